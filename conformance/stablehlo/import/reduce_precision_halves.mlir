module @jit_rounded attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<2452xf16>) -> (tensor<2452xf16> {jax.result_info = "result[0]"}, tensor<2452xf16> {jax.result_info = "result[1]"}, tensor<2452xf16> {jax.result_info = "result[2]"}, tensor<2452xf16> {jax.result_info = "result[3]"}, tensor<2452xf16> {jax.result_info = "result[4]"}, tensor<2452xf16> {jax.result_info = "result[5]"}, tensor<2452xf16> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.reduce_precision %arg0, format = e5m9 : tensor<2452xf16>
    %1 = stablehlo.reduce_precision %arg0, format = e5m2 : tensor<2452xf16>
    %2 = stablehlo.reduce_precision %arg0, format = e8m7 : tensor<2452xf16>
    %3 = stablehlo.reduce_precision %arg0, format = e4m10 : tensor<2452xf16>
    %4 = stablehlo.reduce_precision %arg0, format = e4m3 : tensor<2452xf16>
    %5 = stablehlo.reduce_precision %arg0, format = e2m1 : tensor<2452xf16>
    %6 = stablehlo.reduce_precision %arg0, format = e5m0 : tensor<2452xf16>
    return %0, %1, %2, %3, %4, %5, %6 : tensor<2452xf16>, tensor<2452xf16>, tensor<2452xf16>, tensor<2452xf16>, tensor<2452xf16>, tensor<2452xf16>, tensor<2452xf16>
  }
}
