//! mean: which dimensions go, and a multiplier with the division folded in.

use peapod_ir::numerics::{self, Multiplier};
use peapod_ir::ops::{Activation, Fold, FoldOp, Mean};
use peapod_ir::plan::micro::{self, KernelId, MAX_RANK, checked};
use peapod_ir::{Op, TensorType};

use super::ranks::fitted;
use super::{Arithmetic, Choice, Context, Limits, Refusal, kernel_of, right_aligned};

/// Chooses for a mean.
pub(super) fn mean(cx: &Context<'_>, op: &Op, mean: &Mean) -> Result<Choice, Refusal> {
    let family = [KernelId::MeanS8, KernelId::MeanS16, KernelId::MeanF32];
    reduced(cx, op, &family, &mean.axes, numerics::mean_multiplier)
}

/// Chooses for elements that are combined over dimensions.
pub(super) fn fold(cx: &Context<'_>, op: &Op, fold: &Fold) -> Result<Choice, Refusal> {
    use KernelId::*;
    let family: &[KernelId] = match fold.op {
        // A mean, but for the division.
        FoldOp::Sum => &[MeanS8, MeanS16, ReduceSumS32, ReduceSumS64, ReduceSumF32],
        FoldOp::Product => &[
            ReduceProdS8,
            ReduceProdS16,
            ReduceProdS32,
            ReduceProdS64,
            ReduceProdF32,
        ],
        FoldOp::Max => &[
            ReduceMaxS8,
            ReduceMaxS16,
            ReduceMaxS32,
            ReduceMaxS64,
            ReduceMaxF32,
        ],
        FoldOp::Min => &[
            ReduceMinS8,
            ReduceMinS16,
            ReduceMinS32,
            ReduceMinS64,
            ReduceMinF32,
        ],
        FoldOp::All => &[ReduceAllBool],
        FoldOp::Any => &[ReduceAnyBool],
    };
    reduced(cx, op, family, &fold.axes, |input, output, _| {
        match fold.op {
            FoldOp::Sum => numerics::requantize_multiplier(input, output),
            FoldOp::Product => numerics::reduced_product_multiplier(input, output),
            FoldOp::Max | FoldOp::Min => Multiplier::default(),
            FoldOp::All | FoldOp::Any => Multiplier::default(),
        }
    })
}

/// One of a family of kernels, over these dimensions. Sums of so many integers have a multiplier.
fn reduced(
    cx: &Context<'_>,
    op: &Op,
    family: &[KernelId],
    axes: &[usize],
    multiplier: impl Fn(&TensorType, &TensorType, usize) -> Multiplier,
) -> Result<Choice, Refusal> {
    let [input, output] = [cx.input(op, 0), cx.output(op)];
    let (kernel, arithmetic) = kernel_of(family, &[input, output])?;
    let count = axes.iter().map(|axis| input.shape[*axis]).product();
    let dims = input.shape.iter().enumerate();
    let dims = dims.map(|(dim, extent)| (*extent, axes.contains(&dim)));
    let dims = fitted(dims.collect(), |outer, inner| match (outer, inner) {
        ((1, _), inner) => Some(inner),
        (outer, (1, _)) => Some(outer),
        ((a, is_reduced), (b, own)) => (is_reduced == own).then_some((a * b, own)),
    })?;
    // Kernels see the last dimension as number 5, whatever the rank.
    let leading = MAX_RANK - dims.len();
    let marks = dims.iter().enumerate();
    let marks = marks.filter(|(_, (_, is_reduced))| *is_reduced);
    let reduced = marks.fold(0_u32, |bits, (dim, _)| bits | 1 << (leading + dim));
    let quantised = arithmetic == Arithmetic::Integer && input.quant.is_some();
    let (mut factor, mut limits) = (Multiplier::default(), Limits::default());
    if quantised {
        factor = multiplier(input, output, count);
        limits = Limits::of(Activation::None, output, arithmetic);
    }
    let Multiplier { multiplier, shift } = factor;
    let params = checked!(micro::Mean {
        dims: right_aligned(dims.iter().map(|(extent, _)| *extent), 1),
        reduced,
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
