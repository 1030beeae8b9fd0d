module @jit_hyperbolic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>) -> (tensor<8x8xf32> {jax.result_info = "result[0]"}, tensor<8x8xf32> {jax.result_info = "result[1]"}, tensor<8x8xf32> {jax.result_info = "result[2]"}, tensor<8x8xf32> {jax.result_info = "result[3]"}, tensor<8x8xf32> {jax.result_info = "result[4]"}) {
    %0 = chlo.sinh %arg0 : tensor<8x8xf32> -> tensor<8x8xf32>
    %1 = chlo.cosh %arg0 : tensor<8x8xf32> -> tensor<8x8xf32>
    %2 = chlo.asinh %arg0 : tensor<8x8xf32> -> tensor<8x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %4 = stablehlo.add %3, %arg2 : tensor<8x8xf32>
    %5 = chlo.acosh %4 : tensor<8x8xf32> -> tensor<8x8xf32>
    %6 = chlo.atanh %arg1 : tensor<8x8xf32> -> tensor<8x8xf32>
    return %0, %1, %2, %5, %6 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
}
