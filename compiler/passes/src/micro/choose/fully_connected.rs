//! fully_connected: weights, folded bias, one multiplier or one per output.
//!
//! A quantised product computes Σ (x − zx) · (w − zw) + b over k inputs. That is
//! Σ x · (w − zw) plus b − zx · Σ w + k · zx · zw, of which the second part does not depend on x
//! and becomes the bias, modulo 2^32 as in `filter.rs`. The kernel is told −zw.

use peapod_ir::ops::FullyConnected;
use peapod_ir::plan::micro::{self, Kernel, Multiplier};
use peapod_ir::{DType, Op, OpKind, numerics};

use super::facts::Channels;
use super::filter::{filter_arithmetic, float_operands, quantised_operands};
use super::{Arithmetic, Choice, Context, Refusal, clamp, packed};

const INPUT: usize = 0;
const WEIGHTS: usize = 1;

/// Windows have no longer sides.
const LONGEST: usize = u16::MAX as usize;

/// Chooses for a matrix product.
pub(super) fn fully_connected(
    cx: &Context<'_>,
    op: &Op,
    product: &FullyConnected,
) -> Result<Choice, Refusal> {
    let [input, weights] = [cx.input(op, INPUT), cx.input(op, WEIGHTS)];
    let output = cx.output(op);
    let arithmetic = filter_arithmetic(input, weights, output)?;
    let [out_len, in_len] = [weights.shape[0], weights.shape[1]];
    let params = micro::FullyConnected {
        rows: output.elements() / out_len.max(1),
        in_len,
        out_len,
        weights_offset: -weights.zero_point(),
        output_zero_point: output.zero_point(),
        clamp: clamp(product.activation, output, arithmetic),
    };
    let macs = [params.rows, in_len, out_len];
    let choice = match arithmetic {
        Arithmetic::S8 => quantised(cx, op, params)?,
        Arithmetic::F32 => {
            let inputs = float_operands(cx, op, out_len);
            Choice::new(Kernel::FullyConnectedF32(params), inputs)
        }
    };
    Ok(choice.macs(&macs))
}

/// Chooses for a product of int8.
fn quantised(cx: &Context<'_>, op: &Op, params: micro::FullyConnected) -> Result<Choice, Refusal> {
    let [input, weights] = [cx.input(op, INPUT), cx.input(op, WEIGHTS)];
    let multipliers = numerics::fully_connected_multipliers(input, weights, cx.output(op));
    if weights.zero_point() == 0
        && let Some(choice) = as_convolution(cx, op, &params, &multipliers)
    {
        return Ok(choice);
    }
    let inputs = quantised_operands(cx, op, Channels::Rows(params.out_len), &multipliers)?;
    Ok(Choice::new(Kernel::FullyConnectedS8(params), inputs))
}

/// The product as a convolution of one tap, over an image as high as there are rows: with packed
/// weights, or by the kernel that other convolutions have anyway.
fn as_convolution(
    cx: &Context<'_>,
    op: &Op,
    params: &micro::FullyConnected,
    multipliers: &[Multiplier],
) -> Option<Choice> {
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
        input_zero_point: cx.input(op, INPUT).zero_point(),
        output_zero_point: params.output_zero_point,
        clamp: params.clamp,
    };
    let multipliers = match multipliers {
        [shared] => &vec![*shared; params.out_len],
        each => each,
    };
    if let Some(choice) = packed::conv2d(cx, op, convolution, multipliers) {
        return Some(choice);
    }
    let longest = [params.rows, params.in_len, params.out_len];
    let fits = longest.iter().all(|side| *side <= LONGEST);
    let plain = cx.packing.is_none() && convolves(cx) && fits && cx.is_known(op, WEIGHTS);
    if !plain {
        return None;
    }
    let inputs = quantised_operands(cx, op, Channels::Rows(params.out_len), multipliers);
    Some(Choice::new(Kernel::Conv2dS8(convolution), inputs.ok()?))
}

/// Whether the function has a convolution of int8, without which its kernel is not linked in.
fn convolves(cx: &Context<'_>) -> bool {
    let mut ops = cx.function.ops.iter();
    ops.any(|op| matches!(op.kind, OpKind::Conv2d(_)) && cx.output(op).dtype == DType::I8)
}
