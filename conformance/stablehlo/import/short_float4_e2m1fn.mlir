module @jit_function attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xf4E2M1FN>, %arg1: tensor<6x8xf4E2M1FN>, %arg2: tensor<8x6xf32>) -> (tensor<8x8xf32> {jax.result_info = "result[0]"}, tensor<8x8xbf16> {jax.result_info = "result[1]"}, tensor<8x6xf4E2M1FN> {jax.result_info = "result[2][0]"}, tensor<8x6xf4E2M1FN> {jax.result_info = "result[2][1]"}, tensor<8x6xf4E2M1FN> {jax.result_info = "result[2][2]"}, tensor<8x6xi1> {jax.result_info = "result[2][3]"}, tensor<8x6xi1> {jax.result_info = "result[2][4]"}, tensor<8x6xf4E2M1FN> {jax.result_info = "result[2][5]"}, tensor<8x6xf4E2M1FN> {jax.result_info = "result[2][6]"}, tensor<6xf4E2M1FN> {jax.result_info = "result[3][0]"}, tensor<8x6xf4E2M1FN> {jax.result_info = "result[3][1]"}, tensor<6x8xf4E2M1FN> {jax.result_info = "result[3][2]"}, tensor<8x6xf4E2M1FN> {jax.result_info = "result[3][3]"}, tensor<48xf4E2M1FN> {jax.result_info = "result[3][4]"}, tensor<16x6xf4E2M1FN> {jax.result_info = "result[3][5]"}, tensor<8x6xf4E2M1FN> {jax.result_info = "result[4]"}, tensor<8x6xf4E2M1FN> {jax.result_info = "result[5]"}, tensor<8x6xf4E2M1FN> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.convert %arg0 : (tensor<8x6xf4E2M1FN>) -> tensor<8x6xf32>
    %1 = stablehlo.convert %arg1 : (tensor<6x8xf4E2M1FN>) -> tensor<6x8xf32>
    %2 = stablehlo.dot_general %0, %1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf32>, tensor<6x8xf32>) -> tensor<8x8xf32>
    %3 = stablehlo.convert %arg0 : (tensor<8x6xf4E2M1FN>) -> tensor<8x6xbf16>
    %4 = stablehlo.convert %arg1 : (tensor<6x8xf4E2M1FN>) -> tensor<6x8xbf16>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xbf16>, tensor<6x8xbf16>) -> tensor<8x8xbf16>
    %6 = stablehlo.add %arg0, %arg0 : tensor<8x6xf4E2M1FN>
    %7 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<6x8xf4E2M1FN>) -> tensor<8x6xf4E2M1FN>
    %8 = stablehlo.multiply %arg0, %7 : tensor<8x6xf4E2M1FN>
    %9 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<6x8xf4E2M1FN>) -> tensor<8x6xf4E2M1FN>
    %10 = stablehlo.subtract %arg0, %9 : tensor<8x6xf4E2M1FN>
    %11 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<6x8xf4E2M1FN>) -> tensor<8x6xf4E2M1FN>
    %12 = stablehlo.compare LT, %arg0, %11, FLOAT : (tensor<8x6xf4E2M1FN>, tensor<8x6xf4E2M1FN>) -> tensor<8x6xi1>
    %13 = stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<8x6xf4E2M1FN>, tensor<8x6xf4E2M1FN>) -> tensor<8x6xi1>
    %14 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<6x8xf4E2M1FN>) -> tensor<8x6xf4E2M1FN>
    %15 = stablehlo.maximum %arg0, %14 : tensor<8x6xf4E2M1FN>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %17 = stablehlo.compare GT, %arg2, %16, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %18 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<6x8xf4E2M1FN>) -> tensor<8x6xf4E2M1FN>
    %19 = call @_where(%17, %arg0, %18) : (tensor<8x6xi1>, tensor<8x6xf4E2M1FN>, tensor<8x6xf4E2M1FN>) -> tensor<8x6xf4E2M1FN>
    %cst_0 = stablehlo.constant dense<-6.000000e+00> : tensor<f4E2M1FN>
    %20 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<8x6xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<6xf4E2M1FN>
    %21 = call @sort(%arg0) : (tensor<8x6xf4E2M1FN>) -> tensor<8x6xf4E2M1FN>
    %22 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x6xf4E2M1FN>) -> tensor<6x8xf4E2M1FN>
    %23 = stablehlo.reverse %arg0, dims = [0] : tensor<8x6xf4E2M1FN>
    %24 = stablehlo.reshape %arg0 : (tensor<8x6xf4E2M1FN>) -> tensor<48xf4E2M1FN>
    %25 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<6x8xf4E2M1FN>) -> tensor<8x6xf4E2M1FN>
    %26 = stablehlo.concatenate %arg0, %25, dim = 0 : (tensor<8x6xf4E2M1FN>, tensor<8x6xf4E2M1FN>) -> tensor<16x6xf4E2M1FN>
    %27 = stablehlo.slice %arg1 [0:6, 0:1] : (tensor<6x8xf4E2M1FN>) -> tensor<6x1xf4E2M1FN>
    %28 = stablehlo.reshape %27 : (tensor<6x1xf4E2M1FN>) -> tensor<6xf4E2M1FN>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %29 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %30 = "stablehlo.scatter"(%arg0, %29, %28) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<f4E2M1FN>, %arg4: tensor<f4E2M1FN>):
      stablehlo.return %arg4 : tensor<f4E2M1FN>
    }) : (tensor<8x6xf4E2M1FN>, tensor<1xi32>, tensor<6xf4E2M1FN>) -> tensor<8x6xf4E2M1FN>
    %31 = stablehlo.convert %arg2 : (tensor<8x6xf32>) -> tensor<8x6xf4E2M1FN>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f4E2M1FN>
    %32 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f4E2M1FN>) -> tensor<8x6xf4E2M1FN>
    %cst_2 = stablehlo.constant dense<1.500000e+00> : tensor<f4E2M1FN>
    %33 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f4E2M1FN>) -> tensor<8x6xf4E2M1FN>
    %34 = stablehlo.add %32, %33 : tensor<8x6xf4E2M1FN>
    return %2, %5, %6, %8, %10, %12, %13, %15, %19, %20, %21, %22, %23, %24, %26, %30, %31, %34 : tensor<8x8xf32>, tensor<8x8xbf16>, tensor<8x6xf4E2M1FN>, tensor<8x6xf4E2M1FN>, tensor<8x6xf4E2M1FN>, tensor<8x6xi1>, tensor<8x6xi1>, tensor<8x6xf4E2M1FN>, tensor<8x6xf4E2M1FN>, tensor<6xf4E2M1FN>, tensor<8x6xf4E2M1FN>, tensor<6x8xf4E2M1FN>, tensor<8x6xf4E2M1FN>, tensor<48xf4E2M1FN>, tensor<16x6xf4E2M1FN>, tensor<8x6xf4E2M1FN>, tensor<8x6xf4E2M1FN>, tensor<8x6xf4E2M1FN>
  }
  func.func private @_where(%arg0: tensor<8x6xi1>, %arg1: tensor<8x6xf4E2M1FN>, %arg2: tensor<8x6xf4E2M1FN>) -> tensor<8x6xf4E2M1FN> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x6xi1>, tensor<8x6xf4E2M1FN>
    return %0 : tensor<8x6xf4E2M1FN>
  }
  func.func private @sort(%arg0: tensor<8x6xf4E2M1FN>) -> tensor<8x6xf4E2M1FN> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f4E2M1FN>, %arg2: tensor<f4E2M1FN>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f4E2M1FN>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f4E2M1FN>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f4E2M1FN>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<-0.000000e+00> : tensor<f4E2M1FN>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f4E2M1FN>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f4E2M1FN>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f4E2M1FN>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f4E2M1FN>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<-0.000000e+00> : tensor<f4E2M1FN>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f4E2M1FN>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f4E2M1FN>, tensor<f4E2M1FN>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<8x6xf4E2M1FN>) -> tensor<8x6xf4E2M1FN>
    return %0 : tensor<8x6xf4E2M1FN>
  }
}
