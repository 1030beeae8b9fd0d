module @jit_training attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<6x10xcomplex<f32>>, %arg1: tensor<10x3xcomplex<f32>>, %arg2: tensor<8x6xcomplex<f32>>, %arg3: tensor<8x3xcomplex<f32>>) -> (tensor<6x10xcomplex<f32>> {jax.result_info = "result[0]['in']"}, tensor<10x3xcomplex<f32>> {jax.result_info = "result[0]['out']"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xcomplex<f32>>, tensor<6x10xcomplex<f32>>) -> tensor<8x10xcomplex<f32>>
    %1 = stablehlo.tanh %0 : tensor<8x10xcomplex<f32>>
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<8x10xcomplex<f32>>
    %3 = stablehlo.subtract %2, %1 : tensor<8x10xcomplex<f32>>
    %4 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x10xcomplex<f32>>, tensor<10x3xcomplex<f32>>) -> tensor<8x3xcomplex<f32>>
    %5 = stablehlo.subtract %4, %arg3 : tensor<8x3xcomplex<f32>>
    %6 = stablehlo.abs %5 : (tensor<8x3xcomplex<f32>>) -> tensor<8x3xf32>
    %7 = stablehlo.real %5 : (tensor<8x3xcomplex<f32>>) -> tensor<8x3xf32>
    %8 = stablehlo.imag %5 : (tensor<8x3xcomplex<f32>>) -> tensor<8x3xf32>
    %9 = stablehlo.negate %8 : tensor<8x3xf32>
    %10 = stablehlo.complex %7, %9 : tensor<8x3xcomplex<f32>>
    %11 = stablehlo.convert %6 : (tensor<8x3xf32>) -> tensor<8x3xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %12 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<8x3xcomplex<f32>>
    %13 = stablehlo.compare EQ, %11, %12, FLOAT : (tensor<8x3xcomplex<f32>>, tensor<8x3xcomplex<f32>>) -> tensor<8x3xi1>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %14 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<8x3xcomplex<f32>>
    %15 = stablehlo.select %13, %14, %11 : tensor<8x3xi1>, tensor<8x3xcomplex<f32>>
    %16 = stablehlo.divide %10, %15 : tensor<8x3xcomplex<f32>>
    %17 = stablehlo.multiply %6, %6 : tensor<8x3xf32>
    %cst_2 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %19 = stablehlo.multiply %18, %6 : tensor<8x3xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %20 = stablehlo.reduce(%17 init: %cst_3) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x3xf32>, tensor<f32>) -> tensor<f32>
    %cst_4 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %21 = stablehlo.divide %20, %cst_4 : tensor<f32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_6 = stablehlo.constant dense<2.400000e+01> : tensor<f32>
    %22 = stablehlo.divide %cst_5, %cst_6 : tensor<f32>
    %23 = stablehlo.broadcast_in_dim %22, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %24 = stablehlo.multiply %23, %19 : tensor<8x3xf32>
    %cst_7 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<8x3xf32>
    %26 = stablehlo.complex %24, %25 : tensor<8x3xcomplex<f32>>
    %27 = stablehlo.multiply %26, %16 : tensor<8x3xcomplex<f32>>
    %28 = stablehlo.dot_general %27, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x3xcomplex<f32>>, tensor<8x10xcomplex<f32>>) -> tensor<3x10xcomplex<f32>>
    %29 = stablehlo.transpose %28, dims = [1, 0] : (tensor<3x10xcomplex<f32>>) -> tensor<10x3xcomplex<f32>>
    %30 = stablehlo.dot_general %27, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<8x3xcomplex<f32>>, tensor<10x3xcomplex<f32>>) -> tensor<8x10xcomplex<f32>>
    %31 = stablehlo.multiply %30, %3 : tensor<8x10xcomplex<f32>>
    %32 = stablehlo.multiply %31, %1 : tensor<8x10xcomplex<f32>>
    %33 = stablehlo.add %31, %32 : tensor<8x10xcomplex<f32>>
    %34 = stablehlo.dot_general %33, %arg2, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x10xcomplex<f32>>, tensor<8x6xcomplex<f32>>) -> tensor<10x6xcomplex<f32>>
    %35 = stablehlo.transpose %34, dims = [1, 0] : (tensor<10x6xcomplex<f32>>) -> tensor<6x10xcomplex<f32>>
    %36 = stablehlo.real %35 : (tensor<6x10xcomplex<f32>>) -> tensor<6x10xf32>
    %37 = stablehlo.imag %35 : (tensor<6x10xcomplex<f32>>) -> tensor<6x10xf32>
    %38 = stablehlo.negate %37 : tensor<6x10xf32>
    %39 = stablehlo.complex %36, %38 : tensor<6x10xcomplex<f32>>
    %cst_8 = stablehlo.constant dense<(1.000000e-01,0.000000e+00)> : tensor<complex<f32>>
    %40 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<complex<f32>>) -> tensor<6x10xcomplex<f32>>
    %41 = stablehlo.multiply %40, %39 : tensor<6x10xcomplex<f32>>
    %42 = stablehlo.subtract %arg0, %41 : tensor<6x10xcomplex<f32>>
    %43 = stablehlo.real %29 : (tensor<10x3xcomplex<f32>>) -> tensor<10x3xf32>
    %44 = stablehlo.imag %29 : (tensor<10x3xcomplex<f32>>) -> tensor<10x3xf32>
    %45 = stablehlo.negate %44 : tensor<10x3xf32>
    %46 = stablehlo.complex %43, %45 : tensor<10x3xcomplex<f32>>
    %cst_9 = stablehlo.constant dense<(1.000000e-01,0.000000e+00)> : tensor<complex<f32>>
    %47 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<complex<f32>>) -> tensor<10x3xcomplex<f32>>
    %48 = stablehlo.multiply %47, %46 : tensor<10x3xcomplex<f32>>
    %49 = stablehlo.subtract %arg1, %48 : tensor<10x3xcomplex<f32>>
    return %42, %49, %21 : tensor<6x10xcomplex<f32>>, tensor<10x3xcomplex<f32>>, tensor<f32>
  }
}
