//! batch_matmul: where factors are, multipliers; also products with weights that are computed.

use peapod_ir::numerics::{self, Multiplier};
use peapod_ir::ops::{Activation, BatchMatmul};
use peapod_ir::plan::micro::{self, Element, InstructionSet, KernelId, checked};
use peapod_ir::{DType, Op};

use super::filter::{constant_bias, is_computed};
use super::{Arithmetic, Choice, Context, Input, Limits, Refusal, kernel_of, right_aligned};
use crate::micro::bake::Constant;

const A: usize = 0;
const B: usize = 1;
const BIAS: usize = 2;

const FAMILY: [KernelId; 3] = [
    KernelId::BatchMatmulS8,
    KernelId::BatchMatmulS16,
    KernelId::BatchMatmulF32,
];

/// Chooses for products of matrices.
pub(super) fn batch_matmul(
    cx: &Context<'_>,
    op: &Op,
    product: &BatchMatmul,
) -> Result<Choice, Refusal> {
    let (a, b, output) = (cx.input(op, A), cx.input(op, B), cx.output(op));
    let (kernel, arithmetic) = kernel_of(&FAMILY, &[a, b, output])?;
    let matrices = product.matrices(a, b, output);
    let [a_strides, b_strides] = &matrices.strides;
    let limits = Limits::of(Activation::None, output, arithmetic);
    let params = checked!(micro::BatchMatmul {
        dims: right_aligned(matrices.dims.iter().copied(), 1),
        a_strides: right_aligned(a_strides.iter().copied(), 0),
        b_strides: right_aligned(b_strides.iter().copied(), 0),
        depth: matrices.depth,
        a_step: matrices.steps[0],
        b_step: matrices.steps[1],
        a_offset: -a.zero_point(),
        b_offset: -b.zero_point(),
        output_zero_point: output.zero_point(),
        act_min: limits.min,
        act_max: limits.max,
        act_min_f32: limits.min_f32,
        act_max_f32: limits.max_f32,
    })?;
    let columns = output.shape.last().copied().unwrap_or(1);
    let mut inputs = vec![cx.tensor(op, A), cx.tensor(op, B)];
    match arithmetic {
        Arithmetic::Float => inputs.push(constant_bias(BIAS, Element::F32, columns)),
        Arithmetic::Integer => {
            let wide = output.dtype == DType::I16;
            inputs.push(Input::derived(move |_, _| match wide {
                true => Constant::s64(&vec![0; columns]),
                false => Constant::s32(&vec![0; columns]),
            }));
            let multiplier = numerics::batch_matmul_multiplier(cx.numerics, a, b, output);
            inputs.extend(Input::multipliers(&[multiplier]));
        }
    }
    let macs = [output.elements(), matrices.depth];
    Ok(in_instructions(cx, kernel, params, inputs).macs(&macs))
}

/// Products by the kernel that has scratch, for cores with instructions of several products each.
fn in_instructions(
    cx: &Context<'_>,
    kernel: KernelId,
    params: micro::BatchMatmul,
    inputs: Vec<Input>,
) -> Choice {
    /// Numbers that the depth is rounded up to a multiple of, of 2 bytes, for four columns and one
    /// row.
    const DEPTH: usize = 8;
    let packed = [
        (KernelId::BatchMatmulS8, KernelId::BatchMatmulS8Packed),
        (KernelId::BatchMatmulS16, KernelId::BatchMatmulS16Packed),
    ];
    let Some((_, packed)) = packed.into_iter().find(|(of, _)| *of == kernel) else {
        return Choice::new(kernel, params, inputs);
    };
    match cx.packing {
        Some(InstructionSet::Dsp | InstructionSet::Mve) => {
            let len_bytes = (params.depth as usize).next_multiple_of(DEPTH) * 2 * (4 + 1);
            Choice::new(packed, params, inputs).scratch(Element::S32, len_bytes)
        }
        Some(InstructionSet::Scalar) | None => Choice::new(kernel, params, inputs),
    }
}

/// The choice for rows times a matrix of int8, which is computed, as is perhaps the bias: there is
/// nothing to fold zero points into.
pub(super) fn computed_weights(
    cx: &Context<'_>,
    op: &Op,
    [rows, in_len, out_len]: [usize; 3],
    limits: Limits,
    multipliers: &[Multiplier],
) -> Result<Choice, Refusal> {
    let (input, weights, output) = (cx.input(op, A), cx.input(op, B), cx.output(op));
    let params = checked!(micro::BatchMatmul {
        dims: right_aligned([rows, out_len].into_iter(), 1),
        a_strides: right_aligned([in_len, 0].into_iter(), 0),
        b_strides: right_aligned([0, in_len].into_iter(), 0),
        depth: in_len,
        a_step: 1_usize,
        b_step: 1_usize,
        a_offset: -input.zero_point(),
        b_offset: -weights.zero_point(),
        output_zero_point: output.zero_point(),
        act_min: limits.min,
        act_max: limits.max,
        act_min_f32: limits.min_f32,
        act_max_f32: limits.max_f32,
    })?;
    let bias = match is_computed(cx, op, BIAS) {
        true => cx.tensor(op, BIAS),
        false => constant_bias(BIAS, Element::S32, out_len),
    };
    let mut inputs = vec![cx.tensor(op, A), cx.tensor(op, B), bias];
    inputs.extend(Input::multipliers(multipliers));
    Ok(Choice::new(KernelId::BatchMatmulS8, params, inputs))
}
