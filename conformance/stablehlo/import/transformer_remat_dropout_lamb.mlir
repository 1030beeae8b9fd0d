module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<24x16xf32>, %arg1: tensor<2x32x16xf32>, %arg2: tensor<2x16x16xf32>, %arg3: tensor<2x16x48xf32>, %arg4: tensor<2x16xf32>, %arg5: tensor<2x16xf32>, %arg6: tensor<2x16x32xf32>, %arg7: tensor<i32>, %arg8: tensor<24x16xf32>, %arg9: tensor<2x32x16xf32>, %arg10: tensor<2x16x16xf32>, %arg11: tensor<2x16x48xf32>, %arg12: tensor<2x16xf32>, %arg13: tensor<2x16xf32>, %arg14: tensor<2x16x32xf32>, %arg15: tensor<24x16xf32>, %arg16: tensor<2x32x16xf32>, %arg17: tensor<2x16x16xf32>, %arg18: tensor<2x16x48xf32>, %arg19: tensor<2x16xf32>, %arg20: tensor<2x16xf32>, %arg21: tensor<2x16x32xf32>, %arg22: tensor<8x7xi32>, %arg23: tensor<2xui32>) -> (tensor<24x16xf32> {jax.result_info = "result[0]['embedding']"}, tensor<2x32x16xf32> {jax.result_info = "result[0]['layers']['down']"}, tensor<2x16x16xf32> {jax.result_info = "result[0]['layers']['out']"}, tensor<2x16x48xf32> {jax.result_info = "result[0]['layers']['qkv']"}, tensor<2x16xf32> {jax.result_info = "result[0]['layers']['scale1']"}, tensor<2x16xf32> {jax.result_info = "result[0]['layers']['scale2']"}, tensor<2x16x32xf32> {jax.result_info = "result[0]['layers']['up']"}, tensor<i32> {jax.result_info = "result[1][0].count"}, tensor<24x16xf32> {jax.result_info = "result[1][0].mu['embedding']"}, tensor<2x32x16xf32> {jax.result_info = "result[1][0].mu['layers']['down']"}, tensor<2x16x16xf32> {jax.result_info = "result[1][0].mu['layers']['out']"}, tensor<2x16x48xf32> {jax.result_info = "result[1][0].mu['layers']['qkv']"}, tensor<2x16xf32> {jax.result_info = "result[1][0].mu['layers']['scale1']"}, tensor<2x16xf32> {jax.result_info = "result[1][0].mu['layers']['scale2']"}, tensor<2x16x32xf32> {jax.result_info = "result[1][0].mu['layers']['up']"}, tensor<24x16xf32> {jax.result_info = "result[1][0].nu['embedding']"}, tensor<2x32x16xf32> {jax.result_info = "result[1][0].nu['layers']['down']"}, tensor<2x16x16xf32> {jax.result_info = "result[1][0].nu['layers']['out']"}, tensor<2x16x48xf32> {jax.result_info = "result[1][0].nu['layers']['qkv']"}, tensor<2x16xf32> {jax.result_info = "result[1][0].nu['layers']['scale1']"}, tensor<2x16xf32> {jax.result_info = "result[1][0].nu['layers']['scale2']"}, tensor<2x16x32xf32> {jax.result_info = "result[1][0].nu['layers']['up']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.slice %arg22 [0:8, 0:6] : (tensor<8x7xi32>) -> tensor<8x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x6xi32>
    %2 = stablehlo.compare LT, %0, %1, SIGNED : (tensor<8x6xi32>, tensor<8x6xi32>) -> tensor<8x6xi1>
    %c_0 = stablehlo.constant dense<24> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x6xi32>
    %4 = stablehlo.add %0, %3 : tensor<8x6xi32>
    %5 = stablehlo.select %2, %4, %0 : tensor<8x6xi1>, tensor<8x6xi32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1] : (tensor<8x6xi32>) -> tensor<8x6x1xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<24x16xf32>, tensor<8x6x1xi32>) -> tensor<8x6x16xf32>
    %8 = call @_threefry_split(%arg23) : (tensor<2xui32>) -> tensor<2x2xui32>
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %9:2 = call @_bernoulli(%cst) : (tensor<f32>) -> (tensor<1x1x1xf32>, tensor<1x1x1xf32>)
    %c_1 = stablehlo.constant dense<true> : tensor<i1>
    %10 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %11 = call @tril(%10) : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %cst_2 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %12:2 = call @_where(%11, %cst_2) : (tensor<6x6xi1>, tensor<f32>) -> (tensor<8x2x6x6xi1>, tensor<8x2x6x6xf32>)
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %13 = call @_where_0(%c_3) : (tensor<i32>) -> tensor<8x6x16xf32>
    %cst_4 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<2x8x6x16xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %15:16 = stablehlo.while(%iterArg = %arg1, %iterArg_180 = %arg2, %iterArg_181 = %arg3, %iterArg_182 = %arg4, %iterArg_183 = %arg5, %iterArg_184 = %arg6, %iterArg_185 = %8, %iterArg_186 = %9#0, %iterArg_187 = %9#1, %iterArg_188 = %cst_4, %iterArg_189 = %12#0, %iterArg_190 = %12#1, %iterArg_191 = %13, %iterArg_192 = %c_6, %iterArg_193 = %7, %iterArg_194 = %14) : tensor<2x32x16xf32>, tensor<2x16x16xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16x32xf32>, tensor<2x2xui32>, tensor<1x1x1xf32>, tensor<1x1x1xf32>, tensor<f32>, tensor<8x2x6x6xi1>, tensor<8x2x6x6xf32>, tensor<8x6x16xf32>, tensor<i32>, tensor<8x6x16xf32>, tensor<2x8x6x16xf32>
    cond {
      %c_195 = stablehlo.constant dense<2> : tensor<i32>
      %454 = stablehlo.compare LT, %iterArg_192, %c_195, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %454 : tensor<i1>
    } do {
      %454 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_192) : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %455 = func.call @dynamic_index_in_dim_1(%iterArg_180, %iterArg_192) : (tensor<2x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %456 = func.call @dynamic_index_in_dim_2(%iterArg_181, %iterArg_192) : (tensor<2x16x48xf32>, tensor<i32>) -> tensor<16x48xf32>
      %457 = func.call @dynamic_index_in_dim_3(%iterArg_182, %iterArg_192) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %458 = func.call @dynamic_index_in_dim_3(%iterArg_183, %iterArg_192) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %459 = func.call @dynamic_index_in_dim_4(%iterArg_184, %iterArg_192) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %460 = func.call @dynamic_index_in_dim_5(%iterArg_185, %iterArg_192) : (tensor<2x2xui32>, tensor<i32>) -> tensor<2xui32>
      %461:2 = func.call @closed_call_6(%iterArg_186, %iterArg_187, %iterArg_188, %iterArg_189, %iterArg_190, %iterArg_191, %iterArg_193, %454, %455, %456, %457, %458, %459, %460) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>, tensor<f32>, tensor<8x2x6x6xi1>, tensor<8x2x6x6xf32>, tensor<8x6x16xf32>, tensor<8x6x16xf32>, tensor<32x16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<2xui32>) -> (tensor<8x6x16xf32>, tensor<8x6x16xf32>)
      %462 = func.call @dynamic_update_index_in_dim(%iterArg_194, %461#1, %iterArg_192) : (tensor<2x8x6x16xf32>, tensor<8x6x16xf32>, tensor<i32>) -> tensor<2x8x6x16xf32>
      %c_195 = stablehlo.constant dense<1> : tensor<i32>
      %463 = stablehlo.add %iterArg_192, %c_195 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_180, %iterArg_181, %iterArg_182, %iterArg_183, %iterArg_184, %iterArg_185, %iterArg_186, %iterArg_187, %iterArg_188, %iterArg_189, %iterArg_190, %iterArg_191, %463, %461#0, %462 : tensor<2x32x16xf32>, tensor<2x16x16xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16x32xf32>, tensor<2x2xui32>, tensor<1x1x1xf32>, tensor<1x1x1xf32>, tensor<f32>, tensor<8x2x6x6xi1>, tensor<8x2x6x6xf32>, tensor<8x6x16xf32>, tensor<i32>, tensor<8x6x16xf32>, tensor<2x8x6x16xf32>
    }
    %16 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<24x16xf32>) -> tensor<16x24xf32>
    %17 = stablehlo.dot_general %15#14, %16, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6x16xf32>, tensor<16x24xf32>) -> tensor<8x6x24xf32>
    %18 = stablehlo.slice %arg22 [0:8, 1:7] : (tensor<8x7xi32>) -> tensor<8x6xi32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 1] : (tensor<8x6xi32>) -> tensor<8x6x1xi32>
    %20:2 = call @take_along_axis(%17, %19) : (tensor<8x6x24xf32>, tensor<8x6x1xi32>) -> (tensor<8x6x1xf32>, tensor<8x6x1x1xi32>)
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %21:2 = call @_take(%20#0, %c_7) : (tensor<8x6x1xf32>, tensor<i32>) -> (tensor<8x6xf32>, tensor<1xi32>)
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %22 = stablehlo.reduce(%17 init: %cst_8) applies stablehlo.maximum across dimensions = [2] : (tensor<8x6x24xf32>, tensor<f32>) -> tensor<8x6xf32>
    %23 = stablehlo.reshape %22 : (tensor<8x6xf32>) -> tensor<8x6x1xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0, 1, 2] : (tensor<8x6x1xf32>) -> tensor<8x6x24xf32>
    %25 = stablehlo.compare EQ, %17, %24, FLOAT : (tensor<8x6x24xf32>, tensor<8x6x24xf32>) -> tensor<8x6x24xi1>
    %26 = stablehlo.convert %25 : (tensor<8x6x24xi1>) -> tensor<8x6x24xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %27 = stablehlo.reduce(%26 init: %cst_9) applies stablehlo.add across dimensions = [2] : (tensor<8x6x24xf32>, tensor<f32>) -> tensor<8x6xf32>
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %29 = stablehlo.maximum %28, %22 : tensor<8x6xf32>
    %30 = stablehlo.compare EQ, %22, %29, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %33 = stablehlo.select %30, %31, %32 : tensor<8x6xi1>, tensor<8x6xf32>
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %35 = stablehlo.compare EQ, %34, %29, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %cst_14 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %38 = stablehlo.select %35, %36, %37 : tensor<8x6xi1>, tensor<8x6xf32>
    %39 = stablehlo.divide %33, %38 : tensor<8x6xf32>
    %40 = stablehlo.is_finite %29 : (tensor<8x6xf32>) -> tensor<8x6xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %42 = stablehlo.select %40, %29, %41 : tensor<8x6xi1>, tensor<8x6xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %44 = stablehlo.broadcast_in_dim %42, dims = [0, 1] : (tensor<8x6xf32>) -> tensor<8x6x1xf32>
    %45 = stablehlo.broadcast_in_dim %44, dims = [0, 1, 2] : (tensor<8x6x1xf32>) -> tensor<8x6x24xf32>
    %46 = stablehlo.subtract %17, %45 : tensor<8x6x24xf32>
    %47 = stablehlo.exponential %46 : tensor<8x6x24xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_18) applies stablehlo.add across dimensions = [2] : (tensor<8x6x24xf32>, tensor<f32>) -> tensor<8x6xf32>
    %49 = stablehlo.sign %48 : tensor<8x6xf32>
    %50 = stablehlo.abs %48 : tensor<8x6xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %52 = stablehlo.compare GE, %48, %51, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %53 = stablehlo.log %50 : tensor<8x6xf32>
    %54 = stablehlo.add %53, %42 : tensor<8x6xf32>
    %55 = stablehlo.subtract %54, %21#0 : tensor<8x6xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %56 = stablehlo.reduce(%55 init: %cst_20) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6xf32>, tensor<f32>) -> tensor<f32>
    %cst_21 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %57 = stablehlo.divide %56, %cst_21 : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_23 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %58 = stablehlo.divide %cst_22, %cst_23 : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %58, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %60 = stablehlo.negate %59 : tensor<8x6xf32>
    %61 = stablehlo.divide %59, %50 : tensor<8x6xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %63 = stablehlo.select %52, %62, %61 : tensor<8x6xi1>, tensor<8x6xf32>
    %64 = stablehlo.select %52, %61, %62 : tensor<8x6xi1>, tensor<8x6xf32>
    %65 = stablehlo.negate %63 : tensor<8x6xf32>
    %66 = stablehlo.add %64, %65 : tensor<8x6xf32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [0, 1] : (tensor<8x6xf32>) -> tensor<8x6x24xf32>
    %68 = stablehlo.multiply %67, %47 : tensor<8x6x24xf32>
    %69 = call @_take_14(%21#1, %60) : (tensor<1xi32>, tensor<8x6xf32>) -> tensor<8x6x1xf32>
    %70 = call @take_along_axis_15(%20#1, %69) : (tensor<8x6x1x1xi32>, tensor<8x6x1xf32>) -> tensor<8x6x24xf32>
    %71 = stablehlo.add %68, %70 : tensor<8x6x24xf32>
    %72 = stablehlo.dot_general %71, %15#14, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x24xf32>, tensor<8x6x16xf32>) -> tensor<24x16xf32>
    %73 = stablehlo.transpose %72, dims = [1, 0] : (tensor<24x16xf32>) -> tensor<16x24xf32>
    %74 = stablehlo.dot_general %71, %16, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x24xf32>, tensor<16x24xf32>) -> tensor<8x6x16xf32>
    %75 = stablehlo.transpose %73, dims = [1, 0] : (tensor<16x24xf32>) -> tensor<24x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %c_31 = stablehlo.constant dense<0> : tensor<i32>
    %82:16 = stablehlo.while(%iterArg = %15#15, %iterArg_180 = %arg1, %iterArg_181 = %arg2, %iterArg_182 = %arg3, %iterArg_183 = %arg4, %iterArg_184 = %arg5, %iterArg_185 = %arg6, %iterArg_186 = %8, %iterArg_187 = %c_31, %iterArg_188 = %74, %iterArg_189 = %76, %iterArg_190 = %77, %iterArg_191 = %78, %iterArg_192 = %79, %iterArg_193 = %80, %iterArg_194 = %81) : tensor<2x8x6x16xf32>, tensor<2x32x16xf32>, tensor<2x16x16xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16x32xf32>, tensor<2x2xui32>, tensor<i32>, tensor<8x6x16xf32>, tensor<2x32x16xf32>, tensor<2x16x16xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16x32xf32>
    cond {
      %c_195 = stablehlo.constant dense<2> : tensor<i32>
      %454 = stablehlo.compare LT, %iterArg_187, %c_195, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %454 : tensor<i1>
    } do {
      %c_195 = stablehlo.constant dense<2> : tensor<i32>
      %454 = stablehlo.subtract %c_195, %iterArg_187 : tensor<i32>
      %c_196 = stablehlo.constant dense<1> : tensor<i32>
      %455 = stablehlo.subtract %454, %c_196 : tensor<i32>
      %456 = func.call @dynamic_index_in_dim_16(%iterArg, %455) : (tensor<2x8x6x16xf32>, tensor<i32>) -> tensor<8x6x16xf32>
      %457 = func.call @dynamic_index_in_dim(%iterArg_180, %455) : (tensor<2x32x16xf32>, tensor<i32>) -> tensor<32x16xf32>
      %458 = func.call @dynamic_index_in_dim_1(%iterArg_181, %455) : (tensor<2x16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
      %459 = func.call @dynamic_index_in_dim_2(%iterArg_182, %455) : (tensor<2x16x48xf32>, tensor<i32>) -> tensor<16x48xf32>
      %460 = func.call @dynamic_index_in_dim_3(%iterArg_183, %455) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %461 = func.call @dynamic_index_in_dim_3(%iterArg_184, %455) : (tensor<2x16xf32>, tensor<i32>) -> tensor<16xf32>
      %462 = func.call @dynamic_index_in_dim_4(%iterArg_185, %455) : (tensor<2x16x32xf32>, tensor<i32>) -> tensor<16x32xf32>
      %463 = func.call @dynamic_index_in_dim_5(%iterArg_186, %455) : (tensor<2x2xui32>, tensor<i32>) -> tensor<2xui32>
      %464:7 = func.call @closed_call_17(%iterArg_188, %456, %457, %458, %459, %460, %461, %462, %463) : (tensor<8x6x16xf32>, tensor<8x6x16xf32>, tensor<32x16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<2xui32>) -> (tensor<8x6x16xf32>, tensor<32x16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x32xf32>)
      %465 = func.call @dynamic_update_index_in_dim_25(%iterArg_189, %464#1, %455) : (tensor<2x32x16xf32>, tensor<32x16xf32>, tensor<i32>) -> tensor<2x32x16xf32>
      %466 = func.call @dynamic_update_index_in_dim_26(%iterArg_190, %464#2, %455) : (tensor<2x16x16xf32>, tensor<16x16xf32>, tensor<i32>) -> tensor<2x16x16xf32>
      %467 = func.call @dynamic_update_index_in_dim_27(%iterArg_191, %464#3, %455) : (tensor<2x16x48xf32>, tensor<16x48xf32>, tensor<i32>) -> tensor<2x16x48xf32>
      %468 = func.call @dynamic_update_index_in_dim_28(%iterArg_192, %464#4, %455) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %469 = func.call @dynamic_update_index_in_dim_28(%iterArg_193, %464#5, %455) : (tensor<2x16xf32>, tensor<16xf32>, tensor<i32>) -> tensor<2x16xf32>
      %470 = func.call @dynamic_update_index_in_dim_29(%iterArg_194, %464#6, %455) : (tensor<2x16x32xf32>, tensor<16x32xf32>, tensor<i32>) -> tensor<2x16x32xf32>
      %c_197 = stablehlo.constant dense<1> : tensor<i32>
      %471 = stablehlo.add %iterArg_187, %c_197 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_180, %iterArg_181, %iterArg_182, %iterArg_183, %iterArg_184, %iterArg_185, %iterArg_186, %471, %464#0, %465, %466, %467, %468, %469, %470 : tensor<2x8x6x16xf32>, tensor<2x32x16xf32>, tensor<2x16x16xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16x32xf32>, tensor<2x2xui32>, tensor<i32>, tensor<8x6x16xf32>, tensor<2x32x16xf32>, tensor<2x16x16xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16x32xf32>
    }
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %84 = "stablehlo.scatter"(%83, %6, %82#9) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %454 = stablehlo.add %arg24, %arg25 : tensor<f32>
      stablehlo.return %454 : tensor<f32>
    }) : (tensor<24x16xf32>, tensor<8x6x1xi32>, tensor<8x6x16xf32>) -> tensor<24x16xf32>
    %85 = stablehlo.add %75, %84 : tensor<24x16xf32>
    %cst_33 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %86 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %87 = stablehlo.multiply %86, %85 : tensor<24x16xf32>
    %cst_34 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %89 = stablehlo.multiply %88, %arg8 : tensor<24x16xf32>
    %90 = stablehlo.add %87, %89 : tensor<24x16xf32>
    %cst_35 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
    %92 = stablehlo.multiply %91, %82#10 : tensor<2x32x16xf32>
    %cst_36 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
    %94 = stablehlo.multiply %93, %arg9 : tensor<2x32x16xf32>
    %95 = stablehlo.add %92, %94 : tensor<2x32x16xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %97 = stablehlo.multiply %96, %82#11 : tensor<2x16x16xf32>
    %cst_38 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %99 = stablehlo.multiply %98, %arg10 : tensor<2x16x16xf32>
    %100 = stablehlo.add %97, %99 : tensor<2x16x16xf32>
    %cst_39 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %101 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %102 = stablehlo.multiply %101, %82#12 : tensor<2x16x48xf32>
    %cst_40 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %104 = stablehlo.multiply %103, %arg11 : tensor<2x16x48xf32>
    %105 = stablehlo.add %102, %104 : tensor<2x16x48xf32>
    %cst_41 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %107 = stablehlo.multiply %106, %82#13 : tensor<2x16xf32>
    %cst_42 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %109 = stablehlo.multiply %108, %arg12 : tensor<2x16xf32>
    %110 = stablehlo.add %107, %109 : tensor<2x16xf32>
    %cst_43 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %112 = stablehlo.multiply %111, %82#14 : tensor<2x16xf32>
    %cst_44 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %114 = stablehlo.multiply %113, %arg13 : tensor<2x16xf32>
    %115 = stablehlo.add %112, %114 : tensor<2x16xf32>
    %cst_45 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %117 = stablehlo.multiply %116, %82#15 : tensor<2x16x32xf32>
    %cst_46 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %119 = stablehlo.multiply %118, %arg14 : tensor<2x16x32xf32>
    %120 = stablehlo.add %117, %119 : tensor<2x16x32xf32>
    %121 = stablehlo.multiply %85, %85 : tensor<24x16xf32>
    %cst_47 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %123 = stablehlo.multiply %122, %121 : tensor<24x16xf32>
    %cst_48 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %125 = stablehlo.multiply %124, %arg15 : tensor<24x16xf32>
    %126 = stablehlo.add %123, %125 : tensor<24x16xf32>
    %127 = stablehlo.multiply %82#10, %82#10 : tensor<2x32x16xf32>
    %cst_49 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %128 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
    %129 = stablehlo.multiply %128, %127 : tensor<2x32x16xf32>
    %cst_50 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
    %131 = stablehlo.multiply %130, %arg16 : tensor<2x32x16xf32>
    %132 = stablehlo.add %129, %131 : tensor<2x32x16xf32>
    %133 = stablehlo.multiply %82#11, %82#11 : tensor<2x16x16xf32>
    %cst_51 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %135 = stablehlo.multiply %134, %133 : tensor<2x16x16xf32>
    %cst_52 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %137 = stablehlo.multiply %136, %arg17 : tensor<2x16x16xf32>
    %138 = stablehlo.add %135, %137 : tensor<2x16x16xf32>
    %139 = stablehlo.multiply %82#12, %82#12 : tensor<2x16x48xf32>
    %cst_53 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %140 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %141 = stablehlo.multiply %140, %139 : tensor<2x16x48xf32>
    %cst_54 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %143 = stablehlo.multiply %142, %arg18 : tensor<2x16x48xf32>
    %144 = stablehlo.add %141, %143 : tensor<2x16x48xf32>
    %145 = stablehlo.multiply %82#13, %82#13 : tensor<2x16xf32>
    %cst_55 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %147 = stablehlo.multiply %146, %145 : tensor<2x16xf32>
    %cst_56 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %149 = stablehlo.multiply %148, %arg19 : tensor<2x16xf32>
    %150 = stablehlo.add %147, %149 : tensor<2x16xf32>
    %151 = stablehlo.multiply %82#14, %82#14 : tensor<2x16xf32>
    %cst_57 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %152 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %153 = stablehlo.multiply %152, %151 : tensor<2x16xf32>
    %cst_58 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %155 = stablehlo.multiply %154, %arg20 : tensor<2x16xf32>
    %156 = stablehlo.add %153, %155 : tensor<2x16xf32>
    %157 = stablehlo.multiply %82#15, %82#15 : tensor<2x16x32xf32>
    %cst_59 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %158 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %159 = stablehlo.multiply %158, %157 : tensor<2x16x32xf32>
    %cst_60 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %160 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %161 = stablehlo.multiply %160, %arg21 : tensor<2x16x32xf32>
    %162 = stablehlo.add %159, %161 : tensor<2x16x32xf32>
    %c_61 = stablehlo.constant dense<2147483647> : tensor<i32>
    %163 = stablehlo.compare LT, %arg7, %c_61, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_62 = stablehlo.constant dense<1> : tensor<i32>
    %164 = stablehlo.add %arg7, %c_62 : tensor<i32>
    %c_63 = stablehlo.constant dense<2147483647> : tensor<i32>
    %165 = call @_where_30(%163, %164, %c_63) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %166 = stablehlo.convert %165 : (tensor<i32>) -> tensor<f32>
    %cst_64 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %167 = stablehlo.convert %165 : (tensor<i32>) -> tensor<f32>
    %168 = stablehlo.power %cst_64, %167 : tensor<f32>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %169 = stablehlo.subtract %cst_65, %168 : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %171 = stablehlo.divide %90, %170 : tensor<24x16xf32>
    %172 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
    %173 = stablehlo.divide %95, %172 : tensor<2x32x16xf32>
    %174 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %175 = stablehlo.divide %100, %174 : tensor<2x16x16xf32>
    %176 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %177 = stablehlo.divide %105, %176 : tensor<2x16x48xf32>
    %178 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %179 = stablehlo.divide %110, %178 : tensor<2x16xf32>
    %180 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %181 = stablehlo.divide %115, %180 : tensor<2x16xf32>
    %182 = stablehlo.broadcast_in_dim %169, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %183 = stablehlo.divide %120, %182 : tensor<2x16x32xf32>
    %184 = stablehlo.convert %165 : (tensor<i32>) -> tensor<f32>
    %cst_66 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %185 = stablehlo.convert %165 : (tensor<i32>) -> tensor<f32>
    %186 = stablehlo.power %cst_66, %185 : tensor<f32>
    %cst_67 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %187 = stablehlo.subtract %cst_67, %186 : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %189 = stablehlo.divide %126, %188 : tensor<24x16xf32>
    %190 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
    %191 = stablehlo.divide %132, %190 : tensor<2x32x16xf32>
    %192 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %193 = stablehlo.divide %138, %192 : tensor<2x16x16xf32>
    %194 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %195 = stablehlo.divide %144, %194 : tensor<2x16x48xf32>
    %196 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %197 = stablehlo.divide %150, %196 : tensor<2x16xf32>
    %198 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %199 = stablehlo.divide %156, %198 : tensor<2x16xf32>
    %200 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %201 = stablehlo.divide %162, %200 : tensor<2x16x32xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %203 = stablehlo.add %189, %202 : tensor<24x16xf32>
    %204 = stablehlo.sqrt %203 : tensor<24x16xf32>
    %cst_69 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %206 = stablehlo.add %204, %205 : tensor<24x16xf32>
    %207 = stablehlo.divide %171, %206 : tensor<24x16xf32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
    %209 = stablehlo.add %191, %208 : tensor<2x32x16xf32>
    %210 = stablehlo.sqrt %209 : tensor<2x32x16xf32>
    %cst_71 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
    %212 = stablehlo.add %210, %211 : tensor<2x32x16xf32>
    %213 = stablehlo.divide %173, %212 : tensor<2x32x16xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %215 = stablehlo.add %193, %214 : tensor<2x16x16xf32>
    %216 = stablehlo.sqrt %215 : tensor<2x16x16xf32>
    %cst_73 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %218 = stablehlo.add %216, %217 : tensor<2x16x16xf32>
    %219 = stablehlo.divide %175, %218 : tensor<2x16x16xf32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %221 = stablehlo.add %195, %220 : tensor<2x16x48xf32>
    %222 = stablehlo.sqrt %221 : tensor<2x16x48xf32>
    %cst_75 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %224 = stablehlo.add %222, %223 : tensor<2x16x48xf32>
    %225 = stablehlo.divide %177, %224 : tensor<2x16x48xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %227 = stablehlo.add %197, %226 : tensor<2x16xf32>
    %228 = stablehlo.sqrt %227 : tensor<2x16xf32>
    %cst_77 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %230 = stablehlo.add %228, %229 : tensor<2x16xf32>
    %231 = stablehlo.divide %179, %230 : tensor<2x16xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %233 = stablehlo.add %199, %232 : tensor<2x16xf32>
    %234 = stablehlo.sqrt %233 : tensor<2x16xf32>
    %cst_79 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %236 = stablehlo.add %234, %235 : tensor<2x16xf32>
    %237 = stablehlo.divide %181, %236 : tensor<2x16xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %239 = stablehlo.add %201, %238 : tensor<2x16x32xf32>
    %240 = stablehlo.sqrt %239 : tensor<2x16x32xf32>
    %cst_81 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %242 = stablehlo.add %240, %241 : tensor<2x16x32xf32>
    %243 = stablehlo.divide %183, %242 : tensor<2x16x32xf32>
    %244 = call @norm(%arg0) : (tensor<24x16xf32>) -> tensor<1x1xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %246 = stablehlo.compare LE, %244, %245, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_83, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %248 = call @_where_31(%246, %247, %arg0) : (tensor<1x1xi1>, tensor<24x16xf32>, tensor<24x16xf32>) -> tensor<24x16xf32>
    %249 = stablehlo.reshape %244 : (tensor<1x1xf32>) -> tensor<f32>
    %250 = call @norm_32(%248) : (tensor<24x16xf32>) -> tensor<f32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %251 = stablehlo.compare LE, %249, %cst_84, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = call @_where_33(%251, %cst_85, %250) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %253 = call @norm(%207) : (tensor<24x16xf32>) -> tensor<1x1xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %255 = stablehlo.compare LE, %253, %254, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_87 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %257 = call @_where_31(%255, %256, %207) : (tensor<1x1xi1>, tensor<24x16xf32>, tensor<24x16xf32>) -> tensor<24x16xf32>
    %258 = stablehlo.reshape %253 : (tensor<1x1xf32>) -> tensor<f32>
    %259 = call @norm_32(%257) : (tensor<24x16xf32>) -> tensor<f32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = stablehlo.compare LE, %258, %cst_88, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %261 = call @_where_33(%260, %cst_89, %259) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %262 = stablehlo.multiply %cst_90, %252 : tensor<f32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %263 = stablehlo.add %261, %cst_91 : tensor<f32>
    %264 = stablehlo.divide %262, %263 : tensor<f32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %265 = stablehlo.compare EQ, %252, %cst_92, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %266 = stablehlo.compare EQ, %261, %cst_93, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %267 = stablehlo.or %265, %266 : tensor<i1>
    %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %268 = call @_where_34(%267, %cst_94, %264) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %269 = stablehlo.broadcast_in_dim %268, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %270 = stablehlo.multiply %207, %269 : tensor<24x16xf32>
    %271 = call @norm_35(%arg1) : (tensor<2x32x16xf32>) -> tensor<1x1x1xf32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %273 = stablehlo.compare LE, %271, %272, FLOAT : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %274 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
    %275 = call @_where_36(%273, %274, %arg1) : (tensor<1x1x1xi1>, tensor<2x32x16xf32>, tensor<2x32x16xf32>) -> tensor<2x32x16xf32>
    %276 = stablehlo.reshape %271 : (tensor<1x1x1xf32>) -> tensor<f32>
    %277 = call @norm_37(%275) : (tensor<2x32x16xf32>) -> tensor<f32>
    %cst_97 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %278 = stablehlo.compare LE, %276, %cst_97, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %279 = call @_where_33(%278, %cst_98, %277) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %280 = call @norm_35(%213) : (tensor<2x32x16xf32>) -> tensor<1x1x1xf32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %282 = stablehlo.compare LE, %280, %281, FLOAT : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
    %cst_100 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
    %284 = call @_where_36(%282, %283, %213) : (tensor<1x1x1xi1>, tensor<2x32x16xf32>, tensor<2x32x16xf32>) -> tensor<2x32x16xf32>
    %285 = stablehlo.reshape %280 : (tensor<1x1x1xf32>) -> tensor<f32>
    %286 = call @norm_37(%284) : (tensor<2x32x16xf32>) -> tensor<f32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.compare LE, %285, %cst_101, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = call @_where_33(%287, %cst_102, %286) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %289 = stablehlo.multiply %cst_103, %279 : tensor<f32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.add %288, %cst_104 : tensor<f32>
    %291 = stablehlo.divide %289, %290 : tensor<f32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %292 = stablehlo.compare EQ, %279, %cst_105, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %293 = stablehlo.compare EQ, %288, %cst_106, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %294 = stablehlo.or %292, %293 : tensor<i1>
    %cst_107 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %295 = call @_where_34(%294, %cst_107, %291) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %296 = stablehlo.broadcast_in_dim %295, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
    %297 = stablehlo.multiply %213, %296 : tensor<2x32x16xf32>
    %298 = call @norm_38(%arg2) : (tensor<2x16x16xf32>) -> tensor<1x1x1xf32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %300 = stablehlo.compare LE, %298, %299, FLOAT : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
    %cst_109 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_109, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %302 = call @_where_39(%300, %301, %arg2) : (tensor<1x1x1xi1>, tensor<2x16x16xf32>, tensor<2x16x16xf32>) -> tensor<2x16x16xf32>
    %303 = stablehlo.reshape %298 : (tensor<1x1x1xf32>) -> tensor<f32>
    %304 = call @norm_40(%302) : (tensor<2x16x16xf32>) -> tensor<f32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.compare LE, %303, %cst_110, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %306 = call @_where_33(%305, %cst_111, %304) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %307 = call @norm_38(%219) : (tensor<2x16x16xf32>) -> tensor<1x1x1xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %309 = stablehlo.compare LE, %307, %308, FLOAT : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
    %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %311 = call @_where_39(%309, %310, %219) : (tensor<1x1x1xi1>, tensor<2x16x16xf32>, tensor<2x16x16xf32>) -> tensor<2x16x16xf32>
    %312 = stablehlo.reshape %307 : (tensor<1x1x1xf32>) -> tensor<f32>
    %313 = call @norm_40(%311) : (tensor<2x16x16xf32>) -> tensor<f32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %314 = stablehlo.compare LE, %312, %cst_114, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = call @_where_33(%314, %cst_115, %313) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %316 = stablehlo.multiply %cst_116, %306 : tensor<f32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %317 = stablehlo.add %315, %cst_117 : tensor<f32>
    %318 = stablehlo.divide %316, %317 : tensor<f32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %319 = stablehlo.compare EQ, %306, %cst_118, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %320 = stablehlo.compare EQ, %315, %cst_119, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %321 = stablehlo.or %319, %320 : tensor<i1>
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %322 = call @_where_34(%321, %cst_120, %318) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %323 = stablehlo.broadcast_in_dim %322, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %324 = stablehlo.multiply %219, %323 : tensor<2x16x16xf32>
    %325 = call @norm_41(%arg3) : (tensor<2x16x48xf32>) -> tensor<1x1x1xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %327 = stablehlo.compare LE, %325, %326, FLOAT : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
    %cst_122 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %329 = call @_where_42(%327, %328, %arg3) : (tensor<1x1x1xi1>, tensor<2x16x48xf32>, tensor<2x16x48xf32>) -> tensor<2x16x48xf32>
    %330 = stablehlo.reshape %325 : (tensor<1x1x1xf32>) -> tensor<f32>
    %331 = call @norm_43(%329) : (tensor<2x16x48xf32>) -> tensor<f32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %332 = stablehlo.compare LE, %330, %cst_123, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %333 = call @_where_33(%332, %cst_124, %331) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %334 = call @norm_41(%225) : (tensor<2x16x48xf32>) -> tensor<1x1x1xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_125, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %336 = stablehlo.compare LE, %334, %335, FLOAT : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
    %cst_126 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %338 = call @_where_42(%336, %337, %225) : (tensor<1x1x1xi1>, tensor<2x16x48xf32>, tensor<2x16x48xf32>) -> tensor<2x16x48xf32>
    %339 = stablehlo.reshape %334 : (tensor<1x1x1xf32>) -> tensor<f32>
    %340 = call @norm_43(%338) : (tensor<2x16x48xf32>) -> tensor<f32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.compare LE, %339, %cst_127, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %342 = call @_where_33(%341, %cst_128, %340) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %343 = stablehlo.multiply %cst_129, %333 : tensor<f32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.add %342, %cst_130 : tensor<f32>
    %345 = stablehlo.divide %343, %344 : tensor<f32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %346 = stablehlo.compare EQ, %333, %cst_131, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %347 = stablehlo.compare EQ, %342, %cst_132, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %348 = stablehlo.or %346, %347 : tensor<i1>
    %cst_133 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %349 = call @_where_34(%348, %cst_133, %345) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %350 = stablehlo.broadcast_in_dim %349, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %351 = stablehlo.multiply %225, %350 : tensor<2x16x48xf32>
    %352 = call @norm_44(%arg4) : (tensor<2x16xf32>) -> tensor<1x1xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %353 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %354 = stablehlo.compare LE, %352, %353, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_135 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %355 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %356 = call @_where_45(%354, %355, %arg4) : (tensor<1x1xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %357 = stablehlo.reshape %352 : (tensor<1x1xf32>) -> tensor<f32>
    %358 = call @norm_46(%356) : (tensor<2x16xf32>) -> tensor<f32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %359 = stablehlo.compare LE, %357, %cst_136, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %360 = call @_where_33(%359, %cst_137, %358) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %361 = call @norm_44(%231) : (tensor<2x16xf32>) -> tensor<1x1xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %363 = stablehlo.compare LE, %361, %362, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_139 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_139, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %365 = call @_where_45(%363, %364, %231) : (tensor<1x1xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %366 = stablehlo.reshape %361 : (tensor<1x1xf32>) -> tensor<f32>
    %367 = call @norm_46(%365) : (tensor<2x16xf32>) -> tensor<f32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %368 = stablehlo.compare LE, %366, %cst_140, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %369 = call @_where_33(%368, %cst_141, %367) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_142 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %370 = stablehlo.multiply %cst_142, %360 : tensor<f32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %371 = stablehlo.add %369, %cst_143 : tensor<f32>
    %372 = stablehlo.divide %370, %371 : tensor<f32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %373 = stablehlo.compare EQ, %360, %cst_144, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %374 = stablehlo.compare EQ, %369, %cst_145, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %375 = stablehlo.or %373, %374 : tensor<i1>
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %376 = call @_where_34(%375, %cst_146, %372) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %377 = stablehlo.broadcast_in_dim %376, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %378 = stablehlo.multiply %231, %377 : tensor<2x16xf32>
    %379 = call @norm_44(%arg5) : (tensor<2x16xf32>) -> tensor<1x1xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %380 = stablehlo.broadcast_in_dim %cst_147, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %381 = stablehlo.compare LE, %379, %380, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_148 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %382 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %383 = call @_where_45(%381, %382, %arg5) : (tensor<1x1xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %384 = stablehlo.reshape %379 : (tensor<1x1xf32>) -> tensor<f32>
    %385 = call @norm_46(%383) : (tensor<2x16xf32>) -> tensor<f32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %386 = stablehlo.compare LE, %384, %cst_149, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %387 = call @_where_33(%386, %cst_150, %385) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %388 = call @norm_44(%237) : (tensor<2x16xf32>) -> tensor<1x1xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_151, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %390 = stablehlo.compare LE, %388, %389, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_152 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %392 = call @_where_45(%390, %391, %237) : (tensor<1x1xi1>, tensor<2x16xf32>, tensor<2x16xf32>) -> tensor<2x16xf32>
    %393 = stablehlo.reshape %388 : (tensor<1x1xf32>) -> tensor<f32>
    %394 = call @norm_46(%392) : (tensor<2x16xf32>) -> tensor<f32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.compare LE, %393, %cst_153, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %396 = call @_where_33(%395, %cst_154, %394) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_155 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %397 = stablehlo.multiply %cst_155, %387 : tensor<f32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %398 = stablehlo.add %396, %cst_156 : tensor<f32>
    %399 = stablehlo.divide %397, %398 : tensor<f32>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %400 = stablehlo.compare EQ, %387, %cst_157, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %401 = stablehlo.compare EQ, %396, %cst_158, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %402 = stablehlo.or %400, %401 : tensor<i1>
    %cst_159 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %403 = call @_where_34(%402, %cst_159, %399) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %404 = stablehlo.broadcast_in_dim %403, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %405 = stablehlo.multiply %237, %404 : tensor<2x16xf32>
    %406 = call @norm_47(%arg6) : (tensor<2x16x32xf32>) -> tensor<1x1x1xf32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %408 = stablehlo.compare LE, %406, %407, FLOAT : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
    %cst_161 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %409 = stablehlo.broadcast_in_dim %cst_161, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %410 = call @_where_48(%408, %409, %arg6) : (tensor<1x1x1xi1>, tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
    %411 = stablehlo.reshape %406 : (tensor<1x1x1xf32>) -> tensor<f32>
    %412 = call @norm_49(%410) : (tensor<2x16x32xf32>) -> tensor<f32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %413 = stablehlo.compare LE, %411, %cst_162, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %414 = call @_where_33(%413, %cst_163, %412) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %415 = call @norm_47(%243) : (tensor<2x16x32xf32>) -> tensor<1x1x1xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %417 = stablehlo.compare LE, %415, %416, FLOAT : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xi1>
    %cst_165 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_165, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %419 = call @_where_48(%417, %418, %243) : (tensor<1x1x1xi1>, tensor<2x16x32xf32>, tensor<2x16x32xf32>) -> tensor<2x16x32xf32>
    %420 = stablehlo.reshape %415 : (tensor<1x1x1xf32>) -> tensor<f32>
    %421 = call @norm_49(%419) : (tensor<2x16x32xf32>) -> tensor<f32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %422 = stablehlo.compare LE, %420, %cst_166, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = call @_where_33(%422, %cst_167, %421) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_168 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %424 = stablehlo.multiply %cst_168, %414 : tensor<f32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %425 = stablehlo.add %423, %cst_169 : tensor<f32>
    %426 = stablehlo.divide %424, %425 : tensor<f32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %427 = stablehlo.compare EQ, %414, %cst_170, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %428 = stablehlo.compare EQ, %423, %cst_171, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %429 = stablehlo.or %427, %428 : tensor<i1>
    %cst_172 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %430 = call @_where_34(%429, %cst_172, %426) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %431 = stablehlo.broadcast_in_dim %430, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %432 = stablehlo.multiply %243, %431 : tensor<2x16x32xf32>
    %cst_173 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %433 = stablehlo.broadcast_in_dim %cst_173, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %434 = stablehlo.multiply %433, %270 : tensor<24x16xf32>
    %cst_174 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<2x32x16xf32>
    %436 = stablehlo.multiply %435, %297 : tensor<2x32x16xf32>
    %cst_175 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %437 = stablehlo.broadcast_in_dim %cst_175, dims = [] : (tensor<f32>) -> tensor<2x16x16xf32>
    %438 = stablehlo.multiply %437, %324 : tensor<2x16x16xf32>
    %cst_176 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %439 = stablehlo.broadcast_in_dim %cst_176, dims = [] : (tensor<f32>) -> tensor<2x16x48xf32>
    %440 = stablehlo.multiply %439, %351 : tensor<2x16x48xf32>
    %cst_177 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %441 = stablehlo.broadcast_in_dim %cst_177, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %442 = stablehlo.multiply %441, %378 : tensor<2x16xf32>
    %cst_178 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<2x16xf32>
    %444 = stablehlo.multiply %443, %405 : tensor<2x16xf32>
    %cst_179 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_179, dims = [] : (tensor<f32>) -> tensor<2x16x32xf32>
    %446 = stablehlo.multiply %445, %432 : tensor<2x16x32xf32>
    %447 = stablehlo.add %arg0, %434 : tensor<24x16xf32>
    %448 = stablehlo.add %arg1, %436 : tensor<2x32x16xf32>
    %449 = stablehlo.add %arg2, %438 : tensor<2x16x16xf32>
    %450 = stablehlo.add %arg3, %440 : tensor<2x16x48xf32>
    %451 = stablehlo.add %arg4, %442 : tensor<2x16xf32>
    %452 = stablehlo.add %arg5, %444 : tensor<2x16xf32>
    %453 = stablehlo.add %arg6, %446 : tensor<2x16x32xf32>
    return %447, %448, %449, %450, %451, %452, %453, %165, %90, %95, %100, %105, %110, %115, %120, %126, %132, %138, %144, %150, %156, %162, %57 : tensor<24x16xf32>, tensor<2x32x16xf32>, tensor<2x16x16xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16x32xf32>, tensor<i32>, tensor<24x16xf32>, tensor<2x32x16xf32>, tensor<2x16x16xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16x32xf32>, tensor<24x16xf32>, tensor<2x32x16xf32>, tensor<2x16x16xf32>, tensor<2x16x48xf32>, tensor<2x16xf32>, tensor<2x16xf32>, tensor<2x16x32xf32>, tensor<f32>
  }
  func.func private @_threefry_split(%arg0: tensor<2xui32>) -> tensor<2x2xui32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<2xui64>
    %c = stablehlo.constant dense<1> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %6 = stablehlo.multiply %5, %4 : tensor<2xui64>
    %c_0 = stablehlo.constant dense<32> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<2xui64>
    %8 = stablehlo.shift_right_logical %6, %7 : tensor<2xui64>
    %9 = stablehlo.convert %6 : (tensor<2xui64>) -> tensor<2xui32>
    %10 = stablehlo.convert %8 : (tensor<2xui64>) -> tensor<2xui32>
    %11:2 = call @threefry2x32(%1, %3, %10, %9) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %12 = stablehlo.broadcast_in_dim %11#0, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %13 = stablehlo.broadcast_in_dim %11#1, dims = [0] : (tensor<2xui32>) -> tensor<2x1xui32>
    %14 = stablehlo.concatenate %12, %13, dim = 1 : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    return %14 : tensor<2x2xui32>
  }
  func.func private @threefry2x32(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>, %arg3: tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<2xui32>, tensor<2xui32>
  }
  func.func private @closed_call(%arg0: tensor<i32>, %arg1: tensor<2xui32>, %arg2: tensor<2xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<2xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<2xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<2xui32>
    %9 = stablehlo.or %5, %8 : tensor<2xui32>
    %10 = stablehlo.xor %3, %9 : tensor<2xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<2xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<2xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<2xui32>
    %19 = stablehlo.or %15, %18 : tensor<2xui32>
    %20 = stablehlo.xor %13, %19 : tensor<2xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<2xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<2xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<2xui32>
    %29 = stablehlo.or %25, %28 : tensor<2xui32>
    %30 = stablehlo.xor %23, %29 : tensor<2xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<2xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<2xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<2xui32>
    %39 = stablehlo.or %35, %38 : tensor<2xui32>
    %40 = stablehlo.xor %33, %39 : tensor<2xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %42 = stablehlo.add %33, %41 : tensor<2xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %44 = stablehlo.add %40, %43 : tensor<2xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<2xui32>
    %48 = stablehlo.add %44, %47 : tensor<2xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_bernoulli(%arg0: tensor<f32>) -> (tensor<1x1x1xf32>, tensor<1x1x1xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0:2 = call @_uniform(%cst, %cst_0) : (tensor<f32>, tensor<f32>) -> (tensor<1x1x1xf32>, tensor<1x1x1xf32>)
    return %0#0, %0#1 : tensor<1x1x1xf32>, tensor<1x1x1xf32>
  }
  func.func private @_uniform(%arg0: tensor<f32>, %arg1: tensor<f32>) -> (tensor<1x1x1xf32>, tensor<1x1x1xf32>) {
    %0 = stablehlo.convert %arg0 : tensor<f32>
    %1 = stablehlo.convert %arg1 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %4 = stablehlo.subtract %3, %2 : tensor<1x1x1xf32>
    return %2, %4 : tensor<1x1x1xf32>, tensor<1x1x1xf32>
  }
  func.func private @tril(%arg0: tensor<6x6xi1>) -> tensor<6x6xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x6xi1>, tensor<6x6xi1>
    return %6 : tensor<6x6xi1>
  }
  func.func private @_where(%arg0: tensor<6x6xi1>, %arg1: tensor<f32>) -> (tensor<8x2x6x6xi1>, tensor<8x2x6x6xf32>) {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<6x6xi1>) -> tensor<8x2x6x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x2x6x6xf32>
    return %1, %2 : tensor<8x2x6x6xi1>, tensor<8x2x6x6xf32>
  }
  func.func private @_where_0(%arg0: tensor<i32>) -> tensor<8x6x16xf32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x6x16xf32>
    return %1 : tensor<8x6x16xf32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x32x16xf32>, %arg1: tensor<i32>) -> tensor<32x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 32, 16] : (tensor<2x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    return %1 : tensor<32x16xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<2x16x16xf32>, %arg1: tensor<i32>) -> tensor<16x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 16] : (tensor<2x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x16xf32>) -> tensor<16x16xf32>
    return %1 : tensor<16x16xf32>
  }
  func.func private @dynamic_index_in_dim_2(%arg0: tensor<2x16x48xf32>, %arg1: tensor<i32>) -> tensor<16x48xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 48] : (tensor<2x16x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x48xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x48xf32>) -> tensor<16x48xf32>
    return %1 : tensor<16x48xf32>
  }
  func.func private @dynamic_index_in_dim_3(%arg0: tensor<2x16xf32>, %arg1: tensor<i32>) -> tensor<16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 16] : (tensor<2x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16xf32>) -> tensor<16xf32>
    return %1 : tensor<16xf32>
  }
  func.func private @dynamic_index_in_dim_4(%arg0: tensor<2x16x32xf32>, %arg1: tensor<i32>) -> tensor<16x32xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 32] : (tensor<2x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x32xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x32xf32>) -> tensor<16x32xf32>
    return %1 : tensor<16x32xf32>
  }
  func.func private @dynamic_index_in_dim_5(%arg0: tensor<2x2xui32>, %arg1: tensor<i32>) -> tensor<2xui32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 2] : (tensor<2x2xui32>, tensor<i32>, tensor<i32>) -> tensor<1x2xui32>
    %1 = stablehlo.reshape %0 : (tensor<1x2xui32>) -> tensor<2xui32>
    return %1 : tensor<2xui32>
  }
  func.func private @closed_call_6(%arg0: tensor<1x1x1xf32>, %arg1: tensor<1x1x1xf32>, %arg2: tensor<f32>, %arg3: tensor<8x2x6x6xi1>, %arg4: tensor<8x2x6x6xf32>, %arg5: tensor<8x6x16xf32>, %arg6: tensor<8x6x16xf32>, %arg7: tensor<32x16xf32>, %arg8: tensor<16x16xf32>, %arg9: tensor<16x48xf32>, %arg10: tensor<16xf32>, %arg11: tensor<16xf32>, %arg12: tensor<16x32xf32>, %arg13: tensor<2xui32>) -> (tensor<8x6x16xf32>, tensor<8x6x16xf32>) {
    %0 = call @_bernoulli_7(%arg13, %arg0, %arg1, %arg2) : (tensor<2xui32>, tensor<1x1x1xf32>, tensor<1x1x1xf32>, tensor<f32>) -> tensor<8x6x16xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg6 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<8x6x16xf32>, tensor<f32>) -> tensor<8x6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<8x6xf32>) -> tensor<8x6x1xf32>
    %cst_0 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x6x1xf32>
    %4 = stablehlo.divide %2, %3 : tensor<8x6x1xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2] : (tensor<8x6x1xf32>) -> tensor<8x6x16xf32>
    %6 = stablehlo.subtract %arg6, %5 : tensor<8x6x16xf32>
    %7 = stablehlo.multiply %6, %6 : tensor<8x6x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.reduce(%7 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<8x6x16xf32>, tensor<f32>) -> tensor<8x6xf32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1] : (tensor<8x6xf32>) -> tensor<8x6x1xf32>
    %cst_2 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x6x1xf32>
    %11 = stablehlo.divide %9, %10 : tensor<8x6x1xf32>
    %cst_3 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x6x1xf32>
    %13 = stablehlo.add %11, %12 : tensor<8x6x1xf32>
    %14 = stablehlo.rsqrt %13 : tensor<8x6x1xf32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0, 1, 2] : (tensor<8x6x1xf32>) -> tensor<8x6x16xf32>
    %16 = stablehlo.multiply %6, %15 : tensor<8x6x16xf32>
    %17 = stablehlo.broadcast_in_dim %arg10, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x6x16xf32>
    %19 = stablehlo.multiply %16, %18 : tensor<8x6x16xf32>
    %20 = stablehlo.dot_general %19, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6x16xf32>, tensor<16x48xf32>) -> tensor<8x6x48xf32>
    %21 = stablehlo.reshape %20 : (tensor<8x6x48xf32>) -> tensor<8x6x3x2x8xf32>
    %22 = stablehlo.slice %21 [0:8, 0:6, 0:1, 0:2, 0:8] : (tensor<8x6x3x2x8xf32>) -> tensor<8x6x1x2x8xf32>
    %23 = stablehlo.reshape %22 : (tensor<8x6x1x2x8xf32>) -> tensor<8x6x2x8xf32>
    %24 = stablehlo.slice %21 [0:8, 0:6, 1:2, 0:2, 0:8] : (tensor<8x6x3x2x8xf32>) -> tensor<8x6x1x2x8xf32>
    %25 = stablehlo.reshape %24 : (tensor<8x6x1x2x8xf32>) -> tensor<8x6x2x8xf32>
    %26 = stablehlo.slice %21 [0:8, 0:6, 2:3, 0:2, 0:8] : (tensor<8x6x3x2x8xf32>) -> tensor<8x6x1x2x8xf32>
    %27 = stablehlo.reshape %26 : (tensor<8x6x1x2x8xf32>) -> tensor<8x6x2x8xf32>
    %28 = stablehlo.dot_general %23, %25, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x6x2x8xf32>, tensor<8x6x2x8xf32>) -> tensor<8x2x6x6xf32>
    %cst_4 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x2x6x6xf32>
    %30 = stablehlo.divide %28, %29 : tensor<8x2x6x6xf32>
    %31 = call @_where_11(%30, %arg3, %arg4) : (tensor<8x2x6x6xf32>, tensor<8x2x6x6xi1>, tensor<8x2x6x6xf32>) -> tensor<8x2x6x6xf32>
    %cst_5 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_5) applies stablehlo.maximum across dimensions = [3] : (tensor<8x2x6x6xf32>, tensor<f32>) -> tensor<8x2x6xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x2x6xf32>
    %34 = stablehlo.maximum %33, %32 : tensor<8x2x6xf32>
    %35 = stablehlo.broadcast_in_dim %34, dims = [0, 1, 2] : (tensor<8x2x6xf32>) -> tensor<8x2x6x1xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2, 3] : (tensor<8x2x6x1xf32>) -> tensor<8x2x6x6xf32>
    %37 = stablehlo.subtract %31, %36 : tensor<8x2x6x6xf32>
    %38 = stablehlo.exponential %37 : tensor<8x2x6x6xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %39 = stablehlo.reduce(%38 init: %cst_7) applies stablehlo.add across dimensions = [3] : (tensor<8x2x6x6xf32>, tensor<f32>) -> tensor<8x2x6xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2] : (tensor<8x2x6xf32>) -> tensor<8x2x6x1xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2, 3] : (tensor<8x2x6x1xf32>) -> tensor<8x2x6x6xf32>
    %42 = stablehlo.divide %38, %41 : tensor<8x2x6x6xf32>
    %43 = stablehlo.dot_general %27, %42, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x6x2x8xf32>, tensor<8x2x6x6xf32>) -> tensor<8x2x8x6xf32>
    %44 = stablehlo.transpose %43, dims = [0, 3, 1, 2] : (tensor<8x2x8x6xf32>) -> tensor<8x6x2x8xf32>
    %45 = stablehlo.reshape %44 : (tensor<8x6x2x8xf32>) -> tensor<8x6x16xf32>
    %46 = stablehlo.dot_general %45, %arg8, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6x16xf32>, tensor<16x16xf32>) -> tensor<8x6x16xf32>
    %47 = stablehlo.add %arg6, %46 : tensor<8x6x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_8) applies stablehlo.add across dimensions = [2] : (tensor<8x6x16xf32>, tensor<f32>) -> tensor<8x6xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1] : (tensor<8x6xf32>) -> tensor<8x6x1xf32>
    %cst_9 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x6x1xf32>
    %51 = stablehlo.divide %49, %50 : tensor<8x6x1xf32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2] : (tensor<8x6x1xf32>) -> tensor<8x6x16xf32>
    %53 = stablehlo.subtract %47, %52 : tensor<8x6x16xf32>
    %54 = stablehlo.multiply %53, %53 : tensor<8x6x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.reduce(%54 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<8x6x16xf32>, tensor<f32>) -> tensor<8x6xf32>
    %56 = stablehlo.broadcast_in_dim %55, dims = [0, 1] : (tensor<8x6xf32>) -> tensor<8x6x1xf32>
    %cst_11 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x6x1xf32>
    %58 = stablehlo.divide %56, %57 : tensor<8x6x1xf32>
    %cst_12 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x6x1xf32>
    %60 = stablehlo.add %58, %59 : tensor<8x6x1xf32>
    %61 = stablehlo.rsqrt %60 : tensor<8x6x1xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<8x6x1xf32>) -> tensor<8x6x16xf32>
    %63 = stablehlo.multiply %53, %62 : tensor<8x6x16xf32>
    %64 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x6x16xf32>
    %66 = stablehlo.multiply %63, %65 : tensor<8x6x16xf32>
    %67 = stablehlo.dot_general %66, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6x16xf32>, tensor<16x32xf32>) -> tensor<8x6x32xf32>
    %68 = stablehlo.multiply %67, %67 : tensor<8x6x32xf32>
    %69 = stablehlo.multiply %68, %67 : tensor<8x6x32xf32>
    %cst_13 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %71 = stablehlo.multiply %70, %69 : tensor<8x6x32xf32>
    %72 = stablehlo.add %67, %71 : tensor<8x6x32xf32>
    %cst_14 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %74 = stablehlo.multiply %73, %72 : tensor<8x6x32xf32>
    %75 = stablehlo.tanh %74 : tensor<8x6x32xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %77 = stablehlo.add %76, %75 : tensor<8x6x32xf32>
    %cst_16 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %79 = stablehlo.multiply %78, %77 : tensor<8x6x32xf32>
    %80 = stablehlo.multiply %67, %79 : tensor<8x6x32xf32>
    %81 = stablehlo.dot_general %80, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6x32xf32>, tensor<32x16xf32>) -> tensor<8x6x16xf32>
    %82 = stablehlo.add %47, %81 : tensor<8x6x16xf32>
    %cst_17 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x6x16xf32>
    %84 = stablehlo.divide %82, %83 : tensor<8x6x16xf32>
    %85 = call @_where_12(%0, %84, %arg5) : (tensor<8x6x16xi1>, tensor<8x6x16xf32>, tensor<8x6x16xf32>) -> tensor<8x6x16xf32>
    return %85, %arg6 : tensor<8x6x16xf32>, tensor<8x6x16xf32>
  }
  func.func private @_bernoulli_7(%arg0: tensor<2xui32>, %arg1: tensor<1x1x1xf32>, %arg2: tensor<1x1x1xf32>, %arg3: tensor<f32>) -> tensor<8x6x16xi1> {
    %0 = call @_uniform_8(%arg0, %arg1, %arg2) : (tensor<2xui32>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<8x6x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<8x6x16xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<8x6x16xf32>, tensor<8x6x16xf32>) -> tensor<8x6x16xi1>
    return %2 : tensor<8x6x16xi1>
  }
  func.func private @_uniform_8(%arg0: tensor<2xui32>, %arg1: tensor<1x1x1xf32>, %arg2: tensor<1x1x1xf32>) -> tensor<8x6x16xf32> {
    %0 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %1 = stablehlo.reshape %0 : (tensor<1xui32>) -> tensor<ui32>
    %2 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %3 = stablehlo.reshape %2 : (tensor<1xui32>) -> tensor<ui32>
    %4 = stablehlo.iota dim = 0 : tensor<8x6x16xui64>
    %5 = stablehlo.iota dim = 1 : tensor<8x6x16xui64>
    %6 = stablehlo.iota dim = 2 : tensor<8x6x16xui64>
    %c = stablehlo.constant dense<96> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<8x6x16xui64>
    %8 = stablehlo.multiply %7, %4 : tensor<8x6x16xui64>
    %c_0 = stablehlo.constant dense<16> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<8x6x16xui64>
    %10 = stablehlo.multiply %9, %5 : tensor<8x6x16xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<8x6x16xui64>
    %12 = stablehlo.multiply %11, %6 : tensor<8x6x16xui64>
    %13 = stablehlo.add %8, %10 : tensor<8x6x16xui64>
    %14 = stablehlo.add %13, %12 : tensor<8x6x16xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<8x6x16xui64>
    %16 = stablehlo.shift_right_logical %14, %15 : tensor<8x6x16xui64>
    %17 = stablehlo.convert %14 : (tensor<8x6x16xui64>) -> tensor<8x6x16xui32>
    %18 = stablehlo.convert %16 : (tensor<8x6x16xui64>) -> tensor<8x6x16xui32>
    %19:2 = call @threefry2x32_9(%1, %3, %18, %17) : (tensor<ui32>, tensor<ui32>, tensor<8x6x16xui32>, tensor<8x6x16xui32>) -> (tensor<8x6x16xui32>, tensor<8x6x16xui32>)
    %20 = stablehlo.xor %19#0, %19#1 : tensor<8x6x16xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %21 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<8x6x16xui32>
    %22 = stablehlo.shift_right_logical %20, %21 : tensor<8x6x16xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %23 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<8x6x16xui32>
    %24 = stablehlo.or %22, %23 : tensor<8x6x16xui32>
    %25 = stablehlo.bitcast_convert %24 : (tensor<8x6x16xui32>) -> tensor<8x6x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x16xf32>
    %27 = stablehlo.subtract %25, %26 : tensor<8x6x16xf32>
    %28 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<8x6x16xf32>
    %29 = stablehlo.multiply %27, %28 : tensor<8x6x16xf32>
    %30 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<8x6x16xf32>
    %31 = stablehlo.add %29, %30 : tensor<8x6x16xf32>
    %32 = stablehlo.broadcast_in_dim %arg1, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<8x6x16xf32>
    %33 = stablehlo.maximum %32, %31 : tensor<8x6x16xf32>
    return %33 : tensor<8x6x16xf32>
  }
  func.func private @threefry2x32_9(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<8x6x16xui32>, %arg3: tensor<8x6x16xui32>) -> (tensor<8x6x16xui32>, tensor<8x6x16xui32>) {
    %c = stablehlo.constant dense<[13, 15, 26, 6]> : tensor<4xui32>
    %c_0 = stablehlo.constant dense<[17, 29, 16, 24]> : tensor<4xui32>
    %0 = stablehlo.xor %arg0, %arg1 : tensor<ui32>
    %c_1 = stablehlo.constant dense<466688986> : tensor<ui32>
    %1 = stablehlo.xor %0, %c_1 : tensor<ui32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<ui32>) -> tensor<8x6x16xui32>
    %3 = stablehlo.add %arg2, %2 : tensor<8x6x16xui32>
    %4 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<ui32>) -> tensor<8x6x16xui32>
    %5 = stablehlo.add %arg3, %4 : tensor<8x6x16xui32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %6:9 = stablehlo.while(%iterArg = %c_3, %iterArg_4 = %c_2, %iterArg_5 = %3, %iterArg_6 = %5, %iterArg_7 = %arg1, %iterArg_8 = %1, %iterArg_9 = %arg0, %iterArg_10 = %c, %iterArg_11 = %c_0) : tensor<i32>, tensor<i32>, tensor<8x6x16xui32>, tensor<8x6x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    cond {
      %c_12 = stablehlo.constant dense<5> : tensor<i32>
      %7 = stablehlo.compare LT, %iterArg, %c_12, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    } do {
      %7:8 = func.call @closed_call_10(%iterArg_4, %iterArg_5, %iterArg_6, %iterArg_7, %iterArg_8, %iterArg_9, %iterArg_10, %iterArg_11) : (tensor<i32>, tensor<8x6x16xui32>, tensor<8x6x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i32>, tensor<8x6x16xui32>, tensor<8x6x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %c_12 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg, %c_12 : tensor<i32>
      stablehlo.return %8, %7#0, %7#1, %7#2, %7#3, %7#4, %7#5, %7#6, %7#7 : tensor<i32>, tensor<i32>, tensor<8x6x16xui32>, tensor<8x6x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
    }
    return %6#2, %6#3 : tensor<8x6x16xui32>, tensor<8x6x16xui32>
  }
  func.func private @closed_call_10(%arg0: tensor<i32>, %arg1: tensor<8x6x16xui32>, %arg2: tensor<8x6x16xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>) -> (tensor<i32>, tensor<8x6x16xui32>, tensor<8x6x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.slice %arg6 [0:1] : (tensor<4xui32>) -> tensor<1xui32>
    %2 = stablehlo.reshape %1 : (tensor<1xui32>) -> tensor<ui32>
    %3 = stablehlo.add %arg1, %arg2 : tensor<8x6x16xui32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<ui32>) -> tensor<8x6x16xui32>
    %5 = stablehlo.shift_left %arg2, %4 : tensor<8x6x16xui32>
    %c_0 = stablehlo.constant dense<32> : tensor<ui32>
    %6 = stablehlo.subtract %c_0, %2 : tensor<ui32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<ui32>) -> tensor<8x6x16xui32>
    %8 = stablehlo.shift_right_logical %arg2, %7 : tensor<8x6x16xui32>
    %9 = stablehlo.or %5, %8 : tensor<8x6x16xui32>
    %10 = stablehlo.xor %3, %9 : tensor<8x6x16xui32>
    %11 = stablehlo.slice %arg6 [1:2] : (tensor<4xui32>) -> tensor<1xui32>
    %12 = stablehlo.reshape %11 : (tensor<1xui32>) -> tensor<ui32>
    %13 = stablehlo.add %3, %10 : tensor<8x6x16xui32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [] : (tensor<ui32>) -> tensor<8x6x16xui32>
    %15 = stablehlo.shift_left %10, %14 : tensor<8x6x16xui32>
    %c_1 = stablehlo.constant dense<32> : tensor<ui32>
    %16 = stablehlo.subtract %c_1, %12 : tensor<ui32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<ui32>) -> tensor<8x6x16xui32>
    %18 = stablehlo.shift_right_logical %10, %17 : tensor<8x6x16xui32>
    %19 = stablehlo.or %15, %18 : tensor<8x6x16xui32>
    %20 = stablehlo.xor %13, %19 : tensor<8x6x16xui32>
    %21 = stablehlo.slice %arg6 [2:3] : (tensor<4xui32>) -> tensor<1xui32>
    %22 = stablehlo.reshape %21 : (tensor<1xui32>) -> tensor<ui32>
    %23 = stablehlo.add %13, %20 : tensor<8x6x16xui32>
    %24 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<ui32>) -> tensor<8x6x16xui32>
    %25 = stablehlo.shift_left %20, %24 : tensor<8x6x16xui32>
    %c_2 = stablehlo.constant dense<32> : tensor<ui32>
    %26 = stablehlo.subtract %c_2, %22 : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<ui32>) -> tensor<8x6x16xui32>
    %28 = stablehlo.shift_right_logical %20, %27 : tensor<8x6x16xui32>
    %29 = stablehlo.or %25, %28 : tensor<8x6x16xui32>
    %30 = stablehlo.xor %23, %29 : tensor<8x6x16xui32>
    %31 = stablehlo.slice %arg6 [3:4] : (tensor<4xui32>) -> tensor<1xui32>
    %32 = stablehlo.reshape %31 : (tensor<1xui32>) -> tensor<ui32>
    %33 = stablehlo.add %23, %30 : tensor<8x6x16xui32>
    %34 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<ui32>) -> tensor<8x6x16xui32>
    %35 = stablehlo.shift_left %30, %34 : tensor<8x6x16xui32>
    %c_3 = stablehlo.constant dense<32> : tensor<ui32>
    %36 = stablehlo.subtract %c_3, %32 : tensor<ui32>
    %37 = stablehlo.broadcast_in_dim %36, dims = [] : (tensor<ui32>) -> tensor<8x6x16xui32>
    %38 = stablehlo.shift_right_logical %30, %37 : tensor<8x6x16xui32>
    %39 = stablehlo.or %35, %38 : tensor<8x6x16xui32>
    %40 = stablehlo.xor %33, %39 : tensor<8x6x16xui32>
    %41 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<ui32>) -> tensor<8x6x16xui32>
    %42 = stablehlo.add %33, %41 : tensor<8x6x16xui32>
    %43 = stablehlo.broadcast_in_dim %arg4, dims = [] : (tensor<ui32>) -> tensor<8x6x16xui32>
    %44 = stablehlo.add %40, %43 : tensor<8x6x16xui32>
    %c_4 = stablehlo.constant dense<1> : tensor<i32>
    %45 = stablehlo.add %arg0, %c_4 : tensor<i32>
    %46 = stablehlo.convert %45 : (tensor<i32>) -> tensor<ui32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [] : (tensor<ui32>) -> tensor<8x6x16xui32>
    %48 = stablehlo.add %44, %47 : tensor<8x6x16xui32>
    return %0, %42, %48, %arg4, %arg5, %arg3, %arg7, %arg6 : tensor<i32>, tensor<8x6x16xui32>, tensor<8x6x16xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>
  }
  func.func private @_where_11(%arg0: tensor<8x2x6x6xf32>, %arg1: tensor<8x2x6x6xi1>, %arg2: tensor<8x2x6x6xf32>) -> tensor<8x2x6x6xf32> {
    %0 = stablehlo.select %arg1, %arg0, %arg2 : tensor<8x2x6x6xi1>, tensor<8x2x6x6xf32>
    return %0 : tensor<8x2x6x6xf32>
  }
  func.func private @_where_12(%arg0: tensor<8x6x16xi1>, %arg1: tensor<8x6x16xf32>, %arg2: tensor<8x6x16xf32>) -> tensor<8x6x16xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x6x16xi1>, tensor<8x6x16xf32>
    return %0 : tensor<8x6x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2x8x6x16xf32>, %arg1: tensor<8x6x16xf32>, %arg2: tensor<i32>) -> tensor<2x8x6x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<8x6x16xf32>) -> tensor<1x8x6x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<2x8x6x16xf32>, tensor<1x8x6x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x8x6x16xf32>
    return %1 : tensor<2x8x6x16xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x6x24xf32>, %arg1: tensor<8x6x1xi32>) -> (tensor<8x6x1xf32>, tensor<8x6x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x6x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x6x1xi32>, tensor<8x6x1xi32>) -> tensor<8x6x1xi1>
    %c_0 = stablehlo.constant dense<24> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x6x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x6x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x6x1xi1>, tensor<8x6x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x6x1xi32>) -> tensor<8x6x1x1xi32>
    %c_1 = stablehlo.constant dense<23> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x6x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x6x1x1xi32>, tensor<8x6x1x1xi32>) -> tensor<8x6x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [3] : (tensor<1xi32>) -> tensor<1x1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi32>) -> tensor<8x6x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x6x1x1xi32>, tensor<8x6x1x1xi32>) -> tensor<8x6x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x6x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [3] : (tensor<8x6x1x1xi1>, tensor<i1>) -> tensor<8x6x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<8x6x24xf32>, tensor<8x6x1x1xi32>) -> tensor<8x6x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x6x1xi1>, tensor<8x6x1xf32>
    return %15, %5 : tensor<8x6x1xf32>, tensor<8x6x1x1xi32>
  }
  func.func private @_take(%arg0: tensor<8x6x1xf32>, %arg1: tensor<i32>) -> (tensor<8x6xf32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = call @_where_13(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<1xi32>
    %4 = stablehlo.convert %3 : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %7 = stablehlo.compare LE, %4, %c_1, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %8 = stablehlo.and %6, %7 : tensor<1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_3) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2], start_index_map = [2]>, indices_are_sorted = false, slice_sizes = array<i64: 8, 6, 1>}> : (tensor<8x6x1xf32>, tensor<1xi32>) -> tensor<8x6xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8x6xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<8x6xi1>, tensor<8x6xf32>
    return %13, %3 : tensor<8x6xf32>, tensor<1xi32>
  }
  func.func private @_where_13(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_14(%arg0: tensor<1xi32>, %arg1: tensor<8x6xf32>) -> tensor<8x6x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x6x1xf32>, tensor<1xi32>, tensor<8x6xf32>) -> tensor<8x6x1xf32>
    return %1 : tensor<8x6x1xf32>
  }
  func.func private @take_along_axis_15(%arg0: tensor<8x6x1x1xi32>, %arg1: tensor<8x6x1xf32>) -> tensor<8x6x24xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x24xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x6x24xf32>, tensor<8x6x1x1xi32>, tensor<8x6x1xf32>) -> tensor<8x6x24xf32>
    return %1 : tensor<8x6x24xf32>
  }
  func.func private @dynamic_index_in_dim_16(%arg0: tensor<2x8x6x16xf32>, %arg1: tensor<i32>) -> tensor<8x6x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 8, 6, 16] : (tensor<2x8x6x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x6x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x8x6x16xf32>) -> tensor<8x6x16xf32>
    return %1 : tensor<8x6x16xf32>
  }
  func.func private @closed_call_17(%arg0: tensor<8x6x16xf32>, %arg1: tensor<8x6x16xf32>, %arg2: tensor<32x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<16x48xf32>, %arg5: tensor<16xf32>, %arg6: tensor<16xf32>, %arg7: tensor<16x32xf32>, %arg8: tensor<2xui32>) -> (tensor<8x6x16xf32>, tensor<32x16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x32xf32>) {
    %0:9 = stablehlo.optimization_barrier %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg0 : tensor<8x6x16xf32>, tensor<32x16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x32xf32>, tensor<2xui32>, tensor<8x6x16xf32>
    %cst = stablehlo.constant dense<0.899999976> : tensor<f32>
    %1 = call @_bernoulli_18(%0#7, %cst) : (tensor<2xui32>, tensor<f32>) -> tensor<8x6x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%0#0 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<8x6x16xf32>, tensor<f32>) -> tensor<8x6xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<8x6xf32>) -> tensor<8x6x1xf32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x6x1xf32>
    %5 = stablehlo.divide %3, %4 : tensor<8x6x1xf32>
    %6 = stablehlo.broadcast_in_dim %5, dims = [0, 1, 2] : (tensor<8x6x1xf32>) -> tensor<8x6x16xf32>
    %7 = stablehlo.subtract %0#0, %6 : tensor<8x6x16xf32>
    %8 = stablehlo.multiply %7, %7 : tensor<8x6x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.reduce(%8 init: %cst_2) applies stablehlo.add across dimensions = [2] : (tensor<8x6x16xf32>, tensor<f32>) -> tensor<8x6xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<8x6xf32>) -> tensor<8x6x1xf32>
    %cst_3 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x6x1xf32>
    %12 = stablehlo.divide %10, %11 : tensor<8x6x1xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x6x1xf32>
    %14 = stablehlo.add %12, %13 : tensor<8x6x1xf32>
    %15 = stablehlo.rsqrt %14 : tensor<8x6x1xf32>
    %16 = stablehlo.divide %15, %14 : tensor<8x6x1xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x6x1xf32>
    %18 = stablehlo.multiply %17, %16 : tensor<8x6x1xf32>
    %19 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<8x6x1xf32>) -> tensor<8x6x16xf32>
    %20 = stablehlo.multiply %7, %19 : tensor<8x6x16xf32>
    %21 = stablehlo.broadcast_in_dim %0#4, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x6x16xf32>
    %23 = stablehlo.multiply %20, %22 : tensor<8x6x16xf32>
    %24 = stablehlo.dot_general %23, %0#3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6x16xf32>, tensor<16x48xf32>) -> tensor<8x6x48xf32>
    %25 = stablehlo.reshape %24 : (tensor<8x6x48xf32>) -> tensor<8x6x3x2x8xf32>
    %26 = stablehlo.slice %25 [0:8, 0:6, 0:1, 0:2, 0:8] : (tensor<8x6x3x2x8xf32>) -> tensor<8x6x1x2x8xf32>
    %27 = stablehlo.reshape %26 : (tensor<8x6x1x2x8xf32>) -> tensor<8x6x2x8xf32>
    %28 = stablehlo.slice %25 [0:8, 0:6, 1:2, 0:2, 0:8] : (tensor<8x6x3x2x8xf32>) -> tensor<8x6x1x2x8xf32>
    %29 = stablehlo.reshape %28 : (tensor<8x6x1x2x8xf32>) -> tensor<8x6x2x8xf32>
    %30 = stablehlo.slice %25 [0:8, 0:6, 2:3, 0:2, 0:8] : (tensor<8x6x3x2x8xf32>) -> tensor<8x6x1x2x8xf32>
    %31 = stablehlo.reshape %30 : (tensor<8x6x1x2x8xf32>) -> tensor<8x6x2x8xf32>
    %32 = stablehlo.dot_general %27, %29, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x6x2x8xf32>, tensor<8x6x2x8xf32>) -> tensor<8x2x6x6xf32>
    %cst_6 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x2x6x6xf32>
    %34 = stablehlo.divide %32, %33 : tensor<8x2x6x6xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %35 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %36 = call @tril_20(%35) : (tensor<6x6xi1>) -> tensor<6x6xi1>
    %cst_7 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %37:3 = call @_where_21(%36, %34, %cst_7) : (tensor<6x6xi1>, tensor<8x2x6x6xf32>, tensor<f32>) -> (tensor<8x2x6x6xf32>, tensor<8x2x6x6xi1>, tensor<8x2x6x6xf32>)
    %cst_8 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %38 = stablehlo.reduce(%37#0 init: %cst_8) applies stablehlo.maximum across dimensions = [3] : (tensor<8x2x6x6xf32>, tensor<f32>) -> tensor<8x2x6xf32>
    %cst_9 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x2x6xf32>
    %40 = stablehlo.maximum %39, %38 : tensor<8x2x6xf32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [0, 1, 2] : (tensor<8x2x6xf32>) -> tensor<8x2x6x1xf32>
    %42 = stablehlo.broadcast_in_dim %41, dims = [0, 1, 2, 3] : (tensor<8x2x6x1xf32>) -> tensor<8x2x6x6xf32>
    %43 = stablehlo.subtract %37#0, %42 : tensor<8x2x6x6xf32>
    %44 = stablehlo.exponential %43 : tensor<8x2x6x6xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%44 init: %cst_10) applies stablehlo.add across dimensions = [3] : (tensor<8x2x6x6xf32>, tensor<f32>) -> tensor<8x2x6xf32>
    %46 = stablehlo.broadcast_in_dim %45, dims = [0, 1, 2] : (tensor<8x2x6xf32>) -> tensor<8x2x6x1xf32>
    %47 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<8x2x6x1xf32>) -> tensor<8x2x6x6xf32>
    %48 = stablehlo.divide %44, %47 : tensor<8x2x6x6xf32>
    %49 = stablehlo.multiply %46, %46 : tensor<8x2x6x1xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x2x6x1xf32>
    %51 = stablehlo.divide %50, %49 : tensor<8x2x6x1xf32>
    %52 = stablehlo.dot_general %31, %48, batching_dims = [0, 2] x [0, 1], contracting_dims = [1] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x6x2x8xf32>, tensor<8x2x6x6xf32>) -> tensor<8x2x8x6xf32>
    %53 = stablehlo.transpose %52, dims = [0, 3, 1, 2] : (tensor<8x2x8x6xf32>) -> tensor<8x6x2x8xf32>
    %54 = stablehlo.reshape %53 : (tensor<8x6x2x8xf32>) -> tensor<8x6x16xf32>
    %55 = stablehlo.dot_general %54, %0#2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6x16xf32>, tensor<16x16xf32>) -> tensor<8x6x16xf32>
    %56 = stablehlo.add %0#0, %55 : tensor<8x6x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %57 = stablehlo.reduce(%56 init: %cst_12) applies stablehlo.add across dimensions = [2] : (tensor<8x6x16xf32>, tensor<f32>) -> tensor<8x6xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<8x6xf32>) -> tensor<8x6x1xf32>
    %cst_13 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x6x1xf32>
    %60 = stablehlo.divide %58, %59 : tensor<8x6x1xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2] : (tensor<8x6x1xf32>) -> tensor<8x6x16xf32>
    %62 = stablehlo.subtract %56, %61 : tensor<8x6x16xf32>
    %63 = stablehlo.multiply %62, %62 : tensor<8x6x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %64 = stablehlo.reduce(%63 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<8x6x16xf32>, tensor<f32>) -> tensor<8x6xf32>
    %65 = stablehlo.broadcast_in_dim %64, dims = [0, 1] : (tensor<8x6xf32>) -> tensor<8x6x1xf32>
    %cst_15 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x6x1xf32>
    %67 = stablehlo.divide %65, %66 : tensor<8x6x1xf32>
    %cst_16 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x6x1xf32>
    %69 = stablehlo.add %67, %68 : tensor<8x6x1xf32>
    %70 = stablehlo.rsqrt %69 : tensor<8x6x1xf32>
    %71 = stablehlo.divide %70, %69 : tensor<8x6x1xf32>
    %cst_17 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x6x1xf32>
    %73 = stablehlo.multiply %72, %71 : tensor<8x6x1xf32>
    %74 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<8x6x1xf32>) -> tensor<8x6x16xf32>
    %75 = stablehlo.multiply %62, %74 : tensor<8x6x16xf32>
    %76 = stablehlo.broadcast_in_dim %0#5, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x6x16xf32>
    %78 = stablehlo.multiply %75, %77 : tensor<8x6x16xf32>
    %79 = stablehlo.dot_general %78, %0#6, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6x16xf32>, tensor<16x32xf32>) -> tensor<8x6x32xf32>
    %80 = stablehlo.multiply %79, %79 : tensor<8x6x32xf32>
    %81 = stablehlo.multiply %80, %79 : tensor<8x6x32xf32>
    %82 = stablehlo.multiply %79, %79 : tensor<8x6x32xf32>
    %cst_18 = stablehlo.constant dense<3.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %84 = stablehlo.multiply %83, %82 : tensor<8x6x32xf32>
    %cst_19 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %86 = stablehlo.multiply %85, %81 : tensor<8x6x32xf32>
    %87 = stablehlo.add %79, %86 : tensor<8x6x32xf32>
    %cst_20 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %89 = stablehlo.multiply %88, %87 : tensor<8x6x32xf32>
    %90 = stablehlo.tanh %89 : tensor<8x6x32xf32>
    %cst_21 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %92 = stablehlo.subtract %91, %90 : tensor<8x6x32xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %94 = stablehlo.add %93, %90 : tensor<8x6x32xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %96 = stablehlo.multiply %95, %94 : tensor<8x6x32xf32>
    %97 = stablehlo.multiply %79, %96 : tensor<8x6x32xf32>
    %98 = call @_where_22(%1) : (tensor<8x6x16xi1>) -> tensor<8x6x16xf32>
    %99 = call @_where_23(%1, %98, %0#8) : (tensor<8x6x16xi1>, tensor<8x6x16xf32>, tensor<8x6x16xf32>) -> tensor<8x6x16xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x6x16xf32>
    %101 = stablehlo.divide %99, %100 : tensor<8x6x16xf32>
    %102 = stablehlo.dot_general %101, %97, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x16xf32>, tensor<8x6x32xf32>) -> tensor<16x32xf32>
    %103 = stablehlo.transpose %102, dims = [1, 0] : (tensor<16x32xf32>) -> tensor<32x16xf32>
    %104 = stablehlo.dot_general %101, %0#1, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x16xf32>, tensor<32x16xf32>) -> tensor<8x6x32xf32>
    %105 = stablehlo.multiply %79, %104 : tensor<8x6x32xf32>
    %106 = stablehlo.multiply %104, %96 : tensor<8x6x32xf32>
    %cst_25 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %108 = stablehlo.multiply %107, %105 : tensor<8x6x32xf32>
    %109 = stablehlo.multiply %108, %92 : tensor<8x6x32xf32>
    %110 = stablehlo.multiply %109, %90 : tensor<8x6x32xf32>
    %111 = stablehlo.add %109, %110 : tensor<8x6x32xf32>
    %cst_26 = stablehlo.constant dense<0.797884583> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %113 = stablehlo.multiply %112, %111 : tensor<8x6x32xf32>
    %114 = stablehlo.add %106, %113 : tensor<8x6x32xf32>
    %cst_27 = stablehlo.constant dense<4.471500e-02> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x6x32xf32>
    %116 = stablehlo.multiply %115, %113 : tensor<8x6x32xf32>
    %117 = stablehlo.multiply %116, %84 : tensor<8x6x32xf32>
    %118 = stablehlo.add %114, %117 : tensor<8x6x32xf32>
    %119 = stablehlo.dot_general %118, %78, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x32xf32>, tensor<8x6x16xf32>) -> tensor<32x16xf32>
    %120 = stablehlo.transpose %119, dims = [1, 0] : (tensor<32x16xf32>) -> tensor<16x32xf32>
    %121 = stablehlo.dot_general %118, %0#6, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x32xf32>, tensor<16x32xf32>) -> tensor<8x6x16xf32>
    %122 = stablehlo.multiply %75, %121 : tensor<8x6x16xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.reduce(%122 init: %cst_28) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6x16xf32>, tensor<f32>) -> tensor<16xf32>
    %124 = stablehlo.reshape %123 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %125 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x6x16xf32>
    %126 = stablehlo.multiply %121, %125 : tensor<8x6x16xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%124 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %128 = stablehlo.multiply %62, %126 : tensor<8x6x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %129 = stablehlo.reduce(%128 init: %cst_30) applies stablehlo.add across dimensions = [2] : (tensor<8x6x16xf32>, tensor<f32>) -> tensor<8x6xf32>
    %130 = stablehlo.reshape %129 : (tensor<8x6xf32>) -> tensor<8x6x1xf32>
    %131 = stablehlo.broadcast_in_dim %70, dims = [0, 1, 2] : (tensor<8x6x1xf32>) -> tensor<8x6x16xf32>
    %132 = stablehlo.multiply %126, %131 : tensor<8x6x16xf32>
    %133 = stablehlo.multiply %130, %73 : tensor<8x6x1xf32>
    %cst_31 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x6x1xf32>
    %135 = stablehlo.divide %133, %134 : tensor<8x6x1xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.reduce(%135 init: %cst_32) applies stablehlo.add across dimensions = [2] : (tensor<8x6x1xf32>, tensor<f32>) -> tensor<8x6xf32>
    %137 = stablehlo.broadcast_in_dim %136, dims = [0, 1] : (tensor<8x6xf32>) -> tensor<8x6x16xf32>
    %138 = stablehlo.multiply %62, %137 : tensor<8x6x16xf32>
    %139 = stablehlo.add %132, %138 : tensor<8x6x16xf32>
    %140 = stablehlo.multiply %137, %62 : tensor<8x6x16xf32>
    %141 = stablehlo.add %139, %140 : tensor<8x6x16xf32>
    %142 = stablehlo.negate %141 : tensor<8x6x16xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.reduce(%142 init: %cst_33) applies stablehlo.add across dimensions = [2] : (tensor<8x6x16xf32>, tensor<f32>) -> tensor<8x6xf32>
    %144 = stablehlo.reshape %143 : (tensor<8x6xf32>) -> tensor<8x6x1xf32>
    %145 = stablehlo.add %101, %141 : tensor<8x6x16xf32>
    %cst_34 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x6x1xf32>
    %147 = stablehlo.divide %144, %146 : tensor<8x6x1xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %148 = stablehlo.reduce(%147 init: %cst_35) applies stablehlo.add across dimensions = [2] : (tensor<8x6x1xf32>, tensor<f32>) -> tensor<8x6xf32>
    %149 = stablehlo.broadcast_in_dim %148, dims = [0, 1] : (tensor<8x6xf32>) -> tensor<8x6x16xf32>
    %150 = stablehlo.add %145, %149 : tensor<8x6x16xf32>
    %151 = stablehlo.dot_general %150, %54, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x16xf32>, tensor<8x6x16xf32>) -> tensor<16x16xf32>
    %152 = stablehlo.transpose %151, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %153 = stablehlo.dot_general %150, %0#2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x16xf32>, tensor<16x16xf32>) -> tensor<8x6x16xf32>
    %154 = stablehlo.reshape %153 : (tensor<8x6x16xf32>) -> tensor<8x6x2x8xf32>
    %155 = stablehlo.transpose %154, dims = [0, 2, 3, 1] : (tensor<8x6x2x8xf32>) -> tensor<8x2x8x6xf32>
    %156 = stablehlo.dot_general %155, %31, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<8x2x8x6xf32>, tensor<8x6x2x8xf32>) -> tensor<8x2x6x6xf32>
    %157 = stablehlo.dot_general %155, %48, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x2x8x6xf32>, tensor<8x2x6x6xf32>) -> tensor<8x2x8x6xf32>
    %158 = stablehlo.transpose %157, dims = [0, 3, 1, 2] : (tensor<8x2x8x6xf32>) -> tensor<8x6x2x8xf32>
    %159 = stablehlo.broadcast_in_dim %51, dims = [0, 1, 2, 3] : (tensor<8x2x6x1xf32>) -> tensor<8x2x6x6xf32>
    %160 = stablehlo.multiply %156, %159 : tensor<8x2x6x6xf32>
    %161 = stablehlo.multiply %160, %44 : tensor<8x2x6x6xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %162 = stablehlo.reduce(%161 init: %cst_36) applies stablehlo.add across dimensions = [3] : (tensor<8x2x6x6xf32>, tensor<f32>) -> tensor<8x2x6xf32>
    %163 = stablehlo.reshape %162 : (tensor<8x2x6xf32>) -> tensor<8x2x6x1xf32>
    %164 = stablehlo.negate %163 : tensor<8x2x6x1xf32>
    %165 = stablehlo.broadcast_in_dim %46, dims = [0, 1, 2, 3] : (tensor<8x2x6x1xf32>) -> tensor<8x2x6x6xf32>
    %166 = stablehlo.divide %156, %165 : tensor<8x2x6x6xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%164 init: %cst_37) applies stablehlo.add across dimensions = [3] : (tensor<8x2x6x1xf32>, tensor<f32>) -> tensor<8x2x6xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0, 1, 2] : (tensor<8x2x6xf32>) -> tensor<8x2x6x6xf32>
    %169 = stablehlo.add %166, %168 : tensor<8x2x6x6xf32>
    %170 = stablehlo.multiply %169, %44 : tensor<8x2x6x6xf32>
    %171 = call @_where_24(%37#1, %37#2, %170) : (tensor<8x2x6x6xi1>, tensor<8x2x6x6xf32>, tensor<8x2x6x6xf32>) -> tensor<8x2x6x6xf32>
    %cst_38 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x2x6x6xf32>
    %173 = stablehlo.divide %171, %172 : tensor<8x2x6x6xf32>
    %174 = stablehlo.dot_general %173, %27, batching_dims = [0, 1] x [0, 2], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x2x6x6xf32>, tensor<8x6x2x8xf32>) -> tensor<8x2x6x8xf32>
    %175 = stablehlo.transpose %174, dims = [0, 2, 1, 3] : (tensor<8x2x6x8xf32>) -> tensor<8x6x2x8xf32>
    %176 = stablehlo.dot_general %173, %29, batching_dims = [0, 1] x [0, 2], contracting_dims = [3] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x2x6x6xf32>, tensor<8x6x2x8xf32>) -> tensor<8x2x6x8xf32>
    %177 = stablehlo.transpose %176, dims = [0, 2, 1, 3] : (tensor<8x2x6x8xf32>) -> tensor<8x6x2x8xf32>
    %178 = stablehlo.broadcast_in_dim %158, dims = [0, 1, 3, 4] : (tensor<8x6x2x8xf32>) -> tensor<8x6x1x2x8xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.pad %178, %cst_39, low = [0, 0, 2, 0, 0], high = [0, 0, 0, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x6x1x2x8xf32>, tensor<f32>) -> tensor<8x6x3x2x8xf32>
    %180 = stablehlo.broadcast_in_dim %175, dims = [0, 1, 3, 4] : (tensor<8x6x2x8xf32>) -> tensor<8x6x1x2x8xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.pad %180, %cst_40, low = [0, 0, 1, 0, 0], high = [0, 0, 1, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x6x1x2x8xf32>, tensor<f32>) -> tensor<8x6x3x2x8xf32>
    %182 = stablehlo.add %179, %181 : tensor<8x6x3x2x8xf32>
    %183 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 3, 4] : (tensor<8x6x2x8xf32>) -> tensor<8x6x1x2x8xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %184 = stablehlo.pad %183, %cst_41, low = [0, 0, 0, 0, 0], high = [0, 0, 2, 0, 0], interior = [0, 0, 0, 0, 0] : (tensor<8x6x1x2x8xf32>, tensor<f32>) -> tensor<8x6x3x2x8xf32>
    %185 = stablehlo.add %182, %184 : tensor<8x6x3x2x8xf32>
    %186 = stablehlo.reshape %185 : (tensor<8x6x3x2x8xf32>) -> tensor<8x6x48xf32>
    %187 = stablehlo.dot_general %186, %23, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x48xf32>, tensor<8x6x16xf32>) -> tensor<48x16xf32>
    %188 = stablehlo.transpose %187, dims = [1, 0] : (tensor<48x16xf32>) -> tensor<16x48xf32>
    %189 = stablehlo.dot_general %186, %0#3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x6x48xf32>, tensor<16x48xf32>) -> tensor<8x6x16xf32>
    %190 = stablehlo.multiply %20, %189 : tensor<8x6x16xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.reduce(%190 init: %cst_42) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x6x16xf32>, tensor<f32>) -> tensor<16xf32>
    %192 = stablehlo.reshape %191 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %193 = stablehlo.broadcast_in_dim %21, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<8x6x16xf32>
    %194 = stablehlo.multiply %189, %193 : tensor<8x6x16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.reduce(%192 init: %cst_43) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %196 = stablehlo.multiply %7, %194 : tensor<8x6x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %197 = stablehlo.reduce(%196 init: %cst_44) applies stablehlo.add across dimensions = [2] : (tensor<8x6x16xf32>, tensor<f32>) -> tensor<8x6xf32>
    %198 = stablehlo.reshape %197 : (tensor<8x6xf32>) -> tensor<8x6x1xf32>
    %199 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<8x6x1xf32>) -> tensor<8x6x16xf32>
    %200 = stablehlo.multiply %194, %199 : tensor<8x6x16xf32>
    %201 = stablehlo.multiply %198, %18 : tensor<8x6x1xf32>
    %cst_45 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %202 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<8x6x1xf32>
    %203 = stablehlo.divide %201, %202 : tensor<8x6x1xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %204 = stablehlo.reduce(%203 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<8x6x1xf32>, tensor<f32>) -> tensor<8x6xf32>
    %205 = stablehlo.broadcast_in_dim %204, dims = [0, 1] : (tensor<8x6xf32>) -> tensor<8x6x16xf32>
    %206 = stablehlo.multiply %7, %205 : tensor<8x6x16xf32>
    %207 = stablehlo.add %200, %206 : tensor<8x6x16xf32>
    %208 = stablehlo.multiply %205, %7 : tensor<8x6x16xf32>
    %209 = stablehlo.add %207, %208 : tensor<8x6x16xf32>
    %210 = stablehlo.negate %209 : tensor<8x6x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %211 = stablehlo.reduce(%210 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<8x6x16xf32>, tensor<f32>) -> tensor<8x6xf32>
    %212 = stablehlo.reshape %211 : (tensor<8x6xf32>) -> tensor<8x6x1xf32>
    %213 = stablehlo.add %150, %209 : tensor<8x6x16xf32>
    %cst_48 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<8x6x1xf32>
    %215 = stablehlo.divide %212, %214 : tensor<8x6x1xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.reduce(%215 init: %cst_49) applies stablehlo.add across dimensions = [2] : (tensor<8x6x1xf32>, tensor<f32>) -> tensor<8x6xf32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [0, 1] : (tensor<8x6xf32>) -> tensor<8x6x16xf32>
    %218 = stablehlo.add %213, %217 : tensor<8x6x16xf32>
    return %218, %103, %152, %188, %195, %127, %120 : tensor<8x6x16xf32>, tensor<32x16xf32>, tensor<16x16xf32>, tensor<16x48xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x32xf32>
  }
  func.func private @_bernoulli_18(%arg0: tensor<2xui32>, %arg1: tensor<f32>) -> tensor<8x6x16xi1> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = call @_uniform_19(%arg0, %cst, %cst_0) : (tensor<2xui32>, tensor<f32>, tensor<f32>) -> tensor<8x6x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8x6x16xf32>
    %2 = stablehlo.compare LT, %0, %1, FLOAT : (tensor<8x6x16xf32>, tensor<8x6x16xf32>) -> tensor<8x6x16xi1>
    return %2 : tensor<8x6x16xi1>
  }
  func.func private @_uniform_19(%arg0: tensor<2xui32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<8x6x16xf32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.convert %arg2 : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %4 = stablehlo.slice %arg0 [0:1] : (tensor<2xui32>) -> tensor<1xui32>
    %5 = stablehlo.reshape %4 : (tensor<1xui32>) -> tensor<ui32>
    %6 = stablehlo.slice %arg0 [1:2] : (tensor<2xui32>) -> tensor<1xui32>
    %7 = stablehlo.reshape %6 : (tensor<1xui32>) -> tensor<ui32>
    %8 = stablehlo.iota dim = 0 : tensor<8x6x16xui64>
    %9 = stablehlo.iota dim = 1 : tensor<8x6x16xui64>
    %10 = stablehlo.iota dim = 2 : tensor<8x6x16xui64>
    %c = stablehlo.constant dense<96> : tensor<ui64>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<8x6x16xui64>
    %12 = stablehlo.multiply %11, %8 : tensor<8x6x16xui64>
    %c_0 = stablehlo.constant dense<16> : tensor<ui64>
    %13 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<8x6x16xui64>
    %14 = stablehlo.multiply %13, %9 : tensor<8x6x16xui64>
    %c_1 = stablehlo.constant dense<1> : tensor<ui64>
    %15 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<8x6x16xui64>
    %16 = stablehlo.multiply %15, %10 : tensor<8x6x16xui64>
    %17 = stablehlo.add %12, %14 : tensor<8x6x16xui64>
    %18 = stablehlo.add %17, %16 : tensor<8x6x16xui64>
    %c_2 = stablehlo.constant dense<32> : tensor<ui64>
    %19 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<8x6x16xui64>
    %20 = stablehlo.shift_right_logical %18, %19 : tensor<8x6x16xui64>
    %21 = stablehlo.convert %18 : (tensor<8x6x16xui64>) -> tensor<8x6x16xui32>
    %22 = stablehlo.convert %20 : (tensor<8x6x16xui64>) -> tensor<8x6x16xui32>
    %23:2 = call @threefry2x32_9(%5, %7, %22, %21) : (tensor<ui32>, tensor<ui32>, tensor<8x6x16xui32>, tensor<8x6x16xui32>) -> (tensor<8x6x16xui32>, tensor<8x6x16xui32>)
    %24 = stablehlo.xor %23#0, %23#1 : tensor<8x6x16xui32>
    %c_3 = stablehlo.constant dense<9> : tensor<ui32>
    %25 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui32>) -> tensor<8x6x16xui32>
    %26 = stablehlo.shift_right_logical %24, %25 : tensor<8x6x16xui32>
    %c_4 = stablehlo.constant dense<1065353216> : tensor<ui32>
    %27 = stablehlo.broadcast_in_dim %c_4, dims = [] : (tensor<ui32>) -> tensor<8x6x16xui32>
    %28 = stablehlo.or %26, %27 : tensor<8x6x16xui32>
    %29 = stablehlo.bitcast_convert %28 : (tensor<8x6x16xui32>) -> tensor<8x6x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x16xf32>
    %31 = stablehlo.subtract %29, %30 : tensor<8x6x16xf32>
    %32 = stablehlo.subtract %3, %2 : tensor<1x1x1xf32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<8x6x16xf32>
    %34 = stablehlo.multiply %31, %33 : tensor<8x6x16xf32>
    %35 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<8x6x16xf32>
    %36 = stablehlo.add %34, %35 : tensor<8x6x16xf32>
    %37 = stablehlo.broadcast_in_dim %2, dims = [0, 1, 2] : (tensor<1x1x1xf32>) -> tensor<8x6x16xf32>
    %38 = stablehlo.maximum %37, %36 : tensor<8x6x16xf32>
    return %38 : tensor<8x6x16xf32>
  }
  func.func private @tril_20(%arg0: tensor<6x6xi1>) -> tensor<6x6xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<6x6xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<6x6xi32>
    %2 = stablehlo.add %0, %1 : tensor<6x6xi32>
    %3 = stablehlo.iota dim = 1 : tensor<6x6xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<6x6xi32>, tensor<6x6xi32>) -> tensor<6x6xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<6x6xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<6x6xi1>, tensor<6x6xi1>
    return %6 : tensor<6x6xi1>
  }
  func.func private @_where_21(%arg0: tensor<6x6xi1>, %arg1: tensor<8x2x6x6xf32>, %arg2: tensor<f32>) -> (tensor<8x2x6x6xf32>, tensor<8x2x6x6xi1>, tensor<8x2x6x6xf32>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<6x6xi1>) -> tensor<8x2x6x6xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<8x2x6x6xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<8x2x6x6xi1>, tensor<8x2x6x6xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x2x6x6xf32>
    return %3, %1, %4 : tensor<8x2x6x6xf32>, tensor<8x2x6x6xi1>, tensor<8x2x6x6xf32>
  }
  func.func private @_where_22(%arg0: tensor<8x6x16xi1>) -> tensor<8x6x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x16xf32>
    return %0 : tensor<8x6x16xf32>
  }
  func.func private @_where_23(%arg0: tensor<8x6x16xi1>, %arg1: tensor<8x6x16xf32>, %arg2: tensor<8x6x16xf32>) -> tensor<8x6x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6x16xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<8x6x16xi1>, tensor<8x6x16xf32>
    return %1 : tensor<8x6x16xf32>
  }
  func.func private @_where_24(%arg0: tensor<8x2x6x6xi1>, %arg1: tensor<8x2x6x6xf32>, %arg2: tensor<8x2x6x6xf32>) -> tensor<8x2x6x6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x2x6x6xf32>
    %1 = stablehlo.select %arg0, %arg2, %0 : tensor<8x2x6x6xi1>, tensor<8x2x6x6xf32>
    return %1 : tensor<8x2x6x6xf32>
  }
  func.func private @dynamic_update_index_in_dim_25(%arg0: tensor<2x32x16xf32>, %arg1: tensor<32x16xf32>, %arg2: tensor<i32>) -> tensor<2x32x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<32x16xf32>) -> tensor<1x32x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x32x16xf32>, tensor<1x32x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x32x16xf32>
    return %1 : tensor<2x32x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_26(%arg0: tensor<2x16x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<i32>) -> tensor<2x16x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x16xf32>) -> tensor<1x16x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x16x16xf32>, tensor<1x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x16xf32>
    return %1 : tensor<2x16x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_27(%arg0: tensor<2x16x48xf32>, %arg1: tensor<16x48xf32>, %arg2: tensor<i32>) -> tensor<2x16x48xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x48xf32>) -> tensor<1x16x48xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x16x48xf32>, tensor<1x16x48xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x48xf32>
    return %1 : tensor<2x16x48xf32>
  }
  func.func private @dynamic_update_index_in_dim_28(%arg0: tensor<2x16xf32>, %arg1: tensor<16xf32>, %arg2: tensor<i32>) -> tensor<2x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<2x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<2x16xf32>
    return %1 : tensor<2x16xf32>
  }
  func.func private @dynamic_update_index_in_dim_29(%arg0: tensor<2x16x32xf32>, %arg1: tensor<16x32xf32>, %arg2: tensor<i32>) -> tensor<2x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2] : (tensor<16x32xf32>) -> tensor<1x16x32xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0 : (tensor<2x16x32xf32>, tensor<1x16x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x16x32xf32>
    return %1 : tensor<2x16x32xf32>
  }
  func.func private @_where_30(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @norm(%arg0: tensor<24x16xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<24x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1xf32>
    return %3 : tensor<1x1xf32>
  }
  func.func private @_where_31(%arg0: tensor<1x1xi1>, %arg1: tensor<24x16xf32>, %arg2: tensor<24x16xf32>) -> tensor<24x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<24x16xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<24x16xi1>, tensor<24x16xf32>
    return %1 : tensor<24x16xf32>
  }
  func.func private @norm_32(%arg0: tensor<24x16xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<24x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where_33(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_34(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @norm_35(%arg0: tensor<2x32x16xf32>) -> tensor<1x1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x32x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x32x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1x1xf32>
    return %3 : tensor<1x1x1xf32>
  }
  func.func private @_where_36(%arg0: tensor<1x1x1xi1>, %arg1: tensor<2x32x16xf32>, %arg2: tensor<2x32x16xf32>) -> tensor<2x32x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<1x1x1xi1>) -> tensor<2x32x16xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<2x32x16xi1>, tensor<2x32x16xf32>
    return %1 : tensor<2x32x16xf32>
  }
  func.func private @norm_37(%arg0: tensor<2x32x16xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x32x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x32x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_38(%arg0: tensor<2x16x16xf32>) -> tensor<1x1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1x1xf32>
    return %3 : tensor<1x1x1xf32>
  }
  func.func private @_where_39(%arg0: tensor<1x1x1xi1>, %arg1: tensor<2x16x16xf32>, %arg2: tensor<2x16x16xf32>) -> tensor<2x16x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<1x1x1xi1>) -> tensor<2x16x16xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<2x16x16xi1>, tensor<2x16x16xf32>
    return %1 : tensor<2x16x16xf32>
  }
  func.func private @norm_40(%arg0: tensor<2x16x16xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_41(%arg0: tensor<2x16x48xf32>) -> tensor<1x1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x16x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x48xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1x1xf32>
    return %3 : tensor<1x1x1xf32>
  }
  func.func private @_where_42(%arg0: tensor<1x1x1xi1>, %arg1: tensor<2x16x48xf32>, %arg2: tensor<2x16x48xf32>) -> tensor<2x16x48xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<1x1x1xi1>) -> tensor<2x16x48xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<2x16x48xi1>, tensor<2x16x48xf32>
    return %1 : tensor<2x16x48xf32>
  }
  func.func private @norm_43(%arg0: tensor<2x16x48xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x16x48xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x48xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_44(%arg0: tensor<2x16xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1xf32>
    return %3 : tensor<1x1xf32>
  }
  func.func private @_where_45(%arg0: tensor<1x1xi1>, %arg1: tensor<2x16xf32>, %arg2: tensor<2x16xf32>) -> tensor<2x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<2x16xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<2x16xi1>, tensor<2x16xf32>
    return %1 : tensor<2x16xf32>
  }
  func.func private @norm_46(%arg0: tensor<2x16xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_47(%arg0: tensor<2x16x32xf32>) -> tensor<1x1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1x1xf32>
    return %3 : tensor<1x1x1xf32>
  }
  func.func private @_where_48(%arg0: tensor<1x1x1xi1>, %arg1: tensor<2x16x32xf32>, %arg2: tensor<2x16x32xf32>) -> tensor<2x16x32xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<1x1x1xi1>) -> tensor<2x16x32xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<2x16x32xi1>, tensor<2x16x32xf32>
    return %1 : tensor<2x16x32xf32>
  }
  func.func private @norm_49(%arg0: tensor<2x16x32xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<2x16x32xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x16x32xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
}
