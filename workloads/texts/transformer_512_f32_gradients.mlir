!t0 = tensor<1024xf32>
!t1 = tensor<1024x16x64xf32>
!t2 = tensor<f32>
!t3 = tensor<16x64x1024xf32>
!t4 = tensor<512x256x1024xbf16>
!t5 = tensor<1024x4096xf32>
!t6 = tensor<4096x1024xf32>
!t7 = tensor<512x256x16x64xbf16>
!t8 = tensor<512x256xf32>
!t9 = tensor<4096xf32>
!t10 = tensor<512x16x256x256xbf16>
!t11 = tensor<512x256x4096xbf16>
!t12 = tensor<512x256xi32>
!t13 = tensor<512x256x1024xf32>
!t14 = tensor<33708x1024xf32>
!t15 = tensor<512x256x256xf32>
!t16 = tensor<i32>
!t17 = tensor<1024x16x64xbf16>
!t18 = tensor<bf16>
!t19 = tensor<512x256x33708xf32>
!t20 = tensor<512x16x64x256xbf16>
!t21 = tensor<512x16x256x256xf32>
!t22 = tensor<512x256xi1>
!t23 = tensor<512x256x33708xbf16>
!t24 = tensor<16x64x1024xbf16>
!t25 = tensor<512x16x256x64xbf16>
!t26 = tensor<512x256x1xi32>
!t27 = tensor<1024x4096xbf16>
!t28 = tensor<4096x1024xbf16>
!t29 = tensor<512x256x33708xi32>
!t30 = tensor<512x256x33708xi1>
!t31 = tensor<256x256xf32>
!t32 = tensor<512x256x512xf32>
!t33 = tensor<512x255xi32>
!t34 = tensor<512x1x256xi32>
!t35 = tensor<512x256x256xi1>
!t36 = tensor<512x16x256xf32>
!t37 = tensor<512xf32>
!t38 = tensor<256x256xi32>
!t39 = tensor<256x256xi1>
!t40 = tensor<33708x1024xbf16>
!t41 = tensor<512x256x256xi32>
!t42 = tensor<4096xbf16>
!t43 = tensor<1x1x4096xbf16>
!t44 = tensor<1024xbf16>
!t45 = tensor<1x1x1024xbf16>
!t46 = tensor<512x256x4096xf32>
!t47 = tensor<512x256x4096xi1>
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: !t1 {tf.aliasing_output = 0 : i32}, %arg1: !t3 {tf.aliasing_output = 1 : i32}, %arg2: !t1 {tf.aliasing_output = 2 : i32}, %arg3: !t1 {tf.aliasing_output = 3 : i32}, %arg4: !t9 {tf.aliasing_output = 4 : i32}, %arg5: !t5 {tf.aliasing_output = 5 : i32}, %arg6: !t0 {tf.aliasing_output = 6 : i32}, %arg7: !t0 {tf.aliasing_output = 7 : i32}, %arg8: !t0 {tf.aliasing_output = 8 : i32}, %arg9: !t0 {tf.aliasing_output = 9 : i32}, %arg10: !t0 {tf.aliasing_output = 10 : i32}, %arg11: !t0 {tf.aliasing_output = 11 : i32}, %arg12: !t0 {tf.aliasing_output = 12 : i32}, %arg13: !t6 {tf.aliasing_output = 13 : i32}, %arg14: !t1 {tf.aliasing_output = 14 : i32}, %arg15: !t3 {tf.aliasing_output = 15 : i32}, %arg16: !t1 {tf.aliasing_output = 16 : i32}, %arg17: !t1 {tf.aliasing_output = 17 : i32}, %arg18: !t1 {tf.aliasing_output = 18 : i32}, %arg19: !t3 {tf.aliasing_output = 19 : i32}, %arg20: !t1 {tf.aliasing_output = 20 : i32}, %arg21: !t1 {tf.aliasing_output = 21 : i32}, %arg22: !t9 {tf.aliasing_output = 22 : i32}, %arg23: !t5 {tf.aliasing_output = 23 : i32}, %arg24: !t0 {tf.aliasing_output = 24 : i32}, %arg25: !t0 {tf.aliasing_output = 25 : i32}, %arg26: !t0 {tf.aliasing_output = 26 : i32}, %arg27: !t0 {tf.aliasing_output = 27 : i32}, %arg28: !t0 {tf.aliasing_output = 28 : i32}, %arg29: !t0 {tf.aliasing_output = 29 : i32}, %arg30: !t0 {tf.aliasing_output = 30 : i32}, %arg31: !t6 {tf.aliasing_output = 31 : i32}, %arg32: !t1 {tf.aliasing_output = 32 : i32}, %arg33: !t3 {tf.aliasing_output = 33 : i32}, %arg34: !t1 {tf.aliasing_output = 34 : i32}, %arg35: !t1 {tf.aliasing_output = 35 : i32}, %arg36: !t1 {tf.aliasing_output = 36 : i32}, %arg37: !t3 {tf.aliasing_output = 37 : i32}, %arg38: !t1 {tf.aliasing_output = 38 : i32}, %arg39: !t1 {tf.aliasing_output = 39 : i32}, %arg40: !t9 {tf.aliasing_output = 40 : i32}, %arg41: !t5 {tf.aliasing_output = 41 : i32}, %arg42: !t0 {tf.aliasing_output = 42 : i32}, %arg43: !t0 {tf.aliasing_output = 43 : i32}, %arg44: !t0 {tf.aliasing_output = 44 : i32}, %arg45: !t0 {tf.aliasing_output = 45 : i32}, %arg46: !t0 {tf.aliasing_output = 46 : i32}, %arg47: !t0 {tf.aliasing_output = 47 : i32}, %arg48: !t0 {tf.aliasing_output = 48 : i32}, %arg49: !t6 {tf.aliasing_output = 49 : i32}, %arg50: !t1 {tf.aliasing_output = 50 : i32}, %arg51: !t3 {tf.aliasing_output = 51 : i32}, %arg52: !t1 {tf.aliasing_output = 52 : i32}, %arg53: !t1 {tf.aliasing_output = 53 : i32}, %arg54: !t1 {tf.aliasing_output = 54 : i32}, %arg55: !t3 {tf.aliasing_output = 55 : i32}, %arg56: !t1 {tf.aliasing_output = 56 : i32}, %arg57: !t1 {tf.aliasing_output = 57 : i32}, %arg58: !t9 {tf.aliasing_output = 58 : i32}, %arg59: !t5 {tf.aliasing_output = 59 : i32}, %arg60: !t0 {tf.aliasing_output = 60 : i32}, %arg61: !t0 {tf.aliasing_output = 61 : i32}, %arg62: !t0 {tf.aliasing_output = 62 : i32}, %arg63: !t0 {tf.aliasing_output = 63 : i32}, %arg64: !t0 {tf.aliasing_output = 64 : i32}, %arg65: !t0 {tf.aliasing_output = 65 : i32}, %arg66: !t0 {tf.aliasing_output = 66 : i32}, %arg67: !t6 {tf.aliasing_output = 67 : i32}, %arg68: !t1 {tf.aliasing_output = 68 : i32}, %arg69: !t3 {tf.aliasing_output = 69 : i32}, %arg70: !t1 {tf.aliasing_output = 70 : i32}, %arg71: !t1 {tf.aliasing_output = 71 : i32}, %arg72: !t1 {tf.aliasing_output = 72 : i32}, %arg73: !t3 {tf.aliasing_output = 73 : i32}, %arg74: !t1 {tf.aliasing_output = 74 : i32}, %arg75: !t1 {tf.aliasing_output = 75 : i32}, %arg76: !t9 {tf.aliasing_output = 76 : i32}, %arg77: !t5 {tf.aliasing_output = 77 : i32}, %arg78: !t0 {tf.aliasing_output = 78 : i32}, %arg79: !t0 {tf.aliasing_output = 79 : i32}, %arg80: !t0 {tf.aliasing_output = 80 : i32}, %arg81: !t0 {tf.aliasing_output = 81 : i32}, %arg82: !t0 {tf.aliasing_output = 82 : i32}, %arg83: !t0 {tf.aliasing_output = 83 : i32}, %arg84: !t0 {tf.aliasing_output = 84 : i32}, %arg85: !t6 {tf.aliasing_output = 85 : i32}, %arg86: !t1 {tf.aliasing_output = 86 : i32}, %arg87: !t3 {tf.aliasing_output = 87 : i32}, %arg88: !t1 {tf.aliasing_output = 88 : i32}, %arg89: !t1 {tf.aliasing_output = 89 : i32}, %arg90: !t1 {tf.aliasing_output = 90 : i32}, %arg91: !t3 {tf.aliasing_output = 91 : i32}, %arg92: !t1 {tf.aliasing_output = 92 : i32}, %arg93: !t1 {tf.aliasing_output = 93 : i32}, %arg94: !t9 {tf.aliasing_output = 94 : i32}, %arg95: !t5 {tf.aliasing_output = 95 : i32}, %arg96: !t0 {tf.aliasing_output = 96 : i32}, %arg97: !t0 {tf.aliasing_output = 97 : i32}, %arg98: !t0 {tf.aliasing_output = 98 : i32}, %arg99: !t0 {tf.aliasing_output = 99 : i32}, %arg100: !t0 {tf.aliasing_output = 100 : i32}, %arg101: !t0 {tf.aliasing_output = 101 : i32}, %arg102: !t0 {tf.aliasing_output = 102 : i32}, %arg103: !t6 {tf.aliasing_output = 103 : i32}, %arg104: !t1 {tf.aliasing_output = 104 : i32}, %arg105: !t3 {tf.aliasing_output = 105 : i32}, %arg106: !t1 {tf.aliasing_output = 106 : i32}, %arg107: !t1 {tf.aliasing_output = 107 : i32}, %arg108: !t0 {tf.aliasing_output = 108 : i32}, %arg109: !t0 {tf.aliasing_output = 109 : i32}, %arg110: !t1 {tf.aliasing_output = 110 : i32}, %arg111: !t3 {tf.aliasing_output = 111 : i32}, %arg112: !t1 {tf.aliasing_output = 112 : i32}, %arg113: !t1 {tf.aliasing_output = 113 : i32}, %arg114: !t9 {tf.aliasing_output = 114 : i32}, %arg115: !t5 {tf.aliasing_output = 115 : i32}, %arg116: !t0 {tf.aliasing_output = 116 : i32}, %arg117: !t0 {tf.aliasing_output = 117 : i32}, %arg118: !t0 {tf.aliasing_output = 118 : i32}, %arg119: !t0 {tf.aliasing_output = 119 : i32}, %arg120: !t0 {tf.aliasing_output = 120 : i32}, %arg121: !t6 {tf.aliasing_output = 121 : i32}, %arg122: !t1 {tf.aliasing_output = 122 : i32}, %arg123: !t3 {tf.aliasing_output = 123 : i32}, %arg124: !t1 {tf.aliasing_output = 124 : i32}, %arg125: !t1 {tf.aliasing_output = 125 : i32}, %arg126: !t9 {tf.aliasing_output = 126 : i32}, %arg127: !t5 {tf.aliasing_output = 127 : i32}, %arg128: !t0 {tf.aliasing_output = 128 : i32}, %arg129: !t0 {tf.aliasing_output = 129 : i32}, %arg130: !t0 {tf.aliasing_output = 130 : i32}, %arg131: !t0 {tf.aliasing_output = 131 : i32}, %arg132: !t0 {tf.aliasing_output = 132 : i32}, %arg133: !t6 {tf.aliasing_output = 133 : i32}, %arg134: !t1 {tf.aliasing_output = 134 : i32}, %arg135: !t3 {tf.aliasing_output = 135 : i32}, %arg136: !t1 {tf.aliasing_output = 136 : i32}, %arg137: !t1 {tf.aliasing_output = 137 : i32}, %arg138: !t9 {tf.aliasing_output = 138 : i32}, %arg139: !t5 {tf.aliasing_output = 139 : i32}, %arg140: !t0 {tf.aliasing_output = 140 : i32}, %arg141: !t0 {tf.aliasing_output = 141 : i32}, %arg142: !t0 {tf.aliasing_output = 142 : i32}, %arg143: !t0 {tf.aliasing_output = 143 : i32}, %arg144: !t0 {tf.aliasing_output = 144 : i32}, %arg145: !t6 {tf.aliasing_output = 145 : i32}, %arg146: !t1 {tf.aliasing_output = 146 : i32}, %arg147: !t3 {tf.aliasing_output = 147 : i32}, %arg148: !t1 {tf.aliasing_output = 148 : i32}, %arg149: !t1 {tf.aliasing_output = 149 : i32}, %arg150: !t9 {tf.aliasing_output = 150 : i32}, %arg151: !t5 {tf.aliasing_output = 151 : i32}, %arg152: !t0 {tf.aliasing_output = 152 : i32}, %arg153: !t0 {tf.aliasing_output = 153 : i32}, %arg154: !t0 {tf.aliasing_output = 154 : i32}, %arg155: !t0 {tf.aliasing_output = 155 : i32}, %arg156: !t0 {tf.aliasing_output = 156 : i32}, %arg157: !t6 {tf.aliasing_output = 157 : i32}, %arg158: !t1 {tf.aliasing_output = 158 : i32}, %arg159: !t3 {tf.aliasing_output = 159 : i32}, %arg160: !t1 {tf.aliasing_output = 160 : i32}, %arg161: !t1 {tf.aliasing_output = 161 : i32}, %arg162: !t9 {tf.aliasing_output = 162 : i32}, %arg163: !t5 {tf.aliasing_output = 163 : i32}, %arg164: !t0 {tf.aliasing_output = 164 : i32}, %arg165: !t0 {tf.aliasing_output = 165 : i32}, %arg166: !t0 {tf.aliasing_output = 166 : i32}, %arg167: !t0 {tf.aliasing_output = 167 : i32}, %arg168: !t0 {tf.aliasing_output = 168 : i32}, %arg169: !t6 {tf.aliasing_output = 169 : i32}, %arg170: !t1 {tf.aliasing_output = 170 : i32}, %arg171: !t3 {tf.aliasing_output = 171 : i32}, %arg172: !t1 {tf.aliasing_output = 172 : i32}, %arg173: !t1 {tf.aliasing_output = 173 : i32}, %arg174: !t9 {tf.aliasing_output = 174 : i32}, %arg175: !t5 {tf.aliasing_output = 175 : i32}, %arg176: !t0 {tf.aliasing_output = 176 : i32}, %arg177: !t0 {tf.aliasing_output = 177 : i32}, %arg178: !t0 {tf.aliasing_output = 178 : i32}, %arg179: !t0 {tf.aliasing_output = 179 : i32}, %arg180: !t0 {tf.aliasing_output = 180 : i32}, %arg181: !t6 {tf.aliasing_output = 181 : i32}, %arg182: !t0 {tf.aliasing_output = 182 : i32}, %arg183: !t0 {tf.aliasing_output = 183 : i32}, %arg184: !t14 {tf.aliasing_output = 184 : i32}, %arg185: !t1 {tf.aliasing_output = 185 : i32}, %arg186: !t3 {tf.aliasing_output = 186 : i32}, %arg187: !t1 {tf.aliasing_output = 187 : i32}, %arg188: !t1 {tf.aliasing_output = 188 : i32}, %arg189: !t9 {tf.aliasing_output = 189 : i32}, %arg190: !t5 {tf.aliasing_output = 190 : i32}, %arg191: !t0 {tf.aliasing_output = 191 : i32}, %arg192: !t0 {tf.aliasing_output = 192 : i32}, %arg193: !t0 {tf.aliasing_output = 193 : i32}, %arg194: !t0 {tf.aliasing_output = 194 : i32}, %arg195: !t0 {tf.aliasing_output = 195 : i32}, %arg196: !t0 {tf.aliasing_output = 196 : i32}, %arg197: !t0 {tf.aliasing_output = 197 : i32}, %arg198: !t6 {tf.aliasing_output = 198 : i32}, %arg199: !t1 {tf.aliasing_output = 199 : i32}, %arg200: !t3 {tf.aliasing_output = 200 : i32}, %arg201: !t1 {tf.aliasing_output = 201 : i32}, %arg202: !t1 {tf.aliasing_output = 202 : i32}, %arg203: !t1 {tf.aliasing_output = 203 : i32}, %arg204: !t3 {tf.aliasing_output = 204 : i32}, %arg205: !t1 {tf.aliasing_output = 205 : i32}, %arg206: !t1 {tf.aliasing_output = 206 : i32}, %arg207: !t9 {tf.aliasing_output = 207 : i32}, %arg208: !t5 {tf.aliasing_output = 208 : i32}, %arg209: !t0 {tf.aliasing_output = 209 : i32}, %arg210: !t0 {tf.aliasing_output = 210 : i32}, %arg211: !t0 {tf.aliasing_output = 211 : i32}, %arg212: !t0 {tf.aliasing_output = 212 : i32}, %arg213: !t0 {tf.aliasing_output = 213 : i32}, %arg214: !t0 {tf.aliasing_output = 214 : i32}, %arg215: !t0 {tf.aliasing_output = 215 : i32}, %arg216: !t6 {tf.aliasing_output = 216 : i32}, %arg217: !t1 {tf.aliasing_output = 217 : i32}, %arg218: !t3 {tf.aliasing_output = 218 : i32}, %arg219: !t1 {tf.aliasing_output = 219 : i32}, %arg220: !t1 {tf.aliasing_output = 220 : i32}, %arg221: !t1 {tf.aliasing_output = 221 : i32}, %arg222: !t3 {tf.aliasing_output = 222 : i32}, %arg223: !t1 {tf.aliasing_output = 223 : i32}, %arg224: !t1 {tf.aliasing_output = 224 : i32}, %arg225: !t9 {tf.aliasing_output = 225 : i32}, %arg226: !t5 {tf.aliasing_output = 226 : i32}, %arg227: !t0 {tf.aliasing_output = 227 : i32}, %arg228: !t0 {tf.aliasing_output = 228 : i32}, %arg229: !t0 {tf.aliasing_output = 229 : i32}, %arg230: !t0 {tf.aliasing_output = 230 : i32}, %arg231: !t0 {tf.aliasing_output = 231 : i32}, %arg232: !t0 {tf.aliasing_output = 232 : i32}, %arg233: !t0 {tf.aliasing_output = 233 : i32}, %arg234: !t6 {tf.aliasing_output = 234 : i32}, %arg235: !t1 {tf.aliasing_output = 235 : i32}, %arg236: !t3 {tf.aliasing_output = 236 : i32}, %arg237: !t1 {tf.aliasing_output = 237 : i32}, %arg238: !t1 {tf.aliasing_output = 238 : i32}, %arg239: !t1 {tf.aliasing_output = 239 : i32}, %arg240: !t3 {tf.aliasing_output = 240 : i32}, %arg241: !t1 {tf.aliasing_output = 241 : i32}, %arg242: !t1 {tf.aliasing_output = 242 : i32}, %arg243: !t9 {tf.aliasing_output = 243 : i32}, %arg244: !t5 {tf.aliasing_output = 244 : i32}, %arg245: !t0 {tf.aliasing_output = 245 : i32}, %arg246: !t0 {tf.aliasing_output = 246 : i32}, %arg247: !t0 {tf.aliasing_output = 247 : i32}, %arg248: !t0 {tf.aliasing_output = 248 : i32}, %arg249: !t0 {tf.aliasing_output = 249 : i32}, %arg250: !t0 {tf.aliasing_output = 250 : i32}, %arg251: !t0 {tf.aliasing_output = 251 : i32}, %arg252: !t6 {tf.aliasing_output = 252 : i32}, %arg253: !t1 {tf.aliasing_output = 253 : i32}, %arg254: !t3 {tf.aliasing_output = 254 : i32}, %arg255: !t1 {tf.aliasing_output = 255 : i32}, %arg256: !t1 {tf.aliasing_output = 256 : i32}, %arg257: !t1 {tf.aliasing_output = 257 : i32}, %arg258: !t3 {tf.aliasing_output = 258 : i32}, %arg259: !t1 {tf.aliasing_output = 259 : i32}, %arg260: !t1 {tf.aliasing_output = 260 : i32}, %arg261: !t9 {tf.aliasing_output = 261 : i32}, %arg262: !t5 {tf.aliasing_output = 262 : i32}, %arg263: !t0 {tf.aliasing_output = 263 : i32}, %arg264: !t0 {tf.aliasing_output = 264 : i32}, %arg265: !t0 {tf.aliasing_output = 265 : i32}, %arg266: !t0 {tf.aliasing_output = 266 : i32}, %arg267: !t0 {tf.aliasing_output = 267 : i32}, %arg268: !t0 {tf.aliasing_output = 268 : i32}, %arg269: !t0 {tf.aliasing_output = 269 : i32}, %arg270: !t6 {tf.aliasing_output = 270 : i32}, %arg271: !t1 {tf.aliasing_output = 271 : i32}, %arg272: !t3 {tf.aliasing_output = 272 : i32}, %arg273: !t1 {tf.aliasing_output = 273 : i32}, %arg274: !t1 {tf.aliasing_output = 274 : i32}, %arg275: !t1 {tf.aliasing_output = 275 : i32}, %arg276: !t3 {tf.aliasing_output = 276 : i32}, %arg277: !t1 {tf.aliasing_output = 277 : i32}, %arg278: !t1 {tf.aliasing_output = 278 : i32}, %arg279: !t9 {tf.aliasing_output = 279 : i32}, %arg280: !t5 {tf.aliasing_output = 280 : i32}, %arg281: !t0 {tf.aliasing_output = 281 : i32}, %arg282: !t0 {tf.aliasing_output = 282 : i32}, %arg283: !t0 {tf.aliasing_output = 283 : i32}, %arg284: !t0 {tf.aliasing_output = 284 : i32}, %arg285: !t0 {tf.aliasing_output = 285 : i32}, %arg286: !t0 {tf.aliasing_output = 286 : i32}, %arg287: !t0 {tf.aliasing_output = 287 : i32}, %arg288: !t6 {tf.aliasing_output = 288 : i32}, %arg289: !t1 {tf.aliasing_output = 289 : i32}, %arg290: !t3 {tf.aliasing_output = 290 : i32}, %arg291: !t1 {tf.aliasing_output = 291 : i32}, %arg292: !t1 {tf.aliasing_output = 292 : i32}, %arg293: !t0 {tf.aliasing_output = 293 : i32}, %arg294: !t0 {tf.aliasing_output = 294 : i32}, %arg295: !t1 {tf.aliasing_output = 295 : i32}, %arg296: !t3 {tf.aliasing_output = 296 : i32}, %arg297: !t1 {tf.aliasing_output = 297 : i32}, %arg298: !t1 {tf.aliasing_output = 298 : i32}, %arg299: !t9 {tf.aliasing_output = 299 : i32}, %arg300: !t5 {tf.aliasing_output = 300 : i32}, %arg301: !t0 {tf.aliasing_output = 301 : i32}, %arg302: !t0 {tf.aliasing_output = 302 : i32}, %arg303: !t0 {tf.aliasing_output = 303 : i32}, %arg304: !t0 {tf.aliasing_output = 304 : i32}, %arg305: !t0 {tf.aliasing_output = 305 : i32}, %arg306: !t6 {tf.aliasing_output = 306 : i32}, %arg307: !t1 {tf.aliasing_output = 307 : i32}, %arg308: !t3 {tf.aliasing_output = 308 : i32}, %arg309: !t1 {tf.aliasing_output = 309 : i32}, %arg310: !t1 {tf.aliasing_output = 310 : i32}, %arg311: !t9 {tf.aliasing_output = 311 : i32}, %arg312: !t5 {tf.aliasing_output = 312 : i32}, %arg313: !t0 {tf.aliasing_output = 313 : i32}, %arg314: !t0 {tf.aliasing_output = 314 : i32}, %arg315: !t0 {tf.aliasing_output = 315 : i32}, %arg316: !t0 {tf.aliasing_output = 316 : i32}, %arg317: !t0 {tf.aliasing_output = 317 : i32}, %arg318: !t6 {tf.aliasing_output = 318 : i32}, %arg319: !t1 {tf.aliasing_output = 319 : i32}, %arg320: !t3 {tf.aliasing_output = 320 : i32}, %arg321: !t1 {tf.aliasing_output = 321 : i32}, %arg322: !t1 {tf.aliasing_output = 322 : i32}, %arg323: !t9 {tf.aliasing_output = 323 : i32}, %arg324: !t5 {tf.aliasing_output = 324 : i32}, %arg325: !t0 {tf.aliasing_output = 325 : i32}, %arg326: !t0 {tf.aliasing_output = 326 : i32}, %arg327: !t0 {tf.aliasing_output = 327 : i32}, %arg328: !t0 {tf.aliasing_output = 328 : i32}, %arg329: !t0 {tf.aliasing_output = 329 : i32}, %arg330: !t6 {tf.aliasing_output = 330 : i32}, %arg331: !t1 {tf.aliasing_output = 331 : i32}, %arg332: !t3 {tf.aliasing_output = 332 : i32}, %arg333: !t1 {tf.aliasing_output = 333 : i32}, %arg334: !t1 {tf.aliasing_output = 334 : i32}, %arg335: !t9 {tf.aliasing_output = 335 : i32}, %arg336: !t5 {tf.aliasing_output = 336 : i32}, %arg337: !t0 {tf.aliasing_output = 337 : i32}, %arg338: !t0 {tf.aliasing_output = 338 : i32}, %arg339: !t0 {tf.aliasing_output = 339 : i32}, %arg340: !t0 {tf.aliasing_output = 340 : i32}, %arg341: !t0 {tf.aliasing_output = 341 : i32}, %arg342: !t6 {tf.aliasing_output = 342 : i32}, %arg343: !t1 {tf.aliasing_output = 343 : i32}, %arg344: !t3 {tf.aliasing_output = 344 : i32}, %arg345: !t1 {tf.aliasing_output = 345 : i32}, %arg346: !t1 {tf.aliasing_output = 346 : i32}, %arg347: !t9 {tf.aliasing_output = 347 : i32}, %arg348: !t5 {tf.aliasing_output = 348 : i32}, %arg349: !t0 {tf.aliasing_output = 349 : i32}, %arg350: !t0 {tf.aliasing_output = 350 : i32}, %arg351: !t0 {tf.aliasing_output = 351 : i32}, %arg352: !t0 {tf.aliasing_output = 352 : i32}, %arg353: !t0 {tf.aliasing_output = 353 : i32}, %arg354: !t6 {tf.aliasing_output = 354 : i32}, %arg355: !t1 {tf.aliasing_output = 355 : i32}, %arg356: !t3 {tf.aliasing_output = 356 : i32}, %arg357: !t1 {tf.aliasing_output = 357 : i32}, %arg358: !t1 {tf.aliasing_output = 358 : i32}, %arg359: !t9 {tf.aliasing_output = 359 : i32}, %arg360: !t5 {tf.aliasing_output = 360 : i32}, %arg361: !t0 {tf.aliasing_output = 361 : i32}, %arg362: !t0 {tf.aliasing_output = 362 : i32}, %arg363: !t0 {tf.aliasing_output = 363 : i32}, %arg364: !t0 {tf.aliasing_output = 364 : i32}, %arg365: !t0 {tf.aliasing_output = 365 : i32}, %arg366: !t6 {tf.aliasing_output = 366 : i32}, %arg367: !t0 {tf.aliasing_output = 367 : i32}, %arg368: !t0 {tf.aliasing_output = 368 : i32}, %arg369: !t14 {tf.aliasing_output = 369 : i32}, %arg370: !t16 {tf.aliasing_output = 370 : i32}, %arg371: !t1 {tf.aliasing_output = 371 : i32}, %arg372: !t3 {tf.aliasing_output = 372 : i32}, %arg373: !t1 {tf.aliasing_output = 373 : i32}, %arg374: !t1 {tf.aliasing_output = 374 : i32}, %arg375: !t9 {tf.aliasing_output = 375 : i32}, %arg376: !t5 {tf.aliasing_output = 376 : i32}, %arg377: !t0 {tf.aliasing_output = 377 : i32}, %arg378: !t0 {tf.aliasing_output = 378 : i32}, %arg379: !t0 {tf.aliasing_output = 379 : i32}, %arg380: !t0 {tf.aliasing_output = 380 : i32}, %arg381: !t0 {tf.aliasing_output = 381 : i32}, %arg382: !t0 {tf.aliasing_output = 382 : i32}, %arg383: !t0 {tf.aliasing_output = 383 : i32}, %arg384: !t6 {tf.aliasing_output = 384 : i32}, %arg385: !t1 {tf.aliasing_output = 385 : i32}, %arg386: !t3 {tf.aliasing_output = 386 : i32}, %arg387: !t1 {tf.aliasing_output = 387 : i32}, %arg388: !t1 {tf.aliasing_output = 388 : i32}, %arg389: !t1 {tf.aliasing_output = 389 : i32}, %arg390: !t3 {tf.aliasing_output = 390 : i32}, %arg391: !t1 {tf.aliasing_output = 391 : i32}, %arg392: !t1 {tf.aliasing_output = 392 : i32}, %arg393: !t9 {tf.aliasing_output = 393 : i32}, %arg394: !t5 {tf.aliasing_output = 394 : i32}, %arg395: !t0 {tf.aliasing_output = 395 : i32}, %arg396: !t0 {tf.aliasing_output = 396 : i32}, %arg397: !t0 {tf.aliasing_output = 397 : i32}, %arg398: !t0 {tf.aliasing_output = 398 : i32}, %arg399: !t0 {tf.aliasing_output = 399 : i32}, %arg400: !t0 {tf.aliasing_output = 400 : i32}, %arg401: !t0 {tf.aliasing_output = 401 : i32}, %arg402: !t6 {tf.aliasing_output = 402 : i32}, %arg403: !t1 {tf.aliasing_output = 403 : i32}, %arg404: !t3 {tf.aliasing_output = 404 : i32}, %arg405: !t1 {tf.aliasing_output = 405 : i32}, %arg406: !t1 {tf.aliasing_output = 406 : i32}, %arg407: !t1 {tf.aliasing_output = 407 : i32}, %arg408: !t3 {tf.aliasing_output = 408 : i32}, %arg409: !t1 {tf.aliasing_output = 409 : i32}, %arg410: !t1 {tf.aliasing_output = 410 : i32}, %arg411: !t9 {tf.aliasing_output = 411 : i32}, %arg412: !t5 {tf.aliasing_output = 412 : i32}, %arg413: !t0 {tf.aliasing_output = 413 : i32}, %arg414: !t0 {tf.aliasing_output = 414 : i32}, %arg415: !t0 {tf.aliasing_output = 415 : i32}, %arg416: !t0 {tf.aliasing_output = 416 : i32}, %arg417: !t0 {tf.aliasing_output = 417 : i32}, %arg418: !t0 {tf.aliasing_output = 418 : i32}, %arg419: !t0 {tf.aliasing_output = 419 : i32}, %arg420: !t6 {tf.aliasing_output = 420 : i32}, %arg421: !t1 {tf.aliasing_output = 421 : i32}, %arg422: !t3 {tf.aliasing_output = 422 : i32}, %arg423: !t1 {tf.aliasing_output = 423 : i32}, %arg424: !t1 {tf.aliasing_output = 424 : i32}, %arg425: !t1 {tf.aliasing_output = 425 : i32}, %arg426: !t3 {tf.aliasing_output = 426 : i32}, %arg427: !t1 {tf.aliasing_output = 427 : i32}, %arg428: !t1 {tf.aliasing_output = 428 : i32}, %arg429: !t9 {tf.aliasing_output = 429 : i32}, %arg430: !t5 {tf.aliasing_output = 430 : i32}, %arg431: !t0 {tf.aliasing_output = 431 : i32}, %arg432: !t0 {tf.aliasing_output = 432 : i32}, %arg433: !t0 {tf.aliasing_output = 433 : i32}, %arg434: !t0 {tf.aliasing_output = 434 : i32}, %arg435: !t0 {tf.aliasing_output = 435 : i32}, %arg436: !t0 {tf.aliasing_output = 436 : i32}, %arg437: !t0 {tf.aliasing_output = 437 : i32}, %arg438: !t6 {tf.aliasing_output = 438 : i32}, %arg439: !t1 {tf.aliasing_output = 439 : i32}, %arg440: !t3 {tf.aliasing_output = 440 : i32}, %arg441: !t1 {tf.aliasing_output = 441 : i32}, %arg442: !t1 {tf.aliasing_output = 442 : i32}, %arg443: !t1 {tf.aliasing_output = 443 : i32}, %arg444: !t3 {tf.aliasing_output = 444 : i32}, %arg445: !t1 {tf.aliasing_output = 445 : i32}, %arg446: !t1 {tf.aliasing_output = 446 : i32}, %arg447: !t9 {tf.aliasing_output = 447 : i32}, %arg448: !t5 {tf.aliasing_output = 448 : i32}, %arg449: !t0 {tf.aliasing_output = 449 : i32}, %arg450: !t0 {tf.aliasing_output = 450 : i32}, %arg451: !t0 {tf.aliasing_output = 451 : i32}, %arg452: !t0 {tf.aliasing_output = 452 : i32}, %arg453: !t0 {tf.aliasing_output = 453 : i32}, %arg454: !t0 {tf.aliasing_output = 454 : i32}, %arg455: !t0 {tf.aliasing_output = 455 : i32}, %arg456: !t6 {tf.aliasing_output = 456 : i32}, %arg457: !t1 {tf.aliasing_output = 457 : i32}, %arg458: !t3 {tf.aliasing_output = 458 : i32}, %arg459: !t1 {tf.aliasing_output = 459 : i32}, %arg460: !t1 {tf.aliasing_output = 460 : i32}, %arg461: !t1 {tf.aliasing_output = 461 : i32}, %arg462: !t3 {tf.aliasing_output = 462 : i32}, %arg463: !t1 {tf.aliasing_output = 463 : i32}, %arg464: !t1 {tf.aliasing_output = 464 : i32}, %arg465: !t9 {tf.aliasing_output = 465 : i32}, %arg466: !t5 {tf.aliasing_output = 466 : i32}, %arg467: !t0 {tf.aliasing_output = 467 : i32}, %arg468: !t0 {tf.aliasing_output = 468 : i32}, %arg469: !t0 {tf.aliasing_output = 469 : i32}, %arg470: !t0 {tf.aliasing_output = 470 : i32}, %arg471: !t0 {tf.aliasing_output = 471 : i32}, %arg472: !t0 {tf.aliasing_output = 472 : i32}, %arg473: !t0 {tf.aliasing_output = 473 : i32}, %arg474: !t6 {tf.aliasing_output = 474 : i32}, %arg475: !t1 {tf.aliasing_output = 475 : i32}, %arg476: !t3 {tf.aliasing_output = 476 : i32}, %arg477: !t1 {tf.aliasing_output = 477 : i32}, %arg478: !t1 {tf.aliasing_output = 478 : i32}, %arg479: !t0 {tf.aliasing_output = 479 : i32}, %arg480: !t0 {tf.aliasing_output = 480 : i32}, %arg481: !t1 {tf.aliasing_output = 481 : i32}, %arg482: !t3 {tf.aliasing_output = 482 : i32}, %arg483: !t1 {tf.aliasing_output = 483 : i32}, %arg484: !t1 {tf.aliasing_output = 484 : i32}, %arg485: !t9 {tf.aliasing_output = 485 : i32}, %arg486: !t5 {tf.aliasing_output = 486 : i32}, %arg487: !t0 {tf.aliasing_output = 487 : i32}, %arg488: !t0 {tf.aliasing_output = 488 : i32}, %arg489: !t0 {tf.aliasing_output = 489 : i32}, %arg490: !t0 {tf.aliasing_output = 490 : i32}, %arg491: !t0 {tf.aliasing_output = 491 : i32}, %arg492: !t6 {tf.aliasing_output = 492 : i32}, %arg493: !t1 {tf.aliasing_output = 493 : i32}, %arg494: !t3 {tf.aliasing_output = 494 : i32}, %arg495: !t1 {tf.aliasing_output = 495 : i32}, %arg496: !t1 {tf.aliasing_output = 496 : i32}, %arg497: !t9 {tf.aliasing_output = 497 : i32}, %arg498: !t5 {tf.aliasing_output = 498 : i32}, %arg499: !t0 {tf.aliasing_output = 499 : i32}, %arg500: !t0 {tf.aliasing_output = 500 : i32}, %arg501: !t0 {tf.aliasing_output = 501 : i32}, %arg502: !t0 {tf.aliasing_output = 502 : i32}, %arg503: !t0 {tf.aliasing_output = 503 : i32}, %arg504: !t6 {tf.aliasing_output = 504 : i32}, %arg505: !t1 {tf.aliasing_output = 505 : i32}, %arg506: !t3 {tf.aliasing_output = 506 : i32}, %arg507: !t1 {tf.aliasing_output = 507 : i32}, %arg508: !t1 {tf.aliasing_output = 508 : i32}, %arg509: !t9 {tf.aliasing_output = 509 : i32}, %arg510: !t5 {tf.aliasing_output = 510 : i32}, %arg511: !t0 {tf.aliasing_output = 511 : i32}, %arg512: !t0 {tf.aliasing_output = 512 : i32}, %arg513: !t0 {tf.aliasing_output = 513 : i32}, %arg514: !t0 {tf.aliasing_output = 514 : i32}, %arg515: !t0 {tf.aliasing_output = 515 : i32}, %arg516: !t6 {tf.aliasing_output = 516 : i32}, %arg517: !t1 {tf.aliasing_output = 517 : i32}, %arg518: !t3 {tf.aliasing_output = 518 : i32}, %arg519: !t1 {tf.aliasing_output = 519 : i32}, %arg520: !t1 {tf.aliasing_output = 520 : i32}, %arg521: !t9 {tf.aliasing_output = 521 : i32}, %arg522: !t5 {tf.aliasing_output = 522 : i32}, %arg523: !t0 {tf.aliasing_output = 523 : i32}, %arg524: !t0 {tf.aliasing_output = 524 : i32}, %arg525: !t0 {tf.aliasing_output = 525 : i32}, %arg526: !t0 {tf.aliasing_output = 526 : i32}, %arg527: !t0 {tf.aliasing_output = 527 : i32}, %arg528: !t6 {tf.aliasing_output = 528 : i32}, %arg529: !t1 {tf.aliasing_output = 529 : i32}, %arg530: !t3 {tf.aliasing_output = 530 : i32}, %arg531: !t1 {tf.aliasing_output = 531 : i32}, %arg532: !t1 {tf.aliasing_output = 532 : i32}, %arg533: !t9 {tf.aliasing_output = 533 : i32}, %arg534: !t5 {tf.aliasing_output = 534 : i32}, %arg535: !t0 {tf.aliasing_output = 535 : i32}, %arg536: !t0 {tf.aliasing_output = 536 : i32}, %arg537: !t0 {tf.aliasing_output = 537 : i32}, %arg538: !t0 {tf.aliasing_output = 538 : i32}, %arg539: !t0 {tf.aliasing_output = 539 : i32}, %arg540: !t6 {tf.aliasing_output = 540 : i32}, %arg541: !t1 {tf.aliasing_output = 541 : i32}, %arg542: !t3 {tf.aliasing_output = 542 : i32}, %arg543: !t1 {tf.aliasing_output = 543 : i32}, %arg544: !t1 {tf.aliasing_output = 544 : i32}, %arg545: !t9 {tf.aliasing_output = 545 : i32}, %arg546: !t5 {tf.aliasing_output = 546 : i32}, %arg547: !t0 {tf.aliasing_output = 547 : i32}, %arg548: !t0 {tf.aliasing_output = 548 : i32}, %arg549: !t0 {tf.aliasing_output = 549 : i32}, %arg550: !t0 {tf.aliasing_output = 550 : i32}, %arg551: !t0 {tf.aliasing_output = 551 : i32}, %arg552: !t6 {tf.aliasing_output = 552 : i32}, %arg553: !t0 {tf.aliasing_output = 553 : i32}, %arg554: !t0 {tf.aliasing_output = 554 : i32}, %arg555: !t14 {tf.aliasing_output = 555 : i32}, %learning_rate: !t2, %inputs: !t12, %input_segments: !t12, %input_positions: !t12, %targets: !t12, %target_segments: !t12, %target_positions: !t12) -> (!t1 {jax.result_info = "result[0]['decoder']['layers'][0]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[0]['decoder']['layers'][0]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][0]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][0]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[0]['decoder']['layers'][0]['inner']['bias']"}, !t5 {jax.result_info = "result[0]['decoder']['layers'][0]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][0]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][0]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][0]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][0]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][0]['norm3']['offset']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][0]['norm3']['scale']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][0]['outer']['bias']"}, !t6 {jax.result_info = "result[0]['decoder']['layers'][0]['outer']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][0]['source']['key']['kernel']"}, !t3 {jax.result_info = "result[0]['decoder']['layers'][0]['source']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][0]['source']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][0]['source']['value']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][1]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[0]['decoder']['layers'][1]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][1]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][1]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[0]['decoder']['layers'][1]['inner']['bias']"}, !t5 {jax.result_info = "result[0]['decoder']['layers'][1]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][1]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][1]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][1]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][1]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][1]['norm3']['offset']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][1]['norm3']['scale']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][1]['outer']['bias']"}, !t6 {jax.result_info = "result[0]['decoder']['layers'][1]['outer']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][1]['source']['key']['kernel']"}, !t3 {jax.result_info = "result[0]['decoder']['layers'][1]['source']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][1]['source']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][1]['source']['value']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][2]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[0]['decoder']['layers'][2]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][2]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][2]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[0]['decoder']['layers'][2]['inner']['bias']"}, !t5 {jax.result_info = "result[0]['decoder']['layers'][2]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][2]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][2]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][2]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][2]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][2]['norm3']['offset']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][2]['norm3']['scale']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][2]['outer']['bias']"}, !t6 {jax.result_info = "result[0]['decoder']['layers'][2]['outer']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][2]['source']['key']['kernel']"}, !t3 {jax.result_info = "result[0]['decoder']['layers'][2]['source']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][2]['source']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][2]['source']['value']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][3]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[0]['decoder']['layers'][3]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][3]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][3]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[0]['decoder']['layers'][3]['inner']['bias']"}, !t5 {jax.result_info = "result[0]['decoder']['layers'][3]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][3]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][3]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][3]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][3]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][3]['norm3']['offset']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][3]['norm3']['scale']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][3]['outer']['bias']"}, !t6 {jax.result_info = "result[0]['decoder']['layers'][3]['outer']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][3]['source']['key']['kernel']"}, !t3 {jax.result_info = "result[0]['decoder']['layers'][3]['source']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][3]['source']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][3]['source']['value']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][4]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[0]['decoder']['layers'][4]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][4]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][4]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[0]['decoder']['layers'][4]['inner']['bias']"}, !t5 {jax.result_info = "result[0]['decoder']['layers'][4]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][4]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][4]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][4]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][4]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][4]['norm3']['offset']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][4]['norm3']['scale']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][4]['outer']['bias']"}, !t6 {jax.result_info = "result[0]['decoder']['layers'][4]['outer']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][4]['source']['key']['kernel']"}, !t3 {jax.result_info = "result[0]['decoder']['layers'][4]['source']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][4]['source']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][4]['source']['value']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][5]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[0]['decoder']['layers'][5]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][5]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][5]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[0]['decoder']['layers'][5]['inner']['bias']"}, !t5 {jax.result_info = "result[0]['decoder']['layers'][5]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][5]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][5]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][5]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][5]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][5]['norm3']['offset']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][5]['norm3']['scale']"}, !t0 {jax.result_info = "result[0]['decoder']['layers'][5]['outer']['bias']"}, !t6 {jax.result_info = "result[0]['decoder']['layers'][5]['outer']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][5]['source']['key']['kernel']"}, !t3 {jax.result_info = "result[0]['decoder']['layers'][5]['source']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][5]['source']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['decoder']['layers'][5]['source']['value']['kernel']"}, !t0 {jax.result_info = "result[0]['decoder']['norm']['offset']"}, !t0 {jax.result_info = "result[0]['decoder']['norm']['scale']"}, !t1 {jax.result_info = "result[0]['encoder']['layers'][0]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[0]['encoder']['layers'][0]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['encoder']['layers'][0]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['encoder']['layers'][0]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[0]['encoder']['layers'][0]['inner']['bias']"}, !t5 {jax.result_info = "result[0]['encoder']['layers'][0]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][0]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][0]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][0]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][0]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][0]['outer']['bias']"}, !t6 {jax.result_info = "result[0]['encoder']['layers'][0]['outer']['kernel']"}, !t1 {jax.result_info = "result[0]['encoder']['layers'][1]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[0]['encoder']['layers'][1]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['encoder']['layers'][1]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['encoder']['layers'][1]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[0]['encoder']['layers'][1]['inner']['bias']"}, !t5 {jax.result_info = "result[0]['encoder']['layers'][1]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][1]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][1]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][1]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][1]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][1]['outer']['bias']"}, !t6 {jax.result_info = "result[0]['encoder']['layers'][1]['outer']['kernel']"}, !t1 {jax.result_info = "result[0]['encoder']['layers'][2]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[0]['encoder']['layers'][2]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['encoder']['layers'][2]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['encoder']['layers'][2]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[0]['encoder']['layers'][2]['inner']['bias']"}, !t5 {jax.result_info = "result[0]['encoder']['layers'][2]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][2]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][2]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][2]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][2]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][2]['outer']['bias']"}, !t6 {jax.result_info = "result[0]['encoder']['layers'][2]['outer']['kernel']"}, !t1 {jax.result_info = "result[0]['encoder']['layers'][3]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[0]['encoder']['layers'][3]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['encoder']['layers'][3]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['encoder']['layers'][3]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[0]['encoder']['layers'][3]['inner']['bias']"}, !t5 {jax.result_info = "result[0]['encoder']['layers'][3]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][3]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][3]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][3]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][3]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][3]['outer']['bias']"}, !t6 {jax.result_info = "result[0]['encoder']['layers'][3]['outer']['kernel']"}, !t1 {jax.result_info = "result[0]['encoder']['layers'][4]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[0]['encoder']['layers'][4]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['encoder']['layers'][4]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['encoder']['layers'][4]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[0]['encoder']['layers'][4]['inner']['bias']"}, !t5 {jax.result_info = "result[0]['encoder']['layers'][4]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][4]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][4]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][4]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][4]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][4]['outer']['bias']"}, !t6 {jax.result_info = "result[0]['encoder']['layers'][4]['outer']['kernel']"}, !t1 {jax.result_info = "result[0]['encoder']['layers'][5]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[0]['encoder']['layers'][5]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['encoder']['layers'][5]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['encoder']['layers'][5]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[0]['encoder']['layers'][5]['inner']['bias']"}, !t5 {jax.result_info = "result[0]['encoder']['layers'][5]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][5]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][5]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][5]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][5]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][5]['outer']['bias']"}, !t6 {jax.result_info = "result[0]['encoder']['layers'][5]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['encoder']['norm']['offset']"}, !t0 {jax.result_info = "result[0]['encoder']['norm']['scale']"}, !t14 {jax.result_info = "result[0]['words']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][0]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][0]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][0]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][0]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][0]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][0]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][0]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][0]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][0]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][0]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][0]['norm3']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][0]['norm3']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][0]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][0]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][0]['source']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][0]['source']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][0]['source']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][0]['source']['value']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][1]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][1]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][1]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][1]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][1]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][1]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][1]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][1]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][1]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][1]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][1]['norm3']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][1]['norm3']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][1]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][1]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][1]['source']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][1]['source']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][1]['source']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][1]['source']['value']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][2]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][2]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][2]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][2]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][2]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][2]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][2]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][2]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][2]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][2]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][2]['norm3']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][2]['norm3']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][2]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][2]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][2]['source']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][2]['source']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][2]['source']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][2]['source']['value']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][3]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][3]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][3]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][3]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][3]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][3]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][3]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][3]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][3]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][3]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][3]['norm3']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][3]['norm3']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][3]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][3]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][3]['source']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][3]['source']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][3]['source']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][3]['source']['value']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][4]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][4]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][4]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][4]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][4]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][4]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][4]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][4]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][4]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][4]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][4]['norm3']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][4]['norm3']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][4]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][4]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][4]['source']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][4]['source']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][4]['source']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][4]['source']['value']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][5]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][5]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][5]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][5]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][5]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][5]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][5]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][5]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][5]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][5]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][5]['norm3']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][5]['norm3']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][5]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][5]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][5]['source']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][5]['source']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][5]['source']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['decoder']['layers'][5]['source']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['norm']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder']['norm']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][0]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][0]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][0]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][0]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][0]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][0]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][0]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][0]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][0]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][0]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][0]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][0]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][1]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][1]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][1]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][1]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][1]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][1]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][1]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][1]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][1]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][1]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][1]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][1]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][2]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][2]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][2]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][2]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][2]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][2]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][2]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][2]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][2]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][2]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][2]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][2]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][3]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][3]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][3]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][3]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][3]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][3]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][3]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][3]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][3]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][3]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][3]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][3]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][4]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][4]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][4]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][4]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][4]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][4]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][4]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][4]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][4]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][4]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][4]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][4]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][5]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][5]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][5]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][5]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][5]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][5]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][5]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][5]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][5]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][5]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][5]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][5]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['norm']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['norm']['scale']"}, !t14 {jax.result_info = "result[1]['optimizer']['m']['words']"}, !t16 {jax.result_info = "result[1]['optimizer']['step']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][0]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][0]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][0]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][0]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][0]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][0]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][0]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][0]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][0]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][0]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][0]['norm3']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][0]['norm3']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][0]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][0]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][0]['source']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][0]['source']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][0]['source']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][0]['source']['value']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][1]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][1]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][1]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][1]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][1]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][1]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][1]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][1]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][1]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][1]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][1]['norm3']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][1]['norm3']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][1]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][1]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][1]['source']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][1]['source']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][1]['source']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][1]['source']['value']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][2]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][2]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][2]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][2]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][2]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][2]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][2]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][2]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][2]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][2]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][2]['norm3']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][2]['norm3']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][2]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][2]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][2]['source']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][2]['source']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][2]['source']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][2]['source']['value']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][3]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][3]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][3]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][3]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][3]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][3]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][3]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][3]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][3]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][3]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][3]['norm3']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][3]['norm3']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][3]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][3]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][3]['source']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][3]['source']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][3]['source']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][3]['source']['value']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][4]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][4]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][4]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][4]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][4]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][4]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][4]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][4]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][4]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][4]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][4]['norm3']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][4]['norm3']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][4]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][4]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][4]['source']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][4]['source']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][4]['source']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][4]['source']['value']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][5]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][5]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][5]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][5]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][5]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][5]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][5]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][5]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][5]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][5]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][5]['norm3']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][5]['norm3']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][5]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][5]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][5]['source']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][5]['source']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][5]['source']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['decoder']['layers'][5]['source']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['norm']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder']['norm']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][0]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][0]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][0]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][0]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][0]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][0]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][0]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][0]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][0]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][0]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][0]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][0]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][1]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][1]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][1]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][1]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][1]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][1]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][1]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][1]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][1]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][1]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][1]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][1]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][2]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][2]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][2]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][2]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][2]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][2]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][2]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][2]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][2]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][2]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][2]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][2]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][3]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][3]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][3]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][3]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][3]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][3]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][3]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][3]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][3]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][3]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][3]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][3]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][4]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][4]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][4]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][4]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][4]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][4]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][4]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][4]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][4]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][4]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][4]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][4]['outer']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][5]['attention']['key']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][5]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][5]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][5]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][5]['inner']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][5]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][5]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][5]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][5]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][5]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][5]['outer']['bias']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][5]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['norm']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['norm']['scale']"}, !t14 {jax.result_info = "result[1]['optimizer']['v']['words']"}, !t2 {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<-1.000000e+09> : !t2
    %0 = call @_mask(%input_segments, %input_segments) : (!t12, !t12) -> !t15
    %c = stablehlo.constant dense<0> : !t16
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (!t16) -> !t12 loc(#l0)
    %2 = stablehlo.compare LT, %inputs, %1, SIGNED : (!t12, !t12) -> !t22 loc(#l0)
    %c_0 = stablehlo.constant dense<33708> : !t16
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t16) -> !t12 loc(#l1)
    %4 = stablehlo.add %inputs, %3 : !t12 loc(#l1)
    %5 = stablehlo.select %2, %4, %inputs : !t22, !t12 loc(#l2)
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (!t12) -> !t26 loc(#l3)
    %7 = "stablehlo.gather"(%arg184, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1024>}> : (!t14, !t26) -> !t13 loc(#l4)
    %8 = stablehlo.convert %7 : (!t13) -> !t4 loc(#l5)
    %cst_1 = stablehlo.constant dense<3.200000e+01> : !t18
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t18) -> !t4 loc(#l6)
    %10 = stablehlo.multiply %8, %9 : !t4 loc(#l6)
    %11 = call @_signal(%input_positions) : (!t12) -> !t13 loc(#l7)
    %12 = stablehlo.convert %11 : (!t13) -> !t4 loc(#l5)
    %13 = stablehlo.add %10, %12 : !t4 loc(#l1)
    %14:14 = call @_encoder(%13, %0, %arg110, %arg111, %arg112, %arg113, %arg114, %arg115, %arg116, %arg117, %arg118, %arg119, %arg120, %arg121) : (!t4, !t15, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6) -> (!t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t11) loc(#l8)
    %15:14 = call @_encoder(%14#0, %0, %arg122, %arg123, %arg124, %arg125, %arg126, %arg127, %arg128, %arg129, %arg130, %arg131, %arg132, %arg133) : (!t4, !t15, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6) -> (!t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t11) loc(#l9)
    %16:14 = call @_encoder(%15#0, %0, %arg134, %arg135, %arg136, %arg137, %arg138, %arg139, %arg140, %arg141, %arg142, %arg143, %arg144, %arg145) : (!t4, !t15, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6) -> (!t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t11) loc(#l10)
    %17:14 = call @_encoder(%16#0, %0, %arg146, %arg147, %arg148, %arg149, %arg150, %arg151, %arg152, %arg153, %arg154, %arg155, %arg156, %arg157) : (!t4, !t15, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6) -> (!t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t11) loc(#l11)
    %18:14 = call @_encoder(%17#0, %0, %arg158, %arg159, %arg160, %arg161, %arg162, %arg163, %arg164, %arg165, %arg166, %arg167, %arg168, %arg169) : (!t4, !t15, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6) -> (!t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t11) loc(#l12)
    %19:14 = call @_encoder(%18#0, %0, %arg170, %arg171, %arg172, %arg173, %arg174, %arg175, %arg176, %arg177, %arg178, %arg179, %arg180, %arg181) : (!t4, !t15, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6) -> (!t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t11) loc(#l13)
    %20:3 = call @normalise_rows_0(%19#0, %arg183, %arg182) : (!t4, !t0, !t0) -> (!t4, !t8, !t8)
    %21 = stablehlo.iota dim = 0 : !t38
    %22 = stablehlo.iota dim = 1 : !t38
    %23 = stablehlo.compare GT, %22, %21, SIGNED : (!t38, !t38) -> !t39
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t2
    %24 = call @_where_1(%23, %cst, %cst_2) : (!t39, !t2, !t2) -> !t31
    %25 = call @_mask(%target_segments, %target_segments) : (!t12, !t12) -> !t15
    %26 = stablehlo.broadcast_in_dim %24, dims = [1, 2] : (!t31) -> tensor<1x256x256xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<1x256x256xf32>) -> !t15
    %28 = stablehlo.add %25, %27 : !t15
    %29 = call @_mask(%target_segments, %input_segments) : (!t12, !t12) -> !t15
    %30 = stablehlo.slice %target_segments [0:512, 0:255] : (!t12) -> !t33
    %c_3 = stablehlo.constant dense<0> : !t16
    %31 = call @_pad(%30, %c_3) : (!t33, !t16) -> !t12
    %32 = stablehlo.compare EQ, %31, %target_segments, SIGNED : (!t12, !t12) -> !t22
    %33 = stablehlo.slice %targets [0:512, 0:255] : (!t12) -> !t33
    %c_4 = stablehlo.constant dense<0> : !t16
    %34 = call @_pad(%33, %c_4) : (!t33, !t16) -> !t12
    %c_5 = stablehlo.constant dense<0> : !t16
    %35 = call @_where_2(%32, %34, %c_5) : (!t22, !t12, !t16) -> !t12
    %c_6 = stablehlo.constant dense<0> : !t16
    %36 = stablehlo.broadcast_in_dim %c_6, dims = [] : (!t16) -> !t12 loc(#l0)
    %37 = stablehlo.compare LT, %35, %36, SIGNED : (!t12, !t12) -> !t22 loc(#l0)
    %c_7 = stablehlo.constant dense<33708> : !t16
    %38 = stablehlo.broadcast_in_dim %c_7, dims = [] : (!t16) -> !t12 loc(#l1)
    %39 = stablehlo.add %35, %38 : !t12 loc(#l1)
    %40 = stablehlo.select %37, %39, %35 : !t22, !t12 loc(#l2)
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (!t12) -> !t26 loc(#l3)
    %42 = "stablehlo.gather"(%arg184, %41) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1024>}> : (!t14, !t26) -> !t13 loc(#l4)
    %43 = stablehlo.convert %42 : (!t13) -> !t4 loc(#l5)
    %cst_8 = stablehlo.constant dense<3.200000e+01> : !t18
    %44 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t18) -> !t4 loc(#l6)
    %45 = stablehlo.multiply %43, %44 : !t4 loc(#l6)
    %46 = call @_signal(%target_positions) : (!t12) -> !t13 loc(#l7)
    %47 = stablehlo.convert %46 : (!t13) -> !t4 loc(#l5)
    %48 = stablehlo.add %45, %47 : !t4 loc(#l1)
    %49:23 = call @_decoder(%48, %20#0, %28, %29, %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17) : (!t4, !t4, !t15, !t15, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1) -> (!t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t11) loc(#l14)
    %50:23 = call @_decoder(%49#0, %20#0, %28, %29, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35) : (!t4, !t4, !t15, !t15, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1) -> (!t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t11) loc(#l15)
    %51:23 = call @_decoder(%50#0, %20#0, %28, %29, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46, %arg47, %arg48, %arg49, %arg50, %arg51, %arg52, %arg53) : (!t4, !t4, !t15, !t15, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1) -> (!t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t11) loc(#l16)
    %52:23 = call @_decoder(%51#0, %20#0, %28, %29, %arg54, %arg55, %arg56, %arg57, %arg58, %arg59, %arg60, %arg61, %arg62, %arg63, %arg64, %arg65, %arg66, %arg67, %arg68, %arg69, %arg70, %arg71) : (!t4, !t4, !t15, !t15, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1) -> (!t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t11) loc(#l17)
    %53:23 = call @_decoder(%52#0, %20#0, %28, %29, %arg72, %arg73, %arg74, %arg75, %arg76, %arg77, %arg78, %arg79, %arg80, %arg81, %arg82, %arg83, %arg84, %arg85, %arg86, %arg87, %arg88, %arg89) : (!t4, !t4, !t15, !t15, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1) -> (!t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t11) loc(#l18)
    %54:23 = call @_decoder(%53#0, %20#0, %28, %29, %arg90, %arg91, %arg92, %arg93, %arg94, %arg95, %arg96, %arg97, %arg98, %arg99, %arg100, %arg101, %arg102, %arg103, %arg104, %arg105, %arg106, %arg107) : (!t4, !t4, !t15, !t15, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1) -> (!t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t11) loc(#l19)
    %55:3 = call @normalise_rows_0(%54#0, %arg109, %arg108) : (!t4, !t0, !t0) -> (!t4, !t8, !t8)
    %56 = stablehlo.convert %arg184 : (!t14) -> !t40 loc(#l20)
    %57 = stablehlo.dot_general %55#0, %56, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t4, !t40) -> !t23 loc(#l21)
    %c_9 = stablehlo.constant dense<0> : !t16
    %58 = stablehlo.broadcast_in_dim %c_9, dims = [] : (!t16) -> !t12 loc(#l22)
    %59 = stablehlo.compare NE, %target_segments, %58, SIGNED : (!t12, !t12) -> !t22 loc(#l22)
    %60 = stablehlo.convert %59 : (!t22) -> !t8 loc(#l20)
    %61:2 = call @_cross_entropy(%57, %targets) : (!t23, !t12) -> (!t8, !t8) loc(#l23)
    %62 = stablehlo.multiply %61#0, %60 : !t8 loc(#l24)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l25)
    %63 = stablehlo.reduce(%62 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (!t8, !t2) -> !t2 loc(#l25)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l25)
    %64 = stablehlo.reduce(%60 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (!t8, !t2) -> !t2 loc(#l25)
    %65 = stablehlo.divide %63, %64 : !t2 loc(#l26)
    %cst_12 = stablehlo.constant dense<1.000000e+00> : !t2
    %66 = stablehlo.divide %cst_12, %64 : !t2 loc(#l27)
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (!t2) -> !t8 loc(#l28)
    %68 = stablehlo.multiply %67, %60 : !t8 loc(#l29)
    %69 = call @_cross_entropy_backward(%57, %targets, %61#1, %68) : (!t23, !t12, !t8, !t8) -> !t23 loc(#l30)
    %70 = stablehlo.convert %arg184 : (!t14) -> !t40 loc(#l31)
    %71 = stablehlo.dot_general %69, %70, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t23, !t40) -> !t4 loc(#l32)
    %72 = stablehlo.dot_general %69, %55#0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t23, !t4) -> !t14 loc(#l32)
    %73:3 = call @normalise_rows_backward(%54#0, %55#1, %55#2, %arg109, %71) : (!t4, !t8, !t8, !t0, !t4) -> (!t4, !t0, !t0)
    %74:20 = call @_decoder_5(%53#0, %54#1, %54#2, %arg97, %54#3, %arg92, %arg90, %arg93, %54#4, %54#5, %54#6, %54#7, %54#8, %arg91, %54#9, %54#10, %54#11, %arg101, %54#12, %arg106, %20#0, %arg104, %arg107, %54#13, %54#14, %54#15, %54#16, %54#17, %arg105, %54#18, %54#19, %54#20, %arg99, %54#21, %arg95, %54#22, %arg103, %73#0) : (!t4, !t8, !t8, !t0, !t4, !t1, !t1, !t1, !t7, !t7, !t10, !t7, !t7, !t3, !t4, !t8, !t8, !t0, !t4, !t1, !t4, !t1, !t1, !t7, !t7, !t10, !t7, !t7, !t3, !t4, !t8, !t8, !t0, !t4, !t5, !t11, !t6, !t4) -> (!t4, !t4, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1) loc(#l33)
    %75:20 = call @_decoder_5(%52#0, %53#1, %53#2, %arg79, %53#3, %arg74, %arg72, %arg75, %53#4, %53#5, %53#6, %53#7, %53#8, %arg73, %53#9, %53#10, %53#11, %arg83, %53#12, %arg88, %20#0, %arg86, %arg89, %53#13, %53#14, %53#15, %53#16, %53#17, %arg87, %53#18, %53#19, %53#20, %arg81, %53#21, %arg77, %53#22, %arg85, %74#0) : (!t4, !t8, !t8, !t0, !t4, !t1, !t1, !t1, !t7, !t7, !t10, !t7, !t7, !t3, !t4, !t8, !t8, !t0, !t4, !t1, !t4, !t1, !t1, !t7, !t7, !t10, !t7, !t7, !t3, !t4, !t8, !t8, !t0, !t4, !t5, !t11, !t6, !t4) -> (!t4, !t4, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1) loc(#l34)
    %76 = stablehlo.add %74#1, %75#1 : !t4 loc(#l35)
    %77:20 = call @_decoder_5(%51#0, %52#1, %52#2, %arg61, %52#3, %arg56, %arg54, %arg57, %52#4, %52#5, %52#6, %52#7, %52#8, %arg55, %52#9, %52#10, %52#11, %arg65, %52#12, %arg70, %20#0, %arg68, %arg71, %52#13, %52#14, %52#15, %52#16, %52#17, %arg69, %52#18, %52#19, %52#20, %arg63, %52#21, %arg59, %52#22, %arg67, %75#0) : (!t4, !t8, !t8, !t0, !t4, !t1, !t1, !t1, !t7, !t7, !t10, !t7, !t7, !t3, !t4, !t8, !t8, !t0, !t4, !t1, !t4, !t1, !t1, !t7, !t7, !t10, !t7, !t7, !t3, !t4, !t8, !t8, !t0, !t4, !t5, !t11, !t6, !t4) -> (!t4, !t4, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1) loc(#l36)
    %78 = stablehlo.add %76, %77#1 : !t4 loc(#l37)
    %79:20 = call @_decoder_5(%50#0, %51#1, %51#2, %arg43, %51#3, %arg38, %arg36, %arg39, %51#4, %51#5, %51#6, %51#7, %51#8, %arg37, %51#9, %51#10, %51#11, %arg47, %51#12, %arg52, %20#0, %arg50, %arg53, %51#13, %51#14, %51#15, %51#16, %51#17, %arg51, %51#18, %51#19, %51#20, %arg45, %51#21, %arg41, %51#22, %arg49, %77#0) : (!t4, !t8, !t8, !t0, !t4, !t1, !t1, !t1, !t7, !t7, !t10, !t7, !t7, !t3, !t4, !t8, !t8, !t0, !t4, !t1, !t4, !t1, !t1, !t7, !t7, !t10, !t7, !t7, !t3, !t4, !t8, !t8, !t0, !t4, !t5, !t11, !t6, !t4) -> (!t4, !t4, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1) loc(#l38)
    %80 = stablehlo.add %78, %79#1 : !t4 loc(#l39)
    %81:20 = call @_decoder_5(%49#0, %50#1, %50#2, %arg25, %50#3, %arg20, %arg18, %arg21, %50#4, %50#5, %50#6, %50#7, %50#8, %arg19, %50#9, %50#10, %50#11, %arg29, %50#12, %arg34, %20#0, %arg32, %arg35, %50#13, %50#14, %50#15, %50#16, %50#17, %arg33, %50#18, %50#19, %50#20, %arg27, %50#21, %arg23, %50#22, %arg31, %79#0) : (!t4, !t8, !t8, !t0, !t4, !t1, !t1, !t1, !t7, !t7, !t10, !t7, !t7, !t3, !t4, !t8, !t8, !t0, !t4, !t1, !t4, !t1, !t1, !t7, !t7, !t10, !t7, !t7, !t3, !t4, !t8, !t8, !t0, !t4, !t5, !t11, !t6, !t4) -> (!t4, !t4, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1) loc(#l40)
    %82 = stablehlo.add %80, %81#1 : !t4 loc(#l41)
    %83:20 = call @_decoder_5(%48, %49#1, %49#2, %arg7, %49#3, %arg2, %arg0, %arg3, %49#4, %49#5, %49#6, %49#7, %49#8, %arg1, %49#9, %49#10, %49#11, %arg11, %49#12, %arg16, %20#0, %arg14, %arg17, %49#13, %49#14, %49#15, %49#16, %49#17, %arg15, %49#18, %49#19, %49#20, %arg9, %49#21, %arg5, %49#22, %arg13, %81#0) : (!t4, !t8, !t8, !t0, !t4, !t1, !t1, !t1, !t7, !t7, !t10, !t7, !t7, !t3, !t4, !t8, !t8, !t0, !t4, !t1, !t4, !t1, !t1, !t7, !t7, !t10, !t7, !t7, !t3, !t4, !t8, !t8, !t0, !t4, !t5, !t11, !t6, !t4) -> (!t4, !t4, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1) loc(#l42)
    %84 = stablehlo.add %82, %83#1 : !t4 loc(#l43)
    %cst_13 = stablehlo.constant dense<3.200000e+01> : !t18
    %85 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (!t18) -> !t4 loc(#l44)
    %86 = stablehlo.multiply %83#0, %85 : !t4 loc(#l44)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : !t2
    %87 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (!t2) -> !t14 loc(#l45)
    %88 = stablehlo.convert %86 : (!t4) -> !t13 loc(#l46)
    %c_15 = stablehlo.constant dense<0> : !t16
    %89 = stablehlo.broadcast_in_dim %c_15, dims = [] : (!t16) -> !t12 loc(#l47)
    %90 = stablehlo.compare LT, %35, %89, SIGNED : (!t12, !t12) -> !t22 loc(#l47)
    %c_16 = stablehlo.constant dense<33708> : !t16
    %91 = stablehlo.broadcast_in_dim %c_16, dims = [] : (!t16) -> !t12 loc(#l48)
    %92 = stablehlo.add %35, %91 : !t12 loc(#l48)
    %93 = stablehlo.select %90, %92, %35 : !t22, !t12 loc(#l49)
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1] : (!t12) -> !t26 loc(#l45)
    %95 = "stablehlo.scatter"(%87, %94, %88) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg563: !t2, %arg564: !t2):
      %310 = stablehlo.add %arg563, %arg564 : !t2 loc(#l48)
      stablehlo.return %310 : !t2 loc(#l50)
    }) : (!t14, !t26, !t13) -> !t14 loc(#l50)
    %96 = stablehlo.add %72, %95 : !t14 loc(#l51)
    %97:3 = call @normalise_rows_backward(%19#0, %20#1, %20#2, %arg183, %84) : (!t4, !t8, !t8, !t0, !t4) -> (!t4, !t0, !t0)
    %98:13 = call @_encoder_7(%18#0, %19#1, %19#2, %arg177, %19#3, %arg172, %arg170, %arg173, %19#4, %19#5, %19#6, %19#7, %19#8, %arg171, %19#9, %19#10, %19#11, %arg179, %19#12, %arg175, %19#13, %arg181, %97#0) : (!t4, !t8, !t8, !t0, !t4, !t1, !t1, !t1, !t7, !t7, !t10, !t7, !t7, !t3, !t4, !t8, !t8, !t0, !t4, !t5, !t11, !t6, !t4) -> (!t4, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6) loc(#l52)
    %99:13 = call @_encoder_7(%17#0, %18#1, %18#2, %arg165, %18#3, %arg160, %arg158, %arg161, %18#4, %18#5, %18#6, %18#7, %18#8, %arg159, %18#9, %18#10, %18#11, %arg167, %18#12, %arg163, %18#13, %arg169, %98#0) : (!t4, !t8, !t8, !t0, !t4, !t1, !t1, !t1, !t7, !t7, !t10, !t7, !t7, !t3, !t4, !t8, !t8, !t0, !t4, !t5, !t11, !t6, !t4) -> (!t4, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6) loc(#l53)
    %100:13 = call @_encoder_7(%16#0, %17#1, %17#2, %arg153, %17#3, %arg148, %arg146, %arg149, %17#4, %17#5, %17#6, %17#7, %17#8, %arg147, %17#9, %17#10, %17#11, %arg155, %17#12, %arg151, %17#13, %arg157, %99#0) : (!t4, !t8, !t8, !t0, !t4, !t1, !t1, !t1, !t7, !t7, !t10, !t7, !t7, !t3, !t4, !t8, !t8, !t0, !t4, !t5, !t11, !t6, !t4) -> (!t4, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6) loc(#l54)
    %101:13 = call @_encoder_7(%15#0, %16#1, %16#2, %arg141, %16#3, %arg136, %arg134, %arg137, %16#4, %16#5, %16#6, %16#7, %16#8, %arg135, %16#9, %16#10, %16#11, %arg143, %16#12, %arg139, %16#13, %arg145, %100#0) : (!t4, !t8, !t8, !t0, !t4, !t1, !t1, !t1, !t7, !t7, !t10, !t7, !t7, !t3, !t4, !t8, !t8, !t0, !t4, !t5, !t11, !t6, !t4) -> (!t4, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6) loc(#l55)
    %102:13 = call @_encoder_7(%14#0, %15#1, %15#2, %arg129, %15#3, %arg124, %arg122, %arg125, %15#4, %15#5, %15#6, %15#7, %15#8, %arg123, %15#9, %15#10, %15#11, %arg131, %15#12, %arg127, %15#13, %arg133, %101#0) : (!t4, !t8, !t8, !t0, !t4, !t1, !t1, !t1, !t7, !t7, !t10, !t7, !t7, !t3, !t4, !t8, !t8, !t0, !t4, !t5, !t11, !t6, !t4) -> (!t4, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6) loc(#l56)
    %103:13 = call @_encoder_7(%13, %14#1, %14#2, %arg117, %14#3, %arg112, %arg110, %arg113, %14#4, %14#5, %14#6, %14#7, %14#8, %arg111, %14#9, %14#10, %14#11, %arg119, %14#12, %arg115, %14#13, %arg121, %102#0) : (!t4, !t8, !t8, !t0, !t4, !t1, !t1, !t1, !t7, !t7, !t10, !t7, !t7, !t3, !t4, !t8, !t8, !t0, !t4, !t5, !t11, !t6, !t4) -> (!t4, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6) loc(#l57)
    %cst_17 = stablehlo.constant dense<3.200000e+01> : !t18
    %104 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (!t18) -> !t4 loc(#l44)
    %105 = stablehlo.multiply %103#0, %104 : !t4 loc(#l44)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : !t2
    %106 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (!t2) -> !t14 loc(#l45)
    %107 = stablehlo.convert %105 : (!t4) -> !t13 loc(#l46)
    %c_19 = stablehlo.constant dense<0> : !t16
    %108 = stablehlo.broadcast_in_dim %c_19, dims = [] : (!t16) -> !t12 loc(#l47)
    %109 = stablehlo.compare LT, %inputs, %108, SIGNED : (!t12, !t12) -> !t22 loc(#l47)
    %c_20 = stablehlo.constant dense<33708> : !t16
    %110 = stablehlo.broadcast_in_dim %c_20, dims = [] : (!t16) -> !t12 loc(#l48)
    %111 = stablehlo.add %inputs, %110 : !t12 loc(#l48)
    %112 = stablehlo.select %109, %111, %inputs : !t22, !t12 loc(#l49)
    %113 = stablehlo.broadcast_in_dim %112, dims = [0, 1] : (!t12) -> !t26 loc(#l45)
    %114 = "stablehlo.scatter"(%106, %113, %107) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg563: !t2, %arg564: !t2):
      %310 = stablehlo.add %arg563, %arg564 : !t2 loc(#l48)
      stablehlo.return %310 : !t2 loc(#l50)
    }) : (!t14, !t26, !t13) -> !t14 loc(#l50)
    %115 = stablehlo.add %96, %114 : !t14 loc(#l51)
    %c_21 = stablehlo.constant dense<1> : !t16
    %116 = stablehlo.add %arg370, %c_21 : !t16 loc(#l58)
    %117 = stablehlo.convert %116 : (!t16) -> !t2 loc(#l59)
    %cst_22 = stablehlo.constant dense<9.800000e-01> : !t2
    %118 = stablehlo.power %cst_22, %117 : !t2 loc(#l60)
    %cst_23 = stablehlo.constant dense<1.000000e+00> : !t2
    %119 = stablehlo.subtract %cst_23, %118 : !t2 loc(#l61)
    %120 = stablehlo.sqrt %119 : !t2 loc(#l62)
    %121 = stablehlo.multiply %learning_rate, %120 : !t2 loc(#l63)
    %cst_24 = stablehlo.constant dense<0.899999976> : !t2
    %122 = stablehlo.power %cst_24, %117 : !t2 loc(#l60)
    %cst_25 = stablehlo.constant dense<1.000000e+00> : !t2
    %123 = stablehlo.subtract %cst_25, %122 : !t2 loc(#l61)
    %124 = stablehlo.divide %121, %123 : !t2 loc(#l64)
    %125:3 = call @one(%arg0, %83#2, %arg185, %arg371, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %126:3 = call @one_8(%arg1, %83#3, %arg186, %arg372, %124) : (!t3, !t3, !t3, !t3, !t2) -> (!t3, !t3, !t3) loc(#l65)
    %127:3 = call @one(%arg2, %83#4, %arg187, %arg373, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %128:3 = call @one(%arg3, %83#5, %arg188, %arg374, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %129:3 = call @one_9(%arg4, %83#6, %arg189, %arg375, %124) : (!t9, !t9, !t9, !t9, !t2) -> (!t9, !t9, !t9) loc(#l65)
    %130:3 = call @one_10(%arg5, %83#7, %arg190, %arg376, %124) : (!t5, !t5, !t5, !t5, !t2) -> (!t5, !t5, !t5) loc(#l65)
    %131:3 = call @one_11(%arg6, %83#8, %arg191, %arg377, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %132:3 = call @one_11(%arg7, %83#9, %arg192, %arg378, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %133:3 = call @one_11(%arg8, %83#10, %arg193, %arg379, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %134:3 = call @one_11(%arg9, %83#11, %arg194, %arg380, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %135:3 = call @one_11(%arg10, %83#12, %arg195, %arg381, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %136:3 = call @one_11(%arg11, %83#13, %arg196, %arg382, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %137:3 = call @one_11(%arg12, %83#14, %arg197, %arg383, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %138:3 = call @one_12(%arg13, %83#15, %arg198, %arg384, %124) : (!t6, !t6, !t6, !t6, !t2) -> (!t6, !t6, !t6) loc(#l65)
    %139:3 = call @one(%arg14, %83#16, %arg199, %arg385, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %140:3 = call @one_8(%arg15, %83#17, %arg200, %arg386, %124) : (!t3, !t3, !t3, !t3, !t2) -> (!t3, !t3, !t3) loc(#l65)
    %141:3 = call @one(%arg16, %83#18, %arg201, %arg387, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %142:3 = call @one(%arg17, %83#19, %arg202, %arg388, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %143:3 = call @one(%arg18, %81#2, %arg203, %arg389, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %144:3 = call @one_8(%arg19, %81#3, %arg204, %arg390, %124) : (!t3, !t3, !t3, !t3, !t2) -> (!t3, !t3, !t3) loc(#l65)
    %145:3 = call @one(%arg20, %81#4, %arg205, %arg391, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %146:3 = call @one(%arg21, %81#5, %arg206, %arg392, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %147:3 = call @one_9(%arg22, %81#6, %arg207, %arg393, %124) : (!t9, !t9, !t9, !t9, !t2) -> (!t9, !t9, !t9) loc(#l65)
    %148:3 = call @one_10(%arg23, %81#7, %arg208, %arg394, %124) : (!t5, !t5, !t5, !t5, !t2) -> (!t5, !t5, !t5) loc(#l65)
    %149:3 = call @one_11(%arg24, %81#8, %arg209, %arg395, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %150:3 = call @one_11(%arg25, %81#9, %arg210, %arg396, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %151:3 = call @one_11(%arg26, %81#10, %arg211, %arg397, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %152:3 = call @one_11(%arg27, %81#11, %arg212, %arg398, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %153:3 = call @one_11(%arg28, %81#12, %arg213, %arg399, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %154:3 = call @one_11(%arg29, %81#13, %arg214, %arg400, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %155:3 = call @one_11(%arg30, %81#14, %arg215, %arg401, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %156:3 = call @one_12(%arg31, %81#15, %arg216, %arg402, %124) : (!t6, !t6, !t6, !t6, !t2) -> (!t6, !t6, !t6) loc(#l65)
    %157:3 = call @one(%arg32, %81#16, %arg217, %arg403, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %158:3 = call @one_8(%arg33, %81#17, %arg218, %arg404, %124) : (!t3, !t3, !t3, !t3, !t2) -> (!t3, !t3, !t3) loc(#l65)
    %159:3 = call @one(%arg34, %81#18, %arg219, %arg405, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %160:3 = call @one(%arg35, %81#19, %arg220, %arg406, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %161:3 = call @one(%arg36, %79#2, %arg221, %arg407, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %162:3 = call @one_8(%arg37, %79#3, %arg222, %arg408, %124) : (!t3, !t3, !t3, !t3, !t2) -> (!t3, !t3, !t3) loc(#l65)
    %163:3 = call @one(%arg38, %79#4, %arg223, %arg409, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %164:3 = call @one(%arg39, %79#5, %arg224, %arg410, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %165:3 = call @one_9(%arg40, %79#6, %arg225, %arg411, %124) : (!t9, !t9, !t9, !t9, !t2) -> (!t9, !t9, !t9) loc(#l65)
    %166:3 = call @one_10(%arg41, %79#7, %arg226, %arg412, %124) : (!t5, !t5, !t5, !t5, !t2) -> (!t5, !t5, !t5) loc(#l65)
    %167:3 = call @one_11(%arg42, %79#8, %arg227, %arg413, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %168:3 = call @one_11(%arg43, %79#9, %arg228, %arg414, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %169:3 = call @one_11(%arg44, %79#10, %arg229, %arg415, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %170:3 = call @one_11(%arg45, %79#11, %arg230, %arg416, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %171:3 = call @one_11(%arg46, %79#12, %arg231, %arg417, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %172:3 = call @one_11(%arg47, %79#13, %arg232, %arg418, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %173:3 = call @one_11(%arg48, %79#14, %arg233, %arg419, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %174:3 = call @one_12(%arg49, %79#15, %arg234, %arg420, %124) : (!t6, !t6, !t6, !t6, !t2) -> (!t6, !t6, !t6) loc(#l65)
    %175:3 = call @one(%arg50, %79#16, %arg235, %arg421, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %176:3 = call @one_8(%arg51, %79#17, %arg236, %arg422, %124) : (!t3, !t3, !t3, !t3, !t2) -> (!t3, !t3, !t3) loc(#l65)
    %177:3 = call @one(%arg52, %79#18, %arg237, %arg423, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %178:3 = call @one(%arg53, %79#19, %arg238, %arg424, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %179:3 = call @one(%arg54, %77#2, %arg239, %arg425, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %180:3 = call @one_8(%arg55, %77#3, %arg240, %arg426, %124) : (!t3, !t3, !t3, !t3, !t2) -> (!t3, !t3, !t3) loc(#l65)
    %181:3 = call @one(%arg56, %77#4, %arg241, %arg427, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %182:3 = call @one(%arg57, %77#5, %arg242, %arg428, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %183:3 = call @one_9(%arg58, %77#6, %arg243, %arg429, %124) : (!t9, !t9, !t9, !t9, !t2) -> (!t9, !t9, !t9) loc(#l65)
    %184:3 = call @one_10(%arg59, %77#7, %arg244, %arg430, %124) : (!t5, !t5, !t5, !t5, !t2) -> (!t5, !t5, !t5) loc(#l65)
    %185:3 = call @one_11(%arg60, %77#8, %arg245, %arg431, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %186:3 = call @one_11(%arg61, %77#9, %arg246, %arg432, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %187:3 = call @one_11(%arg62, %77#10, %arg247, %arg433, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %188:3 = call @one_11(%arg63, %77#11, %arg248, %arg434, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %189:3 = call @one_11(%arg64, %77#12, %arg249, %arg435, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %190:3 = call @one_11(%arg65, %77#13, %arg250, %arg436, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %191:3 = call @one_11(%arg66, %77#14, %arg251, %arg437, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %192:3 = call @one_12(%arg67, %77#15, %arg252, %arg438, %124) : (!t6, !t6, !t6, !t6, !t2) -> (!t6, !t6, !t6) loc(#l65)
    %193:3 = call @one(%arg68, %77#16, %arg253, %arg439, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %194:3 = call @one_8(%arg69, %77#17, %arg254, %arg440, %124) : (!t3, !t3, !t3, !t3, !t2) -> (!t3, !t3, !t3) loc(#l65)
    %195:3 = call @one(%arg70, %77#18, %arg255, %arg441, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %196:3 = call @one(%arg71, %77#19, %arg256, %arg442, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %197:3 = call @one(%arg72, %75#2, %arg257, %arg443, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %198:3 = call @one_8(%arg73, %75#3, %arg258, %arg444, %124) : (!t3, !t3, !t3, !t3, !t2) -> (!t3, !t3, !t3) loc(#l65)
    %199:3 = call @one(%arg74, %75#4, %arg259, %arg445, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %200:3 = call @one(%arg75, %75#5, %arg260, %arg446, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %201:3 = call @one_9(%arg76, %75#6, %arg261, %arg447, %124) : (!t9, !t9, !t9, !t9, !t2) -> (!t9, !t9, !t9) loc(#l65)
    %202:3 = call @one_10(%arg77, %75#7, %arg262, %arg448, %124) : (!t5, !t5, !t5, !t5, !t2) -> (!t5, !t5, !t5) loc(#l65)
    %203:3 = call @one_11(%arg78, %75#8, %arg263, %arg449, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %204:3 = call @one_11(%arg79, %75#9, %arg264, %arg450, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %205:3 = call @one_11(%arg80, %75#10, %arg265, %arg451, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %206:3 = call @one_11(%arg81, %75#11, %arg266, %arg452, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %207:3 = call @one_11(%arg82, %75#12, %arg267, %arg453, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %208:3 = call @one_11(%arg83, %75#13, %arg268, %arg454, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %209:3 = call @one_11(%arg84, %75#14, %arg269, %arg455, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %210:3 = call @one_12(%arg85, %75#15, %arg270, %arg456, %124) : (!t6, !t6, !t6, !t6, !t2) -> (!t6, !t6, !t6) loc(#l65)
    %211:3 = call @one(%arg86, %75#16, %arg271, %arg457, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %212:3 = call @one_8(%arg87, %75#17, %arg272, %arg458, %124) : (!t3, !t3, !t3, !t3, !t2) -> (!t3, !t3, !t3) loc(#l65)
    %213:3 = call @one(%arg88, %75#18, %arg273, %arg459, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %214:3 = call @one(%arg89, %75#19, %arg274, %arg460, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %215:3 = call @one(%arg90, %74#2, %arg275, %arg461, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %216:3 = call @one_8(%arg91, %74#3, %arg276, %arg462, %124) : (!t3, !t3, !t3, !t3, !t2) -> (!t3, !t3, !t3) loc(#l65)
    %217:3 = call @one(%arg92, %74#4, %arg277, %arg463, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %218:3 = call @one(%arg93, %74#5, %arg278, %arg464, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %219:3 = call @one_9(%arg94, %74#6, %arg279, %arg465, %124) : (!t9, !t9, !t9, !t9, !t2) -> (!t9, !t9, !t9) loc(#l65)
    %220:3 = call @one_10(%arg95, %74#7, %arg280, %arg466, %124) : (!t5, !t5, !t5, !t5, !t2) -> (!t5, !t5, !t5) loc(#l65)
    %221:3 = call @one_11(%arg96, %74#8, %arg281, %arg467, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %222:3 = call @one_11(%arg97, %74#9, %arg282, %arg468, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %223:3 = call @one_11(%arg98, %74#10, %arg283, %arg469, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %224:3 = call @one_11(%arg99, %74#11, %arg284, %arg470, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %225:3 = call @one_11(%arg100, %74#12, %arg285, %arg471, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %226:3 = call @one_11(%arg101, %74#13, %arg286, %arg472, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %227:3 = call @one_11(%arg102, %74#14, %arg287, %arg473, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %228:3 = call @one_12(%arg103, %74#15, %arg288, %arg474, %124) : (!t6, !t6, !t6, !t6, !t2) -> (!t6, !t6, !t6) loc(#l65)
    %229:3 = call @one(%arg104, %74#16, %arg289, %arg475, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %230:3 = call @one_8(%arg105, %74#17, %arg290, %arg476, %124) : (!t3, !t3, !t3, !t3, !t2) -> (!t3, !t3, !t3) loc(#l65)
    %231:3 = call @one(%arg106, %74#18, %arg291, %arg477, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %232:3 = call @one(%arg107, %74#19, %arg292, %arg478, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %233:3 = call @one_11(%arg108, %73#2, %arg293, %arg479, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %234:3 = call @one_11(%arg109, %73#1, %arg294, %arg480, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %235:3 = call @one(%arg110, %103#1, %arg295, %arg481, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %236:3 = call @one_8(%arg111, %103#2, %arg296, %arg482, %124) : (!t3, !t3, !t3, !t3, !t2) -> (!t3, !t3, !t3) loc(#l65)
    %237:3 = call @one(%arg112, %103#3, %arg297, %arg483, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %238:3 = call @one(%arg113, %103#4, %arg298, %arg484, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %239:3 = call @one_9(%arg114, %103#5, %arg299, %arg485, %124) : (!t9, !t9, !t9, !t9, !t2) -> (!t9, !t9, !t9) loc(#l65)
    %240:3 = call @one_10(%arg115, %103#6, %arg300, %arg486, %124) : (!t5, !t5, !t5, !t5, !t2) -> (!t5, !t5, !t5) loc(#l65)
    %241:3 = call @one_11(%arg116, %103#7, %arg301, %arg487, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %242:3 = call @one_11(%arg117, %103#8, %arg302, %arg488, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %243:3 = call @one_11(%arg118, %103#9, %arg303, %arg489, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %244:3 = call @one_11(%arg119, %103#10, %arg304, %arg490, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %245:3 = call @one_11(%arg120, %103#11, %arg305, %arg491, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %246:3 = call @one_12(%arg121, %103#12, %arg306, %arg492, %124) : (!t6, !t6, !t6, !t6, !t2) -> (!t6, !t6, !t6) loc(#l65)
    %247:3 = call @one(%arg122, %102#1, %arg307, %arg493, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %248:3 = call @one_8(%arg123, %102#2, %arg308, %arg494, %124) : (!t3, !t3, !t3, !t3, !t2) -> (!t3, !t3, !t3) loc(#l65)
    %249:3 = call @one(%arg124, %102#3, %arg309, %arg495, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %250:3 = call @one(%arg125, %102#4, %arg310, %arg496, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %251:3 = call @one_9(%arg126, %102#5, %arg311, %arg497, %124) : (!t9, !t9, !t9, !t9, !t2) -> (!t9, !t9, !t9) loc(#l65)
    %252:3 = call @one_10(%arg127, %102#6, %arg312, %arg498, %124) : (!t5, !t5, !t5, !t5, !t2) -> (!t5, !t5, !t5) loc(#l65)
    %253:3 = call @one_11(%arg128, %102#7, %arg313, %arg499, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %254:3 = call @one_11(%arg129, %102#8, %arg314, %arg500, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %255:3 = call @one_11(%arg130, %102#9, %arg315, %arg501, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %256:3 = call @one_11(%arg131, %102#10, %arg316, %arg502, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %257:3 = call @one_11(%arg132, %102#11, %arg317, %arg503, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %258:3 = call @one_12(%arg133, %102#12, %arg318, %arg504, %124) : (!t6, !t6, !t6, !t6, !t2) -> (!t6, !t6, !t6) loc(#l65)
    %259:3 = call @one(%arg134, %101#1, %arg319, %arg505, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %260:3 = call @one_8(%arg135, %101#2, %arg320, %arg506, %124) : (!t3, !t3, !t3, !t3, !t2) -> (!t3, !t3, !t3) loc(#l65)
    %261:3 = call @one(%arg136, %101#3, %arg321, %arg507, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %262:3 = call @one(%arg137, %101#4, %arg322, %arg508, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %263:3 = call @one_9(%arg138, %101#5, %arg323, %arg509, %124) : (!t9, !t9, !t9, !t9, !t2) -> (!t9, !t9, !t9) loc(#l65)
    %264:3 = call @one_10(%arg139, %101#6, %arg324, %arg510, %124) : (!t5, !t5, !t5, !t5, !t2) -> (!t5, !t5, !t5) loc(#l65)
    %265:3 = call @one_11(%arg140, %101#7, %arg325, %arg511, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %266:3 = call @one_11(%arg141, %101#8, %arg326, %arg512, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %267:3 = call @one_11(%arg142, %101#9, %arg327, %arg513, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %268:3 = call @one_11(%arg143, %101#10, %arg328, %arg514, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %269:3 = call @one_11(%arg144, %101#11, %arg329, %arg515, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %270:3 = call @one_12(%arg145, %101#12, %arg330, %arg516, %124) : (!t6, !t6, !t6, !t6, !t2) -> (!t6, !t6, !t6) loc(#l65)
    %271:3 = call @one(%arg146, %100#1, %arg331, %arg517, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %272:3 = call @one_8(%arg147, %100#2, %arg332, %arg518, %124) : (!t3, !t3, !t3, !t3, !t2) -> (!t3, !t3, !t3) loc(#l65)
    %273:3 = call @one(%arg148, %100#3, %arg333, %arg519, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %274:3 = call @one(%arg149, %100#4, %arg334, %arg520, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %275:3 = call @one_9(%arg150, %100#5, %arg335, %arg521, %124) : (!t9, !t9, !t9, !t9, !t2) -> (!t9, !t9, !t9) loc(#l65)
    %276:3 = call @one_10(%arg151, %100#6, %arg336, %arg522, %124) : (!t5, !t5, !t5, !t5, !t2) -> (!t5, !t5, !t5) loc(#l65)
    %277:3 = call @one_11(%arg152, %100#7, %arg337, %arg523, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %278:3 = call @one_11(%arg153, %100#8, %arg338, %arg524, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %279:3 = call @one_11(%arg154, %100#9, %arg339, %arg525, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %280:3 = call @one_11(%arg155, %100#10, %arg340, %arg526, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %281:3 = call @one_11(%arg156, %100#11, %arg341, %arg527, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %282:3 = call @one_12(%arg157, %100#12, %arg342, %arg528, %124) : (!t6, !t6, !t6, !t6, !t2) -> (!t6, !t6, !t6) loc(#l65)
    %283:3 = call @one(%arg158, %99#1, %arg343, %arg529, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %284:3 = call @one_8(%arg159, %99#2, %arg344, %arg530, %124) : (!t3, !t3, !t3, !t3, !t2) -> (!t3, !t3, !t3) loc(#l65)
    %285:3 = call @one(%arg160, %99#3, %arg345, %arg531, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %286:3 = call @one(%arg161, %99#4, %arg346, %arg532, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %287:3 = call @one_9(%arg162, %99#5, %arg347, %arg533, %124) : (!t9, !t9, !t9, !t9, !t2) -> (!t9, !t9, !t9) loc(#l65)
    %288:3 = call @one_10(%arg163, %99#6, %arg348, %arg534, %124) : (!t5, !t5, !t5, !t5, !t2) -> (!t5, !t5, !t5) loc(#l65)
    %289:3 = call @one_11(%arg164, %99#7, %arg349, %arg535, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %290:3 = call @one_11(%arg165, %99#8, %arg350, %arg536, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %291:3 = call @one_11(%arg166, %99#9, %arg351, %arg537, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %292:3 = call @one_11(%arg167, %99#10, %arg352, %arg538, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %293:3 = call @one_11(%arg168, %99#11, %arg353, %arg539, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %294:3 = call @one_12(%arg169, %99#12, %arg354, %arg540, %124) : (!t6, !t6, !t6, !t6, !t2) -> (!t6, !t6, !t6) loc(#l65)
    %295:3 = call @one(%arg170, %98#1, %arg355, %arg541, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %296:3 = call @one_8(%arg171, %98#2, %arg356, %arg542, %124) : (!t3, !t3, !t3, !t3, !t2) -> (!t3, !t3, !t3) loc(#l65)
    %297:3 = call @one(%arg172, %98#3, %arg357, %arg543, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %298:3 = call @one(%arg173, %98#4, %arg358, %arg544, %124) : (!t1, !t1, !t1, !t1, !t2) -> (!t1, !t1, !t1) loc(#l65)
    %299:3 = call @one_9(%arg174, %98#5, %arg359, %arg545, %124) : (!t9, !t9, !t9, !t9, !t2) -> (!t9, !t9, !t9) loc(#l65)
    %300:3 = call @one_10(%arg175, %98#6, %arg360, %arg546, %124) : (!t5, !t5, !t5, !t5, !t2) -> (!t5, !t5, !t5) loc(#l65)
    %301:3 = call @one_11(%arg176, %98#7, %arg361, %arg547, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %302:3 = call @one_11(%arg177, %98#8, %arg362, %arg548, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %303:3 = call @one_11(%arg178, %98#9, %arg363, %arg549, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %304:3 = call @one_11(%arg179, %98#10, %arg364, %arg550, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %305:3 = call @one_11(%arg180, %98#11, %arg365, %arg551, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %306:3 = call @one_12(%arg181, %98#12, %arg366, %arg552, %124) : (!t6, !t6, !t6, !t6, !t2) -> (!t6, !t6, !t6) loc(#l65)
    %307:3 = call @one_11(%arg182, %97#2, %arg367, %arg553, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %308:3 = call @one_11(%arg183, %97#1, %arg368, %arg554, %124) : (!t0, !t0, !t0, !t0, !t2) -> (!t0, !t0, !t0) loc(#l65)
    %309:3 = call @one_13(%arg184, %115, %arg369, %arg555, %124) : (!t14, !t14, !t14, !t14, !t2) -> (!t14, !t14, !t14) loc(#l65)
    return %125#0, %126#0, %127#0, %128#0, %129#0, %130#0, %131#0, %132#0, %133#0, %134#0, %135#0, %136#0, %137#0, %138#0, %139#0, %140#0, %141#0, %142#0, %143#0, %144#0, %145#0, %146#0, %147#0, %148#0, %149#0, %150#0, %151#0, %152#0, %153#0, %154#0, %155#0, %156#0, %157#0, %158#0, %159#0, %160#0, %161#0, %162#0, %163#0, %164#0, %165#0, %166#0, %167#0, %168#0, %169#0, %170#0, %171#0, %172#0, %173#0, %174#0, %175#0, %176#0, %177#0, %178#0, %179#0, %180#0, %181#0, %182#0, %183#0, %184#0, %185#0, %186#0, %187#0, %188#0, %189#0, %190#0, %191#0, %192#0, %193#0, %194#0, %195#0, %196#0, %197#0, %198#0, %199#0, %200#0, %201#0, %202#0, %203#0, %204#0, %205#0, %206#0, %207#0, %208#0, %209#0, %210#0, %211#0, %212#0, %213#0, %214#0, %215#0, %216#0, %217#0, %218#0, %219#0, %220#0, %221#0, %222#0, %223#0, %224#0, %225#0, %226#0, %227#0, %228#0, %229#0, %230#0, %231#0, %232#0, %233#0, %234#0, %235#0, %236#0, %237#0, %238#0, %239#0, %240#0, %241#0, %242#0, %243#0, %244#0, %245#0, %246#0, %247#0, %248#0, %249#0, %250#0, %251#0, %252#0, %253#0, %254#0, %255#0, %256#0, %257#0, %258#0, %259#0, %260#0, %261#0, %262#0, %263#0, %264#0, %265#0, %266#0, %267#0, %268#0, %269#0, %270#0, %271#0, %272#0, %273#0, %274#0, %275#0, %276#0, %277#0, %278#0, %279#0, %280#0, %281#0, %282#0, %283#0, %284#0, %285#0, %286#0, %287#0, %288#0, %289#0, %290#0, %291#0, %292#0, %293#0, %294#0, %295#0, %296#0, %297#0, %298#0, %299#0, %300#0, %301#0, %302#0, %303#0, %304#0, %305#0, %306#0, %307#0, %308#0, %309#0, %125#1, %126#1, %127#1, %128#1, %129#1, %130#1, %131#1, %132#1, %133#1, %134#1, %135#1, %136#1, %137#1, %138#1, %139#1, %140#1, %141#1, %142#1, %143#1, %144#1, %145#1, %146#1, %147#1, %148#1, %149#1, %150#1, %151#1, %152#1, %153#1, %154#1, %155#1, %156#1, %157#1, %158#1, %159#1, %160#1, %161#1, %162#1, %163#1, %164#1, %165#1, %166#1, %167#1, %168#1, %169#1, %170#1, %171#1, %172#1, %173#1, %174#1, %175#1, %176#1, %177#1, %178#1, %179#1, %180#1, %181#1, %182#1, %183#1, %184#1, %185#1, %186#1, %187#1, %188#1, %189#1, %190#1, %191#1, %192#1, %193#1, %194#1, %195#1, %196#1, %197#1, %198#1, %199#1, %200#1, %201#1, %202#1, %203#1, %204#1, %205#1, %206#1, %207#1, %208#1, %209#1, %210#1, %211#1, %212#1, %213#1, %214#1, %215#1, %216#1, %217#1, %218#1, %219#1, %220#1, %221#1, %222#1, %223#1, %224#1, %225#1, %226#1, %227#1, %228#1, %229#1, %230#1, %231#1, %232#1, %233#1, %234#1, %235#1, %236#1, %237#1, %238#1, %239#1, %240#1, %241#1, %242#1, %243#1, %244#1, %245#1, %246#1, %247#1, %248#1, %249#1, %250#1, %251#1, %252#1, %253#1, %254#1, %255#1, %256#1, %257#1, %258#1, %259#1, %260#1, %261#1, %262#1, %263#1, %264#1, %265#1, %266#1, %267#1, %268#1, %269#1, %270#1, %271#1, %272#1, %273#1, %274#1, %275#1, %276#1, %277#1, %278#1, %279#1, %280#1, %281#1, %282#1, %283#1, %284#1, %285#1, %286#1, %287#1, %288#1, %289#1, %290#1, %291#1, %292#1, %293#1, %294#1, %295#1, %296#1, %297#1, %298#1, %299#1, %300#1, %301#1, %302#1, %303#1, %304#1, %305#1, %306#1, %307#1, %308#1, %309#1, %116, %125#2, %126#2, %127#2, %128#2, %129#2, %130#2, %131#2, %132#2, %133#2, %134#2, %135#2, %136#2, %137#2, %138#2, %139#2, %140#2, %141#2, %142#2, %143#2, %144#2, %145#2, %146#2, %147#2, %148#2, %149#2, %150#2, %151#2, %152#2, %153#2, %154#2, %155#2, %156#2, %157#2, %158#2, %159#2, %160#2, %161#2, %162#2, %163#2, %164#2, %165#2, %166#2, %167#2, %168#2, %169#2, %170#2, %171#2, %172#2, %173#2, %174#2, %175#2, %176#2, %177#2, %178#2, %179#2, %180#2, %181#2, %182#2, %183#2, %184#2, %185#2, %186#2, %187#2, %188#2, %189#2, %190#2, %191#2, %192#2, %193#2, %194#2, %195#2, %196#2, %197#2, %198#2, %199#2, %200#2, %201#2, %202#2, %203#2, %204#2, %205#2, %206#2, %207#2, %208#2, %209#2, %210#2, %211#2, %212#2, %213#2, %214#2, %215#2, %216#2, %217#2, %218#2, %219#2, %220#2, %221#2, %222#2, %223#2, %224#2, %225#2, %226#2, %227#2, %228#2, %229#2, %230#2, %231#2, %232#2, %233#2, %234#2, %235#2, %236#2, %237#2, %238#2, %239#2, %240#2, %241#2, %242#2, %243#2, %244#2, %245#2, %246#2, %247#2, %248#2, %249#2, %250#2, %251#2, %252#2, %253#2, %254#2, %255#2, %256#2, %257#2, %258#2, %259#2, %260#2, %261#2, %262#2, %263#2, %264#2, %265#2, %266#2, %267#2, %268#2, %269#2, %270#2, %271#2, %272#2, %273#2, %274#2, %275#2, %276#2, %277#2, %278#2, %279#2, %280#2, %281#2, %282#2, %283#2, %284#2, %285#2, %286#2, %287#2, %288#2, %289#2, %290#2, %291#2, %292#2, %293#2, %294#2, %295#2, %296#2, %297#2, %298#2, %299#2, %300#2, %301#2, %302#2, %303#2, %304#2, %305#2, %306#2, %307#2, %308#2, %309#2, %65 : !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t0, !t0, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6, !t0, !t0, !t14, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t0, !t0, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6, !t0, !t0, !t14, !t16, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t0, !t0, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6, !t0, !t0, !t14, !t2
  }
  func.func private @_mask(%arg0: !t12, %arg1: !t12) -> !t15 {
    %cst = stablehlo.constant dense<-1.000000e+09> : !t2
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (!t12) -> !t26
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (!t12) -> !t34
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (!t26) -> !t41
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (!t34) -> !t41
    %4 = stablehlo.compare NE, %2, %3, SIGNED : (!t41, !t41) -> !t35
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2] : (!t12) -> !t34
    %c = stablehlo.constant dense<0> : !t16
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (!t16) -> !t34
    %7 = stablehlo.compare EQ, %5, %6, SIGNED : (!t34, !t34) -> tensor<512x1x256xi1>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (tensor<512x1x256xi1>) -> !t35
    %9 = stablehlo.or %4, %8 : !t35
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t2
    %10 = call @_where(%9, %cst, %cst_0) : (!t35, !t2, !t2) -> !t15
    return %10 : !t15
  }
  func.func private @_where(%arg0: !t35, %arg1: !t2, %arg2: !t2) -> !t15 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t2) -> !t15
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t2) -> !t15
    %2 = stablehlo.select %arg0, %0, %1 : !t35, !t15
    return %2 : !t15
  }
  func.func private @_signal(%arg0: !t12) -> !t13 {
    %0 = stablehlo.iota dim = 0 : !t37
    %cst = stablehlo.constant dense<-0.0180241503> : !t2
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t2) -> !t37
    %2 = stablehlo.multiply %0, %1 : !t37
    %3 = stablehlo.exponential %2 : !t37
    %4 = stablehlo.convert %arg0 : (!t12) -> !t8
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (!t8) -> tensor<512x256x1xf32>
    %6 = stablehlo.broadcast_in_dim %3, dims = [2] : (!t37) -> tensor<1x1x512xf32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<512x256x1xf32>) -> !t32
    %8 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (tensor<1x1x512xf32>) -> !t32
    %9 = stablehlo.multiply %7, %8 : !t32
    %10 = stablehlo.sine %9 : !t32
    %11 = stablehlo.cosine %9 : !t32
    %12 = stablehlo.concatenate %10, %11, dim = 2 : (!t32, !t32) -> !t13
    return %12 : !t13
  }
  func.func private @_encoder(%arg0: !t4, %arg1: !t15, %arg2: !t1, %arg3: !t3, %arg4: !t1, %arg5: !t1, %arg6: !t9, %arg7: !t5, %arg8: !t0, %arg9: !t0, %arg10: !t0, %arg11: !t0, %arg12: !t0, %arg13: !t6) -> (!t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t11) {
    %0:3 = call @normalise_rows(%arg0, %arg9, %arg8) : (!t4, !t0, !t0) -> (!t4, !t8, !t8)
    %1 = stablehlo.convert %arg4 : (!t1) -> !t17 loc(#l66)
    %2 = stablehlo.dot_general %0#0, %1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t4, !t17) -> !t7 loc(#l67)
    %3 = stablehlo.convert %arg2 : (!t1) -> !t17 loc(#l66)
    %4 = stablehlo.dot_general %0#0, %3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t4, !t17) -> !t7 loc(#l67)
    %5 = stablehlo.convert %arg5 : (!t1) -> !t17 loc(#l66)
    %6 = stablehlo.dot_general %0#0, %5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t4, !t17) -> !t7 loc(#l67)
    %cst = stablehlo.constant dense<1.250000e-01> : !t18
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t18) -> !t7 loc(#l68)
    %8 = stablehlo.multiply %2, %7 : !t7 loc(#l68)
    %9 = stablehlo.dot_general %8, %4, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (!t7, !t7) -> !t10 loc(#l67)
    %10 = call @_softmax(%9, %arg1) : (!t10, !t15) -> !t10 loc(#l69)
    %11 = stablehlo.dot_general %6, %10, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (!t7, !t10) -> !t20 loc(#l67)
    %12 = stablehlo.transpose %11, dims = [0, 3, 1, 2] : (!t20) -> !t7 loc(#l70)
    %13 = stablehlo.convert %arg3 : (!t3) -> !t24 loc(#l66)
    %14 = stablehlo.dot_general %12, %13, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t7, !t24) -> !t4 loc(#l67)
    %15 = stablehlo.add %arg0, %14 : !t4
    %16:3 = call @normalise_rows(%15, %arg11, %arg10) : (!t4, !t0, !t0) -> (!t4, !t8, !t8)
    %17 = stablehlo.convert %arg7 : (!t5) -> !t27 loc(#l71)
    %18 = stablehlo.dot_general %16#0, %17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t4, !t27) -> !t11 loc(#l72)
    %19 = stablehlo.convert %arg6 : (!t9) -> !t42 loc(#l71)
    %20 = stablehlo.broadcast_in_dim %19, dims = [2] : (!t42) -> !t43 loc(#l73)
    %21 = stablehlo.broadcast_in_dim %20, dims = [0, 1, 2] : (!t43) -> !t11 loc(#l74)
    %22 = stablehlo.add %18, %21 : !t11 loc(#l74)
    %23 = call @_relu(%22) : (!t11) -> !t11 loc(#l75)
    %24 = stablehlo.convert %arg13 : (!t6) -> !t28 loc(#l71)
    %25 = stablehlo.dot_general %23, %24, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t11, !t28) -> !t4 loc(#l72)
    %26 = stablehlo.convert %arg12 : (!t0) -> !t44 loc(#l71)
    %27 = stablehlo.broadcast_in_dim %26, dims = [2] : (!t44) -> !t45 loc(#l73)
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 1, 2] : (!t45) -> !t4 loc(#l74)
    %29 = stablehlo.add %25, %28 : !t4 loc(#l74)
    %30 = stablehlo.add %15, %29 : !t4
    return %30, %0#1, %0#2, %0#0, %4, %8, %10, %6, %12, %15, %16#1, %16#2, %16#0, %23 : !t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t11
  }
  func.func private @normalise_rows(%arg0: !t4, %arg1: !t0, %arg2: !t0) -> (!t4, !t8, !t8) {
    %0 = stablehlo.convert %arg0 : (!t4) -> !t13
    %cst = stablehlo.constant dense<0.000000e+00> : !t2
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (!t13, !t2) -> !t8
    %cst_0 = stablehlo.constant dense<9.765625E-4> : !t2
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t2) -> !t8
    %3 = stablehlo.multiply %1, %2 : !t8
    %4 = stablehlo.multiply %0, %0 : !t13
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t2
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t13, !t2) -> !t8
    %cst_2 = stablehlo.constant dense<9.765625E-4> : !t2
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t2) -> !t8
    %7 = stablehlo.multiply %5, %6 : !t8
    %8 = stablehlo.multiply %3, %3 : !t8
    %9 = stablehlo.subtract %7, %8 : !t8
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t2
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t2) -> !t8
    %11 = stablehlo.add %9, %10 : !t8
    %12 = stablehlo.rsqrt %11 : !t8
    %13 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (!t8) -> !t13
    %14 = stablehlo.subtract %0, %13 : !t13
    %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (!t8) -> !t13
    %16 = stablehlo.multiply %14, %15 : !t13
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (!t0) -> !t13
    %18 = stablehlo.multiply %16, %17 : !t13
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (!t0) -> !t13
    %20 = stablehlo.add %18, %19 : !t13
    %21 = stablehlo.convert %20 : (!t13) -> !t4
    return %21, %3, %12 : !t4, !t8, !t8
  }
  func.func private @_softmax(%arg0: !t10, %arg1: !t15) -> !t10 {
    %0 = stablehlo.convert %arg0 : (!t10) -> !t21
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3] : (!t15) -> !t21
    %2 = stablehlo.add %0, %1 : !t21
    %cst = stablehlo.constant dense<0xFF800000> : !t2
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [3] : (!t21, !t2) -> !t36
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (!t36) -> !t21
    %5 = stablehlo.subtract %2, %4 : !t21
    %6 = stablehlo.exponential %5 : !t21
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t2
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [3] : (!t21, !t2) -> !t36
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (!t36) -> !t21
    %9 = stablehlo.divide %6, %8 : !t21
    %10 = stablehlo.convert %9 : (!t21) -> !t10
    return %10 : !t10
  }
  func.func private @_relu(%arg0: !t11) -> !t11 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t18
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t18) -> !t11
    %1 = stablehlo.maximum %arg0, %0 : !t11
    return %1 : !t11
  }
  func.func private @normalise_rows_0(%arg0: !t4, %arg1: !t0, %arg2: !t0) -> (!t4, !t8, !t8) {
    %0 = stablehlo.convert %arg0 : (!t4) -> !t13
    %cst = stablehlo.constant dense<0.000000e+00> : !t2
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (!t13, !t2) -> !t8
    %cst_0 = stablehlo.constant dense<9.765625E-4> : !t2
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t2) -> !t8
    %3 = stablehlo.multiply %1, %2 : !t8
    %4 = stablehlo.multiply %0, %0 : !t13
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t2
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t13, !t2) -> !t8
    %cst_2 = stablehlo.constant dense<9.765625E-4> : !t2
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t2) -> !t8
    %7 = stablehlo.multiply %5, %6 : !t8
    %8 = stablehlo.multiply %3, %3 : !t8
    %9 = stablehlo.subtract %7, %8 : !t8
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t2
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t2) -> !t8
    %11 = stablehlo.add %9, %10 : !t8
    %12 = stablehlo.rsqrt %11 : !t8
    %13 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (!t8) -> !t13
    %14 = stablehlo.subtract %0, %13 : !t13
    %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (!t8) -> !t13
    %16 = stablehlo.multiply %14, %15 : !t13
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (!t0) -> !t13
    %18 = stablehlo.multiply %16, %17 : !t13
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (!t0) -> !t13
    %20 = stablehlo.add %18, %19 : !t13
    %21 = stablehlo.convert %20 : (!t13) -> !t4
    return %21, %3, %12 : !t4, !t8, !t8
  }
  func.func private @_where_1(%arg0: !t39, %arg1: !t2, %arg2: !t2) -> !t31 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t2) -> !t31
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t2) -> !t31
    %2 = stablehlo.select %arg0, %0, %1 : !t39, !t31
    return %2 : !t31
  }
  func.func private @_pad(%arg0: !t33, %arg1: !t16) -> !t12 {
    %0 = stablehlo.convert %arg1 : !t16
    %1 = stablehlo.pad %arg0, %0, low = [0, 1], high = [0, 0], interior = [0, 0] : (!t33, !t16) -> !t12
    return %1 : !t12
  }
  func.func private @_where_2(%arg0: !t22, %arg1: !t12, %arg2: !t16) -> !t12 {
    %0 = stablehlo.convert %arg2 : !t16
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t16) -> !t12
    %2 = stablehlo.select %arg0, %arg1, %1 : !t22, !t12
    return %2 : !t12
  }
  func.func private @_decoder(%arg0: !t4, %arg1: !t4, %arg2: !t15, %arg3: !t15, %arg4: !t1, %arg5: !t3, %arg6: !t1, %arg7: !t1, %arg8: !t9, %arg9: !t5, %arg10: !t0, %arg11: !t0, %arg12: !t0, %arg13: !t0, %arg14: !t0, %arg15: !t0, %arg16: !t0, %arg17: !t6, %arg18: !t1, %arg19: !t3, %arg20: !t1, %arg21: !t1) -> (!t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t11) {
    %0:3 = call @normalise_rows(%arg0, %arg11, %arg10) : (!t4, !t0, !t0) -> (!t4, !t8, !t8)
    %1 = stablehlo.convert %arg6 : (!t1) -> !t17 loc(#l66)
    %2 = stablehlo.dot_general %0#0, %1, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t4, !t17) -> !t7 loc(#l67)
    %3 = stablehlo.convert %arg4 : (!t1) -> !t17 loc(#l66)
    %4 = stablehlo.dot_general %0#0, %3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t4, !t17) -> !t7 loc(#l67)
    %5 = stablehlo.convert %arg7 : (!t1) -> !t17 loc(#l66)
    %6 = stablehlo.dot_general %0#0, %5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t4, !t17) -> !t7 loc(#l67)
    %cst = stablehlo.constant dense<1.250000e-01> : !t18
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t18) -> !t7 loc(#l68)
    %8 = stablehlo.multiply %2, %7 : !t7 loc(#l68)
    %9 = stablehlo.dot_general %8, %4, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (!t7, !t7) -> !t10 loc(#l67)
    %10 = call @_softmax(%9, %arg2) : (!t10, !t15) -> !t10 loc(#l69)
    %11 = stablehlo.dot_general %6, %10, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (!t7, !t10) -> !t20 loc(#l67)
    %12 = stablehlo.transpose %11, dims = [0, 3, 1, 2] : (!t20) -> !t7 loc(#l70)
    %13 = stablehlo.convert %arg5 : (!t3) -> !t24 loc(#l66)
    %14 = stablehlo.dot_general %12, %13, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t7, !t24) -> !t4 loc(#l67)
    %15 = stablehlo.add %arg0, %14 : !t4
    %16:3 = call @normalise_rows(%15, %arg15, %arg14) : (!t4, !t0, !t0) -> (!t4, !t8, !t8)
    %17 = stablehlo.convert %arg20 : (!t1) -> !t17 loc(#l66)
    %18 = stablehlo.dot_general %16#0, %17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t4, !t17) -> !t7 loc(#l67)
    %19 = stablehlo.convert %arg18 : (!t1) -> !t17 loc(#l66)
    %20 = stablehlo.dot_general %arg1, %19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t4, !t17) -> !t7 loc(#l67)
    %21 = stablehlo.convert %arg21 : (!t1) -> !t17 loc(#l66)
    %22 = stablehlo.dot_general %arg1, %21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t4, !t17) -> !t7 loc(#l67)
    %cst_0 = stablehlo.constant dense<1.250000e-01> : !t18
    %23 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t18) -> !t7 loc(#l68)
    %24 = stablehlo.multiply %18, %23 : !t7 loc(#l68)
    %25 = stablehlo.dot_general %24, %20, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (!t7, !t7) -> !t10 loc(#l67)
    %26 = call @_softmax(%25, %arg3) : (!t10, !t15) -> !t10 loc(#l69)
    %27 = stablehlo.dot_general %22, %26, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (!t7, !t10) -> !t20 loc(#l67)
    %28 = stablehlo.transpose %27, dims = [0, 3, 1, 2] : (!t20) -> !t7 loc(#l70)
    %29 = stablehlo.convert %arg19 : (!t3) -> !t24 loc(#l66)
    %30 = stablehlo.dot_general %28, %29, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t7, !t24) -> !t4 loc(#l67)
    %31 = stablehlo.add %15, %30 : !t4
    %32:3 = call @normalise_rows(%31, %arg13, %arg12) : (!t4, !t0, !t0) -> (!t4, !t8, !t8)
    %33 = stablehlo.convert %arg9 : (!t5) -> !t27 loc(#l71)
    %34 = stablehlo.dot_general %32#0, %33, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t4, !t27) -> !t11 loc(#l72)
    %35 = stablehlo.convert %arg8 : (!t9) -> !t42 loc(#l71)
    %36 = stablehlo.broadcast_in_dim %35, dims = [2] : (!t42) -> !t43 loc(#l73)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2] : (!t43) -> !t11 loc(#l74)
    %38 = stablehlo.add %34, %37 : !t11 loc(#l74)
    %39 = call @_relu(%38) : (!t11) -> !t11 loc(#l75)
    %40 = stablehlo.convert %arg17 : (!t6) -> !t28 loc(#l71)
    %41 = stablehlo.dot_general %39, %40, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t11, !t28) -> !t4 loc(#l72)
    %42 = stablehlo.convert %arg16 : (!t0) -> !t44 loc(#l71)
    %43 = stablehlo.broadcast_in_dim %42, dims = [2] : (!t44) -> !t45 loc(#l73)
    %44 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2] : (!t45) -> !t4 loc(#l74)
    %45 = stablehlo.add %41, %44 : !t4 loc(#l74)
    %46 = stablehlo.add %31, %45 : !t4
    return %46, %0#1, %0#2, %0#0, %4, %8, %10, %6, %12, %15, %16#1, %16#2, %16#0, %20, %24, %26, %22, %28, %31, %32#1, %32#2, %32#0, %39 : !t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t7, !t7, !t10, !t7, !t7, !t4, !t8, !t8, !t4, !t11
  }
  func.func private @_cross_entropy(%arg0: !t23, %arg1: !t12) -> (!t8, !t8) {
    %0 = stablehlo.convert %arg0 : (!t23) -> !t19
    %cst = stablehlo.constant dense<0xFF800000> : !t2
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (!t19, !t2) -> !t8
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (!t8) -> !t19
    %3 = stablehlo.subtract %0, %2 : !t19
    %4 = stablehlo.exponential %3 : !t19
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t2
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [2] : (!t19, !t2) -> !t8
    %6 = stablehlo.log %5 : !t8
    %7 = stablehlo.add %1, %6 : !t8
    %8 = stablehlo.iota dim = 2 : !t29
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (!t12) -> !t29
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (!t29, !t29) -> !t30
    %cst_1 = stablehlo.constant dense<0.900002956> : !t2
    %cst_2 = stablehlo.constant dense<2.96665485E-6> : !t2
    %11 = call @_where_3(%10, %cst_1, %cst_2) : (!t30, !t2, !t2) -> !t19
    %12 = stablehlo.multiply %11, %0 : !t19
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t2
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [2] : (!t19, !t2) -> !t8
    %14 = stablehlo.subtract %7, %13 : !t8
    return %14, %7 : !t8, !t8
  }
  func.func private @_where_3(%arg0: !t30, %arg1: !t2, %arg2: !t2) -> !t19 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t2) -> !t19
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t2) -> !t19
    %2 = stablehlo.select %arg0, %0, %1 : !t30, !t19
    return %2 : !t19
  }
  func.func private @_cross_entropy_backward(%arg0: !t23, %arg1: !t12, %arg2: !t8, %arg3: !t8) -> !t23 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg3 : !t23, !t8
    %1 = stablehlo.convert %0#0 : (!t23) -> !t19
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (!t8) -> !t19
    %3 = stablehlo.subtract %1, %2 : !t19
    %4 = stablehlo.exponential %3 : !t19
    %5 = stablehlo.iota dim = 2 : !t29
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (!t12) -> !t29
    %7 = stablehlo.compare EQ, %5, %6, SIGNED : (!t29, !t29) -> !t30
    %cst = stablehlo.constant dense<0.900002956> : !t2
    %cst_0 = stablehlo.constant dense<2.96665485E-6> : !t2
    %8 = call @_where_4(%7, %cst, %cst_0) : (!t30, !t2, !t2) -> !t19
    %9 = stablehlo.subtract %4, %8 : !t19
    %10 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1] : (!t8) -> !t19
    %11 = stablehlo.multiply %9, %10 : !t19
    %12 = stablehlo.convert %11 : (!t19) -> !t23
    return %12 : !t23
  }
  func.func private @_where_4(%arg0: !t30, %arg1: !t2, %arg2: !t2) -> !t19 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t2) -> !t19
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t2) -> !t19
    %2 = stablehlo.select %arg0, %0, %1 : !t30, !t19
    return %2 : !t19
  }
  func.func private @normalise_rows_backward(%arg0: !t4, %arg1: !t8, %arg2: !t8, %arg3: !t0, %arg4: !t4) -> (!t4, !t0, !t0) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg4 : !t4, !t8, !t8, !t4
    %1 = stablehlo.convert %0#3 : (!t4) -> !t13
    %2 = stablehlo.convert %0#0 : (!t4) -> !t13
    %3 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1] : (!t8) -> !t13
    %4 = stablehlo.subtract %2, %3 : !t13
    %5 = stablehlo.broadcast_in_dim %0#2, dims = [0, 1] : (!t8) -> !t13
    %6 = stablehlo.multiply %4, %5 : !t13
    %7 = stablehlo.multiply %1, %6 : !t13
    %cst = stablehlo.constant dense<0.000000e+00> : !t2
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (!t13, !t2) -> !t0
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t2
    %9 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (!t13, !t2) -> !t0
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (!t0) -> !t13
    %11 = stablehlo.multiply %1, %10 : !t13
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t2
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t13, !t2) -> !t8
    %cst_2 = stablehlo.constant dense<9.765625E-4> : !t2
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t2) -> !t8
    %14 = stablehlo.multiply %12, %13 : !t8
    %15 = stablehlo.multiply %11, %6 : !t13
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t2
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [2] : (!t13, !t2) -> !t8
    %cst_4 = stablehlo.constant dense<9.765625E-4> : !t2
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t2) -> !t8
    %18 = stablehlo.multiply %16, %17 : !t8
    %19 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (!t8) -> !t13
    %20 = stablehlo.subtract %11, %19 : !t13
    %21 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (!t8) -> !t13
    %22 = stablehlo.multiply %6, %21 : !t13
    %23 = stablehlo.subtract %20, %22 : !t13
    %24 = stablehlo.broadcast_in_dim %0#2, dims = [0, 1] : (!t8) -> !t13
    %25 = stablehlo.multiply %23, %24 : !t13
    %26 = stablehlo.convert %25 : (!t13) -> !t4
    return %26, %8, %9 : !t4, !t0, !t0
  }
  func.func private @_decoder_5(%arg0: !t4, %arg1: !t8, %arg2: !t8, %arg3: !t0, %arg4: !t4, %arg5: !t1, %arg6: !t1, %arg7: !t1, %arg8: !t7, %arg9: !t7, %arg10: !t10, %arg11: !t7, %arg12: !t7, %arg13: !t3, %arg14: !t4, %arg15: !t8, %arg16: !t8, %arg17: !t0, %arg18: !t4, %arg19: !t1, %arg20: !t4, %arg21: !t1, %arg22: !t1, %arg23: !t7, %arg24: !t7, %arg25: !t10, %arg26: !t7, %arg27: !t7, %arg28: !t3, %arg29: !t4, %arg30: !t8, %arg31: !t8, %arg32: !t0, %arg33: !t4, %arg34: !t5, %arg35: !t11, %arg36: !t6, %arg37: !t4) -> (!t4, !t4, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1) {
    %0 = stablehlo.convert %arg37 : (!t4) -> !t13 loc(#l71)
    %cst = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l76)
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (!t13, !t2) -> !t0 loc(#l76)
    %2 = stablehlo.convert %arg36 : (!t6) -> !t28 loc(#l71)
    %3 = stablehlo.dot_general %arg37, %2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t4, !t28) -> !t11 loc(#l72)
    %4 = stablehlo.dot_general %arg35, %arg37, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t11, !t4) -> !t6 loc(#l72)
    %5 = call @_relu_backward(%arg35, %3) : (!t11, !t11) -> !t11 loc(#l77)
    %6 = stablehlo.convert %5 : (!t11) -> !t46 loc(#l71)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l76)
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (!t46, !t2) -> !t9 loc(#l76)
    %8 = stablehlo.convert %arg34 : (!t5) -> !t27 loc(#l71)
    %9 = stablehlo.dot_general %5, %8, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t11, !t27) -> !t4 loc(#l72)
    %10 = stablehlo.dot_general %arg33, %5, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t4, !t11) -> !t5 loc(#l72)
    %11:3 = call @normalise_rows_backward(%arg29, %arg30, %arg31, %arg32, %9) : (!t4, !t8, !t8, !t0, !t4) -> (!t4, !t0, !t0)
    %12 = stablehlo.add %arg37, %11#0 : !t4
    %13 = stablehlo.convert %arg28 : (!t3) -> !t24 loc(#l66)
    %14 = stablehlo.dot_general %12, %13, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (!t4, !t24) -> !t7 loc(#l67)
    %15 = stablehlo.dot_general %arg27, %12, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t7, !t4) -> !t3 loc(#l67)
    %16 = stablehlo.transpose %14, dims = [0, 2, 3, 1] : (!t7) -> !t20 loc(#l70)
    %17 = stablehlo.dot_general %16, %arg26, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (!t20, !t7) -> !t10 loc(#l67)
    %18 = stablehlo.dot_general %16, %arg25, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (!t20, !t10) -> !t20 loc(#l67)
    %19 = stablehlo.transpose %18, dims = [0, 3, 1, 2] : (!t20) -> !t7 loc(#l70)
    %20 = call @_softmax_backward(%arg25, %17) : (!t10, !t10) -> !t10 loc(#l78)
    %21 = stablehlo.dot_general %20, %arg24, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t10, !t7) -> !t25 loc(#l67)
    %22 = stablehlo.transpose %21, dims = [0, 2, 1, 3] : (!t25) -> !t7 loc(#l70)
    %23 = stablehlo.dot_general %20, %arg23, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (!t10, !t7) -> !t25 loc(#l67)
    %24 = stablehlo.transpose %23, dims = [0, 2, 1, 3] : (!t25) -> !t7 loc(#l70)
    %cst_1 = stablehlo.constant dense<1.250000e-01> : !t18
    %25 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t18) -> !t7 loc(#l68)
    %26 = stablehlo.multiply %24, %25 : !t7 loc(#l68)
    %27 = stablehlo.convert %arg22 : (!t1) -> !t17 loc(#l66)
    %28 = stablehlo.dot_general %19, %27, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t7, !t17) -> !t4 loc(#l67)
    %29 = stablehlo.dot_general %arg20, %19, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t4, !t7) -> !t1 loc(#l67)
    %30 = stablehlo.convert %arg21 : (!t1) -> !t17 loc(#l66)
    %31 = stablehlo.dot_general %22, %30, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t7, !t17) -> !t4 loc(#l67)
    %32 = stablehlo.dot_general %arg20, %22, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t4, !t7) -> !t1 loc(#l67)
    %33 = stablehlo.add %28, %31 : !t4 loc(#l79)
    %34 = stablehlo.convert %arg19 : (!t1) -> !t17 loc(#l66)
    %35 = stablehlo.dot_general %26, %34, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t7, !t17) -> !t4 loc(#l67)
    %36 = stablehlo.dot_general %arg18, %26, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t4, !t7) -> !t1 loc(#l67)
    %37:3 = call @normalise_rows_backward(%arg14, %arg15, %arg16, %arg17, %35) : (!t4, !t8, !t8, !t0, !t4) -> (!t4, !t0, !t0)
    %38 = stablehlo.add %12, %37#0 : !t4
    %39 = stablehlo.convert %arg13 : (!t3) -> !t24 loc(#l66)
    %40 = stablehlo.dot_general %38, %39, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (!t4, !t24) -> !t7 loc(#l67)
    %41 = stablehlo.dot_general %arg12, %38, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t7, !t4) -> !t3 loc(#l67)
    %42 = stablehlo.transpose %40, dims = [0, 2, 3, 1] : (!t7) -> !t20 loc(#l70)
    %43 = stablehlo.dot_general %42, %arg11, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (!t20, !t7) -> !t10 loc(#l67)
    %44 = stablehlo.dot_general %42, %arg10, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (!t20, !t10) -> !t20 loc(#l67)
    %45 = stablehlo.transpose %44, dims = [0, 3, 1, 2] : (!t20) -> !t7 loc(#l70)
    %46 = call @_softmax_backward(%arg10, %43) : (!t10, !t10) -> !t10 loc(#l78)
    %47 = stablehlo.dot_general %46, %arg9, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t10, !t7) -> !t25 loc(#l67)
    %48 = stablehlo.transpose %47, dims = [0, 2, 1, 3] : (!t25) -> !t7 loc(#l70)
    %49 = stablehlo.dot_general %46, %arg8, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (!t10, !t7) -> !t25 loc(#l67)
    %50 = stablehlo.transpose %49, dims = [0, 2, 1, 3] : (!t25) -> !t7 loc(#l70)
    %cst_2 = stablehlo.constant dense<1.250000e-01> : !t18
    %51 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t18) -> !t7 loc(#l68)
    %52 = stablehlo.multiply %50, %51 : !t7 loc(#l68)
    %53 = stablehlo.convert %arg7 : (!t1) -> !t17 loc(#l66)
    %54 = stablehlo.dot_general %45, %53, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t7, !t17) -> !t4 loc(#l67)
    %55 = stablehlo.dot_general %arg4, %45, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t4, !t7) -> !t1 loc(#l67)
    %56 = stablehlo.convert %arg6 : (!t1) -> !t17 loc(#l66)
    %57 = stablehlo.dot_general %48, %56, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t7, !t17) -> !t4 loc(#l67)
    %58 = stablehlo.dot_general %arg4, %48, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t4, !t7) -> !t1 loc(#l67)
    %59 = stablehlo.add %54, %57 : !t4 loc(#l79)
    %60 = stablehlo.convert %arg5 : (!t1) -> !t17 loc(#l66)
    %61 = stablehlo.dot_general %52, %60, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t7, !t17) -> !t4 loc(#l67)
    %62 = stablehlo.dot_general %arg4, %52, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t4, !t7) -> !t1 loc(#l67)
    %63 = stablehlo.add %59, %61 : !t4 loc(#l79)
    %64:3 = call @normalise_rows_backward(%arg0, %arg1, %arg2, %arg3, %63) : (!t4, !t8, !t8, !t0, !t4) -> (!t4, !t0, !t0)
    %65 = stablehlo.add %38, %64#0 : !t4
    return %65, %33, %58, %41, %62, %55, %7, %10, %64#2, %64#1, %11#2, %11#1, %37#2, %37#1, %1, %4, %32, %15, %36, %29 : !t4, !t4, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t6, !t1, !t3, !t1, !t1
  }
  func.func private @_relu_backward(%arg0: !t11, %arg1: !t11) -> !t11 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t11, !t11
    %cst = stablehlo.constant dense<0.000000e+00> : !t18
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t18) -> !t11
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t11, !t11) -> !t47
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t18
    %3 = call @_where_6(%2, %0#1, %cst_0) : (!t47, !t11, !t18) -> !t11
    return %3 : !t11
  }
  func.func private @_where_6(%arg0: !t47, %arg1: !t11, %arg2: !t18) -> !t11 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t18) -> !t11
    %1 = stablehlo.select %arg0, %arg1, %0 : !t47, !t11
    return %1 : !t11
  }
  func.func private @_softmax_backward(%arg0: !t10, %arg1: !t10) -> !t10 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t10, !t10
    %1 = stablehlo.convert %0#0 : (!t10) -> !t21
    %2 = stablehlo.convert %0#1 : (!t10) -> !t21
    %3 = stablehlo.multiply %1, %2 : !t21
    %cst = stablehlo.constant dense<0.000000e+00> : !t2
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [3] : (!t21, !t2) -> !t36
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (!t36) -> !t21
    %6 = stablehlo.subtract %2, %5 : !t21
    %7 = stablehlo.multiply %1, %6 : !t21
    %8 = stablehlo.convert %7 : (!t21) -> !t10
    return %8 : !t10
  }
  func.func private @_encoder_7(%arg0: !t4, %arg1: !t8, %arg2: !t8, %arg3: !t0, %arg4: !t4, %arg5: !t1, %arg6: !t1, %arg7: !t1, %arg8: !t7, %arg9: !t7, %arg10: !t10, %arg11: !t7, %arg12: !t7, %arg13: !t3, %arg14: !t4, %arg15: !t8, %arg16: !t8, %arg17: !t0, %arg18: !t4, %arg19: !t5, %arg20: !t11, %arg21: !t6, %arg22: !t4) -> (!t4, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6) {
    %0 = stablehlo.convert %arg22 : (!t4) -> !t13 loc(#l71)
    %cst = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l76)
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (!t13, !t2) -> !t0 loc(#l76)
    %2 = stablehlo.convert %arg21 : (!t6) -> !t28 loc(#l71)
    %3 = stablehlo.dot_general %arg22, %2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t4, !t28) -> !t11 loc(#l72)
    %4 = stablehlo.dot_general %arg20, %arg22, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t11, !t4) -> !t6 loc(#l72)
    %5 = call @_relu_backward(%arg20, %3) : (!t11, !t11) -> !t11 loc(#l77)
    %6 = stablehlo.convert %5 : (!t11) -> !t46 loc(#l71)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l76)
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (!t46, !t2) -> !t9 loc(#l76)
    %8 = stablehlo.convert %arg19 : (!t5) -> !t27 loc(#l71)
    %9 = stablehlo.dot_general %5, %8, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t11, !t27) -> !t4 loc(#l72)
    %10 = stablehlo.dot_general %arg18, %5, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t4, !t11) -> !t5 loc(#l72)
    %11:3 = call @normalise_rows_backward(%arg14, %arg15, %arg16, %arg17, %9) : (!t4, !t8, !t8, !t0, !t4) -> (!t4, !t0, !t0)
    %12 = stablehlo.add %arg22, %11#0 : !t4
    %13 = stablehlo.convert %arg13 : (!t3) -> !t24 loc(#l66)
    %14 = stablehlo.dot_general %12, %13, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (!t4, !t24) -> !t7 loc(#l67)
    %15 = stablehlo.dot_general %arg12, %12, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t7, !t4) -> !t3 loc(#l67)
    %16 = stablehlo.transpose %14, dims = [0, 2, 3, 1] : (!t7) -> !t20 loc(#l70)
    %17 = stablehlo.dot_general %16, %arg11, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (!t20, !t7) -> !t10 loc(#l67)
    %18 = stablehlo.dot_general %16, %arg10, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (!t20, !t10) -> !t20 loc(#l67)
    %19 = stablehlo.transpose %18, dims = [0, 3, 1, 2] : (!t20) -> !t7 loc(#l70)
    %20 = call @_softmax_backward(%arg10, %17) : (!t10, !t10) -> !t10 loc(#l78)
    %21 = stablehlo.dot_general %20, %arg9, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t10, !t7) -> !t25 loc(#l67)
    %22 = stablehlo.transpose %21, dims = [0, 2, 1, 3] : (!t25) -> !t7 loc(#l70)
    %23 = stablehlo.dot_general %20, %arg8, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (!t10, !t7) -> !t25 loc(#l67)
    %24 = stablehlo.transpose %23, dims = [0, 2, 1, 3] : (!t25) -> !t7 loc(#l70)
    %cst_1 = stablehlo.constant dense<1.250000e-01> : !t18
    %25 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t18) -> !t7 loc(#l68)
    %26 = stablehlo.multiply %24, %25 : !t7 loc(#l68)
    %27 = stablehlo.convert %arg7 : (!t1) -> !t17 loc(#l66)
    %28 = stablehlo.dot_general %19, %27, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t7, !t17) -> !t4 loc(#l67)
    %29 = stablehlo.dot_general %arg4, %19, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t4, !t7) -> !t1 loc(#l67)
    %30 = stablehlo.convert %arg6 : (!t1) -> !t17 loc(#l66)
    %31 = stablehlo.dot_general %22, %30, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t7, !t17) -> !t4 loc(#l67)
    %32 = stablehlo.dot_general %arg4, %22, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t4, !t7) -> !t1 loc(#l67)
    %33 = stablehlo.add %28, %31 : !t4 loc(#l79)
    %34 = stablehlo.convert %arg5 : (!t1) -> !t17 loc(#l66)
    %35 = stablehlo.dot_general %26, %34, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t7, !t17) -> !t4 loc(#l67)
    %36 = stablehlo.dot_general %arg4, %26, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t4, !t7) -> !t1 loc(#l67)
    %37 = stablehlo.add %33, %35 : !t4 loc(#l79)
    %38:3 = call @normalise_rows_backward(%arg0, %arg1, %arg2, %arg3, %37) : (!t4, !t8, !t8, !t0, !t4) -> (!t4, !t0, !t0)
    %39 = stablehlo.add %12, %38#0 : !t4
    return %39, %32, %15, %36, %29, %7, %10, %38#2, %38#1, %11#2, %11#1, %1, %4 : !t4, !t1, !t3, !t1, !t1, !t9, !t5, !t0, !t0, !t0, !t0, !t0, !t6
  }
  func.func private @one(%arg0: !t1, %arg1: !t1, %arg2: !t1, %arg3: !t1, %arg4: !t2) -> (!t1, !t1, !t1) {
    %cst = stablehlo.constant dense<0.899999976> : !t2
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t2) -> !t1
    %1 = stablehlo.multiply %0, %arg2 : !t1
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t2
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t2) -> !t1
    %3 = stablehlo.multiply %2, %arg1 : !t1
    %4 = stablehlo.add %1, %3 : !t1
    %cst_1 = stablehlo.constant dense<9.800000e-01> : !t2
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t2) -> !t1
    %6 = stablehlo.multiply %5, %arg3 : !t1
    %cst_2 = stablehlo.constant dense<2.000000e-02> : !t2
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t2) -> !t1
    %8 = stablehlo.multiply %7, %arg1 : !t1
    %9 = stablehlo.multiply %8, %arg1 : !t1
    %10 = stablehlo.add %6, %9 : !t1
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t2) -> !t1
    %12 = stablehlo.multiply %11, %4 : !t1
    %13 = stablehlo.sqrt %10 : !t1
    %cst_3 = stablehlo.constant dense<9.99999971E-10> : !t2
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t2) -> !t1
    %15 = stablehlo.add %13, %14 : !t1
    %16 = stablehlo.divide %12, %15 : !t1
    %17 = stablehlo.subtract %arg0, %16 : !t1
    return %17, %4, %10 : !t1, !t1, !t1
  }
  func.func private @one_8(%arg0: !t3, %arg1: !t3, %arg2: !t3, %arg3: !t3, %arg4: !t2) -> (!t3, !t3, !t3) {
    %cst = stablehlo.constant dense<0.899999976> : !t2
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t2) -> !t3
    %1 = stablehlo.multiply %0, %arg2 : !t3
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t2
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t2) -> !t3
    %3 = stablehlo.multiply %2, %arg1 : !t3
    %4 = stablehlo.add %1, %3 : !t3
    %cst_1 = stablehlo.constant dense<9.800000e-01> : !t2
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t2) -> !t3
    %6 = stablehlo.multiply %5, %arg3 : !t3
    %cst_2 = stablehlo.constant dense<2.000000e-02> : !t2
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t2) -> !t3
    %8 = stablehlo.multiply %7, %arg1 : !t3
    %9 = stablehlo.multiply %8, %arg1 : !t3
    %10 = stablehlo.add %6, %9 : !t3
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t2) -> !t3
    %12 = stablehlo.multiply %11, %4 : !t3
    %13 = stablehlo.sqrt %10 : !t3
    %cst_3 = stablehlo.constant dense<9.99999971E-10> : !t2
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t2) -> !t3
    %15 = stablehlo.add %13, %14 : !t3
    %16 = stablehlo.divide %12, %15 : !t3
    %17 = stablehlo.subtract %arg0, %16 : !t3
    return %17, %4, %10 : !t3, !t3, !t3
  }
  func.func private @one_9(%arg0: !t9, %arg1: !t9, %arg2: !t9, %arg3: !t9, %arg4: !t2) -> (!t9, !t9, !t9) {
    %cst = stablehlo.constant dense<0.899999976> : !t2
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t2) -> !t9
    %1 = stablehlo.multiply %0, %arg2 : !t9
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t2
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t2) -> !t9
    %3 = stablehlo.multiply %2, %arg1 : !t9
    %4 = stablehlo.add %1, %3 : !t9
    %cst_1 = stablehlo.constant dense<9.800000e-01> : !t2
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t2) -> !t9
    %6 = stablehlo.multiply %5, %arg3 : !t9
    %cst_2 = stablehlo.constant dense<2.000000e-02> : !t2
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t2) -> !t9
    %8 = stablehlo.multiply %7, %arg1 : !t9
    %9 = stablehlo.multiply %8, %arg1 : !t9
    %10 = stablehlo.add %6, %9 : !t9
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t2) -> !t9
    %12 = stablehlo.multiply %11, %4 : !t9
    %13 = stablehlo.sqrt %10 : !t9
    %cst_3 = stablehlo.constant dense<9.99999971E-10> : !t2
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t2) -> !t9
    %15 = stablehlo.add %13, %14 : !t9
    %16 = stablehlo.divide %12, %15 : !t9
    %17 = stablehlo.subtract %arg0, %16 : !t9
    return %17, %4, %10 : !t9, !t9, !t9
  }
  func.func private @one_10(%arg0: !t5, %arg1: !t5, %arg2: !t5, %arg3: !t5, %arg4: !t2) -> (!t5, !t5, !t5) {
    %cst = stablehlo.constant dense<0.899999976> : !t2
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t2) -> !t5
    %1 = stablehlo.multiply %0, %arg2 : !t5
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t2
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t2) -> !t5
    %3 = stablehlo.multiply %2, %arg1 : !t5
    %4 = stablehlo.add %1, %3 : !t5
    %cst_1 = stablehlo.constant dense<9.800000e-01> : !t2
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t2) -> !t5
    %6 = stablehlo.multiply %5, %arg3 : !t5
    %cst_2 = stablehlo.constant dense<2.000000e-02> : !t2
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t2) -> !t5
    %8 = stablehlo.multiply %7, %arg1 : !t5
    %9 = stablehlo.multiply %8, %arg1 : !t5
    %10 = stablehlo.add %6, %9 : !t5
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t2) -> !t5
    %12 = stablehlo.multiply %11, %4 : !t5
    %13 = stablehlo.sqrt %10 : !t5
    %cst_3 = stablehlo.constant dense<9.99999971E-10> : !t2
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t2) -> !t5
    %15 = stablehlo.add %13, %14 : !t5
    %16 = stablehlo.divide %12, %15 : !t5
    %17 = stablehlo.subtract %arg0, %16 : !t5
    return %17, %4, %10 : !t5, !t5, !t5
  }
  func.func private @one_11(%arg0: !t0, %arg1: !t0, %arg2: !t0, %arg3: !t0, %arg4: !t2) -> (!t0, !t0, !t0) {
    %cst = stablehlo.constant dense<0.899999976> : !t2
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t2) -> !t0
    %1 = stablehlo.multiply %0, %arg2 : !t0
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t2
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t2) -> !t0
    %3 = stablehlo.multiply %2, %arg1 : !t0
    %4 = stablehlo.add %1, %3 : !t0
    %cst_1 = stablehlo.constant dense<9.800000e-01> : !t2
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t2) -> !t0
    %6 = stablehlo.multiply %5, %arg3 : !t0
    %cst_2 = stablehlo.constant dense<2.000000e-02> : !t2
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t2) -> !t0
    %8 = stablehlo.multiply %7, %arg1 : !t0
    %9 = stablehlo.multiply %8, %arg1 : !t0
    %10 = stablehlo.add %6, %9 : !t0
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t2) -> !t0
    %12 = stablehlo.multiply %11, %4 : !t0
    %13 = stablehlo.sqrt %10 : !t0
    %cst_3 = stablehlo.constant dense<9.99999971E-10> : !t2
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t2) -> !t0
    %15 = stablehlo.add %13, %14 : !t0
    %16 = stablehlo.divide %12, %15 : !t0
    %17 = stablehlo.subtract %arg0, %16 : !t0
    return %17, %4, %10 : !t0, !t0, !t0
  }
  func.func private @one_12(%arg0: !t6, %arg1: !t6, %arg2: !t6, %arg3: !t6, %arg4: !t2) -> (!t6, !t6, !t6) {
    %cst = stablehlo.constant dense<0.899999976> : !t2
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t2) -> !t6
    %1 = stablehlo.multiply %0, %arg2 : !t6
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t2
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t2) -> !t6
    %3 = stablehlo.multiply %2, %arg1 : !t6
    %4 = stablehlo.add %1, %3 : !t6
    %cst_1 = stablehlo.constant dense<9.800000e-01> : !t2
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t2) -> !t6
    %6 = stablehlo.multiply %5, %arg3 : !t6
    %cst_2 = stablehlo.constant dense<2.000000e-02> : !t2
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t2) -> !t6
    %8 = stablehlo.multiply %7, %arg1 : !t6
    %9 = stablehlo.multiply %8, %arg1 : !t6
    %10 = stablehlo.add %6, %9 : !t6
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t2) -> !t6
    %12 = stablehlo.multiply %11, %4 : !t6
    %13 = stablehlo.sqrt %10 : !t6
    %cst_3 = stablehlo.constant dense<9.99999971E-10> : !t2
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t2) -> !t6
    %15 = stablehlo.add %13, %14 : !t6
    %16 = stablehlo.divide %12, %15 : !t6
    %17 = stablehlo.subtract %arg0, %16 : !t6
    return %17, %4, %10 : !t6, !t6, !t6
  }
  func.func private @one_13(%arg0: !t14, %arg1: !t14, %arg2: !t14, %arg3: !t14, %arg4: !t2) -> (!t14, !t14, !t14) {
    %cst = stablehlo.constant dense<0.899999976> : !t2
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t2) -> !t14
    %1 = stablehlo.multiply %0, %arg2 : !t14
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t2
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t2) -> !t14
    %3 = stablehlo.multiply %2, %arg1 : !t14
    %4 = stablehlo.add %1, %3 : !t14
    %cst_1 = stablehlo.constant dense<9.800000e-01> : !t2
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t2) -> !t14
    %6 = stablehlo.multiply %5, %arg3 : !t14
    %cst_2 = stablehlo.constant dense<2.000000e-02> : !t2
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t2) -> !t14
    %8 = stablehlo.multiply %7, %arg1 : !t14
    %9 = stablehlo.multiply %8, %arg1 : !t14
    %10 = stablehlo.add %6, %9 : !t14
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t2) -> !t14
    %12 = stablehlo.multiply %11, %4 : !t14
    %13 = stablehlo.sqrt %10 : !t14
    %cst_3 = stablehlo.constant dense<9.99999971E-10> : !t2
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t2) -> !t14
    %15 = stablehlo.add %13, %14 : !t14
    %16 = stablehlo.divide %12, %15 : !t14
    %17 = stablehlo.subtract %arg0, %16 : !t14
    return %17, %4, %10 : !t14, !t14, !t14
  }
}
#l0 = loc("jit(step)/jvp(embeddings)/lt")
#l1 = loc("jit(step)/jvp(embeddings)/add")
#l2 = loc("jit(step)/jvp(embeddings)/select_n")
#l3 = loc("jit(step)/jvp(embeddings)/broadcast_in_dim")
#l4 = loc("jit(step)/jvp(embeddings)/gather")
#l5 = loc("jit(step)/jvp(embeddings)/convert_element_type")
#l6 = loc("jit(step)/jvp(embeddings)/mul")
#l7 = loc("jit(step)/jvp(embeddings)/jit(_signal)")
#l8 = loc("jit(step)/jvp(encoder0)/jit(_encoder)")
#l9 = loc("jit(step)/jvp(encoder1)/jit(_encoder)")
#l10 = loc("jit(step)/jvp(encoder2)/jit(_encoder)")
#l11 = loc("jit(step)/jvp(encoder3)/jit(_encoder)")
#l12 = loc("jit(step)/jvp(encoder4)/jit(_encoder)")
#l13 = loc("jit(step)/jvp(encoder5)/jit(_encoder)")
#l14 = loc("jit(step)/jvp(decoder0)/jit(_decoder)")
#l15 = loc("jit(step)/jvp(decoder1)/jit(_decoder)")
#l16 = loc("jit(step)/jvp(decoder2)/jit(_decoder)")
#l17 = loc("jit(step)/jvp(decoder3)/jit(_decoder)")
#l18 = loc("jit(step)/jvp(decoder4)/jit(_decoder)")
#l19 = loc("jit(step)/jvp(decoder5)/jit(_decoder)")
#l20 = loc("jit(step)/jvp(classes)/convert_element_type")
#l21 = loc("jit(step)/jvp(classes)/dot_general")
#l22 = loc("jit(step)/jvp(classes)/ne")
#l23 = loc("jit(step)/jvp(classes)/jit(_cross_entropy)")
#l24 = loc("jit(step)/jvp(classes)/mul")
#l25 = loc("jit(step)/jvp(classes)/reduce_sum")
#l26 = loc("jit(step)/jvp(classes)/div")
#l27 = loc("jit(step)/transpose(jvp(classes))/div")
#l28 = loc("jit(step)/transpose(jvp(classes))/broadcast_in_dim")
#l29 = loc("jit(step)/transpose(jvp(classes))/mul")
#l30 = loc("jit(step)/transpose(jvp(classes))/jit(_cross_entropy_backward)")
#l31 = loc("jit(step)/transpose(jvp(classes))/convert_element_type")
#l32 = loc("jit(step)/transpose(jvp(classes))/dot_general")
#l33 = loc("jit(step)/transpose(jvp(decoder5))/jit(_decoder)")
#l34 = loc("jit(step)/transpose(jvp(decoder4))/jit(_decoder)")
#l35 = loc("jit(step)/transpose(jvp(decoder4))/add_any")
#l36 = loc("jit(step)/transpose(jvp(decoder3))/jit(_decoder)")
#l37 = loc("jit(step)/transpose(jvp(decoder3))/add_any")
#l38 = loc("jit(step)/transpose(jvp(decoder2))/jit(_decoder)")
#l39 = loc("jit(step)/transpose(jvp(decoder2))/add_any")
#l40 = loc("jit(step)/transpose(jvp(decoder1))/jit(_decoder)")
#l41 = loc("jit(step)/transpose(jvp(decoder1))/add_any")
#l42 = loc("jit(step)/transpose(jvp(decoder0))/jit(_decoder)")
#l43 = loc("jit(step)/transpose(jvp(decoder0))/add_any")
#l44 = loc("jit(step)/transpose(jvp(embeddings))/mul")
#l45 = loc("jit(step)/transpose(jvp(embeddings))/broadcast_in_dim")
#l46 = loc("jit(step)/transpose(jvp(embeddings))/convert_element_type")
#l47 = loc("jit(step)/transpose(jvp(embeddings))/lt")
#l48 = loc("jit(step)/transpose(jvp(embeddings))/add")
#l49 = loc("jit(step)/transpose(jvp(embeddings))/select_n")
#l50 = loc("jit(step)/transpose(jvp(embeddings))/scatter-add")
#l51 = loc("jit(step)/transpose(jvp(embeddings))/add_any")
#l52 = loc("jit(step)/transpose(jvp(encoder5))/jit(_encoder)")
#l53 = loc("jit(step)/transpose(jvp(encoder4))/jit(_encoder)")
#l54 = loc("jit(step)/transpose(jvp(encoder3))/jit(_encoder)")
#l55 = loc("jit(step)/transpose(jvp(encoder2))/jit(_encoder)")
#l56 = loc("jit(step)/transpose(jvp(encoder1))/jit(_encoder)")
#l57 = loc("jit(step)/transpose(jvp(encoder0))/jit(_encoder)")
#l58 = loc("jit(step)/optimizer/add")
#l59 = loc("jit(step)/optimizer/convert_element_type")
#l60 = loc("jit(step)/optimizer/pow")
#l61 = loc("jit(step)/optimizer/sub")
#l62 = loc("jit(step)/optimizer/sqrt")
#l63 = loc("jit(step)/optimizer/mul")
#l64 = loc("jit(step)/optimizer/div")
#l65 = loc("jit(step)/optimizer/jit(one)")
#l66 = loc("attention/convert_element_type")
#l67 = loc("attention/dot_general")
#l68 = loc("attention/mul")
#l69 = loc("attention/jit(_softmax)")
#l70 = loc("attention/transpose")
#l71 = loc("feed_forward/convert_element_type")
#l72 = loc("feed_forward/dot_general")
#l73 = loc("feed_forward/broadcast_in_dim")
#l74 = loc("feed_forward/add")
#l75 = loc("feed_forward/jit(_relu)")
#l76 = loc("feed_forward/reduce_sum")
#l77 = loc("feed_forward/jit(_relu_backward)")
#l78 = loc("attention/jit(_softmax_backward)")
#l79 = loc("attention/add_any")
