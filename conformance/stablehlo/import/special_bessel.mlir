module @jit_bessel attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {jax.result_info = "result[0]"}, tensor<8x8xf32> {jax.result_info = "result[1]"}) {
    %0 = chlo.bessel_i1e %arg0 : tensor<8x8xf32> -> tensor<8x8xf32>
    %1 = stablehlo.abs %arg0 : tensor<8x8xf32>
    %cst = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %cst_0 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %cst_1 = stablehlo.constant dense<3.200000e+01> : tensor<f32>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %5 = stablehlo.multiply %2, %1 : tensor<8x8xf32>
    %6 = stablehlo.subtract %5, %3 : tensor<8x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %9 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %10 = stablehlo.multiply %6, %7 : tensor<8x8xf32>
    %11 = stablehlo.subtract %10, %8 : tensor<8x8xf32>
    %cst_5 = stablehlo.constant dense<-1.30002498E-8> : tensor<f32>
    %12 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %13 = stablehlo.add %11, %12 : tensor<8x8xf32>
    %14 = stablehlo.multiply %6, %13 : tensor<8x8xf32>
    %15 = stablehlo.subtract %14, %7 : tensor<8x8xf32>
    %cst_6 = stablehlo.constant dense<6.04699508E-8> : tensor<f32>
    %16 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %17 = stablehlo.add %15, %16 : tensor<8x8xf32>
    %18 = stablehlo.multiply %6, %17 : tensor<8x8xf32>
    %19 = stablehlo.subtract %18, %13 : tensor<8x8xf32>
    %cst_7 = stablehlo.constant dense<-2.67079372E-7> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %21 = stablehlo.add %19, %20 : tensor<8x8xf32>
    %22 = stablehlo.multiply %6, %21 : tensor<8x8xf32>
    %23 = stablehlo.subtract %22, %17 : tensor<8x8xf32>
    %cst_8 = stablehlo.constant dense<1.11738757E-6> : tensor<f32>
    %24 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %25 = stablehlo.add %23, %24 : tensor<8x8xf32>
    %26 = stablehlo.multiply %6, %25 : tensor<8x8xf32>
    %27 = stablehlo.subtract %26, %21 : tensor<8x8xf32>
    %cst_9 = stablehlo.constant dense<-4.41673819E-6> : tensor<f32>
    %28 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %29 = stablehlo.add %27, %28 : tensor<8x8xf32>
    %30 = stablehlo.multiply %6, %29 : tensor<8x8xf32>
    %31 = stablehlo.subtract %30, %25 : tensor<8x8xf32>
    %cst_10 = stablehlo.constant dense<1.64484482E-5> : tensor<f32>
    %32 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %33 = stablehlo.add %31, %32 : tensor<8x8xf32>
    %34 = stablehlo.multiply %6, %33 : tensor<8x8xf32>
    %35 = stablehlo.subtract %34, %29 : tensor<8x8xf32>
    %cst_11 = stablehlo.constant dense<-5.75419508E-5> : tensor<f32>
    %36 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %37 = stablehlo.add %35, %36 : tensor<8x8xf32>
    %38 = stablehlo.multiply %6, %37 : tensor<8x8xf32>
    %39 = stablehlo.subtract %38, %33 : tensor<8x8xf32>
    %cst_12 = stablehlo.constant dense<1.88502891E-4> : tensor<f32>
    %40 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %41 = stablehlo.add %39, %40 : tensor<8x8xf32>
    %42 = stablehlo.multiply %6, %41 : tensor<8x8xf32>
    %43 = stablehlo.subtract %42, %37 : tensor<8x8xf32>
    %cst_13 = stablehlo.constant dense<-5.76375576E-4> : tensor<f32>
    %44 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %45 = stablehlo.add %43, %44 : tensor<8x8xf32>
    %46 = stablehlo.multiply %6, %45 : tensor<8x8xf32>
    %47 = stablehlo.subtract %46, %41 : tensor<8x8xf32>
    %cst_14 = stablehlo.constant dense<0.00163947558> : tensor<f32>
    %48 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %49 = stablehlo.add %47, %48 : tensor<8x8xf32>
    %50 = stablehlo.multiply %6, %49 : tensor<8x8xf32>
    %51 = stablehlo.subtract %50, %45 : tensor<8x8xf32>
    %cst_15 = stablehlo.constant dense<-4.324310e-03> : tensor<f32>
    %52 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %53 = stablehlo.add %51, %52 : tensor<8x8xf32>
    %54 = stablehlo.multiply %6, %53 : tensor<8x8xf32>
    %55 = stablehlo.subtract %54, %49 : tensor<8x8xf32>
    %cst_16 = stablehlo.constant dense<0.0105464607> : tensor<f32>
    %56 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %57 = stablehlo.add %55, %56 : tensor<8x8xf32>
    %58 = stablehlo.multiply %6, %57 : tensor<8x8xf32>
    %59 = stablehlo.subtract %58, %53 : tensor<8x8xf32>
    %cst_17 = stablehlo.constant dense<-0.0237374157> : tensor<f32>
    %60 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %61 = stablehlo.add %59, %60 : tensor<8x8xf32>
    %62 = stablehlo.multiply %6, %61 : tensor<8x8xf32>
    %63 = stablehlo.subtract %62, %57 : tensor<8x8xf32>
    %cst_18 = stablehlo.constant dense<0.0493052825> : tensor<f32>
    %64 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %65 = stablehlo.add %63, %64 : tensor<8x8xf32>
    %66 = stablehlo.multiply %6, %65 : tensor<8x8xf32>
    %67 = stablehlo.subtract %66, %61 : tensor<8x8xf32>
    %cst_19 = stablehlo.constant dense<-9.490110e-02> : tensor<f32>
    %68 = stablehlo.broadcast_in_dim %cst_19, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %69 = stablehlo.add %67, %68 : tensor<8x8xf32>
    %70 = stablehlo.multiply %6, %69 : tensor<8x8xf32>
    %71 = stablehlo.subtract %70, %65 : tensor<8x8xf32>
    %cst_20 = stablehlo.constant dense<0.171620905> : tensor<f32>
    %72 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %73 = stablehlo.add %71, %72 : tensor<8x8xf32>
    %74 = stablehlo.multiply %6, %73 : tensor<8x8xf32>
    %75 = stablehlo.subtract %74, %69 : tensor<8x8xf32>
    %cst_21 = stablehlo.constant dense<-0.304682672> : tensor<f32>
    %76 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %77 = stablehlo.add %75, %76 : tensor<8x8xf32>
    %78 = stablehlo.multiply %6, %77 : tensor<8x8xf32>
    %79 = stablehlo.subtract %78, %73 : tensor<8x8xf32>
    %cst_22 = stablehlo.constant dense<0.676795303> : tensor<f32>
    %80 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %81 = stablehlo.add %79, %80 : tensor<8x8xf32>
    %82 = stablehlo.subtract %81, %73 : tensor<8x8xf32>
    %cst_23 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %83 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %84 = stablehlo.multiply %83, %82 : tensor<8x8xf32>
    %85 = stablehlo.divide %4, %1 : tensor<8x8xf32>
    %86 = stablehlo.subtract %85, %3 : tensor<8x8xf32>
    %cst_24 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %87 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %cst_25 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %88 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %cst_26 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %89 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %90 = stablehlo.multiply %86, %87 : tensor<8x8xf32>
    %91 = stablehlo.subtract %90, %88 : tensor<8x8xf32>
    %cst_27 = stablehlo.constant dense<3.39623196E-9> : tensor<f32>
    %92 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %93 = stablehlo.add %91, %92 : tensor<8x8xf32>
    %94 = stablehlo.multiply %86, %93 : tensor<8x8xf32>
    %95 = stablehlo.subtract %94, %87 : tensor<8x8xf32>
    %cst_28 = stablehlo.constant dense<2.26666899E-8> : tensor<f32>
    %96 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %97 = stablehlo.add %95, %96 : tensor<8x8xf32>
    %98 = stablehlo.multiply %86, %97 : tensor<8x8xf32>
    %99 = stablehlo.subtract %98, %93 : tensor<8x8xf32>
    %cst_29 = stablehlo.constant dense<2.04891862E-7> : tensor<f32>
    %100 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %101 = stablehlo.add %99, %100 : tensor<8x8xf32>
    %102 = stablehlo.multiply %86, %101 : tensor<8x8xf32>
    %103 = stablehlo.subtract %102, %97 : tensor<8x8xf32>
    %cst_30 = stablehlo.constant dense<2.89137051E-6> : tensor<f32>
    %104 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %105 = stablehlo.add %103, %104 : tensor<8x8xf32>
    %106 = stablehlo.multiply %86, %105 : tensor<8x8xf32>
    %107 = stablehlo.subtract %106, %101 : tensor<8x8xf32>
    %cst_31 = stablehlo.constant dense<6.88975852E-5> : tensor<f32>
    %108 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %109 = stablehlo.add %107, %108 : tensor<8x8xf32>
    %110 = stablehlo.multiply %86, %109 : tensor<8x8xf32>
    %111 = stablehlo.subtract %110, %105 : tensor<8x8xf32>
    %cst_32 = stablehlo.constant dense<0.00336911646> : tensor<f32>
    %112 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %113 = stablehlo.add %111, %112 : tensor<8x8xf32>
    %114 = stablehlo.multiply %86, %113 : tensor<8x8xf32>
    %115 = stablehlo.subtract %114, %109 : tensor<8x8xf32>
    %cst_33 = stablehlo.constant dense<0.804490387> : tensor<f32>
    %116 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %117 = stablehlo.add %115, %116 : tensor<8x8xf32>
    %118 = stablehlo.subtract %117, %109 : tensor<8x8xf32>
    %cst_34 = stablehlo.constant dense<5.000000e-01> : tensor<f32>
    %119 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %120 = stablehlo.multiply %119, %118 : tensor<8x8xf32>
    %121 = stablehlo.sqrt %1 : tensor<8x8xf32>
    %122 = stablehlo.divide %120, %121 : tensor<8x8xf32>
    %cst_35 = stablehlo.constant dense<8.000000e+00> : tensor<f32>
    %123 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %124 = stablehlo.compare LE, %1, %123, FLOAT : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xi1>
    %125 = stablehlo.select %124, %84, %122 : tensor<8x8xi1>, tensor<8x8xf32>
    return %0, %125 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
