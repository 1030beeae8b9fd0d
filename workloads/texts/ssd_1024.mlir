!t0 = tensor<f32>
!t1 = tensor<256xf32>
!t2 = tensor<128xf32>
!t3 = tensor<16x256xf32>
!t4 = tensor<16x128xf32>
!t5 = tensor<16x64xf32>
!t6 = tensor<64xf32>
!t7 = tensor<1024x38x38x256xbf16>
!t8 = tensor<1024x38x38x128xbf16>
!t9 = tensor<3x3x256x256xf32>
!t10 = tensor<1024x75x75x64xbf16>
!t11 = tensor<3x3x128x128xf32>
!t12 = tensor<bf16>
!t13 = tensor<3x3x64x64xf32>
!t14 = tensor<3x3x128x256xf32>
!t15 = tensor<3x3x256x324xf32>
!t16 = tensor<3x3x256x16xf32>
!t17 = tensor<324xf32>
!t18 = tensor<16xf32>
!t19 = tensor<486xf32>
!t20 = tensor<24xf32>
!t21 = tensor<i32>
!t22 = tensor<3x3x512x486xf32>
!t23 = tensor<3x3x512x24xf32>
!t24 = tensor<1024x150x150x64xbf16>
!t25 = tensor<1024x19x19x512xbf16>
!t26 = tensor<1024x10x10x512xbf16>
!t27 = tensor<1024x5x5x256xbf16>
!t28 = tensor<1024x3x3x256xbf16>
!t29 = tensor<1024x64xf32>
!t30 = tensor<1024x1x1x256xbf16>
!t31 = tensor<1024x38x38x4x4xf32>
!t32 = tensor<1024x19x19x6x4xf32>
!t33 = tensor<1024x10x10x6x4xf32>
!t34 = tensor<1024x5x5x6x4xf32>
!t35 = tensor<1024x3x3x4x4xf32>
!t36 = tensor<1024x1x1x4x4xf32>
!t37 = tensor<3x3x256x512xf32>
!t38 = tensor<1x1x256x128xf32>
!t39 = tensor<1024x8732xf32>
!t40 = tensor<16x64x64xf32>
!t41 = tensor<512xf32>
!t42 = tensor<3x3x256x486xf32>
!t43 = tensor<3x3x256x24xf32>
!t44 = tensor<3x3x64x128xf32>
!t45 = tensor<1x1x64x128xf32>
!t46 = tensor<1x1x128x256xf32>
!t47 = tensor<1024x19x19x256xbf16>
!t48 = tensor<1024x10x10x128xbf16>
!t49 = tensor<1024x5x5x128xbf16>
!t50 = tensor<1024x3x3x128xbf16>
!t51 = tensor<1024x8732xi32>
!t52 = tensor<7x7x3x64xf32>
!t53 = tensor<1x1x256x256xf32>
!t54 = tensor<1x1x512x256xf32>
!t55 = tensor<1x1x512x128xf32>
!t56 = tensor<1024x38x38x256xf32>
!t57 = tensor<1024x38x38x4x81xf32>
!t58 = tensor<1024x19x19x6x81xf32>
!t59 = tensor<1024x10x10x6x81xf32>
!t60 = tensor<1024x5x5x6x81xf32>
!t61 = tensor<1024x3x3x4x81xf32>
!t62 = tensor<1024x1x1x4x81xf32>
!t63 = tensor<1024x38x38x4xf32>
!t64 = tensor<1024x19x19x6xf32>
!t65 = tensor<1024x10x10x6xf32>
!t66 = tensor<1024x5x5x6xf32>
!t67 = tensor<1024x3x3x4xf32>
!t68 = tensor<1024x1x1x4xf32>
!t69 = tensor<1024x150x150x64xf32>
!t70 = tensor<1024x75x75x64xf32>
!t71 = tensor<1024x38x38x128xf32>
!t72 = tensor<1024x128xf32>
!t73 = tensor<1024x256xf32>
!t74 = tensor<16x64x128xf32>
!t75 = tensor<16x64x256xf32>
!t76 = tensor<3x3x128x256xbf16>
!t77 = tensor<1024x38x38x4x81xbf16>
!t78 = tensor<1024x38x38x4x4xbf16>
!t79 = tensor<1024x19x19x6x81xbf16>
!t80 = tensor<1024x19x19x6x4xbf16>
!t81 = tensor<1024x10x10x6x81xbf16>
!t82 = tensor<1024x10x10x6x4xbf16>
!t83 = tensor<1024x5x5x6x81xbf16>
!t84 = tensor<1024x5x5x6x4xbf16>
!t85 = tensor<1024x3x3x4x81xbf16>
!t86 = tensor<1024x3x3x4x4xbf16>
!t87 = tensor<1024x1x1x4x81xbf16>
!t88 = tensor<1024x1x1x4x4xbf16>
!t89 = tensor<3x3x128x128xbf16>
!t90 = tensor<3x3x256x256xbf16>
!t91 = tensor<3x3x256x324xbf16>
!t92 = tensor<3x3x256x16xbf16>
!t93 = tensor<i1>
!t94 = tensor<1024xf32>
!t95 = tensor<256xbf16>
!t96 = tensor<1x1x1x256xbf16>
!t97 = tensor<3x3x256x512xbf16>
!t98 = tensor<1x1x256x128xbf16>
!t99 = tensor<3x3x64x64xbf16>
!t100 = tensor<3x3x512x486xbf16>
!t101 = tensor<3x3x512x24xbf16>
!t102 = tensor<1024x8732xi1>
!t103 = tensor<1024x5776xf32>
!t104 = tensor<1024x2166xf32>
!t105 = tensor<1024x600xf32>
!t106 = tensor<1024x150xf32>
!t107 = tensor<1024x36xf32>
!t108 = tensor<1024x4xf32>
!t109 = tensor<1024x38x38x324xbf16>
!t110 = tensor<1024x38x38x16xbf16>
!t111 = tensor<1024x19x19x486xbf16>
!t112 = tensor<1024x19x19x24xbf16>
!t113 = tensor<1024x10x10x486xbf16>
!t114 = tensor<1024x10x10x24xbf16>
!t115 = tensor<1024x5x5x486xbf16>
!t116 = tensor<1024x5x5x24xbf16>
!t117 = tensor<1024x3x3x324xbf16>
!t118 = tensor<1024x3x3x16xbf16>
!t119 = tensor<1024x1x1x324xbf16>
!t120 = tensor<1024x1x1x16xbf16>
!t121 = tensor<1024x38x38x4x81xi32>
!t122 = tensor<1024x38x38x4x81xi1>
!t123 = tensor<1024x19x19x6x81xi32>
!t124 = tensor<1024x19x19x6x81xi1>
!t125 = tensor<1024x10x10x6x81xi32>
!t126 = tensor<1024x10x10x6x81xi1>
!t127 = tensor<1024x5x5x6x81xi32>
!t128 = tensor<1024x5x5x6x81xi1>
!t129 = tensor<1024x3x3x4x81xi32>
!t130 = tensor<1024x3x3x4x81xi1>
!t131 = tensor<1024x1x1x4x81xi32>
!t132 = tensor<1024x1x1x4x81xi1>
!t133 = tensor<1024x8732x4xf32>
!t134 = tensor<1024x38x38x4xi32>
!t135 = tensor<1024x19x19x6xi32>
!t136 = tensor<1024x10x10x6xi32>
!t137 = tensor<1024x5x5x6xi32>
!t138 = tensor<1024x3x3x4xi32>
!t139 = tensor<1024x1x1x4xi32>
!t140 = tensor<1024xi32>
!t141 = tensor<128xbf16>
!t142 = tensor<1x1x1x128xbf16>
!t143 = tensor<324xbf16>
!t144 = tensor<1x1x1x324xbf16>
!t145 = tensor<16xbf16>
!t146 = tensor<1x1x1x16xbf16>
!t147 = tensor<486xbf16>
!t148 = tensor<1x1x1x486xbf16>
!t149 = tensor<24xbf16>
!t150 = tensor<1x1x1x24xbf16>
!t151 = tensor<7x7x3x64xbf16>
!t152 = tensor<1x1x256x256xbf16>
!t153 = tensor<1x1x512x256xbf16>
!t154 = tensor<1x1x512x128xbf16>
!t155 = tensor<3x3x64x128xbf16>
!t156 = tensor<1x1x64x128xbf16>
!t157 = tensor<1x1x128x256xbf16>
!t158 = tensor<3x3x256x486xbf16>
!t159 = tensor<3x3x256x24xbf16>
!t160 = tensor<1024x300x300x3xbf16>
!t161 = tensor<512xbf16>
!t162 = tensor<1x1x1x512xbf16>
!t163 = tensor<1024x38x38x4x4xi1>
!t164 = tensor<1024x19x19x6x4xi1>
!t165 = tensor<1024x10x10x6x4xi1>
!t166 = tensor<1024x5x5x6x4xi1>
!t167 = tensor<1024x3x3x4x4xi1>
!t168 = tensor<1024x1x1x4x4xi1>
!t169 = tensor<1024x1x1x256xi1>
!t170 = tensor<1024x3x3x128xi1>
!t171 = tensor<1024x3x3x256xi1>
!t172 = tensor<1024x5x5x128xi1>
!t173 = tensor<1024x5x5x256xi1>
!t174 = tensor<1024x10x10x128xi1>
!t175 = tensor<1024x10x10x512xi1>
!t176 = tensor<1024x19x19x256xi1>
!t177 = tensor<1024x19x19x512xi1>
!t178 = tensor<1024x38x38x256xi1>
!t179 = tensor<1024x38x38x128xi1>
!t180 = tensor<1024x75x75x64xi1>
!t181 = tensor<1024x150x150x64xi1>
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: !t52 {tf.aliasing_output = 0 : i32}, %arg1: !t1 {tf.aliasing_output = 1 : i32}, %arg2: !t53 {tf.aliasing_output = 2 : i32}, %arg3: !t41 {tf.aliasing_output = 3 : i32}, %arg4: !t37 {tf.aliasing_output = 4 : i32}, %arg5: !t1 {tf.aliasing_output = 5 : i32}, %arg6: !t54 {tf.aliasing_output = 6 : i32}, %arg7: !t41 {tf.aliasing_output = 7 : i32}, %arg8: !t37 {tf.aliasing_output = 8 : i32}, %arg9: !t2 {tf.aliasing_output = 9 : i32}, %arg10: !t55 {tf.aliasing_output = 10 : i32}, %arg11: !t1 {tf.aliasing_output = 11 : i32}, %arg12: !t14 {tf.aliasing_output = 12 : i32}, %arg13: !t2 {tf.aliasing_output = 13 : i32}, %arg14: !t38 {tf.aliasing_output = 14 : i32}, %arg15: !t1 {tf.aliasing_output = 15 : i32}, %arg16: !t14 {tf.aliasing_output = 16 : i32}, %arg17: !t2 {tf.aliasing_output = 17 : i32}, %arg18: !t38 {tf.aliasing_output = 18 : i32}, %arg19: !t1 {tf.aliasing_output = 19 : i32}, %arg20: !t14 {tf.aliasing_output = 20 : i32}, %arg21: !t17 {tf.aliasing_output = 21 : i32}, %arg22: !t15 {tf.aliasing_output = 22 : i32}, %arg23: !t18 {tf.aliasing_output = 23 : i32}, %arg24: !t16 {tf.aliasing_output = 24 : i32}, %arg25: !t19 {tf.aliasing_output = 25 : i32}, %arg26: !t22 {tf.aliasing_output = 26 : i32}, %arg27: !t20 {tf.aliasing_output = 27 : i32}, %arg28: !t23 {tf.aliasing_output = 28 : i32}, %arg29: !t19 {tf.aliasing_output = 29 : i32}, %arg30: !t22 {tf.aliasing_output = 30 : i32}, %arg31: !t20 {tf.aliasing_output = 31 : i32}, %arg32: !t23 {tf.aliasing_output = 32 : i32}, %arg33: !t19 {tf.aliasing_output = 33 : i32}, %arg34: !t42 {tf.aliasing_output = 34 : i32}, %arg35: !t20 {tf.aliasing_output = 35 : i32}, %arg36: !t43 {tf.aliasing_output = 36 : i32}, %arg37: !t17 {tf.aliasing_output = 37 : i32}, %arg38: !t15 {tf.aliasing_output = 38 : i32}, %arg39: !t18 {tf.aliasing_output = 39 : i32}, %arg40: !t16 {tf.aliasing_output = 40 : i32}, %arg41: !t17 {tf.aliasing_output = 41 : i32}, %arg42: !t15 {tf.aliasing_output = 42 : i32}, %arg43: !t18 {tf.aliasing_output = 43 : i32}, %arg44: !t16 {tf.aliasing_output = 44 : i32}, %arg45: !t6 {tf.aliasing_output = 45 : i32}, %arg46: !t6 {tf.aliasing_output = 46 : i32}, %arg47: !t13 {tf.aliasing_output = 47 : i32}, %arg48: !t13 {tf.aliasing_output = 48 : i32}, %arg49: !t6 {tf.aliasing_output = 49 : i32}, %arg50: !t6 {tf.aliasing_output = 50 : i32}, %arg51: !t6 {tf.aliasing_output = 51 : i32}, %arg52: !t6 {tf.aliasing_output = 52 : i32}, %arg53: !t13 {tf.aliasing_output = 53 : i32}, %arg54: !t13 {tf.aliasing_output = 54 : i32}, %arg55: !t6 {tf.aliasing_output = 55 : i32}, %arg56: !t6 {tf.aliasing_output = 56 : i32}, %arg57: !t6 {tf.aliasing_output = 57 : i32}, %arg58: !t6 {tf.aliasing_output = 58 : i32}, %arg59: !t13 {tf.aliasing_output = 59 : i32}, %arg60: !t13 {tf.aliasing_output = 60 : i32}, %arg61: !t6 {tf.aliasing_output = 61 : i32}, %arg62: !t6 {tf.aliasing_output = 62 : i32}, %arg63: !t6 {tf.aliasing_output = 63 : i32}, %arg64: !t6 {tf.aliasing_output = 64 : i32}, %arg65: !t44 {tf.aliasing_output = 65 : i32}, %arg66: !t11 {tf.aliasing_output = 66 : i32}, %arg67: !t2 {tf.aliasing_output = 67 : i32}, %arg68: !t2 {tf.aliasing_output = 68 : i32}, %arg69: !t2 {tf.aliasing_output = 69 : i32}, %arg70: !t2 {tf.aliasing_output = 70 : i32}, %arg71: !t2 {tf.aliasing_output = 71 : i32}, %arg72: !t2 {tf.aliasing_output = 72 : i32}, %arg73: !t45 {tf.aliasing_output = 73 : i32}, %arg74: !t11 {tf.aliasing_output = 74 : i32}, %arg75: !t11 {tf.aliasing_output = 75 : i32}, %arg76: !t2 {tf.aliasing_output = 76 : i32}, %arg77: !t2 {tf.aliasing_output = 77 : i32}, %arg78: !t2 {tf.aliasing_output = 78 : i32}, %arg79: !t2 {tf.aliasing_output = 79 : i32}, %arg80: !t11 {tf.aliasing_output = 80 : i32}, %arg81: !t11 {tf.aliasing_output = 81 : i32}, %arg82: !t2 {tf.aliasing_output = 82 : i32}, %arg83: !t2 {tf.aliasing_output = 83 : i32}, %arg84: !t2 {tf.aliasing_output = 84 : i32}, %arg85: !t2 {tf.aliasing_output = 85 : i32}, %arg86: !t11 {tf.aliasing_output = 86 : i32}, %arg87: !t11 {tf.aliasing_output = 87 : i32}, %arg88: !t2 {tf.aliasing_output = 88 : i32}, %arg89: !t2 {tf.aliasing_output = 89 : i32}, %arg90: !t2 {tf.aliasing_output = 90 : i32}, %arg91: !t2 {tf.aliasing_output = 91 : i32}, %arg92: !t14 {tf.aliasing_output = 92 : i32}, %arg93: !t9 {tf.aliasing_output = 93 : i32}, %arg94: !t1 {tf.aliasing_output = 94 : i32}, %arg95: !t1 {tf.aliasing_output = 95 : i32}, %arg96: !t1 {tf.aliasing_output = 96 : i32}, %arg97: !t1 {tf.aliasing_output = 97 : i32}, %arg98: !t1 {tf.aliasing_output = 98 : i32}, %arg99: !t1 {tf.aliasing_output = 99 : i32}, %arg100: !t46 {tf.aliasing_output = 100 : i32}, %arg101: !t9 {tf.aliasing_output = 101 : i32}, %arg102: !t9 {tf.aliasing_output = 102 : i32}, %arg103: !t1 {tf.aliasing_output = 103 : i32}, %arg104: !t1 {tf.aliasing_output = 104 : i32}, %arg105: !t1 {tf.aliasing_output = 105 : i32}, %arg106: !t1 {tf.aliasing_output = 106 : i32}, %arg107: !t9 {tf.aliasing_output = 107 : i32}, %arg108: !t9 {tf.aliasing_output = 108 : i32}, %arg109: !t1 {tf.aliasing_output = 109 : i32}, %arg110: !t1 {tf.aliasing_output = 110 : i32}, %arg111: !t1 {tf.aliasing_output = 111 : i32}, %arg112: !t1 {tf.aliasing_output = 112 : i32}, %arg113: !t9 {tf.aliasing_output = 113 : i32}, %arg114: !t9 {tf.aliasing_output = 114 : i32}, %arg115: !t1 {tf.aliasing_output = 115 : i32}, %arg116: !t1 {tf.aliasing_output = 116 : i32}, %arg117: !t1 {tf.aliasing_output = 117 : i32}, %arg118: !t1 {tf.aliasing_output = 118 : i32}, %arg119: !t9 {tf.aliasing_output = 119 : i32}, %arg120: !t9 {tf.aliasing_output = 120 : i32}, %arg121: !t1 {tf.aliasing_output = 121 : i32}, %arg122: !t1 {tf.aliasing_output = 122 : i32}, %arg123: !t1 {tf.aliasing_output = 123 : i32}, %arg124: !t1 {tf.aliasing_output = 124 : i32}, %arg125: !t9 {tf.aliasing_output = 125 : i32}, %arg126: !t9 {tf.aliasing_output = 126 : i32}, %arg127: !t1 {tf.aliasing_output = 127 : i32}, %arg128: !t1 {tf.aliasing_output = 128 : i32}, %arg129: !t1 {tf.aliasing_output = 129 : i32}, %arg130: !t1 {tf.aliasing_output = 130 : i32}, %arg131: !t5 {tf.aliasing_output = 131 : i32}, %arg132: !t5 {tf.aliasing_output = 132 : i32}, %arg133: !t5 {tf.aliasing_output = 133 : i32}, %arg134: !t5 {tf.aliasing_output = 134 : i32}, %arg135: !t5 {tf.aliasing_output = 135 : i32}, %arg136: !t5 {tf.aliasing_output = 136 : i32}, %arg137: !t5 {tf.aliasing_output = 137 : i32}, %arg138: !t5 {tf.aliasing_output = 138 : i32}, %arg139: !t5 {tf.aliasing_output = 139 : i32}, %arg140: !t5 {tf.aliasing_output = 140 : i32}, %arg141: !t5 {tf.aliasing_output = 141 : i32}, %arg142: !t5 {tf.aliasing_output = 142 : i32}, %arg143: !t5 {tf.aliasing_output = 143 : i32}, %arg144: !t5 {tf.aliasing_output = 144 : i32}, %arg145: !t4 {tf.aliasing_output = 145 : i32}, %arg146: !t4 {tf.aliasing_output = 146 : i32}, %arg147: !t4 {tf.aliasing_output = 147 : i32}, %arg148: !t4 {tf.aliasing_output = 148 : i32}, %arg149: !t4 {tf.aliasing_output = 149 : i32}, %arg150: !t4 {tf.aliasing_output = 150 : i32}, %arg151: !t4 {tf.aliasing_output = 151 : i32}, %arg152: !t4 {tf.aliasing_output = 152 : i32}, %arg153: !t4 {tf.aliasing_output = 153 : i32}, %arg154: !t4 {tf.aliasing_output = 154 : i32}, %arg155: !t4 {tf.aliasing_output = 155 : i32}, %arg156: !t4 {tf.aliasing_output = 156 : i32}, %arg157: !t4 {tf.aliasing_output = 157 : i32}, %arg158: !t4 {tf.aliasing_output = 158 : i32}, %arg159: !t4 {tf.aliasing_output = 159 : i32}, %arg160: !t4 {tf.aliasing_output = 160 : i32}, %arg161: !t4 {tf.aliasing_output = 161 : i32}, %arg162: !t4 {tf.aliasing_output = 162 : i32}, %arg163: !t3 {tf.aliasing_output = 163 : i32}, %arg164: !t3 {tf.aliasing_output = 164 : i32}, %arg165: !t3 {tf.aliasing_output = 165 : i32}, %arg166: !t3 {tf.aliasing_output = 166 : i32}, %arg167: !t3 {tf.aliasing_output = 167 : i32}, %arg168: !t3 {tf.aliasing_output = 168 : i32}, %arg169: !t3 {tf.aliasing_output = 169 : i32}, %arg170: !t3 {tf.aliasing_output = 170 : i32}, %arg171: !t3 {tf.aliasing_output = 171 : i32}, %arg172: !t3 {tf.aliasing_output = 172 : i32}, %arg173: !t3 {tf.aliasing_output = 173 : i32}, %arg174: !t3 {tf.aliasing_output = 174 : i32}, %arg175: !t3 {tf.aliasing_output = 175 : i32}, %arg176: !t3 {tf.aliasing_output = 176 : i32}, %arg177: !t3 {tf.aliasing_output = 177 : i32}, %arg178: !t3 {tf.aliasing_output = 178 : i32}, %arg179: !t3 {tf.aliasing_output = 179 : i32}, %arg180: !t3 {tf.aliasing_output = 180 : i32}, %arg181: !t3 {tf.aliasing_output = 181 : i32}, %arg182: !t3 {tf.aliasing_output = 182 : i32}, %arg183: !t3 {tf.aliasing_output = 183 : i32}, %arg184: !t3 {tf.aliasing_output = 184 : i32}, %arg185: !t3 {tf.aliasing_output = 185 : i32}, %arg186: !t3 {tf.aliasing_output = 186 : i32}, %arg187: !t3 {tf.aliasing_output = 187 : i32}, %arg188: !t3 {tf.aliasing_output = 188 : i32}, %arg189: !t52 {tf.aliasing_output = 189 : i32}, %arg190: !t1 {tf.aliasing_output = 190 : i32}, %arg191: !t53 {tf.aliasing_output = 191 : i32}, %arg192: !t41 {tf.aliasing_output = 192 : i32}, %arg193: !t37 {tf.aliasing_output = 193 : i32}, %arg194: !t1 {tf.aliasing_output = 194 : i32}, %arg195: !t54 {tf.aliasing_output = 195 : i32}, %arg196: !t41 {tf.aliasing_output = 196 : i32}, %arg197: !t37 {tf.aliasing_output = 197 : i32}, %arg198: !t2 {tf.aliasing_output = 198 : i32}, %arg199: !t55 {tf.aliasing_output = 199 : i32}, %arg200: !t1 {tf.aliasing_output = 200 : i32}, %arg201: !t14 {tf.aliasing_output = 201 : i32}, %arg202: !t2 {tf.aliasing_output = 202 : i32}, %arg203: !t38 {tf.aliasing_output = 203 : i32}, %arg204: !t1 {tf.aliasing_output = 204 : i32}, %arg205: !t14 {tf.aliasing_output = 205 : i32}, %arg206: !t2 {tf.aliasing_output = 206 : i32}, %arg207: !t38 {tf.aliasing_output = 207 : i32}, %arg208: !t1 {tf.aliasing_output = 208 : i32}, %arg209: !t14 {tf.aliasing_output = 209 : i32}, %arg210: !t17 {tf.aliasing_output = 210 : i32}, %arg211: !t15 {tf.aliasing_output = 211 : i32}, %arg212: !t18 {tf.aliasing_output = 212 : i32}, %arg213: !t16 {tf.aliasing_output = 213 : i32}, %arg214: !t19 {tf.aliasing_output = 214 : i32}, %arg215: !t22 {tf.aliasing_output = 215 : i32}, %arg216: !t20 {tf.aliasing_output = 216 : i32}, %arg217: !t23 {tf.aliasing_output = 217 : i32}, %arg218: !t19 {tf.aliasing_output = 218 : i32}, %arg219: !t22 {tf.aliasing_output = 219 : i32}, %arg220: !t20 {tf.aliasing_output = 220 : i32}, %arg221: !t23 {tf.aliasing_output = 221 : i32}, %arg222: !t19 {tf.aliasing_output = 222 : i32}, %arg223: !t42 {tf.aliasing_output = 223 : i32}, %arg224: !t20 {tf.aliasing_output = 224 : i32}, %arg225: !t43 {tf.aliasing_output = 225 : i32}, %arg226: !t17 {tf.aliasing_output = 226 : i32}, %arg227: !t15 {tf.aliasing_output = 227 : i32}, %arg228: !t18 {tf.aliasing_output = 228 : i32}, %arg229: !t16 {tf.aliasing_output = 229 : i32}, %arg230: !t17 {tf.aliasing_output = 230 : i32}, %arg231: !t15 {tf.aliasing_output = 231 : i32}, %arg232: !t18 {tf.aliasing_output = 232 : i32}, %arg233: !t16 {tf.aliasing_output = 233 : i32}, %arg234: !t6 {tf.aliasing_output = 234 : i32}, %arg235: !t6 {tf.aliasing_output = 235 : i32}, %arg236: !t13 {tf.aliasing_output = 236 : i32}, %arg237: !t13 {tf.aliasing_output = 237 : i32}, %arg238: !t6 {tf.aliasing_output = 238 : i32}, %arg239: !t6 {tf.aliasing_output = 239 : i32}, %arg240: !t6 {tf.aliasing_output = 240 : i32}, %arg241: !t6 {tf.aliasing_output = 241 : i32}, %arg242: !t13 {tf.aliasing_output = 242 : i32}, %arg243: !t13 {tf.aliasing_output = 243 : i32}, %arg244: !t6 {tf.aliasing_output = 244 : i32}, %arg245: !t6 {tf.aliasing_output = 245 : i32}, %arg246: !t6 {tf.aliasing_output = 246 : i32}, %arg247: !t6 {tf.aliasing_output = 247 : i32}, %arg248: !t13 {tf.aliasing_output = 248 : i32}, %arg249: !t13 {tf.aliasing_output = 249 : i32}, %arg250: !t6 {tf.aliasing_output = 250 : i32}, %arg251: !t6 {tf.aliasing_output = 251 : i32}, %arg252: !t6 {tf.aliasing_output = 252 : i32}, %arg253: !t6 {tf.aliasing_output = 253 : i32}, %arg254: !t44 {tf.aliasing_output = 254 : i32}, %arg255: !t11 {tf.aliasing_output = 255 : i32}, %arg256: !t2 {tf.aliasing_output = 256 : i32}, %arg257: !t2 {tf.aliasing_output = 257 : i32}, %arg258: !t2 {tf.aliasing_output = 258 : i32}, %arg259: !t2 {tf.aliasing_output = 259 : i32}, %arg260: !t2 {tf.aliasing_output = 260 : i32}, %arg261: !t2 {tf.aliasing_output = 261 : i32}, %arg262: !t45 {tf.aliasing_output = 262 : i32}, %arg263: !t11 {tf.aliasing_output = 263 : i32}, %arg264: !t11 {tf.aliasing_output = 264 : i32}, %arg265: !t2 {tf.aliasing_output = 265 : i32}, %arg266: !t2 {tf.aliasing_output = 266 : i32}, %arg267: !t2 {tf.aliasing_output = 267 : i32}, %arg268: !t2 {tf.aliasing_output = 268 : i32}, %arg269: !t11 {tf.aliasing_output = 269 : i32}, %arg270: !t11 {tf.aliasing_output = 270 : i32}, %arg271: !t2 {tf.aliasing_output = 271 : i32}, %arg272: !t2 {tf.aliasing_output = 272 : i32}, %arg273: !t2 {tf.aliasing_output = 273 : i32}, %arg274: !t2 {tf.aliasing_output = 274 : i32}, %arg275: !t11 {tf.aliasing_output = 275 : i32}, %arg276: !t11 {tf.aliasing_output = 276 : i32}, %arg277: !t2 {tf.aliasing_output = 277 : i32}, %arg278: !t2 {tf.aliasing_output = 278 : i32}, %arg279: !t2 {tf.aliasing_output = 279 : i32}, %arg280: !t2 {tf.aliasing_output = 280 : i32}, %arg281: !t14 {tf.aliasing_output = 281 : i32}, %arg282: !t9 {tf.aliasing_output = 282 : i32}, %arg283: !t1 {tf.aliasing_output = 283 : i32}, %arg284: !t1 {tf.aliasing_output = 284 : i32}, %arg285: !t1 {tf.aliasing_output = 285 : i32}, %arg286: !t1 {tf.aliasing_output = 286 : i32}, %arg287: !t1 {tf.aliasing_output = 287 : i32}, %arg288: !t1 {tf.aliasing_output = 288 : i32}, %arg289: !t46 {tf.aliasing_output = 289 : i32}, %arg290: !t9 {tf.aliasing_output = 290 : i32}, %arg291: !t9 {tf.aliasing_output = 291 : i32}, %arg292: !t1 {tf.aliasing_output = 292 : i32}, %arg293: !t1 {tf.aliasing_output = 293 : i32}, %arg294: !t1 {tf.aliasing_output = 294 : i32}, %arg295: !t1 {tf.aliasing_output = 295 : i32}, %arg296: !t9 {tf.aliasing_output = 296 : i32}, %arg297: !t9 {tf.aliasing_output = 297 : i32}, %arg298: !t1 {tf.aliasing_output = 298 : i32}, %arg299: !t1 {tf.aliasing_output = 299 : i32}, %arg300: !t1 {tf.aliasing_output = 300 : i32}, %arg301: !t1 {tf.aliasing_output = 301 : i32}, %arg302: !t9 {tf.aliasing_output = 302 : i32}, %arg303: !t9 {tf.aliasing_output = 303 : i32}, %arg304: !t1 {tf.aliasing_output = 304 : i32}, %arg305: !t1 {tf.aliasing_output = 305 : i32}, %arg306: !t1 {tf.aliasing_output = 306 : i32}, %arg307: !t1 {tf.aliasing_output = 307 : i32}, %arg308: !t9 {tf.aliasing_output = 308 : i32}, %arg309: !t9 {tf.aliasing_output = 309 : i32}, %arg310: !t1 {tf.aliasing_output = 310 : i32}, %arg311: !t1 {tf.aliasing_output = 311 : i32}, %arg312: !t1 {tf.aliasing_output = 312 : i32}, %arg313: !t1 {tf.aliasing_output = 313 : i32}, %arg314: !t9 {tf.aliasing_output = 314 : i32}, %arg315: !t9 {tf.aliasing_output = 315 : i32}, %arg316: !t1 {tf.aliasing_output = 316 : i32}, %arg317: !t1 {tf.aliasing_output = 317 : i32}, %arg318: !t1 {tf.aliasing_output = 318 : i32}, %arg319: !t1 {tf.aliasing_output = 319 : i32}, %learning_rate: !t0, %images: !t160, %classes: !t51, %places: !t133) -> (!t52 {jax.result_info = "result[0]['conv0']"}, !t1 {jax.result_info = "result[0]['extra0']['conv1']['bias']"}, !t53 {jax.result_info = "result[0]['extra0']['conv1']['kernel']"}, !t41 {jax.result_info = "result[0]['extra0']['conv2']['bias']"}, !t37 {jax.result_info = "result[0]['extra0']['conv2']['kernel']"}, !t1 {jax.result_info = "result[0]['extra1']['conv1']['bias']"}, !t54 {jax.result_info = "result[0]['extra1']['conv1']['kernel']"}, !t41 {jax.result_info = "result[0]['extra1']['conv2']['bias']"}, !t37 {jax.result_info = "result[0]['extra1']['conv2']['kernel']"}, !t2 {jax.result_info = "result[0]['extra2']['conv1']['bias']"}, !t55 {jax.result_info = "result[0]['extra2']['conv1']['kernel']"}, !t1 {jax.result_info = "result[0]['extra2']['conv2']['bias']"}, !t14 {jax.result_info = "result[0]['extra2']['conv2']['kernel']"}, !t2 {jax.result_info = "result[0]['extra3']['conv1']['bias']"}, !t38 {jax.result_info = "result[0]['extra3']['conv1']['kernel']"}, !t1 {jax.result_info = "result[0]['extra3']['conv2']['bias']"}, !t14 {jax.result_info = "result[0]['extra3']['conv2']['kernel']"}, !t2 {jax.result_info = "result[0]['extra4']['conv1']['bias']"}, !t38 {jax.result_info = "result[0]['extra4']['conv1']['kernel']"}, !t1 {jax.result_info = "result[0]['extra4']['conv2']['bias']"}, !t14 {jax.result_info = "result[0]['extra4']['conv2']['kernel']"}, !t17 {jax.result_info = "result[0]['head0']['classes']['bias']"}, !t15 {jax.result_info = "result[0]['head0']['classes']['kernel']"}, !t18 {jax.result_info = "result[0]['head0']['places']['bias']"}, !t16 {jax.result_info = "result[0]['head0']['places']['kernel']"}, !t19 {jax.result_info = "result[0]['head1']['classes']['bias']"}, !t22 {jax.result_info = "result[0]['head1']['classes']['kernel']"}, !t20 {jax.result_info = "result[0]['head1']['places']['bias']"}, !t23 {jax.result_info = "result[0]['head1']['places']['kernel']"}, !t19 {jax.result_info = "result[0]['head2']['classes']['bias']"}, !t22 {jax.result_info = "result[0]['head2']['classes']['kernel']"}, !t20 {jax.result_info = "result[0]['head2']['places']['bias']"}, !t23 {jax.result_info = "result[0]['head2']['places']['kernel']"}, !t19 {jax.result_info = "result[0]['head3']['classes']['bias']"}, !t42 {jax.result_info = "result[0]['head3']['classes']['kernel']"}, !t20 {jax.result_info = "result[0]['head3']['places']['bias']"}, !t43 {jax.result_info = "result[0]['head3']['places']['kernel']"}, !t17 {jax.result_info = "result[0]['head4']['classes']['bias']"}, !t15 {jax.result_info = "result[0]['head4']['classes']['kernel']"}, !t18 {jax.result_info = "result[0]['head4']['places']['bias']"}, !t16 {jax.result_info = "result[0]['head4']['places']['kernel']"}, !t17 {jax.result_info = "result[0]['head5']['classes']['bias']"}, !t15 {jax.result_info = "result[0]['head5']['classes']['kernel']"}, !t18 {jax.result_info = "result[0]['head5']['places']['bias']"}, !t16 {jax.result_info = "result[0]['head5']['places']['kernel']"}, !t6 {jax.result_info = "result[0]['norm0']['offset']"}, !t6 {jax.result_info = "result[0]['norm0']['scale']"}, !t13 {jax.result_info = "result[0]['stage1_0']['conv1']"}, !t13 {jax.result_info = "result[0]['stage1_0']['conv2']"}, !t6 {jax.result_info = "result[0]['stage1_0']['norm1']['offset']"}, !t6 {jax.result_info = "result[0]['stage1_0']['norm1']['scale']"}, !t6 {jax.result_info = "result[0]['stage1_0']['norm2']['offset']"}, !t6 {jax.result_info = "result[0]['stage1_0']['norm2']['scale']"}, !t13 {jax.result_info = "result[0]['stage1_1']['conv1']"}, !t13 {jax.result_info = "result[0]['stage1_1']['conv2']"}, !t6 {jax.result_info = "result[0]['stage1_1']['norm1']['offset']"}, !t6 {jax.result_info = "result[0]['stage1_1']['norm1']['scale']"}, !t6 {jax.result_info = "result[0]['stage1_1']['norm2']['offset']"}, !t6 {jax.result_info = "result[0]['stage1_1']['norm2']['scale']"}, !t13 {jax.result_info = "result[0]['stage1_2']['conv1']"}, !t13 {jax.result_info = "result[0]['stage1_2']['conv2']"}, !t6 {jax.result_info = "result[0]['stage1_2']['norm1']['offset']"}, !t6 {jax.result_info = "result[0]['stage1_2']['norm1']['scale']"}, !t6 {jax.result_info = "result[0]['stage1_2']['norm2']['offset']"}, !t6 {jax.result_info = "result[0]['stage1_2']['norm2']['scale']"}, !t44 {jax.result_info = "result[0]['stage2_0']['conv1']"}, !t11 {jax.result_info = "result[0]['stage2_0']['conv2']"}, !t2 {jax.result_info = "result[0]['stage2_0']['norm1']['offset']"}, !t2 {jax.result_info = "result[0]['stage2_0']['norm1']['scale']"}, !t2 {jax.result_info = "result[0]['stage2_0']['norm2']['offset']"}, !t2 {jax.result_info = "result[0]['stage2_0']['norm2']['scale']"}, !t2 {jax.result_info = "result[0]['stage2_0']['norm_shortcut']['offset']"}, !t2 {jax.result_info = "result[0]['stage2_0']['norm_shortcut']['scale']"}, !t45 {jax.result_info = "result[0]['stage2_0']['shortcut']"}, !t11 {jax.result_info = "result[0]['stage2_1']['conv1']"}, !t11 {jax.result_info = "result[0]['stage2_1']['conv2']"}, !t2 {jax.result_info = "result[0]['stage2_1']['norm1']['offset']"}, !t2 {jax.result_info = "result[0]['stage2_1']['norm1']['scale']"}, !t2 {jax.result_info = "result[0]['stage2_1']['norm2']['offset']"}, !t2 {jax.result_info = "result[0]['stage2_1']['norm2']['scale']"}, !t11 {jax.result_info = "result[0]['stage2_2']['conv1']"}, !t11 {jax.result_info = "result[0]['stage2_2']['conv2']"}, !t2 {jax.result_info = "result[0]['stage2_2']['norm1']['offset']"}, !t2 {jax.result_info = "result[0]['stage2_2']['norm1']['scale']"}, !t2 {jax.result_info = "result[0]['stage2_2']['norm2']['offset']"}, !t2 {jax.result_info = "result[0]['stage2_2']['norm2']['scale']"}, !t11 {jax.result_info = "result[0]['stage2_3']['conv1']"}, !t11 {jax.result_info = "result[0]['stage2_3']['conv2']"}, !t2 {jax.result_info = "result[0]['stage2_3']['norm1']['offset']"}, !t2 {jax.result_info = "result[0]['stage2_3']['norm1']['scale']"}, !t2 {jax.result_info = "result[0]['stage2_3']['norm2']['offset']"}, !t2 {jax.result_info = "result[0]['stage2_3']['norm2']['scale']"}, !t14 {jax.result_info = "result[0]['stage3_0']['conv1']"}, !t9 {jax.result_info = "result[0]['stage3_0']['conv2']"}, !t1 {jax.result_info = "result[0]['stage3_0']['norm1']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_0']['norm1']['scale']"}, !t1 {jax.result_info = "result[0]['stage3_0']['norm2']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_0']['norm2']['scale']"}, !t1 {jax.result_info = "result[0]['stage3_0']['norm_shortcut']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_0']['norm_shortcut']['scale']"}, !t46 {jax.result_info = "result[0]['stage3_0']['shortcut']"}, !t9 {jax.result_info = "result[0]['stage3_1']['conv1']"}, !t9 {jax.result_info = "result[0]['stage3_1']['conv2']"}, !t1 {jax.result_info = "result[0]['stage3_1']['norm1']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_1']['norm1']['scale']"}, !t1 {jax.result_info = "result[0]['stage3_1']['norm2']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_1']['norm2']['scale']"}, !t9 {jax.result_info = "result[0]['stage3_2']['conv1']"}, !t9 {jax.result_info = "result[0]['stage3_2']['conv2']"}, !t1 {jax.result_info = "result[0]['stage3_2']['norm1']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_2']['norm1']['scale']"}, !t1 {jax.result_info = "result[0]['stage3_2']['norm2']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_2']['norm2']['scale']"}, !t9 {jax.result_info = "result[0]['stage3_3']['conv1']"}, !t9 {jax.result_info = "result[0]['stage3_3']['conv2']"}, !t1 {jax.result_info = "result[0]['stage3_3']['norm1']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_3']['norm1']['scale']"}, !t1 {jax.result_info = "result[0]['stage3_3']['norm2']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_3']['norm2']['scale']"}, !t9 {jax.result_info = "result[0]['stage3_4']['conv1']"}, !t9 {jax.result_info = "result[0]['stage3_4']['conv2']"}, !t1 {jax.result_info = "result[0]['stage3_4']['norm1']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_4']['norm1']['scale']"}, !t1 {jax.result_info = "result[0]['stage3_4']['norm2']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_4']['norm2']['scale']"}, !t9 {jax.result_info = "result[0]['stage3_5']['conv1']"}, !t9 {jax.result_info = "result[0]['stage3_5']['conv2']"}, !t1 {jax.result_info = "result[0]['stage3_5']['norm1']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_5']['norm1']['scale']"}, !t1 {jax.result_info = "result[0]['stage3_5']['norm2']['offset']"}, !t1 {jax.result_info = "result[0]['stage3_5']['norm2']['scale']"}, !t5 {jax.result_info = "result[1]['moving']['norm0']['mean']"}, !t5 {jax.result_info = "result[1]['moving']['norm0']['variance']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_0']['norm1']['mean']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_0']['norm1']['variance']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_0']['norm2']['mean']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_0']['norm2']['variance']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_1']['norm1']['mean']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_1']['norm1']['variance']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_1']['norm2']['mean']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_1']['norm2']['variance']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_2']['norm1']['mean']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_2']['norm1']['variance']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_2']['norm2']['mean']"}, !t5 {jax.result_info = "result[1]['moving']['stage1_2']['norm2']['variance']"}, !t4 {jax.result_info = "result[1]['moving']['stage2_0']['norm1']['mean']"}, !t4 {jax.result_info = "result[1]['moving']['stage2_0']['norm1']['variance']"}, !t4 {jax.result_info = "result[1]['moving']['stage2_0']['norm2']['mean']"}, !t4 {jax.result_info = "result[1]['moving']['stage2_0']['norm2']['variance']"}, !t4 {jax.result_info = "result[1]['moving']['stage2_0']['norm_shortcut']['mean']"}, !t4 {jax.result_info = "result[1]['moving']['stage2_0']['norm_shortcut']['variance']"}, !t4 {jax.result_info = "result[1]['moving']['stage2_1']['norm1']['mean']"}, !t4 {jax.result_info = "result[1]['moving']['stage2_1']['norm1']['variance']"}, !t4 {jax.result_info = "result[1]['moving']['stage2_1']['norm2']['mean']"}, !t4 {jax.result_info = "result[1]['moving']['stage2_1']['norm2']['variance']"}, !t4 {jax.result_info = "result[1]['moving']['stage2_2']['norm1']['mean']"}, !t4 {jax.result_info = "result[1]['moving']['stage2_2']['norm1']['variance']"}, !t4 {jax.result_info = "result[1]['moving']['stage2_2']['norm2']['mean']"}, !t4 {jax.result_info = "result[1]['moving']['stage2_2']['norm2']['variance']"}, !t4 {jax.result_info = "result[1]['moving']['stage2_3']['norm1']['mean']"}, !t4 {jax.result_info = "result[1]['moving']['stage2_3']['norm1']['variance']"}, !t4 {jax.result_info = "result[1]['moving']['stage2_3']['norm2']['mean']"}, !t4 {jax.result_info = "result[1]['moving']['stage2_3']['norm2']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_0']['norm1']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_0']['norm1']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_0']['norm2']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_0']['norm2']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_0']['norm_shortcut']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_0']['norm_shortcut']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_1']['norm1']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_1']['norm1']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_1']['norm2']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_1']['norm2']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_2']['norm1']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_2']['norm1']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_2']['norm2']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_2']['norm2']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_3']['norm1']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_3']['norm1']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_3']['norm2']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_3']['norm2']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_4']['norm1']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_4']['norm1']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_4']['norm2']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_4']['norm2']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_5']['norm1']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_5']['norm1']['variance']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_5']['norm2']['mean']"}, !t3 {jax.result_info = "result[1]['moving']['stage3_5']['norm2']['variance']"}, !t52 {jax.result_info = "result[1]['optimizer']['momentum']['conv0']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['extra0']['conv1']['bias']"}, !t53 {jax.result_info = "result[1]['optimizer']['momentum']['extra0']['conv1']['kernel']"}, !t41 {jax.result_info = "result[1]['optimizer']['momentum']['extra0']['conv2']['bias']"}, !t37 {jax.result_info = "result[1]['optimizer']['momentum']['extra0']['conv2']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['extra1']['conv1']['bias']"}, !t54 {jax.result_info = "result[1]['optimizer']['momentum']['extra1']['conv1']['kernel']"}, !t41 {jax.result_info = "result[1]['optimizer']['momentum']['extra1']['conv2']['bias']"}, !t37 {jax.result_info = "result[1]['optimizer']['momentum']['extra1']['conv2']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['extra2']['conv1']['bias']"}, !t55 {jax.result_info = "result[1]['optimizer']['momentum']['extra2']['conv1']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['extra2']['conv2']['bias']"}, !t14 {jax.result_info = "result[1]['optimizer']['momentum']['extra2']['conv2']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['extra3']['conv1']['bias']"}, !t38 {jax.result_info = "result[1]['optimizer']['momentum']['extra3']['conv1']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['extra3']['conv2']['bias']"}, !t14 {jax.result_info = "result[1]['optimizer']['momentum']['extra3']['conv2']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['extra4']['conv1']['bias']"}, !t38 {jax.result_info = "result[1]['optimizer']['momentum']['extra4']['conv1']['kernel']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['extra4']['conv2']['bias']"}, !t14 {jax.result_info = "result[1]['optimizer']['momentum']['extra4']['conv2']['kernel']"}, !t17 {jax.result_info = "result[1]['optimizer']['momentum']['head0']['classes']['bias']"}, !t15 {jax.result_info = "result[1]['optimizer']['momentum']['head0']['classes']['kernel']"}, !t18 {jax.result_info = "result[1]['optimizer']['momentum']['head0']['places']['bias']"}, !t16 {jax.result_info = "result[1]['optimizer']['momentum']['head0']['places']['kernel']"}, !t19 {jax.result_info = "result[1]['optimizer']['momentum']['head1']['classes']['bias']"}, !t22 {jax.result_info = "result[1]['optimizer']['momentum']['head1']['classes']['kernel']"}, !t20 {jax.result_info = "result[1]['optimizer']['momentum']['head1']['places']['bias']"}, !t23 {jax.result_info = "result[1]['optimizer']['momentum']['head1']['places']['kernel']"}, !t19 {jax.result_info = "result[1]['optimizer']['momentum']['head2']['classes']['bias']"}, !t22 {jax.result_info = "result[1]['optimizer']['momentum']['head2']['classes']['kernel']"}, !t20 {jax.result_info = "result[1]['optimizer']['momentum']['head2']['places']['bias']"}, !t23 {jax.result_info = "result[1]['optimizer']['momentum']['head2']['places']['kernel']"}, !t19 {jax.result_info = "result[1]['optimizer']['momentum']['head3']['classes']['bias']"}, !t42 {jax.result_info = "result[1]['optimizer']['momentum']['head3']['classes']['kernel']"}, !t20 {jax.result_info = "result[1]['optimizer']['momentum']['head3']['places']['bias']"}, !t43 {jax.result_info = "result[1]['optimizer']['momentum']['head3']['places']['kernel']"}, !t17 {jax.result_info = "result[1]['optimizer']['momentum']['head4']['classes']['bias']"}, !t15 {jax.result_info = "result[1]['optimizer']['momentum']['head4']['classes']['kernel']"}, !t18 {jax.result_info = "result[1]['optimizer']['momentum']['head4']['places']['bias']"}, !t16 {jax.result_info = "result[1]['optimizer']['momentum']['head4']['places']['kernel']"}, !t17 {jax.result_info = "result[1]['optimizer']['momentum']['head5']['classes']['bias']"}, !t15 {jax.result_info = "result[1]['optimizer']['momentum']['head5']['classes']['kernel']"}, !t18 {jax.result_info = "result[1]['optimizer']['momentum']['head5']['places']['bias']"}, !t16 {jax.result_info = "result[1]['optimizer']['momentum']['head5']['places']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['momentum']['norm0']['offset']"}, !t6 {jax.result_info = "result[1]['optimizer']['momentum']['norm0']['scale']"}, !t13 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_0']['conv1']"}, !t13 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_0']['conv2']"}, !t6 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_0']['norm1']['offset']"}, !t6 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_0']['norm1']['scale']"}, !t6 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_0']['norm2']['offset']"}, !t6 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_0']['norm2']['scale']"}, !t13 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_1']['conv1']"}, !t13 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_1']['conv2']"}, !t6 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_1']['norm1']['offset']"}, !t6 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_1']['norm1']['scale']"}, !t6 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_1']['norm2']['offset']"}, !t6 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_1']['norm2']['scale']"}, !t13 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_2']['conv1']"}, !t13 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_2']['conv2']"}, !t6 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_2']['norm1']['offset']"}, !t6 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_2']['norm1']['scale']"}, !t6 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_2']['norm2']['offset']"}, !t6 {jax.result_info = "result[1]['optimizer']['momentum']['stage1_2']['norm2']['scale']"}, !t44 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['conv1']"}, !t11 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['conv2']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['norm1']['offset']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['norm1']['scale']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['norm2']['offset']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['norm2']['scale']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['norm_shortcut']['offset']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['norm_shortcut']['scale']"}, !t45 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['shortcut']"}, !t11 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['conv1']"}, !t11 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['conv2']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['norm1']['offset']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['norm1']['scale']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['norm2']['offset']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['norm2']['scale']"}, !t11 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['conv1']"}, !t11 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['conv2']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['norm1']['offset']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['norm1']['scale']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['norm2']['offset']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['norm2']['scale']"}, !t11 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['conv1']"}, !t11 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['conv2']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['norm1']['offset']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['norm1']['scale']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['norm2']['offset']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['norm2']['scale']"}, !t14 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['conv1']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['conv2']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['norm2']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['norm_shortcut']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['norm_shortcut']['scale']"}, !t46 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['shortcut']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['conv1']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['conv2']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['conv1']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['conv2']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['conv1']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['conv2']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['conv1']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['conv2']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['norm2']['scale']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['conv1']"}, !t9 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['conv2']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['norm1']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['norm1']['scale']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['norm2']['offset']"}, !t1 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['norm2']['scale']"}, !t0 {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convert %arg0 : (!t52) -> !t151 loc(#l0)
    %1 = stablehlo.convolution(%images, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[3, 3], [3, 3]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t160, !t151) -> !t24 loc(#l1)
    %2:4 = call @normalise(%1, %arg46, %arg45) : (!t24, !t6, !t6) -> (!t24, !t5, !t5, !t5) loc(#l2)
    %3 = call @mixed(%arg131, %2#1) : (!t5, !t5) -> !t5 loc(#l3)
    %4 = call @mixed(%arg132, %2#2) : (!t5, !t5) -> !t5 loc(#l3)
    %5 = call @_relu(%2#0) : (!t24) -> !t24 loc(#l4)
    %cst = stablehlo.constant dense<0xFF80> : !t12 loc(#l5)
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t12 loc(#l5)
    %7 = "stablehlo.reduce_window"(%5, %6) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg324: !t12, %arg325: !t12):
      %445 = stablehlo.maximum %arg324, %arg325 : !t12 loc(#l5)
      stablehlo.return %445 : !t12 loc(#l5)
    }) : (!t24, !t12) -> !t10 loc(#l5)
    %8:12 = call @_block(%7, %arg47, %arg48, %arg49, %arg50, %arg51, %arg52, %arg133, %arg134, %arg135, %arg136) : (!t10, !t13, !t13, !t6, !t6, !t6, !t6, !t5, !t5, !t5, !t5) -> (!t10, !t5, !t5, !t5, !t5, !t10, !t5, !t5, !t10, !t10, !t5, !t5) loc(#l6)
    %9:12 = call @_block(%8#0, %arg53, %arg54, %arg55, %arg56, %arg57, %arg58, %arg137, %arg138, %arg139, %arg140) : (!t10, !t13, !t13, !t6, !t6, !t6, !t6, !t5, !t5, !t5, !t5) -> (!t10, !t5, !t5, !t5, !t5, !t10, !t5, !t5, !t10, !t10, !t5, !t5) loc(#l7)
    %10:12 = call @_block(%9#0, %arg59, %arg60, %arg61, %arg62, %arg63, %arg64, %arg141, %arg142, %arg143, %arg144) : (!t10, !t13, !t13, !t6, !t6, !t6, !t6, !t5, !t5, !t5, !t5) -> (!t10, !t5, !t5, !t5, !t5, !t10, !t5, !t5, !t10, !t10, !t5, !t5) loc(#l8)
    %11:17 = call @_block_3(%10#0, %arg65, %arg66, %arg67, %arg68, %arg69, %arg70, %arg71, %arg72, %arg73, %arg145, %arg146, %arg147, %arg148, %arg149, %arg150) : (!t10, !t44, !t11, !t2, !t2, !t2, !t2, !t2, !t2, !t45, !t4, !t4, !t4, !t4, !t4, !t4) -> (!t8, !t4, !t4, !t4, !t4, !t4, !t4, !t8, !t4, !t4, !t8, !t8, !t4, !t4, !t8, !t4, !t4) loc(#l9)
    %12:12 = call @_block_7(%11#0, %arg74, %arg75, %arg76, %arg77, %arg78, %arg79, %arg151, %arg152, %arg153, %arg154) : (!t8, !t11, !t11, !t2, !t2, !t2, !t2, !t4, !t4, !t4, !t4) -> (!t8, !t4, !t4, !t4, !t4, !t8, !t4, !t4, !t8, !t8, !t4, !t4) loc(#l10)
    %13:12 = call @_block_7(%12#0, %arg80, %arg81, %arg82, %arg83, %arg84, %arg85, %arg155, %arg156, %arg157, %arg158) : (!t8, !t11, !t11, !t2, !t2, !t2, !t2, !t4, !t4, !t4, !t4) -> (!t8, !t4, !t4, !t4, !t4, !t8, !t4, !t4, !t8, !t8, !t4, !t4) loc(#l11)
    %14:12 = call @_block_7(%13#0, %arg86, %arg87, %arg88, %arg89, %arg90, %arg91, %arg159, %arg160, %arg161, %arg162) : (!t8, !t11, !t11, !t2, !t2, !t2, !t2, !t4, !t4, !t4, !t4) -> (!t8, !t4, !t4, !t4, !t4, !t8, !t4, !t4, !t8, !t8, !t4, !t4) loc(#l12)
    %15:17 = call @_block_8(%14#0, %arg92, %arg93, %arg94, %arg95, %arg96, %arg97, %arg98, %arg99, %arg100, %arg163, %arg164, %arg165, %arg166, %arg167, %arg168) : (!t8, !t14, !t9, !t1, !t1, !t1, !t1, !t1, !t1, !t46, !t3, !t3, !t3, !t3, !t3, !t3) -> (!t7, !t3, !t3, !t3, !t3, !t3, !t3, !t7, !t3, !t3, !t7, !t7, !t3, !t3, !t7, !t3, !t3) loc(#l13)
    %16:12 = call @_block_12(%15#0, %arg101, %arg102, %arg103, %arg104, %arg105, %arg106, %arg169, %arg170, %arg171, %arg172) : (!t7, !t9, !t9, !t1, !t1, !t1, !t1, !t3, !t3, !t3, !t3) -> (!t7, !t3, !t3, !t3, !t3, !t7, !t3, !t3, !t7, !t7, !t3, !t3) loc(#l14)
    %17:12 = call @_block_12(%16#0, %arg107, %arg108, %arg109, %arg110, %arg111, %arg112, %arg173, %arg174, %arg175, %arg176) : (!t7, !t9, !t9, !t1, !t1, !t1, !t1, !t3, !t3, !t3, !t3) -> (!t7, !t3, !t3, !t3, !t3, !t7, !t3, !t3, !t7, !t7, !t3, !t3) loc(#l15)
    %18:12 = call @_block_12(%17#0, %arg113, %arg114, %arg115, %arg116, %arg117, %arg118, %arg177, %arg178, %arg179, %arg180) : (!t7, !t9, !t9, !t1, !t1, !t1, !t1, !t3, !t3, !t3, !t3) -> (!t7, !t3, !t3, !t3, !t3, !t7, !t3, !t3, !t7, !t7, !t3, !t3) loc(#l16)
    %19:12 = call @_block_12(%18#0, %arg119, %arg120, %arg121, %arg122, %arg123, %arg124, %arg181, %arg182, %arg183, %arg184) : (!t7, !t9, !t9, !t1, !t1, !t1, !t1, !t3, !t3, !t3, !t3) -> (!t7, !t3, !t3, !t3, !t3, !t7, !t3, !t3, !t7, !t7, !t3, !t3) loc(#l17)
    %20:12 = call @_block_12(%19#0, %arg125, %arg126, %arg127, %arg128, %arg129, %arg130, %arg185, %arg186, %arg187, %arg188) : (!t7, !t9, !t9, !t1, !t1, !t1, !t1, !t3, !t3, !t3, !t3) -> (!t7, !t3, !t3, !t3, !t3, !t7, !t3, !t3, !t7, !t7, !t3, !t3) loc(#l18)
    %21 = stablehlo.convert %arg2 : (!t53) -> !t152 loc(#l19)
    %22 = stablehlo.convolution(%20#0, %21) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t152) -> !t7 loc(#l20)
    %23 = stablehlo.convert %arg1 : (!t1) -> !t95 loc(#l19)
    %24 = stablehlo.broadcast_in_dim %23, dims = [3] : (!t95) -> !t96 loc(#l21)
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1, 2, 3] : (!t96) -> !t7 loc(#l22)
    %26 = stablehlo.add %22, %25 : !t7 loc(#l22)
    %27 = call @_relu_13(%26) : (!t7) -> !t7 loc(#l23)
    %28 = stablehlo.convert %arg4 : (!t37) -> !t97 loc(#l19)
    %29 = stablehlo.convolution(%27, %28) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t97) -> !t25 loc(#l20)
    %30 = stablehlo.convert %arg3 : (!t41) -> !t161 loc(#l19)
    %31 = stablehlo.broadcast_in_dim %30, dims = [3] : (!t161) -> !t162 loc(#l21)
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1, 2, 3] : (!t162) -> !t25 loc(#l22)
    %33 = stablehlo.add %29, %32 : !t25 loc(#l22)
    %34 = call @_relu_14(%33) : (!t25) -> !t25 loc(#l23)
    %35 = stablehlo.convert %arg6 : (!t54) -> !t153 loc(#l24)
    %36 = stablehlo.convolution(%34, %35) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t25, !t153) -> !t47 loc(#l25)
    %37 = stablehlo.convert %arg5 : (!t1) -> !t95 loc(#l24)
    %38 = stablehlo.broadcast_in_dim %37, dims = [3] : (!t95) -> !t96 loc(#l26)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2, 3] : (!t96) -> !t47 loc(#l27)
    %40 = stablehlo.add %36, %39 : !t47 loc(#l27)
    %41 = call @_relu_15(%40) : (!t47) -> !t47 loc(#l28)
    %42 = stablehlo.convert %arg8 : (!t37) -> !t97 loc(#l24)
    %43 = stablehlo.convolution(%41, %42) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t47, !t97) -> !t26 loc(#l25)
    %44 = stablehlo.convert %arg7 : (!t41) -> !t161 loc(#l24)
    %45 = stablehlo.broadcast_in_dim %44, dims = [3] : (!t161) -> !t162 loc(#l26)
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2, 3] : (!t162) -> !t26 loc(#l27)
    %47 = stablehlo.add %43, %46 : !t26 loc(#l27)
    %48 = call @_relu_16(%47) : (!t26) -> !t26 loc(#l28)
    %49 = stablehlo.convert %arg10 : (!t55) -> !t154 loc(#l29)
    %50 = stablehlo.convolution(%48, %49) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t26, !t154) -> !t48 loc(#l30)
    %51 = stablehlo.convert %arg9 : (!t2) -> !t141 loc(#l29)
    %52 = stablehlo.broadcast_in_dim %51, dims = [3] : (!t141) -> !t142 loc(#l31)
    %53 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (!t142) -> !t48 loc(#l32)
    %54 = stablehlo.add %50, %53 : !t48 loc(#l32)
    %55 = call @_relu_17(%54) : (!t48) -> !t48 loc(#l33)
    %56 = stablehlo.convert %arg12 : (!t14) -> !t76 loc(#l29)
    %57 = stablehlo.convolution(%55, %56) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t48, !t76) -> !t27 loc(#l30)
    %58 = stablehlo.convert %arg11 : (!t1) -> !t95 loc(#l29)
    %59 = stablehlo.broadcast_in_dim %58, dims = [3] : (!t95) -> !t96 loc(#l31)
    %60 = stablehlo.broadcast_in_dim %59, dims = [0, 1, 2, 3] : (!t96) -> !t27 loc(#l32)
    %61 = stablehlo.add %57, %60 : !t27 loc(#l32)
    %62 = call @_relu_18(%61) : (!t27) -> !t27 loc(#l33)
    %63 = stablehlo.convert %arg14 : (!t38) -> !t98 loc(#l34)
    %64 = stablehlo.convolution(%62, %63) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t27, !t98) -> !t49 loc(#l35)
    %65 = stablehlo.convert %arg13 : (!t2) -> !t141 loc(#l34)
    %66 = stablehlo.broadcast_in_dim %65, dims = [3] : (!t141) -> !t142 loc(#l36)
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1, 2, 3] : (!t142) -> !t49 loc(#l37)
    %68 = stablehlo.add %64, %67 : !t49 loc(#l37)
    %69 = call @_relu_19(%68) : (!t49) -> !t49 loc(#l38)
    %70 = stablehlo.convert %arg16 : (!t14) -> !t76 loc(#l34)
    %71 = stablehlo.convolution(%69, %70) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t49, !t76) -> !t28 loc(#l35)
    %72 = stablehlo.convert %arg15 : (!t1) -> !t95 loc(#l34)
    %73 = stablehlo.broadcast_in_dim %72, dims = [3] : (!t95) -> !t96 loc(#l36)
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2, 3] : (!t96) -> !t28 loc(#l37)
    %75 = stablehlo.add %71, %74 : !t28 loc(#l37)
    %76 = call @_relu_20(%75) : (!t28) -> !t28 loc(#l38)
    %77 = stablehlo.convert %arg18 : (!t38) -> !t98 loc(#l39)
    %78 = stablehlo.convolution(%76, %77) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t28, !t98) -> !t50 loc(#l40)
    %79 = stablehlo.convert %arg17 : (!t2) -> !t141 loc(#l39)
    %80 = stablehlo.broadcast_in_dim %79, dims = [3] : (!t141) -> !t142 loc(#l41)
    %81 = stablehlo.broadcast_in_dim %80, dims = [0, 1, 2, 3] : (!t142) -> !t50 loc(#l42)
    %82 = stablehlo.add %78, %81 : !t50 loc(#l42)
    %83 = call @_relu_21(%82) : (!t50) -> !t50 loc(#l43)
    %84 = stablehlo.convert %arg20 : (!t14) -> !t76 loc(#l39)
    %85 = stablehlo.convolution(%83, %84) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t50, !t76) -> !t30 loc(#l40)
    %86 = stablehlo.convert %arg19 : (!t1) -> !t95 loc(#l39)
    %87 = stablehlo.broadcast_in_dim %86, dims = [3] : (!t95) -> !t96 loc(#l41)
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2, 3] : (!t96) -> !t30 loc(#l42)
    %89 = stablehlo.add %85, %88 : !t30 loc(#l42)
    %90 = call @_relu_22(%89) : (!t30) -> !t30 loc(#l43)
    %91:2 = call @_head(%20#0, %arg21, %arg22, %arg23, %arg24) : (!t7, !t17, !t15, !t18, !t16) -> (!t77, !t78) loc(#l44)
    %92:2 = call @_head_23(%34, %arg25, %arg26, %arg27, %arg28) : (!t25, !t19, !t22, !t20, !t23) -> (!t79, !t80) loc(#l45)
    %93:2 = call @_head_24(%48, %arg29, %arg30, %arg31, %arg32) : (!t26, !t19, !t22, !t20, !t23) -> (!t81, !t82) loc(#l46)
    %94:2 = call @_head_25(%62, %arg33, %arg34, %arg35, %arg36) : (!t27, !t19, !t42, !t20, !t43) -> (!t83, !t84) loc(#l47)
    %95:2 = call @_head_26(%76, %arg37, %arg38, %arg39, %arg40) : (!t28, !t17, !t15, !t18, !t16) -> (!t85, !t86) loc(#l48)
    %96:2 = call @_head_27(%90, %arg41, %arg42, %arg43, %arg44) : (!t30, !t17, !t15, !t18, !t16) -> (!t87, !t88) loc(#l49)
    %97 = stablehlo.slice %classes [0:1024, 0:5776] : (!t51) -> tensor<1024x5776xi32> loc(#l50)
    %98 = stablehlo.reshape %97 : (tensor<1024x5776xi32>) -> !t134 loc(#l51)
    %99 = stablehlo.slice %places [0:1024, 0:5776, 0:4] : (!t133) -> tensor<1024x5776x4xf32> loc(#l50)
    %100 = stablehlo.reshape %99 : (tensor<1024x5776x4xf32>) -> !t31 loc(#l51)
    %101:2 = call @_cross_entropy(%91#0, %98) : (!t77, !t134) -> (!t63, !t63) loc(#l52)
    %102 = stablehlo.reshape %101#0 : (!t63) -> !t103 loc(#l51)
    %103 = call @_distance(%91#1, %100) : (!t78, !t31) -> !t31 loc(#l53)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l54)
    %104 = stablehlo.reduce(%103 init: %cst_0) applies stablehlo.add across dimensions = [4] : (!t31, !t0) -> !t63 loc(#l54)
    %105 = stablehlo.reshape %104 : (!t63) -> !t103 loc(#l51)
    %106 = stablehlo.slice %classes [0:1024, 5776:7942] : (!t51) -> tensor<1024x2166xi32> loc(#l50)
    %107 = stablehlo.reshape %106 : (tensor<1024x2166xi32>) -> !t135 loc(#l51)
    %108 = stablehlo.slice %places [0:1024, 5776:7942, 0:4] : (!t133) -> tensor<1024x2166x4xf32> loc(#l50)
    %109 = stablehlo.reshape %108 : (tensor<1024x2166x4xf32>) -> !t32 loc(#l51)
    %110:2 = call @_cross_entropy_29(%92#0, %107) : (!t79, !t135) -> (!t64, !t64) loc(#l52)
    %111 = stablehlo.reshape %110#0 : (!t64) -> !t104 loc(#l51)
    %112 = call @_distance_31(%92#1, %109) : (!t80, !t32) -> !t32 loc(#l53)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l54)
    %113 = stablehlo.reduce(%112 init: %cst_1) applies stablehlo.add across dimensions = [4] : (!t32, !t0) -> !t64 loc(#l54)
    %114 = stablehlo.reshape %113 : (!t64) -> !t104 loc(#l51)
    %115 = stablehlo.slice %classes [0:1024, 7942:8542] : (!t51) -> tensor<1024x600xi32> loc(#l50)
    %116 = stablehlo.reshape %115 : (tensor<1024x600xi32>) -> !t136 loc(#l51)
    %117 = stablehlo.slice %places [0:1024, 7942:8542, 0:4] : (!t133) -> tensor<1024x600x4xf32> loc(#l50)
    %118 = stablehlo.reshape %117 : (tensor<1024x600x4xf32>) -> !t33 loc(#l51)
    %119:2 = call @_cross_entropy_33(%93#0, %116) : (!t81, !t136) -> (!t65, !t65) loc(#l52)
    %120 = stablehlo.reshape %119#0 : (!t65) -> !t105 loc(#l51)
    %121 = call @_distance_35(%93#1, %118) : (!t82, !t33) -> !t33 loc(#l53)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l54)
    %122 = stablehlo.reduce(%121 init: %cst_2) applies stablehlo.add across dimensions = [4] : (!t33, !t0) -> !t65 loc(#l54)
    %123 = stablehlo.reshape %122 : (!t65) -> !t105 loc(#l51)
    %124 = stablehlo.slice %classes [0:1024, 8542:8692] : (!t51) -> tensor<1024x150xi32> loc(#l50)
    %125 = stablehlo.reshape %124 : (tensor<1024x150xi32>) -> !t137 loc(#l51)
    %126 = stablehlo.slice %places [0:1024, 8542:8692, 0:4] : (!t133) -> tensor<1024x150x4xf32> loc(#l50)
    %127 = stablehlo.reshape %126 : (tensor<1024x150x4xf32>) -> !t34 loc(#l51)
    %128:2 = call @_cross_entropy_37(%94#0, %125) : (!t83, !t137) -> (!t66, !t66) loc(#l52)
    %129 = stablehlo.reshape %128#0 : (!t66) -> !t106 loc(#l51)
    %130 = call @_distance_39(%94#1, %127) : (!t84, !t34) -> !t34 loc(#l53)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l54)
    %131 = stablehlo.reduce(%130 init: %cst_3) applies stablehlo.add across dimensions = [4] : (!t34, !t0) -> !t66 loc(#l54)
    %132 = stablehlo.reshape %131 : (!t66) -> !t106 loc(#l51)
    %133 = stablehlo.slice %classes [0:1024, 8692:8728] : (!t51) -> tensor<1024x36xi32> loc(#l50)
    %134 = stablehlo.reshape %133 : (tensor<1024x36xi32>) -> !t138 loc(#l51)
    %135 = stablehlo.slice %places [0:1024, 8692:8728, 0:4] : (!t133) -> tensor<1024x36x4xf32> loc(#l50)
    %136 = stablehlo.reshape %135 : (tensor<1024x36x4xf32>) -> !t35 loc(#l51)
    %137:2 = call @_cross_entropy_41(%95#0, %134) : (!t85, !t138) -> (!t67, !t67) loc(#l52)
    %138 = stablehlo.reshape %137#0 : (!t67) -> !t107 loc(#l51)
    %139 = call @_distance_43(%95#1, %136) : (!t86, !t35) -> !t35 loc(#l53)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l54)
    %140 = stablehlo.reduce(%139 init: %cst_4) applies stablehlo.add across dimensions = [4] : (!t35, !t0) -> !t67 loc(#l54)
    %141 = stablehlo.reshape %140 : (!t67) -> !t107 loc(#l51)
    %142 = stablehlo.slice %classes [0:1024, 8728:8732] : (!t51) -> tensor<1024x4xi32> loc(#l50)
    %143 = stablehlo.reshape %142 : (tensor<1024x4xi32>) -> !t139 loc(#l51)
    %144 = stablehlo.slice %places [0:1024, 8728:8732, 0:4] : (!t133) -> tensor<1024x4x4xf32> loc(#l50)
    %145 = stablehlo.reshape %144 : (tensor<1024x4x4xf32>) -> !t36 loc(#l51)
    %146:2 = call @_cross_entropy_45(%96#0, %143) : (!t87, !t139) -> (!t68, !t68) loc(#l52)
    %147 = stablehlo.reshape %146#0 : (!t68) -> !t108 loc(#l51)
    %148 = call @_distance_47(%96#1, %145) : (!t88, !t36) -> !t36 loc(#l53)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l54)
    %149 = stablehlo.reduce(%148 init: %cst_5) applies stablehlo.add across dimensions = [4] : (!t36, !t0) -> !t68 loc(#l54)
    %150 = stablehlo.reshape %149 : (!t68) -> !t108 loc(#l51)
    %151 = stablehlo.concatenate %102, %111, %120, %129, %138, %147, dim = 1 : (!t103, !t104, !t105, !t106, !t107, !t108) -> !t39 loc(#l55)
    %152 = stablehlo.concatenate %105, %114, %123, %132, %141, %150, dim = 1 : (!t103, !t104, !t105, !t106, !t107, !t108) -> !t39 loc(#l55)
    %153:3 = call @chosen(%151, %classes) : (!t39, !t51) -> (!t39, !t39, !t94) loc(#l56)
    %154 = stablehlo.multiply %151, %153#0 : !t39 loc(#l57)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l54)
    %155 = stablehlo.reduce(%154 init: %cst_6) applies stablehlo.add across dimensions = [1] : (!t39, !t0) -> !t94 loc(#l54)
    %156 = stablehlo.multiply %152, %153#1 : !t39 loc(#l57)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l54)
    %157 = stablehlo.reduce(%156 init: %cst_7) applies stablehlo.add across dimensions = [1] : (!t39, !t0) -> !t94 loc(#l54)
    %158 = stablehlo.add %155, %157 : !t94 loc(#l58)
    %159 = stablehlo.divide %158, %153#2 : !t94 loc(#l59)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l54)
    %160 = stablehlo.reduce(%159 init: %cst_8) applies stablehlo.add across dimensions = [0] : (!t94, !t0) -> !t0 loc(#l54)
    %cst_9 = stablehlo.constant dense<1.024000e+03> : !t0
    %161 = stablehlo.divide %160, %cst_9 : !t0 loc(#l59)
    %cst_10 = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_11 = stablehlo.constant dense<1.024000e+03> : !t0
    %162 = stablehlo.divide %cst_10, %cst_11 : !t0 loc(#l60)
    %163 = stablehlo.broadcast_in_dim %162, dims = [] : (!t0) -> !t94 loc(#l61)
    %164 = stablehlo.divide %163, %153#2 : !t94 loc(#l60)
    %165 = stablehlo.broadcast_in_dim %164, dims = [0] : (!t94) -> !t39 loc(#l61)
    %166 = stablehlo.multiply %165, %153#1 : !t39 loc(#l62)
    %167 = stablehlo.broadcast_in_dim %164, dims = [0] : (!t94) -> !t39 loc(#l61)
    %168 = stablehlo.multiply %167, %153#0 : !t39 loc(#l62)
    %169 = stablehlo.slice %166 [0:1024, 0:5776] : (!t39) -> !t103 loc(#l63)
    %170 = stablehlo.slice %166 [0:1024, 5776:7942] : (!t39) -> !t104 loc(#l63)
    %171 = stablehlo.slice %166 [0:1024, 7942:8542] : (!t39) -> !t105 loc(#l63)
    %172 = stablehlo.slice %166 [0:1024, 8542:8692] : (!t39) -> !t106 loc(#l63)
    %173 = stablehlo.slice %166 [0:1024, 8692:8728] : (!t39) -> !t107 loc(#l63)
    %174 = stablehlo.slice %166 [0:1024, 8728:8732] : (!t39) -> !t108 loc(#l63)
    %175 = stablehlo.slice %168 [0:1024, 0:5776] : (!t39) -> !t103 loc(#l63)
    %176 = stablehlo.slice %168 [0:1024, 5776:7942] : (!t39) -> !t104 loc(#l63)
    %177 = stablehlo.slice %168 [0:1024, 7942:8542] : (!t39) -> !t105 loc(#l63)
    %178 = stablehlo.slice %168 [0:1024, 8542:8692] : (!t39) -> !t106 loc(#l63)
    %179 = stablehlo.slice %168 [0:1024, 8692:8728] : (!t39) -> !t107 loc(#l63)
    %180 = stablehlo.slice %168 [0:1024, 8728:8732] : (!t39) -> !t108 loc(#l63)
    %181 = stablehlo.reshape %174 : (!t108) -> !t68 loc(#l64)
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1, 2, 3] : (!t68) -> !t36 loc(#l61)
    %183 = call @_distance_backward(%96#1, %145, %182) : (!t88, !t36, !t36) -> !t88 loc(#l65)
    %184 = stablehlo.reshape %180 : (!t108) -> !t68 loc(#l64)
    %185 = call @_cross_entropy_backward(%96#0, %143, %146#1, %184) : (!t87, !t139, !t68, !t68) -> !t87 loc(#l66)
    %186 = stablehlo.reshape %173 : (!t107) -> !t67 loc(#l64)
    %187 = stablehlo.broadcast_in_dim %186, dims = [0, 1, 2, 3] : (!t67) -> !t35 loc(#l61)
    %188 = call @_distance_backward_52(%95#1, %136, %187) : (!t86, !t35, !t35) -> !t86 loc(#l65)
    %189 = stablehlo.reshape %179 : (!t107) -> !t67 loc(#l64)
    %190 = call @_cross_entropy_backward_54(%95#0, %134, %137#1, %189) : (!t85, !t138, !t67, !t67) -> !t85 loc(#l66)
    %191 = stablehlo.reshape %172 : (!t106) -> !t66 loc(#l64)
    %192 = stablehlo.broadcast_in_dim %191, dims = [0, 1, 2, 3] : (!t66) -> !t34 loc(#l61)
    %193 = call @_distance_backward_56(%94#1, %127, %192) : (!t84, !t34, !t34) -> !t84 loc(#l65)
    %194 = stablehlo.reshape %178 : (!t106) -> !t66 loc(#l64)
    %195 = call @_cross_entropy_backward_58(%94#0, %125, %128#1, %194) : (!t83, !t137, !t66, !t66) -> !t83 loc(#l66)
    %196 = stablehlo.reshape %171 : (!t105) -> !t65 loc(#l64)
    %197 = stablehlo.broadcast_in_dim %196, dims = [0, 1, 2, 3] : (!t65) -> !t33 loc(#l61)
    %198 = call @_distance_backward_60(%93#1, %118, %197) : (!t82, !t33, !t33) -> !t82 loc(#l65)
    %199 = stablehlo.reshape %177 : (!t105) -> !t65 loc(#l64)
    %200 = call @_cross_entropy_backward_62(%93#0, %116, %119#1, %199) : (!t81, !t136, !t65, !t65) -> !t81 loc(#l66)
    %201 = stablehlo.reshape %170 : (!t104) -> !t64 loc(#l64)
    %202 = stablehlo.broadcast_in_dim %201, dims = [0, 1, 2, 3] : (!t64) -> !t32 loc(#l61)
    %203 = call @_distance_backward_64(%92#1, %109, %202) : (!t80, !t32, !t32) -> !t80 loc(#l65)
    %204 = stablehlo.reshape %176 : (!t104) -> !t64 loc(#l64)
    %205 = call @_cross_entropy_backward_66(%92#0, %107, %110#1, %204) : (!t79, !t135, !t64, !t64) -> !t79 loc(#l66)
    %206 = stablehlo.reshape %169 : (!t103) -> !t63 loc(#l64)
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1, 2, 3] : (!t63) -> !t31 loc(#l61)
    %208 = call @_distance_backward_68(%91#1, %100, %207) : (!t78, !t31, !t31) -> !t78 loc(#l65)
    %209 = stablehlo.reshape %175 : (!t103) -> !t63 loc(#l64)
    %210 = call @_cross_entropy_backward_70(%91#0, %98, %101#1, %209) : (!t77, !t134, !t63, !t63) -> !t77 loc(#l66)
    %211:5 = call @_head_72(%90, %arg42, %arg44, %185, %183) : (!t30, !t15, !t16, !t87, !t88) -> (!t30, !t17, !t15, !t18, !t16) loc(#l67)
    %212:5 = call @_head_73(%76, %arg38, %arg40, %190, %188) : (!t28, !t15, !t16, !t85, !t86) -> (!t28, !t17, !t15, !t18, !t16) loc(#l68)
    %213:5 = call @_head_74(%62, %arg34, %arg36, %195, %193) : (!t27, !t42, !t43, !t83, !t84) -> (!t27, !t19, !t42, !t20, !t43) loc(#l69)
    %214:5 = call @_head_75(%48, %arg30, %arg32, %200, %198) : (!t26, !t22, !t23, !t81, !t82) -> (!t26, !t19, !t22, !t20, !t23) loc(#l70)
    %215:5 = call @_head_76(%34, %arg26, %arg28, %205, %203) : (!t25, !t22, !t23, !t79, !t80) -> (!t25, !t19, !t22, !t20, !t23) loc(#l71)
    %216:5 = call @_head_77(%20#0, %arg22, %arg24, %210, %208) : (!t7, !t15, !t16, !t77, !t78) -> (!t7, !t17, !t15, !t18, !t16) loc(#l72)
    %217 = call @_relu_backward(%90, %211#0) : (!t30, !t30) -> !t30 loc(#l73)
    %218 = stablehlo.convert %217 : (!t30) -> tensor<1024x1x1x256xf32> loc(#l74)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l75)
    %219 = stablehlo.reduce(%218 init: %cst_12) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x1x1x256xf32>, !t0) -> !t1 loc(#l75)
    %220 = stablehlo.convert %arg20 : (!t14) -> !t76 loc(#l74)
    %221 = stablehlo.reverse %220, dims = [0, 1] : !t76 loc(#l76)
    %222 = stablehlo.convolution(%217, %221) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t30, !t76) -> !t50 loc(#l77)
    %223 = stablehlo.convolution(%83, %217) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t50, !t30) -> !t14 loc(#l78)
    %224 = call @_relu_backward_79(%83, %222) : (!t50, !t50) -> !t50 loc(#l73)
    %225 = stablehlo.convert %224 : (!t50) -> tensor<1024x3x3x128xf32> loc(#l74)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l75)
    %226 = stablehlo.reduce(%225 init: %cst_13) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x3x3x128xf32>, !t0) -> !t2 loc(#l75)
    %227 = stablehlo.convert %arg18 : (!t38) -> !t98 loc(#l74)
    %228 = stablehlo.reverse %227, dims = [0, 1] : !t98 loc(#l76)
    %229 = stablehlo.convolution(%224, %228) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t50, !t98) -> !t28 loc(#l77)
    %230 = stablehlo.convolution(%76, %224) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t28, !t50) -> !t38 loc(#l78)
    %231 = stablehlo.add %212#0, %229 : !t28 loc(#l79)
    %232 = call @_relu_backward_81(%76, %231) : (!t28, !t28) -> !t28 loc(#l80)
    %233 = stablehlo.convert %232 : (!t28) -> tensor<1024x3x3x256xf32> loc(#l81)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l82)
    %234 = stablehlo.reduce(%233 init: %cst_14) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x3x3x256xf32>, !t0) -> !t1 loc(#l82)
    %235 = stablehlo.convert %arg16 : (!t14) -> !t76 loc(#l81)
    %236 = stablehlo.reverse %235, dims = [0, 1] : !t76 loc(#l83)
    %237 = stablehlo.convolution(%232, %236) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 2], [2, 2]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t28, !t76) -> !t49 loc(#l84)
    %238 = stablehlo.convolution(%69, %232) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t49, !t28) -> !t14 loc(#l85)
    %239 = call @_relu_backward_83(%69, %237) : (!t49, !t49) -> !t49 loc(#l80)
    %240 = stablehlo.convert %239 : (!t49) -> tensor<1024x5x5x128xf32> loc(#l81)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l82)
    %241 = stablehlo.reduce(%240 init: %cst_15) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x5x5x128xf32>, !t0) -> !t2 loc(#l82)
    %242 = stablehlo.convert %arg14 : (!t38) -> !t98 loc(#l81)
    %243 = stablehlo.reverse %242, dims = [0, 1] : !t98 loc(#l83)
    %244 = stablehlo.convolution(%239, %243) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t49, !t98) -> !t27 loc(#l84)
    %245 = stablehlo.convolution(%62, %239) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t27, !t49) -> !t38 loc(#l85)
    %246 = stablehlo.add %213#0, %244 : !t27 loc(#l86)
    %247 = call @_relu_backward_85(%62, %246) : (!t27, !t27) -> !t27 loc(#l87)
    %248 = stablehlo.convert %247 : (!t27) -> tensor<1024x5x5x256xf32> loc(#l88)
    %cst_16 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l89)
    %249 = stablehlo.reduce(%248 init: %cst_16) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x5x5x256xf32>, !t0) -> !t1 loc(#l89)
    %250 = stablehlo.convert %arg12 : (!t14) -> !t76 loc(#l88)
    %251 = stablehlo.reverse %250, dims = [0, 1] : !t76 loc(#l90)
    %252 = stablehlo.convolution(%247, %251) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t27, !t76) -> !t48 loc(#l91)
    %253 = stablehlo.convolution(%55, %247) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t48, !t27) -> !t14 loc(#l92)
    %254 = call @_relu_backward_87(%55, %252) : (!t48, !t48) -> !t48 loc(#l87)
    %255 = stablehlo.convert %254 : (!t48) -> tensor<1024x10x10x128xf32> loc(#l88)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l89)
    %256 = stablehlo.reduce(%255 init: %cst_17) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x10x10x128xf32>, !t0) -> !t2 loc(#l89)
    %257 = stablehlo.convert %arg10 : (!t55) -> !t154 loc(#l88)
    %258 = stablehlo.reverse %257, dims = [0, 1] : !t154 loc(#l90)
    %259 = stablehlo.convolution(%254, %258) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t48, !t154) -> !t26 loc(#l91)
    %260 = stablehlo.convolution(%48, %254) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t26, !t48) -> !t55 loc(#l92)
    %261 = stablehlo.add %214#0, %259 : !t26 loc(#l93)
    %262 = call @_relu_backward_89(%48, %261) : (!t26, !t26) -> !t26 loc(#l94)
    %263 = stablehlo.convert %262 : (!t26) -> tensor<1024x10x10x512xf32> loc(#l95)
    %cst_18 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l96)
    %264 = stablehlo.reduce(%263 init: %cst_18) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x10x10x512xf32>, !t0) -> !t41 loc(#l96)
    %265 = stablehlo.convert %arg8 : (!t37) -> !t97 loc(#l95)
    %266 = stablehlo.reverse %265, dims = [0, 1] : !t97 loc(#l97)
    %267 = stablehlo.convolution(%262, %266) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t26, !t97) -> !t47 loc(#l98)
    %268 = stablehlo.convolution(%41, %262) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t47, !t26) -> !t37 loc(#l99)
    %269 = call @_relu_backward_91(%41, %267) : (!t47, !t47) -> !t47 loc(#l94)
    %270 = stablehlo.convert %269 : (!t47) -> tensor<1024x19x19x256xf32> loc(#l95)
    %cst_19 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l96)
    %271 = stablehlo.reduce(%270 init: %cst_19) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x19x19x256xf32>, !t0) -> !t1 loc(#l96)
    %272 = stablehlo.convert %arg6 : (!t54) -> !t153 loc(#l95)
    %273 = stablehlo.reverse %272, dims = [0, 1] : !t153 loc(#l97)
    %274 = stablehlo.convolution(%269, %273) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t47, !t153) -> !t25 loc(#l98)
    %275 = stablehlo.convolution(%34, %269) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t25, !t47) -> !t54 loc(#l99)
    %276 = stablehlo.add %215#0, %274 : !t25 loc(#l100)
    %277 = call @_relu_backward_93(%34, %276) : (!t25, !t25) -> !t25 loc(#l101)
    %278 = stablehlo.convert %277 : (!t25) -> tensor<1024x19x19x512xf32> loc(#l102)
    %cst_20 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l103)
    %279 = stablehlo.reduce(%278 init: %cst_20) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x19x19x512xf32>, !t0) -> !t41 loc(#l103)
    %280 = stablehlo.convert %arg4 : (!t37) -> !t97 loc(#l102)
    %281 = stablehlo.reverse %280, dims = [0, 1] : !t97 loc(#l104)
    %282 = stablehlo.convolution(%277, %281) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t25, !t97) -> !t7 loc(#l105)
    %283 = stablehlo.convolution(%27, %277) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t25) -> !t37 loc(#l106)
    %284 = call @_relu_backward_95(%27, %282) : (!t7, !t7) -> !t7 loc(#l101)
    %285 = stablehlo.convert %284 : (!t7) -> !t56 loc(#l102)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l103)
    %286 = stablehlo.reduce(%285 init: %cst_21) applies stablehlo.add across dimensions = [0, 1, 2] : (!t56, !t0) -> !t1 loc(#l103)
    %287 = stablehlo.convert %arg2 : (!t53) -> !t152 loc(#l102)
    %288 = stablehlo.reverse %287, dims = [0, 1] : !t152 loc(#l104)
    %289 = stablehlo.convolution(%284, %288) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t152) -> !t7 loc(#l105)
    %290 = stablehlo.convolution(%20#0, %284) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t7) -> !t53 loc(#l106)
    %291 = stablehlo.add %216#0, %289 : !t7 loc(#l107)
    %292:7 = call @_block_97(%19#0, %arg125, %20#5, %arg128, %20#6, %20#7, %20#8, %arg126, %20#9, %arg130, %20#10, %20#11, %20#0, %291) : (!t7, !t9, !t7, !t1, !t3, !t3, !t7, !t9, !t7, !t1, !t3, !t3, !t7, !t7) -> (!t7, !t9, !t9, !t1, !t1, !t1, !t1) loc(#l108)
    %293:7 = call @_block_97(%18#0, %arg119, %19#5, %arg122, %19#6, %19#7, %19#8, %arg120, %19#9, %arg124, %19#10, %19#11, %19#0, %292#0) : (!t7, !t9, !t7, !t1, !t3, !t3, !t7, !t9, !t7, !t1, !t3, !t3, !t7, !t7) -> (!t7, !t9, !t9, !t1, !t1, !t1, !t1) loc(#l109)
    %294:7 = call @_block_97(%17#0, %arg113, %18#5, %arg116, %18#6, %18#7, %18#8, %arg114, %18#9, %arg118, %18#10, %18#11, %18#0, %293#0) : (!t7, !t9, !t7, !t1, !t3, !t3, !t7, !t9, !t7, !t1, !t3, !t3, !t7, !t7) -> (!t7, !t9, !t9, !t1, !t1, !t1, !t1) loc(#l110)
    %295:7 = call @_block_97(%16#0, %arg107, %17#5, %arg110, %17#6, %17#7, %17#8, %arg108, %17#9, %arg112, %17#10, %17#11, %17#0, %294#0) : (!t7, !t9, !t7, !t1, !t3, !t3, !t7, !t9, !t7, !t1, !t3, !t3, !t7, !t7) -> (!t7, !t9, !t9, !t1, !t1, !t1, !t1) loc(#l111)
    %296:7 = call @_block_97(%15#0, %arg101, %16#5, %arg104, %16#6, %16#7, %16#8, %arg102, %16#9, %arg106, %16#10, %16#11, %16#0, %295#0) : (!t7, !t9, !t7, !t1, !t3, !t3, !t7, !t9, !t7, !t1, !t3, !t3, !t7, !t7) -> (!t7, !t9, !t9, !t1, !t1, !t1, !t1) loc(#l112)
    %297:10 = call @_block_98(%14#0, %arg92, %15#7, %arg95, %15#8, %15#9, %15#10, %arg93, %15#11, %arg97, %15#12, %15#13, %arg100, %15#14, %arg99, %15#15, %15#16, %15#0, %296#0) : (!t8, !t14, !t7, !t1, !t3, !t3, !t7, !t9, !t7, !t1, !t3, !t3, !t46, !t7, !t1, !t3, !t3, !t7, !t7) -> (!t8, !t14, !t9, !t1, !t1, !t1, !t1, !t1, !t1, !t46) loc(#l113)
    %298:7 = call @_block_99(%13#0, %arg86, %14#5, %arg89, %14#6, %14#7, %14#8, %arg87, %14#9, %arg91, %14#10, %14#11, %14#0, %297#0) : (!t8, !t11, !t8, !t2, !t4, !t4, !t8, !t11, !t8, !t2, !t4, !t4, !t8, !t8) -> (!t8, !t11, !t11, !t2, !t2, !t2, !t2) loc(#l114)
    %299:7 = call @_block_99(%12#0, %arg80, %13#5, %arg83, %13#6, %13#7, %13#8, %arg81, %13#9, %arg85, %13#10, %13#11, %13#0, %298#0) : (!t8, !t11, !t8, !t2, !t4, !t4, !t8, !t11, !t8, !t2, !t4, !t4, !t8, !t8) -> (!t8, !t11, !t11, !t2, !t2, !t2, !t2) loc(#l115)
    %300:7 = call @_block_99(%11#0, %arg74, %12#5, %arg77, %12#6, %12#7, %12#8, %arg75, %12#9, %arg79, %12#10, %12#11, %12#0, %299#0) : (!t8, !t11, !t8, !t2, !t4, !t4, !t8, !t11, !t8, !t2, !t4, !t4, !t8, !t8) -> (!t8, !t11, !t11, !t2, !t2, !t2, !t2) loc(#l116)
    %301:10 = call @_block_103(%10#0, %arg65, %11#7, %arg68, %11#8, %11#9, %11#10, %arg66, %11#11, %arg70, %11#12, %11#13, %arg73, %11#14, %arg72, %11#15, %11#16, %11#0, %300#0) : (!t10, !t44, !t8, !t2, !t4, !t4, !t8, !t11, !t8, !t2, !t4, !t4, !t45, !t8, !t2, !t4, !t4, !t8, !t8) -> (!t10, !t44, !t11, !t2, !t2, !t2, !t2, !t2, !t2, !t45) loc(#l117)
    %302:7 = call @_block_104(%9#0, %arg59, %10#5, %arg62, %10#6, %10#7, %10#8, %arg60, %10#9, %arg64, %10#10, %10#11, %10#0, %301#0) : (!t10, !t13, !t10, !t6, !t5, !t5, !t10, !t13, !t10, !t6, !t5, !t5, !t10, !t10) -> (!t10, !t13, !t13, !t6, !t6, !t6, !t6) loc(#l118)
    %303:7 = call @_block_104(%8#0, %arg53, %9#5, %arg56, %9#6, %9#7, %9#8, %arg54, %9#9, %arg58, %9#10, %9#11, %9#0, %302#0) : (!t10, !t13, !t10, !t6, !t5, !t5, !t10, !t13, !t10, !t6, !t5, !t5, !t10, !t10) -> (!t10, !t13, !t13, !t6, !t6, !t6, !t6) loc(#l119)
    %304:7 = call @_block_104(%7, %arg47, %8#5, %arg50, %8#6, %8#7, %8#8, %arg48, %8#9, %arg52, %8#10, %8#11, %8#0, %303#0) : (!t10, !t13, !t10, !t6, !t5, !t5, !t10, !t13, !t10, !t6, !t5, !t5, !t10, !t10) -> (!t10, !t13, !t13, !t6, !t6, !t6, !t6) loc(#l120)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : !t12 loc(#l121)
    %305 = "stablehlo.select_and_scatter"(%5, %304#0, %cst_22) <{padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg324: !t12, %arg325: !t12):
      %445 = stablehlo.compare GE, %arg324, %arg325, FLOAT : (!t12, !t12) -> !t93 loc(#l122)
      stablehlo.return %445 : !t93 loc(#l123)
    }, {
    ^bb0(%arg324: !t12, %arg325: !t12):
      %445 = stablehlo.add %arg324, %arg325 : !t12 loc(#l124)
      stablehlo.return %445 : !t12 loc(#l123)
    }) : (!t24, !t10, !t12) -> !t24 loc(#l123)
    %306 = call @_relu_backward_108(%5, %305) : (!t24, !t24) -> !t24 loc(#l125)
    %cst_23 = stablehlo.constant dense<0.000000e+00> : !t0
    %307 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (!t0) -> !t5 loc(#l126)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : !t0
    %308 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (!t0) -> !t5 loc(#l126)
    %309:3 = call @normalise_backward_110(%1, %arg46, %2#1, %2#3, %306) : (!t24, !t6, !t5, !t5, !t24) -> (!t24, !t6, !t6) loc(#l127)
    %310 = stablehlo.convert %arg0 : (!t52) -> !t151 loc(#l128)
    %311 = stablehlo.reverse %310, dims = [0, 1] : !t151 loc(#l129)
    %312 = stablehlo.convolution(%309#0, %311) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[3, 4], [3, 4]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t24, !t151) -> !t160 loc(#l130)
    %313 = stablehlo.convolution(%images, %309#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[3, 2], [3, 2]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t160, !t24) -> !t52 loc(#l131)
    %314:2 = call @one(%arg0, %313, %arg189, %learning_rate) : (!t52, !t52, !t52, !t0) -> (!t52, !t52) loc(#l132)
    %315:2 = call @one_111(%arg1, %286, %arg190, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %316:2 = call @one_112(%arg2, %290, %arg191, %learning_rate) : (!t53, !t53, !t53, !t0) -> (!t53, !t53) loc(#l132)
    %317:2 = call @one_113(%arg3, %279, %arg192, %learning_rate) : (!t41, !t41, !t41, !t0) -> (!t41, !t41) loc(#l132)
    %318:2 = call @one_114(%arg4, %283, %arg193, %learning_rate) : (!t37, !t37, !t37, !t0) -> (!t37, !t37) loc(#l132)
    %319:2 = call @one_111(%arg5, %271, %arg194, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %320:2 = call @one_115(%arg6, %275, %arg195, %learning_rate) : (!t54, !t54, !t54, !t0) -> (!t54, !t54) loc(#l132)
    %321:2 = call @one_113(%arg7, %264, %arg196, %learning_rate) : (!t41, !t41, !t41, !t0) -> (!t41, !t41) loc(#l132)
    %322:2 = call @one_114(%arg8, %268, %arg197, %learning_rate) : (!t37, !t37, !t37, !t0) -> (!t37, !t37) loc(#l132)
    %323:2 = call @one_116(%arg9, %256, %arg198, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %324:2 = call @one_117(%arg10, %260, %arg199, %learning_rate) : (!t55, !t55, !t55, !t0) -> (!t55, !t55) loc(#l132)
    %325:2 = call @one_111(%arg11, %249, %arg200, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %326:2 = call @one_118(%arg12, %253, %arg201, %learning_rate) : (!t14, !t14, !t14, !t0) -> (!t14, !t14) loc(#l132)
    %327:2 = call @one_116(%arg13, %241, %arg202, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %328:2 = call @one_119(%arg14, %245, %arg203, %learning_rate) : (!t38, !t38, !t38, !t0) -> (!t38, !t38) loc(#l132)
    %329:2 = call @one_111(%arg15, %234, %arg204, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %330:2 = call @one_118(%arg16, %238, %arg205, %learning_rate) : (!t14, !t14, !t14, !t0) -> (!t14, !t14) loc(#l132)
    %331:2 = call @one_116(%arg17, %226, %arg206, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %332:2 = call @one_119(%arg18, %230, %arg207, %learning_rate) : (!t38, !t38, !t38, !t0) -> (!t38, !t38) loc(#l132)
    %333:2 = call @one_111(%arg19, %219, %arg208, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %334:2 = call @one_118(%arg20, %223, %arg209, %learning_rate) : (!t14, !t14, !t14, !t0) -> (!t14, !t14) loc(#l132)
    %335:2 = call @one_120(%arg21, %216#1, %arg210, %learning_rate) : (!t17, !t17, !t17, !t0) -> (!t17, !t17) loc(#l132)
    %336:2 = call @one_121(%arg22, %216#2, %arg211, %learning_rate) : (!t15, !t15, !t15, !t0) -> (!t15, !t15) loc(#l132)
    %337:2 = call @one_122(%arg23, %216#3, %arg212, %learning_rate) : (!t18, !t18, !t18, !t0) -> (!t18, !t18) loc(#l132)
    %338:2 = call @one_123(%arg24, %216#4, %arg213, %learning_rate) : (!t16, !t16, !t16, !t0) -> (!t16, !t16) loc(#l132)
    %339:2 = call @one_124(%arg25, %215#1, %arg214, %learning_rate) : (!t19, !t19, !t19, !t0) -> (!t19, !t19) loc(#l132)
    %340:2 = call @one_125(%arg26, %215#2, %arg215, %learning_rate) : (!t22, !t22, !t22, !t0) -> (!t22, !t22) loc(#l132)
    %341:2 = call @one_126(%arg27, %215#3, %arg216, %learning_rate) : (!t20, !t20, !t20, !t0) -> (!t20, !t20) loc(#l132)
    %342:2 = call @one_127(%arg28, %215#4, %arg217, %learning_rate) : (!t23, !t23, !t23, !t0) -> (!t23, !t23) loc(#l132)
    %343:2 = call @one_124(%arg29, %214#1, %arg218, %learning_rate) : (!t19, !t19, !t19, !t0) -> (!t19, !t19) loc(#l132)
    %344:2 = call @one_125(%arg30, %214#2, %arg219, %learning_rate) : (!t22, !t22, !t22, !t0) -> (!t22, !t22) loc(#l132)
    %345:2 = call @one_126(%arg31, %214#3, %arg220, %learning_rate) : (!t20, !t20, !t20, !t0) -> (!t20, !t20) loc(#l132)
    %346:2 = call @one_127(%arg32, %214#4, %arg221, %learning_rate) : (!t23, !t23, !t23, !t0) -> (!t23, !t23) loc(#l132)
    %347:2 = call @one_124(%arg33, %213#1, %arg222, %learning_rate) : (!t19, !t19, !t19, !t0) -> (!t19, !t19) loc(#l132)
    %348:2 = call @one_128(%arg34, %213#2, %arg223, %learning_rate) : (!t42, !t42, !t42, !t0) -> (!t42, !t42) loc(#l132)
    %349:2 = call @one_126(%arg35, %213#3, %arg224, %learning_rate) : (!t20, !t20, !t20, !t0) -> (!t20, !t20) loc(#l132)
    %350:2 = call @one_129(%arg36, %213#4, %arg225, %learning_rate) : (!t43, !t43, !t43, !t0) -> (!t43, !t43) loc(#l132)
    %351:2 = call @one_120(%arg37, %212#1, %arg226, %learning_rate) : (!t17, !t17, !t17, !t0) -> (!t17, !t17) loc(#l132)
    %352:2 = call @one_121(%arg38, %212#2, %arg227, %learning_rate) : (!t15, !t15, !t15, !t0) -> (!t15, !t15) loc(#l132)
    %353:2 = call @one_122(%arg39, %212#3, %arg228, %learning_rate) : (!t18, !t18, !t18, !t0) -> (!t18, !t18) loc(#l132)
    %354:2 = call @one_123(%arg40, %212#4, %arg229, %learning_rate) : (!t16, !t16, !t16, !t0) -> (!t16, !t16) loc(#l132)
    %355:2 = call @one_120(%arg41, %211#1, %arg230, %learning_rate) : (!t17, !t17, !t17, !t0) -> (!t17, !t17) loc(#l132)
    %356:2 = call @one_121(%arg42, %211#2, %arg231, %learning_rate) : (!t15, !t15, !t15, !t0) -> (!t15, !t15) loc(#l132)
    %357:2 = call @one_122(%arg43, %211#3, %arg232, %learning_rate) : (!t18, !t18, !t18, !t0) -> (!t18, !t18) loc(#l132)
    %358:2 = call @one_123(%arg44, %211#4, %arg233, %learning_rate) : (!t16, !t16, !t16, !t0) -> (!t16, !t16) loc(#l132)
    %359:2 = call @one_130(%arg45, %309#2, %arg234, %learning_rate) : (!t6, !t6, !t6, !t0) -> (!t6, !t6) loc(#l132)
    %360:2 = call @one_130(%arg46, %309#1, %arg235, %learning_rate) : (!t6, !t6, !t6, !t0) -> (!t6, !t6) loc(#l132)
    %361:2 = call @one_131(%arg47, %304#1, %arg236, %learning_rate) : (!t13, !t13, !t13, !t0) -> (!t13, !t13) loc(#l132)
    %362:2 = call @one_131(%arg48, %304#2, %arg237, %learning_rate) : (!t13, !t13, !t13, !t0) -> (!t13, !t13) loc(#l132)
    %363:2 = call @one_130(%arg49, %304#3, %arg238, %learning_rate) : (!t6, !t6, !t6, !t0) -> (!t6, !t6) loc(#l132)
    %364:2 = call @one_130(%arg50, %304#4, %arg239, %learning_rate) : (!t6, !t6, !t6, !t0) -> (!t6, !t6) loc(#l132)
    %365:2 = call @one_130(%arg51, %304#5, %arg240, %learning_rate) : (!t6, !t6, !t6, !t0) -> (!t6, !t6) loc(#l132)
    %366:2 = call @one_130(%arg52, %304#6, %arg241, %learning_rate) : (!t6, !t6, !t6, !t0) -> (!t6, !t6) loc(#l132)
    %367:2 = call @one_131(%arg53, %303#1, %arg242, %learning_rate) : (!t13, !t13, !t13, !t0) -> (!t13, !t13) loc(#l132)
    %368:2 = call @one_131(%arg54, %303#2, %arg243, %learning_rate) : (!t13, !t13, !t13, !t0) -> (!t13, !t13) loc(#l132)
    %369:2 = call @one_130(%arg55, %303#3, %arg244, %learning_rate) : (!t6, !t6, !t6, !t0) -> (!t6, !t6) loc(#l132)
    %370:2 = call @one_130(%arg56, %303#4, %arg245, %learning_rate) : (!t6, !t6, !t6, !t0) -> (!t6, !t6) loc(#l132)
    %371:2 = call @one_130(%arg57, %303#5, %arg246, %learning_rate) : (!t6, !t6, !t6, !t0) -> (!t6, !t6) loc(#l132)
    %372:2 = call @one_130(%arg58, %303#6, %arg247, %learning_rate) : (!t6, !t6, !t6, !t0) -> (!t6, !t6) loc(#l132)
    %373:2 = call @one_131(%arg59, %302#1, %arg248, %learning_rate) : (!t13, !t13, !t13, !t0) -> (!t13, !t13) loc(#l132)
    %374:2 = call @one_131(%arg60, %302#2, %arg249, %learning_rate) : (!t13, !t13, !t13, !t0) -> (!t13, !t13) loc(#l132)
    %375:2 = call @one_130(%arg61, %302#3, %arg250, %learning_rate) : (!t6, !t6, !t6, !t0) -> (!t6, !t6) loc(#l132)
    %376:2 = call @one_130(%arg62, %302#4, %arg251, %learning_rate) : (!t6, !t6, !t6, !t0) -> (!t6, !t6) loc(#l132)
    %377:2 = call @one_130(%arg63, %302#5, %arg252, %learning_rate) : (!t6, !t6, !t6, !t0) -> (!t6, !t6) loc(#l132)
    %378:2 = call @one_130(%arg64, %302#6, %arg253, %learning_rate) : (!t6, !t6, !t6, !t0) -> (!t6, !t6) loc(#l132)
    %379:2 = call @one_132(%arg65, %301#1, %arg254, %learning_rate) : (!t44, !t44, !t44, !t0) -> (!t44, !t44) loc(#l132)
    %380:2 = call @one_133(%arg66, %301#2, %arg255, %learning_rate) : (!t11, !t11, !t11, !t0) -> (!t11, !t11) loc(#l132)
    %381:2 = call @one_116(%arg67, %301#3, %arg256, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %382:2 = call @one_116(%arg68, %301#4, %arg257, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %383:2 = call @one_116(%arg69, %301#5, %arg258, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %384:2 = call @one_116(%arg70, %301#6, %arg259, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %385:2 = call @one_116(%arg71, %301#7, %arg260, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %386:2 = call @one_116(%arg72, %301#8, %arg261, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %387:2 = call @one_134(%arg73, %301#9, %arg262, %learning_rate) : (!t45, !t45, !t45, !t0) -> (!t45, !t45) loc(#l132)
    %388:2 = call @one_133(%arg74, %300#1, %arg263, %learning_rate) : (!t11, !t11, !t11, !t0) -> (!t11, !t11) loc(#l132)
    %389:2 = call @one_133(%arg75, %300#2, %arg264, %learning_rate) : (!t11, !t11, !t11, !t0) -> (!t11, !t11) loc(#l132)
    %390:2 = call @one_116(%arg76, %300#3, %arg265, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %391:2 = call @one_116(%arg77, %300#4, %arg266, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %392:2 = call @one_116(%arg78, %300#5, %arg267, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %393:2 = call @one_116(%arg79, %300#6, %arg268, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %394:2 = call @one_133(%arg80, %299#1, %arg269, %learning_rate) : (!t11, !t11, !t11, !t0) -> (!t11, !t11) loc(#l132)
    %395:2 = call @one_133(%arg81, %299#2, %arg270, %learning_rate) : (!t11, !t11, !t11, !t0) -> (!t11, !t11) loc(#l132)
    %396:2 = call @one_116(%arg82, %299#3, %arg271, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %397:2 = call @one_116(%arg83, %299#4, %arg272, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %398:2 = call @one_116(%arg84, %299#5, %arg273, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %399:2 = call @one_116(%arg85, %299#6, %arg274, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %400:2 = call @one_133(%arg86, %298#1, %arg275, %learning_rate) : (!t11, !t11, !t11, !t0) -> (!t11, !t11) loc(#l132)
    %401:2 = call @one_133(%arg87, %298#2, %arg276, %learning_rate) : (!t11, !t11, !t11, !t0) -> (!t11, !t11) loc(#l132)
    %402:2 = call @one_116(%arg88, %298#3, %arg277, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %403:2 = call @one_116(%arg89, %298#4, %arg278, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %404:2 = call @one_116(%arg90, %298#5, %arg279, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %405:2 = call @one_116(%arg91, %298#6, %arg280, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l132)
    %406:2 = call @one_118(%arg92, %297#1, %arg281, %learning_rate) : (!t14, !t14, !t14, !t0) -> (!t14, !t14) loc(#l132)
    %407:2 = call @one_135(%arg93, %297#2, %arg282, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l132)
    %408:2 = call @one_111(%arg94, %297#3, %arg283, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %409:2 = call @one_111(%arg95, %297#4, %arg284, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %410:2 = call @one_111(%arg96, %297#5, %arg285, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %411:2 = call @one_111(%arg97, %297#6, %arg286, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %412:2 = call @one_111(%arg98, %297#7, %arg287, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %413:2 = call @one_111(%arg99, %297#8, %arg288, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %414:2 = call @one_136(%arg100, %297#9, %arg289, %learning_rate) : (!t46, !t46, !t46, !t0) -> (!t46, !t46) loc(#l132)
    %415:2 = call @one_135(%arg101, %296#1, %arg290, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l132)
    %416:2 = call @one_135(%arg102, %296#2, %arg291, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l132)
    %417:2 = call @one_111(%arg103, %296#3, %arg292, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %418:2 = call @one_111(%arg104, %296#4, %arg293, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %419:2 = call @one_111(%arg105, %296#5, %arg294, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %420:2 = call @one_111(%arg106, %296#6, %arg295, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %421:2 = call @one_135(%arg107, %295#1, %arg296, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l132)
    %422:2 = call @one_135(%arg108, %295#2, %arg297, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l132)
    %423:2 = call @one_111(%arg109, %295#3, %arg298, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %424:2 = call @one_111(%arg110, %295#4, %arg299, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %425:2 = call @one_111(%arg111, %295#5, %arg300, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %426:2 = call @one_111(%arg112, %295#6, %arg301, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %427:2 = call @one_135(%arg113, %294#1, %arg302, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l132)
    %428:2 = call @one_135(%arg114, %294#2, %arg303, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l132)
    %429:2 = call @one_111(%arg115, %294#3, %arg304, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %430:2 = call @one_111(%arg116, %294#4, %arg305, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %431:2 = call @one_111(%arg117, %294#5, %arg306, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %432:2 = call @one_111(%arg118, %294#6, %arg307, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %433:2 = call @one_135(%arg119, %293#1, %arg308, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l132)
    %434:2 = call @one_135(%arg120, %293#2, %arg309, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l132)
    %435:2 = call @one_111(%arg121, %293#3, %arg310, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %436:2 = call @one_111(%arg122, %293#4, %arg311, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %437:2 = call @one_111(%arg123, %293#5, %arg312, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %438:2 = call @one_111(%arg124, %293#6, %arg313, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %439:2 = call @one_135(%arg125, %292#1, %arg314, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l132)
    %440:2 = call @one_135(%arg126, %292#2, %arg315, %learning_rate) : (!t9, !t9, !t9, !t0) -> (!t9, !t9) loc(#l132)
    %441:2 = call @one_111(%arg127, %292#3, %arg316, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %442:2 = call @one_111(%arg128, %292#4, %arg317, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %443:2 = call @one_111(%arg129, %292#5, %arg318, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    %444:2 = call @one_111(%arg130, %292#6, %arg319, %learning_rate) : (!t1, !t1, !t1, !t0) -> (!t1, !t1) loc(#l132)
    return %314#0, %315#0, %316#0, %317#0, %318#0, %319#0, %320#0, %321#0, %322#0, %323#0, %324#0, %325#0, %326#0, %327#0, %328#0, %329#0, %330#0, %331#0, %332#0, %333#0, %334#0, %335#0, %336#0, %337#0, %338#0, %339#0, %340#0, %341#0, %342#0, %343#0, %344#0, %345#0, %346#0, %347#0, %348#0, %349#0, %350#0, %351#0, %352#0, %353#0, %354#0, %355#0, %356#0, %357#0, %358#0, %359#0, %360#0, %361#0, %362#0, %363#0, %364#0, %365#0, %366#0, %367#0, %368#0, %369#0, %370#0, %371#0, %372#0, %373#0, %374#0, %375#0, %376#0, %377#0, %378#0, %379#0, %380#0, %381#0, %382#0, %383#0, %384#0, %385#0, %386#0, %387#0, %388#0, %389#0, %390#0, %391#0, %392#0, %393#0, %394#0, %395#0, %396#0, %397#0, %398#0, %399#0, %400#0, %401#0, %402#0, %403#0, %404#0, %405#0, %406#0, %407#0, %408#0, %409#0, %410#0, %411#0, %412#0, %413#0, %414#0, %415#0, %416#0, %417#0, %418#0, %419#0, %420#0, %421#0, %422#0, %423#0, %424#0, %425#0, %426#0, %427#0, %428#0, %429#0, %430#0, %431#0, %432#0, %433#0, %434#0, %435#0, %436#0, %437#0, %438#0, %439#0, %440#0, %441#0, %442#0, %443#0, %444#0, %3, %4, %8#1, %8#2, %8#3, %8#4, %9#1, %9#2, %9#3, %9#4, %10#1, %10#2, %10#3, %10#4, %11#1, %11#2, %11#3, %11#4, %11#5, %11#6, %12#1, %12#2, %12#3, %12#4, %13#1, %13#2, %13#3, %13#4, %14#1, %14#2, %14#3, %14#4, %15#1, %15#2, %15#3, %15#4, %15#5, %15#6, %16#1, %16#2, %16#3, %16#4, %17#1, %17#2, %17#3, %17#4, %18#1, %18#2, %18#3, %18#4, %19#1, %19#2, %19#3, %19#4, %20#1, %20#2, %20#3, %20#4, %314#1, %315#1, %316#1, %317#1, %318#1, %319#1, %320#1, %321#1, %322#1, %323#1, %324#1, %325#1, %326#1, %327#1, %328#1, %329#1, %330#1, %331#1, %332#1, %333#1, %334#1, %335#1, %336#1, %337#1, %338#1, %339#1, %340#1, %341#1, %342#1, %343#1, %344#1, %345#1, %346#1, %347#1, %348#1, %349#1, %350#1, %351#1, %352#1, %353#1, %354#1, %355#1, %356#1, %357#1, %358#1, %359#1, %360#1, %361#1, %362#1, %363#1, %364#1, %365#1, %366#1, %367#1, %368#1, %369#1, %370#1, %371#1, %372#1, %373#1, %374#1, %375#1, %376#1, %377#1, %378#1, %379#1, %380#1, %381#1, %382#1, %383#1, %384#1, %385#1, %386#1, %387#1, %388#1, %389#1, %390#1, %391#1, %392#1, %393#1, %394#1, %395#1, %396#1, %397#1, %398#1, %399#1, %400#1, %401#1, %402#1, %403#1, %404#1, %405#1, %406#1, %407#1, %408#1, %409#1, %410#1, %411#1, %412#1, %413#1, %414#1, %415#1, %416#1, %417#1, %418#1, %419#1, %420#1, %421#1, %422#1, %423#1, %424#1, %425#1, %426#1, %427#1, %428#1, %429#1, %430#1, %431#1, %432#1, %433#1, %434#1, %435#1, %436#1, %437#1, %438#1, %439#1, %440#1, %441#1, %442#1, %443#1, %444#1, %161 : !t52, !t1, !t53, !t41, !t37, !t1, !t54, !t41, !t37, !t2, !t55, !t1, !t14, !t2, !t38, !t1, !t14, !t2, !t38, !t1, !t14, !t17, !t15, !t18, !t16, !t19, !t22, !t20, !t23, !t19, !t22, !t20, !t23, !t19, !t42, !t20, !t43, !t17, !t15, !t18, !t16, !t17, !t15, !t18, !t16, !t6, !t6, !t13, !t13, !t6, !t6, !t6, !t6, !t13, !t13, !t6, !t6, !t6, !t6, !t13, !t13, !t6, !t6, !t6, !t6, !t44, !t11, !t2, !t2, !t2, !t2, !t2, !t2, !t45, !t11, !t11, !t2, !t2, !t2, !t2, !t11, !t11, !t2, !t2, !t2, !t2, !t11, !t11, !t2, !t2, !t2, !t2, !t14, !t9, !t1, !t1, !t1, !t1, !t1, !t1, !t46, !t9, !t9, !t1, !t1, !t1, !t1, !t9, !t9, !t1, !t1, !t1, !t1, !t9, !t9, !t1, !t1, !t1, !t1, !t9, !t9, !t1, !t1, !t1, !t1, !t9, !t9, !t1, !t1, !t1, !t1, !t5, !t5, !t5, !t5, !t5, !t5, !t5, !t5, !t5, !t5, !t5, !t5, !t5, !t5, !t4, !t4, !t4, !t4, !t4, !t4, !t4, !t4, !t4, !t4, !t4, !t4, !t4, !t4, !t4, !t4, !t4, !t4, !t3, !t3, !t3, !t3, !t3, !t3, !t3, !t3, !t3, !t3, !t3, !t3, !t3, !t3, !t3, !t3, !t3, !t3, !t3, !t3, !t3, !t3, !t3, !t3, !t3, !t3, !t52, !t1, !t53, !t41, !t37, !t1, !t54, !t41, !t37, !t2, !t55, !t1, !t14, !t2, !t38, !t1, !t14, !t2, !t38, !t1, !t14, !t17, !t15, !t18, !t16, !t19, !t22, !t20, !t23, !t19, !t22, !t20, !t23, !t19, !t42, !t20, !t43, !t17, !t15, !t18, !t16, !t17, !t15, !t18, !t16, !t6, !t6, !t13, !t13, !t6, !t6, !t6, !t6, !t13, !t13, !t6, !t6, !t6, !t6, !t13, !t13, !t6, !t6, !t6, !t6, !t44, !t11, !t2, !t2, !t2, !t2, !t2, !t2, !t45, !t11, !t11, !t2, !t2, !t2, !t2, !t11, !t11, !t2, !t2, !t2, !t2, !t11, !t11, !t2, !t2, !t2, !t2, !t14, !t9, !t1, !t1, !t1, !t1, !t1, !t1, !t46, !t9, !t9, !t1, !t1, !t1, !t1, !t9, !t9, !t1, !t1, !t1, !t1, !t9, !t9, !t1, !t1, !t1, !t1, !t9, !t9, !t1, !t1, !t1, !t1, !t9, !t9, !t1, !t1, !t1, !t1, !t0
  }
  func.func private @normalise(%arg0: !t24, %arg1: !t6, %arg2: !t6) -> (!t24, !t5, !t5, !t5) {
    %cst = stablehlo.constant dense<9.99999974E-6> : !t0
    %0 = stablehlo.convert %arg0 : (!t24) -> !t69
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t69, !t0) -> !t29
    %2 = stablehlo.reshape %1 : (!t29) -> !t40
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t40, !t0) -> !t5
    %cst_2 = stablehlo.constant dense<6.94444452E-7> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t5
    %5 = stablehlo.multiply %3, %4 : !t5
    %6 = stablehlo.multiply %0, %0 : !t69
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2] : (!t69, !t0) -> !t29
    %8 = stablehlo.reshape %7 : (!t29) -> !t40
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t40, !t0) -> !t5
    %cst_5 = stablehlo.constant dense<6.94444452E-7> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t5
    %11 = stablehlo.multiply %9, %10 : !t5
    %12 = stablehlo.multiply %5, %5 : !t5
    %13 = stablehlo.subtract %11, %12 : !t5
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t5
    %15 = stablehlo.add %13, %14 : !t5
    %16 = stablehlo.rsqrt %15 : !t5
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t6) -> !t5
    %18 = stablehlo.multiply %16, %17 : !t5
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (!t6) -> !t5
    %20 = stablehlo.multiply %5, %18 : !t5
    %21 = stablehlo.subtract %19, %20 : !t5
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (!t5) -> !t40
    %23 = stablehlo.reshape %22 : (!t40) -> !t29
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 3] : (!t29) -> !t69
    %25 = stablehlo.multiply %0, %24 : !t69
    %26 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (!t5) -> !t40
    %27 = stablehlo.reshape %26 : (!t40) -> !t29
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 3] : (!t29) -> !t69
    %29 = stablehlo.add %25, %28 : !t69
    %30 = stablehlo.convert %29 : (!t69) -> !t24
    return %30, %5, %13, %16 : !t24, !t5, !t5, !t5
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
  func.func private @_relu(%arg0: !t24) -> !t24 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t24
    %1 = stablehlo.maximum %arg0, %0 : !t24
    return %1 : !t24
  }
  func.func private @_block(%arg0: !t10, %arg1: !t13, %arg2: !t13, %arg3: !t6, %arg4: !t6, %arg5: !t6, %arg6: !t6, %arg7: !t5, %arg8: !t5, %arg9: !t5, %arg10: !t5) -> (!t10, !t5, !t5, !t5, !t5, !t10, !t5, !t5, !t10, !t10, !t5, !t5) {
    %0 = stablehlo.convert %arg1 : (!t13) -> !t99 loc(#l133)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t10, !t99) -> !t10 loc(#l134)
    %2:4 = call @normalise_0(%1, %arg4, %arg3) : (!t10, !t6, !t6) -> (!t10, !t5, !t5, !t5) loc(#l135)
    %3 = call @mixed_1(%arg7, %2#1) : (!t5, !t5) -> !t5 loc(#l136)
    %4 = call @mixed_1(%arg8, %2#2) : (!t5, !t5) -> !t5 loc(#l136)
    %5 = call @_relu_2(%2#0) : (!t10) -> !t10 loc(#l137)
    %6 = stablehlo.convert %arg2 : (!t13) -> !t99 loc(#l138)
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t10, !t99) -> !t10 loc(#l139)
    %8:4 = call @normalise_0(%7, %arg6, %arg5) : (!t10, !t6, !t6) -> (!t10, !t5, !t5, !t5) loc(#l140)
    %9 = call @mixed_1(%arg9, %8#1) : (!t5, !t5) -> !t5 loc(#l141)
    %10 = call @mixed_1(%arg10, %8#2) : (!t5, !t5) -> !t5 loc(#l141)
    %11 = stablehlo.add %arg0, %8#0 : !t10
    %12 = call @_relu_2(%11) : (!t10) -> !t10
    return %12, %3, %4, %9, %10, %1, %2#1, %2#3, %5, %7, %8#1, %8#3 : !t10, !t5, !t5, !t5, !t5, !t10, !t5, !t5, !t10, !t10, !t5, !t5
  }
  func.func private @normalise_0(%arg0: !t10, %arg1: !t6, %arg2: !t6) -> (!t10, !t5, !t5, !t5) {
    %cst = stablehlo.constant dense<9.99999974E-6> : !t0
    %0 = stablehlo.convert %arg0 : (!t10) -> !t70
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t70, !t0) -> !t29
    %2 = stablehlo.reshape %1 : (!t29) -> !t40
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t40, !t0) -> !t5
    %cst_2 = stablehlo.constant dense<2.77777781E-6> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t5
    %5 = stablehlo.multiply %3, %4 : !t5
    %6 = stablehlo.multiply %0, %0 : !t70
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2] : (!t70, !t0) -> !t29
    %8 = stablehlo.reshape %7 : (!t29) -> !t40
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t40, !t0) -> !t5
    %cst_5 = stablehlo.constant dense<2.77777781E-6> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t5
    %11 = stablehlo.multiply %9, %10 : !t5
    %12 = stablehlo.multiply %5, %5 : !t5
    %13 = stablehlo.subtract %11, %12 : !t5
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t5
    %15 = stablehlo.add %13, %14 : !t5
    %16 = stablehlo.rsqrt %15 : !t5
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t6) -> !t5
    %18 = stablehlo.multiply %16, %17 : !t5
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (!t6) -> !t5
    %20 = stablehlo.multiply %5, %18 : !t5
    %21 = stablehlo.subtract %19, %20 : !t5
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (!t5) -> !t40
    %23 = stablehlo.reshape %22 : (!t40) -> !t29
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 3] : (!t29) -> !t70
    %25 = stablehlo.multiply %0, %24 : !t70
    %26 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (!t5) -> !t40
    %27 = stablehlo.reshape %26 : (!t40) -> !t29
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 3] : (!t29) -> !t70
    %29 = stablehlo.add %25, %28 : !t70
    %30 = stablehlo.convert %29 : (!t70) -> !t10
    return %30, %5, %13, %16 : !t10, !t5, !t5, !t5
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
  func.func private @_relu_2(%arg0: !t10) -> !t10 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t10
    %1 = stablehlo.maximum %arg0, %0 : !t10
    return %1 : !t10
  }
  func.func private @_block_3(%arg0: !t10, %arg1: !t44, %arg2: !t11, %arg3: !t2, %arg4: !t2, %arg5: !t2, %arg6: !t2, %arg7: !t2, %arg8: !t2, %arg9: !t45, %arg10: !t4, %arg11: !t4, %arg12: !t4, %arg13: !t4, %arg14: !t4, %arg15: !t4) -> (!t8, !t4, !t4, !t4, !t4, !t4, !t4, !t8, !t4, !t4, !t8, !t8, !t4, !t4, !t8, !t4, !t4) {
    %0 = stablehlo.convert %arg1 : (!t44) -> !t155 loc(#l133)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t10, !t155) -> !t8 loc(#l134)
    %2:4 = call @normalise_4(%1, %arg4, %arg3) : (!t8, !t2, !t2) -> (!t8, !t4, !t4, !t4) loc(#l135)
    %3 = call @mixed_5(%arg10, %2#1) : (!t4, !t4) -> !t4 loc(#l136)
    %4 = call @mixed_5(%arg11, %2#2) : (!t4, !t4) -> !t4 loc(#l136)
    %5 = call @_relu_6(%2#0) : (!t8) -> !t8 loc(#l137)
    %6 = stablehlo.convert %arg2 : (!t11) -> !t89 loc(#l138)
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t8, !t89) -> !t8 loc(#l139)
    %8:4 = call @normalise_4(%7, %arg6, %arg5) : (!t8, !t2, !t2) -> (!t8, !t4, !t4, !t4) loc(#l140)
    %9 = call @mixed_5(%arg12, %8#1) : (!t4, !t4) -> !t4 loc(#l141)
    %10 = call @mixed_5(%arg13, %8#2) : (!t4, !t4) -> !t4 loc(#l141)
    %11 = stablehlo.convert %arg9 : (!t45) -> !t156 loc(#l142)
    %12 = stablehlo.convolution(%arg0, %11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t10, !t156) -> !t8 loc(#l143)
    %13:4 = call @normalise_4(%12, %arg8, %arg7) : (!t8, !t2, !t2) -> (!t8, !t4, !t4, !t4) loc(#l144)
    %14 = call @mixed_5(%arg14, %13#1) : (!t4, !t4) -> !t4 loc(#l145)
    %15 = call @mixed_5(%arg15, %13#2) : (!t4, !t4) -> !t4 loc(#l145)
    %16 = stablehlo.add %13#0, %8#0 : !t8
    %17 = call @_relu_6(%16) : (!t8) -> !t8
    return %17, %3, %4, %9, %10, %14, %15, %1, %2#1, %2#3, %5, %7, %8#1, %8#3, %12, %13#1, %13#3 : !t8, !t4, !t4, !t4, !t4, !t4, !t4, !t8, !t4, !t4, !t8, !t8, !t4, !t4, !t8, !t4, !t4
  }
  func.func private @normalise_4(%arg0: !t8, %arg1: !t2, %arg2: !t2) -> (!t8, !t4, !t4, !t4) {
    %cst = stablehlo.constant dense<9.99999974E-6> : !t0
    %0 = stablehlo.convert %arg0 : (!t8) -> !t71
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t71, !t0) -> !t72
    %2 = stablehlo.reshape %1 : (!t72) -> !t74
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t74, !t0) -> !t4
    %cst_2 = stablehlo.constant dense<1.08206368E-5> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t4
    %5 = stablehlo.multiply %3, %4 : !t4
    %6 = stablehlo.multiply %0, %0 : !t71
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2] : (!t71, !t0) -> !t72
    %8 = stablehlo.reshape %7 : (!t72) -> !t74
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t74, !t0) -> !t4
    %cst_5 = stablehlo.constant dense<1.08206368E-5> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t4
    %11 = stablehlo.multiply %9, %10 : !t4
    %12 = stablehlo.multiply %5, %5 : !t4
    %13 = stablehlo.subtract %11, %12 : !t4
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t4
    %15 = stablehlo.add %13, %14 : !t4
    %16 = stablehlo.rsqrt %15 : !t4
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t2) -> !t4
    %18 = stablehlo.multiply %16, %17 : !t4
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (!t2) -> !t4
    %20 = stablehlo.multiply %5, %18 : !t4
    %21 = stablehlo.subtract %19, %20 : !t4
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (!t4) -> !t74
    %23 = stablehlo.reshape %22 : (!t74) -> !t72
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 3] : (!t72) -> !t71
    %25 = stablehlo.multiply %0, %24 : !t71
    %26 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (!t4) -> !t74
    %27 = stablehlo.reshape %26 : (!t74) -> !t72
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 3] : (!t72) -> !t71
    %29 = stablehlo.add %25, %28 : !t71
    %30 = stablehlo.convert %29 : (!t71) -> !t8
    return %30, %5, %13, %16 : !t8, !t4, !t4, !t4
  }
  func.func private @mixed_5(%arg0: !t4, %arg1: !t4) -> !t4 {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t4
    %1 = stablehlo.multiply %0, %arg0 : !t4
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t4
    %3 = stablehlo.multiply %2, %arg1 : !t4
    %4 = stablehlo.add %1, %3 : !t4
    return %4 : !t4
  }
  func.func private @_relu_6(%arg0: !t8) -> !t8 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t8
    %1 = stablehlo.maximum %arg0, %0 : !t8
    return %1 : !t8
  }
  func.func private @_block_7(%arg0: !t8, %arg1: !t11, %arg2: !t11, %arg3: !t2, %arg4: !t2, %arg5: !t2, %arg6: !t2, %arg7: !t4, %arg8: !t4, %arg9: !t4, %arg10: !t4) -> (!t8, !t4, !t4, !t4, !t4, !t8, !t4, !t4, !t8, !t8, !t4, !t4) {
    %0 = stablehlo.convert %arg1 : (!t11) -> !t89 loc(#l133)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t8, !t89) -> !t8 loc(#l134)
    %2:4 = call @normalise_4(%1, %arg4, %arg3) : (!t8, !t2, !t2) -> (!t8, !t4, !t4, !t4) loc(#l135)
    %3 = call @mixed_5(%arg7, %2#1) : (!t4, !t4) -> !t4 loc(#l136)
    %4 = call @mixed_5(%arg8, %2#2) : (!t4, !t4) -> !t4 loc(#l136)
    %5 = call @_relu_6(%2#0) : (!t8) -> !t8 loc(#l137)
    %6 = stablehlo.convert %arg2 : (!t11) -> !t89 loc(#l138)
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t8, !t89) -> !t8 loc(#l139)
    %8:4 = call @normalise_4(%7, %arg6, %arg5) : (!t8, !t2, !t2) -> (!t8, !t4, !t4, !t4) loc(#l140)
    %9 = call @mixed_5(%arg9, %8#1) : (!t4, !t4) -> !t4 loc(#l141)
    %10 = call @mixed_5(%arg10, %8#2) : (!t4, !t4) -> !t4 loc(#l141)
    %11 = stablehlo.add %arg0, %8#0 : !t8
    %12 = call @_relu_6(%11) : (!t8) -> !t8
    return %12, %3, %4, %9, %10, %1, %2#1, %2#3, %5, %7, %8#1, %8#3 : !t8, !t4, !t4, !t4, !t4, !t8, !t4, !t4, !t8, !t8, !t4, !t4
  }
  func.func private @_block_8(%arg0: !t8, %arg1: !t14, %arg2: !t9, %arg3: !t1, %arg4: !t1, %arg5: !t1, %arg6: !t1, %arg7: !t1, %arg8: !t1, %arg9: !t46, %arg10: !t3, %arg11: !t3, %arg12: !t3, %arg13: !t3, %arg14: !t3, %arg15: !t3) -> (!t7, !t3, !t3, !t3, !t3, !t3, !t3, !t7, !t3, !t3, !t7, !t7, !t3, !t3, !t7, !t3, !t3) {
    %0 = stablehlo.convert %arg1 : (!t14) -> !t76 loc(#l133)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t8, !t76) -> !t7 loc(#l134)
    %2:4 = call @normalise_9(%1, %arg4, %arg3) : (!t7, !t1, !t1) -> (!t7, !t3, !t3, !t3) loc(#l135)
    %3 = call @mixed_10(%arg10, %2#1) : (!t3, !t3) -> !t3 loc(#l136)
    %4 = call @mixed_10(%arg11, %2#2) : (!t3, !t3) -> !t3 loc(#l136)
    %5 = call @_relu_11(%2#0) : (!t7) -> !t7 loc(#l137)
    %6 = stablehlo.convert %arg2 : (!t9) -> !t90 loc(#l138)
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t90) -> !t7 loc(#l139)
    %8:4 = call @normalise_9(%7, %arg6, %arg5) : (!t7, !t1, !t1) -> (!t7, !t3, !t3, !t3) loc(#l140)
    %9 = call @mixed_10(%arg12, %8#1) : (!t3, !t3) -> !t3 loc(#l141)
    %10 = call @mixed_10(%arg13, %8#2) : (!t3, !t3) -> !t3 loc(#l141)
    %11 = stablehlo.convert %arg9 : (!t46) -> !t157 loc(#l142)
    %12 = stablehlo.convolution(%arg0, %11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t8, !t157) -> !t7 loc(#l143)
    %13:4 = call @normalise_9(%12, %arg8, %arg7) : (!t7, !t1, !t1) -> (!t7, !t3, !t3, !t3) loc(#l144)
    %14 = call @mixed_10(%arg14, %13#1) : (!t3, !t3) -> !t3 loc(#l145)
    %15 = call @mixed_10(%arg15, %13#2) : (!t3, !t3) -> !t3 loc(#l145)
    %16 = stablehlo.add %13#0, %8#0 : !t7
    %17 = call @_relu_11(%16) : (!t7) -> !t7
    return %17, %3, %4, %9, %10, %14, %15, %1, %2#1, %2#3, %5, %7, %8#1, %8#3, %12, %13#1, %13#3 : !t7, !t3, !t3, !t3, !t3, !t3, !t3, !t7, !t3, !t3, !t7, !t7, !t3, !t3, !t7, !t3, !t3
  }
  func.func private @normalise_9(%arg0: !t7, %arg1: !t1, %arg2: !t1) -> (!t7, !t3, !t3, !t3) {
    %cst = stablehlo.constant dense<9.99999974E-6> : !t0
    %0 = stablehlo.convert %arg0 : (!t7) -> !t56
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.reduce(%0 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t56, !t0) -> !t73
    %2 = stablehlo.reshape %1 : (!t73) -> !t75
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.reduce(%2 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t75, !t0) -> !t3
    %cst_2 = stablehlo.constant dense<1.08206368E-5> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t3
    %5 = stablehlo.multiply %3, %4 : !t3
    %6 = stablehlo.multiply %0, %0 : !t56
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.reduce(%6 init: %cst_3) applies stablehlo.add across dimensions = [1, 2] : (!t56, !t0) -> !t73
    %8 = stablehlo.reshape %7 : (!t73) -> !t75
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_4) applies stablehlo.add across dimensions = [1] : (!t75, !t0) -> !t3
    %cst_5 = stablehlo.constant dense<1.08206368E-5> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t3
    %11 = stablehlo.multiply %9, %10 : !t3
    %12 = stablehlo.multiply %5, %5 : !t3
    %13 = stablehlo.subtract %11, %12 : !t3
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t3
    %15 = stablehlo.add %13, %14 : !t3
    %16 = stablehlo.rsqrt %15 : !t3
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t1) -> !t3
    %18 = stablehlo.multiply %16, %17 : !t3
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (!t1) -> !t3
    %20 = stablehlo.multiply %5, %18 : !t3
    %21 = stablehlo.subtract %19, %20 : !t3
    %22 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (!t3) -> !t75
    %23 = stablehlo.reshape %22 : (!t75) -> !t73
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 3] : (!t73) -> !t56
    %25 = stablehlo.multiply %0, %24 : !t56
    %26 = stablehlo.broadcast_in_dim %21, dims = [0, 2] : (!t3) -> !t75
    %27 = stablehlo.reshape %26 : (!t75) -> !t73
    %28 = stablehlo.broadcast_in_dim %27, dims = [0, 3] : (!t73) -> !t56
    %29 = stablehlo.add %25, %28 : !t56
    %30 = stablehlo.convert %29 : (!t56) -> !t7
    return %30, %5, %13, %16 : !t7, !t3, !t3, !t3
  }
  func.func private @mixed_10(%arg0: !t3, %arg1: !t3) -> !t3 {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t3
    %1 = stablehlo.multiply %0, %arg0 : !t3
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t3
    %3 = stablehlo.multiply %2, %arg1 : !t3
    %4 = stablehlo.add %1, %3 : !t3
    return %4 : !t3
  }
  func.func private @_relu_11(%arg0: !t7) -> !t7 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t7
    %1 = stablehlo.maximum %arg0, %0 : !t7
    return %1 : !t7
  }
  func.func private @_block_12(%arg0: !t7, %arg1: !t9, %arg2: !t9, %arg3: !t1, %arg4: !t1, %arg5: !t1, %arg6: !t1, %arg7: !t3, %arg8: !t3, %arg9: !t3, %arg10: !t3) -> (!t7, !t3, !t3, !t3, !t3, !t7, !t3, !t3, !t7, !t7, !t3, !t3) {
    %0 = stablehlo.convert %arg1 : (!t9) -> !t90 loc(#l133)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t90) -> !t7 loc(#l134)
    %2:4 = call @normalise_9(%1, %arg4, %arg3) : (!t7, !t1, !t1) -> (!t7, !t3, !t3, !t3) loc(#l135)
    %3 = call @mixed_10(%arg7, %2#1) : (!t3, !t3) -> !t3 loc(#l136)
    %4 = call @mixed_10(%arg8, %2#2) : (!t3, !t3) -> !t3 loc(#l136)
    %5 = call @_relu_11(%2#0) : (!t7) -> !t7 loc(#l137)
    %6 = stablehlo.convert %arg2 : (!t9) -> !t90 loc(#l138)
    %7 = stablehlo.convolution(%5, %6) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t90) -> !t7 loc(#l139)
    %8:4 = call @normalise_9(%7, %arg6, %arg5) : (!t7, !t1, !t1) -> (!t7, !t3, !t3, !t3) loc(#l140)
    %9 = call @mixed_10(%arg9, %8#1) : (!t3, !t3) -> !t3 loc(#l141)
    %10 = call @mixed_10(%arg10, %8#2) : (!t3, !t3) -> !t3 loc(#l141)
    %11 = stablehlo.add %arg0, %8#0 : !t7
    %12 = call @_relu_11(%11) : (!t7) -> !t7
    return %12, %3, %4, %9, %10, %1, %2#1, %2#3, %5, %7, %8#1, %8#3 : !t7, !t3, !t3, !t3, !t3, !t7, !t3, !t3, !t7, !t7, !t3, !t3
  }
  func.func private @_relu_13(%arg0: !t7) -> !t7 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t7
    %1 = stablehlo.maximum %arg0, %0 : !t7
    return %1 : !t7
  }
  func.func private @_relu_14(%arg0: !t25) -> !t25 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t25
    %1 = stablehlo.maximum %arg0, %0 : !t25
    return %1 : !t25
  }
  func.func private @_relu_15(%arg0: !t47) -> !t47 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t47
    %1 = stablehlo.maximum %arg0, %0 : !t47
    return %1 : !t47
  }
  func.func private @_relu_16(%arg0: !t26) -> !t26 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t26
    %1 = stablehlo.maximum %arg0, %0 : !t26
    return %1 : !t26
  }
  func.func private @_relu_17(%arg0: !t48) -> !t48 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t48
    %1 = stablehlo.maximum %arg0, %0 : !t48
    return %1 : !t48
  }
  func.func private @_relu_18(%arg0: !t27) -> !t27 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t27
    %1 = stablehlo.maximum %arg0, %0 : !t27
    return %1 : !t27
  }
  func.func private @_relu_19(%arg0: !t49) -> !t49 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t49
    %1 = stablehlo.maximum %arg0, %0 : !t49
    return %1 : !t49
  }
  func.func private @_relu_20(%arg0: !t28) -> !t28 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t28
    %1 = stablehlo.maximum %arg0, %0 : !t28
    return %1 : !t28
  }
  func.func private @_relu_21(%arg0: !t50) -> !t50 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t50
    %1 = stablehlo.maximum %arg0, %0 : !t50
    return %1 : !t50
  }
  func.func private @_relu_22(%arg0: !t30) -> !t30 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t30
    %1 = stablehlo.maximum %arg0, %0 : !t30
    return %1 : !t30
  }
  func.func private @_head(%arg0: !t7, %arg1: !t17, %arg2: !t15, %arg3: !t18, %arg4: !t16) -> (!t77, !t78) {
    %0 = stablehlo.convert %arg2 : (!t15) -> !t91
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t91) -> !t109
    %2 = stablehlo.convert %arg1 : (!t17) -> !t143
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t143) -> !t144
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (!t144) -> !t109
    %5 = stablehlo.add %1, %4 : !t109
    %6 = stablehlo.reshape %5 : (!t109) -> !t77
    %7 = stablehlo.convert %arg4 : (!t16) -> !t92
    %8 = stablehlo.convolution(%arg0, %7) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t92) -> !t110
    %9 = stablehlo.convert %arg3 : (!t18) -> !t145
    %10 = stablehlo.broadcast_in_dim %9, dims = [3] : (!t145) -> !t146
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (!t146) -> !t110
    %12 = stablehlo.add %8, %11 : !t110
    %13 = stablehlo.reshape %12 : (!t110) -> !t78
    return %6, %13 : !t77, !t78
  }
  func.func private @_head_23(%arg0: !t25, %arg1: !t19, %arg2: !t22, %arg3: !t20, %arg4: !t23) -> (!t79, !t80) {
    %0 = stablehlo.convert %arg2 : (!t22) -> !t100
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t25, !t100) -> !t111
    %2 = stablehlo.convert %arg1 : (!t19) -> !t147
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t147) -> !t148
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (!t148) -> !t111
    %5 = stablehlo.add %1, %4 : !t111
    %6 = stablehlo.reshape %5 : (!t111) -> !t79
    %7 = stablehlo.convert %arg4 : (!t23) -> !t101
    %8 = stablehlo.convolution(%arg0, %7) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t25, !t101) -> !t112
    %9 = stablehlo.convert %arg3 : (!t20) -> !t149
    %10 = stablehlo.broadcast_in_dim %9, dims = [3] : (!t149) -> !t150
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (!t150) -> !t112
    %12 = stablehlo.add %8, %11 : !t112
    %13 = stablehlo.reshape %12 : (!t112) -> !t80
    return %6, %13 : !t79, !t80
  }
  func.func private @_head_24(%arg0: !t26, %arg1: !t19, %arg2: !t22, %arg3: !t20, %arg4: !t23) -> (!t81, !t82) {
    %0 = stablehlo.convert %arg2 : (!t22) -> !t100
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t26, !t100) -> !t113
    %2 = stablehlo.convert %arg1 : (!t19) -> !t147
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t147) -> !t148
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (!t148) -> !t113
    %5 = stablehlo.add %1, %4 : !t113
    %6 = stablehlo.reshape %5 : (!t113) -> !t81
    %7 = stablehlo.convert %arg4 : (!t23) -> !t101
    %8 = stablehlo.convolution(%arg0, %7) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t26, !t101) -> !t114
    %9 = stablehlo.convert %arg3 : (!t20) -> !t149
    %10 = stablehlo.broadcast_in_dim %9, dims = [3] : (!t149) -> !t150
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (!t150) -> !t114
    %12 = stablehlo.add %8, %11 : !t114
    %13 = stablehlo.reshape %12 : (!t114) -> !t82
    return %6, %13 : !t81, !t82
  }
  func.func private @_head_25(%arg0: !t27, %arg1: !t19, %arg2: !t42, %arg3: !t20, %arg4: !t43) -> (!t83, !t84) {
    %0 = stablehlo.convert %arg2 : (!t42) -> !t158
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t27, !t158) -> !t115
    %2 = stablehlo.convert %arg1 : (!t19) -> !t147
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t147) -> !t148
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (!t148) -> !t115
    %5 = stablehlo.add %1, %4 : !t115
    %6 = stablehlo.reshape %5 : (!t115) -> !t83
    %7 = stablehlo.convert %arg4 : (!t43) -> !t159
    %8 = stablehlo.convolution(%arg0, %7) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t27, !t159) -> !t116
    %9 = stablehlo.convert %arg3 : (!t20) -> !t149
    %10 = stablehlo.broadcast_in_dim %9, dims = [3] : (!t149) -> !t150
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (!t150) -> !t116
    %12 = stablehlo.add %8, %11 : !t116
    %13 = stablehlo.reshape %12 : (!t116) -> !t84
    return %6, %13 : !t83, !t84
  }
  func.func private @_head_26(%arg0: !t28, %arg1: !t17, %arg2: !t15, %arg3: !t18, %arg4: !t16) -> (!t85, !t86) {
    %0 = stablehlo.convert %arg2 : (!t15) -> !t91
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t28, !t91) -> !t117
    %2 = stablehlo.convert %arg1 : (!t17) -> !t143
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t143) -> !t144
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (!t144) -> !t117
    %5 = stablehlo.add %1, %4 : !t117
    %6 = stablehlo.reshape %5 : (!t117) -> !t85
    %7 = stablehlo.convert %arg4 : (!t16) -> !t92
    %8 = stablehlo.convolution(%arg0, %7) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t28, !t92) -> !t118
    %9 = stablehlo.convert %arg3 : (!t18) -> !t145
    %10 = stablehlo.broadcast_in_dim %9, dims = [3] : (!t145) -> !t146
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (!t146) -> !t118
    %12 = stablehlo.add %8, %11 : !t118
    %13 = stablehlo.reshape %12 : (!t118) -> !t86
    return %6, %13 : !t85, !t86
  }
  func.func private @_head_27(%arg0: !t30, %arg1: !t17, %arg2: !t15, %arg3: !t18, %arg4: !t16) -> (!t87, !t88) {
    %0 = stablehlo.convert %arg2 : (!t15) -> !t91
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t30, !t91) -> !t119
    %2 = stablehlo.convert %arg1 : (!t17) -> !t143
    %3 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t143) -> !t144
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2, 3] : (!t144) -> !t119
    %5 = stablehlo.add %1, %4 : !t119
    %6 = stablehlo.reshape %5 : (!t119) -> !t87
    %7 = stablehlo.convert %arg4 : (!t16) -> !t92
    %8 = stablehlo.convolution(%arg0, %7) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t30, !t92) -> !t120
    %9 = stablehlo.convert %arg3 : (!t18) -> !t145
    %10 = stablehlo.broadcast_in_dim %9, dims = [3] : (!t145) -> !t146
    %11 = stablehlo.broadcast_in_dim %10, dims = [0, 1, 2, 3] : (!t146) -> !t120
    %12 = stablehlo.add %8, %11 : !t120
    %13 = stablehlo.reshape %12 : (!t120) -> !t88
    return %6, %13 : !t87, !t88
  }
  func.func private @_cross_entropy(%arg0: !t77, %arg1: !t134) -> (!t63, !t63) {
    %0 = stablehlo.convert %arg0 : (!t77) -> !t57
    %cst = stablehlo.constant dense<0xFF800000> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [4] : (!t57, !t0) -> !t63
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (!t63) -> !t57
    %3 = stablehlo.subtract %0, %2 : !t57
    %4 = stablehlo.exponential %3 : !t57
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [4] : (!t57, !t0) -> !t63
    %6 = stablehlo.log %5 : !t63
    %7 = stablehlo.add %1, %6 : !t63
    %8 = stablehlo.iota dim = 4 : !t121
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (!t134) -> !t121
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (!t121, !t121) -> !t122
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = call @_where(%10, %cst_1, %cst_2) : (!t122, !t0, !t0) -> !t57
    %12 = stablehlo.multiply %11, %0 : !t57
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [4] : (!t57, !t0) -> !t63
    %14 = stablehlo.subtract %7, %13 : !t63
    return %14, %7 : !t63, !t63
  }
  func.func private @_where(%arg0: !t122, %arg1: !t0, %arg2: !t0) -> !t57 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t0) -> !t57
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t0) -> !t57
    %2 = stablehlo.select %arg0, %0, %1 : !t122, !t57
    return %2 : !t57
  }
  func.func private @_distance(%arg0: !t78, %arg1: !t31) -> !t31 {
    %0 = stablehlo.convert %arg0 : (!t78) -> !t31
    %1 = stablehlo.subtract %0, %arg1 : !t31
    %2 = stablehlo.abs %1 : !t31
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t31
    %4 = stablehlo.compare LT, %2, %3, FLOAT : (!t31, !t31) -> !t163
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t31
    %6 = stablehlo.multiply %5, %2 : !t31
    %7 = stablehlo.multiply %6, %2 : !t31
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t31
    %9 = stablehlo.subtract %2, %8 : !t31
    %10 = call @_where_28(%4, %7, %9) : (!t163, !t31, !t31) -> !t31
    return %10 : !t31
  }
  func.func private @_where_28(%arg0: !t163, %arg1: !t31, %arg2: !t31) -> !t31 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t163, !t31
    return %0 : !t31
  }
  func.func private @_cross_entropy_29(%arg0: !t79, %arg1: !t135) -> (!t64, !t64) {
    %0 = stablehlo.convert %arg0 : (!t79) -> !t58
    %cst = stablehlo.constant dense<0xFF800000> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [4] : (!t58, !t0) -> !t64
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (!t64) -> !t58
    %3 = stablehlo.subtract %0, %2 : !t58
    %4 = stablehlo.exponential %3 : !t58
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [4] : (!t58, !t0) -> !t64
    %6 = stablehlo.log %5 : !t64
    %7 = stablehlo.add %1, %6 : !t64
    %8 = stablehlo.iota dim = 4 : !t123
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (!t135) -> !t123
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (!t123, !t123) -> !t124
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = call @_where_30(%10, %cst_1, %cst_2) : (!t124, !t0, !t0) -> !t58
    %12 = stablehlo.multiply %11, %0 : !t58
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [4] : (!t58, !t0) -> !t64
    %14 = stablehlo.subtract %7, %13 : !t64
    return %14, %7 : !t64, !t64
  }
  func.func private @_where_30(%arg0: !t124, %arg1: !t0, %arg2: !t0) -> !t58 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t0) -> !t58
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t0) -> !t58
    %2 = stablehlo.select %arg0, %0, %1 : !t124, !t58
    return %2 : !t58
  }
  func.func private @_distance_31(%arg0: !t80, %arg1: !t32) -> !t32 {
    %0 = stablehlo.convert %arg0 : (!t80) -> !t32
    %1 = stablehlo.subtract %0, %arg1 : !t32
    %2 = stablehlo.abs %1 : !t32
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t32
    %4 = stablehlo.compare LT, %2, %3, FLOAT : (!t32, !t32) -> !t164
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t32
    %6 = stablehlo.multiply %5, %2 : !t32
    %7 = stablehlo.multiply %6, %2 : !t32
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t32
    %9 = stablehlo.subtract %2, %8 : !t32
    %10 = call @_where_32(%4, %7, %9) : (!t164, !t32, !t32) -> !t32
    return %10 : !t32
  }
  func.func private @_where_32(%arg0: !t164, %arg1: !t32, %arg2: !t32) -> !t32 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t164, !t32
    return %0 : !t32
  }
  func.func private @_cross_entropy_33(%arg0: !t81, %arg1: !t136) -> (!t65, !t65) {
    %0 = stablehlo.convert %arg0 : (!t81) -> !t59
    %cst = stablehlo.constant dense<0xFF800000> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [4] : (!t59, !t0) -> !t65
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (!t65) -> !t59
    %3 = stablehlo.subtract %0, %2 : !t59
    %4 = stablehlo.exponential %3 : !t59
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [4] : (!t59, !t0) -> !t65
    %6 = stablehlo.log %5 : !t65
    %7 = stablehlo.add %1, %6 : !t65
    %8 = stablehlo.iota dim = 4 : !t125
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (!t136) -> !t125
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (!t125, !t125) -> !t126
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = call @_where_34(%10, %cst_1, %cst_2) : (!t126, !t0, !t0) -> !t59
    %12 = stablehlo.multiply %11, %0 : !t59
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [4] : (!t59, !t0) -> !t65
    %14 = stablehlo.subtract %7, %13 : !t65
    return %14, %7 : !t65, !t65
  }
  func.func private @_where_34(%arg0: !t126, %arg1: !t0, %arg2: !t0) -> !t59 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t0) -> !t59
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t0) -> !t59
    %2 = stablehlo.select %arg0, %0, %1 : !t126, !t59
    return %2 : !t59
  }
  func.func private @_distance_35(%arg0: !t82, %arg1: !t33) -> !t33 {
    %0 = stablehlo.convert %arg0 : (!t82) -> !t33
    %1 = stablehlo.subtract %0, %arg1 : !t33
    %2 = stablehlo.abs %1 : !t33
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t33
    %4 = stablehlo.compare LT, %2, %3, FLOAT : (!t33, !t33) -> !t165
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t33
    %6 = stablehlo.multiply %5, %2 : !t33
    %7 = stablehlo.multiply %6, %2 : !t33
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t33
    %9 = stablehlo.subtract %2, %8 : !t33
    %10 = call @_where_36(%4, %7, %9) : (!t165, !t33, !t33) -> !t33
    return %10 : !t33
  }
  func.func private @_where_36(%arg0: !t165, %arg1: !t33, %arg2: !t33) -> !t33 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t165, !t33
    return %0 : !t33
  }
  func.func private @_cross_entropy_37(%arg0: !t83, %arg1: !t137) -> (!t66, !t66) {
    %0 = stablehlo.convert %arg0 : (!t83) -> !t60
    %cst = stablehlo.constant dense<0xFF800000> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [4] : (!t60, !t0) -> !t66
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (!t66) -> !t60
    %3 = stablehlo.subtract %0, %2 : !t60
    %4 = stablehlo.exponential %3 : !t60
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [4] : (!t60, !t0) -> !t66
    %6 = stablehlo.log %5 : !t66
    %7 = stablehlo.add %1, %6 : !t66
    %8 = stablehlo.iota dim = 4 : !t127
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (!t137) -> !t127
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (!t127, !t127) -> !t128
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = call @_where_38(%10, %cst_1, %cst_2) : (!t128, !t0, !t0) -> !t60
    %12 = stablehlo.multiply %11, %0 : !t60
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [4] : (!t60, !t0) -> !t66
    %14 = stablehlo.subtract %7, %13 : !t66
    return %14, %7 : !t66, !t66
  }
  func.func private @_where_38(%arg0: !t128, %arg1: !t0, %arg2: !t0) -> !t60 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t0) -> !t60
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t0) -> !t60
    %2 = stablehlo.select %arg0, %0, %1 : !t128, !t60
    return %2 : !t60
  }
  func.func private @_distance_39(%arg0: !t84, %arg1: !t34) -> !t34 {
    %0 = stablehlo.convert %arg0 : (!t84) -> !t34
    %1 = stablehlo.subtract %0, %arg1 : !t34
    %2 = stablehlo.abs %1 : !t34
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t34
    %4 = stablehlo.compare LT, %2, %3, FLOAT : (!t34, !t34) -> !t166
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t34
    %6 = stablehlo.multiply %5, %2 : !t34
    %7 = stablehlo.multiply %6, %2 : !t34
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t34
    %9 = stablehlo.subtract %2, %8 : !t34
    %10 = call @_where_40(%4, %7, %9) : (!t166, !t34, !t34) -> !t34
    return %10 : !t34
  }
  func.func private @_where_40(%arg0: !t166, %arg1: !t34, %arg2: !t34) -> !t34 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t166, !t34
    return %0 : !t34
  }
  func.func private @_cross_entropy_41(%arg0: !t85, %arg1: !t138) -> (!t67, !t67) {
    %0 = stablehlo.convert %arg0 : (!t85) -> !t61
    %cst = stablehlo.constant dense<0xFF800000> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [4] : (!t61, !t0) -> !t67
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (!t67) -> !t61
    %3 = stablehlo.subtract %0, %2 : !t61
    %4 = stablehlo.exponential %3 : !t61
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [4] : (!t61, !t0) -> !t67
    %6 = stablehlo.log %5 : !t67
    %7 = stablehlo.add %1, %6 : !t67
    %8 = stablehlo.iota dim = 4 : !t129
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (!t138) -> !t129
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (!t129, !t129) -> !t130
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = call @_where_42(%10, %cst_1, %cst_2) : (!t130, !t0, !t0) -> !t61
    %12 = stablehlo.multiply %11, %0 : !t61
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [4] : (!t61, !t0) -> !t67
    %14 = stablehlo.subtract %7, %13 : !t67
    return %14, %7 : !t67, !t67
  }
  func.func private @_where_42(%arg0: !t130, %arg1: !t0, %arg2: !t0) -> !t61 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t0) -> !t61
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t0) -> !t61
    %2 = stablehlo.select %arg0, %0, %1 : !t130, !t61
    return %2 : !t61
  }
  func.func private @_distance_43(%arg0: !t86, %arg1: !t35) -> !t35 {
    %0 = stablehlo.convert %arg0 : (!t86) -> !t35
    %1 = stablehlo.subtract %0, %arg1 : !t35
    %2 = stablehlo.abs %1 : !t35
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t35
    %4 = stablehlo.compare LT, %2, %3, FLOAT : (!t35, !t35) -> !t167
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t35
    %6 = stablehlo.multiply %5, %2 : !t35
    %7 = stablehlo.multiply %6, %2 : !t35
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t35
    %9 = stablehlo.subtract %2, %8 : !t35
    %10 = call @_where_44(%4, %7, %9) : (!t167, !t35, !t35) -> !t35
    return %10 : !t35
  }
  func.func private @_where_44(%arg0: !t167, %arg1: !t35, %arg2: !t35) -> !t35 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t167, !t35
    return %0 : !t35
  }
  func.func private @_cross_entropy_45(%arg0: !t87, %arg1: !t139) -> (!t68, !t68) {
    %0 = stablehlo.convert %arg0 : (!t87) -> !t62
    %cst = stablehlo.constant dense<0xFF800000> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [4] : (!t62, !t0) -> !t68
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (!t68) -> !t62
    %3 = stablehlo.subtract %0, %2 : !t62
    %4 = stablehlo.exponential %3 : !t62
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [4] : (!t62, !t0) -> !t68
    %6 = stablehlo.log %5 : !t68
    %7 = stablehlo.add %1, %6 : !t68
    %8 = stablehlo.iota dim = 4 : !t131
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (!t139) -> !t131
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (!t131, !t131) -> !t132
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = call @_where_46(%10, %cst_1, %cst_2) : (!t132, !t0, !t0) -> !t62
    %12 = stablehlo.multiply %11, %0 : !t62
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [4] : (!t62, !t0) -> !t68
    %14 = stablehlo.subtract %7, %13 : !t68
    return %14, %7 : !t68, !t68
  }
  func.func private @_where_46(%arg0: !t132, %arg1: !t0, %arg2: !t0) -> !t62 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t0) -> !t62
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t0) -> !t62
    %2 = stablehlo.select %arg0, %0, %1 : !t132, !t62
    return %2 : !t62
  }
  func.func private @_distance_47(%arg0: !t88, %arg1: !t36) -> !t36 {
    %0 = stablehlo.convert %arg0 : (!t88) -> !t36
    %1 = stablehlo.subtract %0, %arg1 : !t36
    %2 = stablehlo.abs %1 : !t36
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t36
    %4 = stablehlo.compare LT, %2, %3, FLOAT : (!t36, !t36) -> !t168
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t36
    %6 = stablehlo.multiply %5, %2 : !t36
    %7 = stablehlo.multiply %6, %2 : !t36
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t36
    %9 = stablehlo.subtract %2, %8 : !t36
    %10 = call @_where_48(%4, %7, %9) : (!t168, !t36, !t36) -> !t36
    return %10 : !t36
  }
  func.func private @_where_48(%arg0: !t168, %arg1: !t36, %arg2: !t36) -> !t36 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t168, !t36
    return %0 : !t36
  }
  func.func private @chosen(%arg0: !t39, %arg1: !t51) -> (!t39, !t39, !t94) {
    %c = stablehlo.constant dense<0> : !t21
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t21) -> !t51
    %1 = stablehlo.compare GT, %arg1, %0, SIGNED : (!t51, !t51) -> !t102
    %2 = stablehlo.convert %1 : (!t102) -> !t51
    %c_0 = stablehlo.constant dense<0> : !t21
    %3 = stablehlo.reduce(%2 init: %c_0) applies stablehlo.add across dimensions = [1] : (!t51, !t21) -> !t140
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %4 = call @_where_49(%1, %cst, %arg0) : (!t102, !t0, !t39) -> !t39
    %5 = stablehlo.negate %4 : !t39
    %6 = call @argsort(%5) : (!t39) -> !t51
    %7 = call @argsort_50(%6) : (!t51) -> !t51
    %c_1 = stablehlo.constant dense<3> : !t21
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [] : (!t21) -> !t140
    %9 = stablehlo.multiply %8, %3 : !t140
    %10 = stablehlo.broadcast_in_dim %9, dims = [0] : (!t140) -> !t51
    %11 = stablehlo.compare LT, %7, %10, SIGNED : (!t51, !t51) -> !t102
    %12 = stablehlo.or %1, %11 : !t102
    %13 = stablehlo.convert %12 : (!t102) -> !t39
    %14 = stablehlo.convert %1 : (!t102) -> !t39
    %c_2 = stablehlo.constant dense<1> : !t21
    %15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (!t21) -> !t140
    %16 = stablehlo.maximum %3, %15 : !t140
    %17 = stablehlo.convert %16 : (!t140) -> !t94
    return %13, %14, %17 : !t39, !t39, !t94
  }
  func.func private @_where_49(%arg0: !t102, %arg1: !t0, %arg2: !t39) -> !t39 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t0) -> !t39
    %1 = stablehlo.select %arg0, %0, %arg2 : !t102, !t39
    return %1 : !t39
  }
  func.func private @argsort(%arg0: !t39) -> !t51 {
    %0 = stablehlo.iota dim = 1 : !t51
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: !t0, %arg2: !t0, %arg3: !t21, %arg4: !t21):
      %cst = stablehlo.constant dense<0.000000e+00> : !t0
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (!t0, !t0) -> !t93
      %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
      %3 = stablehlo.select %2, %cst_0, %arg1 : !t93, !t0
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (!t0, !t0) -> !t93
      %cst_1 = stablehlo.constant dense<0x7FC00000> : !t0
      %5 = stablehlo.select %4, %cst_1, %3 : !t93, !t0
      %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (!t0, !t0) -> !t93
      %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
      %7 = stablehlo.select %6, %cst_3, %arg2 : !t93, !t0
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (!t0, !t0) -> !t93
      %cst_4 = stablehlo.constant dense<0x7FC00000> : !t0
      %9 = stablehlo.select %8, %cst_4, %7 : !t93, !t0
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (!t0, !t0) -> !t93
      stablehlo.return %10 : !t93
    }) : (!t39, !t51) -> (!t39, !t51)
    return %1#1 : !t51
  }
  func.func private @argsort_50(%arg0: !t51) -> !t51 {
    %0 = stablehlo.iota dim = 1 : !t51
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: !t21, %arg2: !t21, %arg3: !t21, %arg4: !t21):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (!t21, !t21) -> !t93
      stablehlo.return %2 : !t93
    }) : (!t51, !t51) -> (!t51, !t51)
    return %1#1 : !t51
  }
  func.func private @_distance_backward(%arg0: !t88, %arg1: !t36, %arg2: !t36) -> !t88 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg2 : !t88, !t36
    %1 = stablehlo.convert %0#0 : (!t88) -> !t36
    %2 = stablehlo.subtract %1, %arg1 : !t36
    %c = stablehlo.constant dense<-1> : !t21
    %c_0 = stablehlo.constant dense<1> : !t21
    %3 = call @clip(%2, %c, %c_0) : (!t36, !t21, !t21) -> !t36
    %4 = stablehlo.multiply %3, %0#1 : !t36
    %5 = stablehlo.convert %4 : (!t36) -> !t88
    return %5 : !t88
  }
  func.func private @clip(%arg0: !t36, %arg1: !t21, %arg2: !t21) -> !t36 {
    %0 = stablehlo.convert %arg1 : (!t21) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t36
    %2 = stablehlo.maximum %1, %arg0 : !t36
    %3 = stablehlo.convert %arg2 : (!t21) -> !t0
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (!t0) -> !t36
    %5 = stablehlo.minimum %4, %2 : !t36
    return %5 : !t36
  }
  func.func private @_cross_entropy_backward(%arg0: !t87, %arg1: !t139, %arg2: !t68, %arg3: !t68) -> !t87 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg3 : !t87, !t68
    %1 = stablehlo.convert %0#0 : (!t87) -> !t62
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (!t68) -> !t62
    %3 = stablehlo.subtract %1, %2 : !t62
    %4 = stablehlo.exponential %3 : !t62
    %5 = stablehlo.iota dim = 4 : !t131
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (!t139) -> !t131
    %7 = stablehlo.compare EQ, %5, %6, SIGNED : (!t131, !t131) -> !t132
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %8 = call @_where_51(%7, %cst, %cst_0) : (!t132, !t0, !t0) -> !t62
    %9 = stablehlo.subtract %4, %8 : !t62
    %10 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1, 2, 3] : (!t68) -> !t62
    %11 = stablehlo.multiply %9, %10 : !t62
    %12 = stablehlo.convert %11 : (!t62) -> !t87
    return %12 : !t87
  }
  func.func private @_where_51(%arg0: !t132, %arg1: !t0, %arg2: !t0) -> !t62 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t0) -> !t62
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t0) -> !t62
    %2 = stablehlo.select %arg0, %0, %1 : !t132, !t62
    return %2 : !t62
  }
  func.func private @_distance_backward_52(%arg0: !t86, %arg1: !t35, %arg2: !t35) -> !t86 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg2 : !t86, !t35
    %1 = stablehlo.convert %0#0 : (!t86) -> !t35
    %2 = stablehlo.subtract %1, %arg1 : !t35
    %c = stablehlo.constant dense<-1> : !t21
    %c_0 = stablehlo.constant dense<1> : !t21
    %3 = call @clip_53(%2, %c, %c_0) : (!t35, !t21, !t21) -> !t35
    %4 = stablehlo.multiply %3, %0#1 : !t35
    %5 = stablehlo.convert %4 : (!t35) -> !t86
    return %5 : !t86
  }
  func.func private @clip_53(%arg0: !t35, %arg1: !t21, %arg2: !t21) -> !t35 {
    %0 = stablehlo.convert %arg1 : (!t21) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t35
    %2 = stablehlo.maximum %1, %arg0 : !t35
    %3 = stablehlo.convert %arg2 : (!t21) -> !t0
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (!t0) -> !t35
    %5 = stablehlo.minimum %4, %2 : !t35
    return %5 : !t35
  }
  func.func private @_cross_entropy_backward_54(%arg0: !t85, %arg1: !t138, %arg2: !t67, %arg3: !t67) -> !t85 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg3 : !t85, !t67
    %1 = stablehlo.convert %0#0 : (!t85) -> !t61
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (!t67) -> !t61
    %3 = stablehlo.subtract %1, %2 : !t61
    %4 = stablehlo.exponential %3 : !t61
    %5 = stablehlo.iota dim = 4 : !t129
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (!t138) -> !t129
    %7 = stablehlo.compare EQ, %5, %6, SIGNED : (!t129, !t129) -> !t130
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %8 = call @_where_55(%7, %cst, %cst_0) : (!t130, !t0, !t0) -> !t61
    %9 = stablehlo.subtract %4, %8 : !t61
    %10 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1, 2, 3] : (!t67) -> !t61
    %11 = stablehlo.multiply %9, %10 : !t61
    %12 = stablehlo.convert %11 : (!t61) -> !t85
    return %12 : !t85
  }
  func.func private @_where_55(%arg0: !t130, %arg1: !t0, %arg2: !t0) -> !t61 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t0) -> !t61
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t0) -> !t61
    %2 = stablehlo.select %arg0, %0, %1 : !t130, !t61
    return %2 : !t61
  }
  func.func private @_distance_backward_56(%arg0: !t84, %arg1: !t34, %arg2: !t34) -> !t84 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg2 : !t84, !t34
    %1 = stablehlo.convert %0#0 : (!t84) -> !t34
    %2 = stablehlo.subtract %1, %arg1 : !t34
    %c = stablehlo.constant dense<-1> : !t21
    %c_0 = stablehlo.constant dense<1> : !t21
    %3 = call @clip_57(%2, %c, %c_0) : (!t34, !t21, !t21) -> !t34
    %4 = stablehlo.multiply %3, %0#1 : !t34
    %5 = stablehlo.convert %4 : (!t34) -> !t84
    return %5 : !t84
  }
  func.func private @clip_57(%arg0: !t34, %arg1: !t21, %arg2: !t21) -> !t34 {
    %0 = stablehlo.convert %arg1 : (!t21) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t34
    %2 = stablehlo.maximum %1, %arg0 : !t34
    %3 = stablehlo.convert %arg2 : (!t21) -> !t0
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (!t0) -> !t34
    %5 = stablehlo.minimum %4, %2 : !t34
    return %5 : !t34
  }
  func.func private @_cross_entropy_backward_58(%arg0: !t83, %arg1: !t137, %arg2: !t66, %arg3: !t66) -> !t83 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg3 : !t83, !t66
    %1 = stablehlo.convert %0#0 : (!t83) -> !t60
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (!t66) -> !t60
    %3 = stablehlo.subtract %1, %2 : !t60
    %4 = stablehlo.exponential %3 : !t60
    %5 = stablehlo.iota dim = 4 : !t127
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (!t137) -> !t127
    %7 = stablehlo.compare EQ, %5, %6, SIGNED : (!t127, !t127) -> !t128
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %8 = call @_where_59(%7, %cst, %cst_0) : (!t128, !t0, !t0) -> !t60
    %9 = stablehlo.subtract %4, %8 : !t60
    %10 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1, 2, 3] : (!t66) -> !t60
    %11 = stablehlo.multiply %9, %10 : !t60
    %12 = stablehlo.convert %11 : (!t60) -> !t83
    return %12 : !t83
  }
  func.func private @_where_59(%arg0: !t128, %arg1: !t0, %arg2: !t0) -> !t60 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t0) -> !t60
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t0) -> !t60
    %2 = stablehlo.select %arg0, %0, %1 : !t128, !t60
    return %2 : !t60
  }
  func.func private @_distance_backward_60(%arg0: !t82, %arg1: !t33, %arg2: !t33) -> !t82 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg2 : !t82, !t33
    %1 = stablehlo.convert %0#0 : (!t82) -> !t33
    %2 = stablehlo.subtract %1, %arg1 : !t33
    %c = stablehlo.constant dense<-1> : !t21
    %c_0 = stablehlo.constant dense<1> : !t21
    %3 = call @clip_61(%2, %c, %c_0) : (!t33, !t21, !t21) -> !t33
    %4 = stablehlo.multiply %3, %0#1 : !t33
    %5 = stablehlo.convert %4 : (!t33) -> !t82
    return %5 : !t82
  }
  func.func private @clip_61(%arg0: !t33, %arg1: !t21, %arg2: !t21) -> !t33 {
    %0 = stablehlo.convert %arg1 : (!t21) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t33
    %2 = stablehlo.maximum %1, %arg0 : !t33
    %3 = stablehlo.convert %arg2 : (!t21) -> !t0
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (!t0) -> !t33
    %5 = stablehlo.minimum %4, %2 : !t33
    return %5 : !t33
  }
  func.func private @_cross_entropy_backward_62(%arg0: !t81, %arg1: !t136, %arg2: !t65, %arg3: !t65) -> !t81 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg3 : !t81, !t65
    %1 = stablehlo.convert %0#0 : (!t81) -> !t59
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (!t65) -> !t59
    %3 = stablehlo.subtract %1, %2 : !t59
    %4 = stablehlo.exponential %3 : !t59
    %5 = stablehlo.iota dim = 4 : !t125
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (!t136) -> !t125
    %7 = stablehlo.compare EQ, %5, %6, SIGNED : (!t125, !t125) -> !t126
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %8 = call @_where_63(%7, %cst, %cst_0) : (!t126, !t0, !t0) -> !t59
    %9 = stablehlo.subtract %4, %8 : !t59
    %10 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1, 2, 3] : (!t65) -> !t59
    %11 = stablehlo.multiply %9, %10 : !t59
    %12 = stablehlo.convert %11 : (!t59) -> !t81
    return %12 : !t81
  }
  func.func private @_where_63(%arg0: !t126, %arg1: !t0, %arg2: !t0) -> !t59 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t0) -> !t59
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t0) -> !t59
    %2 = stablehlo.select %arg0, %0, %1 : !t126, !t59
    return %2 : !t59
  }
  func.func private @_distance_backward_64(%arg0: !t80, %arg1: !t32, %arg2: !t32) -> !t80 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg2 : !t80, !t32
    %1 = stablehlo.convert %0#0 : (!t80) -> !t32
    %2 = stablehlo.subtract %1, %arg1 : !t32
    %c = stablehlo.constant dense<-1> : !t21
    %c_0 = stablehlo.constant dense<1> : !t21
    %3 = call @clip_65(%2, %c, %c_0) : (!t32, !t21, !t21) -> !t32
    %4 = stablehlo.multiply %3, %0#1 : !t32
    %5 = stablehlo.convert %4 : (!t32) -> !t80
    return %5 : !t80
  }
  func.func private @clip_65(%arg0: !t32, %arg1: !t21, %arg2: !t21) -> !t32 {
    %0 = stablehlo.convert %arg1 : (!t21) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t32
    %2 = stablehlo.maximum %1, %arg0 : !t32
    %3 = stablehlo.convert %arg2 : (!t21) -> !t0
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (!t0) -> !t32
    %5 = stablehlo.minimum %4, %2 : !t32
    return %5 : !t32
  }
  func.func private @_cross_entropy_backward_66(%arg0: !t79, %arg1: !t135, %arg2: !t64, %arg3: !t64) -> !t79 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg3 : !t79, !t64
    %1 = stablehlo.convert %0#0 : (!t79) -> !t58
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (!t64) -> !t58
    %3 = stablehlo.subtract %1, %2 : !t58
    %4 = stablehlo.exponential %3 : !t58
    %5 = stablehlo.iota dim = 4 : !t123
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (!t135) -> !t123
    %7 = stablehlo.compare EQ, %5, %6, SIGNED : (!t123, !t123) -> !t124
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %8 = call @_where_67(%7, %cst, %cst_0) : (!t124, !t0, !t0) -> !t58
    %9 = stablehlo.subtract %4, %8 : !t58
    %10 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1, 2, 3] : (!t64) -> !t58
    %11 = stablehlo.multiply %9, %10 : !t58
    %12 = stablehlo.convert %11 : (!t58) -> !t79
    return %12 : !t79
  }
  func.func private @_where_67(%arg0: !t124, %arg1: !t0, %arg2: !t0) -> !t58 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t0) -> !t58
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t0) -> !t58
    %2 = stablehlo.select %arg0, %0, %1 : !t124, !t58
    return %2 : !t58
  }
  func.func private @_distance_backward_68(%arg0: !t78, %arg1: !t31, %arg2: !t31) -> !t78 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg2 : !t78, !t31
    %1 = stablehlo.convert %0#0 : (!t78) -> !t31
    %2 = stablehlo.subtract %1, %arg1 : !t31
    %c = stablehlo.constant dense<-1> : !t21
    %c_0 = stablehlo.constant dense<1> : !t21
    %3 = call @clip_69(%2, %c, %c_0) : (!t31, !t21, !t21) -> !t31
    %4 = stablehlo.multiply %3, %0#1 : !t31
    %5 = stablehlo.convert %4 : (!t31) -> !t78
    return %5 : !t78
  }
  func.func private @clip_69(%arg0: !t31, %arg1: !t21, %arg2: !t21) -> !t31 {
    %0 = stablehlo.convert %arg1 : (!t21) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t31
    %2 = stablehlo.maximum %1, %arg0 : !t31
    %3 = stablehlo.convert %arg2 : (!t21) -> !t0
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (!t0) -> !t31
    %5 = stablehlo.minimum %4, %2 : !t31
    return %5 : !t31
  }
  func.func private @_cross_entropy_backward_70(%arg0: !t77, %arg1: !t134, %arg2: !t63, %arg3: !t63) -> !t77 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg3 : !t77, !t63
    %1 = stablehlo.convert %0#0 : (!t77) -> !t57
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (!t63) -> !t57
    %3 = stablehlo.subtract %1, %2 : !t57
    %4 = stablehlo.exponential %3 : !t57
    %5 = stablehlo.iota dim = 4 : !t121
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2, 3] : (!t134) -> !t121
    %7 = stablehlo.compare EQ, %5, %6, SIGNED : (!t121, !t121) -> !t122
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %8 = call @_where_71(%7, %cst, %cst_0) : (!t122, !t0, !t0) -> !t57
    %9 = stablehlo.subtract %4, %8 : !t57
    %10 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1, 2, 3] : (!t63) -> !t57
    %11 = stablehlo.multiply %9, %10 : !t57
    %12 = stablehlo.convert %11 : (!t57) -> !t77
    return %12 : !t77
  }
  func.func private @_where_71(%arg0: !t122, %arg1: !t0, %arg2: !t0) -> !t57 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t0) -> !t57
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t0) -> !t57
    %2 = stablehlo.select %arg0, %0, %1 : !t122, !t57
    return %2 : !t57
  }
  func.func private @_head_72(%arg0: !t30, %arg1: !t15, %arg2: !t16, %arg3: !t87, %arg4: !t88) -> (!t30, !t17, !t15, !t18, !t16) {
    %0 = stablehlo.reshape %arg4 : (!t88) -> !t120
    %1 = stablehlo.convert %0 : (!t120) -> tensor<1024x1x1x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x1x1x16xf32>, !t0) -> !t18
    %3 = stablehlo.convert %arg2 : (!t16) -> !t92
    %4 = stablehlo.reverse %3, dims = [0, 1] : !t92 loc(#l146)
    %5 = stablehlo.convolution(%0, %4) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t120, !t92) -> !t30 loc(#l147)
    %6 = stablehlo.convolution(%arg0, %0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t30, !t120) -> !t16
    %7 = stablehlo.reshape %arg3 : (!t87) -> !t119
    %8 = stablehlo.convert %7 : (!t119) -> tensor<1024x1x1x324xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x1x1x324xf32>, !t0) -> !t17
    %10 = stablehlo.convert %arg1 : (!t15) -> !t91
    %11 = stablehlo.reverse %10, dims = [0, 1] : !t91 loc(#l146)
    %12 = stablehlo.convolution(%7, %11) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t119, !t91) -> !t30 loc(#l147)
    %13 = stablehlo.convolution(%arg0, %7) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t30, !t119) -> !t15
    %14 = stablehlo.add %5, %12 : !t30
    return %14, %9, %13, %2, %6 : !t30, !t17, !t15, !t18, !t16
  }
  func.func private @_head_73(%arg0: !t28, %arg1: !t15, %arg2: !t16, %arg3: !t85, %arg4: !t86) -> (!t28, !t17, !t15, !t18, !t16) {
    %0 = stablehlo.reshape %arg4 : (!t86) -> !t118
    %1 = stablehlo.convert %0 : (!t118) -> tensor<1024x3x3x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x3x3x16xf32>, !t0) -> !t18
    %3 = stablehlo.convert %arg2 : (!t16) -> !t92
    %4 = stablehlo.reverse %3, dims = [0, 1] : !t92 loc(#l146)
    %5 = stablehlo.convolution(%0, %4) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t118, !t92) -> !t28 loc(#l147)
    %6 = stablehlo.convolution(%arg0, %0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t28, !t118) -> !t16
    %7 = stablehlo.reshape %arg3 : (!t85) -> !t117
    %8 = stablehlo.convert %7 : (!t117) -> tensor<1024x3x3x324xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x3x3x324xf32>, !t0) -> !t17
    %10 = stablehlo.convert %arg1 : (!t15) -> !t91
    %11 = stablehlo.reverse %10, dims = [0, 1] : !t91 loc(#l146)
    %12 = stablehlo.convolution(%7, %11) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t117, !t91) -> !t28 loc(#l147)
    %13 = stablehlo.convolution(%arg0, %7) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t28, !t117) -> !t15
    %14 = stablehlo.add %5, %12 : !t28
    return %14, %9, %13, %2, %6 : !t28, !t17, !t15, !t18, !t16
  }
  func.func private @_head_74(%arg0: !t27, %arg1: !t42, %arg2: !t43, %arg3: !t83, %arg4: !t84) -> (!t27, !t19, !t42, !t20, !t43) {
    %0 = stablehlo.reshape %arg4 : (!t84) -> !t116
    %1 = stablehlo.convert %0 : (!t116) -> tensor<1024x5x5x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x5x5x24xf32>, !t0) -> !t20
    %3 = stablehlo.convert %arg2 : (!t43) -> !t159
    %4 = stablehlo.reverse %3, dims = [0, 1] : !t159 loc(#l146)
    %5 = stablehlo.convolution(%0, %4) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t116, !t159) -> !t27 loc(#l147)
    %6 = stablehlo.convolution(%arg0, %0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t27, !t116) -> !t43
    %7 = stablehlo.reshape %arg3 : (!t83) -> !t115
    %8 = stablehlo.convert %7 : (!t115) -> tensor<1024x5x5x486xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x5x5x486xf32>, !t0) -> !t19
    %10 = stablehlo.convert %arg1 : (!t42) -> !t158
    %11 = stablehlo.reverse %10, dims = [0, 1] : !t158 loc(#l146)
    %12 = stablehlo.convolution(%7, %11) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t115, !t158) -> !t27 loc(#l147)
    %13 = stablehlo.convolution(%arg0, %7) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t27, !t115) -> !t42
    %14 = stablehlo.add %5, %12 : !t27
    return %14, %9, %13, %2, %6 : !t27, !t19, !t42, !t20, !t43
  }
  func.func private @_head_75(%arg0: !t26, %arg1: !t22, %arg2: !t23, %arg3: !t81, %arg4: !t82) -> (!t26, !t19, !t22, !t20, !t23) {
    %0 = stablehlo.reshape %arg4 : (!t82) -> !t114
    %1 = stablehlo.convert %0 : (!t114) -> tensor<1024x10x10x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x10x10x24xf32>, !t0) -> !t20
    %3 = stablehlo.convert %arg2 : (!t23) -> !t101
    %4 = stablehlo.reverse %3, dims = [0, 1] : !t101 loc(#l146)
    %5 = stablehlo.convolution(%0, %4) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t114, !t101) -> !t26 loc(#l147)
    %6 = stablehlo.convolution(%arg0, %0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t26, !t114) -> !t23
    %7 = stablehlo.reshape %arg3 : (!t81) -> !t113
    %8 = stablehlo.convert %7 : (!t113) -> tensor<1024x10x10x486xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x10x10x486xf32>, !t0) -> !t19
    %10 = stablehlo.convert %arg1 : (!t22) -> !t100
    %11 = stablehlo.reverse %10, dims = [0, 1] : !t100 loc(#l146)
    %12 = stablehlo.convolution(%7, %11) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t113, !t100) -> !t26 loc(#l147)
    %13 = stablehlo.convolution(%arg0, %7) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t26, !t113) -> !t22
    %14 = stablehlo.add %5, %12 : !t26
    return %14, %9, %13, %2, %6 : !t26, !t19, !t22, !t20, !t23
  }
  func.func private @_head_76(%arg0: !t25, %arg1: !t22, %arg2: !t23, %arg3: !t79, %arg4: !t80) -> (!t25, !t19, !t22, !t20, !t23) {
    %0 = stablehlo.reshape %arg4 : (!t80) -> !t112
    %1 = stablehlo.convert %0 : (!t112) -> tensor<1024x19x19x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x19x19x24xf32>, !t0) -> !t20
    %3 = stablehlo.convert %arg2 : (!t23) -> !t101
    %4 = stablehlo.reverse %3, dims = [0, 1] : !t101 loc(#l146)
    %5 = stablehlo.convolution(%0, %4) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t112, !t101) -> !t25 loc(#l147)
    %6 = stablehlo.convolution(%arg0, %0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t25, !t112) -> !t23
    %7 = stablehlo.reshape %arg3 : (!t79) -> !t111
    %8 = stablehlo.convert %7 : (!t111) -> tensor<1024x19x19x486xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x19x19x486xf32>, !t0) -> !t19
    %10 = stablehlo.convert %arg1 : (!t22) -> !t100
    %11 = stablehlo.reverse %10, dims = [0, 1] : !t100 loc(#l146)
    %12 = stablehlo.convolution(%7, %11) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t111, !t100) -> !t25 loc(#l147)
    %13 = stablehlo.convolution(%arg0, %7) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t25, !t111) -> !t22
    %14 = stablehlo.add %5, %12 : !t25
    return %14, %9, %13, %2, %6 : !t25, !t19, !t22, !t20, !t23
  }
  func.func private @_head_77(%arg0: !t7, %arg1: !t15, %arg2: !t16, %arg3: !t77, %arg4: !t78) -> (!t7, !t17, !t15, !t18, !t16) {
    %0 = stablehlo.reshape %arg4 : (!t78) -> !t110
    %1 = stablehlo.convert %0 : (!t110) -> tensor<1024x38x38x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x38x38x16xf32>, !t0) -> !t18
    %3 = stablehlo.convert %arg2 : (!t16) -> !t92
    %4 = stablehlo.reverse %3, dims = [0, 1] : !t92 loc(#l146)
    %5 = stablehlo.convolution(%0, %4) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t110, !t92) -> !t7 loc(#l147)
    %6 = stablehlo.convolution(%arg0, %0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t110) -> !t16
    %7 = stablehlo.reshape %arg3 : (!t77) -> !t109
    %8 = stablehlo.convert %7 : (!t109) -> tensor<1024x38x38x324xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1024x38x38x324xf32>, !t0) -> !t17
    %10 = stablehlo.convert %arg1 : (!t15) -> !t91
    %11 = stablehlo.reverse %10, dims = [0, 1] : !t91 loc(#l146)
    %12 = stablehlo.convolution(%7, %11) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t109, !t91) -> !t7 loc(#l147)
    %13 = stablehlo.convolution(%arg0, %7) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t109) -> !t15
    %14 = stablehlo.add %5, %12 : !t7
    return %14, %9, %13, %2, %6 : !t7, !t17, !t15, !t18, !t16
  }
  func.func private @_relu_backward(%arg0: !t30, %arg1: !t30) -> !t30 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t30, !t30
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t30
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t30, !t30) -> !t169
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t12
    %3 = call @_where_78(%2, %0#1, %cst_0) : (!t169, !t30, !t12) -> !t30
    return %3 : !t30
  }
  func.func private @_where_78(%arg0: !t169, %arg1: !t30, %arg2: !t12) -> !t30 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t12) -> !t30
    %1 = stablehlo.select %arg0, %arg1, %0 : !t169, !t30
    return %1 : !t30
  }
  func.func private @_relu_backward_79(%arg0: !t50, %arg1: !t50) -> !t50 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t50, !t50
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t50
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t50, !t50) -> !t170
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t12
    %3 = call @_where_80(%2, %0#1, %cst_0) : (!t170, !t50, !t12) -> !t50
    return %3 : !t50
  }
  func.func private @_where_80(%arg0: !t170, %arg1: !t50, %arg2: !t12) -> !t50 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t12) -> !t50
    %1 = stablehlo.select %arg0, %arg1, %0 : !t170, !t50
    return %1 : !t50
  }
  func.func private @_relu_backward_81(%arg0: !t28, %arg1: !t28) -> !t28 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t28, !t28
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t28
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t28, !t28) -> !t171
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t12
    %3 = call @_where_82(%2, %0#1, %cst_0) : (!t171, !t28, !t12) -> !t28
    return %3 : !t28
  }
  func.func private @_where_82(%arg0: !t171, %arg1: !t28, %arg2: !t12) -> !t28 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t12) -> !t28
    %1 = stablehlo.select %arg0, %arg1, %0 : !t171, !t28
    return %1 : !t28
  }
  func.func private @_relu_backward_83(%arg0: !t49, %arg1: !t49) -> !t49 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t49, !t49
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t49
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t49, !t49) -> !t172
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t12
    %3 = call @_where_84(%2, %0#1, %cst_0) : (!t172, !t49, !t12) -> !t49
    return %3 : !t49
  }
  func.func private @_where_84(%arg0: !t172, %arg1: !t49, %arg2: !t12) -> !t49 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t12) -> !t49
    %1 = stablehlo.select %arg0, %arg1, %0 : !t172, !t49
    return %1 : !t49
  }
  func.func private @_relu_backward_85(%arg0: !t27, %arg1: !t27) -> !t27 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t27, !t27
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t27
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t27, !t27) -> !t173
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t12
    %3 = call @_where_86(%2, %0#1, %cst_0) : (!t173, !t27, !t12) -> !t27
    return %3 : !t27
  }
  func.func private @_where_86(%arg0: !t173, %arg1: !t27, %arg2: !t12) -> !t27 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t12) -> !t27
    %1 = stablehlo.select %arg0, %arg1, %0 : !t173, !t27
    return %1 : !t27
  }
  func.func private @_relu_backward_87(%arg0: !t48, %arg1: !t48) -> !t48 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t48, !t48
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t48
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t48, !t48) -> !t174
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t12
    %3 = call @_where_88(%2, %0#1, %cst_0) : (!t174, !t48, !t12) -> !t48
    return %3 : !t48
  }
  func.func private @_where_88(%arg0: !t174, %arg1: !t48, %arg2: !t12) -> !t48 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t12) -> !t48
    %1 = stablehlo.select %arg0, %arg1, %0 : !t174, !t48
    return %1 : !t48
  }
  func.func private @_relu_backward_89(%arg0: !t26, %arg1: !t26) -> !t26 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t26, !t26
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t26
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t26, !t26) -> !t175
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t12
    %3 = call @_where_90(%2, %0#1, %cst_0) : (!t175, !t26, !t12) -> !t26
    return %3 : !t26
  }
  func.func private @_where_90(%arg0: !t175, %arg1: !t26, %arg2: !t12) -> !t26 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t12) -> !t26
    %1 = stablehlo.select %arg0, %arg1, %0 : !t175, !t26
    return %1 : !t26
  }
  func.func private @_relu_backward_91(%arg0: !t47, %arg1: !t47) -> !t47 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t47, !t47
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t47
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t47, !t47) -> !t176
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t12
    %3 = call @_where_92(%2, %0#1, %cst_0) : (!t176, !t47, !t12) -> !t47
    return %3 : !t47
  }
  func.func private @_where_92(%arg0: !t176, %arg1: !t47, %arg2: !t12) -> !t47 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t12) -> !t47
    %1 = stablehlo.select %arg0, %arg1, %0 : !t176, !t47
    return %1 : !t47
  }
  func.func private @_relu_backward_93(%arg0: !t25, %arg1: !t25) -> !t25 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t25, !t25
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t25
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t25, !t25) -> !t177
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t12
    %3 = call @_where_94(%2, %0#1, %cst_0) : (!t177, !t25, !t12) -> !t25
    return %3 : !t25
  }
  func.func private @_where_94(%arg0: !t177, %arg1: !t25, %arg2: !t12) -> !t25 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t12) -> !t25
    %1 = stablehlo.select %arg0, %arg1, %0 : !t177, !t25
    return %1 : !t25
  }
  func.func private @_relu_backward_95(%arg0: !t7, %arg1: !t7) -> !t7 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t7, !t7
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t7
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t7, !t7) -> !t178
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t12
    %3 = call @_where_96(%2, %0#1, %cst_0) : (!t178, !t7, !t12) -> !t7
    return %3 : !t7
  }
  func.func private @_where_96(%arg0: !t178, %arg1: !t7, %arg2: !t12) -> !t7 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t12) -> !t7
    %1 = stablehlo.select %arg0, %arg1, %0 : !t178, !t7
    return %1 : !t7
  }
  func.func private @_block_97(%arg0: !t7, %arg1: !t9, %arg2: !t7, %arg3: !t1, %arg4: !t3, %arg5: !t3, %arg6: !t7, %arg7: !t9, %arg8: !t7, %arg9: !t1, %arg10: !t3, %arg11: !t3, %arg12: !t7, %arg13: !t7) -> (!t7, !t9, !t9, !t1, !t1, !t1, !t1) {
    %0 = call @_relu_backward_95(%arg12, %arg13) : (!t7, !t7) -> !t7
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t3 loc(#l148)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t3 loc(#l148)
    %3:3 = call @normalise_backward(%arg8, %arg9, %arg10, %arg11, %0) : (!t7, !t1, !t3, !t3, !t7) -> (!t7, !t1, !t1) loc(#l149)
    %4 = stablehlo.convert %arg7 : (!t9) -> !t90 loc(#l138)
    %5 = stablehlo.reverse %4, dims = [0, 1] : !t90 loc(#l150)
    %6 = stablehlo.convolution(%3#0, %5) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t90) -> !t7 loc(#l151)
    %7 = stablehlo.convolution(%arg6, %3#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t7) -> !t9 loc(#l139)
    %8 = call @_relu_backward_95(%arg6, %6) : (!t7, !t7) -> !t7 loc(#l152)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t3 loc(#l153)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t3 loc(#l153)
    %11:3 = call @normalise_backward(%arg2, %arg3, %arg4, %arg5, %8) : (!t7, !t1, !t3, !t3, !t7) -> (!t7, !t1, !t1) loc(#l154)
    %12 = stablehlo.convert %arg1 : (!t9) -> !t90 loc(#l133)
    %13 = stablehlo.reverse %12, dims = [0, 1] : !t90 loc(#l155)
    %14 = stablehlo.convolution(%11#0, %13) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t90) -> !t7 loc(#l156)
    %15 = stablehlo.convolution(%arg0, %11#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t7) -> !t9 loc(#l134)
    %16 = stablehlo.add %0, %14 : !t7 loc(#l157)
    return %16, %15, %7, %11#2, %11#1, %3#2, %3#1 : !t7, !t9, !t9, !t1, !t1, !t1, !t1
  }
  func.func private @normalise_backward(%arg0: !t7, %arg1: !t1, %arg2: !t3, %arg3: !t3, %arg4: !t7) -> (!t7, !t1, !t1) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg2, %arg3, %arg4 : !t7, !t3, !t3, !t7
    %1 = stablehlo.convert %0#0 : (!t7) -> !t56
    %2 = stablehlo.convert %0#3 : (!t7) -> !t56
    %3 = stablehlo.broadcast_in_dim %0#1, dims = [0, 2] : (!t3) -> !t75
    %4 = stablehlo.reshape %3 : (!t75) -> !t73
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 3] : (!t73) -> !t56
    %6 = stablehlo.subtract %1, %5 : !t56
    %7 = stablehlo.broadcast_in_dim %0#2, dims = [0, 2] : (!t3) -> !t75
    %8 = stablehlo.reshape %7 : (!t75) -> !t73
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 3] : (!t73) -> !t56
    %10 = stablehlo.multiply %6, %9 : !t56
    %11 = stablehlo.multiply %2, %10 : !t56
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (!t56, !t0) -> !t73
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t56, !t0) -> !t73
    %14 = stablehlo.reshape %12 : (!t73) -> !t75
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t75, !t0) -> !t3
    %cst_2 = stablehlo.constant dense<1.08206368E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t3
    %17 = stablehlo.multiply %15, %16 : !t3
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (!t3) -> !t75
    %19 = stablehlo.reshape %18 : (!t75) -> !t73
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 3] : (!t73) -> !t56
    %21 = stablehlo.reshape %13 : (!t73) -> !t75
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [1] : (!t75, !t0) -> !t3
    %cst_4 = stablehlo.constant dense<1.08206368E-5> : !t0
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t3
    %24 = stablehlo.multiply %22, %23 : !t3
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (!t3) -> !t75
    %26 = stablehlo.reshape %25 : (!t75) -> !t73
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 3] : (!t73) -> !t56
    %28 = stablehlo.subtract %2, %27 : !t56
    %29 = stablehlo.multiply %10, %20 : !t56
    %30 = stablehlo.subtract %28, %29 : !t56
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t1) -> !t3
    %32 = stablehlo.multiply %0#2, %31 : !t3
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (!t3) -> !t75
    %34 = stablehlo.reshape %33 : (!t75) -> !t73
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 3] : (!t73) -> !t56
    %36 = stablehlo.multiply %30, %35 : !t56
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %37 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.add across dimensions = [0] : (!t73, !t0) -> !t1
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %38 = stablehlo.reduce(%13 init: %cst_6) applies stablehlo.add across dimensions = [0] : (!t73, !t0) -> !t1
    %39 = stablehlo.convert %36 : (!t56) -> !t7
    return %39, %37, %38 : !t7, !t1, !t1
  }
  func.func private @_block_98(%arg0: !t8, %arg1: !t14, %arg2: !t7, %arg3: !t1, %arg4: !t3, %arg5: !t3, %arg6: !t7, %arg7: !t9, %arg8: !t7, %arg9: !t1, %arg10: !t3, %arg11: !t3, %arg12: !t46, %arg13: !t7, %arg14: !t1, %arg15: !t3, %arg16: !t3, %arg17: !t7, %arg18: !t7) -> (!t8, !t14, !t9, !t1, !t1, !t1, !t1, !t1, !t1, !t46) {
    %0 = call @_relu_backward_95(%arg17, %arg18) : (!t7, !t7) -> !t7
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t3 loc(#l158)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t3 loc(#l158)
    %3:3 = call @normalise_backward(%arg13, %arg14, %arg15, %arg16, %0) : (!t7, !t1, !t3, !t3, !t7) -> (!t7, !t1, !t1) loc(#l159)
    %4 = stablehlo.convert %arg12 : (!t46) -> !t157 loc(#l142)
    %5 = stablehlo.reverse %4, dims = [0, 1] : !t157 loc(#l160)
    %6 = stablehlo.convolution(%3#0, %5) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t157) -> !t8 loc(#l161)
    %7 = stablehlo.convolution(%arg0, %3#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t8, !t7) -> !t46 loc(#l143)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t3 loc(#l148)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t3 loc(#l148)
    %10:3 = call @normalise_backward(%arg8, %arg9, %arg10, %arg11, %0) : (!t7, !t1, !t3, !t3, !t7) -> (!t7, !t1, !t1) loc(#l149)
    %11 = stablehlo.convert %arg7 : (!t9) -> !t90 loc(#l138)
    %12 = stablehlo.reverse %11, dims = [0, 1] : !t90 loc(#l150)
    %13 = stablehlo.convolution(%10#0, %12) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t90) -> !t7 loc(#l151)
    %14 = stablehlo.convolution(%arg6, %10#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t7) -> !t9 loc(#l139)
    %15 = call @_relu_backward_95(%arg6, %13) : (!t7, !t7) -> !t7 loc(#l152)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t3 loc(#l153)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t3 loc(#l153)
    %18:3 = call @normalise_backward(%arg2, %arg3, %arg4, %arg5, %15) : (!t7, !t1, !t3, !t3, !t7) -> (!t7, !t1, !t1) loc(#l154)
    %19 = stablehlo.convert %arg1 : (!t14) -> !t76 loc(#l133)
    %20 = stablehlo.reverse %19, dims = [0, 1] : !t76 loc(#l155)
    %21 = stablehlo.convolution(%18#0, %20) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t76) -> !t8 loc(#l156)
    %22 = stablehlo.convolution(%arg0, %18#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t8, !t7) -> !t14 loc(#l134)
    %23 = stablehlo.add %6, %21 : !t8 loc(#l157)
    return %23, %22, %14, %18#2, %18#1, %10#2, %10#1, %3#2, %3#1, %7 : !t8, !t14, !t9, !t1, !t1, !t1, !t1, !t1, !t1, !t46
  }
  func.func private @_block_99(%arg0: !t8, %arg1: !t11, %arg2: !t8, %arg3: !t2, %arg4: !t4, %arg5: !t4, %arg6: !t8, %arg7: !t11, %arg8: !t8, %arg9: !t2, %arg10: !t4, %arg11: !t4, %arg12: !t8, %arg13: !t8) -> (!t8, !t11, !t11, !t2, !t2, !t2, !t2) {
    %0 = call @_relu_backward_100(%arg12, %arg13) : (!t8, !t8) -> !t8
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t4 loc(#l148)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t4 loc(#l148)
    %3:3 = call @normalise_backward_102(%arg8, %arg9, %arg10, %arg11, %0) : (!t8, !t2, !t4, !t4, !t8) -> (!t8, !t2, !t2) loc(#l149)
    %4 = stablehlo.convert %arg7 : (!t11) -> !t89 loc(#l138)
    %5 = stablehlo.reverse %4, dims = [0, 1] : !t89 loc(#l150)
    %6 = stablehlo.convolution(%3#0, %5) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t8, !t89) -> !t8 loc(#l151)
    %7 = stablehlo.convolution(%arg6, %3#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t8, !t8) -> !t11 loc(#l139)
    %8 = call @_relu_backward_100(%arg6, %6) : (!t8, !t8) -> !t8 loc(#l152)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t4 loc(#l153)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t4 loc(#l153)
    %11:3 = call @normalise_backward_102(%arg2, %arg3, %arg4, %arg5, %8) : (!t8, !t2, !t4, !t4, !t8) -> (!t8, !t2, !t2) loc(#l154)
    %12 = stablehlo.convert %arg1 : (!t11) -> !t89 loc(#l133)
    %13 = stablehlo.reverse %12, dims = [0, 1] : !t89 loc(#l155)
    %14 = stablehlo.convolution(%11#0, %13) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t8, !t89) -> !t8 loc(#l156)
    %15 = stablehlo.convolution(%arg0, %11#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t8, !t8) -> !t11 loc(#l134)
    %16 = stablehlo.add %0, %14 : !t8 loc(#l157)
    return %16, %15, %7, %11#2, %11#1, %3#2, %3#1 : !t8, !t11, !t11, !t2, !t2, !t2, !t2
  }
  func.func private @_relu_backward_100(%arg0: !t8, %arg1: !t8) -> !t8 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t8, !t8
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t8
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t8, !t8) -> !t179
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t12
    %3 = call @_where_101(%2, %0#1, %cst_0) : (!t179, !t8, !t12) -> !t8
    return %3 : !t8
  }
  func.func private @_where_101(%arg0: !t179, %arg1: !t8, %arg2: !t12) -> !t8 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t12) -> !t8
    %1 = stablehlo.select %arg0, %arg1, %0 : !t179, !t8
    return %1 : !t8
  }
  func.func private @normalise_backward_102(%arg0: !t8, %arg1: !t2, %arg2: !t4, %arg3: !t4, %arg4: !t8) -> (!t8, !t2, !t2) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg2, %arg3, %arg4 : !t8, !t4, !t4, !t8
    %1 = stablehlo.convert %0#0 : (!t8) -> !t71
    %2 = stablehlo.convert %0#3 : (!t8) -> !t71
    %3 = stablehlo.broadcast_in_dim %0#1, dims = [0, 2] : (!t4) -> !t74
    %4 = stablehlo.reshape %3 : (!t74) -> !t72
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 3] : (!t72) -> !t71
    %6 = stablehlo.subtract %1, %5 : !t71
    %7 = stablehlo.broadcast_in_dim %0#2, dims = [0, 2] : (!t4) -> !t74
    %8 = stablehlo.reshape %7 : (!t74) -> !t72
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 3] : (!t72) -> !t71
    %10 = stablehlo.multiply %6, %9 : !t71
    %11 = stablehlo.multiply %2, %10 : !t71
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (!t71, !t0) -> !t72
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t71, !t0) -> !t72
    %14 = stablehlo.reshape %12 : (!t72) -> !t74
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t74, !t0) -> !t4
    %cst_2 = stablehlo.constant dense<1.08206368E-5> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t4
    %17 = stablehlo.multiply %15, %16 : !t4
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (!t4) -> !t74
    %19 = stablehlo.reshape %18 : (!t74) -> !t72
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 3] : (!t72) -> !t71
    %21 = stablehlo.reshape %13 : (!t72) -> !t74
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [1] : (!t74, !t0) -> !t4
    %cst_4 = stablehlo.constant dense<1.08206368E-5> : !t0
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t4
    %24 = stablehlo.multiply %22, %23 : !t4
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (!t4) -> !t74
    %26 = stablehlo.reshape %25 : (!t74) -> !t72
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 3] : (!t72) -> !t71
    %28 = stablehlo.subtract %2, %27 : !t71
    %29 = stablehlo.multiply %10, %20 : !t71
    %30 = stablehlo.subtract %28, %29 : !t71
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t2) -> !t4
    %32 = stablehlo.multiply %0#2, %31 : !t4
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (!t4) -> !t74
    %34 = stablehlo.reshape %33 : (!t74) -> !t72
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 3] : (!t72) -> !t71
    %36 = stablehlo.multiply %30, %35 : !t71
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %37 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.add across dimensions = [0] : (!t72, !t0) -> !t2
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %38 = stablehlo.reduce(%13 init: %cst_6) applies stablehlo.add across dimensions = [0] : (!t72, !t0) -> !t2
    %39 = stablehlo.convert %36 : (!t71) -> !t8
    return %39, %37, %38 : !t8, !t2, !t2
  }
  func.func private @_block_103(%arg0: !t10, %arg1: !t44, %arg2: !t8, %arg3: !t2, %arg4: !t4, %arg5: !t4, %arg6: !t8, %arg7: !t11, %arg8: !t8, %arg9: !t2, %arg10: !t4, %arg11: !t4, %arg12: !t45, %arg13: !t8, %arg14: !t2, %arg15: !t4, %arg16: !t4, %arg17: !t8, %arg18: !t8) -> (!t10, !t44, !t11, !t2, !t2, !t2, !t2, !t2, !t2, !t45) {
    %0 = call @_relu_backward_100(%arg17, %arg18) : (!t8, !t8) -> !t8
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t4 loc(#l158)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t4 loc(#l158)
    %3:3 = call @normalise_backward_102(%arg13, %arg14, %arg15, %arg16, %0) : (!t8, !t2, !t4, !t4, !t8) -> (!t8, !t2, !t2) loc(#l159)
    %4 = stablehlo.convert %arg12 : (!t45) -> !t156 loc(#l142)
    %5 = stablehlo.reverse %4, dims = [0, 1] : !t156 loc(#l160)
    %6 = stablehlo.convolution(%3#0, %5) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t8, !t156) -> !t10 loc(#l161)
    %7 = stablehlo.convolution(%arg0, %3#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t10, !t8) -> !t45 loc(#l143)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t4 loc(#l148)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t4 loc(#l148)
    %10:3 = call @normalise_backward_102(%arg8, %arg9, %arg10, %arg11, %0) : (!t8, !t2, !t4, !t4, !t8) -> (!t8, !t2, !t2) loc(#l149)
    %11 = stablehlo.convert %arg7 : (!t11) -> !t89 loc(#l138)
    %12 = stablehlo.reverse %11, dims = [0, 1] : !t89 loc(#l150)
    %13 = stablehlo.convolution(%10#0, %12) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t8, !t89) -> !t8 loc(#l151)
    %14 = stablehlo.convolution(%arg6, %10#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t8, !t8) -> !t11 loc(#l139)
    %15 = call @_relu_backward_100(%arg6, %13) : (!t8, !t8) -> !t8 loc(#l152)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t4 loc(#l153)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %17 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t4 loc(#l153)
    %18:3 = call @normalise_backward_102(%arg2, %arg3, %arg4, %arg5, %15) : (!t8, !t2, !t4, !t4, !t8) -> (!t8, !t2, !t2) loc(#l154)
    %19 = stablehlo.convert %arg1 : (!t44) -> !t155 loc(#l133)
    %20 = stablehlo.reverse %19, dims = [0, 1] : !t155 loc(#l155)
    %21 = stablehlo.convolution(%18#0, %20) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t8, !t155) -> !t10 loc(#l156)
    %22 = stablehlo.convolution(%arg0, %18#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t10, !t8) -> !t44 loc(#l134)
    %23 = stablehlo.add %6, %21 : !t10 loc(#l157)
    return %23, %22, %14, %18#2, %18#1, %10#2, %10#1, %3#2, %3#1, %7 : !t10, !t44, !t11, !t2, !t2, !t2, !t2, !t2, !t2, !t45
  }
  func.func private @_block_104(%arg0: !t10, %arg1: !t13, %arg2: !t10, %arg3: !t6, %arg4: !t5, %arg5: !t5, %arg6: !t10, %arg7: !t13, %arg8: !t10, %arg9: !t6, %arg10: !t5, %arg11: !t5, %arg12: !t10, %arg13: !t10) -> (!t10, !t13, !t13, !t6, !t6, !t6, !t6) {
    %0 = call @_relu_backward_105(%arg12, %arg13) : (!t10, !t10) -> !t10
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t5 loc(#l148)
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t5 loc(#l148)
    %3:3 = call @normalise_backward_107(%arg8, %arg9, %arg10, %arg11, %0) : (!t10, !t6, !t5, !t5, !t10) -> (!t10, !t6, !t6) loc(#l149)
    %4 = stablehlo.convert %arg7 : (!t13) -> !t99 loc(#l138)
    %5 = stablehlo.reverse %4, dims = [0, 1] : !t99 loc(#l150)
    %6 = stablehlo.convolution(%3#0, %5) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t10, !t99) -> !t10 loc(#l151)
    %7 = stablehlo.convolution(%arg6, %3#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t10, !t10) -> !t13 loc(#l139)
    %8 = call @_relu_backward_105(%arg6, %6) : (!t10, !t10) -> !t10 loc(#l152)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t5 loc(#l153)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t5 loc(#l153)
    %11:3 = call @normalise_backward_107(%arg2, %arg3, %arg4, %arg5, %8) : (!t10, !t6, !t5, !t5, !t10) -> (!t10, !t6, !t6) loc(#l154)
    %12 = stablehlo.convert %arg1 : (!t13) -> !t99 loc(#l133)
    %13 = stablehlo.reverse %12, dims = [0, 1] : !t99 loc(#l155)
    %14 = stablehlo.convolution(%11#0, %13) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t10, !t99) -> !t10 loc(#l156)
    %15 = stablehlo.convolution(%arg0, %11#0) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t10, !t10) -> !t13 loc(#l134)
    %16 = stablehlo.add %0, %14 : !t10 loc(#l157)
    return %16, %15, %7, %11#2, %11#1, %3#2, %3#1 : !t10, !t13, !t13, !t6, !t6, !t6, !t6
  }
  func.func private @_relu_backward_105(%arg0: !t10, %arg1: !t10) -> !t10 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t10, !t10
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t10
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t10, !t10) -> !t180
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t12
    %3 = call @_where_106(%2, %0#1, %cst_0) : (!t180, !t10, !t12) -> !t10
    return %3 : !t10
  }
  func.func private @_where_106(%arg0: !t180, %arg1: !t10, %arg2: !t12) -> !t10 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t12) -> !t10
    %1 = stablehlo.select %arg0, %arg1, %0 : !t180, !t10
    return %1 : !t10
  }
  func.func private @normalise_backward_107(%arg0: !t10, %arg1: !t6, %arg2: !t5, %arg3: !t5, %arg4: !t10) -> (!t10, !t6, !t6) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg2, %arg3, %arg4 : !t10, !t5, !t5, !t10
    %1 = stablehlo.convert %0#0 : (!t10) -> !t70
    %2 = stablehlo.convert %0#3 : (!t10) -> !t70
    %3 = stablehlo.broadcast_in_dim %0#1, dims = [0, 2] : (!t5) -> !t40
    %4 = stablehlo.reshape %3 : (!t40) -> !t29
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 3] : (!t29) -> !t70
    %6 = stablehlo.subtract %1, %5 : !t70
    %7 = stablehlo.broadcast_in_dim %0#2, dims = [0, 2] : (!t5) -> !t40
    %8 = stablehlo.reshape %7 : (!t40) -> !t29
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 3] : (!t29) -> !t70
    %10 = stablehlo.multiply %6, %9 : !t70
    %11 = stablehlo.multiply %2, %10 : !t70
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (!t70, !t0) -> !t29
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t70, !t0) -> !t29
    %14 = stablehlo.reshape %12 : (!t29) -> !t40
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t40, !t0) -> !t5
    %cst_2 = stablehlo.constant dense<2.77777781E-6> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t5
    %17 = stablehlo.multiply %15, %16 : !t5
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (!t5) -> !t40
    %19 = stablehlo.reshape %18 : (!t40) -> !t29
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 3] : (!t29) -> !t70
    %21 = stablehlo.reshape %13 : (!t29) -> !t40
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [1] : (!t40, !t0) -> !t5
    %cst_4 = stablehlo.constant dense<2.77777781E-6> : !t0
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t5
    %24 = stablehlo.multiply %22, %23 : !t5
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (!t5) -> !t40
    %26 = stablehlo.reshape %25 : (!t40) -> !t29
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 3] : (!t29) -> !t70
    %28 = stablehlo.subtract %2, %27 : !t70
    %29 = stablehlo.multiply %10, %20 : !t70
    %30 = stablehlo.subtract %28, %29 : !t70
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t6) -> !t5
    %32 = stablehlo.multiply %0#2, %31 : !t5
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (!t5) -> !t40
    %34 = stablehlo.reshape %33 : (!t40) -> !t29
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 3] : (!t29) -> !t70
    %36 = stablehlo.multiply %30, %35 : !t70
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %37 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.add across dimensions = [0] : (!t29, !t0) -> !t6
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %38 = stablehlo.reduce(%13 init: %cst_6) applies stablehlo.add across dimensions = [0] : (!t29, !t0) -> !t6
    %39 = stablehlo.convert %36 : (!t70) -> !t10
    return %39, %37, %38 : !t10, !t6, !t6
  }
  func.func private @_relu_backward_108(%arg0: !t24, %arg1: !t24) -> !t24 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t24, !t24
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t24
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t24, !t24) -> !t181
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t12
    %3 = call @_where_109(%2, %0#1, %cst_0) : (!t181, !t24, !t12) -> !t24
    return %3 : !t24
  }
  func.func private @_where_109(%arg0: !t181, %arg1: !t24, %arg2: !t12) -> !t24 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t12) -> !t24
    %1 = stablehlo.select %arg0, %arg1, %0 : !t181, !t24
    return %1 : !t24
  }
  func.func private @normalise_backward_110(%arg0: !t24, %arg1: !t6, %arg2: !t5, %arg3: !t5, %arg4: !t24) -> (!t24, !t6, !t6) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg2, %arg3, %arg4 : !t24, !t5, !t5, !t24
    %1 = stablehlo.convert %0#0 : (!t24) -> !t69
    %2 = stablehlo.convert %0#3 : (!t24) -> !t69
    %3 = stablehlo.broadcast_in_dim %0#1, dims = [0, 2] : (!t5) -> !t40
    %4 = stablehlo.reshape %3 : (!t40) -> !t29
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 3] : (!t29) -> !t69
    %6 = stablehlo.subtract %1, %5 : !t69
    %7 = stablehlo.broadcast_in_dim %0#2, dims = [0, 2] : (!t5) -> !t40
    %8 = stablehlo.reshape %7 : (!t40) -> !t29
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 3] : (!t29) -> !t69
    %10 = stablehlo.multiply %6, %9 : !t69
    %11 = stablehlo.multiply %2, %10 : !t69
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [1, 2] : (!t69, !t0) -> !t29
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%2 init: %cst_0) applies stablehlo.add across dimensions = [1, 2] : (!t69, !t0) -> !t29
    %14 = stablehlo.reshape %12 : (!t29) -> !t40
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [1] : (!t40, !t0) -> !t5
    %cst_2 = stablehlo.constant dense<6.94444452E-7> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t5
    %17 = stablehlo.multiply %15, %16 : !t5
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 2] : (!t5) -> !t40
    %19 = stablehlo.reshape %18 : (!t40) -> !t29
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 3] : (!t29) -> !t69
    %21 = stablehlo.reshape %13 : (!t29) -> !t40
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %22 = stablehlo.reduce(%21 init: %cst_3) applies stablehlo.add across dimensions = [1] : (!t40, !t0) -> !t5
    %cst_4 = stablehlo.constant dense<6.94444452E-7> : !t0
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t5
    %24 = stablehlo.multiply %22, %23 : !t5
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 2] : (!t5) -> !t40
    %26 = stablehlo.reshape %25 : (!t40) -> !t29
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 3] : (!t29) -> !t69
    %28 = stablehlo.subtract %2, %27 : !t69
    %29 = stablehlo.multiply %10, %20 : !t69
    %30 = stablehlo.subtract %28, %29 : !t69
    %31 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (!t6) -> !t5
    %32 = stablehlo.multiply %0#2, %31 : !t5
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 2] : (!t5) -> !t40
    %34 = stablehlo.reshape %33 : (!t40) -> !t29
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 3] : (!t29) -> !t69
    %36 = stablehlo.multiply %30, %35 : !t69
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %37 = stablehlo.reduce(%12 init: %cst_5) applies stablehlo.add across dimensions = [0] : (!t29, !t0) -> !t6
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %38 = stablehlo.reduce(%13 init: %cst_6) applies stablehlo.add across dimensions = [0] : (!t29, !t0) -> !t6
    %39 = stablehlo.convert %36 : (!t69) -> !t24
    return %39, %37, %38 : !t24, !t6, !t6
  }
  func.func private @one(%arg0: !t52, %arg1: !t52, %arg2: !t52, %arg3: !t0) -> (!t52, !t52) {
    %cst = stablehlo.constant dense<5.000000e-04> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t52
    %1 = stablehlo.multiply %0, %arg0 : !t52
    %2 = stablehlo.add %arg1, %1 : !t52
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t52
    %4 = stablehlo.multiply %3, %arg2 : !t52
    %5 = stablehlo.add %4, %2 : !t52
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t52
    %7 = stablehlo.multiply %6, %5 : !t52
    %8 = stablehlo.subtract %arg0, %7 : !t52
    return %8, %5 : !t52, !t52
  }
  func.func private @one_111(%arg0: !t1, %arg1: !t1, %arg2: !t1, %arg3: !t0) -> (!t1, !t1) {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t1
    %1 = stablehlo.multiply %0, %arg2 : !t1
    %2 = stablehlo.add %1, %arg1 : !t1
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t1
    %4 = stablehlo.multiply %3, %2 : !t1
    %5 = stablehlo.subtract %arg0, %4 : !t1
    return %5, %2 : !t1, !t1
  }
  func.func private @one_112(%arg0: !t53, %arg1: !t53, %arg2: !t53, %arg3: !t0) -> (!t53, !t53) {
    %cst = stablehlo.constant dense<5.000000e-04> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t53
    %1 = stablehlo.multiply %0, %arg0 : !t53
    %2 = stablehlo.add %arg1, %1 : !t53
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t53
    %4 = stablehlo.multiply %3, %arg2 : !t53
    %5 = stablehlo.add %4, %2 : !t53
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t53
    %7 = stablehlo.multiply %6, %5 : !t53
    %8 = stablehlo.subtract %arg0, %7 : !t53
    return %8, %5 : !t53, !t53
  }
  func.func private @one_113(%arg0: !t41, %arg1: !t41, %arg2: !t41, %arg3: !t0) -> (!t41, !t41) {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t41
    %1 = stablehlo.multiply %0, %arg2 : !t41
    %2 = stablehlo.add %1, %arg1 : !t41
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t41
    %4 = stablehlo.multiply %3, %2 : !t41
    %5 = stablehlo.subtract %arg0, %4 : !t41
    return %5, %2 : !t41, !t41
  }
  func.func private @one_114(%arg0: !t37, %arg1: !t37, %arg2: !t37, %arg3: !t0) -> (!t37, !t37) {
    %cst = stablehlo.constant dense<5.000000e-04> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t37
    %1 = stablehlo.multiply %0, %arg0 : !t37
    %2 = stablehlo.add %arg1, %1 : !t37
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t37
    %4 = stablehlo.multiply %3, %arg2 : !t37
    %5 = stablehlo.add %4, %2 : !t37
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t37
    %7 = stablehlo.multiply %6, %5 : !t37
    %8 = stablehlo.subtract %arg0, %7 : !t37
    return %8, %5 : !t37, !t37
  }
  func.func private @one_115(%arg0: !t54, %arg1: !t54, %arg2: !t54, %arg3: !t0) -> (!t54, !t54) {
    %cst = stablehlo.constant dense<5.000000e-04> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t54
    %1 = stablehlo.multiply %0, %arg0 : !t54
    %2 = stablehlo.add %arg1, %1 : !t54
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t54
    %4 = stablehlo.multiply %3, %arg2 : !t54
    %5 = stablehlo.add %4, %2 : !t54
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t54
    %7 = stablehlo.multiply %6, %5 : !t54
    %8 = stablehlo.subtract %arg0, %7 : !t54
    return %8, %5 : !t54, !t54
  }
  func.func private @one_116(%arg0: !t2, %arg1: !t2, %arg2: !t2, %arg3: !t0) -> (!t2, !t2) {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t2
    %1 = stablehlo.multiply %0, %arg2 : !t2
    %2 = stablehlo.add %1, %arg1 : !t2
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t2
    %4 = stablehlo.multiply %3, %2 : !t2
    %5 = stablehlo.subtract %arg0, %4 : !t2
    return %5, %2 : !t2, !t2
  }
  func.func private @one_117(%arg0: !t55, %arg1: !t55, %arg2: !t55, %arg3: !t0) -> (!t55, !t55) {
    %cst = stablehlo.constant dense<5.000000e-04> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t55
    %1 = stablehlo.multiply %0, %arg0 : !t55
    %2 = stablehlo.add %arg1, %1 : !t55
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t55
    %4 = stablehlo.multiply %3, %arg2 : !t55
    %5 = stablehlo.add %4, %2 : !t55
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t55
    %7 = stablehlo.multiply %6, %5 : !t55
    %8 = stablehlo.subtract %arg0, %7 : !t55
    return %8, %5 : !t55, !t55
  }
  func.func private @one_118(%arg0: !t14, %arg1: !t14, %arg2: !t14, %arg3: !t0) -> (!t14, !t14) {
    %cst = stablehlo.constant dense<5.000000e-04> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t14
    %1 = stablehlo.multiply %0, %arg0 : !t14
    %2 = stablehlo.add %arg1, %1 : !t14
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t14
    %4 = stablehlo.multiply %3, %arg2 : !t14
    %5 = stablehlo.add %4, %2 : !t14
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t14
    %7 = stablehlo.multiply %6, %5 : !t14
    %8 = stablehlo.subtract %arg0, %7 : !t14
    return %8, %5 : !t14, !t14
  }
  func.func private @one_119(%arg0: !t38, %arg1: !t38, %arg2: !t38, %arg3: !t0) -> (!t38, !t38) {
    %cst = stablehlo.constant dense<5.000000e-04> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t38
    %1 = stablehlo.multiply %0, %arg0 : !t38
    %2 = stablehlo.add %arg1, %1 : !t38
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t38
    %4 = stablehlo.multiply %3, %arg2 : !t38
    %5 = stablehlo.add %4, %2 : !t38
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t38
    %7 = stablehlo.multiply %6, %5 : !t38
    %8 = stablehlo.subtract %arg0, %7 : !t38
    return %8, %5 : !t38, !t38
  }
  func.func private @one_120(%arg0: !t17, %arg1: !t17, %arg2: !t17, %arg3: !t0) -> (!t17, !t17) {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t17
    %1 = stablehlo.multiply %0, %arg2 : !t17
    %2 = stablehlo.add %1, %arg1 : !t17
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t17
    %4 = stablehlo.multiply %3, %2 : !t17
    %5 = stablehlo.subtract %arg0, %4 : !t17
    return %5, %2 : !t17, !t17
  }
  func.func private @one_121(%arg0: !t15, %arg1: !t15, %arg2: !t15, %arg3: !t0) -> (!t15, !t15) {
    %cst = stablehlo.constant dense<5.000000e-04> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t15
    %1 = stablehlo.multiply %0, %arg0 : !t15
    %2 = stablehlo.add %arg1, %1 : !t15
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t15
    %4 = stablehlo.multiply %3, %arg2 : !t15
    %5 = stablehlo.add %4, %2 : !t15
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t15
    %7 = stablehlo.multiply %6, %5 : !t15
    %8 = stablehlo.subtract %arg0, %7 : !t15
    return %8, %5 : !t15, !t15
  }
  func.func private @one_122(%arg0: !t18, %arg1: !t18, %arg2: !t18, %arg3: !t0) -> (!t18, !t18) {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t18
    %1 = stablehlo.multiply %0, %arg2 : !t18
    %2 = stablehlo.add %1, %arg1 : !t18
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t18
    %4 = stablehlo.multiply %3, %2 : !t18
    %5 = stablehlo.subtract %arg0, %4 : !t18
    return %5, %2 : !t18, !t18
  }
  func.func private @one_123(%arg0: !t16, %arg1: !t16, %arg2: !t16, %arg3: !t0) -> (!t16, !t16) {
    %cst = stablehlo.constant dense<5.000000e-04> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t16
    %1 = stablehlo.multiply %0, %arg0 : !t16
    %2 = stablehlo.add %arg1, %1 : !t16
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t16
    %4 = stablehlo.multiply %3, %arg2 : !t16
    %5 = stablehlo.add %4, %2 : !t16
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t16
    %7 = stablehlo.multiply %6, %5 : !t16
    %8 = stablehlo.subtract %arg0, %7 : !t16
    return %8, %5 : !t16, !t16
  }
  func.func private @one_124(%arg0: !t19, %arg1: !t19, %arg2: !t19, %arg3: !t0) -> (!t19, !t19) {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t19
    %1 = stablehlo.multiply %0, %arg2 : !t19
    %2 = stablehlo.add %1, %arg1 : !t19
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t19
    %4 = stablehlo.multiply %3, %2 : !t19
    %5 = stablehlo.subtract %arg0, %4 : !t19
    return %5, %2 : !t19, !t19
  }
  func.func private @one_125(%arg0: !t22, %arg1: !t22, %arg2: !t22, %arg3: !t0) -> (!t22, !t22) {
    %cst = stablehlo.constant dense<5.000000e-04> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t22
    %1 = stablehlo.multiply %0, %arg0 : !t22
    %2 = stablehlo.add %arg1, %1 : !t22
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t22
    %4 = stablehlo.multiply %3, %arg2 : !t22
    %5 = stablehlo.add %4, %2 : !t22
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t22
    %7 = stablehlo.multiply %6, %5 : !t22
    %8 = stablehlo.subtract %arg0, %7 : !t22
    return %8, %5 : !t22, !t22
  }
  func.func private @one_126(%arg0: !t20, %arg1: !t20, %arg2: !t20, %arg3: !t0) -> (!t20, !t20) {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t20
    %1 = stablehlo.multiply %0, %arg2 : !t20
    %2 = stablehlo.add %1, %arg1 : !t20
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t20
    %4 = stablehlo.multiply %3, %2 : !t20
    %5 = stablehlo.subtract %arg0, %4 : !t20
    return %5, %2 : !t20, !t20
  }
  func.func private @one_127(%arg0: !t23, %arg1: !t23, %arg2: !t23, %arg3: !t0) -> (!t23, !t23) {
    %cst = stablehlo.constant dense<5.000000e-04> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t23
    %1 = stablehlo.multiply %0, %arg0 : !t23
    %2 = stablehlo.add %arg1, %1 : !t23
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t23
    %4 = stablehlo.multiply %3, %arg2 : !t23
    %5 = stablehlo.add %4, %2 : !t23
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t23
    %7 = stablehlo.multiply %6, %5 : !t23
    %8 = stablehlo.subtract %arg0, %7 : !t23
    return %8, %5 : !t23, !t23
  }
  func.func private @one_128(%arg0: !t42, %arg1: !t42, %arg2: !t42, %arg3: !t0) -> (!t42, !t42) {
    %cst = stablehlo.constant dense<5.000000e-04> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t42
    %1 = stablehlo.multiply %0, %arg0 : !t42
    %2 = stablehlo.add %arg1, %1 : !t42
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t42
    %4 = stablehlo.multiply %3, %arg2 : !t42
    %5 = stablehlo.add %4, %2 : !t42
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t42
    %7 = stablehlo.multiply %6, %5 : !t42
    %8 = stablehlo.subtract %arg0, %7 : !t42
    return %8, %5 : !t42, !t42
  }
  func.func private @one_129(%arg0: !t43, %arg1: !t43, %arg2: !t43, %arg3: !t0) -> (!t43, !t43) {
    %cst = stablehlo.constant dense<5.000000e-04> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t43
    %1 = stablehlo.multiply %0, %arg0 : !t43
    %2 = stablehlo.add %arg1, %1 : !t43
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t43
    %4 = stablehlo.multiply %3, %arg2 : !t43
    %5 = stablehlo.add %4, %2 : !t43
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t43
    %7 = stablehlo.multiply %6, %5 : !t43
    %8 = stablehlo.subtract %arg0, %7 : !t43
    return %8, %5 : !t43, !t43
  }
  func.func private @one_130(%arg0: !t6, %arg1: !t6, %arg2: !t6, %arg3: !t0) -> (!t6, !t6) {
    %cst = stablehlo.constant dense<0.899999976> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t6
    %1 = stablehlo.multiply %0, %arg2 : !t6
    %2 = stablehlo.add %1, %arg1 : !t6
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t6
    %4 = stablehlo.multiply %3, %2 : !t6
    %5 = stablehlo.subtract %arg0, %4 : !t6
    return %5, %2 : !t6, !t6
  }
  func.func private @one_131(%arg0: !t13, %arg1: !t13, %arg2: !t13, %arg3: !t0) -> (!t13, !t13) {
    %cst = stablehlo.constant dense<5.000000e-04> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t13
    %1 = stablehlo.multiply %0, %arg0 : !t13
    %2 = stablehlo.add %arg1, %1 : !t13
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t13
    %4 = stablehlo.multiply %3, %arg2 : !t13
    %5 = stablehlo.add %4, %2 : !t13
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t13
    %7 = stablehlo.multiply %6, %5 : !t13
    %8 = stablehlo.subtract %arg0, %7 : !t13
    return %8, %5 : !t13, !t13
  }
  func.func private @one_132(%arg0: !t44, %arg1: !t44, %arg2: !t44, %arg3: !t0) -> (!t44, !t44) {
    %cst = stablehlo.constant dense<5.000000e-04> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t44
    %1 = stablehlo.multiply %0, %arg0 : !t44
    %2 = stablehlo.add %arg1, %1 : !t44
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t44
    %4 = stablehlo.multiply %3, %arg2 : !t44
    %5 = stablehlo.add %4, %2 : !t44
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t44
    %7 = stablehlo.multiply %6, %5 : !t44
    %8 = stablehlo.subtract %arg0, %7 : !t44
    return %8, %5 : !t44, !t44
  }
  func.func private @one_133(%arg0: !t11, %arg1: !t11, %arg2: !t11, %arg3: !t0) -> (!t11, !t11) {
    %cst = stablehlo.constant dense<5.000000e-04> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t11
    %1 = stablehlo.multiply %0, %arg0 : !t11
    %2 = stablehlo.add %arg1, %1 : !t11
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t11
    %4 = stablehlo.multiply %3, %arg2 : !t11
    %5 = stablehlo.add %4, %2 : !t11
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t11
    %7 = stablehlo.multiply %6, %5 : !t11
    %8 = stablehlo.subtract %arg0, %7 : !t11
    return %8, %5 : !t11, !t11
  }
  func.func private @one_134(%arg0: !t45, %arg1: !t45, %arg2: !t45, %arg3: !t0) -> (!t45, !t45) {
    %cst = stablehlo.constant dense<5.000000e-04> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t45
    %1 = stablehlo.multiply %0, %arg0 : !t45
    %2 = stablehlo.add %arg1, %1 : !t45
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t45
    %4 = stablehlo.multiply %3, %arg2 : !t45
    %5 = stablehlo.add %4, %2 : !t45
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t45
    %7 = stablehlo.multiply %6, %5 : !t45
    %8 = stablehlo.subtract %arg0, %7 : !t45
    return %8, %5 : !t45, !t45
  }
  func.func private @one_135(%arg0: !t9, %arg1: !t9, %arg2: !t9, %arg3: !t0) -> (!t9, !t9) {
    %cst = stablehlo.constant dense<5.000000e-04> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t9
    %1 = stablehlo.multiply %0, %arg0 : !t9
    %2 = stablehlo.add %arg1, %1 : !t9
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t9
    %4 = stablehlo.multiply %3, %arg2 : !t9
    %5 = stablehlo.add %4, %2 : !t9
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t9
    %7 = stablehlo.multiply %6, %5 : !t9
    %8 = stablehlo.subtract %arg0, %7 : !t9
    return %8, %5 : !t9, !t9
  }
  func.func private @one_136(%arg0: !t46, %arg1: !t46, %arg2: !t46, %arg3: !t0) -> (!t46, !t46) {
    %cst = stablehlo.constant dense<5.000000e-04> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t46
    %1 = stablehlo.multiply %0, %arg0 : !t46
    %2 = stablehlo.add %arg1, %1 : !t46
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t46
    %4 = stablehlo.multiply %3, %arg2 : !t46
    %5 = stablehlo.add %4, %2 : !t46
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t46
    %7 = stablehlo.multiply %6, %5 : !t46
    %8 = stablehlo.subtract %arg0, %7 : !t46
    return %8, %5 : !t46, !t46
  }
}
#l0 = loc("jit(step)/jvp(conv0)/convert_element_type")
#l1 = loc("jit(step)/jvp(conv0)/conv_general_dilated")
#l2 = loc("jit(step)/jvp(conv0)/jit(normalise)")
#l3 = loc("jit(step)/jvp(conv0)/jit(mixed)")
#l4 = loc("jit(step)/jvp(conv0)/jit(_relu)")
#l5 = loc("jit(step)/jvp(conv0)/reduce_window_max")
#l6 = loc("jit(step)/jvp(stage1_0)/jit(_block)")
#l7 = loc("jit(step)/jvp(stage1_1)/jit(_block)")
#l8 = loc("jit(step)/jvp(stage1_2)/jit(_block)")
#l9 = loc("jit(step)/jvp(stage2_0)/jit(_block)")
#l10 = loc("jit(step)/jvp(stage2_1)/jit(_block)")
#l11 = loc("jit(step)/jvp(stage2_2)/jit(_block)")
#l12 = loc("jit(step)/jvp(stage2_3)/jit(_block)")
#l13 = loc("jit(step)/jvp(stage3_0)/jit(_block)")
#l14 = loc("jit(step)/jvp(stage3_1)/jit(_block)")
#l15 = loc("jit(step)/jvp(stage3_2)/jit(_block)")
#l16 = loc("jit(step)/jvp(stage3_3)/jit(_block)")
#l17 = loc("jit(step)/jvp(stage3_4)/jit(_block)")
#l18 = loc("jit(step)/jvp(stage3_5)/jit(_block)")
#l19 = loc("jit(step)/jvp(extra0)/convert_element_type")
#l20 = loc("jit(step)/jvp(extra0)/conv_general_dilated")
#l21 = loc("jit(step)/jvp(extra0)/broadcast_in_dim")
#l22 = loc("jit(step)/jvp(extra0)/add")
#l23 = loc("jit(step)/jvp(extra0)/jit(_relu)")
#l24 = loc("jit(step)/jvp(extra1)/convert_element_type")
#l25 = loc("jit(step)/jvp(extra1)/conv_general_dilated")
#l26 = loc("jit(step)/jvp(extra1)/broadcast_in_dim")
#l27 = loc("jit(step)/jvp(extra1)/add")
#l28 = loc("jit(step)/jvp(extra1)/jit(_relu)")
#l29 = loc("jit(step)/jvp(extra2)/convert_element_type")
#l30 = loc("jit(step)/jvp(extra2)/conv_general_dilated")
#l31 = loc("jit(step)/jvp(extra2)/broadcast_in_dim")
#l32 = loc("jit(step)/jvp(extra2)/add")
#l33 = loc("jit(step)/jvp(extra2)/jit(_relu)")
#l34 = loc("jit(step)/jvp(extra3)/convert_element_type")
#l35 = loc("jit(step)/jvp(extra3)/conv_general_dilated")
#l36 = loc("jit(step)/jvp(extra3)/broadcast_in_dim")
#l37 = loc("jit(step)/jvp(extra3)/add")
#l38 = loc("jit(step)/jvp(extra3)/jit(_relu)")
#l39 = loc("jit(step)/jvp(extra4)/convert_element_type")
#l40 = loc("jit(step)/jvp(extra4)/conv_general_dilated")
#l41 = loc("jit(step)/jvp(extra4)/broadcast_in_dim")
#l42 = loc("jit(step)/jvp(extra4)/add")
#l43 = loc("jit(step)/jvp(extra4)/jit(_relu)")
#l44 = loc("jit(step)/jvp(head0)/jit(_head)")
#l45 = loc("jit(step)/jvp(head1)/jit(_head)")
#l46 = loc("jit(step)/jvp(head2)/jit(_head)")
#l47 = loc("jit(step)/jvp(head3)/jit(_head)")
#l48 = loc("jit(step)/jvp(head4)/jit(_head)")
#l49 = loc("jit(step)/jvp(head5)/jit(_head)")
#l50 = loc("jit(step)/jvp(losses)/slice")
#l51 = loc("jit(step)/jvp(losses)/reshape")
#l52 = loc("jit(step)/jvp(losses)/jit(_cross_entropy)")
#l53 = loc("jit(step)/jvp(losses)/jit(_distance)")
#l54 = loc("jit(step)/jvp(losses)/reduce_sum")
#l55 = loc("jit(step)/jvp(losses)/concatenate")
#l56 = loc("jit(step)/jvp(losses)/jit(chosen)")
#l57 = loc("jit(step)/jvp(losses)/mul")
#l58 = loc("jit(step)/jvp(losses)/add")
#l59 = loc("jit(step)/jvp(losses)/div")
#l60 = loc("jit(step)/transpose(jvp(losses))/div")
#l61 = loc("jit(step)/transpose(jvp(losses))/broadcast_in_dim")
#l62 = loc("jit(step)/transpose(jvp(losses))/mul")
#l63 = loc("jit(step)/transpose(jvp(losses))/split")
#l64 = loc("jit(step)/transpose(jvp(losses))/reshape")
#l65 = loc("jit(step)/transpose(jvp(losses))/jit(_distance_backward)")
#l66 = loc("jit(step)/transpose(jvp(losses))/jit(_cross_entropy_backward)")
#l67 = loc("jit(step)/transpose(jvp(head5))/jit(_head)")
#l68 = loc("jit(step)/transpose(jvp(head4))/jit(_head)")
#l69 = loc("jit(step)/transpose(jvp(head3))/jit(_head)")
#l70 = loc("jit(step)/transpose(jvp(head2))/jit(_head)")
#l71 = loc("jit(step)/transpose(jvp(head1))/jit(_head)")
#l72 = loc("jit(step)/transpose(jvp(head0))/jit(_head)")
#l73 = loc("jit(step)/transpose(jvp(extra4))/jit(_relu_backward)")
#l74 = loc("jit(step)/transpose(jvp(extra4))/convert_element_type")
#l75 = loc("jit(step)/transpose(jvp(extra4))/reduce_sum")
#l76 = loc("jit(step)/transpose(jvp(extra4))/transpose()/rev")
#l77 = loc("jit(step)/transpose(jvp(extra4))/transpose()/conv_general_dilated")
#l78 = loc("jit(step)/transpose(jvp(extra4))/conv_general_dilated")
#l79 = loc("jit(step)/transpose(jvp(extra4))/add_any")
#l80 = loc("jit(step)/transpose(jvp(extra3))/jit(_relu_backward)")
#l81 = loc("jit(step)/transpose(jvp(extra3))/convert_element_type")
#l82 = loc("jit(step)/transpose(jvp(extra3))/reduce_sum")
#l83 = loc("jit(step)/transpose(jvp(extra3))/transpose()/rev")
#l84 = loc("jit(step)/transpose(jvp(extra3))/transpose()/conv_general_dilated")
#l85 = loc("jit(step)/transpose(jvp(extra3))/conv_general_dilated")
#l86 = loc("jit(step)/transpose(jvp(extra3))/add_any")
#l87 = loc("jit(step)/transpose(jvp(extra2))/jit(_relu_backward)")
#l88 = loc("jit(step)/transpose(jvp(extra2))/convert_element_type")
#l89 = loc("jit(step)/transpose(jvp(extra2))/reduce_sum")
#l90 = loc("jit(step)/transpose(jvp(extra2))/transpose()/rev")
#l91 = loc("jit(step)/transpose(jvp(extra2))/transpose()/conv_general_dilated")
#l92 = loc("jit(step)/transpose(jvp(extra2))/conv_general_dilated")
#l93 = loc("jit(step)/transpose(jvp(extra2))/add_any")
#l94 = loc("jit(step)/transpose(jvp(extra1))/jit(_relu_backward)")
#l95 = loc("jit(step)/transpose(jvp(extra1))/convert_element_type")
#l96 = loc("jit(step)/transpose(jvp(extra1))/reduce_sum")
#l97 = loc("jit(step)/transpose(jvp(extra1))/transpose()/rev")
#l98 = loc("jit(step)/transpose(jvp(extra1))/transpose()/conv_general_dilated")
#l99 = loc("jit(step)/transpose(jvp(extra1))/conv_general_dilated")
#l100 = loc("jit(step)/transpose(jvp(extra1))/add_any")
#l101 = loc("jit(step)/transpose(jvp(extra0))/jit(_relu_backward)")
#l102 = loc("jit(step)/transpose(jvp(extra0))/convert_element_type")
#l103 = loc("jit(step)/transpose(jvp(extra0))/reduce_sum")
#l104 = loc("jit(step)/transpose(jvp(extra0))/transpose()/rev")
#l105 = loc("jit(step)/transpose(jvp(extra0))/transpose()/conv_general_dilated")
#l106 = loc("jit(step)/transpose(jvp(extra0))/conv_general_dilated")
#l107 = loc("jit(step)/transpose(jvp(extra0))/add_any")
#l108 = loc("jit(step)/transpose(jvp(stage3_5))/jit(_block)")
#l109 = loc("jit(step)/transpose(jvp(stage3_4))/jit(_block)")
#l110 = loc("jit(step)/transpose(jvp(stage3_3))/jit(_block)")
#l111 = loc("jit(step)/transpose(jvp(stage3_2))/jit(_block)")
#l112 = loc("jit(step)/transpose(jvp(stage3_1))/jit(_block)")
#l113 = loc("jit(step)/transpose(jvp(stage3_0))/jit(_block)")
#l114 = loc("jit(step)/transpose(jvp(stage2_3))/jit(_block)")
#l115 = loc("jit(step)/transpose(jvp(stage2_2))/jit(_block)")
#l116 = loc("jit(step)/transpose(jvp(stage2_1))/jit(_block)")
#l117 = loc("jit(step)/transpose(jvp(stage2_0))/jit(_block)")
#l118 = loc("jit(step)/transpose(jvp(stage1_2))/jit(_block)")
#l119 = loc("jit(step)/transpose(jvp(stage1_1))/jit(_block)")
#l120 = loc("jit(step)/transpose(jvp(stage1_0))/jit(_block)")
#l121 = loc("jit(step)/transpose(jvp(conv0))/select_and_scatter_add")
#l122 = loc("jit(step)/transpose(jvp(conv0))/ge")
#l123 = loc("jit(step)/transpose(jvp(conv0))/select_and_scatter")
#l124 = loc("jit(step)/transpose(jvp(conv0))/add")
#l125 = loc("jit(step)/transpose(jvp(conv0))/jit(_relu_backward)")
#l126 = loc("jit(step)/transpose(jvp(conv0))/broadcast_in_dim")
#l127 = loc("jit(step)/transpose(jvp(conv0))/jit(normalise_backward)")
#l128 = loc("jit(step)/transpose(jvp(conv0))/convert_element_type")
#l129 = loc("jit(step)/transpose(jvp(conv0))/transpose()/rev")
#l130 = loc("jit(step)/transpose(jvp(conv0))/transpose()/conv_general_dilated")
#l131 = loc("jit(step)/transpose(jvp(conv0))/conv_general_dilated")
#l132 = loc("jit(step)/optimizer/jit(one)")
#l133 = loc("conv1/convert_element_type")
#l134 = loc("conv1/conv_general_dilated")
#l135 = loc("conv1/jit(normalise)")
#l136 = loc("conv1/jit(mixed)")
#l137 = loc("conv1/jit(_relu)")
#l138 = loc("conv2/convert_element_type")
#l139 = loc("conv2/conv_general_dilated")
#l140 = loc("conv2/jit(normalise)")
#l141 = loc("conv2/jit(mixed)")
#l142 = loc("shortcut/convert_element_type")
#l143 = loc("shortcut/conv_general_dilated")
#l144 = loc("shortcut/jit(normalise)")
#l145 = loc("shortcut/jit(mixed)")
#l146 = loc("transpose()/rev")
#l147 = loc("transpose()/conv_general_dilated")
#l148 = loc("conv2/broadcast_in_dim")
#l149 = loc("conv2/jit(normalise_backward)")
#l150 = loc("conv2/transpose()/rev")
#l151 = loc("conv2/transpose()/conv_general_dilated")
#l152 = loc("conv1/jit(_relu_backward)")
#l153 = loc("conv1/broadcast_in_dim")
#l154 = loc("conv1/jit(normalise_backward)")
#l155 = loc("conv1/transpose()/rev")
#l156 = loc("conv1/transpose()/conv_general_dilated")
#l157 = loc("conv1/add_any")
#l158 = loc("shortcut/broadcast_in_dim")
#l159 = loc("shortcut/jit(normalise_backward)")
#l160 = loc("shortcut/transpose()/rev")
#l161 = loc("shortcut/transpose()/conv_general_dilated")
