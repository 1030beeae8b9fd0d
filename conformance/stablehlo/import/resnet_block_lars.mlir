module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<10xf32>, %arg1: tensor<3x3x3x8xf32>, %arg2: tensor<3x3x8x16xf32>, %arg3: tensor<16x10xf32>, %arg4: tensor<8xf32>, %arg5: tensor<16xf32>, %arg6: tensor<8xf32>, %arg7: tensor<16xf32>, %arg8: tensor<1x1x8x16xf32>, %arg9: tensor<10xf32>, %arg10: tensor<3x3x3x8xf32>, %arg11: tensor<3x3x8x16xf32>, %arg12: tensor<16x10xf32>, %arg13: tensor<8xf32>, %arg14: tensor<16xf32>, %arg15: tensor<8xf32>, %arg16: tensor<16xf32>, %arg17: tensor<1x1x8x16xf32>, %arg18: tensor<8x8x8x3xf32>, %arg19: tensor<8xi32>) -> (tensor<10xf32> {jax.result_info = "result[0]['bias']"}, tensor<3x3x3x8xf32> {jax.result_info = "result[0]['kernel1']"}, tensor<3x3x8x16xf32> {jax.result_info = "result[0]['kernel2']"}, tensor<16x10xf32> {jax.result_info = "result[0]['last']"}, tensor<8xf32> {jax.result_info = "result[0]['offset1']"}, tensor<16xf32> {jax.result_info = "result[0]['offset2']"}, tensor<8xf32> {jax.result_info = "result[0]['scale1']"}, tensor<16xf32> {jax.result_info = "result[0]['scale2']"}, tensor<1x1x8x16xf32> {jax.result_info = "result[0]['shortcut']"}, tensor<10xf32> {jax.result_info = "result[1][3].trace['bias']"}, tensor<3x3x3x8xf32> {jax.result_info = "result[1][3].trace['kernel1']"}, tensor<3x3x8x16xf32> {jax.result_info = "result[1][3].trace['kernel2']"}, tensor<16x10xf32> {jax.result_info = "result[1][3].trace['last']"}, tensor<8xf32> {jax.result_info = "result[1][3].trace['offset1']"}, tensor<16xf32> {jax.result_info = "result[1][3].trace['offset2']"}, tensor<8xf32> {jax.result_info = "result[1][3].trace['scale1']"}, tensor<16xf32> {jax.result_info = "result[1][3].trace['scale2']"}, tensor<1x1x8x16xf32> {jax.result_info = "result[1][3].trace['shortcut']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.convolution(%arg18, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x8x8x3xf32>, tensor<3x3x3x8xf32>) -> tensor<8x8x8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_0 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.divide %1, %2 : tensor<8xf32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x8x8x8xf32>
    %6 = stablehlo.subtract %0, %5 : tensor<8x8x8x8xf32>
    %7 = chlo.square %6 : tensor<8x8x8x8xf32> -> tensor<8x8x8x8xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8x8x8xf32>
    %9 = stablehlo.multiply %8, %6 : tensor<8x8x8x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.reduce(%7 init: %cst_2) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_3 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.divide %10, %11 : tensor<8xf32>
    %13 = stablehlo.broadcast_in_dim %3, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x8x8x8xf32>
    %15 = stablehlo.subtract %0, %14 : tensor<8x8x8x8xf32>
    %cst_4 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %17 = stablehlo.add %12, %16 : tensor<8xf32>
    %18 = stablehlo.rsqrt %17 : tensor<8xf32>
    %19 = stablehlo.divide %18, %17 : tensor<8xf32>
    %cst_5 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %21 = stablehlo.multiply %20, %19 : tensor<8xf32>
    %22 = stablehlo.broadcast_in_dim %18, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x8x8x8xf32>
    %24 = stablehlo.multiply %15, %23 : tensor<8x8x8x8xf32>
    %25 = stablehlo.broadcast_in_dim %arg6, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x8x8x8xf32>
    %27 = stablehlo.multiply %24, %26 : tensor<8x8x8x8xf32>
    %28 = stablehlo.broadcast_in_dim %arg4, dims = [3] : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x8x8x8xf32>
    %30 = stablehlo.add %27, %29 : tensor<8x8x8x8xf32>
    %31 = call @relu(%30) : (tensor<8x8x8x8xf32>) -> tensor<8x8x8x8xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x8x8x8xf32>
    %33 = stablehlo.compare GT, %30, %32, FLOAT : (tensor<8x8x8x8xf32>, tensor<8x8x8x8xf32>) -> tensor<8x8x8x8xi1>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x8x8x8xf32>
    %35 = stablehlo.convolution(%31, %arg2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x8x8x8xf32>, tensor<3x3x8x16xf32>) -> tensor<8x4x4x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.reduce(%35 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_9 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %38 = stablehlo.divide %36, %37 : tensor<16xf32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %40 = stablehlo.broadcast_in_dim %39, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x4x4x16xf32>
    %41 = stablehlo.subtract %35, %40 : tensor<8x4x4x16xf32>
    %42 = chlo.square %41 : tensor<8x4x4x16xf32> -> tensor<8x4x4x16xf32>
    %cst_10 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x4x4x16xf32>
    %44 = stablehlo.multiply %43, %41 : tensor<8x4x4x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %45 = stablehlo.reduce(%42 init: %cst_11) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_12 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %47 = stablehlo.divide %45, %46 : tensor<16xf32>
    %48 = stablehlo.broadcast_in_dim %38, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x4x4x16xf32>
    %50 = stablehlo.subtract %35, %49 : tensor<8x4x4x16xf32>
    %cst_13 = stablehlo.constant dense<9.99999974E-6> : tensor<f32>
    %51 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %52 = stablehlo.add %47, %51 : tensor<16xf32>
    %53 = stablehlo.rsqrt %52 : tensor<16xf32>
    %54 = stablehlo.divide %53, %52 : tensor<16xf32>
    %cst_14 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %56 = stablehlo.multiply %55, %54 : tensor<16xf32>
    %57 = stablehlo.broadcast_in_dim %53, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x4x4x16xf32>
    %59 = stablehlo.multiply %50, %58 : tensor<8x4x4x16xf32>
    %60 = stablehlo.broadcast_in_dim %arg7, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %61 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x4x4x16xf32>
    %62 = stablehlo.multiply %59, %61 : tensor<8x4x4x16xf32>
    %63 = stablehlo.broadcast_in_dim %arg5, dims = [3] : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %64 = stablehlo.broadcast_in_dim %63, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x4x4x16xf32>
    %65 = stablehlo.add %62, %64 : tensor<8x4x4x16xf32>
    %66 = stablehlo.convolution(%31, %arg8) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [2, 2], pad = [[0, 0], [0, 0]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x8x8x8xf32>, tensor<1x1x8x16xf32>) -> tensor<8x4x4x16xf32>
    %67 = stablehlo.add %65, %66 : tensor<8x4x4x16xf32>
    %68 = call @relu_0(%67) : (tensor<8x4x4x16xf32>) -> tensor<8x4x4x16xf32>
    %cst_15 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x4x4x16xf32>
    %70 = stablehlo.compare GT, %67, %69, FLOAT : (tensor<8x4x4x16xf32>, tensor<8x4x4x16xf32>) -> tensor<8x4x4x16xi1>
    %cst_16 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x4x4x16xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<f32>
    %73 = "stablehlo.reduce_window"(%68, %72) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 4, 4, 1>, window_strides = array<i64: 1, 4, 4, 1>}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %550 = stablehlo.add %arg20, %arg21 : tensor<f32>
      stablehlo.return %550 : tensor<f32>
    }) : (tensor<8x4x4x16xf32>, tensor<f32>) -> tensor<8x1x1x16xf32>
    %cst_18 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x1x1x16xf32>
    %75 = stablehlo.divide %73, %74 : tensor<8x1x1x16xf32>
    %76 = stablehlo.reshape %75 : (tensor<8x1x1x16xf32>) -> tensor<8x16xf32>
    %77 = stablehlo.dot_general %76, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x10xf32>) -> tensor<8x10xf32>
    %78 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<8x10xf32>
    %80 = stablehlo.add %77, %79 : tensor<8x10xf32>
    %81 = stablehlo.broadcast_in_dim %arg19, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %82:2 = call @take_along_axis(%80, %81) : (tensor<8x10xf32>, tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %83:2 = call @_take(%82#0, %c) : (tensor<8x1xf32>, tensor<i32>) -> (tensor<8xf32>, tensor<1xi32>)
    %cst_19 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %84 = stablehlo.reduce(%80 init: %cst_19) applies stablehlo.maximum across dimensions = [1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
    %85 = stablehlo.reshape %84 : (tensor<8xf32>) -> tensor<8x1xf32>
    %86 = stablehlo.broadcast_in_dim %85, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x10xf32>
    %87 = stablehlo.compare EQ, %80, %86, FLOAT : (tensor<8x10xf32>, tensor<8x10xf32>) -> tensor<8x10xi1>
    %88 = stablehlo.convert %87 : (tensor<8x10xi1>) -> tensor<8x10xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_20) applies stablehlo.add across dimensions = [1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_21 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %91 = stablehlo.maximum %90, %84 : tensor<8xf32>
    %92 = stablehlo.compare EQ, %84, %91, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %95 = stablehlo.select %92, %93, %94 : tensor<8xi1>, tensor<8xf32>
    %cst_24 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %97 = stablehlo.compare EQ, %96, %91, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_25 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %98 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %99 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %100 = stablehlo.select %97, %98, %99 : tensor<8xi1>, tensor<8xf32>
    %101 = stablehlo.divide %95, %100 : tensor<8xf32>
    %102 = stablehlo.is_finite %91 : (tensor<8xf32>) -> tensor<8xi1>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %104 = stablehlo.select %102, %91, %103 : tensor<8xi1>, tensor<8xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %106 = stablehlo.broadcast_in_dim %104, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %107 = stablehlo.broadcast_in_dim %106, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x10xf32>
    %108 = stablehlo.subtract %80, %107 : tensor<8x10xf32>
    %109 = stablehlo.exponential %108 : tensor<8x10xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %110 = stablehlo.reduce(%109 init: %cst_29) applies stablehlo.add across dimensions = [1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
    %111 = stablehlo.sign %110 : tensor<8xf32>
    %112 = stablehlo.abs %110 : tensor<8xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %113 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %114 = stablehlo.compare GE, %110, %113, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %115 = stablehlo.log %112 : tensor<8xf32>
    %116 = stablehlo.add %115, %104 : tensor<8xf32>
    %117 = stablehlo.subtract %116, %83#0 : tensor<8xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %118 = stablehlo.reduce(%117 init: %cst_31) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_32 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %119 = stablehlo.divide %118, %cst_32 : tensor<f32>
    %cst_33 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_34 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %120 = stablehlo.divide %cst_33, %cst_34 : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %120, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %122 = stablehlo.negate %121 : tensor<8xf32>
    %123 = stablehlo.divide %121, %112 : tensor<8xf32>
    %cst_35 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %125 = stablehlo.select %114, %124, %123 : tensor<8xi1>, tensor<8xf32>
    %126 = stablehlo.select %114, %123, %124 : tensor<8xi1>, tensor<8xf32>
    %127 = stablehlo.negate %125 : tensor<8xf32>
    %128 = stablehlo.add %126, %127 : tensor<8xf32>
    %129 = stablehlo.broadcast_in_dim %128, dims = [0] : (tensor<8xf32>) -> tensor<8x10xf32>
    %130 = stablehlo.multiply %129, %109 : tensor<8x10xf32>
    %131 = call @_take_1(%83#1, %122) : (tensor<1xi32>, tensor<8xf32>) -> tensor<8x1xf32>
    %132 = call @take_along_axis_2(%82#1, %131) : (tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x10xf32>
    %133 = stablehlo.add %130, %132 : tensor<8x10xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_36) applies stablehlo.add across dimensions = [0] : (tensor<8x10xf32>, tensor<f32>) -> tensor<10xf32>
    %135 = stablehlo.reshape %134 : (tensor<10xf32>) -> tensor<1x10xf32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %136 = stablehlo.reduce(%135 init: %cst_37) applies stablehlo.add across dimensions = [0] : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %137 = stablehlo.dot_general %133, %76, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x10xf32>, tensor<8x16xf32>) -> tensor<10x16xf32>
    %138 = stablehlo.transpose %137, dims = [1, 0] : (tensor<10x16xf32>) -> tensor<16x10xf32>
    %139 = stablehlo.dot_general %133, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x10xf32>, tensor<16x10xf32>) -> tensor<8x16xf32>
    %140 = stablehlo.reshape %139 : (tensor<8x16xf32>) -> tensor<8x1x1x16xf32>
    %cst_38 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<8x1x1x16xf32>
    %142 = stablehlo.divide %140, %141 : tensor<8x1x1x16xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.pad %142, %cst_39, low = [0, 3, 3, 0], high = [0, 3, 3, 0], interior = [0, 3, 3, 0] : (tensor<8x1x1x16xf32>, tensor<f32>) -> tensor<8x7x7x16xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<f32>
    %145 = "stablehlo.reduce_window"(%143, %144) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 4, 4, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %550 = stablehlo.add %arg20, %arg21 : tensor<f32>
      stablehlo.return %550 : tensor<f32>
    }) : (tensor<8x7x7x16xf32>, tensor<f32>) -> tensor<8x4x4x16xf32>
    %cst_41 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %146 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<8x4x4x16xf32>
    %147 = stablehlo.select %70, %145, %146 : tensor<8x4x4x16xi1>, tensor<8x4x4x16xf32>
    %148 = stablehlo.convolution(%31, %147) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, -1], [0, -1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x8x8x8xf32>, tensor<8x4x4x16xf32>) -> tensor<1x1x8x16xf32>
    %149 = stablehlo.reverse %arg8, dims = [0, 1] : tensor<1x1x8x16xf32>
    %150 = stablehlo.convolution(%147, %149) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x4x4x16xf32>, tensor<1x1x8x16xf32>) -> tensor<8x8x8x8xf32>
    %cst_42 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %151 = stablehlo.reduce(%147 init: %cst_42) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %152 = stablehlo.reshape %151 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %153 = stablehlo.reduce(%152 init: %cst_43) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %154 = stablehlo.multiply %59, %147 : tensor<8x4x4x16xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %155 = stablehlo.reduce(%154 init: %cst_44) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %156 = stablehlo.reshape %155 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %157 = stablehlo.broadcast_in_dim %60, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x4x4x16xf32>
    %158 = stablehlo.multiply %147, %157 : tensor<8x4x4x16xf32>
    %cst_45 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %159 = stablehlo.reduce(%156 init: %cst_45) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %160 = stablehlo.multiply %50, %158 : tensor<8x4x4x16xf32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%160 init: %cst_46) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %162 = stablehlo.reshape %161 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %163 = stablehlo.broadcast_in_dim %57, dims = [0, 1, 2, 3] : (tensor<1x1x1x16xf32>) -> tensor<8x4x4x16xf32>
    %164 = stablehlo.multiply %158, %163 : tensor<8x4x4x16xf32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %165 = stablehlo.reduce(%162 init: %cst_47) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %166 = stablehlo.multiply %165, %56 : tensor<16xf32>
    %167 = stablehlo.negate %164 : tensor<8x4x4x16xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.reduce(%167 init: %cst_48) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %169 = stablehlo.reshape %168 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.reduce(%169 init: %cst_49) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_50 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %171 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %172 = stablehlo.divide %166, %171 : tensor<16xf32>
    %173 = stablehlo.broadcast_in_dim %172, dims = [3] : (tensor<16xf32>) -> tensor<8x4x4x16xf32>
    %174 = stablehlo.multiply %173, %44 : tensor<8x4x4x16xf32>
    %175 = stablehlo.negate %174 : tensor<8x4x4x16xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %176 = stablehlo.reduce(%175 init: %cst_51) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x4x4x16xf32>, tensor<f32>) -> tensor<16xf32>
    %177 = stablehlo.reshape %176 : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %178 = stablehlo.add %164, %174 : tensor<8x4x4x16xf32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %179 = stablehlo.reduce(%177 init: %cst_52) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %180 = stablehlo.add %170, %179 : tensor<16xf32>
    %cst_53 = stablehlo.constant dense<1.280000e+02> : tensor<f32>
    %181 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %182 = stablehlo.divide %180, %181 : tensor<16xf32>
    %183 = stablehlo.broadcast_in_dim %182, dims = [3] : (tensor<16xf32>) -> tensor<8x4x4x16xf32>
    %184 = stablehlo.add %178, %183 : tensor<8x4x4x16xf32>
    %185 = stablehlo.convolution(%31, %184) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[0, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [2, 2], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x8x8x8xf32>, tensor<8x4x4x16xf32>) -> tensor<3x3x8x16xf32>
    %186 = stablehlo.reverse %arg2, dims = [0, 1] : tensor<3x3x8x16xf32>
    %187 = stablehlo.convolution(%184, %186) dim_numbers = [b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f], window = {stride = [1, 1], pad = [[2, 1], [2, 1]], lhs_dilate = [2, 2], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x4x4x16xf32>, tensor<3x3x8x16xf32>) -> tensor<8x8x8x8xf32>
    %188 = stablehlo.add %150, %187 : tensor<8x8x8x8xf32>
    %cst_54 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<8x8x8x8xf32>
    %190 = stablehlo.select %33, %188, %189 : tensor<8x8x8x8xi1>, tensor<8x8x8x8xf32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %191 = stablehlo.reduce(%190 init: %cst_55) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %192 = stablehlo.reshape %191 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %193 = stablehlo.reduce(%192 init: %cst_56) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %194 = stablehlo.multiply %24, %190 : tensor<8x8x8x8xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.reduce(%194 init: %cst_57) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %196 = stablehlo.reshape %195 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %197 = stablehlo.broadcast_in_dim %25, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x8x8x8xf32>
    %198 = stablehlo.multiply %190, %197 : tensor<8x8x8x8xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %199 = stablehlo.reduce(%196 init: %cst_58) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %200 = stablehlo.multiply %15, %198 : tensor<8x8x8x8xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %201 = stablehlo.reduce(%200 init: %cst_59) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %202 = stablehlo.reshape %201 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %203 = stablehlo.broadcast_in_dim %22, dims = [0, 1, 2, 3] : (tensor<1x1x1x8xf32>) -> tensor<8x8x8x8xf32>
    %204 = stablehlo.multiply %198, %203 : tensor<8x8x8x8xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %205 = stablehlo.reduce(%202 init: %cst_60) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %206 = stablehlo.multiply %205, %21 : tensor<8xf32>
    %207 = stablehlo.negate %204 : tensor<8x8x8x8xf32>
    %cst_61 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.reduce(%207 init: %cst_61) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %209 = stablehlo.reshape %208 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.reduce(%209 init: %cst_62) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_63 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %212 = stablehlo.divide %206, %211 : tensor<8xf32>
    %213 = stablehlo.broadcast_in_dim %212, dims = [3] : (tensor<8xf32>) -> tensor<8x8x8x8xf32>
    %214 = stablehlo.multiply %213, %9 : tensor<8x8x8x8xf32>
    %215 = stablehlo.negate %214 : tensor<8x8x8x8xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %216 = stablehlo.reduce(%215 init: %cst_64) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x8x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %217 = stablehlo.reshape %216 : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %218 = stablehlo.add %204, %214 : tensor<8x8x8x8xf32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %219 = stablehlo.reduce(%217 init: %cst_65) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %220 = stablehlo.add %210, %219 : tensor<8xf32>
    %cst_66 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %221 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %222 = stablehlo.divide %220, %221 : tensor<8xf32>
    %223 = stablehlo.broadcast_in_dim %222, dims = [3] : (tensor<8xf32>) -> tensor<8x8x8x8xf32>
    %224 = stablehlo.add %218, %223 : tensor<8x8x8x8xf32>
    %225 = stablehlo.convolution(%arg18, %224) dim_numbers = [f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f], window = {stride = [1, 1], pad = [[1, 1], [1, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x8x8x3xf32>, tensor<8x8x8x8xf32>) -> tensor<3x3x3x8xf32>
    %cst_67 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %227 = stablehlo.multiply %226, %arg0 : tensor<10xf32>
    %228 = stablehlo.add %136, %227 : tensor<10xf32>
    %cst_68 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %230 = stablehlo.multiply %229, %arg1 : tensor<3x3x3x8xf32>
    %231 = stablehlo.add %225, %230 : tensor<3x3x3x8xf32>
    %cst_69 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %233 = stablehlo.multiply %232, %arg2 : tensor<3x3x8x16xf32>
    %234 = stablehlo.add %185, %233 : tensor<3x3x8x16xf32>
    %cst_70 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %236 = stablehlo.multiply %235, %arg3 : tensor<16x10xf32>
    %237 = stablehlo.add %138, %236 : tensor<16x10xf32>
    %cst_71 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %239 = stablehlo.multiply %238, %arg4 : tensor<8xf32>
    %240 = stablehlo.add %193, %239 : tensor<8xf32>
    %cst_72 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %242 = stablehlo.multiply %241, %arg5 : tensor<16xf32>
    %243 = stablehlo.add %153, %242 : tensor<16xf32>
    %cst_73 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %245 = stablehlo.multiply %244, %arg6 : tensor<8xf32>
    %246 = stablehlo.add %199, %245 : tensor<8xf32>
    %cst_74 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %248 = stablehlo.multiply %247, %arg7 : tensor<16xf32>
    %249 = stablehlo.add %159, %248 : tensor<16xf32>
    %cst_75 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<1x1x8x16xf32>
    %251 = stablehlo.multiply %250, %arg8 : tensor<1x1x8x16xf32>
    %252 = stablehlo.add %148, %251 : tensor<1x1x8x16xf32>
    %253 = call @norm(%arg0) : (tensor<10xf32>) -> tensor<1xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %255 = stablehlo.compare LE, %253, %254, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_77 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %257 = call @_where_3(%255, %256, %arg0) : (tensor<1xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %258 = stablehlo.reshape %253 : (tensor<1xf32>) -> tensor<f32>
    %259 = call @norm_4(%257) : (tensor<10xf32>) -> tensor<f32>
    %cst_78 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = stablehlo.compare LE, %258, %cst_78, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_79 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %261 = call @_where_5(%260, %cst_79, %259) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %262 = call @norm(%228) : (tensor<10xf32>) -> tensor<1xf32>
    %cst_80 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_80, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %264 = stablehlo.compare LE, %262, %263, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_81 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %265 = stablehlo.broadcast_in_dim %cst_81, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %266 = call @_where_3(%264, %265, %228) : (tensor<1xi1>, tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %267 = stablehlo.reshape %262 : (tensor<1xf32>) -> tensor<f32>
    %268 = call @norm_4(%266) : (tensor<10xf32>) -> tensor<f32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %269 = stablehlo.compare LE, %267, %cst_82, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_83 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %270 = call @_where_5(%269, %cst_83, %268) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_84 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %271 = stablehlo.multiply %cst_84, %261 : tensor<f32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %272 = stablehlo.add %270, %cst_85 : tensor<f32>
    %273 = stablehlo.divide %271, %272 : tensor<f32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %274 = stablehlo.compare EQ, %261, %cst_86, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_87 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %275 = stablehlo.compare EQ, %270, %cst_87, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %276 = stablehlo.or %274, %275 : tensor<i1>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %277 = call @_where_6(%276, %cst_88, %273) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %279 = stablehlo.multiply %228, %278 : tensor<10xf32>
    %280 = call @norm_7(%arg1) : (tensor<3x3x3x8xf32>) -> tensor<1x1x1x1xf32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %281 = stablehlo.broadcast_in_dim %cst_89, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %282 = stablehlo.compare LE, %280, %281, FLOAT : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xi1>
    %cst_90 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %284 = call @_where_8(%282, %283, %arg1) : (tensor<1x1x1x1xi1>, tensor<3x3x3x8xf32>, tensor<3x3x3x8xf32>) -> tensor<3x3x3x8xf32>
    %285 = stablehlo.reshape %280 : (tensor<1x1x1x1xf32>) -> tensor<f32>
    %286 = call @norm_9(%284) : (tensor<3x3x3x8xf32>) -> tensor<f32>
    %cst_91 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %287 = stablehlo.compare LE, %285, %cst_91, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %288 = call @_where_5(%287, %cst_92, %286) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %289 = call @norm_7(%231) : (tensor<3x3x3x8xf32>) -> tensor<1x1x1x1xf32>
    %cst_93 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %291 = stablehlo.compare LE, %289, %290, FLOAT : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xi1>
    %cst_94 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %292 = stablehlo.broadcast_in_dim %cst_94, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %293 = call @_where_8(%291, %292, %231) : (tensor<1x1x1x1xi1>, tensor<3x3x3x8xf32>, tensor<3x3x3x8xf32>) -> tensor<3x3x3x8xf32>
    %294 = stablehlo.reshape %289 : (tensor<1x1x1x1xf32>) -> tensor<f32>
    %295 = call @norm_9(%293) : (tensor<3x3x3x8xf32>) -> tensor<f32>
    %cst_95 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %296 = stablehlo.compare LE, %294, %cst_95, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_96 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = call @_where_5(%296, %cst_96, %295) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_97 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %298 = stablehlo.multiply %cst_97, %288 : tensor<f32>
    %cst_98 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %299 = stablehlo.add %297, %cst_98 : tensor<f32>
    %300 = stablehlo.divide %298, %299 : tensor<f32>
    %cst_99 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %301 = stablehlo.compare EQ, %288, %cst_99, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_100 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %302 = stablehlo.compare EQ, %297, %cst_100, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %303 = stablehlo.or %301, %302 : tensor<i1>
    %cst_101 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %304 = call @_where_6(%303, %cst_101, %300) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %305 = stablehlo.broadcast_in_dim %304, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %306 = stablehlo.multiply %231, %305 : tensor<3x3x3x8xf32>
    %307 = call @norm_10(%arg2) : (tensor<3x3x8x16xf32>) -> tensor<1x1x1x1xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %308 = stablehlo.broadcast_in_dim %cst_102, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %309 = stablehlo.compare LE, %307, %308, FLOAT : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xi1>
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %cst_103, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %311 = call @_where_11(%309, %310, %arg2) : (tensor<1x1x1x1xi1>, tensor<3x3x8x16xf32>, tensor<3x3x8x16xf32>) -> tensor<3x3x8x16xf32>
    %312 = stablehlo.reshape %307 : (tensor<1x1x1x1xf32>) -> tensor<f32>
    %313 = call @norm_12(%311) : (tensor<3x3x8x16xf32>) -> tensor<f32>
    %cst_104 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %314 = stablehlo.compare LE, %312, %cst_104, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %315 = call @_where_5(%314, %cst_105, %313) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %316 = call @norm_10(%234) : (tensor<3x3x8x16xf32>) -> tensor<1x1x1x1xf32>
    %cst_106 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_106, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %318 = stablehlo.compare LE, %316, %317, FLOAT : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xi1>
    %cst_107 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %319 = stablehlo.broadcast_in_dim %cst_107, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %320 = call @_where_11(%318, %319, %234) : (tensor<1x1x1x1xi1>, tensor<3x3x8x16xf32>, tensor<3x3x8x16xf32>) -> tensor<3x3x8x16xf32>
    %321 = stablehlo.reshape %316 : (tensor<1x1x1x1xf32>) -> tensor<f32>
    %322 = call @norm_12(%320) : (tensor<3x3x8x16xf32>) -> tensor<f32>
    %cst_108 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %323 = stablehlo.compare LE, %321, %cst_108, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %324 = call @_where_5(%323, %cst_109, %322) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_110 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %325 = stablehlo.multiply %cst_110, %315 : tensor<f32>
    %cst_111 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %326 = stablehlo.add %324, %cst_111 : tensor<f32>
    %327 = stablehlo.divide %325, %326 : tensor<f32>
    %cst_112 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %328 = stablehlo.compare EQ, %315, %cst_112, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %329 = stablehlo.compare EQ, %324, %cst_113, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %330 = stablehlo.or %328, %329 : tensor<i1>
    %cst_114 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %331 = call @_where_6(%330, %cst_114, %327) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %332 = stablehlo.broadcast_in_dim %331, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %333 = stablehlo.multiply %234, %332 : tensor<3x3x8x16xf32>
    %334 = call @norm_13(%arg3) : (tensor<16x10xf32>) -> tensor<1x1xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %335 = stablehlo.broadcast_in_dim %cst_115, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %336 = stablehlo.compare LE, %334, %335, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %337 = stablehlo.broadcast_in_dim %cst_116, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %338 = call @_where_14(%336, %337, %arg3) : (tensor<1x1xi1>, tensor<16x10xf32>, tensor<16x10xf32>) -> tensor<16x10xf32>
    %339 = stablehlo.reshape %334 : (tensor<1x1xf32>) -> tensor<f32>
    %340 = call @norm_15(%338) : (tensor<16x10xf32>) -> tensor<f32>
    %cst_117 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %341 = stablehlo.compare LE, %339, %cst_117, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %342 = call @_where_5(%341, %cst_118, %340) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %343 = call @norm_13(%237) : (tensor<16x10xf32>) -> tensor<1x1xf32>
    %cst_119 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %344 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %345 = stablehlo.compare LE, %343, %344, FLOAT : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xi1>
    %cst_120 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %346 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %347 = call @_where_14(%345, %346, %237) : (tensor<1x1xi1>, tensor<16x10xf32>, tensor<16x10xf32>) -> tensor<16x10xf32>
    %348 = stablehlo.reshape %343 : (tensor<1x1xf32>) -> tensor<f32>
    %349 = call @norm_15(%347) : (tensor<16x10xf32>) -> tensor<f32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %350 = stablehlo.compare LE, %348, %cst_121, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_122 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %351 = call @_where_5(%350, %cst_122, %349) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_123 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %352 = stablehlo.multiply %cst_123, %342 : tensor<f32>
    %cst_124 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %353 = stablehlo.add %351, %cst_124 : tensor<f32>
    %354 = stablehlo.divide %352, %353 : tensor<f32>
    %cst_125 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %355 = stablehlo.compare EQ, %342, %cst_125, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %356 = stablehlo.compare EQ, %351, %cst_126, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %357 = stablehlo.or %355, %356 : tensor<i1>
    %cst_127 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %358 = call @_where_6(%357, %cst_127, %354) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %359 = stablehlo.broadcast_in_dim %358, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %360 = stablehlo.multiply %237, %359 : tensor<16x10xf32>
    %361 = call @norm_16(%arg4) : (tensor<8xf32>) -> tensor<1xf32>
    %cst_128 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %362 = stablehlo.broadcast_in_dim %cst_128, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %363 = stablehlo.compare LE, %361, %362, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %364 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %365 = call @_where_17(%363, %364, %arg4) : (tensor<1xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %366 = stablehlo.reshape %361 : (tensor<1xf32>) -> tensor<f32>
    %367 = call @norm_18(%365) : (tensor<8xf32>) -> tensor<f32>
    %cst_130 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %368 = stablehlo.compare LE, %366, %cst_130, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %369 = call @_where_5(%368, %cst_131, %367) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %370 = call @norm_16(%240) : (tensor<8xf32>) -> tensor<1xf32>
    %cst_132 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %372 = stablehlo.compare LE, %370, %371, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_133 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %373 = stablehlo.broadcast_in_dim %cst_133, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %374 = call @_where_17(%372, %373, %240) : (tensor<1xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %375 = stablehlo.reshape %370 : (tensor<1xf32>) -> tensor<f32>
    %376 = call @norm_18(%374) : (tensor<8xf32>) -> tensor<f32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %377 = stablehlo.compare LE, %375, %cst_134, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_135 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %378 = call @_where_5(%377, %cst_135, %376) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_136 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %379 = stablehlo.multiply %cst_136, %369 : tensor<f32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %380 = stablehlo.add %378, %cst_137 : tensor<f32>
    %381 = stablehlo.divide %379, %380 : tensor<f32>
    %cst_138 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %382 = stablehlo.compare EQ, %369, %cst_138, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_139 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %383 = stablehlo.compare EQ, %378, %cst_139, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %384 = stablehlo.or %382, %383 : tensor<i1>
    %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %385 = call @_where_6(%384, %cst_140, %381) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %386 = stablehlo.broadcast_in_dim %385, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %387 = stablehlo.multiply %240, %386 : tensor<8xf32>
    %388 = call @norm_19(%arg5) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_141 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %389 = stablehlo.broadcast_in_dim %cst_141, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %390 = stablehlo.compare LE, %388, %389, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_142 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %391 = stablehlo.broadcast_in_dim %cst_142, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %392 = call @_where_20(%390, %391, %arg5) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %393 = stablehlo.reshape %388 : (tensor<1xf32>) -> tensor<f32>
    %394 = call @norm_21(%392) : (tensor<16xf32>) -> tensor<f32>
    %cst_143 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %395 = stablehlo.compare LE, %393, %cst_143, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_144 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %396 = call @_where_5(%395, %cst_144, %394) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %397 = call @norm_19(%243) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_145, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %399 = stablehlo.compare LE, %397, %398, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_146 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_146, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %401 = call @_where_20(%399, %400, %243) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %402 = stablehlo.reshape %397 : (tensor<1xf32>) -> tensor<f32>
    %403 = call @norm_21(%401) : (tensor<16xf32>) -> tensor<f32>
    %cst_147 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %404 = stablehlo.compare LE, %402, %cst_147, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_148 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %405 = call @_where_5(%404, %cst_148, %403) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_149 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %406 = stablehlo.multiply %cst_149, %396 : tensor<f32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %407 = stablehlo.add %405, %cst_150 : tensor<f32>
    %408 = stablehlo.divide %406, %407 : tensor<f32>
    %cst_151 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %409 = stablehlo.compare EQ, %396, %cst_151, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_152 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %410 = stablehlo.compare EQ, %405, %cst_152, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %411 = stablehlo.or %409, %410 : tensor<i1>
    %cst_153 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %412 = call @_where_6(%411, %cst_153, %408) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %413 = stablehlo.broadcast_in_dim %412, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %414 = stablehlo.multiply %243, %413 : tensor<16xf32>
    %415 = call @norm_16(%arg6) : (tensor<8xf32>) -> tensor<1xf32>
    %cst_154 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %416 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %417 = stablehlo.compare LE, %415, %416, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_155 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %418 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %419 = call @_where_17(%417, %418, %arg6) : (tensor<1xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %420 = stablehlo.reshape %415 : (tensor<1xf32>) -> tensor<f32>
    %421 = call @norm_18(%419) : (tensor<8xf32>) -> tensor<f32>
    %cst_156 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %422 = stablehlo.compare LE, %420, %cst_156, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_157 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %423 = call @_where_5(%422, %cst_157, %421) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %424 = call @norm_16(%246) : (tensor<8xf32>) -> tensor<1xf32>
    %cst_158 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %425 = stablehlo.broadcast_in_dim %cst_158, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %426 = stablehlo.compare LE, %424, %425, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_159 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %427 = stablehlo.broadcast_in_dim %cst_159, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %428 = call @_where_17(%426, %427, %246) : (tensor<1xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %429 = stablehlo.reshape %424 : (tensor<1xf32>) -> tensor<f32>
    %430 = call @norm_18(%428) : (tensor<8xf32>) -> tensor<f32>
    %cst_160 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %431 = stablehlo.compare LE, %429, %cst_160, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_161 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %432 = call @_where_5(%431, %cst_161, %430) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_162 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %433 = stablehlo.multiply %cst_162, %423 : tensor<f32>
    %cst_163 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %434 = stablehlo.add %432, %cst_163 : tensor<f32>
    %435 = stablehlo.divide %433, %434 : tensor<f32>
    %cst_164 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %436 = stablehlo.compare EQ, %423, %cst_164, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_165 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %437 = stablehlo.compare EQ, %432, %cst_165, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %438 = stablehlo.or %436, %437 : tensor<i1>
    %cst_166 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %439 = call @_where_6(%438, %cst_166, %435) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %440 = stablehlo.broadcast_in_dim %439, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %441 = stablehlo.multiply %246, %440 : tensor<8xf32>
    %442 = call @norm_19(%arg7) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_167 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %443 = stablehlo.broadcast_in_dim %cst_167, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %444 = stablehlo.compare LE, %442, %443, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_168 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %445 = stablehlo.broadcast_in_dim %cst_168, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %446 = call @_where_20(%444, %445, %arg7) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %447 = stablehlo.reshape %442 : (tensor<1xf32>) -> tensor<f32>
    %448 = call @norm_21(%446) : (tensor<16xf32>) -> tensor<f32>
    %cst_169 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %449 = stablehlo.compare LE, %447, %cst_169, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_170 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %450 = call @_where_5(%449, %cst_170, %448) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %451 = call @norm_19(%249) : (tensor<16xf32>) -> tensor<1xf32>
    %cst_171 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %452 = stablehlo.broadcast_in_dim %cst_171, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %453 = stablehlo.compare LE, %451, %452, FLOAT : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %cst_172 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %454 = stablehlo.broadcast_in_dim %cst_172, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %455 = call @_where_20(%453, %454, %249) : (tensor<1xi1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %456 = stablehlo.reshape %451 : (tensor<1xf32>) -> tensor<f32>
    %457 = call @norm_21(%455) : (tensor<16xf32>) -> tensor<f32>
    %cst_173 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %458 = stablehlo.compare LE, %456, %cst_173, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_174 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %459 = call @_where_5(%458, %cst_174, %457) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_175 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %460 = stablehlo.multiply %cst_175, %450 : tensor<f32>
    %cst_176 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %461 = stablehlo.add %459, %cst_176 : tensor<f32>
    %462 = stablehlo.divide %460, %461 : tensor<f32>
    %cst_177 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %463 = stablehlo.compare EQ, %450, %cst_177, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_178 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %464 = stablehlo.compare EQ, %459, %cst_178, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %465 = stablehlo.or %463, %464 : tensor<i1>
    %cst_179 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %466 = call @_where_6(%465, %cst_179, %462) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %467 = stablehlo.broadcast_in_dim %466, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %468 = stablehlo.multiply %249, %467 : tensor<16xf32>
    %469 = call @norm_22(%arg8) : (tensor<1x1x8x16xf32>) -> tensor<1x1x1x1xf32>
    %cst_180 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %470 = stablehlo.broadcast_in_dim %cst_180, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %471 = stablehlo.compare LE, %469, %470, FLOAT : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xi1>
    %cst_181 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %472 = stablehlo.broadcast_in_dim %cst_181, dims = [] : (tensor<f32>) -> tensor<1x1x8x16xf32>
    %473 = call @_where_23(%471, %472, %arg8) : (tensor<1x1x1x1xi1>, tensor<1x1x8x16xf32>, tensor<1x1x8x16xf32>) -> tensor<1x1x8x16xf32>
    %474 = stablehlo.reshape %469 : (tensor<1x1x1x1xf32>) -> tensor<f32>
    %475 = call @norm_24(%473) : (tensor<1x1x8x16xf32>) -> tensor<f32>
    %cst_182 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %476 = stablehlo.compare LE, %474, %cst_182, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_183 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %477 = call @_where_5(%476, %cst_183, %475) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %478 = call @norm_22(%252) : (tensor<1x1x8x16xf32>) -> tensor<1x1x1x1xf32>
    %cst_184 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %479 = stablehlo.broadcast_in_dim %cst_184, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %480 = stablehlo.compare LE, %478, %479, FLOAT : (tensor<1x1x1x1xf32>, tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xi1>
    %cst_185 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %481 = stablehlo.broadcast_in_dim %cst_185, dims = [] : (tensor<f32>) -> tensor<1x1x8x16xf32>
    %482 = call @_where_23(%480, %481, %252) : (tensor<1x1x1x1xi1>, tensor<1x1x8x16xf32>, tensor<1x1x8x16xf32>) -> tensor<1x1x8x16xf32>
    %483 = stablehlo.reshape %478 : (tensor<1x1x1x1xf32>) -> tensor<f32>
    %484 = call @norm_24(%482) : (tensor<1x1x8x16xf32>) -> tensor<f32>
    %cst_186 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %485 = stablehlo.compare LE, %483, %cst_186, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_187 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %486 = call @_where_5(%485, %cst_187, %484) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %cst_188 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %487 = stablehlo.multiply %cst_188, %477 : tensor<f32>
    %cst_189 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %488 = stablehlo.add %486, %cst_189 : tensor<f32>
    %489 = stablehlo.divide %487, %488 : tensor<f32>
    %cst_190 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %490 = stablehlo.compare EQ, %477, %cst_190, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_191 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %491 = stablehlo.compare EQ, %486, %cst_191, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %492 = stablehlo.or %490, %491 : tensor<i1>
    %cst_192 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %493 = call @_where_6(%492, %cst_192, %489) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %494 = stablehlo.broadcast_in_dim %493, dims = [] : (tensor<f32>) -> tensor<1x1x8x16xf32>
    %495 = stablehlo.multiply %252, %494 : tensor<1x1x8x16xf32>
    %cst_193 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %496 = stablehlo.broadcast_in_dim %cst_193, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %497 = stablehlo.multiply %496, %279 : tensor<10xf32>
    %cst_194 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %498 = stablehlo.broadcast_in_dim %cst_194, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %499 = stablehlo.multiply %498, %306 : tensor<3x3x3x8xf32>
    %cst_195 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %500 = stablehlo.broadcast_in_dim %cst_195, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %501 = stablehlo.multiply %500, %333 : tensor<3x3x8x16xf32>
    %cst_196 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %502 = stablehlo.broadcast_in_dim %cst_196, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %503 = stablehlo.multiply %502, %360 : tensor<16x10xf32>
    %cst_197 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %504 = stablehlo.broadcast_in_dim %cst_197, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %505 = stablehlo.multiply %504, %387 : tensor<8xf32>
    %cst_198 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %506 = stablehlo.broadcast_in_dim %cst_198, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %507 = stablehlo.multiply %506, %414 : tensor<16xf32>
    %cst_199 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %508 = stablehlo.broadcast_in_dim %cst_199, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %509 = stablehlo.multiply %508, %441 : tensor<8xf32>
    %cst_200 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %510 = stablehlo.broadcast_in_dim %cst_200, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %511 = stablehlo.multiply %510, %468 : tensor<16xf32>
    %cst_201 = stablehlo.constant dense<-1.000000e-01> : tensor<f32>
    %512 = stablehlo.broadcast_in_dim %cst_201, dims = [] : (tensor<f32>) -> tensor<1x1x8x16xf32>
    %513 = stablehlo.multiply %512, %495 : tensor<1x1x8x16xf32>
    %cst_202 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %514 = stablehlo.broadcast_in_dim %cst_202, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %515 = stablehlo.multiply %514, %arg9 : tensor<10xf32>
    %516 = stablehlo.add %497, %515 : tensor<10xf32>
    %cst_203 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %517 = stablehlo.broadcast_in_dim %cst_203, dims = [] : (tensor<f32>) -> tensor<3x3x3x8xf32>
    %518 = stablehlo.multiply %517, %arg10 : tensor<3x3x3x8xf32>
    %519 = stablehlo.add %499, %518 : tensor<3x3x3x8xf32>
    %cst_204 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %520 = stablehlo.broadcast_in_dim %cst_204, dims = [] : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %521 = stablehlo.multiply %520, %arg11 : tensor<3x3x8x16xf32>
    %522 = stablehlo.add %501, %521 : tensor<3x3x8x16xf32>
    %cst_205 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %523 = stablehlo.broadcast_in_dim %cst_205, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %524 = stablehlo.multiply %523, %arg12 : tensor<16x10xf32>
    %525 = stablehlo.add %503, %524 : tensor<16x10xf32>
    %cst_206 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %526 = stablehlo.broadcast_in_dim %cst_206, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %527 = stablehlo.multiply %526, %arg13 : tensor<8xf32>
    %528 = stablehlo.add %505, %527 : tensor<8xf32>
    %cst_207 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %529 = stablehlo.broadcast_in_dim %cst_207, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %530 = stablehlo.multiply %529, %arg14 : tensor<16xf32>
    %531 = stablehlo.add %507, %530 : tensor<16xf32>
    %cst_208 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %532 = stablehlo.broadcast_in_dim %cst_208, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %533 = stablehlo.multiply %532, %arg15 : tensor<8xf32>
    %534 = stablehlo.add %509, %533 : tensor<8xf32>
    %cst_209 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %535 = stablehlo.broadcast_in_dim %cst_209, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %536 = stablehlo.multiply %535, %arg16 : tensor<16xf32>
    %537 = stablehlo.add %511, %536 : tensor<16xf32>
    %cst_210 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %538 = stablehlo.broadcast_in_dim %cst_210, dims = [] : (tensor<f32>) -> tensor<1x1x8x16xf32>
    %539 = stablehlo.multiply %538, %arg17 : tensor<1x1x8x16xf32>
    %540 = stablehlo.add %513, %539 : tensor<1x1x8x16xf32>
    %541 = stablehlo.add %arg0, %516 : tensor<10xf32>
    %542 = stablehlo.add %arg1, %519 : tensor<3x3x3x8xf32>
    %543 = stablehlo.add %arg2, %522 : tensor<3x3x8x16xf32>
    %544 = stablehlo.add %arg3, %525 : tensor<16x10xf32>
    %545 = stablehlo.add %arg4, %528 : tensor<8xf32>
    %546 = stablehlo.add %arg5, %531 : tensor<16xf32>
    %547 = stablehlo.add %arg6, %534 : tensor<8xf32>
    %548 = stablehlo.add %arg7, %537 : tensor<16xf32>
    %549 = stablehlo.add %arg8, %540 : tensor<1x1x8x16xf32>
    return %541, %542, %543, %544, %545, %546, %547, %548, %549, %516, %519, %522, %525, %528, %531, %534, %537, %540, %119 : tensor<10xf32>, tensor<3x3x3x8xf32>, tensor<3x3x8x16xf32>, tensor<16x10xf32>, tensor<8xf32>, tensor<16xf32>, tensor<8xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<10xf32>, tensor<3x3x3x8xf32>, tensor<3x3x8x16xf32>, tensor<16x10xf32>, tensor<8xf32>, tensor<16xf32>, tensor<8xf32>, tensor<16xf32>, tensor<1x1x8x16xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x8x8x8xf32>) -> tensor<8x8x8x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8x8x8xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x8x8x8xf32>
    return %1 : tensor<8x8x8x8xf32>
  }
  func.func private @relu_0(%arg0: tensor<8x4x4x16xf32>) -> tensor<8x4x4x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4x4x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x4x4x16xf32>
    return %1 : tensor<8x4x4x16xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x10xf32>, %arg1: tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %c_1 = stablehlo.constant dense<9> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x1x1xi1>, tensor<i1>) -> tensor<8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x10xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x1xi1>, tensor<8x1xf32>
    return %15, %5 : tensor<8x1xf32>, tensor<8x1x1xi32>
  }
  func.func private @_take(%arg0: tensor<8x1xf32>, %arg1: tensor<i32>) -> (tensor<8xf32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = call @_where(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
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
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 8, 1>}> : (tensor<8x1xf32>, tensor<1xi32>) -> tensor<8xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<8xi1>, tensor<8xf32>
    return %13, %3 : tensor<8xf32>, tensor<1xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_1(%arg0: tensor<1xi32>, %arg1: tensor<8xf32>) -> tensor<8x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x1xf32>, tensor<1xi32>, tensor<8xf32>) -> tensor<8x1xf32>
    return %1 : tensor<8x1xf32>
  }
  func.func private @take_along_axis_2(%arg0: tensor<8x1x1xi32>, %arg1: tensor<8x1xf32>) -> tensor<8x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x10xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x10xf32>, tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x10xf32>
    return %1 : tensor<8x10xf32>
  }
  func.func private @norm(%arg0: tensor<10xf32>) -> tensor<1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<10xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1xf32>
    return %3 : tensor<1xf32>
  }
  func.func private @_where_3(%arg0: tensor<1xi1>, %arg1: tensor<10xf32>, %arg2: tensor<10xf32>) -> tensor<10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi1>) -> tensor<10xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<10xi1>, tensor<10xf32>
    return %1 : tensor<10xf32>
  }
  func.func private @norm_4(%arg0: tensor<10xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<10xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @norm_7(%arg0: tensor<3x3x3x8xf32>) -> tensor<1x1x1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x3x3x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x3x8xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1x1x1xf32>
    return %3 : tensor<1x1x1x1xf32>
  }
  func.func private @_where_8(%arg0: tensor<1x1x1x1xi1>, %arg1: tensor<3x3x3x8xf32>, %arg2: tensor<3x3x3x8xf32>) -> tensor<3x3x3x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi1>) -> tensor<3x3x3x8xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x3x3x8xi1>, tensor<3x3x3x8xf32>
    return %1 : tensor<3x3x3x8xf32>
  }
  func.func private @norm_9(%arg0: tensor<3x3x3x8xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x3x3x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x3x8xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_10(%arg0: tensor<3x3x8x16xf32>) -> tensor<1x1x1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x3x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x8x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1x1x1xf32>
    return %3 : tensor<1x1x1x1xf32>
  }
  func.func private @_where_11(%arg0: tensor<1x1x1x1xi1>, %arg1: tensor<3x3x8x16xf32>, %arg2: tensor<3x3x8x16xf32>) -> tensor<3x3x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi1>) -> tensor<3x3x8x16xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<3x3x8x16xi1>, tensor<3x3x8x16xf32>
    return %1 : tensor<3x3x8x16xf32>
  }
  func.func private @norm_12(%arg0: tensor<3x3x8x16xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<3x3x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<3x3x8x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_13(%arg0: tensor<16x10xf32>) -> tensor<1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x10xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1xf32>
    return %3 : tensor<1x1xf32>
  }
  func.func private @_where_14(%arg0: tensor<1x1xi1>, %arg1: tensor<16x10xf32>, %arg2: tensor<16x10xf32>) -> tensor<16x10xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xi1>) -> tensor<16x10xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<16x10xi1>, tensor<16x10xf32>
    return %1 : tensor<16x10xf32>
  }
  func.func private @norm_15(%arg0: tensor<16x10xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16x10xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x10xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_16(%arg0: tensor<8xf32>) -> tensor<1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1xf32>
    return %3 : tensor<1xf32>
  }
  func.func private @_where_17(%arg0: tensor<1xi1>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi1>) -> tensor<8xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<8xi1>, tensor<8xf32>
    return %1 : tensor<8xf32>
  }
  func.func private @norm_18(%arg0: tensor<8xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_19(%arg0: tensor<16xf32>) -> tensor<1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1xf32>
    return %3 : tensor<1xf32>
  }
  func.func private @_where_20(%arg0: tensor<1xi1>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>) -> tensor<16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi1>) -> tensor<16xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<16xi1>, tensor<16xf32>
    return %1 : tensor<16xf32>
  }
  func.func private @norm_21(%arg0: tensor<16xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
  func.func private @norm_22(%arg0: tensor<1x1x8x16xf32>) -> tensor<1x1x1x1xf32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<1x1x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x1x8x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [] : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %3 = stablehlo.sqrt %2 : tensor<1x1x1x1xf32>
    return %3 : tensor<1x1x1x1xf32>
  }
  func.func private @_where_23(%arg0: tensor<1x1x1x1xi1>, %arg1: tensor<1x1x8x16xf32>, %arg2: tensor<1x1x8x16xf32>) -> tensor<1x1x8x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 3] : (tensor<1x1x1x1xi1>) -> tensor<1x1x8x16xi1>
    %1 = stablehlo.select %0, %arg1, %arg2 : tensor<1x1x8x16xi1>, tensor<1x1x8x16xf32>
    return %1 : tensor<1x1x8x16xf32>
  }
  func.func private @norm_24(%arg0: tensor<1x1x8x16xf32>) -> tensor<f32> {
    %0 = stablehlo.multiply %arg0, %arg0 : tensor<1x1x8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<1x1x8x16xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.sqrt %1 : tensor<f32>
    return %2 : tensor<f32>
  }
}
