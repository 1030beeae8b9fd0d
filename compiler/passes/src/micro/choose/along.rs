//! Functions along a dimension, and sums of many tensors.

use peapod_ir::numerics::{self, Multiplier};
use peapod_ir::ops::{Along, AlongOp};
use peapod_ir::plan::micro::{self, KernelId, Requantize, checked};
use peapod_ir::{Op, TensorType};

use super::{Arithmetic, Choice, Context, Refusal, element, kernel_of, other_elements};

/// Chooses for a function along a dimension.
pub(super) fn along(cx: &Context<'_>, op: &Op, along: &Along) -> Result<Choice, Refusal> {
    use KernelId::*;
    let family: &[_] = match along.op {
        AlongOp::ArgMax | AlongOp::ArgMin => &[ArgMaxS8, ArgMaxS32, ArgMaxF32],
        AlongOp::TopK { .. } => &[TopKS8, TopKS32, TopKF32],
        AlongOp::CumSum { .. } => &[CumsumS8, CumsumS32, CumsumS64, CumsumF32],
        AlongOp::L2Normalization => &[L2NormalizationS8, L2NormalizationF32],
        AlongOp::LogSoftmax => &[LogSoftmaxS8, LogSoftmaxF32],
    };
    let [input, output] = [cx.input(op, 0), cx.output(op)];
    let (kernel, arithmetic) = kernel_of(family, &[input])?;
    let index = along.op.is_index();
    if !index && output.dtype != input.dtype || element(input.dtype).is_none() {
        return Err(other_elements(family));
    }
    let shape = &input.shape;
    if let AlongOp::TopK { count } = along.op {
        return top_k(cx, op, (kernel, along.axis), count);
    }
    let mut params = checked!(micro::Along {
        outer: shape[..along.axis].iter().product::<usize>(),
        len: shape[along.axis],
        inner: shape[along.axis + 1..].iter().product::<usize>(),
        flags: flags(along.op),
        ..micro::Along::default()
    })?;
    if params.inner != 1 && matches!(along.op, AlongOp::L2Normalization | AlongOp::LogSoftmax) {
        let reason = "its kernels take lines of the last dimension";
        return Err(Refusal::new(reason, "transpose its operand and its result"));
    }
    if arithmetic == Arithmetic::Integer && !index && input.quant.is_some() {
        scale(&mut params, along.op, input, output);
    }
    let choice = Choice::new(kernel, params, vec![cx.tensor(op, 0)]);
    Ok(choice.in_place((!index).then_some(0)))
}

/// Chooses for the largest elements along the last dimension.
fn top_k(
    cx: &Context<'_>,
    op: &Op,
    (kernel, axis): (KernelId, usize),
    count: usize,
) -> Result<Choice, Refusal> {
    let shape = &cx.input(op, 0).shape;
    if axis + 1 != shape.len() {
        let reason = "its kernels take lines of the last dimension";
        return Err(Refusal::new(reason, "transpose its operand and its result"));
    }
    let params = checked!(micro::Along {
        outer: shape[..axis].iter().product::<usize>(),
        len: shape[axis],
        inner: 1_usize,
        flags: count,
        ..micro::Along::default()
    })?;
    Ok(Choice::new(kernel, params, vec![cx.tensor(op, 0)]))
}

fn flags(op: AlongOp) -> u32 {
    match op {
        AlongOp::CumSum { exclusive, reverse } => u32::from(exclusive) | u32::from(reverse) << 1,
        AlongOp::ArgMin => 1,
        AlongOp::ArgMax | AlongOp::TopK { .. } => 0,
        AlongOp::L2Normalization | AlongOp::LogSoftmax => 0,
    }
}

/// Sets the zero points and factors of a function of integers.
fn scale(params: &mut micro::Along, op: AlongOp, input: &TensorType, output: &TensorType) {
    params.input_zero_point = input.zero_point();
    params.output_zero_point = output.zero_point();
    match op {
        AlongOp::ArgMax | AlongOp::ArgMin | AlongOp::TopK { .. } => {}
        AlongOp::L2Normalization => {}
        AlongOp::CumSum { .. } => {
            let Multiplier { multiplier, shift } = numerics::running_sum_multiplier(input, output);
            (params.multiplier, params.shift) = (multiplier, shift);
        }
        AlongOp::LogSoftmax => {
            let scaling = numerics::log_softmax_scaling(input);
            params.multiplier = scaling.exponents.input.multiplier;
            // Beyond, a difference of 0 is the only one that counts.
            params.shift = scaling.exponents.input.shift.min(numerics::MAX_SHIFT);
            params.diff_min = scaling.exponents.diff_min;
            params.back_multiplier = scaling.back.multiplier;
            params.back_shift = scaling.back.shift;
        }
    }
}

/// Chooses for a sum of many tensors.
pub(super) fn add_n(cx: &Context<'_>, op: &Op) -> Result<Choice, Refusal> {
    let [input, output] = [cx.input(op, 0), cx.output(op)];
    let (kernel, _) = kernel_of(&[KernelId::AddNS8], &[input, output])?;
    let Multiplier { multiplier, shift } = numerics::running_sum_multiplier(input, output);
    let params = Requantize {
        input_zero_point: input.zero_point(),
        output_zero_point: output.zero_point(),
        multiplier,
        shift,
    };
    let inputs = (0..op.inputs.len()).map(|index| cx.tensor(op, index));
    // What is an operand twice is read twice.
    let mut roots = op
        .inputs
        .iter()
        .flatten()
        .map(|value| cx.storage.root(*value));
    let first = roots.next();
    let once = roots.all(|root| Some(root) != first);
    Ok(Choice::new(kernel, params, inputs.collect()).in_place(once.then_some(0)))
}
