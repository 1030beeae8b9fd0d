module @jit_scanned attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<4x2xf32>, %arg3: tensor<2x16x3xf32>, %arg4: tensor<2x16x2xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]['b1']"}, tensor<3x4xf32> {jax.result_info = "result[0]['w1']"}, tensor<4x2xf32> {jax.result_info = "result[0]['w2']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<2xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:7 = stablehlo.while(%iterArg = %arg3, %iterArg_0 = %arg4, %iterArg_1 = %c, %iterArg_2 = %arg0, %iterArg_3 = %arg1, %iterArg_4 = %arg2, %iterArg_5 = %0) : tensor<2x16x3xf32>, tensor<2x16x2xf32>, tensor<i32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4x2xf32>, tensor<2xf32>
    cond {
      %c_6 = stablehlo.constant dense<2> : tensor<i32>
      %4 = stablehlo.compare LT, %iterArg_1, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    } do {
      %4 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_1) : (tensor<2x16x3xf32>, tensor<i32>) -> tensor<16x3xf32>
      %5 = func.call @dynamic_index_in_dim_0(%iterArg_0, %iterArg_1) : (tensor<2x16x2xf32>, tensor<i32>) -> tensor<16x2xf32>
      %6:4 = func.call @closed_call(%iterArg_2, %iterArg_3, %iterArg_4, %4, %5) : (tensor<4xf32>, tensor<3x4xf32>, tensor<4x2xf32>, tensor<16x3xf32>, tensor<16x2xf32>) -> (tensor<4xf32>, tensor<3x4xf32>, tensor<4x2xf32>, tensor<f32>)
      %7 = func.call @dynamic_update_index_in_dim(%iterArg_5, %6#3, %iterArg_1) : (tensor<2xf32>, tensor<f32>, tensor<i32>) -> tensor<2xf32>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %8 = stablehlo.add %iterArg_1, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_0, %8, %6#0, %6#1, %6#2, %7 : tensor<2x16x3xf32>, tensor<2x16x2xf32>, tensor<i32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4x2xf32>, tensor<2xf32>
    }
    %2 = stablehlo.slice %1#6 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
    %3 = stablehlo.reshape %2 : (tensor<1xf32>) -> tensor<f32>
    return %1#3, %1#4, %1#5, %3 : tensor<4xf32>, tensor<3x4xf32>, tensor<4x2xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<2x16x3xf32>, %arg1: tensor<i32>) -> tensor<16x3xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 3] : (tensor<2x16x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x3xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x3xf32>) -> tensor<16x3xf32>
    return %1 : tensor<16x3xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<2x16x2xf32>, %arg1: tensor<i32>) -> tensor<16x2xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 16, 2] : (tensor<2x16x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x16x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x16x2xf32>) -> tensor<16x2xf32>
    return %1 : tensor<16x2xf32>
  }
  func.func private @closed_call(%arg0: tensor<4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<4x2xf32>, %arg3: tensor<16x3xf32>, %arg4: tensor<16x2xf32>) -> (tensor<4xf32>, tensor<3x4xf32>, tensor<4x2xf32>, tensor<f32>) {
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
    %26 = stablehlo.dot_general %22, %arg3, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x3xf32>) -> tensor<4x3xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %cst_7 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %29 = stablehlo.multiply %28, %25 : tensor<4xf32>
    %30 = stablehlo.subtract %arg0, %29 : tensor<4xf32>
    %cst_8 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %31 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %32 = stablehlo.multiply %31, %27 : tensor<3x4xf32>
    %33 = stablehlo.subtract %arg1, %32 : tensor<3x4xf32>
    %cst_9 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %35 = stablehlo.multiply %34, %18 : tensor<4x2xf32>
    %36 = stablehlo.subtract %arg2, %35 : tensor<4x2xf32>
    return %30, %33, %36, %13 : tensor<4xf32>, tensor<3x4xf32>, tensor<4x2xf32>, tensor<f32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<2xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> tensor<2xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2 : (tensor<2xf32>, tensor<1xf32>, tensor<i32>) -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
}
