module @jit_update attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x16x16xf32>, %arg1: tensor<8x4x16xf32>, %arg2: tensor<8x4x16xf32>) -> (tensor<4x16x16xf32> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<3x4x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %2 = stablehlo.concatenate %arg1, %0, dim = 0 : (tensor<8x4x16xf32>, tensor<3x4x16xf32>) -> tensor<11x4x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<11x4x4x16xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<11x4x4x16xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<11x4x4x16xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<11x4x4x16xf32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %8:9 = stablehlo.while(%iterArg = %2, %iterArg_16 = %3, %iterArg_17 = %arg0, %iterArg_18 = %c_5, %iterArg_19 = %1, %iterArg_20 = %4, %iterArg_21 = %5, %iterArg_22 = %6, %iterArg_23 = %7) : tensor<11x4x16xf32>, tensor<1xi32>, tensor<4x16x16xf32>, tensor<i32>, tensor<4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>
    cond {
      %c_24 = stablehlo.constant dense<11> : tensor<i32>
      %28 = stablehlo.compare LT, %iterArg_18, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    } do {
      %28 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_18) : (tensor<11x4x16xf32>, tensor<i32>) -> tensor<4x16xf32>
      %29:5 = func.call @closed_call(%iterArg_16, %iterArg_17, %iterArg_19, %28) : (tensor<1xi32>, tensor<4x16x16xf32>, tensor<4x4x16xf32>, tensor<4x16xf32>) -> (tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>)
      %30 = func.call @dynamic_update_index_in_dim(%iterArg_20, %29#1, %iterArg_18) : (tensor<11x4x4x16xf32>, tensor<4x4x16xf32>, tensor<i32>) -> tensor<11x4x4x16xf32>
      %31 = func.call @dynamic_update_index_in_dim(%iterArg_21, %29#2, %iterArg_18) : (tensor<11x4x4x16xf32>, tensor<4x4x16xf32>, tensor<i32>) -> tensor<11x4x4x16xf32>
      %32 = func.call @dynamic_update_index_in_dim(%iterArg_22, %29#3, %iterArg_18) : (tensor<11x4x4x16xf32>, tensor<4x4x16xf32>, tensor<i32>) -> tensor<11x4x4x16xf32>
      %33 = func.call @dynamic_update_index_in_dim(%iterArg_23, %29#4, %iterArg_18) : (tensor<11x4x4x16xf32>, tensor<4x4x16xf32>, tensor<i32>) -> tensor<11x4x4x16xf32>
      %c_24 = stablehlo.constant dense<1> : tensor<i32>
      %34 = stablehlo.add %iterArg_18, %c_24 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_16, %iterArg_17, %34, %29#0, %30, %31, %32, %33 : tensor<11x4x16xf32>, tensor<1xi32>, tensor<4x16x16xf32>, tensor<i32>, tensor<4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>
    }
    %9 = stablehlo.slice %8#5 [3:11, 3:4, 0:4, 0:16] : (tensor<11x4x4x16xf32>) -> tensor<8x1x4x16xf32>
    %10 = stablehlo.reshape %9 : (tensor<8x1x4x16xf32>) -> tensor<8x4x16xf32>
    %11 = stablehlo.subtract %10, %arg2 : tensor<8x4x16xf32>
    %12 = stablehlo.multiply %11, %11 : tensor<8x4x16xf32>
    %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %13 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %14 = stablehlo.multiply %13, %11 : tensor<8x4x16xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%12 init: %cst_7) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<8x4x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %16 = stablehlo.divide %15, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_10 = stablehlo.constant dense<5.120000e+02> : tensor<f32>
    %17 = stablehlo.divide %cst_9, %cst_10 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %17, dims = [] : (tensor<f32>) -> tensor<8x4x16xf32>
    %19 = stablehlo.multiply %18, %14 : tensor<8x4x16xf32>
    %20 = stablehlo.broadcast_in_dim %19, dims = [0, 2, 3] : (tensor<8x4x16xf32>) -> tensor<8x1x4x16xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %21 = stablehlo.pad %20, %cst_11, low = [3, 3, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<8x1x4x16xf32>, tensor<f32>) -> tensor<11x4x4x16xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %24:9 = stablehlo.while(%iterArg = %21, %iterArg_16 = %8#6, %iterArg_17 = %8#7, %iterArg_18 = %8#8, %iterArg_19 = %3, %iterArg_20 = %arg0, %iterArg_21 = %c_14, %iterArg_22 = %23, %iterArg_23 = %22) : tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<1xi32>, tensor<4x16x16xf32>, tensor<i32>, tensor<4x16x16xf32>, tensor<4x4x16xf32>
    cond {
      %c_24 = stablehlo.constant dense<11> : tensor<i32>
      %28 = stablehlo.compare LT, %iterArg_21, %c_24, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %28 : tensor<i1>
    } do {
      %c_24 = stablehlo.constant dense<11> : tensor<i32>
      %28 = stablehlo.subtract %c_24, %iterArg_21 : tensor<i32>
      %c_25 = stablehlo.constant dense<1> : tensor<i32>
      %29 = stablehlo.subtract %28, %c_25 : tensor<i32>
      %30 = func.call @dynamic_index_in_dim_0(%iterArg, %29) : (tensor<11x4x4x16xf32>, tensor<i32>) -> tensor<4x4x16xf32>
      %31 = func.call @dynamic_index_in_dim_0(%iterArg_16, %29) : (tensor<11x4x4x16xf32>, tensor<i32>) -> tensor<4x4x16xf32>
      %32 = func.call @dynamic_index_in_dim_0(%iterArg_17, %29) : (tensor<11x4x4x16xf32>, tensor<i32>) -> tensor<4x4x16xf32>
      %33 = func.call @dynamic_index_in_dim_0(%iterArg_18, %29) : (tensor<11x4x4x16xf32>, tensor<i32>) -> tensor<4x4x16xf32>
      %34:2 = func.call @closed_call_1(%iterArg_19, %iterArg_20, %iterArg_22, %iterArg_23, %30, %31, %32, %33) : (tensor<1xi32>, tensor<4x16x16xf32>, tensor<4x16x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>) -> (tensor<4x16x16xf32>, tensor<4x4x16xf32>)
      %c_26 = stablehlo.constant dense<1> : tensor<i32>
      %35 = stablehlo.add %iterArg_21, %c_26 : tensor<i32>
      stablehlo.return %iterArg, %iterArg_16, %iterArg_17, %iterArg_18, %iterArg_19, %iterArg_20, %35, %34#0, %34#1 : tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<11x4x4x16xf32>, tensor<1xi32>, tensor<4x16x16xf32>, tensor<i32>, tensor<4x16x16xf32>, tensor<4x4x16xf32>
    }
    %cst_15 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<4x16x16xf32>
    %26 = stablehlo.multiply %25, %24#7 : tensor<4x16x16xf32>
    %27 = stablehlo.subtract %arg0, %26 : tensor<4x16x16xf32>
    return %27, %16 : tensor<4x16x16xf32>, tensor<f32>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<11x4x16xf32>, %arg1: tensor<i32>) -> tensor<4x16xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, %c_0, sizes = [1, 4, 16] : (tensor<11x4x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x16xf32>
    %1 = stablehlo.reshape %0 : (tensor<1x4x16xf32>) -> tensor<4x16xf32>
    return %1 : tensor<4x16xf32>
  }
  func.func private @closed_call(%arg0: tensor<1xi32>, %arg1: tensor<4x16x16xf32>, %arg2: tensor<4x4x16xf32>, %arg3: tensor<4x16xf32>) -> (tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>) {
    %0 = call @_roll_static(%arg2) : (tensor<4x4x16xf32>) -> tensor<4x4x16xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg3) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      stablehlo.return %arg5 : tensor<f32>
    }) : (tensor<4x4x16xf32>, tensor<1xi32>, tensor<4x16xf32>) -> tensor<4x4x16xf32>
    %2 = stablehlo.dot_general %1, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16xf32>, tensor<4x16x16xf32>) -> tensor<4x4x16xf32>
    %3 = stablehlo.tanh %2 : tensor<4x4x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4x16xf32>
    %5 = stablehlo.subtract %4, %3 : tensor<4x4x16xf32>
    return %3, %3, %1, %3, %5 : tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>, tensor<4x4x16xf32>
  }
  func.func private @_roll_static(%arg0: tensor<4x4x16xf32>) -> tensor<4x4x16xf32> {
    %0 = stablehlo.slice %arg0 [3:4, 0:4, 0:16] : (tensor<4x4x16xf32>) -> tensor<1x4x16xf32>
    %1 = stablehlo.slice %arg0 [0:3, 0:4, 0:16] : (tensor<4x4x16xf32>) -> tensor<3x4x16xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4x16xf32>, tensor<3x4x16xf32>) -> tensor<4x4x16xf32>
    return %2 : tensor<4x4x16xf32>
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
  func.func private @closed_call_1(%arg0: tensor<1xi32>, %arg1: tensor<4x16x16xf32>, %arg2: tensor<4x16x16xf32>, %arg3: tensor<4x4x16xf32>, %arg4: tensor<4x4x16xf32>, %arg5: tensor<4x4x16xf32>, %arg6: tensor<4x4x16xf32>, %arg7: tensor<4x4x16xf32>) -> (tensor<4x16x16xf32>, tensor<4x4x16xf32>) {
    %0 = stablehlo.add %arg3, %arg4 : tensor<4x4x16xf32>
    %1 = stablehlo.multiply %0, %arg7 : tensor<4x4x16xf32>
    %2 = stablehlo.multiply %1, %arg6 : tensor<4x4x16xf32>
    %3 = stablehlo.add %1, %2 : tensor<4x4x16xf32>
    %4 = stablehlo.dot_general %3, %arg5, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16xf32>, tensor<4x4x16xf32>) -> tensor<4x16x16xf32>
    %5 = stablehlo.transpose %4, dims = [0, 2, 1] : (tensor<4x16x16xf32>) -> tensor<4x16x16xf32>
    %6 = stablehlo.add %arg2, %5 : tensor<4x16x16xf32>
    %7 = stablehlo.dot_general %3, %arg1, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (tensor<4x4x16xf32>, tensor<4x16x16xf32>) -> tensor<4x4x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %9 = "stablehlo.scatter"(%7, %arg0, %8) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      stablehlo.return %arg9 : tensor<f32>
    }) : (tensor<4x4x16xf32>, tensor<1xi32>, tensor<4x16xf32>) -> tensor<4x4x16xf32>
    %10 = call @_roll_static_2(%9) : (tensor<4x4x16xf32>) -> tensor<4x4x16xf32>
    return %6, %10 : tensor<4x16x16xf32>, tensor<4x4x16xf32>
  }
  func.func private @_roll_static_2(%arg0: tensor<4x4x16xf32>) -> tensor<4x4x16xf32> {
    %0 = stablehlo.slice %arg0 [0:1, 0:4, 0:16] : (tensor<4x4x16xf32>) -> tensor<1x4x16xf32>
    %1 = stablehlo.slice %arg0 [1:4, 0:4, 0:16] : (tensor<4x4x16xf32>) -> tensor<3x4x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %1, %cst, low = [0, 0, 0], high = [1, 0, 0], interior = [0, 0, 0] : (tensor<3x4x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %0, %cst_0, low = [3, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<1x4x16xf32>, tensor<f32>) -> tensor<4x4x16xf32>
    %4 = stablehlo.add %2, %3 : tensor<4x4x16xf32>
    return %4 : tensor<4x4x16xf32>
  }
}
