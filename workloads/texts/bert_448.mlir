!t0 = tensor<1024xf32>
!t1 = tensor<f32>
!t2 = tensor<1024x16x64xf32>
!t3 = tensor<16x64x1024xf32>
!t4 = tensor<1024x4096xf32>
!t5 = tensor<4096x1024xf32>
!t6 = tensor<4096xf32>
!t7 = tensor<448x512x1024xbf16>
!t8 = tensor<448x512xf32>
!t9 = tensor<448x512x16x64xbf16>
!t10 = tensor<448x512x4096xbf16>
!t11 = tensor<448x76x1024xbf16>
!t12 = tensor<1024x1024xf32>
!t13 = tensor<448x16x512x512xbf16>
!t14 = tensor<bf16>
!t15 = tensor<30522x1024xf32>
!t16 = tensor<448x76xf32>
!t17 = tensor<1024x2xf32>
!t18 = tensor<512x1024xf32>
!t19 = tensor<2x1024xf32>
!t20 = tensor<448x512x1024xf32>
!t21 = tensor<2xf32>
!t22 = tensor<30522xf32>
!t23 = tensor<i1>
!t24 = tensor<448x76x1024xf32>
!t25 = tensor<448x76x30522xf32>
!t26 = tensor<448x2xf32>
!t27 = tensor<i32>
!t28 = tensor<448x512xi32>
!t29 = tensor<448xf32>
!t30 = tensor<448x1024xbf16>
!t31 = tensor<448x76x1xi32>
!t32 = tensor<448x16x512x512xf32>
!t33 = tensor<448x2xbf16>
!t34 = tensor<448x76x30522xbf16>
!t35 = tensor<1024x16x64xbf16>
!t36 = tensor<16x64xf32>
!t37 = tensor<448x76xi32>
!t38 = tensor<448x512xi1>
!t39 = tensor<448x512x1xi32>
!t40 = tensor<448x512x2xi32>
!t41 = tensor<1024x1024xbf16>
!t42 = tensor<1024xbf16>
!t43 = tensor<448x2xi32>
!t44 = tensor<448x2xi1>
!t45 = tensor<448x76x30522xi32>
!t46 = tensor<448x76x30522xi1>
!t47 = tensor<448xi32>
!t48 = tensor<448x16x64x512xbf16>
!t49 = tensor<1x1x1024xbf16>
!t50 = tensor<16x64xbf16>
!t51 = tensor<1x1x16x64xbf16>
!t52 = tensor<448x16x512xf32>
!t53 = tensor<448x512x16x64xf32>
!t54 = tensor<448x512x2xi1>
!t55 = tensor<448x512x2xbf16>
!t56 = tensor<512x1024xbf16>
!t57 = tensor<448x1x1024xbf16>
!t58 = tensor<1024x2xbf16>
!t59 = tensor<30522x1024xbf16>
!t60 = tensor<16x64x1024xbf16>
!t61 = tensor<1024x4096xbf16>
!t62 = tensor<4096x1024xbf16>
!t63 = tensor<1xi32>
!t64 = tensor<448x16x512x64xbf16>
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: !t0 {tf.aliasing_output = 0 : i32}, %arg1: !t0 {tf.aliasing_output = 1 : i32}, %arg2: !t18 {tf.aliasing_output = 2 : i32}, %arg3: !t19 {tf.aliasing_output = 3 : i32}, %arg4: !t15 {tf.aliasing_output = 4 : i32}, %arg5: !t0 {tf.aliasing_output = 5 : i32}, %arg6: !t2 {tf.aliasing_output = 6 : i32}, %arg7: !t0 {tf.aliasing_output = 7 : i32}, %arg8: !t3 {tf.aliasing_output = 8 : i32}, %arg9: !t0 {tf.aliasing_output = 9 : i32}, %arg10: !t2 {tf.aliasing_output = 10 : i32}, %arg11: !t0 {tf.aliasing_output = 11 : i32}, %arg12: !t2 {tf.aliasing_output = 12 : i32}, %arg13: !t6 {tf.aliasing_output = 13 : i32}, %arg14: !t4 {tf.aliasing_output = 14 : i32}, %arg15: !t0 {tf.aliasing_output = 15 : i32}, %arg16: !t0 {tf.aliasing_output = 16 : i32}, %arg17: !t0 {tf.aliasing_output = 17 : i32}, %arg18: !t0 {tf.aliasing_output = 18 : i32}, %arg19: !t0 {tf.aliasing_output = 19 : i32}, %arg20: !t5 {tf.aliasing_output = 20 : i32}, %arg21: !t0 {tf.aliasing_output = 21 : i32}, %arg22: !t2 {tf.aliasing_output = 22 : i32}, %arg23: !t0 {tf.aliasing_output = 23 : i32}, %arg24: !t3 {tf.aliasing_output = 24 : i32}, %arg25: !t0 {tf.aliasing_output = 25 : i32}, %arg26: !t2 {tf.aliasing_output = 26 : i32}, %arg27: !t0 {tf.aliasing_output = 27 : i32}, %arg28: !t2 {tf.aliasing_output = 28 : i32}, %arg29: !t6 {tf.aliasing_output = 29 : i32}, %arg30: !t4 {tf.aliasing_output = 30 : i32}, %arg31: !t0 {tf.aliasing_output = 31 : i32}, %arg32: !t0 {tf.aliasing_output = 32 : i32}, %arg33: !t0 {tf.aliasing_output = 33 : i32}, %arg34: !t0 {tf.aliasing_output = 34 : i32}, %arg35: !t0 {tf.aliasing_output = 35 : i32}, %arg36: !t5 {tf.aliasing_output = 36 : i32}, %arg37: !t0 {tf.aliasing_output = 37 : i32}, %arg38: !t2 {tf.aliasing_output = 38 : i32}, %arg39: !t0 {tf.aliasing_output = 39 : i32}, %arg40: !t3 {tf.aliasing_output = 40 : i32}, %arg41: !t0 {tf.aliasing_output = 41 : i32}, %arg42: !t2 {tf.aliasing_output = 42 : i32}, %arg43: !t0 {tf.aliasing_output = 43 : i32}, %arg44: !t2 {tf.aliasing_output = 44 : i32}, %arg45: !t6 {tf.aliasing_output = 45 : i32}, %arg46: !t4 {tf.aliasing_output = 46 : i32}, %arg47: !t0 {tf.aliasing_output = 47 : i32}, %arg48: !t0 {tf.aliasing_output = 48 : i32}, %arg49: !t0 {tf.aliasing_output = 49 : i32}, %arg50: !t0 {tf.aliasing_output = 50 : i32}, %arg51: !t0 {tf.aliasing_output = 51 : i32}, %arg52: !t5 {tf.aliasing_output = 52 : i32}, %arg53: !t0 {tf.aliasing_output = 53 : i32}, %arg54: !t2 {tf.aliasing_output = 54 : i32}, %arg55: !t0 {tf.aliasing_output = 55 : i32}, %arg56: !t3 {tf.aliasing_output = 56 : i32}, %arg57: !t0 {tf.aliasing_output = 57 : i32}, %arg58: !t2 {tf.aliasing_output = 58 : i32}, %arg59: !t0 {tf.aliasing_output = 59 : i32}, %arg60: !t2 {tf.aliasing_output = 60 : i32}, %arg61: !t6 {tf.aliasing_output = 61 : i32}, %arg62: !t4 {tf.aliasing_output = 62 : i32}, %arg63: !t0 {tf.aliasing_output = 63 : i32}, %arg64: !t0 {tf.aliasing_output = 64 : i32}, %arg65: !t0 {tf.aliasing_output = 65 : i32}, %arg66: !t0 {tf.aliasing_output = 66 : i32}, %arg67: !t0 {tf.aliasing_output = 67 : i32}, %arg68: !t5 {tf.aliasing_output = 68 : i32}, %arg69: !t0 {tf.aliasing_output = 69 : i32}, %arg70: !t2 {tf.aliasing_output = 70 : i32}, %arg71: !t0 {tf.aliasing_output = 71 : i32}, %arg72: !t3 {tf.aliasing_output = 72 : i32}, %arg73: !t0 {tf.aliasing_output = 73 : i32}, %arg74: !t2 {tf.aliasing_output = 74 : i32}, %arg75: !t0 {tf.aliasing_output = 75 : i32}, %arg76: !t2 {tf.aliasing_output = 76 : i32}, %arg77: !t6 {tf.aliasing_output = 77 : i32}, %arg78: !t4 {tf.aliasing_output = 78 : i32}, %arg79: !t0 {tf.aliasing_output = 79 : i32}, %arg80: !t0 {tf.aliasing_output = 80 : i32}, %arg81: !t0 {tf.aliasing_output = 81 : i32}, %arg82: !t0 {tf.aliasing_output = 82 : i32}, %arg83: !t0 {tf.aliasing_output = 83 : i32}, %arg84: !t5 {tf.aliasing_output = 84 : i32}, %arg85: !t0 {tf.aliasing_output = 85 : i32}, %arg86: !t2 {tf.aliasing_output = 86 : i32}, %arg87: !t0 {tf.aliasing_output = 87 : i32}, %arg88: !t3 {tf.aliasing_output = 88 : i32}, %arg89: !t0 {tf.aliasing_output = 89 : i32}, %arg90: !t2 {tf.aliasing_output = 90 : i32}, %arg91: !t0 {tf.aliasing_output = 91 : i32}, %arg92: !t2 {tf.aliasing_output = 92 : i32}, %arg93: !t6 {tf.aliasing_output = 93 : i32}, %arg94: !t4 {tf.aliasing_output = 94 : i32}, %arg95: !t0 {tf.aliasing_output = 95 : i32}, %arg96: !t0 {tf.aliasing_output = 96 : i32}, %arg97: !t0 {tf.aliasing_output = 97 : i32}, %arg98: !t0 {tf.aliasing_output = 98 : i32}, %arg99: !t0 {tf.aliasing_output = 99 : i32}, %arg100: !t5 {tf.aliasing_output = 100 : i32}, %arg101: !t0 {tf.aliasing_output = 101 : i32}, %arg102: !t2 {tf.aliasing_output = 102 : i32}, %arg103: !t0 {tf.aliasing_output = 103 : i32}, %arg104: !t3 {tf.aliasing_output = 104 : i32}, %arg105: !t0 {tf.aliasing_output = 105 : i32}, %arg106: !t2 {tf.aliasing_output = 106 : i32}, %arg107: !t0 {tf.aliasing_output = 107 : i32}, %arg108: !t2 {tf.aliasing_output = 108 : i32}, %arg109: !t6 {tf.aliasing_output = 109 : i32}, %arg110: !t4 {tf.aliasing_output = 110 : i32}, %arg111: !t0 {tf.aliasing_output = 111 : i32}, %arg112: !t0 {tf.aliasing_output = 112 : i32}, %arg113: !t0 {tf.aliasing_output = 113 : i32}, %arg114: !t0 {tf.aliasing_output = 114 : i32}, %arg115: !t0 {tf.aliasing_output = 115 : i32}, %arg116: !t5 {tf.aliasing_output = 116 : i32}, %arg117: !t0 {tf.aliasing_output = 117 : i32}, %arg118: !t2 {tf.aliasing_output = 118 : i32}, %arg119: !t0 {tf.aliasing_output = 119 : i32}, %arg120: !t3 {tf.aliasing_output = 120 : i32}, %arg121: !t0 {tf.aliasing_output = 121 : i32}, %arg122: !t2 {tf.aliasing_output = 122 : i32}, %arg123: !t0 {tf.aliasing_output = 123 : i32}, %arg124: !t2 {tf.aliasing_output = 124 : i32}, %arg125: !t6 {tf.aliasing_output = 125 : i32}, %arg126: !t4 {tf.aliasing_output = 126 : i32}, %arg127: !t0 {tf.aliasing_output = 127 : i32}, %arg128: !t0 {tf.aliasing_output = 128 : i32}, %arg129: !t0 {tf.aliasing_output = 129 : i32}, %arg130: !t0 {tf.aliasing_output = 130 : i32}, %arg131: !t0 {tf.aliasing_output = 131 : i32}, %arg132: !t5 {tf.aliasing_output = 132 : i32}, %arg133: !t0 {tf.aliasing_output = 133 : i32}, %arg134: !t2 {tf.aliasing_output = 134 : i32}, %arg135: !t0 {tf.aliasing_output = 135 : i32}, %arg136: !t3 {tf.aliasing_output = 136 : i32}, %arg137: !t0 {tf.aliasing_output = 137 : i32}, %arg138: !t2 {tf.aliasing_output = 138 : i32}, %arg139: !t0 {tf.aliasing_output = 139 : i32}, %arg140: !t2 {tf.aliasing_output = 140 : i32}, %arg141: !t6 {tf.aliasing_output = 141 : i32}, %arg142: !t4 {tf.aliasing_output = 142 : i32}, %arg143: !t0 {tf.aliasing_output = 143 : i32}, %arg144: !t0 {tf.aliasing_output = 144 : i32}, %arg145: !t0 {tf.aliasing_output = 145 : i32}, %arg146: !t0 {tf.aliasing_output = 146 : i32}, %arg147: !t0 {tf.aliasing_output = 147 : i32}, %arg148: !t5 {tf.aliasing_output = 148 : i32}, %arg149: !t0 {tf.aliasing_output = 149 : i32}, %arg150: !t2 {tf.aliasing_output = 150 : i32}, %arg151: !t0 {tf.aliasing_output = 151 : i32}, %arg152: !t3 {tf.aliasing_output = 152 : i32}, %arg153: !t0 {tf.aliasing_output = 153 : i32}, %arg154: !t2 {tf.aliasing_output = 154 : i32}, %arg155: !t0 {tf.aliasing_output = 155 : i32}, %arg156: !t2 {tf.aliasing_output = 156 : i32}, %arg157: !t6 {tf.aliasing_output = 157 : i32}, %arg158: !t4 {tf.aliasing_output = 158 : i32}, %arg159: !t0 {tf.aliasing_output = 159 : i32}, %arg160: !t0 {tf.aliasing_output = 160 : i32}, %arg161: !t0 {tf.aliasing_output = 161 : i32}, %arg162: !t0 {tf.aliasing_output = 162 : i32}, %arg163: !t0 {tf.aliasing_output = 163 : i32}, %arg164: !t5 {tf.aliasing_output = 164 : i32}, %arg165: !t0 {tf.aliasing_output = 165 : i32}, %arg166: !t2 {tf.aliasing_output = 166 : i32}, %arg167: !t0 {tf.aliasing_output = 167 : i32}, %arg168: !t3 {tf.aliasing_output = 168 : i32}, %arg169: !t0 {tf.aliasing_output = 169 : i32}, %arg170: !t2 {tf.aliasing_output = 170 : i32}, %arg171: !t0 {tf.aliasing_output = 171 : i32}, %arg172: !t2 {tf.aliasing_output = 172 : i32}, %arg173: !t6 {tf.aliasing_output = 173 : i32}, %arg174: !t4 {tf.aliasing_output = 174 : i32}, %arg175: !t0 {tf.aliasing_output = 175 : i32}, %arg176: !t0 {tf.aliasing_output = 176 : i32}, %arg177: !t0 {tf.aliasing_output = 177 : i32}, %arg178: !t0 {tf.aliasing_output = 178 : i32}, %arg179: !t0 {tf.aliasing_output = 179 : i32}, %arg180: !t5 {tf.aliasing_output = 180 : i32}, %arg181: !t0 {tf.aliasing_output = 181 : i32}, %arg182: !t2 {tf.aliasing_output = 182 : i32}, %arg183: !t0 {tf.aliasing_output = 183 : i32}, %arg184: !t3 {tf.aliasing_output = 184 : i32}, %arg185: !t0 {tf.aliasing_output = 185 : i32}, %arg186: !t2 {tf.aliasing_output = 186 : i32}, %arg187: !t0 {tf.aliasing_output = 187 : i32}, %arg188: !t2 {tf.aliasing_output = 188 : i32}, %arg189: !t6 {tf.aliasing_output = 189 : i32}, %arg190: !t4 {tf.aliasing_output = 190 : i32}, %arg191: !t0 {tf.aliasing_output = 191 : i32}, %arg192: !t0 {tf.aliasing_output = 192 : i32}, %arg193: !t0 {tf.aliasing_output = 193 : i32}, %arg194: !t0 {tf.aliasing_output = 194 : i32}, %arg195: !t0 {tf.aliasing_output = 195 : i32}, %arg196: !t5 {tf.aliasing_output = 196 : i32}, %arg197: !t0 {tf.aliasing_output = 197 : i32}, %arg198: !t2 {tf.aliasing_output = 198 : i32}, %arg199: !t0 {tf.aliasing_output = 199 : i32}, %arg200: !t3 {tf.aliasing_output = 200 : i32}, %arg201: !t0 {tf.aliasing_output = 201 : i32}, %arg202: !t2 {tf.aliasing_output = 202 : i32}, %arg203: !t0 {tf.aliasing_output = 203 : i32}, %arg204: !t2 {tf.aliasing_output = 204 : i32}, %arg205: !t6 {tf.aliasing_output = 205 : i32}, %arg206: !t4 {tf.aliasing_output = 206 : i32}, %arg207: !t0 {tf.aliasing_output = 207 : i32}, %arg208: !t0 {tf.aliasing_output = 208 : i32}, %arg209: !t0 {tf.aliasing_output = 209 : i32}, %arg210: !t0 {tf.aliasing_output = 210 : i32}, %arg211: !t0 {tf.aliasing_output = 211 : i32}, %arg212: !t5 {tf.aliasing_output = 212 : i32}, %arg213: !t0 {tf.aliasing_output = 213 : i32}, %arg214: !t2 {tf.aliasing_output = 214 : i32}, %arg215: !t0 {tf.aliasing_output = 215 : i32}, %arg216: !t3 {tf.aliasing_output = 216 : i32}, %arg217: !t0 {tf.aliasing_output = 217 : i32}, %arg218: !t2 {tf.aliasing_output = 218 : i32}, %arg219: !t0 {tf.aliasing_output = 219 : i32}, %arg220: !t2 {tf.aliasing_output = 220 : i32}, %arg221: !t6 {tf.aliasing_output = 221 : i32}, %arg222: !t4 {tf.aliasing_output = 222 : i32}, %arg223: !t0 {tf.aliasing_output = 223 : i32}, %arg224: !t0 {tf.aliasing_output = 224 : i32}, %arg225: !t0 {tf.aliasing_output = 225 : i32}, %arg226: !t0 {tf.aliasing_output = 226 : i32}, %arg227: !t0 {tf.aliasing_output = 227 : i32}, %arg228: !t5 {tf.aliasing_output = 228 : i32}, %arg229: !t0 {tf.aliasing_output = 229 : i32}, %arg230: !t2 {tf.aliasing_output = 230 : i32}, %arg231: !t0 {tf.aliasing_output = 231 : i32}, %arg232: !t3 {tf.aliasing_output = 232 : i32}, %arg233: !t0 {tf.aliasing_output = 233 : i32}, %arg234: !t2 {tf.aliasing_output = 234 : i32}, %arg235: !t0 {tf.aliasing_output = 235 : i32}, %arg236: !t2 {tf.aliasing_output = 236 : i32}, %arg237: !t6 {tf.aliasing_output = 237 : i32}, %arg238: !t4 {tf.aliasing_output = 238 : i32}, %arg239: !t0 {tf.aliasing_output = 239 : i32}, %arg240: !t0 {tf.aliasing_output = 240 : i32}, %arg241: !t0 {tf.aliasing_output = 241 : i32}, %arg242: !t0 {tf.aliasing_output = 242 : i32}, %arg243: !t0 {tf.aliasing_output = 243 : i32}, %arg244: !t5 {tf.aliasing_output = 244 : i32}, %arg245: !t0 {tf.aliasing_output = 245 : i32}, %arg246: !t2 {tf.aliasing_output = 246 : i32}, %arg247: !t0 {tf.aliasing_output = 247 : i32}, %arg248: !t3 {tf.aliasing_output = 248 : i32}, %arg249: !t0 {tf.aliasing_output = 249 : i32}, %arg250: !t2 {tf.aliasing_output = 250 : i32}, %arg251: !t0 {tf.aliasing_output = 251 : i32}, %arg252: !t2 {tf.aliasing_output = 252 : i32}, %arg253: !t6 {tf.aliasing_output = 253 : i32}, %arg254: !t4 {tf.aliasing_output = 254 : i32}, %arg255: !t0 {tf.aliasing_output = 255 : i32}, %arg256: !t0 {tf.aliasing_output = 256 : i32}, %arg257: !t0 {tf.aliasing_output = 257 : i32}, %arg258: !t0 {tf.aliasing_output = 258 : i32}, %arg259: !t0 {tf.aliasing_output = 259 : i32}, %arg260: !t5 {tf.aliasing_output = 260 : i32}, %arg261: !t0 {tf.aliasing_output = 261 : i32}, %arg262: !t2 {tf.aliasing_output = 262 : i32}, %arg263: !t0 {tf.aliasing_output = 263 : i32}, %arg264: !t3 {tf.aliasing_output = 264 : i32}, %arg265: !t0 {tf.aliasing_output = 265 : i32}, %arg266: !t2 {tf.aliasing_output = 266 : i32}, %arg267: !t0 {tf.aliasing_output = 267 : i32}, %arg268: !t2 {tf.aliasing_output = 268 : i32}, %arg269: !t6 {tf.aliasing_output = 269 : i32}, %arg270: !t4 {tf.aliasing_output = 270 : i32}, %arg271: !t0 {tf.aliasing_output = 271 : i32}, %arg272: !t0 {tf.aliasing_output = 272 : i32}, %arg273: !t0 {tf.aliasing_output = 273 : i32}, %arg274: !t0 {tf.aliasing_output = 274 : i32}, %arg275: !t0 {tf.aliasing_output = 275 : i32}, %arg276: !t5 {tf.aliasing_output = 276 : i32}, %arg277: !t0 {tf.aliasing_output = 277 : i32}, %arg278: !t2 {tf.aliasing_output = 278 : i32}, %arg279: !t0 {tf.aliasing_output = 279 : i32}, %arg280: !t3 {tf.aliasing_output = 280 : i32}, %arg281: !t0 {tf.aliasing_output = 281 : i32}, %arg282: !t2 {tf.aliasing_output = 282 : i32}, %arg283: !t0 {tf.aliasing_output = 283 : i32}, %arg284: !t2 {tf.aliasing_output = 284 : i32}, %arg285: !t6 {tf.aliasing_output = 285 : i32}, %arg286: !t4 {tf.aliasing_output = 286 : i32}, %arg287: !t0 {tf.aliasing_output = 287 : i32}, %arg288: !t0 {tf.aliasing_output = 288 : i32}, %arg289: !t0 {tf.aliasing_output = 289 : i32}, %arg290: !t0 {tf.aliasing_output = 290 : i32}, %arg291: !t0 {tf.aliasing_output = 291 : i32}, %arg292: !t5 {tf.aliasing_output = 292 : i32}, %arg293: !t0 {tf.aliasing_output = 293 : i32}, %arg294: !t2 {tf.aliasing_output = 294 : i32}, %arg295: !t0 {tf.aliasing_output = 295 : i32}, %arg296: !t3 {tf.aliasing_output = 296 : i32}, %arg297: !t0 {tf.aliasing_output = 297 : i32}, %arg298: !t2 {tf.aliasing_output = 298 : i32}, %arg299: !t0 {tf.aliasing_output = 299 : i32}, %arg300: !t2 {tf.aliasing_output = 300 : i32}, %arg301: !t6 {tf.aliasing_output = 301 : i32}, %arg302: !t4 {tf.aliasing_output = 302 : i32}, %arg303: !t0 {tf.aliasing_output = 303 : i32}, %arg304: !t0 {tf.aliasing_output = 304 : i32}, %arg305: !t0 {tf.aliasing_output = 305 : i32}, %arg306: !t0 {tf.aliasing_output = 306 : i32}, %arg307: !t0 {tf.aliasing_output = 307 : i32}, %arg308: !t5 {tf.aliasing_output = 308 : i32}, %arg309: !t0 {tf.aliasing_output = 309 : i32}, %arg310: !t2 {tf.aliasing_output = 310 : i32}, %arg311: !t0 {tf.aliasing_output = 311 : i32}, %arg312: !t3 {tf.aliasing_output = 312 : i32}, %arg313: !t0 {tf.aliasing_output = 313 : i32}, %arg314: !t2 {tf.aliasing_output = 314 : i32}, %arg315: !t0 {tf.aliasing_output = 315 : i32}, %arg316: !t2 {tf.aliasing_output = 316 : i32}, %arg317: !t6 {tf.aliasing_output = 317 : i32}, %arg318: !t4 {tf.aliasing_output = 318 : i32}, %arg319: !t0 {tf.aliasing_output = 319 : i32}, %arg320: !t0 {tf.aliasing_output = 320 : i32}, %arg321: !t0 {tf.aliasing_output = 321 : i32}, %arg322: !t0 {tf.aliasing_output = 322 : i32}, %arg323: !t0 {tf.aliasing_output = 323 : i32}, %arg324: !t5 {tf.aliasing_output = 324 : i32}, %arg325: !t0 {tf.aliasing_output = 325 : i32}, %arg326: !t2 {tf.aliasing_output = 326 : i32}, %arg327: !t0 {tf.aliasing_output = 327 : i32}, %arg328: !t3 {tf.aliasing_output = 328 : i32}, %arg329: !t0 {tf.aliasing_output = 329 : i32}, %arg330: !t2 {tf.aliasing_output = 330 : i32}, %arg331: !t0 {tf.aliasing_output = 331 : i32}, %arg332: !t2 {tf.aliasing_output = 332 : i32}, %arg333: !t6 {tf.aliasing_output = 333 : i32}, %arg334: !t4 {tf.aliasing_output = 334 : i32}, %arg335: !t0 {tf.aliasing_output = 335 : i32}, %arg336: !t0 {tf.aliasing_output = 336 : i32}, %arg337: !t0 {tf.aliasing_output = 337 : i32}, %arg338: !t0 {tf.aliasing_output = 338 : i32}, %arg339: !t0 {tf.aliasing_output = 339 : i32}, %arg340: !t5 {tf.aliasing_output = 340 : i32}, %arg341: !t0 {tf.aliasing_output = 341 : i32}, %arg342: !t2 {tf.aliasing_output = 342 : i32}, %arg343: !t0 {tf.aliasing_output = 343 : i32}, %arg344: !t3 {tf.aliasing_output = 344 : i32}, %arg345: !t0 {tf.aliasing_output = 345 : i32}, %arg346: !t2 {tf.aliasing_output = 346 : i32}, %arg347: !t0 {tf.aliasing_output = 347 : i32}, %arg348: !t2 {tf.aliasing_output = 348 : i32}, %arg349: !t6 {tf.aliasing_output = 349 : i32}, %arg350: !t4 {tf.aliasing_output = 350 : i32}, %arg351: !t0 {tf.aliasing_output = 351 : i32}, %arg352: !t0 {tf.aliasing_output = 352 : i32}, %arg353: !t0 {tf.aliasing_output = 353 : i32}, %arg354: !t0 {tf.aliasing_output = 354 : i32}, %arg355: !t0 {tf.aliasing_output = 355 : i32}, %arg356: !t5 {tf.aliasing_output = 356 : i32}, %arg357: !t0 {tf.aliasing_output = 357 : i32}, %arg358: !t2 {tf.aliasing_output = 358 : i32}, %arg359: !t0 {tf.aliasing_output = 359 : i32}, %arg360: !t3 {tf.aliasing_output = 360 : i32}, %arg361: !t0 {tf.aliasing_output = 361 : i32}, %arg362: !t2 {tf.aliasing_output = 362 : i32}, %arg363: !t0 {tf.aliasing_output = 363 : i32}, %arg364: !t2 {tf.aliasing_output = 364 : i32}, %arg365: !t6 {tf.aliasing_output = 365 : i32}, %arg366: !t4 {tf.aliasing_output = 366 : i32}, %arg367: !t0 {tf.aliasing_output = 367 : i32}, %arg368: !t0 {tf.aliasing_output = 368 : i32}, %arg369: !t0 {tf.aliasing_output = 369 : i32}, %arg370: !t0 {tf.aliasing_output = 370 : i32}, %arg371: !t0 {tf.aliasing_output = 371 : i32}, %arg372: !t5 {tf.aliasing_output = 372 : i32}, %arg373: !t0 {tf.aliasing_output = 373 : i32}, %arg374: !t2 {tf.aliasing_output = 374 : i32}, %arg375: !t0 {tf.aliasing_output = 375 : i32}, %arg376: !t3 {tf.aliasing_output = 376 : i32}, %arg377: !t0 {tf.aliasing_output = 377 : i32}, %arg378: !t2 {tf.aliasing_output = 378 : i32}, %arg379: !t0 {tf.aliasing_output = 379 : i32}, %arg380: !t2 {tf.aliasing_output = 380 : i32}, %arg381: !t6 {tf.aliasing_output = 381 : i32}, %arg382: !t4 {tf.aliasing_output = 382 : i32}, %arg383: !t0 {tf.aliasing_output = 383 : i32}, %arg384: !t0 {tf.aliasing_output = 384 : i32}, %arg385: !t0 {tf.aliasing_output = 385 : i32}, %arg386: !t0 {tf.aliasing_output = 386 : i32}, %arg387: !t0 {tf.aliasing_output = 387 : i32}, %arg388: !t5 {tf.aliasing_output = 388 : i32}, %arg389: !t21 {tf.aliasing_output = 389 : i32}, %arg390: !t17 {tf.aliasing_output = 390 : i32}, %arg391: !t0 {tf.aliasing_output = 391 : i32}, %arg392: !t12 {tf.aliasing_output = 392 : i32}, %arg393: !t22 {tf.aliasing_output = 393 : i32}, %arg394: !t0 {tf.aliasing_output = 394 : i32}, %arg395: !t0 {tf.aliasing_output = 395 : i32}, %arg396: !t0 {tf.aliasing_output = 396 : i32}, %arg397: !t12 {tf.aliasing_output = 397 : i32}, %arg398: !t0 {tf.aliasing_output = 398 : i32}, %arg399: !t0 {tf.aliasing_output = 399 : i32}, %arg400: !t18 {tf.aliasing_output = 400 : i32}, %arg401: !t19 {tf.aliasing_output = 401 : i32}, %arg402: !t15 {tf.aliasing_output = 402 : i32}, %arg403: !t0 {tf.aliasing_output = 403 : i32}, %arg404: !t2 {tf.aliasing_output = 404 : i32}, %arg405: !t0 {tf.aliasing_output = 405 : i32}, %arg406: !t3 {tf.aliasing_output = 406 : i32}, %arg407: !t0 {tf.aliasing_output = 407 : i32}, %arg408: !t2 {tf.aliasing_output = 408 : i32}, %arg409: !t0 {tf.aliasing_output = 409 : i32}, %arg410: !t2 {tf.aliasing_output = 410 : i32}, %arg411: !t6 {tf.aliasing_output = 411 : i32}, %arg412: !t4 {tf.aliasing_output = 412 : i32}, %arg413: !t0 {tf.aliasing_output = 413 : i32}, %arg414: !t0 {tf.aliasing_output = 414 : i32}, %arg415: !t0 {tf.aliasing_output = 415 : i32}, %arg416: !t0 {tf.aliasing_output = 416 : i32}, %arg417: !t0 {tf.aliasing_output = 417 : i32}, %arg418: !t5 {tf.aliasing_output = 418 : i32}, %arg419: !t0 {tf.aliasing_output = 419 : i32}, %arg420: !t2 {tf.aliasing_output = 420 : i32}, %arg421: !t0 {tf.aliasing_output = 421 : i32}, %arg422: !t3 {tf.aliasing_output = 422 : i32}, %arg423: !t0 {tf.aliasing_output = 423 : i32}, %arg424: !t2 {tf.aliasing_output = 424 : i32}, %arg425: !t0 {tf.aliasing_output = 425 : i32}, %arg426: !t2 {tf.aliasing_output = 426 : i32}, %arg427: !t6 {tf.aliasing_output = 427 : i32}, %arg428: !t4 {tf.aliasing_output = 428 : i32}, %arg429: !t0 {tf.aliasing_output = 429 : i32}, %arg430: !t0 {tf.aliasing_output = 430 : i32}, %arg431: !t0 {tf.aliasing_output = 431 : i32}, %arg432: !t0 {tf.aliasing_output = 432 : i32}, %arg433: !t0 {tf.aliasing_output = 433 : i32}, %arg434: !t5 {tf.aliasing_output = 434 : i32}, %arg435: !t0 {tf.aliasing_output = 435 : i32}, %arg436: !t2 {tf.aliasing_output = 436 : i32}, %arg437: !t0 {tf.aliasing_output = 437 : i32}, %arg438: !t3 {tf.aliasing_output = 438 : i32}, %arg439: !t0 {tf.aliasing_output = 439 : i32}, %arg440: !t2 {tf.aliasing_output = 440 : i32}, %arg441: !t0 {tf.aliasing_output = 441 : i32}, %arg442: !t2 {tf.aliasing_output = 442 : i32}, %arg443: !t6 {tf.aliasing_output = 443 : i32}, %arg444: !t4 {tf.aliasing_output = 444 : i32}, %arg445: !t0 {tf.aliasing_output = 445 : i32}, %arg446: !t0 {tf.aliasing_output = 446 : i32}, %arg447: !t0 {tf.aliasing_output = 447 : i32}, %arg448: !t0 {tf.aliasing_output = 448 : i32}, %arg449: !t0 {tf.aliasing_output = 449 : i32}, %arg450: !t5 {tf.aliasing_output = 450 : i32}, %arg451: !t0 {tf.aliasing_output = 451 : i32}, %arg452: !t2 {tf.aliasing_output = 452 : i32}, %arg453: !t0 {tf.aliasing_output = 453 : i32}, %arg454: !t3 {tf.aliasing_output = 454 : i32}, %arg455: !t0 {tf.aliasing_output = 455 : i32}, %arg456: !t2 {tf.aliasing_output = 456 : i32}, %arg457: !t0 {tf.aliasing_output = 457 : i32}, %arg458: !t2 {tf.aliasing_output = 458 : i32}, %arg459: !t6 {tf.aliasing_output = 459 : i32}, %arg460: !t4 {tf.aliasing_output = 460 : i32}, %arg461: !t0 {tf.aliasing_output = 461 : i32}, %arg462: !t0 {tf.aliasing_output = 462 : i32}, %arg463: !t0 {tf.aliasing_output = 463 : i32}, %arg464: !t0 {tf.aliasing_output = 464 : i32}, %arg465: !t0 {tf.aliasing_output = 465 : i32}, %arg466: !t5 {tf.aliasing_output = 466 : i32}, %arg467: !t0 {tf.aliasing_output = 467 : i32}, %arg468: !t2 {tf.aliasing_output = 468 : i32}, %arg469: !t0 {tf.aliasing_output = 469 : i32}, %arg470: !t3 {tf.aliasing_output = 470 : i32}, %arg471: !t0 {tf.aliasing_output = 471 : i32}, %arg472: !t2 {tf.aliasing_output = 472 : i32}, %arg473: !t0 {tf.aliasing_output = 473 : i32}, %arg474: !t2 {tf.aliasing_output = 474 : i32}, %arg475: !t6 {tf.aliasing_output = 475 : i32}, %arg476: !t4 {tf.aliasing_output = 476 : i32}, %arg477: !t0 {tf.aliasing_output = 477 : i32}, %arg478: !t0 {tf.aliasing_output = 478 : i32}, %arg479: !t0 {tf.aliasing_output = 479 : i32}, %arg480: !t0 {tf.aliasing_output = 480 : i32}, %arg481: !t0 {tf.aliasing_output = 481 : i32}, %arg482: !t5 {tf.aliasing_output = 482 : i32}, %arg483: !t0 {tf.aliasing_output = 483 : i32}, %arg484: !t2 {tf.aliasing_output = 484 : i32}, %arg485: !t0 {tf.aliasing_output = 485 : i32}, %arg486: !t3 {tf.aliasing_output = 486 : i32}, %arg487: !t0 {tf.aliasing_output = 487 : i32}, %arg488: !t2 {tf.aliasing_output = 488 : i32}, %arg489: !t0 {tf.aliasing_output = 489 : i32}, %arg490: !t2 {tf.aliasing_output = 490 : i32}, %arg491: !t6 {tf.aliasing_output = 491 : i32}, %arg492: !t4 {tf.aliasing_output = 492 : i32}, %arg493: !t0 {tf.aliasing_output = 493 : i32}, %arg494: !t0 {tf.aliasing_output = 494 : i32}, %arg495: !t0 {tf.aliasing_output = 495 : i32}, %arg496: !t0 {tf.aliasing_output = 496 : i32}, %arg497: !t0 {tf.aliasing_output = 497 : i32}, %arg498: !t5 {tf.aliasing_output = 498 : i32}, %arg499: !t0 {tf.aliasing_output = 499 : i32}, %arg500: !t2 {tf.aliasing_output = 500 : i32}, %arg501: !t0 {tf.aliasing_output = 501 : i32}, %arg502: !t3 {tf.aliasing_output = 502 : i32}, %arg503: !t0 {tf.aliasing_output = 503 : i32}, %arg504: !t2 {tf.aliasing_output = 504 : i32}, %arg505: !t0 {tf.aliasing_output = 505 : i32}, %arg506: !t2 {tf.aliasing_output = 506 : i32}, %arg507: !t6 {tf.aliasing_output = 507 : i32}, %arg508: !t4 {tf.aliasing_output = 508 : i32}, %arg509: !t0 {tf.aliasing_output = 509 : i32}, %arg510: !t0 {tf.aliasing_output = 510 : i32}, %arg511: !t0 {tf.aliasing_output = 511 : i32}, %arg512: !t0 {tf.aliasing_output = 512 : i32}, %arg513: !t0 {tf.aliasing_output = 513 : i32}, %arg514: !t5 {tf.aliasing_output = 514 : i32}, %arg515: !t0 {tf.aliasing_output = 515 : i32}, %arg516: !t2 {tf.aliasing_output = 516 : i32}, %arg517: !t0 {tf.aliasing_output = 517 : i32}, %arg518: !t3 {tf.aliasing_output = 518 : i32}, %arg519: !t0 {tf.aliasing_output = 519 : i32}, %arg520: !t2 {tf.aliasing_output = 520 : i32}, %arg521: !t0 {tf.aliasing_output = 521 : i32}, %arg522: !t2 {tf.aliasing_output = 522 : i32}, %arg523: !t6 {tf.aliasing_output = 523 : i32}, %arg524: !t4 {tf.aliasing_output = 524 : i32}, %arg525: !t0 {tf.aliasing_output = 525 : i32}, %arg526: !t0 {tf.aliasing_output = 526 : i32}, %arg527: !t0 {tf.aliasing_output = 527 : i32}, %arg528: !t0 {tf.aliasing_output = 528 : i32}, %arg529: !t0 {tf.aliasing_output = 529 : i32}, %arg530: !t5 {tf.aliasing_output = 530 : i32}, %arg531: !t0 {tf.aliasing_output = 531 : i32}, %arg532: !t2 {tf.aliasing_output = 532 : i32}, %arg533: !t0 {tf.aliasing_output = 533 : i32}, %arg534: !t3 {tf.aliasing_output = 534 : i32}, %arg535: !t0 {tf.aliasing_output = 535 : i32}, %arg536: !t2 {tf.aliasing_output = 536 : i32}, %arg537: !t0 {tf.aliasing_output = 537 : i32}, %arg538: !t2 {tf.aliasing_output = 538 : i32}, %arg539: !t6 {tf.aliasing_output = 539 : i32}, %arg540: !t4 {tf.aliasing_output = 540 : i32}, %arg541: !t0 {tf.aliasing_output = 541 : i32}, %arg542: !t0 {tf.aliasing_output = 542 : i32}, %arg543: !t0 {tf.aliasing_output = 543 : i32}, %arg544: !t0 {tf.aliasing_output = 544 : i32}, %arg545: !t0 {tf.aliasing_output = 545 : i32}, %arg546: !t5 {tf.aliasing_output = 546 : i32}, %arg547: !t0 {tf.aliasing_output = 547 : i32}, %arg548: !t2 {tf.aliasing_output = 548 : i32}, %arg549: !t0 {tf.aliasing_output = 549 : i32}, %arg550: !t3 {tf.aliasing_output = 550 : i32}, %arg551: !t0 {tf.aliasing_output = 551 : i32}, %arg552: !t2 {tf.aliasing_output = 552 : i32}, %arg553: !t0 {tf.aliasing_output = 553 : i32}, %arg554: !t2 {tf.aliasing_output = 554 : i32}, %arg555: !t6 {tf.aliasing_output = 555 : i32}, %arg556: !t4 {tf.aliasing_output = 556 : i32}, %arg557: !t0 {tf.aliasing_output = 557 : i32}, %arg558: !t0 {tf.aliasing_output = 558 : i32}, %arg559: !t0 {tf.aliasing_output = 559 : i32}, %arg560: !t0 {tf.aliasing_output = 560 : i32}, %arg561: !t0 {tf.aliasing_output = 561 : i32}, %arg562: !t5 {tf.aliasing_output = 562 : i32}, %arg563: !t0 {tf.aliasing_output = 563 : i32}, %arg564: !t2 {tf.aliasing_output = 564 : i32}, %arg565: !t0 {tf.aliasing_output = 565 : i32}, %arg566: !t3 {tf.aliasing_output = 566 : i32}, %arg567: !t0 {tf.aliasing_output = 567 : i32}, %arg568: !t2 {tf.aliasing_output = 568 : i32}, %arg569: !t0 {tf.aliasing_output = 569 : i32}, %arg570: !t2 {tf.aliasing_output = 570 : i32}, %arg571: !t6 {tf.aliasing_output = 571 : i32}, %arg572: !t4 {tf.aliasing_output = 572 : i32}, %arg573: !t0 {tf.aliasing_output = 573 : i32}, %arg574: !t0 {tf.aliasing_output = 574 : i32}, %arg575: !t0 {tf.aliasing_output = 575 : i32}, %arg576: !t0 {tf.aliasing_output = 576 : i32}, %arg577: !t0 {tf.aliasing_output = 577 : i32}, %arg578: !t5 {tf.aliasing_output = 578 : i32}, %arg579: !t0 {tf.aliasing_output = 579 : i32}, %arg580: !t2 {tf.aliasing_output = 580 : i32}, %arg581: !t0 {tf.aliasing_output = 581 : i32}, %arg582: !t3 {tf.aliasing_output = 582 : i32}, %arg583: !t0 {tf.aliasing_output = 583 : i32}, %arg584: !t2 {tf.aliasing_output = 584 : i32}, %arg585: !t0 {tf.aliasing_output = 585 : i32}, %arg586: !t2 {tf.aliasing_output = 586 : i32}, %arg587: !t6 {tf.aliasing_output = 587 : i32}, %arg588: !t4 {tf.aliasing_output = 588 : i32}, %arg589: !t0 {tf.aliasing_output = 589 : i32}, %arg590: !t0 {tf.aliasing_output = 590 : i32}, %arg591: !t0 {tf.aliasing_output = 591 : i32}, %arg592: !t0 {tf.aliasing_output = 592 : i32}, %arg593: !t0 {tf.aliasing_output = 593 : i32}, %arg594: !t5 {tf.aliasing_output = 594 : i32}, %arg595: !t0 {tf.aliasing_output = 595 : i32}, %arg596: !t2 {tf.aliasing_output = 596 : i32}, %arg597: !t0 {tf.aliasing_output = 597 : i32}, %arg598: !t3 {tf.aliasing_output = 598 : i32}, %arg599: !t0 {tf.aliasing_output = 599 : i32}, %arg600: !t2 {tf.aliasing_output = 600 : i32}, %arg601: !t0 {tf.aliasing_output = 601 : i32}, %arg602: !t2 {tf.aliasing_output = 602 : i32}, %arg603: !t6 {tf.aliasing_output = 603 : i32}, %arg604: !t4 {tf.aliasing_output = 604 : i32}, %arg605: !t0 {tf.aliasing_output = 605 : i32}, %arg606: !t0 {tf.aliasing_output = 606 : i32}, %arg607: !t0 {tf.aliasing_output = 607 : i32}, %arg608: !t0 {tf.aliasing_output = 608 : i32}, %arg609: !t0 {tf.aliasing_output = 609 : i32}, %arg610: !t5 {tf.aliasing_output = 610 : i32}, %arg611: !t0 {tf.aliasing_output = 611 : i32}, %arg612: !t2 {tf.aliasing_output = 612 : i32}, %arg613: !t0 {tf.aliasing_output = 613 : i32}, %arg614: !t3 {tf.aliasing_output = 614 : i32}, %arg615: !t0 {tf.aliasing_output = 615 : i32}, %arg616: !t2 {tf.aliasing_output = 616 : i32}, %arg617: !t0 {tf.aliasing_output = 617 : i32}, %arg618: !t2 {tf.aliasing_output = 618 : i32}, %arg619: !t6 {tf.aliasing_output = 619 : i32}, %arg620: !t4 {tf.aliasing_output = 620 : i32}, %arg621: !t0 {tf.aliasing_output = 621 : i32}, %arg622: !t0 {tf.aliasing_output = 622 : i32}, %arg623: !t0 {tf.aliasing_output = 623 : i32}, %arg624: !t0 {tf.aliasing_output = 624 : i32}, %arg625: !t0 {tf.aliasing_output = 625 : i32}, %arg626: !t5 {tf.aliasing_output = 626 : i32}, %arg627: !t0 {tf.aliasing_output = 627 : i32}, %arg628: !t2 {tf.aliasing_output = 628 : i32}, %arg629: !t0 {tf.aliasing_output = 629 : i32}, %arg630: !t3 {tf.aliasing_output = 630 : i32}, %arg631: !t0 {tf.aliasing_output = 631 : i32}, %arg632: !t2 {tf.aliasing_output = 632 : i32}, %arg633: !t0 {tf.aliasing_output = 633 : i32}, %arg634: !t2 {tf.aliasing_output = 634 : i32}, %arg635: !t6 {tf.aliasing_output = 635 : i32}, %arg636: !t4 {tf.aliasing_output = 636 : i32}, %arg637: !t0 {tf.aliasing_output = 637 : i32}, %arg638: !t0 {tf.aliasing_output = 638 : i32}, %arg639: !t0 {tf.aliasing_output = 639 : i32}, %arg640: !t0 {tf.aliasing_output = 640 : i32}, %arg641: !t0 {tf.aliasing_output = 641 : i32}, %arg642: !t5 {tf.aliasing_output = 642 : i32}, %arg643: !t0 {tf.aliasing_output = 643 : i32}, %arg644: !t2 {tf.aliasing_output = 644 : i32}, %arg645: !t0 {tf.aliasing_output = 645 : i32}, %arg646: !t3 {tf.aliasing_output = 646 : i32}, %arg647: !t0 {tf.aliasing_output = 647 : i32}, %arg648: !t2 {tf.aliasing_output = 648 : i32}, %arg649: !t0 {tf.aliasing_output = 649 : i32}, %arg650: !t2 {tf.aliasing_output = 650 : i32}, %arg651: !t6 {tf.aliasing_output = 651 : i32}, %arg652: !t4 {tf.aliasing_output = 652 : i32}, %arg653: !t0 {tf.aliasing_output = 653 : i32}, %arg654: !t0 {tf.aliasing_output = 654 : i32}, %arg655: !t0 {tf.aliasing_output = 655 : i32}, %arg656: !t0 {tf.aliasing_output = 656 : i32}, %arg657: !t0 {tf.aliasing_output = 657 : i32}, %arg658: !t5 {tf.aliasing_output = 658 : i32}, %arg659: !t0 {tf.aliasing_output = 659 : i32}, %arg660: !t2 {tf.aliasing_output = 660 : i32}, %arg661: !t0 {tf.aliasing_output = 661 : i32}, %arg662: !t3 {tf.aliasing_output = 662 : i32}, %arg663: !t0 {tf.aliasing_output = 663 : i32}, %arg664: !t2 {tf.aliasing_output = 664 : i32}, %arg665: !t0 {tf.aliasing_output = 665 : i32}, %arg666: !t2 {tf.aliasing_output = 666 : i32}, %arg667: !t6 {tf.aliasing_output = 667 : i32}, %arg668: !t4 {tf.aliasing_output = 668 : i32}, %arg669: !t0 {tf.aliasing_output = 669 : i32}, %arg670: !t0 {tf.aliasing_output = 670 : i32}, %arg671: !t0 {tf.aliasing_output = 671 : i32}, %arg672: !t0 {tf.aliasing_output = 672 : i32}, %arg673: !t0 {tf.aliasing_output = 673 : i32}, %arg674: !t5 {tf.aliasing_output = 674 : i32}, %arg675: !t0 {tf.aliasing_output = 675 : i32}, %arg676: !t2 {tf.aliasing_output = 676 : i32}, %arg677: !t0 {tf.aliasing_output = 677 : i32}, %arg678: !t3 {tf.aliasing_output = 678 : i32}, %arg679: !t0 {tf.aliasing_output = 679 : i32}, %arg680: !t2 {tf.aliasing_output = 680 : i32}, %arg681: !t0 {tf.aliasing_output = 681 : i32}, %arg682: !t2 {tf.aliasing_output = 682 : i32}, %arg683: !t6 {tf.aliasing_output = 683 : i32}, %arg684: !t4 {tf.aliasing_output = 684 : i32}, %arg685: !t0 {tf.aliasing_output = 685 : i32}, %arg686: !t0 {tf.aliasing_output = 686 : i32}, %arg687: !t0 {tf.aliasing_output = 687 : i32}, %arg688: !t0 {tf.aliasing_output = 688 : i32}, %arg689: !t0 {tf.aliasing_output = 689 : i32}, %arg690: !t5 {tf.aliasing_output = 690 : i32}, %arg691: !t0 {tf.aliasing_output = 691 : i32}, %arg692: !t2 {tf.aliasing_output = 692 : i32}, %arg693: !t0 {tf.aliasing_output = 693 : i32}, %arg694: !t3 {tf.aliasing_output = 694 : i32}, %arg695: !t0 {tf.aliasing_output = 695 : i32}, %arg696: !t2 {tf.aliasing_output = 696 : i32}, %arg697: !t0 {tf.aliasing_output = 697 : i32}, %arg698: !t2 {tf.aliasing_output = 698 : i32}, %arg699: !t6 {tf.aliasing_output = 699 : i32}, %arg700: !t4 {tf.aliasing_output = 700 : i32}, %arg701: !t0 {tf.aliasing_output = 701 : i32}, %arg702: !t0 {tf.aliasing_output = 702 : i32}, %arg703: !t0 {tf.aliasing_output = 703 : i32}, %arg704: !t0 {tf.aliasing_output = 704 : i32}, %arg705: !t0 {tf.aliasing_output = 705 : i32}, %arg706: !t5 {tf.aliasing_output = 706 : i32}, %arg707: !t0 {tf.aliasing_output = 707 : i32}, %arg708: !t2 {tf.aliasing_output = 708 : i32}, %arg709: !t0 {tf.aliasing_output = 709 : i32}, %arg710: !t3 {tf.aliasing_output = 710 : i32}, %arg711: !t0 {tf.aliasing_output = 711 : i32}, %arg712: !t2 {tf.aliasing_output = 712 : i32}, %arg713: !t0 {tf.aliasing_output = 713 : i32}, %arg714: !t2 {tf.aliasing_output = 714 : i32}, %arg715: !t6 {tf.aliasing_output = 715 : i32}, %arg716: !t4 {tf.aliasing_output = 716 : i32}, %arg717: !t0 {tf.aliasing_output = 717 : i32}, %arg718: !t0 {tf.aliasing_output = 718 : i32}, %arg719: !t0 {tf.aliasing_output = 719 : i32}, %arg720: !t0 {tf.aliasing_output = 720 : i32}, %arg721: !t0 {tf.aliasing_output = 721 : i32}, %arg722: !t5 {tf.aliasing_output = 722 : i32}, %arg723: !t0 {tf.aliasing_output = 723 : i32}, %arg724: !t2 {tf.aliasing_output = 724 : i32}, %arg725: !t0 {tf.aliasing_output = 725 : i32}, %arg726: !t3 {tf.aliasing_output = 726 : i32}, %arg727: !t0 {tf.aliasing_output = 727 : i32}, %arg728: !t2 {tf.aliasing_output = 728 : i32}, %arg729: !t0 {tf.aliasing_output = 729 : i32}, %arg730: !t2 {tf.aliasing_output = 730 : i32}, %arg731: !t6 {tf.aliasing_output = 731 : i32}, %arg732: !t4 {tf.aliasing_output = 732 : i32}, %arg733: !t0 {tf.aliasing_output = 733 : i32}, %arg734: !t0 {tf.aliasing_output = 734 : i32}, %arg735: !t0 {tf.aliasing_output = 735 : i32}, %arg736: !t0 {tf.aliasing_output = 736 : i32}, %arg737: !t0 {tf.aliasing_output = 737 : i32}, %arg738: !t5 {tf.aliasing_output = 738 : i32}, %arg739: !t0 {tf.aliasing_output = 739 : i32}, %arg740: !t2 {tf.aliasing_output = 740 : i32}, %arg741: !t0 {tf.aliasing_output = 741 : i32}, %arg742: !t3 {tf.aliasing_output = 742 : i32}, %arg743: !t0 {tf.aliasing_output = 743 : i32}, %arg744: !t2 {tf.aliasing_output = 744 : i32}, %arg745: !t0 {tf.aliasing_output = 745 : i32}, %arg746: !t2 {tf.aliasing_output = 746 : i32}, %arg747: !t6 {tf.aliasing_output = 747 : i32}, %arg748: !t4 {tf.aliasing_output = 748 : i32}, %arg749: !t0 {tf.aliasing_output = 749 : i32}, %arg750: !t0 {tf.aliasing_output = 750 : i32}, %arg751: !t0 {tf.aliasing_output = 751 : i32}, %arg752: !t0 {tf.aliasing_output = 752 : i32}, %arg753: !t0 {tf.aliasing_output = 753 : i32}, %arg754: !t5 {tf.aliasing_output = 754 : i32}, %arg755: !t0 {tf.aliasing_output = 755 : i32}, %arg756: !t2 {tf.aliasing_output = 756 : i32}, %arg757: !t0 {tf.aliasing_output = 757 : i32}, %arg758: !t3 {tf.aliasing_output = 758 : i32}, %arg759: !t0 {tf.aliasing_output = 759 : i32}, %arg760: !t2 {tf.aliasing_output = 760 : i32}, %arg761: !t0 {tf.aliasing_output = 761 : i32}, %arg762: !t2 {tf.aliasing_output = 762 : i32}, %arg763: !t6 {tf.aliasing_output = 763 : i32}, %arg764: !t4 {tf.aliasing_output = 764 : i32}, %arg765: !t0 {tf.aliasing_output = 765 : i32}, %arg766: !t0 {tf.aliasing_output = 766 : i32}, %arg767: !t0 {tf.aliasing_output = 767 : i32}, %arg768: !t0 {tf.aliasing_output = 768 : i32}, %arg769: !t0 {tf.aliasing_output = 769 : i32}, %arg770: !t5 {tf.aliasing_output = 770 : i32}, %arg771: !t0 {tf.aliasing_output = 771 : i32}, %arg772: !t2 {tf.aliasing_output = 772 : i32}, %arg773: !t0 {tf.aliasing_output = 773 : i32}, %arg774: !t3 {tf.aliasing_output = 774 : i32}, %arg775: !t0 {tf.aliasing_output = 775 : i32}, %arg776: !t2 {tf.aliasing_output = 776 : i32}, %arg777: !t0 {tf.aliasing_output = 777 : i32}, %arg778: !t2 {tf.aliasing_output = 778 : i32}, %arg779: !t6 {tf.aliasing_output = 779 : i32}, %arg780: !t4 {tf.aliasing_output = 780 : i32}, %arg781: !t0 {tf.aliasing_output = 781 : i32}, %arg782: !t0 {tf.aliasing_output = 782 : i32}, %arg783: !t0 {tf.aliasing_output = 783 : i32}, %arg784: !t0 {tf.aliasing_output = 784 : i32}, %arg785: !t0 {tf.aliasing_output = 785 : i32}, %arg786: !t5 {tf.aliasing_output = 786 : i32}, %arg787: !t21 {tf.aliasing_output = 787 : i32}, %arg788: !t17 {tf.aliasing_output = 788 : i32}, %arg789: !t0 {tf.aliasing_output = 789 : i32}, %arg790: !t12 {tf.aliasing_output = 790 : i32}, %arg791: !t22 {tf.aliasing_output = 791 : i32}, %arg792: !t0 {tf.aliasing_output = 792 : i32}, %arg793: !t0 {tf.aliasing_output = 793 : i32}, %arg794: !t0 {tf.aliasing_output = 794 : i32}, %arg795: !t12 {tf.aliasing_output = 795 : i32}, %arg796: !t27 {tf.aliasing_output = 796 : i32}, %arg797: !t0 {tf.aliasing_output = 797 : i32}, %arg798: !t0 {tf.aliasing_output = 798 : i32}, %arg799: !t18 {tf.aliasing_output = 799 : i32}, %arg800: !t19 {tf.aliasing_output = 800 : i32}, %arg801: !t15 {tf.aliasing_output = 801 : i32}, %arg802: !t0 {tf.aliasing_output = 802 : i32}, %arg803: !t2 {tf.aliasing_output = 803 : i32}, %arg804: !t0 {tf.aliasing_output = 804 : i32}, %arg805: !t3 {tf.aliasing_output = 805 : i32}, %arg806: !t0 {tf.aliasing_output = 806 : i32}, %arg807: !t2 {tf.aliasing_output = 807 : i32}, %arg808: !t0 {tf.aliasing_output = 808 : i32}, %arg809: !t2 {tf.aliasing_output = 809 : i32}, %arg810: !t6 {tf.aliasing_output = 810 : i32}, %arg811: !t4 {tf.aliasing_output = 811 : i32}, %arg812: !t0 {tf.aliasing_output = 812 : i32}, %arg813: !t0 {tf.aliasing_output = 813 : i32}, %arg814: !t0 {tf.aliasing_output = 814 : i32}, %arg815: !t0 {tf.aliasing_output = 815 : i32}, %arg816: !t0 {tf.aliasing_output = 816 : i32}, %arg817: !t5 {tf.aliasing_output = 817 : i32}, %arg818: !t0 {tf.aliasing_output = 818 : i32}, %arg819: !t2 {tf.aliasing_output = 819 : i32}, %arg820: !t0 {tf.aliasing_output = 820 : i32}, %arg821: !t3 {tf.aliasing_output = 821 : i32}, %arg822: !t0 {tf.aliasing_output = 822 : i32}, %arg823: !t2 {tf.aliasing_output = 823 : i32}, %arg824: !t0 {tf.aliasing_output = 824 : i32}, %arg825: !t2 {tf.aliasing_output = 825 : i32}, %arg826: !t6 {tf.aliasing_output = 826 : i32}, %arg827: !t4 {tf.aliasing_output = 827 : i32}, %arg828: !t0 {tf.aliasing_output = 828 : i32}, %arg829: !t0 {tf.aliasing_output = 829 : i32}, %arg830: !t0 {tf.aliasing_output = 830 : i32}, %arg831: !t0 {tf.aliasing_output = 831 : i32}, %arg832: !t0 {tf.aliasing_output = 832 : i32}, %arg833: !t5 {tf.aliasing_output = 833 : i32}, %arg834: !t0 {tf.aliasing_output = 834 : i32}, %arg835: !t2 {tf.aliasing_output = 835 : i32}, %arg836: !t0 {tf.aliasing_output = 836 : i32}, %arg837: !t3 {tf.aliasing_output = 837 : i32}, %arg838: !t0 {tf.aliasing_output = 838 : i32}, %arg839: !t2 {tf.aliasing_output = 839 : i32}, %arg840: !t0 {tf.aliasing_output = 840 : i32}, %arg841: !t2 {tf.aliasing_output = 841 : i32}, %arg842: !t6 {tf.aliasing_output = 842 : i32}, %arg843: !t4 {tf.aliasing_output = 843 : i32}, %arg844: !t0 {tf.aliasing_output = 844 : i32}, %arg845: !t0 {tf.aliasing_output = 845 : i32}, %arg846: !t0 {tf.aliasing_output = 846 : i32}, %arg847: !t0 {tf.aliasing_output = 847 : i32}, %arg848: !t0 {tf.aliasing_output = 848 : i32}, %arg849: !t5 {tf.aliasing_output = 849 : i32}, %arg850: !t0 {tf.aliasing_output = 850 : i32}, %arg851: !t2 {tf.aliasing_output = 851 : i32}, %arg852: !t0 {tf.aliasing_output = 852 : i32}, %arg853: !t3 {tf.aliasing_output = 853 : i32}, %arg854: !t0 {tf.aliasing_output = 854 : i32}, %arg855: !t2 {tf.aliasing_output = 855 : i32}, %arg856: !t0 {tf.aliasing_output = 856 : i32}, %arg857: !t2 {tf.aliasing_output = 857 : i32}, %arg858: !t6 {tf.aliasing_output = 858 : i32}, %arg859: !t4 {tf.aliasing_output = 859 : i32}, %arg860: !t0 {tf.aliasing_output = 860 : i32}, %arg861: !t0 {tf.aliasing_output = 861 : i32}, %arg862: !t0 {tf.aliasing_output = 862 : i32}, %arg863: !t0 {tf.aliasing_output = 863 : i32}, %arg864: !t0 {tf.aliasing_output = 864 : i32}, %arg865: !t5 {tf.aliasing_output = 865 : i32}, %arg866: !t0 {tf.aliasing_output = 866 : i32}, %arg867: !t2 {tf.aliasing_output = 867 : i32}, %arg868: !t0 {tf.aliasing_output = 868 : i32}, %arg869: !t3 {tf.aliasing_output = 869 : i32}, %arg870: !t0 {tf.aliasing_output = 870 : i32}, %arg871: !t2 {tf.aliasing_output = 871 : i32}, %arg872: !t0 {tf.aliasing_output = 872 : i32}, %arg873: !t2 {tf.aliasing_output = 873 : i32}, %arg874: !t6 {tf.aliasing_output = 874 : i32}, %arg875: !t4 {tf.aliasing_output = 875 : i32}, %arg876: !t0 {tf.aliasing_output = 876 : i32}, %arg877: !t0 {tf.aliasing_output = 877 : i32}, %arg878: !t0 {tf.aliasing_output = 878 : i32}, %arg879: !t0 {tf.aliasing_output = 879 : i32}, %arg880: !t0 {tf.aliasing_output = 880 : i32}, %arg881: !t5 {tf.aliasing_output = 881 : i32}, %arg882: !t0 {tf.aliasing_output = 882 : i32}, %arg883: !t2 {tf.aliasing_output = 883 : i32}, %arg884: !t0 {tf.aliasing_output = 884 : i32}, %arg885: !t3 {tf.aliasing_output = 885 : i32}, %arg886: !t0 {tf.aliasing_output = 886 : i32}, %arg887: !t2 {tf.aliasing_output = 887 : i32}, %arg888: !t0 {tf.aliasing_output = 888 : i32}, %arg889: !t2 {tf.aliasing_output = 889 : i32}, %arg890: !t6 {tf.aliasing_output = 890 : i32}, %arg891: !t4 {tf.aliasing_output = 891 : i32}, %arg892: !t0 {tf.aliasing_output = 892 : i32}, %arg893: !t0 {tf.aliasing_output = 893 : i32}, %arg894: !t0 {tf.aliasing_output = 894 : i32}, %arg895: !t0 {tf.aliasing_output = 895 : i32}, %arg896: !t0 {tf.aliasing_output = 896 : i32}, %arg897: !t5 {tf.aliasing_output = 897 : i32}, %arg898: !t0 {tf.aliasing_output = 898 : i32}, %arg899: !t2 {tf.aliasing_output = 899 : i32}, %arg900: !t0 {tf.aliasing_output = 900 : i32}, %arg901: !t3 {tf.aliasing_output = 901 : i32}, %arg902: !t0 {tf.aliasing_output = 902 : i32}, %arg903: !t2 {tf.aliasing_output = 903 : i32}, %arg904: !t0 {tf.aliasing_output = 904 : i32}, %arg905: !t2 {tf.aliasing_output = 905 : i32}, %arg906: !t6 {tf.aliasing_output = 906 : i32}, %arg907: !t4 {tf.aliasing_output = 907 : i32}, %arg908: !t0 {tf.aliasing_output = 908 : i32}, %arg909: !t0 {tf.aliasing_output = 909 : i32}, %arg910: !t0 {tf.aliasing_output = 910 : i32}, %arg911: !t0 {tf.aliasing_output = 911 : i32}, %arg912: !t0 {tf.aliasing_output = 912 : i32}, %arg913: !t5 {tf.aliasing_output = 913 : i32}, %arg914: !t0 {tf.aliasing_output = 914 : i32}, %arg915: !t2 {tf.aliasing_output = 915 : i32}, %arg916: !t0 {tf.aliasing_output = 916 : i32}, %arg917: !t3 {tf.aliasing_output = 917 : i32}, %arg918: !t0 {tf.aliasing_output = 918 : i32}, %arg919: !t2 {tf.aliasing_output = 919 : i32}, %arg920: !t0 {tf.aliasing_output = 920 : i32}, %arg921: !t2 {tf.aliasing_output = 921 : i32}, %arg922: !t6 {tf.aliasing_output = 922 : i32}, %arg923: !t4 {tf.aliasing_output = 923 : i32}, %arg924: !t0 {tf.aliasing_output = 924 : i32}, %arg925: !t0 {tf.aliasing_output = 925 : i32}, %arg926: !t0 {tf.aliasing_output = 926 : i32}, %arg927: !t0 {tf.aliasing_output = 927 : i32}, %arg928: !t0 {tf.aliasing_output = 928 : i32}, %arg929: !t5 {tf.aliasing_output = 929 : i32}, %arg930: !t0 {tf.aliasing_output = 930 : i32}, %arg931: !t2 {tf.aliasing_output = 931 : i32}, %arg932: !t0 {tf.aliasing_output = 932 : i32}, %arg933: !t3 {tf.aliasing_output = 933 : i32}, %arg934: !t0 {tf.aliasing_output = 934 : i32}, %arg935: !t2 {tf.aliasing_output = 935 : i32}, %arg936: !t0 {tf.aliasing_output = 936 : i32}, %arg937: !t2 {tf.aliasing_output = 937 : i32}, %arg938: !t6 {tf.aliasing_output = 938 : i32}, %arg939: !t4 {tf.aliasing_output = 939 : i32}, %arg940: !t0 {tf.aliasing_output = 940 : i32}, %arg941: !t0 {tf.aliasing_output = 941 : i32}, %arg942: !t0 {tf.aliasing_output = 942 : i32}, %arg943: !t0 {tf.aliasing_output = 943 : i32}, %arg944: !t0 {tf.aliasing_output = 944 : i32}, %arg945: !t5 {tf.aliasing_output = 945 : i32}, %arg946: !t0 {tf.aliasing_output = 946 : i32}, %arg947: !t2 {tf.aliasing_output = 947 : i32}, %arg948: !t0 {tf.aliasing_output = 948 : i32}, %arg949: !t3 {tf.aliasing_output = 949 : i32}, %arg950: !t0 {tf.aliasing_output = 950 : i32}, %arg951: !t2 {tf.aliasing_output = 951 : i32}, %arg952: !t0 {tf.aliasing_output = 952 : i32}, %arg953: !t2 {tf.aliasing_output = 953 : i32}, %arg954: !t6 {tf.aliasing_output = 954 : i32}, %arg955: !t4 {tf.aliasing_output = 955 : i32}, %arg956: !t0 {tf.aliasing_output = 956 : i32}, %arg957: !t0 {tf.aliasing_output = 957 : i32}, %arg958: !t0 {tf.aliasing_output = 958 : i32}, %arg959: !t0 {tf.aliasing_output = 959 : i32}, %arg960: !t0 {tf.aliasing_output = 960 : i32}, %arg961: !t5 {tf.aliasing_output = 961 : i32}, %arg962: !t0 {tf.aliasing_output = 962 : i32}, %arg963: !t2 {tf.aliasing_output = 963 : i32}, %arg964: !t0 {tf.aliasing_output = 964 : i32}, %arg965: !t3 {tf.aliasing_output = 965 : i32}, %arg966: !t0 {tf.aliasing_output = 966 : i32}, %arg967: !t2 {tf.aliasing_output = 967 : i32}, %arg968: !t0 {tf.aliasing_output = 968 : i32}, %arg969: !t2 {tf.aliasing_output = 969 : i32}, %arg970: !t6 {tf.aliasing_output = 970 : i32}, %arg971: !t4 {tf.aliasing_output = 971 : i32}, %arg972: !t0 {tf.aliasing_output = 972 : i32}, %arg973: !t0 {tf.aliasing_output = 973 : i32}, %arg974: !t0 {tf.aliasing_output = 974 : i32}, %arg975: !t0 {tf.aliasing_output = 975 : i32}, %arg976: !t0 {tf.aliasing_output = 976 : i32}, %arg977: !t5 {tf.aliasing_output = 977 : i32}, %arg978: !t0 {tf.aliasing_output = 978 : i32}, %arg979: !t2 {tf.aliasing_output = 979 : i32}, %arg980: !t0 {tf.aliasing_output = 980 : i32}, %arg981: !t3 {tf.aliasing_output = 981 : i32}, %arg982: !t0 {tf.aliasing_output = 982 : i32}, %arg983: !t2 {tf.aliasing_output = 983 : i32}, %arg984: !t0 {tf.aliasing_output = 984 : i32}, %arg985: !t2 {tf.aliasing_output = 985 : i32}, %arg986: !t6 {tf.aliasing_output = 986 : i32}, %arg987: !t4 {tf.aliasing_output = 987 : i32}, %arg988: !t0 {tf.aliasing_output = 988 : i32}, %arg989: !t0 {tf.aliasing_output = 989 : i32}, %arg990: !t0 {tf.aliasing_output = 990 : i32}, %arg991: !t0 {tf.aliasing_output = 991 : i32}, %arg992: !t0 {tf.aliasing_output = 992 : i32}, %arg993: !t5 {tf.aliasing_output = 993 : i32}, %arg994: !t0 {tf.aliasing_output = 994 : i32}, %arg995: !t2 {tf.aliasing_output = 995 : i32}, %arg996: !t0 {tf.aliasing_output = 996 : i32}, %arg997: !t3 {tf.aliasing_output = 997 : i32}, %arg998: !t0 {tf.aliasing_output = 998 : i32}, %arg999: !t2 {tf.aliasing_output = 999 : i32}, %arg1000: !t0 {tf.aliasing_output = 1000 : i32}, %arg1001: !t2 {tf.aliasing_output = 1001 : i32}, %arg1002: !t6 {tf.aliasing_output = 1002 : i32}, %arg1003: !t4 {tf.aliasing_output = 1003 : i32}, %arg1004: !t0 {tf.aliasing_output = 1004 : i32}, %arg1005: !t0 {tf.aliasing_output = 1005 : i32}, %arg1006: !t0 {tf.aliasing_output = 1006 : i32}, %arg1007: !t0 {tf.aliasing_output = 1007 : i32}, %arg1008: !t0 {tf.aliasing_output = 1008 : i32}, %arg1009: !t5 {tf.aliasing_output = 1009 : i32}, %arg1010: !t0 {tf.aliasing_output = 1010 : i32}, %arg1011: !t2 {tf.aliasing_output = 1011 : i32}, %arg1012: !t0 {tf.aliasing_output = 1012 : i32}, %arg1013: !t3 {tf.aliasing_output = 1013 : i32}, %arg1014: !t0 {tf.aliasing_output = 1014 : i32}, %arg1015: !t2 {tf.aliasing_output = 1015 : i32}, %arg1016: !t0 {tf.aliasing_output = 1016 : i32}, %arg1017: !t2 {tf.aliasing_output = 1017 : i32}, %arg1018: !t6 {tf.aliasing_output = 1018 : i32}, %arg1019: !t4 {tf.aliasing_output = 1019 : i32}, %arg1020: !t0 {tf.aliasing_output = 1020 : i32}, %arg1021: !t0 {tf.aliasing_output = 1021 : i32}, %arg1022: !t0 {tf.aliasing_output = 1022 : i32}, %arg1023: !t0 {tf.aliasing_output = 1023 : i32}, %arg1024: !t0 {tf.aliasing_output = 1024 : i32}, %arg1025: !t5 {tf.aliasing_output = 1025 : i32}, %arg1026: !t0 {tf.aliasing_output = 1026 : i32}, %arg1027: !t2 {tf.aliasing_output = 1027 : i32}, %arg1028: !t0 {tf.aliasing_output = 1028 : i32}, %arg1029: !t3 {tf.aliasing_output = 1029 : i32}, %arg1030: !t0 {tf.aliasing_output = 1030 : i32}, %arg1031: !t2 {tf.aliasing_output = 1031 : i32}, %arg1032: !t0 {tf.aliasing_output = 1032 : i32}, %arg1033: !t2 {tf.aliasing_output = 1033 : i32}, %arg1034: !t6 {tf.aliasing_output = 1034 : i32}, %arg1035: !t4 {tf.aliasing_output = 1035 : i32}, %arg1036: !t0 {tf.aliasing_output = 1036 : i32}, %arg1037: !t0 {tf.aliasing_output = 1037 : i32}, %arg1038: !t0 {tf.aliasing_output = 1038 : i32}, %arg1039: !t0 {tf.aliasing_output = 1039 : i32}, %arg1040: !t0 {tf.aliasing_output = 1040 : i32}, %arg1041: !t5 {tf.aliasing_output = 1041 : i32}, %arg1042: !t0 {tf.aliasing_output = 1042 : i32}, %arg1043: !t2 {tf.aliasing_output = 1043 : i32}, %arg1044: !t0 {tf.aliasing_output = 1044 : i32}, %arg1045: !t3 {tf.aliasing_output = 1045 : i32}, %arg1046: !t0 {tf.aliasing_output = 1046 : i32}, %arg1047: !t2 {tf.aliasing_output = 1047 : i32}, %arg1048: !t0 {tf.aliasing_output = 1048 : i32}, %arg1049: !t2 {tf.aliasing_output = 1049 : i32}, %arg1050: !t6 {tf.aliasing_output = 1050 : i32}, %arg1051: !t4 {tf.aliasing_output = 1051 : i32}, %arg1052: !t0 {tf.aliasing_output = 1052 : i32}, %arg1053: !t0 {tf.aliasing_output = 1053 : i32}, %arg1054: !t0 {tf.aliasing_output = 1054 : i32}, %arg1055: !t0 {tf.aliasing_output = 1055 : i32}, %arg1056: !t0 {tf.aliasing_output = 1056 : i32}, %arg1057: !t5 {tf.aliasing_output = 1057 : i32}, %arg1058: !t0 {tf.aliasing_output = 1058 : i32}, %arg1059: !t2 {tf.aliasing_output = 1059 : i32}, %arg1060: !t0 {tf.aliasing_output = 1060 : i32}, %arg1061: !t3 {tf.aliasing_output = 1061 : i32}, %arg1062: !t0 {tf.aliasing_output = 1062 : i32}, %arg1063: !t2 {tf.aliasing_output = 1063 : i32}, %arg1064: !t0 {tf.aliasing_output = 1064 : i32}, %arg1065: !t2 {tf.aliasing_output = 1065 : i32}, %arg1066: !t6 {tf.aliasing_output = 1066 : i32}, %arg1067: !t4 {tf.aliasing_output = 1067 : i32}, %arg1068: !t0 {tf.aliasing_output = 1068 : i32}, %arg1069: !t0 {tf.aliasing_output = 1069 : i32}, %arg1070: !t0 {tf.aliasing_output = 1070 : i32}, %arg1071: !t0 {tf.aliasing_output = 1071 : i32}, %arg1072: !t0 {tf.aliasing_output = 1072 : i32}, %arg1073: !t5 {tf.aliasing_output = 1073 : i32}, %arg1074: !t0 {tf.aliasing_output = 1074 : i32}, %arg1075: !t2 {tf.aliasing_output = 1075 : i32}, %arg1076: !t0 {tf.aliasing_output = 1076 : i32}, %arg1077: !t3 {tf.aliasing_output = 1077 : i32}, %arg1078: !t0 {tf.aliasing_output = 1078 : i32}, %arg1079: !t2 {tf.aliasing_output = 1079 : i32}, %arg1080: !t0 {tf.aliasing_output = 1080 : i32}, %arg1081: !t2 {tf.aliasing_output = 1081 : i32}, %arg1082: !t6 {tf.aliasing_output = 1082 : i32}, %arg1083: !t4 {tf.aliasing_output = 1083 : i32}, %arg1084: !t0 {tf.aliasing_output = 1084 : i32}, %arg1085: !t0 {tf.aliasing_output = 1085 : i32}, %arg1086: !t0 {tf.aliasing_output = 1086 : i32}, %arg1087: !t0 {tf.aliasing_output = 1087 : i32}, %arg1088: !t0 {tf.aliasing_output = 1088 : i32}, %arg1089: !t5 {tf.aliasing_output = 1089 : i32}, %arg1090: !t0 {tf.aliasing_output = 1090 : i32}, %arg1091: !t2 {tf.aliasing_output = 1091 : i32}, %arg1092: !t0 {tf.aliasing_output = 1092 : i32}, %arg1093: !t3 {tf.aliasing_output = 1093 : i32}, %arg1094: !t0 {tf.aliasing_output = 1094 : i32}, %arg1095: !t2 {tf.aliasing_output = 1095 : i32}, %arg1096: !t0 {tf.aliasing_output = 1096 : i32}, %arg1097: !t2 {tf.aliasing_output = 1097 : i32}, %arg1098: !t6 {tf.aliasing_output = 1098 : i32}, %arg1099: !t4 {tf.aliasing_output = 1099 : i32}, %arg1100: !t0 {tf.aliasing_output = 1100 : i32}, %arg1101: !t0 {tf.aliasing_output = 1101 : i32}, %arg1102: !t0 {tf.aliasing_output = 1102 : i32}, %arg1103: !t0 {tf.aliasing_output = 1103 : i32}, %arg1104: !t0 {tf.aliasing_output = 1104 : i32}, %arg1105: !t5 {tf.aliasing_output = 1105 : i32}, %arg1106: !t0 {tf.aliasing_output = 1106 : i32}, %arg1107: !t2 {tf.aliasing_output = 1107 : i32}, %arg1108: !t0 {tf.aliasing_output = 1108 : i32}, %arg1109: !t3 {tf.aliasing_output = 1109 : i32}, %arg1110: !t0 {tf.aliasing_output = 1110 : i32}, %arg1111: !t2 {tf.aliasing_output = 1111 : i32}, %arg1112: !t0 {tf.aliasing_output = 1112 : i32}, %arg1113: !t2 {tf.aliasing_output = 1113 : i32}, %arg1114: !t6 {tf.aliasing_output = 1114 : i32}, %arg1115: !t4 {tf.aliasing_output = 1115 : i32}, %arg1116: !t0 {tf.aliasing_output = 1116 : i32}, %arg1117: !t0 {tf.aliasing_output = 1117 : i32}, %arg1118: !t0 {tf.aliasing_output = 1118 : i32}, %arg1119: !t0 {tf.aliasing_output = 1119 : i32}, %arg1120: !t0 {tf.aliasing_output = 1120 : i32}, %arg1121: !t5 {tf.aliasing_output = 1121 : i32}, %arg1122: !t0 {tf.aliasing_output = 1122 : i32}, %arg1123: !t2 {tf.aliasing_output = 1123 : i32}, %arg1124: !t0 {tf.aliasing_output = 1124 : i32}, %arg1125: !t3 {tf.aliasing_output = 1125 : i32}, %arg1126: !t0 {tf.aliasing_output = 1126 : i32}, %arg1127: !t2 {tf.aliasing_output = 1127 : i32}, %arg1128: !t0 {tf.aliasing_output = 1128 : i32}, %arg1129: !t2 {tf.aliasing_output = 1129 : i32}, %arg1130: !t6 {tf.aliasing_output = 1130 : i32}, %arg1131: !t4 {tf.aliasing_output = 1131 : i32}, %arg1132: !t0 {tf.aliasing_output = 1132 : i32}, %arg1133: !t0 {tf.aliasing_output = 1133 : i32}, %arg1134: !t0 {tf.aliasing_output = 1134 : i32}, %arg1135: !t0 {tf.aliasing_output = 1135 : i32}, %arg1136: !t0 {tf.aliasing_output = 1136 : i32}, %arg1137: !t5 {tf.aliasing_output = 1137 : i32}, %arg1138: !t0 {tf.aliasing_output = 1138 : i32}, %arg1139: !t2 {tf.aliasing_output = 1139 : i32}, %arg1140: !t0 {tf.aliasing_output = 1140 : i32}, %arg1141: !t3 {tf.aliasing_output = 1141 : i32}, %arg1142: !t0 {tf.aliasing_output = 1142 : i32}, %arg1143: !t2 {tf.aliasing_output = 1143 : i32}, %arg1144: !t0 {tf.aliasing_output = 1144 : i32}, %arg1145: !t2 {tf.aliasing_output = 1145 : i32}, %arg1146: !t6 {tf.aliasing_output = 1146 : i32}, %arg1147: !t4 {tf.aliasing_output = 1147 : i32}, %arg1148: !t0 {tf.aliasing_output = 1148 : i32}, %arg1149: !t0 {tf.aliasing_output = 1149 : i32}, %arg1150: !t0 {tf.aliasing_output = 1150 : i32}, %arg1151: !t0 {tf.aliasing_output = 1151 : i32}, %arg1152: !t0 {tf.aliasing_output = 1152 : i32}, %arg1153: !t5 {tf.aliasing_output = 1153 : i32}, %arg1154: !t0 {tf.aliasing_output = 1154 : i32}, %arg1155: !t2 {tf.aliasing_output = 1155 : i32}, %arg1156: !t0 {tf.aliasing_output = 1156 : i32}, %arg1157: !t3 {tf.aliasing_output = 1157 : i32}, %arg1158: !t0 {tf.aliasing_output = 1158 : i32}, %arg1159: !t2 {tf.aliasing_output = 1159 : i32}, %arg1160: !t0 {tf.aliasing_output = 1160 : i32}, %arg1161: !t2 {tf.aliasing_output = 1161 : i32}, %arg1162: !t6 {tf.aliasing_output = 1162 : i32}, %arg1163: !t4 {tf.aliasing_output = 1163 : i32}, %arg1164: !t0 {tf.aliasing_output = 1164 : i32}, %arg1165: !t0 {tf.aliasing_output = 1165 : i32}, %arg1166: !t0 {tf.aliasing_output = 1166 : i32}, %arg1167: !t0 {tf.aliasing_output = 1167 : i32}, %arg1168: !t0 {tf.aliasing_output = 1168 : i32}, %arg1169: !t5 {tf.aliasing_output = 1169 : i32}, %arg1170: !t0 {tf.aliasing_output = 1170 : i32}, %arg1171: !t2 {tf.aliasing_output = 1171 : i32}, %arg1172: !t0 {tf.aliasing_output = 1172 : i32}, %arg1173: !t3 {tf.aliasing_output = 1173 : i32}, %arg1174: !t0 {tf.aliasing_output = 1174 : i32}, %arg1175: !t2 {tf.aliasing_output = 1175 : i32}, %arg1176: !t0 {tf.aliasing_output = 1176 : i32}, %arg1177: !t2 {tf.aliasing_output = 1177 : i32}, %arg1178: !t6 {tf.aliasing_output = 1178 : i32}, %arg1179: !t4 {tf.aliasing_output = 1179 : i32}, %arg1180: !t0 {tf.aliasing_output = 1180 : i32}, %arg1181: !t0 {tf.aliasing_output = 1181 : i32}, %arg1182: !t0 {tf.aliasing_output = 1182 : i32}, %arg1183: !t0 {tf.aliasing_output = 1183 : i32}, %arg1184: !t0 {tf.aliasing_output = 1184 : i32}, %arg1185: !t5 {tf.aliasing_output = 1185 : i32}, %arg1186: !t21 {tf.aliasing_output = 1186 : i32}, %arg1187: !t17 {tf.aliasing_output = 1187 : i32}, %arg1188: !t0 {tf.aliasing_output = 1188 : i32}, %arg1189: !t12 {tf.aliasing_output = 1189 : i32}, %arg1190: !t22 {tf.aliasing_output = 1190 : i32}, %arg1191: !t0 {tf.aliasing_output = 1191 : i32}, %arg1192: !t0 {tf.aliasing_output = 1192 : i32}, %arg1193: !t0 {tf.aliasing_output = 1193 : i32}, %arg1194: !t12 {tf.aliasing_output = 1194 : i32}, %learning_rate: !t1, %tokens: !t28, %mask: !t28, %segments: !t28, %positions: !t37, %targets: !t37, %weights: !t16, %following: !t47) -> (!t0 {jax.result_info = "result[0]['embeddings']['norm']['offset']"}, !t0 {jax.result_info = "result[0]['embeddings']['norm']['scale']"}, !t18 {jax.result_info = "result[0]['embeddings']['positions']"}, !t19 {jax.result_info = "result[0]['embeddings']['segments']"}, !t15 {jax.result_info = "result[0]['embeddings']['words']"}, !t0 {jax.result_info = "result[0]['layers'][0]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][0]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][0]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][0]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][0]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][0]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][0]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][0]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][0]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][0]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][0]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][0]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][0]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][0]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][0]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][0]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][1]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][1]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][1]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][1]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][1]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][1]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][1]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][1]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][1]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][1]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][1]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][1]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][1]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][1]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][1]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][1]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][2]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][2]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][2]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][2]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][2]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][2]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][2]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][2]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][2]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][2]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][2]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][2]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][2]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][2]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][2]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][2]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][3]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][3]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][3]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][3]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][3]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][3]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][3]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][3]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][3]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][3]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][3]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][3]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][3]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][3]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][3]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][3]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][4]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][4]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][4]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][4]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][4]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][4]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][4]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][4]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][4]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][4]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][4]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][4]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][4]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][4]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][4]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][4]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][5]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][5]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][5]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][5]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][5]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][5]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][5]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][5]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][5]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][5]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][5]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][5]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][5]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][5]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][5]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][5]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][6]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][6]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][6]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][6]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][6]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][6]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][6]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][6]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][6]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][6]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][6]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][6]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][6]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][6]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][6]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][6]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][7]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][7]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][7]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][7]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][7]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][7]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][7]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][7]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][7]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][7]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][7]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][7]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][7]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][7]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][7]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][7]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][8]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][8]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][8]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][8]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][8]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][8]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][8]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][8]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][8]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][8]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][8]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][8]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][8]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][8]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][8]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][8]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][9]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][9]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][9]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][9]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][9]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][9]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][9]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][9]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][9]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][9]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][9]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][9]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][9]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][9]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][9]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][9]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][10]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][10]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][10]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][10]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][10]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][10]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][10]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][10]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][10]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][10]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][10]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][10]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][10]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][10]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][10]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][10]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][11]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][11]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][11]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][11]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][11]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][11]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][11]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][11]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][11]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][11]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][11]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][11]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][11]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][11]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][11]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][11]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][12]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][12]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][12]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][12]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][12]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][12]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][12]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][12]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][12]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][12]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][12]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][12]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][12]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][12]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][12]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][12]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][13]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][13]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][13]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][13]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][13]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][13]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][13]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][13]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][13]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][13]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][13]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][13]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][13]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][13]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][13]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][13]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][14]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][14]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][14]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][14]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][14]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][14]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][14]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][14]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][14]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][14]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][14]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][14]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][14]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][14]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][14]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][14]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][15]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][15]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][15]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][15]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][15]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][15]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][15]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][15]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][15]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][15]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][15]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][15]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][15]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][15]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][15]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][15]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][16]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][16]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][16]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][16]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][16]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][16]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][16]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][16]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][16]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][16]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][16]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][16]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][16]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][16]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][16]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][16]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][17]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][17]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][17]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][17]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][17]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][17]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][17]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][17]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][17]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][17]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][17]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][17]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][17]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][17]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][17]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][17]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][18]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][18]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][18]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][18]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][18]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][18]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][18]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][18]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][18]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][18]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][18]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][18]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][18]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][18]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][18]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][18]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][19]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][19]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][19]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][19]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][19]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][19]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][19]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][19]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][19]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][19]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][19]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][19]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][19]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][19]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][19]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][19]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][20]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][20]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][20]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][20]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][20]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][20]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][20]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][20]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][20]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][20]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][20]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][20]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][20]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][20]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][20]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][20]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][21]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][21]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][21]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][21]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][21]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][21]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][21]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][21]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][21]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][21]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][21]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][21]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][21]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][21]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][21]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][21]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][22]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][22]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][22]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][22]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][22]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][22]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][22]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][22]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][22]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][22]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][22]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][22]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][22]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][22]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][22]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][22]['outer']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][23]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][23]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][23]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[0]['layers'][23]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][23]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][23]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][23]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[0]['layers'][23]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][23]['inner']['bias']"}, !t4 {jax.result_info = "result[0]['layers'][23]['inner']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][23]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][23]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][23]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][23]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][23]['outer']['bias']"}, !t5 {jax.result_info = "result[0]['layers'][23]['outer']['kernel']"}, !t21 {jax.result_info = "result[0]['next']['bias']"}, !t17 {jax.result_info = "result[0]['next']['kernel']"}, !t0 {jax.result_info = "result[0]['pooler']['bias']"}, !t12 {jax.result_info = "result[0]['pooler']['kernel']"}, !t22 {jax.result_info = "result[0]['words']['bias']"}, !t0 {jax.result_info = "result[0]['words']['norm']['offset']"}, !t0 {jax.result_info = "result[0]['words']['norm']['scale']"}, !t0 {jax.result_info = "result[0]['words']['transform']['bias']"}, !t12 {jax.result_info = "result[0]['words']['transform']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['embeddings']['norm']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['embeddings']['norm']['scale']"}, !t18 {jax.result_info = "result[1]['optimizer']['m']['embeddings']['positions']"}, !t19 {jax.result_info = "result[1]['optimizer']['m']['embeddings']['segments']"}, !t15 {jax.result_info = "result[1]['optimizer']['m']['embeddings']['words']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][4]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][4]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][4]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][4]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][4]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][4]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][4]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][4]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][4]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][4]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][4]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][4]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][4]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][4]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][4]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][4]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][5]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][5]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][5]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][5]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][5]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][5]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][5]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][5]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][5]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][5]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][5]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][5]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][5]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][5]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][5]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][5]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][6]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][6]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][6]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][6]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][6]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][6]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][6]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][6]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][6]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][6]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][6]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][6]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][6]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][6]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][6]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][6]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][7]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][7]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][7]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][7]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][7]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][7]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][7]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][7]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][7]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][7]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][7]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][7]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][7]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][7]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][7]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][7]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][8]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][8]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][8]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][8]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][8]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][8]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][8]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][8]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][8]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][8]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][8]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][8]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][8]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][8]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][8]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][8]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][9]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][9]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][9]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][9]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][9]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][9]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][9]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][9]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][9]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][9]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][9]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][9]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][9]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][9]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][9]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][9]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][10]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][10]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][10]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][10]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][10]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][10]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][10]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][10]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][10]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][10]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][10]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][10]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][10]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][10]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][10]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][10]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][11]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][11]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][11]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][11]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][11]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][11]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][11]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][11]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][11]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][11]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][11]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][11]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][11]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][11]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][11]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][11]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][12]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][12]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][12]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][12]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][12]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][12]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][12]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][12]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][12]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][12]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][12]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][12]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][12]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][12]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][12]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][12]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][13]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][13]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][13]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][13]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][13]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][13]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][13]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][13]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][13]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][13]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][13]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][13]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][13]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][13]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][13]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][13]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][14]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][14]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][14]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][14]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][14]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][14]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][14]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][14]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][14]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][14]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][14]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][14]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][14]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][14]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][14]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][14]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][15]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][15]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][15]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][15]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][15]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][15]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][15]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][15]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][15]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][15]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][15]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][15]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][15]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][15]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][15]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][15]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][16]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][16]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][16]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][16]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][16]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][16]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][16]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][16]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][16]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][16]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][16]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][16]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][16]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][16]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][16]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][16]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][17]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][17]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][17]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][17]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][17]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][17]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][17]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][17]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][17]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][17]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][17]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][17]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][17]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][17]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][17]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][17]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][18]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][18]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][18]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][18]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][18]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][18]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][18]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][18]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][18]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][18]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][18]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][18]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][18]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][18]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][18]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][18]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][19]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][19]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][19]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][19]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][19]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][19]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][19]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][19]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][19]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][19]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][19]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][19]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][19]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][19]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][19]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][19]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][20]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][20]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][20]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][20]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][20]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][20]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][20]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][20]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][20]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][20]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][20]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][20]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][20]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][20]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][20]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][20]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][21]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][21]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][21]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][21]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][21]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][21]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][21]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][21]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][21]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][21]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][21]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][21]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][21]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][21]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][21]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][21]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][22]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][22]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][22]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][22]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][22]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][22]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][22]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][22]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][22]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][22]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][22]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][22]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][22]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][22]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][22]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][22]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][23]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][23]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][23]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['m']['layers'][23]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][23]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][23]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][23]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['layers'][23]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][23]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['m']['layers'][23]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][23]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][23]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][23]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][23]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][23]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][23]['outer']['kernel']"}, !t21 {jax.result_info = "result[1]['optimizer']['m']['next']['bias']"}, !t17 {jax.result_info = "result[1]['optimizer']['m']['next']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['pooler']['bias']"}, !t12 {jax.result_info = "result[1]['optimizer']['m']['pooler']['kernel']"}, !t22 {jax.result_info = "result[1]['optimizer']['m']['words']['bias']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['words']['norm']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['words']['norm']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['words']['transform']['bias']"}, !t12 {jax.result_info = "result[1]['optimizer']['m']['words']['transform']['kernel']"}, !t27 {jax.result_info = "result[1]['optimizer']['step']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['embeddings']['norm']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['embeddings']['norm']['scale']"}, !t18 {jax.result_info = "result[1]['optimizer']['v']['embeddings']['positions']"}, !t19 {jax.result_info = "result[1]['optimizer']['v']['embeddings']['segments']"}, !t15 {jax.result_info = "result[1]['optimizer']['v']['embeddings']['words']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][4]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][4]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][4]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][4]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][4]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][4]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][4]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][4]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][4]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][4]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][4]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][4]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][4]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][4]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][4]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][4]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][5]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][5]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][5]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][5]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][5]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][5]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][5]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][5]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][5]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][5]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][5]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][5]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][5]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][5]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][5]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][5]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][6]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][6]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][6]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][6]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][6]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][6]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][6]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][6]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][6]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][6]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][6]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][6]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][6]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][6]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][6]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][6]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][7]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][7]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][7]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][7]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][7]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][7]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][7]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][7]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][7]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][7]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][7]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][7]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][7]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][7]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][7]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][7]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][8]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][8]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][8]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][8]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][8]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][8]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][8]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][8]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][8]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][8]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][8]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][8]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][8]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][8]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][8]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][8]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][9]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][9]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][9]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][9]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][9]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][9]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][9]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][9]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][9]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][9]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][9]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][9]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][9]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][9]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][9]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][9]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][10]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][10]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][10]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][10]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][10]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][10]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][10]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][10]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][10]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][10]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][10]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][10]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][10]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][10]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][10]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][10]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][11]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][11]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][11]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][11]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][11]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][11]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][11]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][11]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][11]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][11]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][11]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][11]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][11]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][11]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][11]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][11]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][12]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][12]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][12]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][12]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][12]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][12]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][12]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][12]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][12]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][12]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][12]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][12]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][12]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][12]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][12]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][12]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][13]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][13]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][13]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][13]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][13]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][13]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][13]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][13]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][13]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][13]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][13]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][13]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][13]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][13]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][13]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][13]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][14]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][14]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][14]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][14]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][14]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][14]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][14]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][14]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][14]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][14]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][14]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][14]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][14]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][14]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][14]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][14]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][15]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][15]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][15]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][15]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][15]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][15]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][15]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][15]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][15]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][15]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][15]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][15]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][15]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][15]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][15]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][15]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][16]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][16]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][16]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][16]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][16]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][16]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][16]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][16]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][16]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][16]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][16]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][16]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][16]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][16]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][16]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][16]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][17]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][17]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][17]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][17]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][17]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][17]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][17]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][17]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][17]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][17]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][17]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][17]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][17]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][17]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][17]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][17]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][18]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][18]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][18]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][18]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][18]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][18]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][18]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][18]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][18]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][18]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][18]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][18]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][18]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][18]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][18]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][18]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][19]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][19]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][19]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][19]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][19]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][19]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][19]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][19]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][19]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][19]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][19]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][19]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][19]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][19]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][19]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][19]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][20]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][20]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][20]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][20]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][20]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][20]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][20]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][20]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][20]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][20]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][20]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][20]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][20]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][20]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][20]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][20]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][21]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][21]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][21]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][21]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][21]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][21]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][21]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][21]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][21]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][21]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][21]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][21]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][21]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][21]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][21]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][21]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][22]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][22]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][22]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][22]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][22]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][22]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][22]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][22]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][22]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][22]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][22]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][22]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][22]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][22]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][22]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][22]['outer']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][23]['attention']['key']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][23]['attention']['key']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][23]['attention']['out']['bias']"}, !t3 {jax.result_info = "result[1]['optimizer']['v']['layers'][23]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][23]['attention']['query']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][23]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][23]['attention']['value']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['layers'][23]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][23]['inner']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['v']['layers'][23]['inner']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][23]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][23]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][23]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][23]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][23]['outer']['bias']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][23]['outer']['kernel']"}, !t21 {jax.result_info = "result[1]['optimizer']['v']['next']['bias']"}, !t17 {jax.result_info = "result[1]['optimizer']['v']['next']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['pooler']['bias']"}, !t12 {jax.result_info = "result[1]['optimizer']['v']['pooler']['kernel']"}, !t22 {jax.result_info = "result[1]['optimizer']['v']['words']['bias']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['words']['norm']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['words']['norm']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['words']['transform']['bias']"}, !t12 {jax.result_info = "result[1]['optimizer']['v']['words']['transform']['kernel']"}, !t1 {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<-1.000000e+09> : !t1
    %c = stablehlo.constant dense<0> : !t27
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t27) -> !t28
    %1 = stablehlo.compare EQ, %mask, %0, SIGNED : (!t28, !t28) -> !t38
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %2 = call @_where(%1, %cst, %cst_0) : (!t38, !t1, !t1) -> !t8
    %c_1 = stablehlo.constant dense<0> : !t27
    %3 = stablehlo.broadcast_in_dim %c_1, dims = [] : (!t27) -> !t28 loc(#l0)
    %4 = stablehlo.compare LT, %tokens, %3, SIGNED : (!t28, !t28) -> !t38 loc(#l0)
    %c_2 = stablehlo.constant dense<30522> : !t27
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (!t27) -> !t28 loc(#l1)
    %6 = stablehlo.add %tokens, %5 : !t28 loc(#l1)
    %7 = stablehlo.select %4, %6, %tokens : !t38, !t28 loc(#l2)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (!t28) -> !t39 loc(#l3)
    %9 = "stablehlo.gather"(%arg4, %8) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1024>}> : (!t15, !t39) -> !t20 loc(#l4)
    %10 = stablehlo.convert %9 : (!t20) -> !t7 loc(#l5)
    %11 = stablehlo.iota dim = 2 : !t40 loc(#l6)
    %12 = stablehlo.broadcast_in_dim %segments, dims = [0, 1] : (!t28) -> !t39 loc(#l3)
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1, 2] : (!t39) -> !t40 loc(#l7)
    %14 = stablehlo.compare EQ, %11, %13, SIGNED : (!t40, !t40) -> !t54 loc(#l7)
    %15 = stablehlo.convert %14 : (!t54) -> !t55 loc(#l5)
    %16 = stablehlo.convert %arg3 : (!t19) -> tensor<2x1024xbf16> loc(#l5)
    %17 = stablehlo.dot_general %15, %16, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t55, tensor<2x1024xbf16>) -> !t7 loc(#l8)
    %18 = stablehlo.add %10, %17 : !t7 loc(#l1)
    %19 = stablehlo.convert %arg2 : (!t18) -> !t56 loc(#l5)
    %20 = stablehlo.broadcast_in_dim %19, dims = [1, 2] : (!t56) -> !t7 loc(#l3)
    %21 = stablehlo.add %18, %20 : !t7 loc(#l1)
    %22:3 = call @normalise_rows(%21, %arg1, %arg0) : (!t7, !t0, !t0) -> (!t7, !t8, !t8) loc(#l9)
    %23:15 = call @_layer(%22#0, %2, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l10)
    %24:15 = call @_layer(%23#0, %2, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l11)
    %25:15 = call @_layer(%24#0, %2, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46, %arg47, %arg48, %arg49, %arg50, %arg51, %arg52) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l12)
    %26:15 = call @_layer(%25#0, %2, %arg53, %arg54, %arg55, %arg56, %arg57, %arg58, %arg59, %arg60, %arg61, %arg62, %arg63, %arg64, %arg65, %arg66, %arg67, %arg68) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l13)
    %27:15 = call @_layer(%26#0, %2, %arg69, %arg70, %arg71, %arg72, %arg73, %arg74, %arg75, %arg76, %arg77, %arg78, %arg79, %arg80, %arg81, %arg82, %arg83, %arg84) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l14)
    %28:15 = call @_layer(%27#0, %2, %arg85, %arg86, %arg87, %arg88, %arg89, %arg90, %arg91, %arg92, %arg93, %arg94, %arg95, %arg96, %arg97, %arg98, %arg99, %arg100) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l15)
    %29:15 = call @_layer(%28#0, %2, %arg101, %arg102, %arg103, %arg104, %arg105, %arg106, %arg107, %arg108, %arg109, %arg110, %arg111, %arg112, %arg113, %arg114, %arg115, %arg116) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l16)
    %30:15 = call @_layer(%29#0, %2, %arg117, %arg118, %arg119, %arg120, %arg121, %arg122, %arg123, %arg124, %arg125, %arg126, %arg127, %arg128, %arg129, %arg130, %arg131, %arg132) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l17)
    %31:15 = call @_layer(%30#0, %2, %arg133, %arg134, %arg135, %arg136, %arg137, %arg138, %arg139, %arg140, %arg141, %arg142, %arg143, %arg144, %arg145, %arg146, %arg147, %arg148) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l18)
    %32:15 = call @_layer(%31#0, %2, %arg149, %arg150, %arg151, %arg152, %arg153, %arg154, %arg155, %arg156, %arg157, %arg158, %arg159, %arg160, %arg161, %arg162, %arg163, %arg164) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l19)
    %33:15 = call @_layer(%32#0, %2, %arg165, %arg166, %arg167, %arg168, %arg169, %arg170, %arg171, %arg172, %arg173, %arg174, %arg175, %arg176, %arg177, %arg178, %arg179, %arg180) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l20)
    %34:15 = call @_layer(%33#0, %2, %arg181, %arg182, %arg183, %arg184, %arg185, %arg186, %arg187, %arg188, %arg189, %arg190, %arg191, %arg192, %arg193, %arg194, %arg195, %arg196) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l21)
    %35:15 = call @_layer(%34#0, %2, %arg197, %arg198, %arg199, %arg200, %arg201, %arg202, %arg203, %arg204, %arg205, %arg206, %arg207, %arg208, %arg209, %arg210, %arg211, %arg212) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l22)
    %36:15 = call @_layer(%35#0, %2, %arg213, %arg214, %arg215, %arg216, %arg217, %arg218, %arg219, %arg220, %arg221, %arg222, %arg223, %arg224, %arg225, %arg226, %arg227, %arg228) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l23)
    %37:15 = call @_layer(%36#0, %2, %arg229, %arg230, %arg231, %arg232, %arg233, %arg234, %arg235, %arg236, %arg237, %arg238, %arg239, %arg240, %arg241, %arg242, %arg243, %arg244) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l24)
    %38:15 = call @_layer(%37#0, %2, %arg245, %arg246, %arg247, %arg248, %arg249, %arg250, %arg251, %arg252, %arg253, %arg254, %arg255, %arg256, %arg257, %arg258, %arg259, %arg260) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l25)
    %39:15 = call @_layer(%38#0, %2, %arg261, %arg262, %arg263, %arg264, %arg265, %arg266, %arg267, %arg268, %arg269, %arg270, %arg271, %arg272, %arg273, %arg274, %arg275, %arg276) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l26)
    %40:15 = call @_layer(%39#0, %2, %arg277, %arg278, %arg279, %arg280, %arg281, %arg282, %arg283, %arg284, %arg285, %arg286, %arg287, %arg288, %arg289, %arg290, %arg291, %arg292) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l27)
    %41:15 = call @_layer(%40#0, %2, %arg293, %arg294, %arg295, %arg296, %arg297, %arg298, %arg299, %arg300, %arg301, %arg302, %arg303, %arg304, %arg305, %arg306, %arg307, %arg308) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l28)
    %42:15 = call @_layer(%41#0, %2, %arg309, %arg310, %arg311, %arg312, %arg313, %arg314, %arg315, %arg316, %arg317, %arg318, %arg319, %arg320, %arg321, %arg322, %arg323, %arg324) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l29)
    %43:15 = call @_layer(%42#0, %2, %arg325, %arg326, %arg327, %arg328, %arg329, %arg330, %arg331, %arg332, %arg333, %arg334, %arg335, %arg336, %arg337, %arg338, %arg339, %arg340) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l30)
    %44:15 = call @_layer(%43#0, %2, %arg341, %arg342, %arg343, %arg344, %arg345, %arg346, %arg347, %arg348, %arg349, %arg350, %arg351, %arg352, %arg353, %arg354, %arg355, %arg356) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l31)
    %45:15 = call @_layer(%44#0, %2, %arg357, %arg358, %arg359, %arg360, %arg361, %arg362, %arg363, %arg364, %arg365, %arg366, %arg367, %arg368, %arg369, %arg370, %arg371, %arg372) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l32)
    %46:15 = call @_layer(%45#0, %2, %arg373, %arg374, %arg375, %arg376, %arg377, %arg378, %arg379, %arg380, %arg381, %arg382, %arg383, %arg384, %arg385, %arg386, %arg387, %arg388) : (!t7, !t8, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) loc(#l33)
    %47 = stablehlo.slice %46#0 [0:448, 0:1, 0:1024] : (!t7) -> !t57 loc(#l34)
    %48 = stablehlo.reshape %47 : (!t57) -> !t30 loc(#l35)
    %49 = stablehlo.convert %arg392 : (!t12) -> !t41 loc(#l36)
    %50 = stablehlo.dot_general %48, %49, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (!t30, !t41) -> !t30 loc(#l37)
    %51 = stablehlo.convert %arg391 : (!t0) -> !t42 loc(#l36)
    %52 = stablehlo.broadcast_in_dim %51, dims = [1] : (!t42) -> tensor<1x1024xbf16> loc(#l38)
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1] : (tensor<1x1024xbf16>) -> !t30 loc(#l39)
    %54 = stablehlo.add %50, %53 : !t30 loc(#l39)
    %55 = stablehlo.tanh %54 : !t30 loc(#l40)
    %cst_3 = stablehlo.constant dense<1.000000e+00> : !t14
    %56 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t14) -> !t30 loc(#l41)
    %57 = stablehlo.subtract %56, %55 : !t30 loc(#l41)
    %58 = stablehlo.convert %arg390 : (!t17) -> !t58 loc(#l36)
    %59 = stablehlo.dot_general %55, %58, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (!t30, !t58) -> !t33 loc(#l37)
    %60 = stablehlo.convert %arg389 : (!t21) -> tensor<2xbf16> loc(#l36)
    %61 = stablehlo.broadcast_in_dim %60, dims = [1] : (tensor<2xbf16>) -> tensor<1x2xbf16> loc(#l38)
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1] : (tensor<1x2xbf16>) -> !t33 loc(#l39)
    %63 = stablehlo.add %59, %62 : !t33 loc(#l39)
    %64:2 = call @_cross_entropy(%63, %following) : (!t33, !t47) -> (!t29, !t29) loc(#l42)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l43)
    %65 = stablehlo.reduce(%64#0 init: %cst_4) applies stablehlo.add across dimensions = [0] : (!t29, !t1) -> !t1 loc(#l43)
    %cst_5 = stablehlo.constant dense<4.480000e+02> : !t1
    %66 = stablehlo.divide %65, %cst_5 : !t1 loc(#l44)
    %67 = stablehlo.broadcast_in_dim %positions, dims = [0, 1] : (!t37) -> !t31 loc(#l45)
    %68:2 = call @take_along_axis(%46#0, %67) : (!t7, !t31) -> (!t11, !t31) loc(#l46)
    %69 = stablehlo.convert %arg397 : (!t12) -> !t41 loc(#l47)
    %70 = stablehlo.dot_general %68#0, %69, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t11, !t41) -> !t11 loc(#l48)
    %71 = stablehlo.convert %arg396 : (!t0) -> !t42 loc(#l47)
    %72 = stablehlo.broadcast_in_dim %71, dims = [2] : (!t42) -> !t49 loc(#l45)
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2] : (!t49) -> !t11 loc(#l49)
    %74 = stablehlo.add %70, %73 : !t11 loc(#l49)
    %75 = call @gelu_2(%74) : (!t11) -> !t11 loc(#l50)
    %76:3 = call @normalise_rows_3(%75, %arg395, %arg394) : (!t11, !t0, !t0) -> (!t11, !t16, !t16) loc(#l51)
    %77 = stablehlo.convert %arg4 : (!t15) -> !t59 loc(#l47)
    %78 = stablehlo.dot_general %76#0, %77, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t11, !t59) -> !t34 loc(#l48)
    %79 = stablehlo.convert %arg393 : (!t22) -> tensor<30522xbf16> loc(#l47)
    %80 = stablehlo.broadcast_in_dim %79, dims = [2] : (tensor<30522xbf16>) -> tensor<1x1x30522xbf16> loc(#l45)
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2] : (tensor<1x1x30522xbf16>) -> !t34 loc(#l49)
    %82 = stablehlo.add %78, %81 : !t34 loc(#l49)
    %83:2 = call @_cross_entropy_4(%82, %targets) : (!t34, !t37) -> (!t16, !t16) loc(#l52)
    %84 = stablehlo.multiply %83#0, %weights : !t16 loc(#l53)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l54)
    %85 = stablehlo.reduce(%84 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (!t16, !t1) -> !t1 loc(#l54)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l54)
    %86 = stablehlo.reduce(%weights init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (!t16, !t1) -> !t1 loc(#l54)
    %cst_8 = stablehlo.constant dense<9.99999974E-6> : !t1
    %87 = stablehlo.add %86, %cst_8 : !t1 loc(#l49)
    %88 = stablehlo.divide %85, %87 : !t1 loc(#l55)
    %89 = stablehlo.add %88, %66 : !t1
    %cst_9 = stablehlo.constant dense<1.000000e+00> : !t1
    %90 = stablehlo.divide %cst_9, %87 : !t1 loc(#l56)
    %91 = stablehlo.broadcast_in_dim %90, dims = [] : (!t1) -> !t16 loc(#l57)
    %92 = stablehlo.multiply %91, %weights : !t16 loc(#l58)
    %93 = call @_cross_entropy_backward(%82, %targets, %83#1, %92) : (!t34, !t37, !t16, !t16) -> !t34 loc(#l59)
    %94 = stablehlo.convert %93 : (!t34) -> !t25 loc(#l60)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l61)
    %95 = stablehlo.reduce(%94 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (!t25, !t1) -> !t22 loc(#l61)
    %96 = stablehlo.convert %arg4 : (!t15) -> !t59 loc(#l60)
    %97 = stablehlo.dot_general %93, %96, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t34, !t59) -> !t11 loc(#l62)
    %98 = stablehlo.dot_general %93, %76#0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t34, !t11) -> !t15 loc(#l62)
    %99:3 = call @normalise_rows_backward(%75, %76#1, %76#2, %arg395, %97) : (!t11, !t16, !t16, !t0, !t11) -> (!t11, !t0, !t0) loc(#l63)
    %100 = call @backward(%74, %99#0) : (!t11, !t11) -> !t11 loc(#l64)
    %101 = stablehlo.convert %100 : (!t11) -> !t24 loc(#l60)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l61)
    %102 = stablehlo.reduce(%101 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (!t24, !t1) -> !t0 loc(#l61)
    %103 = stablehlo.convert %arg397 : (!t12) -> !t41 loc(#l60)
    %104 = stablehlo.dot_general %100, %103, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t11, !t41) -> !t11 loc(#l62)
    %105 = stablehlo.dot_general %68#0, %100, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t11, !t11) -> !t12 loc(#l62)
    %106 = call @take_along_axis_9(%68#1, %104) : (!t31, !t11) -> !t7 loc(#l65)
    %cst_12 = stablehlo.constant dense<1.000000e+00> : !t1
    %cst_13 = stablehlo.constant dense<4.480000e+02> : !t1
    %107 = stablehlo.divide %cst_12, %cst_13 : !t1 loc(#l66)
    %108 = stablehlo.broadcast_in_dim %107, dims = [] : (!t1) -> !t29 loc(#l67)
    %109 = call @_cross_entropy_backward_10(%63, %following, %64#1, %108) : (!t33, !t47, !t29, !t29) -> !t33 loc(#l68)
    %110 = stablehlo.convert %109 : (!t33) -> !t26 loc(#l69)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l70)
    %111 = stablehlo.reduce(%110 init: %cst_14) applies stablehlo.add across dimensions = [0] : (!t26, !t1) -> !t21 loc(#l70)
    %112 = stablehlo.convert %arg390 : (!t17) -> !t58 loc(#l69)
    %113 = stablehlo.dot_general %109, %112, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (!t33, !t58) -> !t30 loc(#l71)
    %114 = stablehlo.dot_general %55, %109, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (!t30, !t33) -> !t17 loc(#l71)
    %115 = stablehlo.multiply %113, %57 : !t30 loc(#l72)
    %116 = stablehlo.multiply %115, %55 : !t30 loc(#l72)
    %117 = stablehlo.add %115, %116 : !t30 loc(#l73)
    %118 = stablehlo.convert %117 : (!t30) -> tensor<448x1024xf32> loc(#l69)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l70)
    %119 = stablehlo.reduce(%118 init: %cst_15) applies stablehlo.add across dimensions = [0] : (tensor<448x1024xf32>, !t1) -> !t0 loc(#l70)
    %120 = stablehlo.convert %arg392 : (!t12) -> !t41 loc(#l69)
    %121 = stablehlo.dot_general %117, %120, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (!t30, !t41) -> !t30 loc(#l71)
    %122 = stablehlo.dot_general %48, %117, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (!t30, !t30) -> !t12 loc(#l71)
    %123 = stablehlo.broadcast_in_dim %121, dims = [0, 2] : (!t30) -> !t57 loc(#l67)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : !t14
    %124 = stablehlo.pad %123, %cst_16, low = [0, 0, 0], high = [0, 511, 0], interior = [0, 0, 0] : (!t57, !t14) -> !t7 loc(#l74)
    %125 = stablehlo.add %106, %124 : !t7 loc(#l73)
    %126:17 = call @_layer_12(%45#0, %arg378, %arg374, %arg380, %46#1, %46#2, %46#3, %46#4, %46#5, %arg376, %46#6, %46#7, %46#8, %arg384, %46#9, %arg382, %46#10, %46#11, %arg388, %46#12, %46#13, %46#14, %arg386, %125) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l75)
    %127:17 = call @_layer_12(%44#0, %arg362, %arg358, %arg364, %45#1, %45#2, %45#3, %45#4, %45#5, %arg360, %45#6, %45#7, %45#8, %arg368, %45#9, %arg366, %45#10, %45#11, %arg372, %45#12, %45#13, %45#14, %arg370, %126#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l76)
    %128:17 = call @_layer_12(%43#0, %arg346, %arg342, %arg348, %44#1, %44#2, %44#3, %44#4, %44#5, %arg344, %44#6, %44#7, %44#8, %arg352, %44#9, %arg350, %44#10, %44#11, %arg356, %44#12, %44#13, %44#14, %arg354, %127#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l77)
    %129:17 = call @_layer_12(%42#0, %arg330, %arg326, %arg332, %43#1, %43#2, %43#3, %43#4, %43#5, %arg328, %43#6, %43#7, %43#8, %arg336, %43#9, %arg334, %43#10, %43#11, %arg340, %43#12, %43#13, %43#14, %arg338, %128#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l78)
    %130:17 = call @_layer_12(%41#0, %arg314, %arg310, %arg316, %42#1, %42#2, %42#3, %42#4, %42#5, %arg312, %42#6, %42#7, %42#8, %arg320, %42#9, %arg318, %42#10, %42#11, %arg324, %42#12, %42#13, %42#14, %arg322, %129#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l79)
    %131:17 = call @_layer_12(%40#0, %arg298, %arg294, %arg300, %41#1, %41#2, %41#3, %41#4, %41#5, %arg296, %41#6, %41#7, %41#8, %arg304, %41#9, %arg302, %41#10, %41#11, %arg308, %41#12, %41#13, %41#14, %arg306, %130#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l80)
    %132:17 = call @_layer_12(%39#0, %arg282, %arg278, %arg284, %40#1, %40#2, %40#3, %40#4, %40#5, %arg280, %40#6, %40#7, %40#8, %arg288, %40#9, %arg286, %40#10, %40#11, %arg292, %40#12, %40#13, %40#14, %arg290, %131#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l81)
    %133:17 = call @_layer_12(%38#0, %arg266, %arg262, %arg268, %39#1, %39#2, %39#3, %39#4, %39#5, %arg264, %39#6, %39#7, %39#8, %arg272, %39#9, %arg270, %39#10, %39#11, %arg276, %39#12, %39#13, %39#14, %arg274, %132#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l82)
    %134:17 = call @_layer_12(%37#0, %arg250, %arg246, %arg252, %38#1, %38#2, %38#3, %38#4, %38#5, %arg248, %38#6, %38#7, %38#8, %arg256, %38#9, %arg254, %38#10, %38#11, %arg260, %38#12, %38#13, %38#14, %arg258, %133#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l83)
    %135:17 = call @_layer_12(%36#0, %arg234, %arg230, %arg236, %37#1, %37#2, %37#3, %37#4, %37#5, %arg232, %37#6, %37#7, %37#8, %arg240, %37#9, %arg238, %37#10, %37#11, %arg244, %37#12, %37#13, %37#14, %arg242, %134#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l84)
    %136:17 = call @_layer_12(%35#0, %arg218, %arg214, %arg220, %36#1, %36#2, %36#3, %36#4, %36#5, %arg216, %36#6, %36#7, %36#8, %arg224, %36#9, %arg222, %36#10, %36#11, %arg228, %36#12, %36#13, %36#14, %arg226, %135#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l85)
    %137:17 = call @_layer_12(%34#0, %arg202, %arg198, %arg204, %35#1, %35#2, %35#3, %35#4, %35#5, %arg200, %35#6, %35#7, %35#8, %arg208, %35#9, %arg206, %35#10, %35#11, %arg212, %35#12, %35#13, %35#14, %arg210, %136#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l86)
    %138:17 = call @_layer_12(%33#0, %arg186, %arg182, %arg188, %34#1, %34#2, %34#3, %34#4, %34#5, %arg184, %34#6, %34#7, %34#8, %arg192, %34#9, %arg190, %34#10, %34#11, %arg196, %34#12, %34#13, %34#14, %arg194, %137#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l87)
    %139:17 = call @_layer_12(%32#0, %arg170, %arg166, %arg172, %33#1, %33#2, %33#3, %33#4, %33#5, %arg168, %33#6, %33#7, %33#8, %arg176, %33#9, %arg174, %33#10, %33#11, %arg180, %33#12, %33#13, %33#14, %arg178, %138#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l88)
    %140:17 = call @_layer_12(%31#0, %arg154, %arg150, %arg156, %32#1, %32#2, %32#3, %32#4, %32#5, %arg152, %32#6, %32#7, %32#8, %arg160, %32#9, %arg158, %32#10, %32#11, %arg164, %32#12, %32#13, %32#14, %arg162, %139#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l89)
    %141:17 = call @_layer_12(%30#0, %arg138, %arg134, %arg140, %31#1, %31#2, %31#3, %31#4, %31#5, %arg136, %31#6, %31#7, %31#8, %arg144, %31#9, %arg142, %31#10, %31#11, %arg148, %31#12, %31#13, %31#14, %arg146, %140#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l90)
    %142:17 = call @_layer_12(%29#0, %arg122, %arg118, %arg124, %30#1, %30#2, %30#3, %30#4, %30#5, %arg120, %30#6, %30#7, %30#8, %arg128, %30#9, %arg126, %30#10, %30#11, %arg132, %30#12, %30#13, %30#14, %arg130, %141#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l91)
    %143:17 = call @_layer_12(%28#0, %arg106, %arg102, %arg108, %29#1, %29#2, %29#3, %29#4, %29#5, %arg104, %29#6, %29#7, %29#8, %arg112, %29#9, %arg110, %29#10, %29#11, %arg116, %29#12, %29#13, %29#14, %arg114, %142#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l92)
    %144:17 = call @_layer_12(%27#0, %arg90, %arg86, %arg92, %28#1, %28#2, %28#3, %28#4, %28#5, %arg88, %28#6, %28#7, %28#8, %arg96, %28#9, %arg94, %28#10, %28#11, %arg100, %28#12, %28#13, %28#14, %arg98, %143#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l93)
    %145:17 = call @_layer_12(%26#0, %arg74, %arg70, %arg76, %27#1, %27#2, %27#3, %27#4, %27#5, %arg72, %27#6, %27#7, %27#8, %arg80, %27#9, %arg78, %27#10, %27#11, %arg84, %27#12, %27#13, %27#14, %arg82, %144#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l94)
    %146:17 = call @_layer_12(%25#0, %arg58, %arg54, %arg60, %26#1, %26#2, %26#3, %26#4, %26#5, %arg56, %26#6, %26#7, %26#8, %arg64, %26#9, %arg62, %26#10, %26#11, %arg68, %26#12, %26#13, %26#14, %arg66, %145#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l95)
    %147:17 = call @_layer_12(%24#0, %arg42, %arg38, %arg44, %25#1, %25#2, %25#3, %25#4, %25#5, %arg40, %25#6, %25#7, %25#8, %arg48, %25#9, %arg46, %25#10, %25#11, %arg52, %25#12, %25#13, %25#14, %arg50, %146#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l96)
    %148:17 = call @_layer_12(%23#0, %arg26, %arg22, %arg28, %24#1, %24#2, %24#3, %24#4, %24#5, %arg24, %24#6, %24#7, %24#8, %arg32, %24#9, %arg30, %24#10, %24#11, %arg36, %24#12, %24#13, %24#14, %arg34, %147#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l97)
    %149:17 = call @_layer_12(%22#0, %arg10, %arg6, %arg12, %23#1, %23#2, %23#3, %23#4, %23#5, %arg8, %23#6, %23#7, %23#8, %arg16, %23#9, %arg14, %23#10, %23#11, %arg20, %23#12, %23#13, %23#14, %arg18, %148#0) : (!t7, !t2, !t2, !t2, !t9, !t9, !t13, !t9, !t9, !t3, !t7, !t8, !t8, !t0, !t7, !t4, !t10, !t10, !t5, !t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) loc(#l98)
    %150:3 = call @normalise_rows_backward_13(%21, %22#1, %22#2, %arg1, %149#0) : (!t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t0) loc(#l99)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : !t14 loc(#l100)
    %151 = stablehlo.reduce(%150#0 init: %cst_17) applies stablehlo.add across dimensions = [0] : (!t7, !t14) -> !t56 loc(#l100)
    %152 = stablehlo.convert %151 : (!t56) -> !t18 loc(#l101)
    %153 = stablehlo.iota dim = 2 : !t40 loc(#l102)
    %154 = stablehlo.broadcast_in_dim %segments, dims = [0, 1] : (!t28) -> !t39 loc(#l103)
    %155 = stablehlo.broadcast_in_dim %154, dims = [0, 1, 2] : (!t39) -> !t40 loc(#l104)
    %156 = stablehlo.compare EQ, %153, %155, SIGNED : (!t40, !t40) -> !t54 loc(#l104)
    %157 = stablehlo.convert %156 : (!t54) -> !t55 loc(#l101)
    %158 = stablehlo.dot_general %157, %150#0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t55, !t7) -> !t19 loc(#l105)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : !t1
    %159 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (!t1) -> !t15 loc(#l103)
    %160 = stablehlo.convert %150#0 : (!t7) -> !t20 loc(#l101)
    %c_19 = stablehlo.constant dense<0> : !t27
    %161 = stablehlo.broadcast_in_dim %c_19, dims = [] : (!t27) -> !t28 loc(#l106)
    %162 = stablehlo.compare LT, %tokens, %161, SIGNED : (!t28, !t28) -> !t38 loc(#l106)
    %c_20 = stablehlo.constant dense<30522> : !t27
    %163 = stablehlo.broadcast_in_dim %c_20, dims = [] : (!t27) -> !t28 loc(#l107)
    %164 = stablehlo.add %tokens, %163 : !t28 loc(#l107)
    %165 = stablehlo.select %162, %164, %tokens : !t38, !t28 loc(#l108)
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 1] : (!t28) -> !t39 loc(#l103)
    %167 = "stablehlo.scatter"(%159, %166, %160) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg1203: !t1, %arg1204: !t1):
      %575 = stablehlo.add %arg1203, %arg1204 : !t1 loc(#l107)
      stablehlo.return %575 : !t1 loc(#l109)
    }) : (!t15, !t39, !t20) -> !t15 loc(#l109)
    %168 = stablehlo.add %98, %167 : !t15 loc(#l110)
    %c_21 = stablehlo.constant dense<1> : !t27
    %169 = stablehlo.add %arg796, %c_21 : !t27 loc(#l111)
    %170 = stablehlo.convert %169 : (!t27) -> !t1 loc(#l112)
    %cst_22 = stablehlo.constant dense<0.899999976> : !t1
    %171 = stablehlo.power %cst_22, %170 : !t1 loc(#l113)
    %cst_23 = stablehlo.constant dense<1.000000e+00> : !t1
    %172 = stablehlo.subtract %cst_23, %171 : !t1 loc(#l114)
    %cst_24 = stablehlo.constant dense<1.000000e+00> : !t1
    %173 = stablehlo.divide %cst_24, %172 : !t1 loc(#l115)
    %cst_25 = stablehlo.constant dense<9.990000e-01> : !t1
    %174 = stablehlo.power %cst_25, %170 : !t1 loc(#l113)
    %cst_26 = stablehlo.constant dense<1.000000e+00> : !t1
    %175 = stablehlo.subtract %cst_26, %174 : !t1 loc(#l114)
    %cst_27 = stablehlo.constant dense<1.000000e+00> : !t1
    %176 = stablehlo.divide %cst_27, %175 : !t1 loc(#l115)
    %177:3 = call @one(%arg0, %150#2, %arg398, %arg797, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %178:3 = call @one(%arg1, %150#1, %arg399, %arg798, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %179:3 = call @one_17(%arg2, %152, %arg400, %arg799, %learning_rate, %173, %176) : (!t18, !t18, !t18, !t18, !t1, !t1, !t1) -> (!t18, !t18, !t18) loc(#l116)
    %180:3 = call @one_19(%arg3, %158, %arg401, %arg800, %learning_rate, %173, %176) : (!t19, !t19, !t19, !t19, !t1, !t1, !t1) -> (!t19, !t19, !t19) loc(#l116)
    %181:3 = call @one_20(%arg4, %168, %arg402, %arg801, %learning_rate, %173, %176) : (!t15, !t15, !t15, !t15, !t1, !t1, !t1) -> (!t15, !t15, !t15) loc(#l116)
    %182:3 = call @one(%arg5, %149#1, %arg403, %arg802, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %183:3 = call @one_21(%arg6, %149#2, %arg404, %arg803, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %184:3 = call @one(%arg7, %149#3, %arg405, %arg804, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %185:3 = call @one_22(%arg8, %149#4, %arg406, %arg805, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %186:3 = call @one(%arg9, %149#5, %arg407, %arg806, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %187:3 = call @one_21(%arg10, %149#6, %arg408, %arg807, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %188:3 = call @one(%arg11, %149#7, %arg409, %arg808, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %189:3 = call @one_21(%arg12, %149#8, %arg410, %arg809, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %190:3 = call @one_23(%arg13, %149#9, %arg411, %arg810, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %191:3 = call @one_24(%arg14, %149#10, %arg412, %arg811, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %192:3 = call @one(%arg15, %149#11, %arg413, %arg812, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %193:3 = call @one(%arg16, %149#12, %arg414, %arg813, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %194:3 = call @one(%arg17, %149#13, %arg415, %arg814, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %195:3 = call @one(%arg18, %149#14, %arg416, %arg815, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %196:3 = call @one(%arg19, %149#15, %arg417, %arg816, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %197:3 = call @one_25(%arg20, %149#16, %arg418, %arg817, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %198:3 = call @one(%arg21, %148#1, %arg419, %arg818, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %199:3 = call @one_21(%arg22, %148#2, %arg420, %arg819, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %200:3 = call @one(%arg23, %148#3, %arg421, %arg820, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %201:3 = call @one_22(%arg24, %148#4, %arg422, %arg821, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %202:3 = call @one(%arg25, %148#5, %arg423, %arg822, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %203:3 = call @one_21(%arg26, %148#6, %arg424, %arg823, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %204:3 = call @one(%arg27, %148#7, %arg425, %arg824, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %205:3 = call @one_21(%arg28, %148#8, %arg426, %arg825, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %206:3 = call @one_23(%arg29, %148#9, %arg427, %arg826, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %207:3 = call @one_24(%arg30, %148#10, %arg428, %arg827, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %208:3 = call @one(%arg31, %148#11, %arg429, %arg828, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %209:3 = call @one(%arg32, %148#12, %arg430, %arg829, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %210:3 = call @one(%arg33, %148#13, %arg431, %arg830, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %211:3 = call @one(%arg34, %148#14, %arg432, %arg831, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %212:3 = call @one(%arg35, %148#15, %arg433, %arg832, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %213:3 = call @one_25(%arg36, %148#16, %arg434, %arg833, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %214:3 = call @one(%arg37, %147#1, %arg435, %arg834, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %215:3 = call @one_21(%arg38, %147#2, %arg436, %arg835, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %216:3 = call @one(%arg39, %147#3, %arg437, %arg836, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %217:3 = call @one_22(%arg40, %147#4, %arg438, %arg837, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %218:3 = call @one(%arg41, %147#5, %arg439, %arg838, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %219:3 = call @one_21(%arg42, %147#6, %arg440, %arg839, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %220:3 = call @one(%arg43, %147#7, %arg441, %arg840, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %221:3 = call @one_21(%arg44, %147#8, %arg442, %arg841, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %222:3 = call @one_23(%arg45, %147#9, %arg443, %arg842, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %223:3 = call @one_24(%arg46, %147#10, %arg444, %arg843, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %224:3 = call @one(%arg47, %147#11, %arg445, %arg844, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %225:3 = call @one(%arg48, %147#12, %arg446, %arg845, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %226:3 = call @one(%arg49, %147#13, %arg447, %arg846, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %227:3 = call @one(%arg50, %147#14, %arg448, %arg847, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %228:3 = call @one(%arg51, %147#15, %arg449, %arg848, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %229:3 = call @one_25(%arg52, %147#16, %arg450, %arg849, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %230:3 = call @one(%arg53, %146#1, %arg451, %arg850, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %231:3 = call @one_21(%arg54, %146#2, %arg452, %arg851, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %232:3 = call @one(%arg55, %146#3, %arg453, %arg852, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %233:3 = call @one_22(%arg56, %146#4, %arg454, %arg853, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %234:3 = call @one(%arg57, %146#5, %arg455, %arg854, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %235:3 = call @one_21(%arg58, %146#6, %arg456, %arg855, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %236:3 = call @one(%arg59, %146#7, %arg457, %arg856, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %237:3 = call @one_21(%arg60, %146#8, %arg458, %arg857, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %238:3 = call @one_23(%arg61, %146#9, %arg459, %arg858, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %239:3 = call @one_24(%arg62, %146#10, %arg460, %arg859, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %240:3 = call @one(%arg63, %146#11, %arg461, %arg860, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %241:3 = call @one(%arg64, %146#12, %arg462, %arg861, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %242:3 = call @one(%arg65, %146#13, %arg463, %arg862, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %243:3 = call @one(%arg66, %146#14, %arg464, %arg863, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %244:3 = call @one(%arg67, %146#15, %arg465, %arg864, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %245:3 = call @one_25(%arg68, %146#16, %arg466, %arg865, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %246:3 = call @one(%arg69, %145#1, %arg467, %arg866, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %247:3 = call @one_21(%arg70, %145#2, %arg468, %arg867, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %248:3 = call @one(%arg71, %145#3, %arg469, %arg868, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %249:3 = call @one_22(%arg72, %145#4, %arg470, %arg869, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %250:3 = call @one(%arg73, %145#5, %arg471, %arg870, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %251:3 = call @one_21(%arg74, %145#6, %arg472, %arg871, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %252:3 = call @one(%arg75, %145#7, %arg473, %arg872, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %253:3 = call @one_21(%arg76, %145#8, %arg474, %arg873, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %254:3 = call @one_23(%arg77, %145#9, %arg475, %arg874, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %255:3 = call @one_24(%arg78, %145#10, %arg476, %arg875, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %256:3 = call @one(%arg79, %145#11, %arg477, %arg876, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %257:3 = call @one(%arg80, %145#12, %arg478, %arg877, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %258:3 = call @one(%arg81, %145#13, %arg479, %arg878, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %259:3 = call @one(%arg82, %145#14, %arg480, %arg879, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %260:3 = call @one(%arg83, %145#15, %arg481, %arg880, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %261:3 = call @one_25(%arg84, %145#16, %arg482, %arg881, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %262:3 = call @one(%arg85, %144#1, %arg483, %arg882, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %263:3 = call @one_21(%arg86, %144#2, %arg484, %arg883, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %264:3 = call @one(%arg87, %144#3, %arg485, %arg884, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %265:3 = call @one_22(%arg88, %144#4, %arg486, %arg885, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %266:3 = call @one(%arg89, %144#5, %arg487, %arg886, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %267:3 = call @one_21(%arg90, %144#6, %arg488, %arg887, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %268:3 = call @one(%arg91, %144#7, %arg489, %arg888, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %269:3 = call @one_21(%arg92, %144#8, %arg490, %arg889, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %270:3 = call @one_23(%arg93, %144#9, %arg491, %arg890, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %271:3 = call @one_24(%arg94, %144#10, %arg492, %arg891, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %272:3 = call @one(%arg95, %144#11, %arg493, %arg892, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %273:3 = call @one(%arg96, %144#12, %arg494, %arg893, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %274:3 = call @one(%arg97, %144#13, %arg495, %arg894, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %275:3 = call @one(%arg98, %144#14, %arg496, %arg895, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %276:3 = call @one(%arg99, %144#15, %arg497, %arg896, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %277:3 = call @one_25(%arg100, %144#16, %arg498, %arg897, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %278:3 = call @one(%arg101, %143#1, %arg499, %arg898, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %279:3 = call @one_21(%arg102, %143#2, %arg500, %arg899, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %280:3 = call @one(%arg103, %143#3, %arg501, %arg900, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %281:3 = call @one_22(%arg104, %143#4, %arg502, %arg901, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %282:3 = call @one(%arg105, %143#5, %arg503, %arg902, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %283:3 = call @one_21(%arg106, %143#6, %arg504, %arg903, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %284:3 = call @one(%arg107, %143#7, %arg505, %arg904, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %285:3 = call @one_21(%arg108, %143#8, %arg506, %arg905, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %286:3 = call @one_23(%arg109, %143#9, %arg507, %arg906, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %287:3 = call @one_24(%arg110, %143#10, %arg508, %arg907, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %288:3 = call @one(%arg111, %143#11, %arg509, %arg908, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %289:3 = call @one(%arg112, %143#12, %arg510, %arg909, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %290:3 = call @one(%arg113, %143#13, %arg511, %arg910, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %291:3 = call @one(%arg114, %143#14, %arg512, %arg911, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %292:3 = call @one(%arg115, %143#15, %arg513, %arg912, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %293:3 = call @one_25(%arg116, %143#16, %arg514, %arg913, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %294:3 = call @one(%arg117, %142#1, %arg515, %arg914, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %295:3 = call @one_21(%arg118, %142#2, %arg516, %arg915, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %296:3 = call @one(%arg119, %142#3, %arg517, %arg916, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %297:3 = call @one_22(%arg120, %142#4, %arg518, %arg917, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %298:3 = call @one(%arg121, %142#5, %arg519, %arg918, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %299:3 = call @one_21(%arg122, %142#6, %arg520, %arg919, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %300:3 = call @one(%arg123, %142#7, %arg521, %arg920, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %301:3 = call @one_21(%arg124, %142#8, %arg522, %arg921, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %302:3 = call @one_23(%arg125, %142#9, %arg523, %arg922, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %303:3 = call @one_24(%arg126, %142#10, %arg524, %arg923, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %304:3 = call @one(%arg127, %142#11, %arg525, %arg924, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %305:3 = call @one(%arg128, %142#12, %arg526, %arg925, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %306:3 = call @one(%arg129, %142#13, %arg527, %arg926, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %307:3 = call @one(%arg130, %142#14, %arg528, %arg927, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %308:3 = call @one(%arg131, %142#15, %arg529, %arg928, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %309:3 = call @one_25(%arg132, %142#16, %arg530, %arg929, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %310:3 = call @one(%arg133, %141#1, %arg531, %arg930, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %311:3 = call @one_21(%arg134, %141#2, %arg532, %arg931, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %312:3 = call @one(%arg135, %141#3, %arg533, %arg932, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %313:3 = call @one_22(%arg136, %141#4, %arg534, %arg933, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %314:3 = call @one(%arg137, %141#5, %arg535, %arg934, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %315:3 = call @one_21(%arg138, %141#6, %arg536, %arg935, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %316:3 = call @one(%arg139, %141#7, %arg537, %arg936, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %317:3 = call @one_21(%arg140, %141#8, %arg538, %arg937, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %318:3 = call @one_23(%arg141, %141#9, %arg539, %arg938, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %319:3 = call @one_24(%arg142, %141#10, %arg540, %arg939, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %320:3 = call @one(%arg143, %141#11, %arg541, %arg940, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %321:3 = call @one(%arg144, %141#12, %arg542, %arg941, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %322:3 = call @one(%arg145, %141#13, %arg543, %arg942, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %323:3 = call @one(%arg146, %141#14, %arg544, %arg943, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %324:3 = call @one(%arg147, %141#15, %arg545, %arg944, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %325:3 = call @one_25(%arg148, %141#16, %arg546, %arg945, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %326:3 = call @one(%arg149, %140#1, %arg547, %arg946, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %327:3 = call @one_21(%arg150, %140#2, %arg548, %arg947, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %328:3 = call @one(%arg151, %140#3, %arg549, %arg948, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %329:3 = call @one_22(%arg152, %140#4, %arg550, %arg949, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %330:3 = call @one(%arg153, %140#5, %arg551, %arg950, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %331:3 = call @one_21(%arg154, %140#6, %arg552, %arg951, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %332:3 = call @one(%arg155, %140#7, %arg553, %arg952, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %333:3 = call @one_21(%arg156, %140#8, %arg554, %arg953, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %334:3 = call @one_23(%arg157, %140#9, %arg555, %arg954, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %335:3 = call @one_24(%arg158, %140#10, %arg556, %arg955, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %336:3 = call @one(%arg159, %140#11, %arg557, %arg956, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %337:3 = call @one(%arg160, %140#12, %arg558, %arg957, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %338:3 = call @one(%arg161, %140#13, %arg559, %arg958, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %339:3 = call @one(%arg162, %140#14, %arg560, %arg959, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %340:3 = call @one(%arg163, %140#15, %arg561, %arg960, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %341:3 = call @one_25(%arg164, %140#16, %arg562, %arg961, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %342:3 = call @one(%arg165, %139#1, %arg563, %arg962, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %343:3 = call @one_21(%arg166, %139#2, %arg564, %arg963, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %344:3 = call @one(%arg167, %139#3, %arg565, %arg964, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %345:3 = call @one_22(%arg168, %139#4, %arg566, %arg965, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %346:3 = call @one(%arg169, %139#5, %arg567, %arg966, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %347:3 = call @one_21(%arg170, %139#6, %arg568, %arg967, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %348:3 = call @one(%arg171, %139#7, %arg569, %arg968, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %349:3 = call @one_21(%arg172, %139#8, %arg570, %arg969, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %350:3 = call @one_23(%arg173, %139#9, %arg571, %arg970, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %351:3 = call @one_24(%arg174, %139#10, %arg572, %arg971, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %352:3 = call @one(%arg175, %139#11, %arg573, %arg972, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %353:3 = call @one(%arg176, %139#12, %arg574, %arg973, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %354:3 = call @one(%arg177, %139#13, %arg575, %arg974, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %355:3 = call @one(%arg178, %139#14, %arg576, %arg975, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %356:3 = call @one(%arg179, %139#15, %arg577, %arg976, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %357:3 = call @one_25(%arg180, %139#16, %arg578, %arg977, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %358:3 = call @one(%arg181, %138#1, %arg579, %arg978, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %359:3 = call @one_21(%arg182, %138#2, %arg580, %arg979, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %360:3 = call @one(%arg183, %138#3, %arg581, %arg980, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %361:3 = call @one_22(%arg184, %138#4, %arg582, %arg981, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %362:3 = call @one(%arg185, %138#5, %arg583, %arg982, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %363:3 = call @one_21(%arg186, %138#6, %arg584, %arg983, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %364:3 = call @one(%arg187, %138#7, %arg585, %arg984, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %365:3 = call @one_21(%arg188, %138#8, %arg586, %arg985, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %366:3 = call @one_23(%arg189, %138#9, %arg587, %arg986, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %367:3 = call @one_24(%arg190, %138#10, %arg588, %arg987, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %368:3 = call @one(%arg191, %138#11, %arg589, %arg988, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %369:3 = call @one(%arg192, %138#12, %arg590, %arg989, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %370:3 = call @one(%arg193, %138#13, %arg591, %arg990, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %371:3 = call @one(%arg194, %138#14, %arg592, %arg991, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %372:3 = call @one(%arg195, %138#15, %arg593, %arg992, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %373:3 = call @one_25(%arg196, %138#16, %arg594, %arg993, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %374:3 = call @one(%arg197, %137#1, %arg595, %arg994, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %375:3 = call @one_21(%arg198, %137#2, %arg596, %arg995, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %376:3 = call @one(%arg199, %137#3, %arg597, %arg996, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %377:3 = call @one_22(%arg200, %137#4, %arg598, %arg997, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %378:3 = call @one(%arg201, %137#5, %arg599, %arg998, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %379:3 = call @one_21(%arg202, %137#6, %arg600, %arg999, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %380:3 = call @one(%arg203, %137#7, %arg601, %arg1000, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %381:3 = call @one_21(%arg204, %137#8, %arg602, %arg1001, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %382:3 = call @one_23(%arg205, %137#9, %arg603, %arg1002, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %383:3 = call @one_24(%arg206, %137#10, %arg604, %arg1003, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %384:3 = call @one(%arg207, %137#11, %arg605, %arg1004, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %385:3 = call @one(%arg208, %137#12, %arg606, %arg1005, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %386:3 = call @one(%arg209, %137#13, %arg607, %arg1006, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %387:3 = call @one(%arg210, %137#14, %arg608, %arg1007, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %388:3 = call @one(%arg211, %137#15, %arg609, %arg1008, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %389:3 = call @one_25(%arg212, %137#16, %arg610, %arg1009, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %390:3 = call @one(%arg213, %136#1, %arg611, %arg1010, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %391:3 = call @one_21(%arg214, %136#2, %arg612, %arg1011, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %392:3 = call @one(%arg215, %136#3, %arg613, %arg1012, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %393:3 = call @one_22(%arg216, %136#4, %arg614, %arg1013, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %394:3 = call @one(%arg217, %136#5, %arg615, %arg1014, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %395:3 = call @one_21(%arg218, %136#6, %arg616, %arg1015, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %396:3 = call @one(%arg219, %136#7, %arg617, %arg1016, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %397:3 = call @one_21(%arg220, %136#8, %arg618, %arg1017, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %398:3 = call @one_23(%arg221, %136#9, %arg619, %arg1018, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %399:3 = call @one_24(%arg222, %136#10, %arg620, %arg1019, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %400:3 = call @one(%arg223, %136#11, %arg621, %arg1020, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %401:3 = call @one(%arg224, %136#12, %arg622, %arg1021, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %402:3 = call @one(%arg225, %136#13, %arg623, %arg1022, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %403:3 = call @one(%arg226, %136#14, %arg624, %arg1023, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %404:3 = call @one(%arg227, %136#15, %arg625, %arg1024, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %405:3 = call @one_25(%arg228, %136#16, %arg626, %arg1025, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %406:3 = call @one(%arg229, %135#1, %arg627, %arg1026, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %407:3 = call @one_21(%arg230, %135#2, %arg628, %arg1027, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %408:3 = call @one(%arg231, %135#3, %arg629, %arg1028, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %409:3 = call @one_22(%arg232, %135#4, %arg630, %arg1029, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %410:3 = call @one(%arg233, %135#5, %arg631, %arg1030, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %411:3 = call @one_21(%arg234, %135#6, %arg632, %arg1031, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %412:3 = call @one(%arg235, %135#7, %arg633, %arg1032, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %413:3 = call @one_21(%arg236, %135#8, %arg634, %arg1033, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %414:3 = call @one_23(%arg237, %135#9, %arg635, %arg1034, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %415:3 = call @one_24(%arg238, %135#10, %arg636, %arg1035, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %416:3 = call @one(%arg239, %135#11, %arg637, %arg1036, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %417:3 = call @one(%arg240, %135#12, %arg638, %arg1037, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %418:3 = call @one(%arg241, %135#13, %arg639, %arg1038, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %419:3 = call @one(%arg242, %135#14, %arg640, %arg1039, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %420:3 = call @one(%arg243, %135#15, %arg641, %arg1040, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %421:3 = call @one_25(%arg244, %135#16, %arg642, %arg1041, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %422:3 = call @one(%arg245, %134#1, %arg643, %arg1042, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %423:3 = call @one_21(%arg246, %134#2, %arg644, %arg1043, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %424:3 = call @one(%arg247, %134#3, %arg645, %arg1044, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %425:3 = call @one_22(%arg248, %134#4, %arg646, %arg1045, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %426:3 = call @one(%arg249, %134#5, %arg647, %arg1046, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %427:3 = call @one_21(%arg250, %134#6, %arg648, %arg1047, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %428:3 = call @one(%arg251, %134#7, %arg649, %arg1048, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %429:3 = call @one_21(%arg252, %134#8, %arg650, %arg1049, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %430:3 = call @one_23(%arg253, %134#9, %arg651, %arg1050, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %431:3 = call @one_24(%arg254, %134#10, %arg652, %arg1051, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %432:3 = call @one(%arg255, %134#11, %arg653, %arg1052, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %433:3 = call @one(%arg256, %134#12, %arg654, %arg1053, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %434:3 = call @one(%arg257, %134#13, %arg655, %arg1054, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %435:3 = call @one(%arg258, %134#14, %arg656, %arg1055, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %436:3 = call @one(%arg259, %134#15, %arg657, %arg1056, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %437:3 = call @one_25(%arg260, %134#16, %arg658, %arg1057, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %438:3 = call @one(%arg261, %133#1, %arg659, %arg1058, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %439:3 = call @one_21(%arg262, %133#2, %arg660, %arg1059, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %440:3 = call @one(%arg263, %133#3, %arg661, %arg1060, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %441:3 = call @one_22(%arg264, %133#4, %arg662, %arg1061, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %442:3 = call @one(%arg265, %133#5, %arg663, %arg1062, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %443:3 = call @one_21(%arg266, %133#6, %arg664, %arg1063, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %444:3 = call @one(%arg267, %133#7, %arg665, %arg1064, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %445:3 = call @one_21(%arg268, %133#8, %arg666, %arg1065, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %446:3 = call @one_23(%arg269, %133#9, %arg667, %arg1066, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %447:3 = call @one_24(%arg270, %133#10, %arg668, %arg1067, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %448:3 = call @one(%arg271, %133#11, %arg669, %arg1068, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %449:3 = call @one(%arg272, %133#12, %arg670, %arg1069, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %450:3 = call @one(%arg273, %133#13, %arg671, %arg1070, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %451:3 = call @one(%arg274, %133#14, %arg672, %arg1071, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %452:3 = call @one(%arg275, %133#15, %arg673, %arg1072, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %453:3 = call @one_25(%arg276, %133#16, %arg674, %arg1073, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %454:3 = call @one(%arg277, %132#1, %arg675, %arg1074, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %455:3 = call @one_21(%arg278, %132#2, %arg676, %arg1075, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %456:3 = call @one(%arg279, %132#3, %arg677, %arg1076, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %457:3 = call @one_22(%arg280, %132#4, %arg678, %arg1077, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %458:3 = call @one(%arg281, %132#5, %arg679, %arg1078, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %459:3 = call @one_21(%arg282, %132#6, %arg680, %arg1079, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %460:3 = call @one(%arg283, %132#7, %arg681, %arg1080, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %461:3 = call @one_21(%arg284, %132#8, %arg682, %arg1081, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %462:3 = call @one_23(%arg285, %132#9, %arg683, %arg1082, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %463:3 = call @one_24(%arg286, %132#10, %arg684, %arg1083, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %464:3 = call @one(%arg287, %132#11, %arg685, %arg1084, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %465:3 = call @one(%arg288, %132#12, %arg686, %arg1085, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %466:3 = call @one(%arg289, %132#13, %arg687, %arg1086, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %467:3 = call @one(%arg290, %132#14, %arg688, %arg1087, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %468:3 = call @one(%arg291, %132#15, %arg689, %arg1088, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %469:3 = call @one_25(%arg292, %132#16, %arg690, %arg1089, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %470:3 = call @one(%arg293, %131#1, %arg691, %arg1090, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %471:3 = call @one_21(%arg294, %131#2, %arg692, %arg1091, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %472:3 = call @one(%arg295, %131#3, %arg693, %arg1092, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %473:3 = call @one_22(%arg296, %131#4, %arg694, %arg1093, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %474:3 = call @one(%arg297, %131#5, %arg695, %arg1094, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %475:3 = call @one_21(%arg298, %131#6, %arg696, %arg1095, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %476:3 = call @one(%arg299, %131#7, %arg697, %arg1096, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %477:3 = call @one_21(%arg300, %131#8, %arg698, %arg1097, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %478:3 = call @one_23(%arg301, %131#9, %arg699, %arg1098, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %479:3 = call @one_24(%arg302, %131#10, %arg700, %arg1099, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %480:3 = call @one(%arg303, %131#11, %arg701, %arg1100, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %481:3 = call @one(%arg304, %131#12, %arg702, %arg1101, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %482:3 = call @one(%arg305, %131#13, %arg703, %arg1102, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %483:3 = call @one(%arg306, %131#14, %arg704, %arg1103, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %484:3 = call @one(%arg307, %131#15, %arg705, %arg1104, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %485:3 = call @one_25(%arg308, %131#16, %arg706, %arg1105, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %486:3 = call @one(%arg309, %130#1, %arg707, %arg1106, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %487:3 = call @one_21(%arg310, %130#2, %arg708, %arg1107, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %488:3 = call @one(%arg311, %130#3, %arg709, %arg1108, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %489:3 = call @one_22(%arg312, %130#4, %arg710, %arg1109, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %490:3 = call @one(%arg313, %130#5, %arg711, %arg1110, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %491:3 = call @one_21(%arg314, %130#6, %arg712, %arg1111, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %492:3 = call @one(%arg315, %130#7, %arg713, %arg1112, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %493:3 = call @one_21(%arg316, %130#8, %arg714, %arg1113, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %494:3 = call @one_23(%arg317, %130#9, %arg715, %arg1114, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %495:3 = call @one_24(%arg318, %130#10, %arg716, %arg1115, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %496:3 = call @one(%arg319, %130#11, %arg717, %arg1116, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %497:3 = call @one(%arg320, %130#12, %arg718, %arg1117, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %498:3 = call @one(%arg321, %130#13, %arg719, %arg1118, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %499:3 = call @one(%arg322, %130#14, %arg720, %arg1119, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %500:3 = call @one(%arg323, %130#15, %arg721, %arg1120, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %501:3 = call @one_25(%arg324, %130#16, %arg722, %arg1121, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %502:3 = call @one(%arg325, %129#1, %arg723, %arg1122, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %503:3 = call @one_21(%arg326, %129#2, %arg724, %arg1123, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %504:3 = call @one(%arg327, %129#3, %arg725, %arg1124, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %505:3 = call @one_22(%arg328, %129#4, %arg726, %arg1125, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %506:3 = call @one(%arg329, %129#5, %arg727, %arg1126, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %507:3 = call @one_21(%arg330, %129#6, %arg728, %arg1127, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %508:3 = call @one(%arg331, %129#7, %arg729, %arg1128, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %509:3 = call @one_21(%arg332, %129#8, %arg730, %arg1129, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %510:3 = call @one_23(%arg333, %129#9, %arg731, %arg1130, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %511:3 = call @one_24(%arg334, %129#10, %arg732, %arg1131, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %512:3 = call @one(%arg335, %129#11, %arg733, %arg1132, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %513:3 = call @one(%arg336, %129#12, %arg734, %arg1133, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %514:3 = call @one(%arg337, %129#13, %arg735, %arg1134, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %515:3 = call @one(%arg338, %129#14, %arg736, %arg1135, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %516:3 = call @one(%arg339, %129#15, %arg737, %arg1136, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %517:3 = call @one_25(%arg340, %129#16, %arg738, %arg1137, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %518:3 = call @one(%arg341, %128#1, %arg739, %arg1138, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %519:3 = call @one_21(%arg342, %128#2, %arg740, %arg1139, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %520:3 = call @one(%arg343, %128#3, %arg741, %arg1140, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %521:3 = call @one_22(%arg344, %128#4, %arg742, %arg1141, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %522:3 = call @one(%arg345, %128#5, %arg743, %arg1142, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %523:3 = call @one_21(%arg346, %128#6, %arg744, %arg1143, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %524:3 = call @one(%arg347, %128#7, %arg745, %arg1144, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %525:3 = call @one_21(%arg348, %128#8, %arg746, %arg1145, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %526:3 = call @one_23(%arg349, %128#9, %arg747, %arg1146, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %527:3 = call @one_24(%arg350, %128#10, %arg748, %arg1147, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %528:3 = call @one(%arg351, %128#11, %arg749, %arg1148, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %529:3 = call @one(%arg352, %128#12, %arg750, %arg1149, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %530:3 = call @one(%arg353, %128#13, %arg751, %arg1150, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %531:3 = call @one(%arg354, %128#14, %arg752, %arg1151, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %532:3 = call @one(%arg355, %128#15, %arg753, %arg1152, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %533:3 = call @one_25(%arg356, %128#16, %arg754, %arg1153, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %534:3 = call @one(%arg357, %127#1, %arg755, %arg1154, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %535:3 = call @one_21(%arg358, %127#2, %arg756, %arg1155, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %536:3 = call @one(%arg359, %127#3, %arg757, %arg1156, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %537:3 = call @one_22(%arg360, %127#4, %arg758, %arg1157, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %538:3 = call @one(%arg361, %127#5, %arg759, %arg1158, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %539:3 = call @one_21(%arg362, %127#6, %arg760, %arg1159, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %540:3 = call @one(%arg363, %127#7, %arg761, %arg1160, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %541:3 = call @one_21(%arg364, %127#8, %arg762, %arg1161, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %542:3 = call @one_23(%arg365, %127#9, %arg763, %arg1162, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %543:3 = call @one_24(%arg366, %127#10, %arg764, %arg1163, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %544:3 = call @one(%arg367, %127#11, %arg765, %arg1164, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %545:3 = call @one(%arg368, %127#12, %arg766, %arg1165, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %546:3 = call @one(%arg369, %127#13, %arg767, %arg1166, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %547:3 = call @one(%arg370, %127#14, %arg768, %arg1167, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %548:3 = call @one(%arg371, %127#15, %arg769, %arg1168, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %549:3 = call @one_25(%arg372, %127#16, %arg770, %arg1169, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %550:3 = call @one(%arg373, %126#1, %arg771, %arg1170, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %551:3 = call @one_21(%arg374, %126#2, %arg772, %arg1171, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %552:3 = call @one(%arg375, %126#3, %arg773, %arg1172, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %553:3 = call @one_22(%arg376, %126#4, %arg774, %arg1173, %learning_rate, %173, %176) : (!t3, !t3, !t3, !t3, !t1, !t1, !t1) -> (!t3, !t3, !t3) loc(#l116)
    %554:3 = call @one(%arg377, %126#5, %arg775, %arg1174, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %555:3 = call @one_21(%arg378, %126#6, %arg776, %arg1175, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %556:3 = call @one(%arg379, %126#7, %arg777, %arg1176, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %557:3 = call @one_21(%arg380, %126#8, %arg778, %arg1177, %learning_rate, %173, %176) : (!t2, !t2, !t2, !t2, !t1, !t1, !t1) -> (!t2, !t2, !t2) loc(#l116)
    %558:3 = call @one_23(%arg381, %126#9, %arg779, %arg1178, %learning_rate, %173, %176) : (!t6, !t6, !t6, !t6, !t1, !t1, !t1) -> (!t6, !t6, !t6) loc(#l116)
    %559:3 = call @one_24(%arg382, %126#10, %arg780, %arg1179, %learning_rate, %173, %176) : (!t4, !t4, !t4, !t4, !t1, !t1, !t1) -> (!t4, !t4, !t4) loc(#l116)
    %560:3 = call @one(%arg383, %126#11, %arg781, %arg1180, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %561:3 = call @one(%arg384, %126#12, %arg782, %arg1181, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %562:3 = call @one(%arg385, %126#13, %arg783, %arg1182, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %563:3 = call @one(%arg386, %126#14, %arg784, %arg1183, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %564:3 = call @one(%arg387, %126#15, %arg785, %arg1184, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %565:3 = call @one_25(%arg388, %126#16, %arg786, %arg1185, %learning_rate, %173, %176) : (!t5, !t5, !t5, !t5, !t1, !t1, !t1) -> (!t5, !t5, !t5) loc(#l116)
    %566:3 = call @one_26(%arg389, %111, %arg787, %arg1186, %learning_rate, %173, %176) : (!t21, !t21, !t21, !t21, !t1, !t1, !t1) -> (!t21, !t21, !t21) loc(#l116)
    %567:3 = call @one_27(%arg390, %114, %arg788, %arg1187, %learning_rate, %173, %176) : (!t17, !t17, !t17, !t17, !t1, !t1, !t1) -> (!t17, !t17, !t17) loc(#l116)
    %568:3 = call @one(%arg391, %119, %arg789, %arg1188, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %569:3 = call @one_28(%arg392, %122, %arg790, %arg1189, %learning_rate, %173, %176) : (!t12, !t12, !t12, !t12, !t1, !t1, !t1) -> (!t12, !t12, !t12) loc(#l116)
    %570:3 = call @one_29(%arg393, %95, %arg791, %arg1190, %learning_rate, %173, %176) : (!t22, !t22, !t22, !t22, !t1, !t1, !t1) -> (!t22, !t22, !t22) loc(#l116)
    %571:3 = call @one(%arg394, %99#2, %arg792, %arg1191, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %572:3 = call @one(%arg395, %99#1, %arg793, %arg1192, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %573:3 = call @one(%arg396, %102, %arg794, %arg1193, %learning_rate, %173, %176) : (!t0, !t0, !t0, !t0, !t1, !t1, !t1) -> (!t0, !t0, !t0) loc(#l116)
    %574:3 = call @one_28(%arg397, %105, %arg795, %arg1194, %learning_rate, %173, %176) : (!t12, !t12, !t12, !t12, !t1, !t1, !t1) -> (!t12, !t12, !t12) loc(#l116)
    return %177#0, %178#0, %179#0, %180#0, %181#0, %182#0, %183#0, %184#0, %185#0, %186#0, %187#0, %188#0, %189#0, %190#0, %191#0, %192#0, %193#0, %194#0, %195#0, %196#0, %197#0, %198#0, %199#0, %200#0, %201#0, %202#0, %203#0, %204#0, %205#0, %206#0, %207#0, %208#0, %209#0, %210#0, %211#0, %212#0, %213#0, %214#0, %215#0, %216#0, %217#0, %218#0, %219#0, %220#0, %221#0, %222#0, %223#0, %224#0, %225#0, %226#0, %227#0, %228#0, %229#0, %230#0, %231#0, %232#0, %233#0, %234#0, %235#0, %236#0, %237#0, %238#0, %239#0, %240#0, %241#0, %242#0, %243#0, %244#0, %245#0, %246#0, %247#0, %248#0, %249#0, %250#0, %251#0, %252#0, %253#0, %254#0, %255#0, %256#0, %257#0, %258#0, %259#0, %260#0, %261#0, %262#0, %263#0, %264#0, %265#0, %266#0, %267#0, %268#0, %269#0, %270#0, %271#0, %272#0, %273#0, %274#0, %275#0, %276#0, %277#0, %278#0, %279#0, %280#0, %281#0, %282#0, %283#0, %284#0, %285#0, %286#0, %287#0, %288#0, %289#0, %290#0, %291#0, %292#0, %293#0, %294#0, %295#0, %296#0, %297#0, %298#0, %299#0, %300#0, %301#0, %302#0, %303#0, %304#0, %305#0, %306#0, %307#0, %308#0, %309#0, %310#0, %311#0, %312#0, %313#0, %314#0, %315#0, %316#0, %317#0, %318#0, %319#0, %320#0, %321#0, %322#0, %323#0, %324#0, %325#0, %326#0, %327#0, %328#0, %329#0, %330#0, %331#0, %332#0, %333#0, %334#0, %335#0, %336#0, %337#0, %338#0, %339#0, %340#0, %341#0, %342#0, %343#0, %344#0, %345#0, %346#0, %347#0, %348#0, %349#0, %350#0, %351#0, %352#0, %353#0, %354#0, %355#0, %356#0, %357#0, %358#0, %359#0, %360#0, %361#0, %362#0, %363#0, %364#0, %365#0, %366#0, %367#0, %368#0, %369#0, %370#0, %371#0, %372#0, %373#0, %374#0, %375#0, %376#0, %377#0, %378#0, %379#0, %380#0, %381#0, %382#0, %383#0, %384#0, %385#0, %386#0, %387#0, %388#0, %389#0, %390#0, %391#0, %392#0, %393#0, %394#0, %395#0, %396#0, %397#0, %398#0, %399#0, %400#0, %401#0, %402#0, %403#0, %404#0, %405#0, %406#0, %407#0, %408#0, %409#0, %410#0, %411#0, %412#0, %413#0, %414#0, %415#0, %416#0, %417#0, %418#0, %419#0, %420#0, %421#0, %422#0, %423#0, %424#0, %425#0, %426#0, %427#0, %428#0, %429#0, %430#0, %431#0, %432#0, %433#0, %434#0, %435#0, %436#0, %437#0, %438#0, %439#0, %440#0, %441#0, %442#0, %443#0, %444#0, %445#0, %446#0, %447#0, %448#0, %449#0, %450#0, %451#0, %452#0, %453#0, %454#0, %455#0, %456#0, %457#0, %458#0, %459#0, %460#0, %461#0, %462#0, %463#0, %464#0, %465#0, %466#0, %467#0, %468#0, %469#0, %470#0, %471#0, %472#0, %473#0, %474#0, %475#0, %476#0, %477#0, %478#0, %479#0, %480#0, %481#0, %482#0, %483#0, %484#0, %485#0, %486#0, %487#0, %488#0, %489#0, %490#0, %491#0, %492#0, %493#0, %494#0, %495#0, %496#0, %497#0, %498#0, %499#0, %500#0, %501#0, %502#0, %503#0, %504#0, %505#0, %506#0, %507#0, %508#0, %509#0, %510#0, %511#0, %512#0, %513#0, %514#0, %515#0, %516#0, %517#0, %518#0, %519#0, %520#0, %521#0, %522#0, %523#0, %524#0, %525#0, %526#0, %527#0, %528#0, %529#0, %530#0, %531#0, %532#0, %533#0, %534#0, %535#0, %536#0, %537#0, %538#0, %539#0, %540#0, %541#0, %542#0, %543#0, %544#0, %545#0, %546#0, %547#0, %548#0, %549#0, %550#0, %551#0, %552#0, %553#0, %554#0, %555#0, %556#0, %557#0, %558#0, %559#0, %560#0, %561#0, %562#0, %563#0, %564#0, %565#0, %566#0, %567#0, %568#0, %569#0, %570#0, %571#0, %572#0, %573#0, %574#0, %177#1, %178#1, %179#1, %180#1, %181#1, %182#1, %183#1, %184#1, %185#1, %186#1, %187#1, %188#1, %189#1, %190#1, %191#1, %192#1, %193#1, %194#1, %195#1, %196#1, %197#1, %198#1, %199#1, %200#1, %201#1, %202#1, %203#1, %204#1, %205#1, %206#1, %207#1, %208#1, %209#1, %210#1, %211#1, %212#1, %213#1, %214#1, %215#1, %216#1, %217#1, %218#1, %219#1, %220#1, %221#1, %222#1, %223#1, %224#1, %225#1, %226#1, %227#1, %228#1, %229#1, %230#1, %231#1, %232#1, %233#1, %234#1, %235#1, %236#1, %237#1, %238#1, %239#1, %240#1, %241#1, %242#1, %243#1, %244#1, %245#1, %246#1, %247#1, %248#1, %249#1, %250#1, %251#1, %252#1, %253#1, %254#1, %255#1, %256#1, %257#1, %258#1, %259#1, %260#1, %261#1, %262#1, %263#1, %264#1, %265#1, %266#1, %267#1, %268#1, %269#1, %270#1, %271#1, %272#1, %273#1, %274#1, %275#1, %276#1, %277#1, %278#1, %279#1, %280#1, %281#1, %282#1, %283#1, %284#1, %285#1, %286#1, %287#1, %288#1, %289#1, %290#1, %291#1, %292#1, %293#1, %294#1, %295#1, %296#1, %297#1, %298#1, %299#1, %300#1, %301#1, %302#1, %303#1, %304#1, %305#1, %306#1, %307#1, %308#1, %309#1, %310#1, %311#1, %312#1, %313#1, %314#1, %315#1, %316#1, %317#1, %318#1, %319#1, %320#1, %321#1, %322#1, %323#1, %324#1, %325#1, %326#1, %327#1, %328#1, %329#1, %330#1, %331#1, %332#1, %333#1, %334#1, %335#1, %336#1, %337#1, %338#1, %339#1, %340#1, %341#1, %342#1, %343#1, %344#1, %345#1, %346#1, %347#1, %348#1, %349#1, %350#1, %351#1, %352#1, %353#1, %354#1, %355#1, %356#1, %357#1, %358#1, %359#1, %360#1, %361#1, %362#1, %363#1, %364#1, %365#1, %366#1, %367#1, %368#1, %369#1, %370#1, %371#1, %372#1, %373#1, %374#1, %375#1, %376#1, %377#1, %378#1, %379#1, %380#1, %381#1, %382#1, %383#1, %384#1, %385#1, %386#1, %387#1, %388#1, %389#1, %390#1, %391#1, %392#1, %393#1, %394#1, %395#1, %396#1, %397#1, %398#1, %399#1, %400#1, %401#1, %402#1, %403#1, %404#1, %405#1, %406#1, %407#1, %408#1, %409#1, %410#1, %411#1, %412#1, %413#1, %414#1, %415#1, %416#1, %417#1, %418#1, %419#1, %420#1, %421#1, %422#1, %423#1, %424#1, %425#1, %426#1, %427#1, %428#1, %429#1, %430#1, %431#1, %432#1, %433#1, %434#1, %435#1, %436#1, %437#1, %438#1, %439#1, %440#1, %441#1, %442#1, %443#1, %444#1, %445#1, %446#1, %447#1, %448#1, %449#1, %450#1, %451#1, %452#1, %453#1, %454#1, %455#1, %456#1, %457#1, %458#1, %459#1, %460#1, %461#1, %462#1, %463#1, %464#1, %465#1, %466#1, %467#1, %468#1, %469#1, %470#1, %471#1, %472#1, %473#1, %474#1, %475#1, %476#1, %477#1, %478#1, %479#1, %480#1, %481#1, %482#1, %483#1, %484#1, %485#1, %486#1, %487#1, %488#1, %489#1, %490#1, %491#1, %492#1, %493#1, %494#1, %495#1, %496#1, %497#1, %498#1, %499#1, %500#1, %501#1, %502#1, %503#1, %504#1, %505#1, %506#1, %507#1, %508#1, %509#1, %510#1, %511#1, %512#1, %513#1, %514#1, %515#1, %516#1, %517#1, %518#1, %519#1, %520#1, %521#1, %522#1, %523#1, %524#1, %525#1, %526#1, %527#1, %528#1, %529#1, %530#1, %531#1, %532#1, %533#1, %534#1, %535#1, %536#1, %537#1, %538#1, %539#1, %540#1, %541#1, %542#1, %543#1, %544#1, %545#1, %546#1, %547#1, %548#1, %549#1, %550#1, %551#1, %552#1, %553#1, %554#1, %555#1, %556#1, %557#1, %558#1, %559#1, %560#1, %561#1, %562#1, %563#1, %564#1, %565#1, %566#1, %567#1, %568#1, %569#1, %570#1, %571#1, %572#1, %573#1, %574#1, %169, %177#2, %178#2, %179#2, %180#2, %181#2, %182#2, %183#2, %184#2, %185#2, %186#2, %187#2, %188#2, %189#2, %190#2, %191#2, %192#2, %193#2, %194#2, %195#2, %196#2, %197#2, %198#2, %199#2, %200#2, %201#2, %202#2, %203#2, %204#2, %205#2, %206#2, %207#2, %208#2, %209#2, %210#2, %211#2, %212#2, %213#2, %214#2, %215#2, %216#2, %217#2, %218#2, %219#2, %220#2, %221#2, %222#2, %223#2, %224#2, %225#2, %226#2, %227#2, %228#2, %229#2, %230#2, %231#2, %232#2, %233#2, %234#2, %235#2, %236#2, %237#2, %238#2, %239#2, %240#2, %241#2, %242#2, %243#2, %244#2, %245#2, %246#2, %247#2, %248#2, %249#2, %250#2, %251#2, %252#2, %253#2, %254#2, %255#2, %256#2, %257#2, %258#2, %259#2, %260#2, %261#2, %262#2, %263#2, %264#2, %265#2, %266#2, %267#2, %268#2, %269#2, %270#2, %271#2, %272#2, %273#2, %274#2, %275#2, %276#2, %277#2, %278#2, %279#2, %280#2, %281#2, %282#2, %283#2, %284#2, %285#2, %286#2, %287#2, %288#2, %289#2, %290#2, %291#2, %292#2, %293#2, %294#2, %295#2, %296#2, %297#2, %298#2, %299#2, %300#2, %301#2, %302#2, %303#2, %304#2, %305#2, %306#2, %307#2, %308#2, %309#2, %310#2, %311#2, %312#2, %313#2, %314#2, %315#2, %316#2, %317#2, %318#2, %319#2, %320#2, %321#2, %322#2, %323#2, %324#2, %325#2, %326#2, %327#2, %328#2, %329#2, %330#2, %331#2, %332#2, %333#2, %334#2, %335#2, %336#2, %337#2, %338#2, %339#2, %340#2, %341#2, %342#2, %343#2, %344#2, %345#2, %346#2, %347#2, %348#2, %349#2, %350#2, %351#2, %352#2, %353#2, %354#2, %355#2, %356#2, %357#2, %358#2, %359#2, %360#2, %361#2, %362#2, %363#2, %364#2, %365#2, %366#2, %367#2, %368#2, %369#2, %370#2, %371#2, %372#2, %373#2, %374#2, %375#2, %376#2, %377#2, %378#2, %379#2, %380#2, %381#2, %382#2, %383#2, %384#2, %385#2, %386#2, %387#2, %388#2, %389#2, %390#2, %391#2, %392#2, %393#2, %394#2, %395#2, %396#2, %397#2, %398#2, %399#2, %400#2, %401#2, %402#2, %403#2, %404#2, %405#2, %406#2, %407#2, %408#2, %409#2, %410#2, %411#2, %412#2, %413#2, %414#2, %415#2, %416#2, %417#2, %418#2, %419#2, %420#2, %421#2, %422#2, %423#2, %424#2, %425#2, %426#2, %427#2, %428#2, %429#2, %430#2, %431#2, %432#2, %433#2, %434#2, %435#2, %436#2, %437#2, %438#2, %439#2, %440#2, %441#2, %442#2, %443#2, %444#2, %445#2, %446#2, %447#2, %448#2, %449#2, %450#2, %451#2, %452#2, %453#2, %454#2, %455#2, %456#2, %457#2, %458#2, %459#2, %460#2, %461#2, %462#2, %463#2, %464#2, %465#2, %466#2, %467#2, %468#2, %469#2, %470#2, %471#2, %472#2, %473#2, %474#2, %475#2, %476#2, %477#2, %478#2, %479#2, %480#2, %481#2, %482#2, %483#2, %484#2, %485#2, %486#2, %487#2, %488#2, %489#2, %490#2, %491#2, %492#2, %493#2, %494#2, %495#2, %496#2, %497#2, %498#2, %499#2, %500#2, %501#2, %502#2, %503#2, %504#2, %505#2, %506#2, %507#2, %508#2, %509#2, %510#2, %511#2, %512#2, %513#2, %514#2, %515#2, %516#2, %517#2, %518#2, %519#2, %520#2, %521#2, %522#2, %523#2, %524#2, %525#2, %526#2, %527#2, %528#2, %529#2, %530#2, %531#2, %532#2, %533#2, %534#2, %535#2, %536#2, %537#2, %538#2, %539#2, %540#2, %541#2, %542#2, %543#2, %544#2, %545#2, %546#2, %547#2, %548#2, %549#2, %550#2, %551#2, %552#2, %553#2, %554#2, %555#2, %556#2, %557#2, %558#2, %559#2, %560#2, %561#2, %562#2, %563#2, %564#2, %565#2, %566#2, %567#2, %568#2, %569#2, %570#2, %571#2, %572#2, %573#2, %574#2, %89 : !t0, !t0, !t18, !t19, !t15, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t21, !t17, !t0, !t12, !t22, !t0, !t0, !t0, !t12, !t0, !t0, !t18, !t19, !t15, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t21, !t17, !t0, !t12, !t22, !t0, !t0, !t0, !t12, !t27, !t0, !t0, !t18, !t19, !t15, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5, !t21, !t17, !t0, !t12, !t22, !t0, !t0, !t0, !t12, !t1
  }
  func.func private @_where(%arg0: !t38, %arg1: !t1, %arg2: !t1) -> !t8 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t1) -> !t8
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t1) -> !t8
    %2 = stablehlo.select %arg0, %0, %1 : !t38, !t8
    return %2 : !t8
  }
  func.func private @normalise_rows(%arg0: !t7, %arg1: !t0, %arg2: !t0) -> (!t7, !t8, !t8) {
    %0 = stablehlo.convert %arg0 : (!t7) -> !t20
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (!t20, !t1) -> !t8
    %cst_0 = stablehlo.constant dense<9.765625E-4> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t8
    %3 = stablehlo.multiply %1, %2 : !t8
    %4 = stablehlo.multiply %0, %0 : !t20
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t20, !t1) -> !t8
    %cst_2 = stablehlo.constant dense<9.765625E-4> : !t1
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t8
    %7 = stablehlo.multiply %5, %6 : !t8
    %8 = stablehlo.multiply %3, %3 : !t8
    %9 = stablehlo.subtract %7, %8 : !t8
    %cst_3 = stablehlo.constant dense<9.99999996E-13> : !t1
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t8
    %11 = stablehlo.add %9, %10 : !t8
    %12 = stablehlo.rsqrt %11 : !t8
    %13 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (!t8) -> !t20
    %14 = stablehlo.subtract %0, %13 : !t20
    %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (!t8) -> !t20
    %16 = stablehlo.multiply %14, %15 : !t20
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (!t0) -> !t20
    %18 = stablehlo.multiply %16, %17 : !t20
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (!t0) -> !t20
    %20 = stablehlo.add %18, %19 : !t20
    %21 = stablehlo.convert %20 : (!t20) -> !t7
    return %21, %3, %12 : !t7, !t8, !t8
  }
  func.func private @_layer(%arg0: !t7, %arg1: !t8, %arg2: !t0, %arg3: !t2, %arg4: !t0, %arg5: !t3, %arg6: !t0, %arg7: !t2, %arg8: !t0, %arg9: !t2, %arg10: !t6, %arg11: !t4, %arg12: !t0, %arg13: !t0, %arg14: !t0, %arg15: !t0, %arg16: !t0, %arg17: !t5) -> (!t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8) {
    %0 = stablehlo.convert %arg7 : (!t2) -> !t35 loc(#l117)
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t7, !t35) -> !t9 loc(#l118)
    %2 = stablehlo.reshape %arg6 : (!t0) -> !t36 loc(#l119)
    %3 = stablehlo.convert %2 : (!t36) -> !t50 loc(#l117)
    %4 = stablehlo.broadcast_in_dim %3, dims = [2, 3] : (!t50) -> !t51 loc(#l120)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t51) -> !t9 loc(#l121)
    %6 = stablehlo.add %1, %5 : !t9 loc(#l121)
    %7 = stablehlo.convert %arg3 : (!t2) -> !t35 loc(#l117)
    %8 = stablehlo.dot_general %arg0, %7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t7, !t35) -> !t9 loc(#l118)
    %9 = stablehlo.reshape %arg2 : (!t0) -> !t36 loc(#l119)
    %10 = stablehlo.convert %9 : (!t36) -> !t50 loc(#l117)
    %11 = stablehlo.broadcast_in_dim %10, dims = [2, 3] : (!t50) -> !t51 loc(#l120)
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (!t51) -> !t9 loc(#l121)
    %13 = stablehlo.add %8, %12 : !t9 loc(#l121)
    %14 = stablehlo.convert %arg9 : (!t2) -> !t35 loc(#l117)
    %15 = stablehlo.dot_general %arg0, %14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t7, !t35) -> !t9 loc(#l118)
    %16 = stablehlo.reshape %arg8 : (!t0) -> !t36 loc(#l119)
    %17 = stablehlo.convert %16 : (!t36) -> !t50 loc(#l117)
    %18 = stablehlo.broadcast_in_dim %17, dims = [2, 3] : (!t50) -> !t51 loc(#l120)
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (!t51) -> !t9 loc(#l121)
    %20 = stablehlo.add %15, %19 : !t9 loc(#l121)
    %cst = stablehlo.constant dense<1.250000e-01> : !t14
    %21 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t14) -> !t9 loc(#l122)
    %22 = stablehlo.multiply %6, %21 : !t9 loc(#l122)
    %23 = stablehlo.dot_general %22, %13, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (!t9, !t9) -> !t13 loc(#l118)
    %24 = call @_softmax(%23, %arg1) : (!t13, !t8) -> !t13 loc(#l123)
    %25 = stablehlo.dot_general %20, %24, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (!t9, !t13) -> !t48 loc(#l118)
    %26 = stablehlo.transpose %25, dims = [0, 3, 1, 2] : (!t48) -> !t9 loc(#l124)
    %27 = stablehlo.convert %arg5 : (!t3) -> !t60 loc(#l117)
    %28 = stablehlo.dot_general %26, %27, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t9, !t60) -> !t7 loc(#l118)
    %29 = stablehlo.convert %arg4 : (!t0) -> !t42 loc(#l117)
    %30 = stablehlo.broadcast_in_dim %29, dims = [2] : (!t42) -> !t49 loc(#l120)
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (!t49) -> !t7 loc(#l121)
    %32 = stablehlo.add %28, %31 : !t7 loc(#l121)
    %33 = stablehlo.add %arg0, %32 : !t7
    %34:3 = call @normalise_rows_0(%33, %arg13, %arg12) : (!t7, !t0, !t0) -> (!t7, !t8, !t8) loc(#l125)
    %35 = stablehlo.convert %arg11 : (!t4) -> !t61 loc(#l126)
    %36 = stablehlo.dot_general %34#0, %35, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t7, !t61) -> !t10 loc(#l127)
    %37 = stablehlo.convert %arg10 : (!t6) -> tensor<4096xbf16> loc(#l126)
    %38 = stablehlo.broadcast_in_dim %37, dims = [2] : (tensor<4096xbf16>) -> tensor<1x1x4096xbf16> loc(#l128)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<1x1x4096xbf16>) -> !t10 loc(#l129)
    %40 = stablehlo.add %36, %39 : !t10 loc(#l129)
    %41 = call @gelu(%40) : (!t10) -> !t10 loc(#l130)
    %42 = stablehlo.convert %arg17 : (!t5) -> !t62 loc(#l126)
    %43 = stablehlo.dot_general %41, %42, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t10, !t62) -> !t7 loc(#l127)
    %44 = stablehlo.convert %arg16 : (!t0) -> !t42 loc(#l126)
    %45 = stablehlo.broadcast_in_dim %44, dims = [2] : (!t42) -> !t49 loc(#l128)
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (!t49) -> !t7 loc(#l129)
    %47 = stablehlo.add %43, %46 : !t7 loc(#l129)
    %48 = stablehlo.add %34#0, %47 : !t7 loc(#l129)
    %49:3 = call @normalise_rows_0(%48, %arg15, %arg14) : (!t7, !t0, !t0) -> (!t7, !t8, !t8) loc(#l131)
    return %49#0, %13, %22, %24, %20, %26, %33, %34#1, %34#2, %34#0, %40, %41, %48, %49#1, %49#2 : !t7, !t9, !t9, !t13, !t9, !t9, !t7, !t8, !t8, !t7, !t10, !t10, !t7, !t8, !t8
  }
  func.func private @_softmax(%arg0: !t13, %arg1: !t8) -> !t13 {
    %0 = stablehlo.convert %arg0 : (!t13) -> !t32
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 3] : (!t8) -> !t32
    %2 = stablehlo.add %0, %1 : !t32
    %cst = stablehlo.constant dense<0xFF800000> : !t1
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [3] : (!t32, !t1) -> !t52
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (!t52) -> !t32
    %5 = stablehlo.subtract %2, %4 : !t32
    %6 = stablehlo.exponential %5 : !t32
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [3] : (!t32, !t1) -> !t52
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (!t52) -> !t32
    %9 = stablehlo.divide %6, %8 : !t32
    %10 = stablehlo.convert %9 : (!t32) -> !t13
    return %10 : !t13
  }
  func.func private @normalise_rows_0(%arg0: !t7, %arg1: !t0, %arg2: !t0) -> (!t7, !t8, !t8) {
    %0 = stablehlo.convert %arg0 : (!t7) -> !t20
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (!t20, !t1) -> !t8
    %cst_0 = stablehlo.constant dense<9.765625E-4> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t8
    %3 = stablehlo.multiply %1, %2 : !t8
    %4 = stablehlo.multiply %0, %0 : !t20
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t20, !t1) -> !t8
    %cst_2 = stablehlo.constant dense<9.765625E-4> : !t1
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t8
    %7 = stablehlo.multiply %5, %6 : !t8
    %8 = stablehlo.multiply %3, %3 : !t8
    %9 = stablehlo.subtract %7, %8 : !t8
    %cst_3 = stablehlo.constant dense<9.99999996E-13> : !t1
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t8
    %11 = stablehlo.add %9, %10 : !t8
    %12 = stablehlo.rsqrt %11 : !t8
    %13 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (!t8) -> !t20
    %14 = stablehlo.subtract %0, %13 : !t20
    %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (!t8) -> !t20
    %16 = stablehlo.multiply %14, %15 : !t20
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (!t0) -> !t20
    %18 = stablehlo.multiply %16, %17 : !t20
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (!t0) -> !t20
    %20 = stablehlo.add %18, %19 : !t20
    %21 = stablehlo.convert %20 : (!t20) -> !t7
    return %21, %3, %12 : !t7, !t8, !t8
  }
  func.func private @gelu(%arg0: !t10) -> !t10 {
    %0 = stablehlo.multiply %arg0, %arg0 : !t10
    %1 = stablehlo.multiply %0, %arg0 : !t10
    %cst = stablehlo.constant dense<4.467770e-02> : !t14
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t14) -> !t10
    %3 = stablehlo.multiply %2, %1 : !t10
    %4 = stablehlo.add %arg0, %3 : !t10
    %cst_0 = stablehlo.constant dense<7.968750e-01> : !t14
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t14) -> !t10
    %6 = stablehlo.multiply %5, %4 : !t10
    %7 = stablehlo.tanh %6 : !t10
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t14
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t14) -> !t10
    %9 = stablehlo.add %8, %7 : !t10
    %cst_2 = stablehlo.constant dense<5.000000e-01> : !t14
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t14) -> !t10
    %11 = stablehlo.multiply %10, %9 : !t10
    %12 = stablehlo.multiply %arg0, %11 : !t10
    return %12 : !t10
  }
  func.func private @_cross_entropy(%arg0: !t33, %arg1: !t47) -> (!t29, !t29) {
    %0 = stablehlo.convert %arg0 : (!t33) -> !t26
    %cst = stablehlo.constant dense<0xFF800000> : !t1
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (!t26, !t1) -> !t29
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (!t29) -> !t26
    %3 = stablehlo.subtract %0, %2 : !t26
    %4 = stablehlo.exponential %3 : !t26
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (!t26, !t1) -> !t29
    %6 = stablehlo.log %5 : !t29
    %7 = stablehlo.add %1, %6 : !t29
    %8 = stablehlo.iota dim = 1 : !t43
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (!t47) -> !t43
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (!t43, !t43) -> !t44
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t1
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t1
    %11 = call @_where_1(%10, %cst_1, %cst_2) : (!t44, !t1, !t1) -> !t26
    %12 = stablehlo.multiply %11, %0 : !t26
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [1] : (!t26, !t1) -> !t29
    %14 = stablehlo.subtract %7, %13 : !t29
    return %14, %7 : !t29, !t29
  }
  func.func private @_where_1(%arg0: !t44, %arg1: !t1, %arg2: !t1) -> !t26 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t1) -> !t26
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t1) -> !t26
    %2 = stablehlo.select %arg0, %0, %1 : !t44, !t26
    return %2 : !t26
  }
  func.func private @take_along_axis(%arg0: !t7, %arg1: !t31) -> (!t11, !t31) {
    %c = stablehlo.constant dense<0> : !t27
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t27) -> !t31
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t31, !t31) -> tensor<448x76x1xi1>
    %c_0 = stablehlo.constant dense<512> : !t27
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t27) -> !t31
    %3 = stablehlo.add %arg1, %2 : !t31
    %4 = stablehlo.select %1, %3, %arg1 : tensor<448x76x1xi1>, !t31
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1024>}> : (!t7, !t31) -> !t11
    return %5, %4 : !t11, !t31
  }
  func.func private @gelu_2(%arg0: !t11) -> !t11 {
    %0 = stablehlo.multiply %arg0, %arg0 : !t11
    %1 = stablehlo.multiply %0, %arg0 : !t11
    %cst = stablehlo.constant dense<4.467770e-02> : !t14
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t14) -> !t11
    %3 = stablehlo.multiply %2, %1 : !t11
    %4 = stablehlo.add %arg0, %3 : !t11
    %cst_0 = stablehlo.constant dense<7.968750e-01> : !t14
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t14) -> !t11
    %6 = stablehlo.multiply %5, %4 : !t11
    %7 = stablehlo.tanh %6 : !t11
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t14
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t14) -> !t11
    %9 = stablehlo.add %8, %7 : !t11
    %cst_2 = stablehlo.constant dense<5.000000e-01> : !t14
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t14) -> !t11
    %11 = stablehlo.multiply %10, %9 : !t11
    %12 = stablehlo.multiply %arg0, %11 : !t11
    return %12 : !t11
  }
  func.func private @normalise_rows_3(%arg0: !t11, %arg1: !t0, %arg2: !t0) -> (!t11, !t16, !t16) {
    %0 = stablehlo.convert %arg0 : (!t11) -> !t24
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (!t24, !t1) -> !t16
    %cst_0 = stablehlo.constant dense<9.765625E-4> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t16
    %3 = stablehlo.multiply %1, %2 : !t16
    %4 = stablehlo.multiply %0, %0 : !t24
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t24, !t1) -> !t16
    %cst_2 = stablehlo.constant dense<9.765625E-4> : !t1
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t16
    %7 = stablehlo.multiply %5, %6 : !t16
    %8 = stablehlo.multiply %3, %3 : !t16
    %9 = stablehlo.subtract %7, %8 : !t16
    %cst_3 = stablehlo.constant dense<9.99999996E-13> : !t1
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t16
    %11 = stablehlo.add %9, %10 : !t16
    %12 = stablehlo.rsqrt %11 : !t16
    %13 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (!t16) -> !t24
    %14 = stablehlo.subtract %0, %13 : !t24
    %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (!t16) -> !t24
    %16 = stablehlo.multiply %14, %15 : !t24
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (!t0) -> !t24
    %18 = stablehlo.multiply %16, %17 : !t24
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (!t0) -> !t24
    %20 = stablehlo.add %18, %19 : !t24
    %21 = stablehlo.convert %20 : (!t24) -> !t11
    return %21, %3, %12 : !t11, !t16, !t16
  }
  func.func private @_cross_entropy_4(%arg0: !t34, %arg1: !t37) -> (!t16, !t16) {
    %0 = stablehlo.convert %arg0 : (!t34) -> !t25
    %cst = stablehlo.constant dense<0xFF800000> : !t1
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (!t25, !t1) -> !t16
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (!t16) -> !t25
    %3 = stablehlo.subtract %0, %2 : !t25
    %4 = stablehlo.exponential %3 : !t25
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [2] : (!t25, !t1) -> !t16
    %6 = stablehlo.log %5 : !t16
    %7 = stablehlo.add %1, %6 : !t16
    %8 = stablehlo.iota dim = 2 : !t45
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (!t37) -> !t45
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (!t45, !t45) -> !t46
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t1
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t1
    %11 = call @_where_5(%10, %cst_1, %cst_2) : (!t46, !t1, !t1) -> !t25
    %12 = stablehlo.multiply %11, %0 : !t25
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [2] : (!t25, !t1) -> !t16
    %14 = stablehlo.subtract %7, %13 : !t16
    return %14, %7 : !t16, !t16
  }
  func.func private @_where_5(%arg0: !t46, %arg1: !t1, %arg2: !t1) -> !t25 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t1) -> !t25
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t1) -> !t25
    %2 = stablehlo.select %arg0, %0, %1 : !t46, !t25
    return %2 : !t25
  }
  func.func private @_cross_entropy_backward(%arg0: !t34, %arg1: !t37, %arg2: !t16, %arg3: !t16) -> !t34 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg3 : !t34, !t16
    %1 = stablehlo.convert %0#0 : (!t34) -> !t25
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (!t16) -> !t25
    %3 = stablehlo.subtract %1, %2 : !t25
    %4 = stablehlo.exponential %3 : !t25
    %5 = stablehlo.iota dim = 2 : !t45
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (!t37) -> !t45
    %7 = stablehlo.compare EQ, %5, %6, SIGNED : (!t45, !t45) -> !t46
    %cst = stablehlo.constant dense<1.000000e+00> : !t1
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %8 = call @_where_6(%7, %cst, %cst_0) : (!t46, !t1, !t1) -> !t25
    %9 = stablehlo.subtract %4, %8 : !t25
    %10 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1] : (!t16) -> !t25
    %11 = stablehlo.multiply %9, %10 : !t25
    %12 = stablehlo.convert %11 : (!t25) -> !t34
    return %12 : !t34
  }
  func.func private @_where_6(%arg0: !t46, %arg1: !t1, %arg2: !t1) -> !t25 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t1) -> !t25
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t1) -> !t25
    %2 = stablehlo.select %arg0, %0, %1 : !t46, !t25
    return %2 : !t25
  }
  func.func private @normalise_rows_backward(%arg0: !t11, %arg1: !t16, %arg2: !t16, %arg3: !t0, %arg4: !t11) -> (!t11, !t0, !t0) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg4 : !t11, !t16, !t16, !t11
    %1 = stablehlo.convert %0#3 : (!t11) -> !t24
    %2 = stablehlo.convert %0#0 : (!t11) -> !t24
    %3 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1] : (!t16) -> !t24
    %4 = stablehlo.subtract %2, %3 : !t24
    %5 = stablehlo.broadcast_in_dim %0#2, dims = [0, 1] : (!t16) -> !t24
    %6 = stablehlo.multiply %4, %5 : !t24
    %7 = stablehlo.multiply %1, %6 : !t24
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (!t24, !t1) -> !t0
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %9 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (!t24, !t1) -> !t0
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (!t0) -> !t24
    %11 = stablehlo.multiply %1, %10 : !t24
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t24, !t1) -> !t16
    %cst_2 = stablehlo.constant dense<9.765625E-4> : !t1
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t16
    %14 = stablehlo.multiply %12, %13 : !t16
    %15 = stablehlo.multiply %11, %6 : !t24
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [2] : (!t24, !t1) -> !t16
    %cst_4 = stablehlo.constant dense<9.765625E-4> : !t1
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t16
    %18 = stablehlo.multiply %16, %17 : !t16
    %19 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (!t16) -> !t24
    %20 = stablehlo.subtract %11, %19 : !t24
    %21 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (!t16) -> !t24
    %22 = stablehlo.multiply %6, %21 : !t24
    %23 = stablehlo.subtract %20, %22 : !t24
    %24 = stablehlo.broadcast_in_dim %0#2, dims = [0, 1] : (!t16) -> !t24
    %25 = stablehlo.multiply %23, %24 : !t24
    %26 = stablehlo.convert %25 : (!t24) -> !t11
    return %26, %8, %9 : !t11, !t0, !t0
  }
  func.func private @backward(%arg0: !t11, %arg1: !t11) -> !t11 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t11, !t11
    %1:5 = call @gelu_7(%0#0) : (!t11) -> (!t11, !t11, !t11, !t11, !t11)
    %2 = call @gelu_8(%1#1, %1#2, %1#3, %1#4, %0#0, %0#1) : (!t11, !t11, !t11, !t11, !t11, !t11) -> !t11
    return %2 : !t11
  }
  func.func private @gelu_7(%arg0: !t11) -> (!t11, !t11, !t11, !t11, !t11) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t11
    %1 = stablehlo.multiply %0, %arg0 : !t11
    %2 = stablehlo.multiply %arg0, %arg0 : !t11
    %cst = stablehlo.constant dense<3.000000e+00> : !t14
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t14) -> !t11
    %4 = stablehlo.multiply %3, %2 : !t11
    %cst_0 = stablehlo.constant dense<4.467770e-02> : !t14
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t14) -> !t11
    %6 = stablehlo.multiply %5, %1 : !t11
    %7 = stablehlo.add %arg0, %6 : !t11
    %cst_1 = stablehlo.constant dense<7.968750e-01> : !t14
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t14) -> !t11
    %9 = stablehlo.multiply %8, %7 : !t11
    %10 = stablehlo.tanh %9 : !t11
    %cst_2 = stablehlo.constant dense<1.000000e+00> : !t14
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t14) -> !t11
    %12 = stablehlo.subtract %11, %10 : !t11
    %cst_3 = stablehlo.constant dense<1.000000e+00> : !t14
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t14) -> !t11
    %14 = stablehlo.add %13, %10 : !t11
    %cst_4 = stablehlo.constant dense<5.000000e-01> : !t14
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t14) -> !t11
    %16 = stablehlo.multiply %15, %14 : !t11
    %17 = stablehlo.multiply %arg0, %16 : !t11
    return %17, %4, %10, %12, %16 : !t11, !t11, !t11, !t11, !t11
  }
  func.func private @gelu_8(%arg0: !t11, %arg1: !t11, %arg2: !t11, %arg3: !t11, %arg4: !t11, %arg5: !t11) -> !t11 {
    %0 = stablehlo.multiply %arg4, %arg5 : !t11
    %1 = stablehlo.multiply %arg5, %arg3 : !t11
    %cst = stablehlo.constant dense<5.000000e-01> : !t14
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t14) -> !t11
    %3 = stablehlo.multiply %2, %0 : !t11
    %4 = stablehlo.multiply %3, %arg2 : !t11
    %5 = stablehlo.multiply %4, %arg1 : !t11
    %6 = stablehlo.add %4, %5 : !t11
    %cst_0 = stablehlo.constant dense<7.968750e-01> : !t14
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t14) -> !t11
    %8 = stablehlo.multiply %7, %6 : !t11
    %9 = stablehlo.add %1, %8 : !t11
    %cst_1 = stablehlo.constant dense<4.467770e-02> : !t14
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t14) -> !t11
    %11 = stablehlo.multiply %10, %8 : !t11
    %12 = stablehlo.multiply %11, %arg0 : !t11
    %13 = stablehlo.add %9, %12 : !t11
    return %13 : !t11
  }
  func.func private @take_along_axis_9(%arg0: !t31, %arg1: !t11) -> !t7 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t14
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t14) -> !t7
    %c = stablehlo.constant dense<511> : !t63
    %c_0 = stablehlo.constant dense<2147483647> : !t27
    %1 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t27) -> !t63
    %2 = stablehlo.minimum %c, %1 : !t63
    %3 = stablehlo.broadcast_in_dim %2, dims = [2] : (!t63) -> !t31
    %c_1 = stablehlo.constant dense<0> : !t27
    %4 = stablehlo.broadcast_in_dim %c_1, dims = [] : (!t27) -> !t31
    %5 = stablehlo.clamp %4, %arg0, %3 : !t31
    %6 = "stablehlo.scatter"(%0, %5, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: !t14, %arg3: !t14):
      %7 = stablehlo.add %arg2, %arg3 : !t14
      stablehlo.return %7 : !t14
    }) : (!t7, !t31, !t11) -> !t7
    return %6 : !t7
  }
  func.func private @_cross_entropy_backward_10(%arg0: !t33, %arg1: !t47, %arg2: !t29, %arg3: !t29) -> !t33 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg3 : !t33, !t29
    %1 = stablehlo.convert %0#0 : (!t33) -> !t26
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (!t29) -> !t26
    %3 = stablehlo.subtract %1, %2 : !t26
    %4 = stablehlo.exponential %3 : !t26
    %5 = stablehlo.iota dim = 1 : !t43
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (!t47) -> !t43
    %7 = stablehlo.compare EQ, %5, %6, SIGNED : (!t43, !t43) -> !t44
    %cst = stablehlo.constant dense<1.000000e+00> : !t1
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %8 = call @_where_11(%7, %cst, %cst_0) : (!t44, !t1, !t1) -> !t26
    %9 = stablehlo.subtract %4, %8 : !t26
    %10 = stablehlo.broadcast_in_dim %0#1, dims = [0] : (!t29) -> !t26
    %11 = stablehlo.multiply %9, %10 : !t26
    %12 = stablehlo.convert %11 : (!t26) -> !t33
    return %12 : !t33
  }
  func.func private @_where_11(%arg0: !t44, %arg1: !t1, %arg2: !t1) -> !t26 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t1) -> !t26
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t1) -> !t26
    %2 = stablehlo.select %arg0, %0, %1 : !t44, !t26
    return %2 : !t26
  }
  func.func private @_layer_12(%arg0: !t7, %arg1: !t2, %arg2: !t2, %arg3: !t2, %arg4: !t9, %arg5: !t9, %arg6: !t13, %arg7: !t9, %arg8: !t9, %arg9: !t3, %arg10: !t7, %arg11: !t8, %arg12: !t8, %arg13: !t0, %arg14: !t7, %arg15: !t4, %arg16: !t10, %arg17: !t10, %arg18: !t5, %arg19: !t7, %arg20: !t8, %arg21: !t8, %arg22: !t0, %arg23: !t7) -> (!t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5) {
    %0:3 = call @normalise_rows_backward_13(%arg19, %arg20, %arg21, %arg22, %arg23) : (!t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t0) loc(#l132)
    %1 = stablehlo.convert %0#0 : (!t7) -> !t20 loc(#l126)
    %cst = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l133)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (!t20, !t1) -> !t0 loc(#l133)
    %3 = stablehlo.convert %arg18 : (!t5) -> !t62 loc(#l126)
    %4 = stablehlo.dot_general %0#0, %3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t7, !t62) -> !t10 loc(#l127)
    %5 = stablehlo.dot_general %arg17, %0#0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t10, !t7) -> !t5 loc(#l127)
    %6 = call @backward_14(%arg16, %4) : (!t10, !t10) -> !t10 loc(#l134)
    %7 = stablehlo.convert %6 : (!t10) -> tensor<448x512x4096xf32> loc(#l126)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l133)
    %8 = stablehlo.reduce(%7 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<448x512x4096xf32>, !t1) -> !t6 loc(#l133)
    %9 = stablehlo.convert %arg15 : (!t4) -> !t61 loc(#l126)
    %10 = stablehlo.dot_general %6, %9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t10, !t61) -> !t7 loc(#l127)
    %11 = stablehlo.dot_general %arg14, %6, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t7, !t10) -> !t4 loc(#l127)
    %12 = stablehlo.add %0#0, %10 : !t7 loc(#l135)
    %13:3 = call @normalise_rows_backward_13(%arg10, %arg11, %arg12, %arg13, %12) : (!t7, !t8, !t8, !t0, !t7) -> (!t7, !t0, !t0) loc(#l136)
    %14 = stablehlo.convert %13#0 : (!t7) -> !t20 loc(#l117)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l137)
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (!t20, !t1) -> !t0 loc(#l137)
    %16 = stablehlo.convert %arg9 : (!t3) -> !t60 loc(#l117)
    %17 = stablehlo.dot_general %13#0, %16, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (!t7, !t60) -> !t9 loc(#l118)
    %18 = stablehlo.dot_general %arg8, %13#0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t9, !t7) -> !t3 loc(#l118)
    %19 = stablehlo.transpose %17, dims = [0, 2, 3, 1] : (!t9) -> !t48 loc(#l124)
    %20 = stablehlo.dot_general %19, %arg7, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (!t48, !t9) -> !t13 loc(#l118)
    %21 = stablehlo.dot_general %19, %arg6, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (!t48, !t13) -> !t48 loc(#l118)
    %22 = stablehlo.transpose %21, dims = [0, 3, 1, 2] : (!t48) -> !t9 loc(#l124)
    %23 = call @_softmax_backward(%arg6, %20) : (!t13, !t13) -> !t13 loc(#l138)
    %24 = stablehlo.dot_general %23, %arg5, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t13, !t9) -> !t64 loc(#l118)
    %25 = stablehlo.transpose %24, dims = [0, 2, 1, 3] : (!t64) -> !t9 loc(#l124)
    %26 = stablehlo.dot_general %23, %arg4, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (!t13, !t9) -> !t64 loc(#l118)
    %27 = stablehlo.transpose %26, dims = [0, 2, 1, 3] : (!t64) -> !t9 loc(#l124)
    %cst_2 = stablehlo.constant dense<1.250000e-01> : !t14
    %28 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t14) -> !t9 loc(#l122)
    %29 = stablehlo.multiply %27, %28 : !t9 loc(#l122)
    %30 = stablehlo.convert %22 : (!t9) -> !t53 loc(#l117)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l137)
    %31 = stablehlo.reduce(%30 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (!t53, !t1) -> !t36 loc(#l137)
    %32 = stablehlo.reshape %31 : (!t36) -> !t0 loc(#l119)
    %33 = stablehlo.convert %arg3 : (!t2) -> !t35 loc(#l117)
    %34 = stablehlo.dot_general %22, %33, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t9, !t35) -> !t7 loc(#l118)
    %35 = stablehlo.dot_general %arg0, %22, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t7, !t9) -> !t2 loc(#l118)
    %36 = stablehlo.add %13#0, %34 : !t7 loc(#l139)
    %37 = stablehlo.convert %25 : (!t9) -> !t53 loc(#l117)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l137)
    %38 = stablehlo.reduce(%37 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (!t53, !t1) -> !t36 loc(#l137)
    %39 = stablehlo.reshape %38 : (!t36) -> !t0 loc(#l119)
    %40 = stablehlo.convert %arg2 : (!t2) -> !t35 loc(#l117)
    %41 = stablehlo.dot_general %25, %40, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t9, !t35) -> !t7 loc(#l118)
    %42 = stablehlo.dot_general %arg0, %25, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t7, !t9) -> !t2 loc(#l118)
    %43 = stablehlo.add %36, %41 : !t7 loc(#l139)
    %44 = stablehlo.convert %29 : (!t9) -> !t53 loc(#l117)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l137)
    %45 = stablehlo.reduce(%44 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (!t53, !t1) -> !t36 loc(#l137)
    %46 = stablehlo.reshape %45 : (!t36) -> !t0 loc(#l119)
    %47 = stablehlo.convert %arg1 : (!t2) -> !t35 loc(#l117)
    %48 = stablehlo.dot_general %29, %47, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t9, !t35) -> !t7 loc(#l118)
    %49 = stablehlo.dot_general %arg0, %29, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t7, !t9) -> !t2 loc(#l118)
    %50 = stablehlo.add %43, %48 : !t7 loc(#l139)
    return %50, %39, %42, %15, %18, %46, %49, %32, %35, %8, %11, %13#2, %13#1, %0#2, %0#1, %2, %5 : !t7, !t0, !t2, !t0, !t3, !t0, !t2, !t0, !t2, !t6, !t4, !t0, !t0, !t0, !t0, !t0, !t5
  }
  func.func private @normalise_rows_backward_13(%arg0: !t7, %arg1: !t8, %arg2: !t8, %arg3: !t0, %arg4: !t7) -> (!t7, !t0, !t0) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg4 : !t7, !t8, !t8, !t7
    %1 = stablehlo.convert %0#3 : (!t7) -> !t20
    %2 = stablehlo.convert %0#0 : (!t7) -> !t20
    %3 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1] : (!t8) -> !t20
    %4 = stablehlo.subtract %2, %3 : !t20
    %5 = stablehlo.broadcast_in_dim %0#2, dims = [0, 1] : (!t8) -> !t20
    %6 = stablehlo.multiply %4, %5 : !t20
    %7 = stablehlo.multiply %1, %6 : !t20
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %8 = stablehlo.reduce(%7 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (!t20, !t1) -> !t0
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %9 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (!t20, !t1) -> !t0
    %10 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (!t0) -> !t20
    %11 = stablehlo.multiply %1, %10 : !t20
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %12 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t20, !t1) -> !t8
    %cst_2 = stablehlo.constant dense<9.765625E-4> : !t1
    %13 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t8
    %14 = stablehlo.multiply %12, %13 : !t8
    %15 = stablehlo.multiply %11, %6 : !t20
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1
    %16 = stablehlo.reduce(%15 init: %cst_3) applies stablehlo.add across dimensions = [2] : (!t20, !t1) -> !t8
    %cst_4 = stablehlo.constant dense<9.765625E-4> : !t1
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t8
    %18 = stablehlo.multiply %16, %17 : !t8
    %19 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (!t8) -> !t20
    %20 = stablehlo.subtract %11, %19 : !t20
    %21 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (!t8) -> !t20
    %22 = stablehlo.multiply %6, %21 : !t20
    %23 = stablehlo.subtract %20, %22 : !t20
    %24 = stablehlo.broadcast_in_dim %0#2, dims = [0, 1] : (!t8) -> !t20
    %25 = stablehlo.multiply %23, %24 : !t20
    %26 = stablehlo.convert %25 : (!t20) -> !t7
    return %26, %8, %9 : !t7, !t0, !t0
  }
  func.func private @backward_14(%arg0: !t10, %arg1: !t10) -> !t10 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t10, !t10
    %1:5 = call @gelu_15(%0#0) : (!t10) -> (!t10, !t10, !t10, !t10, !t10)
    %2 = call @gelu_16(%1#1, %1#2, %1#3, %1#4, %0#0, %0#1) : (!t10, !t10, !t10, !t10, !t10, !t10) -> !t10
    return %2 : !t10
  }
  func.func private @gelu_15(%arg0: !t10) -> (!t10, !t10, !t10, !t10, !t10) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t10
    %1 = stablehlo.multiply %0, %arg0 : !t10
    %2 = stablehlo.multiply %arg0, %arg0 : !t10
    %cst = stablehlo.constant dense<3.000000e+00> : !t14
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t14) -> !t10
    %4 = stablehlo.multiply %3, %2 : !t10
    %cst_0 = stablehlo.constant dense<4.467770e-02> : !t14
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t14) -> !t10
    %6 = stablehlo.multiply %5, %1 : !t10
    %7 = stablehlo.add %arg0, %6 : !t10
    %cst_1 = stablehlo.constant dense<7.968750e-01> : !t14
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t14) -> !t10
    %9 = stablehlo.multiply %8, %7 : !t10
    %10 = stablehlo.tanh %9 : !t10
    %cst_2 = stablehlo.constant dense<1.000000e+00> : !t14
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t14) -> !t10
    %12 = stablehlo.subtract %11, %10 : !t10
    %cst_3 = stablehlo.constant dense<1.000000e+00> : !t14
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t14) -> !t10
    %14 = stablehlo.add %13, %10 : !t10
    %cst_4 = stablehlo.constant dense<5.000000e-01> : !t14
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t14) -> !t10
    %16 = stablehlo.multiply %15, %14 : !t10
    %17 = stablehlo.multiply %arg0, %16 : !t10
    return %17, %4, %10, %12, %16 : !t10, !t10, !t10, !t10, !t10
  }
  func.func private @gelu_16(%arg0: !t10, %arg1: !t10, %arg2: !t10, %arg3: !t10, %arg4: !t10, %arg5: !t10) -> !t10 {
    %0 = stablehlo.multiply %arg4, %arg5 : !t10
    %1 = stablehlo.multiply %arg5, %arg3 : !t10
    %cst = stablehlo.constant dense<5.000000e-01> : !t14
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t14) -> !t10
    %3 = stablehlo.multiply %2, %0 : !t10
    %4 = stablehlo.multiply %3, %arg2 : !t10
    %5 = stablehlo.multiply %4, %arg1 : !t10
    %6 = stablehlo.add %4, %5 : !t10
    %cst_0 = stablehlo.constant dense<7.968750e-01> : !t14
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t14) -> !t10
    %8 = stablehlo.multiply %7, %6 : !t10
    %9 = stablehlo.add %1, %8 : !t10
    %cst_1 = stablehlo.constant dense<4.467770e-02> : !t14
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t14) -> !t10
    %11 = stablehlo.multiply %10, %8 : !t10
    %12 = stablehlo.multiply %11, %arg0 : !t10
    %13 = stablehlo.add %9, %12 : !t10
    return %13 : !t10
  }
  func.func private @_softmax_backward(%arg0: !t13, %arg1: !t13) -> !t13 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t13, !t13
    %1 = stablehlo.convert %0#0 : (!t13) -> !t32
    %2 = stablehlo.convert %0#1 : (!t13) -> !t32
    %3 = stablehlo.multiply %1, %2 : !t32
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [3] : (!t32, !t1) -> !t52
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (!t52) -> !t32
    %6 = stablehlo.subtract %2, %5 : !t32
    %7 = stablehlo.multiply %1, %6 : !t32
    %8 = stablehlo.convert %7 : (!t32) -> !t13
    return %8 : !t13
  }
  func.func private @one(%arg0: !t0, %arg1: !t0, %arg2: !t0, %arg3: !t0, %arg4: !t1, %arg5: !t1, %arg6: !t1) -> (!t0, !t0, !t0) {
    %cst = stablehlo.constant dense<0.899999976> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t0
    %1 = stablehlo.multiply %0, %arg2 : !t0
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t0
    %3 = stablehlo.multiply %2, %arg1 : !t0
    %4 = stablehlo.add %1, %3 : !t0
    %cst_1 = stablehlo.constant dense<9.990000e-01> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t0
    %6 = stablehlo.multiply %5, %arg3 : !t0
    %cst_2 = stablehlo.constant dense<1.000000e-03> : !t1
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t0
    %8 = stablehlo.multiply %7, %arg1 : !t0
    %9 = stablehlo.multiply %8, %arg1 : !t0
    %10 = stablehlo.add %6, %9 : !t0
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (!t1) -> !t0
    %12 = stablehlo.multiply %4, %11 : !t0
    %13 = stablehlo.broadcast_in_dim %arg6, dims = [] : (!t1) -> !t0
    %14 = stablehlo.multiply %10, %13 : !t0
    %15 = stablehlo.sqrt %14 : !t0
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t0
    %17 = stablehlo.add %15, %16 : !t0
    %18 = stablehlo.divide %12, %17 : !t0
    %19 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t0
    %20 = stablehlo.multiply %19, %18 : !t0
    %21 = stablehlo.subtract %arg0, %20 : !t0
    return %21, %4, %10 : !t0, !t0, !t0
  }
  func.func private @one_17(%arg0: !t18, %arg1: !t18, %arg2: !t18, %arg3: !t18, %arg4: !t1, %arg5: !t1, %arg6: !t1) -> (!t18, !t18, !t18) {
    %cst = stablehlo.constant dense<0.899999976> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t18
    %1 = stablehlo.multiply %0, %arg2 : !t18
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t18
    %3 = stablehlo.multiply %2, %arg1 : !t18
    %4 = stablehlo.add %1, %3 : !t18
    %cst_1 = stablehlo.constant dense<9.990000e-01> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t18
    %6 = stablehlo.multiply %5, %arg3 : !t18
    %cst_2 = stablehlo.constant dense<1.000000e-03> : !t1
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t18
    %8 = stablehlo.multiply %7, %arg1 : !t18
    %9 = stablehlo.multiply %8, %arg1 : !t18
    %10 = stablehlo.add %6, %9 : !t18
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (!t1) -> !t18
    %12 = stablehlo.multiply %4, %11 : !t18
    %13 = stablehlo.broadcast_in_dim %arg6, dims = [] : (!t1) -> !t18
    %14 = stablehlo.multiply %10, %13 : !t18
    %15 = stablehlo.sqrt %14 : !t18
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t18
    %17 = stablehlo.add %15, %16 : !t18
    %18 = stablehlo.divide %12, %17 : !t18
    %cst_4 = stablehlo.constant dense<0.00999999977> : !t1
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t18
    %20 = stablehlo.multiply %19, %arg0 : !t18
    %21 = stablehlo.add %18, %20 : !t18
    %22 = stablehlo.multiply %arg0, %arg0 : !t18
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t1
    %23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (!t18, !t1) -> !t1
    %24 = stablehlo.sqrt %23 : !t1
    %25 = stablehlo.multiply %21, %21 : !t18
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t1
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (!t18, !t1) -> !t1
    %27 = stablehlo.sqrt %26 : !t1
    %cst_7 = stablehlo.constant dense<0.000000e+00> : !t1
    %28 = stablehlo.compare GT, %24, %cst_7, FLOAT : (!t1, !t1) -> !t23
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %29 = stablehlo.compare GT, %27, %cst_8, FLOAT : (!t1, !t1) -> !t23
    %30 = stablehlo.and %28, %29 : !t23
    %31 = stablehlo.divide %24, %27 : !t1
    %cst_9 = stablehlo.constant dense<1.000000e+00> : !t1
    %32 = call @_where_18(%30, %31, %cst_9) : (!t23, !t1, !t1) -> !t1
    %33 = stablehlo.multiply %arg4, %32 : !t1
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (!t1) -> !t18
    %35 = stablehlo.multiply %34, %21 : !t18
    %36 = stablehlo.subtract %arg0, %35 : !t18
    return %36, %4, %10 : !t18, !t18, !t18
  }
  func.func private @_where_18(%arg0: !t23, %arg1: !t1, %arg2: !t1) -> !t1 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t23, !t1
    return %0 : !t1
  }
  func.func private @one_19(%arg0: !t19, %arg1: !t19, %arg2: !t19, %arg3: !t19, %arg4: !t1, %arg5: !t1, %arg6: !t1) -> (!t19, !t19, !t19) {
    %cst = stablehlo.constant dense<0.899999976> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t19
    %1 = stablehlo.multiply %0, %arg2 : !t19
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t19
    %3 = stablehlo.multiply %2, %arg1 : !t19
    %4 = stablehlo.add %1, %3 : !t19
    %cst_1 = stablehlo.constant dense<9.990000e-01> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t19
    %6 = stablehlo.multiply %5, %arg3 : !t19
    %cst_2 = stablehlo.constant dense<1.000000e-03> : !t1
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t19
    %8 = stablehlo.multiply %7, %arg1 : !t19
    %9 = stablehlo.multiply %8, %arg1 : !t19
    %10 = stablehlo.add %6, %9 : !t19
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (!t1) -> !t19
    %12 = stablehlo.multiply %4, %11 : !t19
    %13 = stablehlo.broadcast_in_dim %arg6, dims = [] : (!t1) -> !t19
    %14 = stablehlo.multiply %10, %13 : !t19
    %15 = stablehlo.sqrt %14 : !t19
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t19
    %17 = stablehlo.add %15, %16 : !t19
    %18 = stablehlo.divide %12, %17 : !t19
    %cst_4 = stablehlo.constant dense<0.00999999977> : !t1
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t19
    %20 = stablehlo.multiply %19, %arg0 : !t19
    %21 = stablehlo.add %18, %20 : !t19
    %22 = stablehlo.multiply %arg0, %arg0 : !t19
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t1
    %23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (!t19, !t1) -> !t1
    %24 = stablehlo.sqrt %23 : !t1
    %25 = stablehlo.multiply %21, %21 : !t19
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t1
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (!t19, !t1) -> !t1
    %27 = stablehlo.sqrt %26 : !t1
    %cst_7 = stablehlo.constant dense<0.000000e+00> : !t1
    %28 = stablehlo.compare GT, %24, %cst_7, FLOAT : (!t1, !t1) -> !t23
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %29 = stablehlo.compare GT, %27, %cst_8, FLOAT : (!t1, !t1) -> !t23
    %30 = stablehlo.and %28, %29 : !t23
    %31 = stablehlo.divide %24, %27 : !t1
    %cst_9 = stablehlo.constant dense<1.000000e+00> : !t1
    %32 = call @_where_18(%30, %31, %cst_9) : (!t23, !t1, !t1) -> !t1
    %33 = stablehlo.multiply %arg4, %32 : !t1
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (!t1) -> !t19
    %35 = stablehlo.multiply %34, %21 : !t19
    %36 = stablehlo.subtract %arg0, %35 : !t19
    return %36, %4, %10 : !t19, !t19, !t19
  }
  func.func private @one_20(%arg0: !t15, %arg1: !t15, %arg2: !t15, %arg3: !t15, %arg4: !t1, %arg5: !t1, %arg6: !t1) -> (!t15, !t15, !t15) {
    %cst = stablehlo.constant dense<0.899999976> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t15
    %1 = stablehlo.multiply %0, %arg2 : !t15
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t15
    %3 = stablehlo.multiply %2, %arg1 : !t15
    %4 = stablehlo.add %1, %3 : !t15
    %cst_1 = stablehlo.constant dense<9.990000e-01> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t15
    %6 = stablehlo.multiply %5, %arg3 : !t15
    %cst_2 = stablehlo.constant dense<1.000000e-03> : !t1
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t15
    %8 = stablehlo.multiply %7, %arg1 : !t15
    %9 = stablehlo.multiply %8, %arg1 : !t15
    %10 = stablehlo.add %6, %9 : !t15
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (!t1) -> !t15
    %12 = stablehlo.multiply %4, %11 : !t15
    %13 = stablehlo.broadcast_in_dim %arg6, dims = [] : (!t1) -> !t15
    %14 = stablehlo.multiply %10, %13 : !t15
    %15 = stablehlo.sqrt %14 : !t15
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t15
    %17 = stablehlo.add %15, %16 : !t15
    %18 = stablehlo.divide %12, %17 : !t15
    %cst_4 = stablehlo.constant dense<0.00999999977> : !t1
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t15
    %20 = stablehlo.multiply %19, %arg0 : !t15
    %21 = stablehlo.add %18, %20 : !t15
    %22 = stablehlo.multiply %arg0, %arg0 : !t15
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t1
    %23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (!t15, !t1) -> !t1
    %24 = stablehlo.sqrt %23 : !t1
    %25 = stablehlo.multiply %21, %21 : !t15
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t1
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (!t15, !t1) -> !t1
    %27 = stablehlo.sqrt %26 : !t1
    %cst_7 = stablehlo.constant dense<0.000000e+00> : !t1
    %28 = stablehlo.compare GT, %24, %cst_7, FLOAT : (!t1, !t1) -> !t23
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %29 = stablehlo.compare GT, %27, %cst_8, FLOAT : (!t1, !t1) -> !t23
    %30 = stablehlo.and %28, %29 : !t23
    %31 = stablehlo.divide %24, %27 : !t1
    %cst_9 = stablehlo.constant dense<1.000000e+00> : !t1
    %32 = call @_where_18(%30, %31, %cst_9) : (!t23, !t1, !t1) -> !t1
    %33 = stablehlo.multiply %arg4, %32 : !t1
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (!t1) -> !t15
    %35 = stablehlo.multiply %34, %21 : !t15
    %36 = stablehlo.subtract %arg0, %35 : !t15
    return %36, %4, %10 : !t15, !t15, !t15
  }
  func.func private @one_21(%arg0: !t2, %arg1: !t2, %arg2: !t2, %arg3: !t2, %arg4: !t1, %arg5: !t1, %arg6: !t1) -> (!t2, !t2, !t2) {
    %cst = stablehlo.constant dense<0.899999976> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t2
    %1 = stablehlo.multiply %0, %arg2 : !t2
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t2
    %3 = stablehlo.multiply %2, %arg1 : !t2
    %4 = stablehlo.add %1, %3 : !t2
    %cst_1 = stablehlo.constant dense<9.990000e-01> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t2
    %6 = stablehlo.multiply %5, %arg3 : !t2
    %cst_2 = stablehlo.constant dense<1.000000e-03> : !t1
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t2
    %8 = stablehlo.multiply %7, %arg1 : !t2
    %9 = stablehlo.multiply %8, %arg1 : !t2
    %10 = stablehlo.add %6, %9 : !t2
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (!t1) -> !t2
    %12 = stablehlo.multiply %4, %11 : !t2
    %13 = stablehlo.broadcast_in_dim %arg6, dims = [] : (!t1) -> !t2
    %14 = stablehlo.multiply %10, %13 : !t2
    %15 = stablehlo.sqrt %14 : !t2
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t2
    %17 = stablehlo.add %15, %16 : !t2
    %18 = stablehlo.divide %12, %17 : !t2
    %cst_4 = stablehlo.constant dense<0.00999999977> : !t1
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t2
    %20 = stablehlo.multiply %19, %arg0 : !t2
    %21 = stablehlo.add %18, %20 : !t2
    %22 = stablehlo.multiply %arg0, %arg0 : !t2
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t1
    %23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (!t2, !t1) -> !t1
    %24 = stablehlo.sqrt %23 : !t1
    %25 = stablehlo.multiply %21, %21 : !t2
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t1
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (!t2, !t1) -> !t1
    %27 = stablehlo.sqrt %26 : !t1
    %cst_7 = stablehlo.constant dense<0.000000e+00> : !t1
    %28 = stablehlo.compare GT, %24, %cst_7, FLOAT : (!t1, !t1) -> !t23
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %29 = stablehlo.compare GT, %27, %cst_8, FLOAT : (!t1, !t1) -> !t23
    %30 = stablehlo.and %28, %29 : !t23
    %31 = stablehlo.divide %24, %27 : !t1
    %cst_9 = stablehlo.constant dense<1.000000e+00> : !t1
    %32 = call @_where_18(%30, %31, %cst_9) : (!t23, !t1, !t1) -> !t1
    %33 = stablehlo.multiply %arg4, %32 : !t1
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (!t1) -> !t2
    %35 = stablehlo.multiply %34, %21 : !t2
    %36 = stablehlo.subtract %arg0, %35 : !t2
    return %36, %4, %10 : !t2, !t2, !t2
  }
  func.func private @one_22(%arg0: !t3, %arg1: !t3, %arg2: !t3, %arg3: !t3, %arg4: !t1, %arg5: !t1, %arg6: !t1) -> (!t3, !t3, !t3) {
    %cst = stablehlo.constant dense<0.899999976> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t3
    %1 = stablehlo.multiply %0, %arg2 : !t3
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t3
    %3 = stablehlo.multiply %2, %arg1 : !t3
    %4 = stablehlo.add %1, %3 : !t3
    %cst_1 = stablehlo.constant dense<9.990000e-01> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t3
    %6 = stablehlo.multiply %5, %arg3 : !t3
    %cst_2 = stablehlo.constant dense<1.000000e-03> : !t1
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t3
    %8 = stablehlo.multiply %7, %arg1 : !t3
    %9 = stablehlo.multiply %8, %arg1 : !t3
    %10 = stablehlo.add %6, %9 : !t3
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (!t1) -> !t3
    %12 = stablehlo.multiply %4, %11 : !t3
    %13 = stablehlo.broadcast_in_dim %arg6, dims = [] : (!t1) -> !t3
    %14 = stablehlo.multiply %10, %13 : !t3
    %15 = stablehlo.sqrt %14 : !t3
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t3
    %17 = stablehlo.add %15, %16 : !t3
    %18 = stablehlo.divide %12, %17 : !t3
    %cst_4 = stablehlo.constant dense<0.00999999977> : !t1
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t3
    %20 = stablehlo.multiply %19, %arg0 : !t3
    %21 = stablehlo.add %18, %20 : !t3
    %22 = stablehlo.multiply %arg0, %arg0 : !t3
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t1
    %23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2] : (!t3, !t1) -> !t1
    %24 = stablehlo.sqrt %23 : !t1
    %25 = stablehlo.multiply %21, %21 : !t3
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t1
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (!t3, !t1) -> !t1
    %27 = stablehlo.sqrt %26 : !t1
    %cst_7 = stablehlo.constant dense<0.000000e+00> : !t1
    %28 = stablehlo.compare GT, %24, %cst_7, FLOAT : (!t1, !t1) -> !t23
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %29 = stablehlo.compare GT, %27, %cst_8, FLOAT : (!t1, !t1) -> !t23
    %30 = stablehlo.and %28, %29 : !t23
    %31 = stablehlo.divide %24, %27 : !t1
    %cst_9 = stablehlo.constant dense<1.000000e+00> : !t1
    %32 = call @_where_18(%30, %31, %cst_9) : (!t23, !t1, !t1) -> !t1
    %33 = stablehlo.multiply %arg4, %32 : !t1
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (!t1) -> !t3
    %35 = stablehlo.multiply %34, %21 : !t3
    %36 = stablehlo.subtract %arg0, %35 : !t3
    return %36, %4, %10 : !t3, !t3, !t3
  }
  func.func private @one_23(%arg0: !t6, %arg1: !t6, %arg2: !t6, %arg3: !t6, %arg4: !t1, %arg5: !t1, %arg6: !t1) -> (!t6, !t6, !t6) {
    %cst = stablehlo.constant dense<0.899999976> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t6
    %1 = stablehlo.multiply %0, %arg2 : !t6
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t6
    %3 = stablehlo.multiply %2, %arg1 : !t6
    %4 = stablehlo.add %1, %3 : !t6
    %cst_1 = stablehlo.constant dense<9.990000e-01> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t6
    %6 = stablehlo.multiply %5, %arg3 : !t6
    %cst_2 = stablehlo.constant dense<1.000000e-03> : !t1
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t6
    %8 = stablehlo.multiply %7, %arg1 : !t6
    %9 = stablehlo.multiply %8, %arg1 : !t6
    %10 = stablehlo.add %6, %9 : !t6
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (!t1) -> !t6
    %12 = stablehlo.multiply %4, %11 : !t6
    %13 = stablehlo.broadcast_in_dim %arg6, dims = [] : (!t1) -> !t6
    %14 = stablehlo.multiply %10, %13 : !t6
    %15 = stablehlo.sqrt %14 : !t6
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t6
    %17 = stablehlo.add %15, %16 : !t6
    %18 = stablehlo.divide %12, %17 : !t6
    %19 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t6
    %20 = stablehlo.multiply %19, %18 : !t6
    %21 = stablehlo.subtract %arg0, %20 : !t6
    return %21, %4, %10 : !t6, !t6, !t6
  }
  func.func private @one_24(%arg0: !t4, %arg1: !t4, %arg2: !t4, %arg3: !t4, %arg4: !t1, %arg5: !t1, %arg6: !t1) -> (!t4, !t4, !t4) {
    %cst = stablehlo.constant dense<0.899999976> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t4
    %1 = stablehlo.multiply %0, %arg2 : !t4
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t4
    %3 = stablehlo.multiply %2, %arg1 : !t4
    %4 = stablehlo.add %1, %3 : !t4
    %cst_1 = stablehlo.constant dense<9.990000e-01> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t4
    %6 = stablehlo.multiply %5, %arg3 : !t4
    %cst_2 = stablehlo.constant dense<1.000000e-03> : !t1
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t4
    %8 = stablehlo.multiply %7, %arg1 : !t4
    %9 = stablehlo.multiply %8, %arg1 : !t4
    %10 = stablehlo.add %6, %9 : !t4
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (!t1) -> !t4
    %12 = stablehlo.multiply %4, %11 : !t4
    %13 = stablehlo.broadcast_in_dim %arg6, dims = [] : (!t1) -> !t4
    %14 = stablehlo.multiply %10, %13 : !t4
    %15 = stablehlo.sqrt %14 : !t4
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t4
    %17 = stablehlo.add %15, %16 : !t4
    %18 = stablehlo.divide %12, %17 : !t4
    %cst_4 = stablehlo.constant dense<0.00999999977> : !t1
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t4
    %20 = stablehlo.multiply %19, %arg0 : !t4
    %21 = stablehlo.add %18, %20 : !t4
    %22 = stablehlo.multiply %arg0, %arg0 : !t4
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t1
    %23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (!t4, !t1) -> !t1
    %24 = stablehlo.sqrt %23 : !t1
    %25 = stablehlo.multiply %21, %21 : !t4
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t1
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (!t4, !t1) -> !t1
    %27 = stablehlo.sqrt %26 : !t1
    %cst_7 = stablehlo.constant dense<0.000000e+00> : !t1
    %28 = stablehlo.compare GT, %24, %cst_7, FLOAT : (!t1, !t1) -> !t23
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %29 = stablehlo.compare GT, %27, %cst_8, FLOAT : (!t1, !t1) -> !t23
    %30 = stablehlo.and %28, %29 : !t23
    %31 = stablehlo.divide %24, %27 : !t1
    %cst_9 = stablehlo.constant dense<1.000000e+00> : !t1
    %32 = call @_where_18(%30, %31, %cst_9) : (!t23, !t1, !t1) -> !t1
    %33 = stablehlo.multiply %arg4, %32 : !t1
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (!t1) -> !t4
    %35 = stablehlo.multiply %34, %21 : !t4
    %36 = stablehlo.subtract %arg0, %35 : !t4
    return %36, %4, %10 : !t4, !t4, !t4
  }
  func.func private @one_25(%arg0: !t5, %arg1: !t5, %arg2: !t5, %arg3: !t5, %arg4: !t1, %arg5: !t1, %arg6: !t1) -> (!t5, !t5, !t5) {
    %cst = stablehlo.constant dense<0.899999976> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t5
    %1 = stablehlo.multiply %0, %arg2 : !t5
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t5
    %3 = stablehlo.multiply %2, %arg1 : !t5
    %4 = stablehlo.add %1, %3 : !t5
    %cst_1 = stablehlo.constant dense<9.990000e-01> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t5
    %6 = stablehlo.multiply %5, %arg3 : !t5
    %cst_2 = stablehlo.constant dense<1.000000e-03> : !t1
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t5
    %8 = stablehlo.multiply %7, %arg1 : !t5
    %9 = stablehlo.multiply %8, %arg1 : !t5
    %10 = stablehlo.add %6, %9 : !t5
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (!t1) -> !t5
    %12 = stablehlo.multiply %4, %11 : !t5
    %13 = stablehlo.broadcast_in_dim %arg6, dims = [] : (!t1) -> !t5
    %14 = stablehlo.multiply %10, %13 : !t5
    %15 = stablehlo.sqrt %14 : !t5
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t5
    %17 = stablehlo.add %15, %16 : !t5
    %18 = stablehlo.divide %12, %17 : !t5
    %cst_4 = stablehlo.constant dense<0.00999999977> : !t1
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t5
    %20 = stablehlo.multiply %19, %arg0 : !t5
    %21 = stablehlo.add %18, %20 : !t5
    %22 = stablehlo.multiply %arg0, %arg0 : !t5
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t1
    %23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (!t5, !t1) -> !t1
    %24 = stablehlo.sqrt %23 : !t1
    %25 = stablehlo.multiply %21, %21 : !t5
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t1
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (!t5, !t1) -> !t1
    %27 = stablehlo.sqrt %26 : !t1
    %cst_7 = stablehlo.constant dense<0.000000e+00> : !t1
    %28 = stablehlo.compare GT, %24, %cst_7, FLOAT : (!t1, !t1) -> !t23
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %29 = stablehlo.compare GT, %27, %cst_8, FLOAT : (!t1, !t1) -> !t23
    %30 = stablehlo.and %28, %29 : !t23
    %31 = stablehlo.divide %24, %27 : !t1
    %cst_9 = stablehlo.constant dense<1.000000e+00> : !t1
    %32 = call @_where_18(%30, %31, %cst_9) : (!t23, !t1, !t1) -> !t1
    %33 = stablehlo.multiply %arg4, %32 : !t1
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (!t1) -> !t5
    %35 = stablehlo.multiply %34, %21 : !t5
    %36 = stablehlo.subtract %arg0, %35 : !t5
    return %36, %4, %10 : !t5, !t5, !t5
  }
  func.func private @one_26(%arg0: !t21, %arg1: !t21, %arg2: !t21, %arg3: !t21, %arg4: !t1, %arg5: !t1, %arg6: !t1) -> (!t21, !t21, !t21) {
    %cst = stablehlo.constant dense<0.899999976> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t21
    %1 = stablehlo.multiply %0, %arg2 : !t21
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t21
    %3 = stablehlo.multiply %2, %arg1 : !t21
    %4 = stablehlo.add %1, %3 : !t21
    %cst_1 = stablehlo.constant dense<9.990000e-01> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t21
    %6 = stablehlo.multiply %5, %arg3 : !t21
    %cst_2 = stablehlo.constant dense<1.000000e-03> : !t1
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t21
    %8 = stablehlo.multiply %7, %arg1 : !t21
    %9 = stablehlo.multiply %8, %arg1 : !t21
    %10 = stablehlo.add %6, %9 : !t21
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (!t1) -> !t21
    %12 = stablehlo.multiply %4, %11 : !t21
    %13 = stablehlo.broadcast_in_dim %arg6, dims = [] : (!t1) -> !t21
    %14 = stablehlo.multiply %10, %13 : !t21
    %15 = stablehlo.sqrt %14 : !t21
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t21
    %17 = stablehlo.add %15, %16 : !t21
    %18 = stablehlo.divide %12, %17 : !t21
    %19 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t21
    %20 = stablehlo.multiply %19, %18 : !t21
    %21 = stablehlo.subtract %arg0, %20 : !t21
    return %21, %4, %10 : !t21, !t21, !t21
  }
  func.func private @one_27(%arg0: !t17, %arg1: !t17, %arg2: !t17, %arg3: !t17, %arg4: !t1, %arg5: !t1, %arg6: !t1) -> (!t17, !t17, !t17) {
    %cst = stablehlo.constant dense<0.899999976> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t17
    %1 = stablehlo.multiply %0, %arg2 : !t17
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t17
    %3 = stablehlo.multiply %2, %arg1 : !t17
    %4 = stablehlo.add %1, %3 : !t17
    %cst_1 = stablehlo.constant dense<9.990000e-01> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t17
    %6 = stablehlo.multiply %5, %arg3 : !t17
    %cst_2 = stablehlo.constant dense<1.000000e-03> : !t1
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t17
    %8 = stablehlo.multiply %7, %arg1 : !t17
    %9 = stablehlo.multiply %8, %arg1 : !t17
    %10 = stablehlo.add %6, %9 : !t17
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (!t1) -> !t17
    %12 = stablehlo.multiply %4, %11 : !t17
    %13 = stablehlo.broadcast_in_dim %arg6, dims = [] : (!t1) -> !t17
    %14 = stablehlo.multiply %10, %13 : !t17
    %15 = stablehlo.sqrt %14 : !t17
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t17
    %17 = stablehlo.add %15, %16 : !t17
    %18 = stablehlo.divide %12, %17 : !t17
    %cst_4 = stablehlo.constant dense<0.00999999977> : !t1
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t17
    %20 = stablehlo.multiply %19, %arg0 : !t17
    %21 = stablehlo.add %18, %20 : !t17
    %22 = stablehlo.multiply %arg0, %arg0 : !t17
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t1
    %23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (!t17, !t1) -> !t1
    %24 = stablehlo.sqrt %23 : !t1
    %25 = stablehlo.multiply %21, %21 : !t17
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t1
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (!t17, !t1) -> !t1
    %27 = stablehlo.sqrt %26 : !t1
    %cst_7 = stablehlo.constant dense<0.000000e+00> : !t1
    %28 = stablehlo.compare GT, %24, %cst_7, FLOAT : (!t1, !t1) -> !t23
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %29 = stablehlo.compare GT, %27, %cst_8, FLOAT : (!t1, !t1) -> !t23
    %30 = stablehlo.and %28, %29 : !t23
    %31 = stablehlo.divide %24, %27 : !t1
    %cst_9 = stablehlo.constant dense<1.000000e+00> : !t1
    %32 = call @_where_18(%30, %31, %cst_9) : (!t23, !t1, !t1) -> !t1
    %33 = stablehlo.multiply %arg4, %32 : !t1
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (!t1) -> !t17
    %35 = stablehlo.multiply %34, %21 : !t17
    %36 = stablehlo.subtract %arg0, %35 : !t17
    return %36, %4, %10 : !t17, !t17, !t17
  }
  func.func private @one_28(%arg0: !t12, %arg1: !t12, %arg2: !t12, %arg3: !t12, %arg4: !t1, %arg5: !t1, %arg6: !t1) -> (!t12, !t12, !t12) {
    %cst = stablehlo.constant dense<0.899999976> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t12
    %1 = stablehlo.multiply %0, %arg2 : !t12
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t12
    %3 = stablehlo.multiply %2, %arg1 : !t12
    %4 = stablehlo.add %1, %3 : !t12
    %cst_1 = stablehlo.constant dense<9.990000e-01> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t12
    %6 = stablehlo.multiply %5, %arg3 : !t12
    %cst_2 = stablehlo.constant dense<1.000000e-03> : !t1
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t12
    %8 = stablehlo.multiply %7, %arg1 : !t12
    %9 = stablehlo.multiply %8, %arg1 : !t12
    %10 = stablehlo.add %6, %9 : !t12
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (!t1) -> !t12
    %12 = stablehlo.multiply %4, %11 : !t12
    %13 = stablehlo.broadcast_in_dim %arg6, dims = [] : (!t1) -> !t12
    %14 = stablehlo.multiply %10, %13 : !t12
    %15 = stablehlo.sqrt %14 : !t12
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t12
    %17 = stablehlo.add %15, %16 : !t12
    %18 = stablehlo.divide %12, %17 : !t12
    %cst_4 = stablehlo.constant dense<0.00999999977> : !t1
    %19 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t12
    %20 = stablehlo.multiply %19, %arg0 : !t12
    %21 = stablehlo.add %18, %20 : !t12
    %22 = stablehlo.multiply %arg0, %arg0 : !t12
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t1
    %23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (!t12, !t1) -> !t1
    %24 = stablehlo.sqrt %23 : !t1
    %25 = stablehlo.multiply %21, %21 : !t12
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t1
    %26 = stablehlo.reduce(%25 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (!t12, !t1) -> !t1
    %27 = stablehlo.sqrt %26 : !t1
    %cst_7 = stablehlo.constant dense<0.000000e+00> : !t1
    %28 = stablehlo.compare GT, %24, %cst_7, FLOAT : (!t1, !t1) -> !t23
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %29 = stablehlo.compare GT, %27, %cst_8, FLOAT : (!t1, !t1) -> !t23
    %30 = stablehlo.and %28, %29 : !t23
    %31 = stablehlo.divide %24, %27 : !t1
    %cst_9 = stablehlo.constant dense<1.000000e+00> : !t1
    %32 = call @_where_18(%30, %31, %cst_9) : (!t23, !t1, !t1) -> !t1
    %33 = stablehlo.multiply %arg4, %32 : !t1
    %34 = stablehlo.broadcast_in_dim %33, dims = [] : (!t1) -> !t12
    %35 = stablehlo.multiply %34, %21 : !t12
    %36 = stablehlo.subtract %arg0, %35 : !t12
    return %36, %4, %10 : !t12, !t12, !t12
  }
  func.func private @one_29(%arg0: !t22, %arg1: !t22, %arg2: !t22, %arg3: !t22, %arg4: !t1, %arg5: !t1, %arg6: !t1) -> (!t22, !t22, !t22) {
    %cst = stablehlo.constant dense<0.899999976> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t22
    %1 = stablehlo.multiply %0, %arg2 : !t22
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t22
    %3 = stablehlo.multiply %2, %arg1 : !t22
    %4 = stablehlo.add %1, %3 : !t22
    %cst_1 = stablehlo.constant dense<9.990000e-01> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t22
    %6 = stablehlo.multiply %5, %arg3 : !t22
    %cst_2 = stablehlo.constant dense<1.000000e-03> : !t1
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t22
    %8 = stablehlo.multiply %7, %arg1 : !t22
    %9 = stablehlo.multiply %8, %arg1 : !t22
    %10 = stablehlo.add %6, %9 : !t22
    %11 = stablehlo.broadcast_in_dim %arg5, dims = [] : (!t1) -> !t22
    %12 = stablehlo.multiply %4, %11 : !t22
    %13 = stablehlo.broadcast_in_dim %arg6, dims = [] : (!t1) -> !t22
    %14 = stablehlo.multiply %10, %13 : !t22
    %15 = stablehlo.sqrt %14 : !t22
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t22
    %17 = stablehlo.add %15, %16 : !t22
    %18 = stablehlo.divide %12, %17 : !t22
    %19 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t22
    %20 = stablehlo.multiply %19, %18 : !t22
    %21 = stablehlo.subtract %arg0, %20 : !t22
    return %21, %4, %10 : !t22, !t22, !t22
  }
}
#l0 = loc("jit(step)/jvp(embeddings)/lt")
#l1 = loc("jit(step)/jvp(embeddings)/add")
#l2 = loc("jit(step)/jvp(embeddings)/select_n")
#l3 = loc("jit(step)/jvp(embeddings)/broadcast_in_dim")
#l4 = loc("jit(step)/jvp(embeddings)/gather")
#l5 = loc("jit(step)/jvp(embeddings)/convert_element_type")
#l6 = loc("jit(step)/jvp(embeddings)/iota")
#l7 = loc("jit(step)/jvp(embeddings)/eq")
#l8 = loc("jit(step)/jvp(embeddings)/dot_general")
#l9 = loc("jit(step)/jvp(embeddings)/jit(normalise_rows)")
#l10 = loc("jit(step)/jvp(layer0)/jit(_layer)")
#l11 = loc("jit(step)/jvp(layer1)/jit(_layer)")
#l12 = loc("jit(step)/jvp(layer2)/jit(_layer)")
#l13 = loc("jit(step)/jvp(layer3)/jit(_layer)")
#l14 = loc("jit(step)/jvp(layer4)/jit(_layer)")
#l15 = loc("jit(step)/jvp(layer5)/jit(_layer)")
#l16 = loc("jit(step)/jvp(layer6)/jit(_layer)")
#l17 = loc("jit(step)/jvp(layer7)/jit(_layer)")
#l18 = loc("jit(step)/jvp(layer8)/jit(_layer)")
#l19 = loc("jit(step)/jvp(layer9)/jit(_layer)")
#l20 = loc("jit(step)/jvp(layer10)/jit(_layer)")
#l21 = loc("jit(step)/jvp(layer11)/jit(_layer)")
#l22 = loc("jit(step)/jvp(layer12)/jit(_layer)")
#l23 = loc("jit(step)/jvp(layer13)/jit(_layer)")
#l24 = loc("jit(step)/jvp(layer14)/jit(_layer)")
#l25 = loc("jit(step)/jvp(layer15)/jit(_layer)")
#l26 = loc("jit(step)/jvp(layer16)/jit(_layer)")
#l27 = loc("jit(step)/jvp(layer17)/jit(_layer)")
#l28 = loc("jit(step)/jvp(layer18)/jit(_layer)")
#l29 = loc("jit(step)/jvp(layer19)/jit(_layer)")
#l30 = loc("jit(step)/jvp(layer20)/jit(_layer)")
#l31 = loc("jit(step)/jvp(layer21)/jit(_layer)")
#l32 = loc("jit(step)/jvp(layer22)/jit(_layer)")
#l33 = loc("jit(step)/jvp(layer23)/jit(_layer)")
#l34 = loc("jit(step)/jvp(next)/slice")
#l35 = loc("jit(step)/jvp(next)/squeeze")
#l36 = loc("jit(step)/jvp(next)/convert_element_type")
#l37 = loc("jit(step)/jvp(next)/dot_general")
#l38 = loc("jit(step)/jvp(next)/broadcast_in_dim")
#l39 = loc("jit(step)/jvp(next)/add")
#l40 = loc("jit(step)/jvp(next)/tanh")
#l41 = loc("jit(step)/jvp(next)/sub")
#l42 = loc("jit(step)/jvp(next)/jit(_cross_entropy)")
#l43 = loc("jit(step)/jvp(next)/reduce_sum")
#l44 = loc("jit(step)/jvp(next)/div")
#l45 = loc("jit(step)/jvp(words)/broadcast_in_dim")
#l46 = loc("jit(step)/jvp(words)/jit(take_along_axis)")
#l47 = loc("jit(step)/jvp(words)/convert_element_type")
#l48 = loc("jit(step)/jvp(words)/dot_general")
#l49 = loc("jit(step)/jvp(words)/add")
#l50 = loc("jit(step)/jvp(words)/jit(gelu)")
#l51 = loc("jit(step)/jvp(words)/jit(normalise_rows)")
#l52 = loc("jit(step)/jvp(words)/jit(_cross_entropy)")
#l53 = loc("jit(step)/jvp(words)/mul")
#l54 = loc("jit(step)/jvp(words)/reduce_sum")
#l55 = loc("jit(step)/jvp(words)/div")
#l56 = loc("jit(step)/transpose(jvp(words))/div")
#l57 = loc("jit(step)/transpose(jvp(words))/broadcast_in_dim")
#l58 = loc("jit(step)/transpose(jvp(words))/mul")
#l59 = loc("jit(step)/transpose(jvp(words))/jit(_cross_entropy_backward)")
#l60 = loc("jit(step)/transpose(jvp(words))/convert_element_type")
#l61 = loc("jit(step)/transpose(jvp(words))/reduce_sum")
#l62 = loc("jit(step)/transpose(jvp(words))/dot_general")
#l63 = loc("jit(step)/transpose(jvp(words))/jit(normalise_rows_backward)")
#l64 = loc("jit(step)/transpose(jvp(words))/jit(backward)")
#l65 = loc("jit(step)/transpose(jvp(words))/jit(take_along_axis)")
#l66 = loc("jit(step)/transpose(jvp(next))/div")
#l67 = loc("jit(step)/transpose(jvp(next))/broadcast_in_dim")
#l68 = loc("jit(step)/transpose(jvp(next))/jit(_cross_entropy_backward)")
#l69 = loc("jit(step)/transpose(jvp(next))/convert_element_type")
#l70 = loc("jit(step)/transpose(jvp(next))/reduce_sum")
#l71 = loc("jit(step)/transpose(jvp(next))/dot_general")
#l72 = loc("jit(step)/transpose(jvp(next))/mul")
#l73 = loc("jit(step)/transpose(jvp(next))/add_any")
#l74 = loc("jit(step)/transpose(jvp(next))/pad")
#l75 = loc("jit(step)/transpose(jvp(layer23))/jit(_layer)")
#l76 = loc("jit(step)/transpose(jvp(layer22))/jit(_layer)")
#l77 = loc("jit(step)/transpose(jvp(layer21))/jit(_layer)")
#l78 = loc("jit(step)/transpose(jvp(layer20))/jit(_layer)")
#l79 = loc("jit(step)/transpose(jvp(layer19))/jit(_layer)")
#l80 = loc("jit(step)/transpose(jvp(layer18))/jit(_layer)")
#l81 = loc("jit(step)/transpose(jvp(layer17))/jit(_layer)")
#l82 = loc("jit(step)/transpose(jvp(layer16))/jit(_layer)")
#l83 = loc("jit(step)/transpose(jvp(layer15))/jit(_layer)")
#l84 = loc("jit(step)/transpose(jvp(layer14))/jit(_layer)")
#l85 = loc("jit(step)/transpose(jvp(layer13))/jit(_layer)")
#l86 = loc("jit(step)/transpose(jvp(layer12))/jit(_layer)")
#l87 = loc("jit(step)/transpose(jvp(layer11))/jit(_layer)")
#l88 = loc("jit(step)/transpose(jvp(layer10))/jit(_layer)")
#l89 = loc("jit(step)/transpose(jvp(layer9))/jit(_layer)")
#l90 = loc("jit(step)/transpose(jvp(layer8))/jit(_layer)")
#l91 = loc("jit(step)/transpose(jvp(layer7))/jit(_layer)")
#l92 = loc("jit(step)/transpose(jvp(layer6))/jit(_layer)")
#l93 = loc("jit(step)/transpose(jvp(layer5))/jit(_layer)")
#l94 = loc("jit(step)/transpose(jvp(layer4))/jit(_layer)")
#l95 = loc("jit(step)/transpose(jvp(layer3))/jit(_layer)")
#l96 = loc("jit(step)/transpose(jvp(layer2))/jit(_layer)")
#l97 = loc("jit(step)/transpose(jvp(layer1))/jit(_layer)")
#l98 = loc("jit(step)/transpose(jvp(layer0))/jit(_layer)")
#l99 = loc("jit(step)/transpose(jvp(embeddings))/jit(normalise_rows_backward)")
#l100 = loc("jit(step)/transpose(jvp(embeddings))/reduce_sum")
#l101 = loc("jit(step)/transpose(jvp(embeddings))/convert_element_type")
#l102 = loc("jit(step)/transpose(jvp(embeddings))/iota")
#l103 = loc("jit(step)/transpose(jvp(embeddings))/broadcast_in_dim")
#l104 = loc("jit(step)/transpose(jvp(embeddings))/eq")
#l105 = loc("jit(step)/transpose(jvp(embeddings))/dot_general")
#l106 = loc("jit(step)/transpose(jvp(embeddings))/lt")
#l107 = loc("jit(step)/transpose(jvp(embeddings))/add")
#l108 = loc("jit(step)/transpose(jvp(embeddings))/select_n")
#l109 = loc("jit(step)/transpose(jvp(embeddings))/scatter-add")
#l110 = loc("jit(step)/transpose(jvp(embeddings))/add_any")
#l111 = loc("jit(step)/optimizer/add")
#l112 = loc("jit(step)/optimizer/convert_element_type")
#l113 = loc("jit(step)/optimizer/pow")
#l114 = loc("jit(step)/optimizer/sub")
#l115 = loc("jit(step)/optimizer/div")
#l116 = loc("jit(step)/optimizer/jit(one)")
#l117 = loc("attention/convert_element_type")
#l118 = loc("attention/dot_general")
#l119 = loc("attention/reshape")
#l120 = loc("attention/broadcast_in_dim")
#l121 = loc("attention/add")
#l122 = loc("attention/mul")
#l123 = loc("attention/jit(_softmax)")
#l124 = loc("attention/transpose")
#l125 = loc("attention/jit(normalise_rows)")
#l126 = loc("feed_forward/convert_element_type")
#l127 = loc("feed_forward/dot_general")
#l128 = loc("feed_forward/broadcast_in_dim")
#l129 = loc("feed_forward/add")
#l130 = loc("feed_forward/jit(gelu)")
#l131 = loc("feed_forward/jit(normalise_rows)")
#l132 = loc("feed_forward/jit(normalise_rows_backward)")
#l133 = loc("feed_forward/reduce_sum")
#l134 = loc("feed_forward/jit(backward)")
#l135 = loc("feed_forward/add_any")
#l136 = loc("attention/jit(normalise_rows_backward)")
#l137 = loc("attention/reduce_sum")
#l138 = loc("attention/jit(_softmax_backward)")
#l139 = loc("attention/add_any")
