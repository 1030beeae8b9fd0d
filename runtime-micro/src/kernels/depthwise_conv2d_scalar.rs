//! Depthwise 2-D convolution of 3 x 3 windows, on cores without instructions for several products.

use peapod_schemas::micro::{Conv2d, Kernel as KernelId};

use super::depthwise_conv2d::check_channels;
use super::Kernel;
use crate::arena::split;
use crate::arithmetic::S8;
use crate::call::Call;
use crate::convolution::{Requantizer, check_quantised};
use crate::depthwise_lines::Lines;
use crate::error::{Fault, Quantity};

/// Inputs: input, weights, bias s32, multipliers s32, shifts s8. Output. Never in place.
///
/// Biases are within 2^29 and shifts between -21 and -1, so that nothing overflows.
pub static DEPTHWISE_CONV2D_S8_SCALAR: Kernel = Kernel::new(
    KernelId::DepthwiseConv2dS8Scalar,
    check,
    |call, arena| {
        let params: &Conv2d = call.params()?;
        let (inputs, output) = split(call, arena)?;
        let results = Requantizer::of_conv2d(&inputs, params)?;
        Lines::new(params, inputs.get(1)?, results)?.run(inputs.get(0)?, output)
    },
);

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let params = check_channels(call)?;
    let w = &params.window;
    let expected = [
        (Quantity::Kernel, w.kernel_h, 3..=3),
        (Quantity::Kernel, w.kernel_w, 3..=3),
        (Quantity::Dilation, w.dilation_h, 1..=1),
        (Quantity::Dilation, w.dilation_w, 1..=1),
        (Quantity::Stride, w.stride_w, 1..=2),
    ];
    for (what, found, allowed) in expected {
        if !allowed.contains(&found) {
            return Err(Fault::Shape { what, found: found.into() });
        }
    }
    check_quantised::<S8>(call, params, 1)
}
