//! fully_connected: weights, folded bias, one multiplier or one per output.
//!
//! A quantised product computes Σ (x − zx) · (w − zw) + b over k inputs. That is
//! Σ x · (w − zw) plus b − zx · Σ w + k · zx · zw, of which the second part does not depend on x
//! and becomes the bias, modulo 2^32 as in `filter.rs`. The kernel is told −zw.
//! Where the contract has sums rescaled in `f64`, a kernel of its own does that.
//! Sums of 32 bits of 16-bit inputs are those of the convolution that the product is.
//! Where weights are computed and zx is not 0, the kernel of `batch_matmul.rs` does all of it.

use peapod_ir::numerics::{self, Multiplier};
use peapod_ir::ops::FullyConnected;
use peapod_ir::plan::micro::{self, KernelId, checked};
use peapod_ir::{DType, Op, OpKind};

use super::batch_matmul::computed_weights;
use super::facts::Channels;
use super::filter::{
    filter_kernel, float_operands, folded_bias, quantised_operands, sums_are_wide,
};
use super::window::{Convolution, Window};
use super::{Arithmetic, Choice, Context, Input, Limits, Refusal, coded, packed};

const INPUT: usize = 0;
const WEIGHTS: usize = 1;

/// Chooses for a matrix product.
pub(super) fn fully_connected(
    cx: &Context<'_>,
    op: &Op,
    product: &FullyConnected,
) -> Result<Choice, Refusal> {
    let [input, weights] = [cx.input(op, INPUT), cx.input(op, WEIGHTS)];
    let output = cx.output(op);
    let family = [
        KernelId::FullyConnectedS8,
        KernelId::FullyConnectedS16,
        KernelId::FullyConnectedF32,
    ];
    let (kernel, arithmetic) = filter_kernel(&family, input, weights, output)?;
    let [out_len, in_len] = [weights.shape[0], weights.shape[1]];
    let rows = output.elements() / out_len.max(1);
    let limits = Limits::of(product.activation, output, arithmetic);
    let params = checked!(micro::FullyConnected {
        rows,
        in_len,
        out_len,
        weights_offset: -weights.zero_point(),
        output_zero_point: output.zero_point(),
        act_min: limits.min,
        act_max: limits.max,
        act_min_f32: limits.min_f32,
        act_max_f32: limits.max_f32,
    })?;
    let choice = match arithmetic {
        Arithmetic::Integer => {
            let convolution = Convolution {
                window: window([rows, in_len, out_len]),
                groups: 1,
                input_zero_point: input.zero_point(),
                output_zero_point: output.zero_point(),
                limits,
            };
            quantised(cx, op, (kernel, params), &convolution)?
        }
        Arithmetic::Float => {
            let convolution = Convolution {
                window: window([rows, in_len, out_len]),
                groups: 1,
                input_zero_point: 0,
                output_zero_point: 0,
                limits,
            };
            if let Some(choice) = coded::conv2d(cx, op, &convolution, arithmetic) {
                return Ok(choice.macs(&[rows, in_len, out_len]));
            }
            let inputs = float_operands(cx, op, out_len);
            Choice::new(kernel, params, inputs)
        }
    };
    Ok(choice.macs(&[rows, in_len, out_len]))
}

/// Chooses for a product of integers.
fn quantised(
    cx: &Context<'_>,
    op: &Op,
    (kernel, params): (KernelId, micro::FullyConnected),
    convolution: &Convolution,
) -> Result<Choice, Refusal> {
    let is_narrow = cx.input(op, INPUT).dtype == DType::I16 && !sums_are_wide(cx, op);
    match (is_narrow, cx.numerics.rules().double_sums) {
        (true, false) => return by_narrow_sums(cx, op, convolution),
        (true, true) => return Err(no_narrow_doubles()),
        (false, true) => return by_doubles(cx, op, params),
        (false, false) => {}
    }
    let [input, weights] = [cx.input(op, INPUT), cx.input(op, WEIGHTS)];
    let multipliers = numerics::fully_connected_multipliers(input, weights, cx.output(op));
    if let Some(choice) = coded::product(cx, op, convolution, &multipliers) {
        return Ok(choice);
    }
    if weights.zero_point() == 0
        && let Some(choice) = as_convolution(cx, op, convolution, &multipliers)
    {
        return Ok(choice);
    }
    if input.zero_point() != 0 && !cx.is_known(op, WEIGHTS) {
        let shape = [params.rows, params.in_len, params.out_len].map(|extent| extent as usize);
        return computed_weights(cx, op, shape, convolution.limits, &multipliers);
    }
    let order = Channels::Rows(convolution.window.out_c);
    let inputs = quantised_operands(cx, op, order, &multipliers)?;
    Ok(Choice::new(kernel, params, inputs))
}

/// Chooses for a product of 16-bit integers whose sums have 32 bits, as those of a bias of 32 bits.
fn by_narrow_sums(cx: &Context<'_>, op: &Op, convolution: &Convolution) -> Result<Choice, Refusal> {
    let [input, weights] = [cx.input(op, INPUT), cx.input(op, WEIGHTS)];
    let channels = convolution.window.out_c;
    let multipliers = numerics::conv_multipliers(input, weights, cx.output(op), channels);
    let inputs = quantised_operands(cx, op, Channels::Rows(channels), &multipliers)?;
    Ok(Choice::new(
        KernelId::Conv2dS16Sum32,
        convolution.params()?,
        inputs,
    ))
}

/// The refusal of sums of 32 bits that the contract has rescaled in `f64`.
fn no_narrow_doubles() -> Refusal {
    let reason = "no kernel sums 16-bit inputs in 32 bits, as its bias has, and rescales in f64";
    Refusal::new(
        reason,
        "compile it with --numerics tflm, or give the bias 64 bits",
    )
}

/// Chooses for a product of integers whose sums become results by factors in `f64`.
fn by_doubles(cx: &Context<'_>, op: &Op, params: micro::FullyConnected) -> Result<Choice, Refusal> {
    let [input, weights] = [cx.input(op, INPUT), cx.input(op, WEIGHTS)];
    let kernel = match input.dtype == DType::I16 {
        true => KernelId::FullyConnectedS16Double,
        false => KernelId::FullyConnectedS8Double,
    };
    let bias = folded_bias(cx, op, Channels::Rows(weights.shape[0]))?;
    let factors = numerics::double_factors(input, weights, cx.output(op));
    let words = factors.iter().flat_map(|factor| {
        let bits = factor.to_bits();
        [bits as i32, (bits >> 32) as i32]
    });
    let factors = Input::s32(words.collect());
    let inputs = vec![cx.tensor(op, INPUT), cx.tensor(op, WEIGHTS), bias, factors];
    Ok(Choice::new(kernel, params, inputs))
}

/// The window of a product as a convolution of one tap, over an image as high as there are rows.
fn window([rows, in_len, out_len]: [usize; 3]) -> Window {
    Window {
        batches: 1,
        in_h: rows,
        in_w: 1,
        in_c: in_len,
        out_h: rows,
        out_w: 1,
        out_c: out_len,
        kernel_h: 1,
        kernel_w: 1,
        stride_h: 1,
        stride_w: 1,
        dilation_h: 1,
        dilation_w: 1,
        pad_top: 0,
        pad_left: 0,
    }
}

/// The product as a convolution: with packed weights, or by the kernel that other convolutions have
/// anyway.
fn as_convolution(
    cx: &Context<'_>,
    op: &Op,
    convolution: &Convolution,
    multipliers: &[Multiplier],
) -> Option<Choice> {
    let out_len = convolution.window.out_c;
    let multipliers = match multipliers {
        [shared] => &vec![*shared; out_len],
        each => each,
    };
    if let Some(choice) = packed::conv2d(cx, op, convolution, multipliers) {
        return Some(choice);
    }
    let is_int8 = cx.input(op, INPUT).dtype == DType::I8;
    if !is_int8 || cx.packing.is_some() || !convolves(cx) || !cx.is_known(op, WEIGHTS) {
        return None;
    }
    let params = convolution.params().ok()?;
    let inputs = quantised_operands(cx, op, Channels::Rows(out_len), multipliers);
    Some(Choice::new(KernelId::Conv2dS8, params, inputs.ok()?))
}

/// Whether the function has a convolution of int8, without which its kernel is not linked in.
fn convolves(cx: &Context<'_>) -> bool {
    let mut ops = cx.function.ops.iter();
    ops.any(|op| matches!(op.kind, OpKind::Conv2d(_)) && cx.output(op).dtype == DType::I8)
}
