module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<10xf32>, %arg2: tensor<12x16xf32>, %arg3: tensor<16x10xf32>, %arg4: tensor<i32>, %arg5: tensor<16xf32>, %arg6: tensor<10xf32>, %arg7: tensor<12x16xf32>, %arg8: tensor<16x10xf32>, %arg9: tensor<16xf32>, %arg10: tensor<10xf32>, %arg11: tensor<12x16xf32>, %arg12: tensor<16x10xf32>, %arg13: tensor<8x12xf32>, %arg14: tensor<8xi32>) -> (tensor<16xf32> {jax.result_info = "result[0]['b1']"}, tensor<10xf32> {jax.result_info = "result[0]['b2']"}, tensor<12x16xf32> {jax.result_info = "result[0]['w1']"}, tensor<16x10xf32> {jax.result_info = "result[0]['w2']"}, tensor<i32> {jax.result_info = "result[1][1][0].count"}, tensor<16xf32> {jax.result_info = "result[1][1][0].mu['b1']"}, tensor<10xf32> {jax.result_info = "result[1][1][0].mu['b2']"}, tensor<12x16xf32> {jax.result_info = "result[1][1][0].mu['w1']"}, tensor<16x10xf32> {jax.result_info = "result[1][1][0].mu['w2']"}, tensor<16xf32> {jax.result_info = "result[1][1][0].nu['b1']"}, tensor<10xf32> {jax.result_info = "result[1][1][0].nu['b2']"}, tensor<12x16xf32> {jax.result_info = "result[1][1][0].nu['w1']"}, tensor<16x10xf32> {jax.result_info = "result[1][1][0].nu['w2']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg13, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x12xf32>, tensor<12x16xf32>) -> tensor<8x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x16xf32>
    %4 = call @relu(%3) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x10xf32>) -> tensor<8x10xf32>
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<10xf32>) -> tensor<1x10xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x10xf32>) -> tensor<8x10xf32>
    %11 = stablehlo.add %8, %10 : tensor<8x10xf32>
    %12 = stablehlo.broadcast_in_dim %arg14, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %13:2 = call @take_along_axis(%11, %12) : (tensor<8x10xf32>, tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %14:2 = call @_take(%13#0, %c) : (tensor<8x1xf32>, tensor<i32>) -> (tensor<8xf32>, tensor<1xi32>)
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.reshape %15 : (tensor<8xf32>) -> tensor<8x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x10xf32>
    %18 = stablehlo.compare EQ, %11, %17, FLOAT : (tensor<8x10xf32>, tensor<8x10xf32>) -> tensor<8x10xi1>
    %19 = stablehlo.convert %18 : (tensor<8x10xi1>) -> tensor<8x10xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %21 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %22 = stablehlo.maximum %21, %15 : tensor<8xf32>
    %23 = stablehlo.compare EQ, %15, %22, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %26 = stablehlo.select %23, %24, %25 : tensor<8xi1>, tensor<8xf32>
    %cst_6 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %27 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %28 = stablehlo.compare EQ, %27, %22, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %cst_7 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %29 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %31 = stablehlo.select %28, %29, %30 : tensor<8xi1>, tensor<8xf32>
    %32 = stablehlo.divide %26, %31 : tensor<8xf32>
    %33 = stablehlo.is_finite %22 : (tensor<8xf32>) -> tensor<8xi1>
    %cst_9 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %35 = stablehlo.select %33, %22, %34 : tensor<8xi1>, tensor<8xf32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %37 = stablehlo.broadcast_in_dim %35, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x10xf32>
    %39 = stablehlo.subtract %11, %38 : tensor<8x10xf32>
    %40 = stablehlo.exponential %39 : tensor<8x10xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<8x10xf32>, tensor<f32>) -> tensor<8xf32>
    %42 = stablehlo.sign %41 : tensor<8xf32>
    %43 = stablehlo.abs %41 : tensor<8xf32>
    %cst_12 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %45 = stablehlo.compare GE, %41, %44, FLOAT : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %46 = stablehlo.log %43 : tensor<8xf32>
    %47 = stablehlo.add %46, %35 : tensor<8xf32>
    %48 = stablehlo.subtract %47, %14#0 : tensor<8xf32>
    %cst_13 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %49 = stablehlo.reduce(%48 init: %cst_13) applies stablehlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %cst_14 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %50 = stablehlo.divide %49, %cst_14 : tensor<f32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_16 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %51 = stablehlo.divide %cst_15, %cst_16 : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %53 = stablehlo.negate %52 : tensor<8xf32>
    %54 = stablehlo.divide %52, %43 : tensor<8xf32>
    %cst_17 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %56 = stablehlo.select %45, %55, %54 : tensor<8xi1>, tensor<8xf32>
    %57 = stablehlo.select %45, %54, %55 : tensor<8xi1>, tensor<8xf32>
    %58 = stablehlo.negate %56 : tensor<8xf32>
    %59 = stablehlo.add %57, %58 : tensor<8xf32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<8xf32>) -> tensor<8x10xf32>
    %61 = stablehlo.multiply %60, %40 : tensor<8x10xf32>
    %62 = call @_take_0(%14#1, %53) : (tensor<1xi32>, tensor<8xf32>) -> tensor<8x1xf32>
    %63 = call @take_along_axis_1(%13#1, %62) : (tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x10xf32>
    %64 = stablehlo.add %61, %63 : tensor<8x10xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<8x10xf32>, tensor<f32>) -> tensor<10xf32>
    %66 = stablehlo.reshape %65 : (tensor<10xf32>) -> tensor<1x10xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %68 = stablehlo.dot_general %64, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x10xf32>, tensor<8x16xf32>) -> tensor<10x16xf32>
    %69 = stablehlo.transpose %68, dims = [1, 0] : (tensor<10x16xf32>) -> tensor<16x10xf32>
    %70 = stablehlo.dot_general %64, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x10xf32>, tensor<16x10xf32>) -> tensor<8x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %72 = stablehlo.select %6, %70, %71 : tensor<8x16xi1>, tensor<8x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %74 = stablehlo.reshape %73 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %76 = stablehlo.dot_general %72, %arg13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x12xf32>) -> tensor<16x12xf32>
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<16x12xf32>) -> tensor<12x16xf32>
    %78 = chlo.square %75 : tensor<16xf32> -> tensor<16xf32>
    %cst_23 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %80 = chlo.square %79 : tensor<16xf32> -> tensor<16xf32>
    %81 = stablehlo.add %78, %80 : tensor<16xf32>
    %82 = chlo.square %67 : tensor<10xf32> -> tensor<10xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %84 = chlo.square %83 : tensor<10xf32> -> tensor<10xf32>
    %85 = stablehlo.add %82, %84 : tensor<10xf32>
    %86 = chlo.square %77 : tensor<12x16xf32> -> tensor<12x16xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %88 = chlo.square %87 : tensor<12x16xf32> -> tensor<12x16xf32>
    %89 = stablehlo.add %86, %88 : tensor<12x16xf32>
    %90 = chlo.square %69 : tensor<16x10xf32> -> tensor<16x10xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %91 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %92 = chlo.square %91 : tensor<16x10xf32> -> tensor<16x10xf32>
    %93 = stablehlo.add %90, %92 : tensor<16x10xf32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %94 = stablehlo.reduce(%81 init: %cst_27) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %95 = stablehlo.reduce(%85 init: %cst_28) applies stablehlo.add across dimensions = [0] : (tensor<10xf32>, tensor<f32>) -> tensor<f32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %96 = stablehlo.reduce(%89 init: %cst_29) applies stablehlo.add across dimensions = [0, 1] : (tensor<12x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_30 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%93 init: %cst_30) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x10xf32>, tensor<f32>) -> tensor<f32>
    %cst_31 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %98 = stablehlo.add %cst_31, %94 : tensor<f32>
    %99 = stablehlo.add %98, %95 : tensor<f32>
    %100 = stablehlo.add %99, %96 : tensor<f32>
    %101 = stablehlo.add %100, %97 : tensor<f32>
    %102 = stablehlo.sqrt %101 : tensor<f32>
    %cst_32 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %103 = stablehlo.compare LT, %102, %cst_32, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %104 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %105 = stablehlo.divide %75, %104 : tensor<16xf32>
    %cst_33 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %106 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %107 = stablehlo.multiply %105, %106 : tensor<16xf32>
    %108 = stablehlo.select %103, %75, %107 : tensor<i1>, tensor<16xf32>
    %109 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %110 = stablehlo.divide %67, %109 : tensor<10xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %111 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %112 = stablehlo.multiply %110, %111 : tensor<10xf32>
    %113 = stablehlo.select %103, %67, %112 : tensor<i1>, tensor<10xf32>
    %114 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %115 = stablehlo.divide %77, %114 : tensor<12x16xf32>
    %cst_35 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %117 = stablehlo.multiply %115, %116 : tensor<12x16xf32>
    %118 = stablehlo.select %103, %77, %117 : tensor<i1>, tensor<12x16xf32>
    %119 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %120 = stablehlo.divide %69, %119 : tensor<16x10xf32>
    %cst_36 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %121 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %122 = stablehlo.multiply %120, %121 : tensor<16x10xf32>
    %123 = stablehlo.select %103, %69, %122 : tensor<i1>, tensor<16x10xf32>
    %cst_37 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %125 = stablehlo.multiply %124, %108 : tensor<16xf32>
    %cst_38 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %126 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %127 = stablehlo.multiply %126, %arg5 : tensor<16xf32>
    %128 = stablehlo.add %125, %127 : tensor<16xf32>
    %cst_39 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %129 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %130 = stablehlo.multiply %129, %113 : tensor<10xf32>
    %cst_40 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %131 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %132 = stablehlo.multiply %131, %arg6 : tensor<10xf32>
    %133 = stablehlo.add %130, %132 : tensor<10xf32>
    %cst_41 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %134 = stablehlo.broadcast_in_dim %cst_41, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %135 = stablehlo.multiply %134, %118 : tensor<12x16xf32>
    %cst_42 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %136 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %137 = stablehlo.multiply %136, %arg7 : tensor<12x16xf32>
    %138 = stablehlo.add %135, %137 : tensor<12x16xf32>
    %cst_43 = stablehlo.constant dense<1.000000e-01> : tensor<f32>
    %139 = stablehlo.broadcast_in_dim %cst_43, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %140 = stablehlo.multiply %139, %123 : tensor<16x10xf32>
    %cst_44 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %141 = stablehlo.broadcast_in_dim %cst_44, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %142 = stablehlo.multiply %141, %arg8 : tensor<16x10xf32>
    %143 = stablehlo.add %140, %142 : tensor<16x10xf32>
    %144 = stablehlo.multiply %108, %108 : tensor<16xf32>
    %cst_45 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %145 = stablehlo.broadcast_in_dim %cst_45, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %146 = stablehlo.multiply %145, %144 : tensor<16xf32>
    %cst_46 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %147 = stablehlo.broadcast_in_dim %cst_46, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %148 = stablehlo.multiply %147, %arg9 : tensor<16xf32>
    %149 = stablehlo.add %146, %148 : tensor<16xf32>
    %150 = stablehlo.multiply %113, %113 : tensor<10xf32>
    %cst_47 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %151 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %152 = stablehlo.multiply %151, %150 : tensor<10xf32>
    %cst_48 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %154 = stablehlo.multiply %153, %arg10 : tensor<10xf32>
    %155 = stablehlo.add %152, %154 : tensor<10xf32>
    %156 = stablehlo.multiply %118, %118 : tensor<12x16xf32>
    %cst_49 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %157 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %158 = stablehlo.multiply %157, %156 : tensor<12x16xf32>
    %cst_50 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %159 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %160 = stablehlo.multiply %159, %arg11 : tensor<12x16xf32>
    %161 = stablehlo.add %158, %160 : tensor<12x16xf32>
    %162 = stablehlo.multiply %123, %123 : tensor<16x10xf32>
    %cst_51 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_51, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %164 = stablehlo.multiply %163, %162 : tensor<16x10xf32>
    %cst_52 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_52, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %166 = stablehlo.multiply %165, %arg12 : tensor<16x10xf32>
    %167 = stablehlo.add %164, %166 : tensor<16x10xf32>
    %c_53 = stablehlo.constant dense<2147483647> : tensor<i32>
    %168 = stablehlo.compare LT, %arg4, %c_53, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_54 = stablehlo.constant dense<1> : tensor<i32>
    %169 = stablehlo.add %arg4, %c_54 : tensor<i32>
    %c_55 = stablehlo.constant dense<2147483647> : tensor<i32>
    %170 = call @_where_2(%168, %169, %c_55) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %171 = stablehlo.convert %170 : (tensor<i32>) -> tensor<f32>
    %cst_56 = stablehlo.constant dense<0.899999976> : tensor<f32>
    %172 = stablehlo.convert %170 : (tensor<i32>) -> tensor<f32>
    %173 = stablehlo.power %cst_56, %172 : tensor<f32>
    %cst_57 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %174 = stablehlo.subtract %cst_57, %173 : tensor<f32>
    %175 = stablehlo.broadcast_in_dim %174, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %176 = stablehlo.divide %128, %175 : tensor<16xf32>
    %177 = stablehlo.broadcast_in_dim %174, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %178 = stablehlo.divide %133, %177 : tensor<10xf32>
    %179 = stablehlo.broadcast_in_dim %174, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %180 = stablehlo.divide %138, %179 : tensor<12x16xf32>
    %181 = stablehlo.broadcast_in_dim %174, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %182 = stablehlo.divide %143, %181 : tensor<16x10xf32>
    %183 = stablehlo.convert %170 : (tensor<i32>) -> tensor<f32>
    %cst_58 = stablehlo.constant dense<9.990000e-01> : tensor<f32>
    %184 = stablehlo.convert %170 : (tensor<i32>) -> tensor<f32>
    %185 = stablehlo.power %cst_58, %184 : tensor<f32>
    %cst_59 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %186 = stablehlo.subtract %cst_59, %185 : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %186, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %188 = stablehlo.divide %149, %187 : tensor<16xf32>
    %189 = stablehlo.broadcast_in_dim %186, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %190 = stablehlo.divide %155, %189 : tensor<10xf32>
    %191 = stablehlo.broadcast_in_dim %186, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %192 = stablehlo.divide %161, %191 : tensor<12x16xf32>
    %193 = stablehlo.broadcast_in_dim %186, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %194 = stablehlo.divide %167, %193 : tensor<16x10xf32>
    %cst_60 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %195 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %196 = stablehlo.add %188, %195 : tensor<16xf32>
    %197 = stablehlo.sqrt %196 : tensor<16xf32>
    %cst_61 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_61, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %199 = stablehlo.add %197, %198 : tensor<16xf32>
    %200 = stablehlo.divide %176, %199 : tensor<16xf32>
    %cst_62 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %201 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %202 = stablehlo.add %190, %201 : tensor<10xf32>
    %203 = stablehlo.sqrt %202 : tensor<10xf32>
    %cst_63 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %204 = stablehlo.broadcast_in_dim %cst_63, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %205 = stablehlo.add %203, %204 : tensor<10xf32>
    %206 = stablehlo.divide %178, %205 : tensor<10xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %207 = stablehlo.broadcast_in_dim %cst_64, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %208 = stablehlo.add %192, %207 : tensor<12x16xf32>
    %209 = stablehlo.sqrt %208 : tensor<12x16xf32>
    %cst_65 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %210 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %211 = stablehlo.add %209, %210 : tensor<12x16xf32>
    %212 = stablehlo.divide %180, %211 : tensor<12x16xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %213 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %214 = stablehlo.add %194, %213 : tensor<16x10xf32>
    %215 = stablehlo.sqrt %214 : tensor<16x10xf32>
    %cst_67 = stablehlo.constant dense<9.99999993E-9> : tensor<f32>
    %216 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %217 = stablehlo.add %215, %216 : tensor<16x10xf32>
    %218 = stablehlo.divide %182, %217 : tensor<16x10xf32>
    %cst_68 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %219 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %220 = stablehlo.multiply %219, %arg0 : tensor<16xf32>
    %221 = stablehlo.add %200, %220 : tensor<16xf32>
    %cst_69 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %222 = stablehlo.broadcast_in_dim %cst_69, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %223 = stablehlo.multiply %222, %arg1 : tensor<10xf32>
    %224 = stablehlo.add %206, %223 : tensor<10xf32>
    %cst_70 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %226 = stablehlo.multiply %225, %arg2 : tensor<12x16xf32>
    %227 = stablehlo.add %212, %226 : tensor<12x16xf32>
    %cst_71 = stablehlo.constant dense<9.99999974E-5> : tensor<f32>
    %228 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %229 = stablehlo.multiply %228, %arg3 : tensor<16x10xf32>
    %230 = stablehlo.add %218, %229 : tensor<16x10xf32>
    %cst_72 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %231 = stablehlo.broadcast_in_dim %cst_72, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %232 = stablehlo.multiply %231, %221 : tensor<16xf32>
    %cst_73 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %cst_73, dims = [] : (tensor<f32>) -> tensor<10xf32>
    %234 = stablehlo.multiply %233, %224 : tensor<10xf32>
    %cst_74 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<12x16xf32>
    %236 = stablehlo.multiply %235, %227 : tensor<12x16xf32>
    %cst_75 = stablehlo.constant dense<-0.00999999977> : tensor<f32>
    %237 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<16x10xf32>
    %238 = stablehlo.multiply %237, %230 : tensor<16x10xf32>
    %239 = stablehlo.add %arg0, %232 : tensor<16xf32>
    %240 = stablehlo.add %arg1, %234 : tensor<10xf32>
    %241 = stablehlo.add %arg2, %236 : tensor<12x16xf32>
    %242 = stablehlo.add %arg3, %238 : tensor<16x10xf32>
    return %239, %240, %241, %242, %170, %128, %133, %138, %143, %149, %155, %161, %167, %50 : tensor<16xf32>, tensor<10xf32>, tensor<12x16xf32>, tensor<16x10xf32>, tensor<i32>, tensor<16xf32>, tensor<10xf32>, tensor<12x16xf32>, tensor<16x10xf32>, tensor<16xf32>, tensor<10xf32>, tensor<12x16xf32>, tensor<16x10xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x16xf32>
    return %1 : tensor<8x16xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x10xf32>, %arg1: tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_0 = stablehlo.constant dense<10> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %c_1 = stablehlo.constant dense<9> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x1x1xi1>, tensor<i1>) -> tensor<8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x10xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %15 = stablehlo.select %12, %13, %14 : tensor<8x1xi1>, tensor<8x1xf32>
    return %15, %5 : tensor<8x1xf32>, tensor<8x1x1xi32>
  }
  func.func private @_take(%arg0: tensor<8x1xf32>, %arg1: tensor<i32>) -> (tensor<8xf32>, tensor<1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.compare LT, %arg1, %c, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_0 = stablehlo.constant dense<1> : tensor<i32>
    %1 = stablehlo.add %arg1, %c_0 : tensor<i32>
    %2 = call @_where(%0, %1, %arg1) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %3 = stablehlo.broadcast_in_dim %2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_1 = stablehlo.constant dense<0> : tensor<1xi32>
    %4 = stablehlo.convert %3 : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %6 = stablehlo.compare GE, %4, %5, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %7 = stablehlo.compare LE, %4, %c_1, SIGNED : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %8 = stablehlo.and %6, %7 : tensor<1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %9 = stablehlo.reduce(%8 init: %c_3) applies stablehlo.and across dimensions = [0] : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %10 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 8, 1>}> : (tensor<8x1xf32>, tensor<1xi32>) -> tensor<8xf32>
    %11 = stablehlo.broadcast_in_dim %9, dims = [] : (tensor<i1>) -> tensor<8xi1>
    %cst = stablehlo.constant dense<0x7FC00000> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %13 = stablehlo.select %11, %10, %12 : tensor<8xi1>, tensor<8xf32>
    return %13, %3 : tensor<8xf32>, tensor<1xi32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_take_0(%arg0: tensor<1xi32>, %arg1: tensor<8xf32>) -> tensor<8x1xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x1xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x1xf32>, tensor<1xi32>, tensor<8xf32>) -> tensor<8x1xf32>
    return %1 : tensor<8x1xf32>
  }
  func.func private @take_along_axis_1(%arg0: tensor<8x1x1xi32>, %arg1: tensor<8x1xf32>) -> tensor<8x10xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x10xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x10xf32>, tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x10xf32>
    return %1 : tensor<8x10xf32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
}
