//! average_pool2d and max_pool2d. Both work on stored values: a pool does not change the scale.

use peapod_ir::Op;
use peapod_ir::ops::{Activation, AveragePool2d, MaxPool2d, Padding2d};
use peapod_ir::plan::micro::{Kernel, Pool2d, Window};

use super::filter::window;
use super::{Arithmetic, Baker, Call, Refusal, arithmetic, clamp};

/// Bakes a mean over windows.
pub(crate) fn average(baker: &mut Baker, op: &Op, pool: &AveragePool2d) -> Result<Call, Refusal> {
    let AveragePool2d {
        window,
        stride,
        padding,
        activation,
    } = *pool;
    let (arithmetic, params) = params(baker, op, window, stride, padding, activation)?;
    let kernel = match arithmetic {
        Arithmetic::S8 => Kernel::AveragePool2dS8(params),
        Arithmetic::F32 => Kernel::AveragePool2dF32(params),
    };
    Ok(Call::new(kernel, vec![baker.source(op, 0)]))
}

/// Bakes a maximum over windows.
pub(crate) fn max(baker: &mut Baker, op: &Op, pool: &MaxPool2d) -> Result<Call, Refusal> {
    let MaxPool2d {
        window,
        stride,
        padding,
        activation,
    } = *pool;
    let (arithmetic, params) = params(baker, op, window, stride, padding, activation)?;
    let kernel = match arithmetic {
        Arithmetic::S8 => Kernel::MaxPool2dS8(params),
        Arithmetic::F32 => Kernel::MaxPool2dF32(params),
    };
    Ok(Call::new(kernel, vec![baker.source(op, 0)]))
}

fn params(
    baker: &Baker,
    op: &Op,
    [kernel_h, kernel_w]: [usize; 2],
    stride: [usize; 2],
    padding: Padding2d,
    activation: Activation,
) -> Result<(Arithmetic, Pool2d), Refusal> {
    let [input, output] = [baker.input(op, 0), baker.output(op)];
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
