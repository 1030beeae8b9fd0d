module @jit_trigonometric attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<4xf32>) -> (tensor<8x8xf32> {jax.result_info = "result[0]"}, tensor<8x8xf32> {jax.result_info = "result[1]"}, tensor<8x8xf32> {jax.result_info = "result[2]"}, tensor<4xf32> {jax.result_info = "result[3]"}, tensor<4xf32> {jax.result_info = "result[4]"}) {
    %0 = chlo.asin %arg1 : tensor<8x8xf32> -> tensor<8x8xf32>
    %1 = chlo.acos %arg1 : tensor<8x8xf32> -> tensor<8x8xf32>
    %2 = chlo.atan %arg0 : tensor<8x8xf32> -> tensor<8x8xf32>
    %3 = chlo.acos %arg2 : tensor<4xf32> -> tensor<4xf32>
    %4 = chlo.asin %arg2 : tensor<4xf32> -> tensor<4xf32>
    return %0, %1, %2, %3, %4 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
