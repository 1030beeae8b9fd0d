module @jit_loops attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<8x6xcomplex<f32>>, %arg1: tensor<8x6xcomplex<f32>>) -> (tensor<6xcomplex<f32>> {jax.result_info = "result[0]"}, tensor<8x6xf32> {jax.result_info = "result[1]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[2]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[3]"}, tensor<8x6xcomplex<f32>> {jax.result_info = "result[4]"}) {
    %0 = stablehlo.slice %arg1 [0:1, 0:6] : (tensor<8x6xcomplex<f32>>) -> tensor<1x6xcomplex<f32>>
    %1 = stablehlo.reshape %0 : (tensor<1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %3:4 = stablehlo.while(%iterArg = %arg0, %iterArg_3 = %c, %iterArg_4 = %1, %iterArg_5 = %2) : tensor<8x6xcomplex<f32>>, tensor<i32>, tensor<6xcomplex<f32>>, tensor<8x6xf32>
    cond {
      %c_6 = stablehlo.constant dense<8> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg_3, %c_6, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12 = func.call @dynamic_index_in_dim(%iterArg, %iterArg_3) : (tensor<8x6xcomplex<f32>>, tensor<i32>) -> tensor<6xcomplex<f32>>
      %13:2 = func.call @closed_call(%iterArg_4, %12) : (tensor<6xcomplex<f32>>, tensor<6xcomplex<f32>>) -> (tensor<6xcomplex<f32>>, tensor<6xf32>)
      %14 = func.call @dynamic_update_index_in_dim(%iterArg_5, %13#1, %iterArg_3) : (tensor<8x6xf32>, tensor<6xf32>, tensor<i32>) -> tensor<8x6xf32>
      %c_6 = stablehlo.constant dense<1> : tensor<i32>
      %15 = stablehlo.add %iterArg_3, %c_6 : tensor<i32>
      stablehlo.return %iterArg, %15, %13#0, %14 : tensor<8x6xcomplex<f32>>, tensor<i32>, tensor<6xcomplex<f32>>, tensor<8x6xf32>
    }
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %4:3 = stablehlo.while(%iterArg = %c_1, %iterArg_3 = %c_0, %iterArg_4 = %arg0) : tensor<i32>, tensor<i32>, tensor<8x6xcomplex<f32>>
    cond {
      %c_5 = stablehlo.constant dense<3> : tensor<i32>
      %12 = stablehlo.compare LT, %iterArg, %c_5, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %12 : tensor<i1>
    } do {
      %12:2 = func.call @closed_call_0(%iterArg_3, %iterArg_4) : (tensor<i32>, tensor<8x6xcomplex<f32>>) -> (tensor<i32>, tensor<8x6xcomplex<f32>>)
      %c_5 = stablehlo.constant dense<1> : tensor<i32>
      %13 = stablehlo.add %iterArg, %c_5 : tensor<i32>
      stablehlo.return %13, %12#0, %12#1 : tensor<i32>, tensor<i32>, tensor<8x6xcomplex<f32>>
    }
    %5 = stablehlo.slice %arg0 [0:1, 0:1] : (tensor<8x6xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
    %6 = stablehlo.reshape %5 : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
    %7 = stablehlo.real %6 : (tensor<complex<f32>>) -> tensor<f32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.compare GT, %7, %cst_2, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %9 = stablehlo.convert %8 : (tensor<i1>) -> tensor<i32>
    %10 = "stablehlo.case"(%9) ({
      %12 = stablehlo.real %arg0 : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xf32>
      %13 = stablehlo.imag %arg0 : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xf32>
      %14 = stablehlo.negate %13 : tensor<8x6xf32>
      %15 = stablehlo.complex %12, %14 : tensor<8x6xcomplex<f32>>
      stablehlo.return %15 : tensor<8x6xcomplex<f32>>
    }, {
      %cst_3 = stablehlo.constant dense<(0.000000e+00,1.000000e+00)> : tensor<complex<f32>>
      %12 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<complex<f32>>) -> tensor<8x6xcomplex<f32>>
      %13 = stablehlo.multiply %arg0, %12 : tensor<8x6xcomplex<f32>>
      stablehlo.return %13 : tensor<8x6xcomplex<f32>>
    }) : (tensor<i32>) -> tensor<8x6xcomplex<f32>>
    %11 = call @"<lambda>"(%arg0) : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xcomplex<f32>>
    return %3#2, %3#3, %4#2, %10, %11 : tensor<6xcomplex<f32>>, tensor<8x6xf32>, tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>, tensor<8x6xcomplex<f32>>
  }
  func.func private @dynamic_index_in_dim(%arg0: tensor<8x6xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<6xcomplex<f32>> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %arg1, %c, sizes = [1, 6] : (tensor<8x6xcomplex<f32>>, tensor<i32>, tensor<i32>) -> tensor<1x6xcomplex<f32>>
    %1 = stablehlo.reshape %0 : (tensor<1x6xcomplex<f32>>) -> tensor<6xcomplex<f32>>
    return %1 : tensor<6xcomplex<f32>>
  }
  func.func private @closed_call(%arg0: tensor<6xcomplex<f32>>, %arg1: tensor<6xcomplex<f32>>) -> (tensor<6xcomplex<f32>>, tensor<6xf32>) {
    %cst = stablehlo.constant dense<(5.000000e-01,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<6xcomplex<f32>>
    %1 = stablehlo.multiply %arg0, %0 : tensor<6xcomplex<f32>>
    %2 = stablehlo.add %1, %arg1 : tensor<6xcomplex<f32>>
    %3 = stablehlo.abs %2 : (tensor<6xcomplex<f32>>) -> tensor<6xf32>
    return %2, %3 : tensor<6xcomplex<f32>>, tensor<6xf32>
  }
  func.func private @dynamic_update_index_in_dim(%arg0: tensor<8x6xf32>, %arg1: tensor<6xf32>, %arg2: tensor<i32>) -> tensor<8x6xf32> {
    %0 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<6xf32>) -> tensor<1x6xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1 = stablehlo.dynamic_update_slice %arg0, %0, %arg2, %c : (tensor<8x6xf32>, tensor<1x6xf32>, tensor<i32>, tensor<i32>) -> tensor<8x6xf32>
    return %1 : tensor<8x6xf32>
  }
  func.func private @closed_call_0(%arg0: tensor<i32>, %arg1: tensor<8x6xcomplex<f32>>) -> (tensor<i32>, tensor<8x6xcomplex<f32>>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = stablehlo.add %arg0, %c : tensor<i32>
    %1 = stablehlo.multiply %arg1, %arg1 : tensor<8x6xcomplex<f32>>
    %2 = stablehlo.abs %arg1 : (tensor<8x6xcomplex<f32>>) -> tensor<8x6xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<8x6xf32>
    %4 = stablehlo.add %3, %2 : tensor<8x6xf32>
    %5 = stablehlo.convert %4 : (tensor<8x6xf32>) -> tensor<8x6xcomplex<f32>>
    %6 = stablehlo.divide %1, %5 : tensor<8x6xcomplex<f32>>
    %7 = stablehlo.convert %arg0 : (tensor<i32>) -> tensor<complex<f32>>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<complex<f32>>) -> tensor<8x6xcomplex<f32>>
    %9 = stablehlo.add %6, %8 : tensor<8x6xcomplex<f32>>
    return %0, %9 : tensor<i32>, tensor<8x6xcomplex<f32>>
  }
  func.func private @"<lambda>"(%arg0: tensor<8x6xcomplex<f32>>) -> tensor<8x6xcomplex<f32>> {
    %cst = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>
    %0 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<complex<f32>>) -> tensor<8x6xcomplex<f32>>
    %1 = stablehlo.add %arg0, %0 : tensor<8x6xcomplex<f32>>
    return %1 : tensor<8x6xcomplex<f32>>
  }
}
