module @jit_edges attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<9xf32>) -> (tensor<9xf32> {jax.result_info = "result[0]"}, tensor<9xf32> {jax.result_info = "result[1]"}, tensor<9xf32> {jax.result_info = "result[2]"}, tensor<9xf32> {jax.result_info = "result[3]"}, tensor<9xf32> {jax.result_info = "result[4]"}, tensor<9xf32> {jax.result_info = "result[5]"}, tensor<9xf32> {jax.result_info = "result[6]"}, tensor<9xf32> {jax.result_info = "result[7]"}, tensor<9xf32> {jax.result_info = "result[8]"}) {
    %0 = chlo.sinh %arg0 : tensor<9xf32> -> tensor<9xf32>
    %1 = chlo.cosh %arg0 : tensor<9xf32> -> tensor<9xf32>
    %2 = chlo.asinh %arg0 : tensor<9xf32> -> tensor<9xf32>
    %3 = chlo.acosh %arg0 : tensor<9xf32> -> tensor<9xf32>
    %4 = chlo.atan %arg0 : tensor<9xf32> -> tensor<9xf32>
    %5 = chlo.atanh %arg0 : tensor<9xf32> -> tensor<9xf32>
    %6 = chlo.asin %arg0 : tensor<9xf32> -> tensor<9xf32>
    %7 = chlo.lgamma %arg0 : tensor<9xf32> -> tensor<9xf32>
    %8 = chlo.digamma %arg0 : tensor<9xf32> -> tensor<9xf32>
    return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>, tensor<9xf32>
  }
}
