//! Kernels of sequences of elements, along one dimension or over steps of time: the last groups of
//! the table.

/// Calls a macro with rows of the table of kernels, and those of this file after them. They are as
/// [`for_each_kernel`](crate::for_each_kernel) describes.
#[doc(hidden)]
#[macro_export]
macro_rules! with_sequence_kernels {
    ($callback:ident $($rows:tt)*) => {
        $callback! {
            $($rows)*
            arg_max {
                /// Index of the first extremum of each line, f32.
                228 ArgMaxF32 arg_max_f32 ARG_MAX_F32 Along (Facts::map(&[F32], &[S32]));
                /// Index of the first extremum of each line, s8.
                229 ArgMaxS8 arg_max_s8 ARG_MAX_S8 Along (Facts::map(&[S8], &[S32]));
            }
            cumsum {
                /// Sums of the elements of a line up to each, f32.
                231 CumsumF32 cumsum_f32 CUMSUM_F32 Along (Facts::float_map());
                /// Sums of the elements of a line up to each, s8.
                232 CumsumS8 cumsum_s8 CUMSUM_S8 Along (Facts::map(&[S8], &[S8]).in_place(First));
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
                /// weights of the four gates are packed as a block of conv2d_s8_dsp; in_len and
                /// units are at most 500, and multiples of 4 or at most 64. Zero points are in the
                /// biases, `[units][2][4]`: those of sums over the input, then over the hidden
                /// state.
                293 LstmS8Dsp lstm_s8_dsp LSTM_S8_DSP Lstm (Facts::lstm_packed().on(Dsp));
            }
        }
    };
}
