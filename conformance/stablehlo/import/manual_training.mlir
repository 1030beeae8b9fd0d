module @jit_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<12x16xf32>, %arg2: tensor<16x4xf32>, %arg3: tensor<16xf32>, %arg4: tensor<12x16xf32>, %arg5: tensor<16x4xf32>, %arg6: tensor<8x12xf32>, %arg7: tensor<8x4xf32>) -> (tensor<16xf32> {jax.result_info = "result[0]['b1']"}, tensor<12x16xf32> {jax.result_info = "result[0]['w1']"}, tensor<16x4xf32> {jax.result_info = "result[0]['w2']"}, tensor<16xf32> {jax.result_info = "result[1]['b1']"}, tensor<12x16xf32> {jax.result_info = "result[1]['w1']"}, tensor<16x4xf32> {jax.result_info = "result[1]['w2']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0:9 = sdy.manual_computation(%arg0, %arg1, %arg2, %arg6, %arg7) in_shardings=[<@mesh, [{"y"}]>, <@mesh, [{}, {"y"}]>, <@mesh, [{"y"}, {}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{"x"}, {}]>] out_shardings=[<@mesh, [{"x", "y"}, {}]>, <@mesh, [{"x", "y"}, {}]>, <@mesh, [{"x", "y"}, {}]>, <@mesh, [{"x", "y"}, {}]>, <@mesh, [{"x", "y"}, {}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{"x"}]>, <@mesh, [{}]>, <@mesh, []>] manual_axes={"x", "y"} (%arg8: tensor<4xf32>, %arg9: tensor<12x4xf32>, %arg10: tensor<4x4xf32>, %arg11: tensor<4x12xf32>, %arg12: tensor<4x4xf32>) {
      %20 = stablehlo.dot_general %arg11, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x12xf32>, tensor<12x4xf32>) -> tensor<4x4xf32>
      %21 = stablehlo.broadcast_in_dim %arg8, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
      %22 = stablehlo.broadcast_in_dim %21, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
      %23 = stablehlo.add %20, %22 : tensor<4x4xf32>
      %24 = func.call @relu(%23) : (tensor<4x4xf32>) -> tensor<4x4xf32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
      %26 = stablehlo.compare GT, %23, %25, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %27 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
      %28 = stablehlo.dot_general %24, %arg10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
      %29 = "stablehlo.all_reduce"(%28) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
        %40 = stablehlo.add %arg13, %arg14 : tensor<f32>
        stablehlo.return %40 : tensor<f32>
      }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
      %30 = stablehlo.subtract %29, %arg12 : tensor<4x4xf32>
      %31 = stablehlo.multiply %30, %30 : tensor<4x4xf32>
      %cst_8 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %32 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
      %33 = stablehlo.multiply %32, %30 : tensor<4x4xf32>
      %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %34 = stablehlo.reduce(%31 init: %cst_9) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
      %cst_10 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
      %35 = stablehlo.divide %34, %cst_10 : tensor<f32>
      %36 = "stablehlo.all_reduce"(%35) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
        %40 = stablehlo.add %arg13, %arg14 : tensor<f32>
        stablehlo.return %40 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      %cst_11 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %37 = stablehlo.divide %36, %cst_11 : tensor<f32>
      %38 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %cst_12 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %39 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<1xf32>
      sdy.return %arg11, %26, %27, %arg10, %24, %33, %38, %39, %37 : tensor<4x12xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1xf32>, tensor<1xf32>, tensor<f32>
    } : (tensor<16xf32>, tensor<12x16xf32>, tensor<16x4xf32>, tensor<8x12xf32>, tensor<8x4xf32>) -> (tensor<32x12xf32>, tensor<32x4xi1>, tensor<32x4xf32>, tensor<32x4xf32>, tensor<32x4xf32>, tensor<8x4xf32>, tensor<2xf32>, tensor<1xf32>, tensor<f32>)
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1:3 = sdy.manual_computation(%cst, %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7) in_shardings=[<@mesh, []>, <@mesh, [{"x", "y"}, {}]>, <@mesh, [{"x", "y"}, {}]>, <@mesh, [{"x", "y"}, {}]>, <@mesh, [{"x", "y"}, {}]>, <@mesh, [{"x", "y"}, {}]>, <@mesh, [{"x"}, {}]>, <@mesh, [{"x"}]>, <@mesh, [{}]>] out_shardings=[<@mesh, [{"y"}]>, <@mesh, [{}, {"y"}]>, <@mesh, [{"y"}, {}]>] manual_axes={"x", "y"} (%arg8: tensor<f32>, %arg9: tensor<4x12xf32>, %arg10: tensor<4x4xi1>, %arg11: tensor<4x4xf32>, %arg12: tensor<4x4xf32>, %arg13: tensor<4x4xf32>, %arg14: tensor<4x4xf32>, %arg15: tensor<1xf32>, %arg16: tensor<1xf32>) {
      %20 = stablehlo.reshape %arg15 : (tensor<1xf32>) -> tensor<f32>
      %21 = stablehlo.reshape %arg16 : (tensor<1xf32>) -> tensor<f32>
      %22 = stablehlo.divide %arg8, %21 : tensor<f32>
      %23 = stablehlo.divide %22, %20 : tensor<f32>
      %24 = stablehlo.broadcast_in_dim %23, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
      %25 = stablehlo.multiply %24, %arg14 : tensor<4x4xf32>
      %26 = stablehlo.dot_general %25, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
      %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
      %28 = stablehlo.dot_general %25, %arg12, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
      %29 = "stablehlo.all_reduce"(%27) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
        %39 = stablehlo.add %arg17, %arg18 : tensor<f32>
        stablehlo.return %39 : tensor<f32>
      }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
      %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
      %31 = stablehlo.select %arg10, %28, %30 : tensor<4x4xi1>, tensor<4x4xf32>
      %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %32 = stablehlo.reduce(%31 init: %cst_7) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
      %33 = stablehlo.reshape %32 : (tensor<4xf32>) -> tensor<1x4xf32>
      %34 = "stablehlo.all_reduce"(%33) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
        %39 = stablehlo.add %arg17, %arg18 : tensor<f32>
        stablehlo.return %39 : tensor<f32>
      }) : (tensor<1x4xf32>) -> tensor<1x4xf32>
      %cst_8 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %35 = stablehlo.reduce(%34 init: %cst_8) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
      %36 = stablehlo.dot_general %31, %arg9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
      %37 = stablehlo.transpose %36, dims = [1, 0] : (tensor<4x12xf32>) -> tensor<12x4xf32>
      %38 = "stablehlo.all_reduce"(%37) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
        %39 = stablehlo.add %arg17, %arg18 : tensor<f32>
        stablehlo.return %39 : tensor<f32>
      }) : (tensor<12x4xf32>) -> tensor<12x4xf32>
      sdy.return %35, %38, %29 : tensor<4xf32>, tensor<12x4xf32>, tensor<4x4xf32>
    } : (tensor<f32>, tensor<32x12xf32>, tensor<32x4xi1>, tensor<32x4xf32>, tensor<32x4xf32>, tensor<32x4xf32>, tensor<8x4xf32>, tensor<2xf32>, tensor<1xf32>) -> (tensor<16xf32>, tensor<12x16xf32>, tensor<16x4xf32>)
    %cst_0 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %3 = stablehlo.multiply %2, %arg3 : tensor<16xf32>
    %4 = stablehlo.add %3, %1#0 : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %6 = stablehlo.multiply %5, %arg4 : tensor<12x16xf32>
    %7 = stablehlo.add %6, %1#1 : tensor<12x16xf32>
    %cst_2 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %9 = stablehlo.multiply %8, %arg5 : tensor<16x4xf32>
    %10 = stablehlo.add %9, %1#2 : tensor<16x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %11 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %12 = stablehlo.multiply %11, %4 : tensor<16xf32>
    %13 = stablehlo.subtract %arg0, %12 : tensor<16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %15 = stablehlo.multiply %14, %7 : tensor<12x16xf32>
    %16 = stablehlo.subtract %arg1, %15 : tensor<12x16xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %18 = stablehlo.multiply %17, %10 : tensor<16x4xf32>
    %19 = stablehlo.subtract %arg2, %18 : tensor<16x4xf32>
    return %13, %16, %19, %4, %7, %10, %0#8 : tensor<16xf32>, tensor<12x16xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<12x16xf32>, tensor<16x4xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
}
