module @jit_arithmetic attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xcomplex<f32>>, %arg1: tensor<8x6xcomplex<f32>>, %arg2: tensor<8x6xf32>) -> (tensor<8x6xcomplex<f32>> {jax.result_info = "result[0][0]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[0][1]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[0][2]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[0][3]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[0][4]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[0][5]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[0][6]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[0][7]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[1][0]"}, tensor<8x6xf32> {jax.result_info = "result[1][1]"}, tensor<8x6xf32> {jax.result_info = "result[1][2]"}, tensor<8x6xf32> {jax.result_info = "result[1][3]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[1][4]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[1][5]"}, tensor<8x6xi1> {jax.result_info = "result[2][0]"}, tensor<8x6xi1> {jax.result_info = "result[2][1]"}, tensor<8x6xi1> {jax.result_info = "result[2][2]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[2][3]"}, tensor<8x6xi1> {jax.result_info = "result[2][4]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[3][0]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[3][1]"}, tensor<8x6xf32> {jax.result_info = "result[3][2]"}, tensor<8x6xf32> {jax.result_info = "result[3][3]"}) {
    %cst = stablehlo.constant dense<[(1.000000e+00,2.000000e+00), (3.000000e+00,0.000000e+00), (-0.000000e+00,-1.000000e+00), (5.000000e-01,0.000000e+00), (2.000000e+00,-1.000000e+00), (7.000000e+00,0.000000e+00)]> : tensor<6xcomplex<f32>>
    %0 = stablehlo.add %arg0, %arg1 : tensor<8x6xcomplex<f32>>
    %1 = stablehlo.subtract %arg0, %arg1 : tensor<8x6xcomplex<f32>>
    %2 = stablehlo.multiply %arg0, %arg1 : tensor<8x6xcomplex<f32>>
    %3 = stablehlo.divide %arg0, %arg1 : tensor<8x6xcomplex<f32>>
    %4 = stablehlo.negate %arg0 : tensor<8x6xcomplex<f32>>
    %5 = stablehlo.convert %arg2 : (tensor<8x6xf32>) -> tensor<8x6xcomplex<f32>>
    %6 = stablehlo.multiply %arg0, %5 : tensor<8x6xcomplex<f32>>
    %7 = stablehlo.convert %arg2 : (tensor<8x6xf32>) -> tensor<8x6xcomplex<f32>>
    %8 = stablehlo.divide %7, %arg0 : tensor<8x6xcomplex<f32>>
    %9 = stablehlo.broadcast_in_dim %cst, dims = [1] : (tensor<6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
    %10 = stablehlo.broadcast_in_dim %9, dims = [0, 1] : (tensor<1x6xcomplex<f32>>) -> tensor<8x6xcomplex<f32>>
    %11 = stablehlo.multiply %10, %arg0 : tensor<8x6xcomplex<f32>>
    %12 = stablehlo.real %arg0 : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xf32>
    %13 = stablehlo.imag %arg0 : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xf32>
    %14 = stablehlo.negate %13 : tensor<8x6xf32>
    %15 = stablehlo.complex %12, %14 : tensor<8x6xcomplex<f32>>
    %16 = stablehlo.real %arg0 : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xf32>
    %17 = stablehlo.imag %arg0 : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xf32>
    %18 = stablehlo.abs %arg0 : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xf32>
    %19 = stablehlo.sign %arg0 : tensor<8x6xcomplex<f32>>
    %20 = stablehlo.negate %arg2 : tensor<8x6xf32>
    %21 = stablehlo.complex %arg2, %20 : tensor<8x6xcomplex<f32>>
    %22 = stablehlo.compare EQ, %arg0, %arg1, FLOAT : (tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>) -> tensor<8x6xi1>
    %23 = stablehlo.compare NE, %arg0, %arg1, FLOAT : (tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>) -> tensor<8x6xi1>
    %24 = stablehlo.compare EQ, %arg0, %arg0, FLOAT : (tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>) -> tensor<8x6xi1>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %26 = stablehlo.compare GT, %arg2, %25, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %27 = call @_where(%26, %arg0, %arg1) : (tensor<8x6xi1>, tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>) -> tensor<8x6xcomplex<f32>>
    %28 = stablehlo.real %arg0 : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xf32>
    %29 = stablehlo.is_finite %28 : (tensor<8x6xf32>) -> tensor<8x6xi1>
    %30 = stablehlo.imag %arg0 : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xf32>
    %31 = stablehlo.is_finite %30 : (tensor<8x6xf32>) -> tensor<8x6xi1>
    %32 = stablehlo.and %29, %31 : tensor<8x6xi1>
    %33 = stablehlo.convert %arg2 : (tensor<8x6xf32>) -> tensor<8x6xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %35 = stablehlo.compare GT, %arg2, %34, FLOAT : (tensor<8x6xf32>, tensor<8x6xf32>) -> tensor<8x6xi1>
    %36 = stablehlo.convert %35 : (tensor<8x6xi1>) -> tensor<8x6xcomplex<f32>>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %37 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    return %0, %1, %2, %3, %4, %6, %8, %11, %15, %16, %17, %18, %19, %21, %22, %23, %24, %27, %32, %33, %36, %arg2, %37 : tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>, tensor<8x6xf32>, tensor<8x6xf32>, tensor<8x6xf32>, tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>, tensor<8x6xi1>, tensor<8x6xi1>, tensor<8x6xi1>, tensor<8x6xcomplex<f32>>, tensor<8x6xi1>, tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>, tensor<8x6xf32>, tensor<8x6xf32>
  }
  func.func private @_where(%arg0: tensor<8x6xi1>, %arg1: tensor<8x6xcomplex<f32>>, %arg2: tensor<8x6xcomplex<f32>>) -> tensor<8x6xcomplex<f32>> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x6xi1>, tensor<8x6xcomplex<f32>>
    return %0 : tensor<8x6xcomplex<f32>>
  }
}
