!t0 = tensor<65536xi32>
!t1 = tensor<i32>
!t2 = tensor<f32>
!t3 = tensor<65536x1xi32>
!t4 = tensor<65536x128xf32>
!t5 = tensor<65536x128xbf16>
!t6 = tensor<65536xi1>
!t7 = tensor<65536x1x128xbf16>
!t8 = tensor<bf16>
!t9 = tensor<65536x27x27xbf16>
!t10 = tensor<65536xf32>
!t11 = tensor<65536x512xbf16>
!t12 = tensor<65536x256xbf16>
!t13 = tensor<65536x1024xbf16>
!t14 = tensor<65536x27x128xbf16>
!t15 = tensor<65536x479xbf16>
!t16 = tensor<65536x26xi32>
!t17 = tensor<512x256xf32>
!t18 = tensor<512xf32>
!t19 = tensor<256xf32>
!t20 = tensor<1024xf32>
!t21 = tensor<512x256xbf16>
!t22 = tensor<65536x1xbf16>
!t23 = tensor<13x512xf32>
!t24 = tensor<256x128xf32>
!t25 = tensor<479x1024xf32>
!t26 = tensor<1024x1024xf32>
!t27 = tensor<1024x512xf32>
!t28 = tensor<256x1xf32>
!t29 = tensor<128xf32>
!t30 = tensor<1xf32>
!t31 = tensor<65536x13xbf16>
!t32 = tensor<512xbf16>
!t33 = tensor<256xbf16>
!t34 = tensor<1024xbf16>
!t35 = tensor<39884406x128xf32>
!t36 = tensor<39043x128xf32>
!t37 = tensor<17289x128xf32>
!t38 = tensor<7420x128xf32>
!t39 = tensor<20263x128xf32>
!t40 = tensor<3x128xf32>
!t41 = tensor<7120x128xf32>
!t42 = tensor<1543x128xf32>
!t43 = tensor<63x128xf32>
!t44 = tensor<38532951x128xf32>
!t45 = tensor<2953546x128xf32>
!t46 = tensor<403346x128xf32>
!t47 = tensor<10x128xf32>
!t48 = tensor<2208x128xf32>
!t49 = tensor<11938x128xf32>
!t50 = tensor<155x128xf32>
!t51 = tensor<4x128xf32>
!t52 = tensor<976x128xf32>
!t53 = tensor<14x128xf32>
!t54 = tensor<39979771x128xf32>
!t55 = tensor<25641295x128xf32>
!t56 = tensor<39664984x128xf32>
!t57 = tensor<585935x128xf32>
!t58 = tensor<12972x128xf32>
!t59 = tensor<108x128xf32>
!t60 = tensor<36x128xf32>
!t61 = tensor<13x512xbf16>
!t62 = tensor<256x128xbf16>
!t63 = tensor<479x1024xbf16>
!t64 = tensor<1024x1024xbf16>
!t65 = tensor<1024x512xbf16>
!t66 = tensor<256x1xbf16>
!t67 = tensor<1x512xbf16>
!t68 = tensor<1x256xbf16>
!t69 = tensor<128xbf16>
!t70 = tensor<65536x1x1xbf16>
!t71 = tensor<65536x1x2xbf16>
!t72 = tensor<65536x2xbf16>
!t73 = tensor<65536x1x3xbf16>
!t74 = tensor<65536x3xbf16>
!t75 = tensor<65536x1x4xbf16>
!t76 = tensor<65536x4xbf16>
!t77 = tensor<65536x1x5xbf16>
!t78 = tensor<65536x5xbf16>
!t79 = tensor<65536x1x6xbf16>
!t80 = tensor<65536x6xbf16>
!t81 = tensor<65536x1x7xbf16>
!t82 = tensor<65536x7xbf16>
!t83 = tensor<65536x1x8xbf16>
!t84 = tensor<65536x8xbf16>
!t85 = tensor<65536x1x9xbf16>
!t86 = tensor<65536x9xbf16>
!t87 = tensor<65536x1x10xbf16>
!t88 = tensor<65536x10xbf16>
!t89 = tensor<65536x1x11xbf16>
!t90 = tensor<65536x11xbf16>
!t91 = tensor<65536x1x12xbf16>
!t92 = tensor<65536x12xbf16>
!t93 = tensor<65536x1x13xbf16>
!t94 = tensor<65536x1x14xbf16>
!t95 = tensor<65536x14xbf16>
!t96 = tensor<65536x1x15xbf16>
!t97 = tensor<65536x15xbf16>
!t98 = tensor<65536x1x16xbf16>
!t99 = tensor<65536x16xbf16>
!t100 = tensor<65536x1x17xbf16>
!t101 = tensor<65536x17xbf16>
!t102 = tensor<65536x1x18xbf16>
!t103 = tensor<65536x18xbf16>
!t104 = tensor<65536x1x19xbf16>
!t105 = tensor<65536x19xbf16>
!t106 = tensor<65536x1x20xbf16>
!t107 = tensor<65536x20xbf16>
!t108 = tensor<65536x1x21xbf16>
!t109 = tensor<65536x21xbf16>
!t110 = tensor<65536x1x22xbf16>
!t111 = tensor<65536x22xbf16>
!t112 = tensor<65536x1x23xbf16>
!t113 = tensor<65536x23xbf16>
!t114 = tensor<65536x1x24xbf16>
!t115 = tensor<65536x24xbf16>
!t116 = tensor<65536x1x25xbf16>
!t117 = tensor<65536x25xbf16>
!t118 = tensor<65536x1x26xbf16>
!t119 = tensor<65536x26xbf16>
!t120 = tensor<1x1024xbf16>
!t121 = tensor<1xbf16>
!t122 = tensor<65536xbf16>
!t123 = tensor<65536x256xi1>
!t124 = tensor<65536x512xi1>
!t125 = tensor<65536x1024xi1>
!t126 = tensor<65536x128xi1>
module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: !t18 {tf.aliasing_output = 0 : i32}, %arg1: !t23 {tf.aliasing_output = 1 : i32}, %arg2: !t19 {tf.aliasing_output = 2 : i32}, %arg3: !t17 {tf.aliasing_output = 3 : i32}, %arg4: !t29 {tf.aliasing_output = 4 : i32}, %arg5: !t24 {tf.aliasing_output = 5 : i32}, %arg6: !t35 {tf.aliasing_output = 6 : i32}, %arg7: !t36 {tf.aliasing_output = 7 : i32}, %arg8: !t37 {tf.aliasing_output = 8 : i32}, %arg9: !t38 {tf.aliasing_output = 9 : i32}, %arg10: !t39 {tf.aliasing_output = 10 : i32}, %arg11: !t40 {tf.aliasing_output = 11 : i32}, %arg12: !t41 {tf.aliasing_output = 12 : i32}, %arg13: !t42 {tf.aliasing_output = 13 : i32}, %arg14: !t43 {tf.aliasing_output = 14 : i32}, %arg15: !t44 {tf.aliasing_output = 15 : i32}, %arg16: !t45 {tf.aliasing_output = 16 : i32}, %arg17: !t46 {tf.aliasing_output = 17 : i32}, %arg18: !t47 {tf.aliasing_output = 18 : i32}, %arg19: !t48 {tf.aliasing_output = 19 : i32}, %arg20: !t49 {tf.aliasing_output = 20 : i32}, %arg21: !t50 {tf.aliasing_output = 21 : i32}, %arg22: !t51 {tf.aliasing_output = 22 : i32}, %arg23: !t52 {tf.aliasing_output = 23 : i32}, %arg24: !t53 {tf.aliasing_output = 24 : i32}, %arg25: !t54 {tf.aliasing_output = 25 : i32}, %arg26: !t55 {tf.aliasing_output = 26 : i32}, %arg27: !t56 {tf.aliasing_output = 27 : i32}, %arg28: !t57 {tf.aliasing_output = 28 : i32}, %arg29: !t58 {tf.aliasing_output = 29 : i32}, %arg30: !t59 {tf.aliasing_output = 30 : i32}, %arg31: !t60 {tf.aliasing_output = 31 : i32}, %arg32: !t20 {tf.aliasing_output = 32 : i32}, %arg33: !t25 {tf.aliasing_output = 33 : i32}, %arg34: !t20 {tf.aliasing_output = 34 : i32}, %arg35: !t26 {tf.aliasing_output = 35 : i32}, %arg36: !t18 {tf.aliasing_output = 36 : i32}, %arg37: !t27 {tf.aliasing_output = 37 : i32}, %arg38: !t19 {tf.aliasing_output = 38 : i32}, %arg39: !t17 {tf.aliasing_output = 39 : i32}, %arg40: !t30 {tf.aliasing_output = 40 : i32}, %arg41: !t28 {tf.aliasing_output = 41 : i32}, %learning_rate: !t2, %numbers: tensor<65536x13xf32>, %ids: !t16, %clicks: !t10) -> (!t18 {jax.result_info = "result[0]['bottom'][0]['bias']"}, !t23 {jax.result_info = "result[0]['bottom'][0]['kernel']"}, !t19 {jax.result_info = "result[0]['bottom'][1]['bias']"}, !t17 {jax.result_info = "result[0]['bottom'][1]['kernel']"}, !t29 {jax.result_info = "result[0]['bottom'][2]['bias']"}, !t24 {jax.result_info = "result[0]['bottom'][2]['kernel']"}, !t35 {jax.result_info = "result[0]['tables'][0]"}, !t36 {jax.result_info = "result[0]['tables'][1]"}, !t37 {jax.result_info = "result[0]['tables'][2]"}, !t38 {jax.result_info = "result[0]['tables'][3]"}, !t39 {jax.result_info = "result[0]['tables'][4]"}, !t40 {jax.result_info = "result[0]['tables'][5]"}, !t41 {jax.result_info = "result[0]['tables'][6]"}, !t42 {jax.result_info = "result[0]['tables'][7]"}, !t43 {jax.result_info = "result[0]['tables'][8]"}, !t44 {jax.result_info = "result[0]['tables'][9]"}, !t45 {jax.result_info = "result[0]['tables'][10]"}, !t46 {jax.result_info = "result[0]['tables'][11]"}, !t47 {jax.result_info = "result[0]['tables'][12]"}, !t48 {jax.result_info = "result[0]['tables'][13]"}, !t49 {jax.result_info = "result[0]['tables'][14]"}, !t50 {jax.result_info = "result[0]['tables'][15]"}, !t51 {jax.result_info = "result[0]['tables'][16]"}, !t52 {jax.result_info = "result[0]['tables'][17]"}, !t53 {jax.result_info = "result[0]['tables'][18]"}, !t54 {jax.result_info = "result[0]['tables'][19]"}, !t55 {jax.result_info = "result[0]['tables'][20]"}, !t56 {jax.result_info = "result[0]['tables'][21]"}, !t57 {jax.result_info = "result[0]['tables'][22]"}, !t58 {jax.result_info = "result[0]['tables'][23]"}, !t59 {jax.result_info = "result[0]['tables'][24]"}, !t60 {jax.result_info = "result[0]['tables'][25]"}, !t20 {jax.result_info = "result[0]['top'][0]['bias']"}, !t25 {jax.result_info = "result[0]['top'][0]['kernel']"}, !t20 {jax.result_info = "result[0]['top'][1]['bias']"}, !t26 {jax.result_info = "result[0]['top'][1]['kernel']"}, !t18 {jax.result_info = "result[0]['top'][2]['bias']"}, !t27 {jax.result_info = "result[0]['top'][2]['kernel']"}, !t19 {jax.result_info = "result[0]['top'][3]['bias']"}, !t17 {jax.result_info = "result[0]['top'][3]['kernel']"}, !t30 {jax.result_info = "result[0]['top'][4]['bias']"}, !t28 {jax.result_info = "result[0]['top'][4]['kernel']"}, !t2 {jax.result_info = "result[2]"}) {
    %0 = stablehlo.slice %ids [0:65536, 0:1] : (!t16) -> !t3
    %1 = stablehlo.reshape %0 : (!t3) -> !t0
    %2 = stablehlo.slice %ids [0:65536, 1:2] : (!t16) -> !t3
    %3 = stablehlo.reshape %2 : (!t3) -> !t0
    %4 = stablehlo.slice %ids [0:65536, 2:3] : (!t16) -> !t3
    %5 = stablehlo.reshape %4 : (!t3) -> !t0
    %6 = stablehlo.slice %ids [0:65536, 3:4] : (!t16) -> !t3
    %7 = stablehlo.reshape %6 : (!t3) -> !t0
    %8 = stablehlo.slice %ids [0:65536, 4:5] : (!t16) -> !t3
    %9 = stablehlo.reshape %8 : (!t3) -> !t0
    %10 = stablehlo.slice %ids [0:65536, 5:6] : (!t16) -> !t3
    %11 = stablehlo.reshape %10 : (!t3) -> !t0
    %12 = stablehlo.slice %ids [0:65536, 6:7] : (!t16) -> !t3
    %13 = stablehlo.reshape %12 : (!t3) -> !t0
    %14 = stablehlo.slice %ids [0:65536, 7:8] : (!t16) -> !t3
    %15 = stablehlo.reshape %14 : (!t3) -> !t0
    %16 = stablehlo.slice %ids [0:65536, 8:9] : (!t16) -> !t3
    %17 = stablehlo.reshape %16 : (!t3) -> !t0
    %18 = stablehlo.slice %ids [0:65536, 9:10] : (!t16) -> !t3
    %19 = stablehlo.reshape %18 : (!t3) -> !t0
    %20 = stablehlo.slice %ids [0:65536, 10:11] : (!t16) -> !t3
    %21 = stablehlo.reshape %20 : (!t3) -> !t0
    %22 = stablehlo.slice %ids [0:65536, 11:12] : (!t16) -> !t3
    %23 = stablehlo.reshape %22 : (!t3) -> !t0
    %24 = stablehlo.slice %ids [0:65536, 12:13] : (!t16) -> !t3
    %25 = stablehlo.reshape %24 : (!t3) -> !t0
    %26 = stablehlo.slice %ids [0:65536, 13:14] : (!t16) -> !t3
    %27 = stablehlo.reshape %26 : (!t3) -> !t0
    %28 = stablehlo.slice %ids [0:65536, 14:15] : (!t16) -> !t3
    %29 = stablehlo.reshape %28 : (!t3) -> !t0
    %30 = stablehlo.slice %ids [0:65536, 15:16] : (!t16) -> !t3
    %31 = stablehlo.reshape %30 : (!t3) -> !t0
    %32 = stablehlo.slice %ids [0:65536, 16:17] : (!t16) -> !t3
    %33 = stablehlo.reshape %32 : (!t3) -> !t0
    %34 = stablehlo.slice %ids [0:65536, 17:18] : (!t16) -> !t3
    %35 = stablehlo.reshape %34 : (!t3) -> !t0
    %36 = stablehlo.slice %ids [0:65536, 18:19] : (!t16) -> !t3
    %37 = stablehlo.reshape %36 : (!t3) -> !t0
    %38 = stablehlo.slice %ids [0:65536, 19:20] : (!t16) -> !t3
    %39 = stablehlo.reshape %38 : (!t3) -> !t0
    %40 = stablehlo.slice %ids [0:65536, 20:21] : (!t16) -> !t3
    %41 = stablehlo.reshape %40 : (!t3) -> !t0
    %42 = stablehlo.slice %ids [0:65536, 21:22] : (!t16) -> !t3
    %43 = stablehlo.reshape %42 : (!t3) -> !t0
    %44 = stablehlo.slice %ids [0:65536, 22:23] : (!t16) -> !t3
    %45 = stablehlo.reshape %44 : (!t3) -> !t0
    %46 = stablehlo.slice %ids [0:65536, 23:24] : (!t16) -> !t3
    %47 = stablehlo.reshape %46 : (!t3) -> !t0
    %48 = stablehlo.slice %ids [0:65536, 24:25] : (!t16) -> !t3
    %49 = stablehlo.reshape %48 : (!t3) -> !t0
    %50 = stablehlo.slice %ids [0:65536, 25:26] : (!t16) -> !t3
    %51 = stablehlo.reshape %50 : (!t3) -> !t0
    %c = stablehlo.constant dense<0> : !t1
    %52 = stablehlo.broadcast_in_dim %c, dims = [] : (!t1) -> !t0 loc(#l0)
    %53 = stablehlo.compare LT, %1, %52, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_0 = stablehlo.constant dense<39884406> : !t1
    %54 = stablehlo.broadcast_in_dim %c_0, dims = [] : (!t1) -> !t0 loc(#l1)
    %55 = stablehlo.add %1, %54 : !t0 loc(#l1)
    %56 = stablehlo.select %53, %55, %1 : !t6, !t0 loc(#l2)
    %57 = stablehlo.broadcast_in_dim %56, dims = [0] : (!t0) -> !t3 loc(#l3)
    %58 = "stablehlo.gather"(%arg6, %57) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t35, !t3) -> !t4 loc(#l4)
    %c_1 = stablehlo.constant dense<0> : !t1
    %59 = stablehlo.broadcast_in_dim %c_1, dims = [] : (!t1) -> !t0 loc(#l0)
    %60 = stablehlo.compare LT, %3, %59, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_2 = stablehlo.constant dense<39043> : !t1
    %61 = stablehlo.broadcast_in_dim %c_2, dims = [] : (!t1) -> !t0 loc(#l1)
    %62 = stablehlo.add %3, %61 : !t0 loc(#l1)
    %63 = stablehlo.select %60, %62, %3 : !t6, !t0 loc(#l2)
    %64 = stablehlo.broadcast_in_dim %63, dims = [0] : (!t0) -> !t3 loc(#l3)
    %65 = "stablehlo.gather"(%arg7, %64) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t36, !t3) -> !t4 loc(#l4)
    %c_3 = stablehlo.constant dense<0> : !t1
    %66 = stablehlo.broadcast_in_dim %c_3, dims = [] : (!t1) -> !t0 loc(#l0)
    %67 = stablehlo.compare LT, %5, %66, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_4 = stablehlo.constant dense<17289> : !t1
    %68 = stablehlo.broadcast_in_dim %c_4, dims = [] : (!t1) -> !t0 loc(#l1)
    %69 = stablehlo.add %5, %68 : !t0 loc(#l1)
    %70 = stablehlo.select %67, %69, %5 : !t6, !t0 loc(#l2)
    %71 = stablehlo.broadcast_in_dim %70, dims = [0] : (!t0) -> !t3 loc(#l3)
    %72 = "stablehlo.gather"(%arg8, %71) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t37, !t3) -> !t4 loc(#l4)
    %c_5 = stablehlo.constant dense<0> : !t1
    %73 = stablehlo.broadcast_in_dim %c_5, dims = [] : (!t1) -> !t0 loc(#l0)
    %74 = stablehlo.compare LT, %7, %73, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_6 = stablehlo.constant dense<7420> : !t1
    %75 = stablehlo.broadcast_in_dim %c_6, dims = [] : (!t1) -> !t0 loc(#l1)
    %76 = stablehlo.add %7, %75 : !t0 loc(#l1)
    %77 = stablehlo.select %74, %76, %7 : !t6, !t0 loc(#l2)
    %78 = stablehlo.broadcast_in_dim %77, dims = [0] : (!t0) -> !t3 loc(#l3)
    %79 = "stablehlo.gather"(%arg9, %78) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t38, !t3) -> !t4 loc(#l4)
    %c_7 = stablehlo.constant dense<0> : !t1
    %80 = stablehlo.broadcast_in_dim %c_7, dims = [] : (!t1) -> !t0 loc(#l0)
    %81 = stablehlo.compare LT, %9, %80, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_8 = stablehlo.constant dense<20263> : !t1
    %82 = stablehlo.broadcast_in_dim %c_8, dims = [] : (!t1) -> !t0 loc(#l1)
    %83 = stablehlo.add %9, %82 : !t0 loc(#l1)
    %84 = stablehlo.select %81, %83, %9 : !t6, !t0 loc(#l2)
    %85 = stablehlo.broadcast_in_dim %84, dims = [0] : (!t0) -> !t3 loc(#l3)
    %86 = "stablehlo.gather"(%arg10, %85) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t39, !t3) -> !t4 loc(#l4)
    %c_9 = stablehlo.constant dense<0> : !t1
    %87 = stablehlo.broadcast_in_dim %c_9, dims = [] : (!t1) -> !t0 loc(#l0)
    %88 = stablehlo.compare LT, %11, %87, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_10 = stablehlo.constant dense<3> : !t1
    %89 = stablehlo.broadcast_in_dim %c_10, dims = [] : (!t1) -> !t0 loc(#l1)
    %90 = stablehlo.add %11, %89 : !t0 loc(#l1)
    %91 = stablehlo.select %88, %90, %11 : !t6, !t0 loc(#l2)
    %92 = stablehlo.broadcast_in_dim %91, dims = [0] : (!t0) -> !t3 loc(#l3)
    %93 = "stablehlo.gather"(%arg11, %92) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t40, !t3) -> !t4 loc(#l4)
    %c_11 = stablehlo.constant dense<0> : !t1
    %94 = stablehlo.broadcast_in_dim %c_11, dims = [] : (!t1) -> !t0 loc(#l0)
    %95 = stablehlo.compare LT, %13, %94, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_12 = stablehlo.constant dense<7120> : !t1
    %96 = stablehlo.broadcast_in_dim %c_12, dims = [] : (!t1) -> !t0 loc(#l1)
    %97 = stablehlo.add %13, %96 : !t0 loc(#l1)
    %98 = stablehlo.select %95, %97, %13 : !t6, !t0 loc(#l2)
    %99 = stablehlo.broadcast_in_dim %98, dims = [0] : (!t0) -> !t3 loc(#l3)
    %100 = "stablehlo.gather"(%arg12, %99) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t41, !t3) -> !t4 loc(#l4)
    %c_13 = stablehlo.constant dense<0> : !t1
    %101 = stablehlo.broadcast_in_dim %c_13, dims = [] : (!t1) -> !t0 loc(#l0)
    %102 = stablehlo.compare LT, %15, %101, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_14 = stablehlo.constant dense<1543> : !t1
    %103 = stablehlo.broadcast_in_dim %c_14, dims = [] : (!t1) -> !t0 loc(#l1)
    %104 = stablehlo.add %15, %103 : !t0 loc(#l1)
    %105 = stablehlo.select %102, %104, %15 : !t6, !t0 loc(#l2)
    %106 = stablehlo.broadcast_in_dim %105, dims = [0] : (!t0) -> !t3 loc(#l3)
    %107 = "stablehlo.gather"(%arg13, %106) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t42, !t3) -> !t4 loc(#l4)
    %c_15 = stablehlo.constant dense<0> : !t1
    %108 = stablehlo.broadcast_in_dim %c_15, dims = [] : (!t1) -> !t0 loc(#l0)
    %109 = stablehlo.compare LT, %17, %108, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_16 = stablehlo.constant dense<63> : !t1
    %110 = stablehlo.broadcast_in_dim %c_16, dims = [] : (!t1) -> !t0 loc(#l1)
    %111 = stablehlo.add %17, %110 : !t0 loc(#l1)
    %112 = stablehlo.select %109, %111, %17 : !t6, !t0 loc(#l2)
    %113 = stablehlo.broadcast_in_dim %112, dims = [0] : (!t0) -> !t3 loc(#l3)
    %114 = "stablehlo.gather"(%arg14, %113) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t43, !t3) -> !t4 loc(#l4)
    %c_17 = stablehlo.constant dense<0> : !t1
    %115 = stablehlo.broadcast_in_dim %c_17, dims = [] : (!t1) -> !t0 loc(#l0)
    %116 = stablehlo.compare LT, %19, %115, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_18 = stablehlo.constant dense<38532951> : !t1
    %117 = stablehlo.broadcast_in_dim %c_18, dims = [] : (!t1) -> !t0 loc(#l1)
    %118 = stablehlo.add %19, %117 : !t0 loc(#l1)
    %119 = stablehlo.select %116, %118, %19 : !t6, !t0 loc(#l2)
    %120 = stablehlo.broadcast_in_dim %119, dims = [0] : (!t0) -> !t3 loc(#l3)
    %121 = "stablehlo.gather"(%arg15, %120) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t44, !t3) -> !t4 loc(#l4)
    %c_19 = stablehlo.constant dense<0> : !t1
    %122 = stablehlo.broadcast_in_dim %c_19, dims = [] : (!t1) -> !t0 loc(#l0)
    %123 = stablehlo.compare LT, %21, %122, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_20 = stablehlo.constant dense<2953546> : !t1
    %124 = stablehlo.broadcast_in_dim %c_20, dims = [] : (!t1) -> !t0 loc(#l1)
    %125 = stablehlo.add %21, %124 : !t0 loc(#l1)
    %126 = stablehlo.select %123, %125, %21 : !t6, !t0 loc(#l2)
    %127 = stablehlo.broadcast_in_dim %126, dims = [0] : (!t0) -> !t3 loc(#l3)
    %128 = "stablehlo.gather"(%arg16, %127) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t45, !t3) -> !t4 loc(#l4)
    %c_21 = stablehlo.constant dense<0> : !t1
    %129 = stablehlo.broadcast_in_dim %c_21, dims = [] : (!t1) -> !t0 loc(#l0)
    %130 = stablehlo.compare LT, %23, %129, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_22 = stablehlo.constant dense<403346> : !t1
    %131 = stablehlo.broadcast_in_dim %c_22, dims = [] : (!t1) -> !t0 loc(#l1)
    %132 = stablehlo.add %23, %131 : !t0 loc(#l1)
    %133 = stablehlo.select %130, %132, %23 : !t6, !t0 loc(#l2)
    %134 = stablehlo.broadcast_in_dim %133, dims = [0] : (!t0) -> !t3 loc(#l3)
    %135 = "stablehlo.gather"(%arg17, %134) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t46, !t3) -> !t4 loc(#l4)
    %c_23 = stablehlo.constant dense<0> : !t1
    %136 = stablehlo.broadcast_in_dim %c_23, dims = [] : (!t1) -> !t0 loc(#l0)
    %137 = stablehlo.compare LT, %25, %136, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_24 = stablehlo.constant dense<10> : !t1
    %138 = stablehlo.broadcast_in_dim %c_24, dims = [] : (!t1) -> !t0 loc(#l1)
    %139 = stablehlo.add %25, %138 : !t0 loc(#l1)
    %140 = stablehlo.select %137, %139, %25 : !t6, !t0 loc(#l2)
    %141 = stablehlo.broadcast_in_dim %140, dims = [0] : (!t0) -> !t3 loc(#l3)
    %142 = "stablehlo.gather"(%arg18, %141) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t47, !t3) -> !t4 loc(#l4)
    %c_25 = stablehlo.constant dense<0> : !t1
    %143 = stablehlo.broadcast_in_dim %c_25, dims = [] : (!t1) -> !t0 loc(#l0)
    %144 = stablehlo.compare LT, %27, %143, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_26 = stablehlo.constant dense<2208> : !t1
    %145 = stablehlo.broadcast_in_dim %c_26, dims = [] : (!t1) -> !t0 loc(#l1)
    %146 = stablehlo.add %27, %145 : !t0 loc(#l1)
    %147 = stablehlo.select %144, %146, %27 : !t6, !t0 loc(#l2)
    %148 = stablehlo.broadcast_in_dim %147, dims = [0] : (!t0) -> !t3 loc(#l3)
    %149 = "stablehlo.gather"(%arg19, %148) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t48, !t3) -> !t4 loc(#l4)
    %c_27 = stablehlo.constant dense<0> : !t1
    %150 = stablehlo.broadcast_in_dim %c_27, dims = [] : (!t1) -> !t0 loc(#l0)
    %151 = stablehlo.compare LT, %29, %150, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_28 = stablehlo.constant dense<11938> : !t1
    %152 = stablehlo.broadcast_in_dim %c_28, dims = [] : (!t1) -> !t0 loc(#l1)
    %153 = stablehlo.add %29, %152 : !t0 loc(#l1)
    %154 = stablehlo.select %151, %153, %29 : !t6, !t0 loc(#l2)
    %155 = stablehlo.broadcast_in_dim %154, dims = [0] : (!t0) -> !t3 loc(#l3)
    %156 = "stablehlo.gather"(%arg20, %155) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t49, !t3) -> !t4 loc(#l4)
    %c_29 = stablehlo.constant dense<0> : !t1
    %157 = stablehlo.broadcast_in_dim %c_29, dims = [] : (!t1) -> !t0 loc(#l0)
    %158 = stablehlo.compare LT, %31, %157, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_30 = stablehlo.constant dense<155> : !t1
    %159 = stablehlo.broadcast_in_dim %c_30, dims = [] : (!t1) -> !t0 loc(#l1)
    %160 = stablehlo.add %31, %159 : !t0 loc(#l1)
    %161 = stablehlo.select %158, %160, %31 : !t6, !t0 loc(#l2)
    %162 = stablehlo.broadcast_in_dim %161, dims = [0] : (!t0) -> !t3 loc(#l3)
    %163 = "stablehlo.gather"(%arg21, %162) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t50, !t3) -> !t4 loc(#l4)
    %c_31 = stablehlo.constant dense<0> : !t1
    %164 = stablehlo.broadcast_in_dim %c_31, dims = [] : (!t1) -> !t0 loc(#l0)
    %165 = stablehlo.compare LT, %33, %164, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_32 = stablehlo.constant dense<4> : !t1
    %166 = stablehlo.broadcast_in_dim %c_32, dims = [] : (!t1) -> !t0 loc(#l1)
    %167 = stablehlo.add %33, %166 : !t0 loc(#l1)
    %168 = stablehlo.select %165, %167, %33 : !t6, !t0 loc(#l2)
    %169 = stablehlo.broadcast_in_dim %168, dims = [0] : (!t0) -> !t3 loc(#l3)
    %170 = "stablehlo.gather"(%arg22, %169) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t51, !t3) -> !t4 loc(#l4)
    %c_33 = stablehlo.constant dense<0> : !t1
    %171 = stablehlo.broadcast_in_dim %c_33, dims = [] : (!t1) -> !t0 loc(#l0)
    %172 = stablehlo.compare LT, %35, %171, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_34 = stablehlo.constant dense<976> : !t1
    %173 = stablehlo.broadcast_in_dim %c_34, dims = [] : (!t1) -> !t0 loc(#l1)
    %174 = stablehlo.add %35, %173 : !t0 loc(#l1)
    %175 = stablehlo.select %172, %174, %35 : !t6, !t0 loc(#l2)
    %176 = stablehlo.broadcast_in_dim %175, dims = [0] : (!t0) -> !t3 loc(#l3)
    %177 = "stablehlo.gather"(%arg23, %176) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t52, !t3) -> !t4 loc(#l4)
    %c_35 = stablehlo.constant dense<0> : !t1
    %178 = stablehlo.broadcast_in_dim %c_35, dims = [] : (!t1) -> !t0 loc(#l0)
    %179 = stablehlo.compare LT, %37, %178, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_36 = stablehlo.constant dense<14> : !t1
    %180 = stablehlo.broadcast_in_dim %c_36, dims = [] : (!t1) -> !t0 loc(#l1)
    %181 = stablehlo.add %37, %180 : !t0 loc(#l1)
    %182 = stablehlo.select %179, %181, %37 : !t6, !t0 loc(#l2)
    %183 = stablehlo.broadcast_in_dim %182, dims = [0] : (!t0) -> !t3 loc(#l3)
    %184 = "stablehlo.gather"(%arg24, %183) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t53, !t3) -> !t4 loc(#l4)
    %c_37 = stablehlo.constant dense<0> : !t1
    %185 = stablehlo.broadcast_in_dim %c_37, dims = [] : (!t1) -> !t0 loc(#l0)
    %186 = stablehlo.compare LT, %39, %185, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_38 = stablehlo.constant dense<39979771> : !t1
    %187 = stablehlo.broadcast_in_dim %c_38, dims = [] : (!t1) -> !t0 loc(#l1)
    %188 = stablehlo.add %39, %187 : !t0 loc(#l1)
    %189 = stablehlo.select %186, %188, %39 : !t6, !t0 loc(#l2)
    %190 = stablehlo.broadcast_in_dim %189, dims = [0] : (!t0) -> !t3 loc(#l3)
    %191 = "stablehlo.gather"(%arg25, %190) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t54, !t3) -> !t4 loc(#l4)
    %c_39 = stablehlo.constant dense<0> : !t1
    %192 = stablehlo.broadcast_in_dim %c_39, dims = [] : (!t1) -> !t0 loc(#l0)
    %193 = stablehlo.compare LT, %41, %192, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_40 = stablehlo.constant dense<25641295> : !t1
    %194 = stablehlo.broadcast_in_dim %c_40, dims = [] : (!t1) -> !t0 loc(#l1)
    %195 = stablehlo.add %41, %194 : !t0 loc(#l1)
    %196 = stablehlo.select %193, %195, %41 : !t6, !t0 loc(#l2)
    %197 = stablehlo.broadcast_in_dim %196, dims = [0] : (!t0) -> !t3 loc(#l3)
    %198 = "stablehlo.gather"(%arg26, %197) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t55, !t3) -> !t4 loc(#l4)
    %c_41 = stablehlo.constant dense<0> : !t1
    %199 = stablehlo.broadcast_in_dim %c_41, dims = [] : (!t1) -> !t0 loc(#l0)
    %200 = stablehlo.compare LT, %43, %199, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_42 = stablehlo.constant dense<39664984> : !t1
    %201 = stablehlo.broadcast_in_dim %c_42, dims = [] : (!t1) -> !t0 loc(#l1)
    %202 = stablehlo.add %43, %201 : !t0 loc(#l1)
    %203 = stablehlo.select %200, %202, %43 : !t6, !t0 loc(#l2)
    %204 = stablehlo.broadcast_in_dim %203, dims = [0] : (!t0) -> !t3 loc(#l3)
    %205 = "stablehlo.gather"(%arg27, %204) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t56, !t3) -> !t4 loc(#l4)
    %c_43 = stablehlo.constant dense<0> : !t1
    %206 = stablehlo.broadcast_in_dim %c_43, dims = [] : (!t1) -> !t0 loc(#l0)
    %207 = stablehlo.compare LT, %45, %206, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_44 = stablehlo.constant dense<585935> : !t1
    %208 = stablehlo.broadcast_in_dim %c_44, dims = [] : (!t1) -> !t0 loc(#l1)
    %209 = stablehlo.add %45, %208 : !t0 loc(#l1)
    %210 = stablehlo.select %207, %209, %45 : !t6, !t0 loc(#l2)
    %211 = stablehlo.broadcast_in_dim %210, dims = [0] : (!t0) -> !t3 loc(#l3)
    %212 = "stablehlo.gather"(%arg28, %211) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t57, !t3) -> !t4 loc(#l4)
    %c_45 = stablehlo.constant dense<0> : !t1
    %213 = stablehlo.broadcast_in_dim %c_45, dims = [] : (!t1) -> !t0 loc(#l0)
    %214 = stablehlo.compare LT, %47, %213, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_46 = stablehlo.constant dense<12972> : !t1
    %215 = stablehlo.broadcast_in_dim %c_46, dims = [] : (!t1) -> !t0 loc(#l1)
    %216 = stablehlo.add %47, %215 : !t0 loc(#l1)
    %217 = stablehlo.select %214, %216, %47 : !t6, !t0 loc(#l2)
    %218 = stablehlo.broadcast_in_dim %217, dims = [0] : (!t0) -> !t3 loc(#l3)
    %219 = "stablehlo.gather"(%arg29, %218) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t58, !t3) -> !t4 loc(#l4)
    %c_47 = stablehlo.constant dense<0> : !t1
    %220 = stablehlo.broadcast_in_dim %c_47, dims = [] : (!t1) -> !t0 loc(#l0)
    %221 = stablehlo.compare LT, %49, %220, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_48 = stablehlo.constant dense<108> : !t1
    %222 = stablehlo.broadcast_in_dim %c_48, dims = [] : (!t1) -> !t0 loc(#l1)
    %223 = stablehlo.add %49, %222 : !t0 loc(#l1)
    %224 = stablehlo.select %221, %223, %49 : !t6, !t0 loc(#l2)
    %225 = stablehlo.broadcast_in_dim %224, dims = [0] : (!t0) -> !t3 loc(#l3)
    %226 = "stablehlo.gather"(%arg30, %225) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t59, !t3) -> !t4 loc(#l4)
    %c_49 = stablehlo.constant dense<0> : !t1
    %227 = stablehlo.broadcast_in_dim %c_49, dims = [] : (!t1) -> !t0 loc(#l0)
    %228 = stablehlo.compare LT, %51, %227, SIGNED : (!t0, !t0) -> !t6 loc(#l0)
    %c_50 = stablehlo.constant dense<36> : !t1
    %229 = stablehlo.broadcast_in_dim %c_50, dims = [] : (!t1) -> !t0 loc(#l1)
    %230 = stablehlo.add %51, %229 : !t0 loc(#l1)
    %231 = stablehlo.select %228, %230, %51 : !t6, !t0 loc(#l2)
    %232 = stablehlo.broadcast_in_dim %231, dims = [0] : (!t0) -> !t3 loc(#l3)
    %233 = "stablehlo.gather"(%arg31, %232) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 128>}> : (!t60, !t3) -> !t4 loc(#l4)
    %234 = stablehlo.convert %numbers : (tensor<65536x13xf32>) -> !t31
    %235 = stablehlo.convert %arg1 : (!t23) -> !t61 loc(#l5)
    %236 = stablehlo.dot_general %234, %235, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (!t31, !t61) -> !t11 loc(#l6)
    %237 = stablehlo.convert %arg0 : (!t18) -> !t32 loc(#l5)
    %238 = stablehlo.broadcast_in_dim %237, dims = [1] : (!t32) -> !t67 loc(#l7)
    %239 = stablehlo.broadcast_in_dim %238, dims = [0, 1] : (!t67) -> !t11 loc(#l8)
    %240 = stablehlo.add %236, %239 : !t11 loc(#l8)
    %241 = call @_relu(%240) : (!t11) -> !t11 loc(#l9)
    %242 = stablehlo.convert %arg3 : (!t17) -> !t21 loc(#l10)
    %243 = stablehlo.dot_general %241, %242, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (!t11, !t21) -> !t12 loc(#l11)
    %244 = stablehlo.convert %arg2 : (!t19) -> !t33 loc(#l10)
    %245 = stablehlo.broadcast_in_dim %244, dims = [1] : (!t33) -> !t68 loc(#l12)
    %246 = stablehlo.broadcast_in_dim %245, dims = [0, 1] : (!t68) -> !t12 loc(#l13)
    %247 = stablehlo.add %243, %246 : !t12 loc(#l13)
    %248 = call @_relu_0(%247) : (!t12) -> !t12 loc(#l14)
    %249 = stablehlo.convert %arg5 : (!t24) -> !t62 loc(#l15)
    %250 = stablehlo.dot_general %248, %249, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (!t12, !t62) -> !t5 loc(#l16)
    %251 = stablehlo.convert %arg4 : (!t29) -> !t69 loc(#l15)
    %252 = stablehlo.broadcast_in_dim %251, dims = [1] : (!t69) -> tensor<1x128xbf16> loc(#l17)
    %253 = stablehlo.broadcast_in_dim %252, dims = [0, 1] : (tensor<1x128xbf16>) -> !t5 loc(#l18)
    %254 = stablehlo.add %250, %253 : !t5 loc(#l18)
    %255 = call @_relu_1(%254) : (!t5) -> !t5 loc(#l19)
    %256 = stablehlo.convert %58 : (!t4) -> !t5 loc(#l20)
    %257 = stablehlo.convert %65 : (!t4) -> !t5 loc(#l20)
    %258 = stablehlo.convert %72 : (!t4) -> !t5 loc(#l20)
    %259 = stablehlo.convert %79 : (!t4) -> !t5 loc(#l20)
    %260 = stablehlo.convert %86 : (!t4) -> !t5 loc(#l20)
    %261 = stablehlo.convert %93 : (!t4) -> !t5 loc(#l20)
    %262 = stablehlo.convert %100 : (!t4) -> !t5 loc(#l20)
    %263 = stablehlo.convert %107 : (!t4) -> !t5 loc(#l20)
    %264 = stablehlo.convert %114 : (!t4) -> !t5 loc(#l20)
    %265 = stablehlo.convert %121 : (!t4) -> !t5 loc(#l20)
    %266 = stablehlo.convert %128 : (!t4) -> !t5 loc(#l20)
    %267 = stablehlo.convert %135 : (!t4) -> !t5 loc(#l20)
    %268 = stablehlo.convert %142 : (!t4) -> !t5 loc(#l20)
    %269 = stablehlo.convert %149 : (!t4) -> !t5 loc(#l20)
    %270 = stablehlo.convert %156 : (!t4) -> !t5 loc(#l20)
    %271 = stablehlo.convert %163 : (!t4) -> !t5 loc(#l20)
    %272 = stablehlo.convert %170 : (!t4) -> !t5 loc(#l20)
    %273 = stablehlo.convert %177 : (!t4) -> !t5 loc(#l20)
    %274 = stablehlo.convert %184 : (!t4) -> !t5 loc(#l20)
    %275 = stablehlo.convert %191 : (!t4) -> !t5 loc(#l20)
    %276 = stablehlo.convert %198 : (!t4) -> !t5 loc(#l20)
    %277 = stablehlo.convert %205 : (!t4) -> !t5 loc(#l20)
    %278 = stablehlo.convert %212 : (!t4) -> !t5 loc(#l20)
    %279 = stablehlo.convert %219 : (!t4) -> !t5 loc(#l20)
    %280 = stablehlo.convert %226 : (!t4) -> !t5 loc(#l20)
    %281 = stablehlo.convert %233 : (!t4) -> !t5 loc(#l20)
    %282 = stablehlo.broadcast_in_dim %255, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %283 = stablehlo.broadcast_in_dim %256, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %284 = stablehlo.broadcast_in_dim %257, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %285 = stablehlo.broadcast_in_dim %258, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %286 = stablehlo.broadcast_in_dim %259, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %287 = stablehlo.broadcast_in_dim %260, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %288 = stablehlo.broadcast_in_dim %261, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %289 = stablehlo.broadcast_in_dim %262, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %290 = stablehlo.broadcast_in_dim %263, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %291 = stablehlo.broadcast_in_dim %264, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %292 = stablehlo.broadcast_in_dim %265, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %293 = stablehlo.broadcast_in_dim %266, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %294 = stablehlo.broadcast_in_dim %267, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %295 = stablehlo.broadcast_in_dim %268, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %296 = stablehlo.broadcast_in_dim %269, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %297 = stablehlo.broadcast_in_dim %270, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %298 = stablehlo.broadcast_in_dim %271, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %299 = stablehlo.broadcast_in_dim %272, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %300 = stablehlo.broadcast_in_dim %273, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %301 = stablehlo.broadcast_in_dim %274, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %302 = stablehlo.broadcast_in_dim %275, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %303 = stablehlo.broadcast_in_dim %276, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %304 = stablehlo.broadcast_in_dim %277, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %305 = stablehlo.broadcast_in_dim %278, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %306 = stablehlo.broadcast_in_dim %279, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %307 = stablehlo.broadcast_in_dim %280, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %308 = stablehlo.broadcast_in_dim %281, dims = [0, 2] : (!t5) -> !t7 loc(#l21)
    %309 = stablehlo.concatenate %282, %283, %284, %285, %286, %287, %288, %289, %290, %291, %292, %293, %294, %295, %296, %297, dim = 1 : (!t7, !t7, !t7, !t7, !t7, !t7, !t7, !t7, !t7, !t7, !t7, !t7, !t7, !t7, !t7, !t7) -> tensor<65536x16x128xbf16> loc(#l21)
    %310 = stablehlo.concatenate %298, %299, %300, %301, %302, %303, %304, %305, %306, %307, %308, dim = 1 : (!t7, !t7, !t7, !t7, !t7, !t7, !t7, !t7, !t7, !t7, !t7) -> tensor<65536x11x128xbf16> loc(#l21)
    %311 = stablehlo.concatenate %309, %310, dim = 1 : (tensor<65536x16x128xbf16>, tensor<65536x11x128xbf16>) -> !t14 loc(#l21)
    %312 = stablehlo.dot_general %311, %311, batching_dims = [0] x [0], contracting_dims = [2] x [2], precision = [DEFAULT, DEFAULT] : (!t14, !t14) -> !t9 loc(#l22)
    %313 = stablehlo.slice %312 [0:65536, 1:2, 0:1] : (!t9) -> !t70 loc(#l23)
    %314 = stablehlo.reshape %313 : (!t70) -> !t22 loc(#l24)
    %315 = stablehlo.slice %312 [0:65536, 2:3, 0:2] : (!t9) -> !t71 loc(#l23)
    %316 = stablehlo.reshape %315 : (!t71) -> !t72 loc(#l24)
    %317 = stablehlo.slice %312 [0:65536, 3:4, 0:3] : (!t9) -> !t73 loc(#l23)
    %318 = stablehlo.reshape %317 : (!t73) -> !t74 loc(#l24)
    %319 = stablehlo.slice %312 [0:65536, 4:5, 0:4] : (!t9) -> !t75 loc(#l23)
    %320 = stablehlo.reshape %319 : (!t75) -> !t76 loc(#l24)
    %321 = stablehlo.slice %312 [0:65536, 5:6, 0:5] : (!t9) -> !t77 loc(#l23)
    %322 = stablehlo.reshape %321 : (!t77) -> !t78 loc(#l24)
    %323 = stablehlo.slice %312 [0:65536, 6:7, 0:6] : (!t9) -> !t79 loc(#l23)
    %324 = stablehlo.reshape %323 : (!t79) -> !t80 loc(#l24)
    %325 = stablehlo.slice %312 [0:65536, 7:8, 0:7] : (!t9) -> !t81 loc(#l23)
    %326 = stablehlo.reshape %325 : (!t81) -> !t82 loc(#l24)
    %327 = stablehlo.slice %312 [0:65536, 8:9, 0:8] : (!t9) -> !t83 loc(#l23)
    %328 = stablehlo.reshape %327 : (!t83) -> !t84 loc(#l24)
    %329 = stablehlo.slice %312 [0:65536, 9:10, 0:9] : (!t9) -> !t85 loc(#l23)
    %330 = stablehlo.reshape %329 : (!t85) -> !t86 loc(#l24)
    %331 = stablehlo.slice %312 [0:65536, 10:11, 0:10] : (!t9) -> !t87 loc(#l23)
    %332 = stablehlo.reshape %331 : (!t87) -> !t88 loc(#l24)
    %333 = stablehlo.slice %312 [0:65536, 11:12, 0:11] : (!t9) -> !t89 loc(#l23)
    %334 = stablehlo.reshape %333 : (!t89) -> !t90 loc(#l24)
    %335 = stablehlo.slice %312 [0:65536, 12:13, 0:12] : (!t9) -> !t91 loc(#l23)
    %336 = stablehlo.reshape %335 : (!t91) -> !t92 loc(#l24)
    %337 = stablehlo.slice %312 [0:65536, 13:14, 0:13] : (!t9) -> !t93 loc(#l23)
    %338 = stablehlo.reshape %337 : (!t93) -> !t31 loc(#l24)
    %339 = stablehlo.slice %312 [0:65536, 14:15, 0:14] : (!t9) -> !t94 loc(#l23)
    %340 = stablehlo.reshape %339 : (!t94) -> !t95 loc(#l24)
    %341 = stablehlo.slice %312 [0:65536, 15:16, 0:15] : (!t9) -> !t96 loc(#l23)
    %342 = stablehlo.reshape %341 : (!t96) -> !t97 loc(#l24)
    %343 = stablehlo.slice %312 [0:65536, 16:17, 0:16] : (!t9) -> !t98 loc(#l23)
    %344 = stablehlo.reshape %343 : (!t98) -> !t99 loc(#l24)
    %345 = stablehlo.slice %312 [0:65536, 17:18, 0:17] : (!t9) -> !t100 loc(#l23)
    %346 = stablehlo.reshape %345 : (!t100) -> !t101 loc(#l24)
    %347 = stablehlo.slice %312 [0:65536, 18:19, 0:18] : (!t9) -> !t102 loc(#l23)
    %348 = stablehlo.reshape %347 : (!t102) -> !t103 loc(#l24)
    %349 = stablehlo.slice %312 [0:65536, 19:20, 0:19] : (!t9) -> !t104 loc(#l23)
    %350 = stablehlo.reshape %349 : (!t104) -> !t105 loc(#l24)
    %351 = stablehlo.slice %312 [0:65536, 20:21, 0:20] : (!t9) -> !t106 loc(#l23)
    %352 = stablehlo.reshape %351 : (!t106) -> !t107 loc(#l24)
    %353 = stablehlo.slice %312 [0:65536, 21:22, 0:21] : (!t9) -> !t108 loc(#l23)
    %354 = stablehlo.reshape %353 : (!t108) -> !t109 loc(#l24)
    %355 = stablehlo.slice %312 [0:65536, 22:23, 0:22] : (!t9) -> !t110 loc(#l23)
    %356 = stablehlo.reshape %355 : (!t110) -> !t111 loc(#l24)
    %357 = stablehlo.slice %312 [0:65536, 23:24, 0:23] : (!t9) -> !t112 loc(#l23)
    %358 = stablehlo.reshape %357 : (!t112) -> !t113 loc(#l24)
    %359 = stablehlo.slice %312 [0:65536, 24:25, 0:24] : (!t9) -> !t114 loc(#l23)
    %360 = stablehlo.reshape %359 : (!t114) -> !t115 loc(#l24)
    %361 = stablehlo.slice %312 [0:65536, 25:26, 0:25] : (!t9) -> !t116 loc(#l23)
    %362 = stablehlo.reshape %361 : (!t116) -> !t117 loc(#l24)
    %363 = stablehlo.slice %312 [0:65536, 26:27, 0:26] : (!t9) -> !t118 loc(#l23)
    %364 = stablehlo.reshape %363 : (!t118) -> !t119 loc(#l24)
    %365 = stablehlo.concatenate %255, %314, %316, %318, %320, %322, %324, %326, %328, %330, %332, %334, %336, %338, %340, %342, dim = 1 : (!t5, !t22, !t72, !t74, !t76, !t78, !t80, !t82, !t84, !t86, !t88, !t90, !t92, !t31, !t95, !t97) -> tensor<65536x248xbf16> loc(#l25)
    %366 = stablehlo.concatenate %344, %346, %348, %350, %352, %354, %356, %358, %360, %362, %364, dim = 1 : (!t99, !t101, !t103, !t105, !t107, !t109, !t111, !t113, !t115, !t117, !t119) -> tensor<65536x231xbf16> loc(#l25)
    %367 = stablehlo.concatenate %365, %366, dim = 1 : (tensor<65536x248xbf16>, tensor<65536x231xbf16>) -> !t15 loc(#l25)
    %368 = stablehlo.convert %arg33 : (!t25) -> !t63 loc(#l26)
    %369 = stablehlo.dot_general %367, %368, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (!t15, !t63) -> !t13 loc(#l27)
    %370 = stablehlo.convert %arg32 : (!t20) -> !t34 loc(#l26)
    %371 = stablehlo.broadcast_in_dim %370, dims = [1] : (!t34) -> !t120 loc(#l28)
    %372 = stablehlo.broadcast_in_dim %371, dims = [0, 1] : (!t120) -> !t13 loc(#l29)
    %373 = stablehlo.add %369, %372 : !t13 loc(#l29)
    %374 = call @_relu_2(%373) : (!t13) -> !t13 loc(#l30)
    %375 = stablehlo.convert %arg35 : (!t26) -> !t64 loc(#l31)
    %376 = stablehlo.dot_general %374, %375, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (!t13, !t64) -> !t13 loc(#l32)
    %377 = stablehlo.convert %arg34 : (!t20) -> !t34 loc(#l31)
    %378 = stablehlo.broadcast_in_dim %377, dims = [1] : (!t34) -> !t120 loc(#l33)
    %379 = stablehlo.broadcast_in_dim %378, dims = [0, 1] : (!t120) -> !t13 loc(#l34)
    %380 = stablehlo.add %376, %379 : !t13 loc(#l34)
    %381 = call @_relu_2(%380) : (!t13) -> !t13 loc(#l35)
    %382 = stablehlo.convert %arg37 : (!t27) -> !t65 loc(#l36)
    %383 = stablehlo.dot_general %381, %382, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (!t13, !t65) -> !t11 loc(#l37)
    %384 = stablehlo.convert %arg36 : (!t18) -> !t32 loc(#l36)
    %385 = stablehlo.broadcast_in_dim %384, dims = [1] : (!t32) -> !t67 loc(#l38)
    %386 = stablehlo.broadcast_in_dim %385, dims = [0, 1] : (!t67) -> !t11 loc(#l39)
    %387 = stablehlo.add %383, %386 : !t11 loc(#l39)
    %388 = call @_relu(%387) : (!t11) -> !t11 loc(#l40)
    %389 = stablehlo.convert %arg39 : (!t17) -> !t21 loc(#l41)
    %390 = stablehlo.dot_general %388, %389, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (!t11, !t21) -> !t12 loc(#l42)
    %391 = stablehlo.convert %arg38 : (!t19) -> !t33 loc(#l41)
    %392 = stablehlo.broadcast_in_dim %391, dims = [1] : (!t33) -> !t68 loc(#l43)
    %393 = stablehlo.broadcast_in_dim %392, dims = [0, 1] : (!t68) -> !t12 loc(#l44)
    %394 = stablehlo.add %390, %393 : !t12 loc(#l44)
    %395 = call @_relu_0(%394) : (!t12) -> !t12 loc(#l45)
    %396 = stablehlo.convert %arg41 : (!t28) -> !t66 loc(#l46)
    %397 = stablehlo.dot_general %395, %396, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (!t12, !t66) -> !t22 loc(#l47)
    %398 = stablehlo.convert %arg40 : (!t30) -> !t121 loc(#l46)
    %399 = stablehlo.broadcast_in_dim %398, dims = [1] : (!t121) -> tensor<1x1xbf16> loc(#l48)
    %400 = stablehlo.broadcast_in_dim %399, dims = [0, 1] : (tensor<1x1xbf16>) -> !t22 loc(#l49)
    %401 = stablehlo.add %397, %400 : !t22 loc(#l49)
    %402 = stablehlo.reshape %401 : (!t22) -> !t122
    %403 = stablehlo.convert %402 : (!t122) -> !t10
    %404:5 = call @_entropy(%403, %clicks) : (!t10, !t10) -> (!t10, !t10, !t6, !t10, !t10)
    %cst = stablehlo.constant dense<0.000000e+00> : !t2
    %405 = stablehlo.reduce(%404#0 init: %cst) applies stablehlo.add across dimensions = [0] : (!t10, !t2) -> !t2
    %cst_51 = stablehlo.constant dense<6.553600e+04> : !t2
    %406 = stablehlo.divide %405, %cst_51 : !t2
    %cst_52 = stablehlo.constant dense<1.000000e+00> : !t2
    %cst_53 = stablehlo.constant dense<6.553600e+04> : !t2
    %407 = stablehlo.divide %cst_52, %cst_53 : !t2
    %408 = stablehlo.broadcast_in_dim %407, dims = [] : (!t2) -> !t10
    %409 = call @_entropy_3(%404#1, %clicks, %404#2, %404#3, %404#4, %408) : (!t10, !t10, !t6, !t10, !t10, !t10) -> !t10
    %410 = stablehlo.convert %409 : (!t10) -> !t122
    %411 = stablehlo.broadcast_in_dim %410, dims = [0] : (!t122) -> !t22
    %cst_54 = stablehlo.constant dense<0.000000e+00> : !t8 loc(#l50)
    %412 = stablehlo.reduce(%411 init: %cst_54) applies stablehlo.add across dimensions = [0] : (!t22, !t8) -> !t121 loc(#l50)
    %413 = stablehlo.convert %412 : (!t121) -> !t30 loc(#l51)
    %414 = stablehlo.convert %arg41 : (!t28) -> !t66 loc(#l51)
    %415 = stablehlo.dot_general %411, %414, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (!t22, !t66) -> !t12 loc(#l52)
    %416 = stablehlo.dot_general %395, %411, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (!t12, !t22) -> !t66 loc(#l52)
    %417 = stablehlo.convert %416 : (!t66) -> !t28 loc(#l51)
    %418 = call @_relu_backward(%395, %415) : (!t12, !t12) -> !t12 loc(#l53)
    %cst_55 = stablehlo.constant dense<0.000000e+00> : !t8 loc(#l54)
    %419 = stablehlo.reduce(%418 init: %cst_55) applies stablehlo.add across dimensions = [0] : (!t12, !t8) -> !t33 loc(#l54)
    %420 = stablehlo.convert %419 : (!t33) -> !t19 loc(#l55)
    %421 = stablehlo.convert %arg39 : (!t17) -> !t21 loc(#l55)
    %422 = stablehlo.dot_general %418, %421, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (!t12, !t21) -> !t11 loc(#l56)
    %423 = stablehlo.dot_general %388, %418, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (!t11, !t12) -> !t21 loc(#l56)
    %424 = stablehlo.convert %423 : (!t21) -> !t17 loc(#l55)
    %425 = call @_relu_backward_4(%388, %422) : (!t11, !t11) -> !t11 loc(#l57)
    %cst_56 = stablehlo.constant dense<0.000000e+00> : !t8 loc(#l58)
    %426 = stablehlo.reduce(%425 init: %cst_56) applies stablehlo.add across dimensions = [0] : (!t11, !t8) -> !t32 loc(#l58)
    %427 = stablehlo.convert %426 : (!t32) -> !t18 loc(#l59)
    %428 = stablehlo.convert %arg37 : (!t27) -> !t65 loc(#l59)
    %429 = stablehlo.dot_general %425, %428, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (!t11, !t65) -> !t13 loc(#l60)
    %430 = stablehlo.dot_general %381, %425, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (!t13, !t11) -> !t65 loc(#l60)
    %431 = stablehlo.convert %430 : (!t65) -> !t27 loc(#l59)
    %432 = call @_relu_backward_6(%381, %429) : (!t13, !t13) -> !t13 loc(#l61)
    %cst_57 = stablehlo.constant dense<0.000000e+00> : !t8 loc(#l62)
    %433 = stablehlo.reduce(%432 init: %cst_57) applies stablehlo.add across dimensions = [0] : (!t13, !t8) -> !t34 loc(#l62)
    %434 = stablehlo.convert %433 : (!t34) -> !t20 loc(#l63)
    %435 = stablehlo.convert %arg35 : (!t26) -> !t64 loc(#l63)
    %436 = stablehlo.dot_general %432, %435, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (!t13, !t64) -> !t13 loc(#l64)
    %437 = stablehlo.dot_general %374, %432, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (!t13, !t13) -> !t64 loc(#l64)
    %438 = stablehlo.convert %437 : (!t64) -> !t26 loc(#l63)
    %439 = call @_relu_backward_6(%374, %436) : (!t13, !t13) -> !t13 loc(#l65)
    %cst_58 = stablehlo.constant dense<0.000000e+00> : !t8 loc(#l66)
    %440 = stablehlo.reduce(%439 init: %cst_58) applies stablehlo.add across dimensions = [0] : (!t13, !t8) -> !t34 loc(#l66)
    %441 = stablehlo.convert %440 : (!t34) -> !t20 loc(#l67)
    %442 = stablehlo.convert %arg33 : (!t25) -> !t63 loc(#l67)
    %443 = stablehlo.dot_general %439, %442, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (!t13, !t63) -> !t15 loc(#l68)
    %444 = stablehlo.dot_general %367, %439, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (!t15, !t13) -> !t63 loc(#l68)
    %445 = stablehlo.convert %444 : (!t63) -> !t25 loc(#l67)
    %446 = stablehlo.slice %443 [0:65536, 0:128] : (!t15) -> !t5 loc(#l69)
    %447 = stablehlo.slice %443 [0:65536, 128:129] : (!t15) -> !t22 loc(#l69)
    %448 = stablehlo.slice %443 [0:65536, 129:131] : (!t15) -> !t72 loc(#l69)
    %449 = stablehlo.slice %443 [0:65536, 131:134] : (!t15) -> !t74 loc(#l69)
    %450 = stablehlo.slice %443 [0:65536, 134:138] : (!t15) -> !t76 loc(#l69)
    %451 = stablehlo.slice %443 [0:65536, 138:143] : (!t15) -> !t78 loc(#l69)
    %452 = stablehlo.slice %443 [0:65536, 143:149] : (!t15) -> !t80 loc(#l69)
    %453 = stablehlo.slice %443 [0:65536, 149:156] : (!t15) -> !t82 loc(#l69)
    %454 = stablehlo.slice %443 [0:65536, 156:164] : (!t15) -> !t84 loc(#l69)
    %455 = stablehlo.slice %443 [0:65536, 164:173] : (!t15) -> !t86 loc(#l69)
    %456 = stablehlo.slice %443 [0:65536, 173:183] : (!t15) -> !t88 loc(#l69)
    %457 = stablehlo.slice %443 [0:65536, 183:194] : (!t15) -> !t90 loc(#l69)
    %458 = stablehlo.slice %443 [0:65536, 194:206] : (!t15) -> !t92 loc(#l69)
    %459 = stablehlo.slice %443 [0:65536, 206:219] : (!t15) -> !t31 loc(#l69)
    %460 = stablehlo.slice %443 [0:65536, 219:233] : (!t15) -> !t95 loc(#l69)
    %461 = stablehlo.slice %443 [0:65536, 233:248] : (!t15) -> !t97 loc(#l69)
    %462 = stablehlo.slice %443 [0:65536, 248:264] : (!t15) -> !t99 loc(#l69)
    %463 = stablehlo.slice %443 [0:65536, 264:281] : (!t15) -> !t101 loc(#l69)
    %464 = stablehlo.slice %443 [0:65536, 281:299] : (!t15) -> !t103 loc(#l69)
    %465 = stablehlo.slice %443 [0:65536, 299:318] : (!t15) -> !t105 loc(#l69)
    %466 = stablehlo.slice %443 [0:65536, 318:338] : (!t15) -> !t107 loc(#l69)
    %467 = stablehlo.slice %443 [0:65536, 338:359] : (!t15) -> !t109 loc(#l69)
    %468 = stablehlo.slice %443 [0:65536, 359:381] : (!t15) -> !t111 loc(#l69)
    %469 = stablehlo.slice %443 [0:65536, 381:404] : (!t15) -> !t113 loc(#l69)
    %470 = stablehlo.slice %443 [0:65536, 404:428] : (!t15) -> !t115 loc(#l69)
    %471 = stablehlo.slice %443 [0:65536, 428:453] : (!t15) -> !t117 loc(#l69)
    %472 = stablehlo.slice %443 [0:65536, 453:479] : (!t15) -> !t119 loc(#l69)
    %473 = stablehlo.broadcast_in_dim %472, dims = [0, 2] : (!t119) -> !t118 loc(#l70)
    %cst_59 = stablehlo.constant dense<0.000000e+00> : !t8
    %474 = stablehlo.pad %473, %cst_59, low = [0, 26, 0], high = [0, 0, 1], interior = [0, 0, 0] : (!t118, !t8) -> !t9 loc(#l71)
    %475 = stablehlo.broadcast_in_dim %471, dims = [0, 2] : (!t117) -> !t116 loc(#l70)
    %cst_60 = stablehlo.constant dense<0.000000e+00> : !t8
    %476 = stablehlo.pad %475, %cst_60, low = [0, 25, 0], high = [0, 1, 2], interior = [0, 0, 0] : (!t116, !t8) -> !t9 loc(#l71)
    %477 = stablehlo.add %474, %476 : !t9 loc(#l72)
    %478 = stablehlo.broadcast_in_dim %470, dims = [0, 2] : (!t115) -> !t114 loc(#l70)
    %cst_61 = stablehlo.constant dense<0.000000e+00> : !t8
    %479 = stablehlo.pad %478, %cst_61, low = [0, 24, 0], high = [0, 2, 3], interior = [0, 0, 0] : (!t114, !t8) -> !t9 loc(#l71)
    %480 = stablehlo.add %477, %479 : !t9 loc(#l72)
    %481 = stablehlo.broadcast_in_dim %469, dims = [0, 2] : (!t113) -> !t112 loc(#l70)
    %cst_62 = stablehlo.constant dense<0.000000e+00> : !t8
    %482 = stablehlo.pad %481, %cst_62, low = [0, 23, 0], high = [0, 3, 4], interior = [0, 0, 0] : (!t112, !t8) -> !t9 loc(#l71)
    %483 = stablehlo.add %480, %482 : !t9 loc(#l72)
    %484 = stablehlo.broadcast_in_dim %468, dims = [0, 2] : (!t111) -> !t110 loc(#l70)
    %cst_63 = stablehlo.constant dense<0.000000e+00> : !t8
    %485 = stablehlo.pad %484, %cst_63, low = [0, 22, 0], high = [0, 4, 5], interior = [0, 0, 0] : (!t110, !t8) -> !t9 loc(#l71)
    %486 = stablehlo.add %483, %485 : !t9 loc(#l72)
    %487 = stablehlo.broadcast_in_dim %467, dims = [0, 2] : (!t109) -> !t108 loc(#l70)
    %cst_64 = stablehlo.constant dense<0.000000e+00> : !t8
    %488 = stablehlo.pad %487, %cst_64, low = [0, 21, 0], high = [0, 5, 6], interior = [0, 0, 0] : (!t108, !t8) -> !t9 loc(#l71)
    %489 = stablehlo.add %486, %488 : !t9 loc(#l72)
    %490 = stablehlo.broadcast_in_dim %466, dims = [0, 2] : (!t107) -> !t106 loc(#l70)
    %cst_65 = stablehlo.constant dense<0.000000e+00> : !t8
    %491 = stablehlo.pad %490, %cst_65, low = [0, 20, 0], high = [0, 6, 7], interior = [0, 0, 0] : (!t106, !t8) -> !t9 loc(#l71)
    %492 = stablehlo.add %489, %491 : !t9 loc(#l72)
    %493 = stablehlo.broadcast_in_dim %465, dims = [0, 2] : (!t105) -> !t104 loc(#l70)
    %cst_66 = stablehlo.constant dense<0.000000e+00> : !t8
    %494 = stablehlo.pad %493, %cst_66, low = [0, 19, 0], high = [0, 7, 8], interior = [0, 0, 0] : (!t104, !t8) -> !t9 loc(#l71)
    %495 = stablehlo.add %492, %494 : !t9 loc(#l72)
    %496 = stablehlo.broadcast_in_dim %464, dims = [0, 2] : (!t103) -> !t102 loc(#l70)
    %cst_67 = stablehlo.constant dense<0.000000e+00> : !t8
    %497 = stablehlo.pad %496, %cst_67, low = [0, 18, 0], high = [0, 8, 9], interior = [0, 0, 0] : (!t102, !t8) -> !t9 loc(#l71)
    %498 = stablehlo.add %495, %497 : !t9 loc(#l72)
    %499 = stablehlo.broadcast_in_dim %463, dims = [0, 2] : (!t101) -> !t100 loc(#l70)
    %cst_68 = stablehlo.constant dense<0.000000e+00> : !t8
    %500 = stablehlo.pad %499, %cst_68, low = [0, 17, 0], high = [0, 9, 10], interior = [0, 0, 0] : (!t100, !t8) -> !t9 loc(#l71)
    %501 = stablehlo.add %498, %500 : !t9 loc(#l72)
    %502 = stablehlo.broadcast_in_dim %462, dims = [0, 2] : (!t99) -> !t98 loc(#l70)
    %cst_69 = stablehlo.constant dense<0.000000e+00> : !t8
    %503 = stablehlo.pad %502, %cst_69, low = [0, 16, 0], high = [0, 10, 11], interior = [0, 0, 0] : (!t98, !t8) -> !t9 loc(#l71)
    %504 = stablehlo.add %501, %503 : !t9 loc(#l72)
    %505 = stablehlo.broadcast_in_dim %461, dims = [0, 2] : (!t97) -> !t96 loc(#l70)
    %cst_70 = stablehlo.constant dense<0.000000e+00> : !t8
    %506 = stablehlo.pad %505, %cst_70, low = [0, 15, 0], high = [0, 11, 12], interior = [0, 0, 0] : (!t96, !t8) -> !t9 loc(#l71)
    %507 = stablehlo.add %504, %506 : !t9 loc(#l72)
    %508 = stablehlo.broadcast_in_dim %460, dims = [0, 2] : (!t95) -> !t94 loc(#l70)
    %cst_71 = stablehlo.constant dense<0.000000e+00> : !t8
    %509 = stablehlo.pad %508, %cst_71, low = [0, 14, 0], high = [0, 12, 13], interior = [0, 0, 0] : (!t94, !t8) -> !t9 loc(#l71)
    %510 = stablehlo.add %507, %509 : !t9 loc(#l72)
    %511 = stablehlo.broadcast_in_dim %459, dims = [0, 2] : (!t31) -> !t93 loc(#l70)
    %cst_72 = stablehlo.constant dense<0.000000e+00> : !t8
    %512 = stablehlo.pad %511, %cst_72, low = [0, 13, 0], high = [0, 13, 14], interior = [0, 0, 0] : (!t93, !t8) -> !t9 loc(#l71)
    %513 = stablehlo.add %510, %512 : !t9 loc(#l72)
    %514 = stablehlo.broadcast_in_dim %458, dims = [0, 2] : (!t92) -> !t91 loc(#l70)
    %cst_73 = stablehlo.constant dense<0.000000e+00> : !t8
    %515 = stablehlo.pad %514, %cst_73, low = [0, 12, 0], high = [0, 14, 15], interior = [0, 0, 0] : (!t91, !t8) -> !t9 loc(#l71)
    %516 = stablehlo.add %513, %515 : !t9 loc(#l72)
    %517 = stablehlo.broadcast_in_dim %457, dims = [0, 2] : (!t90) -> !t89 loc(#l70)
    %cst_74 = stablehlo.constant dense<0.000000e+00> : !t8
    %518 = stablehlo.pad %517, %cst_74, low = [0, 11, 0], high = [0, 15, 16], interior = [0, 0, 0] : (!t89, !t8) -> !t9 loc(#l71)
    %519 = stablehlo.add %516, %518 : !t9 loc(#l72)
    %520 = stablehlo.broadcast_in_dim %456, dims = [0, 2] : (!t88) -> !t87 loc(#l70)
    %cst_75 = stablehlo.constant dense<0.000000e+00> : !t8
    %521 = stablehlo.pad %520, %cst_75, low = [0, 10, 0], high = [0, 16, 17], interior = [0, 0, 0] : (!t87, !t8) -> !t9 loc(#l71)
    %522 = stablehlo.add %519, %521 : !t9 loc(#l72)
    %523 = stablehlo.broadcast_in_dim %455, dims = [0, 2] : (!t86) -> !t85 loc(#l70)
    %cst_76 = stablehlo.constant dense<0.000000e+00> : !t8
    %524 = stablehlo.pad %523, %cst_76, low = [0, 9, 0], high = [0, 17, 18], interior = [0, 0, 0] : (!t85, !t8) -> !t9 loc(#l71)
    %525 = stablehlo.add %522, %524 : !t9 loc(#l72)
    %526 = stablehlo.broadcast_in_dim %454, dims = [0, 2] : (!t84) -> !t83 loc(#l70)
    %cst_77 = stablehlo.constant dense<0.000000e+00> : !t8
    %527 = stablehlo.pad %526, %cst_77, low = [0, 8, 0], high = [0, 18, 19], interior = [0, 0, 0] : (!t83, !t8) -> !t9 loc(#l71)
    %528 = stablehlo.add %525, %527 : !t9 loc(#l72)
    %529 = stablehlo.broadcast_in_dim %453, dims = [0, 2] : (!t82) -> !t81 loc(#l70)
    %cst_78 = stablehlo.constant dense<0.000000e+00> : !t8
    %530 = stablehlo.pad %529, %cst_78, low = [0, 7, 0], high = [0, 19, 20], interior = [0, 0, 0] : (!t81, !t8) -> !t9 loc(#l71)
    %531 = stablehlo.add %528, %530 : !t9 loc(#l72)
    %532 = stablehlo.broadcast_in_dim %452, dims = [0, 2] : (!t80) -> !t79 loc(#l70)
    %cst_79 = stablehlo.constant dense<0.000000e+00> : !t8
    %533 = stablehlo.pad %532, %cst_79, low = [0, 6, 0], high = [0, 20, 21], interior = [0, 0, 0] : (!t79, !t8) -> !t9 loc(#l71)
    %534 = stablehlo.add %531, %533 : !t9 loc(#l72)
    %535 = stablehlo.broadcast_in_dim %451, dims = [0, 2] : (!t78) -> !t77 loc(#l70)
    %cst_80 = stablehlo.constant dense<0.000000e+00> : !t8
    %536 = stablehlo.pad %535, %cst_80, low = [0, 5, 0], high = [0, 21, 22], interior = [0, 0, 0] : (!t77, !t8) -> !t9 loc(#l71)
    %537 = stablehlo.add %534, %536 : !t9 loc(#l72)
    %538 = stablehlo.broadcast_in_dim %450, dims = [0, 2] : (!t76) -> !t75 loc(#l70)
    %cst_81 = stablehlo.constant dense<0.000000e+00> : !t8
    %539 = stablehlo.pad %538, %cst_81, low = [0, 4, 0], high = [0, 22, 23], interior = [0, 0, 0] : (!t75, !t8) -> !t9 loc(#l71)
    %540 = stablehlo.add %537, %539 : !t9 loc(#l72)
    %541 = stablehlo.broadcast_in_dim %449, dims = [0, 2] : (!t74) -> !t73 loc(#l70)
    %cst_82 = stablehlo.constant dense<0.000000e+00> : !t8
    %542 = stablehlo.pad %541, %cst_82, low = [0, 3, 0], high = [0, 23, 24], interior = [0, 0, 0] : (!t73, !t8) -> !t9 loc(#l71)
    %543 = stablehlo.add %540, %542 : !t9 loc(#l72)
    %544 = stablehlo.broadcast_in_dim %448, dims = [0, 2] : (!t72) -> !t71 loc(#l70)
    %cst_83 = stablehlo.constant dense<0.000000e+00> : !t8
    %545 = stablehlo.pad %544, %cst_83, low = [0, 2, 0], high = [0, 24, 25], interior = [0, 0, 0] : (!t71, !t8) -> !t9 loc(#l71)
    %546 = stablehlo.add %543, %545 : !t9 loc(#l72)
    %547 = stablehlo.broadcast_in_dim %447, dims = [0, 2] : (!t22) -> !t70 loc(#l70)
    %cst_84 = stablehlo.constant dense<0.000000e+00> : !t8
    %548 = stablehlo.pad %547, %cst_84, low = [0, 1, 0], high = [0, 25, 26], interior = [0, 0, 0] : (!t70, !t8) -> !t9 loc(#l71)
    %549 = stablehlo.add %546, %548 : !t9 loc(#l72)
    %550 = stablehlo.dot_general %549, %311, batching_dims = [0] x [0], contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (!t9, !t14) -> !t14 loc(#l73)
    %551 = stablehlo.dot_general %549, %311, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (!t9, !t14) -> !t14 loc(#l73)
    %552 = stablehlo.add %550, %551 : !t14 loc(#l72)
    %553 = stablehlo.slice %552 [0:65536, 0:1, 0:128] : (!t14) -> !t7 loc(#l74)
    %554 = stablehlo.reshape %553 : (!t7) -> !t5 loc(#l74)
    %555 = stablehlo.slice %552 [0:65536, 1:2, 0:128] : (!t14) -> !t7 loc(#l74)
    %556 = stablehlo.reshape %555 : (!t7) -> !t5 loc(#l74)
    %557 = stablehlo.slice %552 [0:65536, 2:3, 0:128] : (!t14) -> !t7 loc(#l74)
    %558 = stablehlo.reshape %557 : (!t7) -> !t5 loc(#l74)
    %559 = stablehlo.slice %552 [0:65536, 3:4, 0:128] : (!t14) -> !t7 loc(#l74)
    %560 = stablehlo.reshape %559 : (!t7) -> !t5 loc(#l74)
    %561 = stablehlo.slice %552 [0:65536, 4:5, 0:128] : (!t14) -> !t7 loc(#l74)
    %562 = stablehlo.reshape %561 : (!t7) -> !t5 loc(#l74)
    %563 = stablehlo.slice %552 [0:65536, 5:6, 0:128] : (!t14) -> !t7 loc(#l74)
    %564 = stablehlo.reshape %563 : (!t7) -> !t5 loc(#l74)
    %565 = stablehlo.slice %552 [0:65536, 6:7, 0:128] : (!t14) -> !t7 loc(#l74)
    %566 = stablehlo.reshape %565 : (!t7) -> !t5 loc(#l74)
    %567 = stablehlo.slice %552 [0:65536, 7:8, 0:128] : (!t14) -> !t7 loc(#l74)
    %568 = stablehlo.reshape %567 : (!t7) -> !t5 loc(#l74)
    %569 = stablehlo.slice %552 [0:65536, 8:9, 0:128] : (!t14) -> !t7 loc(#l74)
    %570 = stablehlo.reshape %569 : (!t7) -> !t5 loc(#l74)
    %571 = stablehlo.slice %552 [0:65536, 9:10, 0:128] : (!t14) -> !t7 loc(#l74)
    %572 = stablehlo.reshape %571 : (!t7) -> !t5 loc(#l74)
    %573 = stablehlo.slice %552 [0:65536, 10:11, 0:128] : (!t14) -> !t7 loc(#l74)
    %574 = stablehlo.reshape %573 : (!t7) -> !t5 loc(#l74)
    %575 = stablehlo.slice %552 [0:65536, 11:12, 0:128] : (!t14) -> !t7 loc(#l74)
    %576 = stablehlo.reshape %575 : (!t7) -> !t5 loc(#l74)
    %577 = stablehlo.slice %552 [0:65536, 12:13, 0:128] : (!t14) -> !t7 loc(#l74)
    %578 = stablehlo.reshape %577 : (!t7) -> !t5 loc(#l74)
    %579 = stablehlo.slice %552 [0:65536, 13:14, 0:128] : (!t14) -> !t7 loc(#l74)
    %580 = stablehlo.reshape %579 : (!t7) -> !t5 loc(#l74)
    %581 = stablehlo.slice %552 [0:65536, 14:15, 0:128] : (!t14) -> !t7 loc(#l74)
    %582 = stablehlo.reshape %581 : (!t7) -> !t5 loc(#l74)
    %583 = stablehlo.slice %552 [0:65536, 15:16, 0:128] : (!t14) -> !t7 loc(#l74)
    %584 = stablehlo.reshape %583 : (!t7) -> !t5 loc(#l74)
    %585 = stablehlo.slice %552 [0:65536, 16:17, 0:128] : (!t14) -> !t7 loc(#l74)
    %586 = stablehlo.reshape %585 : (!t7) -> !t5 loc(#l74)
    %587 = stablehlo.slice %552 [0:65536, 17:18, 0:128] : (!t14) -> !t7 loc(#l74)
    %588 = stablehlo.reshape %587 : (!t7) -> !t5 loc(#l74)
    %589 = stablehlo.slice %552 [0:65536, 18:19, 0:128] : (!t14) -> !t7 loc(#l74)
    %590 = stablehlo.reshape %589 : (!t7) -> !t5 loc(#l74)
    %591 = stablehlo.slice %552 [0:65536, 19:20, 0:128] : (!t14) -> !t7 loc(#l74)
    %592 = stablehlo.reshape %591 : (!t7) -> !t5 loc(#l74)
    %593 = stablehlo.slice %552 [0:65536, 20:21, 0:128] : (!t14) -> !t7 loc(#l74)
    %594 = stablehlo.reshape %593 : (!t7) -> !t5 loc(#l74)
    %595 = stablehlo.slice %552 [0:65536, 21:22, 0:128] : (!t14) -> !t7 loc(#l74)
    %596 = stablehlo.reshape %595 : (!t7) -> !t5 loc(#l74)
    %597 = stablehlo.slice %552 [0:65536, 22:23, 0:128] : (!t14) -> !t7 loc(#l74)
    %598 = stablehlo.reshape %597 : (!t7) -> !t5 loc(#l74)
    %599 = stablehlo.slice %552 [0:65536, 23:24, 0:128] : (!t14) -> !t7 loc(#l74)
    %600 = stablehlo.reshape %599 : (!t7) -> !t5 loc(#l74)
    %601 = stablehlo.slice %552 [0:65536, 24:25, 0:128] : (!t14) -> !t7 loc(#l74)
    %602 = stablehlo.reshape %601 : (!t7) -> !t5 loc(#l74)
    %603 = stablehlo.slice %552 [0:65536, 25:26, 0:128] : (!t14) -> !t7 loc(#l74)
    %604 = stablehlo.reshape %603 : (!t7) -> !t5 loc(#l74)
    %605 = stablehlo.slice %552 [0:65536, 26:27, 0:128] : (!t14) -> !t7 loc(#l74)
    %606 = stablehlo.reshape %605 : (!t7) -> !t5 loc(#l74)
    %607 = stablehlo.add %446, %554 : !t5 loc(#l72)
    %608 = stablehlo.convert %606 : (!t5) -> !t4 loc(#l75)
    %609 = stablehlo.convert %604 : (!t5) -> !t4 loc(#l75)
    %610 = stablehlo.convert %602 : (!t5) -> !t4 loc(#l75)
    %611 = stablehlo.convert %600 : (!t5) -> !t4 loc(#l75)
    %612 = stablehlo.convert %598 : (!t5) -> !t4 loc(#l75)
    %613 = stablehlo.convert %596 : (!t5) -> !t4 loc(#l75)
    %614 = stablehlo.convert %594 : (!t5) -> !t4 loc(#l75)
    %615 = stablehlo.convert %592 : (!t5) -> !t4 loc(#l75)
    %616 = stablehlo.convert %590 : (!t5) -> !t4 loc(#l75)
    %617 = stablehlo.convert %588 : (!t5) -> !t4 loc(#l75)
    %618 = stablehlo.convert %586 : (!t5) -> !t4 loc(#l75)
    %619 = stablehlo.convert %584 : (!t5) -> !t4 loc(#l75)
    %620 = stablehlo.convert %582 : (!t5) -> !t4 loc(#l75)
    %621 = stablehlo.convert %580 : (!t5) -> !t4 loc(#l75)
    %622 = stablehlo.convert %578 : (!t5) -> !t4 loc(#l75)
    %623 = stablehlo.convert %576 : (!t5) -> !t4 loc(#l75)
    %624 = stablehlo.convert %574 : (!t5) -> !t4 loc(#l75)
    %625 = stablehlo.convert %572 : (!t5) -> !t4 loc(#l75)
    %626 = stablehlo.convert %570 : (!t5) -> !t4 loc(#l75)
    %627 = stablehlo.convert %568 : (!t5) -> !t4 loc(#l75)
    %628 = stablehlo.convert %566 : (!t5) -> !t4 loc(#l75)
    %629 = stablehlo.convert %564 : (!t5) -> !t4 loc(#l75)
    %630 = stablehlo.convert %562 : (!t5) -> !t4 loc(#l75)
    %631 = stablehlo.convert %560 : (!t5) -> !t4 loc(#l75)
    %632 = stablehlo.convert %558 : (!t5) -> !t4 loc(#l75)
    %633 = stablehlo.convert %556 : (!t5) -> !t4 loc(#l75)
    %634 = call @_relu_backward_8(%255, %607) : (!t5, !t5) -> !t5 loc(#l76)
    %cst_85 = stablehlo.constant dense<0.000000e+00> : !t8 loc(#l77)
    %635 = stablehlo.reduce(%634 init: %cst_85) applies stablehlo.add across dimensions = [0] : (!t5, !t8) -> !t69 loc(#l77)
    %636 = stablehlo.convert %635 : (!t69) -> !t29 loc(#l78)
    %637 = stablehlo.convert %arg5 : (!t24) -> !t62 loc(#l78)
    %638 = stablehlo.dot_general %634, %637, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (!t5, !t62) -> !t12 loc(#l79)
    %639 = stablehlo.dot_general %248, %634, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (!t12, !t5) -> !t62 loc(#l79)
    %640 = stablehlo.convert %639 : (!t62) -> !t24 loc(#l78)
    %641 = call @_relu_backward(%248, %638) : (!t12, !t12) -> !t12 loc(#l80)
    %cst_86 = stablehlo.constant dense<0.000000e+00> : !t8 loc(#l81)
    %642 = stablehlo.reduce(%641 init: %cst_86) applies stablehlo.add across dimensions = [0] : (!t12, !t8) -> !t33 loc(#l81)
    %643 = stablehlo.convert %642 : (!t33) -> !t19 loc(#l82)
    %644 = stablehlo.convert %arg3 : (!t17) -> !t21 loc(#l82)
    %645 = stablehlo.dot_general %641, %644, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (!t12, !t21) -> !t11 loc(#l83)
    %646 = stablehlo.dot_general %241, %641, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (!t11, !t12) -> !t21 loc(#l83)
    %647 = stablehlo.convert %646 : (!t21) -> !t17 loc(#l82)
    %648 = call @_relu_backward_4(%241, %645) : (!t11, !t11) -> !t11 loc(#l84)
    %cst_87 = stablehlo.constant dense<0.000000e+00> : !t8 loc(#l85)
    %649 = stablehlo.reduce(%648 init: %cst_87) applies stablehlo.add across dimensions = [0] : (!t11, !t8) -> !t32 loc(#l85)
    %650 = stablehlo.convert %649 : (!t32) -> !t18 loc(#l86)
    %651 = stablehlo.convert %arg1 : (!t23) -> !t61 loc(#l86)
    %652 = stablehlo.dot_general %648, %651, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (!t11, !t61) -> !t31 loc(#l87)
    %653 = stablehlo.dot_general %234, %648, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (!t31, !t11) -> !t61 loc(#l87)
    %654 = stablehlo.convert %653 : (!t61) -> !t23 loc(#l86)
    %655 = stablehlo.broadcast_in_dim %learning_rate, dims = [] : (!t2) -> !t18 loc(#l88)
    %656 = stablehlo.multiply %655, %650 : !t18 loc(#l88)
    %657 = stablehlo.subtract %arg0, %656 : !t18 loc(#l89)
    %658 = stablehlo.broadcast_in_dim %learning_rate, dims = [] : (!t2) -> !t23 loc(#l88)
    %659 = stablehlo.multiply %658, %654 : !t23 loc(#l88)
    %660 = stablehlo.subtract %arg1, %659 : !t23 loc(#l89)
    %661 = stablehlo.broadcast_in_dim %learning_rate, dims = [] : (!t2) -> !t19 loc(#l88)
    %662 = stablehlo.multiply %661, %643 : !t19 loc(#l88)
    %663 = stablehlo.subtract %arg2, %662 : !t19 loc(#l89)
    %664 = stablehlo.broadcast_in_dim %learning_rate, dims = [] : (!t2) -> !t17 loc(#l88)
    %665 = stablehlo.multiply %664, %647 : !t17 loc(#l88)
    %666 = stablehlo.subtract %arg3, %665 : !t17 loc(#l89)
    %667 = stablehlo.broadcast_in_dim %learning_rate, dims = [] : (!t2) -> !t29 loc(#l88)
    %668 = stablehlo.multiply %667, %636 : !t29 loc(#l88)
    %669 = stablehlo.subtract %arg4, %668 : !t29 loc(#l89)
    %670 = stablehlo.broadcast_in_dim %learning_rate, dims = [] : (!t2) -> !t24 loc(#l88)
    %671 = stablehlo.multiply %670, %640 : !t24 loc(#l88)
    %672 = stablehlo.subtract %arg5, %671 : !t24 loc(#l89)
    %673 = stablehlo.broadcast_in_dim %learning_rate, dims = [] : (!t2) -> !t20 loc(#l88)
    %674 = stablehlo.multiply %673, %441 : !t20 loc(#l88)
    %675 = stablehlo.subtract %arg32, %674 : !t20 loc(#l89)
    %676 = stablehlo.broadcast_in_dim %learning_rate, dims = [] : (!t2) -> !t25 loc(#l88)
    %677 = stablehlo.multiply %676, %445 : !t25 loc(#l88)
    %678 = stablehlo.subtract %arg33, %677 : !t25 loc(#l89)
    %679 = stablehlo.broadcast_in_dim %learning_rate, dims = [] : (!t2) -> !t20 loc(#l88)
    %680 = stablehlo.multiply %679, %434 : !t20 loc(#l88)
    %681 = stablehlo.subtract %arg34, %680 : !t20 loc(#l89)
    %682 = stablehlo.broadcast_in_dim %learning_rate, dims = [] : (!t2) -> !t26 loc(#l88)
    %683 = stablehlo.multiply %682, %438 : !t26 loc(#l88)
    %684 = stablehlo.subtract %arg35, %683 : !t26 loc(#l89)
    %685 = stablehlo.broadcast_in_dim %learning_rate, dims = [] : (!t2) -> !t18 loc(#l88)
    %686 = stablehlo.multiply %685, %427 : !t18 loc(#l88)
    %687 = stablehlo.subtract %arg36, %686 : !t18 loc(#l89)
    %688 = stablehlo.broadcast_in_dim %learning_rate, dims = [] : (!t2) -> !t27 loc(#l88)
    %689 = stablehlo.multiply %688, %431 : !t27 loc(#l88)
    %690 = stablehlo.subtract %arg37, %689 : !t27 loc(#l89)
    %691 = stablehlo.broadcast_in_dim %learning_rate, dims = [] : (!t2) -> !t19 loc(#l88)
    %692 = stablehlo.multiply %691, %420 : !t19 loc(#l88)
    %693 = stablehlo.subtract %arg38, %692 : !t19 loc(#l89)
    %694 = stablehlo.broadcast_in_dim %learning_rate, dims = [] : (!t2) -> !t17 loc(#l88)
    %695 = stablehlo.multiply %694, %424 : !t17 loc(#l88)
    %696 = stablehlo.subtract %arg39, %695 : !t17 loc(#l89)
    %697 = stablehlo.broadcast_in_dim %learning_rate, dims = [] : (!t2) -> !t30 loc(#l88)
    %698 = stablehlo.multiply %697, %413 : !t30 loc(#l88)
    %699 = stablehlo.subtract %arg40, %698 : !t30 loc(#l89)
    %700 = stablehlo.broadcast_in_dim %learning_rate, dims = [] : (!t2) -> !t28 loc(#l88)
    %701 = stablehlo.multiply %700, %417 : !t28 loc(#l88)
    %702 = stablehlo.subtract %arg41, %701 : !t28 loc(#l89)
    %703 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %704 = stablehlo.broadcast_in_dim %703, dims = [] : (!t2) -> !t4 loc(#l88)
    %705 = stablehlo.multiply %704, %633 : !t4 loc(#l88)
    %c_88 = stablehlo.constant dense<0> : !t1
    %706 = stablehlo.broadcast_in_dim %c_88, dims = [] : (!t1) -> !t0 loc(#l91)
    %707 = stablehlo.compare LT, %1, %706, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_89 = stablehlo.constant dense<39884406> : !t1
    %708 = stablehlo.broadcast_in_dim %c_89, dims = [] : (!t1) -> !t0 loc(#l92)
    %709 = stablehlo.add %1, %708 : !t0 loc(#l92)
    %710 = stablehlo.select %707, %709, %1 : !t6, !t0 loc(#l93)
    %711 = stablehlo.broadcast_in_dim %710, dims = [0] : (!t0) -> !t3 loc(#l94)
    %712 = "stablehlo.scatter"(%arg6, %711, %705) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t35, !t3, !t4) -> !t35 loc(#l95)
    %713 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %714 = stablehlo.broadcast_in_dim %713, dims = [] : (!t2) -> !t4 loc(#l88)
    %715 = stablehlo.multiply %714, %632 : !t4 loc(#l88)
    %c_90 = stablehlo.constant dense<0> : !t1
    %716 = stablehlo.broadcast_in_dim %c_90, dims = [] : (!t1) -> !t0 loc(#l91)
    %717 = stablehlo.compare LT, %3, %716, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_91 = stablehlo.constant dense<39043> : !t1
    %718 = stablehlo.broadcast_in_dim %c_91, dims = [] : (!t1) -> !t0 loc(#l92)
    %719 = stablehlo.add %3, %718 : !t0 loc(#l92)
    %720 = stablehlo.select %717, %719, %3 : !t6, !t0 loc(#l93)
    %721 = stablehlo.broadcast_in_dim %720, dims = [0] : (!t0) -> !t3 loc(#l94)
    %722 = "stablehlo.scatter"(%arg7, %721, %715) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t36, !t3, !t4) -> !t36 loc(#l95)
    %723 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %724 = stablehlo.broadcast_in_dim %723, dims = [] : (!t2) -> !t4 loc(#l88)
    %725 = stablehlo.multiply %724, %631 : !t4 loc(#l88)
    %c_92 = stablehlo.constant dense<0> : !t1
    %726 = stablehlo.broadcast_in_dim %c_92, dims = [] : (!t1) -> !t0 loc(#l91)
    %727 = stablehlo.compare LT, %5, %726, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_93 = stablehlo.constant dense<17289> : !t1
    %728 = stablehlo.broadcast_in_dim %c_93, dims = [] : (!t1) -> !t0 loc(#l92)
    %729 = stablehlo.add %5, %728 : !t0 loc(#l92)
    %730 = stablehlo.select %727, %729, %5 : !t6, !t0 loc(#l93)
    %731 = stablehlo.broadcast_in_dim %730, dims = [0] : (!t0) -> !t3 loc(#l94)
    %732 = "stablehlo.scatter"(%arg8, %731, %725) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t37, !t3, !t4) -> !t37 loc(#l95)
    %733 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %734 = stablehlo.broadcast_in_dim %733, dims = [] : (!t2) -> !t4 loc(#l88)
    %735 = stablehlo.multiply %734, %630 : !t4 loc(#l88)
    %c_94 = stablehlo.constant dense<0> : !t1
    %736 = stablehlo.broadcast_in_dim %c_94, dims = [] : (!t1) -> !t0 loc(#l91)
    %737 = stablehlo.compare LT, %7, %736, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_95 = stablehlo.constant dense<7420> : !t1
    %738 = stablehlo.broadcast_in_dim %c_95, dims = [] : (!t1) -> !t0 loc(#l92)
    %739 = stablehlo.add %7, %738 : !t0 loc(#l92)
    %740 = stablehlo.select %737, %739, %7 : !t6, !t0 loc(#l93)
    %741 = stablehlo.broadcast_in_dim %740, dims = [0] : (!t0) -> !t3 loc(#l94)
    %742 = "stablehlo.scatter"(%arg9, %741, %735) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t38, !t3, !t4) -> !t38 loc(#l95)
    %743 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %744 = stablehlo.broadcast_in_dim %743, dims = [] : (!t2) -> !t4 loc(#l88)
    %745 = stablehlo.multiply %744, %629 : !t4 loc(#l88)
    %c_96 = stablehlo.constant dense<0> : !t1
    %746 = stablehlo.broadcast_in_dim %c_96, dims = [] : (!t1) -> !t0 loc(#l91)
    %747 = stablehlo.compare LT, %9, %746, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_97 = stablehlo.constant dense<20263> : !t1
    %748 = stablehlo.broadcast_in_dim %c_97, dims = [] : (!t1) -> !t0 loc(#l92)
    %749 = stablehlo.add %9, %748 : !t0 loc(#l92)
    %750 = stablehlo.select %747, %749, %9 : !t6, !t0 loc(#l93)
    %751 = stablehlo.broadcast_in_dim %750, dims = [0] : (!t0) -> !t3 loc(#l94)
    %752 = "stablehlo.scatter"(%arg10, %751, %745) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t39, !t3, !t4) -> !t39 loc(#l95)
    %753 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %754 = stablehlo.broadcast_in_dim %753, dims = [] : (!t2) -> !t4 loc(#l88)
    %755 = stablehlo.multiply %754, %628 : !t4 loc(#l88)
    %c_98 = stablehlo.constant dense<0> : !t1
    %756 = stablehlo.broadcast_in_dim %c_98, dims = [] : (!t1) -> !t0 loc(#l91)
    %757 = stablehlo.compare LT, %11, %756, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_99 = stablehlo.constant dense<3> : !t1
    %758 = stablehlo.broadcast_in_dim %c_99, dims = [] : (!t1) -> !t0 loc(#l92)
    %759 = stablehlo.add %11, %758 : !t0 loc(#l92)
    %760 = stablehlo.select %757, %759, %11 : !t6, !t0 loc(#l93)
    %761 = stablehlo.broadcast_in_dim %760, dims = [0] : (!t0) -> !t3 loc(#l94)
    %762 = "stablehlo.scatter"(%arg11, %761, %755) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t40, !t3, !t4) -> !t40 loc(#l95)
    %763 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %764 = stablehlo.broadcast_in_dim %763, dims = [] : (!t2) -> !t4 loc(#l88)
    %765 = stablehlo.multiply %764, %627 : !t4 loc(#l88)
    %c_100 = stablehlo.constant dense<0> : !t1
    %766 = stablehlo.broadcast_in_dim %c_100, dims = [] : (!t1) -> !t0 loc(#l91)
    %767 = stablehlo.compare LT, %13, %766, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_101 = stablehlo.constant dense<7120> : !t1
    %768 = stablehlo.broadcast_in_dim %c_101, dims = [] : (!t1) -> !t0 loc(#l92)
    %769 = stablehlo.add %13, %768 : !t0 loc(#l92)
    %770 = stablehlo.select %767, %769, %13 : !t6, !t0 loc(#l93)
    %771 = stablehlo.broadcast_in_dim %770, dims = [0] : (!t0) -> !t3 loc(#l94)
    %772 = "stablehlo.scatter"(%arg12, %771, %765) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t41, !t3, !t4) -> !t41 loc(#l95)
    %773 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %774 = stablehlo.broadcast_in_dim %773, dims = [] : (!t2) -> !t4 loc(#l88)
    %775 = stablehlo.multiply %774, %626 : !t4 loc(#l88)
    %c_102 = stablehlo.constant dense<0> : !t1
    %776 = stablehlo.broadcast_in_dim %c_102, dims = [] : (!t1) -> !t0 loc(#l91)
    %777 = stablehlo.compare LT, %15, %776, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_103 = stablehlo.constant dense<1543> : !t1
    %778 = stablehlo.broadcast_in_dim %c_103, dims = [] : (!t1) -> !t0 loc(#l92)
    %779 = stablehlo.add %15, %778 : !t0 loc(#l92)
    %780 = stablehlo.select %777, %779, %15 : !t6, !t0 loc(#l93)
    %781 = stablehlo.broadcast_in_dim %780, dims = [0] : (!t0) -> !t3 loc(#l94)
    %782 = "stablehlo.scatter"(%arg13, %781, %775) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t42, !t3, !t4) -> !t42 loc(#l95)
    %783 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %784 = stablehlo.broadcast_in_dim %783, dims = [] : (!t2) -> !t4 loc(#l88)
    %785 = stablehlo.multiply %784, %625 : !t4 loc(#l88)
    %c_104 = stablehlo.constant dense<0> : !t1
    %786 = stablehlo.broadcast_in_dim %c_104, dims = [] : (!t1) -> !t0 loc(#l91)
    %787 = stablehlo.compare LT, %17, %786, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_105 = stablehlo.constant dense<63> : !t1
    %788 = stablehlo.broadcast_in_dim %c_105, dims = [] : (!t1) -> !t0 loc(#l92)
    %789 = stablehlo.add %17, %788 : !t0 loc(#l92)
    %790 = stablehlo.select %787, %789, %17 : !t6, !t0 loc(#l93)
    %791 = stablehlo.broadcast_in_dim %790, dims = [0] : (!t0) -> !t3 loc(#l94)
    %792 = "stablehlo.scatter"(%arg14, %791, %785) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t43, !t3, !t4) -> !t43 loc(#l95)
    %793 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %794 = stablehlo.broadcast_in_dim %793, dims = [] : (!t2) -> !t4 loc(#l88)
    %795 = stablehlo.multiply %794, %624 : !t4 loc(#l88)
    %c_106 = stablehlo.constant dense<0> : !t1
    %796 = stablehlo.broadcast_in_dim %c_106, dims = [] : (!t1) -> !t0 loc(#l91)
    %797 = stablehlo.compare LT, %19, %796, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_107 = stablehlo.constant dense<38532951> : !t1
    %798 = stablehlo.broadcast_in_dim %c_107, dims = [] : (!t1) -> !t0 loc(#l92)
    %799 = stablehlo.add %19, %798 : !t0 loc(#l92)
    %800 = stablehlo.select %797, %799, %19 : !t6, !t0 loc(#l93)
    %801 = stablehlo.broadcast_in_dim %800, dims = [0] : (!t0) -> !t3 loc(#l94)
    %802 = "stablehlo.scatter"(%arg15, %801, %795) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t44, !t3, !t4) -> !t44 loc(#l95)
    %803 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %804 = stablehlo.broadcast_in_dim %803, dims = [] : (!t2) -> !t4 loc(#l88)
    %805 = stablehlo.multiply %804, %623 : !t4 loc(#l88)
    %c_108 = stablehlo.constant dense<0> : !t1
    %806 = stablehlo.broadcast_in_dim %c_108, dims = [] : (!t1) -> !t0 loc(#l91)
    %807 = stablehlo.compare LT, %21, %806, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_109 = stablehlo.constant dense<2953546> : !t1
    %808 = stablehlo.broadcast_in_dim %c_109, dims = [] : (!t1) -> !t0 loc(#l92)
    %809 = stablehlo.add %21, %808 : !t0 loc(#l92)
    %810 = stablehlo.select %807, %809, %21 : !t6, !t0 loc(#l93)
    %811 = stablehlo.broadcast_in_dim %810, dims = [0] : (!t0) -> !t3 loc(#l94)
    %812 = "stablehlo.scatter"(%arg16, %811, %805) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t45, !t3, !t4) -> !t45 loc(#l95)
    %813 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %814 = stablehlo.broadcast_in_dim %813, dims = [] : (!t2) -> !t4 loc(#l88)
    %815 = stablehlo.multiply %814, %622 : !t4 loc(#l88)
    %c_110 = stablehlo.constant dense<0> : !t1
    %816 = stablehlo.broadcast_in_dim %c_110, dims = [] : (!t1) -> !t0 loc(#l91)
    %817 = stablehlo.compare LT, %23, %816, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_111 = stablehlo.constant dense<403346> : !t1
    %818 = stablehlo.broadcast_in_dim %c_111, dims = [] : (!t1) -> !t0 loc(#l92)
    %819 = stablehlo.add %23, %818 : !t0 loc(#l92)
    %820 = stablehlo.select %817, %819, %23 : !t6, !t0 loc(#l93)
    %821 = stablehlo.broadcast_in_dim %820, dims = [0] : (!t0) -> !t3 loc(#l94)
    %822 = "stablehlo.scatter"(%arg17, %821, %815) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t46, !t3, !t4) -> !t46 loc(#l95)
    %823 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %824 = stablehlo.broadcast_in_dim %823, dims = [] : (!t2) -> !t4 loc(#l88)
    %825 = stablehlo.multiply %824, %621 : !t4 loc(#l88)
    %c_112 = stablehlo.constant dense<0> : !t1
    %826 = stablehlo.broadcast_in_dim %c_112, dims = [] : (!t1) -> !t0 loc(#l91)
    %827 = stablehlo.compare LT, %25, %826, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_113 = stablehlo.constant dense<10> : !t1
    %828 = stablehlo.broadcast_in_dim %c_113, dims = [] : (!t1) -> !t0 loc(#l92)
    %829 = stablehlo.add %25, %828 : !t0 loc(#l92)
    %830 = stablehlo.select %827, %829, %25 : !t6, !t0 loc(#l93)
    %831 = stablehlo.broadcast_in_dim %830, dims = [0] : (!t0) -> !t3 loc(#l94)
    %832 = "stablehlo.scatter"(%arg18, %831, %825) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t47, !t3, !t4) -> !t47 loc(#l95)
    %833 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %834 = stablehlo.broadcast_in_dim %833, dims = [] : (!t2) -> !t4 loc(#l88)
    %835 = stablehlo.multiply %834, %620 : !t4 loc(#l88)
    %c_114 = stablehlo.constant dense<0> : !t1
    %836 = stablehlo.broadcast_in_dim %c_114, dims = [] : (!t1) -> !t0 loc(#l91)
    %837 = stablehlo.compare LT, %27, %836, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_115 = stablehlo.constant dense<2208> : !t1
    %838 = stablehlo.broadcast_in_dim %c_115, dims = [] : (!t1) -> !t0 loc(#l92)
    %839 = stablehlo.add %27, %838 : !t0 loc(#l92)
    %840 = stablehlo.select %837, %839, %27 : !t6, !t0 loc(#l93)
    %841 = stablehlo.broadcast_in_dim %840, dims = [0] : (!t0) -> !t3 loc(#l94)
    %842 = "stablehlo.scatter"(%arg19, %841, %835) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t48, !t3, !t4) -> !t48 loc(#l95)
    %843 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %844 = stablehlo.broadcast_in_dim %843, dims = [] : (!t2) -> !t4 loc(#l88)
    %845 = stablehlo.multiply %844, %619 : !t4 loc(#l88)
    %c_116 = stablehlo.constant dense<0> : !t1
    %846 = stablehlo.broadcast_in_dim %c_116, dims = [] : (!t1) -> !t0 loc(#l91)
    %847 = stablehlo.compare LT, %29, %846, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_117 = stablehlo.constant dense<11938> : !t1
    %848 = stablehlo.broadcast_in_dim %c_117, dims = [] : (!t1) -> !t0 loc(#l92)
    %849 = stablehlo.add %29, %848 : !t0 loc(#l92)
    %850 = stablehlo.select %847, %849, %29 : !t6, !t0 loc(#l93)
    %851 = stablehlo.broadcast_in_dim %850, dims = [0] : (!t0) -> !t3 loc(#l94)
    %852 = "stablehlo.scatter"(%arg20, %851, %845) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t49, !t3, !t4) -> !t49 loc(#l95)
    %853 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %854 = stablehlo.broadcast_in_dim %853, dims = [] : (!t2) -> !t4 loc(#l88)
    %855 = stablehlo.multiply %854, %618 : !t4 loc(#l88)
    %c_118 = stablehlo.constant dense<0> : !t1
    %856 = stablehlo.broadcast_in_dim %c_118, dims = [] : (!t1) -> !t0 loc(#l91)
    %857 = stablehlo.compare LT, %31, %856, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_119 = stablehlo.constant dense<155> : !t1
    %858 = stablehlo.broadcast_in_dim %c_119, dims = [] : (!t1) -> !t0 loc(#l92)
    %859 = stablehlo.add %31, %858 : !t0 loc(#l92)
    %860 = stablehlo.select %857, %859, %31 : !t6, !t0 loc(#l93)
    %861 = stablehlo.broadcast_in_dim %860, dims = [0] : (!t0) -> !t3 loc(#l94)
    %862 = "stablehlo.scatter"(%arg21, %861, %855) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t50, !t3, !t4) -> !t50 loc(#l95)
    %863 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %864 = stablehlo.broadcast_in_dim %863, dims = [] : (!t2) -> !t4 loc(#l88)
    %865 = stablehlo.multiply %864, %617 : !t4 loc(#l88)
    %c_120 = stablehlo.constant dense<0> : !t1
    %866 = stablehlo.broadcast_in_dim %c_120, dims = [] : (!t1) -> !t0 loc(#l91)
    %867 = stablehlo.compare LT, %33, %866, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_121 = stablehlo.constant dense<4> : !t1
    %868 = stablehlo.broadcast_in_dim %c_121, dims = [] : (!t1) -> !t0 loc(#l92)
    %869 = stablehlo.add %33, %868 : !t0 loc(#l92)
    %870 = stablehlo.select %867, %869, %33 : !t6, !t0 loc(#l93)
    %871 = stablehlo.broadcast_in_dim %870, dims = [0] : (!t0) -> !t3 loc(#l94)
    %872 = "stablehlo.scatter"(%arg22, %871, %865) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t51, !t3, !t4) -> !t51 loc(#l95)
    %873 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %874 = stablehlo.broadcast_in_dim %873, dims = [] : (!t2) -> !t4 loc(#l88)
    %875 = stablehlo.multiply %874, %616 : !t4 loc(#l88)
    %c_122 = stablehlo.constant dense<0> : !t1
    %876 = stablehlo.broadcast_in_dim %c_122, dims = [] : (!t1) -> !t0 loc(#l91)
    %877 = stablehlo.compare LT, %35, %876, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_123 = stablehlo.constant dense<976> : !t1
    %878 = stablehlo.broadcast_in_dim %c_123, dims = [] : (!t1) -> !t0 loc(#l92)
    %879 = stablehlo.add %35, %878 : !t0 loc(#l92)
    %880 = stablehlo.select %877, %879, %35 : !t6, !t0 loc(#l93)
    %881 = stablehlo.broadcast_in_dim %880, dims = [0] : (!t0) -> !t3 loc(#l94)
    %882 = "stablehlo.scatter"(%arg23, %881, %875) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t52, !t3, !t4) -> !t52 loc(#l95)
    %883 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %884 = stablehlo.broadcast_in_dim %883, dims = [] : (!t2) -> !t4 loc(#l88)
    %885 = stablehlo.multiply %884, %615 : !t4 loc(#l88)
    %c_124 = stablehlo.constant dense<0> : !t1
    %886 = stablehlo.broadcast_in_dim %c_124, dims = [] : (!t1) -> !t0 loc(#l91)
    %887 = stablehlo.compare LT, %37, %886, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_125 = stablehlo.constant dense<14> : !t1
    %888 = stablehlo.broadcast_in_dim %c_125, dims = [] : (!t1) -> !t0 loc(#l92)
    %889 = stablehlo.add %37, %888 : !t0 loc(#l92)
    %890 = stablehlo.select %887, %889, %37 : !t6, !t0 loc(#l93)
    %891 = stablehlo.broadcast_in_dim %890, dims = [0] : (!t0) -> !t3 loc(#l94)
    %892 = "stablehlo.scatter"(%arg24, %891, %885) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t53, !t3, !t4) -> !t53 loc(#l95)
    %893 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %894 = stablehlo.broadcast_in_dim %893, dims = [] : (!t2) -> !t4 loc(#l88)
    %895 = stablehlo.multiply %894, %614 : !t4 loc(#l88)
    %c_126 = stablehlo.constant dense<0> : !t1
    %896 = stablehlo.broadcast_in_dim %c_126, dims = [] : (!t1) -> !t0 loc(#l91)
    %897 = stablehlo.compare LT, %39, %896, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_127 = stablehlo.constant dense<39979771> : !t1
    %898 = stablehlo.broadcast_in_dim %c_127, dims = [] : (!t1) -> !t0 loc(#l92)
    %899 = stablehlo.add %39, %898 : !t0 loc(#l92)
    %900 = stablehlo.select %897, %899, %39 : !t6, !t0 loc(#l93)
    %901 = stablehlo.broadcast_in_dim %900, dims = [0] : (!t0) -> !t3 loc(#l94)
    %902 = "stablehlo.scatter"(%arg25, %901, %895) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t54, !t3, !t4) -> !t54 loc(#l95)
    %903 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %904 = stablehlo.broadcast_in_dim %903, dims = [] : (!t2) -> !t4 loc(#l88)
    %905 = stablehlo.multiply %904, %613 : !t4 loc(#l88)
    %c_128 = stablehlo.constant dense<0> : !t1
    %906 = stablehlo.broadcast_in_dim %c_128, dims = [] : (!t1) -> !t0 loc(#l91)
    %907 = stablehlo.compare LT, %41, %906, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_129 = stablehlo.constant dense<25641295> : !t1
    %908 = stablehlo.broadcast_in_dim %c_129, dims = [] : (!t1) -> !t0 loc(#l92)
    %909 = stablehlo.add %41, %908 : !t0 loc(#l92)
    %910 = stablehlo.select %907, %909, %41 : !t6, !t0 loc(#l93)
    %911 = stablehlo.broadcast_in_dim %910, dims = [0] : (!t0) -> !t3 loc(#l94)
    %912 = "stablehlo.scatter"(%arg26, %911, %905) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t55, !t3, !t4) -> !t55 loc(#l95)
    %913 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %914 = stablehlo.broadcast_in_dim %913, dims = [] : (!t2) -> !t4 loc(#l88)
    %915 = stablehlo.multiply %914, %612 : !t4 loc(#l88)
    %c_130 = stablehlo.constant dense<0> : !t1
    %916 = stablehlo.broadcast_in_dim %c_130, dims = [] : (!t1) -> !t0 loc(#l91)
    %917 = stablehlo.compare LT, %43, %916, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_131 = stablehlo.constant dense<39664984> : !t1
    %918 = stablehlo.broadcast_in_dim %c_131, dims = [] : (!t1) -> !t0 loc(#l92)
    %919 = stablehlo.add %43, %918 : !t0 loc(#l92)
    %920 = stablehlo.select %917, %919, %43 : !t6, !t0 loc(#l93)
    %921 = stablehlo.broadcast_in_dim %920, dims = [0] : (!t0) -> !t3 loc(#l94)
    %922 = "stablehlo.scatter"(%arg27, %921, %915) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t56, !t3, !t4) -> !t56 loc(#l95)
    %923 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %924 = stablehlo.broadcast_in_dim %923, dims = [] : (!t2) -> !t4 loc(#l88)
    %925 = stablehlo.multiply %924, %611 : !t4 loc(#l88)
    %c_132 = stablehlo.constant dense<0> : !t1
    %926 = stablehlo.broadcast_in_dim %c_132, dims = [] : (!t1) -> !t0 loc(#l91)
    %927 = stablehlo.compare LT, %45, %926, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_133 = stablehlo.constant dense<585935> : !t1
    %928 = stablehlo.broadcast_in_dim %c_133, dims = [] : (!t1) -> !t0 loc(#l92)
    %929 = stablehlo.add %45, %928 : !t0 loc(#l92)
    %930 = stablehlo.select %927, %929, %45 : !t6, !t0 loc(#l93)
    %931 = stablehlo.broadcast_in_dim %930, dims = [0] : (!t0) -> !t3 loc(#l94)
    %932 = "stablehlo.scatter"(%arg28, %931, %925) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t57, !t3, !t4) -> !t57 loc(#l95)
    %933 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %934 = stablehlo.broadcast_in_dim %933, dims = [] : (!t2) -> !t4 loc(#l88)
    %935 = stablehlo.multiply %934, %610 : !t4 loc(#l88)
    %c_134 = stablehlo.constant dense<0> : !t1
    %936 = stablehlo.broadcast_in_dim %c_134, dims = [] : (!t1) -> !t0 loc(#l91)
    %937 = stablehlo.compare LT, %47, %936, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_135 = stablehlo.constant dense<12972> : !t1
    %938 = stablehlo.broadcast_in_dim %c_135, dims = [] : (!t1) -> !t0 loc(#l92)
    %939 = stablehlo.add %47, %938 : !t0 loc(#l92)
    %940 = stablehlo.select %937, %939, %47 : !t6, !t0 loc(#l93)
    %941 = stablehlo.broadcast_in_dim %940, dims = [0] : (!t0) -> !t3 loc(#l94)
    %942 = "stablehlo.scatter"(%arg29, %941, %935) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t58, !t3, !t4) -> !t58 loc(#l95)
    %943 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %944 = stablehlo.broadcast_in_dim %943, dims = [] : (!t2) -> !t4 loc(#l88)
    %945 = stablehlo.multiply %944, %609 : !t4 loc(#l88)
    %c_136 = stablehlo.constant dense<0> : !t1
    %946 = stablehlo.broadcast_in_dim %c_136, dims = [] : (!t1) -> !t0 loc(#l91)
    %947 = stablehlo.compare LT, %49, %946, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_137 = stablehlo.constant dense<108> : !t1
    %948 = stablehlo.broadcast_in_dim %c_137, dims = [] : (!t1) -> !t0 loc(#l92)
    %949 = stablehlo.add %49, %948 : !t0 loc(#l92)
    %950 = stablehlo.select %947, %949, %49 : !t6, !t0 loc(#l93)
    %951 = stablehlo.broadcast_in_dim %950, dims = [0] : (!t0) -> !t3 loc(#l94)
    %952 = "stablehlo.scatter"(%arg30, %951, %945) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t59, !t3, !t4) -> !t59 loc(#l95)
    %953 = stablehlo.negate %learning_rate : !t2 loc(#l90)
    %954 = stablehlo.broadcast_in_dim %953, dims = [] : (!t2) -> !t4 loc(#l88)
    %955 = stablehlo.multiply %954, %608 : !t4 loc(#l88)
    %c_138 = stablehlo.constant dense<0> : !t1
    %956 = stablehlo.broadcast_in_dim %c_138, dims = [] : (!t1) -> !t0 loc(#l91)
    %957 = stablehlo.compare LT, %51, %956, SIGNED : (!t0, !t0) -> !t6 loc(#l91)
    %c_139 = stablehlo.constant dense<36> : !t1
    %958 = stablehlo.broadcast_in_dim %c_139, dims = [] : (!t1) -> !t0 loc(#l92)
    %959 = stablehlo.add %51, %958 : !t0 loc(#l92)
    %960 = stablehlo.select %957, %959, %51 : !t6, !t0 loc(#l93)
    %961 = stablehlo.broadcast_in_dim %960, dims = [0] : (!t0) -> !t3 loc(#l94)
    %962 = "stablehlo.scatter"(%arg31, %961, %955) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg46: !t2, %arg47: !t2):
      %963 = stablehlo.add %arg46, %arg47 : !t2 loc(#l92)
      stablehlo.return %963 : !t2 loc(#l95)
    }) : (!t60, !t3, !t4) -> !t60 loc(#l95)
    return %657, %660, %663, %666, %669, %672, %712, %722, %732, %742, %752, %762, %772, %782, %792, %802, %812, %822, %832, %842, %852, %862, %872, %882, %892, %902, %912, %922, %932, %942, %952, %962, %675, %678, %681, %684, %687, %690, %693, %696, %699, %702, %406 : !t18, !t23, !t19, !t17, !t29, !t24, !t35, !t36, !t37, !t38, !t39, !t40, !t41, !t42, !t43, !t44, !t45, !t46, !t47, !t48, !t49, !t50, !t51, !t52, !t53, !t54, !t55, !t56, !t57, !t58, !t59, !t60, !t20, !t25, !t20, !t26, !t18, !t27, !t19, !t17, !t30, !t28, !t2
  }
  func.func private @_relu(%arg0: !t11) -> !t11 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t8
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t8) -> !t11
    %1 = stablehlo.maximum %arg0, %0 : !t11
    return %1 : !t11
  }
  func.func private @_relu_0(%arg0: !t12) -> !t12 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t8
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t8) -> !t12
    %1 = stablehlo.maximum %arg0, %0 : !t12
    return %1 : !t12
  }
  func.func private @_relu_1(%arg0: !t5) -> !t5 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t8
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t8) -> !t5
    %1 = stablehlo.maximum %arg0, %0 : !t5
    return %1 : !t5
  }
  func.func private @_relu_2(%arg0: !t13) -> !t13 {
    %cst = stablehlo.constant dense<0.000000e+00> : !t8
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t8) -> !t13
    %1 = stablehlo.maximum %arg0, %0 : !t13
    return %1 : !t13
  }
  func.func private @_entropy(%arg0: !t10, %arg1: !t10) -> (!t10, !t10, !t6, !t10, !t10) {
    %cst = stablehlo.constant dense<0.000000e+00> : !t2
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t2) -> !t10
    %1 = stablehlo.maximum %arg0, %0 : !t10
    %2 = stablehlo.compare EQ, %arg0, %1, FLOAT : (!t10, !t10) -> !t6
    %cst_0 = stablehlo.constant dense<1.000000e+00> : !t2
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (!t2) -> !t10
    %cst_1 = stablehlo.constant dense<0.000000e+00> : !t2
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (!t2) -> !t10
    %5 = stablehlo.select %2, %3, %4 : !t6, !t10
    %cst_2 = stablehlo.constant dense<0.000000e+00> : !t2
    %6 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (!t2) -> !t10
    %7 = stablehlo.compare EQ, %6, %1, FLOAT : (!t10, !t10) -> !t6
    %cst_3 = stablehlo.constant dense<2.000000e+00> : !t2
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (!t2) -> !t10
    %cst_4 = stablehlo.constant dense<1.000000e+00> : !t2
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (!t2) -> !t10
    %10 = stablehlo.select %7, %8, %9 : !t6, !t10
    %11 = stablehlo.divide %5, %10 : !t10
    %12 = stablehlo.multiply %arg0, %arg1 : !t10
    %13 = stablehlo.subtract %1, %12 : !t10
    %14 = stablehlo.abs %arg0 : !t10
    %cst_5 = stablehlo.constant dense<0.000000e+00> : !t2
    %15 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (!t2) -> !t10
    %16 = stablehlo.compare GE, %arg0, %15, FLOAT : (!t10, !t10) -> !t6
    %17 = stablehlo.negate %14 : !t10
    %18 = stablehlo.exponential %17 : !t10
    %19 = stablehlo.log_plus_one %18 : !t10
    %cst_6 = stablehlo.constant dense<1.000000e+00> : !t2
    %20 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (!t2) -> !t10
    %21 = stablehlo.add %18, %20 : !t10
    %22 = stablehlo.add %13, %19 : !t10
    return %22, %11, %16, %18, %21 : !t10, !t10, !t6, !t10, !t10
  }
  func.func private @_entropy_3(%arg0: !t10, %arg1: !t10, %arg2: !t6, %arg3: !t10, %arg4: !t10, %arg5: !t10) -> !t10 {
    %0 = stablehlo.divide %arg5, %arg4 : !t10
    %1 = stablehlo.multiply %0, %arg3 : !t10
    %2 = stablehlo.negate %1 : !t10
    %cst = stablehlo.constant dense<0.000000e+00> : !t2
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t2) -> !t10
    %4 = stablehlo.select %arg2, %3, %2 : !t6, !t10
    %5 = stablehlo.select %arg2, %2, %3 : !t6, !t10
    %6 = stablehlo.negate %4 : !t10
    %7 = stablehlo.add %5, %6 : !t10
    %8 = stablehlo.negate %arg5 : !t10
    %9 = stablehlo.multiply %8, %arg1 : !t10
    %10 = stablehlo.add %7, %9 : !t10
    %11 = stablehlo.multiply %arg5, %arg0 : !t10
    %12 = stablehlo.add %10, %11 : !t10
    return %12 : !t10
  }
  func.func private @_relu_backward(%arg0: !t12, %arg1: !t12) -> !t12 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t12, !t12
    %cst = stablehlo.constant dense<0.000000e+00> : !t8
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t8) -> !t12
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t12, !t12) -> !t123
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t8
    %3 = call @_where(%2, %0#1, %cst_0) : (!t123, !t12, !t8) -> !t12
    return %3 : !t12
  }
  func.func private @_where(%arg0: !t123, %arg1: !t12, %arg2: !t8) -> !t12 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t8) -> !t12
    %1 = stablehlo.select %arg0, %arg1, %0 : !t123, !t12
    return %1 : !t12
  }
  func.func private @_relu_backward_4(%arg0: !t11, %arg1: !t11) -> !t11 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t11, !t11
    %cst = stablehlo.constant dense<0.000000e+00> : !t8
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t8) -> !t11
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t11, !t11) -> !t124
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t8
    %3 = call @_where_5(%2, %0#1, %cst_0) : (!t124, !t11, !t8) -> !t11
    return %3 : !t11
  }
  func.func private @_where_5(%arg0: !t124, %arg1: !t11, %arg2: !t8) -> !t11 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t8) -> !t11
    %1 = stablehlo.select %arg0, %arg1, %0 : !t124, !t11
    return %1 : !t11
  }
  func.func private @_relu_backward_6(%arg0: !t13, %arg1: !t13) -> !t13 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t13, !t13
    %cst = stablehlo.constant dense<0.000000e+00> : !t8
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t8) -> !t13
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t13, !t13) -> !t125
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t8
    %3 = call @_where_7(%2, %0#1, %cst_0) : (!t125, !t13, !t8) -> !t13
    return %3 : !t13
  }
  func.func private @_where_7(%arg0: !t125, %arg1: !t13, %arg2: !t8) -> !t13 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t8) -> !t13
    %1 = stablehlo.select %arg0, %arg1, %0 : !t125, !t13
    return %1 : !t13
  }
  func.func private @_relu_backward_8(%arg0: !t5, %arg1: !t5) -> !t5 {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : !t5, !t5
    %cst = stablehlo.constant dense<0.000000e+00> : !t8
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (!t8) -> !t5
    %2 = stablehlo.compare GT, %0#0, %1, FLOAT : (!t5, !t5) -> !t126
    %cst_0 = stablehlo.constant dense<0.000000e+00> : !t8
    %3 = call @_where_9(%2, %0#1, %cst_0) : (!t126, !t5, !t8) -> !t5
    return %3 : !t5
  }
  func.func private @_where_9(%arg0: !t126, %arg1: !t5, %arg2: !t8) -> !t5 {
    %0 = stablehlo.broadcast_in_dim %arg2, dims = [] : (!t8) -> !t5
    %1 = stablehlo.select %arg0, %arg1, %0 : !t126, !t5
    return %1 : !t5
  }
}
#l0 = loc("jit(step)/tables/lt")
#l1 = loc("jit(step)/tables/add")
#l2 = loc("jit(step)/tables/select_n")
#l3 = loc("jit(step)/tables/broadcast_in_dim")
#l4 = loc("jit(step)/tables/gather")
#l5 = loc("jit(step)/jvp(bottom0)/convert_element_type")
#l6 = loc("jit(step)/jvp(bottom0)/dot_general")
#l7 = loc("jit(step)/jvp(bottom0)/broadcast_in_dim")
#l8 = loc("jit(step)/jvp(bottom0)/add")
#l9 = loc("jit(step)/jvp(bottom0)/jit(_relu)")
#l10 = loc("jit(step)/jvp(bottom1)/convert_element_type")
#l11 = loc("jit(step)/jvp(bottom1)/dot_general")
#l12 = loc("jit(step)/jvp(bottom1)/broadcast_in_dim")
#l13 = loc("jit(step)/jvp(bottom1)/add")
#l14 = loc("jit(step)/jvp(bottom1)/jit(_relu)")
#l15 = loc("jit(step)/jvp(bottom2)/convert_element_type")
#l16 = loc("jit(step)/jvp(bottom2)/dot_general")
#l17 = loc("jit(step)/jvp(bottom2)/broadcast_in_dim")
#l18 = loc("jit(step)/jvp(bottom2)/add")
#l19 = loc("jit(step)/jvp(bottom2)/jit(_relu)")
#l20 = loc("jit(step)/jvp(pairs)/convert_element_type")
#l21 = loc("jit(step)/jvp(pairs)/stack")
#l22 = loc("jit(step)/jvp(pairs)/dot_general")
#l23 = loc("jit(step)/jvp(pairs)/slice")
#l24 = loc("jit(step)/jvp(pairs)/squeeze")
#l25 = loc("jit(step)/jvp(pairs)/concatenate")
#l26 = loc("jit(step)/jvp(top0)/convert_element_type")
#l27 = loc("jit(step)/jvp(top0)/dot_general")
#l28 = loc("jit(step)/jvp(top0)/broadcast_in_dim")
#l29 = loc("jit(step)/jvp(top0)/add")
#l30 = loc("jit(step)/jvp(top0)/jit(_relu)")
#l31 = loc("jit(step)/jvp(top1)/convert_element_type")
#l32 = loc("jit(step)/jvp(top1)/dot_general")
#l33 = loc("jit(step)/jvp(top1)/broadcast_in_dim")
#l34 = loc("jit(step)/jvp(top1)/add")
#l35 = loc("jit(step)/jvp(top1)/jit(_relu)")
#l36 = loc("jit(step)/jvp(top2)/convert_element_type")
#l37 = loc("jit(step)/jvp(top2)/dot_general")
#l38 = loc("jit(step)/jvp(top2)/broadcast_in_dim")
#l39 = loc("jit(step)/jvp(top2)/add")
#l40 = loc("jit(step)/jvp(top2)/jit(_relu)")
#l41 = loc("jit(step)/jvp(top3)/convert_element_type")
#l42 = loc("jit(step)/jvp(top3)/dot_general")
#l43 = loc("jit(step)/jvp(top3)/broadcast_in_dim")
#l44 = loc("jit(step)/jvp(top3)/add")
#l45 = loc("jit(step)/jvp(top3)/jit(_relu)")
#l46 = loc("jit(step)/jvp(top4)/convert_element_type")
#l47 = loc("jit(step)/jvp(top4)/dot_general")
#l48 = loc("jit(step)/jvp(top4)/broadcast_in_dim")
#l49 = loc("jit(step)/jvp(top4)/add")
#l50 = loc("jit(step)/transpose(jvp(top4))/reduce_sum")
#l51 = loc("jit(step)/transpose(jvp(top4))/convert_element_type")
#l52 = loc("jit(step)/transpose(jvp(top4))/dot_general")
#l53 = loc("jit(step)/transpose(jvp(top3))/jit(_relu_backward)")
#l54 = loc("jit(step)/transpose(jvp(top3))/reduce_sum")
#l55 = loc("jit(step)/transpose(jvp(top3))/convert_element_type")
#l56 = loc("jit(step)/transpose(jvp(top3))/dot_general")
#l57 = loc("jit(step)/transpose(jvp(top2))/jit(_relu_backward)")
#l58 = loc("jit(step)/transpose(jvp(top2))/reduce_sum")
#l59 = loc("jit(step)/transpose(jvp(top2))/convert_element_type")
#l60 = loc("jit(step)/transpose(jvp(top2))/dot_general")
#l61 = loc("jit(step)/transpose(jvp(top1))/jit(_relu_backward)")
#l62 = loc("jit(step)/transpose(jvp(top1))/reduce_sum")
#l63 = loc("jit(step)/transpose(jvp(top1))/convert_element_type")
#l64 = loc("jit(step)/transpose(jvp(top1))/dot_general")
#l65 = loc("jit(step)/transpose(jvp(top0))/jit(_relu_backward)")
#l66 = loc("jit(step)/transpose(jvp(top0))/reduce_sum")
#l67 = loc("jit(step)/transpose(jvp(top0))/convert_element_type")
#l68 = loc("jit(step)/transpose(jvp(top0))/dot_general")
#l69 = loc("jit(step)/transpose(jvp(pairs))/split")
#l70 = loc("jit(step)/transpose(jvp(pairs))/broadcast_in_dim")
#l71 = loc("jit(step)/transpose(jvp(pairs))/pad")
#l72 = loc("jit(step)/transpose(jvp(pairs))/add_any")
#l73 = loc("jit(step)/transpose(jvp(pairs))/dot_general")
#l74 = loc("jit(step)/transpose(jvp(pairs))/unstack")
#l75 = loc("jit(step)/transpose(jvp(pairs))/convert_element_type")
#l76 = loc("jit(step)/transpose(jvp(bottom2))/jit(_relu_backward)")
#l77 = loc("jit(step)/transpose(jvp(bottom2))/reduce_sum")
#l78 = loc("jit(step)/transpose(jvp(bottom2))/convert_element_type")
#l79 = loc("jit(step)/transpose(jvp(bottom2))/dot_general")
#l80 = loc("jit(step)/transpose(jvp(bottom1))/jit(_relu_backward)")
#l81 = loc("jit(step)/transpose(jvp(bottom1))/reduce_sum")
#l82 = loc("jit(step)/transpose(jvp(bottom1))/convert_element_type")
#l83 = loc("jit(step)/transpose(jvp(bottom1))/dot_general")
#l84 = loc("jit(step)/transpose(jvp(bottom0))/jit(_relu_backward)")
#l85 = loc("jit(step)/transpose(jvp(bottom0))/reduce_sum")
#l86 = loc("jit(step)/transpose(jvp(bottom0))/convert_element_type")
#l87 = loc("jit(step)/transpose(jvp(bottom0))/dot_general")
#l88 = loc("jit(step)/optimizer/mul")
#l89 = loc("jit(step)/optimizer/sub")
#l90 = loc("jit(step)/optimizer/neg")
#l91 = loc("jit(step)/optimizer/lt")
#l92 = loc("jit(step)/optimizer/add")
#l93 = loc("jit(step)/optimizer/select_n")
#l94 = loc("jit(step)/optimizer/broadcast_in_dim")
#l95 = loc("jit(step)/optimizer/scatter-add")
