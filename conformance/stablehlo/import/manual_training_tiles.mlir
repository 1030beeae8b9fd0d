module @jit_step attributes {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<12x16xf32>, %arg2: tensor<16x4xf32>, %arg3: tensor<16xf32>, %arg4: tensor<12x16xf32>, %arg5: tensor<16x4xf32>, %arg6: tensor<8x12xf32>, %arg7: tensor<8x4xf32>) -> (tensor<16xf32> {jax.result_info = "result[0]['b1']"}, tensor<12x16xf32> {jax.result_info = "result[0]['w1']"}, tensor<16x4xf32> {jax.result_info = "result[0]['w2']"}, tensor<16xf32> {jax.result_info = "result[1]['b1']"}, tensor<12x16xf32> {jax.result_info = "result[1]['w1']"}, tensor<16x4xf32> {jax.result_info = "result[1]['w2']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.custom_call @Sharding(%arg0) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<16xf32>) -> tensor<16xf32>
    %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16xf32>) -> tensor<4xf32>
    %2 = stablehlo.custom_call @Sharding(%arg1) {backend_config = "", mhlo.sharding = "{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<12x16xf32>) -> tensor<12x16xf32>
    %3 = stablehlo.custom_call @SPMDFullToShardShape(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<12x16xf32>) -> tensor<12x4xf32>
    %4 = stablehlo.custom_call @Sharding(%arg2) {backend_config = "", mhlo.sharding = "{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<16x4xf32>) -> tensor<16x4xf32>
    %5 = stablehlo.custom_call @SPMDFullToShardShape(%4) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16x4xf32>) -> tensor<4x4xf32>
    %6 = stablehlo.custom_call @Sharding(%arg6) {backend_config = "", mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"} : (tensor<8x12xf32>) -> tensor<8x12xf32>
    %7 = stablehlo.custom_call @SPMDFullToShardShape(%6) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x12xf32>) -> tensor<4x12xf32>
    %8 = stablehlo.custom_call @Sharding(%arg7) {backend_config = "", mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"} : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %9 = stablehlo.custom_call @SPMDFullToShardShape(%8) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x4xf32>) -> tensor<4x4xf32>
    %10:9 = call @shmap_body(%1, %3, %5, %7, %9) : (tensor<4xf32>, tensor<12x4xf32>, tensor<4x4xf32>, tensor<4x12xf32>, tensor<4x4xf32>) -> (tensor<4x12xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1xf32>, tensor<1xf32>, tensor<f32>)
    %11 = stablehlo.custom_call @Sharding(%10#0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x12xf32>) -> tensor<4x12xf32>
    %12 = stablehlo.custom_call @SPMDShardToFullShape(%11) {backend_config = "", mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<4x12xf32>) -> tensor<32x12xf32>
    %13 = stablehlo.custom_call @Sharding(%10#1) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x4xi1>) -> tensor<4x4xi1>
    %14 = stablehlo.custom_call @SPMDShardToFullShape(%13) {backend_config = "", mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<4x4xi1>) -> tensor<32x4xi1>
    %15 = stablehlo.custom_call @Sharding(%10#2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %16 = stablehlo.custom_call @SPMDShardToFullShape(%15) {backend_config = "", mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<4x4xf32>) -> tensor<32x4xf32>
    %17 = stablehlo.custom_call @Sharding(%10#3) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %18 = stablehlo.custom_call @SPMDShardToFullShape(%17) {backend_config = "", mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<4x4xf32>) -> tensor<32x4xf32>
    %19 = stablehlo.custom_call @Sharding(%10#4) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %20 = stablehlo.custom_call @SPMDShardToFullShape(%19) {backend_config = "", mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<4x4xf32>) -> tensor<32x4xf32>
    %21 = stablehlo.custom_call @Sharding(%10#5) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %22 = stablehlo.custom_call @SPMDShardToFullShape(%21) {backend_config = "", mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"} : (tensor<4x4xf32>) -> tensor<8x4xf32>
    %23 = stablehlo.custom_call @Sharding(%10#6) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1xf32>) -> tensor<1xf32>
    %24 = stablehlo.custom_call @SPMDShardToFullShape(%23) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8] last_tile_dim_replicate}"} : (tensor<1xf32>) -> tensor<2xf32>
    %25 = stablehlo.custom_call @Sharding(%10#7) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1xf32>) -> tensor<1xf32>
    %26 = stablehlo.custom_call @SPMDShardToFullShape(%25) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<1xf32>) -> tensor<1xf32>
    %27 = stablehlo.custom_call @Sharding(%10#8) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<f32>) -> tensor<f32>
    %28 = stablehlo.custom_call @SPMDShardToFullShape(%27) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<f32>) -> tensor<f32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %29 = stablehlo.custom_call @Sharding(%cst) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<f32>) -> tensor<f32>
    %30 = stablehlo.custom_call @SPMDFullToShardShape(%29) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<f32>) -> tensor<f32>
    %31 = stablehlo.custom_call @Sharding(%12) {backend_config = "", mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<32x12xf32>) -> tensor<32x12xf32>
    %32 = stablehlo.custom_call @SPMDFullToShardShape(%31) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<32x12xf32>) -> tensor<4x12xf32>
    %33 = stablehlo.custom_call @Sharding(%14) {backend_config = "", mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<32x4xi1>) -> tensor<32x4xi1>
    %34 = stablehlo.custom_call @SPMDFullToShardShape(%33) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<32x4xi1>) -> tensor<4x4xi1>
    %35 = stablehlo.custom_call @Sharding(%16) {backend_config = "", mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<32x4xf32>) -> tensor<32x4xf32>
    %36 = stablehlo.custom_call @SPMDFullToShardShape(%35) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<32x4xf32>) -> tensor<4x4xf32>
    %37 = stablehlo.custom_call @Sharding(%18) {backend_config = "", mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<32x4xf32>) -> tensor<32x4xf32>
    %38 = stablehlo.custom_call @SPMDFullToShardShape(%37) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<32x4xf32>) -> tensor<4x4xf32>
    %39 = stablehlo.custom_call @Sharding(%20) {backend_config = "", mhlo.sharding = "{devices=[8,1]<=[8]}"} : (tensor<32x4xf32>) -> tensor<32x4xf32>
    %40 = stablehlo.custom_call @SPMDFullToShardShape(%39) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<32x4xf32>) -> tensor<4x4xf32>
    %41 = stablehlo.custom_call @Sharding(%22) {backend_config = "", mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"} : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %42 = stablehlo.custom_call @SPMDFullToShardShape(%41) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x4xf32>) -> tensor<4x4xf32>
    %43 = stablehlo.custom_call @Sharding(%24) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8] last_tile_dim_replicate}"} : (tensor<2xf32>) -> tensor<2xf32>
    %44 = stablehlo.custom_call @SPMDFullToShardShape(%43) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<2xf32>) -> tensor<1xf32>
    %45 = stablehlo.custom_call @Sharding(%26) {backend_config = "", mhlo.sharding = "{replicated}"} : (tensor<1xf32>) -> tensor<1xf32>
    %46 = stablehlo.custom_call @SPMDFullToShardShape(%45) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<1xf32>) -> tensor<1xf32>
    %47:3 = call @shmap_body_0(%30, %32, %34, %36, %38, %40, %42, %44, %46) : (tensor<f32>, tensor<4x12xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<4xf32>, tensor<12x4xf32>, tensor<4x4xf32>)
    %48 = stablehlo.custom_call @Sharding(%47#0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<4xf32>
    %49 = stablehlo.custom_call @SPMDShardToFullShape(%48) {backend_config = "", mhlo.sharding = "{devices=[4,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<4xf32>) -> tensor<16xf32>
    %50 = stablehlo.custom_call @Sharding(%47#1) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<12x4xf32>) -> tensor<12x4xf32>
    %51 = stablehlo.custom_call @SPMDShardToFullShape(%50) {backend_config = "", mhlo.sharding = "{devices=[1,4,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<12x4xf32>) -> tensor<12x16xf32>
    %52 = stablehlo.custom_call @Sharding(%47#2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %53 = stablehlo.custom_call @SPMDShardToFullShape(%52) {backend_config = "", mhlo.sharding = "{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<4x4xf32>) -> tensor<16x4xf32>
    %cst_0 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %55 = stablehlo.multiply %54, %arg3 : tensor<16xf32>
    %56 = stablehlo.add %55, %49 : tensor<16xf32>
    %cst_1 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %57 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %58 = stablehlo.multiply %57, %arg4 : tensor<12x16xf32>
    %59 = stablehlo.add %58, %51 : tensor<12x16xf32>
    %cst_2 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %61 = stablehlo.multiply %60, %arg5 : tensor<16x4xf32>
    %62 = stablehlo.add %61, %53 : tensor<16x4xf32>
    %cst_3 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %64 = stablehlo.multiply %63, %56 : tensor<16xf32>
    %65 = stablehlo.subtract %arg0, %64 : tensor<16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %67 = stablehlo.multiply %66, %59 : tensor<12x16xf32>
    %68 = stablehlo.subtract %arg1, %67 : tensor<12x16xf32>
    %cst_5 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %69 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %70 = stablehlo.multiply %69, %62 : tensor<16x4xf32>
    %71 = stablehlo.subtract %arg2, %70 : tensor<16x4xf32>
    return %65, %68, %71, %56, %59, %62, %28 : tensor<16xf32>, tensor<12x16xf32>, tensor<16x4xf32>, tensor<16xf32>, tensor<12x16xf32>, tensor<16x4xf32>, tensor<f32>
  }
  func.func private @shmap_body(%arg0: tensor<4xf32>, %arg1: tensor<12x4xf32>, %arg2: tensor<4x4xf32>, %arg3: tensor<4x12xf32>, %arg4: tensor<4x4xf32>) -> (tensor<4x12xf32> {jax.result_info = "[('x', 'y'), None]"}, tensor<4x4xi1> {jax.result_info = "[('x', 'y'), None]"}, tensor<4x4xf32> {jax.result_info = "[('x', 'y'), None]"}, tensor<4x4xf32> {jax.result_info = "[('x', 'y'), None]"}, tensor<4x4xf32> {jax.result_info = "[('x', 'y'), None]"}, tensor<4x4xf32> {jax.result_info = "[('x',), None]"}, tensor<1xf32> {jax.result_info = "[('x',)]"}, tensor<1xf32> {jax.result_info = "[None]"}, tensor<f32> {jax.result_info = "[]"}) {
    %0 = stablehlo.dot_general %arg3, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x12xf32>, tensor<12x4xf32>) -> tensor<4x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<4x4xf32>
    %3 = stablehlo.add %0, %2 : tensor<4x4xf32>
    %4 = call @relu(%3) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %8 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %9 = "stablehlo.all_reduce"(%8) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3], [4, 5, 6, 7]]> : tensor<2x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %20 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %20 : tensor<f32>
    }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %10 = stablehlo.subtract %9, %arg4 : tensor<4x4xf32>
    %11 = stablehlo.multiply %10, %10 : tensor<4x4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %13 = stablehlo.multiply %12, %10 : tensor<4x4xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %14 = stablehlo.reduce(%11 init: %cst_2) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_3 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %15 = stablehlo.divide %14, %cst_3 : tensor<f32>
    %16 = "stablehlo.all_reduce"(%15) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %20 = stablehlo.add %arg5, %arg6 : tensor<f32>
      stablehlo.return %20 : tensor<f32>
    }) : (tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %17 = stablehlo.divide %16, %cst_4 : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_5 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %19 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<1xf32>
    return %arg3, %6, %7, %arg2, %4, %13, %18, %19, %17 : tensor<4x12xf32>, tensor<4x4xi1>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<1xf32>, tensor<1xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
  func.func private @shmap_body_0(%arg0: tensor<f32>, %arg1: tensor<4x12xf32>, %arg2: tensor<4x4xi1>, %arg3: tensor<4x4xf32>, %arg4: tensor<4x4xf32>, %arg5: tensor<4x4xf32>, %arg6: tensor<4x4xf32>, %arg7: tensor<1xf32>, %arg8: tensor<1xf32>) -> (tensor<4xf32> {jax.result_info = "[('y',)]"}, tensor<12x4xf32> {jax.result_info = "[None, ('y',)]"}, tensor<4x4xf32> {jax.result_info = "[('y',), None]"}) {
    %0 = stablehlo.reshape %arg7 : (tensor<1xf32>) -> tensor<f32>
    %1 = stablehlo.reshape %arg8 : (tensor<1xf32>) -> tensor<f32>
    %2 = stablehlo.divide %arg0, %1 : tensor<f32>
    %3 = stablehlo.divide %2, %0 : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %5 = stablehlo.multiply %4, %arg6 : tensor<4x4xf32>
    %6 = stablehlo.dot_general %5, %arg5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %7 = stablehlo.transpose %6, dims = [1, 0] : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %8 = stablehlo.dot_general %5, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    %9 = "stablehlo.all_reduce"(%7) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %19 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %19 : tensor<f32>
    }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x4xf32>
    %11 = stablehlo.select %arg2, %8, %10 : tensor<4x4xi1>, tensor<4x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%11 init: %cst_0) applies stablehlo.add across dimensions = [0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %13 = stablehlo.reshape %12 : (tensor<4xf32>) -> tensor<1x4xf32>
    %14 = "stablehlo.all_reduce"(%13) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %19 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %19 : tensor<f32>
    }) : (tensor<1x4xf32>) -> tensor<1x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.reduce(%14 init: %cst_1) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %16 = stablehlo.dot_general %11, %arg1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<4x4xf32>, tensor<4x12xf32>) -> tensor<4x12xf32>
    %17 = stablehlo.transpose %16, dims = [1, 0] : (tensor<4x12xf32>) -> tensor<12x4xf32>
    %18 = "stablehlo.all_reduce"(%17) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %19 = stablehlo.add %arg9, %arg10 : tensor<f32>
      stablehlo.return %19 : tensor<f32>
    }) : (tensor<12x4xf32>) -> tensor<12x4xf32>
    return %15, %18, %9 : tensor<4xf32>, tensor<12x4xf32>, tensor<4x4xf32>
  }
}
