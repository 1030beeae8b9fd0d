//! Depthwise 2-D convolution with Arm's vector instructions, of windows that fit a vector, on
//! planes of as many rows as a window has.

use peapod_isa::mve::LANES;
use peapod_isa::mve::depthwise::{self, Windows};
use peapod_schemas::micro::{Conv2d, Kernel as KernelId, Window};

use super::Kernel;
use crate::call::Call;
use crate::error::{Fault, Quantity};
use crate::planes::{self, RowBuffer, run};

/// Inputs: input, packed weights s8, rescaling s32, scratch s8. Output. Scratch is written too. The
/// output may overwrite the input row by row: rows under the window are in scratch.
pub static DEPTHWISE_CONV2D_S8_MVE: Kernel = Kernel::new(
    KernelId::DepthwiseConv2dS8Mve,
    check,
    run::<One>,
);

/// Windows of one vector: a filter for each row that the first of a column can be.
struct One;

impl RowBuffer for One {
    const SLIDES: bool = false;

    fn vectors(w: &Window) -> u32 {
        w.kernel_h.into()
    }

    #[inline(always)]
    fn filters(w: &Window, top: usize) -> (usize, usize) {
        (top.checked_rem(w.kernel_h.into()).unwrap_or(0), 1)
    }

    #[inline(always)]
    fn row(windows: &Windows<'_>, results: &mut [i8], step: usize, size: (usize, usize)) {
        depthwise::row(windows, results, step, size);
    }
}

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let Conv2d { window: w, .. } = call.expect_params()?;
    let taps = u32::from(w.kernel_h) * u32::from(w.kernel_w);
    if taps > LANES as u32 {
        return Err(Fault::Shape { what: Quantity::Kernel, found: taps });
    }
    planes::check::<One>(call)
}
