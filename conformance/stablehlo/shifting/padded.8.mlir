module @jit_update attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x16xf32>, %arg1: tensor<8x4x16xf32>, %arg2: tensor<8x4x16xf32>) -> (tensor<4x16x16xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %2 = stablehlo.concatenate %arg1, %0, dim = 0 : (tensor<8x4x16xf32>, tensor<3x4x16xf32>) -> tensor<11x4x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = call @_pad(%c) : (tensor<i32>) -> tensor<f32>
    %4 = stablehlo.iota dim = 0 : tensor<4x4x16xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<4x4x16xi32>
    %6 = stablehlo.compare EQ, %4, %5, SIGNED : (tensor<4x4x16xi32>, tensor<4x4x16xi32>) -> tensor<4x4x16xi1>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<11x4x4x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<11x4x4x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<11x4x4x16xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<11x4x4x16xf32>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %11:10 = stablehlo.while(%iterArg = %2, %iterArg_17 = %3, %iterArg_18 = %6, %iterArg_19 = %arg0, %iterArg_20 = %c_6, %iterArg_21 = %1, %iterArg_22 = %7, %iterArg_23 = %8, %iterArg_24 = %9, %iterArg_25 = %10) : tensor<11x4x16xf32>, tensor<f32>, tensor<4x4x16xi1>, tensor<4x16x16xf32>, tensor<i32>, tensor<4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>
    cond {
      %c_26 = stablehlo.constant dense<11> : tensor<i32>
      %31 = stablehlo.compare LT, %iterArg_20, %c_26, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %31 : tensor<i1>
    } do {
      %31 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_20) : (tensor<11x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %32:5 = func.call @closed_call(%iterArg_17, %iterArg_18, %iterArg_19, %iterArg_21, %31) : (tensor<f32>, tensor<4x4x16xi1>, tensor<4x16x16xf32>, tensor<4x4x16xf32>, tensor<4x16xf32>) -> (tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>)
      %33 = func.call @dynamic_update_index_in_dim(%iterArg_22, %32#1, %iterArg_20) : (tensor<11x4x4x16xf32>, tensor<4x4x16xf32>, tensor<i32>) -> tensor<11x4x4x16xf32>
      %34 = func.call @dynamic_update_index_in_dim(%iterArg_23, %32#2, %iterArg_20) : (tensor<11x4x4x16xf32>, tensor<4x4x16xf32>, tensor<i32>) -> tensor<11x4x4x16xf32>
      %35 = func.call @dynamic_update_index_in_dim(%iterArg_24, %32#3, %iterArg_20) : (tensor<11x4x4x16xf32>, tensor<4x4x16xf32>, tensor<i32>) -> tensor<11x4x4x16xf32>
      %36 = func.call @dynamic_update_index_in_dim(%iterArg_25, %32#4, %iterArg_20) : (tensor<11x4x4x16xf32>, tensor<4x4x16xf32>, tensor<i32>) -> tensor<11x4x4x16xf32>
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %37 = stablehlo.add %iterArg_20, %c_26 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_17, %iterArg_18, %iterArg_19, %37, %32#0, %33, %34, %35, %36 : tensor<11x4x16xf32>, tensor<f32>, tensor<4x4x16xi1>, tensor<4x16x16xf32>, tensor<i32>, tensor<4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>
    }
    %12 = stablehlo.slice %11#6 [3:11, 3:4, 0:4, 0:16] : (tensor<11x4x4x16xf32>) -> tensor<8x1x4x16xf32>
    %13 = stablehlo.reshape %12 : (tensor<8x1x4x16xf32>) -> tensor<8x4x16xf32>
    %14 = stablehlo.subtract %13, %arg2 : tensor<8x4x16xf32>
    %15 = stablehlo.multiply %14, %14 : tensor<8x4x16xf32>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %17 = stablehlo.multiply %16, %14 : tensor<8x4x16xf32>
    %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %18 = stablehlo.reduce(%15 init: %cst_8) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x4x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_9 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %19 = stablehlo.divide %18, %cst_9 : tensor<f32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_11 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %20 = stablehlo.divide %cst_10, %cst_11 : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %20, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %22 = stablehlo.multiply %21, %17 : tensor<8x4x16xf32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [0, 2, 3] : (tensor<8x4x16xf32>) -> tensor<8x1x4x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %24 = stablehlo.pad %23, %cst_12, low = [3, 3, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<8x1x4x16xf32>, tensor<f32>) -> tensor<11x4x4x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %cst_14 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %27:9 = stablehlo.while(%iterArg = %24, %iterArg_17 = %11#7, %iterArg_18 = %11#8, %iterArg_19 = %11#9, %iterArg_20 = %6, %iterArg_21 = %arg0, %iterArg_22 = %c_15, %iterArg_23 = %26, %iterArg_24 = %25) : tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<4x4x16xi1>, tensor<4x16x16xf32>, tensor<i32>, tensor<4x16x16xf32>, tensor<4x4x16xf32>
    cond {
      %c_25 = stablehlo.constant dense<11> : tensor<i32>
      %31 = stablehlo.compare LT, %iterArg_22, %c_25, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %31 : tensor<i1>
    } do {
      %c_25 = stablehlo.constant dense<11> : tensor<i32>
      %31 = stablehlo.subtract %c_25, %iterArg_22 : tensor<i32>
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %32 = stablehlo.subtract %31, %c_26 : tensor<i32>
      %33 = func.call @dynamic_index_in_dim_1(%iterArg, %32) : (tensor<11x4x4x16xf32>, tensor<i32>) -> tensor<4x4x16xf32>
      %34 = func.call @dynamic_index_in_dim_1(%iterArg_17, %32) : (tensor<11x4x4x16xf32>, tensor<i32>) -> tensor<4x4x16xf32>
      %35 = func.call @dynamic_index_in_dim_1(%iterArg_18, %32) : (tensor<11x4x4x16xf32>, tensor<i32>) -> tensor<4x4x16xf32>
      %36 = func.call @dynamic_index_in_dim_1(%iterArg_19, %32) : (tensor<11x4x4x16xf32>, tensor<i32>) -> tensor<4x4x16xf32>
      %37:2 = func.call @closed_call_2(%iterArg_20, %iterArg_21, %iterArg_23, %iterArg_24, %33, %34, %35, %36) : (tensor<4x4x16xi1>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>) -> (tensor<4x16x16xf32>, tensor<4x4x16xf32>)
      %c_27 = stablehlo.constant dense<1> : tensor<i32>
      %38 = stablehlo.add %iterArg_22, %c_27 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %iterArg_21, %38, %37#0, %37#1 : tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<4x4x16xi1>, tensor<4x16x16xf32>, tensor<i32>, tensor<4x16x16xf32>, tensor<4x4x16xf32>
    }
    %cst_16 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %29 = stablehlo.multiply %28, %27#7 : tensor<4x16x16xf32>
    %30 = stablehlo.subtract %arg0, %29 : tensor<4x16x16xf32>
    return %30, %19 : tensor<4x16x16xf32>, tensor<f32>
  }
  func.func private @_pad(%arg0: tensor<i32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<11x4x16xf32>, %arg1: tensor<i32>) -> tensor<4x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 16] : (tensor<11x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    return %1 : tensor<4x16xf32>
  }
  func.func private @closed_call(%arg0: tensor<f32>, %arg1: tensor<4x4x16xi1>, %arg2: tensor<4x16x16xf32>, %arg3: tensor<4x4x16xf32>, %arg4: tensor<4x16xf32>) -> (tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>) {
    %0 = call @_pad_0(%arg3, %arg0) : (tensor<4x4x16xf32>, tensor<f32>) -> tensor<5x4x16xf32>
    %1 = stablehlo.slice %0 [0:4, 0:4, 0:16] : (tensor<5x4x16xf32>) -> tensor<4x4x16xf32>
    %2 = stablehlo.broadcast_in_dim %arg4, dims = [1, 2] : (tensor<4x16xf32>) -> tensor<1x4x16xf32>
    %3 = call @_where(%2, %1, %arg1) : (tensor<1x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xi1>) -> tensor<4x4x16xf32>
    %4 = stablehlo.dot_general %3, %arg2, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16xf32>, tensor<4x16x16xf32>) -> tensor<4x4x16xf32>
    %5 = stablehlo.tanh %4 : tensor<4x4x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<4x4x16xf32>
    return %5, %5, %3, %5, %7 : tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>
  }
  func.func private @_pad_0(%arg0: tensor<4x4x16xf32>, %arg1: tensor<f32>) -> tensor<5x4x16xf32> {
    %0 = stablehlo.pad %arg0, %arg1, low = [1, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<4x4x16xf32>, tensor<f32>) -> tensor<5x4x16xf32>
    return %0 : tensor<5x4x16xf32>
  }
  func.func private @_where(%arg0: tensor<1x4x16xf32>, %arg1: tensor<4x4x16xf32>, %arg2: tensor<4x4x16xi1>) -> tensor<4x4x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<1x4x16xf32>) -> tensor<4x4x16xf32>
    %1 = stablehlo.select %arg2, %0, %arg1 : tensor<4x4x16xi1>, tensor<4x4x16xf32>
    return %1 : tensor<4x4x16xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<11x4x4x16xf32>, %arg1: tensor<4x4x16xf32>, %arg2: tensor<i32>) -> tensor<11x4x4x16xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1, 2, 3] : (tensor<4x4x16xf32>) -> tensor<1x4x4x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c, %c_0, %c_1 : (tensor<11x4x4x16xf32>, tensor<1x4x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<11x4x4x16xf32>
    return %1 : tensor<11x4x4x16xf32>
  }
  func.func private @dynamic_index_in_dim_1(%arg0: tensor<11x4x4x16xf32>, %arg1: tensor<i32>) -> tensor<4x4x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, %c_1, sizes = [1, 4, 4, 16] : (tensor<11x4x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x4x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x4x16xf32>) -> tensor<4x4x16xf32>
    return %1 : tensor<4x4x16xf32>
  }
  func.func private @closed_call_2(%arg0: tensor<4x4x16xi1>, %arg1: tensor<4x16x16xf32>, %arg2: tensor<4x16x16xf32>, %arg3: tensor<4x4x16xf32>, %arg4: tensor<4x4x16xf32>, %arg5: tensor<4x4x16xf32>, %arg6: tensor<4x4x16xf32>, %arg7: tensor<4x4x16xf32>) -> (tensor<4x16x16xf32>, tensor<4x4x16xf32>) {
    %0 = stablehlo.add %arg3, %arg4 : tensor<4x4x16xf32>
    %1 = stablehlo.multiply %0, %arg7 : tensor<4x4x16xf32>
    %2 = stablehlo.multiply %1, %arg6 : tensor<4x4x16xf32>
    %3 = stablehlo.add %1, %2 : tensor<4x4x16xf32>
    %4 = stablehlo.dot_general %3, %arg5, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16xf32>, tensor<4x4x16xf32>) -> tensor<4x16x16xf32>
    %5 = stablehlo.transpose %4, dims = [0, 2, 1] : (tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %6 = stablehlo.add %arg2, %5 : tensor<4x16x16xf32>
    %7 = stablehlo.dot_general %3, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16xf32>, tensor<4x16x16xf32>) -> tensor<4x4x16xf32>
    %8 = call @_where_3(%arg0, %7) : (tensor<4x4x16xi1>, tensor<4x4x16xf32>) -> tensor<4x4x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.pad %8, %cst, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<4x4x16xf32>, tensor<f32>) -> tensor<5x4x16xf32>
    %10 = call @_pad_4(%9) : (tensor<5x4x16xf32>) -> tensor<4x4x16xf32>
    return %6, %10 : tensor<4x16x16xf32>, tensor<4x4x16xf32>
  }
  func.func private @_where_3(%arg0: tensor<4x4x16xi1>, %arg1: tensor<4x4x16xf32>) -> tensor<4x4x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %1 = stablehlo.select %arg0, %0, %arg1 : tensor<4x4x16xi1>, tensor<4x4x16xf32>
    return %1 : tensor<4x4x16xf32>
  }
  func.func private @_pad_4(%arg0: tensor<5x4x16xf32>) -> tensor<4x4x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [-1, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<5x4x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %1 = stablehlo.slice %0 [0:4, 0:4, 0:16] : (tensor<4x4x16xf32>) -> tensor<4x4x16xf32>
    return %1 : tensor<4x4x16xf32>
  }
}
