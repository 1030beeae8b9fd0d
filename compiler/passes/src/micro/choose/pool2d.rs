//! average_pool2d and max_pool2d. Both work on stored values: a pool does not change the scale.

use peapod_ir::Op;
use peapod_ir::ops::{Activation, AveragePool2d, MaxPool2d, Padding2d};
use peapod_ir::plan::micro::{Kernel, Pool2d, Window};

use super::filter::window;
use super::{Arithmetic, Choice, Context, Refusal, arithmetic, clamp};

/// Chooses for a mean over windows.
pub(super) fn average(cx: &Context<'_>, op: &Op, pool: &AveragePool2d) -> Result<Choice, Refusal> {
    let AveragePool2d {
        window,
        stride,
        padding,
        activation,
    } = *pool;
    let (arithmetic, params) = params(cx, op, window, stride, padding, activation)?;
    let kernel = match arithmetic {
        Arithmetic::S8 => Kernel::AveragePool2dS8(params),
        Arithmetic::F32 => Kernel::AveragePool2dF32(params),
    };
    Ok(Choice::new(kernel, vec![cx.tensor(op, 0)]))
}

/// Chooses for a maximum over windows.
pub(super) fn max(cx: &Context<'_>, op: &Op, pool: &MaxPool2d) -> Result<Choice, Refusal> {
    let MaxPool2d {
        window,
        stride,
        padding,
        activation,
    } = *pool;
    let (arithmetic, params) = params(cx, op, window, stride, padding, activation)?;
    let kernel = match arithmetic {
        Arithmetic::S8 => Kernel::MaxPool2dS8(params),
        Arithmetic::F32 => Kernel::MaxPool2dF32(params),
    };
    Ok(Choice::new(kernel, vec![cx.tensor(op, 0)]))
}

fn params(
    cx: &Context<'_>,
    op: &Op,
    [kernel_h, kernel_w]: [usize; 2],
    stride: [usize; 2],
    padding: Padding2d,
    activation: Activation,
) -> Result<(Arithmetic, Pool2d), Refusal> {
    let [input, output] = [cx.input(op, 0), cx.output(op)];
    let arithmetic = arithmetic(&[input, output])?;
    let params = Pool2d {
        window: Window {
            kernel_h,
            kernel_w,
            ..window(input, output, stride, padding)
        },
        clamp: clamp(activation, output, arithmetic),
    };
    Ok((arithmetic, params))
}
