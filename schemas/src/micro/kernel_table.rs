//! The table of kernels: the one place that lists them. The enum and its names, `micro.fbs`, the
//! runtime's list of kernels and the C library's exports are made of it.

/// Calls a macro with the table of kernels.
///
/// Kernels are in groups, one for each file in `runtime-micro/src/kernels/`, named as the file. A
/// row begins with what the kernel computes, and what it demands besides the types of its operands;
/// this is its documentation in `micro.fbs` as well. Then follow
///
/// - its number in files, never reused;
/// - its name as a variant, as files and C spell it, and as a static of the runtime;
/// - its parameter struct, or `None`;
/// - inputs and outputs, instruction set and in-place rule, as an expression of type
///   [`Facts`](crate::micro::Facts).
#[macro_export]
macro_rules! for_each_kernel {
    ($callback:ident) => {
        $callback! {
            conv2d {
                /// 2-D convolution, s8. Bias, multipliers and shifts: one per output channel.
                0 Conv2dS8 conv2d_s8 CONV2D_S8 Conv2d
                    (Facts::filter(&[S8]));
                /// 2-D convolution, f32. Bias: one per output channel.
                1 Conv2dF32 conv2d_f32 CONV2D_F32 Conv2d
                    (Facts::filter_f32());
            }
            depthwise_conv2d {
                /// Depthwise 2-D convolution, s8. Operands as those of conv2d_s8.
                2 DepthwiseConv2dS8 depthwise_conv2d_s8 DEPTHWISE_CONV2D_S8 Conv2d
                    (Facts::filter(&[S8]));
                /// Depthwise 2-D convolution, f32. Operands as those of conv2d_f32.
                3 DepthwiseConv2dF32 depthwise_conv2d_f32 DEPTHWISE_CONV2D_F32 Conv2d
                    (Facts::filter_f32());
            }
            fully_connected {
                /// Rows times a matrix, s8. Multipliers and shifts: one, or one per output column.
                4 FullyConnectedS8 fully_connected_s8 FULLY_CONNECTED_S8 FullyConnected
                    (Facts::filter(&[S8]));
                /// Rows times a matrix, f32.
                5 FullyConnectedF32 fully_connected_f32 FULLY_CONNECTED_F32 FullyConnected
                    (Facts::filter_f32());
                /// Rows times a matrix, s16 of zero point 0 with s8 weights. A bias of 64 bits is
                /// two elements, the low word first. Multipliers and shifts as those of
                /// fully_connected_s8; shifts are below 8.
                43 FullyConnectedS16 fully_connected_s16 FULLY_CONNECTED_S16 FullyConnected
                    (Facts::filter(&[S16]));
            }
            average_pool2d {
                /// Average of a window, s8.
                6 AveragePool2dS8 average_pool2d_s8 AVERAGE_POOL2D_S8 Pool2d
                    (Facts::map(&[S8], &[S8]));
                /// Average of a window, f32.
                7 AveragePool2dF32 average_pool2d_f32 AVERAGE_POOL2D_F32 Pool2d
                    (Facts::map(&[F32], &[F32]));
            }
            max_pool2d {
                /// Maximum of a window, s8.
                8 MaxPool2dS8 max_pool2d_s8 MAX_POOL2D_S8 Pool2d
                    (Facts::map(&[S8], &[S8]));
                /// Maximum of a window, f32.
                9 MaxPool2dF32 max_pool2d_f32 MAX_POOL2D_F32 Pool2d
                    (Facts::map(&[F32], &[F32]));
            }
            add {
                /// Broadcasting sum, s8. In place over an operand whose strides are dense.
                10 AddS8 add_s8 ADD_S8 Binary (Facts::zip(&[S8]));
                /// Broadcasting sum, f32. In place as add_s8.
                11 AddF32 add_f32 ADD_F32 Binary (Facts::zip(&[F32]));
                /// Broadcasting sum, s16 of zero point 0. In place as add_s8.
                42 AddS16 add_s16 ADD_S16 Binary (Facts::zip(&[S16]));
            }
            sub {
                /// Broadcasting difference, s8. In place as add_s8.
                12 SubS8 sub_s8 SUB_S8 Binary (Facts::zip(&[S8]));
                /// Broadcasting difference, f32. In place as add_s8.
                13 SubF32 sub_f32 SUB_F32 Binary (Facts::zip(&[F32]));
            }
            mul {
                /// Broadcasting product, s8. In place as add_s8.
                14 MulS8 mul_s8 MUL_S8 Binary (Facts::zip(&[S8]));
                /// Broadcasting product, f32. In place as add_s8.
                15 MulF32 mul_f32 MUL_F32 Binary (Facts::zip(&[F32]));
            }
            mean {
                /// Mean over dimensions, s8.
                16 MeanS8 mean_s8 MEAN_S8 Mean (Facts::map(&[S8], &[S8]));
                /// Mean over dimensions, f32.
                17 MeanF32 mean_f32 MEAN_F32 Mean (Facts::map(&[F32], &[F32]));
            }
            pad {
                /// Constant padding, elements of 1 byte; the output's type is the input's.
                18 PadX8 pad_x8 PAD_X8 Pad (Facts::map(&[S8, U8], &[S8, U8]));
                /// Constant padding, elements of 4 bytes; the output's type is the input's.
                19 PadX32 pad_x32 PAD_X32 Pad (Facts::map(&[S32, F32], &[S32, F32]));
            }
            copy {
                /// Copy of bytes; the output's type and length are the input's.
                20 CopyX8 copy_x8 COPY_X8 None (Facts::map(&ANY, &ANY).in_place(First));
            }
            concatenation {
                /// Tensors of one type joined along a dimension.
                21 ConcatenationX8 concatenation_x8 CONCATENATION_X8 Concatenation
                    (Facts::new([input(&ANY).repeated()], [output(&ANY)]));
            }
            slice {
                /// Runs of bytes at regular distances; the output's type is the input's.
                48 SliceX8 slice_x8 SLICE_X8 Slice (Facts::map(&ANY, &ANY));
            }
            softmax {
                /// Softmax, s8. The output's zero point is -128.
                22 SoftmaxS8 softmax_s8 SOFTMAX_S8 Softmax
                    (Facts::map(&[S8], &[S8]).in_place(First));
                /// Softmax, s8 to s16. The output's zero point is -32768.
                23 SoftmaxS8S16 softmax_s8_s16 SOFTMAX_S8_S16 Softmax
                    (Facts::map(&[S8], &[S16]));
                /// Softmax, f32.
                24 SoftmaxF32 softmax_f32 SOFTMAX_F32 Softmax
                    (Facts::map(&[F32], &[F32]).in_place(First));
            }
            lookup {
                /// Elementwise table of 256 entries, s8. Its index is the input's bits as u8.
                25 LookupS8 lookup_s8 LOOKUP_S8 None
                    (Facts::new([input(&[S8]), constant("table", &[S8])], [output(&[S8])])
                        .in_place(First));
            }
            clamp {
                /// Elementwise limits, f32.
                26 ClampF32 clamp_f32 CLAMP_F32 Clamp
                    (Facts::map(&[F32], &[F32]).in_place(First));
            }
            logistic {
                /// Elementwise logistic function, f32.
                27 LogisticF32 logistic_f32 LOGISTIC_F32 None
                    (Facts::map(&[F32], &[F32]).in_place(First));
            }
            tanh {
                /// Elementwise hyperbolic tangent, f32.
                28 TanhF32 tanh_f32 TANH_F32 None
                    (Facts::map(&[F32], &[F32]).in_place(First));
            }
            elu {
                /// Elementwise x where it is positive, elsewhere e^x - 1, f32.
                44 EluF32 elu_f32 ELU_F32 None
                    (Facts::map(&[F32], &[F32]).in_place(First));
            }
            gelu {
                /// Elementwise x / 2 times 1 + erf(x / sqrt(2)), f32.
                46 GeluF32 gelu_f32 GELU_F32 None
                    (Facts::map(&[F32], &[F32]).in_place(First));
                /// Elementwise x / 2 times 1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x^3)), f32.
                47 GeluTanhF32 gelu_tanh_f32 GELU_TANH_F32 None
                    (Facts::map(&[F32], &[F32]).in_place(First));
            }
            leaky_relu {
                /// Elementwise x where it is positive, elsewhere alpha times x, f32.
                45 LeakyReluF32 leaky_relu_f32 LEAKY_RELU_F32 Alpha
                    (Facts::map(&[F32], &[F32]).in_place(First));
            }
            quantize {
                /// f32 to integers.
                29 QuantizeF32 quantize_f32 QUANTIZE_F32 Affine
                    (Facts::map(&[F32], &[S8, U8, S16]));
            }
            requantize {
                /// Integers to integers of another scale. In place over an input of equal element
                /// size.
                30 Requantize requantize REQUANTIZE Requantize
                    (Facts::map(&[S8, U8, S16, S32], &[S8, U8, S16, S32]).in_place(First));
            }
            dequantize {
                /// Integers to f32.
                31 Dequantize dequantize DEQUANTIZE Affine
                    (Facts::map(&[S8, U8, S16], &[F32]));
            }
            svdf {
                /// Singular value decomposition filter, s8. Time weights and state have one type.
                32 SvdfS8 svdf_s8 SVDF_S8 Svdf (Facts::new(
                    [
                        arena("input", &[S8]),
                        constant("feature weights", &[S8]),
                        constant("time weights", &[S8, S16]),
                        constant("bias", &[S32]),
                        state(&[S8, S16]),
                        scratch(&[S32]),
                    ],
                    [output(&[S8])],
                ));
            }
            conv2d_packed {
                /// 2-D convolution without groups on packed weights, s8, one product at a time.
                33 Conv2dS8Scalar conv2d_s8_scalar CONV2D_S8_SCALAR Conv2d
                    (Facts::packed(&[S8]));
                /// 2-D convolution without groups on packed weights, s8, with Arm's DSP
                /// instructions. In place over the input where each pixel is made of the one in its
                /// place alone, of as many channels.
                34 Conv2dS8Dsp conv2d_s8_dsp CONV2D_S8_DSP Conv2d
                    (Facts::packed(&[S32]).on(Dsp).in_place(First));
            }
            conv2d_mve {
                /// 2-D convolution without groups on packed weights, s8, with Arm's vector
                /// instructions.
                35 Conv2dS8Mve conv2d_s8_mve CONV2D_S8_MVE Conv2d
                    (Facts::packed(&[S8]).on(Mve));
            }
            depthwise_conv2d_dsp {
                /// Depthwise 2-D convolution of 3 x 3 taps, s8, with Arm's DSP instructions: not
                /// dilated, as many channels out as in, of a stride of 1 or 2 along its lines. In
                /// place over an input of the same shape, where windows begin within it or before.
                36 DepthwiseConv2dS8Dsp depthwise_conv2d_s8_dsp DEPTHWISE_CONV2D_S8_DSP Conv2d
                    (Facts::packed(&[S32]).on(Dsp).in_place(First));
            }
            depthwise_conv2d_mve {
                /// Depthwise 2-D convolution of at most 16 taps, s8, with Arm's vector
                /// instructions: not dilated, as many channels out as in. In place as
                /// depthwise_conv2d_s8_dsp.
                37 DepthwiseConv2dS8Mve depthwise_conv2d_s8_mve DEPTHWISE_CONV2D_S8_MVE Conv2d
                    (Facts::packed(&[S8]).on(Mve).in_place(First));
            }
            depthwise_conv2d_scalar {
                /// Depthwise 2-D convolution of 3 x 3 taps, s8, one product at a time: as
                /// depthwise_conv2d_s8, not dilated, of stride_w 1 or 2. Biases are below 2^29 in
                /// magnitude and shifts within -21..-1.
                38 DepthwiseConv2dS8Scalar depthwise_conv2d_s8_scalar DEPTHWISE_CONV2D_S8_SCALAR
                    Conv2d (Facts::filter(&[S8]));
            }
            weighted_sum {
                /// Broadcasting sum of multiples, s8. In place as add_s8.
                39 WeightedSumS8 weighted_sum_s8 WEIGHTED_SUM_S8 Binary (Facts::zip(&[S8]));
            }
            fully_connected_packed {
                /// Rows times a matrix of packed weights, s8, with Arm's DSP instructions. Weights
                /// are packed as those of conv2d_s8_dsp; in_len is a multiple of 4, or at most 64.
                40 FullyConnectedS8Dsp fully_connected_s8_dsp FULLY_CONNECTED_S8_DSP FullyConnected
                    (Facts::packed_rows(&[S32]).on(Dsp));
                /// Rows times a matrix of packed weights, s8, one product at a time. Weights are
                /// packed as those of conv2d_s8_scalar.
                41 FullyConnectedS8Scalar fully_connected_s8_scalar FULLY_CONNECTED_S8_SCALAR
                    FullyConnected (Facts::packed_rows(&[S8]));
            }
        }
    };
}
