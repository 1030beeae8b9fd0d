module @jit_gamma attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> (tensor<8x8xf32> {jax.result_info = "result[0]"}, tensor<8x8xf32> {jax.result_info = "result[1]"}, tensor<8x8xf32> {jax.result_info = "result[2]"}) {
    %0 = chlo.lgamma %arg0 : tensor<8x8xf32> -> tensor<8x8xf32>
    %1 = chlo.lgamma %arg1 : tensor<8x8xf32> -> tensor<8x8xf32>
    %2 = chlo.digamma %arg1 : tensor<8x8xf32> -> tensor<8x8xf32>
    return %0, %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
}
