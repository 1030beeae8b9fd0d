module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<4x2xf32>, %arg3: tensor<i32>, %arg4: tensor<4xf32>, %arg5: tensor<3x4xf32>, %arg6: tensor<4x2xf32>, %arg7: tensor<4xf32>, %arg8: tensor<3x4xf32>, %arg9: tensor<4x2xf32>, %arg10: tensor<16x3xf32>, %arg11: tensor<16x2xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]['b1']"}, tensor<3x4xf32> {jax.result_info = "result[0]['w1']"}, tensor<4x2xf32> {jax.result_info = "result[0]['w2']"}, tensor<i32> {jax.result_info = "result[1][0].count"}, tensor<4xf32> {jax.result_info = "result[1][0].mu['b1']"}, tensor<3x4xf32> {jax.result_info = "result[1][0].mu['w1']"}, tensor<4x2xf32> {jax.result_info = "result[1][0].mu['w2']"}, tensor<4xf32> {jax.result_info = "result[1][0].nu['b1']"}, tensor<3x4xf32> {jax.result_info = "result[1][0].nu['w1']"}, tensor<4x2xf32> {jax.result_info = "result[1][0].nu['w2']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg10, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x3xf32>, tensor<3x4xf32>) -> tensor<16x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x4xf32>
    %4 = stablehlo.tanh %3 : tensor<16x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<16x4xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x2xf32>) -> tensor<16x2xf32>
    %8 = stablehlo.subtract %7, %arg11 : tensor<16x2xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<16x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<16x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %14 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %16 = stablehlo.multiply %15, %11 : tensor<16x2xf32>
    %17 = stablehlo.dot_general %16, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x4xf32>) -> tensor<2x4xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %19 = stablehlo.dot_general %16, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<4x2xf32>) -> tensor<16x4xf32>
    %20 = stablehlo.multiply %19, %6 : tensor<16x4xf32>
    %21 = stablehlo.multiply %20, %4 : tensor<16x4xf32>
    %22 = stablehlo.add %20, %21 : tensor<16x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.reshape %23 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.dot_general %22, %arg10, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x3xf32>) -> tensor<4x3xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %c = stablehlo.constant dense<2147483647> : tensor<i32>
    %28 = stablehlo.compare LT, %arg3, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %29 = stablehlo.add %arg3, %c_7 : tensor<i32>
    %c_8 = stablehlo.constant dense<2147483647> : tensor<i32>
    %30 = call @_where(%28, %29, %c_8) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %32 = stablehlo.multiply %31, %25 : tensor<4xf32>
    %cst_10 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %34 = stablehlo.multiply %33, %arg4 : tensor<4xf32>
    %35 = stablehlo.add %32, %34 : tensor<4xf32>
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %37 = stablehlo.multiply %36, %27 : tensor<3x4xf32>
    %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %39 = stablehlo.multiply %38, %arg5 : tensor<3x4xf32>
    %40 = stablehlo.add %37, %39 : tensor<3x4xf32>
    %cst_13 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %42 = stablehlo.multiply %41, %18 : tensor<4x2xf32>
    %cst_14 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %44 = stablehlo.multiply %43, %arg6 : tensor<4x2xf32>
    %45 = stablehlo.add %42, %44 : tensor<4x2xf32>
    %46 = stablehlo.abs %25 : tensor<4xf32>
    %cst_15 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %47 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %48 = stablehlo.add %46, %47 : tensor<4xf32>
    %cst_16 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %50 = stablehlo.multiply %49, %arg7 : tensor<4xf32>
    %51 = stablehlo.maximum %48, %50 : tensor<4xf32>
    %52 = stablehlo.abs %27 : tensor<3x4xf32>
    %cst_17 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %54 = stablehlo.add %52, %53 : tensor<3x4xf32>
    %cst_18 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %56 = stablehlo.multiply %55, %arg8 : tensor<3x4xf32>
    %57 = stablehlo.maximum %54, %56 : tensor<3x4xf32>
    %58 = stablehlo.abs %18 : tensor<4x2xf32>
    %cst_19 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %59 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %60 = stablehlo.add %58, %59 : tensor<4x2xf32>
    %cst_20 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %61 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %62 = stablehlo.multiply %61, %arg9 : tensor<4x2xf32>
    %63 = stablehlo.maximum %60, %62 : tensor<4x2xf32>
    %cst_21 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %64 = stablehlo.convert %30 : (tensor<i32>) -> tensor<f32>
    %65 = stablehlo.power %cst_21, %64 : tensor<f32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.subtract %cst_22, %65 : tensor<f32>
    %67 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %68 = stablehlo.divide %35, %67 : tensor<4xf32>
    %69 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %70 = stablehlo.divide %40, %69 : tensor<3x4xf32>
    %71 = stablehlo.broadcast_in_dim %66, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %72 = stablehlo.divide %45, %71 : tensor<4x2xf32>
    %73 = stablehlo.divide %68, %51 : tensor<4xf32>
    %74 = stablehlo.divide %70, %57 : tensor<3x4xf32>
    %75 = stablehlo.divide %72, %63 : tensor<4x2xf32>
    %cst_23 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %77 = stablehlo.multiply %76, %73 : tensor<4xf32>
    %cst_24 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %79 = stablehlo.multiply %78, %74 : tensor<3x4xf32>
    %cst_25 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %81 = stablehlo.multiply %80, %75 : tensor<4x2xf32>
    %82 = stablehlo.add %arg0, %77 : tensor<4xf32>
    %83 = stablehlo.add %arg1, %79 : tensor<3x4xf32>
    %84 = stablehlo.add %arg2, %81 : tensor<4x2xf32>
    return %82, %83, %84, %30, %35, %40, %45, %51, %57, %63, %13 : tensor<4xf32>, tensor<3x4xf32>, tensor<4x2xf32>, tensor<i32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4x2xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4x2xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
