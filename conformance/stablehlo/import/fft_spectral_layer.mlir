module @jit_spectral_layer attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<3x3x4x5xcomplex<f32>>, %arg1: tensor<8x12x10x4xf32>) -> (tensor<3x3x4x5xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<f32> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.transpose %arg1, dims = [0, 3, 1, 2] : (tensor<8x12x10x4xf32>) -> tensor<8x4x12x10xf32>
    %1 = call @fft(%0) : (tensor<8x4x12x10xf32>) -> tensor<8x4x12x6xcomplex<f32>>
    %2 = stablehlo.transpose %1, dims = [0, 2, 3, 1] : (tensor<8x4x12x6xcomplex<f32>>) -> tensor<8x12x6x4xcomplex<f32>>
    %3 = stablehlo.slice %2 [0:8, 0:3, 0:3, 0:4] : (tensor<8x12x6x4xcomplex<f32>>) -> tensor<8x3x3x4xcomplex<f32>>
    %4 = stablehlo.dot_general %arg0, %3, batching_dims = [0, 1] x [1, 2], contracting_dims = [2] x [3], precision = [DEFAULT, DEFAULT] : (tensor<3x3x4x5xcomplex<f32>>, tensor<8x3x3x4xcomplex<f32>>) -> tensor<3x3x5x8xcomplex<f32>>
    %5 = stablehlo.transpose %4, dims = [3, 0, 1, 2] : (tensor<3x3x5x8xcomplex<f32>>) -> tensor<8x3x3x5xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %6 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<8x12x6x5xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %8 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.concatenate %7, %8, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %cst_1 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<8x12x6x5xcomplex<f32>>
    %11 = "stablehlo.scatter"(%6, %9, %5) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2, 3], scatter_dims_to_operand_dims = [1, 2]>, unique_indices = true}> ({
    ^bb0(%arg2: tensor<complex<f32>>, %arg3: tensor<complex<f32>>):
      stablehlo.return %arg3 : tensor<complex<f32>>
    }) : (tensor<8x12x6x5xcomplex<f32>>, tensor<2xi32>, tensor<8x3x3x5xcomplex<f32>>) -> tensor<8x12x6x5xcomplex<f32>>
    %12 = stablehlo.transpose %11, dims = [0, 3, 1, 2] : (tensor<8x12x6x5xcomplex<f32>>) -> tensor<8x5x12x6xcomplex<f32>>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %13:2 = call @_pad(%12, %c_2) : (tensor<8x5x12x6xcomplex<f32>>, tensor<i32>) -> (tensor<8x5x12x6xcomplex<f32>>, tensor<complex<f32>>)
    %14 = call @fft_0(%13#0) : (tensor<8x5x12x6xcomplex<f32>>) -> tensor<8x5x12x10xf32>
    %15 = stablehlo.transpose %14, dims = [0, 2, 3, 1] : (tensor<8x5x12x10xf32>) -> tensor<8x12x10x5xf32>
    %16 = stablehlo.tanh %15 : tensor<8x12x10x5xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %17 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<8x12x10x5xf32>
    %18 = stablehlo.subtract %17, %16 : tensor<8x12x10x5xf32>
    %19 = stablehlo.multiply %16, %16 : tensor<8x12x10x5xf32>
    %cst_4 = stablehlo.constant dense<2.000000e+00> : tensor<f32>
    %20 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<8x12x10x5xf32>
    %21 = stablehlo.multiply %20, %16 : tensor<8x12x10x5xf32>
    %cst_5 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %22 = stablehlo.reduce(%19 init: %cst_5) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<8x12x10x5xf32>, tensor<f32>) -> tensor<f32>
    %cst_6 = stablehlo.constant dense<4.800000e+03> : tensor<f32>
    %23 = stablehlo.divide %22, %cst_6 : tensor<f32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %cst_8 = stablehlo.constant dense<4.800000e+03> : tensor<f32>
    %24 = stablehlo.divide %cst_7, %cst_8 : tensor<f32>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<f32>) -> tensor<8x12x10x5xf32>
    %26 = stablehlo.multiply %25, %21 : tensor<8x12x10x5xf32>
    %27 = stablehlo.multiply %26, %18 : tensor<8x12x10x5xf32>
    %28 = stablehlo.multiply %27, %16 : tensor<8x12x10x5xf32>
    %29 = stablehlo.add %27, %28 : tensor<8x12x10x5xf32>
    %30 = stablehlo.transpose %29, dims = [0, 3, 1, 2] : (tensor<8x12x10x5xf32>) -> tensor<8x5x12x10xf32>
    %31 = call @fft_1(%30) : (tensor<8x5x12x10xf32>) -> tensor<8x5x12x6xcomplex<f32>>
    %32 = call @_pad_3(%13#1, %31) : (tensor<complex<f32>>, tensor<8x5x12x6xcomplex<f32>>) -> tensor<8x5x12x6xcomplex<f32>>
    %33 = stablehlo.transpose %32, dims = [0, 2, 3, 1] : (tensor<8x5x12x6xcomplex<f32>>) -> tensor<8x12x6x5xcomplex<f32>>
    %c_9 = stablehlo.constant dense<[9, 3]> : tensor<2xi32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %34 = stablehlo.broadcast_in_dim %c_10, dims = [] : (tensor<i32>) -> tensor<2xi32>
    %35 = stablehlo.compare GE, %9, %34, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %36 = stablehlo.compare LE, %9, %c_9, SIGNED : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %37 = stablehlo.and %35, %36 : tensor<2xi1>
    %c_11 = stablehlo.constant dense<true> : tensor<i1>
    %38 = stablehlo.reduce(%37 init: %c_11) applies stablehlo.and across dimensions = [0] : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    %39 = "stablehlo.gather"(%33, %9) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2, 3], start_index_map = [1, 2]>, indices_are_sorted = false, slice_sizes = array<i64: 8, 3, 3, 5>}> : (tensor<8x12x6x5xcomplex<f32>>, tensor<2xi32>) -> tensor<8x3x3x5xcomplex<f32>>
    %40 = stablehlo.broadcast_in_dim %38, dims = [] : (tensor<i1>) -> tensor<8x3x3x5xi1>
    %cst_12 = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %41 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<complex<f32>>) -> tensor<8x3x3x5xcomplex<f32>>
    %42 = stablehlo.select %40, %39, %41 : tensor<8x3x3x5xi1>, tensor<8x3x3x5xcomplex<f32>>
    %43 = stablehlo.transpose %42, dims = [1, 2, 3, 0] : (tensor<8x3x3x5xcomplex<f32>>) -> tensor<3x3x5x8xcomplex<f32>>
    %44 = stablehlo.dot_general %43, %3, batching_dims = [0, 1] x [1, 2], contracting_dims = [3] x [0], precision = [DEFAULT, DEFAULT] : (tensor<3x3x5x8xcomplex<f32>>, tensor<8x3x3x4xcomplex<f32>>) -> tensor<3x3x5x4xcomplex<f32>>
    %45 = stablehlo.transpose %44, dims = [0, 1, 3, 2] : (tensor<3x3x5x4xcomplex<f32>>) -> tensor<3x3x4x5xcomplex<f32>>
    %46 = stablehlo.real %45 : (tensor<3x3x4x5xcomplex<f32>>) -> tensor<3x3x4x5xf32>
    %47 = stablehlo.imag %45 : (tensor<3x3x4x5xcomplex<f32>>) -> tensor<3x3x4x5xf32>
    %48 = stablehlo.negate %47 : tensor<3x3x4x5xf32>
    %49 = stablehlo.complex %46, %48 : tensor<3x3x4x5xcomplex<f32>>
    %50 = stablehlo.subtract %arg0, %49 : tensor<3x3x4x5xcomplex<f32>>
    return %50, %23 : tensor<3x3x4x5xcomplex<f32>>, tensor<f32>
  }
  func.func private @fft(%arg0: tensor<8x4x12x10xf32>) -> tensor<8x4x12x6xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [12, 10] : (tensor<8x4x12x10xf32>) -> tensor<8x4x12x6xcomplex<f32>>
    return %0 : tensor<8x4x12x6xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<8x5x12x6xcomplex<f32>>, %arg1: tensor<i32>) -> (tensor<8x5x12x6xcomplex<f32>>, tensor<complex<f32>>) {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<8x5x12x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<8x5x12x6xcomplex<f32>>
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    return %1, %cst : tensor<8x5x12x6xcomplex<f32>>, tensor<complex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<8x5x12x6xcomplex<f32>>) -> tensor<8x5x12x10xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [12, 10] : (tensor<8x5x12x6xcomplex<f32>>) -> tensor<8x5x12x10xf32>
    return %0 : tensor<8x5x12x10xf32>
  }
  func.func private @fft_1(%arg0: tensor<8x5x12x10xf32>) -> tensor<8x5x12x6xcomplex<f32>> {
    %0 = call @fft_2(%arg0) : (tensor<8x5x12x10xf32>) -> tensor<8x5x12x6xcomplex<f32>>
    %cst = stablehlo.constant dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %1 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
    %cst_0 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %2 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3 = stablehlo.dynamic_update_slice %1, %2, %c : (tensor<6xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<6xcomplex<f32>>
    %cst_1 = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %4 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
    %c_2 = stablehlo.constant dense<5> : tensor<i32>
    %5 = stablehlo.dynamic_update_slice %3, %4, %c_2 : (tensor<6xcomplex<f32>>, tensor<1xcomplex<f32>>, tensor<i32>) -> tensor<6xcomplex<f32>>
    %6 = stablehlo.broadcast_in_dim %5, dims = [3] : (tensor<6xcomplex<f32>>) -> tensor<1x1x1x6xcomplex<f32>>
    %cst_3 = stablehlo.constant dense<(0.00833333377,0.000000e+00)> : tensor<complex<f32>>
    %7 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<1x1x1x6xcomplex<f32>>
    %8 = stablehlo.multiply %7, %6 : tensor<1x1x1x6xcomplex<f32>>
    %9 = stablehlo.broadcast_in_dim %8, dims = [0, 1, 2, 3] : (tensor<1x1x1x6xcomplex<f32>>) -> tensor<8x5x12x6xcomplex<f32>>
    %10 = stablehlo.multiply %9, %0 : tensor<8x5x12x6xcomplex<f32>>
    %11 = stablehlo.real %10 : (tensor<8x5x12x6xcomplex<f32>>) -> tensor<8x5x12x6xf32>
    %12 = stablehlo.imag %10 : (tensor<8x5x12x6xcomplex<f32>>) -> tensor<8x5x12x6xf32>
    %13 = stablehlo.negate %12 : tensor<8x5x12x6xf32>
    %14 = stablehlo.complex %11, %13 : tensor<8x5x12x6xcomplex<f32>>
    return %14 : tensor<8x5x12x6xcomplex<f32>>
  }
  func.func private @fft_2(%arg0: tensor<8x5x12x10xf32>) -> tensor<8x5x12x6xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [12, 10] : (tensor<8x5x12x10xf32>) -> tensor<8x5x12x6xcomplex<f32>>
    return %0 : tensor<8x5x12x6xcomplex<f32>>
  }
  func.func private @_pad_3(%arg0: tensor<complex<f32>>, %arg1: tensor<8x5x12x6xcomplex<f32>>) -> tensor<8x5x12x6xcomplex<f32>> {
    %cst = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.pad %arg1, %cst, low = [0, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<8x5x12x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<8x5x12x6xcomplex<f32>>
    %1 = stablehlo.slice %0 [0:8, 0:5, 0:12, 0:6] : (tensor<8x5x12x6xcomplex<f32>>) -> tensor<8x5x12x6xcomplex<f32>>
    return %1 : tensor<8x5x12x6xcomplex<f32>>
  }
}
