!t0 = tensor<2048xf32>
!t1 = tensor<2048x16x128xf32>
!t2 = tensor<f32>
!t3 = tensor<2048x16xf32>
!t4 = tensor<2048x128xf32>
!t5 = tensor<8192xf32>
!t6 = tensor<16x128x2048xf32>
!t7 = tensor<2048x8192xf32>
!t8 = tensor<8192x2048xf32>
!t9 = tensor<32x1024x2048xbf16>
!t10 = tensor<16x128xf32>
!t11 = tensor<16x2048xf32>
!t12 = tensor<32x1024x8192xbf16>
!t13 = tensor<32x1024x1024xf32>
!t14 = tensor<32x1024xf32>
!t15 = tensor<32x1024x2048xf32>
!t16 = tensor<bf16>
!t17 = tensor<32x1024x16x128xbf16>
!t18 = tensor<32x16x1024x1024xbf16>
!t19 = tensor<32x16x1024x1024xf32>
!t20 = tensor<1024x2048xf32>
!t21 = tensor<32000x2048xf32>
!t22 = tensor<32x1024x32000xf32>
!t23 = tensor<2048x16x128xbf16>
!t24 = tensor<32x1024xi32>
!t25 = tensor<1024xf32>
!t26 = tensor<32000xf32>
!t27 = tensor<32x1024x1xf32>
!t28 = tensor<1x1x2048xf32>
!t29 = tensor<1xf32>
!t30 = tensor<32x1024x32000xbf16>
!t31 = tensor<32000x2048xbf16>
!t32 = tensor<32x16x1024xf32>
!t33 = tensor<32x16x128x1024xbf16>
!t34 = tensor<i32>
!t35 = tensor<16x128x2048xbf16>
!t36 = tensor<2048x8192xbf16>
!t37 = tensor<32x1024x32000xi32>
!t38 = tensor<32x1024x32000xi1>
!t39 = tensor<1024x1024xf32>
!t40 = tensor<8192x2048xbf16>
!t41 = tensor<2048x1xf32>
!t42 = tensor<1x2048xf32>
!t43 = tensor<32x1024xi1>
!t44 = tensor<32x1024x1xi32>
!t45 = tensor<1024x2048xbf16>
!t46 = tensor<1024x1024xi32>
!t47 = tensor<1024x1024xi1>
!t48 = tensor<32x16x1024x128xbf16>
!t49 = tensor<16x1xf32>
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: !t1 {tf.aliasing_output = 0 : i32}, %arg1: !t6 {tf.aliasing_output = 1 : i32}, %arg2: !t1 {tf.aliasing_output = 2 : i32}, %arg3: !t1 {tf.aliasing_output = 3 : i32}, %arg4: !t7 {tf.aliasing_output = 4 : i32}, %arg5: !t0 {tf.aliasing_output = 5 : i32}, %arg6: !t0 {tf.aliasing_output = 6 : i32}, %arg7: !t8 {tf.aliasing_output = 7 : i32}, %arg8: !t1 {tf.aliasing_output = 8 : i32}, %arg9: !t6 {tf.aliasing_output = 9 : i32}, %arg10: !t1 {tf.aliasing_output = 10 : i32}, %arg11: !t1 {tf.aliasing_output = 11 : i32}, %arg12: !t7 {tf.aliasing_output = 12 : i32}, %arg13: !t0 {tf.aliasing_output = 13 : i32}, %arg14: !t0 {tf.aliasing_output = 14 : i32}, %arg15: !t8 {tf.aliasing_output = 15 : i32}, %arg16: !t1 {tf.aliasing_output = 16 : i32}, %arg17: !t6 {tf.aliasing_output = 17 : i32}, %arg18: !t1 {tf.aliasing_output = 18 : i32}, %arg19: !t1 {tf.aliasing_output = 19 : i32}, %arg20: !t7 {tf.aliasing_output = 20 : i32}, %arg21: !t0 {tf.aliasing_output = 21 : i32}, %arg22: !t0 {tf.aliasing_output = 22 : i32}, %arg23: !t8 {tf.aliasing_output = 23 : i32}, %arg24: !t1 {tf.aliasing_output = 24 : i32}, %arg25: !t6 {tf.aliasing_output = 25 : i32}, %arg26: !t1 {tf.aliasing_output = 26 : i32}, %arg27: !t1 {tf.aliasing_output = 27 : i32}, %arg28: !t7 {tf.aliasing_output = 28 : i32}, %arg29: !t0 {tf.aliasing_output = 29 : i32}, %arg30: !t0 {tf.aliasing_output = 30 : i32}, %arg31: !t8 {tf.aliasing_output = 31 : i32}, %arg32: !t1 {tf.aliasing_output = 32 : i32}, %arg33: !t6 {tf.aliasing_output = 33 : i32}, %arg34: !t1 {tf.aliasing_output = 34 : i32}, %arg35: !t1 {tf.aliasing_output = 35 : i32}, %arg36: !t7 {tf.aliasing_output = 36 : i32}, %arg37: !t0 {tf.aliasing_output = 37 : i32}, %arg38: !t0 {tf.aliasing_output = 38 : i32}, %arg39: !t8 {tf.aliasing_output = 39 : i32}, %arg40: !t1 {tf.aliasing_output = 40 : i32}, %arg41: !t6 {tf.aliasing_output = 41 : i32}, %arg42: !t1 {tf.aliasing_output = 42 : i32}, %arg43: !t1 {tf.aliasing_output = 43 : i32}, %arg44: !t7 {tf.aliasing_output = 44 : i32}, %arg45: !t0 {tf.aliasing_output = 45 : i32}, %arg46: !t0 {tf.aliasing_output = 46 : i32}, %arg47: !t8 {tf.aliasing_output = 47 : i32}, %arg48: !t1 {tf.aliasing_output = 48 : i32}, %arg49: !t6 {tf.aliasing_output = 49 : i32}, %arg50: !t1 {tf.aliasing_output = 50 : i32}, %arg51: !t1 {tf.aliasing_output = 51 : i32}, %arg52: !t7 {tf.aliasing_output = 52 : i32}, %arg53: !t0 {tf.aliasing_output = 53 : i32}, %arg54: !t0 {tf.aliasing_output = 54 : i32}, %arg55: !t8 {tf.aliasing_output = 55 : i32}, %arg56: !t1 {tf.aliasing_output = 56 : i32}, %arg57: !t6 {tf.aliasing_output = 57 : i32}, %arg58: !t1 {tf.aliasing_output = 58 : i32}, %arg59: !t1 {tf.aliasing_output = 59 : i32}, %arg60: !t7 {tf.aliasing_output = 60 : i32}, %arg61: !t0 {tf.aliasing_output = 61 : i32}, %arg62: !t0 {tf.aliasing_output = 62 : i32}, %arg63: !t8 {tf.aliasing_output = 63 : i32}, %arg64: !t1 {tf.aliasing_output = 64 : i32}, %arg65: !t6 {tf.aliasing_output = 65 : i32}, %arg66: !t1 {tf.aliasing_output = 66 : i32}, %arg67: !t1 {tf.aliasing_output = 67 : i32}, %arg68: !t7 {tf.aliasing_output = 68 : i32}, %arg69: !t0 {tf.aliasing_output = 69 : i32}, %arg70: !t0 {tf.aliasing_output = 70 : i32}, %arg71: !t8 {tf.aliasing_output = 71 : i32}, %arg72: !t1 {tf.aliasing_output = 72 : i32}, %arg73: !t6 {tf.aliasing_output = 73 : i32}, %arg74: !t1 {tf.aliasing_output = 74 : i32}, %arg75: !t1 {tf.aliasing_output = 75 : i32}, %arg76: !t7 {tf.aliasing_output = 76 : i32}, %arg77: !t0 {tf.aliasing_output = 77 : i32}, %arg78: !t0 {tf.aliasing_output = 78 : i32}, %arg79: !t8 {tf.aliasing_output = 79 : i32}, %arg80: !t1 {tf.aliasing_output = 80 : i32}, %arg81: !t6 {tf.aliasing_output = 81 : i32}, %arg82: !t1 {tf.aliasing_output = 82 : i32}, %arg83: !t1 {tf.aliasing_output = 83 : i32}, %arg84: !t7 {tf.aliasing_output = 84 : i32}, %arg85: !t0 {tf.aliasing_output = 85 : i32}, %arg86: !t0 {tf.aliasing_output = 86 : i32}, %arg87: !t8 {tf.aliasing_output = 87 : i32}, %arg88: !t1 {tf.aliasing_output = 88 : i32}, %arg89: !t6 {tf.aliasing_output = 89 : i32}, %arg90: !t1 {tf.aliasing_output = 90 : i32}, %arg91: !t1 {tf.aliasing_output = 91 : i32}, %arg92: !t7 {tf.aliasing_output = 92 : i32}, %arg93: !t0 {tf.aliasing_output = 93 : i32}, %arg94: !t0 {tf.aliasing_output = 94 : i32}, %arg95: !t8 {tf.aliasing_output = 95 : i32}, %arg96: !t1 {tf.aliasing_output = 96 : i32}, %arg97: !t6 {tf.aliasing_output = 97 : i32}, %arg98: !t1 {tf.aliasing_output = 98 : i32}, %arg99: !t1 {tf.aliasing_output = 99 : i32}, %arg100: !t7 {tf.aliasing_output = 100 : i32}, %arg101: !t0 {tf.aliasing_output = 101 : i32}, %arg102: !t0 {tf.aliasing_output = 102 : i32}, %arg103: !t8 {tf.aliasing_output = 103 : i32}, %arg104: !t1 {tf.aliasing_output = 104 : i32}, %arg105: !t6 {tf.aliasing_output = 105 : i32}, %arg106: !t1 {tf.aliasing_output = 106 : i32}, %arg107: !t1 {tf.aliasing_output = 107 : i32}, %arg108: !t7 {tf.aliasing_output = 108 : i32}, %arg109: !t0 {tf.aliasing_output = 109 : i32}, %arg110: !t0 {tf.aliasing_output = 110 : i32}, %arg111: !t8 {tf.aliasing_output = 111 : i32}, %arg112: !t1 {tf.aliasing_output = 112 : i32}, %arg113: !t6 {tf.aliasing_output = 113 : i32}, %arg114: !t1 {tf.aliasing_output = 114 : i32}, %arg115: !t1 {tf.aliasing_output = 115 : i32}, %arg116: !t7 {tf.aliasing_output = 116 : i32}, %arg117: !t0 {tf.aliasing_output = 117 : i32}, %arg118: !t0 {tf.aliasing_output = 118 : i32}, %arg119: !t8 {tf.aliasing_output = 119 : i32}, %arg120: !t1 {tf.aliasing_output = 120 : i32}, %arg121: !t6 {tf.aliasing_output = 121 : i32}, %arg122: !t1 {tf.aliasing_output = 122 : i32}, %arg123: !t1 {tf.aliasing_output = 123 : i32}, %arg124: !t7 {tf.aliasing_output = 124 : i32}, %arg125: !t0 {tf.aliasing_output = 125 : i32}, %arg126: !t0 {tf.aliasing_output = 126 : i32}, %arg127: !t8 {tf.aliasing_output = 127 : i32}, %arg128: !t1 {tf.aliasing_output = 128 : i32}, %arg129: !t6 {tf.aliasing_output = 129 : i32}, %arg130: !t1 {tf.aliasing_output = 130 : i32}, %arg131: !t1 {tf.aliasing_output = 131 : i32}, %arg132: !t7 {tf.aliasing_output = 132 : i32}, %arg133: !t0 {tf.aliasing_output = 133 : i32}, %arg134: !t0 {tf.aliasing_output = 134 : i32}, %arg135: !t8 {tf.aliasing_output = 135 : i32}, %arg136: !t1 {tf.aliasing_output = 136 : i32}, %arg137: !t6 {tf.aliasing_output = 137 : i32}, %arg138: !t1 {tf.aliasing_output = 138 : i32}, %arg139: !t1 {tf.aliasing_output = 139 : i32}, %arg140: !t7 {tf.aliasing_output = 140 : i32}, %arg141: !t0 {tf.aliasing_output = 141 : i32}, %arg142: !t0 {tf.aliasing_output = 142 : i32}, %arg143: !t8 {tf.aliasing_output = 143 : i32}, %arg144: !t1 {tf.aliasing_output = 144 : i32}, %arg145: !t6 {tf.aliasing_output = 145 : i32}, %arg146: !t1 {tf.aliasing_output = 146 : i32}, %arg147: !t1 {tf.aliasing_output = 147 : i32}, %arg148: !t7 {tf.aliasing_output = 148 : i32}, %arg149: !t0 {tf.aliasing_output = 149 : i32}, %arg150: !t0 {tf.aliasing_output = 150 : i32}, %arg151: !t8 {tf.aliasing_output = 151 : i32}, %arg152: !t1 {tf.aliasing_output = 152 : i32}, %arg153: !t6 {tf.aliasing_output = 153 : i32}, %arg154: !t1 {tf.aliasing_output = 154 : i32}, %arg155: !t1 {tf.aliasing_output = 155 : i32}, %arg156: !t7 {tf.aliasing_output = 156 : i32}, %arg157: !t0 {tf.aliasing_output = 157 : i32}, %arg158: !t0 {tf.aliasing_output = 158 : i32}, %arg159: !t8 {tf.aliasing_output = 159 : i32}, %arg160: !t1 {tf.aliasing_output = 160 : i32}, %arg161: !t6 {tf.aliasing_output = 161 : i32}, %arg162: !t1 {tf.aliasing_output = 162 : i32}, %arg163: !t1 {tf.aliasing_output = 163 : i32}, %arg164: !t7 {tf.aliasing_output = 164 : i32}, %arg165: !t0 {tf.aliasing_output = 165 : i32}, %arg166: !t0 {tf.aliasing_output = 166 : i32}, %arg167: !t8 {tf.aliasing_output = 167 : i32}, %arg168: !t1 {tf.aliasing_output = 168 : i32}, %arg169: !t6 {tf.aliasing_output = 169 : i32}, %arg170: !t1 {tf.aliasing_output = 170 : i32}, %arg171: !t1 {tf.aliasing_output = 171 : i32}, %arg172: !t7 {tf.aliasing_output = 172 : i32}, %arg173: !t0 {tf.aliasing_output = 173 : i32}, %arg174: !t0 {tf.aliasing_output = 174 : i32}, %arg175: !t8 {tf.aliasing_output = 175 : i32}, %arg176: !t1 {tf.aliasing_output = 176 : i32}, %arg177: !t6 {tf.aliasing_output = 177 : i32}, %arg178: !t1 {tf.aliasing_output = 178 : i32}, %arg179: !t1 {tf.aliasing_output = 179 : i32}, %arg180: !t7 {tf.aliasing_output = 180 : i32}, %arg181: !t0 {tf.aliasing_output = 181 : i32}, %arg182: !t0 {tf.aliasing_output = 182 : i32}, %arg183: !t8 {tf.aliasing_output = 183 : i32}, %arg184: !t1 {tf.aliasing_output = 184 : i32}, %arg185: !t6 {tf.aliasing_output = 185 : i32}, %arg186: !t1 {tf.aliasing_output = 186 : i32}, %arg187: !t1 {tf.aliasing_output = 187 : i32}, %arg188: !t7 {tf.aliasing_output = 188 : i32}, %arg189: !t0 {tf.aliasing_output = 189 : i32}, %arg190: !t0 {tf.aliasing_output = 190 : i32}, %arg191: !t8 {tf.aliasing_output = 191 : i32}, %arg192: !t1 {tf.aliasing_output = 192 : i32}, %arg193: !t6 {tf.aliasing_output = 193 : i32}, %arg194: !t1 {tf.aliasing_output = 194 : i32}, %arg195: !t1 {tf.aliasing_output = 195 : i32}, %arg196: !t7 {tf.aliasing_output = 196 : i32}, %arg197: !t0 {tf.aliasing_output = 197 : i32}, %arg198: !t0 {tf.aliasing_output = 198 : i32}, %arg199: !t8 {tf.aliasing_output = 199 : i32}, %arg200: !t1 {tf.aliasing_output = 200 : i32}, %arg201: !t6 {tf.aliasing_output = 201 : i32}, %arg202: !t1 {tf.aliasing_output = 202 : i32}, %arg203: !t1 {tf.aliasing_output = 203 : i32}, %arg204: !t7 {tf.aliasing_output = 204 : i32}, %arg205: !t0 {tf.aliasing_output = 205 : i32}, %arg206: !t0 {tf.aliasing_output = 206 : i32}, %arg207: !t8 {tf.aliasing_output = 207 : i32}, %arg208: !t1 {tf.aliasing_output = 208 : i32}, %arg209: !t6 {tf.aliasing_output = 209 : i32}, %arg210: !t1 {tf.aliasing_output = 210 : i32}, %arg211: !t1 {tf.aliasing_output = 211 : i32}, %arg212: !t7 {tf.aliasing_output = 212 : i32}, %arg213: !t0 {tf.aliasing_output = 213 : i32}, %arg214: !t0 {tf.aliasing_output = 214 : i32}, %arg215: !t8 {tf.aliasing_output = 215 : i32}, %arg216: !t1 {tf.aliasing_output = 216 : i32}, %arg217: !t6 {tf.aliasing_output = 217 : i32}, %arg218: !t1 {tf.aliasing_output = 218 : i32}, %arg219: !t1 {tf.aliasing_output = 219 : i32}, %arg220: !t7 {tf.aliasing_output = 220 : i32}, %arg221: !t0 {tf.aliasing_output = 221 : i32}, %arg222: !t0 {tf.aliasing_output = 222 : i32}, %arg223: !t8 {tf.aliasing_output = 223 : i32}, %arg224: !t1 {tf.aliasing_output = 224 : i32}, %arg225: !t6 {tf.aliasing_output = 225 : i32}, %arg226: !t1 {tf.aliasing_output = 226 : i32}, %arg227: !t1 {tf.aliasing_output = 227 : i32}, %arg228: !t7 {tf.aliasing_output = 228 : i32}, %arg229: !t0 {tf.aliasing_output = 229 : i32}, %arg230: !t0 {tf.aliasing_output = 230 : i32}, %arg231: !t8 {tf.aliasing_output = 231 : i32}, %arg232: !t1 {tf.aliasing_output = 232 : i32}, %arg233: !t6 {tf.aliasing_output = 233 : i32}, %arg234: !t1 {tf.aliasing_output = 234 : i32}, %arg235: !t1 {tf.aliasing_output = 235 : i32}, %arg236: !t7 {tf.aliasing_output = 236 : i32}, %arg237: !t0 {tf.aliasing_output = 237 : i32}, %arg238: !t0 {tf.aliasing_output = 238 : i32}, %arg239: !t8 {tf.aliasing_output = 239 : i32}, %arg240: !t1 {tf.aliasing_output = 240 : i32}, %arg241: !t6 {tf.aliasing_output = 241 : i32}, %arg242: !t1 {tf.aliasing_output = 242 : i32}, %arg243: !t1 {tf.aliasing_output = 243 : i32}, %arg244: !t7 {tf.aliasing_output = 244 : i32}, %arg245: !t0 {tf.aliasing_output = 245 : i32}, %arg246: !t0 {tf.aliasing_output = 246 : i32}, %arg247: !t8 {tf.aliasing_output = 247 : i32}, %arg248: !t1 {tf.aliasing_output = 248 : i32}, %arg249: !t6 {tf.aliasing_output = 249 : i32}, %arg250: !t1 {tf.aliasing_output = 250 : i32}, %arg251: !t1 {tf.aliasing_output = 251 : i32}, %arg252: !t7 {tf.aliasing_output = 252 : i32}, %arg253: !t0 {tf.aliasing_output = 253 : i32}, %arg254: !t0 {tf.aliasing_output = 254 : i32}, %arg255: !t8 {tf.aliasing_output = 255 : i32}, %arg256: !t1 {tf.aliasing_output = 256 : i32}, %arg257: !t6 {tf.aliasing_output = 257 : i32}, %arg258: !t1 {tf.aliasing_output = 258 : i32}, %arg259: !t1 {tf.aliasing_output = 259 : i32}, %arg260: !t7 {tf.aliasing_output = 260 : i32}, %arg261: !t0 {tf.aliasing_output = 261 : i32}, %arg262: !t0 {tf.aliasing_output = 262 : i32}, %arg263: !t8 {tf.aliasing_output = 263 : i32}, %arg264: !t1 {tf.aliasing_output = 264 : i32}, %arg265: !t6 {tf.aliasing_output = 265 : i32}, %arg266: !t1 {tf.aliasing_output = 266 : i32}, %arg267: !t1 {tf.aliasing_output = 267 : i32}, %arg268: !t7 {tf.aliasing_output = 268 : i32}, %arg269: !t0 {tf.aliasing_output = 269 : i32}, %arg270: !t0 {tf.aliasing_output = 270 : i32}, %arg271: !t8 {tf.aliasing_output = 271 : i32}, %arg272: !t1 {tf.aliasing_output = 272 : i32}, %arg273: !t6 {tf.aliasing_output = 273 : i32}, %arg274: !t1 {tf.aliasing_output = 274 : i32}, %arg275: !t1 {tf.aliasing_output = 275 : i32}, %arg276: !t7 {tf.aliasing_output = 276 : i32}, %arg277: !t0 {tf.aliasing_output = 277 : i32}, %arg278: !t0 {tf.aliasing_output = 278 : i32}, %arg279: !t8 {tf.aliasing_output = 279 : i32}, %arg280: !t1 {tf.aliasing_output = 280 : i32}, %arg281: !t6 {tf.aliasing_output = 281 : i32}, %arg282: !t1 {tf.aliasing_output = 282 : i32}, %arg283: !t1 {tf.aliasing_output = 283 : i32}, %arg284: !t7 {tf.aliasing_output = 284 : i32}, %arg285: !t0 {tf.aliasing_output = 285 : i32}, %arg286: !t0 {tf.aliasing_output = 286 : i32}, %arg287: !t8 {tf.aliasing_output = 287 : i32}, %arg288: !t1 {tf.aliasing_output = 288 : i32}, %arg289: !t6 {tf.aliasing_output = 289 : i32}, %arg290: !t1 {tf.aliasing_output = 290 : i32}, %arg291: !t1 {tf.aliasing_output = 291 : i32}, %arg292: !t7 {tf.aliasing_output = 292 : i32}, %arg293: !t0 {tf.aliasing_output = 293 : i32}, %arg294: !t0 {tf.aliasing_output = 294 : i32}, %arg295: !t8 {tf.aliasing_output = 295 : i32}, %arg296: !t1 {tf.aliasing_output = 296 : i32}, %arg297: !t6 {tf.aliasing_output = 297 : i32}, %arg298: !t1 {tf.aliasing_output = 298 : i32}, %arg299: !t1 {tf.aliasing_output = 299 : i32}, %arg300: !t7 {tf.aliasing_output = 300 : i32}, %arg301: !t0 {tf.aliasing_output = 301 : i32}, %arg302: !t0 {tf.aliasing_output = 302 : i32}, %arg303: !t8 {tf.aliasing_output = 303 : i32}, %arg304: !t1 {tf.aliasing_output = 304 : i32}, %arg305: !t6 {tf.aliasing_output = 305 : i32}, %arg306: !t1 {tf.aliasing_output = 306 : i32}, %arg307: !t1 {tf.aliasing_output = 307 : i32}, %arg308: !t7 {tf.aliasing_output = 308 : i32}, %arg309: !t0 {tf.aliasing_output = 309 : i32}, %arg310: !t0 {tf.aliasing_output = 310 : i32}, %arg311: !t8 {tf.aliasing_output = 311 : i32}, %arg312: !t1 {tf.aliasing_output = 312 : i32}, %arg313: !t6 {tf.aliasing_output = 313 : i32}, %arg314: !t1 {tf.aliasing_output = 314 : i32}, %arg315: !t1 {tf.aliasing_output = 315 : i32}, %arg316: !t7 {tf.aliasing_output = 316 : i32}, %arg317: !t0 {tf.aliasing_output = 317 : i32}, %arg318: !t0 {tf.aliasing_output = 318 : i32}, %arg319: !t8 {tf.aliasing_output = 319 : i32}, %arg320: !t1 {tf.aliasing_output = 320 : i32}, %arg321: !t6 {tf.aliasing_output = 321 : i32}, %arg322: !t1 {tf.aliasing_output = 322 : i32}, %arg323: !t1 {tf.aliasing_output = 323 : i32}, %arg324: !t7 {tf.aliasing_output = 324 : i32}, %arg325: !t0 {tf.aliasing_output = 325 : i32}, %arg326: !t0 {tf.aliasing_output = 326 : i32}, %arg327: !t8 {tf.aliasing_output = 327 : i32}, %arg328: !t1 {tf.aliasing_output = 328 : i32}, %arg329: !t6 {tf.aliasing_output = 329 : i32}, %arg330: !t1 {tf.aliasing_output = 330 : i32}, %arg331: !t1 {tf.aliasing_output = 331 : i32}, %arg332: !t7 {tf.aliasing_output = 332 : i32}, %arg333: !t0 {tf.aliasing_output = 333 : i32}, %arg334: !t0 {tf.aliasing_output = 334 : i32}, %arg335: !t8 {tf.aliasing_output = 335 : i32}, %arg336: !t1 {tf.aliasing_output = 336 : i32}, %arg337: !t6 {tf.aliasing_output = 337 : i32}, %arg338: !t1 {tf.aliasing_output = 338 : i32}, %arg339: !t1 {tf.aliasing_output = 339 : i32}, %arg340: !t7 {tf.aliasing_output = 340 : i32}, %arg341: !t0 {tf.aliasing_output = 341 : i32}, %arg342: !t0 {tf.aliasing_output = 342 : i32}, %arg343: !t8 {tf.aliasing_output = 343 : i32}, %arg344: !t1 {tf.aliasing_output = 344 : i32}, %arg345: !t6 {tf.aliasing_output = 345 : i32}, %arg346: !t1 {tf.aliasing_output = 346 : i32}, %arg347: !t1 {tf.aliasing_output = 347 : i32}, %arg348: !t7 {tf.aliasing_output = 348 : i32}, %arg349: !t0 {tf.aliasing_output = 349 : i32}, %arg350: !t0 {tf.aliasing_output = 350 : i32}, %arg351: !t8 {tf.aliasing_output = 351 : i32}, %arg352: !t1 {tf.aliasing_output = 352 : i32}, %arg353: !t6 {tf.aliasing_output = 353 : i32}, %arg354: !t1 {tf.aliasing_output = 354 : i32}, %arg355: !t1 {tf.aliasing_output = 355 : i32}, %arg356: !t7 {tf.aliasing_output = 356 : i32}, %arg357: !t0 {tf.aliasing_output = 357 : i32}, %arg358: !t0 {tf.aliasing_output = 358 : i32}, %arg359: !t8 {tf.aliasing_output = 359 : i32}, %arg360: !t1 {tf.aliasing_output = 360 : i32}, %arg361: !t6 {tf.aliasing_output = 361 : i32}, %arg362: !t1 {tf.aliasing_output = 362 : i32}, %arg363: !t1 {tf.aliasing_output = 363 : i32}, %arg364: !t7 {tf.aliasing_output = 364 : i32}, %arg365: !t0 {tf.aliasing_output = 365 : i32}, %arg366: !t0 {tf.aliasing_output = 366 : i32}, %arg367: !t8 {tf.aliasing_output = 367 : i32}, %arg368: !t1 {tf.aliasing_output = 368 : i32}, %arg369: !t6 {tf.aliasing_output = 369 : i32}, %arg370: !t1 {tf.aliasing_output = 370 : i32}, %arg371: !t1 {tf.aliasing_output = 371 : i32}, %arg372: !t7 {tf.aliasing_output = 372 : i32}, %arg373: !t0 {tf.aliasing_output = 373 : i32}, %arg374: !t0 {tf.aliasing_output = 374 : i32}, %arg375: !t8 {tf.aliasing_output = 375 : i32}, %arg376: !t1 {tf.aliasing_output = 376 : i32}, %arg377: !t6 {tf.aliasing_output = 377 : i32}, %arg378: !t1 {tf.aliasing_output = 378 : i32}, %arg379: !t1 {tf.aliasing_output = 379 : i32}, %arg380: !t7 {tf.aliasing_output = 380 : i32}, %arg381: !t0 {tf.aliasing_output = 381 : i32}, %arg382: !t0 {tf.aliasing_output = 382 : i32}, %arg383: !t8 {tf.aliasing_output = 383 : i32}, %arg384: !t0 {tf.aliasing_output = 384 : i32}, %arg385: !t20 {tf.aliasing_output = 385 : i32}, %arg386: !t21 {tf.aliasing_output = 386 : i32}, %arg387: !t4 {tf.aliasing_output = 387 : i32}, %arg388: !t11 {tf.aliasing_output = 388 : i32}, %arg389: !t4 {tf.aliasing_output = 389 : i32}, %arg390: !t4 {tf.aliasing_output = 390 : i32}, %arg391: !t5 {tf.aliasing_output = 391 : i32}, %arg392: !t2 {tf.aliasing_output = 392 : i32}, %arg393: !t2 {tf.aliasing_output = 393 : i32}, %arg394: !t0 {tf.aliasing_output = 394 : i32}, %arg395: !t4 {tf.aliasing_output = 395 : i32}, %arg396: !t11 {tf.aliasing_output = 396 : i32}, %arg397: !t4 {tf.aliasing_output = 397 : i32}, %arg398: !t4 {tf.aliasing_output = 398 : i32}, %arg399: !t5 {tf.aliasing_output = 399 : i32}, %arg400: !t2 {tf.aliasing_output = 400 : i32}, %arg401: !t2 {tf.aliasing_output = 401 : i32}, %arg402: !t0 {tf.aliasing_output = 402 : i32}, %arg403: !t4 {tf.aliasing_output = 403 : i32}, %arg404: !t11 {tf.aliasing_output = 404 : i32}, %arg405: !t4 {tf.aliasing_output = 405 : i32}, %arg406: !t4 {tf.aliasing_output = 406 : i32}, %arg407: !t5 {tf.aliasing_output = 407 : i32}, %arg408: !t2 {tf.aliasing_output = 408 : i32}, %arg409: !t2 {tf.aliasing_output = 409 : i32}, %arg410: !t0 {tf.aliasing_output = 410 : i32}, %arg411: !t4 {tf.aliasing_output = 411 : i32}, %arg412: !t11 {tf.aliasing_output = 412 : i32}, %arg413: !t4 {tf.aliasing_output = 413 : i32}, %arg414: !t4 {tf.aliasing_output = 414 : i32}, %arg415: !t5 {tf.aliasing_output = 415 : i32}, %arg416: !t2 {tf.aliasing_output = 416 : i32}, %arg417: !t2 {tf.aliasing_output = 417 : i32}, %arg418: !t0 {tf.aliasing_output = 418 : i32}, %arg419: !t4 {tf.aliasing_output = 419 : i32}, %arg420: !t11 {tf.aliasing_output = 420 : i32}, %arg421: !t4 {tf.aliasing_output = 421 : i32}, %arg422: !t4 {tf.aliasing_output = 422 : i32}, %arg423: !t5 {tf.aliasing_output = 423 : i32}, %arg424: !t2 {tf.aliasing_output = 424 : i32}, %arg425: !t2 {tf.aliasing_output = 425 : i32}, %arg426: !t0 {tf.aliasing_output = 426 : i32}, %arg427: !t4 {tf.aliasing_output = 427 : i32}, %arg428: !t11 {tf.aliasing_output = 428 : i32}, %arg429: !t4 {tf.aliasing_output = 429 : i32}, %arg430: !t4 {tf.aliasing_output = 430 : i32}, %arg431: !t5 {tf.aliasing_output = 431 : i32}, %arg432: !t2 {tf.aliasing_output = 432 : i32}, %arg433: !t2 {tf.aliasing_output = 433 : i32}, %arg434: !t0 {tf.aliasing_output = 434 : i32}, %arg435: !t4 {tf.aliasing_output = 435 : i32}, %arg436: !t11 {tf.aliasing_output = 436 : i32}, %arg437: !t4 {tf.aliasing_output = 437 : i32}, %arg438: !t4 {tf.aliasing_output = 438 : i32}, %arg439: !t5 {tf.aliasing_output = 439 : i32}, %arg440: !t2 {tf.aliasing_output = 440 : i32}, %arg441: !t2 {tf.aliasing_output = 441 : i32}, %arg442: !t0 {tf.aliasing_output = 442 : i32}, %arg443: !t4 {tf.aliasing_output = 443 : i32}, %arg444: !t11 {tf.aliasing_output = 444 : i32}, %arg445: !t4 {tf.aliasing_output = 445 : i32}, %arg446: !t4 {tf.aliasing_output = 446 : i32}, %arg447: !t5 {tf.aliasing_output = 447 : i32}, %arg448: !t2 {tf.aliasing_output = 448 : i32}, %arg449: !t2 {tf.aliasing_output = 449 : i32}, %arg450: !t0 {tf.aliasing_output = 450 : i32}, %arg451: !t4 {tf.aliasing_output = 451 : i32}, %arg452: !t11 {tf.aliasing_output = 452 : i32}, %arg453: !t4 {tf.aliasing_output = 453 : i32}, %arg454: !t4 {tf.aliasing_output = 454 : i32}, %arg455: !t5 {tf.aliasing_output = 455 : i32}, %arg456: !t2 {tf.aliasing_output = 456 : i32}, %arg457: !t2 {tf.aliasing_output = 457 : i32}, %arg458: !t0 {tf.aliasing_output = 458 : i32}, %arg459: !t4 {tf.aliasing_output = 459 : i32}, %arg460: !t11 {tf.aliasing_output = 460 : i32}, %arg461: !t4 {tf.aliasing_output = 461 : i32}, %arg462: !t4 {tf.aliasing_output = 462 : i32}, %arg463: !t5 {tf.aliasing_output = 463 : i32}, %arg464: !t2 {tf.aliasing_output = 464 : i32}, %arg465: !t2 {tf.aliasing_output = 465 : i32}, %arg466: !t0 {tf.aliasing_output = 466 : i32}, %arg467: !t4 {tf.aliasing_output = 467 : i32}, %arg468: !t11 {tf.aliasing_output = 468 : i32}, %arg469: !t4 {tf.aliasing_output = 469 : i32}, %arg470: !t4 {tf.aliasing_output = 470 : i32}, %arg471: !t5 {tf.aliasing_output = 471 : i32}, %arg472: !t2 {tf.aliasing_output = 472 : i32}, %arg473: !t2 {tf.aliasing_output = 473 : i32}, %arg474: !t0 {tf.aliasing_output = 474 : i32}, %arg475: !t4 {tf.aliasing_output = 475 : i32}, %arg476: !t11 {tf.aliasing_output = 476 : i32}, %arg477: !t4 {tf.aliasing_output = 477 : i32}, %arg478: !t4 {tf.aliasing_output = 478 : i32}, %arg479: !t5 {tf.aliasing_output = 479 : i32}, %arg480: !t2 {tf.aliasing_output = 480 : i32}, %arg481: !t2 {tf.aliasing_output = 481 : i32}, %arg482: !t0 {tf.aliasing_output = 482 : i32}, %arg483: !t4 {tf.aliasing_output = 483 : i32}, %arg484: !t11 {tf.aliasing_output = 484 : i32}, %arg485: !t4 {tf.aliasing_output = 485 : i32}, %arg486: !t4 {tf.aliasing_output = 486 : i32}, %arg487: !t5 {tf.aliasing_output = 487 : i32}, %arg488: !t2 {tf.aliasing_output = 488 : i32}, %arg489: !t2 {tf.aliasing_output = 489 : i32}, %arg490: !t0 {tf.aliasing_output = 490 : i32}, %arg491: !t4 {tf.aliasing_output = 491 : i32}, %arg492: !t11 {tf.aliasing_output = 492 : i32}, %arg493: !t4 {tf.aliasing_output = 493 : i32}, %arg494: !t4 {tf.aliasing_output = 494 : i32}, %arg495: !t5 {tf.aliasing_output = 495 : i32}, %arg496: !t2 {tf.aliasing_output = 496 : i32}, %arg497: !t2 {tf.aliasing_output = 497 : i32}, %arg498: !t0 {tf.aliasing_output = 498 : i32}, %arg499: !t4 {tf.aliasing_output = 499 : i32}, %arg500: !t11 {tf.aliasing_output = 500 : i32}, %arg501: !t4 {tf.aliasing_output = 501 : i32}, %arg502: !t4 {tf.aliasing_output = 502 : i32}, %arg503: !t5 {tf.aliasing_output = 503 : i32}, %arg504: !t2 {tf.aliasing_output = 504 : i32}, %arg505: !t2 {tf.aliasing_output = 505 : i32}, %arg506: !t0 {tf.aliasing_output = 506 : i32}, %arg507: !t4 {tf.aliasing_output = 507 : i32}, %arg508: !t11 {tf.aliasing_output = 508 : i32}, %arg509: !t4 {tf.aliasing_output = 509 : i32}, %arg510: !t4 {tf.aliasing_output = 510 : i32}, %arg511: !t5 {tf.aliasing_output = 511 : i32}, %arg512: !t2 {tf.aliasing_output = 512 : i32}, %arg513: !t2 {tf.aliasing_output = 513 : i32}, %arg514: !t0 {tf.aliasing_output = 514 : i32}, %arg515: !t4 {tf.aliasing_output = 515 : i32}, %arg516: !t11 {tf.aliasing_output = 516 : i32}, %arg517: !t4 {tf.aliasing_output = 517 : i32}, %arg518: !t4 {tf.aliasing_output = 518 : i32}, %arg519: !t5 {tf.aliasing_output = 519 : i32}, %arg520: !t2 {tf.aliasing_output = 520 : i32}, %arg521: !t2 {tf.aliasing_output = 521 : i32}, %arg522: !t0 {tf.aliasing_output = 522 : i32}, %arg523: !t4 {tf.aliasing_output = 523 : i32}, %arg524: !t11 {tf.aliasing_output = 524 : i32}, %arg525: !t4 {tf.aliasing_output = 525 : i32}, %arg526: !t4 {tf.aliasing_output = 526 : i32}, %arg527: !t5 {tf.aliasing_output = 527 : i32}, %arg528: !t2 {tf.aliasing_output = 528 : i32}, %arg529: !t2 {tf.aliasing_output = 529 : i32}, %arg530: !t0 {tf.aliasing_output = 530 : i32}, %arg531: !t4 {tf.aliasing_output = 531 : i32}, %arg532: !t11 {tf.aliasing_output = 532 : i32}, %arg533: !t4 {tf.aliasing_output = 533 : i32}, %arg534: !t4 {tf.aliasing_output = 534 : i32}, %arg535: !t5 {tf.aliasing_output = 535 : i32}, %arg536: !t2 {tf.aliasing_output = 536 : i32}, %arg537: !t2 {tf.aliasing_output = 537 : i32}, %arg538: !t0 {tf.aliasing_output = 538 : i32}, %arg539: !t4 {tf.aliasing_output = 539 : i32}, %arg540: !t11 {tf.aliasing_output = 540 : i32}, %arg541: !t4 {tf.aliasing_output = 541 : i32}, %arg542: !t4 {tf.aliasing_output = 542 : i32}, %arg543: !t5 {tf.aliasing_output = 543 : i32}, %arg544: !t2 {tf.aliasing_output = 544 : i32}, %arg545: !t2 {tf.aliasing_output = 545 : i32}, %arg546: !t0 {tf.aliasing_output = 546 : i32}, %arg547: !t4 {tf.aliasing_output = 547 : i32}, %arg548: !t11 {tf.aliasing_output = 548 : i32}, %arg549: !t4 {tf.aliasing_output = 549 : i32}, %arg550: !t4 {tf.aliasing_output = 550 : i32}, %arg551: !t5 {tf.aliasing_output = 551 : i32}, %arg552: !t2 {tf.aliasing_output = 552 : i32}, %arg553: !t2 {tf.aliasing_output = 553 : i32}, %arg554: !t0 {tf.aliasing_output = 554 : i32}, %arg555: !t4 {tf.aliasing_output = 555 : i32}, %arg556: !t11 {tf.aliasing_output = 556 : i32}, %arg557: !t4 {tf.aliasing_output = 557 : i32}, %arg558: !t4 {tf.aliasing_output = 558 : i32}, %arg559: !t5 {tf.aliasing_output = 559 : i32}, %arg560: !t2 {tf.aliasing_output = 560 : i32}, %arg561: !t2 {tf.aliasing_output = 561 : i32}, %arg562: !t0 {tf.aliasing_output = 562 : i32}, %arg563: !t4 {tf.aliasing_output = 563 : i32}, %arg564: !t11 {tf.aliasing_output = 564 : i32}, %arg565: !t4 {tf.aliasing_output = 565 : i32}, %arg566: !t4 {tf.aliasing_output = 566 : i32}, %arg567: !t5 {tf.aliasing_output = 567 : i32}, %arg568: !t2 {tf.aliasing_output = 568 : i32}, %arg569: !t2 {tf.aliasing_output = 569 : i32}, %arg570: !t0 {tf.aliasing_output = 570 : i32}, %arg571: !t4 {tf.aliasing_output = 571 : i32}, %arg572: !t11 {tf.aliasing_output = 572 : i32}, %arg573: !t4 {tf.aliasing_output = 573 : i32}, %arg574: !t4 {tf.aliasing_output = 574 : i32}, %arg575: !t5 {tf.aliasing_output = 575 : i32}, %arg576: !t2 {tf.aliasing_output = 576 : i32}, %arg577: !t2 {tf.aliasing_output = 577 : i32}, %arg578: !t0 {tf.aliasing_output = 578 : i32}, %arg579: !t4 {tf.aliasing_output = 579 : i32}, %arg580: !t11 {tf.aliasing_output = 580 : i32}, %arg581: !t4 {tf.aliasing_output = 581 : i32}, %arg582: !t4 {tf.aliasing_output = 582 : i32}, %arg583: !t5 {tf.aliasing_output = 583 : i32}, %arg584: !t2 {tf.aliasing_output = 584 : i32}, %arg585: !t2 {tf.aliasing_output = 585 : i32}, %arg586: !t0 {tf.aliasing_output = 586 : i32}, %arg587: !t4 {tf.aliasing_output = 587 : i32}, %arg588: !t11 {tf.aliasing_output = 588 : i32}, %arg589: !t4 {tf.aliasing_output = 589 : i32}, %arg590: !t4 {tf.aliasing_output = 590 : i32}, %arg591: !t5 {tf.aliasing_output = 591 : i32}, %arg592: !t2 {tf.aliasing_output = 592 : i32}, %arg593: !t2 {tf.aliasing_output = 593 : i32}, %arg594: !t0 {tf.aliasing_output = 594 : i32}, %arg595: !t4 {tf.aliasing_output = 595 : i32}, %arg596: !t11 {tf.aliasing_output = 596 : i32}, %arg597: !t4 {tf.aliasing_output = 597 : i32}, %arg598: !t4 {tf.aliasing_output = 598 : i32}, %arg599: !t5 {tf.aliasing_output = 599 : i32}, %arg600: !t2 {tf.aliasing_output = 600 : i32}, %arg601: !t2 {tf.aliasing_output = 601 : i32}, %arg602: !t0 {tf.aliasing_output = 602 : i32}, %arg603: !t4 {tf.aliasing_output = 603 : i32}, %arg604: !t11 {tf.aliasing_output = 604 : i32}, %arg605: !t4 {tf.aliasing_output = 605 : i32}, %arg606: !t4 {tf.aliasing_output = 606 : i32}, %arg607: !t5 {tf.aliasing_output = 607 : i32}, %arg608: !t2 {tf.aliasing_output = 608 : i32}, %arg609: !t2 {tf.aliasing_output = 609 : i32}, %arg610: !t0 {tf.aliasing_output = 610 : i32}, %arg611: !t4 {tf.aliasing_output = 611 : i32}, %arg612: !t11 {tf.aliasing_output = 612 : i32}, %arg613: !t4 {tf.aliasing_output = 613 : i32}, %arg614: !t4 {tf.aliasing_output = 614 : i32}, %arg615: !t5 {tf.aliasing_output = 615 : i32}, %arg616: !t2 {tf.aliasing_output = 616 : i32}, %arg617: !t2 {tf.aliasing_output = 617 : i32}, %arg618: !t0 {tf.aliasing_output = 618 : i32}, %arg619: !t4 {tf.aliasing_output = 619 : i32}, %arg620: !t11 {tf.aliasing_output = 620 : i32}, %arg621: !t4 {tf.aliasing_output = 621 : i32}, %arg622: !t4 {tf.aliasing_output = 622 : i32}, %arg623: !t5 {tf.aliasing_output = 623 : i32}, %arg624: !t2 {tf.aliasing_output = 624 : i32}, %arg625: !t2 {tf.aliasing_output = 625 : i32}, %arg626: !t0 {tf.aliasing_output = 626 : i32}, %arg627: !t4 {tf.aliasing_output = 627 : i32}, %arg628: !t11 {tf.aliasing_output = 628 : i32}, %arg629: !t4 {tf.aliasing_output = 629 : i32}, %arg630: !t4 {tf.aliasing_output = 630 : i32}, %arg631: !t5 {tf.aliasing_output = 631 : i32}, %arg632: !t2 {tf.aliasing_output = 632 : i32}, %arg633: !t2 {tf.aliasing_output = 633 : i32}, %arg634: !t0 {tf.aliasing_output = 634 : i32}, %arg635: !t4 {tf.aliasing_output = 635 : i32}, %arg636: !t11 {tf.aliasing_output = 636 : i32}, %arg637: !t4 {tf.aliasing_output = 637 : i32}, %arg638: !t4 {tf.aliasing_output = 638 : i32}, %arg639: !t5 {tf.aliasing_output = 639 : i32}, %arg640: !t2 {tf.aliasing_output = 640 : i32}, %arg641: !t2 {tf.aliasing_output = 641 : i32}, %arg642: !t0 {tf.aliasing_output = 642 : i32}, %arg643: !t4 {tf.aliasing_output = 643 : i32}, %arg644: !t11 {tf.aliasing_output = 644 : i32}, %arg645: !t4 {tf.aliasing_output = 645 : i32}, %arg646: !t4 {tf.aliasing_output = 646 : i32}, %arg647: !t5 {tf.aliasing_output = 647 : i32}, %arg648: !t2 {tf.aliasing_output = 648 : i32}, %arg649: !t2 {tf.aliasing_output = 649 : i32}, %arg650: !t0 {tf.aliasing_output = 650 : i32}, %arg651: !t4 {tf.aliasing_output = 651 : i32}, %arg652: !t11 {tf.aliasing_output = 652 : i32}, %arg653: !t4 {tf.aliasing_output = 653 : i32}, %arg654: !t4 {tf.aliasing_output = 654 : i32}, %arg655: !t5 {tf.aliasing_output = 655 : i32}, %arg656: !t2 {tf.aliasing_output = 656 : i32}, %arg657: !t2 {tf.aliasing_output = 657 : i32}, %arg658: !t0 {tf.aliasing_output = 658 : i32}, %arg659: !t4 {tf.aliasing_output = 659 : i32}, %arg660: !t11 {tf.aliasing_output = 660 : i32}, %arg661: !t4 {tf.aliasing_output = 661 : i32}, %arg662: !t4 {tf.aliasing_output = 662 : i32}, %arg663: !t5 {tf.aliasing_output = 663 : i32}, %arg664: !t2 {tf.aliasing_output = 664 : i32}, %arg665: !t2 {tf.aliasing_output = 665 : i32}, %arg666: !t0 {tf.aliasing_output = 666 : i32}, %arg667: !t4 {tf.aliasing_output = 667 : i32}, %arg668: !t11 {tf.aliasing_output = 668 : i32}, %arg669: !t4 {tf.aliasing_output = 669 : i32}, %arg670: !t4 {tf.aliasing_output = 670 : i32}, %arg671: !t5 {tf.aliasing_output = 671 : i32}, %arg672: !t2 {tf.aliasing_output = 672 : i32}, %arg673: !t2 {tf.aliasing_output = 673 : i32}, %arg674: !t0 {tf.aliasing_output = 674 : i32}, %arg675: !t4 {tf.aliasing_output = 675 : i32}, %arg676: !t11 {tf.aliasing_output = 676 : i32}, %arg677: !t4 {tf.aliasing_output = 677 : i32}, %arg678: !t4 {tf.aliasing_output = 678 : i32}, %arg679: !t5 {tf.aliasing_output = 679 : i32}, %arg680: !t2 {tf.aliasing_output = 680 : i32}, %arg681: !t2 {tf.aliasing_output = 681 : i32}, %arg682: !t0 {tf.aliasing_output = 682 : i32}, %arg683: !t4 {tf.aliasing_output = 683 : i32}, %arg684: !t11 {tf.aliasing_output = 684 : i32}, %arg685: !t4 {tf.aliasing_output = 685 : i32}, %arg686: !t4 {tf.aliasing_output = 686 : i32}, %arg687: !t5 {tf.aliasing_output = 687 : i32}, %arg688: !t2 {tf.aliasing_output = 688 : i32}, %arg689: !t2 {tf.aliasing_output = 689 : i32}, %arg690: !t0 {tf.aliasing_output = 690 : i32}, %arg691: !t4 {tf.aliasing_output = 691 : i32}, %arg692: !t11 {tf.aliasing_output = 692 : i32}, %arg693: !t4 {tf.aliasing_output = 693 : i32}, %arg694: !t4 {tf.aliasing_output = 694 : i32}, %arg695: !t5 {tf.aliasing_output = 695 : i32}, %arg696: !t2 {tf.aliasing_output = 696 : i32}, %arg697: !t2 {tf.aliasing_output = 697 : i32}, %arg698: !t0 {tf.aliasing_output = 698 : i32}, %arg699: !t4 {tf.aliasing_output = 699 : i32}, %arg700: !t11 {tf.aliasing_output = 700 : i32}, %arg701: !t4 {tf.aliasing_output = 701 : i32}, %arg702: !t4 {tf.aliasing_output = 702 : i32}, %arg703: !t5 {tf.aliasing_output = 703 : i32}, %arg704: !t2 {tf.aliasing_output = 704 : i32}, %arg705: !t2 {tf.aliasing_output = 705 : i32}, %arg706: !t0 {tf.aliasing_output = 706 : i32}, %arg707: !t4 {tf.aliasing_output = 707 : i32}, %arg708: !t11 {tf.aliasing_output = 708 : i32}, %arg709: !t4 {tf.aliasing_output = 709 : i32}, %arg710: !t4 {tf.aliasing_output = 710 : i32}, %arg711: !t5 {tf.aliasing_output = 711 : i32}, %arg712: !t2 {tf.aliasing_output = 712 : i32}, %arg713: !t2 {tf.aliasing_output = 713 : i32}, %arg714: !t0 {tf.aliasing_output = 714 : i32}, %arg715: !t4 {tf.aliasing_output = 715 : i32}, %arg716: !t11 {tf.aliasing_output = 716 : i32}, %arg717: !t4 {tf.aliasing_output = 717 : i32}, %arg718: !t4 {tf.aliasing_output = 718 : i32}, %arg719: !t5 {tf.aliasing_output = 719 : i32}, %arg720: !t2 {tf.aliasing_output = 720 : i32}, %arg721: !t2 {tf.aliasing_output = 721 : i32}, %arg722: !t0 {tf.aliasing_output = 722 : i32}, %arg723: !t4 {tf.aliasing_output = 723 : i32}, %arg724: !t11 {tf.aliasing_output = 724 : i32}, %arg725: !t4 {tf.aliasing_output = 725 : i32}, %arg726: !t4 {tf.aliasing_output = 726 : i32}, %arg727: !t5 {tf.aliasing_output = 727 : i32}, %arg728: !t2 {tf.aliasing_output = 728 : i32}, %arg729: !t2 {tf.aliasing_output = 729 : i32}, %arg730: !t0 {tf.aliasing_output = 730 : i32}, %arg731: !t4 {tf.aliasing_output = 731 : i32}, %arg732: !t11 {tf.aliasing_output = 732 : i32}, %arg733: !t4 {tf.aliasing_output = 733 : i32}, %arg734: !t4 {tf.aliasing_output = 734 : i32}, %arg735: !t5 {tf.aliasing_output = 735 : i32}, %arg736: !t2 {tf.aliasing_output = 736 : i32}, %arg737: !t2 {tf.aliasing_output = 737 : i32}, %arg738: !t0 {tf.aliasing_output = 738 : i32}, %arg739: !t4 {tf.aliasing_output = 739 : i32}, %arg740: !t11 {tf.aliasing_output = 740 : i32}, %arg741: !t4 {tf.aliasing_output = 741 : i32}, %arg742: !t4 {tf.aliasing_output = 742 : i32}, %arg743: !t5 {tf.aliasing_output = 743 : i32}, %arg744: !t2 {tf.aliasing_output = 744 : i32}, %arg745: !t2 {tf.aliasing_output = 745 : i32}, %arg746: !t0 {tf.aliasing_output = 746 : i32}, %arg747: !t4 {tf.aliasing_output = 747 : i32}, %arg748: !t11 {tf.aliasing_output = 748 : i32}, %arg749: !t4 {tf.aliasing_output = 749 : i32}, %arg750: !t4 {tf.aliasing_output = 750 : i32}, %arg751: !t5 {tf.aliasing_output = 751 : i32}, %arg752: !t2 {tf.aliasing_output = 752 : i32}, %arg753: !t2 {tf.aliasing_output = 753 : i32}, %arg754: !t0 {tf.aliasing_output = 754 : i32}, %arg755: !t4 {tf.aliasing_output = 755 : i32}, %arg756: !t11 {tf.aliasing_output = 756 : i32}, %arg757: !t4 {tf.aliasing_output = 757 : i32}, %arg758: !t4 {tf.aliasing_output = 758 : i32}, %arg759: !t5 {tf.aliasing_output = 759 : i32}, %arg760: !t2 {tf.aliasing_output = 760 : i32}, %arg761: !t2 {tf.aliasing_output = 761 : i32}, %arg762: !t0 {tf.aliasing_output = 762 : i32}, %arg763: !t4 {tf.aliasing_output = 763 : i32}, %arg764: !t11 {tf.aliasing_output = 764 : i32}, %arg765: !t4 {tf.aliasing_output = 765 : i32}, %arg766: !t4 {tf.aliasing_output = 766 : i32}, %arg767: !t5 {tf.aliasing_output = 767 : i32}, %arg768: !t2 {tf.aliasing_output = 768 : i32}, %arg769: !t2 {tf.aliasing_output = 769 : i32}, %arg770: !t0 {tf.aliasing_output = 770 : i32}, %arg771: !t2 {tf.aliasing_output = 771 : i32}, %arg772: !t0 {tf.aliasing_output = 772 : i32}, %arg773: !t0 {tf.aliasing_output = 773 : i32}, %arg774: !t3 {tf.aliasing_output = 774 : i32}, %arg775: !t10 {tf.aliasing_output = 775 : i32}, %arg776: !t3 {tf.aliasing_output = 776 : i32}, %arg777: !t3 {tf.aliasing_output = 777 : i32}, %arg778: !t0 {tf.aliasing_output = 778 : i32}, %arg779: !t0 {tf.aliasing_output = 779 : i32}, %arg780: !t0 {tf.aliasing_output = 780 : i32}, %arg781: !t5 {tf.aliasing_output = 781 : i32}, %arg782: !t3 {tf.aliasing_output = 782 : i32}, %arg783: !t10 {tf.aliasing_output = 783 : i32}, %arg784: !t3 {tf.aliasing_output = 784 : i32}, %arg785: !t3 {tf.aliasing_output = 785 : i32}, %arg786: !t0 {tf.aliasing_output = 786 : i32}, %arg787: !t0 {tf.aliasing_output = 787 : i32}, %arg788: !t0 {tf.aliasing_output = 788 : i32}, %arg789: !t5 {tf.aliasing_output = 789 : i32}, %arg790: !t3 {tf.aliasing_output = 790 : i32}, %arg791: !t10 {tf.aliasing_output = 791 : i32}, %arg792: !t3 {tf.aliasing_output = 792 : i32}, %arg793: !t3 {tf.aliasing_output = 793 : i32}, %arg794: !t0 {tf.aliasing_output = 794 : i32}, %arg795: !t0 {tf.aliasing_output = 795 : i32}, %arg796: !t0 {tf.aliasing_output = 796 : i32}, %arg797: !t5 {tf.aliasing_output = 797 : i32}, %arg798: !t3 {tf.aliasing_output = 798 : i32}, %arg799: !t10 {tf.aliasing_output = 799 : i32}, %arg800: !t3 {tf.aliasing_output = 800 : i32}, %arg801: !t3 {tf.aliasing_output = 801 : i32}, %arg802: !t0 {tf.aliasing_output = 802 : i32}, %arg803: !t0 {tf.aliasing_output = 803 : i32}, %arg804: !t0 {tf.aliasing_output = 804 : i32}, %arg805: !t5 {tf.aliasing_output = 805 : i32}, %arg806: !t3 {tf.aliasing_output = 806 : i32}, %arg807: !t10 {tf.aliasing_output = 807 : i32}, %arg808: !t3 {tf.aliasing_output = 808 : i32}, %arg809: !t3 {tf.aliasing_output = 809 : i32}, %arg810: !t0 {tf.aliasing_output = 810 : i32}, %arg811: !t0 {tf.aliasing_output = 811 : i32}, %arg812: !t0 {tf.aliasing_output = 812 : i32}, %arg813: !t5 {tf.aliasing_output = 813 : i32}, %arg814: !t3 {tf.aliasing_output = 814 : i32}, %arg815: !t10 {tf.aliasing_output = 815 : i32}, %arg816: !t3 {tf.aliasing_output = 816 : i32}, %arg817: !t3 {tf.aliasing_output = 817 : i32}, %arg818: !t0 {tf.aliasing_output = 818 : i32}, %arg819: !t0 {tf.aliasing_output = 819 : i32}, %arg820: !t0 {tf.aliasing_output = 820 : i32}, %arg821: !t5 {tf.aliasing_output = 821 : i32}, %arg822: !t3 {tf.aliasing_output = 822 : i32}, %arg823: !t10 {tf.aliasing_output = 823 : i32}, %arg824: !t3 {tf.aliasing_output = 824 : i32}, %arg825: !t3 {tf.aliasing_output = 825 : i32}, %arg826: !t0 {tf.aliasing_output = 826 : i32}, %arg827: !t0 {tf.aliasing_output = 827 : i32}, %arg828: !t0 {tf.aliasing_output = 828 : i32}, %arg829: !t5 {tf.aliasing_output = 829 : i32}, %arg830: !t3 {tf.aliasing_output = 830 : i32}, %arg831: !t10 {tf.aliasing_output = 831 : i32}, %arg832: !t3 {tf.aliasing_output = 832 : i32}, %arg833: !t3 {tf.aliasing_output = 833 : i32}, %arg834: !t0 {tf.aliasing_output = 834 : i32}, %arg835: !t0 {tf.aliasing_output = 835 : i32}, %arg836: !t0 {tf.aliasing_output = 836 : i32}, %arg837: !t5 {tf.aliasing_output = 837 : i32}, %arg838: !t3 {tf.aliasing_output = 838 : i32}, %arg839: !t10 {tf.aliasing_output = 839 : i32}, %arg840: !t3 {tf.aliasing_output = 840 : i32}, %arg841: !t3 {tf.aliasing_output = 841 : i32}, %arg842: !t0 {tf.aliasing_output = 842 : i32}, %arg843: !t0 {tf.aliasing_output = 843 : i32}, %arg844: !t0 {tf.aliasing_output = 844 : i32}, %arg845: !t5 {tf.aliasing_output = 845 : i32}, %arg846: !t3 {tf.aliasing_output = 846 : i32}, %arg847: !t10 {tf.aliasing_output = 847 : i32}, %arg848: !t3 {tf.aliasing_output = 848 : i32}, %arg849: !t3 {tf.aliasing_output = 849 : i32}, %arg850: !t0 {tf.aliasing_output = 850 : i32}, %arg851: !t0 {tf.aliasing_output = 851 : i32}, %arg852: !t0 {tf.aliasing_output = 852 : i32}, %arg853: !t5 {tf.aliasing_output = 853 : i32}, %arg854: !t3 {tf.aliasing_output = 854 : i32}, %arg855: !t10 {tf.aliasing_output = 855 : i32}, %arg856: !t3 {tf.aliasing_output = 856 : i32}, %arg857: !t3 {tf.aliasing_output = 857 : i32}, %arg858: !t0 {tf.aliasing_output = 858 : i32}, %arg859: !t0 {tf.aliasing_output = 859 : i32}, %arg860: !t0 {tf.aliasing_output = 860 : i32}, %arg861: !t5 {tf.aliasing_output = 861 : i32}, %arg862: !t3 {tf.aliasing_output = 862 : i32}, %arg863: !t10 {tf.aliasing_output = 863 : i32}, %arg864: !t3 {tf.aliasing_output = 864 : i32}, %arg865: !t3 {tf.aliasing_output = 865 : i32}, %arg866: !t0 {tf.aliasing_output = 866 : i32}, %arg867: !t0 {tf.aliasing_output = 867 : i32}, %arg868: !t0 {tf.aliasing_output = 868 : i32}, %arg869: !t5 {tf.aliasing_output = 869 : i32}, %arg870: !t3 {tf.aliasing_output = 870 : i32}, %arg871: !t10 {tf.aliasing_output = 871 : i32}, %arg872: !t3 {tf.aliasing_output = 872 : i32}, %arg873: !t3 {tf.aliasing_output = 873 : i32}, %arg874: !t0 {tf.aliasing_output = 874 : i32}, %arg875: !t0 {tf.aliasing_output = 875 : i32}, %arg876: !t0 {tf.aliasing_output = 876 : i32}, %arg877: !t5 {tf.aliasing_output = 877 : i32}, %arg878: !t3 {tf.aliasing_output = 878 : i32}, %arg879: !t10 {tf.aliasing_output = 879 : i32}, %arg880: !t3 {tf.aliasing_output = 880 : i32}, %arg881: !t3 {tf.aliasing_output = 881 : i32}, %arg882: !t0 {tf.aliasing_output = 882 : i32}, %arg883: !t0 {tf.aliasing_output = 883 : i32}, %arg884: !t0 {tf.aliasing_output = 884 : i32}, %arg885: !t5 {tf.aliasing_output = 885 : i32}, %arg886: !t3 {tf.aliasing_output = 886 : i32}, %arg887: !t10 {tf.aliasing_output = 887 : i32}, %arg888: !t3 {tf.aliasing_output = 888 : i32}, %arg889: !t3 {tf.aliasing_output = 889 : i32}, %arg890: !t0 {tf.aliasing_output = 890 : i32}, %arg891: !t0 {tf.aliasing_output = 891 : i32}, %arg892: !t0 {tf.aliasing_output = 892 : i32}, %arg893: !t5 {tf.aliasing_output = 893 : i32}, %arg894: !t3 {tf.aliasing_output = 894 : i32}, %arg895: !t10 {tf.aliasing_output = 895 : i32}, %arg896: !t3 {tf.aliasing_output = 896 : i32}, %arg897: !t3 {tf.aliasing_output = 897 : i32}, %arg898: !t0 {tf.aliasing_output = 898 : i32}, %arg899: !t0 {tf.aliasing_output = 899 : i32}, %arg900: !t0 {tf.aliasing_output = 900 : i32}, %arg901: !t5 {tf.aliasing_output = 901 : i32}, %arg902: !t3 {tf.aliasing_output = 902 : i32}, %arg903: !t10 {tf.aliasing_output = 903 : i32}, %arg904: !t3 {tf.aliasing_output = 904 : i32}, %arg905: !t3 {tf.aliasing_output = 905 : i32}, %arg906: !t0 {tf.aliasing_output = 906 : i32}, %arg907: !t0 {tf.aliasing_output = 907 : i32}, %arg908: !t0 {tf.aliasing_output = 908 : i32}, %arg909: !t5 {tf.aliasing_output = 909 : i32}, %arg910: !t3 {tf.aliasing_output = 910 : i32}, %arg911: !t10 {tf.aliasing_output = 911 : i32}, %arg912: !t3 {tf.aliasing_output = 912 : i32}, %arg913: !t3 {tf.aliasing_output = 913 : i32}, %arg914: !t0 {tf.aliasing_output = 914 : i32}, %arg915: !t0 {tf.aliasing_output = 915 : i32}, %arg916: !t0 {tf.aliasing_output = 916 : i32}, %arg917: !t5 {tf.aliasing_output = 917 : i32}, %arg918: !t3 {tf.aliasing_output = 918 : i32}, %arg919: !t10 {tf.aliasing_output = 919 : i32}, %arg920: !t3 {tf.aliasing_output = 920 : i32}, %arg921: !t3 {tf.aliasing_output = 921 : i32}, %arg922: !t0 {tf.aliasing_output = 922 : i32}, %arg923: !t0 {tf.aliasing_output = 923 : i32}, %arg924: !t0 {tf.aliasing_output = 924 : i32}, %arg925: !t5 {tf.aliasing_output = 925 : i32}, %arg926: !t3 {tf.aliasing_output = 926 : i32}, %arg927: !t10 {tf.aliasing_output = 927 : i32}, %arg928: !t3 {tf.aliasing_output = 928 : i32}, %arg929: !t3 {tf.aliasing_output = 929 : i32}, %arg930: !t0 {tf.aliasing_output = 930 : i32}, %arg931: !t0 {tf.aliasing_output = 931 : i32}, %arg932: !t0 {tf.aliasing_output = 932 : i32}, %arg933: !t5 {tf.aliasing_output = 933 : i32}, %arg934: !t3 {tf.aliasing_output = 934 : i32}, %arg935: !t10 {tf.aliasing_output = 935 : i32}, %arg936: !t3 {tf.aliasing_output = 936 : i32}, %arg937: !t3 {tf.aliasing_output = 937 : i32}, %arg938: !t0 {tf.aliasing_output = 938 : i32}, %arg939: !t0 {tf.aliasing_output = 939 : i32}, %arg940: !t0 {tf.aliasing_output = 940 : i32}, %arg941: !t5 {tf.aliasing_output = 941 : i32}, %arg942: !t3 {tf.aliasing_output = 942 : i32}, %arg943: !t10 {tf.aliasing_output = 943 : i32}, %arg944: !t3 {tf.aliasing_output = 944 : i32}, %arg945: !t3 {tf.aliasing_output = 945 : i32}, %arg946: !t0 {tf.aliasing_output = 946 : i32}, %arg947: !t0 {tf.aliasing_output = 947 : i32}, %arg948: !t0 {tf.aliasing_output = 948 : i32}, %arg949: !t5 {tf.aliasing_output = 949 : i32}, %arg950: !t3 {tf.aliasing_output = 950 : i32}, %arg951: !t10 {tf.aliasing_output = 951 : i32}, %arg952: !t3 {tf.aliasing_output = 952 : i32}, %arg953: !t3 {tf.aliasing_output = 953 : i32}, %arg954: !t0 {tf.aliasing_output = 954 : i32}, %arg955: !t0 {tf.aliasing_output = 955 : i32}, %arg956: !t0 {tf.aliasing_output = 956 : i32}, %arg957: !t5 {tf.aliasing_output = 957 : i32}, %arg958: !t3 {tf.aliasing_output = 958 : i32}, %arg959: !t10 {tf.aliasing_output = 959 : i32}, %arg960: !t3 {tf.aliasing_output = 960 : i32}, %arg961: !t3 {tf.aliasing_output = 961 : i32}, %arg962: !t0 {tf.aliasing_output = 962 : i32}, %arg963: !t0 {tf.aliasing_output = 963 : i32}, %arg964: !t0 {tf.aliasing_output = 964 : i32}, %arg965: !t5 {tf.aliasing_output = 965 : i32}, %arg966: !t3 {tf.aliasing_output = 966 : i32}, %arg967: !t10 {tf.aliasing_output = 967 : i32}, %arg968: !t3 {tf.aliasing_output = 968 : i32}, %arg969: !t3 {tf.aliasing_output = 969 : i32}, %arg970: !t0 {tf.aliasing_output = 970 : i32}, %arg971: !t0 {tf.aliasing_output = 971 : i32}, %arg972: !t0 {tf.aliasing_output = 972 : i32}, %arg973: !t5 {tf.aliasing_output = 973 : i32}, %arg974: !t3 {tf.aliasing_output = 974 : i32}, %arg975: !t10 {tf.aliasing_output = 975 : i32}, %arg976: !t3 {tf.aliasing_output = 976 : i32}, %arg977: !t3 {tf.aliasing_output = 977 : i32}, %arg978: !t0 {tf.aliasing_output = 978 : i32}, %arg979: !t0 {tf.aliasing_output = 979 : i32}, %arg980: !t0 {tf.aliasing_output = 980 : i32}, %arg981: !t5 {tf.aliasing_output = 981 : i32}, %arg982: !t3 {tf.aliasing_output = 982 : i32}, %arg983: !t10 {tf.aliasing_output = 983 : i32}, %arg984: !t3 {tf.aliasing_output = 984 : i32}, %arg985: !t3 {tf.aliasing_output = 985 : i32}, %arg986: !t0 {tf.aliasing_output = 986 : i32}, %arg987: !t0 {tf.aliasing_output = 987 : i32}, %arg988: !t0 {tf.aliasing_output = 988 : i32}, %arg989: !t5 {tf.aliasing_output = 989 : i32}, %arg990: !t3 {tf.aliasing_output = 990 : i32}, %arg991: !t10 {tf.aliasing_output = 991 : i32}, %arg992: !t3 {tf.aliasing_output = 992 : i32}, %arg993: !t3 {tf.aliasing_output = 993 : i32}, %arg994: !t0 {tf.aliasing_output = 994 : i32}, %arg995: !t0 {tf.aliasing_output = 995 : i32}, %arg996: !t0 {tf.aliasing_output = 996 : i32}, %arg997: !t5 {tf.aliasing_output = 997 : i32}, %arg998: !t3 {tf.aliasing_output = 998 : i32}, %arg999: !t10 {tf.aliasing_output = 999 : i32}, %arg1000: !t3 {tf.aliasing_output = 1000 : i32}, %arg1001: !t3 {tf.aliasing_output = 1001 : i32}, %arg1002: !t0 {tf.aliasing_output = 1002 : i32}, %arg1003: !t0 {tf.aliasing_output = 1003 : i32}, %arg1004: !t0 {tf.aliasing_output = 1004 : i32}, %arg1005: !t5 {tf.aliasing_output = 1005 : i32}, %arg1006: !t3 {tf.aliasing_output = 1006 : i32}, %arg1007: !t10 {tf.aliasing_output = 1007 : i32}, %arg1008: !t3 {tf.aliasing_output = 1008 : i32}, %arg1009: !t3 {tf.aliasing_output = 1009 : i32}, %arg1010: !t0 {tf.aliasing_output = 1010 : i32}, %arg1011: !t0 {tf.aliasing_output = 1011 : i32}, %arg1012: !t0 {tf.aliasing_output = 1012 : i32}, %arg1013: !t5 {tf.aliasing_output = 1013 : i32}, %arg1014: !t3 {tf.aliasing_output = 1014 : i32}, %arg1015: !t10 {tf.aliasing_output = 1015 : i32}, %arg1016: !t3 {tf.aliasing_output = 1016 : i32}, %arg1017: !t3 {tf.aliasing_output = 1017 : i32}, %arg1018: !t0 {tf.aliasing_output = 1018 : i32}, %arg1019: !t0 {tf.aliasing_output = 1019 : i32}, %arg1020: !t0 {tf.aliasing_output = 1020 : i32}, %arg1021: !t5 {tf.aliasing_output = 1021 : i32}, %arg1022: !t3 {tf.aliasing_output = 1022 : i32}, %arg1023: !t10 {tf.aliasing_output = 1023 : i32}, %arg1024: !t3 {tf.aliasing_output = 1024 : i32}, %arg1025: !t3 {tf.aliasing_output = 1025 : i32}, %arg1026: !t0 {tf.aliasing_output = 1026 : i32}, %arg1027: !t0 {tf.aliasing_output = 1027 : i32}, %arg1028: !t0 {tf.aliasing_output = 1028 : i32}, %arg1029: !t5 {tf.aliasing_output = 1029 : i32}, %arg1030: !t3 {tf.aliasing_output = 1030 : i32}, %arg1031: !t10 {tf.aliasing_output = 1031 : i32}, %arg1032: !t3 {tf.aliasing_output = 1032 : i32}, %arg1033: !t3 {tf.aliasing_output = 1033 : i32}, %arg1034: !t0 {tf.aliasing_output = 1034 : i32}, %arg1035: !t0 {tf.aliasing_output = 1035 : i32}, %arg1036: !t0 {tf.aliasing_output = 1036 : i32}, %arg1037: !t5 {tf.aliasing_output = 1037 : i32}, %arg1038: !t3 {tf.aliasing_output = 1038 : i32}, %arg1039: !t10 {tf.aliasing_output = 1039 : i32}, %arg1040: !t3 {tf.aliasing_output = 1040 : i32}, %arg1041: !t3 {tf.aliasing_output = 1041 : i32}, %arg1042: !t0 {tf.aliasing_output = 1042 : i32}, %arg1043: !t0 {tf.aliasing_output = 1043 : i32}, %arg1044: !t0 {tf.aliasing_output = 1044 : i32}, %arg1045: !t5 {tf.aliasing_output = 1045 : i32}, %arg1046: !t3 {tf.aliasing_output = 1046 : i32}, %arg1047: !t10 {tf.aliasing_output = 1047 : i32}, %arg1048: !t3 {tf.aliasing_output = 1048 : i32}, %arg1049: !t3 {tf.aliasing_output = 1049 : i32}, %arg1050: !t0 {tf.aliasing_output = 1050 : i32}, %arg1051: !t0 {tf.aliasing_output = 1051 : i32}, %arg1052: !t0 {tf.aliasing_output = 1052 : i32}, %arg1053: !t5 {tf.aliasing_output = 1053 : i32}, %arg1054: !t3 {tf.aliasing_output = 1054 : i32}, %arg1055: !t10 {tf.aliasing_output = 1055 : i32}, %arg1056: !t3 {tf.aliasing_output = 1056 : i32}, %arg1057: !t3 {tf.aliasing_output = 1057 : i32}, %arg1058: !t0 {tf.aliasing_output = 1058 : i32}, %arg1059: !t0 {tf.aliasing_output = 1059 : i32}, %arg1060: !t0 {tf.aliasing_output = 1060 : i32}, %arg1061: !t5 {tf.aliasing_output = 1061 : i32}, %arg1062: !t3 {tf.aliasing_output = 1062 : i32}, %arg1063: !t10 {tf.aliasing_output = 1063 : i32}, %arg1064: !t3 {tf.aliasing_output = 1064 : i32}, %arg1065: !t3 {tf.aliasing_output = 1065 : i32}, %arg1066: !t0 {tf.aliasing_output = 1066 : i32}, %arg1067: !t0 {tf.aliasing_output = 1067 : i32}, %arg1068: !t0 {tf.aliasing_output = 1068 : i32}, %arg1069: !t5 {tf.aliasing_output = 1069 : i32}, %arg1070: !t3 {tf.aliasing_output = 1070 : i32}, %arg1071: !t10 {tf.aliasing_output = 1071 : i32}, %arg1072: !t3 {tf.aliasing_output = 1072 : i32}, %arg1073: !t3 {tf.aliasing_output = 1073 : i32}, %arg1074: !t0 {tf.aliasing_output = 1074 : i32}, %arg1075: !t0 {tf.aliasing_output = 1075 : i32}, %arg1076: !t0 {tf.aliasing_output = 1076 : i32}, %arg1077: !t5 {tf.aliasing_output = 1077 : i32}, %arg1078: !t3 {tf.aliasing_output = 1078 : i32}, %arg1079: !t10 {tf.aliasing_output = 1079 : i32}, %arg1080: !t3 {tf.aliasing_output = 1080 : i32}, %arg1081: !t3 {tf.aliasing_output = 1081 : i32}, %arg1082: !t0 {tf.aliasing_output = 1082 : i32}, %arg1083: !t0 {tf.aliasing_output = 1083 : i32}, %arg1084: !t0 {tf.aliasing_output = 1084 : i32}, %arg1085: !t5 {tf.aliasing_output = 1085 : i32}, %arg1086: !t3 {tf.aliasing_output = 1086 : i32}, %arg1087: !t10 {tf.aliasing_output = 1087 : i32}, %arg1088: !t3 {tf.aliasing_output = 1088 : i32}, %arg1089: !t3 {tf.aliasing_output = 1089 : i32}, %arg1090: !t0 {tf.aliasing_output = 1090 : i32}, %arg1091: !t0 {tf.aliasing_output = 1091 : i32}, %arg1092: !t0 {tf.aliasing_output = 1092 : i32}, %arg1093: !t5 {tf.aliasing_output = 1093 : i32}, %arg1094: !t3 {tf.aliasing_output = 1094 : i32}, %arg1095: !t10 {tf.aliasing_output = 1095 : i32}, %arg1096: !t3 {tf.aliasing_output = 1096 : i32}, %arg1097: !t3 {tf.aliasing_output = 1097 : i32}, %arg1098: !t0 {tf.aliasing_output = 1098 : i32}, %arg1099: !t0 {tf.aliasing_output = 1099 : i32}, %arg1100: !t0 {tf.aliasing_output = 1100 : i32}, %arg1101: !t5 {tf.aliasing_output = 1101 : i32}, %arg1102: !t3 {tf.aliasing_output = 1102 : i32}, %arg1103: !t10 {tf.aliasing_output = 1103 : i32}, %arg1104: !t3 {tf.aliasing_output = 1104 : i32}, %arg1105: !t3 {tf.aliasing_output = 1105 : i32}, %arg1106: !t0 {tf.aliasing_output = 1106 : i32}, %arg1107: !t0 {tf.aliasing_output = 1107 : i32}, %arg1108: !t0 {tf.aliasing_output = 1108 : i32}, %arg1109: !t5 {tf.aliasing_output = 1109 : i32}, %arg1110: !t3 {tf.aliasing_output = 1110 : i32}, %arg1111: !t10 {tf.aliasing_output = 1111 : i32}, %arg1112: !t3 {tf.aliasing_output = 1112 : i32}, %arg1113: !t3 {tf.aliasing_output = 1113 : i32}, %arg1114: !t0 {tf.aliasing_output = 1114 : i32}, %arg1115: !t0 {tf.aliasing_output = 1115 : i32}, %arg1116: !t0 {tf.aliasing_output = 1116 : i32}, %arg1117: !t5 {tf.aliasing_output = 1117 : i32}, %arg1118: !t3 {tf.aliasing_output = 1118 : i32}, %arg1119: !t10 {tf.aliasing_output = 1119 : i32}, %arg1120: !t3 {tf.aliasing_output = 1120 : i32}, %arg1121: !t3 {tf.aliasing_output = 1121 : i32}, %arg1122: !t0 {tf.aliasing_output = 1122 : i32}, %arg1123: !t0 {tf.aliasing_output = 1123 : i32}, %arg1124: !t0 {tf.aliasing_output = 1124 : i32}, %arg1125: !t5 {tf.aliasing_output = 1125 : i32}, %arg1126: !t3 {tf.aliasing_output = 1126 : i32}, %arg1127: !t10 {tf.aliasing_output = 1127 : i32}, %arg1128: !t3 {tf.aliasing_output = 1128 : i32}, %arg1129: !t3 {tf.aliasing_output = 1129 : i32}, %arg1130: !t0 {tf.aliasing_output = 1130 : i32}, %arg1131: !t0 {tf.aliasing_output = 1131 : i32}, %arg1132: !t0 {tf.aliasing_output = 1132 : i32}, %arg1133: !t5 {tf.aliasing_output = 1133 : i32}, %arg1134: !t3 {tf.aliasing_output = 1134 : i32}, %arg1135: !t10 {tf.aliasing_output = 1135 : i32}, %arg1136: !t3 {tf.aliasing_output = 1136 : i32}, %arg1137: !t3 {tf.aliasing_output = 1137 : i32}, %arg1138: !t0 {tf.aliasing_output = 1138 : i32}, %arg1139: !t0 {tf.aliasing_output = 1139 : i32}, %arg1140: !t0 {tf.aliasing_output = 1140 : i32}, %arg1141: !t5 {tf.aliasing_output = 1141 : i32}, %arg1142: !t3 {tf.aliasing_output = 1142 : i32}, %arg1143: !t10 {tf.aliasing_output = 1143 : i32}, %arg1144: !t3 {tf.aliasing_output = 1144 : i32}, %arg1145: !t3 {tf.aliasing_output = 1145 : i32}, %arg1146: !t0 {tf.aliasing_output = 1146 : i32}, %arg1147: !t0 {tf.aliasing_output = 1147 : i32}, %arg1148: !t0 {tf.aliasing_output = 1148 : i32}, %arg1149: !t5 {tf.aliasing_output = 1149 : i32}, %arg1150: !t3 {tf.aliasing_output = 1150 : i32}, %arg1151: !t10 {tf.aliasing_output = 1151 : i32}, %arg1152: !t3 {tf.aliasing_output = 1152 : i32}, %arg1153: !t3 {tf.aliasing_output = 1153 : i32}, %arg1154: !t0 {tf.aliasing_output = 1154 : i32}, %arg1155: !t0 {tf.aliasing_output = 1155 : i32}, %arg1156: !t0 {tf.aliasing_output = 1156 : i32}, %arg1157: !t5 {tf.aliasing_output = 1157 : i32}, %arg1158: !t0 {tf.aliasing_output = 1158 : i32}, %arg1159: !t25 {tf.aliasing_output = 1159 : i32}, %arg1160: !t26 {tf.aliasing_output = 1160 : i32}, %learning_rate: !t2, %tokens: !t24, %targets: !t24) -> (!t1 {jax.result_info = "result[0]['layers'][0]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][0]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][0]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][0]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][0]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][0]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][0]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][0]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][1]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][1]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][1]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][1]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][1]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][1]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][1]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][1]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][2]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][2]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][2]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][2]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][2]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][2]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][2]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][2]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][3]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][3]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][3]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][3]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][3]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][3]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][3]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][3]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][4]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][4]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][4]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][4]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][4]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][4]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][4]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][4]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][5]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][5]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][5]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][5]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][5]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][5]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][5]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][5]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][6]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][6]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][6]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][6]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][6]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][6]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][6]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][6]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][7]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][7]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][7]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][7]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][7]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][7]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][7]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][7]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][8]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][8]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][8]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][8]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][8]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][8]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][8]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][8]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][9]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][9]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][9]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][9]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][9]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][9]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][9]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][9]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][10]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][10]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][10]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][10]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][10]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][10]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][10]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][10]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][11]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][11]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][11]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][11]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][11]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][11]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][11]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][11]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][12]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][12]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][12]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][12]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][12]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][12]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][12]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][12]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][13]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][13]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][13]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][13]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][13]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][13]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][13]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][13]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][14]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][14]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][14]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][14]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][14]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][14]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][14]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][14]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][15]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][15]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][15]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][15]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][15]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][15]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][15]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][15]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][16]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][16]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][16]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][16]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][16]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][16]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][16]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][16]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][17]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][17]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][17]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][17]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][17]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][17]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][17]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][17]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][18]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][18]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][18]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][18]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][18]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][18]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][18]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][18]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][19]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][19]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][19]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][19]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][19]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][19]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][19]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][19]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][20]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][20]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][20]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][20]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][20]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][20]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][20]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][20]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][21]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][21]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][21]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][21]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][21]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][21]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][21]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][21]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][22]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][22]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][22]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][22]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][22]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][22]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][22]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][22]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][23]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][23]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][23]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][23]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][23]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][23]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][23]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][23]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][24]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][24]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][24]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][24]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][24]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][24]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][24]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][24]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][25]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][25]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][25]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][25]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][25]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][25]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][25]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][25]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][26]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][26]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][26]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][26]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][26]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][26]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][26]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][26]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][27]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][27]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][27]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][27]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][27]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][27]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][27]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][27]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][28]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][28]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][28]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][28]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][28]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][28]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][28]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][28]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][29]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][29]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][29]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][29]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][29]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][29]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][29]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][29]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][30]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][30]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][30]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][30]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][30]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][30]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][30]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][30]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][31]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][31]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][31]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][31]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][31]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][31]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][31]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][31]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][32]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][32]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][32]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][32]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][32]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][32]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][32]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][32]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][33]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][33]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][33]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][33]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][33]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][33]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][33]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][33]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][34]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][34]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][34]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][34]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][34]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][34]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][34]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][34]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][35]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][35]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][35]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][35]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][35]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][35]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][35]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][35]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][36]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][36]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][36]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][36]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][36]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][36]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][36]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][36]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][37]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][37]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][37]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][37]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][37]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][37]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][37]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][37]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][38]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][38]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][38]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][38]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][38]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][38]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][38]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][38]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][39]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][39]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][39]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][39]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][39]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][39]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][39]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][39]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][40]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][40]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][40]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][40]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][40]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][40]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][40]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][40]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][41]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][41]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][41]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][41]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][41]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][41]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][41]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][41]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][42]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][42]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][42]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][42]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][42]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][42]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][42]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][42]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][43]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][43]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][43]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][43]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][43]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][43]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][43]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][43]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][44]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][44]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][44]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][44]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][44]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][44]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][44]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][44]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][45]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][45]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][45]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][45]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][45]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][45]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][45]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][45]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][46]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][46]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][46]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][46]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][46]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][46]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][46]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][46]['outer']"}, !t1 {jax.result_info = "result[0]['layers'][47]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][47]['attention']['out']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][47]['attention']['query']['kernel']"}, !t1 {jax.result_info = "result[0]['layers'][47]['attention']['value']['kernel']"}, !t7 {jax.result_info = "result[0]['layers'][47]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][47]['norm1']"}, !t0 {jax.result_info = "result[0]['layers'][47]['norm2']"}, !t8 {jax.result_info = "result[0]['layers'][47]['outer']"}, !t0 {jax.result_info = "result[0]['norm']"}, !t20 {jax.result_info = "result[0]['positions']"}, !t21 {jax.result_info = "result[0]['words']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][0]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][0]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][0]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][0]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][0]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][0]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][0]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][0]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][1]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][1]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][1]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][1]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][1]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][1]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][1]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][1]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][2]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][2]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][2]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][2]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][2]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][2]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][2]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][2]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][3]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][3]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][3]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][3]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][3]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][3]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][3]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][3]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][4]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][4]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][4]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][4]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][4]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][4]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][4]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][4]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][5]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][5]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][5]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][5]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][5]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][5]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][5]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][5]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][6]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][6]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][6]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][6]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][6]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][6]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][6]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][6]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][7]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][7]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][7]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][7]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][7]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][7]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][7]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][7]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][8]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][8]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][8]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][8]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][8]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][8]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][8]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][8]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][9]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][9]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][9]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][9]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][9]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][9]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][9]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][9]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][10]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][10]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][10]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][10]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][10]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][10]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][10]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][10]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][11]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][11]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][11]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][11]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][11]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][11]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][11]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][11]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][12]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][12]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][12]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][12]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][12]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][12]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][12]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][12]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][13]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][13]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][13]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][13]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][13]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][13]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][13]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][13]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][14]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][14]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][14]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][14]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][14]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][14]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][14]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][14]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][15]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][15]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][15]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][15]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][15]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][15]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][15]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][15]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][16]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][16]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][16]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][16]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][16]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][16]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][16]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][16]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][17]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][17]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][17]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][17]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][17]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][17]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][17]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][17]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][18]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][18]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][18]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][18]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][18]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][18]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][18]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][18]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][19]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][19]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][19]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][19]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][19]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][19]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][19]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][19]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][20]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][20]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][20]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][20]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][20]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][20]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][20]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][20]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][21]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][21]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][21]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][21]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][21]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][21]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][21]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][21]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][22]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][22]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][22]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][22]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][22]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][22]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][22]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][22]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][23]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][23]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][23]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][23]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][23]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][23]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][23]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][23]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][24]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][24]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][24]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][24]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][24]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][24]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][24]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][24]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][25]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][25]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][25]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][25]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][25]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][25]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][25]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][25]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][26]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][26]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][26]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][26]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][26]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][26]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][26]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][26]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][27]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][27]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][27]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][27]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][27]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][27]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][27]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][27]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][28]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][28]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][28]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][28]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][28]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][28]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][28]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][28]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][29]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][29]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][29]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][29]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][29]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][29]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][29]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][29]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][30]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][30]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][30]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][30]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][30]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][30]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][30]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][30]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][31]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][31]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][31]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][31]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][31]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][31]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][31]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][31]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][32]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][32]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][32]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][32]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][32]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][32]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][32]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][32]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][33]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][33]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][33]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][33]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][33]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][33]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][33]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][33]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][34]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][34]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][34]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][34]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][34]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][34]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][34]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][34]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][35]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][35]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][35]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][35]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][35]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][35]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][35]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][35]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][36]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][36]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][36]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][36]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][36]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][36]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][36]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][36]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][37]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][37]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][37]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][37]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][37]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][37]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][37]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][37]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][38]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][38]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][38]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][38]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][38]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][38]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][38]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][38]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][39]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][39]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][39]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][39]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][39]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][39]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][39]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][39]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][40]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][40]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][40]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][40]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][40]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][40]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][40]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][40]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][41]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][41]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][41]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][41]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][41]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][41]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][41]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][41]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][42]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][42]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][42]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][42]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][42]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][42]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][42]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][42]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][43]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][43]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][43]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][43]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][43]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][43]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][43]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][43]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][44]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][44]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][44]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][44]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][44]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][44]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][44]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][44]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][45]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][45]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][45]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][45]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][45]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][45]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][45]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][45]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][46]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][46]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][46]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][46]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][46]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][46]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][46]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][46]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][47]['attention']['key']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['columns']['layers'][47]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][47]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['columns']['layers'][47]['attention']['value']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][47]['inner']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][47]['norm1']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['layers'][47]['norm2']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][47]['outer']"}, !t2 {jax.result_info = "result[1]['optimizer']['columns']['norm']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['positions']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['words']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][0]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][0]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][0]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][0]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][0]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][0]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][0]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][0]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][1]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][1]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][1]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][1]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][1]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][1]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][1]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][1]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][2]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][2]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][2]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][2]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][2]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][2]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][2]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][2]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][3]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][3]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][3]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][3]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][3]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][3]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][3]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][3]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][4]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][4]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][4]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][4]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][4]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][4]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][4]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][4]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][5]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][5]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][5]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][5]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][5]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][5]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][5]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][5]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][6]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][6]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][6]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][6]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][6]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][6]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][6]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][6]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][7]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][7]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][7]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][7]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][7]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][7]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][7]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][7]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][8]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][8]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][8]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][8]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][8]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][8]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][8]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][8]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][9]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][9]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][9]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][9]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][9]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][9]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][9]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][9]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][10]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][10]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][10]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][10]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][10]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][10]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][10]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][10]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][11]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][11]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][11]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][11]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][11]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][11]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][11]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][11]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][12]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][12]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][12]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][12]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][12]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][12]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][12]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][12]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][13]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][13]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][13]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][13]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][13]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][13]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][13]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][13]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][14]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][14]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][14]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][14]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][14]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][14]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][14]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][14]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][15]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][15]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][15]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][15]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][15]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][15]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][15]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][15]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][16]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][16]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][16]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][16]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][16]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][16]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][16]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][16]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][17]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][17]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][17]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][17]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][17]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][17]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][17]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][17]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][18]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][18]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][18]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][18]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][18]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][18]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][18]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][18]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][19]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][19]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][19]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][19]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][19]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][19]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][19]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][19]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][20]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][20]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][20]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][20]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][20]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][20]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][20]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][20]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][21]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][21]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][21]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][21]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][21]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][21]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][21]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][21]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][22]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][22]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][22]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][22]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][22]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][22]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][22]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][22]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][23]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][23]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][23]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][23]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][23]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][23]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][23]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][23]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][24]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][24]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][24]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][24]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][24]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][24]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][24]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][24]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][25]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][25]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][25]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][25]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][25]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][25]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][25]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][25]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][26]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][26]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][26]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][26]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][26]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][26]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][26]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][26]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][27]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][27]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][27]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][27]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][27]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][27]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][27]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][27]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][28]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][28]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][28]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][28]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][28]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][28]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][28]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][28]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][29]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][29]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][29]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][29]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][29]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][29]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][29]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][29]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][30]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][30]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][30]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][30]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][30]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][30]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][30]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][30]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][31]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][31]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][31]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][31]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][31]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][31]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][31]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][31]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][32]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][32]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][32]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][32]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][32]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][32]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][32]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][32]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][33]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][33]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][33]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][33]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][33]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][33]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][33]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][33]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][34]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][34]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][34]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][34]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][34]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][34]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][34]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][34]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][35]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][35]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][35]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][35]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][35]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][35]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][35]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][35]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][36]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][36]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][36]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][36]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][36]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][36]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][36]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][36]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][37]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][37]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][37]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][37]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][37]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][37]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][37]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][37]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][38]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][38]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][38]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][38]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][38]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][38]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][38]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][38]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][39]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][39]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][39]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][39]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][39]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][39]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][39]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][39]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][40]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][40]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][40]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][40]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][40]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][40]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][40]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][40]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][41]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][41]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][41]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][41]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][41]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][41]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][41]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][41]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][42]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][42]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][42]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][42]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][42]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][42]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][42]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][42]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][43]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][43]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][43]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][43]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][43]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][43]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][43]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][43]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][44]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][44]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][44]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][44]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][44]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][44]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][44]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][44]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][45]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][45]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][45]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][45]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][45]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][45]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][45]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][45]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][46]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][46]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][46]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][46]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][46]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][46]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][46]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][46]['outer']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][47]['attention']['key']['kernel']"}, !t10 {jax.result_info = "result[1]['optimizer']['rows']['layers'][47]['attention']['out']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][47]['attention']['query']['kernel']"}, !t3 {jax.result_info = "result[1]['optimizer']['rows']['layers'][47]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][47]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][47]['norm1']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][47]['norm2']"}, !t5 {jax.result_info = "result[1]['optimizer']['rows']['layers'][47]['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['norm']"}, !t25 {jax.result_info = "result[1]['optimizer']['rows']['positions']"}, !t26 {jax.result_info = "result[1]['optimizer']['rows']['words']"}, !t2 {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<-1.000000e+09> : !t2
    %0 = stablehlo.convert %arg386 : (!t21) -> !t31 loc(#l0)
    %c = stablehlo.constant dense<0> : !t34
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (!t34) -> !t24 loc(#l1)
    %2 = stablehlo.compare LT, %tokens, %1, SIGNED : (!t24, !t24) -> !t43 loc(#l1)
    %c_0 = stablehlo.constant dense<32000> : !t34
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t34) -> !t24 loc(#l2)
    %4 = stablehlo.add %tokens, %3 : !t24 loc(#l2)
    %5 = stablehlo.select %2, %4, %tokens : !t43, !t24 loc(#l3)
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (!t24) -> !t44 loc(#l4)
    %7 = "stablehlo.gather"(%0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2048>}> : (!t31, !t44) -> !t9 loc(#l5)
    %8 = stablehlo.convert %arg385 : (!t20) -> !t45
    %9 = stablehlo.broadcast_in_dim %8, dims = [1, 2] : (!t45) -> !t9
    %10 = stablehlo.add %7, %9 : !t9
    %11 = stablehlo.iota dim = 0 : !t46
    %12 = stablehlo.iota dim = 1 : !t46
    %13 = stablehlo.compare GT, %12, %11, SIGNED : (!t46, !t46) -> !t47
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t2
    %14 = call @_where(%13, %cst, %cst_1) : (!t47, !t2, !t2) -> !t39
    %15 = stablehlo.broadcast_in_dim %14, dims = [1, 2] : (!t39) -> !t13
    %16 = call @_layer(%10, %15, %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l6)
    %17 = call @_layer(%16, %15, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l7)
    %18 = call @_layer(%17, %15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l8)
    %19 = call @_layer(%18, %15, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l9)
    %20 = call @_layer(%19, %15, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l10)
    %21 = call @_layer(%20, %15, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46, %arg47) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l11)
    %22 = call @_layer(%21, %15, %arg48, %arg49, %arg50, %arg51, %arg52, %arg53, %arg54, %arg55) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l12)
    %23 = call @_layer(%22, %15, %arg56, %arg57, %arg58, %arg59, %arg60, %arg61, %arg62, %arg63) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l13)
    %24 = call @_layer(%23, %15, %arg64, %arg65, %arg66, %arg67, %arg68, %arg69, %arg70, %arg71) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l14)
    %25 = call @_layer(%24, %15, %arg72, %arg73, %arg74, %arg75, %arg76, %arg77, %arg78, %arg79) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l15)
    %26 = call @_layer(%25, %15, %arg80, %arg81, %arg82, %arg83, %arg84, %arg85, %arg86, %arg87) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l16)
    %27 = call @_layer(%26, %15, %arg88, %arg89, %arg90, %arg91, %arg92, %arg93, %arg94, %arg95) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l17)
    %28 = call @_layer(%27, %15, %arg96, %arg97, %arg98, %arg99, %arg100, %arg101, %arg102, %arg103) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l18)
    %29 = call @_layer(%28, %15, %arg104, %arg105, %arg106, %arg107, %arg108, %arg109, %arg110, %arg111) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l19)
    %30 = call @_layer(%29, %15, %arg112, %arg113, %arg114, %arg115, %arg116, %arg117, %arg118, %arg119) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l20)
    %31 = call @_layer(%30, %15, %arg120, %arg121, %arg122, %arg123, %arg124, %arg125, %arg126, %arg127) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l21)
    %32 = call @_layer(%31, %15, %arg128, %arg129, %arg130, %arg131, %arg132, %arg133, %arg134, %arg135) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l22)
    %33 = call @_layer(%32, %15, %arg136, %arg137, %arg138, %arg139, %arg140, %arg141, %arg142, %arg143) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l23)
    %34 = call @_layer(%33, %15, %arg144, %arg145, %arg146, %arg147, %arg148, %arg149, %arg150, %arg151) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l24)
    %35 = call @_layer(%34, %15, %arg152, %arg153, %arg154, %arg155, %arg156, %arg157, %arg158, %arg159) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l25)
    %36 = call @_layer(%35, %15, %arg160, %arg161, %arg162, %arg163, %arg164, %arg165, %arg166, %arg167) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l26)
    %37 = call @_layer(%36, %15, %arg168, %arg169, %arg170, %arg171, %arg172, %arg173, %arg174, %arg175) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l27)
    %38 = call @_layer(%37, %15, %arg176, %arg177, %arg178, %arg179, %arg180, %arg181, %arg182, %arg183) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l28)
    %39 = call @_layer(%38, %15, %arg184, %arg185, %arg186, %arg187, %arg188, %arg189, %arg190, %arg191) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l29)
    %40 = call @_layer(%39, %15, %arg192, %arg193, %arg194, %arg195, %arg196, %arg197, %arg198, %arg199) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l30)
    %41 = call @_layer(%40, %15, %arg200, %arg201, %arg202, %arg203, %arg204, %arg205, %arg206, %arg207) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l31)
    %42 = call @_layer(%41, %15, %arg208, %arg209, %arg210, %arg211, %arg212, %arg213, %arg214, %arg215) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l32)
    %43 = call @_layer(%42, %15, %arg216, %arg217, %arg218, %arg219, %arg220, %arg221, %arg222, %arg223) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l33)
    %44 = call @_layer(%43, %15, %arg224, %arg225, %arg226, %arg227, %arg228, %arg229, %arg230, %arg231) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l34)
    %45 = call @_layer(%44, %15, %arg232, %arg233, %arg234, %arg235, %arg236, %arg237, %arg238, %arg239) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l35)
    %46 = call @_layer(%45, %15, %arg240, %arg241, %arg242, %arg243, %arg244, %arg245, %arg246, %arg247) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l36)
    %47 = call @_layer(%46, %15, %arg248, %arg249, %arg250, %arg251, %arg252, %arg253, %arg254, %arg255) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l37)
    %48 = call @_layer(%47, %15, %arg256, %arg257, %arg258, %arg259, %arg260, %arg261, %arg262, %arg263) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l38)
    %49 = call @_layer(%48, %15, %arg264, %arg265, %arg266, %arg267, %arg268, %arg269, %arg270, %arg271) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l39)
    %50 = call @_layer(%49, %15, %arg272, %arg273, %arg274, %arg275, %arg276, %arg277, %arg278, %arg279) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l40)
    %51 = call @_layer(%50, %15, %arg280, %arg281, %arg282, %arg283, %arg284, %arg285, %arg286, %arg287) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l41)
    %52 = call @_layer(%51, %15, %arg288, %arg289, %arg290, %arg291, %arg292, %arg293, %arg294, %arg295) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l42)
    %53 = call @_layer(%52, %15, %arg296, %arg297, %arg298, %arg299, %arg300, %arg301, %arg302, %arg303) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l43)
    %54 = call @_layer(%53, %15, %arg304, %arg305, %arg306, %arg307, %arg308, %arg309, %arg310, %arg311) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l44)
    %55 = call @_layer(%54, %15, %arg312, %arg313, %arg314, %arg315, %arg316, %arg317, %arg318, %arg319) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l45)
    %56 = call @_layer(%55, %15, %arg320, %arg321, %arg322, %arg323, %arg324, %arg325, %arg326, %arg327) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l46)
    %57 = call @_layer(%56, %15, %arg328, %arg329, %arg330, %arg331, %arg332, %arg333, %arg334, %arg335) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l47)
    %58 = call @_layer(%57, %15, %arg336, %arg337, %arg338, %arg339, %arg340, %arg341, %arg342, %arg343) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l48)
    %59 = call @_layer(%58, %15, %arg344, %arg345, %arg346, %arg347, %arg348, %arg349, %arg350, %arg351) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l49)
    %60 = call @_layer(%59, %15, %arg352, %arg353, %arg354, %arg355, %arg356, %arg357, %arg358, %arg359) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l50)
    %61 = call @_layer(%60, %15, %arg360, %arg361, %arg362, %arg363, %arg364, %arg365, %arg366, %arg367) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l51)
    %62 = call @_layer(%61, %15, %arg368, %arg369, %arg370, %arg371, %arg372, %arg373, %arg374, %arg375) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l52)
    %63 = call @_layer(%62, %15, %arg376, %arg377, %arg378, %arg379, %arg380, %arg381, %arg382, %arg383) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) -> !t9 loc(#l53)
    %64 = stablehlo.convert %63 : (!t9) -> !t15 loc(#l54)
    %65 = stablehlo.multiply %64, %64 : !t15 loc(#l55)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l56)
    %66 = stablehlo.reduce(%65 init: %cst_2) applies stablehlo.add across dimensions = [2] : (!t15, !t2) -> !t14 loc(#l56)
    %cst_3 = stablehlo.constant dense<4.8828125E-4> : !t2
    %67 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t2) -> !t14 loc(#l55)
    %68 = stablehlo.multiply %66, %67 : !t14 loc(#l55)
    %cst_4 = stablehlo.constant dense<9.99999997E-7> : !t2
    %69 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t2) -> !t14 loc(#l57)
    %70 = stablehlo.add %68, %69 : !t14 loc(#l57)
    %71 = stablehlo.rsqrt %70 : !t14 loc(#l58)
    %72 = stablehlo.divide %71, %70 : !t14 loc(#l59)
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : !t2
    %73 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t2) -> !t14 loc(#l55)
    %74 = stablehlo.multiply %73, %72 : !t14 loc(#l55)
    %75 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (!t14) -> !t27 loc(#l60)
    %76 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2] : (!t27) -> !t15 loc(#l55)
    %77 = stablehlo.multiply %64, %76 : !t15 loc(#l55)
    %78 = stablehlo.broadcast_in_dim %arg384, dims = [2] : (!t0) -> !t28 loc(#l60)
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (!t28) -> !t15 loc(#l55)
    %80 = stablehlo.multiply %77, %79 : !t15 loc(#l55)
    %81 = stablehlo.convert %80 : (!t15) -> !t9 loc(#l54)
    %82 = stablehlo.dot_general %81, %0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t9, !t31) -> !t30 loc(#l61)
    %83:2 = call @_cross_entropy(%82, %targets) : (!t30, !t24) -> (!t14, !t14) loc(#l62)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l56)
    %84 = stablehlo.reduce(%83#0 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (!t14, !t2) -> !t2 loc(#l56)
    %cst_7 = stablehlo.constant dense<3.276800e+04> : !t2
    %85 = stablehlo.divide %84, %cst_7 : !t2 loc(#l59)
    %cst_8 = stablehlo.constant dense<1.000000e+00> : !t2
    %cst_9 = stablehlo.constant dense<3.276800e+04> : !t2
    %86 = stablehlo.divide %cst_8, %cst_9 : !t2 loc(#l63)
    %87 = stablehlo.broadcast_in_dim %86, dims = [] : (!t2) -> !t14 loc(#l64)
    %88 = call @_cross_entropy_backward(%82, %targets, %83#1, %87) : (!t30, !t24, !t14, !t14) -> !t30 loc(#l65)
    %89 = stablehlo.dot_general %88, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t30, !t31) -> !t9 loc(#l66)
    %90 = stablehlo.dot_general %88, %81, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t30, !t9) -> !t31 loc(#l66)
    %91 = stablehlo.convert %89 : (!t9) -> !t15 loc(#l67)
    %92 = stablehlo.multiply %77, %91 : !t15 loc(#l68)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l69)
    %93 = stablehlo.reduce(%92 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (!t15, !t2) -> !t0 loc(#l69)
    %94 = stablehlo.reshape %93 : (!t0) -> !t28 loc(#l70)
    %95 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (!t28) -> !t15 loc(#l68)
    %96 = stablehlo.multiply %91, %95 : !t15 loc(#l68)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l69)
    %97 = stablehlo.reduce(%94 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (!t28, !t2) -> !t0 loc(#l69)
    %98 = stablehlo.multiply %64, %96 : !t15 loc(#l68)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l69)
    %99 = stablehlo.reduce(%98 init: %cst_12) applies stablehlo.add across dimensions = [2] : (!t15, !t2) -> !t14 loc(#l69)
    %100 = stablehlo.reshape %99 : (!t14) -> !t27 loc(#l70)
    %101 = stablehlo.broadcast_in_dim %75, dims = [0, 1, 2] : (!t27) -> !t15 loc(#l68)
    %102 = stablehlo.multiply %96, %101 : !t15 loc(#l68)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l69)
    %103 = stablehlo.reduce(%100 init: %cst_13) applies stablehlo.add across dimensions = [2] : (!t27, !t2) -> !t14 loc(#l69)
    %104 = stablehlo.multiply %103, %74 : !t14 loc(#l68)
    %cst_14 = stablehlo.constant dense<4.8828125E-4> : !t2
    %105 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (!t2) -> !t14 loc(#l68)
    %106 = stablehlo.multiply %104, %105 : !t14 loc(#l68)
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1] : (!t14) -> !t15 loc(#l64)
    %108 = stablehlo.multiply %64, %107 : !t15 loc(#l68)
    %109 = stablehlo.add %102, %108 : !t15 loc(#l71)
    %110 = stablehlo.multiply %107, %64 : !t15 loc(#l68)
    %111 = stablehlo.add %109, %110 : !t15 loc(#l71)
    %112 = stablehlo.convert %111 : (!t15) -> !t9 loc(#l67)
    %113:9 = call @_layer_2(%62, %15, %arg376, %arg377, %arg378, %arg379, %arg380, %arg381, %arg382, %arg383, %112) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l72)
    %114:9 = call @_layer_2(%61, %15, %arg368, %arg369, %arg370, %arg371, %arg372, %arg373, %arg374, %arg375, %113#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l73)
    %115:9 = call @_layer_2(%60, %15, %arg360, %arg361, %arg362, %arg363, %arg364, %arg365, %arg366, %arg367, %114#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l74)
    %116:9 = call @_layer_2(%59, %15, %arg352, %arg353, %arg354, %arg355, %arg356, %arg357, %arg358, %arg359, %115#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l75)
    %117:9 = call @_layer_2(%58, %15, %arg344, %arg345, %arg346, %arg347, %arg348, %arg349, %arg350, %arg351, %116#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l76)
    %118:9 = call @_layer_2(%57, %15, %arg336, %arg337, %arg338, %arg339, %arg340, %arg341, %arg342, %arg343, %117#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l77)
    %119:9 = call @_layer_2(%56, %15, %arg328, %arg329, %arg330, %arg331, %arg332, %arg333, %arg334, %arg335, %118#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l78)
    %120:9 = call @_layer_2(%55, %15, %arg320, %arg321, %arg322, %arg323, %arg324, %arg325, %arg326, %arg327, %119#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l79)
    %121:9 = call @_layer_2(%54, %15, %arg312, %arg313, %arg314, %arg315, %arg316, %arg317, %arg318, %arg319, %120#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l80)
    %122:9 = call @_layer_2(%53, %15, %arg304, %arg305, %arg306, %arg307, %arg308, %arg309, %arg310, %arg311, %121#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l81)
    %123:9 = call @_layer_2(%52, %15, %arg296, %arg297, %arg298, %arg299, %arg300, %arg301, %arg302, %arg303, %122#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l82)
    %124:9 = call @_layer_2(%51, %15, %arg288, %arg289, %arg290, %arg291, %arg292, %arg293, %arg294, %arg295, %123#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l83)
    %125:9 = call @_layer_2(%50, %15, %arg280, %arg281, %arg282, %arg283, %arg284, %arg285, %arg286, %arg287, %124#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l84)
    %126:9 = call @_layer_2(%49, %15, %arg272, %arg273, %arg274, %arg275, %arg276, %arg277, %arg278, %arg279, %125#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l85)
    %127:9 = call @_layer_2(%48, %15, %arg264, %arg265, %arg266, %arg267, %arg268, %arg269, %arg270, %arg271, %126#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l86)
    %128:9 = call @_layer_2(%47, %15, %arg256, %arg257, %arg258, %arg259, %arg260, %arg261, %arg262, %arg263, %127#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l87)
    %129:9 = call @_layer_2(%46, %15, %arg248, %arg249, %arg250, %arg251, %arg252, %arg253, %arg254, %arg255, %128#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l88)
    %130:9 = call @_layer_2(%45, %15, %arg240, %arg241, %arg242, %arg243, %arg244, %arg245, %arg246, %arg247, %129#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l89)
    %131:9 = call @_layer_2(%44, %15, %arg232, %arg233, %arg234, %arg235, %arg236, %arg237, %arg238, %arg239, %130#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l90)
    %132:9 = call @_layer_2(%43, %15, %arg224, %arg225, %arg226, %arg227, %arg228, %arg229, %arg230, %arg231, %131#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l91)
    %133:9 = call @_layer_2(%42, %15, %arg216, %arg217, %arg218, %arg219, %arg220, %arg221, %arg222, %arg223, %132#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l92)
    %134:9 = call @_layer_2(%41, %15, %arg208, %arg209, %arg210, %arg211, %arg212, %arg213, %arg214, %arg215, %133#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l93)
    %135:9 = call @_layer_2(%40, %15, %arg200, %arg201, %arg202, %arg203, %arg204, %arg205, %arg206, %arg207, %134#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l94)
    %136:9 = call @_layer_2(%39, %15, %arg192, %arg193, %arg194, %arg195, %arg196, %arg197, %arg198, %arg199, %135#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l95)
    %137:9 = call @_layer_2(%38, %15, %arg184, %arg185, %arg186, %arg187, %arg188, %arg189, %arg190, %arg191, %136#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l96)
    %138:9 = call @_layer_2(%37, %15, %arg176, %arg177, %arg178, %arg179, %arg180, %arg181, %arg182, %arg183, %137#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l97)
    %139:9 = call @_layer_2(%36, %15, %arg168, %arg169, %arg170, %arg171, %arg172, %arg173, %arg174, %arg175, %138#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l98)
    %140:9 = call @_layer_2(%35, %15, %arg160, %arg161, %arg162, %arg163, %arg164, %arg165, %arg166, %arg167, %139#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l99)
    %141:9 = call @_layer_2(%34, %15, %arg152, %arg153, %arg154, %arg155, %arg156, %arg157, %arg158, %arg159, %140#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l100)
    %142:9 = call @_layer_2(%33, %15, %arg144, %arg145, %arg146, %arg147, %arg148, %arg149, %arg150, %arg151, %141#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l101)
    %143:9 = call @_layer_2(%32, %15, %arg136, %arg137, %arg138, %arg139, %arg140, %arg141, %arg142, %arg143, %142#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l102)
    %144:9 = call @_layer_2(%31, %15, %arg128, %arg129, %arg130, %arg131, %arg132, %arg133, %arg134, %arg135, %143#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l103)
    %145:9 = call @_layer_2(%30, %15, %arg120, %arg121, %arg122, %arg123, %arg124, %arg125, %arg126, %arg127, %144#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l104)
    %146:9 = call @_layer_2(%29, %15, %arg112, %arg113, %arg114, %arg115, %arg116, %arg117, %arg118, %arg119, %145#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l105)
    %147:9 = call @_layer_2(%28, %15, %arg104, %arg105, %arg106, %arg107, %arg108, %arg109, %arg110, %arg111, %146#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l106)
    %148:9 = call @_layer_2(%27, %15, %arg96, %arg97, %arg98, %arg99, %arg100, %arg101, %arg102, %arg103, %147#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l107)
    %149:9 = call @_layer_2(%26, %15, %arg88, %arg89, %arg90, %arg91, %arg92, %arg93, %arg94, %arg95, %148#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l108)
    %150:9 = call @_layer_2(%25, %15, %arg80, %arg81, %arg82, %arg83, %arg84, %arg85, %arg86, %arg87, %149#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l109)
    %151:9 = call @_layer_2(%24, %15, %arg72, %arg73, %arg74, %arg75, %arg76, %arg77, %arg78, %arg79, %150#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l110)
    %152:9 = call @_layer_2(%23, %15, %arg64, %arg65, %arg66, %arg67, %arg68, %arg69, %arg70, %arg71, %151#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l111)
    %153:9 = call @_layer_2(%22, %15, %arg56, %arg57, %arg58, %arg59, %arg60, %arg61, %arg62, %arg63, %152#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l112)
    %154:9 = call @_layer_2(%21, %15, %arg48, %arg49, %arg50, %arg51, %arg52, %arg53, %arg54, %arg55, %153#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l113)
    %155:9 = call @_layer_2(%20, %15, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46, %arg47, %154#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l114)
    %156:9 = call @_layer_2(%19, %15, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %155#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l115)
    %157:9 = call @_layer_2(%18, %15, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %156#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l116)
    %158:9 = call @_layer_2(%17, %15, %arg16, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %157#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l117)
    %159:9 = call @_layer_2(%16, %15, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %158#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l118)
    %160:9 = call @_layer_2(%10, %15, %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %159#0) : (!t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) loc(#l119)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : !t16
    %161 = stablehlo.reduce(%160#0 init: %cst_15) applies stablehlo.add across dimensions = [0] : (!t9, !t16) -> !t45
    %162 = stablehlo.convert %161 : (!t45) -> !t20
    %cst_16 = stablehlo.constant dense<0.000000e+00> : !t16
    %163 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (!t16) -> !t31 loc(#l120)
    %c_17 = stablehlo.constant dense<0> : !t34
    %164 = stablehlo.broadcast_in_dim %c_17, dims = [] : (!t34) -> !t24 loc(#l121)
    %165 = stablehlo.compare LT, %tokens, %164, SIGNED : (!t24, !t24) -> !t43 loc(#l121)
    %c_18 = stablehlo.constant dense<32000> : !t34
    %166 = stablehlo.broadcast_in_dim %c_18, dims = [] : (!t34) -> !t24 loc(#l122)
    %167 = stablehlo.add %tokens, %166 : !t24 loc(#l122)
    %168 = stablehlo.select %165, %167, %tokens : !t43, !t24 loc(#l123)
    %169 = stablehlo.broadcast_in_dim %168, dims = [0, 1] : (!t24) -> !t44 loc(#l120)
    %170 = "stablehlo.scatter"(%163, %169, %160#0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg1164: !t16, %arg1165: !t16):
      %560 = stablehlo.add %arg1164, %arg1165 : !t16 loc(#l122)
      stablehlo.return %560 : !t16 loc(#l124)
    }) : (!t31, !t44, !t9) -> !t31 loc(#l124)
    %171 = stablehlo.add %90, %170 : !t31 loc(#l125)
    %172 = stablehlo.convert %171 : (!t31) -> !t21 loc(#l126)
    %173:3 = call @one(%arg0, %160#1, %arg774, %arg387, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %174:3 = call @one_7(%arg1, %160#2, %arg775, %arg388, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %175:3 = call @one(%arg2, %160#3, %arg776, %arg389, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %176:3 = call @one(%arg3, %160#4, %arg777, %arg390, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %177:3 = call @one_8(%arg4, %160#5, %arg778, %arg391, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %178:3 = call @one_9(%arg5, %160#6, %arg779, %arg392, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %179:3 = call @one_9(%arg6, %160#7, %arg780, %arg393, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %180:3 = call @one_10(%arg7, %160#8, %arg781, %arg394, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %181:3 = call @one(%arg8, %159#1, %arg782, %arg395, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %182:3 = call @one_7(%arg9, %159#2, %arg783, %arg396, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %183:3 = call @one(%arg10, %159#3, %arg784, %arg397, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %184:3 = call @one(%arg11, %159#4, %arg785, %arg398, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %185:3 = call @one_8(%arg12, %159#5, %arg786, %arg399, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %186:3 = call @one_9(%arg13, %159#6, %arg787, %arg400, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %187:3 = call @one_9(%arg14, %159#7, %arg788, %arg401, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %188:3 = call @one_10(%arg15, %159#8, %arg789, %arg402, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %189:3 = call @one(%arg16, %158#1, %arg790, %arg403, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %190:3 = call @one_7(%arg17, %158#2, %arg791, %arg404, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %191:3 = call @one(%arg18, %158#3, %arg792, %arg405, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %192:3 = call @one(%arg19, %158#4, %arg793, %arg406, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %193:3 = call @one_8(%arg20, %158#5, %arg794, %arg407, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %194:3 = call @one_9(%arg21, %158#6, %arg795, %arg408, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %195:3 = call @one_9(%arg22, %158#7, %arg796, %arg409, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %196:3 = call @one_10(%arg23, %158#8, %arg797, %arg410, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %197:3 = call @one(%arg24, %157#1, %arg798, %arg411, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %198:3 = call @one_7(%arg25, %157#2, %arg799, %arg412, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %199:3 = call @one(%arg26, %157#3, %arg800, %arg413, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %200:3 = call @one(%arg27, %157#4, %arg801, %arg414, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %201:3 = call @one_8(%arg28, %157#5, %arg802, %arg415, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %202:3 = call @one_9(%arg29, %157#6, %arg803, %arg416, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %203:3 = call @one_9(%arg30, %157#7, %arg804, %arg417, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %204:3 = call @one_10(%arg31, %157#8, %arg805, %arg418, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %205:3 = call @one(%arg32, %156#1, %arg806, %arg419, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %206:3 = call @one_7(%arg33, %156#2, %arg807, %arg420, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %207:3 = call @one(%arg34, %156#3, %arg808, %arg421, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %208:3 = call @one(%arg35, %156#4, %arg809, %arg422, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %209:3 = call @one_8(%arg36, %156#5, %arg810, %arg423, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %210:3 = call @one_9(%arg37, %156#6, %arg811, %arg424, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %211:3 = call @one_9(%arg38, %156#7, %arg812, %arg425, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %212:3 = call @one_10(%arg39, %156#8, %arg813, %arg426, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %213:3 = call @one(%arg40, %155#1, %arg814, %arg427, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %214:3 = call @one_7(%arg41, %155#2, %arg815, %arg428, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %215:3 = call @one(%arg42, %155#3, %arg816, %arg429, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %216:3 = call @one(%arg43, %155#4, %arg817, %arg430, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %217:3 = call @one_8(%arg44, %155#5, %arg818, %arg431, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %218:3 = call @one_9(%arg45, %155#6, %arg819, %arg432, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %219:3 = call @one_9(%arg46, %155#7, %arg820, %arg433, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %220:3 = call @one_10(%arg47, %155#8, %arg821, %arg434, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %221:3 = call @one(%arg48, %154#1, %arg822, %arg435, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %222:3 = call @one_7(%arg49, %154#2, %arg823, %arg436, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %223:3 = call @one(%arg50, %154#3, %arg824, %arg437, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %224:3 = call @one(%arg51, %154#4, %arg825, %arg438, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %225:3 = call @one_8(%arg52, %154#5, %arg826, %arg439, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %226:3 = call @one_9(%arg53, %154#6, %arg827, %arg440, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %227:3 = call @one_9(%arg54, %154#7, %arg828, %arg441, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %228:3 = call @one_10(%arg55, %154#8, %arg829, %arg442, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %229:3 = call @one(%arg56, %153#1, %arg830, %arg443, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %230:3 = call @one_7(%arg57, %153#2, %arg831, %arg444, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %231:3 = call @one(%arg58, %153#3, %arg832, %arg445, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %232:3 = call @one(%arg59, %153#4, %arg833, %arg446, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %233:3 = call @one_8(%arg60, %153#5, %arg834, %arg447, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %234:3 = call @one_9(%arg61, %153#6, %arg835, %arg448, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %235:3 = call @one_9(%arg62, %153#7, %arg836, %arg449, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %236:3 = call @one_10(%arg63, %153#8, %arg837, %arg450, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %237:3 = call @one(%arg64, %152#1, %arg838, %arg451, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %238:3 = call @one_7(%arg65, %152#2, %arg839, %arg452, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %239:3 = call @one(%arg66, %152#3, %arg840, %arg453, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %240:3 = call @one(%arg67, %152#4, %arg841, %arg454, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %241:3 = call @one_8(%arg68, %152#5, %arg842, %arg455, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %242:3 = call @one_9(%arg69, %152#6, %arg843, %arg456, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %243:3 = call @one_9(%arg70, %152#7, %arg844, %arg457, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %244:3 = call @one_10(%arg71, %152#8, %arg845, %arg458, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %245:3 = call @one(%arg72, %151#1, %arg846, %arg459, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %246:3 = call @one_7(%arg73, %151#2, %arg847, %arg460, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %247:3 = call @one(%arg74, %151#3, %arg848, %arg461, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %248:3 = call @one(%arg75, %151#4, %arg849, %arg462, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %249:3 = call @one_8(%arg76, %151#5, %arg850, %arg463, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %250:3 = call @one_9(%arg77, %151#6, %arg851, %arg464, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %251:3 = call @one_9(%arg78, %151#7, %arg852, %arg465, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %252:3 = call @one_10(%arg79, %151#8, %arg853, %arg466, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %253:3 = call @one(%arg80, %150#1, %arg854, %arg467, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %254:3 = call @one_7(%arg81, %150#2, %arg855, %arg468, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %255:3 = call @one(%arg82, %150#3, %arg856, %arg469, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %256:3 = call @one(%arg83, %150#4, %arg857, %arg470, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %257:3 = call @one_8(%arg84, %150#5, %arg858, %arg471, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %258:3 = call @one_9(%arg85, %150#6, %arg859, %arg472, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %259:3 = call @one_9(%arg86, %150#7, %arg860, %arg473, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %260:3 = call @one_10(%arg87, %150#8, %arg861, %arg474, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %261:3 = call @one(%arg88, %149#1, %arg862, %arg475, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %262:3 = call @one_7(%arg89, %149#2, %arg863, %arg476, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %263:3 = call @one(%arg90, %149#3, %arg864, %arg477, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %264:3 = call @one(%arg91, %149#4, %arg865, %arg478, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %265:3 = call @one_8(%arg92, %149#5, %arg866, %arg479, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %266:3 = call @one_9(%arg93, %149#6, %arg867, %arg480, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %267:3 = call @one_9(%arg94, %149#7, %arg868, %arg481, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %268:3 = call @one_10(%arg95, %149#8, %arg869, %arg482, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %269:3 = call @one(%arg96, %148#1, %arg870, %arg483, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %270:3 = call @one_7(%arg97, %148#2, %arg871, %arg484, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %271:3 = call @one(%arg98, %148#3, %arg872, %arg485, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %272:3 = call @one(%arg99, %148#4, %arg873, %arg486, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %273:3 = call @one_8(%arg100, %148#5, %arg874, %arg487, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %274:3 = call @one_9(%arg101, %148#6, %arg875, %arg488, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %275:3 = call @one_9(%arg102, %148#7, %arg876, %arg489, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %276:3 = call @one_10(%arg103, %148#8, %arg877, %arg490, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %277:3 = call @one(%arg104, %147#1, %arg878, %arg491, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %278:3 = call @one_7(%arg105, %147#2, %arg879, %arg492, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %279:3 = call @one(%arg106, %147#3, %arg880, %arg493, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %280:3 = call @one(%arg107, %147#4, %arg881, %arg494, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %281:3 = call @one_8(%arg108, %147#5, %arg882, %arg495, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %282:3 = call @one_9(%arg109, %147#6, %arg883, %arg496, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %283:3 = call @one_9(%arg110, %147#7, %arg884, %arg497, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %284:3 = call @one_10(%arg111, %147#8, %arg885, %arg498, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %285:3 = call @one(%arg112, %146#1, %arg886, %arg499, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %286:3 = call @one_7(%arg113, %146#2, %arg887, %arg500, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %287:3 = call @one(%arg114, %146#3, %arg888, %arg501, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %288:3 = call @one(%arg115, %146#4, %arg889, %arg502, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %289:3 = call @one_8(%arg116, %146#5, %arg890, %arg503, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %290:3 = call @one_9(%arg117, %146#6, %arg891, %arg504, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %291:3 = call @one_9(%arg118, %146#7, %arg892, %arg505, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %292:3 = call @one_10(%arg119, %146#8, %arg893, %arg506, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %293:3 = call @one(%arg120, %145#1, %arg894, %arg507, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %294:3 = call @one_7(%arg121, %145#2, %arg895, %arg508, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %295:3 = call @one(%arg122, %145#3, %arg896, %arg509, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %296:3 = call @one(%arg123, %145#4, %arg897, %arg510, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %297:3 = call @one_8(%arg124, %145#5, %arg898, %arg511, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %298:3 = call @one_9(%arg125, %145#6, %arg899, %arg512, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %299:3 = call @one_9(%arg126, %145#7, %arg900, %arg513, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %300:3 = call @one_10(%arg127, %145#8, %arg901, %arg514, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %301:3 = call @one(%arg128, %144#1, %arg902, %arg515, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %302:3 = call @one_7(%arg129, %144#2, %arg903, %arg516, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %303:3 = call @one(%arg130, %144#3, %arg904, %arg517, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %304:3 = call @one(%arg131, %144#4, %arg905, %arg518, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %305:3 = call @one_8(%arg132, %144#5, %arg906, %arg519, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %306:3 = call @one_9(%arg133, %144#6, %arg907, %arg520, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %307:3 = call @one_9(%arg134, %144#7, %arg908, %arg521, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %308:3 = call @one_10(%arg135, %144#8, %arg909, %arg522, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %309:3 = call @one(%arg136, %143#1, %arg910, %arg523, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %310:3 = call @one_7(%arg137, %143#2, %arg911, %arg524, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %311:3 = call @one(%arg138, %143#3, %arg912, %arg525, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %312:3 = call @one(%arg139, %143#4, %arg913, %arg526, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %313:3 = call @one_8(%arg140, %143#5, %arg914, %arg527, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %314:3 = call @one_9(%arg141, %143#6, %arg915, %arg528, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %315:3 = call @one_9(%arg142, %143#7, %arg916, %arg529, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %316:3 = call @one_10(%arg143, %143#8, %arg917, %arg530, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %317:3 = call @one(%arg144, %142#1, %arg918, %arg531, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %318:3 = call @one_7(%arg145, %142#2, %arg919, %arg532, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %319:3 = call @one(%arg146, %142#3, %arg920, %arg533, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %320:3 = call @one(%arg147, %142#4, %arg921, %arg534, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %321:3 = call @one_8(%arg148, %142#5, %arg922, %arg535, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %322:3 = call @one_9(%arg149, %142#6, %arg923, %arg536, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %323:3 = call @one_9(%arg150, %142#7, %arg924, %arg537, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %324:3 = call @one_10(%arg151, %142#8, %arg925, %arg538, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %325:3 = call @one(%arg152, %141#1, %arg926, %arg539, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %326:3 = call @one_7(%arg153, %141#2, %arg927, %arg540, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %327:3 = call @one(%arg154, %141#3, %arg928, %arg541, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %328:3 = call @one(%arg155, %141#4, %arg929, %arg542, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %329:3 = call @one_8(%arg156, %141#5, %arg930, %arg543, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %330:3 = call @one_9(%arg157, %141#6, %arg931, %arg544, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %331:3 = call @one_9(%arg158, %141#7, %arg932, %arg545, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %332:3 = call @one_10(%arg159, %141#8, %arg933, %arg546, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %333:3 = call @one(%arg160, %140#1, %arg934, %arg547, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %334:3 = call @one_7(%arg161, %140#2, %arg935, %arg548, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %335:3 = call @one(%arg162, %140#3, %arg936, %arg549, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %336:3 = call @one(%arg163, %140#4, %arg937, %arg550, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %337:3 = call @one_8(%arg164, %140#5, %arg938, %arg551, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %338:3 = call @one_9(%arg165, %140#6, %arg939, %arg552, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %339:3 = call @one_9(%arg166, %140#7, %arg940, %arg553, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %340:3 = call @one_10(%arg167, %140#8, %arg941, %arg554, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %341:3 = call @one(%arg168, %139#1, %arg942, %arg555, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %342:3 = call @one_7(%arg169, %139#2, %arg943, %arg556, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %343:3 = call @one(%arg170, %139#3, %arg944, %arg557, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %344:3 = call @one(%arg171, %139#4, %arg945, %arg558, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %345:3 = call @one_8(%arg172, %139#5, %arg946, %arg559, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %346:3 = call @one_9(%arg173, %139#6, %arg947, %arg560, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %347:3 = call @one_9(%arg174, %139#7, %arg948, %arg561, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %348:3 = call @one_10(%arg175, %139#8, %arg949, %arg562, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %349:3 = call @one(%arg176, %138#1, %arg950, %arg563, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %350:3 = call @one_7(%arg177, %138#2, %arg951, %arg564, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %351:3 = call @one(%arg178, %138#3, %arg952, %arg565, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %352:3 = call @one(%arg179, %138#4, %arg953, %arg566, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %353:3 = call @one_8(%arg180, %138#5, %arg954, %arg567, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %354:3 = call @one_9(%arg181, %138#6, %arg955, %arg568, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %355:3 = call @one_9(%arg182, %138#7, %arg956, %arg569, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %356:3 = call @one_10(%arg183, %138#8, %arg957, %arg570, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %357:3 = call @one(%arg184, %137#1, %arg958, %arg571, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %358:3 = call @one_7(%arg185, %137#2, %arg959, %arg572, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %359:3 = call @one(%arg186, %137#3, %arg960, %arg573, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %360:3 = call @one(%arg187, %137#4, %arg961, %arg574, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %361:3 = call @one_8(%arg188, %137#5, %arg962, %arg575, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %362:3 = call @one_9(%arg189, %137#6, %arg963, %arg576, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %363:3 = call @one_9(%arg190, %137#7, %arg964, %arg577, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %364:3 = call @one_10(%arg191, %137#8, %arg965, %arg578, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %365:3 = call @one(%arg192, %136#1, %arg966, %arg579, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %366:3 = call @one_7(%arg193, %136#2, %arg967, %arg580, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %367:3 = call @one(%arg194, %136#3, %arg968, %arg581, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %368:3 = call @one(%arg195, %136#4, %arg969, %arg582, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %369:3 = call @one_8(%arg196, %136#5, %arg970, %arg583, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %370:3 = call @one_9(%arg197, %136#6, %arg971, %arg584, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %371:3 = call @one_9(%arg198, %136#7, %arg972, %arg585, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %372:3 = call @one_10(%arg199, %136#8, %arg973, %arg586, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %373:3 = call @one(%arg200, %135#1, %arg974, %arg587, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %374:3 = call @one_7(%arg201, %135#2, %arg975, %arg588, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %375:3 = call @one(%arg202, %135#3, %arg976, %arg589, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %376:3 = call @one(%arg203, %135#4, %arg977, %arg590, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %377:3 = call @one_8(%arg204, %135#5, %arg978, %arg591, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %378:3 = call @one_9(%arg205, %135#6, %arg979, %arg592, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %379:3 = call @one_9(%arg206, %135#7, %arg980, %arg593, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %380:3 = call @one_10(%arg207, %135#8, %arg981, %arg594, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %381:3 = call @one(%arg208, %134#1, %arg982, %arg595, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %382:3 = call @one_7(%arg209, %134#2, %arg983, %arg596, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %383:3 = call @one(%arg210, %134#3, %arg984, %arg597, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %384:3 = call @one(%arg211, %134#4, %arg985, %arg598, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %385:3 = call @one_8(%arg212, %134#5, %arg986, %arg599, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %386:3 = call @one_9(%arg213, %134#6, %arg987, %arg600, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %387:3 = call @one_9(%arg214, %134#7, %arg988, %arg601, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %388:3 = call @one_10(%arg215, %134#8, %arg989, %arg602, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %389:3 = call @one(%arg216, %133#1, %arg990, %arg603, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %390:3 = call @one_7(%arg217, %133#2, %arg991, %arg604, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %391:3 = call @one(%arg218, %133#3, %arg992, %arg605, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %392:3 = call @one(%arg219, %133#4, %arg993, %arg606, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %393:3 = call @one_8(%arg220, %133#5, %arg994, %arg607, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %394:3 = call @one_9(%arg221, %133#6, %arg995, %arg608, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %395:3 = call @one_9(%arg222, %133#7, %arg996, %arg609, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %396:3 = call @one_10(%arg223, %133#8, %arg997, %arg610, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %397:3 = call @one(%arg224, %132#1, %arg998, %arg611, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %398:3 = call @one_7(%arg225, %132#2, %arg999, %arg612, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %399:3 = call @one(%arg226, %132#3, %arg1000, %arg613, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %400:3 = call @one(%arg227, %132#4, %arg1001, %arg614, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %401:3 = call @one_8(%arg228, %132#5, %arg1002, %arg615, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %402:3 = call @one_9(%arg229, %132#6, %arg1003, %arg616, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %403:3 = call @one_9(%arg230, %132#7, %arg1004, %arg617, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %404:3 = call @one_10(%arg231, %132#8, %arg1005, %arg618, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %405:3 = call @one(%arg232, %131#1, %arg1006, %arg619, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %406:3 = call @one_7(%arg233, %131#2, %arg1007, %arg620, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %407:3 = call @one(%arg234, %131#3, %arg1008, %arg621, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %408:3 = call @one(%arg235, %131#4, %arg1009, %arg622, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %409:3 = call @one_8(%arg236, %131#5, %arg1010, %arg623, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %410:3 = call @one_9(%arg237, %131#6, %arg1011, %arg624, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %411:3 = call @one_9(%arg238, %131#7, %arg1012, %arg625, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %412:3 = call @one_10(%arg239, %131#8, %arg1013, %arg626, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %413:3 = call @one(%arg240, %130#1, %arg1014, %arg627, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %414:3 = call @one_7(%arg241, %130#2, %arg1015, %arg628, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %415:3 = call @one(%arg242, %130#3, %arg1016, %arg629, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %416:3 = call @one(%arg243, %130#4, %arg1017, %arg630, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %417:3 = call @one_8(%arg244, %130#5, %arg1018, %arg631, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %418:3 = call @one_9(%arg245, %130#6, %arg1019, %arg632, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %419:3 = call @one_9(%arg246, %130#7, %arg1020, %arg633, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %420:3 = call @one_10(%arg247, %130#8, %arg1021, %arg634, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %421:3 = call @one(%arg248, %129#1, %arg1022, %arg635, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %422:3 = call @one_7(%arg249, %129#2, %arg1023, %arg636, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %423:3 = call @one(%arg250, %129#3, %arg1024, %arg637, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %424:3 = call @one(%arg251, %129#4, %arg1025, %arg638, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %425:3 = call @one_8(%arg252, %129#5, %arg1026, %arg639, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %426:3 = call @one_9(%arg253, %129#6, %arg1027, %arg640, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %427:3 = call @one_9(%arg254, %129#7, %arg1028, %arg641, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %428:3 = call @one_10(%arg255, %129#8, %arg1029, %arg642, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %429:3 = call @one(%arg256, %128#1, %arg1030, %arg643, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %430:3 = call @one_7(%arg257, %128#2, %arg1031, %arg644, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %431:3 = call @one(%arg258, %128#3, %arg1032, %arg645, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %432:3 = call @one(%arg259, %128#4, %arg1033, %arg646, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %433:3 = call @one_8(%arg260, %128#5, %arg1034, %arg647, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %434:3 = call @one_9(%arg261, %128#6, %arg1035, %arg648, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %435:3 = call @one_9(%arg262, %128#7, %arg1036, %arg649, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %436:3 = call @one_10(%arg263, %128#8, %arg1037, %arg650, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %437:3 = call @one(%arg264, %127#1, %arg1038, %arg651, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %438:3 = call @one_7(%arg265, %127#2, %arg1039, %arg652, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %439:3 = call @one(%arg266, %127#3, %arg1040, %arg653, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %440:3 = call @one(%arg267, %127#4, %arg1041, %arg654, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %441:3 = call @one_8(%arg268, %127#5, %arg1042, %arg655, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %442:3 = call @one_9(%arg269, %127#6, %arg1043, %arg656, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %443:3 = call @one_9(%arg270, %127#7, %arg1044, %arg657, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %444:3 = call @one_10(%arg271, %127#8, %arg1045, %arg658, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %445:3 = call @one(%arg272, %126#1, %arg1046, %arg659, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %446:3 = call @one_7(%arg273, %126#2, %arg1047, %arg660, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %447:3 = call @one(%arg274, %126#3, %arg1048, %arg661, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %448:3 = call @one(%arg275, %126#4, %arg1049, %arg662, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %449:3 = call @one_8(%arg276, %126#5, %arg1050, %arg663, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %450:3 = call @one_9(%arg277, %126#6, %arg1051, %arg664, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %451:3 = call @one_9(%arg278, %126#7, %arg1052, %arg665, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %452:3 = call @one_10(%arg279, %126#8, %arg1053, %arg666, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %453:3 = call @one(%arg280, %125#1, %arg1054, %arg667, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %454:3 = call @one_7(%arg281, %125#2, %arg1055, %arg668, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %455:3 = call @one(%arg282, %125#3, %arg1056, %arg669, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %456:3 = call @one(%arg283, %125#4, %arg1057, %arg670, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %457:3 = call @one_8(%arg284, %125#5, %arg1058, %arg671, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %458:3 = call @one_9(%arg285, %125#6, %arg1059, %arg672, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %459:3 = call @one_9(%arg286, %125#7, %arg1060, %arg673, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %460:3 = call @one_10(%arg287, %125#8, %arg1061, %arg674, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %461:3 = call @one(%arg288, %124#1, %arg1062, %arg675, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %462:3 = call @one_7(%arg289, %124#2, %arg1063, %arg676, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %463:3 = call @one(%arg290, %124#3, %arg1064, %arg677, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %464:3 = call @one(%arg291, %124#4, %arg1065, %arg678, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %465:3 = call @one_8(%arg292, %124#5, %arg1066, %arg679, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %466:3 = call @one_9(%arg293, %124#6, %arg1067, %arg680, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %467:3 = call @one_9(%arg294, %124#7, %arg1068, %arg681, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %468:3 = call @one_10(%arg295, %124#8, %arg1069, %arg682, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %469:3 = call @one(%arg296, %123#1, %arg1070, %arg683, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %470:3 = call @one_7(%arg297, %123#2, %arg1071, %arg684, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %471:3 = call @one(%arg298, %123#3, %arg1072, %arg685, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %472:3 = call @one(%arg299, %123#4, %arg1073, %arg686, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %473:3 = call @one_8(%arg300, %123#5, %arg1074, %arg687, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %474:3 = call @one_9(%arg301, %123#6, %arg1075, %arg688, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %475:3 = call @one_9(%arg302, %123#7, %arg1076, %arg689, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %476:3 = call @one_10(%arg303, %123#8, %arg1077, %arg690, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %477:3 = call @one(%arg304, %122#1, %arg1078, %arg691, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %478:3 = call @one_7(%arg305, %122#2, %arg1079, %arg692, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %479:3 = call @one(%arg306, %122#3, %arg1080, %arg693, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %480:3 = call @one(%arg307, %122#4, %arg1081, %arg694, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %481:3 = call @one_8(%arg308, %122#5, %arg1082, %arg695, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %482:3 = call @one_9(%arg309, %122#6, %arg1083, %arg696, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %483:3 = call @one_9(%arg310, %122#7, %arg1084, %arg697, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %484:3 = call @one_10(%arg311, %122#8, %arg1085, %arg698, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %485:3 = call @one(%arg312, %121#1, %arg1086, %arg699, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %486:3 = call @one_7(%arg313, %121#2, %arg1087, %arg700, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %487:3 = call @one(%arg314, %121#3, %arg1088, %arg701, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %488:3 = call @one(%arg315, %121#4, %arg1089, %arg702, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %489:3 = call @one_8(%arg316, %121#5, %arg1090, %arg703, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %490:3 = call @one_9(%arg317, %121#6, %arg1091, %arg704, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %491:3 = call @one_9(%arg318, %121#7, %arg1092, %arg705, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %492:3 = call @one_10(%arg319, %121#8, %arg1093, %arg706, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %493:3 = call @one(%arg320, %120#1, %arg1094, %arg707, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %494:3 = call @one_7(%arg321, %120#2, %arg1095, %arg708, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %495:3 = call @one(%arg322, %120#3, %arg1096, %arg709, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %496:3 = call @one(%arg323, %120#4, %arg1097, %arg710, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %497:3 = call @one_8(%arg324, %120#5, %arg1098, %arg711, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %498:3 = call @one_9(%arg325, %120#6, %arg1099, %arg712, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %499:3 = call @one_9(%arg326, %120#7, %arg1100, %arg713, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %500:3 = call @one_10(%arg327, %120#8, %arg1101, %arg714, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %501:3 = call @one(%arg328, %119#1, %arg1102, %arg715, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %502:3 = call @one_7(%arg329, %119#2, %arg1103, %arg716, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %503:3 = call @one(%arg330, %119#3, %arg1104, %arg717, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %504:3 = call @one(%arg331, %119#4, %arg1105, %arg718, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %505:3 = call @one_8(%arg332, %119#5, %arg1106, %arg719, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %506:3 = call @one_9(%arg333, %119#6, %arg1107, %arg720, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %507:3 = call @one_9(%arg334, %119#7, %arg1108, %arg721, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %508:3 = call @one_10(%arg335, %119#8, %arg1109, %arg722, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %509:3 = call @one(%arg336, %118#1, %arg1110, %arg723, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %510:3 = call @one_7(%arg337, %118#2, %arg1111, %arg724, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %511:3 = call @one(%arg338, %118#3, %arg1112, %arg725, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %512:3 = call @one(%arg339, %118#4, %arg1113, %arg726, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %513:3 = call @one_8(%arg340, %118#5, %arg1114, %arg727, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %514:3 = call @one_9(%arg341, %118#6, %arg1115, %arg728, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %515:3 = call @one_9(%arg342, %118#7, %arg1116, %arg729, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %516:3 = call @one_10(%arg343, %118#8, %arg1117, %arg730, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %517:3 = call @one(%arg344, %117#1, %arg1118, %arg731, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %518:3 = call @one_7(%arg345, %117#2, %arg1119, %arg732, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %519:3 = call @one(%arg346, %117#3, %arg1120, %arg733, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %520:3 = call @one(%arg347, %117#4, %arg1121, %arg734, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %521:3 = call @one_8(%arg348, %117#5, %arg1122, %arg735, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %522:3 = call @one_9(%arg349, %117#6, %arg1123, %arg736, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %523:3 = call @one_9(%arg350, %117#7, %arg1124, %arg737, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %524:3 = call @one_10(%arg351, %117#8, %arg1125, %arg738, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %525:3 = call @one(%arg352, %116#1, %arg1126, %arg739, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %526:3 = call @one_7(%arg353, %116#2, %arg1127, %arg740, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %527:3 = call @one(%arg354, %116#3, %arg1128, %arg741, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %528:3 = call @one(%arg355, %116#4, %arg1129, %arg742, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %529:3 = call @one_8(%arg356, %116#5, %arg1130, %arg743, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %530:3 = call @one_9(%arg357, %116#6, %arg1131, %arg744, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %531:3 = call @one_9(%arg358, %116#7, %arg1132, %arg745, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %532:3 = call @one_10(%arg359, %116#8, %arg1133, %arg746, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %533:3 = call @one(%arg360, %115#1, %arg1134, %arg747, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %534:3 = call @one_7(%arg361, %115#2, %arg1135, %arg748, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %535:3 = call @one(%arg362, %115#3, %arg1136, %arg749, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %536:3 = call @one(%arg363, %115#4, %arg1137, %arg750, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %537:3 = call @one_8(%arg364, %115#5, %arg1138, %arg751, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %538:3 = call @one_9(%arg365, %115#6, %arg1139, %arg752, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %539:3 = call @one_9(%arg366, %115#7, %arg1140, %arg753, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %540:3 = call @one_10(%arg367, %115#8, %arg1141, %arg754, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %541:3 = call @one(%arg368, %114#1, %arg1142, %arg755, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %542:3 = call @one_7(%arg369, %114#2, %arg1143, %arg756, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %543:3 = call @one(%arg370, %114#3, %arg1144, %arg757, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %544:3 = call @one(%arg371, %114#4, %arg1145, %arg758, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %545:3 = call @one_8(%arg372, %114#5, %arg1146, %arg759, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %546:3 = call @one_9(%arg373, %114#6, %arg1147, %arg760, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %547:3 = call @one_9(%arg374, %114#7, %arg1148, %arg761, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %548:3 = call @one_10(%arg375, %114#8, %arg1149, %arg762, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %549:3 = call @one(%arg376, %113#1, %arg1150, %arg763, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %550:3 = call @one_7(%arg377, %113#2, %arg1151, %arg764, %learning_rate) : (!t6, !t6, !t10, !t11, !t2) -> (!t6, !t10, !t11) loc(#l127)
    %551:3 = call @one(%arg378, %113#3, %arg1152, %arg765, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %552:3 = call @one(%arg379, %113#4, %arg1153, %arg766, %learning_rate) : (!t1, !t1, !t3, !t4, !t2) -> (!t1, !t3, !t4) loc(#l127)
    %553:3 = call @one_8(%arg380, %113#5, %arg1154, %arg767, %learning_rate) : (!t7, !t7, !t0, !t5, !t2) -> (!t7, !t0, !t5) loc(#l127)
    %554:3 = call @one_9(%arg381, %113#6, %arg1155, %arg768, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %555:3 = call @one_9(%arg382, %113#7, %arg1156, %arg769, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %556:3 = call @one_10(%arg383, %113#8, %arg1157, %arg770, %learning_rate) : (!t8, !t8, !t5, !t0, !t2) -> (!t8, !t5, !t0) loc(#l127)
    %557:3 = call @one_9(%arg384, %97, %arg1158, %arg771, %learning_rate) : (!t0, !t0, !t0, !t2, !t2) -> (!t0, !t0, !t2) loc(#l127)
    %558:3 = call @one_11(%arg385, %162, %arg1159, %arg772, %learning_rate) : (!t20, !t20, !t25, !t0, !t2) -> (!t20, !t25, !t0) loc(#l127)
    %559:3 = call @one_12(%arg386, %172, %arg1160, %arg773, %learning_rate) : (!t21, !t21, !t26, !t0, !t2) -> (!t21, !t26, !t0) loc(#l127)
    return %173#0, %174#0, %175#0, %176#0, %177#0, %178#0, %179#0, %180#0, %181#0, %182#0, %183#0, %184#0, %185#0, %186#0, %187#0, %188#0, %189#0, %190#0, %191#0, %192#0, %193#0, %194#0, %195#0, %196#0, %197#0, %198#0, %199#0, %200#0, %201#0, %202#0, %203#0, %204#0, %205#0, %206#0, %207#0, %208#0, %209#0, %210#0, %211#0, %212#0, %213#0, %214#0, %215#0, %216#0, %217#0, %218#0, %219#0, %220#0, %221#0, %222#0, %223#0, %224#0, %225#0, %226#0, %227#0, %228#0, %229#0, %230#0, %231#0, %232#0, %233#0, %234#0, %235#0, %236#0, %237#0, %238#0, %239#0, %240#0, %241#0, %242#0, %243#0, %244#0, %245#0, %246#0, %247#0, %248#0, %249#0, %250#0, %251#0, %252#0, %253#0, %254#0, %255#0, %256#0, %257#0, %258#0, %259#0, %260#0, %261#0, %262#0, %263#0, %264#0, %265#0, %266#0, %267#0, %268#0, %269#0, %270#0, %271#0, %272#0, %273#0, %274#0, %275#0, %276#0, %277#0, %278#0, %279#0, %280#0, %281#0, %282#0, %283#0, %284#0, %285#0, %286#0, %287#0, %288#0, %289#0, %290#0, %291#0, %292#0, %293#0, %294#0, %295#0, %296#0, %297#0, %298#0, %299#0, %300#0, %301#0, %302#0, %303#0, %304#0, %305#0, %306#0, %307#0, %308#0, %309#0, %310#0, %311#0, %312#0, %313#0, %314#0, %315#0, %316#0, %317#0, %318#0, %319#0, %320#0, %321#0, %322#0, %323#0, %324#0, %325#0, %326#0, %327#0, %328#0, %329#0, %330#0, %331#0, %332#0, %333#0, %334#0, %335#0, %336#0, %337#0, %338#0, %339#0, %340#0, %341#0, %342#0, %343#0, %344#0, %345#0, %346#0, %347#0, %348#0, %349#0, %350#0, %351#0, %352#0, %353#0, %354#0, %355#0, %356#0, %357#0, %358#0, %359#0, %360#0, %361#0, %362#0, %363#0, %364#0, %365#0, %366#0, %367#0, %368#0, %369#0, %370#0, %371#0, %372#0, %373#0, %374#0, %375#0, %376#0, %377#0, %378#0, %379#0, %380#0, %381#0, %382#0, %383#0, %384#0, %385#0, %386#0, %387#0, %388#0, %389#0, %390#0, %391#0, %392#0, %393#0, %394#0, %395#0, %396#0, %397#0, %398#0, %399#0, %400#0, %401#0, %402#0, %403#0, %404#0, %405#0, %406#0, %407#0, %408#0, %409#0, %410#0, %411#0, %412#0, %413#0, %414#0, %415#0, %416#0, %417#0, %418#0, %419#0, %420#0, %421#0, %422#0, %423#0, %424#0, %425#0, %426#0, %427#0, %428#0, %429#0, %430#0, %431#0, %432#0, %433#0, %434#0, %435#0, %436#0, %437#0, %438#0, %439#0, %440#0, %441#0, %442#0, %443#0, %444#0, %445#0, %446#0, %447#0, %448#0, %449#0, %450#0, %451#0, %452#0, %453#0, %454#0, %455#0, %456#0, %457#0, %458#0, %459#0, %460#0, %461#0, %462#0, %463#0, %464#0, %465#0, %466#0, %467#0, %468#0, %469#0, %470#0, %471#0, %472#0, %473#0, %474#0, %475#0, %476#0, %477#0, %478#0, %479#0, %480#0, %481#0, %482#0, %483#0, %484#0, %485#0, %486#0, %487#0, %488#0, %489#0, %490#0, %491#0, %492#0, %493#0, %494#0, %495#0, %496#0, %497#0, %498#0, %499#0, %500#0, %501#0, %502#0, %503#0, %504#0, %505#0, %506#0, %507#0, %508#0, %509#0, %510#0, %511#0, %512#0, %513#0, %514#0, %515#0, %516#0, %517#0, %518#0, %519#0, %520#0, %521#0, %522#0, %523#0, %524#0, %525#0, %526#0, %527#0, %528#0, %529#0, %530#0, %531#0, %532#0, %533#0, %534#0, %535#0, %536#0, %537#0, %538#0, %539#0, %540#0, %541#0, %542#0, %543#0, %544#0, %545#0, %546#0, %547#0, %548#0, %549#0, %550#0, %551#0, %552#0, %553#0, %554#0, %555#0, %556#0, %557#0, %558#0, %559#0, %173#2, %174#2, %175#2, %176#2, %177#2, %178#2, %179#2, %180#2, %181#2, %182#2, %183#2, %184#2, %185#2, %186#2, %187#2, %188#2, %189#2, %190#2, %191#2, %192#2, %193#2, %194#2, %195#2, %196#2, %197#2, %198#2, %199#2, %200#2, %201#2, %202#2, %203#2, %204#2, %205#2, %206#2, %207#2, %208#2, %209#2, %210#2, %211#2, %212#2, %213#2, %214#2, %215#2, %216#2, %217#2, %218#2, %219#2, %220#2, %221#2, %222#2, %223#2, %224#2, %225#2, %226#2, %227#2, %228#2, %229#2, %230#2, %231#2, %232#2, %233#2, %234#2, %235#2, %236#2, %237#2, %238#2, %239#2, %240#2, %241#2, %242#2, %243#2, %244#2, %245#2, %246#2, %247#2, %248#2, %249#2, %250#2, %251#2, %252#2, %253#2, %254#2, %255#2, %256#2, %257#2, %258#2, %259#2, %260#2, %261#2, %262#2, %263#2, %264#2, %265#2, %266#2, %267#2, %268#2, %269#2, %270#2, %271#2, %272#2, %273#2, %274#2, %275#2, %276#2, %277#2, %278#2, %279#2, %280#2, %281#2, %282#2, %283#2, %284#2, %285#2, %286#2, %287#2, %288#2, %289#2, %290#2, %291#2, %292#2, %293#2, %294#2, %295#2, %296#2, %297#2, %298#2, %299#2, %300#2, %301#2, %302#2, %303#2, %304#2, %305#2, %306#2, %307#2, %308#2, %309#2, %310#2, %311#2, %312#2, %313#2, %314#2, %315#2, %316#2, %317#2, %318#2, %319#2, %320#2, %321#2, %322#2, %323#2, %324#2, %325#2, %326#2, %327#2, %328#2, %329#2, %330#2, %331#2, %332#2, %333#2, %334#2, %335#2, %336#2, %337#2, %338#2, %339#2, %340#2, %341#2, %342#2, %343#2, %344#2, %345#2, %346#2, %347#2, %348#2, %349#2, %350#2, %351#2, %352#2, %353#2, %354#2, %355#2, %356#2, %357#2, %358#2, %359#2, %360#2, %361#2, %362#2, %363#2, %364#2, %365#2, %366#2, %367#2, %368#2, %369#2, %370#2, %371#2, %372#2, %373#2, %374#2, %375#2, %376#2, %377#2, %378#2, %379#2, %380#2, %381#2, %382#2, %383#2, %384#2, %385#2, %386#2, %387#2, %388#2, %389#2, %390#2, %391#2, %392#2, %393#2, %394#2, %395#2, %396#2, %397#2, %398#2, %399#2, %400#2, %401#2, %402#2, %403#2, %404#2, %405#2, %406#2, %407#2, %408#2, %409#2, %410#2, %411#2, %412#2, %413#2, %414#2, %415#2, %416#2, %417#2, %418#2, %419#2, %420#2, %421#2, %422#2, %423#2, %424#2, %425#2, %426#2, %427#2, %428#2, %429#2, %430#2, %431#2, %432#2, %433#2, %434#2, %435#2, %436#2, %437#2, %438#2, %439#2, %440#2, %441#2, %442#2, %443#2, %444#2, %445#2, %446#2, %447#2, %448#2, %449#2, %450#2, %451#2, %452#2, %453#2, %454#2, %455#2, %456#2, %457#2, %458#2, %459#2, %460#2, %461#2, %462#2, %463#2, %464#2, %465#2, %466#2, %467#2, %468#2, %469#2, %470#2, %471#2, %472#2, %473#2, %474#2, %475#2, %476#2, %477#2, %478#2, %479#2, %480#2, %481#2, %482#2, %483#2, %484#2, %485#2, %486#2, %487#2, %488#2, %489#2, %490#2, %491#2, %492#2, %493#2, %494#2, %495#2, %496#2, %497#2, %498#2, %499#2, %500#2, %501#2, %502#2, %503#2, %504#2, %505#2, %506#2, %507#2, %508#2, %509#2, %510#2, %511#2, %512#2, %513#2, %514#2, %515#2, %516#2, %517#2, %518#2, %519#2, %520#2, %521#2, %522#2, %523#2, %524#2, %525#2, %526#2, %527#2, %528#2, %529#2, %530#2, %531#2, %532#2, %533#2, %534#2, %535#2, %536#2, %537#2, %538#2, %539#2, %540#2, %541#2, %542#2, %543#2, %544#2, %545#2, %546#2, %547#2, %548#2, %549#2, %550#2, %551#2, %552#2, %553#2, %554#2, %555#2, %556#2, %557#2, %558#2, %559#2, %173#1, %174#1, %175#1, %176#1, %177#1, %178#1, %179#1, %180#1, %181#1, %182#1, %183#1, %184#1, %185#1, %186#1, %187#1, %188#1, %189#1, %190#1, %191#1, %192#1, %193#1, %194#1, %195#1, %196#1, %197#1, %198#1, %199#1, %200#1, %201#1, %202#1, %203#1, %204#1, %205#1, %206#1, %207#1, %208#1, %209#1, %210#1, %211#1, %212#1, %213#1, %214#1, %215#1, %216#1, %217#1, %218#1, %219#1, %220#1, %221#1, %222#1, %223#1, %224#1, %225#1, %226#1, %227#1, %228#1, %229#1, %230#1, %231#1, %232#1, %233#1, %234#1, %235#1, %236#1, %237#1, %238#1, %239#1, %240#1, %241#1, %242#1, %243#1, %244#1, %245#1, %246#1, %247#1, %248#1, %249#1, %250#1, %251#1, %252#1, %253#1, %254#1, %255#1, %256#1, %257#1, %258#1, %259#1, %260#1, %261#1, %262#1, %263#1, %264#1, %265#1, %266#1, %267#1, %268#1, %269#1, %270#1, %271#1, %272#1, %273#1, %274#1, %275#1, %276#1, %277#1, %278#1, %279#1, %280#1, %281#1, %282#1, %283#1, %284#1, %285#1, %286#1, %287#1, %288#1, %289#1, %290#1, %291#1, %292#1, %293#1, %294#1, %295#1, %296#1, %297#1, %298#1, %299#1, %300#1, %301#1, %302#1, %303#1, %304#1, %305#1, %306#1, %307#1, %308#1, %309#1, %310#1, %311#1, %312#1, %313#1, %314#1, %315#1, %316#1, %317#1, %318#1, %319#1, %320#1, %321#1, %322#1, %323#1, %324#1, %325#1, %326#1, %327#1, %328#1, %329#1, %330#1, %331#1, %332#1, %333#1, %334#1, %335#1, %336#1, %337#1, %338#1, %339#1, %340#1, %341#1, %342#1, %343#1, %344#1, %345#1, %346#1, %347#1, %348#1, %349#1, %350#1, %351#1, %352#1, %353#1, %354#1, %355#1, %356#1, %357#1, %358#1, %359#1, %360#1, %361#1, %362#1, %363#1, %364#1, %365#1, %366#1, %367#1, %368#1, %369#1, %370#1, %371#1, %372#1, %373#1, %374#1, %375#1, %376#1, %377#1, %378#1, %379#1, %380#1, %381#1, %382#1, %383#1, %384#1, %385#1, %386#1, %387#1, %388#1, %389#1, %390#1, %391#1, %392#1, %393#1, %394#1, %395#1, %396#1, %397#1, %398#1, %399#1, %400#1, %401#1, %402#1, %403#1, %404#1, %405#1, %406#1, %407#1, %408#1, %409#1, %410#1, %411#1, %412#1, %413#1, %414#1, %415#1, %416#1, %417#1, %418#1, %419#1, %420#1, %421#1, %422#1, %423#1, %424#1, %425#1, %426#1, %427#1, %428#1, %429#1, %430#1, %431#1, %432#1, %433#1, %434#1, %435#1, %436#1, %437#1, %438#1, %439#1, %440#1, %441#1, %442#1, %443#1, %444#1, %445#1, %446#1, %447#1, %448#1, %449#1, %450#1, %451#1, %452#1, %453#1, %454#1, %455#1, %456#1, %457#1, %458#1, %459#1, %460#1, %461#1, %462#1, %463#1, %464#1, %465#1, %466#1, %467#1, %468#1, %469#1, %470#1, %471#1, %472#1, %473#1, %474#1, %475#1, %476#1, %477#1, %478#1, %479#1, %480#1, %481#1, %482#1, %483#1, %484#1, %485#1, %486#1, %487#1, %488#1, %489#1, %490#1, %491#1, %492#1, %493#1, %494#1, %495#1, %496#1, %497#1, %498#1, %499#1, %500#1, %501#1, %502#1, %503#1, %504#1, %505#1, %506#1, %507#1, %508#1, %509#1, %510#1, %511#1, %512#1, %513#1, %514#1, %515#1, %516#1, %517#1, %518#1, %519#1, %520#1, %521#1, %522#1, %523#1, %524#1, %525#1, %526#1, %527#1, %528#1, %529#1, %530#1, %531#1, %532#1, %533#1, %534#1, %535#1, %536#1, %537#1, %538#1, %539#1, %540#1, %541#1, %542#1, %543#1, %544#1, %545#1, %546#1, %547#1, %548#1, %549#1, %550#1, %551#1, %552#1, %553#1, %554#1, %555#1, %556#1, %557#1, %558#1, %559#1, %85 : !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t0, !t20, !t21, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t4, !t11, !t4, !t4, !t5, !t2, !t2, !t0, !t2, !t0, !t0, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t3, !t10, !t3, !t3, !t0, !t0, !t0, !t5, !t0, !t25, !t26, !t2
  }
  func.func private @_where(%arg0: !t47, %arg1: !t2, %arg2: !t2) -> !t39 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t2) -> !t39
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t2) -> !t39
    %2 = stablehlo.select %arg0, %0, %1 : !t47, !t39
    return %2 : !t39
  }
  func.func private @_layer(%arg0: !t9, %arg1: !t13, %arg2: !t1, %arg3: !t6, %arg4: !t1, %arg5: !t1, %arg6: !t7, %arg7: !t0, %arg8: !t0, %arg9: !t8) -> !t9 {
    %0 = stablehlo.convert %arg0 : (!t9) -> !t15 loc(#l128)
    %1 = stablehlo.multiply %0, %0 : !t15 loc(#l129)
    %cst = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l130)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [2] : (!t15, !t2) -> !t14 loc(#l130)
    %cst_0 = stablehlo.constant dense<4.8828125E-4> : !t2
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t2) -> !t14 loc(#l129)
    %4 = stablehlo.multiply %2, %3 : !t14 loc(#l129)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : !t2
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t2) -> !t14 loc(#l131)
    %6 = stablehlo.add %4, %5 : !t14 loc(#l131)
    %7 = stablehlo.rsqrt %6 : !t14 loc(#l132)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (!t14) -> !t27 loc(#l133)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (!t27) -> !t15 loc(#l129)
    %10 = stablehlo.multiply %0, %9 : !t15 loc(#l129)
    %11 = stablehlo.broadcast_in_dim %arg7, dims = [2] : (!t0) -> !t28 loc(#l133)
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (!t28) -> !t15 loc(#l129)
    %13 = stablehlo.multiply %10, %12 : !t15 loc(#l129)
    %14 = stablehlo.convert %13 : (!t15) -> !t9 loc(#l128)
    %15 = stablehlo.convert %arg4 : (!t1) -> !t23 loc(#l128)
    %16 = stablehlo.dot_general %14, %15, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t9, !t23) -> !t17 loc(#l134)
    %17 = stablehlo.convert %arg2 : (!t1) -> !t23 loc(#l128)
    %18 = stablehlo.dot_general %14, %17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t9, !t23) -> !t17 loc(#l134)
    %19 = stablehlo.convert %arg5 : (!t1) -> !t23 loc(#l128)
    %20 = stablehlo.dot_general %14, %19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t9, !t23) -> !t17 loc(#l134)
    %cst_2 = stablehlo.constant dense<8.837890e-02> : !t16
    %21 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t16) -> !t17 loc(#l129)
    %22 = stablehlo.multiply %16, %21 : !t17 loc(#l129)
    %23 = stablehlo.dot_general %22, %18, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (!t17, !t17) -> !t18 loc(#l134)
    %24 = call @_softmax(%23, %arg1) : (!t18, !t13) -> !t18 loc(#l135)
    %25 = stablehlo.dot_general %20, %24, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (!t17, !t18) -> !t33 loc(#l134)
    %26 = stablehlo.transpose %25, dims = [0, 3, 1, 2] : (!t33) -> !t17 loc(#l136)
    %27 = stablehlo.convert %arg3 : (!t6) -> !t35 loc(#l128)
    %28 = stablehlo.dot_general %26, %27, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t17, !t35) -> !t9 loc(#l134)
    %29 = stablehlo.add %arg0, %28 : !t9 loc(#l131)
    %30 = stablehlo.convert %29 : (!t9) -> !t15 loc(#l137)
    %31 = stablehlo.multiply %30, %30 : !t15 loc(#l138)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l139)
    %32 = stablehlo.reduce(%31 init: %cst_3) applies stablehlo.add across dimensions = [2] : (!t15, !t2) -> !t14 loc(#l139)
    %cst_4 = stablehlo.constant dense<4.8828125E-4> : !t2
    %33 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t2) -> !t14 loc(#l138)
    %34 = stablehlo.multiply %32, %33 : !t14 loc(#l138)
    %cst_5 = stablehlo.constant dense<9.99999997E-7> : !t2
    %35 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t2) -> !t14 loc(#l140)
    %36 = stablehlo.add %34, %35 : !t14 loc(#l140)
    %37 = stablehlo.rsqrt %36 : !t14 loc(#l141)
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (!t14) -> !t27 loc(#l142)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (!t27) -> !t15 loc(#l138)
    %40 = stablehlo.multiply %30, %39 : !t15 loc(#l138)
    %41 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (!t0) -> !t28 loc(#l142)
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2] : (!t28) -> !t15 loc(#l138)
    %43 = stablehlo.multiply %40, %42 : !t15 loc(#l138)
    %44 = stablehlo.convert %43 : (!t15) -> !t9 loc(#l137)
    %45 = stablehlo.convert %arg6 : (!t7) -> !t36 loc(#l137)
    %46 = stablehlo.dot_general %44, %45, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t9, !t36) -> !t12 loc(#l143)
    %47 = call @gelu(%46) : (!t12) -> !t12 loc(#l144)
    %48 = stablehlo.convert %arg9 : (!t8) -> !t40 loc(#l137)
    %49 = stablehlo.dot_general %47, %48, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t12, !t40) -> !t9 loc(#l143)
    %50 = stablehlo.add %29, %49 : !t9 loc(#l140)
    return %50 : !t9
  }
  func.func private @_softmax(%arg0: !t18, %arg1: !t13) -> !t18 {
    %0 = stablehlo.convert %arg0 : (!t18) -> !t19
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3] : (!t13) -> !t19
    %2 = stablehlo.add %0, %1 : !t19
    %cst = stablehlo.constant dense<0xFF800000> : !t2
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [3] : (!t19, !t2) -> !t32
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (!t32) -> !t19
    %5 = stablehlo.subtract %2, %4 : !t19
    %6 = stablehlo.exponential %5 : !t19
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t2
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [3] : (!t19, !t2) -> !t32
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (!t32) -> !t19
    %9 = stablehlo.divide %6, %8 : !t19
    %10 = stablehlo.convert %9 : (!t19) -> !t18
    return %10 : !t18
  }
  func.func private @gelu(%arg0: !t12) -> !t12 {
    %0 = stablehlo.multiply %arg0, %arg0 : !t12
    %1 = stablehlo.multiply %0, %arg0 : !t12
    %cst = stablehlo.constant dense<4.467770e-02> : !t16
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t16) -> !t12
    %3 = stablehlo.multiply %2, %1 : !t12
    %4 = stablehlo.add %arg0, %3 : !t12
    %cst_0 = stablehlo.constant dense<7.968750e-01> : !t16
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t16) -> !t12
    %6 = stablehlo.multiply %5, %4 : !t12
    %7 = stablehlo.tanh %6 : !t12
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t16
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t16) -> !t12
    %9 = stablehlo.add %8, %7 : !t12
    %cst_2 = stablehlo.constant dense<5.000000e-01> : !t16
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t16) -> !t12
    %11 = stablehlo.multiply %10, %9 : !t12
    %12 = stablehlo.multiply %arg0, %11 : !t12
    return %12 : !t12
  }
  func.func private @_cross_entropy(%arg0: !t30, %arg1: !t24) -> (!t14, !t14) {
    %0 = stablehlo.convert %arg0 : (!t30) -> !t22
    %cst = stablehlo.constant dense<0xFF800000> : !t2
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (!t22, !t2) -> !t14
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (!t14) -> !t22
    %3 = stablehlo.subtract %0, %2 : !t22
    %4 = stablehlo.exponential %3 : !t22
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t2
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [2] : (!t22, !t2) -> !t14
    %6 = stablehlo.log %5 : !t14
    %7 = stablehlo.add %1, %6 : !t14
    %8 = stablehlo.iota dim = 2 : !t37
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (!t24) -> !t37
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (!t37, !t37) -> !t38
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t2
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t2
    %11 = call @_where_0(%10, %cst_1, %cst_2) : (!t38, !t2, !t2) -> !t22
    %12 = stablehlo.multiply %11, %0 : !t22
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t2
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [2] : (!t22, !t2) -> !t14
    %14 = stablehlo.subtract %7, %13 : !t14
    return %14, %7 : !t14, !t14
  }
  func.func private @_where_0(%arg0: !t38, %arg1: !t2, %arg2: !t2) -> !t22 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t2) -> !t22
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t2) -> !t22
    %2 = stablehlo.select %arg0, %0, %1 : !t38, !t22
    return %2 : !t22
  }
  func.func private @_cross_entropy_backward(%arg0: !t30, %arg1: !t24, %arg2: !t14, %arg3: !t14) -> !t30 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg3 : !t30, !t14
    %1 = stablehlo.convert %0#0 : (!t30) -> !t22
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (!t14) -> !t22
    %3 = stablehlo.subtract %1, %2 : !t22
    %4 = stablehlo.exponential %3 : !t22
    %5 = stablehlo.iota dim = 2 : !t37
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (!t24) -> !t37
    %7 = stablehlo.compare EQ, %5, %6, SIGNED : (!t37, !t37) -> !t38
    %cst = stablehlo.constant dense<1.000000e+00> : !t2
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t2
    %8 = call @_where_1(%7, %cst, %cst_0) : (!t38, !t2, !t2) -> !t22
    %9 = stablehlo.subtract %4, %8 : !t22
    %10 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1] : (!t14) -> !t22
    %11 = stablehlo.multiply %9, %10 : !t22
    %12 = stablehlo.convert %11 : (!t22) -> !t30
    return %12 : !t30
  }
  func.func private @_where_1(%arg0: !t38, %arg1: !t2, %arg2: !t2) -> !t22 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t2) -> !t22
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t2) -> !t22
    %2 = stablehlo.select %arg0, %0, %1 : !t38, !t22
    return %2 : !t22
  }
  func.func private @_layer_2(%arg0: !t9, %arg1: !t13, %arg2: !t1, %arg3: !t6, %arg4: !t1, %arg5: !t1, %arg6: !t7, %arg7: !t0, %arg8: !t0, %arg9: !t8, %arg10: !t9) -> (!t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8) {
    %0:11 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10 : !t9, !t13, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8, !t9
    %1 = stablehlo.convert %0#0 : (!t9) -> !t15 loc(#l145)
    %2 = stablehlo.multiply %1, %1 : !t15 loc(#l146)
    %cst = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l147)
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [2] : (!t15, !t2) -> !t14 loc(#l147)
    %cst_0 = stablehlo.constant dense<4.8828125E-4> : !t2
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t2) -> !t14 loc(#l146)
    %5 = stablehlo.multiply %3, %4 : !t14 loc(#l146)
    %cst_1 = stablehlo.constant dense<9.99999997E-7> : !t2
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t2) -> !t14 loc(#l148)
    %7 = stablehlo.add %5, %6 : !t14 loc(#l148)
    %8 = stablehlo.rsqrt %7 : !t14 loc(#l149)
    %9 = stablehlo.divide %8, %7 : !t14 loc(#l150)
    %cst_2 = stablehlo.constant dense<-5.000000e-01> : !t2
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t2) -> !t14 loc(#l146)
    %11 = stablehlo.multiply %10, %9 : !t14 loc(#l146)
    %12 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (!t14) -> !t27 loc(#l151)
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (!t27) -> !t15 loc(#l146)
    %14 = stablehlo.multiply %1, %13 : !t15 loc(#l146)
    %15 = stablehlo.broadcast_in_dim %0#7, dims = [2] : (!t0) -> !t28 loc(#l151)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (!t28) -> !t15 loc(#l146)
    %17 = stablehlo.multiply %14, %16 : !t15 loc(#l146)
    %18 = stablehlo.convert %17 : (!t15) -> !t9 loc(#l145)
    %19 = stablehlo.convert %0#4 : (!t1) -> !t23 loc(#l145)
    %20 = stablehlo.dot_general %18, %19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t9, !t23) -> !t17 loc(#l152)
    %21 = stablehlo.convert %0#2 : (!t1) -> !t23 loc(#l145)
    %22 = stablehlo.dot_general %18, %21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t9, !t23) -> !t17 loc(#l152)
    %23 = stablehlo.convert %0#5 : (!t1) -> !t23 loc(#l145)
    %24 = stablehlo.dot_general %18, %23, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t9, !t23) -> !t17 loc(#l152)
    %cst_3 = stablehlo.constant dense<8.837890e-02> : !t16
    %25 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t16) -> !t17 loc(#l146)
    %26 = stablehlo.multiply %20, %25 : !t17 loc(#l146)
    %27 = stablehlo.dot_general %26, %22, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (!t17, !t17) -> !t18 loc(#l152)
    %28 = call @_softmax_3(%27, %0#1) : (!t18, !t13) -> !t18 loc(#l153)
    %29 = stablehlo.dot_general %24, %28, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (!t17, !t18) -> !t33 loc(#l152)
    %30 = stablehlo.transpose %29, dims = [0, 3, 1, 2] : (!t33) -> !t17 loc(#l154)
    %31 = stablehlo.convert %0#3 : (!t6) -> !t35 loc(#l145)
    %32 = stablehlo.dot_general %30, %31, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t17, !t35) -> !t9 loc(#l152)
    %33 = stablehlo.add %0#0, %32 : !t9 loc(#l148)
    %34 = stablehlo.convert %33 : (!t9) -> !t15 loc(#l155)
    %35 = stablehlo.multiply %34, %34 : !t15 loc(#l156)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l157)
    %36 = stablehlo.reduce(%35 init: %cst_4) applies stablehlo.add across dimensions = [2] : (!t15, !t2) -> !t14 loc(#l157)
    %cst_5 = stablehlo.constant dense<4.8828125E-4> : !t2
    %37 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t2) -> !t14 loc(#l156)
    %38 = stablehlo.multiply %36, %37 : !t14 loc(#l156)
    %cst_6 = stablehlo.constant dense<9.99999997E-7> : !t2
    %39 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t2) -> !t14 loc(#l158)
    %40 = stablehlo.add %38, %39 : !t14 loc(#l158)
    %41 = stablehlo.rsqrt %40 : !t14 loc(#l159)
    %42 = stablehlo.divide %41, %40 : !t14 loc(#l160)
    %cst_7 = stablehlo.constant dense<-5.000000e-01> : !t2
    %43 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t2) -> !t14 loc(#l156)
    %44 = stablehlo.multiply %43, %42 : !t14 loc(#l156)
    %45 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (!t14) -> !t27 loc(#l161)
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (!t27) -> !t15 loc(#l156)
    %47 = stablehlo.multiply %34, %46 : !t15 loc(#l156)
    %48 = stablehlo.broadcast_in_dim %0#8, dims = [2] : (!t0) -> !t28 loc(#l161)
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (!t28) -> !t15 loc(#l156)
    %50 = stablehlo.multiply %47, %49 : !t15 loc(#l156)
    %51 = stablehlo.convert %50 : (!t15) -> !t9 loc(#l155)
    %52 = stablehlo.convert %0#6 : (!t7) -> !t36 loc(#l155)
    %53 = stablehlo.dot_general %51, %52, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t9, !t36) -> !t12 loc(#l162)
    %54 = call @gelu_4(%53) : (!t12) -> !t12 loc(#l163)
    %55 = stablehlo.convert %0#9 : (!t8) -> !t40 loc(#l164)
    %56 = stablehlo.dot_general %0#10, %55, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t9, !t40) -> !t12 loc(#l165)
    %57 = stablehlo.dot_general %54, %0#10, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t12, !t9) -> !t40 loc(#l165)
    %58 = stablehlo.convert %57 : (!t40) -> !t8 loc(#l164)
    %59 = call @backward(%53, %56) : (!t12, !t12) -> !t12 loc(#l166)
    %60 = stablehlo.convert %0#6 : (!t7) -> !t36 loc(#l164)
    %61 = stablehlo.dot_general %59, %60, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t12, !t36) -> !t9 loc(#l165)
    %62 = stablehlo.dot_general %51, %59, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t9, !t12) -> !t36 loc(#l165)
    %63 = stablehlo.convert %62 : (!t36) -> !t7 loc(#l164)
    %64 = stablehlo.convert %61 : (!t9) -> !t15 loc(#l164)
    %65 = stablehlo.multiply %47, %64 : !t15 loc(#l167)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l168)
    %66 = stablehlo.reduce(%65 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (!t15, !t2) -> !t0 loc(#l168)
    %67 = stablehlo.reshape %66 : (!t0) -> !t28 loc(#l169)
    %68 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2] : (!t28) -> !t15 loc(#l167)
    %69 = stablehlo.multiply %64, %68 : !t15 loc(#l167)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l168)
    %70 = stablehlo.reduce(%67 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (!t28, !t2) -> !t0 loc(#l168)
    %71 = stablehlo.multiply %34, %69 : !t15 loc(#l167)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l168)
    %72 = stablehlo.reduce(%71 init: %cst_10) applies stablehlo.add across dimensions = [2] : (!t15, !t2) -> !t14 loc(#l168)
    %73 = stablehlo.reshape %72 : (!t14) -> !t27 loc(#l169)
    %74 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (!t27) -> !t15 loc(#l167)
    %75 = stablehlo.multiply %69, %74 : !t15 loc(#l167)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l168)
    %76 = stablehlo.reduce(%73 init: %cst_11) applies stablehlo.add across dimensions = [2] : (!t27, !t2) -> !t14 loc(#l168)
    %77 = stablehlo.multiply %76, %44 : !t14 loc(#l167)
    %cst_12 = stablehlo.constant dense<4.8828125E-4> : !t2
    %78 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (!t2) -> !t14 loc(#l167)
    %79 = stablehlo.multiply %77, %78 : !t14 loc(#l167)
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1] : (!t14) -> !t15 loc(#l170)
    %81 = stablehlo.multiply %34, %80 : !t15 loc(#l167)
    %82 = stablehlo.add %75, %81 : !t15 loc(#l171)
    %83 = stablehlo.multiply %80, %34 : !t15 loc(#l167)
    %84 = stablehlo.add %82, %83 : !t15 loc(#l171)
    %85 = stablehlo.convert %84 : (!t15) -> !t9 loc(#l164)
    %86 = stablehlo.add %0#10, %85 : !t9 loc(#l171)
    %87 = stablehlo.convert %0#3 : (!t6) -> !t35 loc(#l172)
    %88 = stablehlo.dot_general %86, %87, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (!t9, !t35) -> !t17 loc(#l173)
    %89 = stablehlo.dot_general %30, %86, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t17, !t9) -> !t35 loc(#l173)
    %90 = stablehlo.convert %89 : (!t35) -> !t6 loc(#l172)
    %91 = stablehlo.transpose %88, dims = [0, 2, 3, 1] : (!t17) -> !t33 loc(#l174)
    %92 = stablehlo.dot_general %91, %24, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (!t33, !t17) -> !t18 loc(#l173)
    %93 = stablehlo.dot_general %91, %28, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (!t33, !t18) -> !t33 loc(#l173)
    %94 = stablehlo.transpose %93, dims = [0, 3, 1, 2] : (!t33) -> !t17 loc(#l174)
    %95 = call @_softmax_backward(%28, %92) : (!t18, !t18) -> !t18 loc(#l175)
    %96 = stablehlo.dot_general %95, %26, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t18, !t17) -> !t48 loc(#l173)
    %97 = stablehlo.transpose %96, dims = [0, 2, 1, 3] : (!t48) -> !t17 loc(#l174)
    %98 = stablehlo.dot_general %95, %22, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (!t18, !t17) -> !t48 loc(#l173)
    %99 = stablehlo.transpose %98, dims = [0, 2, 1, 3] : (!t48) -> !t17 loc(#l174)
    %cst_13 = stablehlo.constant dense<8.837890e-02> : !t16
    %100 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (!t16) -> !t17 loc(#l176)
    %101 = stablehlo.multiply %99, %100 : !t17 loc(#l176)
    %102 = stablehlo.convert %0#5 : (!t1) -> !t23 loc(#l172)
    %103 = stablehlo.dot_general %94, %102, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t17, !t23) -> !t9 loc(#l173)
    %104 = stablehlo.dot_general %18, %94, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t9, !t17) -> !t23 loc(#l173)
    %105 = stablehlo.convert %104 : (!t23) -> !t1 loc(#l172)
    %106 = stablehlo.convert %0#2 : (!t1) -> !t23 loc(#l172)
    %107 = stablehlo.dot_general %97, %106, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t17, !t23) -> !t9 loc(#l173)
    %108 = stablehlo.dot_general %18, %97, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t9, !t17) -> !t23 loc(#l173)
    %109 = stablehlo.convert %108 : (!t23) -> !t1 loc(#l172)
    %110 = stablehlo.add %103, %107 : !t9 loc(#l177)
    %111 = stablehlo.convert %0#4 : (!t1) -> !t23 loc(#l172)
    %112 = stablehlo.dot_general %101, %111, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t17, !t23) -> !t9 loc(#l173)
    %113 = stablehlo.dot_general %18, %101, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t9, !t17) -> !t23 loc(#l173)
    %114 = stablehlo.convert %113 : (!t23) -> !t1 loc(#l172)
    %115 = stablehlo.add %110, %112 : !t9 loc(#l177)
    %116 = stablehlo.convert %115 : (!t9) -> !t15 loc(#l172)
    %117 = stablehlo.multiply %14, %116 : !t15 loc(#l176)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l178)
    %118 = stablehlo.reduce(%117 init: %cst_14) applies stablehlo.add across dimensions = [0, 1] : (!t15, !t2) -> !t0 loc(#l178)
    %119 = stablehlo.reshape %118 : (!t0) -> !t28 loc(#l179)
    %120 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (!t28) -> !t15 loc(#l176)
    %121 = stablehlo.multiply %116, %120 : !t15 loc(#l176)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l178)
    %122 = stablehlo.reduce(%119 init: %cst_15) applies stablehlo.add across dimensions = [0, 1] : (!t28, !t2) -> !t0 loc(#l178)
    %123 = stablehlo.multiply %1, %121 : !t15 loc(#l176)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l178)
    %124 = stablehlo.reduce(%123 init: %cst_16) applies stablehlo.add across dimensions = [2] : (!t15, !t2) -> !t14 loc(#l178)
    %125 = stablehlo.reshape %124 : (!t14) -> !t27 loc(#l179)
    %126 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (!t27) -> !t15 loc(#l176)
    %127 = stablehlo.multiply %121, %126 : !t15 loc(#l176)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : !t2 loc(#l178)
    %128 = stablehlo.reduce(%125 init: %cst_17) applies stablehlo.add across dimensions = [2] : (!t27, !t2) -> !t14 loc(#l178)
    %129 = stablehlo.multiply %128, %11 : !t14 loc(#l176)
    %cst_18 = stablehlo.constant dense<4.8828125E-4> : !t2
    %130 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (!t2) -> !t14 loc(#l176)
    %131 = stablehlo.multiply %129, %130 : !t14 loc(#l176)
    %132 = stablehlo.broadcast_in_dim %131, dims = [0, 1] : (!t14) -> !t15 loc(#l180)
    %133 = stablehlo.multiply %1, %132 : !t15 loc(#l176)
    %134 = stablehlo.add %127, %133 : !t15 loc(#l177)
    %135 = stablehlo.multiply %132, %1 : !t15 loc(#l176)
    %136 = stablehlo.add %134, %135 : !t15 loc(#l177)
    %137 = stablehlo.convert %136 : (!t15) -> !t9 loc(#l172)
    %138 = stablehlo.add %86, %137 : !t9 loc(#l177)
    return %138, %109, %90, %114, %105, %63, %122, %70, %58 : !t9, !t1, !t6, !t1, !t1, !t7, !t0, !t0, !t8
  }
  func.func private @_softmax_3(%arg0: !t18, %arg1: !t13) -> !t18 {
    %0 = stablehlo.convert %arg0 : (!t18) -> !t19
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3] : (!t13) -> !t19
    %2 = stablehlo.add %0, %1 : !t19
    %cst = stablehlo.constant dense<0xFF800000> : !t2
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [3] : (!t19, !t2) -> !t32
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (!t32) -> !t19
    %5 = stablehlo.subtract %2, %4 : !t19
    %6 = stablehlo.exponential %5 : !t19
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t2
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [3] : (!t19, !t2) -> !t32
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (!t32) -> !t19
    %9 = stablehlo.divide %6, %8 : !t19
    %10 = stablehlo.convert %9 : (!t19) -> !t18
    return %10 : !t18
  }
  func.func private @gelu_4(%arg0: !t12) -> !t12 {
    %0 = stablehlo.multiply %arg0, %arg0 : !t12
    %1 = stablehlo.multiply %0, %arg0 : !t12
    %cst = stablehlo.constant dense<4.467770e-02> : !t16
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t16) -> !t12
    %3 = stablehlo.multiply %2, %1 : !t12
    %4 = stablehlo.add %arg0, %3 : !t12
    %cst_0 = stablehlo.constant dense<7.968750e-01> : !t16
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t16) -> !t12
    %6 = stablehlo.multiply %5, %4 : !t12
    %7 = stablehlo.tanh %6 : !t12
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t16
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t16) -> !t12
    %9 = stablehlo.add %8, %7 : !t12
    %cst_2 = stablehlo.constant dense<5.000000e-01> : !t16
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t16) -> !t12
    %11 = stablehlo.multiply %10, %9 : !t12
    %12 = stablehlo.multiply %arg0, %11 : !t12
    return %12 : !t12
  }
  func.func private @backward(%arg0: !t12, %arg1: !t12) -> !t12 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t12, !t12
    %1:5 = call @gelu_5(%0#0) : (!t12) -> (!t12, !t12, !t12, !t12, !t12)
    %2 = call @gelu_6(%1#1, %1#2, %1#3, %1#4, %0#0, %0#1) : (!t12, !t12, !t12, !t12, !t12, !t12) -> !t12
    return %2 : !t12
  }
  func.func private @gelu_5(%arg0: !t12) -> (!t12, !t12, !t12, !t12, !t12) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t12
    %1 = stablehlo.multiply %0, %arg0 : !t12
    %2 = stablehlo.multiply %arg0, %arg0 : !t12
    %cst = stablehlo.constant dense<3.000000e+00> : !t16
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t16) -> !t12
    %4 = stablehlo.multiply %3, %2 : !t12
    %cst_0 = stablehlo.constant dense<4.467770e-02> : !t16
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t16) -> !t12
    %6 = stablehlo.multiply %5, %1 : !t12
    %7 = stablehlo.add %arg0, %6 : !t12
    %cst_1 = stablehlo.constant dense<7.968750e-01> : !t16
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t16) -> !t12
    %9 = stablehlo.multiply %8, %7 : !t12
    %10 = stablehlo.tanh %9 : !t12
    %cst_2 = stablehlo.constant dense<1.000000e+00> : !t16
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t16) -> !t12
    %12 = stablehlo.subtract %11, %10 : !t12
    %cst_3 = stablehlo.constant dense<1.000000e+00> : !t16
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t16) -> !t12
    %14 = stablehlo.add %13, %10 : !t12
    %cst_4 = stablehlo.constant dense<5.000000e-01> : !t16
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t16) -> !t12
    %16 = stablehlo.multiply %15, %14 : !t12
    %17 = stablehlo.multiply %arg0, %16 : !t12
    return %17, %4, %10, %12, %16 : !t12, !t12, !t12, !t12, !t12
  }
  func.func private @gelu_6(%arg0: !t12, %arg1: !t12, %arg2: !t12, %arg3: !t12, %arg4: !t12, %arg5: !t12) -> !t12 {
    %0 = stablehlo.multiply %arg4, %arg5 : !t12
    %1 = stablehlo.multiply %arg5, %arg3 : !t12
    %cst = stablehlo.constant dense<5.000000e-01> : !t16
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t16) -> !t12
    %3 = stablehlo.multiply %2, %0 : !t12
    %4 = stablehlo.multiply %3, %arg2 : !t12
    %5 = stablehlo.multiply %4, %arg1 : !t12
    %6 = stablehlo.add %4, %5 : !t12
    %cst_0 = stablehlo.constant dense<7.968750e-01> : !t16
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t16) -> !t12
    %8 = stablehlo.multiply %7, %6 : !t12
    %9 = stablehlo.add %1, %8 : !t12
    %cst_1 = stablehlo.constant dense<4.467770e-02> : !t16
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t16) -> !t12
    %11 = stablehlo.multiply %10, %8 : !t12
    %12 = stablehlo.multiply %11, %arg0 : !t12
    %13 = stablehlo.add %9, %12 : !t12
    return %13 : !t12
  }
  func.func private @_softmax_backward(%arg0: !t18, %arg1: !t18) -> !t18 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t18, !t18
    %1 = stablehlo.convert %0#0 : (!t18) -> !t19
    %2 = stablehlo.convert %0#1 : (!t18) -> !t19
    %3 = stablehlo.multiply %1, %2 : !t19
    %cst = stablehlo.constant dense<0.000000e+00> : !t2
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [3] : (!t19, !t2) -> !t32
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (!t32) -> !t19
    %6 = stablehlo.subtract %2, %5 : !t19
    %7 = stablehlo.multiply %1, %6 : !t19
    %8 = stablehlo.convert %7 : (!t19) -> !t18
    return %8 : !t18
  }
  func.func private @one(%arg0: !t1, %arg1: !t1, %arg2: !t3, %arg3: !t4, %arg4: !t2) -> (!t1, !t3, !t4) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t1
    %cst = stablehlo.constant dense<1.000000e-30> : !t2
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t2) -> !t1
    %2 = stablehlo.add %0, %1 : !t1
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t2
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [2] : (!t1, !t2) -> !t3
    %cst_1 = stablehlo.constant dense<1.280000e+02> : !t2
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t2) -> !t3
    %5 = stablehlo.divide %3, %4 : !t3
    %cst_2 = stablehlo.constant dense<9.900000e-01> : !t2
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t2) -> !t3
    %7 = stablehlo.multiply %6, %arg2 : !t3
    %cst_3 = stablehlo.constant dense<0.00999999977> : !t2
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t2) -> !t3
    %9 = stablehlo.multiply %8, %5 : !t3
    %10 = stablehlo.add %7, %9 : !t3
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t2
    %11 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t1, !t2) -> !t4
    %cst_5 = stablehlo.constant dense<1.600000e+01> : !t2
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t2) -> !t4
    %13 = stablehlo.divide %11, %12 : !t4
    %cst_6 = stablehlo.constant dense<9.900000e-01> : !t2
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t2) -> !t4
    %15 = stablehlo.multiply %14, %arg3 : !t4
    %cst_7 = stablehlo.constant dense<0.00999999977> : !t2
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t2) -> !t4
    %17 = stablehlo.multiply %16, %13 : !t4
    %18 = stablehlo.add %15, %17 : !t4
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t2
    %19 = stablehlo.reduce(%10 init: %cst_8) applies stablehlo.add across dimensions = [1] : (!t3, !t2) -> !t0
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (!t0) -> !t41
    %cst_9 = stablehlo.constant dense<1.600000e+01> : !t2
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t2) -> !t41
    %22 = stablehlo.divide %20, %21 : !t41
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (!t41) -> !t3
    %24 = stablehlo.divide %10, %23 : !t3
    %25 = stablehlo.rsqrt %24 : !t3
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (!t3) -> tensor<2048x16x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<2048x16x1xf32>) -> !t1
    %28 = stablehlo.multiply %arg1, %27 : !t1
    %29 = stablehlo.rsqrt %18 : !t4
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 2] : (!t4) -> tensor<2048x1x128xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<2048x1x128xf32>) -> !t1
    %32 = stablehlo.multiply %28, %31 : !t1
    %33 = stablehlo.multiply %32, %32 : !t1
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t2
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (!t1, !t2) -> !t2
    %cst_11 = stablehlo.constant dense<0x4A800000> : !t2
    %35 = stablehlo.divide %34, %cst_11 : !t2
    %36 = stablehlo.sqrt %35 : !t2
    %37 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t2) -> !t1
    %38 = stablehlo.multiply %37, %32 : !t1
    %cst_12 = stablehlo.constant dense<1.000000e+00> : !t2
    %39 = stablehlo.divide %36, %cst_12 : !t2
    %cst_13 = stablehlo.constant dense<1.000000e+00> : !t2
    %40 = stablehlo.maximum %cst_13, %39 : !t2
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (!t2) -> !t1
    %42 = stablehlo.divide %38, %41 : !t1
    %43 = stablehlo.subtract %arg0, %42 : !t1
    return %43, %10, %18 : !t1, !t3, !t4
  }
  func.func private @one_7(%arg0: !t6, %arg1: !t6, %arg2: !t10, %arg3: !t11, %arg4: !t2) -> (!t6, !t10, !t11) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t6
    %cst = stablehlo.constant dense<1.000000e-30> : !t2
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t2) -> !t6
    %2 = stablehlo.add %0, %1 : !t6
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t2
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [2] : (!t6, !t2) -> !t10
    %cst_1 = stablehlo.constant dense<2.048000e+03> : !t2
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t2) -> !t10
    %5 = stablehlo.divide %3, %4 : !t10
    %cst_2 = stablehlo.constant dense<9.900000e-01> : !t2
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t2) -> !t10
    %7 = stablehlo.multiply %6, %arg2 : !t10
    %cst_3 = stablehlo.constant dense<0.00999999977> : !t2
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t2) -> !t10
    %9 = stablehlo.multiply %8, %5 : !t10
    %10 = stablehlo.add %7, %9 : !t10
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t2
    %11 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t6, !t2) -> !t11
    %cst_5 = stablehlo.constant dense<1.280000e+02> : !t2
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t2) -> !t11
    %13 = stablehlo.divide %11, %12 : !t11
    %cst_6 = stablehlo.constant dense<9.900000e-01> : !t2
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t2) -> !t11
    %15 = stablehlo.multiply %14, %arg3 : !t11
    %cst_7 = stablehlo.constant dense<0.00999999977> : !t2
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t2) -> !t11
    %17 = stablehlo.multiply %16, %13 : !t11
    %18 = stablehlo.add %15, %17 : !t11
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t2
    %19 = stablehlo.reduce(%10 init: %cst_8) applies stablehlo.add across dimensions = [1] : (!t10, !t2) -> tensor<16xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (tensor<16xf32>) -> !t49
    %cst_9 = stablehlo.constant dense<1.280000e+02> : !t2
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t2) -> !t49
    %22 = stablehlo.divide %20, %21 : !t49
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (!t49) -> !t10
    %24 = stablehlo.divide %10, %23 : !t10
    %25 = stablehlo.rsqrt %24 : !t10
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (!t10) -> tensor<16x128x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<16x128x1xf32>) -> !t6
    %28 = stablehlo.multiply %arg1, %27 : !t6
    %29 = stablehlo.rsqrt %18 : !t11
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 2] : (!t11) -> tensor<16x1x2048xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<16x1x2048xf32>) -> !t6
    %32 = stablehlo.multiply %28, %31 : !t6
    %33 = stablehlo.multiply %32, %32 : !t6
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t2
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (!t6, !t2) -> !t2
    %cst_11 = stablehlo.constant dense<0x4A800000> : !t2
    %35 = stablehlo.divide %34, %cst_11 : !t2
    %36 = stablehlo.sqrt %35 : !t2
    %37 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t2) -> !t6
    %38 = stablehlo.multiply %37, %32 : !t6
    %cst_12 = stablehlo.constant dense<1.000000e+00> : !t2
    %39 = stablehlo.divide %36, %cst_12 : !t2
    %cst_13 = stablehlo.constant dense<1.000000e+00> : !t2
    %40 = stablehlo.maximum %cst_13, %39 : !t2
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (!t2) -> !t6
    %42 = stablehlo.divide %38, %41 : !t6
    %43 = stablehlo.subtract %arg0, %42 : !t6
    return %43, %10, %18 : !t6, !t10, !t11
  }
  func.func private @one_8(%arg0: !t7, %arg1: !t7, %arg2: !t0, %arg3: !t5, %arg4: !t2) -> (!t7, !t0, !t5) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t7
    %cst = stablehlo.constant dense<1.000000e-30> : !t2
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t2) -> !t7
    %2 = stablehlo.add %0, %1 : !t7
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t2
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (!t7, !t2) -> !t0
    %cst_1 = stablehlo.constant dense<8.192000e+03> : !t2
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t2) -> !t0
    %5 = stablehlo.divide %3, %4 : !t0
    %cst_2 = stablehlo.constant dense<9.900000e-01> : !t2
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t2) -> !t0
    %7 = stablehlo.multiply %6, %arg2 : !t0
    %cst_3 = stablehlo.constant dense<0.00999999977> : !t2
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t2) -> !t0
    %9 = stablehlo.multiply %8, %5 : !t0
    %10 = stablehlo.add %7, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t2
    %11 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [0] : (!t7, !t2) -> !t5
    %cst_5 = stablehlo.constant dense<2.048000e+03> : !t2
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t2) -> !t5
    %13 = stablehlo.divide %11, %12 : !t5
    %cst_6 = stablehlo.constant dense<9.900000e-01> : !t2
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t2) -> !t5
    %15 = stablehlo.multiply %14, %arg3 : !t5
    %cst_7 = stablehlo.constant dense<0.00999999977> : !t2
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t2) -> !t5
    %17 = stablehlo.multiply %16, %13 : !t5
    %18 = stablehlo.add %15, %17 : !t5
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t2
    %19 = stablehlo.reduce(%10 init: %cst_8) applies stablehlo.add across dimensions = [0] : (!t0, !t2) -> !t2
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (!t2) -> !t29
    %cst_9 = stablehlo.constant dense<2.048000e+03> : !t2
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t2) -> !t29
    %22 = stablehlo.divide %20, %21 : !t29
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (!t29) -> !t0
    %24 = stablehlo.divide %10, %23 : !t0
    %25 = stablehlo.rsqrt %24 : !t0
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (!t0) -> !t41
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (!t41) -> !t7
    %28 = stablehlo.multiply %arg1, %27 : !t7
    %29 = stablehlo.rsqrt %18 : !t5
    %30 = stablehlo.broadcast_in_dim %29, dims = [1] : (!t5) -> tensor<1x8192xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x8192xf32>) -> !t7
    %32 = stablehlo.multiply %28, %31 : !t7
    %33 = stablehlo.multiply %32, %32 : !t7
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t2
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (!t7, !t2) -> !t2
    %cst_11 = stablehlo.constant dense<0x4B800000> : !t2
    %35 = stablehlo.divide %34, %cst_11 : !t2
    %36 = stablehlo.sqrt %35 : !t2
    %37 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t2) -> !t7
    %38 = stablehlo.multiply %37, %32 : !t7
    %cst_12 = stablehlo.constant dense<1.000000e+00> : !t2
    %39 = stablehlo.divide %36, %cst_12 : !t2
    %cst_13 = stablehlo.constant dense<1.000000e+00> : !t2
    %40 = stablehlo.maximum %cst_13, %39 : !t2
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (!t2) -> !t7
    %42 = stablehlo.divide %38, %41 : !t7
    %43 = stablehlo.subtract %arg0, %42 : !t7
    return %43, %10, %18 : !t7, !t0, !t5
  }
  func.func private @one_9(%arg0: !t0, %arg1: !t0, %arg2: !t0, %arg3: !t2, %arg4: !t2) -> (!t0, !t0, !t2) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t0
    %cst = stablehlo.constant dense<1.000000e-30> : !t2
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t2) -> !t0
    %2 = stablehlo.add %0, %1 : !t0
    %cst_0 = stablehlo.constant dense<9.900000e-01> : !t2
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t2) -> !t0
    %4 = stablehlo.multiply %3, %arg2 : !t0
    %cst_1 = stablehlo.constant dense<0.00999999977> : !t2
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t2) -> !t0
    %6 = stablehlo.multiply %5, %2 : !t0
    %7 = stablehlo.add %4, %6 : !t0
    %8 = stablehlo.rsqrt %7 : !t0
    %9 = stablehlo.multiply %arg1, %8 : !t0
    %10 = stablehlo.multiply %9, %9 : !t0
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t2
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [0] : (!t0, !t2) -> !t2
    %cst_3 = stablehlo.constant dense<2.048000e+03> : !t2
    %12 = stablehlo.divide %11, %cst_3 : !t2
    %13 = stablehlo.sqrt %12 : !t2
    %14 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t2) -> !t0
    %15 = stablehlo.multiply %14, %9 : !t0
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t2
    %16 = stablehlo.divide %13, %cst_4 : !t2
    %cst_5 = stablehlo.constant dense<1.000000e+00> : !t2
    %17 = stablehlo.maximum %cst_5, %16 : !t2
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (!t2) -> !t0
    %19 = stablehlo.divide %15, %18 : !t0
    %20 = stablehlo.subtract %arg0, %19 : !t0
    return %20, %7, %arg3 : !t0, !t0, !t2
  }
  func.func private @one_10(%arg0: !t8, %arg1: !t8, %arg2: !t5, %arg3: !t0, %arg4: !t2) -> (!t8, !t5, !t0) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t8
    %cst = stablehlo.constant dense<1.000000e-30> : !t2
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t2) -> !t8
    %2 = stablehlo.add %0, %1 : !t8
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t2
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (!t8, !t2) -> !t5
    %cst_1 = stablehlo.constant dense<2.048000e+03> : !t2
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t2) -> !t5
    %5 = stablehlo.divide %3, %4 : !t5
    %cst_2 = stablehlo.constant dense<9.900000e-01> : !t2
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t2) -> !t5
    %7 = stablehlo.multiply %6, %arg2 : !t5
    %cst_3 = stablehlo.constant dense<0.00999999977> : !t2
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t2) -> !t5
    %9 = stablehlo.multiply %8, %5 : !t5
    %10 = stablehlo.add %7, %9 : !t5
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t2
    %11 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [0] : (!t8, !t2) -> !t0
    %cst_5 = stablehlo.constant dense<8.192000e+03> : !t2
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t2) -> !t0
    %13 = stablehlo.divide %11, %12 : !t0
    %cst_6 = stablehlo.constant dense<9.900000e-01> : !t2
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t2) -> !t0
    %15 = stablehlo.multiply %14, %arg3 : !t0
    %cst_7 = stablehlo.constant dense<0.00999999977> : !t2
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t2) -> !t0
    %17 = stablehlo.multiply %16, %13 : !t0
    %18 = stablehlo.add %15, %17 : !t0
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t2
    %19 = stablehlo.reduce(%10 init: %cst_8) applies stablehlo.add across dimensions = [0] : (!t5, !t2) -> !t2
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (!t2) -> !t29
    %cst_9 = stablehlo.constant dense<8.192000e+03> : !t2
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t2) -> !t29
    %22 = stablehlo.divide %20, %21 : !t29
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (!t29) -> !t5
    %24 = stablehlo.divide %10, %23 : !t5
    %25 = stablehlo.rsqrt %24 : !t5
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (!t5) -> tensor<8192x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<8192x1xf32>) -> !t8
    %28 = stablehlo.multiply %arg1, %27 : !t8
    %29 = stablehlo.rsqrt %18 : !t0
    %30 = stablehlo.broadcast_in_dim %29, dims = [1] : (!t0) -> !t42
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (!t42) -> !t8
    %32 = stablehlo.multiply %28, %31 : !t8
    %33 = stablehlo.multiply %32, %32 : !t8
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t2
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (!t8, !t2) -> !t2
    %cst_11 = stablehlo.constant dense<0x4B800000> : !t2
    %35 = stablehlo.divide %34, %cst_11 : !t2
    %36 = stablehlo.sqrt %35 : !t2
    %37 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t2) -> !t8
    %38 = stablehlo.multiply %37, %32 : !t8
    %cst_12 = stablehlo.constant dense<1.000000e+00> : !t2
    %39 = stablehlo.divide %36, %cst_12 : !t2
    %cst_13 = stablehlo.constant dense<1.000000e+00> : !t2
    %40 = stablehlo.maximum %cst_13, %39 : !t2
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (!t2) -> !t8
    %42 = stablehlo.divide %38, %41 : !t8
    %43 = stablehlo.subtract %arg0, %42 : !t8
    return %43, %10, %18 : !t8, !t5, !t0
  }
  func.func private @one_11(%arg0: !t20, %arg1: !t20, %arg2: !t25, %arg3: !t0, %arg4: !t2) -> (!t20, !t25, !t0) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t20
    %cst = stablehlo.constant dense<1.000000e-30> : !t2
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t2) -> !t20
    %2 = stablehlo.add %0, %1 : !t20
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t2
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (!t20, !t2) -> !t25
    %cst_1 = stablehlo.constant dense<2.048000e+03> : !t2
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t2) -> !t25
    %5 = stablehlo.divide %3, %4 : !t25
    %cst_2 = stablehlo.constant dense<9.900000e-01> : !t2
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t2) -> !t25
    %7 = stablehlo.multiply %6, %arg2 : !t25
    %cst_3 = stablehlo.constant dense<0.00999999977> : !t2
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t2) -> !t25
    %9 = stablehlo.multiply %8, %5 : !t25
    %10 = stablehlo.add %7, %9 : !t25
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t2
    %11 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [0] : (!t20, !t2) -> !t0
    %cst_5 = stablehlo.constant dense<1.024000e+03> : !t2
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t2) -> !t0
    %13 = stablehlo.divide %11, %12 : !t0
    %cst_6 = stablehlo.constant dense<9.900000e-01> : !t2
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t2) -> !t0
    %15 = stablehlo.multiply %14, %arg3 : !t0
    %cst_7 = stablehlo.constant dense<0.00999999977> : !t2
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t2) -> !t0
    %17 = stablehlo.multiply %16, %13 : !t0
    %18 = stablehlo.add %15, %17 : !t0
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t2
    %19 = stablehlo.reduce(%10 init: %cst_8) applies stablehlo.add across dimensions = [0] : (!t25, !t2) -> !t2
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (!t2) -> !t29
    %cst_9 = stablehlo.constant dense<1.024000e+03> : !t2
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t2) -> !t29
    %22 = stablehlo.divide %20, %21 : !t29
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (!t29) -> !t25
    %24 = stablehlo.divide %10, %23 : !t25
    %25 = stablehlo.rsqrt %24 : !t25
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (!t25) -> tensor<1024x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<1024x1xf32>) -> !t20
    %28 = stablehlo.multiply %arg1, %27 : !t20
    %29 = stablehlo.rsqrt %18 : !t0
    %30 = stablehlo.broadcast_in_dim %29, dims = [1] : (!t0) -> !t42
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (!t42) -> !t20
    %32 = stablehlo.multiply %28, %31 : !t20
    %33 = stablehlo.multiply %32, %32 : !t20
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t2
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (!t20, !t2) -> !t2
    %cst_11 = stablehlo.constant dense<0x4A000000> : !t2
    %35 = stablehlo.divide %34, %cst_11 : !t2
    %36 = stablehlo.sqrt %35 : !t2
    %37 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t2) -> !t20
    %38 = stablehlo.multiply %37, %32 : !t20
    %cst_12 = stablehlo.constant dense<1.000000e+00> : !t2
    %39 = stablehlo.divide %36, %cst_12 : !t2
    %cst_13 = stablehlo.constant dense<1.000000e+00> : !t2
    %40 = stablehlo.maximum %cst_13, %39 : !t2
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (!t2) -> !t20
    %42 = stablehlo.divide %38, %41 : !t20
    %43 = stablehlo.subtract %arg0, %42 : !t20
    return %43, %10, %18 : !t20, !t25, !t0
  }
  func.func private @one_12(%arg0: !t21, %arg1: !t21, %arg2: !t26, %arg3: !t0, %arg4: !t2) -> (!t21, !t26, !t0) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t21
    %cst = stablehlo.constant dense<1.000000e-30> : !t2
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t2) -> !t21
    %2 = stablehlo.add %0, %1 : !t21
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t2
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (!t21, !t2) -> !t26
    %cst_1 = stablehlo.constant dense<2.048000e+03> : !t2
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t2) -> !t26
    %5 = stablehlo.divide %3, %4 : !t26
    %cst_2 = stablehlo.constant dense<9.900000e-01> : !t2
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t2) -> !t26
    %7 = stablehlo.multiply %6, %arg2 : !t26
    %cst_3 = stablehlo.constant dense<0.00999999977> : !t2
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t2) -> !t26
    %9 = stablehlo.multiply %8, %5 : !t26
    %10 = stablehlo.add %7, %9 : !t26
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t2
    %11 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [0] : (!t21, !t2) -> !t0
    %cst_5 = stablehlo.constant dense<3.200000e+04> : !t2
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t2) -> !t0
    %13 = stablehlo.divide %11, %12 : !t0
    %cst_6 = stablehlo.constant dense<9.900000e-01> : !t2
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t2) -> !t0
    %15 = stablehlo.multiply %14, %arg3 : !t0
    %cst_7 = stablehlo.constant dense<0.00999999977> : !t2
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t2) -> !t0
    %17 = stablehlo.multiply %16, %13 : !t0
    %18 = stablehlo.add %15, %17 : !t0
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t2
    %19 = stablehlo.reduce(%10 init: %cst_8) applies stablehlo.add across dimensions = [0] : (!t26, !t2) -> !t2
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (!t2) -> !t29
    %cst_9 = stablehlo.constant dense<3.200000e+04> : !t2
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t2) -> !t29
    %22 = stablehlo.divide %20, %21 : !t29
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (!t29) -> !t26
    %24 = stablehlo.divide %10, %23 : !t26
    %25 = stablehlo.rsqrt %24 : !t26
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (!t26) -> tensor<32000x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<32000x1xf32>) -> !t21
    %28 = stablehlo.multiply %arg1, %27 : !t21
    %29 = stablehlo.rsqrt %18 : !t0
    %30 = stablehlo.broadcast_in_dim %29, dims = [1] : (!t0) -> !t42
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (!t42) -> !t21
    %32 = stablehlo.multiply %28, %31 : !t21
    %33 = stablehlo.multiply %32, %32 : !t21
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t2
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (!t21, !t2) -> !t2
    %cst_11 = stablehlo.constant dense<6.553600e+07> : !t2
    %35 = stablehlo.divide %34, %cst_11 : !t2
    %36 = stablehlo.sqrt %35 : !t2
    %37 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t2) -> !t21
    %38 = stablehlo.multiply %37, %32 : !t21
    %cst_12 = stablehlo.constant dense<1.000000e+00> : !t2
    %39 = stablehlo.divide %36, %cst_12 : !t2
    %cst_13 = stablehlo.constant dense<1.000000e+00> : !t2
    %40 = stablehlo.maximum %cst_13, %39 : !t2
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (!t2) -> !t21
    %42 = stablehlo.divide %38, %41 : !t21
    %43 = stablehlo.subtract %arg0, %42 : !t21
    return %43, %10, %18 : !t21, !t26, !t0
  }
}
#l0 = loc("jit(step)/jvp(embeddings)/convert_element_type")
#l1 = loc("jit(step)/jvp(embeddings)/lt")
#l2 = loc("jit(step)/jvp(embeddings)/add")
#l3 = loc("jit(step)/jvp(embeddings)/select_n")
#l4 = loc("jit(step)/jvp(embeddings)/broadcast_in_dim")
#l5 = loc("jit(step)/jvp(embeddings)/gather")
#l6 = loc("jit(step)/jvp(layer0)/jit(_layer)")
#l7 = loc("jit(step)/jvp(layer1)/jit(_layer)")
#l8 = loc("jit(step)/jvp(layer2)/jit(_layer)")
#l9 = loc("jit(step)/jvp(layer3)/jit(_layer)")
#l10 = loc("jit(step)/jvp(layer4)/jit(_layer)")
#l11 = loc("jit(step)/jvp(layer5)/jit(_layer)")
#l12 = loc("jit(step)/jvp(layer6)/jit(_layer)")
#l13 = loc("jit(step)/jvp(layer7)/jit(_layer)")
#l14 = loc("jit(step)/jvp(layer8)/jit(_layer)")
#l15 = loc("jit(step)/jvp(layer9)/jit(_layer)")
#l16 = loc("jit(step)/jvp(layer10)/jit(_layer)")
#l17 = loc("jit(step)/jvp(layer11)/jit(_layer)")
#l18 = loc("jit(step)/jvp(layer12)/jit(_layer)")
#l19 = loc("jit(step)/jvp(layer13)/jit(_layer)")
#l20 = loc("jit(step)/jvp(layer14)/jit(_layer)")
#l21 = loc("jit(step)/jvp(layer15)/jit(_layer)")
#l22 = loc("jit(step)/jvp(layer16)/jit(_layer)")
#l23 = loc("jit(step)/jvp(layer17)/jit(_layer)")
#l24 = loc("jit(step)/jvp(layer18)/jit(_layer)")
#l25 = loc("jit(step)/jvp(layer19)/jit(_layer)")
#l26 = loc("jit(step)/jvp(layer20)/jit(_layer)")
#l27 = loc("jit(step)/jvp(layer21)/jit(_layer)")
#l28 = loc("jit(step)/jvp(layer22)/jit(_layer)")
#l29 = loc("jit(step)/jvp(layer23)/jit(_layer)")
#l30 = loc("jit(step)/jvp(layer24)/jit(_layer)")
#l31 = loc("jit(step)/jvp(layer25)/jit(_layer)")
#l32 = loc("jit(step)/jvp(layer26)/jit(_layer)")
#l33 = loc("jit(step)/jvp(layer27)/jit(_layer)")
#l34 = loc("jit(step)/jvp(layer28)/jit(_layer)")
#l35 = loc("jit(step)/jvp(layer29)/jit(_layer)")
#l36 = loc("jit(step)/jvp(layer30)/jit(_layer)")
#l37 = loc("jit(step)/jvp(layer31)/jit(_layer)")
#l38 = loc("jit(step)/jvp(layer32)/jit(_layer)")
#l39 = loc("jit(step)/jvp(layer33)/jit(_layer)")
#l40 = loc("jit(step)/jvp(layer34)/jit(_layer)")
#l41 = loc("jit(step)/jvp(layer35)/jit(_layer)")
#l42 = loc("jit(step)/jvp(layer36)/jit(_layer)")
#l43 = loc("jit(step)/jvp(layer37)/jit(_layer)")
#l44 = loc("jit(step)/jvp(layer38)/jit(_layer)")
#l45 = loc("jit(step)/jvp(layer39)/jit(_layer)")
#l46 = loc("jit(step)/jvp(layer40)/jit(_layer)")
#l47 = loc("jit(step)/jvp(layer41)/jit(_layer)")
#l48 = loc("jit(step)/jvp(layer42)/jit(_layer)")
#l49 = loc("jit(step)/jvp(layer43)/jit(_layer)")
#l50 = loc("jit(step)/jvp(layer44)/jit(_layer)")
#l51 = loc("jit(step)/jvp(layer45)/jit(_layer)")
#l52 = loc("jit(step)/jvp(layer46)/jit(_layer)")
#l53 = loc("jit(step)/jvp(layer47)/jit(_layer)")
#l54 = loc("jit(step)/jvp(classes)/convert_element_type")
#l55 = loc("jit(step)/jvp(classes)/mul")
#l56 = loc("jit(step)/jvp(classes)/reduce_sum")
#l57 = loc("jit(step)/jvp(classes)/add")
#l58 = loc("jit(step)/jvp(classes)/rsqrt")
#l59 = loc("jit(step)/jvp(classes)/div")
#l60 = loc("jit(step)/jvp(classes)/broadcast_in_dim")
#l61 = loc("jit(step)/jvp(classes)/dot_general")
#l62 = loc("jit(step)/jvp(classes)/jit(_cross_entropy)")
#l63 = loc("jit(step)/transpose(jvp(classes))/div")
#l64 = loc("jit(step)/transpose(jvp(classes))/broadcast_in_dim")
#l65 = loc("jit(step)/transpose(jvp(classes))/jit(_cross_entropy_backward)")
#l66 = loc("jit(step)/transpose(jvp(classes))/dot_general")
#l67 = loc("jit(step)/transpose(jvp(classes))/convert_element_type")
#l68 = loc("jit(step)/transpose(jvp(classes))/mul")
#l69 = loc("jit(step)/transpose(jvp(classes))/reduce_sum")
#l70 = loc("jit(step)/transpose(jvp(classes))/reshape")
#l71 = loc("jit(step)/transpose(jvp(classes))/add_any")
#l72 = loc("jit(step)/transpose(jvp(layer47))/jit(_layer)")
#l73 = loc("jit(step)/transpose(jvp(layer46))/jit(_layer)")
#l74 = loc("jit(step)/transpose(jvp(layer45))/jit(_layer)")
#l75 = loc("jit(step)/transpose(jvp(layer44))/jit(_layer)")
#l76 = loc("jit(step)/transpose(jvp(layer43))/jit(_layer)")
#l77 = loc("jit(step)/transpose(jvp(layer42))/jit(_layer)")
#l78 = loc("jit(step)/transpose(jvp(layer41))/jit(_layer)")
#l79 = loc("jit(step)/transpose(jvp(layer40))/jit(_layer)")
#l80 = loc("jit(step)/transpose(jvp(layer39))/jit(_layer)")
#l81 = loc("jit(step)/transpose(jvp(layer38))/jit(_layer)")
#l82 = loc("jit(step)/transpose(jvp(layer37))/jit(_layer)")
#l83 = loc("jit(step)/transpose(jvp(layer36))/jit(_layer)")
#l84 = loc("jit(step)/transpose(jvp(layer35))/jit(_layer)")
#l85 = loc("jit(step)/transpose(jvp(layer34))/jit(_layer)")
#l86 = loc("jit(step)/transpose(jvp(layer33))/jit(_layer)")
#l87 = loc("jit(step)/transpose(jvp(layer32))/jit(_layer)")
#l88 = loc("jit(step)/transpose(jvp(layer31))/jit(_layer)")
#l89 = loc("jit(step)/transpose(jvp(layer30))/jit(_layer)")
#l90 = loc("jit(step)/transpose(jvp(layer29))/jit(_layer)")
#l91 = loc("jit(step)/transpose(jvp(layer28))/jit(_layer)")
#l92 = loc("jit(step)/transpose(jvp(layer27))/jit(_layer)")
#l93 = loc("jit(step)/transpose(jvp(layer26))/jit(_layer)")
#l94 = loc("jit(step)/transpose(jvp(layer25))/jit(_layer)")
#l95 = loc("jit(step)/transpose(jvp(layer24))/jit(_layer)")
#l96 = loc("jit(step)/transpose(jvp(layer23))/jit(_layer)")
#l97 = loc("jit(step)/transpose(jvp(layer22))/jit(_layer)")
#l98 = loc("jit(step)/transpose(jvp(layer21))/jit(_layer)")
#l99 = loc("jit(step)/transpose(jvp(layer20))/jit(_layer)")
#l100 = loc("jit(step)/transpose(jvp(layer19))/jit(_layer)")
#l101 = loc("jit(step)/transpose(jvp(layer18))/jit(_layer)")
#l102 = loc("jit(step)/transpose(jvp(layer17))/jit(_layer)")
#l103 = loc("jit(step)/transpose(jvp(layer16))/jit(_layer)")
#l104 = loc("jit(step)/transpose(jvp(layer15))/jit(_layer)")
#l105 = loc("jit(step)/transpose(jvp(layer14))/jit(_layer)")
#l106 = loc("jit(step)/transpose(jvp(layer13))/jit(_layer)")
#l107 = loc("jit(step)/transpose(jvp(layer12))/jit(_layer)")
#l108 = loc("jit(step)/transpose(jvp(layer11))/jit(_layer)")
#l109 = loc("jit(step)/transpose(jvp(layer10))/jit(_layer)")
#l110 = loc("jit(step)/transpose(jvp(layer9))/jit(_layer)")
#l111 = loc("jit(step)/transpose(jvp(layer8))/jit(_layer)")
#l112 = loc("jit(step)/transpose(jvp(layer7))/jit(_layer)")
#l113 = loc("jit(step)/transpose(jvp(layer6))/jit(_layer)")
#l114 = loc("jit(step)/transpose(jvp(layer5))/jit(_layer)")
#l115 = loc("jit(step)/transpose(jvp(layer4))/jit(_layer)")
#l116 = loc("jit(step)/transpose(jvp(layer3))/jit(_layer)")
#l117 = loc("jit(step)/transpose(jvp(layer2))/jit(_layer)")
#l118 = loc("jit(step)/transpose(jvp(layer1))/jit(_layer)")
#l119 = loc("jit(step)/transpose(jvp(layer0))/jit(_layer)")
#l120 = loc("jit(step)/transpose(jvp(embeddings))/broadcast_in_dim")
#l121 = loc("jit(step)/transpose(jvp(embeddings))/lt")
#l122 = loc("jit(step)/transpose(jvp(embeddings))/add")
#l123 = loc("jit(step)/transpose(jvp(embeddings))/select_n")
#l124 = loc("jit(step)/transpose(jvp(embeddings))/scatter-add")
#l125 = loc("jit(step)/transpose(jvp(embeddings))/add_any")
#l126 = loc("jit(step)/transpose(jvp(embeddings))/convert_element_type")
#l127 = loc("jit(step)/optimizer/jit(one)")
#l128 = loc("attention/convert_element_type")
#l129 = loc("attention/mul")
#l130 = loc("attention/reduce_sum")
#l131 = loc("attention/add")
#l132 = loc("attention/rsqrt")
#l133 = loc("attention/broadcast_in_dim")
#l134 = loc("attention/dot_general")
#l135 = loc("attention/jit(_softmax)")
#l136 = loc("attention/transpose")
#l137 = loc("feed_forward/convert_element_type")
#l138 = loc("feed_forward/mul")
#l139 = loc("feed_forward/reduce_sum")
#l140 = loc("feed_forward/add")
#l141 = loc("feed_forward/rsqrt")
#l142 = loc("feed_forward/broadcast_in_dim")
#l143 = loc("feed_forward/dot_general")
#l144 = loc("feed_forward/jit(gelu)")
#l145 = loc("checkpoint/rematted_computation/attention/convert_element_type")
#l146 = loc("checkpoint/rematted_computation/attention/mul")
#l147 = loc("checkpoint/rematted_computation/attention/reduce_sum")
#l148 = loc("checkpoint/rematted_computation/attention/add")
#l149 = loc("checkpoint/rematted_computation/attention/rsqrt")
#l150 = loc("checkpoint/rematted_computation/attention/div")
#l151 = loc("checkpoint/rematted_computation/attention/broadcast_in_dim")
#l152 = loc("checkpoint/rematted_computation/attention/dot_general")
#l153 = loc("checkpoint/rematted_computation/attention/jit(_softmax)")
#l154 = loc("checkpoint/rematted_computation/attention/transpose")
#l155 = loc("checkpoint/rematted_computation/feed_forward/convert_element_type")
#l156 = loc("checkpoint/rematted_computation/feed_forward/mul")
#l157 = loc("checkpoint/rematted_computation/feed_forward/reduce_sum")
#l158 = loc("checkpoint/rematted_computation/feed_forward/add")
#l159 = loc("checkpoint/rematted_computation/feed_forward/rsqrt")
#l160 = loc("checkpoint/rematted_computation/feed_forward/div")
#l161 = loc("checkpoint/rematted_computation/feed_forward/broadcast_in_dim")
#l162 = loc("checkpoint/rematted_computation/feed_forward/dot_general")
#l163 = loc("checkpoint/rematted_computation/feed_forward/jit(gelu)")
#l164 = loc("checkpoint/feed_forward/convert_element_type")
#l165 = loc("checkpoint/feed_forward/dot_general")
#l166 = loc("checkpoint/feed_forward/jit(backward)")
#l167 = loc("checkpoint/feed_forward/mul")
#l168 = loc("checkpoint/feed_forward/reduce_sum")
#l169 = loc("checkpoint/feed_forward/reshape")
#l170 = loc("checkpoint/feed_forward/broadcast_in_dim")
#l171 = loc("checkpoint/feed_forward/add_any")
#l172 = loc("checkpoint/attention/convert_element_type")
#l173 = loc("checkpoint/attention/dot_general")
#l174 = loc("checkpoint/attention/transpose")
#l175 = loc("checkpoint/attention/jit(_softmax_backward)")
#l176 = loc("checkpoint/attention/mul")
#l177 = loc("checkpoint/attention/add_any")
#l178 = loc("checkpoint/attention/reduce_sum")
#l179 = loc("checkpoint/attention/reshape")
#l180 = loc("checkpoint/attention/broadcast_in_dim")
