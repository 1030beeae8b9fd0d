module @jit_function attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<256xf8E5M2>, %arg1: tensor<5042xf32>) -> (tensor<256xi1> {jax.result_info = "result[0]"}, tensor<256xf32> {jax.result_info = "result[1]"}, tensor<256xbf16> {jax.result_info = "result[2][0]"}, tensor<256xf32> {jax.result_info = "result[2][1]"}, tensor<5042xf8E5M2> {jax.result_info = "result[3]"}, tensor<256xf8E5M2> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.compare NE, %arg1, %arg1, FLOAT : (tensor<5042xf32>, tensor<5042xf32>) -> tensor<5042xi1>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %1 = call @_where(%0, %c, %arg1) : (tensor<5042xi1>, tensor<i32>, tensor<5042xf32>) -> tensor<5042xf32>
    %2 = stablehlo.convert %arg0 : (tensor<256xf8E5M2>) -> tensor<256xf32>
    %3 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xi1>
    %4 = stablehlo.convert %arg0 : (tensor<256xf8E5M2>) -> tensor<256xbf16>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %5 = call @_where_0(%3, %c_0, %4) : (tensor<256xi1>, tensor<i32>, tensor<256xbf16>) -> tensor<256xbf16>
    %6 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xi1>
    %7 = stablehlo.convert %arg0 : (tensor<256xf8E5M2>) -> tensor<256xf32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %8 = call @_where_1(%6, %c_1, %7) : (tensor<256xi1>, tensor<i32>, tensor<256xf32>) -> tensor<256xf32>
    %9 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xi1>
    %10 = stablehlo.compare NE, %2, %2, FLOAT : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xi1>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %11 = call @_where_1(%10, %c_2, %2) : (tensor<256xi1>, tensor<i32>, tensor<256xf32>) -> tensor<256xf32>
    %12 = stablehlo.convert %1 : (tensor<5042xf32>) -> tensor<5042xf8E5M2>
    return %9, %11, %5, %8, %12, %arg0 : tensor<256xi1>, tensor<256xf32>, tensor<256xbf16>, tensor<256xf32>, tensor<5042xf8E5M2>, tensor<256xf8E5M2>
  }
  func.func private @_where(%arg0: tensor<5042xi1>, %arg1: tensor<i32>, %arg2: tensor<5042xf32>) -> tensor<5042xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<5042xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<5042xi1>, tensor<5042xf32>
    return %2 : tensor<5042xf32>
  }
  func.func private @_where_0(%arg0: tensor<256xi1>, %arg1: tensor<i32>, %arg2: tensor<256xbf16>) -> tensor<256xbf16> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<bf16>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<bf16>) -> tensor<256xbf16>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<256xi1>, tensor<256xbf16>
    return %2 : tensor<256xbf16>
  }
  func.func private @_where_1(%arg0: tensor<256xi1>, %arg1: tensor<i32>, %arg2: tensor<256xf32>) -> tensor<256xf32> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<f32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<256xf32>
    %2 = stablehlo.select %arg0, %1, %arg2 : tensor<256xi1>, tensor<256xf32>
    return %2 : tensor<256xf32>
  }
}
