!t0 = tensor<f32>
!t1 = tensor<i32>
!t2 = tensor<256xf32>
!t3 = tensor<128x2000xf32>
!t4 = tensor<3x3x256x256xf32>
!t5 = tensor<bf16>
!t6 = tensor<128x512xf32>
!t7 = tensor<128x52x84x256xbf16>
!t8 = tensor<128x2000xi32>
!t9 = tensor<128x52x84x1024xbf16>
!t10 = tensor<128x128xf32>
!t11 = tensor<512xf32>
!t12 = tensor<128x104x168x512xbf16>
!t13 = tensor<1x1x256x1024xf32>
!t14 = tensor<128x208x336x256xbf16>
!t15 = tensor<1024xf32>
!t16 = tensor<1x1x1024x256xf32>
!t17 = tensor<1x1x1x256xbf16>
!t18 = tensor<128x512x4xf32>
!t19 = tensor<128xf32>
!t20 = tensor<128x104x168x256xbf16>
!t21 = tensor<256xbf16>
!t22 = tensor<3x3x256x256xbf16>
!t23 = tensor<128x104x168x128xbf16>
!t24 = tensor<128x512xi32>
!t25 = tensor<128x26x42x2048xbf16>
!t26 = tensor<128x26x42x512xbf16>
!t27 = tensor<128x5x512xf32>
!t28 = tensor<3x3x128x128xf32>
!t29 = tensor<1x1x128x512xf32>
!t30 = tensor<16384x14x14x256xbf16>
!t31 = tensor<128x208x336x3xf32>
!t32 = tensor<128x104x168x3xf32>
!t33 = tensor<128x52x84x3xf32>
!t34 = tensor<128x26x42x3xf32>
!t35 = tensor<128x13x21x3xf32>
!t36 = tensor<1x1x1x512xbf16>
!t37 = tensor<128x819xf32>
!t38 = tensor<3x3x512x512xf32>
!t39 = tensor<1x1x512x2048xf32>
!t40 = tensor<64xf32>
!t41 = tensor<128x512x1xf32>
!t42 = tensor<128x26x42x256xbf16>
!t43 = tensor<128x208x336x12xf32>
!t44 = tensor<128x104x168x12xf32>
!t45 = tensor<128x52x84x12xf32>
!t46 = tensor<128x26x42x12xf32>
!t47 = tensor<128x13x21x12xf32>
!t48 = tensor<128x128x784xf32>
!t49 = tensor<128x1100xf32>
!t50 = tensor<128x819xi32>
!t51 = tensor<1x1x512x128xf32>
!t52 = tensor<128x2000x1xf32>
!t53 = tensor<128x128x1xf32>
!t54 = tensor<128x512x1024xbf16>
!t55 = tensor<1x1x512x256xf32>
!t56 = tensor<1x1x2048x512xf32>
!t57 = tensor<128x128xi32>
!t58 = tensor<128x512x7xf32>
!t59 = tensor<128x128x14xf32>
!t60 = tensor<1x1x1x128xbf16>
!t61 = tensor<128x5x512x512xf32>
!t62 = tensor<128x2000xi1>
!t63 = tensor<2048xf32>
!t64 = tensor<128x13x21x256xbf16>
!t65 = tensor<128x208x336x128xbf16>
!t66 = tensor<128x52x84x512xbf16>
!t67 = tensor<128x208x336x64xbf16>
!t68 = tensor<91xf32>
!t69 = tensor<128x512xi1>
!t70 = tensor<128x2000x1xi32>
!t71 = tensor<128x5x512x4xf32>
!t72 = tensor<1x1x1x1024xbf16>
!t73 = tensor<1x1x256x128xf32>
!t74 = tensor<1x1x256x512xf32>
!t75 = tensor<1x1x512x1024xf32>
!t76 = tensor<1x1x1024x512xf32>
!t77 = tensor<1x1x1024x2048xf32>
!t78 = tensor<12xf32>
!t79 = tensor<3xf32>
!t80 = tensor<16384x28x28x256xbf16>
!t81 = tensor<i1>
!t82 = tensor<128x1100x100xf32>
!t83 = tensor<1x1x1x2048xbf16>
!t84 = tensor<128x2048xf32>
!t85 = tensor<128x2048x4xf32>
!t86 = tensor<1024x91xf32>
!t87 = tensor<12544x1024xf32>
!t88 = tensor<1024x1024xf32>
!t89 = tensor<1024x364xf32>
!t90 = tensor<1x1x256x91xf32>
!t91 = tensor<256x2x2x256xf32>
!t92 = tensor<1x1x256x256xf32>
!t93 = tensor<1x1x2048x256xf32>
!t94 = tensor<128x2000x4xf32>
!t95 = tensor<128x5x512x1xf32>
!t96 = tensor<1x1x256x12xf32>
!t97 = tensor<1x1x256x3xf32>
!t98 = tensor<364xf32>
!t99 = tensor<512xbf16>
!t100 = tensor<128x512x91xf32>
!t101 = tensor<1x1x256x12xbf16>
!t102 = tensor<1x1x256x3xbf16>
!t103 = tensor<128x92820x256xbf16>
!t104 = tensor<128x512x1xi32>
!t105 = tensor<128x128xi1>
!t106 = tensor<128x1100xi32>
!t107 = tensor<128x1100x1xf32>
!t108 = tensor<128x5x2048xf32>
!t109 = tensor<128x128x4xf32>
!t110 = tensor<1x1x64x256xf32>
!t111 = tensor<128x819xi1>
!t112 = tensor<128x2xf32>
!t113 = tensor<64xbf16>
!t114 = tensor<1x1x1x64xbf16>
!t115 = tensor<1024xbf16>
!t116 = tensor<128x512x91xbf16>
!t117 = tensor<128x2000x4xbf16>
!t118 = tensor<128x1xf32>
!t119 = tensor<128x128x28x112xf32>
!t120 = tensor<3x3x64x64xf32>
!t121 = tensor<12xbf16>
!t122 = tensor<3xbf16>
!t123 = tensor<128x208x336x3xbf16>
!t124 = tensor<128x104x168x3xbf16>
!t125 = tensor<128x52x84x3xbf16>
!t126 = tensor<128x26x42x3xbf16>
!t127 = tensor<128x13x21x3xbf16>
!t128 = tensor<128x4x25088xi32>
!t129 = tensor<128xbf16>
!t130 = tensor<128x819x1xf32>
!t131 = tensor<128x1x512x7xf32>
!t132 = tensor<128x128x28xf32>
!t133 = tensor<128x1x128x14xf32>
!t134 = tensor<128x1100x4xf32>
!t135 = tensor<128x1100xi1>
!t136 = tensor<128x100x4xf32>
!t137 = tensor<1x1x1024x256xbf16>
!t138 = tensor<1x1x512x256xbf16>
!t139 = tensor<128x208x336x3xi1>
!t140 = tensor<128x104x168x3xi1>
!t141 = tensor<128x52x84x3xi1>
!t142 = tensor<128x26x42x3xi1>
!t143 = tensor<128x13x21x3xi1>
!t144 = tensor<128x25088x256xbf16>
!t145 = tensor<3x3x128x128xbf16>
!t146 = tensor<1x1x128x512xbf16>
!t147 = tensor<1x1x256x1024xbf16>
!t148 = tensor<3x3x512x512xbf16>
!t149 = tensor<1x1x512x2048xbf16>
!t150 = tensor<128x416x672x64xbf16>
!t151 = tensor<128x5x2048x4xf32>
!t152 = tensor<128x512x91xi32>
!t153 = tensor<128x128x1xi32>
!t154 = tensor<128x128x784xi1>
!t155 = tensor<2048xbf16>
!t156 = tensor<128x100xf32>
!t157 = tensor<7xf32>
!t158 = tensor<128x100352x1xi32>
!t159 = tensor<28xf32>
!t160 = tensor<14xf32>
!t161 = tensor<128x208x336x12xbf16>
!t162 = tensor<128x104x168x12xbf16>
!t163 = tensor<128x52x84x12xbf16>
!t164 = tensor<128x26x42x12xbf16>
!t165 = tensor<128x13x21x12xbf16>
!t166 = tensor<128x819x4xf32>
!t167 = tensor<1x1x256x64xf32>
!t168 = tensor<1x1x1x3xbf16>
!t169 = tensor<1x1x1x12xbf16>
!t170 = tensor<128x1x2048xf32>
!t171 = tensor<128x1x2048x4xf32>
!t172 = tensor<128x5x2048x1xf32>
!t173 = tensor<128x1000x1xi32>
!t174 = tensor<128x4x25088xf32>
!t175 = tensor<128x4x25088xbf16>
!t176 = tensor<128x512x91xi1>
!t177 = tensor<128x819x1xi32>
!t178 = tensor<128x5x1x512xf32>
!t179 = tensor<128x1x100xf32>
!t180 = tensor<128x100352xi32>
!t181 = tensor<128x128x784xbf16>
!t182 = tensor<128x819x4xbf16>
!t183 = tensor<128x69888x256xbf16>
!t184 = tensor<128x17472x256xbf16>
!t185 = tensor<128x4368x256xbf16>
!t186 = tensor<128x1092x256xbf16>
!t187 = tensor<91xbf16>
!t188 = tensor<128x512x364xbf16>
!t189 = tensor<16384x28x28x91xbf16>
!t190 = tensor<128x2000x1xi1>
!t191 = tensor<128x5x512x1x1xf32>
!t192 = tensor<128x5x1x512x1xf32>
!t193 = tensor<128x1100x1x1xf32>
!t194 = tensor<128x1x100x1xf32>
!t195 = tensor<128x100x1xf32>
!t196 = tensor<128x2x512x7xf32>
!t197 = tensor<128x2x512x7xi32>
!t198 = tensor<128x2x128x14xf32>
!t199 = tensor<128x2x128x14xi32>
!t200 = tensor<1x1x2048x256xbf16>
!t201 = tensor<1x1x256x256xbf16>
!t202 = tensor<128x1000x4xf32>
!t203 = tensor<1x1x256x91xbf16>
!t204 = tensor<1x1x256x128xbf16>
!t205 = tensor<1x1x256x512xbf16>
!t206 = tensor<1x1x512x128xbf16>
!t207 = tensor<1x1x512x1024xbf16>
!t208 = tensor<1x1x1024x512xbf16>
!t209 = tensor<1x1x1024x2048xbf16>
!t210 = tensor<1x1x2048x512xbf16>
!t211 = tensor<128x100352x256xbf16>
!t212 = tensor<7x7x3x64xf32>
!t213 = tensor<1x1x64x64xf32>
!t214 = tensor<128x100xi32>
!t215 = tensor<128x279279xi32>
!t216 = tensor<128x279279x4xf32>
!t217 = tensor<128x208x336x12xi1>
!t218 = tensor<128x104x168x12xi1>
!t219 = tensor<128x52x84x12xi1>
!t220 = tensor<128x26x42x12xi1>
!t221 = tensor<128x13x21x12xi1>
!t222 = tensor<12544x1024xbf16>
!t223 = tensor<1024x1024xbf16>
!t224 = tensor<1024x91xbf16>
!t225 = tensor<1024x364xbf16>
!t226 = tensor<256x2x2x256xbf16>
!t227 = tensor<128x128x784x91xbf16>
!t228 = tensor<1x1x64x256xbf16>
!t229 = tensor<128x5x512x512xi1>
!t230 = tensor<128x4x25088x256xbf16>
!t231 = tensor<128x128x28x112xbf16>
!t232 = tensor<8x8x3x64xf32>
!t233 = tensor<128x208x336x3xi32>
!t234 = tensor<128x104x168x3xi32>
!t235 = tensor<128x52x84x3xi32>
!t236 = tensor<128x26x42x3xi32>
!t237 = tensor<128x13x21x3xi32>
!t238 = tensor<128x512x12544xbf16>
!t239 = tensor<128x128x28x28xf32>
!t240 = tensor<16384x14x2x14x2x256xbf16>
!t241 = tensor<128x5x512x1x4xf32>
!t242 = tensor<128x5x1x512x4xf32>
!t243 = tensor<128x1100x1x4xf32>
!t244 = tensor<128x1x100x4xf32>
!t245 = tensor<128x128x12544xbf16>
!t246 = tensor<128x100x112x112xbf16>
!t247 = tensor<128x26x2x42x2x256xbf16>
!t248 = tensor<128x52x2x84x2x256xbf16>
!t249 = tensor<128x104x2x168x2x256xbf16>
!t250 = tensor<128x5x2048xi1>
!t251 = tensor<128x10240x4xf32>
!t252 = tensor<128x512x7x7x256xbf16>
!t253 = tensor<1x1x1024xbf16>
!t254 = tensor<364xbf16>
!t255 = tensor<128x512x91x4xbf16>
!t256 = tensor<91xi32>
!t257 = tensor<1x1x91xi32>
!t258 = tensor<128x512x4xbf16>
!t259 = tensor<128x128x14x14x256xbf16>
!t260 = tensor<128x128x91x784xbf16>
!t261 = tensor<128x128x91xi32>
!t262 = tensor<3x3x64x64xbf16>
!t263 = tensor<128x209664x4xbf16>
!t264 = tensor<128x52416x4xbf16>
!t265 = tensor<128x13104x4xbf16>
!t266 = tensor<128x3276x4xbf16>
!t267 = tensor<512x512xi32>
!t268 = tensor<128x5x512xi1>
!t269 = tensor<128x512x1xi1>
!t270 = tensor<1x1x7xf32>
!t271 = tensor<128x1x512x1xi32>
!t272 = tensor<128x2x2x512x7x7xi32>
!t273 = tensor<128x2x2x512x7x7xf32>
!t274 = tensor<128x4x25088x256xf32>
!t275 = tensor<128x4x25088x1xbf16>
!t276 = tensor<128x512x4xi1>
!t277 = tensor<128x100x12544xbf16>
!t278 = tensor<1x1x28xf32>
!t279 = tensor<112xf32>
!t280 = tensor<128x128x28x1xf32>
!t281 = tensor<1x1x1x112xf32>
!t282 = tensor<128x128x28x28xbf16>
!t283 = tensor<1x1x14xf32>
!t284 = tensor<128x1x128x1xi32>
!t285 = tensor<128x2x2x128x14x14xi32>
!t286 = tensor<128x2x2x128x14x14xf32>
!t287 = tensor<16384x28x28x256xi1>
!t288 = tensor<16384x14x14x256xi1>
!t289 = tensor<128x512x1024xi1>
!t290 = tensor<128x13x21x256xi1>
!t291 = tensor<128x26x42x256xi1>
!t292 = tensor<128x52x84x256xi1>
!t293 = tensor<128x104x168x256xi1>
!t294 = tensor<128x208x336x256xi1>
!t295 = tensor<128x26x42x2048xi1>
!t296 = tensor<128x26x42x512xi1>
!t297 = tensor<128x52x84x512xi1>
!t298 = tensor<128x52x84x1024xi1>
!t299 = tensor<128x104x168x512xi1>
!t300 = tensor<128x104x168x128xi1>
!t301 = tensor<128x208x336x128xi1>
!t302 = tensor<128x128x91xbf16>
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: !t68 {tf.aliasing_output = 0 : i32}, %arg1: !t86 {tf.aliasing_output = 1 : i32}, %arg2: !t15 {tf.aliasing_output = 2 : i32}, %arg3: !t87 {tf.aliasing_output = 3 : i32}, %arg4: !t15 {tf.aliasing_output = 4 : i32}, %arg5: !t88 {tf.aliasing_output = 5 : i32}, %arg6: !t98 {tf.aliasing_output = 6 : i32}, %arg7: !t89 {tf.aliasing_output = 7 : i32}, %arg8: !t212 {tf.aliasing_output = 8 : i32}, %arg9: !t68 {tf.aliasing_output = 9 : i32}, %arg10: !t90 {tf.aliasing_output = 10 : i32}, %arg11: !t2 {tf.aliasing_output = 11 : i32}, %arg12: !t4 {tf.aliasing_output = 12 : i32}, %arg13: !t2 {tf.aliasing_output = 13 : i32}, %arg14: !t4 {tf.aliasing_output = 14 : i32}, %arg15: !t2 {tf.aliasing_output = 15 : i32}, %arg16: !t4 {tf.aliasing_output = 16 : i32}, %arg17: !t2 {tf.aliasing_output = 17 : i32}, %arg18: !t4 {tf.aliasing_output = 18 : i32}, %arg19: !t2 {tf.aliasing_output = 19 : i32}, %arg20: !t91 {tf.aliasing_output = 20 : i32}, %arg21: !t2 {tf.aliasing_output = 21 : i32}, %arg22: !t4 {tf.aliasing_output = 22 : i32}, %arg23: !t78 {tf.aliasing_output = 23 : i32}, %arg24: !t96 {tf.aliasing_output = 24 : i32}, %arg25: !t79 {tf.aliasing_output = 25 : i32}, %arg26: !t97 {tf.aliasing_output = 26 : i32}, %arg27: !t2 {tf.aliasing_output = 27 : i32}, %arg28: !t92 {tf.aliasing_output = 28 : i32}, %arg29: !t2 {tf.aliasing_output = 29 : i32}, %arg30: !t4 {tf.aliasing_output = 30 : i32}, %arg31: !t2 {tf.aliasing_output = 31 : i32}, %arg32: !t55 {tf.aliasing_output = 32 : i32}, %arg33: !t2 {tf.aliasing_output = 33 : i32}, %arg34: !t4 {tf.aliasing_output = 34 : i32}, %arg35: !t2 {tf.aliasing_output = 35 : i32}, %arg36: !t16 {tf.aliasing_output = 36 : i32}, %arg37: !t2 {tf.aliasing_output = 37 : i32}, %arg38: !t4 {tf.aliasing_output = 38 : i32}, %arg39: !t2 {tf.aliasing_output = 39 : i32}, %arg40: !t93 {tf.aliasing_output = 40 : i32}, %arg41: !t2 {tf.aliasing_output = 41 : i32}, %arg42: !t4 {tf.aliasing_output = 42 : i32}, %arg43: !t213 {tf.aliasing_output = 43 : i32}, %arg44: !t120 {tf.aliasing_output = 44 : i32}, %arg45: !t110 {tf.aliasing_output = 45 : i32}, %arg46: !t110 {tf.aliasing_output = 46 : i32}, %arg47: !t167 {tf.aliasing_output = 47 : i32}, %arg48: !t120 {tf.aliasing_output = 48 : i32}, %arg49: !t110 {tf.aliasing_output = 49 : i32}, %arg50: !t167 {tf.aliasing_output = 50 : i32}, %arg51: !t120 {tf.aliasing_output = 51 : i32}, %arg52: !t110 {tf.aliasing_output = 52 : i32}, %arg53: !t73 {tf.aliasing_output = 53 : i32}, %arg54: !t28 {tf.aliasing_output = 54 : i32}, %arg55: !t29 {tf.aliasing_output = 55 : i32}, %arg56: !t74 {tf.aliasing_output = 56 : i32}, %arg57: !t51 {tf.aliasing_output = 57 : i32}, %arg58: !t28 {tf.aliasing_output = 58 : i32}, %arg59: !t29 {tf.aliasing_output = 59 : i32}, %arg60: !t51 {tf.aliasing_output = 60 : i32}, %arg61: !t28 {tf.aliasing_output = 61 : i32}, %arg62: !t29 {tf.aliasing_output = 62 : i32}, %arg63: !t51 {tf.aliasing_output = 63 : i32}, %arg64: !t28 {tf.aliasing_output = 64 : i32}, %arg65: !t29 {tf.aliasing_output = 65 : i32}, %arg66: !t55 {tf.aliasing_output = 66 : i32}, %arg67: !t4 {tf.aliasing_output = 67 : i32}, %arg68: !t13 {tf.aliasing_output = 68 : i32}, %arg69: !t75 {tf.aliasing_output = 69 : i32}, %arg70: !t16 {tf.aliasing_output = 70 : i32}, %arg71: !t4 {tf.aliasing_output = 71 : i32}, %arg72: !t13 {tf.aliasing_output = 72 : i32}, %arg73: !t16 {tf.aliasing_output = 73 : i32}, %arg74: !t4 {tf.aliasing_output = 74 : i32}, %arg75: !t13 {tf.aliasing_output = 75 : i32}, %arg76: !t16 {tf.aliasing_output = 76 : i32}, %arg77: !t4 {tf.aliasing_output = 77 : i32}, %arg78: !t13 {tf.aliasing_output = 78 : i32}, %arg79: !t16 {tf.aliasing_output = 79 : i32}, %arg80: !t4 {tf.aliasing_output = 80 : i32}, %arg81: !t13 {tf.aliasing_output = 81 : i32}, %arg82: !t16 {tf.aliasing_output = 82 : i32}, %arg83: !t4 {tf.aliasing_output = 83 : i32}, %arg84: !t13 {tf.aliasing_output = 84 : i32}, %arg85: !t76 {tf.aliasing_output = 85 : i32}, %arg86: !t38 {tf.aliasing_output = 86 : i32}, %arg87: !t39 {tf.aliasing_output = 87 : i32}, %arg88: !t77 {tf.aliasing_output = 88 : i32}, %arg89: !t56 {tf.aliasing_output = 89 : i32}, %arg90: !t38 {tf.aliasing_output = 90 : i32}, %arg91: !t39 {tf.aliasing_output = 91 : i32}, %arg92: !t56 {tf.aliasing_output = 92 : i32}, %arg93: !t38 {tf.aliasing_output = 93 : i32}, %arg94: !t39 {tf.aliasing_output = 94 : i32}, %arg95: !t40 {tf.aliasing_output = 95 : i32}, %arg96: !t40 {tf.aliasing_output = 96 : i32}, %arg97: !t40 {tf.aliasing_output = 97 : i32}, %arg98: !t40 {tf.aliasing_output = 98 : i32}, %arg99: !t40 {tf.aliasing_output = 99 : i32}, %arg100: !t40 {tf.aliasing_output = 100 : i32}, %arg101: !t2 {tf.aliasing_output = 101 : i32}, %arg102: !t2 {tf.aliasing_output = 102 : i32}, %arg103: !t2 {tf.aliasing_output = 103 : i32}, %arg104: !t2 {tf.aliasing_output = 104 : i32}, %arg105: !t40 {tf.aliasing_output = 105 : i32}, %arg106: !t40 {tf.aliasing_output = 106 : i32}, %arg107: !t40 {tf.aliasing_output = 107 : i32}, %arg108: !t40 {tf.aliasing_output = 108 : i32}, %arg109: !t2 {tf.aliasing_output = 109 : i32}, %arg110: !t2 {tf.aliasing_output = 110 : i32}, %arg111: !t40 {tf.aliasing_output = 111 : i32}, %arg112: !t40 {tf.aliasing_output = 112 : i32}, %arg113: !t40 {tf.aliasing_output = 113 : i32}, %arg114: !t40 {tf.aliasing_output = 114 : i32}, %arg115: !t2 {tf.aliasing_output = 115 : i32}, %arg116: !t2 {tf.aliasing_output = 116 : i32}, %arg117: !t19 {tf.aliasing_output = 117 : i32}, %arg118: !t19 {tf.aliasing_output = 118 : i32}, %arg119: !t19 {tf.aliasing_output = 119 : i32}, %arg120: !t19 {tf.aliasing_output = 120 : i32}, %arg121: !t11 {tf.aliasing_output = 121 : i32}, %arg122: !t11 {tf.aliasing_output = 122 : i32}, %arg123: !t11 {tf.aliasing_output = 123 : i32}, %arg124: !t11 {tf.aliasing_output = 124 : i32}, %arg125: !t19 {tf.aliasing_output = 125 : i32}, %arg126: !t19 {tf.aliasing_output = 126 : i32}, %arg127: !t19 {tf.aliasing_output = 127 : i32}, %arg128: !t19 {tf.aliasing_output = 128 : i32}, %arg129: !t11 {tf.aliasing_output = 129 : i32}, %arg130: !t11 {tf.aliasing_output = 130 : i32}, %arg131: !t19 {tf.aliasing_output = 131 : i32}, %arg132: !t19 {tf.aliasing_output = 132 : i32}, %arg133: !t19 {tf.aliasing_output = 133 : i32}, %arg134: !t19 {tf.aliasing_output = 134 : i32}, %arg135: !t11 {tf.aliasing_output = 135 : i32}, %arg136: !t11 {tf.aliasing_output = 136 : i32}, %arg137: !t19 {tf.aliasing_output = 137 : i32}, %arg138: !t19 {tf.aliasing_output = 138 : i32}, %arg139: !t19 {tf.aliasing_output = 139 : i32}, %arg140: !t19 {tf.aliasing_output = 140 : i32}, %arg141: !t11 {tf.aliasing_output = 141 : i32}, %arg142: !t11 {tf.aliasing_output = 142 : i32}, %arg143: !t2 {tf.aliasing_output = 143 : i32}, %arg144: !t2 {tf.aliasing_output = 144 : i32}, %arg145: !t2 {tf.aliasing_output = 145 : i32}, %arg146: !t2 {tf.aliasing_output = 146 : i32}, %arg147: !t15 {tf.aliasing_output = 147 : i32}, %arg148: !t15 {tf.aliasing_output = 148 : i32}, %arg149: !t15 {tf.aliasing_output = 149 : i32}, %arg150: !t15 {tf.aliasing_output = 150 : i32}, %arg151: !t2 {tf.aliasing_output = 151 : i32}, %arg152: !t2 {tf.aliasing_output = 152 : i32}, %arg153: !t2 {tf.aliasing_output = 153 : i32}, %arg154: !t2 {tf.aliasing_output = 154 : i32}, %arg155: !t15 {tf.aliasing_output = 155 : i32}, %arg156: !t15 {tf.aliasing_output = 156 : i32}, %arg157: !t2 {tf.aliasing_output = 157 : i32}, %arg158: !t2 {tf.aliasing_output = 158 : i32}, %arg159: !t2 {tf.aliasing_output = 159 : i32}, %arg160: !t2 {tf.aliasing_output = 160 : i32}, %arg161: !t15 {tf.aliasing_output = 161 : i32}, %arg162: !t15 {tf.aliasing_output = 162 : i32}, %arg163: !t2 {tf.aliasing_output = 163 : i32}, %arg164: !t2 {tf.aliasing_output = 164 : i32}, %arg165: !t2 {tf.aliasing_output = 165 : i32}, %arg166: !t2 {tf.aliasing_output = 166 : i32}, %arg167: !t15 {tf.aliasing_output = 167 : i32}, %arg168: !t15 {tf.aliasing_output = 168 : i32}, %arg169: !t2 {tf.aliasing_output = 169 : i32}, %arg170: !t2 {tf.aliasing_output = 170 : i32}, %arg171: !t2 {tf.aliasing_output = 171 : i32}, %arg172: !t2 {tf.aliasing_output = 172 : i32}, %arg173: !t15 {tf.aliasing_output = 173 : i32}, %arg174: !t15 {tf.aliasing_output = 174 : i32}, %arg175: !t2 {tf.aliasing_output = 175 : i32}, %arg176: !t2 {tf.aliasing_output = 176 : i32}, %arg177: !t2 {tf.aliasing_output = 177 : i32}, %arg178: !t2 {tf.aliasing_output = 178 : i32}, %arg179: !t15 {tf.aliasing_output = 179 : i32}, %arg180: !t15 {tf.aliasing_output = 180 : i32}, %arg181: !t11 {tf.aliasing_output = 181 : i32}, %arg182: !t11 {tf.aliasing_output = 182 : i32}, %arg183: !t11 {tf.aliasing_output = 183 : i32}, %arg184: !t11 {tf.aliasing_output = 184 : i32}, %arg185: !t63 {tf.aliasing_output = 185 : i32}, %arg186: !t63 {tf.aliasing_output = 186 : i32}, %arg187: !t63 {tf.aliasing_output = 187 : i32}, %arg188: !t63 {tf.aliasing_output = 188 : i32}, %arg189: !t11 {tf.aliasing_output = 189 : i32}, %arg190: !t11 {tf.aliasing_output = 190 : i32}, %arg191: !t11 {tf.aliasing_output = 191 : i32}, %arg192: !t11 {tf.aliasing_output = 192 : i32}, %arg193: !t63 {tf.aliasing_output = 193 : i32}, %arg194: !t63 {tf.aliasing_output = 194 : i32}, %arg195: !t11 {tf.aliasing_output = 195 : i32}, %arg196: !t11 {tf.aliasing_output = 196 : i32}, %arg197: !t11 {tf.aliasing_output = 197 : i32}, %arg198: !t11 {tf.aliasing_output = 198 : i32}, %arg199: !t63 {tf.aliasing_output = 199 : i32}, %arg200: !t63 {tf.aliasing_output = 200 : i32}, %arg201: !t68 {tf.aliasing_output = 201 : i32}, %arg202: !t86 {tf.aliasing_output = 202 : i32}, %arg203: !t15 {tf.aliasing_output = 203 : i32}, %arg204: !t87 {tf.aliasing_output = 204 : i32}, %arg205: !t15 {tf.aliasing_output = 205 : i32}, %arg206: !t88 {tf.aliasing_output = 206 : i32}, %arg207: !t98 {tf.aliasing_output = 207 : i32}, %arg208: !t89 {tf.aliasing_output = 208 : i32}, %arg209: !t68 {tf.aliasing_output = 209 : i32}, %arg210: !t90 {tf.aliasing_output = 210 : i32}, %arg211: !t2 {tf.aliasing_output = 211 : i32}, %arg212: !t4 {tf.aliasing_output = 212 : i32}, %arg213: !t2 {tf.aliasing_output = 213 : i32}, %arg214: !t4 {tf.aliasing_output = 214 : i32}, %arg215: !t2 {tf.aliasing_output = 215 : i32}, %arg216: !t4 {tf.aliasing_output = 216 : i32}, %arg217: !t2 {tf.aliasing_output = 217 : i32}, %arg218: !t4 {tf.aliasing_output = 218 : i32}, %arg219: !t2 {tf.aliasing_output = 219 : i32}, %arg220: !t91 {tf.aliasing_output = 220 : i32}, %arg221: !t2 {tf.aliasing_output = 221 : i32}, %arg222: !t4 {tf.aliasing_output = 222 : i32}, %arg223: !t78 {tf.aliasing_output = 223 : i32}, %arg224: !t96 {tf.aliasing_output = 224 : i32}, %arg225: !t79 {tf.aliasing_output = 225 : i32}, %arg226: !t97 {tf.aliasing_output = 226 : i32}, %arg227: !t2 {tf.aliasing_output = 227 : i32}, %arg228: !t92 {tf.aliasing_output = 228 : i32}, %arg229: !t2 {tf.aliasing_output = 229 : i32}, %arg230: !t4 {tf.aliasing_output = 230 : i32}, %arg231: !t2 {tf.aliasing_output = 231 : i32}, %arg232: !t55 {tf.aliasing_output = 232 : i32}, %arg233: !t2 {tf.aliasing_output = 233 : i32}, %arg234: !t4 {tf.aliasing_output = 234 : i32}, %arg235: !t2 {tf.aliasing_output = 235 : i32}, %arg236: !t16 {tf.aliasing_output = 236 : i32}, %arg237: !t2 {tf.aliasing_output = 237 : i32}, %arg238: !t4 {tf.aliasing_output = 238 : i32}, %arg239: !t2 {tf.aliasing_output = 239 : i32}, %arg240: !t93 {tf.aliasing_output = 240 : i32}, %arg241: !t2 {tf.aliasing_output = 241 : i32}, %arg242: !t4 {tf.aliasing_output = 242 : i32}, %arg243: !t73 {tf.aliasing_output = 243 : i32}, %arg244: !t28 {tf.aliasing_output = 244 : i32}, %arg245: !t29 {tf.aliasing_output = 245 : i32}, %arg246: !t74 {tf.aliasing_output = 246 : i32}, %arg247: !t51 {tf.aliasing_output = 247 : i32}, %arg248: !t28 {tf.aliasing_output = 248 : i32}, %arg249: !t29 {tf.aliasing_output = 249 : i32}, %arg250: !t51 {tf.aliasing_output = 250 : i32}, %arg251: !t28 {tf.aliasing_output = 251 : i32}, %arg252: !t29 {tf.aliasing_output = 252 : i32}, %arg253: !t51 {tf.aliasing_output = 253 : i32}, %arg254: !t28 {tf.aliasing_output = 254 : i32}, %arg255: !t29 {tf.aliasing_output = 255 : i32}, %arg256: !t55 {tf.aliasing_output = 256 : i32}, %arg257: !t4 {tf.aliasing_output = 257 : i32}, %arg258: !t13 {tf.aliasing_output = 258 : i32}, %arg259: !t75 {tf.aliasing_output = 259 : i32}, %arg260: !t16 {tf.aliasing_output = 260 : i32}, %arg261: !t4 {tf.aliasing_output = 261 : i32}, %arg262: !t13 {tf.aliasing_output = 262 : i32}, %arg263: !t16 {tf.aliasing_output = 263 : i32}, %arg264: !t4 {tf.aliasing_output = 264 : i32}, %arg265: !t13 {tf.aliasing_output = 265 : i32}, %arg266: !t16 {tf.aliasing_output = 266 : i32}, %arg267: !t4 {tf.aliasing_output = 267 : i32}, %arg268: !t13 {tf.aliasing_output = 268 : i32}, %arg269: !t16 {tf.aliasing_output = 269 : i32}, %arg270: !t4 {tf.aliasing_output = 270 : i32}, %arg271: !t13 {tf.aliasing_output = 271 : i32}, %arg272: !t16 {tf.aliasing_output = 272 : i32}, %arg273: !t4 {tf.aliasing_output = 273 : i32}, %arg274: !t13 {tf.aliasing_output = 274 : i32}, %arg275: !t76 {tf.aliasing_output = 275 : i32}, %arg276: !t38 {tf.aliasing_output = 276 : i32}, %arg277: !t39 {tf.aliasing_output = 277 : i32}, %arg278: !t77 {tf.aliasing_output = 278 : i32}, %arg279: !t56 {tf.aliasing_output = 279 : i32}, %arg280: !t38 {tf.aliasing_output = 280 : i32}, %arg281: !t39 {tf.aliasing_output = 281 : i32}, %arg282: !t56 {tf.aliasing_output = 282 : i32}, %arg283: !t38 {tf.aliasing_output = 283 : i32}, %arg284: !t39 {tf.aliasing_output = 284 : i32}, %learning_rate: !t0, %images: tensor<128x416x672x12xbf16>, %extents: !t112, %boxes: !t136, %classes: !t214, %masks: !t246, %labels: !t215, %targets: !t216, %random: !t49) -> (!t68 {jax.result_info = "result[0]['boxes']['classes']['bias']"}, !t86 {jax.result_info = "result[0]['boxes']['classes']['kernel']"}, !t15 {jax.result_info = "result[0]['boxes']['dense1']['bias']"}, !t87 {jax.result_info = "result[0]['boxes']['dense1']['kernel']"}, !t15 {jax.result_info = "result[0]['boxes']['dense2']['bias']"}, !t88 {jax.result_info = "result[0]['boxes']['dense2']['kernel']"}, !t98 {jax.result_info = "result[0]['boxes']['places']['bias']"}, !t89 {jax.result_info = "result[0]['boxes']['places']['kernel']"}, !t212 {jax.result_info = "result[0]['conv0']"}, !t68 {jax.result_info = "result[0]['masks']['classes']['bias']"}, !t90 {jax.result_info = "result[0]['masks']['classes']['kernel']"}, !t2 {jax.result_info = "result[0]['masks']['conv1']['bias']"}, !t4 {jax.result_info = "result[0]['masks']['conv1']['kernel']"}, !t2 {jax.result_info = "result[0]['masks']['conv2']['bias']"}, !t4 {jax.result_info = "result[0]['masks']['conv2']['kernel']"}, !t2 {jax.result_info = "result[0]['masks']['conv3']['bias']"}, !t4 {jax.result_info = "result[0]['masks']['conv3']['kernel']"}, !t2 {jax.result_info = "result[0]['masks']['conv4']['bias']"}, !t4 {jax.result_info = "result[0]['masks']['conv4']['kernel']"}, !t2 {jax.result_info = "result[0]['masks']['up']['bias']"}, !t91 {jax.result_info = "result[0]['masks']['up']['kernel']"}, !t2 {jax.result_info = "result[0]['proposals']['conv']['bias']"}, !t4 {jax.result_info = "result[0]['proposals']['conv']['kernel']"}, !t78 {jax.result_info = "result[0]['proposals']['places']['bias']"}, !t96 {jax.result_info = "result[0]['proposals']['places']['kernel']"}, !t79 {jax.result_info = "result[0]['proposals']['scores']['bias']"}, !t97 {jax.result_info = "result[0]['proposals']['scores']['kernel']"}, !t2 {jax.result_info = "result[0]['pyramid']['level2']['across']['bias']"}, !t92 {jax.result_info = "result[0]['pyramid']['level2']['across']['kernel']"}, !t2 {jax.result_info = "result[0]['pyramid']['level2']['after']['bias']"}, !t4 {jax.result_info = "result[0]['pyramid']['level2']['after']['kernel']"}, !t2 {jax.result_info = "result[0]['pyramid']['level3']['across']['bias']"}, !t55 {jax.result_info = "result[0]['pyramid']['level3']['across']['kernel']"}, !t2 {jax.result_info = "result[0]['pyramid']['level3']['after']['bias']"}, !t4 {jax.result_info = "result[0]['pyramid']['level3']['after']['kernel']"}, !t2 {jax.result_info = "result[0]['pyramid']['level4']['across']['bias']"}, !t16 {jax.result_info = "result[0]['pyramid']['level4']['across']['kernel']"}, !t2 {jax.result_info = "result[0]['pyramid']['level4']['after']['bias']"}, !t4 {jax.result_info = "result[0]['pyramid']['level4']['after']['kernel']"}, !t2 {jax.result_info = "result[0]['pyramid']['level5']['across']['bias']"}, !t93 {jax.result_info = "result[0]['pyramid']['level5']['across']['kernel']"}, !t2 {jax.result_info = "result[0]['pyramid']['level5']['after']['bias']"}, !t4 {jax.result_info = "result[0]['pyramid']['level5']['after']['kernel']"}, !t213 {jax.result_info = "result[0]['stage1_0']['conv1']"}, !t120 {jax.result_info = "result[0]['stage1_0']['conv2']"}, !t110 {jax.result_info = "result[0]['stage1_0']['conv3']"}, !t110 {jax.result_info = "result[0]['stage1_0']['shortcut']"}, !t167 {jax.result_info = "result[0]['stage1_1']['conv1']"}, !t120 {jax.result_info = "result[0]['stage1_1']['conv2']"}, !t110 {jax.result_info = "result[0]['stage1_1']['conv3']"}, !t167 {jax.result_info = "result[0]['stage1_2']['conv1']"}, !t120 {jax.result_info = "result[0]['stage1_2']['conv2']"}, !t110 {jax.result_info = "result[0]['stage1_2']['conv3']"}, !t73 {jax.result_info = "result[0]['stage2_0']['conv1']"}, !t28 {jax.result_info = "result[0]['stage2_0']['conv2']"}, !t29 {jax.result_info = "result[0]['stage2_0']['conv3']"}, !t74 {jax.result_info = "result[0]['stage2_0']['shortcut']"}, !t51 {jax.result_info = "result[0]['stage2_1']['conv1']"}, !t28 {jax.result_info = "result[0]['stage2_1']['conv2']"}, !t29 {jax.result_info = "result[0]['stage2_1']['conv3']"}, !t51 {jax.result_info = "result[0]['stage2_2']['conv1']"}, !t28 {jax.result_info = "result[0]['stage2_2']['conv2']"}, !t29 {jax.result_info = "result[0]['stage2_2']['conv3']"}, !t51 {jax.result_info = "result[0]['stage2_3']['conv1']"}, !t28 {jax.result_info = "result[0]['stage2_3']['conv2']"}, !t29 {jax.result_info = "result[0]['stage2_3']['conv3']"}, !t55 {jax.result_info = "result[0]['stage3_0']['conv1']"}, !t4 {jax.result_info = "result[0]['stage3_0']['conv2']"}, !t13 {jax.result_info = "result[0]['stage3_0']['conv3']"}, !t75 {jax.result_info = "result[0]['stage3_0']['shortcut']"}, !t16 {jax.result_info = "result[0]['stage3_1']['conv1']"}, !t4 {jax.result_info = "result[0]['stage3_1']['conv2']"}, !t13 {jax.result_info = "result[0]['stage3_1']['conv3']"}, !t16 {jax.result_info = "result[0]['stage3_2']['conv1']"}, !t4 {jax.result_info = "result[0]['stage3_2']['conv2']"}, !t13 {jax.result_info = "result[0]['stage3_2']['conv3']"}, !t16 {jax.result_info = "result[0]['stage3_3']['conv1']"}, !t4 {jax.result_info = "result[0]['stage3_3']['conv2']"}, !t13 {jax.result_info = "result[0]['stage3_3']['conv3']"}, !t16 {jax.result_info = "result[0]['stage3_4']['conv1']"}, !t4 {jax.result_info = "result[0]['stage3_4']['conv2']"}, !t13 {jax.result_info = "result[0]['stage3_4']['conv3']"}, !t16 {jax.result_info = "result[0]['stage3_5']['conv1']"}, !t4 {jax.result_info = "result[0]['stage3_5']['conv2']"}, !t13 {jax.result_info = "result[0]['stage3_5']['conv3']"}, !t76 {jax.result_info = "result[0]['stage4_0']['conv1']"}, !t38 {jax.result_info = "result[0]['stage4_0']['conv2']"}, !t39 {jax.result_info = "result[0]['stage4_0']['conv3']"}, !t77 {jax.result_info = "result[0]['stage4_0']['shortcut']"}, !t56 {jax.result_info = "result[0]['stage4_1']['conv1']"}, !t38 {jax.result_info = "result[0]['stage4_1']['conv2']"}, !t39 {jax.result_info = "result[0]['stage4_1']['conv3']"}, !t56 {jax.result_info = "result[0]['stage4_2']['conv1']"}, !t38 {jax.result_info = "result[0]['stage4_2']['conv2']"}, !t39 {jax.result_info = "result[0]['stage4_2']['conv3']"}, !t40 {jax.result_info = "result[1]['moving']['norm0']['factor']"}, !t40 {jax.result_info = "result[1]['moving']['norm0']['offset']"}, !t40 {jax.result_info = "result[1]['moving']['stage1_0']['norm1']['factor']"}, !t40 {jax.result_info = "result[1]['moving']['stage1_0']['norm1']['offset']"}, !t40 {jax.result_info = "result[1]['moving']['stage1_0']['norm2']['factor']"}, !t40 {jax.result_info = "result[1]['moving']['stage1_0']['norm2']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_0']['norm3']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_0']['norm3']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_0']['norm_shortcut']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_0']['norm_shortcut']['offset']"}, !t40 {jax.result_info = "result[1]['moving']['stage1_1']['norm1']['factor']"}, !t40 {jax.result_info = "result[1]['moving']['stage1_1']['norm1']['offset']"}, !t40 {jax.result_info = "result[1]['moving']['stage1_1']['norm2']['factor']"}, !t40 {jax.result_info = "result[1]['moving']['stage1_1']['norm2']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_1']['norm3']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_1']['norm3']['offset']"}, !t40 {jax.result_info = "result[1]['moving']['stage1_2']['norm1']['factor']"}, !t40 {jax.result_info = "result[1]['moving']['stage1_2']['norm1']['offset']"}, !t40 {jax.result_info = "result[1]['moving']['stage1_2']['norm2']['factor']"}, !t40 {jax.result_info = "result[1]['moving']['stage1_2']['norm2']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_2']['norm3']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_2']['norm3']['offset']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_0']['norm1']['factor']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_0']['norm1']['offset']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_0']['norm2']['factor']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_0']['norm2']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage2_0']['norm3']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage2_0']['norm3']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage2_0']['norm_shortcut']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage2_0']['norm_shortcut']['offset']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_1']['norm1']['factor']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_1']['norm1']['offset']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_1']['norm2']['factor']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_1']['norm2']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage2_1']['norm3']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage2_1']['norm3']['offset']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_2']['norm1']['factor']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_2']['norm1']['offset']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_2']['norm2']['factor']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_2']['norm2']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage2_2']['norm3']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage2_2']['norm3']['offset']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_3']['norm1']['factor']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_3']['norm1']['offset']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_3']['norm2']['factor']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_3']['norm2']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage2_3']['norm3']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage2_3']['norm3']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_0']['norm1']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_0']['norm1']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_0']['norm2']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_0']['norm2']['offset']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_0']['norm3']['factor']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_0']['norm3']['offset']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_0']['norm_shortcut']['factor']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_0']['norm_shortcut']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_1']['norm1']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_1']['norm1']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_1']['norm2']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_1']['norm2']['offset']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_1']['norm3']['factor']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_1']['norm3']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_2']['norm1']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_2']['norm1']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_2']['norm2']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_2']['norm2']['offset']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_2']['norm3']['factor']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_2']['norm3']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_3']['norm1']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_3']['norm1']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_3']['norm2']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_3']['norm2']['offset']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_3']['norm3']['factor']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_3']['norm3']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_4']['norm1']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_4']['norm1']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_4']['norm2']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_4']['norm2']['offset']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_4']['norm3']['factor']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_4']['norm3']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_5']['norm1']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_5']['norm1']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_5']['norm2']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_5']['norm2']['offset']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_5']['norm3']['factor']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_5']['norm3']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_0']['norm1']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_0']['norm1']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_0']['norm2']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_0']['norm2']['offset']"}, !t63 {jax.result_info = "result[1]['moving']['stage4_0']['norm3']['factor']"}, !t63 {jax.result_info = "result[1]['moving']['stage4_0']['norm3']['offset']"}, !t63 {jax.result_info = "result[1]['moving']['stage4_0']['norm_shortcut']['factor']"}, !t63 {jax.result_info = "result[1]['moving']['stage4_0']['norm_shortcut']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_1']['norm1']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_1']['norm1']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_1']['norm2']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_1']['norm2']['offset']"}, !t63 {jax.result_info = "result[1]['moving']['stage4_1']['norm3']['factor']"}, !t63 {jax.result_info = "result[1]['moving']['stage4_1']['norm3']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_2']['norm1']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_2']['norm1']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_2']['norm2']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_2']['norm2']['offset']"}, !t63 {jax.result_info = "result[1]['moving']['stage4_2']['norm3']['factor']"}, !t63 {jax.result_info = "result[1]['moving']['stage4_2']['norm3']['offset']"}, !t68 {jax.result_info = "result[1]['optimizer']['momentum']['boxes']['classes']['bias']"}, !t86 {jax.result_info = "result[1]['optimizer']['momentum']['boxes']['classes']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['momentum']['boxes']['dense1']['bias']"}, !t87 {jax.result_info = "result[1]['optimizer']['momentum']['boxes']['dense1']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['momentum']['boxes']['dense2']['bias']"}, !t88 {jax.result_info = "result[1]['optimizer']['momentum']['boxes']['dense2']['kernel']"}, !t98 {jax.result_info = "result[1]['optimizer']['momentum']['boxes']['places']['bias']"}, !t89 {jax.result_info = "result[1]['optimizer']['momentum']['boxes']['places']['kernel']"}, !t68 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['classes']['bias']"}, !t90 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['classes']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['conv1']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['conv1']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['conv2']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['conv2']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['conv3']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['conv3']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['conv4']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['conv4']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['up']['bias']"}, !t91 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['up']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['proposals']['conv']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['proposals']['conv']['kernel']"}, !t78 {jax.result_info = "result[1]['optimizer']['momentum']['proposals']['places']['bias']"}, !t96 {jax.result_info = "result[1]['optimizer']['momentum']['proposals']['places']['kernel']"}, !t79 {jax.result_info = "result[1]['optimizer']['momentum']['proposals']['scores']['bias']"}, !t97 {jax.result_info = "result[1]['optimizer']['momentum']['proposals']['scores']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level2']['across']['bias']"}, !t92 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level2']['across']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level2']['after']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level2']['after']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level3']['across']['bias']"}, !t55 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level3']['across']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level3']['after']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level3']['after']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level4']['across']['bias']"}, !t16 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level4']['across']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level4']['after']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level4']['after']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level5']['across']['bias']"}, !t93 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level5']['across']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level5']['after']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level5']['after']['kernel']"}, !t73 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['conv1']"}, !t28 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['conv2']"}, !t29 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['conv3']"}, !t74 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['shortcut']"}, !t51 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['conv1']"}, !t28 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['conv2']"}, !t29 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['conv3']"}, !t51 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['conv1']"}, !t28 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['conv2']"}, !t29 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['conv3']"}, !t51 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['conv1']"}, !t28 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['conv2']"}, !t29 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['conv3']"}, !t55 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['conv1']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['conv2']"}, !t13 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['conv3']"}, !t75 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['shortcut']"}, !t16 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['conv1']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['conv2']"}, !t13 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['conv3']"}, !t16 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['conv1']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['conv2']"}, !t13 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['conv3']"}, !t16 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['conv1']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['conv2']"}, !t13 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['conv3']"}, !t16 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['conv1']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['conv2']"}, !t13 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['conv3']"}, !t16 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['conv1']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['conv2']"}, !t13 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['conv3']"}, !t76 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_0']['conv1']"}, !t38 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_0']['conv2']"}, !t39 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_0']['conv3']"}, !t77 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_0']['shortcut']"}, !t56 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_1']['conv1']"}, !t38 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_1']['conv2']"}, !t39 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_1']['conv3']"}, !t56 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_2']['conv1']"}, !t38 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_2']['conv2']"}, !t39 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_2']['conv3']"}, !t0 {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : !t1
    %0 = call @_pad(%arg8, %c) : (!t212, !t1) -> !t232 loc(#l0)
    %1 = stablehlo.reshape %0 : (!t232) -> tensor<4x2x4x2x3x64xf32> loc(#l1)
    %2 = stablehlo.transpose %1, dims = [0, 2, 1, 3, 4, 5] : (tensor<4x2x4x2x3x64xf32>) -> tensor<4x4x2x2x3x64xf32> loc(#l2)
    %3 = stablehlo.reshape %2 : (tensor<4x4x2x2x3x64xf32>) -> tensor<4x4x12x64xf32> loc(#l1)
    %4 = stablehlo.convert %3 : (tensor<4x4x12x64xf32>) -> tensor<4x4x12x64xbf16> loc(#l3)
    %5 = stablehlo.convolution(%images, %4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x416x672x12xbf16>, tensor<4x4x12x64xbf16>) -> !t150 loc(#l4)
    %6 = stablehlo.convert %arg95 : (!t40) -> !t113 loc(#l3)
    %7 = stablehlo.convert %arg96 : (!t40) -> !t113 loc(#l3)
    %8 = stablehlo.broadcast_in_dim %6, dims = [3] : (!t113) -> !t114 loc(#l5)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (!t114) -> !t150 loc(#l6)
    %10 = stablehlo.multiply %5, %9 : !t150 loc(#l6)
    %11 = stablehlo.broadcast_in_dim %7, dims = [3] : (!t113) -> !t114 loc(#l5)
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (!t114) -> !t150 loc(#l7)
    %13 = stablehlo.add %10, %12 : !t150 loc(#l7)
    %14 = call @_relu(%13) : (!t150) -> !t150 loc(#l8)
    %cst = stablehlo.constant dense<0xFF80> : !t5 loc(#l9)
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t5 loc(#l9)
    %16 = "stablehlo.reduce_window"(%14, %15) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg294: !t5, %arg295: !t5):
      %1062 = stablehlo.maximum %arg294, %arg295 : !t5 loc(#l9)
      stablehlo.return %1062 : !t5 loc(#l9)
    }) : (!t150, !t5) -> !t67 loc(#l9)
    %17 = call @_block(%16, %arg43, %arg44, %arg45, %arg46, %arg97, %arg98, %arg99, %arg100, %arg101, %arg102, %arg103, %arg104) : (!t67, !t213, !t120, !t110, !t110, !t40, !t40, !t40, !t40, !t2, !t2, !t2, !t2) -> !t14 loc(#l10)
    %18 = call @_block_2(%17, %arg47, %arg48, %arg49, %arg105, %arg106, %arg107, %arg108, %arg109, %arg110) : (!t14, !t167, !t120, !t110, !t40, !t40, !t40, !t40, !t2, !t2) -> !t14 loc(#l11)
    %19 = call @_block_2(%18, %arg50, %arg51, %arg52, %arg111, %arg112, %arg113, %arg114, %arg115, %arg116) : (!t14, !t167, !t120, !t110, !t40, !t40, !t40, !t40, !t2, !t2) -> !t14 loc(#l12)
    %20:7 = call @_block_3(%19, %arg53, %arg54, %arg55, %arg56, %arg117, %arg118, %arg119, %arg120, %arg121, %arg122, %arg123, %arg124) : (!t14, !t73, !t28, !t29, !t74, !t19, !t19, !t19, !t19, !t11, !t11, !t11, !t11) -> (!t12, !t60, !t65, !t60, !t23, !t36, !t36) loc(#l13)
    %21:6 = call @_block_7(%20#0, %arg57, %arg58, %arg59, %arg125, %arg126, %arg127, %arg128, %arg129, %arg130) : (!t12, !t51, !t28, !t29, !t19, !t19, !t19, !t19, !t11, !t11) -> (!t12, !t60, !t23, !t60, !t23, !t36) loc(#l14)
    %22:6 = call @_block_7(%21#0, %arg60, %arg61, %arg62, %arg131, %arg132, %arg133, %arg134, %arg135, %arg136) : (!t12, !t51, !t28, !t29, !t19, !t19, !t19, !t19, !t11, !t11) -> (!t12, !t60, !t23, !t60, !t23, !t36) loc(#l15)
    %23:6 = call @_block_7(%22#0, %arg63, %arg64, %arg65, %arg137, %arg138, %arg139, %arg140, %arg141, %arg142) : (!t12, !t51, !t28, !t29, !t19, !t19, !t19, !t19, !t11, !t11) -> (!t12, !t60, !t23, !t60, !t23, !t36) loc(#l16)
    %24:7 = call @_block_8(%23#0, %arg66, %arg67, %arg68, %arg69, %arg143, %arg144, %arg145, %arg146, %arg147, %arg148, %arg149, %arg150) : (!t12, !t55, !t4, !t13, !t75, !t2, !t2, !t2, !t2, !t15, !t15, !t15, !t15) -> (!t9, !t17, !t20, !t17, !t7, !t72, !t72) loc(#l17)
    %25:6 = call @_block_12(%24#0, %arg70, %arg71, %arg72, %arg151, %arg152, %arg153, %arg154, %arg155, %arg156) : (!t9, !t16, !t4, !t13, !t2, !t2, !t2, !t2, !t15, !t15) -> (!t9, !t17, !t7, !t17, !t7, !t72) loc(#l18)
    %26:6 = call @_block_12(%25#0, %arg73, %arg74, %arg75, %arg157, %arg158, %arg159, %arg160, %arg161, %arg162) : (!t9, !t16, !t4, !t13, !t2, !t2, !t2, !t2, !t15, !t15) -> (!t9, !t17, !t7, !t17, !t7, !t72) loc(#l19)
    %27:6 = call @_block_12(%26#0, %arg76, %arg77, %arg78, %arg163, %arg164, %arg165, %arg166, %arg167, %arg168) : (!t9, !t16, !t4, !t13, !t2, !t2, !t2, !t2, !t15, !t15) -> (!t9, !t17, !t7, !t17, !t7, !t72) loc(#l20)
    %28:6 = call @_block_12(%27#0, %arg79, %arg80, %arg81, %arg169, %arg170, %arg171, %arg172, %arg173, %arg174) : (!t9, !t16, !t4, !t13, !t2, !t2, !t2, !t2, !t15, !t15) -> (!t9, !t17, !t7, !t17, !t7, !t72) loc(#l21)
    %29:6 = call @_block_12(%28#0, %arg82, %arg83, %arg84, %arg175, %arg176, %arg177, %arg178, %arg179, %arg180) : (!t9, !t16, !t4, !t13, !t2, !t2, !t2, !t2, !t15, !t15) -> (!t9, !t17, !t7, !t17, !t7, !t72) loc(#l22)
    %30:7 = call @_block_13(%29#0, %arg85, %arg86, %arg87, %arg88, %arg181, %arg182, %arg183, %arg184, %arg185, %arg186, %arg187, %arg188) : (!t9, !t76, !t38, !t39, !t77, !t11, !t11, !t11, !t11, !t63, !t63, !t63, !t63) -> (!t25, !t36, !t66, !t36, !t26, !t83, !t83) loc(#l23)
    %31:6 = call @_block_17(%30#0, %arg89, %arg90, %arg91, %arg189, %arg190, %arg191, %arg192, %arg193, %arg194) : (!t25, !t56, !t38, !t39, !t11, !t11, !t11, !t11, !t63, !t63) -> (!t25, !t36, !t26, !t36, !t26, !t83) loc(#l24)
    %32:6 = call @_block_17(%31#0, %arg92, %arg93, %arg94, %arg195, %arg196, %arg197, %arg198, %arg199, %arg200) : (!t25, !t56, !t38, !t39, !t11, !t11, !t11, !t11, !t63, !t63) -> (!t25, !t36, !t26, !t36, !t26, !t83) loc(#l25)
    %33 = stablehlo.convert %arg40 : (!t93) -> !t200 loc(#l26)
    %34 = stablehlo.convolution(%32#0, %33) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t25, !t200) -> !t42 loc(#l27)
    %35 = stablehlo.convert %arg39 : (!t2) -> !t21 loc(#l26)
    %36 = stablehlo.broadcast_in_dim %35, dims = [3] : (!t21) -> !t17 loc(#l28)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (!t17) -> !t42 loc(#l29)
    %38 = stablehlo.add %34, %37 : !t42 loc(#l29)
    %39 = stablehlo.convert %arg42 : (!t4) -> !t22 loc(#l26)
    %40 = stablehlo.convolution(%38, %39) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t42, !t22) -> !t42 loc(#l27)
    %41 = stablehlo.convert %arg41 : (!t2) -> !t21 loc(#l26)
    %42 = stablehlo.broadcast_in_dim %41, dims = [3] : (!t21) -> !t17 loc(#l28)
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (!t17) -> !t42 loc(#l29)
    %44 = stablehlo.add %40, %43 : !t42 loc(#l29)
    %45 = stablehlo.convert %arg36 : (!t16) -> !t137 loc(#l30)
    %46 = stablehlo.convolution(%29#0, %45) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t137) -> !t7 loc(#l31)
    %47 = stablehlo.convert %arg35 : (!t2) -> !t21 loc(#l30)
    %48 = stablehlo.broadcast_in_dim %47, dims = [3] : (!t21) -> !t17 loc(#l32)
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (!t17) -> !t7 loc(#l33)
    %50 = stablehlo.add %46, %49 : !t7 loc(#l33)
    %51 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 3, 5] : (!t42) -> !t247 loc(#l32)
    %52 = stablehlo.reshape %51 : (!t247) -> !t7 loc(#l34)
    %53 = stablehlo.add %50, %52 : !t7 loc(#l33)
    %54 = stablehlo.convert %arg38 : (!t4) -> !t22 loc(#l30)
    %55 = stablehlo.convolution(%53, %54) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t22) -> !t7 loc(#l31)
    %56 = stablehlo.convert %arg37 : (!t2) -> !t21 loc(#l30)
    %57 = stablehlo.broadcast_in_dim %56, dims = [3] : (!t21) -> !t17 loc(#l32)
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (!t17) -> !t7 loc(#l33)
    %59 = stablehlo.add %55, %58 : !t7 loc(#l33)
    %60 = stablehlo.convert %arg32 : (!t55) -> !t138 loc(#l35)
    %61 = stablehlo.convolution(%23#0, %60) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t138) -> !t20 loc(#l36)
    %62 = stablehlo.convert %arg31 : (!t2) -> !t21 loc(#l35)
    %63 = stablehlo.broadcast_in_dim %62, dims = [3] : (!t21) -> !t17 loc(#l37)
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2, 3] : (!t17) -> !t20 loc(#l38)
    %65 = stablehlo.add %61, %64 : !t20 loc(#l38)
    %66 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 3, 5] : (!t7) -> !t248 loc(#l37)
    %67 = stablehlo.reshape %66 : (!t248) -> !t20 loc(#l39)
    %68 = stablehlo.add %65, %67 : !t20 loc(#l38)
    %69 = stablehlo.convert %arg34 : (!t4) -> !t22 loc(#l35)
    %70 = stablehlo.convolution(%68, %69) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t22) -> !t20 loc(#l36)
    %71 = stablehlo.convert %arg33 : (!t2) -> !t21 loc(#l35)
    %72 = stablehlo.broadcast_in_dim %71, dims = [3] : (!t21) -> !t17 loc(#l37)
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (!t17) -> !t20 loc(#l38)
    %74 = stablehlo.add %70, %73 : !t20 loc(#l38)
    %75 = stablehlo.convert %arg28 : (!t92) -> !t201 loc(#l40)
    %76 = stablehlo.convolution(%19, %75) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t201) -> !t14 loc(#l41)
    %77 = stablehlo.convert %arg27 : (!t2) -> !t21 loc(#l40)
    %78 = stablehlo.broadcast_in_dim %77, dims = [3] : (!t21) -> !t17 loc(#l42)
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2, 3] : (!t17) -> !t14 loc(#l43)
    %80 = stablehlo.add %76, %79 : !t14 loc(#l43)
    %81 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 3, 5] : (!t20) -> !t249 loc(#l42)
    %82 = stablehlo.reshape %81 : (!t249) -> !t14 loc(#l44)
    %83 = stablehlo.add %80, %82 : !t14 loc(#l43)
    %84 = stablehlo.convert %arg30 : (!t4) -> !t22 loc(#l40)
    %85 = stablehlo.convolution(%83, %84) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t22) -> !t14 loc(#l41)
    %86 = stablehlo.convert %arg29 : (!t2) -> !t21 loc(#l40)
    %87 = stablehlo.broadcast_in_dim %86, dims = [3] : (!t21) -> !t17 loc(#l42)
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2, 3] : (!t17) -> !t14 loc(#l43)
    %89 = stablehlo.add %85, %88 : !t14 loc(#l43)
    %90 = stablehlo.slice %44 [0:128, 0:26:2, 0:42:2, 0:256] : (!t42) -> !t64
    %91 = stablehlo.convert %arg21 : (!t2) -> !t21 loc(#l45)
    %92 = stablehlo.convert %arg22 : (!t4) -> !t22 loc(#l45)
    %93 = stablehlo.convert %arg23 : (!t78) -> !t121 loc(#l45)
    %94 = stablehlo.convert %arg24 : (!t96) -> !t101 loc(#l45)
    %95 = stablehlo.convert %arg25 : (!t79) -> !t122 loc(#l45)
    %96 = stablehlo.convert %arg26 : (!t97) -> !t102 loc(#l45)
    %97 = stablehlo.convolution(%89, %92) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t22) -> !t14 loc(#l46)
    %98 = stablehlo.broadcast_in_dim %91, dims = [3] : (!t21) -> !t17 loc(#l47)
    %99 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2, 3] : (!t17) -> !t14 loc(#l48)
    %100 = stablehlo.add %97, %99 : !t14 loc(#l48)
    %101 = call @_relu_1(%100) : (!t14) -> !t14 loc(#l49)
    %102 = stablehlo.convolution(%101, %96) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t102) -> !t123 loc(#l46)
    %103 = stablehlo.broadcast_in_dim %95, dims = [3] : (!t122) -> !t168 loc(#l47)
    %104 = stablehlo.broadcast_in_dim %103, dims = [0, 1, 2, 3] : (!t168) -> !t123 loc(#l48)
    %105 = stablehlo.add %102, %104 : !t123 loc(#l48)
    %106 = stablehlo.convolution(%101, %94) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t101) -> !t161 loc(#l46)
    %107 = stablehlo.broadcast_in_dim %93, dims = [3] : (!t121) -> !t169 loc(#l47)
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2, 3] : (!t169) -> !t161 loc(#l48)
    %109 = stablehlo.add %106, %108 : !t161 loc(#l48)
    %110 = stablehlo.convolution(%74, %92) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t22) -> !t20 loc(#l50)
    %111 = stablehlo.broadcast_in_dim %91, dims = [3] : (!t21) -> !t17 loc(#l51)
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2, 3] : (!t17) -> !t20 loc(#l52)
    %113 = stablehlo.add %110, %112 : !t20 loc(#l52)
    %114 = call @_relu_18(%113) : (!t20) -> !t20 loc(#l53)
    %115 = stablehlo.convolution(%114, %96) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t102) -> !t124 loc(#l50)
    %116 = stablehlo.broadcast_in_dim %95, dims = [3] : (!t122) -> !t168 loc(#l51)
    %117 = stablehlo.broadcast_in_dim %116, dims = [0, 1, 2, 3] : (!t168) -> !t124 loc(#l52)
    %118 = stablehlo.add %115, %117 : !t124 loc(#l52)
    %119 = stablehlo.convolution(%114, %94) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t101) -> !t162 loc(#l50)
    %120 = stablehlo.broadcast_in_dim %93, dims = [3] : (!t121) -> !t169 loc(#l51)
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2, 3] : (!t169) -> !t162 loc(#l52)
    %122 = stablehlo.add %119, %121 : !t162 loc(#l52)
    %123 = stablehlo.convolution(%59, %92) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t22) -> !t7 loc(#l54)
    %124 = stablehlo.broadcast_in_dim %91, dims = [3] : (!t21) -> !t17 loc(#l55)
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 1, 2, 3] : (!t17) -> !t7 loc(#l56)
    %126 = stablehlo.add %123, %125 : !t7 loc(#l56)
    %127 = call @_relu_19(%126) : (!t7) -> !t7 loc(#l57)
    %128 = stablehlo.convolution(%127, %96) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t102) -> !t125 loc(#l54)
    %129 = stablehlo.broadcast_in_dim %95, dims = [3] : (!t122) -> !t168 loc(#l55)
    %130 = stablehlo.broadcast_in_dim %129, dims = [0, 1, 2, 3] : (!t168) -> !t125 loc(#l56)
    %131 = stablehlo.add %128, %130 : !t125 loc(#l56)
    %132 = stablehlo.convolution(%127, %94) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t101) -> !t163 loc(#l54)
    %133 = stablehlo.broadcast_in_dim %93, dims = [3] : (!t121) -> !t169 loc(#l55)
    %134 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2, 3] : (!t169) -> !t163 loc(#l56)
    %135 = stablehlo.add %132, %134 : !t163 loc(#l56)
    %136 = stablehlo.convolution(%44, %92) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t42, !t22) -> !t42 loc(#l58)
    %137 = stablehlo.broadcast_in_dim %91, dims = [3] : (!t21) -> !t17 loc(#l59)
    %138 = stablehlo.broadcast_in_dim %137, dims = [0, 1, 2, 3] : (!t17) -> !t42 loc(#l60)
    %139 = stablehlo.add %136, %138 : !t42 loc(#l60)
    %140 = call @_relu_20(%139) : (!t42) -> !t42 loc(#l61)
    %141 = stablehlo.convolution(%140, %96) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t42, !t102) -> !t126 loc(#l58)
    %142 = stablehlo.broadcast_in_dim %95, dims = [3] : (!t122) -> !t168 loc(#l59)
    %143 = stablehlo.broadcast_in_dim %142, dims = [0, 1, 2, 3] : (!t168) -> !t126 loc(#l60)
    %144 = stablehlo.add %141, %143 : !t126 loc(#l60)
    %145 = stablehlo.convolution(%140, %94) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t42, !t101) -> !t164 loc(#l58)
    %146 = stablehlo.broadcast_in_dim %93, dims = [3] : (!t121) -> !t169 loc(#l59)
    %147 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2, 3] : (!t169) -> !t164 loc(#l60)
    %148 = stablehlo.add %145, %147 : !t164 loc(#l60)
    %149 = stablehlo.convolution(%90, %92) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t64, !t22) -> !t64 loc(#l62)
    %150 = stablehlo.broadcast_in_dim %91, dims = [3] : (!t21) -> !t17 loc(#l63)
    %151 = stablehlo.broadcast_in_dim %150, dims = [0, 1, 2, 3] : (!t17) -> !t64 loc(#l64)
    %152 = stablehlo.add %149, %151 : !t64 loc(#l64)
    %153 = call @_relu_21(%152) : (!t64) -> !t64 loc(#l65)
    %154 = stablehlo.convolution(%153, %96) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t64, !t102) -> !t127 loc(#l62)
    %155 = stablehlo.broadcast_in_dim %95, dims = [3] : (!t122) -> !t168 loc(#l63)
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2, 3] : (!t168) -> !t127 loc(#l64)
    %157 = stablehlo.add %154, %156 : !t127 loc(#l64)
    %158 = stablehlo.convolution(%153, %94) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t64, !t101) -> !t165 loc(#l62)
    %159 = stablehlo.broadcast_in_dim %93, dims = [3] : (!t121) -> !t169 loc(#l63)
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1, 2, 3] : (!t169) -> !t165 loc(#l64)
    %161 = stablehlo.add %158, %160 : !t165 loc(#l64)
    %162 = stablehlo.slice %labels [0:128, 0:209664] : (!t215) -> tensor<128x209664xi32> loc(#l66)
    %163 = stablehlo.reshape %162 : (tensor<128x209664xi32>) -> !t233 loc(#l67)
    %164 = stablehlo.slice %targets [0:128, 0:209664, 0:4] : (!t216) -> tensor<128x209664x4xf32> loc(#l66)
    %165 = stablehlo.reshape %164 : (tensor<128x209664x4xf32>) -> !t43 loc(#l67)
    %166 = stablehlo.convert %163 : (!t233) -> !t31 loc(#l68)
    %167:5 = call @_entropy(%105, %166) : (!t123, !t31) -> (!t31, !t31, !t139, !t31, !t31) loc(#l69)
    %c_0 = stablehlo.constant dense<0> : !t1
    %168 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t233 loc(#l70)
    %169 = stablehlo.compare GE, %163, %168, SIGNED : (!t233, !t233) -> !t139 loc(#l70)
    %170 = stablehlo.convert %169 : (!t139) -> !t31 loc(#l68)
    %171 = stablehlo.multiply %167#0, %170 : !t31 loc(#l71)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l72)
    %172 = stablehlo.reduce(%171 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t31, !t0) -> !t0 loc(#l72)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %173 = stablehlo.add %cst_2, %172 : !t0 loc(#l73)
    %174 = stablehlo.convert %109 : (!t161) -> !t43 loc(#l68)
    %cst_3 = stablehlo.constant dense<0.111111112> : !t0
    %175 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t43 loc(#l74)
    %176 = stablehlo.divide %174, %175 : !t43 loc(#l74)
    %cst_4 = stablehlo.constant dense<0.111111112> : !t0
    %177 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t43 loc(#l74)
    %178 = stablehlo.divide %165, %177 : !t43 loc(#l74)
    %179 = call @_distance(%176, %178) : (!t43, !t43) -> !t43 loc(#l75)
    %cst_5 = stablehlo.constant dense<0.0123456791> : !t0
    %180 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t43 loc(#l71)
    %181 = stablehlo.multiply %179, %180 : !t43 loc(#l71)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %182 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t43 loc(#l76)
    %183 = stablehlo.compare NE, %165, %182, FLOAT : (!t43, !t43) -> !t217 loc(#l76)
    %184 = stablehlo.convert %183 : (!t217) -> !t43 loc(#l68)
    %185 = stablehlo.multiply %181, %184 : !t43 loc(#l71)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l72)
    %186 = stablehlo.reduce(%185 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t43, !t0) -> !t0 loc(#l72)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t0
    %187 = stablehlo.add %cst_8, %186 : !t0 loc(#l73)
    %188 = stablehlo.slice %labels [0:128, 209664:262080] : (!t215) -> tensor<128x52416xi32> loc(#l66)
    %189 = stablehlo.reshape %188 : (tensor<128x52416xi32>) -> !t234 loc(#l67)
    %190 = stablehlo.slice %targets [0:128, 209664:262080, 0:4] : (!t216) -> tensor<128x52416x4xf32> loc(#l66)
    %191 = stablehlo.reshape %190 : (tensor<128x52416x4xf32>) -> !t44 loc(#l67)
    %192 = stablehlo.convert %189 : (!t234) -> !t32 loc(#l68)
    %193:5 = call @_entropy_22(%118, %192) : (!t124, !t32) -> (!t32, !t32, !t140, !t32, !t32) loc(#l69)
    %c_9 = stablehlo.constant dense<0> : !t1
    %194 = stablehlo.broadcast_in_dim %c_9, dims = [] : (!t1) -> !t234 loc(#l70)
    %195 = stablehlo.compare GE, %189, %194, SIGNED : (!t234, !t234) -> !t140 loc(#l70)
    %196 = stablehlo.convert %195 : (!t140) -> !t32 loc(#l68)
    %197 = stablehlo.multiply %193#0, %196 : !t32 loc(#l71)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l72)
    %198 = stablehlo.reduce(%197 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t32, !t0) -> !t0 loc(#l72)
    %199 = stablehlo.add %173, %198 : !t0 loc(#l73)
    %200 = stablehlo.convert %122 : (!t162) -> !t44 loc(#l68)
    %cst_11 = stablehlo.constant dense<0.111111112> : !t0
    %201 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (!t0) -> !t44 loc(#l74)
    %202 = stablehlo.divide %200, %201 : !t44 loc(#l74)
    %cst_12 = stablehlo.constant dense<0.111111112> : !t0
    %203 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (!t0) -> !t44 loc(#l74)
    %204 = stablehlo.divide %191, %203 : !t44 loc(#l74)
    %205 = call @_distance_23(%202, %204) : (!t44, !t44) -> !t44 loc(#l75)
    %cst_13 = stablehlo.constant dense<0.0123456791> : !t0
    %206 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (!t0) -> !t44 loc(#l71)
    %207 = stablehlo.multiply %205, %206 : !t44 loc(#l71)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : !t0
    %208 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (!t0) -> !t44 loc(#l76)
    %209 = stablehlo.compare NE, %191, %208, FLOAT : (!t44, !t44) -> !t218 loc(#l76)
    %210 = stablehlo.convert %209 : (!t218) -> !t44 loc(#l68)
    %211 = stablehlo.multiply %207, %210 : !t44 loc(#l71)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l72)
    %212 = stablehlo.reduce(%211 init: %cst_15) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t44, !t0) -> !t0 loc(#l72)
    %213 = stablehlo.add %187, %212 : !t0 loc(#l73)
    %214 = stablehlo.slice %labels [0:128, 262080:275184] : (!t215) -> tensor<128x13104xi32> loc(#l66)
    %215 = stablehlo.reshape %214 : (tensor<128x13104xi32>) -> !t235 loc(#l67)
    %216 = stablehlo.slice %targets [0:128, 262080:275184, 0:4] : (!t216) -> tensor<128x13104x4xf32> loc(#l66)
    %217 = stablehlo.reshape %216 : (tensor<128x13104x4xf32>) -> !t45 loc(#l67)
    %218 = stablehlo.convert %215 : (!t235) -> !t33 loc(#l68)
    %219:5 = call @_entropy_25(%131, %218) : (!t125, !t33) -> (!t33, !t33, !t141, !t33, !t33) loc(#l69)
    %c_16 = stablehlo.constant dense<0> : !t1
    %220 = stablehlo.broadcast_in_dim %c_16, dims = [] : (!t1) -> !t235 loc(#l70)
    %221 = stablehlo.compare GE, %215, %220, SIGNED : (!t235, !t235) -> !t141 loc(#l70)
    %222 = stablehlo.convert %221 : (!t141) -> !t33 loc(#l68)
    %223 = stablehlo.multiply %219#0, %222 : !t33 loc(#l71)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l72)
    %224 = stablehlo.reduce(%223 init: %cst_17) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t33, !t0) -> !t0 loc(#l72)
    %225 = stablehlo.add %199, %224 : !t0 loc(#l73)
    %226 = stablehlo.convert %135 : (!t163) -> !t45 loc(#l68)
    %cst_18 = stablehlo.constant dense<0.111111112> : !t0
    %227 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (!t0) -> !t45 loc(#l74)
    %228 = stablehlo.divide %226, %227 : !t45 loc(#l74)
    %cst_19 = stablehlo.constant dense<0.111111112> : !t0
    %229 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (!t0) -> !t45 loc(#l74)
    %230 = stablehlo.divide %217, %229 : !t45 loc(#l74)
    %231 = call @_distance_26(%228, %230) : (!t45, !t45) -> !t45 loc(#l75)
    %cst_20 = stablehlo.constant dense<0.0123456791> : !t0
    %232 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (!t0) -> !t45 loc(#l71)
    %233 = stablehlo.multiply %231, %232 : !t45 loc(#l71)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : !t0
    %234 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (!t0) -> !t45 loc(#l76)
    %235 = stablehlo.compare NE, %217, %234, FLOAT : (!t45, !t45) -> !t219 loc(#l76)
    %236 = stablehlo.convert %235 : (!t219) -> !t45 loc(#l68)
    %237 = stablehlo.multiply %233, %236 : !t45 loc(#l71)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l72)
    %238 = stablehlo.reduce(%237 init: %cst_22) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t45, !t0) -> !t0 loc(#l72)
    %239 = stablehlo.add %213, %238 : !t0 loc(#l73)
    %240 = stablehlo.slice %labels [0:128, 275184:278460] : (!t215) -> tensor<128x3276xi32> loc(#l66)
    %241 = stablehlo.reshape %240 : (tensor<128x3276xi32>) -> !t236 loc(#l67)
    %242 = stablehlo.slice %targets [0:128, 275184:278460, 0:4] : (!t216) -> tensor<128x3276x4xf32> loc(#l66)
    %243 = stablehlo.reshape %242 : (tensor<128x3276x4xf32>) -> !t46 loc(#l67)
    %244 = stablehlo.convert %241 : (!t236) -> !t34 loc(#l68)
    %245:5 = call @_entropy_28(%144, %244) : (!t126, !t34) -> (!t34, !t34, !t142, !t34, !t34) loc(#l69)
    %c_23 = stablehlo.constant dense<0> : !t1
    %246 = stablehlo.broadcast_in_dim %c_23, dims = [] : (!t1) -> !t236 loc(#l70)
    %247 = stablehlo.compare GE, %241, %246, SIGNED : (!t236, !t236) -> !t142 loc(#l70)
    %248 = stablehlo.convert %247 : (!t142) -> !t34 loc(#l68)
    %249 = stablehlo.multiply %245#0, %248 : !t34 loc(#l71)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l72)
    %250 = stablehlo.reduce(%249 init: %cst_24) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t34, !t0) -> !t0 loc(#l72)
    %251 = stablehlo.add %225, %250 : !t0 loc(#l73)
    %252 = stablehlo.convert %148 : (!t164) -> !t46 loc(#l68)
    %cst_25 = stablehlo.constant dense<0.111111112> : !t0
    %253 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (!t0) -> !t46 loc(#l74)
    %254 = stablehlo.divide %252, %253 : !t46 loc(#l74)
    %cst_26 = stablehlo.constant dense<0.111111112> : !t0
    %255 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (!t0) -> !t46 loc(#l74)
    %256 = stablehlo.divide %243, %255 : !t46 loc(#l74)
    %257 = call @_distance_29(%254, %256) : (!t46, !t46) -> !t46 loc(#l75)
    %cst_27 = stablehlo.constant dense<0.0123456791> : !t0
    %258 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (!t0) -> !t46 loc(#l71)
    %259 = stablehlo.multiply %257, %258 : !t46 loc(#l71)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : !t0
    %260 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (!t0) -> !t46 loc(#l76)
    %261 = stablehlo.compare NE, %243, %260, FLOAT : (!t46, !t46) -> !t220 loc(#l76)
    %262 = stablehlo.convert %261 : (!t220) -> !t46 loc(#l68)
    %263 = stablehlo.multiply %259, %262 : !t46 loc(#l71)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l72)
    %264 = stablehlo.reduce(%263 init: %cst_29) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t46, !t0) -> !t0 loc(#l72)
    %265 = stablehlo.add %239, %264 : !t0 loc(#l73)
    %266 = stablehlo.slice %labels [0:128, 278460:279279] : (!t215) -> !t50 loc(#l66)
    %267 = stablehlo.reshape %266 : (!t50) -> !t237 loc(#l67)
    %268 = stablehlo.slice %targets [0:128, 278460:279279, 0:4] : (!t216) -> !t166 loc(#l66)
    %269 = stablehlo.reshape %268 : (!t166) -> !t47 loc(#l67)
    %270 = stablehlo.convert %267 : (!t237) -> !t35 loc(#l68)
    %271:5 = call @_entropy_31(%157, %270) : (!t127, !t35) -> (!t35, !t35, !t143, !t35, !t35) loc(#l69)
    %c_30 = stablehlo.constant dense<0> : !t1
    %272 = stablehlo.broadcast_in_dim %c_30, dims = [] : (!t1) -> !t237 loc(#l70)
    %273 = stablehlo.compare GE, %267, %272, SIGNED : (!t237, !t237) -> !t143 loc(#l70)
    %274 = stablehlo.convert %273 : (!t143) -> !t35 loc(#l68)
    %275 = stablehlo.multiply %271#0, %274 : !t35 loc(#l71)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l72)
    %276 = stablehlo.reduce(%275 init: %cst_31) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t35, !t0) -> !t0 loc(#l72)
    %277 = stablehlo.add %251, %276 : !t0 loc(#l73)
    %278 = stablehlo.convert %161 : (!t165) -> !t47 loc(#l68)
    %cst_32 = stablehlo.constant dense<0.111111112> : !t0
    %279 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (!t0) -> !t47 loc(#l74)
    %280 = stablehlo.divide %278, %279 : !t47 loc(#l74)
    %cst_33 = stablehlo.constant dense<0.111111112> : !t0
    %281 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (!t0) -> !t47 loc(#l74)
    %282 = stablehlo.divide %269, %281 : !t47 loc(#l74)
    %283 = call @_distance_32(%280, %282) : (!t47, !t47) -> !t47 loc(#l75)
    %cst_34 = stablehlo.constant dense<0.0123456791> : !t0
    %284 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (!t0) -> !t47 loc(#l71)
    %285 = stablehlo.multiply %283, %284 : !t47 loc(#l71)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : !t0
    %286 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (!t0) -> !t47 loc(#l76)
    %287 = stablehlo.compare NE, %269, %286, FLOAT : (!t47, !t47) -> !t221 loc(#l76)
    %288 = stablehlo.convert %287 : (!t221) -> !t47 loc(#l68)
    %289 = stablehlo.multiply %285, %288 : !t47 loc(#l71)
    %cst_36 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l72)
    %290 = stablehlo.reduce(%289 init: %cst_36) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t47, !t0) -> !t0 loc(#l72)
    %291 = stablehlo.add %265, %290 : !t0 loc(#l73)
    %292 = stablehlo.add %277, %291 : !t0 loc(#l73)
    %cst_37 = stablehlo.constant dense<3.276800e+04> : !t0
    %293 = stablehlo.divide %292, %cst_37 : !t0 loc(#l74)
    %294:2 = call @_of_level(%105, %109, %extents) : (!t123, !t161, !t112) -> (!t84, !t85) loc(#l77)
    %295:2 = call @_of_level_38(%118, %122, %extents) : (!t124, !t162, !t112) -> (!t84, !t85) loc(#l77)
    %296:2 = call @_of_level_40(%131, %135, %extents) : (!t125, !t163, !t112) -> (!t84, !t85) loc(#l77)
    %297:2 = call @_of_level_42(%144, %148, %extents) : (!t126, !t164, !t112) -> (!t84, !t85) loc(#l77)
    %298:2 = call @_of_level_44(%157, %161, %extents) : (!t127, !t165, !t112) -> (!t84, !t85) loc(#l77)
    %299 = stablehlo.broadcast_in_dim %294#0, dims = [0, 2] : (!t84) -> !t170 loc(#l78)
    %300 = stablehlo.broadcast_in_dim %295#0, dims = [0, 2] : (!t84) -> !t170 loc(#l78)
    %301 = stablehlo.broadcast_in_dim %296#0, dims = [0, 2] : (!t84) -> !t170 loc(#l78)
    %302 = stablehlo.broadcast_in_dim %297#0, dims = [0, 2] : (!t84) -> !t170 loc(#l78)
    %303 = stablehlo.broadcast_in_dim %298#0, dims = [0, 2] : (!t84) -> !t170 loc(#l78)
    %304 = stablehlo.concatenate %299, %300, %301, %302, %303, dim = 1 : (!t170, !t170, !t170, !t170, !t170) -> !t108 loc(#l78)
    %305 = stablehlo.broadcast_in_dim %294#1, dims = [0, 2, 3] : (!t85) -> !t171 loc(#l78)
    %306 = stablehlo.broadcast_in_dim %295#1, dims = [0, 2, 3] : (!t85) -> !t171 loc(#l78)
    %307 = stablehlo.broadcast_in_dim %296#1, dims = [0, 2, 3] : (!t85) -> !t171 loc(#l78)
    %308 = stablehlo.broadcast_in_dim %297#1, dims = [0, 2, 3] : (!t85) -> !t171 loc(#l78)
    %309 = stablehlo.broadcast_in_dim %298#1, dims = [0, 2, 3] : (!t85) -> !t171 loc(#l78)
    %310 = stablehlo.concatenate %305, %306, %307, %308, %309, dim = 1 : (!t171, !t171, !t171, !t171, !t171) -> !t151 loc(#l78)
    %311 = stablehlo.slice %310 [0:128, 0:5, 0:512, 0:4] : (!t151) -> !t71 loc(#l79)
    %312 = stablehlo.slice %310 [0:128, 0:5, 512:1024, 0:4] : (!t151) -> !t71 loc(#l79)
    %313 = stablehlo.slice %310 [0:128, 0:5, 1024:1536, 0:4] : (!t151) -> !t71 loc(#l79)
    %314 = stablehlo.slice %310 [0:128, 0:5, 1536:2048, 0:4] : (!t151) -> !t71 loc(#l79)
    %cst_38 = stablehlo.constant dense<1.000000e+00> : !t0
    %315 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (!t0) -> !t27 loc(#l80)
    %316 = call @_left(%311, %315) : (!t71, !t27) -> !t27 loc(#l81)
    %cst_39 = stablehlo.constant dense<1.000000e+00> : !t0
    %317 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (!t0) -> !t27 loc(#l80)
    %318 = call @_left_by(%311, %316, %312) : (!t71, !t27, !t71) -> !t27 loc(#l82)
    %319 = stablehlo.multiply %317, %318 : !t27 loc(#l83)
    %320 = call @_left(%312, %319) : (!t71, !t27) -> !t27 loc(#l81)
    %cst_40 = stablehlo.constant dense<1.000000e+00> : !t0
    %321 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (!t0) -> !t27 loc(#l80)
    %322 = call @_left_by(%311, %316, %313) : (!t71, !t27, !t71) -> !t27 loc(#l82)
    %323 = stablehlo.multiply %321, %322 : !t27 loc(#l83)
    %324 = call @_left_by(%312, %320, %313) : (!t71, !t27, !t71) -> !t27 loc(#l82)
    %325 = stablehlo.multiply %323, %324 : !t27 loc(#l83)
    %326 = call @_left(%313, %325) : (!t71, !t27) -> !t27 loc(#l81)
    %cst_41 = stablehlo.constant dense<1.000000e+00> : !t0
    %327 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (!t0) -> !t27 loc(#l80)
    %328 = call @_left_by(%311, %316, %314) : (!t71, !t27, !t71) -> !t27 loc(#l82)
    %329 = stablehlo.multiply %327, %328 : !t27 loc(#l83)
    %330 = call @_left_by(%312, %320, %314) : (!t71, !t27, !t71) -> !t27 loc(#l82)
    %331 = stablehlo.multiply %329, %330 : !t27 loc(#l83)
    %332 = call @_left_by(%313, %326, %314) : (!t71, !t27, !t71) -> !t27 loc(#l82)
    %333 = stablehlo.multiply %331, %332 : !t27 loc(#l83)
    %334 = call @_left(%314, %333) : (!t71, !t27) -> !t27 loc(#l81)
    %335 = stablehlo.concatenate %316, %320, %326, %334, dim = 2 : (!t27, !t27, !t27, !t27) -> !t108 loc(#l84)
    %336 = stablehlo.multiply %304, %335 : !t108 loc(#l83)
    %337 = stablehlo.slice %310 [0:128, 0:5, 0:2048, 0:1] : (!t151) -> !t172 loc(#l79)
    %338 = stablehlo.reshape %337 : (!t172) -> !t108 loc(#l85)
    %339 = stablehlo.slice %310 [0:128, 0:5, 0:2048, 1:2] : (!t151) -> !t172 loc(#l79)
    %340 = stablehlo.reshape %339 : (!t172) -> !t108 loc(#l85)
    %341 = stablehlo.slice %310 [0:128, 0:5, 0:2048, 2:3] : (!t151) -> !t172 loc(#l79)
    %342 = stablehlo.reshape %341 : (!t172) -> !t108 loc(#l85)
    %343 = stablehlo.slice %310 [0:128, 0:5, 0:2048, 3:4] : (!t151) -> !t172 loc(#l79)
    %344 = stablehlo.reshape %343 : (!t172) -> !t108 loc(#l85)
    %345 = stablehlo.subtract %342, %338 : !t108 loc(#l86)
    %cst_42 = stablehlo.constant dense<0.000000e+00> : !t0
    %346 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (!t0) -> !t108 loc(#l87)
    %347 = stablehlo.maximum %345, %346 : !t108 loc(#l87)
    %348 = stablehlo.subtract %344, %340 : !t108 loc(#l86)
    %cst_43 = stablehlo.constant dense<0.000000e+00> : !t0
    %349 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (!t0) -> !t108 loc(#l87)
    %350 = stablehlo.maximum %348, %349 : !t108 loc(#l87)
    %351 = stablehlo.multiply %347, %350 : !t108 loc(#l83)
    %cst_44 = stablehlo.constant dense<0.000000e+00> : !t0
    %352 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (!t0) -> !t108 loc(#l88)
    %353 = stablehlo.compare GT, %351, %352, FLOAT : (!t108, !t108) -> !t250 loc(#l88)
    %354 = stablehlo.convert %353 : (!t250) -> !t108 loc(#l89)
    %355 = stablehlo.multiply %336, %354 : !t108 loc(#l83)
    %356 = stablehlo.reshape %355 : (!t108) -> tensor<128x10240xf32> loc(#l90)
    %values, %indices = chlo.top_k(%356, k = 1000) : tensor<128x10240xf32> -> (tensor<128x1000xf32>, tensor<128x1000xi32>) loc(#l91)
    %cst_45 = stablehlo.constant dense<0.000000e+00> : !t0
    %357 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (!t0) -> !t108 loc(#l88)
    %358 = stablehlo.compare GT, %355, %357, FLOAT : (!t108, !t108) -> !t250 loc(#l88)
    %359 = stablehlo.convert %358 : (!t250) -> !t108 loc(#l89)
    %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2] : (!t108) -> !t172 loc(#l80)
    %361 = stablehlo.broadcast_in_dim %360, dims = [0, 1, 2, 3] : (!t172) -> !t151 loc(#l83)
    %362 = stablehlo.multiply %310, %361 : !t151 loc(#l83)
    %363 = stablehlo.reshape %362 : (!t151) -> !t251 loc(#l90)
    %364 = stablehlo.reshape %indices : (tensor<128x1000xi32>) -> !t173 loc(#l90)
    %365 = call @take_along_axis_52(%363, %364) : (!t251, !t173) -> !t202 loc(#l92)
    %366:5 = call @sampled(%365, %boxes, %classes, %random) : (!t202, !t136, !t214, !t49) -> (!t18, !t24, !t18, !t69, !t24) loc(#l93)
    %367:2 = call @_points(%366#0) : (!t18) -> (!t128, !t174) loc(#l94)
    %368 = stablehlo.reshape %89 : (!t14) -> !t183 loc(#l95)
    %369 = stablehlo.reshape %74 : (!t20) -> !t184 loc(#l95)
    %370 = stablehlo.reshape %59 : (!t7) -> !t185 loc(#l95)
    %371 = stablehlo.reshape %44 : (!t42) -> !t186 loc(#l95)
    %372 = stablehlo.concatenate %368, %369, %370, %371, dim = 1 : (!t183, !t184, !t185, !t186) -> !t103 loc(#l96)
    %373 = stablehlo.convert %367#1 : (!t174) -> !t175 loc(#l97)
    %374 = call @_cropped(%372, %367#0, %373) : (!t103, !t128, !t175) -> !t144 loc(#l98)
    %375 = stablehlo.reshape %374 : (!t144) -> !t252 loc(#l95)
    %376 = stablehlo.reshape %375 : (!t252) -> !t238 loc(#l95)
    %377 = stablehlo.convert %arg3 : (!t87) -> !t222 loc(#l97)
    %378 = stablehlo.dot_general %376, %377, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t238, !t222) -> !t54 loc(#l99)
    %379 = stablehlo.convert %arg2 : (!t15) -> !t115 loc(#l97)
    %380 = stablehlo.broadcast_in_dim %379, dims = [2] : (!t115) -> !t253 loc(#l100)
    %381 = stablehlo.broadcast_in_dim %380, dims = [0, 1, 2] : (!t253) -> !t54 loc(#l101)
    %382 = stablehlo.add %378, %381 : !t54 loc(#l101)
    %383 = call @_relu_65(%382) : (!t54) -> !t54 loc(#l102)
    %384 = stablehlo.convert %arg5 : (!t88) -> !t223 loc(#l97)
    %385 = stablehlo.dot_general %383, %384, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t54, !t223) -> !t54 loc(#l99)
    %386 = stablehlo.convert %arg4 : (!t15) -> !t115 loc(#l97)
    %387 = stablehlo.broadcast_in_dim %386, dims = [2] : (!t115) -> !t253 loc(#l100)
    %388 = stablehlo.broadcast_in_dim %387, dims = [0, 1, 2] : (!t253) -> !t54 loc(#l101)
    %389 = stablehlo.add %385, %388 : !t54 loc(#l101)
    %390 = call @_relu_65(%389) : (!t54) -> !t54 loc(#l102)
    %391 = stablehlo.convert %366#3 : (!t69) -> !t6 loc(#l97)
    %392 = stablehlo.convert %arg1 : (!t86) -> !t224 loc(#l97)
    %393 = stablehlo.dot_general %390, %392, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t54, !t224) -> !t116 loc(#l99)
    %394 = stablehlo.convert %arg0 : (!t68) -> !t187 loc(#l97)
    %395 = stablehlo.broadcast_in_dim %394, dims = [2] : (!t187) -> tensor<1x1x91xbf16> loc(#l100)
    %396 = stablehlo.broadcast_in_dim %395, dims = [0, 1, 2] : (tensor<1x1x91xbf16>) -> !t116 loc(#l101)
    %397 = stablehlo.add %393, %396 : !t116 loc(#l101)
    %398:2 = call @_cross_entropy(%397, %366#1) : (!t116, !t24) -> (!t6, !t6) loc(#l103)
    %399 = stablehlo.multiply %398#0, %391 : !t6 loc(#l104)
    %400 = stablehlo.convert %arg7 : (!t89) -> !t225 loc(#l97)
    %401 = stablehlo.dot_general %390, %400, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t54, !t225) -> !t188 loc(#l99)
    %402 = stablehlo.convert %arg6 : (!t98) -> !t254 loc(#l97)
    %403 = stablehlo.broadcast_in_dim %402, dims = [2] : (!t254) -> tensor<1x1x364xbf16> loc(#l100)
    %404 = stablehlo.broadcast_in_dim %403, dims = [0, 1, 2] : (tensor<1x1x364xbf16>) -> !t188 loc(#l101)
    %405 = stablehlo.add %401, %404 : !t188 loc(#l101)
    %406 = stablehlo.reshape %405 : (!t188) -> !t255 loc(#l95)
    %407 = stablehlo.broadcast_in_dim %366#1, dims = [0, 1] : (!t24) -> !t104 loc(#l100)
    %408 = stablehlo.iota dim = 0 : !t256 loc(#l105)
    %409 = stablehlo.broadcast_in_dim %408, dims = [2] : (!t256) -> !t257 loc(#l100)
    %410 = stablehlo.broadcast_in_dim %407, dims = [0, 1, 2] : (!t104) -> !t152 loc(#l106)
    %411 = stablehlo.broadcast_in_dim %409, dims = [0, 1, 2] : (!t257) -> !t152 loc(#l106)
    %412 = stablehlo.compare EQ, %410, %411, SIGNED : (!t152, !t152) -> !t176 loc(#l106)
    %413 = stablehlo.convert %412 : (!t176) -> !t116 loc(#l97)
    %414 = stablehlo.dot_general %406, %413, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (!t255, !t116) -> !t258 loc(#l99)
    %415 = stablehlo.slice %366#0 [0:128, 0:512, 0:1] : (!t18) -> !t41 loc(#l107)
    %416 = stablehlo.reshape %415 : (!t41) -> !t6 loc(#l108)
    %417 = stablehlo.slice %366#0 [0:128, 0:512, 1:2] : (!t18) -> !t41 loc(#l107)
    %418 = stablehlo.reshape %417 : (!t41) -> !t6 loc(#l108)
    %419 = stablehlo.slice %366#0 [0:128, 0:512, 2:3] : (!t18) -> !t41 loc(#l107)
    %420 = stablehlo.reshape %419 : (!t41) -> !t6 loc(#l108)
    %421 = stablehlo.slice %366#0 [0:128, 0:512, 3:4] : (!t18) -> !t41 loc(#l107)
    %422 = stablehlo.reshape %421 : (!t41) -> !t6 loc(#l108)
    %423 = stablehlo.subtract %420, %416 : !t6 loc(#l109)
    %cst_46 = stablehlo.constant dense<1.000000e-03> : !t0
    %424 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (!t0) -> !t6 loc(#l110)
    %425 = stablehlo.maximum %423, %424 : !t6 loc(#l110)
    %426 = stablehlo.subtract %422, %418 : !t6 loc(#l109)
    %cst_47 = stablehlo.constant dense<1.000000e-03> : !t0
    %427 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (!t0) -> !t6 loc(#l110)
    %428 = stablehlo.maximum %426, %427 : !t6 loc(#l110)
    %429 = stablehlo.add %416, %420 : !t6 loc(#l101)
    %cst_48 = stablehlo.constant dense<2.000000e+00> : !t0
    %430 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (!t0) -> !t6 loc(#l111)
    %431 = stablehlo.divide %429, %430 : !t6 loc(#l111)
    %432 = stablehlo.add %418, %422 : !t6 loc(#l101)
    %cst_49 = stablehlo.constant dense<2.000000e+00> : !t0
    %433 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (!t0) -> !t6 loc(#l111)
    %434 = stablehlo.divide %432, %433 : !t6 loc(#l111)
    %435 = stablehlo.slice %366#2 [0:128, 0:512, 0:1] : (!t18) -> !t41 loc(#l107)
    %436 = stablehlo.reshape %435 : (!t41) -> !t6 loc(#l108)
    %437 = stablehlo.slice %366#2 [0:128, 0:512, 1:2] : (!t18) -> !t41 loc(#l107)
    %438 = stablehlo.reshape %437 : (!t41) -> !t6 loc(#l108)
    %439 = stablehlo.slice %366#2 [0:128, 0:512, 2:3] : (!t18) -> !t41 loc(#l107)
    %440 = stablehlo.reshape %439 : (!t41) -> !t6 loc(#l108)
    %441 = stablehlo.slice %366#2 [0:128, 0:512, 3:4] : (!t18) -> !t41 loc(#l107)
    %442 = stablehlo.reshape %441 : (!t41) -> !t6 loc(#l108)
    %443 = stablehlo.subtract %440, %436 : !t6 loc(#l109)
    %cst_50 = stablehlo.constant dense<1.000000e-03> : !t0
    %444 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (!t0) -> !t6 loc(#l110)
    %445 = stablehlo.maximum %443, %444 : !t6 loc(#l110)
    %446 = stablehlo.subtract %442, %438 : !t6 loc(#l109)
    %cst_51 = stablehlo.constant dense<1.000000e-03> : !t0
    %447 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (!t0) -> !t6 loc(#l110)
    %448 = stablehlo.maximum %446, %447 : !t6 loc(#l110)
    %449 = stablehlo.add %436, %440 : !t6 loc(#l101)
    %cst_52 = stablehlo.constant dense<2.000000e+00> : !t0
    %450 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (!t0) -> !t6 loc(#l111)
    %451 = stablehlo.divide %449, %450 : !t6 loc(#l111)
    %452 = stablehlo.add %438, %442 : !t6 loc(#l101)
    %cst_53 = stablehlo.constant dense<2.000000e+00> : !t0
    %453 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (!t0) -> !t6 loc(#l111)
    %454 = stablehlo.divide %452, %453 : !t6 loc(#l111)
    %455 = stablehlo.subtract %451, %431 : !t6 loc(#l109)
    %cst_54 = stablehlo.constant dense<1.000000e+01> : !t0
    %456 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (!t0) -> !t6 loc(#l104)
    %457 = stablehlo.multiply %456, %455 : !t6 loc(#l104)
    %458 = stablehlo.divide %457, %425 : !t6 loc(#l111)
    %459 = stablehlo.subtract %454, %434 : !t6 loc(#l109)
    %cst_55 = stablehlo.constant dense<1.000000e+01> : !t0
    %460 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (!t0) -> !t6 loc(#l104)
    %461 = stablehlo.multiply %460, %459 : !t6 loc(#l104)
    %462 = stablehlo.divide %461, %428 : !t6 loc(#l111)
    %463 = stablehlo.divide %445, %425 : !t6 loc(#l111)
    %464 = stablehlo.log %463 : !t6 loc(#l112)
    %cst_56 = stablehlo.constant dense<5.000000e+00> : !t0
    %465 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (!t0) -> !t6 loc(#l104)
    %466 = stablehlo.multiply %465, %464 : !t6 loc(#l104)
    %467 = stablehlo.divide %448, %428 : !t6 loc(#l111)
    %468 = stablehlo.log %467 : !t6 loc(#l112)
    %cst_57 = stablehlo.constant dense<5.000000e+00> : !t0
    %469 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (!t0) -> !t6 loc(#l104)
    %470 = stablehlo.multiply %469, %468 : !t6 loc(#l104)
    %471 = stablehlo.broadcast_in_dim %458, dims = [0, 1] : (!t6) -> !t41 loc(#l113)
    %472 = stablehlo.broadcast_in_dim %462, dims = [0, 1] : (!t6) -> !t41 loc(#l113)
    %473 = stablehlo.broadcast_in_dim %466, dims = [0, 1] : (!t6) -> !t41 loc(#l113)
    %474 = stablehlo.broadcast_in_dim %470, dims = [0, 1] : (!t6) -> !t41 loc(#l113)
    %475 = stablehlo.concatenate %471, %472, %473, %474, dim = 2 : (!t41, !t41, !t41, !t41) -> !t18 loc(#l113)
    %476 = stablehlo.slice %366#2 [0:128, 0:512, 0:1] : (!t18) -> !t41 loc(#l107)
    %477 = stablehlo.reshape %476 : (!t41) -> !t6 loc(#l108)
    %478 = stablehlo.slice %366#2 [0:128, 0:512, 1:2] : (!t18) -> !t41 loc(#l107)
    %479 = stablehlo.reshape %478 : (!t41) -> !t6 loc(#l108)
    %480 = stablehlo.slice %366#2 [0:128, 0:512, 2:3] : (!t18) -> !t41 loc(#l107)
    %481 = stablehlo.reshape %480 : (!t41) -> !t6 loc(#l108)
    %482 = stablehlo.slice %366#2 [0:128, 0:512, 3:4] : (!t18) -> !t41 loc(#l107)
    %483 = stablehlo.reshape %482 : (!t41) -> !t6 loc(#l108)
    %484 = stablehlo.subtract %481, %477 : !t6 loc(#l109)
    %cst_58 = stablehlo.constant dense<0.000000e+00> : !t0
    %485 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (!t0) -> !t6 loc(#l110)
    %486 = stablehlo.maximum %484, %485 : !t6 loc(#l110)
    %487 = stablehlo.subtract %483, %479 : !t6 loc(#l109)
    %cst_59 = stablehlo.constant dense<0.000000e+00> : !t0
    %488 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (!t0) -> !t6 loc(#l110)
    %489 = stablehlo.maximum %487, %488 : !t6 loc(#l110)
    %490 = stablehlo.multiply %486, %489 : !t6 loc(#l104)
    %cst_60 = stablehlo.constant dense<0.000000e+00> : !t0
    %491 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (!t0) -> !t6 loc(#l114)
    %492 = stablehlo.compare GT, %490, %491, FLOAT : (!t6, !t6) -> !t69 loc(#l114)
    %493 = stablehlo.convert %492 : (!t69) -> !t6 loc(#l97)
    %494 = stablehlo.broadcast_in_dim %493, dims = [0, 1] : (!t6) -> !t41 loc(#l100)
    %495 = stablehlo.broadcast_in_dim %494, dims = [0, 1, 2] : (!t41) -> !t18 loc(#l104)
    %496 = stablehlo.multiply %475, %495 : !t18 loc(#l104)
    %497 = stablehlo.convert %414 : (!t258) -> !t18 loc(#l97)
    %cst_61 = stablehlo.constant dense<1.000000e+00> : !t0
    %498 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (!t0) -> !t18 loc(#l111)
    %499 = stablehlo.divide %497, %498 : !t18 loc(#l111)
    %cst_62 = stablehlo.constant dense<1.000000e+00> : !t0
    %500 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (!t0) -> !t18 loc(#l111)
    %501 = stablehlo.divide %496, %500 : !t18 loc(#l111)
    %502 = call @_distance_67(%499, %501) : (!t18, !t18) -> !t18 loc(#l115)
    %cst_63 = stablehlo.constant dense<1.000000e+00> : !t0
    %503 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (!t0) -> !t18 loc(#l104)
    %504 = stablehlo.multiply %502, %503 : !t18 loc(#l104)
    %cst_64 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l116)
    %505 = stablehlo.reduce(%504 init: %cst_64) applies stablehlo.add across dimensions = [2] : (!t18, !t0) -> !t6 loc(#l116)
    %c_65 = stablehlo.constant dense<0> : !t1
    %506 = stablehlo.broadcast_in_dim %c_65, dims = [] : (!t1) -> !t24 loc(#l114)
    %507 = stablehlo.compare GT, %366#1, %506, SIGNED : (!t24, !t24) -> !t69 loc(#l114)
    %508 = stablehlo.convert %507 : (!t69) -> !t6 loc(#l97)
    %509 = stablehlo.multiply %505, %508 : !t6 loc(#l104)
    %cst_66 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l116)
    %510 = stablehlo.reduce(%399 init: %cst_66) applies stablehlo.add across dimensions = [0, 1] : (!t6, !t0) -> !t0 loc(#l116)
    %cst_67 = stablehlo.constant dense<6.553600e+04> : !t0
    %511 = stablehlo.divide %510, %cst_67 : !t0 loc(#l111)
    %cst_68 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l116)
    %512 = stablehlo.reduce(%509 init: %cst_68) applies stablehlo.add across dimensions = [0, 1] : (!t6, !t0) -> !t0 loc(#l116)
    %cst_69 = stablehlo.constant dense<4.000000e+00> : !t0
    %cst_70 = stablehlo.constant dense<6.553600e+04> : !t0
    %513 = stablehlo.multiply %cst_69, %cst_70 : !t0 loc(#l104)
    %514 = stablehlo.divide %512, %513 : !t0 loc(#l111)
    %515 = stablehlo.add %511, %514 : !t0 loc(#l101)
    %516 = stablehlo.add %293, %515 : !t0
    %517 = stablehlo.slice %366#0 [0:128, 0:128, 0:4] : (!t18) -> !t109 loc(#l117)
    %518 = stablehlo.slice %366#2 [0:128, 0:128, 0:4] : (!t18) -> !t109 loc(#l117)
    %519 = stablehlo.slice %366#4 [0:128, 0:128] : (!t24) -> !t57 loc(#l117)
    %520 = stablehlo.slice %366#1 [0:128, 0:128] : (!t24) -> !t57 loc(#l117)
    %521 = call @cropped_masks(%masks, %517, %518, %519) : (!t246, !t109, !t109, !t57) -> !t239 loc(#l118)
    %522:2 = call @_points_70(%517) : (!t109) -> (!t128, !t174) loc(#l119)
    %523 = stablehlo.reshape %89 : (!t14) -> !t183 loc(#l120)
    %524 = stablehlo.reshape %74 : (!t20) -> !t184 loc(#l120)
    %525 = stablehlo.reshape %59 : (!t7) -> !t185 loc(#l120)
    %526 = stablehlo.reshape %44 : (!t42) -> !t186 loc(#l120)
    %527 = stablehlo.concatenate %523, %524, %525, %526, dim = 1 : (!t183, !t184, !t185, !t186) -> !t103 loc(#l121)
    %528 = stablehlo.convert %522#1 : (!t174) -> !t175 loc(#l122)
    %529 = call @_cropped(%527, %522#0, %528) : (!t103, !t128, !t175) -> !t144 loc(#l123)
    %530 = stablehlo.reshape %529 : (!t144) -> !t259 loc(#l120)
    %531 = stablehlo.reshape %530 : (!t259) -> !t30 loc(#l120)
    %532 = stablehlo.convert %arg12 : (!t4) -> !t22 loc(#l124)
    %533 = stablehlo.convolution(%531, %532) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t30, !t22) -> !t30 loc(#l125)
    %534 = stablehlo.convert %arg11 : (!t2) -> !t21 loc(#l124)
    %535 = stablehlo.broadcast_in_dim %534, dims = [3] : (!t21) -> !t17 loc(#l126)
    %536 = stablehlo.broadcast_in_dim %535, dims = [0, 1, 2, 3] : (!t17) -> !t30 loc(#l127)
    %537 = stablehlo.add %533, %536 : !t30 loc(#l127)
    %538 = call @_relu_73(%537) : (!t30) -> !t30 loc(#l128)
    %539 = stablehlo.convert %arg14 : (!t4) -> !t22 loc(#l129)
    %540 = stablehlo.convolution(%538, %539) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t30, !t22) -> !t30 loc(#l130)
    %541 = stablehlo.convert %arg13 : (!t2) -> !t21 loc(#l129)
    %542 = stablehlo.broadcast_in_dim %541, dims = [3] : (!t21) -> !t17 loc(#l131)
    %543 = stablehlo.broadcast_in_dim %542, dims = [0, 1, 2, 3] : (!t17) -> !t30 loc(#l132)
    %544 = stablehlo.add %540, %543 : !t30 loc(#l132)
    %545 = call @_relu_73(%544) : (!t30) -> !t30 loc(#l133)
    %546 = stablehlo.convert %arg16 : (!t4) -> !t22 loc(#l134)
    %547 = stablehlo.convolution(%545, %546) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t30, !t22) -> !t30 loc(#l135)
    %548 = stablehlo.convert %arg15 : (!t2) -> !t21 loc(#l134)
    %549 = stablehlo.broadcast_in_dim %548, dims = [3] : (!t21) -> !t17 loc(#l136)
    %550 = stablehlo.broadcast_in_dim %549, dims = [0, 1, 2, 3] : (!t17) -> !t30 loc(#l137)
    %551 = stablehlo.add %547, %550 : !t30 loc(#l137)
    %552 = call @_relu_73(%551) : (!t30) -> !t30 loc(#l138)
    %553 = stablehlo.convert %arg18 : (!t4) -> !t22 loc(#l139)
    %554 = stablehlo.convolution(%552, %553) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t30, !t22) -> !t30 loc(#l140)
    %555 = stablehlo.convert %arg17 : (!t2) -> !t21 loc(#l139)
    %556 = stablehlo.broadcast_in_dim %555, dims = [3] : (!t21) -> !t17 loc(#l141)
    %557 = stablehlo.broadcast_in_dim %556, dims = [0, 1, 2, 3] : (!t17) -> !t30 loc(#l142)
    %558 = stablehlo.add %554, %557 : !t30 loc(#l142)
    %559 = call @_relu_73(%558) : (!t30) -> !t30 loc(#l143)
    %560 = stablehlo.convert %arg20 : (!t91) -> !t226 loc(#l144)
    %561 = stablehlo.dot_general %560, %559, contracting_dims = [0] x [3], precision = [DEFAULT, DEFAULT] : (!t226, !t30) -> tensor<2x2x256x16384x14x14xbf16> loc(#l145)
    %562 = stablehlo.transpose %561, dims = [3, 4, 0, 5, 1, 2] : (tensor<2x2x256x16384x14x14xbf16>) -> !t240 loc(#l146)
    %563 = stablehlo.reshape %562 : (!t240) -> !t80 loc(#l147)
    %564 = stablehlo.convert %arg19 : (!t2) -> !t21 loc(#l144)
    %565 = stablehlo.broadcast_in_dim %564, dims = [3] : (!t21) -> !t17 loc(#l148)
    %566 = stablehlo.broadcast_in_dim %565, dims = [0, 1, 2, 3] : (!t17) -> !t80 loc(#l149)
    %567 = stablehlo.add %563, %566 : !t80 loc(#l149)
    %568 = call @_relu_74(%567) : (!t80) -> !t80 loc(#l150)
    %569 = stablehlo.convert %arg10 : (!t90) -> !t203 loc(#l151)
    %570 = stablehlo.convolution(%568, %569) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t80, !t203) -> !t189 loc(#l152)
    %571 = stablehlo.convert %arg9 : (!t68) -> !t187 loc(#l151)
    %572 = stablehlo.broadcast_in_dim %571, dims = [3] : (!t187) -> tensor<1x1x1x91xbf16> loc(#l153)
    %573 = stablehlo.broadcast_in_dim %572, dims = [0, 1, 2, 3] : (tensor<1x1x1x91xbf16>) -> !t189 loc(#l154)
    %574 = stablehlo.add %570, %573 : !t189 loc(#l154)
    %575 = stablehlo.reshape %574 : (!t189) -> !t227 loc(#l155)
    %576 = stablehlo.transpose %575, dims = [0, 1, 3, 2] : (!t227) -> !t260 loc(#l156)
    %577 = stablehlo.broadcast_in_dim %520, dims = [0, 1] : (!t57) -> !t153 loc(#l153)
    %578 = stablehlo.iota dim = 0 : !t256 loc(#l157)
    %579 = stablehlo.broadcast_in_dim %578, dims = [2] : (!t256) -> !t257 loc(#l153)
    %580 = stablehlo.broadcast_in_dim %577, dims = [0, 1, 2] : (!t153) -> !t261 loc(#l158)
    %581 = stablehlo.broadcast_in_dim %579, dims = [0, 1, 2] : (!t257) -> !t261 loc(#l158)
    %582 = stablehlo.compare EQ, %580, %581, SIGNED : (!t261, !t261) -> tensor<128x128x91xi1> loc(#l158)
    %583 = stablehlo.convert %582 : (tensor<128x128x91xi1>) -> !t302 loc(#l151)
    %584 = stablehlo.dot_general %576, %583, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (!t260, !t302) -> !t181 loc(#l159)
    %c_71 = stablehlo.constant dense<0> : !t1
    %585 = stablehlo.broadcast_in_dim %c_71, dims = [] : (!t1) -> !t57 loc(#l160)
    %586 = stablehlo.compare GT, %520, %585, SIGNED : (!t57, !t57) -> !t105 loc(#l160)
    %587 = stablehlo.convert %586 : (!t105) -> !t10 loc(#l122)
    %588 = stablehlo.reshape %521 : (!t239) -> !t48 loc(#l120)
    %589:5 = call @_entropy_75(%584, %588) : (!t181, !t48) -> (!t48, !t48, !t154, !t48, !t48) loc(#l161)
    %cst_72 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l162)
    %590 = stablehlo.reduce(%589#0 init: %cst_72) applies stablehlo.add across dimensions = [2] : (!t48, !t0) -> !t10 loc(#l162)
    %591 = stablehlo.multiply %590, %587 : !t10 loc(#l163)
    %cst_73 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l162)
    %592 = stablehlo.reduce(%591 init: %cst_73) applies stablehlo.add across dimensions = [0, 1] : (!t10, !t0) -> !t0 loc(#l162)
    %cst_74 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l162)
    %593 = stablehlo.reduce(%587 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (!t10, !t0) -> !t0 loc(#l162)
    %cst_75 = stablehlo.constant dense<1.000000e+00> : !t0
    %594 = stablehlo.maximum %593, %cst_75 : !t0 loc(#l164)
    %cst_76 = stablehlo.constant dense<7.840000e+02> : !t0
    %595 = stablehlo.multiply %cst_76, %594 : !t0 loc(#l163)
    %596 = stablehlo.divide %592, %595 : !t0 loc(#l165)
    %597 = stablehlo.add %516, %596 : !t0
    %cst_77 = stablehlo.constant dense<1.000000e+00> : !t0
    %598 = stablehlo.divide %cst_77, %595 : !t0 loc(#l166)
    %599 = stablehlo.broadcast_in_dim %598, dims = [] : (!t0) -> !t10 loc(#l167)
    %600 = stablehlo.multiply %599, %587 : !t10 loc(#l168)
    %601 = stablehlo.broadcast_in_dim %600, dims = [0, 1] : (!t10) -> !t48 loc(#l167)
    %602 = call @_entropy_76(%589#1, %588, %589#2, %589#3, %589#4, %601) : (!t48, !t48, !t154, !t48, !t48, !t48) -> !t181 loc(#l169)
    %603 = stablehlo.dot_general %602, %583, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (!t181, !t302) -> !t227 loc(#l170)
    %604 = stablehlo.transpose %603, dims = [0, 1, 3, 2] : (!t227) -> !t260 loc(#l171)
    %605 = stablehlo.transpose %604, dims = [0, 1, 3, 2] : (!t260) -> !t227 loc(#l171)
    %606 = stablehlo.reshape %605 : (!t227) -> !t189 loc(#l172)
    %cst_78 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l173)
    %607 = stablehlo.reduce(%606 init: %cst_78) applies stablehlo.add across dimensions = [0, 1, 2] : (!t189, !t5) -> !t187 loc(#l173)
    %608 = stablehlo.convert %607 : (!t187) -> !t68 loc(#l174)
    %609 = stablehlo.convert %arg10 : (!t90) -> !t203 loc(#l174)
    %610 = stablehlo.reverse %609, dims = [0, 1] : !t203 loc(#l175)
    %611 = stablehlo.convolution(%606, %610) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t189, !t203) -> !t80 loc(#l176)
    %612 = stablehlo.convolution(%568, %606) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t80, !t189) -> !t203 loc(#l177)
    %613 = stablehlo.convert %612 : (!t203) -> !t90 loc(#l174)
    %614 = call @_relu_backward(%568, %611) : (!t80, !t80) -> !t80 loc(#l178)
    %cst_79 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l179)
    %615 = stablehlo.reduce(%614 init: %cst_79) applies stablehlo.add across dimensions = [0, 1, 2] : (!t80, !t5) -> !t21 loc(#l179)
    %616 = stablehlo.convert %615 : (!t21) -> !t2 loc(#l180)
    %617 = stablehlo.reshape %614 : (!t80) -> !t240 loc(#l181)
    %618 = stablehlo.convert %arg20 : (!t91) -> !t226 loc(#l180)
    %619 = stablehlo.dot_general %617, %618, contracting_dims = [2, 4, 5] x [1, 2, 3], precision = [DEFAULT, DEFAULT] : (!t240, !t226) -> !t30 loc(#l182)
    %620 = stablehlo.dot_general %559, %617, contracting_dims = [1, 0, 2] x [1, 0, 3], precision = [DEFAULT, DEFAULT] : (!t30, !t240) -> !t226 loc(#l182)
    %621 = stablehlo.convert %620 : (!t226) -> !t91 loc(#l180)
    %622 = call @_relu_backward_78(%559, %619) : (!t30, !t30) -> !t30 loc(#l183)
    %cst_80 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l184)
    %623 = stablehlo.reduce(%622 init: %cst_80) applies stablehlo.add across dimensions = [0, 1, 2] : (!t30, !t5) -> !t21 loc(#l184)
    %624 = stablehlo.convert %623 : (!t21) -> !t2 loc(#l185)
    %625 = stablehlo.convert %arg18 : (!t4) -> !t22 loc(#l185)
    %626 = stablehlo.reverse %625, dims = [0, 1] : !t22 loc(#l186)
    %627 = stablehlo.convolution(%622, %626) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t30, !t22) -> !t30 loc(#l187)
    %628 = stablehlo.convolution(%552, %622) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t30, !t30) -> !t22 loc(#l188)
    %629 = stablehlo.convert %628 : (!t22) -> !t4 loc(#l185)
    %630 = call @_relu_backward_78(%552, %627) : (!t30, !t30) -> !t30 loc(#l189)
    %cst_81 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l190)
    %631 = stablehlo.reduce(%630 init: %cst_81) applies stablehlo.add across dimensions = [0, 1, 2] : (!t30, !t5) -> !t21 loc(#l190)
    %632 = stablehlo.convert %631 : (!t21) -> !t2 loc(#l191)
    %633 = stablehlo.convert %arg16 : (!t4) -> !t22 loc(#l191)
    %634 = stablehlo.reverse %633, dims = [0, 1] : !t22 loc(#l192)
    %635 = stablehlo.convolution(%630, %634) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t30, !t22) -> !t30 loc(#l193)
    %636 = stablehlo.convolution(%545, %630) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t30, !t30) -> !t22 loc(#l194)
    %637 = stablehlo.convert %636 : (!t22) -> !t4 loc(#l191)
    %638 = call @_relu_backward_78(%545, %635) : (!t30, !t30) -> !t30 loc(#l195)
    %cst_82 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l196)
    %639 = stablehlo.reduce(%638 init: %cst_82) applies stablehlo.add across dimensions = [0, 1, 2] : (!t30, !t5) -> !t21 loc(#l196)
    %640 = stablehlo.convert %639 : (!t21) -> !t2 loc(#l197)
    %641 = stablehlo.convert %arg14 : (!t4) -> !t22 loc(#l197)
    %642 = stablehlo.reverse %641, dims = [0, 1] : !t22 loc(#l198)
    %643 = stablehlo.convolution(%638, %642) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t30, !t22) -> !t30 loc(#l199)
    %644 = stablehlo.convolution(%538, %638) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t30, !t30) -> !t22 loc(#l200)
    %645 = stablehlo.convert %644 : (!t22) -> !t4 loc(#l197)
    %646 = call @_relu_backward_78(%538, %643) : (!t30, !t30) -> !t30 loc(#l201)
    %cst_83 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l202)
    %647 = stablehlo.reduce(%646 init: %cst_83) applies stablehlo.add across dimensions = [0, 1, 2] : (!t30, !t5) -> !t21 loc(#l202)
    %648 = stablehlo.convert %647 : (!t21) -> !t2 loc(#l203)
    %649 = stablehlo.convert %arg12 : (!t4) -> !t22 loc(#l203)
    %650 = stablehlo.reverse %649, dims = [0, 1] : !t22 loc(#l204)
    %651 = stablehlo.convolution(%646, %650) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t30, !t22) -> !t30 loc(#l205)
    %652 = stablehlo.convolution(%531, %646) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t30, !t30) -> !t22 loc(#l206)
    %653 = stablehlo.convert %652 : (!t22) -> !t4 loc(#l203)
    %654 = stablehlo.reshape %651 : (!t30) -> !t259 loc(#l207)
    %655 = stablehlo.reshape %654 : (!t259) -> !t144 loc(#l207)
    %656 = call @_crop_backward(%527, %522#0, %528, %655) : (!t103, !t128, !t175, !t144) -> !t103 loc(#l208)
    %657 = stablehlo.slice %656 [0:128, 0:69888, 0:256] : (!t103) -> !t183 loc(#l209)
    %658 = stablehlo.slice %656 [0:128, 69888:87360, 0:256] : (!t103) -> !t184 loc(#l209)
    %659 = stablehlo.slice %656 [0:128, 87360:91728, 0:256] : (!t103) -> !t185 loc(#l209)
    %660 = stablehlo.slice %656 [0:128, 91728:92820, 0:256] : (!t103) -> !t186 loc(#l209)
    %661 = stablehlo.reshape %660 : (!t186) -> !t42 loc(#l207)
    %662 = stablehlo.reshape %659 : (!t185) -> !t7 loc(#l207)
    %663 = stablehlo.reshape %658 : (!t184) -> !t20 loc(#l207)
    %664 = stablehlo.reshape %657 : (!t183) -> !t14 loc(#l207)
    %cst_84 = stablehlo.constant dense<1.000000e+00> : !t0
    %665 = stablehlo.divide %cst_84, %513 : !t0 loc(#l210)
    %666 = stablehlo.broadcast_in_dim %665, dims = [] : (!t0) -> !t6 loc(#l211)
    %cst_85 = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_86 = stablehlo.constant dense<6.553600e+04> : !t0
    %667 = stablehlo.divide %cst_85, %cst_86 : !t0 loc(#l210)
    %668 = stablehlo.broadcast_in_dim %667, dims = [] : (!t0) -> !t6 loc(#l211)
    %669 = stablehlo.multiply %666, %508 : !t6 loc(#l212)
    %670 = stablehlo.broadcast_in_dim %669, dims = [0, 1] : (!t6) -> !t18 loc(#l211)
    %cst_87 = stablehlo.constant dense<1.000000e+00> : !t0
    %671 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (!t0) -> !t18 loc(#l212)
    %672 = stablehlo.multiply %670, %671 : !t18 loc(#l212)
    %673 = call @_distance_backward(%499, %501, %672) : (!t18, !t18, !t18) -> !t18 loc(#l213)
    %cst_88 = stablehlo.constant dense<1.000000e+00> : !t0
    %674 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (!t0) -> !t18 loc(#l210)
    %675 = stablehlo.divide %673, %674 : !t18 loc(#l210)
    %676 = stablehlo.convert %675 : (!t18) -> !t258 loc(#l214)
    %677 = stablehlo.dot_general %676, %413, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (!t258, !t116) -> tensor<128x512x4x91xbf16> loc(#l215)
    %678 = stablehlo.transpose %677, dims = [0, 1, 3, 2] : (tensor<128x512x4x91xbf16>) -> !t255 loc(#l216)
    %679 = stablehlo.reshape %678 : (!t255) -> !t188 loc(#l217)
    %cst_89 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l218)
    %680 = stablehlo.reduce(%679 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (!t188, !t5) -> !t254 loc(#l218)
    %681 = stablehlo.convert %680 : (!t254) -> !t98 loc(#l214)
    %682 = stablehlo.convert %arg7 : (!t89) -> !t225 loc(#l214)
    %683 = stablehlo.dot_general %679, %682, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t188, !t225) -> !t54 loc(#l215)
    %684 = stablehlo.dot_general %390, %679, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t54, !t188) -> !t225 loc(#l215)
    %685 = stablehlo.convert %684 : (!t225) -> !t89 loc(#l214)
    %686 = stablehlo.multiply %668, %391 : !t6 loc(#l212)
    %687 = call @_cross_entropy_backward(%397, %366#1, %398#1, %686) : (!t116, !t24, !t6, !t6) -> !t116 loc(#l219)
    %cst_90 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l218)
    %688 = stablehlo.reduce(%687 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (!t116, !t5) -> !t187 loc(#l218)
    %689 = stablehlo.convert %688 : (!t187) -> !t68 loc(#l214)
    %690 = stablehlo.convert %arg1 : (!t86) -> !t224 loc(#l214)
    %691 = stablehlo.dot_general %687, %690, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t116, !t224) -> !t54 loc(#l215)
    %692 = stablehlo.dot_general %390, %687, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t54, !t116) -> !t224 loc(#l215)
    %693 = stablehlo.convert %692 : (!t224) -> !t86 loc(#l214)
    %694 = stablehlo.add %683, %691 : !t54 loc(#l220)
    %695 = call @_relu_backward_82(%390, %694) : (!t54, !t54) -> !t54 loc(#l221)
    %cst_91 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l218)
    %696 = stablehlo.reduce(%695 init: %cst_91) applies stablehlo.add across dimensions = [0, 1] : (!t54, !t5) -> !t115 loc(#l218)
    %697 = stablehlo.convert %696 : (!t115) -> !t15 loc(#l214)
    %698 = stablehlo.convert %arg5 : (!t88) -> !t223 loc(#l214)
    %699 = stablehlo.dot_general %695, %698, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t54, !t223) -> !t54 loc(#l215)
    %700 = stablehlo.dot_general %383, %695, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t54, !t54) -> !t223 loc(#l215)
    %701 = stablehlo.convert %700 : (!t223) -> !t88 loc(#l214)
    %702 = call @_relu_backward_82(%383, %699) : (!t54, !t54) -> !t54 loc(#l221)
    %cst_92 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l218)
    %703 = stablehlo.reduce(%702 init: %cst_92) applies stablehlo.add across dimensions = [0, 1] : (!t54, !t5) -> !t115 loc(#l218)
    %704 = stablehlo.convert %703 : (!t115) -> !t15 loc(#l214)
    %705 = stablehlo.convert %arg3 : (!t87) -> !t222 loc(#l214)
    %706 = stablehlo.dot_general %702, %705, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t54, !t222) -> !t238 loc(#l215)
    %707 = stablehlo.dot_general %376, %702, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t238, !t54) -> !t222 loc(#l215)
    %708 = stablehlo.convert %707 : (!t222) -> !t87 loc(#l214)
    %709 = stablehlo.reshape %706 : (!t238) -> !t252 loc(#l217)
    %710 = stablehlo.reshape %709 : (!t252) -> !t144 loc(#l217)
    %711 = call @_crop_backward(%372, %367#0, %373, %710) : (!t103, !t128, !t175, !t144) -> !t103 loc(#l222)
    %712 = stablehlo.slice %711 [0:128, 0:69888, 0:256] : (!t103) -> !t183 loc(#l223)
    %713 = stablehlo.slice %711 [0:128, 69888:87360, 0:256] : (!t103) -> !t184 loc(#l223)
    %714 = stablehlo.slice %711 [0:128, 87360:91728, 0:256] : (!t103) -> !t185 loc(#l223)
    %715 = stablehlo.slice %711 [0:128, 91728:92820, 0:256] : (!t103) -> !t186 loc(#l223)
    %716 = stablehlo.reshape %715 : (!t186) -> !t42 loc(#l217)
    %717 = stablehlo.add %661, %716 : !t42 loc(#l220)
    %718 = stablehlo.reshape %714 : (!t185) -> !t7 loc(#l217)
    %719 = stablehlo.add %662, %718 : !t7 loc(#l220)
    %720 = stablehlo.reshape %713 : (!t184) -> !t20 loc(#l217)
    %721 = stablehlo.add %663, %720 : !t20 loc(#l220)
    %722 = stablehlo.reshape %712 : (!t183) -> !t14 loc(#l217)
    %723 = stablehlo.add %664, %722 : !t14 loc(#l220)
    %cst_93 = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_94 = stablehlo.constant dense<3.276800e+04> : !t0
    %724 = stablehlo.divide %cst_93, %cst_94 : !t0 loc(#l224)
    %725 = stablehlo.broadcast_in_dim %724, dims = [] : (!t0) -> !t47 loc(#l225)
    %726 = stablehlo.multiply %725, %288 : !t47 loc(#l226)
    %cst_95 = stablehlo.constant dense<0.0123456791> : !t0
    %727 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (!t0) -> !t47 loc(#l226)
    %728 = stablehlo.multiply %726, %727 : !t47 loc(#l226)
    %729 = call @_distance_backward_84(%280, %282, %728) : (!t47, !t47, !t47) -> !t47 loc(#l227)
    %cst_96 = stablehlo.constant dense<0.111111112> : !t0
    %730 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (!t0) -> !t47 loc(#l224)
    %731 = stablehlo.divide %729, %730 : !t47 loc(#l224)
    %732 = stablehlo.convert %731 : (!t47) -> !t165 loc(#l228)
    %733 = stablehlo.broadcast_in_dim %724, dims = [] : (!t0) -> !t35 loc(#l225)
    %734 = stablehlo.multiply %733, %274 : !t35 loc(#l226)
    %735 = call @_entropy_86(%271#1, %270, %271#2, %271#3, %271#4, %734) : (!t35, !t35, !t143, !t35, !t35, !t35) -> !t127 loc(#l229)
    %736 = stablehlo.broadcast_in_dim %724, dims = [] : (!t0) -> !t46 loc(#l225)
    %737 = stablehlo.multiply %736, %262 : !t46 loc(#l226)
    %cst_97 = stablehlo.constant dense<0.0123456791> : !t0
    %738 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (!t0) -> !t46 loc(#l226)
    %739 = stablehlo.multiply %737, %738 : !t46 loc(#l226)
    %740 = call @_distance_backward_87(%254, %256, %739) : (!t46, !t46, !t46) -> !t46 loc(#l227)
    %cst_98 = stablehlo.constant dense<0.111111112> : !t0
    %741 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (!t0) -> !t46 loc(#l224)
    %742 = stablehlo.divide %740, %741 : !t46 loc(#l224)
    %743 = stablehlo.convert %742 : (!t46) -> !t164 loc(#l228)
    %744 = stablehlo.broadcast_in_dim %724, dims = [] : (!t0) -> !t34 loc(#l225)
    %745 = stablehlo.multiply %744, %248 : !t34 loc(#l226)
    %746 = call @_entropy_89(%245#1, %244, %245#2, %245#3, %245#4, %745) : (!t34, !t34, !t142, !t34, !t34, !t34) -> !t126 loc(#l229)
    %747 = stablehlo.broadcast_in_dim %724, dims = [] : (!t0) -> !t45 loc(#l225)
    %748 = stablehlo.multiply %747, %236 : !t45 loc(#l226)
    %cst_99 = stablehlo.constant dense<0.0123456791> : !t0
    %749 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (!t0) -> !t45 loc(#l226)
    %750 = stablehlo.multiply %748, %749 : !t45 loc(#l226)
    %751 = call @_distance_backward_90(%228, %230, %750) : (!t45, !t45, !t45) -> !t45 loc(#l227)
    %cst_100 = stablehlo.constant dense<0.111111112> : !t0
    %752 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (!t0) -> !t45 loc(#l224)
    %753 = stablehlo.divide %751, %752 : !t45 loc(#l224)
    %754 = stablehlo.convert %753 : (!t45) -> !t163 loc(#l228)
    %755 = stablehlo.broadcast_in_dim %724, dims = [] : (!t0) -> !t33 loc(#l225)
    %756 = stablehlo.multiply %755, %222 : !t33 loc(#l226)
    %757 = call @_entropy_92(%219#1, %218, %219#2, %219#3, %219#4, %756) : (!t33, !t33, !t141, !t33, !t33, !t33) -> !t125 loc(#l229)
    %758 = stablehlo.broadcast_in_dim %724, dims = [] : (!t0) -> !t44 loc(#l225)
    %759 = stablehlo.multiply %758, %210 : !t44 loc(#l226)
    %cst_101 = stablehlo.constant dense<0.0123456791> : !t0
    %760 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (!t0) -> !t44 loc(#l226)
    %761 = stablehlo.multiply %759, %760 : !t44 loc(#l226)
    %762 = call @_distance_backward_93(%202, %204, %761) : (!t44, !t44, !t44) -> !t44 loc(#l227)
    %cst_102 = stablehlo.constant dense<0.111111112> : !t0
    %763 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (!t0) -> !t44 loc(#l224)
    %764 = stablehlo.divide %762, %763 : !t44 loc(#l224)
    %765 = stablehlo.convert %764 : (!t44) -> !t162 loc(#l228)
    %766 = stablehlo.broadcast_in_dim %724, dims = [] : (!t0) -> !t32 loc(#l225)
    %767 = stablehlo.multiply %766, %196 : !t32 loc(#l226)
    %768 = call @_entropy_95(%193#1, %192, %193#2, %193#3, %193#4, %767) : (!t32, !t32, !t140, !t32, !t32, !t32) -> !t124 loc(#l229)
    %769 = stablehlo.broadcast_in_dim %724, dims = [] : (!t0) -> !t43 loc(#l225)
    %770 = stablehlo.multiply %769, %184 : !t43 loc(#l226)
    %cst_103 = stablehlo.constant dense<0.0123456791> : !t0
    %771 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (!t0) -> !t43 loc(#l226)
    %772 = stablehlo.multiply %770, %771 : !t43 loc(#l226)
    %773 = call @_distance_backward_96(%176, %178, %772) : (!t43, !t43, !t43) -> !t43 loc(#l227)
    %cst_104 = stablehlo.constant dense<0.111111112> : !t0
    %774 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (!t0) -> !t43 loc(#l224)
    %775 = stablehlo.divide %773, %774 : !t43 loc(#l224)
    %776 = stablehlo.convert %775 : (!t43) -> !t161 loc(#l228)
    %777 = stablehlo.broadcast_in_dim %724, dims = [] : (!t0) -> !t31 loc(#l225)
    %778 = stablehlo.multiply %777, %170 : !t31 loc(#l226)
    %779 = call @_entropy_98(%167#1, %166, %167#2, %167#3, %167#4, %778) : (!t31, !t31, !t139, !t31, !t31, !t31) -> !t123 loc(#l229)
    %cst_105 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l230)
    %780 = stablehlo.reduce(%732 init: %cst_105) applies stablehlo.add across dimensions = [0, 1, 2] : (!t165, !t5) -> !t121 loc(#l230)
    %781 = stablehlo.convert %780 : (!t121) -> !t78 loc(#l231)
    %782 = stablehlo.reverse %94, dims = [0, 1] : !t101 loc(#l232)
    %783 = stablehlo.convolution(%732, %782) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t165, !t101) -> !t64 loc(#l233)
    %784 = stablehlo.convolution(%153, %732) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t64, !t165) -> !t101 loc(#l234)
    %cst_106 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l230)
    %785 = stablehlo.reduce(%735 init: %cst_106) applies stablehlo.add across dimensions = [0, 1, 2] : (!t127, !t5) -> !t122 loc(#l230)
    %786 = stablehlo.convert %785 : (!t122) -> !t79 loc(#l231)
    %787 = stablehlo.reverse %96, dims = [0, 1] : !t102 loc(#l232)
    %788 = stablehlo.convolution(%735, %787) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t127, !t102) -> !t64 loc(#l233)
    %789 = stablehlo.convolution(%153, %735) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t64, !t127) -> !t102 loc(#l234)
    %790 = stablehlo.add %783, %788 : !t64 loc(#l235)
    %791 = call @_relu_backward_99(%153, %790) : (!t64, !t64) -> !t64 loc(#l236)
    %cst_107 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l230)
    %792 = stablehlo.reduce(%791 init: %cst_107) applies stablehlo.add across dimensions = [0, 1, 2] : (!t64, !t5) -> !t21 loc(#l230)
    %793 = stablehlo.convert %792 : (!t21) -> !t2 loc(#l231)
    %794 = stablehlo.reverse %92, dims = [0, 1] : !t22 loc(#l232)
    %795 = stablehlo.convolution(%791, %794) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t64, !t22) -> !t64 loc(#l233)
    %796 = stablehlo.convolution(%90, %791) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t64, !t64) -> !t22 loc(#l234)
    %cst_108 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l237)
    %797 = stablehlo.reduce(%743 init: %cst_108) applies stablehlo.add across dimensions = [0, 1, 2] : (!t164, !t5) -> !t121 loc(#l237)
    %798 = stablehlo.convert %797 : (!t121) -> !t78 loc(#l238)
    %799 = stablehlo.add %781, %798 : !t78 loc(#l239)
    %800 = stablehlo.reverse %94, dims = [0, 1] : !t101 loc(#l240)
    %801 = stablehlo.convolution(%743, %800) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t164, !t101) -> !t42 loc(#l241)
    %802 = stablehlo.convolution(%140, %743) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t42, !t164) -> !t101 loc(#l242)
    %803 = stablehlo.add %784, %802 : !t101 loc(#l239)
    %cst_109 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l237)
    %804 = stablehlo.reduce(%746 init: %cst_109) applies stablehlo.add across dimensions = [0, 1, 2] : (!t126, !t5) -> !t122 loc(#l237)
    %805 = stablehlo.convert %804 : (!t122) -> !t79 loc(#l238)
    %806 = stablehlo.add %786, %805 : !t79 loc(#l239)
    %807 = stablehlo.reverse %96, dims = [0, 1] : !t102 loc(#l240)
    %808 = stablehlo.convolution(%746, %807) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t126, !t102) -> !t42 loc(#l241)
    %809 = stablehlo.convolution(%140, %746) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t42, !t126) -> !t102 loc(#l242)
    %810 = stablehlo.add %801, %808 : !t42 loc(#l239)
    %811 = stablehlo.add %789, %809 : !t102 loc(#l239)
    %812 = call @_relu_backward_101(%140, %810) : (!t42, !t42) -> !t42 loc(#l243)
    %cst_110 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l237)
    %813 = stablehlo.reduce(%812 init: %cst_110) applies stablehlo.add across dimensions = [0, 1, 2] : (!t42, !t5) -> !t21 loc(#l237)
    %814 = stablehlo.convert %813 : (!t21) -> !t2 loc(#l238)
    %815 = stablehlo.add %793, %814 : !t2 loc(#l239)
    %816 = stablehlo.reverse %92, dims = [0, 1] : !t22 loc(#l240)
    %817 = stablehlo.convolution(%812, %816) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t42, !t22) -> !t42 loc(#l241)
    %818 = stablehlo.convolution(%44, %812) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t42, !t42) -> !t22 loc(#l242)
    %819 = stablehlo.add %717, %817 : !t42 loc(#l239)
    %820 = stablehlo.add %796, %818 : !t22 loc(#l239)
    %cst_111 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l244)
    %821 = stablehlo.reduce(%754 init: %cst_111) applies stablehlo.add across dimensions = [0, 1, 2] : (!t163, !t5) -> !t121 loc(#l244)
    %822 = stablehlo.convert %821 : (!t121) -> !t78 loc(#l245)
    %823 = stablehlo.add %799, %822 : !t78 loc(#l246)
    %824 = stablehlo.reverse %94, dims = [0, 1] : !t101 loc(#l247)
    %825 = stablehlo.convolution(%754, %824) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t163, !t101) -> !t7 loc(#l248)
    %826 = stablehlo.convolution(%127, %754) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t163) -> !t101 loc(#l249)
    %827 = stablehlo.add %803, %826 : !t101 loc(#l246)
    %cst_112 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l244)
    %828 = stablehlo.reduce(%757 init: %cst_112) applies stablehlo.add across dimensions = [0, 1, 2] : (!t125, !t5) -> !t122 loc(#l244)
    %829 = stablehlo.convert %828 : (!t122) -> !t79 loc(#l245)
    %830 = stablehlo.add %806, %829 : !t79 loc(#l246)
    %831 = stablehlo.reverse %96, dims = [0, 1] : !t102 loc(#l247)
    %832 = stablehlo.convolution(%757, %831) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t125, !t102) -> !t7 loc(#l248)
    %833 = stablehlo.convolution(%127, %757) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t125) -> !t102 loc(#l249)
    %834 = stablehlo.add %825, %832 : !t7 loc(#l246)
    %835 = stablehlo.add %811, %833 : !t102 loc(#l246)
    %836 = call @_relu_backward_103(%127, %834) : (!t7, !t7) -> !t7 loc(#l250)
    %cst_113 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l244)
    %837 = stablehlo.reduce(%836 init: %cst_113) applies stablehlo.add across dimensions = [0, 1, 2] : (!t7, !t5) -> !t21 loc(#l244)
    %838 = stablehlo.convert %837 : (!t21) -> !t2 loc(#l245)
    %839 = stablehlo.add %815, %838 : !t2 loc(#l246)
    %840 = stablehlo.reverse %92, dims = [0, 1] : !t22 loc(#l247)
    %841 = stablehlo.convolution(%836, %840) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t22) -> !t7 loc(#l248)
    %842 = stablehlo.convolution(%59, %836) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t7) -> !t22 loc(#l249)
    %843 = stablehlo.add %719, %841 : !t7 loc(#l246)
    %844 = stablehlo.add %820, %842 : !t22 loc(#l246)
    %cst_114 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l251)
    %845 = stablehlo.reduce(%765 init: %cst_114) applies stablehlo.add across dimensions = [0, 1, 2] : (!t162, !t5) -> !t121 loc(#l251)
    %846 = stablehlo.convert %845 : (!t121) -> !t78 loc(#l252)
    %847 = stablehlo.add %823, %846 : !t78 loc(#l253)
    %848 = stablehlo.reverse %94, dims = [0, 1] : !t101 loc(#l254)
    %849 = stablehlo.convolution(%765, %848) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t162, !t101) -> !t20 loc(#l255)
    %850 = stablehlo.convolution(%114, %765) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t162) -> !t101 loc(#l256)
    %851 = stablehlo.add %827, %850 : !t101 loc(#l253)
    %cst_115 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l251)
    %852 = stablehlo.reduce(%768 init: %cst_115) applies stablehlo.add across dimensions = [0, 1, 2] : (!t124, !t5) -> !t122 loc(#l251)
    %853 = stablehlo.convert %852 : (!t122) -> !t79 loc(#l252)
    %854 = stablehlo.add %830, %853 : !t79 loc(#l253)
    %855 = stablehlo.reverse %96, dims = [0, 1] : !t102 loc(#l254)
    %856 = stablehlo.convolution(%768, %855) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t124, !t102) -> !t20 loc(#l255)
    %857 = stablehlo.convolution(%114, %768) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t124) -> !t102 loc(#l256)
    %858 = stablehlo.add %849, %856 : !t20 loc(#l253)
    %859 = stablehlo.add %835, %857 : !t102 loc(#l253)
    %860 = call @_relu_backward_105(%114, %858) : (!t20, !t20) -> !t20 loc(#l257)
    %cst_116 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l251)
    %861 = stablehlo.reduce(%860 init: %cst_116) applies stablehlo.add across dimensions = [0, 1, 2] : (!t20, !t5) -> !t21 loc(#l251)
    %862 = stablehlo.convert %861 : (!t21) -> !t2 loc(#l252)
    %863 = stablehlo.add %839, %862 : !t2 loc(#l253)
    %864 = stablehlo.reverse %92, dims = [0, 1] : !t22 loc(#l254)
    %865 = stablehlo.convolution(%860, %864) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t22) -> !t20 loc(#l255)
    %866 = stablehlo.convolution(%74, %860) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t20) -> !t22 loc(#l256)
    %867 = stablehlo.add %721, %865 : !t20 loc(#l253)
    %868 = stablehlo.add %844, %866 : !t22 loc(#l253)
    %cst_117 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l258)
    %869 = stablehlo.reduce(%776 init: %cst_117) applies stablehlo.add across dimensions = [0, 1, 2] : (!t161, !t5) -> !t121 loc(#l258)
    %870 = stablehlo.convert %869 : (!t121) -> !t78 loc(#l259)
    %871 = stablehlo.add %847, %870 : !t78 loc(#l260)
    %872 = stablehlo.reverse %94, dims = [0, 1] : !t101 loc(#l261)
    %873 = stablehlo.convolution(%776, %872) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t161, !t101) -> !t14 loc(#l262)
    %874 = stablehlo.convolution(%101, %776) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t161) -> !t101 loc(#l263)
    %875 = stablehlo.add %851, %874 : !t101 loc(#l260)
    %cst_118 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l258)
    %876 = stablehlo.reduce(%779 init: %cst_118) applies stablehlo.add across dimensions = [0, 1, 2] : (!t123, !t5) -> !t122 loc(#l258)
    %877 = stablehlo.convert %876 : (!t122) -> !t79 loc(#l259)
    %878 = stablehlo.add %854, %877 : !t79 loc(#l260)
    %879 = stablehlo.reverse %96, dims = [0, 1] : !t102 loc(#l261)
    %880 = stablehlo.convolution(%779, %879) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t123, !t102) -> !t14 loc(#l262)
    %881 = stablehlo.convolution(%101, %779) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t123) -> !t102 loc(#l263)
    %882 = stablehlo.add %873, %880 : !t14 loc(#l260)
    %883 = stablehlo.add %859, %881 : !t102 loc(#l260)
    %884 = call @_relu_backward_107(%101, %882) : (!t14, !t14) -> !t14 loc(#l264)
    %cst_119 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l258)
    %885 = stablehlo.reduce(%884 init: %cst_119) applies stablehlo.add across dimensions = [0, 1, 2] : (!t14, !t5) -> !t21 loc(#l258)
    %886 = stablehlo.convert %885 : (!t21) -> !t2 loc(#l259)
    %887 = stablehlo.add %863, %886 : !t2 loc(#l260)
    %888 = stablehlo.reverse %92, dims = [0, 1] : !t22 loc(#l261)
    %889 = stablehlo.convolution(%884, %888) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t22) -> !t14 loc(#l262)
    %890 = stablehlo.convolution(%89, %884) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t14) -> !t22 loc(#l263)
    %891 = stablehlo.add %723, %889 : !t14 loc(#l260)
    %892 = stablehlo.add %868, %890 : !t22 loc(#l260)
    %893 = stablehlo.convert %883 : (!t102) -> !t97 loc(#l265)
    %894 = stablehlo.convert %875 : (!t101) -> !t96 loc(#l265)
    %895 = stablehlo.convert %892 : (!t22) -> !t4 loc(#l265)
    %cst_120 = stablehlo.constant dense<0.000000e+00> : !t5
    %896 = stablehlo.pad %795, %cst_120, low = [0, 0, 0, 0], high = [0, 1, 1, 0], interior = [0, 1, 1, 0] : (!t64, !t5) -> !t42
    %897 = stablehlo.add %819, %896 : !t42
    %cst_121 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l266)
    %898 = stablehlo.reduce(%891 init: %cst_121) applies stablehlo.add across dimensions = [0, 1, 2] : (!t14, !t5) -> !t21 loc(#l266)
    %899 = stablehlo.convert %898 : (!t21) -> !t2 loc(#l267)
    %900 = stablehlo.convert %arg30 : (!t4) -> !t22 loc(#l267)
    %901 = stablehlo.reverse %900, dims = [0, 1] : !t22 loc(#l268)
    %902 = stablehlo.convolution(%891, %901) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t22) -> !t14 loc(#l269)
    %903 = stablehlo.convolution(%83, %891) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t14) -> !t22 loc(#l270)
    %904 = stablehlo.convert %903 : (!t22) -> !t4 loc(#l267)
    %905 = stablehlo.reshape %902 : (!t14) -> !t249 loc(#l271)
    %cst_122 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l266)
    %906 = stablehlo.reduce(%905 init: %cst_122) applies stablehlo.add across dimensions = [2, 4] : (!t249, !t5) -> !t20 loc(#l266)
    %cst_123 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l266)
    %907 = stablehlo.reduce(%902 init: %cst_123) applies stablehlo.add across dimensions = [0, 1, 2] : (!t14, !t5) -> !t21 loc(#l266)
    %908 = stablehlo.convert %907 : (!t21) -> !t2 loc(#l267)
    %909 = stablehlo.convert %arg28 : (!t92) -> !t201 loc(#l267)
    %910 = stablehlo.reverse %909, dims = [0, 1] : !t201 loc(#l268)
    %911 = stablehlo.convolution(%902, %910) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t201) -> !t14 loc(#l269)
    %912 = stablehlo.convolution(%19, %902) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t14) -> !t201 loc(#l270)
    %913 = stablehlo.convert %912 : (!t201) -> !t92 loc(#l267)
    %cst_124 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l272)
    %914 = stablehlo.reduce(%867 init: %cst_124) applies stablehlo.add across dimensions = [0, 1, 2] : (!t20, !t5) -> !t21 loc(#l272)
    %915 = stablehlo.convert %914 : (!t21) -> !t2 loc(#l273)
    %916 = stablehlo.convert %arg34 : (!t4) -> !t22 loc(#l273)
    %917 = stablehlo.reverse %916, dims = [0, 1] : !t22 loc(#l274)
    %918 = stablehlo.convolution(%867, %917) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t22) -> !t20 loc(#l275)
    %919 = stablehlo.convolution(%68, %867) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t20) -> !t22 loc(#l276)
    %920 = stablehlo.convert %919 : (!t22) -> !t4 loc(#l273)
    %921 = stablehlo.add %906, %918 : !t20 loc(#l277)
    %922 = stablehlo.reshape %921 : (!t20) -> !t248 loc(#l278)
    %cst_125 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l272)
    %923 = stablehlo.reduce(%922 init: %cst_125) applies stablehlo.add across dimensions = [2, 4] : (!t248, !t5) -> !t7 loc(#l272)
    %cst_126 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l272)
    %924 = stablehlo.reduce(%921 init: %cst_126) applies stablehlo.add across dimensions = [0, 1, 2] : (!t20, !t5) -> !t21 loc(#l272)
    %925 = stablehlo.convert %924 : (!t21) -> !t2 loc(#l273)
    %926 = stablehlo.convert %arg32 : (!t55) -> !t138 loc(#l273)
    %927 = stablehlo.reverse %926, dims = [0, 1] : !t138 loc(#l274)
    %928 = stablehlo.convolution(%921, %927) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t138) -> !t12 loc(#l275)
    %929 = stablehlo.convolution(%23#0, %921) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t20) -> !t138 loc(#l276)
    %930 = stablehlo.convert %929 : (!t138) -> !t55 loc(#l273)
    %cst_127 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l279)
    %931 = stablehlo.reduce(%843 init: %cst_127) applies stablehlo.add across dimensions = [0, 1, 2] : (!t7, !t5) -> !t21 loc(#l279)
    %932 = stablehlo.convert %931 : (!t21) -> !t2 loc(#l280)
    %933 = stablehlo.convert %arg38 : (!t4) -> !t22 loc(#l280)
    %934 = stablehlo.reverse %933, dims = [0, 1] : !t22 loc(#l281)
    %935 = stablehlo.convolution(%843, %934) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t22) -> !t7 loc(#l282)
    %936 = stablehlo.convolution(%53, %843) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t7) -> !t22 loc(#l283)
    %937 = stablehlo.convert %936 : (!t22) -> !t4 loc(#l280)
    %938 = stablehlo.add %923, %935 : !t7 loc(#l284)
    %939 = stablehlo.reshape %938 : (!t7) -> !t247 loc(#l285)
    %cst_128 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l279)
    %940 = stablehlo.reduce(%939 init: %cst_128) applies stablehlo.add across dimensions = [2, 4] : (!t247, !t5) -> !t42 loc(#l279)
    %cst_129 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l279)
    %941 = stablehlo.reduce(%938 init: %cst_129) applies stablehlo.add across dimensions = [0, 1, 2] : (!t7, !t5) -> !t21 loc(#l279)
    %942 = stablehlo.convert %941 : (!t21) -> !t2 loc(#l280)
    %943 = stablehlo.convert %arg36 : (!t16) -> !t137 loc(#l280)
    %944 = stablehlo.reverse %943, dims = [0, 1] : !t137 loc(#l281)
    %945 = stablehlo.convolution(%938, %944) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t137) -> !t9 loc(#l282)
    %946 = stablehlo.convolution(%29#0, %938) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t7) -> !t137 loc(#l283)
    %947 = stablehlo.convert %946 : (!t137) -> !t16 loc(#l280)
    %cst_130 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l286)
    %948 = stablehlo.reduce(%897 init: %cst_130) applies stablehlo.add across dimensions = [0, 1, 2] : (!t42, !t5) -> !t21 loc(#l286)
    %949 = stablehlo.convert %948 : (!t21) -> !t2 loc(#l287)
    %950 = stablehlo.convert %arg42 : (!t4) -> !t22 loc(#l287)
    %951 = stablehlo.reverse %950, dims = [0, 1] : !t22 loc(#l288)
    %952 = stablehlo.convolution(%897, %951) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t42, !t22) -> !t42 loc(#l289)
    %953 = stablehlo.convolution(%38, %897) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t42, !t42) -> !t22 loc(#l290)
    %954 = stablehlo.convert %953 : (!t22) -> !t4 loc(#l287)
    %955 = stablehlo.add %940, %952 : !t42 loc(#l291)
    %cst_131 = stablehlo.constant dense<0.000000e+00> : !t5 loc(#l286)
    %956 = stablehlo.reduce(%955 init: %cst_131) applies stablehlo.add across dimensions = [0, 1, 2] : (!t42, !t5) -> !t21 loc(#l286)
    %957 = stablehlo.convert %956 : (!t21) -> !t2 loc(#l287)
    %958 = stablehlo.convert %arg40 : (!t93) -> !t200 loc(#l287)
    %959 = stablehlo.reverse %958, dims = [0, 1] : !t200 loc(#l288)
    %960 = stablehlo.convolution(%955, %959) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t42, !t200) -> !t25 loc(#l289)
    %961 = stablehlo.convolution(%32#0, %955) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t25, !t42) -> !t200 loc(#l290)
    %962 = stablehlo.convert %961 : (!t200) -> !t93 loc(#l287)
    %963:4 = call @_block_109(%31#0, %arg92, %32#1, %32#2, %arg93, %32#3, %32#4, %arg94, %32#5, %32#0, %960) : (!t25, !t56, !t36, !t26, !t38, !t36, !t26, !t39, !t83, !t25, !t25) -> (!t25, !t56, !t38, !t39) loc(#l292)
    %964:4 = call @_block_109(%30#0, %arg89, %31#1, %31#2, %arg90, %31#3, %31#4, %arg91, %31#5, %31#0, %963#0) : (!t25, !t56, !t36, !t26, !t38, !t36, !t26, !t39, !t83, !t25, !t25) -> (!t25, !t56, !t38, !t39) loc(#l293)
    %965:5 = call @_block_114(%29#0, %arg85, %30#1, %30#2, %arg86, %30#3, %30#4, %arg87, %30#5, %arg88, %30#6, %30#0, %964#0) : (!t9, !t76, !t36, !t66, !t38, !t36, !t26, !t39, !t83, !t77, !t83, !t25, !t25) -> (!t9, !t76, !t38, !t39, !t77) loc(#l294)
    %966 = stablehlo.add %945, %965#0 : !t9 loc(#l295)
    %967:4 = call @_block_117(%28#0, %arg82, %29#1, %29#2, %arg83, %29#3, %29#4, %arg84, %29#5, %29#0, %966) : (!t9, !t16, !t17, !t7, !t4, !t17, !t7, !t13, !t72, !t9, !t9) -> (!t9, !t16, !t4, !t13) loc(#l296)
    %968:4 = call @_block_117(%27#0, %arg79, %28#1, %28#2, %arg80, %28#3, %28#4, %arg81, %28#5, %28#0, %967#0) : (!t9, !t16, !t17, !t7, !t4, !t17, !t7, !t13, !t72, !t9, !t9) -> (!t9, !t16, !t4, !t13) loc(#l297)
    %969:4 = call @_block_117(%26#0, %arg76, %27#1, %27#2, %arg77, %27#3, %27#4, %arg78, %27#5, %27#0, %968#0) : (!t9, !t16, !t17, !t7, !t4, !t17, !t7, !t13, !t72, !t9, !t9) -> (!t9, !t16, !t4, !t13) loc(#l298)
    %970:4 = call @_block_117(%25#0, %arg73, %26#1, %26#2, %arg74, %26#3, %26#4, %arg75, %26#5, %26#0, %969#0) : (!t9, !t16, !t17, !t7, !t4, !t17, !t7, !t13, !t72, !t9, !t9) -> (!t9, !t16, !t4, !t13) loc(#l299)
    %971:4 = call @_block_117(%24#0, %arg70, %25#1, %25#2, %arg71, %25#3, %25#4, %arg72, %25#5, %25#0, %970#0) : (!t9, !t16, !t17, !t7, !t4, !t17, !t7, !t13, !t72, !t9, !t9) -> (!t9, !t16, !t4, !t13) loc(#l300)
    %972:5 = call @_block_120(%23#0, %arg66, %24#1, %24#2, %arg67, %24#3, %24#4, %arg68, %24#5, %arg69, %24#6, %24#0, %971#0) : (!t12, !t55, !t17, !t20, !t4, !t17, !t7, !t13, !t72, !t75, !t72, !t9, !t9) -> (!t12, !t55, !t4, !t13, !t75) loc(#l301)
    %973 = stablehlo.add %928, %972#0 : !t12 loc(#l302)
    %974:4 = call @_block_121(%22#0, %arg63, %23#1, %23#2, %arg64, %23#3, %23#4, %arg65, %23#5, %23#0, %973) : (!t12, !t51, !t60, !t23, !t28, !t60, !t23, !t29, !t36, !t12, !t12) -> (!t12, !t51, !t28, !t29) loc(#l303)
    %975:4 = call @_block_121(%21#0, %arg60, %22#1, %22#2, %arg61, %22#3, %22#4, %arg62, %22#5, %22#0, %974#0) : (!t12, !t51, !t60, !t23, !t28, !t60, !t23, !t29, !t36, !t12, !t12) -> (!t12, !t51, !t28, !t29) loc(#l304)
    %976:4 = call @_block_121(%20#0, %arg57, %21#1, %21#2, %arg58, %21#3, %21#4, %arg59, %21#5, %21#0, %975#0) : (!t12, !t51, !t60, !t23, !t28, !t60, !t23, !t29, !t36, !t12, !t12) -> (!t12, !t51, !t28, !t29) loc(#l305)
    %977:4 = call @_block_126(%19, %arg53, %20#1, %20#2, %arg54, %20#3, %20#4, %arg55, %20#5, %arg56, %20#6, %20#0, %976#0) : (!t14, !t73, !t60, !t65, !t28, !t60, !t23, !t29, !t36, !t74, !t36, !t12, !t12) -> (!t73, !t28, !t29, !t74) loc(#l306)
    %978:2 = call @one(%arg0, %689, %arg201, %learning_rate) : (!t68, !t68, !t68, !t0) -> (!t68, !t68) loc(#l307)
    %979:2 = call @one_129(%arg1, %693, %arg202, %learning_rate) : (!t86, !t86, !t86, !t0) -> (!t86, !t86) loc(#l307)
    %980:2 = call @one_130(%arg2, %704, %arg203, %learning_rate) : (!t15, !t15, !t15, !t0) -> (!t15, !t15) loc(#l307)
    %981:2 = call @one_131(%arg3, %708, %arg204, %learning_rate) : (!t87, !t87, !t87, !t0) -> (!t87, !t87) loc(#l307)
    %982:2 = call @one_130(%arg4, %697, %arg205, %learning_rate) : (!t15, !t15, !t15, !t0) -> (!t15, !t15) loc(#l307)
    %983:2 = call @one_132(%arg5, %701, %arg206, %learning_rate) : (!t88, !t88, !t88, !t0) -> (!t88, !t88) loc(#l307)
    %984:2 = call @one_133(%arg6, %681, %arg207, %learning_rate) : (!t98, !t98, !t98, !t0) -> (!t98, !t98) loc(#l307)
    %985:2 = call @one_134(%arg7, %685, %arg208, %learning_rate) : (!t89, !t89, !t89, !t0) -> (!t89, !t89) loc(#l307)
    %986:2 = call @one(%arg9, %608, %arg209, %learning_rate) : (!t68, !t68, !t68, !t0) -> (!t68, !t68) loc(#l307)
    %987:2 = call @one_135(%arg10, %613, %arg210, %learning_rate) : (!t90, !t90, !t90, !t0) -> (!t90, !t90) loc(#l307)
    %988:2 = call @one_136(%arg11, %648, %arg211, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l307)
    %989:2 = call @one_137(%arg12, %653, %arg212, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l307)
    %990:2 = call @one_136(%arg13, %640, %arg213, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l307)
    %991:2 = call @one_137(%arg14, %645, %arg214, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l307)
    %992:2 = call @one_136(%arg15, %632, %arg215, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l307)
    %993:2 = call @one_137(%arg16, %637, %arg216, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l307)
    %994:2 = call @one_136(%arg17, %624, %arg217, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l307)
    %995:2 = call @one_137(%arg18, %629, %arg218, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l307)
    %996:2 = call @one_136(%arg19, %616, %arg219, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l307)
    %997:2 = call @one_138(%arg20, %621, %arg220, %learning_rate) : (!t91, !t91, !t91, !t0) -> (!t91, !t91) loc(#l307)
    %998:2 = call @one_136(%arg21, %887, %arg221, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l307)
    %999:2 = call @one_137(%arg22, %895, %arg222, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l307)
    %1000:2 = call @one_139(%arg23, %871, %arg223, %learning_rate) : (!t78, !t78, !t78, !t0) -> (!t78, !t78) loc(#l307)
    %1001:2 = call @one_140(%arg24, %894, %arg224, %learning_rate) : (!t96, !t96, !t96, !t0) -> (!t96, !t96) loc(#l307)
    %1002:2 = call @one_141(%arg25, %878, %arg225, %learning_rate) : (!t79, !t79, !t79, !t0) -> (!t79, !t79) loc(#l307)
    %1003:2 = call @one_142(%arg26, %893, %arg226, %learning_rate) : (!t97, !t97, !t97, !t0) -> (!t97, !t97) loc(#l307)
    %1004:2 = call @one_136(%arg27, %908, %arg227, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l307)
    %1005:2 = call @one_143(%arg28, %913, %arg228, %learning_rate) : (!t92, !t92, !t92, !t0) -> (!t92, !t92) loc(#l307)
    %1006:2 = call @one_136(%arg29, %899, %arg229, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l307)
    %1007:2 = call @one_137(%arg30, %904, %arg230, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l307)
    %1008:2 = call @one_136(%arg31, %925, %arg231, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l307)
    %1009:2 = call @one_144(%arg32, %930, %arg232, %learning_rate) : (!t55, !t55, !t55, !t0) -> (!t55, !t55) loc(#l307)
    %1010:2 = call @one_136(%arg33, %915, %arg233, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l307)
    %1011:2 = call @one_137(%arg34, %920, %arg234, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l307)
    %1012:2 = call @one_136(%arg35, %942, %arg235, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l307)
    %1013:2 = call @one_145(%arg36, %947, %arg236, %learning_rate) : (!t16, !t16, !t16, !t0) -> (!t16, !t16) loc(#l307)
    %1014:2 = call @one_136(%arg37, %932, %arg237, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l307)
    %1015:2 = call @one_137(%arg38, %937, %arg238, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l307)
    %1016:2 = call @one_136(%arg39, %957, %arg239, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l307)
    %1017:2 = call @one_146(%arg40, %962, %arg240, %learning_rate) : (!t93, !t93, !t93, !t0) -> (!t93, !t93) loc(#l307)
    %1018:2 = call @one_136(%arg41, %949, %arg241, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l307)
    %1019:2 = call @one_137(%arg42, %954, %arg242, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l307)
    %1020:2 = call @one_147(%arg53, %977#0, %arg243, %learning_rate) : (!t73, !t73, !t73, !t0) -> (!t73, !t73) loc(#l307)
    %1021:2 = call @one_148(%arg54, %977#1, %arg244, %learning_rate) : (!t28, !t28, !t28, !t0) -> (!t28, !t28) loc(#l307)
    %1022:2 = call @one_149(%arg55, %977#2, %arg245, %learning_rate) : (!t29, !t29, !t29, !t0) -> (!t29, !t29) loc(#l307)
    %1023:2 = call @one_150(%arg56, %977#3, %arg246, %learning_rate) : (!t74, !t74, !t74, !t0) -> (!t74, !t74) loc(#l307)
    %1024:2 = call @one_151(%arg57, %976#1, %arg247, %learning_rate) : (!t51, !t51, !t51, !t0) -> (!t51, !t51) loc(#l307)
    %1025:2 = call @one_148(%arg58, %976#2, %arg248, %learning_rate) : (!t28, !t28, !t28, !t0) -> (!t28, !t28) loc(#l307)
    %1026:2 = call @one_149(%arg59, %976#3, %arg249, %learning_rate) : (!t29, !t29, !t29, !t0) -> (!t29, !t29) loc(#l307)
    %1027:2 = call @one_151(%arg60, %975#1, %arg250, %learning_rate) : (!t51, !t51, !t51, !t0) -> (!t51, !t51) loc(#l307)
    %1028:2 = call @one_148(%arg61, %975#2, %arg251, %learning_rate) : (!t28, !t28, !t28, !t0) -> (!t28, !t28) loc(#l307)
    %1029:2 = call @one_149(%arg62, %975#3, %arg252, %learning_rate) : (!t29, !t29, !t29, !t0) -> (!t29, !t29) loc(#l307)
    %1030:2 = call @one_151(%arg63, %974#1, %arg253, %learning_rate) : (!t51, !t51, !t51, !t0) -> (!t51, !t51) loc(#l307)
    %1031:2 = call @one_148(%arg64, %974#2, %arg254, %learning_rate) : (!t28, !t28, !t28, !t0) -> (!t28, !t28) loc(#l307)
    %1032:2 = call @one_149(%arg65, %974#3, %arg255, %learning_rate) : (!t29, !t29, !t29, !t0) -> (!t29, !t29) loc(#l307)
    %1033:2 = call @one_144(%arg66, %972#1, %arg256, %learning_rate) : (!t55, !t55, !t55, !t0) -> (!t55, !t55) loc(#l307)
    %1034:2 = call @one_137(%arg67, %972#2, %arg257, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l307)
    %1035:2 = call @one_152(%arg68, %972#3, %arg258, %learning_rate) : (!t13, !t13, !t13, !t0) -> (!t13, !t13) loc(#l307)
    %1036:2 = call @one_153(%arg69, %972#4, %arg259, %learning_rate) : (!t75, !t75, !t75, !t0) -> (!t75, !t75) loc(#l307)
    %1037:2 = call @one_145(%arg70, %971#1, %arg260, %learning_rate) : (!t16, !t16, !t16, !t0) -> (!t16, !t16) loc(#l307)
    %1038:2 = call @one_137(%arg71, %971#2, %arg261, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l307)
    %1039:2 = call @one_152(%arg72, %971#3, %arg262, %learning_rate) : (!t13, !t13, !t13, !t0) -> (!t13, !t13) loc(#l307)
    %1040:2 = call @one_145(%arg73, %970#1, %arg263, %learning_rate) : (!t16, !t16, !t16, !t0) -> (!t16, !t16) loc(#l307)
    %1041:2 = call @one_137(%arg74, %970#2, %arg264, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l307)
    %1042:2 = call @one_152(%arg75, %970#3, %arg265, %learning_rate) : (!t13, !t13, !t13, !t0) -> (!t13, !t13) loc(#l307)
    %1043:2 = call @one_145(%arg76, %969#1, %arg266, %learning_rate) : (!t16, !t16, !t16, !t0) -> (!t16, !t16) loc(#l307)
    %1044:2 = call @one_137(%arg77, %969#2, %arg267, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l307)
    %1045:2 = call @one_152(%arg78, %969#3, %arg268, %learning_rate) : (!t13, !t13, !t13, !t0) -> (!t13, !t13) loc(#l307)
    %1046:2 = call @one_145(%arg79, %968#1, %arg269, %learning_rate) : (!t16, !t16, !t16, !t0) -> (!t16, !t16) loc(#l307)
    %1047:2 = call @one_137(%arg80, %968#2, %arg270, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l307)
    %1048:2 = call @one_152(%arg81, %968#3, %arg271, %learning_rate) : (!t13, !t13, !t13, !t0) -> (!t13, !t13) loc(#l307)
    %1049:2 = call @one_145(%arg82, %967#1, %arg272, %learning_rate) : (!t16, !t16, !t16, !t0) -> (!t16, !t16) loc(#l307)
    %1050:2 = call @one_137(%arg83, %967#2, %arg273, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l307)
    %1051:2 = call @one_152(%arg84, %967#3, %arg274, %learning_rate) : (!t13, !t13, !t13, !t0) -> (!t13, !t13) loc(#l307)
    %1052:2 = call @one_154(%arg85, %965#1, %arg275, %learning_rate) : (!t76, !t76, !t76, !t0) -> (!t76, !t76) loc(#l307)
    %1053:2 = call @one_155(%arg86, %965#2, %arg276, %learning_rate) : (!t38, !t38, !t38, !t0) -> (!t38, !t38) loc(#l307)
    %1054:2 = call @one_156(%arg87, %965#3, %arg277, %learning_rate) : (!t39, !t39, !t39, !t0) -> (!t39, !t39) loc(#l307)
    %1055:2 = call @one_157(%arg88, %965#4, %arg278, %learning_rate) : (!t77, !t77, !t77, !t0) -> (!t77, !t77) loc(#l307)
    %1056:2 = call @one_158(%arg89, %964#1, %arg279, %learning_rate) : (!t56, !t56, !t56, !t0) -> (!t56, !t56) loc(#l307)
    %1057:2 = call @one_155(%arg90, %964#2, %arg280, %learning_rate) : (!t38, !t38, !t38, !t0) -> (!t38, !t38) loc(#l307)
    %1058:2 = call @one_156(%arg91, %964#3, %arg281, %learning_rate) : (!t39, !t39, !t39, !t0) -> (!t39, !t39) loc(#l307)
    %1059:2 = call @one_158(%arg92, %963#1, %arg282, %learning_rate) : (!t56, !t56, !t56, !t0) -> (!t56, !t56) loc(#l307)
    %1060:2 = call @one_155(%arg93, %963#2, %arg283, %learning_rate) : (!t38, !t38, !t38, !t0) -> (!t38, !t38) loc(#l307)
    %1061:2 = call @one_156(%arg94, %963#3, %arg284, %learning_rate) : (!t39, !t39, !t39, !t0) -> (!t39, !t39) loc(#l307)
    return %978#0, %979#0, %980#0, %981#0, %982#0, %983#0, %984#0, %985#0, %arg8, %986#0, %987#0, %988#0, %989#0, %990#0, %991#0, %992#0, %993#0, %994#0, %995#0, %996#0, %997#0, %998#0, %999#0, %1000#0, %1001#0, %1002#0, %1003#0, %1004#0, %1005#0, %1006#0, %1007#0, %1008#0, %1009#0, %1010#0, %1011#0, %1012#0, %1013#0, %1014#0, %1015#0, %1016#0, %1017#0, %1018#0, %1019#0, %arg43, %arg44, %arg45, %arg46, %arg47, %arg48, %arg49, %arg50, %arg51, %arg52, %1020#0, %1021#0, %1022#0, %1023#0, %1024#0, %1025#0, %1026#0, %1027#0, %1028#0, %1029#0, %1030#0, %1031#0, %1032#0, %1033#0, %1034#0, %1035#0, %1036#0, %1037#0, %1038#0, %1039#0, %1040#0, %1041#0, %1042#0, %1043#0, %1044#0, %1045#0, %1046#0, %1047#0, %1048#0, %1049#0, %1050#0, %1051#0, %1052#0, %1053#0, %1054#0, %1055#0, %1056#0, %1057#0, %1058#0, %1059#0, %1060#0, %1061#0, %arg95, %arg96, %arg97, %arg98, %arg99, %arg100, %arg101, %arg102, %arg103, %arg104, %arg105, %arg106, %arg107, %arg108, %arg109, %arg110, %arg111, %arg112, %arg113, %arg114, %arg115, %arg116, %arg117, %arg118, %arg119, %arg120, %arg121, %arg122, %arg123, %arg124, %arg125, %arg126, %arg127, %arg128, %arg129, %arg130, %arg131, %arg132, %arg133, %arg134, %arg135, %arg136, %arg137, %arg138, %arg139, %arg140, %arg141, %arg142, %arg143, %arg144, %arg145, %arg146, %arg147, %arg148, %arg149, %arg150, %arg151, %arg152, %arg153, %arg154, %arg155, %arg156, %arg157, %arg158, %arg159, %arg160, %arg161, %arg162, %arg163, %arg164, %arg165, %arg166, %arg167, %arg168, %arg169, %arg170, %arg171, %arg172, %arg173, %arg174, %arg175, %arg176, %arg177, %arg178, %arg179, %arg180, %arg181, %arg182, %arg183, %arg184, %arg185, %arg186, %arg187, %arg188, %arg189, %arg190, %arg191, %arg192, %arg193, %arg194, %arg195, %arg196, %arg197, %arg198, %arg199, %arg200, %978#1, %979#1, %980#1, %981#1, %982#1, %983#1, %984#1, %985#1, %986#1, %987#1, %988#1, %989#1, %990#1, %991#1, %992#1, %993#1, %994#1, %995#1, %996#1, %997#1, %998#1, %999#1, %1000#1, %1001#1, %1002#1, %1003#1, %1004#1, %1005#1, %1006#1, %1007#1, %1008#1, %1009#1, %1010#1, %1011#1, %1012#1, %1013#1, %1014#1, %1015#1, %1016#1, %1017#1, %1018#1, %1019#1, %1020#1, %1021#1, %1022#1, %1023#1, %1024#1, %1025#1, %1026#1, %1027#1, %1028#1, %1029#1, %1030#1, %1031#1, %1032#1, %1033#1, %1034#1, %1035#1, %1036#1, %1037#1, %1038#1, %1039#1, %1040#1, %1041#1, %1042#1, %1043#1, %1044#1, %1045#1, %1046#1, %1047#1, %1048#1, %1049#1, %1050#1, %1051#1, %1052#1, %1053#1, %1054#1, %1055#1, %1056#1, %1057#1, %1058#1, %1059#1, %1060#1, %1061#1, %597 : !t68, !t86, !t15, !t87, !t15, !t88, !t98, !t89, !t212, !t68, !t90, !t2, !t4, !t2, !t4, !t2, !t4, !t2, !t4, !t2, !t91, !t2, !t4, !t78, !t96, !t79, !t97, !t2, !t92, !t2, !t4, !t2, !t55, !t2, !t4, !t2, !t16, !t2, !t4, !t2, !t93, !t2, !t4, !t213, !t120, !t110, !t110, !t167, !t120, !t110, !t167, !t120, !t110, !t73, !t28, !t29, !t74, !t51, !t28, !t29, !t51, !t28, !t29, !t51, !t28, !t29, !t55, !t4, !t13, !t75, !t16, !t4, !t13, !t16, !t4, !t13, !t16, !t4, !t13, !t16, !t4, !t13, !t16, !t4, !t13, !t76, !t38, !t39, !t77, !t56, !t38, !t39, !t56, !t38, !t39, !t40, !t40, !t40, !t40, !t40, !t40, !t2, !t2, !t2, !t2, !t40, !t40, !t40, !t40, !t2, !t2, !t40, !t40, !t40, !t40, !t2, !t2, !t19, !t19, !t19, !t19, !t11, !t11, !t11, !t11, !t19, !t19, !t19, !t19, !t11, !t11, !t19, !t19, !t19, !t19, !t11, !t11, !t19, !t19, !t19, !t19, !t11, !t11, !t2, !t2, !t2, !t2, !t15, !t15, !t15, !t15, !t2, !t2, !t2, !t2, !t15, !t15, !t2, !t2, !t2, !t2, !t15, !t15, !t2, !t2, !t2, !t2, !t15, !t15, !t2, !t2, !t2, !t2, !t15, !t15, !t2, !t2, !t2, !t2, !t15, !t15, !t11, !t11, !t11, !t11, !t63, !t63, !t63, !t63, !t11, !t11, !t11, !t11, !t63, !t63, !t11, !t11, !t11, !t11, !t63, !t63, !t68, !t86, !t15, !t87, !t15, !t88, !t98, !t89, !t68, !t90, !t2, !t4, !t2, !t4, !t2, !t4, !t2, !t4, !t2, !t91, !t2, !t4, !t78, !t96, !t79, !t97, !t2, !t92, !t2, !t4, !t2, !t55, !t2, !t4, !t2, !t16, !t2, !t4, !t2, !t93, !t2, !t4, !t73, !t28, !t29, !t74, !t51, !t28, !t29, !t51, !t28, !t29, !t51, !t28, !t29, !t55, !t4, !t13, !t75, !t16, !t4, !t13, !t16, !t4, !t13, !t16, !t4, !t13, !t16, !t4, !t13, !t16, !t4, !t13, !t76, !t38, !t39, !t77, !t56, !t38, !t39, !t56, !t38, !t39, !t0
  }
  func.func private @_pad(%arg0: !t212, %arg1: !t1) -> !t232 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.pad %arg0, %0, low = [1, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (!t212, !t0) -> !t232
    return %1 : !t232
  }
  func.func private @_relu(%arg0: !t150) -> !t150 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t150
    %1 = stablehlo.maximum %arg0, %0 : !t150
    return %1 : !t150
  }
  func.func private @_block(%arg0: !t67, %arg1: !t213, %arg2: !t120, %arg3: !t110, %arg4: !t110, %arg5: !t40, %arg6: !t40, %arg7: !t40, %arg8: !t40, %arg9: !t2, %arg10: !t2, %arg11: !t2, %arg12: !t2) -> !t14 {
    %0 = stablehlo.convert %arg1 : (!t213) -> tensor<1x1x64x64xbf16> loc(#l308)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t67, tensor<1x1x64x64xbf16>) -> !t67 loc(#l309)
    %2 = stablehlo.convert %arg5 : (!t40) -> !t113 loc(#l308)
    %3 = stablehlo.convert %arg6 : (!t40) -> !t113 loc(#l308)
    %4 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t113) -> !t114 loc(#l310)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t114) -> !t67 loc(#l311)
    %6 = stablehlo.multiply %1, %5 : !t67 loc(#l311)
    %7 = stablehlo.broadcast_in_dim %3, dims = [3] : (!t113) -> !t114 loc(#l310)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (!t114) -> !t67 loc(#l312)
    %9 = stablehlo.add %6, %8 : !t67 loc(#l312)
    %10 = call @_relu_0(%9) : (!t67) -> !t67 loc(#l313)
    %11 = stablehlo.convert %arg2 : (!t120) -> !t262 loc(#l314)
    %12 = stablehlo.convolution(%10, %11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t67, !t262) -> !t67 loc(#l315)
    %13 = stablehlo.convert %arg7 : (!t40) -> !t113 loc(#l314)
    %14 = stablehlo.convert %arg8 : (!t40) -> !t113 loc(#l314)
    %15 = stablehlo.broadcast_in_dim %13, dims = [3] : (!t113) -> !t114 loc(#l316)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (!t114) -> !t67 loc(#l317)
    %17 = stablehlo.multiply %12, %16 : !t67 loc(#l317)
    %18 = stablehlo.broadcast_in_dim %14, dims = [3] : (!t113) -> !t114 loc(#l316)
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (!t114) -> !t67 loc(#l318)
    %20 = stablehlo.add %17, %19 : !t67 loc(#l318)
    %21 = call @_relu_0(%20) : (!t67) -> !t67 loc(#l319)
    %22 = stablehlo.convert %arg3 : (!t110) -> !t228 loc(#l320)
    %23 = stablehlo.convolution(%21, %22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t67, !t228) -> !t14 loc(#l321)
    %24 = stablehlo.convert %arg9 : (!t2) -> !t21 loc(#l320)
    %25 = stablehlo.convert %arg10 : (!t2) -> !t21 loc(#l320)
    %26 = stablehlo.broadcast_in_dim %24, dims = [3] : (!t21) -> !t17 loc(#l322)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (!t17) -> !t14 loc(#l323)
    %28 = stablehlo.multiply %23, %27 : !t14 loc(#l323)
    %29 = stablehlo.broadcast_in_dim %25, dims = [3] : (!t21) -> !t17 loc(#l322)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (!t17) -> !t14 loc(#l324)
    %31 = stablehlo.add %28, %30 : !t14 loc(#l324)
    %32 = stablehlo.convert %arg4 : (!t110) -> !t228 loc(#l325)
    %33 = stablehlo.convolution(%arg0, %32) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t67, !t228) -> !t14 loc(#l326)
    %34 = stablehlo.convert %arg11 : (!t2) -> !t21 loc(#l325)
    %35 = stablehlo.convert %arg12 : (!t2) -> !t21 loc(#l325)
    %36 = stablehlo.broadcast_in_dim %34, dims = [3] : (!t21) -> !t17 loc(#l327)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (!t17) -> !t14 loc(#l328)
    %38 = stablehlo.multiply %33, %37 : !t14 loc(#l328)
    %39 = stablehlo.broadcast_in_dim %35, dims = [3] : (!t21) -> !t17 loc(#l327)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (!t17) -> !t14 loc(#l329)
    %41 = stablehlo.add %38, %40 : !t14 loc(#l329)
    %42 = stablehlo.add %41, %31 : !t14
    %43 = call @_relu_1(%42) : (!t14) -> !t14
    return %43 : !t14
  }
  func.func private @_relu_0(%arg0: !t67) -> !t67 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t67
    %1 = stablehlo.maximum %arg0, %0 : !t67
    return %1 : !t67
  }
  func.func private @_relu_1(%arg0: !t14) -> !t14 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t14
    %1 = stablehlo.maximum %arg0, %0 : !t14
    return %1 : !t14
  }
  func.func private @_block_2(%arg0: !t14, %arg1: !t167, %arg2: !t120, %arg3: !t110, %arg4: !t40, %arg5: !t40, %arg6: !t40, %arg7: !t40, %arg8: !t2, %arg9: !t2) -> !t14 {
    %0 = stablehlo.convert %arg1 : (!t167) -> tensor<1x1x256x64xbf16> loc(#l308)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, tensor<1x1x256x64xbf16>) -> !t67 loc(#l309)
    %2 = stablehlo.convert %arg4 : (!t40) -> !t113 loc(#l308)
    %3 = stablehlo.convert %arg5 : (!t40) -> !t113 loc(#l308)
    %4 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t113) -> !t114 loc(#l310)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t114) -> !t67 loc(#l311)
    %6 = stablehlo.multiply %1, %5 : !t67 loc(#l311)
    %7 = stablehlo.broadcast_in_dim %3, dims = [3] : (!t113) -> !t114 loc(#l310)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (!t114) -> !t67 loc(#l312)
    %9 = stablehlo.add %6, %8 : !t67 loc(#l312)
    %10 = call @_relu_0(%9) : (!t67) -> !t67 loc(#l313)
    %11 = stablehlo.convert %arg2 : (!t120) -> !t262 loc(#l314)
    %12 = stablehlo.convolution(%10, %11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t67, !t262) -> !t67 loc(#l315)
    %13 = stablehlo.convert %arg6 : (!t40) -> !t113 loc(#l314)
    %14 = stablehlo.convert %arg7 : (!t40) -> !t113 loc(#l314)
    %15 = stablehlo.broadcast_in_dim %13, dims = [3] : (!t113) -> !t114 loc(#l316)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (!t114) -> !t67 loc(#l317)
    %17 = stablehlo.multiply %12, %16 : !t67 loc(#l317)
    %18 = stablehlo.broadcast_in_dim %14, dims = [3] : (!t113) -> !t114 loc(#l316)
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (!t114) -> !t67 loc(#l318)
    %20 = stablehlo.add %17, %19 : !t67 loc(#l318)
    %21 = call @_relu_0(%20) : (!t67) -> !t67 loc(#l319)
    %22 = stablehlo.convert %arg3 : (!t110) -> !t228 loc(#l320)
    %23 = stablehlo.convolution(%21, %22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t67, !t228) -> !t14 loc(#l321)
    %24 = stablehlo.convert %arg8 : (!t2) -> !t21 loc(#l320)
    %25 = stablehlo.convert %arg9 : (!t2) -> !t21 loc(#l320)
    %26 = stablehlo.broadcast_in_dim %24, dims = [3] : (!t21) -> !t17 loc(#l322)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (!t17) -> !t14 loc(#l323)
    %28 = stablehlo.multiply %23, %27 : !t14 loc(#l323)
    %29 = stablehlo.broadcast_in_dim %25, dims = [3] : (!t21) -> !t17 loc(#l322)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (!t17) -> !t14 loc(#l324)
    %31 = stablehlo.add %28, %30 : !t14 loc(#l324)
    %32 = stablehlo.add %arg0, %31 : !t14
    %33 = call @_relu_1(%32) : (!t14) -> !t14
    return %33 : !t14
  }
  func.func private @_block_3(%arg0: !t14, %arg1: !t73, %arg2: !t28, %arg3: !t29, %arg4: !t74, %arg5: !t19, %arg6: !t19, %arg7: !t19, %arg8: !t19, %arg9: !t11, %arg10: !t11, %arg11: !t11, %arg12: !t11) -> (!t12, !t60, !t65, !t60, !t23, !t36, !t36) {
    %0 = stablehlo.convert %arg1 : (!t73) -> !t204 loc(#l308)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t204) -> !t65 loc(#l309)
    %2 = stablehlo.convert %arg5 : (!t19) -> !t129 loc(#l308)
    %3 = stablehlo.convert %arg6 : (!t19) -> !t129 loc(#l308)
    %4 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t129) -> !t60 loc(#l310)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t60) -> !t65 loc(#l311)
    %6 = stablehlo.multiply %1, %5 : !t65 loc(#l311)
    %7 = stablehlo.broadcast_in_dim %3, dims = [3] : (!t129) -> !t60 loc(#l310)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (!t60) -> !t65 loc(#l312)
    %9 = stablehlo.add %6, %8 : !t65 loc(#l312)
    %10 = call @_relu_4(%9) : (!t65) -> !t65 loc(#l313)
    %11 = stablehlo.convert %arg2 : (!t28) -> !t145 loc(#l314)
    %12 = stablehlo.convolution(%10, %11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t65, !t145) -> !t23 loc(#l315)
    %13 = stablehlo.convert %arg7 : (!t19) -> !t129 loc(#l314)
    %14 = stablehlo.convert %arg8 : (!t19) -> !t129 loc(#l314)
    %15 = stablehlo.broadcast_in_dim %13, dims = [3] : (!t129) -> !t60 loc(#l316)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (!t60) -> !t23 loc(#l317)
    %17 = stablehlo.multiply %12, %16 : !t23 loc(#l317)
    %18 = stablehlo.broadcast_in_dim %14, dims = [3] : (!t129) -> !t60 loc(#l316)
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (!t60) -> !t23 loc(#l318)
    %20 = stablehlo.add %17, %19 : !t23 loc(#l318)
    %21 = call @_relu_5(%20) : (!t23) -> !t23 loc(#l319)
    %22 = stablehlo.convert %arg3 : (!t29) -> !t146 loc(#l320)
    %23 = stablehlo.convolution(%21, %22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t23, !t146) -> !t12 loc(#l321)
    %24 = stablehlo.convert %arg9 : (!t11) -> !t99 loc(#l320)
    %25 = stablehlo.convert %arg10 : (!t11) -> !t99 loc(#l320)
    %26 = stablehlo.broadcast_in_dim %24, dims = [3] : (!t99) -> !t36 loc(#l322)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (!t36) -> !t12 loc(#l323)
    %28 = stablehlo.multiply %23, %27 : !t12 loc(#l323)
    %29 = stablehlo.broadcast_in_dim %25, dims = [3] : (!t99) -> !t36 loc(#l322)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (!t36) -> !t12 loc(#l324)
    %31 = stablehlo.add %28, %30 : !t12 loc(#l324)
    %32 = stablehlo.convert %arg4 : (!t74) -> !t205 loc(#l325)
    %33 = stablehlo.convolution(%arg0, %32) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t205) -> !t12 loc(#l326)
    %34 = stablehlo.convert %arg11 : (!t11) -> !t99 loc(#l325)
    %35 = stablehlo.convert %arg12 : (!t11) -> !t99 loc(#l325)
    %36 = stablehlo.broadcast_in_dim %34, dims = [3] : (!t99) -> !t36 loc(#l327)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (!t36) -> !t12 loc(#l328)
    %38 = stablehlo.multiply %33, %37 : !t12 loc(#l328)
    %39 = stablehlo.broadcast_in_dim %35, dims = [3] : (!t99) -> !t36 loc(#l327)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (!t36) -> !t12 loc(#l329)
    %41 = stablehlo.add %38, %40 : !t12 loc(#l329)
    %42 = stablehlo.add %41, %31 : !t12
    %43 = call @_relu_6(%42) : (!t12) -> !t12
    return %43, %4, %10, %15, %21, %26, %36 : !t12, !t60, !t65, !t60, !t23, !t36, !t36
  }
  func.func private @_relu_4(%arg0: !t65) -> !t65 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t65
    %1 = stablehlo.maximum %arg0, %0 : !t65
    return %1 : !t65
  }
  func.func private @_relu_5(%arg0: !t23) -> !t23 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t23
    %1 = stablehlo.maximum %arg0, %0 : !t23
    return %1 : !t23
  }
  func.func private @_relu_6(%arg0: !t12) -> !t12 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t12
    %1 = stablehlo.maximum %arg0, %0 : !t12
    return %1 : !t12
  }
  func.func private @_block_7(%arg0: !t12, %arg1: !t51, %arg2: !t28, %arg3: !t29, %arg4: !t19, %arg5: !t19, %arg6: !t19, %arg7: !t19, %arg8: !t11, %arg9: !t11) -> (!t12, !t60, !t23, !t60, !t23, !t36) {
    %0 = stablehlo.convert %arg1 : (!t51) -> !t206 loc(#l308)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t206) -> !t23 loc(#l309)
    %2 = stablehlo.convert %arg4 : (!t19) -> !t129 loc(#l308)
    %3 = stablehlo.convert %arg5 : (!t19) -> !t129 loc(#l308)
    %4 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t129) -> !t60 loc(#l310)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t60) -> !t23 loc(#l311)
    %6 = stablehlo.multiply %1, %5 : !t23 loc(#l311)
    %7 = stablehlo.broadcast_in_dim %3, dims = [3] : (!t129) -> !t60 loc(#l310)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (!t60) -> !t23 loc(#l312)
    %9 = stablehlo.add %6, %8 : !t23 loc(#l312)
    %10 = call @_relu_5(%9) : (!t23) -> !t23 loc(#l313)
    %11 = stablehlo.convert %arg2 : (!t28) -> !t145 loc(#l314)
    %12 = stablehlo.convolution(%10, %11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t23, !t145) -> !t23 loc(#l315)
    %13 = stablehlo.convert %arg6 : (!t19) -> !t129 loc(#l314)
    %14 = stablehlo.convert %arg7 : (!t19) -> !t129 loc(#l314)
    %15 = stablehlo.broadcast_in_dim %13, dims = [3] : (!t129) -> !t60 loc(#l316)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (!t60) -> !t23 loc(#l317)
    %17 = stablehlo.multiply %12, %16 : !t23 loc(#l317)
    %18 = stablehlo.broadcast_in_dim %14, dims = [3] : (!t129) -> !t60 loc(#l316)
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (!t60) -> !t23 loc(#l318)
    %20 = stablehlo.add %17, %19 : !t23 loc(#l318)
    %21 = call @_relu_5(%20) : (!t23) -> !t23 loc(#l319)
    %22 = stablehlo.convert %arg3 : (!t29) -> !t146 loc(#l320)
    %23 = stablehlo.convolution(%21, %22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t23, !t146) -> !t12 loc(#l321)
    %24 = stablehlo.convert %arg8 : (!t11) -> !t99 loc(#l320)
    %25 = stablehlo.convert %arg9 : (!t11) -> !t99 loc(#l320)
    %26 = stablehlo.broadcast_in_dim %24, dims = [3] : (!t99) -> !t36 loc(#l322)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (!t36) -> !t12 loc(#l323)
    %28 = stablehlo.multiply %23, %27 : !t12 loc(#l323)
    %29 = stablehlo.broadcast_in_dim %25, dims = [3] : (!t99) -> !t36 loc(#l322)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (!t36) -> !t12 loc(#l324)
    %31 = stablehlo.add %28, %30 : !t12 loc(#l324)
    %32 = stablehlo.add %arg0, %31 : !t12
    %33 = call @_relu_6(%32) : (!t12) -> !t12
    return %33, %4, %10, %15, %21, %26 : !t12, !t60, !t23, !t60, !t23, !t36
  }
  func.func private @_block_8(%arg0: !t12, %arg1: !t55, %arg2: !t4, %arg3: !t13, %arg4: !t75, %arg5: !t2, %arg6: !t2, %arg7: !t2, %arg8: !t2, %arg9: !t15, %arg10: !t15, %arg11: !t15, %arg12: !t15) -> (!t9, !t17, !t20, !t17, !t7, !t72, !t72) {
    %0 = stablehlo.convert %arg1 : (!t55) -> !t138 loc(#l308)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t138) -> !t20 loc(#l309)
    %2 = stablehlo.convert %arg5 : (!t2) -> !t21 loc(#l308)
    %3 = stablehlo.convert %arg6 : (!t2) -> !t21 loc(#l308)
    %4 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t21) -> !t17 loc(#l310)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t17) -> !t20 loc(#l311)
    %6 = stablehlo.multiply %1, %5 : !t20 loc(#l311)
    %7 = stablehlo.broadcast_in_dim %3, dims = [3] : (!t21) -> !t17 loc(#l310)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (!t17) -> !t20 loc(#l312)
    %9 = stablehlo.add %6, %8 : !t20 loc(#l312)
    %10 = call @_relu_9(%9) : (!t20) -> !t20 loc(#l313)
    %11 = stablehlo.convert %arg2 : (!t4) -> !t22 loc(#l314)
    %12 = stablehlo.convolution(%10, %11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t22) -> !t7 loc(#l315)
    %13 = stablehlo.convert %arg7 : (!t2) -> !t21 loc(#l314)
    %14 = stablehlo.convert %arg8 : (!t2) -> !t21 loc(#l314)
    %15 = stablehlo.broadcast_in_dim %13, dims = [3] : (!t21) -> !t17 loc(#l316)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (!t17) -> !t7 loc(#l317)
    %17 = stablehlo.multiply %12, %16 : !t7 loc(#l317)
    %18 = stablehlo.broadcast_in_dim %14, dims = [3] : (!t21) -> !t17 loc(#l316)
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (!t17) -> !t7 loc(#l318)
    %20 = stablehlo.add %17, %19 : !t7 loc(#l318)
    %21 = call @_relu_10(%20) : (!t7) -> !t7 loc(#l319)
    %22 = stablehlo.convert %arg3 : (!t13) -> !t147 loc(#l320)
    %23 = stablehlo.convolution(%21, %22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t147) -> !t9 loc(#l321)
    %24 = stablehlo.convert %arg9 : (!t15) -> !t115 loc(#l320)
    %25 = stablehlo.convert %arg10 : (!t15) -> !t115 loc(#l320)
    %26 = stablehlo.broadcast_in_dim %24, dims = [3] : (!t115) -> !t72 loc(#l322)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (!t72) -> !t9 loc(#l323)
    %28 = stablehlo.multiply %23, %27 : !t9 loc(#l323)
    %29 = stablehlo.broadcast_in_dim %25, dims = [3] : (!t115) -> !t72 loc(#l322)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (!t72) -> !t9 loc(#l324)
    %31 = stablehlo.add %28, %30 : !t9 loc(#l324)
    %32 = stablehlo.convert %arg4 : (!t75) -> !t207 loc(#l325)
    %33 = stablehlo.convolution(%arg0, %32) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t207) -> !t9 loc(#l326)
    %34 = stablehlo.convert %arg11 : (!t15) -> !t115 loc(#l325)
    %35 = stablehlo.convert %arg12 : (!t15) -> !t115 loc(#l325)
    %36 = stablehlo.broadcast_in_dim %34, dims = [3] : (!t115) -> !t72 loc(#l327)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (!t72) -> !t9 loc(#l328)
    %38 = stablehlo.multiply %33, %37 : !t9 loc(#l328)
    %39 = stablehlo.broadcast_in_dim %35, dims = [3] : (!t115) -> !t72 loc(#l327)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (!t72) -> !t9 loc(#l329)
    %41 = stablehlo.add %38, %40 : !t9 loc(#l329)
    %42 = stablehlo.add %41, %31 : !t9
    %43 = call @_relu_11(%42) : (!t9) -> !t9
    return %43, %4, %10, %15, %21, %26, %36 : !t9, !t17, !t20, !t17, !t7, !t72, !t72
  }
  func.func private @_relu_9(%arg0: !t20) -> !t20 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t20
    %1 = stablehlo.maximum %arg0, %0 : !t20
    return %1 : !t20
  }
  func.func private @_relu_10(%arg0: !t7) -> !t7 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t7
    %1 = stablehlo.maximum %arg0, %0 : !t7
    return %1 : !t7
  }
  func.func private @_relu_11(%arg0: !t9) -> !t9 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t9
    %1 = stablehlo.maximum %arg0, %0 : !t9
    return %1 : !t9
  }
  func.func private @_block_12(%arg0: !t9, %arg1: !t16, %arg2: !t4, %arg3: !t13, %arg4: !t2, %arg5: !t2, %arg6: !t2, %arg7: !t2, %arg8: !t15, %arg9: !t15) -> (!t9, !t17, !t7, !t17, !t7, !t72) {
    %0 = stablehlo.convert %arg1 : (!t16) -> !t137 loc(#l308)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t137) -> !t7 loc(#l309)
    %2 = stablehlo.convert %arg4 : (!t2) -> !t21 loc(#l308)
    %3 = stablehlo.convert %arg5 : (!t2) -> !t21 loc(#l308)
    %4 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t21) -> !t17 loc(#l310)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t17) -> !t7 loc(#l311)
    %6 = stablehlo.multiply %1, %5 : !t7 loc(#l311)
    %7 = stablehlo.broadcast_in_dim %3, dims = [3] : (!t21) -> !t17 loc(#l310)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (!t17) -> !t7 loc(#l312)
    %9 = stablehlo.add %6, %8 : !t7 loc(#l312)
    %10 = call @_relu_10(%9) : (!t7) -> !t7 loc(#l313)
    %11 = stablehlo.convert %arg2 : (!t4) -> !t22 loc(#l314)
    %12 = stablehlo.convolution(%10, %11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t22) -> !t7 loc(#l315)
    %13 = stablehlo.convert %arg6 : (!t2) -> !t21 loc(#l314)
    %14 = stablehlo.convert %arg7 : (!t2) -> !t21 loc(#l314)
    %15 = stablehlo.broadcast_in_dim %13, dims = [3] : (!t21) -> !t17 loc(#l316)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (!t17) -> !t7 loc(#l317)
    %17 = stablehlo.multiply %12, %16 : !t7 loc(#l317)
    %18 = stablehlo.broadcast_in_dim %14, dims = [3] : (!t21) -> !t17 loc(#l316)
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (!t17) -> !t7 loc(#l318)
    %20 = stablehlo.add %17, %19 : !t7 loc(#l318)
    %21 = call @_relu_10(%20) : (!t7) -> !t7 loc(#l319)
    %22 = stablehlo.convert %arg3 : (!t13) -> !t147 loc(#l320)
    %23 = stablehlo.convolution(%21, %22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t147) -> !t9 loc(#l321)
    %24 = stablehlo.convert %arg8 : (!t15) -> !t115 loc(#l320)
    %25 = stablehlo.convert %arg9 : (!t15) -> !t115 loc(#l320)
    %26 = stablehlo.broadcast_in_dim %24, dims = [3] : (!t115) -> !t72 loc(#l322)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (!t72) -> !t9 loc(#l323)
    %28 = stablehlo.multiply %23, %27 : !t9 loc(#l323)
    %29 = stablehlo.broadcast_in_dim %25, dims = [3] : (!t115) -> !t72 loc(#l322)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (!t72) -> !t9 loc(#l324)
    %31 = stablehlo.add %28, %30 : !t9 loc(#l324)
    %32 = stablehlo.add %arg0, %31 : !t9
    %33 = call @_relu_11(%32) : (!t9) -> !t9
    return %33, %4, %10, %15, %21, %26 : !t9, !t17, !t7, !t17, !t7, !t72
  }
  func.func private @_block_13(%arg0: !t9, %arg1: !t76, %arg2: !t38, %arg3: !t39, %arg4: !t77, %arg5: !t11, %arg6: !t11, %arg7: !t11, %arg8: !t11, %arg9: !t63, %arg10: !t63, %arg11: !t63, %arg12: !t63) -> (!t25, !t36, !t66, !t36, !t26, !t83, !t83) {
    %0 = stablehlo.convert %arg1 : (!t76) -> !t208 loc(#l308)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t208) -> !t66 loc(#l309)
    %2 = stablehlo.convert %arg5 : (!t11) -> !t99 loc(#l308)
    %3 = stablehlo.convert %arg6 : (!t11) -> !t99 loc(#l308)
    %4 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t99) -> !t36 loc(#l310)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t36) -> !t66 loc(#l311)
    %6 = stablehlo.multiply %1, %5 : !t66 loc(#l311)
    %7 = stablehlo.broadcast_in_dim %3, dims = [3] : (!t99) -> !t36 loc(#l310)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (!t36) -> !t66 loc(#l312)
    %9 = stablehlo.add %6, %8 : !t66 loc(#l312)
    %10 = call @_relu_14(%9) : (!t66) -> !t66 loc(#l313)
    %11 = stablehlo.convert %arg2 : (!t38) -> !t148 loc(#l314)
    %12 = stablehlo.convolution(%10, %11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t66, !t148) -> !t26 loc(#l315)
    %13 = stablehlo.convert %arg7 : (!t11) -> !t99 loc(#l314)
    %14 = stablehlo.convert %arg8 : (!t11) -> !t99 loc(#l314)
    %15 = stablehlo.broadcast_in_dim %13, dims = [3] : (!t99) -> !t36 loc(#l316)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (!t36) -> !t26 loc(#l317)
    %17 = stablehlo.multiply %12, %16 : !t26 loc(#l317)
    %18 = stablehlo.broadcast_in_dim %14, dims = [3] : (!t99) -> !t36 loc(#l316)
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (!t36) -> !t26 loc(#l318)
    %20 = stablehlo.add %17, %19 : !t26 loc(#l318)
    %21 = call @_relu_15(%20) : (!t26) -> !t26 loc(#l319)
    %22 = stablehlo.convert %arg3 : (!t39) -> !t149 loc(#l320)
    %23 = stablehlo.convolution(%21, %22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t26, !t149) -> !t25 loc(#l321)
    %24 = stablehlo.convert %arg9 : (!t63) -> !t155 loc(#l320)
    %25 = stablehlo.convert %arg10 : (!t63) -> !t155 loc(#l320)
    %26 = stablehlo.broadcast_in_dim %24, dims = [3] : (!t155) -> !t83 loc(#l322)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (!t83) -> !t25 loc(#l323)
    %28 = stablehlo.multiply %23, %27 : !t25 loc(#l323)
    %29 = stablehlo.broadcast_in_dim %25, dims = [3] : (!t155) -> !t83 loc(#l322)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (!t83) -> !t25 loc(#l324)
    %31 = stablehlo.add %28, %30 : !t25 loc(#l324)
    %32 = stablehlo.convert %arg4 : (!t77) -> !t209 loc(#l325)
    %33 = stablehlo.convolution(%arg0, %32) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t209) -> !t25 loc(#l326)
    %34 = stablehlo.convert %arg11 : (!t63) -> !t155 loc(#l325)
    %35 = stablehlo.convert %arg12 : (!t63) -> !t155 loc(#l325)
    %36 = stablehlo.broadcast_in_dim %34, dims = [3] : (!t155) -> !t83 loc(#l327)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (!t83) -> !t25 loc(#l328)
    %38 = stablehlo.multiply %33, %37 : !t25 loc(#l328)
    %39 = stablehlo.broadcast_in_dim %35, dims = [3] : (!t155) -> !t83 loc(#l327)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (!t83) -> !t25 loc(#l329)
    %41 = stablehlo.add %38, %40 : !t25 loc(#l329)
    %42 = stablehlo.add %41, %31 : !t25
    %43 = call @_relu_16(%42) : (!t25) -> !t25
    return %43, %4, %10, %15, %21, %26, %36 : !t25, !t36, !t66, !t36, !t26, !t83, !t83
  }
  func.func private @_relu_14(%arg0: !t66) -> !t66 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t66
    %1 = stablehlo.maximum %arg0, %0 : !t66
    return %1 : !t66
  }
  func.func private @_relu_15(%arg0: !t26) -> !t26 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t26
    %1 = stablehlo.maximum %arg0, %0 : !t26
    return %1 : !t26
  }
  func.func private @_relu_16(%arg0: !t25) -> !t25 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t25
    %1 = stablehlo.maximum %arg0, %0 : !t25
    return %1 : !t25
  }
  func.func private @_block_17(%arg0: !t25, %arg1: !t56, %arg2: !t38, %arg3: !t39, %arg4: !t11, %arg5: !t11, %arg6: !t11, %arg7: !t11, %arg8: !t63, %arg9: !t63) -> (!t25, !t36, !t26, !t36, !t26, !t83) {
    %0 = stablehlo.convert %arg1 : (!t56) -> !t210 loc(#l308)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t25, !t210) -> !t26 loc(#l309)
    %2 = stablehlo.convert %arg4 : (!t11) -> !t99 loc(#l308)
    %3 = stablehlo.convert %arg5 : (!t11) -> !t99 loc(#l308)
    %4 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t99) -> !t36 loc(#l310)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t36) -> !t26 loc(#l311)
    %6 = stablehlo.multiply %1, %5 : !t26 loc(#l311)
    %7 = stablehlo.broadcast_in_dim %3, dims = [3] : (!t99) -> !t36 loc(#l310)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (!t36) -> !t26 loc(#l312)
    %9 = stablehlo.add %6, %8 : !t26 loc(#l312)
    %10 = call @_relu_15(%9) : (!t26) -> !t26 loc(#l313)
    %11 = stablehlo.convert %arg2 : (!t38) -> !t148 loc(#l314)
    %12 = stablehlo.convolution(%10, %11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t26, !t148) -> !t26 loc(#l315)
    %13 = stablehlo.convert %arg6 : (!t11) -> !t99 loc(#l314)
    %14 = stablehlo.convert %arg7 : (!t11) -> !t99 loc(#l314)
    %15 = stablehlo.broadcast_in_dim %13, dims = [3] : (!t99) -> !t36 loc(#l316)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (!t36) -> !t26 loc(#l317)
    %17 = stablehlo.multiply %12, %16 : !t26 loc(#l317)
    %18 = stablehlo.broadcast_in_dim %14, dims = [3] : (!t99) -> !t36 loc(#l316)
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (!t36) -> !t26 loc(#l318)
    %20 = stablehlo.add %17, %19 : !t26 loc(#l318)
    %21 = call @_relu_15(%20) : (!t26) -> !t26 loc(#l319)
    %22 = stablehlo.convert %arg3 : (!t39) -> !t149 loc(#l320)
    %23 = stablehlo.convolution(%21, %22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t26, !t149) -> !t25 loc(#l321)
    %24 = stablehlo.convert %arg8 : (!t63) -> !t155 loc(#l320)
    %25 = stablehlo.convert %arg9 : (!t63) -> !t155 loc(#l320)
    %26 = stablehlo.broadcast_in_dim %24, dims = [3] : (!t155) -> !t83 loc(#l322)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (!t83) -> !t25 loc(#l323)
    %28 = stablehlo.multiply %23, %27 : !t25 loc(#l323)
    %29 = stablehlo.broadcast_in_dim %25, dims = [3] : (!t155) -> !t83 loc(#l322)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (!t83) -> !t25 loc(#l324)
    %31 = stablehlo.add %28, %30 : !t25 loc(#l324)
    %32 = stablehlo.add %arg0, %31 : !t25
    %33 = call @_relu_16(%32) : (!t25) -> !t25
    return %33, %4, %10, %15, %21, %26 : !t25, !t36, !t26, !t36, !t26, !t83
  }
  func.func private @_relu_18(%arg0: !t20) -> !t20 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t20
    %1 = stablehlo.maximum %arg0, %0 : !t20
    return %1 : !t20
  }
  func.func private @_relu_19(%arg0: !t7) -> !t7 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t7
    %1 = stablehlo.maximum %arg0, %0 : !t7
    return %1 : !t7
  }
  func.func private @_relu_20(%arg0: !t42) -> !t42 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t42
    %1 = stablehlo.maximum %arg0, %0 : !t42
    return %1 : !t42
  }
  func.func private @_relu_21(%arg0: !t64) -> !t64 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t64
    %1 = stablehlo.maximum %arg0, %0 : !t64
    return %1 : !t64
  }
  func.func private @_entropy(%arg0: !t123, %arg1: !t31) -> (!t31, !t31, !t139, !t31, !t31) {
    %0 = stablehlo.convert %arg0 : (!t123) -> !t31
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t31
    %2 = stablehlo.maximum %0, %1 : !t31
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (!t31, !t31) -> !t139
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t31
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t31
    %6 = stablehlo.select %3, %4, %5 : !t139, !t31
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t31
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (!t31, !t31) -> !t139
    %cst_3 = stablehlo.constant dense<2.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t31
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t31
    %11 = stablehlo.select %8, %9, %10 : !t139, !t31
    %12 = stablehlo.divide %6, %11 : !t31
    %13 = stablehlo.multiply %0, %arg1 : !t31
    %14 = stablehlo.subtract %2, %13 : !t31
    %15 = stablehlo.abs %0 : !t31
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t31
    %17 = stablehlo.compare GE, %0, %16, FLOAT : (!t31, !t31) -> !t139
    %18 = stablehlo.negate %15 : !t31
    %19 = stablehlo.exponential %18 : !t31
    %20 = stablehlo.log_plus_one %19 : !t31
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t31
    %22 = stablehlo.add %19, %21 : !t31
    %23 = stablehlo.add %14, %20 : !t31
    return %23, %12, %17, %19, %22 : !t31, !t31, !t139, !t31, !t31
  }
  func.func private @_distance(%arg0: !t43, %arg1: !t43) -> !t43 {
    %0 = stablehlo.subtract %arg0, %arg1 : !t43
    %1 = stablehlo.abs %0 : !t43
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t43
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (!t43, !t43) -> !t217
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t43
    %5 = stablehlo.multiply %4, %1 : !t43
    %6 = stablehlo.multiply %5, %1 : !t43
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t43
    %8 = stablehlo.subtract %1, %7 : !t43
    %9 = call @_where(%3, %6, %8) : (!t217, !t43, !t43) -> !t43
    return %9 : !t43
  }
  func.func private @_where(%arg0: !t217, %arg1: !t43, %arg2: !t43) -> !t43 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t217, !t43
    return %0 : !t43
  }
  func.func private @_entropy_22(%arg0: !t124, %arg1: !t32) -> (!t32, !t32, !t140, !t32, !t32) {
    %0 = stablehlo.convert %arg0 : (!t124) -> !t32
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t32
    %2 = stablehlo.maximum %0, %1 : !t32
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (!t32, !t32) -> !t140
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t32
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t32
    %6 = stablehlo.select %3, %4, %5 : !t140, !t32
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t32
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (!t32, !t32) -> !t140
    %cst_3 = stablehlo.constant dense<2.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t32
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t32
    %11 = stablehlo.select %8, %9, %10 : !t140, !t32
    %12 = stablehlo.divide %6, %11 : !t32
    %13 = stablehlo.multiply %0, %arg1 : !t32
    %14 = stablehlo.subtract %2, %13 : !t32
    %15 = stablehlo.abs %0 : !t32
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t32
    %17 = stablehlo.compare GE, %0, %16, FLOAT : (!t32, !t32) -> !t140
    %18 = stablehlo.negate %15 : !t32
    %19 = stablehlo.exponential %18 : !t32
    %20 = stablehlo.log_plus_one %19 : !t32
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t32
    %22 = stablehlo.add %19, %21 : !t32
    %23 = stablehlo.add %14, %20 : !t32
    return %23, %12, %17, %19, %22 : !t32, !t32, !t140, !t32, !t32
  }
  func.func private @_distance_23(%arg0: !t44, %arg1: !t44) -> !t44 {
    %0 = stablehlo.subtract %arg0, %arg1 : !t44
    %1 = stablehlo.abs %0 : !t44
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t44
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (!t44, !t44) -> !t218
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t44
    %5 = stablehlo.multiply %4, %1 : !t44
    %6 = stablehlo.multiply %5, %1 : !t44
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t44
    %8 = stablehlo.subtract %1, %7 : !t44
    %9 = call @_where_24(%3, %6, %8) : (!t218, !t44, !t44) -> !t44
    return %9 : !t44
  }
  func.func private @_where_24(%arg0: !t218, %arg1: !t44, %arg2: !t44) -> !t44 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t218, !t44
    return %0 : !t44
  }
  func.func private @_entropy_25(%arg0: !t125, %arg1: !t33) -> (!t33, !t33, !t141, !t33, !t33) {
    %0 = stablehlo.convert %arg0 : (!t125) -> !t33
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t33
    %2 = stablehlo.maximum %0, %1 : !t33
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (!t33, !t33) -> !t141
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t33
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t33
    %6 = stablehlo.select %3, %4, %5 : !t141, !t33
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t33
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (!t33, !t33) -> !t141
    %cst_3 = stablehlo.constant dense<2.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t33
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t33
    %11 = stablehlo.select %8, %9, %10 : !t141, !t33
    %12 = stablehlo.divide %6, %11 : !t33
    %13 = stablehlo.multiply %0, %arg1 : !t33
    %14 = stablehlo.subtract %2, %13 : !t33
    %15 = stablehlo.abs %0 : !t33
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t33
    %17 = stablehlo.compare GE, %0, %16, FLOAT : (!t33, !t33) -> !t141
    %18 = stablehlo.negate %15 : !t33
    %19 = stablehlo.exponential %18 : !t33
    %20 = stablehlo.log_plus_one %19 : !t33
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t33
    %22 = stablehlo.add %19, %21 : !t33
    %23 = stablehlo.add %14, %20 : !t33
    return %23, %12, %17, %19, %22 : !t33, !t33, !t141, !t33, !t33
  }
  func.func private @_distance_26(%arg0: !t45, %arg1: !t45) -> !t45 {
    %0 = stablehlo.subtract %arg0, %arg1 : !t45
    %1 = stablehlo.abs %0 : !t45
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t45
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (!t45, !t45) -> !t219
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t45
    %5 = stablehlo.multiply %4, %1 : !t45
    %6 = stablehlo.multiply %5, %1 : !t45
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t45
    %8 = stablehlo.subtract %1, %7 : !t45
    %9 = call @_where_27(%3, %6, %8) : (!t219, !t45, !t45) -> !t45
    return %9 : !t45
  }
  func.func private @_where_27(%arg0: !t219, %arg1: !t45, %arg2: !t45) -> !t45 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t219, !t45
    return %0 : !t45
  }
  func.func private @_entropy_28(%arg0: !t126, %arg1: !t34) -> (!t34, !t34, !t142, !t34, !t34) {
    %0 = stablehlo.convert %arg0 : (!t126) -> !t34
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t34
    %2 = stablehlo.maximum %0, %1 : !t34
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (!t34, !t34) -> !t142
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t34
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t34
    %6 = stablehlo.select %3, %4, %5 : !t142, !t34
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t34
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (!t34, !t34) -> !t142
    %cst_3 = stablehlo.constant dense<2.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t34
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t34
    %11 = stablehlo.select %8, %9, %10 : !t142, !t34
    %12 = stablehlo.divide %6, %11 : !t34
    %13 = stablehlo.multiply %0, %arg1 : !t34
    %14 = stablehlo.subtract %2, %13 : !t34
    %15 = stablehlo.abs %0 : !t34
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t34
    %17 = stablehlo.compare GE, %0, %16, FLOAT : (!t34, !t34) -> !t142
    %18 = stablehlo.negate %15 : !t34
    %19 = stablehlo.exponential %18 : !t34
    %20 = stablehlo.log_plus_one %19 : !t34
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t34
    %22 = stablehlo.add %19, %21 : !t34
    %23 = stablehlo.add %14, %20 : !t34
    return %23, %12, %17, %19, %22 : !t34, !t34, !t142, !t34, !t34
  }
  func.func private @_distance_29(%arg0: !t46, %arg1: !t46) -> !t46 {
    %0 = stablehlo.subtract %arg0, %arg1 : !t46
    %1 = stablehlo.abs %0 : !t46
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t46
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (!t46, !t46) -> !t220
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t46
    %5 = stablehlo.multiply %4, %1 : !t46
    %6 = stablehlo.multiply %5, %1 : !t46
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t46
    %8 = stablehlo.subtract %1, %7 : !t46
    %9 = call @_where_30(%3, %6, %8) : (!t220, !t46, !t46) -> !t46
    return %9 : !t46
  }
  func.func private @_where_30(%arg0: !t220, %arg1: !t46, %arg2: !t46) -> !t46 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t220, !t46
    return %0 : !t46
  }
  func.func private @_entropy_31(%arg0: !t127, %arg1: !t35) -> (!t35, !t35, !t143, !t35, !t35) {
    %0 = stablehlo.convert %arg0 : (!t127) -> !t35
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t35
    %2 = stablehlo.maximum %0, %1 : !t35
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (!t35, !t35) -> !t143
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t35
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t35
    %6 = stablehlo.select %3, %4, %5 : !t143, !t35
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t35
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (!t35, !t35) -> !t143
    %cst_3 = stablehlo.constant dense<2.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t35
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t35
    %11 = stablehlo.select %8, %9, %10 : !t143, !t35
    %12 = stablehlo.divide %6, %11 : !t35
    %13 = stablehlo.multiply %0, %arg1 : !t35
    %14 = stablehlo.subtract %2, %13 : !t35
    %15 = stablehlo.abs %0 : !t35
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t35
    %17 = stablehlo.compare GE, %0, %16, FLOAT : (!t35, !t35) -> !t143
    %18 = stablehlo.negate %15 : !t35
    %19 = stablehlo.exponential %18 : !t35
    %20 = stablehlo.log_plus_one %19 : !t35
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t35
    %22 = stablehlo.add %19, %21 : !t35
    %23 = stablehlo.add %14, %20 : !t35
    return %23, %12, %17, %19, %22 : !t35, !t35, !t143, !t35, !t35
  }
  func.func private @_distance_32(%arg0: !t47, %arg1: !t47) -> !t47 {
    %0 = stablehlo.subtract %arg0, %arg1 : !t47
    %1 = stablehlo.abs %0 : !t47
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t47
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (!t47, !t47) -> !t221
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t47
    %5 = stablehlo.multiply %4, %1 : !t47
    %6 = stablehlo.multiply %5, %1 : !t47
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t47
    %8 = stablehlo.subtract %1, %7 : !t47
    %9 = call @_where_33(%3, %6, %8) : (!t221, !t47, !t47) -> !t47
    return %9 : !t47
  }
  func.func private @_where_33(%arg0: !t221, %arg1: !t47, %arg2: !t47) -> !t47 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t221, !t47
    return %0 : !t47
  }
  func.func private @_of_level(%arg0: !t123, %arg1: !t161, %arg2: !t112) -> (!t84, !t85) {
    %0 = stablehlo.convert %arg0 : (!t123) -> !t31
    %1 = stablehlo.negate %0 : !t31
    %2 = stablehlo.exponential %1 : !t31
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t31
    %4 = stablehlo.add %3, %2 : !t31
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t31
    %6 = stablehlo.divide %5, %4 : !t31
    %7 = stablehlo.reshape %6 : (!t31) -> tensor<128x209664xf32>
    %values, %indices = chlo.top_k(%7, k = 2000) : tensor<128x209664xf32> -> (!t3, !t8)
    %8 = stablehlo.reshape %arg1 : (!t161) -> !t263
    %9 = stablehlo.reshape %indices : (!t8) -> !t70
    %10 = call @take_along_axis(%8, %9) : (!t263, !t70) -> !t117
    %11 = stablehlo.convert %10 : (!t117) -> !t94
    %12 = stablehlo.slice %11 [0:128, 0:2000, 0:1] : (!t94) -> !t52
    %13 = stablehlo.reshape %12 : (!t52) -> !t3
    %14 = stablehlo.slice %11 [0:128, 0:2000, 1:2] : (!t94) -> !t52
    %15 = stablehlo.reshape %14 : (!t52) -> !t3
    %16 = stablehlo.slice %11 [0:128, 0:2000, 2:3] : (!t94) -> !t52
    %17 = stablehlo.reshape %16 : (!t52) -> !t3
    %18 = stablehlo.slice %11 [0:128, 0:2000, 3:4] : (!t94) -> !t52
    %19 = stablehlo.reshape %18 : (!t52) -> !t3
    %c = stablehlo.constant dense<3> : !t1
    %20 = call @floor_divide(%indices, %c) : (!t8, !t1) -> !t8
    %c_1 = stablehlo.constant dense<336> : !t1
    %21 = call @floor_divide(%20, %c_1) : (!t8, !t1) -> !t8
    %c_2 = stablehlo.constant dense<336> : !t1
    %22 = call @remainder(%20, %c_2) : (!t8, !t1) -> !t8
    %23 = stablehlo.convert %21 : (!t8) -> !t3
    %cst_3 = stablehlo.constant dense<5.000000e-01> : !t0
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t3
    %25 = stablehlo.add %23, %24 : !t3
    %cst_4 = stablehlo.constant dense<4.000000e+00> : !t0
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t3
    %27 = stablehlo.multiply %25, %26 : !t3
    %28 = stablehlo.convert %22 : (!t8) -> !t3
    %cst_5 = stablehlo.constant dense<5.000000e-01> : !t0
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t3
    %30 = stablehlo.add %28, %29 : !t3
    %cst_6 = stablehlo.constant dense<4.000000e+00> : !t0
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t3
    %32 = stablehlo.multiply %30, %31 : !t3
    %c_7 = stablehlo.constant dense<3> : !t1
    %33 = call @remainder(%indices, %c_7) : (!t8, !t1) -> !t8
    %cst_8 = stablehlo.constant dense<3.200000e+01> : !t0
    %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t3
    %cst_9 = stablehlo.constant dense<4.480000e+01> : !t0
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t0) -> !t3
    %cst_10 = stablehlo.constant dense<2.240000e+01> : !t0
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (!t0) -> !t3
    %c_11 = stablehlo.constant dense<1> : !t1
    %37 = stablehlo.broadcast_in_dim %c_11, dims = [] : (!t1) -> !t8
    %38 = stablehlo.compare LT, %33, %37, SIGNED : (!t8, !t8) -> !t62
    %c_12 = stablehlo.constant dense<2> : !t1
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (!t1) -> !t8
    %40 = stablehlo.compare LT, %33, %39, SIGNED : (!t8, !t8) -> !t62
    %41 = stablehlo.select %40, %35, %36 : !t62, !t3
    %42 = stablehlo.select %38, %34, %41 : !t62, !t3
    %c_13 = stablehlo.constant dense<3> : !t1
    %43 = call @remainder(%indices, %c_13) : (!t8, !t1) -> !t8
    %cst_14 = stablehlo.constant dense<3.200000e+01> : !t0
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (!t0) -> !t3
    %cst_15 = stablehlo.constant dense<2.240000e+01> : !t0
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (!t0) -> !t3
    %cst_16 = stablehlo.constant dense<4.480000e+01> : !t0
    %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (!t0) -> !t3
    %c_17 = stablehlo.constant dense<1> : !t1
    %47 = stablehlo.broadcast_in_dim %c_17, dims = [] : (!t1) -> !t8
    %48 = stablehlo.compare LT, %43, %47, SIGNED : (!t8, !t8) -> !t62
    %c_18 = stablehlo.constant dense<2> : !t1
    %49 = stablehlo.broadcast_in_dim %c_18, dims = [] : (!t1) -> !t8
    %50 = stablehlo.compare LT, %43, %49, SIGNED : (!t8, !t8) -> !t62
    %51 = stablehlo.select %50, %45, %46 : !t62, !t3
    %52 = stablehlo.select %48, %44, %51 : !t62, !t3
    %53 = stablehlo.multiply %13, %42 : !t3
    %54 = stablehlo.add %27, %53 : !t3
    %55 = stablehlo.multiply %15, %52 : !t3
    %56 = stablehlo.add %32, %55 : !t3
    %cst_19 = stablehlo.constant dense<4.13516665> : !t0
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (!t0) -> !t3
    %58 = stablehlo.minimum %17, %57 : !t3
    %59 = stablehlo.exponential %58 : !t3
    %60 = stablehlo.multiply %42, %59 : !t3
    %cst_20 = stablehlo.constant dense<2.000000e+00> : !t0
    %61 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (!t0) -> !t3
    %62 = stablehlo.divide %60, %61 : !t3
    %cst_21 = stablehlo.constant dense<4.13516665> : !t0
    %63 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (!t0) -> !t3
    %64 = stablehlo.minimum %19, %63 : !t3
    %65 = stablehlo.exponential %64 : !t3
    %66 = stablehlo.multiply %52, %65 : !t3
    %cst_22 = stablehlo.constant dense<2.000000e+00> : !t0
    %67 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (!t0) -> !t3
    %68 = stablehlo.divide %66, %67 : !t3
    %69 = stablehlo.slice %arg2 [0:128, 0:1] : (!t112) -> !t118
    %70 = stablehlo.reshape %69 : (!t118) -> !t19
    %71 = stablehlo.broadcast_in_dim %70, dims = [0] : (!t19) -> !t3
    %72 = stablehlo.slice %arg2 [0:128, 1:2] : (!t112) -> !t118
    %73 = stablehlo.reshape %72 : (!t118) -> !t19
    %74 = stablehlo.broadcast_in_dim %73, dims = [0] : (!t19) -> !t3
    %75 = stablehlo.subtract %54, %62 : !t3
    %c_23 = stablehlo.constant dense<0> : !t1
    %76 = call @clip(%75, %c_23, %71) : (!t3, !t1, !t3) -> !t3
    %77 = stablehlo.subtract %56, %68 : !t3
    %c_24 = stablehlo.constant dense<0> : !t1
    %78 = call @clip(%77, %c_24, %74) : (!t3, !t1, !t3) -> !t3
    %79 = stablehlo.add %54, %62 : !t3
    %c_25 = stablehlo.constant dense<0> : !t1
    %80 = call @clip(%79, %c_25, %71) : (!t3, !t1, !t3) -> !t3
    %81 = stablehlo.add %56, %68 : !t3
    %c_26 = stablehlo.constant dense<0> : !t1
    %82 = call @clip(%81, %c_26, %74) : (!t3, !t1, !t3) -> !t3
    %83 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (!t3) -> !t52
    %84 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (!t3) -> !t52
    %85 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (!t3) -> !t52
    %86 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (!t3) -> !t52
    %87 = stablehlo.concatenate %83, %84, %85, %86, dim = 2 : (!t52, !t52, !t52, !t52) -> !t94
    %c_27 = stablehlo.constant dense<0> : !t1
    %88 = call @_pad_36(%values, %c_27) : (!t3, !t1) -> !t84
    %c_28 = stablehlo.constant dense<0> : !t1
    %89 = call @_pad_37(%87, %c_28) : (!t94, !t1) -> !t85
    return %88, %89 : !t84, !t85
  }
  func.func private @take_along_axis(%arg0: !t263, %arg1: !t70) -> !t117 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t70
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t70, !t70) -> !t190
    %c_0 = stablehlo.constant dense<209664> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t70
    %3 = stablehlo.add %arg1, %2 : !t70
    %4 = stablehlo.select %1, %3, %arg1 : !t190, !t70
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (!t263, !t70) -> !t117
    return %5 : !t117
  }
  func.func private @floor_divide(%arg0: !t8, %arg1: !t1) -> !t8 {
    %0 = stablehlo.convert %arg1 : !t1
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t1) -> !t8
    %2 = stablehlo.divide %arg0, %1 : !t8
    %3 = stablehlo.sign %arg0 : !t8
    %4 = stablehlo.sign %0 : !t1
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (!t1) -> !t8
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (!t8, !t8) -> !t62
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (!t1) -> !t8
    %8 = stablehlo.remainder %arg0, %7 : !t8
    %c = stablehlo.constant dense<0> : !t1
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t8
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (!t8, !t8) -> !t62
    %11 = stablehlo.and %6, %10 : !t62
    %c_0 = stablehlo.constant dense<1> : !t1
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t8
    %13 = stablehlo.subtract %2, %12 : !t8
    %14 = call @_where_34(%11, %13, %2) : (!t62, !t8, !t8) -> !t8
    return %14 : !t8
  }
  func.func private @_where_34(%arg0: !t62, %arg1: !t8, %arg2: !t8) -> !t8 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t62, !t8
    return %0 : !t8
  }
  func.func private @remainder(%arg0: !t8, %arg1: !t1) -> !t8 {
    %0 = stablehlo.convert %arg1 : !t1
    %c = stablehlo.constant dense<0> : !t1
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (!t1, !t1) -> !t81
    %c_0 = stablehlo.constant dense<1> : !t1
    %2 = call @_where_35(%1, %c_0, %0) : (!t81, !t1, !t1) -> !t1
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (!t1) -> !t8
    %4 = stablehlo.remainder %arg0, %3 : !t8
    %c_1 = stablehlo.constant dense<0> : !t1
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (!t1) -> !t8
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (!t8, !t8) -> !t62
    %c_2 = stablehlo.constant dense<0> : !t1
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (!t1) -> !t8
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (!t8, !t8) -> !t62
    %c_3 = stablehlo.constant dense<0> : !t1
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (!t1, !t1) -> !t81
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (!t81) -> !t62
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (!t62, !t62) -> !t62
    %12 = stablehlo.and %11, %6 : !t62
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (!t1) -> !t8
    %14 = stablehlo.add %4, %13 : !t8
    %15 = stablehlo.select %12, %14, %4 : !t62, !t8
    return %15 : !t8
  }
  func.func private @_where_35(%arg0: !t81, %arg1: !t1, %arg2: !t1) -> !t1 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t81, !t1
    return %0 : !t1
  }
  func.func private @clip(%arg0: !t3, %arg1: !t1, %arg2: !t3) -> !t3 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t3
    %2 = stablehlo.maximum %1, %arg0 : !t3
    %3 = stablehlo.minimum %arg2, %2 : !t3
    return %3 : !t3
  }
  func.func private @_pad_36(%arg0: !t3, %arg1: !t1) -> !t84 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 48], interior = [0, 0] : (!t3, !t0) -> !t84
    return %1 : !t84
  }
  func.func private @_pad_37(%arg0: !t94, %arg1: !t1) -> !t85 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 48, 0], interior = [0, 0, 0] : (!t94, !t0) -> !t85
    return %1 : !t85
  }
  func.func private @_of_level_38(%arg0: !t124, %arg1: !t162, %arg2: !t112) -> (!t84, !t85) {
    %0 = stablehlo.convert %arg0 : (!t124) -> !t32
    %1 = stablehlo.negate %0 : !t32
    %2 = stablehlo.exponential %1 : !t32
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t32
    %4 = stablehlo.add %3, %2 : !t32
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t32
    %6 = stablehlo.divide %5, %4 : !t32
    %7 = stablehlo.reshape %6 : (!t32) -> tensor<128x52416xf32>
    %values, %indices = chlo.top_k(%7, k = 2000) : tensor<128x52416xf32> -> (!t3, !t8)
    %8 = stablehlo.reshape %arg1 : (!t162) -> !t264
    %9 = stablehlo.reshape %indices : (!t8) -> !t70
    %10 = call @take_along_axis_39(%8, %9) : (!t264, !t70) -> !t117
    %11 = stablehlo.convert %10 : (!t117) -> !t94
    %12 = stablehlo.slice %11 [0:128, 0:2000, 0:1] : (!t94) -> !t52
    %13 = stablehlo.reshape %12 : (!t52) -> !t3
    %14 = stablehlo.slice %11 [0:128, 0:2000, 1:2] : (!t94) -> !t52
    %15 = stablehlo.reshape %14 : (!t52) -> !t3
    %16 = stablehlo.slice %11 [0:128, 0:2000, 2:3] : (!t94) -> !t52
    %17 = stablehlo.reshape %16 : (!t52) -> !t3
    %18 = stablehlo.slice %11 [0:128, 0:2000, 3:4] : (!t94) -> !t52
    %19 = stablehlo.reshape %18 : (!t52) -> !t3
    %c = stablehlo.constant dense<3> : !t1
    %20 = call @floor_divide(%indices, %c) : (!t8, !t1) -> !t8
    %c_1 = stablehlo.constant dense<168> : !t1
    %21 = call @floor_divide(%20, %c_1) : (!t8, !t1) -> !t8
    %c_2 = stablehlo.constant dense<168> : !t1
    %22 = call @remainder(%20, %c_2) : (!t8, !t1) -> !t8
    %23 = stablehlo.convert %21 : (!t8) -> !t3
    %cst_3 = stablehlo.constant dense<5.000000e-01> : !t0
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t3
    %25 = stablehlo.add %23, %24 : !t3
    %cst_4 = stablehlo.constant dense<8.000000e+00> : !t0
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t3
    %27 = stablehlo.multiply %25, %26 : !t3
    %28 = stablehlo.convert %22 : (!t8) -> !t3
    %cst_5 = stablehlo.constant dense<5.000000e-01> : !t0
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t3
    %30 = stablehlo.add %28, %29 : !t3
    %cst_6 = stablehlo.constant dense<8.000000e+00> : !t0
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t3
    %32 = stablehlo.multiply %30, %31 : !t3
    %c_7 = stablehlo.constant dense<3> : !t1
    %33 = call @remainder(%indices, %c_7) : (!t8, !t1) -> !t8
    %cst_8 = stablehlo.constant dense<6.400000e+01> : !t0
    %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t3
    %cst_9 = stablehlo.constant dense<8.960000e+01> : !t0
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t0) -> !t3
    %cst_10 = stablehlo.constant dense<4.480000e+01> : !t0
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (!t0) -> !t3
    %c_11 = stablehlo.constant dense<1> : !t1
    %37 = stablehlo.broadcast_in_dim %c_11, dims = [] : (!t1) -> !t8
    %38 = stablehlo.compare LT, %33, %37, SIGNED : (!t8, !t8) -> !t62
    %c_12 = stablehlo.constant dense<2> : !t1
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (!t1) -> !t8
    %40 = stablehlo.compare LT, %33, %39, SIGNED : (!t8, !t8) -> !t62
    %41 = stablehlo.select %40, %35, %36 : !t62, !t3
    %42 = stablehlo.select %38, %34, %41 : !t62, !t3
    %c_13 = stablehlo.constant dense<3> : !t1
    %43 = call @remainder(%indices, %c_13) : (!t8, !t1) -> !t8
    %cst_14 = stablehlo.constant dense<6.400000e+01> : !t0
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (!t0) -> !t3
    %cst_15 = stablehlo.constant dense<4.480000e+01> : !t0
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (!t0) -> !t3
    %cst_16 = stablehlo.constant dense<8.960000e+01> : !t0
    %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (!t0) -> !t3
    %c_17 = stablehlo.constant dense<1> : !t1
    %47 = stablehlo.broadcast_in_dim %c_17, dims = [] : (!t1) -> !t8
    %48 = stablehlo.compare LT, %43, %47, SIGNED : (!t8, !t8) -> !t62
    %c_18 = stablehlo.constant dense<2> : !t1
    %49 = stablehlo.broadcast_in_dim %c_18, dims = [] : (!t1) -> !t8
    %50 = stablehlo.compare LT, %43, %49, SIGNED : (!t8, !t8) -> !t62
    %51 = stablehlo.select %50, %45, %46 : !t62, !t3
    %52 = stablehlo.select %48, %44, %51 : !t62, !t3
    %53 = stablehlo.multiply %13, %42 : !t3
    %54 = stablehlo.add %27, %53 : !t3
    %55 = stablehlo.multiply %15, %52 : !t3
    %56 = stablehlo.add %32, %55 : !t3
    %cst_19 = stablehlo.constant dense<4.13516665> : !t0
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (!t0) -> !t3
    %58 = stablehlo.minimum %17, %57 : !t3
    %59 = stablehlo.exponential %58 : !t3
    %60 = stablehlo.multiply %42, %59 : !t3
    %cst_20 = stablehlo.constant dense<2.000000e+00> : !t0
    %61 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (!t0) -> !t3
    %62 = stablehlo.divide %60, %61 : !t3
    %cst_21 = stablehlo.constant dense<4.13516665> : !t0
    %63 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (!t0) -> !t3
    %64 = stablehlo.minimum %19, %63 : !t3
    %65 = stablehlo.exponential %64 : !t3
    %66 = stablehlo.multiply %52, %65 : !t3
    %cst_22 = stablehlo.constant dense<2.000000e+00> : !t0
    %67 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (!t0) -> !t3
    %68 = stablehlo.divide %66, %67 : !t3
    %69 = stablehlo.slice %arg2 [0:128, 0:1] : (!t112) -> !t118
    %70 = stablehlo.reshape %69 : (!t118) -> !t19
    %71 = stablehlo.broadcast_in_dim %70, dims = [0] : (!t19) -> !t3
    %72 = stablehlo.slice %arg2 [0:128, 1:2] : (!t112) -> !t118
    %73 = stablehlo.reshape %72 : (!t118) -> !t19
    %74 = stablehlo.broadcast_in_dim %73, dims = [0] : (!t19) -> !t3
    %75 = stablehlo.subtract %54, %62 : !t3
    %c_23 = stablehlo.constant dense<0> : !t1
    %76 = call @clip(%75, %c_23, %71) : (!t3, !t1, !t3) -> !t3
    %77 = stablehlo.subtract %56, %68 : !t3
    %c_24 = stablehlo.constant dense<0> : !t1
    %78 = call @clip(%77, %c_24, %74) : (!t3, !t1, !t3) -> !t3
    %79 = stablehlo.add %54, %62 : !t3
    %c_25 = stablehlo.constant dense<0> : !t1
    %80 = call @clip(%79, %c_25, %71) : (!t3, !t1, !t3) -> !t3
    %81 = stablehlo.add %56, %68 : !t3
    %c_26 = stablehlo.constant dense<0> : !t1
    %82 = call @clip(%81, %c_26, %74) : (!t3, !t1, !t3) -> !t3
    %83 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (!t3) -> !t52
    %84 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (!t3) -> !t52
    %85 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (!t3) -> !t52
    %86 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (!t3) -> !t52
    %87 = stablehlo.concatenate %83, %84, %85, %86, dim = 2 : (!t52, !t52, !t52, !t52) -> !t94
    %c_27 = stablehlo.constant dense<0> : !t1
    %88 = call @_pad_36(%values, %c_27) : (!t3, !t1) -> !t84
    %c_28 = stablehlo.constant dense<0> : !t1
    %89 = call @_pad_37(%87, %c_28) : (!t94, !t1) -> !t85
    return %88, %89 : !t84, !t85
  }
  func.func private @take_along_axis_39(%arg0: !t264, %arg1: !t70) -> !t117 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t70
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t70, !t70) -> !t190
    %c_0 = stablehlo.constant dense<52416> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t70
    %3 = stablehlo.add %arg1, %2 : !t70
    %4 = stablehlo.select %1, %3, %arg1 : !t190, !t70
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (!t264, !t70) -> !t117
    return %5 : !t117
  }
  func.func private @_of_level_40(%arg0: !t125, %arg1: !t163, %arg2: !t112) -> (!t84, !t85) {
    %0 = stablehlo.convert %arg0 : (!t125) -> !t33
    %1 = stablehlo.negate %0 : !t33
    %2 = stablehlo.exponential %1 : !t33
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t33
    %4 = stablehlo.add %3, %2 : !t33
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t33
    %6 = stablehlo.divide %5, %4 : !t33
    %7 = stablehlo.reshape %6 : (!t33) -> tensor<128x13104xf32>
    %values, %indices = chlo.top_k(%7, k = 2000) : tensor<128x13104xf32> -> (!t3, !t8)
    %8 = stablehlo.reshape %arg1 : (!t163) -> !t265
    %9 = stablehlo.reshape %indices : (!t8) -> !t70
    %10 = call @take_along_axis_41(%8, %9) : (!t265, !t70) -> !t117
    %11 = stablehlo.convert %10 : (!t117) -> !t94
    %12 = stablehlo.slice %11 [0:128, 0:2000, 0:1] : (!t94) -> !t52
    %13 = stablehlo.reshape %12 : (!t52) -> !t3
    %14 = stablehlo.slice %11 [0:128, 0:2000, 1:2] : (!t94) -> !t52
    %15 = stablehlo.reshape %14 : (!t52) -> !t3
    %16 = stablehlo.slice %11 [0:128, 0:2000, 2:3] : (!t94) -> !t52
    %17 = stablehlo.reshape %16 : (!t52) -> !t3
    %18 = stablehlo.slice %11 [0:128, 0:2000, 3:4] : (!t94) -> !t52
    %19 = stablehlo.reshape %18 : (!t52) -> !t3
    %c = stablehlo.constant dense<3> : !t1
    %20 = call @floor_divide(%indices, %c) : (!t8, !t1) -> !t8
    %c_1 = stablehlo.constant dense<84> : !t1
    %21 = call @floor_divide(%20, %c_1) : (!t8, !t1) -> !t8
    %c_2 = stablehlo.constant dense<84> : !t1
    %22 = call @remainder(%20, %c_2) : (!t8, !t1) -> !t8
    %23 = stablehlo.convert %21 : (!t8) -> !t3
    %cst_3 = stablehlo.constant dense<5.000000e-01> : !t0
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t3
    %25 = stablehlo.add %23, %24 : !t3
    %cst_4 = stablehlo.constant dense<1.600000e+01> : !t0
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t3
    %27 = stablehlo.multiply %25, %26 : !t3
    %28 = stablehlo.convert %22 : (!t8) -> !t3
    %cst_5 = stablehlo.constant dense<5.000000e-01> : !t0
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t3
    %30 = stablehlo.add %28, %29 : !t3
    %cst_6 = stablehlo.constant dense<1.600000e+01> : !t0
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t3
    %32 = stablehlo.multiply %30, %31 : !t3
    %c_7 = stablehlo.constant dense<3> : !t1
    %33 = call @remainder(%indices, %c_7) : (!t8, !t1) -> !t8
    %cst_8 = stablehlo.constant dense<1.280000e+02> : !t0
    %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t3
    %cst_9 = stablehlo.constant dense<1.792000e+02> : !t0
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t0) -> !t3
    %cst_10 = stablehlo.constant dense<8.960000e+01> : !t0
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (!t0) -> !t3
    %c_11 = stablehlo.constant dense<1> : !t1
    %37 = stablehlo.broadcast_in_dim %c_11, dims = [] : (!t1) -> !t8
    %38 = stablehlo.compare LT, %33, %37, SIGNED : (!t8, !t8) -> !t62
    %c_12 = stablehlo.constant dense<2> : !t1
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (!t1) -> !t8
    %40 = stablehlo.compare LT, %33, %39, SIGNED : (!t8, !t8) -> !t62
    %41 = stablehlo.select %40, %35, %36 : !t62, !t3
    %42 = stablehlo.select %38, %34, %41 : !t62, !t3
    %c_13 = stablehlo.constant dense<3> : !t1
    %43 = call @remainder(%indices, %c_13) : (!t8, !t1) -> !t8
    %cst_14 = stablehlo.constant dense<1.280000e+02> : !t0
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (!t0) -> !t3
    %cst_15 = stablehlo.constant dense<8.960000e+01> : !t0
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (!t0) -> !t3
    %cst_16 = stablehlo.constant dense<1.792000e+02> : !t0
    %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (!t0) -> !t3
    %c_17 = stablehlo.constant dense<1> : !t1
    %47 = stablehlo.broadcast_in_dim %c_17, dims = [] : (!t1) -> !t8
    %48 = stablehlo.compare LT, %43, %47, SIGNED : (!t8, !t8) -> !t62
    %c_18 = stablehlo.constant dense<2> : !t1
    %49 = stablehlo.broadcast_in_dim %c_18, dims = [] : (!t1) -> !t8
    %50 = stablehlo.compare LT, %43, %49, SIGNED : (!t8, !t8) -> !t62
    %51 = stablehlo.select %50, %45, %46 : !t62, !t3
    %52 = stablehlo.select %48, %44, %51 : !t62, !t3
    %53 = stablehlo.multiply %13, %42 : !t3
    %54 = stablehlo.add %27, %53 : !t3
    %55 = stablehlo.multiply %15, %52 : !t3
    %56 = stablehlo.add %32, %55 : !t3
    %cst_19 = stablehlo.constant dense<4.13516665> : !t0
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (!t0) -> !t3
    %58 = stablehlo.minimum %17, %57 : !t3
    %59 = stablehlo.exponential %58 : !t3
    %60 = stablehlo.multiply %42, %59 : !t3
    %cst_20 = stablehlo.constant dense<2.000000e+00> : !t0
    %61 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (!t0) -> !t3
    %62 = stablehlo.divide %60, %61 : !t3
    %cst_21 = stablehlo.constant dense<4.13516665> : !t0
    %63 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (!t0) -> !t3
    %64 = stablehlo.minimum %19, %63 : !t3
    %65 = stablehlo.exponential %64 : !t3
    %66 = stablehlo.multiply %52, %65 : !t3
    %cst_22 = stablehlo.constant dense<2.000000e+00> : !t0
    %67 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (!t0) -> !t3
    %68 = stablehlo.divide %66, %67 : !t3
    %69 = stablehlo.slice %arg2 [0:128, 0:1] : (!t112) -> !t118
    %70 = stablehlo.reshape %69 : (!t118) -> !t19
    %71 = stablehlo.broadcast_in_dim %70, dims = [0] : (!t19) -> !t3
    %72 = stablehlo.slice %arg2 [0:128, 1:2] : (!t112) -> !t118
    %73 = stablehlo.reshape %72 : (!t118) -> !t19
    %74 = stablehlo.broadcast_in_dim %73, dims = [0] : (!t19) -> !t3
    %75 = stablehlo.subtract %54, %62 : !t3
    %c_23 = stablehlo.constant dense<0> : !t1
    %76 = call @clip(%75, %c_23, %71) : (!t3, !t1, !t3) -> !t3
    %77 = stablehlo.subtract %56, %68 : !t3
    %c_24 = stablehlo.constant dense<0> : !t1
    %78 = call @clip(%77, %c_24, %74) : (!t3, !t1, !t3) -> !t3
    %79 = stablehlo.add %54, %62 : !t3
    %c_25 = stablehlo.constant dense<0> : !t1
    %80 = call @clip(%79, %c_25, %71) : (!t3, !t1, !t3) -> !t3
    %81 = stablehlo.add %56, %68 : !t3
    %c_26 = stablehlo.constant dense<0> : !t1
    %82 = call @clip(%81, %c_26, %74) : (!t3, !t1, !t3) -> !t3
    %83 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (!t3) -> !t52
    %84 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (!t3) -> !t52
    %85 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (!t3) -> !t52
    %86 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (!t3) -> !t52
    %87 = stablehlo.concatenate %83, %84, %85, %86, dim = 2 : (!t52, !t52, !t52, !t52) -> !t94
    %c_27 = stablehlo.constant dense<0> : !t1
    %88 = call @_pad_36(%values, %c_27) : (!t3, !t1) -> !t84
    %c_28 = stablehlo.constant dense<0> : !t1
    %89 = call @_pad_37(%87, %c_28) : (!t94, !t1) -> !t85
    return %88, %89 : !t84, !t85
  }
  func.func private @take_along_axis_41(%arg0: !t265, %arg1: !t70) -> !t117 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t70
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t70, !t70) -> !t190
    %c_0 = stablehlo.constant dense<13104> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t70
    %3 = stablehlo.add %arg1, %2 : !t70
    %4 = stablehlo.select %1, %3, %arg1 : !t190, !t70
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (!t265, !t70) -> !t117
    return %5 : !t117
  }
  func.func private @_of_level_42(%arg0: !t126, %arg1: !t164, %arg2: !t112) -> (!t84, !t85) {
    %0 = stablehlo.convert %arg0 : (!t126) -> !t34
    %1 = stablehlo.negate %0 : !t34
    %2 = stablehlo.exponential %1 : !t34
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t34
    %4 = stablehlo.add %3, %2 : !t34
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t34
    %6 = stablehlo.divide %5, %4 : !t34
    %7 = stablehlo.reshape %6 : (!t34) -> tensor<128x3276xf32>
    %values, %indices = chlo.top_k(%7, k = 2000) : tensor<128x3276xf32> -> (!t3, !t8)
    %8 = stablehlo.reshape %arg1 : (!t164) -> !t266
    %9 = stablehlo.reshape %indices : (!t8) -> !t70
    %10 = call @take_along_axis_43(%8, %9) : (!t266, !t70) -> !t117
    %11 = stablehlo.convert %10 : (!t117) -> !t94
    %12 = stablehlo.slice %11 [0:128, 0:2000, 0:1] : (!t94) -> !t52
    %13 = stablehlo.reshape %12 : (!t52) -> !t3
    %14 = stablehlo.slice %11 [0:128, 0:2000, 1:2] : (!t94) -> !t52
    %15 = stablehlo.reshape %14 : (!t52) -> !t3
    %16 = stablehlo.slice %11 [0:128, 0:2000, 2:3] : (!t94) -> !t52
    %17 = stablehlo.reshape %16 : (!t52) -> !t3
    %18 = stablehlo.slice %11 [0:128, 0:2000, 3:4] : (!t94) -> !t52
    %19 = stablehlo.reshape %18 : (!t52) -> !t3
    %c = stablehlo.constant dense<3> : !t1
    %20 = call @floor_divide(%indices, %c) : (!t8, !t1) -> !t8
    %c_1 = stablehlo.constant dense<42> : !t1
    %21 = call @floor_divide(%20, %c_1) : (!t8, !t1) -> !t8
    %c_2 = stablehlo.constant dense<42> : !t1
    %22 = call @remainder(%20, %c_2) : (!t8, !t1) -> !t8
    %23 = stablehlo.convert %21 : (!t8) -> !t3
    %cst_3 = stablehlo.constant dense<5.000000e-01> : !t0
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t3
    %25 = stablehlo.add %23, %24 : !t3
    %cst_4 = stablehlo.constant dense<3.200000e+01> : !t0
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t3
    %27 = stablehlo.multiply %25, %26 : !t3
    %28 = stablehlo.convert %22 : (!t8) -> !t3
    %cst_5 = stablehlo.constant dense<5.000000e-01> : !t0
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t3
    %30 = stablehlo.add %28, %29 : !t3
    %cst_6 = stablehlo.constant dense<3.200000e+01> : !t0
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t3
    %32 = stablehlo.multiply %30, %31 : !t3
    %c_7 = stablehlo.constant dense<3> : !t1
    %33 = call @remainder(%indices, %c_7) : (!t8, !t1) -> !t8
    %cst_8 = stablehlo.constant dense<2.560000e+02> : !t0
    %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t3
    %cst_9 = stablehlo.constant dense<3.584000e+02> : !t0
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t0) -> !t3
    %cst_10 = stablehlo.constant dense<1.792000e+02> : !t0
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (!t0) -> !t3
    %c_11 = stablehlo.constant dense<1> : !t1
    %37 = stablehlo.broadcast_in_dim %c_11, dims = [] : (!t1) -> !t8
    %38 = stablehlo.compare LT, %33, %37, SIGNED : (!t8, !t8) -> !t62
    %c_12 = stablehlo.constant dense<2> : !t1
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (!t1) -> !t8
    %40 = stablehlo.compare LT, %33, %39, SIGNED : (!t8, !t8) -> !t62
    %41 = stablehlo.select %40, %35, %36 : !t62, !t3
    %42 = stablehlo.select %38, %34, %41 : !t62, !t3
    %c_13 = stablehlo.constant dense<3> : !t1
    %43 = call @remainder(%indices, %c_13) : (!t8, !t1) -> !t8
    %cst_14 = stablehlo.constant dense<2.560000e+02> : !t0
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (!t0) -> !t3
    %cst_15 = stablehlo.constant dense<1.792000e+02> : !t0
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (!t0) -> !t3
    %cst_16 = stablehlo.constant dense<3.584000e+02> : !t0
    %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (!t0) -> !t3
    %c_17 = stablehlo.constant dense<1> : !t1
    %47 = stablehlo.broadcast_in_dim %c_17, dims = [] : (!t1) -> !t8
    %48 = stablehlo.compare LT, %43, %47, SIGNED : (!t8, !t8) -> !t62
    %c_18 = stablehlo.constant dense<2> : !t1
    %49 = stablehlo.broadcast_in_dim %c_18, dims = [] : (!t1) -> !t8
    %50 = stablehlo.compare LT, %43, %49, SIGNED : (!t8, !t8) -> !t62
    %51 = stablehlo.select %50, %45, %46 : !t62, !t3
    %52 = stablehlo.select %48, %44, %51 : !t62, !t3
    %53 = stablehlo.multiply %13, %42 : !t3
    %54 = stablehlo.add %27, %53 : !t3
    %55 = stablehlo.multiply %15, %52 : !t3
    %56 = stablehlo.add %32, %55 : !t3
    %cst_19 = stablehlo.constant dense<4.13516665> : !t0
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (!t0) -> !t3
    %58 = stablehlo.minimum %17, %57 : !t3
    %59 = stablehlo.exponential %58 : !t3
    %60 = stablehlo.multiply %42, %59 : !t3
    %cst_20 = stablehlo.constant dense<2.000000e+00> : !t0
    %61 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (!t0) -> !t3
    %62 = stablehlo.divide %60, %61 : !t3
    %cst_21 = stablehlo.constant dense<4.13516665> : !t0
    %63 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (!t0) -> !t3
    %64 = stablehlo.minimum %19, %63 : !t3
    %65 = stablehlo.exponential %64 : !t3
    %66 = stablehlo.multiply %52, %65 : !t3
    %cst_22 = stablehlo.constant dense<2.000000e+00> : !t0
    %67 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (!t0) -> !t3
    %68 = stablehlo.divide %66, %67 : !t3
    %69 = stablehlo.slice %arg2 [0:128, 0:1] : (!t112) -> !t118
    %70 = stablehlo.reshape %69 : (!t118) -> !t19
    %71 = stablehlo.broadcast_in_dim %70, dims = [0] : (!t19) -> !t3
    %72 = stablehlo.slice %arg2 [0:128, 1:2] : (!t112) -> !t118
    %73 = stablehlo.reshape %72 : (!t118) -> !t19
    %74 = stablehlo.broadcast_in_dim %73, dims = [0] : (!t19) -> !t3
    %75 = stablehlo.subtract %54, %62 : !t3
    %c_23 = stablehlo.constant dense<0> : !t1
    %76 = call @clip(%75, %c_23, %71) : (!t3, !t1, !t3) -> !t3
    %77 = stablehlo.subtract %56, %68 : !t3
    %c_24 = stablehlo.constant dense<0> : !t1
    %78 = call @clip(%77, %c_24, %74) : (!t3, !t1, !t3) -> !t3
    %79 = stablehlo.add %54, %62 : !t3
    %c_25 = stablehlo.constant dense<0> : !t1
    %80 = call @clip(%79, %c_25, %71) : (!t3, !t1, !t3) -> !t3
    %81 = stablehlo.add %56, %68 : !t3
    %c_26 = stablehlo.constant dense<0> : !t1
    %82 = call @clip(%81, %c_26, %74) : (!t3, !t1, !t3) -> !t3
    %83 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (!t3) -> !t52
    %84 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (!t3) -> !t52
    %85 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (!t3) -> !t52
    %86 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (!t3) -> !t52
    %87 = stablehlo.concatenate %83, %84, %85, %86, dim = 2 : (!t52, !t52, !t52, !t52) -> !t94
    %c_27 = stablehlo.constant dense<0> : !t1
    %88 = call @_pad_36(%values, %c_27) : (!t3, !t1) -> !t84
    %c_28 = stablehlo.constant dense<0> : !t1
    %89 = call @_pad_37(%87, %c_28) : (!t94, !t1) -> !t85
    return %88, %89 : !t84, !t85
  }
  func.func private @take_along_axis_43(%arg0: !t266, %arg1: !t70) -> !t117 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t70
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t70, !t70) -> !t190
    %c_0 = stablehlo.constant dense<3276> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t70
    %3 = stablehlo.add %arg1, %2 : !t70
    %4 = stablehlo.select %1, %3, %arg1 : !t190, !t70
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (!t266, !t70) -> !t117
    return %5 : !t117
  }
  func.func private @_of_level_44(%arg0: !t127, %arg1: !t165, %arg2: !t112) -> (!t84, !t85) {
    %0 = stablehlo.convert %arg0 : (!t127) -> !t35
    %1 = stablehlo.negate %0 : !t35
    %2 = stablehlo.exponential %1 : !t35
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t35
    %4 = stablehlo.add %3, %2 : !t35
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t35
    %6 = stablehlo.divide %5, %4 : !t35
    %7 = stablehlo.reshape %6 : (!t35) -> !t37
    %values, %indices = chlo.top_k(%7, k = 819) : !t37 -> (!t37, !t50)
    %8 = stablehlo.reshape %arg1 : (!t165) -> !t182
    %9 = stablehlo.reshape %indices : (!t50) -> !t177
    %10 = call @take_along_axis_45(%8, %9) : (!t182, !t177) -> !t182
    %11 = stablehlo.convert %10 : (!t182) -> !t166
    %12 = stablehlo.slice %11 [0:128, 0:819, 0:1] : (!t166) -> !t130
    %13 = stablehlo.reshape %12 : (!t130) -> !t37
    %14 = stablehlo.slice %11 [0:128, 0:819, 1:2] : (!t166) -> !t130
    %15 = stablehlo.reshape %14 : (!t130) -> !t37
    %16 = stablehlo.slice %11 [0:128, 0:819, 2:3] : (!t166) -> !t130
    %17 = stablehlo.reshape %16 : (!t130) -> !t37
    %18 = stablehlo.slice %11 [0:128, 0:819, 3:4] : (!t166) -> !t130
    %19 = stablehlo.reshape %18 : (!t130) -> !t37
    %c = stablehlo.constant dense<3> : !t1
    %20 = call @floor_divide_46(%indices, %c) : (!t50, !t1) -> !t50
    %c_1 = stablehlo.constant dense<21> : !t1
    %21 = call @floor_divide_46(%20, %c_1) : (!t50, !t1) -> !t50
    %c_2 = stablehlo.constant dense<21> : !t1
    %22 = call @remainder_48(%20, %c_2) : (!t50, !t1) -> !t50
    %23 = stablehlo.convert %21 : (!t50) -> !t37
    %cst_3 = stablehlo.constant dense<5.000000e-01> : !t0
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t37
    %25 = stablehlo.add %23, %24 : !t37
    %cst_4 = stablehlo.constant dense<6.400000e+01> : !t0
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t37
    %27 = stablehlo.multiply %25, %26 : !t37
    %28 = stablehlo.convert %22 : (!t50) -> !t37
    %cst_5 = stablehlo.constant dense<5.000000e-01> : !t0
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t37
    %30 = stablehlo.add %28, %29 : !t37
    %cst_6 = stablehlo.constant dense<6.400000e+01> : !t0
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t37
    %32 = stablehlo.multiply %30, %31 : !t37
    %c_7 = stablehlo.constant dense<3> : !t1
    %33 = call @remainder_48(%indices, %c_7) : (!t50, !t1) -> !t50
    %cst_8 = stablehlo.constant dense<5.120000e+02> : !t0
    %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t37
    %cst_9 = stablehlo.constant dense<7.168000e+02> : !t0
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t0) -> !t37
    %cst_10 = stablehlo.constant dense<3.584000e+02> : !t0
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (!t0) -> !t37
    %c_11 = stablehlo.constant dense<1> : !t1
    %37 = stablehlo.broadcast_in_dim %c_11, dims = [] : (!t1) -> !t50
    %38 = stablehlo.compare LT, %33, %37, SIGNED : (!t50, !t50) -> !t111
    %c_12 = stablehlo.constant dense<2> : !t1
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (!t1) -> !t50
    %40 = stablehlo.compare LT, %33, %39, SIGNED : (!t50, !t50) -> !t111
    %41 = stablehlo.select %40, %35, %36 : !t111, !t37
    %42 = stablehlo.select %38, %34, %41 : !t111, !t37
    %c_13 = stablehlo.constant dense<3> : !t1
    %43 = call @remainder_48(%indices, %c_13) : (!t50, !t1) -> !t50
    %cst_14 = stablehlo.constant dense<5.120000e+02> : !t0
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (!t0) -> !t37
    %cst_15 = stablehlo.constant dense<3.584000e+02> : !t0
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (!t0) -> !t37
    %cst_16 = stablehlo.constant dense<7.168000e+02> : !t0
    %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (!t0) -> !t37
    %c_17 = stablehlo.constant dense<1> : !t1
    %47 = stablehlo.broadcast_in_dim %c_17, dims = [] : (!t1) -> !t50
    %48 = stablehlo.compare LT, %43, %47, SIGNED : (!t50, !t50) -> !t111
    %c_18 = stablehlo.constant dense<2> : !t1
    %49 = stablehlo.broadcast_in_dim %c_18, dims = [] : (!t1) -> !t50
    %50 = stablehlo.compare LT, %43, %49, SIGNED : (!t50, !t50) -> !t111
    %51 = stablehlo.select %50, %45, %46 : !t111, !t37
    %52 = stablehlo.select %48, %44, %51 : !t111, !t37
    %53 = stablehlo.multiply %13, %42 : !t37
    %54 = stablehlo.add %27, %53 : !t37
    %55 = stablehlo.multiply %15, %52 : !t37
    %56 = stablehlo.add %32, %55 : !t37
    %cst_19 = stablehlo.constant dense<4.13516665> : !t0
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (!t0) -> !t37
    %58 = stablehlo.minimum %17, %57 : !t37
    %59 = stablehlo.exponential %58 : !t37
    %60 = stablehlo.multiply %42, %59 : !t37
    %cst_20 = stablehlo.constant dense<2.000000e+00> : !t0
    %61 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (!t0) -> !t37
    %62 = stablehlo.divide %60, %61 : !t37
    %cst_21 = stablehlo.constant dense<4.13516665> : !t0
    %63 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (!t0) -> !t37
    %64 = stablehlo.minimum %19, %63 : !t37
    %65 = stablehlo.exponential %64 : !t37
    %66 = stablehlo.multiply %52, %65 : !t37
    %cst_22 = stablehlo.constant dense<2.000000e+00> : !t0
    %67 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (!t0) -> !t37
    %68 = stablehlo.divide %66, %67 : !t37
    %69 = stablehlo.slice %arg2 [0:128, 0:1] : (!t112) -> !t118
    %70 = stablehlo.reshape %69 : (!t118) -> !t19
    %71 = stablehlo.broadcast_in_dim %70, dims = [0] : (!t19) -> !t37
    %72 = stablehlo.slice %arg2 [0:128, 1:2] : (!t112) -> !t118
    %73 = stablehlo.reshape %72 : (!t118) -> !t19
    %74 = stablehlo.broadcast_in_dim %73, dims = [0] : (!t19) -> !t37
    %75 = stablehlo.subtract %54, %62 : !t37
    %c_23 = stablehlo.constant dense<0> : !t1
    %76 = call @clip_49(%75, %c_23, %71) : (!t37, !t1, !t37) -> !t37
    %77 = stablehlo.subtract %56, %68 : !t37
    %c_24 = stablehlo.constant dense<0> : !t1
    %78 = call @clip_49(%77, %c_24, %74) : (!t37, !t1, !t37) -> !t37
    %79 = stablehlo.add %54, %62 : !t37
    %c_25 = stablehlo.constant dense<0> : !t1
    %80 = call @clip_49(%79, %c_25, %71) : (!t37, !t1, !t37) -> !t37
    %81 = stablehlo.add %56, %68 : !t37
    %c_26 = stablehlo.constant dense<0> : !t1
    %82 = call @clip_49(%81, %c_26, %74) : (!t37, !t1, !t37) -> !t37
    %83 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (!t37) -> !t130
    %84 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (!t37) -> !t130
    %85 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (!t37) -> !t130
    %86 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (!t37) -> !t130
    %87 = stablehlo.concatenate %83, %84, %85, %86, dim = 2 : (!t130, !t130, !t130, !t130) -> !t166
    %c_27 = stablehlo.constant dense<0> : !t1
    %88 = call @_pad_50(%values, %c_27) : (!t37, !t1) -> !t84
    %c_28 = stablehlo.constant dense<0> : !t1
    %89 = call @_pad_51(%87, %c_28) : (!t166, !t1) -> !t85
    return %88, %89 : !t84, !t85
  }
  func.func private @take_along_axis_45(%arg0: !t182, %arg1: !t177) -> !t182 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t177
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t177, !t177) -> tensor<128x819x1xi1>
    %c_0 = stablehlo.constant dense<819> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t177
    %3 = stablehlo.add %arg1, %2 : !t177
    %4 = stablehlo.select %1, %3, %arg1 : tensor<128x819x1xi1>, !t177
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (!t182, !t177) -> !t182
    return %5 : !t182
  }
  func.func private @floor_divide_46(%arg0: !t50, %arg1: !t1) -> !t50 {
    %0 = stablehlo.convert %arg1 : !t1
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t1) -> !t50
    %2 = stablehlo.divide %arg0, %1 : !t50
    %3 = stablehlo.sign %arg0 : !t50
    %4 = stablehlo.sign %0 : !t1
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (!t1) -> !t50
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (!t50, !t50) -> !t111
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (!t1) -> !t50
    %8 = stablehlo.remainder %arg0, %7 : !t50
    %c = stablehlo.constant dense<0> : !t1
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t50
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (!t50, !t50) -> !t111
    %11 = stablehlo.and %6, %10 : !t111
    %c_0 = stablehlo.constant dense<1> : !t1
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t50
    %13 = stablehlo.subtract %2, %12 : !t50
    %14 = call @_where_47(%11, %13, %2) : (!t111, !t50, !t50) -> !t50
    return %14 : !t50
  }
  func.func private @_where_47(%arg0: !t111, %arg1: !t50, %arg2: !t50) -> !t50 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t111, !t50
    return %0 : !t50
  }
  func.func private @remainder_48(%arg0: !t50, %arg1: !t1) -> !t50 {
    %0 = stablehlo.convert %arg1 : !t1
    %c = stablehlo.constant dense<0> : !t1
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (!t1, !t1) -> !t81
    %c_0 = stablehlo.constant dense<1> : !t1
    %2 = call @_where_35(%1, %c_0, %0) : (!t81, !t1, !t1) -> !t1
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (!t1) -> !t50
    %4 = stablehlo.remainder %arg0, %3 : !t50
    %c_1 = stablehlo.constant dense<0> : !t1
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (!t1) -> !t50
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (!t50, !t50) -> !t111
    %c_2 = stablehlo.constant dense<0> : !t1
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (!t1) -> !t50
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (!t50, !t50) -> !t111
    %c_3 = stablehlo.constant dense<0> : !t1
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (!t1, !t1) -> !t81
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (!t81) -> !t111
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (!t111, !t111) -> !t111
    %12 = stablehlo.and %11, %6 : !t111
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (!t1) -> !t50
    %14 = stablehlo.add %4, %13 : !t50
    %15 = stablehlo.select %12, %14, %4 : !t111, !t50
    return %15 : !t50
  }
  func.func private @clip_49(%arg0: !t37, %arg1: !t1, %arg2: !t37) -> !t37 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t37
    %2 = stablehlo.maximum %1, %arg0 : !t37
    %3 = stablehlo.minimum %arg2, %2 : !t37
    return %3 : !t37
  }
  func.func private @_pad_50(%arg0: !t37, %arg1: !t1) -> !t84 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 1229], interior = [0, 0] : (!t37, !t0) -> !t84
    return %1 : !t84
  }
  func.func private @_pad_51(%arg0: !t166, %arg1: !t1) -> !t85 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 1229, 0], interior = [0, 0, 0] : (!t166, !t0) -> !t85
    return %1 : !t85
  }
  func.func private @_left(%arg0: !t71, %arg1: !t27) -> !t27 {
    %0 = call @overlaps(%arg0, %arg0) : (!t71, !t71) -> !t61
    %cst = stablehlo.constant dense<0.699999988> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t61
    %2 = stablehlo.compare GE, %0, %1, FLOAT : (!t61, !t61) -> !t229
    %3 = stablehlo.iota dim = 0 : !t267
    %4 = stablehlo.iota dim = 1 : !t267
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (!t267, !t267) -> tensor<512x512xi1>
    %6 = stablehlo.broadcast_in_dim %5, dims = [2, 3] : (tensor<512x512xi1>) -> tensor<1x1x512x512xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<1x1x512x512xi1>) -> !t229
    %8 = stablehlo.and %2, %7 : !t229
    %9 = stablehlo.convert %8 : (!t229) -> !t61
    %c = stablehlo.constant dense<0> : !t1
    %c_0 = stablehlo.constant dense<0> : !t1
    %10:5 = stablehlo.while(%iterArg = %9, %iterArg_1 = %arg1, %iterArg_2 = %c_0, %iterArg_3 = %c, %iterArg_4 = %arg1) : !t61, !t27, !t1, !t1, !t27
    cond {
      %c_5 = stablehlo.constant dense<8> : !t1
      %11 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (!t1, !t1) -> !t81 loc(#l330)
      stablehlo.return %11 : !t81
    } do {
      %11:2 = func.call @closed_call(%iterArg, %iterArg_1, %iterArg_3, %iterArg_4) : (!t61, !t27, !t1, !t27) -> (!t1, !t27) loc(#l331)
      %c_5 = stablehlo.constant dense<1> : !t1
      %12 = stablehlo.add %iterArg_2, %c_5 : !t1 loc(#l332)
      stablehlo.return %iterArg, %iterArg_1, %12, %11#0, %11#1 : !t61, !t27, !t1, !t1, !t27
    }
    return %10#4 : !t27
  }
  func.func private @overlaps(%arg0: !t71, %arg1: !t71) -> !t61 {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 4] : (!t71) -> !t241
    %1 = stablehlo.slice %0 [0:128, 0:5, 0:512, 0:1, 0:1] : (!t241) -> !t191
    %2 = stablehlo.reshape %1 : (!t191) -> !t95
    %3 = stablehlo.slice %0 [0:128, 0:5, 0:512, 0:1, 1:2] : (!t241) -> !t191
    %4 = stablehlo.reshape %3 : (!t191) -> !t95
    %5 = stablehlo.slice %0 [0:128, 0:5, 0:512, 0:1, 2:3] : (!t241) -> !t191
    %6 = stablehlo.reshape %5 : (!t191) -> !t95
    %7 = stablehlo.slice %0 [0:128, 0:5, 0:512, 0:1, 3:4] : (!t241) -> !t191
    %8 = stablehlo.reshape %7 : (!t191) -> !t95
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 3, 4] : (!t71) -> !t242
    %10 = stablehlo.slice %9 [0:128, 0:5, 0:1, 0:512, 0:1] : (!t242) -> !t192
    %11 = stablehlo.reshape %10 : (!t192) -> !t178
    %12 = stablehlo.slice %9 [0:128, 0:5, 0:1, 0:512, 1:2] : (!t242) -> !t192
    %13 = stablehlo.reshape %12 : (!t192) -> !t178
    %14 = stablehlo.slice %9 [0:128, 0:5, 0:1, 0:512, 2:3] : (!t242) -> !t192
    %15 = stablehlo.reshape %14 : (!t192) -> !t178
    %16 = stablehlo.slice %9 [0:128, 0:5, 0:1, 0:512, 3:4] : (!t242) -> !t192
    %17 = stablehlo.reshape %16 : (!t192) -> !t178
    %18 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (!t95) -> !t61
    %19 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (!t178) -> !t61
    %20 = stablehlo.minimum %18, %19 : !t61
    %21 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (!t95) -> !t61
    %22 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (!t178) -> !t61
    %23 = stablehlo.maximum %21, %22 : !t61
    %24 = stablehlo.subtract %20, %23 : !t61
    %25 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (!t95) -> !t61
    %26 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (!t178) -> !t61
    %27 = stablehlo.minimum %25, %26 : !t61
    %28 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t95) -> !t61
    %29 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (!t178) -> !t61
    %30 = stablehlo.maximum %28, %29 : !t61
    %31 = stablehlo.subtract %27, %30 : !t61
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %32 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t61
    %33 = stablehlo.maximum %24, %32 : !t61
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %34 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t61
    %35 = stablehlo.maximum %31, %34 : !t61
    %36 = stablehlo.multiply %33, %35 : !t61
    %37 = stablehlo.slice %arg0 [0:128, 0:5, 0:512, 0:1] : (!t71) -> !t95
    %38 = stablehlo.reshape %37 : (!t95) -> !t27
    %39 = stablehlo.slice %arg0 [0:128, 0:5, 0:512, 1:2] : (!t71) -> !t95
    %40 = stablehlo.reshape %39 : (!t95) -> !t27
    %41 = stablehlo.slice %arg0 [0:128, 0:5, 0:512, 2:3] : (!t71) -> !t95
    %42 = stablehlo.reshape %41 : (!t95) -> !t27
    %43 = stablehlo.slice %arg0 [0:128, 0:5, 0:512, 3:4] : (!t71) -> !t95
    %44 = stablehlo.reshape %43 : (!t95) -> !t27
    %45 = stablehlo.subtract %42, %38 : !t27
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %46 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t27
    %47 = stablehlo.maximum %45, %46 : !t27
    %48 = stablehlo.subtract %44, %40 : !t27
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %49 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t27
    %50 = stablehlo.maximum %48, %49 : !t27
    %51 = stablehlo.multiply %47, %50 : !t27
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (!t27) -> !t95
    %53 = stablehlo.slice %arg1 [0:128, 0:5, 0:512, 0:1] : (!t71) -> !t95
    %54 = stablehlo.reshape %53 : (!t95) -> !t27
    %55 = stablehlo.slice %arg1 [0:128, 0:5, 0:512, 1:2] : (!t71) -> !t95
    %56 = stablehlo.reshape %55 : (!t95) -> !t27
    %57 = stablehlo.slice %arg1 [0:128, 0:5, 0:512, 2:3] : (!t71) -> !t95
    %58 = stablehlo.reshape %57 : (!t95) -> !t27
    %59 = stablehlo.slice %arg1 [0:128, 0:5, 0:512, 3:4] : (!t71) -> !t95
    %60 = stablehlo.reshape %59 : (!t95) -> !t27
    %61 = stablehlo.subtract %58, %54 : !t27
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %62 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t27
    %63 = stablehlo.maximum %61, %62 : !t27
    %64 = stablehlo.subtract %60, %56 : !t27
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %65 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t27
    %66 = stablehlo.maximum %64, %65 : !t27
    %67 = stablehlo.multiply %63, %66 : !t27
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 3] : (!t27) -> !t178
    %69 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (!t95) -> !t61
    %70 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2, 3] : (!t178) -> !t61
    %71 = stablehlo.add %69, %70 : !t61
    %72 = stablehlo.subtract %71, %36 : !t61
    %cst_5 = stablehlo.constant dense<9.99999993E-9> : !t0
    %73 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t61
    %74 = stablehlo.maximum %72, %73 : !t61
    %75 = stablehlo.divide %36, %74 : !t61
    return %75 : !t61
  }
  func.func private @closed_call(%arg0: !t61, %arg1: !t27, %arg2: !t1, %arg3: !t27) -> (!t1, !t27) {
    %c = stablehlo.constant dense<1> : !t1
    %0 = stablehlo.add %arg2, %c : !t1
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 2] : (!t27) -> !t95
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (!t95) -> !t61
    %3 = stablehlo.multiply %arg0, %2 : !t61
    %cst = stablehlo.constant dense<0xFF800000> : !t0
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [2] : (!t61, !t0) -> !t27
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t27
    %6 = stablehlo.compare LT, %4, %5, FLOAT : (!t27, !t27) -> !t268
    %7 = stablehlo.convert %6 : (!t268) -> !t27
    %8 = stablehlo.multiply %arg1, %7 : !t27
    return %0, %8 : !t1, !t27
  }
  func.func private @_left_by(%arg0: !t71, %arg1: !t27, %arg2: !t71) -> !t27 {
    %0 = call @overlaps(%arg0, %arg2) : (!t71, !t71) -> !t61
    %cst = stablehlo.constant dense<0.699999988> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t61
    %2 = stablehlo.compare GE, %0, %1, FLOAT : (!t61, !t61) -> !t229
    %3 = stablehlo.convert %2 : (!t229) -> !t61
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2] : (!t27) -> !t95
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t95) -> !t61
    %6 = stablehlo.multiply %3, %5 : !t61
    %cst_0 = stablehlo.constant dense<0xFF800000> : !t0
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.maximum across dimensions = [2] : (!t61, !t0) -> !t27
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t27
    %9 = stablehlo.compare LT, %7, %8, FLOAT : (!t27, !t27) -> !t268
    %10 = stablehlo.convert %9 : (!t268) -> !t27
    return %10 : !t27
  }
  func.func private @take_along_axis_52(%arg0: !t251, %arg1: !t173) -> !t202 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t173
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t173, !t173) -> tensor<128x1000x1xi1>
    %c_0 = stablehlo.constant dense<10240> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t173
    %3 = stablehlo.add %arg1, %2 : !t173
    %4 = stablehlo.select %1, %3, %arg1 : tensor<128x1000x1xi1>, !t173
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (!t251, !t173) -> !t202
    return %5 : !t202
  }
  func.func private @sampled(%arg0: !t202, %arg1: !t136, %arg2: !t214, %arg3: !t49) -> (!t18, !t24, !t18, !t69, !t24) {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (!t202, !t136) -> !t134
    %1 = call @overlaps_53(%0, %arg1) : (!t134, !t136) -> !t82
    %cst = stablehlo.constant dense<0xFF800000> : !t0
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [2] : (!t82, !t0) -> !t49
    %3 = call @argmax(%1) : (!t82) -> !t106
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t49
    %5 = stablehlo.compare GT, %2, %4, FLOAT : (!t49, !t49) -> !t135
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t49
    %7 = stablehlo.compare LE, %2, %6, FLOAT : (!t49, !t49) -> !t135
    %8 = stablehlo.slice %0 [0:128, 0:1100, 0:1] : (!t134) -> !t107
    %9 = stablehlo.reshape %8 : (!t107) -> !t49
    %10 = stablehlo.slice %0 [0:128, 0:1100, 1:2] : (!t134) -> !t107
    %11 = stablehlo.reshape %10 : (!t107) -> !t49
    %12 = stablehlo.slice %0 [0:128, 0:1100, 2:3] : (!t134) -> !t107
    %13 = stablehlo.reshape %12 : (!t107) -> !t49
    %14 = stablehlo.slice %0 [0:128, 0:1100, 3:4] : (!t134) -> !t107
    %15 = stablehlo.reshape %14 : (!t107) -> !t49
    %16 = stablehlo.subtract %13, %9 : !t49
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t49
    %18 = stablehlo.maximum %16, %17 : !t49
    %19 = stablehlo.subtract %15, %11 : !t49
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t49
    %21 = stablehlo.maximum %19, %20 : !t49
    %22 = stablehlo.multiply %18, %21 : !t49
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t49
    %24 = stablehlo.compare GT, %22, %23, FLOAT : (!t49, !t49) -> !t135
    %25 = stablehlo.and %7, %24 : !t135
    %cst_5 = stablehlo.constant dense<2.000000e+00> : !t0
    %26 = call @_where_54(%5, %arg3, %cst_5) : (!t135, !t49, !t0) -> !t49
    %27 = call @argsort(%26) : (!t49) -> !t106
    %28 = call @argsort_55(%27) : (!t106) -> !t106
    %c = stablehlo.constant dense<128> : !t1
    %29 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t106
    %30 = stablehlo.compare LT, %28, %29, SIGNED : (!t106, !t106) -> !t135
    %31 = stablehlo.and %5, %30 : !t135
    %cst_6 = stablehlo.constant dense<2.000000e+00> : !t0
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t49
    %33 = stablehlo.subtract %32, %arg3 : !t49
    %cst_7 = stablehlo.constant dense<5.000000e-01> : !t0
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t49
    %35 = stablehlo.compare LT, %2, %34, FLOAT : (!t49, !t49) -> !t135
    %36 = stablehlo.and %25, %35 : !t135
    %cst_8 = stablehlo.constant dense<1.000000e+00> : !t0
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t49
    %38 = stablehlo.subtract %37, %arg3 : !t49
    %cst_9 = stablehlo.constant dense<-1.000000e+00> : !t0
    %39 = call @_where_54(%36, %38, %cst_9) : (!t135, !t49, !t0) -> !t49
    %40 = call @_where_56(%31, %33, %39) : (!t135, !t49, !t49) -> !t49
    %values, %indices = chlo.top_k(%40, k = 512) : !t49 -> (!t6, !t24)
    %41 = call @take_along_axis_57(%3, %indices) : (!t106, !t24) -> !t24
    %cst_10 = stablehlo.constant dense<1.000000e+00> : !t0
    %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (!t0) -> !t6
    %43 = stablehlo.compare GT, %values, %42, FLOAT : (!t6, !t6) -> !t69
    %44 = stablehlo.reshape %indices : (!t24) -> !t104
    %45 = call @take_along_axis_58(%0, %44) : (!t134, !t104) -> !t18
    %46 = call @take_along_axis_59(%arg2, %41) : (!t214, !t24) -> !t24
    %c_11 = stablehlo.constant dense<0> : !t1
    %47 = call @_where_60(%43, %46, %c_11) : (!t69, !t24, !t1) -> !t24
    %48 = stablehlo.reshape %41 : (!t24) -> !t104
    %49 = call @take_along_axis_61(%arg1, %48) : (!t136, !t104) -> !t18
    %cst_12 = stablehlo.constant dense<0.000000e+00> : !t0
    %50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (!t0) -> !t6
    %51 = stablehlo.compare GE, %values, %50, FLOAT : (!t6, !t6) -> !t69
    return %45, %47, %49, %51, %41 : !t18, !t24, !t18, !t69, !t24
  }
  func.func private @overlaps_53(%arg0: !t134, %arg1: !t136) -> !t82 {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 3] : (!t134) -> !t243
    %1 = stablehlo.slice %0 [0:128, 0:1100, 0:1, 0:1] : (!t243) -> !t193
    %2 = stablehlo.reshape %1 : (!t193) -> !t107
    %3 = stablehlo.slice %0 [0:128, 0:1100, 0:1, 1:2] : (!t243) -> !t193
    %4 = stablehlo.reshape %3 : (!t193) -> !t107
    %5 = stablehlo.slice %0 [0:128, 0:1100, 0:1, 2:3] : (!t243) -> !t193
    %6 = stablehlo.reshape %5 : (!t193) -> !t107
    %7 = stablehlo.slice %0 [0:128, 0:1100, 0:1, 3:4] : (!t243) -> !t193
    %8 = stablehlo.reshape %7 : (!t193) -> !t107
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3] : (!t136) -> !t244
    %10 = stablehlo.slice %9 [0:128, 0:1, 0:100, 0:1] : (!t244) -> !t194
    %11 = stablehlo.reshape %10 : (!t194) -> !t179
    %12 = stablehlo.slice %9 [0:128, 0:1, 0:100, 1:2] : (!t244) -> !t194
    %13 = stablehlo.reshape %12 : (!t194) -> !t179
    %14 = stablehlo.slice %9 [0:128, 0:1, 0:100, 2:3] : (!t244) -> !t194
    %15 = stablehlo.reshape %14 : (!t194) -> !t179
    %16 = stablehlo.slice %9 [0:128, 0:1, 0:100, 3:4] : (!t244) -> !t194
    %17 = stablehlo.reshape %16 : (!t194) -> !t179
    %18 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (!t107) -> !t82
    %19 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (!t179) -> !t82
    %20 = stablehlo.minimum %18, %19 : !t82
    %21 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (!t107) -> !t82
    %22 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (!t179) -> !t82
    %23 = stablehlo.maximum %21, %22 : !t82
    %24 = stablehlo.subtract %20, %23 : !t82
    %25 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (!t107) -> !t82
    %26 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (!t179) -> !t82
    %27 = stablehlo.minimum %25, %26 : !t82
    %28 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (!t107) -> !t82
    %29 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (!t179) -> !t82
    %30 = stablehlo.maximum %28, %29 : !t82
    %31 = stablehlo.subtract %27, %30 : !t82
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %32 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t82
    %33 = stablehlo.maximum %24, %32 : !t82
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %34 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t82
    %35 = stablehlo.maximum %31, %34 : !t82
    %36 = stablehlo.multiply %33, %35 : !t82
    %37 = stablehlo.slice %arg0 [0:128, 0:1100, 0:1] : (!t134) -> !t107
    %38 = stablehlo.reshape %37 : (!t107) -> !t49
    %39 = stablehlo.slice %arg0 [0:128, 0:1100, 1:2] : (!t134) -> !t107
    %40 = stablehlo.reshape %39 : (!t107) -> !t49
    %41 = stablehlo.slice %arg0 [0:128, 0:1100, 2:3] : (!t134) -> !t107
    %42 = stablehlo.reshape %41 : (!t107) -> !t49
    %43 = stablehlo.slice %arg0 [0:128, 0:1100, 3:4] : (!t134) -> !t107
    %44 = stablehlo.reshape %43 : (!t107) -> !t49
    %45 = stablehlo.subtract %42, %38 : !t49
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %46 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t49
    %47 = stablehlo.maximum %45, %46 : !t49
    %48 = stablehlo.subtract %44, %40 : !t49
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %49 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t49
    %50 = stablehlo.maximum %48, %49 : !t49
    %51 = stablehlo.multiply %47, %50 : !t49
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (!t49) -> !t107
    %53 = stablehlo.slice %arg1 [0:128, 0:100, 0:1] : (!t136) -> !t195
    %54 = stablehlo.reshape %53 : (!t195) -> !t156
    %55 = stablehlo.slice %arg1 [0:128, 0:100, 1:2] : (!t136) -> !t195
    %56 = stablehlo.reshape %55 : (!t195) -> !t156
    %57 = stablehlo.slice %arg1 [0:128, 0:100, 2:3] : (!t136) -> !t195
    %58 = stablehlo.reshape %57 : (!t195) -> !t156
    %59 = stablehlo.slice %arg1 [0:128, 0:100, 3:4] : (!t136) -> !t195
    %60 = stablehlo.reshape %59 : (!t195) -> !t156
    %61 = stablehlo.subtract %58, %54 : !t156
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %62 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t156
    %63 = stablehlo.maximum %61, %62 : !t156
    %64 = stablehlo.subtract %60, %56 : !t156
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %65 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t156
    %66 = stablehlo.maximum %64, %65 : !t156
    %67 = stablehlo.multiply %63, %66 : !t156
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 2] : (!t156) -> !t179
    %69 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (!t107) -> !t82
    %70 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (!t179) -> !t82
    %71 = stablehlo.add %69, %70 : !t82
    %72 = stablehlo.subtract %71, %36 : !t82
    %cst_5 = stablehlo.constant dense<9.99999993E-9> : !t0
    %73 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t82
    %74 = stablehlo.maximum %72, %73 : !t82
    %75 = stablehlo.divide %36, %74 : !t82
    return %75 : !t82
  }
  func.func private @argmax(%arg0: !t82) -> !t106 {
    %0 = stablehlo.iota dim = 2 : tensor<128x1100x100xi32>
    %cst = stablehlo.constant dense<0xFF800000> : !t0
    %c = stablehlo.constant dense<0> : !t1
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [2] : (!t82, tensor<128x1100x100xi32>, !t0, !t1) -> (!t49, !t106)
     reducer(%arg1: !t0, %arg3: !t0) (%arg2: !t1, %arg4: !t1)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (!t0, !t0) -> !t81
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (!t0, !t0) -> !t81
      %4 = stablehlo.or %2, %3 : !t81
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (!t0, !t0) -> !t81
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (!t1, !t1) -> !t81
      %7 = stablehlo.and %5, %6 : !t81
      %8 = stablehlo.or %4, %7 : !t81
      %9 = stablehlo.select %4, %arg1, %arg3 : !t81, !t0
      %10 = stablehlo.select %8, %arg2, %arg4 : !t81, !t1
      stablehlo.return %9, %10 : !t0, !t1
    }
    return %1#1 : !t106
  }
  func.func private @_where_54(%arg0: !t135, %arg1: !t49, %arg2: !t0) -> !t49 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t0) -> !t49
    %1 = stablehlo.select %arg0, %arg1, %0 : !t135, !t49
    return %1 : !t49
  }
  func.func private @argsort(%arg0: !t49) -> !t106 {
    %0 = stablehlo.iota dim = 1 : !t106
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: !t0, %arg2: !t0, %arg3: !t1, %arg4: !t1):
      %cst = stablehlo.constant dense<0.000000e+00> : !t0
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (!t0, !t0) -> !t81
      %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
      %3 = stablehlo.select %2, %cst_0, %arg1 : !t81, !t0
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (!t0, !t0) -> !t81
      %cst_1 = stablehlo.constant dense<0x7FC00000> : !t0
      %5 = stablehlo.select %4, %cst_1, %3 : !t81, !t0
      %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (!t0, !t0) -> !t81
      %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
      %7 = stablehlo.select %6, %cst_3, %arg2 : !t81, !t0
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (!t0, !t0) -> !t81
      %cst_4 = stablehlo.constant dense<0x7FC00000> : !t0
      %9 = stablehlo.select %8, %cst_4, %7 : !t81, !t0
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (!t0, !t0) -> !t81
      stablehlo.return %10 : !t81
    }) : (!t49, !t106) -> (!t49, !t106)
    return %1#1 : !t106
  }
  func.func private @argsort_55(%arg0: !t106) -> !t106 {
    %0 = stablehlo.iota dim = 1 : !t106
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: !t1, %arg2: !t1, %arg3: !t1, %arg4: !t1):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (!t1, !t1) -> !t81
      stablehlo.return %2 : !t81
    }) : (!t106, !t106) -> (!t106, !t106)
    return %1#1 : !t106
  }
  func.func private @_where_56(%arg0: !t135, %arg1: !t49, %arg2: !t49) -> !t49 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t135, !t49
    return %0 : !t49
  }
  func.func private @take_along_axis_57(%arg0: !t106, %arg1: !t24) -> !t24 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t24
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t24, !t24) -> !t69
    %c_0 = stablehlo.constant dense<1100> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t24
    %3 = stablehlo.add %arg1, %2 : !t24
    %4 = stablehlo.select %1, %3, %arg1 : !t69, !t24
    %5 = stablehlo.reshape %4 : (!t24) -> !t104
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (!t106, !t104) -> !t24
    return %6 : !t24
  }
  func.func private @take_along_axis_58(%arg0: !t134, %arg1: !t104) -> !t18 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t104
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t104, !t104) -> !t269
    %c_0 = stablehlo.constant dense<1100> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t104
    %3 = stablehlo.add %arg1, %2 : !t104
    %4 = stablehlo.select %1, %3, %arg1 : !t269, !t104
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (!t134, !t104) -> !t18
    return %5 : !t18
  }
  func.func private @take_along_axis_59(%arg0: !t214, %arg1: !t24) -> !t24 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t24
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t24, !t24) -> !t69
    %c_0 = stablehlo.constant dense<100> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t24
    %3 = stablehlo.add %arg1, %2 : !t24
    %4 = stablehlo.select %1, %3, %arg1 : !t69, !t24
    %5 = stablehlo.reshape %4 : (!t24) -> !t104
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (!t214, !t104) -> !t24
    return %6 : !t24
  }
  func.func private @_where_60(%arg0: !t69, %arg1: !t24, %arg2: !t1) -> !t24 {
    %0 = stablehlo.convert %arg2 : !t1
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t1) -> !t24
    %2 = stablehlo.select %arg0, %arg1, %1 : !t69, !t24
    return %2 : !t24
  }
  func.func private @take_along_axis_61(%arg0: !t136, %arg1: !t104) -> !t18 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t104
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t104, !t104) -> !t269
    %c_0 = stablehlo.constant dense<100> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t104
    %3 = stablehlo.add %arg1, %2 : !t104
    %4 = stablehlo.select %1, %3, %arg1 : !t269, !t104
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (!t136, !t104) -> !t18
    return %5 : !t18
  }
  func.func private @_points(%arg0: !t18) -> (!t128, !t174) {
    %0 = stablehlo.slice %arg0 [0:128, 0:512, 0:1] : (!t18) -> !t41
    %1 = stablehlo.reshape %0 : (!t41) -> !t6
    %2 = stablehlo.slice %arg0 [0:128, 0:512, 1:2] : (!t18) -> !t41
    %3 = stablehlo.reshape %2 : (!t41) -> !t6
    %4 = stablehlo.slice %arg0 [0:128, 0:512, 2:3] : (!t18) -> !t41
    %5 = stablehlo.reshape %4 : (!t41) -> !t6
    %6 = stablehlo.slice %arg0 [0:128, 0:512, 3:4] : (!t18) -> !t41
    %7 = stablehlo.reshape %6 : (!t41) -> !t6
    %8 = stablehlo.subtract %5, %1 : !t6
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t6
    %10 = stablehlo.maximum %8, %9 : !t6
    %11 = stablehlo.subtract %7, %3 : !t6
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t6
    %13 = stablehlo.maximum %11, %12 : !t6
    %14 = stablehlo.multiply %10, %13 : !t6
    %cst_1 = stablehlo.constant dense<9.99999993E-9> : !t0
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t6
    %16 = stablehlo.maximum %14, %15 : !t6
    %17 = stablehlo.sqrt %16 : !t6
    %cst_2 = stablehlo.constant dense<2.240000e+02> : !t0
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t6
    %19 = stablehlo.divide %17, %18 : !t6
    %20 = stablehlo.log %19 : !t6
    %cst_3 = stablehlo.constant dense<2.000000e+00> : !t0
    %21 = stablehlo.log %cst_3 : !t0
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (!t0) -> !t6
    %23 = stablehlo.divide %20, %22 : !t6
    %24 = stablehlo.floor %23 : !t6
    %cst_4 = stablehlo.constant dense<2.000000e+00> : !t0
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t6
    %26 = stablehlo.add %24, %25 : !t6
    %c = stablehlo.constant dense<0> : !t1
    %c_5 = stablehlo.constant dense<3> : !t1
    %27 = call @clip_62(%26, %c, %c_5) : (!t6, !t1, !t1) -> !t6
    %28 = stablehlo.convert %27 : (!t6) -> !t24
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t6
    %cst_7 = stablehlo.constant dense<6.988800e+04> : !t0
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t6
    %cst_8 = stablehlo.constant dense<8.736000e+04> : !t0
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t6
    %cst_9 = stablehlo.constant dense<9.172800e+04> : !t0
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t0) -> !t6
    %c_10 = stablehlo.constant dense<2> : !t1
    %33 = stablehlo.broadcast_in_dim %c_10, dims = [] : (!t1) -> !t24
    %34 = stablehlo.compare LT, %28, %33, SIGNED : (!t24, !t24) -> !t69
    %c_11 = stablehlo.constant dense<1> : !t1
    %35 = stablehlo.broadcast_in_dim %c_11, dims = [] : (!t1) -> !t24
    %36 = stablehlo.compare LT, %28, %35, SIGNED : (!t24, !t24) -> !t69
    %37 = stablehlo.select %36, %29, %30 : !t69, !t6
    %c_12 = stablehlo.constant dense<3> : !t1
    %38 = stablehlo.broadcast_in_dim %c_12, dims = [] : (!t1) -> !t24
    %39 = stablehlo.compare LT, %28, %38, SIGNED : (!t24, !t24) -> !t69
    %40 = stablehlo.select %39, %31, %32 : !t69, !t6
    %41 = stablehlo.select %34, %37, %40 : !t69, !t6
    %cst_13 = stablehlo.constant dense<2.080000e+02> : !t0
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (!t0) -> !t6
    %cst_14 = stablehlo.constant dense<1.040000e+02> : !t0
    %43 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (!t0) -> !t6
    %cst_15 = stablehlo.constant dense<5.200000e+01> : !t0
    %44 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (!t0) -> !t6
    %cst_16 = stablehlo.constant dense<2.600000e+01> : !t0
    %45 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (!t0) -> !t6
    %c_17 = stablehlo.constant dense<2> : !t1
    %46 = stablehlo.broadcast_in_dim %c_17, dims = [] : (!t1) -> !t24
    %47 = stablehlo.compare LT, %28, %46, SIGNED : (!t24, !t24) -> !t69
    %c_18 = stablehlo.constant dense<1> : !t1
    %48 = stablehlo.broadcast_in_dim %c_18, dims = [] : (!t1) -> !t24
    %49 = stablehlo.compare LT, %28, %48, SIGNED : (!t24, !t24) -> !t69
    %50 = stablehlo.select %49, %42, %43 : !t69, !t6
    %c_19 = stablehlo.constant dense<3> : !t1
    %51 = stablehlo.broadcast_in_dim %c_19, dims = [] : (!t1) -> !t24
    %52 = stablehlo.compare LT, %28, %51, SIGNED : (!t24, !t24) -> !t69
    %53 = stablehlo.select %52, %44, %45 : !t69, !t6
    %54 = stablehlo.select %47, %50, %53 : !t69, !t6
    %cst_20 = stablehlo.constant dense<3.360000e+02> : !t0
    %55 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (!t0) -> !t6
    %cst_21 = stablehlo.constant dense<1.680000e+02> : !t0
    %56 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (!t0) -> !t6
    %cst_22 = stablehlo.constant dense<8.400000e+01> : !t0
    %57 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (!t0) -> !t6
    %cst_23 = stablehlo.constant dense<4.200000e+01> : !t0
    %58 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (!t0) -> !t6
    %c_24 = stablehlo.constant dense<2> : !t1
    %59 = stablehlo.broadcast_in_dim %c_24, dims = [] : (!t1) -> !t24
    %60 = stablehlo.compare LT, %28, %59, SIGNED : (!t24, !t24) -> !t69
    %c_25 = stablehlo.constant dense<1> : !t1
    %61 = stablehlo.broadcast_in_dim %c_25, dims = [] : (!t1) -> !t24
    %62 = stablehlo.compare LT, %28, %61, SIGNED : (!t24, !t24) -> !t69
    %63 = stablehlo.select %62, %55, %56 : !t69, !t6
    %c_26 = stablehlo.constant dense<3> : !t1
    %64 = stablehlo.broadcast_in_dim %c_26, dims = [] : (!t1) -> !t24
    %65 = stablehlo.compare LT, %28, %64, SIGNED : (!t24, !t24) -> !t69
    %66 = stablehlo.select %65, %57, %58 : !t69, !t6
    %67 = stablehlo.select %60, %63, %66 : !t69, !t6
    %cst_27 = stablehlo.constant dense<4.000000e+00> : !t0
    %68 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (!t0) -> !t6
    %cst_28 = stablehlo.constant dense<8.000000e+00> : !t0
    %69 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (!t0) -> !t6
    %cst_29 = stablehlo.constant dense<1.600000e+01> : !t0
    %70 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (!t0) -> !t6
    %cst_30 = stablehlo.constant dense<3.200000e+01> : !t0
    %71 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (!t0) -> !t6
    %c_31 = stablehlo.constant dense<2> : !t1
    %72 = stablehlo.broadcast_in_dim %c_31, dims = [] : (!t1) -> !t24
    %73 = stablehlo.compare LT, %28, %72, SIGNED : (!t24, !t24) -> !t69
    %c_32 = stablehlo.constant dense<1> : !t1
    %74 = stablehlo.broadcast_in_dim %c_32, dims = [] : (!t1) -> !t24
    %75 = stablehlo.compare LT, %28, %74, SIGNED : (!t24, !t24) -> !t69
    %76 = stablehlo.select %75, %68, %69 : !t69, !t6
    %c_33 = stablehlo.constant dense<3> : !t1
    %77 = stablehlo.broadcast_in_dim %c_33, dims = [] : (!t1) -> !t24
    %78 = stablehlo.compare LT, %28, %77, SIGNED : (!t24, !t24) -> !t69
    %79 = stablehlo.select %78, %70, %71 : !t69, !t6
    %80 = stablehlo.select %73, %76, %79 : !t69, !t6
    %81 = stablehlo.slice %arg0 [0:128, 0:512, 0:1] : (!t18) -> !t41
    %82 = stablehlo.reshape %81 : (!t41) -> !t6
    %83 = stablehlo.slice %arg0 [0:128, 0:512, 1:2] : (!t18) -> !t41
    %84 = stablehlo.reshape %83 : (!t41) -> !t6
    %85 = stablehlo.slice %arg0 [0:128, 0:512, 2:3] : (!t18) -> !t41
    %86 = stablehlo.reshape %85 : (!t41) -> !t6
    %87 = stablehlo.slice %arg0 [0:128, 0:512, 3:4] : (!t18) -> !t41
    %88 = stablehlo.reshape %87 : (!t41) -> !t6
    %89 = stablehlo.divide %82, %80 : !t6
    %90 = stablehlo.divide %84, %80 : !t6
    %91 = stablehlo.divide %86, %80 : !t6
    %92 = stablehlo.divide %88, %80 : !t6
    %93 = stablehlo.iota dim = 0 : !t157
    %cst_34 = stablehlo.constant dense<5.000000e-01> : !t0
    %94 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (!t0) -> !t157
    %95 = stablehlo.add %93, %94 : !t157
    %cst_35 = stablehlo.constant dense<7.000000e+00> : !t0
    %96 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (!t0) -> !t157
    %97 = stablehlo.divide %95, %96 : !t157
    %98 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (!t6) -> !t41
    %99 = stablehlo.subtract %91, %89 : !t6
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (!t6) -> !t41
    %101 = stablehlo.broadcast_in_dim %97, dims = [2] : (!t157) -> !t270
    %102 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (!t41) -> !t58
    %103 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (!t270) -> !t58
    %104 = stablehlo.multiply %102, %103 : !t58
    %105 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (!t41) -> !t58
    %106 = stablehlo.add %105, %104 : !t58
    %cst_36 = stablehlo.constant dense<5.000000e-01> : !t0
    %107 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (!t0) -> !t58
    %108 = stablehlo.subtract %106, %107 : !t58
    %109 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (!t6) -> !t41
    %cst_37 = stablehlo.constant dense<1.000000e+00> : !t0
    %110 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (!t0) -> !t41
    %111 = stablehlo.subtract %109, %110 : !t41
    %c_38 = stablehlo.constant dense<0> : !t1
    %112 = call @clip_63(%108, %c_38, %111) : (!t58, !t1, !t41) -> !t58
    %113 = stablehlo.floor %112 : !t58
    %114 = stablehlo.subtract %112, %113 : !t58
    %cst_39 = stablehlo.constant dense<1.000000e+00> : !t0
    %115 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (!t0) -> !t58
    %116 = stablehlo.add %113, %115 : !t58
    %117 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (!t41) -> !t58
    %118 = stablehlo.minimum %116, %117 : !t58
    %119 = stablehlo.broadcast_in_dim %113, dims = [0, 2, 3] : (!t58) -> !t131
    %120 = stablehlo.broadcast_in_dim %118, dims = [0, 2, 3] : (!t58) -> !t131
    %121 = stablehlo.concatenate %119, %120, dim = 1 : (!t131, !t131) -> !t196
    %122 = stablehlo.convert %121 : (!t196) -> !t197
    %cst_40 = stablehlo.constant dense<1.000000e+00> : !t0
    %123 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (!t0) -> !t58
    %124 = stablehlo.subtract %123, %114 : !t58
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 2, 3] : (!t58) -> !t131
    %126 = stablehlo.broadcast_in_dim %114, dims = [0, 2, 3] : (!t58) -> !t131
    %127 = stablehlo.concatenate %125, %126, dim = 1 : (!t131, !t131) -> !t196
    %128 = stablehlo.iota dim = 0 : !t157
    %cst_41 = stablehlo.constant dense<5.000000e-01> : !t0
    %129 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (!t0) -> !t157
    %130 = stablehlo.add %128, %129 : !t157
    %cst_42 = stablehlo.constant dense<7.000000e+00> : !t0
    %131 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (!t0) -> !t157
    %132 = stablehlo.divide %130, %131 : !t157
    %133 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (!t6) -> !t41
    %134 = stablehlo.subtract %92, %90 : !t6
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (!t6) -> !t41
    %136 = stablehlo.broadcast_in_dim %132, dims = [2] : (!t157) -> !t270
    %137 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (!t41) -> !t58
    %138 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (!t270) -> !t58
    %139 = stablehlo.multiply %137, %138 : !t58
    %140 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2] : (!t41) -> !t58
    %141 = stablehlo.add %140, %139 : !t58
    %cst_43 = stablehlo.constant dense<5.000000e-01> : !t0
    %142 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (!t0) -> !t58
    %143 = stablehlo.subtract %141, %142 : !t58
    %144 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (!t6) -> !t41
    %cst_44 = stablehlo.constant dense<1.000000e+00> : !t0
    %145 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (!t0) -> !t41
    %146 = stablehlo.subtract %144, %145 : !t41
    %c_45 = stablehlo.constant dense<0> : !t1
    %147 = call @clip_63(%143, %c_45, %146) : (!t58, !t1, !t41) -> !t58
    %148 = stablehlo.floor %147 : !t58
    %149 = stablehlo.subtract %147, %148 : !t58
    %cst_46 = stablehlo.constant dense<1.000000e+00> : !t0
    %150 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (!t0) -> !t58
    %151 = stablehlo.add %148, %150 : !t58
    %152 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2] : (!t41) -> !t58
    %153 = stablehlo.minimum %151, %152 : !t58
    %154 = stablehlo.broadcast_in_dim %148, dims = [0, 2, 3] : (!t58) -> !t131
    %155 = stablehlo.broadcast_in_dim %153, dims = [0, 2, 3] : (!t58) -> !t131
    %156 = stablehlo.concatenate %154, %155, dim = 1 : (!t131, !t131) -> !t196
    %157 = stablehlo.convert %156 : (!t196) -> !t197
    %cst_47 = stablehlo.constant dense<1.000000e+00> : !t0
    %158 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (!t0) -> !t58
    %159 = stablehlo.subtract %158, %149 : !t58
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 2, 3] : (!t58) -> !t131
    %161 = stablehlo.broadcast_in_dim %149, dims = [0, 2, 3] : (!t58) -> !t131
    %162 = stablehlo.concatenate %160, %161, dim = 1 : (!t131, !t131) -> !t196
    %163 = stablehlo.convert %41 : (!t6) -> !t24
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 2] : (!t24) -> !t271
    %165 = stablehlo.convert %67 : (!t6) -> !t24
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 2] : (!t24) -> !t271
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2, 3] : (!t271) -> !t197
    %168 = stablehlo.multiply %122, %167 : !t197
    %169 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2, 3] : (!t271) -> !t197
    %170 = stablehlo.add %169, %168 : !t197
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 3, 4] : (!t197) -> tensor<128x2x1x512x7x1xi32>
    %172 = stablehlo.broadcast_in_dim %157, dims = [0, 2, 3, 5] : (!t197) -> tensor<128x1x2x512x1x7xi32>
    %173 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2, 3, 4, 5] : (tensor<128x2x1x512x7x1xi32>) -> !t272
    %174 = stablehlo.broadcast_in_dim %172, dims = [0, 1, 2, 3, 4, 5] : (tensor<128x1x2x512x1x7xi32>) -> !t272
    %175 = stablehlo.add %173, %174 : !t272
    %176 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 3, 4] : (!t196) -> tensor<128x2x1x512x7x1xf32>
    %177 = stablehlo.broadcast_in_dim %162, dims = [0, 2, 3, 5] : (!t196) -> tensor<128x1x2x512x1x7xf32>
    %178 = stablehlo.broadcast_in_dim %176, dims = [0, 1, 2, 3, 4, 5] : (tensor<128x2x1x512x7x1xf32>) -> !t273
    %179 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2, 3, 4, 5] : (tensor<128x1x2x512x1x7xf32>) -> !t273
    %180 = stablehlo.multiply %178, %179 : !t273
    %181 = stablehlo.reshape %175 : (!t272) -> !t128
    %182 = stablehlo.reshape %180 : (!t273) -> !t174
    return %181, %182 : !t128, !t174
  }
  func.func private @clip_62(%arg0: !t6, %arg1: !t1, %arg2: !t1) -> !t6 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t6
    %2 = stablehlo.maximum %1, %arg0 : !t6
    %3 = stablehlo.convert %arg2 : (!t1) -> !t0
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (!t0) -> !t6
    %5 = stablehlo.minimum %4, %2 : !t6
    return %5 : !t6
  }
  func.func private @clip_63(%arg0: !t58, %arg1: !t1, %arg2: !t41) -> !t58 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t58
    %2 = stablehlo.maximum %1, %arg0 : !t58
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (!t41) -> !t58
    %4 = stablehlo.minimum %3, %2 : !t58
    return %4 : !t58
  }
  func.func private @_cropped(%arg0: !t103, %arg1: !t128, %arg2: !t175) -> !t144 {
    %0 = stablehlo.reshape %arg1 : (!t128) -> !t180
    %1 = stablehlo.reshape %0 : (!t180) -> !t158
    %2 = call @take_along_axis_64(%arg0, %1) : (!t103, !t158) -> !t211
    %3 = stablehlo.reshape %2 : (!t211) -> !t230
    %4 = stablehlo.convert %3 : (!t230) -> !t274
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (!t175) -> !t275
    %6 = stablehlo.convert %5 : (!t275) -> tensor<128x4x25088x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<128x4x25088x1xf32>) -> !t274
    %8 = stablehlo.multiply %4, %7 : !t274
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [1] : (!t274, !t0) -> tensor<128x25088x256xf32>
    %10 = stablehlo.convert %9 : (tensor<128x25088x256xf32>) -> !t144
    return %10 : !t144
  }
  func.func private @take_along_axis_64(%arg0: !t103, %arg1: !t158) -> !t211 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t158
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t158, !t158) -> tensor<128x100352x1xi1>
    %c_0 = stablehlo.constant dense<92820> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t158
    %3 = stablehlo.add %arg1, %2 : !t158
    %4 = stablehlo.select %1, %3, %arg1 : tensor<128x100352x1xi1>, !t158
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 256>}> : (!t103, !t158) -> !t211
    return %5 : !t211
  }
  func.func private @_relu_65(%arg0: !t54) -> !t54 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t54
    %1 = stablehlo.maximum %arg0, %0 : !t54
    return %1 : !t54
  }
  func.func private @_cross_entropy(%arg0: !t116, %arg1: !t24) -> (!t6, !t6) {
    %0 = stablehlo.convert %arg0 : (!t116) -> !t100
    %cst = stablehlo.constant dense<0xFF800000> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (!t100, !t0) -> !t6
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (!t6) -> !t100
    %3 = stablehlo.subtract %0, %2 : !t100
    %4 = stablehlo.exponential %3 : !t100
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [2] : (!t100, !t0) -> !t6
    %6 = stablehlo.log %5 : !t6
    %7 = stablehlo.add %1, %6 : !t6
    %8 = stablehlo.iota dim = 2 : !t152
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (!t24) -> !t152
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (!t152, !t152) -> !t176
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = call @_where_66(%10, %cst_1, %cst_2) : (!t176, !t0, !t0) -> !t100
    %12 = stablehlo.multiply %11, %0 : !t100
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [2] : (!t100, !t0) -> !t6
    %14 = stablehlo.subtract %7, %13 : !t6
    return %14, %7 : !t6, !t6
  }
  func.func private @_where_66(%arg0: !t176, %arg1: !t0, %arg2: !t0) -> !t100 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t0) -> !t100
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t0) -> !t100
    %2 = stablehlo.select %arg0, %0, %1 : !t176, !t100
    return %2 : !t100
  }
  func.func private @_distance_67(%arg0: !t18, %arg1: !t18) -> !t18 {
    %0 = stablehlo.subtract %arg0, %arg1 : !t18
    %1 = stablehlo.abs %0 : !t18
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t18
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (!t18, !t18) -> !t276
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t18
    %5 = stablehlo.multiply %4, %1 : !t18
    %6 = stablehlo.multiply %5, %1 : !t18
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t18
    %8 = stablehlo.subtract %1, %7 : !t18
    %9 = call @_where_68(%3, %6, %8) : (!t276, !t18, !t18) -> !t18
    return %9 : !t18
  }
  func.func private @_where_68(%arg0: !t276, %arg1: !t18, %arg2: !t18) -> !t18 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t276, !t18
    return %0 : !t18
  }
  func.func private @cropped_masks(%arg0: !t246, %arg1: !t109, %arg2: !t109, %arg3: !t57) -> !t239 {
    %0 = stablehlo.reshape %arg0 : (!t246) -> !t277
    %1 = stablehlo.reshape %arg3 : (!t57) -> !t153
    %2 = call @take_along_axis_69(%0, %1) : (!t277, !t153) -> !t245
    %3 = stablehlo.reshape %2 : (!t245) -> tensor<128x128x112x112xbf16>
    %4 = stablehlo.slice %arg2 [0:128, 0:128, 0:1] : (!t109) -> !t53
    %5 = stablehlo.reshape %4 : (!t53) -> !t10
    %6 = stablehlo.slice %arg2 [0:128, 0:128, 1:2] : (!t109) -> !t53
    %7 = stablehlo.reshape %6 : (!t53) -> !t10
    %8 = stablehlo.slice %arg2 [0:128, 0:128, 2:3] : (!t109) -> !t53
    %9 = stablehlo.reshape %8 : (!t53) -> !t10
    %10 = stablehlo.slice %arg2 [0:128, 0:128, 3:4] : (!t109) -> !t53
    %11 = stablehlo.reshape %10 : (!t53) -> !t10
    %12 = stablehlo.slice %arg1 [0:128, 0:128, 0:1] : (!t109) -> !t53
    %13 = stablehlo.reshape %12 : (!t53) -> !t10
    %14 = stablehlo.slice %arg1 [0:128, 0:128, 2:3] : (!t109) -> !t53
    %15 = stablehlo.reshape %14 : (!t53) -> !t10
    %16 = stablehlo.subtract %9, %5 : !t10
    %cst = stablehlo.constant dense<1.000000e-03> : !t0
    %17 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t10
    %18 = stablehlo.maximum %16, %17 : !t10
    %cst_0 = stablehlo.constant dense<1.120000e+02> : !t0
    %19 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t10
    %20 = stablehlo.divide %19, %18 : !t10
    %21 = stablehlo.subtract %13, %5 : !t10
    %22 = stablehlo.multiply %21, %20 : !t10
    %23 = stablehlo.subtract %15, %5 : !t10
    %24 = stablehlo.multiply %23, %20 : !t10
    %25 = stablehlo.iota dim = 0 : !t159
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %26 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t159
    %27 = stablehlo.add %25, %26 : !t159
    %cst_2 = stablehlo.constant dense<2.800000e+01> : !t0
    %28 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t159
    %29 = stablehlo.divide %27, %28 : !t159
    %30 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (!t10) -> !t53
    %31 = stablehlo.subtract %24, %22 : !t10
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (!t10) -> !t53
    %33 = stablehlo.broadcast_in_dim %29, dims = [2] : (!t159) -> !t278
    %34 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (!t53) -> !t132
    %35 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (!t278) -> !t132
    %36 = stablehlo.multiply %34, %35 : !t132
    %37 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (!t53) -> !t132
    %38 = stablehlo.add %37, %36 : !t132
    %cst_3 = stablehlo.constant dense<5.000000e-01> : !t0
    %39 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t132
    %40 = stablehlo.subtract %38, %39 : !t132
    %41 = stablehlo.iota dim = 0 : !t279
    %42 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (!t132) -> !t280
    %43 = stablehlo.broadcast_in_dim %41, dims = [3] : (!t279) -> !t281
    %44 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (!t280) -> !t119
    %45 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (!t281) -> !t119
    %46 = stablehlo.subtract %44, %45 : !t119
    %47 = stablehlo.abs %46 : !t119
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t0
    %48 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t119
    %49 = stablehlo.subtract %48, %47 : !t119
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %50 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t119
    %51 = stablehlo.maximum %49, %50 : !t119
    %52 = stablehlo.convert %51 : (!t119) -> !t231
    %53 = stablehlo.slice %arg1 [0:128, 0:128, 1:2] : (!t109) -> !t53
    %54 = stablehlo.reshape %53 : (!t53) -> !t10
    %55 = stablehlo.slice %arg1 [0:128, 0:128, 3:4] : (!t109) -> !t53
    %56 = stablehlo.reshape %55 : (!t53) -> !t10
    %57 = stablehlo.subtract %11, %7 : !t10
    %cst_6 = stablehlo.constant dense<1.000000e-03> : !t0
    %58 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t10
    %59 = stablehlo.maximum %57, %58 : !t10
    %cst_7 = stablehlo.constant dense<1.120000e+02> : !t0
    %60 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t10
    %61 = stablehlo.divide %60, %59 : !t10
    %62 = stablehlo.subtract %54, %7 : !t10
    %63 = stablehlo.multiply %62, %61 : !t10
    %64 = stablehlo.subtract %56, %7 : !t10
    %65 = stablehlo.multiply %64, %61 : !t10
    %66 = stablehlo.iota dim = 0 : !t159
    %cst_8 = stablehlo.constant dense<5.000000e-01> : !t0
    %67 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t159
    %68 = stablehlo.add %66, %67 : !t159
    %cst_9 = stablehlo.constant dense<2.800000e+01> : !t0
    %69 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t0) -> !t159
    %70 = stablehlo.divide %68, %69 : !t159
    %71 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (!t10) -> !t53
    %72 = stablehlo.subtract %65, %63 : !t10
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (!t10) -> !t53
    %74 = stablehlo.broadcast_in_dim %70, dims = [2] : (!t159) -> !t278
    %75 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (!t53) -> !t132
    %76 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (!t278) -> !t132
    %77 = stablehlo.multiply %75, %76 : !t132
    %78 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (!t53) -> !t132
    %79 = stablehlo.add %78, %77 : !t132
    %cst_10 = stablehlo.constant dense<5.000000e-01> : !t0
    %80 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (!t0) -> !t132
    %81 = stablehlo.subtract %79, %80 : !t132
    %82 = stablehlo.iota dim = 0 : !t279
    %83 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2] : (!t132) -> !t280
    %84 = stablehlo.broadcast_in_dim %82, dims = [3] : (!t279) -> !t281
    %85 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2, 3] : (!t280) -> !t119
    %86 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3] : (!t281) -> !t119
    %87 = stablehlo.subtract %85, %86 : !t119
    %88 = stablehlo.abs %87 : !t119
    %cst_11 = stablehlo.constant dense<1.000000e+00> : !t0
    %89 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (!t0) -> !t119
    %90 = stablehlo.subtract %89, %88 : !t119
    %cst_12 = stablehlo.constant dense<0.000000e+00> : !t0
    %91 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (!t0) -> !t119
    %92 = stablehlo.maximum %90, %91 : !t119
    %93 = stablehlo.convert %92 : (!t119) -> !t231
    %94 = stablehlo.dot_general %52, %3, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (!t231, tensor<128x128x112x112xbf16>) -> !t231
    %95 = stablehlo.dot_general %94, %93, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (!t231, !t231) -> !t282
    %cst_13 = stablehlo.constant dense<5.000000e-01> : !t5
    %96 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (!t5) -> !t282
    %97 = stablehlo.compare GE, %95, %96, FLOAT : (!t282, !t282) -> tensor<128x128x28x28xi1>
    %98 = stablehlo.convert %97 : (tensor<128x128x28x28xi1>) -> !t239
    return %98 : !t239
  }
  func.func private @take_along_axis_69(%arg0: !t277, %arg1: !t153) -> !t245 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t153
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t153, !t153) -> tensor<128x128x1xi1>
    %c_0 = stablehlo.constant dense<100> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t153
    %3 = stablehlo.add %arg1, %2 : !t153
    %4 = stablehlo.select %1, %3, %arg1 : tensor<128x128x1xi1>, !t153
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 12544>}> : (!t277, !t153) -> !t245
    return %5 : !t245
  }
  func.func private @_points_70(%arg0: !t109) -> (!t128, !t174) {
    %0 = stablehlo.slice %arg0 [0:128, 0:128, 0:1] : (!t109) -> !t53
    %1 = stablehlo.reshape %0 : (!t53) -> !t10
    %2 = stablehlo.slice %arg0 [0:128, 0:128, 1:2] : (!t109) -> !t53
    %3 = stablehlo.reshape %2 : (!t53) -> !t10
    %4 = stablehlo.slice %arg0 [0:128, 0:128, 2:3] : (!t109) -> !t53
    %5 = stablehlo.reshape %4 : (!t53) -> !t10
    %6 = stablehlo.slice %arg0 [0:128, 0:128, 3:4] : (!t109) -> !t53
    %7 = stablehlo.reshape %6 : (!t53) -> !t10
    %8 = stablehlo.subtract %5, %1 : !t10
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t10
    %10 = stablehlo.maximum %8, %9 : !t10
    %11 = stablehlo.subtract %7, %3 : !t10
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t10
    %13 = stablehlo.maximum %11, %12 : !t10
    %14 = stablehlo.multiply %10, %13 : !t10
    %cst_1 = stablehlo.constant dense<9.99999993E-9> : !t0
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t10
    %16 = stablehlo.maximum %14, %15 : !t10
    %17 = stablehlo.sqrt %16 : !t10
    %cst_2 = stablehlo.constant dense<2.240000e+02> : !t0
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t10
    %19 = stablehlo.divide %17, %18 : !t10
    %20 = stablehlo.log %19 : !t10
    %cst_3 = stablehlo.constant dense<2.000000e+00> : !t0
    %21 = stablehlo.log %cst_3 : !t0
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (!t0) -> !t10
    %23 = stablehlo.divide %20, %22 : !t10
    %24 = stablehlo.floor %23 : !t10
    %cst_4 = stablehlo.constant dense<2.000000e+00> : !t0
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t10
    %26 = stablehlo.add %24, %25 : !t10
    %c = stablehlo.constant dense<0> : !t1
    %c_5 = stablehlo.constant dense<3> : !t1
    %27 = call @clip_71(%26, %c, %c_5) : (!t10, !t1, !t1) -> !t10
    %28 = stablehlo.convert %27 : (!t10) -> !t57
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t10
    %cst_7 = stablehlo.constant dense<6.988800e+04> : !t0
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t10
    %cst_8 = stablehlo.constant dense<8.736000e+04> : !t0
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t10
    %cst_9 = stablehlo.constant dense<9.172800e+04> : !t0
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t0) -> !t10
    %c_10 = stablehlo.constant dense<2> : !t1
    %33 = stablehlo.broadcast_in_dim %c_10, dims = [] : (!t1) -> !t57
    %34 = stablehlo.compare LT, %28, %33, SIGNED : (!t57, !t57) -> !t105
    %c_11 = stablehlo.constant dense<1> : !t1
    %35 = stablehlo.broadcast_in_dim %c_11, dims = [] : (!t1) -> !t57
    %36 = stablehlo.compare LT, %28, %35, SIGNED : (!t57, !t57) -> !t105
    %37 = stablehlo.select %36, %29, %30 : !t105, !t10
    %c_12 = stablehlo.constant dense<3> : !t1
    %38 = stablehlo.broadcast_in_dim %c_12, dims = [] : (!t1) -> !t57
    %39 = stablehlo.compare LT, %28, %38, SIGNED : (!t57, !t57) -> !t105
    %40 = stablehlo.select %39, %31, %32 : !t105, !t10
    %41 = stablehlo.select %34, %37, %40 : !t105, !t10
    %cst_13 = stablehlo.constant dense<2.080000e+02> : !t0
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (!t0) -> !t10
    %cst_14 = stablehlo.constant dense<1.040000e+02> : !t0
    %43 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (!t0) -> !t10
    %cst_15 = stablehlo.constant dense<5.200000e+01> : !t0
    %44 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (!t0) -> !t10
    %cst_16 = stablehlo.constant dense<2.600000e+01> : !t0
    %45 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (!t0) -> !t10
    %c_17 = stablehlo.constant dense<2> : !t1
    %46 = stablehlo.broadcast_in_dim %c_17, dims = [] : (!t1) -> !t57
    %47 = stablehlo.compare LT, %28, %46, SIGNED : (!t57, !t57) -> !t105
    %c_18 = stablehlo.constant dense<1> : !t1
    %48 = stablehlo.broadcast_in_dim %c_18, dims = [] : (!t1) -> !t57
    %49 = stablehlo.compare LT, %28, %48, SIGNED : (!t57, !t57) -> !t105
    %50 = stablehlo.select %49, %42, %43 : !t105, !t10
    %c_19 = stablehlo.constant dense<3> : !t1
    %51 = stablehlo.broadcast_in_dim %c_19, dims = [] : (!t1) -> !t57
    %52 = stablehlo.compare LT, %28, %51, SIGNED : (!t57, !t57) -> !t105
    %53 = stablehlo.select %52, %44, %45 : !t105, !t10
    %54 = stablehlo.select %47, %50, %53 : !t105, !t10
    %cst_20 = stablehlo.constant dense<3.360000e+02> : !t0
    %55 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (!t0) -> !t10
    %cst_21 = stablehlo.constant dense<1.680000e+02> : !t0
    %56 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (!t0) -> !t10
    %cst_22 = stablehlo.constant dense<8.400000e+01> : !t0
    %57 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (!t0) -> !t10
    %cst_23 = stablehlo.constant dense<4.200000e+01> : !t0
    %58 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (!t0) -> !t10
    %c_24 = stablehlo.constant dense<2> : !t1
    %59 = stablehlo.broadcast_in_dim %c_24, dims = [] : (!t1) -> !t57
    %60 = stablehlo.compare LT, %28, %59, SIGNED : (!t57, !t57) -> !t105
    %c_25 = stablehlo.constant dense<1> : !t1
    %61 = stablehlo.broadcast_in_dim %c_25, dims = [] : (!t1) -> !t57
    %62 = stablehlo.compare LT, %28, %61, SIGNED : (!t57, !t57) -> !t105
    %63 = stablehlo.select %62, %55, %56 : !t105, !t10
    %c_26 = stablehlo.constant dense<3> : !t1
    %64 = stablehlo.broadcast_in_dim %c_26, dims = [] : (!t1) -> !t57
    %65 = stablehlo.compare LT, %28, %64, SIGNED : (!t57, !t57) -> !t105
    %66 = stablehlo.select %65, %57, %58 : !t105, !t10
    %67 = stablehlo.select %60, %63, %66 : !t105, !t10
    %cst_27 = stablehlo.constant dense<4.000000e+00> : !t0
    %68 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (!t0) -> !t10
    %cst_28 = stablehlo.constant dense<8.000000e+00> : !t0
    %69 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (!t0) -> !t10
    %cst_29 = stablehlo.constant dense<1.600000e+01> : !t0
    %70 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (!t0) -> !t10
    %cst_30 = stablehlo.constant dense<3.200000e+01> : !t0
    %71 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (!t0) -> !t10
    %c_31 = stablehlo.constant dense<2> : !t1
    %72 = stablehlo.broadcast_in_dim %c_31, dims = [] : (!t1) -> !t57
    %73 = stablehlo.compare LT, %28, %72, SIGNED : (!t57, !t57) -> !t105
    %c_32 = stablehlo.constant dense<1> : !t1
    %74 = stablehlo.broadcast_in_dim %c_32, dims = [] : (!t1) -> !t57
    %75 = stablehlo.compare LT, %28, %74, SIGNED : (!t57, !t57) -> !t105
    %76 = stablehlo.select %75, %68, %69 : !t105, !t10
    %c_33 = stablehlo.constant dense<3> : !t1
    %77 = stablehlo.broadcast_in_dim %c_33, dims = [] : (!t1) -> !t57
    %78 = stablehlo.compare LT, %28, %77, SIGNED : (!t57, !t57) -> !t105
    %79 = stablehlo.select %78, %70, %71 : !t105, !t10
    %80 = stablehlo.select %73, %76, %79 : !t105, !t10
    %81 = stablehlo.slice %arg0 [0:128, 0:128, 0:1] : (!t109) -> !t53
    %82 = stablehlo.reshape %81 : (!t53) -> !t10
    %83 = stablehlo.slice %arg0 [0:128, 0:128, 1:2] : (!t109) -> !t53
    %84 = stablehlo.reshape %83 : (!t53) -> !t10
    %85 = stablehlo.slice %arg0 [0:128, 0:128, 2:3] : (!t109) -> !t53
    %86 = stablehlo.reshape %85 : (!t53) -> !t10
    %87 = stablehlo.slice %arg0 [0:128, 0:128, 3:4] : (!t109) -> !t53
    %88 = stablehlo.reshape %87 : (!t53) -> !t10
    %89 = stablehlo.divide %82, %80 : !t10
    %90 = stablehlo.divide %84, %80 : !t10
    %91 = stablehlo.divide %86, %80 : !t10
    %92 = stablehlo.divide %88, %80 : !t10
    %93 = stablehlo.iota dim = 0 : !t160
    %cst_34 = stablehlo.constant dense<5.000000e-01> : !t0
    %94 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (!t0) -> !t160
    %95 = stablehlo.add %93, %94 : !t160
    %cst_35 = stablehlo.constant dense<1.400000e+01> : !t0
    %96 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (!t0) -> !t160
    %97 = stablehlo.divide %95, %96 : !t160
    %98 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (!t10) -> !t53
    %99 = stablehlo.subtract %91, %89 : !t10
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (!t10) -> !t53
    %101 = stablehlo.broadcast_in_dim %97, dims = [2] : (!t160) -> !t283
    %102 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (!t53) -> !t59
    %103 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (!t283) -> !t59
    %104 = stablehlo.multiply %102, %103 : !t59
    %105 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (!t53) -> !t59
    %106 = stablehlo.add %105, %104 : !t59
    %cst_36 = stablehlo.constant dense<5.000000e-01> : !t0
    %107 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (!t0) -> !t59
    %108 = stablehlo.subtract %106, %107 : !t59
    %109 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (!t10) -> !t53
    %cst_37 = stablehlo.constant dense<1.000000e+00> : !t0
    %110 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (!t0) -> !t53
    %111 = stablehlo.subtract %109, %110 : !t53
    %c_38 = stablehlo.constant dense<0> : !t1
    %112 = call @clip_72(%108, %c_38, %111) : (!t59, !t1, !t53) -> !t59
    %113 = stablehlo.floor %112 : !t59
    %114 = stablehlo.subtract %112, %113 : !t59
    %cst_39 = stablehlo.constant dense<1.000000e+00> : !t0
    %115 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (!t0) -> !t59
    %116 = stablehlo.add %113, %115 : !t59
    %117 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (!t53) -> !t59
    %118 = stablehlo.minimum %116, %117 : !t59
    %119 = stablehlo.broadcast_in_dim %113, dims = [0, 2, 3] : (!t59) -> !t133
    %120 = stablehlo.broadcast_in_dim %118, dims = [0, 2, 3] : (!t59) -> !t133
    %121 = stablehlo.concatenate %119, %120, dim = 1 : (!t133, !t133) -> !t198
    %122 = stablehlo.convert %121 : (!t198) -> !t199
    %cst_40 = stablehlo.constant dense<1.000000e+00> : !t0
    %123 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (!t0) -> !t59
    %124 = stablehlo.subtract %123, %114 : !t59
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 2, 3] : (!t59) -> !t133
    %126 = stablehlo.broadcast_in_dim %114, dims = [0, 2, 3] : (!t59) -> !t133
    %127 = stablehlo.concatenate %125, %126, dim = 1 : (!t133, !t133) -> !t198
    %128 = stablehlo.iota dim = 0 : !t160
    %cst_41 = stablehlo.constant dense<5.000000e-01> : !t0
    %129 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (!t0) -> !t160
    %130 = stablehlo.add %128, %129 : !t160
    %cst_42 = stablehlo.constant dense<1.400000e+01> : !t0
    %131 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (!t0) -> !t160
    %132 = stablehlo.divide %130, %131 : !t160
    %133 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (!t10) -> !t53
    %134 = stablehlo.subtract %92, %90 : !t10
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (!t10) -> !t53
    %136 = stablehlo.broadcast_in_dim %132, dims = [2] : (!t160) -> !t283
    %137 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (!t53) -> !t59
    %138 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (!t283) -> !t59
    %139 = stablehlo.multiply %137, %138 : !t59
    %140 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2] : (!t53) -> !t59
    %141 = stablehlo.add %140, %139 : !t59
    %cst_43 = stablehlo.constant dense<5.000000e-01> : !t0
    %142 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (!t0) -> !t59
    %143 = stablehlo.subtract %141, %142 : !t59
    %144 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (!t10) -> !t53
    %cst_44 = stablehlo.constant dense<1.000000e+00> : !t0
    %145 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (!t0) -> !t53
    %146 = stablehlo.subtract %144, %145 : !t53
    %c_45 = stablehlo.constant dense<0> : !t1
    %147 = call @clip_72(%143, %c_45, %146) : (!t59, !t1, !t53) -> !t59
    %148 = stablehlo.floor %147 : !t59
    %149 = stablehlo.subtract %147, %148 : !t59
    %cst_46 = stablehlo.constant dense<1.000000e+00> : !t0
    %150 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (!t0) -> !t59
    %151 = stablehlo.add %148, %150 : !t59
    %152 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2] : (!t53) -> !t59
    %153 = stablehlo.minimum %151, %152 : !t59
    %154 = stablehlo.broadcast_in_dim %148, dims = [0, 2, 3] : (!t59) -> !t133
    %155 = stablehlo.broadcast_in_dim %153, dims = [0, 2, 3] : (!t59) -> !t133
    %156 = stablehlo.concatenate %154, %155, dim = 1 : (!t133, !t133) -> !t198
    %157 = stablehlo.convert %156 : (!t198) -> !t199
    %cst_47 = stablehlo.constant dense<1.000000e+00> : !t0
    %158 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (!t0) -> !t59
    %159 = stablehlo.subtract %158, %149 : !t59
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 2, 3] : (!t59) -> !t133
    %161 = stablehlo.broadcast_in_dim %149, dims = [0, 2, 3] : (!t59) -> !t133
    %162 = stablehlo.concatenate %160, %161, dim = 1 : (!t133, !t133) -> !t198
    %163 = stablehlo.convert %41 : (!t10) -> !t57
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 2] : (!t57) -> !t284
    %165 = stablehlo.convert %67 : (!t10) -> !t57
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 2] : (!t57) -> !t284
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2, 3] : (!t284) -> !t199
    %168 = stablehlo.multiply %122, %167 : !t199
    %169 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2, 3] : (!t284) -> !t199
    %170 = stablehlo.add %169, %168 : !t199
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 3, 4] : (!t199) -> tensor<128x2x1x128x14x1xi32>
    %172 = stablehlo.broadcast_in_dim %157, dims = [0, 2, 3, 5] : (!t199) -> tensor<128x1x2x128x1x14xi32>
    %173 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2, 3, 4, 5] : (tensor<128x2x1x128x14x1xi32>) -> !t285
    %174 = stablehlo.broadcast_in_dim %172, dims = [0, 1, 2, 3, 4, 5] : (tensor<128x1x2x128x1x14xi32>) -> !t285
    %175 = stablehlo.add %173, %174 : !t285
    %176 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 3, 4] : (!t198) -> tensor<128x2x1x128x14x1xf32>
    %177 = stablehlo.broadcast_in_dim %162, dims = [0, 2, 3, 5] : (!t198) -> tensor<128x1x2x128x1x14xf32>
    %178 = stablehlo.broadcast_in_dim %176, dims = [0, 1, 2, 3, 4, 5] : (tensor<128x2x1x128x14x1xf32>) -> !t286
    %179 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2, 3, 4, 5] : (tensor<128x1x2x128x1x14xf32>) -> !t286
    %180 = stablehlo.multiply %178, %179 : !t286
    %181 = stablehlo.reshape %175 : (!t285) -> !t128
    %182 = stablehlo.reshape %180 : (!t286) -> !t174
    return %181, %182 : !t128, !t174
  }
  func.func private @clip_71(%arg0: !t10, %arg1: !t1, %arg2: !t1) -> !t10 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t10
    %2 = stablehlo.maximum %1, %arg0 : !t10
    %3 = stablehlo.convert %arg2 : (!t1) -> !t0
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (!t0) -> !t10
    %5 = stablehlo.minimum %4, %2 : !t10
    return %5 : !t10
  }
  func.func private @clip_72(%arg0: !t59, %arg1: !t1, %arg2: !t53) -> !t59 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t59
    %2 = stablehlo.maximum %1, %arg0 : !t59
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (!t53) -> !t59
    %4 = stablehlo.minimum %3, %2 : !t59
    return %4 : !t59
  }
  func.func private @_relu_73(%arg0: !t30) -> !t30 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t30
    %1 = stablehlo.maximum %arg0, %0 : !t30
    return %1 : !t30
  }
  func.func private @_relu_74(%arg0: !t80) -> !t80 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t80
    %1 = stablehlo.maximum %arg0, %0 : !t80
    return %1 : !t80
  }
  func.func private @_entropy_75(%arg0: !t181, %arg1: !t48) -> (!t48, !t48, !t154, !t48, !t48) {
    %0 = stablehlo.convert %arg0 : (!t181) -> !t48
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t48
    %2 = stablehlo.maximum %0, %1 : !t48
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (!t48, !t48) -> !t154
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t48
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t48
    %6 = stablehlo.select %3, %4, %5 : !t154, !t48
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t48
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (!t48, !t48) -> !t154
    %cst_3 = stablehlo.constant dense<2.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t48
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t48
    %11 = stablehlo.select %8, %9, %10 : !t154, !t48
    %12 = stablehlo.divide %6, %11 : !t48
    %13 = stablehlo.multiply %0, %arg1 : !t48
    %14 = stablehlo.subtract %2, %13 : !t48
    %15 = stablehlo.abs %0 : !t48
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t48
    %17 = stablehlo.compare GE, %0, %16, FLOAT : (!t48, !t48) -> !t154
    %18 = stablehlo.negate %15 : !t48
    %19 = stablehlo.exponential %18 : !t48
    %20 = stablehlo.log_plus_one %19 : !t48
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t48
    %22 = stablehlo.add %19, %21 : !t48
    %23 = stablehlo.add %14, %20 : !t48
    return %23, %12, %17, %19, %22 : !t48, !t48, !t154, !t48, !t48
  }
  func.func private @_entropy_76(%arg0: !t48, %arg1: !t48, %arg2: !t154, %arg3: !t48, %arg4: !t48, %arg5: !t48) -> !t181 {
    %0 = stablehlo.divide %arg5, %arg4 : !t48
    %1 = stablehlo.multiply %0, %arg3 : !t48
    %2 = stablehlo.negate %1 : !t48
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t48
    %4 = stablehlo.select %arg2, %3, %2 : !t154, !t48
    %5 = stablehlo.select %arg2, %2, %3 : !t154, !t48
    %6 = stablehlo.negate %4 : !t48
    %7 = stablehlo.add %5, %6 : !t48
    %8 = stablehlo.negate %arg5 : !t48
    %9 = stablehlo.multiply %8, %arg1 : !t48
    %10 = stablehlo.add %7, %9 : !t48
    %11 = stablehlo.multiply %arg5, %arg0 : !t48
    %12 = stablehlo.add %10, %11 : !t48
    %13 = stablehlo.convert %12 : (!t48) -> !t181
    return %13 : !t181
  }
  func.func private @_relu_backward(%arg0: !t80, %arg1: !t80) -> !t80 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t80, !t80
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t80
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t80, !t80) -> !t287
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t5
    %3 = call @_where_77(%2, %0#1, %cst_0) : (!t287, !t80, !t5) -> !t80
    return %3 : !t80
  }
  func.func private @_where_77(%arg0: !t287, %arg1: !t80, %arg2: !t5) -> !t80 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t5) -> !t80
    %1 = stablehlo.select %arg0, %arg1, %0 : !t287, !t80
    return %1 : !t80
  }
  func.func private @_relu_backward_78(%arg0: !t30, %arg1: !t30) -> !t30 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t30, !t30
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t30
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t30, !t30) -> !t288
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t5
    %3 = call @_where_79(%2, %0#1, %cst_0) : (!t288, !t30, !t5) -> !t30
    return %3 : !t30
  }
  func.func private @_where_79(%arg0: !t288, %arg1: !t30, %arg2: !t5) -> !t30 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t5) -> !t30
    %1 = stablehlo.select %arg0, %arg1, %0 : !t288, !t30
    return %1 : !t30
  }
  func.func private @_crop_backward(%arg0: !t103, %arg1: !t128, %arg2: !t175, %arg3: !t144) -> !t103 {
    %0 = stablehlo.optimization_barrier %arg3 : !t144
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2, 3] : (!t144) -> tensor<128x1x25088x256xbf16>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (!t175) -> !t275
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<128x1x25088x256xbf16>) -> !t230
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (!t275) -> !t230
    %5 = stablehlo.multiply %3, %4 : !t230
    %6 = stablehlo.reshape %5 : (!t230) -> !t211
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t103
    %8 = stablehlo.reshape %arg1 : (!t128) -> !t180
    %c = stablehlo.constant dense<0> : !t1
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t180 loc(#l333)
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (!t180, !t180) -> tensor<128x100352xi1> loc(#l333)
    %c_0 = stablehlo.constant dense<92820> : !t1
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t180 loc(#l334)
    %12 = stablehlo.add %8, %11 : !t180 loc(#l334)
    %13 = stablehlo.select %10, %12, %8 : tensor<128x100352xi1>, !t180 loc(#l335)
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (!t180) -> !t158 loc(#l336)
    %15 = "stablehlo.scatter"(%7, %14, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg4: !t5, %arg5: !t5):
      %16 = stablehlo.add %arg4, %arg5 : !t5 loc(#l334)
      stablehlo.return %16 : !t5 loc(#l337)
    }) : (!t103, !t158, !t211) -> !t103 loc(#l337)
    return %15 : !t103
  }
  func.func private @_distance_backward(%arg0: !t18, %arg1: !t18, %arg2: !t18) -> !t18 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg2 : !t18, !t18
    %1 = stablehlo.subtract %0#0, %arg1 : !t18
    %c = stablehlo.constant dense<-1> : !t1
    %c_0 = stablehlo.constant dense<1> : !t1
    %2 = call @clip_80(%1, %c, %c_0) : (!t18, !t1, !t1) -> !t18
    %3 = stablehlo.multiply %2, %0#1 : !t18
    return %3 : !t18
  }
  func.func private @clip_80(%arg0: !t18, %arg1: !t1, %arg2: !t1) -> !t18 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t18
    %2 = stablehlo.maximum %1, %arg0 : !t18
    %3 = stablehlo.convert %arg2 : (!t1) -> !t0
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (!t0) -> !t18
    %5 = stablehlo.minimum %4, %2 : !t18
    return %5 : !t18
  }
  func.func private @_cross_entropy_backward(%arg0: !t116, %arg1: !t24, %arg2: !t6, %arg3: !t6) -> !t116 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg3 : !t116, !t6
    %1 = stablehlo.convert %0#0 : (!t116) -> !t100
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (!t6) -> !t100
    %3 = stablehlo.subtract %1, %2 : !t100
    %4 = stablehlo.exponential %3 : !t100
    %5 = stablehlo.iota dim = 2 : !t152
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (!t24) -> !t152
    %7 = stablehlo.compare EQ, %5, %6, SIGNED : (!t152, !t152) -> !t176
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %8 = call @_where_81(%7, %cst, %cst_0) : (!t176, !t0, !t0) -> !t100
    %9 = stablehlo.subtract %4, %8 : !t100
    %10 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1] : (!t6) -> !t100
    %11 = stablehlo.multiply %9, %10 : !t100
    %12 = stablehlo.convert %11 : (!t100) -> !t116
    return %12 : !t116
  }
  func.func private @_where_81(%arg0: !t176, %arg1: !t0, %arg2: !t0) -> !t100 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t0) -> !t100
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t0) -> !t100
    %2 = stablehlo.select %arg0, %0, %1 : !t176, !t100
    return %2 : !t100
  }
  func.func private @_relu_backward_82(%arg0: !t54, %arg1: !t54) -> !t54 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t54, !t54
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t54
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t54, !t54) -> !t289
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t5
    %3 = call @_where_83(%2, %0#1, %cst_0) : (!t289, !t54, !t5) -> !t54
    return %3 : !t54
  }
  func.func private @_where_83(%arg0: !t289, %arg1: !t54, %arg2: !t5) -> !t54 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t5) -> !t54
    %1 = stablehlo.select %arg0, %arg1, %0 : !t289, !t54
    return %1 : !t54
  }
  func.func private @_distance_backward_84(%arg0: !t47, %arg1: !t47, %arg2: !t47) -> !t47 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg2 : !t47, !t47
    %1 = stablehlo.subtract %0#0, %arg1 : !t47
    %c = stablehlo.constant dense<-1> : !t1
    %c_0 = stablehlo.constant dense<1> : !t1
    %2 = call @clip_85(%1, %c, %c_0) : (!t47, !t1, !t1) -> !t47
    %3 = stablehlo.multiply %2, %0#1 : !t47
    return %3 : !t47
  }
  func.func private @clip_85(%arg0: !t47, %arg1: !t1, %arg2: !t1) -> !t47 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t47
    %2 = stablehlo.maximum %1, %arg0 : !t47
    %3 = stablehlo.convert %arg2 : (!t1) -> !t0
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (!t0) -> !t47
    %5 = stablehlo.minimum %4, %2 : !t47
    return %5 : !t47
  }
  func.func private @_entropy_86(%arg0: !t35, %arg1: !t35, %arg2: !t143, %arg3: !t35, %arg4: !t35, %arg5: !t35) -> !t127 {
    %0 = stablehlo.divide %arg5, %arg4 : !t35
    %1 = stablehlo.multiply %0, %arg3 : !t35
    %2 = stablehlo.negate %1 : !t35
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t35
    %4 = stablehlo.select %arg2, %3, %2 : !t143, !t35
    %5 = stablehlo.select %arg2, %2, %3 : !t143, !t35
    %6 = stablehlo.negate %4 : !t35
    %7 = stablehlo.add %5, %6 : !t35
    %8 = stablehlo.negate %arg5 : !t35
    %9 = stablehlo.multiply %8, %arg1 : !t35
    %10 = stablehlo.add %7, %9 : !t35
    %11 = stablehlo.multiply %arg5, %arg0 : !t35
    %12 = stablehlo.add %10, %11 : !t35
    %13 = stablehlo.convert %12 : (!t35) -> !t127
    return %13 : !t127
  }
  func.func private @_distance_backward_87(%arg0: !t46, %arg1: !t46, %arg2: !t46) -> !t46 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg2 : !t46, !t46
    %1 = stablehlo.subtract %0#0, %arg1 : !t46
    %c = stablehlo.constant dense<-1> : !t1
    %c_0 = stablehlo.constant dense<1> : !t1
    %2 = call @clip_88(%1, %c, %c_0) : (!t46, !t1, !t1) -> !t46
    %3 = stablehlo.multiply %2, %0#1 : !t46
    return %3 : !t46
  }
  func.func private @clip_88(%arg0: !t46, %arg1: !t1, %arg2: !t1) -> !t46 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t46
    %2 = stablehlo.maximum %1, %arg0 : !t46
    %3 = stablehlo.convert %arg2 : (!t1) -> !t0
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (!t0) -> !t46
    %5 = stablehlo.minimum %4, %2 : !t46
    return %5 : !t46
  }
  func.func private @_entropy_89(%arg0: !t34, %arg1: !t34, %arg2: !t142, %arg3: !t34, %arg4: !t34, %arg5: !t34) -> !t126 {
    %0 = stablehlo.divide %arg5, %arg4 : !t34
    %1 = stablehlo.multiply %0, %arg3 : !t34
    %2 = stablehlo.negate %1 : !t34
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t34
    %4 = stablehlo.select %arg2, %3, %2 : !t142, !t34
    %5 = stablehlo.select %arg2, %2, %3 : !t142, !t34
    %6 = stablehlo.negate %4 : !t34
    %7 = stablehlo.add %5, %6 : !t34
    %8 = stablehlo.negate %arg5 : !t34
    %9 = stablehlo.multiply %8, %arg1 : !t34
    %10 = stablehlo.add %7, %9 : !t34
    %11 = stablehlo.multiply %arg5, %arg0 : !t34
    %12 = stablehlo.add %10, %11 : !t34
    %13 = stablehlo.convert %12 : (!t34) -> !t126
    return %13 : !t126
  }
  func.func private @_distance_backward_90(%arg0: !t45, %arg1: !t45, %arg2: !t45) -> !t45 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg2 : !t45, !t45
    %1 = stablehlo.subtract %0#0, %arg1 : !t45
    %c = stablehlo.constant dense<-1> : !t1
    %c_0 = stablehlo.constant dense<1> : !t1
    %2 = call @clip_91(%1, %c, %c_0) : (!t45, !t1, !t1) -> !t45
    %3 = stablehlo.multiply %2, %0#1 : !t45
    return %3 : !t45
  }
  func.func private @clip_91(%arg0: !t45, %arg1: !t1, %arg2: !t1) -> !t45 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t45
    %2 = stablehlo.maximum %1, %arg0 : !t45
    %3 = stablehlo.convert %arg2 : (!t1) -> !t0
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (!t0) -> !t45
    %5 = stablehlo.minimum %4, %2 : !t45
    return %5 : !t45
  }
  func.func private @_entropy_92(%arg0: !t33, %arg1: !t33, %arg2: !t141, %arg3: !t33, %arg4: !t33, %arg5: !t33) -> !t125 {
    %0 = stablehlo.divide %arg5, %arg4 : !t33
    %1 = stablehlo.multiply %0, %arg3 : !t33
    %2 = stablehlo.negate %1 : !t33
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t33
    %4 = stablehlo.select %arg2, %3, %2 : !t141, !t33
    %5 = stablehlo.select %arg2, %2, %3 : !t141, !t33
    %6 = stablehlo.negate %4 : !t33
    %7 = stablehlo.add %5, %6 : !t33
    %8 = stablehlo.negate %arg5 : !t33
    %9 = stablehlo.multiply %8, %arg1 : !t33
    %10 = stablehlo.add %7, %9 : !t33
    %11 = stablehlo.multiply %arg5, %arg0 : !t33
    %12 = stablehlo.add %10, %11 : !t33
    %13 = stablehlo.convert %12 : (!t33) -> !t125
    return %13 : !t125
  }
  func.func private @_distance_backward_93(%arg0: !t44, %arg1: !t44, %arg2: !t44) -> !t44 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg2 : !t44, !t44
    %1 = stablehlo.subtract %0#0, %arg1 : !t44
    %c = stablehlo.constant dense<-1> : !t1
    %c_0 = stablehlo.constant dense<1> : !t1
    %2 = call @clip_94(%1, %c, %c_0) : (!t44, !t1, !t1) -> !t44
    %3 = stablehlo.multiply %2, %0#1 : !t44
    return %3 : !t44
  }
  func.func private @clip_94(%arg0: !t44, %arg1: !t1, %arg2: !t1) -> !t44 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t44
    %2 = stablehlo.maximum %1, %arg0 : !t44
    %3 = stablehlo.convert %arg2 : (!t1) -> !t0
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (!t0) -> !t44
    %5 = stablehlo.minimum %4, %2 : !t44
    return %5 : !t44
  }
  func.func private @_entropy_95(%arg0: !t32, %arg1: !t32, %arg2: !t140, %arg3: !t32, %arg4: !t32, %arg5: !t32) -> !t124 {
    %0 = stablehlo.divide %arg5, %arg4 : !t32
    %1 = stablehlo.multiply %0, %arg3 : !t32
    %2 = stablehlo.negate %1 : !t32
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t32
    %4 = stablehlo.select %arg2, %3, %2 : !t140, !t32
    %5 = stablehlo.select %arg2, %2, %3 : !t140, !t32
    %6 = stablehlo.negate %4 : !t32
    %7 = stablehlo.add %5, %6 : !t32
    %8 = stablehlo.negate %arg5 : !t32
    %9 = stablehlo.multiply %8, %arg1 : !t32
    %10 = stablehlo.add %7, %9 : !t32
    %11 = stablehlo.multiply %arg5, %arg0 : !t32
    %12 = stablehlo.add %10, %11 : !t32
    %13 = stablehlo.convert %12 : (!t32) -> !t124
    return %13 : !t124
  }
  func.func private @_distance_backward_96(%arg0: !t43, %arg1: !t43, %arg2: !t43) -> !t43 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg2 : !t43, !t43
    %1 = stablehlo.subtract %0#0, %arg1 : !t43
    %c = stablehlo.constant dense<-1> : !t1
    %c_0 = stablehlo.constant dense<1> : !t1
    %2 = call @clip_97(%1, %c, %c_0) : (!t43, !t1, !t1) -> !t43
    %3 = stablehlo.multiply %2, %0#1 : !t43
    return %3 : !t43
  }
  func.func private @clip_97(%arg0: !t43, %arg1: !t1, %arg2: !t1) -> !t43 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t43
    %2 = stablehlo.maximum %1, %arg0 : !t43
    %3 = stablehlo.convert %arg2 : (!t1) -> !t0
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (!t0) -> !t43
    %5 = stablehlo.minimum %4, %2 : !t43
    return %5 : !t43
  }
  func.func private @_entropy_98(%arg0: !t31, %arg1: !t31, %arg2: !t139, %arg3: !t31, %arg4: !t31, %arg5: !t31) -> !t123 {
    %0 = stablehlo.divide %arg5, %arg4 : !t31
    %1 = stablehlo.multiply %0, %arg3 : !t31
    %2 = stablehlo.negate %1 : !t31
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t31
    %4 = stablehlo.select %arg2, %3, %2 : !t139, !t31
    %5 = stablehlo.select %arg2, %2, %3 : !t139, !t31
    %6 = stablehlo.negate %4 : !t31
    %7 = stablehlo.add %5, %6 : !t31
    %8 = stablehlo.negate %arg5 : !t31
    %9 = stablehlo.multiply %8, %arg1 : !t31
    %10 = stablehlo.add %7, %9 : !t31
    %11 = stablehlo.multiply %arg5, %arg0 : !t31
    %12 = stablehlo.add %10, %11 : !t31
    %13 = stablehlo.convert %12 : (!t31) -> !t123
    return %13 : !t123
  }
  func.func private @_relu_backward_99(%arg0: !t64, %arg1: !t64) -> !t64 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t64, !t64
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t64
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t64, !t64) -> !t290
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t5
    %3 = call @_where_100(%2, %0#1, %cst_0) : (!t290, !t64, !t5) -> !t64
    return %3 : !t64
  }
  func.func private @_where_100(%arg0: !t290, %arg1: !t64, %arg2: !t5) -> !t64 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t5) -> !t64
    %1 = stablehlo.select %arg0, %arg1, %0 : !t290, !t64
    return %1 : !t64
  }
  func.func private @_relu_backward_101(%arg0: !t42, %arg1: !t42) -> !t42 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t42, !t42
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t42
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t42, !t42) -> !t291
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t5
    %3 = call @_where_102(%2, %0#1, %cst_0) : (!t291, !t42, !t5) -> !t42
    return %3 : !t42
  }
  func.func private @_where_102(%arg0: !t291, %arg1: !t42, %arg2: !t5) -> !t42 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t5) -> !t42
    %1 = stablehlo.select %arg0, %arg1, %0 : !t291, !t42
    return %1 : !t42
  }
  func.func private @_relu_backward_103(%arg0: !t7, %arg1: !t7) -> !t7 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t7, !t7
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t7
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t7, !t7) -> !t292
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t5
    %3 = call @_where_104(%2, %0#1, %cst_0) : (!t292, !t7, !t5) -> !t7
    return %3 : !t7
  }
  func.func private @_where_104(%arg0: !t292, %arg1: !t7, %arg2: !t5) -> !t7 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t5) -> !t7
    %1 = stablehlo.select %arg0, %arg1, %0 : !t292, !t7
    return %1 : !t7
  }
  func.func private @_relu_backward_105(%arg0: !t20, %arg1: !t20) -> !t20 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t20, !t20
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t20
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t20, !t20) -> !t293
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t5
    %3 = call @_where_106(%2, %0#1, %cst_0) : (!t293, !t20, !t5) -> !t20
    return %3 : !t20
  }
  func.func private @_where_106(%arg0: !t293, %arg1: !t20, %arg2: !t5) -> !t20 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t5) -> !t20
    %1 = stablehlo.select %arg0, %arg1, %0 : !t293, !t20
    return %1 : !t20
  }
  func.func private @_relu_backward_107(%arg0: !t14, %arg1: !t14) -> !t14 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t14, !t14
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t14
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t14, !t14) -> !t294
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t5
    %3 = call @_where_108(%2, %0#1, %cst_0) : (!t294, !t14, !t5) -> !t14
    return %3 : !t14
  }
  func.func private @_where_108(%arg0: !t294, %arg1: !t14, %arg2: !t5) -> !t14 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t5) -> !t14
    %1 = stablehlo.select %arg0, %arg1, %0 : !t294, !t14
    return %1 : !t14
  }
  func.func private @_block_109(%arg0: !t25, %arg1: !t56, %arg2: !t36, %arg3: !t26, %arg4: !t38, %arg5: !t36, %arg6: !t26, %arg7: !t39, %arg8: !t83, %arg9: !t25, %arg10: !t25) -> (!t25, !t56, !t38, !t39) {
    %0 = call @_relu_backward_110(%arg9, %arg10) : (!t25, !t25) -> !t25
    %1 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1, 2, 3] : (!t83) -> !t25 loc(#l323)
    %2 = stablehlo.multiply %0, %1 : !t25 loc(#l323)
    %3 = stablehlo.convert %arg7 : (!t39) -> !t149 loc(#l320)
    %4 = stablehlo.reverse %3, dims = [0, 1] : !t149 loc(#l338)
    %5 = stablehlo.convolution(%2, %4) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t25, !t149) -> !t26 loc(#l339)
    %6 = stablehlo.convolution(%arg6, %2) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t26, !t25) -> !t149 loc(#l321)
    %7 = stablehlo.convert %6 : (!t149) -> !t39 loc(#l320)
    %8 = call @_relu_backward_112(%arg6, %5) : (!t26, !t26) -> !t26 loc(#l340)
    %9 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1, 2, 3] : (!t36) -> !t26 loc(#l317)
    %10 = stablehlo.multiply %8, %9 : !t26 loc(#l317)
    %11 = stablehlo.convert %arg4 : (!t38) -> !t148 loc(#l314)
    %12 = stablehlo.reverse %11, dims = [0, 1] : !t148 loc(#l341)
    %13 = stablehlo.convolution(%10, %12) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t26, !t148) -> !t26 loc(#l342)
    %14 = stablehlo.convolution(%arg3, %10) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t26, !t26) -> !t148 loc(#l315)
    %15 = stablehlo.convert %14 : (!t148) -> !t38 loc(#l314)
    %16 = call @_relu_backward_112(%arg3, %13) : (!t26, !t26) -> !t26 loc(#l343)
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (!t36) -> !t26 loc(#l311)
    %18 = stablehlo.multiply %16, %17 : !t26 loc(#l311)
    %19 = stablehlo.convert %arg1 : (!t56) -> !t210 loc(#l308)
    %20 = stablehlo.reverse %19, dims = [0, 1] : !t210 loc(#l344)
    %21 = stablehlo.convolution(%18, %20) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t26, !t210) -> !t25 loc(#l345)
    %22 = stablehlo.convolution(%arg0, %18) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t25, !t26) -> !t210 loc(#l309)
    %23 = stablehlo.convert %22 : (!t210) -> !t56 loc(#l308)
    %24 = stablehlo.add %0, %21 : !t25 loc(#l346)
    return %24, %23, %15, %7 : !t25, !t56, !t38, !t39
  }
  func.func private @_relu_backward_110(%arg0: !t25, %arg1: !t25) -> !t25 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t25, !t25
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t25
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t25, !t25) -> !t295
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t5
    %3 = call @_where_111(%2, %0#1, %cst_0) : (!t295, !t25, !t5) -> !t25
    return %3 : !t25
  }
  func.func private @_where_111(%arg0: !t295, %arg1: !t25, %arg2: !t5) -> !t25 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t5) -> !t25
    %1 = stablehlo.select %arg0, %arg1, %0 : !t295, !t25
    return %1 : !t25
  }
  func.func private @_relu_backward_112(%arg0: !t26, %arg1: !t26) -> !t26 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t26, !t26
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t26
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t26, !t26) -> !t296
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t5
    %3 = call @_where_113(%2, %0#1, %cst_0) : (!t296, !t26, !t5) -> !t26
    return %3 : !t26
  }
  func.func private @_where_113(%arg0: !t296, %arg1: !t26, %arg2: !t5) -> !t26 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t5) -> !t26
    %1 = stablehlo.select %arg0, %arg1, %0 : !t296, !t26
    return %1 : !t26
  }
  func.func private @_block_114(%arg0: !t9, %arg1: !t76, %arg2: !t36, %arg3: !t66, %arg4: !t38, %arg5: !t36, %arg6: !t26, %arg7: !t39, %arg8: !t83, %arg9: !t77, %arg10: !t83, %arg11: !t25, %arg12: !t25) -> (!t9, !t76, !t38, !t39, !t77) {
    %0 = call @_relu_backward_110(%arg11, %arg12) : (!t25, !t25) -> !t25
    %1 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (!t83) -> !t25 loc(#l328)
    %2 = stablehlo.multiply %0, %1 : !t25 loc(#l328)
    %3 = stablehlo.convert %arg9 : (!t77) -> !t209 loc(#l325)
    %4 = stablehlo.reverse %3, dims = [0, 1] : !t209 loc(#l347)
    %5 = stablehlo.convolution(%2, %4) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t25, !t209) -> !t9 loc(#l348)
    %6 = stablehlo.convolution(%arg0, %2) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t25) -> !t209 loc(#l326)
    %7 = stablehlo.convert %6 : (!t209) -> !t77 loc(#l325)
    %8 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1, 2, 3] : (!t83) -> !t25 loc(#l323)
    %9 = stablehlo.multiply %0, %8 : !t25 loc(#l323)
    %10 = stablehlo.convert %arg7 : (!t39) -> !t149 loc(#l320)
    %11 = stablehlo.reverse %10, dims = [0, 1] : !t149 loc(#l338)
    %12 = stablehlo.convolution(%9, %11) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t25, !t149) -> !t26 loc(#l339)
    %13 = stablehlo.convolution(%arg6, %9) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t26, !t25) -> !t149 loc(#l321)
    %14 = stablehlo.convert %13 : (!t149) -> !t39 loc(#l320)
    %15 = call @_relu_backward_112(%arg6, %12) : (!t26, !t26) -> !t26 loc(#l340)
    %16 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1, 2, 3] : (!t36) -> !t26 loc(#l317)
    %17 = stablehlo.multiply %15, %16 : !t26 loc(#l317)
    %18 = stablehlo.convert %arg4 : (!t38) -> !t148 loc(#l314)
    %19 = stablehlo.reverse %18, dims = [0, 1] : !t148 loc(#l341)
    %20 = stablehlo.convolution(%17, %19) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t26, !t148) -> !t66 loc(#l342)
    %21 = stablehlo.convolution(%arg3, %17) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t66, !t26) -> !t148 loc(#l315)
    %22 = stablehlo.convert %21 : (!t148) -> !t38 loc(#l314)
    %23 = call @_relu_backward_115(%arg3, %20) : (!t66, !t66) -> !t66 loc(#l343)
    %24 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (!t36) -> !t66 loc(#l311)
    %25 = stablehlo.multiply %23, %24 : !t66 loc(#l311)
    %26 = stablehlo.convert %arg1 : (!t76) -> !t208 loc(#l308)
    %27 = stablehlo.reverse %26, dims = [0, 1] : !t208 loc(#l344)
    %28 = stablehlo.convolution(%25, %27) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t66, !t208) -> !t9 loc(#l345)
    %29 = stablehlo.convolution(%arg0, %25) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t66) -> !t208 loc(#l309)
    %30 = stablehlo.convert %29 : (!t208) -> !t76 loc(#l308)
    %31 = stablehlo.add %5, %28 : !t9 loc(#l346)
    return %31, %30, %22, %14, %7 : !t9, !t76, !t38, !t39, !t77
  }
  func.func private @_relu_backward_115(%arg0: !t66, %arg1: !t66) -> !t66 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t66, !t66
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t66
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t66, !t66) -> !t297
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t5
    %3 = call @_where_116(%2, %0#1, %cst_0) : (!t297, !t66, !t5) -> !t66
    return %3 : !t66
  }
  func.func private @_where_116(%arg0: !t297, %arg1: !t66, %arg2: !t5) -> !t66 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t5) -> !t66
    %1 = stablehlo.select %arg0, %arg1, %0 : !t297, !t66
    return %1 : !t66
  }
  func.func private @_block_117(%arg0: !t9, %arg1: !t16, %arg2: !t17, %arg3: !t7, %arg4: !t4, %arg5: !t17, %arg6: !t7, %arg7: !t13, %arg8: !t72, %arg9: !t9, %arg10: !t9) -> (!t9, !t16, !t4, !t13) {
    %0 = call @_relu_backward_118(%arg9, %arg10) : (!t9, !t9) -> !t9
    %1 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1, 2, 3] : (!t72) -> !t9 loc(#l323)
    %2 = stablehlo.multiply %0, %1 : !t9 loc(#l323)
    %3 = stablehlo.convert %arg7 : (!t13) -> !t147 loc(#l320)
    %4 = stablehlo.reverse %3, dims = [0, 1] : !t147 loc(#l338)
    %5 = stablehlo.convolution(%2, %4) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t147) -> !t7 loc(#l339)
    %6 = stablehlo.convolution(%arg6, %2) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t9) -> !t147 loc(#l321)
    %7 = stablehlo.convert %6 : (!t147) -> !t13 loc(#l320)
    %8 = call @_relu_backward_103(%arg6, %5) : (!t7, !t7) -> !t7 loc(#l340)
    %9 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1, 2, 3] : (!t17) -> !t7 loc(#l317)
    %10 = stablehlo.multiply %8, %9 : !t7 loc(#l317)
    %11 = stablehlo.convert %arg4 : (!t4) -> !t22 loc(#l314)
    %12 = stablehlo.reverse %11, dims = [0, 1] : !t22 loc(#l341)
    %13 = stablehlo.convolution(%10, %12) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t22) -> !t7 loc(#l342)
    %14 = stablehlo.convolution(%arg3, %10) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t7) -> !t22 loc(#l315)
    %15 = stablehlo.convert %14 : (!t22) -> !t4 loc(#l314)
    %16 = call @_relu_backward_103(%arg3, %13) : (!t7, !t7) -> !t7 loc(#l343)
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (!t17) -> !t7 loc(#l311)
    %18 = stablehlo.multiply %16, %17 : !t7 loc(#l311)
    %19 = stablehlo.convert %arg1 : (!t16) -> !t137 loc(#l308)
    %20 = stablehlo.reverse %19, dims = [0, 1] : !t137 loc(#l344)
    %21 = stablehlo.convolution(%18, %20) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t137) -> !t9 loc(#l345)
    %22 = stablehlo.convolution(%arg0, %18) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t7) -> !t137 loc(#l309)
    %23 = stablehlo.convert %22 : (!t137) -> !t16 loc(#l308)
    %24 = stablehlo.add %0, %21 : !t9 loc(#l346)
    return %24, %23, %15, %7 : !t9, !t16, !t4, !t13
  }
  func.func private @_relu_backward_118(%arg0: !t9, %arg1: !t9) -> !t9 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t9, !t9
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t9
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t9, !t9) -> !t298
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t5
    %3 = call @_where_119(%2, %0#1, %cst_0) : (!t298, !t9, !t5) -> !t9
    return %3 : !t9
  }
  func.func private @_where_119(%arg0: !t298, %arg1: !t9, %arg2: !t5) -> !t9 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t5) -> !t9
    %1 = stablehlo.select %arg0, %arg1, %0 : !t298, !t9
    return %1 : !t9
  }
  func.func private @_block_120(%arg0: !t12, %arg1: !t55, %arg2: !t17, %arg3: !t20, %arg4: !t4, %arg5: !t17, %arg6: !t7, %arg7: !t13, %arg8: !t72, %arg9: !t75, %arg10: !t72, %arg11: !t9, %arg12: !t9) -> (!t12, !t55, !t4, !t13, !t75) {
    %0 = call @_relu_backward_118(%arg11, %arg12) : (!t9, !t9) -> !t9
    %1 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (!t72) -> !t9 loc(#l328)
    %2 = stablehlo.multiply %0, %1 : !t9 loc(#l328)
    %3 = stablehlo.convert %arg9 : (!t75) -> !t207 loc(#l325)
    %4 = stablehlo.reverse %3, dims = [0, 1] : !t207 loc(#l347)
    %5 = stablehlo.convolution(%2, %4) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t207) -> !t12 loc(#l348)
    %6 = stablehlo.convolution(%arg0, %2) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t9) -> !t207 loc(#l326)
    %7 = stablehlo.convert %6 : (!t207) -> !t75 loc(#l325)
    %8 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1, 2, 3] : (!t72) -> !t9 loc(#l323)
    %9 = stablehlo.multiply %0, %8 : !t9 loc(#l323)
    %10 = stablehlo.convert %arg7 : (!t13) -> !t147 loc(#l320)
    %11 = stablehlo.reverse %10, dims = [0, 1] : !t147 loc(#l338)
    %12 = stablehlo.convolution(%9, %11) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t147) -> !t7 loc(#l339)
    %13 = stablehlo.convolution(%arg6, %9) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t9) -> !t147 loc(#l321)
    %14 = stablehlo.convert %13 : (!t147) -> !t13 loc(#l320)
    %15 = call @_relu_backward_103(%arg6, %12) : (!t7, !t7) -> !t7 loc(#l340)
    %16 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1, 2, 3] : (!t17) -> !t7 loc(#l317)
    %17 = stablehlo.multiply %15, %16 : !t7 loc(#l317)
    %18 = stablehlo.convert %arg4 : (!t4) -> !t22 loc(#l314)
    %19 = stablehlo.reverse %18, dims = [0, 1] : !t22 loc(#l341)
    %20 = stablehlo.convolution(%17, %19) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t7, !t22) -> !t20 loc(#l342)
    %21 = stablehlo.convolution(%arg3, %17) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t7) -> !t22 loc(#l315)
    %22 = stablehlo.convert %21 : (!t22) -> !t4 loc(#l314)
    %23 = call @_relu_backward_105(%arg3, %20) : (!t20, !t20) -> !t20 loc(#l343)
    %24 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (!t17) -> !t20 loc(#l311)
    %25 = stablehlo.multiply %23, %24 : !t20 loc(#l311)
    %26 = stablehlo.convert %arg1 : (!t55) -> !t138 loc(#l308)
    %27 = stablehlo.reverse %26, dims = [0, 1] : !t138 loc(#l344)
    %28 = stablehlo.convolution(%25, %27) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t138) -> !t12 loc(#l345)
    %29 = stablehlo.convolution(%arg0, %25) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t20) -> !t138 loc(#l309)
    %30 = stablehlo.convert %29 : (!t138) -> !t55 loc(#l308)
    %31 = stablehlo.add %5, %28 : !t12 loc(#l346)
    return %31, %30, %22, %14, %7 : !t12, !t55, !t4, !t13, !t75
  }
  func.func private @_block_121(%arg0: !t12, %arg1: !t51, %arg2: !t60, %arg3: !t23, %arg4: !t28, %arg5: !t60, %arg6: !t23, %arg7: !t29, %arg8: !t36, %arg9: !t12, %arg10: !t12) -> (!t12, !t51, !t28, !t29) {
    %0 = call @_relu_backward_122(%arg9, %arg10) : (!t12, !t12) -> !t12
    %1 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1, 2, 3] : (!t36) -> !t12 loc(#l323)
    %2 = stablehlo.multiply %0, %1 : !t12 loc(#l323)
    %3 = stablehlo.convert %arg7 : (!t29) -> !t146 loc(#l320)
    %4 = stablehlo.reverse %3, dims = [0, 1] : !t146 loc(#l338)
    %5 = stablehlo.convolution(%2, %4) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t146) -> !t23 loc(#l339)
    %6 = stablehlo.convolution(%arg6, %2) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t23, !t12) -> !t146 loc(#l321)
    %7 = stablehlo.convert %6 : (!t146) -> !t29 loc(#l320)
    %8 = call @_relu_backward_124(%arg6, %5) : (!t23, !t23) -> !t23 loc(#l340)
    %9 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1, 2, 3] : (!t60) -> !t23 loc(#l317)
    %10 = stablehlo.multiply %8, %9 : !t23 loc(#l317)
    %11 = stablehlo.convert %arg4 : (!t28) -> !t145 loc(#l314)
    %12 = stablehlo.reverse %11, dims = [0, 1] : !t145 loc(#l341)
    %13 = stablehlo.convolution(%10, %12) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t23, !t145) -> !t23 loc(#l342)
    %14 = stablehlo.convolution(%arg3, %10) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t23, !t23) -> !t145 loc(#l315)
    %15 = stablehlo.convert %14 : (!t145) -> !t28 loc(#l314)
    %16 = call @_relu_backward_124(%arg3, %13) : (!t23, !t23) -> !t23 loc(#l343)
    %17 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (!t60) -> !t23 loc(#l311)
    %18 = stablehlo.multiply %16, %17 : !t23 loc(#l311)
    %19 = stablehlo.convert %arg1 : (!t51) -> !t206 loc(#l308)
    %20 = stablehlo.reverse %19, dims = [0, 1] : !t206 loc(#l344)
    %21 = stablehlo.convolution(%18, %20) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t23, !t206) -> !t12 loc(#l345)
    %22 = stablehlo.convolution(%arg0, %18) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t23) -> !t206 loc(#l309)
    %23 = stablehlo.convert %22 : (!t206) -> !t51 loc(#l308)
    %24 = stablehlo.add %0, %21 : !t12 loc(#l346)
    return %24, %23, %15, %7 : !t12, !t51, !t28, !t29
  }
  func.func private @_relu_backward_122(%arg0: !t12, %arg1: !t12) -> !t12 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t12, !t12
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t12
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t12, !t12) -> !t299
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t5
    %3 = call @_where_123(%2, %0#1, %cst_0) : (!t299, !t12, !t5) -> !t12
    return %3 : !t12
  }
  func.func private @_where_123(%arg0: !t299, %arg1: !t12, %arg2: !t5) -> !t12 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t5) -> !t12
    %1 = stablehlo.select %arg0, %arg1, %0 : !t299, !t12
    return %1 : !t12
  }
  func.func private @_relu_backward_124(%arg0: !t23, %arg1: !t23) -> !t23 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t23, !t23
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t23
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t23, !t23) -> !t300
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t5
    %3 = call @_where_125(%2, %0#1, %cst_0) : (!t300, !t23, !t5) -> !t23
    return %3 : !t23
  }
  func.func private @_where_125(%arg0: !t300, %arg1: !t23, %arg2: !t5) -> !t23 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t5) -> !t23
    %1 = stablehlo.select %arg0, %arg1, %0 : !t300, !t23
    return %1 : !t23
  }
  func.func private @_block_126(%arg0: !t14, %arg1: !t73, %arg2: !t60, %arg3: !t65, %arg4: !t28, %arg5: !t60, %arg6: !t23, %arg7: !t29, %arg8: !t36, %arg9: !t74, %arg10: !t36, %arg11: !t12, %arg12: !t12) -> (!t73, !t28, !t29, !t74) {
    %0 = call @_relu_backward_122(%arg11, %arg12) : (!t12, !t12) -> !t12
    %1 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (!t36) -> !t12 loc(#l328)
    %2 = stablehlo.multiply %0, %1 : !t12 loc(#l328)
    %3 = stablehlo.convert %arg9 : (!t74) -> !t205 loc(#l325)
    %4 = stablehlo.reverse %3, dims = [0, 1] : !t205 loc(#l347)
    %5 = stablehlo.convolution(%2, %4) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t205) -> !t14 loc(#l348)
    %6 = stablehlo.convolution(%arg0, %2) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t12) -> !t205 loc(#l326)
    %7 = stablehlo.convert %6 : (!t205) -> !t74 loc(#l325)
    %8 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1, 2, 3] : (!t36) -> !t12 loc(#l323)
    %9 = stablehlo.multiply %0, %8 : !t12 loc(#l323)
    %10 = stablehlo.convert %arg7 : (!t29) -> !t146 loc(#l320)
    %11 = stablehlo.reverse %10, dims = [0, 1] : !t146 loc(#l338)
    %12 = stablehlo.convolution(%9, %11) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t146) -> !t23 loc(#l339)
    %13 = stablehlo.convolution(%arg6, %9) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t23, !t12) -> !t146 loc(#l321)
    %14 = stablehlo.convert %13 : (!t146) -> !t29 loc(#l320)
    %15 = call @_relu_backward_124(%arg6, %12) : (!t23, !t23) -> !t23 loc(#l340)
    %16 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1, 2, 3] : (!t60) -> !t23 loc(#l317)
    %17 = stablehlo.multiply %15, %16 : !t23 loc(#l317)
    %18 = stablehlo.convert %arg4 : (!t28) -> !t145 loc(#l314)
    %19 = stablehlo.reverse %18, dims = [0, 1] : !t145 loc(#l341)
    %20 = stablehlo.convolution(%17, %19) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t23, !t145) -> !t65 loc(#l342)
    %21 = stablehlo.convolution(%arg3, %17) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t65, !t23) -> !t145 loc(#l315)
    %22 = stablehlo.convert %21 : (!t145) -> !t28 loc(#l314)
    %23 = call @_relu_backward_127(%arg3, %20) : (!t65, !t65) -> !t65 loc(#l343)
    %24 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (!t60) -> !t65 loc(#l311)
    %25 = stablehlo.multiply %23, %24 : !t65 loc(#l311)
    %26 = stablehlo.convert %arg1 : (!t73) -> !t204 loc(#l308)
    %27 = stablehlo.reverse %26, dims = [0, 1] : !t204 loc(#l344)
    %28 = stablehlo.convolution(%25, %27) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t65, !t204) -> !t14 loc(#l345)
    %29 = stablehlo.convolution(%arg0, %25) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t65) -> !t204 loc(#l309)
    %30 = stablehlo.convert %29 : (!t204) -> !t73 loc(#l308)
    return %30, %22, %14, %7 : !t73, !t28, !t29, !t74
  }
  func.func private @_relu_backward_127(%arg0: !t65, %arg1: !t65) -> !t65 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t65, !t65
    %cst = stablehlo.constant dense<0.000000e+00> : !t5
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t5) -> !t65
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t65, !t65) -> !t301
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t5
    %3 = call @_where_128(%2, %0#1, %cst_0) : (!t301, !t65, !t5) -> !t65
    return %3 : !t65
  }
  func.func private @_where_128(%arg0: !t301, %arg1: !t65, %arg2: !t5) -> !t65 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t5) -> !t65
    %1 = stablehlo.select %arg0, %arg1, %0 : !t301, !t65
    return %1 : !t65
  }
  func.func private @one(%arg0: !t68, %arg1: !t68, %arg2: !t68, %arg3: !t0) -> (!t68, !t68) {
    %cst = stablehlo.constant dense<2.000000e+00> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t68
    %1 = stablehlo.multiply %0, %arg1 : !t68
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t68
    %3 = stablehlo.multiply %2, %arg2 : !t68
    %4 = stablehlo.add %3, %1 : !t68
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t68
    %6 = stablehlo.multiply %5, %4 : !t68
    %7 = stablehlo.subtract %arg0, %6 : !t68
    return %7, %4 : !t68, !t68
  }
  func.func private @one_129(%arg0: !t86, %arg1: !t86, %arg2: !t86, %arg3: !t0) -> (!t86, !t86) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t86
    %1 = stablehlo.multiply %0, %arg0 : !t86
    %2 = stablehlo.add %arg1, %1 : !t86
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t86
    %4 = stablehlo.multiply %3, %arg2 : !t86
    %5 = stablehlo.add %4, %2 : !t86
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t86
    %7 = stablehlo.multiply %6, %5 : !t86
    %8 = stablehlo.subtract %arg0, %7 : !t86
    return %8, %5 : !t86, !t86
  }
  func.func private @one_130(%arg0: !t15, %arg1: !t15, %arg2: !t15, %arg3: !t0) -> (!t15, !t15) {
    %cst = stablehlo.constant dense<2.000000e+00> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t15
    %1 = stablehlo.multiply %0, %arg1 : !t15
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t15
    %3 = stablehlo.multiply %2, %arg2 : !t15
    %4 = stablehlo.add %3, %1 : !t15
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t15
    %6 = stablehlo.multiply %5, %4 : !t15
    %7 = stablehlo.subtract %arg0, %6 : !t15
    return %7, %4 : !t15, !t15
  }
  func.func private @one_131(%arg0: !t87, %arg1: !t87, %arg2: !t87, %arg3: !t0) -> (!t87, !t87) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t87
    %1 = stablehlo.multiply %0, %arg0 : !t87
    %2 = stablehlo.add %arg1, %1 : !t87
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t87
    %4 = stablehlo.multiply %3, %arg2 : !t87
    %5 = stablehlo.add %4, %2 : !t87
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t87
    %7 = stablehlo.multiply %6, %5 : !t87
    %8 = stablehlo.subtract %arg0, %7 : !t87
    return %8, %5 : !t87, !t87
  }
  func.func private @one_132(%arg0: !t88, %arg1: !t88, %arg2: !t88, %arg3: !t0) -> (!t88, !t88) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t88
    %1 = stablehlo.multiply %0, %arg0 : !t88
    %2 = stablehlo.add %arg1, %1 : !t88
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t88
    %4 = stablehlo.multiply %3, %arg2 : !t88
    %5 = stablehlo.add %4, %2 : !t88
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t88
    %7 = stablehlo.multiply %6, %5 : !t88
    %8 = stablehlo.subtract %arg0, %7 : !t88
    return %8, %5 : !t88, !t88
  }
  func.func private @one_133(%arg0: !t98, %arg1: !t98, %arg2: !t98, %arg3: !t0) -> (!t98, !t98) {
    %cst = stablehlo.constant dense<2.000000e+00> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t98
    %1 = stablehlo.multiply %0, %arg1 : !t98
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t98
    %3 = stablehlo.multiply %2, %arg2 : !t98
    %4 = stablehlo.add %3, %1 : !t98
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t98
    %6 = stablehlo.multiply %5, %4 : !t98
    %7 = stablehlo.subtract %arg0, %6 : !t98
    return %7, %4 : !t98, !t98
  }
  func.func private @one_134(%arg0: !t89, %arg1: !t89, %arg2: !t89, %arg3: !t0) -> (!t89, !t89) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t89
    %1 = stablehlo.multiply %0, %arg0 : !t89
    %2 = stablehlo.add %arg1, %1 : !t89
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t89
    %4 = stablehlo.multiply %3, %arg2 : !t89
    %5 = stablehlo.add %4, %2 : !t89
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t89
    %7 = stablehlo.multiply %6, %5 : !t89
    %8 = stablehlo.subtract %arg0, %7 : !t89
    return %8, %5 : !t89, !t89
  }
  func.func private @one_135(%arg0: !t90, %arg1: !t90, %arg2: !t90, %arg3: !t0) -> (!t90, !t90) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t90
    %1 = stablehlo.multiply %0, %arg0 : !t90
    %2 = stablehlo.add %arg1, %1 : !t90
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t90
    %4 = stablehlo.multiply %3, %arg2 : !t90
    %5 = stablehlo.add %4, %2 : !t90
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t90
    %7 = stablehlo.multiply %6, %5 : !t90
    %8 = stablehlo.subtract %arg0, %7 : !t90
    return %8, %5 : !t90, !t90
  }
  func.func private @one_136(%arg0: !t2, %arg1: !t2, %arg2: !t2, %arg3: !t0) -> (!t2, !t2) {
    %cst = stablehlo.constant dense<2.000000e+00> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t2
    %1 = stablehlo.multiply %0, %arg1 : !t2
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t2
    %3 = stablehlo.multiply %2, %arg2 : !t2
    %4 = stablehlo.add %3, %1 : !t2
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t2
    %6 = stablehlo.multiply %5, %4 : !t2
    %7 = stablehlo.subtract %arg0, %6 : !t2
    return %7, %4 : !t2, !t2
  }
  func.func private @one_137(%arg0: !t4, %arg1: !t4, %arg2: !t4, %arg3: !t0) -> (!t4, !t4) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t4
    %1 = stablehlo.multiply %0, %arg0 : !t4
    %2 = stablehlo.add %arg1, %1 : !t4
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t4
    %4 = stablehlo.multiply %3, %arg2 : !t4
    %5 = stablehlo.add %4, %2 : !t4
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t4
    %7 = stablehlo.multiply %6, %5 : !t4
    %8 = stablehlo.subtract %arg0, %7 : !t4
    return %8, %5 : !t4, !t4
  }
  func.func private @one_138(%arg0: !t91, %arg1: !t91, %arg2: !t91, %arg3: !t0) -> (!t91, !t91) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t91
    %1 = stablehlo.multiply %0, %arg0 : !t91
    %2 = stablehlo.add %arg1, %1 : !t91
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t91
    %4 = stablehlo.multiply %3, %arg2 : !t91
    %5 = stablehlo.add %4, %2 : !t91
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t91
    %7 = stablehlo.multiply %6, %5 : !t91
    %8 = stablehlo.subtract %arg0, %7 : !t91
    return %8, %5 : !t91, !t91
  }
  func.func private @one_139(%arg0: !t78, %arg1: !t78, %arg2: !t78, %arg3: !t0) -> (!t78, !t78) {
    %cst = stablehlo.constant dense<2.000000e+00> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t78
    %1 = stablehlo.multiply %0, %arg1 : !t78
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t78
    %3 = stablehlo.multiply %2, %arg2 : !t78
    %4 = stablehlo.add %3, %1 : !t78
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t78
    %6 = stablehlo.multiply %5, %4 : !t78
    %7 = stablehlo.subtract %arg0, %6 : !t78
    return %7, %4 : !t78, !t78
  }
  func.func private @one_140(%arg0: !t96, %arg1: !t96, %arg2: !t96, %arg3: !t0) -> (!t96, !t96) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t96
    %1 = stablehlo.multiply %0, %arg0 : !t96
    %2 = stablehlo.add %arg1, %1 : !t96
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t96
    %4 = stablehlo.multiply %3, %arg2 : !t96
    %5 = stablehlo.add %4, %2 : !t96
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t96
    %7 = stablehlo.multiply %6, %5 : !t96
    %8 = stablehlo.subtract %arg0, %7 : !t96
    return %8, %5 : !t96, !t96
  }
  func.func private @one_141(%arg0: !t79, %arg1: !t79, %arg2: !t79, %arg3: !t0) -> (!t79, !t79) {
    %cst = stablehlo.constant dense<2.000000e+00> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t79
    %1 = stablehlo.multiply %0, %arg1 : !t79
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t79
    %3 = stablehlo.multiply %2, %arg2 : !t79
    %4 = stablehlo.add %3, %1 : !t79
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t79
    %6 = stablehlo.multiply %5, %4 : !t79
    %7 = stablehlo.subtract %arg0, %6 : !t79
    return %7, %4 : !t79, !t79
  }
  func.func private @one_142(%arg0: !t97, %arg1: !t97, %arg2: !t97, %arg3: !t0) -> (!t97, !t97) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t97
    %1 = stablehlo.multiply %0, %arg0 : !t97
    %2 = stablehlo.add %arg1, %1 : !t97
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t97
    %4 = stablehlo.multiply %3, %arg2 : !t97
    %5 = stablehlo.add %4, %2 : !t97
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t97
    %7 = stablehlo.multiply %6, %5 : !t97
    %8 = stablehlo.subtract %arg0, %7 : !t97
    return %8, %5 : !t97, !t97
  }
  func.func private @one_143(%arg0: !t92, %arg1: !t92, %arg2: !t92, %arg3: !t0) -> (!t92, !t92) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t92
    %1 = stablehlo.multiply %0, %arg0 : !t92
    %2 = stablehlo.add %arg1, %1 : !t92
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t92
    %4 = stablehlo.multiply %3, %arg2 : !t92
    %5 = stablehlo.add %4, %2 : !t92
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t92
    %7 = stablehlo.multiply %6, %5 : !t92
    %8 = stablehlo.subtract %arg0, %7 : !t92
    return %8, %5 : !t92, !t92
  }
  func.func private @one_144(%arg0: !t55, %arg1: !t55, %arg2: !t55, %arg3: !t0) -> (!t55, !t55) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
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
  func.func private @one_145(%arg0: !t16, %arg1: !t16, %arg2: !t16, %arg3: !t0) -> (!t16, !t16) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
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
  func.func private @one_146(%arg0: !t93, %arg1: !t93, %arg2: !t93, %arg3: !t0) -> (!t93, !t93) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t93
    %1 = stablehlo.multiply %0, %arg0 : !t93
    %2 = stablehlo.add %arg1, %1 : !t93
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t93
    %4 = stablehlo.multiply %3, %arg2 : !t93
    %5 = stablehlo.add %4, %2 : !t93
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t93
    %7 = stablehlo.multiply %6, %5 : !t93
    %8 = stablehlo.subtract %arg0, %7 : !t93
    return %8, %5 : !t93, !t93
  }
  func.func private @one_147(%arg0: !t73, %arg1: !t73, %arg2: !t73, %arg3: !t0) -> (!t73, !t73) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t73
    %1 = stablehlo.multiply %0, %arg0 : !t73
    %2 = stablehlo.add %arg1, %1 : !t73
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t73
    %4 = stablehlo.multiply %3, %arg2 : !t73
    %5 = stablehlo.add %4, %2 : !t73
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t73
    %7 = stablehlo.multiply %6, %5 : !t73
    %8 = stablehlo.subtract %arg0, %7 : !t73
    return %8, %5 : !t73, !t73
  }
  func.func private @one_148(%arg0: !t28, %arg1: !t28, %arg2: !t28, %arg3: !t0) -> (!t28, !t28) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t28
    %1 = stablehlo.multiply %0, %arg0 : !t28
    %2 = stablehlo.add %arg1, %1 : !t28
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t28
    %4 = stablehlo.multiply %3, %arg2 : !t28
    %5 = stablehlo.add %4, %2 : !t28
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t28
    %7 = stablehlo.multiply %6, %5 : !t28
    %8 = stablehlo.subtract %arg0, %7 : !t28
    return %8, %5 : !t28, !t28
  }
  func.func private @one_149(%arg0: !t29, %arg1: !t29, %arg2: !t29, %arg3: !t0) -> (!t29, !t29) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t29
    %1 = stablehlo.multiply %0, %arg0 : !t29
    %2 = stablehlo.add %arg1, %1 : !t29
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t29
    %4 = stablehlo.multiply %3, %arg2 : !t29
    %5 = stablehlo.add %4, %2 : !t29
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t29
    %7 = stablehlo.multiply %6, %5 : !t29
    %8 = stablehlo.subtract %arg0, %7 : !t29
    return %8, %5 : !t29, !t29
  }
  func.func private @one_150(%arg0: !t74, %arg1: !t74, %arg2: !t74, %arg3: !t0) -> (!t74, !t74) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t74
    %1 = stablehlo.multiply %0, %arg0 : !t74
    %2 = stablehlo.add %arg1, %1 : !t74
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t74
    %4 = stablehlo.multiply %3, %arg2 : !t74
    %5 = stablehlo.add %4, %2 : !t74
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t74
    %7 = stablehlo.multiply %6, %5 : !t74
    %8 = stablehlo.subtract %arg0, %7 : !t74
    return %8, %5 : !t74, !t74
  }
  func.func private @one_151(%arg0: !t51, %arg1: !t51, %arg2: !t51, %arg3: !t0) -> (!t51, !t51) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t51
    %1 = stablehlo.multiply %0, %arg0 : !t51
    %2 = stablehlo.add %arg1, %1 : !t51
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t51
    %4 = stablehlo.multiply %3, %arg2 : !t51
    %5 = stablehlo.add %4, %2 : !t51
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t51
    %7 = stablehlo.multiply %6, %5 : !t51
    %8 = stablehlo.subtract %arg0, %7 : !t51
    return %8, %5 : !t51, !t51
  }
  func.func private @one_152(%arg0: !t13, %arg1: !t13, %arg2: !t13, %arg3: !t0) -> (!t13, !t13) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
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
  func.func private @one_153(%arg0: !t75, %arg1: !t75, %arg2: !t75, %arg3: !t0) -> (!t75, !t75) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t75
    %1 = stablehlo.multiply %0, %arg0 : !t75
    %2 = stablehlo.add %arg1, %1 : !t75
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t75
    %4 = stablehlo.multiply %3, %arg2 : !t75
    %5 = stablehlo.add %4, %2 : !t75
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t75
    %7 = stablehlo.multiply %6, %5 : !t75
    %8 = stablehlo.subtract %arg0, %7 : !t75
    return %8, %5 : !t75, !t75
  }
  func.func private @one_154(%arg0: !t76, %arg1: !t76, %arg2: !t76, %arg3: !t0) -> (!t76, !t76) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t76
    %1 = stablehlo.multiply %0, %arg0 : !t76
    %2 = stablehlo.add %arg1, %1 : !t76
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t76
    %4 = stablehlo.multiply %3, %arg2 : !t76
    %5 = stablehlo.add %4, %2 : !t76
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t76
    %7 = stablehlo.multiply %6, %5 : !t76
    %8 = stablehlo.subtract %arg0, %7 : !t76
    return %8, %5 : !t76, !t76
  }
  func.func private @one_155(%arg0: !t38, %arg1: !t38, %arg2: !t38, %arg3: !t0) -> (!t38, !t38) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
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
  func.func private @one_156(%arg0: !t39, %arg1: !t39, %arg2: !t39, %arg3: !t0) -> (!t39, !t39) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t39
    %1 = stablehlo.multiply %0, %arg0 : !t39
    %2 = stablehlo.add %arg1, %1 : !t39
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t39
    %4 = stablehlo.multiply %3, %arg2 : !t39
    %5 = stablehlo.add %4, %2 : !t39
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t39
    %7 = stablehlo.multiply %6, %5 : !t39
    %8 = stablehlo.subtract %arg0, %7 : !t39
    return %8, %5 : !t39, !t39
  }
  func.func private @one_157(%arg0: !t77, %arg1: !t77, %arg2: !t77, %arg3: !t0) -> (!t77, !t77) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t77
    %1 = stablehlo.multiply %0, %arg0 : !t77
    %2 = stablehlo.add %arg1, %1 : !t77
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t77
    %4 = stablehlo.multiply %3, %arg2 : !t77
    %5 = stablehlo.add %4, %2 : !t77
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t77
    %7 = stablehlo.multiply %6, %5 : !t77
    %8 = stablehlo.subtract %arg0, %7 : !t77
    return %8, %5 : !t77, !t77
  }
  func.func private @one_158(%arg0: !t56, %arg1: !t56, %arg2: !t56, %arg3: !t0) -> (!t56, !t56) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t56
    %1 = stablehlo.multiply %0, %arg0 : !t56
    %2 = stablehlo.add %arg1, %1 : !t56
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t56
    %4 = stablehlo.multiply %3, %arg2 : !t56
    %5 = stablehlo.add %4, %2 : !t56
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t56
    %7 = stablehlo.multiply %6, %5 : !t56
    %8 = stablehlo.subtract %arg0, %7 : !t56
    return %8, %5 : !t56, !t56
  }
}
#l0 = loc("jit(step)/jvp(conv0)/jit(_pad)")
#l1 = loc("jit(step)/jvp(conv0)/reshape")
#l2 = loc("jit(step)/jvp(conv0)/transpose")
#l3 = loc("jit(step)/jvp(conv0)/convert_element_type")
#l4 = loc("jit(step)/jvp(conv0)/conv_general_dilated")
#l5 = loc("jit(step)/jvp(conv0)/broadcast_in_dim")
#l6 = loc("jit(step)/jvp(conv0)/mul")
#l7 = loc("jit(step)/jvp(conv0)/add")
#l8 = loc("jit(step)/jvp(conv0)/jit(_relu)")
#l9 = loc("jit(step)/jvp(conv0)/reduce_window_max")
#l10 = loc("jit(step)/jvp(stage1_0)/jit(_block)")
#l11 = loc("jit(step)/jvp(stage1_1)/jit(_block)")
#l12 = loc("jit(step)/jvp(stage1_2)/jit(_block)")
#l13 = loc("jit(step)/jvp(stage2_0)/jit(_block)")
#l14 = loc("jit(step)/jvp(stage2_1)/jit(_block)")
#l15 = loc("jit(step)/jvp(stage2_2)/jit(_block)")
#l16 = loc("jit(step)/jvp(stage2_3)/jit(_block)")
#l17 = loc("jit(step)/jvp(stage3_0)/jit(_block)")
#l18 = loc("jit(step)/jvp(stage3_1)/jit(_block)")
#l19 = loc("jit(step)/jvp(stage3_2)/jit(_block)")
#l20 = loc("jit(step)/jvp(stage3_3)/jit(_block)")
#l21 = loc("jit(step)/jvp(stage3_4)/jit(_block)")
#l22 = loc("jit(step)/jvp(stage3_5)/jit(_block)")
#l23 = loc("jit(step)/jvp(stage4_0)/jit(_block)")
#l24 = loc("jit(step)/jvp(stage4_1)/jit(_block)")
#l25 = loc("jit(step)/jvp(stage4_2)/jit(_block)")
#l26 = loc("jit(step)/jvp(pyramid/level5)/convert_element_type")
#l27 = loc("jit(step)/jvp(pyramid/level5)/conv_general_dilated")
#l28 = loc("jit(step)/jvp(pyramid/level5)/broadcast_in_dim")
#l29 = loc("jit(step)/jvp(pyramid/level5)/add")
#l30 = loc("jit(step)/jvp(pyramid/level4)/convert_element_type")
#l31 = loc("jit(step)/jvp(pyramid/level4)/conv_general_dilated")
#l32 = loc("jit(step)/jvp(pyramid/level4)/broadcast_in_dim")
#l33 = loc("jit(step)/jvp(pyramid/level4)/add")
#l34 = loc("jit(step)/jvp(pyramid/level4)/reshape")
#l35 = loc("jit(step)/jvp(pyramid/level3)/convert_element_type")
#l36 = loc("jit(step)/jvp(pyramid/level3)/conv_general_dilated")
#l37 = loc("jit(step)/jvp(pyramid/level3)/broadcast_in_dim")
#l38 = loc("jit(step)/jvp(pyramid/level3)/add")
#l39 = loc("jit(step)/jvp(pyramid/level3)/reshape")
#l40 = loc("jit(step)/jvp(pyramid/level2)/convert_element_type")
#l41 = loc("jit(step)/jvp(pyramid/level2)/conv_general_dilated")
#l42 = loc("jit(step)/jvp(pyramid/level2)/broadcast_in_dim")
#l43 = loc("jit(step)/jvp(pyramid/level2)/add")
#l44 = loc("jit(step)/jvp(pyramid/level2)/reshape")
#l45 = loc("jit(step)/jvp(embeddings)/convert_element_type")
#l46 = loc("jit(step)/jvp(proposals/level2)/conv_general_dilated")
#l47 = loc("jit(step)/jvp(proposals/level2)/broadcast_in_dim")
#l48 = loc("jit(step)/jvp(proposals/level2)/add")
#l49 = loc("jit(step)/jvp(proposals/level2)/jit(_relu)")
#l50 = loc("jit(step)/jvp(proposals/level3)/conv_general_dilated")
#l51 = loc("jit(step)/jvp(proposals/level3)/broadcast_in_dim")
#l52 = loc("jit(step)/jvp(proposals/level3)/add")
#l53 = loc("jit(step)/jvp(proposals/level3)/jit(_relu)")
#l54 = loc("jit(step)/jvp(proposals/level4)/conv_general_dilated")
#l55 = loc("jit(step)/jvp(proposals/level4)/broadcast_in_dim")
#l56 = loc("jit(step)/jvp(proposals/level4)/add")
#l57 = loc("jit(step)/jvp(proposals/level4)/jit(_relu)")
#l58 = loc("jit(step)/jvp(proposals/level5)/conv_general_dilated")
#l59 = loc("jit(step)/jvp(proposals/level5)/broadcast_in_dim")
#l60 = loc("jit(step)/jvp(proposals/level5)/add")
#l61 = loc("jit(step)/jvp(proposals/level5)/jit(_relu)")
#l62 = loc("jit(step)/jvp(proposals/level6)/conv_general_dilated")
#l63 = loc("jit(step)/jvp(proposals/level6)/broadcast_in_dim")
#l64 = loc("jit(step)/jvp(proposals/level6)/add")
#l65 = loc("jit(step)/jvp(proposals/level6)/jit(_relu)")
#l66 = loc("jit(step)/jvp(proposals/losses)/slice")
#l67 = loc("jit(step)/jvp(proposals/losses)/reshape")
#l68 = loc("jit(step)/jvp(proposals/losses)/convert_element_type")
#l69 = loc("jit(step)/jvp(proposals/losses)/jit(_entropy)")
#l70 = loc("jit(step)/jvp(proposals/losses)/ge")
#l71 = loc("jit(step)/jvp(proposals/losses)/mul")
#l72 = loc("jit(step)/jvp(proposals/losses)/reduce_sum")
#l73 = loc("jit(step)/jvp(proposals/losses)/add")
#l74 = loc("jit(step)/jvp(proposals/losses)/div")
#l75 = loc("jit(step)/jvp(proposals/losses)/jit(_distance)")
#l76 = loc("jit(step)/jvp(proposals/losses)/ne")
#l77 = loc("jit(step)/jvp(regions)/jit(_of_level)")
#l78 = loc("jit(step)/jvp(regions)/stack")
#l79 = loc("jit(step)/jvp(regions)/slice")
#l80 = loc("jit(step)/jvp(regions)/broadcast_in_dim")
#l81 = loc("jit(step)/jvp(regions)/jit(_left)")
#l82 = loc("jit(step)/jvp(regions)/jit(_left_by)")
#l83 = loc("jit(step)/jvp(regions)/mul")
#l84 = loc("jit(step)/jvp(regions)/concatenate")
#l85 = loc("jit(step)/jvp(regions)/squeeze")
#l86 = loc("jit(step)/jvp(regions)/sub")
#l87 = loc("jit(step)/jvp(regions)/max")
#l88 = loc("jit(step)/jvp(regions)/gt")
#l89 = loc("jit(step)/jvp(regions)/convert_element_type")
#l90 = loc("jit(step)/jvp(regions)/reshape")
#l91 = loc("jit(step)/jvp(regions)/top_k")
#l92 = loc("jit(step)/jvp(regions)/jit(take_along_axis)")
#l93 = loc("jit(step)/jvp(regions)/jit(sampled)")
#l94 = loc("jit(step)/jvp(boxes)/jit(_points)")
#l95 = loc("jit(step)/jvp(boxes)/reshape")
#l96 = loc("jit(step)/jvp(boxes)/concatenate")
#l97 = loc("jit(step)/jvp(boxes)/convert_element_type")
#l98 = loc("jit(step)/jvp(boxes)/jit(_cropped)")
#l99 = loc("jit(step)/jvp(boxes)/dot_general")
#l100 = loc("jit(step)/jvp(boxes)/broadcast_in_dim")
#l101 = loc("jit(step)/jvp(boxes)/add")
#l102 = loc("jit(step)/jvp(boxes)/jit(_relu)")
#l103 = loc("jit(step)/jvp(boxes)/jit(_cross_entropy)")
#l104 = loc("jit(step)/jvp(boxes)/mul")
#l105 = loc("jit(step)/jvp(boxes)/iota")
#l106 = loc("jit(step)/jvp(boxes)/eq")
#l107 = loc("jit(step)/jvp(boxes)/slice")
#l108 = loc("jit(step)/jvp(boxes)/squeeze")
#l109 = loc("jit(step)/jvp(boxes)/sub")
#l110 = loc("jit(step)/jvp(boxes)/max")
#l111 = loc("jit(step)/jvp(boxes)/div")
#l112 = loc("jit(step)/jvp(boxes)/log")
#l113 = loc("jit(step)/jvp(boxes)/stack")
#l114 = loc("jit(step)/jvp(boxes)/gt")
#l115 = loc("jit(step)/jvp(boxes)/jit(_distance)")
#l116 = loc("jit(step)/jvp(boxes)/reduce_sum")
#l117 = loc("jit(step)/jvp(masks)/slice")
#l118 = loc("jit(step)/jvp(masks)/jit(cropped_masks)")
#l119 = loc("jit(step)/jvp(masks)/jit(_points)")
#l120 = loc("jit(step)/jvp(masks)/reshape")
#l121 = loc("jit(step)/jvp(masks)/concatenate")
#l122 = loc("jit(step)/jvp(masks)/convert_element_type")
#l123 = loc("jit(step)/jvp(masks)/jit(_cropped)")
#l124 = loc("jit(step)/jvp(masks)/conv1/convert_element_type")
#l125 = loc("jit(step)/jvp(masks)/conv1/conv_general_dilated")
#l126 = loc("jit(step)/jvp(masks)/conv1/broadcast_in_dim")
#l127 = loc("jit(step)/jvp(masks)/conv1/add")
#l128 = loc("jit(step)/jvp(masks)/conv1/jit(_relu)")
#l129 = loc("jit(step)/jvp(masks)/conv2/convert_element_type")
#l130 = loc("jit(step)/jvp(masks)/conv2/conv_general_dilated")
#l131 = loc("jit(step)/jvp(masks)/conv2/broadcast_in_dim")
#l132 = loc("jit(step)/jvp(masks)/conv2/add")
#l133 = loc("jit(step)/jvp(masks)/conv2/jit(_relu)")
#l134 = loc("jit(step)/jvp(masks)/conv3/convert_element_type")
#l135 = loc("jit(step)/jvp(masks)/conv3/conv_general_dilated")
#l136 = loc("jit(step)/jvp(masks)/conv3/broadcast_in_dim")
#l137 = loc("jit(step)/jvp(masks)/conv3/add")
#l138 = loc("jit(step)/jvp(masks)/conv3/jit(_relu)")
#l139 = loc("jit(step)/jvp(masks)/conv4/convert_element_type")
#l140 = loc("jit(step)/jvp(masks)/conv4/conv_general_dilated")
#l141 = loc("jit(step)/jvp(masks)/conv4/broadcast_in_dim")
#l142 = loc("jit(step)/jvp(masks)/conv4/add")
#l143 = loc("jit(step)/jvp(masks)/conv4/jit(_relu)")
#l144 = loc("jit(step)/jvp(masks)/up/convert_element_type")
#l145 = loc("jit(step)/jvp(masks)/up/dot_general")
#l146 = loc("jit(step)/jvp(masks)/up/transpose")
#l147 = loc("jit(step)/jvp(masks)/up/reshape")
#l148 = loc("jit(step)/jvp(masks)/up/broadcast_in_dim")
#l149 = loc("jit(step)/jvp(masks)/up/add")
#l150 = loc("jit(step)/jvp(masks)/up/jit(_relu)")
#l151 = loc("jit(step)/jvp(masks)/classes/convert_element_type")
#l152 = loc("jit(step)/jvp(masks)/classes/conv_general_dilated")
#l153 = loc("jit(step)/jvp(masks)/classes/broadcast_in_dim")
#l154 = loc("jit(step)/jvp(masks)/classes/add")
#l155 = loc("jit(step)/jvp(masks)/classes/reshape")
#l156 = loc("jit(step)/jvp(masks)/classes/transpose")
#l157 = loc("jit(step)/jvp(masks)/classes/iota")
#l158 = loc("jit(step)/jvp(masks)/classes/eq")
#l159 = loc("jit(step)/jvp(masks)/classes/dot_general")
#l160 = loc("jit(step)/jvp(masks)/gt")
#l161 = loc("jit(step)/jvp(masks)/jit(_entropy)")
#l162 = loc("jit(step)/jvp(masks)/reduce_sum")
#l163 = loc("jit(step)/jvp(masks)/mul")
#l164 = loc("jit(step)/jvp(masks)/max")
#l165 = loc("jit(step)/jvp(masks)/div")
#l166 = loc("jit(step)/transpose(jvp(masks))/div")
#l167 = loc("jit(step)/transpose(jvp(masks))/broadcast_in_dim")
#l168 = loc("jit(step)/transpose(jvp(masks))/mul")
#l169 = loc("jit(step)/transpose(jvp(masks))/jit(_entropy)")
#l170 = loc("jit(step)/transpose(jvp(masks))/classes/dot_general")
#l171 = loc("jit(step)/transpose(jvp(masks))/classes/transpose")
#l172 = loc("jit(step)/transpose(jvp(masks))/classes/reshape")
#l173 = loc("jit(step)/transpose(jvp(masks))/classes/reduce_sum")
#l174 = loc("jit(step)/transpose(jvp(masks))/classes/convert_element_type")
#l175 = loc("jit(step)/transpose(jvp(masks))/classes/transpose()/rev")
#l176 = loc("jit(step)/transpose(jvp(masks))/classes/transpose()/conv_general_dilated")
#l177 = loc("jit(step)/transpose(jvp(masks))/classes/conv_general_dilated")
#l178 = loc("jit(step)/transpose(jvp(masks))/up/jit(_relu_backward)")
#l179 = loc("jit(step)/transpose(jvp(masks))/up/reduce_sum")
#l180 = loc("jit(step)/transpose(jvp(masks))/up/convert_element_type")
#l181 = loc("jit(step)/transpose(jvp(masks))/up/reshape")
#l182 = loc("jit(step)/transpose(jvp(masks))/up/dot_general")
#l183 = loc("jit(step)/transpose(jvp(masks))/conv4/jit(_relu_backward)")
#l184 = loc("jit(step)/transpose(jvp(masks))/conv4/reduce_sum")
#l185 = loc("jit(step)/transpose(jvp(masks))/conv4/convert_element_type")
#l186 = loc("jit(step)/transpose(jvp(masks))/conv4/transpose()/rev")
#l187 = loc("jit(step)/transpose(jvp(masks))/conv4/transpose()/conv_general_dilated")
#l188 = loc("jit(step)/transpose(jvp(masks))/conv4/conv_general_dilated")
#l189 = loc("jit(step)/transpose(jvp(masks))/conv3/jit(_relu_backward)")
#l190 = loc("jit(step)/transpose(jvp(masks))/conv3/reduce_sum")
#l191 = loc("jit(step)/transpose(jvp(masks))/conv3/convert_element_type")
#l192 = loc("jit(step)/transpose(jvp(masks))/conv3/transpose()/rev")
#l193 = loc("jit(step)/transpose(jvp(masks))/conv3/transpose()/conv_general_dilated")
#l194 = loc("jit(step)/transpose(jvp(masks))/conv3/conv_general_dilated")
#l195 = loc("jit(step)/transpose(jvp(masks))/conv2/jit(_relu_backward)")
#l196 = loc("jit(step)/transpose(jvp(masks))/conv2/reduce_sum")
#l197 = loc("jit(step)/transpose(jvp(masks))/conv2/convert_element_type")
#l198 = loc("jit(step)/transpose(jvp(masks))/conv2/transpose()/rev")
#l199 = loc("jit(step)/transpose(jvp(masks))/conv2/transpose()/conv_general_dilated")
#l200 = loc("jit(step)/transpose(jvp(masks))/conv2/conv_general_dilated")
#l201 = loc("jit(step)/transpose(jvp(masks))/conv1/jit(_relu_backward)")
#l202 = loc("jit(step)/transpose(jvp(masks))/conv1/reduce_sum")
#l203 = loc("jit(step)/transpose(jvp(masks))/conv1/convert_element_type")
#l204 = loc("jit(step)/transpose(jvp(masks))/conv1/transpose()/rev")
#l205 = loc("jit(step)/transpose(jvp(masks))/conv1/transpose()/conv_general_dilated")
#l206 = loc("jit(step)/transpose(jvp(masks))/conv1/conv_general_dilated")
#l207 = loc("jit(step)/transpose(jvp(masks))/reshape")
#l208 = loc("jit(step)/transpose(jvp(masks))/jit(_crop_backward)")
#l209 = loc("jit(step)/transpose(jvp(masks))/split")
#l210 = loc("jit(step)/transpose(jvp(boxes))/div")
#l211 = loc("jit(step)/transpose(jvp(boxes))/broadcast_in_dim")
#l212 = loc("jit(step)/transpose(jvp(boxes))/mul")
#l213 = loc("jit(step)/transpose(jvp(boxes))/jit(_distance_backward)")
#l214 = loc("jit(step)/transpose(jvp(boxes))/convert_element_type")
#l215 = loc("jit(step)/transpose(jvp(boxes))/dot_general")
#l216 = loc("jit(step)/transpose(jvp(boxes))/transpose")
#l217 = loc("jit(step)/transpose(jvp(boxes))/reshape")
#l218 = loc("jit(step)/transpose(jvp(boxes))/reduce_sum")
#l219 = loc("jit(step)/transpose(jvp(boxes))/jit(_cross_entropy_backward)")
#l220 = loc("jit(step)/transpose(jvp(boxes))/add_any")
#l221 = loc("jit(step)/transpose(jvp(boxes))/jit(_relu_backward)")
#l222 = loc("jit(step)/transpose(jvp(boxes))/jit(_crop_backward)")
#l223 = loc("jit(step)/transpose(jvp(boxes))/split")
#l224 = loc("jit(step)/transpose(jvp(proposals/losses))/div")
#l225 = loc("jit(step)/transpose(jvp(proposals/losses))/broadcast_in_dim")
#l226 = loc("jit(step)/transpose(jvp(proposals/losses))/mul")
#l227 = loc("jit(step)/transpose(jvp(proposals/losses))/jit(_distance_backward)")
#l228 = loc("jit(step)/transpose(jvp(proposals/losses))/convert_element_type")
#l229 = loc("jit(step)/transpose(jvp(proposals/losses))/jit(_entropy)")
#l230 = loc("jit(step)/transpose(jvp(proposals/level6))/reduce_sum")
#l231 = loc("jit(step)/transpose(jvp(proposals/level6))/convert_element_type")
#l232 = loc("jit(step)/transpose(jvp(proposals/level6))/transpose()/rev")
#l233 = loc("jit(step)/transpose(jvp(proposals/level6))/transpose()/conv_general_dilated")
#l234 = loc("jit(step)/transpose(jvp(proposals/level6))/conv_general_dilated")
#l235 = loc("jit(step)/transpose(jvp(proposals/level6))/add_any")
#l236 = loc("jit(step)/transpose(jvp(proposals/level6))/jit(_relu_backward)")
#l237 = loc("jit(step)/transpose(jvp(proposals/level5))/reduce_sum")
#l238 = loc("jit(step)/transpose(jvp(proposals/level5))/convert_element_type")
#l239 = loc("jit(step)/transpose(jvp(proposals/level5))/add_any")
#l240 = loc("jit(step)/transpose(jvp(proposals/level5))/transpose()/rev")
#l241 = loc("jit(step)/transpose(jvp(proposals/level5))/transpose()/conv_general_dilated")
#l242 = loc("jit(step)/transpose(jvp(proposals/level5))/conv_general_dilated")
#l243 = loc("jit(step)/transpose(jvp(proposals/level5))/jit(_relu_backward)")
#l244 = loc("jit(step)/transpose(jvp(proposals/level4))/reduce_sum")
#l245 = loc("jit(step)/transpose(jvp(proposals/level4))/convert_element_type")
#l246 = loc("jit(step)/transpose(jvp(proposals/level4))/add_any")
#l247 = loc("jit(step)/transpose(jvp(proposals/level4))/transpose()/rev")
#l248 = loc("jit(step)/transpose(jvp(proposals/level4))/transpose()/conv_general_dilated")
#l249 = loc("jit(step)/transpose(jvp(proposals/level4))/conv_general_dilated")
#l250 = loc("jit(step)/transpose(jvp(proposals/level4))/jit(_relu_backward)")
#l251 = loc("jit(step)/transpose(jvp(proposals/level3))/reduce_sum")
#l252 = loc("jit(step)/transpose(jvp(proposals/level3))/convert_element_type")
#l253 = loc("jit(step)/transpose(jvp(proposals/level3))/add_any")
#l254 = loc("jit(step)/transpose(jvp(proposals/level3))/transpose()/rev")
#l255 = loc("jit(step)/transpose(jvp(proposals/level3))/transpose()/conv_general_dilated")
#l256 = loc("jit(step)/transpose(jvp(proposals/level3))/conv_general_dilated")
#l257 = loc("jit(step)/transpose(jvp(proposals/level3))/jit(_relu_backward)")
#l258 = loc("jit(step)/transpose(jvp(proposals/level2))/reduce_sum")
#l259 = loc("jit(step)/transpose(jvp(proposals/level2))/convert_element_type")
#l260 = loc("jit(step)/transpose(jvp(proposals/level2))/add_any")
#l261 = loc("jit(step)/transpose(jvp(proposals/level2))/transpose()/rev")
#l262 = loc("jit(step)/transpose(jvp(proposals/level2))/transpose()/conv_general_dilated")
#l263 = loc("jit(step)/transpose(jvp(proposals/level2))/conv_general_dilated")
#l264 = loc("jit(step)/transpose(jvp(proposals/level2))/jit(_relu_backward)")
#l265 = loc("jit(step)/transpose(jvp(embeddings))/convert_element_type")
#l266 = loc("jit(step)/transpose(jvp(pyramid/level2))/reduce_sum")
#l267 = loc("jit(step)/transpose(jvp(pyramid/level2))/convert_element_type")
#l268 = loc("jit(step)/transpose(jvp(pyramid/level2))/transpose()/rev")
#l269 = loc("jit(step)/transpose(jvp(pyramid/level2))/transpose()/conv_general_dilated")
#l270 = loc("jit(step)/transpose(jvp(pyramid/level2))/conv_general_dilated")
#l271 = loc("jit(step)/transpose(jvp(pyramid/level2))/reshape")
#l272 = loc("jit(step)/transpose(jvp(pyramid/level3))/reduce_sum")
#l273 = loc("jit(step)/transpose(jvp(pyramid/level3))/convert_element_type")
#l274 = loc("jit(step)/transpose(jvp(pyramid/level3))/transpose()/rev")
#l275 = loc("jit(step)/transpose(jvp(pyramid/level3))/transpose()/conv_general_dilated")
#l276 = loc("jit(step)/transpose(jvp(pyramid/level3))/conv_general_dilated")
#l277 = loc("jit(step)/transpose(jvp(pyramid/level3))/add_any")
#l278 = loc("jit(step)/transpose(jvp(pyramid/level3))/reshape")
#l279 = loc("jit(step)/transpose(jvp(pyramid/level4))/reduce_sum")
#l280 = loc("jit(step)/transpose(jvp(pyramid/level4))/convert_element_type")
#l281 = loc("jit(step)/transpose(jvp(pyramid/level4))/transpose()/rev")
#l282 = loc("jit(step)/transpose(jvp(pyramid/level4))/transpose()/conv_general_dilated")
#l283 = loc("jit(step)/transpose(jvp(pyramid/level4))/conv_general_dilated")
#l284 = loc("jit(step)/transpose(jvp(pyramid/level4))/add_any")
#l285 = loc("jit(step)/transpose(jvp(pyramid/level4))/reshape")
#l286 = loc("jit(step)/transpose(jvp(pyramid/level5))/reduce_sum")
#l287 = loc("jit(step)/transpose(jvp(pyramid/level5))/convert_element_type")
#l288 = loc("jit(step)/transpose(jvp(pyramid/level5))/transpose()/rev")
#l289 = loc("jit(step)/transpose(jvp(pyramid/level5))/transpose()/conv_general_dilated")
#l290 = loc("jit(step)/transpose(jvp(pyramid/level5))/conv_general_dilated")
#l291 = loc("jit(step)/transpose(jvp(pyramid/level5))/add_any")
#l292 = loc("jit(step)/transpose(jvp(stage4_2))/jit(_block)")
#l293 = loc("jit(step)/transpose(jvp(stage4_1))/jit(_block)")
#l294 = loc("jit(step)/transpose(jvp(stage4_0))/jit(_block)")
#l295 = loc("jit(step)/transpose(jvp(stage4_0))/add_any")
#l296 = loc("jit(step)/transpose(jvp(stage3_5))/jit(_block)")
#l297 = loc("jit(step)/transpose(jvp(stage3_4))/jit(_block)")
#l298 = loc("jit(step)/transpose(jvp(stage3_3))/jit(_block)")
#l299 = loc("jit(step)/transpose(jvp(stage3_2))/jit(_block)")
#l300 = loc("jit(step)/transpose(jvp(stage3_1))/jit(_block)")
#l301 = loc("jit(step)/transpose(jvp(stage3_0))/jit(_block)")
#l302 = loc("jit(step)/transpose(jvp(stage3_0))/add_any")
#l303 = loc("jit(step)/transpose(jvp(stage2_3))/jit(_block)")
#l304 = loc("jit(step)/transpose(jvp(stage2_2))/jit(_block)")
#l305 = loc("jit(step)/transpose(jvp(stage2_1))/jit(_block)")
#l306 = loc("jit(step)/transpose(jvp(stage2_0))/jit(_block)")
#l307 = loc("jit(step)/optimizer/jit(one)")
#l308 = loc("conv1/convert_element_type")
#l309 = loc("conv1/conv_general_dilated")
#l310 = loc("conv1/broadcast_in_dim")
#l311 = loc("conv1/mul")
#l312 = loc("conv1/add")
#l313 = loc("conv1/jit(_relu)")
#l314 = loc("conv2/convert_element_type")
#l315 = loc("conv2/conv_general_dilated")
#l316 = loc("conv2/broadcast_in_dim")
#l317 = loc("conv2/mul")
#l318 = loc("conv2/add")
#l319 = loc("conv2/jit(_relu)")
#l320 = loc("conv3/convert_element_type")
#l321 = loc("conv3/conv_general_dilated")
#l322 = loc("conv3/broadcast_in_dim")
#l323 = loc("conv3/mul")
#l324 = loc("conv3/add")
#l325 = loc("shortcut/convert_element_type")
#l326 = loc("shortcut/conv_general_dilated")
#l327 = loc("shortcut/broadcast_in_dim")
#l328 = loc("shortcut/mul")
#l329 = loc("shortcut/add")
#l330 = loc("while/cond/lt")
#l331 = loc("while/body/closed_call")
#l332 = loc("while/body/add")
#l333 = loc("vmap()/lt")
#l334 = loc("vmap()/add")
#l335 = loc("vmap()/select_n")
#l336 = loc("vmap()/broadcast_in_dim")
#l337 = loc("vmap()/scatter-add")
#l338 = loc("conv3/transpose()/rev")
#l339 = loc("conv3/transpose()/conv_general_dilated")
#l340 = loc("conv2/jit(_relu_backward)")
#l341 = loc("conv2/transpose()/rev")
#l342 = loc("conv2/transpose()/conv_general_dilated")
#l343 = loc("conv1/jit(_relu_backward)")
#l344 = loc("conv1/transpose()/rev")
#l345 = loc("conv1/transpose()/conv_general_dilated")
#l346 = loc("conv1/add_any")
#l347 = loc("shortcut/transpose()/rev")
#l348 = loc("shortcut/transpose()/conv_general_dilated")
