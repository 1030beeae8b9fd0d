module @jit_block attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x3xf32>, %arg1: tensor<16x3xf32>, %arg2: tensor<3x3xf32>) -> (tensor<16x3xf32> {jax.result_info = "result[0]['h']"}, tensor<16x3xf32> {jax.result_info = "result[0]['m']"}, tensor<1x1xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg0, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x3xf32>, tensor<3x3xf32>) -> tensor<16x3xf32>
    %1 = stablehlo.tanh %0 : tensor<16x3xf32>
    %2 = stablehlo.add %arg0, %1 : tensor<16x3xf32>
    %3 = stablehlo.add %arg1, %2 : tensor<16x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%2 init: %cst) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x3xf32>, tensor<f32>) -> tensor<f32>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %cst_0 = stablehlo.constant dense<4.800000e+01> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<1x1xf32>
    %7 = stablehlo.divide %5, %6 : tensor<1x1xf32>
    return %2, %3, %7 : tensor<16x3xf32>, tensor<16x3xf32>, tensor<1x1xf32>
  }
}
