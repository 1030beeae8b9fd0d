//! Depthwise 2-D convolution of reals with weights of integers.

use peapod_schemas::micro::Kernel as KernelId;

use super::Kernel;
use super::depthwise_conv2d::{Depthwise, check_channels};
use crate::arithmetic::S8;
use crate::hybrid::{self, Asymmetric, Hybrid};

/// Inputs: input f32, weights s8, bias f32, scales f32, weight sums s32, scratch s8. Output.
/// Scratch is written too. Never in place.
pub static DEPTHWISE_CONV2D_HYBRID: Kernel = Kernel::new(
    KernelId::DepthwiseConv2dHybrid,
    |call| hybrid::check::<Asymmetric>(call, check_channels(call)?, 1),
    |call, arena| {
        let weights = hybrid::weights(call)?;
        Hybrid::each_image::<Asymmetric>(call, arena, |hybrid, rounded, image, results| {
            let convolution = Depthwise::<S8>::new(hybrid.params(), weights, image.zero_point)?;
            convolution.run(rounded, results, |channel, sum| hybrid.finish(&image, channel, sum))
        })
    },
);
