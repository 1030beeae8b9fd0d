module @jit_products attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xcomplex<f32>>, %arg1: tensor<8x6xcomplex<f32>>, %arg2: tensor<8x6xf32>) -> (tensor<8x8xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<6x6xcomplex<f32>> {jax.result_info = "result[1]"}, tensor<4x2x2xcomplex<f32>> {jax.result_info = "result[2]"}, tensor<complex<f32>> {jax.result_info = "result[3]"}) {
    %0 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<8x6xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>
    %1 = stablehlo.dot_general %arg0, %0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xcomplex<f32>>, tensor<6x8xcomplex<f32>>) -> tensor<8x8xcomplex<f32>>
    %2 = stablehlo.transpose %arg2, dims = [1, 0] : (tensor<8x6xf32>) -> tensor<6x8xf32>
    %3 = stablehlo.convert %2 : (tensor<6x8xf32>) -> tensor<6x8xcomplex<f32>>
    %4 = stablehlo.convert %arg1 : tensor<8x6xcomplex<f32>>
    %5 = stablehlo.dot_general %3, %4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<6x8xcomplex<f32>>, tensor<8x6xcomplex<f32>>) -> tensor<6x6xcomplex<f32>>
    %6 = stablehlo.slice %arg0 [0:8, 0:4] : (tensor<8x6xcomplex<f32>>) -> tensor<8x4xcomplex<f32>>
    %7 = stablehlo.reshape %6 : (tensor<8x4xcomplex<f32>>) -> tensor<4x2x4xcomplex<f32>>
    %8 = stablehlo.slice %arg1 [0:8, 0:4] : (tensor<8x6xcomplex<f32>>) -> tensor<8x4xcomplex<f32>>
    %9 = stablehlo.reshape %8 : (tensor<8x4xcomplex<f32>>) -> tensor<4x4x2xcomplex<f32>>
    %10 = stablehlo.dot_general %7, %9, batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [DEFAULT, DEFAULT] : (tensor<4x2x4xcomplex<f32>>, tensor<4x4x2xcomplex<f32>>) -> tensor<4x2x2xcomplex<f32>>
    %11 = stablehlo.real %arg0 : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xf32>
    %12 = stablehlo.imag %arg0 : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xf32>
    %13 = stablehlo.negate %12 : tensor<8x6xf32>
    %14 = stablehlo.complex %11, %13 : tensor<8x6xcomplex<f32>>
    %15 = stablehlo.reshape %14 : (tensor<8x6xcomplex<f32>>) -> tensor<48xcomplex<f32>>
    %16 = stablehlo.reshape %arg1 : (tensor<8x6xcomplex<f32>>) -> tensor<48xcomplex<f32>>
    %17 = stablehlo.dot_general %15, %16, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<48xcomplex<f32>>, tensor<48xcomplex<f32>>) -> tensor<complex<f32>>
    return %1, %5, %10, %17 : tensor<8x8xcomplex<f32>>, tensor<6x6xcomplex<f32>>, tensor<4x2x2xcomplex<f32>>, tensor<complex<f32>>
  }
}
