//! Kernels of weights that are decoded while they run: a part of the table.

/// Calls a macro with rows of the table of kernels, and those of this file after them. They are as
/// [`for_each_kernel`](crate::for_each_kernel) describes.
#[doc(hidden)]
#[macro_export]
macro_rules! with_coded_kernels {
    ($callback:ident $($rows:tt)*) => {
        $crate::with_sequence_kernels! {
            $callback
            $($rows)*
            conv2d_coded {
                /// 2-D convolution, s8, of coded weights. Bias, multipliers and shifts: one per
                /// output channel.
                390 Conv2dS8Coded conv2d_s8_coded CONV2D_S8_CODED Coded
                    (Facts::coded(&[S8]));
                /// 2-D convolution, s16 of zero point 0, of coded s8 weights. Other operands as
                /// those of conv2d_s16.
                391 Conv2dS16Coded conv2d_s16_coded CONV2D_S16_CODED Coded
                    (Facts::coded(&[S16]));
                /// The same, which sums in 32 bits.
                392 Conv2dS16Sum32Coded conv2d_s16_sum32_coded CONV2D_S16_SUM32_CODED Coded
                    (Facts::coded(&[S16]));
                /// 2-D convolution, f32, of coded weights. Bias: one per output channel.
                393 Conv2dF32Coded conv2d_f32_coded CONV2D_F32_CODED Coded
                    (Facts::coded_f32());
            }
            depthwise_conv2d_coded {
                /// Depthwise 2-D convolution, s8, of coded weights, all of which are decoded at
                /// once. Operands as those of conv2d_s8_coded.
                394 DepthwiseConv2dS8Coded depthwise_conv2d_s8_coded DEPTHWISE_CONV2D_S8_CODED
                    Coded (Facts::coded(&[S8]));
                /// The same, s16. Operands as those of conv2d_s16_coded.
                395 DepthwiseConv2dS16Coded depthwise_conv2d_s16_coded
                    DEPTHWISE_CONV2D_S16_CODED Coded (Facts::coded(&[S16]));
                /// The same, f32. Operands as those of conv2d_f32_coded.
                396 DepthwiseConv2dF32Coded depthwise_conv2d_f32_coded
                    DEPTHWISE_CONV2D_F32_CODED Coded (Facts::coded_f32());
            }
            conv2d_packed_coded {
                /// conv2d_s8_scalar with coded weights, which are packed as they are decoded.
                397 Conv2dS8ScalarCoded conv2d_s8_scalar_coded CONV2D_S8_SCALAR_CODED Coded
                    (Facts::packed_coded(&[S8]));
                /// conv2d_s8_dsp with coded weights, never in place.
                398 Conv2dS8DspCoded conv2d_s8_dsp_coded CONV2D_S8_DSP_CODED Coded
                    (Facts::packed_coded(&[S32]).on(Dsp));
            }
            conv2d_mve_coded {
                /// conv2d_s8_mve with coded weights.
                399 Conv2dS8MveCoded conv2d_s8_mve_coded CONV2D_S8_MVE_CODED Coded
                    (Facts::packed_coded(&[S8]).on(Mve));
            }
        }
    };
}
