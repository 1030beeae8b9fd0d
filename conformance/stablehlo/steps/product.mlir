module @jit_product attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<4x2xf32>, %arg3: tensor<4xf32>, %arg4: tensor<3x4xf32>, %arg5: tensor<4x2xf32>, %arg6: tensor<16x3xf32>, %arg7: tensor<16x2xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]['b1']"}, tensor<3x4xf32> {jax.result_info = "result[0]['w1']"}, tensor<4x2xf32> {jax.result_info = "result[0]['w2']"}, tensor<4xf32> {jax.result_info = "result[1]['b1']"}, tensor<3x4xf32> {jax.result_info = "result[1]['w1']"}, tensor<4x2xf32> {jax.result_info = "result[1]['w2']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x3xf32>, tensor<3x4xf32>) -> tensor<16x4xf32>
    %1 = stablehlo.dot_general %arg6, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x3xf32>, tensor<3x4xf32>) -> tensor<16x4xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %3 = stablehlo.broadcast_in_dim %arg3, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %4 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %5 = stablehlo.add %0, %4 : tensor<16x4xf32>
    %6 = stablehlo.broadcast_in_dim %3, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %7 = stablehlo.add %1, %6 : tensor<16x4xf32>
    %8 = stablehlo.tanh %5 : tensor<16x4xf32>
    %9 = stablehlo.multiply %7, %8 : tensor<16x4xf32>
    %10 = stablehlo.add %7, %9 : tensor<16x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %12 = stablehlo.subtract %11, %8 : tensor<16x4xf32>
    %13 = stablehlo.multiply %10, %12 : tensor<16x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %15 = stablehlo.subtract %14, %8 : tensor<16x4xf32>
    %16 = stablehlo.negate %13 : tensor<16x4xf32>
    %17 = stablehlo.dot_general %8, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x2xf32>) -> tensor<16x2xf32>
    %18 = stablehlo.dot_general %13, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x2xf32>) -> tensor<16x2xf32>
    %19 = stablehlo.dot_general %8, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x2xf32>) -> tensor<16x2xf32>
    %20 = stablehlo.add %18, %19 : tensor<16x2xf32>
    %21 = stablehlo.subtract %17, %arg7 : tensor<16x2xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %23 = stablehlo.multiply %22, %21 : tensor<16x2xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %25 = stablehlo.multiply %24, %20 : tensor<16x2xf32>
    %cst_3 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.multiply %cst_3, %cst_4 : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %28 = stablehlo.multiply %arg2, %27 : tensor<4x2xf32>
    %29 = stablehlo.multiply %arg5, %27 : tensor<4x2xf32>
    %30 = stablehlo.multiply %27, %arg2 : tensor<4x2xf32>
    %31 = stablehlo.multiply %27, %arg5 : tensor<4x2xf32>
    %32 = stablehlo.add %28, %30 : tensor<4x2xf32>
    %33 = stablehlo.add %29, %31 : tensor<4x2xf32>
    %34 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %35 = stablehlo.multiply %arg1, %34 : tensor<3x4xf32>
    %36 = stablehlo.multiply %arg4, %34 : tensor<3x4xf32>
    %37 = stablehlo.multiply %34, %arg1 : tensor<3x4xf32>
    %38 = stablehlo.multiply %34, %arg4 : tensor<3x4xf32>
    %39 = stablehlo.add %35, %37 : tensor<3x4xf32>
    %40 = stablehlo.add %36, %38 : tensor<3x4xf32>
    %41 = stablehlo.broadcast_in_dim %26, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %42 = stablehlo.multiply %arg0, %41 : tensor<4xf32>
    %43 = stablehlo.multiply %arg3, %41 : tensor<4xf32>
    %44 = stablehlo.multiply %41, %arg0 : tensor<4xf32>
    %45 = stablehlo.multiply %41, %arg3 : tensor<4xf32>
    %46 = stablehlo.add %42, %44 : tensor<4xf32>
    %47 = stablehlo.add %43, %45 : tensor<4xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %48 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %48, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %50 = stablehlo.multiply %49, %23 : tensor<16x2xf32>
    %51 = stablehlo.multiply %49, %25 : tensor<16x2xf32>
    %52 = stablehlo.dot_general %50, %8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x4xf32>) -> tensor<2x4xf32>
    %53 = stablehlo.dot_general %51, %8, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x4xf32>) -> tensor<2x4xf32>
    %54 = stablehlo.dot_general %50, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x4xf32>) -> tensor<2x4xf32>
    %55 = stablehlo.add %53, %54 : tensor<2x4xf32>
    %56 = stablehlo.transpose %52, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %57 = stablehlo.transpose %55, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %58 = stablehlo.add %32, %56 : tensor<4x2xf32>
    %59 = stablehlo.add %33, %57 : tensor<4x2xf32>
    %60 = stablehlo.dot_general %50, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<4x2xf32>) -> tensor<16x4xf32>
    %61 = stablehlo.dot_general %51, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<4x2xf32>) -> tensor<16x4xf32>
    %62 = stablehlo.dot_general %50, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<4x2xf32>) -> tensor<16x4xf32>
    %63 = stablehlo.add %61, %62 : tensor<16x4xf32>
    %64 = stablehlo.multiply %60, %15 : tensor<16x4xf32>
    %65 = stablehlo.multiply %63, %15 : tensor<16x4xf32>
    %66 = stablehlo.multiply %60, %16 : tensor<16x4xf32>
    %67 = stablehlo.add %65, %66 : tensor<16x4xf32>
    %68 = stablehlo.multiply %64, %8 : tensor<16x4xf32>
    %69 = stablehlo.multiply %67, %8 : tensor<16x4xf32>
    %70 = stablehlo.multiply %64, %13 : tensor<16x4xf32>
    %71 = stablehlo.add %69, %70 : tensor<16x4xf32>
    %72 = stablehlo.add %64, %68 : tensor<16x4xf32>
    %73 = stablehlo.add %67, %71 : tensor<16x4xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %74 = stablehlo.reduce(%72 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%73 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %76 = stablehlo.reshape %74 : (tensor<4xf32>) -> tensor<1x4xf32>
    %77 = stablehlo.reshape %75 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %78 = stablehlo.reduce(%76 init: %cst_9) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.reduce(%77 init: %cst_10) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %80 = stablehlo.add %46, %78 : tensor<4xf32>
    %81 = stablehlo.add %47, %79 : tensor<4xf32>
    %82 = stablehlo.dot_general %72, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x3xf32>) -> tensor<4x3xf32>
    %83 = stablehlo.dot_general %73, %arg6, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x3xf32>) -> tensor<4x3xf32>
    %84 = stablehlo.transpose %82, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %85 = stablehlo.transpose %83, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %86 = stablehlo.add %39, %84 : tensor<3x4xf32>
    %87 = stablehlo.add %40, %85 : tensor<3x4xf32>
    %88 = stablehlo.dot_general %arg6, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x3xf32>, tensor<3x4xf32>) -> tensor<16x4xf32>
    %89 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %90 = stablehlo.broadcast_in_dim %89, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %91 = stablehlo.add %88, %90 : tensor<16x4xf32>
    %92 = stablehlo.tanh %91 : tensor<16x4xf32>
    %93 = stablehlo.dot_general %92, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x2xf32>) -> tensor<16x2xf32>
    %94 = stablehlo.subtract %93, %arg7 : tensor<16x2xf32>
    %95 = stablehlo.multiply %94, %94 : tensor<16x2xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%95 init: %cst_11) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_12 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %97 = stablehlo.divide %96, %cst_12 : tensor<f32>
    return %80, %86, %58, %81, %87, %59, %97 : tensor<4xf32>, tensor<3x4xf32>, tensor<4x2xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4x2xf32>, tensor<f32>
  }
}
