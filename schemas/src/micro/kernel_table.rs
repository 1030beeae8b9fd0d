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
        $crate::with_coded_kernels! {
            $callback
            conv2d {
                /// 2-D convolution, s8. Bias, multipliers and shifts: one per output channel.
                0 Conv2dS8 conv2d_s8 CONV2D_S8 Conv2d (Facts::filter(&[S8], &[S8]));
                /// 2-D convolution, f32. Bias: one per output channel.
                1 Conv2dF32 conv2d_f32 CONV2D_F32 Conv2d (Facts::filter_f32());
                /// 2-D convolution, s16 of zero point 0 with s8 weights. A bias of 64 bits is two
                /// elements, the low word first. Shifts are below 8.
                110 Conv2dS16 conv2d_s16 CONV2D_S16 Conv2d (Facts::filter(&[S16], &[S8]));
                /// 2-D convolution, s16 of zero point 0 with s8 weights, which sums in 32 bits.
                111 Conv2dS16Sum32 conv2d_s16_sum32 CONV2D_S16_SUM32 Conv2d
                    (Facts::filter(&[S16], &[S8]));
                /// 2-D convolution, s8, of weights with a zero point. Its constant part is in the
                /// bias; minus the zero point still multiplies the sum of each window.
                112 Conv2dS8Offset conv2d_s8_offset CONV2D_S8_OFFSET Conv2d
                    (Facts::filter_offset());
            }
            depthwise_conv2d {
                /// Depthwise 2-D convolution, s8. Operands as those of conv2d_s8.
                2 DepthwiseConv2dS8 depthwise_conv2d_s8 DEPTHWISE_CONV2D_S8 Conv2d
                    (Facts::filter(&[S8], &[S8]));
                /// Depthwise 2-D convolution, f32. Operands as those of conv2d_f32.
                3 DepthwiseConv2dF32 depthwise_conv2d_f32 DEPTHWISE_CONV2D_F32 Conv2d
                    (Facts::filter_f32());
                /// Depthwise 2-D convolution, s16. Operands as those of conv2d_s16.
                113 DepthwiseConv2dS16 depthwise_conv2d_s16 DEPTHWISE_CONV2D_S16 Conv2d
                    (Facts::filter(&[S16], &[S8]));
                /// Depthwise 2-D convolution, s8 with s16 weights. Other operands as those of
                /// conv2d_s8.
                114 DepthwiseConv2dS8Wide depthwise_conv2d_s8_wide DEPTHWISE_CONV2D_S8_WIDE Conv2d
                    (Facts::filter(&[S8], &[S16]));
            }
            fully_connected {
                /// Rows times a matrix, s8. Multipliers and shifts: one, or one per output column.
                4 FullyConnectedS8 fully_connected_s8 FULLY_CONNECTED_S8 FullyConnected
                    (Facts::filter(&[S8], &[S8]));
                /// Rows times a matrix, f32.
                5 FullyConnectedF32 fully_connected_f32 FULLY_CONNECTED_F32 FullyConnected
                    (Facts::filter_f32());
                /// Rows times a matrix, s16 of zero point 0 with s8 weights. A bias of 64 bits is
                /// two elements, the low word first. Multipliers and shifts as those of
                /// fully_connected_s8; shifts are below 8.
                43 FullyConnectedS16 fully_connected_s16 FULLY_CONNECTED_S16 FullyConnected
                    (Facts::filter(&[S16], &[S8]));
            }
            transpose_conv {
                /// Transposed convolution, s8.
                270 TransposeConvS8 transpose_conv_s8 TRANSPOSE_CONV_S8 TransposeConv
                    (Facts::filter(&[S8], &[S8]));
                /// Transposed convolution, f32.
                271 TransposeConvF32 transpose_conv_f32 TRANSPOSE_CONV_F32 TransposeConv
                    (Facts::filter_f32());
                /// Transposed convolution, s16 of zero point 0 with s8 weights. Other operands as
                /// those of conv2d_s16.
                272 TransposeConvS16 transpose_conv_s16 TRANSPOSE_CONV_S16 TransposeConv
                    (Facts::filter(&[S16], &[S8]));
                /// The same, which sums in 32 bits.
                273 TransposeConvS16Sum32 transpose_conv_s16_sum32 TRANSPOSE_CONV_S16_SUM32
                    TransposeConv (Facts::filter(&[S16], &[S8]));
            }
            transpose_conv_packed {
                /// Transposed convolution on packed weights, s8, one product at a time.
                274 TransposeConvS8Scalar transpose_conv_s8_scalar TRANSPOSE_CONV_S8_SCALAR
                    TransposeConv (Facts::packed(&[S8]));
                /// Transposed convolution on packed weights, s8, with Arm's vector instructions.
                252 TransposeConvS8Mve transpose_conv_s8_mve TRANSPOSE_CONV_S8_MVE TransposeConv
                    (Facts::packed(&[S8]).on(Mve));
                /// Transposed convolution on packed weights, s8, with Arm's DSP instructions.
                275 TransposeConvS8Dsp transpose_conv_s8_dsp TRANSPOSE_CONV_S8_DSP TransposeConv
                    (Facts::packed(&[S32]).on(Dsp));
            }
            batch_matmul {
                /// Products of matrices, s8.
                280 BatchMatmulS8 batch_matmul_s8 BATCH_MATMUL_S8 BatchMatmul
                    (Facts::matrices(&[S8]));
                /// Products of matrices, f32.
                281 BatchMatmulF32 batch_matmul_f32 BATCH_MATMUL_F32 BatchMatmul
                    (Facts::matrices_f32());
                /// Products of matrices, s16 of zero point 0. A bias is two elements, the low word
                /// first. Shifts are below 8.
                282 BatchMatmulS16 batch_matmul_s16 BATCH_MATMUL_S16 BatchMatmul
                    (Facts::matrices(&[S16]));
            }
            average_pool2d {
                /// Average of a window, s8.
                6 AveragePool2dS8 average_pool2d_s8 AVERAGE_POOL2D_S8 Pool2d
                    (Facts::map(&[S8], &[S8]));
                /// Average of a window, f32.
                7 AveragePool2dF32 average_pool2d_f32 AVERAGE_POOL2D_F32 Pool2d
                    (Facts::map(&[F32], &[F32]));
                /// Average of a window, s16.
                115 AveragePool2dS16 average_pool2d_s16 AVERAGE_POOL2D_S16 Pool2d
                    (Facts::map(&[S16], &[S16]));
                /// Average of a window, u8.
                116 AveragePool2dU8 average_pool2d_u8 AVERAGE_POOL2D_U8 Pool2d
                    (Facts::map(&[U8], &[U8]));
            }
            max_pool2d {
                /// Maximum of a window, s8.
                8 MaxPool2dS8 max_pool2d_s8 MAX_POOL2D_S8 Pool2d (Facts::map(&[S8], &[S8]));
                /// Maximum of a window, f32.
                9 MaxPool2dF32 max_pool2d_f32 MAX_POOL2D_F32 Pool2d (Facts::map(&[F32], &[F32]));
                /// Maximum of a window, s16.
                117 MaxPool2dS16 max_pool2d_s16 MAX_POOL2D_S16 Pool2d (Facts::map(&[S16], &[S16]));
            }
            add {
                /// Broadcasting sum, wrapping, s32. In place as add_s8.
                86 AddS32 add_s32 ADD_S32 Binary (Facts::zip(&[S32]));
                /// Broadcasting sum, s8. In place over an operand whose strides are dense.
                10 AddS8 add_s8 ADD_S8 Binary (Facts::zip(&[S8]));
                /// Broadcasting sum, f32. In place as add_s8.
                11 AddF32 add_f32 ADD_F32 Binary (Facts::zip(&[F32]));
                /// Broadcasting sum, s16 of zero point 0. In place as add_s8.
                42 AddS16 add_s16 ADD_S16 Binary (Facts::zip(&[S16]));
                /// Broadcasting sum, wrapping, s64. In place as add_s8.
                331 AddS64 add_s64 ADD_S64 Binary (Facts::zip(&[S64]));
            }
            sub {
                /// Broadcasting difference, s16 of zero point 0. In place as add_s8.
                84 SubS16 sub_s16 SUB_S16 Binary (Facts::zip(&[S16]));
                /// Broadcasting difference, wrapping, s32. In place as add_s8.
                87 SubS32 sub_s32 SUB_S32 Binary (Facts::zip(&[S32]));
                /// Broadcasting difference, wrapping, s64. In place as add_s8.
                332 SubS64 sub_s64 SUB_S64 Binary (Facts::zip(&[S64]));
                /// Broadcasting difference, s8. In place as add_s8.
                12 SubS8 sub_s8 SUB_S8 Binary (Facts::zip(&[S8]));
                /// Broadcasting difference, f32. In place as add_s8.
                13 SubF32 sub_f32 SUB_F32 Binary (Facts::zip(&[F32]));
            }
            mul {
                /// Broadcasting product, s16 of zero point 0. In place as add_s8.
                85 MulS16 mul_s16 MUL_S16 Binary (Facts::zip(&[S16]));
                /// Broadcasting product, wrapping, s32. In place as add_s8.
                88 MulS32 mul_s32 MUL_S32 Binary (Facts::zip(&[S32]));
                /// Broadcasting product, wrapping, s64. In place as add_s8.
                333 MulS64 mul_s64 MUL_S64 Binary (Facts::zip(&[S64]));
                /// Broadcasting product, s8. In place as add_s8.
                14 MulS8 mul_s8 MUL_S8 Binary (Facts::zip(&[S8]));
                /// Broadcasting product, f32. In place as add_s8.
                15 MulF32 mul_f32 MUL_F32 Binary (Facts::zip(&[F32]));
            }
            pad {
                /// Constant padding, elements of 1 byte; the output's type is the input's.
                18 PadX8 pad_x8 PAD_X8 Pad (Facts::map(&[S8, U8, Bool], &[S8, U8, Bool]));
                /// Constant padding, elements of 4 bytes; the output's type is the input's.
                19 PadX32 pad_x32 PAD_X32 Pad (Facts::map(&[S32, F32, U32], &[S32, F32, U32]));
                /// Constant padding, elements of 2 bytes.
                56 PadX16 pad_x16 PAD_X16 Pad (Facts::map(&[S16], &[S16]));
                /// Constant padding, elements of 8 bytes; the value has a sign.
                241 PadX64 pad_x64 PAD_X64 Pad (Facts::map(&[S64], &[S64]));
            }
            copy {
                /// Copy of bytes; the output's type and length are the input's.
                20 CopyX8 copy_x8 COPY_X8 None (Facts::map(&ANY, &ANY).in_place(First));
                /// The same bytes as elements of another type, and of another width.
                412 BitcastConvertX8 bitcast_convert_x8 BITCAST_CONVERT_X8 None
                    (Facts::map(&ANY, &ANY).in_place(First));
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
            strided_copy {
                /// Elements of 1 byte in another order; the output's type is the input's.
                50 StridedCopyX8 strided_copy_x8 STRIDED_COPY_X8 StridedCopy
                    (Facts::map(&[S8, U8, Bool], &[S8, U8, Bool]));
                /// Elements of 2 bytes in another order.
                51 StridedCopyX16 strided_copy_x16 STRIDED_COPY_X16 StridedCopy
                    (Facts::map(&[S16], &[S16]));
                /// Elements of 4 bytes in another order; the output's type is the input's.
                52 StridedCopyX32 strided_copy_x32 STRIDED_COPY_X32 StridedCopy
                    (Facts::map(&[S32, F32, U32], &[S32, F32, U32]));
                /// Elements of 8 bytes in another order.
                53 StridedCopyX64 strided_copy_x64 STRIDED_COPY_X64 StridedCopy
                    (Facts::map(&[S64], &[S64]));
            }
            gather {
                /// Runs of bytes at computed places; the output's type is the input's. Parts of
                /// indices that are out of range are taken as the first or the last in it.
                54 GatherX8 gather_x8 GATHER_X8 Gather
                    (Facts::new([input(&ANY), any("indices", &[S32])], [output(&ANY)]));
            }
            convert {
                /// The same numbers in another element type. To integers: floats are cut off
                /// towards zero and saturate, NaN becomes 0, wider integers lose their upper bits.
                /// To bool: whether it is other than 0. To f32: the nearest, ties to even.
                55 Convert convert CONVERT None (Facts::map(&ANY, &ANY));
            }
            lookup {
                /// Elementwise table of 256 entries, s8. Its index is the input's bits as u8.
                25 LookupS8 lookup_s8 LOOKUP_S8 None
                    (Facts::new([input(&[S8]), constant("table", &[S8])], [output(&[S8])])
                        .in_place(First));
                /// Elementwise lines between the entries of a table, one for each 128 values of an
                /// element and one more, s16.
                286 LookupS16 lookup_s16 LOOKUP_S16 None (Facts::tables_s16(["entries"]));
            }
            clamp {
                /// Elementwise limits, f32.
                26 ClampF32 clamp_f32 CLAMP_F32 Clamp (Facts::map(&[F32], &[F32]).in_place(First));
            }
            logistic {
                /// Elementwise logistic function, f32.
                27 LogisticF32 logistic_f32 LOGISTIC_F32 None
                    (Facts::map(&[F32], &[F32]).in_place(First));
            }
            tanh {
                /// Elementwise hyperbolic tangent, f32.
                28 TanhF32 tanh_f32 TANH_F32 None (Facts::map(&[F32], &[F32]).in_place(First));
            }
            elu {
                /// Elementwise x where it is positive, elsewhere e^x - 1, f32.
                44 EluF32 elu_f32 ELU_F32 None (Facts::map(&[F32], &[F32]).in_place(First));
            }
            gelu {
                /// Elementwise x / 2 times 1 + erf(x / sqrt(2)), f32.
                46 GeluF32 gelu_f32 GELU_F32 None (Facts::map(&[F32], &[F32]).in_place(First));
                /// Elementwise x / 2 times 1 + tanh(sqrt(2 / pi) * (x + 0.044715 * x^3)), f32.
                47 GeluTanhF32 gelu_tanh_f32 GELU_TANH_F32 None
                    (Facts::map(&[F32], &[F32]).in_place(First));
            }
            leaky_relu {
                /// Elementwise x where it is positive, elsewhere alpha times x, f32.
                45 LeakyReluF32 leaky_relu_f32 LEAKY_RELU_F32 Alpha
                    (Facts::map(&[F32], &[F32]).in_place(First));
                /// Elementwise multiples by sign, limited, s16 of zero point 0.
                227 LeakyReluS16 leaky_relu_s16 LEAKY_RELU_S16 TwoSlopes
                    (Facts::map(&[S16], &[S16]).in_place(First));
            }
            extremum {
                /// Broadcasting maximum, f32. In place as add_s8.
                89 MaxF32 max_f32 MAX_F32 Binary (Facts::zip(&[F32]));
                /// Broadcasting maximum, s8. In place as add_s8.
                90 MaxS8 max_s8 MAX_S8 Binary (Facts::zip(&[S8]));
                /// Broadcasting maximum, s16. In place as add_s8.
                91 MaxS16 max_s16 MAX_S16 Binary (Facts::zip(&[S16]));
                /// Broadcasting maximum, s32. In place as add_s8.
                92 MaxS32 max_s32 MAX_S32 Binary (Facts::zip(&[S32]));
                /// Broadcasting maximum, s64. In place as add_s8.
                93 MaxS64 max_s64 MAX_S64 Binary (Facts::zip(&[S64]));
                /// Broadcasting minimum, f32. In place as add_s8.
                94 MinF32 min_f32 MIN_F32 Binary (Facts::zip(&[F32]));
                /// Broadcasting minimum, s8. In place as add_s8.
                95 MinS8 min_s8 MIN_S8 Binary (Facts::zip(&[S8]));
                /// Broadcasting minimum, s16. In place as add_s8.
                96 MinS16 min_s16 MIN_S16 Binary (Facts::zip(&[S16]));
                /// Broadcasting minimum, s32. In place as add_s8.
                97 MinS32 min_s32 MIN_S32 Binary (Facts::zip(&[S32]));
                /// Broadcasting minimum, s64. In place as add_s8.
                98 MinS64 min_s64 MIN_S64 Binary (Facts::zip(&[S64]));
            }
            div {
                /// Broadcasting quotient, f32. In place as add_s8.
                99 DivF32 div_f32 DIV_F32 Binary (Facts::zip(&[F32]));
                /// Broadcasting quotient, s8. In place as add_s8.
                100 DivS8 div_s8 DIV_S8 Binary (Facts::zip(&[S8]));
                /// Broadcasting quotient cut towards zero, s32; -1 if b is 0. In place as add_s8.
                101 DivS32 div_s32 DIV_S32 Binary (Facts::zip(&[S32]));
                /// Broadcasting quotient, s16 of zero point 0. In place as add_s8.
                406 DivS16 div_s16 DIV_S16 Binary (Facts::zip(&[S16]));
                /// Broadcasting quotient cut towards zero, s64; -1 if b is 0. In place as add_s8.
                407 DivS64 div_s64 DIV_S64 Binary (Facts::zip(&[S64]));
            }
            pow {
                /// Broadcasting power, f32. In place as add_s8.
                102 PowF32 pow_f32 POW_F32 Binary (Facts::zip(&[F32]));
                /// Broadcasting power, wrapping, s32; of a negative exponent 0 but for a of 1 and
                /// -1. In place as add_s8.
                328 PowS32 pow_s32 POW_S32 Binary (Facts::zip(&[S32]));
            }
            atan2 {
                /// Broadcasting angle of the point (b, a), f32. In place as add_s8.
                321 Atan2F32 atan2_f32 ATAN2_F32 Binary (Facts::zip(&[F32]));
            }
            bits {
                /// Broadcasting exclusive or of bits, s32. In place as add_s8.
                329 XorS32 xor_s32 XOR_S32 Binary (Facts::zip(&[S32]));
                /// Broadcasting shift to the right with copies of the sign, s32; by less than 0 or
                /// more than 31 all bits are the sign. In place as add_s8.
                330 ShiftRightArithmeticS32 shift_right_arithmetic_s32
                    SHIFT_RIGHT_ARITHMETIC_S32 Binary (Facts::zip(&[S32]));
            }
            prelu {
                /// a where it is not negative, elsewhere a * b, f32. In place as add_s8.
                103 PreluF32 prelu_f32 PRELU_F32 Binary (Facts::zip(&[F32]));
                /// a where it is not negative, elsewhere a * b, s8. In place as add_s8.
                104 PreluS8 prelu_s8 PRELU_S8 Binary (Facts::zip(&[S8]));
                /// a where it is not negative, elsewhere a * b, s16 of zero point 0. In place as
                /// add_s8.
                239 PreluS16 prelu_s16 PRELU_S16 Binary (Facts::zip(&[S16]));
            }
            squared_difference {
                /// Broadcasting square of a - b, f32. In place as add_s8.
                105 SquaredDifferenceF32 squared_difference_f32 SQUARED_DIFFERENCE_F32 Binary
                    (Facts::zip(&[F32]));
                /// Broadcasting square of a - b, s8. In place as add_s8.
                106 SquaredDifferenceS8 squared_difference_s8 SQUARED_DIFFERENCE_S8 Binary
                    (Facts::zip(&[S8]));
                /// Broadcasting square of a - b, s16 of zero point 0. In place as add_s8.
                107 SquaredDifferenceS16 squared_difference_s16 SQUARED_DIFFERENCE_S16 Binary
                    (Facts::zip(&[S16]));
                /// Broadcasting square of a - b, s32. In place as add_s8.
                108 SquaredDifferenceS32 squared_difference_s32 SQUARED_DIFFERENCE_S32 Binary
                    (Facts::zip(&[S32]));
            }
            floor_division {
                /// Largest whole number not above a / b, f32. In place as add_s8.
                109 FloorDivF32 floor_div_f32 FLOOR_DIV_F32 Binary (Facts::zip(&[F32]));
                /// What a division leaves, with the sign of b, f32. In place as add_s8.
                200 FloorModF32 floor_mod_f32 FLOOR_MOD_F32 Binary (Facts::zip(&[F32]));
                /// Largest whole number not above a / b, s32; -1 for b = 0. In place as add_s8.
                201 FloorDivS32 floor_div_s32 FLOOR_DIV_S32 Binary (Facts::zip(&[S32]));
                /// Remainder with the sign of b, s32; a if b is 0. In place as add_s8.
                202 FloorModS32 floor_mod_s32 FLOOR_MOD_S32 Binary (Facts::zip(&[S32]));
                /// Remainder with the sign of b, s64; a if b is 0. In place as add_s8.
                408 FloorModS64 floor_mod_s64 FLOOR_MOD_S64 Binary (Facts::zip(&[S64]));
            }
            logical {
                /// Broadcasting conjunction of truth values. In place as add_s8.
                203 AndBool and_bool AND_BOOL Binary (Facts::zip(&[Bool]));
                /// Broadcasting disjunction of truth values. In place as add_s8.
                204 OrBool or_bool OR_BOOL Binary (Facts::zip(&[Bool]));
                /// Elementwise negation of truth values.
                205 NotBool not_bool NOT_BOOL None (Facts::map(&[Bool], &[Bool]).in_place(First));
            }
            resize {
                /// Pixels of other rows and columns; the output's type is the input's.
                206 ResizeNearestX8 resize_nearest_x8 RESIZE_NEAREST_X8 Resize
                    (Facts::resize(&ANY));
                /// Sums of four pixels, s8, of which places have 10 bits.
                207 ResizeBilinearS8 resize_bilinear_s8 RESIZE_BILINEAR_S8 Resize
                    (Facts::resize(&[S8]));
                /// Sums of four pixels, f32.
                208 ResizeBilinearF32 resize_bilinear_f32 RESIZE_BILINEAR_F32 Resize
                    (Facts::resize(&[F32]));
            }
            compare {
                /// Whether elements relate as direction says, f32.
                209 CompareF32 compare_f32 COMPARE_F32 Relation (Facts::relation(&[F32]));
                /// Whether elements relate as direction says, s32.
                210 CompareS32 compare_s32 COMPARE_S32 Relation (Facts::relation(&[S32]));
                /// Whether elements relate as direction says, s16.
                240 CompareS16 compare_s16 COMPARE_S16 Relation (Facts::relation(&[S16]));
                /// Whether elements relate as direction says, s64.
                211 CompareS64 compare_s64 COMPARE_S64 Relation (Facts::relation(&[S64]));
                /// Whether truth values relate as direction says.
                212 CompareBool compare_bool COMPARE_BOOL Relation (Facts::relation(&[Bool]));
                /// Whether elements relate as direction says by their scales, s8.
                230 CompareS8 compare_s8 COMPARE_S8 ScaledRelation (Facts::relation(&[S8]));
            }
            add_n {
                /// Sums of two inputs and more of one length, s8. In place over the first.
                233 AddNS8 add_n_s8 ADD_N_S8 Requantize
                    (Facts::new([input(&[S8]).repeated()], [output(&[S8])]).in_place(First));
            }
            select {
                /// Elements of a where a truth value holds, elsewhere of b, all of one type.
                214 SelectX8 select_x8 SELECT_X8 Choose (Facts::new(
                    [any("predicate", &[Bool]), any("a", &ANY), any("b", &ANY)], [output(&ANY)],
                ));
            }
            unary {
                /// Elementwise the absolute value, f32.
                70 AbsF32 abs_f32 ABS_F32 None (Facts::float_map());
                /// Elementwise the negative, f32.
                71 NegF32 neg_f32 NEG_F32 None (Facts::float_map());
                /// Elementwise 1 above 0, -1 below, else 0, f32.
                242 SignF32 sign_f32 SIGN_F32 None (Facts::float_map());
                /// Elementwise the square, f32.
                72 SquareF32 square_f32 SQUARE_F32 None (Facts::float_map());
                /// Elementwise the exponential, f32.
                73 ExpF32 exp_f32 EXP_F32 None (Facts::float_map());
                /// Elementwise the natural logarithm, f32.
                74 LogF32 log_f32 LOG_F32 None (Facts::float_map());
                /// Elementwise the square root, f32.
                75 SqrtF32 sqrt_f32 SQRT_F32 None (Facts::float_map());
                /// Elementwise 1 / sqrt(x), f32.
                76 RsqrtF32 rsqrt_f32 RSQRT_F32 None (Facts::float_map());
                /// Elementwise the sine, f32.
                77 SinF32 sin_f32 SIN_F32 None (Facts::float_map());
                /// Elementwise the cosine, f32.
                78 CosF32 cos_f32 COS_F32 None (Facts::float_map());
                /// Elementwise the largest whole number that is not above, f32.
                79 FloorF32 floor_f32 FLOOR_F32 None (Facts::float_map());
                /// Elementwise the smallest whole number that is not below, f32.
                80 CeilF32 ceil_f32 CEIL_F32 None (Facts::float_map());
                /// Elementwise the nearest whole number, ties to the even one, f32.
                81 RoundNearestEvenF32 round_nearest_even_f32 ROUND_NEAREST_EVEN_F32 None
                    (Facts::float_map());
                /// Elementwise x * min(max(x + 3, 0), 6) / 6, f32.
                82 HardSwishF32 hard_swish_f32 HARD_SWISH_F32 None (Facts::float_map());
                /// Elementwise magnitude of the difference to the zero point, rescaled, s16.
                83 AbsS16 abs_s16 ABS_S16 Requantize (Facts::map(&[S16], &[S16]).in_place(First));
                /// Elementwise 1 / sqrt(x) in 2^20, rescaled, s16; the largest number for x <= 0.
                238 RsqrtS16 rsqrt_s16 RSQRT_S16 Requantize
                    (Facts::map(&[S16], &[S16]).in_place(First));
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
                31 Dequantize dequantize DEQUANTIZE Affine (Facts::map(&[S8, U8, S16], &[F32]));
            }
            conv2d_packed {
                /// 2-D convolution without groups on packed weights, s8, one product at a time.
                33 Conv2dS8Scalar conv2d_s8_scalar CONV2D_S8_SCALAR Conv2d (Facts::packed(&[S8]));
                /// 2-D convolution without groups on packed weights, s8, with Arm's DSP
                /// instructions. In place over the input where each pixel is made of the one in its
                /// place alone, of as many channels.
                34 Conv2dS8Dsp conv2d_s8_dsp CONV2D_S8_DSP Conv2d
                    (Facts::packed(&[S32]).on(Dsp).in_place(First));
            }
            conv2d_mve {
                /// 2-D convolution without groups on packed weights, s8, with Arm's vector
                /// instructions.
                35 Conv2dS8Mve conv2d_s8_mve CONV2D_S8_MVE Conv2d (Facts::packed(&[S8]).on(Mve));
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
            depthwise_conv2d_taps {
                /// Depthwise 2-D convolution of any window, s8, with Arm's DSP instructions: as
                /// many channels out as in, at least four.
                370 DepthwiseConv2dS8Taps depthwise_conv2d_s8_taps DEPTHWISE_CONV2D_S8_TAPS Conv2d
                    (Facts::packed(&[S32]).on(Dsp));
            }
            depthwise_conv2d_vectors {
                /// Depthwise 2-D convolution of windows of any number of taps, s8, with Arm's
                /// vector instructions. Otherwise as depthwise_conv2d_s8_mve.
                371 DepthwiseConv2dS8Vectors depthwise_conv2d_s8_vectors DEPTHWISE_CONV2D_S8_VECTORS
                    Conv2d (Facts::packed(&[S8]).on(Mve).in_place(First));
            }
            depthwise_conv2d_scalar {
                /// Depthwise 2-D convolution of 3 x 3 taps, s8, one product at a time: as
                /// depthwise_conv2d_s8, not dilated, of stride_w 1 or 2. Biases are below 2^29 in
                /// magnitude and shifts within -21..-1.
                38 DepthwiseConv2dS8Scalar depthwise_conv2d_s8_scalar DEPTHWISE_CONV2D_S8_SCALAR
                    Conv2d (Facts::filter(&[S8], &[S8]));
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
