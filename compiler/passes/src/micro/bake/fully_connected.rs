//! fully_connected: weights, folded bias, one multiplier or one per output.
//!
//! A quantised product computes Σ (x − zx) · (w − zw) + b over k inputs. That is
//! Σ x · (w − zw) plus b − zx · Σ w + k · zx · zw, of which the second part does not depend on x
//! and becomes the bias, modulo 2^32 as in `filter.rs`. The kernel is told −zw.

use peapod_ir::ops::FullyConnected;
use peapod_ir::plan::micro::{self, Kernel};
use peapod_ir::{DType, Op, OpKind, numerics};

use super::filter::{constant_weights, filter_arithmetic, float_bias, folded_bias};
use super::{Arithmetic, Baker, Call, Refusal, Source, clamp, packed};

const INPUT: usize = 0;
const WEIGHTS: usize = 1;

/// Windows have no longer sides.
const LONGEST: usize = u16::MAX as usize;

/// Bakes a matrix product.
pub(crate) fn fully_connected(
    baker: &mut Baker,
    op: &Op,
    product: &FullyConnected,
) -> Result<Call, Refusal> {
    let [input, weights] = [baker.input(op, INPUT), baker.input(op, WEIGHTS)];
    let output = baker.output(op);
    let arithmetic = filter_arithmetic(input, weights, output)?;
    let [out_len, in_len] = [weights.shape[0], weights.shape[1]];
    let mut params = micro::FullyConnected {
        rows: output.elements() / out_len.max(1),
        in_len,
        out_len,
        weights_offset: 0,
        output_zero_point: output.zero_point(),
        clamp: clamp(product.activation, output, arithmetic),
    };
    let macs = [params.rows, in_len, out_len];
    if arithmetic == Arithmetic::S8
        && weights.zero_point() == 0
        && let Some(call) = as_convolution(baker, op, &params)
    {
        return Ok(call.macs(&macs));
    }
    let (kernel, inputs) = match arithmetic {
        Arithmetic::S8 => {
            let (inputs, weights_zero_point) = quantised(baker, op, in_len, out_len)?;
            params.weights_offset = -weights_zero_point;
            (Kernel::FullyConnectedS8(params), inputs)
        }
        Arithmetic::F32 => {
            let bias = float_bias(baker, op, out_len);
            let inputs = vec![baker.source(op, INPUT), baker.source(op, WEIGHTS), bias];
            (Kernel::FullyConnectedF32(params), inputs)
        }
    };
    Ok(Call::new(kernel, inputs).macs(&macs))
}

/// The product as a convolution of one tap, over an image as high as there are rows: with packed
/// weights, or by the kernel that other convolutions have anyway.
fn as_convolution(baker: &mut Baker, op: &Op, params: &micro::FullyConnected) -> Option<Call> {
    let [input, weights] = [baker.input(op, INPUT), baker.input(op, WEIGHTS)];
    let window = micro::Window {
        batches: 1,
        in_h: params.rows,
        in_w: 1,
        in_c: params.in_len,
        out_h: params.rows,
        out_w: 1,
        out_c: params.out_len,
        kernel_h: 1,
        kernel_w: 1,
        stride_h: 1,
        stride_w: 1,
        dilation_h: 1,
        dilation_w: 1,
        pad_top: 0,
        pad_left: 0,
    };
    let convolution = micro::Conv2d {
        window,
        groups: 1,
        input_zero_point: input.zero_point(),
        output_zero_point: params.output_zero_point,
        clamp: params.clamp,
    };
    let mut multipliers = numerics::fully_connected_multipliers(input, weights, baker.output(op));
    if let &[shared] = &multipliers[..] {
        multipliers = vec![shared; params.out_len];
    }
    if let Some(call) = packed::conv2d(baker, op, convolution, &multipliers) {
        return Some(call);
    }
    let longest = [params.rows, params.in_len, params.out_len]
        .into_iter()
        .max();
    let plain = baker.packing.is_none() && convolves(baker) && longest <= Some(LONGEST);
    constant_weights(baker, op).ok().filter(|_| plain)?;
    let bias = bias(baker, op, params.in_len, params.out_len).ok()?;
    let [multipliers, shifts] = baker.multipliers(&multipliers);
    let [input, weights] = [INPUT, WEIGHTS].map(|operand| baker.source(op, operand));
    let inputs = vec![input, weights, bias, multipliers, shifts];
    Some(Call::new(Kernel::Conv2dS8(convolution), inputs))
}

/// Whether the function has a convolution of int8, without which its kernel is not linked in.
fn convolves(baker: &Baker) -> bool {
    baker
        .function
        .ops
        .iter()
        .any(|op| matches!(op.kind, OpKind::Conv2d(_)) && baker.output(op).dtype == DType::I8)
}

/// The operands of the int8 kernel, and the zero point of its weights.
fn quantised(
    baker: &mut Baker,
    op: &Op,
    in_len: usize,
    out_len: usize,
) -> Result<(Vec<Source>, i32), Refusal> {
    let [input, weights] = [baker.input(op, INPUT), baker.input(op, WEIGHTS)];
    let bias = bias(baker, op, in_len, out_len)?;
    let multipliers = numerics::fully_connected_multipliers(input, weights, baker.output(op));
    let [multipliers, shifts] = baker.multipliers(&multipliers);
    let weights_zero_point = weights.zero_point();
    let [input, weights] = [INPUT, WEIGHTS].map(|operand| baker.source(op, operand));
    Ok((
        vec![input, weights, bias, multipliers, shifts],
        weights_zero_point,
    ))
}

/// The bias, with what does not depend on x.
fn bias(baker: &mut Baker, op: &Op, in_len: usize, out_len: usize) -> Result<Source, Refusal> {
    let [input, weights] = [baker.input(op, INPUT), baker.input(op, WEIGHTS)];
    // Several scales come with zero points of 0.
    let weights_zero_point = weights.zero_point();
    let mut offsets = vec![0; out_len];
    if input.zero_point() != 0 {
        let values = constant_weights(baker, op)?;
        let centre = |value: &i8| i64::from(*value) - i64::from(weights_zero_point);
        for (offset, row) in offsets.iter_mut().zip(values.chunks_exact(in_len)) {
            *offset = -i64::from(input.zero_point()) * row.iter().map(centre).sum::<i64>();
        }
    }
    folded_bias(baker, op, &offsets)
}
