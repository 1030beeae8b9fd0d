!t0 = tensor<512x8x64xf32>
!t1 = tensor<f32>
!t2 = tensor<32x128x512xbf16>
!t3 = tensor<32x128xf32>
!t4 = tensor<32x128x2048xbf16>
!t5 = tensor<8x64x512xf32>
!t6 = tensor<512x2048xf32>
!t7 = tensor<2048x512xf32>
!t8 = tensor<32x128x8x64xbf16>
!t9 = tensor<512xf32>
!t10 = tensor<32x128x512xf32>
!t11 = tensor<4096x512xf32>
!t12 = tensor<bf16>
!t13 = tensor<32x8x128x128xbf16>
!t14 = tensor<32x128x4096xf32>
!t15 = tensor<32x128xi32>
!t16 = tensor<32x8x128x128xf32>
!t17 = tensor<512x8x64xbf16>
!t18 = tensor<i32>
!t19 = tensor<32x128x4096xbf16>
!t20 = tensor<4096x512xbf16>
!t21 = tensor<32x128x128xf32>
!t22 = tensor<32x128x4096xi32>
!t23 = tensor<32x128x4096xi1>
!t24 = tensor<128x128xf32>
!t25 = tensor<32x8x64x128xbf16>
!t26 = tensor<8x64x512xbf16>
!t27 = tensor<512x2048xbf16>
!t28 = tensor<2048x512xbf16>
!t29 = tensor<32x8x128xf32>
!t30 = tensor<32x128xi1>
!t31 = tensor<32x128x1xi32>
!t32 = tensor<128x128xi32>
!t33 = tensor<128x128xi1>
!t34 = tensor<512xbf16>
!t35 = tensor<32x8x128x64xbf16>
!t36 = tensor<32x129xi32>
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: !t0 {tf.aliasing_output = 0 : i32}, %arg1: !t5 {tf.aliasing_output = 1 : i32}, %arg2: !t0 {tf.aliasing_output = 2 : i32}, %arg3: !t0 {tf.aliasing_output = 3 : i32}, %arg4: !t6 {tf.aliasing_output = 4 : i32}, %arg5: !t7 {tf.aliasing_output = 5 : i32}, %arg6: !t0 {tf.aliasing_output = 6 : i32}, %arg7: !t5 {tf.aliasing_output = 7 : i32}, %arg8: !t0 {tf.aliasing_output = 8 : i32}, %arg9: !t0 {tf.aliasing_output = 9 : i32}, %arg10: !t6 {tf.aliasing_output = 10 : i32}, %arg11: !t7 {tf.aliasing_output = 11 : i32}, %arg12: !t0 {tf.aliasing_output = 12 : i32}, %arg13: !t5 {tf.aliasing_output = 13 : i32}, %arg14: !t0 {tf.aliasing_output = 14 : i32}, %arg15: !t0 {tf.aliasing_output = 15 : i32}, %arg16: !t6 {tf.aliasing_output = 16 : i32}, %arg17: !t7 {tf.aliasing_output = 17 : i32}, %arg18: !t0 {tf.aliasing_output = 18 : i32}, %arg19: !t5 {tf.aliasing_output = 19 : i32}, %arg20: !t0 {tf.aliasing_output = 20 : i32}, %arg21: !t0 {tf.aliasing_output = 21 : i32}, %arg22: !t6 {tf.aliasing_output = 22 : i32}, %arg23: !t7 {tf.aliasing_output = 23 : i32}, %arg24: !t11 {tf.aliasing_output = 24 : i32}, %arg25: !t0 {tf.aliasing_output = 25 : i32}, %arg26: !t5 {tf.aliasing_output = 26 : i32}, %arg27: !t0 {tf.aliasing_output = 27 : i32}, %arg28: !t0 {tf.aliasing_output = 28 : i32}, %arg29: !t6 {tf.aliasing_output = 29 : i32}, %arg30: !t7 {tf.aliasing_output = 30 : i32}, %arg31: !t0 {tf.aliasing_output = 31 : i32}, %arg32: !t5 {tf.aliasing_output = 32 : i32}, %arg33: !t0 {tf.aliasing_output = 33 : i32}, %arg34: !t0 {tf.aliasing_output = 34 : i32}, %arg35: !t6 {tf.aliasing_output = 35 : i32}, %arg36: !t7 {tf.aliasing_output = 36 : i32}, %arg37: !t0 {tf.aliasing_output = 37 : i32}, %arg38: !t5 {tf.aliasing_output = 38 : i32}, %arg39: !t0 {tf.aliasing_output = 39 : i32}, %arg40: !t0 {tf.aliasing_output = 40 : i32}, %arg41: !t6 {tf.aliasing_output = 41 : i32}, %arg42: !t7 {tf.aliasing_output = 42 : i32}, %arg43: !t0 {tf.aliasing_output = 43 : i32}, %arg44: !t5 {tf.aliasing_output = 44 : i32}, %arg45: !t0 {tf.aliasing_output = 45 : i32}, %arg46: !t0 {tf.aliasing_output = 46 : i32}, %arg47: !t6 {tf.aliasing_output = 47 : i32}, %arg48: !t7 {tf.aliasing_output = 48 : i32}, %arg49: !t11 {tf.aliasing_output = 49 : i32}, %arg50: !t18 {tf.aliasing_output = 50 : i32}, %arg51: !t0 {tf.aliasing_output = 51 : i32}, %arg52: !t5 {tf.aliasing_output = 52 : i32}, %arg53: !t0 {tf.aliasing_output = 53 : i32}, %arg54: !t0 {tf.aliasing_output = 54 : i32}, %arg55: !t6 {tf.aliasing_output = 55 : i32}, %arg56: !t7 {tf.aliasing_output = 56 : i32}, %arg57: !t0 {tf.aliasing_output = 57 : i32}, %arg58: !t5 {tf.aliasing_output = 58 : i32}, %arg59: !t0 {tf.aliasing_output = 59 : i32}, %arg60: !t0 {tf.aliasing_output = 60 : i32}, %arg61: !t6 {tf.aliasing_output = 61 : i32}, %arg62: !t7 {tf.aliasing_output = 62 : i32}, %arg63: !t0 {tf.aliasing_output = 63 : i32}, %arg64: !t5 {tf.aliasing_output = 64 : i32}, %arg65: !t0 {tf.aliasing_output = 65 : i32}, %arg66: !t0 {tf.aliasing_output = 66 : i32}, %arg67: !t6 {tf.aliasing_output = 67 : i32}, %arg68: !t7 {tf.aliasing_output = 68 : i32}, %arg69: !t0 {tf.aliasing_output = 69 : i32}, %arg70: !t5 {tf.aliasing_output = 70 : i32}, %arg71: !t0 {tf.aliasing_output = 71 : i32}, %arg72: !t0 {tf.aliasing_output = 72 : i32}, %arg73: !t6 {tf.aliasing_output = 73 : i32}, %arg74: !t7 {tf.aliasing_output = 74 : i32}, %arg75: !t11 {tf.aliasing_output = 75 : i32}, %learning_rate: !t1, %tokens: !t36) -> (!t0 {jax.result_info = "result[0]['layers'][0]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[0]['layers'][0]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][0]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][0]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][0]['inner']"}, !t7 {jax.result_info = "result[0]['layers'][0]['outer']"}, !t0 {jax.result_info = "result[0]['layers'][1]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[0]['layers'][1]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][1]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][1]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][1]['inner']"}, !t7 {jax.result_info = "result[0]['layers'][1]['outer']"}, !t0 {jax.result_info = "result[0]['layers'][2]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[0]['layers'][2]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][2]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][2]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][2]['inner']"}, !t7 {jax.result_info = "result[0]['layers'][2]['outer']"}, !t0 {jax.result_info = "result[0]['layers'][3]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[0]['layers'][3]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][3]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][3]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][3]['inner']"}, !t7 {jax.result_info = "result[0]['layers'][3]['outer']"}, !t11 {jax.result_info = "result[0]['words']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['inner']"}, !t7 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['inner']"}, !t7 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['inner']"}, !t7 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['inner']"}, !t7 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['outer']"}, !t11 {jax.result_info = "result[1]['optimizer']['m']['words']"}, !t18 {jax.result_info = "result[1]['optimizer']['step']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['inner']"}, !t7 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['inner']"}, !t7 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['inner']"}, !t7 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['inner']"}, !t7 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['outer']"}, !t11 {jax.result_info = "result[1]['optimizer']['v']['words']"}, !t1 {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<-1.000000e+09> : !t1
    %0 = stablehlo.convert %arg24 : (!t11) -> !t20 loc(#l0)
    %1 = stablehlo.slice %tokens [0:32, 0:128] : (!t36) -> !t15 loc(#l1)
    %c = stablehlo.constant dense<0> : !t18
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (!t18) -> !t15 loc(#l2)
    %3 = stablehlo.compare LT, %1, %2, SIGNED : (!t15, !t15) -> !t30 loc(#l2)
    %c_0 = stablehlo.constant dense<4096> : !t18
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t18) -> !t15 loc(#l3)
    %5 = stablehlo.add %1, %4 : !t15 loc(#l3)
    %6 = stablehlo.select %3, %5, %1 : !t30, !t15 loc(#l4)
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (!t15) -> !t31 loc(#l5)
    %8 = "stablehlo.gather"(%0, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 512>}> : (!t20, !t31) -> !t2 loc(#l6)
    %9 = stablehlo.iota dim = 0 : !t32
    %10 = stablehlo.iota dim = 1 : !t32
    %11 = stablehlo.compare GT, %10, %9, SIGNED : (!t32, !t32) -> !t33
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %12 = call @_where(%11, %cst, %cst_1) : (!t33, !t1, !t1) -> !t24
    %13 = stablehlo.broadcast_in_dim %12, dims = [1, 2] : (!t24) -> !t21
    %14:17 = call @_layer(%8, %13, %arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (!t2, !t21, !t0, !t5, !t0, !t0, !t6, !t7) -> (!t2, !t3, !t3, !t9, !t2, !t8, !t8, !t13, !t8, !t8, !t2, !t3, !t3, !t9, !t2, !t4, !t4) loc(#l7)
    %15:17 = call @_layer(%14#0, %13, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11) : (!t2, !t21, !t0, !t5, !t0, !t0, !t6, !t7) -> (!t2, !t3, !t3, !t9, !t2, !t8, !t8, !t13, !t8, !t8, !t2, !t3, !t3, !t9, !t2, !t4, !t4) loc(#l8)
    %16:17 = call @_layer(%15#0, %13, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17) : (!t2, !t21, !t0, !t5, !t0, !t0, !t6, !t7) -> (!t2, !t3, !t3, !t9, !t2, !t8, !t8, !t13, !t8, !t8, !t2, !t3, !t3, !t9, !t2, !t4, !t4) loc(#l9)
    %17:17 = call @_layer(%16#0, %13, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23) : (!t2, !t21, !t0, !t5, !t0, !t0, !t6, !t7) -> (!t2, !t3, !t3, !t9, !t2, !t8, !t8, !t13, !t8, !t8, !t2, !t3, !t3, !t9, !t2, !t4, !t4) loc(#l10)
    %cst_2 = stablehlo.constant dense<1.000000e+00> : !t1
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t9 loc(#l11)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t9 loc(#l11)
    %20:3 = call @normalise_rows_0(%17#0, %18, %19) : (!t2, !t9, !t9) -> (!t2, !t3, !t3) loc(#l12)
    %21 = stablehlo.dot_general %20#0, %0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t2, !t20) -> !t19 loc(#l13)
    %22 = stablehlo.slice %tokens [0:32, 1:129] : (!t36) -> !t15 loc(#l14)
    %23:2 = call @_cross_entropy(%21, %22) : (!t19, !t15) -> (!t3, !t3) loc(#l15)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l16)
    %24 = stablehlo.reduce(%23#0 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (!t3, !t1) -> !t1 loc(#l16)
    %cst_5 = stablehlo.constant dense<4.096000e+03> : !t1
    %25 = stablehlo.divide %24, %cst_5 : !t1 loc(#l17)
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t1
    %cst_7 = stablehlo.constant dense<4.096000e+03> : !t1
    %26 = stablehlo.divide %cst_6, %cst_7 : !t1 loc(#l18)
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (!t1) -> !t3 loc(#l19)
    %28 = call @_cross_entropy_backward(%21, %22, %23#1, %27) : (!t19, !t15, !t3, !t3) -> !t19 loc(#l20)
    %29 = stablehlo.dot_general %28, %0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t19, !t20) -> !t2 loc(#l21)
    %30 = stablehlo.dot_general %28, %20#0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t19, !t2) -> !t20 loc(#l21)
    %31:3 = call @normalise_rows_backward(%17#0, %20#1, %20#2, %18, %29) : (!t2, !t3, !t3, !t9, !t2) -> (!t2, !t9, !t9) loc(#l22)
    %32:7 = call @_layer_3(%16#0, %17#1, %17#2, %17#3, %17#4, %arg20, %arg18, %arg21, %17#5, %17#6, %17#7, %17#8, %17#9, %arg19, %17#10, %17#11, %17#12, %17#13, %17#14, %arg22, %17#15, %17#16, %arg23, %31#0) : (!t2, !t3, !t3, !t9, !t2, !t0, !t0, !t0, !t8, !t8, !t13, !t8, !t8, !t5, !t2, !t3, !t3, !t9, !t2, !t6, !t4, !t4, !t7, !t2) -> (!t2, !t0, !t5, !t0, !t0, !t6, !t7) loc(#l23)
    %33:7 = call @_layer_3(%15#0, %16#1, %16#2, %16#3, %16#4, %arg14, %arg12, %arg15, %16#5, %16#6, %16#7, %16#8, %16#9, %arg13, %16#10, %16#11, %16#12, %16#13, %16#14, %arg16, %16#15, %16#16, %arg17, %32#0) : (!t2, !t3, !t3, !t9, !t2, !t0, !t0, !t0, !t8, !t8, !t13, !t8, !t8, !t5, !t2, !t3, !t3, !t9, !t2, !t6, !t4, !t4, !t7, !t2) -> (!t2, !t0, !t5, !t0, !t0, !t6, !t7) loc(#l24)
    %34:7 = call @_layer_3(%14#0, %15#1, %15#2, %15#3, %15#4, %arg8, %arg6, %arg9, %15#5, %15#6, %15#7, %15#8, %15#9, %arg7, %15#10, %15#11, %15#12, %15#13, %15#14, %arg10, %15#15, %15#16, %arg11, %33#0) : (!t2, !t3, !t3, !t9, !t2, !t0, !t0, !t0, !t8, !t8, !t13, !t8, !t8, !t5, !t2, !t3, !t3, !t9, !t2, !t6, !t4, !t4, !t7, !t2) -> (!t2, !t0, !t5, !t0, !t0, !t6, !t7) loc(#l25)
    %35:7 = call @_layer_3(%8, %14#1, %14#2, %14#3, %14#4, %arg2, %arg0, %arg3, %14#5, %14#6, %14#7, %14#8, %14#9, %arg1, %14#10, %14#11, %14#12, %14#13, %14#14, %arg4, %14#15, %14#16, %arg5, %34#0) : (!t2, !t3, !t3, !t9, !t2, !t0, !t0, !t0, !t8, !t8, !t13, !t8, !t8, !t5, !t2, !t3, !t3, !t9, !t2, !t6, !t4, !t4, !t7, !t2) -> (!t2, !t0, !t5, !t0, !t0, !t6, !t7) loc(#l26)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t12
    %36 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t12) -> !t20 loc(#l27)
    %c_9 = stablehlo.constant dense<0> : !t18
    %37 = stablehlo.broadcast_in_dim %c_9, dims = [] : (!t18) -> !t15 loc(#l28)
    %38 = stablehlo.compare LT, %1, %37, SIGNED : (!t15, !t15) -> !t30 loc(#l28)
    %c_10 = stablehlo.constant dense<4096> : !t18
    %39 = stablehlo.broadcast_in_dim %c_10, dims = [] : (!t18) -> !t15 loc(#l29)
    %40 = stablehlo.add %1, %39 : !t15 loc(#l29)
    %41 = stablehlo.select %38, %40, %1 : !t30, !t15 loc(#l30)
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1] : (!t15) -> !t31 loc(#l27)
    %43 = "stablehlo.scatter"(%36, %42, %35#0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg78: !t12, %arg79: !t12):
      %80 = stablehlo.add %arg78, %arg79 : !t12 loc(#l29)
      stablehlo.return %80 : !t12 loc(#l31)
    }) : (!t20, !t31, !t2) -> !t20 loc(#l31)
    %44 = stablehlo.add %30, %43 : !t20 loc(#l32)
    %45 = stablehlo.convert %44 : (!t20) -> !t11 loc(#l33)
    %c_11 = stablehlo.constant dense<1> : !t18
    %46 = stablehlo.add %arg50, %c_11 : !t18 loc(#l34)
    %47 = stablehlo.convert %46 : (!t18) -> !t1 loc(#l35)
    %cst_12 = stablehlo.constant dense<9.990000e-01> : !t1
    %48 = stablehlo.power %cst_12, %47 : !t1 loc(#l36)
    %cst_13 = stablehlo.constant dense<1.000000e+00> : !t1
    %49 = stablehlo.subtract %cst_13, %48 : !t1 loc(#l37)
    %50 = stablehlo.sqrt %49 : !t1 loc(#l38)
    %51 = stablehlo.multiply %learning_rate, %50 : !t1 loc(#l39)
    %cst_14 = stablehlo.constant dense<0.899999976> : !t1
    %52 = stablehlo.power %cst_14, %47 : !t1 loc(#l36)
    %cst_15 = stablehlo.constant dense<1.000000e+00> : !t1
    %53 = stablehlo.subtract %cst_15, %52 : !t1 loc(#l37)
    %54 = stablehlo.divide %51, %53 : !t1 loc(#l40)
    %55:3 = call @one(%arg0, %35#1, %arg25, %arg51, %54) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l41)
    %56:3 = call @one_6(%arg1, %35#2, %arg26, %arg52, %54) : (!t5, !t5, !t5, !t5, !t1) -> (!t5, !t5, !t5) loc(#l41)
    %57:3 = call @one(%arg2, %35#3, %arg27, %arg53, %54) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l41)
    %58:3 = call @one(%arg3, %35#4, %arg28, %arg54, %54) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l41)
    %59:3 = call @one_7(%arg4, %35#5, %arg29, %arg55, %54) : (!t6, !t6, !t6, !t6, !t1) -> (!t6, !t6, !t6) loc(#l41)
    %60:3 = call @one_8(%arg5, %35#6, %arg30, %arg56, %54) : (!t7, !t7, !t7, !t7, !t1) -> (!t7, !t7, !t7) loc(#l41)
    %61:3 = call @one(%arg6, %34#1, %arg31, %arg57, %54) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l41)
    %62:3 = call @one_6(%arg7, %34#2, %arg32, %arg58, %54) : (!t5, !t5, !t5, !t5, !t1) -> (!t5, !t5, !t5) loc(#l41)
    %63:3 = call @one(%arg8, %34#3, %arg33, %arg59, %54) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l41)
    %64:3 = call @one(%arg9, %34#4, %arg34, %arg60, %54) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l41)
    %65:3 = call @one_7(%arg10, %34#5, %arg35, %arg61, %54) : (!t6, !t6, !t6, !t6, !t1) -> (!t6, !t6, !t6) loc(#l41)
    %66:3 = call @one_8(%arg11, %34#6, %arg36, %arg62, %54) : (!t7, !t7, !t7, !t7, !t1) -> (!t7, !t7, !t7) loc(#l41)
    %67:3 = call @one(%arg12, %33#1, %arg37, %arg63, %54) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l41)
    %68:3 = call @one_6(%arg13, %33#2, %arg38, %arg64, %54) : (!t5, !t5, !t5, !t5, !t1) -> (!t5, !t5, !t5) loc(#l41)
    %69:3 = call @one(%arg14, %33#3, %arg39, %arg65, %54) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l41)
    %70:3 = call @one(%arg15, %33#4, %arg40, %arg66, %54) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l41)
    %71:3 = call @one_7(%arg16, %33#5, %arg41, %arg67, %54) : (!t6, !t6, !t6, !t6, !t1) -> (!t6, !t6, !t6) loc(#l41)
    %72:3 = call @one_8(%arg17, %33#6, %arg42, %arg68, %54) : (!t7, !t7, !t7, !t7, !t1) -> (!t7, !t7, !t7) loc(#l41)
    %73:3 = call @one(%arg18, %32#1, %arg43, %arg69, %54) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l41)
    %74:3 = call @one_6(%arg19, %32#2, %arg44, %arg70, %54) : (!t5, !t5, !t5, !t5, !t1) -> (!t5, !t5, !t5) loc(#l41)
    %75:3 = call @one(%arg20, %32#3, %arg45, %arg71, %54) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l41)
    %76:3 = call @one(%arg21, %32#4, %arg46, %arg72, %54) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l41)
    %77:3 = call @one_7(%arg22, %32#5, %arg47, %arg73, %54) : (!t6, !t6, !t6, !t6, !t1) -> (!t6, !t6, !t6) loc(#l41)
    %78:3 = call @one_8(%arg23, %32#6, %arg48, %arg74, %54) : (!t7, !t7, !t7, !t7, !t1) -> (!t7, !t7, !t7) loc(#l41)
    %79:3 = call @one_9(%arg24, %45, %arg49, %arg75, %54) : (!t11, !t11, !t11, !t11, !t1) -> (!t11, !t11, !t11) loc(#l41)
    return %55#0, %56#0, %57#0, %58#0, %59#0, %60#0, %61#0, %62#0, %63#0, %64#0, %65#0, %66#0, %67#0, %68#0, %69#0, %70#0, %71#0, %72#0, %73#0, %74#0, %75#0, %76#0, %77#0, %78#0, %79#0, %55#1, %56#1, %57#1, %58#1, %59#1, %60#1, %61#1, %62#1, %63#1, %64#1, %65#1, %66#1, %67#1, %68#1, %69#1, %70#1, %71#1, %72#1, %73#1, %74#1, %75#1, %76#1, %77#1, %78#1, %79#1, %46, %55#2, %56#2, %57#2, %58#2, %59#2, %60#2, %61#2, %62#2, %63#2, %64#2, %65#2, %66#2, %67#2, %68#2, %69#2, %70#2, %71#2, %72#2, %73#2, %74#2, %75#2, %76#2, %77#2, %78#2, %79#2, %25 : !t0, !t5, !t0, !t0, !t6, !t7, !t0, !t5, !t0, !t0, !t6, !t7, !t0, !t5, !t0, !t0, !t6, !t7, !t0, !t5, !t0, !t0, !t6, !t7, !t11, !t0, !t5, !t0, !t0, !t6, !t7, !t0, !t5, !t0, !t0, !t6, !t7, !t0, !t5, !t0, !t0, !t6, !t7, !t0, !t5, !t0, !t0, !t6, !t7, !t11, !t18, !t0, !t5, !t0, !t0, !t6, !t7, !t0, !t5, !t0, !t0, !t6, !t7, !t0, !t5, !t0, !t0, !t6, !t7, !t0, !t5, !t0, !t0, !t6, !t7, !t11, !t1
  }
  func.func private @_where(%arg0: !t33, %arg1: !t1, %arg2: !t1) -> !t24 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t1) -> !t24
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t1) -> !t24
    %2 = stablehlo.select %arg0, %0, %1 : !t33, !t24
    return %2 : !t24
  }
  func.func private @_layer(%arg0: !t2, %arg1: !t21, %arg2: !t0, %arg3: !t5, %arg4: !t0, %arg5: !t0, %arg6: !t6, %arg7: !t7) -> (!t2, !t3, !t3, !t9, !t2, !t8, !t8, !t13, !t8, !t8, !t2, !t3, !t3, !t9, !t2, !t4, !t4) {
    %cst = stablehlo.constant dense<1.000000e+00> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t9
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t9
    %2:3 = call @normalise_rows(%arg0, %0, %1) : (!t2, !t9, !t9) -> (!t2, !t3, !t3)
    %3 = stablehlo.convert %arg4 : (!t0) -> !t17 loc(#l42)
    %4 = stablehlo.dot_general %2#0, %3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t2, !t17) -> !t8 loc(#l43)
    %5 = stablehlo.convert %arg2 : (!t0) -> !t17 loc(#l42)
    %6 = stablehlo.dot_general %2#0, %5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t2, !t17) -> !t8 loc(#l43)
    %7 = stablehlo.convert %arg5 : (!t0) -> !t17 loc(#l42)
    %8 = stablehlo.dot_general %2#0, %7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t2, !t17) -> !t8 loc(#l43)
    %cst_1 = stablehlo.constant dense<1.250000e-01> : !t12
    %9 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t12) -> !t8 loc(#l44)
    %10 = stablehlo.multiply %4, %9 : !t8 loc(#l44)
    %11 = stablehlo.dot_general %10, %6, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (!t8, !t8) -> !t13 loc(#l43)
    %12 = call @_softmax(%11, %arg1) : (!t13, !t21) -> !t13 loc(#l45)
    %13 = stablehlo.dot_general %8, %12, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (!t8, !t13) -> !t25 loc(#l43)
    %14 = stablehlo.transpose %13, dims = [0, 3, 1, 2] : (!t25) -> !t8 loc(#l46)
    %15 = stablehlo.convert %arg3 : (!t5) -> !t26 loc(#l42)
    %16 = stablehlo.dot_general %14, %15, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t8, !t26) -> !t2 loc(#l43)
    %17 = stablehlo.add %arg0, %16 : !t2
    %cst_2 = stablehlo.constant dense<1.000000e+00> : !t1
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t9 loc(#l47)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1
    %19 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t9 loc(#l47)
    %20:3 = call @normalise_rows(%17, %18, %19) : (!t2, !t9, !t9) -> (!t2, !t3, !t3) loc(#l48)
    %21 = stablehlo.convert %arg6 : (!t6) -> !t27 loc(#l49)
    %22 = stablehlo.dot_general %20#0, %21, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t2, !t27) -> !t4 loc(#l50)
    %23 = call @gelu(%22) : (!t4) -> !t4 loc(#l51)
    %24 = stablehlo.convert %arg7 : (!t7) -> !t28 loc(#l49)
    %25 = stablehlo.dot_general %23, %24, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t4, !t28) -> !t2 loc(#l50)
    %26 = stablehlo.add %17, %25 : !t2 loc(#l52)
    return %26, %2#1, %2#2, %0, %2#0, %6, %10, %12, %8, %14, %17, %20#1, %20#2, %18, %20#0, %22, %23 : !t2, !t3, !t3, !t9, !t2, !t8, !t8, !t13, !t8, !t8, !t2, !t3, !t3, !t9, !t2, !t4, !t4
  }
  func.func private @normalise_rows(%arg0: !t2, %arg1: !t9, %arg2: !t9) -> (!t2, !t3, !t3) {
    %0 = stablehlo.convert %arg0 : (!t2) -> !t10
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (!t10, !t1) -> !t3
    %cst_0 = stablehlo.constant dense<0.001953125> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t3
    %3 = stablehlo.multiply %1, %2 : !t3
    %4 = stablehlo.multiply %0, %0 : !t10
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t10, !t1) -> !t3
    %cst_2 = stablehlo.constant dense<0.001953125> : !t1
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t3
    %7 = stablehlo.multiply %5, %6 : !t3
    %8 = stablehlo.multiply %3, %3 : !t3
    %9 = stablehlo.subtract %7, %8 : !t3
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t3
    %11 = stablehlo.add %9, %10 : !t3
    %12 = stablehlo.rsqrt %11 : !t3
    %13 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (!t3) -> !t10
    %14 = stablehlo.subtract %0, %13 : !t10
    %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (!t3) -> !t10
    %16 = stablehlo.multiply %14, %15 : !t10
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (!t9) -> !t10
    %18 = stablehlo.multiply %16, %17 : !t10
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (!t9) -> !t10
    %20 = stablehlo.add %18, %19 : !t10
    %21 = stablehlo.convert %20 : (!t10) -> !t2
    return %21, %3, %12 : !t2, !t3, !t3
  }
  func.func private @_softmax(%arg0: !t13, %arg1: !t21) -> !t13 {
    %0 = stablehlo.convert %arg0 : (!t13) -> !t16
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3] : (!t21) -> !t16
    %2 = stablehlo.add %0, %1 : !t16
    %cst = stablehlo.constant dense<0xFF800000> : !t1
    %3 = stablehlo.reduce(%2 init: %cst) applies stablehlo.maximum across dimensions = [3] : (!t16, !t1) -> !t29
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (!t29) -> !t16
    %5 = stablehlo.subtract %2, %4 : !t16
    %6 = stablehlo.exponential %5 : !t16
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %7 = stablehlo.reduce(%6 init: %cst_0) applies stablehlo.add across dimensions = [3] : (!t16, !t1) -> !t29
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1, 2] : (!t29) -> !t16
    %9 = stablehlo.divide %6, %8 : !t16
    %10 = stablehlo.convert %9 : (!t16) -> !t13
    return %10 : !t13
  }
  func.func private @gelu(%arg0: !t4) -> !t4 {
    %0 = stablehlo.multiply %arg0, %arg0 : !t4
    %1 = stablehlo.multiply %0, %arg0 : !t4
    %cst = stablehlo.constant dense<4.467770e-02> : !t12
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t4
    %3 = stablehlo.multiply %2, %1 : !t4
    %4 = stablehlo.add %arg0, %3 : !t4
    %cst_0 = stablehlo.constant dense<7.968750e-01> : !t12
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t12) -> !t4
    %6 = stablehlo.multiply %5, %4 : !t4
    %7 = stablehlo.tanh %6 : !t4
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t12
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t12) -> !t4
    %9 = stablehlo.add %8, %7 : !t4
    %cst_2 = stablehlo.constant dense<5.000000e-01> : !t12
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t12) -> !t4
    %11 = stablehlo.multiply %10, %9 : !t4
    %12 = stablehlo.multiply %arg0, %11 : !t4
    return %12 : !t4
  }
  func.func private @normalise_rows_0(%arg0: !t2, %arg1: !t9, %arg2: !t9) -> (!t2, !t3, !t3) {
    %0 = stablehlo.convert %arg0 : (!t2) -> !t10
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (!t10, !t1) -> !t3
    %cst_0 = stablehlo.constant dense<0.001953125> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t3
    %3 = stablehlo.multiply %1, %2 : !t3
    %4 = stablehlo.multiply %0, %0 : !t10
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %5 = stablehlo.reduce(%4 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t10, !t1) -> !t3
    %cst_2 = stablehlo.constant dense<0.001953125> : !t1
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t3
    %7 = stablehlo.multiply %5, %6 : !t3
    %8 = stablehlo.multiply %3, %3 : !t3
    %9 = stablehlo.subtract %7, %8 : !t3
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %10 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t3
    %11 = stablehlo.add %9, %10 : !t3
    %12 = stablehlo.rsqrt %11 : !t3
    %13 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (!t3) -> !t10
    %14 = stablehlo.subtract %0, %13 : !t10
    %15 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (!t3) -> !t10
    %16 = stablehlo.multiply %14, %15 : !t10
    %17 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (!t9) -> !t10
    %18 = stablehlo.multiply %16, %17 : !t10
    %19 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (!t9) -> !t10
    %20 = stablehlo.add %18, %19 : !t10
    %21 = stablehlo.convert %20 : (!t10) -> !t2
    return %21, %3, %12 : !t2, !t3, !t3
  }
  func.func private @_cross_entropy(%arg0: !t19, %arg1: !t15) -> (!t3, !t3) {
    %0 = stablehlo.convert %arg0 : (!t19) -> !t14
    %cst = stablehlo.constant dense<0xFF800000> : !t1
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (!t14, !t1) -> !t3
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (!t3) -> !t14
    %3 = stablehlo.subtract %0, %2 : !t14
    %4 = stablehlo.exponential %3 : !t14
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %5 = stablehlo.reduce(%4 init: %cst_0) applies stablehlo.add across dimensions = [2] : (!t14, !t1) -> !t3
    %6 = stablehlo.log %5 : !t3
    %7 = stablehlo.add %1, %6 : !t3
    %8 = stablehlo.iota dim = 2 : !t22
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (!t15) -> !t22
    %10 = stablehlo.compare EQ, %8, %9, SIGNED : (!t22, !t22) -> !t23
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t1
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t1
    %11 = call @_where_1(%10, %cst_1, %cst_2) : (!t23, !t1, !t1) -> !t14
    %12 = stablehlo.multiply %11, %0 : !t14
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1
    %13 = stablehlo.reduce(%12 init: %cst_3) applies stablehlo.add across dimensions = [2] : (!t14, !t1) -> !t3
    %14 = stablehlo.subtract %7, %13 : !t3
    return %14, %7 : !t3, !t3
  }
  func.func private @_where_1(%arg0: !t23, %arg1: !t1, %arg2: !t1) -> !t14 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t1) -> !t14
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t1) -> !t14
    %2 = stablehlo.select %arg0, %0, %1 : !t23, !t14
    return %2 : !t14
  }
  func.func private @_cross_entropy_backward(%arg0: !t19, %arg1: !t15, %arg2: !t3, %arg3: !t3) -> !t19 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg3 : !t19, !t3
    %1 = stablehlo.convert %0#0 : (!t19) -> !t14
    %2 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (!t3) -> !t14
    %3 = stablehlo.subtract %1, %2 : !t14
    %4 = stablehlo.exponential %3 : !t14
    %5 = stablehlo.iota dim = 2 : !t22
    %6 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (!t15) -> !t22
    %7 = stablehlo.compare EQ, %5, %6, SIGNED : (!t22, !t22) -> !t23
    %cst = stablehlo.constant dense<1.000000e+00> : !t1
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %8 = call @_where_2(%7, %cst, %cst_0) : (!t23, !t1, !t1) -> !t14
    %9 = stablehlo.subtract %4, %8 : !t14
    %10 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1] : (!t3) -> !t14
    %11 = stablehlo.multiply %9, %10 : !t14
    %12 = stablehlo.convert %11 : (!t14) -> !t19
    return %12 : !t19
  }
  func.func private @_where_2(%arg0: !t23, %arg1: !t1, %arg2: !t1) -> !t14 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t1) -> !t14
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t1) -> !t14
    %2 = stablehlo.select %arg0, %0, %1 : !t23, !t14
    return %2 : !t14
  }
  func.func private @normalise_rows_backward(%arg0: !t2, %arg1: !t3, %arg2: !t3, %arg3: !t9, %arg4: !t2) -> (!t2, !t9, !t9) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg4 : !t2, !t3, !t3, !t2
    %1 = stablehlo.convert %0#3 : (!t2) -> !t10
    %2 = stablehlo.convert %0#0 : (!t2) -> !t10
    %3 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1] : (!t3) -> !t10
    %4 = stablehlo.subtract %2, %3 : !t10
    %5 = stablehlo.broadcast_in_dim %0#2, dims = [0, 1] : (!t3) -> !t10
    %6 = stablehlo.multiply %4, %5 : !t10
    %7 = stablehlo.multiply %1, %6 : !t10
    %8 = stablehlo.convert %7 : (!t10) -> !t2
    %cst = stablehlo.constant dense<0.000000e+00> : !t12
    %9 = stablehlo.reduce(%8 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (!t2, !t12) -> !t34
    %10 = stablehlo.convert %9 : (!t34) -> !t9
    %11 = stablehlo.convert %1 : (!t10) -> !t2
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t12
    %12 = stablehlo.reduce(%11 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (!t2, !t12) -> !t34
    %13 = stablehlo.convert %12 : (!t34) -> !t9
    %14 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (!t9) -> !t10
    %15 = stablehlo.multiply %1, %14 : !t10
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t10, !t1) -> !t3
    %cst_2 = stablehlo.constant dense<0.001953125> : !t1
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t3
    %18 = stablehlo.multiply %16, %17 : !t3
    %19 = stablehlo.multiply %15, %6 : !t10
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1
    %20 = stablehlo.reduce(%19 init: %cst_3) applies stablehlo.add across dimensions = [2] : (!t10, !t1) -> !t3
    %cst_4 = stablehlo.constant dense<0.001953125> : !t1
    %21 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t3
    %22 = stablehlo.multiply %20, %21 : !t3
    %23 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (!t3) -> !t10
    %24 = stablehlo.subtract %15, %23 : !t10
    %25 = stablehlo.broadcast_in_dim %22, dims = [0, 1] : (!t3) -> !t10
    %26 = stablehlo.multiply %6, %25 : !t10
    %27 = stablehlo.subtract %24, %26 : !t10
    %28 = stablehlo.broadcast_in_dim %0#2, dims = [0, 1] : (!t3) -> !t10
    %29 = stablehlo.multiply %27, %28 : !t10
    %30 = stablehlo.convert %29 : (!t10) -> !t2
    return %30, %10, %13 : !t2, !t9, !t9
  }
  func.func private @_layer_3(%arg0: !t2, %arg1: !t3, %arg2: !t3, %arg3: !t9, %arg4: !t2, %arg5: !t0, %arg6: !t0, %arg7: !t0, %arg8: !t8, %arg9: !t8, %arg10: !t13, %arg11: !t8, %arg12: !t8, %arg13: !t5, %arg14: !t2, %arg15: !t3, %arg16: !t3, %arg17: !t9, %arg18: !t2, %arg19: !t6, %arg20: !t4, %arg21: !t4, %arg22: !t7, %arg23: !t2) -> (!t2, !t0, !t5, !t0, !t0, !t6, !t7) {
    %0 = stablehlo.convert %arg22 : (!t7) -> !t28 loc(#l49)
    %1 = stablehlo.dot_general %arg23, %0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t2, !t28) -> !t4 loc(#l50)
    %2 = stablehlo.dot_general %arg21, %arg23, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t4, !t2) -> !t28 loc(#l50)
    %3 = stablehlo.convert %2 : (!t28) -> !t7 loc(#l49)
    %4 = call @backward(%arg20, %1) : (!t4, !t4) -> !t4 loc(#l53)
    %5 = stablehlo.convert %arg19 : (!t6) -> !t27 loc(#l49)
    %6 = stablehlo.dot_general %4, %5, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t4, !t27) -> !t2 loc(#l50)
    %7 = stablehlo.dot_general %arg18, %4, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t2, !t4) -> !t27 loc(#l50)
    %8 = stablehlo.convert %7 : (!t27) -> !t6 loc(#l49)
    %9:3 = call @normalise_rows_backward(%arg14, %arg15, %arg16, %arg17, %6) : (!t2, !t3, !t3, !t9, !t2) -> (!t2, !t9, !t9) loc(#l54)
    %10 = stablehlo.add %arg23, %9#0 : !t2 loc(#l55)
    %11 = stablehlo.convert %arg13 : (!t5) -> !t26 loc(#l42)
    %12 = stablehlo.dot_general %10, %11, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (!t2, !t26) -> !t8 loc(#l43)
    %13 = stablehlo.dot_general %arg12, %10, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t8, !t2) -> !t26 loc(#l43)
    %14 = stablehlo.convert %13 : (!t26) -> !t5 loc(#l42)
    %15 = stablehlo.transpose %12, dims = [0, 2, 3, 1] : (!t8) -> !t25 loc(#l46)
    %16 = stablehlo.dot_general %15, %arg11, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (!t25, !t8) -> !t13 loc(#l43)
    %17 = stablehlo.dot_general %15, %arg10, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (!t25, !t13) -> !t25 loc(#l43)
    %18 = stablehlo.transpose %17, dims = [0, 3, 1, 2] : (!t25) -> !t8 loc(#l46)
    %19 = call @_softmax_backward(%arg10, %16) : (!t13, !t13) -> !t13 loc(#l56)
    %20 = stablehlo.dot_general %19, %arg9, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t13, !t8) -> !t35 loc(#l43)
    %21 = stablehlo.transpose %20, dims = [0, 2, 1, 3] : (!t35) -> !t8 loc(#l46)
    %22 = stablehlo.dot_general %19, %arg8, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (!t13, !t8) -> !t35 loc(#l43)
    %23 = stablehlo.transpose %22, dims = [0, 2, 1, 3] : (!t35) -> !t8 loc(#l46)
    %cst = stablehlo.constant dense<1.250000e-01> : !t12
    %24 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t8 loc(#l44)
    %25 = stablehlo.multiply %23, %24 : !t8 loc(#l44)
    %26 = stablehlo.convert %arg7 : (!t0) -> !t17 loc(#l42)
    %27 = stablehlo.dot_general %18, %26, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t8, !t17) -> !t2 loc(#l43)
    %28 = stablehlo.dot_general %arg4, %18, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t2, !t8) -> !t17 loc(#l43)
    %29 = stablehlo.convert %28 : (!t17) -> !t0 loc(#l42)
    %30 = stablehlo.convert %arg6 : (!t0) -> !t17 loc(#l42)
    %31 = stablehlo.dot_general %21, %30, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t8, !t17) -> !t2 loc(#l43)
    %32 = stablehlo.dot_general %arg4, %21, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t2, !t8) -> !t17 loc(#l43)
    %33 = stablehlo.convert %32 : (!t17) -> !t0 loc(#l42)
    %34 = stablehlo.add %27, %31 : !t2 loc(#l57)
    %35 = stablehlo.convert %arg5 : (!t0) -> !t17 loc(#l42)
    %36 = stablehlo.dot_general %25, %35, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t8, !t17) -> !t2 loc(#l43)
    %37 = stablehlo.dot_general %arg4, %25, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t2, !t8) -> !t17 loc(#l43)
    %38 = stablehlo.convert %37 : (!t17) -> !t0 loc(#l42)
    %39 = stablehlo.add %34, %36 : !t2 loc(#l57)
    %40:3 = call @normalise_rows_backward(%arg0, %arg1, %arg2, %arg3, %39) : (!t2, !t3, !t3, !t9, !t2) -> (!t2, !t9, !t9)
    %41 = stablehlo.add %10, %40#0 : !t2
    return %41, %33, %14, %38, %29, %8, %3 : !t2, !t0, !t5, !t0, !t0, !t6, !t7
  }
  func.func private @backward(%arg0: !t4, %arg1: !t4) -> !t4 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t4, !t4
    %1:5 = call @gelu_4(%0#0) : (!t4) -> (!t4, !t4, !t4, !t4, !t4)
    %2 = call @gelu_5(%1#1, %1#2, %1#3, %1#4, %0#0, %0#1) : (!t4, !t4, !t4, !t4, !t4, !t4) -> !t4
    return %2 : !t4
  }
  func.func private @gelu_4(%arg0: !t4) -> (!t4, !t4, !t4, !t4, !t4) {
    %0 = stablehlo.multiply %arg0, %arg0 : !t4
    %1 = stablehlo.multiply %0, %arg0 : !t4
    %2 = stablehlo.multiply %arg0, %arg0 : !t4
    %cst = stablehlo.constant dense<3.000000e+00> : !t12
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t4
    %4 = stablehlo.multiply %3, %2 : !t4
    %cst_0 = stablehlo.constant dense<4.467770e-02> : !t12
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t12) -> !t4
    %6 = stablehlo.multiply %5, %1 : !t4
    %7 = stablehlo.add %arg0, %6 : !t4
    %cst_1 = stablehlo.constant dense<7.968750e-01> : !t12
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t12) -> !t4
    %9 = stablehlo.multiply %8, %7 : !t4
    %10 = stablehlo.tanh %9 : !t4
    %cst_2 = stablehlo.constant dense<1.000000e+00> : !t12
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t12) -> !t4
    %12 = stablehlo.subtract %11, %10 : !t4
    %cst_3 = stablehlo.constant dense<1.000000e+00> : !t12
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t12) -> !t4
    %14 = stablehlo.add %13, %10 : !t4
    %cst_4 = stablehlo.constant dense<5.000000e-01> : !t12
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t12) -> !t4
    %16 = stablehlo.multiply %15, %14 : !t4
    %17 = stablehlo.multiply %arg0, %16 : !t4
    return %17, %4, %10, %12, %16 : !t4, !t4, !t4, !t4, !t4
  }
  func.func private @gelu_5(%arg0: !t4, %arg1: !t4, %arg2: !t4, %arg3: !t4, %arg4: !t4, %arg5: !t4) -> !t4 {
    %0 = stablehlo.multiply %arg4, %arg5 : !t4
    %1 = stablehlo.multiply %arg5, %arg3 : !t4
    %cst = stablehlo.constant dense<5.000000e-01> : !t12
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t12) -> !t4
    %3 = stablehlo.multiply %2, %0 : !t4
    %4 = stablehlo.multiply %3, %arg2 : !t4
    %5 = stablehlo.multiply %4, %arg1 : !t4
    %6 = stablehlo.add %4, %5 : !t4
    %cst_0 = stablehlo.constant dense<7.968750e-01> : !t12
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t12) -> !t4
    %8 = stablehlo.multiply %7, %6 : !t4
    %9 = stablehlo.add %1, %8 : !t4
    %cst_1 = stablehlo.constant dense<4.467770e-02> : !t12
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t12) -> !t4
    %11 = stablehlo.multiply %10, %8 : !t4
    %12 = stablehlo.multiply %11, %arg0 : !t4
    %13 = stablehlo.add %9, %12 : !t4
    return %13 : !t4
  }
  func.func private @_softmax_backward(%arg0: !t13, %arg1: !t13) -> !t13 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t13, !t13
    %1 = stablehlo.convert %0#0 : (!t13) -> !t16
    %2 = stablehlo.convert %0#1 : (!t13) -> !t16
    %3 = stablehlo.multiply %1, %2 : !t16
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %4 = stablehlo.reduce(%3 init: %cst) applies stablehlo.add across dimensions = [3] : (!t16, !t1) -> !t29
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (!t29) -> !t16
    %6 = stablehlo.subtract %2, %5 : !t16
    %7 = stablehlo.multiply %1, %6 : !t16
    %8 = stablehlo.convert %7 : (!t16) -> !t13
    return %8 : !t13
  }
  func.func private @one(%arg0: !t0, %arg1: !t0, %arg2: !t0, %arg3: !t0, %arg4: !t1) -> (!t0, !t0, !t0) {
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
  func.func private @one_6(%arg0: !t5, %arg1: !t5, %arg2: !t5, %arg3: !t5, %arg4: !t1) -> (!t5, !t5, !t5) {
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
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t5
    %12 = stablehlo.multiply %11, %4 : !t5
    %13 = stablehlo.sqrt %10 : !t5
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t5
    %15 = stablehlo.add %13, %14 : !t5
    %16 = stablehlo.divide %12, %15 : !t5
    %17 = stablehlo.subtract %arg0, %16 : !t5
    return %17, %4, %10 : !t5, !t5, !t5
  }
  func.func private @one_7(%arg0: !t6, %arg1: !t6, %arg2: !t6, %arg3: !t6, %arg4: !t1) -> (!t6, !t6, !t6) {
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
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t6
    %12 = stablehlo.multiply %11, %4 : !t6
    %13 = stablehlo.sqrt %10 : !t6
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t6
    %15 = stablehlo.add %13, %14 : !t6
    %16 = stablehlo.divide %12, %15 : !t6
    %17 = stablehlo.subtract %arg0, %16 : !t6
    return %17, %4, %10 : !t6, !t6, !t6
  }
  func.func private @one_8(%arg0: !t7, %arg1: !t7, %arg2: !t7, %arg3: !t7, %arg4: !t1) -> (!t7, !t7, !t7) {
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
  func.func private @one_9(%arg0: !t11, %arg1: !t11, %arg2: !t11, %arg3: !t11, %arg4: !t1) -> (!t11, !t11, !t11) {
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
}
#l0 = loc("jit(step)/jvp(embeddings)/convert_element_type")
#l1 = loc("jit(step)/jvp(embeddings)/slice")
#l2 = loc("jit(step)/jvp(embeddings)/lt")
#l3 = loc("jit(step)/jvp(embeddings)/add")
#l4 = loc("jit(step)/jvp(embeddings)/select_n")
#l5 = loc("jit(step)/jvp(embeddings)/broadcast_in_dim")
#l6 = loc("jit(step)/jvp(embeddings)/gather")
#l7 = loc("jit(step)/jvp(layer0)/jit(_layer)")
#l8 = loc("jit(step)/jvp(layer1)/jit(_layer)")
#l9 = loc("jit(step)/jvp(layer2)/jit(_layer)")
#l10 = loc("jit(step)/jvp(layer3)/jit(_layer)")
#l11 = loc("jit(step)/jvp(classes)/broadcast_in_dim")
#l12 = loc("jit(step)/jvp(classes)/jit(normalise_rows)")
#l13 = loc("jit(step)/jvp(classes)/dot_general")
#l14 = loc("jit(step)/jvp(classes)/slice")
#l15 = loc("jit(step)/jvp(classes)/jit(_cross_entropy)")
#l16 = loc("jit(step)/jvp(classes)/reduce_sum")
#l17 = loc("jit(step)/jvp(classes)/div")
#l18 = loc("jit(step)/transpose(jvp(classes))/div")
#l19 = loc("jit(step)/transpose(jvp(classes))/broadcast_in_dim")
#l20 = loc("jit(step)/transpose(jvp(classes))/jit(_cross_entropy_backward)")
#l21 = loc("jit(step)/transpose(jvp(classes))/dot_general")
#l22 = loc("jit(step)/transpose(jvp(classes))/jit(normalise_rows_backward)")
#l23 = loc("jit(step)/transpose(jvp(layer3))/jit(_layer)")
#l24 = loc("jit(step)/transpose(jvp(layer2))/jit(_layer)")
#l25 = loc("jit(step)/transpose(jvp(layer1))/jit(_layer)")
#l26 = loc("jit(step)/transpose(jvp(layer0))/jit(_layer)")
#l27 = loc("jit(step)/transpose(jvp(embeddings))/broadcast_in_dim")
#l28 = loc("jit(step)/transpose(jvp(embeddings))/lt")
#l29 = loc("jit(step)/transpose(jvp(embeddings))/add")
#l30 = loc("jit(step)/transpose(jvp(embeddings))/select_n")
#l31 = loc("jit(step)/transpose(jvp(embeddings))/scatter-add")
#l32 = loc("jit(step)/transpose(jvp(embeddings))/add_any")
#l33 = loc("jit(step)/transpose(jvp(embeddings))/convert_element_type")
#l34 = loc("jit(step)/optimizer/add")
#l35 = loc("jit(step)/optimizer/convert_element_type")
#l36 = loc("jit(step)/optimizer/pow")
#l37 = loc("jit(step)/optimizer/sub")
#l38 = loc("jit(step)/optimizer/sqrt")
#l39 = loc("jit(step)/optimizer/mul")
#l40 = loc("jit(step)/optimizer/div")
#l41 = loc("jit(step)/optimizer/jit(one)")
#l42 = loc("attention/convert_element_type")
#l43 = loc("attention/dot_general")
#l44 = loc("attention/mul")
#l45 = loc("attention/jit(_softmax)")
#l46 = loc("attention/transpose")
#l47 = loc("feed_forward/broadcast_in_dim")
#l48 = loc("feed_forward/jit(normalise_rows)")
#l49 = loc("feed_forward/convert_element_type")
#l50 = loc("feed_forward/dot_general")
#l51 = loc("feed_forward/jit(gelu)")
#l52 = loc("feed_forward/add")
#l53 = loc("feed_forward/jit(backward)")
#l54 = loc("feed_forward/jit(normalise_rows_backward)")
#l55 = loc("feed_forward/add_any")
#l56 = loc("attention/jit(_softmax_backward)")
#l57 = loc("attention/add_any")
