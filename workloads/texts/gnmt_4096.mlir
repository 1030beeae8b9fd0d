!t0 = tensor<4096xf32>
!t1 = tensor<f32>
!t2 = tensor<1024x4x1024xf32>
!t3 = tensor<4096x1024xf32>
!t4 = tensor<48x4096x1024xbf16>
!t5 = tensor<i32>
!t6 = tensor<48x4096x4x1024xbf16>
!t7 = tensor<2048x4x1024xf32>
!t8 = tensor<48x4096x1024xf32>
!t9 = tensor<1024xf32>
!t10 = tensor<4096x1024xbf16>
!t11 = tensor<32320x1024xf32>
!t12 = tensor<1024x1024xf32>
!t13 = tensor<4096x4x1024xbf16>
!t14 = tensor<4096x1x1024xf32>
!t15 = tensor<32320xf32>
!t16 = tensor<1024x4x1024xbf16>
!t17 = tensor<48x4096xi32>
!t18 = tensor<bf16>
!t19 = tensor<48x4096x2048xbf16>
!t20 = tensor<48x4096x32320xf32>
!t21 = tensor<48x4096xf32>
!t22 = tensor<4x1024xf32>
!t23 = tensor<4096x1x48x48xbf16>
!t24 = tensor<4096x4x1024xf32>
!t25 = tensor<4096x1x48x48xf32>
!t26 = tensor<4096x48xi32>
!t27 = tensor<48x4096x32320xbf16>
!t28 = tensor<48x48x4096x1024xbf16>
!t29 = tensor<4096x48x48xbf16>
!t30 = tensor<4096x1x1024xbf16>
!t31 = tensor<1024xbf16>
!t32 = tensor<4x1024xbf16>
!t33 = tensor<1x1x4x1024xbf16>
!t34 = tensor<48x4096x4x1024xf32>
!t35 = tensor<4096x48xf32>
!t36 = tensor<47x4096x1024xbf16>
!t37 = tensor<48x4096xi1>
!t38 = tensor<48x4096x1xi32>
!t39 = tensor<1024x1024xbf16>
!t40 = tensor<i1>
!t41 = tensor<48x4096x32320xi32>
!t42 = tensor<48x4096x32320xi1>
!t43 = tensor<47x4096x1024xf32>
!t44 = tensor<4096x1024x48xbf16>
!t45 = tensor<4096x48xi1>
!t46 = tensor<4096x1x48xf32>
!t47 = tensor<4096xi32>
!t48 = tensor<4096x47xi32>
!t49 = tensor<32320x1024xbf16>
!t50 = tensor<1x4096x4x1024xbf16>
!t51 = tensor<1x4096x1024xbf16>
!t52 = tensor<1x4096x1024xf32>
!t53 = tensor<2048x4x1024xbf16>
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: !t9 {tf.aliasing_output = 0 : i32}, %arg1: !t1 {tf.aliasing_output = 1 : i32}, %arg2: !t12 {tf.aliasing_output = 2 : i32}, %arg3: !t12 {tf.aliasing_output = 3 : i32}, %arg4: !t9 {tf.aliasing_output = 4 : i32}, %arg5: !t15 {tf.aliasing_output = 5 : i32}, %arg6: !t11 {tf.aliasing_output = 6 : i32}, %arg7: !t0 {tf.aliasing_output = 7 : i32}, %arg8: !t2 {tf.aliasing_output = 8 : i32}, %arg9: !t0 {tf.aliasing_output = 9 : i32}, %arg10: !t2 {tf.aliasing_output = 10 : i32}, %arg11: !t0 {tf.aliasing_output = 11 : i32}, %arg12: !t7 {tf.aliasing_output = 12 : i32}, %arg13: !t0 {tf.aliasing_output = 13 : i32}, %arg14: !t2 {tf.aliasing_output = 14 : i32}, %arg15: !t0 {tf.aliasing_output = 15 : i32}, %arg16: !t7 {tf.aliasing_output = 16 : i32}, %arg17: !t0 {tf.aliasing_output = 17 : i32}, %arg18: !t2 {tf.aliasing_output = 18 : i32}, %arg19: !t0 {tf.aliasing_output = 19 : i32}, %arg20: !t7 {tf.aliasing_output = 20 : i32}, %arg21: !t0 {tf.aliasing_output = 21 : i32}, %arg22: !t2 {tf.aliasing_output = 22 : i32}, %arg23: !t0 {tf.aliasing_output = 23 : i32}, %arg24: !t2 {tf.aliasing_output = 24 : i32}, %arg25: !t0 {tf.aliasing_output = 25 : i32}, %arg26: !t2 {tf.aliasing_output = 26 : i32}, %arg27: !t0 {tf.aliasing_output = 27 : i32}, %arg28: !t2 {tf.aliasing_output = 28 : i32}, %arg29: !t0 {tf.aliasing_output = 29 : i32}, %arg30: !t2 {tf.aliasing_output = 30 : i32}, %arg31: !t0 {tf.aliasing_output = 31 : i32}, %arg32: !t7 {tf.aliasing_output = 32 : i32}, %arg33: !t0 {tf.aliasing_output = 33 : i32}, %arg34: !t2 {tf.aliasing_output = 34 : i32}, %arg35: !t0 {tf.aliasing_output = 35 : i32}, %arg36: !t2 {tf.aliasing_output = 36 : i32}, %arg37: !t0 {tf.aliasing_output = 37 : i32}, %arg38: !t2 {tf.aliasing_output = 38 : i32}, %arg39: !t0 {tf.aliasing_output = 39 : i32}, %arg40: !t2 {tf.aliasing_output = 40 : i32}, %arg41: !t0 {tf.aliasing_output = 41 : i32}, %arg42: !t2 {tf.aliasing_output = 42 : i32}, %arg43: !t11 {tf.aliasing_output = 43 : i32}, %arg44: !t9 {tf.aliasing_output = 44 : i32}, %arg45: !t1 {tf.aliasing_output = 45 : i32}, %arg46: !t12 {tf.aliasing_output = 46 : i32}, %arg47: !t12 {tf.aliasing_output = 47 : i32}, %arg48: !t9 {tf.aliasing_output = 48 : i32}, %arg49: !t15 {tf.aliasing_output = 49 : i32}, %arg50: !t11 {tf.aliasing_output = 50 : i32}, %arg51: !t0 {tf.aliasing_output = 51 : i32}, %arg52: !t2 {tf.aliasing_output = 52 : i32}, %arg53: !t0 {tf.aliasing_output = 53 : i32}, %arg54: !t2 {tf.aliasing_output = 54 : i32}, %arg55: !t0 {tf.aliasing_output = 55 : i32}, %arg56: !t7 {tf.aliasing_output = 56 : i32}, %arg57: !t0 {tf.aliasing_output = 57 : i32}, %arg58: !t2 {tf.aliasing_output = 58 : i32}, %arg59: !t0 {tf.aliasing_output = 59 : i32}, %arg60: !t7 {tf.aliasing_output = 60 : i32}, %arg61: !t0 {tf.aliasing_output = 61 : i32}, %arg62: !t2 {tf.aliasing_output = 62 : i32}, %arg63: !t0 {tf.aliasing_output = 63 : i32}, %arg64: !t7 {tf.aliasing_output = 64 : i32}, %arg65: !t0 {tf.aliasing_output = 65 : i32}, %arg66: !t2 {tf.aliasing_output = 66 : i32}, %arg67: !t0 {tf.aliasing_output = 67 : i32}, %arg68: !t2 {tf.aliasing_output = 68 : i32}, %arg69: !t0 {tf.aliasing_output = 69 : i32}, %arg70: !t2 {tf.aliasing_output = 70 : i32}, %arg71: !t0 {tf.aliasing_output = 71 : i32}, %arg72: !t2 {tf.aliasing_output = 72 : i32}, %arg73: !t0 {tf.aliasing_output = 73 : i32}, %arg74: !t2 {tf.aliasing_output = 74 : i32}, %arg75: !t0 {tf.aliasing_output = 75 : i32}, %arg76: !t7 {tf.aliasing_output = 76 : i32}, %arg77: !t0 {tf.aliasing_output = 77 : i32}, %arg78: !t2 {tf.aliasing_output = 78 : i32}, %arg79: !t0 {tf.aliasing_output = 79 : i32}, %arg80: !t2 {tf.aliasing_output = 80 : i32}, %arg81: !t0 {tf.aliasing_output = 81 : i32}, %arg82: !t2 {tf.aliasing_output = 82 : i32}, %arg83: !t0 {tf.aliasing_output = 83 : i32}, %arg84: !t2 {tf.aliasing_output = 84 : i32}, %arg85: !t0 {tf.aliasing_output = 85 : i32}, %arg86: !t2 {tf.aliasing_output = 86 : i32}, %arg87: !t11 {tf.aliasing_output = 87 : i32}, %arg88: !t5 {tf.aliasing_output = 88 : i32}, %arg89: !t9 {tf.aliasing_output = 89 : i32}, %arg90: !t1 {tf.aliasing_output = 90 : i32}, %arg91: !t12 {tf.aliasing_output = 91 : i32}, %arg92: !t12 {tf.aliasing_output = 92 : i32}, %arg93: !t9 {tf.aliasing_output = 93 : i32}, %arg94: !t15 {tf.aliasing_output = 94 : i32}, %arg95: !t11 {tf.aliasing_output = 95 : i32}, %arg96: !t0 {tf.aliasing_output = 96 : i32}, %arg97: !t2 {tf.aliasing_output = 97 : i32}, %arg98: !t0 {tf.aliasing_output = 98 : i32}, %arg99: !t2 {tf.aliasing_output = 99 : i32}, %arg100: !t0 {tf.aliasing_output = 100 : i32}, %arg101: !t7 {tf.aliasing_output = 101 : i32}, %arg102: !t0 {tf.aliasing_output = 102 : i32}, %arg103: !t2 {tf.aliasing_output = 103 : i32}, %arg104: !t0 {tf.aliasing_output = 104 : i32}, %arg105: !t7 {tf.aliasing_output = 105 : i32}, %arg106: !t0 {tf.aliasing_output = 106 : i32}, %arg107: !t2 {tf.aliasing_output = 107 : i32}, %arg108: !t0 {tf.aliasing_output = 108 : i32}, %arg109: !t7 {tf.aliasing_output = 109 : i32}, %arg110: !t0 {tf.aliasing_output = 110 : i32}, %arg111: !t2 {tf.aliasing_output = 111 : i32}, %arg112: !t0 {tf.aliasing_output = 112 : i32}, %arg113: !t2 {tf.aliasing_output = 113 : i32}, %arg114: !t0 {tf.aliasing_output = 114 : i32}, %arg115: !t2 {tf.aliasing_output = 115 : i32}, %arg116: !t0 {tf.aliasing_output = 116 : i32}, %arg117: !t2 {tf.aliasing_output = 117 : i32}, %arg118: !t0 {tf.aliasing_output = 118 : i32}, %arg119: !t2 {tf.aliasing_output = 119 : i32}, %arg120: !t0 {tf.aliasing_output = 120 : i32}, %arg121: !t7 {tf.aliasing_output = 121 : i32}, %arg122: !t0 {tf.aliasing_output = 122 : i32}, %arg123: !t2 {tf.aliasing_output = 123 : i32}, %arg124: !t0 {tf.aliasing_output = 124 : i32}, %arg125: !t2 {tf.aliasing_output = 125 : i32}, %arg126: !t0 {tf.aliasing_output = 126 : i32}, %arg127: !t2 {tf.aliasing_output = 127 : i32}, %arg128: !t0 {tf.aliasing_output = 128 : i32}, %arg129: !t2 {tf.aliasing_output = 129 : i32}, %arg130: !t0 {tf.aliasing_output = 130 : i32}, %arg131: !t2 {tf.aliasing_output = 131 : i32}, %arg132: !t11 {tf.aliasing_output = 132 : i32}, %learning_rate: !t1, %inputs: !t26, %input_lengths: !t47, %targets: !t26, %target_lengths: !t47) -> (!t9 {jax.result_info = "result[0]['attention']['bias']"}, !t1 {jax.result_info = "result[0]['attention']['factor']"}, !t12 {jax.result_info = "result[0]['attention']['key']"}, !t12 {jax.result_info = "result[0]['attention']['query']"}, !t9 {jax.result_info = "result[0]['attention']['vector']"}, !t15 {jax.result_info = "result[0]['classes']['bias']"}, !t11 {jax.result_info = "result[0]['classes']['kernel']"}, !t0 {jax.result_info = "result[0]['decoder'][0]['input']['bias']"}, !t2 {jax.result_info = "result[0]['decoder'][0]['input']['kernel']"}, !t0 {jax.result_info = "result[0]['decoder'][0]['state']['bias']"}, !t2 {jax.result_info = "result[0]['decoder'][0]['state']['kernel']"}, !t0 {jax.result_info = "result[0]['decoder'][1]['input']['bias']"}, !t7 {jax.result_info = "result[0]['decoder'][1]['input']['kernel']"}, !t0 {jax.result_info = "result[0]['decoder'][1]['state']['bias']"}, !t2 {jax.result_info = "result[0]['decoder'][1]['state']['kernel']"}, !t0 {jax.result_info = "result[0]['decoder'][2]['input']['bias']"}, !t7 {jax.result_info = "result[0]['decoder'][2]['input']['kernel']"}, !t0 {jax.result_info = "result[0]['decoder'][2]['state']['bias']"}, !t2 {jax.result_info = "result[0]['decoder'][2]['state']['kernel']"}, !t0 {jax.result_info = "result[0]['decoder'][3]['input']['bias']"}, !t7 {jax.result_info = "result[0]['decoder'][3]['input']['kernel']"}, !t0 {jax.result_info = "result[0]['decoder'][3]['state']['bias']"}, !t2 {jax.result_info = "result[0]['decoder'][3]['state']['kernel']"}, !t0 {jax.result_info = "result[0]['encoder']['back']['input']['bias']"}, !t2 {jax.result_info = "result[0]['encoder']['back']['input']['kernel']"}, !t0 {jax.result_info = "result[0]['encoder']['back']['state']['bias']"}, !t2 {jax.result_info = "result[0]['encoder']['back']['state']['kernel']"}, !t0 {jax.result_info = "result[0]['encoder']['forth']['input']['bias']"}, !t2 {jax.result_info = "result[0]['encoder']['forth']['input']['kernel']"}, !t0 {jax.result_info = "result[0]['encoder']['forth']['state']['bias']"}, !t2 {jax.result_info = "result[0]['encoder']['forth']['state']['kernel']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][0]['input']['bias']"}, !t7 {jax.result_info = "result[0]['encoder']['layers'][0]['input']['kernel']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][0]['state']['bias']"}, !t2 {jax.result_info = "result[0]['encoder']['layers'][0]['state']['kernel']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][1]['input']['bias']"}, !t2 {jax.result_info = "result[0]['encoder']['layers'][1]['input']['kernel']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][1]['state']['bias']"}, !t2 {jax.result_info = "result[0]['encoder']['layers'][1]['state']['kernel']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][2]['input']['bias']"}, !t2 {jax.result_info = "result[0]['encoder']['layers'][2]['input']['kernel']"}, !t0 {jax.result_info = "result[0]['encoder']['layers'][2]['state']['bias']"}, !t2 {jax.result_info = "result[0]['encoder']['layers'][2]['state']['kernel']"}, !t11 {jax.result_info = "result[0]['words']"}, !t9 {jax.result_info = "result[1]['optimizer']['m']['attention']['bias']"}, !t1 {jax.result_info = "result[1]['optimizer']['m']['attention']['factor']"}, !t12 {jax.result_info = "result[1]['optimizer']['m']['attention']['key']"}, !t12 {jax.result_info = "result[1]['optimizer']['m']['attention']['query']"}, !t9 {jax.result_info = "result[1]['optimizer']['m']['attention']['vector']"}, !t15 {jax.result_info = "result[1]['optimizer']['m']['classes']['bias']"}, !t11 {jax.result_info = "result[1]['optimizer']['m']['classes']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder'][0]['input']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['decoder'][0]['input']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder'][0]['state']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['decoder'][0]['state']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder'][1]['input']['bias']"}, !t7 {jax.result_info = "result[1]['optimizer']['m']['decoder'][1]['input']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder'][1]['state']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['decoder'][1]['state']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder'][2]['input']['bias']"}, !t7 {jax.result_info = "result[1]['optimizer']['m']['decoder'][2]['input']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder'][2]['state']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['decoder'][2]['state']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder'][3]['input']['bias']"}, !t7 {jax.result_info = "result[1]['optimizer']['m']['decoder'][3]['input']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['decoder'][3]['state']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['decoder'][3]['state']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['back']['input']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['encoder']['back']['input']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['back']['state']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['encoder']['back']['state']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['forth']['input']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['encoder']['forth']['input']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['forth']['state']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['encoder']['forth']['state']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][0]['input']['bias']"}, !t7 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][0]['input']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][0]['state']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][0]['state']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][1]['input']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][1]['input']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][1]['state']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][1]['state']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][2]['input']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][2]['input']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][2]['state']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['m']['encoder']['layers'][2]['state']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['m']['words']"}, !t5 {jax.result_info = "result[1]['optimizer']['step']"}, !t9 {jax.result_info = "result[1]['optimizer']['v']['attention']['bias']"}, !t1 {jax.result_info = "result[1]['optimizer']['v']['attention']['factor']"}, !t12 {jax.result_info = "result[1]['optimizer']['v']['attention']['key']"}, !t12 {jax.result_info = "result[1]['optimizer']['v']['attention']['query']"}, !t9 {jax.result_info = "result[1]['optimizer']['v']['attention']['vector']"}, !t15 {jax.result_info = "result[1]['optimizer']['v']['classes']['bias']"}, !t11 {jax.result_info = "result[1]['optimizer']['v']['classes']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder'][0]['input']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['decoder'][0]['input']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder'][0]['state']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['decoder'][0]['state']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder'][1]['input']['bias']"}, !t7 {jax.result_info = "result[1]['optimizer']['v']['decoder'][1]['input']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder'][1]['state']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['decoder'][1]['state']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder'][2]['input']['bias']"}, !t7 {jax.result_info = "result[1]['optimizer']['v']['decoder'][2]['input']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder'][2]['state']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['decoder'][2]['state']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder'][3]['input']['bias']"}, !t7 {jax.result_info = "result[1]['optimizer']['v']['decoder'][3]['input']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['decoder'][3]['state']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['decoder'][3]['state']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['back']['input']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['encoder']['back']['input']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['back']['state']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['encoder']['back']['state']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['forth']['input']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['encoder']['forth']['input']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['forth']['state']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['encoder']['forth']['state']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][0]['input']['bias']"}, !t7 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][0]['input']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][0]['state']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][0]['state']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][1]['input']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][1]['input']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][1]['state']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][1]['state']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][2]['input']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][2]['input']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][2]['state']['bias']"}, !t2 {jax.result_info = "result[1]['optimizer']['v']['encoder']['layers'][2]['state']['kernel']"}, !t11 {jax.result_info = "result[1]['optimizer']['v']['words']"}, !t1 {jax.result_info = "result[2]"}) {
    %0 = stablehlo.iota dim = 1 : !t26
    %1 = stablehlo.broadcast_in_dim %input_lengths, dims = [0] : (!t47) -> !t26
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (!t26, !t26) -> !t45
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %cst_0 = stablehlo.constant dense<-1.000000e+09> : !t1
    %3 = call @_where(%2, %cst, %cst_0) : (!t45, !t1, !t1) -> !t35
    %4 = stablehlo.transpose %inputs, dims = [1, 0] : (!t26) -> !t17 loc(#l0)
    %c = stablehlo.constant dense<0> : !t5
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (!t5) -> !t17 loc(#l1)
    %6 = stablehlo.compare LT, %4, %5, SIGNED : (!t17, !t17) -> !t37 loc(#l1)
    %c_1 = stablehlo.constant dense<32320> : !t5
    %7 = stablehlo.broadcast_in_dim %c_1, dims = [] : (!t5) -> !t17 loc(#l2)
    %8 = stablehlo.add %4, %7 : !t17 loc(#l2)
    %9 = stablehlo.select %6, %8, %4 : !t37, !t17 loc(#l3)
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (!t17) -> !t38 loc(#l4)
    %11 = "stablehlo.gather"(%arg43, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1024>}> : (!t11, !t38) -> !t8 loc(#l5)
    %12 = stablehlo.convert %11 : (!t8) -> !t4 loc(#l6)
    %13:3 = call @recurrent(%12, %arg27, %arg28, %arg29, %arg30) : (!t4, !t0, !t2, !t0, !t2) -> (!t4, !t8, !t6) loc(#l7)
    %14:3 = call @recurrent_2(%12, %arg23, %arg24, %arg25, %arg26) : (!t4, !t0, !t2, !t0, !t2) -> (!t4, !t8, !t6) loc(#l7)
    %15 = stablehlo.concatenate %13#0, %14#0, dim = 2 : (!t4, !t4) -> !t19 loc(#l8)
    %16:3 = call @recurrent_5(%15, %arg31, %arg32, %arg33, %arg34) : (!t19, !t0, !t7, !t0, !t2) -> (!t4, !t8, !t6) loc(#l9)
    %17:3 = call @recurrent(%16#0, %arg35, %arg36, %arg37, %arg38) : (!t4, !t0, !t2, !t0, !t2) -> (!t4, !t8, !t6) loc(#l10)
    %18 = stablehlo.add %16#0, %17#0 : !t4 loc(#l11)
    %19:3 = call @recurrent(%18, %arg39, %arg40, %arg41, %arg42) : (!t4, !t0, !t2, !t0, !t2) -> (!t4, !t8, !t6) loc(#l12)
    %20 = stablehlo.add %18, %19#0 : !t4 loc(#l13)
    %21 = stablehlo.slice %targets [0:4096, 0:47] : (!t26) -> !t48
    %c_2 = stablehlo.constant dense<0> : !t5
    %22 = call @_pad(%21, %c_2) : (!t48, !t5) -> !t26
    %23 = stablehlo.transpose %22, dims = [1, 0] : (!t26) -> !t17 loc(#l0)
    %c_3 = stablehlo.constant dense<0> : !t5
    %24 = stablehlo.broadcast_in_dim %c_3, dims = [] : (!t5) -> !t17 loc(#l1)
    %25 = stablehlo.compare LT, %23, %24, SIGNED : (!t17, !t17) -> !t37 loc(#l1)
    %c_4 = stablehlo.constant dense<32320> : !t5
    %26 = stablehlo.broadcast_in_dim %c_4, dims = [] : (!t5) -> !t17 loc(#l2)
    %27 = stablehlo.add %23, %26 : !t17 loc(#l2)
    %28 = stablehlo.select %25, %27, %23 : !t37, !t17 loc(#l3)
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1] : (!t17) -> !t38 loc(#l4)
    %30 = "stablehlo.gather"(%arg43, %29) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1024>}> : (!t11, !t38) -> !t8 loc(#l5)
    %31 = stablehlo.convert %30 : (!t8) -> !t4 loc(#l6)
    %32:3 = call @recurrent(%31, %arg7, %arg8, %arg9, %arg10) : (!t4, !t0, !t2, !t0, !t2) -> (!t4, !t8, !t6) loc(#l14)
    %33 = stablehlo.convert %arg3 : (!t12) -> !t39 loc(#l15)
    %34 = stablehlo.dot_general %32#0, %33, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t4, !t39) -> !t4 loc(#l16)
    %35 = stablehlo.convert %arg2 : (!t12) -> !t39 loc(#l15)
    %36 = stablehlo.dot_general %20, %35, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t4, !t39) -> !t4 loc(#l16)
    %37 = stablehlo.convert %arg0 : (!t9) -> !t31 loc(#l15)
    %38 = stablehlo.broadcast_in_dim %37, dims = [2] : (!t31) -> tensor<1x1x1024xbf16> loc(#l17)
    %39 = stablehlo.broadcast_in_dim %38, dims = [0, 1, 2] : (tensor<1x1x1024xbf16>) -> !t4 loc(#l18)
    %40 = stablehlo.add %36, %39 : !t4 loc(#l18)
    %41 = stablehlo.multiply %arg4, %arg4 : !t9 loc(#l19)
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l20)
    %42 = stablehlo.reduce(%41 init: %cst_5) applies stablehlo.add across dimensions = [0] : (!t9, !t1) -> !t1 loc(#l20)
    %43 = stablehlo.rsqrt %42 : !t1 loc(#l21)
    %44 = stablehlo.divide %43, %42 : !t1 loc(#l22)
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : !t1
    %45 = stablehlo.multiply %cst_6, %44 : !t1 loc(#l19)
    %46 = stablehlo.multiply %arg1, %43 : !t1 loc(#l19)
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (!t1) -> !t9 loc(#l19)
    %48 = stablehlo.multiply %47, %arg4 : !t9 loc(#l19)
    %49 = stablehlo.convert %48 : (!t9) -> !t31 loc(#l15)
    %50 = call @_scores(%34, %40, %49) : (!t4, !t4, !t31) -> !t29 loc(#l23)
    %51 = stablehlo.broadcast_in_dim %50, dims = [0, 2, 3] : (!t29) -> !t23 loc(#l17)
    %52 = call @_softmax(%51, %3) : (!t23, !t35) -> !t23 loc(#l24)
    %53 = stablehlo.reshape %52 : (!t23) -> !t29 loc(#l25)
    %54 = stablehlo.dot_general %20, %53, batching_dims = [1] x [0], contracting_dims = [0] x [2], precision = [DEFAULT, DEFAULT] : (!t4, !t29) -> !t44 loc(#l16)
    %55 = stablehlo.transpose %54, dims = [2, 0, 1] : (!t44) -> !t4 loc(#l26)
    %56 = stablehlo.concatenate %32#0, %55, dim = 2 : (!t4, !t4) -> !t19 loc(#l27)
    %57:3 = call @recurrent_5(%56, %arg11, %arg12, %arg13, %arg14) : (!t19, !t0, !t7, !t0, !t2) -> (!t4, !t8, !t6) loc(#l28)
    %58 = stablehlo.concatenate %57#0, %55, dim = 2 : (!t4, !t4) -> !t19 loc(#l29)
    %59:3 = call @recurrent_5(%58, %arg15, %arg16, %arg17, %arg18) : (!t19, !t0, !t7, !t0, !t2) -> (!t4, !t8, !t6) loc(#l30)
    %60 = stablehlo.add %57#0, %59#0 : !t4 loc(#l31)
    %61 = stablehlo.concatenate %60, %55, dim = 2 : (!t4, !t4) -> !t19 loc(#l32)
    %62:3 = call @recurrent_5(%61, %arg19, %arg20, %arg21, %arg22) : (!t19, !t0, !t7, !t0, !t2) -> (!t4, !t8, !t6) loc(#l33)
    %63 = stablehlo.add %60, %62#0 : !t4 loc(#l34)
    %64 = stablehlo.convert %arg6 : (!t11) -> !t49 loc(#l35)
    %65 = stablehlo.dot_general %63, %64, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t4, !t49) -> !t27 loc(#l36)
    %66 = stablehlo.convert %arg5 : (!t15) -> tensor<32320xbf16> loc(#l35)
    %67 = stablehlo.broadcast_in_dim %66, dims = [2] : (tensor<32320xbf16>) -> tensor<1x1x32320xbf16> loc(#l37)
    %68 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2] : (tensor<1x1x32320xbf16>) -> !t27 loc(#l38)
    %69 = stablehlo.add %65, %68 : !t27 loc(#l38)
    %70 = stablehlo.broadcast_in_dim %target_lengths, dims = [0] : (!t47) -> !t26 loc(#l37)
    %71 = stablehlo.compare LT, %0, %70, SIGNED : (!t26, !t26) -> !t45 loc(#l39)
    %72 = stablehlo.convert %71 : (!t45) -> !t35 loc(#l35)
    %73 = stablehlo.transpose %72, dims = [1, 0] : (!t35) -> !t21 loc(#l40)
    %74 = stablehlo.transpose %targets, dims = [1, 0] : (!t26) -> !t17 loc(#l40)
    %75:2 = call @_cross_entropy(%69, %74) : (!t27, !t17) -> (!t21, !t21) loc(#l41)
    %76 = stablehlo.multiply %75#0, %73 : !t21 loc(#l42)
    %cst_7 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l43)
    %77 = stablehlo.reduce(%76 init: %cst_7) applies stablehlo.add across dimensions = [0, 1] : (!t21, !t1) -> !t1 loc(#l43)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l43)
    %78 = stablehlo.reduce(%73 init: %cst_8) applies stablehlo.add across dimensions = [0, 1] : (!t21, !t1) -> !t1 loc(#l43)
    %79 = stablehlo.divide %77, %78 : !t1 loc(#l44)
    %cst_9 = stablehlo.constant dense<1.000000e+00> : !t1
    %80 = stablehlo.divide %cst_9, %78 : !t1 loc(#l45)
    %81 = stablehlo.broadcast_in_dim %80, dims = [] : (!t1) -> !t21 loc(#l46)
    %82 = stablehlo.multiply %81, %73 : !t21 loc(#l47)
    %83 = call @_cross_entropy_backward(%69, %74, %75#1, %82) : (!t27, !t17, !t21, !t21) -> !t27 loc(#l48)
    %84 = stablehlo.convert %83 : (!t27) -> !t20 loc(#l49)
    %cst_10 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l50)
    %85 = stablehlo.reduce(%84 init: %cst_10) applies stablehlo.add across dimensions = [0, 1] : (!t20, !t1) -> !t15 loc(#l50)
    %86 = stablehlo.convert %arg6 : (!t11) -> !t49 loc(#l49)
    %87 = stablehlo.dot_general %83, %86, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t27, !t49) -> !t4 loc(#l51)
    %88 = stablehlo.dot_general %83, %63, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t27, !t4) -> !t11 loc(#l51)
    %89:5 = call @recurrent_8(%61, %arg20, %62#0, %62#1, %62#2, %arg22, %87) : (!t19, !t7, !t4, !t8, !t6, !t2, !t4) -> (!t19, !t0, !t7, !t0, !t2) loc(#l52)
    %90 = stablehlo.slice %89#0 [0:48, 0:4096, 0:1024] : (!t19) -> !t4 loc(#l53)
    %91 = stablehlo.slice %89#0 [0:48, 0:4096, 1024:2048] : (!t19) -> !t4 loc(#l53)
    %92 = stablehlo.add %87, %90 : !t4 loc(#l54)
    %93:5 = call @recurrent_8(%58, %arg16, %59#0, %59#1, %59#2, %arg18, %92) : (!t19, !t7, !t4, !t8, !t6, !t2, !t4) -> (!t19, !t0, !t7, !t0, !t2) loc(#l55)
    %94 = stablehlo.slice %93#0 [0:48, 0:4096, 0:1024] : (!t19) -> !t4 loc(#l56)
    %95 = stablehlo.slice %93#0 [0:48, 0:4096, 1024:2048] : (!t19) -> !t4 loc(#l56)
    %96 = stablehlo.add %92, %94 : !t4 loc(#l57)
    %97 = stablehlo.add %91, %95 : !t4 loc(#l57)
    %98:5 = call @recurrent_8(%56, %arg12, %57#0, %57#1, %57#2, %arg14, %96) : (!t19, !t7, !t4, !t8, !t6, !t2, !t4) -> (!t19, !t0, !t7, !t0, !t2) loc(#l58)
    %99 = stablehlo.slice %98#0 [0:48, 0:4096, 0:1024] : (!t19) -> !t4 loc(#l59)
    %100 = stablehlo.slice %98#0 [0:48, 0:4096, 1024:2048] : (!t19) -> !t4 loc(#l59)
    %101 = stablehlo.add %97, %100 : !t4 loc(#l60)
    %102 = stablehlo.transpose %101, dims = [1, 2, 0] : (!t4) -> !t44 loc(#l61)
    %103 = stablehlo.dot_general %102, %20, batching_dims = [0] x [1], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (!t44, !t4) -> !t29 loc(#l62)
    %104 = stablehlo.dot_general %102, %53, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t44, !t29) -> !t44 loc(#l62)
    %105 = stablehlo.transpose %104, dims = [2, 0, 1] : (!t44) -> !t4 loc(#l61)
    %106 = stablehlo.broadcast_in_dim %103, dims = [0, 2, 3] : (!t29) -> !t23 loc(#l63)
    %107 = call @_softmax_backward(%52, %106) : (!t23, !t23) -> !t23 loc(#l64)
    %cst_11 = stablehlo.constant dense<0.000000e+00> : !t18 loc(#l65)
    %108 = stablehlo.reduce(%107 init: %cst_11) applies stablehlo.add across dimensions = [1] : (!t23, !t18) -> !t29 loc(#l65)
    %109:3 = call @_scores_14(%34, %40, %49, %108) : (!t4, !t4, !t31, !t29) -> (!t4, !t4, !t31) loc(#l66)
    %110 = stablehlo.convert %109#2 : (!t31) -> !t9 loc(#l67)
    %111 = stablehlo.broadcast_in_dim %46, dims = [] : (!t1) -> !t9 loc(#l68)
    %112 = stablehlo.multiply %111, %110 : !t9 loc(#l68)
    %113 = stablehlo.multiply %110, %arg4 : !t9 loc(#l68)
    %cst_12 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l65)
    %114 = stablehlo.reduce(%113 init: %cst_12) applies stablehlo.add across dimensions = [0] : (!t9, !t1) -> !t1 loc(#l65)
    %115 = stablehlo.multiply %arg1, %114 : !t1 loc(#l68)
    %116 = stablehlo.multiply %114, %43 : !t1 loc(#l68)
    %117 = stablehlo.multiply %115, %45 : !t1 loc(#l68)
    %118 = stablehlo.broadcast_in_dim %117, dims = [] : (!t1) -> !t9 loc(#l63)
    %119 = stablehlo.multiply %arg4, %118 : !t9 loc(#l68)
    %120 = stablehlo.add %112, %119 : !t9 loc(#l69)
    %121 = stablehlo.multiply %118, %arg4 : !t9 loc(#l68)
    %122 = stablehlo.add %120, %121 : !t9 loc(#l69)
    %123 = stablehlo.convert %109#1 : (!t4) -> !t8 loc(#l67)
    %cst_13 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l65)
    %124 = stablehlo.reduce(%123 init: %cst_13) applies stablehlo.add across dimensions = [0, 1] : (!t8, !t1) -> !t9 loc(#l65)
    %125 = stablehlo.convert %arg2 : (!t12) -> !t39 loc(#l67)
    %126 = stablehlo.dot_general %109#1, %125, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t4, !t39) -> !t4 loc(#l62)
    %127 = stablehlo.dot_general %20, %109#1, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t4, !t4) -> !t12 loc(#l62)
    %128 = stablehlo.add %105, %126 : !t4 loc(#l69)
    %129 = stablehlo.convert %arg3 : (!t12) -> !t39 loc(#l67)
    %130 = stablehlo.dot_general %109#0, %129, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t4, !t39) -> !t4 loc(#l62)
    %131 = stablehlo.dot_general %32#0, %109#0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t4, !t4) -> !t12 loc(#l62)
    %132 = stablehlo.add %99, %130 : !t4 loc(#l69)
    %133:5 = call @recurrent_15(%31, %arg8, %32#0, %32#1, %32#2, %arg10, %132) : (!t4, !t2, !t4, !t8, !t6, !t2, !t4) -> (!t4, !t0, !t2, !t0, !t2) loc(#l70)
    %cst_14 = stablehlo.constant dense<0.000000e+00> : !t1
    %134 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (!t1) -> !t11 loc(#l71)
    %135 = stablehlo.convert %133#0 : (!t4) -> !t8 loc(#l72)
    %c_15 = stablehlo.constant dense<0> : !t5
    %136 = stablehlo.broadcast_in_dim %c_15, dims = [] : (!t5) -> !t17 loc(#l73)
    %137 = stablehlo.compare LT, %23, %136, SIGNED : (!t17, !t17) -> !t37 loc(#l73)
    %c_16 = stablehlo.constant dense<32320> : !t5
    %138 = stablehlo.broadcast_in_dim %c_16, dims = [] : (!t5) -> !t17 loc(#l74)
    %139 = stablehlo.add %23, %138 : !t17 loc(#l74)
    %140 = stablehlo.select %137, %139, %23 : !t37, !t17 loc(#l75)
    %141 = stablehlo.broadcast_in_dim %140, dims = [0, 1] : (!t17) -> !t38 loc(#l71)
    %142 = "stablehlo.scatter"(%134, %141, %135) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg138: !t1, %arg139: !t1):
      %216 = stablehlo.add %arg138, %arg139 : !t1 loc(#l74)
      stablehlo.return %216 : !t1 loc(#l76)
    }) : (!t11, !t38, !t8) -> !t11 loc(#l76)
    %143:5 = call @recurrent_15(%18, %arg40, %19#0, %19#1, %19#2, %arg42, %128) : (!t4, !t2, !t4, !t8, !t6, !t2, !t4) -> (!t4, !t0, !t2, !t0, !t2) loc(#l77)
    %144 = stablehlo.add %128, %143#0 : !t4 loc(#l78)
    %145:5 = call @recurrent_15(%16#0, %arg36, %17#0, %17#1, %17#2, %arg38, %144) : (!t4, !t2, !t4, !t8, !t6, !t2, !t4) -> (!t4, !t0, !t2, !t0, !t2) loc(#l79)
    %146 = stablehlo.add %144, %145#0 : !t4 loc(#l80)
    %147:5 = call @recurrent_8(%15, %arg32, %16#0, %16#1, %16#2, %arg34, %146) : (!t19, !t7, !t4, !t8, !t6, !t2, !t4) -> (!t19, !t0, !t7, !t0, !t2) loc(#l81)
    %148 = stablehlo.slice %147#0 [0:48, 0:4096, 0:1024] : (!t19) -> !t4 loc(#l82)
    %149 = stablehlo.slice %147#0 [0:48, 0:4096, 1024:2048] : (!t19) -> !t4 loc(#l82)
    %150:5 = call @recurrent_16(%12, %arg24, %14#0, %14#1, %14#2, %arg26, %149) : (!t4, !t2, !t4, !t8, !t6, !t2, !t4) -> (!t4, !t0, !t2, !t0, !t2) loc(#l83)
    %151:5 = call @recurrent_15(%12, %arg28, %13#0, %13#1, %13#2, %arg30, %148) : (!t4, !t2, !t4, !t8, !t6, !t2, !t4) -> (!t4, !t0, !t2, !t0, !t2) loc(#l83)
    %152 = stablehlo.add %150#0, %151#0 : !t4 loc(#l84)
    %cst_17 = stablehlo.constant dense<0.000000e+00> : !t1
    %153 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (!t1) -> !t11 loc(#l71)
    %154 = stablehlo.convert %152 : (!t4) -> !t8 loc(#l72)
    %c_18 = stablehlo.constant dense<0> : !t5
    %155 = stablehlo.broadcast_in_dim %c_18, dims = [] : (!t5) -> !t17 loc(#l73)
    %156 = stablehlo.compare LT, %4, %155, SIGNED : (!t17, !t17) -> !t37 loc(#l73)
    %c_19 = stablehlo.constant dense<32320> : !t5
    %157 = stablehlo.broadcast_in_dim %c_19, dims = [] : (!t5) -> !t17 loc(#l74)
    %158 = stablehlo.add %4, %157 : !t17 loc(#l74)
    %159 = stablehlo.select %156, %158, %4 : !t37, !t17 loc(#l75)
    %160 = stablehlo.broadcast_in_dim %159, dims = [0, 1] : (!t17) -> !t38 loc(#l71)
    %161 = "stablehlo.scatter"(%153, %160, %154) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg138: !t1, %arg139: !t1):
      %216 = stablehlo.add %arg138, %arg139 : !t1 loc(#l74)
      stablehlo.return %216 : !t1 loc(#l76)
    }) : (!t11, !t38, !t8) -> !t11 loc(#l76)
    %162 = stablehlo.add %142, %161 : !t11 loc(#l85)
    %c_20 = stablehlo.constant dense<1> : !t5
    %163 = stablehlo.add %arg88, %c_20 : !t5 loc(#l86)
    %164 = stablehlo.convert %163 : (!t5) -> !t1 loc(#l87)
    %cst_21 = stablehlo.constant dense<9.990000e-01> : !t1
    %165 = stablehlo.power %cst_21, %164 : !t1 loc(#l88)
    %cst_22 = stablehlo.constant dense<1.000000e+00> : !t1
    %166 = stablehlo.subtract %cst_22, %165 : !t1 loc(#l89)
    %167 = stablehlo.sqrt %166 : !t1 loc(#l90)
    %168 = stablehlo.multiply %learning_rate, %167 : !t1 loc(#l91)
    %cst_23 = stablehlo.constant dense<0.899999976> : !t1
    %169 = stablehlo.power %cst_23, %164 : !t1 loc(#l88)
    %cst_24 = stablehlo.constant dense<1.000000e+00> : !t1
    %170 = stablehlo.subtract %cst_24, %169 : !t1 loc(#l89)
    %171 = stablehlo.divide %168, %170 : !t1 loc(#l92)
    %172:3 = call @one(%arg0, %124, %arg44, %arg89, %171) : (!t9, !t9, !t9, !t9, !t1) -> (!t9, !t9, !t9) loc(#l93)
    %173:3 = call @one_21(%arg1, %116, %arg45, %arg90, %171) : (!t1, !t1, !t1, !t1, !t1) -> (!t1, !t1, !t1) loc(#l93)
    %174:3 = call @one_22(%arg2, %127, %arg46, %arg91, %171) : (!t12, !t12, !t12, !t12, !t1) -> (!t12, !t12, !t12) loc(#l93)
    %175:3 = call @one_22(%arg3, %131, %arg47, %arg92, %171) : (!t12, !t12, !t12, !t12, !t1) -> (!t12, !t12, !t12) loc(#l93)
    %176:3 = call @one(%arg4, %122, %arg48, %arg93, %171) : (!t9, !t9, !t9, !t9, !t1) -> (!t9, !t9, !t9) loc(#l93)
    %177:3 = call @one_23(%arg5, %85, %arg49, %arg94, %171) : (!t15, !t15, !t15, !t15, !t1) -> (!t15, !t15, !t15) loc(#l93)
    %178:3 = call @one_24(%arg6, %88, %arg50, %arg95, %171) : (!t11, !t11, !t11, !t11, !t1) -> (!t11, !t11, !t11) loc(#l93)
    %179:3 = call @one_25(%arg7, %133#1, %arg51, %arg96, %171) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l93)
    %180:3 = call @one_26(%arg8, %133#2, %arg52, %arg97, %171) : (!t2, !t2, !t2, !t2, !t1) -> (!t2, !t2, !t2) loc(#l93)
    %181:3 = call @one_25(%arg9, %133#3, %arg53, %arg98, %171) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l93)
    %182:3 = call @one_26(%arg10, %133#4, %arg54, %arg99, %171) : (!t2, !t2, !t2, !t2, !t1) -> (!t2, !t2, !t2) loc(#l93)
    %183:3 = call @one_25(%arg11, %98#1, %arg55, %arg100, %171) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l93)
    %184:3 = call @one_27(%arg12, %98#2, %arg56, %arg101, %171) : (!t7, !t7, !t7, !t7, !t1) -> (!t7, !t7, !t7) loc(#l93)
    %185:3 = call @one_25(%arg13, %98#3, %arg57, %arg102, %171) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l93)
    %186:3 = call @one_26(%arg14, %98#4, %arg58, %arg103, %171) : (!t2, !t2, !t2, !t2, !t1) -> (!t2, !t2, !t2) loc(#l93)
    %187:3 = call @one_25(%arg15, %93#1, %arg59, %arg104, %171) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l93)
    %188:3 = call @one_27(%arg16, %93#2, %arg60, %arg105, %171) : (!t7, !t7, !t7, !t7, !t1) -> (!t7, !t7, !t7) loc(#l93)
    %189:3 = call @one_25(%arg17, %93#3, %arg61, %arg106, %171) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l93)
    %190:3 = call @one_26(%arg18, %93#4, %arg62, %arg107, %171) : (!t2, !t2, !t2, !t2, !t1) -> (!t2, !t2, !t2) loc(#l93)
    %191:3 = call @one_25(%arg19, %89#1, %arg63, %arg108, %171) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l93)
    %192:3 = call @one_27(%arg20, %89#2, %arg64, %arg109, %171) : (!t7, !t7, !t7, !t7, !t1) -> (!t7, !t7, !t7) loc(#l93)
    %193:3 = call @one_25(%arg21, %89#3, %arg65, %arg110, %171) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l93)
    %194:3 = call @one_26(%arg22, %89#4, %arg66, %arg111, %171) : (!t2, !t2, !t2, !t2, !t1) -> (!t2, !t2, !t2) loc(#l93)
    %195:3 = call @one_25(%arg23, %150#1, %arg67, %arg112, %171) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l93)
    %196:3 = call @one_26(%arg24, %150#2, %arg68, %arg113, %171) : (!t2, !t2, !t2, !t2, !t1) -> (!t2, !t2, !t2) loc(#l93)
    %197:3 = call @one_25(%arg25, %150#3, %arg69, %arg114, %171) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l93)
    %198:3 = call @one_26(%arg26, %150#4, %arg70, %arg115, %171) : (!t2, !t2, !t2, !t2, !t1) -> (!t2, !t2, !t2) loc(#l93)
    %199:3 = call @one_25(%arg27, %151#1, %arg71, %arg116, %171) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l93)
    %200:3 = call @one_26(%arg28, %151#2, %arg72, %arg117, %171) : (!t2, !t2, !t2, !t2, !t1) -> (!t2, !t2, !t2) loc(#l93)
    %201:3 = call @one_25(%arg29, %151#3, %arg73, %arg118, %171) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l93)
    %202:3 = call @one_26(%arg30, %151#4, %arg74, %arg119, %171) : (!t2, !t2, !t2, !t2, !t1) -> (!t2, !t2, !t2) loc(#l93)
    %203:3 = call @one_25(%arg31, %147#1, %arg75, %arg120, %171) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l93)
    %204:3 = call @one_27(%arg32, %147#2, %arg76, %arg121, %171) : (!t7, !t7, !t7, !t7, !t1) -> (!t7, !t7, !t7) loc(#l93)
    %205:3 = call @one_25(%arg33, %147#3, %arg77, %arg122, %171) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l93)
    %206:3 = call @one_26(%arg34, %147#4, %arg78, %arg123, %171) : (!t2, !t2, !t2, !t2, !t1) -> (!t2, !t2, !t2) loc(#l93)
    %207:3 = call @one_25(%arg35, %145#1, %arg79, %arg124, %171) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l93)
    %208:3 = call @one_26(%arg36, %145#2, %arg80, %arg125, %171) : (!t2, !t2, !t2, !t2, !t1) -> (!t2, !t2, !t2) loc(#l93)
    %209:3 = call @one_25(%arg37, %145#3, %arg81, %arg126, %171) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l93)
    %210:3 = call @one_26(%arg38, %145#4, %arg82, %arg127, %171) : (!t2, !t2, !t2, !t2, !t1) -> (!t2, !t2, !t2) loc(#l93)
    %211:3 = call @one_25(%arg39, %143#1, %arg83, %arg128, %171) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l93)
    %212:3 = call @one_26(%arg40, %143#2, %arg84, %arg129, %171) : (!t2, !t2, !t2, !t2, !t1) -> (!t2, !t2, !t2) loc(#l93)
    %213:3 = call @one_25(%arg41, %143#3, %arg85, %arg130, %171) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l93)
    %214:3 = call @one_26(%arg42, %143#4, %arg86, %arg131, %171) : (!t2, !t2, !t2, !t2, !t1) -> (!t2, !t2, !t2) loc(#l93)
    %215:3 = call @one_24(%arg43, %162, %arg87, %arg132, %171) : (!t11, !t11, !t11, !t11, !t1) -> (!t11, !t11, !t11) loc(#l93)
    return %172#0, %173#0, %174#0, %175#0, %176#0, %177#0, %178#0, %179#0, %180#0, %181#0, %182#0, %183#0, %184#0, %185#0, %186#0, %187#0, %188#0, %189#0, %190#0, %191#0, %192#0, %193#0, %194#0, %195#0, %196#0, %197#0, %198#0, %199#0, %200#0, %201#0, %202#0, %203#0, %204#0, %205#0, %206#0, %207#0, %208#0, %209#0, %210#0, %211#0, %212#0, %213#0, %214#0, %215#0, %172#1, %173#1, %174#1, %175#1, %176#1, %177#1, %178#1, %179#1, %180#1, %181#1, %182#1, %183#1, %184#1, %185#1, %186#1, %187#1, %188#1, %189#1, %190#1, %191#1, %192#1, %193#1, %194#1, %195#1, %196#1, %197#1, %198#1, %199#1, %200#1, %201#1, %202#1, %203#1, %204#1, %205#1, %206#1, %207#1, %208#1, %209#1, %210#1, %211#1, %212#1, %213#1, %214#1, %215#1, %163, %172#2, %173#2, %174#2, %175#2, %176#2, %177#2, %178#2, %179#2, %180#2, %181#2, %182#2, %183#2, %184#2, %185#2, %186#2, %187#2, %188#2, %189#2, %190#2, %191#2, %192#2, %193#2, %194#2, %195#2, %196#2, %197#2, %198#2, %199#2, %200#2, %201#2, %202#2, %203#2, %204#2, %205#2, %206#2, %207#2, %208#2, %209#2, %210#2, %211#2, %212#2, %213#2, %214#2, %215#2, %79 : !t9, !t1, !t12, !t12, !t9, !t15, !t11, !t0, !t2, !t0, !t2, !t0, !t7, !t0, !t2, !t0, !t7, !t0, !t2, !t0, !t7, !t0, !t2, !t0, !t2, !t0, !t2, !t0, !t2, !t0, !t2, !t0, !t7, !t0, !t2, !t0, !t2, !t0, !t2, !t0, !t2, !t0, !t2, !t11, !t9, !t1, !t12, !t12, !t9, !t15, !t11, !t0, !t2, !t0, !t2, !t0, !t7, !t0, !t2, !t0, !t7, !t0, !t2, !t0, !t7, !t0, !t2, !t0, !t2, !t0, !t2, !t0, !t2, !t0, !t2, !t0, !t7, !t0, !t2, !t0, !t2, !t0, !t2, !t0, !t2, !t0, !t2, !t11, !t5, !t9, !t1, !t12, !t12, !t9, !t15, !t11, !t0, !t2, !t0, !t2, !t0, !t7, !t0, !t2, !t0, !t7, !t0, !t2, !t0, !t7, !t0, !t2, !t0, !t2, !t0, !t2, !t0, !t2, !t0, !t2, !t0, !t7, !t0, !t2, !t0, !t2, !t0, !t2, !t0, !t2, !t0, !t2, !t11, !t1
  }
  func.func private @_where(%arg0: !t45, %arg1: !t1, %arg2: !t1) -> !t35 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t1) -> !t35
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t1) -> !t35
    %2 = stablehlo.select %arg0, %0, %1 : !t45, !t35
    return %2 : !t35
  }
  func.func private @recurrent(%arg0: !t4, %arg1: !t0, %arg2: !t2, %arg3: !t0, %arg4: !t2) -> (!t4, !t8, !t6) {
    %0 = stablehlo.convert %arg2 : (!t2) -> !t16
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t4, !t16) -> !t6
    %2 = stablehlo.reshape %arg1 : (!t0) -> !t22
    %3 = stablehlo.convert %2 : (!t22) -> !t32
    %4 = stablehlo.broadcast_in_dim %3, dims = [2, 3] : (!t32) -> !t33
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t33) -> !t6
    %6 = stablehlo.add %1, %5 : !t6
    %7 = stablehlo.reshape %arg3 : (!t0) -> !t22
    %8 = stablehlo.convert %7 : (!t22) -> !t32
    %9 = stablehlo.broadcast_in_dim %8, dims = [2, 3] : (!t32) -> !t33
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (!t33) -> !t6
    %11 = stablehlo.add %6, %10 : !t6
    %12 = stablehlo.convert %arg4 : (!t2) -> !t16
    %13:3 = call @_run(%11, %12) : (!t6, !t16) -> (!t4, !t8, !t6)
    return %13#0, %13#1, %13#2 : !t4, !t8, !t6
  }
  func.func private @_run(%arg0: !t6, %arg1: !t16) -> (!t4, !t8, !t6) {
    %cst = stablehlo.constant dense<0.000000e+00> : !t18
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t18) -> !t10
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t3
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t18
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t18) -> !t4
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t1
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t8
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t18
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t18) -> !t6
    %c = stablehlo.constant dense<0> : !t5
    %5:8 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %arg1, %iterArg_5 = %c, %iterArg_6 = %0, %iterArg_7 = %1, %iterArg_8 = %2, %iterArg_9 = %3, %iterArg_10 = %4) : !t6, !t16, !t5, !t10, !t3, !t4, !t8, !t6
    cond {
      %c_11 = stablehlo.constant dense<48> : !t5
      %6 = stablehlo.compare LT, %iterArg_5, %c_11, SIGNED : (!t5, !t5) -> !t40 loc(#l94)
      stablehlo.return %6 : !t40
    } do {
      %6 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_5) : (!t6, !t5) -> !t13 loc(#l95)
      %7:5 = func.call @closed_call(%iterArg_4, %iterArg_6, %iterArg_7, %6) : (!t16, !t10, !t3, !t13) -> (!t10, !t3, !t10, !t3, !t13) loc(#l96)
      %8 = func.call @dynamic_update_index_in_dim(%iterArg_8, %7#2, %iterArg_5) : (!t4, !t10, !t5) -> !t4 loc(#l97)
      %9 = func.call @dynamic_update_index_in_dim_0(%iterArg_9, %7#3, %iterArg_5) : (!t8, !t3, !t5) -> !t8 loc(#l97)
      %10 = func.call @dynamic_update_index_in_dim_1(%iterArg_10, %7#4, %iterArg_5) : (!t6, !t13, !t5) -> !t6 loc(#l97)
      %c_11 = stablehlo.constant dense<1> : !t5
      %11 = stablehlo.add %iterArg_5, %c_11 : !t5 loc(#l98)
      stablehlo.return %iterArg, %iterArg_4, %11, %7#0, %7#1, %8, %9, %10 : !t6, !t16, !t5, !t10, !t3, !t4, !t8, !t6
    }
    return %5#5, %5#6, %5#7 : !t4, !t8, !t6
  }
  func.func private @dynamic_index_in_dim(%arg0: !t6, %arg1: !t5) -> !t13 {
    %c = stablehlo.constant dense<0> : !t5
    %c_0 = stablehlo.constant dense<0> : !t5
    %c_1 = stablehlo.constant dense<0> : !t5
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4096, 4, 1024] : (!t6, !t5, !t5, !t5, !t5) -> !t50
    %1 = stablehlo.reshape %0 : (!t50) -> !t13
    return %1 : !t13
  }
  func.func private @closed_call(%arg0: !t16, %arg1: !t10, %arg2: !t3, %arg3: !t13) -> (!t10, !t3, !t10, !t3, !t13) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (!t10, !t16) -> !t13
    %1 = stablehlo.add %arg3, %0 : !t13
    %2 = stablehlo.convert %1 : (!t13) -> !t24
    %3 = stablehlo.slice %2 [0:4096, 0:1, 0:1024] : (!t24) -> !t14
    %4 = stablehlo.reshape %3 : (!t14) -> !t3
    %5 = stablehlo.negate %4 : !t3
    %6 = stablehlo.exponential %5 : !t3
    %cst = stablehlo.constant dense<1.000000e+00> : !t1
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t3
    %8 = stablehlo.add %7, %6 : !t3
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t1
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t3
    %10 = stablehlo.divide %9, %8 : !t3
    %11 = stablehlo.slice %2 [0:4096, 1:2, 0:1024] : (!t24) -> !t14
    %12 = stablehlo.reshape %11 : (!t14) -> !t3
    %13 = stablehlo.negate %12 : !t3
    %14 = stablehlo.exponential %13 : !t3
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t1
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t3
    %16 = stablehlo.add %15, %14 : !t3
    %cst_2 = stablehlo.constant dense<1.000000e+00> : !t1
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t3
    %18 = stablehlo.divide %17, %16 : !t3
    %19 = stablehlo.slice %2 [0:4096, 3:4, 0:1024] : (!t24) -> !t14
    %20 = stablehlo.reshape %19 : (!t14) -> !t3
    %21 = stablehlo.negate %20 : !t3
    %22 = stablehlo.exponential %21 : !t3
    %cst_3 = stablehlo.constant dense<1.000000e+00> : !t1
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t3
    %24 = stablehlo.add %23, %22 : !t3
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t1
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t3
    %26 = stablehlo.divide %25, %24 : !t3
    %27 = stablehlo.slice %2 [0:4096, 2:3, 0:1024] : (!t24) -> !t14
    %28 = stablehlo.reshape %27 : (!t14) -> !t3
    %29 = stablehlo.tanh %28 : !t3
    %30 = stablehlo.broadcast_in_dim %10, dims = [0, 2] : (!t3) -> !t14
    %31 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (!t3) -> !t14
    %32 = stablehlo.broadcast_in_dim %29, dims = [0, 2] : (!t3) -> !t14
    %33 = stablehlo.broadcast_in_dim %26, dims = [0, 2] : (!t3) -> !t14
    %34 = stablehlo.concatenate %30, %31, %32, %33, dim = 1 : (!t14, !t14, !t14, !t14) -> !t24
    %35 = stablehlo.multiply %18, %arg2 : !t3
    %36 = stablehlo.multiply %10, %29 : !t3
    %37 = stablehlo.add %35, %36 : !t3
    %38 = stablehlo.slice %34 [0:4096, 3:4, 0:1024] : (!t24) -> !t14
    %39 = stablehlo.reshape %38 : (!t14) -> !t3
    %40 = stablehlo.tanh %37 : !t3
    %41 = stablehlo.multiply %39, %40 : !t3
    %42 = stablehlo.convert %41 : (!t3) -> !t10
    %43 = stablehlo.convert %34 : (!t24) -> !t13
    return %42, %37, %42, %37, %43 : !t10, !t3, !t10, !t3, !t13
  }
  func.func private @dynamic_update_index_in_dim(%arg0: !t4, %arg1: !t10, %arg2: !t5) -> !t4 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (!t10) -> !t51
    %c = stablehlo.constant dense<0> : !t5
    %c_0 = stablehlo.constant dense<0> : !t5
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (!t4, !t51, !t5, !t5, !t5) -> !t4
    return %1 : !t4
  }
  func.func private @dynamic_update_index_in_dim_0(%arg0: !t8, %arg1: !t3, %arg2: !t5) -> !t8 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (!t3) -> !t52
    %c = stablehlo.constant dense<0> : !t5
    %c_0 = stablehlo.constant dense<0> : !t5
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (!t8, !t52, !t5, !t5, !t5) -> !t8
    return %1 : !t8
  }
  func.func private @dynamic_update_index_in_dim_1(%arg0: !t6, %arg1: !t13, %arg2: !t5) -> !t6 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (!t13) -> !t50
    %c = stablehlo.constant dense<0> : !t5
    %c_0 = stablehlo.constant dense<0> : !t5
    %c_1 = stablehlo.constant dense<0> : !t5
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (!t6, !t50, !t5, !t5, !t5, !t5) -> !t6
    return %1 : !t6
  }
  func.func private @recurrent_2(%arg0: !t4, %arg1: !t0, %arg2: !t2, %arg3: !t0, %arg4: !t2) -> (!t4, !t8, !t6) {
    %0 = stablehlo.convert %arg2 : (!t2) -> !t16
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t4, !t16) -> !t6
    %2 = stablehlo.reshape %arg1 : (!t0) -> !t22
    %3 = stablehlo.convert %2 : (!t22) -> !t32
    %4 = stablehlo.broadcast_in_dim %3, dims = [2, 3] : (!t32) -> !t33
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t33) -> !t6
    %6 = stablehlo.add %1, %5 : !t6
    %7 = stablehlo.reshape %arg3 : (!t0) -> !t22
    %8 = stablehlo.convert %7 : (!t22) -> !t32
    %9 = stablehlo.broadcast_in_dim %8, dims = [2, 3] : (!t32) -> !t33
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (!t33) -> !t6
    %11 = stablehlo.add %6, %10 : !t6
    %12 = stablehlo.convert %arg4 : (!t2) -> !t16
    %13:3 = call @_run_3(%11, %12) : (!t6, !t16) -> (!t4, !t8, !t6)
    return %13#0, %13#1, %13#2 : !t4, !t8, !t6
  }
  func.func private @_run_3(%arg0: !t6, %arg1: !t16) -> (!t4, !t8, !t6) {
    %cst = stablehlo.constant dense<0.000000e+00> : !t18
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t18) -> !t10
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t3
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t18
    %2 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t18) -> !t4
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t1
    %3 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t8
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t18
    %4 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t18) -> !t6
    %c = stablehlo.constant dense<0> : !t5
    %5:8 = stablehlo.while(%iterArg = %arg0, %iterArg_4 = %arg1, %iterArg_5 = %c, %iterArg_6 = %0, %iterArg_7 = %1, %iterArg_8 = %2, %iterArg_9 = %3, %iterArg_10 = %4) : !t6, !t16, !t5, !t10, !t3, !t4, !t8, !t6
    cond {
      %c_11 = stablehlo.constant dense<48> : !t5
      %6 = stablehlo.compare LT, %iterArg_5, %c_11, SIGNED : (!t5, !t5) -> !t40 loc(#l94)
      stablehlo.return %6 : !t40
    } do {
      %c_11 = stablehlo.constant dense<48> : !t5
      %6 = stablehlo.subtract %c_11, %iterArg_5 : !t5 loc(#l99)
      %c_12 = stablehlo.constant dense<1> : !t5
      %7 = stablehlo.subtract %6, %c_12 : !t5 loc(#l99)
      %8 = func.call @dynamic_index_in_dim(%iterArg, %7) : (!t6, !t5) -> !t13 loc(#l95)
      %9:5 = func.call @closed_call_4(%iterArg_4, %iterArg_6, %iterArg_7, %8) : (!t16, !t10, !t3, !t13) -> (!t10, !t3, !t10, !t3, !t13) loc(#l96)
      %10 = func.call @dynamic_update_index_in_dim(%iterArg_8, %9#2, %7) : (!t4, !t10, !t5) -> !t4 loc(#l97)
      %11 = func.call @dynamic_update_index_in_dim_0(%iterArg_9, %9#3, %7) : (!t8, !t3, !t5) -> !t8 loc(#l97)
      %12 = func.call @dynamic_update_index_in_dim_1(%iterArg_10, %9#4, %7) : (!t6, !t13, !t5) -> !t6 loc(#l97)
      %c_13 = stablehlo.constant dense<1> : !t5
      %13 = stablehlo.add %iterArg_5, %c_13 : !t5 loc(#l98)
      stablehlo.return %iterArg, %iterArg_4, %13, %9#0, %9#1, %10, %11, %12 : !t6, !t16, !t5, !t10, !t3, !t4, !t8, !t6
    }
    return %5#5, %5#6, %5#7 : !t4, !t8, !t6
  }
  func.func private @closed_call_4(%arg0: !t16, %arg1: !t10, %arg2: !t3, %arg3: !t13) -> (!t10, !t3, !t10, !t3, !t13) {
    %0 = stablehlo.dot_general %arg1, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (!t10, !t16) -> !t13
    %1 = stablehlo.add %arg3, %0 : !t13
    %2 = stablehlo.convert %1 : (!t13) -> !t24
    %3 = stablehlo.slice %2 [0:4096, 0:1, 0:1024] : (!t24) -> !t14
    %4 = stablehlo.reshape %3 : (!t14) -> !t3
    %5 = stablehlo.negate %4 : !t3
    %6 = stablehlo.exponential %5 : !t3
    %cst = stablehlo.constant dense<1.000000e+00> : !t1
    %7 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t3
    %8 = stablehlo.add %7, %6 : !t3
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t1
    %9 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t3
    %10 = stablehlo.divide %9, %8 : !t3
    %11 = stablehlo.slice %2 [0:4096, 1:2, 0:1024] : (!t24) -> !t14
    %12 = stablehlo.reshape %11 : (!t14) -> !t3
    %13 = stablehlo.negate %12 : !t3
    %14 = stablehlo.exponential %13 : !t3
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t1
    %15 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t3
    %16 = stablehlo.add %15, %14 : !t3
    %cst_2 = stablehlo.constant dense<1.000000e+00> : !t1
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t3
    %18 = stablehlo.divide %17, %16 : !t3
    %19 = stablehlo.slice %2 [0:4096, 3:4, 0:1024] : (!t24) -> !t14
    %20 = stablehlo.reshape %19 : (!t14) -> !t3
    %21 = stablehlo.negate %20 : !t3
    %22 = stablehlo.exponential %21 : !t3
    %cst_3 = stablehlo.constant dense<1.000000e+00> : !t1
    %23 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t3
    %24 = stablehlo.add %23, %22 : !t3
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t1
    %25 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t3
    %26 = stablehlo.divide %25, %24 : !t3
    %27 = stablehlo.slice %2 [0:4096, 2:3, 0:1024] : (!t24) -> !t14
    %28 = stablehlo.reshape %27 : (!t14) -> !t3
    %29 = stablehlo.tanh %28 : !t3
    %30 = stablehlo.broadcast_in_dim %10, dims = [0, 2] : (!t3) -> !t14
    %31 = stablehlo.broadcast_in_dim %18, dims = [0, 2] : (!t3) -> !t14
    %32 = stablehlo.broadcast_in_dim %29, dims = [0, 2] : (!t3) -> !t14
    %33 = stablehlo.broadcast_in_dim %26, dims = [0, 2] : (!t3) -> !t14
    %34 = stablehlo.concatenate %30, %31, %32, %33, dim = 1 : (!t14, !t14, !t14, !t14) -> !t24
    %35 = stablehlo.multiply %18, %arg2 : !t3
    %36 = stablehlo.multiply %10, %29 : !t3
    %37 = stablehlo.add %35, %36 : !t3
    %38 = stablehlo.slice %34 [0:4096, 3:4, 0:1024] : (!t24) -> !t14
    %39 = stablehlo.reshape %38 : (!t14) -> !t3
    %40 = stablehlo.tanh %37 : !t3
    %41 = stablehlo.multiply %39, %40 : !t3
    %42 = stablehlo.convert %41 : (!t3) -> !t10
    %43 = stablehlo.convert %34 : (!t24) -> !t13
    return %42, %37, %42, %37, %43 : !t10, !t3, !t10, !t3, !t13
  }
  func.func private @recurrent_5(%arg0: !t19, %arg1: !t0, %arg2: !t7, %arg3: !t0, %arg4: !t2) -> (!t4, !t8, !t6) {
    %0 = stablehlo.convert %arg2 : (!t7) -> !t53
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t19, !t53) -> !t6
    %2 = stablehlo.reshape %arg1 : (!t0) -> !t22
    %3 = stablehlo.convert %2 : (!t22) -> !t32
    %4 = stablehlo.broadcast_in_dim %3, dims = [2, 3] : (!t32) -> !t33
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (!t33) -> !t6
    %6 = stablehlo.add %1, %5 : !t6
    %7 = stablehlo.reshape %arg3 : (!t0) -> !t22
    %8 = stablehlo.convert %7 : (!t22) -> !t32
    %9 = stablehlo.broadcast_in_dim %8, dims = [2, 3] : (!t32) -> !t33
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2, 3] : (!t33) -> !t6
    %11 = stablehlo.add %6, %10 : !t6
    %12 = stablehlo.convert %arg4 : (!t2) -> !t16
    %13:3 = call @_run(%11, %12) : (!t6, !t16) -> (!t4, !t8, !t6)
    return %13#0, %13#1, %13#2 : !t4, !t8, !t6
  }
  func.func private @_pad(%arg0: !t48, %arg1: !t5) -> !t26 {
    %0 = stablehlo.convert %arg1 : !t5
    %1 = stablehlo.pad %arg0, %0, low = [0, 1], high = [0, 0], interior = [0, 0] : (!t48, !t5) -> !t26
    return %1 : !t26
  }
  func.func private @_scores(%arg0: !t4, %arg1: !t4, %arg2: !t31) -> !t29 {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 2, 3] : (!t4) -> !t28
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (!t4) -> !t28
    %2 = stablehlo.add %0, %1 : !t28
    %3 = stablehlo.tanh %2 : !t28
    %4 = stablehlo.dot_general %arg2, %3, contracting_dims = [0] x [3], precision = [DEFAULT, DEFAULT] : (!t31, !t28) -> tensor<48x48x4096xbf16>
    %5 = stablehlo.transpose %4, dims = [2, 0, 1] : (tensor<48x48x4096xbf16>) -> !t29
    return %5 : !t29
  }
  func.func private @_softmax(%arg0: !t23, %arg1: !t35) -> !t23 {
    %0 = stablehlo.convert %arg0 : (!t23) -> !t25
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 3] : (!t35) -> !t25
    %2 = stablehlo.add %0, %1 : !t25
    %cst = stablehlo.constant dense<0xFF800000> : !t1
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [3] : (!t25, !t1) -> !t46
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (!t46) -> !t25
    %5 = stablehlo.subtract %2, %4 : !t25
    %6 = stablehlo.exponential %5 : !t25
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [3] : (!t25, !t1) -> !t46
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (!t46) -> !t25
    %9 = stablehlo.divide %6, %8 : !t25
    %10 = stablehlo.convert %9 : (!t25) -> !t23
    return %10 : !t23
  }
  func.func private @_cross_entropy(%arg0: !t27, %arg1: !t17) -> (!t21, !t21) {
    %0 = stablehlo.convert %arg0 : (!t27) -> !t20
    %cst = stablehlo.constant dense<0xFF800000> : !t1
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (!t20, !t1) -> !t21
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (!t21) -> !t20
    %3 = stablehlo.subtract %0, %2 : !t20
    %4 = stablehlo.exponential %3 : !t20
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [2] : (!t20, !t1) -> !t21
    %6 = stablehlo.log %5 : !t21
    %7 = stablehlo.add %1, %6 : !t21
    %8 = stablehlo.iota dim = 2 : !t41
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (!t17) -> !t41
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (!t41, !t41) -> !t42
    %cst_1 = stablehlo.constant dense<0.900003075> : !t1
    %cst_2 = stablehlo.constant dense<3.09405937E-6> : !t1
    %11 = call @_where_6(%10, %cst_1, %cst_2) : (!t42, !t1, !t1) -> !t20
    %12 = stablehlo.multiply %11, %0 : !t20
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [2] : (!t20, !t1) -> !t21
    %14 = stablehlo.subtract %7, %13 : !t21
    return %14, %7 : !t21, !t21
  }
  func.func private @_where_6(%arg0: !t42, %arg1: !t1, %arg2: !t1) -> !t20 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t1) -> !t20
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t1) -> !t20
    %2 = stablehlo.select %arg0, %0, %1 : !t42, !t20
    return %2 : !t20
  }
  func.func private @_cross_entropy_backward(%arg0: !t27, %arg1: !t17, %arg2: !t21, %arg3: !t21) -> !t27 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg3 : !t27, !t21
    %1 = stablehlo.convert %0#0 : (!t27) -> !t20
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (!t21) -> !t20
    %3 = stablehlo.subtract %1, %2 : !t20
    %4 = stablehlo.exponential %3 : !t20
    %5 = stablehlo.iota dim = 2 : !t41
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (!t17) -> !t41
    %7 = stablehlo.compare EQ, %5, %6, SIGNED : (!t41, !t41) -> !t42
    %cst = stablehlo.constant dense<0.900003075> : !t1
    %cst_0 = stablehlo.constant dense<3.09405937E-6> : !t1
    %8 = call @_where_7(%7, %cst, %cst_0) : (!t42, !t1, !t1) -> !t20
    %9 = stablehlo.subtract %4, %8 : !t20
    %10 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1] : (!t21) -> !t20
    %11 = stablehlo.multiply %9, %10 : !t20
    %12 = stablehlo.convert %11 : (!t20) -> !t27
    return %12 : !t27
  }
  func.func private @_where_7(%arg0: !t42, %arg1: !t1, %arg2: !t1) -> !t20 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t1) -> !t20
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t1) -> !t20
    %2 = stablehlo.select %arg0, %0, %1 : !t42, !t20
    return %2 : !t20
  }
  func.func private @recurrent_8(%arg0: !t19, %arg1: !t7, %arg2: !t4, %arg3: !t8, %arg4: !t6, %arg5: !t2, %arg6: !t4) -> (!t19, !t0, !t7, !t0, !t2) {
    %0 = stablehlo.convert %arg5 : (!t2) -> !t16
    %1 = call @_run_backward(%arg3, %arg4, %0, %arg6) : (!t8, !t6, !t16, !t4) -> !t6
    %2 = stablehlo.slice %arg2 [0:47, 0:4096, 0:1024] : (!t4) -> !t36
    %c = stablehlo.constant dense<0> : !t5
    %3 = call @_pad_13(%2, %c) : (!t36, !t5) -> !t4
    %4 = stablehlo.dot_general %3, %1, contracting_dims = [1, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (!t4, !t6) -> !t2
    %5 = stablehlo.convert %1 : (!t6) -> !t34
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (!t34, !t1) -> !t22
    %7 = stablehlo.reshape %6 : (!t22) -> !t0
    %8 = stablehlo.convert %1 : (!t6) -> !t34
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (!t34, !t1) -> !t22
    %10 = stablehlo.reshape %9 : (!t22) -> !t0
    %11 = stablehlo.convert %arg1 : (!t7) -> !t53
    %12 = stablehlo.dot_general %1, %11, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t6, !t53) -> !t19
    %13 = stablehlo.dot_general %arg0, %1, contracting_dims = [1, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (!t19, !t6) -> !t7
    return %12, %10, %13, %7, %4 : !t19, !t0, !t7, !t0, !t2
  }
  func.func private @_run_backward(%arg0: !t8, %arg1: !t6, %arg2: !t16, %arg3: !t4) -> !t6 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t18
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t18) -> !t10
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t3
    %2 = stablehlo.slice %arg0 [0:47, 0:4096, 0:1024] : (!t8) -> !t43
    %c = stablehlo.constant dense<0> : !t5
    %3 = call @_pad_9(%2, %c) : (!t43, !t5) -> !t8
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t18
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t18) -> !t6
    %c_2 = stablehlo.constant dense<0> : !t5
    %5:9 = stablehlo.while(%iterArg = %3, %iterArg_3 = %arg0, %iterArg_4 = %arg1, %iterArg_5 = %arg3, %iterArg_6 = %arg2, %iterArg_7 = %c_2, %iterArg_8 = %0, %iterArg_9 = %1, %iterArg_10 = %4) : !t8, !t8, !t6, !t4, !t16, !t5, !t10, !t3, !t6
    cond {
      %c_11 = stablehlo.constant dense<48> : !t5
      %6 = stablehlo.compare LT, %iterArg_7, %c_11, SIGNED : (!t5, !t5) -> !t40 loc(#l94)
      stablehlo.return %6 : !t40
    } do {
      %c_11 = stablehlo.constant dense<48> : !t5
      %6 = stablehlo.subtract %c_11, %iterArg_7 : !t5 loc(#l99)
      %c_12 = stablehlo.constant dense<1> : !t5
      %7 = stablehlo.subtract %6, %c_12 : !t5 loc(#l99)
      %8 = func.call @dynamic_index_in_dim_10(%iterArg, %7) : (!t8, !t5) -> !t3 loc(#l95)
      %9 = func.call @dynamic_index_in_dim_10(%iterArg_3, %7) : (!t8, !t5) -> !t3 loc(#l95)
      %10 = func.call @dynamic_index_in_dim(%iterArg_4, %7) : (!t6, !t5) -> !t13 loc(#l95)
      %11 = func.call @dynamic_index_in_dim_11(%iterArg_5, %7) : (!t4, !t5) -> !t10 loc(#l95)
      %12:3 = func.call @closed_call_12(%iterArg_6, %iterArg_8, %iterArg_9, %8, %9, %10, %11) : (!t16, !t10, !t3, !t3, !t3, !t13, !t10) -> (!t10, !t3, !t13) loc(#l96)
      %13 = func.call @dynamic_update_index_in_dim_1(%iterArg_10, %12#2, %7) : (!t6, !t13, !t5) -> !t6 loc(#l97)
      %c_13 = stablehlo.constant dense<1> : !t5
      %14 = stablehlo.add %iterArg_7, %c_13 : !t5 loc(#l98)
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %14, %12#0, %12#1, %13 : !t8, !t8, !t6, !t4, !t16, !t5, !t10, !t3, !t6
    }
    return %5#8 : !t6
  }
  func.func private @_pad_9(%arg0: !t43, %arg1: !t5) -> !t8 {
    %0 = stablehlo.convert %arg1 : (!t5) -> !t1
    %1 = stablehlo.pad %arg0, %0, low = [1, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (!t43, !t1) -> !t8
    return %1 : !t8
  }
  func.func private @dynamic_index_in_dim_10(%arg0: !t8, %arg1: !t5) -> !t3 {
    %c = stablehlo.constant dense<0> : !t5
    %c_0 = stablehlo.constant dense<0> : !t5
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4096, 1024] : (!t8, !t5, !t5, !t5) -> !t52
    %1 = stablehlo.reshape %0 : (!t52) -> !t3
    return %1 : !t3
  }
  func.func private @dynamic_index_in_dim_11(%arg0: !t4, %arg1: !t5) -> !t10 {
    %c = stablehlo.constant dense<0> : !t5
    %c_0 = stablehlo.constant dense<0> : !t5
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4096, 1024] : (!t4, !t5, !t5, !t5) -> !t51
    %1 = stablehlo.reshape %0 : (!t51) -> !t10
    return %1 : !t10
  }
  func.func private @closed_call_12(%arg0: !t16, %arg1: !t10, %arg2: !t3, %arg3: !t3, %arg4: !t3, %arg5: !t13, %arg6: !t10) -> (!t10, !t3, !t13) {
    %0 = stablehlo.slice %arg5 [0:4096, 0:1, 0:1024] : (!t13) -> !t30
    %1 = stablehlo.reshape %0 : (!t30) -> !t10
    %2 = stablehlo.convert %1 : (!t10) -> !t3
    %3 = stablehlo.slice %arg5 [0:4096, 1:2, 0:1024] : (!t13) -> !t30
    %4 = stablehlo.reshape %3 : (!t30) -> !t10
    %5 = stablehlo.convert %4 : (!t10) -> !t3
    %6 = stablehlo.slice %arg5 [0:4096, 2:3, 0:1024] : (!t13) -> !t30
    %7 = stablehlo.reshape %6 : (!t30) -> !t10
    %8 = stablehlo.convert %7 : (!t10) -> !t3
    %9 = stablehlo.slice %arg5 [0:4096, 3:4, 0:1024] : (!t13) -> !t30
    %10 = stablehlo.reshape %9 : (!t30) -> !t10
    %11 = stablehlo.convert %10 : (!t10) -> !t3
    %12 = stablehlo.convert %arg1 : (!t10) -> !t3
    %13 = stablehlo.convert %arg6 : (!t10) -> !t3
    %14 = stablehlo.add %12, %13 : !t3
    %15 = stablehlo.tanh %arg4 : !t3
    %16 = stablehlo.multiply %14, %11 : !t3
    %17 = stablehlo.multiply %15, %15 : !t3
    %cst = stablehlo.constant dense<1.000000e+00> : !t1
    %18 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t3
    %19 = stablehlo.subtract %18, %17 : !t3
    %20 = stablehlo.multiply %16, %19 : !t3
    %21 = stablehlo.add %arg2, %20 : !t3
    %22 = stablehlo.multiply %21, %8 : !t3
    %23 = stablehlo.multiply %22, %2 : !t3
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t1
    %24 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t3
    %25 = stablehlo.subtract %24, %2 : !t3
    %26 = stablehlo.multiply %23, %25 : !t3
    %27 = stablehlo.multiply %21, %arg3 : !t3
    %28 = stablehlo.multiply %27, %5 : !t3
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t1
    %29 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t3
    %30 = stablehlo.subtract %29, %5 : !t3
    %31 = stablehlo.multiply %28, %30 : !t3
    %32 = stablehlo.multiply %21, %2 : !t3
    %33 = stablehlo.multiply %8, %8 : !t3
    %cst_2 = stablehlo.constant dense<1.000000e+00> : !t1
    %34 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t3
    %35 = stablehlo.subtract %34, %33 : !t3
    %36 = stablehlo.multiply %32, %35 : !t3
    %37 = stablehlo.multiply %14, %15 : !t3
    %38 = stablehlo.multiply %37, %11 : !t3
    %cst_3 = stablehlo.constant dense<1.000000e+00> : !t1
    %39 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t3
    %40 = stablehlo.subtract %39, %11 : !t3
    %41 = stablehlo.multiply %38, %40 : !t3
    %42 = stablehlo.broadcast_in_dim %26, dims = [0, 2] : (!t3) -> !t14
    %43 = stablehlo.broadcast_in_dim %31, dims = [0, 2] : (!t3) -> !t14
    %44 = stablehlo.broadcast_in_dim %36, dims = [0, 2] : (!t3) -> !t14
    %45 = stablehlo.broadcast_in_dim %41, dims = [0, 2] : (!t3) -> !t14
    %46 = stablehlo.concatenate %42, %43, %44, %45, dim = 1 : (!t14, !t14, !t14, !t14) -> !t24
    %47 = stablehlo.convert %46 : (!t24) -> !t13
    %48 = stablehlo.dot_general %47, %arg0, contracting_dims = [1, 2] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t13, !t16) -> !t10
    %49 = stablehlo.multiply %21, %5 : !t3
    return %48, %49, %47 : !t10, !t3, !t13
  }
  func.func private @_pad_13(%arg0: !t36, %arg1: !t5) -> !t4 {
    %0 = stablehlo.convert %arg1 : (!t5) -> !t18
    %1 = stablehlo.pad %arg0, %0, low = [1, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (!t36, !t18) -> !t4
    return %1 : !t4
  }
  func.func private @_softmax_backward(%arg0: !t23, %arg1: !t23) -> !t23 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t23, !t23
    %1 = stablehlo.convert %0#0 : (!t23) -> !t25
    %2 = stablehlo.convert %0#1 : (!t23) -> !t25
    %3 = stablehlo.multiply %1, %2 : !t25
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [3] : (!t25, !t1) -> !t46
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (!t46) -> !t25
    %6 = stablehlo.subtract %2, %5 : !t25
    %7 = stablehlo.multiply %1, %6 : !t25
    %8 = stablehlo.convert %7 : (!t25) -> !t23
    return %8 : !t23
  }
  func.func private @_scores_14(%arg0: !t4, %arg1: !t4, %arg2: !t31, %arg3: !t29) -> (!t4, !t4, !t31) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg3 : !t4, !t4, !t31, !t29
    %1 = stablehlo.broadcast_in_dim %0#0, dims = [0, 2, 3] : (!t4) -> !t28
    %2 = stablehlo.broadcast_in_dim %0#1, dims = [1, 2, 3] : (!t4) -> !t28
    %3 = stablehlo.add %1, %2 : !t28
    %4 = stablehlo.tanh %3 : !t28
    %5 = stablehlo.dot_general %0#2, %0#3, contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (!t31, !t29) -> tensor<1024x4096x48x48xbf16>
    %6 = stablehlo.transpose %5, dims = [2, 3, 1, 0] : (tensor<1024x4096x48x48xbf16>) -> !t28
    %7 = stablehlo.multiply %4, %4 : !t28
    %cst = stablehlo.constant dense<1.000000e+00> : !t18
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t18) -> !t28
    %9 = stablehlo.subtract %8, %7 : !t28
    %10 = stablehlo.multiply %6, %9 : !t28
    %11 = stablehlo.dot_general %4, %0#3, contracting_dims = [2, 1, 0] x [0, 2, 1], precision = [DEFAULT, DEFAULT] : (!t28, !t29) -> !t31
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t18
    %12 = stablehlo.reduce(%10 init: %cst_0) applies stablehlo.add across dimensions = [1] : (!t28, !t18) -> !t4
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t18
    %13 = stablehlo.reduce(%10 init: %cst_1) applies stablehlo.add across dimensions = [0] : (!t28, !t18) -> !t4
    return %12, %13, %11 : !t4, !t4, !t31
  }
  func.func private @recurrent_15(%arg0: !t4, %arg1: !t2, %arg2: !t4, %arg3: !t8, %arg4: !t6, %arg5: !t2, %arg6: !t4) -> (!t4, !t0, !t2, !t0, !t2) {
    %0 = stablehlo.convert %arg5 : (!t2) -> !t16
    %1 = call @_run_backward(%arg3, %arg4, %0, %arg6) : (!t8, !t6, !t16, !t4) -> !t6
    %2 = stablehlo.slice %arg2 [0:47, 0:4096, 0:1024] : (!t4) -> !t36
    %c = stablehlo.constant dense<0> : !t5
    %3 = call @_pad_13(%2, %c) : (!t36, !t5) -> !t4
    %4 = stablehlo.dot_general %3, %1, contracting_dims = [1, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (!t4, !t6) -> !t2
    %5 = stablehlo.convert %1 : (!t6) -> !t34
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (!t34, !t1) -> !t22
    %7 = stablehlo.reshape %6 : (!t22) -> !t0
    %8 = stablehlo.convert %1 : (!t6) -> !t34
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (!t34, !t1) -> !t22
    %10 = stablehlo.reshape %9 : (!t22) -> !t0
    %11 = stablehlo.convert %arg1 : (!t2) -> !t16
    %12 = stablehlo.dot_general %1, %11, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t6, !t16) -> !t4
    %13 = stablehlo.dot_general %arg0, %1, contracting_dims = [1, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (!t4, !t6) -> !t2
    return %12, %10, %13, %7, %4 : !t4, !t0, !t2, !t0, !t2
  }
  func.func private @recurrent_16(%arg0: !t4, %arg1: !t2, %arg2: !t4, %arg3: !t8, %arg4: !t6, %arg5: !t2, %arg6: !t4) -> (!t4, !t0, !t2, !t0, !t2) {
    %0 = stablehlo.convert %arg5 : (!t2) -> !t16
    %1 = call @_run_backward_17(%arg3, %arg4, %0, %arg6) : (!t8, !t6, !t16, !t4) -> !t6
    %2 = stablehlo.slice %arg2 [1:48, 0:4096, 0:1024] : (!t4) -> !t36
    %c = stablehlo.constant dense<0> : !t5
    %3 = call @_pad_20(%2, %c) : (!t36, !t5) -> !t4
    %4 = stablehlo.dot_general %3, %1, contracting_dims = [1, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (!t4, !t6) -> !t2
    %5 = stablehlo.convert %1 : (!t6) -> !t34
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (!t34, !t1) -> !t22
    %7 = stablehlo.reshape %6 : (!t22) -> !t0
    %8 = stablehlo.convert %1 : (!t6) -> !t34
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %9 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (!t34, !t1) -> !t22
    %10 = stablehlo.reshape %9 : (!t22) -> !t0
    %11 = stablehlo.convert %arg1 : (!t2) -> !t16
    %12 = stablehlo.dot_general %1, %11, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t6, !t16) -> !t4
    %13 = stablehlo.dot_general %arg0, %1, contracting_dims = [1, 0] x [1, 0], precision = [DEFAULT, DEFAULT] : (!t4, !t6) -> !t2
    return %12, %10, %13, %7, %4 : !t4, !t0, !t2, !t0, !t2
  }
  func.func private @_run_backward_17(%arg0: !t8, %arg1: !t6, %arg2: !t16, %arg3: !t4) -> !t6 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t18
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t18) -> !t10
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t3
    %2 = stablehlo.slice %arg0 [1:48, 0:4096, 0:1024] : (!t8) -> !t43
    %c = stablehlo.constant dense<0> : !t5
    %3 = call @_pad_18(%2, %c) : (!t43, !t5) -> !t8
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t18
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t18) -> !t6
    %c_2 = stablehlo.constant dense<0> : !t5
    %5:9 = stablehlo.while(%iterArg = %3, %iterArg_3 = %arg0, %iterArg_4 = %arg1, %iterArg_5 = %arg3, %iterArg_6 = %arg2, %iterArg_7 = %c_2, %iterArg_8 = %0, %iterArg_9 = %1, %iterArg_10 = %4) : !t8, !t8, !t6, !t4, !t16, !t5, !t10, !t3, !t6
    cond {
      %c_11 = stablehlo.constant dense<48> : !t5
      %6 = stablehlo.compare LT, %iterArg_7, %c_11, SIGNED : (!t5, !t5) -> !t40 loc(#l94)
      stablehlo.return %6 : !t40
    } do {
      %6 = func.call @dynamic_index_in_dim_10(%iterArg, %iterArg_7) : (!t8, !t5) -> !t3 loc(#l95)
      %7 = func.call @dynamic_index_in_dim_10(%iterArg_3, %iterArg_7) : (!t8, !t5) -> !t3 loc(#l95)
      %8 = func.call @dynamic_index_in_dim(%iterArg_4, %iterArg_7) : (!t6, !t5) -> !t13 loc(#l95)
      %9 = func.call @dynamic_index_in_dim_11(%iterArg_5, %iterArg_7) : (!t4, !t5) -> !t10 loc(#l95)
      %10:3 = func.call @closed_call_19(%iterArg_6, %iterArg_8, %iterArg_9, %6, %7, %8, %9) : (!t16, !t10, !t3, !t3, !t3, !t13, !t10) -> (!t10, !t3, !t13) loc(#l96)
      %11 = func.call @dynamic_update_index_in_dim_1(%iterArg_10, %10#2, %iterArg_7) : (!t6, !t13, !t5) -> !t6 loc(#l97)
      %c_11 = stablehlo.constant dense<1> : !t5
      %12 = stablehlo.add %iterArg_7, %c_11 : !t5 loc(#l98)
      stablehlo.return %iterArg, %iterArg_3, %iterArg_4, %iterArg_5, %iterArg_6, %12, %10#0, %10#1, %11 : !t8, !t8, !t6, !t4, !t16, !t5, !t10, !t3, !t6
    }
    return %5#8 : !t6
  }
  func.func private @_pad_18(%arg0: !t43, %arg1: !t5) -> !t8 {
    %0 = stablehlo.convert %arg1 : (!t5) -> !t1
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (!t43, !t1) -> !t8
    return %1 : !t8
  }
  func.func private @closed_call_19(%arg0: !t16, %arg1: !t10, %arg2: !t3, %arg3: !t3, %arg4: !t3, %arg5: !t13, %arg6: !t10) -> (!t10, !t3, !t13) {
    %0 = stablehlo.slice %arg5 [0:4096, 0:1, 0:1024] : (!t13) -> !t30
    %1 = stablehlo.reshape %0 : (!t30) -> !t10
    %2 = stablehlo.convert %1 : (!t10) -> !t3
    %3 = stablehlo.slice %arg5 [0:4096, 1:2, 0:1024] : (!t13) -> !t30
    %4 = stablehlo.reshape %3 : (!t30) -> !t10
    %5 = stablehlo.convert %4 : (!t10) -> !t3
    %6 = stablehlo.slice %arg5 [0:4096, 2:3, 0:1024] : (!t13) -> !t30
    %7 = stablehlo.reshape %6 : (!t30) -> !t10
    %8 = stablehlo.convert %7 : (!t10) -> !t3
    %9 = stablehlo.slice %arg5 [0:4096, 3:4, 0:1024] : (!t13) -> !t30
    %10 = stablehlo.reshape %9 : (!t30) -> !t10
    %11 = stablehlo.convert %10 : (!t10) -> !t3
    %12 = stablehlo.convert %arg1 : (!t10) -> !t3
    %13 = stablehlo.convert %arg6 : (!t10) -> !t3
    %14 = stablehlo.add %12, %13 : !t3
    %15 = stablehlo.tanh %arg4 : !t3
    %16 = stablehlo.multiply %14, %11 : !t3
    %17 = stablehlo.multiply %15, %15 : !t3
    %cst = stablehlo.constant dense<1.000000e+00> : !t1
    %18 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t3
    %19 = stablehlo.subtract %18, %17 : !t3
    %20 = stablehlo.multiply %16, %19 : !t3
    %21 = stablehlo.add %arg2, %20 : !t3
    %22 = stablehlo.multiply %21, %8 : !t3
    %23 = stablehlo.multiply %22, %2 : !t3
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t1
    %24 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t3
    %25 = stablehlo.subtract %24, %2 : !t3
    %26 = stablehlo.multiply %23, %25 : !t3
    %27 = stablehlo.multiply %21, %arg3 : !t3
    %28 = stablehlo.multiply %27, %5 : !t3
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t1
    %29 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t3
    %30 = stablehlo.subtract %29, %5 : !t3
    %31 = stablehlo.multiply %28, %30 : !t3
    %32 = stablehlo.multiply %21, %2 : !t3
    %33 = stablehlo.multiply %8, %8 : !t3
    %cst_2 = stablehlo.constant dense<1.000000e+00> : !t1
    %34 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t3
    %35 = stablehlo.subtract %34, %33 : !t3
    %36 = stablehlo.multiply %32, %35 : !t3
    %37 = stablehlo.multiply %14, %15 : !t3
    %38 = stablehlo.multiply %37, %11 : !t3
    %cst_3 = stablehlo.constant dense<1.000000e+00> : !t1
    %39 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t3
    %40 = stablehlo.subtract %39, %11 : !t3
    %41 = stablehlo.multiply %38, %40 : !t3
    %42 = stablehlo.broadcast_in_dim %26, dims = [0, 2] : (!t3) -> !t14
    %43 = stablehlo.broadcast_in_dim %31, dims = [0, 2] : (!t3) -> !t14
    %44 = stablehlo.broadcast_in_dim %36, dims = [0, 2] : (!t3) -> !t14
    %45 = stablehlo.broadcast_in_dim %41, dims = [0, 2] : (!t3) -> !t14
    %46 = stablehlo.concatenate %42, %43, %44, %45, dim = 1 : (!t14, !t14, !t14, !t14) -> !t24
    %47 = stablehlo.convert %46 : (!t24) -> !t13
    %48 = stablehlo.dot_general %47, %arg0, contracting_dims = [1, 2] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t13, !t16) -> !t10
    %49 = stablehlo.multiply %21, %5 : !t3
    return %48, %49, %47 : !t10, !t3, !t13
  }
  func.func private @_pad_20(%arg0: !t36, %arg1: !t5) -> !t4 {
    %0 = stablehlo.convert %arg1 : (!t5) -> !t18
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (!t36, !t18) -> !t4
    return %1 : !t4
  }
  func.func private @one(%arg0: !t9, %arg1: !t9, %arg2: !t9, %arg3: !t9, %arg4: !t1) -> (!t9, !t9, !t9) {
    %cst = stablehlo.constant dense<0.899999976> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t9
    %1 = stablehlo.multiply %0, %arg2 : !t9
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t9
    %3 = stablehlo.multiply %2, %arg1 : !t9
    %4 = stablehlo.add %1, %3 : !t9
    %cst_1 = stablehlo.constant dense<9.990000e-01> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t9
    %6 = stablehlo.multiply %5, %arg3 : !t9
    %cst_2 = stablehlo.constant dense<1.000000e-03> : !t1
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t9
    %8 = stablehlo.multiply %7, %arg1 : !t9
    %9 = stablehlo.multiply %8, %arg1 : !t9
    %10 = stablehlo.add %6, %9 : !t9
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t9
    %12 = stablehlo.multiply %11, %4 : !t9
    %13 = stablehlo.sqrt %10 : !t9
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t9
    %15 = stablehlo.add %13, %14 : !t9
    %16 = stablehlo.divide %12, %15 : !t9
    %17 = stablehlo.subtract %arg0, %16 : !t9
    return %17, %4, %10 : !t9, !t9, !t9
  }
  func.func private @one_21(%arg0: !t1, %arg1: !t1, %arg2: !t1, %arg3: !t1, %arg4: !t1) -> (!t1, !t1, !t1) {
    %cst = stablehlo.constant dense<0.899999976> : !t1
    %0 = stablehlo.multiply %cst, %arg2 : !t1
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t1
    %1 = stablehlo.multiply %cst_0, %arg1 : !t1
    %2 = stablehlo.add %0, %1 : !t1
    %cst_1 = stablehlo.constant dense<9.990000e-01> : !t1
    %3 = stablehlo.multiply %cst_1, %arg3 : !t1
    %cst_2 = stablehlo.constant dense<1.000000e-03> : !t1
    %4 = stablehlo.multiply %cst_2, %arg1 : !t1
    %5 = stablehlo.multiply %4, %arg1 : !t1
    %6 = stablehlo.add %3, %5 : !t1
    %7 = stablehlo.multiply %arg4, %2 : !t1
    %8 = stablehlo.sqrt %6 : !t1
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : !t1
    %9 = stablehlo.add %8, %cst_3 : !t1
    %10 = stablehlo.divide %7, %9 : !t1
    %11 = stablehlo.subtract %arg0, %10 : !t1
    return %11, %2, %6 : !t1, !t1, !t1
  }
  func.func private @one_22(%arg0: !t12, %arg1: !t12, %arg2: !t12, %arg3: !t12, %arg4: !t1) -> (!t12, !t12, !t12) {
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
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t12
    %12 = stablehlo.multiply %11, %4 : !t12
    %13 = stablehlo.sqrt %10 : !t12
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t12
    %15 = stablehlo.add %13, %14 : !t12
    %16 = stablehlo.divide %12, %15 : !t12
    %17 = stablehlo.subtract %arg0, %16 : !t12
    return %17, %4, %10 : !t12, !t12, !t12
  }
  func.func private @one_23(%arg0: !t15, %arg1: !t15, %arg2: !t15, %arg3: !t15, %arg4: !t1) -> (!t15, !t15, !t15) {
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
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t15
    %12 = stablehlo.multiply %11, %4 : !t15
    %13 = stablehlo.sqrt %10 : !t15
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t15
    %15 = stablehlo.add %13, %14 : !t15
    %16 = stablehlo.divide %12, %15 : !t15
    %17 = stablehlo.subtract %arg0, %16 : !t15
    return %17, %4, %10 : !t15, !t15, !t15
  }
  func.func private @one_24(%arg0: !t11, %arg1: !t11, %arg2: !t11, %arg3: !t11, %arg4: !t1) -> (!t11, !t11, !t11) {
    %cst = stablehlo.constant dense<0.899999976> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t11
    %1 = stablehlo.multiply %0, %arg2 : !t11
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t11
    %3 = stablehlo.multiply %2, %arg1 : !t11
    %4 = stablehlo.add %1, %3 : !t11
    %cst_1 = stablehlo.constant dense<9.990000e-01> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t11
    %6 = stablehlo.multiply %5, %arg3 : !t11
    %cst_2 = stablehlo.constant dense<1.000000e-03> : !t1
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t11
    %8 = stablehlo.multiply %7, %arg1 : !t11
    %9 = stablehlo.multiply %8, %arg1 : !t11
    %10 = stablehlo.add %6, %9 : !t11
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t11
    %12 = stablehlo.multiply %11, %4 : !t11
    %13 = stablehlo.sqrt %10 : !t11
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t11
    %15 = stablehlo.add %13, %14 : !t11
    %16 = stablehlo.divide %12, %15 : !t11
    %17 = stablehlo.subtract %arg0, %16 : !t11
    return %17, %4, %10 : !t11, !t11, !t11
  }
  func.func private @one_25(%arg0: !t0, %arg1: !t0, %arg2: !t0, %arg3: !t0, %arg4: !t1) -> (!t0, !t0, !t0) {
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
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t0
    %12 = stablehlo.multiply %11, %4 : !t0
    %13 = stablehlo.sqrt %10 : !t0
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t0
    %15 = stablehlo.add %13, %14 : !t0
    %16 = stablehlo.divide %12, %15 : !t0
    %17 = stablehlo.subtract %arg0, %16 : !t0
    return %17, %4, %10 : !t0, !t0, !t0
  }
  func.func private @one_26(%arg0: !t2, %arg1: !t2, %arg2: !t2, %arg3: !t2, %arg4: !t1) -> (!t2, !t2, !t2) {
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
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t2
    %12 = stablehlo.multiply %11, %4 : !t2
    %13 = stablehlo.sqrt %10 : !t2
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t2
    %15 = stablehlo.add %13, %14 : !t2
    %16 = stablehlo.divide %12, %15 : !t2
    %17 = stablehlo.subtract %arg0, %16 : !t2
    return %17, %4, %10 : !t2, !t2, !t2
  }
  func.func private @one_27(%arg0: !t7, %arg1: !t7, %arg2: !t7, %arg3: !t7, %arg4: !t1) -> (!t7, !t7, !t7) {
    %cst = stablehlo.constant dense<0.899999976> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t7
    %1 = stablehlo.multiply %0, %arg2 : !t7
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t7
    %3 = stablehlo.multiply %2, %arg1 : !t7
    %4 = stablehlo.add %1, %3 : !t7
    %cst_1 = stablehlo.constant dense<9.990000e-01> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t7
    %6 = stablehlo.multiply %5, %arg3 : !t7
    %cst_2 = stablehlo.constant dense<1.000000e-03> : !t1
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t7
    %8 = stablehlo.multiply %7, %arg1 : !t7
    %9 = stablehlo.multiply %8, %arg1 : !t7
    %10 = stablehlo.add %6, %9 : !t7
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t7
    %12 = stablehlo.multiply %11, %4 : !t7
    %13 = stablehlo.sqrt %10 : !t7
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t7
    %15 = stablehlo.add %13, %14 : !t7
    %16 = stablehlo.divide %12, %15 : !t7
    %17 = stablehlo.subtract %arg0, %16 : !t7
    return %17, %4, %10 : !t7, !t7, !t7
  }
}
#l0 = loc("jit(step)/jvp(embeddings)/transpose")
#l1 = loc("jit(step)/jvp(embeddings)/lt")
#l2 = loc("jit(step)/jvp(embeddings)/add")
#l3 = loc("jit(step)/jvp(embeddings)/select_n")
#l4 = loc("jit(step)/jvp(embeddings)/broadcast_in_dim")
#l5 = loc("jit(step)/jvp(embeddings)/gather")
#l6 = loc("jit(step)/jvp(embeddings)/convert_element_type")
#l7 = loc("jit(step)/jvp(encoder0)/jit(recurrent)")
#l8 = loc("jit(step)/jvp(encoder1)/concatenate")
#l9 = loc("jit(step)/jvp(encoder1)/jit(recurrent)")
#l10 = loc("jit(step)/jvp(encoder2)/jit(recurrent)")
#l11 = loc("jit(step)/jvp(encoder2)/add")
#l12 = loc("jit(step)/jvp(encoder3)/jit(recurrent)")
#l13 = loc("jit(step)/jvp(encoder3)/add")
#l14 = loc("jit(step)/jvp(decoder0)/jit(recurrent)")
#l15 = loc("jit(step)/jvp(attention)/convert_element_type")
#l16 = loc("jit(step)/jvp(attention)/dot_general")
#l17 = loc("jit(step)/jvp(attention)/broadcast_in_dim")
#l18 = loc("jit(step)/jvp(attention)/add")
#l19 = loc("jit(step)/jvp(attention)/mul")
#l20 = loc("jit(step)/jvp(attention)/reduce_sum")
#l21 = loc("jit(step)/jvp(attention)/rsqrt")
#l22 = loc("jit(step)/jvp(attention)/div")
#l23 = loc("jit(step)/jvp(attention)/jit(_scores)")
#l24 = loc("jit(step)/jvp(attention)/jit(_softmax)")
#l25 = loc("jit(step)/jvp(attention)/squeeze")
#l26 = loc("jit(step)/jvp(attention)/transpose")
#l27 = loc("jit(step)/jvp(decoder1)/concatenate")
#l28 = loc("jit(step)/jvp(decoder1)/jit(recurrent)")
#l29 = loc("jit(step)/jvp(decoder2)/concatenate")
#l30 = loc("jit(step)/jvp(decoder2)/jit(recurrent)")
#l31 = loc("jit(step)/jvp(decoder2)/add")
#l32 = loc("jit(step)/jvp(decoder3)/concatenate")
#l33 = loc("jit(step)/jvp(decoder3)/jit(recurrent)")
#l34 = loc("jit(step)/jvp(decoder3)/add")
#l35 = loc("jit(step)/jvp(classes)/convert_element_type")
#l36 = loc("jit(step)/jvp(classes)/dot_general")
#l37 = loc("jit(step)/jvp(classes)/broadcast_in_dim")
#l38 = loc("jit(step)/jvp(classes)/add")
#l39 = loc("jit(step)/jvp(classes)/lt")
#l40 = loc("jit(step)/jvp(classes)/transpose")
#l41 = loc("jit(step)/jvp(classes)/jit(_cross_entropy)")
#l42 = loc("jit(step)/jvp(classes)/mul")
#l43 = loc("jit(step)/jvp(classes)/reduce_sum")
#l44 = loc("jit(step)/jvp(classes)/div")
#l45 = loc("jit(step)/transpose(jvp(classes))/div")
#l46 = loc("jit(step)/transpose(jvp(classes))/broadcast_in_dim")
#l47 = loc("jit(step)/transpose(jvp(classes))/mul")
#l48 = loc("jit(step)/transpose(jvp(classes))/jit(_cross_entropy_backward)")
#l49 = loc("jit(step)/transpose(jvp(classes))/convert_element_type")
#l50 = loc("jit(step)/transpose(jvp(classes))/reduce_sum")
#l51 = loc("jit(step)/transpose(jvp(classes))/dot_general")
#l52 = loc("jit(step)/transpose(jvp(decoder3))/jit(recurrent)")
#l53 = loc("jit(step)/transpose(jvp(decoder3))/split")
#l54 = loc("jit(step)/transpose(jvp(decoder3))/add_any")
#l55 = loc("jit(step)/transpose(jvp(decoder2))/jit(recurrent)")
#l56 = loc("jit(step)/transpose(jvp(decoder2))/split")
#l57 = loc("jit(step)/transpose(jvp(decoder2))/add_any")
#l58 = loc("jit(step)/transpose(jvp(decoder1))/jit(recurrent)")
#l59 = loc("jit(step)/transpose(jvp(decoder1))/split")
#l60 = loc("jit(step)/transpose(jvp(decoder1))/add_any")
#l61 = loc("jit(step)/transpose(jvp(attention))/transpose")
#l62 = loc("jit(step)/transpose(jvp(attention))/dot_general")
#l63 = loc("jit(step)/transpose(jvp(attention))/broadcast_in_dim")
#l64 = loc("jit(step)/transpose(jvp(attention))/jit(_softmax_backward)")
#l65 = loc("jit(step)/transpose(jvp(attention))/reduce_sum")
#l66 = loc("jit(step)/transpose(jvp(attention))/jit(_scores)")
#l67 = loc("jit(step)/transpose(jvp(attention))/convert_element_type")
#l68 = loc("jit(step)/transpose(jvp(attention))/mul")
#l69 = loc("jit(step)/transpose(jvp(attention))/add_any")
#l70 = loc("jit(step)/transpose(jvp(decoder0))/jit(recurrent)")
#l71 = loc("jit(step)/transpose(jvp(embeddings))/broadcast_in_dim")
#l72 = loc("jit(step)/transpose(jvp(embeddings))/convert_element_type")
#l73 = loc("jit(step)/transpose(jvp(embeddings))/lt")
#l74 = loc("jit(step)/transpose(jvp(embeddings))/add")
#l75 = loc("jit(step)/transpose(jvp(embeddings))/select_n")
#l76 = loc("jit(step)/transpose(jvp(embeddings))/scatter-add")
#l77 = loc("jit(step)/transpose(jvp(encoder3))/jit(recurrent)")
#l78 = loc("jit(step)/transpose(jvp(encoder3))/add_any")
#l79 = loc("jit(step)/transpose(jvp(encoder2))/jit(recurrent)")
#l80 = loc("jit(step)/transpose(jvp(encoder2))/add_any")
#l81 = loc("jit(step)/transpose(jvp(encoder1))/jit(recurrent)")
#l82 = loc("jit(step)/transpose(jvp(encoder1))/split")
#l83 = loc("jit(step)/transpose(jvp(encoder0))/jit(recurrent)")
#l84 = loc("jit(step)/transpose(jvp(encoder0))/add_any")
#l85 = loc("jit(step)/transpose(jvp(embeddings))/add_any")
#l86 = loc("jit(step)/optimizer/add")
#l87 = loc("jit(step)/optimizer/convert_element_type")
#l88 = loc("jit(step)/optimizer/pow")
#l89 = loc("jit(step)/optimizer/sub")
#l90 = loc("jit(step)/optimizer/sqrt")
#l91 = loc("jit(step)/optimizer/mul")
#l92 = loc("jit(step)/optimizer/div")
#l93 = loc("jit(step)/optimizer/jit(one)")
#l94 = loc("while/cond/lt")
#l95 = loc("while/body/jit(dynamic_index_in_dim)")
#l96 = loc("while/body/closed_call")
#l97 = loc("while/body/jit(dynamic_update_index_in_dim)")
#l98 = loc("while/body/add")
#l99 = loc("while/body/sub")
