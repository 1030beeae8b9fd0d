!t0 = tensor<1024xf32>
!t1 = tensor<f32>
!t2 = tensor<1024x16x128xf32>
!t3 = tensor<4096x1024x1024xf32>
!t4 = tensor<1024x16xf32>
!t5 = tensor<1024x128xf32>
!t6 = tensor<16x128x1024xf32>
!t7 = tensor<2048x2048x2048xf32>
!t8 = tensor<2048x2048xf32>
!t9 = tensor<8192xf32>
!t10 = tensor<1024x8192xf32>
!t11 = tensor<8192x1024xf32>
!t12 = tensor<2048x1024xf32>
!t13 = tensor<16x128xf32>
!t14 = tensor<2048x8192xf32>
!t15 = tensor<16x1024xf32>
!t16 = tensor<2048x1024x8192xf32>
!t17 = tensor<2048x8192x1024xf32>
!t18 = tensor<1024x2048xf32>
!t19 = tensor<4096x1024xf32>
!t20 = tensor<4096x1024x16x128xf32>
!t21 = tensor<4096x16x1024x1024xf32>
!t22 = tensor<2048xf32>
!t23 = tensor<2048x2048x2048x4xf32>
!t24 = tensor<2048x2048x1xf32>
!t25 = tensor<4096x1024x8192xf32>
!t26 = tensor<2048x2048x4x8192xf32>
!t27 = tensor<2048x2048x4x1024xf32>
!t28 = tensor<2048x2048x1x4xf32>
!t29 = tensor<2048x2048xi32>
!t30 = tensor<4096x1024x64000xf32>
!t31 = tensor<4096x16x128x1024xf32>
!t32 = tensor<2048x2048x2048xi32>
!t33 = tensor<64000x1024xf32>
!t34 = tensor<2048x2048x1024xf32>
!t35 = tensor<2048x2048x1xi32>
!t36 = tensor<2048x2048x4xi32>
!t37 = tensor<i32>
!t38 = tensor<2048x2048x2048xi1>
!t39 = tensor<2048x2048x2048x1xf32>
!t40 = tensor<1xf32>
!t41 = tensor<4096x1024xi32>
!t42 = tensor<4096x16x1024xf32>
!t43 = tensor<64000xf32>
!t44 = tensor<i1>
!t45 = tensor<2048x1024x2048x4xf32>
!t46 = tensor<2048x2048x4xi1>
!t47 = tensor<2048x2048x4xf32>
!t48 = tensor<4096x16x1024x128xf32>
!t49 = tensor<1024x1xf32>
!t50 = tensor<2048x2048x2048x4xi1>
!t51 = tensor<2048x2048xi1>
!t52 = tensor<2048x1x2048xf32>
!t53 = tensor<4096x1024x64000xi32>
!t54 = tensor<4096x1024x64000xi1>
!t55 = tensor<4096x1024x8192xi1>
!t56 = tensor<16x1xf32>
!t57 = tensor<2048x1xf32>
!t58 = tensor<1024x1024xf32>
!t59 = tensor<1x1024xf32>
!t60 = tensor<4096x1024xi1>
!t61 = tensor<4096x1024x1xi32>
!t62 = tensor<1024x1024xi32>
!t63 = tensor<1024x1024xi1>
!t64 = tensor<2048x1024x2048xf32>
!t65 = tensor<2048x2048x4x8192xi1>
!t66 = tensor<1024x16x1xf32>
!t67 = tensor<1024x1x128xf32>
!t68 = tensor<16xf32>
!t69 = tensor<16x128x1xf32>
!t70 = tensor<16x1x1024xf32>
!t71 = tensor<1x8192xf32>
!t72 = tensor<8192x1xf32>
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["data"=2048]> {stablehlo.mesh = {axes = [{name = "data", size = 2048 : i64}]}}
  func.func public @main(%arg0: !t2 {tf.aliasing_output = 0 : i32}, %arg1: !t6 {tf.aliasing_output = 1 : i32}, %arg2: !t2 {tf.aliasing_output = 2 : i32}, %arg3: !t2 {tf.aliasing_output = 3 : i32}, %arg4: !t10 {tf.aliasing_output = 4 : i32}, %arg5: !t0 {tf.aliasing_output = 5 : i32}, %arg6: !t0 {tf.aliasing_output = 6 : i32}, %arg7: !t0 {tf.aliasing_output = 7 : i32}, %arg8: !t0 {tf.aliasing_output = 8 : i32}, %arg9: !t11 {tf.aliasing_output = 9 : i32}, %arg10: !t2 {tf.aliasing_output = 10 : i32}, %arg11: !t6 {tf.aliasing_output = 11 : i32}, %arg12: !t2 {tf.aliasing_output = 12 : i32}, %arg13: !t2 {tf.aliasing_output = 13 : i32}, %arg14: !t16 {tf.aliasing_output = 14 : i32}, %arg15: !t17 {tf.aliasing_output = 15 : i32}, %arg16: !t18 {tf.aliasing_output = 16 : i32}, %arg17: !t0 {tf.aliasing_output = 17 : i32}, %arg18: !t0 {tf.aliasing_output = 18 : i32}, %arg19: !t0 {tf.aliasing_output = 19 : i32}, %arg20: !t0 {tf.aliasing_output = 20 : i32}, %arg21: !t2 {tf.aliasing_output = 21 : i32}, %arg22: !t6 {tf.aliasing_output = 22 : i32}, %arg23: !t2 {tf.aliasing_output = 23 : i32}, %arg24: !t2 {tf.aliasing_output = 24 : i32}, %arg25: !t10 {tf.aliasing_output = 25 : i32}, %arg26: !t0 {tf.aliasing_output = 26 : i32}, %arg27: !t0 {tf.aliasing_output = 27 : i32}, %arg28: !t0 {tf.aliasing_output = 28 : i32}, %arg29: !t0 {tf.aliasing_output = 29 : i32}, %arg30: !t11 {tf.aliasing_output = 30 : i32}, %arg31: !t2 {tf.aliasing_output = 31 : i32}, %arg32: !t6 {tf.aliasing_output = 32 : i32}, %arg33: !t2 {tf.aliasing_output = 33 : i32}, %arg34: !t2 {tf.aliasing_output = 34 : i32}, %arg35: !t16 {tf.aliasing_output = 35 : i32}, %arg36: !t17 {tf.aliasing_output = 36 : i32}, %arg37: !t18 {tf.aliasing_output = 37 : i32}, %arg38: !t0 {tf.aliasing_output = 38 : i32}, %arg39: !t0 {tf.aliasing_output = 39 : i32}, %arg40: !t0 {tf.aliasing_output = 40 : i32}, %arg41: !t0 {tf.aliasing_output = 41 : i32}, %arg42: !t2 {tf.aliasing_output = 42 : i32}, %arg43: !t6 {tf.aliasing_output = 43 : i32}, %arg44: !t2 {tf.aliasing_output = 44 : i32}, %arg45: !t2 {tf.aliasing_output = 45 : i32}, %arg46: !t10 {tf.aliasing_output = 46 : i32}, %arg47: !t0 {tf.aliasing_output = 47 : i32}, %arg48: !t0 {tf.aliasing_output = 48 : i32}, %arg49: !t0 {tf.aliasing_output = 49 : i32}, %arg50: !t0 {tf.aliasing_output = 50 : i32}, %arg51: !t11 {tf.aliasing_output = 51 : i32}, %arg52: !t2 {tf.aliasing_output = 52 : i32}, %arg53: !t6 {tf.aliasing_output = 53 : i32}, %arg54: !t2 {tf.aliasing_output = 54 : i32}, %arg55: !t2 {tf.aliasing_output = 55 : i32}, %arg56: !t16 {tf.aliasing_output = 56 : i32}, %arg57: !t17 {tf.aliasing_output = 57 : i32}, %arg58: !t18 {tf.aliasing_output = 58 : i32}, %arg59: !t0 {tf.aliasing_output = 59 : i32}, %arg60: !t0 {tf.aliasing_output = 60 : i32}, %arg61: !t0 {tf.aliasing_output = 61 : i32}, %arg62: !t0 {tf.aliasing_output = 62 : i32}, %arg63: !t2 {tf.aliasing_output = 63 : i32}, %arg64: !t6 {tf.aliasing_output = 64 : i32}, %arg65: !t2 {tf.aliasing_output = 65 : i32}, %arg66: !t2 {tf.aliasing_output = 66 : i32}, %arg67: !t10 {tf.aliasing_output = 67 : i32}, %arg68: !t0 {tf.aliasing_output = 68 : i32}, %arg69: !t0 {tf.aliasing_output = 69 : i32}, %arg70: !t0 {tf.aliasing_output = 70 : i32}, %arg71: !t0 {tf.aliasing_output = 71 : i32}, %arg72: !t11 {tf.aliasing_output = 72 : i32}, %arg73: !t2 {tf.aliasing_output = 73 : i32}, %arg74: !t6 {tf.aliasing_output = 74 : i32}, %arg75: !t2 {tf.aliasing_output = 75 : i32}, %arg76: !t2 {tf.aliasing_output = 76 : i32}, %arg77: !t16 {tf.aliasing_output = 77 : i32}, %arg78: !t17 {tf.aliasing_output = 78 : i32}, %arg79: !t18 {tf.aliasing_output = 79 : i32}, %arg80: !t0 {tf.aliasing_output = 80 : i32}, %arg81: !t0 {tf.aliasing_output = 81 : i32}, %arg82: !t0 {tf.aliasing_output = 82 : i32}, %arg83: !t0 {tf.aliasing_output = 83 : i32}, %arg84: !t2 {tf.aliasing_output = 84 : i32}, %arg85: !t6 {tf.aliasing_output = 85 : i32}, %arg86: !t2 {tf.aliasing_output = 86 : i32}, %arg87: !t2 {tf.aliasing_output = 87 : i32}, %arg88: !t10 {tf.aliasing_output = 88 : i32}, %arg89: !t0 {tf.aliasing_output = 89 : i32}, %arg90: !t0 {tf.aliasing_output = 90 : i32}, %arg91: !t0 {tf.aliasing_output = 91 : i32}, %arg92: !t0 {tf.aliasing_output = 92 : i32}, %arg93: !t11 {tf.aliasing_output = 93 : i32}, %arg94: !t2 {tf.aliasing_output = 94 : i32}, %arg95: !t6 {tf.aliasing_output = 95 : i32}, %arg96: !t2 {tf.aliasing_output = 96 : i32}, %arg97: !t2 {tf.aliasing_output = 97 : i32}, %arg98: !t16 {tf.aliasing_output = 98 : i32}, %arg99: !t17 {tf.aliasing_output = 99 : i32}, %arg100: !t18 {tf.aliasing_output = 100 : i32}, %arg101: !t0 {tf.aliasing_output = 101 : i32}, %arg102: !t0 {tf.aliasing_output = 102 : i32}, %arg103: !t0 {tf.aliasing_output = 103 : i32}, %arg104: !t0 {tf.aliasing_output = 104 : i32}, %arg105: !t2 {tf.aliasing_output = 105 : i32}, %arg106: !t6 {tf.aliasing_output = 106 : i32}, %arg107: !t2 {tf.aliasing_output = 107 : i32}, %arg108: !t2 {tf.aliasing_output = 108 : i32}, %arg109: !t10 {tf.aliasing_output = 109 : i32}, %arg110: !t0 {tf.aliasing_output = 110 : i32}, %arg111: !t0 {tf.aliasing_output = 111 : i32}, %arg112: !t0 {tf.aliasing_output = 112 : i32}, %arg113: !t0 {tf.aliasing_output = 113 : i32}, %arg114: !t11 {tf.aliasing_output = 114 : i32}, %arg115: !t2 {tf.aliasing_output = 115 : i32}, %arg116: !t6 {tf.aliasing_output = 116 : i32}, %arg117: !t2 {tf.aliasing_output = 117 : i32}, %arg118: !t2 {tf.aliasing_output = 118 : i32}, %arg119: !t16 {tf.aliasing_output = 119 : i32}, %arg120: !t17 {tf.aliasing_output = 120 : i32}, %arg121: !t18 {tf.aliasing_output = 121 : i32}, %arg122: !t0 {tf.aliasing_output = 122 : i32}, %arg123: !t0 {tf.aliasing_output = 123 : i32}, %arg124: !t0 {tf.aliasing_output = 124 : i32}, %arg125: !t0 {tf.aliasing_output = 125 : i32}, %arg126: !t2 {tf.aliasing_output = 126 : i32}, %arg127: !t6 {tf.aliasing_output = 127 : i32}, %arg128: !t2 {tf.aliasing_output = 128 : i32}, %arg129: !t2 {tf.aliasing_output = 129 : i32}, %arg130: !t10 {tf.aliasing_output = 130 : i32}, %arg131: !t0 {tf.aliasing_output = 131 : i32}, %arg132: !t0 {tf.aliasing_output = 132 : i32}, %arg133: !t0 {tf.aliasing_output = 133 : i32}, %arg134: !t0 {tf.aliasing_output = 134 : i32}, %arg135: !t11 {tf.aliasing_output = 135 : i32}, %arg136: !t2 {tf.aliasing_output = 136 : i32}, %arg137: !t6 {tf.aliasing_output = 137 : i32}, %arg138: !t2 {tf.aliasing_output = 138 : i32}, %arg139: !t2 {tf.aliasing_output = 139 : i32}, %arg140: !t16 {tf.aliasing_output = 140 : i32}, %arg141: !t17 {tf.aliasing_output = 141 : i32}, %arg142: !t18 {tf.aliasing_output = 142 : i32}, %arg143: !t0 {tf.aliasing_output = 143 : i32}, %arg144: !t0 {tf.aliasing_output = 144 : i32}, %arg145: !t0 {tf.aliasing_output = 145 : i32}, %arg146: !t0 {tf.aliasing_output = 146 : i32}, %arg147: !t2 {tf.aliasing_output = 147 : i32}, %arg148: !t6 {tf.aliasing_output = 148 : i32}, %arg149: !t2 {tf.aliasing_output = 149 : i32}, %arg150: !t2 {tf.aliasing_output = 150 : i32}, %arg151: !t10 {tf.aliasing_output = 151 : i32}, %arg152: !t0 {tf.aliasing_output = 152 : i32}, %arg153: !t0 {tf.aliasing_output = 153 : i32}, %arg154: !t0 {tf.aliasing_output = 154 : i32}, %arg155: !t0 {tf.aliasing_output = 155 : i32}, %arg156: !t11 {tf.aliasing_output = 156 : i32}, %arg157: !t2 {tf.aliasing_output = 157 : i32}, %arg158: !t6 {tf.aliasing_output = 158 : i32}, %arg159: !t2 {tf.aliasing_output = 159 : i32}, %arg160: !t2 {tf.aliasing_output = 160 : i32}, %arg161: !t16 {tf.aliasing_output = 161 : i32}, %arg162: !t17 {tf.aliasing_output = 162 : i32}, %arg163: !t18 {tf.aliasing_output = 163 : i32}, %arg164: !t0 {tf.aliasing_output = 164 : i32}, %arg165: !t0 {tf.aliasing_output = 165 : i32}, %arg166: !t0 {tf.aliasing_output = 166 : i32}, %arg167: !t0 {tf.aliasing_output = 167 : i32}, %arg168: !t2 {tf.aliasing_output = 168 : i32}, %arg169: !t6 {tf.aliasing_output = 169 : i32}, %arg170: !t2 {tf.aliasing_output = 170 : i32}, %arg171: !t2 {tf.aliasing_output = 171 : i32}, %arg172: !t10 {tf.aliasing_output = 172 : i32}, %arg173: !t0 {tf.aliasing_output = 173 : i32}, %arg174: !t0 {tf.aliasing_output = 174 : i32}, %arg175: !t0 {tf.aliasing_output = 175 : i32}, %arg176: !t0 {tf.aliasing_output = 176 : i32}, %arg177: !t11 {tf.aliasing_output = 177 : i32}, %arg178: !t2 {tf.aliasing_output = 178 : i32}, %arg179: !t6 {tf.aliasing_output = 179 : i32}, %arg180: !t2 {tf.aliasing_output = 180 : i32}, %arg181: !t2 {tf.aliasing_output = 181 : i32}, %arg182: !t16 {tf.aliasing_output = 182 : i32}, %arg183: !t17 {tf.aliasing_output = 183 : i32}, %arg184: !t18 {tf.aliasing_output = 184 : i32}, %arg185: !t0 {tf.aliasing_output = 185 : i32}, %arg186: !t0 {tf.aliasing_output = 186 : i32}, %arg187: !t0 {tf.aliasing_output = 187 : i32}, %arg188: !t0 {tf.aliasing_output = 188 : i32}, %arg189: !t2 {tf.aliasing_output = 189 : i32}, %arg190: !t6 {tf.aliasing_output = 190 : i32}, %arg191: !t2 {tf.aliasing_output = 191 : i32}, %arg192: !t2 {tf.aliasing_output = 192 : i32}, %arg193: !t10 {tf.aliasing_output = 193 : i32}, %arg194: !t0 {tf.aliasing_output = 194 : i32}, %arg195: !t0 {tf.aliasing_output = 195 : i32}, %arg196: !t0 {tf.aliasing_output = 196 : i32}, %arg197: !t0 {tf.aliasing_output = 197 : i32}, %arg198: !t11 {tf.aliasing_output = 198 : i32}, %arg199: !t2 {tf.aliasing_output = 199 : i32}, %arg200: !t6 {tf.aliasing_output = 200 : i32}, %arg201: !t2 {tf.aliasing_output = 201 : i32}, %arg202: !t2 {tf.aliasing_output = 202 : i32}, %arg203: !t16 {tf.aliasing_output = 203 : i32}, %arg204: !t17 {tf.aliasing_output = 204 : i32}, %arg205: !t18 {tf.aliasing_output = 205 : i32}, %arg206: !t0 {tf.aliasing_output = 206 : i32}, %arg207: !t0 {tf.aliasing_output = 207 : i32}, %arg208: !t0 {tf.aliasing_output = 208 : i32}, %arg209: !t0 {tf.aliasing_output = 209 : i32}, %arg210: !t2 {tf.aliasing_output = 210 : i32}, %arg211: !t6 {tf.aliasing_output = 211 : i32}, %arg212: !t2 {tf.aliasing_output = 212 : i32}, %arg213: !t2 {tf.aliasing_output = 213 : i32}, %arg214: !t10 {tf.aliasing_output = 214 : i32}, %arg215: !t0 {tf.aliasing_output = 215 : i32}, %arg216: !t0 {tf.aliasing_output = 216 : i32}, %arg217: !t0 {tf.aliasing_output = 217 : i32}, %arg218: !t0 {tf.aliasing_output = 218 : i32}, %arg219: !t11 {tf.aliasing_output = 219 : i32}, %arg220: !t2 {tf.aliasing_output = 220 : i32}, %arg221: !t6 {tf.aliasing_output = 221 : i32}, %arg222: !t2 {tf.aliasing_output = 222 : i32}, %arg223: !t2 {tf.aliasing_output = 223 : i32}, %arg224: !t16 {tf.aliasing_output = 224 : i32}, %arg225: !t17 {tf.aliasing_output = 225 : i32}, %arg226: !t18 {tf.aliasing_output = 226 : i32}, %arg227: !t0 {tf.aliasing_output = 227 : i32}, %arg228: !t0 {tf.aliasing_output = 228 : i32}, %arg229: !t0 {tf.aliasing_output = 229 : i32}, %arg230: !t0 {tf.aliasing_output = 230 : i32}, %arg231: !t2 {tf.aliasing_output = 231 : i32}, %arg232: !t6 {tf.aliasing_output = 232 : i32}, %arg233: !t2 {tf.aliasing_output = 233 : i32}, %arg234: !t2 {tf.aliasing_output = 234 : i32}, %arg235: !t10 {tf.aliasing_output = 235 : i32}, %arg236: !t0 {tf.aliasing_output = 236 : i32}, %arg237: !t0 {tf.aliasing_output = 237 : i32}, %arg238: !t0 {tf.aliasing_output = 238 : i32}, %arg239: !t0 {tf.aliasing_output = 239 : i32}, %arg240: !t11 {tf.aliasing_output = 240 : i32}, %arg241: !t2 {tf.aliasing_output = 241 : i32}, %arg242: !t6 {tf.aliasing_output = 242 : i32}, %arg243: !t2 {tf.aliasing_output = 243 : i32}, %arg244: !t2 {tf.aliasing_output = 244 : i32}, %arg245: !t16 {tf.aliasing_output = 245 : i32}, %arg246: !t17 {tf.aliasing_output = 246 : i32}, %arg247: !t18 {tf.aliasing_output = 247 : i32}, %arg248: !t0 {tf.aliasing_output = 248 : i32}, %arg249: !t0 {tf.aliasing_output = 249 : i32}, %arg250: !t0 {tf.aliasing_output = 250 : i32}, %arg251: !t0 {tf.aliasing_output = 251 : i32}, %arg252: !t2 {tf.aliasing_output = 252 : i32}, %arg253: !t6 {tf.aliasing_output = 253 : i32}, %arg254: !t2 {tf.aliasing_output = 254 : i32}, %arg255: !t2 {tf.aliasing_output = 255 : i32}, %arg256: !t10 {tf.aliasing_output = 256 : i32}, %arg257: !t0 {tf.aliasing_output = 257 : i32}, %arg258: !t0 {tf.aliasing_output = 258 : i32}, %arg259: !t0 {tf.aliasing_output = 259 : i32}, %arg260: !t0 {tf.aliasing_output = 260 : i32}, %arg261: !t11 {tf.aliasing_output = 261 : i32}, %arg262: !t2 {tf.aliasing_output = 262 : i32}, %arg263: !t6 {tf.aliasing_output = 263 : i32}, %arg264: !t2 {tf.aliasing_output = 264 : i32}, %arg265: !t2 {tf.aliasing_output = 265 : i32}, %arg266: !t16 {tf.aliasing_output = 266 : i32}, %arg267: !t17 {tf.aliasing_output = 267 : i32}, %arg268: !t18 {tf.aliasing_output = 268 : i32}, %arg269: !t0 {tf.aliasing_output = 269 : i32}, %arg270: !t0 {tf.aliasing_output = 270 : i32}, %arg271: !t0 {tf.aliasing_output = 271 : i32}, %arg272: !t0 {tf.aliasing_output = 272 : i32}, %arg273: !t2 {tf.aliasing_output = 273 : i32}, %arg274: !t6 {tf.aliasing_output = 274 : i32}, %arg275: !t2 {tf.aliasing_output = 275 : i32}, %arg276: !t2 {tf.aliasing_output = 276 : i32}, %arg277: !t10 {tf.aliasing_output = 277 : i32}, %arg278: !t0 {tf.aliasing_output = 278 : i32}, %arg279: !t0 {tf.aliasing_output = 279 : i32}, %arg280: !t0 {tf.aliasing_output = 280 : i32}, %arg281: !t0 {tf.aliasing_output = 281 : i32}, %arg282: !t11 {tf.aliasing_output = 282 : i32}, %arg283: !t2 {tf.aliasing_output = 283 : i32}, %arg284: !t6 {tf.aliasing_output = 284 : i32}, %arg285: !t2 {tf.aliasing_output = 285 : i32}, %arg286: !t2 {tf.aliasing_output = 286 : i32}, %arg287: !t16 {tf.aliasing_output = 287 : i32}, %arg288: !t17 {tf.aliasing_output = 288 : i32}, %arg289: !t18 {tf.aliasing_output = 289 : i32}, %arg290: !t0 {tf.aliasing_output = 290 : i32}, %arg291: !t0 {tf.aliasing_output = 291 : i32}, %arg292: !t0 {tf.aliasing_output = 292 : i32}, %arg293: !t0 {tf.aliasing_output = 293 : i32}, %arg294: !t2 {tf.aliasing_output = 294 : i32}, %arg295: !t6 {tf.aliasing_output = 295 : i32}, %arg296: !t2 {tf.aliasing_output = 296 : i32}, %arg297: !t2 {tf.aliasing_output = 297 : i32}, %arg298: !t10 {tf.aliasing_output = 298 : i32}, %arg299: !t0 {tf.aliasing_output = 299 : i32}, %arg300: !t0 {tf.aliasing_output = 300 : i32}, %arg301: !t0 {tf.aliasing_output = 301 : i32}, %arg302: !t0 {tf.aliasing_output = 302 : i32}, %arg303: !t11 {tf.aliasing_output = 303 : i32}, %arg304: !t2 {tf.aliasing_output = 304 : i32}, %arg305: !t6 {tf.aliasing_output = 305 : i32}, %arg306: !t2 {tf.aliasing_output = 306 : i32}, %arg307: !t2 {tf.aliasing_output = 307 : i32}, %arg308: !t16 {tf.aliasing_output = 308 : i32}, %arg309: !t17 {tf.aliasing_output = 309 : i32}, %arg310: !t18 {tf.aliasing_output = 310 : i32}, %arg311: !t0 {tf.aliasing_output = 311 : i32}, %arg312: !t0 {tf.aliasing_output = 312 : i32}, %arg313: !t0 {tf.aliasing_output = 313 : i32}, %arg314: !t0 {tf.aliasing_output = 314 : i32}, %arg315: !t2 {tf.aliasing_output = 315 : i32}, %arg316: !t6 {tf.aliasing_output = 316 : i32}, %arg317: !t2 {tf.aliasing_output = 317 : i32}, %arg318: !t2 {tf.aliasing_output = 318 : i32}, %arg319: !t10 {tf.aliasing_output = 319 : i32}, %arg320: !t0 {tf.aliasing_output = 320 : i32}, %arg321: !t0 {tf.aliasing_output = 321 : i32}, %arg322: !t0 {tf.aliasing_output = 322 : i32}, %arg323: !t0 {tf.aliasing_output = 323 : i32}, %arg324: !t11 {tf.aliasing_output = 324 : i32}, %arg325: !t2 {tf.aliasing_output = 325 : i32}, %arg326: !t6 {tf.aliasing_output = 326 : i32}, %arg327: !t2 {tf.aliasing_output = 327 : i32}, %arg328: !t2 {tf.aliasing_output = 328 : i32}, %arg329: !t16 {tf.aliasing_output = 329 : i32}, %arg330: !t17 {tf.aliasing_output = 330 : i32}, %arg331: !t18 {tf.aliasing_output = 331 : i32}, %arg332: !t0 {tf.aliasing_output = 332 : i32}, %arg333: !t0 {tf.aliasing_output = 333 : i32}, %arg334: !t0 {tf.aliasing_output = 334 : i32}, %arg335: !t0 {tf.aliasing_output = 335 : i32}, %arg336: !t2 {tf.aliasing_output = 336 : i32}, %arg337: !t6 {tf.aliasing_output = 337 : i32}, %arg338: !t2 {tf.aliasing_output = 338 : i32}, %arg339: !t2 {tf.aliasing_output = 339 : i32}, %arg340: !t10 {tf.aliasing_output = 340 : i32}, %arg341: !t0 {tf.aliasing_output = 341 : i32}, %arg342: !t0 {tf.aliasing_output = 342 : i32}, %arg343: !t0 {tf.aliasing_output = 343 : i32}, %arg344: !t0 {tf.aliasing_output = 344 : i32}, %arg345: !t11 {tf.aliasing_output = 345 : i32}, %arg346: !t2 {tf.aliasing_output = 346 : i32}, %arg347: !t6 {tf.aliasing_output = 347 : i32}, %arg348: !t2 {tf.aliasing_output = 348 : i32}, %arg349: !t2 {tf.aliasing_output = 349 : i32}, %arg350: !t16 {tf.aliasing_output = 350 : i32}, %arg351: !t17 {tf.aliasing_output = 351 : i32}, %arg352: !t18 {tf.aliasing_output = 352 : i32}, %arg353: !t0 {tf.aliasing_output = 353 : i32}, %arg354: !t0 {tf.aliasing_output = 354 : i32}, %arg355: !t0 {tf.aliasing_output = 355 : i32}, %arg356: !t0 {tf.aliasing_output = 356 : i32}, %arg357: !t2 {tf.aliasing_output = 357 : i32}, %arg358: !t6 {tf.aliasing_output = 358 : i32}, %arg359: !t2 {tf.aliasing_output = 359 : i32}, %arg360: !t2 {tf.aliasing_output = 360 : i32}, %arg361: !t10 {tf.aliasing_output = 361 : i32}, %arg362: !t0 {tf.aliasing_output = 362 : i32}, %arg363: !t0 {tf.aliasing_output = 363 : i32}, %arg364: !t0 {tf.aliasing_output = 364 : i32}, %arg365: !t0 {tf.aliasing_output = 365 : i32}, %arg366: !t11 {tf.aliasing_output = 366 : i32}, %arg367: !t2 {tf.aliasing_output = 367 : i32}, %arg368: !t6 {tf.aliasing_output = 368 : i32}, %arg369: !t2 {tf.aliasing_output = 369 : i32}, %arg370: !t2 {tf.aliasing_output = 370 : i32}, %arg371: !t16 {tf.aliasing_output = 371 : i32}, %arg372: !t17 {tf.aliasing_output = 372 : i32}, %arg373: !t18 {tf.aliasing_output = 373 : i32}, %arg374: !t0 {tf.aliasing_output = 374 : i32}, %arg375: !t0 {tf.aliasing_output = 375 : i32}, %arg376: !t0 {tf.aliasing_output = 376 : i32}, %arg377: !t0 {tf.aliasing_output = 377 : i32}, %arg378: !t0 {tf.aliasing_output = 378 : i32}, %arg379: !t0 {tf.aliasing_output = 379 : i32}, %arg380: !t33 {tf.aliasing_output = 380 : i32}, %arg381: !t5 {tf.aliasing_output = 381 : i32}, %arg382: !t15 {tf.aliasing_output = 382 : i32}, %arg383: !t5 {tf.aliasing_output = 383 : i32}, %arg384: !t5 {tf.aliasing_output = 384 : i32}, %arg385: !t9 {tf.aliasing_output = 385 : i32}, %arg386: !t1 {tf.aliasing_output = 386 : i32}, %arg387: !t1 {tf.aliasing_output = 387 : i32}, %arg388: !t1 {tf.aliasing_output = 388 : i32}, %arg389: !t1 {tf.aliasing_output = 389 : i32}, %arg390: !t0 {tf.aliasing_output = 390 : i32}, %arg391: !t5 {tf.aliasing_output = 391 : i32}, %arg392: !t15 {tf.aliasing_output = 392 : i32}, %arg393: !t5 {tf.aliasing_output = 393 : i32}, %arg394: !t5 {tf.aliasing_output = 394 : i32}, %arg395: !t14 {tf.aliasing_output = 395 : i32}, %arg396: !t12 {tf.aliasing_output = 396 : i32}, %arg397: !t22 {tf.aliasing_output = 397 : i32}, %arg398: !t1 {tf.aliasing_output = 398 : i32}, %arg399: !t1 {tf.aliasing_output = 399 : i32}, %arg400: !t1 {tf.aliasing_output = 400 : i32}, %arg401: !t1 {tf.aliasing_output = 401 : i32}, %arg402: !t5 {tf.aliasing_output = 402 : i32}, %arg403: !t15 {tf.aliasing_output = 403 : i32}, %arg404: !t5 {tf.aliasing_output = 404 : i32}, %arg405: !t5 {tf.aliasing_output = 405 : i32}, %arg406: !t9 {tf.aliasing_output = 406 : i32}, %arg407: !t1 {tf.aliasing_output = 407 : i32}, %arg408: !t1 {tf.aliasing_output = 408 : i32}, %arg409: !t1 {tf.aliasing_output = 409 : i32}, %arg410: !t1 {tf.aliasing_output = 410 : i32}, %arg411: !t0 {tf.aliasing_output = 411 : i32}, %arg412: !t5 {tf.aliasing_output = 412 : i32}, %arg413: !t15 {tf.aliasing_output = 413 : i32}, %arg414: !t5 {tf.aliasing_output = 414 : i32}, %arg415: !t5 {tf.aliasing_output = 415 : i32}, %arg416: !t14 {tf.aliasing_output = 416 : i32}, %arg417: !t12 {tf.aliasing_output = 417 : i32}, %arg418: !t22 {tf.aliasing_output = 418 : i32}, %arg419: !t1 {tf.aliasing_output = 419 : i32}, %arg420: !t1 {tf.aliasing_output = 420 : i32}, %arg421: !t1 {tf.aliasing_output = 421 : i32}, %arg422: !t1 {tf.aliasing_output = 422 : i32}, %arg423: !t5 {tf.aliasing_output = 423 : i32}, %arg424: !t15 {tf.aliasing_output = 424 : i32}, %arg425: !t5 {tf.aliasing_output = 425 : i32}, %arg426: !t5 {tf.aliasing_output = 426 : i32}, %arg427: !t9 {tf.aliasing_output = 427 : i32}, %arg428: !t1 {tf.aliasing_output = 428 : i32}, %arg429: !t1 {tf.aliasing_output = 429 : i32}, %arg430: !t1 {tf.aliasing_output = 430 : i32}, %arg431: !t1 {tf.aliasing_output = 431 : i32}, %arg432: !t0 {tf.aliasing_output = 432 : i32}, %arg433: !t5 {tf.aliasing_output = 433 : i32}, %arg434: !t15 {tf.aliasing_output = 434 : i32}, %arg435: !t5 {tf.aliasing_output = 435 : i32}, %arg436: !t5 {tf.aliasing_output = 436 : i32}, %arg437: !t14 {tf.aliasing_output = 437 : i32}, %arg438: !t12 {tf.aliasing_output = 438 : i32}, %arg439: !t22 {tf.aliasing_output = 439 : i32}, %arg440: !t1 {tf.aliasing_output = 440 : i32}, %arg441: !t1 {tf.aliasing_output = 441 : i32}, %arg442: !t1 {tf.aliasing_output = 442 : i32}, %arg443: !t1 {tf.aliasing_output = 443 : i32}, %arg444: !t5 {tf.aliasing_output = 444 : i32}, %arg445: !t15 {tf.aliasing_output = 445 : i32}, %arg446: !t5 {tf.aliasing_output = 446 : i32}, %arg447: !t5 {tf.aliasing_output = 447 : i32}, %arg448: !t9 {tf.aliasing_output = 448 : i32}, %arg449: !t1 {tf.aliasing_output = 449 : i32}, %arg450: !t1 {tf.aliasing_output = 450 : i32}, %arg451: !t1 {tf.aliasing_output = 451 : i32}, %arg452: !t1 {tf.aliasing_output = 452 : i32}, %arg453: !t0 {tf.aliasing_output = 453 : i32}, %arg454: !t5 {tf.aliasing_output = 454 : i32}, %arg455: !t15 {tf.aliasing_output = 455 : i32}, %arg456: !t5 {tf.aliasing_output = 456 : i32}, %arg457: !t5 {tf.aliasing_output = 457 : i32}, %arg458: !t14 {tf.aliasing_output = 458 : i32}, %arg459: !t12 {tf.aliasing_output = 459 : i32}, %arg460: !t22 {tf.aliasing_output = 460 : i32}, %arg461: !t1 {tf.aliasing_output = 461 : i32}, %arg462: !t1 {tf.aliasing_output = 462 : i32}, %arg463: !t1 {tf.aliasing_output = 463 : i32}, %arg464: !t1 {tf.aliasing_output = 464 : i32}, %arg465: !t5 {tf.aliasing_output = 465 : i32}, %arg466: !t15 {tf.aliasing_output = 466 : i32}, %arg467: !t5 {tf.aliasing_output = 467 : i32}, %arg468: !t5 {tf.aliasing_output = 468 : i32}, %arg469: !t9 {tf.aliasing_output = 469 : i32}, %arg470: !t1 {tf.aliasing_output = 470 : i32}, %arg471: !t1 {tf.aliasing_output = 471 : i32}, %arg472: !t1 {tf.aliasing_output = 472 : i32}, %arg473: !t1 {tf.aliasing_output = 473 : i32}, %arg474: !t0 {tf.aliasing_output = 474 : i32}, %arg475: !t5 {tf.aliasing_output = 475 : i32}, %arg476: !t15 {tf.aliasing_output = 476 : i32}, %arg477: !t5 {tf.aliasing_output = 477 : i32}, %arg478: !t5 {tf.aliasing_output = 478 : i32}, %arg479: !t14 {tf.aliasing_output = 479 : i32}, %arg480: !t12 {tf.aliasing_output = 480 : i32}, %arg481: !t22 {tf.aliasing_output = 481 : i32}, %arg482: !t1 {tf.aliasing_output = 482 : i32}, %arg483: !t1 {tf.aliasing_output = 483 : i32}, %arg484: !t1 {tf.aliasing_output = 484 : i32}, %arg485: !t1 {tf.aliasing_output = 485 : i32}, %arg486: !t5 {tf.aliasing_output = 486 : i32}, %arg487: !t15 {tf.aliasing_output = 487 : i32}, %arg488: !t5 {tf.aliasing_output = 488 : i32}, %arg489: !t5 {tf.aliasing_output = 489 : i32}, %arg490: !t9 {tf.aliasing_output = 490 : i32}, %arg491: !t1 {tf.aliasing_output = 491 : i32}, %arg492: !t1 {tf.aliasing_output = 492 : i32}, %arg493: !t1 {tf.aliasing_output = 493 : i32}, %arg494: !t1 {tf.aliasing_output = 494 : i32}, %arg495: !t0 {tf.aliasing_output = 495 : i32}, %arg496: !t5 {tf.aliasing_output = 496 : i32}, %arg497: !t15 {tf.aliasing_output = 497 : i32}, %arg498: !t5 {tf.aliasing_output = 498 : i32}, %arg499: !t5 {tf.aliasing_output = 499 : i32}, %arg500: !t14 {tf.aliasing_output = 500 : i32}, %arg501: !t12 {tf.aliasing_output = 501 : i32}, %arg502: !t22 {tf.aliasing_output = 502 : i32}, %arg503: !t1 {tf.aliasing_output = 503 : i32}, %arg504: !t1 {tf.aliasing_output = 504 : i32}, %arg505: !t1 {tf.aliasing_output = 505 : i32}, %arg506: !t1 {tf.aliasing_output = 506 : i32}, %arg507: !t5 {tf.aliasing_output = 507 : i32}, %arg508: !t15 {tf.aliasing_output = 508 : i32}, %arg509: !t5 {tf.aliasing_output = 509 : i32}, %arg510: !t5 {tf.aliasing_output = 510 : i32}, %arg511: !t9 {tf.aliasing_output = 511 : i32}, %arg512: !t1 {tf.aliasing_output = 512 : i32}, %arg513: !t1 {tf.aliasing_output = 513 : i32}, %arg514: !t1 {tf.aliasing_output = 514 : i32}, %arg515: !t1 {tf.aliasing_output = 515 : i32}, %arg516: !t0 {tf.aliasing_output = 516 : i32}, %arg517: !t5 {tf.aliasing_output = 517 : i32}, %arg518: !t15 {tf.aliasing_output = 518 : i32}, %arg519: !t5 {tf.aliasing_output = 519 : i32}, %arg520: !t5 {tf.aliasing_output = 520 : i32}, %arg521: !t14 {tf.aliasing_output = 521 : i32}, %arg522: !t12 {tf.aliasing_output = 522 : i32}, %arg523: !t22 {tf.aliasing_output = 523 : i32}, %arg524: !t1 {tf.aliasing_output = 524 : i32}, %arg525: !t1 {tf.aliasing_output = 525 : i32}, %arg526: !t1 {tf.aliasing_output = 526 : i32}, %arg527: !t1 {tf.aliasing_output = 527 : i32}, %arg528: !t5 {tf.aliasing_output = 528 : i32}, %arg529: !t15 {tf.aliasing_output = 529 : i32}, %arg530: !t5 {tf.aliasing_output = 530 : i32}, %arg531: !t5 {tf.aliasing_output = 531 : i32}, %arg532: !t9 {tf.aliasing_output = 532 : i32}, %arg533: !t1 {tf.aliasing_output = 533 : i32}, %arg534: !t1 {tf.aliasing_output = 534 : i32}, %arg535: !t1 {tf.aliasing_output = 535 : i32}, %arg536: !t1 {tf.aliasing_output = 536 : i32}, %arg537: !t0 {tf.aliasing_output = 537 : i32}, %arg538: !t5 {tf.aliasing_output = 538 : i32}, %arg539: !t15 {tf.aliasing_output = 539 : i32}, %arg540: !t5 {tf.aliasing_output = 540 : i32}, %arg541: !t5 {tf.aliasing_output = 541 : i32}, %arg542: !t14 {tf.aliasing_output = 542 : i32}, %arg543: !t12 {tf.aliasing_output = 543 : i32}, %arg544: !t22 {tf.aliasing_output = 544 : i32}, %arg545: !t1 {tf.aliasing_output = 545 : i32}, %arg546: !t1 {tf.aliasing_output = 546 : i32}, %arg547: !t1 {tf.aliasing_output = 547 : i32}, %arg548: !t1 {tf.aliasing_output = 548 : i32}, %arg549: !t5 {tf.aliasing_output = 549 : i32}, %arg550: !t15 {tf.aliasing_output = 550 : i32}, %arg551: !t5 {tf.aliasing_output = 551 : i32}, %arg552: !t5 {tf.aliasing_output = 552 : i32}, %arg553: !t9 {tf.aliasing_output = 553 : i32}, %arg554: !t1 {tf.aliasing_output = 554 : i32}, %arg555: !t1 {tf.aliasing_output = 555 : i32}, %arg556: !t1 {tf.aliasing_output = 556 : i32}, %arg557: !t1 {tf.aliasing_output = 557 : i32}, %arg558: !t0 {tf.aliasing_output = 558 : i32}, %arg559: !t5 {tf.aliasing_output = 559 : i32}, %arg560: !t15 {tf.aliasing_output = 560 : i32}, %arg561: !t5 {tf.aliasing_output = 561 : i32}, %arg562: !t5 {tf.aliasing_output = 562 : i32}, %arg563: !t14 {tf.aliasing_output = 563 : i32}, %arg564: !t12 {tf.aliasing_output = 564 : i32}, %arg565: !t22 {tf.aliasing_output = 565 : i32}, %arg566: !t1 {tf.aliasing_output = 566 : i32}, %arg567: !t1 {tf.aliasing_output = 567 : i32}, %arg568: !t1 {tf.aliasing_output = 568 : i32}, %arg569: !t1 {tf.aliasing_output = 569 : i32}, %arg570: !t5 {tf.aliasing_output = 570 : i32}, %arg571: !t15 {tf.aliasing_output = 571 : i32}, %arg572: !t5 {tf.aliasing_output = 572 : i32}, %arg573: !t5 {tf.aliasing_output = 573 : i32}, %arg574: !t9 {tf.aliasing_output = 574 : i32}, %arg575: !t1 {tf.aliasing_output = 575 : i32}, %arg576: !t1 {tf.aliasing_output = 576 : i32}, %arg577: !t1 {tf.aliasing_output = 577 : i32}, %arg578: !t1 {tf.aliasing_output = 578 : i32}, %arg579: !t0 {tf.aliasing_output = 579 : i32}, %arg580: !t5 {tf.aliasing_output = 580 : i32}, %arg581: !t15 {tf.aliasing_output = 581 : i32}, %arg582: !t5 {tf.aliasing_output = 582 : i32}, %arg583: !t5 {tf.aliasing_output = 583 : i32}, %arg584: !t14 {tf.aliasing_output = 584 : i32}, %arg585: !t12 {tf.aliasing_output = 585 : i32}, %arg586: !t22 {tf.aliasing_output = 586 : i32}, %arg587: !t1 {tf.aliasing_output = 587 : i32}, %arg588: !t1 {tf.aliasing_output = 588 : i32}, %arg589: !t1 {tf.aliasing_output = 589 : i32}, %arg590: !t1 {tf.aliasing_output = 590 : i32}, %arg591: !t5 {tf.aliasing_output = 591 : i32}, %arg592: !t15 {tf.aliasing_output = 592 : i32}, %arg593: !t5 {tf.aliasing_output = 593 : i32}, %arg594: !t5 {tf.aliasing_output = 594 : i32}, %arg595: !t9 {tf.aliasing_output = 595 : i32}, %arg596: !t1 {tf.aliasing_output = 596 : i32}, %arg597: !t1 {tf.aliasing_output = 597 : i32}, %arg598: !t1 {tf.aliasing_output = 598 : i32}, %arg599: !t1 {tf.aliasing_output = 599 : i32}, %arg600: !t0 {tf.aliasing_output = 600 : i32}, %arg601: !t5 {tf.aliasing_output = 601 : i32}, %arg602: !t15 {tf.aliasing_output = 602 : i32}, %arg603: !t5 {tf.aliasing_output = 603 : i32}, %arg604: !t5 {tf.aliasing_output = 604 : i32}, %arg605: !t14 {tf.aliasing_output = 605 : i32}, %arg606: !t12 {tf.aliasing_output = 606 : i32}, %arg607: !t22 {tf.aliasing_output = 607 : i32}, %arg608: !t1 {tf.aliasing_output = 608 : i32}, %arg609: !t1 {tf.aliasing_output = 609 : i32}, %arg610: !t1 {tf.aliasing_output = 610 : i32}, %arg611: !t1 {tf.aliasing_output = 611 : i32}, %arg612: !t5 {tf.aliasing_output = 612 : i32}, %arg613: !t15 {tf.aliasing_output = 613 : i32}, %arg614: !t5 {tf.aliasing_output = 614 : i32}, %arg615: !t5 {tf.aliasing_output = 615 : i32}, %arg616: !t9 {tf.aliasing_output = 616 : i32}, %arg617: !t1 {tf.aliasing_output = 617 : i32}, %arg618: !t1 {tf.aliasing_output = 618 : i32}, %arg619: !t1 {tf.aliasing_output = 619 : i32}, %arg620: !t1 {tf.aliasing_output = 620 : i32}, %arg621: !t0 {tf.aliasing_output = 621 : i32}, %arg622: !t5 {tf.aliasing_output = 622 : i32}, %arg623: !t15 {tf.aliasing_output = 623 : i32}, %arg624: !t5 {tf.aliasing_output = 624 : i32}, %arg625: !t5 {tf.aliasing_output = 625 : i32}, %arg626: !t14 {tf.aliasing_output = 626 : i32}, %arg627: !t12 {tf.aliasing_output = 627 : i32}, %arg628: !t22 {tf.aliasing_output = 628 : i32}, %arg629: !t1 {tf.aliasing_output = 629 : i32}, %arg630: !t1 {tf.aliasing_output = 630 : i32}, %arg631: !t1 {tf.aliasing_output = 631 : i32}, %arg632: !t1 {tf.aliasing_output = 632 : i32}, %arg633: !t5 {tf.aliasing_output = 633 : i32}, %arg634: !t15 {tf.aliasing_output = 634 : i32}, %arg635: !t5 {tf.aliasing_output = 635 : i32}, %arg636: !t5 {tf.aliasing_output = 636 : i32}, %arg637: !t9 {tf.aliasing_output = 637 : i32}, %arg638: !t1 {tf.aliasing_output = 638 : i32}, %arg639: !t1 {tf.aliasing_output = 639 : i32}, %arg640: !t1 {tf.aliasing_output = 640 : i32}, %arg641: !t1 {tf.aliasing_output = 641 : i32}, %arg642: !t0 {tf.aliasing_output = 642 : i32}, %arg643: !t5 {tf.aliasing_output = 643 : i32}, %arg644: !t15 {tf.aliasing_output = 644 : i32}, %arg645: !t5 {tf.aliasing_output = 645 : i32}, %arg646: !t5 {tf.aliasing_output = 646 : i32}, %arg647: !t14 {tf.aliasing_output = 647 : i32}, %arg648: !t12 {tf.aliasing_output = 648 : i32}, %arg649: !t22 {tf.aliasing_output = 649 : i32}, %arg650: !t1 {tf.aliasing_output = 650 : i32}, %arg651: !t1 {tf.aliasing_output = 651 : i32}, %arg652: !t1 {tf.aliasing_output = 652 : i32}, %arg653: !t1 {tf.aliasing_output = 653 : i32}, %arg654: !t5 {tf.aliasing_output = 654 : i32}, %arg655: !t15 {tf.aliasing_output = 655 : i32}, %arg656: !t5 {tf.aliasing_output = 656 : i32}, %arg657: !t5 {tf.aliasing_output = 657 : i32}, %arg658: !t9 {tf.aliasing_output = 658 : i32}, %arg659: !t1 {tf.aliasing_output = 659 : i32}, %arg660: !t1 {tf.aliasing_output = 660 : i32}, %arg661: !t1 {tf.aliasing_output = 661 : i32}, %arg662: !t1 {tf.aliasing_output = 662 : i32}, %arg663: !t0 {tf.aliasing_output = 663 : i32}, %arg664: !t5 {tf.aliasing_output = 664 : i32}, %arg665: !t15 {tf.aliasing_output = 665 : i32}, %arg666: !t5 {tf.aliasing_output = 666 : i32}, %arg667: !t5 {tf.aliasing_output = 667 : i32}, %arg668: !t14 {tf.aliasing_output = 668 : i32}, %arg669: !t12 {tf.aliasing_output = 669 : i32}, %arg670: !t22 {tf.aliasing_output = 670 : i32}, %arg671: !t1 {tf.aliasing_output = 671 : i32}, %arg672: !t1 {tf.aliasing_output = 672 : i32}, %arg673: !t1 {tf.aliasing_output = 673 : i32}, %arg674: !t1 {tf.aliasing_output = 674 : i32}, %arg675: !t5 {tf.aliasing_output = 675 : i32}, %arg676: !t15 {tf.aliasing_output = 676 : i32}, %arg677: !t5 {tf.aliasing_output = 677 : i32}, %arg678: !t5 {tf.aliasing_output = 678 : i32}, %arg679: !t9 {tf.aliasing_output = 679 : i32}, %arg680: !t1 {tf.aliasing_output = 680 : i32}, %arg681: !t1 {tf.aliasing_output = 681 : i32}, %arg682: !t1 {tf.aliasing_output = 682 : i32}, %arg683: !t1 {tf.aliasing_output = 683 : i32}, %arg684: !t0 {tf.aliasing_output = 684 : i32}, %arg685: !t5 {tf.aliasing_output = 685 : i32}, %arg686: !t15 {tf.aliasing_output = 686 : i32}, %arg687: !t5 {tf.aliasing_output = 687 : i32}, %arg688: !t5 {tf.aliasing_output = 688 : i32}, %arg689: !t14 {tf.aliasing_output = 689 : i32}, %arg690: !t12 {tf.aliasing_output = 690 : i32}, %arg691: !t22 {tf.aliasing_output = 691 : i32}, %arg692: !t1 {tf.aliasing_output = 692 : i32}, %arg693: !t1 {tf.aliasing_output = 693 : i32}, %arg694: !t1 {tf.aliasing_output = 694 : i32}, %arg695: !t1 {tf.aliasing_output = 695 : i32}, %arg696: !t5 {tf.aliasing_output = 696 : i32}, %arg697: !t15 {tf.aliasing_output = 697 : i32}, %arg698: !t5 {tf.aliasing_output = 698 : i32}, %arg699: !t5 {tf.aliasing_output = 699 : i32}, %arg700: !t9 {tf.aliasing_output = 700 : i32}, %arg701: !t1 {tf.aliasing_output = 701 : i32}, %arg702: !t1 {tf.aliasing_output = 702 : i32}, %arg703: !t1 {tf.aliasing_output = 703 : i32}, %arg704: !t1 {tf.aliasing_output = 704 : i32}, %arg705: !t0 {tf.aliasing_output = 705 : i32}, %arg706: !t5 {tf.aliasing_output = 706 : i32}, %arg707: !t15 {tf.aliasing_output = 707 : i32}, %arg708: !t5 {tf.aliasing_output = 708 : i32}, %arg709: !t5 {tf.aliasing_output = 709 : i32}, %arg710: !t14 {tf.aliasing_output = 710 : i32}, %arg711: !t12 {tf.aliasing_output = 711 : i32}, %arg712: !t22 {tf.aliasing_output = 712 : i32}, %arg713: !t1 {tf.aliasing_output = 713 : i32}, %arg714: !t1 {tf.aliasing_output = 714 : i32}, %arg715: !t1 {tf.aliasing_output = 715 : i32}, %arg716: !t1 {tf.aliasing_output = 716 : i32}, %arg717: !t5 {tf.aliasing_output = 717 : i32}, %arg718: !t15 {tf.aliasing_output = 718 : i32}, %arg719: !t5 {tf.aliasing_output = 719 : i32}, %arg720: !t5 {tf.aliasing_output = 720 : i32}, %arg721: !t9 {tf.aliasing_output = 721 : i32}, %arg722: !t1 {tf.aliasing_output = 722 : i32}, %arg723: !t1 {tf.aliasing_output = 723 : i32}, %arg724: !t1 {tf.aliasing_output = 724 : i32}, %arg725: !t1 {tf.aliasing_output = 725 : i32}, %arg726: !t0 {tf.aliasing_output = 726 : i32}, %arg727: !t5 {tf.aliasing_output = 727 : i32}, %arg728: !t15 {tf.aliasing_output = 728 : i32}, %arg729: !t5 {tf.aliasing_output = 729 : i32}, %arg730: !t5 {tf.aliasing_output = 730 : i32}, %arg731: !t14 {tf.aliasing_output = 731 : i32}, %arg732: !t12 {tf.aliasing_output = 732 : i32}, %arg733: !t22 {tf.aliasing_output = 733 : i32}, %arg734: !t1 {tf.aliasing_output = 734 : i32}, %arg735: !t1 {tf.aliasing_output = 735 : i32}, %arg736: !t1 {tf.aliasing_output = 736 : i32}, %arg737: !t1 {tf.aliasing_output = 737 : i32}, %arg738: !t5 {tf.aliasing_output = 738 : i32}, %arg739: !t15 {tf.aliasing_output = 739 : i32}, %arg740: !t5 {tf.aliasing_output = 740 : i32}, %arg741: !t5 {tf.aliasing_output = 741 : i32}, %arg742: !t9 {tf.aliasing_output = 742 : i32}, %arg743: !t1 {tf.aliasing_output = 743 : i32}, %arg744: !t1 {tf.aliasing_output = 744 : i32}, %arg745: !t1 {tf.aliasing_output = 745 : i32}, %arg746: !t1 {tf.aliasing_output = 746 : i32}, %arg747: !t0 {tf.aliasing_output = 747 : i32}, %arg748: !t5 {tf.aliasing_output = 748 : i32}, %arg749: !t15 {tf.aliasing_output = 749 : i32}, %arg750: !t5 {tf.aliasing_output = 750 : i32}, %arg751: !t5 {tf.aliasing_output = 751 : i32}, %arg752: !t14 {tf.aliasing_output = 752 : i32}, %arg753: !t12 {tf.aliasing_output = 753 : i32}, %arg754: !t22 {tf.aliasing_output = 754 : i32}, %arg755: !t1 {tf.aliasing_output = 755 : i32}, %arg756: !t1 {tf.aliasing_output = 756 : i32}, %arg757: !t1 {tf.aliasing_output = 757 : i32}, %arg758: !t1 {tf.aliasing_output = 758 : i32}, %arg759: !t1 {tf.aliasing_output = 759 : i32}, %arg760: !t1 {tf.aliasing_output = 760 : i32}, %arg761: !t0 {tf.aliasing_output = 761 : i32}, %arg762: !t4 {tf.aliasing_output = 762 : i32}, %arg763: !t13 {tf.aliasing_output = 763 : i32}, %arg764: !t4 {tf.aliasing_output = 764 : i32}, %arg765: !t4 {tf.aliasing_output = 765 : i32}, %arg766: !t0 {tf.aliasing_output = 766 : i32}, %arg767: !t0 {tf.aliasing_output = 767 : i32}, %arg768: !t0 {tf.aliasing_output = 768 : i32}, %arg769: !t0 {tf.aliasing_output = 769 : i32}, %arg770: !t0 {tf.aliasing_output = 770 : i32}, %arg771: !t9 {tf.aliasing_output = 771 : i32}, %arg772: !t4 {tf.aliasing_output = 772 : i32}, %arg773: !t13 {tf.aliasing_output = 773 : i32}, %arg774: !t4 {tf.aliasing_output = 774 : i32}, %arg775: !t4 {tf.aliasing_output = 775 : i32}, %arg776: !t12 {tf.aliasing_output = 776 : i32}, %arg777: !t14 {tf.aliasing_output = 777 : i32}, %arg778: !t0 {tf.aliasing_output = 778 : i32}, %arg779: !t0 {tf.aliasing_output = 779 : i32}, %arg780: !t0 {tf.aliasing_output = 780 : i32}, %arg781: !t0 {tf.aliasing_output = 781 : i32}, %arg782: !t0 {tf.aliasing_output = 782 : i32}, %arg783: !t4 {tf.aliasing_output = 783 : i32}, %arg784: !t13 {tf.aliasing_output = 784 : i32}, %arg785: !t4 {tf.aliasing_output = 785 : i32}, %arg786: !t4 {tf.aliasing_output = 786 : i32}, %arg787: !t0 {tf.aliasing_output = 787 : i32}, %arg788: !t0 {tf.aliasing_output = 788 : i32}, %arg789: !t0 {tf.aliasing_output = 789 : i32}, %arg790: !t0 {tf.aliasing_output = 790 : i32}, %arg791: !t0 {tf.aliasing_output = 791 : i32}, %arg792: !t9 {tf.aliasing_output = 792 : i32}, %arg793: !t4 {tf.aliasing_output = 793 : i32}, %arg794: !t13 {tf.aliasing_output = 794 : i32}, %arg795: !t4 {tf.aliasing_output = 795 : i32}, %arg796: !t4 {tf.aliasing_output = 796 : i32}, %arg797: !t12 {tf.aliasing_output = 797 : i32}, %arg798: !t14 {tf.aliasing_output = 798 : i32}, %arg799: !t0 {tf.aliasing_output = 799 : i32}, %arg800: !t0 {tf.aliasing_output = 800 : i32}, %arg801: !t0 {tf.aliasing_output = 801 : i32}, %arg802: !t0 {tf.aliasing_output = 802 : i32}, %arg803: !t0 {tf.aliasing_output = 803 : i32}, %arg804: !t4 {tf.aliasing_output = 804 : i32}, %arg805: !t13 {tf.aliasing_output = 805 : i32}, %arg806: !t4 {tf.aliasing_output = 806 : i32}, %arg807: !t4 {tf.aliasing_output = 807 : i32}, %arg808: !t0 {tf.aliasing_output = 808 : i32}, %arg809: !t0 {tf.aliasing_output = 809 : i32}, %arg810: !t0 {tf.aliasing_output = 810 : i32}, %arg811: !t0 {tf.aliasing_output = 811 : i32}, %arg812: !t0 {tf.aliasing_output = 812 : i32}, %arg813: !t9 {tf.aliasing_output = 813 : i32}, %arg814: !t4 {tf.aliasing_output = 814 : i32}, %arg815: !t13 {tf.aliasing_output = 815 : i32}, %arg816: !t4 {tf.aliasing_output = 816 : i32}, %arg817: !t4 {tf.aliasing_output = 817 : i32}, %arg818: !t12 {tf.aliasing_output = 818 : i32}, %arg819: !t14 {tf.aliasing_output = 819 : i32}, %arg820: !t0 {tf.aliasing_output = 820 : i32}, %arg821: !t0 {tf.aliasing_output = 821 : i32}, %arg822: !t0 {tf.aliasing_output = 822 : i32}, %arg823: !t0 {tf.aliasing_output = 823 : i32}, %arg824: !t0 {tf.aliasing_output = 824 : i32}, %arg825: !t4 {tf.aliasing_output = 825 : i32}, %arg826: !t13 {tf.aliasing_output = 826 : i32}, %arg827: !t4 {tf.aliasing_output = 827 : i32}, %arg828: !t4 {tf.aliasing_output = 828 : i32}, %arg829: !t0 {tf.aliasing_output = 829 : i32}, %arg830: !t0 {tf.aliasing_output = 830 : i32}, %arg831: !t0 {tf.aliasing_output = 831 : i32}, %arg832: !t0 {tf.aliasing_output = 832 : i32}, %arg833: !t0 {tf.aliasing_output = 833 : i32}, %arg834: !t9 {tf.aliasing_output = 834 : i32}, %arg835: !t4 {tf.aliasing_output = 835 : i32}, %arg836: !t13 {tf.aliasing_output = 836 : i32}, %arg837: !t4 {tf.aliasing_output = 837 : i32}, %arg838: !t4 {tf.aliasing_output = 838 : i32}, %arg839: !t12 {tf.aliasing_output = 839 : i32}, %arg840: !t14 {tf.aliasing_output = 840 : i32}, %arg841: !t0 {tf.aliasing_output = 841 : i32}, %arg842: !t0 {tf.aliasing_output = 842 : i32}, %arg843: !t0 {tf.aliasing_output = 843 : i32}, %arg844: !t0 {tf.aliasing_output = 844 : i32}, %arg845: !t0 {tf.aliasing_output = 845 : i32}, %arg846: !t4 {tf.aliasing_output = 846 : i32}, %arg847: !t13 {tf.aliasing_output = 847 : i32}, %arg848: !t4 {tf.aliasing_output = 848 : i32}, %arg849: !t4 {tf.aliasing_output = 849 : i32}, %arg850: !t0 {tf.aliasing_output = 850 : i32}, %arg851: !t0 {tf.aliasing_output = 851 : i32}, %arg852: !t0 {tf.aliasing_output = 852 : i32}, %arg853: !t0 {tf.aliasing_output = 853 : i32}, %arg854: !t0 {tf.aliasing_output = 854 : i32}, %arg855: !t9 {tf.aliasing_output = 855 : i32}, %arg856: !t4 {tf.aliasing_output = 856 : i32}, %arg857: !t13 {tf.aliasing_output = 857 : i32}, %arg858: !t4 {tf.aliasing_output = 858 : i32}, %arg859: !t4 {tf.aliasing_output = 859 : i32}, %arg860: !t12 {tf.aliasing_output = 860 : i32}, %arg861: !t14 {tf.aliasing_output = 861 : i32}, %arg862: !t0 {tf.aliasing_output = 862 : i32}, %arg863: !t0 {tf.aliasing_output = 863 : i32}, %arg864: !t0 {tf.aliasing_output = 864 : i32}, %arg865: !t0 {tf.aliasing_output = 865 : i32}, %arg866: !t0 {tf.aliasing_output = 866 : i32}, %arg867: !t4 {tf.aliasing_output = 867 : i32}, %arg868: !t13 {tf.aliasing_output = 868 : i32}, %arg869: !t4 {tf.aliasing_output = 869 : i32}, %arg870: !t4 {tf.aliasing_output = 870 : i32}, %arg871: !t0 {tf.aliasing_output = 871 : i32}, %arg872: !t0 {tf.aliasing_output = 872 : i32}, %arg873: !t0 {tf.aliasing_output = 873 : i32}, %arg874: !t0 {tf.aliasing_output = 874 : i32}, %arg875: !t0 {tf.aliasing_output = 875 : i32}, %arg876: !t9 {tf.aliasing_output = 876 : i32}, %arg877: !t4 {tf.aliasing_output = 877 : i32}, %arg878: !t13 {tf.aliasing_output = 878 : i32}, %arg879: !t4 {tf.aliasing_output = 879 : i32}, %arg880: !t4 {tf.aliasing_output = 880 : i32}, %arg881: !t12 {tf.aliasing_output = 881 : i32}, %arg882: !t14 {tf.aliasing_output = 882 : i32}, %arg883: !t0 {tf.aliasing_output = 883 : i32}, %arg884: !t0 {tf.aliasing_output = 884 : i32}, %arg885: !t0 {tf.aliasing_output = 885 : i32}, %arg886: !t0 {tf.aliasing_output = 886 : i32}, %arg887: !t0 {tf.aliasing_output = 887 : i32}, %arg888: !t4 {tf.aliasing_output = 888 : i32}, %arg889: !t13 {tf.aliasing_output = 889 : i32}, %arg890: !t4 {tf.aliasing_output = 890 : i32}, %arg891: !t4 {tf.aliasing_output = 891 : i32}, %arg892: !t0 {tf.aliasing_output = 892 : i32}, %arg893: !t0 {tf.aliasing_output = 893 : i32}, %arg894: !t0 {tf.aliasing_output = 894 : i32}, %arg895: !t0 {tf.aliasing_output = 895 : i32}, %arg896: !t0 {tf.aliasing_output = 896 : i32}, %arg897: !t9 {tf.aliasing_output = 897 : i32}, %arg898: !t4 {tf.aliasing_output = 898 : i32}, %arg899: !t13 {tf.aliasing_output = 899 : i32}, %arg900: !t4 {tf.aliasing_output = 900 : i32}, %arg901: !t4 {tf.aliasing_output = 901 : i32}, %arg902: !t12 {tf.aliasing_output = 902 : i32}, %arg903: !t14 {tf.aliasing_output = 903 : i32}, %arg904: !t0 {tf.aliasing_output = 904 : i32}, %arg905: !t0 {tf.aliasing_output = 905 : i32}, %arg906: !t0 {tf.aliasing_output = 906 : i32}, %arg907: !t0 {tf.aliasing_output = 907 : i32}, %arg908: !t0 {tf.aliasing_output = 908 : i32}, %arg909: !t4 {tf.aliasing_output = 909 : i32}, %arg910: !t13 {tf.aliasing_output = 910 : i32}, %arg911: !t4 {tf.aliasing_output = 911 : i32}, %arg912: !t4 {tf.aliasing_output = 912 : i32}, %arg913: !t0 {tf.aliasing_output = 913 : i32}, %arg914: !t0 {tf.aliasing_output = 914 : i32}, %arg915: !t0 {tf.aliasing_output = 915 : i32}, %arg916: !t0 {tf.aliasing_output = 916 : i32}, %arg917: !t0 {tf.aliasing_output = 917 : i32}, %arg918: !t9 {tf.aliasing_output = 918 : i32}, %arg919: !t4 {tf.aliasing_output = 919 : i32}, %arg920: !t13 {tf.aliasing_output = 920 : i32}, %arg921: !t4 {tf.aliasing_output = 921 : i32}, %arg922: !t4 {tf.aliasing_output = 922 : i32}, %arg923: !t12 {tf.aliasing_output = 923 : i32}, %arg924: !t14 {tf.aliasing_output = 924 : i32}, %arg925: !t0 {tf.aliasing_output = 925 : i32}, %arg926: !t0 {tf.aliasing_output = 926 : i32}, %arg927: !t0 {tf.aliasing_output = 927 : i32}, %arg928: !t0 {tf.aliasing_output = 928 : i32}, %arg929: !t0 {tf.aliasing_output = 929 : i32}, %arg930: !t4 {tf.aliasing_output = 930 : i32}, %arg931: !t13 {tf.aliasing_output = 931 : i32}, %arg932: !t4 {tf.aliasing_output = 932 : i32}, %arg933: !t4 {tf.aliasing_output = 933 : i32}, %arg934: !t0 {tf.aliasing_output = 934 : i32}, %arg935: !t0 {tf.aliasing_output = 935 : i32}, %arg936: !t0 {tf.aliasing_output = 936 : i32}, %arg937: !t0 {tf.aliasing_output = 937 : i32}, %arg938: !t0 {tf.aliasing_output = 938 : i32}, %arg939: !t9 {tf.aliasing_output = 939 : i32}, %arg940: !t4 {tf.aliasing_output = 940 : i32}, %arg941: !t13 {tf.aliasing_output = 941 : i32}, %arg942: !t4 {tf.aliasing_output = 942 : i32}, %arg943: !t4 {tf.aliasing_output = 943 : i32}, %arg944: !t12 {tf.aliasing_output = 944 : i32}, %arg945: !t14 {tf.aliasing_output = 945 : i32}, %arg946: !t0 {tf.aliasing_output = 946 : i32}, %arg947: !t0 {tf.aliasing_output = 947 : i32}, %arg948: !t0 {tf.aliasing_output = 948 : i32}, %arg949: !t0 {tf.aliasing_output = 949 : i32}, %arg950: !t0 {tf.aliasing_output = 950 : i32}, %arg951: !t4 {tf.aliasing_output = 951 : i32}, %arg952: !t13 {tf.aliasing_output = 952 : i32}, %arg953: !t4 {tf.aliasing_output = 953 : i32}, %arg954: !t4 {tf.aliasing_output = 954 : i32}, %arg955: !t0 {tf.aliasing_output = 955 : i32}, %arg956: !t0 {tf.aliasing_output = 956 : i32}, %arg957: !t0 {tf.aliasing_output = 957 : i32}, %arg958: !t0 {tf.aliasing_output = 958 : i32}, %arg959: !t0 {tf.aliasing_output = 959 : i32}, %arg960: !t9 {tf.aliasing_output = 960 : i32}, %arg961: !t4 {tf.aliasing_output = 961 : i32}, %arg962: !t13 {tf.aliasing_output = 962 : i32}, %arg963: !t4 {tf.aliasing_output = 963 : i32}, %arg964: !t4 {tf.aliasing_output = 964 : i32}, %arg965: !t12 {tf.aliasing_output = 965 : i32}, %arg966: !t14 {tf.aliasing_output = 966 : i32}, %arg967: !t0 {tf.aliasing_output = 967 : i32}, %arg968: !t0 {tf.aliasing_output = 968 : i32}, %arg969: !t0 {tf.aliasing_output = 969 : i32}, %arg970: !t0 {tf.aliasing_output = 970 : i32}, %arg971: !t0 {tf.aliasing_output = 971 : i32}, %arg972: !t4 {tf.aliasing_output = 972 : i32}, %arg973: !t13 {tf.aliasing_output = 973 : i32}, %arg974: !t4 {tf.aliasing_output = 974 : i32}, %arg975: !t4 {tf.aliasing_output = 975 : i32}, %arg976: !t0 {tf.aliasing_output = 976 : i32}, %arg977: !t0 {tf.aliasing_output = 977 : i32}, %arg978: !t0 {tf.aliasing_output = 978 : i32}, %arg979: !t0 {tf.aliasing_output = 979 : i32}, %arg980: !t0 {tf.aliasing_output = 980 : i32}, %arg981: !t9 {tf.aliasing_output = 981 : i32}, %arg982: !t4 {tf.aliasing_output = 982 : i32}, %arg983: !t13 {tf.aliasing_output = 983 : i32}, %arg984: !t4 {tf.aliasing_output = 984 : i32}, %arg985: !t4 {tf.aliasing_output = 985 : i32}, %arg986: !t12 {tf.aliasing_output = 986 : i32}, %arg987: !t14 {tf.aliasing_output = 987 : i32}, %arg988: !t0 {tf.aliasing_output = 988 : i32}, %arg989: !t0 {tf.aliasing_output = 989 : i32}, %arg990: !t0 {tf.aliasing_output = 990 : i32}, %arg991: !t0 {tf.aliasing_output = 991 : i32}, %arg992: !t0 {tf.aliasing_output = 992 : i32}, %arg993: !t4 {tf.aliasing_output = 993 : i32}, %arg994: !t13 {tf.aliasing_output = 994 : i32}, %arg995: !t4 {tf.aliasing_output = 995 : i32}, %arg996: !t4 {tf.aliasing_output = 996 : i32}, %arg997: !t0 {tf.aliasing_output = 997 : i32}, %arg998: !t0 {tf.aliasing_output = 998 : i32}, %arg999: !t0 {tf.aliasing_output = 999 : i32}, %arg1000: !t0 {tf.aliasing_output = 1000 : i32}, %arg1001: !t0 {tf.aliasing_output = 1001 : i32}, %arg1002: !t9 {tf.aliasing_output = 1002 : i32}, %arg1003: !t4 {tf.aliasing_output = 1003 : i32}, %arg1004: !t13 {tf.aliasing_output = 1004 : i32}, %arg1005: !t4 {tf.aliasing_output = 1005 : i32}, %arg1006: !t4 {tf.aliasing_output = 1006 : i32}, %arg1007: !t12 {tf.aliasing_output = 1007 : i32}, %arg1008: !t14 {tf.aliasing_output = 1008 : i32}, %arg1009: !t0 {tf.aliasing_output = 1009 : i32}, %arg1010: !t0 {tf.aliasing_output = 1010 : i32}, %arg1011: !t0 {tf.aliasing_output = 1011 : i32}, %arg1012: !t0 {tf.aliasing_output = 1012 : i32}, %arg1013: !t0 {tf.aliasing_output = 1013 : i32}, %arg1014: !t4 {tf.aliasing_output = 1014 : i32}, %arg1015: !t13 {tf.aliasing_output = 1015 : i32}, %arg1016: !t4 {tf.aliasing_output = 1016 : i32}, %arg1017: !t4 {tf.aliasing_output = 1017 : i32}, %arg1018: !t0 {tf.aliasing_output = 1018 : i32}, %arg1019: !t0 {tf.aliasing_output = 1019 : i32}, %arg1020: !t0 {tf.aliasing_output = 1020 : i32}, %arg1021: !t0 {tf.aliasing_output = 1021 : i32}, %arg1022: !t0 {tf.aliasing_output = 1022 : i32}, %arg1023: !t9 {tf.aliasing_output = 1023 : i32}, %arg1024: !t4 {tf.aliasing_output = 1024 : i32}, %arg1025: !t13 {tf.aliasing_output = 1025 : i32}, %arg1026: !t4 {tf.aliasing_output = 1026 : i32}, %arg1027: !t4 {tf.aliasing_output = 1027 : i32}, %arg1028: !t12 {tf.aliasing_output = 1028 : i32}, %arg1029: !t14 {tf.aliasing_output = 1029 : i32}, %arg1030: !t0 {tf.aliasing_output = 1030 : i32}, %arg1031: !t0 {tf.aliasing_output = 1031 : i32}, %arg1032: !t0 {tf.aliasing_output = 1032 : i32}, %arg1033: !t0 {tf.aliasing_output = 1033 : i32}, %arg1034: !t0 {tf.aliasing_output = 1034 : i32}, %arg1035: !t4 {tf.aliasing_output = 1035 : i32}, %arg1036: !t13 {tf.aliasing_output = 1036 : i32}, %arg1037: !t4 {tf.aliasing_output = 1037 : i32}, %arg1038: !t4 {tf.aliasing_output = 1038 : i32}, %arg1039: !t0 {tf.aliasing_output = 1039 : i32}, %arg1040: !t0 {tf.aliasing_output = 1040 : i32}, %arg1041: !t0 {tf.aliasing_output = 1041 : i32}, %arg1042: !t0 {tf.aliasing_output = 1042 : i32}, %arg1043: !t0 {tf.aliasing_output = 1043 : i32}, %arg1044: !t9 {tf.aliasing_output = 1044 : i32}, %arg1045: !t4 {tf.aliasing_output = 1045 : i32}, %arg1046: !t13 {tf.aliasing_output = 1046 : i32}, %arg1047: !t4 {tf.aliasing_output = 1047 : i32}, %arg1048: !t4 {tf.aliasing_output = 1048 : i32}, %arg1049: !t12 {tf.aliasing_output = 1049 : i32}, %arg1050: !t14 {tf.aliasing_output = 1050 : i32}, %arg1051: !t0 {tf.aliasing_output = 1051 : i32}, %arg1052: !t0 {tf.aliasing_output = 1052 : i32}, %arg1053: !t0 {tf.aliasing_output = 1053 : i32}, %arg1054: !t0 {tf.aliasing_output = 1054 : i32}, %arg1055: !t0 {tf.aliasing_output = 1055 : i32}, %arg1056: !t4 {tf.aliasing_output = 1056 : i32}, %arg1057: !t13 {tf.aliasing_output = 1057 : i32}, %arg1058: !t4 {tf.aliasing_output = 1058 : i32}, %arg1059: !t4 {tf.aliasing_output = 1059 : i32}, %arg1060: !t0 {tf.aliasing_output = 1060 : i32}, %arg1061: !t0 {tf.aliasing_output = 1061 : i32}, %arg1062: !t0 {tf.aliasing_output = 1062 : i32}, %arg1063: !t0 {tf.aliasing_output = 1063 : i32}, %arg1064: !t0 {tf.aliasing_output = 1064 : i32}, %arg1065: !t9 {tf.aliasing_output = 1065 : i32}, %arg1066: !t4 {tf.aliasing_output = 1066 : i32}, %arg1067: !t13 {tf.aliasing_output = 1067 : i32}, %arg1068: !t4 {tf.aliasing_output = 1068 : i32}, %arg1069: !t4 {tf.aliasing_output = 1069 : i32}, %arg1070: !t12 {tf.aliasing_output = 1070 : i32}, %arg1071: !t14 {tf.aliasing_output = 1071 : i32}, %arg1072: !t0 {tf.aliasing_output = 1072 : i32}, %arg1073: !t0 {tf.aliasing_output = 1073 : i32}, %arg1074: !t0 {tf.aliasing_output = 1074 : i32}, %arg1075: !t0 {tf.aliasing_output = 1075 : i32}, %arg1076: !t0 {tf.aliasing_output = 1076 : i32}, %arg1077: !t4 {tf.aliasing_output = 1077 : i32}, %arg1078: !t13 {tf.aliasing_output = 1078 : i32}, %arg1079: !t4 {tf.aliasing_output = 1079 : i32}, %arg1080: !t4 {tf.aliasing_output = 1080 : i32}, %arg1081: !t0 {tf.aliasing_output = 1081 : i32}, %arg1082: !t0 {tf.aliasing_output = 1082 : i32}, %arg1083: !t0 {tf.aliasing_output = 1083 : i32}, %arg1084: !t0 {tf.aliasing_output = 1084 : i32}, %arg1085: !t0 {tf.aliasing_output = 1085 : i32}, %arg1086: !t9 {tf.aliasing_output = 1086 : i32}, %arg1087: !t4 {tf.aliasing_output = 1087 : i32}, %arg1088: !t13 {tf.aliasing_output = 1088 : i32}, %arg1089: !t4 {tf.aliasing_output = 1089 : i32}, %arg1090: !t4 {tf.aliasing_output = 1090 : i32}, %arg1091: !t12 {tf.aliasing_output = 1091 : i32}, %arg1092: !t14 {tf.aliasing_output = 1092 : i32}, %arg1093: !t0 {tf.aliasing_output = 1093 : i32}, %arg1094: !t0 {tf.aliasing_output = 1094 : i32}, %arg1095: !t0 {tf.aliasing_output = 1095 : i32}, %arg1096: !t0 {tf.aliasing_output = 1096 : i32}, %arg1097: !t0 {tf.aliasing_output = 1097 : i32}, %arg1098: !t4 {tf.aliasing_output = 1098 : i32}, %arg1099: !t13 {tf.aliasing_output = 1099 : i32}, %arg1100: !t4 {tf.aliasing_output = 1100 : i32}, %arg1101: !t4 {tf.aliasing_output = 1101 : i32}, %arg1102: !t0 {tf.aliasing_output = 1102 : i32}, %arg1103: !t0 {tf.aliasing_output = 1103 : i32}, %arg1104: !t0 {tf.aliasing_output = 1104 : i32}, %arg1105: !t0 {tf.aliasing_output = 1105 : i32}, %arg1106: !t0 {tf.aliasing_output = 1106 : i32}, %arg1107: !t9 {tf.aliasing_output = 1107 : i32}, %arg1108: !t4 {tf.aliasing_output = 1108 : i32}, %arg1109: !t13 {tf.aliasing_output = 1109 : i32}, %arg1110: !t4 {tf.aliasing_output = 1110 : i32}, %arg1111: !t4 {tf.aliasing_output = 1111 : i32}, %arg1112: !t12 {tf.aliasing_output = 1112 : i32}, %arg1113: !t14 {tf.aliasing_output = 1113 : i32}, %arg1114: !t0 {tf.aliasing_output = 1114 : i32}, %arg1115: !t0 {tf.aliasing_output = 1115 : i32}, %arg1116: !t0 {tf.aliasing_output = 1116 : i32}, %arg1117: !t0 {tf.aliasing_output = 1117 : i32}, %arg1118: !t0 {tf.aliasing_output = 1118 : i32}, %arg1119: !t4 {tf.aliasing_output = 1119 : i32}, %arg1120: !t13 {tf.aliasing_output = 1120 : i32}, %arg1121: !t4 {tf.aliasing_output = 1121 : i32}, %arg1122: !t4 {tf.aliasing_output = 1122 : i32}, %arg1123: !t0 {tf.aliasing_output = 1123 : i32}, %arg1124: !t0 {tf.aliasing_output = 1124 : i32}, %arg1125: !t0 {tf.aliasing_output = 1125 : i32}, %arg1126: !t0 {tf.aliasing_output = 1126 : i32}, %arg1127: !t0 {tf.aliasing_output = 1127 : i32}, %arg1128: !t9 {tf.aliasing_output = 1128 : i32}, %arg1129: !t4 {tf.aliasing_output = 1129 : i32}, %arg1130: !t13 {tf.aliasing_output = 1130 : i32}, %arg1131: !t4 {tf.aliasing_output = 1131 : i32}, %arg1132: !t4 {tf.aliasing_output = 1132 : i32}, %arg1133: !t12 {tf.aliasing_output = 1133 : i32}, %arg1134: !t14 {tf.aliasing_output = 1134 : i32}, %arg1135: !t0 {tf.aliasing_output = 1135 : i32}, %arg1136: !t0 {tf.aliasing_output = 1136 : i32}, %arg1137: !t0 {tf.aliasing_output = 1137 : i32}, %arg1138: !t0 {tf.aliasing_output = 1138 : i32}, %arg1139: !t0 {tf.aliasing_output = 1139 : i32}, %arg1140: !t0 {tf.aliasing_output = 1140 : i32}, %arg1141: !t0 {tf.aliasing_output = 1141 : i32}, %arg1142: !t43 {tf.aliasing_output = 1142 : i32}, %learning_rate: !t1, %tokens: !t41, %targets: !t41, %random: !t8) -> (!t2 {jax.result_info = "result[0]['layers'][0]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][0]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][0]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][0]['attention']['value']['kernel']"}, !t10 {jax.result_info = "result[0]['layers'][0]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][0]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][0]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][0]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][0]['norm2']['scale']"}, !t11 {jax.result_info = "result[0]['layers'][0]['outer']"}, !t2 {jax.result_info = "result[0]['layers'][1]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][1]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][1]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][1]['attention']['value']['kernel']"}, !t16 {jax.result_info = "result[0]['layers'][1]['experts']['inner']"}, !t17 {jax.result_info = "result[0]['layers'][1]['experts']['outer']"}, !t18 {jax.result_info = "result[0]['layers'][1]['gate']"}, !t0 {jax.result_info = "result[0]['layers'][1]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][1]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][1]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][1]['norm2']['scale']"}, !t2 {jax.result_info = "result[0]['layers'][2]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][2]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][2]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][2]['attention']['value']['kernel']"}, !t10 {jax.result_info = "result[0]['layers'][2]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][2]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][2]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][2]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][2]['norm2']['scale']"}, !t11 {jax.result_info = "result[0]['layers'][2]['outer']"}, !t2 {jax.result_info = "result[0]['layers'][3]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][3]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][3]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][3]['attention']['value']['kernel']"}, !t16 {jax.result_info = "result[0]['layers'][3]['experts']['inner']"}, !t17 {jax.result_info = "result[0]['layers'][3]['experts']['outer']"}, !t18 {jax.result_info = "result[0]['layers'][3]['gate']"}, !t0 {jax.result_info = "result[0]['layers'][3]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][3]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][3]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][3]['norm2']['scale']"}, !t2 {jax.result_info = "result[0]['layers'][4]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][4]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][4]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][4]['attention']['value']['kernel']"}, !t10 {jax.result_info = "result[0]['layers'][4]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][4]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][4]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][4]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][4]['norm2']['scale']"}, !t11 {jax.result_info = "result[0]['layers'][4]['outer']"}, !t2 {jax.result_info = "result[0]['layers'][5]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][5]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][5]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][5]['attention']['value']['kernel']"}, !t16 {jax.result_info = "result[0]['layers'][5]['experts']['inner']"}, !t17 {jax.result_info = "result[0]['layers'][5]['experts']['outer']"}, !t18 {jax.result_info = "result[0]['layers'][5]['gate']"}, !t0 {jax.result_info = "result[0]['layers'][5]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][5]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][5]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][5]['norm2']['scale']"}, !t2 {jax.result_info = "result[0]['layers'][6]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][6]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][6]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][6]['attention']['value']['kernel']"}, !t10 {jax.result_info = "result[0]['layers'][6]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][6]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][6]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][6]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][6]['norm2']['scale']"}, !t11 {jax.result_info = "result[0]['layers'][6]['outer']"}, !t2 {jax.result_info = "result[0]['layers'][7]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][7]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][7]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][7]['attention']['value']['kernel']"}, !t16 {jax.result_info = "result[0]['layers'][7]['experts']['inner']"}, !t17 {jax.result_info = "result[0]['layers'][7]['experts']['outer']"}, !t18 {jax.result_info = "result[0]['layers'][7]['gate']"}, !t0 {jax.result_info = "result[0]['layers'][7]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][7]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][7]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][7]['norm2']['scale']"}, !t2 {jax.result_info = "result[0]['layers'][8]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][8]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][8]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][8]['attention']['value']['kernel']"}, !t10 {jax.result_info = "result[0]['layers'][8]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][8]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][8]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][8]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][8]['norm2']['scale']"}, !t11 {jax.result_info = "result[0]['layers'][8]['outer']"}, !t2 {jax.result_info = "result[0]['layers'][9]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][9]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][9]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][9]['attention']['value']['kernel']"}, !t16 {jax.result_info = "result[0]['layers'][9]['experts']['inner']"}, !t17 {jax.result_info = "result[0]['layers'][9]['experts']['outer']"}, !t18 {jax.result_info = "result[0]['layers'][9]['gate']"}, !t0 {jax.result_info = "result[0]['layers'][9]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][9]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][9]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][9]['norm2']['scale']"}, !t2 {jax.result_info = "result[0]['layers'][10]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][10]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][10]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][10]['attention']['value']['kernel']"}, !t10 {jax.result_info = "result[0]['layers'][10]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][10]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][10]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][10]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][10]['norm2']['scale']"}, !t11 {jax.result_info = "result[0]['layers'][10]['outer']"}, !t2 {jax.result_info = "result[0]['layers'][11]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][11]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][11]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][11]['attention']['value']['kernel']"}, !t16 {jax.result_info = "result[0]['layers'][11]['experts']['inner']"}, !t17 {jax.result_info = "result[0]['layers'][11]['experts']['outer']"}, !t18 {jax.result_info = "result[0]['layers'][11]['gate']"}, !t0 {jax.result_info = "result[0]['layers'][11]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][11]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][11]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][11]['norm2']['scale']"}, !t2 {jax.result_info = "result[0]['layers'][12]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][12]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][12]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][12]['attention']['value']['kernel']"}, !t10 {jax.result_info = "result[0]['layers'][12]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][12]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][12]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][12]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][12]['norm2']['scale']"}, !t11 {jax.result_info = "result[0]['layers'][12]['outer']"}, !t2 {jax.result_info = "result[0]['layers'][13]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][13]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][13]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][13]['attention']['value']['kernel']"}, !t16 {jax.result_info = "result[0]['layers'][13]['experts']['inner']"}, !t17 {jax.result_info = "result[0]['layers'][13]['experts']['outer']"}, !t18 {jax.result_info = "result[0]['layers'][13]['gate']"}, !t0 {jax.result_info = "result[0]['layers'][13]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][13]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][13]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][13]['norm2']['scale']"}, !t2 {jax.result_info = "result[0]['layers'][14]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][14]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][14]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][14]['attention']['value']['kernel']"}, !t10 {jax.result_info = "result[0]['layers'][14]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][14]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][14]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][14]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][14]['norm2']['scale']"}, !t11 {jax.result_info = "result[0]['layers'][14]['outer']"}, !t2 {jax.result_info = "result[0]['layers'][15]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][15]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][15]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][15]['attention']['value']['kernel']"}, !t16 {jax.result_info = "result[0]['layers'][15]['experts']['inner']"}, !t17 {jax.result_info = "result[0]['layers'][15]['experts']['outer']"}, !t18 {jax.result_info = "result[0]['layers'][15]['gate']"}, !t0 {jax.result_info = "result[0]['layers'][15]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][15]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][15]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][15]['norm2']['scale']"}, !t2 {jax.result_info = "result[0]['layers'][16]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][16]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][16]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][16]['attention']['value']['kernel']"}, !t10 {jax.result_info = "result[0]['layers'][16]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][16]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][16]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][16]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][16]['norm2']['scale']"}, !t11 {jax.result_info = "result[0]['layers'][16]['outer']"}, !t2 {jax.result_info = "result[0]['layers'][17]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][17]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][17]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][17]['attention']['value']['kernel']"}, !t16 {jax.result_info = "result[0]['layers'][17]['experts']['inner']"}, !t17 {jax.result_info = "result[0]['layers'][17]['experts']['outer']"}, !t18 {jax.result_info = "result[0]['layers'][17]['gate']"}, !t0 {jax.result_info = "result[0]['layers'][17]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][17]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][17]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][17]['norm2']['scale']"}, !t2 {jax.result_info = "result[0]['layers'][18]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][18]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][18]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][18]['attention']['value']['kernel']"}, !t10 {jax.result_info = "result[0]['layers'][18]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][18]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][18]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][18]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][18]['norm2']['scale']"}, !t11 {jax.result_info = "result[0]['layers'][18]['outer']"}, !t2 {jax.result_info = "result[0]['layers'][19]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][19]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][19]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][19]['attention']['value']['kernel']"}, !t16 {jax.result_info = "result[0]['layers'][19]['experts']['inner']"}, !t17 {jax.result_info = "result[0]['layers'][19]['experts']['outer']"}, !t18 {jax.result_info = "result[0]['layers'][19]['gate']"}, !t0 {jax.result_info = "result[0]['layers'][19]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][19]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][19]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][19]['norm2']['scale']"}, !t2 {jax.result_info = "result[0]['layers'][20]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][20]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][20]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][20]['attention']['value']['kernel']"}, !t10 {jax.result_info = "result[0]['layers'][20]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][20]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][20]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][20]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][20]['norm2']['scale']"}, !t11 {jax.result_info = "result[0]['layers'][20]['outer']"}, !t2 {jax.result_info = "result[0]['layers'][21]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][21]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][21]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][21]['attention']['value']['kernel']"}, !t16 {jax.result_info = "result[0]['layers'][21]['experts']['inner']"}, !t17 {jax.result_info = "result[0]['layers'][21]['experts']['outer']"}, !t18 {jax.result_info = "result[0]['layers'][21]['gate']"}, !t0 {jax.result_info = "result[0]['layers'][21]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][21]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][21]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][21]['norm2']['scale']"}, !t2 {jax.result_info = "result[0]['layers'][22]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][22]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][22]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][22]['attention']['value']['kernel']"}, !t10 {jax.result_info = "result[0]['layers'][22]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][22]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][22]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][22]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][22]['norm2']['scale']"}, !t11 {jax.result_info = "result[0]['layers'][22]['outer']"}, !t2 {jax.result_info = "result[0]['layers'][23]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][23]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][23]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][23]['attention']['value']['kernel']"}, !t16 {jax.result_info = "result[0]['layers'][23]['experts']['inner']"}, !t17 {jax.result_info = "result[0]['layers'][23]['experts']['outer']"}, !t18 {jax.result_info = "result[0]['layers'][23]['gate']"}, !t0 {jax.result_info = "result[0]['layers'][23]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][23]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][23]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][23]['norm2']['scale']"}, !t2 {jax.result_info = "result[0]['layers'][24]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][24]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][24]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][24]['attention']['value']['kernel']"}, !t10 {jax.result_info = "result[0]['layers'][24]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][24]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][24]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][24]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][24]['norm2']['scale']"}, !t11 {jax.result_info = "result[0]['layers'][24]['outer']"}, !t2 {jax.result_info = "result[0]['layers'][25]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][25]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][25]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][25]['attention']['value']['kernel']"}, !t16 {jax.result_info = "result[0]['layers'][25]['experts']['inner']"}, !t17 {jax.result_info = "result[0]['layers'][25]['experts']['outer']"}, !t18 {jax.result_info = "result[0]['layers'][25]['gate']"}, !t0 {jax.result_info = "result[0]['layers'][25]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][25]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][25]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][25]['norm2']['scale']"}, !t2 {jax.result_info = "result[0]['layers'][26]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][26]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][26]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][26]['attention']['value']['kernel']"}, !t10 {jax.result_info = "result[0]['layers'][26]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][26]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][26]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][26]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][26]['norm2']['scale']"}, !t11 {jax.result_info = "result[0]['layers'][26]['outer']"}, !t2 {jax.result_info = "result[0]['layers'][27]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][27]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][27]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][27]['attention']['value']['kernel']"}, !t16 {jax.result_info = "result[0]['layers'][27]['experts']['inner']"}, !t17 {jax.result_info = "result[0]['layers'][27]['experts']['outer']"}, !t18 {jax.result_info = "result[0]['layers'][27]['gate']"}, !t0 {jax.result_info = "result[0]['layers'][27]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][27]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][27]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][27]['norm2']['scale']"}, !t2 {jax.result_info = "result[0]['layers'][28]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][28]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][28]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][28]['attention']['value']['kernel']"}, !t10 {jax.result_info = "result[0]['layers'][28]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][28]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][28]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][28]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][28]['norm2']['scale']"}, !t11 {jax.result_info = "result[0]['layers'][28]['outer']"}, !t2 {jax.result_info = "result[0]['layers'][29]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][29]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][29]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][29]['attention']['value']['kernel']"}, !t16 {jax.result_info = "result[0]['layers'][29]['experts']['inner']"}, !t17 {jax.result_info = "result[0]['layers'][29]['experts']['outer']"}, !t18 {jax.result_info = "result[0]['layers'][29]['gate']"}, !t0 {jax.result_info = "result[0]['layers'][29]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][29]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][29]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][29]['norm2']['scale']"}, !t2 {jax.result_info = "result[0]['layers'][30]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][30]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][30]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][30]['attention']['value']['kernel']"}, !t10 {jax.result_info = "result[0]['layers'][30]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][30]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][30]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][30]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][30]['norm2']['scale']"}, !t11 {jax.result_info = "result[0]['layers'][30]['outer']"}, !t2 {jax.result_info = "result[0]['layers'][31]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][31]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][31]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][31]['attention']['value']['kernel']"}, !t16 {jax.result_info = "result[0]['layers'][31]['experts']['inner']"}, !t17 {jax.result_info = "result[0]['layers'][31]['experts']['outer']"}, !t18 {jax.result_info = "result[0]['layers'][31]['gate']"}, !t0 {jax.result_info = "result[0]['layers'][31]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][31]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][31]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][31]['norm2']['scale']"}, !t2 {jax.result_info = "result[0]['layers'][32]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][32]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][32]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][32]['attention']['value']['kernel']"}, !t10 {jax.result_info = "result[0]['layers'][32]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][32]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][32]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][32]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][32]['norm2']['scale']"}, !t11 {jax.result_info = "result[0]['layers'][32]['outer']"}, !t2 {jax.result_info = "result[0]['layers'][33]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][33]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][33]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][33]['attention']['value']['kernel']"}, !t16 {jax.result_info = "result[0]['layers'][33]['experts']['inner']"}, !t17 {jax.result_info = "result[0]['layers'][33]['experts']['outer']"}, !t18 {jax.result_info = "result[0]['layers'][33]['gate']"}, !t0 {jax.result_info = "result[0]['layers'][33]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][33]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][33]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][33]['norm2']['scale']"}, !t2 {jax.result_info = "result[0]['layers'][34]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][34]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][34]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][34]['attention']['value']['kernel']"}, !t10 {jax.result_info = "result[0]['layers'][34]['inner']"}, !t0 {jax.result_info = "result[0]['layers'][34]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][34]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][34]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][34]['norm2']['scale']"}, !t11 {jax.result_info = "result[0]['layers'][34]['outer']"}, !t2 {jax.result_info = "result[0]['layers'][35]['attention']['key']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][35]['attention']['out']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][35]['attention']['query']['kernel']"}, !t2 {jax.result_info = "result[0]['layers'][35]['attention']['value']['kernel']"}, !t16 {jax.result_info = "result[0]['layers'][35]['experts']['inner']"}, !t17 {jax.result_info = "result[0]['layers'][35]['experts']['outer']"}, !t18 {jax.result_info = "result[0]['layers'][35]['gate']"}, !t0 {jax.result_info = "result[0]['layers'][35]['norm1']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][35]['norm1']['scale']"}, !t0 {jax.result_info = "result[0]['layers'][35]['norm2']['offset']"}, !t0 {jax.result_info = "result[0]['layers'][35]['norm2']['scale']"}, !t0 {jax.result_info = "result[0]['norm']['offset']"}, !t0 {jax.result_info = "result[0]['norm']['scale']"}, !t33 {jax.result_info = "result[0]['words']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][0]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][0]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][0]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][0]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['columns']['layers'][0]['inner']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][0]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][0]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][0]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][0]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][0]['outer']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][1]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][1]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][1]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][1]['attention']['value']['kernel']"}, !t14 {jax.result_info = "result[1]['optimizer']['columns']['layers'][1]['experts']['inner']"}, !t12 {jax.result_info = "result[1]['optimizer']['columns']['layers'][1]['experts']['outer']"}, !t22 {jax.result_info = "result[1]['optimizer']['columns']['layers'][1]['gate']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][1]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][1]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][1]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][1]['norm2']['scale']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][2]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][2]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][2]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][2]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['columns']['layers'][2]['inner']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][2]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][2]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][2]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][2]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][2]['outer']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][3]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][3]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][3]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][3]['attention']['value']['kernel']"}, !t14 {jax.result_info = "result[1]['optimizer']['columns']['layers'][3]['experts']['inner']"}, !t12 {jax.result_info = "result[1]['optimizer']['columns']['layers'][3]['experts']['outer']"}, !t22 {jax.result_info = "result[1]['optimizer']['columns']['layers'][3]['gate']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][3]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][3]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][3]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][3]['norm2']['scale']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][4]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][4]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][4]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][4]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['columns']['layers'][4]['inner']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][4]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][4]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][4]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][4]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][4]['outer']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][5]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][5]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][5]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][5]['attention']['value']['kernel']"}, !t14 {jax.result_info = "result[1]['optimizer']['columns']['layers'][5]['experts']['inner']"}, !t12 {jax.result_info = "result[1]['optimizer']['columns']['layers'][5]['experts']['outer']"}, !t22 {jax.result_info = "result[1]['optimizer']['columns']['layers'][5]['gate']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][5]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][5]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][5]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][5]['norm2']['scale']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][6]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][6]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][6]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][6]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['columns']['layers'][6]['inner']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][6]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][6]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][6]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][6]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][6]['outer']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][7]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][7]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][7]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][7]['attention']['value']['kernel']"}, !t14 {jax.result_info = "result[1]['optimizer']['columns']['layers'][7]['experts']['inner']"}, !t12 {jax.result_info = "result[1]['optimizer']['columns']['layers'][7]['experts']['outer']"}, !t22 {jax.result_info = "result[1]['optimizer']['columns']['layers'][7]['gate']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][7]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][7]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][7]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][7]['norm2']['scale']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][8]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][8]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][8]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][8]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['columns']['layers'][8]['inner']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][8]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][8]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][8]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][8]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][8]['outer']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][9]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][9]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][9]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][9]['attention']['value']['kernel']"}, !t14 {jax.result_info = "result[1]['optimizer']['columns']['layers'][9]['experts']['inner']"}, !t12 {jax.result_info = "result[1]['optimizer']['columns']['layers'][9]['experts']['outer']"}, !t22 {jax.result_info = "result[1]['optimizer']['columns']['layers'][9]['gate']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][9]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][9]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][9]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][9]['norm2']['scale']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][10]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][10]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][10]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][10]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['columns']['layers'][10]['inner']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][10]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][10]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][10]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][10]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][10]['outer']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][11]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][11]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][11]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][11]['attention']['value']['kernel']"}, !t14 {jax.result_info = "result[1]['optimizer']['columns']['layers'][11]['experts']['inner']"}, !t12 {jax.result_info = "result[1]['optimizer']['columns']['layers'][11]['experts']['outer']"}, !t22 {jax.result_info = "result[1]['optimizer']['columns']['layers'][11]['gate']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][11]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][11]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][11]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][11]['norm2']['scale']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][12]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][12]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][12]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][12]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['columns']['layers'][12]['inner']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][12]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][12]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][12]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][12]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][12]['outer']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][13]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][13]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][13]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][13]['attention']['value']['kernel']"}, !t14 {jax.result_info = "result[1]['optimizer']['columns']['layers'][13]['experts']['inner']"}, !t12 {jax.result_info = "result[1]['optimizer']['columns']['layers'][13]['experts']['outer']"}, !t22 {jax.result_info = "result[1]['optimizer']['columns']['layers'][13]['gate']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][13]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][13]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][13]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][13]['norm2']['scale']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][14]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][14]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][14]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][14]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['columns']['layers'][14]['inner']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][14]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][14]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][14]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][14]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][14]['outer']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][15]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][15]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][15]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][15]['attention']['value']['kernel']"}, !t14 {jax.result_info = "result[1]['optimizer']['columns']['layers'][15]['experts']['inner']"}, !t12 {jax.result_info = "result[1]['optimizer']['columns']['layers'][15]['experts']['outer']"}, !t22 {jax.result_info = "result[1]['optimizer']['columns']['layers'][15]['gate']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][15]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][15]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][15]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][15]['norm2']['scale']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][16]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][16]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][16]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][16]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['columns']['layers'][16]['inner']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][16]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][16]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][16]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][16]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][16]['outer']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][17]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][17]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][17]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][17]['attention']['value']['kernel']"}, !t14 {jax.result_info = "result[1]['optimizer']['columns']['layers'][17]['experts']['inner']"}, !t12 {jax.result_info = "result[1]['optimizer']['columns']['layers'][17]['experts']['outer']"}, !t22 {jax.result_info = "result[1]['optimizer']['columns']['layers'][17]['gate']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][17]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][17]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][17]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][17]['norm2']['scale']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][18]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][18]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][18]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][18]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['columns']['layers'][18]['inner']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][18]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][18]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][18]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][18]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][18]['outer']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][19]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][19]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][19]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][19]['attention']['value']['kernel']"}, !t14 {jax.result_info = "result[1]['optimizer']['columns']['layers'][19]['experts']['inner']"}, !t12 {jax.result_info = "result[1]['optimizer']['columns']['layers'][19]['experts']['outer']"}, !t22 {jax.result_info = "result[1]['optimizer']['columns']['layers'][19]['gate']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][19]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][19]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][19]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][19]['norm2']['scale']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][20]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][20]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][20]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][20]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['columns']['layers'][20]['inner']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][20]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][20]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][20]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][20]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][20]['outer']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][21]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][21]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][21]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][21]['attention']['value']['kernel']"}, !t14 {jax.result_info = "result[1]['optimizer']['columns']['layers'][21]['experts']['inner']"}, !t12 {jax.result_info = "result[1]['optimizer']['columns']['layers'][21]['experts']['outer']"}, !t22 {jax.result_info = "result[1]['optimizer']['columns']['layers'][21]['gate']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][21]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][21]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][21]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][21]['norm2']['scale']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][22]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][22]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][22]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][22]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['columns']['layers'][22]['inner']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][22]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][22]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][22]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][22]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][22]['outer']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][23]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][23]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][23]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][23]['attention']['value']['kernel']"}, !t14 {jax.result_info = "result[1]['optimizer']['columns']['layers'][23]['experts']['inner']"}, !t12 {jax.result_info = "result[1]['optimizer']['columns']['layers'][23]['experts']['outer']"}, !t22 {jax.result_info = "result[1]['optimizer']['columns']['layers'][23]['gate']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][23]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][23]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][23]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][23]['norm2']['scale']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][24]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][24]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][24]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][24]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['columns']['layers'][24]['inner']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][24]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][24]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][24]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][24]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][24]['outer']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][25]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][25]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][25]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][25]['attention']['value']['kernel']"}, !t14 {jax.result_info = "result[1]['optimizer']['columns']['layers'][25]['experts']['inner']"}, !t12 {jax.result_info = "result[1]['optimizer']['columns']['layers'][25]['experts']['outer']"}, !t22 {jax.result_info = "result[1]['optimizer']['columns']['layers'][25]['gate']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][25]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][25]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][25]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][25]['norm2']['scale']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][26]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][26]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][26]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][26]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['columns']['layers'][26]['inner']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][26]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][26]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][26]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][26]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][26]['outer']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][27]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][27]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][27]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][27]['attention']['value']['kernel']"}, !t14 {jax.result_info = "result[1]['optimizer']['columns']['layers'][27]['experts']['inner']"}, !t12 {jax.result_info = "result[1]['optimizer']['columns']['layers'][27]['experts']['outer']"}, !t22 {jax.result_info = "result[1]['optimizer']['columns']['layers'][27]['gate']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][27]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][27]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][27]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][27]['norm2']['scale']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][28]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][28]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][28]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][28]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['columns']['layers'][28]['inner']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][28]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][28]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][28]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][28]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][28]['outer']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][29]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][29]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][29]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][29]['attention']['value']['kernel']"}, !t14 {jax.result_info = "result[1]['optimizer']['columns']['layers'][29]['experts']['inner']"}, !t12 {jax.result_info = "result[1]['optimizer']['columns']['layers'][29]['experts']['outer']"}, !t22 {jax.result_info = "result[1]['optimizer']['columns']['layers'][29]['gate']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][29]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][29]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][29]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][29]['norm2']['scale']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][30]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][30]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][30]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][30]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['columns']['layers'][30]['inner']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][30]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][30]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][30]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][30]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][30]['outer']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][31]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][31]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][31]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][31]['attention']['value']['kernel']"}, !t14 {jax.result_info = "result[1]['optimizer']['columns']['layers'][31]['experts']['inner']"}, !t12 {jax.result_info = "result[1]['optimizer']['columns']['layers'][31]['experts']['outer']"}, !t22 {jax.result_info = "result[1]['optimizer']['columns']['layers'][31]['gate']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][31]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][31]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][31]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][31]['norm2']['scale']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][32]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][32]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][32]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][32]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['columns']['layers'][32]['inner']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][32]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][32]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][32]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][32]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][32]['outer']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][33]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][33]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][33]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][33]['attention']['value']['kernel']"}, !t14 {jax.result_info = "result[1]['optimizer']['columns']['layers'][33]['experts']['inner']"}, !t12 {jax.result_info = "result[1]['optimizer']['columns']['layers'][33]['experts']['outer']"}, !t22 {jax.result_info = "result[1]['optimizer']['columns']['layers'][33]['gate']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][33]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][33]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][33]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][33]['norm2']['scale']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][34]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][34]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][34]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][34]['attention']['value']['kernel']"}, !t9 {jax.result_info = "result[1]['optimizer']['columns']['layers'][34]['inner']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][34]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][34]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][34]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][34]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['layers'][34]['outer']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][35]['attention']['key']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['columns']['layers'][35]['attention']['out']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][35]['attention']['query']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['columns']['layers'][35]['attention']['value']['kernel']"}, !t14 {jax.result_info = "result[1]['optimizer']['columns']['layers'][35]['experts']['inner']"}, !t12 {jax.result_info = "result[1]['optimizer']['columns']['layers'][35]['experts']['outer']"}, !t22 {jax.result_info = "result[1]['optimizer']['columns']['layers'][35]['gate']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][35]['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][35]['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][35]['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['layers'][35]['norm2']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['norm']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['columns']['norm']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['columns']['words']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][0]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][0]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][0]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][0]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][0]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][0]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][0]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][0]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][0]['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['rows']['layers'][0]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][1]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][1]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][1]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][1]['attention']['value']['kernel']"}, !t12 {jax.result_info = "result[1]['optimizer']['rows']['layers'][1]['experts']['inner']"}, !t14 {jax.result_info = "result[1]['optimizer']['rows']['layers'][1]['experts']['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][1]['gate']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][1]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][1]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][1]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][1]['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][2]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][2]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][2]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][2]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][2]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][2]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][2]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][2]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][2]['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['rows']['layers'][2]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][3]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][3]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][3]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][3]['attention']['value']['kernel']"}, !t12 {jax.result_info = "result[1]['optimizer']['rows']['layers'][3]['experts']['inner']"}, !t14 {jax.result_info = "result[1]['optimizer']['rows']['layers'][3]['experts']['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][3]['gate']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][3]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][3]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][3]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][3]['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][4]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][4]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][4]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][4]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][4]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][4]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][4]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][4]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][4]['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['rows']['layers'][4]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][5]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][5]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][5]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][5]['attention']['value']['kernel']"}, !t12 {jax.result_info = "result[1]['optimizer']['rows']['layers'][5]['experts']['inner']"}, !t14 {jax.result_info = "result[1]['optimizer']['rows']['layers'][5]['experts']['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][5]['gate']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][5]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][5]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][5]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][5]['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][6]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][6]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][6]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][6]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][6]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][6]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][6]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][6]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][6]['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['rows']['layers'][6]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][7]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][7]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][7]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][7]['attention']['value']['kernel']"}, !t12 {jax.result_info = "result[1]['optimizer']['rows']['layers'][7]['experts']['inner']"}, !t14 {jax.result_info = "result[1]['optimizer']['rows']['layers'][7]['experts']['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][7]['gate']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][7]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][7]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][7]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][7]['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][8]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][8]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][8]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][8]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][8]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][8]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][8]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][8]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][8]['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['rows']['layers'][8]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][9]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][9]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][9]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][9]['attention']['value']['kernel']"}, !t12 {jax.result_info = "result[1]['optimizer']['rows']['layers'][9]['experts']['inner']"}, !t14 {jax.result_info = "result[1]['optimizer']['rows']['layers'][9]['experts']['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][9]['gate']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][9]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][9]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][9]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][9]['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][10]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][10]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][10]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][10]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][10]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][10]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][10]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][10]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][10]['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['rows']['layers'][10]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][11]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][11]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][11]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][11]['attention']['value']['kernel']"}, !t12 {jax.result_info = "result[1]['optimizer']['rows']['layers'][11]['experts']['inner']"}, !t14 {jax.result_info = "result[1]['optimizer']['rows']['layers'][11]['experts']['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][11]['gate']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][11]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][11]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][11]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][11]['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][12]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][12]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][12]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][12]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][12]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][12]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][12]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][12]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][12]['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['rows']['layers'][12]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][13]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][13]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][13]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][13]['attention']['value']['kernel']"}, !t12 {jax.result_info = "result[1]['optimizer']['rows']['layers'][13]['experts']['inner']"}, !t14 {jax.result_info = "result[1]['optimizer']['rows']['layers'][13]['experts']['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][13]['gate']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][13]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][13]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][13]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][13]['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][14]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][14]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][14]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][14]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][14]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][14]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][14]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][14]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][14]['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['rows']['layers'][14]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][15]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][15]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][15]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][15]['attention']['value']['kernel']"}, !t12 {jax.result_info = "result[1]['optimizer']['rows']['layers'][15]['experts']['inner']"}, !t14 {jax.result_info = "result[1]['optimizer']['rows']['layers'][15]['experts']['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][15]['gate']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][15]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][15]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][15]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][15]['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][16]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][16]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][16]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][16]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][16]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][16]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][16]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][16]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][16]['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['rows']['layers'][16]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][17]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][17]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][17]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][17]['attention']['value']['kernel']"}, !t12 {jax.result_info = "result[1]['optimizer']['rows']['layers'][17]['experts']['inner']"}, !t14 {jax.result_info = "result[1]['optimizer']['rows']['layers'][17]['experts']['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][17]['gate']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][17]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][17]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][17]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][17]['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][18]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][18]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][18]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][18]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][18]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][18]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][18]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][18]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][18]['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['rows']['layers'][18]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][19]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][19]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][19]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][19]['attention']['value']['kernel']"}, !t12 {jax.result_info = "result[1]['optimizer']['rows']['layers'][19]['experts']['inner']"}, !t14 {jax.result_info = "result[1]['optimizer']['rows']['layers'][19]['experts']['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][19]['gate']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][19]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][19]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][19]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][19]['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][20]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][20]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][20]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][20]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][20]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][20]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][20]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][20]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][20]['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['rows']['layers'][20]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][21]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][21]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][21]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][21]['attention']['value']['kernel']"}, !t12 {jax.result_info = "result[1]['optimizer']['rows']['layers'][21]['experts']['inner']"}, !t14 {jax.result_info = "result[1]['optimizer']['rows']['layers'][21]['experts']['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][21]['gate']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][21]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][21]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][21]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][21]['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][22]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][22]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][22]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][22]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][22]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][22]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][22]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][22]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][22]['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['rows']['layers'][22]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][23]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][23]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][23]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][23]['attention']['value']['kernel']"}, !t12 {jax.result_info = "result[1]['optimizer']['rows']['layers'][23]['experts']['inner']"}, !t14 {jax.result_info = "result[1]['optimizer']['rows']['layers'][23]['experts']['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][23]['gate']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][23]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][23]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][23]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][23]['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][24]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][24]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][24]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][24]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][24]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][24]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][24]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][24]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][24]['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['rows']['layers'][24]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][25]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][25]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][25]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][25]['attention']['value']['kernel']"}, !t12 {jax.result_info = "result[1]['optimizer']['rows']['layers'][25]['experts']['inner']"}, !t14 {jax.result_info = "result[1]['optimizer']['rows']['layers'][25]['experts']['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][25]['gate']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][25]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][25]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][25]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][25]['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][26]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][26]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][26]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][26]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][26]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][26]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][26]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][26]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][26]['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['rows']['layers'][26]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][27]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][27]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][27]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][27]['attention']['value']['kernel']"}, !t12 {jax.result_info = "result[1]['optimizer']['rows']['layers'][27]['experts']['inner']"}, !t14 {jax.result_info = "result[1]['optimizer']['rows']['layers'][27]['experts']['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][27]['gate']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][27]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][27]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][27]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][27]['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][28]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][28]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][28]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][28]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][28]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][28]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][28]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][28]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][28]['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['rows']['layers'][28]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][29]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][29]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][29]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][29]['attention']['value']['kernel']"}, !t12 {jax.result_info = "result[1]['optimizer']['rows']['layers'][29]['experts']['inner']"}, !t14 {jax.result_info = "result[1]['optimizer']['rows']['layers'][29]['experts']['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][29]['gate']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][29]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][29]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][29]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][29]['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][30]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][30]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][30]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][30]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][30]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][30]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][30]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][30]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][30]['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['rows']['layers'][30]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][31]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][31]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][31]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][31]['attention']['value']['kernel']"}, !t12 {jax.result_info = "result[1]['optimizer']['rows']['layers'][31]['experts']['inner']"}, !t14 {jax.result_info = "result[1]['optimizer']['rows']['layers'][31]['experts']['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][31]['gate']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][31]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][31]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][31]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][31]['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][32]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][32]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][32]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][32]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][32]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][32]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][32]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][32]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][32]['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['rows']['layers'][32]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][33]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][33]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][33]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][33]['attention']['value']['kernel']"}, !t12 {jax.result_info = "result[1]['optimizer']['rows']['layers'][33]['experts']['inner']"}, !t14 {jax.result_info = "result[1]['optimizer']['rows']['layers'][33]['experts']['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][33]['gate']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][33]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][33]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][33]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][33]['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][34]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][34]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][34]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][34]['attention']['value']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][34]['inner']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][34]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][34]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][34]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][34]['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['rows']['layers'][34]['outer']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][35]['attention']['key']['kernel']"}, !t13 {jax.result_info = "result[1]['optimizer']['rows']['layers'][35]['attention']['out']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][35]['attention']['query']['kernel']"}, !t4 {jax.result_info = "result[1]['optimizer']['rows']['layers'][35]['attention']['value']['kernel']"}, !t12 {jax.result_info = "result[1]['optimizer']['rows']['layers'][35]['experts']['inner']"}, !t14 {jax.result_info = "result[1]['optimizer']['rows']['layers'][35]['experts']['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][35]['gate']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][35]['norm1']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][35]['norm1']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][35]['norm2']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['layers'][35]['norm2']['scale']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['norm']['offset']"}, !t0 {jax.result_info = "result[1]['optimizer']['rows']['norm']['scale']"}, !t43 {jax.result_info = "result[1]['optimizer']['rows']['words']"}, !t1 {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<-1.000000e+09> : !t1
    %c = stablehlo.constant dense<0> : !t37
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t37) -> !t41 loc(#l0)
    %1 = stablehlo.compare LT, %tokens, %0, SIGNED : (!t41, !t41) -> !t60 loc(#l0)
    %c_0 = stablehlo.constant dense<64000> : !t37
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t37) -> !t41 loc(#l1)
    %3 = stablehlo.add %tokens, %2 : !t41 loc(#l1)
    %4 = stablehlo.select %1, %3, %tokens : !t60, !t41 loc(#l2)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (!t41) -> !t61 loc(#l3)
    %6 = "stablehlo.gather"(%arg380, %5) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1024>}> : (!t33, !t61) -> !t3 loc(#l4)
    %7 = stablehlo.iota dim = 0 : !t62
    %8 = stablehlo.iota dim = 1 : !t62
    %9 = stablehlo.compare GT, %8, %7, SIGNED : (!t62, !t62) -> !t63
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %10 = call @_where(%9, %cst, %cst_1) : (!t63, !t1, !t1) -> !t58
    %11 = stablehlo.broadcast_in_dim %10, dims = [1, 2] : (!t58) -> !t3
    %12 = call @_plain(%6, %11, %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) -> !t3 loc(#l5)
    %13:2 = call @_mixed(%12, %11, %random, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) -> (!t3, !t1) loc(#l6)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t1
    %14 = stablehlo.add %cst_2, %13#1 : !t1 loc(#l7)
    %15 = call @_plain_2(%13#0, %11, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) -> !t3 loc(#l8)
    %16:2 = call @_mixed_6(%15, %11, %random, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) -> (!t3, !t1) loc(#l9)
    %17 = stablehlo.add %14, %16#1 : !t1 loc(#l10)
    %18 = call @_plain_2(%16#0, %11, %arg42, %arg43, %arg44, %arg45, %arg46, %arg47, %arg48, %arg49, %arg50, %arg51) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) -> !t3 loc(#l11)
    %19:2 = call @_mixed_6(%18, %11, %random, %arg52, %arg53, %arg54, %arg55, %arg56, %arg57, %arg58, %arg59, %arg60, %arg61, %arg62) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) -> (!t3, !t1) loc(#l12)
    %20 = stablehlo.add %17, %19#1 : !t1 loc(#l13)
    %21 = call @_plain_2(%19#0, %11, %arg63, %arg64, %arg65, %arg66, %arg67, %arg68, %arg69, %arg70, %arg71, %arg72) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) -> !t3 loc(#l14)
    %22:2 = call @_mixed_6(%21, %11, %random, %arg73, %arg74, %arg75, %arg76, %arg77, %arg78, %arg79, %arg80, %arg81, %arg82, %arg83) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) -> (!t3, !t1) loc(#l15)
    %23 = stablehlo.add %20, %22#1 : !t1 loc(#l16)
    %24 = call @_plain_2(%22#0, %11, %arg84, %arg85, %arg86, %arg87, %arg88, %arg89, %arg90, %arg91, %arg92, %arg93) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) -> !t3 loc(#l17)
    %25:2 = call @_mixed_6(%24, %11, %random, %arg94, %arg95, %arg96, %arg97, %arg98, %arg99, %arg100, %arg101, %arg102, %arg103, %arg104) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) -> (!t3, !t1) loc(#l18)
    %26 = stablehlo.add %23, %25#1 : !t1 loc(#l19)
    %27 = call @_plain_2(%25#0, %11, %arg105, %arg106, %arg107, %arg108, %arg109, %arg110, %arg111, %arg112, %arg113, %arg114) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) -> !t3 loc(#l20)
    %28:2 = call @_mixed_6(%27, %11, %random, %arg115, %arg116, %arg117, %arg118, %arg119, %arg120, %arg121, %arg122, %arg123, %arg124, %arg125) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) -> (!t3, !t1) loc(#l21)
    %29 = stablehlo.add %26, %28#1 : !t1 loc(#l22)
    %30 = call @_plain_2(%28#0, %11, %arg126, %arg127, %arg128, %arg129, %arg130, %arg131, %arg132, %arg133, %arg134, %arg135) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) -> !t3 loc(#l23)
    %31:2 = call @_mixed_6(%30, %11, %random, %arg136, %arg137, %arg138, %arg139, %arg140, %arg141, %arg142, %arg143, %arg144, %arg145, %arg146) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) -> (!t3, !t1) loc(#l24)
    %32 = stablehlo.add %29, %31#1 : !t1 loc(#l25)
    %33 = call @_plain_2(%31#0, %11, %arg147, %arg148, %arg149, %arg150, %arg151, %arg152, %arg153, %arg154, %arg155, %arg156) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) -> !t3 loc(#l26)
    %34:2 = call @_mixed_6(%33, %11, %random, %arg157, %arg158, %arg159, %arg160, %arg161, %arg162, %arg163, %arg164, %arg165, %arg166, %arg167) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) -> (!t3, !t1) loc(#l27)
    %35 = stablehlo.add %32, %34#1 : !t1 loc(#l28)
    %36 = call @_plain_2(%34#0, %11, %arg168, %arg169, %arg170, %arg171, %arg172, %arg173, %arg174, %arg175, %arg176, %arg177) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) -> !t3 loc(#l29)
    %37:2 = call @_mixed_6(%36, %11, %random, %arg178, %arg179, %arg180, %arg181, %arg182, %arg183, %arg184, %arg185, %arg186, %arg187, %arg188) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) -> (!t3, !t1) loc(#l30)
    %38 = stablehlo.add %35, %37#1 : !t1 loc(#l31)
    %39 = call @_plain_2(%37#0, %11, %arg189, %arg190, %arg191, %arg192, %arg193, %arg194, %arg195, %arg196, %arg197, %arg198) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) -> !t3 loc(#l32)
    %40:2 = call @_mixed_6(%39, %11, %random, %arg199, %arg200, %arg201, %arg202, %arg203, %arg204, %arg205, %arg206, %arg207, %arg208, %arg209) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) -> (!t3, !t1) loc(#l33)
    %41 = stablehlo.add %38, %40#1 : !t1 loc(#l34)
    %42 = call @_plain_2(%40#0, %11, %arg210, %arg211, %arg212, %arg213, %arg214, %arg215, %arg216, %arg217, %arg218, %arg219) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) -> !t3 loc(#l35)
    %43:2 = call @_mixed_6(%42, %11, %random, %arg220, %arg221, %arg222, %arg223, %arg224, %arg225, %arg226, %arg227, %arg228, %arg229, %arg230) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) -> (!t3, !t1) loc(#l36)
    %44 = stablehlo.add %41, %43#1 : !t1 loc(#l37)
    %45 = call @_plain_2(%43#0, %11, %arg231, %arg232, %arg233, %arg234, %arg235, %arg236, %arg237, %arg238, %arg239, %arg240) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) -> !t3 loc(#l38)
    %46:2 = call @_mixed_6(%45, %11, %random, %arg241, %arg242, %arg243, %arg244, %arg245, %arg246, %arg247, %arg248, %arg249, %arg250, %arg251) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) -> (!t3, !t1) loc(#l39)
    %47 = stablehlo.add %44, %46#1 : !t1 loc(#l40)
    %48 = call @_plain_2(%46#0, %11, %arg252, %arg253, %arg254, %arg255, %arg256, %arg257, %arg258, %arg259, %arg260, %arg261) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) -> !t3 loc(#l41)
    %49:2 = call @_mixed_6(%48, %11, %random, %arg262, %arg263, %arg264, %arg265, %arg266, %arg267, %arg268, %arg269, %arg270, %arg271, %arg272) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) -> (!t3, !t1) loc(#l42)
    %50 = stablehlo.add %47, %49#1 : !t1 loc(#l43)
    %51 = call @_plain_2(%49#0, %11, %arg273, %arg274, %arg275, %arg276, %arg277, %arg278, %arg279, %arg280, %arg281, %arg282) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) -> !t3 loc(#l44)
    %52:2 = call @_mixed_6(%51, %11, %random, %arg283, %arg284, %arg285, %arg286, %arg287, %arg288, %arg289, %arg290, %arg291, %arg292, %arg293) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) -> (!t3, !t1) loc(#l45)
    %53 = stablehlo.add %50, %52#1 : !t1 loc(#l46)
    %54 = call @_plain_2(%52#0, %11, %arg294, %arg295, %arg296, %arg297, %arg298, %arg299, %arg300, %arg301, %arg302, %arg303) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) -> !t3 loc(#l47)
    %55:2 = call @_mixed_6(%54, %11, %random, %arg304, %arg305, %arg306, %arg307, %arg308, %arg309, %arg310, %arg311, %arg312, %arg313, %arg314) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) -> (!t3, !t1) loc(#l48)
    %56 = stablehlo.add %53, %55#1 : !t1 loc(#l49)
    %57 = call @_plain_2(%55#0, %11, %arg315, %arg316, %arg317, %arg318, %arg319, %arg320, %arg321, %arg322, %arg323, %arg324) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) -> !t3 loc(#l50)
    %58:2 = call @_mixed_6(%57, %11, %random, %arg325, %arg326, %arg327, %arg328, %arg329, %arg330, %arg331, %arg332, %arg333, %arg334, %arg335) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) -> (!t3, !t1) loc(#l51)
    %59 = stablehlo.add %56, %58#1 : !t1 loc(#l52)
    %60 = call @_plain_2(%58#0, %11, %arg336, %arg337, %arg338, %arg339, %arg340, %arg341, %arg342, %arg343, %arg344, %arg345) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) -> !t3 loc(#l53)
    %61:2 = call @_mixed_6(%60, %11, %random, %arg346, %arg347, %arg348, %arg349, %arg350, %arg351, %arg352, %arg353, %arg354, %arg355, %arg356) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) -> (!t3, !t1) loc(#l54)
    %62 = stablehlo.add %59, %61#1 : !t1 loc(#l55)
    %63 = call @_plain_2(%61#0, %11, %arg357, %arg358, %arg359, %arg360, %arg361, %arg362, %arg363, %arg364, %arg365, %arg366) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) -> !t3 loc(#l56)
    %64:2 = call @_mixed_6(%63, %11, %random, %arg367, %arg368, %arg369, %arg370, %arg371, %arg372, %arg373, %arg374, %arg375, %arg376, %arg377) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) -> (!t3, !t1) loc(#l57)
    %65 = stablehlo.add %62, %64#1 : !t1 loc(#l58)
    %66:3 = call @normalise_rows_11(%64#0, %arg379, %arg378) : (!t3, !t0, !t0) -> (!t3, !t19, !t19) loc(#l59)
    %67 = stablehlo.dot_general %66#0, %arg380, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t3, !t33) -> !t30 loc(#l60)
    %68:2 = call @_cross_entropy(%67, %targets) : (!t30, !t41) -> (!t19, !t19) loc(#l61)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1
    %69 = stablehlo.reduce(%68#0 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (!t19, !t1) -> !t1
    %cst_4 = stablehlo.constant dense<0x4A800000> : !t1
    %70 = stablehlo.divide %69, %cst_4 : !t1
    %cst_5 = stablehlo.constant dense<0.00999999977> : !t1
    %71 = stablehlo.multiply %cst_5, %65 : !t1
    %72 = stablehlo.add %70, %71 : !t1
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t1
    %cst_7 = stablehlo.constant dense<0.00999999977> : !t1
    %73 = stablehlo.multiply %cst_7, %cst_6 : !t1
    %cst_8 = stablehlo.constant dense<0x4A800000> : !t1
    %74 = stablehlo.divide %cst_6, %cst_8 : !t1
    %75 = stablehlo.broadcast_in_dim %74, dims = [] : (!t1) -> !t19
    %76 = call @_cross_entropy_backward(%67, %targets, %68#1, %75) : (!t30, !t41, !t19, !t19) -> !t30 loc(#l62)
    %77 = stablehlo.dot_general %76, %arg380, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t30, !t33) -> !t3 loc(#l63)
    %78 = stablehlo.dot_general %76, %66#0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t30, !t3) -> !t33 loc(#l63)
    %79:3 = call @normalise_rows_backward(%64#0, %66#1, %66#2, %arg379, %77) : (!t3, !t19, !t19, !t0, !t3) -> (!t3, !t0, !t0) loc(#l64)
    %80:12 = call @_mixed_14(%63, %11, %random, %arg367, %arg368, %arg369, %arg370, %arg371, %arg372, %arg373, %arg374, %arg375, %arg376, %arg377, %79#0, %73) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t3, !t1) -> (!t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) loc(#l65)
    %81:11 = call @_plain_22(%61#0, %11, %arg357, %arg358, %arg359, %arg360, %arg361, %arg362, %arg363, %arg364, %arg365, %arg366, %80#0) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t3) -> (!t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) loc(#l66)
    %82:12 = call @_mixed_14(%60, %11, %random, %arg346, %arg347, %arg348, %arg349, %arg350, %arg351, %arg352, %arg353, %arg354, %arg355, %arg356, %81#0, %73) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t3, !t1) -> (!t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) loc(#l67)
    %83:11 = call @_plain_22(%58#0, %11, %arg336, %arg337, %arg338, %arg339, %arg340, %arg341, %arg342, %arg343, %arg344, %arg345, %82#0) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t3) -> (!t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) loc(#l68)
    %84:12 = call @_mixed_14(%57, %11, %random, %arg325, %arg326, %arg327, %arg328, %arg329, %arg330, %arg331, %arg332, %arg333, %arg334, %arg335, %83#0, %73) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t3, !t1) -> (!t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) loc(#l69)
    %85:11 = call @_plain_22(%55#0, %11, %arg315, %arg316, %arg317, %arg318, %arg319, %arg320, %arg321, %arg322, %arg323, %arg324, %84#0) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t3) -> (!t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) loc(#l70)
    %86:12 = call @_mixed_14(%54, %11, %random, %arg304, %arg305, %arg306, %arg307, %arg308, %arg309, %arg310, %arg311, %arg312, %arg313, %arg314, %85#0, %73) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t3, !t1) -> (!t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) loc(#l71)
    %87:11 = call @_plain_22(%52#0, %11, %arg294, %arg295, %arg296, %arg297, %arg298, %arg299, %arg300, %arg301, %arg302, %arg303, %86#0) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t3) -> (!t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) loc(#l72)
    %88:12 = call @_mixed_14(%51, %11, %random, %arg283, %arg284, %arg285, %arg286, %arg287, %arg288, %arg289, %arg290, %arg291, %arg292, %arg293, %87#0, %73) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t3, !t1) -> (!t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) loc(#l73)
    %89:11 = call @_plain_22(%49#0, %11, %arg273, %arg274, %arg275, %arg276, %arg277, %arg278, %arg279, %arg280, %arg281, %arg282, %88#0) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t3) -> (!t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) loc(#l74)
    %90:12 = call @_mixed_14(%48, %11, %random, %arg262, %arg263, %arg264, %arg265, %arg266, %arg267, %arg268, %arg269, %arg270, %arg271, %arg272, %89#0, %73) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t3, !t1) -> (!t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) loc(#l75)
    %91:11 = call @_plain_22(%46#0, %11, %arg252, %arg253, %arg254, %arg255, %arg256, %arg257, %arg258, %arg259, %arg260, %arg261, %90#0) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t3) -> (!t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) loc(#l76)
    %92:12 = call @_mixed_14(%45, %11, %random, %arg241, %arg242, %arg243, %arg244, %arg245, %arg246, %arg247, %arg248, %arg249, %arg250, %arg251, %91#0, %73) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t3, !t1) -> (!t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) loc(#l77)
    %93:11 = call @_plain_22(%43#0, %11, %arg231, %arg232, %arg233, %arg234, %arg235, %arg236, %arg237, %arg238, %arg239, %arg240, %92#0) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t3) -> (!t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) loc(#l78)
    %94:12 = call @_mixed_14(%42, %11, %random, %arg220, %arg221, %arg222, %arg223, %arg224, %arg225, %arg226, %arg227, %arg228, %arg229, %arg230, %93#0, %73) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t3, !t1) -> (!t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) loc(#l79)
    %95:11 = call @_plain_22(%40#0, %11, %arg210, %arg211, %arg212, %arg213, %arg214, %arg215, %arg216, %arg217, %arg218, %arg219, %94#0) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t3) -> (!t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) loc(#l80)
    %96:12 = call @_mixed_14(%39, %11, %random, %arg199, %arg200, %arg201, %arg202, %arg203, %arg204, %arg205, %arg206, %arg207, %arg208, %arg209, %95#0, %73) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t3, !t1) -> (!t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) loc(#l81)
    %97:11 = call @_plain_22(%37#0, %11, %arg189, %arg190, %arg191, %arg192, %arg193, %arg194, %arg195, %arg196, %arg197, %arg198, %96#0) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t3) -> (!t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) loc(#l82)
    %98:12 = call @_mixed_14(%36, %11, %random, %arg178, %arg179, %arg180, %arg181, %arg182, %arg183, %arg184, %arg185, %arg186, %arg187, %arg188, %97#0, %73) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t3, !t1) -> (!t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) loc(#l83)
    %99:11 = call @_plain_22(%34#0, %11, %arg168, %arg169, %arg170, %arg171, %arg172, %arg173, %arg174, %arg175, %arg176, %arg177, %98#0) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t3) -> (!t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) loc(#l84)
    %100:12 = call @_mixed_14(%33, %11, %random, %arg157, %arg158, %arg159, %arg160, %arg161, %arg162, %arg163, %arg164, %arg165, %arg166, %arg167, %99#0, %73) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t3, !t1) -> (!t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) loc(#l85)
    %101:11 = call @_plain_22(%31#0, %11, %arg147, %arg148, %arg149, %arg150, %arg151, %arg152, %arg153, %arg154, %arg155, %arg156, %100#0) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t3) -> (!t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) loc(#l86)
    %102:12 = call @_mixed_14(%30, %11, %random, %arg136, %arg137, %arg138, %arg139, %arg140, %arg141, %arg142, %arg143, %arg144, %arg145, %arg146, %101#0, %73) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t3, !t1) -> (!t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) loc(#l87)
    %103:11 = call @_plain_22(%28#0, %11, %arg126, %arg127, %arg128, %arg129, %arg130, %arg131, %arg132, %arg133, %arg134, %arg135, %102#0) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t3) -> (!t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) loc(#l88)
    %104:12 = call @_mixed_14(%27, %11, %random, %arg115, %arg116, %arg117, %arg118, %arg119, %arg120, %arg121, %arg122, %arg123, %arg124, %arg125, %103#0, %73) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t3, !t1) -> (!t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) loc(#l89)
    %105:11 = call @_plain_22(%25#0, %11, %arg105, %arg106, %arg107, %arg108, %arg109, %arg110, %arg111, %arg112, %arg113, %arg114, %104#0) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t3) -> (!t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) loc(#l90)
    %106:12 = call @_mixed_14(%24, %11, %random, %arg94, %arg95, %arg96, %arg97, %arg98, %arg99, %arg100, %arg101, %arg102, %arg103, %arg104, %105#0, %73) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t3, !t1) -> (!t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) loc(#l91)
    %107:11 = call @_plain_22(%22#0, %11, %arg84, %arg85, %arg86, %arg87, %arg88, %arg89, %arg90, %arg91, %arg92, %arg93, %106#0) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t3) -> (!t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) loc(#l92)
    %108:12 = call @_mixed_14(%21, %11, %random, %arg73, %arg74, %arg75, %arg76, %arg77, %arg78, %arg79, %arg80, %arg81, %arg82, %arg83, %107#0, %73) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t3, !t1) -> (!t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) loc(#l93)
    %109:11 = call @_plain_22(%19#0, %11, %arg63, %arg64, %arg65, %arg66, %arg67, %arg68, %arg69, %arg70, %arg71, %arg72, %108#0) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t3) -> (!t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) loc(#l94)
    %110:12 = call @_mixed_14(%18, %11, %random, %arg52, %arg53, %arg54, %arg55, %arg56, %arg57, %arg58, %arg59, %arg60, %arg61, %arg62, %109#0, %73) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t3, !t1) -> (!t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) loc(#l95)
    %111:11 = call @_plain_22(%16#0, %11, %arg42, %arg43, %arg44, %arg45, %arg46, %arg47, %arg48, %arg49, %arg50, %arg51, %110#0) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t3) -> (!t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) loc(#l96)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l97)
    %112 = stablehlo.reduce(%73 init: %cst_9) applies stablehlo.add across dimensions = [] : (!t1, !t1) -> !t1 loc(#l97)
    %113:12 = call @_mixed_14(%15, %11, %random, %arg31, %arg32, %arg33, %arg34, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %111#0, %73) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t3, !t1) -> (!t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) loc(#l98)
    %114:11 = call @_plain_22(%13#0, %11, %arg21, %arg22, %arg23, %arg24, %arg25, %arg26, %arg27, %arg28, %arg29, %arg30, %113#0) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t3) -> (!t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) loc(#l99)
    %115:12 = call @_mixed_26(%12, %11, %random, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20, %114#0, %112) : (!t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t3, !t1) -> (!t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) loc(#l100)
    %116:11 = call @_plain_34(%6, %11, %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %115#0) : (!t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t3) -> (!t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) loc(#l101)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t1
    %117 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (!t1) -> !t33 loc(#l102)
    %c_11 = stablehlo.constant dense<0> : !t37
    %118 = stablehlo.broadcast_in_dim %c_11, dims = [] : (!t37) -> !t41 loc(#l103)
    %119 = stablehlo.compare LT, %tokens, %118, SIGNED : (!t41, !t41) -> !t60 loc(#l103)
    %c_12 = stablehlo.constant dense<64000> : !t37
    %120 = stablehlo.broadcast_in_dim %c_12, dims = [] : (!t37) -> !t41 loc(#l104)
    %121 = stablehlo.add %tokens, %120 : !t41 loc(#l104)
    %122 = stablehlo.select %119, %121, %tokens : !t60, !t41 loc(#l105)
    %123 = stablehlo.broadcast_in_dim %122, dims = [0, 1] : (!t41) -> !t61 loc(#l102)
    %124 = "stablehlo.scatter"(%117, %123, %116#0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg1147: !t1, %arg1148: !t1):
      %507 = stablehlo.add %arg1147, %arg1148 : !t1 loc(#l104)
      stablehlo.return %507 : !t1 loc(#l106)
    }) : (!t33, !t61, !t3) -> !t33 loc(#l106)
    %125 = stablehlo.add %78, %124 : !t33 loc(#l107)
    %126:3 = call @one(%arg0, %116#1, %arg762, %arg381, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %127:3 = call @one_40(%arg1, %116#2, %arg763, %arg382, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %128:3 = call @one(%arg2, %116#3, %arg764, %arg383, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %129:3 = call @one(%arg3, %116#4, %arg765, %arg384, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %130:3 = call @one_41(%arg4, %116#5, %arg766, %arg385, %learning_rate) : (!t10, !t10, !t0, !t9, !t1) -> (!t10, !t0, !t9) loc(#l108)
    %131:3 = call @one_42(%arg5, %116#6, %arg767, %arg386, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %132:3 = call @one_42(%arg6, %116#7, %arg768, %arg387, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %133:3 = call @one_42(%arg7, %116#8, %arg769, %arg388, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %134:3 = call @one_42(%arg8, %116#9, %arg770, %arg389, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %135:3 = call @one_43(%arg9, %116#10, %arg771, %arg390, %learning_rate) : (!t11, !t11, !t9, !t0, !t1) -> (!t11, !t9, !t0) loc(#l108)
    %136:3 = call @one_44(%arg10, %115#1, %arg772, %arg391, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %137:3 = call @one_45(%arg11, %115#2, %arg773, %arg392, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %138:3 = call @one_44(%arg12, %115#3, %arg774, %arg393, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %139:3 = call @one_44(%arg13, %115#4, %arg775, %arg394, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %140:3 = call @one_46(%arg14, %115#5, %arg776, %arg395, %learning_rate) : (!t16, !t16, !t12, !t14, !t1) -> (!t16, !t12, !t14) loc(#l108)
    %141:3 = call @one_47(%arg15, %115#6, %arg777, %arg396, %learning_rate) : (!t17, !t17, !t14, !t12, !t1) -> (!t17, !t14, !t12) loc(#l108)
    %142:3 = call @one_48(%arg16, %115#7, %arg778, %arg397, %learning_rate) : (!t18, !t18, !t0, !t22, !t1) -> (!t18, !t0, !t22) loc(#l108)
    %143:3 = call @one_49(%arg17, %115#8, %arg779, %arg398, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %144:3 = call @one_49(%arg18, %115#9, %arg780, %arg399, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %145:3 = call @one_49(%arg19, %115#10, %arg781, %arg400, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %146:3 = call @one_49(%arg20, %115#11, %arg782, %arg401, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %147:3 = call @one_44(%arg21, %114#1, %arg783, %arg402, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %148:3 = call @one_45(%arg22, %114#2, %arg784, %arg403, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %149:3 = call @one_44(%arg23, %114#3, %arg785, %arg404, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %150:3 = call @one_44(%arg24, %114#4, %arg786, %arg405, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %151:3 = call @one_50(%arg25, %114#5, %arg787, %arg406, %learning_rate) : (!t10, !t10, !t0, !t9, !t1) -> (!t10, !t0, !t9) loc(#l108)
    %152:3 = call @one_49(%arg26, %114#6, %arg788, %arg407, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %153:3 = call @one_49(%arg27, %114#7, %arg789, %arg408, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %154:3 = call @one_49(%arg28, %114#8, %arg790, %arg409, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %155:3 = call @one_49(%arg29, %114#9, %arg791, %arg410, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %156:3 = call @one_51(%arg30, %114#10, %arg792, %arg411, %learning_rate) : (!t11, !t11, !t9, !t0, !t1) -> (!t11, !t9, !t0) loc(#l108)
    %157:3 = call @one_44(%arg31, %113#1, %arg793, %arg412, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %158:3 = call @one_45(%arg32, %113#2, %arg794, %arg413, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %159:3 = call @one_44(%arg33, %113#3, %arg795, %arg414, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %160:3 = call @one_44(%arg34, %113#4, %arg796, %arg415, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %161:3 = call @one_46(%arg35, %113#5, %arg797, %arg416, %learning_rate) : (!t16, !t16, !t12, !t14, !t1) -> (!t16, !t12, !t14) loc(#l108)
    %162:3 = call @one_47(%arg36, %113#6, %arg798, %arg417, %learning_rate) : (!t17, !t17, !t14, !t12, !t1) -> (!t17, !t14, !t12) loc(#l108)
    %163:3 = call @one_48(%arg37, %113#7, %arg799, %arg418, %learning_rate) : (!t18, !t18, !t0, !t22, !t1) -> (!t18, !t0, !t22) loc(#l108)
    %164:3 = call @one_49(%arg38, %113#8, %arg800, %arg419, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %165:3 = call @one_49(%arg39, %113#9, %arg801, %arg420, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %166:3 = call @one_49(%arg40, %113#10, %arg802, %arg421, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %167:3 = call @one_49(%arg41, %113#11, %arg803, %arg422, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %168:3 = call @one_44(%arg42, %111#1, %arg804, %arg423, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %169:3 = call @one_45(%arg43, %111#2, %arg805, %arg424, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %170:3 = call @one_44(%arg44, %111#3, %arg806, %arg425, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %171:3 = call @one_44(%arg45, %111#4, %arg807, %arg426, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %172:3 = call @one_50(%arg46, %111#5, %arg808, %arg427, %learning_rate) : (!t10, !t10, !t0, !t9, !t1) -> (!t10, !t0, !t9) loc(#l108)
    %173:3 = call @one_49(%arg47, %111#6, %arg809, %arg428, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %174:3 = call @one_49(%arg48, %111#7, %arg810, %arg429, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %175:3 = call @one_49(%arg49, %111#8, %arg811, %arg430, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %176:3 = call @one_49(%arg50, %111#9, %arg812, %arg431, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %177:3 = call @one_51(%arg51, %111#10, %arg813, %arg432, %learning_rate) : (!t11, !t11, !t9, !t0, !t1) -> (!t11, !t9, !t0) loc(#l108)
    %178:3 = call @one_44(%arg52, %110#1, %arg814, %arg433, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %179:3 = call @one_45(%arg53, %110#2, %arg815, %arg434, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %180:3 = call @one_44(%arg54, %110#3, %arg816, %arg435, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %181:3 = call @one_44(%arg55, %110#4, %arg817, %arg436, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %182:3 = call @one_46(%arg56, %110#5, %arg818, %arg437, %learning_rate) : (!t16, !t16, !t12, !t14, !t1) -> (!t16, !t12, !t14) loc(#l108)
    %183:3 = call @one_47(%arg57, %110#6, %arg819, %arg438, %learning_rate) : (!t17, !t17, !t14, !t12, !t1) -> (!t17, !t14, !t12) loc(#l108)
    %184:3 = call @one_48(%arg58, %110#7, %arg820, %arg439, %learning_rate) : (!t18, !t18, !t0, !t22, !t1) -> (!t18, !t0, !t22) loc(#l108)
    %185:3 = call @one_49(%arg59, %110#8, %arg821, %arg440, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %186:3 = call @one_49(%arg60, %110#9, %arg822, %arg441, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %187:3 = call @one_49(%arg61, %110#10, %arg823, %arg442, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %188:3 = call @one_49(%arg62, %110#11, %arg824, %arg443, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %189:3 = call @one_44(%arg63, %109#1, %arg825, %arg444, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %190:3 = call @one_45(%arg64, %109#2, %arg826, %arg445, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %191:3 = call @one_44(%arg65, %109#3, %arg827, %arg446, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %192:3 = call @one_44(%arg66, %109#4, %arg828, %arg447, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %193:3 = call @one_50(%arg67, %109#5, %arg829, %arg448, %learning_rate) : (!t10, !t10, !t0, !t9, !t1) -> (!t10, !t0, !t9) loc(#l108)
    %194:3 = call @one_49(%arg68, %109#6, %arg830, %arg449, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %195:3 = call @one_49(%arg69, %109#7, %arg831, %arg450, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %196:3 = call @one_49(%arg70, %109#8, %arg832, %arg451, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %197:3 = call @one_49(%arg71, %109#9, %arg833, %arg452, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %198:3 = call @one_51(%arg72, %109#10, %arg834, %arg453, %learning_rate) : (!t11, !t11, !t9, !t0, !t1) -> (!t11, !t9, !t0) loc(#l108)
    %199:3 = call @one_44(%arg73, %108#1, %arg835, %arg454, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %200:3 = call @one_45(%arg74, %108#2, %arg836, %arg455, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %201:3 = call @one_44(%arg75, %108#3, %arg837, %arg456, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %202:3 = call @one_44(%arg76, %108#4, %arg838, %arg457, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %203:3 = call @one_46(%arg77, %108#5, %arg839, %arg458, %learning_rate) : (!t16, !t16, !t12, !t14, !t1) -> (!t16, !t12, !t14) loc(#l108)
    %204:3 = call @one_47(%arg78, %108#6, %arg840, %arg459, %learning_rate) : (!t17, !t17, !t14, !t12, !t1) -> (!t17, !t14, !t12) loc(#l108)
    %205:3 = call @one_48(%arg79, %108#7, %arg841, %arg460, %learning_rate) : (!t18, !t18, !t0, !t22, !t1) -> (!t18, !t0, !t22) loc(#l108)
    %206:3 = call @one_49(%arg80, %108#8, %arg842, %arg461, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %207:3 = call @one_49(%arg81, %108#9, %arg843, %arg462, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %208:3 = call @one_49(%arg82, %108#10, %arg844, %arg463, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %209:3 = call @one_49(%arg83, %108#11, %arg845, %arg464, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %210:3 = call @one_44(%arg84, %107#1, %arg846, %arg465, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %211:3 = call @one_45(%arg85, %107#2, %arg847, %arg466, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %212:3 = call @one_44(%arg86, %107#3, %arg848, %arg467, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %213:3 = call @one_44(%arg87, %107#4, %arg849, %arg468, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %214:3 = call @one_50(%arg88, %107#5, %arg850, %arg469, %learning_rate) : (!t10, !t10, !t0, !t9, !t1) -> (!t10, !t0, !t9) loc(#l108)
    %215:3 = call @one_49(%arg89, %107#6, %arg851, %arg470, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %216:3 = call @one_49(%arg90, %107#7, %arg852, %arg471, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %217:3 = call @one_49(%arg91, %107#8, %arg853, %arg472, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %218:3 = call @one_49(%arg92, %107#9, %arg854, %arg473, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %219:3 = call @one_51(%arg93, %107#10, %arg855, %arg474, %learning_rate) : (!t11, !t11, !t9, !t0, !t1) -> (!t11, !t9, !t0) loc(#l108)
    %220:3 = call @one_44(%arg94, %106#1, %arg856, %arg475, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %221:3 = call @one_45(%arg95, %106#2, %arg857, %arg476, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %222:3 = call @one_44(%arg96, %106#3, %arg858, %arg477, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %223:3 = call @one_44(%arg97, %106#4, %arg859, %arg478, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %224:3 = call @one_46(%arg98, %106#5, %arg860, %arg479, %learning_rate) : (!t16, !t16, !t12, !t14, !t1) -> (!t16, !t12, !t14) loc(#l108)
    %225:3 = call @one_47(%arg99, %106#6, %arg861, %arg480, %learning_rate) : (!t17, !t17, !t14, !t12, !t1) -> (!t17, !t14, !t12) loc(#l108)
    %226:3 = call @one_48(%arg100, %106#7, %arg862, %arg481, %learning_rate) : (!t18, !t18, !t0, !t22, !t1) -> (!t18, !t0, !t22) loc(#l108)
    %227:3 = call @one_49(%arg101, %106#8, %arg863, %arg482, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %228:3 = call @one_49(%arg102, %106#9, %arg864, %arg483, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %229:3 = call @one_49(%arg103, %106#10, %arg865, %arg484, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %230:3 = call @one_49(%arg104, %106#11, %arg866, %arg485, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %231:3 = call @one_44(%arg105, %105#1, %arg867, %arg486, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %232:3 = call @one_45(%arg106, %105#2, %arg868, %arg487, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %233:3 = call @one_44(%arg107, %105#3, %arg869, %arg488, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %234:3 = call @one_44(%arg108, %105#4, %arg870, %arg489, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %235:3 = call @one_50(%arg109, %105#5, %arg871, %arg490, %learning_rate) : (!t10, !t10, !t0, !t9, !t1) -> (!t10, !t0, !t9) loc(#l108)
    %236:3 = call @one_49(%arg110, %105#6, %arg872, %arg491, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %237:3 = call @one_49(%arg111, %105#7, %arg873, %arg492, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %238:3 = call @one_49(%arg112, %105#8, %arg874, %arg493, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %239:3 = call @one_49(%arg113, %105#9, %arg875, %arg494, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %240:3 = call @one_51(%arg114, %105#10, %arg876, %arg495, %learning_rate) : (!t11, !t11, !t9, !t0, !t1) -> (!t11, !t9, !t0) loc(#l108)
    %241:3 = call @one_44(%arg115, %104#1, %arg877, %arg496, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %242:3 = call @one_45(%arg116, %104#2, %arg878, %arg497, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %243:3 = call @one_44(%arg117, %104#3, %arg879, %arg498, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %244:3 = call @one_44(%arg118, %104#4, %arg880, %arg499, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %245:3 = call @one_46(%arg119, %104#5, %arg881, %arg500, %learning_rate) : (!t16, !t16, !t12, !t14, !t1) -> (!t16, !t12, !t14) loc(#l108)
    %246:3 = call @one_47(%arg120, %104#6, %arg882, %arg501, %learning_rate) : (!t17, !t17, !t14, !t12, !t1) -> (!t17, !t14, !t12) loc(#l108)
    %247:3 = call @one_48(%arg121, %104#7, %arg883, %arg502, %learning_rate) : (!t18, !t18, !t0, !t22, !t1) -> (!t18, !t0, !t22) loc(#l108)
    %248:3 = call @one_49(%arg122, %104#8, %arg884, %arg503, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %249:3 = call @one_49(%arg123, %104#9, %arg885, %arg504, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %250:3 = call @one_49(%arg124, %104#10, %arg886, %arg505, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %251:3 = call @one_49(%arg125, %104#11, %arg887, %arg506, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %252:3 = call @one_44(%arg126, %103#1, %arg888, %arg507, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %253:3 = call @one_45(%arg127, %103#2, %arg889, %arg508, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %254:3 = call @one_44(%arg128, %103#3, %arg890, %arg509, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %255:3 = call @one_44(%arg129, %103#4, %arg891, %arg510, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %256:3 = call @one_50(%arg130, %103#5, %arg892, %arg511, %learning_rate) : (!t10, !t10, !t0, !t9, !t1) -> (!t10, !t0, !t9) loc(#l108)
    %257:3 = call @one_49(%arg131, %103#6, %arg893, %arg512, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %258:3 = call @one_49(%arg132, %103#7, %arg894, %arg513, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %259:3 = call @one_49(%arg133, %103#8, %arg895, %arg514, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %260:3 = call @one_49(%arg134, %103#9, %arg896, %arg515, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %261:3 = call @one_51(%arg135, %103#10, %arg897, %arg516, %learning_rate) : (!t11, !t11, !t9, !t0, !t1) -> (!t11, !t9, !t0) loc(#l108)
    %262:3 = call @one_44(%arg136, %102#1, %arg898, %arg517, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %263:3 = call @one_45(%arg137, %102#2, %arg899, %arg518, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %264:3 = call @one_44(%arg138, %102#3, %arg900, %arg519, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %265:3 = call @one_44(%arg139, %102#4, %arg901, %arg520, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %266:3 = call @one_46(%arg140, %102#5, %arg902, %arg521, %learning_rate) : (!t16, !t16, !t12, !t14, !t1) -> (!t16, !t12, !t14) loc(#l108)
    %267:3 = call @one_47(%arg141, %102#6, %arg903, %arg522, %learning_rate) : (!t17, !t17, !t14, !t12, !t1) -> (!t17, !t14, !t12) loc(#l108)
    %268:3 = call @one_48(%arg142, %102#7, %arg904, %arg523, %learning_rate) : (!t18, !t18, !t0, !t22, !t1) -> (!t18, !t0, !t22) loc(#l108)
    %269:3 = call @one_49(%arg143, %102#8, %arg905, %arg524, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %270:3 = call @one_49(%arg144, %102#9, %arg906, %arg525, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %271:3 = call @one_49(%arg145, %102#10, %arg907, %arg526, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %272:3 = call @one_49(%arg146, %102#11, %arg908, %arg527, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %273:3 = call @one_44(%arg147, %101#1, %arg909, %arg528, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %274:3 = call @one_45(%arg148, %101#2, %arg910, %arg529, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %275:3 = call @one_44(%arg149, %101#3, %arg911, %arg530, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %276:3 = call @one_44(%arg150, %101#4, %arg912, %arg531, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %277:3 = call @one_50(%arg151, %101#5, %arg913, %arg532, %learning_rate) : (!t10, !t10, !t0, !t9, !t1) -> (!t10, !t0, !t9) loc(#l108)
    %278:3 = call @one_49(%arg152, %101#6, %arg914, %arg533, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %279:3 = call @one_49(%arg153, %101#7, %arg915, %arg534, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %280:3 = call @one_49(%arg154, %101#8, %arg916, %arg535, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %281:3 = call @one_49(%arg155, %101#9, %arg917, %arg536, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %282:3 = call @one_51(%arg156, %101#10, %arg918, %arg537, %learning_rate) : (!t11, !t11, !t9, !t0, !t1) -> (!t11, !t9, !t0) loc(#l108)
    %283:3 = call @one_44(%arg157, %100#1, %arg919, %arg538, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %284:3 = call @one_45(%arg158, %100#2, %arg920, %arg539, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %285:3 = call @one_44(%arg159, %100#3, %arg921, %arg540, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %286:3 = call @one_44(%arg160, %100#4, %arg922, %arg541, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %287:3 = call @one_46(%arg161, %100#5, %arg923, %arg542, %learning_rate) : (!t16, !t16, !t12, !t14, !t1) -> (!t16, !t12, !t14) loc(#l108)
    %288:3 = call @one_47(%arg162, %100#6, %arg924, %arg543, %learning_rate) : (!t17, !t17, !t14, !t12, !t1) -> (!t17, !t14, !t12) loc(#l108)
    %289:3 = call @one_48(%arg163, %100#7, %arg925, %arg544, %learning_rate) : (!t18, !t18, !t0, !t22, !t1) -> (!t18, !t0, !t22) loc(#l108)
    %290:3 = call @one_49(%arg164, %100#8, %arg926, %arg545, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %291:3 = call @one_49(%arg165, %100#9, %arg927, %arg546, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %292:3 = call @one_49(%arg166, %100#10, %arg928, %arg547, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %293:3 = call @one_49(%arg167, %100#11, %arg929, %arg548, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %294:3 = call @one_44(%arg168, %99#1, %arg930, %arg549, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %295:3 = call @one_45(%arg169, %99#2, %arg931, %arg550, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %296:3 = call @one_44(%arg170, %99#3, %arg932, %arg551, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %297:3 = call @one_44(%arg171, %99#4, %arg933, %arg552, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %298:3 = call @one_50(%arg172, %99#5, %arg934, %arg553, %learning_rate) : (!t10, !t10, !t0, !t9, !t1) -> (!t10, !t0, !t9) loc(#l108)
    %299:3 = call @one_49(%arg173, %99#6, %arg935, %arg554, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %300:3 = call @one_49(%arg174, %99#7, %arg936, %arg555, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %301:3 = call @one_49(%arg175, %99#8, %arg937, %arg556, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %302:3 = call @one_49(%arg176, %99#9, %arg938, %arg557, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %303:3 = call @one_51(%arg177, %99#10, %arg939, %arg558, %learning_rate) : (!t11, !t11, !t9, !t0, !t1) -> (!t11, !t9, !t0) loc(#l108)
    %304:3 = call @one_44(%arg178, %98#1, %arg940, %arg559, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %305:3 = call @one_45(%arg179, %98#2, %arg941, %arg560, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %306:3 = call @one_44(%arg180, %98#3, %arg942, %arg561, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %307:3 = call @one_44(%arg181, %98#4, %arg943, %arg562, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %308:3 = call @one_46(%arg182, %98#5, %arg944, %arg563, %learning_rate) : (!t16, !t16, !t12, !t14, !t1) -> (!t16, !t12, !t14) loc(#l108)
    %309:3 = call @one_47(%arg183, %98#6, %arg945, %arg564, %learning_rate) : (!t17, !t17, !t14, !t12, !t1) -> (!t17, !t14, !t12) loc(#l108)
    %310:3 = call @one_48(%arg184, %98#7, %arg946, %arg565, %learning_rate) : (!t18, !t18, !t0, !t22, !t1) -> (!t18, !t0, !t22) loc(#l108)
    %311:3 = call @one_49(%arg185, %98#8, %arg947, %arg566, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %312:3 = call @one_49(%arg186, %98#9, %arg948, %arg567, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %313:3 = call @one_49(%arg187, %98#10, %arg949, %arg568, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %314:3 = call @one_49(%arg188, %98#11, %arg950, %arg569, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %315:3 = call @one_44(%arg189, %97#1, %arg951, %arg570, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %316:3 = call @one_45(%arg190, %97#2, %arg952, %arg571, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %317:3 = call @one_44(%arg191, %97#3, %arg953, %arg572, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %318:3 = call @one_44(%arg192, %97#4, %arg954, %arg573, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %319:3 = call @one_50(%arg193, %97#5, %arg955, %arg574, %learning_rate) : (!t10, !t10, !t0, !t9, !t1) -> (!t10, !t0, !t9) loc(#l108)
    %320:3 = call @one_49(%arg194, %97#6, %arg956, %arg575, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %321:3 = call @one_49(%arg195, %97#7, %arg957, %arg576, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %322:3 = call @one_49(%arg196, %97#8, %arg958, %arg577, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %323:3 = call @one_49(%arg197, %97#9, %arg959, %arg578, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %324:3 = call @one_51(%arg198, %97#10, %arg960, %arg579, %learning_rate) : (!t11, !t11, !t9, !t0, !t1) -> (!t11, !t9, !t0) loc(#l108)
    %325:3 = call @one_44(%arg199, %96#1, %arg961, %arg580, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %326:3 = call @one_45(%arg200, %96#2, %arg962, %arg581, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %327:3 = call @one_44(%arg201, %96#3, %arg963, %arg582, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %328:3 = call @one_44(%arg202, %96#4, %arg964, %arg583, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %329:3 = call @one_46(%arg203, %96#5, %arg965, %arg584, %learning_rate) : (!t16, !t16, !t12, !t14, !t1) -> (!t16, !t12, !t14) loc(#l108)
    %330:3 = call @one_47(%arg204, %96#6, %arg966, %arg585, %learning_rate) : (!t17, !t17, !t14, !t12, !t1) -> (!t17, !t14, !t12) loc(#l108)
    %331:3 = call @one_48(%arg205, %96#7, %arg967, %arg586, %learning_rate) : (!t18, !t18, !t0, !t22, !t1) -> (!t18, !t0, !t22) loc(#l108)
    %332:3 = call @one_49(%arg206, %96#8, %arg968, %arg587, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %333:3 = call @one_49(%arg207, %96#9, %arg969, %arg588, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %334:3 = call @one_49(%arg208, %96#10, %arg970, %arg589, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %335:3 = call @one_49(%arg209, %96#11, %arg971, %arg590, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %336:3 = call @one_44(%arg210, %95#1, %arg972, %arg591, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %337:3 = call @one_45(%arg211, %95#2, %arg973, %arg592, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %338:3 = call @one_44(%arg212, %95#3, %arg974, %arg593, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %339:3 = call @one_44(%arg213, %95#4, %arg975, %arg594, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %340:3 = call @one_50(%arg214, %95#5, %arg976, %arg595, %learning_rate) : (!t10, !t10, !t0, !t9, !t1) -> (!t10, !t0, !t9) loc(#l108)
    %341:3 = call @one_49(%arg215, %95#6, %arg977, %arg596, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %342:3 = call @one_49(%arg216, %95#7, %arg978, %arg597, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %343:3 = call @one_49(%arg217, %95#8, %arg979, %arg598, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %344:3 = call @one_49(%arg218, %95#9, %arg980, %arg599, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %345:3 = call @one_51(%arg219, %95#10, %arg981, %arg600, %learning_rate) : (!t11, !t11, !t9, !t0, !t1) -> (!t11, !t9, !t0) loc(#l108)
    %346:3 = call @one_44(%arg220, %94#1, %arg982, %arg601, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %347:3 = call @one_45(%arg221, %94#2, %arg983, %arg602, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %348:3 = call @one_44(%arg222, %94#3, %arg984, %arg603, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %349:3 = call @one_44(%arg223, %94#4, %arg985, %arg604, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %350:3 = call @one_46(%arg224, %94#5, %arg986, %arg605, %learning_rate) : (!t16, !t16, !t12, !t14, !t1) -> (!t16, !t12, !t14) loc(#l108)
    %351:3 = call @one_47(%arg225, %94#6, %arg987, %arg606, %learning_rate) : (!t17, !t17, !t14, !t12, !t1) -> (!t17, !t14, !t12) loc(#l108)
    %352:3 = call @one_48(%arg226, %94#7, %arg988, %arg607, %learning_rate) : (!t18, !t18, !t0, !t22, !t1) -> (!t18, !t0, !t22) loc(#l108)
    %353:3 = call @one_49(%arg227, %94#8, %arg989, %arg608, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %354:3 = call @one_49(%arg228, %94#9, %arg990, %arg609, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %355:3 = call @one_49(%arg229, %94#10, %arg991, %arg610, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %356:3 = call @one_49(%arg230, %94#11, %arg992, %arg611, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %357:3 = call @one_44(%arg231, %93#1, %arg993, %arg612, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %358:3 = call @one_45(%arg232, %93#2, %arg994, %arg613, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %359:3 = call @one_44(%arg233, %93#3, %arg995, %arg614, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %360:3 = call @one_44(%arg234, %93#4, %arg996, %arg615, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %361:3 = call @one_50(%arg235, %93#5, %arg997, %arg616, %learning_rate) : (!t10, !t10, !t0, !t9, !t1) -> (!t10, !t0, !t9) loc(#l108)
    %362:3 = call @one_49(%arg236, %93#6, %arg998, %arg617, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %363:3 = call @one_49(%arg237, %93#7, %arg999, %arg618, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %364:3 = call @one_49(%arg238, %93#8, %arg1000, %arg619, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %365:3 = call @one_49(%arg239, %93#9, %arg1001, %arg620, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %366:3 = call @one_51(%arg240, %93#10, %arg1002, %arg621, %learning_rate) : (!t11, !t11, !t9, !t0, !t1) -> (!t11, !t9, !t0) loc(#l108)
    %367:3 = call @one_44(%arg241, %92#1, %arg1003, %arg622, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %368:3 = call @one_45(%arg242, %92#2, %arg1004, %arg623, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %369:3 = call @one_44(%arg243, %92#3, %arg1005, %arg624, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %370:3 = call @one_44(%arg244, %92#4, %arg1006, %arg625, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %371:3 = call @one_46(%arg245, %92#5, %arg1007, %arg626, %learning_rate) : (!t16, !t16, !t12, !t14, !t1) -> (!t16, !t12, !t14) loc(#l108)
    %372:3 = call @one_47(%arg246, %92#6, %arg1008, %arg627, %learning_rate) : (!t17, !t17, !t14, !t12, !t1) -> (!t17, !t14, !t12) loc(#l108)
    %373:3 = call @one_48(%arg247, %92#7, %arg1009, %arg628, %learning_rate) : (!t18, !t18, !t0, !t22, !t1) -> (!t18, !t0, !t22) loc(#l108)
    %374:3 = call @one_49(%arg248, %92#8, %arg1010, %arg629, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %375:3 = call @one_49(%arg249, %92#9, %arg1011, %arg630, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %376:3 = call @one_49(%arg250, %92#10, %arg1012, %arg631, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %377:3 = call @one_49(%arg251, %92#11, %arg1013, %arg632, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %378:3 = call @one_44(%arg252, %91#1, %arg1014, %arg633, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %379:3 = call @one_45(%arg253, %91#2, %arg1015, %arg634, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %380:3 = call @one_44(%arg254, %91#3, %arg1016, %arg635, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %381:3 = call @one_44(%arg255, %91#4, %arg1017, %arg636, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %382:3 = call @one_50(%arg256, %91#5, %arg1018, %arg637, %learning_rate) : (!t10, !t10, !t0, !t9, !t1) -> (!t10, !t0, !t9) loc(#l108)
    %383:3 = call @one_49(%arg257, %91#6, %arg1019, %arg638, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %384:3 = call @one_49(%arg258, %91#7, %arg1020, %arg639, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %385:3 = call @one_49(%arg259, %91#8, %arg1021, %arg640, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %386:3 = call @one_49(%arg260, %91#9, %arg1022, %arg641, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %387:3 = call @one_51(%arg261, %91#10, %arg1023, %arg642, %learning_rate) : (!t11, !t11, !t9, !t0, !t1) -> (!t11, !t9, !t0) loc(#l108)
    %388:3 = call @one_44(%arg262, %90#1, %arg1024, %arg643, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %389:3 = call @one_45(%arg263, %90#2, %arg1025, %arg644, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %390:3 = call @one_44(%arg264, %90#3, %arg1026, %arg645, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %391:3 = call @one_44(%arg265, %90#4, %arg1027, %arg646, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %392:3 = call @one_46(%arg266, %90#5, %arg1028, %arg647, %learning_rate) : (!t16, !t16, !t12, !t14, !t1) -> (!t16, !t12, !t14) loc(#l108)
    %393:3 = call @one_47(%arg267, %90#6, %arg1029, %arg648, %learning_rate) : (!t17, !t17, !t14, !t12, !t1) -> (!t17, !t14, !t12) loc(#l108)
    %394:3 = call @one_48(%arg268, %90#7, %arg1030, %arg649, %learning_rate) : (!t18, !t18, !t0, !t22, !t1) -> (!t18, !t0, !t22) loc(#l108)
    %395:3 = call @one_49(%arg269, %90#8, %arg1031, %arg650, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %396:3 = call @one_49(%arg270, %90#9, %arg1032, %arg651, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %397:3 = call @one_49(%arg271, %90#10, %arg1033, %arg652, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %398:3 = call @one_49(%arg272, %90#11, %arg1034, %arg653, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %399:3 = call @one_44(%arg273, %89#1, %arg1035, %arg654, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %400:3 = call @one_45(%arg274, %89#2, %arg1036, %arg655, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %401:3 = call @one_44(%arg275, %89#3, %arg1037, %arg656, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %402:3 = call @one_44(%arg276, %89#4, %arg1038, %arg657, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %403:3 = call @one_50(%arg277, %89#5, %arg1039, %arg658, %learning_rate) : (!t10, !t10, !t0, !t9, !t1) -> (!t10, !t0, !t9) loc(#l108)
    %404:3 = call @one_49(%arg278, %89#6, %arg1040, %arg659, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %405:3 = call @one_49(%arg279, %89#7, %arg1041, %arg660, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %406:3 = call @one_49(%arg280, %89#8, %arg1042, %arg661, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %407:3 = call @one_49(%arg281, %89#9, %arg1043, %arg662, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %408:3 = call @one_51(%arg282, %89#10, %arg1044, %arg663, %learning_rate) : (!t11, !t11, !t9, !t0, !t1) -> (!t11, !t9, !t0) loc(#l108)
    %409:3 = call @one_44(%arg283, %88#1, %arg1045, %arg664, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %410:3 = call @one_45(%arg284, %88#2, %arg1046, %arg665, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %411:3 = call @one_44(%arg285, %88#3, %arg1047, %arg666, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %412:3 = call @one_44(%arg286, %88#4, %arg1048, %arg667, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %413:3 = call @one_46(%arg287, %88#5, %arg1049, %arg668, %learning_rate) : (!t16, !t16, !t12, !t14, !t1) -> (!t16, !t12, !t14) loc(#l108)
    %414:3 = call @one_47(%arg288, %88#6, %arg1050, %arg669, %learning_rate) : (!t17, !t17, !t14, !t12, !t1) -> (!t17, !t14, !t12) loc(#l108)
    %415:3 = call @one_48(%arg289, %88#7, %arg1051, %arg670, %learning_rate) : (!t18, !t18, !t0, !t22, !t1) -> (!t18, !t0, !t22) loc(#l108)
    %416:3 = call @one_49(%arg290, %88#8, %arg1052, %arg671, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %417:3 = call @one_49(%arg291, %88#9, %arg1053, %arg672, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %418:3 = call @one_49(%arg292, %88#10, %arg1054, %arg673, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %419:3 = call @one_49(%arg293, %88#11, %arg1055, %arg674, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %420:3 = call @one_44(%arg294, %87#1, %arg1056, %arg675, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %421:3 = call @one_45(%arg295, %87#2, %arg1057, %arg676, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %422:3 = call @one_44(%arg296, %87#3, %arg1058, %arg677, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %423:3 = call @one_44(%arg297, %87#4, %arg1059, %arg678, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %424:3 = call @one_50(%arg298, %87#5, %arg1060, %arg679, %learning_rate) : (!t10, !t10, !t0, !t9, !t1) -> (!t10, !t0, !t9) loc(#l108)
    %425:3 = call @one_49(%arg299, %87#6, %arg1061, %arg680, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %426:3 = call @one_49(%arg300, %87#7, %arg1062, %arg681, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %427:3 = call @one_49(%arg301, %87#8, %arg1063, %arg682, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %428:3 = call @one_49(%arg302, %87#9, %arg1064, %arg683, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %429:3 = call @one_51(%arg303, %87#10, %arg1065, %arg684, %learning_rate) : (!t11, !t11, !t9, !t0, !t1) -> (!t11, !t9, !t0) loc(#l108)
    %430:3 = call @one_44(%arg304, %86#1, %arg1066, %arg685, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %431:3 = call @one_45(%arg305, %86#2, %arg1067, %arg686, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %432:3 = call @one_44(%arg306, %86#3, %arg1068, %arg687, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %433:3 = call @one_44(%arg307, %86#4, %arg1069, %arg688, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %434:3 = call @one_46(%arg308, %86#5, %arg1070, %arg689, %learning_rate) : (!t16, !t16, !t12, !t14, !t1) -> (!t16, !t12, !t14) loc(#l108)
    %435:3 = call @one_47(%arg309, %86#6, %arg1071, %arg690, %learning_rate) : (!t17, !t17, !t14, !t12, !t1) -> (!t17, !t14, !t12) loc(#l108)
    %436:3 = call @one_48(%arg310, %86#7, %arg1072, %arg691, %learning_rate) : (!t18, !t18, !t0, !t22, !t1) -> (!t18, !t0, !t22) loc(#l108)
    %437:3 = call @one_49(%arg311, %86#8, %arg1073, %arg692, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %438:3 = call @one_49(%arg312, %86#9, %arg1074, %arg693, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %439:3 = call @one_49(%arg313, %86#10, %arg1075, %arg694, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %440:3 = call @one_49(%arg314, %86#11, %arg1076, %arg695, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %441:3 = call @one_44(%arg315, %85#1, %arg1077, %arg696, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %442:3 = call @one_45(%arg316, %85#2, %arg1078, %arg697, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %443:3 = call @one_44(%arg317, %85#3, %arg1079, %arg698, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %444:3 = call @one_44(%arg318, %85#4, %arg1080, %arg699, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %445:3 = call @one_50(%arg319, %85#5, %arg1081, %arg700, %learning_rate) : (!t10, !t10, !t0, !t9, !t1) -> (!t10, !t0, !t9) loc(#l108)
    %446:3 = call @one_49(%arg320, %85#6, %arg1082, %arg701, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %447:3 = call @one_49(%arg321, %85#7, %arg1083, %arg702, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %448:3 = call @one_49(%arg322, %85#8, %arg1084, %arg703, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %449:3 = call @one_49(%arg323, %85#9, %arg1085, %arg704, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %450:3 = call @one_51(%arg324, %85#10, %arg1086, %arg705, %learning_rate) : (!t11, !t11, !t9, !t0, !t1) -> (!t11, !t9, !t0) loc(#l108)
    %451:3 = call @one_44(%arg325, %84#1, %arg1087, %arg706, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %452:3 = call @one_45(%arg326, %84#2, %arg1088, %arg707, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %453:3 = call @one_44(%arg327, %84#3, %arg1089, %arg708, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %454:3 = call @one_44(%arg328, %84#4, %arg1090, %arg709, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %455:3 = call @one_46(%arg329, %84#5, %arg1091, %arg710, %learning_rate) : (!t16, !t16, !t12, !t14, !t1) -> (!t16, !t12, !t14) loc(#l108)
    %456:3 = call @one_47(%arg330, %84#6, %arg1092, %arg711, %learning_rate) : (!t17, !t17, !t14, !t12, !t1) -> (!t17, !t14, !t12) loc(#l108)
    %457:3 = call @one_48(%arg331, %84#7, %arg1093, %arg712, %learning_rate) : (!t18, !t18, !t0, !t22, !t1) -> (!t18, !t0, !t22) loc(#l108)
    %458:3 = call @one_49(%arg332, %84#8, %arg1094, %arg713, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %459:3 = call @one_49(%arg333, %84#9, %arg1095, %arg714, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %460:3 = call @one_49(%arg334, %84#10, %arg1096, %arg715, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %461:3 = call @one_49(%arg335, %84#11, %arg1097, %arg716, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %462:3 = call @one_44(%arg336, %83#1, %arg1098, %arg717, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %463:3 = call @one_45(%arg337, %83#2, %arg1099, %arg718, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %464:3 = call @one_44(%arg338, %83#3, %arg1100, %arg719, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %465:3 = call @one_44(%arg339, %83#4, %arg1101, %arg720, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %466:3 = call @one_50(%arg340, %83#5, %arg1102, %arg721, %learning_rate) : (!t10, !t10, !t0, !t9, !t1) -> (!t10, !t0, !t9) loc(#l108)
    %467:3 = call @one_49(%arg341, %83#6, %arg1103, %arg722, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %468:3 = call @one_49(%arg342, %83#7, %arg1104, %arg723, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %469:3 = call @one_49(%arg343, %83#8, %arg1105, %arg724, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %470:3 = call @one_49(%arg344, %83#9, %arg1106, %arg725, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %471:3 = call @one_51(%arg345, %83#10, %arg1107, %arg726, %learning_rate) : (!t11, !t11, !t9, !t0, !t1) -> (!t11, !t9, !t0) loc(#l108)
    %472:3 = call @one_44(%arg346, %82#1, %arg1108, %arg727, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %473:3 = call @one_45(%arg347, %82#2, %arg1109, %arg728, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %474:3 = call @one_44(%arg348, %82#3, %arg1110, %arg729, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %475:3 = call @one_44(%arg349, %82#4, %arg1111, %arg730, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %476:3 = call @one_46(%arg350, %82#5, %arg1112, %arg731, %learning_rate) : (!t16, !t16, !t12, !t14, !t1) -> (!t16, !t12, !t14) loc(#l108)
    %477:3 = call @one_47(%arg351, %82#6, %arg1113, %arg732, %learning_rate) : (!t17, !t17, !t14, !t12, !t1) -> (!t17, !t14, !t12) loc(#l108)
    %478:3 = call @one_48(%arg352, %82#7, %arg1114, %arg733, %learning_rate) : (!t18, !t18, !t0, !t22, !t1) -> (!t18, !t0, !t22) loc(#l108)
    %479:3 = call @one_49(%arg353, %82#8, %arg1115, %arg734, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %480:3 = call @one_49(%arg354, %82#9, %arg1116, %arg735, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %481:3 = call @one_49(%arg355, %82#10, %arg1117, %arg736, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %482:3 = call @one_49(%arg356, %82#11, %arg1118, %arg737, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %483:3 = call @one_44(%arg357, %81#1, %arg1119, %arg738, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %484:3 = call @one_45(%arg358, %81#2, %arg1120, %arg739, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %485:3 = call @one_44(%arg359, %81#3, %arg1121, %arg740, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %486:3 = call @one_44(%arg360, %81#4, %arg1122, %arg741, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %487:3 = call @one_50(%arg361, %81#5, %arg1123, %arg742, %learning_rate) : (!t10, !t10, !t0, !t9, !t1) -> (!t10, !t0, !t9) loc(#l108)
    %488:3 = call @one_49(%arg362, %81#6, %arg1124, %arg743, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %489:3 = call @one_49(%arg363, %81#7, %arg1125, %arg744, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %490:3 = call @one_49(%arg364, %81#8, %arg1126, %arg745, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %491:3 = call @one_49(%arg365, %81#9, %arg1127, %arg746, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %492:3 = call @one_51(%arg366, %81#10, %arg1128, %arg747, %learning_rate) : (!t11, !t11, !t9, !t0, !t1) -> (!t11, !t9, !t0) loc(#l108)
    %493:3 = call @one_44(%arg367, %80#1, %arg1129, %arg748, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %494:3 = call @one_45(%arg368, %80#2, %arg1130, %arg749, %learning_rate) : (!t6, !t6, !t13, !t15, !t1) -> (!t6, !t13, !t15) loc(#l108)
    %495:3 = call @one_44(%arg369, %80#3, %arg1131, %arg750, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %496:3 = call @one_44(%arg370, %80#4, %arg1132, %arg751, %learning_rate) : (!t2, !t2, !t4, !t5, !t1) -> (!t2, !t4, !t5) loc(#l108)
    %497:3 = call @one_46(%arg371, %80#5, %arg1133, %arg752, %learning_rate) : (!t16, !t16, !t12, !t14, !t1) -> (!t16, !t12, !t14) loc(#l108)
    %498:3 = call @one_47(%arg372, %80#6, %arg1134, %arg753, %learning_rate) : (!t17, !t17, !t14, !t12, !t1) -> (!t17, !t14, !t12) loc(#l108)
    %499:3 = call @one_48(%arg373, %80#7, %arg1135, %arg754, %learning_rate) : (!t18, !t18, !t0, !t22, !t1) -> (!t18, !t0, !t22) loc(#l108)
    %500:3 = call @one_49(%arg374, %80#8, %arg1136, %arg755, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %501:3 = call @one_49(%arg375, %80#9, %arg1137, %arg756, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %502:3 = call @one_49(%arg376, %80#10, %arg1138, %arg757, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %503:3 = call @one_49(%arg377, %80#11, %arg1139, %arg758, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %504:3 = call @one_49(%arg378, %79#2, %arg1140, %arg759, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %505:3 = call @one_49(%arg379, %79#1, %arg1141, %arg760, %learning_rate) : (!t0, !t0, !t0, !t1, !t1) -> (!t0, !t0, !t1) loc(#l108)
    %506:3 = call @one_52(%arg380, %125, %arg1142, %arg761, %learning_rate) : (!t33, !t33, !t43, !t0, !t1) -> (!t33, !t43, !t0) loc(#l108)
    return %126#0, %127#0, %128#0, %129#0, %130#0, %131#0, %132#0, %133#0, %134#0, %135#0, %136#0, %137#0, %138#0, %139#0, %140#0, %141#0, %142#0, %143#0, %144#0, %145#0, %146#0, %147#0, %148#0, %149#0, %150#0, %151#0, %152#0, %153#0, %154#0, %155#0, %156#0, %157#0, %158#0, %159#0, %160#0, %161#0, %162#0, %163#0, %164#0, %165#0, %166#0, %167#0, %168#0, %169#0, %170#0, %171#0, %172#0, %173#0, %174#0, %175#0, %176#0, %177#0, %178#0, %179#0, %180#0, %181#0, %182#0, %183#0, %184#0, %185#0, %186#0, %187#0, %188#0, %189#0, %190#0, %191#0, %192#0, %193#0, %194#0, %195#0, %196#0, %197#0, %198#0, %199#0, %200#0, %201#0, %202#0, %203#0, %204#0, %205#0, %206#0, %207#0, %208#0, %209#0, %210#0, %211#0, %212#0, %213#0, %214#0, %215#0, %216#0, %217#0, %218#0, %219#0, %220#0, %221#0, %222#0, %223#0, %224#0, %225#0, %226#0, %227#0, %228#0, %229#0, %230#0, %231#0, %232#0, %233#0, %234#0, %235#0, %236#0, %237#0, %238#0, %239#0, %240#0, %241#0, %242#0, %243#0, %244#0, %245#0, %246#0, %247#0, %248#0, %249#0, %250#0, %251#0, %252#0, %253#0, %254#0, %255#0, %256#0, %257#0, %258#0, %259#0, %260#0, %261#0, %262#0, %263#0, %264#0, %265#0, %266#0, %267#0, %268#0, %269#0, %270#0, %271#0, %272#0, %273#0, %274#0, %275#0, %276#0, %277#0, %278#0, %279#0, %280#0, %281#0, %282#0, %283#0, %284#0, %285#0, %286#0, %287#0, %288#0, %289#0, %290#0, %291#0, %292#0, %293#0, %294#0, %295#0, %296#0, %297#0, %298#0, %299#0, %300#0, %301#0, %302#0, %303#0, %304#0, %305#0, %306#0, %307#0, %308#0, %309#0, %310#0, %311#0, %312#0, %313#0, %314#0, %315#0, %316#0, %317#0, %318#0, %319#0, %320#0, %321#0, %322#0, %323#0, %324#0, %325#0, %326#0, %327#0, %328#0, %329#0, %330#0, %331#0, %332#0, %333#0, %334#0, %335#0, %336#0, %337#0, %338#0, %339#0, %340#0, %341#0, %342#0, %343#0, %344#0, %345#0, %346#0, %347#0, %348#0, %349#0, %350#0, %351#0, %352#0, %353#0, %354#0, %355#0, %356#0, %357#0, %358#0, %359#0, %360#0, %361#0, %362#0, %363#0, %364#0, %365#0, %366#0, %367#0, %368#0, %369#0, %370#0, %371#0, %372#0, %373#0, %374#0, %375#0, %376#0, %377#0, %378#0, %379#0, %380#0, %381#0, %382#0, %383#0, %384#0, %385#0, %386#0, %387#0, %388#0, %389#0, %390#0, %391#0, %392#0, %393#0, %394#0, %395#0, %396#0, %397#0, %398#0, %399#0, %400#0, %401#0, %402#0, %403#0, %404#0, %405#0, %406#0, %407#0, %408#0, %409#0, %410#0, %411#0, %412#0, %413#0, %414#0, %415#0, %416#0, %417#0, %418#0, %419#0, %420#0, %421#0, %422#0, %423#0, %424#0, %425#0, %426#0, %427#0, %428#0, %429#0, %430#0, %431#0, %432#0, %433#0, %434#0, %435#0, %436#0, %437#0, %438#0, %439#0, %440#0, %441#0, %442#0, %443#0, %444#0, %445#0, %446#0, %447#0, %448#0, %449#0, %450#0, %451#0, %452#0, %453#0, %454#0, %455#0, %456#0, %457#0, %458#0, %459#0, %460#0, %461#0, %462#0, %463#0, %464#0, %465#0, %466#0, %467#0, %468#0, %469#0, %470#0, %471#0, %472#0, %473#0, %474#0, %475#0, %476#0, %477#0, %478#0, %479#0, %480#0, %481#0, %482#0, %483#0, %484#0, %485#0, %486#0, %487#0, %488#0, %489#0, %490#0, %491#0, %492#0, %493#0, %494#0, %495#0, %496#0, %497#0, %498#0, %499#0, %500#0, %501#0, %502#0, %503#0, %504#0, %505#0, %506#0, %126#2, %127#2, %128#2, %129#2, %130#2, %131#2, %132#2, %133#2, %134#2, %135#2, %136#2, %137#2, %138#2, %139#2, %140#2, %141#2, %142#2, %143#2, %144#2, %145#2, %146#2, %147#2, %148#2, %149#2, %150#2, %151#2, %152#2, %153#2, %154#2, %155#2, %156#2, %157#2, %158#2, %159#2, %160#2, %161#2, %162#2, %163#2, %164#2, %165#2, %166#2, %167#2, %168#2, %169#2, %170#2, %171#2, %172#2, %173#2, %174#2, %175#2, %176#2, %177#2, %178#2, %179#2, %180#2, %181#2, %182#2, %183#2, %184#2, %185#2, %186#2, %187#2, %188#2, %189#2, %190#2, %191#2, %192#2, %193#2, %194#2, %195#2, %196#2, %197#2, %198#2, %199#2, %200#2, %201#2, %202#2, %203#2, %204#2, %205#2, %206#2, %207#2, %208#2, %209#2, %210#2, %211#2, %212#2, %213#2, %214#2, %215#2, %216#2, %217#2, %218#2, %219#2, %220#2, %221#2, %222#2, %223#2, %224#2, %225#2, %226#2, %227#2, %228#2, %229#2, %230#2, %231#2, %232#2, %233#2, %234#2, %235#2, %236#2, %237#2, %238#2, %239#2, %240#2, %241#2, %242#2, %243#2, %244#2, %245#2, %246#2, %247#2, %248#2, %249#2, %250#2, %251#2, %252#2, %253#2, %254#2, %255#2, %256#2, %257#2, %258#2, %259#2, %260#2, %261#2, %262#2, %263#2, %264#2, %265#2, %266#2, %267#2, %268#2, %269#2, %270#2, %271#2, %272#2, %273#2, %274#2, %275#2, %276#2, %277#2, %278#2, %279#2, %280#2, %281#2, %282#2, %283#2, %284#2, %285#2, %286#2, %287#2, %288#2, %289#2, %290#2, %291#2, %292#2, %293#2, %294#2, %295#2, %296#2, %297#2, %298#2, %299#2, %300#2, %301#2, %302#2, %303#2, %304#2, %305#2, %306#2, %307#2, %308#2, %309#2, %310#2, %311#2, %312#2, %313#2, %314#2, %315#2, %316#2, %317#2, %318#2, %319#2, %320#2, %321#2, %322#2, %323#2, %324#2, %325#2, %326#2, %327#2, %328#2, %329#2, %330#2, %331#2, %332#2, %333#2, %334#2, %335#2, %336#2, %337#2, %338#2, %339#2, %340#2, %341#2, %342#2, %343#2, %344#2, %345#2, %346#2, %347#2, %348#2, %349#2, %350#2, %351#2, %352#2, %353#2, %354#2, %355#2, %356#2, %357#2, %358#2, %359#2, %360#2, %361#2, %362#2, %363#2, %364#2, %365#2, %366#2, %367#2, %368#2, %369#2, %370#2, %371#2, %372#2, %373#2, %374#2, %375#2, %376#2, %377#2, %378#2, %379#2, %380#2, %381#2, %382#2, %383#2, %384#2, %385#2, %386#2, %387#2, %388#2, %389#2, %390#2, %391#2, %392#2, %393#2, %394#2, %395#2, %396#2, %397#2, %398#2, %399#2, %400#2, %401#2, %402#2, %403#2, %404#2, %405#2, %406#2, %407#2, %408#2, %409#2, %410#2, %411#2, %412#2, %413#2, %414#2, %415#2, %416#2, %417#2, %418#2, %419#2, %420#2, %421#2, %422#2, %423#2, %424#2, %425#2, %426#2, %427#2, %428#2, %429#2, %430#2, %431#2, %432#2, %433#2, %434#2, %435#2, %436#2, %437#2, %438#2, %439#2, %440#2, %441#2, %442#2, %443#2, %444#2, %445#2, %446#2, %447#2, %448#2, %449#2, %450#2, %451#2, %452#2, %453#2, %454#2, %455#2, %456#2, %457#2, %458#2, %459#2, %460#2, %461#2, %462#2, %463#2, %464#2, %465#2, %466#2, %467#2, %468#2, %469#2, %470#2, %471#2, %472#2, %473#2, %474#2, %475#2, %476#2, %477#2, %478#2, %479#2, %480#2, %481#2, %482#2, %483#2, %484#2, %485#2, %486#2, %487#2, %488#2, %489#2, %490#2, %491#2, %492#2, %493#2, %494#2, %495#2, %496#2, %497#2, %498#2, %499#2, %500#2, %501#2, %502#2, %503#2, %504#2, %505#2, %506#2, %126#1, %127#1, %128#1, %129#1, %130#1, %131#1, %132#1, %133#1, %134#1, %135#1, %136#1, %137#1, %138#1, %139#1, %140#1, %141#1, %142#1, %143#1, %144#1, %145#1, %146#1, %147#1, %148#1, %149#1, %150#1, %151#1, %152#1, %153#1, %154#1, %155#1, %156#1, %157#1, %158#1, %159#1, %160#1, %161#1, %162#1, %163#1, %164#1, %165#1, %166#1, %167#1, %168#1, %169#1, %170#1, %171#1, %172#1, %173#1, %174#1, %175#1, %176#1, %177#1, %178#1, %179#1, %180#1, %181#1, %182#1, %183#1, %184#1, %185#1, %186#1, %187#1, %188#1, %189#1, %190#1, %191#1, %192#1, %193#1, %194#1, %195#1, %196#1, %197#1, %198#1, %199#1, %200#1, %201#1, %202#1, %203#1, %204#1, %205#1, %206#1, %207#1, %208#1, %209#1, %210#1, %211#1, %212#1, %213#1, %214#1, %215#1, %216#1, %217#1, %218#1, %219#1, %220#1, %221#1, %222#1, %223#1, %224#1, %225#1, %226#1, %227#1, %228#1, %229#1, %230#1, %231#1, %232#1, %233#1, %234#1, %235#1, %236#1, %237#1, %238#1, %239#1, %240#1, %241#1, %242#1, %243#1, %244#1, %245#1, %246#1, %247#1, %248#1, %249#1, %250#1, %251#1, %252#1, %253#1, %254#1, %255#1, %256#1, %257#1, %258#1, %259#1, %260#1, %261#1, %262#1, %263#1, %264#1, %265#1, %266#1, %267#1, %268#1, %269#1, %270#1, %271#1, %272#1, %273#1, %274#1, %275#1, %276#1, %277#1, %278#1, %279#1, %280#1, %281#1, %282#1, %283#1, %284#1, %285#1, %286#1, %287#1, %288#1, %289#1, %290#1, %291#1, %292#1, %293#1, %294#1, %295#1, %296#1, %297#1, %298#1, %299#1, %300#1, %301#1, %302#1, %303#1, %304#1, %305#1, %306#1, %307#1, %308#1, %309#1, %310#1, %311#1, %312#1, %313#1, %314#1, %315#1, %316#1, %317#1, %318#1, %319#1, %320#1, %321#1, %322#1, %323#1, %324#1, %325#1, %326#1, %327#1, %328#1, %329#1, %330#1, %331#1, %332#1, %333#1, %334#1, %335#1, %336#1, %337#1, %338#1, %339#1, %340#1, %341#1, %342#1, %343#1, %344#1, %345#1, %346#1, %347#1, %348#1, %349#1, %350#1, %351#1, %352#1, %353#1, %354#1, %355#1, %356#1, %357#1, %358#1, %359#1, %360#1, %361#1, %362#1, %363#1, %364#1, %365#1, %366#1, %367#1, %368#1, %369#1, %370#1, %371#1, %372#1, %373#1, %374#1, %375#1, %376#1, %377#1, %378#1, %379#1, %380#1, %381#1, %382#1, %383#1, %384#1, %385#1, %386#1, %387#1, %388#1, %389#1, %390#1, %391#1, %392#1, %393#1, %394#1, %395#1, %396#1, %397#1, %398#1, %399#1, %400#1, %401#1, %402#1, %403#1, %404#1, %405#1, %406#1, %407#1, %408#1, %409#1, %410#1, %411#1, %412#1, %413#1, %414#1, %415#1, %416#1, %417#1, %418#1, %419#1, %420#1, %421#1, %422#1, %423#1, %424#1, %425#1, %426#1, %427#1, %428#1, %429#1, %430#1, %431#1, %432#1, %433#1, %434#1, %435#1, %436#1, %437#1, %438#1, %439#1, %440#1, %441#1, %442#1, %443#1, %444#1, %445#1, %446#1, %447#1, %448#1, %449#1, %450#1, %451#1, %452#1, %453#1, %454#1, %455#1, %456#1, %457#1, %458#1, %459#1, %460#1, %461#1, %462#1, %463#1, %464#1, %465#1, %466#1, %467#1, %468#1, %469#1, %470#1, %471#1, %472#1, %473#1, %474#1, %475#1, %476#1, %477#1, %478#1, %479#1, %480#1, %481#1, %482#1, %483#1, %484#1, %485#1, %486#1, %487#1, %488#1, %489#1, %490#1, %491#1, %492#1, %493#1, %494#1, %495#1, %496#1, %497#1, %498#1, %499#1, %500#1, %501#1, %502#1, %503#1, %504#1, %505#1, %506#1, %72 : !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t0, !t0, !t33, !t5, !t15, !t5, !t5, !t9, !t1, !t1, !t1, !t1, !t0, !t5, !t15, !t5, !t5, !t14, !t12, !t22, !t1, !t1, !t1, !t1, !t5, !t15, !t5, !t5, !t9, !t1, !t1, !t1, !t1, !t0, !t5, !t15, !t5, !t5, !t14, !t12, !t22, !t1, !t1, !t1, !t1, !t5, !t15, !t5, !t5, !t9, !t1, !t1, !t1, !t1, !t0, !t5, !t15, !t5, !t5, !t14, !t12, !t22, !t1, !t1, !t1, !t1, !t5, !t15, !t5, !t5, !t9, !t1, !t1, !t1, !t1, !t0, !t5, !t15, !t5, !t5, !t14, !t12, !t22, !t1, !t1, !t1, !t1, !t5, !t15, !t5, !t5, !t9, !t1, !t1, !t1, !t1, !t0, !t5, !t15, !t5, !t5, !t14, !t12, !t22, !t1, !t1, !t1, !t1, !t5, !t15, !t5, !t5, !t9, !t1, !t1, !t1, !t1, !t0, !t5, !t15, !t5, !t5, !t14, !t12, !t22, !t1, !t1, !t1, !t1, !t5, !t15, !t5, !t5, !t9, !t1, !t1, !t1, !t1, !t0, !t5, !t15, !t5, !t5, !t14, !t12, !t22, !t1, !t1, !t1, !t1, !t5, !t15, !t5, !t5, !t9, !t1, !t1, !t1, !t1, !t0, !t5, !t15, !t5, !t5, !t14, !t12, !t22, !t1, !t1, !t1, !t1, !t5, !t15, !t5, !t5, !t9, !t1, !t1, !t1, !t1, !t0, !t5, !t15, !t5, !t5, !t14, !t12, !t22, !t1, !t1, !t1, !t1, !t5, !t15, !t5, !t5, !t9, !t1, !t1, !t1, !t1, !t0, !t5, !t15, !t5, !t5, !t14, !t12, !t22, !t1, !t1, !t1, !t1, !t5, !t15, !t5, !t5, !t9, !t1, !t1, !t1, !t1, !t0, !t5, !t15, !t5, !t5, !t14, !t12, !t22, !t1, !t1, !t1, !t1, !t5, !t15, !t5, !t5, !t9, !t1, !t1, !t1, !t1, !t0, !t5, !t15, !t5, !t5, !t14, !t12, !t22, !t1, !t1, !t1, !t1, !t5, !t15, !t5, !t5, !t9, !t1, !t1, !t1, !t1, !t0, !t5, !t15, !t5, !t5, !t14, !t12, !t22, !t1, !t1, !t1, !t1, !t5, !t15, !t5, !t5, !t9, !t1, !t1, !t1, !t1, !t0, !t5, !t15, !t5, !t5, !t14, !t12, !t22, !t1, !t1, !t1, !t1, !t5, !t15, !t5, !t5, !t9, !t1, !t1, !t1, !t1, !t0, !t5, !t15, !t5, !t5, !t14, !t12, !t22, !t1, !t1, !t1, !t1, !t5, !t15, !t5, !t5, !t9, !t1, !t1, !t1, !t1, !t0, !t5, !t15, !t5, !t5, !t14, !t12, !t22, !t1, !t1, !t1, !t1, !t5, !t15, !t5, !t5, !t9, !t1, !t1, !t1, !t1, !t0, !t5, !t15, !t5, !t5, !t14, !t12, !t22, !t1, !t1, !t1, !t1, !t5, !t15, !t5, !t5, !t9, !t1, !t1, !t1, !t1, !t0, !t5, !t15, !t5, !t5, !t14, !t12, !t22, !t1, !t1, !t1, !t1, !t1, !t1, !t0, !t4, !t13, !t4, !t4, !t0, !t0, !t0, !t0, !t0, !t9, !t4, !t13, !t4, !t4, !t12, !t14, !t0, !t0, !t0, !t0, !t0, !t4, !t13, !t4, !t4, !t0, !t0, !t0, !t0, !t0, !t9, !t4, !t13, !t4, !t4, !t12, !t14, !t0, !t0, !t0, !t0, !t0, !t4, !t13, !t4, !t4, !t0, !t0, !t0, !t0, !t0, !t9, !t4, !t13, !t4, !t4, !t12, !t14, !t0, !t0, !t0, !t0, !t0, !t4, !t13, !t4, !t4, !t0, !t0, !t0, !t0, !t0, !t9, !t4, !t13, !t4, !t4, !t12, !t14, !t0, !t0, !t0, !t0, !t0, !t4, !t13, !t4, !t4, !t0, !t0, !t0, !t0, !t0, !t9, !t4, !t13, !t4, !t4, !t12, !t14, !t0, !t0, !t0, !t0, !t0, !t4, !t13, !t4, !t4, !t0, !t0, !t0, !t0, !t0, !t9, !t4, !t13, !t4, !t4, !t12, !t14, !t0, !t0, !t0, !t0, !t0, !t4, !t13, !t4, !t4, !t0, !t0, !t0, !t0, !t0, !t9, !t4, !t13, !t4, !t4, !t12, !t14, !t0, !t0, !t0, !t0, !t0, !t4, !t13, !t4, !t4, !t0, !t0, !t0, !t0, !t0, !t9, !t4, !t13, !t4, !t4, !t12, !t14, !t0, !t0, !t0, !t0, !t0, !t4, !t13, !t4, !t4, !t0, !t0, !t0, !t0, !t0, !t9, !t4, !t13, !t4, !t4, !t12, !t14, !t0, !t0, !t0, !t0, !t0, !t4, !t13, !t4, !t4, !t0, !t0, !t0, !t0, !t0, !t9, !t4, !t13, !t4, !t4, !t12, !t14, !t0, !t0, !t0, !t0, !t0, !t4, !t13, !t4, !t4, !t0, !t0, !t0, !t0, !t0, !t9, !t4, !t13, !t4, !t4, !t12, !t14, !t0, !t0, !t0, !t0, !t0, !t4, !t13, !t4, !t4, !t0, !t0, !t0, !t0, !t0, !t9, !t4, !t13, !t4, !t4, !t12, !t14, !t0, !t0, !t0, !t0, !t0, !t4, !t13, !t4, !t4, !t0, !t0, !t0, !t0, !t0, !t9, !t4, !t13, !t4, !t4, !t12, !t14, !t0, !t0, !t0, !t0, !t0, !t4, !t13, !t4, !t4, !t0, !t0, !t0, !t0, !t0, !t9, !t4, !t13, !t4, !t4, !t12, !t14, !t0, !t0, !t0, !t0, !t0, !t4, !t13, !t4, !t4, !t0, !t0, !t0, !t0, !t0, !t9, !t4, !t13, !t4, !t4, !t12, !t14, !t0, !t0, !t0, !t0, !t0, !t4, !t13, !t4, !t4, !t0, !t0, !t0, !t0, !t0, !t9, !t4, !t13, !t4, !t4, !t12, !t14, !t0, !t0, !t0, !t0, !t0, !t4, !t13, !t4, !t4, !t0, !t0, !t0, !t0, !t0, !t9, !t4, !t13, !t4, !t4, !t12, !t14, !t0, !t0, !t0, !t0, !t0, !t4, !t13, !t4, !t4, !t0, !t0, !t0, !t0, !t0, !t9, !t4, !t13, !t4, !t4, !t12, !t14, !t0, !t0, !t0, !t0, !t0, !t0, !t0, !t43, !t1
  }
  func.func private @_where(%arg0: !t63, %arg1: !t1, %arg2: !t1) -> !t58 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t1) -> !t58
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t1) -> !t58
    %2 = stablehlo.select %arg0, %0, %1 : !t63, !t58
    return %2 : !t58
  }
  func.func private @_plain(%arg0: !t3, %arg1: !t3, %arg2: !t2, %arg3: !t6, %arg4: !t2, %arg5: !t2, %arg6: !t10, %arg7: !t0, %arg8: !t0, %arg9: !t0, %arg10: !t0, %arg11: !t11) -> !t3 {
    %0 = call @normalise_rows(%arg0, %arg8, %arg7) : (!t3, !t0, !t0) -> !t3
    %1 = stablehlo.dot_general %0, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l109)
    %2 = stablehlo.dot_general %0, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l109)
    %3 = stablehlo.dot_general %0, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l109)
    %cst = stablehlo.constant dense<0.0883883461> : !t1
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t20 loc(#l110)
    %5 = stablehlo.multiply %1, %4 : !t20 loc(#l110)
    %6 = stablehlo.dot_general %5, %2, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (!t20, !t20) -> !t21 loc(#l109)
    %7 = call @_softmax(%6, %arg1) : (!t21, !t3) -> !t21 loc(#l111)
    %8 = stablehlo.dot_general %3, %7, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (!t20, !t21) -> !t31 loc(#l109)
    %9 = stablehlo.transpose %8, dims = [0, 3, 1, 2] : (!t31) -> !t20 loc(#l112)
    %10 = stablehlo.dot_general %9, %arg3, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t20, !t6) -> !t3 loc(#l109)
    %11 = stablehlo.add %arg0, %10 : !t3
    %12 = call @normalise_rows(%11, %arg10, %arg9) : (!t3, !t0, !t0) -> !t3 loc(#l113)
    %13 = stablehlo.dot_general %12, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t10) -> !t25 loc(#l114)
    %14 = call @_relu(%13) : (!t25) -> !t25 loc(#l115)
    %15 = stablehlo.dot_general %14, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t25, !t11) -> !t3 loc(#l114)
    %16 = stablehlo.add %11, %15 : !t3 loc(#l116)
    return %16 : !t3
  }
  func.func private @normalise_rows(%arg0: !t3, %arg1: !t0, %arg2: !t0) -> !t3 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (!t3, !t1) -> !t19
    %cst_0 = stablehlo.constant dense<9.765625E-4> : !t1
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t19
    %2 = stablehlo.multiply %0, %1 : !t19
    %3 = stablehlo.multiply %arg0, %arg0 : !t3
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t3, !t1) -> !t19
    %cst_2 = stablehlo.constant dense<9.765625E-4> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t19
    %6 = stablehlo.multiply %4, %5 : !t19
    %7 = stablehlo.multiply %2, %2 : !t19
    %8 = stablehlo.subtract %6, %7 : !t19
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t19
    %10 = stablehlo.add %8, %9 : !t19
    %11 = stablehlo.rsqrt %10 : !t19
    %12 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (!t19) -> !t3
    %13 = stablehlo.subtract %arg0, %12 : !t3
    %14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (!t19) -> !t3
    %15 = stablehlo.multiply %13, %14 : !t3
    %16 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (!t0) -> !t3
    %17 = stablehlo.multiply %15, %16 : !t3
    %18 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (!t0) -> !t3
    %19 = stablehlo.add %17, %18 : !t3
    return %19 : !t3
  }
  func.func private @_softmax(%arg0: !t21, %arg1: !t3) -> !t21 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3] : (!t3) -> !t21
    %1 = stablehlo.add %arg0, %0 : !t21
    %cst = stablehlo.constant dense<0xFF800000> : !t1
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [3] : (!t21, !t1) -> !t42
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (!t42) -> !t21
    %4 = stablehlo.subtract %1, %3 : !t21
    %5 = stablehlo.exponential %4 : !t21
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [3] : (!t21, !t1) -> !t42
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (!t42) -> !t21
    %8 = stablehlo.divide %5, %7 : !t21
    return %8 : !t21
  }
  func.func private @_relu(%arg0: !t25) -> !t25 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t25
    %1 = stablehlo.maximum %arg0, %0 : !t25
    return %1 : !t25
  }
  func.func private @_mixed(%arg0: !t3, %arg1: !t3, %arg2: !t8, %arg3: !t2, %arg4: !t6, %arg5: !t2, %arg6: !t2, %arg7: !t16, %arg8: !t17, %arg9: !t18, %arg10: !t0, %arg11: !t0, %arg12: !t0, %arg13: !t0) -> (!t3, !t1) {
    %0 = call @normalise_rows(%arg0, %arg11, %arg10) : (!t3, !t0, !t0) -> !t3
    %1 = stablehlo.dot_general %0, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l109)
    %2 = stablehlo.dot_general %0, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l109)
    %3 = stablehlo.dot_general %0, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l109)
    %cst = stablehlo.constant dense<0.0883883461> : !t1
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t20 loc(#l110)
    %5 = stablehlo.multiply %1, %4 : !t20 loc(#l110)
    %6 = stablehlo.dot_general %5, %2, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (!t20, !t20) -> !t21 loc(#l109)
    %7 = call @_softmax(%6, %arg1) : (!t21, !t3) -> !t21 loc(#l111)
    %8 = stablehlo.dot_general %3, %7, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (!t20, !t21) -> !t31 loc(#l109)
    %9 = stablehlo.transpose %8, dims = [0, 3, 1, 2] : (!t31) -> !t20 loc(#l112)
    %10 = stablehlo.dot_general %9, %arg4, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t20, !t6) -> !t3 loc(#l109)
    %11 = stablehlo.add %arg0, %10 : !t3
    %12 = call @normalise_rows(%11, %arg13, %arg12) : (!t3, !t0, !t0) -> !t3 loc(#l117)
    %13 = stablehlo.reshape %12 : (!t3) -> !t34 loc(#l118)
    %14 = stablehlo.dot_general %13, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t34, !t18) -> !t7 loc(#l119)
    %15:2 = call @gating(%14, %arg2) : (!t7, !t8) -> (!t23, !t1) loc(#l120)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t23 loc(#l121)
    %17 = stablehlo.compare GT, %15#0, %16, FLOAT : (!t23, !t23) -> !t50 loc(#l121)
    %18 = stablehlo.convert %17 : (!t50) -> !t23 loc(#l122)
    %19 = stablehlo.dot_general %13, %18, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (!t34, !t23) -> !t45 loc(#l119)
    %20 = stablehlo.transpose %19, dims = [2, 0, 3, 1] : (!t45) -> !t27 loc(#l123)
    %21 = sdy.sharding_constraint %20 <@mesh, [{"data"}, {}, {}, {}]> : !t27 loc(#l124)
    %22 = stablehlo.dot_general %21, %arg7, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (!t27, !t16) -> !t26 loc(#l119)
    %23 = call @_relu_1(%22) : (!t26) -> !t26 loc(#l125)
    %24 = stablehlo.dot_general %23, %arg8, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (!t26, !t17) -> !t27 loc(#l119)
    %25 = sdy.sharding_constraint %24 <@mesh, [{"data"}, {}, {}, {}]> : !t27 loc(#l124)
    %26 = stablehlo.dot_general %15#0, %25, batching_dims = [0] x [1], contracting_dims = [3, 2] x [2, 0], precision = [DEFAULT, DEFAULT] : (!t23, !t27) -> !t34 loc(#l119)
    %27 = stablehlo.reshape %26 : (!t34) -> !t3
    %28 = stablehlo.add %11, %27 : !t3
    return %28, %15#1 : !t3, !t1
  }
  func.func private @gating(%arg0: !t7, %arg1: !t8) -> (!t23, !t1) {
    %cst = stablehlo.constant dense<0xFF800000> : !t1 loc(#l126)
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l126)
    %cst_0 = stablehlo.constant dense<0xFF800000> : !t1
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t8 loc(#l127)
    %2 = stablehlo.maximum %1, %0 : !t8 loc(#l127)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (!t8) -> !t24 loc(#l128)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l129)
    %5 = stablehlo.subtract %arg0, %4 : !t7 loc(#l129)
    %6 = stablehlo.exponential %5 : !t7 loc(#l130)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (!t8) -> !t24 loc(#l128)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l132)
    %10 = stablehlo.divide %6, %9 : !t7 loc(#l132)
    %11 = call @argmax(%10) : (!t7) -> !t29
    %12 = stablehlo.iota dim = 2 : !t32 loc(#l133)
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (!t29) -> !t35 loc(#l128)
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (!t35) -> !t32 loc(#l134)
    %15 = stablehlo.compare EQ, %12, %14, SIGNED : (!t32, !t32) -> !t38 loc(#l134)
    %16 = stablehlo.convert %15 : (!t38) -> !t7 loc(#l135)
    %cst_2 = stablehlo.constant dense<1.000000e+00> : !t1
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t7 loc(#l129)
    %18 = stablehlo.subtract %17, %16 : !t7 loc(#l129)
    %19 = stablehlo.multiply %10, %18 : !t7 loc(#l136)
    %20 = call @argmax(%19) : (!t7) -> !t29
    %21 = stablehlo.iota dim = 2 : !t32 loc(#l133)
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (!t29) -> !t35 loc(#l128)
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (!t35) -> !t32 loc(#l134)
    %24 = stablehlo.compare EQ, %21, %23, SIGNED : (!t32, !t32) -> !t38 loc(#l134)
    %25 = stablehlo.convert %24 : (!t38) -> !t7 loc(#l135)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %26 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [1] : (!t7, !t1) -> !t8 loc(#l131)
    %cst_4 = stablehlo.constant dense<2.048000e+03> : !t1
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t8 loc(#l132)
    %28 = stablehlo.divide %26, %27 : !t8 loc(#l132)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %29 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.add across dimensions = [1] : (!t7, !t1) -> !t8 loc(#l131)
    %cst_6 = stablehlo.constant dense<2.048000e+03> : !t1
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t1) -> !t8 loc(#l132)
    %31 = stablehlo.divide %29, %30 : !t8 loc(#l132)
    %32 = stablehlo.multiply %28, %31 : !t8 loc(#l136)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %33 = stablehlo.reduce(%32 init: %cst_7) applies stablehlo.add across dimensions = [1] : (!t8, !t1) -> !t22 loc(#l131)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %34 = stablehlo.reduce(%33 init: %cst_8) applies stablehlo.add across dimensions = [0] : (!t22, !t1) -> !t1 loc(#l131)
    %cst_9 = stablehlo.constant dense<2.048000e+03> : !t1
    %35 = stablehlo.divide %34, %cst_9 : !t1 loc(#l132)
    %cst_10 = stablehlo.constant dense<2.048000e+03> : !t1
    %36 = stablehlo.multiply %35, %cst_10 : !t1 loc(#l136)
    %37 = stablehlo.multiply %10, %16 : !t7 loc(#l136)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %38 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %39 = stablehlo.multiply %10, %25 : !t7 loc(#l136)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %40 = stablehlo.reduce(%39 init: %cst_12) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %41 = stablehlo.add %38, %40 : !t8 loc(#l137)
    %cst_13 = stablehlo.constant dense<9.99999971E-10> : !t1
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (!t1) -> !t8 loc(#l137)
    %43 = stablehlo.add %41, %42 : !t8 loc(#l137)
    %44 = stablehlo.divide %38, %43 : !t8 loc(#l132)
    %45 = stablehlo.divide %40, %43 : !t8 loc(#l132)
    %cst_14 = stablehlo.constant dense<2.000000e+00> : !t1
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (!t1) -> !t8 loc(#l136)
    %47 = stablehlo.multiply %46, %45 : !t8 loc(#l136)
    %48 = stablehlo.compare GT, %47, %arg1, FLOAT : (!t8, !t8) -> !t51 loc(#l138)
    %49 = stablehlo.convert %48 : (!t51) -> !t8 loc(#l135)
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (!t8) -> !t24 loc(#l128)
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l136)
    %52 = stablehlo.multiply %25, %51 : !t7 loc(#l136)
    %53 = call @cumsum(%16) : (!t7) -> !t7 loc(#l139)
    %54 = stablehlo.subtract %53, %16 : !t7 loc(#l129)
    %55 = stablehlo.multiply %54, %16 : !t7 loc(#l136)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %56 = stablehlo.reduce(%55 init: %cst_15) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %57 = call @cumsum(%16) : (!t7) -> !t7 loc(#l139)
    %58 = stablehlo.subtract %57, %16 : !t7 loc(#l129)
    %cst_16 = stablehlo.constant dense<4.000000e+00> : !t1
    %59 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (!t1) -> !t7 loc(#l140)
    %60 = stablehlo.compare LT, %58, %59, FLOAT : (!t7, !t7) -> !t38 loc(#l140)
    %61 = stablehlo.convert %60 : (!t38) -> !t7 loc(#l135)
    %62 = stablehlo.multiply %16, %61 : !t7 loc(#l136)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %63 = stablehlo.reduce(%62 init: %cst_17) applies stablehlo.add across dimensions = [1] : (!t7, !t1) -> !t8 loc(#l131)
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 2] : (!t8) -> !t52 loc(#l128)
    %65 = call @cumsum(%52) : (!t7) -> !t7 loc(#l139)
    %66 = stablehlo.subtract %65, %52 : !t7 loc(#l129)
    %67 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (!t52) -> !t7 loc(#l137)
    %68 = stablehlo.add %66, %67 : !t7 loc(#l137)
    %69 = stablehlo.multiply %68, %52 : !t7 loc(#l136)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %70 = stablehlo.reduce(%69 init: %cst_18) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %71 = stablehlo.convert %56 : (!t8) -> !t29 loc(#l135)
    %72 = stablehlo.iota dim = 2 : !t36 loc(#l133)
    %73 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (!t29) -> !t35 loc(#l128)
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (!t35) -> !t36 loc(#l134)
    %75 = stablehlo.compare EQ, %72, %74, SIGNED : (!t36, !t36) -> !t46 loc(#l134)
    %76 = stablehlo.convert %75 : (!t46) -> !t47 loc(#l135)
    %77 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (!t8) -> !t24 loc(#l128)
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l136)
    %79 = stablehlo.multiply %78, %16 : !t7 loc(#l136)
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (!t7) -> !t39 loc(#l128)
    %81 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 3] : (!t47) -> !t28 loc(#l128)
    %82 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (!t39) -> !t23 loc(#l136)
    %83 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (!t28) -> !t23 loc(#l136)
    %84 = stablehlo.multiply %82, %83 : !t23 loc(#l136)
    %85 = stablehlo.convert %70 : (!t8) -> !t29 loc(#l135)
    %86 = stablehlo.iota dim = 2 : !t36 loc(#l133)
    %87 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (!t29) -> !t35 loc(#l128)
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (!t35) -> !t36 loc(#l134)
    %89 = stablehlo.compare EQ, %86, %88, SIGNED : (!t36, !t36) -> !t46 loc(#l134)
    %90 = stablehlo.convert %89 : (!t46) -> !t47 loc(#l135)
    %91 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (!t8) -> !t24 loc(#l128)
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l136)
    %93 = stablehlo.multiply %92, %52 : !t7 loc(#l136)
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (!t7) -> !t39 loc(#l128)
    %95 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 3] : (!t47) -> !t28 loc(#l128)
    %96 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2, 3] : (!t39) -> !t23 loc(#l136)
    %97 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2, 3] : (!t28) -> !t23 loc(#l136)
    %98 = stablehlo.multiply %96, %97 : !t23 loc(#l136)
    %99 = stablehlo.add %84, %98 : !t23 loc(#l137)
    return %99, %36 : !t23, !t1
  }
  func.func private @argmax(%arg0: !t7) -> !t29 {
    %0 = stablehlo.iota dim = 2 : !t32
    %cst = stablehlo.constant dense<0xFF800000> : !t1
    %c = stablehlo.constant dense<0> : !t37
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [2] : (!t7, !t32, !t1, !t37) -> (!t8, !t29)
     reducer(%arg1: !t1, %arg3: !t1) (%arg2: !t37, %arg4: !t37)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (!t1, !t1) -> !t44
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (!t1, !t1) -> !t44
      %4 = stablehlo.or %2, %3 : !t44
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (!t1, !t1) -> !t44
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (!t37, !t37) -> !t44
      %7 = stablehlo.and %5, %6 : !t44
      %8 = stablehlo.or %4, %7 : !t44
      %9 = stablehlo.select %4, %arg1, %arg3 : !t44, !t1
      %10 = stablehlo.select %8, %arg2, %arg4 : !t44, !t37
      stablehlo.return %9, %10 : !t1, !t37
    }
    return %1#1 : !t29
  }
  func.func private @cumsum(%arg0: !t7) -> !t7 {
    %0 = call @cumsum_0(%arg0) : (!t7) -> !t7
    return %0 : !t7
  }
  func.func private @cumsum_0(%arg0: !t7) -> !t7 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t1
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2047, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2048, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: !t1, %arg2: !t1):
      %2 = stablehlo.add %arg1, %arg2 : !t1
      stablehlo.return %2 : !t1
    }) : (!t7, !t1) -> !t7
    return %1 : !t7
  }
  func.func private @_relu_1(%arg0: !t26) -> !t26 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t26
    %1 = stablehlo.maximum %arg0, %0 : !t26
    return %1 : !t26
  }
  func.func private @_plain_2(%arg0: !t3, %arg1: !t3, %arg2: !t2, %arg3: !t6, %arg4: !t2, %arg5: !t2, %arg6: !t10, %arg7: !t0, %arg8: !t0, %arg9: !t0, %arg10: !t0, %arg11: !t11) -> !t3 {
    %0 = call @normalise_rows_3(%arg0, %arg8, %arg7) : (!t3, !t0, !t0) -> !t3
    %1 = stablehlo.dot_general %0, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l109)
    %2 = stablehlo.dot_general %0, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l109)
    %3 = stablehlo.dot_general %0, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l109)
    %cst = stablehlo.constant dense<0.0883883461> : !t1
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t20 loc(#l110)
    %5 = stablehlo.multiply %1, %4 : !t20 loc(#l110)
    %6 = stablehlo.dot_general %5, %2, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (!t20, !t20) -> !t21 loc(#l109)
    %7 = call @_softmax_4(%6, %arg1) : (!t21, !t3) -> !t21 loc(#l111)
    %8 = stablehlo.dot_general %3, %7, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (!t20, !t21) -> !t31 loc(#l109)
    %9 = stablehlo.transpose %8, dims = [0, 3, 1, 2] : (!t31) -> !t20 loc(#l112)
    %10 = stablehlo.dot_general %9, %arg3, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t20, !t6) -> !t3 loc(#l109)
    %11 = stablehlo.add %arg0, %10 : !t3
    %12 = call @normalise_rows_3(%11, %arg10, %arg9) : (!t3, !t0, !t0) -> !t3 loc(#l113)
    %13 = stablehlo.dot_general %12, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t10) -> !t25 loc(#l114)
    %14 = call @_relu_5(%13) : (!t25) -> !t25 loc(#l115)
    %15 = stablehlo.dot_general %14, %arg11, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t25, !t11) -> !t3 loc(#l114)
    %16 = stablehlo.add %11, %15 : !t3 loc(#l116)
    return %16 : !t3
  }
  func.func private @normalise_rows_3(%arg0: !t3, %arg1: !t0, %arg2: !t0) -> !t3 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (!t3, !t1) -> !t19
    %cst_0 = stablehlo.constant dense<9.765625E-4> : !t1
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t19
    %2 = stablehlo.multiply %0, %1 : !t19
    %3 = stablehlo.multiply %arg0, %arg0 : !t3
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t3, !t1) -> !t19
    %cst_2 = stablehlo.constant dense<9.765625E-4> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t19
    %6 = stablehlo.multiply %4, %5 : !t19
    %7 = stablehlo.multiply %2, %2 : !t19
    %8 = stablehlo.subtract %6, %7 : !t19
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t19
    %10 = stablehlo.add %8, %9 : !t19
    %11 = stablehlo.rsqrt %10 : !t19
    %12 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (!t19) -> !t3
    %13 = stablehlo.subtract %arg0, %12 : !t3
    %14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (!t19) -> !t3
    %15 = stablehlo.multiply %13, %14 : !t3
    %16 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (!t0) -> !t3
    %17 = stablehlo.multiply %15, %16 : !t3
    %18 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (!t0) -> !t3
    %19 = stablehlo.add %17, %18 : !t3
    return %19 : !t3
  }
  func.func private @_softmax_4(%arg0: !t21, %arg1: !t3) -> !t21 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3] : (!t3) -> !t21
    %1 = stablehlo.add %arg0, %0 : !t21
    %cst = stablehlo.constant dense<0xFF800000> : !t1
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [3] : (!t21, !t1) -> !t42
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (!t42) -> !t21
    %4 = stablehlo.subtract %1, %3 : !t21
    %5 = stablehlo.exponential %4 : !t21
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [3] : (!t21, !t1) -> !t42
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (!t42) -> !t21
    %8 = stablehlo.divide %5, %7 : !t21
    return %8 : !t21
  }
  func.func private @_relu_5(%arg0: !t25) -> !t25 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t25
    %1 = stablehlo.maximum %arg0, %0 : !t25
    return %1 : !t25
  }
  func.func private @_mixed_6(%arg0: !t3, %arg1: !t3, %arg2: !t8, %arg3: !t2, %arg4: !t6, %arg5: !t2, %arg6: !t2, %arg7: !t16, %arg8: !t17, %arg9: !t18, %arg10: !t0, %arg11: !t0, %arg12: !t0, %arg13: !t0) -> (!t3, !t1) {
    %0 = call @normalise_rows_3(%arg0, %arg11, %arg10) : (!t3, !t0, !t0) -> !t3
    %1 = stablehlo.dot_general %0, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l109)
    %2 = stablehlo.dot_general %0, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l109)
    %3 = stablehlo.dot_general %0, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l109)
    %cst = stablehlo.constant dense<0.0883883461> : !t1
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t20 loc(#l110)
    %5 = stablehlo.multiply %1, %4 : !t20 loc(#l110)
    %6 = stablehlo.dot_general %5, %2, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (!t20, !t20) -> !t21 loc(#l109)
    %7 = call @_softmax_4(%6, %arg1) : (!t21, !t3) -> !t21 loc(#l111)
    %8 = stablehlo.dot_general %3, %7, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (!t20, !t21) -> !t31 loc(#l109)
    %9 = stablehlo.transpose %8, dims = [0, 3, 1, 2] : (!t31) -> !t20 loc(#l112)
    %10 = stablehlo.dot_general %9, %arg4, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t20, !t6) -> !t3 loc(#l109)
    %11 = stablehlo.add %arg0, %10 : !t3
    %12 = call @normalise_rows_3(%11, %arg13, %arg12) : (!t3, !t0, !t0) -> !t3 loc(#l117)
    %13 = stablehlo.reshape %12 : (!t3) -> !t34 loc(#l118)
    %14 = stablehlo.dot_general %13, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t34, !t18) -> !t7 loc(#l119)
    %15:2 = call @gating_7(%14, %arg2) : (!t7, !t8) -> (!t23, !t1) loc(#l120)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t23 loc(#l121)
    %17 = stablehlo.compare GT, %15#0, %16, FLOAT : (!t23, !t23) -> !t50 loc(#l121)
    %18 = stablehlo.convert %17 : (!t50) -> !t23 loc(#l122)
    %19 = stablehlo.dot_general %13, %18, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (!t34, !t23) -> !t45 loc(#l119)
    %20 = stablehlo.transpose %19, dims = [2, 0, 3, 1] : (!t45) -> !t27 loc(#l123)
    %21 = sdy.sharding_constraint %20 <@mesh, [{"data"}, {}, {}, {}]> : !t27 loc(#l124)
    %22 = stablehlo.dot_general %21, %arg7, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (!t27, !t16) -> !t26 loc(#l119)
    %23 = call @_relu_1(%22) : (!t26) -> !t26 loc(#l125)
    %24 = stablehlo.dot_general %23, %arg8, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (!t26, !t17) -> !t27 loc(#l119)
    %25 = sdy.sharding_constraint %24 <@mesh, [{"data"}, {}, {}, {}]> : !t27 loc(#l124)
    %26 = stablehlo.dot_general %15#0, %25, batching_dims = [0] x [1], contracting_dims = [3, 2] x [2, 0], precision = [DEFAULT, DEFAULT] : (!t23, !t27) -> !t34 loc(#l119)
    %27 = stablehlo.reshape %26 : (!t34) -> !t3
    %28 = stablehlo.add %11, %27 : !t3
    return %28, %15#1 : !t3, !t1
  }
  func.func private @gating_7(%arg0: !t7, %arg1: !t8) -> (!t23, !t1) {
    %cst = stablehlo.constant dense<0xFF800000> : !t1 loc(#l126)
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l126)
    %cst_0 = stablehlo.constant dense<0xFF800000> : !t1
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t8 loc(#l127)
    %2 = stablehlo.maximum %1, %0 : !t8 loc(#l127)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (!t8) -> !t24 loc(#l128)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l129)
    %5 = stablehlo.subtract %arg0, %4 : !t7 loc(#l129)
    %6 = stablehlo.exponential %5 : !t7 loc(#l130)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (!t8) -> !t24 loc(#l128)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l132)
    %10 = stablehlo.divide %6, %9 : !t7 loc(#l132)
    %11 = call @argmax_8(%10) : (!t7) -> !t29
    %12 = stablehlo.iota dim = 2 : !t32 loc(#l133)
    %13 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (!t29) -> !t35 loc(#l128)
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (!t35) -> !t32 loc(#l134)
    %15 = stablehlo.compare EQ, %12, %14, SIGNED : (!t32, !t32) -> !t38 loc(#l134)
    %16 = stablehlo.convert %15 : (!t38) -> !t7 loc(#l135)
    %cst_2 = stablehlo.constant dense<1.000000e+00> : !t1
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t7 loc(#l129)
    %18 = stablehlo.subtract %17, %16 : !t7 loc(#l129)
    %19 = stablehlo.multiply %10, %18 : !t7 loc(#l136)
    %20 = call @argmax_8(%19) : (!t7) -> !t29
    %21 = stablehlo.iota dim = 2 : !t32 loc(#l133)
    %22 = stablehlo.broadcast_in_dim %20, dims = [0, 1] : (!t29) -> !t35 loc(#l128)
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2] : (!t35) -> !t32 loc(#l134)
    %24 = stablehlo.compare EQ, %21, %23, SIGNED : (!t32, !t32) -> !t38 loc(#l134)
    %25 = stablehlo.convert %24 : (!t38) -> !t7 loc(#l135)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %26 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [1] : (!t7, !t1) -> !t8 loc(#l131)
    %cst_4 = stablehlo.constant dense<2.048000e+03> : !t1
    %27 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t8 loc(#l132)
    %28 = stablehlo.divide %26, %27 : !t8 loc(#l132)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %29 = stablehlo.reduce(%16 init: %cst_5) applies stablehlo.add across dimensions = [1] : (!t7, !t1) -> !t8 loc(#l131)
    %cst_6 = stablehlo.constant dense<2.048000e+03> : !t1
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t1) -> !t8 loc(#l132)
    %31 = stablehlo.divide %29, %30 : !t8 loc(#l132)
    %32 = stablehlo.multiply %28, %31 : !t8 loc(#l136)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %33 = stablehlo.reduce(%32 init: %cst_7) applies stablehlo.add across dimensions = [1] : (!t8, !t1) -> !t22 loc(#l131)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %34 = stablehlo.reduce(%33 init: %cst_8) applies stablehlo.add across dimensions = [0] : (!t22, !t1) -> !t1 loc(#l131)
    %cst_9 = stablehlo.constant dense<2.048000e+03> : !t1
    %35 = stablehlo.divide %34, %cst_9 : !t1 loc(#l132)
    %cst_10 = stablehlo.constant dense<2.048000e+03> : !t1
    %36 = stablehlo.multiply %35, %cst_10 : !t1 loc(#l136)
    %37 = stablehlo.multiply %10, %16 : !t7 loc(#l136)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %38 = stablehlo.reduce(%37 init: %cst_11) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %39 = stablehlo.multiply %10, %25 : !t7 loc(#l136)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %40 = stablehlo.reduce(%39 init: %cst_12) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %41 = stablehlo.add %38, %40 : !t8 loc(#l137)
    %cst_13 = stablehlo.constant dense<9.99999971E-10> : !t1
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (!t1) -> !t8 loc(#l137)
    %43 = stablehlo.add %41, %42 : !t8 loc(#l137)
    %44 = stablehlo.divide %38, %43 : !t8 loc(#l132)
    %45 = stablehlo.divide %40, %43 : !t8 loc(#l132)
    %cst_14 = stablehlo.constant dense<2.000000e+00> : !t1
    %46 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (!t1) -> !t8 loc(#l136)
    %47 = stablehlo.multiply %46, %45 : !t8 loc(#l136)
    %48 = stablehlo.compare GT, %47, %arg1, FLOAT : (!t8, !t8) -> !t51 loc(#l138)
    %49 = stablehlo.convert %48 : (!t51) -> !t8 loc(#l135)
    %50 = stablehlo.broadcast_in_dim %49, dims = [0, 1] : (!t8) -> !t24 loc(#l128)
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l136)
    %52 = stablehlo.multiply %25, %51 : !t7 loc(#l136)
    %53 = call @cumsum_9(%16) : (!t7) -> !t7 loc(#l139)
    %54 = stablehlo.subtract %53, %16 : !t7 loc(#l129)
    %55 = stablehlo.multiply %54, %16 : !t7 loc(#l136)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %56 = stablehlo.reduce(%55 init: %cst_15) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %57 = call @cumsum_9(%16) : (!t7) -> !t7 loc(#l139)
    %58 = stablehlo.subtract %57, %16 : !t7 loc(#l129)
    %cst_16 = stablehlo.constant dense<4.000000e+00> : !t1
    %59 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (!t1) -> !t7 loc(#l140)
    %60 = stablehlo.compare LT, %58, %59, FLOAT : (!t7, !t7) -> !t38 loc(#l140)
    %61 = stablehlo.convert %60 : (!t38) -> !t7 loc(#l135)
    %62 = stablehlo.multiply %16, %61 : !t7 loc(#l136)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %63 = stablehlo.reduce(%62 init: %cst_17) applies stablehlo.add across dimensions = [1] : (!t7, !t1) -> !t8 loc(#l131)
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 2] : (!t8) -> !t52 loc(#l128)
    %65 = call @cumsum_9(%52) : (!t7) -> !t7 loc(#l139)
    %66 = stablehlo.subtract %65, %52 : !t7 loc(#l129)
    %67 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (!t52) -> !t7 loc(#l137)
    %68 = stablehlo.add %66, %67 : !t7 loc(#l137)
    %69 = stablehlo.multiply %68, %52 : !t7 loc(#l136)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %70 = stablehlo.reduce(%69 init: %cst_18) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %71 = stablehlo.convert %56 : (!t8) -> !t29 loc(#l135)
    %72 = stablehlo.iota dim = 2 : !t36 loc(#l133)
    %73 = stablehlo.broadcast_in_dim %71, dims = [0, 1] : (!t29) -> !t35 loc(#l128)
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (!t35) -> !t36 loc(#l134)
    %75 = stablehlo.compare EQ, %72, %74, SIGNED : (!t36, !t36) -> !t46 loc(#l134)
    %76 = stablehlo.convert %75 : (!t46) -> !t47 loc(#l135)
    %77 = stablehlo.broadcast_in_dim %44, dims = [0, 1] : (!t8) -> !t24 loc(#l128)
    %78 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l136)
    %79 = stablehlo.multiply %78, %16 : !t7 loc(#l136)
    %80 = stablehlo.broadcast_in_dim %79, dims = [0, 1, 2] : (!t7) -> !t39 loc(#l128)
    %81 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 3] : (!t47) -> !t28 loc(#l128)
    %82 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (!t39) -> !t23 loc(#l136)
    %83 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (!t28) -> !t23 loc(#l136)
    %84 = stablehlo.multiply %82, %83 : !t23 loc(#l136)
    %85 = stablehlo.convert %70 : (!t8) -> !t29 loc(#l135)
    %86 = stablehlo.iota dim = 2 : !t36 loc(#l133)
    %87 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (!t29) -> !t35 loc(#l128)
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2] : (!t35) -> !t36 loc(#l134)
    %89 = stablehlo.compare EQ, %86, %88, SIGNED : (!t36, !t36) -> !t46 loc(#l134)
    %90 = stablehlo.convert %89 : (!t46) -> !t47 loc(#l135)
    %91 = stablehlo.broadcast_in_dim %45, dims = [0, 1] : (!t8) -> !t24 loc(#l128)
    %92 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l136)
    %93 = stablehlo.multiply %92, %52 : !t7 loc(#l136)
    %94 = stablehlo.broadcast_in_dim %93, dims = [0, 1, 2] : (!t7) -> !t39 loc(#l128)
    %95 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 3] : (!t47) -> !t28 loc(#l128)
    %96 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2, 3] : (!t39) -> !t23 loc(#l136)
    %97 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2, 3] : (!t28) -> !t23 loc(#l136)
    %98 = stablehlo.multiply %96, %97 : !t23 loc(#l136)
    %99 = stablehlo.add %84, %98 : !t23 loc(#l137)
    return %99, %36 : !t23, !t1
  }
  func.func private @argmax_8(%arg0: !t7) -> !t29 {
    %0 = stablehlo.iota dim = 2 : !t32
    %cst = stablehlo.constant dense<0xFF800000> : !t1
    %c = stablehlo.constant dense<0> : !t37
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [2] : (!t7, !t32, !t1, !t37) -> (!t8, !t29)
     reducer(%arg1: !t1, %arg3: !t1) (%arg2: !t37, %arg4: !t37)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (!t1, !t1) -> !t44
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (!t1, !t1) -> !t44
      %4 = stablehlo.or %2, %3 : !t44
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (!t1, !t1) -> !t44
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (!t37, !t37) -> !t44
      %7 = stablehlo.and %5, %6 : !t44
      %8 = stablehlo.or %4, %7 : !t44
      %9 = stablehlo.select %4, %arg1, %arg3 : !t44, !t1
      %10 = stablehlo.select %8, %arg2, %arg4 : !t44, !t37
      stablehlo.return %9, %10 : !t1, !t37
    }
    return %1#1 : !t29
  }
  func.func private @cumsum_9(%arg0: !t7) -> !t7 {
    %0 = call @cumsum_10(%arg0) : (!t7) -> !t7
    return %0 : !t7
  }
  func.func private @cumsum_10(%arg0: !t7) -> !t7 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t1
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [2047, 0], [0, 0]]> : tensor<3x2xi64>, window_dilations = array<i64: 1, 1, 1>, window_dimensions = array<i64: 1, 2048, 1>, window_strides = array<i64: 1, 1, 1>}> ({
    ^bb0(%arg1: !t1, %arg2: !t1):
      %2 = stablehlo.add %arg1, %arg2 : !t1
      stablehlo.return %2 : !t1
    }) : (!t7, !t1) -> !t7
    return %1 : !t7
  }
  func.func private @normalise_rows_11(%arg0: !t3, %arg1: !t0, %arg2: !t0) -> (!t3, !t19, !t19) {
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (!t3, !t1) -> !t19
    %cst_0 = stablehlo.constant dense<9.765625E-4> : !t1
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t19
    %2 = stablehlo.multiply %0, %1 : !t19
    %3 = stablehlo.multiply %arg0, %arg0 : !t3
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t3, !t1) -> !t19
    %cst_2 = stablehlo.constant dense<9.765625E-4> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t19
    %6 = stablehlo.multiply %4, %5 : !t19
    %7 = stablehlo.multiply %2, %2 : !t19
    %8 = stablehlo.subtract %6, %7 : !t19
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t19
    %10 = stablehlo.add %8, %9 : !t19
    %11 = stablehlo.rsqrt %10 : !t19
    %12 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (!t19) -> !t3
    %13 = stablehlo.subtract %arg0, %12 : !t3
    %14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (!t19) -> !t3
    %15 = stablehlo.multiply %13, %14 : !t3
    %16 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (!t0) -> !t3
    %17 = stablehlo.multiply %15, %16 : !t3
    %18 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (!t0) -> !t3
    %19 = stablehlo.add %17, %18 : !t3
    return %19, %2, %11 : !t3, !t19, !t19
  }
  func.func private @_cross_entropy(%arg0: !t30, %arg1: !t41) -> (!t19, !t19) {
    %cst = stablehlo.constant dense<0xFF800000> : !t1
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (!t30, !t1) -> !t19
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (!t19) -> !t30
    %2 = stablehlo.subtract %arg0, %1 : !t30
    %3 = stablehlo.exponential %2 : !t30
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (!t30, !t1) -> !t19
    %5 = stablehlo.log %4 : !t19
    %6 = stablehlo.add %0, %5 : !t19
    %7 = stablehlo.iota dim = 2 : !t53
    %8 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (!t41) -> !t53
    %9 = stablehlo.compare EQ, %7, %8, SIGNED : (!t53, !t53) -> !t54
    %cst_1 = stablehlo.constant dense<0.900001585> : !t1
    %cst_2 = stablehlo.constant dense<1.562500e-06> : !t1
    %10 = call @_where_12(%9, %cst_1, %cst_2) : (!t54, !t1, !t1) -> !t30
    %11 = stablehlo.multiply %10, %arg0 : !t30
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1
    %12 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.add across dimensions = [2] : (!t30, !t1) -> !t19
    %13 = stablehlo.subtract %6, %12 : !t19
    return %13, %6 : !t19, !t19
  }
  func.func private @_where_12(%arg0: !t54, %arg1: !t1, %arg2: !t1) -> !t30 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t1) -> !t30
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t1) -> !t30
    %2 = stablehlo.select %arg0, %0, %1 : !t54, !t30
    return %2 : !t30
  }
  func.func private @_cross_entropy_backward(%arg0: !t30, %arg1: !t41, %arg2: !t19, %arg3: !t19) -> !t30 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg3 : !t30, !t19
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (!t19) -> !t30
    %2 = stablehlo.subtract %0#0, %1 : !t30
    %3 = stablehlo.exponential %2 : !t30
    %4 = stablehlo.iota dim = 2 : !t53
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (!t41) -> !t53
    %6 = stablehlo.compare EQ, %4, %5, SIGNED : (!t53, !t53) -> !t54
    %cst = stablehlo.constant dense<0.900001585> : !t1
    %cst_0 = stablehlo.constant dense<1.562500e-06> : !t1
    %7 = call @_where_13(%6, %cst, %cst_0) : (!t54, !t1, !t1) -> !t30
    %8 = stablehlo.subtract %3, %7 : !t30
    %9 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1] : (!t19) -> !t30
    %10 = stablehlo.multiply %8, %9 : !t30
    return %10 : !t30
  }
  func.func private @_where_13(%arg0: !t54, %arg1: !t1, %arg2: !t1) -> !t30 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t1) -> !t30
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t1) -> !t30
    %2 = stablehlo.select %arg0, %0, %1 : !t54, !t30
    return %2 : !t30
  }
  func.func private @normalise_rows_backward(%arg0: !t3, %arg1: !t19, %arg2: !t19, %arg3: !t0, %arg4: !t3) -> (!t3, !t0, !t0) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg4 : !t3, !t19, !t19, !t3
    %1 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1] : (!t19) -> !t3
    %2 = stablehlo.subtract %0#0, %1 : !t3
    %3 = stablehlo.broadcast_in_dim %0#2, dims = [0, 1] : (!t19) -> !t3
    %4 = stablehlo.multiply %2, %3 : !t3
    %5 = stablehlo.multiply %0#3, %4 : !t3
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (!t3, !t1) -> !t0
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %7 = stablehlo.reduce(%0#3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (!t3, !t1) -> !t0
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (!t0) -> !t3
    %9 = stablehlo.multiply %0#3, %8 : !t3
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t3, !t1) -> !t19
    %cst_2 = stablehlo.constant dense<9.765625E-4> : !t1
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t19
    %12 = stablehlo.multiply %10, %11 : !t19
    %13 = stablehlo.multiply %9, %4 : !t3
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1
    %14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [2] : (!t3, !t1) -> !t19
    %cst_4 = stablehlo.constant dense<9.765625E-4> : !t1
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t19
    %16 = stablehlo.multiply %14, %15 : !t19
    %17 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (!t19) -> !t3
    %18 = stablehlo.subtract %9, %17 : !t3
    %19 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (!t19) -> !t3
    %20 = stablehlo.multiply %4, %19 : !t3
    %21 = stablehlo.subtract %18, %20 : !t3
    %22 = stablehlo.broadcast_in_dim %0#2, dims = [0, 1] : (!t19) -> !t3
    %23 = stablehlo.multiply %21, %22 : !t3
    return %23, %6, %7 : !t3, !t0, !t0
  }
  func.func private @_mixed_14(%arg0: !t3, %arg1: !t3, %arg2: !t8, %arg3: !t2, %arg4: !t6, %arg5: !t2, %arg6: !t2, %arg7: !t16, %arg8: !t17, %arg9: !t18, %arg10: !t0, %arg11: !t0, %arg12: !t0, %arg13: !t0, %arg14: !t3, %arg15: !t1) -> (!t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) {
    %0:16 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15 : !t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t3, !t1
    %1:3 = call @normalise_rows_15(%0#0, %0#11, %0#10) : (!t3, !t0, !t0) -> (!t3, !t19, !t19) loc(#l141)
    %2 = stablehlo.dot_general %1#0, %0#5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l142)
    %3 = stablehlo.dot_general %1#0, %0#3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l142)
    %4 = stablehlo.dot_general %1#0, %0#6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l142)
    %cst = stablehlo.constant dense<0.0883883461> : !t1
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t20 loc(#l143)
    %6 = stablehlo.multiply %2, %5 : !t20 loc(#l143)
    %7 = stablehlo.dot_general %6, %3, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (!t20, !t20) -> !t21 loc(#l142)
    %8 = call @_softmax_16(%7, %0#1) : (!t21, !t3) -> !t21 loc(#l144)
    %9 = stablehlo.dot_general %4, %8, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (!t20, !t21) -> !t31 loc(#l142)
    %10 = stablehlo.transpose %9, dims = [0, 3, 1, 2] : (!t31) -> !t20 loc(#l145)
    %11 = stablehlo.dot_general %10, %0#4, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t20, !t6) -> !t3 loc(#l142)
    %12 = stablehlo.add %0#0, %11 : !t3 loc(#l146)
    %13:3 = call @normalise_rows_15(%12, %0#13, %0#12) : (!t3, !t0, !t0) -> (!t3, !t19, !t19) loc(#l147)
    %14 = stablehlo.reshape %13#0 : (!t3) -> !t34 loc(#l148)
    %15 = stablehlo.dot_general %14, %0#9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t34, !t18) -> !t7 loc(#l149)
    %16:15 = call @gating_17(%15, %0#2) : (!t7, !t8) -> (!t23, !t7, !t24, !t24, !t7, !t8, !t7, !t8, !t8, !t28, !t8, !t8, !t7, !t28, !t8) loc(#l150)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %17 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t23 loc(#l151)
    %18 = stablehlo.compare GT, %16#0, %17, FLOAT : (!t23, !t23) -> !t50 loc(#l151)
    %19 = stablehlo.convert %18 : (!t50) -> !t23 loc(#l152)
    %20 = stablehlo.dot_general %14, %19, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (!t34, !t23) -> !t45 loc(#l149)
    %21 = stablehlo.transpose %20, dims = [2, 0, 3, 1] : (!t45) -> !t27 loc(#l153)
    %22 = sdy.sharding_constraint %21 <@mesh, [{"data"}, {}, {}, {}]> : !t27 loc(#l154)
    %23 = stablehlo.dot_general %22, %0#7, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (!t27, !t16) -> !t26 loc(#l149)
    %24 = call @_relu_19(%23) : (!t26) -> !t26 loc(#l155)
    %25 = stablehlo.dot_general %24, %0#8, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (!t26, !t17) -> !t27 loc(#l149)
    %26 = sdy.sharding_constraint %25 <@mesh, [{"data"}, {}, {}, {}]> : !t27 loc(#l154)
    %27 = stablehlo.reshape %0#14 : (!t3) -> !t34 loc(#l156)
    %28 = stablehlo.dot_general %27, %16#0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (!t34, !t23) -> !t45 loc(#l157)
    %29 = stablehlo.transpose %28, dims = [2, 0, 3, 1] : (!t45) -> !t27 loc(#l158)
    %30 = stablehlo.dot_general %27, %26, batching_dims = [0] x [1], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (!t34, !t27) -> !t23 loc(#l157)
    %31 = sdy.sharding_constraint %29 <@mesh, [{"data"}, {}, {}, {}]> : !t27 loc(#l159)
    %32 = stablehlo.dot_general %31, %24, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t27, !t26) -> !t16 loc(#l157)
    %33 = stablehlo.transpose %32, dims = [0, 2, 1] : (!t16) -> !t17 loc(#l158)
    %34 = stablehlo.dot_general %31, %0#8, batching_dims = [0] x [0], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (!t27, !t17) -> !t26 loc(#l157)
    %35 = call @_relu_backward(%24, %34) : (!t26, !t26) -> !t26 loc(#l160)
    %36 = stablehlo.dot_general %35, %22, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t26, !t27) -> !t17 loc(#l157)
    %37 = stablehlo.transpose %36, dims = [0, 2, 1] : (!t17) -> !t16 loc(#l158)
    %38 = stablehlo.dot_general %35, %0#7, batching_dims = [0] x [0], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (!t26, !t16) -> !t27 loc(#l157)
    %39 = sdy.sharding_constraint %38 <@mesh, [{"data"}, {}, {}, {}]> : !t27 loc(#l159)
    %40 = stablehlo.transpose %39, dims = [1, 3, 0, 2] : (!t27) -> !t45 loc(#l158)
    %41 = stablehlo.dot_general %40, %19, batching_dims = [0] x [0], contracting_dims = [2, 3] x [2, 3], precision = [DEFAULT, DEFAULT] : (!t45, !t23) -> !t64 loc(#l157)
    %42 = stablehlo.transpose %41, dims = [0, 2, 1] : (!t64) -> !t34 loc(#l158)
    %43 = call @gating_21(%16#1, %16#2, %16#3, %16#4, %16#5, %16#6, %16#7, %16#8, %16#9, %16#10, %16#11, %16#12, %16#13, %16#14, %30, %0#15) : (!t7, !t24, !t24, !t7, !t8, !t7, !t8, !t8, !t28, !t8, !t8, !t7, !t28, !t8, !t23, !t1) -> !t7 loc(#l161)
    %44 = stablehlo.dot_general %43, %14, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t7, !t34) -> !t12 loc(#l157)
    %45 = stablehlo.transpose %44, dims = [1, 0] : (!t12) -> !t18 loc(#l158)
    %46 = stablehlo.dot_general %43, %0#9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t7, !t18) -> !t34 loc(#l157)
    %47 = stablehlo.add %42, %46 : !t34 loc(#l162)
    %48 = stablehlo.reshape %47 : (!t34) -> !t3 loc(#l163)
    %49:3 = call @normalise_rows_backward(%12, %13#1, %13#2, %0#13, %48) : (!t3, !t19, !t19, !t0, !t3) -> (!t3, !t0, !t0) loc(#l164)
    %50 = stablehlo.add %0#14, %49#0 : !t3 loc(#l162)
    %51 = stablehlo.dot_general %50, %0#4, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (!t3, !t6) -> !t20 loc(#l165)
    %52 = stablehlo.dot_general %10, %50, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t20, !t3) -> !t6 loc(#l165)
    %53 = stablehlo.transpose %51, dims = [0, 2, 3, 1] : (!t20) -> !t31 loc(#l166)
    %54 = stablehlo.dot_general %53, %4, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (!t31, !t20) -> !t21 loc(#l165)
    %55 = stablehlo.dot_general %53, %8, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (!t31, !t21) -> !t31 loc(#l165)
    %56 = stablehlo.transpose %55, dims = [0, 3, 1, 2] : (!t31) -> !t20 loc(#l166)
    %57 = call @_softmax_backward(%8, %54) : (!t21, !t21) -> !t21 loc(#l167)
    %58 = stablehlo.dot_general %57, %6, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t21, !t20) -> !t48 loc(#l165)
    %59 = stablehlo.transpose %58, dims = [0, 2, 1, 3] : (!t48) -> !t20 loc(#l166)
    %60 = stablehlo.dot_general %57, %3, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (!t21, !t20) -> !t48 loc(#l165)
    %61 = stablehlo.transpose %60, dims = [0, 2, 1, 3] : (!t48) -> !t20 loc(#l166)
    %cst_1 = stablehlo.constant dense<0.0883883461> : !t1
    %62 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t20 loc(#l168)
    %63 = stablehlo.multiply %61, %62 : !t20 loc(#l168)
    %64 = stablehlo.dot_general %56, %0#6, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t20, !t2) -> !t3 loc(#l165)
    %65 = stablehlo.dot_general %1#0, %56, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t3, !t20) -> !t2 loc(#l165)
    %66 = stablehlo.dot_general %59, %0#3, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t20, !t2) -> !t3 loc(#l165)
    %67 = stablehlo.dot_general %1#0, %59, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t3, !t20) -> !t2 loc(#l165)
    %68 = stablehlo.add %64, %66 : !t3 loc(#l169)
    %69 = stablehlo.dot_general %63, %0#5, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t20, !t2) -> !t3 loc(#l165)
    %70 = stablehlo.dot_general %1#0, %63, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t3, !t20) -> !t2 loc(#l165)
    %71 = stablehlo.add %68, %69 : !t3 loc(#l169)
    %72:3 = call @normalise_rows_backward(%0#0, %1#1, %1#2, %0#11, %71) : (!t3, !t19, !t19, !t0, !t3) -> (!t3, !t0, !t0) loc(#l170)
    %73 = stablehlo.add %50, %72#0 : !t3 loc(#l171)
    return %73, %67, %52, %70, %65, %37, %33, %45, %72#2, %72#1, %49#2, %49#1 : !t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0
  }
  func.func private @normalise_rows_15(%arg0: !t3, %arg1: !t0, %arg2: !t0) -> (!t3, !t19, !t19) {
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (!t3, !t1) -> !t19
    %cst_0 = stablehlo.constant dense<9.765625E-4> : !t1
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t19
    %2 = stablehlo.multiply %0, %1 : !t19
    %3 = stablehlo.multiply %arg0, %arg0 : !t3
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t3, !t1) -> !t19
    %cst_2 = stablehlo.constant dense<9.765625E-4> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t19
    %6 = stablehlo.multiply %4, %5 : !t19
    %7 = stablehlo.multiply %2, %2 : !t19
    %8 = stablehlo.subtract %6, %7 : !t19
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t19
    %10 = stablehlo.add %8, %9 : !t19
    %11 = stablehlo.rsqrt %10 : !t19
    %12 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (!t19) -> !t3
    %13 = stablehlo.subtract %arg0, %12 : !t3
    %14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (!t19) -> !t3
    %15 = stablehlo.multiply %13, %14 : !t3
    %16 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (!t0) -> !t3
    %17 = stablehlo.multiply %15, %16 : !t3
    %18 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (!t0) -> !t3
    %19 = stablehlo.add %17, %18 : !t3
    return %19, %2, %11 : !t3, !t19, !t19
  }
  func.func private @_softmax_16(%arg0: !t21, %arg1: !t3) -> !t21 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3] : (!t3) -> !t21
    %1 = stablehlo.add %arg0, %0 : !t21
    %cst = stablehlo.constant dense<0xFF800000> : !t1
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [3] : (!t21, !t1) -> !t42
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (!t42) -> !t21
    %4 = stablehlo.subtract %1, %3 : !t21
    %5 = stablehlo.exponential %4 : !t21
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [3] : (!t21, !t1) -> !t42
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (!t42) -> !t21
    %8 = stablehlo.divide %5, %7 : !t21
    return %8 : !t21
  }
  func.func private @gating_17(%arg0: !t7, %arg1: !t8) -> (!t23, !t7, !t24, !t24, !t7, !t8, !t7, !t8, !t8, !t28, !t8, !t8, !t7, !t28, !t8) {
    %cst = stablehlo.constant dense<0xFF800000> : !t1 loc(#l126)
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l126)
    %cst_0 = stablehlo.constant dense<0xFF800000> : !t1
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t8 loc(#l127)
    %2 = stablehlo.maximum %1, %0 : !t8 loc(#l127)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (!t8) -> !t24 loc(#l128)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l129)
    %5 = stablehlo.subtract %arg0, %4 : !t7 loc(#l129)
    %6 = stablehlo.exponential %5 : !t7 loc(#l130)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (!t8) -> !t24 loc(#l128)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l132)
    %10 = stablehlo.divide %6, %9 : !t7 loc(#l132)
    %11 = stablehlo.multiply %8, %8 : !t24 loc(#l136)
    %cst_2 = stablehlo.constant dense<1.000000e+00> : !t1 loc(#l172)
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t24 loc(#l128)
    %13 = stablehlo.divide %12, %11 : !t24 loc(#l132)
    %14 = call @argmax_8(%10) : (!t7) -> !t29
    %15 = stablehlo.iota dim = 2 : !t32 loc(#l133)
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (!t29) -> !t35 loc(#l128)
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (!t35) -> !t32 loc(#l134)
    %18 = stablehlo.compare EQ, %15, %17, SIGNED : (!t32, !t32) -> !t38 loc(#l134)
    %19 = stablehlo.convert %18 : (!t38) -> !t7 loc(#l135)
    %cst_3 = stablehlo.constant dense<1.000000e+00> : !t1
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t7 loc(#l129)
    %21 = stablehlo.subtract %20, %19 : !t7 loc(#l129)
    %22 = stablehlo.multiply %10, %21 : !t7 loc(#l136)
    %23 = call @argmax_8(%22) : (!t7) -> !t29
    %24 = stablehlo.iota dim = 2 : !t32 loc(#l133)
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (!t29) -> !t35 loc(#l128)
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (!t35) -> !t32 loc(#l134)
    %27 = stablehlo.compare EQ, %24, %26, SIGNED : (!t32, !t32) -> !t38 loc(#l134)
    %28 = stablehlo.convert %27 : (!t38) -> !t7 loc(#l135)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %29 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t7, !t1) -> !t8 loc(#l131)
    %cst_5 = stablehlo.constant dense<2.048000e+03> : !t1
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t1) -> !t8 loc(#l132)
    %31 = stablehlo.divide %29, %30 : !t8 loc(#l132)
    %32 = stablehlo.multiply %10, %19 : !t7 loc(#l136)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %33 = stablehlo.reduce(%32 init: %cst_6) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %34 = stablehlo.multiply %10, %28 : !t7 loc(#l136)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %35 = stablehlo.reduce(%34 init: %cst_7) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %36 = stablehlo.add %33, %35 : !t8 loc(#l137)
    %cst_8 = stablehlo.constant dense<9.99999971E-10> : !t1
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t1) -> !t8 loc(#l137)
    %38 = stablehlo.add %36, %37 : !t8 loc(#l137)
    %39 = stablehlo.divide %33, %38 : !t8 loc(#l132)
    %40 = stablehlo.multiply %38, %38 : !t8 loc(#l136)
    %cst_9 = stablehlo.constant dense<1.000000e+00> : !t1 loc(#l172)
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t1) -> !t8 loc(#l128)
    %42 = stablehlo.divide %41, %40 : !t8 loc(#l132)
    %43 = stablehlo.divide %35, %38 : !t8 loc(#l132)
    %44 = stablehlo.multiply %38, %38 : !t8 loc(#l136)
    %cst_10 = stablehlo.constant dense<1.000000e+00> : !t1 loc(#l172)
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (!t1) -> !t8 loc(#l128)
    %46 = stablehlo.divide %45, %44 : !t8 loc(#l132)
    %cst_11 = stablehlo.constant dense<2.000000e+00> : !t1
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (!t1) -> !t8 loc(#l136)
    %48 = stablehlo.multiply %47, %43 : !t8 loc(#l136)
    %49 = stablehlo.compare GT, %48, %arg1, FLOAT : (!t8, !t8) -> !t51 loc(#l138)
    %50 = stablehlo.convert %49 : (!t51) -> !t8 loc(#l135)
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (!t8) -> !t24 loc(#l128)
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l136)
    %53 = stablehlo.multiply %28, %52 : !t7 loc(#l136)
    %54 = call @cumsum_18(%19) : (!t7) -> !t7 loc(#l139)
    %55 = stablehlo.subtract %54, %19 : !t7 loc(#l129)
    %56 = stablehlo.multiply %55, %19 : !t7 loc(#l136)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %57 = stablehlo.reduce(%56 init: %cst_12) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %58 = call @cumsum_18(%19) : (!t7) -> !t7 loc(#l139)
    %59 = stablehlo.subtract %58, %19 : !t7 loc(#l129)
    %cst_13 = stablehlo.constant dense<4.000000e+00> : !t1
    %60 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (!t1) -> !t7 loc(#l140)
    %61 = stablehlo.compare LT, %59, %60, FLOAT : (!t7, !t7) -> !t38 loc(#l140)
    %62 = stablehlo.convert %61 : (!t38) -> !t7 loc(#l135)
    %63 = stablehlo.multiply %19, %62 : !t7 loc(#l136)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %64 = stablehlo.reduce(%63 init: %cst_14) applies stablehlo.add across dimensions = [1] : (!t7, !t1) -> !t8 loc(#l131)
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 2] : (!t8) -> !t52 loc(#l128)
    %66 = call @cumsum_18(%53) : (!t7) -> !t7 loc(#l139)
    %67 = stablehlo.subtract %66, %53 : !t7 loc(#l129)
    %68 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (!t52) -> !t7 loc(#l137)
    %69 = stablehlo.add %67, %68 : !t7 loc(#l137)
    %70 = stablehlo.multiply %69, %53 : !t7 loc(#l136)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %71 = stablehlo.reduce(%70 init: %cst_15) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %72 = stablehlo.convert %57 : (!t8) -> !t29 loc(#l135)
    %73 = stablehlo.iota dim = 2 : !t36 loc(#l133)
    %74 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (!t29) -> !t35 loc(#l128)
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (!t35) -> !t36 loc(#l134)
    %76 = stablehlo.compare EQ, %73, %75, SIGNED : (!t36, !t36) -> !t46 loc(#l134)
    %77 = stablehlo.convert %76 : (!t46) -> !t47 loc(#l135)
    %78 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (!t8) -> !t24 loc(#l128)
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l136)
    %80 = stablehlo.multiply %79, %19 : !t7 loc(#l136)
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2] : (!t7) -> !t39 loc(#l128)
    %82 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 3] : (!t47) -> !t28 loc(#l128)
    %83 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (!t39) -> !t23 loc(#l136)
    %84 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2, 3] : (!t28) -> !t23 loc(#l136)
    %85 = stablehlo.multiply %83, %84 : !t23 loc(#l136)
    %86 = stablehlo.convert %71 : (!t8) -> !t29 loc(#l135)
    %87 = stablehlo.iota dim = 2 : !t36 loc(#l133)
    %88 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (!t29) -> !t35 loc(#l128)
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (!t35) -> !t36 loc(#l134)
    %90 = stablehlo.compare EQ, %87, %89, SIGNED : (!t36, !t36) -> !t46 loc(#l134)
    %91 = stablehlo.convert %90 : (!t46) -> !t47 loc(#l135)
    %92 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (!t8) -> !t24 loc(#l128)
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l136)
    %94 = stablehlo.multiply %93, %53 : !t7 loc(#l136)
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (!t7) -> !t39 loc(#l128)
    %96 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 3] : (!t47) -> !t28 loc(#l128)
    %97 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2, 3] : (!t39) -> !t23 loc(#l136)
    %98 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2, 3] : (!t28) -> !t23 loc(#l136)
    %99 = stablehlo.multiply %97, %98 : !t23 loc(#l136)
    %100 = stablehlo.add %85, %99 : !t23 loc(#l137)
    return %100, %6, %8, %13, %19, %38, %28, %33, %42, %82, %35, %46, %53, %96, %31 : !t23, !t7, !t24, !t24, !t7, !t8, !t7, !t8, !t8, !t28, !t8, !t8, !t7, !t28, !t8
  }
  func.func private @cumsum_18(%arg0: !t7) -> !t7 {
    %0 = call @cumsum_10(%arg0) : (!t7) -> !t7
    return %0 : !t7
  }
  func.func private @_relu_19(%arg0: !t26) -> !t26 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t26
    %1 = stablehlo.maximum %arg0, %0 : !t26
    return %1 : !t26
  }
  func.func private @_relu_backward(%arg0: !t26, %arg1: !t26) -> !t26 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t26, !t26
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t26
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t26, !t26) -> !t65
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %3 = call @_where_20(%2, %0#1, %cst_0) : (!t65, !t26, !t1) -> !t26
    return %3 : !t26
  }
  func.func private @_where_20(%arg0: !t65, %arg1: !t26, %arg2: !t1) -> !t26 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t1) -> !t26
    %1 = stablehlo.select %arg0, %arg1, %0 : !t65, !t26
    return %1 : !t26
  }
  func.func private @gating_21(%arg0: !t7, %arg1: !t24, %arg2: !t24, %arg3: !t7, %arg4: !t8, %arg5: !t7, %arg6: !t8, %arg7: !t8, %arg8: !t28, %arg9: !t8, %arg10: !t8, %arg11: !t7, %arg12: !t28, %arg13: !t8, %arg14: !t23, %arg15: !t1) -> !t7 {
    %0 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (!t28) -> !t23 loc(#l136)
    %1 = stablehlo.multiply %arg14, %0 : !t23 loc(#l136)
    %cst = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [3] : (!t23, !t1) -> !t7 loc(#l131)
    %3 = stablehlo.reshape %2 : (!t7) -> !t39 loc(#l173)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [3] : (!t39, !t1) -> !t7 loc(#l131)
    %5 = stablehlo.multiply %4, %arg11 : !t7 loc(#l136)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %7 = stablehlo.reshape %6 : (!t8) -> !t24 loc(#l173)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %8 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [2] : (!t24, !t1) -> !t8 loc(#l131)
    %9 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1, 2, 3] : (!t28) -> !t23 loc(#l136)
    %10 = stablehlo.multiply %arg14, %9 : !t23 loc(#l136)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [3] : (!t23, !t1) -> !t7 loc(#l131)
    %12 = stablehlo.reshape %11 : (!t7) -> !t39 loc(#l173)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [3] : (!t39, !t1) -> !t7 loc(#l131)
    %14 = stablehlo.multiply %13, %arg3 : !t7 loc(#l136)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %15 = stablehlo.reduce(%14 init: %cst_5) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %16 = stablehlo.reshape %15 : (!t8) -> !t24 loc(#l173)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %17 = stablehlo.reduce(%16 init: %cst_6) applies stablehlo.add across dimensions = [2] : (!t24, !t1) -> !t8 loc(#l131)
    %18 = stablehlo.multiply %8, %arg10 : !t8 loc(#l136)
    %19 = stablehlo.multiply %18, %arg9 : !t8 loc(#l136)
    %20 = stablehlo.negate %19 : !t8 loc(#l174)
    %21 = stablehlo.divide %8, %arg4 : !t8 loc(#l132)
    %22 = stablehlo.multiply %17, %arg7 : !t8 loc(#l136)
    %23 = stablehlo.multiply %22, %arg6 : !t8 loc(#l136)
    %24 = stablehlo.negate %23 : !t8 loc(#l174)
    %25 = stablehlo.add %20, %24 : !t8 loc(#l175)
    %26 = stablehlo.divide %17, %arg4 : !t8 loc(#l132)
    %27 = stablehlo.add %26, %25 : !t8 loc(#l175)
    %28 = stablehlo.add %21, %25 : !t8 loc(#l175)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (!t8) -> !t7 loc(#l128)
    %30 = stablehlo.multiply %29, %arg5 : !t7 loc(#l136)
    %31 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (!t8) -> !t7 loc(#l128)
    %32 = stablehlo.multiply %31, %arg3 : !t7 loc(#l136)
    %33 = stablehlo.add %30, %32 : !t7 loc(#l175)
    %cst_7 = stablehlo.constant dense<2.048000e+03> : !t1
    %34 = stablehlo.multiply %arg15, %cst_7 : !t1 loc(#l136)
    %cst_8 = stablehlo.constant dense<2.048000e+03> : !t1
    %35 = stablehlo.divide %34, %cst_8 : !t1 loc(#l132)
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (!t1) -> !t22 loc(#l128)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0] : (!t22) -> !t8 loc(#l128)
    %38 = stablehlo.multiply %37, %arg13 : !t8 loc(#l136)
    %cst_9 = stablehlo.constant dense<2.048000e+03> : !t1
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t1) -> !t8 loc(#l132)
    %40 = stablehlo.divide %38, %39 : !t8 loc(#l132)
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 2] : (!t8) -> !t7 loc(#l128)
    %42 = stablehlo.add %33, %41 : !t7 loc(#l175)
    %43 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l136)
    %44 = stablehlo.multiply %42, %43 : !t7 loc(#l136)
    %45 = stablehlo.multiply %44, %arg0 : !t7 loc(#l136)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %46 = stablehlo.reduce(%45 init: %cst_10) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %47 = stablehlo.reshape %46 : (!t8) -> !t24 loc(#l173)
    %48 = stablehlo.negate %47 : !t24 loc(#l174)
    %49 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l132)
    %50 = stablehlo.divide %42, %49 : !t7 loc(#l132)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %51 = stablehlo.reduce(%48 init: %cst_11) applies stablehlo.add across dimensions = [2] : (!t24, !t1) -> !t8 loc(#l131)
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (!t8) -> !t7 loc(#l128)
    %53 = stablehlo.add %50, %52 : !t7 loc(#l175)
    %54 = stablehlo.multiply %53, %arg0 : !t7 loc(#l136)
    return %54 : !t7
  }
  func.func private @_softmax_backward(%arg0: !t21, %arg1: !t21) -> !t21 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t21, !t21
    %1 = stablehlo.multiply %0#0, %0#1 : !t21
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [3] : (!t21, !t1) -> !t42
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (!t42) -> !t21
    %4 = stablehlo.subtract %0#1, %3 : !t21
    %5 = stablehlo.multiply %0#0, %4 : !t21
    return %5 : !t21
  }
  func.func private @_plain_22(%arg0: !t3, %arg1: !t3, %arg2: !t2, %arg3: !t6, %arg4: !t2, %arg5: !t2, %arg6: !t10, %arg7: !t0, %arg8: !t0, %arg9: !t0, %arg10: !t0, %arg11: !t11, %arg12: !t3) -> (!t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) {
    %0:13 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12 : !t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t3
    %1:3 = call @normalise_rows_15(%0#0, %0#8, %0#7) : (!t3, !t0, !t0) -> (!t3, !t19, !t19) loc(#l141)
    %2 = stablehlo.dot_general %1#0, %0#4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l142)
    %3 = stablehlo.dot_general %1#0, %0#2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l142)
    %4 = stablehlo.dot_general %1#0, %0#5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l142)
    %cst = stablehlo.constant dense<0.0883883461> : !t1
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t20 loc(#l143)
    %6 = stablehlo.multiply %2, %5 : !t20 loc(#l143)
    %7 = stablehlo.dot_general %6, %3, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (!t20, !t20) -> !t21 loc(#l142)
    %8 = call @_softmax_16(%7, %0#1) : (!t21, !t3) -> !t21 loc(#l144)
    %9 = stablehlo.dot_general %4, %8, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (!t20, !t21) -> !t31 loc(#l142)
    %10 = stablehlo.transpose %9, dims = [0, 3, 1, 2] : (!t31) -> !t20 loc(#l145)
    %11 = stablehlo.dot_general %10, %0#3, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t20, !t6) -> !t3 loc(#l142)
    %12 = stablehlo.add %0#0, %11 : !t3 loc(#l146)
    %13:3 = call @normalise_rows_15(%12, %0#10, %0#9) : (!t3, !t0, !t0) -> (!t3, !t19, !t19) loc(#l176)
    %14 = stablehlo.dot_general %13#0, %0#6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t10) -> !t25 loc(#l177)
    %15 = call @_relu_23(%14) : (!t25) -> !t25 loc(#l178)
    %16 = stablehlo.dot_general %0#12, %0#11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t3, !t11) -> !t25 loc(#l179)
    %17 = stablehlo.dot_general %15, %0#12, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t25, !t3) -> !t11 loc(#l179)
    %18 = call @_relu_backward_24(%15, %16) : (!t25, !t25) -> !t25 loc(#l180)
    %19 = stablehlo.dot_general %18, %0#6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t25, !t10) -> !t3 loc(#l179)
    %20 = stablehlo.dot_general %13#0, %18, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t3, !t25) -> !t10 loc(#l179)
    %21:3 = call @normalise_rows_backward(%12, %13#1, %13#2, %0#10, %19) : (!t3, !t19, !t19, !t0, !t3) -> (!t3, !t0, !t0) loc(#l181)
    %22 = stablehlo.add %0#12, %21#0 : !t3 loc(#l182)
    %23 = stablehlo.dot_general %22, %0#3, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (!t3, !t6) -> !t20 loc(#l165)
    %24 = stablehlo.dot_general %10, %22, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t20, !t3) -> !t6 loc(#l165)
    %25 = stablehlo.transpose %23, dims = [0, 2, 3, 1] : (!t20) -> !t31 loc(#l166)
    %26 = stablehlo.dot_general %25, %4, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (!t31, !t20) -> !t21 loc(#l165)
    %27 = stablehlo.dot_general %25, %8, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (!t31, !t21) -> !t31 loc(#l165)
    %28 = stablehlo.transpose %27, dims = [0, 3, 1, 2] : (!t31) -> !t20 loc(#l166)
    %29 = call @_softmax_backward(%8, %26) : (!t21, !t21) -> !t21 loc(#l167)
    %30 = stablehlo.dot_general %29, %6, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t21, !t20) -> !t48 loc(#l165)
    %31 = stablehlo.transpose %30, dims = [0, 2, 1, 3] : (!t48) -> !t20 loc(#l166)
    %32 = stablehlo.dot_general %29, %3, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (!t21, !t20) -> !t48 loc(#l165)
    %33 = stablehlo.transpose %32, dims = [0, 2, 1, 3] : (!t48) -> !t20 loc(#l166)
    %cst_0 = stablehlo.constant dense<0.0883883461> : !t1
    %34 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t20 loc(#l168)
    %35 = stablehlo.multiply %33, %34 : !t20 loc(#l168)
    %36 = stablehlo.dot_general %28, %0#5, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t20, !t2) -> !t3 loc(#l165)
    %37 = stablehlo.dot_general %1#0, %28, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t3, !t20) -> !t2 loc(#l165)
    %38 = stablehlo.dot_general %31, %0#2, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t20, !t2) -> !t3 loc(#l165)
    %39 = stablehlo.dot_general %1#0, %31, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t3, !t20) -> !t2 loc(#l165)
    %40 = stablehlo.add %36, %38 : !t3 loc(#l169)
    %41 = stablehlo.dot_general %35, %0#4, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t20, !t2) -> !t3 loc(#l165)
    %42 = stablehlo.dot_general %1#0, %35, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t3, !t20) -> !t2 loc(#l165)
    %43 = stablehlo.add %40, %41 : !t3 loc(#l169)
    %44:3 = call @normalise_rows_backward(%0#0, %1#1, %1#2, %0#8, %43) : (!t3, !t19, !t19, !t0, !t3) -> (!t3, !t0, !t0) loc(#l170)
    %45 = stablehlo.add %22, %44#0 : !t3 loc(#l171)
    return %45, %39, %24, %42, %37, %20, %44#2, %44#1, %21#2, %21#1, %17 : !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11
  }
  func.func private @_relu_23(%arg0: !t25) -> !t25 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t25
    %1 = stablehlo.maximum %arg0, %0 : !t25
    return %1 : !t25
  }
  func.func private @_relu_backward_24(%arg0: !t25, %arg1: !t25) -> !t25 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t25, !t25
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t25
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t25, !t25) -> !t55
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %3 = call @_where_25(%2, %0#1, %cst_0) : (!t55, !t25, !t1) -> !t25
    return %3 : !t25
  }
  func.func private @_where_25(%arg0: !t55, %arg1: !t25, %arg2: !t1) -> !t25 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t1) -> !t25
    %1 = stablehlo.select %arg0, %arg1, %0 : !t55, !t25
    return %1 : !t25
  }
  func.func private @_mixed_26(%arg0: !t3, %arg1: !t3, %arg2: !t8, %arg3: !t2, %arg4: !t6, %arg5: !t2, %arg6: !t2, %arg7: !t16, %arg8: !t17, %arg9: !t18, %arg10: !t0, %arg11: !t0, %arg12: !t0, %arg13: !t0, %arg14: !t3, %arg15: !t1) -> (!t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0) {
    %0:16 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15 : !t3, !t3, !t8, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0, !t3, !t1
    %1:3 = call @normalise_rows_27(%0#0, %0#11, %0#10) : (!t3, !t0, !t0) -> (!t3, !t19, !t19) loc(#l141)
    %2 = stablehlo.dot_general %1#0, %0#5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l142)
    %3 = stablehlo.dot_general %1#0, %0#3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l142)
    %4 = stablehlo.dot_general %1#0, %0#6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l142)
    %cst = stablehlo.constant dense<0.0883883461> : !t1
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t20 loc(#l143)
    %6 = stablehlo.multiply %2, %5 : !t20 loc(#l143)
    %7 = stablehlo.dot_general %6, %3, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (!t20, !t20) -> !t21 loc(#l142)
    %8 = call @_softmax_28(%7, %0#1) : (!t21, !t3) -> !t21 loc(#l144)
    %9 = stablehlo.dot_general %4, %8, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (!t20, !t21) -> !t31 loc(#l142)
    %10 = stablehlo.transpose %9, dims = [0, 3, 1, 2] : (!t31) -> !t20 loc(#l145)
    %11 = stablehlo.dot_general %10, %0#4, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t20, !t6) -> !t3 loc(#l142)
    %12 = stablehlo.add %0#0, %11 : !t3 loc(#l146)
    %13:3 = call @normalise_rows_27(%12, %0#13, %0#12) : (!t3, !t0, !t0) -> (!t3, !t19, !t19) loc(#l147)
    %14 = stablehlo.reshape %13#0 : (!t3) -> !t34 loc(#l148)
    %15 = stablehlo.dot_general %14, %0#9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t34, !t18) -> !t7 loc(#l149)
    %16:15 = call @gating_29(%15, %0#2) : (!t7, !t8) -> (!t23, !t7, !t24, !t24, !t7, !t8, !t7, !t8, !t8, !t28, !t8, !t8, !t7, !t28, !t8) loc(#l150)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %17 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t23 loc(#l151)
    %18 = stablehlo.compare GT, %16#0, %17, FLOAT : (!t23, !t23) -> !t50 loc(#l151)
    %19 = stablehlo.convert %18 : (!t50) -> !t23 loc(#l152)
    %20 = stablehlo.dot_general %14, %19, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (!t34, !t23) -> !t45 loc(#l149)
    %21 = stablehlo.transpose %20, dims = [2, 0, 3, 1] : (!t45) -> !t27 loc(#l153)
    %22 = sdy.sharding_constraint %21 <@mesh, [{"data"}, {}, {}, {}]> : !t27 loc(#l154)
    %23 = stablehlo.dot_general %22, %0#7, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (!t27, !t16) -> !t26 loc(#l149)
    %24 = call @_relu_19(%23) : (!t26) -> !t26 loc(#l155)
    %25 = stablehlo.dot_general %24, %0#8, batching_dims = [0] x [0], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (!t26, !t17) -> !t27 loc(#l149)
    %26 = sdy.sharding_constraint %25 <@mesh, [{"data"}, {}, {}, {}]> : !t27 loc(#l154)
    %27 = stablehlo.reshape %0#14 : (!t3) -> !t34 loc(#l156)
    %28 = stablehlo.dot_general %27, %16#0, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (!t34, !t23) -> !t45 loc(#l157)
    %29 = stablehlo.transpose %28, dims = [2, 0, 3, 1] : (!t45) -> !t27 loc(#l158)
    %30 = stablehlo.dot_general %27, %26, batching_dims = [0] x [1], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (!t34, !t27) -> !t23 loc(#l157)
    %31 = sdy.sharding_constraint %29 <@mesh, [{"data"}, {}, {}, {}]> : !t27 loc(#l159)
    %32 = stablehlo.dot_general %31, %24, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t27, !t26) -> !t16 loc(#l157)
    %33 = stablehlo.transpose %32, dims = [0, 2, 1] : (!t16) -> !t17 loc(#l158)
    %34 = stablehlo.dot_general %31, %0#8, batching_dims = [0] x [0], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (!t27, !t17) -> !t26 loc(#l157)
    %35 = call @_relu_backward(%24, %34) : (!t26, !t26) -> !t26 loc(#l160)
    %36 = stablehlo.dot_general %35, %22, batching_dims = [0] x [0], contracting_dims = [1, 2] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t26, !t27) -> !t17 loc(#l157)
    %37 = stablehlo.transpose %36, dims = [0, 2, 1] : (!t17) -> !t16 loc(#l158)
    %38 = stablehlo.dot_general %35, %0#7, batching_dims = [0] x [0], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (!t26, !t16) -> !t27 loc(#l157)
    %39 = sdy.sharding_constraint %38 <@mesh, [{"data"}, {}, {}, {}]> : !t27 loc(#l159)
    %40 = stablehlo.transpose %39, dims = [1, 3, 0, 2] : (!t27) -> !t45 loc(#l158)
    %41 = stablehlo.dot_general %40, %19, batching_dims = [0] x [0], contracting_dims = [2, 3] x [2, 3], precision = [DEFAULT, DEFAULT] : (!t45, !t23) -> !t64 loc(#l157)
    %42 = stablehlo.transpose %41, dims = [0, 2, 1] : (!t64) -> !t34 loc(#l158)
    %43 = call @gating_31(%16#1, %16#2, %16#3, %16#4, %16#5, %16#6, %16#7, %16#8, %16#9, %16#10, %16#11, %16#12, %16#13, %16#14, %30, %0#15) : (!t7, !t24, !t24, !t7, !t8, !t7, !t8, !t8, !t28, !t8, !t8, !t7, !t28, !t8, !t23, !t1) -> !t7 loc(#l161)
    %44 = stablehlo.dot_general %43, %14, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t7, !t34) -> !t12 loc(#l157)
    %45 = stablehlo.transpose %44, dims = [1, 0] : (!t12) -> !t18 loc(#l158)
    %46 = stablehlo.dot_general %43, %0#9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t7, !t18) -> !t34 loc(#l157)
    %47 = stablehlo.add %42, %46 : !t34 loc(#l162)
    %48 = stablehlo.reshape %47 : (!t34) -> !t3 loc(#l163)
    %49:3 = call @normalise_rows_backward_32(%12, %13#1, %13#2, %0#13, %48) : (!t3, !t19, !t19, !t0, !t3) -> (!t3, !t0, !t0) loc(#l164)
    %50 = stablehlo.add %0#14, %49#0 : !t3 loc(#l162)
    %51 = stablehlo.dot_general %50, %0#4, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (!t3, !t6) -> !t20 loc(#l165)
    %52 = stablehlo.dot_general %10, %50, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t20, !t3) -> !t6 loc(#l165)
    %53 = stablehlo.transpose %51, dims = [0, 2, 3, 1] : (!t20) -> !t31 loc(#l166)
    %54 = stablehlo.dot_general %53, %4, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (!t31, !t20) -> !t21 loc(#l165)
    %55 = stablehlo.dot_general %53, %8, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (!t31, !t21) -> !t31 loc(#l165)
    %56 = stablehlo.transpose %55, dims = [0, 3, 1, 2] : (!t31) -> !t20 loc(#l166)
    %57 = call @_softmax_backward_33(%8, %54) : (!t21, !t21) -> !t21 loc(#l167)
    %58 = stablehlo.dot_general %57, %6, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t21, !t20) -> !t48 loc(#l165)
    %59 = stablehlo.transpose %58, dims = [0, 2, 1, 3] : (!t48) -> !t20 loc(#l166)
    %60 = stablehlo.dot_general %57, %3, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (!t21, !t20) -> !t48 loc(#l165)
    %61 = stablehlo.transpose %60, dims = [0, 2, 1, 3] : (!t48) -> !t20 loc(#l166)
    %cst_1 = stablehlo.constant dense<0.0883883461> : !t1
    %62 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t20 loc(#l168)
    %63 = stablehlo.multiply %61, %62 : !t20 loc(#l168)
    %64 = stablehlo.dot_general %56, %0#6, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t20, !t2) -> !t3 loc(#l165)
    %65 = stablehlo.dot_general %1#0, %56, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t3, !t20) -> !t2 loc(#l165)
    %66 = stablehlo.dot_general %59, %0#3, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t20, !t2) -> !t3 loc(#l165)
    %67 = stablehlo.dot_general %1#0, %59, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t3, !t20) -> !t2 loc(#l165)
    %68 = stablehlo.add %64, %66 : !t3 loc(#l169)
    %69 = stablehlo.dot_general %63, %0#5, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t20, !t2) -> !t3 loc(#l165)
    %70 = stablehlo.dot_general %1#0, %63, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t3, !t20) -> !t2 loc(#l165)
    %71 = stablehlo.add %68, %69 : !t3 loc(#l169)
    %72:3 = call @normalise_rows_backward_32(%0#0, %1#1, %1#2, %0#11, %71) : (!t3, !t19, !t19, !t0, !t3) -> (!t3, !t0, !t0) loc(#l170)
    %73 = stablehlo.add %50, %72#0 : !t3 loc(#l171)
    return %73, %67, %52, %70, %65, %37, %33, %45, %72#2, %72#1, %49#2, %49#1 : !t3, !t2, !t6, !t2, !t2, !t16, !t17, !t18, !t0, !t0, !t0, !t0
  }
  func.func private @normalise_rows_27(%arg0: !t3, %arg1: !t0, %arg2: !t0) -> (!t3, !t19, !t19) {
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (!t3, !t1) -> !t19
    %cst_0 = stablehlo.constant dense<9.765625E-4> : !t1
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t19
    %2 = stablehlo.multiply %0, %1 : !t19
    %3 = stablehlo.multiply %arg0, %arg0 : !t3
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t3, !t1) -> !t19
    %cst_2 = stablehlo.constant dense<9.765625E-4> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t19
    %6 = stablehlo.multiply %4, %5 : !t19
    %7 = stablehlo.multiply %2, %2 : !t19
    %8 = stablehlo.subtract %6, %7 : !t19
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t19
    %10 = stablehlo.add %8, %9 : !t19
    %11 = stablehlo.rsqrt %10 : !t19
    %12 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (!t19) -> !t3
    %13 = stablehlo.subtract %arg0, %12 : !t3
    %14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (!t19) -> !t3
    %15 = stablehlo.multiply %13, %14 : !t3
    %16 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (!t0) -> !t3
    %17 = stablehlo.multiply %15, %16 : !t3
    %18 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (!t0) -> !t3
    %19 = stablehlo.add %17, %18 : !t3
    return %19, %2, %11 : !t3, !t19, !t19
  }
  func.func private @_softmax_28(%arg0: !t21, %arg1: !t3) -> !t21 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3] : (!t3) -> !t21
    %1 = stablehlo.add %arg0, %0 : !t21
    %cst = stablehlo.constant dense<0xFF800000> : !t1
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [3] : (!t21, !t1) -> !t42
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (!t42) -> !t21
    %4 = stablehlo.subtract %1, %3 : !t21
    %5 = stablehlo.exponential %4 : !t21
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [3] : (!t21, !t1) -> !t42
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (!t42) -> !t21
    %8 = stablehlo.divide %5, %7 : !t21
    return %8 : !t21
  }
  func.func private @gating_29(%arg0: !t7, %arg1: !t8) -> (!t23, !t7, !t24, !t24, !t7, !t8, !t7, !t8, !t8, !t28, !t8, !t8, !t7, !t28, !t8) {
    %cst = stablehlo.constant dense<0xFF800000> : !t1 loc(#l126)
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l126)
    %cst_0 = stablehlo.constant dense<0xFF800000> : !t1
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t8 loc(#l127)
    %2 = stablehlo.maximum %1, %0 : !t8 loc(#l127)
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (!t8) -> !t24 loc(#l128)
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l129)
    %5 = stablehlo.subtract %arg0, %4 : !t7 loc(#l129)
    %6 = stablehlo.exponential %5 : !t7 loc(#l130)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (!t8) -> !t24 loc(#l128)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l132)
    %10 = stablehlo.divide %6, %9 : !t7 loc(#l132)
    %11 = stablehlo.multiply %8, %8 : !t24 loc(#l136)
    %cst_2 = stablehlo.constant dense<1.000000e+00> : !t1 loc(#l172)
    %12 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t24 loc(#l128)
    %13 = stablehlo.divide %12, %11 : !t24 loc(#l132)
    %14 = call @argmax(%10) : (!t7) -> !t29
    %15 = stablehlo.iota dim = 2 : !t32 loc(#l133)
    %16 = stablehlo.broadcast_in_dim %14, dims = [0, 1] : (!t29) -> !t35 loc(#l128)
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1, 2] : (!t35) -> !t32 loc(#l134)
    %18 = stablehlo.compare EQ, %15, %17, SIGNED : (!t32, !t32) -> !t38 loc(#l134)
    %19 = stablehlo.convert %18 : (!t38) -> !t7 loc(#l135)
    %cst_3 = stablehlo.constant dense<1.000000e+00> : !t1
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t7 loc(#l129)
    %21 = stablehlo.subtract %20, %19 : !t7 loc(#l129)
    %22 = stablehlo.multiply %10, %21 : !t7 loc(#l136)
    %23 = call @argmax(%22) : (!t7) -> !t29
    %24 = stablehlo.iota dim = 2 : !t32 loc(#l133)
    %25 = stablehlo.broadcast_in_dim %23, dims = [0, 1] : (!t29) -> !t35 loc(#l128)
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2] : (!t35) -> !t32 loc(#l134)
    %27 = stablehlo.compare EQ, %24, %26, SIGNED : (!t32, !t32) -> !t38 loc(#l134)
    %28 = stablehlo.convert %27 : (!t38) -> !t7 loc(#l135)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %29 = stablehlo.reduce(%19 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t7, !t1) -> !t8 loc(#l131)
    %cst_5 = stablehlo.constant dense<2.048000e+03> : !t1
    %30 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t1) -> !t8 loc(#l132)
    %31 = stablehlo.divide %29, %30 : !t8 loc(#l132)
    %32 = stablehlo.multiply %10, %19 : !t7 loc(#l136)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %33 = stablehlo.reduce(%32 init: %cst_6) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %34 = stablehlo.multiply %10, %28 : !t7 loc(#l136)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %35 = stablehlo.reduce(%34 init: %cst_7) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %36 = stablehlo.add %33, %35 : !t8 loc(#l137)
    %cst_8 = stablehlo.constant dense<9.99999971E-10> : !t1
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t1) -> !t8 loc(#l137)
    %38 = stablehlo.add %36, %37 : !t8 loc(#l137)
    %39 = stablehlo.divide %33, %38 : !t8 loc(#l132)
    %40 = stablehlo.multiply %38, %38 : !t8 loc(#l136)
    %cst_9 = stablehlo.constant dense<1.000000e+00> : !t1 loc(#l172)
    %41 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t1) -> !t8 loc(#l128)
    %42 = stablehlo.divide %41, %40 : !t8 loc(#l132)
    %43 = stablehlo.divide %35, %38 : !t8 loc(#l132)
    %44 = stablehlo.multiply %38, %38 : !t8 loc(#l136)
    %cst_10 = stablehlo.constant dense<1.000000e+00> : !t1 loc(#l172)
    %45 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (!t1) -> !t8 loc(#l128)
    %46 = stablehlo.divide %45, %44 : !t8 loc(#l132)
    %cst_11 = stablehlo.constant dense<2.000000e+00> : !t1
    %47 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (!t1) -> !t8 loc(#l136)
    %48 = stablehlo.multiply %47, %43 : !t8 loc(#l136)
    %49 = stablehlo.compare GT, %48, %arg1, FLOAT : (!t8, !t8) -> !t51 loc(#l138)
    %50 = stablehlo.convert %49 : (!t51) -> !t8 loc(#l135)
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 1] : (!t8) -> !t24 loc(#l128)
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l136)
    %53 = stablehlo.multiply %28, %52 : !t7 loc(#l136)
    %54 = call @cumsum_30(%19) : (!t7) -> !t7 loc(#l139)
    %55 = stablehlo.subtract %54, %19 : !t7 loc(#l129)
    %56 = stablehlo.multiply %55, %19 : !t7 loc(#l136)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %57 = stablehlo.reduce(%56 init: %cst_12) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %58 = call @cumsum_30(%19) : (!t7) -> !t7 loc(#l139)
    %59 = stablehlo.subtract %58, %19 : !t7 loc(#l129)
    %cst_13 = stablehlo.constant dense<4.000000e+00> : !t1
    %60 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (!t1) -> !t7 loc(#l140)
    %61 = stablehlo.compare LT, %59, %60, FLOAT : (!t7, !t7) -> !t38 loc(#l140)
    %62 = stablehlo.convert %61 : (!t38) -> !t7 loc(#l135)
    %63 = stablehlo.multiply %19, %62 : !t7 loc(#l136)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %64 = stablehlo.reduce(%63 init: %cst_14) applies stablehlo.add across dimensions = [1] : (!t7, !t1) -> !t8 loc(#l131)
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 2] : (!t8) -> !t52 loc(#l128)
    %66 = call @cumsum_30(%53) : (!t7) -> !t7 loc(#l139)
    %67 = stablehlo.subtract %66, %53 : !t7 loc(#l129)
    %68 = stablehlo.broadcast_in_dim %65, dims = [0, 1, 2] : (!t52) -> !t7 loc(#l137)
    %69 = stablehlo.add %67, %68 : !t7 loc(#l137)
    %70 = stablehlo.multiply %69, %53 : !t7 loc(#l136)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %71 = stablehlo.reduce(%70 init: %cst_15) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %72 = stablehlo.convert %57 : (!t8) -> !t29 loc(#l135)
    %73 = stablehlo.iota dim = 2 : !t36 loc(#l133)
    %74 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (!t29) -> !t35 loc(#l128)
    %75 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (!t35) -> !t36 loc(#l134)
    %76 = stablehlo.compare EQ, %73, %75, SIGNED : (!t36, !t36) -> !t46 loc(#l134)
    %77 = stablehlo.convert %76 : (!t46) -> !t47 loc(#l135)
    %78 = stablehlo.broadcast_in_dim %39, dims = [0, 1] : (!t8) -> !t24 loc(#l128)
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l136)
    %80 = stablehlo.multiply %79, %19 : !t7 loc(#l136)
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2] : (!t7) -> !t39 loc(#l128)
    %82 = stablehlo.broadcast_in_dim %77, dims = [0, 1, 3] : (!t47) -> !t28 loc(#l128)
    %83 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2, 3] : (!t39) -> !t23 loc(#l136)
    %84 = stablehlo.broadcast_in_dim %82, dims = [0, 1, 2, 3] : (!t28) -> !t23 loc(#l136)
    %85 = stablehlo.multiply %83, %84 : !t23 loc(#l136)
    %86 = stablehlo.convert %71 : (!t8) -> !t29 loc(#l135)
    %87 = stablehlo.iota dim = 2 : !t36 loc(#l133)
    %88 = stablehlo.broadcast_in_dim %86, dims = [0, 1] : (!t29) -> !t35 loc(#l128)
    %89 = stablehlo.broadcast_in_dim %88, dims = [0, 1, 2] : (!t35) -> !t36 loc(#l134)
    %90 = stablehlo.compare EQ, %87, %89, SIGNED : (!t36, !t36) -> !t46 loc(#l134)
    %91 = stablehlo.convert %90 : (!t46) -> !t47 loc(#l135)
    %92 = stablehlo.broadcast_in_dim %43, dims = [0, 1] : (!t8) -> !t24 loc(#l128)
    %93 = stablehlo.broadcast_in_dim %92, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l136)
    %94 = stablehlo.multiply %93, %53 : !t7 loc(#l136)
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2] : (!t7) -> !t39 loc(#l128)
    %96 = stablehlo.broadcast_in_dim %91, dims = [0, 1, 3] : (!t47) -> !t28 loc(#l128)
    %97 = stablehlo.broadcast_in_dim %95, dims = [0, 1, 2, 3] : (!t39) -> !t23 loc(#l136)
    %98 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2, 3] : (!t28) -> !t23 loc(#l136)
    %99 = stablehlo.multiply %97, %98 : !t23 loc(#l136)
    %100 = stablehlo.add %85, %99 : !t23 loc(#l137)
    return %100, %6, %8, %13, %19, %38, %28, %33, %42, %82, %35, %46, %53, %96, %31 : !t23, !t7, !t24, !t24, !t7, !t8, !t7, !t8, !t8, !t28, !t8, !t8, !t7, !t28, !t8
  }
  func.func private @cumsum_30(%arg0: !t7) -> !t7 {
    %0 = call @cumsum_0(%arg0) : (!t7) -> !t7
    return %0 : !t7
  }
  func.func private @gating_31(%arg0: !t7, %arg1: !t24, %arg2: !t24, %arg3: !t7, %arg4: !t8, %arg5: !t7, %arg6: !t8, %arg7: !t8, %arg8: !t28, %arg9: !t8, %arg10: !t8, %arg11: !t7, %arg12: !t28, %arg13: !t8, %arg14: !t23, %arg15: !t1) -> !t7 {
    %0 = stablehlo.broadcast_in_dim %arg12, dims = [0, 1, 2, 3] : (!t28) -> !t23 loc(#l136)
    %1 = stablehlo.multiply %arg14, %0 : !t23 loc(#l136)
    %cst = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [3] : (!t23, !t1) -> !t7 loc(#l131)
    %3 = stablehlo.reshape %2 : (!t7) -> !t39 loc(#l173)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [3] : (!t39, !t1) -> !t7 loc(#l131)
    %5 = stablehlo.multiply %4, %arg11 : !t7 loc(#l136)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %6 = stablehlo.reduce(%5 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %7 = stablehlo.reshape %6 : (!t8) -> !t24 loc(#l173)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %8 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [2] : (!t24, !t1) -> !t8 loc(#l131)
    %9 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1, 2, 3] : (!t28) -> !t23 loc(#l136)
    %10 = stablehlo.multiply %arg14, %9 : !t23 loc(#l136)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %11 = stablehlo.reduce(%10 init: %cst_3) applies stablehlo.add across dimensions = [3] : (!t23, !t1) -> !t7 loc(#l131)
    %12 = stablehlo.reshape %11 : (!t7) -> !t39 loc(#l173)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %13 = stablehlo.reduce(%12 init: %cst_4) applies stablehlo.add across dimensions = [3] : (!t39, !t1) -> !t7 loc(#l131)
    %14 = stablehlo.multiply %13, %arg3 : !t7 loc(#l136)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %15 = stablehlo.reduce(%14 init: %cst_5) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %16 = stablehlo.reshape %15 : (!t8) -> !t24 loc(#l173)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %17 = stablehlo.reduce(%16 init: %cst_6) applies stablehlo.add across dimensions = [2] : (!t24, !t1) -> !t8 loc(#l131)
    %18 = stablehlo.multiply %8, %arg10 : !t8 loc(#l136)
    %19 = stablehlo.multiply %18, %arg9 : !t8 loc(#l136)
    %20 = stablehlo.negate %19 : !t8 loc(#l174)
    %21 = stablehlo.divide %8, %arg4 : !t8 loc(#l132)
    %22 = stablehlo.multiply %17, %arg7 : !t8 loc(#l136)
    %23 = stablehlo.multiply %22, %arg6 : !t8 loc(#l136)
    %24 = stablehlo.negate %23 : !t8 loc(#l174)
    %25 = stablehlo.add %20, %24 : !t8 loc(#l175)
    %26 = stablehlo.divide %17, %arg4 : !t8 loc(#l132)
    %27 = stablehlo.add %26, %25 : !t8 loc(#l175)
    %28 = stablehlo.add %21, %25 : !t8 loc(#l175)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (!t8) -> !t7 loc(#l128)
    %30 = stablehlo.multiply %29, %arg5 : !t7 loc(#l136)
    %31 = stablehlo.broadcast_in_dim %27, dims = [0, 1] : (!t8) -> !t7 loc(#l128)
    %32 = stablehlo.multiply %31, %arg3 : !t7 loc(#l136)
    %33 = stablehlo.add %30, %32 : !t7 loc(#l175)
    %cst_7 = stablehlo.constant dense<2.048000e+03> : !t1
    %34 = stablehlo.multiply %arg15, %cst_7 : !t1 loc(#l136)
    %cst_8 = stablehlo.constant dense<2.048000e+03> : !t1
    %35 = stablehlo.divide %34, %cst_8 : !t1 loc(#l132)
    %36 = stablehlo.broadcast_in_dim %35, dims = [] : (!t1) -> !t22 loc(#l128)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0] : (!t22) -> !t8 loc(#l128)
    %38 = stablehlo.multiply %37, %arg13 : !t8 loc(#l136)
    %cst_9 = stablehlo.constant dense<2.048000e+03> : !t1
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t1) -> !t8 loc(#l132)
    %40 = stablehlo.divide %38, %39 : !t8 loc(#l132)
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 2] : (!t8) -> !t7 loc(#l128)
    %42 = stablehlo.add %33, %41 : !t7 loc(#l175)
    %43 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l136)
    %44 = stablehlo.multiply %42, %43 : !t7 loc(#l136)
    %45 = stablehlo.multiply %44, %arg0 : !t7 loc(#l136)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %46 = stablehlo.reduce(%45 init: %cst_10) applies stablehlo.add across dimensions = [2] : (!t7, !t1) -> !t8 loc(#l131)
    %47 = stablehlo.reshape %46 : (!t8) -> !t24 loc(#l173)
    %48 = stablehlo.negate %47 : !t24 loc(#l174)
    %49 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2] : (!t24) -> !t7 loc(#l132)
    %50 = stablehlo.divide %42, %49 : !t7 loc(#l132)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l131)
    %51 = stablehlo.reduce(%48 init: %cst_11) applies stablehlo.add across dimensions = [2] : (!t24, !t1) -> !t8 loc(#l131)
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (!t8) -> !t7 loc(#l128)
    %53 = stablehlo.add %50, %52 : !t7 loc(#l175)
    %54 = stablehlo.multiply %53, %arg0 : !t7 loc(#l136)
    return %54 : !t7
  }
  func.func private @normalise_rows_backward_32(%arg0: !t3, %arg1: !t19, %arg2: !t19, %arg3: !t0, %arg4: !t3) -> (!t3, !t0, !t0) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg4 : !t3, !t19, !t19, !t3
    %1 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1] : (!t19) -> !t3
    %2 = stablehlo.subtract %0#0, %1 : !t3
    %3 = stablehlo.broadcast_in_dim %0#2, dims = [0, 1] : (!t19) -> !t3
    %4 = stablehlo.multiply %2, %3 : !t3
    %5 = stablehlo.multiply %0#3, %4 : !t3
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (!t3, !t1) -> !t0
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %7 = stablehlo.reduce(%0#3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (!t3, !t1) -> !t0
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (!t0) -> !t3
    %9 = stablehlo.multiply %0#3, %8 : !t3
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t3, !t1) -> !t19
    %cst_2 = stablehlo.constant dense<9.765625E-4> : !t1
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t19
    %12 = stablehlo.multiply %10, %11 : !t19
    %13 = stablehlo.multiply %9, %4 : !t3
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1
    %14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [2] : (!t3, !t1) -> !t19
    %cst_4 = stablehlo.constant dense<9.765625E-4> : !t1
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t19
    %16 = stablehlo.multiply %14, %15 : !t19
    %17 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (!t19) -> !t3
    %18 = stablehlo.subtract %9, %17 : !t3
    %19 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (!t19) -> !t3
    %20 = stablehlo.multiply %4, %19 : !t3
    %21 = stablehlo.subtract %18, %20 : !t3
    %22 = stablehlo.broadcast_in_dim %0#2, dims = [0, 1] : (!t19) -> !t3
    %23 = stablehlo.multiply %21, %22 : !t3
    return %23, %6, %7 : !t3, !t0, !t0
  }
  func.func private @_softmax_backward_33(%arg0: !t21, %arg1: !t21) -> !t21 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t21, !t21
    %1 = stablehlo.multiply %0#0, %0#1 : !t21
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [3] : (!t21, !t1) -> !t42
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (!t42) -> !t21
    %4 = stablehlo.subtract %0#1, %3 : !t21
    %5 = stablehlo.multiply %0#0, %4 : !t21
    return %5 : !t21
  }
  func.func private @_plain_34(%arg0: !t3, %arg1: !t3, %arg2: !t2, %arg3: !t6, %arg4: !t2, %arg5: !t2, %arg6: !t10, %arg7: !t0, %arg8: !t0, %arg9: !t0, %arg10: !t0, %arg11: !t11, %arg12: !t3) -> (!t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11) {
    %0:13 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12 : !t3, !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11, !t3
    %1:3 = call @normalise_rows_27(%0#0, %0#8, %0#7) : (!t3, !t0, !t0) -> (!t3, !t19, !t19) loc(#l141)
    %2 = stablehlo.dot_general %1#0, %0#4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l142)
    %3 = stablehlo.dot_general %1#0, %0#2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l142)
    %4 = stablehlo.dot_general %1#0, %0#5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t2) -> !t20 loc(#l142)
    %cst = stablehlo.constant dense<0.0883883461> : !t1
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t20 loc(#l143)
    %6 = stablehlo.multiply %2, %5 : !t20 loc(#l143)
    %7 = stablehlo.dot_general %6, %3, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (!t20, !t20) -> !t21 loc(#l142)
    %8 = call @_softmax_28(%7, %0#1) : (!t21, !t3) -> !t21 loc(#l144)
    %9 = stablehlo.dot_general %4, %8, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (!t20, !t21) -> !t31 loc(#l142)
    %10 = stablehlo.transpose %9, dims = [0, 3, 1, 2] : (!t31) -> !t20 loc(#l145)
    %11 = stablehlo.dot_general %10, %0#3, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t20, !t6) -> !t3 loc(#l142)
    %12 = stablehlo.add %0#0, %11 : !t3 loc(#l146)
    %13:3 = call @normalise_rows_27(%12, %0#10, %0#9) : (!t3, !t0, !t0) -> (!t3, !t19, !t19) loc(#l176)
    %14 = stablehlo.dot_general %13#0, %0#6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t3, !t10) -> !t25 loc(#l177)
    %15 = call @_relu_35(%14) : (!t25) -> !t25 loc(#l178)
    %16 = stablehlo.dot_general %0#12, %0#11, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t3, !t11) -> !t25 loc(#l179)
    %17 = stablehlo.dot_general %15, %0#12, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t25, !t3) -> !t11 loc(#l179)
    %18 = call @_relu_backward_36(%15, %16) : (!t25, !t25) -> !t25 loc(#l180)
    %19 = stablehlo.dot_general %18, %0#6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t25, !t10) -> !t3 loc(#l179)
    %20 = stablehlo.dot_general %13#0, %18, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t3, !t25) -> !t10 loc(#l179)
    %21:3 = call @normalise_rows_backward_38(%12, %13#1, %13#2, %0#10, %19) : (!t3, !t19, !t19, !t0, !t3) -> (!t3, !t0, !t0) loc(#l181)
    %22 = stablehlo.add %0#12, %21#0 : !t3 loc(#l182)
    %23 = stablehlo.dot_general %22, %0#3, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (!t3, !t6) -> !t20 loc(#l165)
    %24 = stablehlo.dot_general %10, %22, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t20, !t3) -> !t6 loc(#l165)
    %25 = stablehlo.transpose %23, dims = [0, 2, 3, 1] : (!t20) -> !t31 loc(#l166)
    %26 = stablehlo.dot_general %25, %4, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (!t31, !t20) -> !t21 loc(#l165)
    %27 = stablehlo.dot_general %25, %8, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (!t31, !t21) -> !t31 loc(#l165)
    %28 = stablehlo.transpose %27, dims = [0, 3, 1, 2] : (!t31) -> !t20 loc(#l166)
    %29 = call @_softmax_backward_39(%8, %26) : (!t21, !t21) -> !t21 loc(#l167)
    %30 = stablehlo.dot_general %29, %6, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t21, !t20) -> !t48 loc(#l165)
    %31 = stablehlo.transpose %30, dims = [0, 2, 1, 3] : (!t48) -> !t20 loc(#l166)
    %32 = stablehlo.dot_general %29, %3, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (!t21, !t20) -> !t48 loc(#l165)
    %33 = stablehlo.transpose %32, dims = [0, 2, 1, 3] : (!t48) -> !t20 loc(#l166)
    %cst_0 = stablehlo.constant dense<0.0883883461> : !t1
    %34 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t20 loc(#l168)
    %35 = stablehlo.multiply %33, %34 : !t20 loc(#l168)
    %36 = stablehlo.dot_general %28, %0#5, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t20, !t2) -> !t3 loc(#l165)
    %37 = stablehlo.dot_general %1#0, %28, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t3, !t20) -> !t2 loc(#l165)
    %38 = stablehlo.dot_general %31, %0#2, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t20, !t2) -> !t3 loc(#l165)
    %39 = stablehlo.dot_general %1#0, %31, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t3, !t20) -> !t2 loc(#l165)
    %40 = stablehlo.add %36, %38 : !t3 loc(#l169)
    %41 = stablehlo.dot_general %35, %0#4, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t20, !t2) -> !t3 loc(#l165)
    %42 = stablehlo.dot_general %1#0, %35, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t3, !t20) -> !t2 loc(#l165)
    %43 = stablehlo.add %40, %41 : !t3 loc(#l169)
    %44:3 = call @normalise_rows_backward_38(%0#0, %1#1, %1#2, %0#8, %43) : (!t3, !t19, !t19, !t0, !t3) -> (!t3, !t0, !t0) loc(#l170)
    %45 = stablehlo.add %22, %44#0 : !t3 loc(#l171)
    return %45, %39, %24, %42, %37, %20, %44#2, %44#1, %21#2, %21#1, %17 : !t3, !t2, !t6, !t2, !t2, !t10, !t0, !t0, !t0, !t0, !t11
  }
  func.func private @_relu_35(%arg0: !t25) -> !t25 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t25
    %1 = stablehlo.maximum %arg0, %0 : !t25
    return %1 : !t25
  }
  func.func private @_relu_backward_36(%arg0: !t25, %arg1: !t25) -> !t25 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t25, !t25
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t25
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t25, !t25) -> !t55
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %3 = call @_where_37(%2, %0#1, %cst_0) : (!t55, !t25, !t1) -> !t25
    return %3 : !t25
  }
  func.func private @_where_37(%arg0: !t55, %arg1: !t25, %arg2: !t1) -> !t25 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t1) -> !t25
    %1 = stablehlo.select %arg0, %arg1, %0 : !t55, !t25
    return %1 : !t25
  }
  func.func private @normalise_rows_backward_38(%arg0: !t3, %arg1: !t19, %arg2: !t19, %arg3: !t0, %arg4: !t3) -> (!t3, !t0, !t0) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg4 : !t3, !t19, !t19, !t3
    %1 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1] : (!t19) -> !t3
    %2 = stablehlo.subtract %0#0, %1 : !t3
    %3 = stablehlo.broadcast_in_dim %0#2, dims = [0, 1] : (!t19) -> !t3
    %4 = stablehlo.multiply %2, %3 : !t3
    %5 = stablehlo.multiply %0#3, %4 : !t3
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (!t3, !t1) -> !t0
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %7 = stablehlo.reduce(%0#3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (!t3, !t1) -> !t0
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (!t0) -> !t3
    %9 = stablehlo.multiply %0#3, %8 : !t3
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t3, !t1) -> !t19
    %cst_2 = stablehlo.constant dense<9.765625E-4> : !t1
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t19
    %12 = stablehlo.multiply %10, %11 : !t19
    %13 = stablehlo.multiply %9, %4 : !t3
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1
    %14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [2] : (!t3, !t1) -> !t19
    %cst_4 = stablehlo.constant dense<9.765625E-4> : !t1
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t19
    %16 = stablehlo.multiply %14, %15 : !t19
    %17 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (!t19) -> !t3
    %18 = stablehlo.subtract %9, %17 : !t3
    %19 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (!t19) -> !t3
    %20 = stablehlo.multiply %4, %19 : !t3
    %21 = stablehlo.subtract %18, %20 : !t3
    %22 = stablehlo.broadcast_in_dim %0#2, dims = [0, 1] : (!t19) -> !t3
    %23 = stablehlo.multiply %21, %22 : !t3
    return %23, %6, %7 : !t3, !t0, !t0
  }
  func.func private @_softmax_backward_39(%arg0: !t21, %arg1: !t21) -> !t21 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t21, !t21
    %1 = stablehlo.multiply %0#0, %0#1 : !t21
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [3] : (!t21, !t1) -> !t42
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (!t42) -> !t21
    %4 = stablehlo.subtract %0#1, %3 : !t21
    %5 = stablehlo.multiply %0#0, %4 : !t21
    return %5 : !t21
  }
  func.func private @one(%arg0: !t2, %arg1: !t2, %arg2: !t4, %arg3: !t5, %arg4: !t1) -> (!t2, !t4, !t5) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t2
    %cst = stablehlo.constant dense<1.000000e-30> : !t1
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t2
    %2 = stablehlo.add %0, %1 : !t2
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [2] : (!t2, !t1) -> !t4
    %cst_1 = stablehlo.constant dense<1.280000e+02> : !t1
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t4
    %5 = stablehlo.divide %3, %4 : !t4
    %cst_2 = stablehlo.constant dense<9.900000e-01> : !t1
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t4
    %7 = stablehlo.multiply %6, %arg2 : !t4
    %cst_3 = stablehlo.constant dense<0.00999999977> : !t1
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t4
    %9 = stablehlo.multiply %8, %5 : !t4
    %10 = stablehlo.add %7, %9 : !t4
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t1
    %11 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t2, !t1) -> !t5
    %cst_5 = stablehlo.constant dense<1.600000e+01> : !t1
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t1) -> !t5
    %13 = stablehlo.divide %11, %12 : !t5
    %cst_6 = stablehlo.constant dense<9.900000e-01> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t1) -> !t5
    %15 = stablehlo.multiply %14, %arg3 : !t5
    %cst_7 = stablehlo.constant dense<0.00999999977> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t1) -> !t5
    %17 = stablehlo.multiply %16, %13 : !t5
    %18 = stablehlo.add %15, %17 : !t5
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %19 = stablehlo.reduce(%10 init: %cst_8) applies stablehlo.add across dimensions = [1] : (!t4, !t1) -> !t0
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (!t0) -> !t49
    %cst_9 = stablehlo.constant dense<1.600000e+01> : !t1
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t1) -> !t49
    %22 = stablehlo.divide %20, %21 : !t49
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (!t49) -> !t4
    %24 = stablehlo.divide %10, %23 : !t4
    %25 = stablehlo.rsqrt %24 : !t4
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (!t4) -> !t66
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (!t66) -> !t2
    %28 = stablehlo.multiply %arg1, %27 : !t2
    %29 = stablehlo.rsqrt %18 : !t5
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 2] : (!t5) -> !t67
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (!t67) -> !t2
    %32 = stablehlo.multiply %28, %31 : !t2
    %33 = stablehlo.multiply %32, %32 : !t2
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t1
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (!t2, !t1) -> !t1
    %cst_11 = stablehlo.constant dense<0x4A000000> : !t1
    %35 = stablehlo.divide %34, %cst_11 : !t1
    %36 = stablehlo.sqrt %35 : !t1
    %37 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t2
    %38 = stablehlo.multiply %37, %32 : !t2
    %cst_12 = stablehlo.constant dense<1.000000e+00> : !t1
    %39 = stablehlo.divide %36, %cst_12 : !t1
    %cst_13 = stablehlo.constant dense<1.000000e+00> : !t1
    %40 = stablehlo.maximum %cst_13, %39 : !t1
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (!t1) -> !t2
    %42 = stablehlo.divide %38, %41 : !t2
    %43 = stablehlo.subtract %arg0, %42 : !t2
    return %43, %10, %18 : !t2, !t4, !t5
  }
  func.func private @one_40(%arg0: !t6, %arg1: !t6, %arg2: !t13, %arg3: !t15, %arg4: !t1) -> (!t6, !t13, !t15) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t6
    %cst = stablehlo.constant dense<1.000000e-30> : !t1
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t6
    %2 = stablehlo.add %0, %1 : !t6
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [2] : (!t6, !t1) -> !t13
    %cst_1 = stablehlo.constant dense<1.024000e+03> : !t1
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t13
    %5 = stablehlo.divide %3, %4 : !t13
    %cst_2 = stablehlo.constant dense<9.900000e-01> : !t1
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t13
    %7 = stablehlo.multiply %6, %arg2 : !t13
    %cst_3 = stablehlo.constant dense<0.00999999977> : !t1
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t13
    %9 = stablehlo.multiply %8, %5 : !t13
    %10 = stablehlo.add %7, %9 : !t13
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t1
    %11 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t6, !t1) -> !t15
    %cst_5 = stablehlo.constant dense<1.280000e+02> : !t1
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t1) -> !t15
    %13 = stablehlo.divide %11, %12 : !t15
    %cst_6 = stablehlo.constant dense<9.900000e-01> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t1) -> !t15
    %15 = stablehlo.multiply %14, %arg3 : !t15
    %cst_7 = stablehlo.constant dense<0.00999999977> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t1) -> !t15
    %17 = stablehlo.multiply %16, %13 : !t15
    %18 = stablehlo.add %15, %17 : !t15
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %19 = stablehlo.reduce(%10 init: %cst_8) applies stablehlo.add across dimensions = [1] : (!t13, !t1) -> !t68
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (!t68) -> !t56
    %cst_9 = stablehlo.constant dense<1.280000e+02> : !t1
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t1) -> !t56
    %22 = stablehlo.divide %20, %21 : !t56
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (!t56) -> !t13
    %24 = stablehlo.divide %10, %23 : !t13
    %25 = stablehlo.rsqrt %24 : !t13
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (!t13) -> !t69
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (!t69) -> !t6
    %28 = stablehlo.multiply %arg1, %27 : !t6
    %29 = stablehlo.rsqrt %18 : !t15
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 2] : (!t15) -> !t70
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (!t70) -> !t6
    %32 = stablehlo.multiply %28, %31 : !t6
    %33 = stablehlo.multiply %32, %32 : !t6
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t1
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (!t6, !t1) -> !t1
    %cst_11 = stablehlo.constant dense<0x4A000000> : !t1
    %35 = stablehlo.divide %34, %cst_11 : !t1
    %36 = stablehlo.sqrt %35 : !t1
    %37 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t6
    %38 = stablehlo.multiply %37, %32 : !t6
    %cst_12 = stablehlo.constant dense<1.000000e+00> : !t1
    %39 = stablehlo.divide %36, %cst_12 : !t1
    %cst_13 = stablehlo.constant dense<1.000000e+00> : !t1
    %40 = stablehlo.maximum %cst_13, %39 : !t1
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (!t1) -> !t6
    %42 = stablehlo.divide %38, %41 : !t6
    %43 = stablehlo.subtract %arg0, %42 : !t6
    return %43, %10, %18 : !t6, !t13, !t15
  }
  func.func private @one_41(%arg0: !t10, %arg1: !t10, %arg2: !t0, %arg3: !t9, %arg4: !t1) -> (!t10, !t0, !t9) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t10
    %cst = stablehlo.constant dense<1.000000e-30> : !t1
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t10
    %2 = stablehlo.add %0, %1 : !t10
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (!t10, !t1) -> !t0
    %cst_1 = stablehlo.constant dense<8.192000e+03> : !t1
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t0
    %5 = stablehlo.divide %3, %4 : !t0
    %cst_2 = stablehlo.constant dense<9.900000e-01> : !t1
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t0
    %7 = stablehlo.multiply %6, %arg2 : !t0
    %cst_3 = stablehlo.constant dense<0.00999999977> : !t1
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t0
    %9 = stablehlo.multiply %8, %5 : !t0
    %10 = stablehlo.add %7, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t1
    %11 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [0] : (!t10, !t1) -> !t9
    %cst_5 = stablehlo.constant dense<1.024000e+03> : !t1
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t1) -> !t9
    %13 = stablehlo.divide %11, %12 : !t9
    %cst_6 = stablehlo.constant dense<9.900000e-01> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t1) -> !t9
    %15 = stablehlo.multiply %14, %arg3 : !t9
    %cst_7 = stablehlo.constant dense<0.00999999977> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t1) -> !t9
    %17 = stablehlo.multiply %16, %13 : !t9
    %18 = stablehlo.add %15, %17 : !t9
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %19 = stablehlo.reduce(%10 init: %cst_8) applies stablehlo.add across dimensions = [0] : (!t0, !t1) -> !t1
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (!t1) -> !t40
    %cst_9 = stablehlo.constant dense<1.024000e+03> : !t1
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t1) -> !t40
    %22 = stablehlo.divide %20, %21 : !t40
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (!t40) -> !t0
    %24 = stablehlo.divide %10, %23 : !t0
    %25 = stablehlo.rsqrt %24 : !t0
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (!t0) -> !t49
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (!t49) -> !t10
    %28 = stablehlo.multiply %arg1, %27 : !t10
    %29 = stablehlo.rsqrt %18 : !t9
    %30 = stablehlo.broadcast_in_dim %29, dims = [1] : (!t9) -> !t71
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (!t71) -> !t10
    %32 = stablehlo.multiply %28, %31 : !t10
    %33 = stablehlo.multiply %32, %32 : !t10
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t1
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (!t10, !t1) -> !t1
    %cst_11 = stablehlo.constant dense<0x4B000000> : !t1
    %35 = stablehlo.divide %34, %cst_11 : !t1
    %36 = stablehlo.sqrt %35 : !t1
    %37 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t10
    %38 = stablehlo.multiply %37, %32 : !t10
    %cst_12 = stablehlo.constant dense<1.000000e+00> : !t1
    %39 = stablehlo.divide %36, %cst_12 : !t1
    %cst_13 = stablehlo.constant dense<1.000000e+00> : !t1
    %40 = stablehlo.maximum %cst_13, %39 : !t1
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (!t1) -> !t10
    %42 = stablehlo.divide %38, %41 : !t10
    %43 = stablehlo.subtract %arg0, %42 : !t10
    return %43, %10, %18 : !t10, !t0, !t9
  }
  func.func private @one_42(%arg0: !t0, %arg1: !t0, %arg2: !t0, %arg3: !t1, %arg4: !t1) -> (!t0, !t0, !t1) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t0
    %cst = stablehlo.constant dense<1.000000e-30> : !t1
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t0
    %2 = stablehlo.add %0, %1 : !t0
    %cst_0 = stablehlo.constant dense<9.900000e-01> : !t1
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t0
    %4 = stablehlo.multiply %3, %arg2 : !t0
    %cst_1 = stablehlo.constant dense<0.00999999977> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t0
    %6 = stablehlo.multiply %5, %2 : !t0
    %7 = stablehlo.add %4, %6 : !t0
    %8 = stablehlo.rsqrt %7 : !t0
    %9 = stablehlo.multiply %arg1, %8 : !t0
    %10 = stablehlo.multiply %9, %9 : !t0
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t1
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [0] : (!t0, !t1) -> !t1
    %cst_3 = stablehlo.constant dense<1.024000e+03> : !t1
    %12 = stablehlo.divide %11, %cst_3 : !t1
    %13 = stablehlo.sqrt %12 : !t1
    %14 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t0
    %15 = stablehlo.multiply %14, %9 : !t0
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t1
    %16 = stablehlo.divide %13, %cst_4 : !t1
    %cst_5 = stablehlo.constant dense<1.000000e+00> : !t1
    %17 = stablehlo.maximum %cst_5, %16 : !t1
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (!t1) -> !t0
    %19 = stablehlo.divide %15, %18 : !t0
    %20 = stablehlo.subtract %arg0, %19 : !t0
    return %20, %7, %arg3 : !t0, !t0, !t1
  }
  func.func private @one_43(%arg0: !t11, %arg1: !t11, %arg2: !t9, %arg3: !t0, %arg4: !t1) -> (!t11, !t9, !t0) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t11
    %cst = stablehlo.constant dense<1.000000e-30> : !t1
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t11
    %2 = stablehlo.add %0, %1 : !t11
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (!t11, !t1) -> !t9
    %cst_1 = stablehlo.constant dense<1.024000e+03> : !t1
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t9
    %5 = stablehlo.divide %3, %4 : !t9
    %cst_2 = stablehlo.constant dense<9.900000e-01> : !t1
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t9
    %7 = stablehlo.multiply %6, %arg2 : !t9
    %cst_3 = stablehlo.constant dense<0.00999999977> : !t1
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t9
    %9 = stablehlo.multiply %8, %5 : !t9
    %10 = stablehlo.add %7, %9 : !t9
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t1
    %11 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [0] : (!t11, !t1) -> !t0
    %cst_5 = stablehlo.constant dense<8.192000e+03> : !t1
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t1) -> !t0
    %13 = stablehlo.divide %11, %12 : !t0
    %cst_6 = stablehlo.constant dense<9.900000e-01> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t1) -> !t0
    %15 = stablehlo.multiply %14, %arg3 : !t0
    %cst_7 = stablehlo.constant dense<0.00999999977> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t1) -> !t0
    %17 = stablehlo.multiply %16, %13 : !t0
    %18 = stablehlo.add %15, %17 : !t0
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %19 = stablehlo.reduce(%10 init: %cst_8) applies stablehlo.add across dimensions = [0] : (!t9, !t1) -> !t1
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (!t1) -> !t40
    %cst_9 = stablehlo.constant dense<8.192000e+03> : !t1
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t1) -> !t40
    %22 = stablehlo.divide %20, %21 : !t40
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (!t40) -> !t9
    %24 = stablehlo.divide %10, %23 : !t9
    %25 = stablehlo.rsqrt %24 : !t9
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (!t9) -> !t72
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (!t72) -> !t11
    %28 = stablehlo.multiply %arg1, %27 : !t11
    %29 = stablehlo.rsqrt %18 : !t0
    %30 = stablehlo.broadcast_in_dim %29, dims = [1] : (!t0) -> !t59
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (!t59) -> !t11
    %32 = stablehlo.multiply %28, %31 : !t11
    %33 = stablehlo.multiply %32, %32 : !t11
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t1
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (!t11, !t1) -> !t1
    %cst_11 = stablehlo.constant dense<0x4B000000> : !t1
    %35 = stablehlo.divide %34, %cst_11 : !t1
    %36 = stablehlo.sqrt %35 : !t1
    %37 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t11
    %38 = stablehlo.multiply %37, %32 : !t11
    %cst_12 = stablehlo.constant dense<1.000000e+00> : !t1
    %39 = stablehlo.divide %36, %cst_12 : !t1
    %cst_13 = stablehlo.constant dense<1.000000e+00> : !t1
    %40 = stablehlo.maximum %cst_13, %39 : !t1
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (!t1) -> !t11
    %42 = stablehlo.divide %38, %41 : !t11
    %43 = stablehlo.subtract %arg0, %42 : !t11
    return %43, %10, %18 : !t11, !t9, !t0
  }
  func.func private @one_44(%arg0: !t2, %arg1: !t2, %arg2: !t4, %arg3: !t5, %arg4: !t1) -> (!t2, !t4, !t5) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t2
    %cst = stablehlo.constant dense<1.000000e-30> : !t1
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t2
    %2 = stablehlo.add %0, %1 : !t2
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [2] : (!t2, !t1) -> !t4
    %cst_1 = stablehlo.constant dense<1.280000e+02> : !t1
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t4
    %5 = stablehlo.divide %3, %4 : !t4
    %cst_2 = stablehlo.constant dense<9.900000e-01> : !t1
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t4
    %7 = stablehlo.multiply %6, %arg2 : !t4
    %cst_3 = stablehlo.constant dense<0.00999999977> : !t1
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t4
    %9 = stablehlo.multiply %8, %5 : !t4
    %10 = stablehlo.add %7, %9 : !t4
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t1
    %11 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t2, !t1) -> !t5
    %cst_5 = stablehlo.constant dense<1.600000e+01> : !t1
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t1) -> !t5
    %13 = stablehlo.divide %11, %12 : !t5
    %cst_6 = stablehlo.constant dense<9.900000e-01> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t1) -> !t5
    %15 = stablehlo.multiply %14, %arg3 : !t5
    %cst_7 = stablehlo.constant dense<0.00999999977> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t1) -> !t5
    %17 = stablehlo.multiply %16, %13 : !t5
    %18 = stablehlo.add %15, %17 : !t5
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %19 = stablehlo.reduce(%10 init: %cst_8) applies stablehlo.add across dimensions = [1] : (!t4, !t1) -> !t0
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (!t0) -> !t49
    %cst_9 = stablehlo.constant dense<1.600000e+01> : !t1
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t1) -> !t49
    %22 = stablehlo.divide %20, %21 : !t49
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (!t49) -> !t4
    %24 = stablehlo.divide %10, %23 : !t4
    %25 = stablehlo.rsqrt %24 : !t4
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (!t4) -> !t66
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (!t66) -> !t2
    %28 = stablehlo.multiply %arg1, %27 : !t2
    %29 = stablehlo.rsqrt %18 : !t5
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 2] : (!t5) -> !t67
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (!t67) -> !t2
    %32 = stablehlo.multiply %28, %31 : !t2
    %33 = stablehlo.multiply %32, %32 : !t2
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t1
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (!t2, !t1) -> !t1
    %cst_11 = stablehlo.constant dense<0x4A000000> : !t1
    %35 = stablehlo.divide %34, %cst_11 : !t1
    %36 = stablehlo.sqrt %35 : !t1
    %37 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t2
    %38 = stablehlo.multiply %37, %32 : !t2
    %cst_12 = stablehlo.constant dense<1.000000e+00> : !t1
    %39 = stablehlo.divide %36, %cst_12 : !t1
    %cst_13 = stablehlo.constant dense<1.000000e+00> : !t1
    %40 = stablehlo.maximum %cst_13, %39 : !t1
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (!t1) -> !t2
    %42 = stablehlo.divide %38, %41 : !t2
    %43 = stablehlo.subtract %arg0, %42 : !t2
    return %43, %10, %18 : !t2, !t4, !t5
  }
  func.func private @one_45(%arg0: !t6, %arg1: !t6, %arg2: !t13, %arg3: !t15, %arg4: !t1) -> (!t6, !t13, !t15) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t6
    %cst = stablehlo.constant dense<1.000000e-30> : !t1
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t6
    %2 = stablehlo.add %0, %1 : !t6
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [2] : (!t6, !t1) -> !t13
    %cst_1 = stablehlo.constant dense<1.024000e+03> : !t1
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t13
    %5 = stablehlo.divide %3, %4 : !t13
    %cst_2 = stablehlo.constant dense<9.900000e-01> : !t1
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t13
    %7 = stablehlo.multiply %6, %arg2 : !t13
    %cst_3 = stablehlo.constant dense<0.00999999977> : !t1
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t13
    %9 = stablehlo.multiply %8, %5 : !t13
    %10 = stablehlo.add %7, %9 : !t13
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t1
    %11 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t6, !t1) -> !t15
    %cst_5 = stablehlo.constant dense<1.280000e+02> : !t1
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t1) -> !t15
    %13 = stablehlo.divide %11, %12 : !t15
    %cst_6 = stablehlo.constant dense<9.900000e-01> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t1) -> !t15
    %15 = stablehlo.multiply %14, %arg3 : !t15
    %cst_7 = stablehlo.constant dense<0.00999999977> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t1) -> !t15
    %17 = stablehlo.multiply %16, %13 : !t15
    %18 = stablehlo.add %15, %17 : !t15
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %19 = stablehlo.reduce(%10 init: %cst_8) applies stablehlo.add across dimensions = [1] : (!t13, !t1) -> !t68
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (!t68) -> !t56
    %cst_9 = stablehlo.constant dense<1.280000e+02> : !t1
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t1) -> !t56
    %22 = stablehlo.divide %20, %21 : !t56
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (!t56) -> !t13
    %24 = stablehlo.divide %10, %23 : !t13
    %25 = stablehlo.rsqrt %24 : !t13
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (!t13) -> !t69
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (!t69) -> !t6
    %28 = stablehlo.multiply %arg1, %27 : !t6
    %29 = stablehlo.rsqrt %18 : !t15
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 2] : (!t15) -> !t70
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (!t70) -> !t6
    %32 = stablehlo.multiply %28, %31 : !t6
    %33 = stablehlo.multiply %32, %32 : !t6
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t1
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (!t6, !t1) -> !t1
    %cst_11 = stablehlo.constant dense<0x4A000000> : !t1
    %35 = stablehlo.divide %34, %cst_11 : !t1
    %36 = stablehlo.sqrt %35 : !t1
    %37 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t6
    %38 = stablehlo.multiply %37, %32 : !t6
    %cst_12 = stablehlo.constant dense<1.000000e+00> : !t1
    %39 = stablehlo.divide %36, %cst_12 : !t1
    %cst_13 = stablehlo.constant dense<1.000000e+00> : !t1
    %40 = stablehlo.maximum %cst_13, %39 : !t1
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (!t1) -> !t6
    %42 = stablehlo.divide %38, %41 : !t6
    %43 = stablehlo.subtract %arg0, %42 : !t6
    return %43, %10, %18 : !t6, !t13, !t15
  }
  func.func private @one_46(%arg0: !t16, %arg1: !t16, %arg2: !t12, %arg3: !t14, %arg4: !t1) -> (!t16, !t12, !t14) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t16
    %cst = stablehlo.constant dense<1.000000e-30> : !t1
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t16
    %2 = stablehlo.add %0, %1 : !t16
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [2] : (!t16, !t1) -> !t12
    %cst_1 = stablehlo.constant dense<8.192000e+03> : !t1
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t12
    %5 = stablehlo.divide %3, %4 : !t12
    %cst_2 = stablehlo.constant dense<9.900000e-01> : !t1
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t12
    %7 = stablehlo.multiply %6, %arg2 : !t12
    %cst_3 = stablehlo.constant dense<0.00999999977> : !t1
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t12
    %9 = stablehlo.multiply %8, %5 : !t12
    %10 = stablehlo.add %7, %9 : !t12
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t1
    %11 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t16, !t1) -> !t14
    %cst_5 = stablehlo.constant dense<1.024000e+03> : !t1
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t1) -> !t14
    %13 = stablehlo.divide %11, %12 : !t14
    %cst_6 = stablehlo.constant dense<9.900000e-01> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t1) -> !t14
    %15 = stablehlo.multiply %14, %arg3 : !t14
    %cst_7 = stablehlo.constant dense<0.00999999977> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t1) -> !t14
    %17 = stablehlo.multiply %16, %13 : !t14
    %18 = stablehlo.add %15, %17 : !t14
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %19 = stablehlo.reduce(%10 init: %cst_8) applies stablehlo.add across dimensions = [1] : (!t12, !t1) -> !t22
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (!t22) -> !t57
    %cst_9 = stablehlo.constant dense<1.024000e+03> : !t1
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t1) -> !t57
    %22 = stablehlo.divide %20, %21 : !t57
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (!t57) -> !t12
    %24 = stablehlo.divide %10, %23 : !t12
    %25 = stablehlo.rsqrt %24 : !t12
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (!t12) -> tensor<2048x1024x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<2048x1024x1xf32>) -> !t16
    %28 = stablehlo.multiply %arg1, %27 : !t16
    %29 = stablehlo.rsqrt %18 : !t14
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 2] : (!t14) -> tensor<2048x1x8192xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<2048x1x8192xf32>) -> !t16
    %32 = stablehlo.multiply %28, %31 : !t16
    %33 = stablehlo.multiply %32, %32 : !t16
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t1
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (!t16, !t1) -> !t1
    %cst_11 = stablehlo.constant dense<1.71798692E+10> : !t1
    %35 = stablehlo.divide %34, %cst_11 : !t1
    %36 = stablehlo.sqrt %35 : !t1
    %37 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t16
    %38 = stablehlo.multiply %37, %32 : !t16
    %cst_12 = stablehlo.constant dense<1.000000e+00> : !t1
    %39 = stablehlo.divide %36, %cst_12 : !t1
    %cst_13 = stablehlo.constant dense<1.000000e+00> : !t1
    %40 = stablehlo.maximum %cst_13, %39 : !t1
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (!t1) -> !t16
    %42 = stablehlo.divide %38, %41 : !t16
    %43 = stablehlo.subtract %arg0, %42 : !t16
    return %43, %10, %18 : !t16, !t12, !t14
  }
  func.func private @one_47(%arg0: !t17, %arg1: !t17, %arg2: !t14, %arg3: !t12, %arg4: !t1) -> (!t17, !t14, !t12) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t17
    %cst = stablehlo.constant dense<1.000000e-30> : !t1
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t17
    %2 = stablehlo.add %0, %1 : !t17
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [2] : (!t17, !t1) -> !t14
    %cst_1 = stablehlo.constant dense<1.024000e+03> : !t1
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t14
    %5 = stablehlo.divide %3, %4 : !t14
    %cst_2 = stablehlo.constant dense<9.900000e-01> : !t1
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t14
    %7 = stablehlo.multiply %6, %arg2 : !t14
    %cst_3 = stablehlo.constant dense<0.00999999977> : !t1
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t14
    %9 = stablehlo.multiply %8, %5 : !t14
    %10 = stablehlo.add %7, %9 : !t14
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t1
    %11 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t17, !t1) -> !t12
    %cst_5 = stablehlo.constant dense<8.192000e+03> : !t1
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t1) -> !t12
    %13 = stablehlo.divide %11, %12 : !t12
    %cst_6 = stablehlo.constant dense<9.900000e-01> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t1) -> !t12
    %15 = stablehlo.multiply %14, %arg3 : !t12
    %cst_7 = stablehlo.constant dense<0.00999999977> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t1) -> !t12
    %17 = stablehlo.multiply %16, %13 : !t12
    %18 = stablehlo.add %15, %17 : !t12
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %19 = stablehlo.reduce(%10 init: %cst_8) applies stablehlo.add across dimensions = [1] : (!t14, !t1) -> !t22
    %20 = stablehlo.broadcast_in_dim %19, dims = [0] : (!t22) -> !t57
    %cst_9 = stablehlo.constant dense<8.192000e+03> : !t1
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t1) -> !t57
    %22 = stablehlo.divide %20, %21 : !t57
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (!t57) -> !t14
    %24 = stablehlo.divide %10, %23 : !t14
    %25 = stablehlo.rsqrt %24 : !t14
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1] : (!t14) -> tensor<2048x8192x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2] : (tensor<2048x8192x1xf32>) -> !t17
    %28 = stablehlo.multiply %arg1, %27 : !t17
    %29 = stablehlo.rsqrt %18 : !t12
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 2] : (!t12) -> tensor<2048x1x1024xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (tensor<2048x1x1024xf32>) -> !t17
    %32 = stablehlo.multiply %28, %31 : !t17
    %33 = stablehlo.multiply %32, %32 : !t17
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t1
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2] : (!t17, !t1) -> !t1
    %cst_11 = stablehlo.constant dense<1.71798692E+10> : !t1
    %35 = stablehlo.divide %34, %cst_11 : !t1
    %36 = stablehlo.sqrt %35 : !t1
    %37 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t17
    %38 = stablehlo.multiply %37, %32 : !t17
    %cst_12 = stablehlo.constant dense<1.000000e+00> : !t1
    %39 = stablehlo.divide %36, %cst_12 : !t1
    %cst_13 = stablehlo.constant dense<1.000000e+00> : !t1
    %40 = stablehlo.maximum %cst_13, %39 : !t1
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (!t1) -> !t17
    %42 = stablehlo.divide %38, %41 : !t17
    %43 = stablehlo.subtract %arg0, %42 : !t17
    return %43, %10, %18 : !t17, !t14, !t12
  }
  func.func private @one_48(%arg0: !t18, %arg1: !t18, %arg2: !t0, %arg3: !t22, %arg4: !t1) -> (!t18, !t0, !t22) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t18
    %cst = stablehlo.constant dense<1.000000e-30> : !t1
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t18
    %2 = stablehlo.add %0, %1 : !t18
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (!t18, !t1) -> !t0
    %cst_1 = stablehlo.constant dense<2.048000e+03> : !t1
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t0
    %5 = stablehlo.divide %3, %4 : !t0
    %cst_2 = stablehlo.constant dense<9.900000e-01> : !t1
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t0
    %7 = stablehlo.multiply %6, %arg2 : !t0
    %cst_3 = stablehlo.constant dense<0.00999999977> : !t1
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t0
    %9 = stablehlo.multiply %8, %5 : !t0
    %10 = stablehlo.add %7, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t1
    %11 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [0] : (!t18, !t1) -> !t22
    %cst_5 = stablehlo.constant dense<1.024000e+03> : !t1
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t1) -> !t22
    %13 = stablehlo.divide %11, %12 : !t22
    %cst_6 = stablehlo.constant dense<9.900000e-01> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t1) -> !t22
    %15 = stablehlo.multiply %14, %arg3 : !t22
    %cst_7 = stablehlo.constant dense<0.00999999977> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t1) -> !t22
    %17 = stablehlo.multiply %16, %13 : !t22
    %18 = stablehlo.add %15, %17 : !t22
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %19 = stablehlo.reduce(%10 init: %cst_8) applies stablehlo.add across dimensions = [0] : (!t0, !t1) -> !t1
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (!t1) -> !t40
    %cst_9 = stablehlo.constant dense<1.024000e+03> : !t1
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t1) -> !t40
    %22 = stablehlo.divide %20, %21 : !t40
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (!t40) -> !t0
    %24 = stablehlo.divide %10, %23 : !t0
    %25 = stablehlo.rsqrt %24 : !t0
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (!t0) -> !t49
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (!t49) -> !t18
    %28 = stablehlo.multiply %arg1, %27 : !t18
    %29 = stablehlo.rsqrt %18 : !t22
    %30 = stablehlo.broadcast_in_dim %29, dims = [1] : (!t22) -> tensor<1x2048xf32>
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (tensor<1x2048xf32>) -> !t18
    %32 = stablehlo.multiply %28, %31 : !t18
    %33 = stablehlo.multiply %32, %32 : !t18
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t1
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (!t18, !t1) -> !t1
    %cst_11 = stablehlo.constant dense<0x4A000000> : !t1
    %35 = stablehlo.divide %34, %cst_11 : !t1
    %36 = stablehlo.sqrt %35 : !t1
    %37 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t18
    %38 = stablehlo.multiply %37, %32 : !t18
    %cst_12 = stablehlo.constant dense<1.000000e+00> : !t1
    %39 = stablehlo.divide %36, %cst_12 : !t1
    %cst_13 = stablehlo.constant dense<1.000000e+00> : !t1
    %40 = stablehlo.maximum %cst_13, %39 : !t1
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (!t1) -> !t18
    %42 = stablehlo.divide %38, %41 : !t18
    %43 = stablehlo.subtract %arg0, %42 : !t18
    return %43, %10, %18 : !t18, !t0, !t22
  }
  func.func private @one_49(%arg0: !t0, %arg1: !t0, %arg2: !t0, %arg3: !t1, %arg4: !t1) -> (!t0, !t0, !t1) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t0
    %cst = stablehlo.constant dense<1.000000e-30> : !t1
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t0
    %2 = stablehlo.add %0, %1 : !t0
    %cst_0 = stablehlo.constant dense<9.900000e-01> : !t1
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t0
    %4 = stablehlo.multiply %3, %arg2 : !t0
    %cst_1 = stablehlo.constant dense<0.00999999977> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t0
    %6 = stablehlo.multiply %5, %2 : !t0
    %7 = stablehlo.add %4, %6 : !t0
    %8 = stablehlo.rsqrt %7 : !t0
    %9 = stablehlo.multiply %arg1, %8 : !t0
    %10 = stablehlo.multiply %9, %9 : !t0
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t1
    %11 = stablehlo.reduce(%10 init: %cst_2) applies stablehlo.add across dimensions = [0] : (!t0, !t1) -> !t1
    %cst_3 = stablehlo.constant dense<1.024000e+03> : !t1
    %12 = stablehlo.divide %11, %cst_3 : !t1
    %13 = stablehlo.sqrt %12 : !t1
    %14 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t0
    %15 = stablehlo.multiply %14, %9 : !t0
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t1
    %16 = stablehlo.divide %13, %cst_4 : !t1
    %cst_5 = stablehlo.constant dense<1.000000e+00> : !t1
    %17 = stablehlo.maximum %cst_5, %16 : !t1
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (!t1) -> !t0
    %19 = stablehlo.divide %15, %18 : !t0
    %20 = stablehlo.subtract %arg0, %19 : !t0
    return %20, %7, %arg3 : !t0, !t0, !t1
  }
  func.func private @one_50(%arg0: !t10, %arg1: !t10, %arg2: !t0, %arg3: !t9, %arg4: !t1) -> (!t10, !t0, !t9) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t10
    %cst = stablehlo.constant dense<1.000000e-30> : !t1
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t10
    %2 = stablehlo.add %0, %1 : !t10
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (!t10, !t1) -> !t0
    %cst_1 = stablehlo.constant dense<8.192000e+03> : !t1
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t0
    %5 = stablehlo.divide %3, %4 : !t0
    %cst_2 = stablehlo.constant dense<9.900000e-01> : !t1
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t0
    %7 = stablehlo.multiply %6, %arg2 : !t0
    %cst_3 = stablehlo.constant dense<0.00999999977> : !t1
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t0
    %9 = stablehlo.multiply %8, %5 : !t0
    %10 = stablehlo.add %7, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t1
    %11 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [0] : (!t10, !t1) -> !t9
    %cst_5 = stablehlo.constant dense<1.024000e+03> : !t1
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t1) -> !t9
    %13 = stablehlo.divide %11, %12 : !t9
    %cst_6 = stablehlo.constant dense<9.900000e-01> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t1) -> !t9
    %15 = stablehlo.multiply %14, %arg3 : !t9
    %cst_7 = stablehlo.constant dense<0.00999999977> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t1) -> !t9
    %17 = stablehlo.multiply %16, %13 : !t9
    %18 = stablehlo.add %15, %17 : !t9
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %19 = stablehlo.reduce(%10 init: %cst_8) applies stablehlo.add across dimensions = [0] : (!t0, !t1) -> !t1
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (!t1) -> !t40
    %cst_9 = stablehlo.constant dense<1.024000e+03> : !t1
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t1) -> !t40
    %22 = stablehlo.divide %20, %21 : !t40
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (!t40) -> !t0
    %24 = stablehlo.divide %10, %23 : !t0
    %25 = stablehlo.rsqrt %24 : !t0
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (!t0) -> !t49
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (!t49) -> !t10
    %28 = stablehlo.multiply %arg1, %27 : !t10
    %29 = stablehlo.rsqrt %18 : !t9
    %30 = stablehlo.broadcast_in_dim %29, dims = [1] : (!t9) -> !t71
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (!t71) -> !t10
    %32 = stablehlo.multiply %28, %31 : !t10
    %33 = stablehlo.multiply %32, %32 : !t10
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t1
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (!t10, !t1) -> !t1
    %cst_11 = stablehlo.constant dense<0x4B000000> : !t1
    %35 = stablehlo.divide %34, %cst_11 : !t1
    %36 = stablehlo.sqrt %35 : !t1
    %37 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t10
    %38 = stablehlo.multiply %37, %32 : !t10
    %cst_12 = stablehlo.constant dense<1.000000e+00> : !t1
    %39 = stablehlo.divide %36, %cst_12 : !t1
    %cst_13 = stablehlo.constant dense<1.000000e+00> : !t1
    %40 = stablehlo.maximum %cst_13, %39 : !t1
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (!t1) -> !t10
    %42 = stablehlo.divide %38, %41 : !t10
    %43 = stablehlo.subtract %arg0, %42 : !t10
    return %43, %10, %18 : !t10, !t0, !t9
  }
  func.func private @one_51(%arg0: !t11, %arg1: !t11, %arg2: !t9, %arg3: !t0, %arg4: !t1) -> (!t11, !t9, !t0) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t11
    %cst = stablehlo.constant dense<1.000000e-30> : !t1
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t11
    %2 = stablehlo.add %0, %1 : !t11
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (!t11, !t1) -> !t9
    %cst_1 = stablehlo.constant dense<1.024000e+03> : !t1
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t9
    %5 = stablehlo.divide %3, %4 : !t9
    %cst_2 = stablehlo.constant dense<9.900000e-01> : !t1
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t9
    %7 = stablehlo.multiply %6, %arg2 : !t9
    %cst_3 = stablehlo.constant dense<0.00999999977> : !t1
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t9
    %9 = stablehlo.multiply %8, %5 : !t9
    %10 = stablehlo.add %7, %9 : !t9
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t1
    %11 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [0] : (!t11, !t1) -> !t0
    %cst_5 = stablehlo.constant dense<8.192000e+03> : !t1
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t1) -> !t0
    %13 = stablehlo.divide %11, %12 : !t0
    %cst_6 = stablehlo.constant dense<9.900000e-01> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t1) -> !t0
    %15 = stablehlo.multiply %14, %arg3 : !t0
    %cst_7 = stablehlo.constant dense<0.00999999977> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t1) -> !t0
    %17 = stablehlo.multiply %16, %13 : !t0
    %18 = stablehlo.add %15, %17 : !t0
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %19 = stablehlo.reduce(%10 init: %cst_8) applies stablehlo.add across dimensions = [0] : (!t9, !t1) -> !t1
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (!t1) -> !t40
    %cst_9 = stablehlo.constant dense<8.192000e+03> : !t1
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t1) -> !t40
    %22 = stablehlo.divide %20, %21 : !t40
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (!t40) -> !t9
    %24 = stablehlo.divide %10, %23 : !t9
    %25 = stablehlo.rsqrt %24 : !t9
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (!t9) -> !t72
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (!t72) -> !t11
    %28 = stablehlo.multiply %arg1, %27 : !t11
    %29 = stablehlo.rsqrt %18 : !t0
    %30 = stablehlo.broadcast_in_dim %29, dims = [1] : (!t0) -> !t59
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (!t59) -> !t11
    %32 = stablehlo.multiply %28, %31 : !t11
    %33 = stablehlo.multiply %32, %32 : !t11
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t1
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (!t11, !t1) -> !t1
    %cst_11 = stablehlo.constant dense<0x4B000000> : !t1
    %35 = stablehlo.divide %34, %cst_11 : !t1
    %36 = stablehlo.sqrt %35 : !t1
    %37 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t11
    %38 = stablehlo.multiply %37, %32 : !t11
    %cst_12 = stablehlo.constant dense<1.000000e+00> : !t1
    %39 = stablehlo.divide %36, %cst_12 : !t1
    %cst_13 = stablehlo.constant dense<1.000000e+00> : !t1
    %40 = stablehlo.maximum %cst_13, %39 : !t1
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (!t1) -> !t11
    %42 = stablehlo.divide %38, %41 : !t11
    %43 = stablehlo.subtract %arg0, %42 : !t11
    return %43, %10, %18 : !t11, !t9, !t0
  }
  func.func private @one_52(%arg0: !t33, %arg1: !t33, %arg2: !t43, %arg3: !t0, %arg4: !t1) -> (!t33, !t43, !t0) {
    %0 = stablehlo.multiply %arg1, %arg1 : !t33
    %cst = stablehlo.constant dense<1.000000e-30> : !t1
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t33
    %2 = stablehlo.add %0, %1 : !t33
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %3 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1] : (!t33, !t1) -> !t43
    %cst_1 = stablehlo.constant dense<1.024000e+03> : !t1
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t43
    %5 = stablehlo.divide %3, %4 : !t43
    %cst_2 = stablehlo.constant dense<9.900000e-01> : !t1
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t43
    %7 = stablehlo.multiply %6, %arg2 : !t43
    %cst_3 = stablehlo.constant dense<0.00999999977> : !t1
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t43
    %9 = stablehlo.multiply %8, %5 : !t43
    %10 = stablehlo.add %7, %9 : !t43
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t1
    %11 = stablehlo.reduce(%2 init: %cst_4) applies stablehlo.add across dimensions = [0] : (!t33, !t1) -> !t0
    %cst_5 = stablehlo.constant dense<6.400000e+04> : !t1
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t1) -> !t0
    %13 = stablehlo.divide %11, %12 : !t0
    %cst_6 = stablehlo.constant dense<9.900000e-01> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t1) -> !t0
    %15 = stablehlo.multiply %14, %arg3 : !t0
    %cst_7 = stablehlo.constant dense<0.00999999977> : !t1
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t1) -> !t0
    %17 = stablehlo.multiply %16, %13 : !t0
    %18 = stablehlo.add %15, %17 : !t0
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %19 = stablehlo.reduce(%10 init: %cst_8) applies stablehlo.add across dimensions = [0] : (!t43, !t1) -> !t1
    %20 = stablehlo.broadcast_in_dim %19, dims = [] : (!t1) -> !t40
    %cst_9 = stablehlo.constant dense<6.400000e+04> : !t1
    %21 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t1) -> !t40
    %22 = stablehlo.divide %20, %21 : !t40
    %23 = stablehlo.broadcast_in_dim %22, dims = [0] : (!t40) -> !t43
    %24 = stablehlo.divide %10, %23 : !t43
    %25 = stablehlo.rsqrt %24 : !t43
    %26 = stablehlo.broadcast_in_dim %25, dims = [0] : (!t43) -> tensor<64000x1xf32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1] : (tensor<64000x1xf32>) -> !t33
    %28 = stablehlo.multiply %arg1, %27 : !t33
    %29 = stablehlo.rsqrt %18 : !t0
    %30 = stablehlo.broadcast_in_dim %29, dims = [1] : (!t0) -> !t59
    %31 = stablehlo.broadcast_in_dim %30, dims = [0, 1] : (!t59) -> !t33
    %32 = stablehlo.multiply %28, %31 : !t33
    %33 = stablehlo.multiply %32, %32 : !t33
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t1
    %34 = stablehlo.reduce(%33 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (!t33, !t1) -> !t1
    %cst_11 = stablehlo.constant dense<6.553600e+07> : !t1
    %35 = stablehlo.divide %34, %cst_11 : !t1
    %36 = stablehlo.sqrt %35 : !t1
    %37 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t33
    %38 = stablehlo.multiply %37, %32 : !t33
    %cst_12 = stablehlo.constant dense<1.000000e+00> : !t1
    %39 = stablehlo.divide %36, %cst_12 : !t1
    %cst_13 = stablehlo.constant dense<1.000000e+00> : !t1
    %40 = stablehlo.maximum %cst_13, %39 : !t1
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (!t1) -> !t33
    %42 = stablehlo.divide %38, %41 : !t33
    %43 = stablehlo.subtract %arg0, %42 : !t33
    return %43, %10, %18 : !t33, !t43, !t0
  }
}
#l0 = loc("jit(step)/jvp(embeddings)/lt")
#l1 = loc("jit(step)/jvp(embeddings)/add")
#l2 = loc("jit(step)/jvp(embeddings)/select_n")
#l3 = loc("jit(step)/jvp(embeddings)/broadcast_in_dim")
#l4 = loc("jit(step)/jvp(embeddings)/gather")
#l5 = loc("jit(step)/jvp(layer0)/jit(_plain)")
#l6 = loc("jit(step)/jvp(layer1)/jit(_mixed)")
#l7 = loc("jit(step)/jvp(layer1)/add")
#l8 = loc("jit(step)/jvp(layer2)/jit(_plain)")
#l9 = loc("jit(step)/jvp(layer3)/jit(_mixed)")
#l10 = loc("jit(step)/jvp(layer3)/add")
#l11 = loc("jit(step)/jvp(layer4)/jit(_plain)")
#l12 = loc("jit(step)/jvp(layer5)/jit(_mixed)")
#l13 = loc("jit(step)/jvp(layer5)/add")
#l14 = loc("jit(step)/jvp(layer6)/jit(_plain)")
#l15 = loc("jit(step)/jvp(layer7)/jit(_mixed)")
#l16 = loc("jit(step)/jvp(layer7)/add")
#l17 = loc("jit(step)/jvp(layer8)/jit(_plain)")
#l18 = loc("jit(step)/jvp(layer9)/jit(_mixed)")
#l19 = loc("jit(step)/jvp(layer9)/add")
#l20 = loc("jit(step)/jvp(layer10)/jit(_plain)")
#l21 = loc("jit(step)/jvp(layer11)/jit(_mixed)")
#l22 = loc("jit(step)/jvp(layer11)/add")
#l23 = loc("jit(step)/jvp(layer12)/jit(_plain)")
#l24 = loc("jit(step)/jvp(layer13)/jit(_mixed)")
#l25 = loc("jit(step)/jvp(layer13)/add")
#l26 = loc("jit(step)/jvp(layer14)/jit(_plain)")
#l27 = loc("jit(step)/jvp(layer15)/jit(_mixed)")
#l28 = loc("jit(step)/jvp(layer15)/add")
#l29 = loc("jit(step)/jvp(layer16)/jit(_plain)")
#l30 = loc("jit(step)/jvp(layer17)/jit(_mixed)")
#l31 = loc("jit(step)/jvp(layer17)/add")
#l32 = loc("jit(step)/jvp(layer18)/jit(_plain)")
#l33 = loc("jit(step)/jvp(layer19)/jit(_mixed)")
#l34 = loc("jit(step)/jvp(layer19)/add")
#l35 = loc("jit(step)/jvp(layer20)/jit(_plain)")
#l36 = loc("jit(step)/jvp(layer21)/jit(_mixed)")
#l37 = loc("jit(step)/jvp(layer21)/add")
#l38 = loc("jit(step)/jvp(layer22)/jit(_plain)")
#l39 = loc("jit(step)/jvp(layer23)/jit(_mixed)")
#l40 = loc("jit(step)/jvp(layer23)/add")
#l41 = loc("jit(step)/jvp(layer24)/jit(_plain)")
#l42 = loc("jit(step)/jvp(layer25)/jit(_mixed)")
#l43 = loc("jit(step)/jvp(layer25)/add")
#l44 = loc("jit(step)/jvp(layer26)/jit(_plain)")
#l45 = loc("jit(step)/jvp(layer27)/jit(_mixed)")
#l46 = loc("jit(step)/jvp(layer27)/add")
#l47 = loc("jit(step)/jvp(layer28)/jit(_plain)")
#l48 = loc("jit(step)/jvp(layer29)/jit(_mixed)")
#l49 = loc("jit(step)/jvp(layer29)/add")
#l50 = loc("jit(step)/jvp(layer30)/jit(_plain)")
#l51 = loc("jit(step)/jvp(layer31)/jit(_mixed)")
#l52 = loc("jit(step)/jvp(layer31)/add")
#l53 = loc("jit(step)/jvp(layer32)/jit(_plain)")
#l54 = loc("jit(step)/jvp(layer33)/jit(_mixed)")
#l55 = loc("jit(step)/jvp(layer33)/add")
#l56 = loc("jit(step)/jvp(layer34)/jit(_plain)")
#l57 = loc("jit(step)/jvp(layer35)/jit(_mixed)")
#l58 = loc("jit(step)/jvp(layer35)/add")
#l59 = loc("jit(step)/jvp(classes)/jit(normalise_rows)")
#l60 = loc("jit(step)/jvp(classes)/dot_general")
#l61 = loc("jit(step)/jvp(classes)/jit(_cross_entropy)")
#l62 = loc("jit(step)/transpose(jvp(classes))/jit(_cross_entropy_backward)")
#l63 = loc("jit(step)/transpose(jvp(classes))/dot_general")
#l64 = loc("jit(step)/transpose(jvp(classes))/jit(normalise_rows_backward)")
#l65 = loc("jit(step)/transpose(jvp(layer35))/jit(_mixed)")
#l66 = loc("jit(step)/transpose(jvp(layer34))/jit(_plain)")
#l67 = loc("jit(step)/transpose(jvp(layer33))/jit(_mixed)")
#l68 = loc("jit(step)/transpose(jvp(layer32))/jit(_plain)")
#l69 = loc("jit(step)/transpose(jvp(layer31))/jit(_mixed)")
#l70 = loc("jit(step)/transpose(jvp(layer30))/jit(_plain)")
#l71 = loc("jit(step)/transpose(jvp(layer29))/jit(_mixed)")
#l72 = loc("jit(step)/transpose(jvp(layer28))/jit(_plain)")
#l73 = loc("jit(step)/transpose(jvp(layer27))/jit(_mixed)")
#l74 = loc("jit(step)/transpose(jvp(layer26))/jit(_plain)")
#l75 = loc("jit(step)/transpose(jvp(layer25))/jit(_mixed)")
#l76 = loc("jit(step)/transpose(jvp(layer24))/jit(_plain)")
#l77 = loc("jit(step)/transpose(jvp(layer23))/jit(_mixed)")
#l78 = loc("jit(step)/transpose(jvp(layer22))/jit(_plain)")
#l79 = loc("jit(step)/transpose(jvp(layer21))/jit(_mixed)")
#l80 = loc("jit(step)/transpose(jvp(layer20))/jit(_plain)")
#l81 = loc("jit(step)/transpose(jvp(layer19))/jit(_mixed)")
#l82 = loc("jit(step)/transpose(jvp(layer18))/jit(_plain)")
#l83 = loc("jit(step)/transpose(jvp(layer17))/jit(_mixed)")
#l84 = loc("jit(step)/transpose(jvp(layer16))/jit(_plain)")
#l85 = loc("jit(step)/transpose(jvp(layer15))/jit(_mixed)")
#l86 = loc("jit(step)/transpose(jvp(layer14))/jit(_plain)")
#l87 = loc("jit(step)/transpose(jvp(layer13))/jit(_mixed)")
#l88 = loc("jit(step)/transpose(jvp(layer12))/jit(_plain)")
#l89 = loc("jit(step)/transpose(jvp(layer11))/jit(_mixed)")
#l90 = loc("jit(step)/transpose(jvp(layer10))/jit(_plain)")
#l91 = loc("jit(step)/transpose(jvp(layer9))/jit(_mixed)")
#l92 = loc("jit(step)/transpose(jvp(layer8))/jit(_plain)")
#l93 = loc("jit(step)/transpose(jvp(layer7))/jit(_mixed)")
#l94 = loc("jit(step)/transpose(jvp(layer6))/jit(_plain)")
#l95 = loc("jit(step)/transpose(jvp(layer5))/jit(_mixed)")
#l96 = loc("jit(step)/transpose(jvp(layer4))/jit(_plain)")
#l97 = loc("jit(step)/transpose(jvp(layer3))/reduce_sum")
#l98 = loc("jit(step)/transpose(jvp(layer3))/jit(_mixed)")
#l99 = loc("jit(step)/transpose(jvp(layer2))/jit(_plain)")
#l100 = loc("jit(step)/transpose(jvp(layer1))/jit(_mixed)")
#l101 = loc("jit(step)/transpose(jvp(layer0))/jit(_plain)")
#l102 = loc("jit(step)/transpose(jvp(embeddings))/broadcast_in_dim")
#l103 = loc("jit(step)/transpose(jvp(embeddings))/lt")
#l104 = loc("jit(step)/transpose(jvp(embeddings))/add")
#l105 = loc("jit(step)/transpose(jvp(embeddings))/select_n")
#l106 = loc("jit(step)/transpose(jvp(embeddings))/scatter-add")
#l107 = loc("jit(step)/transpose(jvp(embeddings))/add_any")
#l108 = loc("jit(step)/optimizer/jit(one)")
#l109 = loc("attention/dot_general")
#l110 = loc("attention/mul")
#l111 = loc("attention/jit(_softmax)")
#l112 = loc("attention/transpose")
#l113 = loc("feed_forward/jit(normalise_rows)")
#l114 = loc("feed_forward/dot_general")
#l115 = loc("feed_forward/jit(_relu)")
#l116 = loc("feed_forward/add")
#l117 = loc("experts/jit(normalise_rows)")
#l118 = loc("experts/reshape")
#l119 = loc("experts/dot_general")
#l120 = loc("experts/jit(gating)")
#l121 = loc("experts/gt")
#l122 = loc("experts/convert_element_type")
#l123 = loc("experts/transpose")
#l124 = loc("experts/sharding_constraint")
#l125 = loc("experts/jit(_relu)")
#l126 = loc("gating/reduce_max")
#l127 = loc("gating/max")
#l128 = loc("gating/broadcast_in_dim")
#l129 = loc("gating/sub")
#l130 = loc("gating/exp")
#l131 = loc("gating/reduce_sum")
#l132 = loc("gating/div")
#l133 = loc("gating/iota")
#l134 = loc("gating/eq")
#l135 = loc("gating/convert_element_type")
#l136 = loc("gating/mul")
#l137 = loc("gating/add")
#l138 = loc("gating/gt")
#l139 = loc("gating/jit(cumsum)")
#l140 = loc("gating/lt")
#l141 = loc("checkpoint/rematted_computation/jit(normalise_rows)")
#l142 = loc("checkpoint/rematted_computation/attention/dot_general")
#l143 = loc("checkpoint/rematted_computation/attention/mul")
#l144 = loc("checkpoint/rematted_computation/attention/jit(_softmax)")
#l145 = loc("checkpoint/rematted_computation/attention/transpose")
#l146 = loc("checkpoint/rematted_computation/add")
#l147 = loc("checkpoint/rematted_computation/experts/jit(normalise_rows)")
#l148 = loc("checkpoint/rematted_computation/experts/reshape")
#l149 = loc("checkpoint/rematted_computation/experts/dot_general")
#l150 = loc("checkpoint/rematted_computation/experts/jit(gating)")
#l151 = loc("checkpoint/rematted_computation/experts/gt")
#l152 = loc("checkpoint/rematted_computation/experts/convert_element_type")
#l153 = loc("checkpoint/rematted_computation/experts/transpose")
#l154 = loc("checkpoint/rematted_computation/experts/sharding_constraint")
#l155 = loc("checkpoint/rematted_computation/experts/jit(_relu)")
#l156 = loc("checkpoint/reshape")
#l157 = loc("checkpoint/experts/dot_general")
#l158 = loc("checkpoint/experts/transpose")
#l159 = loc("checkpoint/experts/sharding_constraint")
#l160 = loc("checkpoint/experts/jit(_relu_backward)")
#l161 = loc("checkpoint/experts/jit(gating)")
#l162 = loc("checkpoint/experts/add_any")
#l163 = loc("checkpoint/experts/reshape")
#l164 = loc("checkpoint/experts/jit(normalise_rows_backward)")
#l165 = loc("checkpoint/attention/dot_general")
#l166 = loc("checkpoint/attention/transpose")
#l167 = loc("checkpoint/attention/jit(_softmax_backward)")
#l168 = loc("checkpoint/attention/mul")
#l169 = loc("checkpoint/attention/add_any")
#l170 = loc("checkpoint/jit(normalise_rows_backward)")
#l171 = loc("checkpoint/add_any")
#l172 = loc("gating/integer_pow")
#l173 = loc("gating/reshape")
#l174 = loc("gating/neg")
#l175 = loc("gating/add_any")
#l176 = loc("checkpoint/rematted_computation/feed_forward/jit(normalise_rows)")
#l177 = loc("checkpoint/rematted_computation/feed_forward/dot_general")
#l178 = loc("checkpoint/rematted_computation/feed_forward/jit(_relu)")
#l179 = loc("checkpoint/feed_forward/dot_general")
#l180 = loc("checkpoint/feed_forward/jit(_relu_backward)")
#l181 = loc("checkpoint/feed_forward/jit(normalise_rows_backward)")
#l182 = loc("checkpoint/feed_forward/add_any")
