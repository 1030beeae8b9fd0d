module @jit_unsigned attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x5xui16>, %arg1: tensor<8x5xui16>, %arg2: tensor<8x5xf32>, %arg3: tensor<8x5xf32>, %arg4: tensor<8x5xui64>, %arg5: tensor<8x5xui64>) -> (tensor<8x5xui16> {jax.result_info = "result[0][0][0]"}, tensor<8x5xui16> {jax.result_info = "result[0][0][1]"}, tensor<8x5xui16> {jax.result_info = "result[0][0][2]"}, tensor<8x5xui16> {jax.result_info = "result[0][0][3]"}, tensor<8x5xui16> {jax.result_info = "result[0][0][4]"}, tensor<8x5xui16> {jax.result_info = "result[0][0][5]"}, tensor<8x5xui16> {jax.result_info = "result[0][0][6]"}, tensor<8x5xui16> {jax.result_info = "result[0][0][7]"}, tensor<8x5xui16> {jax.result_info = "result[0][0][8]"}, tensor<8x5xui16> {jax.result_info = "result[0][0][9]"}, tensor<8x5xui16> {jax.result_info = "result[0][0][10]"}, tensor<8x5xi1> {jax.result_info = "result[0][1][0]"}, tensor<8x5xi1> {jax.result_info = "result[0][1][1]"}, tensor<8x5xi1> {jax.result_info = "result[0][1][2]"}, tensor<8x5xui16> {jax.result_info = "result[0][1][3]"}, tensor<8x5xui16> {jax.result_info = "result[0][1][4]"}, tensor<8x5xui16> {jax.result_info = "result[0][1][5]"}, tensor<8x5xf32> {jax.result_info = "result[0][2][0]"}, tensor<8x5xi32> {jax.result_info = "result[0][2][1]"}, tensor<8x5xui32> {jax.result_info = "result[0][2][2]"}, tensor<8x5xi1> {jax.result_info = "result[0][2][3]"}, tensor<8x5xui16> {jax.result_info = "result[0][2][4]"}, tensor<5xui64> {jax.result_info = "result[0][3][0]"}, tensor<8xui16> {jax.result_info = "result[0][3][1]"}, tensor<8x5xui16> {jax.result_info = "result[0][3][2]"}, tensor<5x8xui16> {jax.result_info = "result[0][3][3]"}, tensor<8x3xui16> {jax.result_info = "result[0][3][4]"}, tensor<8x5xui16> {jax.result_info = "result[0][3][5]"}, tensor<8xi64> {jax.result_info = "result[0][3][6]"}, tensor<8x5xui16> {jax.result_info = "result[0][4]"}, tensor<8x5xui16> {jax.result_info = "result[0][5]"}, tensor<8x5xui64> {jax.result_info = "result[1][0][0]"}, tensor<8x5xui64> {jax.result_info = "result[1][0][1]"}, tensor<8x5xui64> {jax.result_info = "result[1][0][2]"}, tensor<8x5xui64> {jax.result_info = "result[1][0][3]"}, tensor<8x5xui64> {jax.result_info = "result[1][0][4]"}, tensor<8x5xui64> {jax.result_info = "result[1][0][5]"}, tensor<8x5xui64> {jax.result_info = "result[1][0][6]"}, tensor<8x5xui64> {jax.result_info = "result[1][0][7]"}, tensor<8x5xui64> {jax.result_info = "result[1][0][8]"}, tensor<8x5xui64> {jax.result_info = "result[1][0][9]"}, tensor<8x5xui64> {jax.result_info = "result[1][0][10]"}, tensor<8x5xi1> {jax.result_info = "result[1][1][0]"}, tensor<8x5xi1> {jax.result_info = "result[1][1][1]"}, tensor<8x5xi1> {jax.result_info = "result[1][1][2]"}, tensor<8x5xui64> {jax.result_info = "result[1][1][3]"}, tensor<8x5xui64> {jax.result_info = "result[1][1][4]"}, tensor<8x5xui64> {jax.result_info = "result[1][1][5]"}, tensor<8x5xf32> {jax.result_info = "result[1][2][0]"}, tensor<8x5xi32> {jax.result_info = "result[1][2][1]"}, tensor<8x5xui32> {jax.result_info = "result[1][2][2]"}, tensor<8x5xi1> {jax.result_info = "result[1][2][3]"}, tensor<8x5xui64> {jax.result_info = "result[1][2][4]"}, tensor<5xui64> {jax.result_info = "result[1][3][0]"}, tensor<8xui64> {jax.result_info = "result[1][3][1]"}, tensor<8x5xui64> {jax.result_info = "result[1][3][2]"}, tensor<5x8xui64> {jax.result_info = "result[1][3][3]"}, tensor<8x3xui64> {jax.result_info = "result[1][3][4]"}, tensor<8x5xui64> {jax.result_info = "result[1][3][5]"}, tensor<8xi64> {jax.result_info = "result[1][3][6]"}, tensor<8x5xui64> {jax.result_info = "result[1][4]"}, tensor<8x5xui64> {jax.result_info = "result[1][5]"}, tensor<8x5xui16> {jax.result_info = "result[2][0]"}, tensor<8x5xui64> {jax.result_info = "result[2][1]"}, tensor<8x5xf64> {jax.result_info = "result[2][2]"}) {
    %0 = stablehlo.convert %arg2 : (tensor<8x5xf32>) -> tensor<8x5xui16>
    %1 = stablehlo.convert %arg3 : (tensor<8x5xf32>) -> tensor<8x5xui64>
    %2 = stablehlo.convert %arg4 : (tensor<8x5xui64>) -> tensor<8x5xf64>
    %3 = stablehlo.add %arg0, %arg1 : tensor<8x5xui16>
    %4 = stablehlo.subtract %arg0, %arg1 : tensor<8x5xui16>
    %5 = stablehlo.multiply %arg0, %arg1 : tensor<8x5xui16>
    %c = stablehlo.constant dense<1> : tensor<ui16>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<8x5xui16>
    %7 = stablehlo.or %arg1, %6 : tensor<8x5xui16>
    %8 = call @floor_divide(%arg0, %7) : (tensor<8x5xui16>, tensor<8x5xui16>) -> tensor<8x5xui16>
    %c_0 = stablehlo.constant dense<1> : tensor<ui16>
    %9 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui16>) -> tensor<8x5xui16>
    %10 = stablehlo.or %arg1, %9 : tensor<8x5xui16>
    %11 = call @remainder(%arg0, %10) : (tensor<8x5xui16>, tensor<8x5xui16>) -> tensor<8x5xui16>
    %12 = stablehlo.and %arg0, %arg1 : tensor<8x5xui16>
    %13 = stablehlo.or %arg0, %arg1 : tensor<8x5xui16>
    %14 = stablehlo.xor %arg0, %arg1 : tensor<8x5xui16>
    %15 = stablehlo.not %arg0 : tensor<8x5xui16>
    %c_1 = stablehlo.constant dense<3> : tensor<ui16>
    %16 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui16>) -> tensor<8x5xui16>
    %17 = stablehlo.shift_left %arg0, %16 : tensor<8x5xui16>
    %c_2 = stablehlo.constant dense<3> : tensor<ui16>
    %18 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui16>) -> tensor<8x5xui16>
    %19 = stablehlo.shift_right_logical %arg0, %18 : tensor<8x5xui16>
    %20 = stablehlo.compare LT, %arg0, %arg1, UNSIGNED : (tensor<8x5xui16>, tensor<8x5xui16>) -> tensor<8x5xi1>
    %21 = stablehlo.compare GE, %arg0, %arg1, UNSIGNED : (tensor<8x5xui16>, tensor<8x5xui16>) -> tensor<8x5xi1>
    %22 = stablehlo.compare EQ, %arg0, %arg1, UNSIGNED : (tensor<8x5xui16>, tensor<8x5xui16>) -> tensor<8x5xi1>
    %23 = stablehlo.maximum %arg0, %arg1 : tensor<8x5xui16>
    %24 = stablehlo.minimum %arg0, %arg1 : tensor<8x5xui16>
    %c_3 = stablehlo.constant dense<5> : tensor<i64>
    %c_4 = stablehlo.constant dense<1000> : tensor<i64>
    %25 = call @clip(%arg0, %c_3, %c_4) : (tensor<8x5xui16>, tensor<i64>, tensor<i64>) -> tensor<8x5xui16>
    %26 = stablehlo.convert %arg0 : (tensor<8x5xui16>) -> tensor<8x5xf32>
    %27 = stablehlo.convert %arg0 : (tensor<8x5xui16>) -> tensor<8x5xi32>
    %28 = stablehlo.convert %arg0 : (tensor<8x5xui16>) -> tensor<8x5xui32>
    %c_5 = stablehlo.constant dense<0> : tensor<ui16>
    %29 = stablehlo.broadcast_in_dim %c_5, dims = [] : (tensor<ui16>) -> tensor<8x5xui16>
    %30 = stablehlo.compare GT, %arg0, %29, UNSIGNED : (tensor<8x5xui16>, tensor<8x5xui16>) -> tensor<8x5xi1>
    %c_6 = stablehlo.constant dense<0> : tensor<ui16>
    %31 = stablehlo.broadcast_in_dim %c_6, dims = [] : (tensor<ui16>) -> tensor<8x5xui16>
    %32 = stablehlo.compare EQ, %arg0, %31, UNSIGNED : (tensor<8x5xui16>, tensor<8x5xui16>) -> tensor<8x5xi1>
    %c_7 = stablehlo.constant dense<0> : tensor<ui16>
    %33 = stablehlo.broadcast_in_dim %c_7, dims = [] : (tensor<ui16>) -> tensor<8x5xui16>
    %c_8 = stablehlo.constant dense<1> : tensor<ui16>
    %34 = stablehlo.broadcast_in_dim %c_8, dims = [] : (tensor<ui16>) -> tensor<8x5xui16>
    %35 = stablehlo.select %32, %33, %34 : tensor<8x5xi1>, tensor<8x5xui16>
    %36 = stablehlo.convert %arg0 : (tensor<8x5xui16>) -> tensor<8x5xui64>
    %c_9 = stablehlo.constant dense<0> : tensor<ui64>
    %37 = stablehlo.reduce(%36 init: %c_9) applies stablehlo.add across dimensions = [0] : (tensor<8x5xui64>, tensor<ui64>) -> tensor<5xui64>
    %c_10 = stablehlo.constant dense<0> : tensor<ui16>
    %38 = stablehlo.reduce(%arg0 init: %c_10) applies stablehlo.maximum across dimensions = [1] : (tensor<8x5xui16>, tensor<ui16>) -> tensor<8xui16>
    %39 = call @sort(%arg0) : (tensor<8x5xui16>) -> tensor<8x5xui16>
    %40 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x5xui16>) -> tensor<5x8xui16>
    %41 = stablehlo.slice %arg0 [0:8, 0:5:2] : (tensor<8x5xui16>) -> tensor<8x3xui16>
    %42 = call @cumsum(%arg0) : (tensor<8x5xui16>) -> tensor<8x5xui16>
    %43 = call @argmax(%arg0) : (tensor<8x5xui16>) -> tensor<8xi64>
    %44 = stablehlo.popcnt %arg0 : tensor<8x5xui16>
    %45 = stablehlo.count_leading_zeros %arg0 : tensor<8x5xui16>
    %46 = stablehlo.add %arg4, %arg5 : tensor<8x5xui64>
    %47 = stablehlo.subtract %arg4, %arg5 : tensor<8x5xui64>
    %48 = stablehlo.multiply %arg4, %arg5 : tensor<8x5xui64>
    %c_11 = stablehlo.constant dense<1> : tensor<ui64>
    %49 = stablehlo.broadcast_in_dim %c_11, dims = [] : (tensor<ui64>) -> tensor<8x5xui64>
    %50 = stablehlo.or %arg5, %49 : tensor<8x5xui64>
    %51 = call @floor_divide_1(%arg4, %50) : (tensor<8x5xui64>, tensor<8x5xui64>) -> tensor<8x5xui64>
    %c_12 = stablehlo.constant dense<1> : tensor<ui64>
    %52 = stablehlo.broadcast_in_dim %c_12, dims = [] : (tensor<ui64>) -> tensor<8x5xui64>
    %53 = stablehlo.or %arg5, %52 : tensor<8x5xui64>
    %54 = call @remainder_2(%arg4, %53) : (tensor<8x5xui64>, tensor<8x5xui64>) -> tensor<8x5xui64>
    %55 = stablehlo.and %arg4, %arg5 : tensor<8x5xui64>
    %56 = stablehlo.or %arg4, %arg5 : tensor<8x5xui64>
    %57 = stablehlo.xor %arg4, %arg5 : tensor<8x5xui64>
    %58 = stablehlo.not %arg4 : tensor<8x5xui64>
    %c_13 = stablehlo.constant dense<3> : tensor<ui64>
    %59 = stablehlo.broadcast_in_dim %c_13, dims = [] : (tensor<ui64>) -> tensor<8x5xui64>
    %60 = stablehlo.shift_left %arg4, %59 : tensor<8x5xui64>
    %c_14 = stablehlo.constant dense<3> : tensor<ui64>
    %61 = stablehlo.broadcast_in_dim %c_14, dims = [] : (tensor<ui64>) -> tensor<8x5xui64>
    %62 = stablehlo.shift_right_logical %arg4, %61 : tensor<8x5xui64>
    %63 = stablehlo.compare LT, %arg4, %arg5, UNSIGNED : (tensor<8x5xui64>, tensor<8x5xui64>) -> tensor<8x5xi1>
    %64 = stablehlo.compare GE, %arg4, %arg5, UNSIGNED : (tensor<8x5xui64>, tensor<8x5xui64>) -> tensor<8x5xi1>
    %65 = stablehlo.compare EQ, %arg4, %arg5, UNSIGNED : (tensor<8x5xui64>, tensor<8x5xui64>) -> tensor<8x5xi1>
    %66 = stablehlo.maximum %arg4, %arg5 : tensor<8x5xui64>
    %67 = stablehlo.minimum %arg4, %arg5 : tensor<8x5xui64>
    %c_15 = stablehlo.constant dense<5> : tensor<i64>
    %c_16 = stablehlo.constant dense<1000> : tensor<i64>
    %68 = call @clip_4(%arg4, %c_15, %c_16) : (tensor<8x5xui64>, tensor<i64>, tensor<i64>) -> tensor<8x5xui64>
    %69 = stablehlo.convert %arg4 : (tensor<8x5xui64>) -> tensor<8x5xf32>
    %70 = stablehlo.convert %arg4 : (tensor<8x5xui64>) -> tensor<8x5xi32>
    %71 = stablehlo.convert %arg4 : (tensor<8x5xui64>) -> tensor<8x5xui32>
    %c_17 = stablehlo.constant dense<0> : tensor<ui64>
    %72 = stablehlo.broadcast_in_dim %c_17, dims = [] : (tensor<ui64>) -> tensor<8x5xui64>
    %73 = stablehlo.compare GT, %arg4, %72, UNSIGNED : (tensor<8x5xui64>, tensor<8x5xui64>) -> tensor<8x5xi1>
    %c_18 = stablehlo.constant dense<0> : tensor<ui64>
    %74 = stablehlo.broadcast_in_dim %c_18, dims = [] : (tensor<ui64>) -> tensor<8x5xui64>
    %75 = stablehlo.compare EQ, %arg4, %74, UNSIGNED : (tensor<8x5xui64>, tensor<8x5xui64>) -> tensor<8x5xi1>
    %c_19 = stablehlo.constant dense<0> : tensor<ui64>
    %76 = stablehlo.broadcast_in_dim %c_19, dims = [] : (tensor<ui64>) -> tensor<8x5xui64>
    %c_20 = stablehlo.constant dense<1> : tensor<ui64>
    %77 = stablehlo.broadcast_in_dim %c_20, dims = [] : (tensor<ui64>) -> tensor<8x5xui64>
    %78 = stablehlo.select %75, %76, %77 : tensor<8x5xi1>, tensor<8x5xui64>
    %c_21 = stablehlo.constant dense<0> : tensor<ui64>
    %79 = stablehlo.reduce(%arg4 init: %c_21) applies stablehlo.add across dimensions = [0] : (tensor<8x5xui64>, tensor<ui64>) -> tensor<5xui64>
    %c_22 = stablehlo.constant dense<0> : tensor<ui64>
    %80 = stablehlo.reduce(%arg4 init: %c_22) applies stablehlo.maximum across dimensions = [1] : (tensor<8x5xui64>, tensor<ui64>) -> tensor<8xui64>
    %81 = call @sort_5(%arg4) : (tensor<8x5xui64>) -> tensor<8x5xui64>
    %82 = stablehlo.transpose %arg4, dims = [1, 0] : (tensor<8x5xui64>) -> tensor<5x8xui64>
    %83 = stablehlo.slice %arg4 [0:8, 0:5:2] : (tensor<8x5xui64>) -> tensor<8x3xui64>
    %84 = call @cumsum_6(%arg4) : (tensor<8x5xui64>) -> tensor<8x5xui64>
    %85 = call @argmax_8(%arg4) : (tensor<8x5xui64>) -> tensor<8xi64>
    %86 = stablehlo.popcnt %arg4 : tensor<8x5xui64>
    %87 = stablehlo.count_leading_zeros %arg4 : tensor<8x5xui64>
    return %3, %4, %5, %8, %11, %12, %13, %14, %15, %17, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %30, %35, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %51, %54, %55, %56, %57, %58, %60, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %73, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %0, %1, %2 : tensor<8x5xui16>, tensor<8x5xui16>, tensor<8x5xui16>, tensor<8x5xui16>, tensor<8x5xui16>, tensor<8x5xui16>, tensor<8x5xui16>, tensor<8x5xui16>, tensor<8x5xui16>, tensor<8x5xui16>, tensor<8x5xui16>, tensor<8x5xi1>, tensor<8x5xi1>, tensor<8x5xi1>, tensor<8x5xui16>, tensor<8x5xui16>, tensor<8x5xui16>, tensor<8x5xf32>, tensor<8x5xi32>, tensor<8x5xui32>, tensor<8x5xi1>, tensor<8x5xui16>, tensor<5xui64>, tensor<8xui16>, tensor<8x5xui16>, tensor<5x8xui16>, tensor<8x3xui16>, tensor<8x5xui16>, tensor<8xi64>, tensor<8x5xui16>, tensor<8x5xui16>, tensor<8x5xui64>, tensor<8x5xui64>, tensor<8x5xui64>, tensor<8x5xui64>, tensor<8x5xui64>, tensor<8x5xui64>, tensor<8x5xui64>, tensor<8x5xui64>, tensor<8x5xui64>, tensor<8x5xui64>, tensor<8x5xui64>, tensor<8x5xi1>, tensor<8x5xi1>, tensor<8x5xi1>, tensor<8x5xui64>, tensor<8x5xui64>, tensor<8x5xui64>, tensor<8x5xf32>, tensor<8x5xi32>, tensor<8x5xui32>, tensor<8x5xi1>, tensor<8x5xui64>, tensor<5xui64>, tensor<8xui64>, tensor<8x5xui64>, tensor<5x8xui64>, tensor<8x3xui64>, tensor<8x5xui64>, tensor<8xi64>, tensor<8x5xui64>, tensor<8x5xui64>, tensor<8x5xui16>, tensor<8x5xui64>, tensor<8x5xf64>
  }
  func.func private @floor_divide(%arg0: tensor<8x5xui16>, %arg1: tensor<8x5xui16>) -> tensor<8x5xui16> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<8x5xui16>
    return %0 : tensor<8x5xui16>
  }
  func.func private @remainder(%arg0: tensor<8x5xui16>, %arg1: tensor<8x5xui16>) -> tensor<8x5xui16> {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<8x5xui16>
    %1 = stablehlo.compare EQ, %arg1, %0, UNSIGNED : (tensor<8x5xui16>, tensor<8x5xui16>) -> tensor<8x5xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui16>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui16>) -> tensor<8x5xui16>
    %3 = call @_where(%1, %2, %arg1) : (tensor<8x5xi1>, tensor<8x5xui16>, tensor<8x5xui16>) -> tensor<8x5xui16>
    %4 = stablehlo.remainder %arg0, %3 : tensor<8x5xui16>
    %c_1 = stablehlo.constant dense<0> : tensor<ui16>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui16>) -> tensor<8x5xui16>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<8x5xui16>, tensor<8x5xui16>) -> tensor<8x5xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<ui16>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui16>) -> tensor<8x5xui16>
    %8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<8x5xui16>, tensor<8x5xui16>) -> tensor<8x5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<ui16>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui16>) -> tensor<8x5xui16>
    %10 = stablehlo.compare LT, %3, %9, UNSIGNED : (tensor<8x5xui16>, tensor<8x5xui16>) -> tensor<8x5xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8x5xi1>, tensor<8x5xi1>) -> tensor<8x5xi1>
    %12 = stablehlo.and %11, %6 : tensor<8x5xi1>
    %13 = stablehlo.add %4, %3 : tensor<8x5xui16>
    %14 = stablehlo.select %12, %13, %4 : tensor<8x5xi1>, tensor<8x5xui16>
    return %14 : tensor<8x5xui16>
  }
  func.func private @_where(%arg0: tensor<8x5xi1>, %arg1: tensor<8x5xui16>, %arg2: tensor<8x5xui16>) -> tensor<8x5xui16> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x5xi1>, tensor<8x5xui16>
    return %0 : tensor<8x5xui16>
  }
  func.func private @clip(%arg0: tensor<8x5xui16>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<8x5xui16> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui16>) -> tensor<8x5xui16>
    %2 = stablehlo.maximum %1, %arg0 : tensor<8x5xui16>
    %3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<ui16>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<ui16>) -> tensor<8x5xui16>
    %5 = stablehlo.minimum %4, %2 : tensor<8x5xui16>
    return %5 : tensor<8x5xui16>
  }
  func.func private @sort(%arg0: tensor<8x5xui16>) -> tensor<8x5xui16> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<8x5xui16>) -> tensor<8x5xui16>
    return %0 : tensor<8x5xui16>
  }
  func.func private @cumsum(%arg0: tensor<8x5xui16>) -> tensor<8x5xui16> {
    %0 = call @cumsum_0(%arg0) : (tensor<8x5xui16>) -> tensor<8x5xui16>
    return %0 : tensor<8x5xui16>
  }
  func.func private @cumsum_0(%arg0: tensor<8x5xui16>) -> tensor<8x5xui16> {
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui16>) -> tensor<ui16>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui16>, %arg2: tensor<ui16>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui16>
      stablehlo.return %2 : tensor<ui16>
    }) : (tensor<8x5xui16>, tensor<ui16>) -> tensor<8x5xui16>
    return %1 : tensor<8x5xui16>
  }
  func.func private @argmax(%arg0: tensor<8x5xui16>) -> tensor<8xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<8x5xi64>
    %c = stablehlo.constant dense<0> : tensor<ui16>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<8x5xui16>, tensor<8x5xi64>, tensor<ui16>, tensor<i64>) -> (tensor<8xui16>, tensor<8xi64>)
     reducer(%arg1: tensor<ui16>, %arg3: tensor<ui16>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui16>, tensor<ui16>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui16>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<ui16>, tensor<i64>
    }
    return %1#1 : tensor<8xi64>
  }
  func.func private @floor_divide_1(%arg0: tensor<8x5xui64>, %arg1: tensor<8x5xui64>) -> tensor<8x5xui64> {
    %0 = stablehlo.divide %arg0, %arg1 : tensor<8x5xui64>
    return %0 : tensor<8x5xui64>
  }
  func.func private @remainder_2(%arg0: tensor<8x5xui64>, %arg1: tensor<8x5xui64>) -> tensor<8x5xui64> {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<8x5xui64>
    %1 = stablehlo.compare EQ, %arg1, %0, UNSIGNED : (tensor<8x5xui64>, tensor<8x5xui64>) -> tensor<8x5xi1>
    %c_0 = stablehlo.constant dense<1> : tensor<ui64>
    %2 = stablehlo.broadcast_in_dim %c_0, dims = [] : (tensor<ui64>) -> tensor<8x5xui64>
    %3 = call @_where_3(%1, %2, %arg1) : (tensor<8x5xi1>, tensor<8x5xui64>, tensor<8x5xui64>) -> tensor<8x5xui64>
    %4 = stablehlo.remainder %arg0, %3 : tensor<8x5xui64>
    %c_1 = stablehlo.constant dense<0> : tensor<ui64>
    %5 = stablehlo.broadcast_in_dim %c_1, dims = [] : (tensor<ui64>) -> tensor<8x5xui64>
    %6 = stablehlo.compare NE, %4, %5, UNSIGNED : (tensor<8x5xui64>, tensor<8x5xui64>) -> tensor<8x5xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<ui64>
    %7 = stablehlo.broadcast_in_dim %c_2, dims = [] : (tensor<ui64>) -> tensor<8x5xui64>
    %8 = stablehlo.compare LT, %4, %7, UNSIGNED : (tensor<8x5xui64>, tensor<8x5xui64>) -> tensor<8x5xi1>
    %c_3 = stablehlo.constant dense<0> : tensor<ui64>
    %9 = stablehlo.broadcast_in_dim %c_3, dims = [] : (tensor<ui64>) -> tensor<8x5xui64>
    %10 = stablehlo.compare LT, %3, %9, UNSIGNED : (tensor<8x5xui64>, tensor<8x5xui64>) -> tensor<8x5xi1>
    %11 = stablehlo.compare NE, %8, %10, UNSIGNED : (tensor<8x5xi1>, tensor<8x5xi1>) -> tensor<8x5xi1>
    %12 = stablehlo.and %11, %6 : tensor<8x5xi1>
    %13 = stablehlo.add %4, %3 : tensor<8x5xui64>
    %14 = stablehlo.select %12, %13, %4 : tensor<8x5xi1>, tensor<8x5xui64>
    return %14 : tensor<8x5xui64>
  }
  func.func private @_where_3(%arg0: tensor<8x5xi1>, %arg1: tensor<8x5xui64>, %arg2: tensor<8x5xui64>) -> tensor<8x5xui64> {
    %0 = stablehlo.select %arg0, %arg1, %arg2 : tensor<8x5xi1>, tensor<8x5xui64>
    return %0 : tensor<8x5xui64>
  }
  func.func private @clip_4(%arg0: tensor<8x5xui64>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<8x5xui64> {
    %0 = stablehlo.convert %arg1 : (tensor<i64>) -> tensor<ui64>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<ui64>) -> tensor<8x5xui64>
    %2 = stablehlo.maximum %1, %arg0 : tensor<8x5xui64>
    %3 = stablehlo.convert %arg2 : (tensor<i64>) -> tensor<ui64>
    %4 = stablehlo.broadcast_in_dim %3, dims = [] : (tensor<ui64>) -> tensor<8x5xui64>
    %5 = stablehlo.minimum %4, %2 : tensor<8x5xui64>
    return %5 : tensor<8x5xui64>
  }
  func.func private @sort_5(%arg0: tensor<8x5xui64>) -> tensor<8x5xui64> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %1 = stablehlo.compare LT, %arg1, %arg2, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) : (tensor<8x5xui64>) -> tensor<8x5xui64>
    return %0 : tensor<8x5xui64>
  }
  func.func private @cumsum_6(%arg0: tensor<8x5xui64>) -> tensor<8x5xui64> {
    %0 = call @cumsum_7(%arg0) : (tensor<8x5xui64>) -> tensor<8x5xui64>
    return %0 : tensor<8x5xui64>
  }
  func.func private @cumsum_7(%arg0: tensor<8x5xui64>) -> tensor<8x5xui64> {
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %0 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<ui64>) -> tensor<ui64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) <{base_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>, window_dilations = array<i64: 1, 1>, window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>}> ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %2 = stablehlo.add %arg1, %arg2 : tensor<ui64>
      stablehlo.return %2 : tensor<ui64>
    }) : (tensor<8x5xui64>, tensor<ui64>) -> tensor<8x5xui64>
    return %1 : tensor<8x5xui64>
  }
  func.func private @argmax_8(%arg0: tensor<8x5xui64>) -> tensor<8xi64> {
    %0 = stablehlo.iota dim = 1 : tensor<8x5xi64>
    %c = stablehlo.constant dense<0> : tensor<ui64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %1:2 = stablehlo.reduce(%arg0 init: %c), (%0 init: %c_0) across dimensions = [1] : (tensor<8x5xui64>, tensor<8x5xi64>, tensor<ui64>, tensor<i64>) -> (tensor<8xui64>, tensor<8xi64>)
     reducer(%arg1: tensor<ui64>, %arg3: tensor<ui64>) (%arg2: tensor<i64>, %arg4: tensor<i64>)  {
      %2 = stablehlo.compare GT, %arg1, %arg3, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %3 = stablehlo.compare NE, %arg1, %arg1, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %4 = stablehlo.or %2, %3 : tensor<i1>
      %5 = stablehlo.compare EQ, %arg1, %arg3, UNSIGNED : (tensor<ui64>, tensor<ui64>) -> tensor<i1>
      %6 = stablehlo.compare LT, %arg2, %arg4, SIGNED : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %7 = stablehlo.and %5, %6 : tensor<i1>
      %8 = stablehlo.or %4, %7 : tensor<i1>
      %9 = stablehlo.select %4, %arg1, %arg3 : tensor<i1>, tensor<ui64>
      %10 = stablehlo.select %8, %arg2, %arg4 : tensor<i1>, tensor<i64>
      stablehlo.return %9, %10 : tensor<ui64>, tensor<i64>
    }
    return %1#1 : tensor<8xi64>
  }
}
