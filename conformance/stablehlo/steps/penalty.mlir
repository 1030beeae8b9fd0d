module @jit_penalty attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<4x2xf32>, %arg3: tensor<16x3xf32>, %arg4: tensor<16x2xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<4xf32> {jax.result_info = "result[1]['b1']"}, tensor<3x4xf32> {jax.result_info = "result[1]['w1']"}, tensor<4x2xf32> {jax.result_info = "result[1]['w2']"}) {
    %0 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x3xf32>, tensor<3x4xf32>) -> tensor<16x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x4xf32>
    %4 = stablehlo.tanh %3 : tensor<16x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<16x4xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x2xf32>) -> tensor<16x2xf32>
    %8 = stablehlo.subtract %7, %arg4 : tensor<16x2xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<16x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<16x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_2 : tensor<f32>
    %14 = stablehlo.multiply %arg0, %arg0 : tensor<4xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_3) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %16 = stablehlo.add %cst_4, %15 : tensor<f32>
    %17 = stablehlo.multiply %arg1, %arg1 : tensor<3x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%17 init: %cst_5) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %19 = stablehlo.add %16, %18 : tensor<f32>
    %20 = stablehlo.multiply %arg2, %arg2 : tensor<4x2xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.reduce(%20 init: %cst_6) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %22 = stablehlo.add %19, %21 : tensor<f32>
    %cst_7 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %23 = stablehlo.multiply %cst_7, %22 : tensor<f32>
    %24 = stablehlo.add %13, %23 : tensor<f32>
    %cst_8 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %25 = stablehlo.multiply %cst_8, %cst_9 : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %27 = stablehlo.multiply %arg2, %26 : tensor<4x2xf32>
    %28 = stablehlo.multiply %26, %arg2 : tensor<4x2xf32>
    %29 = stablehlo.add %27, %28 : tensor<4x2xf32>
    %30 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %31 = stablehlo.multiply %arg1, %30 : tensor<3x4xf32>
    %32 = stablehlo.multiply %30, %arg1 : tensor<3x4xf32>
    %33 = stablehlo.add %31, %32 : tensor<3x4xf32>
    %34 = stablehlo.broadcast_in_dim %25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %35 = stablehlo.multiply %arg0, %34 : tensor<4xf32>
    %36 = stablehlo.multiply %34, %arg0 : tensor<4xf32>
    %37 = stablehlo.add %35, %36 : tensor<4xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %38 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
    %39 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %40 = stablehlo.multiply %39, %11 : tensor<16x2xf32>
    %41 = stablehlo.dot_general %40, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x4xf32>) -> tensor<2x4xf32>
    %42 = stablehlo.transpose %41, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %43 = stablehlo.add %29, %42 : tensor<4x2xf32>
    %44 = stablehlo.dot_general %40, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<4x2xf32>) -> tensor<16x4xf32>
    %45 = stablehlo.multiply %44, %6 : tensor<16x4xf32>
    %46 = stablehlo.multiply %45, %4 : tensor<16x4xf32>
    %47 = stablehlo.add %45, %46 : tensor<16x4xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %48 = stablehlo.reduce(%47 init: %cst_12) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %49 = stablehlo.reshape %48 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %50 = stablehlo.reduce(%49 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %51 = stablehlo.add %37, %50 : tensor<4xf32>
    %52 = stablehlo.dot_general %47, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x3xf32>) -> tensor<4x3xf32>
    %53 = stablehlo.transpose %52, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %54 = stablehlo.add %33, %53 : tensor<3x4xf32>
    return %24, %51, %54, %43 : tensor<f32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4x2xf32>
  }
}
