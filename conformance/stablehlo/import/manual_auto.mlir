module @jit_function attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<8x6xf32>, %arg1: tensor<6x12xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<8x6xf32> {jax.result_info = "result[1][0]"}, tensor<6x12xf32> {jax.result_info = "result[1][1]"}) {
    %0:5 = sdy.manual_computation(%arg0, %arg1) in_shardings=[<@mesh, [{?}, {"x", ?}]>, <@mesh, [{"x", ?}, {?}]>] out_shardings=[<@mesh, [{"x", ?}, {?}]>, <@mesh, [{"x", ?}, {?}]>, <@mesh, [{"x", ?}]>, <@mesh, [{?}]>, <@mesh, [{?}, {?}]>] manual_axes={"x"} (%arg2: tensor<8x3xf32>, %arg3: tensor<3x12xf32>) {
      %10 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x3xf32>, tensor<3x12xf32>) -> tensor<8x12xf32>
      %11 = sdy.sharding_constraint %10 <@mesh, [{?}, {?}]> : tensor<8x12xf32>
      %12 = stablehlo.tanh %11 : tensor<8x12xf32>
      %13 = sdy.sharding_constraint %12 <@mesh, [{?}, {?}]> : tensor<8x12xf32>
      %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
      %15 = sdy.sharding_constraint %14 <@mesh, [{?}, {?}]> : tensor<8x12xf32>
      %16 = stablehlo.subtract %15, %13 : tensor<8x12xf32>
      %17 = sdy.sharding_constraint %16 <@mesh, [{?}, {?}]> : tensor<8x12xf32>
      %18 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"y"} () {
        %c_7 = stablehlo.constant dense<4> : tensor<ui32>
        %c_8 = stablehlo.constant dense<2> : tensor<ui32>
        %37 = stablehlo.partition_id : tensor<ui32>
        %38 = stablehlo.divide %37, %c_7 : tensor<ui32>
        %39 = stablehlo.remainder %38, %c_8 : tensor<ui32>
        %40 = stablehlo.convert %39 : (tensor<ui32>) -> tensor<i32>
        sdy.return %40 : tensor<i32>
      } : () -> tensor<i32>
      %c = stablehlo.constant dense<1> : tensor<i32>
      %19 = stablehlo.add %c, %18 : tensor<i32>
      %20 = sdy.sharding_constraint %19 <@mesh, []> : tensor<i32>
      %21 = stablehlo.convert %20 : (tensor<i32>) -> tensor<f32>
      %22 = sdy.sharding_constraint %21 <@mesh, []> : tensor<f32>
      %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
      %24 = sdy.sharding_constraint %23 <@mesh, [{?}, {?}]> : tensor<8x12xf32>
      %25 = stablehlo.multiply %13, %24 : tensor<8x12xf32>
      %26 = sdy.sharding_constraint %25 <@mesh, [{?}, {?}]> : tensor<8x12xf32>
      %27 = sdy.sharding_constraint %26 <@mesh, [{}, {"y"}]> : tensor<8x12xf32>
      %28 = "stablehlo.all_reduce"(%27) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %37 = stablehlo.add %arg4, %arg5 : tensor<f32>
        %38 = sdy.sharding_constraint %37 <@mesh, []> : tensor<f32>
        stablehlo.return %38 : tensor<f32>
      }) : (tensor<8x12xf32>) -> tensor<8x12xf32>
      %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %29 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
      %30 = sdy.sharding_constraint %29 <@mesh, [{?}, {?}]> : tensor<8x12xf32>
      %31 = stablehlo.divide %28, %30 : tensor<8x12xf32>
      %32 = sdy.sharding_constraint %31 <@mesh, [{?}, {?}]> : tensor<8x12xf32>
      %33 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %34 = sdy.sharding_constraint %33 <@mesh, [{?}]> : tensor<1xf32>
      %cst_6 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
      %35 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<1xf32>
      %36 = sdy.sharding_constraint %35 <@mesh, [{?}]> : tensor<1xf32>
      sdy.return %13, %17, %34, %36, %32 : tensor<8x12xf32>, tensor<8x12xf32>, tensor<1xf32>, tensor<1xf32>, tensor<8x12xf32>
    } : (tensor<8x6xf32>, tensor<6x12xf32>) -> (tensor<16x12xf32>, tensor<16x12xf32>, tensor<2xf32>, tensor<1xf32>, tensor<8x12xf32>)
    %1 = stablehlo.multiply %0#4, %0#4 : tensor<8x12xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %3 = stablehlo.multiply %2, %0#4 : tensor<8x12xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%1 init: %cst_0) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x12xf32>, tensor<f32>) -> tensor<f32>
    %cst_1 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %5 = stablehlo.divide %4, %cst_1 : tensor<f32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_3 = stablehlo.constant dense<9.600000e+01> : tensor<f32>
    %6 = stablehlo.divide %cst_2, %cst_3 : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
    %8 = stablehlo.multiply %7, %3 : tensor<8x12xf32>
    %9:2 = sdy.manual_computation(%8, %arg1, %arg0, %0#0, %0#1, %0#2, %0#3) in_shardings=[<@mesh, [{?}, {?}]>, <@mesh, [{"x", ?}, {?}]>, <@mesh, [{?}, {"x", ?}]>, <@mesh, [{"x", ?}, {?}]>, <@mesh, [{"x", ?}, {?}]>, <@mesh, [{"x", ?}]>, <@mesh, [{?}]>] out_shardings=[<@mesh, [{?}, {"x", ?}]>, <@mesh, [{"x", ?}, {?}]>] manual_axes={"x"} (%arg2: tensor<8x12xf32>, %arg3: tensor<3x12xf32>, %arg4: tensor<8x3xf32>, %arg5: tensor<8x12xf32>, %arg6: tensor<8x12xf32>, %arg7: tensor<1xf32>, %arg8: tensor<1xf32>) {
      %10 = stablehlo.reshape %arg7 : (tensor<1xf32>) -> tensor<f32>
      %11 = sdy.sharding_constraint %10 <@mesh, []> : tensor<f32>
      %12 = stablehlo.reshape %arg8 : (tensor<1xf32>) -> tensor<f32>
      %13 = sdy.sharding_constraint %12 <@mesh, []> : tensor<f32>
      %14 = stablehlo.broadcast_in_dim %13, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
      %15 = sdy.sharding_constraint %14 <@mesh, [{?}, {?}]> : tensor<8x12xf32>
      %16 = stablehlo.divide %arg2, %15 : tensor<8x12xf32>
      %17 = sdy.sharding_constraint %16 <@mesh, [{?}, {?}]> : tensor<8x12xf32>
      %18 = sdy.sharding_constraint %17 <@mesh, [{}, {"y"}]> : tensor<8x12xf32>
      %19 = stablehlo.broadcast_in_dim %11, dims = [] : (tensor<f32>) -> tensor<8x12xf32>
      %20 = sdy.sharding_constraint %19 <@mesh, [{?}, {?}]> : tensor<8x12xf32>
      %21 = stablehlo.multiply %18, %20 : tensor<8x12xf32>
      %22 = sdy.sharding_constraint %21 <@mesh, [{?}, {?}]> : tensor<8x12xf32>
      %23 = stablehlo.multiply %22, %arg6 : tensor<8x12xf32>
      %24 = sdy.sharding_constraint %23 <@mesh, [{?}, {?}]> : tensor<8x12xf32>
      %25 = stablehlo.multiply %24, %arg5 : tensor<8x12xf32>
      %26 = sdy.sharding_constraint %25 <@mesh, [{?}, {?}]> : tensor<8x12xf32>
      %27 = stablehlo.add %24, %26 : tensor<8x12xf32>
      %28 = sdy.sharding_constraint %27 <@mesh, [{?}, {?}]> : tensor<8x12xf32>
      %29 = stablehlo.dot_general %28, %arg4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<8x3xf32>) -> tensor<12x3xf32>
      %30 = sdy.sharding_constraint %29 <@mesh, [{?}, {?}]> : tensor<12x3xf32>
      %31 = stablehlo.transpose %30, dims = [1, 0] : (tensor<12x3xf32>) -> tensor<3x12xf32>
      %32 = sdy.sharding_constraint %31 <@mesh, [{?}, {?}]> : tensor<3x12xf32>
      %33 = stablehlo.dot_general %28, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<3x12xf32>) -> tensor<8x3xf32>
      %34 = sdy.sharding_constraint %33 <@mesh, [{?}, {?}]> : tensor<8x3xf32>
      sdy.return %34, %32 : tensor<8x3xf32>, tensor<3x12xf32>
    } : (tensor<8x12xf32>, tensor<6x12xf32>, tensor<8x6xf32>, tensor<16x12xf32>, tensor<16x12xf32>, tensor<2xf32>, tensor<1xf32>) -> (tensor<8x6xf32>, tensor<6x12xf32>)
    return %5, %9#0, %9#1 : tensor<f32>, tensor<8x6xf32>, tensor<6x12xf32>
  }
}
