//! Kernels of sequences of elements, along dimensions or over steps of time, and of products in
//! instructions that the main table has no room for: the groups of the table before those of
//! signals.

/// Calls a macro with rows of the table of kernels, and those of this file after them. They are as
/// [`for_each_kernel`](crate::for_each_kernel) describes.
#[doc(hidden)]
#[macro_export]
macro_rules! with_sequence_kernels {
    ($callback:ident $($rows:tt)*) => {
        $crate::with_hybrid_kernels! {
            $callback
            $($rows)*
            conv2d_wide {
                /// 2-D convolution without groups on packed weights of 8 bits, s16 of zero point 0,
                /// with Arm's DSP instructions. Whole sums fit 32 bits.
                248 Conv2dS16Dsp conv2d_s16_dsp CONV2D_S16_DSP Conv2d
                    (Facts::packed_of(&[S16], &[S32]).on(Dsp));
                /// The same with Arm's vector instructions.
                249 Conv2dS16Mve conv2d_s16_mve CONV2D_S16_MVE Conv2d
                    (Facts::packed_of(&[S16], &[S32]).on(Mve));
            }
            batch_matmul_packed {
                /// Products of matrices, s8, of one multiplier and shift and without limits besides
                /// those of the type, by way of scratch: words of two numbers of 16 bits, of four
                /// columns and a row, whose depth is rounded up to a multiple of 8.
                250 BatchMatmulS8Packed batch_matmul_s8_packed BATCH_MATMUL_S8_PACKED BatchMatmul
                    (Facts::matrices_packed(&[S8]));
                /// The same, s16 of zero point 0. A bias is two elements, the low word first.
                /// Shifts are below 8.
                251 BatchMatmulS16Packed batch_matmul_s16_packed BATCH_MATMUL_S16_PACKED
                    BatchMatmul (Facts::matrices_packed(&[S16]));
            }
            fully_connected_double {
                /// Rows times a matrix, s8. Sums become results by factors in f64, each two
                /// elements, the low word first: one, or one per output column.
                284 FullyConnectedS8Double fully_connected_s8_double FULLY_CONNECTED_S8_DOUBLE
                    FullyConnected (Facts::filter_double(&[S8]));
                /// Rows times a matrix, s16 of zero point 0 with s8 weights. A bias of 64 bits is
                /// two elements, the low word first; factors as those of
                /// fully_connected_s8_double.
                285 FullyConnectedS16Double fully_connected_s16_double FULLY_CONNECTED_S16_DOUBLE
                    FullyConnected (Facts::filter_double(&[S16]));
            }
            mean {
                /// Sum over dimensions, f32. Those of integers are means.
                216 ReduceSumF32 reduce_sum_f32 REDUCE_SUM_F32 Mean (Facts::map(&[F32], &[F32]));
                /// Product over dimensions, f32.
                217 ReduceProdF32 reduce_prod_f32 REDUCE_PROD_F32 Mean (Facts::map(&[F32], &[F32]));
                /// Maximum over dimensions, s8.
                218 ReduceMaxS8 reduce_max_s8 REDUCE_MAX_S8 Mean (Facts::map(&[S8], &[S8]));
                /// Maximum over dimensions, f32.
                219 ReduceMaxF32 reduce_max_f32 REDUCE_MAX_F32 Mean (Facts::map(&[F32], &[F32]));
                /// Minimum over dimensions, s8.
                220 ReduceMinS8 reduce_min_s8 REDUCE_MIN_S8 Mean (Facts::map(&[S8], &[S8]));
                /// Minimum over dimensions, f32.
                221 ReduceMinF32 reduce_min_f32 REDUCE_MIN_F32 Mean (Facts::map(&[F32], &[F32]));
                /// Sum over dimensions, wrapping, s32.
                318 ReduceSumS32 reduce_sum_s32 REDUCE_SUM_S32 Mean
                    (Facts::map(&[S32], &[S32]));
                /// Sum over dimensions, wrapping, s64.
                319 ReduceSumS64 reduce_sum_s64 REDUCE_SUM_S64 Mean
                    (Facts::map(&[S64], &[S64]));
                /// Product over dimensions, wrapping, s32.
                320 ReduceProdS32 reduce_prod_s32 REDUCE_PROD_S32 Mean
                    (Facts::map(&[S32], &[S32]));
                /// Product over dimensions, wrapping, s64.
                409 ReduceProdS64 reduce_prod_s64 REDUCE_PROD_S64 Mean
                    (Facts::map(&[S64], &[S64]));
                /// Product over dimensions, s8, scaled after each step and once more. Shifts are
                /// below 8.
                410 ReduceProdS8 reduce_prod_s8 REDUCE_PROD_S8 Mean (Facts::map(&[S8], &[S8]));
                /// Product over dimensions, s16 of zero point 0, as reduce_prod_s8.
                411 ReduceProdS16 reduce_prod_s16 REDUCE_PROD_S16 Mean
                    (Facts::map(&[S16], &[S16]));
                /// Maximum over dimensions, s16.
                322 ReduceMaxS16 reduce_max_s16 REDUCE_MAX_S16 Mean
                    (Facts::map(&[S16], &[S16]));
                /// Maximum over dimensions, s32.
                323 ReduceMaxS32 reduce_max_s32 REDUCE_MAX_S32 Mean
                    (Facts::map(&[S32], &[S32]));
                /// Maximum over dimensions, s64.
                324 ReduceMaxS64 reduce_max_s64 REDUCE_MAX_S64 Mean
                    (Facts::map(&[S64], &[S64]));
                /// Minimum over dimensions, s16.
                325 ReduceMinS16 reduce_min_s16 REDUCE_MIN_S16 Mean
                    (Facts::map(&[S16], &[S16]));
                /// Minimum over dimensions, s32.
                326 ReduceMinS32 reduce_min_s32 REDUCE_MIN_S32 Mean
                    (Facts::map(&[S32], &[S32]));
                /// Minimum over dimensions, s64.
                327 ReduceMinS64 reduce_min_s64 REDUCE_MIN_S64 Mean
                    (Facts::map(&[S64], &[S64]));
                /// Conjunction over dimensions.
                222 ReduceAllBool reduce_all_bool REDUCE_ALL_BOOL Mean
                    (Facts::map(&[Bool], &[Bool]));
                /// Disjunction over dimensions.
                223 ReduceAnyBool reduce_any_bool REDUCE_ANY_BOOL Mean
                    (Facts::map(&[Bool], &[Bool]));
                /// Mean over dimensions, s8.
                16 MeanS8 mean_s8 MEAN_S8 Mean (Facts::map(&[S8], &[S8]));
                /// Mean over dimensions, f32.
                17 MeanF32 mean_f32 MEAN_F32 Mean (Facts::map(&[F32], &[F32]));
                /// Mean over dimensions, s16 of zero point 0.
                120 MeanS16 mean_s16 MEAN_S16 Mean (Facts::map(&[S16], &[S16]));
            }
            softmax {
                /// Softmax, s8. The output's zero point is -128.
                22 SoftmaxS8 softmax_s8 SOFTMAX_S8 Softmax
                    (Facts::map(&[S8], &[S8]).in_place(First));
                /// Softmax, s8 to s16. The output's zero point is -32768.
                23 SoftmaxS8S16 softmax_s8_s16 SOFTMAX_S8_S16 Softmax (Facts::map(&[S8], &[S16]));
                /// Softmax, f32.
                24 SoftmaxF32 softmax_f32 SOFTMAX_F32 Softmax
                    (Facts::map(&[F32], &[F32]).in_place(First));
                /// Softmax, s16 of zero point 0. Tables are of the exponential of -10 to 0 and of
                /// 1 / (1 + x) for x of 0 to 1, in 2^15.
                226 SoftmaxS16 softmax_s16 SOFTMAX_S16 Softmax
                    (Facts::tables_s16(["exponentials", "reciprocals"]));
            }
            softmax_table {
                /// Softmax, s8, by a table: the exponentials of the differences to a row's maximum,
                /// in 2^31 and 0 where they do not count. The output's zero point is -128.
                374 SoftmaxS8Table softmax_s8_table SOFTMAX_S8_TABLE Softmax
                    (Facts::table_of(&[S8], "exponentials"));
            }
            scatter {
                /// Updates combined into a number at places of indices, f32.
                243 ScatterF32 scatter_f32 SCATTER_F32 Scatter (Facts::scatter(&[F32]));
                /// Updates combined into a number at places of indices, wrapping, s8.
                244 ScatterS8 scatter_s8 SCATTER_S8 Scatter (Facts::scatter(&[S8]));
                /// Updates combined into a number at places of indices, wrapping, s32.
                245 ScatterS32 scatter_s32 SCATTER_S32 Scatter (Facts::scatter(&[S32]));
                /// Updates combined into a number at places of indices, wrapping, s64.
                246 ScatterS64 scatter_s64 SCATTER_S64 Scatter (Facts::scatter(&[S64]));
                /// Updates combined into a truth value at places of indices.
                247 ScatterBool scatter_bool SCATTER_BOOL Scatter (Facts::scatter(&[Bool]));
            }
            arg_max {
                /// Index of the first extremum of each line, f32.
                228 ArgMaxF32 arg_max_f32 ARG_MAX_F32 Along (Facts::map(&[F32], &[S32]));
                /// Index of the first extremum of each line, s8.
                229 ArgMaxS8 arg_max_s8 ARG_MAX_S8 Along (Facts::map(&[S8], &[S32]));
                /// Index of the first extremum of each line, s32.
                334 ArgMaxS32 arg_max_s32 ARG_MAX_S32 Along (Facts::map(&[S32], &[S32]));
            }
            cumsum {
                /// Sums of the elements of a line up to each, f32.
                231 CumsumF32 cumsum_f32 CUMSUM_F32 Along (Facts::float_map());
                /// Sums of the elements of a line up to each, s8.
                232 CumsumS8 cumsum_s8 CUMSUM_S8 Along (Facts::map(&[S8], &[S8]).in_place(First));
                /// Sums of the elements of a line up to each, wrapping, s32.
                336 CumsumS32 cumsum_s32 CUMSUM_S32 Along
                    (Facts::map(&[S32], &[S32]).in_place(First));
                /// Sums of the elements of a line up to each, wrapping, s64.
                337 CumsumS64 cumsum_s64 CUMSUM_S64 Along
                    (Facts::map(&[S64], &[S64]).in_place(First));
            }
            l2_normalization {
                /// Elements over the root of the sum of the squares of their line, at least 1e-6,
                /// f32.
                234 L2NormalizationF32 l2_normalization_f32 L2_NORMALIZATION_F32 Along
                    (Facts::float_map());
                /// Elements over the root of the sum of the squares of their line, s8, in 2^-7.
                235 L2NormalizationS8 l2_normalization_s8 L2_NORMALIZATION_S8 Along
                    (Facts::map(&[S8], &[S8]).in_place(First));
            }
            log_softmax {
                /// Elements less the logarithm of the sum of the exponentials of their line, f32.
                236 LogSoftmaxF32 log_softmax_f32 LOG_SOFTMAX_F32 Along (Facts::float_map());
                /// Elements less the logarithm of the sum of the exponentials of their line, s8, in
                /// 2^-4 of zero point 127.
                237 LogSoftmaxS8 log_softmax_s8 LOG_SOFTMAX_S8 Along
                    (Facts::map(&[S8], &[S8]).in_place(First));
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
            initialise_state {
                /// What a state begins with: a copy of bytes in the first run after a reset.
                413 InitialiseStateX8 initialise_state_x8 INITIALISE_STATE_X8 None (Facts::new(
                    [input(&ANY), named_state("done", &[S8])],
                    [output(&ANY)],
                ));
            }
            fully_connected_sgd {
                /// A step of stochastic gradient descent on the weights of a last layer, s8, by
                /// the softmax cross-entropy of its logits. Factors are those from gradients to
                /// steps of the weights of each class, then of its bias.
                414 FullyConnectedSgdS8 fully_connected_sgd_s8 FULLY_CONNECTED_SGD_S8
                    FullyConnectedSgd (Facts::new(
                        [
                            arena("input", &[S8]),
                            arena("logits", &[S8]),
                            arena("labels", &[S32]),
                            arena("learning rate", &[F32]),
                            constant("factors", &[F32]),
                            named_state("weights", &[S8]),
                            named_state("bias", &[S32]),
                            named_state("residuals", &[F32]),
                        ],
                        [output(&[F32])],
                    ));
            }
            lstm {
                /// Long short-term memory, s8 with a cell state of s16. The table is of the
                /// logistic function at i / 24, in steps of 2^-16 without a sign.
                290 LstmS8 lstm_s8 LSTM_S8 Lstm (Facts::lstm(&[S8]));
                /// Long short-term memory, s16 of zero point 0. A bias of 64 bits is two elements,
                /// the low word first. Shifts of sums are below 8. The table as in lstm_s8.
                291 LstmS16 lstm_s16 LSTM_S16 Lstm (Facts::lstm(&[S16]));
                /// Long short-term memory, f32.
                292 LstmF32 lstm_f32 LSTM_F32 Lstm (Facts::lstm_f32());
            }
            lstm_dsp {
                /// Long short-term memory, s8 as lstm_s8, with Arm's DSP instructions. Each unit's
                /// weights of the four gates are packed as a block of conv2d_s8_dsp, in_len and
                /// units, each at most 500, padded to multiples of 4. Zero points are in the
                /// biases, `[units][2][4]`: those of sums over the input, then over the hidden
                /// state. The table is of `2^16 * logistic(i / 24) - 2^15` for i from -256 to 256.
                /// The cell exponent is at most 0, the output shift within -23 and -1. Scratch has
                /// two words for each unit, and for each four elements of a row of input and state.
                293 LstmS8Dsp lstm_s8_dsp LSTM_S8_DSP Lstm
                    (Facts::lstm_packed(&[S8], &[S32]).on(Dsp));
                /// The same of s16 of zero point 0, whose sums fit 32 bits, as those of
                /// conv2d_s16_dsp do. Shifts of sums are within -17 and -1.
                350 LstmS16Dsp lstm_s16_dsp LSTM_S16_DSP Lstm
                    (Facts::lstm_packed(&[S16], &[S32]).on(Dsp));
            }
            lstm_mve {
                /// Long short-term memory, s8, with Arm's vector extension. Weights as those of
                /// lstm_s8, everything else as in lstm_s8_dsp, but scratch, which has two words for
                /// each unit.
                351 LstmS8Mve lstm_s8_mve LSTM_S8_MVE Lstm
                    (Facts::lstm_packed(&[S8], &[S8]).on(Mve));
                /// The same of s16, as lstm_s16_dsp.
                352 LstmS16Mve lstm_s16_mve LSTM_S16_MVE Lstm
                    (Facts::lstm_packed(&[S16], &[S8]).on(Mve));
            }
            gru {
                /// Gated recurrent unit, f32, of parameters that are those of lstm_f32, steps
                /// outermost: input `[steps][batches][in_len]`, weights `[3][units][in_len]` and
                /// recurrent weights `[3][units][units]` of update gate u, reset gate r and
                /// candidate c, biases `[4][units]`: those of the three, and that of the product of
                /// the state in gru_after_f32, else 0. The output `[batches][units]` is the state
                /// h, which is read as well: each step makes it `u * h + (1 - u) * c`, where c is
                /// the hyperbolic tangent of what the input gives plus the product of `r * h`.
                /// Scratch has three floats for each unit.
                353 GruF32 gru_f32 GRU_F32 Lstm (Facts::gru());
                /// The same where c has r times the product of h.
                354 GruAfterF32 gru_after_f32 GRU_AFTER_F32 Lstm (Facts::gru());
            }
            sigmoid_s16 {
                /// Elementwise logistic function, s16 of zero point 0, by a table of it.
                224 LogisticS16 logistic_s16 LOGISTIC_S16 Requantize (Facts::tables_s16(["table"]));
                /// Elementwise hyperbolic tangent, s16 of zero point 0, by a table of the logistic
                /// function.
                225 TanhS16 tanh_s16 TANH_S16 Requantize (Facts::tables_s16(["table"]));
            }
            sigmoid_s16_lines {
                /// Elementwise logistic function, s16 of zero point 0, by lines of a table, with
                /// Arm's DSP instructions. The multiplier has 15 bits.
                372 LogisticS16Lines logistic_s16_lines LOGISTIC_S16_LINES Requantize
                    (Facts::table_of(&[S16], "lines").on(Dsp));
                /// Elementwise hyperbolic tangent, in the same way.
                373 TanhS16Lines tanh_s16_lines TANH_S16_LINES Requantize
                    (Facts::table_of(&[S16], "lines").on(Dsp));
            }
            while_loop {
                /// Steps that repeat: a program of entries of 20 bytes, little-endian, as
                /// schemas/src/micro/program.rs describes them. Scratch begins with the place in
                /// the program, which is 0 before the first step, and a count for each level of
                /// loops; what the program's steps read and write is elsewhere, and they are no
                /// while_loop. Takes as many turns as there are steps to run.
                380 WhileLoop while_loop WHILE_LOOP None (Facts::new(
                    [constant("program", &[S32]), scratch(&[S32])],
                    [output(&ANY).repeated()],
                ));
            }
        }
    };
}
