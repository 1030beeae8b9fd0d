module @jit_steps attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x4xf32>, %arg1: tensor<f32>, %arg2: tensor<8x6xf32>, %arg3: tensor<8x4xf32>) -> (tensor<6x4xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %1 = stablehlo.multiply %arg2, %0 : tensor<8x6xf32>
    %2 = stablehlo.convert %1 : (tensor<8x6xf32>) -> tensor<8x6xf8E4M3FN>
    %3 = stablehlo.convert %arg0 : (tensor<6x4xf32>) -> tensor<6x4xf8E4M3FN>
    %4 = stablehlo.dot_general %2, %3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xf8E4M3FN>, tensor<6x4xf8E4M3FN>) -> tensor<8x4xf32>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %6 = stablehlo.divide %4, %5 : tensor<8x4xf32>
    %7 = stablehlo.subtract %6, %arg3 : tensor<8x4xf32>
    %8 = stablehlo.multiply %7, %7 : tensor<8x4xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %10 = stablehlo.multiply %9, %7 : tensor<8x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %11 = stablehlo.reduce(%8 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %12 = stablehlo.divide %11, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %13 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %15 = stablehlo.multiply %14, %10 : tensor<8x4xf32>
    %16 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %17 = stablehlo.divide %15, %16 : tensor<8x4xf32>
    %18 = stablehlo.convert %17 : tensor<8x4xf32>
    %19 = stablehlo.convert %2 : (tensor<8x6xf8E4M3FN>) -> tensor<8x6xf32>
    %20 = stablehlo.dot_general %18, %19, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x4xf32>, tensor<8x6xf32>) -> tensor<4x6xf32>
    %21 = stablehlo.transpose %20, dims = [1, 0] : (tensor<4x6xf32>) -> tensor<6x4xf32>
    %22 = stablehlo.convert %21 : (tensor<6x4xf32>) -> tensor<6x4xf8E4M3FN>
    %23 = stablehlo.convert %22 : (tensor<6x4xf8E4M3FN>) -> tensor<6x4xf32>
    %24 = stablehlo.convert %23 : (tensor<6x4xf32>) -> tensor<6x4xf8E5M2>
    %25 = stablehlo.convert %24 : (tensor<6x4xf8E5M2>) -> tensor<6x4xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<6x4xf32>
    %27 = stablehlo.multiply %26, %25 : tensor<6x4xf32>
    %28 = stablehlo.subtract %arg0, %27 : tensor<6x4xf32>
    return %28, %12 : tensor<6x4xf32>, tensor<f32>
  }
}
