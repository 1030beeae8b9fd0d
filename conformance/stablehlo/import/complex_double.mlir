module @jit_double attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xcomplex<f64>>, %arg1: tensor<8x6xcomplex<f64>>) -> (tensor<8x6xcomplex<f64>> {jax.result_info = "result[0]"}, tensor<8x6xcomplex<f64>> {jax.result_info = "result[1]"}, tensor<8x6xf64> {jax.result_info = "result[2]"}, tensor<8x6xcomplex<f64>> {jax.result_info = "result[3]"}, tensor<8x6xcomplex<f64>> {jax.result_info = "result[4]"}, tensor<8x8xcomplex<f64>> {jax.result_info = "result[5]"}, tensor<8x6xcomplex<f64>> {jax.result_info = "result[6]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[7]"}) {
    %0 = stablehlo.multiply %arg0, %arg1 : tensor<8x6xcomplex<f64>>
    %1 = stablehlo.divide %arg0, %arg1 : tensor<8x6xcomplex<f64>>
    %2 = stablehlo.abs %arg0 : (tensor<8x6xcomplex<f64>>) -> tensor<8x6xf64>
    %3 = stablehlo.exponential %arg0 : tensor<8x6xcomplex<f64>>
    %4 = stablehlo.sqrt %arg0 : tensor<8x6xcomplex<f64>>
    %5 = stablehlo.transpose %arg1, dims = [1, 0] : (tensor<8x6xcomplex<f64>>) -> tensor<6x8xcomplex<f64>>
    %6 = stablehlo.dot_general %arg0, %5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<8x6xcomplex<f64>>, tensor<6x8xcomplex<f64>>) -> tensor<8x8xcomplex<f64>>
    %7 = call @fft(%arg0) : (tensor<8x6xcomplex<f64>>) -> tensor<8x6xcomplex<f64>>
    %8 = stablehlo.convert %arg0 : (tensor<8x6xcomplex<f64>>) -> tensor<8x6xcomplex<f32>>
    return %0, %1, %2, %3, %4, %6, %7, %8 : tensor<8x6xcomplex<f64>>, tensor<8x6xcomplex<f64>>, tensor<8x6xf64>, tensor<8x6xcomplex<f64>>, tensor<8x6xcomplex<f64>>, tensor<8x8xcomplex<f64>>, tensor<8x6xcomplex<f64>>, tensor<8x6xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<8x6xcomplex<f64>>) -> tensor<8x6xcomplex<f64>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [6] : (tensor<8x6xcomplex<f64>>) -> tensor<8x6xcomplex<f64>>
    return %0 : tensor<8x6xcomplex<f64>>
  }
}
