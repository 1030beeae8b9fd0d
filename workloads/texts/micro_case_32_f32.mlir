!t0 = tensor<512x8x64xf32>
!t1 = tensor<f32>
!t2 = tensor<32x128x512xf32>
!t3 = tensor<32x128xf32>
!t4 = tensor<32x128x2048xf32>
!t5 = tensor<8x64x512xf32>
!t6 = tensor<512x2048xf32>
!t7 = tensor<2048x512xf32>
!t8 = tensor<32x128x8x64xf32>
!t9 = tensor<512xf32>
!t10 = tensor<4096x512xf32>
!t11 = tensor<32x8x128x128xf32>
!t12 = tensor<32x128x4096xf32>
!t13 = tensor<32x128xi32>
!t14 = tensor<i32>
!t15 = tensor<32x128x128xf32>
!t16 = tensor<32x128x4096xi32>
!t17 = tensor<32x128x4096xi1>
!t18 = tensor<128x128xf32>
!t19 = tensor<32x8x64x128xf32>
!t20 = tensor<32x8x128xf32>
!t21 = tensor<32x128xi1>
!t22 = tensor<32x128x1xi32>
!t23 = tensor<128x128xi32>
!t24 = tensor<128x128xi1>
!t25 = tensor<32x8x128x64xf32>
!t26 = tensor<32x129xi32>
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: !t0 {tf.aliasing_output = 0 : i32}, %arg1: !t5 {tf.aliasing_output = 1 : i32}, %arg2: !t0 {tf.aliasing_output = 2 : i32}, %arg3: !t0 {tf.aliasing_output = 3 : i32}, %arg4: !t6 {tf.aliasing_output = 4 : i32}, %arg5: !t7 {tf.aliasing_output = 5 : i32}, %arg6: !t0 {tf.aliasing_output = 6 : i32}, %arg7: !t5 {tf.aliasing_output = 7 : i32}, %arg8: !t0 {tf.aliasing_output = 8 : i32}, %arg9: !t0 {tf.aliasing_output = 9 : i32}, %arg10: !t6 {tf.aliasing_output = 10 : i32}, %arg11: !t7 {tf.aliasing_output = 11 : i32}, %arg12: !t0 {tf.aliasing_output = 12 : i32}, %arg13: !t5 {tf.aliasing_output = 13 : i32}, %arg14: !t0 {tf.aliasing_output = 14 : i32}, %arg15: !t0 {tf.aliasing_output = 15 : i32}, %arg16: !t6 {tf.aliasing_output = 16 : i32}, %arg17: !t7 {tf.aliasing_output = 17 : i32}, %arg18: !t0 {tf.aliasing_output = 18 : i32}, %arg19: !t5 {tf.aliasing_output = 19 : i32}, %arg20: !t0 {tf.aliasing_output = 20 : i32}, %arg21: !t0 {tf.aliasing_output = 21 : i32}, %arg22: !t6 {tf.aliasing_output = 22 : i32}, %arg23: !t7 {tf.aliasing_output = 23 : i32}, %arg24: !t10 {tf.aliasing_output = 24 : i32}, %arg25: !t0 {tf.aliasing_output = 25 : i32}, %arg26: !t5 {tf.aliasing_output = 26 : i32}, %arg27: !t0 {tf.aliasing_output = 27 : i32}, %arg28: !t0 {tf.aliasing_output = 28 : i32}, %arg29: !t6 {tf.aliasing_output = 29 : i32}, %arg30: !t7 {tf.aliasing_output = 30 : i32}, %arg31: !t0 {tf.aliasing_output = 31 : i32}, %arg32: !t5 {tf.aliasing_output = 32 : i32}, %arg33: !t0 {tf.aliasing_output = 33 : i32}, %arg34: !t0 {tf.aliasing_output = 34 : i32}, %arg35: !t6 {tf.aliasing_output = 35 : i32}, %arg36: !t7 {tf.aliasing_output = 36 : i32}, %arg37: !t0 {tf.aliasing_output = 37 : i32}, %arg38: !t5 {tf.aliasing_output = 38 : i32}, %arg39: !t0 {tf.aliasing_output = 39 : i32}, %arg40: !t0 {tf.aliasing_output = 40 : i32}, %arg41: !t6 {tf.aliasing_output = 41 : i32}, %arg42: !t7 {tf.aliasing_output = 42 : i32}, %arg43: !t0 {tf.aliasing_output = 43 : i32}, %arg44: !t5 {tf.aliasing_output = 44 : i32}, %arg45: !t0 {tf.aliasing_output = 45 : i32}, %arg46: !t0 {tf.aliasing_output = 46 : i32}, %arg47: !t6 {tf.aliasing_output = 47 : i32}, %arg48: !t7 {tf.aliasing_output = 48 : i32}, %arg49: !t10 {tf.aliasing_output = 49 : i32}, %arg50: !t14 {tf.aliasing_output = 50 : i32}, %arg51: !t0 {tf.aliasing_output = 51 : i32}, %arg52: !t5 {tf.aliasing_output = 52 : i32}, %arg53: !t0 {tf.aliasing_output = 53 : i32}, %arg54: !t0 {tf.aliasing_output = 54 : i32}, %arg55: !t6 {tf.aliasing_output = 55 : i32}, %arg56: !t7 {tf.aliasing_output = 56 : i32}, %arg57: !t0 {tf.aliasing_output = 57 : i32}, %arg58: !t5 {tf.aliasing_output = 58 : i32}, %arg59: !t0 {tf.aliasing_output = 59 : i32}, %arg60: !t0 {tf.aliasing_output = 60 : i32}, %arg61: !t6 {tf.aliasing_output = 61 : i32}, %arg62: !t7 {tf.aliasing_output = 62 : i32}, %arg63: !t0 {tf.aliasing_output = 63 : i32}, %arg64: !t5 {tf.aliasing_output = 64 : i32}, %arg65: !t0 {tf.aliasing_output = 65 : i32}, %arg66: !t0 {tf.aliasing_output = 66 : i32}, %arg67: !t6 {tf.aliasing_output = 67 : i32}, %arg68: !t7 {tf.aliasing_output = 68 : i32}, %arg69: !t0 {tf.aliasing_output = 69 : i32}, %arg70: !t5 {tf.aliasing_output = 70 : i32}, %arg71: !t0 {tf.aliasing_output = 71 : i32}, %arg72: !t0 {tf.aliasing_output = 72 : i32}, %arg73: !t6 {tf.aliasing_output = 73 : i32}, %arg74: !t7 {tf.aliasing_output = 74 : i32}, %arg75: !t10 {tf.aliasing_output = 75 : i32}, %learning_rate: !t1, %tokens: !t26) -> (!t0 {jax.result_info = "result[0]['layers'][0]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[0]['layers'][0]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][0]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][0]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][0]['inner']"}, !t7 {jax.result_info = "result[0]['layers'][0]['outer']"}, !t0 {jax.result_info = "result[0]['layers'][1]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[0]['layers'][1]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][1]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][1]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][1]['inner']"}, !t7 {jax.result_info = "result[0]['layers'][1]['outer']"}, !t0 {jax.result_info = "result[0]['layers'][2]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[0]['layers'][2]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][2]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][2]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][2]['inner']"}, !t7 {jax.result_info = "result[0]['layers'][2]['outer']"}, !t0 {jax.result_info = "result[0]['layers'][3]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[0]['layers'][3]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][3]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[0]['layers'][3]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[0]['layers'][3]['inner']"}, !t7 {jax.result_info = "result[0]['layers'][3]['outer']"}, !t10 {jax.result_info = "result[0]['words']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['inner']"}, !t7 {jax.result_info = "result[1]['optimizer']['m']['layers'][0]['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['inner']"}, !t7 {jax.result_info = "result[1]['optimizer']['m']['layers'][1]['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['inner']"}, !t7 {jax.result_info = "result[1]['optimizer']['m']['layers'][2]['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['inner']"}, !t7 {jax.result_info = "result[1]['optimizer']['m']['layers'][3]['outer']"}, !t10 {jax.result_info = "result[1]['optimizer']['m']['words']"}, !t14 {jax.result_info = "result[1]['optimizer']['step']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['inner']"}, !t7 {jax.result_info = "result[1]['optimizer']['v']['layers'][0]['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['inner']"}, !t7 {jax.result_info = "result[1]['optimizer']['v']['layers'][1]['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['inner']"}, !t7 {jax.result_info = "result[1]['optimizer']['v']['layers'][2]['outer']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['attention']['key']['kernel']"}, !t5 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['attention']['out']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['attention']['query']['kernel']"}, !t0 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['attention']['value']['kernel']"}, !t6 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['inner']"}, !t7 {jax.result_info = "result[1]['optimizer']['v']['layers'][3]['outer']"}, !t10 {jax.result_info = "result[1]['optimizer']['v']['words']"}, !t1 {jax.result_info = "result[2]"}) {
    %cst = stablehlo.constant dense<-1.000000e+09> : !t1
    %0 = stablehlo.slice %tokens [0:32, 0:128] : (!t26) -> !t13 loc(#l0)
    %c = stablehlo.constant dense<0> : !t14
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (!t14) -> !t13 loc(#l1)
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (!t13, !t13) -> !t21 loc(#l1)
    %c_0 = stablehlo.constant dense<4096> : !t14
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t14) -> !t13 loc(#l2)
    %4 = stablehlo.add %0, %3 : !t13 loc(#l2)
    %5 = stablehlo.select %2, %4, %0 : !t21, !t13 loc(#l3)
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (!t13) -> !t22 loc(#l4)
    %7 = "stablehlo.gather"(%arg24, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 512>}> : (!t10, !t22) -> !t2 loc(#l5)
    %8 = stablehlo.iota dim = 0 : !t23
    %9 = stablehlo.iota dim = 1 : !t23
    %10 = stablehlo.compare GT, %9, %8, SIGNED : (!t23, !t23) -> !t24
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %11 = call @_where(%10, %cst, %cst_1) : (!t24, !t1, !t1) -> !t18
    %12 = stablehlo.broadcast_in_dim %11, dims = [1, 2] : (!t18) -> !t15
    %13:17 = call @_layer(%7, %12, %arg0, %arg1, %arg2, %arg3, %arg4, %arg5) : (!t2, !t15, !t0, !t5, !t0, !t0, !t6, !t7) -> (!t2, !t3, !t3, !t9, !t2, !t8, !t8, !t11, !t8, !t8, !t2, !t3, !t3, !t9, !t2, !t4, !t4) loc(#l6)
    %14:17 = call @_layer(%13#0, %12, %arg6, %arg7, %arg8, %arg9, %arg10, %arg11) : (!t2, !t15, !t0, !t5, !t0, !t0, !t6, !t7) -> (!t2, !t3, !t3, !t9, !t2, !t8, !t8, !t11, !t8, !t8, !t2, !t3, !t3, !t9, !t2, !t4, !t4) loc(#l7)
    %15:17 = call @_layer(%14#0, %12, %arg12, %arg13, %arg14, %arg15, %arg16, %arg17) : (!t2, !t15, !t0, !t5, !t0, !t0, !t6, !t7) -> (!t2, !t3, !t3, !t9, !t2, !t8, !t8, !t11, !t8, !t8, !t2, !t3, !t3, !t9, !t2, !t4, !t4) loc(#l8)
    %16:17 = call @_layer(%15#0, %12, %arg18, %arg19, %arg20, %arg21, %arg22, %arg23) : (!t2, !t15, !t0, !t5, !t0, !t0, !t6, !t7) -> (!t2, !t3, !t3, !t9, !t2, !t8, !t8, !t11, !t8, !t8, !t2, !t3, !t3, !t9, !t2, !t4, !t4) loc(#l9)
    %cst_2 = stablehlo.constant dense<1.000000e+00> : !t1
    %17 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t9 loc(#l10)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t9 loc(#l10)
    %19:3 = call @normalise_rows_0(%16#0, %17, %18) : (!t2, !t9, !t9) -> (!t2, !t3, !t3) loc(#l11)
    %20 = stablehlo.dot_general %19#0, %arg24, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t2, !t10) -> !t12 loc(#l12)
    %21 = stablehlo.slice %tokens [0:32, 1:129] : (!t26) -> !t13 loc(#l13)
    %22:2 = call @_cross_entropy(%20, %21) : (!t12, !t13) -> (!t3, !t3) loc(#l14)
    %cst_4 = stablehlo.constant dense<0.000000e+00> : !t1 loc(#l15)
    %23 = stablehlo.reduce(%22#0 init: %cst_4) applies stablehlo.add across dimensions = [0, 1] : (!t3, !t1) -> !t1 loc(#l15)
    %cst_5 = stablehlo.constant dense<4.096000e+03> : !t1
    %24 = stablehlo.divide %23, %cst_5 : !t1 loc(#l16)
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t1
    %cst_7 = stablehlo.constant dense<4.096000e+03> : !t1
    %25 = stablehlo.divide %cst_6, %cst_7 : !t1 loc(#l17)
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (!t1) -> !t3 loc(#l18)
    %27 = call @_cross_entropy_backward(%20, %21, %22#1, %26) : (!t12, !t13, !t3, !t3) -> !t12 loc(#l19)
    %28 = stablehlo.dot_general %27, %arg24, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t12, !t10) -> !t2 loc(#l20)
    %29 = stablehlo.dot_general %27, %19#0, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t12, !t2) -> !t10 loc(#l20)
    %30:3 = call @normalise_rows_backward(%16#0, %19#1, %19#2, %17, %28) : (!t2, !t3, !t3, !t9, !t2) -> (!t2, !t9, !t9) loc(#l21)
    %31:7 = call @_layer_3(%15#0, %16#1, %16#2, %16#3, %16#4, %arg20, %arg18, %arg21, %16#5, %16#6, %16#7, %16#8, %16#9, %arg19, %16#10, %16#11, %16#12, %16#13, %16#14, %arg22, %16#15, %16#16, %arg23, %30#0) : (!t2, !t3, !t3, !t9, !t2, !t0, !t0, !t0, !t8, !t8, !t11, !t8, !t8, !t5, !t2, !t3, !t3, !t9, !t2, !t6, !t4, !t4, !t7, !t2) -> (!t2, !t0, !t5, !t0, !t0, !t6, !t7) loc(#l22)
    %32:7 = call @_layer_3(%14#0, %15#1, %15#2, %15#3, %15#4, %arg14, %arg12, %arg15, %15#5, %15#6, %15#7, %15#8, %15#9, %arg13, %15#10, %15#11, %15#12, %15#13, %15#14, %arg16, %15#15, %15#16, %arg17, %31#0) : (!t2, !t3, !t3, !t9, !t2, !t0, !t0, !t0, !t8, !t8, !t11, !t8, !t8, !t5, !t2, !t3, !t3, !t9, !t2, !t6, !t4, !t4, !t7, !t2) -> (!t2, !t0, !t5, !t0, !t0, !t6, !t7) loc(#l23)
    %33:7 = call @_layer_3(%13#0, %14#1, %14#2, %14#3, %14#4, %arg8, %arg6, %arg9, %14#5, %14#6, %14#7, %14#8, %14#9, %arg7, %14#10, %14#11, %14#12, %14#13, %14#14, %arg10, %14#15, %14#16, %arg11, %32#0) : (!t2, !t3, !t3, !t9, !t2, !t0, !t0, !t0, !t8, !t8, !t11, !t8, !t8, !t5, !t2, !t3, !t3, !t9, !t2, !t6, !t4, !t4, !t7, !t2) -> (!t2, !t0, !t5, !t0, !t0, !t6, !t7) loc(#l24)
    %34:7 = call @_layer_3(%7, %13#1, %13#2, %13#3, %13#4, %arg2, %arg0, %arg3, %13#5, %13#6, %13#7, %13#8, %13#9, %arg1, %13#10, %13#11, %13#12, %13#13, %13#14, %arg4, %13#15, %13#16, %arg5, %33#0) : (!t2, !t3, !t3, !t9, !t2, !t0, !t0, !t0, !t8, !t8, !t11, !t8, !t8, !t5, !t2, !t3, !t3, !t9, !t2, !t6, !t4, !t4, !t7, !t2) -> (!t2, !t0, !t5, !t0, !t0, !t6, !t7) loc(#l25)
    %cst_8 = stablehlo.constant dense<0.000000e+00> : !t1
    %35 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (!t1) -> !t10 loc(#l26)
    %c_9 = stablehlo.constant dense<0> : !t14
    %36 = stablehlo.broadcast_in_dim %c_9, dims = [] : (!t14) -> !t13 loc(#l27)
    %37 = stablehlo.compare LT, %0, %36, SIGNED : (!t13, !t13) -> !t21 loc(#l27)
    %c_10 = stablehlo.constant dense<4096> : !t14
    %38 = stablehlo.broadcast_in_dim %c_10, dims = [] : (!t14) -> !t13 loc(#l28)
    %39 = stablehlo.add %0, %38 : !t13 loc(#l28)
    %40 = stablehlo.select %37, %39, %0 : !t21, !t13 loc(#l29)
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1] : (!t13) -> !t22 loc(#l26)
    %42 = "stablehlo.scatter"(%35, %41, %34#0) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg78: !t1, %arg79: !t1):
      %78 = stablehlo.add %arg78, %arg79 : !t1 loc(#l28)
      stablehlo.return %78 : !t1 loc(#l30)
    }) : (!t10, !t22, !t2) -> !t10 loc(#l30)
    %43 = stablehlo.add %29, %42 : !t10 loc(#l31)
    %c_11 = stablehlo.constant dense<1> : !t14
    %44 = stablehlo.add %arg50, %c_11 : !t14 loc(#l32)
    %45 = stablehlo.convert %44 : (!t14) -> !t1 loc(#l33)
    %cst_12 = stablehlo.constant dense<9.990000e-01> : !t1
    %46 = stablehlo.power %cst_12, %45 : !t1 loc(#l34)
    %cst_13 = stablehlo.constant dense<1.000000e+00> : !t1
    %47 = stablehlo.subtract %cst_13, %46 : !t1 loc(#l35)
    %48 = stablehlo.sqrt %47 : !t1 loc(#l36)
    %49 = stablehlo.multiply %learning_rate, %48 : !t1 loc(#l37)
    %cst_14 = stablehlo.constant dense<0.899999976> : !t1
    %50 = stablehlo.power %cst_14, %45 : !t1 loc(#l34)
    %cst_15 = stablehlo.constant dense<1.000000e+00> : !t1
    %51 = stablehlo.subtract %cst_15, %50 : !t1 loc(#l35)
    %52 = stablehlo.divide %49, %51 : !t1 loc(#l38)
    %53:3 = call @one(%arg0, %34#1, %arg25, %arg51, %52) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l39)
    %54:3 = call @one_6(%arg1, %34#2, %arg26, %arg52, %52) : (!t5, !t5, !t5, !t5, !t1) -> (!t5, !t5, !t5) loc(#l39)
    %55:3 = call @one(%arg2, %34#3, %arg27, %arg53, %52) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l39)
    %56:3 = call @one(%arg3, %34#4, %arg28, %arg54, %52) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l39)
    %57:3 = call @one_7(%arg4, %34#5, %arg29, %arg55, %52) : (!t6, !t6, !t6, !t6, !t1) -> (!t6, !t6, !t6) loc(#l39)
    %58:3 = call @one_8(%arg5, %34#6, %arg30, %arg56, %52) : (!t7, !t7, !t7, !t7, !t1) -> (!t7, !t7, !t7) loc(#l39)
    %59:3 = call @one(%arg6, %33#1, %arg31, %arg57, %52) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l39)
    %60:3 = call @one_6(%arg7, %33#2, %arg32, %arg58, %52) : (!t5, !t5, !t5, !t5, !t1) -> (!t5, !t5, !t5) loc(#l39)
    %61:3 = call @one(%arg8, %33#3, %arg33, %arg59, %52) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l39)
    %62:3 = call @one(%arg9, %33#4, %arg34, %arg60, %52) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l39)
    %63:3 = call @one_7(%arg10, %33#5, %arg35, %arg61, %52) : (!t6, !t6, !t6, !t6, !t1) -> (!t6, !t6, !t6) loc(#l39)
    %64:3 = call @one_8(%arg11, %33#6, %arg36, %arg62, %52) : (!t7, !t7, !t7, !t7, !t1) -> (!t7, !t7, !t7) loc(#l39)
    %65:3 = call @one(%arg12, %32#1, %arg37, %arg63, %52) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l39)
    %66:3 = call @one_6(%arg13, %32#2, %arg38, %arg64, %52) : (!t5, !t5, !t5, !t5, !t1) -> (!t5, !t5, !t5) loc(#l39)
    %67:3 = call @one(%arg14, %32#3, %arg39, %arg65, %52) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l39)
    %68:3 = call @one(%arg15, %32#4, %arg40, %arg66, %52) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l39)
    %69:3 = call @one_7(%arg16, %32#5, %arg41, %arg67, %52) : (!t6, !t6, !t6, !t6, !t1) -> (!t6, !t6, !t6) loc(#l39)
    %70:3 = call @one_8(%arg17, %32#6, %arg42, %arg68, %52) : (!t7, !t7, !t7, !t7, !t1) -> (!t7, !t7, !t7) loc(#l39)
    %71:3 = call @one(%arg18, %31#1, %arg43, %arg69, %52) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l39)
    %72:3 = call @one_6(%arg19, %31#2, %arg44, %arg70, %52) : (!t5, !t5, !t5, !t5, !t1) -> (!t5, !t5, !t5) loc(#l39)
    %73:3 = call @one(%arg20, %31#3, %arg45, %arg71, %52) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l39)
    %74:3 = call @one(%arg21, %31#4, %arg46, %arg72, %52) : (!t0, !t0, !t0, !t0, !t1) -> (!t0, !t0, !t0) loc(#l39)
    %75:3 = call @one_7(%arg22, %31#5, %arg47, %arg73, %52) : (!t6, !t6, !t6, !t6, !t1) -> (!t6, !t6, !t6) loc(#l39)
    %76:3 = call @one_8(%arg23, %31#6, %arg48, %arg74, %52) : (!t7, !t7, !t7, !t7, !t1) -> (!t7, !t7, !t7) loc(#l39)
    %77:3 = call @one_9(%arg24, %43, %arg49, %arg75, %52) : (!t10, !t10, !t10, !t10, !t1) -> (!t10, !t10, !t10) loc(#l39)
    return %53#0, %54#0, %55#0, %56#0, %57#0, %58#0, %59#0, %60#0, %61#0, %62#0, %63#0, %64#0, %65#0, %66#0, %67#0, %68#0, %69#0, %70#0, %71#0, %72#0, %73#0, %74#0, %75#0, %76#0, %77#0, %53#1, %54#1, %55#1, %56#1, %57#1, %58#1, %59#1, %60#1, %61#1, %62#1, %63#1, %64#1, %65#1, %66#1, %67#1, %68#1, %69#1, %70#1, %71#1, %72#1, %73#1, %74#1, %75#1, %76#1, %77#1, %44, %53#2, %54#2, %55#2, %56#2, %57#2, %58#2, %59#2, %60#2, %61#2, %62#2, %63#2, %64#2, %65#2, %66#2, %67#2, %68#2, %69#2, %70#2, %71#2, %72#2, %73#2, %74#2, %75#2, %76#2, %77#2, %24 : !t0, !t5, !t0, !t0, !t6, !t7, !t0, !t5, !t0, !t0, !t6, !t7, !t0, !t5, !t0, !t0, !t6, !t7, !t0, !t5, !t0, !t0, !t6, !t7, !t10, !t0, !t5, !t0, !t0, !t6, !t7, !t0, !t5, !t0, !t0, !t6, !t7, !t0, !t5, !t0, !t0, !t6, !t7, !t0, !t5, !t0, !t0, !t6, !t7, !t10, !t14, !t0, !t5, !t0, !t0, !t6, !t7, !t0, !t5, !t0, !t0, !t6, !t7, !t0, !t5, !t0, !t0, !t6, !t7, !t0, !t5, !t0, !t0, !t6, !t7, !t10, !t1
  }
  func.func private @_where(%arg0: !t24, %arg1: !t1, %arg2: !t1) -> !t18 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t1) -> !t18
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t1) -> !t18
    %2 = stablehlo.select %arg0, %0, %1 : !t24, !t18
    return %2 : !t18
  }
  func.func private @_layer(%arg0: !t2, %arg1: !t15, %arg2: !t0, %arg3: !t5, %arg4: !t0, %arg5: !t0, %arg6: !t6, %arg7: !t7) -> (!t2, !t3, !t3, !t9, !t2, !t8, !t8, !t11, !t8, !t8, !t2, !t3, !t3, !t9, !t2, !t4, !t4) {
    %cst = stablehlo.constant dense<1.000000e+00> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t9
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t9
    %2:3 = call @normalise_rows(%arg0, %0, %1) : (!t2, !t9, !t9) -> (!t2, !t3, !t3)
    %3 = stablehlo.dot_general %2#0, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t2, !t0) -> !t8 loc(#l40)
    %4 = stablehlo.dot_general %2#0, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t2, !t0) -> !t8 loc(#l40)
    %5 = stablehlo.dot_general %2#0, %arg5, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t2, !t0) -> !t8 loc(#l40)
    %cst_1 = stablehlo.constant dense<1.250000e-01> : !t1
    %6 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t8 loc(#l41)
    %7 = stablehlo.multiply %3, %6 : !t8 loc(#l41)
    %8 = stablehlo.dot_general %7, %4, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (!t8, !t8) -> !t11 loc(#l40)
    %9 = call @_softmax(%8, %arg1) : (!t11, !t15) -> !t11 loc(#l42)
    %10 = stablehlo.dot_general %5, %9, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (!t8, !t11) -> !t19 loc(#l40)
    %11 = stablehlo.transpose %10, dims = [0, 3, 1, 2] : (!t19) -> !t8 loc(#l43)
    %12 = stablehlo.dot_general %11, %arg3, contracting_dims = [2, 3] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t8, !t5) -> !t2 loc(#l40)
    %13 = stablehlo.add %arg0, %12 : !t2
    %cst_2 = stablehlo.constant dense<1.000000e+00> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t9 loc(#l44)
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1
    %15 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t9 loc(#l44)
    %16:3 = call @normalise_rows(%13, %14, %15) : (!t2, !t9, !t9) -> (!t2, !t3, !t3) loc(#l45)
    %17 = stablehlo.dot_general %16#0, %arg6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t2, !t6) -> !t4 loc(#l46)
    %18 = call @gelu(%17) : (!t4) -> !t4 loc(#l47)
    %19 = stablehlo.dot_general %18, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (!t4, !t7) -> !t2 loc(#l46)
    %20 = stablehlo.add %13, %19 : !t2 loc(#l48)
    return %20, %2#1, %2#2, %0, %2#0, %4, %7, %9, %5, %11, %13, %16#1, %16#2, %14, %16#0, %17, %18 : !t2, !t3, !t3, !t9, !t2, !t8, !t8, !t11, !t8, !t8, !t2, !t3, !t3, !t9, !t2, !t4, !t4
  }
  func.func private @normalise_rows(%arg0: !t2, %arg1: !t9, %arg2: !t9) -> (!t2, !t3, !t3) {
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (!t2, !t1) -> !t3
    %cst_0 = stablehlo.constant dense<0.001953125> : !t1
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t3
    %2 = stablehlo.multiply %0, %1 : !t3
    %3 = stablehlo.multiply %arg0, %arg0 : !t2
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t2, !t1) -> !t3
    %cst_2 = stablehlo.constant dense<0.001953125> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t3
    %6 = stablehlo.multiply %4, %5 : !t3
    %7 = stablehlo.multiply %2, %2 : !t3
    %8 = stablehlo.subtract %6, %7 : !t3
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t3
    %10 = stablehlo.add %8, %9 : !t3
    %11 = stablehlo.rsqrt %10 : !t3
    %12 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (!t3) -> !t2
    %13 = stablehlo.subtract %arg0, %12 : !t2
    %14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (!t3) -> !t2
    %15 = stablehlo.multiply %13, %14 : !t2
    %16 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (!t9) -> !t2
    %17 = stablehlo.multiply %15, %16 : !t2
    %18 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (!t9) -> !t2
    %19 = stablehlo.add %17, %18 : !t2
    return %19, %2, %11 : !t2, !t3, !t3
  }
  func.func private @_softmax(%arg0: !t11, %arg1: !t15) -> !t11 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [0, 2, 3] : (!t15) -> !t11
    %1 = stablehlo.add %arg0, %0 : !t11
    %cst = stablehlo.constant dense<0xFF800000> : !t1
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.maximum across dimensions = [3] : (!t11, !t1) -> !t20
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (!t20) -> !t11
    %4 = stablehlo.subtract %1, %3 : !t11
    %5 = stablehlo.exponential %4 : !t11
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [3] : (!t11, !t1) -> !t20
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1, 2] : (!t20) -> !t11
    %8 = stablehlo.divide %5, %7 : !t11
    return %8 : !t11
  }
  func.func private @gelu(%arg0: !t4) -> !t4 {
    %0 = stablehlo.multiply %arg0, %arg0 : !t4
    %1 = stablehlo.multiply %0, %arg0 : !t4
    %cst = stablehlo.constant dense<4.471500e-02> : !t1
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t4
    %3 = stablehlo.multiply %2, %1 : !t4
    %4 = stablehlo.add %arg0, %3 : !t4
    %cst_0 = stablehlo.constant dense<0.797884583> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t4
    %6 = stablehlo.multiply %5, %4 : !t4
    %7 = stablehlo.tanh %6 : !t4
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t1
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t4
    %9 = stablehlo.add %8, %7 : !t4
    %cst_2 = stablehlo.constant dense<5.000000e-01> : !t1
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t4
    %11 = stablehlo.multiply %10, %9 : !t4
    %12 = stablehlo.multiply %arg0, %11 : !t4
    return %12 : !t4
  }
  func.func private @normalise_rows_0(%arg0: !t2, %arg1: !t9, %arg2: !t9) -> (!t2, !t3, !t3) {
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.add across dimensions = [2] : (!t2, !t1) -> !t3
    %cst_0 = stablehlo.constant dense<0.001953125> : !t1
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t3
    %2 = stablehlo.multiply %0, %1 : !t3
    %3 = stablehlo.multiply %arg0, %arg0 : !t2
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %4 = stablehlo.reduce(%3 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t2, !t1) -> !t3
    %cst_2 = stablehlo.constant dense<0.001953125> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t3
    %6 = stablehlo.multiply %4, %5 : !t3
    %7 = stablehlo.multiply %2, %2 : !t3
    %8 = stablehlo.subtract %6, %7 : !t3
    %cst_3 = stablehlo.constant dense<9.99999997E-7> : !t1
    %9 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t3
    %10 = stablehlo.add %8, %9 : !t3
    %11 = stablehlo.rsqrt %10 : !t3
    %12 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (!t3) -> !t2
    %13 = stablehlo.subtract %arg0, %12 : !t2
    %14 = stablehlo.broadcast_in_dim %11, dims = [0, 1] : (!t3) -> !t2
    %15 = stablehlo.multiply %13, %14 : !t2
    %16 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (!t9) -> !t2
    %17 = stablehlo.multiply %15, %16 : !t2
    %18 = stablehlo.broadcast_in_dim %arg2, dims = [2] : (!t9) -> !t2
    %19 = stablehlo.add %17, %18 : !t2
    return %19, %2, %11 : !t2, !t3, !t3
  }
  func.func private @_cross_entropy(%arg0: !t12, %arg1: !t13) -> (!t3, !t3) {
    %cst = stablehlo.constant dense<0xFF800000> : !t1
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (!t12, !t1) -> !t3
    %1 = stablehlo.broadcast_in_dim %0, dims = [0, 1] : (!t3) -> !t12
    %2 = stablehlo.subtract %arg0, %1 : !t12
    %3 = stablehlo.exponential %2 : !t12
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (!t12, !t1) -> !t3
    %5 = stablehlo.log %4 : !t3
    %6 = stablehlo.add %0, %5 : !t3
    %7 = stablehlo.iota dim = 2 : !t16
    %8 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (!t13) -> !t16
    %9 = stablehlo.compare EQ, %7, %8, SIGNED : (!t16, !t16) -> !t17
    %cst_1 = stablehlo.constant dense<1.000000e+00> : !t1
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t1
    %10 = call @_where_1(%9, %cst_1, %cst_2) : (!t17, !t1, !t1) -> !t12
    %11 = stablehlo.multiply %10, %arg0 : !t12
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1
    %12 = stablehlo.reduce(%11 init: %cst_3) applies stablehlo.add across dimensions = [2] : (!t12, !t1) -> !t3
    %13 = stablehlo.subtract %6, %12 : !t3
    return %13, %6 : !t3, !t3
  }
  func.func private @_where_1(%arg0: !t17, %arg1: !t1, %arg2: !t1) -> !t12 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t1) -> !t12
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t1) -> !t12
    %2 = stablehlo.select %arg0, %0, %1 : !t17, !t12
    return %2 : !t12
  }
  func.func private @_cross_entropy_backward(%arg0: !t12, %arg1: !t13, %arg2: !t3, %arg3: !t3) -> !t12 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg3 : !t12, !t3
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1] : (!t3) -> !t12
    %2 = stablehlo.subtract %0#0, %1 : !t12
    %3 = stablehlo.exponential %2 : !t12
    %4 = stablehlo.iota dim = 2 : !t16
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1] : (!t13) -> !t16
    %6 = stablehlo.compare EQ, %4, %5, SIGNED : (!t16, !t16) -> !t17
    %cst = stablehlo.constant dense<1.000000e+00> : !t1
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %7 = call @_where_2(%6, %cst, %cst_0) : (!t17, !t1, !t1) -> !t12
    %8 = stablehlo.subtract %3, %7 : !t12
    %9 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1] : (!t3) -> !t12
    %10 = stablehlo.multiply %8, %9 : !t12
    return %10 : !t12
  }
  func.func private @_where_2(%arg0: !t17, %arg1: !t1, %arg2: !t1) -> !t12 {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (!t1) -> !t12
    %1 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t1) -> !t12
    %2 = stablehlo.select %arg0, %0, %1 : !t17, !t12
    return %2 : !t12
  }
  func.func private @normalise_rows_backward(%arg0: !t2, %arg1: !t3, %arg2: !t3, %arg3: !t9, %arg4: !t2) -> (!t2, !t9, !t9) {
    %0:4 = stablehlo.optimization_barrier %arg0, %arg1, %arg2, %arg4 : !t2, !t3, !t3, !t2
    %1 = stablehlo.broadcast_in_dim %0#1, dims = [0, 1] : (!t3) -> !t2
    %2 = stablehlo.subtract %0#0, %1 : !t2
    %3 = stablehlo.broadcast_in_dim %0#2, dims = [0, 1] : (!t3) -> !t2
    %4 = stablehlo.multiply %2, %3 : !t2
    %5 = stablehlo.multiply %0#3, %4 : !t2
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %6 = stablehlo.reduce(%5 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (!t2, !t1) -> !t9
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t1
    %7 = stablehlo.reduce(%0#3 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (!t2, !t1) -> !t9
    %8 = stablehlo.broadcast_in_dim %arg3, dims = [2] : (!t9) -> !t2
    %9 = stablehlo.multiply %0#3, %8 : !t2
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t1
    %10 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [2] : (!t2, !t1) -> !t3
    %cst_2 = stablehlo.constant dense<0.001953125> : !t1
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t3
    %12 = stablehlo.multiply %10, %11 : !t3
    %13 = stablehlo.multiply %9, %4 : !t2
    %cst_3 = stablehlo.constant dense<0.000000e+00> : !t1
    %14 = stablehlo.reduce(%13 init: %cst_3) applies stablehlo.add across dimensions = [2] : (!t2, !t1) -> !t3
    %cst_4 = stablehlo.constant dense<0.001953125> : !t1
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t3
    %16 = stablehlo.multiply %14, %15 : !t3
    %17 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (!t3) -> !t2
    %18 = stablehlo.subtract %9, %17 : !t2
    %19 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (!t3) -> !t2
    %20 = stablehlo.multiply %4, %19 : !t2
    %21 = stablehlo.subtract %18, %20 : !t2
    %22 = stablehlo.broadcast_in_dim %0#2, dims = [0, 1] : (!t3) -> !t2
    %23 = stablehlo.multiply %21, %22 : !t2
    return %23, %6, %7 : !t2, !t9, !t9
  }
  func.func private @_layer_3(%arg0: !t2, %arg1: !t3, %arg2: !t3, %arg3: !t9, %arg4: !t2, %arg5: !t0, %arg6: !t0, %arg7: !t0, %arg8: !t8, %arg9: !t8, %arg10: !t11, %arg11: !t8, %arg12: !t8, %arg13: !t5, %arg14: !t2, %arg15: !t3, %arg16: !t3, %arg17: !t9, %arg18: !t2, %arg19: !t6, %arg20: !t4, %arg21: !t4, %arg22: !t7, %arg23: !t2) -> (!t2, !t0, !t5, !t0, !t0, !t6, !t7) {
    %0 = stablehlo.dot_general %arg23, %arg22, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t2, !t7) -> !t4 loc(#l46)
    %1 = stablehlo.dot_general %arg21, %arg23, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t4, !t2) -> !t7 loc(#l46)
    %2 = call @backward(%arg20, %0) : (!t4, !t4) -> !t4 loc(#l49)
    %3 = stablehlo.dot_general %2, %arg19, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t4, !t6) -> !t2 loc(#l46)
    %4 = stablehlo.dot_general %arg18, %2, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t2, !t4) -> !t6 loc(#l46)
    %5:3 = call @normalise_rows_backward(%arg14, %arg15, %arg16, %arg17, %3) : (!t2, !t3, !t3, !t9, !t2) -> (!t2, !t9, !t9) loc(#l50)
    %6 = stablehlo.add %arg23, %5#0 : !t2 loc(#l51)
    %7 = stablehlo.dot_general %6, %arg13, contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (!t2, !t5) -> !t8 loc(#l40)
    %8 = stablehlo.dot_general %arg12, %6, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t8, !t2) -> !t5 loc(#l40)
    %9 = stablehlo.transpose %7, dims = [0, 2, 3, 1] : (!t8) -> !t19 loc(#l43)
    %10 = stablehlo.dot_general %9, %arg11, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (!t19, !t8) -> !t11 loc(#l40)
    %11 = stablehlo.dot_general %9, %arg10, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (!t19, !t11) -> !t19 loc(#l40)
    %12 = stablehlo.transpose %11, dims = [0, 3, 1, 2] : (!t19) -> !t8 loc(#l43)
    %13 = call @_softmax_backward(%arg10, %10) : (!t11, !t11) -> !t11 loc(#l52)
    %14 = stablehlo.dot_general %13, %arg9, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t11, !t8) -> !t25 loc(#l40)
    %15 = stablehlo.transpose %14, dims = [0, 2, 1, 3] : (!t25) -> !t8 loc(#l43)
    %16 = stablehlo.dot_general %13, %arg8, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (!t11, !t8) -> !t25 loc(#l40)
    %17 = stablehlo.transpose %16, dims = [0, 2, 1, 3] : (!t25) -> !t8 loc(#l43)
    %cst = stablehlo.constant dense<1.250000e-01> : !t1
    %18 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t8 loc(#l41)
    %19 = stablehlo.multiply %17, %18 : !t8 loc(#l41)
    %20 = stablehlo.dot_general %12, %arg7, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t8, !t0) -> !t2 loc(#l40)
    %21 = stablehlo.dot_general %arg4, %12, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t2, !t8) -> !t0 loc(#l40)
    %22 = stablehlo.dot_general %15, %arg6, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t8, !t0) -> !t2 loc(#l40)
    %23 = stablehlo.dot_general %arg4, %15, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t2, !t8) -> !t0 loc(#l40)
    %24 = stablehlo.add %20, %22 : !t2 loc(#l53)
    %25 = stablehlo.dot_general %19, %arg5, contracting_dims = [2, 3] x [1, 2], precision = [DEFAULT, DEFAULT] : (!t8, !t0) -> !t2 loc(#l40)
    %26 = stablehlo.dot_general %arg4, %19, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (!t2, !t8) -> !t0 loc(#l40)
    %27 = stablehlo.add %24, %25 : !t2 loc(#l53)
    %28:3 = call @normalise_rows_backward(%arg0, %arg1, %arg2, %arg3, %27) : (!t2, !t3, !t3, !t9, !t2) -> (!t2, !t9, !t9)
    %29 = stablehlo.add %6, %28#0 : !t2
    return %29, %23, %8, %26, %21, %4, %1 : !t2, !t0, !t5, !t0, !t0, !t6, !t7
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
    %cst = stablehlo.constant dense<3.000000e+00> : !t1
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t4
    %4 = stablehlo.multiply %3, %2 : !t4
    %cst_0 = stablehlo.constant dense<4.471500e-02> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t4
    %6 = stablehlo.multiply %5, %1 : !t4
    %7 = stablehlo.add %arg0, %6 : !t4
    %cst_1 = stablehlo.constant dense<0.797884583> : !t1
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t4
    %9 = stablehlo.multiply %8, %7 : !t4
    %10 = stablehlo.tanh %9 : !t4
    %cst_2 = stablehlo.constant dense<1.000000e+00> : !t1
    %11 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t4
    %12 = stablehlo.subtract %11, %10 : !t4
    %cst_3 = stablehlo.constant dense<1.000000e+00> : !t1
    %13 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t4
    %14 = stablehlo.add %13, %10 : !t4
    %cst_4 = stablehlo.constant dense<5.000000e-01> : !t1
    %15 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t1) -> !t4
    %16 = stablehlo.multiply %15, %14 : !t4
    %17 = stablehlo.multiply %arg0, %16 : !t4
    return %17, %4, %10, %12, %16 : !t4, !t4, !t4, !t4, !t4
  }
  func.func private @gelu_5(%arg0: !t4, %arg1: !t4, %arg2: !t4, %arg3: !t4, %arg4: !t4, %arg5: !t4) -> !t4 {
    %0 = stablehlo.multiply %arg4, %arg5 : !t4
    %1 = stablehlo.multiply %arg5, %arg3 : !t4
    %cst = stablehlo.constant dense<5.000000e-01> : !t1
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t4
    %3 = stablehlo.multiply %2, %0 : !t4
    %4 = stablehlo.multiply %3, %arg2 : !t4
    %5 = stablehlo.multiply %4, %arg1 : !t4
    %6 = stablehlo.add %4, %5 : !t4
    %cst_0 = stablehlo.constant dense<0.797884583> : !t1
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t4
    %8 = stablehlo.multiply %7, %6 : !t4
    %9 = stablehlo.add %1, %8 : !t4
    %cst_1 = stablehlo.constant dense<4.471500e-02> : !t1
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t4
    %11 = stablehlo.multiply %10, %8 : !t4
    %12 = stablehlo.multiply %11, %arg0 : !t4
    %13 = stablehlo.add %9, %12 : !t4
    return %13 : !t4
  }
  func.func private @_softmax_backward(%arg0: !t11, %arg1: !t11) -> !t11 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t11, !t11
    %1 = stablehlo.multiply %0#0, %0#1 : !t11
    %cst = stablehlo.constant dense<0.000000e+00> : !t1
    %2 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [3] : (!t11, !t1) -> !t20
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (!t20) -> !t11
    %4 = stablehlo.subtract %0#1, %3 : !t11
    %5 = stablehlo.multiply %0#0, %4 : !t11
    return %5 : !t11
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
  func.func private @one_9(%arg0: !t10, %arg1: !t10, %arg2: !t10, %arg3: !t10, %arg4: !t1) -> (!t10, !t10, !t10) {
    %cst = stablehlo.constant dense<0.899999976> : !t1
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t1) -> !t10
    %1 = stablehlo.multiply %0, %arg2 : !t10
    %cst_0 = stablehlo.constant dense<1.000000e-01> : !t1
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t1) -> !t10
    %3 = stablehlo.multiply %2, %arg1 : !t10
    %4 = stablehlo.add %1, %3 : !t10
    %cst_1 = stablehlo.constant dense<9.990000e-01> : !t1
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t1) -> !t10
    %6 = stablehlo.multiply %5, %arg3 : !t10
    %cst_2 = stablehlo.constant dense<1.000000e-03> : !t1
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t1) -> !t10
    %8 = stablehlo.multiply %7, %arg1 : !t10
    %9 = stablehlo.multiply %8, %arg1 : !t10
    %10 = stablehlo.add %6, %9 : !t10
    %11 = stablehlo.broadcast_in_dim %arg4, dims = [] : (!t1) -> !t10
    %12 = stablehlo.multiply %11, %4 : !t10
    %13 = stablehlo.sqrt %10 : !t10
    %cst_3 = stablehlo.constant dense<9.99999993E-9> : !t1
    %14 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t1) -> !t10
    %15 = stablehlo.add %13, %14 : !t10
    %16 = stablehlo.divide %12, %15 : !t10
    %17 = stablehlo.subtract %arg0, %16 : !t10
    return %17, %4, %10 : !t10, !t10, !t10
  }
}
#l0 = loc("jit(step)/jvp(embeddings)/slice")
#l1 = loc("jit(step)/jvp(embeddings)/lt")
#l2 = loc("jit(step)/jvp(embeddings)/add")
#l3 = loc("jit(step)/jvp(embeddings)/select_n")
#l4 = loc("jit(step)/jvp(embeddings)/broadcast_in_dim")
#l5 = loc("jit(step)/jvp(embeddings)/gather")
#l6 = loc("jit(step)/jvp(layer0)/jit(_layer)")
#l7 = loc("jit(step)/jvp(layer1)/jit(_layer)")
#l8 = loc("jit(step)/jvp(layer2)/jit(_layer)")
#l9 = loc("jit(step)/jvp(layer3)/jit(_layer)")
#l10 = loc("jit(step)/jvp(classes)/broadcast_in_dim")
#l11 = loc("jit(step)/jvp(classes)/jit(normalise_rows)")
#l12 = loc("jit(step)/jvp(classes)/dot_general")
#l13 = loc("jit(step)/jvp(classes)/slice")
#l14 = loc("jit(step)/jvp(classes)/jit(_cross_entropy)")
#l15 = loc("jit(step)/jvp(classes)/reduce_sum")
#l16 = loc("jit(step)/jvp(classes)/div")
#l17 = loc("jit(step)/transpose(jvp(classes))/div")
#l18 = loc("jit(step)/transpose(jvp(classes))/broadcast_in_dim")
#l19 = loc("jit(step)/transpose(jvp(classes))/jit(_cross_entropy_backward)")
#l20 = loc("jit(step)/transpose(jvp(classes))/dot_general")
#l21 = loc("jit(step)/transpose(jvp(classes))/jit(normalise_rows_backward)")
#l22 = loc("jit(step)/transpose(jvp(layer3))/jit(_layer)")
#l23 = loc("jit(step)/transpose(jvp(layer2))/jit(_layer)")
#l24 = loc("jit(step)/transpose(jvp(layer1))/jit(_layer)")
#l25 = loc("jit(step)/transpose(jvp(layer0))/jit(_layer)")
#l26 = loc("jit(step)/transpose(jvp(embeddings))/broadcast_in_dim")
#l27 = loc("jit(step)/transpose(jvp(embeddings))/lt")
#l28 = loc("jit(step)/transpose(jvp(embeddings))/add")
#l29 = loc("jit(step)/transpose(jvp(embeddings))/select_n")
#l30 = loc("jit(step)/transpose(jvp(embeddings))/scatter-add")
#l31 = loc("jit(step)/transpose(jvp(embeddings))/add_any")
#l32 = loc("jit(step)/optimizer/add")
#l33 = loc("jit(step)/optimizer/convert_element_type")
#l34 = loc("jit(step)/optimizer/pow")
#l35 = loc("jit(step)/optimizer/sub")
#l36 = loc("jit(step)/optimizer/sqrt")
#l37 = loc("jit(step)/optimizer/mul")
#l38 = loc("jit(step)/optimizer/div")
#l39 = loc("jit(step)/optimizer/jit(one)")
#l40 = loc("attention/dot_general")
#l41 = loc("attention/mul")
#l42 = loc("attention/jit(_softmax)")
#l43 = loc("attention/transpose")
#l44 = loc("feed_forward/broadcast_in_dim")
#l45 = loc("feed_forward/jit(normalise_rows)")
#l46 = loc("feed_forward/dot_general")
#l47 = loc("feed_forward/jit(gelu)")
#l48 = loc("feed_forward/add")
#l49 = loc("feed_forward/jit(backward)")
#l50 = loc("feed_forward/jit(normalise_rows_backward)")
#l51 = loc("feed_forward/add_any")
#l52 = loc("attention/jit(_softmax_backward)")
#l53 = loc("attention/add_any")
