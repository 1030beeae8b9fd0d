module @jit_one_dimension attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<4x1xcomplex<f32>>, %arg1: tensor<4x2xcomplex<f32>>, %arg2: tensor<4x3xcomplex<f32>>, %arg3: tensor<4x4xcomplex<f32>>, %arg4: tensor<4x5xcomplex<f32>>, %arg5: tensor<4x7xcomplex<f32>>, %arg6: tensor<4x12xcomplex<f32>>, %arg7: tensor<4x31xcomplex<f32>>, %arg8: tensor<4x64xcomplex<f32>>, %arg9: tensor<4x67xcomplex<f32>>, %arg10: tensor<4x72xcomplex<f32>>, %arg11: tensor<4x97xcomplex<f32>>, %arg12: tensor<4x100xcomplex<f32>>, %arg13: tensor<4x128xcomplex<f32>>, %arg14: tensor<4x131xcomplex<f32>>, %arg15: tensor<4x257xcomplex<f32>>, %arg16: tensor<4x384xcomplex<f32>>, %arg17: tensor<4x509xcomplex<f32>>, %arg18: tensor<4x521xcomplex<f32>>, %arg19: tensor<4x1000xcomplex<f32>>) -> (tensor<4x1xcomplex<f32>> {jax.result_info = "result[0][0][0]"}, tensor<4x1xcomplex<f32>> {jax.result_info = "result[0][0][1]"}, tensor<4x1xcomplex<f32>> {jax.result_info = "result[0][1]"}, tensor<4x1xf32> {jax.result_info = "result[0][2]"}, tensor<4x2xcomplex<f32>> {jax.result_info = "result[1][0][0]"}, tensor<4x2xcomplex<f32>> {jax.result_info = "result[1][0][1]"}, tensor<4x2xcomplex<f32>> {jax.result_info = "result[1][1]"}, tensor<4x2xf32> {jax.result_info = "result[1][2]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[2][0][0]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[2][0][1]"}, tensor<4x2xcomplex<f32>> {jax.result_info = "result[2][1]"}, tensor<4x3xf32> {jax.result_info = "result[2][2]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[3][0][0]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[3][0][1]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[3][1]"}, tensor<4x4xf32> {jax.result_info = "result[3][2]"}, tensor<4x5xcomplex<f32>> {jax.result_info = "result[4][0][0]"}, tensor<4x5xcomplex<f32>> {jax.result_info = "result[4][0][1]"}, tensor<4x3xcomplex<f32>> {jax.result_info = "result[4][1]"}, tensor<4x5xf32> {jax.result_info = "result[4][2]"}, tensor<4x7xcomplex<f32>> {jax.result_info = "result[5][0][0]"}, tensor<4x7xcomplex<f32>> {jax.result_info = "result[5][0][1]"}, tensor<4x4xcomplex<f32>> {jax.result_info = "result[5][1]"}, tensor<4x7xf32> {jax.result_info = "result[5][2]"}, tensor<4x12xcomplex<f32>> {jax.result_info = "result[6][0][0]"}, tensor<4x12xcomplex<f32>> {jax.result_info = "result[6][0][1]"}, tensor<4x7xcomplex<f32>> {jax.result_info = "result[6][1]"}, tensor<4x12xf32> {jax.result_info = "result[6][2]"}, tensor<4x31xcomplex<f32>> {jax.result_info = "result[7][0][0]"}, tensor<4x31xcomplex<f32>> {jax.result_info = "result[7][0][1]"}, tensor<4x16xcomplex<f32>> {jax.result_info = "result[7][1]"}, tensor<4x31xf32> {jax.result_info = "result[7][2]"}, tensor<4x64xcomplex<f32>> {jax.result_info = "result[8][0][0]"}, tensor<4x64xcomplex<f32>> {jax.result_info = "result[8][0][1]"}, tensor<4x33xcomplex<f32>> {jax.result_info = "result[8][1]"}, tensor<4x64xf32> {jax.result_info = "result[8][2]"}, tensor<4x67xcomplex<f32>> {jax.result_info = "result[9][0][0]"}, tensor<4x67xcomplex<f32>> {jax.result_info = "result[9][0][1]"}, tensor<4x34xcomplex<f32>> {jax.result_info = "result[9][1]"}, tensor<4x67xf32> {jax.result_info = "result[9][2]"}, tensor<4x72xcomplex<f32>> {jax.result_info = "result[10][0][0]"}, tensor<4x72xcomplex<f32>> {jax.result_info = "result[10][0][1]"}, tensor<4x37xcomplex<f32>> {jax.result_info = "result[10][1]"}, tensor<4x72xf32> {jax.result_info = "result[10][2]"}, tensor<4x97xcomplex<f32>> {jax.result_info = "result[11][0][0]"}, tensor<4x97xcomplex<f32>> {jax.result_info = "result[11][0][1]"}, tensor<4x49xcomplex<f32>> {jax.result_info = "result[11][1]"}, tensor<4x97xf32> {jax.result_info = "result[11][2]"}, tensor<4x100xcomplex<f32>> {jax.result_info = "result[12][0][0]"}, tensor<4x100xcomplex<f32>> {jax.result_info = "result[12][0][1]"}, tensor<4x51xcomplex<f32>> {jax.result_info = "result[12][1]"}, tensor<4x100xf32> {jax.result_info = "result[12][2]"}, tensor<4x128xcomplex<f32>> {jax.result_info = "result[13][0][0]"}, tensor<4x128xcomplex<f32>> {jax.result_info = "result[13][0][1]"}, tensor<4x65xcomplex<f32>> {jax.result_info = "result[13][1]"}, tensor<4x128xf32> {jax.result_info = "result[13][2]"}, tensor<4x131xcomplex<f32>> {jax.result_info = "result[14][0][0]"}, tensor<4x131xcomplex<f32>> {jax.result_info = "result[14][0][1]"}, tensor<4x66xcomplex<f32>> {jax.result_info = "result[14][1]"}, tensor<4x131xf32> {jax.result_info = "result[14][2]"}, tensor<4x257xcomplex<f32>> {jax.result_info = "result[15][0][0]"}, tensor<4x257xcomplex<f32>> {jax.result_info = "result[15][0][1]"}, tensor<4x129xcomplex<f32>> {jax.result_info = "result[15][1]"}, tensor<4x257xf32> {jax.result_info = "result[15][2]"}, tensor<4x384xcomplex<f32>> {jax.result_info = "result[16][0][0]"}, tensor<4x384xcomplex<f32>> {jax.result_info = "result[16][0][1]"}, tensor<4x193xcomplex<f32>> {jax.result_info = "result[16][1]"}, tensor<4x384xf32> {jax.result_info = "result[16][2]"}, tensor<4x509xcomplex<f32>> {jax.result_info = "result[17][0][0]"}, tensor<4x509xcomplex<f32>> {jax.result_info = "result[17][0][1]"}, tensor<4x255xcomplex<f32>> {jax.result_info = "result[17][1]"}, tensor<4x509xf32> {jax.result_info = "result[17][2]"}, tensor<4x521xcomplex<f32>> {jax.result_info = "result[18][0][0]"}, tensor<4x521xcomplex<f32>> {jax.result_info = "result[18][0][1]"}, tensor<4x261xcomplex<f32>> {jax.result_info = "result[18][1]"}, tensor<4x521xf32> {jax.result_info = "result[18][2]"}, tensor<4x1000xcomplex<f32>> {jax.result_info = "result[19][0][0]"}, tensor<4x1000xcomplex<f32>> {jax.result_info = "result[19][0][1]"}, tensor<4x501xcomplex<f32>> {jax.result_info = "result[19][1]"}, tensor<4x1000xf32> {jax.result_info = "result[19][2]"}) {
    %0 = call @fft(%arg0) : (tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
    %1 = call @fft_0(%arg0) : (tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
    %2 = stablehlo.real %arg0 : (tensor<4x1xcomplex<f32>>) -> tensor<4x1xf32>
    %3 = call @fft_1(%2) : (tensor<4x1xf32>) -> tensor<4x1xcomplex<f32>>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = call @_pad(%arg0, %c) : (tensor<4x1xcomplex<f32>>, tensor<i32>) -> tensor<4x1xcomplex<f32>>
    %5 = call @fft_2(%4) : (tensor<4x1xcomplex<f32>>) -> tensor<4x1xf32>
    %6 = call @fft_3(%arg1) : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %7 = call @fft_4(%arg1) : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %8 = stablehlo.real %arg1 : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    %9 = call @fft_5(%8) : (tensor<4x2xf32>) -> tensor<4x2xcomplex<f32>>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %10 = call @_pad_6(%arg1, %c_0) : (tensor<4x2xcomplex<f32>>, tensor<i32>) -> tensor<4x2xcomplex<f32>>
    %11 = call @fft_7(%10) : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    %12 = call @fft_8(%arg2) : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %13 = call @fft_9(%arg2) : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %14 = stablehlo.real %arg2 : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xf32>
    %15 = call @fft_10(%14) : (tensor<4x3xf32>) -> tensor<4x2xcomplex<f32>>
    %16 = stablehlo.slice %arg2 [0:4, 0:2] : (tensor<4x3xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    %c_1 = stablehlo.constant dense<0> : tensor<i32>
    %17 = call @_pad_6(%16, %c_1) : (tensor<4x2xcomplex<f32>>, tensor<i32>) -> tensor<4x2xcomplex<f32>>
    %18 = call @fft_11(%17) : (tensor<4x2xcomplex<f32>>) -> tensor<4x3xf32>
    %19 = call @fft_12(%arg3) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %20 = call @fft_13(%arg3) : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %21 = stablehlo.real %arg3 : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xf32>
    %22 = call @fft_14(%21) : (tensor<4x4xf32>) -> tensor<4x3xcomplex<f32>>
    %23 = stablehlo.slice %arg3 [0:4, 0:3] : (tensor<4x4xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %c_2 = stablehlo.constant dense<0> : tensor<i32>
    %24 = call @_pad_15(%23, %c_2) : (tensor<4x3xcomplex<f32>>, tensor<i32>) -> tensor<4x3xcomplex<f32>>
    %25 = call @fft_16(%24) : (tensor<4x3xcomplex<f32>>) -> tensor<4x4xf32>
    %26 = call @fft_17(%arg4) : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    %27 = call @fft_18(%arg4) : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    %28 = stablehlo.real %arg4 : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xf32>
    %29 = call @fft_19(%28) : (tensor<4x5xf32>) -> tensor<4x3xcomplex<f32>>
    %30 = stablehlo.slice %arg4 [0:4, 0:3] : (tensor<4x5xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %31 = call @_pad_15(%30, %c_3) : (tensor<4x3xcomplex<f32>>, tensor<i32>) -> tensor<4x3xcomplex<f32>>
    %32 = call @fft_20(%31) : (tensor<4x3xcomplex<f32>>) -> tensor<4x5xf32>
    %33 = call @fft_21(%arg5) : (tensor<4x7xcomplex<f32>>) -> tensor<4x7xcomplex<f32>>
    %34 = call @fft_22(%arg5) : (tensor<4x7xcomplex<f32>>) -> tensor<4x7xcomplex<f32>>
    %35 = stablehlo.real %arg5 : (tensor<4x7xcomplex<f32>>) -> tensor<4x7xf32>
    %36 = call @fft_23(%35) : (tensor<4x7xf32>) -> tensor<4x4xcomplex<f32>>
    %37 = stablehlo.slice %arg5 [0:4, 0:4] : (tensor<4x7xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %c_4 = stablehlo.constant dense<0> : tensor<i32>
    %38 = call @_pad_24(%37, %c_4) : (tensor<4x4xcomplex<f32>>, tensor<i32>) -> tensor<4x4xcomplex<f32>>
    %39 = call @fft_25(%38) : (tensor<4x4xcomplex<f32>>) -> tensor<4x7xf32>
    %40 = call @fft_26(%arg6) : (tensor<4x12xcomplex<f32>>) -> tensor<4x12xcomplex<f32>>
    %41 = call @fft_27(%arg6) : (tensor<4x12xcomplex<f32>>) -> tensor<4x12xcomplex<f32>>
    %42 = stablehlo.real %arg6 : (tensor<4x12xcomplex<f32>>) -> tensor<4x12xf32>
    %43 = call @fft_28(%42) : (tensor<4x12xf32>) -> tensor<4x7xcomplex<f32>>
    %44 = stablehlo.slice %arg6 [0:4, 0:7] : (tensor<4x12xcomplex<f32>>) -> tensor<4x7xcomplex<f32>>
    %c_5 = stablehlo.constant dense<0> : tensor<i32>
    %45 = call @_pad_29(%44, %c_5) : (tensor<4x7xcomplex<f32>>, tensor<i32>) -> tensor<4x7xcomplex<f32>>
    %46 = call @fft_30(%45) : (tensor<4x7xcomplex<f32>>) -> tensor<4x12xf32>
    %47 = call @fft_31(%arg7) : (tensor<4x31xcomplex<f32>>) -> tensor<4x31xcomplex<f32>>
    %48 = call @fft_32(%arg7) : (tensor<4x31xcomplex<f32>>) -> tensor<4x31xcomplex<f32>>
    %49 = stablehlo.real %arg7 : (tensor<4x31xcomplex<f32>>) -> tensor<4x31xf32>
    %50 = call @fft_33(%49) : (tensor<4x31xf32>) -> tensor<4x16xcomplex<f32>>
    %51 = stablehlo.slice %arg7 [0:4, 0:16] : (tensor<4x31xcomplex<f32>>) -> tensor<4x16xcomplex<f32>>
    %c_6 = stablehlo.constant dense<0> : tensor<i32>
    %52 = call @_pad_34(%51, %c_6) : (tensor<4x16xcomplex<f32>>, tensor<i32>) -> tensor<4x16xcomplex<f32>>
    %53 = call @fft_35(%52) : (tensor<4x16xcomplex<f32>>) -> tensor<4x31xf32>
    %54 = call @fft_36(%arg8) : (tensor<4x64xcomplex<f32>>) -> tensor<4x64xcomplex<f32>>
    %55 = call @fft_37(%arg8) : (tensor<4x64xcomplex<f32>>) -> tensor<4x64xcomplex<f32>>
    %56 = stablehlo.real %arg8 : (tensor<4x64xcomplex<f32>>) -> tensor<4x64xf32>
    %57 = call @fft_38(%56) : (tensor<4x64xf32>) -> tensor<4x33xcomplex<f32>>
    %58 = stablehlo.slice %arg8 [0:4, 0:33] : (tensor<4x64xcomplex<f32>>) -> tensor<4x33xcomplex<f32>>
    %c_7 = stablehlo.constant dense<0> : tensor<i32>
    %59 = call @_pad_39(%58, %c_7) : (tensor<4x33xcomplex<f32>>, tensor<i32>) -> tensor<4x33xcomplex<f32>>
    %60 = call @fft_40(%59) : (tensor<4x33xcomplex<f32>>) -> tensor<4x64xf32>
    %61 = call @fft_41(%arg9) : (tensor<4x67xcomplex<f32>>) -> tensor<4x67xcomplex<f32>>
    %62 = call @fft_42(%arg9) : (tensor<4x67xcomplex<f32>>) -> tensor<4x67xcomplex<f32>>
    %63 = stablehlo.real %arg9 : (tensor<4x67xcomplex<f32>>) -> tensor<4x67xf32>
    %64 = call @fft_43(%63) : (tensor<4x67xf32>) -> tensor<4x34xcomplex<f32>>
    %65 = stablehlo.slice %arg9 [0:4, 0:34] : (tensor<4x67xcomplex<f32>>) -> tensor<4x34xcomplex<f32>>
    %c_8 = stablehlo.constant dense<0> : tensor<i32>
    %66 = call @_pad_44(%65, %c_8) : (tensor<4x34xcomplex<f32>>, tensor<i32>) -> tensor<4x34xcomplex<f32>>
    %67 = call @fft_45(%66) : (tensor<4x34xcomplex<f32>>) -> tensor<4x67xf32>
    %68 = call @fft_46(%arg10) : (tensor<4x72xcomplex<f32>>) -> tensor<4x72xcomplex<f32>>
    %69 = call @fft_47(%arg10) : (tensor<4x72xcomplex<f32>>) -> tensor<4x72xcomplex<f32>>
    %70 = stablehlo.real %arg10 : (tensor<4x72xcomplex<f32>>) -> tensor<4x72xf32>
    %71 = call @fft_48(%70) : (tensor<4x72xf32>) -> tensor<4x37xcomplex<f32>>
    %72 = stablehlo.slice %arg10 [0:4, 0:37] : (tensor<4x72xcomplex<f32>>) -> tensor<4x37xcomplex<f32>>
    %c_9 = stablehlo.constant dense<0> : tensor<i32>
    %73 = call @_pad_49(%72, %c_9) : (tensor<4x37xcomplex<f32>>, tensor<i32>) -> tensor<4x37xcomplex<f32>>
    %74 = call @fft_50(%73) : (tensor<4x37xcomplex<f32>>) -> tensor<4x72xf32>
    %75 = call @fft_51(%arg11) : (tensor<4x97xcomplex<f32>>) -> tensor<4x97xcomplex<f32>>
    %76 = call @fft_52(%arg11) : (tensor<4x97xcomplex<f32>>) -> tensor<4x97xcomplex<f32>>
    %77 = stablehlo.real %arg11 : (tensor<4x97xcomplex<f32>>) -> tensor<4x97xf32>
    %78 = call @fft_53(%77) : (tensor<4x97xf32>) -> tensor<4x49xcomplex<f32>>
    %79 = stablehlo.slice %arg11 [0:4, 0:49] : (tensor<4x97xcomplex<f32>>) -> tensor<4x49xcomplex<f32>>
    %c_10 = stablehlo.constant dense<0> : tensor<i32>
    %80 = call @_pad_54(%79, %c_10) : (tensor<4x49xcomplex<f32>>, tensor<i32>) -> tensor<4x49xcomplex<f32>>
    %81 = call @fft_55(%80) : (tensor<4x49xcomplex<f32>>) -> tensor<4x97xf32>
    %82 = call @fft_56(%arg12) : (tensor<4x100xcomplex<f32>>) -> tensor<4x100xcomplex<f32>>
    %83 = call @fft_57(%arg12) : (tensor<4x100xcomplex<f32>>) -> tensor<4x100xcomplex<f32>>
    %84 = stablehlo.real %arg12 : (tensor<4x100xcomplex<f32>>) -> tensor<4x100xf32>
    %85 = call @fft_58(%84) : (tensor<4x100xf32>) -> tensor<4x51xcomplex<f32>>
    %86 = stablehlo.slice %arg12 [0:4, 0:51] : (tensor<4x100xcomplex<f32>>) -> tensor<4x51xcomplex<f32>>
    %c_11 = stablehlo.constant dense<0> : tensor<i32>
    %87 = call @_pad_59(%86, %c_11) : (tensor<4x51xcomplex<f32>>, tensor<i32>) -> tensor<4x51xcomplex<f32>>
    %88 = call @fft_60(%87) : (tensor<4x51xcomplex<f32>>) -> tensor<4x100xf32>
    %89 = call @fft_61(%arg13) : (tensor<4x128xcomplex<f32>>) -> tensor<4x128xcomplex<f32>>
    %90 = call @fft_62(%arg13) : (tensor<4x128xcomplex<f32>>) -> tensor<4x128xcomplex<f32>>
    %91 = stablehlo.real %arg13 : (tensor<4x128xcomplex<f32>>) -> tensor<4x128xf32>
    %92 = call @fft_63(%91) : (tensor<4x128xf32>) -> tensor<4x65xcomplex<f32>>
    %93 = stablehlo.slice %arg13 [0:4, 0:65] : (tensor<4x128xcomplex<f32>>) -> tensor<4x65xcomplex<f32>>
    %c_12 = stablehlo.constant dense<0> : tensor<i32>
    %94 = call @_pad_64(%93, %c_12) : (tensor<4x65xcomplex<f32>>, tensor<i32>) -> tensor<4x65xcomplex<f32>>
    %95 = call @fft_65(%94) : (tensor<4x65xcomplex<f32>>) -> tensor<4x128xf32>
    %96 = call @fft_66(%arg14) : (tensor<4x131xcomplex<f32>>) -> tensor<4x131xcomplex<f32>>
    %97 = call @fft_67(%arg14) : (tensor<4x131xcomplex<f32>>) -> tensor<4x131xcomplex<f32>>
    %98 = stablehlo.real %arg14 : (tensor<4x131xcomplex<f32>>) -> tensor<4x131xf32>
    %99 = call @fft_68(%98) : (tensor<4x131xf32>) -> tensor<4x66xcomplex<f32>>
    %100 = stablehlo.slice %arg14 [0:4, 0:66] : (tensor<4x131xcomplex<f32>>) -> tensor<4x66xcomplex<f32>>
    %c_13 = stablehlo.constant dense<0> : tensor<i32>
    %101 = call @_pad_69(%100, %c_13) : (tensor<4x66xcomplex<f32>>, tensor<i32>) -> tensor<4x66xcomplex<f32>>
    %102 = call @fft_70(%101) : (tensor<4x66xcomplex<f32>>) -> tensor<4x131xf32>
    %103 = call @fft_71(%arg15) : (tensor<4x257xcomplex<f32>>) -> tensor<4x257xcomplex<f32>>
    %104 = call @fft_72(%arg15) : (tensor<4x257xcomplex<f32>>) -> tensor<4x257xcomplex<f32>>
    %105 = stablehlo.real %arg15 : (tensor<4x257xcomplex<f32>>) -> tensor<4x257xf32>
    %106 = call @fft_73(%105) : (tensor<4x257xf32>) -> tensor<4x129xcomplex<f32>>
    %107 = stablehlo.slice %arg15 [0:4, 0:129] : (tensor<4x257xcomplex<f32>>) -> tensor<4x129xcomplex<f32>>
    %c_14 = stablehlo.constant dense<0> : tensor<i32>
    %108 = call @_pad_74(%107, %c_14) : (tensor<4x129xcomplex<f32>>, tensor<i32>) -> tensor<4x129xcomplex<f32>>
    %109 = call @fft_75(%108) : (tensor<4x129xcomplex<f32>>) -> tensor<4x257xf32>
    %110 = call @fft_76(%arg16) : (tensor<4x384xcomplex<f32>>) -> tensor<4x384xcomplex<f32>>
    %111 = call @fft_77(%arg16) : (tensor<4x384xcomplex<f32>>) -> tensor<4x384xcomplex<f32>>
    %112 = stablehlo.real %arg16 : (tensor<4x384xcomplex<f32>>) -> tensor<4x384xf32>
    %113 = call @fft_78(%112) : (tensor<4x384xf32>) -> tensor<4x193xcomplex<f32>>
    %114 = stablehlo.slice %arg16 [0:4, 0:193] : (tensor<4x384xcomplex<f32>>) -> tensor<4x193xcomplex<f32>>
    %c_15 = stablehlo.constant dense<0> : tensor<i32>
    %115 = call @_pad_79(%114, %c_15) : (tensor<4x193xcomplex<f32>>, tensor<i32>) -> tensor<4x193xcomplex<f32>>
    %116 = call @fft_80(%115) : (tensor<4x193xcomplex<f32>>) -> tensor<4x384xf32>
    %117 = call @fft_81(%arg17) : (tensor<4x509xcomplex<f32>>) -> tensor<4x509xcomplex<f32>>
    %118 = call @fft_82(%arg17) : (tensor<4x509xcomplex<f32>>) -> tensor<4x509xcomplex<f32>>
    %119 = stablehlo.real %arg17 : (tensor<4x509xcomplex<f32>>) -> tensor<4x509xf32>
    %120 = call @fft_83(%119) : (tensor<4x509xf32>) -> tensor<4x255xcomplex<f32>>
    %121 = stablehlo.slice %arg17 [0:4, 0:255] : (tensor<4x509xcomplex<f32>>) -> tensor<4x255xcomplex<f32>>
    %c_16 = stablehlo.constant dense<0> : tensor<i32>
    %122 = call @_pad_84(%121, %c_16) : (tensor<4x255xcomplex<f32>>, tensor<i32>) -> tensor<4x255xcomplex<f32>>
    %123 = call @fft_85(%122) : (tensor<4x255xcomplex<f32>>) -> tensor<4x509xf32>
    %124 = call @fft_86(%arg18) : (tensor<4x521xcomplex<f32>>) -> tensor<4x521xcomplex<f32>>
    %125 = call @fft_87(%arg18) : (tensor<4x521xcomplex<f32>>) -> tensor<4x521xcomplex<f32>>
    %126 = stablehlo.real %arg18 : (tensor<4x521xcomplex<f32>>) -> tensor<4x521xf32>
    %127 = call @fft_88(%126) : (tensor<4x521xf32>) -> tensor<4x261xcomplex<f32>>
    %128 = stablehlo.slice %arg18 [0:4, 0:261] : (tensor<4x521xcomplex<f32>>) -> tensor<4x261xcomplex<f32>>
    %c_17 = stablehlo.constant dense<0> : tensor<i32>
    %129 = call @_pad_89(%128, %c_17) : (tensor<4x261xcomplex<f32>>, tensor<i32>) -> tensor<4x261xcomplex<f32>>
    %130 = call @fft_90(%129) : (tensor<4x261xcomplex<f32>>) -> tensor<4x521xf32>
    %131 = call @fft_91(%arg19) : (tensor<4x1000xcomplex<f32>>) -> tensor<4x1000xcomplex<f32>>
    %132 = call @fft_92(%arg19) : (tensor<4x1000xcomplex<f32>>) -> tensor<4x1000xcomplex<f32>>
    %133 = stablehlo.real %arg19 : (tensor<4x1000xcomplex<f32>>) -> tensor<4x1000xf32>
    %134 = call @fft_93(%133) : (tensor<4x1000xf32>) -> tensor<4x501xcomplex<f32>>
    %135 = stablehlo.slice %arg19 [0:4, 0:501] : (tensor<4x1000xcomplex<f32>>) -> tensor<4x501xcomplex<f32>>
    %c_18 = stablehlo.constant dense<0> : tensor<i32>
    %136 = call @_pad_94(%135, %c_18) : (tensor<4x501xcomplex<f32>>, tensor<i32>) -> tensor<4x501xcomplex<f32>>
    %137 = call @fft_95(%136) : (tensor<4x501xcomplex<f32>>) -> tensor<4x1000xf32>
    return %0, %1, %3, %5, %6, %7, %9, %11, %12, %13, %15, %18, %19, %20, %22, %25, %26, %27, %29, %32, %33, %34, %36, %39, %40, %41, %43, %46, %47, %48, %50, %53, %54, %55, %57, %60, %61, %62, %64, %67, %68, %69, %71, %74, %75, %76, %78, %81, %82, %83, %85, %88, %89, %90, %92, %95, %96, %97, %99, %102, %103, %104, %106, %109, %110, %111, %113, %116, %117, %118, %120, %123, %124, %125, %127, %130, %131, %132, %134, %137 : tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>, tensor<4x1xf32>, tensor<4x2xcomplex<f32>>, tensor<4x2xcomplex<f32>>, tensor<4x2xcomplex<f32>>, tensor<4x2xf32>, tensor<4x3xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x2xcomplex<f32>>, tensor<4x3xf32>, tensor<4x4xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x4xf32>, tensor<4x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>, tensor<4x3xcomplex<f32>>, tensor<4x5xf32>, tensor<4x7xcomplex<f32>>, tensor<4x7xcomplex<f32>>, tensor<4x4xcomplex<f32>>, tensor<4x7xf32>, tensor<4x12xcomplex<f32>>, tensor<4x12xcomplex<f32>>, tensor<4x7xcomplex<f32>>, tensor<4x12xf32>, tensor<4x31xcomplex<f32>>, tensor<4x31xcomplex<f32>>, tensor<4x16xcomplex<f32>>, tensor<4x31xf32>, tensor<4x64xcomplex<f32>>, tensor<4x64xcomplex<f32>>, tensor<4x33xcomplex<f32>>, tensor<4x64xf32>, tensor<4x67xcomplex<f32>>, tensor<4x67xcomplex<f32>>, tensor<4x34xcomplex<f32>>, tensor<4x67xf32>, tensor<4x72xcomplex<f32>>, tensor<4x72xcomplex<f32>>, tensor<4x37xcomplex<f32>>, tensor<4x72xf32>, tensor<4x97xcomplex<f32>>, tensor<4x97xcomplex<f32>>, tensor<4x49xcomplex<f32>>, tensor<4x97xf32>, tensor<4x100xcomplex<f32>>, tensor<4x100xcomplex<f32>>, tensor<4x51xcomplex<f32>>, tensor<4x100xf32>, tensor<4x128xcomplex<f32>>, tensor<4x128xcomplex<f32>>, tensor<4x65xcomplex<f32>>, tensor<4x128xf32>, tensor<4x131xcomplex<f32>>, tensor<4x131xcomplex<f32>>, tensor<4x66xcomplex<f32>>, tensor<4x131xf32>, tensor<4x257xcomplex<f32>>, tensor<4x257xcomplex<f32>>, tensor<4x129xcomplex<f32>>, tensor<4x257xf32>, tensor<4x384xcomplex<f32>>, tensor<4x384xcomplex<f32>>, tensor<4x193xcomplex<f32>>, tensor<4x384xf32>, tensor<4x509xcomplex<f32>>, tensor<4x509xcomplex<f32>>, tensor<4x255xcomplex<f32>>, tensor<4x509xf32>, tensor<4x521xcomplex<f32>>, tensor<4x521xcomplex<f32>>, tensor<4x261xcomplex<f32>>, tensor<4x521xf32>, tensor<4x1000xcomplex<f32>>, tensor<4x1000xcomplex<f32>>, tensor<4x501xcomplex<f32>>, tensor<4x1000xf32>
  }
  func.func private @fft(%arg0: tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [1] : (tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
    return %0 : tensor<4x1xcomplex<f32>>
  }
  func.func private @fft_0(%arg0: tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [1] : (tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
    return %0 : tensor<4x1xcomplex<f32>>
  }
  func.func private @fft_1(%arg0: tensor<4x1xf32>) -> tensor<4x1xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [1] : (tensor<4x1xf32>) -> tensor<4x1xcomplex<f32>>
    return %0 : tensor<4x1xcomplex<f32>>
  }
  func.func private @_pad(%arg0: tensor<4x1xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x1xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x1xcomplex<f32>>
    return %1 : tensor<4x1xcomplex<f32>>
  }
  func.func private @fft_2(%arg0: tensor<4x1xcomplex<f32>>) -> tensor<4x1xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [1] : (tensor<4x1xcomplex<f32>>) -> tensor<4x1xf32>
    return %0 : tensor<4x1xf32>
  }
  func.func private @fft_3(%arg0: tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [2] : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    return %0 : tensor<4x2xcomplex<f32>>
  }
  func.func private @fft_4(%arg0: tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [2] : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
    return %0 : tensor<4x2xcomplex<f32>>
  }
  func.func private @fft_5(%arg0: tensor<4x2xf32>) -> tensor<4x2xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [2] : (tensor<4x2xf32>) -> tensor<4x2xcomplex<f32>>
    return %0 : tensor<4x2xcomplex<f32>>
  }
  func.func private @_pad_6(%arg0: tensor<4x2xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x2xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x2xcomplex<f32>>
    return %1 : tensor<4x2xcomplex<f32>>
  }
  func.func private @fft_7(%arg0: tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [2] : (tensor<4x2xcomplex<f32>>) -> tensor<4x2xf32>
    return %0 : tensor<4x2xf32>
  }
  func.func private @fft_8(%arg0: tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [3] : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    return %0 : tensor<4x3xcomplex<f32>>
  }
  func.func private @fft_9(%arg0: tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [3] : (tensor<4x3xcomplex<f32>>) -> tensor<4x3xcomplex<f32>>
    return %0 : tensor<4x3xcomplex<f32>>
  }
  func.func private @fft_10(%arg0: tensor<4x3xf32>) -> tensor<4x2xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [3] : (tensor<4x3xf32>) -> tensor<4x2xcomplex<f32>>
    return %0 : tensor<4x2xcomplex<f32>>
  }
  func.func private @fft_11(%arg0: tensor<4x2xcomplex<f32>>) -> tensor<4x3xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [3] : (tensor<4x2xcomplex<f32>>) -> tensor<4x3xf32>
    return %0 : tensor<4x3xf32>
  }
  func.func private @fft_12(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [4] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    return %0 : tensor<4x4xcomplex<f32>>
  }
  func.func private @fft_13(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [4] : (tensor<4x4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    return %0 : tensor<4x4xcomplex<f32>>
  }
  func.func private @fft_14(%arg0: tensor<4x4xf32>) -> tensor<4x3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [4] : (tensor<4x4xf32>) -> tensor<4x3xcomplex<f32>>
    return %0 : tensor<4x3xcomplex<f32>>
  }
  func.func private @_pad_15(%arg0: tensor<4x3xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x3xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x3xcomplex<f32>>
    return %1 : tensor<4x3xcomplex<f32>>
  }
  func.func private @fft_16(%arg0: tensor<4x3xcomplex<f32>>) -> tensor<4x4xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [4] : (tensor<4x3xcomplex<f32>>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func private @fft_17(%arg0: tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [5] : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    return %0 : tensor<4x5xcomplex<f32>>
  }
  func.func private @fft_18(%arg0: tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [5] : (tensor<4x5xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    return %0 : tensor<4x5xcomplex<f32>>
  }
  func.func private @fft_19(%arg0: tensor<4x5xf32>) -> tensor<4x3xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [5] : (tensor<4x5xf32>) -> tensor<4x3xcomplex<f32>>
    return %0 : tensor<4x3xcomplex<f32>>
  }
  func.func private @fft_20(%arg0: tensor<4x3xcomplex<f32>>) -> tensor<4x5xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [5] : (tensor<4x3xcomplex<f32>>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
  func.func private @fft_21(%arg0: tensor<4x7xcomplex<f32>>) -> tensor<4x7xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [7] : (tensor<4x7xcomplex<f32>>) -> tensor<4x7xcomplex<f32>>
    return %0 : tensor<4x7xcomplex<f32>>
  }
  func.func private @fft_22(%arg0: tensor<4x7xcomplex<f32>>) -> tensor<4x7xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [7] : (tensor<4x7xcomplex<f32>>) -> tensor<4x7xcomplex<f32>>
    return %0 : tensor<4x7xcomplex<f32>>
  }
  func.func private @fft_23(%arg0: tensor<4x7xf32>) -> tensor<4x4xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [7] : (tensor<4x7xf32>) -> tensor<4x4xcomplex<f32>>
    return %0 : tensor<4x4xcomplex<f32>>
  }
  func.func private @_pad_24(%arg0: tensor<4x4xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x4xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x4xcomplex<f32>>
    return %1 : tensor<4x4xcomplex<f32>>
  }
  func.func private @fft_25(%arg0: tensor<4x4xcomplex<f32>>) -> tensor<4x7xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [7] : (tensor<4x4xcomplex<f32>>) -> tensor<4x7xf32>
    return %0 : tensor<4x7xf32>
  }
  func.func private @fft_26(%arg0: tensor<4x12xcomplex<f32>>) -> tensor<4x12xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [12] : (tensor<4x12xcomplex<f32>>) -> tensor<4x12xcomplex<f32>>
    return %0 : tensor<4x12xcomplex<f32>>
  }
  func.func private @fft_27(%arg0: tensor<4x12xcomplex<f32>>) -> tensor<4x12xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [12] : (tensor<4x12xcomplex<f32>>) -> tensor<4x12xcomplex<f32>>
    return %0 : tensor<4x12xcomplex<f32>>
  }
  func.func private @fft_28(%arg0: tensor<4x12xf32>) -> tensor<4x7xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [12] : (tensor<4x12xf32>) -> tensor<4x7xcomplex<f32>>
    return %0 : tensor<4x7xcomplex<f32>>
  }
  func.func private @_pad_29(%arg0: tensor<4x7xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x7xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x7xcomplex<f32>>
    return %1 : tensor<4x7xcomplex<f32>>
  }
  func.func private @fft_30(%arg0: tensor<4x7xcomplex<f32>>) -> tensor<4x12xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [12] : (tensor<4x7xcomplex<f32>>) -> tensor<4x12xf32>
    return %0 : tensor<4x12xf32>
  }
  func.func private @fft_31(%arg0: tensor<4x31xcomplex<f32>>) -> tensor<4x31xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [31] : (tensor<4x31xcomplex<f32>>) -> tensor<4x31xcomplex<f32>>
    return %0 : tensor<4x31xcomplex<f32>>
  }
  func.func private @fft_32(%arg0: tensor<4x31xcomplex<f32>>) -> tensor<4x31xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [31] : (tensor<4x31xcomplex<f32>>) -> tensor<4x31xcomplex<f32>>
    return %0 : tensor<4x31xcomplex<f32>>
  }
  func.func private @fft_33(%arg0: tensor<4x31xf32>) -> tensor<4x16xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [31] : (tensor<4x31xf32>) -> tensor<4x16xcomplex<f32>>
    return %0 : tensor<4x16xcomplex<f32>>
  }
  func.func private @_pad_34(%arg0: tensor<4x16xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x16xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x16xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x16xcomplex<f32>>
    return %1 : tensor<4x16xcomplex<f32>>
  }
  func.func private @fft_35(%arg0: tensor<4x16xcomplex<f32>>) -> tensor<4x31xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [31] : (tensor<4x16xcomplex<f32>>) -> tensor<4x31xf32>
    return %0 : tensor<4x31xf32>
  }
  func.func private @fft_36(%arg0: tensor<4x64xcomplex<f32>>) -> tensor<4x64xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [64] : (tensor<4x64xcomplex<f32>>) -> tensor<4x64xcomplex<f32>>
    return %0 : tensor<4x64xcomplex<f32>>
  }
  func.func private @fft_37(%arg0: tensor<4x64xcomplex<f32>>) -> tensor<4x64xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [64] : (tensor<4x64xcomplex<f32>>) -> tensor<4x64xcomplex<f32>>
    return %0 : tensor<4x64xcomplex<f32>>
  }
  func.func private @fft_38(%arg0: tensor<4x64xf32>) -> tensor<4x33xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [64] : (tensor<4x64xf32>) -> tensor<4x33xcomplex<f32>>
    return %0 : tensor<4x33xcomplex<f32>>
  }
  func.func private @_pad_39(%arg0: tensor<4x33xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x33xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x33xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x33xcomplex<f32>>
    return %1 : tensor<4x33xcomplex<f32>>
  }
  func.func private @fft_40(%arg0: tensor<4x33xcomplex<f32>>) -> tensor<4x64xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [64] : (tensor<4x33xcomplex<f32>>) -> tensor<4x64xf32>
    return %0 : tensor<4x64xf32>
  }
  func.func private @fft_41(%arg0: tensor<4x67xcomplex<f32>>) -> tensor<4x67xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [67] : (tensor<4x67xcomplex<f32>>) -> tensor<4x67xcomplex<f32>>
    return %0 : tensor<4x67xcomplex<f32>>
  }
  func.func private @fft_42(%arg0: tensor<4x67xcomplex<f32>>) -> tensor<4x67xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [67] : (tensor<4x67xcomplex<f32>>) -> tensor<4x67xcomplex<f32>>
    return %0 : tensor<4x67xcomplex<f32>>
  }
  func.func private @fft_43(%arg0: tensor<4x67xf32>) -> tensor<4x34xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [67] : (tensor<4x67xf32>) -> tensor<4x34xcomplex<f32>>
    return %0 : tensor<4x34xcomplex<f32>>
  }
  func.func private @_pad_44(%arg0: tensor<4x34xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x34xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x34xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x34xcomplex<f32>>
    return %1 : tensor<4x34xcomplex<f32>>
  }
  func.func private @fft_45(%arg0: tensor<4x34xcomplex<f32>>) -> tensor<4x67xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [67] : (tensor<4x34xcomplex<f32>>) -> tensor<4x67xf32>
    return %0 : tensor<4x67xf32>
  }
  func.func private @fft_46(%arg0: tensor<4x72xcomplex<f32>>) -> tensor<4x72xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [72] : (tensor<4x72xcomplex<f32>>) -> tensor<4x72xcomplex<f32>>
    return %0 : tensor<4x72xcomplex<f32>>
  }
  func.func private @fft_47(%arg0: tensor<4x72xcomplex<f32>>) -> tensor<4x72xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [72] : (tensor<4x72xcomplex<f32>>) -> tensor<4x72xcomplex<f32>>
    return %0 : tensor<4x72xcomplex<f32>>
  }
  func.func private @fft_48(%arg0: tensor<4x72xf32>) -> tensor<4x37xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [72] : (tensor<4x72xf32>) -> tensor<4x37xcomplex<f32>>
    return %0 : tensor<4x37xcomplex<f32>>
  }
  func.func private @_pad_49(%arg0: tensor<4x37xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x37xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x37xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x37xcomplex<f32>>
    return %1 : tensor<4x37xcomplex<f32>>
  }
  func.func private @fft_50(%arg0: tensor<4x37xcomplex<f32>>) -> tensor<4x72xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [72] : (tensor<4x37xcomplex<f32>>) -> tensor<4x72xf32>
    return %0 : tensor<4x72xf32>
  }
  func.func private @fft_51(%arg0: tensor<4x97xcomplex<f32>>) -> tensor<4x97xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [97] : (tensor<4x97xcomplex<f32>>) -> tensor<4x97xcomplex<f32>>
    return %0 : tensor<4x97xcomplex<f32>>
  }
  func.func private @fft_52(%arg0: tensor<4x97xcomplex<f32>>) -> tensor<4x97xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [97] : (tensor<4x97xcomplex<f32>>) -> tensor<4x97xcomplex<f32>>
    return %0 : tensor<4x97xcomplex<f32>>
  }
  func.func private @fft_53(%arg0: tensor<4x97xf32>) -> tensor<4x49xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [97] : (tensor<4x97xf32>) -> tensor<4x49xcomplex<f32>>
    return %0 : tensor<4x49xcomplex<f32>>
  }
  func.func private @_pad_54(%arg0: tensor<4x49xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x49xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x49xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x49xcomplex<f32>>
    return %1 : tensor<4x49xcomplex<f32>>
  }
  func.func private @fft_55(%arg0: tensor<4x49xcomplex<f32>>) -> tensor<4x97xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [97] : (tensor<4x49xcomplex<f32>>) -> tensor<4x97xf32>
    return %0 : tensor<4x97xf32>
  }
  func.func private @fft_56(%arg0: tensor<4x100xcomplex<f32>>) -> tensor<4x100xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [100] : (tensor<4x100xcomplex<f32>>) -> tensor<4x100xcomplex<f32>>
    return %0 : tensor<4x100xcomplex<f32>>
  }
  func.func private @fft_57(%arg0: tensor<4x100xcomplex<f32>>) -> tensor<4x100xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [100] : (tensor<4x100xcomplex<f32>>) -> tensor<4x100xcomplex<f32>>
    return %0 : tensor<4x100xcomplex<f32>>
  }
  func.func private @fft_58(%arg0: tensor<4x100xf32>) -> tensor<4x51xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [100] : (tensor<4x100xf32>) -> tensor<4x51xcomplex<f32>>
    return %0 : tensor<4x51xcomplex<f32>>
  }
  func.func private @_pad_59(%arg0: tensor<4x51xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x51xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x51xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x51xcomplex<f32>>
    return %1 : tensor<4x51xcomplex<f32>>
  }
  func.func private @fft_60(%arg0: tensor<4x51xcomplex<f32>>) -> tensor<4x100xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [100] : (tensor<4x51xcomplex<f32>>) -> tensor<4x100xf32>
    return %0 : tensor<4x100xf32>
  }
  func.func private @fft_61(%arg0: tensor<4x128xcomplex<f32>>) -> tensor<4x128xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [128] : (tensor<4x128xcomplex<f32>>) -> tensor<4x128xcomplex<f32>>
    return %0 : tensor<4x128xcomplex<f32>>
  }
  func.func private @fft_62(%arg0: tensor<4x128xcomplex<f32>>) -> tensor<4x128xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [128] : (tensor<4x128xcomplex<f32>>) -> tensor<4x128xcomplex<f32>>
    return %0 : tensor<4x128xcomplex<f32>>
  }
  func.func private @fft_63(%arg0: tensor<4x128xf32>) -> tensor<4x65xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [128] : (tensor<4x128xf32>) -> tensor<4x65xcomplex<f32>>
    return %0 : tensor<4x65xcomplex<f32>>
  }
  func.func private @_pad_64(%arg0: tensor<4x65xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x65xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x65xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x65xcomplex<f32>>
    return %1 : tensor<4x65xcomplex<f32>>
  }
  func.func private @fft_65(%arg0: tensor<4x65xcomplex<f32>>) -> tensor<4x128xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [128] : (tensor<4x65xcomplex<f32>>) -> tensor<4x128xf32>
    return %0 : tensor<4x128xf32>
  }
  func.func private @fft_66(%arg0: tensor<4x131xcomplex<f32>>) -> tensor<4x131xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [131] : (tensor<4x131xcomplex<f32>>) -> tensor<4x131xcomplex<f32>>
    return %0 : tensor<4x131xcomplex<f32>>
  }
  func.func private @fft_67(%arg0: tensor<4x131xcomplex<f32>>) -> tensor<4x131xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [131] : (tensor<4x131xcomplex<f32>>) -> tensor<4x131xcomplex<f32>>
    return %0 : tensor<4x131xcomplex<f32>>
  }
  func.func private @fft_68(%arg0: tensor<4x131xf32>) -> tensor<4x66xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [131] : (tensor<4x131xf32>) -> tensor<4x66xcomplex<f32>>
    return %0 : tensor<4x66xcomplex<f32>>
  }
  func.func private @_pad_69(%arg0: tensor<4x66xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x66xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x66xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x66xcomplex<f32>>
    return %1 : tensor<4x66xcomplex<f32>>
  }
  func.func private @fft_70(%arg0: tensor<4x66xcomplex<f32>>) -> tensor<4x131xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [131] : (tensor<4x66xcomplex<f32>>) -> tensor<4x131xf32>
    return %0 : tensor<4x131xf32>
  }
  func.func private @fft_71(%arg0: tensor<4x257xcomplex<f32>>) -> tensor<4x257xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [257] : (tensor<4x257xcomplex<f32>>) -> tensor<4x257xcomplex<f32>>
    return %0 : tensor<4x257xcomplex<f32>>
  }
  func.func private @fft_72(%arg0: tensor<4x257xcomplex<f32>>) -> tensor<4x257xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [257] : (tensor<4x257xcomplex<f32>>) -> tensor<4x257xcomplex<f32>>
    return %0 : tensor<4x257xcomplex<f32>>
  }
  func.func private @fft_73(%arg0: tensor<4x257xf32>) -> tensor<4x129xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [257] : (tensor<4x257xf32>) -> tensor<4x129xcomplex<f32>>
    return %0 : tensor<4x129xcomplex<f32>>
  }
  func.func private @_pad_74(%arg0: tensor<4x129xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x129xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x129xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x129xcomplex<f32>>
    return %1 : tensor<4x129xcomplex<f32>>
  }
  func.func private @fft_75(%arg0: tensor<4x129xcomplex<f32>>) -> tensor<4x257xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [257] : (tensor<4x129xcomplex<f32>>) -> tensor<4x257xf32>
    return %0 : tensor<4x257xf32>
  }
  func.func private @fft_76(%arg0: tensor<4x384xcomplex<f32>>) -> tensor<4x384xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [384] : (tensor<4x384xcomplex<f32>>) -> tensor<4x384xcomplex<f32>>
    return %0 : tensor<4x384xcomplex<f32>>
  }
  func.func private @fft_77(%arg0: tensor<4x384xcomplex<f32>>) -> tensor<4x384xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [384] : (tensor<4x384xcomplex<f32>>) -> tensor<4x384xcomplex<f32>>
    return %0 : tensor<4x384xcomplex<f32>>
  }
  func.func private @fft_78(%arg0: tensor<4x384xf32>) -> tensor<4x193xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [384] : (tensor<4x384xf32>) -> tensor<4x193xcomplex<f32>>
    return %0 : tensor<4x193xcomplex<f32>>
  }
  func.func private @_pad_79(%arg0: tensor<4x193xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x193xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x193xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x193xcomplex<f32>>
    return %1 : tensor<4x193xcomplex<f32>>
  }
  func.func private @fft_80(%arg0: tensor<4x193xcomplex<f32>>) -> tensor<4x384xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [384] : (tensor<4x193xcomplex<f32>>) -> tensor<4x384xf32>
    return %0 : tensor<4x384xf32>
  }
  func.func private @fft_81(%arg0: tensor<4x509xcomplex<f32>>) -> tensor<4x509xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [509] : (tensor<4x509xcomplex<f32>>) -> tensor<4x509xcomplex<f32>>
    return %0 : tensor<4x509xcomplex<f32>>
  }
  func.func private @fft_82(%arg0: tensor<4x509xcomplex<f32>>) -> tensor<4x509xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [509] : (tensor<4x509xcomplex<f32>>) -> tensor<4x509xcomplex<f32>>
    return %0 : tensor<4x509xcomplex<f32>>
  }
  func.func private @fft_83(%arg0: tensor<4x509xf32>) -> tensor<4x255xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [509] : (tensor<4x509xf32>) -> tensor<4x255xcomplex<f32>>
    return %0 : tensor<4x255xcomplex<f32>>
  }
  func.func private @_pad_84(%arg0: tensor<4x255xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x255xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x255xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x255xcomplex<f32>>
    return %1 : tensor<4x255xcomplex<f32>>
  }
  func.func private @fft_85(%arg0: tensor<4x255xcomplex<f32>>) -> tensor<4x509xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [509] : (tensor<4x255xcomplex<f32>>) -> tensor<4x509xf32>
    return %0 : tensor<4x509xf32>
  }
  func.func private @fft_86(%arg0: tensor<4x521xcomplex<f32>>) -> tensor<4x521xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [521] : (tensor<4x521xcomplex<f32>>) -> tensor<4x521xcomplex<f32>>
    return %0 : tensor<4x521xcomplex<f32>>
  }
  func.func private @fft_87(%arg0: tensor<4x521xcomplex<f32>>) -> tensor<4x521xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [521] : (tensor<4x521xcomplex<f32>>) -> tensor<4x521xcomplex<f32>>
    return %0 : tensor<4x521xcomplex<f32>>
  }
  func.func private @fft_88(%arg0: tensor<4x521xf32>) -> tensor<4x261xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [521] : (tensor<4x521xf32>) -> tensor<4x261xcomplex<f32>>
    return %0 : tensor<4x261xcomplex<f32>>
  }
  func.func private @_pad_89(%arg0: tensor<4x261xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x261xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x261xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x261xcomplex<f32>>
    return %1 : tensor<4x261xcomplex<f32>>
  }
  func.func private @fft_90(%arg0: tensor<4x261xcomplex<f32>>) -> tensor<4x521xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [521] : (tensor<4x261xcomplex<f32>>) -> tensor<4x521xf32>
    return %0 : tensor<4x521xf32>
  }
  func.func private @fft_91(%arg0: tensor<4x1000xcomplex<f32>>) -> tensor<4x1000xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = FFT, length = [1000] : (tensor<4x1000xcomplex<f32>>) -> tensor<4x1000xcomplex<f32>>
    return %0 : tensor<4x1000xcomplex<f32>>
  }
  func.func private @fft_92(%arg0: tensor<4x1000xcomplex<f32>>) -> tensor<4x1000xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = IFFT, length = [1000] : (tensor<4x1000xcomplex<f32>>) -> tensor<4x1000xcomplex<f32>>
    return %0 : tensor<4x1000xcomplex<f32>>
  }
  func.func private @fft_93(%arg0: tensor<4x1000xf32>) -> tensor<4x501xcomplex<f32>> {
    %0 = stablehlo.fft %arg0, type = RFFT, length = [1000] : (tensor<4x1000xf32>) -> tensor<4x501xcomplex<f32>>
    return %0 : tensor<4x501xcomplex<f32>>
  }
  func.func private @_pad_94(%arg0: tensor<4x501xcomplex<f32>>, %arg1: tensor<i32>) -> tensor<4x501xcomplex<f32>> {
    %0 = stablehlo.convert %arg1 : (tensor<i32>) -> tensor<complex<f32>>
    %1 = stablehlo.pad %arg0, %0, low = [0, 0], high = [0, 0], interior = [0, 0] : (tensor<4x501xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x501xcomplex<f32>>
    return %1 : tensor<4x501xcomplex<f32>>
  }
  func.func private @fft_95(%arg0: tensor<4x501xcomplex<f32>>) -> tensor<4x1000xf32> {
    %0 = stablehlo.fft %arg0, type = IRFFT, length = [1000] : (tensor<4x501xcomplex<f32>>) -> tensor<4x1000xf32>
    return %0 : tensor<4x1000xf32>
  }
}
