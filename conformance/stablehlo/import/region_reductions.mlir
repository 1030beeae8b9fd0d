module @jit_reductions attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x7xf32>, %arg1: tensor<8x7xi32>) -> (tensor<8xi32> {jax.result_info = "result[0]"}, tensor<i32> {jax.result_info = "result[1]"}, tensor<8xf32> {jax.result_info = "result[2][0]"}, tensor<8xi32> {jax.result_info = "result[2][1]"}, tensor<7xf32> {jax.result_info = "result[3]"}) {
    %c = stablehlo.constant dense<5> : tensor<i32>
    %0 = stablehlo.reduce(%arg1 init: %c) applies stablehlo.xor across dimensions = [1] : (tensor<8x7xi32>, tensor<i32>) -> tensor<8xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.reduce(%arg1 init: %c_0) applies stablehlo.xor across dimensions = [0, 1] : (tensor<8x7xi32>, tensor<i32>) -> tensor<i32>
    %2 = stablehlo.iota dim = 1 : tensor<8x7xi32>
    %cst = stablehlo.constant dense<0x7F800000> : tensor<f32>
    %c_1 = stablehlo.constant dense<2147483647> : tensor<i32>
    %3:2 = stablehlo.reduce(%arg0 init: %cst), (%2 init: %c_1) across dimensions = [1] : (tensor<8x7xf32>, tensor<8x7xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
     reducer(%arg2: tensor<f32>, %arg4: tensor<f32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
      %5 = stablehlo.compare LT, %arg2, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = stablehlo.compare EQ, %arg2, %arg4, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = stablehlo.compare LT, %arg3, %arg5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %8 = stablehlo.and %6, %7 : tensor<i1>
      %9 = stablehlo.or %5, %8 : tensor<i1>
      %10 = func.call @_where(%9, %arg2, %arg4) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %11 = func.call @_where_0(%9, %arg3, %arg5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      stablehlo.return %10, %11 : tensor<f32>, tensor<i32>
    }
    %cst_2 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %4 = stablehlo.reduce(%arg0 init: %cst_2) across dimensions = [0] : (tensor<8x7xf32>, tensor<f32>) -> tensor<7xf32>
     reducer(%arg2: tensor<f32>, %arg3: tensor<f32>)  {
      %5 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
      %6 = stablehlo.subtract %arg2, %arg3 : tensor<f32>
      %7 = stablehlo.compare NE, %6, %6, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = stablehlo.add %arg2, %arg3 : tensor<f32>
      %9 = stablehlo.abs %6 : tensor<f32>
      %10 = stablehlo.negate %9 : tensor<f32>
      %11 = stablehlo.exponential %10 : tensor<f32>
      %12 = stablehlo.log_plus_one %11 : tensor<f32>
      %13 = stablehlo.add %5, %12 : tensor<f32>
      %14 = stablehlo.select %7, %8, %13 : tensor<i1>, tensor<f32>
      stablehlo.return %14 : tensor<f32>
    }
    return %0, %1, %3#0, %3#1, %4 : tensor<8xi32>, tensor<i32>, tensor<8xf32>, tensor<8xi32>, tensor<7xf32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
