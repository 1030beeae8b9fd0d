//! Kernels of reals with integer weights, of detections, and of what users implement: a part of
//! the table.

/// Calls a macro with rows of the table of kernels, and those of this file after them. They are as
/// [`for_each_kernel`](crate::for_each_kernel) describes.
#[doc(hidden)]
#[macro_export]
macro_rules! with_hybrid_kernels {
    ($callback:ident $($rows:tt)*) => {
        $crate::with_signal_kernels! {
            $callback
            $($rows)*
            conv2d_hybrid {
                /// 2-D convolution of f32 with s8 weights. Each image is rounded to s8, by its
                /// largest magnitude, into scratch as long as it. Scales are those of the weights:
                /// one, or one per output channel.
                340 Conv2dHybrid conv2d_hybrid CONV2D_HYBRID Conv2d (Facts::hybrid());
                /// The same, with a zero point for each image. Weight sums: those of each output
                /// channel.
                341 Conv2dHybridAsymmetric conv2d_hybrid_asymmetric CONV2D_HYBRID_ASYMMETRIC
                    Conv2d (Facts::hybrid_asymmetric());
            }
            depthwise_conv2d_hybrid {
                /// Depthwise 2-D convolution of f32 with s8 weights. Operands as those of
                /// conv2d_hybrid_asymmetric.
                342 DepthwiseConv2dHybrid depthwise_conv2d_hybrid DEPTHWISE_CONV2D_HYBRID Conv2d
                    (Facts::hybrid_asymmetric());
            }
            dynamic_update_slice {
                /// A part replaced that begins at computed indices; all but the starts have the
                /// output's type.
                344 DynamicUpdateSliceX8 dynamic_update_slice_x8 DYNAMIC_UPDATE_SLICE_X8 Pad
                    (Facts::new(
                        [
                            any("input", &ANY),
                            any("update", &ANY),
                            any("start", &[S32]).repeated(),
                        ],
                        [output(&ANY)],
                    )
                    .in_place(First));
            }
            top_k {
                /// Indices of the largest elements of each line, f32.
                345 TopKF32 top_k_f32 TOP_K_F32 Along (Facts::map(&[F32], &[S32]));
                /// Indices of the largest elements of each line, s8.
                346 TopKS8 top_k_s8 TOP_K_S8 Along (Facts::map(&[S8], &[S32]));
                /// Indices of the largest elements of each line, s32.
                335 TopKS32 top_k_s32 TOP_K_S32 Along (Facts::map(&[S32], &[S32]));
            }
            pose_decoder {
                /// Poses of people, f32.
                338 PoseDecoder pose_decoder POSE_DECODER PoseDecoder (Facts::new(
                    [any("scores", &[F32]), any("short", &[F32]), any("along", &[F32])],
                    [output(&[F32])],
                ));
            }
            non_max_suppression {
                /// Boxes without those that overlap better ones, f32.
                405 NonMaxSuppression non_max_suppression NON_MAX_SUPPRESSION NonMaxSuppression
                    (Facts::new(
                        [
                            any("boxes", &[F32]),
                            any("scores", &[F32]),
                            any("limits", &[F32]),
                            scratch(&[F32]),
                        ],
                        [output(&[F32])],
                    ));
            }
            detection_postprocess {
                /// Boxes that are most probably objects, f32.
                343 DetectionPostprocess detection_postprocess DETECTION_POSTPROCESS
                    DetectionPostprocess (Facts::new(
                        [
                            arena("encodings", &[F32]),
                            arena("scores", &[F32]),
                            constant("anchors", &[F32]),
                            scratch(&[F32]),
                        ],
                        [output(&[F32])],
                    ));
            }
            custom {
                /// An operator that a user implements: see `peapod_micro::custom`.
                283 Custom custom CUSTOM Custom (Facts::new(
                    [
                        constant("tensor records", &[S32]),
                        constant("name and options", &[U8]),
                        any("input", &ANY).repeated(),
                        scratch(&[S32]),
                    ],
                    [output(&ANY).repeated()],
                ));
            }
        }
    };
}
