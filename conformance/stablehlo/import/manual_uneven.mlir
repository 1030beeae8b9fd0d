module @jit_function attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  sdy.mesh @mesh = <["x"=2, "y"=4]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 4 : i64}]}}
  func.func public @main(%arg0: tensor<10x7xf32>) -> (tensor<10x7xf32> {jax.result_info = "result[0]"}, tensor<7xf32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.sine %arg0 : tensor<10x7xf32>
    %1:2 = sdy.manual_computation(%0) in_shardings=[<@mesh, [{"x", ?}, {?}]>] out_shardings=[<@mesh, [{?}, {?}]>, <@mesh, [{?}]>] manual_axes={"x"} (%arg1: tensor<5x7xf32>) {
      %cst = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %2 = stablehlo.reduce(%arg1 init: %cst) applies stablehlo.maximum across dimensions = [1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<5xf32>
      %3 = sdy.sharding_constraint %2 <@mesh, [{?}]> : tensor<5xf32>
      %cst_0 = stablehlo.constant dense<0xFF800000> : tensor<f32>
      %4 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<5xf32>
      %5 = sdy.sharding_constraint %4 <@mesh, [{?}]> : tensor<5xf32>
      %6 = stablehlo.maximum %5, %3 : tensor<5xf32>
      %7 = sdy.sharding_constraint %6 <@mesh, [{?}]> : tensor<5xf32>
      %8 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
      %9 = sdy.sharding_constraint %8 <@mesh, [{?}, {?}]> : tensor<5x1xf32>
      %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x7xf32>
      %11 = sdy.sharding_constraint %10 <@mesh, [{?}, {?}]> : tensor<5x7xf32>
      %12 = stablehlo.subtract %arg1, %11 : tensor<5x7xf32>
      %13 = sdy.sharding_constraint %12 <@mesh, [{?}, {?}]> : tensor<5x7xf32>
      %14 = stablehlo.exponential %13 : tensor<5x7xf32>
      %15 = sdy.sharding_constraint %14 <@mesh, [{?}, {?}]> : tensor<5x7xf32>
      %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %16 = stablehlo.reduce(%15 init: %cst_1) applies stablehlo.add across dimensions = [1] : (tensor<5x7xf32>, tensor<f32>) -> tensor<5xf32>
      %17 = sdy.sharding_constraint %16 <@mesh, [{?}]> : tensor<5xf32>
      %18 = stablehlo.broadcast_in_dim %17, dims = [0] : (tensor<5xf32>) -> tensor<5x1xf32>
      %19 = sdy.sharding_constraint %18 <@mesh, [{?}, {?}]> : tensor<5x1xf32>
      %20 = stablehlo.broadcast_in_dim %19, dims = [0, 1] : (tensor<5x1xf32>) -> tensor<5x7xf32>
      %21 = sdy.sharding_constraint %20 <@mesh, [{?}, {?}]> : tensor<5x7xf32>
      %22 = stablehlo.divide %15, %21 : tensor<5x7xf32>
      %23 = sdy.sharding_constraint %22 <@mesh, [{?}, {?}]> : tensor<5x7xf32>
      %24 = "stablehlo.all_gather"(%23) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> : (tensor<5x7xf32>) -> tensor<10x7xf32>
      %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %25 = stablehlo.reduce(%23 init: %cst_2) applies stablehlo.add across dimensions = [0] : (tensor<5x7xf32>, tensor<f32>) -> tensor<7xf32>
      %26 = sdy.sharding_constraint %25 <@mesh, [{?}]> : tensor<7xf32>
      %27 = "stablehlo.all_reduce"(%26) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %28 = stablehlo.add %arg2, %arg3 : tensor<f32>
        %29 = sdy.sharding_constraint %28 <@mesh, []> : tensor<f32>
        stablehlo.return %29 : tensor<f32>
      }) : (tensor<7xf32>) -> tensor<7xf32>
      sdy.return %24, %27 : tensor<10x7xf32>, tensor<7xf32>
    } : (tensor<10x7xf32>) -> (tensor<10x7xf32>, tensor<7xf32>)
    return %1#0, %1#1 : tensor<10x7xf32>, tensor<7xf32>
  }
}
