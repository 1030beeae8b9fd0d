module @jit_more_dimensions attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6x5xcomplex<f32>>, %arg1: tensor<8x6x7xf32>) -> (tensor<8x6x5xcomplex<f32>> {jax.result_info = "result[0][0]"}, tensor<8x6x5xcomplex<f32>> {jax.result_info = "result[0][1]"}, tensor<8x6x4xcomplex<f32>> {jax.result_info = "result[0][2]"}, tensor<8x6x7xf32> {jax.result_info = "result[0][3]"}, tensor<8x6x5xcomplex<f32>> {jax.result_info = "result[1][0]"}, tensor<8x6x5xcomplex<f32>> {jax.result_info = "result[1][1]"}, tensor<8x6x4xcomplex<f32>> {jax.result_info = "result[1][2]"}, tensor<4x6x9xf32> {jax.result_info = "result[1][3]"}, tensor<8x6x5xcomplex<f32>> {jax.result_info = "result[2]"}, tensor<8x6x5xcomplex<f32>> {jax.result_info = "result[3]"}, tensor<8x6x5xcomplex<f32>> {jax.result_info = "result[4]"}) {
    %0 = call @fft(%arg0) : (tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>>
    %1 = call @fft_0(%arg0) : (tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>>
    %2 = call @fft_1(%arg1) : (tensor<8x6x7xf32>) -> tensor<8x6x4xcomplex<f32>>
    %3 = stablehlo.slice %arg0 [0:8, 0:6, 0:4] : (tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x4xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = call @_pad(%3, %c) : (tensor<8x6x4xcomplex<f32>>, tensor<i32>) -> tensor<8x6x4xcomplex<f32>>
    %5 = call @fft_2(%4) : (tensor<8x6x4xcomplex<f32>>) -> tensor<8x6x7xf32>
    %6 = call @fft_3(%arg0) : (tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>>
    %7 = call @fft_4(%arg0) : (tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>>
    %8 = call @fft_5(%arg1) : (tensor<8x6x7xf32>) -> tensor<8x6x4xcomplex<f32>>
    %9 = stablehlo.slice %arg0 [0:4, 0:6, 0:5] : (tensor<8x6x5xcomplex<f32>>) -> tensor<4x6x5xcomplex<f32>>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %10 = call @_pad_6(%9, %c_0) : (tensor<4x6x5xcomplex<f32>>, tensor<i32>) -> tensor<4x6x5xcomplex<f32>>
    %11 = call @fft_7(%10) : (tensor<4x6x5xcomplex<f32>>) -> tensor<4x6x9xf32>
    %12 = stablehlo.transpose %arg0, dims = [1, 2, 0] : (tensor<8x6x5xcomplex<f32>>) -> tensor<6x5x8xcomplex<f32>>
    %13 = call @fft_8(%12) : (tensor<6x5x8xcomplex<f32>>) -> tensor<6x5x8xcomplex<f32>>
    %14 = stablehlo.transpose %13, dims = [2, 0, 1] : (tensor<6x5x8xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>>
    %15 = stablehlo.transpose %arg0, dims = [0, 2, 1] : (tensor<8x6x5xcomplex<f32>>) -> tensor<8x5x6xcomplex<f32>>
    %16 = call @fft_9(%15) : (tensor<8x5x6xcomplex<f32>>) -> tensor<8x5x6xcomplex<f32>>
    %17 = stablehlo.transpose %16, dims = [0, 2, 1] : (tensor<8x5x6xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>>
    %18 = call @fft_10(%arg0) : (tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>>
    %19 = call @fft_11(%18) : (tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>>
    return %0, %1, %2, %5, %6, %7, %8, %11, %14, %17, %19 : tensor<8x6x5xcomplex<f32>>, tensor<8x6x5xcomplex<f32>>, tensor<8x6x4xcomplex<f32>>, tensor<8x6x7xf32>, tensor<8x6x5xcomplex<f32>>, tensor<8x6x5xcomplex<f32>>, tensor<8x6x4xcomplex<f32>>, tensor<4x6x9xf32>, tensor<8x6x5xcomplex<f32>>, tensor<8x6x5xcomplex<f32>>, tensor<8x6x5xcomplex<f32>>
  }
  func.func private @fft(%arg0: tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [6, 5] : (tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>>
    return %0 : tensor<8x6x5xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [6, 5] : (tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>>
    return %0 : tensor<8x6x5xcomplex<f32>>
  }
  func.func private @fft_1(%arg0: tensor<8x6x7xf32>) -> tensor<8x6x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [6, 7] : (tensor<8x6x7xf32>) -> tensor<8x6x4xcomplex<f32>>
    return %0 : tensor<8x6x4xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<8x6x4xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<8x6x4xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<8x6x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<8x6x4xcomplex<f32>>
    return %1 : tensor<8x6x4xcomplex<f32>>
  }
  func.func private @fft_2(%arg0: tensor<8x6x4xcomplex<f32>>) -> tensor<8x6x7xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [6, 7] : (tensor<8x6x4xcomplex<f32>>) -> tensor<8x6x7xf32>
    return %0 : tensor<8x6x7xf32>
  }
  func.func private @fft_3(%arg0: tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [8, 6, 5] : (tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>>
    return %0 : tensor<8x6x5xcomplex<f32>>
  }
  func.func private @fft_4(%arg0: tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [8, 6, 5] : (tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>>
    return %0 : tensor<8x6x5xcomplex<f32>>
  }
  func.func private @fft_5(%arg0: tensor<8x6x7xf32>) -> tensor<8x6x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [8, 6, 7] : (tensor<8x6x7xf32>) -> tensor<8x6x4xcomplex<f32>>
    return %0 : tensor<8x6x4xcomplex<f32>>
  }
  func.func private @_pad_6(%arg0: tensor<4x6x5xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x6x5xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0], high = [0, 0, 0], interior = [0, 0, 0] : (tensor<4x6x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x6x5xcomplex<f32>>
    return %1 : tensor<4x6x5xcomplex<f32>>
  }
  func.func private @fft_7(%arg0: tensor<4x6x5xcomplex<f32>>) -> tensor<4x6x9xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [4, 6, 9] : (tensor<4x6x5xcomplex<f32>>) -> tensor<4x6x9xf32>
    return %0 : tensor<4x6x9xf32>
  }
  func.func private @fft_8(%arg0: tensor<6x5x8xcomplex<f32>>) -> tensor<6x5x8xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [8] : (tensor<6x5x8xcomplex<f32>>) -> tensor<6x5x8xcomplex<f32>>
    return %0 : tensor<6x5x8xcomplex<f32>>
  }
  func.func private @fft_9(%arg0: tensor<8x5x6xcomplex<f32>>) -> tensor<8x5x6xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [6] : (tensor<8x5x6xcomplex<f32>>) -> tensor<8x5x6xcomplex<f32>>
    return %0 : tensor<8x5x6xcomplex<f32>>
  }
  func.func private @fft_10(%arg0: tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [5] : (tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>>
    return %0 : tensor<8x6x5xcomplex<f32>>
  }
  func.func private @fft_11(%arg0: tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [5] : (tensor<8x6x5xcomplex<f32>>) -> tensor<8x6x5xcomplex<f32>>
    return %0 : tensor<8x6x5xcomplex<f32>>
  }
}
