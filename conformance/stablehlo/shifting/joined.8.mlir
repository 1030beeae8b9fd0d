module @jit_update attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x16xf32>, %arg1: tensor<8x4x16xf32>, %arg2: tensor<8x4x16xf32>) -> (tensor<4x16x16xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %2 = stablehlo.concatenate %arg1, %0, dim = 0 : (tensor<8x4x16xf32>, tensor<3x4x16xf32>) -> tensor<11x4x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<11x4x4x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<11x4x4x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<11x4x4x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<11x4x4x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7:8 = stablehlo.while(%iterArg = %2, %iterArg_15 = %arg0, %iterArg_16 = %c, %iterArg_17 = %1, %iterArg_18 = %3, %iterArg_19 = %4, %iterArg_20 = %5, %iterArg_21 = %6) : tensor<11x4x16xf32>, tensor<4x16x16xf32>, tensor<i32>, tensor<4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>
    cond {
      %c_22 = stablehlo.constant dense<11> : tensor<i32>
      %27 = stablehlo.compare LT, %iterArg_16, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %27 : tensor<i1>
    } do {
      %27 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_16) : (tensor<11x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %28:5 = func.call @closed_call(%iterArg_15, %iterArg_17, %27) : (tensor<4x16x16xf32>, tensor<4x4x16xf32>, tensor<4x16xf32>) -> (tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>)
      %29 = func.call @dynamic_update_index_in_dim(%iterArg_18, %28#1, %iterArg_16) : (tensor<11x4x4x16xf32>, tensor<4x4x16xf32>, tensor<i32>) -> tensor<11x4x4x16xf32>
      %30 = func.call @dynamic_update_index_in_dim(%iterArg_19, %28#2, %iterArg_16) : (tensor<11x4x4x16xf32>, tensor<4x4x16xf32>, tensor<i32>) -> tensor<11x4x4x16xf32>
      %31 = func.call @dynamic_update_index_in_dim(%iterArg_20, %28#3, %iterArg_16) : (tensor<11x4x4x16xf32>, tensor<4x4x16xf32>, tensor<i32>) -> tensor<11x4x4x16xf32>
      %32 = func.call @dynamic_update_index_in_dim(%iterArg_21, %28#4, %iterArg_16) : (tensor<11x4x4x16xf32>, tensor<4x4x16xf32>, tensor<i32>) -> tensor<11x4x4x16xf32>
      %c_22 = stablehlo.constant dense<1> : tensor<i32>
      %33 = stablehlo.add %iterArg_16, %c_22 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_15, %33, %28#0, %29, %30, %31, %32 : tensor<11x4x16xf32>, tensor<4x16x16xf32>, tensor<i32>, tensor<4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>
    }
    %8 = stablehlo.slice %7#4 [3:11, 3:4, 0:4, 0:16] : (tensor<11x4x4x16xf32>) -> tensor<8x1x4x16xf32>
    %9 = stablehlo.reshape %8 : (tensor<8x1x4x16xf32>) -> tensor<8x4x16xf32>
    %10 = stablehlo.subtract %9, %arg2 : tensor<8x4x16xf32>
    %11 = stablehlo.multiply %10, %10 : tensor<8x4x16xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<8x4x16xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_6) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x4x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_7 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %15 = stablehlo.divide %14, %cst_7 : tensor<f32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_9 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %16 = stablehlo.divide %cst_8, %cst_9 : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %18 = stablehlo.multiply %17, %13 : tensor<8x4x16xf32>
    %19 = stablehlo.broadcast_in_dim %18, dims = [0, 2, 3] : (tensor<8x4x16xf32>) -> tensor<8x1x4x16xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.pad %19, %cst_10, low = [3, 3, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<8x1x4x16xf32>, tensor<f32>) -> tensor<11x4x4x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %23:8 = stablehlo.while(%iterArg = %20, %iterArg_15 = %7#5, %iterArg_16 = %7#6, %iterArg_17 = %7#7, %iterArg_18 = %arg0, %iterArg_19 = %c_13, %iterArg_20 = %22, %iterArg_21 = %21) : tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<4x16x16xf32>, tensor<i32>, tensor<4x16x16xf32>, tensor<4x4x16xf32>
    cond {
      %c_22 = stablehlo.constant dense<11> : tensor<i32>
      %27 = stablehlo.compare LT, %iterArg_19, %c_22, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %27 : tensor<i1>
    } do {
      %c_22 = stablehlo.constant dense<11> : tensor<i32>
      %27 = stablehlo.subtract %c_22, %iterArg_19 : tensor<i32>
      %c_23 = stablehlo.constant dense<1> : tensor<i32>
      %28 = stablehlo.subtract %27, %c_23 : tensor<i32>
      %29 = func.call @dynamic_index_in_dim_0(%iterArg, %28) : (tensor<11x4x4x16xf32>, tensor<i32>) -> tensor<4x4x16xf32>
      %30 = func.call @dynamic_index_in_dim_0(%iterArg_15, %28) : (tensor<11x4x4x16xf32>, tensor<i32>) -> tensor<4x4x16xf32>
      %31 = func.call @dynamic_index_in_dim_0(%iterArg_16, %28) : (tensor<11x4x4x16xf32>, tensor<i32>) -> tensor<4x4x16xf32>
      %32 = func.call @dynamic_index_in_dim_0(%iterArg_17, %28) : (tensor<11x4x4x16xf32>, tensor<i32>) -> tensor<4x4x16xf32>
      %33:2 = func.call @closed_call_1(%iterArg_18, %iterArg_20, %iterArg_21, %29, %30, %31, %32) : (tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>) -> (tensor<4x16x16xf32>, tensor<4x4x16xf32>)
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %34 = stablehlo.add %iterArg_19, %c_24 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_15, %iterArg_16, %iterArg_17, %iterArg_18, %34, %33#0, %33#1 : tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<4x16x16xf32>, tensor<i32>, tensor<4x16x16xf32>, tensor<4x4x16xf32>
    }
    %cst_14 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %25 = stablehlo.multiply %24, %23#6 : tensor<4x16x16xf32>
    %26 = stablehlo.subtract %arg0, %25 : tensor<4x16x16xf32>
    return %26, %15 : tensor<4x16x16xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<11x4x16xf32>, %arg1: tensor<i32>) -> tensor<4x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 16] : (tensor<11x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    return %1 : tensor<4x16xf32>
  }
  func.func private @closed_call(%arg0: tensor<4x16x16xf32>, %arg1: tensor<4x4x16xf32>, %arg2: tensor<4x16xf32>) -> (tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>) {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [1, 2] : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %1 = stablehlo.slice %arg1 [0:3, 0:4, 0:16] : (tensor<4x4x16xf32>) -> tensor<3x4x16xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4x16xf32>, tensor<3x4x16xf32>) -> tensor<4x4x16xf32>
    %3 = stablehlo.dot_general %2, %arg0, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16xf32>, tensor<4x16x16xf32>) -> tensor<4x4x16xf32>
    %4 = stablehlo.tanh %3 : tensor<4x4x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<4x4x16xf32>
    return %4, %4, %2, %4, %6 : tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<11x4x4x16xf32>, %arg1: tensor<4x4x16xf32>, %arg2: tensor<i32>) -> tensor<11x4x4x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x4x16xf32>) -> tensor<1x4x4x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<11x4x4x16xf32>, tensor<1x4x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<11x4x4x16xf32>
    return %1 : tensor<11x4x4x16xf32>
  }
  func.func private @dynamic_index_in_dim_0(%arg0: tensor<11x4x4x16xf32>, %arg1: tensor<i32>) -> tensor<4x4x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 4, 16] : (tensor<11x4x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x4x16xf32>) -> tensor<4x4x16xf32>
    return %1 : tensor<4x4x16xf32>
  }
  func.func private @closed_call_1(%arg0: tensor<4x16x16xf32>, %arg1: tensor<4x16x16xf32>, %arg2: tensor<4x4x16xf32>, %arg3: tensor<4x4x16xf32>, %arg4: tensor<4x4x16xf32>, %arg5: tensor<4x4x16xf32>, %arg6: tensor<4x4x16xf32>) -> (tensor<4x16x16xf32>, tensor<4x4x16xf32>) {
    %0 = stablehlo.add %arg2, %arg3 : tensor<4x4x16xf32>
    %1 = stablehlo.multiply %0, %arg6 : tensor<4x4x16xf32>
    %2 = stablehlo.multiply %1, %arg5 : tensor<4x4x16xf32>
    %3 = stablehlo.add %1, %2 : tensor<4x4x16xf32>
    %4 = stablehlo.dot_general %3, %arg4, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16xf32>, tensor<4x4x16xf32>) -> tensor<4x16x16xf32>
    %5 = stablehlo.transpose %4, dims = [0, 2, 1] : (tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %6 = stablehlo.add %arg1, %5 : tensor<4x16x16xf32>
    %7 = stablehlo.dot_general %3, %arg0, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16xf32>, tensor<4x16x16xf32>) -> tensor<4x4x16xf32>
    %8 = stablehlo.slice %7 [0:1, 0:4, 0:16] : (tensor<4x4x16xf32>) -> tensor<1x4x16xf32>
    %9 = stablehlo.slice %7 [1:4, 0:4, 0:16] : (tensor<4x4x16xf32>) -> tensor<3x4x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.pad %9, %cst, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<3x4x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    return %6, %10 : tensor<4x16x16xf32>, tensor<4x4x16xf32>
  }
}
