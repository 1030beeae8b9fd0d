module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16xf32>, %arg1: tensor<40xf32>, %arg2: tensor<24x16xf32>, %arg3: tensor<16x40xf32>, %arg4: tensor<i32>, %arg5: tensor<1xf32>, %arg6: tensor<1xf32>, %arg7: tensor<16xf32>, %arg8: tensor<16xf32>, %arg9: tensor<1xf32>, %arg10: tensor<1xf32>, %arg11: tensor<24xf32>, %arg12: tensor<40xf32>, %arg13: tensor<16xf32>, %arg14: tensor<40xf32>, %arg15: tensor<1xf32>, %arg16: tensor<1xf32>, %arg17: tensor<8x24xf32>, %arg18: tensor<8xi32>) -> (tensor<16xf32> {jax.result_info = "result[0]['b1']"}, tensor<40xf32> {jax.result_info = "result[0]['b2']"}, tensor<24x16xf32> {jax.result_info = "result[0]['w1']"}, tensor<16x40xf32> {jax.result_info = "result[0]['w2']"}, tensor<i32> {jax.result_info = "result[1][0].count"}, tensor<1xf32> {jax.result_info = "result[1][0].v_row['b1']"}, tensor<1xf32> {jax.result_info = "result[1][0].v_row['b2']"}, tensor<16xf32> {jax.result_info = "result[1][0].v_row['w1']"}, tensor<16xf32> {jax.result_info = "result[1][0].v_row['w2']"}, tensor<1xf32> {jax.result_info = "result[1][0].v_col['b1']"}, tensor<1xf32> {jax.result_info = "result[1][0].v_col['b2']"}, tensor<24xf32> {jax.result_info = "result[1][0].v_col['w1']"}, tensor<40xf32> {jax.result_info = "result[1][0].v_col['w2']"}, tensor<16xf32> {jax.result_info = "result[1][0].v['b1']"}, tensor<40xf32> {jax.result_info = "result[1][0].v['b2']"}, tensor<1xf32> {jax.result_info = "result[1][0].v['w1']"}, tensor<1xf32> {jax.result_info = "result[1][0].v['w2']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg17, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x24xf32>, tensor<24x16xf32>) -> tensor<8x16xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<8x16xf32>
    %3 = stablehlo.add %0, %2 : tensor<8x16xf32>
    %4 = call @relu(%3) : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %6 = stablehlo.compare GT, %3, %5, FLOAT : (tensor<8x16xf32>, tensor<8x16xf32>) -> tensor<8x16xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %8 = stablehlo.dot_general %4, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<16x40xf32>) -> tensor<8x40xf32>
    %9 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<40xf32>) -> tensor<1x40xf32>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x40xf32>) -> tensor<8x40xf32>
    %11 = stablehlo.add %8, %10 : tensor<8x40xf32>
    %12 = stablehlo.broadcast_in_dim %arg18, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
    %13:2 = call @take_along_axis(%11, %12) : (tensor<8x40xf32>, tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>)
    %c = stablehlo.constant dense<0> : tensor<i32>
    %14:2 = call @_take(%13#0, %c) : (tensor<8x1xf32>, tensor<i32>) -> (tensor<8xf32>, tensor<1xi32>)
    %cst_1 = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %15 = stablehlo.reduce(%11 init: %cst_1) applies stablehlo.maximum across dimensions = [1] : (tensor<8x40xf32>, tensor<f32>) -> tensor<8xf32>
    %16 = stablehlo.reshape %15 : (tensor<8xf32>) -> tensor<8x1xf32>
    %17 = stablehlo.broadcast_in_dim %16, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x40xf32>
    %18 = stablehlo.compare EQ, %11, %17, FLOAT : (tensor<8x40xf32>, tensor<8x40xf32>) -> tensor<8x40xi1>
    %19 = stablehlo.convert %18 : (tensor<8x40xi1>) -> tensor<8x40xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%19 init: %cst_2) applies stablehlo.add across dimensions = [1] : (tensor<8x40xf32>, tensor<f32>) -> tensor<8xf32>
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
    %38 = stablehlo.broadcast_in_dim %37, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x40xf32>
    %39 = stablehlo.subtract %11, %38 : tensor<8x40xf32>
    %40 = stablehlo.exponential %39 : tensor<8x40xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %41 = stablehlo.reduce(%40 init: %cst_11) applies stablehlo.add across dimensions = [1] : (tensor<8x40xf32>, tensor<f32>) -> tensor<8xf32>
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
    %60 = stablehlo.broadcast_in_dim %59, dims = [0] : (tensor<8xf32>) -> tensor<8x40xf32>
    %61 = stablehlo.multiply %60, %40 : tensor<8x40xf32>
    %62 = call @_take_0(%14#1, %53) : (tensor<1xi32>, tensor<8xf32>) -> tensor<8x1xf32>
    %63 = call @take_along_axis_1(%13#1, %62) : (tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x40xf32>
    %64 = stablehlo.add %61, %63 : tensor<8x40xf32>
    %cst_18 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %65 = stablehlo.reduce(%64 init: %cst_18) applies stablehlo.add across dimensions = [0] : (tensor<8x40xf32>, tensor<f32>) -> tensor<40xf32>
    %66 = stablehlo.reshape %65 : (tensor<40xf32>) -> tensor<1x40xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %67 = stablehlo.reduce(%66 init: %cst_19) applies stablehlo.add across dimensions = [0] : (tensor<1x40xf32>, tensor<f32>) -> tensor<40xf32>
    %68 = stablehlo.dot_general %64, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x40xf32>, tensor<8x16xf32>) -> tensor<40x16xf32>
    %69 = stablehlo.transpose %68, dims = [1, 0] : (tensor<40x16xf32>) -> tensor<16x40xf32>
    %70 = stablehlo.dot_general %64, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x40xf32>, tensor<16x40xf32>) -> tensor<8x16xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %72 = stablehlo.select %6, %70, %71 : tensor<8x16xi1>, tensor<8x16xf32>
    %cst_21 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %73 = stablehlo.reduce(%72 init: %cst_21) applies stablehlo.add across dimensions = [0] : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %74 = stablehlo.reshape %73 : (tensor<16xf32>) -> tensor<1x16xf32>
    %cst_22 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %75 = stablehlo.reduce(%74 init: %cst_22) applies stablehlo.add across dimensions = [0] : (tensor<1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %76 = stablehlo.dot_general %72, %arg17, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x16xf32>, tensor<8x24xf32>) -> tensor<16x24xf32>
    %77 = stablehlo.transpose %76, dims = [1, 0] : (tensor<16x24xf32>) -> tensor<24x16xf32>
    %c_23 = stablehlo.constant dense<0> : tensor<i32>
    %78 = stablehlo.subtract %arg4, %c_23 : tensor<i32>
    %c_24 = stablehlo.constant dense<1> : tensor<i32>
    %79 = stablehlo.add %78, %c_24 : tensor<i32>
    %80 = stablehlo.convert %79 : (tensor<i32>) -> tensor<f32>
    %cst_25 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %81 = stablehlo.power %80, %cst_25 : tensor<f32>
    %cst_26 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.subtract %cst_26, %81 : tensor<f32>
    %cst_27 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %84 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %85 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %86 = stablehlo.multiply %75, %75 : tensor<16xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %88 = stablehlo.add %86, %87 : tensor<16xf32>
    %89 = stablehlo.broadcast_in_dim %82, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %90 = stablehlo.multiply %89, %arg13 : tensor<16xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %91 = stablehlo.subtract %cst_31, %82 : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %91, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %93 = stablehlo.multiply %92, %88 : tensor<16xf32>
    %94 = stablehlo.add %90, %93 : tensor<16xf32>
    %cst_32 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %95 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %96 = stablehlo.power %94, %95 : tensor<16xf32>
    %97 = stablehlo.multiply %75, %96 : tensor<16xf32>
    %c_33 = stablehlo.constant dense<0> : tensor<i32>
    %98 = stablehlo.subtract %arg4, %c_33 : tensor<i32>
    %c_34 = stablehlo.constant dense<1> : tensor<i32>
    %99 = stablehlo.add %98, %c_34 : tensor<i32>
    %100 = stablehlo.convert %99 : (tensor<i32>) -> tensor<f32>
    %cst_35 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %101 = stablehlo.power %100, %cst_35 : tensor<f32>
    %cst_36 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %102 = stablehlo.subtract %cst_36, %101 : tensor<f32>
    %cst_37 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %103 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_38 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_39 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %106 = stablehlo.multiply %67, %67 : tensor<40xf32>
    %cst_40 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %107 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %108 = stablehlo.add %106, %107 : tensor<40xf32>
    %109 = stablehlo.broadcast_in_dim %102, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %110 = stablehlo.multiply %109, %arg14 : tensor<40xf32>
    %cst_41 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %111 = stablehlo.subtract %cst_41, %102 : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %111, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %113 = stablehlo.multiply %112, %108 : tensor<40xf32>
    %114 = stablehlo.add %110, %113 : tensor<40xf32>
    %cst_42 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %115 = stablehlo.broadcast_in_dim %cst_42, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %116 = stablehlo.power %114, %115 : tensor<40xf32>
    %117 = stablehlo.multiply %67, %116 : tensor<40xf32>
    %c_43 = stablehlo.constant dense<0> : tensor<i32>
    %118 = stablehlo.subtract %arg4, %c_43 : tensor<i32>
    %c_44 = stablehlo.constant dense<1> : tensor<i32>
    %119 = stablehlo.add %118, %c_44 : tensor<i32>
    %120 = stablehlo.convert %119 : (tensor<i32>) -> tensor<f32>
    %cst_45 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %121 = stablehlo.power %120, %cst_45 : tensor<f32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %122 = stablehlo.subtract %cst_46, %121 : tensor<f32>
    %cst_47 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_47, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_48 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %124 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_49 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %125 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %126 = stablehlo.multiply %77, %77 : tensor<24x16xf32>
    %cst_50 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %127 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %128 = stablehlo.add %126, %127 : tensor<24x16xf32>
    %129 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %130 = stablehlo.multiply %129, %arg7 : tensor<16xf32>
    %cst_51 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %131 = stablehlo.subtract %cst_51, %122 : tensor<f32>
    %cst_52 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %132 = stablehlo.reduce(%128 init: %cst_52) applies stablehlo.add across dimensions = [0] : (tensor<24x16xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_53 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %133 = stablehlo.broadcast_in_dim %cst_53, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %134 = stablehlo.divide %132, %133 : tensor<16xf32>
    %135 = stablehlo.broadcast_in_dim %131, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %136 = stablehlo.multiply %135, %134 : tensor<16xf32>
    %137 = stablehlo.add %130, %136 : tensor<16xf32>
    %138 = stablehlo.broadcast_in_dim %122, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %139 = stablehlo.multiply %138, %arg11 : tensor<24xf32>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %140 = stablehlo.subtract %cst_54, %122 : tensor<f32>
    %cst_55 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %141 = stablehlo.reduce(%128 init: %cst_55) applies stablehlo.add across dimensions = [1] : (tensor<24x16xf32>, tensor<f32>) -> tensor<24xf32>
    %cst_56 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %142 = stablehlo.broadcast_in_dim %cst_56, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %143 = stablehlo.divide %141, %142 : tensor<24xf32>
    %144 = stablehlo.broadcast_in_dim %140, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %145 = stablehlo.multiply %144, %143 : tensor<24xf32>
    %146 = stablehlo.add %139, %145 : tensor<24xf32>
    %cst_57 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %147 = stablehlo.reduce(%137 init: %cst_57) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %148 = stablehlo.broadcast_in_dim %147, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_58 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %149 = stablehlo.broadcast_in_dim %cst_58, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %150 = stablehlo.divide %148, %149 : tensor<1xf32>
    %151 = stablehlo.broadcast_in_dim %150, dims = [0] : (tensor<1xf32>) -> tensor<16xf32>
    %152 = stablehlo.divide %137, %151 : tensor<16xf32>
    %cst_59 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_59, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %154 = stablehlo.power %152, %153 : tensor<16xf32>
    %cst_60 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %155 = stablehlo.broadcast_in_dim %cst_60, dims = [] : (tensor<f32>) -> tensor<24xf32>
    %156 = stablehlo.power %146, %155 : tensor<24xf32>
    %157 = stablehlo.broadcast_in_dim %154, dims = [1] : (tensor<16xf32>) -> tensor<1x16xf32>
    %158 = stablehlo.broadcast_in_dim %157, dims = [0, 1] : (tensor<1x16xf32>) -> tensor<24x16xf32>
    %159 = stablehlo.multiply %77, %158 : tensor<24x16xf32>
    %160 = stablehlo.broadcast_in_dim %156, dims = [0] : (tensor<24xf32>) -> tensor<24x1xf32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [0, 1] : (tensor<24x1xf32>) -> tensor<24x16xf32>
    %162 = stablehlo.multiply %159, %161 : tensor<24x16xf32>
    %c_61 = stablehlo.constant dense<0> : tensor<i32>
    %163 = stablehlo.subtract %arg4, %c_61 : tensor<i32>
    %c_62 = stablehlo.constant dense<1> : tensor<i32>
    %164 = stablehlo.add %163, %c_62 : tensor<i32>
    %165 = stablehlo.convert %164 : (tensor<i32>) -> tensor<f32>
    %cst_63 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %166 = stablehlo.power %165, %cst_63 : tensor<f32>
    %cst_64 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %167 = stablehlo.subtract %cst_64, %166 : tensor<f32>
    %cst_65 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %168 = stablehlo.broadcast_in_dim %cst_65, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_66 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %169 = stablehlo.broadcast_in_dim %cst_66, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %170 = stablehlo.broadcast_in_dim %cst_67, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %171 = stablehlo.multiply %69, %69 : tensor<16x40xf32>
    %cst_68 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %172 = stablehlo.broadcast_in_dim %cst_68, dims = [] : (tensor<f32>) -> tensor<16x40xf32>
    %173 = stablehlo.add %171, %172 : tensor<16x40xf32>
    %174 = stablehlo.broadcast_in_dim %167, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %175 = stablehlo.multiply %174, %arg8 : tensor<16xf32>
    %cst_69 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %176 = stablehlo.subtract %cst_69, %167 : tensor<f32>
    %cst_70 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %177 = stablehlo.reduce(%173 init: %cst_70) applies stablehlo.add across dimensions = [1] : (tensor<16x40xf32>, tensor<f32>) -> tensor<16xf32>
    %cst_71 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %178 = stablehlo.broadcast_in_dim %cst_71, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %179 = stablehlo.divide %177, %178 : tensor<16xf32>
    %180 = stablehlo.broadcast_in_dim %176, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %181 = stablehlo.multiply %180, %179 : tensor<16xf32>
    %182 = stablehlo.add %175, %181 : tensor<16xf32>
    %183 = stablehlo.broadcast_in_dim %167, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %184 = stablehlo.multiply %183, %arg12 : tensor<40xf32>
    %cst_72 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %185 = stablehlo.subtract %cst_72, %167 : tensor<f32>
    %cst_73 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %186 = stablehlo.reduce(%173 init: %cst_73) applies stablehlo.add across dimensions = [0] : (tensor<16x40xf32>, tensor<f32>) -> tensor<40xf32>
    %cst_74 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %187 = stablehlo.broadcast_in_dim %cst_74, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %188 = stablehlo.divide %186, %187 : tensor<40xf32>
    %189 = stablehlo.broadcast_in_dim %185, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %190 = stablehlo.multiply %189, %188 : tensor<40xf32>
    %191 = stablehlo.add %184, %190 : tensor<40xf32>
    %cst_75 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %192 = stablehlo.reduce(%182 init: %cst_75) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %193 = stablehlo.broadcast_in_dim %192, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_76 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %194 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %195 = stablehlo.divide %193, %194 : tensor<1xf32>
    %196 = stablehlo.broadcast_in_dim %195, dims = [0] : (tensor<1xf32>) -> tensor<16xf32>
    %197 = stablehlo.divide %182, %196 : tensor<16xf32>
    %cst_77 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %198 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %199 = stablehlo.power %197, %198 : tensor<16xf32>
    %cst_78 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %200 = stablehlo.broadcast_in_dim %cst_78, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %201 = stablehlo.power %191, %200 : tensor<40xf32>
    %202 = stablehlo.broadcast_in_dim %199, dims = [0] : (tensor<16xf32>) -> tensor<16x1xf32>
    %203 = stablehlo.broadcast_in_dim %202, dims = [0, 1] : (tensor<16x1xf32>) -> tensor<16x40xf32>
    %204 = stablehlo.multiply %69, %203 : tensor<16x40xf32>
    %205 = stablehlo.broadcast_in_dim %201, dims = [1] : (tensor<40xf32>) -> tensor<1x40xf32>
    %206 = stablehlo.broadcast_in_dim %205, dims = [0, 1] : (tensor<1x40xf32>) -> tensor<16x40xf32>
    %207 = stablehlo.multiply %204, %206 : tensor<16x40xf32>
    %c_79 = stablehlo.constant dense<2147483647> : tensor<i32>
    %208 = stablehlo.compare LT, %arg4, %c_79, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_80 = stablehlo.constant dense<1> : tensor<i32>
    %209 = stablehlo.add %arg4, %c_80 : tensor<i32>
    %c_81 = stablehlo.constant dense<2147483647> : tensor<i32>
    %210 = call @_where_2(%208, %209, %c_81) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %211 = stablehlo.multiply %97, %97 : tensor<16xf32>
    %cst_82 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %212 = stablehlo.reduce(%211 init: %cst_82) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_83 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %213 = stablehlo.divide %212, %cst_83 : tensor<f32>
    %214 = stablehlo.sqrt %213 : tensor<f32>
    %cst_84 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %215 = stablehlo.divide %214, %cst_84 : tensor<f32>
    %cst_85 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %216 = stablehlo.maximum %cst_85, %215 : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %216, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %218 = stablehlo.divide %97, %217 : tensor<16xf32>
    %219 = stablehlo.multiply %117, %117 : tensor<40xf32>
    %cst_86 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %220 = stablehlo.reduce(%219 init: %cst_86) applies stablehlo.add across dimensions = [0] : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
    %cst_87 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %221 = stablehlo.divide %220, %cst_87 : tensor<f32>
    %222 = stablehlo.sqrt %221 : tensor<f32>
    %cst_88 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %223 = stablehlo.divide %222, %cst_88 : tensor<f32>
    %cst_89 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %224 = stablehlo.maximum %cst_89, %223 : tensor<f32>
    %225 = stablehlo.broadcast_in_dim %224, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %226 = stablehlo.divide %117, %225 : tensor<40xf32>
    %227 = stablehlo.multiply %162, %162 : tensor<24x16xf32>
    %cst_90 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %228 = stablehlo.reduce(%227 init: %cst_90) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_91 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %229 = stablehlo.divide %228, %cst_91 : tensor<f32>
    %230 = stablehlo.sqrt %229 : tensor<f32>
    %cst_92 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %231 = stablehlo.divide %230, %cst_92 : tensor<f32>
    %cst_93 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %232 = stablehlo.maximum %cst_93, %231 : tensor<f32>
    %233 = stablehlo.broadcast_in_dim %232, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %234 = stablehlo.divide %162, %233 : tensor<24x16xf32>
    %235 = stablehlo.multiply %207, %207 : tensor<16x40xf32>
    %cst_94 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %236 = stablehlo.reduce(%235 init: %cst_94) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x40xf32>, tensor<f32>) -> tensor<f32>
    %cst_95 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %237 = stablehlo.divide %236, %cst_95 : tensor<f32>
    %238 = stablehlo.sqrt %237 : tensor<f32>
    %cst_96 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %239 = stablehlo.divide %238, %cst_96 : tensor<f32>
    %cst_97 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %240 = stablehlo.maximum %cst_97, %239 : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %240, dims = [] : (tensor<f32>) -> tensor<16x40xf32>
    %242 = stablehlo.divide %207, %241 : tensor<16x40xf32>
    %cst_98 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %243 = stablehlo.broadcast_in_dim %cst_98, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %244 = stablehlo.multiply %243, %218 : tensor<16xf32>
    %cst_99 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %245 = stablehlo.broadcast_in_dim %cst_99, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %246 = stablehlo.multiply %245, %226 : tensor<40xf32>
    %cst_100 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_100, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %248 = stablehlo.multiply %247, %234 : tensor<24x16xf32>
    %cst_101 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %249 = stablehlo.broadcast_in_dim %cst_101, dims = [] : (tensor<f32>) -> tensor<16x40xf32>
    %250 = stablehlo.multiply %249, %242 : tensor<16x40xf32>
    %251 = stablehlo.multiply %arg0, %arg0 : tensor<16xf32>
    %cst_102 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %252 = stablehlo.reduce(%251 init: %cst_102) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_103 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %253 = stablehlo.divide %252, %cst_103 : tensor<f32>
    %254 = stablehlo.sqrt %253 : tensor<f32>
    %cst_104 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %255 = stablehlo.compare LE, %254, %cst_104, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_105 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_105, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %257 = call @_where_3(%255, %256, %arg0) : (tensor<i1>, tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %cst_106 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %258 = stablehlo.compare LE, %254, %cst_106, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %259 = stablehlo.multiply %257, %257 : tensor<16xf32>
    %cst_107 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %260 = stablehlo.reduce(%259 init: %cst_107) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, tensor<f32>) -> tensor<f32>
    %cst_108 = stablehlo.constant dense<1.600000e+01> : tensor<f32>
    %261 = stablehlo.divide %260, %cst_108 : tensor<f32>
    %262 = stablehlo.sqrt %261 : tensor<f32>
    %cst_109 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %263 = call @_where_4(%258, %cst_109, %262) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %264 = stablehlo.broadcast_in_dim %263, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %265 = stablehlo.multiply %244, %264 : tensor<16xf32>
    %266 = stablehlo.multiply %arg1, %arg1 : tensor<40xf32>
    %cst_110 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %267 = stablehlo.reduce(%266 init: %cst_110) applies stablehlo.add across dimensions = [0] : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
    %cst_111 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %268 = stablehlo.divide %267, %cst_111 : tensor<f32>
    %269 = stablehlo.sqrt %268 : tensor<f32>
    %cst_112 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %270 = stablehlo.compare LE, %269, %cst_112, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_113 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %271 = stablehlo.broadcast_in_dim %cst_113, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %272 = call @_where_5(%270, %271, %arg1) : (tensor<i1>, tensor<40xf32>, tensor<40xf32>) -> tensor<40xf32>
    %cst_114 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %273 = stablehlo.compare LE, %269, %cst_114, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %274 = stablehlo.multiply %272, %272 : tensor<40xf32>
    %cst_115 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %275 = stablehlo.reduce(%274 init: %cst_115) applies stablehlo.add across dimensions = [0] : (tensor<40xf32>, tensor<f32>) -> tensor<f32>
    %cst_116 = stablehlo.constant dense<4.000000e+01> : tensor<f32>
    %276 = stablehlo.divide %275, %cst_116 : tensor<f32>
    %277 = stablehlo.sqrt %276 : tensor<f32>
    %cst_117 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %278 = call @_where_4(%273, %cst_117, %277) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %279 = stablehlo.broadcast_in_dim %278, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %280 = stablehlo.multiply %246, %279 : tensor<40xf32>
    %281 = stablehlo.multiply %arg2, %arg2 : tensor<24x16xf32>
    %cst_118 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %282 = stablehlo.reduce(%281 init: %cst_118) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_119 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %283 = stablehlo.divide %282, %cst_119 : tensor<f32>
    %284 = stablehlo.sqrt %283 : tensor<f32>
    %cst_120 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %285 = stablehlo.compare LE, %284, %cst_120, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_121 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %286 = stablehlo.broadcast_in_dim %cst_121, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %287 = call @_where_6(%285, %286, %arg2) : (tensor<i1>, tensor<24x16xf32>, tensor<24x16xf32>) -> tensor<24x16xf32>
    %cst_122 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %288 = stablehlo.compare LE, %284, %cst_122, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %289 = stablehlo.multiply %287, %287 : tensor<24x16xf32>
    %cst_123 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %290 = stablehlo.reduce(%289 init: %cst_123) applies stablehlo.add across dimensions = [0, 1] : (tensor<24x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_124 = stablehlo.constant dense<3.840000e+02> : tensor<f32>
    %291 = stablehlo.divide %290, %cst_124 : tensor<f32>
    %292 = stablehlo.sqrt %291 : tensor<f32>
    %cst_125 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %293 = call @_where_4(%288, %cst_125, %292) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %294 = stablehlo.broadcast_in_dim %293, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %295 = stablehlo.multiply %248, %294 : tensor<24x16xf32>
    %296 = stablehlo.multiply %arg3, %arg3 : tensor<16x40xf32>
    %cst_126 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %297 = stablehlo.reduce(%296 init: %cst_126) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x40xf32>, tensor<f32>) -> tensor<f32>
    %cst_127 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %298 = stablehlo.divide %297, %cst_127 : tensor<f32>
    %299 = stablehlo.sqrt %298 : tensor<f32>
    %cst_128 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %300 = stablehlo.compare LE, %299, %cst_128, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_129 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %301 = stablehlo.broadcast_in_dim %cst_129, dims = [] : (tensor<f32>) -> tensor<16x40xf32>
    %302 = call @_where_7(%300, %301, %arg3) : (tensor<i1>, tensor<16x40xf32>, tensor<16x40xf32>) -> tensor<16x40xf32>
    %cst_130 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %303 = stablehlo.compare LE, %299, %cst_130, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %304 = stablehlo.multiply %302, %302 : tensor<16x40xf32>
    %cst_131 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %305 = stablehlo.reduce(%304 init: %cst_131) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x40xf32>, tensor<f32>) -> tensor<f32>
    %cst_132 = stablehlo.constant dense<6.400000e+02> : tensor<f32>
    %306 = stablehlo.divide %305, %cst_132 : tensor<f32>
    %307 = stablehlo.sqrt %306 : tensor<f32>
    %cst_133 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %308 = call @_where_4(%303, %cst_133, %307) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %309 = stablehlo.broadcast_in_dim %308, dims = [] : (tensor<f32>) -> tensor<16x40xf32>
    %310 = stablehlo.multiply %250, %309 : tensor<16x40xf32>
    %cst_134 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %311 = stablehlo.broadcast_in_dim %cst_134, dims = [] : (tensor<f32>) -> tensor<16xf32>
    %312 = stablehlo.multiply %311, %265 : tensor<16xf32>
    %cst_135 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %313 = stablehlo.broadcast_in_dim %cst_135, dims = [] : (tensor<f32>) -> tensor<40xf32>
    %314 = stablehlo.multiply %313, %280 : tensor<40xf32>
    %cst_136 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %315 = stablehlo.broadcast_in_dim %cst_136, dims = [] : (tensor<f32>) -> tensor<24x16xf32>
    %316 = stablehlo.multiply %315, %295 : tensor<24x16xf32>
    %cst_137 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %317 = stablehlo.broadcast_in_dim %cst_137, dims = [] : (tensor<f32>) -> tensor<16x40xf32>
    %318 = stablehlo.multiply %317, %310 : tensor<16x40xf32>
    %319 = stablehlo.add %arg0, %312 : tensor<16xf32>
    %320 = stablehlo.add %arg1, %314 : tensor<40xf32>
    %321 = stablehlo.add %arg2, %316 : tensor<24x16xf32>
    %322 = stablehlo.add %arg3, %318 : tensor<16x40xf32>
    return %319, %320, %321, %322, %210, %83, %103, %137, %182, %84, %104, %146, %191, %94, %114, %125, %170, %50 : tensor<16xf32>, tensor<40xf32>, tensor<24x16xf32>, tensor<16x40xf32>, tensor<i32>, tensor<1xf32>, tensor<1xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>, tensor<24xf32>, tensor<40xf32>, tensor<16xf32>, tensor<40xf32>, tensor<1xf32>, tensor<1xf32>, tensor<f32>
  }
  func.func private @relu(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x16xf32>
    %1 = stablehlo.maximum %arg0, %0 : tensor<8x16xf32>
    return %1 : tensor<8x16xf32>
  }
  func.func private @take_along_axis(%arg0: tensor<8x40xf32>, %arg1: tensor<8x1xi32>) -> (tensor<8x1xf32>, tensor<8x1x1xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %1 = stablehlo.compare LT, %arg1, %0, SIGNED : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %c_0 = stablehlo.constant dense<40> : tensor<i32>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<8x1xi32>
    %3 = stablehlo.add %arg1, %2 : tensor<8x1xi32>
    %4 = stablehlo.select %1, %3, %arg1 : tensor<8x1xi1>, tensor<8x1xi32>
    %5 = stablehlo.reshape %4 : (tensor<8x1xi32>) -> tensor<8x1x1xi32>
    %c_1 = stablehlo.constant dense<39> : tensor<1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<8x1x1xi32>
    %7 = stablehlo.compare GE, %5, %6, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %8 = stablehlo.broadcast_in_dim %c_1, dims = [2] : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2] : (tensor<1x1x1xi32>) -> tensor<8x1x1xi32>
    %10 = stablehlo.compare LE, %5, %9, SIGNED : (tensor<8x1x1xi32>, tensor<8x1x1xi32>) -> tensor<8x1x1xi1>
    %11 = stablehlo.and %7, %10 : tensor<8x1x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %12 = stablehlo.reduce(%11 init: %c_3) applies stablehlo.and across dimensions = [2] : (tensor<8x1x1xi1>, tensor<i1>) -> tensor<8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %5) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<8x40xf32>, tensor<8x1x1xi32>) -> tensor<8x1xf32>
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
  func.func private @take_along_axis_1(%arg0: tensor<8x1x1xi32>, %arg1: tensor<8x1xf32>) -> tensor<8x40xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x40xf32>
    %1 = "stablehlo.scatter"(%0, %arg0, %arg1) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x40xf32>, tensor<8x1x1xi32>, tensor<8x1xf32>) -> tensor<8x40xf32>
    return %1 : tensor<8x40xf32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<16xf32>, %arg2: tensor<16xf32>) -> tensor<16xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func private @_where_4(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_5(%arg0: tensor<i1>, %arg1: tensor<40xf32>, %arg2: tensor<40xf32>) -> tensor<40xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<40xf32>
    return %0 : tensor<40xf32>
  }
  func.func private @_where_6(%arg0: tensor<i1>, %arg1: tensor<24x16xf32>, %arg2: tensor<24x16xf32>) -> tensor<24x16xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<24x16xf32>
    return %0 : tensor<24x16xf32>
  }
  func.func private @_where_7(%arg0: tensor<i1>, %arg1: tensor<16x40xf32>, %arg2: tensor<16x40xf32>) -> tensor<16x40xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<16x40xf32>
    return %0 : tensor<16x40xf32>
  }
}
