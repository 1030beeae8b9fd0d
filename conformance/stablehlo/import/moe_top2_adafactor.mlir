module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x32x16xf32>, %arg1: tensor<16x4xf32>, %arg2: tensor<16x10xf32>, %arg3: tensor<4x16x32xf32>, %arg4: tensor<i32>, %arg5: tensor<4x16xf32>, %arg6: tensor<1xf32>, %arg7: tensor<10xf32>, %arg8: tensor<4x16xf32>, %arg9: tensor<4x32xf32>, %arg10: tensor<1xf32>, %arg11: tensor<16xf32>, %arg12: tensor<4x32xf32>, %arg13: tensor<1xf32>, %arg14: tensor<16x4xf32>, %arg15: tensor<1xf32>, %arg16: tensor<1xf32>, %arg17: tensor<8x16xf32>, %arg18: tensor<8xi32>) -> (tensor<4x32x16xf32> {jax.result_info = "result[0]['down']"}, tensor<16x4xf32> {jax.result_info = "result[0]['gate']"}, tensor<16x10xf32> {jax.result_info = "result[0]['last']"}, tensor<4x16x32xf32> {jax.result_info = "result[0]['up']"}, tensor<i32> {jax.result_info = "result[1][0].count"}, tensor<4x16xf32> {jax.result_info = "result[1][0].v_row['down']"}, tensor<1xf32> {jax.result_info = "result[1][0].v_row['gate']"}, tensor<10xf32> {jax.result_info = "result[1][0].v_row['last']"}, tensor<4x16xf32> {jax.result_info = "result[1][0].v_row['up']"}, tensor<4x32xf32> {jax.result_info = "result[1][0].v_col['down']"}, tensor<1xf32> {jax.result_info = "result[1][0].v_col['gate']"}, tensor<16xf32> {jax.result_info = "result[1][0].v_col['last']"}, tensor<4x32xf32> {jax.result_info = "result[1][0].v_col['up']"}, tensor<1xf32> {jax.result_info = "result[1][0].v['down']"}, tensor<16x4xf32> {jax.result_info = "result[1][0].v['gate']"}, tensor<1xf32> {jax.result_info = "result[1][0].v['last']"}, tensor<1xf32> {jax.result_info = "result[1][0].v['up']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg17, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %1 = stablehlo.reduce(%0 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %2 = stablehlo.reshape %1 : (tensor<8xf32>) -> tensor<8x1xf32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x4xf32>
    %4 = stablehlo.compare EQ, %0, %3, FLOAT : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xi1>
    %5 = stablehlo.convert %4 : (tensor<8x4xi1>) -> tensor<8x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.reduce(%5 init: %cst_0) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %8 = stablehlo.maximum %7, %1 : tensor<8xf32>
    %9 = stablehlo.compare EQ, %1, %8, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %12 = stablehlo.select %9, %10, %11 : tensor<8xi1>, tensor<8xf32>
    %cst_4 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %14 = stablehlo.compare EQ, %13, %8, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %17 = stablehlo.select %14, %15, %16 : tensor<8xi1>, tensor<8xf32>
    %18 = stablehlo.divide %12, %17 : tensor<8xf32>
    %19 = stablehlo.broadcast_in_dim %8, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x4xf32>
    %21 = stablehlo.subtract %0, %20 : tensor<8x4xf32>
    %22 = stablehlo.exponential %21 : tensor<8x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_7) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x4xf32>
    %26 = stablehlo.divide %22, %25 : tensor<8x4xf32>
    %27 = stablehlo.multiply %24, %24 : tensor<8x1xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %29 = stablehlo.divide %28, %27 : tensor<8x1xf32>
    %values, %indices = chlo.top_k(%26, k = 2) : tensor<8x4xf32> -> (tensor<8x2xf32>, tensor<8x2xi32>)
    %30 = stablehlo.reshape %indices : (tensor<8x2xi32>) -> tensor<8x2x1xi32>
    %31 = call @_one_hot(%indices) : (tensor<8x2xi32>) -> tensor<8x2x4xf32>
    %32 = stablehlo.reshape %31 : (tensor<8x2x4xf32>) -> tensor<16x4xf32>
    %33 = call @cumsum(%32) : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %34 = stablehlo.reshape %33 : (tensor<16x4xf32>) -> tensor<8x2x4xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x2x4xf32>
    %36 = stablehlo.subtract %34, %35 : tensor<8x2x4xf32>
    %37 = stablehlo.multiply %36, %31 : tensor<8x2x4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %38 = stablehlo.reduce(%37 init: %cst_10) applies stablehlo.add across dimensions = [2] : (tensor<8x2x4xf32>, tensor<f32>) -> tensor<8x2xf32>
    %39 = call @_one_hot_1(%38) : (tensor<8x2xf32>) -> tensor<8x2x8xf32>
    %40 = stablehlo.dot_general %31, %39, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x2x4xf32>, tensor<8x2x8xf32>) -> tensor<8x4x8xf32>
    %41 = stablehlo.dot_general %values, %31, batching_dims = [0, 1] x [0, 1], contracting_dims = [] x [], precision = [DEFAULT, DEFAULT] : (tensor<8x2xf32>, tensor<8x2x4xf32>) -> tensor<8x2x4xf32>
    %42 = stablehlo.dot_general %41, %39, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x2x4xf32>, tensor<8x2x8xf32>) -> tensor<8x4x8xf32>
    %43 = stablehlo.dot_general %arg17, %40, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x4x8xf32>) -> tensor<16x4x8xf32>
    %44 = stablehlo.dot_general %43, %arg3, batching_dims = [1] x [0], contracting_dims = [0] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x4x8xf32>, tensor<4x16x32xf32>) -> tensor<4x8x32xf32>
    %45 = call @relu(%44) : (tensor<4x8x32xf32>) -> tensor<4x8x32xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %47 = stablehlo.compare GT, %44, %46, FLOAT : (tensor<4x8x32xf32>, tensor<4x8x32xf32>) -> tensor<4x8x32xi1>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %49 = stablehlo.dot_general %arg0, %45, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x32x16xf32>, tensor<4x8x32xf32>) -> tensor<4x16x8xf32>
    %50 = stablehlo.dot_general %42, %49, contracting_dims = [2, 1] x [2, 0], precision = [DEFAULT, DEFAULT] : (tensor<8x4x8xf32>, tensor<4x16x8xf32>) -> tensor<8x16xf32>
    %51 = stablehlo.add %arg17, %50 : tensor<8x16xf32>
    %52 = stablehlo.dot_general %51, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x10xf32>) -> tensor<8x10xf32>
    %53 = stablehlo.broadcast_in_dim %arg18, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %54:2 = call @take_along_axis(%52, %53) : (tensor<8x10xf32>, tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %55:2 = call @_take(%54#0, %c) : (tensor<8x1xf32>, tensor<i32>) -> (tensor<8xf32>, tensor<1xi32>)
    %cst_13 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %56 = stablehlo.reduce(%52 init: %cst_13) applies stablehlo.maximum across dimensions = [1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
    %57 = stablehlo.reshape %56 : (tensor<8xf32>) -> tensor<8x1xf32>
    %58 = stablehlo.broadcast_in_dim %57, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x10xf32>
    %59 = stablehlo.compare EQ, %52, %58, FLOAT : (tensor<8x10xf32>, tensor<8x10xf32>) -> tensor<8x10xi1>
    %60 = stablehlo.convert %59 : (tensor<8x10xi1>) -> tensor<8x10xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %61 = stablehlo.reduce(%60 init: %cst_14) applies stablehlo.add across dimensions = [1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_15 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %63 = stablehlo.maximum %62, %56 : tensor<8xf32>
    %64 = stablehlo.compare EQ, %56, %63, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %67 = stablehlo.select %64, %65, %66 : tensor<8xi1>, tensor<8xf32>
    %cst_18 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %69 = stablehlo.compare EQ, %68, %63, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_19 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %72 = stablehlo.select %69, %70, %71 : tensor<8xi1>, tensor<8xf32>
    %73 = stablehlo.divide %67, %72 : tensor<8xf32>
    %74 = stablehlo.is_finite %63 : (tensor<8xf32>) -> tensor<8xi1>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %76 = stablehlo.select %74, %63, %75 : tensor<8xi1>, tensor<8xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %78 = stablehlo.broadcast_in_dim %76, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x10xf32>
    %80 = stablehlo.subtract %52, %79 : tensor<8x10xf32>
    %81 = stablehlo.exponential %80 : tensor<8x10xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %82 = stablehlo.reduce(%81 init: %cst_23) applies stablehlo.add across dimensions = [1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
    %83 = stablehlo.sign %82 : tensor<8xf32>
    %84 = stablehlo.abs %82 : tensor<8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %86 = stablehlo.compare GE, %82, %85, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %87 = stablehlo.log %84 : tensor<8xf32>
    %88 = stablehlo.add %87, %76 : tensor<8xf32>
    %89 = stablehlo.subtract %88, %55#0 : tensor<8xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %90 = stablehlo.reduce(%89 init: %cst_25) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_26 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %91 = stablehlo.divide %90, %cst_26 : tensor<f32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_28 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %92 = stablehlo.divide %cst_27, %cst_28 : tensor<f32>
    %93 = stablehlo.broadcast_in_dim %92, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %94 = stablehlo.negate %93 : tensor<8xf32>
    %95 = stablehlo.divide %93, %84 : tensor<8xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %97 = stablehlo.select %86, %96, %95 : tensor<8xi1>, tensor<8xf32>
    %98 = stablehlo.select %86, %95, %96 : tensor<8xi1>, tensor<8xf32>
    %99 = stablehlo.negate %97 : tensor<8xf32>
    %100 = stablehlo.add %98, %99 : tensor<8xf32>
    %101 = stablehlo.broadcast_in_dim %100, dims = [0] : (tensor<8xf32>) -> tensor<8x10xf32>
    %102 = stablehlo.multiply %101, %81 : tensor<8x10xf32>
    %103 = call @_take_2(%55#1, %94) : (tensor<1xi32>, tensor<8xf32>) -> tensor<8x1xf32>
    %104 = call @take_along_axis_3(%54#1, %103) : (tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x10xf32>
    %105 = stablehlo.add %102, %104 : tensor<8x10xf32>
    %106 = stablehlo.dot_general %105, %51, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x10xf32>, tensor<8x16xf32>) -> tensor<10x16xf32>
    %107 = stablehlo.transpose %106, dims = [1, 0] : (tensor<10x16xf32>) -> tensor<16x10xf32>
    %108 = stablehlo.dot_general %105, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x10xf32>, tensor<16x10xf32>) -> tensor<8x16xf32>
    %109 = stablehlo.dot_general %108, %42, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x4x8xf32>) -> tensor<16x4x8xf32>
    %110 = stablehlo.transpose %109, dims = [1, 0, 2] : (tensor<16x4x8xf32>) -> tensor<4x16x8xf32>
    %111 = stablehlo.dot_general %108, %49, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<4x16x8xf32>) -> tensor<8x4x8xf32>
    %112 = stablehlo.dot_general %110, %arg0, batching_dims = [0] x [0], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x16x8xf32>, tensor<4x32x16xf32>) -> tensor<4x8x32xf32>
    %113 = stablehlo.dot_general %110, %45, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x16x8xf32>, tensor<4x8x32xf32>) -> tensor<4x16x32xf32>
    %114 = stablehlo.transpose %113, dims = [0, 2, 1] : (tensor<4x16x32xf32>) -> tensor<4x32x16xf32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %116 = stablehlo.select %47, %112, %115 : tensor<4x8x32xi1>, tensor<4x8x32xf32>
    %117 = stablehlo.dot_general %116, %43, batching_dims = [0] x [1], contracting_dims = [1] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x8x32xf32>, tensor<16x4x8xf32>) -> tensor<4x32x16xf32>
    %118 = stablehlo.transpose %117, dims = [0, 2, 1] : (tensor<4x32x16xf32>) -> tensor<4x16x32xf32>
    %119 = stablehlo.dot_general %111, %39, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x4x8xf32>, tensor<8x2x8xf32>) -> tensor<8x4x2xf32>
    %120 = stablehlo.transpose %119, dims = [0, 2, 1] : (tensor<8x4x2xf32>) -> tensor<8x2x4xf32>
    %121 = stablehlo.dot_general %120, %31, batching_dims = [0, 1] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<8x2x4xf32>, tensor<8x2x4xf32>) -> tensor<8x2xf32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %122 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %123 = "stablehlo.scatter"(%122, %30, %121) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %408 = stablehlo.add %arg19, %arg20 : tensor<f32>
      stablehlo.return %408 : tensor<f32>
    }) : (tensor<8x4xf32>, tensor<8x2x1xi32>, tensor<8x2xf32>) -> tensor<8x4xf32>
    %124 = stablehlo.broadcast_in_dim %29, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x4xf32>
    %125 = stablehlo.multiply %123, %124 : tensor<8x4xf32>
    %126 = stablehlo.multiply %125, %22 : tensor<8x4xf32>
    %cst_32 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_32) applies stablehlo.add across dimensions = [1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<8xf32>
    %128 = stablehlo.reshape %127 : (tensor<8xf32>) -> tensor<8x1xf32>
    %129 = stablehlo.negate %128 : tensor<8x1xf32>
    %130 = stablehlo.broadcast_in_dim %24, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x4xf32>
    %131 = stablehlo.divide %123, %130 : tensor<8x4xf32>
    %cst_33 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%129 init: %cst_33) applies stablehlo.add across dimensions = [1] : (tensor<8x1xf32>, tensor<f32>) -> tensor<8xf32>
    %133 = stablehlo.broadcast_in_dim %132, dims = [0] : (tensor<8xf32>) -> tensor<8x4xf32>
    %134 = stablehlo.add %131, %133 : tensor<8x4xf32>
    %135 = stablehlo.multiply %134, %22 : tensor<8x4xf32>
    %136 = stablehlo.dot_general %135, %arg17, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x16xf32>) -> tensor<4x16xf32>
    %137 = stablehlo.transpose %136, dims = [1, 0] : (tensor<4x16xf32>) -> tensor<16x4xf32>
    %c_34 = stablehlo.constant dense<0> : tensor<i32>
    %138 = stablehlo.subtract %arg4, %c_34 : tensor<i32>
    %c_35 = stablehlo.constant dense<1> : tensor<i32>
    %139 = stablehlo.add %138, %c_35 : tensor<i32>
    %140 = stablehlo.convert %139 : (tensor<i32>) -> tensor<f32>
    %cst_36 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %141 = stablehlo.power %140, %cst_36 : tensor<f32>
    %cst_37 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %142 = stablehlo.subtract %cst_37, %141 : tensor<f32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %143 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %144 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %146 = stablehlo.multiply %114, %114 : tensor<4x32x16xf32>
    %cst_41 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<4x32x16xf32>
    %148 = stablehlo.add %146, %147 : tensor<4x32x16xf32>
    %149 = stablehlo.broadcast_in_dim %142, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %150 = stablehlo.multiply %149, %arg5 : tensor<4x16xf32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %151 = stablehlo.subtract %cst_42, %142 : tensor<f32>
    %cst_43 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %152 = stablehlo.reduce(%148 init: %cst_43) applies stablehlo.add across dimensions = [1] : (tensor<4x32x16xf32>, tensor<f32>) -> tensor<4x16xf32>
    %cst_44 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %154 = stablehlo.divide %152, %153 : tensor<4x16xf32>
    %155 = stablehlo.broadcast_in_dim %151, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %156 = stablehlo.multiply %155, %154 : tensor<4x16xf32>
    %157 = stablehlo.add %150, %156 : tensor<4x16xf32>
    %158 = stablehlo.broadcast_in_dim %142, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %159 = stablehlo.multiply %158, %arg9 : tensor<4x32xf32>
    %cst_45 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %160 = stablehlo.subtract %cst_45, %142 : tensor<f32>
    %cst_46 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %161 = stablehlo.reduce(%148 init: %cst_46) applies stablehlo.add across dimensions = [2] : (tensor<4x32x16xf32>, tensor<f32>) -> tensor<4x32xf32>
    %cst_47 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %162 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %163 = stablehlo.divide %161, %162 : tensor<4x32xf32>
    %164 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %165 = stablehlo.multiply %164, %163 : tensor<4x32xf32>
    %166 = stablehlo.add %159, %165 : tensor<4x32xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %167 = stablehlo.reduce(%157 init: %cst_48) applies stablehlo.add across dimensions = [1] : (tensor<4x16xf32>, tensor<f32>) -> tensor<4xf32>
    %168 = stablehlo.broadcast_in_dim %167, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %cst_49 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %170 = stablehlo.divide %168, %169 : tensor<4x1xf32>
    %171 = stablehlo.broadcast_in_dim %170, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x16xf32>
    %172 = stablehlo.divide %157, %171 : tensor<4x16xf32>
    %cst_50 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %173 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %174 = stablehlo.power %172, %173 : tensor<4x16xf32>
    %cst_51 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %176 = stablehlo.power %166, %175 : tensor<4x32xf32>
    %177 = stablehlo.broadcast_in_dim %174, dims = [0, 2] : (tensor<4x16xf32>) -> tensor<4x1x16xf32>
    %178 = stablehlo.broadcast_in_dim %177, dims = [0, 1, 2] : (tensor<4x1x16xf32>) -> tensor<4x32x16xf32>
    %179 = stablehlo.multiply %114, %178 : tensor<4x32x16xf32>
    %180 = stablehlo.broadcast_in_dim %176, dims = [0, 1] : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %181 = stablehlo.broadcast_in_dim %180, dims = [0, 1, 2] : (tensor<4x32x1xf32>) -> tensor<4x32x16xf32>
    %182 = stablehlo.multiply %179, %181 : tensor<4x32x16xf32>
    %c_52 = stablehlo.constant dense<0> : tensor<i32>
    %183 = stablehlo.subtract %arg4, %c_52 : tensor<i32>
    %c_53 = stablehlo.constant dense<1> : tensor<i32>
    %184 = stablehlo.add %183, %c_53 : tensor<i32>
    %185 = stablehlo.convert %184 : (tensor<i32>) -> tensor<f32>
    %cst_54 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %186 = stablehlo.power %185, %cst_54 : tensor<f32>
    %cst_55 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %187 = stablehlo.subtract %cst_55, %186 : tensor<f32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %188 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %189 = stablehlo.broadcast_in_dim %cst_57, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_58 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %190 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %191 = stablehlo.multiply %137, %137 : tensor<16x4xf32>
    %cst_59 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %192 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %193 = stablehlo.add %191, %192 : tensor<16x4xf32>
    %194 = stablehlo.broadcast_in_dim %187, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %195 = stablehlo.multiply %194, %arg14 : tensor<16x4xf32>
    %cst_60 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %196 = stablehlo.subtract %cst_60, %187 : tensor<f32>
    %197 = stablehlo.broadcast_in_dim %196, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %198 = stablehlo.multiply %197, %193 : tensor<16x4xf32>
    %199 = stablehlo.add %195, %198 : tensor<16x4xf32>
    %cst_61 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %201 = stablehlo.power %199, %200 : tensor<16x4xf32>
    %202 = stablehlo.multiply %137, %201 : tensor<16x4xf32>
    %c_62 = stablehlo.constant dense<0> : tensor<i32>
    %203 = stablehlo.subtract %arg4, %c_62 : tensor<i32>
    %c_63 = stablehlo.constant dense<1> : tensor<i32>
    %204 = stablehlo.add %203, %c_63 : tensor<i32>
    %205 = stablehlo.convert %204 : (tensor<i32>) -> tensor<f32>
    %cst_64 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %206 = stablehlo.power %205, %cst_64 : tensor<f32>
    %cst_65 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %207 = stablehlo.subtract %cst_65, %206 : tensor<f32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %209 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_68 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %211 = stablehlo.multiply %107, %107 : tensor<16x10xf32>
    %cst_69 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %212 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %213 = stablehlo.add %211, %212 : tensor<16x10xf32>
    %214 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %215 = stablehlo.multiply %214, %arg7 : tensor<10xf32>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %216 = stablehlo.subtract %cst_70, %207 : tensor<f32>
    %cst_71 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %217 = stablehlo.reduce(%213 init: %cst_71) applies stablehlo.add across dimensions = [0] : (tensor<16x10xf32>, tensor<f32>) -> tensor<10xf32>
    %cst_72 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %218 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %219 = stablehlo.divide %217, %218 : tensor<10xf32>
    %220 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %221 = stablehlo.multiply %220, %219 : tensor<10xf32>
    %222 = stablehlo.add %215, %221 : tensor<10xf32>
    %223 = stablehlo.broadcast_in_dim %207, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %224 = stablehlo.multiply %223, %arg11 : tensor<16xf32>
    %cst_73 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %225 = stablehlo.subtract %cst_73, %207 : tensor<f32>
    %cst_74 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %226 = stablehlo.reduce(%213 init: %cst_74) applies stablehlo.add across dimensions = [1] : (tensor<16x10xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_75 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %227 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %228 = stablehlo.divide %226, %227 : tensor<16xf32>
    %229 = stablehlo.broadcast_in_dim %225, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %230 = stablehlo.multiply %229, %228 : tensor<16xf32>
    %231 = stablehlo.add %224, %230 : tensor<16xf32>
    %cst_76 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %232 = stablehlo.reduce(%222 init: %cst_76) applies stablehlo.add across dimensions = [0] : (tensor<10xf32>, tensor<f32>) -> tensor<f32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_77 = stablehlo.constant dense<1.000000e+01> : tensor<f32>
    %234 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %235 = stablehlo.divide %233, %234 : tensor<1xf32>
    %236 = stablehlo.broadcast_in_dim %235, dims = [0] : (tensor<1xf32>) -> tensor<10xf32>
    %237 = stablehlo.divide %222, %236 : tensor<10xf32>
    %cst_78 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %239 = stablehlo.power %237, %238 : tensor<10xf32>
    %cst_79 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %240 = stablehlo.broadcast_in_dim %cst_79, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %241 = stablehlo.power %231, %240 : tensor<16xf32>
    %242 = stablehlo.broadcast_in_dim %239, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %243 = stablehlo.broadcast_in_dim %242, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<16x10xf32>
    %244 = stablehlo.multiply %107, %243 : tensor<16x10xf32>
    %245 = stablehlo.broadcast_in_dim %241, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %246 = stablehlo.broadcast_in_dim %245, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x10xf32>
    %247 = stablehlo.multiply %244, %246 : tensor<16x10xf32>
    %c_80 = stablehlo.constant dense<0> : tensor<i32>
    %248 = stablehlo.subtract %arg4, %c_80 : tensor<i32>
    %c_81 = stablehlo.constant dense<1> : tensor<i32>
    %249 = stablehlo.add %248, %c_81 : tensor<i32>
    %250 = stablehlo.convert %249 : (tensor<i32>) -> tensor<f32>
    %cst_82 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %251 = stablehlo.power %250, %cst_82 : tensor<f32>
    %cst_83 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %252 = stablehlo.subtract %cst_83, %251 : tensor<f32>
    %cst_84 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_84, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_85 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %254 = stablehlo.broadcast_in_dim %cst_85, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %255 = stablehlo.broadcast_in_dim %cst_86, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %256 = stablehlo.multiply %118, %118 : tensor<4x16x32xf32>
    %cst_87 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %257 = stablehlo.broadcast_in_dim %cst_87, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %258 = stablehlo.add %256, %257 : tensor<4x16x32xf32>
    %259 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %260 = stablehlo.multiply %259, %arg8 : tensor<4x16xf32>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %261 = stablehlo.subtract %cst_88, %252 : tensor<f32>
    %cst_89 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %262 = stablehlo.reduce(%258 init: %cst_89) applies stablehlo.add across dimensions = [2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x16xf32>
    %cst_90 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %263 = stablehlo.broadcast_in_dim %cst_90, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %264 = stablehlo.divide %262, %263 : tensor<4x16xf32>
    %265 = stablehlo.broadcast_in_dim %261, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %266 = stablehlo.multiply %265, %264 : tensor<4x16xf32>
    %267 = stablehlo.add %260, %266 : tensor<4x16xf32>
    %268 = stablehlo.broadcast_in_dim %252, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %269 = stablehlo.multiply %268, %arg12 : tensor<4x32xf32>
    %cst_91 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %270 = stablehlo.subtract %cst_91, %252 : tensor<f32>
    %cst_92 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %271 = stablehlo.reduce(%258 init: %cst_92) applies stablehlo.add across dimensions = [1] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %cst_93 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %272 = stablehlo.broadcast_in_dim %cst_93, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %273 = stablehlo.divide %271, %272 : tensor<4x32xf32>
    %274 = stablehlo.broadcast_in_dim %270, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %275 = stablehlo.multiply %274, %273 : tensor<4x32xf32>
    %276 = stablehlo.add %269, %275 : tensor<4x32xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %277 = stablehlo.reduce(%267 init: %cst_94) applies stablehlo.add across dimensions = [1] : (tensor<4x16xf32>, tensor<f32>) -> tensor<4xf32>
    %278 = stablehlo.broadcast_in_dim %277, dims = [0] : (tensor<4xf32>) -> tensor<4x1xf32>
    %cst_95 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %279 = stablehlo.broadcast_in_dim %cst_95, dims = [] : (tensor<f32>) -> tensor<4x1xf32>
    %280 = stablehlo.divide %278, %279 : tensor<4x1xf32>
    %281 = stablehlo.broadcast_in_dim %280, dims = [0, 1] : (tensor<4x1xf32>) -> tensor<4x16xf32>
    %282 = stablehlo.divide %267, %281 : tensor<4x16xf32>
    %cst_96 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %283 = stablehlo.broadcast_in_dim %cst_96, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %284 = stablehlo.power %282, %283 : tensor<4x16xf32>
    %cst_97 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %285 = stablehlo.broadcast_in_dim %cst_97, dims = [] : (tensor<f32>) -> tensor<4x32xf32>
    %286 = stablehlo.power %276, %285 : tensor<4x32xf32>
    %287 = stablehlo.broadcast_in_dim %284, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x1xf32>
    %288 = stablehlo.broadcast_in_dim %287, dims = [0, 1, 2] : (tensor<4x16x1xf32>) -> tensor<4x16x32xf32>
    %289 = stablehlo.multiply %118, %288 : tensor<4x16x32xf32>
    %290 = stablehlo.broadcast_in_dim %286, dims = [0, 2] : (tensor<4x32xf32>) -> tensor<4x1x32xf32>
    %291 = stablehlo.broadcast_in_dim %290, dims = [0, 1, 2] : (tensor<4x1x32xf32>) -> tensor<4x16x32xf32>
    %292 = stablehlo.multiply %289, %291 : tensor<4x16x32xf32>
    %c_98 = stablehlo.constant dense<2147483647> : tensor<i32>
    %293 = stablehlo.compare LT, %arg4, %c_98, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_99 = stablehlo.constant dense<1> : tensor<i32>
    %294 = stablehlo.add %arg4, %c_99 : tensor<i32>
    %c_100 = stablehlo.constant dense<2147483647> : tensor<i32>
    %295 = call @_where_4(%293, %294, %c_100) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %296 = stablehlo.multiply %182, %182 : tensor<4x32x16xf32>
    %cst_101 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.reduce(%296 init: %cst_101) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x32x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_102 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %298 = stablehlo.divide %297, %cst_102 : tensor<f32>
    %299 = stablehlo.sqrt %298 : tensor<f32>
    %cst_103 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %300 = stablehlo.divide %299, %cst_103 : tensor<f32>
    %cst_104 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %301 = stablehlo.maximum %cst_104, %300 : tensor<f32>
    %302 = stablehlo.broadcast_in_dim %301, dims = [] : (tensor<f32>) -> tensor<4x32x16xf32>
    %303 = stablehlo.divide %182, %302 : tensor<4x32x16xf32>
    %304 = stablehlo.multiply %202, %202 : tensor<16x4xf32>
    %cst_105 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.reduce(%304 init: %cst_105) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_106 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %306 = stablehlo.divide %305, %cst_106 : tensor<f32>
    %307 = stablehlo.sqrt %306 : tensor<f32>
    %cst_107 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %308 = stablehlo.divide %307, %cst_107 : tensor<f32>
    %cst_108 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %309 = stablehlo.maximum %cst_108, %308 : tensor<f32>
    %310 = stablehlo.broadcast_in_dim %309, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %311 = stablehlo.divide %202, %310 : tensor<16x4xf32>
    %312 = stablehlo.multiply %247, %247 : tensor<16x10xf32>
    %cst_109 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %313 = stablehlo.reduce(%312 init: %cst_109) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x10xf32>, tensor<f32>) -> tensor<f32>
    %cst_110 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %314 = stablehlo.divide %313, %cst_110 : tensor<f32>
    %315 = stablehlo.sqrt %314 : tensor<f32>
    %cst_111 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %316 = stablehlo.divide %315, %cst_111 : tensor<f32>
    %cst_112 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %317 = stablehlo.maximum %cst_112, %316 : tensor<f32>
    %318 = stablehlo.broadcast_in_dim %317, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %319 = stablehlo.divide %247, %318 : tensor<16x10xf32>
    %320 = stablehlo.multiply %292, %292 : tensor<4x16x32xf32>
    %cst_113 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %321 = stablehlo.reduce(%320 init: %cst_113) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_114 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %322 = stablehlo.divide %321, %cst_114 : tensor<f32>
    %323 = stablehlo.sqrt %322 : tensor<f32>
    %cst_115 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %324 = stablehlo.divide %323, %cst_115 : tensor<f32>
    %cst_116 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %325 = stablehlo.maximum %cst_116, %324 : tensor<f32>
    %326 = stablehlo.broadcast_in_dim %325, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %327 = stablehlo.divide %292, %326 : tensor<4x16x32xf32>
    %cst_117 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %328 = stablehlo.broadcast_in_dim %cst_117, dims = [] : (tensor<f32>) -> tensor<4x32x16xf32>
    %329 = stablehlo.multiply %328, %303 : tensor<4x32x16xf32>
    %cst_118 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %330 = stablehlo.broadcast_in_dim %cst_118, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %331 = stablehlo.multiply %330, %311 : tensor<16x4xf32>
    %cst_119 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %332 = stablehlo.broadcast_in_dim %cst_119, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %333 = stablehlo.multiply %332, %319 : tensor<16x10xf32>
    %cst_120 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %334 = stablehlo.broadcast_in_dim %cst_120, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %335 = stablehlo.multiply %334, %327 : tensor<4x16x32xf32>
    %336 = stablehlo.multiply %arg0, %arg0 : tensor<4x32x16xf32>
    %cst_121 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %337 = stablehlo.reduce(%336 init: %cst_121) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x32x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_122 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %338 = stablehlo.divide %337, %cst_122 : tensor<f32>
    %339 = stablehlo.sqrt %338 : tensor<f32>
    %cst_123 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %340 = stablehlo.compare LE, %339, %cst_123, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_124 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %341 = stablehlo.broadcast_in_dim %cst_124, dims = [] : (tensor<f32>) -> tensor<4x32x16xf32>
    %342 = call @_where_5(%340, %341, %arg0) : (tensor<i1>, tensor<4x32x16xf32>, tensor<4x32x16xf32>) -> tensor<4x32x16xf32>
    %cst_125 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %343 = stablehlo.compare LE, %339, %cst_125, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %344 = stablehlo.multiply %342, %342 : tensor<4x32x16xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %345 = stablehlo.reduce(%344 init: %cst_126) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x32x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_127 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %346 = stablehlo.divide %345, %cst_127 : tensor<f32>
    %347 = stablehlo.sqrt %346 : tensor<f32>
    %cst_128 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %348 = call @_where_6(%343, %cst_128, %347) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %349 = stablehlo.broadcast_in_dim %348, dims = [] : (tensor<f32>) -> tensor<4x32x16xf32>
    %350 = stablehlo.multiply %329, %349 : tensor<4x32x16xf32>
    %351 = stablehlo.multiply %arg1, %arg1 : tensor<16x4xf32>
    %cst_129 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %352 = stablehlo.reduce(%351 init: %cst_129) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_130 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %353 = stablehlo.divide %352, %cst_130 : tensor<f32>
    %354 = stablehlo.sqrt %353 : tensor<f32>
    %cst_131 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %355 = stablehlo.compare LE, %354, %cst_131, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_132 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %356 = stablehlo.broadcast_in_dim %cst_132, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %357 = call @_where_7(%355, %356, %arg1) : (tensor<i1>, tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<16x4xf32>
    %cst_133 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %358 = stablehlo.compare LE, %354, %cst_133, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %359 = stablehlo.multiply %357, %357 : tensor<16x4xf32>
    %cst_134 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %360 = stablehlo.reduce(%359 init: %cst_134) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_135 = stablehlo.constant dense<6.400000e+01> : tensor<f32>
    %361 = stablehlo.divide %360, %cst_135 : tensor<f32>
    %362 = stablehlo.sqrt %361 : tensor<f32>
    %cst_136 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %363 = call @_where_6(%358, %cst_136, %362) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %364 = stablehlo.broadcast_in_dim %363, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %365 = stablehlo.multiply %331, %364 : tensor<16x4xf32>
    %366 = stablehlo.multiply %arg2, %arg2 : tensor<16x10xf32>
    %cst_137 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %367 = stablehlo.reduce(%366 init: %cst_137) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x10xf32>, tensor<f32>) -> tensor<f32>
    %cst_138 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %368 = stablehlo.divide %367, %cst_138 : tensor<f32>
    %369 = stablehlo.sqrt %368 : tensor<f32>
    %cst_139 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %370 = stablehlo.compare LE, %369, %cst_139, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_140 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %371 = stablehlo.broadcast_in_dim %cst_140, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %372 = call @_where_8(%370, %371, %arg2) : (tensor<i1>, tensor<16x10xf32>, tensor<16x10xf32>) -> tensor<16x10xf32>
    %cst_141 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %373 = stablehlo.compare LE, %369, %cst_141, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %374 = stablehlo.multiply %372, %372 : tensor<16x10xf32>
    %cst_142 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %375 = stablehlo.reduce(%374 init: %cst_142) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x10xf32>, tensor<f32>) -> tensor<f32>
    %cst_143 = stablehlo.constant dense<1.600000e+02> : tensor<f32>
    %376 = stablehlo.divide %375, %cst_143 : tensor<f32>
    %377 = stablehlo.sqrt %376 : tensor<f32>
    %cst_144 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %378 = call @_where_6(%373, %cst_144, %377) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %379 = stablehlo.broadcast_in_dim %378, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %380 = stablehlo.multiply %333, %379 : tensor<16x10xf32>
    %381 = stablehlo.multiply %arg3, %arg3 : tensor<4x16x32xf32>
    %cst_145 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %382 = stablehlo.reduce(%381 init: %cst_145) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_146 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %383 = stablehlo.divide %382, %cst_146 : tensor<f32>
    %384 = stablehlo.sqrt %383 : tensor<f32>
    %cst_147 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %385 = stablehlo.compare LE, %384, %cst_147, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_148 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %386 = stablehlo.broadcast_in_dim %cst_148, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %387 = call @_where_9(%385, %386, %arg3) : (tensor<i1>, tensor<4x16x32xf32>, tensor<4x16x32xf32>) -> tensor<4x16x32xf32>
    %cst_149 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %388 = stablehlo.compare LE, %384, %cst_149, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %389 = stablehlo.multiply %387, %387 : tensor<4x16x32xf32>
    %cst_150 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %390 = stablehlo.reduce(%389 init: %cst_150) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<f32>
    %cst_151 = stablehlo.constant dense<2.048000e+03> : tensor<f32>
    %391 = stablehlo.divide %390, %cst_151 : tensor<f32>
    %392 = stablehlo.sqrt %391 : tensor<f32>
    %cst_152 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %393 = call @_where_6(%388, %cst_152, %392) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %394 = stablehlo.broadcast_in_dim %393, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %395 = stablehlo.multiply %335, %394 : tensor<4x16x32xf32>
    %cst_153 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %396 = stablehlo.broadcast_in_dim %cst_153, dims = [] : (tensor<f32>) -> tensor<4x32x16xf32>
    %397 = stablehlo.multiply %396, %350 : tensor<4x32x16xf32>
    %cst_154 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %398 = stablehlo.broadcast_in_dim %cst_154, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %399 = stablehlo.multiply %398, %365 : tensor<16x4xf32>
    %cst_155 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %400 = stablehlo.broadcast_in_dim %cst_155, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %401 = stablehlo.multiply %400, %380 : tensor<16x10xf32>
    %cst_156 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %402 = stablehlo.broadcast_in_dim %cst_156, dims = [] : (tensor<f32>) -> tensor<4x16x32xf32>
    %403 = stablehlo.multiply %402, %395 : tensor<4x16x32xf32>
    %404 = stablehlo.add %arg0, %397 : tensor<4x32x16xf32>
    %405 = stablehlo.add %arg1, %399 : tensor<16x4xf32>
    %406 = stablehlo.add %arg2, %401 : tensor<16x10xf32>
    %407 = stablehlo.add %arg3, %403 : tensor<4x16x32xf32>
    return %404, %405, %406, %407, %295, %157, %188, %222, %267, %166, %189, %231, %276, %145, %199, %210, %255, %91 : tensor<4x32x16xf32>, tensor<16x4xf32>, tensor<16x10xf32>, tensor<4x16x32xf32>, tensor<i32>, tensor<4x16xf32>, tensor<1xf32>, tensor<10xf32>, tensor<4x16xf32>, tensor<4x32xf32>, tensor<1xf32>, tensor<16xf32>, tensor<4x32xf32>, tensor<1xf32>, tensor<16x4xf32>, tensor<1xf32>, tensor<1xf32>, tensor<f32>
  }
  func.func private @_one_hot(%arg0: tensor<8x2xi32>) -> tensor<8x2x4xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x2xi32>) -> tensor<8x2x1xi32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x4xi32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<8x2x1xi32>) -> tensor<8x2x4xi32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x4xi32>) -> tensor<8x2x4xi32>
    %4 = stablehlo.compare EQ, %2, %3, SIGNED : (tensor<8x2x4xi32>, tensor<8x2x4xi32>) -> tensor<8x2x4xi1>
    %5 = stablehlo.convert %4 : (tensor<8x2x4xi1>) -> tensor<8x2x4xf32>
    return %5 : tensor<8x2x4xf32>
  }
  func.func private @cumsum(%arg0: tensor<16x4xf32>) -> tensor<16x4xf32> {
    %0 = call @cumsum_0(%arg0) : (tensor<16x4xf32>) -> tensor<16x4xf32>
    return %0 : tensor<16x4xf32>
  }
  func.func private @cumsum_0(%arg0: tensor<16x4xf32>) -> tensor<16x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[15, 0], [0, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 16, 1>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<16x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    return %1 : tensor<16x4xf32>
  }
  func.func private @_one_hot_1(%arg0: tensor<8x2xf32>) -> tensor<8x2x8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<8x2xf32>) -> tensor<8x2x1xf32>
    %1 = stablehlo.iota dim = 2 : tensor<1x1x8xf32>
    %2 = stablehlo.broadcast_in_dim %0, dims = [0, 1, 2] : (tensor<8x2x1xf32>) -> tensor<8x2x8xf32>
    %3 = stablehlo.broadcast_in_dim %1, dims = [0, 1, 2] : (tensor<1x1x8xf32>) -> tensor<8x2x8xf32>
    %4 = stablehlo.compare EQ, %2, %3, FLOAT : (tensor<8x2x8xf32>, tensor<8x2x8xf32>) -> tensor<8x2x8xi1>
    %5 = stablehlo.convert %4 : (tensor<8x2x8xi1>) -> tensor<8x2x8xf32>
    return %5 : tensor<8x2x8xf32>
  }
  func.func private @relu(%arg0: tensor<4x8x32xf32>) -> tensor<4x8x32xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x8x32xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x8x32xf32>
    return %1 : tensor<4x8x32xf32>
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
  func.func private @_take_2(%arg0: tensor<1xi32>, %arg1: tensor<8xf32>) -> tensor<8x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x1xf32>, tensor<1xi32>, tensor<8xf32>) -> tensor<8x1xf32>
    return %1 : tensor<8x1xf32>
  }
  func.func private @take_along_axis_3(%arg0: tensor<8x1x1xi32>, %arg1: tensor<8x1xf32>) -> tensor<8x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x10xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x10xf32>, tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x10xf32>
    return %1 : tensor<8x10xf32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<4x32x16xf32>, %arg2: tensor<4x32x16xf32>) -> tensor<4x32x16xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<4x32x16xf32>
    return %0 : tensor<4x32x16xf32>
  }
  func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_7(%arg0: tensor<i1>, %arg1: tensor<16x4xf32>, %arg2: tensor<16x4xf32>) -> tensor<16x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<16x4xf32>
    return %0 : tensor<16x4xf32>
  }
  func.func private @_where_8(%arg0: tensor<i1>, %arg1: tensor<16x10xf32>, %arg2: tensor<16x10xf32>) -> tensor<16x10xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<16x10xf32>
    return %0 : tensor<16x10xf32>
  }
  func.func private @_where_9(%arg0: tensor<i1>, %arg1: tensor<4x16x32xf32>, %arg2: tensor<4x16x32xf32>) -> tensor<4x16x32xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<4x16x32xf32>
    return %0 : tensor<4x16x32xf32>
  }
}
