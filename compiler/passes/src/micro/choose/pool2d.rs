//! average_pool2d and max_pool2d. Both work on stored values: a pool does not change the scale.

use peapod_ir::Op;
use peapod_ir::ops::{Activation, AveragePool2d, MaxPool2d, Padding2d};
use peapod_ir::plan::micro::{KernelId, Pool2d, checked};

use super::window::Window;
use super::{Arithmetic, Choice, Context, Limits, Refusal, arithmetic};

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
        Arithmetic::S8 => KernelId::AveragePool2dS8,
        Arithmetic::F32 => KernelId::AveragePool2dF32,
    };
    Ok(Choice::new(kernel, params, vec![cx.tensor(op, 0)]))
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
        Arithmetic::S8 => KernelId::MaxPool2dS8,
        Arithmetic::F32 => KernelId::MaxPool2dF32,
    };
    Ok(Choice::new(kernel, params, vec![cx.tensor(op, 0)]))
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
    let limits = Limits::of(activation, output, arithmetic);
    let window = Window {
        kernel_h,
        kernel_w,
        ..Window::of(input, output, stride, padding)
    };
    let params = checked!(Pool2d {
        window: window.narrow()?,
        act_min: limits.min,
        act_max: limits.max,
        act_min_f32: limits.min_f32,
        act_max_f32: limits.max_f32,
    });
    Ok((arithmetic, params?))
}
