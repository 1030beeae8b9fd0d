module @jit_convolutions attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x2x5x6xcomplex<f32>>, %arg1: tensor<3x2x3x3xcomplex<f32>>, %arg2: tensor<8x2x5x6xf32>) -> (tensor<8x3x5x3xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<8x3x5x3xcomplex<f32>> {jax.result_info = "result[1]"}) {
    %0 = stablehlo.real %arg0 : (tensor<8x2x5x6xcomplex<f32>>) -> tensor<8x2x5x6xf32>
    %1 = stablehlo.imag %arg0 : (tensor<8x2x5x6xcomplex<f32>>) -> tensor<8x2x5x6xf32>
    %2 = stablehlo.real %arg1 : (tensor<3x2x3x3xcomplex<f32>>) -> tensor<3x2x3x3xf32>
    %3 = stablehlo.imag %arg1 : (tensor<3x2x3x3xcomplex<f32>>) -> tensor<3x2x3x3xf32>
    %4 = stablehlo.add %0, %1 : tensor<8x2x5x6xf32>
    %5 = stablehlo.convolution(%4, %2) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x5x6xf32>, tensor<3x2x3x3xf32>) -> tensor<8x3x5x3xf32>
    %6 = stablehlo.subtract %3, %2 : tensor<3x2x3x3xf32>
    %7 = stablehlo.convolution(%0, %6) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x5x6xf32>, tensor<3x2x3x3xf32>) -> tensor<8x3x5x3xf32>
    %8 = stablehlo.add %2, %3 : tensor<3x2x3x3xf32>
    %9 = stablehlo.convolution(%1, %8) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x5x6xf32>, tensor<3x2x3x3xf32>) -> tensor<8x3x5x3xf32>
    %10 = stablehlo.subtract %5, %9 : tensor<8x3x5x3xf32>
    %11 = stablehlo.add %5, %7 : tensor<8x3x5x3xf32>
    %12 = stablehlo.complex %10, %11 : tensor<8x3x5x3xcomplex<f32>>
    %13 = stablehlo.convert %arg2 : (tensor<8x2x5x6xf32>) -> tensor<8x2x5x6xcomplex<f32>>
    %14 = stablehlo.real %13 : (tensor<8x2x5x6xcomplex<f32>>) -> tensor<8x2x5x6xf32>
    %15 = stablehlo.imag %13 : (tensor<8x2x5x6xcomplex<f32>>) -> tensor<8x2x5x6xf32>
    %16 = stablehlo.real %arg1 : (tensor<3x2x3x3xcomplex<f32>>) -> tensor<3x2x3x3xf32>
    %17 = stablehlo.imag %arg1 : (tensor<3x2x3x3xcomplex<f32>>) -> tensor<3x2x3x3xf32>
    %18 = stablehlo.add %14, %15 : tensor<8x2x5x6xf32>
    %19 = stablehlo.convolution(%18, %16) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x5x6xf32>, tensor<3x2x3x3xf32>) -> tensor<8x3x5x3xf32>
    %20 = stablehlo.subtract %17, %16 : tensor<3x2x3x3xf32>
    %21 = stablehlo.convolution(%14, %20) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x5x6xf32>, tensor<3x2x3x3xf32>) -> tensor<8x3x5x3xf32>
    %22 = stablehlo.add %16, %17 : tensor<3x2x3x3xf32>
    %23 = stablehlo.convolution(%15, %22) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [1, 2], pad = [[1, 1], [0, 1]], lhs_dilate = [1, 1], rhs_dilate = [1, 1], reverse = [false, false]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<8x2x5x6xf32>, tensor<3x2x3x3xf32>) -> tensor<8x3x5x3xf32>
    %24 = stablehlo.subtract %19, %23 : tensor<8x3x5x3xf32>
    %25 = stablehlo.add %19, %21 : tensor<8x3x5x3xf32>
    %26 = stablehlo.complex %24, %25 : tensor<8x3x5x3xcomplex<f32>>
    return %12, %26 : tensor<8x3x5x3xcomplex<f32>>, tensor<8x3x5x3xcomplex<f32>>
  }
}
