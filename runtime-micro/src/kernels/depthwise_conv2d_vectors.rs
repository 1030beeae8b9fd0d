//! Depthwise 2-D convolution with Arm's vector instructions, of windows that are several vectors,
//! on planes whose rows slide.

use peapod_isa::mve::LANES;
use peapod_isa::mve::depthwise::Windows;
use peapod_isa::mve::windows;
use peapod_schemas::micro::{Kernel as KernelId, Window};

use super::Kernel;
use crate::planes::{RowBuffer, check, run};

/// Inputs: input, packed weights s8, rescaling s32, scratch s8. Output. Scratch is written too. The
/// output may overwrite the input row by row: rows under the window are in scratch.
pub static DEPTHWISE_CONV2D_S8_VECTORS: Kernel = Kernel::new(
    KernelId::DepthwiseConv2dS8Vectors,
    check::<Several>,
    run::<Several>,
);

/// Windows of several vectors.
struct Several;

impl RowBuffer for Several {
    const SLIDES: bool = true;

    fn vectors(w: &Window) -> u32 {
        (u32::from(w.kernel_h) * u32::from(w.kernel_w)).div_ceil(LANES as u32)
    }

    #[inline(always)]
    fn filters(w: &Window, _: usize) -> (usize, usize) {
        (0, Self::vectors(w) as usize)
    }

    #[inline(always)]
    fn row(windows: &Windows<'_>, results: &mut [i8], step: usize, size: (usize, usize)) {
        windows::row(windows, results, step, size);
    }
}
