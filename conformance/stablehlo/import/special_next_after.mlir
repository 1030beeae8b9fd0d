module @jit_bits attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> (tensor<8x8xf32> {jax.result_info = "result[0]"}, tensor<8x8xf32> {jax.result_info = "result[1]"}, tensor<8x8xf32> {jax.result_info = "result[2]"}) {
    %0 = chlo.next_after %arg0, %arg1 : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %2 = stablehlo.multiply %1, %arg0 : tensor<8x8xf32>
    %3 = chlo.next_after %2, %arg1 : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
    %4 = chlo.next_after %arg0, %arg0 : tensor<8x8xf32>, tensor<8x8xf32> -> tensor<8x8xf32>
    return %0, %3, %4 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
}
