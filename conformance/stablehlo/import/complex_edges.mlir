module @jit_special_values attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<11xcomplex<f32>>) -> (tensor<11xf32> {jax.result_info = "result[0]"}, tensor<11xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<11xcomplex<f32>> {jax.result_info = "result[2]"}, tensor<11xcomplex<f32>> {jax.result_info = "result[3]"}, tensor<11xf32> {jax.result_info = "result[4]"}, tensor<11xi1> {jax.result_info = "result[5]"}, tensor<11xi1> {jax.result_info = "result[6]"}) {
    %0 = stablehlo.abs %arg0 : (tensor<11xcomplex<f32>>) -> tensor<11xf32>
    %1 = stablehlo.sqrt %arg0 : tensor<11xcomplex<f32>>
    %2 = stablehlo.exponential %arg0 : tensor<11xcomplex<f32>>
    %3 = stablehlo.sign %arg0 : tensor<11xcomplex<f32>>
    %4 = stablehlo.real %arg0 : (tensor<11xcomplex<f32>>) -> tensor<11xf32>
    %5 = stablehlo.real %arg0 : (tensor<11xcomplex<f32>>) -> tensor<11xf32>
    %6 = stablehlo.is_finite %5 : (tensor<11xf32>) -> tensor<11xi1>
    %7 = stablehlo.imag %arg0 : (tensor<11xcomplex<f32>>) -> tensor<11xf32>
    %8 = stablehlo.is_finite %7 : (tensor<11xf32>) -> tensor<11xi1>
    %9 = stablehlo.and %6, %8 : tensor<11xi1>
    %10 = stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<11xcomplex<f32>>, tensor<11xcomplex<f32>>) -> tensor<11xi1>
    return %0, %1, %2, %3, %4, %9, %10 : tensor<11xf32>, tensor<11xcomplex<f32>>, tensor<11xcomplex<f32>>, tensor<11xcomplex<f32>>, tensor<11xf32>, tensor<11xi1>, tensor<11xi1>
  }
}
