module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<64x16xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<16xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<16x16xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<16x16xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<16x16xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<16xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<16xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<16x64xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<64xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<16x16xf32> {tf.aliasing_output = 9 : i32}, %arg10: tensor<64x16xf32> {tf.aliasing_output = 10 : i32}, %arg11: tensor<16xf32> {tf.aliasing_output = 11 : i32}, %arg12: tensor<16x16xf32> {tf.aliasing_output = 12 : i32}, %arg13: tensor<16x16xf32> {tf.aliasing_output = 13 : i32}, %arg14: tensor<16x16xf32> {tf.aliasing_output = 14 : i32}, %arg15: tensor<16xf32> {tf.aliasing_output = 15 : i32}, %arg16: tensor<16xf32> {tf.aliasing_output = 16 : i32}, %arg17: tensor<16x64xf32> {tf.aliasing_output = 17 : i32}, %arg18: tensor<64xf32> {tf.aliasing_output = 18 : i32}, %arg19: tensor<16x16xf32> {tf.aliasing_output = 19 : i32}, %arg20: tensor<64x16xf32> {tf.aliasing_output = 20 : i32}, %arg21: tensor<16xf32> {tf.aliasing_output = 21 : i32}, %arg22: tensor<16x16xf32> {tf.aliasing_output = 22 : i32}, %arg23: tensor<16x16xf32> {tf.aliasing_output = 23 : i32}, %arg24: tensor<16x16xf32> {tf.aliasing_output = 24 : i32}, %arg25: tensor<16xf32> {tf.aliasing_output = 25 : i32}, %arg26: tensor<16xf32> {tf.aliasing_output = 26 : i32}, %arg27: tensor<16x64xf32> {tf.aliasing_output = 27 : i32}, %arg28: tensor<64xf32> {tf.aliasing_output = 28 : i32}, %arg29: tensor<16x16xf32> {tf.aliasing_output = 29 : i32}, %arg30: tensor<64x16xf32> {tf.aliasing_output = 30 : i32}, %arg31: tensor<16xf32> {tf.aliasing_output = 31 : i32}, %arg32: tensor<16x16xf32> {tf.aliasing_output = 32 : i32}, %arg33: tensor<16x16xf32> {tf.aliasing_output = 33 : i32}, %arg34: tensor<16x16xf32> {tf.aliasing_output = 34 : i32}, %arg35: tensor<16xf32> {tf.aliasing_output = 35 : i32}, %arg36: tensor<16xf32> {tf.aliasing_output = 36 : i32}, %arg37: tensor<16x64xf32> {tf.aliasing_output = 37 : i32}, %arg38: tensor<64xf32> {tf.aliasing_output = 38 : i32}, %arg39: tensor<16x16xf32> {tf.aliasing_output = 39 : i32}, %arg40: tensor<16x28xf32> {tf.aliasing_output = 40 : i32}, %arg41: tensor<28x16xf32> {tf.aliasing_output = 41 : i32}, %arg42: tensor<16x16xf32> {tf.aliasing_output = 42 : i32}, %arg43: tensor<16xf32> {tf.aliasing_output = 43 : i32}, %arg44: tensor<i32> {tf.aliasing_output = 44 : i32}, %arg45: tensor<16x17xui8>) -> (tensor<64x16xf32> {jax.result_info = "result[0]['blocks'][0]['down']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][0]['down_bias']"}, tensor<16x16xf32> {jax.result_info = "result[0]['blocks'][0]['key']"}, tensor<16x16xf32> {jax.result_info = "result[0]['blocks'][0]['mix']"}, tensor<16x16xf32> {jax.result_info = "result[0]['blocks'][0]['query']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][0]['scale1']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][0]['scale2']"}, tensor<16x64xf32> {jax.result_info = "result[0]['blocks'][0]['up']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][0]['up_bias']"}, tensor<16x16xf32> {jax.result_info = "result[0]['blocks'][0]['value']"}, tensor<64x16xf32> {jax.result_info = "result[0]['blocks'][1]['down']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][1]['down_bias']"}, tensor<16x16xf32> {jax.result_info = "result[0]['blocks'][1]['key']"}, tensor<16x16xf32> {jax.result_info = "result[0]['blocks'][1]['mix']"}, tensor<16x16xf32> {jax.result_info = "result[0]['blocks'][1]['query']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][1]['scale1']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][1]['scale2']"}, tensor<16x64xf32> {jax.result_info = "result[0]['blocks'][1]['up']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][1]['up_bias']"}, tensor<16x16xf32> {jax.result_info = "result[0]['blocks'][1]['value']"}, tensor<64x16xf32> {jax.result_info = "result[0]['blocks'][2]['down']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][2]['down_bias']"}, tensor<16x16xf32> {jax.result_info = "result[0]['blocks'][2]['key']"}, tensor<16x16xf32> {jax.result_info = "result[0]['blocks'][2]['mix']"}, tensor<16x16xf32> {jax.result_info = "result[0]['blocks'][2]['query']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][2]['scale1']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][2]['scale2']"}, tensor<16x64xf32> {jax.result_info = "result[0]['blocks'][2]['up']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][2]['up_bias']"}, tensor<16x16xf32> {jax.result_info = "result[0]['blocks'][2]['value']"}, tensor<64x16xf32> {jax.result_info = "result[0]['blocks'][3]['down']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][3]['down_bias']"}, tensor<16x16xf32> {jax.result_info = "result[0]['blocks'][3]['key']"}, tensor<16x16xf32> {jax.result_info = "result[0]['blocks'][3]['mix']"}, tensor<16x16xf32> {jax.result_info = "result[0]['blocks'][3]['query']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][3]['scale1']"}, tensor<16xf32> {jax.result_info = "result[0]['blocks'][3]['scale2']"}, tensor<16x64xf32> {jax.result_info = "result[0]['blocks'][3]['up']"}, tensor<64xf32> {jax.result_info = "result[0]['blocks'][3]['up_bias']"}, tensor<16x16xf32> {jax.result_info = "result[0]['blocks'][3]['value']"}, tensor<16x28xf32> {jax.result_info = "result[0]['head']"}, tensor<28x16xf32> {jax.result_info = "result[0]['letters']"}, tensor<16x16xf32> {jax.result_info = "result[0]['places']"}, tensor<16xf32> {jax.result_info = "result[0]['scale']"}, tensor<i32> {jax.result_info = "result[1]"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.slice %arg45 [0:16, 0:16] : (tensor<16x17xui8>) -> tensor<16x16xui8>
    %1 = stablehlo.convert %0 : (tensor<16x16xui8>) -> tensor<16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %3 = stablehlo.compare LT, %1, %2, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %c_0 = stablehlo.constant dense<28> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %5 = stablehlo.add %1, %4 : tensor<16x16xi32>
    %6 = stablehlo.select %3, %5, %1 : tensor<16x16xi1>, tensor<16x16xi32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [0, 1] : (tensor<16x16xi32>) -> tensor<16x16x1xi32>
    %8 = "stablehlo.gather"(%arg41, %7) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> : (tensor<28x16xf32>, tensor<16x16x1xi32>) -> tensor<16x16x16xf32>
    %9 = stablehlo.broadcast_in_dim %arg42, dims = [1, 2] : (tensor<16x16xf32>) -> tensor<1x16x16xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<1x16x16xf32>) -> tensor<16x16x16xf32>
    %11 = stablehlo.add %8, %10 : tensor<16x16x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %13 = stablehlo.broadcast_in_dim %12, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_1 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %15 = stablehlo.divide %13, %14 : tensor<16x16x1xf32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %17 = stablehlo.subtract %11, %16 : tensor<16x16x16xf32>
    %18 = stablehlo.multiply %17, %17 : tensor<16x16x16xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x16x16xf32>
    %20 = stablehlo.multiply %19, %17 : tensor<16x16x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%18 init: %cst_3) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_4 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %24 = stablehlo.divide %22, %23 : tensor<16x16x1xf32>
    %25 = stablehlo.broadcast_in_dim %15, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %26 = stablehlo.subtract %11, %25 : tensor<16x16x16xf32>
    %cst_5 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %28 = stablehlo.add %24, %27 : tensor<16x16x1xf32>
    %29 = stablehlo.rsqrt %28 : tensor<16x16x1xf32>
    %30 = stablehlo.divide %29, %28 : tensor<16x16x1xf32>
    %cst_6 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %32 = stablehlo.multiply %31, %30 : tensor<16x16x1xf32>
    %33 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %34 = stablehlo.multiply %26, %33 : tensor<16x16x16xf32>
    %35 = stablehlo.broadcast_in_dim %arg5, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %36 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %37 = stablehlo.multiply %34, %36 : tensor<16x16x16xf32>
    %38 = stablehlo.dot_general %37, %arg4, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %39 = stablehlo.reshape %38 : (tensor<16x16x16xf32>) -> tensor<16x16x2x8xf32>
    %40 = stablehlo.transpose %39, dims = [0, 2, 1, 3] : (tensor<16x16x2x8xf32>) -> tensor<16x2x16x8xf32>
    %41 = stablehlo.dot_general %37, %arg2, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %42 = stablehlo.reshape %41 : (tensor<16x16x16xf32>) -> tensor<16x16x2x8xf32>
    %43 = stablehlo.transpose %42, dims = [0, 2, 1, 3] : (tensor<16x16x2x8xf32>) -> tensor<16x2x16x8xf32>
    %44 = stablehlo.dot_general %37, %arg9, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %45 = stablehlo.reshape %44 : (tensor<16x16x16xf32>) -> tensor<16x16x2x8xf32>
    %46 = stablehlo.transpose %45, dims = [0, 2, 1, 3] : (tensor<16x16x2x8xf32>) -> tensor<16x2x16x8xf32>
    %47 = stablehlo.transpose %43, dims = [0, 1, 3, 2] : (tensor<16x2x16x8xf32>) -> tensor<16x2x8x16xf32>
    %48 = stablehlo.dot_general %40, %47, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x8xf32>, tensor<16x2x8x16xf32>) -> tensor<16x2x16x16xf32>
    %cst_7 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<16x2x16x16xf32>
    %50 = stablehlo.divide %48, %49 : tensor<16x2x16x16xf32>
    %c_8 = stablehlo.constant dense<true> : tensor<i1>
    %51 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %52 = call @tril(%51) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_9 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %53:2 = call @_where(%52, %50, %cst_9) : (tensor<16x16xi1>, tensor<16x2x16x16xf32>, tensor<f32>) -> (tensor<16x2x16x16xf32>, tensor<16x2x16x16xi1>)
    %cst_10 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %54 = stablehlo.reduce(%53#0 init: %cst_10) applies stablehlo.maximum across dimensions = [3] : (tensor<16x2x16x16xf32>, tensor<f32>) -> tensor<16x2x16xf32>
    %cst_11 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<16x2x16xf32>
    %56 = stablehlo.maximum %55, %54 : tensor<16x2x16xf32>
    %57 = stablehlo.broadcast_in_dim %56, dims = [0, 1, 2] : (tensor<16x2x16xf32>) -> tensor<16x2x16x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<16x2x16x1xf32>) -> tensor<16x2x16x16xf32>
    %59 = stablehlo.subtract %53#0, %58 : tensor<16x2x16x16xf32>
    %60 = stablehlo.exponential %59 : tensor<16x2x16x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_12) applies stablehlo.add across dimensions = [3] : (tensor<16x2x16x16xf32>, tensor<f32>) -> tensor<16x2x16xf32>
    %62 = stablehlo.broadcast_in_dim %61, dims = [0, 1, 2] : (tensor<16x2x16xf32>) -> tensor<16x2x16x1xf32>
    %63 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3] : (tensor<16x2x16x1xf32>) -> tensor<16x2x16x16xf32>
    %64 = stablehlo.divide %60, %63 : tensor<16x2x16x16xf32>
    %65 = stablehlo.multiply %62, %62 : tensor<16x2x16x1xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16x2x16x1xf32>
    %67 = stablehlo.divide %66, %65 : tensor<16x2x16x1xf32>
    %68 = stablehlo.dot_general %64, %46, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x16xf32>, tensor<16x2x16x8xf32>) -> tensor<16x2x16x8xf32>
    %69 = stablehlo.transpose %68, dims = [0, 2, 1, 3] : (tensor<16x2x16x8xf32>) -> tensor<16x16x2x8xf32>
    %70 = stablehlo.reshape %69 : (tensor<16x16x2x8xf32>) -> tensor<16x16x16xf32>
    %71 = stablehlo.dot_general %70, %arg3, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %72 = stablehlo.add %11, %71 : tensor<16x16x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_14) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %74 = stablehlo.broadcast_in_dim %73, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_15 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %76 = stablehlo.divide %74, %75 : tensor<16x16x1xf32>
    %77 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %78 = stablehlo.subtract %72, %77 : tensor<16x16x16xf32>
    %79 = stablehlo.multiply %78, %78 : tensor<16x16x16xf32>
    %cst_16 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<16x16x16xf32>
    %81 = stablehlo.multiply %80, %78 : tensor<16x16x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%79 init: %cst_17) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %83 = stablehlo.broadcast_in_dim %82, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_18 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %85 = stablehlo.divide %83, %84 : tensor<16x16x1xf32>
    %86 = stablehlo.broadcast_in_dim %76, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %87 = stablehlo.subtract %72, %86 : tensor<16x16x16xf32>
    %cst_19 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %89 = stablehlo.add %85, %88 : tensor<16x16x1xf32>
    %90 = stablehlo.rsqrt %89 : tensor<16x16x1xf32>
    %91 = stablehlo.divide %90, %89 : tensor<16x16x1xf32>
    %cst_20 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %93 = stablehlo.multiply %92, %91 : tensor<16x16x1xf32>
    %94 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %95 = stablehlo.multiply %87, %94 : tensor<16x16x16xf32>
    %96 = stablehlo.broadcast_in_dim %arg6, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %97 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %98 = stablehlo.multiply %95, %97 : tensor<16x16x16xf32>
    %99 = stablehlo.dot_general %98, %arg7, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x64xf32>) -> tensor<16x16x64xf32>
    %100 = stablehlo.broadcast_in_dim %arg8, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x16x64xf32>
    %102 = stablehlo.add %99, %101 : tensor<16x16x64xf32>
    %103 = call @relu(%102) : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %105 = stablehlo.compare GT, %102, %104, FLOAT : (tensor<16x16x64xf32>, tensor<16x16x64xf32>) -> tensor<16x16x64xi1>
    %106 = stablehlo.dot_general %103, %arg0, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x16xf32>) -> tensor<16x16x16xf32>
    %107 = stablehlo.broadcast_in_dim %arg1, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %108 = stablehlo.broadcast_in_dim %107, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %109 = stablehlo.add %106, %108 : tensor<16x16x16xf32>
    %110 = stablehlo.add %72, %109 : tensor<16x16x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %111 = stablehlo.reduce(%110 init: %cst_22) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_23 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %114 = stablehlo.divide %112, %113 : tensor<16x16x1xf32>
    %115 = stablehlo.broadcast_in_dim %114, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %116 = stablehlo.subtract %110, %115 : tensor<16x16x16xf32>
    %117 = stablehlo.multiply %116, %116 : tensor<16x16x16xf32>
    %cst_24 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %118 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x16x16xf32>
    %119 = stablehlo.multiply %118, %116 : tensor<16x16x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %120 = stablehlo.reduce(%117 init: %cst_25) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_26 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %123 = stablehlo.divide %121, %122 : tensor<16x16x1xf32>
    %124 = stablehlo.broadcast_in_dim %114, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %125 = stablehlo.subtract %110, %124 : tensor<16x16x16xf32>
    %cst_27 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %127 = stablehlo.add %123, %126 : tensor<16x16x1xf32>
    %128 = stablehlo.rsqrt %127 : tensor<16x16x1xf32>
    %129 = stablehlo.divide %128, %127 : tensor<16x16x1xf32>
    %cst_28 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %130 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %131 = stablehlo.multiply %130, %129 : tensor<16x16x1xf32>
    %132 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %133 = stablehlo.multiply %125, %132 : tensor<16x16x16xf32>
    %134 = stablehlo.broadcast_in_dim %arg15, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %135 = stablehlo.broadcast_in_dim %134, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %136 = stablehlo.multiply %133, %135 : tensor<16x16x16xf32>
    %137 = stablehlo.dot_general %136, %arg14, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %138 = stablehlo.reshape %137 : (tensor<16x16x16xf32>) -> tensor<16x16x2x8xf32>
    %139 = stablehlo.transpose %138, dims = [0, 2, 1, 3] : (tensor<16x16x2x8xf32>) -> tensor<16x2x16x8xf32>
    %140 = stablehlo.dot_general %136, %arg12, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %141 = stablehlo.reshape %140 : (tensor<16x16x16xf32>) -> tensor<16x16x2x8xf32>
    %142 = stablehlo.transpose %141, dims = [0, 2, 1, 3] : (tensor<16x16x2x8xf32>) -> tensor<16x2x16x8xf32>
    %143 = stablehlo.dot_general %136, %arg19, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %144 = stablehlo.reshape %143 : (tensor<16x16x16xf32>) -> tensor<16x16x2x8xf32>
    %145 = stablehlo.transpose %144, dims = [0, 2, 1, 3] : (tensor<16x16x2x8xf32>) -> tensor<16x2x16x8xf32>
    %146 = stablehlo.transpose %142, dims = [0, 1, 3, 2] : (tensor<16x2x16x8xf32>) -> tensor<16x2x8x16xf32>
    %147 = stablehlo.dot_general %139, %146, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x8xf32>, tensor<16x2x8x16xf32>) -> tensor<16x2x16x16xf32>
    %cst_29 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %148 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x2x16x16xf32>
    %149 = stablehlo.divide %147, %148 : tensor<16x2x16x16xf32>
    %c_30 = stablehlo.constant dense<true> : tensor<i1>
    %150 = stablehlo.broadcast_in_dim %c_30, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %151 = call @tril(%150) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_31 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %152:2 = call @_where(%151, %149, %cst_31) : (tensor<16x16xi1>, tensor<16x2x16x16xf32>, tensor<f32>) -> (tensor<16x2x16x16xf32>, tensor<16x2x16x16xi1>)
    %cst_32 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %153 = stablehlo.reduce(%152#0 init: %cst_32) applies stablehlo.maximum across dimensions = [3] : (tensor<16x2x16x16xf32>, tensor<f32>) -> tensor<16x2x16xf32>
    %cst_33 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %154 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x2x16xf32>
    %155 = stablehlo.maximum %154, %153 : tensor<16x2x16xf32>
    %156 = stablehlo.broadcast_in_dim %155, dims = [0, 1, 2] : (tensor<16x2x16xf32>) -> tensor<16x2x16x1xf32>
    %157 = stablehlo.broadcast_in_dim %156, dims = [0, 1, 2, 3] : (tensor<16x2x16x1xf32>) -> tensor<16x2x16x16xf32>
    %158 = stablehlo.subtract %152#0, %157 : tensor<16x2x16x16xf32>
    %159 = stablehlo.exponential %158 : tensor<16x2x16x16xf32>
    %cst_34 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %160 = stablehlo.reduce(%159 init: %cst_34) applies stablehlo.add across dimensions = [3] : (tensor<16x2x16x16xf32>, tensor<f32>) -> tensor<16x2x16xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1, 2] : (tensor<16x2x16xf32>) -> tensor<16x2x16x1xf32>
    %162 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2, 3] : (tensor<16x2x16x1xf32>) -> tensor<16x2x16x16xf32>
    %163 = stablehlo.divide %159, %162 : tensor<16x2x16x16xf32>
    %164 = stablehlo.multiply %161, %161 : tensor<16x2x16x1xf32>
    %cst_35 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x2x16x1xf32>
    %166 = stablehlo.divide %165, %164 : tensor<16x2x16x1xf32>
    %167 = stablehlo.dot_general %163, %145, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x16xf32>, tensor<16x2x16x8xf32>) -> tensor<16x2x16x8xf32>
    %168 = stablehlo.transpose %167, dims = [0, 2, 1, 3] : (tensor<16x2x16x8xf32>) -> tensor<16x16x2x8xf32>
    %169 = stablehlo.reshape %168 : (tensor<16x16x2x8xf32>) -> tensor<16x16x16xf32>
    %170 = stablehlo.dot_general %169, %arg13, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %171 = stablehlo.add %110, %170 : tensor<16x16x16xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %172 = stablehlo.reduce(%171 init: %cst_36) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_37 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %174 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %175 = stablehlo.divide %173, %174 : tensor<16x16x1xf32>
    %176 = stablehlo.broadcast_in_dim %175, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %177 = stablehlo.subtract %171, %176 : tensor<16x16x16xf32>
    %178 = stablehlo.multiply %177, %177 : tensor<16x16x16xf32>
    %cst_38 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %179 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x16x16xf32>
    %180 = stablehlo.multiply %179, %177 : tensor<16x16x16xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %181 = stablehlo.reduce(%178 init: %cst_39) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %182 = stablehlo.broadcast_in_dim %181, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_40 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %183 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %184 = stablehlo.divide %182, %183 : tensor<16x16x1xf32>
    %185 = stablehlo.broadcast_in_dim %175, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %186 = stablehlo.subtract %171, %185 : tensor<16x16x16xf32>
    %cst_41 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %188 = stablehlo.add %184, %187 : tensor<16x16x1xf32>
    %189 = stablehlo.rsqrt %188 : tensor<16x16x1xf32>
    %190 = stablehlo.divide %189, %188 : tensor<16x16x1xf32>
    %cst_42 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %191 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %192 = stablehlo.multiply %191, %190 : tensor<16x16x1xf32>
    %193 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %194 = stablehlo.multiply %186, %193 : tensor<16x16x16xf32>
    %195 = stablehlo.broadcast_in_dim %arg16, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %197 = stablehlo.multiply %194, %196 : tensor<16x16x16xf32>
    %198 = stablehlo.dot_general %197, %arg17, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x64xf32>) -> tensor<16x16x64xf32>
    %199 = stablehlo.broadcast_in_dim %arg18, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %200 = stablehlo.broadcast_in_dim %199, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x16x64xf32>
    %201 = stablehlo.add %198, %200 : tensor<16x16x64xf32>
    %202 = call @relu(%201) : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %203 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %204 = stablehlo.compare GT, %201, %203, FLOAT : (tensor<16x16x64xf32>, tensor<16x16x64xf32>) -> tensor<16x16x64xi1>
    %205 = stablehlo.dot_general %202, %arg10, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x16xf32>) -> tensor<16x16x16xf32>
    %206 = stablehlo.broadcast_in_dim %arg11, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %207 = stablehlo.broadcast_in_dim %206, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %208 = stablehlo.add %205, %207 : tensor<16x16x16xf32>
    %209 = stablehlo.add %171, %208 : tensor<16x16x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.reduce(%209 init: %cst_44) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %211 = stablehlo.broadcast_in_dim %210, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_45 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %213 = stablehlo.divide %211, %212 : tensor<16x16x1xf32>
    %214 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %215 = stablehlo.subtract %209, %214 : tensor<16x16x16xf32>
    %216 = stablehlo.multiply %215, %215 : tensor<16x16x16xf32>
    %cst_46 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16x16x16xf32>
    %218 = stablehlo.multiply %217, %215 : tensor<16x16x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.reduce(%216 init: %cst_47) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %220 = stablehlo.broadcast_in_dim %219, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_48 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %222 = stablehlo.divide %220, %221 : tensor<16x16x1xf32>
    %223 = stablehlo.broadcast_in_dim %213, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %224 = stablehlo.subtract %209, %223 : tensor<16x16x16xf32>
    %cst_49 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %226 = stablehlo.add %222, %225 : tensor<16x16x1xf32>
    %227 = stablehlo.rsqrt %226 : tensor<16x16x1xf32>
    %228 = stablehlo.divide %227, %226 : tensor<16x16x1xf32>
    %cst_50 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %230 = stablehlo.multiply %229, %228 : tensor<16x16x1xf32>
    %231 = stablehlo.broadcast_in_dim %227, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %232 = stablehlo.multiply %224, %231 : tensor<16x16x16xf32>
    %233 = stablehlo.broadcast_in_dim %arg25, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %234 = stablehlo.broadcast_in_dim %233, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %235 = stablehlo.multiply %232, %234 : tensor<16x16x16xf32>
    %236 = stablehlo.dot_general %235, %arg24, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %237 = stablehlo.reshape %236 : (tensor<16x16x16xf32>) -> tensor<16x16x2x8xf32>
    %238 = stablehlo.transpose %237, dims = [0, 2, 1, 3] : (tensor<16x16x2x8xf32>) -> tensor<16x2x16x8xf32>
    %239 = stablehlo.dot_general %235, %arg22, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %240 = stablehlo.reshape %239 : (tensor<16x16x16xf32>) -> tensor<16x16x2x8xf32>
    %241 = stablehlo.transpose %240, dims = [0, 2, 1, 3] : (tensor<16x16x2x8xf32>) -> tensor<16x2x16x8xf32>
    %242 = stablehlo.dot_general %235, %arg29, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %243 = stablehlo.reshape %242 : (tensor<16x16x16xf32>) -> tensor<16x16x2x8xf32>
    %244 = stablehlo.transpose %243, dims = [0, 2, 1, 3] : (tensor<16x16x2x8xf32>) -> tensor<16x2x16x8xf32>
    %245 = stablehlo.transpose %241, dims = [0, 1, 3, 2] : (tensor<16x2x16x8xf32>) -> tensor<16x2x8x16xf32>
    %246 = stablehlo.dot_general %238, %245, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x8xf32>, tensor<16x2x8x16xf32>) -> tensor<16x2x16x16xf32>
    %cst_51 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16x2x16x16xf32>
    %248 = stablehlo.divide %246, %247 : tensor<16x2x16x16xf32>
    %c_52 = stablehlo.constant dense<true> : tensor<i1>
    %249 = stablehlo.broadcast_in_dim %c_52, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %250 = call @tril(%249) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_53 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %251:2 = call @_where(%250, %248, %cst_53) : (tensor<16x16xi1>, tensor<16x2x16x16xf32>, tensor<f32>) -> (tensor<16x2x16x16xf32>, tensor<16x2x16x16xi1>)
    %cst_54 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %252 = stablehlo.reduce(%251#0 init: %cst_54) applies stablehlo.maximum across dimensions = [3] : (tensor<16x2x16x16xf32>, tensor<f32>) -> tensor<16x2x16xf32>
    %cst_55 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_55, dims = [] : (tensor<f32>) -> tensor<16x2x16xf32>
    %254 = stablehlo.maximum %253, %252 : tensor<16x2x16xf32>
    %255 = stablehlo.broadcast_in_dim %254, dims = [0, 1, 2] : (tensor<16x2x16xf32>) -> tensor<16x2x16x1xf32>
    %256 = stablehlo.broadcast_in_dim %255, dims = [0, 1, 2, 3] : (tensor<16x2x16x1xf32>) -> tensor<16x2x16x16xf32>
    %257 = stablehlo.subtract %251#0, %256 : tensor<16x2x16x16xf32>
    %258 = stablehlo.exponential %257 : tensor<16x2x16x16xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %259 = stablehlo.reduce(%258 init: %cst_56) applies stablehlo.add across dimensions = [3] : (tensor<16x2x16x16xf32>, tensor<f32>) -> tensor<16x2x16xf32>
    %260 = stablehlo.broadcast_in_dim %259, dims = [0, 1, 2] : (tensor<16x2x16xf32>) -> tensor<16x2x16x1xf32>
    %261 = stablehlo.broadcast_in_dim %260, dims = [0, 1, 2, 3] : (tensor<16x2x16x1xf32>) -> tensor<16x2x16x16xf32>
    %262 = stablehlo.divide %258, %261 : tensor<16x2x16x16xf32>
    %263 = stablehlo.multiply %260, %260 : tensor<16x2x16x1xf32>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %264 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<16x2x16x1xf32>
    %265 = stablehlo.divide %264, %263 : tensor<16x2x16x1xf32>
    %266 = stablehlo.dot_general %262, %244, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x16xf32>, tensor<16x2x16x8xf32>) -> tensor<16x2x16x8xf32>
    %267 = stablehlo.transpose %266, dims = [0, 2, 1, 3] : (tensor<16x2x16x8xf32>) -> tensor<16x16x2x8xf32>
    %268 = stablehlo.reshape %267 : (tensor<16x16x2x8xf32>) -> tensor<16x16x16xf32>
    %269 = stablehlo.dot_general %268, %arg23, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %270 = stablehlo.add %209, %269 : tensor<16x16x16xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.reduce(%270 init: %cst_58) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %272 = stablehlo.broadcast_in_dim %271, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_59 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %273 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %274 = stablehlo.divide %272, %273 : tensor<16x16x1xf32>
    %275 = stablehlo.broadcast_in_dim %274, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %276 = stablehlo.subtract %270, %275 : tensor<16x16x16xf32>
    %277 = stablehlo.multiply %276, %276 : tensor<16x16x16xf32>
    %cst_60 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %278 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16x16x16xf32>
    %279 = stablehlo.multiply %278, %276 : tensor<16x16x16xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %280 = stablehlo.reduce(%277 init: %cst_61) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_62 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %282 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %283 = stablehlo.divide %281, %282 : tensor<16x16x1xf32>
    %284 = stablehlo.broadcast_in_dim %274, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %285 = stablehlo.subtract %270, %284 : tensor<16x16x16xf32>
    %cst_63 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %287 = stablehlo.add %283, %286 : tensor<16x16x1xf32>
    %288 = stablehlo.rsqrt %287 : tensor<16x16x1xf32>
    %289 = stablehlo.divide %288, %287 : tensor<16x16x1xf32>
    %cst_64 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %291 = stablehlo.multiply %290, %289 : tensor<16x16x1xf32>
    %292 = stablehlo.broadcast_in_dim %288, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %293 = stablehlo.multiply %285, %292 : tensor<16x16x16xf32>
    %294 = stablehlo.broadcast_in_dim %arg26, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %295 = stablehlo.broadcast_in_dim %294, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %296 = stablehlo.multiply %293, %295 : tensor<16x16x16xf32>
    %297 = stablehlo.dot_general %296, %arg27, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x64xf32>) -> tensor<16x16x64xf32>
    %298 = stablehlo.broadcast_in_dim %arg28, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %299 = stablehlo.broadcast_in_dim %298, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x16x64xf32>
    %300 = stablehlo.add %297, %299 : tensor<16x16x64xf32>
    %301 = call @relu(%300) : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %303 = stablehlo.compare GT, %300, %302, FLOAT : (tensor<16x16x64xf32>, tensor<16x16x64xf32>) -> tensor<16x16x64xi1>
    %304 = stablehlo.dot_general %301, %arg20, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x16xf32>) -> tensor<16x16x16xf32>
    %305 = stablehlo.broadcast_in_dim %arg21, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %306 = stablehlo.broadcast_in_dim %305, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %307 = stablehlo.add %304, %306 : tensor<16x16x16xf32>
    %308 = stablehlo.add %270, %307 : tensor<16x16x16xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %309 = stablehlo.reduce(%308 init: %cst_66) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %310 = stablehlo.broadcast_in_dim %309, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_67 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %312 = stablehlo.divide %310, %311 : tensor<16x16x1xf32>
    %313 = stablehlo.broadcast_in_dim %312, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %314 = stablehlo.subtract %308, %313 : tensor<16x16x16xf32>
    %315 = stablehlo.multiply %314, %314 : tensor<16x16x16xf32>
    %cst_68 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %316 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16x16x16xf32>
    %317 = stablehlo.multiply %316, %314 : tensor<16x16x16xf32>
    %cst_69 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %318 = stablehlo.reduce(%315 init: %cst_69) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %319 = stablehlo.broadcast_in_dim %318, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_70 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %320 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %321 = stablehlo.divide %319, %320 : tensor<16x16x1xf32>
    %322 = stablehlo.broadcast_in_dim %312, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %323 = stablehlo.subtract %308, %322 : tensor<16x16x16xf32>
    %cst_71 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %324 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %325 = stablehlo.add %321, %324 : tensor<16x16x1xf32>
    %326 = stablehlo.rsqrt %325 : tensor<16x16x1xf32>
    %327 = stablehlo.divide %326, %325 : tensor<16x16x1xf32>
    %cst_72 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %329 = stablehlo.multiply %328, %327 : tensor<16x16x1xf32>
    %330 = stablehlo.broadcast_in_dim %326, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %331 = stablehlo.multiply %323, %330 : tensor<16x16x16xf32>
    %332 = stablehlo.broadcast_in_dim %arg35, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %333 = stablehlo.broadcast_in_dim %332, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %334 = stablehlo.multiply %331, %333 : tensor<16x16x16xf32>
    %335 = stablehlo.dot_general %334, %arg34, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %336 = stablehlo.reshape %335 : (tensor<16x16x16xf32>) -> tensor<16x16x2x8xf32>
    %337 = stablehlo.transpose %336, dims = [0, 2, 1, 3] : (tensor<16x16x2x8xf32>) -> tensor<16x2x16x8xf32>
    %338 = stablehlo.dot_general %334, %arg32, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %339 = stablehlo.reshape %338 : (tensor<16x16x16xf32>) -> tensor<16x16x2x8xf32>
    %340 = stablehlo.transpose %339, dims = [0, 2, 1, 3] : (tensor<16x16x2x8xf32>) -> tensor<16x2x16x8xf32>
    %341 = stablehlo.dot_general %334, %arg39, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %342 = stablehlo.reshape %341 : (tensor<16x16x16xf32>) -> tensor<16x16x2x8xf32>
    %343 = stablehlo.transpose %342, dims = [0, 2, 1, 3] : (tensor<16x16x2x8xf32>) -> tensor<16x2x16x8xf32>
    %344 = stablehlo.transpose %340, dims = [0, 1, 3, 2] : (tensor<16x2x16x8xf32>) -> tensor<16x2x8x16xf32>
    %345 = stablehlo.dot_general %337, %344, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x8xf32>, tensor<16x2x8x16xf32>) -> tensor<16x2x16x16xf32>
    %cst_73 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<16x2x16x16xf32>
    %347 = stablehlo.divide %345, %346 : tensor<16x2x16x16xf32>
    %c_74 = stablehlo.constant dense<true> : tensor<i1>
    %348 = stablehlo.broadcast_in_dim %c_74, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %349 = call @tril(%348) : (tensor<16x16xi1>) -> tensor<16x16xi1>
    %cst_75 = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
    %350:2 = call @_where(%349, %347, %cst_75) : (tensor<16x16xi1>, tensor<16x2x16x16xf32>, tensor<f32>) -> (tensor<16x2x16x16xf32>, tensor<16x2x16x16xi1>)
    %cst_76 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %351 = stablehlo.reduce(%350#0 init: %cst_76) applies stablehlo.maximum across dimensions = [3] : (tensor<16x2x16x16xf32>, tensor<f32>) -> tensor<16x2x16xf32>
    %cst_77 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %352 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<16x2x16xf32>
    %353 = stablehlo.maximum %352, %351 : tensor<16x2x16xf32>
    %354 = stablehlo.broadcast_in_dim %353, dims = [0, 1, 2] : (tensor<16x2x16xf32>) -> tensor<16x2x16x1xf32>
    %355 = stablehlo.broadcast_in_dim %354, dims = [0, 1, 2, 3] : (tensor<16x2x16x1xf32>) -> tensor<16x2x16x16xf32>
    %356 = stablehlo.subtract %350#0, %355 : tensor<16x2x16x16xf32>
    %357 = stablehlo.exponential %356 : tensor<16x2x16x16xf32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %358 = stablehlo.reduce(%357 init: %cst_78) applies stablehlo.add across dimensions = [3] : (tensor<16x2x16x16xf32>, tensor<f32>) -> tensor<16x2x16xf32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [0, 1, 2] : (tensor<16x2x16xf32>) -> tensor<16x2x16x1xf32>
    %360 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2, 3] : (tensor<16x2x16x1xf32>) -> tensor<16x2x16x16xf32>
    %361 = stablehlo.divide %357, %360 : tensor<16x2x16x16xf32>
    %362 = stablehlo.multiply %359, %359 : tensor<16x2x16x1xf32>
    %cst_79 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %363 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<16x2x16x1xf32>
    %364 = stablehlo.divide %363, %362 : tensor<16x2x16x1xf32>
    %365 = stablehlo.dot_general %361, %343, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x16xf32>, tensor<16x2x16x8xf32>) -> tensor<16x2x16x8xf32>
    %366 = stablehlo.transpose %365, dims = [0, 2, 1, 3] : (tensor<16x2x16x8xf32>) -> tensor<16x16x2x8xf32>
    %367 = stablehlo.reshape %366 : (tensor<16x16x2x8xf32>) -> tensor<16x16x16xf32>
    %368 = stablehlo.dot_general %367, %arg33, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %369 = stablehlo.add %308, %368 : tensor<16x16x16xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %370 = stablehlo.reduce(%369 init: %cst_80) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %371 = stablehlo.broadcast_in_dim %370, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_81 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %372 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %373 = stablehlo.divide %371, %372 : tensor<16x16x1xf32>
    %374 = stablehlo.broadcast_in_dim %373, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %375 = stablehlo.subtract %369, %374 : tensor<16x16x16xf32>
    %376 = stablehlo.multiply %375, %375 : tensor<16x16x16xf32>
    %cst_82 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %377 = stablehlo.broadcast_in_dim %cst_82, dims = [] : (tensor<f32>) -> tensor<16x16x16xf32>
    %378 = stablehlo.multiply %377, %375 : tensor<16x16x16xf32>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %379 = stablehlo.reduce(%376 init: %cst_83) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %380 = stablehlo.broadcast_in_dim %379, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_84 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %381 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %382 = stablehlo.divide %380, %381 : tensor<16x16x1xf32>
    %383 = stablehlo.broadcast_in_dim %373, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %384 = stablehlo.subtract %369, %383 : tensor<16x16x16xf32>
    %cst_85 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %385 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %386 = stablehlo.add %382, %385 : tensor<16x16x1xf32>
    %387 = stablehlo.rsqrt %386 : tensor<16x16x1xf32>
    %388 = stablehlo.divide %387, %386 : tensor<16x16x1xf32>
    %cst_86 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %390 = stablehlo.multiply %389, %388 : tensor<16x16x1xf32>
    %391 = stablehlo.broadcast_in_dim %387, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %392 = stablehlo.multiply %384, %391 : tensor<16x16x16xf32>
    %393 = stablehlo.broadcast_in_dim %arg36, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %394 = stablehlo.broadcast_in_dim %393, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %395 = stablehlo.multiply %392, %394 : tensor<16x16x16xf32>
    %396 = stablehlo.dot_general %395, %arg37, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x64xf32>) -> tensor<16x16x64xf32>
    %397 = stablehlo.broadcast_in_dim %arg38, dims = [2] : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %398 = stablehlo.broadcast_in_dim %397, dims = [0, 1, 2] : (tensor<1x1x64xf32>) -> tensor<16x16x64xf32>
    %399 = stablehlo.add %396, %398 : tensor<16x16x64xf32>
    %400 = call @relu(%399) : (tensor<16x16x64xf32>) -> tensor<16x16x64xf32>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %401 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %402 = stablehlo.compare GT, %399, %401, FLOAT : (tensor<16x16x64xf32>, tensor<16x16x64xf32>) -> tensor<16x16x64xi1>
    %403 = stablehlo.dot_general %400, %arg30, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<64x16xf32>) -> tensor<16x16x16xf32>
    %404 = stablehlo.broadcast_in_dim %arg31, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %405 = stablehlo.broadcast_in_dim %404, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %406 = stablehlo.add %403, %405 : tensor<16x16x16xf32>
    %407 = stablehlo.add %369, %406 : tensor<16x16x16xf32>
    %cst_88 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %408 = stablehlo.reduce(%407 init: %cst_88) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %409 = stablehlo.broadcast_in_dim %408, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_89 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %410 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %411 = stablehlo.divide %409, %410 : tensor<16x16x1xf32>
    %412 = stablehlo.broadcast_in_dim %411, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %413 = stablehlo.subtract %407, %412 : tensor<16x16x16xf32>
    %414 = stablehlo.multiply %413, %413 : tensor<16x16x16xf32>
    %cst_90 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %415 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<16x16x16xf32>
    %416 = stablehlo.multiply %415, %413 : tensor<16x16x16xf32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %417 = stablehlo.reduce(%414 init: %cst_91) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %418 = stablehlo.broadcast_in_dim %417, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_92 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %419 = stablehlo.broadcast_in_dim %cst_92, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %420 = stablehlo.divide %418, %419 : tensor<16x16x1xf32>
    %421 = stablehlo.broadcast_in_dim %411, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %422 = stablehlo.subtract %407, %421 : tensor<16x16x16xf32>
    %cst_93 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %423 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %424 = stablehlo.add %420, %423 : tensor<16x16x1xf32>
    %425 = stablehlo.rsqrt %424 : tensor<16x16x1xf32>
    %426 = stablehlo.divide %425, %424 : tensor<16x16x1xf32>
    %cst_94 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %428 = stablehlo.multiply %427, %426 : tensor<16x16x1xf32>
    %429 = stablehlo.broadcast_in_dim %425, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %430 = stablehlo.multiply %422, %429 : tensor<16x16x16xf32>
    %431 = stablehlo.broadcast_in_dim %arg43, dims = [2] : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %432 = stablehlo.broadcast_in_dim %431, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %433 = stablehlo.multiply %430, %432 : tensor<16x16x16xf32>
    %434 = stablehlo.dot_general %433, %arg40, contracting_dims = [2] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x28xf32>) -> tensor<16x16x28xf32>
    %cst_95 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %435 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<16x16x28xf32>
    %436 = stablehlo.divide %434, %435 : tensor<16x16x28xf32>
    %437 = stablehlo.slice %arg45 [0:16, 1:17] : (tensor<16x17xui8>) -> tensor<16x16xui8>
    %438 = call @_one_hot(%437) : (tensor<16x16xui8>) -> tensor<16x16x28xf32>
    %439:3 = call @log_softmax(%436) : (tensor<16x16x28xf32>) -> (tensor<16x16x28xf32>, tensor<16x16x28xf32>, tensor<16x16x1xf32>)
    %440 = stablehlo.multiply %438, %439#0 : tensor<16x16x28xf32>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %441 = stablehlo.reduce(%440 init: %cst_96) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<16x16x28xf32>, tensor<f32>) -> tensor<f32>
    %442 = stablehlo.negate %441 : tensor<f32>
    %cst_97 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %443 = stablehlo.divide %442, %cst_97 : tensor<f32>
    %cst_98 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_99 = stablehlo.constant dense<2.560000e+02> : tensor<f32>
    %444 = stablehlo.divide %cst_98, %cst_99 : tensor<f32>
    %445 = stablehlo.negate %444 : tensor<f32>
    %446 = stablehlo.broadcast_in_dim %445, dims = [] : (tensor<f32>) -> tensor<16x16x28xf32>
    %447 = stablehlo.multiply %438, %446 : tensor<16x16x28xf32>
    %448 = call @log_softmax_0(%439#1, %439#2, %447) : (tensor<16x16x28xf32>, tensor<16x16x1xf32>, tensor<16x16x28xf32>) -> tensor<16x16x28xf32>
    %cst_100 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %449 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<16x16x28xf32>
    %450 = stablehlo.divide %448, %449 : tensor<16x16x28xf32>
    %451 = stablehlo.dot_general %450, %433, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x28xf32>, tensor<16x16x16xf32>) -> tensor<28x16xf32>
    %452 = stablehlo.transpose %451, dims = [1, 0] : (tensor<28x16xf32>) -> tensor<16x28xf32>
    %453 = stablehlo.dot_general %450, %arg40, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x28xf32>, tensor<16x28xf32>) -> tensor<16x16x16xf32>
    %454 = stablehlo.multiply %430, %453 : tensor<16x16x16xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %455 = stablehlo.reduce(%454 init: %cst_101) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %456 = stablehlo.reshape %455 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %457 = stablehlo.broadcast_in_dim %431, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %458 = stablehlo.multiply %453, %457 : tensor<16x16x16xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %459 = stablehlo.reduce(%456 init: %cst_102) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %460 = stablehlo.multiply %422, %458 : tensor<16x16x16xf32>
    %cst_103 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %461 = stablehlo.reduce(%460 init: %cst_103) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %462 = stablehlo.reshape %461 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %463 = stablehlo.broadcast_in_dim %425, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %464 = stablehlo.multiply %458, %463 : tensor<16x16x16xf32>
    %465 = stablehlo.multiply %462, %428 : tensor<16x16x1xf32>
    %466 = stablehlo.negate %464 : tensor<16x16x16xf32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %467 = stablehlo.reduce(%466 init: %cst_104) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %468 = stablehlo.reshape %467 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %cst_105 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %469 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %470 = stablehlo.divide %465, %469 : tensor<16x16x1xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %471 = stablehlo.reduce(%470 init: %cst_106) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %472 = stablehlo.broadcast_in_dim %471, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %473 = stablehlo.multiply %472, %416 : tensor<16x16x16xf32>
    %474 = stablehlo.negate %473 : tensor<16x16x16xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %475 = stablehlo.reduce(%474 init: %cst_107) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %476 = stablehlo.reshape %475 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %477 = stablehlo.add %464, %473 : tensor<16x16x16xf32>
    %478 = stablehlo.add %468, %476 : tensor<16x16x1xf32>
    %cst_108 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %cst_108, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %480 = stablehlo.divide %478, %479 : tensor<16x16x1xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %481 = stablehlo.reduce(%480 init: %cst_109) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %482 = stablehlo.broadcast_in_dim %481, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %483 = stablehlo.add %477, %482 : tensor<16x16x16xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %484 = stablehlo.reduce(%483 init: %cst_110) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %485 = stablehlo.reshape %484 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %486 = stablehlo.reduce(%485 init: %cst_111) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %487 = stablehlo.dot_general %483, %400, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16x64xf32>) -> tensor<16x64xf32>
    %488 = stablehlo.transpose %487, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %489 = stablehlo.dot_general %483, %arg30, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<64x16xf32>) -> tensor<16x16x64xf32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %490 = stablehlo.broadcast_in_dim %cst_112, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %491 = stablehlo.select %402, %489, %490 : tensor<16x16x64xi1>, tensor<16x16x64xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %492 = stablehlo.reduce(%491 init: %cst_113) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %493 = stablehlo.reshape %492 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_114 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %494 = stablehlo.reduce(%493 init: %cst_114) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %495 = stablehlo.dot_general %491, %395, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<16x16x16xf32>) -> tensor<64x16xf32>
    %496 = stablehlo.transpose %495, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %497 = stablehlo.dot_general %491, %arg37, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<16x64xf32>) -> tensor<16x16x16xf32>
    %498 = stablehlo.multiply %392, %497 : tensor<16x16x16xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %499 = stablehlo.reduce(%498 init: %cst_115) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %500 = stablehlo.reshape %499 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %501 = stablehlo.broadcast_in_dim %393, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %502 = stablehlo.multiply %497, %501 : tensor<16x16x16xf32>
    %cst_116 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %503 = stablehlo.reduce(%500 init: %cst_116) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %504 = stablehlo.multiply %384, %502 : tensor<16x16x16xf32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %505 = stablehlo.reduce(%504 init: %cst_117) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %506 = stablehlo.reshape %505 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %507 = stablehlo.broadcast_in_dim %387, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %508 = stablehlo.multiply %502, %507 : tensor<16x16x16xf32>
    %509 = stablehlo.multiply %506, %390 : tensor<16x16x1xf32>
    %510 = stablehlo.negate %508 : tensor<16x16x16xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %511 = stablehlo.reduce(%510 init: %cst_118) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %512 = stablehlo.reshape %511 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %513 = stablehlo.add %483, %508 : tensor<16x16x16xf32>
    %cst_119 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %514 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %515 = stablehlo.divide %509, %514 : tensor<16x16x1xf32>
    %cst_120 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %516 = stablehlo.reduce(%515 init: %cst_120) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %517 = stablehlo.broadcast_in_dim %516, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %518 = stablehlo.multiply %517, %378 : tensor<16x16x16xf32>
    %519 = stablehlo.negate %518 : tensor<16x16x16xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %520 = stablehlo.reduce(%519 init: %cst_121) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %521 = stablehlo.reshape %520 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %522 = stablehlo.add %513, %518 : tensor<16x16x16xf32>
    %523 = stablehlo.add %512, %521 : tensor<16x16x1xf32>
    %cst_122 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %524 = stablehlo.broadcast_in_dim %cst_122, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %525 = stablehlo.divide %523, %524 : tensor<16x16x1xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %526 = stablehlo.reduce(%525 init: %cst_123) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %527 = stablehlo.broadcast_in_dim %526, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %528 = stablehlo.add %522, %527 : tensor<16x16x16xf32>
    %529 = stablehlo.dot_general %528, %367, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16x16xf32>) -> tensor<16x16xf32>
    %530 = stablehlo.transpose %529, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %531 = stablehlo.dot_general %528, %arg33, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %532 = stablehlo.reshape %531 : (tensor<16x16x16xf32>) -> tensor<16x16x2x8xf32>
    %533 = stablehlo.transpose %532, dims = [0, 2, 1, 3] : (tensor<16x16x2x8xf32>) -> tensor<16x2x16x8xf32>
    %534 = stablehlo.dot_general %533, %361, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x8xf32>, tensor<16x2x16x16xf32>) -> tensor<16x2x8x16xf32>
    %535 = stablehlo.transpose %534, dims = [0, 1, 3, 2] : (tensor<16x2x8x16xf32>) -> tensor<16x2x16x8xf32>
    %536 = stablehlo.dot_general %533, %343, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x8xf32>, tensor<16x2x16x8xf32>) -> tensor<16x2x16x16xf32>
    %537 = stablehlo.broadcast_in_dim %364, dims = [0, 1, 2, 3] : (tensor<16x2x16x1xf32>) -> tensor<16x2x16x16xf32>
    %538 = stablehlo.multiply %536, %537 : tensor<16x2x16x16xf32>
    %539 = stablehlo.multiply %538, %357 : tensor<16x2x16x16xf32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %540 = stablehlo.reduce(%539 init: %cst_124) applies stablehlo.add across dimensions = [3] : (tensor<16x2x16x16xf32>, tensor<f32>) -> tensor<16x2x16xf32>
    %541 = stablehlo.reshape %540 : (tensor<16x2x16xf32>) -> tensor<16x2x16x1xf32>
    %542 = stablehlo.negate %541 : tensor<16x2x16x1xf32>
    %543 = stablehlo.broadcast_in_dim %359, dims = [0, 1, 2, 3] : (tensor<16x2x16x1xf32>) -> tensor<16x2x16x16xf32>
    %544 = stablehlo.divide %536, %543 : tensor<16x2x16x16xf32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %545 = stablehlo.reduce(%542 init: %cst_125) applies stablehlo.add across dimensions = [3] : (tensor<16x2x16x1xf32>, tensor<f32>) -> tensor<16x2x16xf32>
    %546 = stablehlo.broadcast_in_dim %545, dims = [0, 1, 2] : (tensor<16x2x16xf32>) -> tensor<16x2x16x16xf32>
    %547 = stablehlo.add %544, %546 : tensor<16x2x16x16xf32>
    %548 = stablehlo.multiply %547, %357 : tensor<16x2x16x16xf32>
    %549 = call @_where_1(%350#1, %548) : (tensor<16x2x16x16xi1>, tensor<16x2x16x16xf32>) -> tensor<16x2x16x16xf32>
    %cst_126 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %550 = stablehlo.broadcast_in_dim %cst_126, dims = [] : (tensor<f32>) -> tensor<16x2x16x16xf32>
    %551 = stablehlo.divide %549, %550 : tensor<16x2x16x16xf32>
    %552 = stablehlo.dot_general %551, %337, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x16xf32>, tensor<16x2x16x8xf32>) -> tensor<16x2x16x8xf32>
    %553 = stablehlo.transpose %552, dims = [0, 1, 3, 2] : (tensor<16x2x16x8xf32>) -> tensor<16x2x8x16xf32>
    %554 = stablehlo.dot_general %551, %344, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x16xf32>, tensor<16x2x8x16xf32>) -> tensor<16x2x16x8xf32>
    %555 = stablehlo.transpose %553, dims = [0, 1, 3, 2] : (tensor<16x2x8x16xf32>) -> tensor<16x2x16x8xf32>
    %556 = stablehlo.transpose %535, dims = [0, 2, 1, 3] : (tensor<16x2x16x8xf32>) -> tensor<16x16x2x8xf32>
    %557 = stablehlo.reshape %556 : (tensor<16x16x2x8xf32>) -> tensor<16x16x16xf32>
    %558 = stablehlo.dot_general %557, %334, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16x16xf32>) -> tensor<16x16xf32>
    %559 = stablehlo.transpose %558, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %560 = stablehlo.dot_general %557, %arg39, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %561 = stablehlo.transpose %555, dims = [0, 2, 1, 3] : (tensor<16x2x16x8xf32>) -> tensor<16x16x2x8xf32>
    %562 = stablehlo.reshape %561 : (tensor<16x16x2x8xf32>) -> tensor<16x16x16xf32>
    %563 = stablehlo.dot_general %562, %334, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16x16xf32>) -> tensor<16x16xf32>
    %564 = stablehlo.transpose %563, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %565 = stablehlo.dot_general %562, %arg32, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %566 = stablehlo.add %560, %565 : tensor<16x16x16xf32>
    %567 = stablehlo.transpose %554, dims = [0, 2, 1, 3] : (tensor<16x2x16x8xf32>) -> tensor<16x16x2x8xf32>
    %568 = stablehlo.reshape %567 : (tensor<16x16x2x8xf32>) -> tensor<16x16x16xf32>
    %569 = stablehlo.dot_general %568, %334, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16x16xf32>) -> tensor<16x16xf32>
    %570 = stablehlo.transpose %569, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %571 = stablehlo.dot_general %568, %arg34, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %572 = stablehlo.add %566, %571 : tensor<16x16x16xf32>
    %573 = stablehlo.multiply %331, %572 : tensor<16x16x16xf32>
    %cst_127 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %574 = stablehlo.reduce(%573 init: %cst_127) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %575 = stablehlo.reshape %574 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %576 = stablehlo.broadcast_in_dim %332, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %577 = stablehlo.multiply %572, %576 : tensor<16x16x16xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %578 = stablehlo.reduce(%575 init: %cst_128) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %579 = stablehlo.multiply %323, %577 : tensor<16x16x16xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %580 = stablehlo.reduce(%579 init: %cst_129) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %581 = stablehlo.reshape %580 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %582 = stablehlo.broadcast_in_dim %326, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %583 = stablehlo.multiply %577, %582 : tensor<16x16x16xf32>
    %584 = stablehlo.multiply %581, %329 : tensor<16x16x1xf32>
    %585 = stablehlo.negate %583 : tensor<16x16x16xf32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %586 = stablehlo.reduce(%585 init: %cst_130) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %587 = stablehlo.reshape %586 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %588 = stablehlo.add %528, %583 : tensor<16x16x16xf32>
    %cst_131 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %589 = stablehlo.broadcast_in_dim %cst_131, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %590 = stablehlo.divide %584, %589 : tensor<16x16x1xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %591 = stablehlo.reduce(%590 init: %cst_132) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %592 = stablehlo.broadcast_in_dim %591, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %593 = stablehlo.multiply %592, %317 : tensor<16x16x16xf32>
    %594 = stablehlo.negate %593 : tensor<16x16x16xf32>
    %cst_133 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %595 = stablehlo.reduce(%594 init: %cst_133) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %596 = stablehlo.reshape %595 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %597 = stablehlo.add %588, %593 : tensor<16x16x16xf32>
    %598 = stablehlo.add %587, %596 : tensor<16x16x1xf32>
    %cst_134 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %599 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %600 = stablehlo.divide %598, %599 : tensor<16x16x1xf32>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %601 = stablehlo.reduce(%600 init: %cst_135) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %602 = stablehlo.broadcast_in_dim %601, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %603 = stablehlo.add %597, %602 : tensor<16x16x16xf32>
    %cst_136 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %604 = stablehlo.reduce(%603 init: %cst_136) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %605 = stablehlo.reshape %604 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %606 = stablehlo.reduce(%605 init: %cst_137) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %607 = stablehlo.dot_general %603, %301, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16x64xf32>) -> tensor<16x64xf32>
    %608 = stablehlo.transpose %607, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %609 = stablehlo.dot_general %603, %arg20, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<64x16xf32>) -> tensor<16x16x64xf32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %610 = stablehlo.broadcast_in_dim %cst_138, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %611 = stablehlo.select %303, %609, %610 : tensor<16x16x64xi1>, tensor<16x16x64xf32>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %612 = stablehlo.reduce(%611 init: %cst_139) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %613 = stablehlo.reshape %612 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_140 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %614 = stablehlo.reduce(%613 init: %cst_140) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %615 = stablehlo.dot_general %611, %296, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<16x16x16xf32>) -> tensor<64x16xf32>
    %616 = stablehlo.transpose %615, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %617 = stablehlo.dot_general %611, %arg27, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<16x64xf32>) -> tensor<16x16x16xf32>
    %618 = stablehlo.multiply %293, %617 : tensor<16x16x16xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %619 = stablehlo.reduce(%618 init: %cst_141) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %620 = stablehlo.reshape %619 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %621 = stablehlo.broadcast_in_dim %294, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %622 = stablehlo.multiply %617, %621 : tensor<16x16x16xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %623 = stablehlo.reduce(%620 init: %cst_142) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %624 = stablehlo.multiply %285, %622 : tensor<16x16x16xf32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %625 = stablehlo.reduce(%624 init: %cst_143) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %626 = stablehlo.reshape %625 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %627 = stablehlo.broadcast_in_dim %288, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %628 = stablehlo.multiply %622, %627 : tensor<16x16x16xf32>
    %629 = stablehlo.multiply %626, %291 : tensor<16x16x1xf32>
    %630 = stablehlo.negate %628 : tensor<16x16x16xf32>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %631 = stablehlo.reduce(%630 init: %cst_144) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %632 = stablehlo.reshape %631 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %633 = stablehlo.add %603, %628 : tensor<16x16x16xf32>
    %cst_145 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %634 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %635 = stablehlo.divide %629, %634 : tensor<16x16x1xf32>
    %cst_146 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %636 = stablehlo.reduce(%635 init: %cst_146) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %637 = stablehlo.broadcast_in_dim %636, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %638 = stablehlo.multiply %637, %279 : tensor<16x16x16xf32>
    %639 = stablehlo.negate %638 : tensor<16x16x16xf32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %640 = stablehlo.reduce(%639 init: %cst_147) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %641 = stablehlo.reshape %640 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %642 = stablehlo.add %633, %638 : tensor<16x16x16xf32>
    %643 = stablehlo.add %632, %641 : tensor<16x16x1xf32>
    %cst_148 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %644 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %645 = stablehlo.divide %643, %644 : tensor<16x16x1xf32>
    %cst_149 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %646 = stablehlo.reduce(%645 init: %cst_149) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %647 = stablehlo.broadcast_in_dim %646, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %648 = stablehlo.add %642, %647 : tensor<16x16x16xf32>
    %649 = stablehlo.dot_general %648, %268, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16x16xf32>) -> tensor<16x16xf32>
    %650 = stablehlo.transpose %649, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %651 = stablehlo.dot_general %648, %arg23, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %652 = stablehlo.reshape %651 : (tensor<16x16x16xf32>) -> tensor<16x16x2x8xf32>
    %653 = stablehlo.transpose %652, dims = [0, 2, 1, 3] : (tensor<16x16x2x8xf32>) -> tensor<16x2x16x8xf32>
    %654 = stablehlo.dot_general %653, %262, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x8xf32>, tensor<16x2x16x16xf32>) -> tensor<16x2x8x16xf32>
    %655 = stablehlo.transpose %654, dims = [0, 1, 3, 2] : (tensor<16x2x8x16xf32>) -> tensor<16x2x16x8xf32>
    %656 = stablehlo.dot_general %653, %244, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x8xf32>, tensor<16x2x16x8xf32>) -> tensor<16x2x16x16xf32>
    %657 = stablehlo.broadcast_in_dim %265, dims = [0, 1, 2, 3] : (tensor<16x2x16x1xf32>) -> tensor<16x2x16x16xf32>
    %658 = stablehlo.multiply %656, %657 : tensor<16x2x16x16xf32>
    %659 = stablehlo.multiply %658, %258 : tensor<16x2x16x16xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %660 = stablehlo.reduce(%659 init: %cst_150) applies stablehlo.add across dimensions = [3] : (tensor<16x2x16x16xf32>, tensor<f32>) -> tensor<16x2x16xf32>
    %661 = stablehlo.reshape %660 : (tensor<16x2x16xf32>) -> tensor<16x2x16x1xf32>
    %662 = stablehlo.negate %661 : tensor<16x2x16x1xf32>
    %663 = stablehlo.broadcast_in_dim %260, dims = [0, 1, 2, 3] : (tensor<16x2x16x1xf32>) -> tensor<16x2x16x16xf32>
    %664 = stablehlo.divide %656, %663 : tensor<16x2x16x16xf32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %665 = stablehlo.reduce(%662 init: %cst_151) applies stablehlo.add across dimensions = [3] : (tensor<16x2x16x1xf32>, tensor<f32>) -> tensor<16x2x16xf32>
    %666 = stablehlo.broadcast_in_dim %665, dims = [0, 1, 2] : (tensor<16x2x16xf32>) -> tensor<16x2x16x16xf32>
    %667 = stablehlo.add %664, %666 : tensor<16x2x16x16xf32>
    %668 = stablehlo.multiply %667, %258 : tensor<16x2x16x16xf32>
    %669 = call @_where_1(%251#1, %668) : (tensor<16x2x16x16xi1>, tensor<16x2x16x16xf32>) -> tensor<16x2x16x16xf32>
    %cst_152 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %670 = stablehlo.broadcast_in_dim %cst_152, dims = [] : (tensor<f32>) -> tensor<16x2x16x16xf32>
    %671 = stablehlo.divide %669, %670 : tensor<16x2x16x16xf32>
    %672 = stablehlo.dot_general %671, %238, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x16xf32>, tensor<16x2x16x8xf32>) -> tensor<16x2x16x8xf32>
    %673 = stablehlo.transpose %672, dims = [0, 1, 3, 2] : (tensor<16x2x16x8xf32>) -> tensor<16x2x8x16xf32>
    %674 = stablehlo.dot_general %671, %245, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x16xf32>, tensor<16x2x8x16xf32>) -> tensor<16x2x16x8xf32>
    %675 = stablehlo.transpose %673, dims = [0, 1, 3, 2] : (tensor<16x2x8x16xf32>) -> tensor<16x2x16x8xf32>
    %676 = stablehlo.transpose %655, dims = [0, 2, 1, 3] : (tensor<16x2x16x8xf32>) -> tensor<16x16x2x8xf32>
    %677 = stablehlo.reshape %676 : (tensor<16x16x2x8xf32>) -> tensor<16x16x16xf32>
    %678 = stablehlo.dot_general %677, %235, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16x16xf32>) -> tensor<16x16xf32>
    %679 = stablehlo.transpose %678, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %680 = stablehlo.dot_general %677, %arg29, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %681 = stablehlo.transpose %675, dims = [0, 2, 1, 3] : (tensor<16x2x16x8xf32>) -> tensor<16x16x2x8xf32>
    %682 = stablehlo.reshape %681 : (tensor<16x16x2x8xf32>) -> tensor<16x16x16xf32>
    %683 = stablehlo.dot_general %682, %235, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16x16xf32>) -> tensor<16x16xf32>
    %684 = stablehlo.transpose %683, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %685 = stablehlo.dot_general %682, %arg22, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %686 = stablehlo.add %680, %685 : tensor<16x16x16xf32>
    %687 = stablehlo.transpose %674, dims = [0, 2, 1, 3] : (tensor<16x2x16x8xf32>) -> tensor<16x16x2x8xf32>
    %688 = stablehlo.reshape %687 : (tensor<16x16x2x8xf32>) -> tensor<16x16x16xf32>
    %689 = stablehlo.dot_general %688, %235, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16x16xf32>) -> tensor<16x16xf32>
    %690 = stablehlo.transpose %689, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %691 = stablehlo.dot_general %688, %arg24, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %692 = stablehlo.add %686, %691 : tensor<16x16x16xf32>
    %693 = stablehlo.multiply %232, %692 : tensor<16x16x16xf32>
    %cst_153 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %694 = stablehlo.reduce(%693 init: %cst_153) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %695 = stablehlo.reshape %694 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %696 = stablehlo.broadcast_in_dim %233, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %697 = stablehlo.multiply %692, %696 : tensor<16x16x16xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %698 = stablehlo.reduce(%695 init: %cst_154) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %699 = stablehlo.multiply %224, %697 : tensor<16x16x16xf32>
    %cst_155 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %700 = stablehlo.reduce(%699 init: %cst_155) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %701 = stablehlo.reshape %700 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %702 = stablehlo.broadcast_in_dim %227, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %703 = stablehlo.multiply %697, %702 : tensor<16x16x16xf32>
    %704 = stablehlo.multiply %701, %230 : tensor<16x16x1xf32>
    %705 = stablehlo.negate %703 : tensor<16x16x16xf32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %706 = stablehlo.reduce(%705 init: %cst_156) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %707 = stablehlo.reshape %706 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %708 = stablehlo.add %648, %703 : tensor<16x16x16xf32>
    %cst_157 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %709 = stablehlo.broadcast_in_dim %cst_157, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %710 = stablehlo.divide %704, %709 : tensor<16x16x1xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %711 = stablehlo.reduce(%710 init: %cst_158) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %712 = stablehlo.broadcast_in_dim %711, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %713 = stablehlo.multiply %712, %218 : tensor<16x16x16xf32>
    %714 = stablehlo.negate %713 : tensor<16x16x16xf32>
    %cst_159 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %715 = stablehlo.reduce(%714 init: %cst_159) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %716 = stablehlo.reshape %715 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %717 = stablehlo.add %708, %713 : tensor<16x16x16xf32>
    %718 = stablehlo.add %707, %716 : tensor<16x16x1xf32>
    %cst_160 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %719 = stablehlo.broadcast_in_dim %cst_160, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %720 = stablehlo.divide %718, %719 : tensor<16x16x1xf32>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %721 = stablehlo.reduce(%720 init: %cst_161) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %722 = stablehlo.broadcast_in_dim %721, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %723 = stablehlo.add %717, %722 : tensor<16x16x16xf32>
    %cst_162 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %724 = stablehlo.reduce(%723 init: %cst_162) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %725 = stablehlo.reshape %724 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %726 = stablehlo.reduce(%725 init: %cst_163) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %727 = stablehlo.dot_general %723, %202, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16x64xf32>) -> tensor<16x64xf32>
    %728 = stablehlo.transpose %727, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %729 = stablehlo.dot_general %723, %arg10, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<64x16xf32>) -> tensor<16x16x64xf32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %730 = stablehlo.broadcast_in_dim %cst_164, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %731 = stablehlo.select %204, %729, %730 : tensor<16x16x64xi1>, tensor<16x16x64xf32>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %732 = stablehlo.reduce(%731 init: %cst_165) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %733 = stablehlo.reshape %732 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_166 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %734 = stablehlo.reduce(%733 init: %cst_166) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %735 = stablehlo.dot_general %731, %197, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<16x16x16xf32>) -> tensor<64x16xf32>
    %736 = stablehlo.transpose %735, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %737 = stablehlo.dot_general %731, %arg17, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<16x64xf32>) -> tensor<16x16x16xf32>
    %738 = stablehlo.multiply %194, %737 : tensor<16x16x16xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %739 = stablehlo.reduce(%738 init: %cst_167) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %740 = stablehlo.reshape %739 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %741 = stablehlo.broadcast_in_dim %195, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %742 = stablehlo.multiply %737, %741 : tensor<16x16x16xf32>
    %cst_168 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %743 = stablehlo.reduce(%740 init: %cst_168) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %744 = stablehlo.multiply %186, %742 : tensor<16x16x16xf32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %745 = stablehlo.reduce(%744 init: %cst_169) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %746 = stablehlo.reshape %745 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %747 = stablehlo.broadcast_in_dim %189, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %748 = stablehlo.multiply %742, %747 : tensor<16x16x16xf32>
    %749 = stablehlo.multiply %746, %192 : tensor<16x16x1xf32>
    %750 = stablehlo.negate %748 : tensor<16x16x16xf32>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %751 = stablehlo.reduce(%750 init: %cst_170) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %752 = stablehlo.reshape %751 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %753 = stablehlo.add %723, %748 : tensor<16x16x16xf32>
    %cst_171 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %754 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %755 = stablehlo.divide %749, %754 : tensor<16x16x1xf32>
    %cst_172 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %756 = stablehlo.reduce(%755 init: %cst_172) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %757 = stablehlo.broadcast_in_dim %756, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %758 = stablehlo.multiply %757, %180 : tensor<16x16x16xf32>
    %759 = stablehlo.negate %758 : tensor<16x16x16xf32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %760 = stablehlo.reduce(%759 init: %cst_173) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %761 = stablehlo.reshape %760 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %762 = stablehlo.add %753, %758 : tensor<16x16x16xf32>
    %763 = stablehlo.add %752, %761 : tensor<16x16x1xf32>
    %cst_174 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %764 = stablehlo.broadcast_in_dim %cst_174, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %765 = stablehlo.divide %763, %764 : tensor<16x16x1xf32>
    %cst_175 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %766 = stablehlo.reduce(%765 init: %cst_175) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %767 = stablehlo.broadcast_in_dim %766, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %768 = stablehlo.add %762, %767 : tensor<16x16x16xf32>
    %769 = stablehlo.dot_general %768, %169, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16x16xf32>) -> tensor<16x16xf32>
    %770 = stablehlo.transpose %769, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %771 = stablehlo.dot_general %768, %arg13, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %772 = stablehlo.reshape %771 : (tensor<16x16x16xf32>) -> tensor<16x16x2x8xf32>
    %773 = stablehlo.transpose %772, dims = [0, 2, 1, 3] : (tensor<16x16x2x8xf32>) -> tensor<16x2x16x8xf32>
    %774 = stablehlo.dot_general %773, %163, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x8xf32>, tensor<16x2x16x16xf32>) -> tensor<16x2x8x16xf32>
    %775 = stablehlo.transpose %774, dims = [0, 1, 3, 2] : (tensor<16x2x8x16xf32>) -> tensor<16x2x16x8xf32>
    %776 = stablehlo.dot_general %773, %145, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x8xf32>, tensor<16x2x16x8xf32>) -> tensor<16x2x16x16xf32>
    %777 = stablehlo.broadcast_in_dim %166, dims = [0, 1, 2, 3] : (tensor<16x2x16x1xf32>) -> tensor<16x2x16x16xf32>
    %778 = stablehlo.multiply %776, %777 : tensor<16x2x16x16xf32>
    %779 = stablehlo.multiply %778, %159 : tensor<16x2x16x16xf32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %780 = stablehlo.reduce(%779 init: %cst_176) applies stablehlo.add across dimensions = [3] : (tensor<16x2x16x16xf32>, tensor<f32>) -> tensor<16x2x16xf32>
    %781 = stablehlo.reshape %780 : (tensor<16x2x16xf32>) -> tensor<16x2x16x1xf32>
    %782 = stablehlo.negate %781 : tensor<16x2x16x1xf32>
    %783 = stablehlo.broadcast_in_dim %161, dims = [0, 1, 2, 3] : (tensor<16x2x16x1xf32>) -> tensor<16x2x16x16xf32>
    %784 = stablehlo.divide %776, %783 : tensor<16x2x16x16xf32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %785 = stablehlo.reduce(%782 init: %cst_177) applies stablehlo.add across dimensions = [3] : (tensor<16x2x16x1xf32>, tensor<f32>) -> tensor<16x2x16xf32>
    %786 = stablehlo.broadcast_in_dim %785, dims = [0, 1, 2] : (tensor<16x2x16xf32>) -> tensor<16x2x16x16xf32>
    %787 = stablehlo.add %784, %786 : tensor<16x2x16x16xf32>
    %788 = stablehlo.multiply %787, %159 : tensor<16x2x16x16xf32>
    %789 = call @_where_1(%152#1, %788) : (tensor<16x2x16x16xi1>, tensor<16x2x16x16xf32>) -> tensor<16x2x16x16xf32>
    %cst_178 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %790 = stablehlo.broadcast_in_dim %cst_178, dims = [] : (tensor<f32>) -> tensor<16x2x16x16xf32>
    %791 = stablehlo.divide %789, %790 : tensor<16x2x16x16xf32>
    %792 = stablehlo.dot_general %791, %139, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x16xf32>, tensor<16x2x16x8xf32>) -> tensor<16x2x16x8xf32>
    %793 = stablehlo.transpose %792, dims = [0, 1, 3, 2] : (tensor<16x2x16x8xf32>) -> tensor<16x2x8x16xf32>
    %794 = stablehlo.dot_general %791, %146, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x16xf32>, tensor<16x2x8x16xf32>) -> tensor<16x2x16x8xf32>
    %795 = stablehlo.transpose %793, dims = [0, 1, 3, 2] : (tensor<16x2x8x16xf32>) -> tensor<16x2x16x8xf32>
    %796 = stablehlo.transpose %775, dims = [0, 2, 1, 3] : (tensor<16x2x16x8xf32>) -> tensor<16x16x2x8xf32>
    %797 = stablehlo.reshape %796 : (tensor<16x16x2x8xf32>) -> tensor<16x16x16xf32>
    %798 = stablehlo.dot_general %797, %136, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16x16xf32>) -> tensor<16x16xf32>
    %799 = stablehlo.transpose %798, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %800 = stablehlo.dot_general %797, %arg19, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %801 = stablehlo.transpose %795, dims = [0, 2, 1, 3] : (tensor<16x2x16x8xf32>) -> tensor<16x16x2x8xf32>
    %802 = stablehlo.reshape %801 : (tensor<16x16x2x8xf32>) -> tensor<16x16x16xf32>
    %803 = stablehlo.dot_general %802, %136, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16x16xf32>) -> tensor<16x16xf32>
    %804 = stablehlo.transpose %803, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %805 = stablehlo.dot_general %802, %arg12, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %806 = stablehlo.add %800, %805 : tensor<16x16x16xf32>
    %807 = stablehlo.transpose %794, dims = [0, 2, 1, 3] : (tensor<16x2x16x8xf32>) -> tensor<16x16x2x8xf32>
    %808 = stablehlo.reshape %807 : (tensor<16x16x2x8xf32>) -> tensor<16x16x16xf32>
    %809 = stablehlo.dot_general %808, %136, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16x16xf32>) -> tensor<16x16xf32>
    %810 = stablehlo.transpose %809, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %811 = stablehlo.dot_general %808, %arg14, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %812 = stablehlo.add %806, %811 : tensor<16x16x16xf32>
    %813 = stablehlo.multiply %133, %812 : tensor<16x16x16xf32>
    %cst_179 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %814 = stablehlo.reduce(%813 init: %cst_179) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %815 = stablehlo.reshape %814 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %816 = stablehlo.broadcast_in_dim %134, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %817 = stablehlo.multiply %812, %816 : tensor<16x16x16xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %818 = stablehlo.reduce(%815 init: %cst_180) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %819 = stablehlo.multiply %125, %817 : tensor<16x16x16xf32>
    %cst_181 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %820 = stablehlo.reduce(%819 init: %cst_181) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %821 = stablehlo.reshape %820 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %822 = stablehlo.broadcast_in_dim %128, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %823 = stablehlo.multiply %817, %822 : tensor<16x16x16xf32>
    %824 = stablehlo.multiply %821, %131 : tensor<16x16x1xf32>
    %825 = stablehlo.negate %823 : tensor<16x16x16xf32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %826 = stablehlo.reduce(%825 init: %cst_182) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %827 = stablehlo.reshape %826 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %828 = stablehlo.add %768, %823 : tensor<16x16x16xf32>
    %cst_183 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %829 = stablehlo.broadcast_in_dim %cst_183, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %830 = stablehlo.divide %824, %829 : tensor<16x16x1xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %831 = stablehlo.reduce(%830 init: %cst_184) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %832 = stablehlo.broadcast_in_dim %831, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %833 = stablehlo.multiply %832, %119 : tensor<16x16x16xf32>
    %834 = stablehlo.negate %833 : tensor<16x16x16xf32>
    %cst_185 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %835 = stablehlo.reduce(%834 init: %cst_185) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %836 = stablehlo.reshape %835 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %837 = stablehlo.add %828, %833 : tensor<16x16x16xf32>
    %838 = stablehlo.add %827, %836 : tensor<16x16x1xf32>
    %cst_186 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %839 = stablehlo.broadcast_in_dim %cst_186, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %840 = stablehlo.divide %838, %839 : tensor<16x16x1xf32>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %841 = stablehlo.reduce(%840 init: %cst_187) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %842 = stablehlo.broadcast_in_dim %841, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %843 = stablehlo.add %837, %842 : tensor<16x16x16xf32>
    %cst_188 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %844 = stablehlo.reduce(%843 init: %cst_188) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %845 = stablehlo.reshape %844 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %846 = stablehlo.reduce(%845 init: %cst_189) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %847 = stablehlo.dot_general %843, %103, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16x64xf32>) -> tensor<16x64xf32>
    %848 = stablehlo.transpose %847, dims = [1, 0] : (tensor<16x64xf32>) -> tensor<64x16xf32>
    %849 = stablehlo.dot_general %843, %arg0, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<64x16xf32>) -> tensor<16x16x64xf32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %850 = stablehlo.broadcast_in_dim %cst_190, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %851 = stablehlo.select %105, %849, %850 : tensor<16x16x64xi1>, tensor<16x16x64xf32>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %852 = stablehlo.reduce(%851 init: %cst_191) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x64xf32>, tensor<f32>) -> tensor<64xf32>
    %853 = stablehlo.reshape %852 : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %cst_192 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %854 = stablehlo.reduce(%853 init: %cst_192) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %855 = stablehlo.dot_general %851, %98, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<16x16x16xf32>) -> tensor<64x16xf32>
    %856 = stablehlo.transpose %855, dims = [1, 0] : (tensor<64x16xf32>) -> tensor<16x64xf32>
    %857 = stablehlo.dot_general %851, %arg7, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x64xf32>, tensor<16x64xf32>) -> tensor<16x16x16xf32>
    %858 = stablehlo.multiply %95, %857 : tensor<16x16x16xf32>
    %cst_193 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %859 = stablehlo.reduce(%858 init: %cst_193) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %860 = stablehlo.reshape %859 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %861 = stablehlo.broadcast_in_dim %96, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %862 = stablehlo.multiply %857, %861 : tensor<16x16x16xf32>
    %cst_194 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %863 = stablehlo.reduce(%860 init: %cst_194) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %864 = stablehlo.multiply %87, %862 : tensor<16x16x16xf32>
    %cst_195 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %865 = stablehlo.reduce(%864 init: %cst_195) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %866 = stablehlo.reshape %865 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %867 = stablehlo.broadcast_in_dim %90, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %868 = stablehlo.multiply %862, %867 : tensor<16x16x16xf32>
    %869 = stablehlo.multiply %866, %93 : tensor<16x16x1xf32>
    %870 = stablehlo.negate %868 : tensor<16x16x16xf32>
    %cst_196 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %871 = stablehlo.reduce(%870 init: %cst_196) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %872 = stablehlo.reshape %871 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %873 = stablehlo.add %843, %868 : tensor<16x16x16xf32>
    %cst_197 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %874 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %875 = stablehlo.divide %869, %874 : tensor<16x16x1xf32>
    %cst_198 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %876 = stablehlo.reduce(%875 init: %cst_198) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %877 = stablehlo.broadcast_in_dim %876, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %878 = stablehlo.multiply %877, %81 : tensor<16x16x16xf32>
    %879 = stablehlo.negate %878 : tensor<16x16x16xf32>
    %cst_199 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %880 = stablehlo.reduce(%879 init: %cst_199) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %881 = stablehlo.reshape %880 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %882 = stablehlo.add %873, %878 : tensor<16x16x16xf32>
    %883 = stablehlo.add %872, %881 : tensor<16x16x1xf32>
    %cst_200 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %884 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %885 = stablehlo.divide %883, %884 : tensor<16x16x1xf32>
    %cst_201 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %886 = stablehlo.reduce(%885 init: %cst_201) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %887 = stablehlo.broadcast_in_dim %886, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %888 = stablehlo.add %882, %887 : tensor<16x16x16xf32>
    %889 = stablehlo.dot_general %888, %70, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16x16xf32>) -> tensor<16x16xf32>
    %890 = stablehlo.transpose %889, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %891 = stablehlo.dot_general %888, %arg3, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %892 = stablehlo.reshape %891 : (tensor<16x16x16xf32>) -> tensor<16x16x2x8xf32>
    %893 = stablehlo.transpose %892, dims = [0, 2, 1, 3] : (tensor<16x16x2x8xf32>) -> tensor<16x2x16x8xf32>
    %894 = stablehlo.dot_general %893, %64, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x8xf32>, tensor<16x2x16x16xf32>) -> tensor<16x2x8x16xf32>
    %895 = stablehlo.transpose %894, dims = [0, 1, 3, 2] : (tensor<16x2x8x16xf32>) -> tensor<16x2x16x8xf32>
    %896 = stablehlo.dot_general %893, %46, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x8xf32>, tensor<16x2x16x8xf32>) -> tensor<16x2x16x16xf32>
    %897 = stablehlo.broadcast_in_dim %67, dims = [0, 1, 2, 3] : (tensor<16x2x16x1xf32>) -> tensor<16x2x16x16xf32>
    %898 = stablehlo.multiply %896, %897 : tensor<16x2x16x16xf32>
    %899 = stablehlo.multiply %898, %60 : tensor<16x2x16x16xf32>
    %cst_202 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %900 = stablehlo.reduce(%899 init: %cst_202) applies stablehlo.add across dimensions = [3] : (tensor<16x2x16x16xf32>, tensor<f32>) -> tensor<16x2x16xf32>
    %901 = stablehlo.reshape %900 : (tensor<16x2x16xf32>) -> tensor<16x2x16x1xf32>
    %902 = stablehlo.negate %901 : tensor<16x2x16x1xf32>
    %903 = stablehlo.broadcast_in_dim %62, dims = [0, 1, 2, 3] : (tensor<16x2x16x1xf32>) -> tensor<16x2x16x16xf32>
    %904 = stablehlo.divide %896, %903 : tensor<16x2x16x16xf32>
    %cst_203 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %905 = stablehlo.reduce(%902 init: %cst_203) applies stablehlo.add across dimensions = [3] : (tensor<16x2x16x1xf32>, tensor<f32>) -> tensor<16x2x16xf32>
    %906 = stablehlo.broadcast_in_dim %905, dims = [0, 1, 2] : (tensor<16x2x16xf32>) -> tensor<16x2x16x16xf32>
    %907 = stablehlo.add %904, %906 : tensor<16x2x16x16xf32>
    %908 = stablehlo.multiply %907, %60 : tensor<16x2x16x16xf32>
    %909 = call @_where_1(%53#1, %908) : (tensor<16x2x16x16xi1>, tensor<16x2x16x16xf32>) -> tensor<16x2x16x16xf32>
    %cst_204 = stablehlo.constant dense<2.82842708> : tensor<f32>
    %910 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<16x2x16x16xf32>
    %911 = stablehlo.divide %909, %910 : tensor<16x2x16x16xf32>
    %912 = stablehlo.dot_general %911, %40, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x16xf32>, tensor<16x2x16x8xf32>) -> tensor<16x2x16x8xf32>
    %913 = stablehlo.transpose %912, dims = [0, 1, 3, 2] : (tensor<16x2x16x8xf32>) -> tensor<16x2x8x16xf32>
    %914 = stablehlo.dot_general %911, %47, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3], precision = [DEFAULT, DEFAULT] : (tensor<16x2x16x16xf32>, tensor<16x2x8x16xf32>) -> tensor<16x2x16x8xf32>
    %915 = stablehlo.transpose %913, dims = [0, 1, 3, 2] : (tensor<16x2x8x16xf32>) -> tensor<16x2x16x8xf32>
    %916 = stablehlo.transpose %895, dims = [0, 2, 1, 3] : (tensor<16x2x16x8xf32>) -> tensor<16x16x2x8xf32>
    %917 = stablehlo.reshape %916 : (tensor<16x16x2x8xf32>) -> tensor<16x16x16xf32>
    %918 = stablehlo.dot_general %917, %37, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16x16xf32>) -> tensor<16x16xf32>
    %919 = stablehlo.transpose %918, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %920 = stablehlo.dot_general %917, %arg9, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %921 = stablehlo.transpose %915, dims = [0, 2, 1, 3] : (tensor<16x2x16x8xf32>) -> tensor<16x16x2x8xf32>
    %922 = stablehlo.reshape %921 : (tensor<16x16x2x8xf32>) -> tensor<16x16x16xf32>
    %923 = stablehlo.dot_general %922, %37, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16x16xf32>) -> tensor<16x16xf32>
    %924 = stablehlo.transpose %923, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %925 = stablehlo.dot_general %922, %arg2, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %926 = stablehlo.add %920, %925 : tensor<16x16x16xf32>
    %927 = stablehlo.transpose %914, dims = [0, 2, 1, 3] : (tensor<16x2x16x8xf32>) -> tensor<16x16x2x8xf32>
    %928 = stablehlo.reshape %927 : (tensor<16x16x2x8xf32>) -> tensor<16x16x16xf32>
    %929 = stablehlo.dot_general %928, %37, contracting_dims = [0, 1] x [0, 1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16x16xf32>) -> tensor<16x16xf32>
    %930 = stablehlo.transpose %929, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %931 = stablehlo.dot_general %928, %arg4, contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x16x16xf32>, tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %932 = stablehlo.add %926, %931 : tensor<16x16x16xf32>
    %933 = stablehlo.multiply %34, %932 : tensor<16x16x16xf32>
    %cst_205 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %934 = stablehlo.reduce(%933 init: %cst_205) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %935 = stablehlo.reshape %934 : (tensor<16xf32>) -> tensor<1x1x16xf32>
    %936 = stablehlo.broadcast_in_dim %35, dims = [0, 1, 2] : (tensor<1x1x16xf32>) -> tensor<16x16x16xf32>
    %937 = stablehlo.multiply %932, %936 : tensor<16x16x16xf32>
    %cst_206 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %938 = stablehlo.reduce(%935 init: %cst_206) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %939 = stablehlo.multiply %26, %937 : tensor<16x16x16xf32>
    %cst_207 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %940 = stablehlo.reduce(%939 init: %cst_207) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %941 = stablehlo.reshape %940 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %942 = stablehlo.broadcast_in_dim %29, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x16xf32>
    %943 = stablehlo.multiply %937, %942 : tensor<16x16x16xf32>
    %944 = stablehlo.multiply %941, %32 : tensor<16x16x1xf32>
    %945 = stablehlo.negate %943 : tensor<16x16x16xf32>
    %cst_208 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %946 = stablehlo.reduce(%945 init: %cst_208) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %947 = stablehlo.reshape %946 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %948 = stablehlo.add %888, %943 : tensor<16x16x16xf32>
    %cst_209 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %949 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %950 = stablehlo.divide %944, %949 : tensor<16x16x1xf32>
    %cst_210 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %951 = stablehlo.reduce(%950 init: %cst_210) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %952 = stablehlo.broadcast_in_dim %951, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %953 = stablehlo.multiply %952, %20 : tensor<16x16x16xf32>
    %954 = stablehlo.negate %953 : tensor<16x16x16xf32>
    %cst_211 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %955 = stablehlo.reduce(%954 init: %cst_211) applies stablehlo.add across dimensions = [2] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %956 = stablehlo.reshape %955 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %957 = stablehlo.add %948, %953 : tensor<16x16x16xf32>
    %958 = stablehlo.add %947, %956 : tensor<16x16x1xf32>
    %cst_212 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %959 = stablehlo.broadcast_in_dim %cst_212, dims = [] : (tensor<f32>) -> tensor<16x16x1xf32>
    %960 = stablehlo.divide %958, %959 : tensor<16x16x1xf32>
    %cst_213 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %961 = stablehlo.reduce(%960 init: %cst_213) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %962 = stablehlo.broadcast_in_dim %961, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x16xf32>
    %963 = stablehlo.add %957, %962 : tensor<16x16x16xf32>
    %cst_214 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %964 = stablehlo.reduce(%963 init: %cst_214) applies stablehlo.add across dimensions = [0] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %965 = stablehlo.reshape %964 : (tensor<16x16xf32>) -> tensor<1x16x16xf32>
    %cst_215 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %966 = stablehlo.reduce(%965 init: %cst_215) applies stablehlo.add across dimensions = [0] : (tensor<1x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %cst_216 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %967 = stablehlo.broadcast_in_dim %cst_216, dims = [] : (tensor<f32>) -> tensor<28x16xf32>
    %968 = "stablehlo.scatter"(%967, %7, %963) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg46: tensor<f32>, %arg47: tensor<f32>):
      %1109 = stablehlo.add %arg46, %arg47 : tensor<f32>
      stablehlo.return %1109 : tensor<f32>
    }) : (tensor<28x16xf32>, tensor<16x16x1xi32>, tensor<16x16x16xf32>) -> tensor<28x16xf32>
    %969 = stablehlo.convert %arg44 : (tensor<i32>) -> tensor<f32>
    %cst_217 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %970 = stablehlo.add %969, %cst_217 : tensor<f32>
    %cst_218 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %971 = stablehlo.divide %970, %cst_218 : tensor<f32>
    %cst_219 = stablehlo.constant dense<2.000000e+01> : tensor<f32>
    %972 = stablehlo.divide %cst_219, %970 : tensor<f32>
    %973 = stablehlo.sqrt %972 : tensor<f32>
    %974 = stablehlo.minimum %971, %973 : tensor<f32>
    %cst_220 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %975 = stablehlo.multiply %cst_220, %974 : tensor<f32>
    %976 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %977 = stablehlo.multiply %976, %848 : tensor<64x16xf32>
    %978 = stablehlo.subtract %arg0, %977 : tensor<64x16xf32>
    %979 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %980 = stablehlo.multiply %979, %846 : tensor<16xf32>
    %981 = stablehlo.subtract %arg1, %980 : tensor<16xf32>
    %982 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %983 = stablehlo.multiply %982, %924 : tensor<16x16xf32>
    %984 = stablehlo.subtract %arg2, %983 : tensor<16x16xf32>
    %985 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %986 = stablehlo.multiply %985, %890 : tensor<16x16xf32>
    %987 = stablehlo.subtract %arg3, %986 : tensor<16x16xf32>
    %988 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %989 = stablehlo.multiply %988, %930 : tensor<16x16xf32>
    %990 = stablehlo.subtract %arg4, %989 : tensor<16x16xf32>
    %991 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %992 = stablehlo.multiply %991, %938 : tensor<16xf32>
    %993 = stablehlo.subtract %arg5, %992 : tensor<16xf32>
    %994 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %995 = stablehlo.multiply %994, %863 : tensor<16xf32>
    %996 = stablehlo.subtract %arg6, %995 : tensor<16xf32>
    %997 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %998 = stablehlo.multiply %997, %856 : tensor<16x64xf32>
    %999 = stablehlo.subtract %arg7, %998 : tensor<16x64xf32>
    %1000 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1001 = stablehlo.multiply %1000, %854 : tensor<64xf32>
    %1002 = stablehlo.subtract %arg8, %1001 : tensor<64xf32>
    %1003 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1004 = stablehlo.multiply %1003, %919 : tensor<16x16xf32>
    %1005 = stablehlo.subtract %arg9, %1004 : tensor<16x16xf32>
    %1006 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1007 = stablehlo.multiply %1006, %728 : tensor<64x16xf32>
    %1008 = stablehlo.subtract %arg10, %1007 : tensor<64x16xf32>
    %1009 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1010 = stablehlo.multiply %1009, %726 : tensor<16xf32>
    %1011 = stablehlo.subtract %arg11, %1010 : tensor<16xf32>
    %1012 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1013 = stablehlo.multiply %1012, %804 : tensor<16x16xf32>
    %1014 = stablehlo.subtract %arg12, %1013 : tensor<16x16xf32>
    %1015 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1016 = stablehlo.multiply %1015, %770 : tensor<16x16xf32>
    %1017 = stablehlo.subtract %arg13, %1016 : tensor<16x16xf32>
    %1018 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1019 = stablehlo.multiply %1018, %810 : tensor<16x16xf32>
    %1020 = stablehlo.subtract %arg14, %1019 : tensor<16x16xf32>
    %1021 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1022 = stablehlo.multiply %1021, %818 : tensor<16xf32>
    %1023 = stablehlo.subtract %arg15, %1022 : tensor<16xf32>
    %1024 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1025 = stablehlo.multiply %1024, %743 : tensor<16xf32>
    %1026 = stablehlo.subtract %arg16, %1025 : tensor<16xf32>
    %1027 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1028 = stablehlo.multiply %1027, %736 : tensor<16x64xf32>
    %1029 = stablehlo.subtract %arg17, %1028 : tensor<16x64xf32>
    %1030 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1031 = stablehlo.multiply %1030, %734 : tensor<64xf32>
    %1032 = stablehlo.subtract %arg18, %1031 : tensor<64xf32>
    %1033 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1034 = stablehlo.multiply %1033, %799 : tensor<16x16xf32>
    %1035 = stablehlo.subtract %arg19, %1034 : tensor<16x16xf32>
    %1036 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1037 = stablehlo.multiply %1036, %608 : tensor<64x16xf32>
    %1038 = stablehlo.subtract %arg20, %1037 : tensor<64x16xf32>
    %1039 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1040 = stablehlo.multiply %1039, %606 : tensor<16xf32>
    %1041 = stablehlo.subtract %arg21, %1040 : tensor<16xf32>
    %1042 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1043 = stablehlo.multiply %1042, %684 : tensor<16x16xf32>
    %1044 = stablehlo.subtract %arg22, %1043 : tensor<16x16xf32>
    %1045 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1046 = stablehlo.multiply %1045, %650 : tensor<16x16xf32>
    %1047 = stablehlo.subtract %arg23, %1046 : tensor<16x16xf32>
    %1048 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1049 = stablehlo.multiply %1048, %690 : tensor<16x16xf32>
    %1050 = stablehlo.subtract %arg24, %1049 : tensor<16x16xf32>
    %1051 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1052 = stablehlo.multiply %1051, %698 : tensor<16xf32>
    %1053 = stablehlo.subtract %arg25, %1052 : tensor<16xf32>
    %1054 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1055 = stablehlo.multiply %1054, %623 : tensor<16xf32>
    %1056 = stablehlo.subtract %arg26, %1055 : tensor<16xf32>
    %1057 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1058 = stablehlo.multiply %1057, %616 : tensor<16x64xf32>
    %1059 = stablehlo.subtract %arg27, %1058 : tensor<16x64xf32>
    %1060 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1061 = stablehlo.multiply %1060, %614 : tensor<64xf32>
    %1062 = stablehlo.subtract %arg28, %1061 : tensor<64xf32>
    %1063 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1064 = stablehlo.multiply %1063, %679 : tensor<16x16xf32>
    %1065 = stablehlo.subtract %arg29, %1064 : tensor<16x16xf32>
    %1066 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<64x16xf32>
    %1067 = stablehlo.multiply %1066, %488 : tensor<64x16xf32>
    %1068 = stablehlo.subtract %arg30, %1067 : tensor<64x16xf32>
    %1069 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1070 = stablehlo.multiply %1069, %486 : tensor<16xf32>
    %1071 = stablehlo.subtract %arg31, %1070 : tensor<16xf32>
    %1072 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1073 = stablehlo.multiply %1072, %564 : tensor<16x16xf32>
    %1074 = stablehlo.subtract %arg32, %1073 : tensor<16x16xf32>
    %1075 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1076 = stablehlo.multiply %1075, %530 : tensor<16x16xf32>
    %1077 = stablehlo.subtract %arg33, %1076 : tensor<16x16xf32>
    %1078 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1079 = stablehlo.multiply %1078, %570 : tensor<16x16xf32>
    %1080 = stablehlo.subtract %arg34, %1079 : tensor<16x16xf32>
    %1081 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1082 = stablehlo.multiply %1081, %578 : tensor<16xf32>
    %1083 = stablehlo.subtract %arg35, %1082 : tensor<16xf32>
    %1084 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1085 = stablehlo.multiply %1084, %503 : tensor<16xf32>
    %1086 = stablehlo.subtract %arg36, %1085 : tensor<16xf32>
    %1087 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x64xf32>
    %1088 = stablehlo.multiply %1087, %496 : tensor<16x64xf32>
    %1089 = stablehlo.subtract %arg37, %1088 : tensor<16x64xf32>
    %1090 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<64xf32>
    %1091 = stablehlo.multiply %1090, %494 : tensor<64xf32>
    %1092 = stablehlo.subtract %arg38, %1091 : tensor<64xf32>
    %1093 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1094 = stablehlo.multiply %1093, %559 : tensor<16x16xf32>
    %1095 = stablehlo.subtract %arg39, %1094 : tensor<16x16xf32>
    %1096 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x28xf32>
    %1097 = stablehlo.multiply %1096, %452 : tensor<16x28xf32>
    %1098 = stablehlo.subtract %arg40, %1097 : tensor<16x28xf32>
    %1099 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<28x16xf32>
    %1100 = stablehlo.multiply %1099, %968 : tensor<28x16xf32>
    %1101 = stablehlo.subtract %arg41, %1100 : tensor<28x16xf32>
    %1102 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %1103 = stablehlo.multiply %1102, %966 : tensor<16x16xf32>
    %1104 = stablehlo.subtract %arg42, %1103 : tensor<16x16xf32>
    %1105 = stablehlo.broadcast_in_dim %975, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %1106 = stablehlo.multiply %1105, %459 : tensor<16xf32>
    %1107 = stablehlo.subtract %arg43, %1106 : tensor<16xf32>
    %c_221 = stablehlo.constant dense<1> : tensor<i32>
    %1108 = stablehlo.add %arg44, %c_221 : tensor<i32>
    return %978, %981, %984, %987, %990, %993, %996, %999, %1002, %1005, %1008, %1011, %1014, %1017, %1020, %1023, %1026, %1029, %1032, %1035, %1038, %1041, %1044, %1047, %1050, %1053, %1056, %1059, %1062, %1065, %1068, %1071, %1074, %1077, %1080, %1083, %1086, %1089, %1092, %1095, %1098, %1101, %1104, %1107, %1108, %443 : tensor<64x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<16x16xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<16x16xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<16x16xf32>, tensor<64x16xf32>, tensor<16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16x64xf32>, tensor<64xf32>, tensor<16x16xf32>, tensor<16x28xf32>, tensor<28x16xf32>, tensor<16x16xf32>, tensor<16xf32>, tensor<i32>, tensor<f32>
  }
  func.func private @tril(%arg0: tensor<16x16xi1>) -> tensor<16x16xi1> {
    %0 = stablehlo.iota dim = 0 : tensor<16x16xi32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<16x16xi32>
    %2 = stablehlo.add %0, %1 : tensor<16x16xi32>
    %3 = stablehlo.iota dim = 1 : tensor<16x16xi32>
    %4 = stablehlo.compare GE, %2, %3, SIGNED : (tensor<16x16xi32>, tensor<16x16xi32>) -> tensor<16x16xi1>
    %c_0 = stablehlo.constant dense<false> : tensor<i1>
    %5 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i1>) -> tensor<16x16xi1>
    %6 = stablehlo.select %4, %arg0, %5 : tensor<16x16xi1>, tensor<16x16xi1>
    return %6 : tensor<16x16xi1>
  }
  func.func private @_where(%arg0: tensor<16x16xi1>, %arg1: tensor<16x2x16x16xf32>, %arg2: tensor<f32>) -> (tensor<16x2x16x16xf32>, tensor<16x2x16x16xi1>) {
    %0 = stablehlo.convert %arg2 : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [2, 3] : (tensor<16x16xi1>) -> tensor<16x2x16x16xi1>
    %2 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<16x2x16x16xf32>
    %3 = stablehlo.select %1, %arg1, %2 : tensor<16x2x16x16xi1>, tensor<16x2x16x16xf32>
    return %3, %1 : tensor<16x2x16x16xf32>, tensor<16x2x16x16xi1>
  }
  func.func private @relu(%arg0: tensor<16x16x64xf32>) -> tensor<16x16x64xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x16x64xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<16x16x64xf32>
    return %1 : tensor<16x16x64xf32>
  }
  func.func private @_one_hot(%arg0: tensor<16x16xui8>) -> tensor<16x16x28xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<16x16xui8>) -> tensor<16x16x1xui8>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x28xui8>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<16x16x1xui8>) -> tensor<16x16x28xui8>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x28xui8>) -> tensor<16x16x28xui8>
    %4 = stablehlo.compare EQ, %2, %3, UNSIGNED : (tensor<16x16x28xui8>, tensor<16x16x28xui8>) -> tensor<16x16x28xi1>
    %5 = stablehlo.convert %4 : (tensor<16x16x28xi1>) -> tensor<16x16x28xf32>
    return %5 : tensor<16x16x28xf32>
  }
  func.func private @log_softmax(%arg0: tensor<16x16x28xf32>) -> (tensor<16x16x28xf32>, tensor<16x16x28xf32>, tensor<16x16x1xf32>) {
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %0 = stablehlo.reduce(%arg0 init: %cst) applies stablehlo.maximum across dimensions = [2] : (tensor<16x16x28xf32>, tensor<f32>) -> tensor<16x16xf32>
    %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %2 = stablehlo.maximum %1, %0 : tensor<16x16xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x28xf32>
    %5 = stablehlo.subtract %arg0, %4 : tensor<16x16x28xf32>
    %6 = stablehlo.exponential %5 : tensor<16x16x28xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.reduce(%6 init: %cst_1) applies stablehlo.add across dimensions = [2] : (tensor<16x16x28xf32>, tensor<f32>) -> tensor<16x16xf32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %9 = stablehlo.log %8 : tensor<16x16x1xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1, 2] : (tensor<16x16x1xf32>) -> tensor<16x16x28xf32>
    %11 = stablehlo.subtract %5, %10 : tensor<16x16x28xf32>
    return %11, %6, %8 : tensor<16x16x28xf32>, tensor<16x16x28xf32>, tensor<16x16x1xf32>
  }
  func.func private @log_softmax_0(%arg0: tensor<16x16x28xf32>, %arg1: tensor<16x16x1xf32>, %arg2: tensor<16x16x28xf32>) -> tensor<16x16x28xf32> {
    %0 = stablehlo.negate %arg2 : tensor<16x16x28xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [2] : (tensor<16x16x28xf32>, tensor<f32>) -> tensor<16x16xf32>
    %2 = stablehlo.reshape %1 : (tensor<16x16xf32>) -> tensor<16x16x1xf32>
    %3 = stablehlo.divide %2, %arg1 : tensor<16x16x1xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%3 init: %cst_0) applies stablehlo.add across dimensions = [2] : (tensor<16x16x1xf32>, tensor<f32>) -> tensor<16x16xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1] : (tensor<16x16xf32>) -> tensor<16x16x28xf32>
    %6 = stablehlo.multiply %5, %arg0 : tensor<16x16x28xf32>
    %7 = stablehlo.add %arg2, %6 : tensor<16x16x28xf32>
    return %7 : tensor<16x16x28xf32>
  }
  func.func private @_where_1(%arg0: tensor<16x2x16x16xi1>, %arg1: tensor<16x2x16x16xf32>) -> tensor<16x2x16x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x2x16x16xf32>
    %1 = stablehlo.select %arg0, %arg1, %0 : tensor<16x2x16x16xi1>, tensor<16x2x16x16xf32>
    return %1 : tensor<16x2x16x16xf32>
  }
}
