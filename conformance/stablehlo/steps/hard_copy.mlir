module @jit_hard_copy attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<4x2xf32>, %arg3: tensor<4xf32>, %arg4: tensor<3x4xf32>, %arg5: tensor<4x2xf32>, %arg6: tensor<16x3xf32>, %arg7: tensor<16x2xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]['b1']"}, tensor<3x4xf32> {jax.result_info = "result[0]['w1']"}, tensor<4x2xf32> {jax.result_info = "result[0]['w2']"}, tensor<4xf32> {jax.result_info = "result[1]['b1']"}, tensor<3x4xf32> {jax.result_info = "result[1]['w1']"}, tensor<4x2xf32> {jax.result_info = "result[1]['w2']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x3xf32>, tensor<3x4xf32>) -> tensor<16x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x4xf32>
    %4 = stablehlo.tanh %3 : tensor<16x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<16x4xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x2xf32>) -> tensor<16x2xf32>
    %8 = stablehlo.dot_general %arg6, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x3xf32>, tensor<3x4xf32>) -> tensor<16x4xf32>
    %9 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %11 = stablehlo.add %8, %10 : tensor<16x4xf32>
    %12 = stablehlo.tanh %11 : tensor<16x4xf32>
    %13 = stablehlo.dot_general %12, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x2xf32>) -> tensor<16x2xf32>
    %cst_0 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %15 = stablehlo.multiply %14, %13 : tensor<16x2xf32>
    %16 = stablehlo.subtract %7, %15 : tensor<16x2xf32>
    %17 = stablehlo.subtract %16, %arg7 : tensor<16x2xf32>
    %18 = stablehlo.multiply %17, %17 : tensor<16x2xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %20 = stablehlo.multiply %19, %17 : tensor<16x2xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%18 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %22 = stablehlo.divide %21, %cst_3 : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_5 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %23 = stablehlo.divide %cst_4, %cst_5 : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %25 = stablehlo.multiply %24, %20 : tensor<16x2xf32>
    %26 = stablehlo.dot_general %25, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x4xf32>) -> tensor<2x4xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %28 = stablehlo.dot_general %25, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<4x2xf32>) -> tensor<16x4xf32>
    %29 = stablehlo.multiply %28, %6 : tensor<16x4xf32>
    %30 = stablehlo.multiply %29, %4 : tensor<16x4xf32>
    %31 = stablehlo.add %29, %30 : tensor<16x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %32 = stablehlo.reduce(%31 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %33 = stablehlo.reshape %32 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.reduce(%33 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %35 = stablehlo.dot_general %31, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x3xf32>) -> tensor<4x3xf32>
    %36 = stablehlo.transpose %35, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %cst_8 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %38 = stablehlo.multiply %37, %34 : tensor<4xf32>
    %39 = stablehlo.subtract %arg0, %38 : tensor<4xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %41 = stablehlo.multiply %40, %36 : tensor<3x4xf32>
    %42 = stablehlo.subtract %arg1, %41 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %44 = stablehlo.multiply %43, %27 : tensor<4x2xf32>
    %45 = stablehlo.subtract %arg2, %44 : tensor<4x2xf32>
    return %39, %42, %45, %39, %42, %45, %22 : tensor<4xf32>, tensor<3x4xf32>, tensor<4x2xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4x2xf32>, tensor<f32>
  }
}
