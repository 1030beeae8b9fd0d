//! 2-D convolution of reals with weights of integers.

use peapod_schemas::micro::{Conv2d, Kernel as KernelId};

use super::Kernel;
use super::conv2d::{Convolution, depth};
use crate::arithmetic::S8;
use crate::call::Call;
use crate::error::Fault;
use crate::hybrid::{self, Asymmetric, Hybrid, Rounding, Symmetric};

/// Inputs: input f32, weights s8, bias f32, scales f32, scratch s8. Output. Scratch is written too.
/// Never in place.
pub static CONV2D_HYBRID: Kernel =
    Kernel::new(KernelId::Conv2dHybrid, check::<Symmetric>, run::<Symmetric>);

/// Inputs: input f32, weights s8, bias f32, scales f32, weight sums s32, scratch s8. Output.
/// Scratch is written too. Never in place.
pub static CONV2D_HYBRID_ASYMMETRIC: Kernel = Kernel::new(
    KernelId::Conv2dHybridAsymmetric,
    check::<Asymmetric>,
    run::<Asymmetric>,
);

fn check<R: Rounding>(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Conv2d = call.expect_params()?;
    hybrid::check::<R>(call, params, depth(params)?)
}

fn run<R: Rounding>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let weights = hybrid::weights(call)?;
    Hybrid::each_image::<R>(call, arena, |hybrid, rounded, image, results| {
        let convolution = Convolution::<S8>::new(hybrid.params(), weights, image.zero_point)?;
        let finish = |channel, sum| hybrid.finish(&image, channel, sum);
        convolution.run(rounded, results, |_| Some(0), finish)
    })
}
