module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3x4xf32> {tf.aliasing_output = 1 : i32}, %arg2: tensor<4x2xf32> {tf.aliasing_output = 2 : i32}, %arg3: tensor<4xf32> {tf.aliasing_output = 3 : i32}, %arg4: tensor<3x4xf32> {tf.aliasing_output = 4 : i32}, %arg5: tensor<4x2xf32> {tf.aliasing_output = 5 : i32}, %arg6: tensor<4xf32> {tf.aliasing_output = 6 : i32}, %arg7: tensor<3x4xf32> {tf.aliasing_output = 7 : i32}, %arg8: tensor<4x2xf32> {tf.aliasing_output = 8 : i32}, %arg9: tensor<16x3xf32>, %arg10: tensor<16x2xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]['b1']"}, tensor<3x4xf32> {jax.result_info = "result[0]['w1']"}, tensor<4x2xf32> {jax.result_info = "result[0]['w2']"}, tensor<4xf32> {jax.result_info = "result[1][1].e_g['b1']"}, tensor<3x4xf32> {jax.result_info = "result[1][1].e_g['w1']"}, tensor<4x2xf32> {jax.result_info = "result[1][1].e_g['w2']"}, tensor<4xf32> {jax.result_info = "result[1][1].e_x['b1']"}, tensor<3x4xf32> {jax.result_info = "result[1][1].e_x['w1']"}, tensor<4x2xf32> {jax.result_info = "result[1][1].e_x['w2']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg9, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x3xf32>, tensor<3x4xf32>) -> tensor<16x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x4xf32>
    %4 = stablehlo.tanh %3 : tensor<16x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<16x4xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x2xf32>) -> tensor<16x2xf32>
    %8 = stablehlo.subtract %7, %arg10 : tensor<16x2xf32>
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
    %26 = stablehlo.dot_general %22, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x3xf32>) -> tensor<4x3xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %28 = stablehlo.multiply %25, %25 : tensor<4xf32>
    %cst_7 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %30 = stablehlo.multiply %29, %28 : tensor<4xf32>
    %cst_8 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %32 = stablehlo.multiply %31, %arg3 : tensor<4xf32>
    %33 = stablehlo.add %30, %32 : tensor<4xf32>
    %34 = stablehlo.multiply %27, %27 : tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %35 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %36 = stablehlo.multiply %35, %34 : tensor<3x4xf32>
    %cst_10 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %38 = stablehlo.multiply %37, %arg4 : tensor<3x4xf32>
    %39 = stablehlo.add %36, %38 : tensor<3x4xf32>
    %40 = stablehlo.multiply %18, %18 : tensor<4x2xf32>
    %cst_11 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %42 = stablehlo.multiply %41, %40 : tensor<4x2xf32>
    %cst_12 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %43 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %44 = stablehlo.multiply %43, %arg5 : tensor<4x2xf32>
    %45 = stablehlo.add %42, %44 : tensor<4x2xf32>
    %cst_13 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %47 = stablehlo.add %arg6, %46 : tensor<4xf32>
    %48 = stablehlo.sqrt %47 : tensor<4xf32>
    %cst_14 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %49 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %50 = stablehlo.add %33, %49 : tensor<4xf32>
    %51 = stablehlo.sqrt %50 : tensor<4xf32>
    %52 = stablehlo.divide %48, %51 : tensor<4xf32>
    %53 = stablehlo.multiply %52, %25 : tensor<4xf32>
    %cst_15 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %55 = stablehlo.add %arg7, %54 : tensor<3x4xf32>
    %56 = stablehlo.sqrt %55 : tensor<3x4xf32>
    %cst_16 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %58 = stablehlo.add %39, %57 : tensor<3x4xf32>
    %59 = stablehlo.sqrt %58 : tensor<3x4xf32>
    %60 = stablehlo.divide %56, %59 : tensor<3x4xf32>
    %61 = stablehlo.multiply %60, %27 : tensor<3x4xf32>
    %cst_17 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %63 = stablehlo.add %arg8, %62 : tensor<4x2xf32>
    %64 = stablehlo.sqrt %63 : tensor<4x2xf32>
    %cst_18 = stablehlo.constant dense<9.99999997E-7> : tensor<f32>
    %65 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %66 = stablehlo.add %45, %65 : tensor<4x2xf32>
    %67 = stablehlo.sqrt %66 : tensor<4x2xf32>
    %68 = stablehlo.divide %64, %67 : tensor<4x2xf32>
    %69 = stablehlo.multiply %68, %18 : tensor<4x2xf32>
    %70 = stablehlo.multiply %53, %53 : tensor<4xf32>
    %cst_19 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %72 = stablehlo.multiply %71, %70 : tensor<4xf32>
    %cst_20 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %73 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %74 = stablehlo.multiply %73, %arg6 : tensor<4xf32>
    %75 = stablehlo.add %72, %74 : tensor<4xf32>
    %76 = stablehlo.multiply %61, %61 : tensor<3x4xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %77 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %78 = stablehlo.multiply %77, %76 : tensor<3x4xf32>
    %cst_22 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %80 = stablehlo.multiply %79, %arg7 : tensor<3x4xf32>
    %81 = stablehlo.add %78, %80 : tensor<3x4xf32>
    %82 = stablehlo.multiply %69, %69 : tensor<4x2xf32>
    %cst_23 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %84 = stablehlo.multiply %83, %82 : tensor<4x2xf32>
    %cst_24 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %86 = stablehlo.multiply %85, %arg8 : tensor<4x2xf32>
    %87 = stablehlo.add %84, %86 : tensor<4x2xf32>
    %cst_25 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %89 = stablehlo.multiply %88, %53 : tensor<4xf32>
    %cst_26 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %90 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %91 = stablehlo.multiply %90, %61 : tensor<3x4xf32>
    %cst_27 = stablehlo.constant dense<-5.000000e-02> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %93 = stablehlo.multiply %92, %69 : tensor<4x2xf32>
    %94 = stablehlo.add %arg0, %89 : tensor<4xf32>
    %95 = stablehlo.add %arg1, %91 : tensor<3x4xf32>
    %96 = stablehlo.add %arg2, %93 : tensor<4x2xf32>
    return %94, %95, %96, %33, %39, %45, %75, %81, %87, %13 : tensor<4xf32>, tensor<3x4xf32>, tensor<4x2xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4x2xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4x2xf32>, tensor<f32>
  }
}
