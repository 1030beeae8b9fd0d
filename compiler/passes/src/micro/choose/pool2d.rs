//! average_pool2d and max_pool2d. Both work on stored values: a pool does not change the scale.

use peapod_ir::Op;
use peapod_ir::ops::{Activation, AveragePool2d, MaxPool2d};
use peapod_ir::plan::micro::{KernelId, Pool2d, checked};

use super::window::Window;
use super::{Choice, Context, Limits, Refusal, kernel_of};

/// Chooses for a mean over windows.
pub(super) fn average(cx: &Context<'_>, op: &Op, pool: &AveragePool2d) -> Result<Choice, Refusal> {
    let family = [
        KernelId::AveragePool2dS8,
        KernelId::AveragePool2dS16,
        KernelId::AveragePool2dU8,
        KernelId::AveragePool2dF32,
    ];
    let window = Window::of(cx.input(op, 0), cx.output(op), pool.stride, pool.padding);
    pool2d(
        cx,
        op,
        &family,
        window.with_kernel(pool.window),
        pool.activation,
    )
}

/// Chooses for a maximum over windows.
pub(super) fn max(cx: &Context<'_>, op: &Op, pool: &MaxPool2d) -> Result<Choice, Refusal> {
    let family = [
        KernelId::MaxPool2dS8,
        KernelId::MaxPool2dS16,
        KernelId::MaxPool2dF32,
    ];
    let window = Window::of(cx.input(op, 0), cx.output(op), pool.stride, pool.padding);
    pool2d(
        cx,
        op,
        &family,
        window.with_kernel(pool.window),
        pool.activation,
    )
}

fn pool2d(
    cx: &Context<'_>,
    op: &Op,
    family: &[KernelId],
    window: Window,
    activation: Activation,
) -> Result<Choice, Refusal> {
    let output = cx.output(op);
    let (kernel, arithmetic) = kernel_of(family, &[cx.input(op, 0), output])?;
    let limits = Limits::of(activation, output, arithmetic);
    let params = checked!(Pool2d {
        window: window.narrow()?,
        act_min: limits.min,
        act_max: limits.max,
        act_min_f32: limits.min_f32,
        act_max_f32: limits.max_f32,
    })?;
    Ok(Choice::new(kernel, params, vec![cx.tensor(op, 0)]))
}
