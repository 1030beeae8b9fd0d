//! mean: which dimensions go, and a multiplier with the division folded in.

use peapod_ir::ops::{Activation, Mean};
use peapod_ir::plan::micro::{self, Kernel, Multiplier};
use peapod_ir::types::MAX_RANK;
use peapod_ir::{Op, numerics};

use super::{Arithmetic, Choice, Context, Refusal, arithmetic, clamp, right_aligned};

/// Chooses for a mean.
pub(super) fn mean(cx: &Context<'_>, op: &Op, mean: &Mean) -> Result<Choice, Refusal> {
    let [input, output] = [cx.input(op, 0), cx.output(op)];
    let arithmetic = arithmetic(&[input, output])?;
    // Kernels see the last dimension as number 5, whatever the rank.
    let leading = MAX_RANK - input.shape.len();
    let count = mean.axes.iter().map(|axis| input.shape[*axis]).product();
    let params = micro::Mean {
        dims: right_aligned(input.shape.iter().copied(), 1),
        reduced: mean
            .axes
            .iter()
            .fold(0, |bits, axis| bits | 1 << (leading + axis)),
        count,
        input_zero_point: input.zero_point(),
        output_zero_point: output.zero_point(),
        output: match arithmetic {
            Arithmetic::S8 => numerics::mean_multiplier(input, output, count),
            Arithmetic::F32 => Multiplier::default(),
        },
        clamp: clamp(Activation::None, output, arithmetic),
    };
    let kernel = match arithmetic {
        Arithmetic::S8 => Kernel::MeanS8(params),
        Arithmetic::F32 => Kernel::MeanF32(params),
    };
    Ok(Choice::new(kernel, vec![cx.tensor(op, 0)]))
}
