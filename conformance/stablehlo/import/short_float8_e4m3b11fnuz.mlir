module @jit_function attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xf8E4M3B11FNUZ>, %arg1: tensor<6x8xf8E4M3B11FNUZ>, %arg2: tensor<8x6xf32>) -> (tensor<8x8xf32> {jax.result_info = "result[0]"}, tensor<8x8xbf16> {jax.result_info = "result[1]"}, tensor<8x6xf8E4M3B11FNUZ> {jax.result_info = "result[2][0]"}, tensor<8x6xf8E4M3B11FNUZ> {jax.result_info = "result[2][1]"}, tensor<8x6xf8E4M3B11FNUZ> {jax.result_info = "result[2][2]"}, tensor<8x6xi1> {jax.result_info = "result[2][3]"}, tensor<8x6xi1> {jax.result_info = "result[2][4]"}, tensor<8x6xf8E4M3B11FNUZ> {jax.result_info = "result[2][5]"}, tensor<8x6xf8E4M3B11FNUZ> {jax.result_info = "result[2][6]"}, tensor<6xf8E4M3B11FNUZ> {jax.result_info = "result[3][0]"}, tensor<8x6xf8E4M3B11FNUZ> {jax.result_info = "result[3][1]"}, tensor<6x8xf8E4M3B11FNUZ> {jax.result_info = "result[3][2]"}, tensor<8x6xf8E4M3B11FNUZ> {jax.result_info = "result[3][3]"}, tensor<48xf8E4M3B11FNUZ> {jax.result_info = "result[3][4]"}, tensor<16x6xf8E4M3B11FNUZ> {jax.result_info = "result[3][5]"}, tensor<8x6xf8E4M3B11FNUZ> {jax.result_info = "result[4]"}, tensor<8x6xf8E4M3B11FNUZ> {jax.result_info = "result[5]"}, tensor<8x6xf8E4M3B11FNUZ> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf8E4M3B11FNUZ>, tensor<6x8xf8E4M3B11FNUZ>) -> tensor<8x8xf32>
    %1 = stablehlo.convert %arg0 : (tensor<8x6xf8E4M3B11FNUZ>) -> tensor<8x6xbf16>
    %2 = stablehlo.convert %arg1 : (tensor<6x8xf8E4M3B11FNUZ>) -> tensor<6x8xbf16>
    %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xbf16>, tensor<6x8xbf16>) -> tensor<8x8xbf16>
    %4 = stablehlo.add %arg0, %arg0 : tensor<8x6xf8E4M3B11FNUZ>
    %5 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<6x8xf8E4M3B11FNUZ>) -> tensor<8x6xf8E4M3B11FNUZ>
    %6 = stablehlo.multiply %arg0, %5 : tensor<8x6xf8E4M3B11FNUZ>
    %7 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<6x8xf8E4M3B11FNUZ>) -> tensor<8x6xf8E4M3B11FNUZ>
    %8 = stablehlo.subtract %arg0, %7 : tensor<8x6xf8E4M3B11FNUZ>
    %9 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<6x8xf8E4M3B11FNUZ>) -> tensor<8x6xf8E4M3B11FNUZ>
    %10 = stablehlo.compare LT, %arg0, %9, FLOAT : (tensor<8x6xf8E4M3B11FNUZ>, tensor<8x6xf8E4M3B11FNUZ>) -> tensor<8x6xi1>
    %11 = stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<8x6xf8E4M3B11FNUZ>, tensor<8x6xf8E4M3B11FNUZ>) -> tensor<8x6xi1>
    %12 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<6x8xf8E4M3B11FNUZ>) -> tensor<8x6xf8E4M3B11FNUZ>
    %13 = stablehlo.maximum %arg0, %12 : tensor<8x6xf8E4M3B11FNUZ>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %15 = stablehlo.compare GT, %arg2, %14, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %16 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<6x8xf8E4M3B11FNUZ>) -> tensor<8x6xf8E4M3B11FNUZ>
    %17 = call @_where(%15, %arg0, %16) : (tensor<8x6xi1>, tensor<8x6xf8E4M3B11FNUZ>, tensor<8x6xf8E4M3B11FNUZ>) -> tensor<8x6xf8E4M3B11FNUZ>
    %cst_0 = stablehlo.constant dense<-3.000000e+01> : tensor<f8E4M3B11FNUZ>
    %18 = stablehlo.reduce(%arg0 init: %cst_0) applies stablehlo.maximum across dimensions = [0] : (tensor<8x6xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<6xf8E4M3B11FNUZ>
    %19 = call @sort(%arg0) : (tensor<8x6xf8E4M3B11FNUZ>) -> tensor<8x6xf8E4M3B11FNUZ>
    %20 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x6xf8E4M3B11FNUZ>) -> tensor<6x8xf8E4M3B11FNUZ>
    %21 = stablehlo.reverse %arg0, dims = [0] : tensor<8x6xf8E4M3B11FNUZ>
    %22 = stablehlo.reshape %arg0 : (tensor<8x6xf8E4M3B11FNUZ>) -> tensor<48xf8E4M3B11FNUZ>
    %23 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<6x8xf8E4M3B11FNUZ>) -> tensor<8x6xf8E4M3B11FNUZ>
    %24 = stablehlo.concatenate %arg0, %23, dim = 0 : (tensor<8x6xf8E4M3B11FNUZ>, tensor<8x6xf8E4M3B11FNUZ>) -> tensor<16x6xf8E4M3B11FNUZ>
    %25 = stablehlo.slice %arg1 [0:6, 0:1] : (tensor<6x8xf8E4M3B11FNUZ>) -> tensor<6x1xf8E4M3B11FNUZ>
    %26 = stablehlo.reshape %25 : (tensor<6x1xf8E4M3B11FNUZ>) -> tensor<6xf8E4M3B11FNUZ>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %27 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %28 = "stablehlo.scatter"(%arg0, %27, %26) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<f8E4M3B11FNUZ>, %arg4: tensor<f8E4M3B11FNUZ>):
      stablehlo.return %arg4 : tensor<f8E4M3B11FNUZ>
    }) : (tensor<8x6xf8E4M3B11FNUZ>, tensor<1xi32>, tensor<6xf8E4M3B11FNUZ>) -> tensor<8x6xf8E4M3B11FNUZ>
    %29 = stablehlo.convert %arg2 : (tensor<8x6xf32>) -> tensor<8x6xf8E4M3B11FNUZ>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
    %30 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f8E4M3B11FNUZ>) -> tensor<8x6xf8E4M3B11FNUZ>
    %cst_2 = stablehlo.constant dense<1.500000e+00> : tensor<f8E4M3B11FNUZ>
    %31 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f8E4M3B11FNUZ>) -> tensor<8x6xf8E4M3B11FNUZ>
    %32 = stablehlo.add %30, %31 : tensor<8x6xf8E4M3B11FNUZ>
    return %0, %3, %4, %6, %8, %10, %11, %13, %17, %18, %19, %20, %21, %22, %24, %28, %29, %32 : tensor<8x8xf32>, tensor<8x8xbf16>, tensor<8x6xf8E4M3B11FNUZ>, tensor<8x6xf8E4M3B11FNUZ>, tensor<8x6xf8E4M3B11FNUZ>, tensor<8x6xi1>, tensor<8x6xi1>, tensor<8x6xf8E4M3B11FNUZ>, tensor<8x6xf8E4M3B11FNUZ>, tensor<6xf8E4M3B11FNUZ>, tensor<8x6xf8E4M3B11FNUZ>, tensor<6x8xf8E4M3B11FNUZ>, tensor<8x6xf8E4M3B11FNUZ>, tensor<48xf8E4M3B11FNUZ>, tensor<16x6xf8E4M3B11FNUZ>, tensor<8x6xf8E4M3B11FNUZ>, tensor<8x6xf8E4M3B11FNUZ>, tensor<8x6xf8E4M3B11FNUZ>
  }
  func.func private @_where(%arg0: tensor<8x6xi1>, %arg1: tensor<8x6xf8E4M3B11FNUZ>, %arg2: tensor<8x6xf8E4M3B11FNUZ>) -> tensor<8x6xf8E4M3B11FNUZ> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x6xi1>, tensor<8x6xf8E4M3B11FNUZ>
    return %0 : tensor<8x6xf8E4M3B11FNUZ>
  }
  func.func private @sort(%arg0: tensor<8x6xf8E4M3B11FNUZ>) -> tensor<8x6xf8E4M3B11FNUZ> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<f8E4M3B11FNUZ>, %arg2: tensor<f8E4M3B11FNUZ>):
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
      %1 = stablehlo.compare EQ, %arg1, %cst, FLOAT : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
      %2 = stablehlo.select %1, %cst_0, %arg1 : tensor<i1>, tensor<f8E4M3B11FNUZ>
      %3 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
      %cst_1 = stablehlo.constant dense<0x80> : tensor<f8E4M3B11FNUZ>
      %4 = stablehlo.select %3, %cst_1, %2 : tensor<i1>, tensor<f8E4M3B11FNUZ>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
      %5 = stablehlo.compare EQ, %arg2, %cst_2, FLOAT : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
      %6 = stablehlo.select %5, %cst_3, %arg2 : tensor<i1>, tensor<f8E4M3B11FNUZ>
      %7 = stablehlo.compare NE, %arg2, %arg2, FLOAT : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
      %cst_4 = stablehlo.constant dense<0x80> : tensor<f8E4M3B11FNUZ>
      %8 = stablehlo.select %7, %cst_4, %6 : tensor<i1>, tensor<f8E4M3B11FNUZ>
      %9 = stablehlo.compare LT, %4, %8, TOTALORDER : (tensor<f8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    }) : (tensor<8x6xf8E4M3B11FNUZ>) -> tensor<8x6xf8E4M3B11FNUZ>
    return %0 : tensor<8x6xf8E4M3B11FNUZ>
  }
}
