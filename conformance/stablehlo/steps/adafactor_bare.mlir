module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4xf32>, %arg1: tensor<3x4xf32>, %arg2: tensor<4x2xf32>, %arg3: tensor<i32>, %arg4: tensor<4xf32>, %arg5: tensor<3x4xf32>, %arg6: tensor<4x2xf32>, %arg7: tensor<16x3xf32>, %arg8: tensor<16x2xf32>) -> (tensor<4xf32> {jax.result_info = "result[0]['b1']"}, tensor<3x4xf32> {jax.result_info = "result[0]['w1']"}, tensor<4x2xf32> {jax.result_info = "result[0]['w2']"}, tensor<i32> {jax.result_info = "result[1][0].count"}, tensor<1xf32> {jax.result_info = "result[1][0].v_row['b1']"}, tensor<1xf32> {jax.result_info = "result[1][0].v_row['w1']"}, tensor<1xf32> {jax.result_info = "result[1][0].v_row['w2']"}, tensor<1xf32> {jax.result_info = "result[1][0].v_col['b1']"}, tensor<1xf32> {jax.result_info = "result[1][0].v_col['w1']"}, tensor<1xf32> {jax.result_info = "result[1][0].v_col['w2']"}, tensor<4xf32> {jax.result_info = "result[1][0].v['b1']"}, tensor<3x4xf32> {jax.result_info = "result[1][0].v['w1']"}, tensor<4x2xf32> {jax.result_info = "result[1][0].v['w2']"}, tensor<f32> {jax.result_info = "result[2]"}) {
    %0 = stablehlo.dot_general %arg7, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x3xf32>, tensor<3x4xf32>) -> tensor<16x4xf32>
    %1 = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [0, 1] : (tensor<1x4xf32>) -> tensor<16x4xf32>
    %3 = stablehlo.add %0, %2 : tensor<16x4xf32>
    %4 = stablehlo.tanh %3 : tensor<16x4xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %5 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<16x4xf32>
    %6 = stablehlo.subtract %5, %4 : tensor<16x4xf32>
    %7 = stablehlo.dot_general %4, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<4x2xf32>) -> tensor<16x2xf32>
    %8 = stablehlo.subtract %7, %arg8 : tensor<16x2xf32>
    %9 = stablehlo.multiply %8, %8 : tensor<16x2xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %11 = stablehlo.multiply %10, %8 : tensor<16x2xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.reduce(%9 init: %cst_1) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %13 = stablehlo.divide %12, %cst_2 : tensor<f32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_4 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %14 = stablehlo.divide %cst_3, %cst_4 : tensor<f32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [] : (tensor<f32>) -> tensor<16x2xf32>
    %16 = stablehlo.multiply %15, %11 : tensor<16x2xf32>
    %17 = stablehlo.dot_general %16, %4, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<16x4xf32>) -> tensor<2x4xf32>
    %18 = stablehlo.transpose %17, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %19 = stablehlo.dot_general %16, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<16x2xf32>, tensor<4x2xf32>) -> tensor<16x4xf32>
    %20 = stablehlo.multiply %19, %6 : tensor<16x4xf32>
    %21 = stablehlo.multiply %20, %4 : tensor<16x4xf32>
    %22 = stablehlo.add %20, %21 : tensor<16x4xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %23 = stablehlo.reduce(%22 init: %cst_5) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %24 = stablehlo.reshape %23 : (tensor<4xf32>) -> tensor<1x4xf32>
    %cst_6 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.reduce(%24 init: %cst_6) applies stablehlo.add across dimensions = [0] : (tensor<1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %26 = stablehlo.dot_general %22, %arg7, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<16x4xf32>, tensor<16x3xf32>) -> tensor<4x3xf32>
    %27 = stablehlo.transpose %26, dims = [1, 0] : (tensor<4x3xf32>) -> tensor<3x4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %28 = stablehlo.subtract %arg3, %c : tensor<i32>
    %c_7 = stablehlo.constant dense<1> : tensor<i32>
    %29 = stablehlo.add %28, %c_7 : tensor<i32>
    %30 = stablehlo.convert %29 : (tensor<i32>) -> tensor<f32>
    %cst_8 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %31 = stablehlo.power %30, %cst_8 : tensor<f32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %32 = stablehlo.subtract %cst_9, %31 : tensor<f32>
    %cst_10 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %33 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_11 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %35 = stablehlo.multiply %25, %25 : tensor<4xf32>
    %cst_12 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %37 = stablehlo.add %35, %36 : tensor<4xf32>
    %38 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %39 = stablehlo.multiply %38, %arg4 : tensor<4xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %40 = stablehlo.subtract %cst_13, %32 : tensor<f32>
    %41 = stablehlo.broadcast_in_dim %40, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %42 = stablehlo.multiply %41, %37 : tensor<4xf32>
    %43 = stablehlo.add %39, %42 : tensor<4xf32>
    %cst_14 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %45 = stablehlo.power %43, %44 : tensor<4xf32>
    %46 = stablehlo.multiply %25, %45 : tensor<4xf32>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %47 = stablehlo.subtract %arg3, %c_15 : tensor<i32>
    %c_16 = stablehlo.constant dense<1> : tensor<i32>
    %48 = stablehlo.add %47, %c_16 : tensor<i32>
    %49 = stablehlo.convert %48 : (tensor<i32>) -> tensor<f32>
    %cst_17 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %50 = stablehlo.power %49, %cst_17 : tensor<f32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %51 = stablehlo.subtract %cst_18, %50 : tensor<f32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_20 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %53 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %54 = stablehlo.multiply %27, %27 : tensor<3x4xf32>
    %cst_21 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %55 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %56 = stablehlo.add %54, %55 : tensor<3x4xf32>
    %57 = stablehlo.broadcast_in_dim %51, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %58 = stablehlo.multiply %57, %arg5 : tensor<3x4xf32>
    %cst_22 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %59 = stablehlo.subtract %cst_22, %51 : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %59, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %61 = stablehlo.multiply %60, %56 : tensor<3x4xf32>
    %62 = stablehlo.add %58, %61 : tensor<3x4xf32>
    %cst_23 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %63 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %64 = stablehlo.power %62, %63 : tensor<3x4xf32>
    %65 = stablehlo.multiply %27, %64 : tensor<3x4xf32>
    %c_24 = stablehlo.constant dense<0> : tensor<i32>
    %66 = stablehlo.subtract %arg3, %c_24 : tensor<i32>
    %c_25 = stablehlo.constant dense<1> : tensor<i32>
    %67 = stablehlo.add %66, %c_25 : tensor<i32>
    %68 = stablehlo.convert %67 : (tensor<i32>) -> tensor<f32>
    %cst_26 = stablehlo.constant dense<-8.000000e-01> : tensor<f32>
    %69 = stablehlo.power %68, %cst_26 : tensor<f32>
    %cst_27 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.subtract %cst_27, %69 : tensor<f32>
    %cst_28 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %71 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %cst_29 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<1xf32>
    %73 = stablehlo.multiply %18, %18 : tensor<4x2xf32>
    %cst_30 = stablehlo.constant dense<1.000000e-30> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %75 = stablehlo.add %73, %74 : tensor<4x2xf32>
    %76 = stablehlo.broadcast_in_dim %70, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %77 = stablehlo.multiply %76, %arg6 : tensor<4x2xf32>
    %cst_31 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.subtract %cst_31, %70 : tensor<f32>
    %79 = stablehlo.broadcast_in_dim %78, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %80 = stablehlo.multiply %79, %75 : tensor<4x2xf32>
    %81 = stablehlo.add %77, %80 : tensor<4x2xf32>
    %cst_32 = stablehlo.constant dense<-5.000000e-01> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %83 = stablehlo.power %81, %82 : tensor<4x2xf32>
    %84 = stablehlo.multiply %18, %83 : tensor<4x2xf32>
    %c_33 = stablehlo.constant dense<2147483647> : tensor<i32>
    %85 = stablehlo.compare LT, %arg3, %c_33, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_34 = stablehlo.constant dense<1> : tensor<i32>
    %86 = stablehlo.add %arg3, %c_34 : tensor<i32>
    %c_35 = stablehlo.constant dense<2147483647> : tensor<i32>
    %87 = call @_where(%85, %86, %c_35) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %88 = stablehlo.multiply %46, %46 : tensor<4xf32>
    %cst_36 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.reduce(%88 init: %cst_36) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_37 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %90 = stablehlo.divide %89, %cst_37 : tensor<f32>
    %91 = stablehlo.sqrt %90 : tensor<f32>
    %cst_38 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %92 = stablehlo.divide %91, %cst_38 : tensor<f32>
    %cst_39 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %93 = stablehlo.maximum %cst_39, %92 : tensor<f32>
    %94 = stablehlo.broadcast_in_dim %93, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %95 = stablehlo.divide %46, %94 : tensor<4xf32>
    %96 = stablehlo.multiply %65, %65 : tensor<3x4xf32>
    %cst_40 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %97 = stablehlo.reduce(%96 init: %cst_40) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_41 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %98 = stablehlo.divide %97, %cst_41 : tensor<f32>
    %99 = stablehlo.sqrt %98 : tensor<f32>
    %cst_42 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %100 = stablehlo.divide %99, %cst_42 : tensor<f32>
    %cst_43 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %101 = stablehlo.maximum %cst_43, %100 : tensor<f32>
    %102 = stablehlo.broadcast_in_dim %101, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %103 = stablehlo.divide %65, %102 : tensor<3x4xf32>
    %104 = stablehlo.multiply %84, %84 : tensor<4x2xf32>
    %cst_44 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %105 = stablehlo.reduce(%104 init: %cst_44) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_45 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %106 = stablehlo.divide %105, %cst_45 : tensor<f32>
    %107 = stablehlo.sqrt %106 : tensor<f32>
    %cst_46 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %108 = stablehlo.divide %107, %cst_46 : tensor<f32>
    %cst_47 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %109 = stablehlo.maximum %cst_47, %108 : tensor<f32>
    %110 = stablehlo.broadcast_in_dim %109, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %111 = stablehlo.divide %84, %110 : tensor<4x2xf32>
    %cst_48 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_48, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %113 = stablehlo.multiply %112, %95 : tensor<4xf32>
    %cst_49 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %114 = stablehlo.broadcast_in_dim %cst_49, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %115 = stablehlo.multiply %114, %103 : tensor<3x4xf32>
    %cst_50 = stablehlo.constant dense<5.000000e-02> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_50, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %117 = stablehlo.multiply %116, %111 : tensor<4x2xf32>
    %118 = stablehlo.multiply %arg0, %arg0 : tensor<4xf32>
    %cst_51 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %119 = stablehlo.reduce(%118 init: %cst_51) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_52 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %120 = stablehlo.divide %119, %cst_52 : tensor<f32>
    %121 = stablehlo.sqrt %120 : tensor<f32>
    %cst_53 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %122 = stablehlo.compare LE, %121, %cst_53, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_54 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_54, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %124 = call @_where_0(%122, %123, %arg0) : (tensor<i1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %cst_55 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %125 = stablehlo.compare LE, %121, %cst_55, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %126 = stablehlo.multiply %124, %124 : tensor<4xf32>
    %cst_56 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %127 = stablehlo.reduce(%126 init: %cst_56) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %cst_57 = stablehlo.constant dense<4.000000e+00> : tensor<f32>
    %128 = stablehlo.divide %127, %cst_57 : tensor<f32>
    %129 = stablehlo.sqrt %128 : tensor<f32>
    %cst_58 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %130 = call @_where_1(%125, %cst_58, %129) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %131 = stablehlo.broadcast_in_dim %130, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %132 = stablehlo.multiply %113, %131 : tensor<4xf32>
    %133 = stablehlo.multiply %arg1, %arg1 : tensor<3x4xf32>
    %cst_59 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %134 = stablehlo.reduce(%133 init: %cst_59) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_60 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %135 = stablehlo.divide %134, %cst_60 : tensor<f32>
    %136 = stablehlo.sqrt %135 : tensor<f32>
    %cst_61 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %137 = stablehlo.compare LE, %136, %cst_61, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_62 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %138 = stablehlo.broadcast_in_dim %cst_62, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %139 = call @_where_2(%137, %138, %arg1) : (tensor<i1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %cst_63 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %140 = stablehlo.compare LE, %136, %cst_63, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %141 = stablehlo.multiply %139, %139 : tensor<3x4xf32>
    %cst_64 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %142 = stablehlo.reduce(%141 init: %cst_64) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<f32>
    %cst_65 = stablehlo.constant dense<1.200000e+01> : tensor<f32>
    %143 = stablehlo.divide %142, %cst_65 : tensor<f32>
    %144 = stablehlo.sqrt %143 : tensor<f32>
    %cst_66 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %145 = call @_where_1(%140, %cst_66, %144) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %146 = stablehlo.broadcast_in_dim %145, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %147 = stablehlo.multiply %115, %146 : tensor<3x4xf32>
    %148 = stablehlo.multiply %arg2, %arg2 : tensor<4x2xf32>
    %cst_67 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %149 = stablehlo.reduce(%148 init: %cst_67) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_68 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %150 = stablehlo.divide %149, %cst_68 : tensor<f32>
    %151 = stablehlo.sqrt %150 : tensor<f32>
    %cst_69 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %152 = stablehlo.compare LE, %151, %cst_69, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %cst_70 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %153 = stablehlo.broadcast_in_dim %cst_70, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %154 = call @_where_3(%152, %153, %arg2) : (tensor<i1>, tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<4x2xf32>
    %cst_71 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %155 = stablehlo.compare LE, %151, %cst_71, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %156 = stablehlo.multiply %154, %154 : tensor<4x2xf32>
    %cst_72 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %157 = stablehlo.reduce(%156 init: %cst_72) applies stablehlo.add across dimensions = [0, 1] : (tensor<4x2xf32>, tensor<f32>) -> tensor<f32>
    %cst_73 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %158 = stablehlo.divide %157, %cst_73 : tensor<f32>
    %159 = stablehlo.sqrt %158 : tensor<f32>
    %cst_74 = stablehlo.constant dense<1.000000e-03> : tensor<f32>
    %160 = call @_where_1(%155, %cst_74, %159) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %161 = stablehlo.broadcast_in_dim %160, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %162 = stablehlo.multiply %117, %161 : tensor<4x2xf32>
    %cst_75 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %163 = stablehlo.broadcast_in_dim %cst_75, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %164 = stablehlo.multiply %163, %132 : tensor<4xf32>
    %cst_76 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %165 = stablehlo.broadcast_in_dim %cst_76, dims = [] : (tensor<f32>) -> tensor<3x4xf32>
    %166 = stablehlo.multiply %165, %147 : tensor<3x4xf32>
    %cst_77 = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
    %167 = stablehlo.broadcast_in_dim %cst_77, dims = [] : (tensor<f32>) -> tensor<4x2xf32>
    %168 = stablehlo.multiply %167, %162 : tensor<4x2xf32>
    %169 = stablehlo.add %arg0, %164 : tensor<4xf32>
    %170 = stablehlo.add %arg1, %166 : tensor<3x4xf32>
    %171 = stablehlo.add %arg2, %168 : tensor<4x2xf32>
    return %169, %170, %171, %87, %33, %52, %71, %34, %53, %72, %43, %62, %81, %13 : tensor<4xf32>, tensor<3x4xf32>, tensor<4x2xf32>, tensor<i32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<4xf32>, tensor<3x4xf32>, tensor<4x2xf32>, tensor<f32>
  }
  func.func private @_where(%arg0: tensor<i1>, %arg1: tensor<i32>, %arg2: tensor<i32>) -> tensor<i32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<i32>
    return %0 : tensor<i32>
  }
  func.func private @_where_0(%arg0: tensor<i1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @_where_1(%arg0: tensor<i1>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = stablehlo.convert %arg1 : tensor<f32>
    %1 = stablehlo.select %arg0, %0, %arg2 : tensor<i1>, tensor<f32>
    return %1 : tensor<f32>
  }
  func.func private @_where_2(%arg0: tensor<i1>, %arg1: tensor<3x4xf32>, %arg2: tensor<3x4xf32>) -> tensor<3x4xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<3x4xf32>
    return %0 : tensor<3x4xf32>
  }
  func.func private @_where_3(%arg0: tensor<i1>, %arg1: tensor<4x2xf32>, %arg2: tensor<4x2xf32>) -> tensor<4x2xf32> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<i1>, tensor<4x2xf32>
    return %0 : tensor<4x2xf32>
  }
}
