!t0 = tensor<f32>
!t1 = tensor<256xf32>
!t2 = tensor<1024x256xf32>
!t3 = tensor<1024x512xf32>
!t4 = tensor<512xf32>
!t5 = tensor<1024x64xf32>
!t6 = tensor<1024x128xf32>
!t7 = tensor<128xf32>
!t8 = tensor<64xf32>
!t9 = tensor<1024xf32>
!t10 = tensor<1024x1024xf32>
!t11 = tensor<1024x2048xf32>
!t12 = tensor<2048xf32>
!t13 = tensor<65536x56x56x64xbf16>
!t14 = tensor<65536x14x14x1024xbf16>
!t15 = tensor<65536x14x14x256xbf16>
!t16 = tensor<65536x28x28x512xbf16>
!t17 = tensor<65536x56x56x256xbf16>
!t18 = tensor<65536x28x28x128xbf16>
!t19 = tensor<65536x7x7x2048xbf16>
!t20 = tensor<65536x7x7x512xbf16>
!t21 = tensor<3x3x256x256xf32>
!t22 = tensor<1x1x256x1024xf32>
!t23 = tensor<bf16>
!t24 = tensor<1x1x64x256xf32>
!t25 = tensor<1x1x1024x256xf32>
!t26 = tensor<3x3x128x128xf32>
!t27 = tensor<1x1x128x512xf32>
!t28 = tensor<i1>
!t29 = tensor<3x3x64x64xf32>
!t30 = tensor<3x3x512x512xf32>
!t31 = tensor<1x1x512x2048xf32>
!t32 = tensor<65536x256xf32>
!t33 = tensor<65536x512xf32>
!t34 = tensor<1x1x512x128xf32>
!t35 = tensor<1024x64x256xf32>
!t36 = tensor<1024x64x512xf32>
!t37 = tensor<65536x56x56x128xbf16>
!t38 = tensor<65536x28x28x256xbf16>
!t39 = tensor<65536x14x14x512xbf16>
!t40 = tensor<1x1x256x64xf32>
!t41 = tensor<1x1x2048x512xf32>
!t42 = tensor<65536x112x112x64xbf16>
!t43 = tensor<65536x64xf32>
!t44 = tensor<65536x128xf32>
!t45 = tensor<1024x64x64xf32>
!t46 = tensor<1024x64x128xf32>
!t47 = tensor<1x1x64x64xf32>
!t48 = tensor<1x1x256x128xf32>
!t49 = tensor<1x1x256x512xf32>
!t50 = tensor<1x1x512x256xf32>
!t51 = tensor<1x1x512x1024xf32>
!t52 = tensor<1x1x1024x512xf32>
!t53 = tensor<1x1x1024x2048xf32>
!t54 = tensor<7x7x3x64xf32>
!t55 = tensor<2048x1000xf32>
!t56 = tensor<65536x2048xf32>
!t57 = tensor<65536x7x7x2048xf32>
!t58 = tensor<65536x1000xf32>
!t59 = tensor<1000xf32>
!t60 = tensor<65536x112x112x64xf32>
!t61 = tensor<65536x56x56x64xf32>
!t62 = tensor<65536x56x56x256xf32>
!t63 = tensor<65536x56x56x128xf32>
!t64 = tensor<65536x28x28x128xf32>
!t65 = tensor<65536x28x28x512xf32>
!t66 = tensor<65536x28x28x256xf32>
!t67 = tensor<65536x14x14x256xf32>
!t68 = tensor<65536x14x14x1024xf32>
!t69 = tensor<65536x14x14x512xf32>
!t70 = tensor<65536x7x7x512xf32>
!t71 = tensor<65536x1024xf32>
!t72 = tensor<65536xf32>
!t73 = tensor<1024x64x1024xf32>
!t74 = tensor<1024x64x2048xf32>
!t75 = tensor<65536x1000xbf16>
!t76 = tensor<1x1x64x256xbf16>
!t77 = tensor<3x3x64x64xbf16>
!t78 = tensor<3x3x128x128xbf16>
!t79 = tensor<1x1x128x512xbf16>
!t80 = tensor<3x3x256x256xbf16>
!t81 = tensor<1x1x256x1024xbf16>
!t82 = tensor<3x3x512x512xbf16>
!t83 = tensor<1x1x512x2048xbf16>
!t84 = tensor<8x8x3x64xf32>
!t85 = tensor<65536x1000xi32>
!t86 = tensor<65536x1000xi1>
!t87 = tensor<65536xi32>
!t88 = tensor<4x4x12x64xf32>
!t89 = tensor<4x4x12x64xbf16>
!t90 = tensor<65536x2048xbf16>
!t91 = tensor<1x1x64x64xbf16>
!t92 = tensor<1x1x256x64xbf16>
!t93 = tensor<1x1x256x128xbf16>
!t94 = tensor<1x1x256x512xbf16>
!t95 = tensor<1x1x512x128xbf16>
!t96 = tensor<1x1x512x256xbf16>
!t97 = tensor<1x1x512x1024xbf16>
!t98 = tensor<1x1x1024x256xbf16>
!t99 = tensor<1x1x1024x512xbf16>
!t100 = tensor<1x1x1024x2048xbf16>
!t101 = tensor<1x1x2048x512xbf16>
!t102 = tensor<65536x112x112x12xbf16>
!t103 = tensor<i32>
!t104 = tensor<4x2x4x2x3x64xf32>
!t105 = tensor<4x4x2x2x3x64xf32>
!t106 = tensor<2048x1000xbf16>
!t107 = tensor<65536x7x7x2048xi1>
!t108 = tensor<65536x7x7x512xi1>
!t109 = tensor<65536x14x14x512xi1>
!t110 = tensor<65536x14x14x1024xi1>
!t111 = tensor<65536x14x14x256xi1>
!t112 = tensor<65536x28x28x256xi1>
!t113 = tensor<65536x28x28x512xi1>
!t114 = tensor<65536x28x28x128xi1>
!t115 = tensor<65536x56x56x128xi1>
!t116 = tensor<65536x56x56x256xi1>
!t117 = tensor<65536x56x56x64xi1>
!t118 = tensor<65536x112x112x64xi1>
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: !t54 {tf.aliasing_output = 0 : i32}, %arg1: !t59 {tf.aliasing_output = 1 : i32}, %arg2: !t55 {tf.aliasing_output = 2 : i32}, %arg3: !t8 {tf.aliasing_output = 3 : i32}, %arg4: !t8 {tf.aliasing_output = 4 : i32}, %arg5: !t47 {tf.aliasing_output = 5 : i32}, %arg6: !t29 {tf.aliasing_output = 6 : i32}, %arg7: !t24 {tf.aliasing_output = 7 : i32}, %arg8: !t8 {tf.aliasing_output = 8 : i32}, %arg9: !t8 {tf.aliasing_output = 9 : i32}, %arg10: !t8 {tf.aliasing_output = 10 : i32}, %arg11: !t8 {tf.aliasing_output = 11 : i32}, %arg12: !t1 {tf.aliasing_output = 12 : i32}, %arg13: !t1 {tf.aliasing_output = 13 : i32}, %arg14: !t1 {tf.aliasing_output = 14 : i32}, %arg15: !t1 {tf.aliasing_output = 15 : i32}, %arg16: !t24 {tf.aliasing_output = 16 : i32}, %arg17: !t40 {tf.aliasing_output = 17 : i32}, %arg18: !t29 {tf.aliasing_output = 18 : i32}, %arg19: !t24 {tf.aliasing_output = 19 : i32}, %arg20: !t8 {tf.aliasing_output = 20 : i32}, %arg21: !t8 {tf.aliasing_output = 21 : i32}, %arg22: !t8 {tf.aliasing_output = 22 : i32}, %arg23: !t8 {tf.aliasing_output = 23 : i32}, %arg24: !t1 {tf.aliasing_output = 24 : i32}, %arg25: !t1 {tf.aliasing_output = 25 : i32}, %arg26: !t40 {tf.aliasing_output = 26 : i32}, %arg27: !t29 {tf.aliasing_output = 27 : i32}, %arg28: !t24 {tf.aliasing_output = 28 : i32}, %arg29: !t8 {tf.aliasing_output = 29 : i32}, %arg30: !t8 {tf.aliasing_output = 30 : i32}, %arg31: !t8 {tf.aliasing_output = 31 : i32}, %arg32: !t8 {tf.aliasing_output = 32 : i32}, %arg33: !t1 {tf.aliasing_output = 33 : i32}, %arg34: !t1 {tf.aliasing_output = 34 : i32}, %arg35: !t48 {tf.aliasing_output = 35 : i32}, %arg36: !t26 {tf.aliasing_output = 36 : i32}, %arg37: !t27 {tf.aliasing_output = 37 : i32}, %arg38: !t7 {tf.aliasing_output = 38 : i32}, %arg39: !t7 {tf.aliasing_output = 39 : i32}, %arg40: !t7 {tf.aliasing_output = 40 : i32}, %arg41: !t7 {tf.aliasing_output = 41 : i32}, %arg42: !t4 {tf.aliasing_output = 42 : i32}, %arg43: !t4 {tf.aliasing_output = 43 : i32}, %arg44: !t4 {tf.aliasing_output = 44 : i32}, %arg45: !t4 {tf.aliasing_output = 45 : i32}, %arg46: !t49 {tf.aliasing_output = 46 : i32}, %arg47: !t34 {tf.aliasing_output = 47 : i32}, %arg48: !t26 {tf.aliasing_output = 48 : i32}, %arg49: !t27 {tf.aliasing_output = 49 : i32}, %arg50: !t7 {tf.aliasing_output = 50 : i32}, %arg51: !t7 {tf.aliasing_output = 51 : i32}, %arg52: !t7 {tf.aliasing_output = 52 : i32}, %arg53: !t7 {tf.aliasing_output = 53 : i32}, %arg54: !t4 {tf.aliasing_output = 54 : i32}, %arg55: !t4 {tf.aliasing_output = 55 : i32}, %arg56: !t34 {tf.aliasing_output = 56 : i32}, %arg57: !t26 {tf.aliasing_output = 57 : i32}, %arg58: !t27 {tf.aliasing_output = 58 : i32}, %arg59: !t7 {tf.aliasing_output = 59 : i32}, %arg60: !t7 {tf.aliasing_output = 60 : i32}, %arg61: !t7 {tf.aliasing_output = 61 : i32}, %arg62: !t7 {tf.aliasing_output = 62 : i32}, %arg63: !t4 {tf.aliasing_output = 63 : i32}, %arg64: !t4 {tf.aliasing_output = 64 : i32}, %arg65: !t34 {tf.aliasing_output = 65 : i32}, %arg66: !t26 {tf.aliasing_output = 66 : i32}, %arg67: !t27 {tf.aliasing_output = 67 : i32}, %arg68: !t7 {tf.aliasing_output = 68 : i32}, %arg69: !t7 {tf.aliasing_output = 69 : i32}, %arg70: !t7 {tf.aliasing_output = 70 : i32}, %arg71: !t7 {tf.aliasing_output = 71 : i32}, %arg72: !t4 {tf.aliasing_output = 72 : i32}, %arg73: !t4 {tf.aliasing_output = 73 : i32}, %arg74: !t50 {tf.aliasing_output = 74 : i32}, %arg75: !t21 {tf.aliasing_output = 75 : i32}, %arg76: !t22 {tf.aliasing_output = 76 : i32}, %arg77: !t1 {tf.aliasing_output = 77 : i32}, %arg78: !t1 {tf.aliasing_output = 78 : i32}, %arg79: !t1 {tf.aliasing_output = 79 : i32}, %arg80: !t1 {tf.aliasing_output = 80 : i32}, %arg81: !t9 {tf.aliasing_output = 81 : i32}, %arg82: !t9 {tf.aliasing_output = 82 : i32}, %arg83: !t9 {tf.aliasing_output = 83 : i32}, %arg84: !t9 {tf.aliasing_output = 84 : i32}, %arg85: !t51 {tf.aliasing_output = 85 : i32}, %arg86: !t25 {tf.aliasing_output = 86 : i32}, %arg87: !t21 {tf.aliasing_output = 87 : i32}, %arg88: !t22 {tf.aliasing_output = 88 : i32}, %arg89: !t1 {tf.aliasing_output = 89 : i32}, %arg90: !t1 {tf.aliasing_output = 90 : i32}, %arg91: !t1 {tf.aliasing_output = 91 : i32}, %arg92: !t1 {tf.aliasing_output = 92 : i32}, %arg93: !t9 {tf.aliasing_output = 93 : i32}, %arg94: !t9 {tf.aliasing_output = 94 : i32}, %arg95: !t25 {tf.aliasing_output = 95 : i32}, %arg96: !t21 {tf.aliasing_output = 96 : i32}, %arg97: !t22 {tf.aliasing_output = 97 : i32}, %arg98: !t1 {tf.aliasing_output = 98 : i32}, %arg99: !t1 {tf.aliasing_output = 99 : i32}, %arg100: !t1 {tf.aliasing_output = 100 : i32}, %arg101: !t1 {tf.aliasing_output = 101 : i32}, %arg102: !t9 {tf.aliasing_output = 102 : i32}, %arg103: !t9 {tf.aliasing_output = 103 : i32}, %arg104: !t25 {tf.aliasing_output = 104 : i32}, %arg105: !t21 {tf.aliasing_output = 105 : i32}, %arg106: !t22 {tf.aliasing_output = 106 : i32}, %arg107: !t1 {tf.aliasing_output = 107 : i32}, %arg108: !t1 {tf.aliasing_output = 108 : i32}, %arg109: !t1 {tf.aliasing_output = 109 : i32}, %arg110: !t1 {tf.aliasing_output = 110 : i32}, %arg111: !t9 {tf.aliasing_output = 111 : i32}, %arg112: !t9 {tf.aliasing_output = 112 : i32}, %arg113: !t25 {tf.aliasing_output = 113 : i32}, %arg114: !t21 {tf.aliasing_output = 114 : i32}, %arg115: !t22 {tf.aliasing_output = 115 : i32}, %arg116: !t1 {tf.aliasing_output = 116 : i32}, %arg117: !t1 {tf.aliasing_output = 117 : i32}, %arg118: !t1 {tf.aliasing_output = 118 : i32}, %arg119: !t1 {tf.aliasing_output = 119 : i32}, %arg120: !t9 {tf.aliasing_output = 120 : i32}, %arg121: !t9 {tf.aliasing_output = 121 : i32}, %arg122: !t25 {tf.aliasing_output = 122 : i32}, %arg123: !t21 {tf.aliasing_output = 123 : i32}, %arg124: !t22 {tf.aliasing_output = 124 : i32}, %arg125: !t1 {tf.aliasing_output = 125 : i32}, %arg126: !t1 {tf.aliasing_output = 126 : i32}, %arg127: !t1 {tf.aliasing_output = 127 : i32}, %arg128: !t1 {tf.aliasing_output = 128 : i32}, %arg129: !t9 {tf.aliasing_output = 129 : i32}, %arg130: !t9 {tf.aliasing_output = 130 : i32}, %arg131: !t52 {tf.aliasing_output = 131 : i32}, %arg132: !t30 {tf.aliasing_output = 132 : i32}, %arg133: !t31 {tf.aliasing_output = 133 : i32}, %arg134: !t4 {tf.aliasing_output = 134 : i32}, %arg135: !t4 {tf.aliasing_output = 135 : i32}, %arg136: !t4 {tf.aliasing_output = 136 : i32}, %arg137: !t4 {tf.aliasing_output = 137 : i32}, %arg138: !t12 {tf.aliasing_output = 138 : i32}, %arg139: !t12 {tf.aliasing_output = 139 : i32}, %arg140: !t12 {tf.aliasing_output = 140 : i32}, %arg141: !t12 {tf.aliasing_output = 141 : i32}, %arg142: !t53 {tf.aliasing_output = 142 : i32}, %arg143: !t41 {tf.aliasing_output = 143 : i32}, %arg144: !t30 {tf.aliasing_output = 144 : i32}, %arg145: !t31 {tf.aliasing_output = 145 : i32}, %arg146: !t4 {tf.aliasing_output = 146 : i32}, %arg147: !t4 {tf.aliasing_output = 147 : i32}, %arg148: !t4 {tf.aliasing_output = 148 : i32}, %arg149: !t4 {tf.aliasing_output = 149 : i32}, %arg150: !t12 {tf.aliasing_output = 150 : i32}, %arg151: !t12 {tf.aliasing_output = 151 : i32}, %arg152: !t41 {tf.aliasing_output = 152 : i32}, %arg153: !t30 {tf.aliasing_output = 153 : i32}, %arg154: !t31 {tf.aliasing_output = 154 : i32}, %arg155: !t4 {tf.aliasing_output = 155 : i32}, %arg156: !t4 {tf.aliasing_output = 156 : i32}, %arg157: !t4 {tf.aliasing_output = 157 : i32}, %arg158: !t4 {tf.aliasing_output = 158 : i32}, %arg159: !t12 {tf.aliasing_output = 159 : i32}, %arg160: !t12 {tf.aliasing_output = 160 : i32}, %arg161: !t5 {tf.aliasing_output = 161 : i32}, %arg162: !t5 {tf.aliasing_output = 162 : i32}, %arg163: !t5 {tf.aliasing_output = 163 : i32}, %arg164: !t5 {tf.aliasing_output = 164 : i32}, %arg165: !t5 {tf.aliasing_output = 165 : i32}, %arg166: !t5 {tf.aliasing_output = 166 : i32}, %arg167: !t2 {tf.aliasing_output = 167 : i32}, %arg168: !t2 {tf.aliasing_output = 168 : i32}, %arg169: !t2 {tf.aliasing_output = 169 : i32}, %arg170: !t2 {tf.aliasing_output = 170 : i32}, %arg171: !t5 {tf.aliasing_output = 171 : i32}, %arg172: !t5 {tf.aliasing_output = 172 : i32}, %arg173: !t5 {tf.aliasing_output = 173 : i32}, %arg174: !t5 {tf.aliasing_output = 174 : i32}, %arg175: !t2 {tf.aliasing_output = 175 : i32}, %arg176: !t2 {tf.aliasing_output = 176 : i32}, %arg177: !t5 {tf.aliasing_output = 177 : i32}, %arg178: !t5 {tf.aliasing_output = 178 : i32}, %arg179: !t5 {tf.aliasing_output = 179 : i32}, %arg180: !t5 {tf.aliasing_output = 180 : i32}, %arg181: !t2 {tf.aliasing_output = 181 : i32}, %arg182: !t2 {tf.aliasing_output = 182 : i32}, %arg183: !t6 {tf.aliasing_output = 183 : i32}, %arg184: !t6 {tf.aliasing_output = 184 : i32}, %arg185: !t6 {tf.aliasing_output = 185 : i32}, %arg186: !t6 {tf.aliasing_output = 186 : i32}, %arg187: !t3 {tf.aliasing_output = 187 : i32}, %arg188: !t3 {tf.aliasing_output = 188 : i32}, %arg189: !t3 {tf.aliasing_output = 189 : i32}, %arg190: !t3 {tf.aliasing_output = 190 : i32}, %arg191: !t6 {tf.aliasing_output = 191 : i32}, %arg192: !t6 {tf.aliasing_output = 192 : i32}, %arg193: !t6 {tf.aliasing_output = 193 : i32}, %arg194: !t6 {tf.aliasing_output = 194 : i32}, %arg195: !t3 {tf.aliasing_output = 195 : i32}, %arg196: !t3 {tf.aliasing_output = 196 : i32}, %arg197: !t6 {tf.aliasing_output = 197 : i32}, %arg198: !t6 {tf.aliasing_output = 198 : i32}, %arg199: !t6 {tf.aliasing_output = 199 : i32}, %arg200: !t6 {tf.aliasing_output = 200 : i32}, %arg201: !t3 {tf.aliasing_output = 201 : i32}, %arg202: !t3 {tf.aliasing_output = 202 : i32}, %arg203: !t6 {tf.aliasing_output = 203 : i32}, %arg204: !t6 {tf.aliasing_output = 204 : i32}, %arg205: !t6 {tf.aliasing_output = 205 : i32}, %arg206: !t6 {tf.aliasing_output = 206 : i32}, %arg207: !t3 {tf.aliasing_output = 207 : i32}, %arg208: !t3 {tf.aliasing_output = 208 : i32}, %arg209: !t2 {tf.aliasing_output = 209 : i32}, %arg210: !t2 {tf.aliasing_output = 210 : i32}, %arg211: !t2 {tf.aliasing_output = 211 : i32}, %arg212: !t2 {tf.aliasing_output = 212 : i32}, %arg213: !t10 {tf.aliasing_output = 213 : i32}, %arg214: !t10 {tf.aliasing_output = 214 : i32}, %arg215: !t10 {tf.aliasing_output = 215 : i32}, %arg216: !t10 {tf.aliasing_output = 216 : i32}, %arg217: !t2 {tf.aliasing_output = 217 : i32}, %arg218: !t2 {tf.aliasing_output = 218 : i32}, %arg219: !t2 {tf.aliasing_output = 219 : i32}, %arg220: !t2 {tf.aliasing_output = 220 : i32}, %arg221: !t10 {tf.aliasing_output = 221 : i32}, %arg222: !t10 {tf.aliasing_output = 222 : i32}, %arg223: !t2 {tf.aliasing_output = 223 : i32}, %arg224: !t2 {tf.aliasing_output = 224 : i32}, %arg225: !t2 {tf.aliasing_output = 225 : i32}, %arg226: !t2 {tf.aliasing_output = 226 : i32}, %arg227: !t10 {tf.aliasing_output = 227 : i32}, %arg228: !t10 {tf.aliasing_output = 228 : i32}, %arg229: !t2 {tf.aliasing_output = 229 : i32}, %arg230: !t2 {tf.aliasing_output = 230 : i32}, %arg231: !t2 {tf.aliasing_output = 231 : i32}, %arg232: !t2 {tf.aliasing_output = 232 : i32}, %arg233: !t10 {tf.aliasing_output = 233 : i32}, %arg234: !t10 {tf.aliasing_output = 234 : i32}, %arg235: !t2 {tf.aliasing_output = 235 : i32}, %arg236: !t2 {tf.aliasing_output = 236 : i32}, %arg237: !t2 {tf.aliasing_output = 237 : i32}, %arg238: !t2 {tf.aliasing_output = 238 : i32}, %arg239: !t10 {tf.aliasing_output = 239 : i32}, %arg240: !t10 {tf.aliasing_output = 240 : i32}, %arg241: !t2 {tf.aliasing_output = 241 : i32}, %arg242: !t2 {tf.aliasing_output = 242 : i32}, %arg243: !t2 {tf.aliasing_output = 243 : i32}, %arg244: !t2 {tf.aliasing_output = 244 : i32}, %arg245: !t10 {tf.aliasing_output = 245 : i32}, %arg246: !t10 {tf.aliasing_output = 246 : i32}, %arg247: !t3 {tf.aliasing_output = 247 : i32}, %arg248: !t3 {tf.aliasing_output = 248 : i32}, %arg249: !t3 {tf.aliasing_output = 249 : i32}, %arg250: !t3 {tf.aliasing_output = 250 : i32}, %arg251: !t11 {tf.aliasing_output = 251 : i32}, %arg252: !t11 {tf.aliasing_output = 252 : i32}, %arg253: !t11 {tf.aliasing_output = 253 : i32}, %arg254: !t11 {tf.aliasing_output = 254 : i32}, %arg255: !t3 {tf.aliasing_output = 255 : i32}, %arg256: !t3 {tf.aliasing_output = 256 : i32}, %arg257: !t3 {tf.aliasing_output = 257 : i32}, %arg258: !t3 {tf.aliasing_output = 258 : i32}, %arg259: !t11 {tf.aliasing_output = 259 : i32}, %arg260: !t11 {tf.aliasing_output = 260 : i32}, %arg261: !t3 {tf.aliasing_output = 261 : i32}, %arg262: !t3 {tf.aliasing_output = 262 : i32}, %arg263: !t3 {tf.aliasing_output = 263 : i32}, %arg264: !t3 {tf.aliasing_output = 264 : i32}, %arg265: !t11 {tf.aliasing_output = 265 : i32}, %arg266: !t11 {tf.aliasing_output = 266 : i32}, %arg267: !t54 {tf.aliasing_output = 267 : i32}, %arg268: !t59 {tf.aliasing_output = 268 : i32}, %arg269: !t55 {tf.aliasing_output = 269 : i32}, %arg270: !t8 {tf.aliasing_output = 270 : i32}, %arg271: !t8 {tf.aliasing_output = 271 : i32}, %arg272: !t47 {tf.aliasing_output = 272 : i32}, %arg273: !t29 {tf.aliasing_output = 273 : i32}, %arg274: !t24 {tf.aliasing_output = 274 : i32}, %arg275: !t8 {tf.aliasing_output = 275 : i32}, %arg276: !t8 {tf.aliasing_output = 276 : i32}, %arg277: !t8 {tf.aliasing_output = 277 : i32}, %arg278: !t8 {tf.aliasing_output = 278 : i32}, %arg279: !t1 {tf.aliasing_output = 279 : i32}, %arg280: !t1 {tf.aliasing_output = 280 : i32}, %arg281: !t1 {tf.aliasing_output = 281 : i32}, %arg282: !t1 {tf.aliasing_output = 282 : i32}, %arg283: !t24 {tf.aliasing_output = 283 : i32}, %arg284: !t40 {tf.aliasing_output = 284 : i32}, %arg285: !t29 {tf.aliasing_output = 285 : i32}, %arg286: !t24 {tf.aliasing_output = 286 : i32}, %arg287: !t8 {tf.aliasing_output = 287 : i32}, %arg288: !t8 {tf.aliasing_output = 288 : i32}, %arg289: !t8 {tf.aliasing_output = 289 : i32}, %arg290: !t8 {tf.aliasing_output = 290 : i32}, %arg291: !t1 {tf.aliasing_output = 291 : i32}, %arg292: !t1 {tf.aliasing_output = 292 : i32}, %arg293: !t40 {tf.aliasing_output = 293 : i32}, %arg294: !t29 {tf.aliasing_output = 294 : i32}, %arg295: !t24 {tf.aliasing_output = 295 : i32}, %arg296: !t8 {tf.aliasing_output = 296 : i32}, %arg297: !t8 {tf.aliasing_output = 297 : i32}, %arg298: !t8 {tf.aliasing_output = 298 : i32}, %arg299: !t8 {tf.aliasing_output = 299 : i32}, %arg300: !t1 {tf.aliasing_output = 300 : i32}, %arg301: !t1 {tf.aliasing_output = 301 : i32}, %arg302: !t48 {tf.aliasing_output = 302 : i32}, %arg303: !t26 {tf.aliasing_output = 303 : i32}, %arg304: !t27 {tf.aliasing_output = 304 : i32}, %arg305: !t7 {tf.aliasing_output = 305 : i32}, %arg306: !t7 {tf.aliasing_output = 306 : i32}, %arg307: !t7 {tf.aliasing_output = 307 : i32}, %arg308: !t7 {tf.aliasing_output = 308 : i32}, %arg309: !t4 {tf.aliasing_output = 309 : i32}, %arg310: !t4 {tf.aliasing_output = 310 : i32}, %arg311: !t4 {tf.aliasing_output = 311 : i32}, %arg312: !t4 {tf.aliasing_output = 312 : i32}, %arg313: !t49 {tf.aliasing_output = 313 : i32}, %arg314: !t34 {tf.aliasing_output = 314 : i32}, %arg315: !t26 {tf.aliasing_output = 315 : i32}, %arg316: !t27 {tf.aliasing_output = 316 : i32}, %arg317: !t7 {tf.aliasing_output = 317 : i32}, %arg318: !t7 {tf.aliasing_output = 318 : i32}, %arg319: !t7 {tf.aliasing_output = 319 : i32}, %arg320: !t7 {tf.aliasing_output = 320 : i32}, %arg321: !t4 {tf.aliasing_output = 321 : i32}, %arg322: !t4 {tf.aliasing_output = 322 : i32}, %arg323: !t34 {tf.aliasing_output = 323 : i32}, %arg324: !t26 {tf.aliasing_output = 324 : i32}, %arg325: !t27 {tf.aliasing_output = 325 : i32}, %arg326: !t7 {tf.aliasing_output = 326 : i32}, %arg327: !t7 {tf.aliasing_output = 327 : i32}, %arg328: !t7 {tf.aliasing_output = 328 : i32}, %arg329: !t7 {tf.aliasing_output = 329 : i32}, %arg330: !t4 {tf.aliasing_output = 330 : i32}, %arg331: !t4 {tf.aliasing_output = 331 : i32}, %arg332: !t34 {tf.aliasing_output = 332 : i32}, %arg333: !t26 {tf.aliasing_output = 333 : i32}, %arg334: !t27 {tf.aliasing_output = 334 : i32}, %arg335: !t7 {tf.aliasing_output = 335 : i32}, %arg336: !t7 {tf.aliasing_output = 336 : i32}, %arg337: !t7 {tf.aliasing_output = 337 : i32}, %arg338: !t7 {tf.aliasing_output = 338 : i32}, %arg339: !t4 {tf.aliasing_output = 339 : i32}, %arg340: !t4 {tf.aliasing_output = 340 : i32}, %arg341: !t50 {tf.aliasing_output = 341 : i32}, %arg342: !t21 {tf.aliasing_output = 342 : i32}, %arg343: !t22 {tf.aliasing_output = 343 : i32}, %arg344: !t1 {tf.aliasing_output = 344 : i32}, %arg345: !t1 {tf.aliasing_output = 345 : i32}, %arg346: !t1 {tf.aliasing_output = 346 : i32}, %arg347: !t1 {tf.aliasing_output = 347 : i32}, %arg348: !t9 {tf.aliasing_output = 348 : i32}, %arg349: !t9 {tf.aliasing_output = 349 : i32}, %arg350: !t9 {tf.aliasing_output = 350 : i32}, %arg351: !t9 {tf.aliasing_output = 351 : i32}, %arg352: !t51 {tf.aliasing_output = 352 : i32}, %arg353: !t25 {tf.aliasing_output = 353 : i32}, %arg354: !t21 {tf.aliasing_output = 354 : i32}, %arg355: !t22 {tf.aliasing_output = 355 : i32}, %arg356: !t1 {tf.aliasing_output = 356 : i32}, %arg357: !t1 {tf.aliasing_output = 357 : i32}, %arg358: !t1 {tf.aliasing_output = 358 : i32}, %arg359: !t1 {tf.aliasing_output = 359 : i32}, %arg360: !t9 {tf.aliasing_output = 360 : i32}, %arg361: !t9 {tf.aliasing_output = 361 : i32}, %arg362: !t25 {tf.aliasing_output = 362 : i32}, %arg363: !t21 {tf.aliasing_output = 363 : i32}, %arg364: !t22 {tf.aliasing_output = 364 : i32}, %arg365: !t1 {tf.aliasing_output = 365 : i32}, %arg366: !t1 {tf.aliasing_output = 366 : i32}, %arg367: !t1 {tf.aliasing_output = 367 : i32}, %arg368: !t1 {tf.aliasing_output = 368 : i32}, %arg369: !t9 {tf.aliasing_output = 369 : i32}, %arg370: !t9 {tf.aliasing_output = 370 : i32}, %arg371: !t25 {tf.aliasing_output = 371 : i32}, %arg372: !t21 {tf.aliasing_output = 372 : i32}, %arg373: !t22 {tf.aliasing_output = 373 : i32}, %arg374: !t1 {tf.aliasing_output = 374 : i32}, %arg375: !t1 {tf.aliasing_output = 375 : i32}, %arg376: !t1 {tf.aliasing_output = 376 : i32}, %arg377: !t1 {tf.aliasing_output = 377 : i32}, %arg378: !t9 {tf.aliasing_output = 378 : i32}, %arg379: !t9 {tf.aliasing_output = 379 : i32}, %arg380: !t25 {tf.aliasing_output = 380 : i32}, %arg381: !t21 {tf.aliasing_output = 381 : i32}, %arg382: !t22 {tf.aliasing_output = 382 : i32}, %arg383: !t1 {tf.aliasing_output = 383 : i32}, %arg384: !t1 {tf.aliasing_output = 384 : i32}, %arg385: !t1 {tf.aliasing_output = 385 : i32}, %arg386: !t1 {tf.aliasing_output = 386 : i32}, %arg387: !t9 {tf.aliasing_output = 387 : i32}, %arg388: !t9 {tf.aliasing_output = 388 : i32}, %arg389: !t25 {tf.aliasing_output = 389 : i32}, %arg390: !t21 {tf.aliasing_output = 390 : i32}, %arg391: !t22 {tf.aliasing_output = 391 : i32}, %arg392: !t1 {tf.aliasing_output = 392 : i32}, %arg393: !t1 {tf.aliasing_output = 393 : i32}, %arg394: !t1 {tf.aliasing_output = 394 : i32}, %arg395: !t1 {tf.aliasing_output = 395 : i32}, %arg396: !t9 {tf.aliasing_output = 396 : i32}, %arg397: !t9 {tf.aliasing_output = 397 : i32}, %arg398: !t52 {tf.aliasing_output = 398 : i32}, %arg399: !t30 {tf.aliasing_output = 399 : i32}, %arg400: !t31 {tf.aliasing_output = 400 : i32}, %arg401: !t4 {tf.aliasing_output = 401 : i32}, %arg402: !t4 {tf.aliasing_output = 402 : i32}, %arg403: !t4 {tf.aliasing_output = 403 : i32}, %arg404: !t4 {tf.aliasing_output = 404 : i32}, %arg405: !t12 {tf.aliasing_output = 405 : i32}, %arg406: !t12 {tf.aliasing_output = 406 : i32}, %arg407: !t12 {tf.aliasing_output = 407 : i32}, %arg408: !t12 {tf.aliasing_output = 408 : i32}, %arg409: !t53 {tf.aliasing_output = 409 : i32}, %arg410: !t41 {tf.aliasing_output = 410 : i32}, %arg411: !t30 {tf.aliasing_output = 411 : i32}, %arg412: !t31 {tf.aliasing_output = 412 : i32}, %arg413: !t4 {tf.aliasing_output = 413 : i32}, %arg414: !t4 {tf.aliasing_output = 414 : i32}, %arg415: !t4 {tf.aliasing_output = 415 : i32}, %arg416: !t4 {tf.aliasing_output = 416 : i32}, %arg417: !t12 {tf.aliasing_output = 417 : i32}, %arg418: !t12 {tf.aliasing_output = 418 : i32}, %arg419: !t41 {tf.aliasing_output = 419 : i32}, %arg420: !t30 {tf.aliasing_output = 420 : i32}, %arg421: !t31 {tf.aliasing_output = 421 : i32}, %arg422: !t4 {tf.aliasing_output = 422 : i32}, %arg423: !t4 {tf.aliasing_output = 423 : i32}, %arg424: !t4 {tf.aliasing_output = 424 : i32}, %arg425: !t4 {tf.aliasing_output = 425 : i32}, %arg426: !t12 {tf.aliasing_output = 426 : i32}, %arg427: !t12 {tf.aliasing_output = 427 : i32}, %learning_rate: !t0, %images: !t102, %labels: !t87) -> (!t54 {jax.result_info = "result[0]['conv0']"}, !t59 {jax.result_info = "result[0]['logits']['bias']"}, !t55 {jax.result_info = "result[0]['logits']['weight']"}, !t8 {jax.result_info = "result[0]['norm0']['offset']"}, !t8 {jax.result_info = "result[0]['norm0']['scale']"}, !t47 {jax.result_info = "result[0]['stage1_0']['conv1']"}, !t29 {jax.result_info = "result[0]['stage1_0']['conv2']"}, !t24 {jax.result_info = "result[0]['stage1_0']['conv3']"}, !t8 {jax.result_info = "result[0]['stage1_0']['norm1']['offset']"}, !t8 {jax.result_info = "result[0]['stage1_0']['norm1']['scale']"}, !t8 {jax.result_info = "result[0]['stage1_0']['norm2']['offset']"}, !t8 {jax.result_info = "result[0]['stage1_0']['norm2']['scale']"}, !t1 {jax.result_info = "result[0]['stage1_0']['norm3']['offset']"}, !t1 {jax.result_info = "result[0]['stage1_0']['norm3']['scale']"}, !t1 {jax.result_info = "result[0]['stage1_0']['norm_shortcut']['offset']"}, !t1 {jax.result_info = "result[0]['stage1_0']['norm_shortcut']['scale']"}, !t24 {jax.result_info = "result[0]['stage1_0']['shortcut']"}, !t40 {jax.result_info = "result[0]['stage1_1']['conv1']"}, !t29 {jax.result_info = "result[0]['stage1_1']['conv2']"}, !t24 {jax.result_info = "result[0]['stage1_1']['conv3']"}, !t8 {jax.result_info = "result[0]['stage1_1']['norm1']['offset']"}, !t8 {jax.result_info = "result[0]['stage1_1']['norm1']['scale']"}, !t8 {jax.result_info = "result[0]['stage1_1']['norm2']['offset']"}, !t8 {jax.result_info = "result[0]['stage1_1']['norm2']['scale']"}, !t1 {jax.result_info = "result[0]['stage1_1']['norm3']['offset']"}, !t1 {jax.result_info = "result[0]['stage1_1']['norm3']['scale']"}, !t40 {jax.result_info = "result[0]['stage1_2']['conv1']"}, !t29 {jax.result_info = "result[0]['stage1_2']['conv2']"}, !t24 {jax.result_info = "result[0]['stage1_2']['conv3']"}, !t8 {jax.result_info = "result[0]['stage1_2']['norm1']['offset']"}, !t8 {jax.result_info = "result[0]['stage1_2']['norm1']['scale']"}, !t8 {jax.result_info = "result[0]['stage1_2']['norm2']['offset']"}, !t8 {jax.result_info = "result[0]['stage1_2']['norm2']['scale']"}, !t1 {jax.result_info = "result[0]['stage1_2']['norm3']['offset']"}, !t1 {jax.result_info = "result[0]['stage1_2']['norm3']['scale']"}, !t48 {jax.result_info = "result[0]['stage2_0']['conv1']"}, !t26 {jax.result_info = "result[0]['stage2_0']['conv2']"}, !t27 {jax.result_info = "result[0]['stage2_0']['conv3']"}, !t7 {jax.result_info = "result[0]['stage2_0']['norm1']['offset']"}, !t7 {jax.result_info = "result[0]['stage2_0']['norm1']['scale']"}, !t7 {jax.result_info = "result[0]['stage2_0']['norm2']['offset']"}, !t7 {jax.result_info = "result[0]['stage2_0']['norm2']['scale']"}, !t4 {jax.result_info = "result[0]['stage2_0']['norm3']['offset']"}, !t4 {jax.result_info = "result[0]['stage2_0']['norm3']['scale']"}, !t4 {jax.result_info = "result[0]['stage2_0']['norm_shortcut']['offset']"}, !t4 {jax.result_info = "result[0]['stage2_0']['norm_shortcut']['scale']"}, !t49 {jax.result_info = "result[0]['stage2_0']['shortcut']"}, !t34 {jax.result_info = "result[0]['stage2_1']['conv1']"}, !t26 {jax.result_info = "result[0]['stage2_1']['conv2']"}, !t27 {jax.result_info = "result[0]['stage2_1']['conv3']"}, !t7 {jax.result_info = "result[0]['stage2_1']['norm1']['offset']"}, !t7 {jax.result_info = "result[0]['stage2_1']['norm1']['scale']"}, !t7 {jax.result_info = "result[0]['stage2_1']['norm2']['offset']"}, !t7 {jax.result_info = "result[0]['stage2_1']['norm2']['scale']"}, !t4 {jax.result_info = "result[0]['stage2_1']['norm3']['offset']"}, !t4 {jax.result_info = "result[0]['stage2_1']['norm3']['scale']"}, !t34 {jax.result_info = "result[0]['stage2_2']['conv1']"}, !t26 {jax.result_info = "result[0]['stage2_2']['conv2']"}, !t27 {jax.result_info = "result[0]['stage2_2']['conv3']"}, !t7 {jax.result_info = "result[0]['stage2_2']['norm1']['offset']"}, !t7 {jax.result_info = "result[0]['stage2_2']['norm1']['scale']"}, !t7 {jax.result_info = "result[0]['stage2_2']['norm2']['offset']"}, !t7 {jax.result_info = "result[0]['stage2_2']['norm2']['scale']"}, !t4 {jax.result_info = "result[0]['stage2_2']['norm3']['offset']"}, !t4 {jax.result_info = "result[0]['stage2_2']['norm3']['scale']"}, !t34 {jax.result_info = "result[0]['stage2_3']['conv1']"}, !t26 {jax.result_info = "result[0]['stage2_3']['conv2']"}, !t27 {jax.result_info = "result[0]['stage2_3']['conv3']"}, !t7 {jax.result_info = "result[0]['stage2_3']['norm1']['offset']"}, !t7 {jax.result_info = "result[0]['stage2_3']['norm1']['scale']"}, !t7 {jax.result_info = "result[0]['stage2_3']['norm2']['offset']"}, !t7 {jax.result_info = "result[0]['stage2_3']['norm2']['scale']"}, !t4 {jax.result_info = "result[0]['stage2_3']['norm3']['offset']"}, !t4 {jax.result_info = "result[0]['stage2_3']['norm3']['scale']"}, !t50 {jax.result_info = "result[0]['stage3_0']['conv1']"}, !t21 {jax.result_info = "result[0]['stage3_0']['conv2']"}, !t22 {jax.result_info = "result[0]['stage3_0']['conv3']"}, !t1 {jax.result_info = "result[0]['stage3_0']['norm1']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_0']['norm1']['scale']"}, !t1 {jax.result_info = "result[0]['stage3_0']['norm2']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_0']['norm2']['scale']"}, !t9 {jax.result_info = "result[0]['stage3_0']['norm3']['offset']"}, !t9 {jax.result_info = "result[0]['stage3_0']['norm3']['scale']"}, !t9 {jax.result_info = "result[0]['stage3_0']['norm_shortcut']['offset']"}, !t9 {jax.result_info = "result[0]['stage3_0']['norm_shortcut']['scale']"}, !t51 {jax.result_info = "result[0]['stage3_0']['shortcut']"}, !t25 {jax.result_info = "result[0]['stage3_1']['conv1']"}, !t21 {jax.result_info = "result[0]['stage3_1']['conv2']"}, !t22 {jax.result_info = "result[0]['stage3_1']['conv3']"}, !t1 {jax.result_info = "result[0]['stage3_1']['norm1']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_1']['norm1']['scale']"}, !t1 {jax.result_info = "result[0]['stage3_1']['norm2']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_1']['norm2']['scale']"}, !t9 {jax.result_info = "result[0]['stage3_1']['norm3']['offset']"}, !t9 {jax.result_info = "result[0]['stage3_1']['norm3']['scale']"}, !t25 {jax.result_info = "result[0]['stage3_2']['conv1']"}, !t21 {jax.result_info = "result[0]['stage3_2']['conv2']"}, !t22 {jax.result_info = "result[0]['stage3_2']['conv3']"}, !t1 {jax.result_info = "result[0]['stage3_2']['norm1']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_2']['norm1']['scale']"}, !t1 {jax.result_info = "result[0]['stage3_2']['norm2']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_2']['norm2']['scale']"}, !t9 {jax.result_info = "result[0]['stage3_2']['norm3']['offset']"}, !t9 {jax.result_info = "result[0]['stage3_2']['norm3']['scale']"}, !t25 {jax.result_info = "result[0]['stage3_3']['conv1']"}, !t21 {jax.result_info = "result[0]['stage3_3']['conv2']"}, !t22 {jax.result_info = "result[0]['stage3_3']['conv3']"}, !t1 {jax.result_info = "result[0]['stage3_3']['norm1']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_3']['norm1']['scale']"}, !t1 {jax.result_info = "result[0]['stage3_3']['norm2']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_3']['norm2']['scale']"}, !t9 {jax.result_info = "result[0]['stage3_3']['norm3']['offset']"}, !t9 {jax.result_info = "result[0]['stage3_3']['norm3']['scale']"}, !t25 {jax.result_info = "result[0]['stage3_4']['conv1']"}, !t21 {jax.result_info = "result[0]['stage3_4']['conv2']"}, !t22 {jax.result_info = "result[0]['stage3_4']['conv3']"}, !t1 {jax.result_info = "result[0]['stage3_4']['norm1']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_4']['norm1']['scale']"}, !t1 {jax.result_info = "result[0]['stage3_4']['norm2']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_4']['norm2']['scale']"}, !t9 {jax.result_info = "result[0]['stage3_4']['norm3']['offset']"}, !t9 {jax.result_info = "result[0]['stage3_4']['norm3']['scale']"}, !t25 {jax.result_info = "result[0]['stage3_5']['conv1']"}, !t21 {jax.result_info = "result[0]['stage3_5']['conv2']"}, !t22 {jax.result_info = "result[0]['stage3_5']['conv3']"}, !t1 {jax.result_info = "result[0]['stage3_5']['norm1']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_5']['norm1']['scale']"}, !t1 {jax.result_info = "result[0]['stage3_5']['norm2']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_5']['norm2']['scale']"}, !t9 {jax.result_info = "result[0]['stage3_5']['norm3']['offset']"}, !t9 {jax.result_info = "result[0]['stage3_5']['norm3']['scale']"}, !t52 {jax.result_info = "result[0]['stage4_0']['conv1']"}, !t30 {jax.result_info = "result[0]['stage4_0']['conv2']"}, !t31 {jax.result_info = "result[0]['stage4_0']['conv3']"}, !t4 {jax.result_info = "result[0]['stage4_0']['norm1']['offset']"}, !t4 {jax.result_info = "result[0]['stage4_0']['norm1']['scale']"}, !t4 {jax.result_info = "result[0]['stage4_0']['norm2']['offset']"}, !t4 {jax.result_info = "result[0]['stage4_0']['norm2']['scale']"}, !t12 {jax.result_info = "result[0]['stage4_0']['norm3']['offset']"}, !t12 {jax.result_info = "result[0]['stage4_0']['norm3']['scale']"}, !t12 {jax.result_info = "result[0]['stage4_0']['norm_shortcut']['offset']"}, !t12 {jax.result_info = "result[0]['stage4_0']['norm_shortcut']['scale']"}, !t53 {jax.result_info = "result[0]['stage4_0']['shortcut']"}, !t41 {jax.result_info = "result[0]['stage4_1']['conv1']"}, !t30 {jax.result_info = "result[0]['stage4_1']['conv2']"}, !t31 {jax.result_info = "result[0]['stage4_1']['conv3']"}, !t4 {jax.result_info = "result[0]['stage4_1']['norm1']['offset']"}, !t4 {jax.result_info = "result[0]['stage4_1']['norm1']['scale']"}, !t4 {jax.result_info = "result[0]['stage4_1']['norm2']['offset']"}, !t4 {jax.result_info = "result[0]['stage4_1']['norm2']['scale']"}, !t12 {jax.result_info = "result[0]['stage4_1']['norm3']['offset']"}, !t12 {jax.result_info = "result[0]['stage4_1']['norm3']['scale']"}, !t41 {jax.result_info = "result[0]['stage4_2']['conv1']"}, !t30 {jax.result_info = "result[0]['stage4_2']['conv2']"}, !t31 {jax.result_info = "result[0]['stage4_2']['conv3']"}, !t4 {jax.result_info = "result[0]['stage4_2']['norm1']['offset']"}, !t4 {jax.result_info = "result[0]['stage4_2']['norm1']['scale']"}, !t4 {jax.result_info = "result[0]['stage4_2']['norm2']['offset']"}, !t4 {jax.result_info = "result[0]['stage4_2']['norm2']['scale']"}, !t12 {jax.result_info = "result[0]['stage4_2']['norm3']['offset']"}, !t12 {jax.result_info = "result[0]['stage4_2']['norm3']['scale']"}, !t5 {jax.result_info = "result[1]['moving']['norm0']['mean']"}, !t5 {jax.result_info = "result[1]['moving']['norm0']['variance']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_0']['norm1']['mean']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_0']['norm1']['variance']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_0']['norm2']['mean']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_0']['norm2']['variance']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_0']['norm3']['mean']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_0']['norm3']['variance']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_0']['norm_shortcut']['mean']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_0']['norm_shortcut']['variance']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_1']['norm1']['mean']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_1']['norm1']['variance']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_1']['norm2']['mean']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_1']['norm2']['variance']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_1']['norm3']['mean']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_1']['norm3']['variance']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_2']['norm1']['mean']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_2']['norm1']['variance']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_2']['norm2']['mean']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_2']['norm2']['variance']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_2']['norm3']['mean']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_2']['norm3']['variance']"}, !t6 {jax.result_info = "result[1]['moving']['stage2_0']['norm1']['mean']"}, !t6 {jax.result_info = "result[1]['moving']['stage2_0']['norm1']['variance']"}, !t6 {jax.result_info = "result[1]['moving']['stage2_0']['norm2']['mean']"}, !t6 {jax.result_info = "result[1]['moving']['stage2_0']['norm2']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage2_0']['norm3']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage2_0']['norm3']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage2_0']['norm_shortcut']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage2_0']['norm_shortcut']['variance']"}, !t6 {jax.result_info = "result[1]['moving']['stage2_1']['norm1']['mean']"}, !t6 {jax.result_info = "result[1]['moving']['stage2_1']['norm1']['variance']"}, !t6 {jax.result_info = "result[1]['moving']['stage2_1']['norm2']['mean']"}, !t6 {jax.result_info = "result[1]['moving']['stage2_1']['norm2']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage2_1']['norm3']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage2_1']['norm3']['variance']"}, !t6 {jax.result_info = "result[1]['moving']['stage2_2']['norm1']['mean']"}, !t6 {jax.result_info = "result[1]['moving']['stage2_2']['norm1']['variance']"}, !t6 {jax.result_info = "result[1]['moving']['stage2_2']['norm2']['mean']"}, !t6 {jax.result_info = "result[1]['moving']['stage2_2']['norm2']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage2_2']['norm3']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage2_2']['norm3']['variance']"}, !t6 {jax.result_info = "result[1]['moving']['stage2_3']['norm1']['mean']"}, !t6 {jax.result_info = "result[1]['moving']['stage2_3']['norm1']['variance']"}, !t6 {jax.result_info = "result[1]['moving']['stage2_3']['norm2']['mean']"}, !t6 {jax.result_info = "result[1]['moving']['stage2_3']['norm2']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage2_3']['norm3']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage2_3']['norm3']['variance']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_0']['norm1']['mean']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_0']['norm1']['variance']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_0']['norm2']['mean']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_0']['norm2']['variance']"}, !t10 {jax.result_info = "result[1]['moving']['stage3_0']['norm3']['mean']"}, !t10 {jax.result_info = "result[1]['moving']['stage3_0']['norm3']['variance']"}, !t10 {jax.result_info = "result[1]['moving']['stage3_0']['norm_shortcut']['mean']"}, !t10 {jax.result_info = "result[1]['moving']['stage3_0']['norm_shortcut']['variance']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_1']['norm1']['mean']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_1']['norm1']['variance']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_1']['norm2']['mean']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_1']['norm2']['variance']"}, !t10 {jax.result_info = "result[1]['moving']['stage3_1']['norm3']['mean']"}, !t10 {jax.result_info = "result[1]['moving']['stage3_1']['norm3']['variance']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_2']['norm1']['mean']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_2']['norm1']['variance']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_2']['norm2']['mean']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_2']['norm2']['variance']"}, !t10 {jax.result_info = "result[1]['moving']['stage3_2']['norm3']['mean']"}, !t10 {jax.result_info = "result[1]['moving']['stage3_2']['norm3']['variance']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_3']['norm1']['mean']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_3']['norm1']['variance']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_3']['norm2']['mean']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_3']['norm2']['variance']"}, !t10 {jax.result_info = "result[1]['moving']['stage3_3']['norm3']['mean']"}, !t10 {jax.result_info = "result[1]['moving']['stage3_3']['norm3']['variance']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_4']['norm1']['mean']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_4']['norm1']['variance']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_4']['norm2']['mean']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_4']['norm2']['variance']"}, !t10 {jax.result_info = "result[1]['moving']['stage3_4']['norm3']['mean']"}, !t10 {jax.result_info = "result[1]['moving']['stage3_4']['norm3']['variance']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_5']['norm1']['mean']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_5']['norm1']['variance']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_5']['norm2']['mean']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_5']['norm2']['variance']"}, !t10 {jax.result_info = "result[1]['moving']['stage3_5']['norm3']['mean']"}, !t10 {jax.result_info = "result[1]['moving']['stage3_5']['norm3']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage4_0']['norm1']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage4_0']['norm1']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage4_0']['norm2']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage4_0']['norm2']['variance']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_0']['norm3']['mean']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_0']['norm3']['variance']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_0']['norm_shortcut']['mean']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_0']['norm_shortcut']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage4_1']['norm1']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage4_1']['norm1']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage4_1']['norm2']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage4_1']['norm2']['variance']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_1']['norm3']['mean']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_1']['norm3']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage4_2']['norm1']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage4_2']['norm1']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage4_2']['norm2']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage4_2']['norm2']['variance']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_2']['norm3']['mean']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_2']['norm3']['variance']"}, !t54 {jax.result_info = "result[1]['optimizer']['momentum']['conv0']"}, !t59 {jax.result_info = "result[1]['optimizer']['momentum']['logits']['bias']"}, !t55 {jax.result_info = "result[1]['optimizer']['momentum']['logits']['weight']"}, !t8 {jax.result_info = "result[1]['optimizer']['momentum']['norm0']['offset']"}, !t8 {jax.result_info = "result[1]['optimizer']['momentum']['norm0']['scale']"}, !t47 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_0']['conv1']"}, !t29 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_0']['conv2']"}, !t24 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_0']['conv3']"}, !t8 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_0']['norm1']['offset']"}, !t8 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_0']['norm1']['scale']"}, !t8 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_0']['norm2']['offset']"}, !t8 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_0']['norm2']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_0']['norm3']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_0']['norm3']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_0']['norm_shortcut']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_0']['norm_shortcut']['scale']"}, !t24 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_0']['shortcut']"}, !t40 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_1']['conv1']"}, !t29 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_1']['conv2']"}, !t24 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_1']['conv3']"}, !t8 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_1']['norm1']['offset']"}, !t8 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_1']['norm1']['scale']"}, !t8 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_1']['norm2']['offset']"}, !t8 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_1']['norm2']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_1']['norm3']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_1']['norm3']['scale']"}, !t40 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_2']['conv1']"}, !t29 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_2']['conv2']"}, !t24 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_2']['conv3']"}, !t8 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_2']['norm1']['offset']"}, !t8 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_2']['norm1']['scale']"}, !t8 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_2']['norm2']['offset']"}, !t8 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_2']['norm2']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_2']['norm3']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_2']['norm3']['scale']"}, !t48 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['conv1']"}, !t26 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['conv2']"}, !t27 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['conv3']"}, !t7 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['norm1']['offset']"}, !t7 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['norm1']['scale']"}, !t7 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['norm2']['offset']"}, !t7 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['norm3']['offset']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['norm3']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['norm_shortcut']['offset']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['norm_shortcut']['scale']"}, !t49 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['shortcut']"}, !t34 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['conv1']"}, !t26 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['conv2']"}, !t27 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['conv3']"}, !t7 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['norm1']['offset']"}, !t7 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['norm1']['scale']"}, !t7 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['norm2']['offset']"}, !t7 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['norm3']['offset']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['norm3']['scale']"}, !t34 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['conv1']"}, !t26 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['conv2']"}, !t27 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['conv3']"}, !t7 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['norm1']['offset']"}, !t7 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['norm1']['scale']"}, !t7 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['norm2']['offset']"}, !t7 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['norm3']['offset']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['norm3']['scale']"}, !t34 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['conv1']"}, !t26 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['conv2']"}, !t27 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['conv3']"}, !t7 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['norm1']['offset']"}, !t7 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['norm1']['scale']"}, !t7 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['norm2']['offset']"}, !t7 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['norm2']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['norm3']['offset']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['norm3']['scale']"}, !t50 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['conv1']"}, !t21 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['conv2']"}, !t22 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['conv3']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['norm3']['offset']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['norm3']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['norm_shortcut']['offset']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['norm_shortcut']['scale']"}, !t51 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['shortcut']"}, !t25 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['conv1']"}, !t21 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['conv2']"}, !t22 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['conv3']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['norm3']['offset']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['norm3']['scale']"}, !t25 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['conv1']"}, !t21 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['conv2']"}, !t22 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['conv3']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['norm3']['offset']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['norm3']['scale']"}, !t25 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['conv1']"}, !t21 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['conv2']"}, !t22 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['conv3']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['norm3']['offset']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['norm3']['scale']"}, !t25 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['conv1']"}, !t21 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['conv2']"}, !t22 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['conv3']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['norm3']['offset']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['norm3']['scale']"}, !t25 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['conv1']"}, !t21 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['conv2']"}, !t22 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['conv3']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['norm3']['offset']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['norm3']['scale']"}, !t52 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_0']['conv1']"}, !t30 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_0']['conv2']"}, !t31 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_0']['conv3']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_0']['norm1']['offset']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_0']['norm1']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_0']['norm2']['offset']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_0']['norm2']['scale']"}, !t12 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_0']['norm3']['offset']"}, !t12 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_0']['norm3']['scale']"}, !t12 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_0']['norm_shortcut']['offset']"}, !t12 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_0']['norm_shortcut']['scale']"}, !t53 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_0']['shortcut']"}, !t41 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_1']['conv1']"}, !t30 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_1']['conv2']"}, !t31 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_1']['conv3']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_1']['norm1']['offset']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_1']['norm1']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_1']['norm2']['offset']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_1']['norm2']['scale']"}, !t12 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_1']['norm3']['offset']"}, !t12 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_1']['norm3']['scale']"}, !t41 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_2']['conv1']"}, !t30 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_2']['conv2']"}, !t31 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_2']['conv3']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_2']['norm1']['offset']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_2']['norm1']['scale']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_2']['norm2']['offset']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_2']['norm2']['scale']"}, !t12 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_2']['norm3']['offset']"}, !t12 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_2']['norm3']['scale']"}, !t0 {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : !t103
    %0:2 = call @_pad(%arg0, %c) : (!t54, !t103) -> (!t84, !t0) loc(#l0)
    %1 = stablehlo.reshape %0#0 : (!t84) -> !t104 loc(#l1)
    %2 = stablehlo.transpose %1, dims = [0, 2, 1, 3, 4, 5] : (!t104) -> !t105 loc(#l2)
    %3 = stablehlo.reshape %2 : (!t105) -> !t88 loc(#l1)
    %4 = stablehlo.convert %3 : (!t88) -> !t89 loc(#l3)
    %5 = stablehlo.convolution(%images, %4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t102, !t89) -> !t42 loc(#l4)
    %6:4 = call @normalise(%5, %arg4, %arg3) : (!t42, !t8, !t8) -> (!t42, !t5, !t5, !t5) loc(#l5)
    %7 = call @mixed(%arg161, %6#1) : (!t5, !t5) -> !t5 loc(#l6)
    %8 = call @mixed(%arg162, %6#2) : (!t5, !t5) -> !t5 loc(#l6)
    %9 = call @_relu(%6#0) : (!t42) -> !t42 loc(#l7)
    %cst = stablehlo.constant dense<0xFF80> : !t23 loc(#l8)
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t23 loc(#l8)
    %11 = "stablehlo.reduce_window"(%9, %10) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg431: !t23, %arg432: !t23):
      %245 = stablehlo.maximum %arg431, %arg432 : !t23 loc(#l8)
      stablehlo.return %245 : !t23 loc(#l8)
    }) : (!t42, !t23) -> !t13 loc(#l8)
    %12:23 = call @_block(%11, %arg5, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11, %arg12, %arg13, %arg14, %arg15, %arg16, %arg163, %arg164, %arg165, %arg166, %arg167, %arg168, %arg169, %arg170) : (!t13, !t47, !t29, !t24, !t8, !t8, !t8, !t8, !t1, !t1, !t1, !t1, !t24, !t5, !t5, !t5, !t5, !t2, !t2, !t2, !t2) -> (!t17, !t5, !t5, !t5, !t5, !t2, !t2, !t2, !t2, !t13, !t5, !t5, !t13, !t13, !t5, !t5, !t13, !t17, !t2, !t2, !t17, !t2, !t2) loc(#l9)
    %13:18 = call @_block_6(%12#0, %arg17, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23, %arg24, %arg25, %arg171, %arg172, %arg173, %arg174, %arg175, %arg176) : (!t17, !t40, !t29, !t24, !t8, !t8, !t8, !t8, !t1, !t1, !t5, !t5, !t5, !t5, !t2, !t2) -> (!t17, !t5, !t5, !t5, !t5, !t2, !t2, !t13, !t5, !t5, !t13, !t13, !t5, !t5, !t13, !t17, !t2, !t2) loc(#l10)
    %14:18 = call @_block_6(%13#0, %arg26, %arg27, %arg28, %arg29, %arg30, %arg31, %arg32, %arg33, %arg34, %arg177, %arg178, %arg179, %arg180, %arg181, %arg182) : (!t17, !t40, !t29, !t24, !t8, !t8, !t8, !t8, !t1, !t1, !t5, !t5, !t5, !t5, !t2, !t2) -> (!t17, !t5, !t5, !t5, !t5, !t2, !t2, !t13, !t5, !t5, !t13, !t13, !t5, !t5, !t13, !t17, !t2, !t2) loc(#l11)
    %15:23 = call @_block_7(%14#0, %arg35, %arg36, %arg37, %arg38, %arg39, %arg40, %arg41, %arg42, %arg43, %arg44, %arg45, %arg46, %arg183, %arg184, %arg185, %arg186, %arg187, %arg188, %arg189, %arg190) : (!t17, !t48, !t26, !t27, !t7, !t7, !t7, !t7, !t4, !t4, !t4, !t4, !t49, !t6, !t6, !t6, !t6, !t3, !t3, !t3, !t3) -> (!t16, !t6, !t6, !t6, !t6, !t3, !t3, !t3, !t3, !t37, !t6, !t6, !t37, !t18, !t6, !t6, !t18, !t16, !t3, !t3, !t16, !t3, !t3) loc(#l12)
    %16:18 = call @_block_16(%15#0, %arg47, %arg48, %arg49, %arg50, %arg51, %arg52, %arg53, %arg54, %arg55, %arg191, %arg192, %arg193, %arg194, %arg195, %arg196) : (!t16, !t34, !t26, !t27, !t7, !t7, !t7, !t7, !t4, !t4, !t6, !t6, !t6, !t6, !t3, !t3) -> (!t16, !t6, !t6, !t6, !t6, !t3, !t3, !t18, !t6, !t6, !t18, !t18, !t6, !t6, !t18, !t16, !t3, !t3) loc(#l13)
    %17:18 = call @_block_16(%16#0, %arg56, %arg57, %arg58, %arg59, %arg60, %arg61, %arg62, %arg63, %arg64, %arg197, %arg198, %arg199, %arg200, %arg201, %arg202) : (!t16, !t34, !t26, !t27, !t7, !t7, !t7, !t7, !t4, !t4, !t6, !t6, !t6, !t6, !t3, !t3) -> (!t16, !t6, !t6, !t6, !t6, !t3, !t3, !t18, !t6, !t6, !t18, !t18, !t6, !t6, !t18, !t16, !t3, !t3) loc(#l14)
    %18:18 = call @_block_16(%17#0, %arg65, %arg66, %arg67, %arg68, %arg69, %arg70, %arg71, %arg72, %arg73, %arg203, %arg204, %arg205, %arg206, %arg207, %arg208) : (!t16, !t34, !t26, !t27, !t7, !t7, !t7, !t7, !t4, !t4, !t6, !t6, !t6, !t6, !t3, !t3) -> (!t16, !t6, !t6, !t6, !t6, !t3, !t3, !t18, !t6, !t6, !t18, !t18, !t6, !t6, !t18, !t16, !t3, !t3) loc(#l15)
    %19:23 = call @_block_17(%18#0, %arg74, %arg75, %arg76, %arg77, %arg78, %arg79, %arg80, %arg81, %arg82, %arg83, %arg84, %arg85, %arg209, %arg210, %arg211, %arg212, %arg213, %arg214, %arg215, %arg216) : (!t16, !t50, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t9, !t9, !t51, !t2, !t2, !t2, !t2, !t10, !t10, !t10, !t10) -> (!t14, !t2, !t2, !t2, !t2, !t10, !t10, !t10, !t10, !t38, !t2, !t2, !t38, !t15, !t2, !t2, !t15, !t14, !t10, !t10, !t14, !t10, !t10) loc(#l16)
    %20:18 = call @_block_25(%19#0, %arg86, %arg87, %arg88, %arg89, %arg90, %arg91, %arg92, %arg93, %arg94, %arg217, %arg218, %arg219, %arg220, %arg221, %arg222) : (!t14, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t2, !t2, !t2, !t2, !t10, !t10) -> (!t14, !t2, !t2, !t2, !t2, !t10, !t10, !t15, !t2, !t2, !t15, !t15, !t2, !t2, !t15, !t14, !t10, !t10) loc(#l17)
    %21:18 = call @_block_25(%20#0, %arg95, %arg96, %arg97, %arg98, %arg99, %arg100, %arg101, %arg102, %arg103, %arg223, %arg224, %arg225, %arg226, %arg227, %arg228) : (!t14, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t2, !t2, !t2, !t2, !t10, !t10) -> (!t14, !t2, !t2, !t2, !t2, !t10, !t10, !t15, !t2, !t2, !t15, !t15, !t2, !t2, !t15, !t14, !t10, !t10) loc(#l18)
    %22:18 = call @_block_25(%21#0, %arg104, %arg105, %arg106, %arg107, %arg108, %arg109, %arg110, %arg111, %arg112, %arg229, %arg230, %arg231, %arg232, %arg233, %arg234) : (!t14, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t2, !t2, !t2, !t2, !t10, !t10) -> (!t14, !t2, !t2, !t2, !t2, !t10, !t10, !t15, !t2, !t2, !t15, !t15, !t2, !t2, !t15, !t14, !t10, !t10) loc(#l19)
    %23:18 = call @_block_25(%22#0, %arg113, %arg114, %arg115, %arg116, %arg117, %arg118, %arg119, %arg120, %arg121, %arg235, %arg236, %arg237, %arg238, %arg239, %arg240) : (!t14, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t2, !t2, !t2, !t2, !t10, !t10) -> (!t14, !t2, !t2, !t2, !t2, !t10, !t10, !t15, !t2, !t2, !t15, !t15, !t2, !t2, !t15, !t14, !t10, !t10) loc(#l20)
    %24:18 = call @_block_25(%23#0, %arg122, %arg123, %arg124, %arg125, %arg126, %arg127, %arg128, %arg129, %arg130, %arg241, %arg242, %arg243, %arg244, %arg245, %arg246) : (!t14, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t2, !t2, !t2, !t2, !t10, !t10) -> (!t14, !t2, !t2, !t2, !t2, !t10, !t10, !t15, !t2, !t2, !t15, !t15, !t2, !t2, !t15, !t14, !t10, !t10) loc(#l21)
    %25:23 = call @_block_26(%24#0, %arg131, %arg132, %arg133, %arg134, %arg135, %arg136, %arg137, %arg138, %arg139, %arg140, %arg141, %arg142, %arg247, %arg248, %arg249, %arg250, %arg251, %arg252, %arg253, %arg254) : (!t14, !t52, !t30, !t31, !t4, !t4, !t4, !t4, !t12, !t12, !t12, !t12, !t53, !t3, !t3, !t3, !t3, !t11, !t11, !t11, !t11) -> (!t19, !t3, !t3, !t3, !t3, !t11, !t11, !t11, !t11, !t39, !t3, !t3, !t39, !t20, !t3, !t3, !t20, !t19, !t11, !t11, !t19, !t11, !t11) loc(#l22)
    %26:18 = call @_block_34(%25#0, %arg143, %arg144, %arg145, %arg146, %arg147, %arg148, %arg149, %arg150, %arg151, %arg255, %arg256, %arg257, %arg258, %arg259, %arg260) : (!t19, !t41, !t30, !t31, !t4, !t4, !t4, !t4, !t12, !t12, !t3, !t3, !t3, !t3, !t11, !t11) -> (!t19, !t3, !t3, !t3, !t3, !t11, !t11, !t20, !t3, !t3, !t20, !t20, !t3, !t3, !t20, !t19, !t11, !t11) loc(#l23)
    %27:18 = call @_block_34(%26#0, %arg152, %arg153, %arg154, %arg155, %arg156, %arg157, %arg158, %arg159, %arg160, %arg261, %arg262, %arg263, %arg264, %arg265, %arg266) : (!t19, !t41, !t30, !t31, !t4, !t4, !t4, !t4, !t12, !t12, !t3, !t3, !t3, !t3, !t11, !t11) -> (!t19, !t3, !t3, !t3, !t3, !t11, !t11, !t20, !t3, !t3, !t20, !t20, !t3, !t3, !t20, !t19, !t11, !t11) loc(#l24)
    %28 = stablehlo.convert %27#0 : (!t19) -> !t57 loc(#l25)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l26)
    %29 = stablehlo.reduce(%28 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t57, !t0) -> !t56 loc(#l26)
    %cst_1 = stablehlo.constant dense<4.900000e+01> : !t0
    %30 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t56 loc(#l27)
    %31 = stablehlo.divide %29, %30 : !t56 loc(#l27)
    %32 = stablehlo.convert %31 : (!t56) -> !t90 loc(#l25)
    %33 = stablehlo.convert %arg2 : (!t55) -> !t106 loc(#l25)
    %34 = stablehlo.dot_general %32, %33, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (!t90, !t106) -> !t75 loc(#l28)
    %35 = stablehlo.convert %arg1 : (!t59) -> tensor<1000xbf16> loc(#l25)
    %36 = stablehlo.broadcast_in_dim %35, dims = [1] : (tensor<1000xbf16>) -> tensor<1x1000xbf16> loc(#l29)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1] : (tensor<1x1000xbf16>) -> !t75 loc(#l30)
    %38 = stablehlo.add %34, %37 : !t75 loc(#l30)
    %39:2 = call @_cross_entropy(%38, %labels) : (!t75, !t87) -> (!t72, !t72) loc(#l31)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l26)
    %40 = stablehlo.reduce(%39#0 init: %cst_2) applies stablehlo.add across dimensions = [0] : (!t72, !t0) -> !t0 loc(#l26)
    %cst_3 = stablehlo.constant dense<6.553600e+04> : !t0
    %41 = stablehlo.divide %40, %cst_3 : !t0 loc(#l27)
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_5 = stablehlo.constant dense<6.553600e+04> : !t0
    %42 = stablehlo.divide %cst_4, %cst_5 : !t0 loc(#l32)
    %43 = stablehlo.broadcast_in_dim %42, dims = [] : (!t0) -> !t72 loc(#l33)
    %44 = call @_cross_entropy_backward(%38, %labels, %39#1, %43) : (!t75, !t87, !t72, !t72) -> !t75 loc(#l34)
    %45 = stablehlo.convert %44 : (!t75) -> !t58 loc(#l35)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l36)
    %46 = stablehlo.reduce(%45 init: %cst_6) applies stablehlo.add across dimensions = [0] : (!t58, !t0) -> !t59 loc(#l36)
    %47 = stablehlo.convert %arg2 : (!t55) -> !t106 loc(#l35)
    %48 = stablehlo.dot_general %44, %47, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (!t75, !t106) -> !t90 loc(#l37)
    %49 = stablehlo.dot_general %32, %44, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (!t90, !t75) -> !t55 loc(#l37)
    %50 = stablehlo.convert %48 : (!t90) -> !t56 loc(#l35)
    %cst_7 = stablehlo.constant dense<4.900000e+01> : !t0
    %51 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t56 loc(#l32)
    %52 = stablehlo.divide %50, %51 : !t56 loc(#l32)
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 3] : (!t56) -> !t57 loc(#l33)
    %54 = stablehlo.convert %53 : (!t57) -> !t19 loc(#l35)
    %55:10 = call @_block_36(%26#0, %arg152, %27#7, %arg156, %27#8, %27#9, %27#10, %arg153, %27#11, %arg158, %27#12, %27#13, %27#14, %arg154, %27#15, %arg160, %27#16, %27#17, %27#0, %54) : (!t19, !t41, !t20, !t4, !t3, !t3, !t20, !t30, !t20, !t4, !t3, !t3, !t20, !t31, !t19, !t12, !t11, !t11, !t19, !t19) -> (!t19, !t41, !t30, !t31, !t4, !t4, !t4, !t4, !t12, !t12) loc(#l38)
    %56:10 = call @_block_36(%25#0, %arg143, %26#7, %arg147, %26#8, %26#9, %26#10, %arg144, %26#11, %arg149, %26#12, %26#13, %26#14, %arg145, %26#15, %arg151, %26#16, %26#17, %26#0, %55#0) : (!t19, !t41, !t20, !t4, !t3, !t3, !t20, !t30, !t20, !t4, !t3, !t3, !t20, !t31, !t19, !t12, !t11, !t11, !t19, !t19) -> (!t19, !t41, !t30, !t31, !t4, !t4, !t4, !t4, !t12, !t12) loc(#l39)
    %57:13 = call @_block_41(%24#0, %arg131, %25#9, %arg135, %25#10, %25#11, %25#12, %arg132, %25#13, %arg137, %25#14, %25#15, %25#16, %arg133, %25#17, %arg139, %25#18, %25#19, %arg142, %25#20, %arg141, %25#21, %25#22, %25#0, %56#0) : (!t14, !t52, !t39, !t4, !t3, !t3, !t39, !t30, !t20, !t4, !t3, !t3, !t20, !t31, !t19, !t12, !t11, !t11, !t53, !t19, !t12, !t11, !t11, !t19, !t19) -> (!t14, !t52, !t30, !t31, !t4, !t4, !t4, !t4, !t12, !t12, !t12, !t12, !t53) loc(#l40)
    %58:10 = call @_block_45(%23#0, %arg122, %24#7, %arg126, %24#8, %24#9, %24#10, %arg123, %24#11, %arg128, %24#12, %24#13, %24#14, %arg124, %24#15, %arg130, %24#16, %24#17, %24#0, %57#0) : (!t14, !t25, !t15, !t1, !t2, !t2, !t15, !t21, !t15, !t1, !t2, !t2, !t15, !t22, !t14, !t9, !t10, !t10, !t14, !t14) -> (!t14, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9) loc(#l41)
    %59:10 = call @_block_45(%22#0, %arg113, %23#7, %arg117, %23#8, %23#9, %23#10, %arg114, %23#11, %arg119, %23#12, %23#13, %23#14, %arg115, %23#15, %arg121, %23#16, %23#17, %23#0, %58#0) : (!t14, !t25, !t15, !t1, !t2, !t2, !t15, !t21, !t15, !t1, !t2, !t2, !t15, !t22, !t14, !t9, !t10, !t10, !t14, !t14) -> (!t14, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9) loc(#l42)
    %60:10 = call @_block_45(%21#0, %arg104, %22#7, %arg108, %22#8, %22#9, %22#10, %arg105, %22#11, %arg110, %22#12, %22#13, %22#14, %arg106, %22#15, %arg112, %22#16, %22#17, %22#0, %59#0) : (!t14, !t25, !t15, !t1, !t2, !t2, !t15, !t21, !t15, !t1, !t2, !t2, !t15, !t22, !t14, !t9, !t10, !t10, !t14, !t14) -> (!t14, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9) loc(#l43)
    %61:10 = call @_block_45(%20#0, %arg95, %21#7, %arg99, %21#8, %21#9, %21#10, %arg96, %21#11, %arg101, %21#12, %21#13, %21#14, %arg97, %21#15, %arg103, %21#16, %21#17, %21#0, %60#0) : (!t14, !t25, !t15, !t1, !t2, !t2, !t15, !t21, !t15, !t1, !t2, !t2, !t15, !t22, !t14, !t9, !t10, !t10, !t14, !t14) -> (!t14, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9) loc(#l44)
    %62:10 = call @_block_45(%19#0, %arg86, %20#7, %arg90, %20#8, %20#9, %20#10, %arg87, %20#11, %arg92, %20#12, %20#13, %20#14, %arg88, %20#15, %arg94, %20#16, %20#17, %20#0, %61#0) : (!t14, !t25, !t15, !t1, !t2, !t2, !t15, !t21, !t15, !t1, !t2, !t2, !t15, !t22, !t14, !t9, !t10, !t10, !t14, !t14) -> (!t14, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9) loc(#l45)
    %63:13 = call @_block_52(%18#0, %arg74, %19#9, %arg78, %19#10, %19#11, %19#12, %arg75, %19#13, %arg80, %19#14, %19#15, %19#16, %arg76, %19#17, %arg82, %19#18, %19#19, %arg85, %19#20, %arg84, %19#21, %19#22, %19#0, %62#0) : (!t16, !t50, !t38, !t1, !t2, !t2, !t38, !t21, !t15, !t1, !t2, !t2, !t15, !t22, !t14, !t9, !t10, !t10, !t51, !t14, !t9, !t10, !t10, !t14, !t14) -> (!t16, !t50, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t9, !t9, !t51) loc(#l46)
    %64:10 = call @_block_56(%17#0, %arg65, %18#7, %arg69, %18#8, %18#9, %18#10, %arg66, %18#11, %arg71, %18#12, %18#13, %18#14, %arg67, %18#15, %arg73, %18#16, %18#17, %18#0, %63#0) : (!t16, !t34, !t18, !t7, !t6, !t6, !t18, !t26, !t18, !t7, !t6, !t6, !t18, !t27, !t16, !t4, !t3, !t3, !t16, !t16) -> (!t16, !t34, !t26, !t27, !t7, !t7, !t7, !t7, !t4, !t4) loc(#l47)
    %65:10 = call @_block_56(%16#0, %arg56, %17#7, %arg60, %17#8, %17#9, %17#10, %arg57, %17#11, %arg62, %17#12, %17#13, %17#14, %arg58, %17#15, %arg64, %17#16, %17#17, %17#0, %64#0) : (!t16, !t34, !t18, !t7, !t6, !t6, !t18, !t26, !t18, !t7, !t6, !t6, !t18, !t27, !t16, !t4, !t3, !t3, !t16, !t16) -> (!t16, !t34, !t26, !t27, !t7, !t7, !t7, !t7, !t4, !t4) loc(#l48)
    %66:10 = call @_block_56(%15#0, %arg47, %16#7, %arg51, %16#8, %16#9, %16#10, %arg48, %16#11, %arg53, %16#12, %16#13, %16#14, %arg49, %16#15, %arg55, %16#16, %16#17, %16#0, %65#0) : (!t16, !t34, !t18, !t7, !t6, !t6, !t18, !t26, !t18, !t7, !t6, !t6, !t18, !t27, !t16, !t4, !t3, !t3, !t16, !t16) -> (!t16, !t34, !t26, !t27, !t7, !t7, !t7, !t7, !t4, !t4) loc(#l49)
    %67:13 = call @_block_63(%14#0, %arg35, %15#9, %arg39, %15#10, %15#11, %15#12, %arg36, %15#13, %arg41, %15#14, %15#15, %15#16, %arg37, %15#17, %arg43, %15#18, %15#19, %arg46, %15#20, %arg45, %15#21, %15#22, %15#0, %66#0) : (!t17, !t48, !t37, !t7, !t6, !t6, !t37, !t26, !t18, !t7, !t6, !t6, !t18, !t27, !t16, !t4, !t3, !t3, !t49, !t16, !t4, !t3, !t3, !t16, !t16) -> (!t17, !t48, !t26, !t27, !t7, !t7, !t7, !t7, !t4, !t4, !t4, !t4, !t49) loc(#l50)
    %68:10 = call @_block_67(%13#0, %arg26, %14#7, %arg30, %14#8, %14#9, %14#10, %arg27, %14#11, %arg32, %14#12, %14#13, %14#14, %arg28, %14#15, %arg34, %14#16, %14#17, %14#0, %67#0) : (!t17, !t40, !t13, !t8, !t5, !t5, !t13, !t29, !t13, !t8, !t5, !t5, !t13, !t24, !t17, !t1, !t2, !t2, !t17, !t17) -> (!t17, !t40, !t29, !t24, !t8, !t8, !t8, !t8, !t1, !t1) loc(#l51)
    %69:10 = call @_block_67(%12#0, %arg17, %13#7, %arg21, %13#8, %13#9, %13#10, %arg18, %13#11, %arg23, %13#12, %13#13, %13#14, %arg19, %13#15, %arg25, %13#16, %13#17, %13#0, %68#0) : (!t17, !t40, !t13, !t8, !t5, !t5, !t13, !t29, !t13, !t8, !t5, !t5, !t13, !t24, !t17, !t1, !t2, !t2, !t17, !t17) -> (!t17, !t40, !t29, !t24, !t8, !t8, !t8, !t8, !t1, !t1) loc(#l52)
    %70:13 = call @_block_74(%11, %arg5, %12#9, %arg9, %12#10, %12#11, %12#12, %arg6, %12#13, %arg11, %12#14, %12#15, %12#16, %arg7, %12#17, %arg13, %12#18, %12#19, %arg16, %12#20, %arg15, %12#21, %12#22, %12#0, %69#0) : (!t13, !t47, !t13, !t8, !t5, !t5, !t13, !t29, !t13, !t8, !t5, !t5, !t13, !t24, !t17, !t1, !t2, !t2, !t24, !t17, !t1, !t2, !t2, !t17, !t17) -> (!t13, !t47, !t29, !t24, !t8, !t8, !t8, !t8, !t1, !t1, !t1, !t1, !t24) loc(#l53)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t23 loc(#l54)
    %71 = "stablehlo.select_and_scatter"(%9, %70#0, %cst_8) <{padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg431: !t23, %arg432: !t23):
      %245 = stablehlo.compare GE, %arg431, %arg432, FLOAT : (!t23, !t23) -> !t28 loc(#l55)
      stablehlo.return %245 : !t28 loc(#l56)
    }, {
    ^bb0(%arg431: !t23, %arg432: !t23):
      %245 = stablehlo.add %arg431, %arg432 : !t23 loc(#l57)
      stablehlo.return %245 : !t23 loc(#l56)
    }) : (!t42, !t13, !t23) -> !t42 loc(#l56)
    %72 = call @_relu_backward_75(%9, %71) : (!t42, !t42) -> !t42 loc(#l58)
    %cst_9 = stablehlo.constant dense<0.000000e+00> : !t0
    %73 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t0) -> !t5 loc(#l59)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t0
    %74 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (!t0) -> !t5 loc(#l59)
    %75:3 = call @normalise_backward_77(%5, %arg4, %6#1, %6#3, %72) : (!t42, !t8, !t5, !t5, !t42) -> (!t42, !t8, !t8) loc(#l60)
    %76 = stablehlo.convert %3 : (!t88) -> !t89 loc(#l61)
    %77 = stablehlo.reverse %76, dims = [0, 1] : !t89 loc(#l62)
    %78 = stablehlo.convolution(%75#0, %77) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t42, !t89) -> !t102 loc(#l63)
    %79 = stablehlo.convolution(%images, %75#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t102, !t42) -> !t88 loc(#l64)
    %80 = stablehlo.reshape %79 : (!t88) -> !t105 loc(#l65)
    %81 = stablehlo.transpose %80, dims = [0, 2, 1, 3, 4, 5] : (!t105) -> !t104 loc(#l66)
    %82 = stablehlo.reshape %81 : (!t104) -> !t84 loc(#l65)
    %83 = call @_pad_78(%0#1, %82) : (!t0, !t84) -> !t54 loc(#l67)
    %84:2 = call @one(%arg0, %83, %arg267, %learning_rate) : (!t54, !t54, !t54, !t0) -> (!t54, !t54) loc(#l68)
    %85:2 = call @one_80(%arg1, %46, %arg268, %learning_rate) : (!t59, !t59, !t59, !t0) -> (!t59, !t59) loc(#l68)
    %86:2 = call @one_81(%arg2, %49, %arg269, %learning_rate) : (!t55, !t55, !t55, !t0) -> (!t55, !t55) loc(#l68)
    %87:2 = call @one_82(%arg3, %75#2, %arg270, %learning_rate) : (!t8, !t8, !t8, !t0) -> (!t8, !t8) loc(#l68)
    %88:2 = call @one_82(%arg4, %75#1, %arg271, %learning_rate) : (!t8, !t8, !t8, !t0) -> (!t8, !t8) loc(#l68)
    %89:2 = call @one_83(%arg5, %70#1, %arg272, %learning_rate) : (!t47, !t47, !t47, !t0) -> (!t47, !t47) loc(#l68)
    %90:2 = call @one_84(%arg6, %70#2, %arg273, %learning_rate) : (!t29, !t29, !t29, !t0) -> (!t29, !t29) loc(#l68)
    %91:2 = call @one_85(%arg7, %70#3, %arg274, %learning_rate) : (!t24, !t24, !t24, !t0) -> (!t24, !t24) loc(#l68)
    %92:2 = call @one_82(%arg8, %70#4, %arg275, %learning_rate) : (!t8, !t8, !t8, !t0) -> (!t8, !t8) loc(#l68)
    %93:2 = call @one_82(%arg9, %70#5, %arg276, %learning_rate) : (!t8, !t8, !t8, !t0) -> (!t8, !t8) loc(#l68)
    %94:2 = call @one_82(%arg10, %70#6, %arg277, %learning_rate) : (!t8, !t8, !t8, !t0) -> (!t8, !t8) loc(#l68)
    %95:2 = call @one_82(%arg11, %70#7, %arg278, %learning_rate) : (!t8, !t8, !t8, !t0) -> (!t8, !t8) loc(#l68)
    %96:2 = call @one_86(%arg12, %70#8, %arg279, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %97:2 = call @one_86(%arg13, %70#9, %arg280, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %98:2 = call @one_86(%arg14, %70#10, %arg281, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %99:2 = call @one_86(%arg15, %70#11, %arg282, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %100:2 = call @one_85(%arg16, %70#12, %arg283, %learning_rate) : (!t24, !t24, !t24, !t0) -> (!t24, !t24) loc(#l68)
    %101:2 = call @one_87(%arg17, %69#1, %arg284, %learning_rate) : (!t40, !t40, !t40, !t0) -> (!t40, !t40) loc(#l68)
    %102:2 = call @one_84(%arg18, %69#2, %arg285, %learning_rate) : (!t29, !t29, !t29, !t0) -> (!t29, !t29) loc(#l68)
    %103:2 = call @one_85(%arg19, %69#3, %arg286, %learning_rate) : (!t24, !t24, !t24, !t0) -> (!t24, !t24) loc(#l68)
    %104:2 = call @one_82(%arg20, %69#4, %arg287, %learning_rate) : (!t8, !t8, !t8, !t0) -> (!t8, !t8) loc(#l68)
    %105:2 = call @one_82(%arg21, %69#5, %arg288, %learning_rate) : (!t8, !t8, !t8, !t0) -> (!t8, !t8) loc(#l68)
    %106:2 = call @one_82(%arg22, %69#6, %arg289, %learning_rate) : (!t8, !t8, !t8, !t0) -> (!t8, !t8) loc(#l68)
    %107:2 = call @one_82(%arg23, %69#7, %arg290, %learning_rate) : (!t8, !t8, !t8, !t0) -> (!t8, !t8) loc(#l68)
    %108:2 = call @one_86(%arg24, %69#8, %arg291, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %109:2 = call @one_86(%arg25, %69#9, %arg292, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %110:2 = call @one_87(%arg26, %68#1, %arg293, %learning_rate) : (!t40, !t40, !t40, !t0) -> (!t40, !t40) loc(#l68)
    %111:2 = call @one_84(%arg27, %68#2, %arg294, %learning_rate) : (!t29, !t29, !t29, !t0) -> (!t29, !t29) loc(#l68)
    %112:2 = call @one_85(%arg28, %68#3, %arg295, %learning_rate) : (!t24, !t24, !t24, !t0) -> (!t24, !t24) loc(#l68)
    %113:2 = call @one_82(%arg29, %68#4, %arg296, %learning_rate) : (!t8, !t8, !t8, !t0) -> (!t8, !t8) loc(#l68)
    %114:2 = call @one_82(%arg30, %68#5, %arg297, %learning_rate) : (!t8, !t8, !t8, !t0) -> (!t8, !t8) loc(#l68)
    %115:2 = call @one_82(%arg31, %68#6, %arg298, %learning_rate) : (!t8, !t8, !t8, !t0) -> (!t8, !t8) loc(#l68)
    %116:2 = call @one_82(%arg32, %68#7, %arg299, %learning_rate) : (!t8, !t8, !t8, !t0) -> (!t8, !t8) loc(#l68)
    %117:2 = call @one_86(%arg33, %68#8, %arg300, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %118:2 = call @one_86(%arg34, %68#9, %arg301, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %119:2 = call @one_88(%arg35, %67#1, %arg302, %learning_rate) : (!t48, !t48, !t48, !t0) -> (!t48, !t48) loc(#l68)
    %120:2 = call @one_89(%arg36, %67#2, %arg303, %learning_rate) : (!t26, !t26, !t26, !t0) -> (!t26, !t26) loc(#l68)
    %121:2 = call @one_90(%arg37, %67#3, %arg304, %learning_rate) : (!t27, !t27, !t27, !t0) -> (!t27, !t27) loc(#l68)
    %122:2 = call @one_91(%arg38, %67#4, %arg305, %learning_rate) : (!t7, !t7, !t7, !t0) -> (!t7, !t7) loc(#l68)
    %123:2 = call @one_91(%arg39, %67#5, %arg306, %learning_rate) : (!t7, !t7, !t7, !t0) -> (!t7, !t7) loc(#l68)
    %124:2 = call @one_91(%arg40, %67#6, %arg307, %learning_rate) : (!t7, !t7, !t7, !t0) -> (!t7, !t7) loc(#l68)
    %125:2 = call @one_91(%arg41, %67#7, %arg308, %learning_rate) : (!t7, !t7, !t7, !t0) -> (!t7, !t7) loc(#l68)
    %126:2 = call @one_92(%arg42, %67#8, %arg309, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %127:2 = call @one_92(%arg43, %67#9, %arg310, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %128:2 = call @one_92(%arg44, %67#10, %arg311, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %129:2 = call @one_92(%arg45, %67#11, %arg312, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %130:2 = call @one_93(%arg46, %67#12, %arg313, %learning_rate) : (!t49, !t49, !t49, !t0) -> (!t49, !t49) loc(#l68)
    %131:2 = call @one_94(%arg47, %66#1, %arg314, %learning_rate) : (!t34, !t34, !t34, !t0) -> (!t34, !t34) loc(#l68)
    %132:2 = call @one_89(%arg48, %66#2, %arg315, %learning_rate) : (!t26, !t26, !t26, !t0) -> (!t26, !t26) loc(#l68)
    %133:2 = call @one_90(%arg49, %66#3, %arg316, %learning_rate) : (!t27, !t27, !t27, !t0) -> (!t27, !t27) loc(#l68)
    %134:2 = call @one_91(%arg50, %66#4, %arg317, %learning_rate) : (!t7, !t7, !t7, !t0) -> (!t7, !t7) loc(#l68)
    %135:2 = call @one_91(%arg51, %66#5, %arg318, %learning_rate) : (!t7, !t7, !t7, !t0) -> (!t7, !t7) loc(#l68)
    %136:2 = call @one_91(%arg52, %66#6, %arg319, %learning_rate) : (!t7, !t7, !t7, !t0) -> (!t7, !t7) loc(#l68)
    %137:2 = call @one_91(%arg53, %66#7, %arg320, %learning_rate) : (!t7, !t7, !t7, !t0) -> (!t7, !t7) loc(#l68)
    %138:2 = call @one_92(%arg54, %66#8, %arg321, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %139:2 = call @one_92(%arg55, %66#9, %arg322, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %140:2 = call @one_94(%arg56, %65#1, %arg323, %learning_rate) : (!t34, !t34, !t34, !t0) -> (!t34, !t34) loc(#l68)
    %141:2 = call @one_89(%arg57, %65#2, %arg324, %learning_rate) : (!t26, !t26, !t26, !t0) -> (!t26, !t26) loc(#l68)
    %142:2 = call @one_90(%arg58, %65#3, %arg325, %learning_rate) : (!t27, !t27, !t27, !t0) -> (!t27, !t27) loc(#l68)
    %143:2 = call @one_91(%arg59, %65#4, %arg326, %learning_rate) : (!t7, !t7, !t7, !t0) -> (!t7, !t7) loc(#l68)
    %144:2 = call @one_91(%arg60, %65#5, %arg327, %learning_rate) : (!t7, !t7, !t7, !t0) -> (!t7, !t7) loc(#l68)
    %145:2 = call @one_91(%arg61, %65#6, %arg328, %learning_rate) : (!t7, !t7, !t7, !t0) -> (!t7, !t7) loc(#l68)
    %146:2 = call @one_91(%arg62, %65#7, %arg329, %learning_rate) : (!t7, !t7, !t7, !t0) -> (!t7, !t7) loc(#l68)
    %147:2 = call @one_92(%arg63, %65#8, %arg330, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %148:2 = call @one_92(%arg64, %65#9, %arg331, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %149:2 = call @one_94(%arg65, %64#1, %arg332, %learning_rate) : (!t34, !t34, !t34, !t0) -> (!t34, !t34) loc(#l68)
    %150:2 = call @one_89(%arg66, %64#2, %arg333, %learning_rate) : (!t26, !t26, !t26, !t0) -> (!t26, !t26) loc(#l68)
    %151:2 = call @one_90(%arg67, %64#3, %arg334, %learning_rate) : (!t27, !t27, !t27, !t0) -> (!t27, !t27) loc(#l68)
    %152:2 = call @one_91(%arg68, %64#4, %arg335, %learning_rate) : (!t7, !t7, !t7, !t0) -> (!t7, !t7) loc(#l68)
    %153:2 = call @one_91(%arg69, %64#5, %arg336, %learning_rate) : (!t7, !t7, !t7, !t0) -> (!t7, !t7) loc(#l68)
    %154:2 = call @one_91(%arg70, %64#6, %arg337, %learning_rate) : (!t7, !t7, !t7, !t0) -> (!t7, !t7) loc(#l68)
    %155:2 = call @one_91(%arg71, %64#7, %arg338, %learning_rate) : (!t7, !t7, !t7, !t0) -> (!t7, !t7) loc(#l68)
    %156:2 = call @one_92(%arg72, %64#8, %arg339, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %157:2 = call @one_92(%arg73, %64#9, %arg340, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %158:2 = call @one_95(%arg74, %63#1, %arg341, %learning_rate) : (!t50, !t50, !t50, !t0) -> (!t50, !t50) loc(#l68)
    %159:2 = call @one_96(%arg75, %63#2, %arg342, %learning_rate) : (!t21, !t21, !t21, !t0) -> (!t21, !t21) loc(#l68)
    %160:2 = call @one_97(%arg76, %63#3, %arg343, %learning_rate) : (!t22, !t22, !t22, !t0) -> (!t22, !t22) loc(#l68)
    %161:2 = call @one_86(%arg77, %63#4, %arg344, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %162:2 = call @one_86(%arg78, %63#5, %arg345, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %163:2 = call @one_86(%arg79, %63#6, %arg346, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %164:2 = call @one_86(%arg80, %63#7, %arg347, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %165:2 = call @one_98(%arg81, %63#8, %arg348, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l68)
    %166:2 = call @one_98(%arg82, %63#9, %arg349, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l68)
    %167:2 = call @one_98(%arg83, %63#10, %arg350, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l68)
    %168:2 = call @one_98(%arg84, %63#11, %arg351, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l68)
    %169:2 = call @one_99(%arg85, %63#12, %arg352, %learning_rate) : (!t51, !t51, !t51, !t0) -> (!t51, !t51) loc(#l68)
    %170:2 = call @one_100(%arg86, %62#1, %arg353, %learning_rate) : (!t25, !t25, !t25, !t0) -> (!t25, !t25) loc(#l68)
    %171:2 = call @one_96(%arg87, %62#2, %arg354, %learning_rate) : (!t21, !t21, !t21, !t0) -> (!t21, !t21) loc(#l68)
    %172:2 = call @one_97(%arg88, %62#3, %arg355, %learning_rate) : (!t22, !t22, !t22, !t0) -> (!t22, !t22) loc(#l68)
    %173:2 = call @one_86(%arg89, %62#4, %arg356, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %174:2 = call @one_86(%arg90, %62#5, %arg357, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %175:2 = call @one_86(%arg91, %62#6, %arg358, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %176:2 = call @one_86(%arg92, %62#7, %arg359, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %177:2 = call @one_98(%arg93, %62#8, %arg360, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l68)
    %178:2 = call @one_98(%arg94, %62#9, %arg361, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l68)
    %179:2 = call @one_100(%arg95, %61#1, %arg362, %learning_rate) : (!t25, !t25, !t25, !t0) -> (!t25, !t25) loc(#l68)
    %180:2 = call @one_96(%arg96, %61#2, %arg363, %learning_rate) : (!t21, !t21, !t21, !t0) -> (!t21, !t21) loc(#l68)
    %181:2 = call @one_97(%arg97, %61#3, %arg364, %learning_rate) : (!t22, !t22, !t22, !t0) -> (!t22, !t22) loc(#l68)
    %182:2 = call @one_86(%arg98, %61#4, %arg365, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %183:2 = call @one_86(%arg99, %61#5, %arg366, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %184:2 = call @one_86(%arg100, %61#6, %arg367, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %185:2 = call @one_86(%arg101, %61#7, %arg368, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %186:2 = call @one_98(%arg102, %61#8, %arg369, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l68)
    %187:2 = call @one_98(%arg103, %61#9, %arg370, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l68)
    %188:2 = call @one_100(%arg104, %60#1, %arg371, %learning_rate) : (!t25, !t25, !t25, !t0) -> (!t25, !t25) loc(#l68)
    %189:2 = call @one_96(%arg105, %60#2, %arg372, %learning_rate) : (!t21, !t21, !t21, !t0) -> (!t21, !t21) loc(#l68)
    %190:2 = call @one_97(%arg106, %60#3, %arg373, %learning_rate) : (!t22, !t22, !t22, !t0) -> (!t22, !t22) loc(#l68)
    %191:2 = call @one_86(%arg107, %60#4, %arg374, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %192:2 = call @one_86(%arg108, %60#5, %arg375, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %193:2 = call @one_86(%arg109, %60#6, %arg376, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %194:2 = call @one_86(%arg110, %60#7, %arg377, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %195:2 = call @one_98(%arg111, %60#8, %arg378, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l68)
    %196:2 = call @one_98(%arg112, %60#9, %arg379, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l68)
    %197:2 = call @one_100(%arg113, %59#1, %arg380, %learning_rate) : (!t25, !t25, !t25, !t0) -> (!t25, !t25) loc(#l68)
    %198:2 = call @one_96(%arg114, %59#2, %arg381, %learning_rate) : (!t21, !t21, !t21, !t0) -> (!t21, !t21) loc(#l68)
    %199:2 = call @one_97(%arg115, %59#3, %arg382, %learning_rate) : (!t22, !t22, !t22, !t0) -> (!t22, !t22) loc(#l68)
    %200:2 = call @one_86(%arg116, %59#4, %arg383, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %201:2 = call @one_86(%arg117, %59#5, %arg384, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %202:2 = call @one_86(%arg118, %59#6, %arg385, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %203:2 = call @one_86(%arg119, %59#7, %arg386, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %204:2 = call @one_98(%arg120, %59#8, %arg387, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l68)
    %205:2 = call @one_98(%arg121, %59#9, %arg388, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l68)
    %206:2 = call @one_100(%arg122, %58#1, %arg389, %learning_rate) : (!t25, !t25, !t25, !t0) -> (!t25, !t25) loc(#l68)
    %207:2 = call @one_96(%arg123, %58#2, %arg390, %learning_rate) : (!t21, !t21, !t21, !t0) -> (!t21, !t21) loc(#l68)
    %208:2 = call @one_97(%arg124, %58#3, %arg391, %learning_rate) : (!t22, !t22, !t22, !t0) -> (!t22, !t22) loc(#l68)
    %209:2 = call @one_86(%arg125, %58#4, %arg392, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %210:2 = call @one_86(%arg126, %58#5, %arg393, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %211:2 = call @one_86(%arg127, %58#6, %arg394, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %212:2 = call @one_86(%arg128, %58#7, %arg395, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l68)
    %213:2 = call @one_98(%arg129, %58#8, %arg396, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l68)
    %214:2 = call @one_98(%arg130, %58#9, %arg397, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l68)
    %215:2 = call @one_101(%arg131, %57#1, %arg398, %learning_rate) : (!t52, !t52, !t52, !t0) -> (!t52, !t52) loc(#l68)
    %216:2 = call @one_102(%arg132, %57#2, %arg399, %learning_rate) : (!t30, !t30, !t30, !t0) -> (!t30, !t30) loc(#l68)
    %217:2 = call @one_103(%arg133, %57#3, %arg400, %learning_rate) : (!t31, !t31, !t31, !t0) -> (!t31, !t31) loc(#l68)
    %218:2 = call @one_92(%arg134, %57#4, %arg401, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %219:2 = call @one_92(%arg135, %57#5, %arg402, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %220:2 = call @one_92(%arg136, %57#6, %arg403, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %221:2 = call @one_92(%arg137, %57#7, %arg404, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %222:2 = call @one_104(%arg138, %57#8, %arg405, %learning_rate) : (!t12, !t12, !t12, !t0) -> (!t12, !t12) loc(#l68)
    %223:2 = call @one_104(%arg139, %57#9, %arg406, %learning_rate) : (!t12, !t12, !t12, !t0) -> (!t12, !t12) loc(#l68)
    %224:2 = call @one_104(%arg140, %57#10, %arg407, %learning_rate) : (!t12, !t12, !t12, !t0) -> (!t12, !t12) loc(#l68)
    %225:2 = call @one_104(%arg141, %57#11, %arg408, %learning_rate) : (!t12, !t12, !t12, !t0) -> (!t12, !t12) loc(#l68)
    %226:2 = call @one_105(%arg142, %57#12, %arg409, %learning_rate) : (!t53, !t53, !t53, !t0) -> (!t53, !t53) loc(#l68)
    %227:2 = call @one_106(%arg143, %56#1, %arg410, %learning_rate) : (!t41, !t41, !t41, !t0) -> (!t41, !t41) loc(#l68)
    %228:2 = call @one_102(%arg144, %56#2, %arg411, %learning_rate) : (!t30, !t30, !t30, !t0) -> (!t30, !t30) loc(#l68)
    %229:2 = call @one_103(%arg145, %56#3, %arg412, %learning_rate) : (!t31, !t31, !t31, !t0) -> (!t31, !t31) loc(#l68)
    %230:2 = call @one_92(%arg146, %56#4, %arg413, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %231:2 = call @one_92(%arg147, %56#5, %arg414, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %232:2 = call @one_92(%arg148, %56#6, %arg415, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %233:2 = call @one_92(%arg149, %56#7, %arg416, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %234:2 = call @one_104(%arg150, %56#8, %arg417, %learning_rate) : (!t12, !t12, !t12, !t0) -> (!t12, !t12) loc(#l68)
    %235:2 = call @one_104(%arg151, %56#9, %arg418, %learning_rate) : (!t12, !t12, !t12, !t0) -> (!t12, !t12) loc(#l68)
    %236:2 = call @one_106(%arg152, %55#1, %arg419, %learning_rate) : (!t41, !t41, !t41, !t0) -> (!t41, !t41) loc(#l68)
    %237:2 = call @one_102(%arg153, %55#2, %arg420, %learning_rate) : (!t30, !t30, !t30, !t0) -> (!t30, !t30) loc(#l68)
    %238:2 = call @one_103(%arg154, %55#3, %arg421, %learning_rate) : (!t31, !t31, !t31, !t0) -> (!t31, !t31) loc(#l68)
    %239:2 = call @one_92(%arg155, %55#4, %arg422, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %240:2 = call @one_92(%arg156, %55#5, %arg423, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %241:2 = call @one_92(%arg157, %55#6, %arg424, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %242:2 = call @one_92(%arg158, %55#7, %arg425, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l68)
    %243:2 = call @one_104(%arg159, %55#8, %arg426, %learning_rate) : (!t12, !t12, !t12, !t0) -> (!t12, !t12) loc(#l68)
    %244:2 = call @one_104(%arg160, %55#9, %arg427, %learning_rate) : (!t12, !t12, !t12, !t0) -> (!t12, !t12) loc(#l68)
    return %84#0, %85#0, %86#0, %87#0, %88#0, %89#0, %90#0, %91#0, %92#0, %93#0, %94#0, %95#0, %96#0, %97#0, %98#0, %99#0, %100#0, %101#0, %102#0, %103#0, %104#0, %105#0, %106#0, %107#0, %108#0, %109#0, %110#0, %111#0, %112#0, %113#0, %114#0, %115#0, %116#0, %117#0, %118#0, %119#0, %120#0, %121#0, %122#0, %123#0, %124#0, %125#0, %126#0, %127#0, %128#0, %129#0, %130#0, %131#0, %132#0, %133#0, %134#0, %135#0, %136#0, %137#0, %138#0, %139#0, %140#0, %141#0, %142#0, %143#0, %144#0, %145#0, %146#0, %147#0, %148#0, %149#0, %150#0, %151#0, %152#0, %153#0, %154#0, %155#0, %156#0, %157#0, %158#0, %159#0, %160#0, %161#0, %162#0, %163#0, %164#0, %165#0, %166#0, %167#0, %168#0, %169#0, %170#0, %171#0, %172#0, %173#0, %174#0, %175#0, %176#0, %177#0, %178#0, %179#0, %180#0, %181#0, %182#0, %183#0, %184#0, %185#0, %186#0, %187#0, %188#0, %189#0, %190#0, %191#0, %192#0, %193#0, %194#0, %195#0, %196#0, %197#0, %198#0, %199#0, %200#0, %201#0, %202#0, %203#0, %204#0, %205#0, %206#0, %207#0, %208#0, %209#0, %210#0, %211#0, %212#0, %213#0, %214#0, %215#0, %216#0, %217#0, %218#0, %219#0, %220#0, %221#0, %222#0, %223#0, %224#0, %225#0, %226#0, %227#0, %228#0, %229#0, %230#0, %231#0, %232#0, %233#0, %234#0, %235#0, %236#0, %237#0, %238#0, %239#0, %240#0, %241#0, %242#0, %243#0, %244#0, %7, %8, %12#1, %12#2, %12#3, %12#4, %12#5, %12#6, %12#7, %12#8, %13#1, %13#2, %13#3, %13#4, %13#5, %13#6, %14#1, %14#2, %14#3, %14#4, %14#5, %14#6, %15#1, %15#2, %15#3, %15#4, %15#5, %15#6, %15#7, %15#8, %16#1, %16#2, %16#3, %16#4, %16#5, %16#6, %17#1, %17#2, %17#3, %17#4, %17#5, %17#6, %18#1, %18#2, %18#3, %18#4, %18#5, %18#6, %19#1, %19#2, %19#3, %19#4, %19#5, %19#6, %19#7, %19#8, %20#1, %20#2, %20#3, %20#4, %20#5, %20#6, %21#1, %21#2, %21#3, %21#4, %21#5, %21#6, %22#1, %22#2, %22#3, %22#4, %22#5, %22#6, %23#1, %23#2, %23#3, %23#4, %23#5, %23#6, %24#1, %24#2, %24#3, %24#4, %24#5, %24#6, %25#1, %25#2, %25#3, %25#4, %25#5, %25#6, %25#7, %25#8, %26#1, %26#2, %26#3, %26#4, %26#5, %26#6, %27#1, %27#2, %27#3, %27#4, %27#5, %27#6, %84#1, %85#1, %86#1, %87#1, %88#1, %89#1, %90#1, %91#1, %92#1, %93#1, %94#1, %95#1, %96#1, %97#1, %98#1, %99#1, %100#1, %101#1, %102#1, %103#1, %104#1, %105#1, %106#1, %107#1, %108#1, %109#1, %110#1, %111#1, %112#1, %113#1, %114#1, %115#1, %116#1, %117#1, %118#1, %119#1, %120#1, %121#1, %122#1, %123#1, %124#1, %125#1, %126#1, %127#1, %128#1, %129#1, %130#1, %131#1, %132#1, %133#1, %134#1, %135#1, %136#1, %137#1, %138#1, %139#1, %140#1, %141#1, %142#1, %143#1, %144#1, %145#1, %146#1, %147#1, %148#1, %149#1, %150#1, %151#1, %152#1, %153#1, %154#1, %155#1, %156#1, %157#1, %158#1, %159#1, %160#1, %161#1, %162#1, %163#1, %164#1, %165#1, %166#1, %167#1, %168#1, %169#1, %170#1, %171#1, %172#1, %173#1, %174#1, %175#1, %176#1, %177#1, %178#1, %179#1, %180#1, %181#1, %182#1, %183#1, %184#1, %185#1, %186#1, %187#1, %188#1, %189#1, %190#1, %191#1, %192#1, %193#1, %194#1, %195#1, %196#1, %197#1, %198#1, %199#1, %200#1, %201#1, %202#1, %203#1, %204#1, %205#1, %206#1, %207#1, %208#1, %209#1, %210#1, %211#1, %212#1, %213#1, %214#1, %215#1, %216#1, %217#1, %218#1, %219#1, %220#1, %221#1, %222#1, %223#1, %224#1, %225#1, %226#1, %227#1, %228#1, %229#1, %230#1, %231#1, %232#1, %233#1, %234#1, %235#1, %236#1, %237#1, %238#1, %239#1, %240#1, %241#1, %242#1, %243#1, %244#1, %41 : !t54, !t59, !t55, !t8, !t8, !t47, !t29, !t24, !t8, !t8, !t8, !t8, !t1, !t1, !t1, !t1, !t24, !t40, !t29, !t24, !t8, !t8, !t8, !t8, !t1, !t1, !t40, !t29, !t24, !t8, !t8, !t8, !t8, !t1, !t1, !t48, !t26, !t27, !t7, !t7, !t7, !t7, !t4, !t4, !t4, !t4, !t49, !t34, !t26, !t27, !t7, !t7, !t7, !t7, !t4, !t4, !t34, !t26, !t27, !t7, !t7, !t7, !t7, !t4, !t4, !t34, !t26, !t27, !t7, !t7, !t7, !t7, !t4, !t4, !t50, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t9, !t9, !t51, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t52, !t30, !t31, !t4, !t4, !t4, !t4, !t12, !t12, !t12, !t12, !t53, !t41, !t30, !t31, !t4, !t4, !t4, !t4, !t12, !t12, !t41, !t30, !t31, !t4, !t4, !t4, !t4, !t12, !t12, !t5, !t5, !t5, !t5, !t5, !t5, !t2, !t2, !t2, !t2, !t5, !t5, !t5, !t5, !t2, !t2, !t5, !t5, !t5, !t5, !t2, !t2, !t6, !t6, !t6, !t6, !t3, !t3, !t3, !t3, !t6, !t6, !t6, !t6, !t3, !t3, !t6, !t6, !t6, !t6, !t3, !t3, !t6, !t6, !t6, !t6, !t3, !t3, !t2, !t2, !t2, !t2, !t10, !t10, !t10, !t10, !t2, !t2, !t2, !t2, !t10, !t10, !t2, !t2, !t2, !t2, !t10, !t10, !t2, !t2, !t2, !t2, !t10, !t10, !t2, !t2, !t2, !t2, !t10, !t10, !t2, !t2, !t2, !t2, !t10, !t10, !t3, !t3, !t3, !t3, !t11, !t11, !t11, !t11, !t3, !t3, !t3, !t3, !t11, !t11, !t3, !t3, !t3, !t3, !t11, !t11, !t54, !t59, !t55, !t8, !t8, !t47, !t29, !t24, !t8, !t8, !t8, !t8, !t1, !t1, !t1, !t1, !t24, !t40, !t29, !t24, !t8, !t8, !t8, !t8, !t1, !t1, !t40, !t29, !t24, !t8, !t8, !t8, !t8, !t1, !t1, !t48, !t26, !t27, !t7, !t7, !t7, !t7, !t4, !t4, !t4, !t4, !t49, !t34, !t26, !t27, !t7, !t7, !t7, !t7, !t4, !t4, !t34, !t26, !t27, !t7, !t7, !t7, !t7, !t4, !t4, !t34, !t26, !t27, !t7, !t7, !t7, !t7, !t4, !t4, !t50, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t9, !t9, !t51, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t52, !t30, !t31, !t4, !t4, !t4, !t4, !t12, !t12, !t12, !t12, !t53, !t41, !t30, !t31, !t4, !t4, !t4, !t4, !t12, !t12, !t41, !t30, !t31, !t4, !t4, !t4, !t4, !t12, !t12, !t0
  }
  func.func private @_pad(%arg0: !t54, %arg1: !t103) -> (!t84, !t0) {
    %0 = stablehlo.convert %arg1 : (!t103) -> !t0
    %1 = stablehlo.pad %arg0, %0, low = [1, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (!t54, !t0) -> !t84
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    return %1, %cst : !t84, !t0
  }
  func.func private @normalise(%arg0: !t42, %arg1: !t8, %arg2: !t8) -> (!t42, !t5, !t5, !t5) {
    %cst = stablehlo.constant dense<9.99999974E-6> : !t0
    %0 = stablehlo.convert %arg0 : (!t42) -> !t60
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t60, !t0) -> !t43
    %2 = stablehlo.reshape %1 : (!t43) -> !t45
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t45, !t0) -> !t5
    %cst_2 = stablehlo.constant dense<1.24561541E-6> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t5
    %5 = stablehlo.multiply %3, %4 : !t5
    %6 = stablehlo.multiply %0, %0 : !t60
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2] : (!t60, !t0) -> !t43
    %8 = stablehlo.reshape %7 : (!t43) -> !t45
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t45, !t0) -> !t5
    %cst_5 = stablehlo.constant dense<1.24561541E-6> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t5
    %11 = stablehlo.multiply %9, %10 : !t5
    %12 = stablehlo.multiply %5, %5 : !t5
    %13 = stablehlo.subtract %11, %12 : !t5
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t5
    %15 = stablehlo.add %13, %14 : !t5
    %16 = stablehlo.rsqrt %15 : !t5
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t8) -> !t5
    %18 = stablehlo.multiply %16, %17 : !t5
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (!t8) -> !t5
    %20 = stablehlo.multiply %5, %18 : !t5
    %21 = stablehlo.subtract %19, %20 : !t5
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (!t5) -> !t45
    %23 = stablehlo.reshape %22 : (!t45) -> !t43
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 3] : (!t43) -> !t60
    %25 = stablehlo.multiply %0, %24 : !t60
    %26 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (!t5) -> !t45
    %27 = stablehlo.reshape %26 : (!t45) -> !t43
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 3] : (!t43) -> !t60
    %29 = stablehlo.add %25, %28 : !t60
    %30 = stablehlo.convert %29 : (!t60) -> !t42
    return %30, %5, %13, %16 : !t42, !t5, !t5, !t5
  }
  func.func private @mixed(%arg0: !t5, %arg1: !t5) -> !t5 {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t5
    %1 = stablehlo.multiply %0, %arg0 : !t5
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t5
    %3 = stablehlo.multiply %2, %arg1 : !t5
    %4 = stablehlo.add %1, %3 : !t5
    return %4 : !t5
  }
  func.func private @_relu(%arg0: !t42) -> !t42 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t42
    %1 = stablehlo.maximum %arg0, %0 : !t42
    return %1 : !t42
  }
  func.func private @_block(%arg0: !t13, %arg1: !t47, %arg2: !t29, %arg3: !t24, %arg4: !t8, %arg5: !t8, %arg6: !t8, %arg7: !t8, %arg8: !t1, %arg9: !t1, %arg10: !t1, %arg11: !t1, %arg12: !t24, %arg13: !t5, %arg14: !t5, %arg15: !t5, %arg16: !t5, %arg17: !t2, %arg18: !t2, %arg19: !t2, %arg20: !t2) -> (!t17, !t5, !t5, !t5, !t5, !t2, !t2, !t2, !t2, !t13, !t5, !t5, !t13, !t13, !t5, !t5, !t13, !t17, !t2, !t2, !t17, !t2, !t2) {
    %0 = stablehlo.convert %arg1 : (!t47) -> !t91 loc(#l69)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t13, !t91) -> !t13 loc(#l70)
    %2:4 = call @normalise_0(%1, %arg5, %arg4) : (!t13, !t8, !t8) -> (!t13, !t5, !t5, !t5) loc(#l71)
    %3 = call @mixed_1(%arg13, %2#1) : (!t5, !t5) -> !t5 loc(#l72)
    %4 = call @mixed_1(%arg14, %2#2) : (!t5, !t5) -> !t5 loc(#l72)
    %5 = call @_relu_2(%2#0) : (!t13) -> !t13 loc(#l73)
    %6 = stablehlo.convert %arg2 : (!t29) -> !t77 loc(#l74)
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t13, !t77) -> !t13 loc(#l75)
    %8:4 = call @normalise_0(%7, %arg7, %arg6) : (!t13, !t8, !t8) -> (!t13, !t5, !t5, !t5) loc(#l76)
    %9 = call @mixed_1(%arg15, %8#1) : (!t5, !t5) -> !t5 loc(#l77)
    %10 = call @mixed_1(%arg16, %8#2) : (!t5, !t5) -> !t5 loc(#l77)
    %11 = call @_relu_2(%8#0) : (!t13) -> !t13 loc(#l78)
    %12 = stablehlo.convert %arg3 : (!t24) -> !t76 loc(#l79)
    %13 = stablehlo.convolution(%11, %12) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t13, !t76) -> !t17 loc(#l80)
    %14:4 = call @normalise_3(%13, %arg9, %arg8) : (!t17, !t1, !t1) -> (!t17, !t2, !t2, !t2) loc(#l81)
    %15 = call @mixed_4(%arg17, %14#1) : (!t2, !t2) -> !t2 loc(#l82)
    %16 = call @mixed_4(%arg18, %14#2) : (!t2, !t2) -> !t2 loc(#l82)
    %17 = stablehlo.convert %arg12 : (!t24) -> !t76 loc(#l83)
    %18 = stablehlo.convolution(%arg0, %17) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t13, !t76) -> !t17 loc(#l84)
    %19:4 = call @normalise_3(%18, %arg11, %arg10) : (!t17, !t1, !t1) -> (!t17, !t2, !t2, !t2) loc(#l85)
    %20 = call @mixed_4(%arg19, %19#1) : (!t2, !t2) -> !t2 loc(#l86)
    %21 = call @mixed_4(%arg20, %19#2) : (!t2, !t2) -> !t2 loc(#l86)
    %22 = stablehlo.add %19#0, %14#0 : !t17
    %23 = call @_relu_5(%22) : (!t17) -> !t17
    return %23, %3, %4, %9, %10, %15, %16, %20, %21, %1, %2#1, %2#3, %5, %7, %8#1, %8#3, %11, %13, %14#1, %14#3, %18, %19#1, %19#3 : !t17, !t5, !t5, !t5, !t5, !t2, !t2, !t2, !t2, !t13, !t5, !t5, !t13, !t13, !t5, !t5, !t13, !t17, !t2, !t2, !t17, !t2, !t2
  }
  func.func private @normalise_0(%arg0: !t13, %arg1: !t8, %arg2: !t8) -> (!t13, !t5, !t5, !t5) {
    %cst = stablehlo.constant dense<9.99999974E-6> : !t0
    %0 = stablehlo.convert %arg0 : (!t13) -> !t61
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t61, !t0) -> !t43
    %2 = stablehlo.reshape %1 : (!t43) -> !t45
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t45, !t0) -> !t5
    %cst_2 = stablehlo.constant dense<4.98246163E-6> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t5
    %5 = stablehlo.multiply %3, %4 : !t5
    %6 = stablehlo.multiply %0, %0 : !t61
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2] : (!t61, !t0) -> !t43
    %8 = stablehlo.reshape %7 : (!t43) -> !t45
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t45, !t0) -> !t5
    %cst_5 = stablehlo.constant dense<4.98246163E-6> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t5
    %11 = stablehlo.multiply %9, %10 : !t5
    %12 = stablehlo.multiply %5, %5 : !t5
    %13 = stablehlo.subtract %11, %12 : !t5
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t5
    %15 = stablehlo.add %13, %14 : !t5
    %16 = stablehlo.rsqrt %15 : !t5
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t8) -> !t5
    %18 = stablehlo.multiply %16, %17 : !t5
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (!t8) -> !t5
    %20 = stablehlo.multiply %5, %18 : !t5
    %21 = stablehlo.subtract %19, %20 : !t5
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (!t5) -> !t45
    %23 = stablehlo.reshape %22 : (!t45) -> !t43
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 3] : (!t43) -> !t61
    %25 = stablehlo.multiply %0, %24 : !t61
    %26 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (!t5) -> !t45
    %27 = stablehlo.reshape %26 : (!t45) -> !t43
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 3] : (!t43) -> !t61
    %29 = stablehlo.add %25, %28 : !t61
    %30 = stablehlo.convert %29 : (!t61) -> !t13
    return %30, %5, %13, %16 : !t13, !t5, !t5, !t5
  }
  func.func private @mixed_1(%arg0: !t5, %arg1: !t5) -> !t5 {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t5
    %1 = stablehlo.multiply %0, %arg0 : !t5
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t5
    %3 = stablehlo.multiply %2, %arg1 : !t5
    %4 = stablehlo.add %1, %3 : !t5
    return %4 : !t5
  }
  func.func private @_relu_2(%arg0: !t13) -> !t13 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t13
    %1 = stablehlo.maximum %arg0, %0 : !t13
    return %1 : !t13
  }
  func.func private @normalise_3(%arg0: !t17, %arg1: !t1, %arg2: !t1) -> (!t17, !t2, !t2, !t2) {
    %cst = stablehlo.constant dense<9.99999974E-6> : !t0
    %0 = stablehlo.convert %arg0 : (!t17) -> !t62
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t62, !t0) -> !t32
    %2 = stablehlo.reshape %1 : (!t32) -> !t35
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t35, !t0) -> !t2
    %cst_2 = stablehlo.constant dense<4.98246163E-6> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t2
    %5 = stablehlo.multiply %3, %4 : !t2
    %6 = stablehlo.multiply %0, %0 : !t62
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2] : (!t62, !t0) -> !t32
    %8 = stablehlo.reshape %7 : (!t32) -> !t35
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t35, !t0) -> !t2
    %cst_5 = stablehlo.constant dense<4.98246163E-6> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t2
    %11 = stablehlo.multiply %9, %10 : !t2
    %12 = stablehlo.multiply %5, %5 : !t2
    %13 = stablehlo.subtract %11, %12 : !t2
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t2
    %15 = stablehlo.add %13, %14 : !t2
    %16 = stablehlo.rsqrt %15 : !t2
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t1) -> !t2
    %18 = stablehlo.multiply %16, %17 : !t2
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (!t1) -> !t2
    %20 = stablehlo.multiply %5, %18 : !t2
    %21 = stablehlo.subtract %19, %20 : !t2
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (!t2) -> !t35
    %23 = stablehlo.reshape %22 : (!t35) -> !t32
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 3] : (!t32) -> !t62
    %25 = stablehlo.multiply %0, %24 : !t62
    %26 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (!t2) -> !t35
    %27 = stablehlo.reshape %26 : (!t35) -> !t32
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 3] : (!t32) -> !t62
    %29 = stablehlo.add %25, %28 : !t62
    %30 = stablehlo.convert %29 : (!t62) -> !t17
    return %30, %5, %13, %16 : !t17, !t2, !t2, !t2
  }
  func.func private @mixed_4(%arg0: !t2, %arg1: !t2) -> !t2 {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t2
    %1 = stablehlo.multiply %0, %arg0 : !t2
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t2
    %3 = stablehlo.multiply %2, %arg1 : !t2
    %4 = stablehlo.add %1, %3 : !t2
    return %4 : !t2
  }
  func.func private @_relu_5(%arg0: !t17) -> !t17 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t17
    %1 = stablehlo.maximum %arg0, %0 : !t17
    return %1 : !t17
  }
  func.func private @_block_6(%arg0: !t17, %arg1: !t40, %arg2: !t29, %arg3: !t24, %arg4: !t8, %arg5: !t8, %arg6: !t8, %arg7: !t8, %arg8: !t1, %arg9: !t1, %arg10: !t5, %arg11: !t5, %arg12: !t5, %arg13: !t5, %arg14: !t2, %arg15: !t2) -> (!t17, !t5, !t5, !t5, !t5, !t2, !t2, !t13, !t5, !t5, !t13, !t13, !t5, !t5, !t13, !t17, !t2, !t2) {
    %0 = stablehlo.convert %arg1 : (!t40) -> !t92 loc(#l69)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t17, !t92) -> !t13 loc(#l70)
    %2:4 = call @normalise_0(%1, %arg5, %arg4) : (!t13, !t8, !t8) -> (!t13, !t5, !t5, !t5) loc(#l71)
    %3 = call @mixed_1(%arg10, %2#1) : (!t5, !t5) -> !t5 loc(#l72)
    %4 = call @mixed_1(%arg11, %2#2) : (!t5, !t5) -> !t5 loc(#l72)
    %5 = call @_relu_2(%2#0) : (!t13) -> !t13 loc(#l73)
    %6 = stablehlo.convert %arg2 : (!t29) -> !t77 loc(#l74)
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t13, !t77) -> !t13 loc(#l75)
    %8:4 = call @normalise_0(%7, %arg7, %arg6) : (!t13, !t8, !t8) -> (!t13, !t5, !t5, !t5) loc(#l76)
    %9 = call @mixed_1(%arg12, %8#1) : (!t5, !t5) -> !t5 loc(#l77)
    %10 = call @mixed_1(%arg13, %8#2) : (!t5, !t5) -> !t5 loc(#l77)
    %11 = call @_relu_2(%8#0) : (!t13) -> !t13 loc(#l78)
    %12 = stablehlo.convert %arg3 : (!t24) -> !t76 loc(#l79)
    %13 = stablehlo.convolution(%11, %12) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t13, !t76) -> !t17 loc(#l80)
    %14:4 = call @normalise_3(%13, %arg9, %arg8) : (!t17, !t1, !t1) -> (!t17, !t2, !t2, !t2) loc(#l81)
    %15 = call @mixed_4(%arg14, %14#1) : (!t2, !t2) -> !t2 loc(#l82)
    %16 = call @mixed_4(%arg15, %14#2) : (!t2, !t2) -> !t2 loc(#l82)
    %17 = stablehlo.add %arg0, %14#0 : !t17
    %18 = call @_relu_5(%17) : (!t17) -> !t17
    return %18, %3, %4, %9, %10, %15, %16, %1, %2#1, %2#3, %5, %7, %8#1, %8#3, %11, %13, %14#1, %14#3 : !t17, !t5, !t5, !t5, !t5, !t2, !t2, !t13, !t5, !t5, !t13, !t13, !t5, !t5, !t13, !t17, !t2, !t2
  }
  func.func private @_block_7(%arg0: !t17, %arg1: !t48, %arg2: !t26, %arg3: !t27, %arg4: !t7, %arg5: !t7, %arg6: !t7, %arg7: !t7, %arg8: !t4, %arg9: !t4, %arg10: !t4, %arg11: !t4, %arg12: !t49, %arg13: !t6, %arg14: !t6, %arg15: !t6, %arg16: !t6, %arg17: !t3, %arg18: !t3, %arg19: !t3, %arg20: !t3) -> (!t16, !t6, !t6, !t6, !t6, !t3, !t3, !t3, !t3, !t37, !t6, !t6, !t37, !t18, !t6, !t6, !t18, !t16, !t3, !t3, !t16, !t3, !t3) {
    %0 = stablehlo.convert %arg1 : (!t48) -> !t93 loc(#l69)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t17, !t93) -> !t37 loc(#l70)
    %2:4 = call @normalise_8(%1, %arg5, %arg4) : (!t37, !t7, !t7) -> (!t37, !t6, !t6, !t6) loc(#l71)
    %3 = call @mixed_9(%arg13, %2#1) : (!t6, !t6) -> !t6 loc(#l72)
    %4 = call @mixed_9(%arg14, %2#2) : (!t6, !t6) -> !t6 loc(#l72)
    %5 = call @_relu_10(%2#0) : (!t37) -> !t37 loc(#l73)
    %6 = stablehlo.convert %arg2 : (!t26) -> !t78 loc(#l74)
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t37, !t78) -> !t18 loc(#l75)
    %8:4 = call @normalise_11(%7, %arg7, %arg6) : (!t18, !t7, !t7) -> (!t18, !t6, !t6, !t6) loc(#l76)
    %9 = call @mixed_9(%arg15, %8#1) : (!t6, !t6) -> !t6 loc(#l77)
    %10 = call @mixed_9(%arg16, %8#2) : (!t6, !t6) -> !t6 loc(#l77)
    %11 = call @_relu_12(%8#0) : (!t18) -> !t18 loc(#l78)
    %12 = stablehlo.convert %arg3 : (!t27) -> !t79 loc(#l79)
    %13 = stablehlo.convolution(%11, %12) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t18, !t79) -> !t16 loc(#l80)
    %14:4 = call @normalise_13(%13, %arg9, %arg8) : (!t16, !t4, !t4) -> (!t16, !t3, !t3, !t3) loc(#l81)
    %15 = call @mixed_14(%arg17, %14#1) : (!t3, !t3) -> !t3 loc(#l82)
    %16 = call @mixed_14(%arg18, %14#2) : (!t3, !t3) -> !t3 loc(#l82)
    %17 = stablehlo.convert %arg12 : (!t49) -> !t94 loc(#l83)
    %18 = stablehlo.convolution(%arg0, %17) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t17, !t94) -> !t16 loc(#l84)
    %19:4 = call @normalise_13(%18, %arg11, %arg10) : (!t16, !t4, !t4) -> (!t16, !t3, !t3, !t3) loc(#l85)
    %20 = call @mixed_14(%arg19, %19#1) : (!t3, !t3) -> !t3 loc(#l86)
    %21 = call @mixed_14(%arg20, %19#2) : (!t3, !t3) -> !t3 loc(#l86)
    %22 = stablehlo.add %19#0, %14#0 : !t16
    %23 = call @_relu_15(%22) : (!t16) -> !t16
    return %23, %3, %4, %9, %10, %15, %16, %20, %21, %1, %2#1, %2#3, %5, %7, %8#1, %8#3, %11, %13, %14#1, %14#3, %18, %19#1, %19#3 : !t16, !t6, !t6, !t6, !t6, !t3, !t3, !t3, !t3, !t37, !t6, !t6, !t37, !t18, !t6, !t6, !t18, !t16, !t3, !t3, !t16, !t3, !t3
  }
  func.func private @normalise_8(%arg0: !t37, %arg1: !t7, %arg2: !t7) -> (!t37, !t6, !t6, !t6) {
    %cst = stablehlo.constant dense<9.99999974E-6> : !t0
    %0 = stablehlo.convert %arg0 : (!t37) -> !t63
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t63, !t0) -> !t44
    %2 = stablehlo.reshape %1 : (!t44) -> !t46
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t46, !t0) -> !t6
    %cst_2 = stablehlo.constant dense<4.98246163E-6> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t6
    %5 = stablehlo.multiply %3, %4 : !t6
    %6 = stablehlo.multiply %0, %0 : !t63
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2] : (!t63, !t0) -> !t44
    %8 = stablehlo.reshape %7 : (!t44) -> !t46
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t46, !t0) -> !t6
    %cst_5 = stablehlo.constant dense<4.98246163E-6> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t6
    %11 = stablehlo.multiply %9, %10 : !t6
    %12 = stablehlo.multiply %5, %5 : !t6
    %13 = stablehlo.subtract %11, %12 : !t6
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t6
    %15 = stablehlo.add %13, %14 : !t6
    %16 = stablehlo.rsqrt %15 : !t6
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t7) -> !t6
    %18 = stablehlo.multiply %16, %17 : !t6
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (!t7) -> !t6
    %20 = stablehlo.multiply %5, %18 : !t6
    %21 = stablehlo.subtract %19, %20 : !t6
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (!t6) -> !t46
    %23 = stablehlo.reshape %22 : (!t46) -> !t44
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 3] : (!t44) -> !t63
    %25 = stablehlo.multiply %0, %24 : !t63
    %26 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (!t6) -> !t46
    %27 = stablehlo.reshape %26 : (!t46) -> !t44
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 3] : (!t44) -> !t63
    %29 = stablehlo.add %25, %28 : !t63
    %30 = stablehlo.convert %29 : (!t63) -> !t37
    return %30, %5, %13, %16 : !t37, !t6, !t6, !t6
  }
  func.func private @mixed_9(%arg0: !t6, %arg1: !t6) -> !t6 {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t6
    %1 = stablehlo.multiply %0, %arg0 : !t6
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t6
    %3 = stablehlo.multiply %2, %arg1 : !t6
    %4 = stablehlo.add %1, %3 : !t6
    return %4 : !t6
  }
  func.func private @_relu_10(%arg0: !t37) -> !t37 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t37
    %1 = stablehlo.maximum %arg0, %0 : !t37
    return %1 : !t37
  }
  func.func private @normalise_11(%arg0: !t18, %arg1: !t7, %arg2: !t7) -> (!t18, !t6, !t6, !t6) {
    %cst = stablehlo.constant dense<9.99999974E-6> : !t0
    %0 = stablehlo.convert %arg0 : (!t18) -> !t64
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t64, !t0) -> !t44
    %2 = stablehlo.reshape %1 : (!t44) -> !t46
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t46, !t0) -> !t6
    %cst_2 = stablehlo.constant dense<1.99298465E-5> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t6
    %5 = stablehlo.multiply %3, %4 : !t6
    %6 = stablehlo.multiply %0, %0 : !t64
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2] : (!t64, !t0) -> !t44
    %8 = stablehlo.reshape %7 : (!t44) -> !t46
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t46, !t0) -> !t6
    %cst_5 = stablehlo.constant dense<1.99298465E-5> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t6
    %11 = stablehlo.multiply %9, %10 : !t6
    %12 = stablehlo.multiply %5, %5 : !t6
    %13 = stablehlo.subtract %11, %12 : !t6
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t6
    %15 = stablehlo.add %13, %14 : !t6
    %16 = stablehlo.rsqrt %15 : !t6
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t7) -> !t6
    %18 = stablehlo.multiply %16, %17 : !t6
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (!t7) -> !t6
    %20 = stablehlo.multiply %5, %18 : !t6
    %21 = stablehlo.subtract %19, %20 : !t6
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (!t6) -> !t46
    %23 = stablehlo.reshape %22 : (!t46) -> !t44
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 3] : (!t44) -> !t64
    %25 = stablehlo.multiply %0, %24 : !t64
    %26 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (!t6) -> !t46
    %27 = stablehlo.reshape %26 : (!t46) -> !t44
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 3] : (!t44) -> !t64
    %29 = stablehlo.add %25, %28 : !t64
    %30 = stablehlo.convert %29 : (!t64) -> !t18
    return %30, %5, %13, %16 : !t18, !t6, !t6, !t6
  }
  func.func private @_relu_12(%arg0: !t18) -> !t18 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t18
    %1 = stablehlo.maximum %arg0, %0 : !t18
    return %1 : !t18
  }
  func.func private @normalise_13(%arg0: !t16, %arg1: !t4, %arg2: !t4) -> (!t16, !t3, !t3, !t3) {
    %cst = stablehlo.constant dense<9.99999974E-6> : !t0
    %0 = stablehlo.convert %arg0 : (!t16) -> !t65
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t65, !t0) -> !t33
    %2 = stablehlo.reshape %1 : (!t33) -> !t36
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t36, !t0) -> !t3
    %cst_2 = stablehlo.constant dense<1.99298465E-5> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t3
    %5 = stablehlo.multiply %3, %4 : !t3
    %6 = stablehlo.multiply %0, %0 : !t65
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2] : (!t65, !t0) -> !t33
    %8 = stablehlo.reshape %7 : (!t33) -> !t36
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t36, !t0) -> !t3
    %cst_5 = stablehlo.constant dense<1.99298465E-5> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t3
    %11 = stablehlo.multiply %9, %10 : !t3
    %12 = stablehlo.multiply %5, %5 : !t3
    %13 = stablehlo.subtract %11, %12 : !t3
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t3
    %15 = stablehlo.add %13, %14 : !t3
    %16 = stablehlo.rsqrt %15 : !t3
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t4) -> !t3
    %18 = stablehlo.multiply %16, %17 : !t3
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (!t4) -> !t3
    %20 = stablehlo.multiply %5, %18 : !t3
    %21 = stablehlo.subtract %19, %20 : !t3
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (!t3) -> !t36
    %23 = stablehlo.reshape %22 : (!t36) -> !t33
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 3] : (!t33) -> !t65
    %25 = stablehlo.multiply %0, %24 : !t65
    %26 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (!t3) -> !t36
    %27 = stablehlo.reshape %26 : (!t36) -> !t33
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 3] : (!t33) -> !t65
    %29 = stablehlo.add %25, %28 : !t65
    %30 = stablehlo.convert %29 : (!t65) -> !t16
    return %30, %5, %13, %16 : !t16, !t3, !t3, !t3
  }
  func.func private @mixed_14(%arg0: !t3, %arg1: !t3) -> !t3 {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t3
    %1 = stablehlo.multiply %0, %arg0 : !t3
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t3
    %3 = stablehlo.multiply %2, %arg1 : !t3
    %4 = stablehlo.add %1, %3 : !t3
    return %4 : !t3
  }
  func.func private @_relu_15(%arg0: !t16) -> !t16 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t16
    %1 = stablehlo.maximum %arg0, %0 : !t16
    return %1 : !t16
  }
  func.func private @_block_16(%arg0: !t16, %arg1: !t34, %arg2: !t26, %arg3: !t27, %arg4: !t7, %arg5: !t7, %arg6: !t7, %arg7: !t7, %arg8: !t4, %arg9: !t4, %arg10: !t6, %arg11: !t6, %arg12: !t6, %arg13: !t6, %arg14: !t3, %arg15: !t3) -> (!t16, !t6, !t6, !t6, !t6, !t3, !t3, !t18, !t6, !t6, !t18, !t18, !t6, !t6, !t18, !t16, !t3, !t3) {
    %0 = stablehlo.convert %arg1 : (!t34) -> !t95 loc(#l69)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t16, !t95) -> !t18 loc(#l70)
    %2:4 = call @normalise_11(%1, %arg5, %arg4) : (!t18, !t7, !t7) -> (!t18, !t6, !t6, !t6) loc(#l71)
    %3 = call @mixed_9(%arg10, %2#1) : (!t6, !t6) -> !t6 loc(#l72)
    %4 = call @mixed_9(%arg11, %2#2) : (!t6, !t6) -> !t6 loc(#l72)
    %5 = call @_relu_12(%2#0) : (!t18) -> !t18 loc(#l73)
    %6 = stablehlo.convert %arg2 : (!t26) -> !t78 loc(#l74)
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t18, !t78) -> !t18 loc(#l75)
    %8:4 = call @normalise_11(%7, %arg7, %arg6) : (!t18, !t7, !t7) -> (!t18, !t6, !t6, !t6) loc(#l76)
    %9 = call @mixed_9(%arg12, %8#1) : (!t6, !t6) -> !t6 loc(#l77)
    %10 = call @mixed_9(%arg13, %8#2) : (!t6, !t6) -> !t6 loc(#l77)
    %11 = call @_relu_12(%8#0) : (!t18) -> !t18 loc(#l78)
    %12 = stablehlo.convert %arg3 : (!t27) -> !t79 loc(#l79)
    %13 = stablehlo.convolution(%11, %12) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t18, !t79) -> !t16 loc(#l80)
    %14:4 = call @normalise_13(%13, %arg9, %arg8) : (!t16, !t4, !t4) -> (!t16, !t3, !t3, !t3) loc(#l81)
    %15 = call @mixed_14(%arg14, %14#1) : (!t3, !t3) -> !t3 loc(#l82)
    %16 = call @mixed_14(%arg15, %14#2) : (!t3, !t3) -> !t3 loc(#l82)
    %17 = stablehlo.add %arg0, %14#0 : !t16
    %18 = call @_relu_15(%17) : (!t16) -> !t16
    return %18, %3, %4, %9, %10, %15, %16, %1, %2#1, %2#3, %5, %7, %8#1, %8#3, %11, %13, %14#1, %14#3 : !t16, !t6, !t6, !t6, !t6, !t3, !t3, !t18, !t6, !t6, !t18, !t18, !t6, !t6, !t18, !t16, !t3, !t3
  }
  func.func private @_block_17(%arg0: !t16, %arg1: !t50, %arg2: !t21, %arg3: !t22, %arg4: !t1, %arg5: !t1, %arg6: !t1, %arg7: !t1, %arg8: !t9, %arg9: !t9, %arg10: !t9, %arg11: !t9, %arg12: !t51, %arg13: !t2, %arg14: !t2, %arg15: !t2, %arg16: !t2, %arg17: !t10, %arg18: !t10, %arg19: !t10, %arg20: !t10) -> (!t14, !t2, !t2, !t2, !t2, !t10, !t10, !t10, !t10, !t38, !t2, !t2, !t38, !t15, !t2, !t2, !t15, !t14, !t10, !t10, !t14, !t10, !t10) {
    %0 = stablehlo.convert %arg1 : (!t50) -> !t96 loc(#l69)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t16, !t96) -> !t38 loc(#l70)
    %2:4 = call @normalise_18(%1, %arg5, %arg4) : (!t38, !t1, !t1) -> (!t38, !t2, !t2, !t2) loc(#l71)
    %3 = call @mixed_4(%arg13, %2#1) : (!t2, !t2) -> !t2 loc(#l72)
    %4 = call @mixed_4(%arg14, %2#2) : (!t2, !t2) -> !t2 loc(#l72)
    %5 = call @_relu_19(%2#0) : (!t38) -> !t38 loc(#l73)
    %6 = stablehlo.convert %arg2 : (!t21) -> !t80 loc(#l74)
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t38, !t80) -> !t15 loc(#l75)
    %8:4 = call @normalise_20(%7, %arg7, %arg6) : (!t15, !t1, !t1) -> (!t15, !t2, !t2, !t2) loc(#l76)
    %9 = call @mixed_4(%arg15, %8#1) : (!t2, !t2) -> !t2 loc(#l77)
    %10 = call @mixed_4(%arg16, %8#2) : (!t2, !t2) -> !t2 loc(#l77)
    %11 = call @_relu_21(%8#0) : (!t15) -> !t15 loc(#l78)
    %12 = stablehlo.convert %arg3 : (!t22) -> !t81 loc(#l79)
    %13 = stablehlo.convolution(%11, %12) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t15, !t81) -> !t14 loc(#l80)
    %14:4 = call @normalise_22(%13, %arg9, %arg8) : (!t14, !t9, !t9) -> (!t14, !t10, !t10, !t10) loc(#l81)
    %15 = call @mixed_23(%arg17, %14#1) : (!t10, !t10) -> !t10 loc(#l82)
    %16 = call @mixed_23(%arg18, %14#2) : (!t10, !t10) -> !t10 loc(#l82)
    %17 = stablehlo.convert %arg12 : (!t51) -> !t97 loc(#l83)
    %18 = stablehlo.convolution(%arg0, %17) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t16, !t97) -> !t14 loc(#l84)
    %19:4 = call @normalise_22(%18, %arg11, %arg10) : (!t14, !t9, !t9) -> (!t14, !t10, !t10, !t10) loc(#l85)
    %20 = call @mixed_23(%arg19, %19#1) : (!t10, !t10) -> !t10 loc(#l86)
    %21 = call @mixed_23(%arg20, %19#2) : (!t10, !t10) -> !t10 loc(#l86)
    %22 = stablehlo.add %19#0, %14#0 : !t14
    %23 = call @_relu_24(%22) : (!t14) -> !t14
    return %23, %3, %4, %9, %10, %15, %16, %20, %21, %1, %2#1, %2#3, %5, %7, %8#1, %8#3, %11, %13, %14#1, %14#3, %18, %19#1, %19#3 : !t14, !t2, !t2, !t2, !t2, !t10, !t10, !t10, !t10, !t38, !t2, !t2, !t38, !t15, !t2, !t2, !t15, !t14, !t10, !t10, !t14, !t10, !t10
  }
  func.func private @normalise_18(%arg0: !t38, %arg1: !t1, %arg2: !t1) -> (!t38, !t2, !t2, !t2) {
    %cst = stablehlo.constant dense<9.99999974E-6> : !t0
    %0 = stablehlo.convert %arg0 : (!t38) -> !t66
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t66, !t0) -> !t32
    %2 = stablehlo.reshape %1 : (!t32) -> !t35
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t35, !t0) -> !t2
    %cst_2 = stablehlo.constant dense<1.99298465E-5> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t2
    %5 = stablehlo.multiply %3, %4 : !t2
    %6 = stablehlo.multiply %0, %0 : !t66
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2] : (!t66, !t0) -> !t32
    %8 = stablehlo.reshape %7 : (!t32) -> !t35
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t35, !t0) -> !t2
    %cst_5 = stablehlo.constant dense<1.99298465E-5> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t2
    %11 = stablehlo.multiply %9, %10 : !t2
    %12 = stablehlo.multiply %5, %5 : !t2
    %13 = stablehlo.subtract %11, %12 : !t2
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t2
    %15 = stablehlo.add %13, %14 : !t2
    %16 = stablehlo.rsqrt %15 : !t2
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t1) -> !t2
    %18 = stablehlo.multiply %16, %17 : !t2
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (!t1) -> !t2
    %20 = stablehlo.multiply %5, %18 : !t2
    %21 = stablehlo.subtract %19, %20 : !t2
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (!t2) -> !t35
    %23 = stablehlo.reshape %22 : (!t35) -> !t32
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 3] : (!t32) -> !t66
    %25 = stablehlo.multiply %0, %24 : !t66
    %26 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (!t2) -> !t35
    %27 = stablehlo.reshape %26 : (!t35) -> !t32
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 3] : (!t32) -> !t66
    %29 = stablehlo.add %25, %28 : !t66
    %30 = stablehlo.convert %29 : (!t66) -> !t38
    return %30, %5, %13, %16 : !t38, !t2, !t2, !t2
  }
  func.func private @_relu_19(%arg0: !t38) -> !t38 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t38
    %1 = stablehlo.maximum %arg0, %0 : !t38
    return %1 : !t38
  }
  func.func private @normalise_20(%arg0: !t15, %arg1: !t1, %arg2: !t1) -> (!t15, !t2, !t2, !t2) {
    %cst = stablehlo.constant dense<9.99999974E-6> : !t0
    %0 = stablehlo.convert %arg0 : (!t15) -> !t67
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t67, !t0) -> !t32
    %2 = stablehlo.reshape %1 : (!t32) -> !t35
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t35, !t0) -> !t2
    %cst_2 = stablehlo.constant dense<7.97193861E-5> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t2
    %5 = stablehlo.multiply %3, %4 : !t2
    %6 = stablehlo.multiply %0, %0 : !t67
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2] : (!t67, !t0) -> !t32
    %8 = stablehlo.reshape %7 : (!t32) -> !t35
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t35, !t0) -> !t2
    %cst_5 = stablehlo.constant dense<7.97193861E-5> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t2
    %11 = stablehlo.multiply %9, %10 : !t2
    %12 = stablehlo.multiply %5, %5 : !t2
    %13 = stablehlo.subtract %11, %12 : !t2
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t2
    %15 = stablehlo.add %13, %14 : !t2
    %16 = stablehlo.rsqrt %15 : !t2
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t1) -> !t2
    %18 = stablehlo.multiply %16, %17 : !t2
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (!t1) -> !t2
    %20 = stablehlo.multiply %5, %18 : !t2
    %21 = stablehlo.subtract %19, %20 : !t2
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (!t2) -> !t35
    %23 = stablehlo.reshape %22 : (!t35) -> !t32
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 3] : (!t32) -> !t67
    %25 = stablehlo.multiply %0, %24 : !t67
    %26 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (!t2) -> !t35
    %27 = stablehlo.reshape %26 : (!t35) -> !t32
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 3] : (!t32) -> !t67
    %29 = stablehlo.add %25, %28 : !t67
    %30 = stablehlo.convert %29 : (!t67) -> !t15
    return %30, %5, %13, %16 : !t15, !t2, !t2, !t2
  }
  func.func private @_relu_21(%arg0: !t15) -> !t15 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t15
    %1 = stablehlo.maximum %arg0, %0 : !t15
    return %1 : !t15
  }
  func.func private @normalise_22(%arg0: !t14, %arg1: !t9, %arg2: !t9) -> (!t14, !t10, !t10, !t10) {
    %cst = stablehlo.constant dense<9.99999974E-6> : !t0
    %0 = stablehlo.convert %arg0 : (!t14) -> !t68
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t68, !t0) -> !t71
    %2 = stablehlo.reshape %1 : (!t71) -> !t73
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t73, !t0) -> !t10
    %cst_2 = stablehlo.constant dense<7.97193861E-5> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t10
    %5 = stablehlo.multiply %3, %4 : !t10
    %6 = stablehlo.multiply %0, %0 : !t68
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2] : (!t68, !t0) -> !t71
    %8 = stablehlo.reshape %7 : (!t71) -> !t73
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t73, !t0) -> !t10
    %cst_5 = stablehlo.constant dense<7.97193861E-5> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t10
    %11 = stablehlo.multiply %9, %10 : !t10
    %12 = stablehlo.multiply %5, %5 : !t10
    %13 = stablehlo.subtract %11, %12 : !t10
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t10
    %15 = stablehlo.add %13, %14 : !t10
    %16 = stablehlo.rsqrt %15 : !t10
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t9) -> !t10
    %18 = stablehlo.multiply %16, %17 : !t10
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (!t9) -> !t10
    %20 = stablehlo.multiply %5, %18 : !t10
    %21 = stablehlo.subtract %19, %20 : !t10
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (!t10) -> !t73
    %23 = stablehlo.reshape %22 : (!t73) -> !t71
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 3] : (!t71) -> !t68
    %25 = stablehlo.multiply %0, %24 : !t68
    %26 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (!t10) -> !t73
    %27 = stablehlo.reshape %26 : (!t73) -> !t71
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 3] : (!t71) -> !t68
    %29 = stablehlo.add %25, %28 : !t68
    %30 = stablehlo.convert %29 : (!t68) -> !t14
    return %30, %5, %13, %16 : !t14, !t10, !t10, !t10
  }
  func.func private @mixed_23(%arg0: !t10, %arg1: !t10) -> !t10 {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t10
    %1 = stablehlo.multiply %0, %arg0 : !t10
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t10
    %3 = stablehlo.multiply %2, %arg1 : !t10
    %4 = stablehlo.add %1, %3 : !t10
    return %4 : !t10
  }
  func.func private @_relu_24(%arg0: !t14) -> !t14 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t14
    %1 = stablehlo.maximum %arg0, %0 : !t14
    return %1 : !t14
  }
  func.func private @_block_25(%arg0: !t14, %arg1: !t25, %arg2: !t21, %arg3: !t22, %arg4: !t1, %arg5: !t1, %arg6: !t1, %arg7: !t1, %arg8: !t9, %arg9: !t9, %arg10: !t2, %arg11: !t2, %arg12: !t2, %arg13: !t2, %arg14: !t10, %arg15: !t10) -> (!t14, !t2, !t2, !t2, !t2, !t10, !t10, !t15, !t2, !t2, !t15, !t15, !t2, !t2, !t15, !t14, !t10, !t10) {
    %0 = stablehlo.convert %arg1 : (!t25) -> !t98 loc(#l69)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t98) -> !t15 loc(#l70)
    %2:4 = call @normalise_20(%1, %arg5, %arg4) : (!t15, !t1, !t1) -> (!t15, !t2, !t2, !t2) loc(#l71)
    %3 = call @mixed_4(%arg10, %2#1) : (!t2, !t2) -> !t2 loc(#l72)
    %4 = call @mixed_4(%arg11, %2#2) : (!t2, !t2) -> !t2 loc(#l72)
    %5 = call @_relu_21(%2#0) : (!t15) -> !t15 loc(#l73)
    %6 = stablehlo.convert %arg2 : (!t21) -> !t80 loc(#l74)
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t15, !t80) -> !t15 loc(#l75)
    %8:4 = call @normalise_20(%7, %arg7, %arg6) : (!t15, !t1, !t1) -> (!t15, !t2, !t2, !t2) loc(#l76)
    %9 = call @mixed_4(%arg12, %8#1) : (!t2, !t2) -> !t2 loc(#l77)
    %10 = call @mixed_4(%arg13, %8#2) : (!t2, !t2) -> !t2 loc(#l77)
    %11 = call @_relu_21(%8#0) : (!t15) -> !t15 loc(#l78)
    %12 = stablehlo.convert %arg3 : (!t22) -> !t81 loc(#l79)
    %13 = stablehlo.convolution(%11, %12) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t15, !t81) -> !t14 loc(#l80)
    %14:4 = call @normalise_22(%13, %arg9, %arg8) : (!t14, !t9, !t9) -> (!t14, !t10, !t10, !t10) loc(#l81)
    %15 = call @mixed_23(%arg14, %14#1) : (!t10, !t10) -> !t10 loc(#l82)
    %16 = call @mixed_23(%arg15, %14#2) : (!t10, !t10) -> !t10 loc(#l82)
    %17 = stablehlo.add %arg0, %14#0 : !t14
    %18 = call @_relu_24(%17) : (!t14) -> !t14
    return %18, %3, %4, %9, %10, %15, %16, %1, %2#1, %2#3, %5, %7, %8#1, %8#3, %11, %13, %14#1, %14#3 : !t14, !t2, !t2, !t2, !t2, !t10, !t10, !t15, !t2, !t2, !t15, !t15, !t2, !t2, !t15, !t14, !t10, !t10
  }
  func.func private @_block_26(%arg0: !t14, %arg1: !t52, %arg2: !t30, %arg3: !t31, %arg4: !t4, %arg5: !t4, %arg6: !t4, %arg7: !t4, %arg8: !t12, %arg9: !t12, %arg10: !t12, %arg11: !t12, %arg12: !t53, %arg13: !t3, %arg14: !t3, %arg15: !t3, %arg16: !t3, %arg17: !t11, %arg18: !t11, %arg19: !t11, %arg20: !t11) -> (!t19, !t3, !t3, !t3, !t3, !t11, !t11, !t11, !t11, !t39, !t3, !t3, !t39, !t20, !t3, !t3, !t20, !t19, !t11, !t11, !t19, !t11, !t11) {
    %0 = stablehlo.convert %arg1 : (!t52) -> !t99 loc(#l69)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t99) -> !t39 loc(#l70)
    %2:4 = call @normalise_27(%1, %arg5, %arg4) : (!t39, !t4, !t4) -> (!t39, !t3, !t3, !t3) loc(#l71)
    %3 = call @mixed_14(%arg13, %2#1) : (!t3, !t3) -> !t3 loc(#l72)
    %4 = call @mixed_14(%arg14, %2#2) : (!t3, !t3) -> !t3 loc(#l72)
    %5 = call @_relu_28(%2#0) : (!t39) -> !t39 loc(#l73)
    %6 = stablehlo.convert %arg2 : (!t30) -> !t82 loc(#l74)
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t39, !t82) -> !t20 loc(#l75)
    %8:4 = call @normalise_29(%7, %arg7, %arg6) : (!t20, !t4, !t4) -> (!t20, !t3, !t3, !t3) loc(#l76)
    %9 = call @mixed_14(%arg15, %8#1) : (!t3, !t3) -> !t3 loc(#l77)
    %10 = call @mixed_14(%arg16, %8#2) : (!t3, !t3) -> !t3 loc(#l77)
    %11 = call @_relu_30(%8#0) : (!t20) -> !t20 loc(#l78)
    %12 = stablehlo.convert %arg3 : (!t31) -> !t83 loc(#l79)
    %13 = stablehlo.convolution(%11, %12) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t83) -> !t19 loc(#l80)
    %14:4 = call @normalise_31(%13, %arg9, %arg8) : (!t19, !t12, !t12) -> (!t19, !t11, !t11, !t11) loc(#l81)
    %15 = call @mixed_32(%arg17, %14#1) : (!t11, !t11) -> !t11 loc(#l82)
    %16 = call @mixed_32(%arg18, %14#2) : (!t11, !t11) -> !t11 loc(#l82)
    %17 = stablehlo.convert %arg12 : (!t53) -> !t100 loc(#l83)
    %18 = stablehlo.convolution(%arg0, %17) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t100) -> !t19 loc(#l84)
    %19:4 = call @normalise_31(%18, %arg11, %arg10) : (!t19, !t12, !t12) -> (!t19, !t11, !t11, !t11) loc(#l85)
    %20 = call @mixed_32(%arg19, %19#1) : (!t11, !t11) -> !t11 loc(#l86)
    %21 = call @mixed_32(%arg20, %19#2) : (!t11, !t11) -> !t11 loc(#l86)
    %22 = stablehlo.add %19#0, %14#0 : !t19
    %23 = call @_relu_33(%22) : (!t19) -> !t19
    return %23, %3, %4, %9, %10, %15, %16, %20, %21, %1, %2#1, %2#3, %5, %7, %8#1, %8#3, %11, %13, %14#1, %14#3, %18, %19#1, %19#3 : !t19, !t3, !t3, !t3, !t3, !t11, !t11, !t11, !t11, !t39, !t3, !t3, !t39, !t20, !t3, !t3, !t20, !t19, !t11, !t11, !t19, !t11, !t11
  }
  func.func private @normalise_27(%arg0: !t39, %arg1: !t4, %arg2: !t4) -> (!t39, !t3, !t3, !t3) {
    %cst = stablehlo.constant dense<9.99999974E-6> : !t0
    %0 = stablehlo.convert %arg0 : (!t39) -> !t69
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t69, !t0) -> !t33
    %2 = stablehlo.reshape %1 : (!t33) -> !t36
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t36, !t0) -> !t3
    %cst_2 = stablehlo.constant dense<7.97193861E-5> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t3
    %5 = stablehlo.multiply %3, %4 : !t3
    %6 = stablehlo.multiply %0, %0 : !t69
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2] : (!t69, !t0) -> !t33
    %8 = stablehlo.reshape %7 : (!t33) -> !t36
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t36, !t0) -> !t3
    %cst_5 = stablehlo.constant dense<7.97193861E-5> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t3
    %11 = stablehlo.multiply %9, %10 : !t3
    %12 = stablehlo.multiply %5, %5 : !t3
    %13 = stablehlo.subtract %11, %12 : !t3
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t3
    %15 = stablehlo.add %13, %14 : !t3
    %16 = stablehlo.rsqrt %15 : !t3
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t4) -> !t3
    %18 = stablehlo.multiply %16, %17 : !t3
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (!t4) -> !t3
    %20 = stablehlo.multiply %5, %18 : !t3
    %21 = stablehlo.subtract %19, %20 : !t3
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (!t3) -> !t36
    %23 = stablehlo.reshape %22 : (!t36) -> !t33
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 3] : (!t33) -> !t69
    %25 = stablehlo.multiply %0, %24 : !t69
    %26 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (!t3) -> !t36
    %27 = stablehlo.reshape %26 : (!t36) -> !t33
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 3] : (!t33) -> !t69
    %29 = stablehlo.add %25, %28 : !t69
    %30 = stablehlo.convert %29 : (!t69) -> !t39
    return %30, %5, %13, %16 : !t39, !t3, !t3, !t3
  }
  func.func private @_relu_28(%arg0: !t39) -> !t39 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t39
    %1 = stablehlo.maximum %arg0, %0 : !t39
    return %1 : !t39
  }
  func.func private @normalise_29(%arg0: !t20, %arg1: !t4, %arg2: !t4) -> (!t20, !t3, !t3, !t3) {
    %cst = stablehlo.constant dense<9.99999974E-6> : !t0
    %0 = stablehlo.convert %arg0 : (!t20) -> !t70
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t70, !t0) -> !t33
    %2 = stablehlo.reshape %1 : (!t33) -> !t36
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t36, !t0) -> !t3
    %cst_2 = stablehlo.constant dense<3.18877544E-4> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t3
    %5 = stablehlo.multiply %3, %4 : !t3
    %6 = stablehlo.multiply %0, %0 : !t70
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2] : (!t70, !t0) -> !t33
    %8 = stablehlo.reshape %7 : (!t33) -> !t36
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t36, !t0) -> !t3
    %cst_5 = stablehlo.constant dense<3.18877544E-4> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t3
    %11 = stablehlo.multiply %9, %10 : !t3
    %12 = stablehlo.multiply %5, %5 : !t3
    %13 = stablehlo.subtract %11, %12 : !t3
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t3
    %15 = stablehlo.add %13, %14 : !t3
    %16 = stablehlo.rsqrt %15 : !t3
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t4) -> !t3
    %18 = stablehlo.multiply %16, %17 : !t3
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (!t4) -> !t3
    %20 = stablehlo.multiply %5, %18 : !t3
    %21 = stablehlo.subtract %19, %20 : !t3
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (!t3) -> !t36
    %23 = stablehlo.reshape %22 : (!t36) -> !t33
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 3] : (!t33) -> !t70
    %25 = stablehlo.multiply %0, %24 : !t70
    %26 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (!t3) -> !t36
    %27 = stablehlo.reshape %26 : (!t36) -> !t33
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 3] : (!t33) -> !t70
    %29 = stablehlo.add %25, %28 : !t70
    %30 = stablehlo.convert %29 : (!t70) -> !t20
    return %30, %5, %13, %16 : !t20, !t3, !t3, !t3
  }
  func.func private @_relu_30(%arg0: !t20) -> !t20 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t20
    %1 = stablehlo.maximum %arg0, %0 : !t20
    return %1 : !t20
  }
  func.func private @normalise_31(%arg0: !t19, %arg1: !t12, %arg2: !t12) -> (!t19, !t11, !t11, !t11) {
    %cst = stablehlo.constant dense<9.99999974E-6> : !t0
    %0 = stablehlo.convert %arg0 : (!t19) -> !t57
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t57, !t0) -> !t56
    %2 = stablehlo.reshape %1 : (!t56) -> !t74
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t74, !t0) -> !t11
    %cst_2 = stablehlo.constant dense<3.18877544E-4> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t11
    %5 = stablehlo.multiply %3, %4 : !t11
    %6 = stablehlo.multiply %0, %0 : !t57
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2] : (!t57, !t0) -> !t56
    %8 = stablehlo.reshape %7 : (!t56) -> !t74
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t74, !t0) -> !t11
    %cst_5 = stablehlo.constant dense<3.18877544E-4> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t11
    %11 = stablehlo.multiply %9, %10 : !t11
    %12 = stablehlo.multiply %5, %5 : !t11
    %13 = stablehlo.subtract %11, %12 : !t11
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t11
    %15 = stablehlo.add %13, %14 : !t11
    %16 = stablehlo.rsqrt %15 : !t11
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t12) -> !t11
    %18 = stablehlo.multiply %16, %17 : !t11
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (!t12) -> !t11
    %20 = stablehlo.multiply %5, %18 : !t11
    %21 = stablehlo.subtract %19, %20 : !t11
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (!t11) -> !t74
    %23 = stablehlo.reshape %22 : (!t74) -> !t56
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 3] : (!t56) -> !t57
    %25 = stablehlo.multiply %0, %24 : !t57
    %26 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (!t11) -> !t74
    %27 = stablehlo.reshape %26 : (!t74) -> !t56
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 3] : (!t56) -> !t57
    %29 = stablehlo.add %25, %28 : !t57
    %30 = stablehlo.convert %29 : (!t57) -> !t19
    return %30, %5, %13, %16 : !t19, !t11, !t11, !t11
  }
  func.func private @mixed_32(%arg0: !t11, %arg1: !t11) -> !t11 {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t11
    %1 = stablehlo.multiply %0, %arg0 : !t11
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t11
    %3 = stablehlo.multiply %2, %arg1 : !t11
    %4 = stablehlo.add %1, %3 : !t11
    return %4 : !t11
  }
  func.func private @_relu_33(%arg0: !t19) -> !t19 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t19
    %1 = stablehlo.maximum %arg0, %0 : !t19
    return %1 : !t19
  }
  func.func private @_block_34(%arg0: !t19, %arg1: !t41, %arg2: !t30, %arg3: !t31, %arg4: !t4, %arg5: !t4, %arg6: !t4, %arg7: !t4, %arg8: !t12, %arg9: !t12, %arg10: !t3, %arg11: !t3, %arg12: !t3, %arg13: !t3, %arg14: !t11, %arg15: !t11) -> (!t19, !t3, !t3, !t3, !t3, !t11, !t11, !t20, !t3, !t3, !t20, !t20, !t3, !t3, !t20, !t19, !t11, !t11) {
    %0 = stablehlo.convert %arg1 : (!t41) -> !t101 loc(#l69)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t19, !t101) -> !t20 loc(#l70)
    %2:4 = call @normalise_29(%1, %arg5, %arg4) : (!t20, !t4, !t4) -> (!t20, !t3, !t3, !t3) loc(#l71)
    %3 = call @mixed_14(%arg10, %2#1) : (!t3, !t3) -> !t3 loc(#l72)
    %4 = call @mixed_14(%arg11, %2#2) : (!t3, !t3) -> !t3 loc(#l72)
    %5 = call @_relu_30(%2#0) : (!t20) -> !t20 loc(#l73)
    %6 = stablehlo.convert %arg2 : (!t30) -> !t82 loc(#l74)
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t82) -> !t20 loc(#l75)
    %8:4 = call @normalise_29(%7, %arg7, %arg6) : (!t20, !t4, !t4) -> (!t20, !t3, !t3, !t3) loc(#l76)
    %9 = call @mixed_14(%arg12, %8#1) : (!t3, !t3) -> !t3 loc(#l77)
    %10 = call @mixed_14(%arg13, %8#2) : (!t3, !t3) -> !t3 loc(#l77)
    %11 = call @_relu_30(%8#0) : (!t20) -> !t20 loc(#l78)
    %12 = stablehlo.convert %arg3 : (!t31) -> !t83 loc(#l79)
    %13 = stablehlo.convolution(%11, %12) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t83) -> !t19 loc(#l80)
    %14:4 = call @normalise_31(%13, %arg9, %arg8) : (!t19, !t12, !t12) -> (!t19, !t11, !t11, !t11) loc(#l81)
    %15 = call @mixed_32(%arg14, %14#1) : (!t11, !t11) -> !t11 loc(#l82)
    %16 = call @mixed_32(%arg15, %14#2) : (!t11, !t11) -> !t11 loc(#l82)
    %17 = stablehlo.add %arg0, %14#0 : !t19
    %18 = call @_relu_33(%17) : (!t19) -> !t19
    return %18, %3, %4, %9, %10, %15, %16, %1, %2#1, %2#3, %5, %7, %8#1, %8#3, %11, %13, %14#1, %14#3 : !t19, !t3, !t3, !t3, !t3, !t11, !t11, !t20, !t3, !t3, !t20, !t20, !t3, !t3, !t20, !t19, !t11, !t11
  }
  func.func private @_cross_entropy(%arg0: !t75, %arg1: !t87) -> (!t72, !t72) {
    %0 = stablehlo.convert %arg0 : (!t75) -> !t58
    %cst = stablehlo.constant dense<0xFF800000> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (!t58, !t0) -> !t72
    %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (!t72) -> !t58
    %3 = stablehlo.subtract %0, %2 : !t58
    %4 = stablehlo.exponential %3 : !t58
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [1] : (!t58, !t0) -> !t72
    %6 = stablehlo.log %5 : !t72
    %7 = stablehlo.add %1, %6 : !t72
    %8 = stablehlo.iota dim = 1 : !t85
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (!t87) -> !t85
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (!t85, !t85) -> !t86
    %cst_1 = stablehlo.constant dense<9.001000e-01> : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %11 = call @_where(%10, %cst_1, %cst_2) : (!t86, !t0, !t0) -> !t58
    %12 = stablehlo.multiply %11, %0 : !t58
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [1] : (!t58, !t0) -> !t72
    %14 = stablehlo.subtract %7, %13 : !t72
    return %14, %7 : !t72, !t72
  }
  func.func private @_where(%arg0: !t86, %arg1: !t0, %arg2: !t0) -> !t58 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t0) -> !t58
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t0) -> !t58
    %2 = stablehlo.select %arg0, %0, %1 : !t86, !t58
    return %2 : !t58
  }
  func.func private @_cross_entropy_backward(%arg0: !t75, %arg1: !t87, %arg2: !t72, %arg3: !t72) -> !t75 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg3 : !t75, !t72
    %1 = stablehlo.convert %0#0 : (!t75) -> !t58
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0] : (!t72) -> !t58
    %3 = stablehlo.subtract %1, %2 : !t58
    %4 = stablehlo.exponential %3 : !t58
    %5 = stablehlo.iota dim = 1 : !t85
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [0] : (!t87) -> !t85
    %7 = stablehlo.compare EQ, %5, %6, SIGNED : (!t85, !t85) -> !t86
    %cst = stablehlo.constant dense<9.001000e-01> : !t0
    %cst_0 = stablehlo.constant dense<9.99999974E-5> : !t0
    %8 = call @_where_35(%7, %cst, %cst_0) : (!t86, !t0, !t0) -> !t58
    %9 = stablehlo.subtract %4, %8 : !t58
    %10 = stablehlo.broadcast_in_dim %0#1, dims = [0] : (!t72) -> !t58
    %11 = stablehlo.multiply %9, %10 : !t58
    %12 = stablehlo.convert %11 : (!t58) -> !t75
    return %12 : !t75
  }
  func.func private @_where_35(%arg0: !t86, %arg1: !t0, %arg2: !t0) -> !t58 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t0) -> !t58
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t0) -> !t58
    %2 = stablehlo.select %arg0, %0, %1 : !t86, !t58
    return %2 : !t58
  }
  func.func private @_block_36(%arg0: !t19, %arg1: !t41, %arg2: !t20, %arg3: !t4, %arg4: !t3, %arg5: !t3, %arg6: !t20, %arg7: !t30, %arg8: !t20, %arg9: !t4, %arg10: !t3, %arg11: !t3, %arg12: !t20, %arg13: !t31, %arg14: !t19, %arg15: !t12, %arg16: !t11, %arg17: !t11, %arg18: !t19, %arg19: !t19) -> (!t19, !t41, !t30, !t31, !t4, !t4, !t4, !t4, !t12, !t12) {
    %0 = call @_relu_backward(%arg18, %arg19) : (!t19, !t19) -> !t19
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t11 loc(#l87)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t11 loc(#l87)
    %3:3 = call @normalise_backward(%arg14, %arg15, %arg16, %arg17, %0) : (!t19, !t12, !t11, !t11, !t19) -> (!t19, !t12, !t12) loc(#l88)
    %4 = stablehlo.convert %arg13 : (!t31) -> !t83 loc(#l79)
    %5 = stablehlo.reverse %4, dims = [0, 1] : !t83 loc(#l89)
    %6 = stablehlo.convolution(%3#0, %5) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t19, !t83) -> !t20 loc(#l90)
    %7 = stablehlo.convolution(%arg12, %3#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t19) -> !t31 loc(#l80)
    %8 = call @_relu_backward_38(%arg12, %6) : (!t20, !t20) -> !t20 loc(#l91)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t3 loc(#l92)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t3 loc(#l92)
    %11:3 = call @normalise_backward_40(%arg8, %arg9, %arg10, %arg11, %8) : (!t20, !t4, !t3, !t3, !t20) -> (!t20, !t4, !t4) loc(#l93)
    %12 = stablehlo.convert %arg7 : (!t30) -> !t82 loc(#l74)
    %13 = stablehlo.reverse %12, dims = [0, 1] : !t82 loc(#l94)
    %14 = stablehlo.convolution(%11#0, %13) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t82) -> !t20 loc(#l95)
    %15 = stablehlo.convolution(%arg6, %11#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t20) -> !t30 loc(#l75)
    %16 = call @_relu_backward_38(%arg6, %14) : (!t20, !t20) -> !t20 loc(#l96)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t3 loc(#l97)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t3 loc(#l97)
    %19:3 = call @normalise_backward_40(%arg2, %arg3, %arg4, %arg5, %16) : (!t20, !t4, !t3, !t3, !t20) -> (!t20, !t4, !t4) loc(#l98)
    %20 = stablehlo.convert %arg1 : (!t41) -> !t101 loc(#l69)
    %21 = stablehlo.reverse %20, dims = [0, 1] : !t101 loc(#l99)
    %22 = stablehlo.convolution(%19#0, %21) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t101) -> !t19 loc(#l100)
    %23 = stablehlo.convolution(%arg0, %19#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t19, !t20) -> !t41 loc(#l70)
    %24 = stablehlo.add %0, %22 : !t19 loc(#l101)
    return %24, %23, %15, %7, %19#2, %19#1, %11#2, %11#1, %3#2, %3#1 : !t19, !t41, !t30, !t31, !t4, !t4, !t4, !t4, !t12, !t12
  }
  func.func private @_relu_backward(%arg0: !t19, %arg1: !t19) -> !t19 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t19, !t19
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t19
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t19, !t19) -> !t107
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t23
    %3 = call @_where_37(%2, %0#1, %cst_0) : (!t107, !t19, !t23) -> !t19
    return %3 : !t19
  }
  func.func private @_where_37(%arg0: !t107, %arg1: !t19, %arg2: !t23) -> !t19 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t23) -> !t19
    %1 = stablehlo.select %arg0, %arg1, %0 : !t107, !t19
    return %1 : !t19
  }
  func.func private @normalise_backward(%arg0: !t19, %arg1: !t12, %arg2: !t11, %arg3: !t11, %arg4: !t19) -> (!t19, !t12, !t12) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg2, %arg3, %arg4 : !t19, !t11, !t11, !t19
    %1 = stablehlo.convert %0#0 : (!t19) -> !t57
    %2 = stablehlo.convert %0#3 : (!t19) -> !t57
    %3 = stablehlo.broadcast_in_dim %0#1, dims = [0, 2] : (!t11) -> !t74
    %4 = stablehlo.reshape %3 : (!t74) -> !t56
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 3] : (!t56) -> !t57
    %6 = stablehlo.subtract %1, %5 : !t57
    %7 = stablehlo.broadcast_in_dim %0#2, dims = [0, 2] : (!t11) -> !t74
    %8 = stablehlo.reshape %7 : (!t74) -> !t56
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 3] : (!t56) -> !t57
    %10 = stablehlo.multiply %6, %9 : !t57
    %11 = stablehlo.multiply %2, %10 : !t57
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (!t57, !t0) -> !t56
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t57, !t0) -> !t56
    %14 = stablehlo.reshape %12 : (!t56) -> !t74
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t74, !t0) -> !t11
    %cst_2 = stablehlo.constant dense<3.18877544E-4> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t11
    %17 = stablehlo.multiply %15, %16 : !t11
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (!t11) -> !t74
    %19 = stablehlo.reshape %18 : (!t74) -> !t56
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 3] : (!t56) -> !t57
    %21 = stablehlo.reshape %13 : (!t56) -> !t74
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [1] : (!t74, !t0) -> !t11
    %cst_4 = stablehlo.constant dense<3.18877544E-4> : !t0
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t11
    %24 = stablehlo.multiply %22, %23 : !t11
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (!t11) -> !t74
    %26 = stablehlo.reshape %25 : (!t74) -> !t56
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 3] : (!t56) -> !t57
    %28 = stablehlo.subtract %2, %27 : !t57
    %29 = stablehlo.multiply %10, %20 : !t57
    %30 = stablehlo.subtract %28, %29 : !t57
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t12) -> !t11
    %32 = stablehlo.multiply %0#2, %31 : !t11
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (!t11) -> !t74
    %34 = stablehlo.reshape %33 : (!t74) -> !t56
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 3] : (!t56) -> !t57
    %36 = stablehlo.multiply %30, %35 : !t57
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %37 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.add across dimensions = [0] : (!t56, !t0) -> !t12
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %38 = stablehlo.reduce(%13 init: %cst_6) applies stablehlo.add across dimensions = [0] : (!t56, !t0) -> !t12
    %39 = stablehlo.convert %36 : (!t57) -> !t19
    return %39, %37, %38 : !t19, !t12, !t12
  }
  func.func private @_relu_backward_38(%arg0: !t20, %arg1: !t20) -> !t20 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t20, !t20
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t20
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t20, !t20) -> !t108
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t23
    %3 = call @_where_39(%2, %0#1, %cst_0) : (!t108, !t20, !t23) -> !t20
    return %3 : !t20
  }
  func.func private @_where_39(%arg0: !t108, %arg1: !t20, %arg2: !t23) -> !t20 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t23) -> !t20
    %1 = stablehlo.select %arg0, %arg1, %0 : !t108, !t20
    return %1 : !t20
  }
  func.func private @normalise_backward_40(%arg0: !t20, %arg1: !t4, %arg2: !t3, %arg3: !t3, %arg4: !t20) -> (!t20, !t4, !t4) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg2, %arg3, %arg4 : !t20, !t3, !t3, !t20
    %1 = stablehlo.convert %0#0 : (!t20) -> !t70
    %2 = stablehlo.convert %0#3 : (!t20) -> !t70
    %3 = stablehlo.broadcast_in_dim %0#1, dims = [0, 2] : (!t3) -> !t36
    %4 = stablehlo.reshape %3 : (!t36) -> !t33
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 3] : (!t33) -> !t70
    %6 = stablehlo.subtract %1, %5 : !t70
    %7 = stablehlo.broadcast_in_dim %0#2, dims = [0, 2] : (!t3) -> !t36
    %8 = stablehlo.reshape %7 : (!t36) -> !t33
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 3] : (!t33) -> !t70
    %10 = stablehlo.multiply %6, %9 : !t70
    %11 = stablehlo.multiply %2, %10 : !t70
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (!t70, !t0) -> !t33
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t70, !t0) -> !t33
    %14 = stablehlo.reshape %12 : (!t33) -> !t36
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t36, !t0) -> !t3
    %cst_2 = stablehlo.constant dense<3.18877544E-4> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t3
    %17 = stablehlo.multiply %15, %16 : !t3
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (!t3) -> !t36
    %19 = stablehlo.reshape %18 : (!t36) -> !t33
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 3] : (!t33) -> !t70
    %21 = stablehlo.reshape %13 : (!t33) -> !t36
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [1] : (!t36, !t0) -> !t3
    %cst_4 = stablehlo.constant dense<3.18877544E-4> : !t0
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t3
    %24 = stablehlo.multiply %22, %23 : !t3
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (!t3) -> !t36
    %26 = stablehlo.reshape %25 : (!t36) -> !t33
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 3] : (!t33) -> !t70
    %28 = stablehlo.subtract %2, %27 : !t70
    %29 = stablehlo.multiply %10, %20 : !t70
    %30 = stablehlo.subtract %28, %29 : !t70
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t4) -> !t3
    %32 = stablehlo.multiply %0#2, %31 : !t3
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (!t3) -> !t36
    %34 = stablehlo.reshape %33 : (!t36) -> !t33
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 3] : (!t33) -> !t70
    %36 = stablehlo.multiply %30, %35 : !t70
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %37 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.add across dimensions = [0] : (!t33, !t0) -> !t4
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %38 = stablehlo.reduce(%13 init: %cst_6) applies stablehlo.add across dimensions = [0] : (!t33, !t0) -> !t4
    %39 = stablehlo.convert %36 : (!t70) -> !t20
    return %39, %37, %38 : !t20, !t4, !t4
  }
  func.func private @_block_41(%arg0: !t14, %arg1: !t52, %arg2: !t39, %arg3: !t4, %arg4: !t3, %arg5: !t3, %arg6: !t39, %arg7: !t30, %arg8: !t20, %arg9: !t4, %arg10: !t3, %arg11: !t3, %arg12: !t20, %arg13: !t31, %arg14: !t19, %arg15: !t12, %arg16: !t11, %arg17: !t11, %arg18: !t53, %arg19: !t19, %arg20: !t12, %arg21: !t11, %arg22: !t11, %arg23: !t19, %arg24: !t19) -> (!t14, !t52, !t30, !t31, !t4, !t4, !t4, !t4, !t12, !t12, !t12, !t12, !t53) {
    %0 = call @_relu_backward(%arg23, %arg24) : (!t19, !t19) -> !t19
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t11 loc(#l102)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t11 loc(#l102)
    %3:3 = call @normalise_backward(%arg19, %arg20, %arg21, %arg22, %0) : (!t19, !t12, !t11, !t11, !t19) -> (!t19, !t12, !t12) loc(#l103)
    %4 = stablehlo.convert %arg18 : (!t53) -> !t100 loc(#l83)
    %5 = stablehlo.reverse %4, dims = [0, 1] : !t100 loc(#l104)
    %6 = stablehlo.convolution(%3#0, %5) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t19, !t100) -> !t14 loc(#l105)
    %7 = stablehlo.convolution(%arg0, %3#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t19) -> !t53 loc(#l84)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t11 loc(#l87)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t11 loc(#l87)
    %10:3 = call @normalise_backward(%arg14, %arg15, %arg16, %arg17, %0) : (!t19, !t12, !t11, !t11, !t19) -> (!t19, !t12, !t12) loc(#l88)
    %11 = stablehlo.convert %arg13 : (!t31) -> !t83 loc(#l79)
    %12 = stablehlo.reverse %11, dims = [0, 1] : !t83 loc(#l89)
    %13 = stablehlo.convolution(%10#0, %12) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t19, !t83) -> !t20 loc(#l90)
    %14 = stablehlo.convolution(%arg12, %10#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t19) -> !t31 loc(#l80)
    %15 = call @_relu_backward_38(%arg12, %13) : (!t20, !t20) -> !t20 loc(#l91)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t3 loc(#l92)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t3 loc(#l92)
    %18:3 = call @normalise_backward_40(%arg8, %arg9, %arg10, %arg11, %15) : (!t20, !t4, !t3, !t3, !t20) -> (!t20, !t4, !t4) loc(#l93)
    %19 = stablehlo.convert %arg7 : (!t30) -> !t82 loc(#l74)
    %20 = stablehlo.reverse %19, dims = [0, 1] : !t82 loc(#l94)
    %21 = stablehlo.convolution(%18#0, %20) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t82) -> !t39 loc(#l95)
    %22 = stablehlo.convolution(%arg6, %18#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t39, !t20) -> !t30 loc(#l75)
    %23 = call @_relu_backward_42(%arg6, %21) : (!t39, !t39) -> !t39 loc(#l96)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t3 loc(#l97)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t3 loc(#l97)
    %26:3 = call @normalise_backward_44(%arg2, %arg3, %arg4, %arg5, %23) : (!t39, !t4, !t3, !t3, !t39) -> (!t39, !t4, !t4) loc(#l98)
    %27 = stablehlo.convert %arg1 : (!t52) -> !t99 loc(#l69)
    %28 = stablehlo.reverse %27, dims = [0, 1] : !t99 loc(#l99)
    %29 = stablehlo.convolution(%26#0, %28) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t39, !t99) -> !t14 loc(#l100)
    %30 = stablehlo.convolution(%arg0, %26#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t39) -> !t52 loc(#l70)
    %31 = stablehlo.add %6, %29 : !t14 loc(#l101)
    return %31, %30, %22, %14, %26#2, %26#1, %18#2, %18#1, %10#2, %10#1, %3#2, %3#1, %7 : !t14, !t52, !t30, !t31, !t4, !t4, !t4, !t4, !t12, !t12, !t12, !t12, !t53
  }
  func.func private @_relu_backward_42(%arg0: !t39, %arg1: !t39) -> !t39 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t39, !t39
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t39
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t39, !t39) -> !t109
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t23
    %3 = call @_where_43(%2, %0#1, %cst_0) : (!t109, !t39, !t23) -> !t39
    return %3 : !t39
  }
  func.func private @_where_43(%arg0: !t109, %arg1: !t39, %arg2: !t23) -> !t39 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t23) -> !t39
    %1 = stablehlo.select %arg0, %arg1, %0 : !t109, !t39
    return %1 : !t39
  }
  func.func private @normalise_backward_44(%arg0: !t39, %arg1: !t4, %arg2: !t3, %arg3: !t3, %arg4: !t39) -> (!t39, !t4, !t4) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg2, %arg3, %arg4 : !t39, !t3, !t3, !t39
    %1 = stablehlo.convert %0#0 : (!t39) -> !t69
    %2 = stablehlo.convert %0#3 : (!t39) -> !t69
    %3 = stablehlo.broadcast_in_dim %0#1, dims = [0, 2] : (!t3) -> !t36
    %4 = stablehlo.reshape %3 : (!t36) -> !t33
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 3] : (!t33) -> !t69
    %6 = stablehlo.subtract %1, %5 : !t69
    %7 = stablehlo.broadcast_in_dim %0#2, dims = [0, 2] : (!t3) -> !t36
    %8 = stablehlo.reshape %7 : (!t36) -> !t33
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 3] : (!t33) -> !t69
    %10 = stablehlo.multiply %6, %9 : !t69
    %11 = stablehlo.multiply %2, %10 : !t69
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (!t69, !t0) -> !t33
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t69, !t0) -> !t33
    %14 = stablehlo.reshape %12 : (!t33) -> !t36
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t36, !t0) -> !t3
    %cst_2 = stablehlo.constant dense<7.97193861E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t3
    %17 = stablehlo.multiply %15, %16 : !t3
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (!t3) -> !t36
    %19 = stablehlo.reshape %18 : (!t36) -> !t33
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 3] : (!t33) -> !t69
    %21 = stablehlo.reshape %13 : (!t33) -> !t36
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [1] : (!t36, !t0) -> !t3
    %cst_4 = stablehlo.constant dense<7.97193861E-5> : !t0
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t3
    %24 = stablehlo.multiply %22, %23 : !t3
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (!t3) -> !t36
    %26 = stablehlo.reshape %25 : (!t36) -> !t33
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 3] : (!t33) -> !t69
    %28 = stablehlo.subtract %2, %27 : !t69
    %29 = stablehlo.multiply %10, %20 : !t69
    %30 = stablehlo.subtract %28, %29 : !t69
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t4) -> !t3
    %32 = stablehlo.multiply %0#2, %31 : !t3
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (!t3) -> !t36
    %34 = stablehlo.reshape %33 : (!t36) -> !t33
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 3] : (!t33) -> !t69
    %36 = stablehlo.multiply %30, %35 : !t69
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %37 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.add across dimensions = [0] : (!t33, !t0) -> !t4
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %38 = stablehlo.reduce(%13 init: %cst_6) applies stablehlo.add across dimensions = [0] : (!t33, !t0) -> !t4
    %39 = stablehlo.convert %36 : (!t69) -> !t39
    return %39, %37, %38 : !t39, !t4, !t4
  }
  func.func private @_block_45(%arg0: !t14, %arg1: !t25, %arg2: !t15, %arg3: !t1, %arg4: !t2, %arg5: !t2, %arg6: !t15, %arg7: !t21, %arg8: !t15, %arg9: !t1, %arg10: !t2, %arg11: !t2, %arg12: !t15, %arg13: !t22, %arg14: !t14, %arg15: !t9, %arg16: !t10, %arg17: !t10, %arg18: !t14, %arg19: !t14) -> (!t14, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9) {
    %0 = call @_relu_backward_46(%arg18, %arg19) : (!t14, !t14) -> !t14
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t10 loc(#l87)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t10 loc(#l87)
    %3:3 = call @normalise_backward_48(%arg14, %arg15, %arg16, %arg17, %0) : (!t14, !t9, !t10, !t10, !t14) -> (!t14, !t9, !t9) loc(#l88)
    %4 = stablehlo.convert %arg13 : (!t22) -> !t81 loc(#l79)
    %5 = stablehlo.reverse %4, dims = [0, 1] : !t81 loc(#l89)
    %6 = stablehlo.convolution(%3#0, %5) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t81) -> !t15 loc(#l90)
    %7 = stablehlo.convolution(%arg12, %3#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t15, !t14) -> !t22 loc(#l80)
    %8 = call @_relu_backward_49(%arg12, %6) : (!t15, !t15) -> !t15 loc(#l91)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t2 loc(#l92)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t2 loc(#l92)
    %11:3 = call @normalise_backward_51(%arg8, %arg9, %arg10, %arg11, %8) : (!t15, !t1, !t2, !t2, !t15) -> (!t15, !t1, !t1) loc(#l93)
    %12 = stablehlo.convert %arg7 : (!t21) -> !t80 loc(#l74)
    %13 = stablehlo.reverse %12, dims = [0, 1] : !t80 loc(#l94)
    %14 = stablehlo.convolution(%11#0, %13) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t15, !t80) -> !t15 loc(#l95)
    %15 = stablehlo.convolution(%arg6, %11#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t15, !t15) -> !t21 loc(#l75)
    %16 = call @_relu_backward_49(%arg6, %14) : (!t15, !t15) -> !t15 loc(#l96)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t2 loc(#l97)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t2 loc(#l97)
    %19:3 = call @normalise_backward_51(%arg2, %arg3, %arg4, %arg5, %16) : (!t15, !t1, !t2, !t2, !t15) -> (!t15, !t1, !t1) loc(#l98)
    %20 = stablehlo.convert %arg1 : (!t25) -> !t98 loc(#l69)
    %21 = stablehlo.reverse %20, dims = [0, 1] : !t98 loc(#l99)
    %22 = stablehlo.convolution(%19#0, %21) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t15, !t98) -> !t14 loc(#l100)
    %23 = stablehlo.convolution(%arg0, %19#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t15) -> !t25 loc(#l70)
    %24 = stablehlo.add %0, %22 : !t14 loc(#l101)
    return %24, %23, %15, %7, %19#2, %19#1, %11#2, %11#1, %3#2, %3#1 : !t14, !t25, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9
  }
  func.func private @_relu_backward_46(%arg0: !t14, %arg1: !t14) -> !t14 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t14, !t14
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t14
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t14, !t14) -> !t110
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t23
    %3 = call @_where_47(%2, %0#1, %cst_0) : (!t110, !t14, !t23) -> !t14
    return %3 : !t14
  }
  func.func private @_where_47(%arg0: !t110, %arg1: !t14, %arg2: !t23) -> !t14 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t23) -> !t14
    %1 = stablehlo.select %arg0, %arg1, %0 : !t110, !t14
    return %1 : !t14
  }
  func.func private @normalise_backward_48(%arg0: !t14, %arg1: !t9, %arg2: !t10, %arg3: !t10, %arg4: !t14) -> (!t14, !t9, !t9) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg2, %arg3, %arg4 : !t14, !t10, !t10, !t14
    %1 = stablehlo.convert %0#0 : (!t14) -> !t68
    %2 = stablehlo.convert %0#3 : (!t14) -> !t68
    %3 = stablehlo.broadcast_in_dim %0#1, dims = [0, 2] : (!t10) -> !t73
    %4 = stablehlo.reshape %3 : (!t73) -> !t71
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 3] : (!t71) -> !t68
    %6 = stablehlo.subtract %1, %5 : !t68
    %7 = stablehlo.broadcast_in_dim %0#2, dims = [0, 2] : (!t10) -> !t73
    %8 = stablehlo.reshape %7 : (!t73) -> !t71
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 3] : (!t71) -> !t68
    %10 = stablehlo.multiply %6, %9 : !t68
    %11 = stablehlo.multiply %2, %10 : !t68
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (!t68, !t0) -> !t71
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t68, !t0) -> !t71
    %14 = stablehlo.reshape %12 : (!t71) -> !t73
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t73, !t0) -> !t10
    %cst_2 = stablehlo.constant dense<7.97193861E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t10
    %17 = stablehlo.multiply %15, %16 : !t10
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (!t10) -> !t73
    %19 = stablehlo.reshape %18 : (!t73) -> !t71
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 3] : (!t71) -> !t68
    %21 = stablehlo.reshape %13 : (!t71) -> !t73
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [1] : (!t73, !t0) -> !t10
    %cst_4 = stablehlo.constant dense<7.97193861E-5> : !t0
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t10
    %24 = stablehlo.multiply %22, %23 : !t10
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (!t10) -> !t73
    %26 = stablehlo.reshape %25 : (!t73) -> !t71
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 3] : (!t71) -> !t68
    %28 = stablehlo.subtract %2, %27 : !t68
    %29 = stablehlo.multiply %10, %20 : !t68
    %30 = stablehlo.subtract %28, %29 : !t68
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t9) -> !t10
    %32 = stablehlo.multiply %0#2, %31 : !t10
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (!t10) -> !t73
    %34 = stablehlo.reshape %33 : (!t73) -> !t71
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 3] : (!t71) -> !t68
    %36 = stablehlo.multiply %30, %35 : !t68
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %37 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.add across dimensions = [0] : (!t71, !t0) -> !t9
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %38 = stablehlo.reduce(%13 init: %cst_6) applies stablehlo.add across dimensions = [0] : (!t71, !t0) -> !t9
    %39 = stablehlo.convert %36 : (!t68) -> !t14
    return %39, %37, %38 : !t14, !t9, !t9
  }
  func.func private @_relu_backward_49(%arg0: !t15, %arg1: !t15) -> !t15 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t15, !t15
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t15
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t15, !t15) -> !t111
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t23
    %3 = call @_where_50(%2, %0#1, %cst_0) : (!t111, !t15, !t23) -> !t15
    return %3 : !t15
  }
  func.func private @_where_50(%arg0: !t111, %arg1: !t15, %arg2: !t23) -> !t15 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t23) -> !t15
    %1 = stablehlo.select %arg0, %arg1, %0 : !t111, !t15
    return %1 : !t15
  }
  func.func private @normalise_backward_51(%arg0: !t15, %arg1: !t1, %arg2: !t2, %arg3: !t2, %arg4: !t15) -> (!t15, !t1, !t1) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg2, %arg3, %arg4 : !t15, !t2, !t2, !t15
    %1 = stablehlo.convert %0#0 : (!t15) -> !t67
    %2 = stablehlo.convert %0#3 : (!t15) -> !t67
    %3 = stablehlo.broadcast_in_dim %0#1, dims = [0, 2] : (!t2) -> !t35
    %4 = stablehlo.reshape %3 : (!t35) -> !t32
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 3] : (!t32) -> !t67
    %6 = stablehlo.subtract %1, %5 : !t67
    %7 = stablehlo.broadcast_in_dim %0#2, dims = [0, 2] : (!t2) -> !t35
    %8 = stablehlo.reshape %7 : (!t35) -> !t32
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 3] : (!t32) -> !t67
    %10 = stablehlo.multiply %6, %9 : !t67
    %11 = stablehlo.multiply %2, %10 : !t67
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (!t67, !t0) -> !t32
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t67, !t0) -> !t32
    %14 = stablehlo.reshape %12 : (!t32) -> !t35
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t35, !t0) -> !t2
    %cst_2 = stablehlo.constant dense<7.97193861E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t2
    %17 = stablehlo.multiply %15, %16 : !t2
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (!t2) -> !t35
    %19 = stablehlo.reshape %18 : (!t35) -> !t32
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 3] : (!t32) -> !t67
    %21 = stablehlo.reshape %13 : (!t32) -> !t35
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [1] : (!t35, !t0) -> !t2
    %cst_4 = stablehlo.constant dense<7.97193861E-5> : !t0
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t2
    %24 = stablehlo.multiply %22, %23 : !t2
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (!t2) -> !t35
    %26 = stablehlo.reshape %25 : (!t35) -> !t32
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 3] : (!t32) -> !t67
    %28 = stablehlo.subtract %2, %27 : !t67
    %29 = stablehlo.multiply %10, %20 : !t67
    %30 = stablehlo.subtract %28, %29 : !t67
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t1) -> !t2
    %32 = stablehlo.multiply %0#2, %31 : !t2
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (!t2) -> !t35
    %34 = stablehlo.reshape %33 : (!t35) -> !t32
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 3] : (!t32) -> !t67
    %36 = stablehlo.multiply %30, %35 : !t67
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %37 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.add across dimensions = [0] : (!t32, !t0) -> !t1
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %38 = stablehlo.reduce(%13 init: %cst_6) applies stablehlo.add across dimensions = [0] : (!t32, !t0) -> !t1
    %39 = stablehlo.convert %36 : (!t67) -> !t15
    return %39, %37, %38 : !t15, !t1, !t1
  }
  func.func private @_block_52(%arg0: !t16, %arg1: !t50, %arg2: !t38, %arg3: !t1, %arg4: !t2, %arg5: !t2, %arg6: !t38, %arg7: !t21, %arg8: !t15, %arg9: !t1, %arg10: !t2, %arg11: !t2, %arg12: !t15, %arg13: !t22, %arg14: !t14, %arg15: !t9, %arg16: !t10, %arg17: !t10, %arg18: !t51, %arg19: !t14, %arg20: !t9, %arg21: !t10, %arg22: !t10, %arg23: !t14, %arg24: !t14) -> (!t16, !t50, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t9, !t9, !t51) {
    %0 = call @_relu_backward_46(%arg23, %arg24) : (!t14, !t14) -> !t14
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t10 loc(#l102)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t10 loc(#l102)
    %3:3 = call @normalise_backward_48(%arg19, %arg20, %arg21, %arg22, %0) : (!t14, !t9, !t10, !t10, !t14) -> (!t14, !t9, !t9) loc(#l103)
    %4 = stablehlo.convert %arg18 : (!t51) -> !t97 loc(#l83)
    %5 = stablehlo.reverse %4, dims = [0, 1] : !t97 loc(#l104)
    %6 = stablehlo.convolution(%3#0, %5) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t97) -> !t16 loc(#l105)
    %7 = stablehlo.convolution(%arg0, %3#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t16, !t14) -> !t51 loc(#l84)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t10 loc(#l87)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t10 loc(#l87)
    %10:3 = call @normalise_backward_48(%arg14, %arg15, %arg16, %arg17, %0) : (!t14, !t9, !t10, !t10, !t14) -> (!t14, !t9, !t9) loc(#l88)
    %11 = stablehlo.convert %arg13 : (!t22) -> !t81 loc(#l79)
    %12 = stablehlo.reverse %11, dims = [0, 1] : !t81 loc(#l89)
    %13 = stablehlo.convolution(%10#0, %12) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t81) -> !t15 loc(#l90)
    %14 = stablehlo.convolution(%arg12, %10#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t15, !t14) -> !t22 loc(#l80)
    %15 = call @_relu_backward_49(%arg12, %13) : (!t15, !t15) -> !t15 loc(#l91)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t2 loc(#l92)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t2 loc(#l92)
    %18:3 = call @normalise_backward_51(%arg8, %arg9, %arg10, %arg11, %15) : (!t15, !t1, !t2, !t2, !t15) -> (!t15, !t1, !t1) loc(#l93)
    %19 = stablehlo.convert %arg7 : (!t21) -> !t80 loc(#l74)
    %20 = stablehlo.reverse %19, dims = [0, 1] : !t80 loc(#l94)
    %21 = stablehlo.convolution(%18#0, %20) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t15, !t80) -> !t38 loc(#l95)
    %22 = stablehlo.convolution(%arg6, %18#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t38, !t15) -> !t21 loc(#l75)
    %23 = call @_relu_backward_53(%arg6, %21) : (!t38, !t38) -> !t38 loc(#l96)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t2 loc(#l97)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t2 loc(#l97)
    %26:3 = call @normalise_backward_55(%arg2, %arg3, %arg4, %arg5, %23) : (!t38, !t1, !t2, !t2, !t38) -> (!t38, !t1, !t1) loc(#l98)
    %27 = stablehlo.convert %arg1 : (!t50) -> !t96 loc(#l69)
    %28 = stablehlo.reverse %27, dims = [0, 1] : !t96 loc(#l99)
    %29 = stablehlo.convolution(%26#0, %28) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t38, !t96) -> !t16 loc(#l100)
    %30 = stablehlo.convolution(%arg0, %26#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t16, !t38) -> !t50 loc(#l70)
    %31 = stablehlo.add %6, %29 : !t16 loc(#l101)
    return %31, %30, %22, %14, %26#2, %26#1, %18#2, %18#1, %10#2, %10#1, %3#2, %3#1, %7 : !t16, !t50, !t21, !t22, !t1, !t1, !t1, !t1, !t9, !t9, !t9, !t9, !t51
  }
  func.func private @_relu_backward_53(%arg0: !t38, %arg1: !t38) -> !t38 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t38, !t38
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t38
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t38, !t38) -> !t112
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t23
    %3 = call @_where_54(%2, %0#1, %cst_0) : (!t112, !t38, !t23) -> !t38
    return %3 : !t38
  }
  func.func private @_where_54(%arg0: !t112, %arg1: !t38, %arg2: !t23) -> !t38 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t23) -> !t38
    %1 = stablehlo.select %arg0, %arg1, %0 : !t112, !t38
    return %1 : !t38
  }
  func.func private @normalise_backward_55(%arg0: !t38, %arg1: !t1, %arg2: !t2, %arg3: !t2, %arg4: !t38) -> (!t38, !t1, !t1) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg2, %arg3, %arg4 : !t38, !t2, !t2, !t38
    %1 = stablehlo.convert %0#0 : (!t38) -> !t66
    %2 = stablehlo.convert %0#3 : (!t38) -> !t66
    %3 = stablehlo.broadcast_in_dim %0#1, dims = [0, 2] : (!t2) -> !t35
    %4 = stablehlo.reshape %3 : (!t35) -> !t32
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 3] : (!t32) -> !t66
    %6 = stablehlo.subtract %1, %5 : !t66
    %7 = stablehlo.broadcast_in_dim %0#2, dims = [0, 2] : (!t2) -> !t35
    %8 = stablehlo.reshape %7 : (!t35) -> !t32
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 3] : (!t32) -> !t66
    %10 = stablehlo.multiply %6, %9 : !t66
    %11 = stablehlo.multiply %2, %10 : !t66
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (!t66, !t0) -> !t32
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t66, !t0) -> !t32
    %14 = stablehlo.reshape %12 : (!t32) -> !t35
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t35, !t0) -> !t2
    %cst_2 = stablehlo.constant dense<1.99298465E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t2
    %17 = stablehlo.multiply %15, %16 : !t2
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (!t2) -> !t35
    %19 = stablehlo.reshape %18 : (!t35) -> !t32
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 3] : (!t32) -> !t66
    %21 = stablehlo.reshape %13 : (!t32) -> !t35
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [1] : (!t35, !t0) -> !t2
    %cst_4 = stablehlo.constant dense<1.99298465E-5> : !t0
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t2
    %24 = stablehlo.multiply %22, %23 : !t2
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (!t2) -> !t35
    %26 = stablehlo.reshape %25 : (!t35) -> !t32
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 3] : (!t32) -> !t66
    %28 = stablehlo.subtract %2, %27 : !t66
    %29 = stablehlo.multiply %10, %20 : !t66
    %30 = stablehlo.subtract %28, %29 : !t66
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t1) -> !t2
    %32 = stablehlo.multiply %0#2, %31 : !t2
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (!t2) -> !t35
    %34 = stablehlo.reshape %33 : (!t35) -> !t32
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 3] : (!t32) -> !t66
    %36 = stablehlo.multiply %30, %35 : !t66
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %37 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.add across dimensions = [0] : (!t32, !t0) -> !t1
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %38 = stablehlo.reduce(%13 init: %cst_6) applies stablehlo.add across dimensions = [0] : (!t32, !t0) -> !t1
    %39 = stablehlo.convert %36 : (!t66) -> !t38
    return %39, %37, %38 : !t38, !t1, !t1
  }
  func.func private @_block_56(%arg0: !t16, %arg1: !t34, %arg2: !t18, %arg3: !t7, %arg4: !t6, %arg5: !t6, %arg6: !t18, %arg7: !t26, %arg8: !t18, %arg9: !t7, %arg10: !t6, %arg11: !t6, %arg12: !t18, %arg13: !t27, %arg14: !t16, %arg15: !t4, %arg16: !t3, %arg17: !t3, %arg18: !t16, %arg19: !t16) -> (!t16, !t34, !t26, !t27, !t7, !t7, !t7, !t7, !t4, !t4) {
    %0 = call @_relu_backward_57(%arg18, %arg19) : (!t16, !t16) -> !t16
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t3 loc(#l87)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t3 loc(#l87)
    %3:3 = call @normalise_backward_59(%arg14, %arg15, %arg16, %arg17, %0) : (!t16, !t4, !t3, !t3, !t16) -> (!t16, !t4, !t4) loc(#l88)
    %4 = stablehlo.convert %arg13 : (!t27) -> !t79 loc(#l79)
    %5 = stablehlo.reverse %4, dims = [0, 1] : !t79 loc(#l89)
    %6 = stablehlo.convolution(%3#0, %5) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t16, !t79) -> !t18 loc(#l90)
    %7 = stablehlo.convolution(%arg12, %3#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t18, !t16) -> !t27 loc(#l80)
    %8 = call @_relu_backward_60(%arg12, %6) : (!t18, !t18) -> !t18 loc(#l91)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t6 loc(#l92)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t6 loc(#l92)
    %11:3 = call @normalise_backward_62(%arg8, %arg9, %arg10, %arg11, %8) : (!t18, !t7, !t6, !t6, !t18) -> (!t18, !t7, !t7) loc(#l93)
    %12 = stablehlo.convert %arg7 : (!t26) -> !t78 loc(#l74)
    %13 = stablehlo.reverse %12, dims = [0, 1] : !t78 loc(#l94)
    %14 = stablehlo.convolution(%11#0, %13) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t18, !t78) -> !t18 loc(#l95)
    %15 = stablehlo.convolution(%arg6, %11#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t18, !t18) -> !t26 loc(#l75)
    %16 = call @_relu_backward_60(%arg6, %14) : (!t18, !t18) -> !t18 loc(#l96)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t6 loc(#l97)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t6 loc(#l97)
    %19:3 = call @normalise_backward_62(%arg2, %arg3, %arg4, %arg5, %16) : (!t18, !t7, !t6, !t6, !t18) -> (!t18, !t7, !t7) loc(#l98)
    %20 = stablehlo.convert %arg1 : (!t34) -> !t95 loc(#l69)
    %21 = stablehlo.reverse %20, dims = [0, 1] : !t95 loc(#l99)
    %22 = stablehlo.convolution(%19#0, %21) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t18, !t95) -> !t16 loc(#l100)
    %23 = stablehlo.convolution(%arg0, %19#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t16, !t18) -> !t34 loc(#l70)
    %24 = stablehlo.add %0, %22 : !t16 loc(#l101)
    return %24, %23, %15, %7, %19#2, %19#1, %11#2, %11#1, %3#2, %3#1 : !t16, !t34, !t26, !t27, !t7, !t7, !t7, !t7, !t4, !t4
  }
  func.func private @_relu_backward_57(%arg0: !t16, %arg1: !t16) -> !t16 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t16, !t16
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t16
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t16, !t16) -> !t113
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t23
    %3 = call @_where_58(%2, %0#1, %cst_0) : (!t113, !t16, !t23) -> !t16
    return %3 : !t16
  }
  func.func private @_where_58(%arg0: !t113, %arg1: !t16, %arg2: !t23) -> !t16 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t23) -> !t16
    %1 = stablehlo.select %arg0, %arg1, %0 : !t113, !t16
    return %1 : !t16
  }
  func.func private @normalise_backward_59(%arg0: !t16, %arg1: !t4, %arg2: !t3, %arg3: !t3, %arg4: !t16) -> (!t16, !t4, !t4) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg2, %arg3, %arg4 : !t16, !t3, !t3, !t16
    %1 = stablehlo.convert %0#0 : (!t16) -> !t65
    %2 = stablehlo.convert %0#3 : (!t16) -> !t65
    %3 = stablehlo.broadcast_in_dim %0#1, dims = [0, 2] : (!t3) -> !t36
    %4 = stablehlo.reshape %3 : (!t36) -> !t33
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 3] : (!t33) -> !t65
    %6 = stablehlo.subtract %1, %5 : !t65
    %7 = stablehlo.broadcast_in_dim %0#2, dims = [0, 2] : (!t3) -> !t36
    %8 = stablehlo.reshape %7 : (!t36) -> !t33
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 3] : (!t33) -> !t65
    %10 = stablehlo.multiply %6, %9 : !t65
    %11 = stablehlo.multiply %2, %10 : !t65
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (!t65, !t0) -> !t33
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t65, !t0) -> !t33
    %14 = stablehlo.reshape %12 : (!t33) -> !t36
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t36, !t0) -> !t3
    %cst_2 = stablehlo.constant dense<1.99298465E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t3
    %17 = stablehlo.multiply %15, %16 : !t3
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (!t3) -> !t36
    %19 = stablehlo.reshape %18 : (!t36) -> !t33
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 3] : (!t33) -> !t65
    %21 = stablehlo.reshape %13 : (!t33) -> !t36
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [1] : (!t36, !t0) -> !t3
    %cst_4 = stablehlo.constant dense<1.99298465E-5> : !t0
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t3
    %24 = stablehlo.multiply %22, %23 : !t3
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (!t3) -> !t36
    %26 = stablehlo.reshape %25 : (!t36) -> !t33
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 3] : (!t33) -> !t65
    %28 = stablehlo.subtract %2, %27 : !t65
    %29 = stablehlo.multiply %10, %20 : !t65
    %30 = stablehlo.subtract %28, %29 : !t65
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t4) -> !t3
    %32 = stablehlo.multiply %0#2, %31 : !t3
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (!t3) -> !t36
    %34 = stablehlo.reshape %33 : (!t36) -> !t33
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 3] : (!t33) -> !t65
    %36 = stablehlo.multiply %30, %35 : !t65
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %37 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.add across dimensions = [0] : (!t33, !t0) -> !t4
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %38 = stablehlo.reduce(%13 init: %cst_6) applies stablehlo.add across dimensions = [0] : (!t33, !t0) -> !t4
    %39 = stablehlo.convert %36 : (!t65) -> !t16
    return %39, %37, %38 : !t16, !t4, !t4
  }
  func.func private @_relu_backward_60(%arg0: !t18, %arg1: !t18) -> !t18 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t18, !t18
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t18
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t18, !t18) -> !t114
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t23
    %3 = call @_where_61(%2, %0#1, %cst_0) : (!t114, !t18, !t23) -> !t18
    return %3 : !t18
  }
  func.func private @_where_61(%arg0: !t114, %arg1: !t18, %arg2: !t23) -> !t18 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t23) -> !t18
    %1 = stablehlo.select %arg0, %arg1, %0 : !t114, !t18
    return %1 : !t18
  }
  func.func private @normalise_backward_62(%arg0: !t18, %arg1: !t7, %arg2: !t6, %arg3: !t6, %arg4: !t18) -> (!t18, !t7, !t7) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg2, %arg3, %arg4 : !t18, !t6, !t6, !t18
    %1 = stablehlo.convert %0#0 : (!t18) -> !t64
    %2 = stablehlo.convert %0#3 : (!t18) -> !t64
    %3 = stablehlo.broadcast_in_dim %0#1, dims = [0, 2] : (!t6) -> !t46
    %4 = stablehlo.reshape %3 : (!t46) -> !t44
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 3] : (!t44) -> !t64
    %6 = stablehlo.subtract %1, %5 : !t64
    %7 = stablehlo.broadcast_in_dim %0#2, dims = [0, 2] : (!t6) -> !t46
    %8 = stablehlo.reshape %7 : (!t46) -> !t44
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 3] : (!t44) -> !t64
    %10 = stablehlo.multiply %6, %9 : !t64
    %11 = stablehlo.multiply %2, %10 : !t64
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (!t64, !t0) -> !t44
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t64, !t0) -> !t44
    %14 = stablehlo.reshape %12 : (!t44) -> !t46
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t46, !t0) -> !t6
    %cst_2 = stablehlo.constant dense<1.99298465E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t6
    %17 = stablehlo.multiply %15, %16 : !t6
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (!t6) -> !t46
    %19 = stablehlo.reshape %18 : (!t46) -> !t44
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 3] : (!t44) -> !t64
    %21 = stablehlo.reshape %13 : (!t44) -> !t46
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [1] : (!t46, !t0) -> !t6
    %cst_4 = stablehlo.constant dense<1.99298465E-5> : !t0
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t6
    %24 = stablehlo.multiply %22, %23 : !t6
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (!t6) -> !t46
    %26 = stablehlo.reshape %25 : (!t46) -> !t44
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 3] : (!t44) -> !t64
    %28 = stablehlo.subtract %2, %27 : !t64
    %29 = stablehlo.multiply %10, %20 : !t64
    %30 = stablehlo.subtract %28, %29 : !t64
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t7) -> !t6
    %32 = stablehlo.multiply %0#2, %31 : !t6
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (!t6) -> !t46
    %34 = stablehlo.reshape %33 : (!t46) -> !t44
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 3] : (!t44) -> !t64
    %36 = stablehlo.multiply %30, %35 : !t64
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %37 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.add across dimensions = [0] : (!t44, !t0) -> !t7
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %38 = stablehlo.reduce(%13 init: %cst_6) applies stablehlo.add across dimensions = [0] : (!t44, !t0) -> !t7
    %39 = stablehlo.convert %36 : (!t64) -> !t18
    return %39, %37, %38 : !t18, !t7, !t7
  }
  func.func private @_block_63(%arg0: !t17, %arg1: !t48, %arg2: !t37, %arg3: !t7, %arg4: !t6, %arg5: !t6, %arg6: !t37, %arg7: !t26, %arg8: !t18, %arg9: !t7, %arg10: !t6, %arg11: !t6, %arg12: !t18, %arg13: !t27, %arg14: !t16, %arg15: !t4, %arg16: !t3, %arg17: !t3, %arg18: !t49, %arg19: !t16, %arg20: !t4, %arg21: !t3, %arg22: !t3, %arg23: !t16, %arg24: !t16) -> (!t17, !t48, !t26, !t27, !t7, !t7, !t7, !t7, !t4, !t4, !t4, !t4, !t49) {
    %0 = call @_relu_backward_57(%arg23, %arg24) : (!t16, !t16) -> !t16
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t3 loc(#l102)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t3 loc(#l102)
    %3:3 = call @normalise_backward_59(%arg19, %arg20, %arg21, %arg22, %0) : (!t16, !t4, !t3, !t3, !t16) -> (!t16, !t4, !t4) loc(#l103)
    %4 = stablehlo.convert %arg18 : (!t49) -> !t94 loc(#l83)
    %5 = stablehlo.reverse %4, dims = [0, 1] : !t94 loc(#l104)
    %6 = stablehlo.convolution(%3#0, %5) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t16, !t94) -> !t17 loc(#l105)
    %7 = stablehlo.convolution(%arg0, %3#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t17, !t16) -> !t49 loc(#l84)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t3 loc(#l87)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t3 loc(#l87)
    %10:3 = call @normalise_backward_59(%arg14, %arg15, %arg16, %arg17, %0) : (!t16, !t4, !t3, !t3, !t16) -> (!t16, !t4, !t4) loc(#l88)
    %11 = stablehlo.convert %arg13 : (!t27) -> !t79 loc(#l79)
    %12 = stablehlo.reverse %11, dims = [0, 1] : !t79 loc(#l89)
    %13 = stablehlo.convolution(%10#0, %12) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t16, !t79) -> !t18 loc(#l90)
    %14 = stablehlo.convolution(%arg12, %10#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t18, !t16) -> !t27 loc(#l80)
    %15 = call @_relu_backward_60(%arg12, %13) : (!t18, !t18) -> !t18 loc(#l91)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t6 loc(#l92)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t6 loc(#l92)
    %18:3 = call @normalise_backward_62(%arg8, %arg9, %arg10, %arg11, %15) : (!t18, !t7, !t6, !t6, !t18) -> (!t18, !t7, !t7) loc(#l93)
    %19 = stablehlo.convert %arg7 : (!t26) -> !t78 loc(#l74)
    %20 = stablehlo.reverse %19, dims = [0, 1] : !t78 loc(#l94)
    %21 = stablehlo.convolution(%18#0, %20) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t18, !t78) -> !t37 loc(#l95)
    %22 = stablehlo.convolution(%arg6, %18#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t37, !t18) -> !t26 loc(#l75)
    %23 = call @_relu_backward_64(%arg6, %21) : (!t37, !t37) -> !t37 loc(#l96)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t6 loc(#l97)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t6 loc(#l97)
    %26:3 = call @normalise_backward_66(%arg2, %arg3, %arg4, %arg5, %23) : (!t37, !t7, !t6, !t6, !t37) -> (!t37, !t7, !t7) loc(#l98)
    %27 = stablehlo.convert %arg1 : (!t48) -> !t93 loc(#l69)
    %28 = stablehlo.reverse %27, dims = [0, 1] : !t93 loc(#l99)
    %29 = stablehlo.convolution(%26#0, %28) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t37, !t93) -> !t17 loc(#l100)
    %30 = stablehlo.convolution(%arg0, %26#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t17, !t37) -> !t48 loc(#l70)
    %31 = stablehlo.add %6, %29 : !t17 loc(#l101)
    return %31, %30, %22, %14, %26#2, %26#1, %18#2, %18#1, %10#2, %10#1, %3#2, %3#1, %7 : !t17, !t48, !t26, !t27, !t7, !t7, !t7, !t7, !t4, !t4, !t4, !t4, !t49
  }
  func.func private @_relu_backward_64(%arg0: !t37, %arg1: !t37) -> !t37 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t37, !t37
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t37
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t37, !t37) -> !t115
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t23
    %3 = call @_where_65(%2, %0#1, %cst_0) : (!t115, !t37, !t23) -> !t37
    return %3 : !t37
  }
  func.func private @_where_65(%arg0: !t115, %arg1: !t37, %arg2: !t23) -> !t37 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t23) -> !t37
    %1 = stablehlo.select %arg0, %arg1, %0 : !t115, !t37
    return %1 : !t37
  }
  func.func private @normalise_backward_66(%arg0: !t37, %arg1: !t7, %arg2: !t6, %arg3: !t6, %arg4: !t37) -> (!t37, !t7, !t7) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg2, %arg3, %arg4 : !t37, !t6, !t6, !t37
    %1 = stablehlo.convert %0#0 : (!t37) -> !t63
    %2 = stablehlo.convert %0#3 : (!t37) -> !t63
    %3 = stablehlo.broadcast_in_dim %0#1, dims = [0, 2] : (!t6) -> !t46
    %4 = stablehlo.reshape %3 : (!t46) -> !t44
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 3] : (!t44) -> !t63
    %6 = stablehlo.subtract %1, %5 : !t63
    %7 = stablehlo.broadcast_in_dim %0#2, dims = [0, 2] : (!t6) -> !t46
    %8 = stablehlo.reshape %7 : (!t46) -> !t44
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 3] : (!t44) -> !t63
    %10 = stablehlo.multiply %6, %9 : !t63
    %11 = stablehlo.multiply %2, %10 : !t63
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (!t63, !t0) -> !t44
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t63, !t0) -> !t44
    %14 = stablehlo.reshape %12 : (!t44) -> !t46
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t46, !t0) -> !t6
    %cst_2 = stablehlo.constant dense<4.98246163E-6> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t6
    %17 = stablehlo.multiply %15, %16 : !t6
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (!t6) -> !t46
    %19 = stablehlo.reshape %18 : (!t46) -> !t44
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 3] : (!t44) -> !t63
    %21 = stablehlo.reshape %13 : (!t44) -> !t46
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [1] : (!t46, !t0) -> !t6
    %cst_4 = stablehlo.constant dense<4.98246163E-6> : !t0
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t6
    %24 = stablehlo.multiply %22, %23 : !t6
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (!t6) -> !t46
    %26 = stablehlo.reshape %25 : (!t46) -> !t44
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 3] : (!t44) -> !t63
    %28 = stablehlo.subtract %2, %27 : !t63
    %29 = stablehlo.multiply %10, %20 : !t63
    %30 = stablehlo.subtract %28, %29 : !t63
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t7) -> !t6
    %32 = stablehlo.multiply %0#2, %31 : !t6
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (!t6) -> !t46
    %34 = stablehlo.reshape %33 : (!t46) -> !t44
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 3] : (!t44) -> !t63
    %36 = stablehlo.multiply %30, %35 : !t63
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %37 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.add across dimensions = [0] : (!t44, !t0) -> !t7
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %38 = stablehlo.reduce(%13 init: %cst_6) applies stablehlo.add across dimensions = [0] : (!t44, !t0) -> !t7
    %39 = stablehlo.convert %36 : (!t63) -> !t37
    return %39, %37, %38 : !t37, !t7, !t7
  }
  func.func private @_block_67(%arg0: !t17, %arg1: !t40, %arg2: !t13, %arg3: !t8, %arg4: !t5, %arg5: !t5, %arg6: !t13, %arg7: !t29, %arg8: !t13, %arg9: !t8, %arg10: !t5, %arg11: !t5, %arg12: !t13, %arg13: !t24, %arg14: !t17, %arg15: !t1, %arg16: !t2, %arg17: !t2, %arg18: !t17, %arg19: !t17) -> (!t17, !t40, !t29, !t24, !t8, !t8, !t8, !t8, !t1, !t1) {
    %0 = call @_relu_backward_68(%arg18, %arg19) : (!t17, !t17) -> !t17
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t2 loc(#l87)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t2 loc(#l87)
    %3:3 = call @normalise_backward_70(%arg14, %arg15, %arg16, %arg17, %0) : (!t17, !t1, !t2, !t2, !t17) -> (!t17, !t1, !t1) loc(#l88)
    %4 = stablehlo.convert %arg13 : (!t24) -> !t76 loc(#l79)
    %5 = stablehlo.reverse %4, dims = [0, 1] : !t76 loc(#l89)
    %6 = stablehlo.convolution(%3#0, %5) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t17, !t76) -> !t13 loc(#l90)
    %7 = stablehlo.convolution(%arg12, %3#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t13, !t17) -> !t24 loc(#l80)
    %8 = call @_relu_backward_71(%arg12, %6) : (!t13, !t13) -> !t13 loc(#l91)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t5 loc(#l92)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t5 loc(#l92)
    %11:3 = call @normalise_backward_73(%arg8, %arg9, %arg10, %arg11, %8) : (!t13, !t8, !t5, !t5, !t13) -> (!t13, !t8, !t8) loc(#l93)
    %12 = stablehlo.convert %arg7 : (!t29) -> !t77 loc(#l74)
    %13 = stablehlo.reverse %12, dims = [0, 1] : !t77 loc(#l94)
    %14 = stablehlo.convolution(%11#0, %13) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t13, !t77) -> !t13 loc(#l95)
    %15 = stablehlo.convolution(%arg6, %11#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t13, !t13) -> !t29 loc(#l75)
    %16 = call @_relu_backward_71(%arg6, %14) : (!t13, !t13) -> !t13 loc(#l96)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t5 loc(#l97)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t5 loc(#l97)
    %19:3 = call @normalise_backward_73(%arg2, %arg3, %arg4, %arg5, %16) : (!t13, !t8, !t5, !t5, !t13) -> (!t13, !t8, !t8) loc(#l98)
    %20 = stablehlo.convert %arg1 : (!t40) -> !t92 loc(#l69)
    %21 = stablehlo.reverse %20, dims = [0, 1] : !t92 loc(#l99)
    %22 = stablehlo.convolution(%19#0, %21) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t13, !t92) -> !t17 loc(#l100)
    %23 = stablehlo.convolution(%arg0, %19#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t17, !t13) -> !t40 loc(#l70)
    %24 = stablehlo.add %0, %22 : !t17 loc(#l101)
    return %24, %23, %15, %7, %19#2, %19#1, %11#2, %11#1, %3#2, %3#1 : !t17, !t40, !t29, !t24, !t8, !t8, !t8, !t8, !t1, !t1
  }
  func.func private @_relu_backward_68(%arg0: !t17, %arg1: !t17) -> !t17 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t17, !t17
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t17
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t17, !t17) -> !t116
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t23
    %3 = call @_where_69(%2, %0#1, %cst_0) : (!t116, !t17, !t23) -> !t17
    return %3 : !t17
  }
  func.func private @_where_69(%arg0: !t116, %arg1: !t17, %arg2: !t23) -> !t17 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t23) -> !t17
    %1 = stablehlo.select %arg0, %arg1, %0 : !t116, !t17
    return %1 : !t17
  }
  func.func private @normalise_backward_70(%arg0: !t17, %arg1: !t1, %arg2: !t2, %arg3: !t2, %arg4: !t17) -> (!t17, !t1, !t1) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg2, %arg3, %arg4 : !t17, !t2, !t2, !t17
    %1 = stablehlo.convert %0#0 : (!t17) -> !t62
    %2 = stablehlo.convert %0#3 : (!t17) -> !t62
    %3 = stablehlo.broadcast_in_dim %0#1, dims = [0, 2] : (!t2) -> !t35
    %4 = stablehlo.reshape %3 : (!t35) -> !t32
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 3] : (!t32) -> !t62
    %6 = stablehlo.subtract %1, %5 : !t62
    %7 = stablehlo.broadcast_in_dim %0#2, dims = [0, 2] : (!t2) -> !t35
    %8 = stablehlo.reshape %7 : (!t35) -> !t32
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 3] : (!t32) -> !t62
    %10 = stablehlo.multiply %6, %9 : !t62
    %11 = stablehlo.multiply %2, %10 : !t62
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (!t62, !t0) -> !t32
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t62, !t0) -> !t32
    %14 = stablehlo.reshape %12 : (!t32) -> !t35
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t35, !t0) -> !t2
    %cst_2 = stablehlo.constant dense<4.98246163E-6> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t2
    %17 = stablehlo.multiply %15, %16 : !t2
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (!t2) -> !t35
    %19 = stablehlo.reshape %18 : (!t35) -> !t32
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 3] : (!t32) -> !t62
    %21 = stablehlo.reshape %13 : (!t32) -> !t35
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [1] : (!t35, !t0) -> !t2
    %cst_4 = stablehlo.constant dense<4.98246163E-6> : !t0
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t2
    %24 = stablehlo.multiply %22, %23 : !t2
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (!t2) -> !t35
    %26 = stablehlo.reshape %25 : (!t35) -> !t32
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 3] : (!t32) -> !t62
    %28 = stablehlo.subtract %2, %27 : !t62
    %29 = stablehlo.multiply %10, %20 : !t62
    %30 = stablehlo.subtract %28, %29 : !t62
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t1) -> !t2
    %32 = stablehlo.multiply %0#2, %31 : !t2
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (!t2) -> !t35
    %34 = stablehlo.reshape %33 : (!t35) -> !t32
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 3] : (!t32) -> !t62
    %36 = stablehlo.multiply %30, %35 : !t62
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %37 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.add across dimensions = [0] : (!t32, !t0) -> !t1
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %38 = stablehlo.reduce(%13 init: %cst_6) applies stablehlo.add across dimensions = [0] : (!t32, !t0) -> !t1
    %39 = stablehlo.convert %36 : (!t62) -> !t17
    return %39, %37, %38 : !t17, !t1, !t1
  }
  func.func private @_relu_backward_71(%arg0: !t13, %arg1: !t13) -> !t13 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t13, !t13
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t13
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t13, !t13) -> !t117
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t23
    %3 = call @_where_72(%2, %0#1, %cst_0) : (!t117, !t13, !t23) -> !t13
    return %3 : !t13
  }
  func.func private @_where_72(%arg0: !t117, %arg1: !t13, %arg2: !t23) -> !t13 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t23) -> !t13
    %1 = stablehlo.select %arg0, %arg1, %0 : !t117, !t13
    return %1 : !t13
  }
  func.func private @normalise_backward_73(%arg0: !t13, %arg1: !t8, %arg2: !t5, %arg3: !t5, %arg4: !t13) -> (!t13, !t8, !t8) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg2, %arg3, %arg4 : !t13, !t5, !t5, !t13
    %1 = stablehlo.convert %0#0 : (!t13) -> !t61
    %2 = stablehlo.convert %0#3 : (!t13) -> !t61
    %3 = stablehlo.broadcast_in_dim %0#1, dims = [0, 2] : (!t5) -> !t45
    %4 = stablehlo.reshape %3 : (!t45) -> !t43
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 3] : (!t43) -> !t61
    %6 = stablehlo.subtract %1, %5 : !t61
    %7 = stablehlo.broadcast_in_dim %0#2, dims = [0, 2] : (!t5) -> !t45
    %8 = stablehlo.reshape %7 : (!t45) -> !t43
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 3] : (!t43) -> !t61
    %10 = stablehlo.multiply %6, %9 : !t61
    %11 = stablehlo.multiply %2, %10 : !t61
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (!t61, !t0) -> !t43
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t61, !t0) -> !t43
    %14 = stablehlo.reshape %12 : (!t43) -> !t45
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t45, !t0) -> !t5
    %cst_2 = stablehlo.constant dense<4.98246163E-6> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t5
    %17 = stablehlo.multiply %15, %16 : !t5
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (!t5) -> !t45
    %19 = stablehlo.reshape %18 : (!t45) -> !t43
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 3] : (!t43) -> !t61
    %21 = stablehlo.reshape %13 : (!t43) -> !t45
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [1] : (!t45, !t0) -> !t5
    %cst_4 = stablehlo.constant dense<4.98246163E-6> : !t0
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t5
    %24 = stablehlo.multiply %22, %23 : !t5
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (!t5) -> !t45
    %26 = stablehlo.reshape %25 : (!t45) -> !t43
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 3] : (!t43) -> !t61
    %28 = stablehlo.subtract %2, %27 : !t61
    %29 = stablehlo.multiply %10, %20 : !t61
    %30 = stablehlo.subtract %28, %29 : !t61
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t8) -> !t5
    %32 = stablehlo.multiply %0#2, %31 : !t5
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (!t5) -> !t45
    %34 = stablehlo.reshape %33 : (!t45) -> !t43
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 3] : (!t43) -> !t61
    %36 = stablehlo.multiply %30, %35 : !t61
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %37 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.add across dimensions = [0] : (!t43, !t0) -> !t8
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %38 = stablehlo.reduce(%13 init: %cst_6) applies stablehlo.add across dimensions = [0] : (!t43, !t0) -> !t8
    %39 = stablehlo.convert %36 : (!t61) -> !t13
    return %39, %37, %38 : !t13, !t8, !t8
  }
  func.func private @_block_74(%arg0: !t13, %arg1: !t47, %arg2: !t13, %arg3: !t8, %arg4: !t5, %arg5: !t5, %arg6: !t13, %arg7: !t29, %arg8: !t13, %arg9: !t8, %arg10: !t5, %arg11: !t5, %arg12: !t13, %arg13: !t24, %arg14: !t17, %arg15: !t1, %arg16: !t2, %arg17: !t2, %arg18: !t24, %arg19: !t17, %arg20: !t1, %arg21: !t2, %arg22: !t2, %arg23: !t17, %arg24: !t17) -> (!t13, !t47, !t29, !t24, !t8, !t8, !t8, !t8, !t1, !t1, !t1, !t1, !t24) {
    %0 = call @_relu_backward_68(%arg23, %arg24) : (!t17, !t17) -> !t17
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t2 loc(#l102)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t2 loc(#l102)
    %3:3 = call @normalise_backward_70(%arg19, %arg20, %arg21, %arg22, %0) : (!t17, !t1, !t2, !t2, !t17) -> (!t17, !t1, !t1) loc(#l103)
    %4 = stablehlo.convert %arg18 : (!t24) -> !t76 loc(#l83)
    %5 = stablehlo.reverse %4, dims = [0, 1] : !t76 loc(#l104)
    %6 = stablehlo.convolution(%3#0, %5) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t17, !t76) -> !t13 loc(#l105)
    %7 = stablehlo.convolution(%arg0, %3#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t13, !t17) -> !t24 loc(#l84)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t2 loc(#l87)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t2 loc(#l87)
    %10:3 = call @normalise_backward_70(%arg14, %arg15, %arg16, %arg17, %0) : (!t17, !t1, !t2, !t2, !t17) -> (!t17, !t1, !t1) loc(#l88)
    %11 = stablehlo.convert %arg13 : (!t24) -> !t76 loc(#l79)
    %12 = stablehlo.reverse %11, dims = [0, 1] : !t76 loc(#l89)
    %13 = stablehlo.convolution(%10#0, %12) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t17, !t76) -> !t13 loc(#l90)
    %14 = stablehlo.convolution(%arg12, %10#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t13, !t17) -> !t24 loc(#l80)
    %15 = call @_relu_backward_71(%arg12, %13) : (!t13, !t13) -> !t13 loc(#l91)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t5 loc(#l92)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t5 loc(#l92)
    %18:3 = call @normalise_backward_73(%arg8, %arg9, %arg10, %arg11, %15) : (!t13, !t8, !t5, !t5, !t13) -> (!t13, !t8, !t8) loc(#l93)
    %19 = stablehlo.convert %arg7 : (!t29) -> !t77 loc(#l74)
    %20 = stablehlo.reverse %19, dims = [0, 1] : !t77 loc(#l94)
    %21 = stablehlo.convolution(%18#0, %20) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t13, !t77) -> !t13 loc(#l95)
    %22 = stablehlo.convolution(%arg6, %18#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t13, !t13) -> !t29 loc(#l75)
    %23 = call @_relu_backward_71(%arg6, %21) : (!t13, !t13) -> !t13 loc(#l96)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %24 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t5 loc(#l97)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t5 loc(#l97)
    %26:3 = call @normalise_backward_73(%arg2, %arg3, %arg4, %arg5, %23) : (!t13, !t8, !t5, !t5, !t13) -> (!t13, !t8, !t8) loc(#l98)
    %27 = stablehlo.convert %arg1 : (!t47) -> !t91 loc(#l69)
    %28 = stablehlo.reverse %27, dims = [0, 1] : !t91 loc(#l99)
    %29 = stablehlo.convolution(%26#0, %28) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t13, !t91) -> !t13 loc(#l100)
    %30 = stablehlo.convolution(%arg0, %26#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t13, !t13) -> !t47 loc(#l70)
    %31 = stablehlo.add %6, %29 : !t13 loc(#l101)
    return %31, %30, %22, %14, %26#2, %26#1, %18#2, %18#1, %10#2, %10#1, %3#2, %3#1, %7 : !t13, !t47, !t29, !t24, !t8, !t8, !t8, !t8, !t1, !t1, !t1, !t1, !t24
  }
  func.func private @_relu_backward_75(%arg0: !t42, %arg1: !t42) -> !t42 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t42, !t42
    %cst = stablehlo.constant dense<0.000000e+00> : !t23
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t23) -> !t42
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t42, !t42) -> !t118
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t23
    %3 = call @_where_76(%2, %0#1, %cst_0) : (!t118, !t42, !t23) -> !t42
    return %3 : !t42
  }
  func.func private @_where_76(%arg0: !t118, %arg1: !t42, %arg2: !t23) -> !t42 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t23) -> !t42
    %1 = stablehlo.select %arg0, %arg1, %0 : !t118, !t42
    return %1 : !t42
  }
  func.func private @normalise_backward_77(%arg0: !t42, %arg1: !t8, %arg2: !t5, %arg3: !t5, %arg4: !t42) -> (!t42, !t8, !t8) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg2, %arg3, %arg4 : !t42, !t5, !t5, !t42
    %1 = stablehlo.convert %0#0 : (!t42) -> !t60
    %2 = stablehlo.convert %0#3 : (!t42) -> !t60
    %3 = stablehlo.broadcast_in_dim %0#1, dims = [0, 2] : (!t5) -> !t45
    %4 = stablehlo.reshape %3 : (!t45) -> !t43
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 3] : (!t43) -> !t60
    %6 = stablehlo.subtract %1, %5 : !t60
    %7 = stablehlo.broadcast_in_dim %0#2, dims = [0, 2] : (!t5) -> !t45
    %8 = stablehlo.reshape %7 : (!t45) -> !t43
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 3] : (!t43) -> !t60
    %10 = stablehlo.multiply %6, %9 : !t60
    %11 = stablehlo.multiply %2, %10 : !t60
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (!t60, !t0) -> !t43
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t60, !t0) -> !t43
    %14 = stablehlo.reshape %12 : (!t43) -> !t45
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t45, !t0) -> !t5
    %cst_2 = stablehlo.constant dense<1.24561541E-6> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t5
    %17 = stablehlo.multiply %15, %16 : !t5
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (!t5) -> !t45
    %19 = stablehlo.reshape %18 : (!t45) -> !t43
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 3] : (!t43) -> !t60
    %21 = stablehlo.reshape %13 : (!t43) -> !t45
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [1] : (!t45, !t0) -> !t5
    %cst_4 = stablehlo.constant dense<1.24561541E-6> : !t0
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t5
    %24 = stablehlo.multiply %22, %23 : !t5
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (!t5) -> !t45
    %26 = stablehlo.reshape %25 : (!t45) -> !t43
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 3] : (!t43) -> !t60
    %28 = stablehlo.subtract %2, %27 : !t60
    %29 = stablehlo.multiply %10, %20 : !t60
    %30 = stablehlo.subtract %28, %29 : !t60
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t8) -> !t5
    %32 = stablehlo.multiply %0#2, %31 : !t5
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (!t5) -> !t45
    %34 = stablehlo.reshape %33 : (!t45) -> !t43
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 3] : (!t43) -> !t60
    %36 = stablehlo.multiply %30, %35 : !t60
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %37 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.add across dimensions = [0] : (!t43, !t0) -> !t8
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %38 = stablehlo.reduce(%13 init: %cst_6) applies stablehlo.add across dimensions = [0] : (!t43, !t0) -> !t8
    %39 = stablehlo.convert %36 : (!t60) -> !t42
    return %39, %37, %38 : !t42, !t8, !t8
  }
  func.func private @_pad_78(%arg0: !t0, %arg1: !t84) -> !t54 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %0 = stablehlo.pad %arg1, %cst, low = [-1, -1, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (!t84, !t0) -> !t54
    %1 = stablehlo.slice %0 [0:7, 0:7, 0:3, 0:64] : (!t54) -> !t54
    return %1 : !t54
  }
  func.func private @one(%arg0: !t54, %arg1: !t54, %arg2: !t54, %arg3: !t0) -> (!t54, !t54) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t54
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t54, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t54
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t54, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t54
    %17 = stablehlo.multiply %16, %arg0 : !t54
    %18 = stablehlo.add %arg1, %17 : !t54
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t54
    %20 = stablehlo.multiply %19, %arg2 : !t54
    %21 = stablehlo.add %20, %18 : !t54
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t54
    %23 = stablehlo.multiply %22, %21 : !t54
    %24 = stablehlo.subtract %arg0, %23 : !t54
    return %24, %21 : !t54, !t54
  }
  func.func private @_where_79(%arg0: !t28, %arg1: !t0, %arg2: !t0) -> !t0 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t28, !t0
    return %0 : !t0
  }
  func.func private @one_80(%arg0: !t59, %arg1: !t59, %arg2: !t59, %arg3: !t0) -> (!t59, !t59) {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t59
    %1 = stablehlo.multiply %0, %arg2 : !t59
    %2 = stablehlo.add %1, %arg1 : !t59
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t59
    %4 = stablehlo.multiply %3, %2 : !t59
    %5 = stablehlo.subtract %arg0, %4 : !t59
    return %5, %2 : !t59, !t59
  }
  func.func private @one_81(%arg0: !t55, %arg1: !t55, %arg2: !t55, %arg3: !t0) -> (!t55, !t55) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t55
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (!t55, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t55
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (!t55, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t55
    %17 = stablehlo.multiply %16, %arg0 : !t55
    %18 = stablehlo.add %arg1, %17 : !t55
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t55
    %20 = stablehlo.multiply %19, %arg2 : !t55
    %21 = stablehlo.add %20, %18 : !t55
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t55
    %23 = stablehlo.multiply %22, %21 : !t55
    %24 = stablehlo.subtract %arg0, %23 : !t55
    return %24, %21 : !t55, !t55
  }
  func.func private @one_82(%arg0: !t8, %arg1: !t8, %arg2: !t8, %arg3: !t0) -> (!t8, !t8) {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t8
    %1 = stablehlo.multiply %0, %arg2 : !t8
    %2 = stablehlo.add %1, %arg1 : !t8
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t8
    %4 = stablehlo.multiply %3, %2 : !t8
    %5 = stablehlo.subtract %arg0, %4 : !t8
    return %5, %2 : !t8, !t8
  }
  func.func private @one_83(%arg0: !t47, %arg1: !t47, %arg2: !t47, %arg3: !t0) -> (!t47, !t47) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t47
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t47, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t47
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t47, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t47
    %17 = stablehlo.multiply %16, %arg0 : !t47
    %18 = stablehlo.add %arg1, %17 : !t47
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t47
    %20 = stablehlo.multiply %19, %arg2 : !t47
    %21 = stablehlo.add %20, %18 : !t47
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t47
    %23 = stablehlo.multiply %22, %21 : !t47
    %24 = stablehlo.subtract %arg0, %23 : !t47
    return %24, %21 : !t47, !t47
  }
  func.func private @one_84(%arg0: !t29, %arg1: !t29, %arg2: !t29, %arg3: !t0) -> (!t29, !t29) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t29
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t29, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t29
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t29, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t29
    %17 = stablehlo.multiply %16, %arg0 : !t29
    %18 = stablehlo.add %arg1, %17 : !t29
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t29
    %20 = stablehlo.multiply %19, %arg2 : !t29
    %21 = stablehlo.add %20, %18 : !t29
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t29
    %23 = stablehlo.multiply %22, %21 : !t29
    %24 = stablehlo.subtract %arg0, %23 : !t29
    return %24, %21 : !t29, !t29
  }
  func.func private @one_85(%arg0: !t24, %arg1: !t24, %arg2: !t24, %arg3: !t0) -> (!t24, !t24) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t24
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t24, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t24
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t24, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t24
    %17 = stablehlo.multiply %16, %arg0 : !t24
    %18 = stablehlo.add %arg1, %17 : !t24
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t24
    %20 = stablehlo.multiply %19, %arg2 : !t24
    %21 = stablehlo.add %20, %18 : !t24
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t24
    %23 = stablehlo.multiply %22, %21 : !t24
    %24 = stablehlo.subtract %arg0, %23 : !t24
    return %24, %21 : !t24, !t24
  }
  func.func private @one_86(%arg0: !t1, %arg1: !t1, %arg2: !t1, %arg3: !t0) -> (!t1, !t1) {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t1
    %1 = stablehlo.multiply %0, %arg2 : !t1
    %2 = stablehlo.add %1, %arg1 : !t1
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t1
    %4 = stablehlo.multiply %3, %2 : !t1
    %5 = stablehlo.subtract %arg0, %4 : !t1
    return %5, %2 : !t1, !t1
  }
  func.func private @one_87(%arg0: !t40, %arg1: !t40, %arg2: !t40, %arg3: !t0) -> (!t40, !t40) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t40
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t40, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t40
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t40, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t40
    %17 = stablehlo.multiply %16, %arg0 : !t40
    %18 = stablehlo.add %arg1, %17 : !t40
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t40
    %20 = stablehlo.multiply %19, %arg2 : !t40
    %21 = stablehlo.add %20, %18 : !t40
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t40
    %23 = stablehlo.multiply %22, %21 : !t40
    %24 = stablehlo.subtract %arg0, %23 : !t40
    return %24, %21 : !t40, !t40
  }
  func.func private @one_88(%arg0: !t48, %arg1: !t48, %arg2: !t48, %arg3: !t0) -> (!t48, !t48) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t48
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t48, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t48
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t48, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t48
    %17 = stablehlo.multiply %16, %arg0 : !t48
    %18 = stablehlo.add %arg1, %17 : !t48
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t48
    %20 = stablehlo.multiply %19, %arg2 : !t48
    %21 = stablehlo.add %20, %18 : !t48
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t48
    %23 = stablehlo.multiply %22, %21 : !t48
    %24 = stablehlo.subtract %arg0, %23 : !t48
    return %24, %21 : !t48, !t48
  }
  func.func private @one_89(%arg0: !t26, %arg1: !t26, %arg2: !t26, %arg3: !t0) -> (!t26, !t26) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t26
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t26, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t26
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t26, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t26
    %17 = stablehlo.multiply %16, %arg0 : !t26
    %18 = stablehlo.add %arg1, %17 : !t26
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t26
    %20 = stablehlo.multiply %19, %arg2 : !t26
    %21 = stablehlo.add %20, %18 : !t26
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t26
    %23 = stablehlo.multiply %22, %21 : !t26
    %24 = stablehlo.subtract %arg0, %23 : !t26
    return %24, %21 : !t26, !t26
  }
  func.func private @one_90(%arg0: !t27, %arg1: !t27, %arg2: !t27, %arg3: !t0) -> (!t27, !t27) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t27
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t27, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t27
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t27, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t27
    %17 = stablehlo.multiply %16, %arg0 : !t27
    %18 = stablehlo.add %arg1, %17 : !t27
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t27
    %20 = stablehlo.multiply %19, %arg2 : !t27
    %21 = stablehlo.add %20, %18 : !t27
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t27
    %23 = stablehlo.multiply %22, %21 : !t27
    %24 = stablehlo.subtract %arg0, %23 : !t27
    return %24, %21 : !t27, !t27
  }
  func.func private @one_91(%arg0: !t7, %arg1: !t7, %arg2: !t7, %arg3: !t0) -> (!t7, !t7) {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t7
    %1 = stablehlo.multiply %0, %arg2 : !t7
    %2 = stablehlo.add %1, %arg1 : !t7
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t7
    %4 = stablehlo.multiply %3, %2 : !t7
    %5 = stablehlo.subtract %arg0, %4 : !t7
    return %5, %2 : !t7, !t7
  }
  func.func private @one_92(%arg0: !t4, %arg1: !t4, %arg2: !t4, %arg3: !t0) -> (!t4, !t4) {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t4
    %1 = stablehlo.multiply %0, %arg2 : !t4
    %2 = stablehlo.add %1, %arg1 : !t4
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t4
    %4 = stablehlo.multiply %3, %2 : !t4
    %5 = stablehlo.subtract %arg0, %4 : !t4
    return %5, %2 : !t4, !t4
  }
  func.func private @one_93(%arg0: !t49, %arg1: !t49, %arg2: !t49, %arg3: !t0) -> (!t49, !t49) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t49
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t49, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t49
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t49, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t49
    %17 = stablehlo.multiply %16, %arg0 : !t49
    %18 = stablehlo.add %arg1, %17 : !t49
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t49
    %20 = stablehlo.multiply %19, %arg2 : !t49
    %21 = stablehlo.add %20, %18 : !t49
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t49
    %23 = stablehlo.multiply %22, %21 : !t49
    %24 = stablehlo.subtract %arg0, %23 : !t49
    return %24, %21 : !t49, !t49
  }
  func.func private @one_94(%arg0: !t34, %arg1: !t34, %arg2: !t34, %arg3: !t0) -> (!t34, !t34) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t34
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t34, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t34
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t34, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t34
    %17 = stablehlo.multiply %16, %arg0 : !t34
    %18 = stablehlo.add %arg1, %17 : !t34
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t34
    %20 = stablehlo.multiply %19, %arg2 : !t34
    %21 = stablehlo.add %20, %18 : !t34
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t34
    %23 = stablehlo.multiply %22, %21 : !t34
    %24 = stablehlo.subtract %arg0, %23 : !t34
    return %24, %21 : !t34, !t34
  }
  func.func private @one_95(%arg0: !t50, %arg1: !t50, %arg2: !t50, %arg3: !t0) -> (!t50, !t50) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t50
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t50, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t50
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t50, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t50
    %17 = stablehlo.multiply %16, %arg0 : !t50
    %18 = stablehlo.add %arg1, %17 : !t50
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t50
    %20 = stablehlo.multiply %19, %arg2 : !t50
    %21 = stablehlo.add %20, %18 : !t50
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t50
    %23 = stablehlo.multiply %22, %21 : !t50
    %24 = stablehlo.subtract %arg0, %23 : !t50
    return %24, %21 : !t50, !t50
  }
  func.func private @one_96(%arg0: !t21, %arg1: !t21, %arg2: !t21, %arg3: !t0) -> (!t21, !t21) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t21
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t21, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t21
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t21, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t21
    %17 = stablehlo.multiply %16, %arg0 : !t21
    %18 = stablehlo.add %arg1, %17 : !t21
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t21
    %20 = stablehlo.multiply %19, %arg2 : !t21
    %21 = stablehlo.add %20, %18 : !t21
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t21
    %23 = stablehlo.multiply %22, %21 : !t21
    %24 = stablehlo.subtract %arg0, %23 : !t21
    return %24, %21 : !t21, !t21
  }
  func.func private @one_97(%arg0: !t22, %arg1: !t22, %arg2: !t22, %arg3: !t0) -> (!t22, !t22) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t22
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t22, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t22
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t22, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t22
    %17 = stablehlo.multiply %16, %arg0 : !t22
    %18 = stablehlo.add %arg1, %17 : !t22
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t22
    %20 = stablehlo.multiply %19, %arg2 : !t22
    %21 = stablehlo.add %20, %18 : !t22
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t22
    %23 = stablehlo.multiply %22, %21 : !t22
    %24 = stablehlo.subtract %arg0, %23 : !t22
    return %24, %21 : !t22, !t22
  }
  func.func private @one_98(%arg0: !t9, %arg1: !t9, %arg2: !t9, %arg3: !t0) -> (!t9, !t9) {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t9
    %1 = stablehlo.multiply %0, %arg2 : !t9
    %2 = stablehlo.add %1, %arg1 : !t9
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t9
    %4 = stablehlo.multiply %3, %2 : !t9
    %5 = stablehlo.subtract %arg0, %4 : !t9
    return %5, %2 : !t9, !t9
  }
  func.func private @one_99(%arg0: !t51, %arg1: !t51, %arg2: !t51, %arg3: !t0) -> (!t51, !t51) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t51
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t51, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t51
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t51, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t51
    %17 = stablehlo.multiply %16, %arg0 : !t51
    %18 = stablehlo.add %arg1, %17 : !t51
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t51
    %20 = stablehlo.multiply %19, %arg2 : !t51
    %21 = stablehlo.add %20, %18 : !t51
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t51
    %23 = stablehlo.multiply %22, %21 : !t51
    %24 = stablehlo.subtract %arg0, %23 : !t51
    return %24, %21 : !t51, !t51
  }
  func.func private @one_100(%arg0: !t25, %arg1: !t25, %arg2: !t25, %arg3: !t0) -> (!t25, !t25) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t25
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t25, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t25
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t25, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t25
    %17 = stablehlo.multiply %16, %arg0 : !t25
    %18 = stablehlo.add %arg1, %17 : !t25
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t25
    %20 = stablehlo.multiply %19, %arg2 : !t25
    %21 = stablehlo.add %20, %18 : !t25
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t25
    %23 = stablehlo.multiply %22, %21 : !t25
    %24 = stablehlo.subtract %arg0, %23 : !t25
    return %24, %21 : !t25, !t25
  }
  func.func private @one_101(%arg0: !t52, %arg1: !t52, %arg2: !t52, %arg3: !t0) -> (!t52, !t52) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t52
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t52, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t52
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t52, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t52
    %17 = stablehlo.multiply %16, %arg0 : !t52
    %18 = stablehlo.add %arg1, %17 : !t52
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t52
    %20 = stablehlo.multiply %19, %arg2 : !t52
    %21 = stablehlo.add %20, %18 : !t52
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t52
    %23 = stablehlo.multiply %22, %21 : !t52
    %24 = stablehlo.subtract %arg0, %23 : !t52
    return %24, %21 : !t52, !t52
  }
  func.func private @one_102(%arg0: !t30, %arg1: !t30, %arg2: !t30, %arg3: !t0) -> (!t30, !t30) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t30
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t30, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t30
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t30, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t30
    %17 = stablehlo.multiply %16, %arg0 : !t30
    %18 = stablehlo.add %arg1, %17 : !t30
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t30
    %20 = stablehlo.multiply %19, %arg2 : !t30
    %21 = stablehlo.add %20, %18 : !t30
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t30
    %23 = stablehlo.multiply %22, %21 : !t30
    %24 = stablehlo.subtract %arg0, %23 : !t30
    return %24, %21 : !t30, !t30
  }
  func.func private @one_103(%arg0: !t31, %arg1: !t31, %arg2: !t31, %arg3: !t0) -> (!t31, !t31) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t31
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t31, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t31
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t31, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t31
    %17 = stablehlo.multiply %16, %arg0 : !t31
    %18 = stablehlo.add %arg1, %17 : !t31
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t31
    %20 = stablehlo.multiply %19, %arg2 : !t31
    %21 = stablehlo.add %20, %18 : !t31
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t31
    %23 = stablehlo.multiply %22, %21 : !t31
    %24 = stablehlo.subtract %arg0, %23 : !t31
    return %24, %21 : !t31, !t31
  }
  func.func private @one_104(%arg0: !t12, %arg1: !t12, %arg2: !t12, %arg3: !t0) -> (!t12, !t12) {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t12
    %1 = stablehlo.multiply %0, %arg2 : !t12
    %2 = stablehlo.add %1, %arg1 : !t12
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t12
    %4 = stablehlo.multiply %3, %2 : !t12
    %5 = stablehlo.subtract %arg0, %4 : !t12
    return %5, %2 : !t12, !t12
  }
  func.func private @one_105(%arg0: !t53, %arg1: !t53, %arg2: !t53, %arg3: !t0) -> (!t53, !t53) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t53
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t53, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t53
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t53, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t53
    %17 = stablehlo.multiply %16, %arg0 : !t53
    %18 = stablehlo.add %arg1, %17 : !t53
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t53
    %20 = stablehlo.multiply %19, %arg2 : !t53
    %21 = stablehlo.add %20, %18 : !t53
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t53
    %23 = stablehlo.multiply %22, %21 : !t53
    %24 = stablehlo.subtract %arg0, %23 : !t53
    return %24, %21 : !t53, !t53
  }
  func.func private @one_106(%arg0: !t41, %arg1: !t41, %arg2: !t41, %arg3: !t0) -> (!t41, !t41) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t41
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t41, !t0) -> !t0
    %2 = stablehlo.sqrt %1 : !t0
    %3 = stablehlo.multiply %arg1, %arg1 : !t41
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t41, !t0) -> !t0
    %5 = stablehlo.sqrt %4 : !t0
    %cst_1 = stablehlo.constant dense<1.000000e-03> : !t0
    %6 = stablehlo.multiply %cst_1, %2 : !t0
    %cst_2 = stablehlo.constant dense<9.99999974E-5> : !t0
    %7 = stablehlo.multiply %cst_2, %2 : !t0
    %8 = stablehlo.add %5, %7 : !t0
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.add %8, %cst_3 : !t0
    %10 = stablehlo.divide %6, %9 : !t0
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = stablehlo.compare GT, %2, %cst_4, FLOAT : (!t0, !t0) -> !t28
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.compare GT, %5, %cst_5, FLOAT : (!t0, !t0) -> !t28
    %13 = stablehlo.and %11, %12 : !t28
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %14 = call @_where_79(%13, %10, %cst_6) : (!t28, !t0, !t0) -> !t0
    %15 = stablehlo.multiply %arg3, %14 : !t0
    %cst_7 = stablehlo.constant dense<9.99999974E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t41
    %17 = stablehlo.multiply %16, %arg0 : !t41
    %18 = stablehlo.add %arg1, %17 : !t41
    %cst_8 = stablehlo.constant dense<0.899999976> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t41
    %20 = stablehlo.multiply %19, %arg2 : !t41
    %21 = stablehlo.add %20, %18 : !t41
    %22 = stablehlo.broadcast_in_dim %15, dims = [] : (!t0) -> !t41
    %23 = stablehlo.multiply %22, %21 : !t41
    %24 = stablehlo.subtract %arg0, %23 : !t41
    return %24, %21 : !t41, !t41
  }
}
#l0 = loc("jit(step)/jvp(conv0)/jit(_pad)")
#l1 = loc("jit(step)/jvp(conv0)/reshape")
#l2 = loc("jit(step)/jvp(conv0)/transpose")
#l3 = loc("jit(step)/jvp(conv0)/convert_element_type")
#l4 = loc("jit(step)/jvp(conv0)/conv_general_dilated")
#l5 = loc("jit(step)/jvp(conv0)/jit(normalise)")
#l6 = loc("jit(step)/jvp(conv0)/jit(mixed)")
#l7 = loc("jit(step)/jvp(conv0)/jit(_relu)")
#l8 = loc("jit(step)/jvp(conv0)/reduce_window_max")
#l9 = loc("jit(step)/jvp(stage1_0)/jit(_block)")
#l10 = loc("jit(step)/jvp(stage1_1)/jit(_block)")
#l11 = loc("jit(step)/jvp(stage1_2)/jit(_block)")
#l12 = loc("jit(step)/jvp(stage2_0)/jit(_block)")
#l13 = loc("jit(step)/jvp(stage2_1)/jit(_block)")
#l14 = loc("jit(step)/jvp(stage2_2)/jit(_block)")
#l15 = loc("jit(step)/jvp(stage2_3)/jit(_block)")
#l16 = loc("jit(step)/jvp(stage3_0)/jit(_block)")
#l17 = loc("jit(step)/jvp(stage3_1)/jit(_block)")
#l18 = loc("jit(step)/jvp(stage3_2)/jit(_block)")
#l19 = loc("jit(step)/jvp(stage3_3)/jit(_block)")
#l20 = loc("jit(step)/jvp(stage3_4)/jit(_block)")
#l21 = loc("jit(step)/jvp(stage3_5)/jit(_block)")
#l22 = loc("jit(step)/jvp(stage4_0)/jit(_block)")
#l23 = loc("jit(step)/jvp(stage4_1)/jit(_block)")
#l24 = loc("jit(step)/jvp(stage4_2)/jit(_block)")
#l25 = loc("jit(step)/jvp(logits)/convert_element_type")
#l26 = loc("jit(step)/jvp(logits)/reduce_sum")
#l27 = loc("jit(step)/jvp(logits)/div")
#l28 = loc("jit(step)/jvp(logits)/dot_general")
#l29 = loc("jit(step)/jvp(logits)/broadcast_in_dim")
#l30 = loc("jit(step)/jvp(logits)/add")
#l31 = loc("jit(step)/jvp(logits)/jit(_cross_entropy)")
#l32 = loc("jit(step)/transpose(jvp(logits))/div")
#l33 = loc("jit(step)/transpose(jvp(logits))/broadcast_in_dim")
#l34 = loc("jit(step)/transpose(jvp(logits))/jit(_cross_entropy_backward)")
#l35 = loc("jit(step)/transpose(jvp(logits))/convert_element_type")
#l36 = loc("jit(step)/transpose(jvp(logits))/reduce_sum")
#l37 = loc("jit(step)/transpose(jvp(logits))/dot_general")
#l38 = loc("jit(step)/transpose(jvp(stage4_2))/jit(_block)")
#l39 = loc("jit(step)/transpose(jvp(stage4_1))/jit(_block)")
#l40 = loc("jit(step)/transpose(jvp(stage4_0))/jit(_block)")
#l41 = loc("jit(step)/transpose(jvp(stage3_5))/jit(_block)")
#l42 = loc("jit(step)/transpose(jvp(stage3_4))/jit(_block)")
#l43 = loc("jit(step)/transpose(jvp(stage3_3))/jit(_block)")
#l44 = loc("jit(step)/transpose(jvp(stage3_2))/jit(_block)")
#l45 = loc("jit(step)/transpose(jvp(stage3_1))/jit(_block)")
#l46 = loc("jit(step)/transpose(jvp(stage3_0))/jit(_block)")
#l47 = loc("jit(step)/transpose(jvp(stage2_3))/jit(_block)")
#l48 = loc("jit(step)/transpose(jvp(stage2_2))/jit(_block)")
#l49 = loc("jit(step)/transpose(jvp(stage2_1))/jit(_block)")
#l50 = loc("jit(step)/transpose(jvp(stage2_0))/jit(_block)")
#l51 = loc("jit(step)/transpose(jvp(stage1_2))/jit(_block)")
#l52 = loc("jit(step)/transpose(jvp(stage1_1))/jit(_block)")
#l53 = loc("jit(step)/transpose(jvp(stage1_0))/jit(_block)")
#l54 = loc("jit(step)/transpose(jvp(conv0))/select_and_scatter_add")
#l55 = loc("jit(step)/transpose(jvp(conv0))/ge")
#l56 = loc("jit(step)/transpose(jvp(conv0))/select_and_scatter")
#l57 = loc("jit(step)/transpose(jvp(conv0))/add")
#l58 = loc("jit(step)/transpose(jvp(conv0))/jit(_relu_backward)")
#l59 = loc("jit(step)/transpose(jvp(conv0))/broadcast_in_dim")
#l60 = loc("jit(step)/transpose(jvp(conv0))/jit(normalise_backward)")
#l61 = loc("jit(step)/transpose(jvp(conv0))/convert_element_type")
#l62 = loc("jit(step)/transpose(jvp(conv0))/transpose()/rev")
#l63 = loc("jit(step)/transpose(jvp(conv0))/transpose()/conv_general_dilated")
#l64 = loc("jit(step)/transpose(jvp(conv0))/conv_general_dilated")
#l65 = loc("jit(step)/transpose(jvp(conv0))/reshape")
#l66 = loc("jit(step)/transpose(jvp(conv0))/transpose")
#l67 = loc("jit(step)/transpose(jvp(conv0))/jit(_pad)")
#l68 = loc("jit(step)/optimizer/jit(one)")
#l69 = loc("conv1/convert_element_type")
#l70 = loc("conv1/conv_general_dilated")
#l71 = loc("conv1/jit(normalise)")
#l72 = loc("conv1/jit(mixed)")
#l73 = loc("conv1/jit(_relu)")
#l74 = loc("conv2/convert_element_type")
#l75 = loc("conv2/conv_general_dilated")
#l76 = loc("conv2/jit(normalise)")
#l77 = loc("conv2/jit(mixed)")
#l78 = loc("conv2/jit(_relu)")
#l79 = loc("conv3/convert_element_type")
#l80 = loc("conv3/conv_general_dilated")
#l81 = loc("conv3/jit(normalise)")
#l82 = loc("conv3/jit(mixed)")
#l83 = loc("shortcut/convert_element_type")
#l84 = loc("shortcut/conv_general_dilated")
#l85 = loc("shortcut/jit(normalise)")
#l86 = loc("shortcut/jit(mixed)")
#l87 = loc("conv3/broadcast_in_dim")
#l88 = loc("conv3/jit(normalise_backward)")
#l89 = loc("conv3/transpose()/rev")
#l90 = loc("conv3/transpose()/conv_general_dilated")
#l91 = loc("conv2/jit(_relu_backward)")
#l92 = loc("conv2/broadcast_in_dim")
#l93 = loc("conv2/jit(normalise_backward)")
#l94 = loc("conv2/transpose()/rev")
#l95 = loc("conv2/transpose()/conv_general_dilated")
#l96 = loc("conv1/jit(_relu_backward)")
#l97 = loc("conv1/broadcast_in_dim")
#l98 = loc("conv1/jit(normalise_backward)")
#l99 = loc("conv1/transpose()/rev")
#l100 = loc("conv1/transpose()/conv_general_dilated")
#l101 = loc("conv1/add_any")
#l102 = loc("shortcut/broadcast_in_dim")
#l103 = loc("shortcut/jit(normalise_backward)")
#l104 = loc("shortcut/transpose()/rev")
#l105 = loc("shortcut/transpose()/conv_general_dilated")
