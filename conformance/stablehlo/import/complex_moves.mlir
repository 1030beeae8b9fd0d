module @jit_moves attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xcomplex<f32>>, %arg1: tensor<8x6xcomplex<f32>>, %arg2: tensor<5xi32>) -> (tensor<4x12xcomplex<f32>> {jax.result_info = "result[0][0]"}, tensor<6x8xcomplex<f32>> {jax.result_info = "result[0][1]"}, tensor<3x2xcomplex<f32>> {jax.result_info = "result[0][2]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[0][3]"}, tensor<11x7xcomplex<f32>> {jax.result_info = "result[0][4]"}, tensor<8x12xcomplex<f32>> {jax.result_info = "result[1][0]"}, tensor<3x6xcomplex<f32>> {jax.result_info = "result[1][1]"}, tensor<5xcomplex<f32>> {jax.result_info = "result[1][2]"}, tensor<5x6xcomplex<f32>> {jax.result_info = "result[2][0]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[2][1]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[2][2]"}, tensor<2x6xcomplex<f32>> {jax.result_info = "result[2][3]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[3]"}, tensor<i1> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.reshape %arg0 : (tensor<8x6xcomplex<f32>>) -> tensor<4x12xcomplex<f32>>
    %1 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x6xcomplex<f32>>) -> tensor<6x8xcomplex<f32>>
    %2 = stablehlo.slice %arg0 [1:7:2, 0:6:3] : (tensor<8x6xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %3 = stablehlo.reverse %arg0, dims = [0] : tensor<8x6xcomplex<f32>>
    %cst = stablehlo.constant dense<(2.000000e+00,-1.000000e+00)> : tensor<complex<f32>>
    %4 = call @_pad(%arg0, %cst) : (tensor<8x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<11x7xcomplex<f32>>
    %5 = stablehlo.concatenate %arg0, %arg1, dim = 1 : (tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>) -> tensor<8x12xcomplex<f32>>
    %6 = stablehlo.slice %arg0 [0:1, 0:6] : (tensor<8x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
    %7 = stablehlo.reshape %6 : (tensor<1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
    %8 = stablehlo.broadcast_in_dim %7, dims = [1] : (tensor<6xcomplex<f32>>) -> tensor<3x6xcomplex<f32>>
    %9 = stablehlo.iota dim = 0 : tensor<5xi32>
    %10 = stablehlo.convert %9 : (tensor<5xi32>) -> tensor<5xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %11 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %12 = stablehlo.compare LT, %arg2, %11, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_0 = stablehlo.constant dense<8> : tensor<i32>
    %13 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %14 = stablehlo.add %arg2, %13 : tensor<5xi32>
    %15 = stablehlo.select %12, %14, %arg2 : tensor<5xi1>, tensor<5xi32>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %17 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> : (tensor<8x6xcomplex<f32>>, tensor<5x1xi32>) -> tensor<5x6xcomplex<f32>>
    %18 = stablehlo.slice %arg1 [0:5, 0:6] : (tensor<8x6xcomplex<f32>>) -> tensor<5x6xcomplex<f32>>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %19 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %20 = stablehlo.compare LT, %arg2, %19, SIGNED : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %c_2 = stablehlo.constant dense<8> : tensor<i32>
    %21 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<i32>) -> tensor<5xi32>
    %22 = stablehlo.add %arg2, %21 : tensor<5xi32>
    %23 = stablehlo.select %20, %22, %arg2 : tensor<5xi1>, tensor<5xi32>
    %24 = stablehlo.broadcast_in_dim %23, dims = [0] : (tensor<5xi32>) -> tensor<5x1xi32>
    %25 = "stablehlo.scatter"(%arg0, %24, %18) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<complex<f32>>, %arg4: tensor<complex<f32>>):
      %48 = stablehlo.add %arg3, %arg4 : tensor<complex<f32>>
      stablehlo.return %48 : tensor<complex<f32>>
    }) : (tensor<8x6xcomplex<f32>>, tensor<5x1xi32>, tensor<5x6xcomplex<f32>>) -> tensor<8x6xcomplex<f32>>
    %26 = stablehlo.slice %arg2 [0:1] : (tensor<5xi32>) -> tensor<1xi32>
    %27 = stablehlo.reshape %26 : (tensor<1xi32>) -> tensor<i32>
    %28 = stablehlo.slice %arg1 [0:1, 0:6] : (tensor<8x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
    %29 = stablehlo.reshape %28 : (tensor<1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %30 = stablehlo.compare LT, %27, %c_3, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_4 = stablehlo.constant dense<8> : tensor<i32>
    %31 = stablehlo.add %27, %c_4 : tensor<i32>
    %32 = stablehlo.select %30, %31, %27 : tensor<i1>, tensor<i32>
    %33 = stablehlo.broadcast_in_dim %32, dims = [] : (tensor<i32>) -> tensor<1xi32>
    %34 = "stablehlo.scatter"(%arg0, %33, %29) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<complex<f32>>, %arg4: tensor<complex<f32>>):
      stablehlo.return %arg4 : tensor<complex<f32>>
    }) : (tensor<8x6xcomplex<f32>>, tensor<1xi32>, tensor<6xcomplex<f32>>) -> tensor<8x6xcomplex<f32>>
    %35 = stablehlo.slice %arg2 [0:1] : (tensor<5xi32>) -> tensor<1xi32>
    %36 = stablehlo.reshape %35 : (tensor<1xi32>) -> tensor<i32>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %37 = stablehlo.compare LT, %36, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_6 = stablehlo.constant dense<8> : tensor<i32>
    %38 = stablehlo.add %36, %c_6 : tensor<i32>
    %39 = stablehlo.select %37, %38, %36 : tensor<i1>, tensor<i32>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %40 = stablehlo.dynamic_slice %arg0, %39, %c_7, sizes = [2, 6] : (tensor<8x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<2x6xcomplex<f32>>
    %41 = stablehlo.slice %arg1 [0:2, 0:6] : (tensor<8x6xcomplex<f32>>) -> tensor<2x6xcomplex<f32>>
    %42 = stablehlo.slice %arg2 [1:2] : (tensor<5xi32>) -> tensor<1xi32>
    %43 = stablehlo.reshape %42 : (tensor<1xi32>) -> tensor<i32>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %44 = stablehlo.compare LT, %43, %c_8, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %c_9 = stablehlo.constant dense<8> : tensor<i32>
    %45 = stablehlo.add %43, %c_9 : tensor<i32>
    %46 = stablehlo.select %44, %45, %43 : tensor<i1>, tensor<i32>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %47 = stablehlo.dynamic_update_slice %arg0, %41, %46, %c_10 : (tensor<8x6xcomplex<f32>>, tensor<2x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<8x6xcomplex<f32>>
    %c_11 = stablehlo.constant dense<true> : tensor<i1>
    return %0, %1, %2, %3, %4, %5, %8, %10, %17, %25, %34, %40, %47, %c_11 : tensor<4x12xcomplex<f32>>, tensor<6x8xcomplex<f32>>, tensor<3x2xcomplex<f32>>, tensor<8x6xcomplex<f32>>, tensor<11x7xcomplex<f32>>, tensor<8x12xcomplex<f32>>, tensor<3x6xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<5x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>, tensor<2x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>, tensor<i1>
  }
  func.func private @_pad(%arg0: tensor<8x6xcomplex<f32>>, %arg1: tensor<complex<f32>>) -> tensor<11x7xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [1, 0], high = [2, 1], interior = [0, 0] : (tensor<8x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<11x7xcomplex<f32>>
    return %1 : tensor<11x7xcomplex<f32>>
  }
}
