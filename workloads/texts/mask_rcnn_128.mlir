!t0 = tensor<f32>
!t1 = tensor<i32>
!t2 = tensor<256xf32>
!t3 = tensor<128x2000xf32>
!t4 = tensor<3x3x256x256xf32>
!t5 = tensor<128x512xf32>
!t6 = tensor<128x52x84x256xbf16>
!t7 = tensor<bf16>
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
!t21 = tensor<128x104x168x128xbf16>
!t22 = tensor<128x512xi32>
!t23 = tensor<128x26x42x2048xbf16>
!t24 = tensor<128x26x42x512xbf16>
!t25 = tensor<128x5x512xf32>
!t26 = tensor<3x3x128x128xf32>
!t27 = tensor<1x1x128x512xf32>
!t28 = tensor<16384x14x14x256xbf16>
!t29 = tensor<128x208x336x3xf32>
!t30 = tensor<128x104x168x3xf32>
!t31 = tensor<128x52x84x3xf32>
!t32 = tensor<128x26x42x3xf32>
!t33 = tensor<128x13x21x3xf32>
!t34 = tensor<1x1x1x512xbf16>
!t35 = tensor<3x3x256x256xbf16>
!t36 = tensor<128x819xf32>
!t37 = tensor<3x3x512x512xf32>
!t38 = tensor<1x1x512x2048xf32>
!t39 = tensor<64xf32>
!t40 = tensor<128x208x336x12xf32>
!t41 = tensor<128x104x168x12xf32>
!t42 = tensor<128x52x84x12xf32>
!t43 = tensor<128x26x42x12xf32>
!t44 = tensor<128x13x21x12xf32>
!t45 = tensor<128x512x1xf32>
!t46 = tensor<128x26x42x256xbf16>
!t47 = tensor<128x128x784xf32>
!t48 = tensor<128x1100xf32>
!t49 = tensor<128x819xi32>
!t50 = tensor<1x1x512x128xf32>
!t51 = tensor<256xbf16>
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
!t62 = tensor<1x1x256x12xf32>
!t63 = tensor<1x1x256x3xf32>
!t64 = tensor<128x2000xi1>
!t65 = tensor<2048xf32>
!t66 = tensor<128x13x21x256xbf16>
!t67 = tensor<128x208x336x128xbf16>
!t68 = tensor<128x52x84x512xbf16>
!t69 = tensor<128x208x336x64xbf16>
!t70 = tensor<91xf32>
!t71 = tensor<128x512xi1>
!t72 = tensor<12xf32>
!t73 = tensor<3xf32>
!t74 = tensor<128x2000x1xi32>
!t75 = tensor<128x5x512x4xf32>
!t76 = tensor<1x1x1x1024xbf16>
!t77 = tensor<1x1x256x128xf32>
!t78 = tensor<1x1x256x512xf32>
!t79 = tensor<1x1x512x1024xf32>
!t80 = tensor<1x1x1024x512xf32>
!t81 = tensor<1x1x1024x2048xf32>
!t82 = tensor<16384x28x28x256xbf16>
!t83 = tensor<i1>
!t84 = tensor<128x1100x100xf32>
!t85 = tensor<1x1x1x2048xbf16>
!t86 = tensor<128x2048xf32>
!t87 = tensor<128x2048x4xf32>
!t88 = tensor<1024x91xf32>
!t89 = tensor<12544x1024xf32>
!t90 = tensor<1024x1024xf32>
!t91 = tensor<1024x364xf32>
!t92 = tensor<1x1x256x91xf32>
!t93 = tensor<256x2x2x256xf32>
!t94 = tensor<1x1x256x256xf32>
!t95 = tensor<1x1x2048x256xf32>
!t96 = tensor<128x512x91xf32>
!t97 = tensor<128x2000x4xf32>
!t98 = tensor<128x5x512x1xf32>
!t99 = tensor<364xf32>
!t100 = tensor<512xbf16>
!t101 = tensor<128x92820x256xbf16>
!t102 = tensor<128x512x1xi32>
!t103 = tensor<128x128xi1>
!t104 = tensor<128x1100xi32>
!t105 = tensor<128x1100x1xf32>
!t106 = tensor<1x1x256x3xbf16>
!t107 = tensor<1x1x256x12xbf16>
!t108 = tensor<128x5x2048xf32>
!t109 = tensor<128x128x4xf32>
!t110 = tensor<1x1x64x256xf32>
!t111 = tensor<128x819xi1>
!t112 = tensor<128x2xf32>
!t113 = tensor<64xbf16>
!t114 = tensor<1x1x1x64xbf16>
!t115 = tensor<128x512x91xbf16>
!t116 = tensor<128x2000x4xbf16>
!t117 = tensor<128x1xf32>
!t118 = tensor<128x128x28x112xf32>
!t119 = tensor<3x3x64x64xf32>
!t120 = tensor<128x208x336x3xbf16>
!t121 = tensor<128x104x168x3xbf16>
!t122 = tensor<128x52x84x3xbf16>
!t123 = tensor<128x26x42x3xbf16>
!t124 = tensor<128x13x21x3xbf16>
!t125 = tensor<128x4x25088xi32>
!t126 = tensor<1024xbf16>
!t127 = tensor<128xbf16>
!t128 = tensor<128x819x1xf32>
!t129 = tensor<128x1x512x7xf32>
!t130 = tensor<128x128x28xf32>
!t131 = tensor<128x1x128x14xf32>
!t132 = tensor<128x1100x4xf32>
!t133 = tensor<128x1100xi1>
!t134 = tensor<128x100x4xf32>
!t135 = tensor<128x208x336x3xi1>
!t136 = tensor<128x104x168x3xi1>
!t137 = tensor<128x52x84x3xi1>
!t138 = tensor<128x26x42x3xi1>
!t139 = tensor<128x13x21x3xi1>
!t140 = tensor<128x25088x256xbf16>
!t141 = tensor<128x416x672x64xbf16>
!t142 = tensor<128x5x2048x4xf32>
!t143 = tensor<128x512x91xi32>
!t144 = tensor<128x128x1xi32>
!t145 = tensor<128x128x784xi1>
!t146 = tensor<2048xbf16>
!t147 = tensor<128x100xf32>
!t148 = tensor<7xf32>
!t149 = tensor<128x100352x1xi32>
!t150 = tensor<28xf32>
!t151 = tensor<14xf32>
!t152 = tensor<128x208x336x12xbf16>
!t153 = tensor<128x104x168x12xbf16>
!t154 = tensor<128x52x84x12xbf16>
!t155 = tensor<128x26x42x12xbf16>
!t156 = tensor<128x13x21x12xbf16>
!t157 = tensor<128x819x4xf32>
!t158 = tensor<1x1x256x64xf32>
!t159 = tensor<1x1x1024x256xbf16>
!t160 = tensor<1x1x512x256xbf16>
!t161 = tensor<3xbf16>
!t162 = tensor<1x1x1x3xbf16>
!t163 = tensor<12xbf16>
!t164 = tensor<1x1x1x12xbf16>
!t165 = tensor<128x1x2048xf32>
!t166 = tensor<128x1x2048x4xf32>
!t167 = tensor<128x5x2048x1xf32>
!t168 = tensor<128x1000x1xi32>
!t169 = tensor<128x4x25088xf32>
!t170 = tensor<128x4x25088xbf16>
!t171 = tensor<128x512x91xi1>
!t172 = tensor<3x3x128x128xbf16>
!t173 = tensor<1x1x128x512xbf16>
!t174 = tensor<1x1x256x1024xbf16>
!t175 = tensor<3x3x512x512xbf16>
!t176 = tensor<1x1x512x2048xbf16>
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
!t187 = tensor<128x512x364xbf16>
!t188 = tensor<16384x28x28x91xbf16>
!t189 = tensor<16384x14x14x256xf32>
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
!t200 = tensor<128x1000x4xf32>
!t201 = tensor<128x100352x256xbf16>
!t202 = tensor<7x7x3x64xf32>
!t203 = tensor<1x1x64x64xf32>
!t204 = tensor<128x100xi32>
!t205 = tensor<128x279279xi32>
!t206 = tensor<128x279279x4xf32>
!t207 = tensor<128x208x336x12xi1>
!t208 = tensor<128x104x168x12xi1>
!t209 = tensor<128x52x84x12xi1>
!t210 = tensor<128x26x42x12xi1>
!t211 = tensor<128x13x21x12xi1>
!t212 = tensor<128x128x784x91xbf16>
!t213 = tensor<128x26x42x256xf32>
!t214 = tensor<128x52x84x256xf32>
!t215 = tensor<128x104x168x256xf32>
!t216 = tensor<128x208x336x256xf32>
!t217 = tensor<1x1x64x256xbf16>
!t218 = tensor<128x5x512x512xi1>
!t219 = tensor<128x4x25088x256xbf16>
!t220 = tensor<128x128x28x112xbf16>
!t221 = tensor<8x8x3x64xf32>
!t222 = tensor<1x1x2048x256xbf16>
!t223 = tensor<1x1x256x256xbf16>
!t224 = tensor<128x208x336x3xi32>
!t225 = tensor<128x104x168x3xi32>
!t226 = tensor<128x52x84x3xi32>
!t227 = tensor<128x26x42x3xi32>
!t228 = tensor<128x13x21x3xi32>
!t229 = tensor<128x512x12544xbf16>
!t230 = tensor<128x128x28x28xf32>
!t231 = tensor<16384x14x2x14x2x256xbf16>
!t232 = tensor<1x1x256x91xbf16>
!t233 = tensor<1x1x256x128xbf16>
!t234 = tensor<1x1x256x512xbf16>
!t235 = tensor<1x1x512x128xbf16>
!t236 = tensor<1x1x512x1024xbf16>
!t237 = tensor<1x1x1024x512xbf16>
!t238 = tensor<1x1x1024x2048xbf16>
!t239 = tensor<1x1x2048x512xbf16>
!t240 = tensor<128x5x512x1x4xf32>
!t241 = tensor<128x5x1x512x4xf32>
!t242 = tensor<128x1100x1x4xf32>
!t243 = tensor<128x1x100x4xf32>
!t244 = tensor<128x128x12544xbf16>
!t245 = tensor<128x100x112x112xbf16>
!t246 = tensor<128x26x2x42x2x256xbf16>
!t247 = tensor<128x52x2x84x2x256xbf16>
!t248 = tensor<128x104x2x168x2x256xbf16>
!t249 = tensor<128x5x2048xi1>
!t250 = tensor<128x10240x4xf32>
!t251 = tensor<128x512x7x7x256xbf16>
!t252 = tensor<12544x1024xbf16>
!t253 = tensor<1x1x1024xbf16>
!t254 = tensor<1024x1024xbf16>
!t255 = tensor<1024x91xbf16>
!t256 = tensor<91xbf16>
!t257 = tensor<1024x364xbf16>
!t258 = tensor<128x512x91x4xbf16>
!t259 = tensor<91xi32>
!t260 = tensor<1x1x91xi32>
!t261 = tensor<128x512x4xbf16>
!t262 = tensor<128x128x14x14x256xbf16>
!t263 = tensor<256x2x2x256xbf16>
!t264 = tensor<128x128x91x784xbf16>
!t265 = tensor<128x128x91xi32>
!t266 = tensor<128x512x1024xf32>
!t267 = tensor<3x3x64x64xbf16>
!t268 = tensor<128x209664x4xbf16>
!t269 = tensor<128x52416x4xbf16>
!t270 = tensor<128x13104x4xbf16>
!t271 = tensor<128x3276x4xbf16>
!t272 = tensor<512x512xi32>
!t273 = tensor<128x5x512xi1>
!t274 = tensor<128x512x1xi1>
!t275 = tensor<1x1x7xf32>
!t276 = tensor<128x1x512x1xi32>
!t277 = tensor<128x2x2x512x7x7xi32>
!t278 = tensor<128x2x2x512x7x7xf32>
!t279 = tensor<128x4x25088x256xf32>
!t280 = tensor<128x4x25088x1xbf16>
!t281 = tensor<128x512x4xi1>
!t282 = tensor<128x100x12544xbf16>
!t283 = tensor<1x1x28xf32>
!t284 = tensor<112xf32>
!t285 = tensor<128x128x28x1xf32>
!t286 = tensor<1x1x1x112xf32>
!t287 = tensor<128x128x28x28xbf16>
!t288 = tensor<1x1x14xf32>
!t289 = tensor<128x1x128x1xi32>
!t290 = tensor<128x2x2x128x14x14xi32>
!t291 = tensor<128x2x2x128x14x14xf32>
!t292 = tensor<16384x28x28x256xi1>
!t293 = tensor<16384x14x14x256xi1>
!t294 = tensor<128x512x1024xi1>
!t295 = tensor<128x13x21x256xi1>
!t296 = tensor<128x26x42x256xi1>
!t297 = tensor<128x52x84x256xi1>
!t298 = tensor<128x104x168x256xi1>
!t299 = tensor<128x208x336x256xi1>
!t300 = tensor<128x26x42x2048xi1>
!t301 = tensor<128x26x42x512xi1>
!t302 = tensor<128x52x84x512xi1>
!t303 = tensor<128x52x84x1024xi1>
!t304 = tensor<128x104x168x512xi1>
!t305 = tensor<128x104x168x128xi1>
!t306 = tensor<128x208x336x128xi1>
!t307 = tensor<128x128x91xbf16>
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: !t70 {tf.aliasing_output = 0 : i32}, %arg1: !t88 {tf.aliasing_output = 1 : i32}, %arg2: !t15 {tf.aliasing_output = 2 : i32}, %arg3: !t89 {tf.aliasing_output = 3 : i32}, %arg4: !t15 {tf.aliasing_output = 4 : i32}, %arg5: !t90 {tf.aliasing_output = 5 : i32}, %arg6: !t99 {tf.aliasing_output = 6 : i32}, %arg7: !t91 {tf.aliasing_output = 7 : i32}, %arg8: !t202 {tf.aliasing_output = 8 : i32}, %arg9: !t70 {tf.aliasing_output = 9 : i32}, %arg10: !t92 {tf.aliasing_output = 10 : i32}, %arg11: !t2 {tf.aliasing_output = 11 : i32}, %arg12: !t4 {tf.aliasing_output = 12 : i32}, %arg13: !t2 {tf.aliasing_output = 13 : i32}, %arg14: !t4 {tf.aliasing_output = 14 : i32}, %arg15: !t2 {tf.aliasing_output = 15 : i32}, %arg16: !t4 {tf.aliasing_output = 16 : i32}, %arg17: !t2 {tf.aliasing_output = 17 : i32}, %arg18: !t4 {tf.aliasing_output = 18 : i32}, %arg19: !t2 {tf.aliasing_output = 19 : i32}, %arg20: !t93 {tf.aliasing_output = 20 : i32}, %arg21: !t2 {tf.aliasing_output = 21 : i32}, %arg22: !t4 {tf.aliasing_output = 22 : i32}, %arg23: !t72 {tf.aliasing_output = 23 : i32}, %arg24: !t62 {tf.aliasing_output = 24 : i32}, %arg25: !t73 {tf.aliasing_output = 25 : i32}, %arg26: !t63 {tf.aliasing_output = 26 : i32}, %arg27: !t2 {tf.aliasing_output = 27 : i32}, %arg28: !t94 {tf.aliasing_output = 28 : i32}, %arg29: !t2 {tf.aliasing_output = 29 : i32}, %arg30: !t4 {tf.aliasing_output = 30 : i32}, %arg31: !t2 {tf.aliasing_output = 31 : i32}, %arg32: !t55 {tf.aliasing_output = 32 : i32}, %arg33: !t2 {tf.aliasing_output = 33 : i32}, %arg34: !t4 {tf.aliasing_output = 34 : i32}, %arg35: !t2 {tf.aliasing_output = 35 : i32}, %arg36: !t16 {tf.aliasing_output = 36 : i32}, %arg37: !t2 {tf.aliasing_output = 37 : i32}, %arg38: !t4 {tf.aliasing_output = 38 : i32}, %arg39: !t2 {tf.aliasing_output = 39 : i32}, %arg40: !t95 {tf.aliasing_output = 40 : i32}, %arg41: !t2 {tf.aliasing_output = 41 : i32}, %arg42: !t4 {tf.aliasing_output = 42 : i32}, %arg43: !t203 {tf.aliasing_output = 43 : i32}, %arg44: !t119 {tf.aliasing_output = 44 : i32}, %arg45: !t110 {tf.aliasing_output = 45 : i32}, %arg46: !t110 {tf.aliasing_output = 46 : i32}, %arg47: !t158 {tf.aliasing_output = 47 : i32}, %arg48: !t119 {tf.aliasing_output = 48 : i32}, %arg49: !t110 {tf.aliasing_output = 49 : i32}, %arg50: !t158 {tf.aliasing_output = 50 : i32}, %arg51: !t119 {tf.aliasing_output = 51 : i32}, %arg52: !t110 {tf.aliasing_output = 52 : i32}, %arg53: !t77 {tf.aliasing_output = 53 : i32}, %arg54: !t26 {tf.aliasing_output = 54 : i32}, %arg55: !t27 {tf.aliasing_output = 55 : i32}, %arg56: !t78 {tf.aliasing_output = 56 : i32}, %arg57: !t50 {tf.aliasing_output = 57 : i32}, %arg58: !t26 {tf.aliasing_output = 58 : i32}, %arg59: !t27 {tf.aliasing_output = 59 : i32}, %arg60: !t50 {tf.aliasing_output = 60 : i32}, %arg61: !t26 {tf.aliasing_output = 61 : i32}, %arg62: !t27 {tf.aliasing_output = 62 : i32}, %arg63: !t50 {tf.aliasing_output = 63 : i32}, %arg64: !t26 {tf.aliasing_output = 64 : i32}, %arg65: !t27 {tf.aliasing_output = 65 : i32}, %arg66: !t55 {tf.aliasing_output = 66 : i32}, %arg67: !t4 {tf.aliasing_output = 67 : i32}, %arg68: !t13 {tf.aliasing_output = 68 : i32}, %arg69: !t79 {tf.aliasing_output = 69 : i32}, %arg70: !t16 {tf.aliasing_output = 70 : i32}, %arg71: !t4 {tf.aliasing_output = 71 : i32}, %arg72: !t13 {tf.aliasing_output = 72 : i32}, %arg73: !t16 {tf.aliasing_output = 73 : i32}, %arg74: !t4 {tf.aliasing_output = 74 : i32}, %arg75: !t13 {tf.aliasing_output = 75 : i32}, %arg76: !t16 {tf.aliasing_output = 76 : i32}, %arg77: !t4 {tf.aliasing_output = 77 : i32}, %arg78: !t13 {tf.aliasing_output = 78 : i32}, %arg79: !t16 {tf.aliasing_output = 79 : i32}, %arg80: !t4 {tf.aliasing_output = 80 : i32}, %arg81: !t13 {tf.aliasing_output = 81 : i32}, %arg82: !t16 {tf.aliasing_output = 82 : i32}, %arg83: !t4 {tf.aliasing_output = 83 : i32}, %arg84: !t13 {tf.aliasing_output = 84 : i32}, %arg85: !t80 {tf.aliasing_output = 85 : i32}, %arg86: !t37 {tf.aliasing_output = 86 : i32}, %arg87: !t38 {tf.aliasing_output = 87 : i32}, %arg88: !t81 {tf.aliasing_output = 88 : i32}, %arg89: !t56 {tf.aliasing_output = 89 : i32}, %arg90: !t37 {tf.aliasing_output = 90 : i32}, %arg91: !t38 {tf.aliasing_output = 91 : i32}, %arg92: !t56 {tf.aliasing_output = 92 : i32}, %arg93: !t37 {tf.aliasing_output = 93 : i32}, %arg94: !t38 {tf.aliasing_output = 94 : i32}, %arg95: !t39 {tf.aliasing_output = 95 : i32}, %arg96: !t39 {tf.aliasing_output = 96 : i32}, %arg97: !t39 {tf.aliasing_output = 97 : i32}, %arg98: !t39 {tf.aliasing_output = 98 : i32}, %arg99: !t39 {tf.aliasing_output = 99 : i32}, %arg100: !t39 {tf.aliasing_output = 100 : i32}, %arg101: !t2 {tf.aliasing_output = 101 : i32}, %arg102: !t2 {tf.aliasing_output = 102 : i32}, %arg103: !t2 {tf.aliasing_output = 103 : i32}, %arg104: !t2 {tf.aliasing_output = 104 : i32}, %arg105: !t39 {tf.aliasing_output = 105 : i32}, %arg106: !t39 {tf.aliasing_output = 106 : i32}, %arg107: !t39 {tf.aliasing_output = 107 : i32}, %arg108: !t39 {tf.aliasing_output = 108 : i32}, %arg109: !t2 {tf.aliasing_output = 109 : i32}, %arg110: !t2 {tf.aliasing_output = 110 : i32}, %arg111: !t39 {tf.aliasing_output = 111 : i32}, %arg112: !t39 {tf.aliasing_output = 112 : i32}, %arg113: !t39 {tf.aliasing_output = 113 : i32}, %arg114: !t39 {tf.aliasing_output = 114 : i32}, %arg115: !t2 {tf.aliasing_output = 115 : i32}, %arg116: !t2 {tf.aliasing_output = 116 : i32}, %arg117: !t19 {tf.aliasing_output = 117 : i32}, %arg118: !t19 {tf.aliasing_output = 118 : i32}, %arg119: !t19 {tf.aliasing_output = 119 : i32}, %arg120: !t19 {tf.aliasing_output = 120 : i32}, %arg121: !t11 {tf.aliasing_output = 121 : i32}, %arg122: !t11 {tf.aliasing_output = 122 : i32}, %arg123: !t11 {tf.aliasing_output = 123 : i32}, %arg124: !t11 {tf.aliasing_output = 124 : i32}, %arg125: !t19 {tf.aliasing_output = 125 : i32}, %arg126: !t19 {tf.aliasing_output = 126 : i32}, %arg127: !t19 {tf.aliasing_output = 127 : i32}, %arg128: !t19 {tf.aliasing_output = 128 : i32}, %arg129: !t11 {tf.aliasing_output = 129 : i32}, %arg130: !t11 {tf.aliasing_output = 130 : i32}, %arg131: !t19 {tf.aliasing_output = 131 : i32}, %arg132: !t19 {tf.aliasing_output = 132 : i32}, %arg133: !t19 {tf.aliasing_output = 133 : i32}, %arg134: !t19 {tf.aliasing_output = 134 : i32}, %arg135: !t11 {tf.aliasing_output = 135 : i32}, %arg136: !t11 {tf.aliasing_output = 136 : i32}, %arg137: !t19 {tf.aliasing_output = 137 : i32}, %arg138: !t19 {tf.aliasing_output = 138 : i32}, %arg139: !t19 {tf.aliasing_output = 139 : i32}, %arg140: !t19 {tf.aliasing_output = 140 : i32}, %arg141: !t11 {tf.aliasing_output = 141 : i32}, %arg142: !t11 {tf.aliasing_output = 142 : i32}, %arg143: !t2 {tf.aliasing_output = 143 : i32}, %arg144: !t2 {tf.aliasing_output = 144 : i32}, %arg145: !t2 {tf.aliasing_output = 145 : i32}, %arg146: !t2 {tf.aliasing_output = 146 : i32}, %arg147: !t15 {tf.aliasing_output = 147 : i32}, %arg148: !t15 {tf.aliasing_output = 148 : i32}, %arg149: !t15 {tf.aliasing_output = 149 : i32}, %arg150: !t15 {tf.aliasing_output = 150 : i32}, %arg151: !t2 {tf.aliasing_output = 151 : i32}, %arg152: !t2 {tf.aliasing_output = 152 : i32}, %arg153: !t2 {tf.aliasing_output = 153 : i32}, %arg154: !t2 {tf.aliasing_output = 154 : i32}, %arg155: !t15 {tf.aliasing_output = 155 : i32}, %arg156: !t15 {tf.aliasing_output = 156 : i32}, %arg157: !t2 {tf.aliasing_output = 157 : i32}, %arg158: !t2 {tf.aliasing_output = 158 : i32}, %arg159: !t2 {tf.aliasing_output = 159 : i32}, %arg160: !t2 {tf.aliasing_output = 160 : i32}, %arg161: !t15 {tf.aliasing_output = 161 : i32}, %arg162: !t15 {tf.aliasing_output = 162 : i32}, %arg163: !t2 {tf.aliasing_output = 163 : i32}, %arg164: !t2 {tf.aliasing_output = 164 : i32}, %arg165: !t2 {tf.aliasing_output = 165 : i32}, %arg166: !t2 {tf.aliasing_output = 166 : i32}, %arg167: !t15 {tf.aliasing_output = 167 : i32}, %arg168: !t15 {tf.aliasing_output = 168 : i32}, %arg169: !t2 {tf.aliasing_output = 169 : i32}, %arg170: !t2 {tf.aliasing_output = 170 : i32}, %arg171: !t2 {tf.aliasing_output = 171 : i32}, %arg172: !t2 {tf.aliasing_output = 172 : i32}, %arg173: !t15 {tf.aliasing_output = 173 : i32}, %arg174: !t15 {tf.aliasing_output = 174 : i32}, %arg175: !t2 {tf.aliasing_output = 175 : i32}, %arg176: !t2 {tf.aliasing_output = 176 : i32}, %arg177: !t2 {tf.aliasing_output = 177 : i32}, %arg178: !t2 {tf.aliasing_output = 178 : i32}, %arg179: !t15 {tf.aliasing_output = 179 : i32}, %arg180: !t15 {tf.aliasing_output = 180 : i32}, %arg181: !t11 {tf.aliasing_output = 181 : i32}, %arg182: !t11 {tf.aliasing_output = 182 : i32}, %arg183: !t11 {tf.aliasing_output = 183 : i32}, %arg184: !t11 {tf.aliasing_output = 184 : i32}, %arg185: !t65 {tf.aliasing_output = 185 : i32}, %arg186: !t65 {tf.aliasing_output = 186 : i32}, %arg187: !t65 {tf.aliasing_output = 187 : i32}, %arg188: !t65 {tf.aliasing_output = 188 : i32}, %arg189: !t11 {tf.aliasing_output = 189 : i32}, %arg190: !t11 {tf.aliasing_output = 190 : i32}, %arg191: !t11 {tf.aliasing_output = 191 : i32}, %arg192: !t11 {tf.aliasing_output = 192 : i32}, %arg193: !t65 {tf.aliasing_output = 193 : i32}, %arg194: !t65 {tf.aliasing_output = 194 : i32}, %arg195: !t11 {tf.aliasing_output = 195 : i32}, %arg196: !t11 {tf.aliasing_output = 196 : i32}, %arg197: !t11 {tf.aliasing_output = 197 : i32}, %arg198: !t11 {tf.aliasing_output = 198 : i32}, %arg199: !t65 {tf.aliasing_output = 199 : i32}, %arg200: !t65 {tf.aliasing_output = 200 : i32}, %arg201: !t70 {tf.aliasing_output = 201 : i32}, %arg202: !t88 {tf.aliasing_output = 202 : i32}, %arg203: !t15 {tf.aliasing_output = 203 : i32}, %arg204: !t89 {tf.aliasing_output = 204 : i32}, %arg205: !t15 {tf.aliasing_output = 205 : i32}, %arg206: !t90 {tf.aliasing_output = 206 : i32}, %arg207: !t99 {tf.aliasing_output = 207 : i32}, %arg208: !t91 {tf.aliasing_output = 208 : i32}, %arg209: !t70 {tf.aliasing_output = 209 : i32}, %arg210: !t92 {tf.aliasing_output = 210 : i32}, %arg211: !t2 {tf.aliasing_output = 211 : i32}, %arg212: !t4 {tf.aliasing_output = 212 : i32}, %arg213: !t2 {tf.aliasing_output = 213 : i32}, %arg214: !t4 {tf.aliasing_output = 214 : i32}, %arg215: !t2 {tf.aliasing_output = 215 : i32}, %arg216: !t4 {tf.aliasing_output = 216 : i32}, %arg217: !t2 {tf.aliasing_output = 217 : i32}, %arg218: !t4 {tf.aliasing_output = 218 : i32}, %arg219: !t2 {tf.aliasing_output = 219 : i32}, %arg220: !t93 {tf.aliasing_output = 220 : i32}, %arg221: !t2 {tf.aliasing_output = 221 : i32}, %arg222: !t4 {tf.aliasing_output = 222 : i32}, %arg223: !t72 {tf.aliasing_output = 223 : i32}, %arg224: !t62 {tf.aliasing_output = 224 : i32}, %arg225: !t73 {tf.aliasing_output = 225 : i32}, %arg226: !t63 {tf.aliasing_output = 226 : i32}, %arg227: !t2 {tf.aliasing_output = 227 : i32}, %arg228: !t94 {tf.aliasing_output = 228 : i32}, %arg229: !t2 {tf.aliasing_output = 229 : i32}, %arg230: !t4 {tf.aliasing_output = 230 : i32}, %arg231: !t2 {tf.aliasing_output = 231 : i32}, %arg232: !t55 {tf.aliasing_output = 232 : i32}, %arg233: !t2 {tf.aliasing_output = 233 : i32}, %arg234: !t4 {tf.aliasing_output = 234 : i32}, %arg235: !t2 {tf.aliasing_output = 235 : i32}, %arg236: !t16 {tf.aliasing_output = 236 : i32}, %arg237: !t2 {tf.aliasing_output = 237 : i32}, %arg238: !t4 {tf.aliasing_output = 238 : i32}, %arg239: !t2 {tf.aliasing_output = 239 : i32}, %arg240: !t95 {tf.aliasing_output = 240 : i32}, %arg241: !t2 {tf.aliasing_output = 241 : i32}, %arg242: !t4 {tf.aliasing_output = 242 : i32}, %arg243: !t77 {tf.aliasing_output = 243 : i32}, %arg244: !t26 {tf.aliasing_output = 244 : i32}, %arg245: !t27 {tf.aliasing_output = 245 : i32}, %arg246: !t78 {tf.aliasing_output = 246 : i32}, %arg247: !t50 {tf.aliasing_output = 247 : i32}, %arg248: !t26 {tf.aliasing_output = 248 : i32}, %arg249: !t27 {tf.aliasing_output = 249 : i32}, %arg250: !t50 {tf.aliasing_output = 250 : i32}, %arg251: !t26 {tf.aliasing_output = 251 : i32}, %arg252: !t27 {tf.aliasing_output = 252 : i32}, %arg253: !t50 {tf.aliasing_output = 253 : i32}, %arg254: !t26 {tf.aliasing_output = 254 : i32}, %arg255: !t27 {tf.aliasing_output = 255 : i32}, %arg256: !t55 {tf.aliasing_output = 256 : i32}, %arg257: !t4 {tf.aliasing_output = 257 : i32}, %arg258: !t13 {tf.aliasing_output = 258 : i32}, %arg259: !t79 {tf.aliasing_output = 259 : i32}, %arg260: !t16 {tf.aliasing_output = 260 : i32}, %arg261: !t4 {tf.aliasing_output = 261 : i32}, %arg262: !t13 {tf.aliasing_output = 262 : i32}, %arg263: !t16 {tf.aliasing_output = 263 : i32}, %arg264: !t4 {tf.aliasing_output = 264 : i32}, %arg265: !t13 {tf.aliasing_output = 265 : i32}, %arg266: !t16 {tf.aliasing_output = 266 : i32}, %arg267: !t4 {tf.aliasing_output = 267 : i32}, %arg268: !t13 {tf.aliasing_output = 268 : i32}, %arg269: !t16 {tf.aliasing_output = 269 : i32}, %arg270: !t4 {tf.aliasing_output = 270 : i32}, %arg271: !t13 {tf.aliasing_output = 271 : i32}, %arg272: !t16 {tf.aliasing_output = 272 : i32}, %arg273: !t4 {tf.aliasing_output = 273 : i32}, %arg274: !t13 {tf.aliasing_output = 274 : i32}, %arg275: !t80 {tf.aliasing_output = 275 : i32}, %arg276: !t37 {tf.aliasing_output = 276 : i32}, %arg277: !t38 {tf.aliasing_output = 277 : i32}, %arg278: !t81 {tf.aliasing_output = 278 : i32}, %arg279: !t56 {tf.aliasing_output = 279 : i32}, %arg280: !t37 {tf.aliasing_output = 280 : i32}, %arg281: !t38 {tf.aliasing_output = 281 : i32}, %arg282: !t56 {tf.aliasing_output = 282 : i32}, %arg283: !t37 {tf.aliasing_output = 283 : i32}, %arg284: !t38 {tf.aliasing_output = 284 : i32}, %learning_rate: !t0, %images: tensor<128x416x672x12xbf16>, %extents: !t112, %boxes: !t134, %classes: !t204, %masks: !t245, %labels: !t205, %targets: !t206, %random: !t48) -> (!t70 {jax.result_info = "result[0]['boxes']['classes']['bias']"}, !t88 {jax.result_info = "result[0]['boxes']['classes']['kernel']"}, !t15 {jax.result_info = "result[0]['boxes']['dense1']['bias']"}, !t89 {jax.result_info = "result[0]['boxes']['dense1']['kernel']"}, !t15 {jax.result_info = "result[0]['boxes']['dense2']['bias']"}, !t90 {jax.result_info = "result[0]['boxes']['dense2']['kernel']"}, !t99 {jax.result_info = "result[0]['boxes']['places']['bias']"}, !t91 {jax.result_info = "result[0]['boxes']['places']['kernel']"}, !t202 {jax.result_info = "result[0]['conv0']"}, !t70 {jax.result_info = "result[0]['masks']['classes']['bias']"}, !t92 {jax.result_info = "result[0]['masks']['classes']['kernel']"}, !t2 {jax.result_info = "result[0]['masks']['conv1']['bias']"}, !t4 {jax.result_info = "result[0]['masks']['conv1']['kernel']"}, !t2 {jax.result_info = "result[0]['masks']['conv2']['bias']"}, !t4 {jax.result_info = "result[0]['masks']['conv2']['kernel']"}, !t2 {jax.result_info = "result[0]['masks']['conv3']['bias']"}, !t4 {jax.result_info = "result[0]['masks']['conv3']['kernel']"}, !t2 {jax.result_info = "result[0]['masks']['conv4']['bias']"}, !t4 {jax.result_info = "result[0]['masks']['conv4']['kernel']"}, !t2 {jax.result_info = "result[0]['masks']['up']['bias']"}, !t93 {jax.result_info = "result[0]['masks']['up']['kernel']"}, !t2 {jax.result_info = "result[0]['proposals']['conv']['bias']"}, !t4 {jax.result_info = "result[0]['proposals']['conv']['kernel']"}, !t72 {jax.result_info = "result[0]['proposals']['places']['bias']"}, !t62 {jax.result_info = "result[0]['proposals']['places']['kernel']"}, !t73 {jax.result_info = "result[0]['proposals']['scores']['bias']"}, !t63 {jax.result_info = "result[0]['proposals']['scores']['kernel']"}, !t2 {jax.result_info = "result[0]['pyramid']['level2']['across']['bias']"}, !t94 {jax.result_info = "result[0]['pyramid']['level2']['across']['kernel']"}, !t2 {jax.result_info = "result[0]['pyramid']['level2']['after']['bias']"}, !t4 {jax.result_info = "result[0]['pyramid']['level2']['after']['kernel']"}, !t2 {jax.result_info = "result[0]['pyramid']['level3']['across']['bias']"}, !t55 {jax.result_info = "result[0]['pyramid']['level3']['across']['kernel']"}, !t2 {jax.result_info = "result[0]['pyramid']['level3']['after']['bias']"}, !t4 {jax.result_info = "result[0]['pyramid']['level3']['after']['kernel']"}, !t2 {jax.result_info = "result[0]['pyramid']['level4']['across']['bias']"}, !t16 {jax.result_info = "result[0]['pyramid']['level4']['across']['kernel']"}, !t2 {jax.result_info = "result[0]['pyramid']['level4']['after']['bias']"}, !t4 {jax.result_info = "result[0]['pyramid']['level4']['after']['kernel']"}, !t2 {jax.result_info = "result[0]['pyramid']['level5']['across']['bias']"}, !t95 {jax.result_info = "result[0]['pyramid']['level5']['across']['kernel']"}, !t2 {jax.result_info = "result[0]['pyramid']['level5']['after']['bias']"}, !t4 {jax.result_info = "result[0]['pyramid']['level5']['after']['kernel']"}, !t203 {jax.result_info = "result[0]['stage1_0']['conv1']"}, !t119 {jax.result_info = "result[0]['stage1_0']['conv2']"}, !t110 {jax.result_info = "result[0]['stage1_0']['conv3']"}, !t110 {jax.result_info = "result[0]['stage1_0']['shortcut']"}, !t158 {jax.result_info = "result[0]['stage1_1']['conv1']"}, !t119 {jax.result_info = "result[0]['stage1_1']['conv2']"}, !t110 {jax.result_info = "result[0]['stage1_1']['conv3']"}, !t158 {jax.result_info = "result[0]['stage1_2']['conv1']"}, !t119 {jax.result_info = "result[0]['stage1_2']['conv2']"}, !t110 {jax.result_info = "result[0]['stage1_2']['conv3']"}, !t77 {jax.result_info = "result[0]['stage2_0']['conv1']"}, !t26 {jax.result_info = "result[0]['stage2_0']['conv2']"}, !t27 {jax.result_info = "result[0]['stage2_0']['conv3']"}, !t78 {jax.result_info = "result[0]['stage2_0']['shortcut']"}, !t50 {jax.result_info = "result[0]['stage2_1']['conv1']"}, !t26 {jax.result_info = "result[0]['stage2_1']['conv2']"}, !t27 {jax.result_info = "result[0]['stage2_1']['conv3']"}, !t50 {jax.result_info = "result[0]['stage2_2']['conv1']"}, !t26 {jax.result_info = "result[0]['stage2_2']['conv2']"}, !t27 {jax.result_info = "result[0]['stage2_2']['conv3']"}, !t50 {jax.result_info = "result[0]['stage2_3']['conv1']"}, !t26 {jax.result_info = "result[0]['stage2_3']['conv2']"}, !t27 {jax.result_info = "result[0]['stage2_3']['conv3']"}, !t55 {jax.result_info = "result[0]['stage3_0']['conv1']"}, !t4 {jax.result_info = "result[0]['stage3_0']['conv2']"}, !t13 {jax.result_info = "result[0]['stage3_0']['conv3']"}, !t79 {jax.result_info = "result[0]['stage3_0']['shortcut']"}, !t16 {jax.result_info = "result[0]['stage3_1']['conv1']"}, !t4 {jax.result_info = "result[0]['stage3_1']['conv2']"}, !t13 {jax.result_info = "result[0]['stage3_1']['conv3']"}, !t16 {jax.result_info = "result[0]['stage3_2']['conv1']"}, !t4 {jax.result_info = "result[0]['stage3_2']['conv2']"}, !t13 {jax.result_info = "result[0]['stage3_2']['conv3']"}, !t16 {jax.result_info = "result[0]['stage3_3']['conv1']"}, !t4 {jax.result_info = "result[0]['stage3_3']['conv2']"}, !t13 {jax.result_info = "result[0]['stage3_3']['conv3']"}, !t16 {jax.result_info = "result[0]['stage3_4']['conv1']"}, !t4 {jax.result_info = "result[0]['stage3_4']['conv2']"}, !t13 {jax.result_info = "result[0]['stage3_4']['conv3']"}, !t16 {jax.result_info = "result[0]['stage3_5']['conv1']"}, !t4 {jax.result_info = "result[0]['stage3_5']['conv2']"}, !t13 {jax.result_info = "result[0]['stage3_5']['conv3']"}, !t80 {jax.result_info = "result[0]['stage4_0']['conv1']"}, !t37 {jax.result_info = "result[0]['stage4_0']['conv2']"}, !t38 {jax.result_info = "result[0]['stage4_0']['conv3']"}, !t81 {jax.result_info = "result[0]['stage4_0']['shortcut']"}, !t56 {jax.result_info = "result[0]['stage4_1']['conv1']"}, !t37 {jax.result_info = "result[0]['stage4_1']['conv2']"}, !t38 {jax.result_info = "result[0]['stage4_1']['conv3']"}, !t56 {jax.result_info = "result[0]['stage4_2']['conv1']"}, !t37 {jax.result_info = "result[0]['stage4_2']['conv2']"}, !t38 {jax.result_info = "result[0]['stage4_2']['conv3']"}, !t39 {jax.result_info = "result[1]['moving']['norm0']['factor']"}, !t39 {jax.result_info = "result[1]['moving']['norm0']['offset']"}, !t39 {jax.result_info = "result[1]['moving']['stage1_0']['norm1']['factor']"}, !t39 {jax.result_info = "result[1]['moving']['stage1_0']['norm1']['offset']"}, !t39 {jax.result_info = "result[1]['moving']['stage1_0']['norm2']['factor']"}, !t39 {jax.result_info = "result[1]['moving']['stage1_0']['norm2']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_0']['norm3']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_0']['norm3']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_0']['norm_shortcut']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_0']['norm_shortcut']['offset']"}, !t39 {jax.result_info = "result[1]['moving']['stage1_1']['norm1']['factor']"}, !t39 {jax.result_info = "result[1]['moving']['stage1_1']['norm1']['offset']"}, !t39 {jax.result_info = "result[1]['moving']['stage1_1']['norm2']['factor']"}, !t39 {jax.result_info = "result[1]['moving']['stage1_1']['norm2']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_1']['norm3']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_1']['norm3']['offset']"}, !t39 {jax.result_info = "result[1]['moving']['stage1_2']['norm1']['factor']"}, !t39 {jax.result_info = "result[1]['moving']['stage1_2']['norm1']['offset']"}, !t39 {jax.result_info = "result[1]['moving']['stage1_2']['norm2']['factor']"}, !t39 {jax.result_info = "result[1]['moving']['stage1_2']['norm2']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_2']['norm3']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage1_2']['norm3']['offset']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_0']['norm1']['factor']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_0']['norm1']['offset']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_0']['norm2']['factor']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_0']['norm2']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage2_0']['norm3']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage2_0']['norm3']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage2_0']['norm_shortcut']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage2_0']['norm_shortcut']['offset']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_1']['norm1']['factor']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_1']['norm1']['offset']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_1']['norm2']['factor']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_1']['norm2']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage2_1']['norm3']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage2_1']['norm3']['offset']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_2']['norm1']['factor']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_2']['norm1']['offset']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_2']['norm2']['factor']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_2']['norm2']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage2_2']['norm3']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage2_2']['norm3']['offset']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_3']['norm1']['factor']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_3']['norm1']['offset']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_3']['norm2']['factor']"}, !t19 {jax.result_info = "result[1]['moving']['stage2_3']['norm2']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage2_3']['norm3']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage2_3']['norm3']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_0']['norm1']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_0']['norm1']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_0']['norm2']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_0']['norm2']['offset']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_0']['norm3']['factor']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_0']['norm3']['offset']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_0']['norm_shortcut']['factor']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_0']['norm_shortcut']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_1']['norm1']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_1']['norm1']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_1']['norm2']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_1']['norm2']['offset']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_1']['norm3']['factor']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_1']['norm3']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_2']['norm1']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_2']['norm1']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_2']['norm2']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_2']['norm2']['offset']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_2']['norm3']['factor']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_2']['norm3']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_3']['norm1']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_3']['norm1']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_3']['norm2']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_3']['norm2']['offset']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_3']['norm3']['factor']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_3']['norm3']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_4']['norm1']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_4']['norm1']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_4']['norm2']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_4']['norm2']['offset']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_4']['norm3']['factor']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_4']['norm3']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_5']['norm1']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_5']['norm1']['offset']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_5']['norm2']['factor']"}, !t2 {jax.result_info = "result[1]['moving']['stage3_5']['norm2']['offset']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_5']['norm3']['factor']"}, !t15 {jax.result_info = "result[1]['moving']['stage3_5']['norm3']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_0']['norm1']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_0']['norm1']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_0']['norm2']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_0']['norm2']['offset']"}, !t65 {jax.result_info = "result[1]['moving']['stage4_0']['norm3']['factor']"}, !t65 {jax.result_info = "result[1]['moving']['stage4_0']['norm3']['offset']"}, !t65 {jax.result_info = "result[1]['moving']['stage4_0']['norm_shortcut']['factor']"}, !t65 {jax.result_info = "result[1]['moving']['stage4_0']['norm_shortcut']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_1']['norm1']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_1']['norm1']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_1']['norm2']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_1']['norm2']['offset']"}, !t65 {jax.result_info = "result[1]['moving']['stage4_1']['norm3']['factor']"}, !t65 {jax.result_info = "result[1]['moving']['stage4_1']['norm3']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_2']['norm1']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_2']['norm1']['offset']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_2']['norm2']['factor']"}, !t11 {jax.result_info = "result[1]['moving']['stage4_2']['norm2']['offset']"}, !t65 {jax.result_info = "result[1]['moving']['stage4_2']['norm3']['factor']"}, !t65 {jax.result_info = "result[1]['moving']['stage4_2']['norm3']['offset']"}, !t70 {jax.result_info = "result[1]['optimizer']['momentum']['boxes']['classes']['bias']"}, !t88 {jax.result_info = "result[1]['optimizer']['momentum']['boxes']['classes']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['momentum']['boxes']['dense1']['bias']"}, !t89 {jax.result_info = "result[1]['optimizer']['momentum']['boxes']['dense1']['kernel']"}, !t15 {jax.result_info = "result[1]['optimizer']['momentum']['boxes']['dense2']['bias']"}, !t90 {jax.result_info = "result[1]['optimizer']['momentum']['boxes']['dense2']['kernel']"}, !t99 {jax.result_info = "result[1]['optimizer']['momentum']['boxes']['places']['bias']"}, !t91 {jax.result_info = "result[1]['optimizer']['momentum']['boxes']['places']['kernel']"}, !t70 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['classes']['bias']"}, !t92 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['classes']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['conv1']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['conv1']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['conv2']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['conv2']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['conv3']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['conv3']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['conv4']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['conv4']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['up']['bias']"}, !t93 {jax.result_info = "result[1]['optimizer']['momentum']['masks']['up']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['proposals']['conv']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['proposals']['conv']['kernel']"}, !t72 {jax.result_info = "result[1]['optimizer']['momentum']['proposals']['places']['bias']"}, !t62 {jax.result_info = "result[1]['optimizer']['momentum']['proposals']['places']['kernel']"}, !t73 {jax.result_info = "result[1]['optimizer']['momentum']['proposals']['scores']['bias']"}, !t63 {jax.result_info = "result[1]['optimizer']['momentum']['proposals']['scores']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level2']['across']['bias']"}, !t94 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level2']['across']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level2']['after']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level2']['after']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level3']['across']['bias']"}, !t55 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level3']['across']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level3']['after']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level3']['after']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level4']['across']['bias']"}, !t16 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level4']['across']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level4']['after']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level4']['after']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level5']['across']['bias']"}, !t95 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level5']['across']['kernel']"}, !t2 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level5']['after']['bias']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['pyramid']['level5']['after']['kernel']"}, !t77 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['conv1']"}, !t26 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['conv2']"}, !t27 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['conv3']"}, !t78 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_0']['shortcut']"}, !t50 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['conv1']"}, !t26 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['conv2']"}, !t27 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_1']['conv3']"}, !t50 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['conv1']"}, !t26 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['conv2']"}, !t27 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_2']['conv3']"}, !t50 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['conv1']"}, !t26 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['conv2']"}, !t27 {jax.result_info = "result[1]['optimizer']['momentum']['stage2_3']['conv3']"}, !t55 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['conv1']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['conv2']"}, !t13 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['conv3']"}, !t79 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_0']['shortcut']"}, !t16 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['conv1']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['conv2']"}, !t13 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_1']['conv3']"}, !t16 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['conv1']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['conv2']"}, !t13 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_2']['conv3']"}, !t16 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['conv1']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['conv2']"}, !t13 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_3']['conv3']"}, !t16 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['conv1']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['conv2']"}, !t13 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_4']['conv3']"}, !t16 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['conv1']"}, !t4 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['conv2']"}, !t13 {jax.result_info = "result[1]['optimizer']['momentum']['stage3_5']['conv3']"}, !t80 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_0']['conv1']"}, !t37 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_0']['conv2']"}, !t38 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_0']['conv3']"}, !t81 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_0']['shortcut']"}, !t56 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_1']['conv1']"}, !t37 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_1']['conv2']"}, !t38 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_1']['conv3']"}, !t56 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_2']['conv1']"}, !t37 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_2']['conv2']"}, !t38 {jax.result_info = "result[1]['optimizer']['momentum']['stage4_2']['conv3']"}, !t0 {jax.result_info = "result[2]"}) {
    %c = stablehlo.constant dense<0> : !t1
    %0 = call @_pad(%arg8, %c) : (!t202, !t1) -> !t221 loc(#l0)
    %1 = stablehlo.reshape %0 : (!t221) -> tensor<4x2x4x2x3x64xf32> loc(#l1)
    %2 = stablehlo.transpose %1, dims = [0, 2, 1, 3, 4, 5] : (tensor<4x2x4x2x3x64xf32>) -> tensor<4x4x2x2x3x64xf32> loc(#l2)
    %3 = stablehlo.reshape %2 : (tensor<4x4x2x2x3x64xf32>) -> tensor<4x4x12x64xf32> loc(#l1)
    %4 = stablehlo.convert %3 : (tensor<4x4x12x64xf32>) -> tensor<4x4x12x64xbf16> loc(#l3)
    %5 = stablehlo.convolution(%images, %4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<128x416x672x12xbf16>, tensor<4x4x12x64xbf16>) -> !t141 loc(#l4)
    %6 = stablehlo.convert %arg95 : (!t39) -> !t113 loc(#l3)
    %7 = stablehlo.convert %arg96 : (!t39) -> !t113 loc(#l3)
    %8 = stablehlo.broadcast_in_dim %6, dims = [3] : (!t113) -> !t114 loc(#l5)
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (!t114) -> !t141 loc(#l6)
    %10 = stablehlo.multiply %5, %9 : !t141 loc(#l6)
    %11 = stablehlo.broadcast_in_dim %7, dims = [3] : (!t113) -> !t114 loc(#l5)
    %12 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (!t114) -> !t141 loc(#l7)
    %13 = stablehlo.add %10, %12 : !t141 loc(#l7)
    %14 = call @_relu(%13) : (!t141) -> !t141 loc(#l8)
    %cst = stablehlo.constant dense<0xFF80> : !t7 loc(#l9)
    %15 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t7 loc(#l9)
    %16 = "stablehlo.reduce_window"(%14, %15) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [1, 1], [1, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg294: !t7, %arg295: !t7):
      %1080 = stablehlo.maximum %arg294, %arg295 : !t7 loc(#l9)
      stablehlo.return %1080 : !t7 loc(#l9)
    }) : (!t141, !t7) -> !t69 loc(#l9)
    %17 = call @_block(%16, %arg43, %arg44, %arg45, %arg46, %arg97, %arg98, %arg99, %arg100, %arg101, %arg102, %arg103, %arg104) : (!t69, !t203, !t119, !t110, !t110, !t39, !t39, !t39, !t39, !t2, !t2, !t2, !t2) -> !t14 loc(#l10)
    %18 = call @_block_2(%17, %arg47, %arg48, %arg49, %arg105, %arg106, %arg107, %arg108, %arg109, %arg110) : (!t14, !t158, !t119, !t110, !t39, !t39, !t39, !t39, !t2, !t2) -> !t14 loc(#l11)
    %19 = call @_block_2(%18, %arg50, %arg51, %arg52, %arg111, %arg112, %arg113, %arg114, %arg115, %arg116) : (!t14, !t158, !t119, !t110, !t39, !t39, !t39, !t39, !t2, !t2) -> !t14 loc(#l12)
    %20:7 = call @_block_3(%19, %arg53, %arg54, %arg55, %arg56, %arg117, %arg118, %arg119, %arg120, %arg121, %arg122, %arg123, %arg124) : (!t14, !t77, !t26, !t27, !t78, !t19, !t19, !t19, !t19, !t11, !t11, !t11, !t11) -> (!t12, !t60, !t67, !t60, !t21, !t34, !t34) loc(#l13)
    %21:6 = call @_block_7(%20#0, %arg57, %arg58, %arg59, %arg125, %arg126, %arg127, %arg128, %arg129, %arg130) : (!t12, !t50, !t26, !t27, !t19, !t19, !t19, !t19, !t11, !t11) -> (!t12, !t60, !t21, !t60, !t21, !t34) loc(#l14)
    %22:6 = call @_block_7(%21#0, %arg60, %arg61, %arg62, %arg131, %arg132, %arg133, %arg134, %arg135, %arg136) : (!t12, !t50, !t26, !t27, !t19, !t19, !t19, !t19, !t11, !t11) -> (!t12, !t60, !t21, !t60, !t21, !t34) loc(#l15)
    %23:6 = call @_block_7(%22#0, %arg63, %arg64, %arg65, %arg137, %arg138, %arg139, %arg140, %arg141, %arg142) : (!t12, !t50, !t26, !t27, !t19, !t19, !t19, !t19, !t11, !t11) -> (!t12, !t60, !t21, !t60, !t21, !t34) loc(#l16)
    %24:7 = call @_block_8(%23#0, %arg66, %arg67, %arg68, %arg69, %arg143, %arg144, %arg145, %arg146, %arg147, %arg148, %arg149, %arg150) : (!t12, !t55, !t4, !t13, !t79, !t2, !t2, !t2, !t2, !t15, !t15, !t15, !t15) -> (!t9, !t17, !t20, !t17, !t6, !t76, !t76) loc(#l17)
    %25:6 = call @_block_12(%24#0, %arg70, %arg71, %arg72, %arg151, %arg152, %arg153, %arg154, %arg155, %arg156) : (!t9, !t16, !t4, !t13, !t2, !t2, !t2, !t2, !t15, !t15) -> (!t9, !t17, !t6, !t17, !t6, !t76) loc(#l18)
    %26:6 = call @_block_12(%25#0, %arg73, %arg74, %arg75, %arg157, %arg158, %arg159, %arg160, %arg161, %arg162) : (!t9, !t16, !t4, !t13, !t2, !t2, !t2, !t2, !t15, !t15) -> (!t9, !t17, !t6, !t17, !t6, !t76) loc(#l19)
    %27:6 = call @_block_12(%26#0, %arg76, %arg77, %arg78, %arg163, %arg164, %arg165, %arg166, %arg167, %arg168) : (!t9, !t16, !t4, !t13, !t2, !t2, !t2, !t2, !t15, !t15) -> (!t9, !t17, !t6, !t17, !t6, !t76) loc(#l20)
    %28:6 = call @_block_12(%27#0, %arg79, %arg80, %arg81, %arg169, %arg170, %arg171, %arg172, %arg173, %arg174) : (!t9, !t16, !t4, !t13, !t2, !t2, !t2, !t2, !t15, !t15) -> (!t9, !t17, !t6, !t17, !t6, !t76) loc(#l21)
    %29:6 = call @_block_12(%28#0, %arg82, %arg83, %arg84, %arg175, %arg176, %arg177, %arg178, %arg179, %arg180) : (!t9, !t16, !t4, !t13, !t2, !t2, !t2, !t2, !t15, !t15) -> (!t9, !t17, !t6, !t17, !t6, !t76) loc(#l22)
    %30:7 = call @_block_13(%29#0, %arg85, %arg86, %arg87, %arg88, %arg181, %arg182, %arg183, %arg184, %arg185, %arg186, %arg187, %arg188) : (!t9, !t80, !t37, !t38, !t81, !t11, !t11, !t11, !t11, !t65, !t65, !t65, !t65) -> (!t23, !t34, !t68, !t34, !t24, !t85, !t85) loc(#l23)
    %31:6 = call @_block_17(%30#0, %arg89, %arg90, %arg91, %arg189, %arg190, %arg191, %arg192, %arg193, %arg194) : (!t23, !t56, !t37, !t38, !t11, !t11, !t11, !t11, !t65, !t65) -> (!t23, !t34, !t24, !t34, !t24, !t85) loc(#l24)
    %32:6 = call @_block_17(%31#0, %arg92, %arg93, %arg94, %arg195, %arg196, %arg197, %arg198, %arg199, %arg200) : (!t23, !t56, !t37, !t38, !t11, !t11, !t11, !t11, !t65, !t65) -> (!t23, !t34, !t24, !t34, !t24, !t85) loc(#l25)
    %33 = stablehlo.convert %arg40 : (!t95) -> !t222 loc(#l26)
    %34 = stablehlo.convolution(%32#0, %33) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t23, !t222) -> !t46 loc(#l27)
    %35 = stablehlo.convert %arg39 : (!t2) -> !t51 loc(#l26)
    %36 = stablehlo.broadcast_in_dim %35, dims = [3] : (!t51) -> !t17 loc(#l28)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (!t17) -> !t46 loc(#l29)
    %38 = stablehlo.add %34, %37 : !t46 loc(#l29)
    %39 = stablehlo.convert %arg42 : (!t4) -> !t35 loc(#l26)
    %40 = stablehlo.convolution(%38, %39) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t46, !t35) -> !t46 loc(#l27)
    %41 = stablehlo.convert %arg41 : (!t2) -> !t51 loc(#l26)
    %42 = stablehlo.broadcast_in_dim %41, dims = [3] : (!t51) -> !t17 loc(#l28)
    %43 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (!t17) -> !t46 loc(#l29)
    %44 = stablehlo.add %40, %43 : !t46 loc(#l29)
    %45 = stablehlo.convert %arg36 : (!t16) -> !t159 loc(#l30)
    %46 = stablehlo.convolution(%29#0, %45) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t159) -> !t6 loc(#l31)
    %47 = stablehlo.convert %arg35 : (!t2) -> !t51 loc(#l30)
    %48 = stablehlo.broadcast_in_dim %47, dims = [3] : (!t51) -> !t17 loc(#l32)
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (!t17) -> !t6 loc(#l33)
    %50 = stablehlo.add %46, %49 : !t6 loc(#l33)
    %51 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 3, 5] : (!t46) -> !t246 loc(#l32)
    %52 = stablehlo.reshape %51 : (!t246) -> !t6 loc(#l34)
    %53 = stablehlo.add %50, %52 : !t6 loc(#l33)
    %54 = stablehlo.convert %arg38 : (!t4) -> !t35 loc(#l30)
    %55 = stablehlo.convolution(%53, %54) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t6, !t35) -> !t6 loc(#l31)
    %56 = stablehlo.convert %arg37 : (!t2) -> !t51 loc(#l30)
    %57 = stablehlo.broadcast_in_dim %56, dims = [3] : (!t51) -> !t17 loc(#l32)
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (!t17) -> !t6 loc(#l33)
    %59 = stablehlo.add %55, %58 : !t6 loc(#l33)
    %60 = stablehlo.convert %arg32 : (!t55) -> !t160 loc(#l35)
    %61 = stablehlo.convolution(%23#0, %60) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t160) -> !t20 loc(#l36)
    %62 = stablehlo.convert %arg31 : (!t2) -> !t51 loc(#l35)
    %63 = stablehlo.broadcast_in_dim %62, dims = [3] : (!t51) -> !t17 loc(#l37)
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2, 3] : (!t17) -> !t20 loc(#l38)
    %65 = stablehlo.add %61, %64 : !t20 loc(#l38)
    %66 = stablehlo.broadcast_in_dim %53, dims = [0, 1, 3, 5] : (!t6) -> !t247 loc(#l37)
    %67 = stablehlo.reshape %66 : (!t247) -> !t20 loc(#l39)
    %68 = stablehlo.add %65, %67 : !t20 loc(#l38)
    %69 = stablehlo.convert %arg34 : (!t4) -> !t35 loc(#l35)
    %70 = stablehlo.convolution(%68, %69) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t35) -> !t20 loc(#l36)
    %71 = stablehlo.convert %arg33 : (!t2) -> !t51 loc(#l35)
    %72 = stablehlo.broadcast_in_dim %71, dims = [3] : (!t51) -> !t17 loc(#l37)
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1, 2, 3] : (!t17) -> !t20 loc(#l38)
    %74 = stablehlo.add %70, %73 : !t20 loc(#l38)
    %75 = stablehlo.convert %arg28 : (!t94) -> !t223 loc(#l40)
    %76 = stablehlo.convolution(%19, %75) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t223) -> !t14 loc(#l41)
    %77 = stablehlo.convert %arg27 : (!t2) -> !t51 loc(#l40)
    %78 = stablehlo.broadcast_in_dim %77, dims = [3] : (!t51) -> !t17 loc(#l42)
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1, 2, 3] : (!t17) -> !t14 loc(#l43)
    %80 = stablehlo.add %76, %79 : !t14 loc(#l43)
    %81 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 3, 5] : (!t20) -> !t248 loc(#l42)
    %82 = stablehlo.reshape %81 : (!t248) -> !t14 loc(#l44)
    %83 = stablehlo.add %80, %82 : !t14 loc(#l43)
    %84 = stablehlo.convert %arg30 : (!t4) -> !t35 loc(#l40)
    %85 = stablehlo.convolution(%83, %84) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t35) -> !t14 loc(#l41)
    %86 = stablehlo.convert %arg29 : (!t2) -> !t51 loc(#l40)
    %87 = stablehlo.broadcast_in_dim %86, dims = [3] : (!t51) -> !t17 loc(#l42)
    %88 = stablehlo.broadcast_in_dim %87, dims = [0, 1, 2, 3] : (!t17) -> !t14 loc(#l43)
    %89 = stablehlo.add %85, %88 : !t14 loc(#l43)
    %90 = stablehlo.slice %44 [0:128, 0:26:2, 0:42:2, 0:256] : (!t46) -> !t66
    %91 = stablehlo.convert %arg22 : (!t4) -> !t35 loc(#l45)
    %92 = stablehlo.convolution(%89, %91) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t35) -> !t14 loc(#l46)
    %93 = stablehlo.convert %arg21 : (!t2) -> !t51 loc(#l45)
    %94 = stablehlo.broadcast_in_dim %93, dims = [3] : (!t51) -> !t17 loc(#l47)
    %95 = stablehlo.broadcast_in_dim %94, dims = [0, 1, 2, 3] : (!t17) -> !t14 loc(#l48)
    %96 = stablehlo.add %92, %95 : !t14 loc(#l48)
    %97 = call @_relu_1(%96) : (!t14) -> !t14 loc(#l49)
    %98 = stablehlo.convert %arg26 : (!t63) -> !t106 loc(#l45)
    %99 = stablehlo.convolution(%97, %98) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t106) -> !t120 loc(#l46)
    %100 = stablehlo.convert %arg25 : (!t73) -> !t161 loc(#l45)
    %101 = stablehlo.broadcast_in_dim %100, dims = [3] : (!t161) -> !t162 loc(#l47)
    %102 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2, 3] : (!t162) -> !t120 loc(#l48)
    %103 = stablehlo.add %99, %102 : !t120 loc(#l48)
    %104 = stablehlo.convert %arg24 : (!t62) -> !t107 loc(#l45)
    %105 = stablehlo.convolution(%97, %104) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t107) -> !t152 loc(#l46)
    %106 = stablehlo.convert %arg23 : (!t72) -> !t163 loc(#l45)
    %107 = stablehlo.broadcast_in_dim %106, dims = [3] : (!t163) -> !t164 loc(#l47)
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2, 3] : (!t164) -> !t152 loc(#l48)
    %109 = stablehlo.add %105, %108 : !t152 loc(#l48)
    %110 = stablehlo.convert %arg22 : (!t4) -> !t35 loc(#l50)
    %111 = stablehlo.convolution(%74, %110) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t35) -> !t20 loc(#l51)
    %112 = stablehlo.convert %arg21 : (!t2) -> !t51 loc(#l50)
    %113 = stablehlo.broadcast_in_dim %112, dims = [3] : (!t51) -> !t17 loc(#l52)
    %114 = stablehlo.broadcast_in_dim %113, dims = [0, 1, 2, 3] : (!t17) -> !t20 loc(#l53)
    %115 = stablehlo.add %111, %114 : !t20 loc(#l53)
    %116 = call @_relu_18(%115) : (!t20) -> !t20 loc(#l54)
    %117 = stablehlo.convert %arg26 : (!t63) -> !t106 loc(#l50)
    %118 = stablehlo.convolution(%116, %117) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t106) -> !t121 loc(#l51)
    %119 = stablehlo.convert %arg25 : (!t73) -> !t161 loc(#l50)
    %120 = stablehlo.broadcast_in_dim %119, dims = [3] : (!t161) -> !t162 loc(#l52)
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1, 2, 3] : (!t162) -> !t121 loc(#l53)
    %122 = stablehlo.add %118, %121 : !t121 loc(#l53)
    %123 = stablehlo.convert %arg24 : (!t62) -> !t107 loc(#l50)
    %124 = stablehlo.convolution(%116, %123) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t107) -> !t153 loc(#l51)
    %125 = stablehlo.convert %arg23 : (!t72) -> !t163 loc(#l50)
    %126 = stablehlo.broadcast_in_dim %125, dims = [3] : (!t163) -> !t164 loc(#l52)
    %127 = stablehlo.broadcast_in_dim %126, dims = [0, 1, 2, 3] : (!t164) -> !t153 loc(#l53)
    %128 = stablehlo.add %124, %127 : !t153 loc(#l53)
    %129 = stablehlo.convert %arg22 : (!t4) -> !t35 loc(#l55)
    %130 = stablehlo.convolution(%59, %129) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t6, !t35) -> !t6 loc(#l56)
    %131 = stablehlo.convert %arg21 : (!t2) -> !t51 loc(#l55)
    %132 = stablehlo.broadcast_in_dim %131, dims = [3] : (!t51) -> !t17 loc(#l57)
    %133 = stablehlo.broadcast_in_dim %132, dims = [0, 1, 2, 3] : (!t17) -> !t6 loc(#l58)
    %134 = stablehlo.add %130, %133 : !t6 loc(#l58)
    %135 = call @_relu_19(%134) : (!t6) -> !t6 loc(#l59)
    %136 = stablehlo.convert %arg26 : (!t63) -> !t106 loc(#l55)
    %137 = stablehlo.convolution(%135, %136) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t6, !t106) -> !t122 loc(#l56)
    %138 = stablehlo.convert %arg25 : (!t73) -> !t161 loc(#l55)
    %139 = stablehlo.broadcast_in_dim %138, dims = [3] : (!t161) -> !t162 loc(#l57)
    %140 = stablehlo.broadcast_in_dim %139, dims = [0, 1, 2, 3] : (!t162) -> !t122 loc(#l58)
    %141 = stablehlo.add %137, %140 : !t122 loc(#l58)
    %142 = stablehlo.convert %arg24 : (!t62) -> !t107 loc(#l55)
    %143 = stablehlo.convolution(%135, %142) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t6, !t107) -> !t154 loc(#l56)
    %144 = stablehlo.convert %arg23 : (!t72) -> !t163 loc(#l55)
    %145 = stablehlo.broadcast_in_dim %144, dims = [3] : (!t163) -> !t164 loc(#l57)
    %146 = stablehlo.broadcast_in_dim %145, dims = [0, 1, 2, 3] : (!t164) -> !t154 loc(#l58)
    %147 = stablehlo.add %143, %146 : !t154 loc(#l58)
    %148 = stablehlo.convert %arg22 : (!t4) -> !t35 loc(#l60)
    %149 = stablehlo.convolution(%44, %148) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t46, !t35) -> !t46 loc(#l61)
    %150 = stablehlo.convert %arg21 : (!t2) -> !t51 loc(#l60)
    %151 = stablehlo.broadcast_in_dim %150, dims = [3] : (!t51) -> !t17 loc(#l62)
    %152 = stablehlo.broadcast_in_dim %151, dims = [0, 1, 2, 3] : (!t17) -> !t46 loc(#l63)
    %153 = stablehlo.add %149, %152 : !t46 loc(#l63)
    %154 = call @_relu_20(%153) : (!t46) -> !t46 loc(#l64)
    %155 = stablehlo.convert %arg26 : (!t63) -> !t106 loc(#l60)
    %156 = stablehlo.convolution(%154, %155) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t46, !t106) -> !t123 loc(#l61)
    %157 = stablehlo.convert %arg25 : (!t73) -> !t161 loc(#l60)
    %158 = stablehlo.broadcast_in_dim %157, dims = [3] : (!t161) -> !t162 loc(#l62)
    %159 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 2, 3] : (!t162) -> !t123 loc(#l63)
    %160 = stablehlo.add %156, %159 : !t123 loc(#l63)
    %161 = stablehlo.convert %arg24 : (!t62) -> !t107 loc(#l60)
    %162 = stablehlo.convolution(%154, %161) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t46, !t107) -> !t155 loc(#l61)
    %163 = stablehlo.convert %arg23 : (!t72) -> !t163 loc(#l60)
    %164 = stablehlo.broadcast_in_dim %163, dims = [3] : (!t163) -> !t164 loc(#l62)
    %165 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2, 3] : (!t164) -> !t155 loc(#l63)
    %166 = stablehlo.add %162, %165 : !t155 loc(#l63)
    %167 = stablehlo.convert %arg22 : (!t4) -> !t35 loc(#l65)
    %168 = stablehlo.convolution(%90, %167) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t66, !t35) -> !t66 loc(#l66)
    %169 = stablehlo.convert %arg21 : (!t2) -> !t51 loc(#l65)
    %170 = stablehlo.broadcast_in_dim %169, dims = [3] : (!t51) -> !t17 loc(#l67)
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 2, 3] : (!t17) -> !t66 loc(#l68)
    %172 = stablehlo.add %168, %171 : !t66 loc(#l68)
    %173 = call @_relu_21(%172) : (!t66) -> !t66 loc(#l69)
    %174 = stablehlo.convert %arg26 : (!t63) -> !t106 loc(#l65)
    %175 = stablehlo.convolution(%173, %174) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t66, !t106) -> !t124 loc(#l66)
    %176 = stablehlo.convert %arg25 : (!t73) -> !t161 loc(#l65)
    %177 = stablehlo.broadcast_in_dim %176, dims = [3] : (!t161) -> !t162 loc(#l67)
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2, 3] : (!t162) -> !t124 loc(#l68)
    %179 = stablehlo.add %175, %178 : !t124 loc(#l68)
    %180 = stablehlo.convert %arg24 : (!t62) -> !t107 loc(#l65)
    %181 = stablehlo.convolution(%173, %180) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t66, !t107) -> !t156 loc(#l66)
    %182 = stablehlo.convert %arg23 : (!t72) -> !t163 loc(#l65)
    %183 = stablehlo.broadcast_in_dim %182, dims = [3] : (!t163) -> !t164 loc(#l67)
    %184 = stablehlo.broadcast_in_dim %183, dims = [0, 1, 2, 3] : (!t164) -> !t156 loc(#l68)
    %185 = stablehlo.add %181, %184 : !t156 loc(#l68)
    %186 = stablehlo.slice %labels [0:128, 0:209664] : (!t205) -> tensor<128x209664xi32> loc(#l70)
    %187 = stablehlo.reshape %186 : (tensor<128x209664xi32>) -> !t224 loc(#l71)
    %188 = stablehlo.slice %targets [0:128, 0:209664, 0:4] : (!t206) -> tensor<128x209664x4xf32> loc(#l70)
    %189 = stablehlo.reshape %188 : (tensor<128x209664x4xf32>) -> !t40 loc(#l71)
    %190 = stablehlo.convert %187 : (!t224) -> !t29 loc(#l72)
    %191:5 = call @_entropy(%103, %190) : (!t120, !t29) -> (!t29, !t29, !t135, !t29, !t29) loc(#l73)
    %c_0 = stablehlo.constant dense<0> : !t1
    %192 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t224 loc(#l74)
    %193 = stablehlo.compare GE, %187, %192, SIGNED : (!t224, !t224) -> !t135 loc(#l74)
    %194 = stablehlo.convert %193 : (!t135) -> !t29 loc(#l72)
    %195 = stablehlo.multiply %191#0, %194 : !t29 loc(#l75)
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l76)
    %196 = stablehlo.reduce(%195 init: %cst_1) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t29, !t0) -> !t0 loc(#l76)
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %197 = stablehlo.add %cst_2, %196 : !t0 loc(#l77)
    %198 = stablehlo.convert %109 : (!t152) -> !t40 loc(#l72)
    %cst_3 = stablehlo.constant dense<0.111111112> : !t0
    %199 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t40 loc(#l78)
    %200 = stablehlo.divide %198, %199 : !t40 loc(#l78)
    %cst_4 = stablehlo.constant dense<0.111111112> : !t0
    %201 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t40 loc(#l78)
    %202 = stablehlo.divide %189, %201 : !t40 loc(#l78)
    %203 = call @_distance(%200, %202) : (!t40, !t40) -> !t40 loc(#l79)
    %cst_5 = stablehlo.constant dense<0.0123456791> : !t0
    %204 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t40 loc(#l75)
    %205 = stablehlo.multiply %203, %204 : !t40 loc(#l75)
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %206 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t40 loc(#l80)
    %207 = stablehlo.compare NE, %189, %206, FLOAT : (!t40, !t40) -> !t207 loc(#l80)
    %208 = stablehlo.convert %207 : (!t207) -> !t40 loc(#l72)
    %209 = stablehlo.multiply %205, %208 : !t40 loc(#l75)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l76)
    %210 = stablehlo.reduce(%209 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t40, !t0) -> !t0 loc(#l76)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t0
    %211 = stablehlo.add %cst_8, %210 : !t0 loc(#l77)
    %212 = stablehlo.slice %labels [0:128, 209664:262080] : (!t205) -> tensor<128x52416xi32> loc(#l70)
    %213 = stablehlo.reshape %212 : (tensor<128x52416xi32>) -> !t225 loc(#l71)
    %214 = stablehlo.slice %targets [0:128, 209664:262080, 0:4] : (!t206) -> tensor<128x52416x4xf32> loc(#l70)
    %215 = stablehlo.reshape %214 : (tensor<128x52416x4xf32>) -> !t41 loc(#l71)
    %216 = stablehlo.convert %213 : (!t225) -> !t30 loc(#l72)
    %217:5 = call @_entropy_22(%122, %216) : (!t121, !t30) -> (!t30, !t30, !t136, !t30, !t30) loc(#l73)
    %c_9 = stablehlo.constant dense<0> : !t1
    %218 = stablehlo.broadcast_in_dim %c_9, dims = [] : (!t1) -> !t225 loc(#l74)
    %219 = stablehlo.compare GE, %213, %218, SIGNED : (!t225, !t225) -> !t136 loc(#l74)
    %220 = stablehlo.convert %219 : (!t136) -> !t30 loc(#l72)
    %221 = stablehlo.multiply %217#0, %220 : !t30 loc(#l75)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l76)
    %222 = stablehlo.reduce(%221 init: %cst_10) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t30, !t0) -> !t0 loc(#l76)
    %223 = stablehlo.add %197, %222 : !t0 loc(#l77)
    %224 = stablehlo.convert %128 : (!t153) -> !t41 loc(#l72)
    %cst_11 = stablehlo.constant dense<0.111111112> : !t0
    %225 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (!t0) -> !t41 loc(#l78)
    %226 = stablehlo.divide %224, %225 : !t41 loc(#l78)
    %cst_12 = stablehlo.constant dense<0.111111112> : !t0
    %227 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (!t0) -> !t41 loc(#l78)
    %228 = stablehlo.divide %215, %227 : !t41 loc(#l78)
    %229 = call @_distance_23(%226, %228) : (!t41, !t41) -> !t41 loc(#l79)
    %cst_13 = stablehlo.constant dense<0.0123456791> : !t0
    %230 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (!t0) -> !t41 loc(#l75)
    %231 = stablehlo.multiply %229, %230 : !t41 loc(#l75)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : !t0
    %232 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (!t0) -> !t41 loc(#l80)
    %233 = stablehlo.compare NE, %215, %232, FLOAT : (!t41, !t41) -> !t208 loc(#l80)
    %234 = stablehlo.convert %233 : (!t208) -> !t41 loc(#l72)
    %235 = stablehlo.multiply %231, %234 : !t41 loc(#l75)
    %cst_15 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l76)
    %236 = stablehlo.reduce(%235 init: %cst_15) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t41, !t0) -> !t0 loc(#l76)
    %237 = stablehlo.add %211, %236 : !t0 loc(#l77)
    %238 = stablehlo.slice %labels [0:128, 262080:275184] : (!t205) -> tensor<128x13104xi32> loc(#l70)
    %239 = stablehlo.reshape %238 : (tensor<128x13104xi32>) -> !t226 loc(#l71)
    %240 = stablehlo.slice %targets [0:128, 262080:275184, 0:4] : (!t206) -> tensor<128x13104x4xf32> loc(#l70)
    %241 = stablehlo.reshape %240 : (tensor<128x13104x4xf32>) -> !t42 loc(#l71)
    %242 = stablehlo.convert %239 : (!t226) -> !t31 loc(#l72)
    %243:5 = call @_entropy_25(%141, %242) : (!t122, !t31) -> (!t31, !t31, !t137, !t31, !t31) loc(#l73)
    %c_16 = stablehlo.constant dense<0> : !t1
    %244 = stablehlo.broadcast_in_dim %c_16, dims = [] : (!t1) -> !t226 loc(#l74)
    %245 = stablehlo.compare GE, %239, %244, SIGNED : (!t226, !t226) -> !t137 loc(#l74)
    %246 = stablehlo.convert %245 : (!t137) -> !t31 loc(#l72)
    %247 = stablehlo.multiply %243#0, %246 : !t31 loc(#l75)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l76)
    %248 = stablehlo.reduce(%247 init: %cst_17) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t31, !t0) -> !t0 loc(#l76)
    %249 = stablehlo.add %223, %248 : !t0 loc(#l77)
    %250 = stablehlo.convert %147 : (!t154) -> !t42 loc(#l72)
    %cst_18 = stablehlo.constant dense<0.111111112> : !t0
    %251 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (!t0) -> !t42 loc(#l78)
    %252 = stablehlo.divide %250, %251 : !t42 loc(#l78)
    %cst_19 = stablehlo.constant dense<0.111111112> : !t0
    %253 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (!t0) -> !t42 loc(#l78)
    %254 = stablehlo.divide %241, %253 : !t42 loc(#l78)
    %255 = call @_distance_26(%252, %254) : (!t42, !t42) -> !t42 loc(#l79)
    %cst_20 = stablehlo.constant dense<0.0123456791> : !t0
    %256 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (!t0) -> !t42 loc(#l75)
    %257 = stablehlo.multiply %255, %256 : !t42 loc(#l75)
    %cst_21 = stablehlo.constant dense<0.000000e+00> : !t0
    %258 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (!t0) -> !t42 loc(#l80)
    %259 = stablehlo.compare NE, %241, %258, FLOAT : (!t42, !t42) -> !t209 loc(#l80)
    %260 = stablehlo.convert %259 : (!t209) -> !t42 loc(#l72)
    %261 = stablehlo.multiply %257, %260 : !t42 loc(#l75)
    %cst_22 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l76)
    %262 = stablehlo.reduce(%261 init: %cst_22) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t42, !t0) -> !t0 loc(#l76)
    %263 = stablehlo.add %237, %262 : !t0 loc(#l77)
    %264 = stablehlo.slice %labels [0:128, 275184:278460] : (!t205) -> tensor<128x3276xi32> loc(#l70)
    %265 = stablehlo.reshape %264 : (tensor<128x3276xi32>) -> !t227 loc(#l71)
    %266 = stablehlo.slice %targets [0:128, 275184:278460, 0:4] : (!t206) -> tensor<128x3276x4xf32> loc(#l70)
    %267 = stablehlo.reshape %266 : (tensor<128x3276x4xf32>) -> !t43 loc(#l71)
    %268 = stablehlo.convert %265 : (!t227) -> !t32 loc(#l72)
    %269:5 = call @_entropy_28(%160, %268) : (!t123, !t32) -> (!t32, !t32, !t138, !t32, !t32) loc(#l73)
    %c_23 = stablehlo.constant dense<0> : !t1
    %270 = stablehlo.broadcast_in_dim %c_23, dims = [] : (!t1) -> !t227 loc(#l74)
    %271 = stablehlo.compare GE, %265, %270, SIGNED : (!t227, !t227) -> !t138 loc(#l74)
    %272 = stablehlo.convert %271 : (!t138) -> !t32 loc(#l72)
    %273 = stablehlo.multiply %269#0, %272 : !t32 loc(#l75)
    %cst_24 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l76)
    %274 = stablehlo.reduce(%273 init: %cst_24) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t32, !t0) -> !t0 loc(#l76)
    %275 = stablehlo.add %249, %274 : !t0 loc(#l77)
    %276 = stablehlo.convert %166 : (!t155) -> !t43 loc(#l72)
    %cst_25 = stablehlo.constant dense<0.111111112> : !t0
    %277 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (!t0) -> !t43 loc(#l78)
    %278 = stablehlo.divide %276, %277 : !t43 loc(#l78)
    %cst_26 = stablehlo.constant dense<0.111111112> : !t0
    %279 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (!t0) -> !t43 loc(#l78)
    %280 = stablehlo.divide %267, %279 : !t43 loc(#l78)
    %281 = call @_distance_29(%278, %280) : (!t43, !t43) -> !t43 loc(#l79)
    %cst_27 = stablehlo.constant dense<0.0123456791> : !t0
    %282 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (!t0) -> !t43 loc(#l75)
    %283 = stablehlo.multiply %281, %282 : !t43 loc(#l75)
    %cst_28 = stablehlo.constant dense<0.000000e+00> : !t0
    %284 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (!t0) -> !t43 loc(#l80)
    %285 = stablehlo.compare NE, %267, %284, FLOAT : (!t43, !t43) -> !t210 loc(#l80)
    %286 = stablehlo.convert %285 : (!t210) -> !t43 loc(#l72)
    %287 = stablehlo.multiply %283, %286 : !t43 loc(#l75)
    %cst_29 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l76)
    %288 = stablehlo.reduce(%287 init: %cst_29) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t43, !t0) -> !t0 loc(#l76)
    %289 = stablehlo.add %263, %288 : !t0 loc(#l77)
    %290 = stablehlo.slice %labels [0:128, 278460:279279] : (!t205) -> !t49 loc(#l70)
    %291 = stablehlo.reshape %290 : (!t49) -> !t228 loc(#l71)
    %292 = stablehlo.slice %targets [0:128, 278460:279279, 0:4] : (!t206) -> !t157 loc(#l70)
    %293 = stablehlo.reshape %292 : (!t157) -> !t44 loc(#l71)
    %294 = stablehlo.convert %291 : (!t228) -> !t33 loc(#l72)
    %295:5 = call @_entropy_31(%179, %294) : (!t124, !t33) -> (!t33, !t33, !t139, !t33, !t33) loc(#l73)
    %c_30 = stablehlo.constant dense<0> : !t1
    %296 = stablehlo.broadcast_in_dim %c_30, dims = [] : (!t1) -> !t228 loc(#l74)
    %297 = stablehlo.compare GE, %291, %296, SIGNED : (!t228, !t228) -> !t139 loc(#l74)
    %298 = stablehlo.convert %297 : (!t139) -> !t33 loc(#l72)
    %299 = stablehlo.multiply %295#0, %298 : !t33 loc(#l75)
    %cst_31 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l76)
    %300 = stablehlo.reduce(%299 init: %cst_31) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t33, !t0) -> !t0 loc(#l76)
    %301 = stablehlo.add %275, %300 : !t0 loc(#l77)
    %302 = stablehlo.convert %185 : (!t156) -> !t44 loc(#l72)
    %cst_32 = stablehlo.constant dense<0.111111112> : !t0
    %303 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (!t0) -> !t44 loc(#l78)
    %304 = stablehlo.divide %302, %303 : !t44 loc(#l78)
    %cst_33 = stablehlo.constant dense<0.111111112> : !t0
    %305 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (!t0) -> !t44 loc(#l78)
    %306 = stablehlo.divide %293, %305 : !t44 loc(#l78)
    %307 = call @_distance_32(%304, %306) : (!t44, !t44) -> !t44 loc(#l79)
    %cst_34 = stablehlo.constant dense<0.0123456791> : !t0
    %308 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (!t0) -> !t44 loc(#l75)
    %309 = stablehlo.multiply %307, %308 : !t44 loc(#l75)
    %cst_35 = stablehlo.constant dense<0.000000e+00> : !t0
    %310 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (!t0) -> !t44 loc(#l80)
    %311 = stablehlo.compare NE, %293, %310, FLOAT : (!t44, !t44) -> !t211 loc(#l80)
    %312 = stablehlo.convert %311 : (!t211) -> !t44 loc(#l72)
    %313 = stablehlo.multiply %309, %312 : !t44 loc(#l75)
    %cst_36 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l76)
    %314 = stablehlo.reduce(%313 init: %cst_36) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (!t44, !t0) -> !t0 loc(#l76)
    %315 = stablehlo.add %289, %314 : !t0 loc(#l77)
    %316 = stablehlo.add %301, %315 : !t0 loc(#l77)
    %cst_37 = stablehlo.constant dense<3.276800e+04> : !t0
    %317 = stablehlo.divide %316, %cst_37 : !t0 loc(#l78)
    %318:2 = call @_of_level(%103, %109, %extents) : (!t120, !t152, !t112) -> (!t86, !t87) loc(#l81)
    %319:2 = call @_of_level_38(%122, %128, %extents) : (!t121, !t153, !t112) -> (!t86, !t87) loc(#l81)
    %320:2 = call @_of_level_40(%141, %147, %extents) : (!t122, !t154, !t112) -> (!t86, !t87) loc(#l81)
    %321:2 = call @_of_level_42(%160, %166, %extents) : (!t123, !t155, !t112) -> (!t86, !t87) loc(#l81)
    %322:2 = call @_of_level_44(%179, %185, %extents) : (!t124, !t156, !t112) -> (!t86, !t87) loc(#l81)
    %323 = stablehlo.broadcast_in_dim %318#0, dims = [0, 2] : (!t86) -> !t165 loc(#l82)
    %324 = stablehlo.broadcast_in_dim %319#0, dims = [0, 2] : (!t86) -> !t165 loc(#l82)
    %325 = stablehlo.broadcast_in_dim %320#0, dims = [0, 2] : (!t86) -> !t165 loc(#l82)
    %326 = stablehlo.broadcast_in_dim %321#0, dims = [0, 2] : (!t86) -> !t165 loc(#l82)
    %327 = stablehlo.broadcast_in_dim %322#0, dims = [0, 2] : (!t86) -> !t165 loc(#l82)
    %328 = stablehlo.concatenate %323, %324, %325, %326, %327, dim = 1 : (!t165, !t165, !t165, !t165, !t165) -> !t108 loc(#l82)
    %329 = stablehlo.broadcast_in_dim %318#1, dims = [0, 2, 3] : (!t87) -> !t166 loc(#l82)
    %330 = stablehlo.broadcast_in_dim %319#1, dims = [0, 2, 3] : (!t87) -> !t166 loc(#l82)
    %331 = stablehlo.broadcast_in_dim %320#1, dims = [0, 2, 3] : (!t87) -> !t166 loc(#l82)
    %332 = stablehlo.broadcast_in_dim %321#1, dims = [0, 2, 3] : (!t87) -> !t166 loc(#l82)
    %333 = stablehlo.broadcast_in_dim %322#1, dims = [0, 2, 3] : (!t87) -> !t166 loc(#l82)
    %334 = stablehlo.concatenate %329, %330, %331, %332, %333, dim = 1 : (!t166, !t166, !t166, !t166, !t166) -> !t142 loc(#l82)
    %335 = stablehlo.slice %334 [0:128, 0:5, 0:512, 0:4] : (!t142) -> !t75 loc(#l83)
    %336 = stablehlo.slice %334 [0:128, 0:5, 512:1024, 0:4] : (!t142) -> !t75 loc(#l83)
    %337 = stablehlo.slice %334 [0:128, 0:5, 1024:1536, 0:4] : (!t142) -> !t75 loc(#l83)
    %338 = stablehlo.slice %334 [0:128, 0:5, 1536:2048, 0:4] : (!t142) -> !t75 loc(#l83)
    %cst_38 = stablehlo.constant dense<1.000000e+00> : !t0
    %339 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (!t0) -> !t25 loc(#l84)
    %340 = call @_left(%335, %339) : (!t75, !t25) -> !t25 loc(#l85)
    %cst_39 = stablehlo.constant dense<1.000000e+00> : !t0
    %341 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (!t0) -> !t25 loc(#l84)
    %342 = call @_left_by(%335, %340, %336) : (!t75, !t25, !t75) -> !t25 loc(#l86)
    %343 = stablehlo.multiply %341, %342 : !t25 loc(#l87)
    %344 = call @_left(%336, %343) : (!t75, !t25) -> !t25 loc(#l85)
    %cst_40 = stablehlo.constant dense<1.000000e+00> : !t0
    %345 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (!t0) -> !t25 loc(#l84)
    %346 = call @_left_by(%335, %340, %337) : (!t75, !t25, !t75) -> !t25 loc(#l86)
    %347 = stablehlo.multiply %345, %346 : !t25 loc(#l87)
    %348 = call @_left_by(%336, %344, %337) : (!t75, !t25, !t75) -> !t25 loc(#l86)
    %349 = stablehlo.multiply %347, %348 : !t25 loc(#l87)
    %350 = call @_left(%337, %349) : (!t75, !t25) -> !t25 loc(#l85)
    %cst_41 = stablehlo.constant dense<1.000000e+00> : !t0
    %351 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (!t0) -> !t25 loc(#l84)
    %352 = call @_left_by(%335, %340, %338) : (!t75, !t25, !t75) -> !t25 loc(#l86)
    %353 = stablehlo.multiply %351, %352 : !t25 loc(#l87)
    %354 = call @_left_by(%336, %344, %338) : (!t75, !t25, !t75) -> !t25 loc(#l86)
    %355 = stablehlo.multiply %353, %354 : !t25 loc(#l87)
    %356 = call @_left_by(%337, %350, %338) : (!t75, !t25, !t75) -> !t25 loc(#l86)
    %357 = stablehlo.multiply %355, %356 : !t25 loc(#l87)
    %358 = call @_left(%338, %357) : (!t75, !t25) -> !t25 loc(#l85)
    %359 = stablehlo.concatenate %340, %344, %350, %358, dim = 2 : (!t25, !t25, !t25, !t25) -> !t108 loc(#l88)
    %360 = stablehlo.multiply %328, %359 : !t108 loc(#l87)
    %361 = stablehlo.slice %334 [0:128, 0:5, 0:2048, 0:1] : (!t142) -> !t167 loc(#l83)
    %362 = stablehlo.reshape %361 : (!t167) -> !t108 loc(#l89)
    %363 = stablehlo.slice %334 [0:128, 0:5, 0:2048, 1:2] : (!t142) -> !t167 loc(#l83)
    %364 = stablehlo.reshape %363 : (!t167) -> !t108 loc(#l89)
    %365 = stablehlo.slice %334 [0:128, 0:5, 0:2048, 2:3] : (!t142) -> !t167 loc(#l83)
    %366 = stablehlo.reshape %365 : (!t167) -> !t108 loc(#l89)
    %367 = stablehlo.slice %334 [0:128, 0:5, 0:2048, 3:4] : (!t142) -> !t167 loc(#l83)
    %368 = stablehlo.reshape %367 : (!t167) -> !t108 loc(#l89)
    %369 = stablehlo.subtract %366, %362 : !t108 loc(#l90)
    %cst_42 = stablehlo.constant dense<0.000000e+00> : !t0
    %370 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (!t0) -> !t108 loc(#l91)
    %371 = stablehlo.maximum %369, %370 : !t108 loc(#l91)
    %372 = stablehlo.subtract %368, %364 : !t108 loc(#l90)
    %cst_43 = stablehlo.constant dense<0.000000e+00> : !t0
    %373 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (!t0) -> !t108 loc(#l91)
    %374 = stablehlo.maximum %372, %373 : !t108 loc(#l91)
    %375 = stablehlo.multiply %371, %374 : !t108 loc(#l87)
    %cst_44 = stablehlo.constant dense<0.000000e+00> : !t0
    %376 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (!t0) -> !t108 loc(#l92)
    %377 = stablehlo.compare GT, %375, %376, FLOAT : (!t108, !t108) -> !t249 loc(#l92)
    %378 = stablehlo.convert %377 : (!t249) -> !t108 loc(#l93)
    %379 = stablehlo.multiply %360, %378 : !t108 loc(#l87)
    %380 = stablehlo.reshape %379 : (!t108) -> tensor<128x10240xf32> loc(#l94)
    %values, %indices = chlo.top_k(%380, k = 1000) : tensor<128x10240xf32> -> (tensor<128x1000xf32>, tensor<128x1000xi32>) loc(#l95)
    %cst_45 = stablehlo.constant dense<0.000000e+00> : !t0
    %381 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (!t0) -> !t108 loc(#l92)
    %382 = stablehlo.compare GT, %379, %381, FLOAT : (!t108, !t108) -> !t249 loc(#l92)
    %383 = stablehlo.convert %382 : (!t249) -> !t108 loc(#l93)
    %384 = stablehlo.broadcast_in_dim %383, dims = [0, 1, 2] : (!t108) -> !t167 loc(#l84)
    %385 = stablehlo.broadcast_in_dim %384, dims = [0, 1, 2, 3] : (!t167) -> !t142 loc(#l87)
    %386 = stablehlo.multiply %334, %385 : !t142 loc(#l87)
    %387 = stablehlo.reshape %386 : (!t142) -> !t250 loc(#l94)
    %388 = stablehlo.reshape %indices : (tensor<128x1000xi32>) -> !t168 loc(#l94)
    %389 = call @take_along_axis_52(%387, %388) : (!t250, !t168) -> !t200 loc(#l96)
    %390:5 = call @sampled(%389, %boxes, %classes, %random) : (!t200, !t134, !t204, !t48) -> (!t18, !t22, !t18, !t71, !t22) loc(#l97)
    %391:2 = call @_points(%390#0) : (!t18) -> (!t125, !t169) loc(#l98)
    %392 = stablehlo.reshape %89 : (!t14) -> !t183 loc(#l99)
    %393 = stablehlo.reshape %74 : (!t20) -> !t184 loc(#l99)
    %394 = stablehlo.reshape %59 : (!t6) -> !t185 loc(#l99)
    %395 = stablehlo.reshape %44 : (!t46) -> !t186 loc(#l99)
    %396 = stablehlo.concatenate %392, %393, %394, %395, dim = 1 : (!t183, !t184, !t185, !t186) -> !t101 loc(#l100)
    %397 = stablehlo.convert %391#1 : (!t169) -> !t170 loc(#l101)
    %398 = call @_cropped(%396, %391#0, %397) : (!t101, !t125, !t170) -> !t140 loc(#l102)
    %399 = stablehlo.reshape %398 : (!t140) -> !t251 loc(#l99)
    %400 = stablehlo.reshape %399 : (!t251) -> !t229 loc(#l99)
    %401 = stablehlo.convert %arg3 : (!t89) -> !t252 loc(#l101)
    %402 = stablehlo.dot_general %400, %401, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t229, !t252) -> !t54 loc(#l103)
    %403 = stablehlo.convert %arg2 : (!t15) -> !t126 loc(#l101)
    %404 = stablehlo.broadcast_in_dim %403, dims = [2] : (!t126) -> !t253 loc(#l104)
    %405 = stablehlo.broadcast_in_dim %404, dims = [0, 1, 2] : (!t253) -> !t54 loc(#l105)
    %406 = stablehlo.add %402, %405 : !t54 loc(#l105)
    %407 = call @_relu_65(%406) : (!t54) -> !t54 loc(#l106)
    %408 = stablehlo.convert %arg5 : (!t90) -> !t254 loc(#l101)
    %409 = stablehlo.dot_general %407, %408, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t54, !t254) -> !t54 loc(#l103)
    %410 = stablehlo.convert %arg4 : (!t15) -> !t126 loc(#l101)
    %411 = stablehlo.broadcast_in_dim %410, dims = [2] : (!t126) -> !t253 loc(#l104)
    %412 = stablehlo.broadcast_in_dim %411, dims = [0, 1, 2] : (!t253) -> !t54 loc(#l105)
    %413 = stablehlo.add %409, %412 : !t54 loc(#l105)
    %414 = call @_relu_65(%413) : (!t54) -> !t54 loc(#l106)
    %415 = stablehlo.convert %390#3 : (!t71) -> !t5 loc(#l101)
    %416 = stablehlo.convert %arg1 : (!t88) -> !t255 loc(#l101)
    %417 = stablehlo.dot_general %414, %416, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t54, !t255) -> !t115 loc(#l103)
    %418 = stablehlo.convert %arg0 : (!t70) -> !t256 loc(#l101)
    %419 = stablehlo.broadcast_in_dim %418, dims = [2] : (!t256) -> tensor<1x1x91xbf16> loc(#l104)
    %420 = stablehlo.broadcast_in_dim %419, dims = [0, 1, 2] : (tensor<1x1x91xbf16>) -> !t115 loc(#l105)
    %421 = stablehlo.add %417, %420 : !t115 loc(#l105)
    %422:2 = call @_cross_entropy(%421, %390#1) : (!t115, !t22) -> (!t5, !t5) loc(#l107)
    %423 = stablehlo.multiply %422#0, %415 : !t5 loc(#l108)
    %424 = stablehlo.convert %arg7 : (!t91) -> !t257 loc(#l101)
    %425 = stablehlo.dot_general %414, %424, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t54, !t257) -> !t187 loc(#l103)
    %426 = stablehlo.convert %arg6 : (!t99) -> tensor<364xbf16> loc(#l101)
    %427 = stablehlo.broadcast_in_dim %426, dims = [2] : (tensor<364xbf16>) -> tensor<1x1x364xbf16> loc(#l104)
    %428 = stablehlo.broadcast_in_dim %427, dims = [0, 1, 2] : (tensor<1x1x364xbf16>) -> !t187 loc(#l105)
    %429 = stablehlo.add %425, %428 : !t187 loc(#l105)
    %430 = stablehlo.reshape %429 : (!t187) -> !t258 loc(#l99)
    %431 = stablehlo.broadcast_in_dim %390#1, dims = [0, 1] : (!t22) -> !t102 loc(#l104)
    %432 = stablehlo.iota dim = 0 : !t259 loc(#l109)
    %433 = stablehlo.broadcast_in_dim %432, dims = [2] : (!t259) -> !t260 loc(#l104)
    %434 = stablehlo.broadcast_in_dim %431, dims = [0, 1, 2] : (!t102) -> !t143 loc(#l110)
    %435 = stablehlo.broadcast_in_dim %433, dims = [0, 1, 2] : (!t260) -> !t143 loc(#l110)
    %436 = stablehlo.compare EQ, %434, %435, SIGNED : (!t143, !t143) -> !t171 loc(#l110)
    %437 = stablehlo.convert %436 : (!t171) -> !t115 loc(#l101)
    %438 = stablehlo.dot_general %430, %437, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (!t258, !t115) -> !t261 loc(#l103)
    %439 = stablehlo.slice %390#0 [0:128, 0:512, 0:1] : (!t18) -> !t45 loc(#l111)
    %440 = stablehlo.reshape %439 : (!t45) -> !t5 loc(#l112)
    %441 = stablehlo.slice %390#0 [0:128, 0:512, 1:2] : (!t18) -> !t45 loc(#l111)
    %442 = stablehlo.reshape %441 : (!t45) -> !t5 loc(#l112)
    %443 = stablehlo.slice %390#0 [0:128, 0:512, 2:3] : (!t18) -> !t45 loc(#l111)
    %444 = stablehlo.reshape %443 : (!t45) -> !t5 loc(#l112)
    %445 = stablehlo.slice %390#0 [0:128, 0:512, 3:4] : (!t18) -> !t45 loc(#l111)
    %446 = stablehlo.reshape %445 : (!t45) -> !t5 loc(#l112)
    %447 = stablehlo.subtract %444, %440 : !t5 loc(#l113)
    %cst_46 = stablehlo.constant dense<1.000000e-03> : !t0
    %448 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (!t0) -> !t5 loc(#l114)
    %449 = stablehlo.maximum %447, %448 : !t5 loc(#l114)
    %450 = stablehlo.subtract %446, %442 : !t5 loc(#l113)
    %cst_47 = stablehlo.constant dense<1.000000e-03> : !t0
    %451 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (!t0) -> !t5 loc(#l114)
    %452 = stablehlo.maximum %450, %451 : !t5 loc(#l114)
    %453 = stablehlo.add %440, %444 : !t5 loc(#l105)
    %cst_48 = stablehlo.constant dense<2.000000e+00> : !t0
    %454 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (!t0) -> !t5 loc(#l115)
    %455 = stablehlo.divide %453, %454 : !t5 loc(#l115)
    %456 = stablehlo.add %442, %446 : !t5 loc(#l105)
    %cst_49 = stablehlo.constant dense<2.000000e+00> : !t0
    %457 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (!t0) -> !t5 loc(#l115)
    %458 = stablehlo.divide %456, %457 : !t5 loc(#l115)
    %459 = stablehlo.slice %390#2 [0:128, 0:512, 0:1] : (!t18) -> !t45 loc(#l111)
    %460 = stablehlo.reshape %459 : (!t45) -> !t5 loc(#l112)
    %461 = stablehlo.slice %390#2 [0:128, 0:512, 1:2] : (!t18) -> !t45 loc(#l111)
    %462 = stablehlo.reshape %461 : (!t45) -> !t5 loc(#l112)
    %463 = stablehlo.slice %390#2 [0:128, 0:512, 2:3] : (!t18) -> !t45 loc(#l111)
    %464 = stablehlo.reshape %463 : (!t45) -> !t5 loc(#l112)
    %465 = stablehlo.slice %390#2 [0:128, 0:512, 3:4] : (!t18) -> !t45 loc(#l111)
    %466 = stablehlo.reshape %465 : (!t45) -> !t5 loc(#l112)
    %467 = stablehlo.subtract %464, %460 : !t5 loc(#l113)
    %cst_50 = stablehlo.constant dense<1.000000e-03> : !t0
    %468 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (!t0) -> !t5 loc(#l114)
    %469 = stablehlo.maximum %467, %468 : !t5 loc(#l114)
    %470 = stablehlo.subtract %466, %462 : !t5 loc(#l113)
    %cst_51 = stablehlo.constant dense<1.000000e-03> : !t0
    %471 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (!t0) -> !t5 loc(#l114)
    %472 = stablehlo.maximum %470, %471 : !t5 loc(#l114)
    %473 = stablehlo.add %460, %464 : !t5 loc(#l105)
    %cst_52 = stablehlo.constant dense<2.000000e+00> : !t0
    %474 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (!t0) -> !t5 loc(#l115)
    %475 = stablehlo.divide %473, %474 : !t5 loc(#l115)
    %476 = stablehlo.add %462, %466 : !t5 loc(#l105)
    %cst_53 = stablehlo.constant dense<2.000000e+00> : !t0
    %477 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (!t0) -> !t5 loc(#l115)
    %478 = stablehlo.divide %476, %477 : !t5 loc(#l115)
    %479 = stablehlo.subtract %475, %455 : !t5 loc(#l113)
    %cst_54 = stablehlo.constant dense<1.000000e+01> : !t0
    %480 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (!t0) -> !t5 loc(#l108)
    %481 = stablehlo.multiply %480, %479 : !t5 loc(#l108)
    %482 = stablehlo.divide %481, %449 : !t5 loc(#l115)
    %483 = stablehlo.subtract %478, %458 : !t5 loc(#l113)
    %cst_55 = stablehlo.constant dense<1.000000e+01> : !t0
    %484 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (!t0) -> !t5 loc(#l108)
    %485 = stablehlo.multiply %484, %483 : !t5 loc(#l108)
    %486 = stablehlo.divide %485, %452 : !t5 loc(#l115)
    %487 = stablehlo.divide %469, %449 : !t5 loc(#l115)
    %488 = stablehlo.log %487 : !t5 loc(#l116)
    %cst_56 = stablehlo.constant dense<5.000000e+00> : !t0
    %489 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (!t0) -> !t5 loc(#l108)
    %490 = stablehlo.multiply %489, %488 : !t5 loc(#l108)
    %491 = stablehlo.divide %472, %452 : !t5 loc(#l115)
    %492 = stablehlo.log %491 : !t5 loc(#l116)
    %cst_57 = stablehlo.constant dense<5.000000e+00> : !t0
    %493 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (!t0) -> !t5 loc(#l108)
    %494 = stablehlo.multiply %493, %492 : !t5 loc(#l108)
    %495 = stablehlo.broadcast_in_dim %482, dims = [0, 1] : (!t5) -> !t45 loc(#l117)
    %496 = stablehlo.broadcast_in_dim %486, dims = [0, 1] : (!t5) -> !t45 loc(#l117)
    %497 = stablehlo.broadcast_in_dim %490, dims = [0, 1] : (!t5) -> !t45 loc(#l117)
    %498 = stablehlo.broadcast_in_dim %494, dims = [0, 1] : (!t5) -> !t45 loc(#l117)
    %499 = stablehlo.concatenate %495, %496, %497, %498, dim = 2 : (!t45, !t45, !t45, !t45) -> !t18 loc(#l117)
    %500 = stablehlo.slice %390#2 [0:128, 0:512, 0:1] : (!t18) -> !t45 loc(#l111)
    %501 = stablehlo.reshape %500 : (!t45) -> !t5 loc(#l112)
    %502 = stablehlo.slice %390#2 [0:128, 0:512, 1:2] : (!t18) -> !t45 loc(#l111)
    %503 = stablehlo.reshape %502 : (!t45) -> !t5 loc(#l112)
    %504 = stablehlo.slice %390#2 [0:128, 0:512, 2:3] : (!t18) -> !t45 loc(#l111)
    %505 = stablehlo.reshape %504 : (!t45) -> !t5 loc(#l112)
    %506 = stablehlo.slice %390#2 [0:128, 0:512, 3:4] : (!t18) -> !t45 loc(#l111)
    %507 = stablehlo.reshape %506 : (!t45) -> !t5 loc(#l112)
    %508 = stablehlo.subtract %505, %501 : !t5 loc(#l113)
    %cst_58 = stablehlo.constant dense<0.000000e+00> : !t0
    %509 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (!t0) -> !t5 loc(#l114)
    %510 = stablehlo.maximum %508, %509 : !t5 loc(#l114)
    %511 = stablehlo.subtract %507, %503 : !t5 loc(#l113)
    %cst_59 = stablehlo.constant dense<0.000000e+00> : !t0
    %512 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (!t0) -> !t5 loc(#l114)
    %513 = stablehlo.maximum %511, %512 : !t5 loc(#l114)
    %514 = stablehlo.multiply %510, %513 : !t5 loc(#l108)
    %cst_60 = stablehlo.constant dense<0.000000e+00> : !t0
    %515 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (!t0) -> !t5 loc(#l118)
    %516 = stablehlo.compare GT, %514, %515, FLOAT : (!t5, !t5) -> !t71 loc(#l118)
    %517 = stablehlo.convert %516 : (!t71) -> !t5 loc(#l101)
    %518 = stablehlo.broadcast_in_dim %517, dims = [0, 1] : (!t5) -> !t45 loc(#l104)
    %519 = stablehlo.broadcast_in_dim %518, dims = [0, 1, 2] : (!t45) -> !t18 loc(#l108)
    %520 = stablehlo.multiply %499, %519 : !t18 loc(#l108)
    %521 = stablehlo.convert %438 : (!t261) -> !t18 loc(#l101)
    %cst_61 = stablehlo.constant dense<1.000000e+00> : !t0
    %522 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (!t0) -> !t18 loc(#l115)
    %523 = stablehlo.divide %521, %522 : !t18 loc(#l115)
    %cst_62 = stablehlo.constant dense<1.000000e+00> : !t0
    %524 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (!t0) -> !t18 loc(#l115)
    %525 = stablehlo.divide %520, %524 : !t18 loc(#l115)
    %526 = call @_distance_67(%523, %525) : (!t18, !t18) -> !t18 loc(#l119)
    %cst_63 = stablehlo.constant dense<1.000000e+00> : !t0
    %527 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (!t0) -> !t18 loc(#l108)
    %528 = stablehlo.multiply %526, %527 : !t18 loc(#l108)
    %cst_64 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l120)
    %529 = stablehlo.reduce(%528 init: %cst_64) applies stablehlo.add across dimensions = [2] : (!t18, !t0) -> !t5 loc(#l120)
    %c_65 = stablehlo.constant dense<0> : !t1
    %530 = stablehlo.broadcast_in_dim %c_65, dims = [] : (!t1) -> !t22 loc(#l118)
    %531 = stablehlo.compare GT, %390#1, %530, SIGNED : (!t22, !t22) -> !t71 loc(#l118)
    %532 = stablehlo.convert %531 : (!t71) -> !t5 loc(#l101)
    %533 = stablehlo.multiply %529, %532 : !t5 loc(#l108)
    %cst_66 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l120)
    %534 = stablehlo.reduce(%423 init: %cst_66) applies stablehlo.add across dimensions = [0, 1] : (!t5, !t0) -> !t0 loc(#l120)
    %cst_67 = stablehlo.constant dense<6.553600e+04> : !t0
    %535 = stablehlo.divide %534, %cst_67 : !t0 loc(#l115)
    %cst_68 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l120)
    %536 = stablehlo.reduce(%533 init: %cst_68) applies stablehlo.add across dimensions = [0, 1] : (!t5, !t0) -> !t0 loc(#l120)
    %cst_69 = stablehlo.constant dense<4.000000e+00> : !t0
    %cst_70 = stablehlo.constant dense<6.553600e+04> : !t0
    %537 = stablehlo.multiply %cst_69, %cst_70 : !t0 loc(#l108)
    %538 = stablehlo.divide %536, %537 : !t0 loc(#l115)
    %539 = stablehlo.add %535, %538 : !t0 loc(#l105)
    %540 = stablehlo.add %317, %539 : !t0
    %541 = stablehlo.slice %390#0 [0:128, 0:128, 0:4] : (!t18) -> !t109 loc(#l121)
    %542 = stablehlo.slice %390#2 [0:128, 0:128, 0:4] : (!t18) -> !t109 loc(#l121)
    %543 = stablehlo.slice %390#4 [0:128, 0:128] : (!t22) -> !t57 loc(#l121)
    %544 = stablehlo.slice %390#1 [0:128, 0:128] : (!t22) -> !t57 loc(#l121)
    %545 = call @cropped_masks(%masks, %541, %542, %543) : (!t245, !t109, !t109, !t57) -> !t230 loc(#l122)
    %546:2 = call @_points_70(%541) : (!t109) -> (!t125, !t169) loc(#l123)
    %547 = stablehlo.reshape %89 : (!t14) -> !t183 loc(#l124)
    %548 = stablehlo.reshape %74 : (!t20) -> !t184 loc(#l124)
    %549 = stablehlo.reshape %59 : (!t6) -> !t185 loc(#l124)
    %550 = stablehlo.reshape %44 : (!t46) -> !t186 loc(#l124)
    %551 = stablehlo.concatenate %547, %548, %549, %550, dim = 1 : (!t183, !t184, !t185, !t186) -> !t101 loc(#l125)
    %552 = stablehlo.convert %546#1 : (!t169) -> !t170 loc(#l126)
    %553 = call @_cropped(%551, %546#0, %552) : (!t101, !t125, !t170) -> !t140 loc(#l127)
    %554 = stablehlo.reshape %553 : (!t140) -> !t262 loc(#l124)
    %555 = stablehlo.reshape %554 : (!t262) -> !t28 loc(#l124)
    %556 = stablehlo.convert %arg12 : (!t4) -> !t35 loc(#l128)
    %557 = stablehlo.convolution(%555, %556) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t28, !t35) -> !t28 loc(#l129)
    %558 = stablehlo.convert %arg11 : (!t2) -> !t51 loc(#l128)
    %559 = stablehlo.broadcast_in_dim %558, dims = [3] : (!t51) -> !t17 loc(#l130)
    %560 = stablehlo.broadcast_in_dim %559, dims = [0, 1, 2, 3] : (!t17) -> !t28 loc(#l131)
    %561 = stablehlo.add %557, %560 : !t28 loc(#l131)
    %562 = call @_relu_73(%561) : (!t28) -> !t28 loc(#l132)
    %563 = stablehlo.convert %arg14 : (!t4) -> !t35 loc(#l133)
    %564 = stablehlo.convolution(%562, %563) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t28, !t35) -> !t28 loc(#l134)
    %565 = stablehlo.convert %arg13 : (!t2) -> !t51 loc(#l133)
    %566 = stablehlo.broadcast_in_dim %565, dims = [3] : (!t51) -> !t17 loc(#l135)
    %567 = stablehlo.broadcast_in_dim %566, dims = [0, 1, 2, 3] : (!t17) -> !t28 loc(#l136)
    %568 = stablehlo.add %564, %567 : !t28 loc(#l136)
    %569 = call @_relu_73(%568) : (!t28) -> !t28 loc(#l137)
    %570 = stablehlo.convert %arg16 : (!t4) -> !t35 loc(#l138)
    %571 = stablehlo.convolution(%569, %570) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t28, !t35) -> !t28 loc(#l139)
    %572 = stablehlo.convert %arg15 : (!t2) -> !t51 loc(#l138)
    %573 = stablehlo.broadcast_in_dim %572, dims = [3] : (!t51) -> !t17 loc(#l140)
    %574 = stablehlo.broadcast_in_dim %573, dims = [0, 1, 2, 3] : (!t17) -> !t28 loc(#l141)
    %575 = stablehlo.add %571, %574 : !t28 loc(#l141)
    %576 = call @_relu_73(%575) : (!t28) -> !t28 loc(#l142)
    %577 = stablehlo.convert %arg18 : (!t4) -> !t35 loc(#l143)
    %578 = stablehlo.convolution(%576, %577) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t28, !t35) -> !t28 loc(#l144)
    %579 = stablehlo.convert %arg17 : (!t2) -> !t51 loc(#l143)
    %580 = stablehlo.broadcast_in_dim %579, dims = [3] : (!t51) -> !t17 loc(#l145)
    %581 = stablehlo.broadcast_in_dim %580, dims = [0, 1, 2, 3] : (!t17) -> !t28 loc(#l146)
    %582 = stablehlo.add %578, %581 : !t28 loc(#l146)
    %583 = call @_relu_73(%582) : (!t28) -> !t28 loc(#l147)
    %584 = stablehlo.convert %arg20 : (!t93) -> !t263 loc(#l148)
    %585 = stablehlo.dot_general %584, %583, contracting_dims = [0] x [3], precision = [DEFAULT, DEFAULT] : (!t263, !t28) -> tensor<2x2x256x16384x14x14xbf16> loc(#l149)
    %586 = stablehlo.transpose %585, dims = [3, 4, 0, 5, 1, 2] : (tensor<2x2x256x16384x14x14xbf16>) -> !t231 loc(#l150)
    %587 = stablehlo.reshape %586 : (!t231) -> !t82 loc(#l151)
    %588 = stablehlo.convert %arg19 : (!t2) -> !t51 loc(#l148)
    %589 = stablehlo.broadcast_in_dim %588, dims = [3] : (!t51) -> !t17 loc(#l152)
    %590 = stablehlo.broadcast_in_dim %589, dims = [0, 1, 2, 3] : (!t17) -> !t82 loc(#l153)
    %591 = stablehlo.add %587, %590 : !t82 loc(#l153)
    %592 = call @_relu_74(%591) : (!t82) -> !t82 loc(#l154)
    %593 = stablehlo.convert %arg10 : (!t92) -> !t232 loc(#l155)
    %594 = stablehlo.convolution(%592, %593) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t82, !t232) -> !t188 loc(#l156)
    %595 = stablehlo.convert %arg9 : (!t70) -> !t256 loc(#l155)
    %596 = stablehlo.broadcast_in_dim %595, dims = [3] : (!t256) -> tensor<1x1x1x91xbf16> loc(#l157)
    %597 = stablehlo.broadcast_in_dim %596, dims = [0, 1, 2, 3] : (tensor<1x1x1x91xbf16>) -> !t188 loc(#l158)
    %598 = stablehlo.add %594, %597 : !t188 loc(#l158)
    %599 = stablehlo.reshape %598 : (!t188) -> !t212 loc(#l159)
    %600 = stablehlo.transpose %599, dims = [0, 1, 3, 2] : (!t212) -> !t264 loc(#l160)
    %601 = stablehlo.broadcast_in_dim %544, dims = [0, 1] : (!t57) -> !t144 loc(#l157)
    %602 = stablehlo.iota dim = 0 : !t259 loc(#l161)
    %603 = stablehlo.broadcast_in_dim %602, dims = [2] : (!t259) -> !t260 loc(#l157)
    %604 = stablehlo.broadcast_in_dim %601, dims = [0, 1, 2] : (!t144) -> !t265 loc(#l162)
    %605 = stablehlo.broadcast_in_dim %603, dims = [0, 1, 2] : (!t260) -> !t265 loc(#l162)
    %606 = stablehlo.compare EQ, %604, %605, SIGNED : (!t265, !t265) -> tensor<128x128x91xi1> loc(#l162)
    %607 = stablehlo.convert %606 : (tensor<128x128x91xi1>) -> !t307 loc(#l155)
    %608 = stablehlo.dot_general %600, %607, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (!t264, !t307) -> !t181 loc(#l163)
    %c_71 = stablehlo.constant dense<0> : !t1
    %609 = stablehlo.broadcast_in_dim %c_71, dims = [] : (!t1) -> !t57 loc(#l164)
    %610 = stablehlo.compare GT, %544, %609, SIGNED : (!t57, !t57) -> !t103 loc(#l164)
    %611 = stablehlo.convert %610 : (!t103) -> !t10 loc(#l126)
    %612 = stablehlo.reshape %545 : (!t230) -> !t47 loc(#l124)
    %613:5 = call @_entropy_75(%608, %612) : (!t181, !t47) -> (!t47, !t47, !t145, !t47, !t47) loc(#l165)
    %cst_72 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l166)
    %614 = stablehlo.reduce(%613#0 init: %cst_72) applies stablehlo.add across dimensions = [2] : (!t47, !t0) -> !t10 loc(#l166)
    %615 = stablehlo.multiply %614, %611 : !t10 loc(#l167)
    %cst_73 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l166)
    %616 = stablehlo.reduce(%615 init: %cst_73) applies stablehlo.add across dimensions = [0, 1] : (!t10, !t0) -> !t0 loc(#l166)
    %cst_74 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l166)
    %617 = stablehlo.reduce(%611 init: %cst_74) applies stablehlo.add across dimensions = [0, 1] : (!t10, !t0) -> !t0 loc(#l166)
    %cst_75 = stablehlo.constant dense<1.000000e+00> : !t0
    %618 = stablehlo.maximum %617, %cst_75 : !t0 loc(#l168)
    %cst_76 = stablehlo.constant dense<7.840000e+02> : !t0
    %619 = stablehlo.multiply %cst_76, %618 : !t0 loc(#l167)
    %620 = stablehlo.divide %616, %619 : !t0 loc(#l169)
    %621 = stablehlo.add %540, %620 : !t0
    %cst_77 = stablehlo.constant dense<1.000000e+00> : !t0
    %622 = stablehlo.divide %cst_77, %619 : !t0 loc(#l170)
    %623 = stablehlo.broadcast_in_dim %622, dims = [] : (!t0) -> !t10 loc(#l171)
    %624 = stablehlo.multiply %623, %611 : !t10 loc(#l172)
    %625 = stablehlo.broadcast_in_dim %624, dims = [0, 1] : (!t10) -> !t47 loc(#l171)
    %626 = call @_entropy_76(%613#1, %612, %613#2, %613#3, %613#4, %625) : (!t47, !t47, !t145, !t47, !t47, !t47) -> !t181 loc(#l173)
    %627 = stablehlo.dot_general %626, %607, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (!t181, !t307) -> !t212 loc(#l174)
    %628 = stablehlo.transpose %627, dims = [0, 1, 3, 2] : (!t212) -> !t264 loc(#l175)
    %629 = stablehlo.transpose %628, dims = [0, 1, 3, 2] : (!t264) -> !t212 loc(#l175)
    %630 = stablehlo.reshape %629 : (!t212) -> !t188 loc(#l176)
    %631 = stablehlo.convert %630 : (!t188) -> tensor<16384x28x28x91xf32> loc(#l177)
    %cst_78 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l178)
    %632 = stablehlo.reduce(%631 init: %cst_78) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16384x28x28x91xf32>, !t0) -> !t70 loc(#l178)
    %633 = stablehlo.convert %arg10 : (!t92) -> !t232 loc(#l177)
    %634 = stablehlo.reverse %633, dims = [0, 1] : !t232 loc(#l179)
    %635 = stablehlo.convolution(%630, %634) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t188, !t232) -> !t82 loc(#l180)
    %636 = stablehlo.convolution(%592, %630) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t82, !t188) -> !t92 loc(#l181)
    %637 = call @_relu_backward(%592, %635) : (!t82, !t82) -> !t82 loc(#l182)
    %638 = stablehlo.convert %637 : (!t82) -> tensor<16384x28x28x256xf32> loc(#l183)
    %cst_79 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l184)
    %639 = stablehlo.reduce(%638 init: %cst_79) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16384x28x28x256xf32>, !t0) -> !t2 loc(#l184)
    %640 = stablehlo.reshape %637 : (!t82) -> !t231 loc(#l185)
    %641 = stablehlo.convert %arg20 : (!t93) -> !t263 loc(#l183)
    %642 = stablehlo.dot_general %640, %641, contracting_dims = [2, 4, 5] x [1, 2, 3], precision = [DEFAULT, DEFAULT] : (!t231, !t263) -> !t28 loc(#l186)
    %643 = stablehlo.dot_general %583, %640, contracting_dims = [1, 0, 2] x [1, 0, 3], precision = [DEFAULT, DEFAULT] : (!t28, !t231) -> !t93 loc(#l186)
    %644 = call @_relu_backward_78(%583, %642) : (!t28, !t28) -> !t28 loc(#l187)
    %645 = stablehlo.convert %644 : (!t28) -> !t189 loc(#l188)
    %cst_80 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l189)
    %646 = stablehlo.reduce(%645 init: %cst_80) applies stablehlo.add across dimensions = [0, 1, 2] : (!t189, !t0) -> !t2 loc(#l189)
    %647 = stablehlo.convert %arg18 : (!t4) -> !t35 loc(#l188)
    %648 = stablehlo.reverse %647, dims = [0, 1] : !t35 loc(#l190)
    %649 = stablehlo.convolution(%644, %648) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t28, !t35) -> !t28 loc(#l191)
    %650 = stablehlo.convolution(%576, %644) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t28, !t28) -> !t4 loc(#l192)
    %651 = call @_relu_backward_78(%576, %649) : (!t28, !t28) -> !t28 loc(#l193)
    %652 = stablehlo.convert %651 : (!t28) -> !t189 loc(#l194)
    %cst_81 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l195)
    %653 = stablehlo.reduce(%652 init: %cst_81) applies stablehlo.add across dimensions = [0, 1, 2] : (!t189, !t0) -> !t2 loc(#l195)
    %654 = stablehlo.convert %arg16 : (!t4) -> !t35 loc(#l194)
    %655 = stablehlo.reverse %654, dims = [0, 1] : !t35 loc(#l196)
    %656 = stablehlo.convolution(%651, %655) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t28, !t35) -> !t28 loc(#l197)
    %657 = stablehlo.convolution(%569, %651) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t28, !t28) -> !t4 loc(#l198)
    %658 = call @_relu_backward_78(%569, %656) : (!t28, !t28) -> !t28 loc(#l199)
    %659 = stablehlo.convert %658 : (!t28) -> !t189 loc(#l200)
    %cst_82 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l201)
    %660 = stablehlo.reduce(%659 init: %cst_82) applies stablehlo.add across dimensions = [0, 1, 2] : (!t189, !t0) -> !t2 loc(#l201)
    %661 = stablehlo.convert %arg14 : (!t4) -> !t35 loc(#l200)
    %662 = stablehlo.reverse %661, dims = [0, 1] : !t35 loc(#l202)
    %663 = stablehlo.convolution(%658, %662) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t28, !t35) -> !t28 loc(#l203)
    %664 = stablehlo.convolution(%562, %658) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t28, !t28) -> !t4 loc(#l204)
    %665 = call @_relu_backward_78(%562, %663) : (!t28, !t28) -> !t28 loc(#l205)
    %666 = stablehlo.convert %665 : (!t28) -> !t189 loc(#l206)
    %cst_83 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l207)
    %667 = stablehlo.reduce(%666 init: %cst_83) applies stablehlo.add across dimensions = [0, 1, 2] : (!t189, !t0) -> !t2 loc(#l207)
    %668 = stablehlo.convert %arg12 : (!t4) -> !t35 loc(#l206)
    %669 = stablehlo.reverse %668, dims = [0, 1] : !t35 loc(#l208)
    %670 = stablehlo.convolution(%665, %669) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t28, !t35) -> !t28 loc(#l209)
    %671 = stablehlo.convolution(%555, %665) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t28, !t28) -> !t4 loc(#l210)
    %672 = stablehlo.reshape %670 : (!t28) -> !t262 loc(#l211)
    %673 = stablehlo.reshape %672 : (!t262) -> !t140 loc(#l211)
    %674 = call @_crop_backward(%551, %546#0, %552, %673) : (!t101, !t125, !t170, !t140) -> !t101 loc(#l212)
    %675 = stablehlo.slice %674 [0:128, 0:69888, 0:256] : (!t101) -> !t183 loc(#l213)
    %676 = stablehlo.slice %674 [0:128, 69888:87360, 0:256] : (!t101) -> !t184 loc(#l213)
    %677 = stablehlo.slice %674 [0:128, 87360:91728, 0:256] : (!t101) -> !t185 loc(#l213)
    %678 = stablehlo.slice %674 [0:128, 91728:92820, 0:256] : (!t101) -> !t186 loc(#l213)
    %679 = stablehlo.reshape %678 : (!t186) -> !t46 loc(#l211)
    %680 = stablehlo.reshape %677 : (!t185) -> !t6 loc(#l211)
    %681 = stablehlo.reshape %676 : (!t184) -> !t20 loc(#l211)
    %682 = stablehlo.reshape %675 : (!t183) -> !t14 loc(#l211)
    %cst_84 = stablehlo.constant dense<1.000000e+00> : !t0
    %683 = stablehlo.divide %cst_84, %537 : !t0 loc(#l214)
    %684 = stablehlo.broadcast_in_dim %683, dims = [] : (!t0) -> !t5 loc(#l215)
    %cst_85 = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_86 = stablehlo.constant dense<6.553600e+04> : !t0
    %685 = stablehlo.divide %cst_85, %cst_86 : !t0 loc(#l214)
    %686 = stablehlo.broadcast_in_dim %685, dims = [] : (!t0) -> !t5 loc(#l215)
    %687 = stablehlo.multiply %684, %532 : !t5 loc(#l216)
    %688 = stablehlo.broadcast_in_dim %687, dims = [0, 1] : (!t5) -> !t18 loc(#l215)
    %cst_87 = stablehlo.constant dense<1.000000e+00> : !t0
    %689 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (!t0) -> !t18 loc(#l216)
    %690 = stablehlo.multiply %688, %689 : !t18 loc(#l216)
    %691 = call @_distance_backward(%523, %525, %690) : (!t18, !t18, !t18) -> !t18 loc(#l217)
    %cst_88 = stablehlo.constant dense<1.000000e+00> : !t0
    %692 = stablehlo.broadcast_in_dim %cst_88, dims = [] : (!t0) -> !t18 loc(#l214)
    %693 = stablehlo.divide %691, %692 : !t18 loc(#l214)
    %694 = stablehlo.convert %693 : (!t18) -> !t261 loc(#l218)
    %695 = stablehlo.dot_general %694, %437, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (!t261, !t115) -> tensor<128x512x4x91xbf16> loc(#l219)
    %696 = stablehlo.transpose %695, dims = [0, 1, 3, 2] : (tensor<128x512x4x91xbf16>) -> !t258 loc(#l220)
    %697 = stablehlo.reshape %696 : (!t258) -> !t187 loc(#l221)
    %698 = stablehlo.convert %697 : (!t187) -> tensor<128x512x364xf32> loc(#l218)
    %cst_89 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l222)
    %699 = stablehlo.reduce(%698 init: %cst_89) applies stablehlo.add across dimensions = [0, 1] : (tensor<128x512x364xf32>, !t0) -> !t99 loc(#l222)
    %700 = stablehlo.convert %arg7 : (!t91) -> !t257 loc(#l218)
    %701 = stablehlo.dot_general %697, %700, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t187, !t257) -> !t54 loc(#l219)
    %702 = stablehlo.dot_general %414, %697, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t54, !t187) -> !t91 loc(#l219)
    %703 = stablehlo.multiply %686, %415 : !t5 loc(#l216)
    %704 = call @_cross_entropy_backward(%421, %390#1, %422#1, %703) : (!t115, !t22, !t5, !t5) -> !t115 loc(#l223)
    %705 = stablehlo.convert %704 : (!t115) -> !t96 loc(#l218)
    %cst_90 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l222)
    %706 = stablehlo.reduce(%705 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (!t96, !t0) -> !t70 loc(#l222)
    %707 = stablehlo.convert %arg1 : (!t88) -> !t255 loc(#l218)
    %708 = stablehlo.dot_general %704, %707, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t115, !t255) -> !t54 loc(#l219)
    %709 = stablehlo.dot_general %414, %704, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t54, !t115) -> !t88 loc(#l219)
    %710 = stablehlo.add %701, %708 : !t54 loc(#l224)
    %711 = call @_relu_backward_82(%414, %710) : (!t54, !t54) -> !t54 loc(#l225)
    %712 = stablehlo.convert %711 : (!t54) -> !t266 loc(#l218)
    %cst_91 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l222)
    %713 = stablehlo.reduce(%712 init: %cst_91) applies stablehlo.add across dimensions = [0, 1] : (!t266, !t0) -> !t15 loc(#l222)
    %714 = stablehlo.convert %arg5 : (!t90) -> !t254 loc(#l218)
    %715 = stablehlo.dot_general %711, %714, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t54, !t254) -> !t54 loc(#l219)
    %716 = stablehlo.dot_general %407, %711, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t54, !t54) -> !t90 loc(#l219)
    %717 = call @_relu_backward_82(%407, %715) : (!t54, !t54) -> !t54 loc(#l225)
    %718 = stablehlo.convert %717 : (!t54) -> !t266 loc(#l218)
    %cst_92 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l222)
    %719 = stablehlo.reduce(%718 init: %cst_92) applies stablehlo.add across dimensions = [0, 1] : (!t266, !t0) -> !t15 loc(#l222)
    %720 = stablehlo.convert %arg3 : (!t89) -> !t252 loc(#l218)
    %721 = stablehlo.dot_general %717, %720, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t54, !t252) -> !t229 loc(#l219)
    %722 = stablehlo.dot_general %400, %717, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t229, !t54) -> !t89 loc(#l219)
    %723 = stablehlo.reshape %721 : (!t229) -> !t251 loc(#l221)
    %724 = stablehlo.reshape %723 : (!t251) -> !t140 loc(#l221)
    %725 = call @_crop_backward(%396, %391#0, %397, %724) : (!t101, !t125, !t170, !t140) -> !t101 loc(#l226)
    %726 = stablehlo.slice %725 [0:128, 0:69888, 0:256] : (!t101) -> !t183 loc(#l227)
    %727 = stablehlo.slice %725 [0:128, 69888:87360, 0:256] : (!t101) -> !t184 loc(#l227)
    %728 = stablehlo.slice %725 [0:128, 87360:91728, 0:256] : (!t101) -> !t185 loc(#l227)
    %729 = stablehlo.slice %725 [0:128, 91728:92820, 0:256] : (!t101) -> !t186 loc(#l227)
    %730 = stablehlo.reshape %729 : (!t186) -> !t46 loc(#l221)
    %731 = stablehlo.add %679, %730 : !t46 loc(#l224)
    %732 = stablehlo.reshape %728 : (!t185) -> !t6 loc(#l221)
    %733 = stablehlo.add %680, %732 : !t6 loc(#l224)
    %734 = stablehlo.reshape %727 : (!t184) -> !t20 loc(#l221)
    %735 = stablehlo.add %681, %734 : !t20 loc(#l224)
    %736 = stablehlo.reshape %726 : (!t183) -> !t14 loc(#l221)
    %737 = stablehlo.add %682, %736 : !t14 loc(#l224)
    %cst_93 = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_94 = stablehlo.constant dense<3.276800e+04> : !t0
    %738 = stablehlo.divide %cst_93, %cst_94 : !t0 loc(#l228)
    %739 = stablehlo.broadcast_in_dim %738, dims = [] : (!t0) -> !t44 loc(#l229)
    %740 = stablehlo.multiply %739, %312 : !t44 loc(#l230)
    %cst_95 = stablehlo.constant dense<0.0123456791> : !t0
    %741 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (!t0) -> !t44 loc(#l230)
    %742 = stablehlo.multiply %740, %741 : !t44 loc(#l230)
    %743 = call @_distance_backward_84(%304, %306, %742) : (!t44, !t44, !t44) -> !t44 loc(#l231)
    %cst_96 = stablehlo.constant dense<0.111111112> : !t0
    %744 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (!t0) -> !t44 loc(#l228)
    %745 = stablehlo.divide %743, %744 : !t44 loc(#l228)
    %746 = stablehlo.convert %745 : (!t44) -> !t156 loc(#l232)
    %747 = stablehlo.broadcast_in_dim %738, dims = [] : (!t0) -> !t33 loc(#l229)
    %748 = stablehlo.multiply %747, %298 : !t33 loc(#l230)
    %749 = call @_entropy_86(%295#1, %294, %295#2, %295#3, %295#4, %748) : (!t33, !t33, !t139, !t33, !t33, !t33) -> !t124 loc(#l233)
    %750 = stablehlo.broadcast_in_dim %738, dims = [] : (!t0) -> !t43 loc(#l229)
    %751 = stablehlo.multiply %750, %286 : !t43 loc(#l230)
    %cst_97 = stablehlo.constant dense<0.0123456791> : !t0
    %752 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (!t0) -> !t43 loc(#l230)
    %753 = stablehlo.multiply %751, %752 : !t43 loc(#l230)
    %754 = call @_distance_backward_87(%278, %280, %753) : (!t43, !t43, !t43) -> !t43 loc(#l231)
    %cst_98 = stablehlo.constant dense<0.111111112> : !t0
    %755 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (!t0) -> !t43 loc(#l228)
    %756 = stablehlo.divide %754, %755 : !t43 loc(#l228)
    %757 = stablehlo.convert %756 : (!t43) -> !t155 loc(#l232)
    %758 = stablehlo.broadcast_in_dim %738, dims = [] : (!t0) -> !t32 loc(#l229)
    %759 = stablehlo.multiply %758, %272 : !t32 loc(#l230)
    %760 = call @_entropy_89(%269#1, %268, %269#2, %269#3, %269#4, %759) : (!t32, !t32, !t138, !t32, !t32, !t32) -> !t123 loc(#l233)
    %761 = stablehlo.broadcast_in_dim %738, dims = [] : (!t0) -> !t42 loc(#l229)
    %762 = stablehlo.multiply %761, %260 : !t42 loc(#l230)
    %cst_99 = stablehlo.constant dense<0.0123456791> : !t0
    %763 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (!t0) -> !t42 loc(#l230)
    %764 = stablehlo.multiply %762, %763 : !t42 loc(#l230)
    %765 = call @_distance_backward_90(%252, %254, %764) : (!t42, !t42, !t42) -> !t42 loc(#l231)
    %cst_100 = stablehlo.constant dense<0.111111112> : !t0
    %766 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (!t0) -> !t42 loc(#l228)
    %767 = stablehlo.divide %765, %766 : !t42 loc(#l228)
    %768 = stablehlo.convert %767 : (!t42) -> !t154 loc(#l232)
    %769 = stablehlo.broadcast_in_dim %738, dims = [] : (!t0) -> !t31 loc(#l229)
    %770 = stablehlo.multiply %769, %246 : !t31 loc(#l230)
    %771 = call @_entropy_92(%243#1, %242, %243#2, %243#3, %243#4, %770) : (!t31, !t31, !t137, !t31, !t31, !t31) -> !t122 loc(#l233)
    %772 = stablehlo.broadcast_in_dim %738, dims = [] : (!t0) -> !t41 loc(#l229)
    %773 = stablehlo.multiply %772, %234 : !t41 loc(#l230)
    %cst_101 = stablehlo.constant dense<0.0123456791> : !t0
    %774 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (!t0) -> !t41 loc(#l230)
    %775 = stablehlo.multiply %773, %774 : !t41 loc(#l230)
    %776 = call @_distance_backward_93(%226, %228, %775) : (!t41, !t41, !t41) -> !t41 loc(#l231)
    %cst_102 = stablehlo.constant dense<0.111111112> : !t0
    %777 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (!t0) -> !t41 loc(#l228)
    %778 = stablehlo.divide %776, %777 : !t41 loc(#l228)
    %779 = stablehlo.convert %778 : (!t41) -> !t153 loc(#l232)
    %780 = stablehlo.broadcast_in_dim %738, dims = [] : (!t0) -> !t30 loc(#l229)
    %781 = stablehlo.multiply %780, %220 : !t30 loc(#l230)
    %782 = call @_entropy_95(%217#1, %216, %217#2, %217#3, %217#4, %781) : (!t30, !t30, !t136, !t30, !t30, !t30) -> !t121 loc(#l233)
    %783 = stablehlo.broadcast_in_dim %738, dims = [] : (!t0) -> !t40 loc(#l229)
    %784 = stablehlo.multiply %783, %208 : !t40 loc(#l230)
    %cst_103 = stablehlo.constant dense<0.0123456791> : !t0
    %785 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (!t0) -> !t40 loc(#l230)
    %786 = stablehlo.multiply %784, %785 : !t40 loc(#l230)
    %787 = call @_distance_backward_96(%200, %202, %786) : (!t40, !t40, !t40) -> !t40 loc(#l231)
    %cst_104 = stablehlo.constant dense<0.111111112> : !t0
    %788 = stablehlo.broadcast_in_dim %cst_104, dims = [] : (!t0) -> !t40 loc(#l228)
    %789 = stablehlo.divide %787, %788 : !t40 loc(#l228)
    %790 = stablehlo.convert %789 : (!t40) -> !t152 loc(#l232)
    %791 = stablehlo.broadcast_in_dim %738, dims = [] : (!t0) -> !t29 loc(#l229)
    %792 = stablehlo.multiply %791, %194 : !t29 loc(#l230)
    %793 = call @_entropy_98(%191#1, %190, %191#2, %191#3, %191#4, %792) : (!t29, !t29, !t135, !t29, !t29, !t29) -> !t120 loc(#l233)
    %794 = stablehlo.convert %746 : (!t156) -> !t44 loc(#l234)
    %cst_105 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l235)
    %795 = stablehlo.reduce(%794 init: %cst_105) applies stablehlo.add across dimensions = [0, 1, 2] : (!t44, !t0) -> !t72 loc(#l235)
    %796 = stablehlo.convert %arg24 : (!t62) -> !t107 loc(#l234)
    %797 = stablehlo.reverse %796, dims = [0, 1] : !t107 loc(#l236)
    %798 = stablehlo.convolution(%746, %797) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t156, !t107) -> !t66 loc(#l237)
    %799 = stablehlo.convolution(%173, %746) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t66, !t156) -> !t62 loc(#l238)
    %800 = stablehlo.convert %749 : (!t124) -> !t33 loc(#l234)
    %cst_106 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l235)
    %801 = stablehlo.reduce(%800 init: %cst_106) applies stablehlo.add across dimensions = [0, 1, 2] : (!t33, !t0) -> !t73 loc(#l235)
    %802 = stablehlo.convert %arg26 : (!t63) -> !t106 loc(#l234)
    %803 = stablehlo.reverse %802, dims = [0, 1] : !t106 loc(#l236)
    %804 = stablehlo.convolution(%749, %803) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t124, !t106) -> !t66 loc(#l237)
    %805 = stablehlo.convolution(%173, %749) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t66, !t124) -> !t63 loc(#l238)
    %806 = stablehlo.add %798, %804 : !t66 loc(#l239)
    %807 = call @_relu_backward_99(%173, %806) : (!t66, !t66) -> !t66 loc(#l240)
    %808 = stablehlo.convert %807 : (!t66) -> tensor<128x13x21x256xf32> loc(#l234)
    %cst_107 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l235)
    %809 = stablehlo.reduce(%808 init: %cst_107) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<128x13x21x256xf32>, !t0) -> !t2 loc(#l235)
    %810 = stablehlo.convert %arg22 : (!t4) -> !t35 loc(#l234)
    %811 = stablehlo.reverse %810, dims = [0, 1] : !t35 loc(#l236)
    %812 = stablehlo.convolution(%807, %811) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t66, !t35) -> !t66 loc(#l237)
    %813 = stablehlo.convolution(%90, %807) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t66, !t66) -> !t4 loc(#l238)
    %814 = stablehlo.convert %757 : (!t155) -> !t43 loc(#l241)
    %cst_108 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l242)
    %815 = stablehlo.reduce(%814 init: %cst_108) applies stablehlo.add across dimensions = [0, 1, 2] : (!t43, !t0) -> !t72 loc(#l242)
    %816 = stablehlo.add %795, %815 : !t72 loc(#l243)
    %817 = stablehlo.convert %arg24 : (!t62) -> !t107 loc(#l241)
    %818 = stablehlo.reverse %817, dims = [0, 1] : !t107 loc(#l244)
    %819 = stablehlo.convolution(%757, %818) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t155, !t107) -> !t46 loc(#l245)
    %820 = stablehlo.convolution(%154, %757) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t46, !t155) -> !t62 loc(#l246)
    %821 = stablehlo.add %799, %820 : !t62 loc(#l243)
    %822 = stablehlo.convert %760 : (!t123) -> !t32 loc(#l241)
    %cst_109 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l242)
    %823 = stablehlo.reduce(%822 init: %cst_109) applies stablehlo.add across dimensions = [0, 1, 2] : (!t32, !t0) -> !t73 loc(#l242)
    %824 = stablehlo.add %801, %823 : !t73 loc(#l243)
    %825 = stablehlo.convert %arg26 : (!t63) -> !t106 loc(#l241)
    %826 = stablehlo.reverse %825, dims = [0, 1] : !t106 loc(#l244)
    %827 = stablehlo.convolution(%760, %826) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t123, !t106) -> !t46 loc(#l245)
    %828 = stablehlo.convolution(%154, %760) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t46, !t123) -> !t63 loc(#l246)
    %829 = stablehlo.add %819, %827 : !t46 loc(#l243)
    %830 = stablehlo.add %805, %828 : !t63 loc(#l243)
    %831 = call @_relu_backward_101(%154, %829) : (!t46, !t46) -> !t46 loc(#l247)
    %832 = stablehlo.convert %831 : (!t46) -> !t213 loc(#l241)
    %cst_110 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l242)
    %833 = stablehlo.reduce(%832 init: %cst_110) applies stablehlo.add across dimensions = [0, 1, 2] : (!t213, !t0) -> !t2 loc(#l242)
    %834 = stablehlo.add %809, %833 : !t2 loc(#l243)
    %835 = stablehlo.convert %arg22 : (!t4) -> !t35 loc(#l241)
    %836 = stablehlo.reverse %835, dims = [0, 1] : !t35 loc(#l244)
    %837 = stablehlo.convolution(%831, %836) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t46, !t35) -> !t46 loc(#l245)
    %838 = stablehlo.convolution(%44, %831) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t46, !t46) -> !t4 loc(#l246)
    %839 = stablehlo.add %731, %837 : !t46 loc(#l243)
    %840 = stablehlo.add %813, %838 : !t4 loc(#l243)
    %841 = stablehlo.convert %768 : (!t154) -> !t42 loc(#l248)
    %cst_111 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l249)
    %842 = stablehlo.reduce(%841 init: %cst_111) applies stablehlo.add across dimensions = [0, 1, 2] : (!t42, !t0) -> !t72 loc(#l249)
    %843 = stablehlo.add %816, %842 : !t72 loc(#l250)
    %844 = stablehlo.convert %arg24 : (!t62) -> !t107 loc(#l248)
    %845 = stablehlo.reverse %844, dims = [0, 1] : !t107 loc(#l251)
    %846 = stablehlo.convolution(%768, %845) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t154, !t107) -> !t6 loc(#l252)
    %847 = stablehlo.convolution(%135, %768) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t6, !t154) -> !t62 loc(#l253)
    %848 = stablehlo.add %821, %847 : !t62 loc(#l250)
    %849 = stablehlo.convert %771 : (!t122) -> !t31 loc(#l248)
    %cst_112 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l249)
    %850 = stablehlo.reduce(%849 init: %cst_112) applies stablehlo.add across dimensions = [0, 1, 2] : (!t31, !t0) -> !t73 loc(#l249)
    %851 = stablehlo.add %824, %850 : !t73 loc(#l250)
    %852 = stablehlo.convert %arg26 : (!t63) -> !t106 loc(#l248)
    %853 = stablehlo.reverse %852, dims = [0, 1] : !t106 loc(#l251)
    %854 = stablehlo.convolution(%771, %853) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t122, !t106) -> !t6 loc(#l252)
    %855 = stablehlo.convolution(%135, %771) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t6, !t122) -> !t63 loc(#l253)
    %856 = stablehlo.add %846, %854 : !t6 loc(#l250)
    %857 = stablehlo.add %830, %855 : !t63 loc(#l250)
    %858 = call @_relu_backward_103(%135, %856) : (!t6, !t6) -> !t6 loc(#l254)
    %859 = stablehlo.convert %858 : (!t6) -> !t214 loc(#l248)
    %cst_113 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l249)
    %860 = stablehlo.reduce(%859 init: %cst_113) applies stablehlo.add across dimensions = [0, 1, 2] : (!t214, !t0) -> !t2 loc(#l249)
    %861 = stablehlo.add %834, %860 : !t2 loc(#l250)
    %862 = stablehlo.convert %arg22 : (!t4) -> !t35 loc(#l248)
    %863 = stablehlo.reverse %862, dims = [0, 1] : !t35 loc(#l251)
    %864 = stablehlo.convolution(%858, %863) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t6, !t35) -> !t6 loc(#l252)
    %865 = stablehlo.convolution(%59, %858) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t6, !t6) -> !t4 loc(#l253)
    %866 = stablehlo.add %733, %864 : !t6 loc(#l250)
    %867 = stablehlo.add %840, %865 : !t4 loc(#l250)
    %868 = stablehlo.convert %779 : (!t153) -> !t41 loc(#l255)
    %cst_114 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l256)
    %869 = stablehlo.reduce(%868 init: %cst_114) applies stablehlo.add across dimensions = [0, 1, 2] : (!t41, !t0) -> !t72 loc(#l256)
    %870 = stablehlo.add %843, %869 : !t72 loc(#l257)
    %871 = stablehlo.convert %arg24 : (!t62) -> !t107 loc(#l255)
    %872 = stablehlo.reverse %871, dims = [0, 1] : !t107 loc(#l258)
    %873 = stablehlo.convolution(%779, %872) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t153, !t107) -> !t20 loc(#l259)
    %874 = stablehlo.convolution(%116, %779) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t153) -> !t62 loc(#l260)
    %875 = stablehlo.add %848, %874 : !t62 loc(#l257)
    %876 = stablehlo.convert %782 : (!t121) -> !t30 loc(#l255)
    %cst_115 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l256)
    %877 = stablehlo.reduce(%876 init: %cst_115) applies stablehlo.add across dimensions = [0, 1, 2] : (!t30, !t0) -> !t73 loc(#l256)
    %878 = stablehlo.add %851, %877 : !t73 loc(#l257)
    %879 = stablehlo.convert %arg26 : (!t63) -> !t106 loc(#l255)
    %880 = stablehlo.reverse %879, dims = [0, 1] : !t106 loc(#l258)
    %881 = stablehlo.convolution(%782, %880) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t121, !t106) -> !t20 loc(#l259)
    %882 = stablehlo.convolution(%116, %782) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t121) -> !t63 loc(#l260)
    %883 = stablehlo.add %873, %881 : !t20 loc(#l257)
    %884 = stablehlo.add %857, %882 : !t63 loc(#l257)
    %885 = call @_relu_backward_105(%116, %883) : (!t20, !t20) -> !t20 loc(#l261)
    %886 = stablehlo.convert %885 : (!t20) -> !t215 loc(#l255)
    %cst_116 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l256)
    %887 = stablehlo.reduce(%886 init: %cst_116) applies stablehlo.add across dimensions = [0, 1, 2] : (!t215, !t0) -> !t2 loc(#l256)
    %888 = stablehlo.add %861, %887 : !t2 loc(#l257)
    %889 = stablehlo.convert %arg22 : (!t4) -> !t35 loc(#l255)
    %890 = stablehlo.reverse %889, dims = [0, 1] : !t35 loc(#l258)
    %891 = stablehlo.convolution(%885, %890) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t35) -> !t20 loc(#l259)
    %892 = stablehlo.convolution(%74, %885) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t20) -> !t4 loc(#l260)
    %893 = stablehlo.add %735, %891 : !t20 loc(#l257)
    %894 = stablehlo.add %867, %892 : !t4 loc(#l257)
    %895 = stablehlo.convert %790 : (!t152) -> !t40 loc(#l262)
    %cst_117 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l263)
    %896 = stablehlo.reduce(%895 init: %cst_117) applies stablehlo.add across dimensions = [0, 1, 2] : (!t40, !t0) -> !t72 loc(#l263)
    %897 = stablehlo.add %870, %896 : !t72 loc(#l264)
    %898 = stablehlo.convert %arg24 : (!t62) -> !t107 loc(#l262)
    %899 = stablehlo.reverse %898, dims = [0, 1] : !t107 loc(#l265)
    %900 = stablehlo.convolution(%790, %899) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t152, !t107) -> !t14 loc(#l266)
    %901 = stablehlo.convolution(%97, %790) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t152) -> !t62 loc(#l267)
    %902 = stablehlo.add %875, %901 : !t62 loc(#l264)
    %903 = stablehlo.convert %793 : (!t120) -> !t29 loc(#l262)
    %cst_118 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l263)
    %904 = stablehlo.reduce(%903 init: %cst_118) applies stablehlo.add across dimensions = [0, 1, 2] : (!t29, !t0) -> !t73 loc(#l263)
    %905 = stablehlo.add %878, %904 : !t73 loc(#l264)
    %906 = stablehlo.convert %arg26 : (!t63) -> !t106 loc(#l262)
    %907 = stablehlo.reverse %906, dims = [0, 1] : !t106 loc(#l265)
    %908 = stablehlo.convolution(%793, %907) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t120, !t106) -> !t14 loc(#l266)
    %909 = stablehlo.convolution(%97, %793) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t120) -> !t63 loc(#l267)
    %910 = stablehlo.add %900, %908 : !t14 loc(#l264)
    %911 = stablehlo.add %884, %909 : !t63 loc(#l264)
    %912 = call @_relu_backward_107(%97, %910) : (!t14, !t14) -> !t14 loc(#l268)
    %913 = stablehlo.convert %912 : (!t14) -> !t216 loc(#l262)
    %cst_119 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l263)
    %914 = stablehlo.reduce(%913 init: %cst_119) applies stablehlo.add across dimensions = [0, 1, 2] : (!t216, !t0) -> !t2 loc(#l263)
    %915 = stablehlo.add %888, %914 : !t2 loc(#l264)
    %916 = stablehlo.convert %arg22 : (!t4) -> !t35 loc(#l262)
    %917 = stablehlo.reverse %916, dims = [0, 1] : !t35 loc(#l265)
    %918 = stablehlo.convolution(%912, %917) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t35) -> !t14 loc(#l266)
    %919 = stablehlo.convolution(%89, %912) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t14) -> !t4 loc(#l267)
    %920 = stablehlo.add %737, %918 : !t14 loc(#l264)
    %921 = stablehlo.add %894, %919 : !t4 loc(#l264)
    %cst_120 = stablehlo.constant dense<0.000000e+00> : !t7
    %922 = stablehlo.pad %812, %cst_120, low = [0, 0, 0, 0], high = [0, 1, 1, 0], interior = [0, 1, 1, 0] : (!t66, !t7) -> !t46
    %923 = stablehlo.add %839, %922 : !t46
    %924 = stablehlo.convert %920 : (!t14) -> !t216 loc(#l269)
    %cst_121 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l270)
    %925 = stablehlo.reduce(%924 init: %cst_121) applies stablehlo.add across dimensions = [0, 1, 2] : (!t216, !t0) -> !t2 loc(#l270)
    %926 = stablehlo.convert %arg30 : (!t4) -> !t35 loc(#l269)
    %927 = stablehlo.reverse %926, dims = [0, 1] : !t35 loc(#l271)
    %928 = stablehlo.convolution(%920, %927) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t35) -> !t14 loc(#l272)
    %929 = stablehlo.convolution(%83, %920) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t14) -> !t4 loc(#l273)
    %930 = stablehlo.reshape %928 : (!t14) -> !t248 loc(#l274)
    %cst_122 = stablehlo.constant dense<0.000000e+00> : !t7 loc(#l270)
    %931 = stablehlo.reduce(%930 init: %cst_122) applies stablehlo.add across dimensions = [2, 4] : (!t248, !t7) -> !t20 loc(#l270)
    %932 = stablehlo.convert %928 : (!t14) -> !t216 loc(#l269)
    %cst_123 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l270)
    %933 = stablehlo.reduce(%932 init: %cst_123) applies stablehlo.add across dimensions = [0, 1, 2] : (!t216, !t0) -> !t2 loc(#l270)
    %934 = stablehlo.convert %arg28 : (!t94) -> !t223 loc(#l269)
    %935 = stablehlo.reverse %934, dims = [0, 1] : !t223 loc(#l271)
    %936 = stablehlo.convolution(%928, %935) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t223) -> !t14 loc(#l272)
    %937 = stablehlo.convolution(%19, %928) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t14) -> !t94 loc(#l273)
    %938 = stablehlo.convert %893 : (!t20) -> !t215 loc(#l275)
    %cst_124 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l276)
    %939 = stablehlo.reduce(%938 init: %cst_124) applies stablehlo.add across dimensions = [0, 1, 2] : (!t215, !t0) -> !t2 loc(#l276)
    %940 = stablehlo.convert %arg34 : (!t4) -> !t35 loc(#l275)
    %941 = stablehlo.reverse %940, dims = [0, 1] : !t35 loc(#l277)
    %942 = stablehlo.convolution(%893, %941) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t35) -> !t20 loc(#l278)
    %943 = stablehlo.convolution(%68, %893) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t20) -> !t4 loc(#l279)
    %944 = stablehlo.add %931, %942 : !t20 loc(#l280)
    %945 = stablehlo.reshape %944 : (!t20) -> !t247 loc(#l281)
    %cst_125 = stablehlo.constant dense<0.000000e+00> : !t7 loc(#l276)
    %946 = stablehlo.reduce(%945 init: %cst_125) applies stablehlo.add across dimensions = [2, 4] : (!t247, !t7) -> !t6 loc(#l276)
    %947 = stablehlo.convert %944 : (!t20) -> !t215 loc(#l275)
    %cst_126 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l276)
    %948 = stablehlo.reduce(%947 init: %cst_126) applies stablehlo.add across dimensions = [0, 1, 2] : (!t215, !t0) -> !t2 loc(#l276)
    %949 = stablehlo.convert %arg32 : (!t55) -> !t160 loc(#l275)
    %950 = stablehlo.reverse %949, dims = [0, 1] : !t160 loc(#l277)
    %951 = stablehlo.convolution(%944, %950) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t160) -> !t12 loc(#l278)
    %952 = stablehlo.convolution(%23#0, %944) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t20) -> !t55 loc(#l279)
    %953 = stablehlo.convert %866 : (!t6) -> !t214 loc(#l282)
    %cst_127 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l283)
    %954 = stablehlo.reduce(%953 init: %cst_127) applies stablehlo.add across dimensions = [0, 1, 2] : (!t214, !t0) -> !t2 loc(#l283)
    %955 = stablehlo.convert %arg38 : (!t4) -> !t35 loc(#l282)
    %956 = stablehlo.reverse %955, dims = [0, 1] : !t35 loc(#l284)
    %957 = stablehlo.convolution(%866, %956) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t6, !t35) -> !t6 loc(#l285)
    %958 = stablehlo.convolution(%53, %866) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t6, !t6) -> !t4 loc(#l286)
    %959 = stablehlo.add %946, %957 : !t6 loc(#l287)
    %960 = stablehlo.reshape %959 : (!t6) -> !t246 loc(#l288)
    %cst_128 = stablehlo.constant dense<0.000000e+00> : !t7 loc(#l283)
    %961 = stablehlo.reduce(%960 init: %cst_128) applies stablehlo.add across dimensions = [2, 4] : (!t246, !t7) -> !t46 loc(#l283)
    %962 = stablehlo.convert %959 : (!t6) -> !t214 loc(#l282)
    %cst_129 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l283)
    %963 = stablehlo.reduce(%962 init: %cst_129) applies stablehlo.add across dimensions = [0, 1, 2] : (!t214, !t0) -> !t2 loc(#l283)
    %964 = stablehlo.convert %arg36 : (!t16) -> !t159 loc(#l282)
    %965 = stablehlo.reverse %964, dims = [0, 1] : !t159 loc(#l284)
    %966 = stablehlo.convolution(%959, %965) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t6, !t159) -> !t9 loc(#l285)
    %967 = stablehlo.convolution(%29#0, %959) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t6) -> !t16 loc(#l286)
    %968 = stablehlo.convert %923 : (!t46) -> !t213 loc(#l289)
    %cst_130 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l290)
    %969 = stablehlo.reduce(%968 init: %cst_130) applies stablehlo.add across dimensions = [0, 1, 2] : (!t213, !t0) -> !t2 loc(#l290)
    %970 = stablehlo.convert %arg42 : (!t4) -> !t35 loc(#l289)
    %971 = stablehlo.reverse %970, dims = [0, 1] : !t35 loc(#l291)
    %972 = stablehlo.convolution(%923, %971) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t46, !t35) -> !t46 loc(#l292)
    %973 = stablehlo.convolution(%38, %923) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t46, !t46) -> !t4 loc(#l293)
    %974 = stablehlo.add %961, %972 : !t46 loc(#l294)
    %975 = stablehlo.convert %974 : (!t46) -> !t213 loc(#l289)
    %cst_131 = stablehlo.constant dense<0.000000e+00> : !t0 loc(#l290)
    %976 = stablehlo.reduce(%975 init: %cst_131) applies stablehlo.add across dimensions = [0, 1, 2] : (!t213, !t0) -> !t2 loc(#l290)
    %977 = stablehlo.convert %arg40 : (!t95) -> !t222 loc(#l289)
    %978 = stablehlo.reverse %977, dims = [0, 1] : !t222 loc(#l291)
    %979 = stablehlo.convolution(%974, %978) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t46, !t222) -> !t23 loc(#l292)
    %980 = stablehlo.convolution(%32#0, %974) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t23, !t46) -> !t95 loc(#l293)
    %981:4 = call @_block_109(%31#0, %arg92, %32#1, %32#2, %arg93, %32#3, %32#4, %arg94, %32#5, %32#0, %979) : (!t23, !t56, !t34, !t24, !t37, !t34, !t24, !t38, !t85, !t23, !t23) -> (!t23, !t56, !t37, !t38) loc(#l295)
    %982:4 = call @_block_109(%30#0, %arg89, %31#1, %31#2, %arg90, %31#3, %31#4, %arg91, %31#5, %31#0, %981#0) : (!t23, !t56, !t34, !t24, !t37, !t34, !t24, !t38, !t85, !t23, !t23) -> (!t23, !t56, !t37, !t38) loc(#l296)
    %983:5 = call @_block_114(%29#0, %arg85, %30#1, %30#2, %arg86, %30#3, %30#4, %arg87, %30#5, %arg88, %30#6, %30#0, %982#0) : (!t9, !t80, !t34, !t68, !t37, !t34, !t24, !t38, !t85, !t81, !t85, !t23, !t23) -> (!t9, !t80, !t37, !t38, !t81) loc(#l297)
    %984 = stablehlo.add %966, %983#0 : !t9 loc(#l298)
    %985:4 = call @_block_117(%28#0, %arg82, %29#1, %29#2, %arg83, %29#3, %29#4, %arg84, %29#5, %29#0, %984) : (!t9, !t16, !t17, !t6, !t4, !t17, !t6, !t13, !t76, !t9, !t9) -> (!t9, !t16, !t4, !t13) loc(#l299)
    %986:4 = call @_block_117(%27#0, %arg79, %28#1, %28#2, %arg80, %28#3, %28#4, %arg81, %28#5, %28#0, %985#0) : (!t9, !t16, !t17, !t6, !t4, !t17, !t6, !t13, !t76, !t9, !t9) -> (!t9, !t16, !t4, !t13) loc(#l300)
    %987:4 = call @_block_117(%26#0, %arg76, %27#1, %27#2, %arg77, %27#3, %27#4, %arg78, %27#5, %27#0, %986#0) : (!t9, !t16, !t17, !t6, !t4, !t17, !t6, !t13, !t76, !t9, !t9) -> (!t9, !t16, !t4, !t13) loc(#l301)
    %988:4 = call @_block_117(%25#0, %arg73, %26#1, %26#2, %arg74, %26#3, %26#4, %arg75, %26#5, %26#0, %987#0) : (!t9, !t16, !t17, !t6, !t4, !t17, !t6, !t13, !t76, !t9, !t9) -> (!t9, !t16, !t4, !t13) loc(#l302)
    %989:4 = call @_block_117(%24#0, %arg70, %25#1, %25#2, %arg71, %25#3, %25#4, %arg72, %25#5, %25#0, %988#0) : (!t9, !t16, !t17, !t6, !t4, !t17, !t6, !t13, !t76, !t9, !t9) -> (!t9, !t16, !t4, !t13) loc(#l303)
    %990:5 = call @_block_120(%23#0, %arg66, %24#1, %24#2, %arg67, %24#3, %24#4, %arg68, %24#5, %arg69, %24#6, %24#0, %989#0) : (!t12, !t55, !t17, !t20, !t4, !t17, !t6, !t13, !t76, !t79, !t76, !t9, !t9) -> (!t12, !t55, !t4, !t13, !t79) loc(#l304)
    %991 = stablehlo.add %951, %990#0 : !t12 loc(#l305)
    %992:4 = call @_block_121(%22#0, %arg63, %23#1, %23#2, %arg64, %23#3, %23#4, %arg65, %23#5, %23#0, %991) : (!t12, !t50, !t60, !t21, !t26, !t60, !t21, !t27, !t34, !t12, !t12) -> (!t12, !t50, !t26, !t27) loc(#l306)
    %993:4 = call @_block_121(%21#0, %arg60, %22#1, %22#2, %arg61, %22#3, %22#4, %arg62, %22#5, %22#0, %992#0) : (!t12, !t50, !t60, !t21, !t26, !t60, !t21, !t27, !t34, !t12, !t12) -> (!t12, !t50, !t26, !t27) loc(#l307)
    %994:4 = call @_block_121(%20#0, %arg57, %21#1, %21#2, %arg58, %21#3, %21#4, %arg59, %21#5, %21#0, %993#0) : (!t12, !t50, !t60, !t21, !t26, !t60, !t21, !t27, !t34, !t12, !t12) -> (!t12, !t50, !t26, !t27) loc(#l308)
    %995:4 = call @_block_126(%19, %arg53, %20#1, %20#2, %arg54, %20#3, %20#4, %arg55, %20#5, %arg56, %20#6, %20#0, %994#0) : (!t14, !t77, !t60, !t67, !t26, !t60, !t21, !t27, !t34, !t78, !t34, !t12, !t12) -> (!t77, !t26, !t27, !t78) loc(#l309)
    %996:2 = call @one(%arg0, %706, %arg201, %learning_rate) : (!t70, !t70, !t70, !t0) -> (!t70, !t70) loc(#l310)
    %997:2 = call @one_129(%arg1, %709, %arg202, %learning_rate) : (!t88, !t88, !t88, !t0) -> (!t88, !t88) loc(#l310)
    %998:2 = call @one_130(%arg2, %719, %arg203, %learning_rate) : (!t15, !t15, !t15, !t0) -> (!t15, !t15) loc(#l310)
    %999:2 = call @one_131(%arg3, %722, %arg204, %learning_rate) : (!t89, !t89, !t89, !t0) -> (!t89, !t89) loc(#l310)
    %1000:2 = call @one_130(%arg4, %713, %arg205, %learning_rate) : (!t15, !t15, !t15, !t0) -> (!t15, !t15) loc(#l310)
    %1001:2 = call @one_132(%arg5, %716, %arg206, %learning_rate) : (!t90, !t90, !t90, !t0) -> (!t90, !t90) loc(#l310)
    %1002:2 = call @one_133(%arg6, %699, %arg207, %learning_rate) : (!t99, !t99, !t99, !t0) -> (!t99, !t99) loc(#l310)
    %1003:2 = call @one_134(%arg7, %702, %arg208, %learning_rate) : (!t91, !t91, !t91, !t0) -> (!t91, !t91) loc(#l310)
    %1004:2 = call @one(%arg9, %632, %arg209, %learning_rate) : (!t70, !t70, !t70, !t0) -> (!t70, !t70) loc(#l310)
    %1005:2 = call @one_135(%arg10, %636, %arg210, %learning_rate) : (!t92, !t92, !t92, !t0) -> (!t92, !t92) loc(#l310)
    %1006:2 = call @one_136(%arg11, %667, %arg211, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l310)
    %1007:2 = call @one_137(%arg12, %671, %arg212, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l310)
    %1008:2 = call @one_136(%arg13, %660, %arg213, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l310)
    %1009:2 = call @one_137(%arg14, %664, %arg214, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l310)
    %1010:2 = call @one_136(%arg15, %653, %arg215, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l310)
    %1011:2 = call @one_137(%arg16, %657, %arg216, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l310)
    %1012:2 = call @one_136(%arg17, %646, %arg217, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l310)
    %1013:2 = call @one_137(%arg18, %650, %arg218, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l310)
    %1014:2 = call @one_136(%arg19, %639, %arg219, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l310)
    %1015:2 = call @one_138(%arg20, %643, %arg220, %learning_rate) : (!t93, !t93, !t93, !t0) -> (!t93, !t93) loc(#l310)
    %1016:2 = call @one_136(%arg21, %915, %arg221, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l310)
    %1017:2 = call @one_137(%arg22, %921, %arg222, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l310)
    %1018:2 = call @one_139(%arg23, %897, %arg223, %learning_rate) : (!t72, !t72, !t72, !t0) -> (!t72, !t72) loc(#l310)
    %1019:2 = call @one_140(%arg24, %902, %arg224, %learning_rate) : (!t62, !t62, !t62, !t0) -> (!t62, !t62) loc(#l310)
    %1020:2 = call @one_141(%arg25, %905, %arg225, %learning_rate) : (!t73, !t73, !t73, !t0) -> (!t73, !t73) loc(#l310)
    %1021:2 = call @one_142(%arg26, %911, %arg226, %learning_rate) : (!t63, !t63, !t63, !t0) -> (!t63, !t63) loc(#l310)
    %1022:2 = call @one_136(%arg27, %933, %arg227, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l310)
    %1023:2 = call @one_143(%arg28, %937, %arg228, %learning_rate) : (!t94, !t94, !t94, !t0) -> (!t94, !t94) loc(#l310)
    %1024:2 = call @one_136(%arg29, %925, %arg229, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l310)
    %1025:2 = call @one_137(%arg30, %929, %arg230, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l310)
    %1026:2 = call @one_136(%arg31, %948, %arg231, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l310)
    %1027:2 = call @one_144(%arg32, %952, %arg232, %learning_rate) : (!t55, !t55, !t55, !t0) -> (!t55, !t55) loc(#l310)
    %1028:2 = call @one_136(%arg33, %939, %arg233, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l310)
    %1029:2 = call @one_137(%arg34, %943, %arg234, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l310)
    %1030:2 = call @one_136(%arg35, %963, %arg235, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l310)
    %1031:2 = call @one_145(%arg36, %967, %arg236, %learning_rate) : (!t16, !t16, !t16, !t0) -> (!t16, !t16) loc(#l310)
    %1032:2 = call @one_136(%arg37, %954, %arg237, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l310)
    %1033:2 = call @one_137(%arg38, %958, %arg238, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l310)
    %1034:2 = call @one_136(%arg39, %976, %arg239, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l310)
    %1035:2 = call @one_146(%arg40, %980, %arg240, %learning_rate) : (!t95, !t95, !t95, !t0) -> (!t95, !t95) loc(#l310)
    %1036:2 = call @one_136(%arg41, %969, %arg241, %learning_rate) : (!t2, !t2, !t2, !t0) -> (!t2, !t2) loc(#l310)
    %1037:2 = call @one_137(%arg42, %973, %arg242, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l310)
    %1038:2 = call @one_147(%arg53, %995#0, %arg243, %learning_rate) : (!t77, !t77, !t77, !t0) -> (!t77, !t77) loc(#l310)
    %1039:2 = call @one_148(%arg54, %995#1, %arg244, %learning_rate) : (!t26, !t26, !t26, !t0) -> (!t26, !t26) loc(#l310)
    %1040:2 = call @one_149(%arg55, %995#2, %arg245, %learning_rate) : (!t27, !t27, !t27, !t0) -> (!t27, !t27) loc(#l310)
    %1041:2 = call @one_150(%arg56, %995#3, %arg246, %learning_rate) : (!t78, !t78, !t78, !t0) -> (!t78, !t78) loc(#l310)
    %1042:2 = call @one_151(%arg57, %994#1, %arg247, %learning_rate) : (!t50, !t50, !t50, !t0) -> (!t50, !t50) loc(#l310)
    %1043:2 = call @one_148(%arg58, %994#2, %arg248, %learning_rate) : (!t26, !t26, !t26, !t0) -> (!t26, !t26) loc(#l310)
    %1044:2 = call @one_149(%arg59, %994#3, %arg249, %learning_rate) : (!t27, !t27, !t27, !t0) -> (!t27, !t27) loc(#l310)
    %1045:2 = call @one_151(%arg60, %993#1, %arg250, %learning_rate) : (!t50, !t50, !t50, !t0) -> (!t50, !t50) loc(#l310)
    %1046:2 = call @one_148(%arg61, %993#2, %arg251, %learning_rate) : (!t26, !t26, !t26, !t0) -> (!t26, !t26) loc(#l310)
    %1047:2 = call @one_149(%arg62, %993#3, %arg252, %learning_rate) : (!t27, !t27, !t27, !t0) -> (!t27, !t27) loc(#l310)
    %1048:2 = call @one_151(%arg63, %992#1, %arg253, %learning_rate) : (!t50, !t50, !t50, !t0) -> (!t50, !t50) loc(#l310)
    %1049:2 = call @one_148(%arg64, %992#2, %arg254, %learning_rate) : (!t26, !t26, !t26, !t0) -> (!t26, !t26) loc(#l310)
    %1050:2 = call @one_149(%arg65, %992#3, %arg255, %learning_rate) : (!t27, !t27, !t27, !t0) -> (!t27, !t27) loc(#l310)
    %1051:2 = call @one_144(%arg66, %990#1, %arg256, %learning_rate) : (!t55, !t55, !t55, !t0) -> (!t55, !t55) loc(#l310)
    %1052:2 = call @one_137(%arg67, %990#2, %arg257, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l310)
    %1053:2 = call @one_152(%arg68, %990#3, %arg258, %learning_rate) : (!t13, !t13, !t13, !t0) -> (!t13, !t13) loc(#l310)
    %1054:2 = call @one_153(%arg69, %990#4, %arg259, %learning_rate) : (!t79, !t79, !t79, !t0) -> (!t79, !t79) loc(#l310)
    %1055:2 = call @one_145(%arg70, %989#1, %arg260, %learning_rate) : (!t16, !t16, !t16, !t0) -> (!t16, !t16) loc(#l310)
    %1056:2 = call @one_137(%arg71, %989#2, %arg261, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l310)
    %1057:2 = call @one_152(%arg72, %989#3, %arg262, %learning_rate) : (!t13, !t13, !t13, !t0) -> (!t13, !t13) loc(#l310)
    %1058:2 = call @one_145(%arg73, %988#1, %arg263, %learning_rate) : (!t16, !t16, !t16, !t0) -> (!t16, !t16) loc(#l310)
    %1059:2 = call @one_137(%arg74, %988#2, %arg264, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l310)
    %1060:2 = call @one_152(%arg75, %988#3, %arg265, %learning_rate) : (!t13, !t13, !t13, !t0) -> (!t13, !t13) loc(#l310)
    %1061:2 = call @one_145(%arg76, %987#1, %arg266, %learning_rate) : (!t16, !t16, !t16, !t0) -> (!t16, !t16) loc(#l310)
    %1062:2 = call @one_137(%arg77, %987#2, %arg267, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l310)
    %1063:2 = call @one_152(%arg78, %987#3, %arg268, %learning_rate) : (!t13, !t13, !t13, !t0) -> (!t13, !t13) loc(#l310)
    %1064:2 = call @one_145(%arg79, %986#1, %arg269, %learning_rate) : (!t16, !t16, !t16, !t0) -> (!t16, !t16) loc(#l310)
    %1065:2 = call @one_137(%arg80, %986#2, %arg270, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l310)
    %1066:2 = call @one_152(%arg81, %986#3, %arg271, %learning_rate) : (!t13, !t13, !t13, !t0) -> (!t13, !t13) loc(#l310)
    %1067:2 = call @one_145(%arg82, %985#1, %arg272, %learning_rate) : (!t16, !t16, !t16, !t0) -> (!t16, !t16) loc(#l310)
    %1068:2 = call @one_137(%arg83, %985#2, %arg273, %learning_rate) : (!t4, !t4, !t4, !t0) -> (!t4, !t4) loc(#l310)
    %1069:2 = call @one_152(%arg84, %985#3, %arg274, %learning_rate) : (!t13, !t13, !t13, !t0) -> (!t13, !t13) loc(#l310)
    %1070:2 = call @one_154(%arg85, %983#1, %arg275, %learning_rate) : (!t80, !t80, !t80, !t0) -> (!t80, !t80) loc(#l310)
    %1071:2 = call @one_155(%arg86, %983#2, %arg276, %learning_rate) : (!t37, !t37, !t37, !t0) -> (!t37, !t37) loc(#l310)
    %1072:2 = call @one_156(%arg87, %983#3, %arg277, %learning_rate) : (!t38, !t38, !t38, !t0) -> (!t38, !t38) loc(#l310)
    %1073:2 = call @one_157(%arg88, %983#4, %arg278, %learning_rate) : (!t81, !t81, !t81, !t0) -> (!t81, !t81) loc(#l310)
    %1074:2 = call @one_158(%arg89, %982#1, %arg279, %learning_rate) : (!t56, !t56, !t56, !t0) -> (!t56, !t56) loc(#l310)
    %1075:2 = call @one_155(%arg90, %982#2, %arg280, %learning_rate) : (!t37, !t37, !t37, !t0) -> (!t37, !t37) loc(#l310)
    %1076:2 = call @one_156(%arg91, %982#3, %arg281, %learning_rate) : (!t38, !t38, !t38, !t0) -> (!t38, !t38) loc(#l310)
    %1077:2 = call @one_158(%arg92, %981#1, %arg282, %learning_rate) : (!t56, !t56, !t56, !t0) -> (!t56, !t56) loc(#l310)
    %1078:2 = call @one_155(%arg93, %981#2, %arg283, %learning_rate) : (!t37, !t37, !t37, !t0) -> (!t37, !t37) loc(#l310)
    %1079:2 = call @one_156(%arg94, %981#3, %arg284, %learning_rate) : (!t38, !t38, !t38, !t0) -> (!t38, !t38) loc(#l310)
    return %996#0, %997#0, %998#0, %999#0, %1000#0, %1001#0, %1002#0, %1003#0, %arg8, %1004#0, %1005#0, %1006#0, %1007#0, %1008#0, %1009#0, %1010#0, %1011#0, %1012#0, %1013#0, %1014#0, %1015#0, %1016#0, %1017#0, %1018#0, %1019#0, %1020#0, %1021#0, %1022#0, %1023#0, %1024#0, %1025#0, %1026#0, %1027#0, %1028#0, %1029#0, %1030#0, %1031#0, %1032#0, %1033#0, %1034#0, %1035#0, %1036#0, %1037#0, %arg43, %arg44, %arg45, %arg46, %arg47, %arg48, %arg49, %arg50, %arg51, %arg52, %1038#0, %1039#0, %1040#0, %1041#0, %1042#0, %1043#0, %1044#0, %1045#0, %1046#0, %1047#0, %1048#0, %1049#0, %1050#0, %1051#0, %1052#0, %1053#0, %1054#0, %1055#0, %1056#0, %1057#0, %1058#0, %1059#0, %1060#0, %1061#0, %1062#0, %1063#0, %1064#0, %1065#0, %1066#0, %1067#0, %1068#0, %1069#0, %1070#0, %1071#0, %1072#0, %1073#0, %1074#0, %1075#0, %1076#0, %1077#0, %1078#0, %1079#0, %arg95, %arg96, %arg97, %arg98, %arg99, %arg100, %arg101, %arg102, %arg103, %arg104, %arg105, %arg106, %arg107, %arg108, %arg109, %arg110, %arg111, %arg112, %arg113, %arg114, %arg115, %arg116, %arg117, %arg118, %arg119, %arg120, %arg121, %arg122, %arg123, %arg124, %arg125, %arg126, %arg127, %arg128, %arg129, %arg130, %arg131, %arg132, %arg133, %arg134, %arg135, %arg136, %arg137, %arg138, %arg139, %arg140, %arg141, %arg142, %arg143, %arg144, %arg145, %arg146, %arg147, %arg148, %arg149, %arg150, %arg151, %arg152, %arg153, %arg154, %arg155, %arg156, %arg157, %arg158, %arg159, %arg160, %arg161, %arg162, %arg163, %arg164, %arg165, %arg166, %arg167, %arg168, %arg169, %arg170, %arg171, %arg172, %arg173, %arg174, %arg175, %arg176, %arg177, %arg178, %arg179, %arg180, %arg181, %arg182, %arg183, %arg184, %arg185, %arg186, %arg187, %arg188, %arg189, %arg190, %arg191, %arg192, %arg193, %arg194, %arg195, %arg196, %arg197, %arg198, %arg199, %arg200, %996#1, %997#1, %998#1, %999#1, %1000#1, %1001#1, %1002#1, %1003#1, %1004#1, %1005#1, %1006#1, %1007#1, %1008#1, %1009#1, %1010#1, %1011#1, %1012#1, %1013#1, %1014#1, %1015#1, %1016#1, %1017#1, %1018#1, %1019#1, %1020#1, %1021#1, %1022#1, %1023#1, %1024#1, %1025#1, %1026#1, %1027#1, %1028#1, %1029#1, %1030#1, %1031#1, %1032#1, %1033#1, %1034#1, %1035#1, %1036#1, %1037#1, %1038#1, %1039#1, %1040#1, %1041#1, %1042#1, %1043#1, %1044#1, %1045#1, %1046#1, %1047#1, %1048#1, %1049#1, %1050#1, %1051#1, %1052#1, %1053#1, %1054#1, %1055#1, %1056#1, %1057#1, %1058#1, %1059#1, %1060#1, %1061#1, %1062#1, %1063#1, %1064#1, %1065#1, %1066#1, %1067#1, %1068#1, %1069#1, %1070#1, %1071#1, %1072#1, %1073#1, %1074#1, %1075#1, %1076#1, %1077#1, %1078#1, %1079#1, %621 : !t70, !t88, !t15, !t89, !t15, !t90, !t99, !t91, !t202, !t70, !t92, !t2, !t4, !t2, !t4, !t2, !t4, !t2, !t4, !t2, !t93, !t2, !t4, !t72, !t62, !t73, !t63, !t2, !t94, !t2, !t4, !t2, !t55, !t2, !t4, !t2, !t16, !t2, !t4, !t2, !t95, !t2, !t4, !t203, !t119, !t110, !t110, !t158, !t119, !t110, !t158, !t119, !t110, !t77, !t26, !t27, !t78, !t50, !t26, !t27, !t50, !t26, !t27, !t50, !t26, !t27, !t55, !t4, !t13, !t79, !t16, !t4, !t13, !t16, !t4, !t13, !t16, !t4, !t13, !t16, !t4, !t13, !t16, !t4, !t13, !t80, !t37, !t38, !t81, !t56, !t37, !t38, !t56, !t37, !t38, !t39, !t39, !t39, !t39, !t39, !t39, !t2, !t2, !t2, !t2, !t39, !t39, !t39, !t39, !t2, !t2, !t39, !t39, !t39, !t39, !t2, !t2, !t19, !t19, !t19, !t19, !t11, !t11, !t11, !t11, !t19, !t19, !t19, !t19, !t11, !t11, !t19, !t19, !t19, !t19, !t11, !t11, !t19, !t19, !t19, !t19, !t11, !t11, !t2, !t2, !t2, !t2, !t15, !t15, !t15, !t15, !t2, !t2, !t2, !t2, !t15, !t15, !t2, !t2, !t2, !t2, !t15, !t15, !t2, !t2, !t2, !t2, !t15, !t15, !t2, !t2, !t2, !t2, !t15, !t15, !t2, !t2, !t2, !t2, !t15, !t15, !t11, !t11, !t11, !t11, !t65, !t65, !t65, !t65, !t11, !t11, !t11, !t11, !t65, !t65, !t11, !t11, !t11, !t11, !t65, !t65, !t70, !t88, !t15, !t89, !t15, !t90, !t99, !t91, !t70, !t92, !t2, !t4, !t2, !t4, !t2, !t4, !t2, !t4, !t2, !t93, !t2, !t4, !t72, !t62, !t73, !t63, !t2, !t94, !t2, !t4, !t2, !t55, !t2, !t4, !t2, !t16, !t2, !t4, !t2, !t95, !t2, !t4, !t77, !t26, !t27, !t78, !t50, !t26, !t27, !t50, !t26, !t27, !t50, !t26, !t27, !t55, !t4, !t13, !t79, !t16, !t4, !t13, !t16, !t4, !t13, !t16, !t4, !t13, !t16, !t4, !t13, !t16, !t4, !t13, !t80, !t37, !t38, !t81, !t56, !t37, !t38, !t56, !t37, !t38, !t0
  }
  func.func private @_pad(%arg0: !t202, %arg1: !t1) -> !t221 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.pad %arg0, %0, low = [1, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (!t202, !t0) -> !t221
    return %1 : !t221
  }
  func.func private @_relu(%arg0: !t141) -> !t141 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t141
    %1 = stablehlo.maximum %arg0, %0 : !t141
    return %1 : !t141
  }
  func.func private @_block(%arg0: !t69, %arg1: !t203, %arg2: !t119, %arg3: !t110, %arg4: !t110, %arg5: !t39, %arg6: !t39, %arg7: !t39, %arg8: !t39, %arg9: !t2, %arg10: !t2, %arg11: !t2, %arg12: !t2) -> !t14 {
    %0 = stablehlo.convert %arg1 : (!t203) -> tensor<1x1x64x64xbf16> loc(#l311)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t69, tensor<1x1x64x64xbf16>) -> !t69 loc(#l312)
    %2 = stablehlo.convert %arg5 : (!t39) -> !t113 loc(#l311)
    %3 = stablehlo.convert %arg6 : (!t39) -> !t113 loc(#l311)
    %4 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t113) -> !t114 loc(#l313)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t114) -> !t69 loc(#l314)
    %6 = stablehlo.multiply %1, %5 : !t69 loc(#l314)
    %7 = stablehlo.broadcast_in_dim %3, dims = [3] : (!t113) -> !t114 loc(#l313)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (!t114) -> !t69 loc(#l315)
    %9 = stablehlo.add %6, %8 : !t69 loc(#l315)
    %10 = call @_relu_0(%9) : (!t69) -> !t69 loc(#l316)
    %11 = stablehlo.convert %arg2 : (!t119) -> !t267 loc(#l317)
    %12 = stablehlo.convolution(%10, %11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t69, !t267) -> !t69 loc(#l318)
    %13 = stablehlo.convert %arg7 : (!t39) -> !t113 loc(#l317)
    %14 = stablehlo.convert %arg8 : (!t39) -> !t113 loc(#l317)
    %15 = stablehlo.broadcast_in_dim %13, dims = [3] : (!t113) -> !t114 loc(#l319)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (!t114) -> !t69 loc(#l320)
    %17 = stablehlo.multiply %12, %16 : !t69 loc(#l320)
    %18 = stablehlo.broadcast_in_dim %14, dims = [3] : (!t113) -> !t114 loc(#l319)
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (!t114) -> !t69 loc(#l321)
    %20 = stablehlo.add %17, %19 : !t69 loc(#l321)
    %21 = call @_relu_0(%20) : (!t69) -> !t69 loc(#l322)
    %22 = stablehlo.convert %arg3 : (!t110) -> !t217 loc(#l323)
    %23 = stablehlo.convolution(%21, %22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t69, !t217) -> !t14 loc(#l324)
    %24 = stablehlo.convert %arg9 : (!t2) -> !t51 loc(#l323)
    %25 = stablehlo.convert %arg10 : (!t2) -> !t51 loc(#l323)
    %26 = stablehlo.broadcast_in_dim %24, dims = [3] : (!t51) -> !t17 loc(#l325)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (!t17) -> !t14 loc(#l326)
    %28 = stablehlo.multiply %23, %27 : !t14 loc(#l326)
    %29 = stablehlo.broadcast_in_dim %25, dims = [3] : (!t51) -> !t17 loc(#l325)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (!t17) -> !t14 loc(#l327)
    %31 = stablehlo.add %28, %30 : !t14 loc(#l327)
    %32 = stablehlo.convert %arg4 : (!t110) -> !t217 loc(#l328)
    %33 = stablehlo.convolution(%arg0, %32) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t69, !t217) -> !t14 loc(#l329)
    %34 = stablehlo.convert %arg11 : (!t2) -> !t51 loc(#l328)
    %35 = stablehlo.convert %arg12 : (!t2) -> !t51 loc(#l328)
    %36 = stablehlo.broadcast_in_dim %34, dims = [3] : (!t51) -> !t17 loc(#l330)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (!t17) -> !t14 loc(#l331)
    %38 = stablehlo.multiply %33, %37 : !t14 loc(#l331)
    %39 = stablehlo.broadcast_in_dim %35, dims = [3] : (!t51) -> !t17 loc(#l330)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (!t17) -> !t14 loc(#l332)
    %41 = stablehlo.add %38, %40 : !t14 loc(#l332)
    %42 = stablehlo.add %41, %31 : !t14
    %43 = call @_relu_1(%42) : (!t14) -> !t14
    return %43 : !t14
  }
  func.func private @_relu_0(%arg0: !t69) -> !t69 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t69
    %1 = stablehlo.maximum %arg0, %0 : !t69
    return %1 : !t69
  }
  func.func private @_relu_1(%arg0: !t14) -> !t14 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t14
    %1 = stablehlo.maximum %arg0, %0 : !t14
    return %1 : !t14
  }
  func.func private @_block_2(%arg0: !t14, %arg1: !t158, %arg2: !t119, %arg3: !t110, %arg4: !t39, %arg5: !t39, %arg6: !t39, %arg7: !t39, %arg8: !t2, %arg9: !t2) -> !t14 {
    %0 = stablehlo.convert %arg1 : (!t158) -> tensor<1x1x256x64xbf16> loc(#l311)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, tensor<1x1x256x64xbf16>) -> !t69 loc(#l312)
    %2 = stablehlo.convert %arg4 : (!t39) -> !t113 loc(#l311)
    %3 = stablehlo.convert %arg5 : (!t39) -> !t113 loc(#l311)
    %4 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t113) -> !t114 loc(#l313)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t114) -> !t69 loc(#l314)
    %6 = stablehlo.multiply %1, %5 : !t69 loc(#l314)
    %7 = stablehlo.broadcast_in_dim %3, dims = [3] : (!t113) -> !t114 loc(#l313)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (!t114) -> !t69 loc(#l315)
    %9 = stablehlo.add %6, %8 : !t69 loc(#l315)
    %10 = call @_relu_0(%9) : (!t69) -> !t69 loc(#l316)
    %11 = stablehlo.convert %arg2 : (!t119) -> !t267 loc(#l317)
    %12 = stablehlo.convolution(%10, %11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t69, !t267) -> !t69 loc(#l318)
    %13 = stablehlo.convert %arg6 : (!t39) -> !t113 loc(#l317)
    %14 = stablehlo.convert %arg7 : (!t39) -> !t113 loc(#l317)
    %15 = stablehlo.broadcast_in_dim %13, dims = [3] : (!t113) -> !t114 loc(#l319)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (!t114) -> !t69 loc(#l320)
    %17 = stablehlo.multiply %12, %16 : !t69 loc(#l320)
    %18 = stablehlo.broadcast_in_dim %14, dims = [3] : (!t113) -> !t114 loc(#l319)
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (!t114) -> !t69 loc(#l321)
    %20 = stablehlo.add %17, %19 : !t69 loc(#l321)
    %21 = call @_relu_0(%20) : (!t69) -> !t69 loc(#l322)
    %22 = stablehlo.convert %arg3 : (!t110) -> !t217 loc(#l323)
    %23 = stablehlo.convolution(%21, %22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t69, !t217) -> !t14 loc(#l324)
    %24 = stablehlo.convert %arg8 : (!t2) -> !t51 loc(#l323)
    %25 = stablehlo.convert %arg9 : (!t2) -> !t51 loc(#l323)
    %26 = stablehlo.broadcast_in_dim %24, dims = [3] : (!t51) -> !t17 loc(#l325)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (!t17) -> !t14 loc(#l326)
    %28 = stablehlo.multiply %23, %27 : !t14 loc(#l326)
    %29 = stablehlo.broadcast_in_dim %25, dims = [3] : (!t51) -> !t17 loc(#l325)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (!t17) -> !t14 loc(#l327)
    %31 = stablehlo.add %28, %30 : !t14 loc(#l327)
    %32 = stablehlo.add %arg0, %31 : !t14
    %33 = call @_relu_1(%32) : (!t14) -> !t14
    return %33 : !t14
  }
  func.func private @_block_3(%arg0: !t14, %arg1: !t77, %arg2: !t26, %arg3: !t27, %arg4: !t78, %arg5: !t19, %arg6: !t19, %arg7: !t19, %arg8: !t19, %arg9: !t11, %arg10: !t11, %arg11: !t11, %arg12: !t11) -> (!t12, !t60, !t67, !t60, !t21, !t34, !t34) {
    %0 = stablehlo.convert %arg1 : (!t77) -> !t233 loc(#l311)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t233) -> !t67 loc(#l312)
    %2 = stablehlo.convert %arg5 : (!t19) -> !t127 loc(#l311)
    %3 = stablehlo.convert %arg6 : (!t19) -> !t127 loc(#l311)
    %4 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t127) -> !t60 loc(#l313)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t60) -> !t67 loc(#l314)
    %6 = stablehlo.multiply %1, %5 : !t67 loc(#l314)
    %7 = stablehlo.broadcast_in_dim %3, dims = [3] : (!t127) -> !t60 loc(#l313)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (!t60) -> !t67 loc(#l315)
    %9 = stablehlo.add %6, %8 : !t67 loc(#l315)
    %10 = call @_relu_4(%9) : (!t67) -> !t67 loc(#l316)
    %11 = stablehlo.convert %arg2 : (!t26) -> !t172 loc(#l317)
    %12 = stablehlo.convolution(%10, %11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t67, !t172) -> !t21 loc(#l318)
    %13 = stablehlo.convert %arg7 : (!t19) -> !t127 loc(#l317)
    %14 = stablehlo.convert %arg8 : (!t19) -> !t127 loc(#l317)
    %15 = stablehlo.broadcast_in_dim %13, dims = [3] : (!t127) -> !t60 loc(#l319)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (!t60) -> !t21 loc(#l320)
    %17 = stablehlo.multiply %12, %16 : !t21 loc(#l320)
    %18 = stablehlo.broadcast_in_dim %14, dims = [3] : (!t127) -> !t60 loc(#l319)
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (!t60) -> !t21 loc(#l321)
    %20 = stablehlo.add %17, %19 : !t21 loc(#l321)
    %21 = call @_relu_5(%20) : (!t21) -> !t21 loc(#l322)
    %22 = stablehlo.convert %arg3 : (!t27) -> !t173 loc(#l323)
    %23 = stablehlo.convolution(%21, %22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t21, !t173) -> !t12 loc(#l324)
    %24 = stablehlo.convert %arg9 : (!t11) -> !t100 loc(#l323)
    %25 = stablehlo.convert %arg10 : (!t11) -> !t100 loc(#l323)
    %26 = stablehlo.broadcast_in_dim %24, dims = [3] : (!t100) -> !t34 loc(#l325)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (!t34) -> !t12 loc(#l326)
    %28 = stablehlo.multiply %23, %27 : !t12 loc(#l326)
    %29 = stablehlo.broadcast_in_dim %25, dims = [3] : (!t100) -> !t34 loc(#l325)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (!t34) -> !t12 loc(#l327)
    %31 = stablehlo.add %28, %30 : !t12 loc(#l327)
    %32 = stablehlo.convert %arg4 : (!t78) -> !t234 loc(#l328)
    %33 = stablehlo.convolution(%arg0, %32) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t234) -> !t12 loc(#l329)
    %34 = stablehlo.convert %arg11 : (!t11) -> !t100 loc(#l328)
    %35 = stablehlo.convert %arg12 : (!t11) -> !t100 loc(#l328)
    %36 = stablehlo.broadcast_in_dim %34, dims = [3] : (!t100) -> !t34 loc(#l330)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (!t34) -> !t12 loc(#l331)
    %38 = stablehlo.multiply %33, %37 : !t12 loc(#l331)
    %39 = stablehlo.broadcast_in_dim %35, dims = [3] : (!t100) -> !t34 loc(#l330)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (!t34) -> !t12 loc(#l332)
    %41 = stablehlo.add %38, %40 : !t12 loc(#l332)
    %42 = stablehlo.add %41, %31 : !t12
    %43 = call @_relu_6(%42) : (!t12) -> !t12
    return %43, %4, %10, %15, %21, %26, %36 : !t12, !t60, !t67, !t60, !t21, !t34, !t34
  }
  func.func private @_relu_4(%arg0: !t67) -> !t67 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t67
    %1 = stablehlo.maximum %arg0, %0 : !t67
    return %1 : !t67
  }
  func.func private @_relu_5(%arg0: !t21) -> !t21 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t21
    %1 = stablehlo.maximum %arg0, %0 : !t21
    return %1 : !t21
  }
  func.func private @_relu_6(%arg0: !t12) -> !t12 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t12
    %1 = stablehlo.maximum %arg0, %0 : !t12
    return %1 : !t12
  }
  func.func private @_block_7(%arg0: !t12, %arg1: !t50, %arg2: !t26, %arg3: !t27, %arg4: !t19, %arg5: !t19, %arg6: !t19, %arg7: !t19, %arg8: !t11, %arg9: !t11) -> (!t12, !t60, !t21, !t60, !t21, !t34) {
    %0 = stablehlo.convert %arg1 : (!t50) -> !t235 loc(#l311)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t235) -> !t21 loc(#l312)
    %2 = stablehlo.convert %arg4 : (!t19) -> !t127 loc(#l311)
    %3 = stablehlo.convert %arg5 : (!t19) -> !t127 loc(#l311)
    %4 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t127) -> !t60 loc(#l313)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t60) -> !t21 loc(#l314)
    %6 = stablehlo.multiply %1, %5 : !t21 loc(#l314)
    %7 = stablehlo.broadcast_in_dim %3, dims = [3] : (!t127) -> !t60 loc(#l313)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (!t60) -> !t21 loc(#l315)
    %9 = stablehlo.add %6, %8 : !t21 loc(#l315)
    %10 = call @_relu_5(%9) : (!t21) -> !t21 loc(#l316)
    %11 = stablehlo.convert %arg2 : (!t26) -> !t172 loc(#l317)
    %12 = stablehlo.convolution(%10, %11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t21, !t172) -> !t21 loc(#l318)
    %13 = stablehlo.convert %arg6 : (!t19) -> !t127 loc(#l317)
    %14 = stablehlo.convert %arg7 : (!t19) -> !t127 loc(#l317)
    %15 = stablehlo.broadcast_in_dim %13, dims = [3] : (!t127) -> !t60 loc(#l319)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (!t60) -> !t21 loc(#l320)
    %17 = stablehlo.multiply %12, %16 : !t21 loc(#l320)
    %18 = stablehlo.broadcast_in_dim %14, dims = [3] : (!t127) -> !t60 loc(#l319)
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (!t60) -> !t21 loc(#l321)
    %20 = stablehlo.add %17, %19 : !t21 loc(#l321)
    %21 = call @_relu_5(%20) : (!t21) -> !t21 loc(#l322)
    %22 = stablehlo.convert %arg3 : (!t27) -> !t173 loc(#l323)
    %23 = stablehlo.convolution(%21, %22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t21, !t173) -> !t12 loc(#l324)
    %24 = stablehlo.convert %arg8 : (!t11) -> !t100 loc(#l323)
    %25 = stablehlo.convert %arg9 : (!t11) -> !t100 loc(#l323)
    %26 = stablehlo.broadcast_in_dim %24, dims = [3] : (!t100) -> !t34 loc(#l325)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (!t34) -> !t12 loc(#l326)
    %28 = stablehlo.multiply %23, %27 : !t12 loc(#l326)
    %29 = stablehlo.broadcast_in_dim %25, dims = [3] : (!t100) -> !t34 loc(#l325)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (!t34) -> !t12 loc(#l327)
    %31 = stablehlo.add %28, %30 : !t12 loc(#l327)
    %32 = stablehlo.add %arg0, %31 : !t12
    %33 = call @_relu_6(%32) : (!t12) -> !t12
    return %33, %4, %10, %15, %21, %26 : !t12, !t60, !t21, !t60, !t21, !t34
  }
  func.func private @_block_8(%arg0: !t12, %arg1: !t55, %arg2: !t4, %arg3: !t13, %arg4: !t79, %arg5: !t2, %arg6: !t2, %arg7: !t2, %arg8: !t2, %arg9: !t15, %arg10: !t15, %arg11: !t15, %arg12: !t15) -> (!t9, !t17, !t20, !t17, !t6, !t76, !t76) {
    %0 = stablehlo.convert %arg1 : (!t55) -> !t160 loc(#l311)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t160) -> !t20 loc(#l312)
    %2 = stablehlo.convert %arg5 : (!t2) -> !t51 loc(#l311)
    %3 = stablehlo.convert %arg6 : (!t2) -> !t51 loc(#l311)
    %4 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t51) -> !t17 loc(#l313)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t17) -> !t20 loc(#l314)
    %6 = stablehlo.multiply %1, %5 : !t20 loc(#l314)
    %7 = stablehlo.broadcast_in_dim %3, dims = [3] : (!t51) -> !t17 loc(#l313)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (!t17) -> !t20 loc(#l315)
    %9 = stablehlo.add %6, %8 : !t20 loc(#l315)
    %10 = call @_relu_9(%9) : (!t20) -> !t20 loc(#l316)
    %11 = stablehlo.convert %arg2 : (!t4) -> !t35 loc(#l317)
    %12 = stablehlo.convolution(%10, %11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t35) -> !t6 loc(#l318)
    %13 = stablehlo.convert %arg7 : (!t2) -> !t51 loc(#l317)
    %14 = stablehlo.convert %arg8 : (!t2) -> !t51 loc(#l317)
    %15 = stablehlo.broadcast_in_dim %13, dims = [3] : (!t51) -> !t17 loc(#l319)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (!t17) -> !t6 loc(#l320)
    %17 = stablehlo.multiply %12, %16 : !t6 loc(#l320)
    %18 = stablehlo.broadcast_in_dim %14, dims = [3] : (!t51) -> !t17 loc(#l319)
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (!t17) -> !t6 loc(#l321)
    %20 = stablehlo.add %17, %19 : !t6 loc(#l321)
    %21 = call @_relu_10(%20) : (!t6) -> !t6 loc(#l322)
    %22 = stablehlo.convert %arg3 : (!t13) -> !t174 loc(#l323)
    %23 = stablehlo.convolution(%21, %22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t6, !t174) -> !t9 loc(#l324)
    %24 = stablehlo.convert %arg9 : (!t15) -> !t126 loc(#l323)
    %25 = stablehlo.convert %arg10 : (!t15) -> !t126 loc(#l323)
    %26 = stablehlo.broadcast_in_dim %24, dims = [3] : (!t126) -> !t76 loc(#l325)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (!t76) -> !t9 loc(#l326)
    %28 = stablehlo.multiply %23, %27 : !t9 loc(#l326)
    %29 = stablehlo.broadcast_in_dim %25, dims = [3] : (!t126) -> !t76 loc(#l325)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (!t76) -> !t9 loc(#l327)
    %31 = stablehlo.add %28, %30 : !t9 loc(#l327)
    %32 = stablehlo.convert %arg4 : (!t79) -> !t236 loc(#l328)
    %33 = stablehlo.convolution(%arg0, %32) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t236) -> !t9 loc(#l329)
    %34 = stablehlo.convert %arg11 : (!t15) -> !t126 loc(#l328)
    %35 = stablehlo.convert %arg12 : (!t15) -> !t126 loc(#l328)
    %36 = stablehlo.broadcast_in_dim %34, dims = [3] : (!t126) -> !t76 loc(#l330)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (!t76) -> !t9 loc(#l331)
    %38 = stablehlo.multiply %33, %37 : !t9 loc(#l331)
    %39 = stablehlo.broadcast_in_dim %35, dims = [3] : (!t126) -> !t76 loc(#l330)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (!t76) -> !t9 loc(#l332)
    %41 = stablehlo.add %38, %40 : !t9 loc(#l332)
    %42 = stablehlo.add %41, %31 : !t9
    %43 = call @_relu_11(%42) : (!t9) -> !t9
    return %43, %4, %10, %15, %21, %26, %36 : !t9, !t17, !t20, !t17, !t6, !t76, !t76
  }
  func.func private @_relu_9(%arg0: !t20) -> !t20 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t20
    %1 = stablehlo.maximum %arg0, %0 : !t20
    return %1 : !t20
  }
  func.func private @_relu_10(%arg0: !t6) -> !t6 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t6
    %1 = stablehlo.maximum %arg0, %0 : !t6
    return %1 : !t6
  }
  func.func private @_relu_11(%arg0: !t9) -> !t9 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t9
    %1 = stablehlo.maximum %arg0, %0 : !t9
    return %1 : !t9
  }
  func.func private @_block_12(%arg0: !t9, %arg1: !t16, %arg2: !t4, %arg3: !t13, %arg4: !t2, %arg5: !t2, %arg6: !t2, %arg7: !t2, %arg8: !t15, %arg9: !t15) -> (!t9, !t17, !t6, !t17, !t6, !t76) {
    %0 = stablehlo.convert %arg1 : (!t16) -> !t159 loc(#l311)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t159) -> !t6 loc(#l312)
    %2 = stablehlo.convert %arg4 : (!t2) -> !t51 loc(#l311)
    %3 = stablehlo.convert %arg5 : (!t2) -> !t51 loc(#l311)
    %4 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t51) -> !t17 loc(#l313)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t17) -> !t6 loc(#l314)
    %6 = stablehlo.multiply %1, %5 : !t6 loc(#l314)
    %7 = stablehlo.broadcast_in_dim %3, dims = [3] : (!t51) -> !t17 loc(#l313)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (!t17) -> !t6 loc(#l315)
    %9 = stablehlo.add %6, %8 : !t6 loc(#l315)
    %10 = call @_relu_10(%9) : (!t6) -> !t6 loc(#l316)
    %11 = stablehlo.convert %arg2 : (!t4) -> !t35 loc(#l317)
    %12 = stablehlo.convolution(%10, %11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t6, !t35) -> !t6 loc(#l318)
    %13 = stablehlo.convert %arg6 : (!t2) -> !t51 loc(#l317)
    %14 = stablehlo.convert %arg7 : (!t2) -> !t51 loc(#l317)
    %15 = stablehlo.broadcast_in_dim %13, dims = [3] : (!t51) -> !t17 loc(#l319)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (!t17) -> !t6 loc(#l320)
    %17 = stablehlo.multiply %12, %16 : !t6 loc(#l320)
    %18 = stablehlo.broadcast_in_dim %14, dims = [3] : (!t51) -> !t17 loc(#l319)
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (!t17) -> !t6 loc(#l321)
    %20 = stablehlo.add %17, %19 : !t6 loc(#l321)
    %21 = call @_relu_10(%20) : (!t6) -> !t6 loc(#l322)
    %22 = stablehlo.convert %arg3 : (!t13) -> !t174 loc(#l323)
    %23 = stablehlo.convolution(%21, %22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t6, !t174) -> !t9 loc(#l324)
    %24 = stablehlo.convert %arg8 : (!t15) -> !t126 loc(#l323)
    %25 = stablehlo.convert %arg9 : (!t15) -> !t126 loc(#l323)
    %26 = stablehlo.broadcast_in_dim %24, dims = [3] : (!t126) -> !t76 loc(#l325)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (!t76) -> !t9 loc(#l326)
    %28 = stablehlo.multiply %23, %27 : !t9 loc(#l326)
    %29 = stablehlo.broadcast_in_dim %25, dims = [3] : (!t126) -> !t76 loc(#l325)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (!t76) -> !t9 loc(#l327)
    %31 = stablehlo.add %28, %30 : !t9 loc(#l327)
    %32 = stablehlo.add %arg0, %31 : !t9
    %33 = call @_relu_11(%32) : (!t9) -> !t9
    return %33, %4, %10, %15, %21, %26 : !t9, !t17, !t6, !t17, !t6, !t76
  }
  func.func private @_block_13(%arg0: !t9, %arg1: !t80, %arg2: !t37, %arg3: !t38, %arg4: !t81, %arg5: !t11, %arg6: !t11, %arg7: !t11, %arg8: !t11, %arg9: !t65, %arg10: !t65, %arg11: !t65, %arg12: !t65) -> (!t23, !t34, !t68, !t34, !t24, !t85, !t85) {
    %0 = stablehlo.convert %arg1 : (!t80) -> !t237 loc(#l311)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t237) -> !t68 loc(#l312)
    %2 = stablehlo.convert %arg5 : (!t11) -> !t100 loc(#l311)
    %3 = stablehlo.convert %arg6 : (!t11) -> !t100 loc(#l311)
    %4 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t100) -> !t34 loc(#l313)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t34) -> !t68 loc(#l314)
    %6 = stablehlo.multiply %1, %5 : !t68 loc(#l314)
    %7 = stablehlo.broadcast_in_dim %3, dims = [3] : (!t100) -> !t34 loc(#l313)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (!t34) -> !t68 loc(#l315)
    %9 = stablehlo.add %6, %8 : !t68 loc(#l315)
    %10 = call @_relu_14(%9) : (!t68) -> !t68 loc(#l316)
    %11 = stablehlo.convert %arg2 : (!t37) -> !t175 loc(#l317)
    %12 = stablehlo.convolution(%10, %11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t68, !t175) -> !t24 loc(#l318)
    %13 = stablehlo.convert %arg7 : (!t11) -> !t100 loc(#l317)
    %14 = stablehlo.convert %arg8 : (!t11) -> !t100 loc(#l317)
    %15 = stablehlo.broadcast_in_dim %13, dims = [3] : (!t100) -> !t34 loc(#l319)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (!t34) -> !t24 loc(#l320)
    %17 = stablehlo.multiply %12, %16 : !t24 loc(#l320)
    %18 = stablehlo.broadcast_in_dim %14, dims = [3] : (!t100) -> !t34 loc(#l319)
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (!t34) -> !t24 loc(#l321)
    %20 = stablehlo.add %17, %19 : !t24 loc(#l321)
    %21 = call @_relu_15(%20) : (!t24) -> !t24 loc(#l322)
    %22 = stablehlo.convert %arg3 : (!t38) -> !t176 loc(#l323)
    %23 = stablehlo.convolution(%21, %22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t24, !t176) -> !t23 loc(#l324)
    %24 = stablehlo.convert %arg9 : (!t65) -> !t146 loc(#l323)
    %25 = stablehlo.convert %arg10 : (!t65) -> !t146 loc(#l323)
    %26 = stablehlo.broadcast_in_dim %24, dims = [3] : (!t146) -> !t85 loc(#l325)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (!t85) -> !t23 loc(#l326)
    %28 = stablehlo.multiply %23, %27 : !t23 loc(#l326)
    %29 = stablehlo.broadcast_in_dim %25, dims = [3] : (!t146) -> !t85 loc(#l325)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (!t85) -> !t23 loc(#l327)
    %31 = stablehlo.add %28, %30 : !t23 loc(#l327)
    %32 = stablehlo.convert %arg4 : (!t81) -> !t238 loc(#l328)
    %33 = stablehlo.convolution(%arg0, %32) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t238) -> !t23 loc(#l329)
    %34 = stablehlo.convert %arg11 : (!t65) -> !t146 loc(#l328)
    %35 = stablehlo.convert %arg12 : (!t65) -> !t146 loc(#l328)
    %36 = stablehlo.broadcast_in_dim %34, dims = [3] : (!t146) -> !t85 loc(#l330)
    %37 = stablehlo.broadcast_in_dim %36, dims = [0, 1, 2, 3] : (!t85) -> !t23 loc(#l331)
    %38 = stablehlo.multiply %33, %37 : !t23 loc(#l331)
    %39 = stablehlo.broadcast_in_dim %35, dims = [3] : (!t146) -> !t85 loc(#l330)
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (!t85) -> !t23 loc(#l332)
    %41 = stablehlo.add %38, %40 : !t23 loc(#l332)
    %42 = stablehlo.add %41, %31 : !t23
    %43 = call @_relu_16(%42) : (!t23) -> !t23
    return %43, %4, %10, %15, %21, %26, %36 : !t23, !t34, !t68, !t34, !t24, !t85, !t85
  }
  func.func private @_relu_14(%arg0: !t68) -> !t68 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t68
    %1 = stablehlo.maximum %arg0, %0 : !t68
    return %1 : !t68
  }
  func.func private @_relu_15(%arg0: !t24) -> !t24 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t24
    %1 = stablehlo.maximum %arg0, %0 : !t24
    return %1 : !t24
  }
  func.func private @_relu_16(%arg0: !t23) -> !t23 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t23
    %1 = stablehlo.maximum %arg0, %0 : !t23
    return %1 : !t23
  }
  func.func private @_block_17(%arg0: !t23, %arg1: !t56, %arg2: !t37, %arg3: !t38, %arg4: !t11, %arg5: !t11, %arg6: !t11, %arg7: !t11, %arg8: !t65, %arg9: !t65) -> (!t23, !t34, !t24, !t34, !t24, !t85) {
    %0 = stablehlo.convert %arg1 : (!t56) -> !t239 loc(#l311)
    %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t23, !t239) -> !t24 loc(#l312)
    %2 = stablehlo.convert %arg4 : (!t11) -> !t100 loc(#l311)
    %3 = stablehlo.convert %arg5 : (!t11) -> !t100 loc(#l311)
    %4 = stablehlo.broadcast_in_dim %2, dims = [3] : (!t100) -> !t34 loc(#l313)
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t34) -> !t24 loc(#l314)
    %6 = stablehlo.multiply %1, %5 : !t24 loc(#l314)
    %7 = stablehlo.broadcast_in_dim %3, dims = [3] : (!t100) -> !t34 loc(#l313)
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2, 3] : (!t34) -> !t24 loc(#l315)
    %9 = stablehlo.add %6, %8 : !t24 loc(#l315)
    %10 = call @_relu_15(%9) : (!t24) -> !t24 loc(#l316)
    %11 = stablehlo.convert %arg2 : (!t37) -> !t175 loc(#l317)
    %12 = stablehlo.convolution(%10, %11) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t24, !t175) -> !t24 loc(#l318)
    %13 = stablehlo.convert %arg6 : (!t11) -> !t100 loc(#l317)
    %14 = stablehlo.convert %arg7 : (!t11) -> !t100 loc(#l317)
    %15 = stablehlo.broadcast_in_dim %13, dims = [3] : (!t100) -> !t34 loc(#l319)
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (!t34) -> !t24 loc(#l320)
    %17 = stablehlo.multiply %12, %16 : !t24 loc(#l320)
    %18 = stablehlo.broadcast_in_dim %14, dims = [3] : (!t100) -> !t34 loc(#l319)
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1, 2, 3] : (!t34) -> !t24 loc(#l321)
    %20 = stablehlo.add %17, %19 : !t24 loc(#l321)
    %21 = call @_relu_15(%20) : (!t24) -> !t24 loc(#l322)
    %22 = stablehlo.convert %arg3 : (!t38) -> !t176 loc(#l323)
    %23 = stablehlo.convolution(%21, %22) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t24, !t176) -> !t23 loc(#l324)
    %24 = stablehlo.convert %arg8 : (!t65) -> !t146 loc(#l323)
    %25 = stablehlo.convert %arg9 : (!t65) -> !t146 loc(#l323)
    %26 = stablehlo.broadcast_in_dim %24, dims = [3] : (!t146) -> !t85 loc(#l325)
    %27 = stablehlo.broadcast_in_dim %26, dims = [0, 1, 2, 3] : (!t85) -> !t23 loc(#l326)
    %28 = stablehlo.multiply %23, %27 : !t23 loc(#l326)
    %29 = stablehlo.broadcast_in_dim %25, dims = [3] : (!t146) -> !t85 loc(#l325)
    %30 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2, 3] : (!t85) -> !t23 loc(#l327)
    %31 = stablehlo.add %28, %30 : !t23 loc(#l327)
    %32 = stablehlo.add %arg0, %31 : !t23
    %33 = call @_relu_16(%32) : (!t23) -> !t23
    return %33, %4, %10, %15, %21, %26 : !t23, !t34, !t24, !t34, !t24, !t85
  }
  func.func private @_relu_18(%arg0: !t20) -> !t20 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t20
    %1 = stablehlo.maximum %arg0, %0 : !t20
    return %1 : !t20
  }
  func.func private @_relu_19(%arg0: !t6) -> !t6 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t6
    %1 = stablehlo.maximum %arg0, %0 : !t6
    return %1 : !t6
  }
  func.func private @_relu_20(%arg0: !t46) -> !t46 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t46
    %1 = stablehlo.maximum %arg0, %0 : !t46
    return %1 : !t46
  }
  func.func private @_relu_21(%arg0: !t66) -> !t66 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t66
    %1 = stablehlo.maximum %arg0, %0 : !t66
    return %1 : !t66
  }
  func.func private @_entropy(%arg0: !t120, %arg1: !t29) -> (!t29, !t29, !t135, !t29, !t29) {
    %0 = stablehlo.convert %arg0 : (!t120) -> !t29
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t29
    %2 = stablehlo.maximum %0, %1 : !t29
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (!t29, !t29) -> !t135
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t29
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t29
    %6 = stablehlo.select %3, %4, %5 : !t135, !t29
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t29
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (!t29, !t29) -> !t135
    %cst_3 = stablehlo.constant dense<2.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t29
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t29
    %11 = stablehlo.select %8, %9, %10 : !t135, !t29
    %12 = stablehlo.divide %6, %11 : !t29
    %13 = stablehlo.multiply %0, %arg1 : !t29
    %14 = stablehlo.subtract %2, %13 : !t29
    %15 = stablehlo.abs %0 : !t29
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t29
    %17 = stablehlo.compare GE, %0, %16, FLOAT : (!t29, !t29) -> !t135
    %18 = stablehlo.negate %15 : !t29
    %19 = stablehlo.exponential %18 : !t29
    %20 = stablehlo.log_plus_one %19 : !t29
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t29
    %22 = stablehlo.add %19, %21 : !t29
    %23 = stablehlo.add %14, %20 : !t29
    return %23, %12, %17, %19, %22 : !t29, !t29, !t135, !t29, !t29
  }
  func.func private @_distance(%arg0: !t40, %arg1: !t40) -> !t40 {
    %0 = stablehlo.subtract %arg0, %arg1 : !t40
    %1 = stablehlo.abs %0 : !t40
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t40
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (!t40, !t40) -> !t207
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t40
    %5 = stablehlo.multiply %4, %1 : !t40
    %6 = stablehlo.multiply %5, %1 : !t40
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t40
    %8 = stablehlo.subtract %1, %7 : !t40
    %9 = call @_where(%3, %6, %8) : (!t207, !t40, !t40) -> !t40
    return %9 : !t40
  }
  func.func private @_where(%arg0: !t207, %arg1: !t40, %arg2: !t40) -> !t40 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t207, !t40
    return %0 : !t40
  }
  func.func private @_entropy_22(%arg0: !t121, %arg1: !t30) -> (!t30, !t30, !t136, !t30, !t30) {
    %0 = stablehlo.convert %arg0 : (!t121) -> !t30
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t30
    %2 = stablehlo.maximum %0, %1 : !t30
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (!t30, !t30) -> !t136
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t30
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t30
    %6 = stablehlo.select %3, %4, %5 : !t136, !t30
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t30
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (!t30, !t30) -> !t136
    %cst_3 = stablehlo.constant dense<2.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t30
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t30
    %11 = stablehlo.select %8, %9, %10 : !t136, !t30
    %12 = stablehlo.divide %6, %11 : !t30
    %13 = stablehlo.multiply %0, %arg1 : !t30
    %14 = stablehlo.subtract %2, %13 : !t30
    %15 = stablehlo.abs %0 : !t30
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t30
    %17 = stablehlo.compare GE, %0, %16, FLOAT : (!t30, !t30) -> !t136
    %18 = stablehlo.negate %15 : !t30
    %19 = stablehlo.exponential %18 : !t30
    %20 = stablehlo.log_plus_one %19 : !t30
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t30
    %22 = stablehlo.add %19, %21 : !t30
    %23 = stablehlo.add %14, %20 : !t30
    return %23, %12, %17, %19, %22 : !t30, !t30, !t136, !t30, !t30
  }
  func.func private @_distance_23(%arg0: !t41, %arg1: !t41) -> !t41 {
    %0 = stablehlo.subtract %arg0, %arg1 : !t41
    %1 = stablehlo.abs %0 : !t41
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t41
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (!t41, !t41) -> !t208
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t41
    %5 = stablehlo.multiply %4, %1 : !t41
    %6 = stablehlo.multiply %5, %1 : !t41
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t41
    %8 = stablehlo.subtract %1, %7 : !t41
    %9 = call @_where_24(%3, %6, %8) : (!t208, !t41, !t41) -> !t41
    return %9 : !t41
  }
  func.func private @_where_24(%arg0: !t208, %arg1: !t41, %arg2: !t41) -> !t41 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t208, !t41
    return %0 : !t41
  }
  func.func private @_entropy_25(%arg0: !t122, %arg1: !t31) -> (!t31, !t31, !t137, !t31, !t31) {
    %0 = stablehlo.convert %arg0 : (!t122) -> !t31
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t31
    %2 = stablehlo.maximum %0, %1 : !t31
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (!t31, !t31) -> !t137
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t31
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t31
    %6 = stablehlo.select %3, %4, %5 : !t137, !t31
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t31
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (!t31, !t31) -> !t137
    %cst_3 = stablehlo.constant dense<2.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t31
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t31
    %11 = stablehlo.select %8, %9, %10 : !t137, !t31
    %12 = stablehlo.divide %6, %11 : !t31
    %13 = stablehlo.multiply %0, %arg1 : !t31
    %14 = stablehlo.subtract %2, %13 : !t31
    %15 = stablehlo.abs %0 : !t31
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t31
    %17 = stablehlo.compare GE, %0, %16, FLOAT : (!t31, !t31) -> !t137
    %18 = stablehlo.negate %15 : !t31
    %19 = stablehlo.exponential %18 : !t31
    %20 = stablehlo.log_plus_one %19 : !t31
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t31
    %22 = stablehlo.add %19, %21 : !t31
    %23 = stablehlo.add %14, %20 : !t31
    return %23, %12, %17, %19, %22 : !t31, !t31, !t137, !t31, !t31
  }
  func.func private @_distance_26(%arg0: !t42, %arg1: !t42) -> !t42 {
    %0 = stablehlo.subtract %arg0, %arg1 : !t42
    %1 = stablehlo.abs %0 : !t42
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t42
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (!t42, !t42) -> !t209
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t42
    %5 = stablehlo.multiply %4, %1 : !t42
    %6 = stablehlo.multiply %5, %1 : !t42
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t42
    %8 = stablehlo.subtract %1, %7 : !t42
    %9 = call @_where_27(%3, %6, %8) : (!t209, !t42, !t42) -> !t42
    return %9 : !t42
  }
  func.func private @_where_27(%arg0: !t209, %arg1: !t42, %arg2: !t42) -> !t42 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t209, !t42
    return %0 : !t42
  }
  func.func private @_entropy_28(%arg0: !t123, %arg1: !t32) -> (!t32, !t32, !t138, !t32, !t32) {
    %0 = stablehlo.convert %arg0 : (!t123) -> !t32
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t32
    %2 = stablehlo.maximum %0, %1 : !t32
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (!t32, !t32) -> !t138
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t32
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t32
    %6 = stablehlo.select %3, %4, %5 : !t138, !t32
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t32
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (!t32, !t32) -> !t138
    %cst_3 = stablehlo.constant dense<2.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t32
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t32
    %11 = stablehlo.select %8, %9, %10 : !t138, !t32
    %12 = stablehlo.divide %6, %11 : !t32
    %13 = stablehlo.multiply %0, %arg1 : !t32
    %14 = stablehlo.subtract %2, %13 : !t32
    %15 = stablehlo.abs %0 : !t32
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t32
    %17 = stablehlo.compare GE, %0, %16, FLOAT : (!t32, !t32) -> !t138
    %18 = stablehlo.negate %15 : !t32
    %19 = stablehlo.exponential %18 : !t32
    %20 = stablehlo.log_plus_one %19 : !t32
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t32
    %22 = stablehlo.add %19, %21 : !t32
    %23 = stablehlo.add %14, %20 : !t32
    return %23, %12, %17, %19, %22 : !t32, !t32, !t138, !t32, !t32
  }
  func.func private @_distance_29(%arg0: !t43, %arg1: !t43) -> !t43 {
    %0 = stablehlo.subtract %arg0, %arg1 : !t43
    %1 = stablehlo.abs %0 : !t43
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t43
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (!t43, !t43) -> !t210
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t43
    %5 = stablehlo.multiply %4, %1 : !t43
    %6 = stablehlo.multiply %5, %1 : !t43
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t43
    %8 = stablehlo.subtract %1, %7 : !t43
    %9 = call @_where_30(%3, %6, %8) : (!t210, !t43, !t43) -> !t43
    return %9 : !t43
  }
  func.func private @_where_30(%arg0: !t210, %arg1: !t43, %arg2: !t43) -> !t43 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t210, !t43
    return %0 : !t43
  }
  func.func private @_entropy_31(%arg0: !t124, %arg1: !t33) -> (!t33, !t33, !t139, !t33, !t33) {
    %0 = stablehlo.convert %arg0 : (!t124) -> !t33
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t33
    %2 = stablehlo.maximum %0, %1 : !t33
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (!t33, !t33) -> !t139
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t33
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t33
    %6 = stablehlo.select %3, %4, %5 : !t139, !t33
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t33
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (!t33, !t33) -> !t139
    %cst_3 = stablehlo.constant dense<2.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t33
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t33
    %11 = stablehlo.select %8, %9, %10 : !t139, !t33
    %12 = stablehlo.divide %6, %11 : !t33
    %13 = stablehlo.multiply %0, %arg1 : !t33
    %14 = stablehlo.subtract %2, %13 : !t33
    %15 = stablehlo.abs %0 : !t33
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t33
    %17 = stablehlo.compare GE, %0, %16, FLOAT : (!t33, !t33) -> !t139
    %18 = stablehlo.negate %15 : !t33
    %19 = stablehlo.exponential %18 : !t33
    %20 = stablehlo.log_plus_one %19 : !t33
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t33
    %22 = stablehlo.add %19, %21 : !t33
    %23 = stablehlo.add %14, %20 : !t33
    return %23, %12, %17, %19, %22 : !t33, !t33, !t139, !t33, !t33
  }
  func.func private @_distance_32(%arg0: !t44, %arg1: !t44) -> !t44 {
    %0 = stablehlo.subtract %arg0, %arg1 : !t44
    %1 = stablehlo.abs %0 : !t44
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t44
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (!t44, !t44) -> !t211
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t44
    %5 = stablehlo.multiply %4, %1 : !t44
    %6 = stablehlo.multiply %5, %1 : !t44
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t44
    %8 = stablehlo.subtract %1, %7 : !t44
    %9 = call @_where_33(%3, %6, %8) : (!t211, !t44, !t44) -> !t44
    return %9 : !t44
  }
  func.func private @_where_33(%arg0: !t211, %arg1: !t44, %arg2: !t44) -> !t44 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t211, !t44
    return %0 : !t44
  }
  func.func private @_of_level(%arg0: !t120, %arg1: !t152, %arg2: !t112) -> (!t86, !t87) {
    %0 = stablehlo.convert %arg0 : (!t120) -> !t29
    %1 = stablehlo.negate %0 : !t29
    %2 = stablehlo.exponential %1 : !t29
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t29
    %4 = stablehlo.add %3, %2 : !t29
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t29
    %6 = stablehlo.divide %5, %4 : !t29
    %7 = stablehlo.reshape %6 : (!t29) -> tensor<128x209664xf32>
    %values, %indices = chlo.top_k(%7, k = 2000) : tensor<128x209664xf32> -> (!t3, !t8)
    %8 = stablehlo.reshape %arg1 : (!t152) -> !t268
    %9 = stablehlo.reshape %indices : (!t8) -> !t74
    %10 = call @take_along_axis(%8, %9) : (!t268, !t74) -> !t116
    %11 = stablehlo.convert %10 : (!t116) -> !t97
    %12 = stablehlo.slice %11 [0:128, 0:2000, 0:1] : (!t97) -> !t52
    %13 = stablehlo.reshape %12 : (!t52) -> !t3
    %14 = stablehlo.slice %11 [0:128, 0:2000, 1:2] : (!t97) -> !t52
    %15 = stablehlo.reshape %14 : (!t52) -> !t3
    %16 = stablehlo.slice %11 [0:128, 0:2000, 2:3] : (!t97) -> !t52
    %17 = stablehlo.reshape %16 : (!t52) -> !t3
    %18 = stablehlo.slice %11 [0:128, 0:2000, 3:4] : (!t97) -> !t52
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
    %38 = stablehlo.compare LT, %33, %37, SIGNED : (!t8, !t8) -> !t64
    %c_12 = stablehlo.constant dense<2> : !t1
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (!t1) -> !t8
    %40 = stablehlo.compare LT, %33, %39, SIGNED : (!t8, !t8) -> !t64
    %41 = stablehlo.select %40, %35, %36 : !t64, !t3
    %42 = stablehlo.select %38, %34, %41 : !t64, !t3
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
    %48 = stablehlo.compare LT, %43, %47, SIGNED : (!t8, !t8) -> !t64
    %c_18 = stablehlo.constant dense<2> : !t1
    %49 = stablehlo.broadcast_in_dim %c_18, dims = [] : (!t1) -> !t8
    %50 = stablehlo.compare LT, %43, %49, SIGNED : (!t8, !t8) -> !t64
    %51 = stablehlo.select %50, %45, %46 : !t64, !t3
    %52 = stablehlo.select %48, %44, %51 : !t64, !t3
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
    %69 = stablehlo.slice %arg2 [0:128, 0:1] : (!t112) -> !t117
    %70 = stablehlo.reshape %69 : (!t117) -> !t19
    %71 = stablehlo.broadcast_in_dim %70, dims = [0] : (!t19) -> !t3
    %72 = stablehlo.slice %arg2 [0:128, 1:2] : (!t112) -> !t117
    %73 = stablehlo.reshape %72 : (!t117) -> !t19
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
    %87 = stablehlo.concatenate %83, %84, %85, %86, dim = 2 : (!t52, !t52, !t52, !t52) -> !t97
    %c_27 = stablehlo.constant dense<0> : !t1
    %88 = call @_pad_36(%values, %c_27) : (!t3, !t1) -> !t86
    %c_28 = stablehlo.constant dense<0> : !t1
    %89 = call @_pad_37(%87, %c_28) : (!t97, !t1) -> !t87
    return %88, %89 : !t86, !t87
  }
  func.func private @take_along_axis(%arg0: !t268, %arg1: !t74) -> !t116 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t74
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t74, !t74) -> !t190
    %c_0 = stablehlo.constant dense<209664> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t74
    %3 = stablehlo.add %arg1, %2 : !t74
    %4 = stablehlo.select %1, %3, %arg1 : !t190, !t74
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (!t268, !t74) -> !t116
    return %5 : !t116
  }
  func.func private @floor_divide(%arg0: !t8, %arg1: !t1) -> !t8 {
    %0 = stablehlo.convert %arg1 : !t1
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t1) -> !t8
    %2 = stablehlo.divide %arg0, %1 : !t8
    %3 = stablehlo.sign %arg0 : !t8
    %4 = stablehlo.sign %0 : !t1
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (!t1) -> !t8
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (!t8, !t8) -> !t64
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (!t1) -> !t8
    %8 = stablehlo.remainder %arg0, %7 : !t8
    %c = stablehlo.constant dense<0> : !t1
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t8
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (!t8, !t8) -> !t64
    %11 = stablehlo.and %6, %10 : !t64
    %c_0 = stablehlo.constant dense<1> : !t1
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t8
    %13 = stablehlo.subtract %2, %12 : !t8
    %14 = call @_where_34(%11, %13, %2) : (!t64, !t8, !t8) -> !t8
    return %14 : !t8
  }
  func.func private @_where_34(%arg0: !t64, %arg1: !t8, %arg2: !t8) -> !t8 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t64, !t8
    return %0 : !t8
  }
  func.func private @remainder(%arg0: !t8, %arg1: !t1) -> !t8 {
    %0 = stablehlo.convert %arg1 : !t1
    %c = stablehlo.constant dense<0> : !t1
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (!t1, !t1) -> !t83
    %c_0 = stablehlo.constant dense<1> : !t1
    %2 = call @_where_35(%1, %c_0, %0) : (!t83, !t1, !t1) -> !t1
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (!t1) -> !t8
    %4 = stablehlo.remainder %arg0, %3 : !t8
    %c_1 = stablehlo.constant dense<0> : !t1
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (!t1) -> !t8
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (!t8, !t8) -> !t64
    %c_2 = stablehlo.constant dense<0> : !t1
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (!t1) -> !t8
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (!t8, !t8) -> !t64
    %c_3 = stablehlo.constant dense<0> : !t1
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (!t1, !t1) -> !t83
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (!t83) -> !t64
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (!t64, !t64) -> !t64
    %12 = stablehlo.and %11, %6 : !t64
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (!t1) -> !t8
    %14 = stablehlo.add %4, %13 : !t8
    %15 = stablehlo.select %12, %14, %4 : !t64, !t8
    return %15 : !t8
  }
  func.func private @_where_35(%arg0: !t83, %arg1: !t1, %arg2: !t1) -> !t1 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t83, !t1
    return %0 : !t1
  }
  func.func private @clip(%arg0: !t3, %arg1: !t1, %arg2: !t3) -> !t3 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t3
    %2 = stablehlo.maximum %1, %arg0 : !t3
    %3 = stablehlo.minimum %arg2, %2 : !t3
    return %3 : !t3
  }
  func.func private @_pad_36(%arg0: !t3, %arg1: !t1) -> !t86 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 48], interior = [0, 0] : (!t3, !t0) -> !t86
    return %1 : !t86
  }
  func.func private @_pad_37(%arg0: !t97, %arg1: !t1) -> !t87 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 48, 0], interior = [0, 0, 0] : (!t97, !t0) -> !t87
    return %1 : !t87
  }
  func.func private @_of_level_38(%arg0: !t121, %arg1: !t153, %arg2: !t112) -> (!t86, !t87) {
    %0 = stablehlo.convert %arg0 : (!t121) -> !t30
    %1 = stablehlo.negate %0 : !t30
    %2 = stablehlo.exponential %1 : !t30
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t30
    %4 = stablehlo.add %3, %2 : !t30
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t30
    %6 = stablehlo.divide %5, %4 : !t30
    %7 = stablehlo.reshape %6 : (!t30) -> tensor<128x52416xf32>
    %values, %indices = chlo.top_k(%7, k = 2000) : tensor<128x52416xf32> -> (!t3, !t8)
    %8 = stablehlo.reshape %arg1 : (!t153) -> !t269
    %9 = stablehlo.reshape %indices : (!t8) -> !t74
    %10 = call @take_along_axis_39(%8, %9) : (!t269, !t74) -> !t116
    %11 = stablehlo.convert %10 : (!t116) -> !t97
    %12 = stablehlo.slice %11 [0:128, 0:2000, 0:1] : (!t97) -> !t52
    %13 = stablehlo.reshape %12 : (!t52) -> !t3
    %14 = stablehlo.slice %11 [0:128, 0:2000, 1:2] : (!t97) -> !t52
    %15 = stablehlo.reshape %14 : (!t52) -> !t3
    %16 = stablehlo.slice %11 [0:128, 0:2000, 2:3] : (!t97) -> !t52
    %17 = stablehlo.reshape %16 : (!t52) -> !t3
    %18 = stablehlo.slice %11 [0:128, 0:2000, 3:4] : (!t97) -> !t52
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
    %38 = stablehlo.compare LT, %33, %37, SIGNED : (!t8, !t8) -> !t64
    %c_12 = stablehlo.constant dense<2> : !t1
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (!t1) -> !t8
    %40 = stablehlo.compare LT, %33, %39, SIGNED : (!t8, !t8) -> !t64
    %41 = stablehlo.select %40, %35, %36 : !t64, !t3
    %42 = stablehlo.select %38, %34, %41 : !t64, !t3
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
    %48 = stablehlo.compare LT, %43, %47, SIGNED : (!t8, !t8) -> !t64
    %c_18 = stablehlo.constant dense<2> : !t1
    %49 = stablehlo.broadcast_in_dim %c_18, dims = [] : (!t1) -> !t8
    %50 = stablehlo.compare LT, %43, %49, SIGNED : (!t8, !t8) -> !t64
    %51 = stablehlo.select %50, %45, %46 : !t64, !t3
    %52 = stablehlo.select %48, %44, %51 : !t64, !t3
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
    %69 = stablehlo.slice %arg2 [0:128, 0:1] : (!t112) -> !t117
    %70 = stablehlo.reshape %69 : (!t117) -> !t19
    %71 = stablehlo.broadcast_in_dim %70, dims = [0] : (!t19) -> !t3
    %72 = stablehlo.slice %arg2 [0:128, 1:2] : (!t112) -> !t117
    %73 = stablehlo.reshape %72 : (!t117) -> !t19
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
    %87 = stablehlo.concatenate %83, %84, %85, %86, dim = 2 : (!t52, !t52, !t52, !t52) -> !t97
    %c_27 = stablehlo.constant dense<0> : !t1
    %88 = call @_pad_36(%values, %c_27) : (!t3, !t1) -> !t86
    %c_28 = stablehlo.constant dense<0> : !t1
    %89 = call @_pad_37(%87, %c_28) : (!t97, !t1) -> !t87
    return %88, %89 : !t86, !t87
  }
  func.func private @take_along_axis_39(%arg0: !t269, %arg1: !t74) -> !t116 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t74
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t74, !t74) -> !t190
    %c_0 = stablehlo.constant dense<52416> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t74
    %3 = stablehlo.add %arg1, %2 : !t74
    %4 = stablehlo.select %1, %3, %arg1 : !t190, !t74
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (!t269, !t74) -> !t116
    return %5 : !t116
  }
  func.func private @_of_level_40(%arg0: !t122, %arg1: !t154, %arg2: !t112) -> (!t86, !t87) {
    %0 = stablehlo.convert %arg0 : (!t122) -> !t31
    %1 = stablehlo.negate %0 : !t31
    %2 = stablehlo.exponential %1 : !t31
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t31
    %4 = stablehlo.add %3, %2 : !t31
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t31
    %6 = stablehlo.divide %5, %4 : !t31
    %7 = stablehlo.reshape %6 : (!t31) -> tensor<128x13104xf32>
    %values, %indices = chlo.top_k(%7, k = 2000) : tensor<128x13104xf32> -> (!t3, !t8)
    %8 = stablehlo.reshape %arg1 : (!t154) -> !t270
    %9 = stablehlo.reshape %indices : (!t8) -> !t74
    %10 = call @take_along_axis_41(%8, %9) : (!t270, !t74) -> !t116
    %11 = stablehlo.convert %10 : (!t116) -> !t97
    %12 = stablehlo.slice %11 [0:128, 0:2000, 0:1] : (!t97) -> !t52
    %13 = stablehlo.reshape %12 : (!t52) -> !t3
    %14 = stablehlo.slice %11 [0:128, 0:2000, 1:2] : (!t97) -> !t52
    %15 = stablehlo.reshape %14 : (!t52) -> !t3
    %16 = stablehlo.slice %11 [0:128, 0:2000, 2:3] : (!t97) -> !t52
    %17 = stablehlo.reshape %16 : (!t52) -> !t3
    %18 = stablehlo.slice %11 [0:128, 0:2000, 3:4] : (!t97) -> !t52
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
    %38 = stablehlo.compare LT, %33, %37, SIGNED : (!t8, !t8) -> !t64
    %c_12 = stablehlo.constant dense<2> : !t1
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (!t1) -> !t8
    %40 = stablehlo.compare LT, %33, %39, SIGNED : (!t8, !t8) -> !t64
    %41 = stablehlo.select %40, %35, %36 : !t64, !t3
    %42 = stablehlo.select %38, %34, %41 : !t64, !t3
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
    %48 = stablehlo.compare LT, %43, %47, SIGNED : (!t8, !t8) -> !t64
    %c_18 = stablehlo.constant dense<2> : !t1
    %49 = stablehlo.broadcast_in_dim %c_18, dims = [] : (!t1) -> !t8
    %50 = stablehlo.compare LT, %43, %49, SIGNED : (!t8, !t8) -> !t64
    %51 = stablehlo.select %50, %45, %46 : !t64, !t3
    %52 = stablehlo.select %48, %44, %51 : !t64, !t3
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
    %69 = stablehlo.slice %arg2 [0:128, 0:1] : (!t112) -> !t117
    %70 = stablehlo.reshape %69 : (!t117) -> !t19
    %71 = stablehlo.broadcast_in_dim %70, dims = [0] : (!t19) -> !t3
    %72 = stablehlo.slice %arg2 [0:128, 1:2] : (!t112) -> !t117
    %73 = stablehlo.reshape %72 : (!t117) -> !t19
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
    %87 = stablehlo.concatenate %83, %84, %85, %86, dim = 2 : (!t52, !t52, !t52, !t52) -> !t97
    %c_27 = stablehlo.constant dense<0> : !t1
    %88 = call @_pad_36(%values, %c_27) : (!t3, !t1) -> !t86
    %c_28 = stablehlo.constant dense<0> : !t1
    %89 = call @_pad_37(%87, %c_28) : (!t97, !t1) -> !t87
    return %88, %89 : !t86, !t87
  }
  func.func private @take_along_axis_41(%arg0: !t270, %arg1: !t74) -> !t116 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t74
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t74, !t74) -> !t190
    %c_0 = stablehlo.constant dense<13104> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t74
    %3 = stablehlo.add %arg1, %2 : !t74
    %4 = stablehlo.select %1, %3, %arg1 : !t190, !t74
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (!t270, !t74) -> !t116
    return %5 : !t116
  }
  func.func private @_of_level_42(%arg0: !t123, %arg1: !t155, %arg2: !t112) -> (!t86, !t87) {
    %0 = stablehlo.convert %arg0 : (!t123) -> !t32
    %1 = stablehlo.negate %0 : !t32
    %2 = stablehlo.exponential %1 : !t32
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t32
    %4 = stablehlo.add %3, %2 : !t32
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t32
    %6 = stablehlo.divide %5, %4 : !t32
    %7 = stablehlo.reshape %6 : (!t32) -> tensor<128x3276xf32>
    %values, %indices = chlo.top_k(%7, k = 2000) : tensor<128x3276xf32> -> (!t3, !t8)
    %8 = stablehlo.reshape %arg1 : (!t155) -> !t271
    %9 = stablehlo.reshape %indices : (!t8) -> !t74
    %10 = call @take_along_axis_43(%8, %9) : (!t271, !t74) -> !t116
    %11 = stablehlo.convert %10 : (!t116) -> !t97
    %12 = stablehlo.slice %11 [0:128, 0:2000, 0:1] : (!t97) -> !t52
    %13 = stablehlo.reshape %12 : (!t52) -> !t3
    %14 = stablehlo.slice %11 [0:128, 0:2000, 1:2] : (!t97) -> !t52
    %15 = stablehlo.reshape %14 : (!t52) -> !t3
    %16 = stablehlo.slice %11 [0:128, 0:2000, 2:3] : (!t97) -> !t52
    %17 = stablehlo.reshape %16 : (!t52) -> !t3
    %18 = stablehlo.slice %11 [0:128, 0:2000, 3:4] : (!t97) -> !t52
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
    %38 = stablehlo.compare LT, %33, %37, SIGNED : (!t8, !t8) -> !t64
    %c_12 = stablehlo.constant dense<2> : !t1
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (!t1) -> !t8
    %40 = stablehlo.compare LT, %33, %39, SIGNED : (!t8, !t8) -> !t64
    %41 = stablehlo.select %40, %35, %36 : !t64, !t3
    %42 = stablehlo.select %38, %34, %41 : !t64, !t3
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
    %48 = stablehlo.compare LT, %43, %47, SIGNED : (!t8, !t8) -> !t64
    %c_18 = stablehlo.constant dense<2> : !t1
    %49 = stablehlo.broadcast_in_dim %c_18, dims = [] : (!t1) -> !t8
    %50 = stablehlo.compare LT, %43, %49, SIGNED : (!t8, !t8) -> !t64
    %51 = stablehlo.select %50, %45, %46 : !t64, !t3
    %52 = stablehlo.select %48, %44, %51 : !t64, !t3
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
    %69 = stablehlo.slice %arg2 [0:128, 0:1] : (!t112) -> !t117
    %70 = stablehlo.reshape %69 : (!t117) -> !t19
    %71 = stablehlo.broadcast_in_dim %70, dims = [0] : (!t19) -> !t3
    %72 = stablehlo.slice %arg2 [0:128, 1:2] : (!t112) -> !t117
    %73 = stablehlo.reshape %72 : (!t117) -> !t19
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
    %87 = stablehlo.concatenate %83, %84, %85, %86, dim = 2 : (!t52, !t52, !t52, !t52) -> !t97
    %c_27 = stablehlo.constant dense<0> : !t1
    %88 = call @_pad_36(%values, %c_27) : (!t3, !t1) -> !t86
    %c_28 = stablehlo.constant dense<0> : !t1
    %89 = call @_pad_37(%87, %c_28) : (!t97, !t1) -> !t87
    return %88, %89 : !t86, !t87
  }
  func.func private @take_along_axis_43(%arg0: !t271, %arg1: !t74) -> !t116 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t74
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t74, !t74) -> !t190
    %c_0 = stablehlo.constant dense<3276> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t74
    %3 = stablehlo.add %arg1, %2 : !t74
    %4 = stablehlo.select %1, %3, %arg1 : !t190, !t74
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (!t271, !t74) -> !t116
    return %5 : !t116
  }
  func.func private @_of_level_44(%arg0: !t124, %arg1: !t156, %arg2: !t112) -> (!t86, !t87) {
    %0 = stablehlo.convert %arg0 : (!t124) -> !t33
    %1 = stablehlo.negate %0 : !t33
    %2 = stablehlo.exponential %1 : !t33
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t33
    %4 = stablehlo.add %3, %2 : !t33
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t33
    %6 = stablehlo.divide %5, %4 : !t33
    %7 = stablehlo.reshape %6 : (!t33) -> !t36
    %values, %indices = chlo.top_k(%7, k = 819) : !t36 -> (!t36, !t49)
    %8 = stablehlo.reshape %arg1 : (!t156) -> !t182
    %9 = stablehlo.reshape %indices : (!t49) -> !t177
    %10 = call @take_along_axis_45(%8, %9) : (!t182, !t177) -> !t182
    %11 = stablehlo.convert %10 : (!t182) -> !t157
    %12 = stablehlo.slice %11 [0:128, 0:819, 0:1] : (!t157) -> !t128
    %13 = stablehlo.reshape %12 : (!t128) -> !t36
    %14 = stablehlo.slice %11 [0:128, 0:819, 1:2] : (!t157) -> !t128
    %15 = stablehlo.reshape %14 : (!t128) -> !t36
    %16 = stablehlo.slice %11 [0:128, 0:819, 2:3] : (!t157) -> !t128
    %17 = stablehlo.reshape %16 : (!t128) -> !t36
    %18 = stablehlo.slice %11 [0:128, 0:819, 3:4] : (!t157) -> !t128
    %19 = stablehlo.reshape %18 : (!t128) -> !t36
    %c = stablehlo.constant dense<3> : !t1
    %20 = call @floor_divide_46(%indices, %c) : (!t49, !t1) -> !t49
    %c_1 = stablehlo.constant dense<21> : !t1
    %21 = call @floor_divide_46(%20, %c_1) : (!t49, !t1) -> !t49
    %c_2 = stablehlo.constant dense<21> : !t1
    %22 = call @remainder_48(%20, %c_2) : (!t49, !t1) -> !t49
    %23 = stablehlo.convert %21 : (!t49) -> !t36
    %cst_3 = stablehlo.constant dense<5.000000e-01> : !t0
    %24 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t36
    %25 = stablehlo.add %23, %24 : !t36
    %cst_4 = stablehlo.constant dense<6.400000e+01> : !t0
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t36
    %27 = stablehlo.multiply %25, %26 : !t36
    %28 = stablehlo.convert %22 : (!t49) -> !t36
    %cst_5 = stablehlo.constant dense<5.000000e-01> : !t0
    %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t36
    %30 = stablehlo.add %28, %29 : !t36
    %cst_6 = stablehlo.constant dense<6.400000e+01> : !t0
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t36
    %32 = stablehlo.multiply %30, %31 : !t36
    %c_7 = stablehlo.constant dense<3> : !t1
    %33 = call @remainder_48(%indices, %c_7) : (!t49, !t1) -> !t49
    %cst_8 = stablehlo.constant dense<5.120000e+02> : !t0
    %34 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t36
    %cst_9 = stablehlo.constant dense<7.168000e+02> : !t0
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t0) -> !t36
    %cst_10 = stablehlo.constant dense<3.584000e+02> : !t0
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (!t0) -> !t36
    %c_11 = stablehlo.constant dense<1> : !t1
    %37 = stablehlo.broadcast_in_dim %c_11, dims = [] : (!t1) -> !t49
    %38 = stablehlo.compare LT, %33, %37, SIGNED : (!t49, !t49) -> !t111
    %c_12 = stablehlo.constant dense<2> : !t1
    %39 = stablehlo.broadcast_in_dim %c_12, dims = [] : (!t1) -> !t49
    %40 = stablehlo.compare LT, %33, %39, SIGNED : (!t49, !t49) -> !t111
    %41 = stablehlo.select %40, %35, %36 : !t111, !t36
    %42 = stablehlo.select %38, %34, %41 : !t111, !t36
    %c_13 = stablehlo.constant dense<3> : !t1
    %43 = call @remainder_48(%indices, %c_13) : (!t49, !t1) -> !t49
    %cst_14 = stablehlo.constant dense<5.120000e+02> : !t0
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (!t0) -> !t36
    %cst_15 = stablehlo.constant dense<3.584000e+02> : !t0
    %45 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (!t0) -> !t36
    %cst_16 = stablehlo.constant dense<7.168000e+02> : !t0
    %46 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (!t0) -> !t36
    %c_17 = stablehlo.constant dense<1> : !t1
    %47 = stablehlo.broadcast_in_dim %c_17, dims = [] : (!t1) -> !t49
    %48 = stablehlo.compare LT, %43, %47, SIGNED : (!t49, !t49) -> !t111
    %c_18 = stablehlo.constant dense<2> : !t1
    %49 = stablehlo.broadcast_in_dim %c_18, dims = [] : (!t1) -> !t49
    %50 = stablehlo.compare LT, %43, %49, SIGNED : (!t49, !t49) -> !t111
    %51 = stablehlo.select %50, %45, %46 : !t111, !t36
    %52 = stablehlo.select %48, %44, %51 : !t111, !t36
    %53 = stablehlo.multiply %13, %42 : !t36
    %54 = stablehlo.add %27, %53 : !t36
    %55 = stablehlo.multiply %15, %52 : !t36
    %56 = stablehlo.add %32, %55 : !t36
    %cst_19 = stablehlo.constant dense<4.13516665> : !t0
    %57 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (!t0) -> !t36
    %58 = stablehlo.minimum %17, %57 : !t36
    %59 = stablehlo.exponential %58 : !t36
    %60 = stablehlo.multiply %42, %59 : !t36
    %cst_20 = stablehlo.constant dense<2.000000e+00> : !t0
    %61 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (!t0) -> !t36
    %62 = stablehlo.divide %60, %61 : !t36
    %cst_21 = stablehlo.constant dense<4.13516665> : !t0
    %63 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (!t0) -> !t36
    %64 = stablehlo.minimum %19, %63 : !t36
    %65 = stablehlo.exponential %64 : !t36
    %66 = stablehlo.multiply %52, %65 : !t36
    %cst_22 = stablehlo.constant dense<2.000000e+00> : !t0
    %67 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (!t0) -> !t36
    %68 = stablehlo.divide %66, %67 : !t36
    %69 = stablehlo.slice %arg2 [0:128, 0:1] : (!t112) -> !t117
    %70 = stablehlo.reshape %69 : (!t117) -> !t19
    %71 = stablehlo.broadcast_in_dim %70, dims = [0] : (!t19) -> !t36
    %72 = stablehlo.slice %arg2 [0:128, 1:2] : (!t112) -> !t117
    %73 = stablehlo.reshape %72 : (!t117) -> !t19
    %74 = stablehlo.broadcast_in_dim %73, dims = [0] : (!t19) -> !t36
    %75 = stablehlo.subtract %54, %62 : !t36
    %c_23 = stablehlo.constant dense<0> : !t1
    %76 = call @clip_49(%75, %c_23, %71) : (!t36, !t1, !t36) -> !t36
    %77 = stablehlo.subtract %56, %68 : !t36
    %c_24 = stablehlo.constant dense<0> : !t1
    %78 = call @clip_49(%77, %c_24, %74) : (!t36, !t1, !t36) -> !t36
    %79 = stablehlo.add %54, %62 : !t36
    %c_25 = stablehlo.constant dense<0> : !t1
    %80 = call @clip_49(%79, %c_25, %71) : (!t36, !t1, !t36) -> !t36
    %81 = stablehlo.add %56, %68 : !t36
    %c_26 = stablehlo.constant dense<0> : !t1
    %82 = call @clip_49(%81, %c_26, %74) : (!t36, !t1, !t36) -> !t36
    %83 = stablehlo.broadcast_in_dim %76, dims = [0, 1] : (!t36) -> !t128
    %84 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (!t36) -> !t128
    %85 = stablehlo.broadcast_in_dim %80, dims = [0, 1] : (!t36) -> !t128
    %86 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (!t36) -> !t128
    %87 = stablehlo.concatenate %83, %84, %85, %86, dim = 2 : (!t128, !t128, !t128, !t128) -> !t157
    %c_27 = stablehlo.constant dense<0> : !t1
    %88 = call @_pad_50(%values, %c_27) : (!t36, !t1) -> !t86
    %c_28 = stablehlo.constant dense<0> : !t1
    %89 = call @_pad_51(%87, %c_28) : (!t157, !t1) -> !t87
    return %88, %89 : !t86, !t87
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
  func.func private @floor_divide_46(%arg0: !t49, %arg1: !t1) -> !t49 {
    %0 = stablehlo.convert %arg1 : !t1
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t1) -> !t49
    %2 = stablehlo.divide %arg0, %1 : !t49
    %3 = stablehlo.sign %arg0 : !t49
    %4 = stablehlo.sign %0 : !t1
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (!t1) -> !t49
    %6 = stablehlo.compare NE, %3, %5, SIGNED : (!t49, !t49) -> !t111
    %7 = stablehlo.broadcast_in_dim %0, dims = [] : (!t1) -> !t49
    %8 = stablehlo.remainder %arg0, %7 : !t49
    %c = stablehlo.constant dense<0> : !t1
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t49
    %10 = stablehlo.compare NE, %8, %9, SIGNED : (!t49, !t49) -> !t111
    %11 = stablehlo.and %6, %10 : !t111
    %c_0 = stablehlo.constant dense<1> : !t1
    %12 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t49
    %13 = stablehlo.subtract %2, %12 : !t49
    %14 = call @_where_47(%11, %13, %2) : (!t111, !t49, !t49) -> !t49
    return %14 : !t49
  }
  func.func private @_where_47(%arg0: !t111, %arg1: !t49, %arg2: !t49) -> !t49 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t111, !t49
    return %0 : !t49
  }
  func.func private @remainder_48(%arg0: !t49, %arg1: !t1) -> !t49 {
    %0 = stablehlo.convert %arg1 : !t1
    %c = stablehlo.constant dense<0> : !t1
    %1 = stablehlo.compare EQ, %0, %c, SIGNED : (!t1, !t1) -> !t83
    %c_0 = stablehlo.constant dense<1> : !t1
    %2 = call @_where_35(%1, %c_0, %0) : (!t83, !t1, !t1) -> !t1
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (!t1) -> !t49
    %4 = stablehlo.remainder %arg0, %3 : !t49
    %c_1 = stablehlo.constant dense<0> : !t1
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (!t1) -> !t49
    %6 = stablehlo.compare NE, %4, %5, SIGNED : (!t49, !t49) -> !t111
    %c_2 = stablehlo.constant dense<0> : !t1
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (!t1) -> !t49
    %8 = stablehlo.compare LT, %4, %7, SIGNED : (!t49, !t49) -> !t111
    %c_3 = stablehlo.constant dense<0> : !t1
    %9 = stablehlo.compare LT, %2, %c_3, SIGNED : (!t1, !t1) -> !t83
    %10 = stablehlo.broadcast_in_dim %9, dims = [] : (!t83) -> !t111
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (!t111, !t111) -> !t111
    %12 = stablehlo.and %11, %6 : !t111
    %13 = stablehlo.broadcast_in_dim %2, dims = [] : (!t1) -> !t49
    %14 = stablehlo.add %4, %13 : !t49
    %15 = stablehlo.select %12, %14, %4 : !t111, !t49
    return %15 : !t49
  }
  func.func private @clip_49(%arg0: !t36, %arg1: !t1, %arg2: !t36) -> !t36 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t36
    %2 = stablehlo.maximum %1, %arg0 : !t36
    %3 = stablehlo.minimum %arg2, %2 : !t36
    return %3 : !t36
  }
  func.func private @_pad_50(%arg0: !t36, %arg1: !t1) -> !t86 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 1229], interior = [0, 0] : (!t36, !t0) -> !t86
    return %1 : !t86
  }
  func.func private @_pad_51(%arg0: !t157, %arg1: !t1) -> !t87 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 1229, 0], interior = [0, 0, 0] : (!t157, !t0) -> !t87
    return %1 : !t87
  }
  func.func private @_left(%arg0: !t75, %arg1: !t25) -> !t25 {
    %0 = call @overlaps(%arg0, %arg0) : (!t75, !t75) -> !t61
    %cst = stablehlo.constant dense<0.699999988> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t61
    %2 = stablehlo.compare GE, %0, %1, FLOAT : (!t61, !t61) -> !t218
    %3 = stablehlo.iota dim = 0 : !t272
    %4 = stablehlo.iota dim = 1 : !t272
    %5 = stablehlo.compare LT, %3, %4, SIGNED : (!t272, !t272) -> tensor<512x512xi1>
    %6 = stablehlo.broadcast_in_dim %5, dims = [2, 3] : (tensor<512x512xi1>) -> tensor<1x1x512x512xi1>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<1x1x512x512xi1>) -> !t218
    %8 = stablehlo.and %2, %7 : !t218
    %9 = stablehlo.convert %8 : (!t218) -> !t61
    %c = stablehlo.constant dense<0> : !t1
    %c_0 = stablehlo.constant dense<0> : !t1
    %10:5 = stablehlo.while(%iterArg = %9, %iterArg_1 = %arg1, %iterArg_2 = %c_0, %iterArg_3 = %c, %iterArg_4 = %arg1) : !t61, !t25, !t1, !t1, !t25
    cond {
      %c_5 = stablehlo.constant dense<8> : !t1
      %11 = stablehlo.compare LT, %iterArg_2, %c_5, SIGNED : (!t1, !t1) -> !t83 loc(#l333)
      stablehlo.return %11 : !t83
    } do {
      %11:2 = func.call @closed_call(%iterArg, %iterArg_1, %iterArg_3, %iterArg_4) : (!t61, !t25, !t1, !t25) -> (!t1, !t25) loc(#l334)
      %c_5 = stablehlo.constant dense<1> : !t1
      %12 = stablehlo.add %iterArg_2, %c_5 : !t1 loc(#l335)
      stablehlo.return %iterArg, %iterArg_1, %12, %11#0, %11#1 : !t61, !t25, !t1, !t1, !t25
    }
    return %10#4 : !t25
  }
  func.func private @overlaps(%arg0: !t75, %arg1: !t75) -> !t61 {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 4] : (!t75) -> !t240
    %1 = stablehlo.slice %0 [0:128, 0:5, 0:512, 0:1, 0:1] : (!t240) -> !t191
    %2 = stablehlo.reshape %1 : (!t191) -> !t98
    %3 = stablehlo.slice %0 [0:128, 0:5, 0:512, 0:1, 1:2] : (!t240) -> !t191
    %4 = stablehlo.reshape %3 : (!t191) -> !t98
    %5 = stablehlo.slice %0 [0:128, 0:5, 0:512, 0:1, 2:3] : (!t240) -> !t191
    %6 = stablehlo.reshape %5 : (!t191) -> !t98
    %7 = stablehlo.slice %0 [0:128, 0:5, 0:512, 0:1, 3:4] : (!t240) -> !t191
    %8 = stablehlo.reshape %7 : (!t191) -> !t98
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 3, 4] : (!t75) -> !t241
    %10 = stablehlo.slice %9 [0:128, 0:5, 0:1, 0:512, 0:1] : (!t241) -> !t192
    %11 = stablehlo.reshape %10 : (!t192) -> !t178
    %12 = stablehlo.slice %9 [0:128, 0:5, 0:1, 0:512, 1:2] : (!t241) -> !t192
    %13 = stablehlo.reshape %12 : (!t192) -> !t178
    %14 = stablehlo.slice %9 [0:128, 0:5, 0:1, 0:512, 2:3] : (!t241) -> !t192
    %15 = stablehlo.reshape %14 : (!t192) -> !t178
    %16 = stablehlo.slice %9 [0:128, 0:5, 0:1, 0:512, 3:4] : (!t241) -> !t192
    %17 = stablehlo.reshape %16 : (!t192) -> !t178
    %18 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (!t98) -> !t61
    %19 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2, 3] : (!t178) -> !t61
    %20 = stablehlo.minimum %18, %19 : !t61
    %21 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (!t98) -> !t61
    %22 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2, 3] : (!t178) -> !t61
    %23 = stablehlo.maximum %21, %22 : !t61
    %24 = stablehlo.subtract %20, %23 : !t61
    %25 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (!t98) -> !t61
    %26 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2, 3] : (!t178) -> !t61
    %27 = stablehlo.minimum %25, %26 : !t61
    %28 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t98) -> !t61
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
    %37 = stablehlo.slice %arg0 [0:128, 0:5, 0:512, 0:1] : (!t75) -> !t98
    %38 = stablehlo.reshape %37 : (!t98) -> !t25
    %39 = stablehlo.slice %arg0 [0:128, 0:5, 0:512, 1:2] : (!t75) -> !t98
    %40 = stablehlo.reshape %39 : (!t98) -> !t25
    %41 = stablehlo.slice %arg0 [0:128, 0:5, 0:512, 2:3] : (!t75) -> !t98
    %42 = stablehlo.reshape %41 : (!t98) -> !t25
    %43 = stablehlo.slice %arg0 [0:128, 0:5, 0:512, 3:4] : (!t75) -> !t98
    %44 = stablehlo.reshape %43 : (!t98) -> !t25
    %45 = stablehlo.subtract %42, %38 : !t25
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %46 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t25
    %47 = stablehlo.maximum %45, %46 : !t25
    %48 = stablehlo.subtract %44, %40 : !t25
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %49 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t25
    %50 = stablehlo.maximum %48, %49 : !t25
    %51 = stablehlo.multiply %47, %50 : !t25
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (!t25) -> !t98
    %53 = stablehlo.slice %arg1 [0:128, 0:5, 0:512, 0:1] : (!t75) -> !t98
    %54 = stablehlo.reshape %53 : (!t98) -> !t25
    %55 = stablehlo.slice %arg1 [0:128, 0:5, 0:512, 1:2] : (!t75) -> !t98
    %56 = stablehlo.reshape %55 : (!t98) -> !t25
    %57 = stablehlo.slice %arg1 [0:128, 0:5, 0:512, 2:3] : (!t75) -> !t98
    %58 = stablehlo.reshape %57 : (!t98) -> !t25
    %59 = stablehlo.slice %arg1 [0:128, 0:5, 0:512, 3:4] : (!t75) -> !t98
    %60 = stablehlo.reshape %59 : (!t98) -> !t25
    %61 = stablehlo.subtract %58, %54 : !t25
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %62 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t25
    %63 = stablehlo.maximum %61, %62 : !t25
    %64 = stablehlo.subtract %60, %56 : !t25
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %65 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t25
    %66 = stablehlo.maximum %64, %65 : !t25
    %67 = stablehlo.multiply %63, %66 : !t25
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 3] : (!t25) -> !t178
    %69 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2, 3] : (!t98) -> !t61
    %70 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2, 3] : (!t178) -> !t61
    %71 = stablehlo.add %69, %70 : !t61
    %72 = stablehlo.subtract %71, %36 : !t61
    %cst_5 = stablehlo.constant dense<9.99999993E-9> : !t0
    %73 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t61
    %74 = stablehlo.maximum %72, %73 : !t61
    %75 = stablehlo.divide %36, %74 : !t61
    return %75 : !t61
  }
  func.func private @closed_call(%arg0: !t61, %arg1: !t25, %arg2: !t1, %arg3: !t25) -> (!t1, !t25) {
    %c = stablehlo.constant dense<1> : !t1
    %0 = stablehlo.add %arg2, %c : !t1
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [0, 1, 2] : (!t25) -> !t98
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (!t98) -> !t61
    %3 = stablehlo.multiply %arg0, %2 : !t61
    %cst = stablehlo.constant dense<0xFF800000> : !t0
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.maximum across dimensions = [2] : (!t61, !t0) -> !t25
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t25
    %6 = stablehlo.compare LT, %4, %5, FLOAT : (!t25, !t25) -> !t273
    %7 = stablehlo.convert %6 : (!t273) -> !t25
    %8 = stablehlo.multiply %arg1, %7 : !t25
    return %0, %8 : !t1, !t25
  }
  func.func private @_left_by(%arg0: !t75, %arg1: !t25, %arg2: !t75) -> !t25 {
    %0 = call @overlaps(%arg0, %arg2) : (!t75, !t75) -> !t61
    %cst = stablehlo.constant dense<0.699999988> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t61
    %2 = stablehlo.compare GE, %0, %1, FLOAT : (!t61, !t61) -> !t218
    %3 = stablehlo.convert %2 : (!t218) -> !t61
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2] : (!t25) -> !t98
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t98) -> !t61
    %6 = stablehlo.multiply %3, %5 : !t61
    %cst_0 = stablehlo.constant dense<0xFF800000> : !t0
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.maximum across dimensions = [2] : (!t61, !t0) -> !t25
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t25
    %9 = stablehlo.compare LT, %7, %8, FLOAT : (!t25, !t25) -> !t273
    %10 = stablehlo.convert %9 : (!t273) -> !t25
    return %10 : !t25
  }
  func.func private @take_along_axis_52(%arg0: !t250, %arg1: !t168) -> !t200 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t168
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t168, !t168) -> tensor<128x1000x1xi1>
    %c_0 = stablehlo.constant dense<10240> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t168
    %3 = stablehlo.add %arg1, %2 : !t168
    %4 = stablehlo.select %1, %3, %arg1 : tensor<128x1000x1xi1>, !t168
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (!t250, !t168) -> !t200
    return %5 : !t200
  }
  func.func private @sampled(%arg0: !t200, %arg1: !t134, %arg2: !t204, %arg3: !t48) -> (!t18, !t22, !t18, !t71, !t22) {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (!t200, !t134) -> !t132
    %1 = call @overlaps_53(%0, %arg1) : (!t132, !t134) -> !t84
    %cst = stablehlo.constant dense<0xFF800000> : !t0
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [2] : (!t84, !t0) -> !t48
    %3 = call @argmax(%1) : (!t84) -> !t104
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t48
    %5 = stablehlo.compare GT, %2, %4, FLOAT : (!t48, !t48) -> !t133
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t48
    %7 = stablehlo.compare LE, %2, %6, FLOAT : (!t48, !t48) -> !t133
    %8 = stablehlo.slice %0 [0:128, 0:1100, 0:1] : (!t132) -> !t105
    %9 = stablehlo.reshape %8 : (!t105) -> !t48
    %10 = stablehlo.slice %0 [0:128, 0:1100, 1:2] : (!t132) -> !t105
    %11 = stablehlo.reshape %10 : (!t105) -> !t48
    %12 = stablehlo.slice %0 [0:128, 0:1100, 2:3] : (!t132) -> !t105
    %13 = stablehlo.reshape %12 : (!t105) -> !t48
    %14 = stablehlo.slice %0 [0:128, 0:1100, 3:4] : (!t132) -> !t105
    %15 = stablehlo.reshape %14 : (!t105) -> !t48
    %16 = stablehlo.subtract %13, %9 : !t48
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t48
    %18 = stablehlo.maximum %16, %17 : !t48
    %19 = stablehlo.subtract %15, %11 : !t48
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %20 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t48
    %21 = stablehlo.maximum %19, %20 : !t48
    %22 = stablehlo.multiply %18, %21 : !t48
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t48
    %24 = stablehlo.compare GT, %22, %23, FLOAT : (!t48, !t48) -> !t133
    %25 = stablehlo.and %7, %24 : !t133
    %cst_5 = stablehlo.constant dense<2.000000e+00> : !t0
    %26 = call @_where_54(%5, %arg3, %cst_5) : (!t133, !t48, !t0) -> !t48
    %27 = call @argsort(%26) : (!t48) -> !t104
    %28 = call @argsort_55(%27) : (!t104) -> !t104
    %c = stablehlo.constant dense<128> : !t1
    %29 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t104
    %30 = stablehlo.compare LT, %28, %29, SIGNED : (!t104, !t104) -> !t133
    %31 = stablehlo.and %5, %30 : !t133
    %cst_6 = stablehlo.constant dense<2.000000e+00> : !t0
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t48
    %33 = stablehlo.subtract %32, %arg3 : !t48
    %cst_7 = stablehlo.constant dense<5.000000e-01> : !t0
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t48
    %35 = stablehlo.compare LT, %2, %34, FLOAT : (!t48, !t48) -> !t133
    %36 = stablehlo.and %25, %35 : !t133
    %cst_8 = stablehlo.constant dense<1.000000e+00> : !t0
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t48
    %38 = stablehlo.subtract %37, %arg3 : !t48
    %cst_9 = stablehlo.constant dense<-1.000000e+00> : !t0
    %39 = call @_where_54(%36, %38, %cst_9) : (!t133, !t48, !t0) -> !t48
    %40 = call @_where_56(%31, %33, %39) : (!t133, !t48, !t48) -> !t48
    %values, %indices = chlo.top_k(%40, k = 512) : !t48 -> (!t5, !t22)
    %41 = call @take_along_axis_57(%3, %indices) : (!t104, !t22) -> !t22
    %cst_10 = stablehlo.constant dense<1.000000e+00> : !t0
    %42 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (!t0) -> !t5
    %43 = stablehlo.compare GT, %values, %42, FLOAT : (!t5, !t5) -> !t71
    %44 = stablehlo.reshape %indices : (!t22) -> !t102
    %45 = call @take_along_axis_58(%0, %44) : (!t132, !t102) -> !t18
    %46 = call @take_along_axis_59(%arg2, %41) : (!t204, !t22) -> !t22
    %c_11 = stablehlo.constant dense<0> : !t1
    %47 = call @_where_60(%43, %46, %c_11) : (!t71, !t22, !t1) -> !t22
    %48 = stablehlo.reshape %41 : (!t22) -> !t102
    %49 = call @take_along_axis_61(%arg1, %48) : (!t134, !t102) -> !t18
    %cst_12 = stablehlo.constant dense<0.000000e+00> : !t0
    %50 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (!t0) -> !t5
    %51 = stablehlo.compare GE, %values, %50, FLOAT : (!t5, !t5) -> !t71
    return %45, %47, %49, %51, %41 : !t18, !t22, !t18, !t71, !t22
  }
  func.func private @overlaps_53(%arg0: !t132, %arg1: !t134) -> !t84 {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 3] : (!t132) -> !t242
    %1 = stablehlo.slice %0 [0:128, 0:1100, 0:1, 0:1] : (!t242) -> !t193
    %2 = stablehlo.reshape %1 : (!t193) -> !t105
    %3 = stablehlo.slice %0 [0:128, 0:1100, 0:1, 1:2] : (!t242) -> !t193
    %4 = stablehlo.reshape %3 : (!t193) -> !t105
    %5 = stablehlo.slice %0 [0:128, 0:1100, 0:1, 2:3] : (!t242) -> !t193
    %6 = stablehlo.reshape %5 : (!t193) -> !t105
    %7 = stablehlo.slice %0 [0:128, 0:1100, 0:1, 3:4] : (!t242) -> !t193
    %8 = stablehlo.reshape %7 : (!t193) -> !t105
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3] : (!t134) -> !t243
    %10 = stablehlo.slice %9 [0:128, 0:1, 0:100, 0:1] : (!t243) -> !t194
    %11 = stablehlo.reshape %10 : (!t194) -> !t179
    %12 = stablehlo.slice %9 [0:128, 0:1, 0:100, 1:2] : (!t243) -> !t194
    %13 = stablehlo.reshape %12 : (!t194) -> !t179
    %14 = stablehlo.slice %9 [0:128, 0:1, 0:100, 2:3] : (!t243) -> !t194
    %15 = stablehlo.reshape %14 : (!t194) -> !t179
    %16 = stablehlo.slice %9 [0:128, 0:1, 0:100, 3:4] : (!t243) -> !t194
    %17 = stablehlo.reshape %16 : (!t194) -> !t179
    %18 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (!t105) -> !t84
    %19 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (!t179) -> !t84
    %20 = stablehlo.minimum %18, %19 : !t84
    %21 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (!t105) -> !t84
    %22 = stablehlo.broadcast_in_dim %11, dims = [0, 1, 2] : (!t179) -> !t84
    %23 = stablehlo.maximum %21, %22 : !t84
    %24 = stablehlo.subtract %20, %23 : !t84
    %25 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (!t105) -> !t84
    %26 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (!t179) -> !t84
    %27 = stablehlo.minimum %25, %26 : !t84
    %28 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (!t105) -> !t84
    %29 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2] : (!t179) -> !t84
    %30 = stablehlo.maximum %28, %29 : !t84
    %31 = stablehlo.subtract %27, %30 : !t84
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %32 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t84
    %33 = stablehlo.maximum %24, %32 : !t84
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %34 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t84
    %35 = stablehlo.maximum %31, %34 : !t84
    %36 = stablehlo.multiply %33, %35 : !t84
    %37 = stablehlo.slice %arg0 [0:128, 0:1100, 0:1] : (!t132) -> !t105
    %38 = stablehlo.reshape %37 : (!t105) -> !t48
    %39 = stablehlo.slice %arg0 [0:128, 0:1100, 1:2] : (!t132) -> !t105
    %40 = stablehlo.reshape %39 : (!t105) -> !t48
    %41 = stablehlo.slice %arg0 [0:128, 0:1100, 2:3] : (!t132) -> !t105
    %42 = stablehlo.reshape %41 : (!t105) -> !t48
    %43 = stablehlo.slice %arg0 [0:128, 0:1100, 3:4] : (!t132) -> !t105
    %44 = stablehlo.reshape %43 : (!t105) -> !t48
    %45 = stablehlo.subtract %42, %38 : !t48
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %46 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t48
    %47 = stablehlo.maximum %45, %46 : !t48
    %48 = stablehlo.subtract %44, %40 : !t48
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %49 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t48
    %50 = stablehlo.maximum %48, %49 : !t48
    %51 = stablehlo.multiply %47, %50 : !t48
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1] : (!t48) -> !t105
    %53 = stablehlo.slice %arg1 [0:128, 0:100, 0:1] : (!t134) -> !t195
    %54 = stablehlo.reshape %53 : (!t195) -> !t147
    %55 = stablehlo.slice %arg1 [0:128, 0:100, 1:2] : (!t134) -> !t195
    %56 = stablehlo.reshape %55 : (!t195) -> !t147
    %57 = stablehlo.slice %arg1 [0:128, 0:100, 2:3] : (!t134) -> !t195
    %58 = stablehlo.reshape %57 : (!t195) -> !t147
    %59 = stablehlo.slice %arg1 [0:128, 0:100, 3:4] : (!t134) -> !t195
    %60 = stablehlo.reshape %59 : (!t195) -> !t147
    %61 = stablehlo.subtract %58, %54 : !t147
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %62 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t147
    %63 = stablehlo.maximum %61, %62 : !t147
    %64 = stablehlo.subtract %60, %56 : !t147
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t0
    %65 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t147
    %66 = stablehlo.maximum %64, %65 : !t147
    %67 = stablehlo.multiply %63, %66 : !t147
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 2] : (!t147) -> !t179
    %69 = stablehlo.broadcast_in_dim %52, dims = [0, 1, 2] : (!t105) -> !t84
    %70 = stablehlo.broadcast_in_dim %68, dims = [0, 1, 2] : (!t179) -> !t84
    %71 = stablehlo.add %69, %70 : !t84
    %72 = stablehlo.subtract %71, %36 : !t84
    %cst_5 = stablehlo.constant dense<9.99999993E-9> : !t0
    %73 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t84
    %74 = stablehlo.maximum %72, %73 : !t84
    %75 = stablehlo.divide %36, %74 : !t84
    return %75 : !t84
  }
  func.func private @argmax(%arg0: !t84) -> !t104 {
    %0 = stablehlo.iota dim = 2 : tensor<128x1100x100xi32>
    %cst = stablehlo.constant dense<0xFF800000> : !t0
    %c = stablehlo.constant dense<0> : !t1
    %1:2 = stablehlo.reduce(%arg0 init: %cst), (%0 init: %c) across dimensions = [2] : (!t84, tensor<128x1100x100xi32>, !t0, !t1) -> (!t48, !t104)
     reducer(%arg1: !t0, %arg3: !t0) (%arg2: !t1, %arg4: !t1)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, FLOAT : (!t0, !t0) -> !t83
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (!t0, !t0) -> !t83
      %4 = stablehlo.or %2, %3 : !t83
      %5 = stablehlo.compare EQ, %arg1, %arg3, FLOAT : (!t0, !t0) -> !t83
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (!t1, !t1) -> !t83
      %7 = stablehlo.and %5, %6 : !t83
      %8 = stablehlo.or %4, %7 : !t83
      %9 = stablehlo.select %4, %arg1, %arg3 : !t83, !t0
      %10 = stablehlo.select %8, %arg2, %arg4 : !t83, !t1
      stablehlo.return %9, %10 : !t0, !t1
    }
    return %1#1 : !t104
  }
  func.func private @_where_54(%arg0: !t133, %arg1: !t48, %arg2: !t0) -> !t48 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t0) -> !t48
    %1 = stablehlo.select %arg0, %arg1, %0 : !t133, !t48
    return %1 : !t48
  }
  func.func private @argsort(%arg0: !t48) -> !t104 {
    %0 = stablehlo.iota dim = 1 : !t104
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: !t0, %arg2: !t0, %arg3: !t1, %arg4: !t1):
      %cst = stablehlo.constant dense<0.000000e+00> : !t0
      %2 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (!t0, !t0) -> !t83
      %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
      %3 = stablehlo.select %2, %cst_0, %arg1 : !t83, !t0
      %4 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (!t0, !t0) -> !t83
      %cst_1 = stablehlo.constant dense<0x7FC00000> : !t0
      %5 = stablehlo.select %4, %cst_1, %3 : !t83, !t0
      %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
      %6 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (!t0, !t0) -> !t83
      %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
      %7 = stablehlo.select %6, %cst_3, %arg2 : !t83, !t0
      %8 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (!t0, !t0) -> !t83
      %cst_4 = stablehlo.constant dense<0x7FC00000> : !t0
      %9 = stablehlo.select %8, %cst_4, %7 : !t83, !t0
      %10 = stablehlo.compare LT, %5, %9, TOTALORDER : (!t0, !t0) -> !t83
      stablehlo.return %10 : !t83
    }) : (!t48, !t104) -> (!t48, !t104)
    return %1#1 : !t104
  }
  func.func private @argsort_55(%arg0: !t104) -> !t104 {
    %0 = stablehlo.iota dim = 1 : !t104
    %1:2 = "stablehlo.sort"(%arg0, %0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: !t1, %arg2: !t1, %arg3: !t1, %arg4: !t1):
      %2 = stablehlo.compare LT, %arg1, %arg2, SIGNED : (!t1, !t1) -> !t83
      stablehlo.return %2 : !t83
    }) : (!t104, !t104) -> (!t104, !t104)
    return %1#1 : !t104
  }
  func.func private @_where_56(%arg0: !t133, %arg1: !t48, %arg2: !t48) -> !t48 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t133, !t48
    return %0 : !t48
  }
  func.func private @take_along_axis_57(%arg0: !t104, %arg1: !t22) -> !t22 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t22
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t22, !t22) -> !t71
    %c_0 = stablehlo.constant dense<1100> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t22
    %3 = stablehlo.add %arg1, %2 : !t22
    %4 = stablehlo.select %1, %3, %arg1 : !t71, !t22
    %5 = stablehlo.reshape %4 : (!t22) -> !t102
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (!t104, !t102) -> !t22
    return %6 : !t22
  }
  func.func private @take_along_axis_58(%arg0: !t132, %arg1: !t102) -> !t18 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t102
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t102, !t102) -> !t274
    %c_0 = stablehlo.constant dense<1100> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t102
    %3 = stablehlo.add %arg1, %2 : !t102
    %4 = stablehlo.select %1, %3, %arg1 : !t274, !t102
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (!t132, !t102) -> !t18
    return %5 : !t18
  }
  func.func private @take_along_axis_59(%arg0: !t204, %arg1: !t22) -> !t22 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t22
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t22, !t22) -> !t71
    %c_0 = stablehlo.constant dense<100> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t22
    %3 = stablehlo.add %arg1, %2 : !t22
    %4 = stablehlo.select %1, %3, %arg1 : !t71, !t22
    %5 = stablehlo.reshape %4 : (!t22) -> !t102
    %6 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (!t204, !t102) -> !t22
    return %6 : !t22
  }
  func.func private @_where_60(%arg0: !t71, %arg1: !t22, %arg2: !t1) -> !t22 {
    %0 = stablehlo.convert %arg2 : !t1
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t1) -> !t22
    %2 = stablehlo.select %arg0, %arg1, %1 : !t71, !t22
    return %2 : !t22
  }
  func.func private @take_along_axis_61(%arg0: !t134, %arg1: !t102) -> !t18 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t102
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t102, !t102) -> !t274
    %c_0 = stablehlo.constant dense<100> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t102
    %3 = stablehlo.add %arg1, %2 : !t102
    %4 = stablehlo.select %1, %3, %arg1 : !t274, !t102
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> : (!t134, !t102) -> !t18
    return %5 : !t18
  }
  func.func private @_points(%arg0: !t18) -> (!t125, !t169) {
    %0 = stablehlo.slice %arg0 [0:128, 0:512, 0:1] : (!t18) -> !t45
    %1 = stablehlo.reshape %0 : (!t45) -> !t5
    %2 = stablehlo.slice %arg0 [0:128, 0:512, 1:2] : (!t18) -> !t45
    %3 = stablehlo.reshape %2 : (!t45) -> !t5
    %4 = stablehlo.slice %arg0 [0:128, 0:512, 2:3] : (!t18) -> !t45
    %5 = stablehlo.reshape %4 : (!t45) -> !t5
    %6 = stablehlo.slice %arg0 [0:128, 0:512, 3:4] : (!t18) -> !t45
    %7 = stablehlo.reshape %6 : (!t45) -> !t5
    %8 = stablehlo.subtract %5, %1 : !t5
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t5
    %10 = stablehlo.maximum %8, %9 : !t5
    %11 = stablehlo.subtract %7, %3 : !t5
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t5
    %13 = stablehlo.maximum %11, %12 : !t5
    %14 = stablehlo.multiply %10, %13 : !t5
    %cst_1 = stablehlo.constant dense<9.99999993E-9> : !t0
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t5
    %16 = stablehlo.maximum %14, %15 : !t5
    %17 = stablehlo.sqrt %16 : !t5
    %cst_2 = stablehlo.constant dense<2.240000e+02> : !t0
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t5
    %19 = stablehlo.divide %17, %18 : !t5
    %20 = stablehlo.log %19 : !t5
    %cst_3 = stablehlo.constant dense<2.000000e+00> : !t0
    %21 = stablehlo.log %cst_3 : !t0
    %22 = stablehlo.broadcast_in_dim %21, dims = [] : (!t0) -> !t5
    %23 = stablehlo.divide %20, %22 : !t5
    %24 = stablehlo.floor %23 : !t5
    %cst_4 = stablehlo.constant dense<2.000000e+00> : !t0
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t5
    %26 = stablehlo.add %24, %25 : !t5
    %c = stablehlo.constant dense<0> : !t1
    %c_5 = stablehlo.constant dense<3> : !t1
    %27 = call @clip_62(%26, %c, %c_5) : (!t5, !t1, !t1) -> !t5
    %28 = stablehlo.convert %27 : (!t5) -> !t22
    %cst_6 = stablehlo.constant dense<0.000000e+00> : !t0
    %29 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t5
    %cst_7 = stablehlo.constant dense<6.988800e+04> : !t0
    %30 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (!t0) -> !t5
    %cst_8 = stablehlo.constant dense<8.736000e+04> : !t0
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t5
    %cst_9 = stablehlo.constant dense<9.172800e+04> : !t0
    %32 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t0) -> !t5
    %c_10 = stablehlo.constant dense<2> : !t1
    %33 = stablehlo.broadcast_in_dim %c_10, dims = [] : (!t1) -> !t22
    %34 = stablehlo.compare LT, %28, %33, SIGNED : (!t22, !t22) -> !t71
    %c_11 = stablehlo.constant dense<1> : !t1
    %35 = stablehlo.broadcast_in_dim %c_11, dims = [] : (!t1) -> !t22
    %36 = stablehlo.compare LT, %28, %35, SIGNED : (!t22, !t22) -> !t71
    %37 = stablehlo.select %36, %29, %30 : !t71, !t5
    %c_12 = stablehlo.constant dense<3> : !t1
    %38 = stablehlo.broadcast_in_dim %c_12, dims = [] : (!t1) -> !t22
    %39 = stablehlo.compare LT, %28, %38, SIGNED : (!t22, !t22) -> !t71
    %40 = stablehlo.select %39, %31, %32 : !t71, !t5
    %41 = stablehlo.select %34, %37, %40 : !t71, !t5
    %cst_13 = stablehlo.constant dense<2.080000e+02> : !t0
    %42 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (!t0) -> !t5
    %cst_14 = stablehlo.constant dense<1.040000e+02> : !t0
    %43 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (!t0) -> !t5
    %cst_15 = stablehlo.constant dense<5.200000e+01> : !t0
    %44 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (!t0) -> !t5
    %cst_16 = stablehlo.constant dense<2.600000e+01> : !t0
    %45 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (!t0) -> !t5
    %c_17 = stablehlo.constant dense<2> : !t1
    %46 = stablehlo.broadcast_in_dim %c_17, dims = [] : (!t1) -> !t22
    %47 = stablehlo.compare LT, %28, %46, SIGNED : (!t22, !t22) -> !t71
    %c_18 = stablehlo.constant dense<1> : !t1
    %48 = stablehlo.broadcast_in_dim %c_18, dims = [] : (!t1) -> !t22
    %49 = stablehlo.compare LT, %28, %48, SIGNED : (!t22, !t22) -> !t71
    %50 = stablehlo.select %49, %42, %43 : !t71, !t5
    %c_19 = stablehlo.constant dense<3> : !t1
    %51 = stablehlo.broadcast_in_dim %c_19, dims = [] : (!t1) -> !t22
    %52 = stablehlo.compare LT, %28, %51, SIGNED : (!t22, !t22) -> !t71
    %53 = stablehlo.select %52, %44, %45 : !t71, !t5
    %54 = stablehlo.select %47, %50, %53 : !t71, !t5
    %cst_20 = stablehlo.constant dense<3.360000e+02> : !t0
    %55 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (!t0) -> !t5
    %cst_21 = stablehlo.constant dense<1.680000e+02> : !t0
    %56 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (!t0) -> !t5
    %cst_22 = stablehlo.constant dense<8.400000e+01> : !t0
    %57 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (!t0) -> !t5
    %cst_23 = stablehlo.constant dense<4.200000e+01> : !t0
    %58 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (!t0) -> !t5
    %c_24 = stablehlo.constant dense<2> : !t1
    %59 = stablehlo.broadcast_in_dim %c_24, dims = [] : (!t1) -> !t22
    %60 = stablehlo.compare LT, %28, %59, SIGNED : (!t22, !t22) -> !t71
    %c_25 = stablehlo.constant dense<1> : !t1
    %61 = stablehlo.broadcast_in_dim %c_25, dims = [] : (!t1) -> !t22
    %62 = stablehlo.compare LT, %28, %61, SIGNED : (!t22, !t22) -> !t71
    %63 = stablehlo.select %62, %55, %56 : !t71, !t5
    %c_26 = stablehlo.constant dense<3> : !t1
    %64 = stablehlo.broadcast_in_dim %c_26, dims = [] : (!t1) -> !t22
    %65 = stablehlo.compare LT, %28, %64, SIGNED : (!t22, !t22) -> !t71
    %66 = stablehlo.select %65, %57, %58 : !t71, !t5
    %67 = stablehlo.select %60, %63, %66 : !t71, !t5
    %cst_27 = stablehlo.constant dense<4.000000e+00> : !t0
    %68 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (!t0) -> !t5
    %cst_28 = stablehlo.constant dense<8.000000e+00> : !t0
    %69 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (!t0) -> !t5
    %cst_29 = stablehlo.constant dense<1.600000e+01> : !t0
    %70 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (!t0) -> !t5
    %cst_30 = stablehlo.constant dense<3.200000e+01> : !t0
    %71 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (!t0) -> !t5
    %c_31 = stablehlo.constant dense<2> : !t1
    %72 = stablehlo.broadcast_in_dim %c_31, dims = [] : (!t1) -> !t22
    %73 = stablehlo.compare LT, %28, %72, SIGNED : (!t22, !t22) -> !t71
    %c_32 = stablehlo.constant dense<1> : !t1
    %74 = stablehlo.broadcast_in_dim %c_32, dims = [] : (!t1) -> !t22
    %75 = stablehlo.compare LT, %28, %74, SIGNED : (!t22, !t22) -> !t71
    %76 = stablehlo.select %75, %68, %69 : !t71, !t5
    %c_33 = stablehlo.constant dense<3> : !t1
    %77 = stablehlo.broadcast_in_dim %c_33, dims = [] : (!t1) -> !t22
    %78 = stablehlo.compare LT, %28, %77, SIGNED : (!t22, !t22) -> !t71
    %79 = stablehlo.select %78, %70, %71 : !t71, !t5
    %80 = stablehlo.select %73, %76, %79 : !t71, !t5
    %81 = stablehlo.slice %arg0 [0:128, 0:512, 0:1] : (!t18) -> !t45
    %82 = stablehlo.reshape %81 : (!t45) -> !t5
    %83 = stablehlo.slice %arg0 [0:128, 0:512, 1:2] : (!t18) -> !t45
    %84 = stablehlo.reshape %83 : (!t45) -> !t5
    %85 = stablehlo.slice %arg0 [0:128, 0:512, 2:3] : (!t18) -> !t45
    %86 = stablehlo.reshape %85 : (!t45) -> !t5
    %87 = stablehlo.slice %arg0 [0:128, 0:512, 3:4] : (!t18) -> !t45
    %88 = stablehlo.reshape %87 : (!t45) -> !t5
    %89 = stablehlo.divide %82, %80 : !t5
    %90 = stablehlo.divide %84, %80 : !t5
    %91 = stablehlo.divide %86, %80 : !t5
    %92 = stablehlo.divide %88, %80 : !t5
    %93 = stablehlo.iota dim = 0 : !t148
    %cst_34 = stablehlo.constant dense<5.000000e-01> : !t0
    %94 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (!t0) -> !t148
    %95 = stablehlo.add %93, %94 : !t148
    %cst_35 = stablehlo.constant dense<7.000000e+00> : !t0
    %96 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (!t0) -> !t148
    %97 = stablehlo.divide %95, %96 : !t148
    %98 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (!t5) -> !t45
    %99 = stablehlo.subtract %91, %89 : !t5
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (!t5) -> !t45
    %101 = stablehlo.broadcast_in_dim %97, dims = [2] : (!t148) -> !t275
    %102 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (!t45) -> !t58
    %103 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (!t275) -> !t58
    %104 = stablehlo.multiply %102, %103 : !t58
    %105 = stablehlo.broadcast_in_dim %98, dims = [0, 1, 2] : (!t45) -> !t58
    %106 = stablehlo.add %105, %104 : !t58
    %cst_36 = stablehlo.constant dense<5.000000e-01> : !t0
    %107 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (!t0) -> !t58
    %108 = stablehlo.subtract %106, %107 : !t58
    %109 = stablehlo.broadcast_in_dim %54, dims = [0, 1] : (!t5) -> !t45
    %cst_37 = stablehlo.constant dense<1.000000e+00> : !t0
    %110 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (!t0) -> !t45
    %111 = stablehlo.subtract %109, %110 : !t45
    %c_38 = stablehlo.constant dense<0> : !t1
    %112 = call @clip_63(%108, %c_38, %111) : (!t58, !t1, !t45) -> !t58
    %113 = stablehlo.floor %112 : !t58
    %114 = stablehlo.subtract %112, %113 : !t58
    %cst_39 = stablehlo.constant dense<1.000000e+00> : !t0
    %115 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (!t0) -> !t58
    %116 = stablehlo.add %113, %115 : !t58
    %117 = stablehlo.broadcast_in_dim %111, dims = [0, 1, 2] : (!t45) -> !t58
    %118 = stablehlo.minimum %116, %117 : !t58
    %119 = stablehlo.broadcast_in_dim %113, dims = [0, 2, 3] : (!t58) -> !t129
    %120 = stablehlo.broadcast_in_dim %118, dims = [0, 2, 3] : (!t58) -> !t129
    %121 = stablehlo.concatenate %119, %120, dim = 1 : (!t129, !t129) -> !t196
    %122 = stablehlo.convert %121 : (!t196) -> !t197
    %cst_40 = stablehlo.constant dense<1.000000e+00> : !t0
    %123 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (!t0) -> !t58
    %124 = stablehlo.subtract %123, %114 : !t58
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 2, 3] : (!t58) -> !t129
    %126 = stablehlo.broadcast_in_dim %114, dims = [0, 2, 3] : (!t58) -> !t129
    %127 = stablehlo.concatenate %125, %126, dim = 1 : (!t129, !t129) -> !t196
    %128 = stablehlo.iota dim = 0 : !t148
    %cst_41 = stablehlo.constant dense<5.000000e-01> : !t0
    %129 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (!t0) -> !t148
    %130 = stablehlo.add %128, %129 : !t148
    %cst_42 = stablehlo.constant dense<7.000000e+00> : !t0
    %131 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (!t0) -> !t148
    %132 = stablehlo.divide %130, %131 : !t148
    %133 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (!t5) -> !t45
    %134 = stablehlo.subtract %92, %90 : !t5
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (!t5) -> !t45
    %136 = stablehlo.broadcast_in_dim %132, dims = [2] : (!t148) -> !t275
    %137 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (!t45) -> !t58
    %138 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (!t275) -> !t58
    %139 = stablehlo.multiply %137, %138 : !t58
    %140 = stablehlo.broadcast_in_dim %133, dims = [0, 1, 2] : (!t45) -> !t58
    %141 = stablehlo.add %140, %139 : !t58
    %cst_43 = stablehlo.constant dense<5.000000e-01> : !t0
    %142 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (!t0) -> !t58
    %143 = stablehlo.subtract %141, %142 : !t58
    %144 = stablehlo.broadcast_in_dim %67, dims = [0, 1] : (!t5) -> !t45
    %cst_44 = stablehlo.constant dense<1.000000e+00> : !t0
    %145 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (!t0) -> !t45
    %146 = stablehlo.subtract %144, %145 : !t45
    %c_45 = stablehlo.constant dense<0> : !t1
    %147 = call @clip_63(%143, %c_45, %146) : (!t58, !t1, !t45) -> !t58
    %148 = stablehlo.floor %147 : !t58
    %149 = stablehlo.subtract %147, %148 : !t58
    %cst_46 = stablehlo.constant dense<1.000000e+00> : !t0
    %150 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (!t0) -> !t58
    %151 = stablehlo.add %148, %150 : !t58
    %152 = stablehlo.broadcast_in_dim %146, dims = [0, 1, 2] : (!t45) -> !t58
    %153 = stablehlo.minimum %151, %152 : !t58
    %154 = stablehlo.broadcast_in_dim %148, dims = [0, 2, 3] : (!t58) -> !t129
    %155 = stablehlo.broadcast_in_dim %153, dims = [0, 2, 3] : (!t58) -> !t129
    %156 = stablehlo.concatenate %154, %155, dim = 1 : (!t129, !t129) -> !t196
    %157 = stablehlo.convert %156 : (!t196) -> !t197
    %cst_47 = stablehlo.constant dense<1.000000e+00> : !t0
    %158 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (!t0) -> !t58
    %159 = stablehlo.subtract %158, %149 : !t58
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 2, 3] : (!t58) -> !t129
    %161 = stablehlo.broadcast_in_dim %149, dims = [0, 2, 3] : (!t58) -> !t129
    %162 = stablehlo.concatenate %160, %161, dim = 1 : (!t129, !t129) -> !t196
    %163 = stablehlo.convert %41 : (!t5) -> !t22
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 2] : (!t22) -> !t276
    %165 = stablehlo.convert %67 : (!t5) -> !t22
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 2] : (!t22) -> !t276
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2, 3] : (!t276) -> !t197
    %168 = stablehlo.multiply %122, %167 : !t197
    %169 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2, 3] : (!t276) -> !t197
    %170 = stablehlo.add %169, %168 : !t197
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 3, 4] : (!t197) -> tensor<128x2x1x512x7x1xi32>
    %172 = stablehlo.broadcast_in_dim %157, dims = [0, 2, 3, 5] : (!t197) -> tensor<128x1x2x512x1x7xi32>
    %173 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2, 3, 4, 5] : (tensor<128x2x1x512x7x1xi32>) -> !t277
    %174 = stablehlo.broadcast_in_dim %172, dims = [0, 1, 2, 3, 4, 5] : (tensor<128x1x2x512x1x7xi32>) -> !t277
    %175 = stablehlo.add %173, %174 : !t277
    %176 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 3, 4] : (!t196) -> tensor<128x2x1x512x7x1xf32>
    %177 = stablehlo.broadcast_in_dim %162, dims = [0, 2, 3, 5] : (!t196) -> tensor<128x1x2x512x1x7xf32>
    %178 = stablehlo.broadcast_in_dim %176, dims = [0, 1, 2, 3, 4, 5] : (tensor<128x2x1x512x7x1xf32>) -> !t278
    %179 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2, 3, 4, 5] : (tensor<128x1x2x512x1x7xf32>) -> !t278
    %180 = stablehlo.multiply %178, %179 : !t278
    %181 = stablehlo.reshape %175 : (!t277) -> !t125
    %182 = stablehlo.reshape %180 : (!t278) -> !t169
    return %181, %182 : !t125, !t169
  }
  func.func private @clip_62(%arg0: !t5, %arg1: !t1, %arg2: !t1) -> !t5 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t5
    %2 = stablehlo.maximum %1, %arg0 : !t5
    %3 = stablehlo.convert %arg2 : (!t1) -> !t0
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (!t0) -> !t5
    %5 = stablehlo.minimum %4, %2 : !t5
    return %5 : !t5
  }
  func.func private @clip_63(%arg0: !t58, %arg1: !t1, %arg2: !t45) -> !t58 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t58
    %2 = stablehlo.maximum %1, %arg0 : !t58
    %3 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (!t45) -> !t58
    %4 = stablehlo.minimum %3, %2 : !t58
    return %4 : !t58
  }
  func.func private @_cropped(%arg0: !t101, %arg1: !t125, %arg2: !t170) -> !t140 {
    %0 = stablehlo.reshape %arg1 : (!t125) -> !t180
    %1 = stablehlo.reshape %0 : (!t180) -> !t149
    %2 = call @take_along_axis_64(%arg0, %1) : (!t101, !t149) -> !t201
    %3 = stablehlo.reshape %2 : (!t201) -> !t219
    %4 = stablehlo.convert %3 : (!t219) -> !t279
    %5 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (!t170) -> !t280
    %6 = stablehlo.convert %5 : (!t280) -> tensor<128x4x25088x1xf32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2, 3] : (tensor<128x4x25088x1xf32>) -> !t279
    %8 = stablehlo.multiply %4, %7 : !t279
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [1] : (!t279, !t0) -> tensor<128x25088x256xf32>
    %10 = stablehlo.convert %9 : (tensor<128x25088x256xf32>) -> !t140
    return %10 : !t140
  }
  func.func private @take_along_axis_64(%arg0: !t101, %arg1: !t149) -> !t201 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t149
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t149, !t149) -> tensor<128x100352x1xi1>
    %c_0 = stablehlo.constant dense<92820> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t149
    %3 = stablehlo.add %arg1, %2 : !t149
    %4 = stablehlo.select %1, %3, %arg1 : tensor<128x100352x1xi1>, !t149
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 256>}> : (!t101, !t149) -> !t201
    return %5 : !t201
  }
  func.func private @_relu_65(%arg0: !t54) -> !t54 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t54
    %1 = stablehlo.maximum %arg0, %0 : !t54
    return %1 : !t54
  }
  func.func private @_cross_entropy(%arg0: !t115, %arg1: !t22) -> (!t5, !t5) {
    %0 = stablehlo.convert %arg0 : (!t115) -> !t96
    %cst = stablehlo.constant dense<0xFF800000> : !t0
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (!t96, !t0) -> !t5
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (!t5) -> !t96
    %3 = stablehlo.subtract %0, %2 : !t96
    %4 = stablehlo.exponential %3 : !t96
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [2] : (!t96, !t0) -> !t5
    %6 = stablehlo.log %5 : !t5
    %7 = stablehlo.add %1, %6 : !t5
    %8 = stablehlo.iota dim = 2 : !t143
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (!t22) -> !t143
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (!t143, !t143) -> !t171
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %11 = call @_where_66(%10, %cst_1, %cst_2) : (!t171, !t0, !t0) -> !t96
    %12 = stablehlo.multiply %11, %0 : !t96
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t0
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [2] : (!t96, !t0) -> !t5
    %14 = stablehlo.subtract %7, %13 : !t5
    return %14, %7 : !t5, !t5
  }
  func.func private @_where_66(%arg0: !t171, %arg1: !t0, %arg2: !t0) -> !t96 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t0) -> !t96
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t0) -> !t96
    %2 = stablehlo.select %arg0, %0, %1 : !t171, !t96
    return %2 : !t96
  }
  func.func private @_distance_67(%arg0: !t18, %arg1: !t18) -> !t18 {
    %0 = stablehlo.subtract %arg0, %arg1 : !t18
    %1 = stablehlo.abs %0 : !t18
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t18
    %3 = stablehlo.compare LT, %1, %2, FLOAT : (!t18, !t18) -> !t281
    %cst_0 = stablehlo.constant dense<5.000000e-01> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t18
    %5 = stablehlo.multiply %4, %1 : !t18
    %6 = stablehlo.multiply %5, %1 : !t18
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t18
    %8 = stablehlo.subtract %1, %7 : !t18
    %9 = call @_where_68(%3, %6, %8) : (!t281, !t18, !t18) -> !t18
    return %9 : !t18
  }
  func.func private @_where_68(%arg0: !t281, %arg1: !t18, %arg2: !t18) -> !t18 {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : !t281, !t18
    return %0 : !t18
  }
  func.func private @cropped_masks(%arg0: !t245, %arg1: !t109, %arg2: !t109, %arg3: !t57) -> !t230 {
    %0 = stablehlo.reshape %arg0 : (!t245) -> !t282
    %1 = stablehlo.reshape %arg3 : (!t57) -> !t144
    %2 = call @take_along_axis_69(%0, %1) : (!t282, !t144) -> !t244
    %3 = stablehlo.reshape %2 : (!t244) -> tensor<128x128x112x112xbf16>
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
    %25 = stablehlo.iota dim = 0 : !t150
    %cst_1 = stablehlo.constant dense<5.000000e-01> : !t0
    %26 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t150
    %27 = stablehlo.add %25, %26 : !t150
    %cst_2 = stablehlo.constant dense<2.800000e+01> : !t0
    %28 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t150
    %29 = stablehlo.divide %27, %28 : !t150
    %30 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (!t10) -> !t53
    %31 = stablehlo.subtract %24, %22 : !t10
    %32 = stablehlo.broadcast_in_dim %31, dims = [0, 1] : (!t10) -> !t53
    %33 = stablehlo.broadcast_in_dim %29, dims = [2] : (!t150) -> !t283
    %34 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (!t53) -> !t130
    %35 = stablehlo.broadcast_in_dim %33, dims = [0, 1, 2] : (!t283) -> !t130
    %36 = stablehlo.multiply %34, %35 : !t130
    %37 = stablehlo.broadcast_in_dim %30, dims = [0, 1, 2] : (!t53) -> !t130
    %38 = stablehlo.add %37, %36 : !t130
    %cst_3 = stablehlo.constant dense<5.000000e-01> : !t0
    %39 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t130
    %40 = stablehlo.subtract %38, %39 : !t130
    %41 = stablehlo.iota dim = 0 : !t284
    %42 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (!t130) -> !t285
    %43 = stablehlo.broadcast_in_dim %41, dims = [3] : (!t284) -> !t286
    %44 = stablehlo.broadcast_in_dim %42, dims = [0, 1, 2, 3] : (!t285) -> !t118
    %45 = stablehlo.broadcast_in_dim %43, dims = [0, 1, 2, 3] : (!t286) -> !t118
    %46 = stablehlo.subtract %44, %45 : !t118
    %47 = stablehlo.abs %46 : !t118
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t0
    %48 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t118
    %49 = stablehlo.subtract %48, %47 : !t118
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %50 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t118
    %51 = stablehlo.maximum %49, %50 : !t118
    %52 = stablehlo.convert %51 : (!t118) -> !t220
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
    %66 = stablehlo.iota dim = 0 : !t150
    %cst_8 = stablehlo.constant dense<5.000000e-01> : !t0
    %67 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t0) -> !t150
    %68 = stablehlo.add %66, %67 : !t150
    %cst_9 = stablehlo.constant dense<2.800000e+01> : !t0
    %69 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (!t0) -> !t150
    %70 = stablehlo.divide %68, %69 : !t150
    %71 = stablehlo.broadcast_in_dim %63, dims = [0, 1] : (!t10) -> !t53
    %72 = stablehlo.subtract %65, %63 : !t10
    %73 = stablehlo.broadcast_in_dim %72, dims = [0, 1] : (!t10) -> !t53
    %74 = stablehlo.broadcast_in_dim %70, dims = [2] : (!t150) -> !t283
    %75 = stablehlo.broadcast_in_dim %73, dims = [0, 1, 2] : (!t53) -> !t130
    %76 = stablehlo.broadcast_in_dim %74, dims = [0, 1, 2] : (!t283) -> !t130
    %77 = stablehlo.multiply %75, %76 : !t130
    %78 = stablehlo.broadcast_in_dim %71, dims = [0, 1, 2] : (!t53) -> !t130
    %79 = stablehlo.add %78, %77 : !t130
    %cst_10 = stablehlo.constant dense<5.000000e-01> : !t0
    %80 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (!t0) -> !t130
    %81 = stablehlo.subtract %79, %80 : !t130
    %82 = stablehlo.iota dim = 0 : !t284
    %83 = stablehlo.broadcast_in_dim %81, dims = [0, 1, 2] : (!t130) -> !t285
    %84 = stablehlo.broadcast_in_dim %82, dims = [3] : (!t284) -> !t286
    %85 = stablehlo.broadcast_in_dim %83, dims = [0, 1, 2, 3] : (!t285) -> !t118
    %86 = stablehlo.broadcast_in_dim %84, dims = [0, 1, 2, 3] : (!t286) -> !t118
    %87 = stablehlo.subtract %85, %86 : !t118
    %88 = stablehlo.abs %87 : !t118
    %cst_11 = stablehlo.constant dense<1.000000e+00> : !t0
    %89 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (!t0) -> !t118
    %90 = stablehlo.subtract %89, %88 : !t118
    %cst_12 = stablehlo.constant dense<0.000000e+00> : !t0
    %91 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (!t0) -> !t118
    %92 = stablehlo.maximum %90, %91 : !t118
    %93 = stablehlo.convert %92 : (!t118) -> !t220
    %94 = stablehlo.dot_general %52, %3, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (!t220, tensor<128x128x112x112xbf16>) -> !t220
    %95 = stablehlo.dot_general %94, %93, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (!t220, !t220) -> !t287
    %cst_13 = stablehlo.constant dense<5.000000e-01> : !t7
    %96 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (!t7) -> !t287
    %97 = stablehlo.compare GE, %95, %96, FLOAT : (!t287, !t287) -> tensor<128x128x28x28xi1>
    %98 = stablehlo.convert %97 : (tensor<128x128x28x28xi1>) -> !t230
    return %98 : !t230
  }
  func.func private @take_along_axis_69(%arg0: !t282, %arg1: !t144) -> !t244 {
    %c = stablehlo.constant dense<0> : !t1
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t144
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (!t144, !t144) -> tensor<128x128x1xi1>
    %c_0 = stablehlo.constant dense<100> : !t1
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t144
    %3 = stablehlo.add %arg1, %2 : !t144
    %4 = stablehlo.select %1, %3, %arg1 : tensor<128x128x1xi1>, !t144
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 12544>}> : (!t282, !t144) -> !t244
    return %5 : !t244
  }
  func.func private @_points_70(%arg0: !t109) -> (!t125, !t169) {
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
    %34 = stablehlo.compare LT, %28, %33, SIGNED : (!t57, !t57) -> !t103
    %c_11 = stablehlo.constant dense<1> : !t1
    %35 = stablehlo.broadcast_in_dim %c_11, dims = [] : (!t1) -> !t57
    %36 = stablehlo.compare LT, %28, %35, SIGNED : (!t57, !t57) -> !t103
    %37 = stablehlo.select %36, %29, %30 : !t103, !t10
    %c_12 = stablehlo.constant dense<3> : !t1
    %38 = stablehlo.broadcast_in_dim %c_12, dims = [] : (!t1) -> !t57
    %39 = stablehlo.compare LT, %28, %38, SIGNED : (!t57, !t57) -> !t103
    %40 = stablehlo.select %39, %31, %32 : !t103, !t10
    %41 = stablehlo.select %34, %37, %40 : !t103, !t10
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
    %47 = stablehlo.compare LT, %28, %46, SIGNED : (!t57, !t57) -> !t103
    %c_18 = stablehlo.constant dense<1> : !t1
    %48 = stablehlo.broadcast_in_dim %c_18, dims = [] : (!t1) -> !t57
    %49 = stablehlo.compare LT, %28, %48, SIGNED : (!t57, !t57) -> !t103
    %50 = stablehlo.select %49, %42, %43 : !t103, !t10
    %c_19 = stablehlo.constant dense<3> : !t1
    %51 = stablehlo.broadcast_in_dim %c_19, dims = [] : (!t1) -> !t57
    %52 = stablehlo.compare LT, %28, %51, SIGNED : (!t57, !t57) -> !t103
    %53 = stablehlo.select %52, %44, %45 : !t103, !t10
    %54 = stablehlo.select %47, %50, %53 : !t103, !t10
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
    %60 = stablehlo.compare LT, %28, %59, SIGNED : (!t57, !t57) -> !t103
    %c_25 = stablehlo.constant dense<1> : !t1
    %61 = stablehlo.broadcast_in_dim %c_25, dims = [] : (!t1) -> !t57
    %62 = stablehlo.compare LT, %28, %61, SIGNED : (!t57, !t57) -> !t103
    %63 = stablehlo.select %62, %55, %56 : !t103, !t10
    %c_26 = stablehlo.constant dense<3> : !t1
    %64 = stablehlo.broadcast_in_dim %c_26, dims = [] : (!t1) -> !t57
    %65 = stablehlo.compare LT, %28, %64, SIGNED : (!t57, !t57) -> !t103
    %66 = stablehlo.select %65, %57, %58 : !t103, !t10
    %67 = stablehlo.select %60, %63, %66 : !t103, !t10
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
    %73 = stablehlo.compare LT, %28, %72, SIGNED : (!t57, !t57) -> !t103
    %c_32 = stablehlo.constant dense<1> : !t1
    %74 = stablehlo.broadcast_in_dim %c_32, dims = [] : (!t1) -> !t57
    %75 = stablehlo.compare LT, %28, %74, SIGNED : (!t57, !t57) -> !t103
    %76 = stablehlo.select %75, %68, %69 : !t103, !t10
    %c_33 = stablehlo.constant dense<3> : !t1
    %77 = stablehlo.broadcast_in_dim %c_33, dims = [] : (!t1) -> !t57
    %78 = stablehlo.compare LT, %28, %77, SIGNED : (!t57, !t57) -> !t103
    %79 = stablehlo.select %78, %70, %71 : !t103, !t10
    %80 = stablehlo.select %73, %76, %79 : !t103, !t10
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
    %93 = stablehlo.iota dim = 0 : !t151
    %cst_34 = stablehlo.constant dense<5.000000e-01> : !t0
    %94 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (!t0) -> !t151
    %95 = stablehlo.add %93, %94 : !t151
    %cst_35 = stablehlo.constant dense<1.400000e+01> : !t0
    %96 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (!t0) -> !t151
    %97 = stablehlo.divide %95, %96 : !t151
    %98 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (!t10) -> !t53
    %99 = stablehlo.subtract %91, %89 : !t10
    %100 = stablehlo.broadcast_in_dim %99, dims = [0, 1] : (!t10) -> !t53
    %101 = stablehlo.broadcast_in_dim %97, dims = [2] : (!t151) -> !t288
    %102 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (!t53) -> !t59
    %103 = stablehlo.broadcast_in_dim %101, dims = [0, 1, 2] : (!t288) -> !t59
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
    %119 = stablehlo.broadcast_in_dim %113, dims = [0, 2, 3] : (!t59) -> !t131
    %120 = stablehlo.broadcast_in_dim %118, dims = [0, 2, 3] : (!t59) -> !t131
    %121 = stablehlo.concatenate %119, %120, dim = 1 : (!t131, !t131) -> !t198
    %122 = stablehlo.convert %121 : (!t198) -> !t199
    %cst_40 = stablehlo.constant dense<1.000000e+00> : !t0
    %123 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (!t0) -> !t59
    %124 = stablehlo.subtract %123, %114 : !t59
    %125 = stablehlo.broadcast_in_dim %124, dims = [0, 2, 3] : (!t59) -> !t131
    %126 = stablehlo.broadcast_in_dim %114, dims = [0, 2, 3] : (!t59) -> !t131
    %127 = stablehlo.concatenate %125, %126, dim = 1 : (!t131, !t131) -> !t198
    %128 = stablehlo.iota dim = 0 : !t151
    %cst_41 = stablehlo.constant dense<5.000000e-01> : !t0
    %129 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (!t0) -> !t151
    %130 = stablehlo.add %128, %129 : !t151
    %cst_42 = stablehlo.constant dense<1.400000e+01> : !t0
    %131 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (!t0) -> !t151
    %132 = stablehlo.divide %130, %131 : !t151
    %133 = stablehlo.broadcast_in_dim %90, dims = [0, 1] : (!t10) -> !t53
    %134 = stablehlo.subtract %92, %90 : !t10
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1] : (!t10) -> !t53
    %136 = stablehlo.broadcast_in_dim %132, dims = [2] : (!t151) -> !t288
    %137 = stablehlo.broadcast_in_dim %135, dims = [0, 1, 2] : (!t53) -> !t59
    %138 = stablehlo.broadcast_in_dim %136, dims = [0, 1, 2] : (!t288) -> !t59
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
    %154 = stablehlo.broadcast_in_dim %148, dims = [0, 2, 3] : (!t59) -> !t131
    %155 = stablehlo.broadcast_in_dim %153, dims = [0, 2, 3] : (!t59) -> !t131
    %156 = stablehlo.concatenate %154, %155, dim = 1 : (!t131, !t131) -> !t198
    %157 = stablehlo.convert %156 : (!t198) -> !t199
    %cst_47 = stablehlo.constant dense<1.000000e+00> : !t0
    %158 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (!t0) -> !t59
    %159 = stablehlo.subtract %158, %149 : !t59
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 2, 3] : (!t59) -> !t131
    %161 = stablehlo.broadcast_in_dim %149, dims = [0, 2, 3] : (!t59) -> !t131
    %162 = stablehlo.concatenate %160, %161, dim = 1 : (!t131, !t131) -> !t198
    %163 = stablehlo.convert %41 : (!t10) -> !t57
    %164 = stablehlo.broadcast_in_dim %163, dims = [0, 2] : (!t57) -> !t289
    %165 = stablehlo.convert %67 : (!t10) -> !t57
    %166 = stablehlo.broadcast_in_dim %165, dims = [0, 2] : (!t57) -> !t289
    %167 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2, 3] : (!t289) -> !t199
    %168 = stablehlo.multiply %122, %167 : !t199
    %169 = stablehlo.broadcast_in_dim %164, dims = [0, 1, 2, 3] : (!t289) -> !t199
    %170 = stablehlo.add %169, %168 : !t199
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1, 3, 4] : (!t199) -> tensor<128x2x1x128x14x1xi32>
    %172 = stablehlo.broadcast_in_dim %157, dims = [0, 2, 3, 5] : (!t199) -> tensor<128x1x2x128x1x14xi32>
    %173 = stablehlo.broadcast_in_dim %171, dims = [0, 1, 2, 3, 4, 5] : (tensor<128x2x1x128x14x1xi32>) -> !t290
    %174 = stablehlo.broadcast_in_dim %172, dims = [0, 1, 2, 3, 4, 5] : (tensor<128x1x2x128x1x14xi32>) -> !t290
    %175 = stablehlo.add %173, %174 : !t290
    %176 = stablehlo.broadcast_in_dim %127, dims = [0, 1, 3, 4] : (!t198) -> tensor<128x2x1x128x14x1xf32>
    %177 = stablehlo.broadcast_in_dim %162, dims = [0, 2, 3, 5] : (!t198) -> tensor<128x1x2x128x1x14xf32>
    %178 = stablehlo.broadcast_in_dim %176, dims = [0, 1, 2, 3, 4, 5] : (tensor<128x2x1x128x14x1xf32>) -> !t291
    %179 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2, 3, 4, 5] : (tensor<128x1x2x128x1x14xf32>) -> !t291
    %180 = stablehlo.multiply %178, %179 : !t291
    %181 = stablehlo.reshape %175 : (!t290) -> !t125
    %182 = stablehlo.reshape %180 : (!t291) -> !t169
    return %181, %182 : !t125, !t169
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
  func.func private @_relu_73(%arg0: !t28) -> !t28 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t28
    %1 = stablehlo.maximum %arg0, %0 : !t28
    return %1 : !t28
  }
  func.func private @_relu_74(%arg0: !t82) -> !t82 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t82
    %1 = stablehlo.maximum %arg0, %0 : !t82
    return %1 : !t82
  }
  func.func private @_entropy_75(%arg0: !t181, %arg1: !t47) -> (!t47, !t47, !t145, !t47, !t47) {
    %0 = stablehlo.convert %arg0 : (!t181) -> !t47
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t47
    %2 = stablehlo.maximum %0, %1 : !t47
    %3 = stablehlo.compare EQ, %0, %2, FLOAT : (!t47, !t47) -> !t145
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t0
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t47
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t0
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t0) -> !t47
    %6 = stablehlo.select %3, %4, %5 : !t145, !t47
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t0
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t0) -> !t47
    %8 = stablehlo.compare EQ, %7, %2, FLOAT : (!t47, !t47) -> !t145
    %cst_3 = stablehlo.constant dense<2.000000e+00> : !t0
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t0) -> !t47
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t0
    %10 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t0) -> !t47
    %11 = stablehlo.select %8, %9, %10 : !t145, !t47
    %12 = stablehlo.divide %6, %11 : !t47
    %13 = stablehlo.multiply %0, %arg1 : !t47
    %14 = stablehlo.subtract %2, %13 : !t47
    %15 = stablehlo.abs %0 : !t47
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t0
    %16 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t0) -> !t47
    %17 = stablehlo.compare GE, %0, %16, FLOAT : (!t47, !t47) -> !t145
    %18 = stablehlo.negate %15 : !t47
    %19 = stablehlo.exponential %18 : !t47
    %20 = stablehlo.log_plus_one %19 : !t47
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t0
    %21 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t0) -> !t47
    %22 = stablehlo.add %19, %21 : !t47
    %23 = stablehlo.add %14, %20 : !t47
    return %23, %12, %17, %19, %22 : !t47, !t47, !t145, !t47, !t47
  }
  func.func private @_entropy_76(%arg0: !t47, %arg1: !t47, %arg2: !t145, %arg3: !t47, %arg4: !t47, %arg5: !t47) -> !t181 {
    %0 = stablehlo.divide %arg5, %arg4 : !t47
    %1 = stablehlo.multiply %0, %arg3 : !t47
    %2 = stablehlo.negate %1 : !t47
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t47
    %4 = stablehlo.select %arg2, %3, %2 : !t145, !t47
    %5 = stablehlo.select %arg2, %2, %3 : !t145, !t47
    %6 = stablehlo.negate %4 : !t47
    %7 = stablehlo.add %5, %6 : !t47
    %8 = stablehlo.negate %arg5 : !t47
    %9 = stablehlo.multiply %8, %arg1 : !t47
    %10 = stablehlo.add %7, %9 : !t47
    %11 = stablehlo.multiply %arg5, %arg0 : !t47
    %12 = stablehlo.add %10, %11 : !t47
    %13 = stablehlo.convert %12 : (!t47) -> !t181
    return %13 : !t181
  }
  func.func private @_relu_backward(%arg0: !t82, %arg1: !t82) -> !t82 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t82, !t82
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t82
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t82, !t82) -> !t292
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t7
    %3 = call @_where_77(%2, %0#1, %cst_0) : (!t292, !t82, !t7) -> !t82
    return %3 : !t82
  }
  func.func private @_where_77(%arg0: !t292, %arg1: !t82, %arg2: !t7) -> !t82 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t7) -> !t82
    %1 = stablehlo.select %arg0, %arg1, %0 : !t292, !t82
    return %1 : !t82
  }
  func.func private @_relu_backward_78(%arg0: !t28, %arg1: !t28) -> !t28 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t28, !t28
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t28
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t28, !t28) -> !t293
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t7
    %3 = call @_where_79(%2, %0#1, %cst_0) : (!t293, !t28, !t7) -> !t28
    return %3 : !t28
  }
  func.func private @_where_79(%arg0: !t293, %arg1: !t28, %arg2: !t7) -> !t28 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t7) -> !t28
    %1 = stablehlo.select %arg0, %arg1, %0 : !t293, !t28
    return %1 : !t28
  }
  func.func private @_crop_backward(%arg0: !t101, %arg1: !t125, %arg2: !t170, %arg3: !t140) -> !t101 {
    %0 = stablehlo.optimization_barrier %arg3 : !t140
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 2, 3] : (!t140) -> tensor<128x1x25088x256xbf16>
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (!t170) -> !t280
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2, 3] : (tensor<128x1x25088x256xbf16>) -> !t219
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2, 3] : (!t280) -> !t219
    %5 = stablehlo.multiply %3, %4 : !t219
    %6 = stablehlo.reshape %5 : (!t219) -> !t201
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t101
    %8 = stablehlo.reshape %arg1 : (!t125) -> !t180
    %c = stablehlo.constant dense<0> : !t1
    %9 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t180 loc(#l336)
    %10 = stablehlo.compare LT, %8, %9, SIGNED : (!t180, !t180) -> tensor<128x100352xi1> loc(#l336)
    %c_0 = stablehlo.constant dense<92820> : !t1
    %11 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t180 loc(#l337)
    %12 = stablehlo.add %8, %11 : !t180 loc(#l337)
    %13 = stablehlo.select %10, %12, %8 : tensor<128x100352xi1>, !t180 loc(#l338)
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1] : (!t180) -> !t149 loc(#l339)
    %15 = "stablehlo.scatter"(%7, %14, %6) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg4: !t7, %arg5: !t7):
      %16 = stablehlo.add %arg4, %arg5 : !t7 loc(#l337)
      stablehlo.return %16 : !t7 loc(#l340)
    }) : (!t101, !t149, !t201) -> !t101 loc(#l340)
    return %15 : !t101
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
  func.func private @_cross_entropy_backward(%arg0: !t115, %arg1: !t22, %arg2: !t5, %arg3: !t5) -> !t115 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg3 : !t115, !t5
    %1 = stablehlo.convert %0#0 : (!t115) -> !t96
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (!t5) -> !t96
    %3 = stablehlo.subtract %1, %2 : !t96
    %4 = stablehlo.exponential %3 : !t96
    %5 = stablehlo.iota dim = 2 : !t143
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (!t22) -> !t143
    %7 = stablehlo.compare EQ, %5, %6, SIGNED : (!t143, !t143) -> !t171
    %cst = stablehlo.constant dense<1.000000e+00> : !t0
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t0
    %8 = call @_where_81(%7, %cst, %cst_0) : (!t171, !t0, !t0) -> !t96
    %9 = stablehlo.subtract %4, %8 : !t96
    %10 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1] : (!t5) -> !t96
    %11 = stablehlo.multiply %9, %10 : !t96
    %12 = stablehlo.convert %11 : (!t96) -> !t115
    return %12 : !t115
  }
  func.func private @_where_81(%arg0: !t171, %arg1: !t0, %arg2: !t0) -> !t96 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t0) -> !t96
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t0) -> !t96
    %2 = stablehlo.select %arg0, %0, %1 : !t171, !t96
    return %2 : !t96
  }
  func.func private @_relu_backward_82(%arg0: !t54, %arg1: !t54) -> !t54 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t54, !t54
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t54
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t54, !t54) -> !t294
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t7
    %3 = call @_where_83(%2, %0#1, %cst_0) : (!t294, !t54, !t7) -> !t54
    return %3 : !t54
  }
  func.func private @_where_83(%arg0: !t294, %arg1: !t54, %arg2: !t7) -> !t54 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t7) -> !t54
    %1 = stablehlo.select %arg0, %arg1, %0 : !t294, !t54
    return %1 : !t54
  }
  func.func private @_distance_backward_84(%arg0: !t44, %arg1: !t44, %arg2: !t44) -> !t44 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg2 : !t44, !t44
    %1 = stablehlo.subtract %0#0, %arg1 : !t44
    %c = stablehlo.constant dense<-1> : !t1
    %c_0 = stablehlo.constant dense<1> : !t1
    %2 = call @clip_85(%1, %c, %c_0) : (!t44, !t1, !t1) -> !t44
    %3 = stablehlo.multiply %2, %0#1 : !t44
    return %3 : !t44
  }
  func.func private @clip_85(%arg0: !t44, %arg1: !t1, %arg2: !t1) -> !t44 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t44
    %2 = stablehlo.maximum %1, %arg0 : !t44
    %3 = stablehlo.convert %arg2 : (!t1) -> !t0
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (!t0) -> !t44
    %5 = stablehlo.minimum %4, %2 : !t44
    return %5 : !t44
  }
  func.func private @_entropy_86(%arg0: !t33, %arg1: !t33, %arg2: !t139, %arg3: !t33, %arg4: !t33, %arg5: !t33) -> !t124 {
    %0 = stablehlo.divide %arg5, %arg4 : !t33
    %1 = stablehlo.multiply %0, %arg3 : !t33
    %2 = stablehlo.negate %1 : !t33
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t33
    %4 = stablehlo.select %arg2, %3, %2 : !t139, !t33
    %5 = stablehlo.select %arg2, %2, %3 : !t139, !t33
    %6 = stablehlo.negate %4 : !t33
    %7 = stablehlo.add %5, %6 : !t33
    %8 = stablehlo.negate %arg5 : !t33
    %9 = stablehlo.multiply %8, %arg1 : !t33
    %10 = stablehlo.add %7, %9 : !t33
    %11 = stablehlo.multiply %arg5, %arg0 : !t33
    %12 = stablehlo.add %10, %11 : !t33
    %13 = stablehlo.convert %12 : (!t33) -> !t124
    return %13 : !t124
  }
  func.func private @_distance_backward_87(%arg0: !t43, %arg1: !t43, %arg2: !t43) -> !t43 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg2 : !t43, !t43
    %1 = stablehlo.subtract %0#0, %arg1 : !t43
    %c = stablehlo.constant dense<-1> : !t1
    %c_0 = stablehlo.constant dense<1> : !t1
    %2 = call @clip_88(%1, %c, %c_0) : (!t43, !t1, !t1) -> !t43
    %3 = stablehlo.multiply %2, %0#1 : !t43
    return %3 : !t43
  }
  func.func private @clip_88(%arg0: !t43, %arg1: !t1, %arg2: !t1) -> !t43 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t43
    %2 = stablehlo.maximum %1, %arg0 : !t43
    %3 = stablehlo.convert %arg2 : (!t1) -> !t0
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (!t0) -> !t43
    %5 = stablehlo.minimum %4, %2 : !t43
    return %5 : !t43
  }
  func.func private @_entropy_89(%arg0: !t32, %arg1: !t32, %arg2: !t138, %arg3: !t32, %arg4: !t32, %arg5: !t32) -> !t123 {
    %0 = stablehlo.divide %arg5, %arg4 : !t32
    %1 = stablehlo.multiply %0, %arg3 : !t32
    %2 = stablehlo.negate %1 : !t32
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t32
    %4 = stablehlo.select %arg2, %3, %2 : !t138, !t32
    %5 = stablehlo.select %arg2, %2, %3 : !t138, !t32
    %6 = stablehlo.negate %4 : !t32
    %7 = stablehlo.add %5, %6 : !t32
    %8 = stablehlo.negate %arg5 : !t32
    %9 = stablehlo.multiply %8, %arg1 : !t32
    %10 = stablehlo.add %7, %9 : !t32
    %11 = stablehlo.multiply %arg5, %arg0 : !t32
    %12 = stablehlo.add %10, %11 : !t32
    %13 = stablehlo.convert %12 : (!t32) -> !t123
    return %13 : !t123
  }
  func.func private @_distance_backward_90(%arg0: !t42, %arg1: !t42, %arg2: !t42) -> !t42 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg2 : !t42, !t42
    %1 = stablehlo.subtract %0#0, %arg1 : !t42
    %c = stablehlo.constant dense<-1> : !t1
    %c_0 = stablehlo.constant dense<1> : !t1
    %2 = call @clip_91(%1, %c, %c_0) : (!t42, !t1, !t1) -> !t42
    %3 = stablehlo.multiply %2, %0#1 : !t42
    return %3 : !t42
  }
  func.func private @clip_91(%arg0: !t42, %arg1: !t1, %arg2: !t1) -> !t42 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t42
    %2 = stablehlo.maximum %1, %arg0 : !t42
    %3 = stablehlo.convert %arg2 : (!t1) -> !t0
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (!t0) -> !t42
    %5 = stablehlo.minimum %4, %2 : !t42
    return %5 : !t42
  }
  func.func private @_entropy_92(%arg0: !t31, %arg1: !t31, %arg2: !t137, %arg3: !t31, %arg4: !t31, %arg5: !t31) -> !t122 {
    %0 = stablehlo.divide %arg5, %arg4 : !t31
    %1 = stablehlo.multiply %0, %arg3 : !t31
    %2 = stablehlo.negate %1 : !t31
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t31
    %4 = stablehlo.select %arg2, %3, %2 : !t137, !t31
    %5 = stablehlo.select %arg2, %2, %3 : !t137, !t31
    %6 = stablehlo.negate %4 : !t31
    %7 = stablehlo.add %5, %6 : !t31
    %8 = stablehlo.negate %arg5 : !t31
    %9 = stablehlo.multiply %8, %arg1 : !t31
    %10 = stablehlo.add %7, %9 : !t31
    %11 = stablehlo.multiply %arg5, %arg0 : !t31
    %12 = stablehlo.add %10, %11 : !t31
    %13 = stablehlo.convert %12 : (!t31) -> !t122
    return %13 : !t122
  }
  func.func private @_distance_backward_93(%arg0: !t41, %arg1: !t41, %arg2: !t41) -> !t41 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg2 : !t41, !t41
    %1 = stablehlo.subtract %0#0, %arg1 : !t41
    %c = stablehlo.constant dense<-1> : !t1
    %c_0 = stablehlo.constant dense<1> : !t1
    %2 = call @clip_94(%1, %c, %c_0) : (!t41, !t1, !t1) -> !t41
    %3 = stablehlo.multiply %2, %0#1 : !t41
    return %3 : !t41
  }
  func.func private @clip_94(%arg0: !t41, %arg1: !t1, %arg2: !t1) -> !t41 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t41
    %2 = stablehlo.maximum %1, %arg0 : !t41
    %3 = stablehlo.convert %arg2 : (!t1) -> !t0
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (!t0) -> !t41
    %5 = stablehlo.minimum %4, %2 : !t41
    return %5 : !t41
  }
  func.func private @_entropy_95(%arg0: !t30, %arg1: !t30, %arg2: !t136, %arg3: !t30, %arg4: !t30, %arg5: !t30) -> !t121 {
    %0 = stablehlo.divide %arg5, %arg4 : !t30
    %1 = stablehlo.multiply %0, %arg3 : !t30
    %2 = stablehlo.negate %1 : !t30
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t30
    %4 = stablehlo.select %arg2, %3, %2 : !t136, !t30
    %5 = stablehlo.select %arg2, %2, %3 : !t136, !t30
    %6 = stablehlo.negate %4 : !t30
    %7 = stablehlo.add %5, %6 : !t30
    %8 = stablehlo.negate %arg5 : !t30
    %9 = stablehlo.multiply %8, %arg1 : !t30
    %10 = stablehlo.add %7, %9 : !t30
    %11 = stablehlo.multiply %arg5, %arg0 : !t30
    %12 = stablehlo.add %10, %11 : !t30
    %13 = stablehlo.convert %12 : (!t30) -> !t121
    return %13 : !t121
  }
  func.func private @_distance_backward_96(%arg0: !t40, %arg1: !t40, %arg2: !t40) -> !t40 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg2 : !t40, !t40
    %1 = stablehlo.subtract %0#0, %arg1 : !t40
    %c = stablehlo.constant dense<-1> : !t1
    %c_0 = stablehlo.constant dense<1> : !t1
    %2 = call @clip_97(%1, %c, %c_0) : (!t40, !t1, !t1) -> !t40
    %3 = stablehlo.multiply %2, %0#1 : !t40
    return %3 : !t40
  }
  func.func private @clip_97(%arg0: !t40, %arg1: !t1, %arg2: !t1) -> !t40 {
    %0 = stablehlo.convert %arg1 : (!t1) -> !t0
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (!t0) -> !t40
    %2 = stablehlo.maximum %1, %arg0 : !t40
    %3 = stablehlo.convert %arg2 : (!t1) -> !t0
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (!t0) -> !t40
    %5 = stablehlo.minimum %4, %2 : !t40
    return %5 : !t40
  }
  func.func private @_entropy_98(%arg0: !t29, %arg1: !t29, %arg2: !t135, %arg3: !t29, %arg4: !t29, %arg5: !t29) -> !t120 {
    %0 = stablehlo.divide %arg5, %arg4 : !t29
    %1 = stablehlo.multiply %0, %arg3 : !t29
    %2 = stablehlo.negate %1 : !t29
    %cst = stablehlo.constant dense<0.000000e+00> : !t0
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t29
    %4 = stablehlo.select %arg2, %3, %2 : !t135, !t29
    %5 = stablehlo.select %arg2, %2, %3 : !t135, !t29
    %6 = stablehlo.negate %4 : !t29
    %7 = stablehlo.add %5, %6 : !t29
    %8 = stablehlo.negate %arg5 : !t29
    %9 = stablehlo.multiply %8, %arg1 : !t29
    %10 = stablehlo.add %7, %9 : !t29
    %11 = stablehlo.multiply %arg5, %arg0 : !t29
    %12 = stablehlo.add %10, %11 : !t29
    %13 = stablehlo.convert %12 : (!t29) -> !t120
    return %13 : !t120
  }
  func.func private @_relu_backward_99(%arg0: !t66, %arg1: !t66) -> !t66 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t66, !t66
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t66
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t66, !t66) -> !t295
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t7
    %3 = call @_where_100(%2, %0#1, %cst_0) : (!t295, !t66, !t7) -> !t66
    return %3 : !t66
  }
  func.func private @_where_100(%arg0: !t295, %arg1: !t66, %arg2: !t7) -> !t66 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t7) -> !t66
    %1 = stablehlo.select %arg0, %arg1, %0 : !t295, !t66
    return %1 : !t66
  }
  func.func private @_relu_backward_101(%arg0: !t46, %arg1: !t46) -> !t46 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t46, !t46
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t46
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t46, !t46) -> !t296
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t7
    %3 = call @_where_102(%2, %0#1, %cst_0) : (!t296, !t46, !t7) -> !t46
    return %3 : !t46
  }
  func.func private @_where_102(%arg0: !t296, %arg1: !t46, %arg2: !t7) -> !t46 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t7) -> !t46
    %1 = stablehlo.select %arg0, %arg1, %0 : !t296, !t46
    return %1 : !t46
  }
  func.func private @_relu_backward_103(%arg0: !t6, %arg1: !t6) -> !t6 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t6, !t6
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t6
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t6, !t6) -> !t297
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t7
    %3 = call @_where_104(%2, %0#1, %cst_0) : (!t297, !t6, !t7) -> !t6
    return %3 : !t6
  }
  func.func private @_where_104(%arg0: !t297, %arg1: !t6, %arg2: !t7) -> !t6 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t7) -> !t6
    %1 = stablehlo.select %arg0, %arg1, %0 : !t297, !t6
    return %1 : !t6
  }
  func.func private @_relu_backward_105(%arg0: !t20, %arg1: !t20) -> !t20 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t20, !t20
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t20
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t20, !t20) -> !t298
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t7
    %3 = call @_where_106(%2, %0#1, %cst_0) : (!t298, !t20, !t7) -> !t20
    return %3 : !t20
  }
  func.func private @_where_106(%arg0: !t298, %arg1: !t20, %arg2: !t7) -> !t20 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t7) -> !t20
    %1 = stablehlo.select %arg0, %arg1, %0 : !t298, !t20
    return %1 : !t20
  }
  func.func private @_relu_backward_107(%arg0: !t14, %arg1: !t14) -> !t14 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t14, !t14
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t14
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t14, !t14) -> !t299
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t7
    %3 = call @_where_108(%2, %0#1, %cst_0) : (!t299, !t14, !t7) -> !t14
    return %3 : !t14
  }
  func.func private @_where_108(%arg0: !t299, %arg1: !t14, %arg2: !t7) -> !t14 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t7) -> !t14
    %1 = stablehlo.select %arg0, %arg1, %0 : !t299, !t14
    return %1 : !t14
  }
  func.func private @_block_109(%arg0: !t23, %arg1: !t56, %arg2: !t34, %arg3: !t24, %arg4: !t37, %arg5: !t34, %arg6: !t24, %arg7: !t38, %arg8: !t85, %arg9: !t23, %arg10: !t23) -> (!t23, !t56, !t37, !t38) {
    %0 = call @_relu_backward_110(%arg9, %arg10) : (!t23, !t23) -> !t23
    %1 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1, 2, 3] : (!t85) -> !t23 loc(#l326)
    %2 = stablehlo.multiply %0, %1 : !t23 loc(#l326)
    %3 = stablehlo.convert %arg7 : (!t38) -> !t176 loc(#l323)
    %4 = stablehlo.reverse %3, dims = [0, 1] : !t176 loc(#l341)
    %5 = stablehlo.convolution(%2, %4) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t23, !t176) -> !t24 loc(#l342)
    %6 = stablehlo.convolution(%arg6, %2) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t24, !t23) -> !t38 loc(#l324)
    %7 = call @_relu_backward_112(%arg6, %5) : (!t24, !t24) -> !t24 loc(#l343)
    %8 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1, 2, 3] : (!t34) -> !t24 loc(#l320)
    %9 = stablehlo.multiply %7, %8 : !t24 loc(#l320)
    %10 = stablehlo.convert %arg4 : (!t37) -> !t175 loc(#l317)
    %11 = stablehlo.reverse %10, dims = [0, 1] : !t175 loc(#l344)
    %12 = stablehlo.convolution(%9, %11) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t24, !t175) -> !t24 loc(#l345)
    %13 = stablehlo.convolution(%arg3, %9) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t24, !t24) -> !t37 loc(#l318)
    %14 = call @_relu_backward_112(%arg3, %12) : (!t24, !t24) -> !t24 loc(#l346)
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (!t34) -> !t24 loc(#l314)
    %16 = stablehlo.multiply %14, %15 : !t24 loc(#l314)
    %17 = stablehlo.convert %arg1 : (!t56) -> !t239 loc(#l311)
    %18 = stablehlo.reverse %17, dims = [0, 1] : !t239 loc(#l347)
    %19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t24, !t239) -> !t23 loc(#l348)
    %20 = stablehlo.convolution(%arg0, %16) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t23, !t24) -> !t56 loc(#l312)
    %21 = stablehlo.add %0, %19 : !t23 loc(#l349)
    return %21, %20, %13, %6 : !t23, !t56, !t37, !t38
  }
  func.func private @_relu_backward_110(%arg0: !t23, %arg1: !t23) -> !t23 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t23, !t23
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t23
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t23, !t23) -> !t300
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t7
    %3 = call @_where_111(%2, %0#1, %cst_0) : (!t300, !t23, !t7) -> !t23
    return %3 : !t23
  }
  func.func private @_where_111(%arg0: !t300, %arg1: !t23, %arg2: !t7) -> !t23 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t7) -> !t23
    %1 = stablehlo.select %arg0, %arg1, %0 : !t300, !t23
    return %1 : !t23
  }
  func.func private @_relu_backward_112(%arg0: !t24, %arg1: !t24) -> !t24 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t24, !t24
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t24
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t24, !t24) -> !t301
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t7
    %3 = call @_where_113(%2, %0#1, %cst_0) : (!t301, !t24, !t7) -> !t24
    return %3 : !t24
  }
  func.func private @_where_113(%arg0: !t301, %arg1: !t24, %arg2: !t7) -> !t24 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t7) -> !t24
    %1 = stablehlo.select %arg0, %arg1, %0 : !t301, !t24
    return %1 : !t24
  }
  func.func private @_block_114(%arg0: !t9, %arg1: !t80, %arg2: !t34, %arg3: !t68, %arg4: !t37, %arg5: !t34, %arg6: !t24, %arg7: !t38, %arg8: !t85, %arg9: !t81, %arg10: !t85, %arg11: !t23, %arg12: !t23) -> (!t9, !t80, !t37, !t38, !t81) {
    %0 = call @_relu_backward_110(%arg11, %arg12) : (!t23, !t23) -> !t23
    %1 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (!t85) -> !t23 loc(#l331)
    %2 = stablehlo.multiply %0, %1 : !t23 loc(#l331)
    %3 = stablehlo.convert %arg9 : (!t81) -> !t238 loc(#l328)
    %4 = stablehlo.reverse %3, dims = [0, 1] : !t238 loc(#l350)
    %5 = stablehlo.convolution(%2, %4) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t23, !t238) -> !t9 loc(#l351)
    %6 = stablehlo.convolution(%arg0, %2) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t23) -> !t81 loc(#l329)
    %7 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1, 2, 3] : (!t85) -> !t23 loc(#l326)
    %8 = stablehlo.multiply %0, %7 : !t23 loc(#l326)
    %9 = stablehlo.convert %arg7 : (!t38) -> !t176 loc(#l323)
    %10 = stablehlo.reverse %9, dims = [0, 1] : !t176 loc(#l341)
    %11 = stablehlo.convolution(%8, %10) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t23, !t176) -> !t24 loc(#l342)
    %12 = stablehlo.convolution(%arg6, %8) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t24, !t23) -> !t38 loc(#l324)
    %13 = call @_relu_backward_112(%arg6, %11) : (!t24, !t24) -> !t24 loc(#l343)
    %14 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1, 2, 3] : (!t34) -> !t24 loc(#l320)
    %15 = stablehlo.multiply %13, %14 : !t24 loc(#l320)
    %16 = stablehlo.convert %arg4 : (!t37) -> !t175 loc(#l317)
    %17 = stablehlo.reverse %16, dims = [0, 1] : !t175 loc(#l344)
    %18 = stablehlo.convolution(%15, %17) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t24, !t175) -> !t68 loc(#l345)
    %19 = stablehlo.convolution(%arg3, %15) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t68, !t24) -> !t37 loc(#l318)
    %20 = call @_relu_backward_115(%arg3, %18) : (!t68, !t68) -> !t68 loc(#l346)
    %21 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (!t34) -> !t68 loc(#l314)
    %22 = stablehlo.multiply %20, %21 : !t68 loc(#l314)
    %23 = stablehlo.convert %arg1 : (!t80) -> !t237 loc(#l311)
    %24 = stablehlo.reverse %23, dims = [0, 1] : !t237 loc(#l347)
    %25 = stablehlo.convolution(%22, %24) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t68, !t237) -> !t9 loc(#l348)
    %26 = stablehlo.convolution(%arg0, %22) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t68) -> !t80 loc(#l312)
    %27 = stablehlo.add %5, %25 : !t9 loc(#l349)
    return %27, %26, %19, %12, %6 : !t9, !t80, !t37, !t38, !t81
  }
  func.func private @_relu_backward_115(%arg0: !t68, %arg1: !t68) -> !t68 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t68, !t68
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t68
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t68, !t68) -> !t302
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t7
    %3 = call @_where_116(%2, %0#1, %cst_0) : (!t302, !t68, !t7) -> !t68
    return %3 : !t68
  }
  func.func private @_where_116(%arg0: !t302, %arg1: !t68, %arg2: !t7) -> !t68 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t7) -> !t68
    %1 = stablehlo.select %arg0, %arg1, %0 : !t302, !t68
    return %1 : !t68
  }
  func.func private @_block_117(%arg0: !t9, %arg1: !t16, %arg2: !t17, %arg3: !t6, %arg4: !t4, %arg5: !t17, %arg6: !t6, %arg7: !t13, %arg8: !t76, %arg9: !t9, %arg10: !t9) -> (!t9, !t16, !t4, !t13) {
    %0 = call @_relu_backward_118(%arg9, %arg10) : (!t9, !t9) -> !t9
    %1 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1, 2, 3] : (!t76) -> !t9 loc(#l326)
    %2 = stablehlo.multiply %0, %1 : !t9 loc(#l326)
    %3 = stablehlo.convert %arg7 : (!t13) -> !t174 loc(#l323)
    %4 = stablehlo.reverse %3, dims = [0, 1] : !t174 loc(#l341)
    %5 = stablehlo.convolution(%2, %4) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t174) -> !t6 loc(#l342)
    %6 = stablehlo.convolution(%arg6, %2) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t6, !t9) -> !t13 loc(#l324)
    %7 = call @_relu_backward_103(%arg6, %5) : (!t6, !t6) -> !t6 loc(#l343)
    %8 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1, 2, 3] : (!t17) -> !t6 loc(#l320)
    %9 = stablehlo.multiply %7, %8 : !t6 loc(#l320)
    %10 = stablehlo.convert %arg4 : (!t4) -> !t35 loc(#l317)
    %11 = stablehlo.reverse %10, dims = [0, 1] : !t35 loc(#l344)
    %12 = stablehlo.convolution(%9, %11) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t6, !t35) -> !t6 loc(#l345)
    %13 = stablehlo.convolution(%arg3, %9) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t6, !t6) -> !t4 loc(#l318)
    %14 = call @_relu_backward_103(%arg3, %12) : (!t6, !t6) -> !t6 loc(#l346)
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (!t17) -> !t6 loc(#l314)
    %16 = stablehlo.multiply %14, %15 : !t6 loc(#l314)
    %17 = stablehlo.convert %arg1 : (!t16) -> !t159 loc(#l311)
    %18 = stablehlo.reverse %17, dims = [0, 1] : !t159 loc(#l347)
    %19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t6, !t159) -> !t9 loc(#l348)
    %20 = stablehlo.convolution(%arg0, %16) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t6) -> !t16 loc(#l312)
    %21 = stablehlo.add %0, %19 : !t9 loc(#l349)
    return %21, %20, %13, %6 : !t9, !t16, !t4, !t13
  }
  func.func private @_relu_backward_118(%arg0: !t9, %arg1: !t9) -> !t9 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t9, !t9
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t9
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t9, !t9) -> !t303
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t7
    %3 = call @_where_119(%2, %0#1, %cst_0) : (!t303, !t9, !t7) -> !t9
    return %3 : !t9
  }
  func.func private @_where_119(%arg0: !t303, %arg1: !t9, %arg2: !t7) -> !t9 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t7) -> !t9
    %1 = stablehlo.select %arg0, %arg1, %0 : !t303, !t9
    return %1 : !t9
  }
  func.func private @_block_120(%arg0: !t12, %arg1: !t55, %arg2: !t17, %arg3: !t20, %arg4: !t4, %arg5: !t17, %arg6: !t6, %arg7: !t13, %arg8: !t76, %arg9: !t79, %arg10: !t76, %arg11: !t9, %arg12: !t9) -> (!t12, !t55, !t4, !t13, !t79) {
    %0 = call @_relu_backward_118(%arg11, %arg12) : (!t9, !t9) -> !t9
    %1 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (!t76) -> !t9 loc(#l331)
    %2 = stablehlo.multiply %0, %1 : !t9 loc(#l331)
    %3 = stablehlo.convert %arg9 : (!t79) -> !t236 loc(#l328)
    %4 = stablehlo.reverse %3, dims = [0, 1] : !t236 loc(#l350)
    %5 = stablehlo.convolution(%2, %4) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t236) -> !t12 loc(#l351)
    %6 = stablehlo.convolution(%arg0, %2) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t9) -> !t79 loc(#l329)
    %7 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1, 2, 3] : (!t76) -> !t9 loc(#l326)
    %8 = stablehlo.multiply %0, %7 : !t9 loc(#l326)
    %9 = stablehlo.convert %arg7 : (!t13) -> !t174 loc(#l323)
    %10 = stablehlo.reverse %9, dims = [0, 1] : !t174 loc(#l341)
    %11 = stablehlo.convolution(%8, %10) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t9, !t174) -> !t6 loc(#l342)
    %12 = stablehlo.convolution(%arg6, %8) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t6, !t9) -> !t13 loc(#l324)
    %13 = call @_relu_backward_103(%arg6, %11) : (!t6, !t6) -> !t6 loc(#l343)
    %14 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1, 2, 3] : (!t17) -> !t6 loc(#l320)
    %15 = stablehlo.multiply %13, %14 : !t6 loc(#l320)
    %16 = stablehlo.convert %arg4 : (!t4) -> !t35 loc(#l317)
    %17 = stablehlo.reverse %16, dims = [0, 1] : !t35 loc(#l344)
    %18 = stablehlo.convolution(%15, %17) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t6, !t35) -> !t20 loc(#l345)
    %19 = stablehlo.convolution(%arg3, %15) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t6) -> !t4 loc(#l318)
    %20 = call @_relu_backward_105(%arg3, %18) : (!t20, !t20) -> !t20 loc(#l346)
    %21 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (!t17) -> !t20 loc(#l314)
    %22 = stablehlo.multiply %20, %21 : !t20 loc(#l314)
    %23 = stablehlo.convert %arg1 : (!t55) -> !t160 loc(#l311)
    %24 = stablehlo.reverse %23, dims = [0, 1] : !t160 loc(#l347)
    %25 = stablehlo.convolution(%22, %24) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t20, !t160) -> !t12 loc(#l348)
    %26 = stablehlo.convolution(%arg0, %22) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t20) -> !t55 loc(#l312)
    %27 = stablehlo.add %5, %25 : !t12 loc(#l349)
    return %27, %26, %19, %12, %6 : !t12, !t55, !t4, !t13, !t79
  }
  func.func private @_block_121(%arg0: !t12, %arg1: !t50, %arg2: !t60, %arg3: !t21, %arg4: !t26, %arg5: !t60, %arg6: !t21, %arg7: !t27, %arg8: !t34, %arg9: !t12, %arg10: !t12) -> (!t12, !t50, !t26, !t27) {
    %0 = call @_relu_backward_122(%arg9, %arg10) : (!t12, !t12) -> !t12
    %1 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1, 2, 3] : (!t34) -> !t12 loc(#l326)
    %2 = stablehlo.multiply %0, %1 : !t12 loc(#l326)
    %3 = stablehlo.convert %arg7 : (!t27) -> !t173 loc(#l323)
    %4 = stablehlo.reverse %3, dims = [0, 1] : !t173 loc(#l341)
    %5 = stablehlo.convolution(%2, %4) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t173) -> !t21 loc(#l342)
    %6 = stablehlo.convolution(%arg6, %2) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t21, !t12) -> !t27 loc(#l324)
    %7 = call @_relu_backward_124(%arg6, %5) : (!t21, !t21) -> !t21 loc(#l343)
    %8 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1, 2, 3] : (!t60) -> !t21 loc(#l320)
    %9 = stablehlo.multiply %7, %8 : !t21 loc(#l320)
    %10 = stablehlo.convert %arg4 : (!t26) -> !t172 loc(#l317)
    %11 = stablehlo.reverse %10, dims = [0, 1] : !t172 loc(#l344)
    %12 = stablehlo.convolution(%9, %11) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t21, !t172) -> !t21 loc(#l345)
    %13 = stablehlo.convolution(%arg3, %9) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t21, !t21) -> !t26 loc(#l318)
    %14 = call @_relu_backward_124(%arg3, %12) : (!t21, !t21) -> !t21 loc(#l346)
    %15 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (!t60) -> !t21 loc(#l314)
    %16 = stablehlo.multiply %14, %15 : !t21 loc(#l314)
    %17 = stablehlo.convert %arg1 : (!t50) -> !t235 loc(#l311)
    %18 = stablehlo.reverse %17, dims = [0, 1] : !t235 loc(#l347)
    %19 = stablehlo.convolution(%16, %18) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t21, !t235) -> !t12 loc(#l348)
    %20 = stablehlo.convolution(%arg0, %16) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t21) -> !t50 loc(#l312)
    %21 = stablehlo.add %0, %19 : !t12 loc(#l349)
    return %21, %20, %13, %6 : !t12, !t50, !t26, !t27
  }
  func.func private @_relu_backward_122(%arg0: !t12, %arg1: !t12) -> !t12 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t12, !t12
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t12
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t12, !t12) -> !t304
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t7
    %3 = call @_where_123(%2, %0#1, %cst_0) : (!t304, !t12, !t7) -> !t12
    return %3 : !t12
  }
  func.func private @_where_123(%arg0: !t304, %arg1: !t12, %arg2: !t7) -> !t12 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t7) -> !t12
    %1 = stablehlo.select %arg0, %arg1, %0 : !t304, !t12
    return %1 : !t12
  }
  func.func private @_relu_backward_124(%arg0: !t21, %arg1: !t21) -> !t21 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t21, !t21
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t21
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t21, !t21) -> !t305
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t7
    %3 = call @_where_125(%2, %0#1, %cst_0) : (!t305, !t21, !t7) -> !t21
    return %3 : !t21
  }
  func.func private @_where_125(%arg0: !t305, %arg1: !t21, %arg2: !t7) -> !t21 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t7) -> !t21
    %1 = stablehlo.select %arg0, %arg1, %0 : !t305, !t21
    return %1 : !t21
  }
  func.func private @_block_126(%arg0: !t14, %arg1: !t77, %arg2: !t60, %arg3: !t67, %arg4: !t26, %arg5: !t60, %arg6: !t21, %arg7: !t27, %arg8: !t34, %arg9: !t78, %arg10: !t34, %arg11: !t12, %arg12: !t12) -> (!t77, !t26, !t27, !t78) {
    %0 = call @_relu_backward_122(%arg11, %arg12) : (!t12, !t12) -> !t12
    %1 = stablehlo.broadcast_in_dim %arg10, dims = [0, 1, 2, 3] : (!t34) -> !t12 loc(#l331)
    %2 = stablehlo.multiply %0, %1 : !t12 loc(#l331)
    %3 = stablehlo.convert %arg9 : (!t78) -> !t234 loc(#l328)
    %4 = stablehlo.reverse %3, dims = [0, 1] : !t234 loc(#l350)
    %5 = stablehlo.convolution(%2, %4) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t234) -> !t14 loc(#l351)
    %6 = stablehlo.convolution(%arg0, %2) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t12) -> !t78 loc(#l329)
    %7 = stablehlo.broadcast_in_dim %arg8, dims = [0, 1, 2, 3] : (!t34) -> !t12 loc(#l326)
    %8 = stablehlo.multiply %0, %7 : !t12 loc(#l326)
    %9 = stablehlo.convert %arg7 : (!t27) -> !t173 loc(#l323)
    %10 = stablehlo.reverse %9, dims = [0, 1] : !t173 loc(#l341)
    %11 = stablehlo.convolution(%8, %10) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t12, !t173) -> !t21 loc(#l342)
    %12 = stablehlo.convolution(%arg6, %8) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t21, !t12) -> !t27 loc(#l324)
    %13 = call @_relu_backward_124(%arg6, %11) : (!t21, !t21) -> !t21 loc(#l343)
    %14 = stablehlo.broadcast_in_dim %arg5, dims = [0, 1, 2, 3] : (!t60) -> !t21 loc(#l320)
    %15 = stablehlo.multiply %13, %14 : !t21 loc(#l320)
    %16 = stablehlo.convert %arg4 : (!t26) -> !t172 loc(#l317)
    %17 = stablehlo.reverse %16, dims = [0, 1] : !t172 loc(#l344)
    %18 = stablehlo.convolution(%15, %17) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 2], [1, 2]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t21, !t172) -> !t67 loc(#l345)
    %19 = stablehlo.convolution(%arg3, %15) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 0], [1, 0]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t67, !t21) -> !t26 loc(#l318)
    %20 = call @_relu_backward_127(%arg3, %18) : (!t67, !t67) -> !t67 loc(#l346)
    %21 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2, 3] : (!t60) -> !t67 loc(#l314)
    %22 = stablehlo.multiply %20, %21 : !t67 loc(#l314)
    %23 = stablehlo.convert %arg1 : (!t77) -> !t233 loc(#l311)
    %24 = stablehlo.reverse %23, dims = [0, 1] : !t233 loc(#l347)
    %25 = stablehlo.convolution(%22, %24) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t67, !t233) -> !t14 loc(#l348)
    %26 = stablehlo.convolution(%arg0, %22) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (!t14, !t67) -> !t77 loc(#l312)
    return %26, %19, %12, %6 : !t77, !t26, !t27, !t78
  }
  func.func private @_relu_backward_127(%arg0: !t67, %arg1: !t67) -> !t67 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t67, !t67
    %cst = stablehlo.constant dense<0.000000e+00> : !t7
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t7) -> !t67
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t67, !t67) -> !t306
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t7
    %3 = call @_where_128(%2, %0#1, %cst_0) : (!t306, !t67, !t7) -> !t67
    return %3 : !t67
  }
  func.func private @_where_128(%arg0: !t306, %arg1: !t67, %arg2: !t7) -> !t67 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t7) -> !t67
    %1 = stablehlo.select %arg0, %arg1, %0 : !t306, !t67
    return %1 : !t67
  }
  func.func private @one(%arg0: !t70, %arg1: !t70, %arg2: !t70, %arg3: !t0) -> (!t70, !t70) {
    %cst = stablehlo.constant dense<2.000000e+00> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t70
    %1 = stablehlo.multiply %0, %arg1 : !t70
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t70
    %3 = stablehlo.multiply %2, %arg2 : !t70
    %4 = stablehlo.add %3, %1 : !t70
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t70
    %6 = stablehlo.multiply %5, %4 : !t70
    %7 = stablehlo.subtract %arg0, %6 : !t70
    return %7, %4 : !t70, !t70
  }
  func.func private @one_129(%arg0: !t88, %arg1: !t88, %arg2: !t88, %arg3: !t0) -> (!t88, !t88) {
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
  func.func private @one_131(%arg0: !t89, %arg1: !t89, %arg2: !t89, %arg3: !t0) -> (!t89, !t89) {
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
  func.func private @one_132(%arg0: !t90, %arg1: !t90, %arg2: !t90, %arg3: !t0) -> (!t90, !t90) {
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
  func.func private @one_133(%arg0: !t99, %arg1: !t99, %arg2: !t99, %arg3: !t0) -> (!t99, !t99) {
    %cst = stablehlo.constant dense<2.000000e+00> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t99
    %1 = stablehlo.multiply %0, %arg1 : !t99
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t99
    %3 = stablehlo.multiply %2, %arg2 : !t99
    %4 = stablehlo.add %3, %1 : !t99
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t99
    %6 = stablehlo.multiply %5, %4 : !t99
    %7 = stablehlo.subtract %arg0, %6 : !t99
    return %7, %4 : !t99, !t99
  }
  func.func private @one_134(%arg0: !t91, %arg1: !t91, %arg2: !t91, %arg3: !t0) -> (!t91, !t91) {
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
  func.func private @one_135(%arg0: !t92, %arg1: !t92, %arg2: !t92, %arg3: !t0) -> (!t92, !t92) {
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
  func.func private @one_138(%arg0: !t93, %arg1: !t93, %arg2: !t93, %arg3: !t0) -> (!t93, !t93) {
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
  func.func private @one_139(%arg0: !t72, %arg1: !t72, %arg2: !t72, %arg3: !t0) -> (!t72, !t72) {
    %cst = stablehlo.constant dense<2.000000e+00> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t72
    %1 = stablehlo.multiply %0, %arg1 : !t72
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t72
    %3 = stablehlo.multiply %2, %arg2 : !t72
    %4 = stablehlo.add %3, %1 : !t72
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t72
    %6 = stablehlo.multiply %5, %4 : !t72
    %7 = stablehlo.subtract %arg0, %6 : !t72
    return %7, %4 : !t72, !t72
  }
  func.func private @one_140(%arg0: !t62, %arg1: !t62, %arg2: !t62, %arg3: !t0) -> (!t62, !t62) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t62
    %1 = stablehlo.multiply %0, %arg0 : !t62
    %2 = stablehlo.add %arg1, %1 : !t62
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t62
    %4 = stablehlo.multiply %3, %arg2 : !t62
    %5 = stablehlo.add %4, %2 : !t62
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t62
    %7 = stablehlo.multiply %6, %5 : !t62
    %8 = stablehlo.subtract %arg0, %7 : !t62
    return %8, %5 : !t62, !t62
  }
  func.func private @one_141(%arg0: !t73, %arg1: !t73, %arg2: !t73, %arg3: !t0) -> (!t73, !t73) {
    %cst = stablehlo.constant dense<2.000000e+00> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t73
    %1 = stablehlo.multiply %0, %arg1 : !t73
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t73
    %3 = stablehlo.multiply %2, %arg2 : !t73
    %4 = stablehlo.add %3, %1 : !t73
    %5 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t73
    %6 = stablehlo.multiply %5, %4 : !t73
    %7 = stablehlo.subtract %arg0, %6 : !t73
    return %7, %4 : !t73, !t73
  }
  func.func private @one_142(%arg0: !t63, %arg1: !t63, %arg2: !t63, %arg3: !t0) -> (!t63, !t63) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t63
    %1 = stablehlo.multiply %0, %arg0 : !t63
    %2 = stablehlo.add %arg1, %1 : !t63
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t63
    %4 = stablehlo.multiply %3, %arg2 : !t63
    %5 = stablehlo.add %4, %2 : !t63
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t63
    %7 = stablehlo.multiply %6, %5 : !t63
    %8 = stablehlo.subtract %arg0, %7 : !t63
    return %8, %5 : !t63, !t63
  }
  func.func private @one_143(%arg0: !t94, %arg1: !t94, %arg2: !t94, %arg3: !t0) -> (!t94, !t94) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t94
    %1 = stablehlo.multiply %0, %arg0 : !t94
    %2 = stablehlo.add %arg1, %1 : !t94
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t94
    %4 = stablehlo.multiply %3, %arg2 : !t94
    %5 = stablehlo.add %4, %2 : !t94
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t94
    %7 = stablehlo.multiply %6, %5 : !t94
    %8 = stablehlo.subtract %arg0, %7 : !t94
    return %8, %5 : !t94, !t94
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
  func.func private @one_146(%arg0: !t95, %arg1: !t95, %arg2: !t95, %arg3: !t0) -> (!t95, !t95) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t95
    %1 = stablehlo.multiply %0, %arg0 : !t95
    %2 = stablehlo.add %arg1, %1 : !t95
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t95
    %4 = stablehlo.multiply %3, %arg2 : !t95
    %5 = stablehlo.add %4, %2 : !t95
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t95
    %7 = stablehlo.multiply %6, %5 : !t95
    %8 = stablehlo.subtract %arg0, %7 : !t95
    return %8, %5 : !t95, !t95
  }
  func.func private @one_147(%arg0: !t77, %arg1: !t77, %arg2: !t77, %arg3: !t0) -> (!t77, !t77) {
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
  func.func private @one_148(%arg0: !t26, %arg1: !t26, %arg2: !t26, %arg3: !t0) -> (!t26, !t26) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t26
    %1 = stablehlo.multiply %0, %arg0 : !t26
    %2 = stablehlo.add %arg1, %1 : !t26
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t26
    %4 = stablehlo.multiply %3, %arg2 : !t26
    %5 = stablehlo.add %4, %2 : !t26
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t26
    %7 = stablehlo.multiply %6, %5 : !t26
    %8 = stablehlo.subtract %arg0, %7 : !t26
    return %8, %5 : !t26, !t26
  }
  func.func private @one_149(%arg0: !t27, %arg1: !t27, %arg2: !t27, %arg3: !t0) -> (!t27, !t27) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t27
    %1 = stablehlo.multiply %0, %arg0 : !t27
    %2 = stablehlo.add %arg1, %1 : !t27
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t27
    %4 = stablehlo.multiply %3, %arg2 : !t27
    %5 = stablehlo.add %4, %2 : !t27
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t27
    %7 = stablehlo.multiply %6, %5 : !t27
    %8 = stablehlo.subtract %arg0, %7 : !t27
    return %8, %5 : !t27, !t27
  }
  func.func private @one_150(%arg0: !t78, %arg1: !t78, %arg2: !t78, %arg3: !t0) -> (!t78, !t78) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t78
    %1 = stablehlo.multiply %0, %arg0 : !t78
    %2 = stablehlo.add %arg1, %1 : !t78
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t78
    %4 = stablehlo.multiply %3, %arg2 : !t78
    %5 = stablehlo.add %4, %2 : !t78
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t78
    %7 = stablehlo.multiply %6, %5 : !t78
    %8 = stablehlo.subtract %arg0, %7 : !t78
    return %8, %5 : !t78, !t78
  }
  func.func private @one_151(%arg0: !t50, %arg1: !t50, %arg2: !t50, %arg3: !t0) -> (!t50, !t50) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t50
    %1 = stablehlo.multiply %0, %arg0 : !t50
    %2 = stablehlo.add %arg1, %1 : !t50
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t50
    %4 = stablehlo.multiply %3, %arg2 : !t50
    %5 = stablehlo.add %4, %2 : !t50
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t50
    %7 = stablehlo.multiply %6, %5 : !t50
    %8 = stablehlo.subtract %arg0, %7 : !t50
    return %8, %5 : !t50, !t50
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
  func.func private @one_153(%arg0: !t79, %arg1: !t79, %arg2: !t79, %arg3: !t0) -> (!t79, !t79) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t79
    %1 = stablehlo.multiply %0, %arg0 : !t79
    %2 = stablehlo.add %arg1, %1 : !t79
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t79
    %4 = stablehlo.multiply %3, %arg2 : !t79
    %5 = stablehlo.add %4, %2 : !t79
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t79
    %7 = stablehlo.multiply %6, %5 : !t79
    %8 = stablehlo.subtract %arg0, %7 : !t79
    return %8, %5 : !t79, !t79
  }
  func.func private @one_154(%arg0: !t80, %arg1: !t80, %arg2: !t80, %arg3: !t0) -> (!t80, !t80) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t80
    %1 = stablehlo.multiply %0, %arg0 : !t80
    %2 = stablehlo.add %arg1, %1 : !t80
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t80
    %4 = stablehlo.multiply %3, %arg2 : !t80
    %5 = stablehlo.add %4, %2 : !t80
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t80
    %7 = stablehlo.multiply %6, %5 : !t80
    %8 = stablehlo.subtract %arg0, %7 : !t80
    return %8, %5 : !t80, !t80
  }
  func.func private @one_155(%arg0: !t37, %arg1: !t37, %arg2: !t37, %arg3: !t0) -> (!t37, !t37) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
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
  func.func private @one_156(%arg0: !t38, %arg1: !t38, %arg2: !t38, %arg3: !t0) -> (!t38, !t38) {
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
  func.func private @one_157(%arg0: !t81, %arg1: !t81, %arg2: !t81, %arg3: !t0) -> (!t81, !t81) {
    %cst = stablehlo.constant dense<9.99999974E-5> : !t0
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t0) -> !t81
    %1 = stablehlo.multiply %0, %arg0 : !t81
    %2 = stablehlo.add %arg1, %1 : !t81
    %cst_0 = stablehlo.constant dense<0.899999976> : !t0
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t0) -> !t81
    %4 = stablehlo.multiply %3, %arg2 : !t81
    %5 = stablehlo.add %4, %2 : !t81
    %6 = stablehlo.broadcast_in_dim %arg3, dims = [] : (!t0) -> !t81
    %7 = stablehlo.multiply %6, %5 : !t81
    %8 = stablehlo.subtract %arg0, %7 : !t81
    return %8, %5 : !t81, !t81
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
#l45 = loc("jit(step)/jvp(proposals/level2)/convert_element_type")
#l46 = loc("jit(step)/jvp(proposals/level2)/conv_general_dilated")
#l47 = loc("jit(step)/jvp(proposals/level2)/broadcast_in_dim")
#l48 = loc("jit(step)/jvp(proposals/level2)/add")
#l49 = loc("jit(step)/jvp(proposals/level2)/jit(_relu)")
#l50 = loc("jit(step)/jvp(proposals/level3)/convert_element_type")
#l51 = loc("jit(step)/jvp(proposals/level3)/conv_general_dilated")
#l52 = loc("jit(step)/jvp(proposals/level3)/broadcast_in_dim")
#l53 = loc("jit(step)/jvp(proposals/level3)/add")
#l54 = loc("jit(step)/jvp(proposals/level3)/jit(_relu)")
#l55 = loc("jit(step)/jvp(proposals/level4)/convert_element_type")
#l56 = loc("jit(step)/jvp(proposals/level4)/conv_general_dilated")
#l57 = loc("jit(step)/jvp(proposals/level4)/broadcast_in_dim")
#l58 = loc("jit(step)/jvp(proposals/level4)/add")
#l59 = loc("jit(step)/jvp(proposals/level4)/jit(_relu)")
#l60 = loc("jit(step)/jvp(proposals/level5)/convert_element_type")
#l61 = loc("jit(step)/jvp(proposals/level5)/conv_general_dilated")
#l62 = loc("jit(step)/jvp(proposals/level5)/broadcast_in_dim")
#l63 = loc("jit(step)/jvp(proposals/level5)/add")
#l64 = loc("jit(step)/jvp(proposals/level5)/jit(_relu)")
#l65 = loc("jit(step)/jvp(proposals/level6)/convert_element_type")
#l66 = loc("jit(step)/jvp(proposals/level6)/conv_general_dilated")
#l67 = loc("jit(step)/jvp(proposals/level6)/broadcast_in_dim")
#l68 = loc("jit(step)/jvp(proposals/level6)/add")
#l69 = loc("jit(step)/jvp(proposals/level6)/jit(_relu)")
#l70 = loc("jit(step)/jvp(proposals/losses)/slice")
#l71 = loc("jit(step)/jvp(proposals/losses)/reshape")
#l72 = loc("jit(step)/jvp(proposals/losses)/convert_element_type")
#l73 = loc("jit(step)/jvp(proposals/losses)/jit(_entropy)")
#l74 = loc("jit(step)/jvp(proposals/losses)/ge")
#l75 = loc("jit(step)/jvp(proposals/losses)/mul")
#l76 = loc("jit(step)/jvp(proposals/losses)/reduce_sum")
#l77 = loc("jit(step)/jvp(proposals/losses)/add")
#l78 = loc("jit(step)/jvp(proposals/losses)/div")
#l79 = loc("jit(step)/jvp(proposals/losses)/jit(_distance)")
#l80 = loc("jit(step)/jvp(proposals/losses)/ne")
#l81 = loc("jit(step)/jvp(regions)/jit(_of_level)")
#l82 = loc("jit(step)/jvp(regions)/stack")
#l83 = loc("jit(step)/jvp(regions)/slice")
#l84 = loc("jit(step)/jvp(regions)/broadcast_in_dim")
#l85 = loc("jit(step)/jvp(regions)/jit(_left)")
#l86 = loc("jit(step)/jvp(regions)/jit(_left_by)")
#l87 = loc("jit(step)/jvp(regions)/mul")
#l88 = loc("jit(step)/jvp(regions)/concatenate")
#l89 = loc("jit(step)/jvp(regions)/squeeze")
#l90 = loc("jit(step)/jvp(regions)/sub")
#l91 = loc("jit(step)/jvp(regions)/max")
#l92 = loc("jit(step)/jvp(regions)/gt")
#l93 = loc("jit(step)/jvp(regions)/convert_element_type")
#l94 = loc("jit(step)/jvp(regions)/reshape")
#l95 = loc("jit(step)/jvp(regions)/top_k")
#l96 = loc("jit(step)/jvp(regions)/jit(take_along_axis)")
#l97 = loc("jit(step)/jvp(regions)/jit(sampled)")
#l98 = loc("jit(step)/jvp(boxes)/jit(_points)")
#l99 = loc("jit(step)/jvp(boxes)/reshape")
#l100 = loc("jit(step)/jvp(boxes)/concatenate")
#l101 = loc("jit(step)/jvp(boxes)/convert_element_type")
#l102 = loc("jit(step)/jvp(boxes)/jit(_cropped)")
#l103 = loc("jit(step)/jvp(boxes)/dot_general")
#l104 = loc("jit(step)/jvp(boxes)/broadcast_in_dim")
#l105 = loc("jit(step)/jvp(boxes)/add")
#l106 = loc("jit(step)/jvp(boxes)/jit(_relu)")
#l107 = loc("jit(step)/jvp(boxes)/jit(_cross_entropy)")
#l108 = loc("jit(step)/jvp(boxes)/mul")
#l109 = loc("jit(step)/jvp(boxes)/iota")
#l110 = loc("jit(step)/jvp(boxes)/eq")
#l111 = loc("jit(step)/jvp(boxes)/slice")
#l112 = loc("jit(step)/jvp(boxes)/squeeze")
#l113 = loc("jit(step)/jvp(boxes)/sub")
#l114 = loc("jit(step)/jvp(boxes)/max")
#l115 = loc("jit(step)/jvp(boxes)/div")
#l116 = loc("jit(step)/jvp(boxes)/log")
#l117 = loc("jit(step)/jvp(boxes)/stack")
#l118 = loc("jit(step)/jvp(boxes)/gt")
#l119 = loc("jit(step)/jvp(boxes)/jit(_distance)")
#l120 = loc("jit(step)/jvp(boxes)/reduce_sum")
#l121 = loc("jit(step)/jvp(masks)/slice")
#l122 = loc("jit(step)/jvp(masks)/jit(cropped_masks)")
#l123 = loc("jit(step)/jvp(masks)/jit(_points)")
#l124 = loc("jit(step)/jvp(masks)/reshape")
#l125 = loc("jit(step)/jvp(masks)/concatenate")
#l126 = loc("jit(step)/jvp(masks)/convert_element_type")
#l127 = loc("jit(step)/jvp(masks)/jit(_cropped)")
#l128 = loc("jit(step)/jvp(masks)/conv1/convert_element_type")
#l129 = loc("jit(step)/jvp(masks)/conv1/conv_general_dilated")
#l130 = loc("jit(step)/jvp(masks)/conv1/broadcast_in_dim")
#l131 = loc("jit(step)/jvp(masks)/conv1/add")
#l132 = loc("jit(step)/jvp(masks)/conv1/jit(_relu)")
#l133 = loc("jit(step)/jvp(masks)/conv2/convert_element_type")
#l134 = loc("jit(step)/jvp(masks)/conv2/conv_general_dilated")
#l135 = loc("jit(step)/jvp(masks)/conv2/broadcast_in_dim")
#l136 = loc("jit(step)/jvp(masks)/conv2/add")
#l137 = loc("jit(step)/jvp(masks)/conv2/jit(_relu)")
#l138 = loc("jit(step)/jvp(masks)/conv3/convert_element_type")
#l139 = loc("jit(step)/jvp(masks)/conv3/conv_general_dilated")
#l140 = loc("jit(step)/jvp(masks)/conv3/broadcast_in_dim")
#l141 = loc("jit(step)/jvp(masks)/conv3/add")
#l142 = loc("jit(step)/jvp(masks)/conv3/jit(_relu)")
#l143 = loc("jit(step)/jvp(masks)/conv4/convert_element_type")
#l144 = loc("jit(step)/jvp(masks)/conv4/conv_general_dilated")
#l145 = loc("jit(step)/jvp(masks)/conv4/broadcast_in_dim")
#l146 = loc("jit(step)/jvp(masks)/conv4/add")
#l147 = loc("jit(step)/jvp(masks)/conv4/jit(_relu)")
#l148 = loc("jit(step)/jvp(masks)/up/convert_element_type")
#l149 = loc("jit(step)/jvp(masks)/up/dot_general")
#l150 = loc("jit(step)/jvp(masks)/up/transpose")
#l151 = loc("jit(step)/jvp(masks)/up/reshape")
#l152 = loc("jit(step)/jvp(masks)/up/broadcast_in_dim")
#l153 = loc("jit(step)/jvp(masks)/up/add")
#l154 = loc("jit(step)/jvp(masks)/up/jit(_relu)")
#l155 = loc("jit(step)/jvp(masks)/classes/convert_element_type")
#l156 = loc("jit(step)/jvp(masks)/classes/conv_general_dilated")
#l157 = loc("jit(step)/jvp(masks)/classes/broadcast_in_dim")
#l158 = loc("jit(step)/jvp(masks)/classes/add")
#l159 = loc("jit(step)/jvp(masks)/classes/reshape")
#l160 = loc("jit(step)/jvp(masks)/classes/transpose")
#l161 = loc("jit(step)/jvp(masks)/classes/iota")
#l162 = loc("jit(step)/jvp(masks)/classes/eq")
#l163 = loc("jit(step)/jvp(masks)/classes/dot_general")
#l164 = loc("jit(step)/jvp(masks)/gt")
#l165 = loc("jit(step)/jvp(masks)/jit(_entropy)")
#l166 = loc("jit(step)/jvp(masks)/reduce_sum")
#l167 = loc("jit(step)/jvp(masks)/mul")
#l168 = loc("jit(step)/jvp(masks)/max")
#l169 = loc("jit(step)/jvp(masks)/div")
#l170 = loc("jit(step)/transpose(jvp(masks))/div")
#l171 = loc("jit(step)/transpose(jvp(masks))/broadcast_in_dim")
#l172 = loc("jit(step)/transpose(jvp(masks))/mul")
#l173 = loc("jit(step)/transpose(jvp(masks))/jit(_entropy)")
#l174 = loc("jit(step)/transpose(jvp(masks))/classes/dot_general")
#l175 = loc("jit(step)/transpose(jvp(masks))/classes/transpose")
#l176 = loc("jit(step)/transpose(jvp(masks))/classes/reshape")
#l177 = loc("jit(step)/transpose(jvp(masks))/classes/convert_element_type")
#l178 = loc("jit(step)/transpose(jvp(masks))/classes/reduce_sum")
#l179 = loc("jit(step)/transpose(jvp(masks))/classes/transpose()/rev")
#l180 = loc("jit(step)/transpose(jvp(masks))/classes/transpose()/conv_general_dilated")
#l181 = loc("jit(step)/transpose(jvp(masks))/classes/conv_general_dilated")
#l182 = loc("jit(step)/transpose(jvp(masks))/up/jit(_relu_backward)")
#l183 = loc("jit(step)/transpose(jvp(masks))/up/convert_element_type")
#l184 = loc("jit(step)/transpose(jvp(masks))/up/reduce_sum")
#l185 = loc("jit(step)/transpose(jvp(masks))/up/reshape")
#l186 = loc("jit(step)/transpose(jvp(masks))/up/dot_general")
#l187 = loc("jit(step)/transpose(jvp(masks))/conv4/jit(_relu_backward)")
#l188 = loc("jit(step)/transpose(jvp(masks))/conv4/convert_element_type")
#l189 = loc("jit(step)/transpose(jvp(masks))/conv4/reduce_sum")
#l190 = loc("jit(step)/transpose(jvp(masks))/conv4/transpose()/rev")
#l191 = loc("jit(step)/transpose(jvp(masks))/conv4/transpose()/conv_general_dilated")
#l192 = loc("jit(step)/transpose(jvp(masks))/conv4/conv_general_dilated")
#l193 = loc("jit(step)/transpose(jvp(masks))/conv3/jit(_relu_backward)")
#l194 = loc("jit(step)/transpose(jvp(masks))/conv3/convert_element_type")
#l195 = loc("jit(step)/transpose(jvp(masks))/conv3/reduce_sum")
#l196 = loc("jit(step)/transpose(jvp(masks))/conv3/transpose()/rev")
#l197 = loc("jit(step)/transpose(jvp(masks))/conv3/transpose()/conv_general_dilated")
#l198 = loc("jit(step)/transpose(jvp(masks))/conv3/conv_general_dilated")
#l199 = loc("jit(step)/transpose(jvp(masks))/conv2/jit(_relu_backward)")
#l200 = loc("jit(step)/transpose(jvp(masks))/conv2/convert_element_type")
#l201 = loc("jit(step)/transpose(jvp(masks))/conv2/reduce_sum")
#l202 = loc("jit(step)/transpose(jvp(masks))/conv2/transpose()/rev")
#l203 = loc("jit(step)/transpose(jvp(masks))/conv2/transpose()/conv_general_dilated")
#l204 = loc("jit(step)/transpose(jvp(masks))/conv2/conv_general_dilated")
#l205 = loc("jit(step)/transpose(jvp(masks))/conv1/jit(_relu_backward)")
#l206 = loc("jit(step)/transpose(jvp(masks))/conv1/convert_element_type")
#l207 = loc("jit(step)/transpose(jvp(masks))/conv1/reduce_sum")
#l208 = loc("jit(step)/transpose(jvp(masks))/conv1/transpose()/rev")
#l209 = loc("jit(step)/transpose(jvp(masks))/conv1/transpose()/conv_general_dilated")
#l210 = loc("jit(step)/transpose(jvp(masks))/conv1/conv_general_dilated")
#l211 = loc("jit(step)/transpose(jvp(masks))/reshape")
#l212 = loc("jit(step)/transpose(jvp(masks))/jit(_crop_backward)")
#l213 = loc("jit(step)/transpose(jvp(masks))/split")
#l214 = loc("jit(step)/transpose(jvp(boxes))/div")
#l215 = loc("jit(step)/transpose(jvp(boxes))/broadcast_in_dim")
#l216 = loc("jit(step)/transpose(jvp(boxes))/mul")
#l217 = loc("jit(step)/transpose(jvp(boxes))/jit(_distance_backward)")
#l218 = loc("jit(step)/transpose(jvp(boxes))/convert_element_type")
#l219 = loc("jit(step)/transpose(jvp(boxes))/dot_general")
#l220 = loc("jit(step)/transpose(jvp(boxes))/transpose")
#l221 = loc("jit(step)/transpose(jvp(boxes))/reshape")
#l222 = loc("jit(step)/transpose(jvp(boxes))/reduce_sum")
#l223 = loc("jit(step)/transpose(jvp(boxes))/jit(_cross_entropy_backward)")
#l224 = loc("jit(step)/transpose(jvp(boxes))/add_any")
#l225 = loc("jit(step)/transpose(jvp(boxes))/jit(_relu_backward)")
#l226 = loc("jit(step)/transpose(jvp(boxes))/jit(_crop_backward)")
#l227 = loc("jit(step)/transpose(jvp(boxes))/split")
#l228 = loc("jit(step)/transpose(jvp(proposals/losses))/div")
#l229 = loc("jit(step)/transpose(jvp(proposals/losses))/broadcast_in_dim")
#l230 = loc("jit(step)/transpose(jvp(proposals/losses))/mul")
#l231 = loc("jit(step)/transpose(jvp(proposals/losses))/jit(_distance_backward)")
#l232 = loc("jit(step)/transpose(jvp(proposals/losses))/convert_element_type")
#l233 = loc("jit(step)/transpose(jvp(proposals/losses))/jit(_entropy)")
#l234 = loc("jit(step)/transpose(jvp(proposals/level6))/convert_element_type")
#l235 = loc("jit(step)/transpose(jvp(proposals/level6))/reduce_sum")
#l236 = loc("jit(step)/transpose(jvp(proposals/level6))/transpose()/rev")
#l237 = loc("jit(step)/transpose(jvp(proposals/level6))/transpose()/conv_general_dilated")
#l238 = loc("jit(step)/transpose(jvp(proposals/level6))/conv_general_dilated")
#l239 = loc("jit(step)/transpose(jvp(proposals/level6))/add_any")
#l240 = loc("jit(step)/transpose(jvp(proposals/level6))/jit(_relu_backward)")
#l241 = loc("jit(step)/transpose(jvp(proposals/level5))/convert_element_type")
#l242 = loc("jit(step)/transpose(jvp(proposals/level5))/reduce_sum")
#l243 = loc("jit(step)/transpose(jvp(proposals/level5))/add_any")
#l244 = loc("jit(step)/transpose(jvp(proposals/level5))/transpose()/rev")
#l245 = loc("jit(step)/transpose(jvp(proposals/level5))/transpose()/conv_general_dilated")
#l246 = loc("jit(step)/transpose(jvp(proposals/level5))/conv_general_dilated")
#l247 = loc("jit(step)/transpose(jvp(proposals/level5))/jit(_relu_backward)")
#l248 = loc("jit(step)/transpose(jvp(proposals/level4))/convert_element_type")
#l249 = loc("jit(step)/transpose(jvp(proposals/level4))/reduce_sum")
#l250 = loc("jit(step)/transpose(jvp(proposals/level4))/add_any")
#l251 = loc("jit(step)/transpose(jvp(proposals/level4))/transpose()/rev")
#l252 = loc("jit(step)/transpose(jvp(proposals/level4))/transpose()/conv_general_dilated")
#l253 = loc("jit(step)/transpose(jvp(proposals/level4))/conv_general_dilated")
#l254 = loc("jit(step)/transpose(jvp(proposals/level4))/jit(_relu_backward)")
#l255 = loc("jit(step)/transpose(jvp(proposals/level3))/convert_element_type")
#l256 = loc("jit(step)/transpose(jvp(proposals/level3))/reduce_sum")
#l257 = loc("jit(step)/transpose(jvp(proposals/level3))/add_any")
#l258 = loc("jit(step)/transpose(jvp(proposals/level3))/transpose()/rev")
#l259 = loc("jit(step)/transpose(jvp(proposals/level3))/transpose()/conv_general_dilated")
#l260 = loc("jit(step)/transpose(jvp(proposals/level3))/conv_general_dilated")
#l261 = loc("jit(step)/transpose(jvp(proposals/level3))/jit(_relu_backward)")
#l262 = loc("jit(step)/transpose(jvp(proposals/level2))/convert_element_type")
#l263 = loc("jit(step)/transpose(jvp(proposals/level2))/reduce_sum")
#l264 = loc("jit(step)/transpose(jvp(proposals/level2))/add_any")
#l265 = loc("jit(step)/transpose(jvp(proposals/level2))/transpose()/rev")
#l266 = loc("jit(step)/transpose(jvp(proposals/level2))/transpose()/conv_general_dilated")
#l267 = loc("jit(step)/transpose(jvp(proposals/level2))/conv_general_dilated")
#l268 = loc("jit(step)/transpose(jvp(proposals/level2))/jit(_relu_backward)")
#l269 = loc("jit(step)/transpose(jvp(pyramid/level2))/convert_element_type")
#l270 = loc("jit(step)/transpose(jvp(pyramid/level2))/reduce_sum")
#l271 = loc("jit(step)/transpose(jvp(pyramid/level2))/transpose()/rev")
#l272 = loc("jit(step)/transpose(jvp(pyramid/level2))/transpose()/conv_general_dilated")
#l273 = loc("jit(step)/transpose(jvp(pyramid/level2))/conv_general_dilated")
#l274 = loc("jit(step)/transpose(jvp(pyramid/level2))/reshape")
#l275 = loc("jit(step)/transpose(jvp(pyramid/level3))/convert_element_type")
#l276 = loc("jit(step)/transpose(jvp(pyramid/level3))/reduce_sum")
#l277 = loc("jit(step)/transpose(jvp(pyramid/level3))/transpose()/rev")
#l278 = loc("jit(step)/transpose(jvp(pyramid/level3))/transpose()/conv_general_dilated")
#l279 = loc("jit(step)/transpose(jvp(pyramid/level3))/conv_general_dilated")
#l280 = loc("jit(step)/transpose(jvp(pyramid/level3))/add_any")
#l281 = loc("jit(step)/transpose(jvp(pyramid/level3))/reshape")
#l282 = loc("jit(step)/transpose(jvp(pyramid/level4))/convert_element_type")
#l283 = loc("jit(step)/transpose(jvp(pyramid/level4))/reduce_sum")
#l284 = loc("jit(step)/transpose(jvp(pyramid/level4))/transpose()/rev")
#l285 = loc("jit(step)/transpose(jvp(pyramid/level4))/transpose()/conv_general_dilated")
#l286 = loc("jit(step)/transpose(jvp(pyramid/level4))/conv_general_dilated")
#l287 = loc("jit(step)/transpose(jvp(pyramid/level4))/add_any")
#l288 = loc("jit(step)/transpose(jvp(pyramid/level4))/reshape")
#l289 = loc("jit(step)/transpose(jvp(pyramid/level5))/convert_element_type")
#l290 = loc("jit(step)/transpose(jvp(pyramid/level5))/reduce_sum")
#l291 = loc("jit(step)/transpose(jvp(pyramid/level5))/transpose()/rev")
#l292 = loc("jit(step)/transpose(jvp(pyramid/level5))/transpose()/conv_general_dilated")
#l293 = loc("jit(step)/transpose(jvp(pyramid/level5))/conv_general_dilated")
#l294 = loc("jit(step)/transpose(jvp(pyramid/level5))/add_any")
#l295 = loc("jit(step)/transpose(jvp(stage4_2))/jit(_block)")
#l296 = loc("jit(step)/transpose(jvp(stage4_1))/jit(_block)")
#l297 = loc("jit(step)/transpose(jvp(stage4_0))/jit(_block)")
#l298 = loc("jit(step)/transpose(jvp(stage4_0))/add_any")
#l299 = loc("jit(step)/transpose(jvp(stage3_5))/jit(_block)")
#l300 = loc("jit(step)/transpose(jvp(stage3_4))/jit(_block)")
#l301 = loc("jit(step)/transpose(jvp(stage3_3))/jit(_block)")
#l302 = loc("jit(step)/transpose(jvp(stage3_2))/jit(_block)")
#l303 = loc("jit(step)/transpose(jvp(stage3_1))/jit(_block)")
#l304 = loc("jit(step)/transpose(jvp(stage3_0))/jit(_block)")
#l305 = loc("jit(step)/transpose(jvp(stage3_0))/add_any")
#l306 = loc("jit(step)/transpose(jvp(stage2_3))/jit(_block)")
#l307 = loc("jit(step)/transpose(jvp(stage2_2))/jit(_block)")
#l308 = loc("jit(step)/transpose(jvp(stage2_1))/jit(_block)")
#l309 = loc("jit(step)/transpose(jvp(stage2_0))/jit(_block)")
#l310 = loc("jit(step)/optimizer/jit(one)")
#l311 = loc("conv1/convert_element_type")
#l312 = loc("conv1/conv_general_dilated")
#l313 = loc("conv1/broadcast_in_dim")
#l314 = loc("conv1/mul")
#l315 = loc("conv1/add")
#l316 = loc("conv1/jit(_relu)")
#l317 = loc("conv2/convert_element_type")
#l318 = loc("conv2/conv_general_dilated")
#l319 = loc("conv2/broadcast_in_dim")
#l320 = loc("conv2/mul")
#l321 = loc("conv2/add")
#l322 = loc("conv2/jit(_relu)")
#l323 = loc("conv3/convert_element_type")
#l324 = loc("conv3/conv_general_dilated")
#l325 = loc("conv3/broadcast_in_dim")
#l326 = loc("conv3/mul")
#l327 = loc("conv3/add")
#l328 = loc("shortcut/convert_element_type")
#l329 = loc("shortcut/conv_general_dilated")
#l330 = loc("shortcut/broadcast_in_dim")
#l331 = loc("shortcut/mul")
#l332 = loc("shortcut/add")
#l333 = loc("while/cond/lt")
#l334 = loc("while/body/closed_call")
#l335 = loc("while/body/add")
#l336 = loc("vmap()/lt")
#l337 = loc("vmap()/add")
#l338 = loc("vmap()/select_n")
#l339 = loc("vmap()/broadcast_in_dim")
#l340 = loc("vmap()/scatter-add")
#l341 = loc("conv3/transpose()/rev")
#l342 = loc("conv3/transpose()/conv_general_dilated")
#l343 = loc("conv2/jit(_relu_backward)")
#l344 = loc("conv2/transpose()/rev")
#l345 = loc("conv2/transpose()/conv_general_dilated")
#l346 = loc("conv1/jit(_relu_backward)")
#l347 = loc("conv1/transpose()/rev")
#l348 = loc("conv1/transpose()/conv_general_dilated")
#l349 = loc("conv1/add_any")
#l350 = loc("shortcut/transpose()/rev")
#l351 = loc("shortcut/transpose()/conv_general_dilated")
