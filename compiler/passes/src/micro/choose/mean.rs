//! mean: which dimensions go, and a multiplier with the division folded in.

use peapod_ir::Op;
use peapod_ir::numerics::{self, Multiplier};
use peapod_ir::ops::{Activation, Mean};
use peapod_ir::plan::micro::{self, KernelId, checked};
use peapod_ir::types::MAX_RANK;

use super::{Arithmetic, Choice, Context, Limits, Refusal, kernel_of, right_aligned};

/// Chooses for a mean.
pub(super) fn mean(cx: &Context<'_>, op: &Op, mean: &Mean) -> Result<Choice, Refusal> {
    let [input, output] = [cx.input(op, 0), cx.output(op)];
    let family = [KernelId::MeanS8, KernelId::MeanF32];
    let (kernel, arithmetic) = kernel_of(&family, &[input, output])?;
    // Kernels see the last dimension as number 5, whatever the rank.
    let leading = MAX_RANK - input.shape.len();
    let count = mean.axes.iter().map(|axis| input.shape[*axis]).product();
    let reduced = |bits: u32, axis: &usize| bits | 1 << (leading + axis);
    let Multiplier { multiplier, shift } = match arithmetic {
        Arithmetic::Integer => numerics::mean_multiplier(input, output, count),
        Arithmetic::Float => Multiplier::default(),
    };
    let limits = Limits::of(Activation::None, output, arithmetic);
    let params = checked!(micro::Mean {
        dims: right_aligned(input.shape.iter().copied(), 1),
        reduced: mean.axes.iter().fold(0, reduced),
        count,
        input_zero_point: input.zero_point(),
        output_zero_point: output.zero_point(),
        multiplier,
        shift,
        act_min: limits.min,
        act_max: limits.max,
    });
    Ok(Choice::new(kernel, params?, vec![cx.tensor(op, 0)]))
}
