//! conv2d and depthwise_conv2d: weights, folded bias, multipliers per output channel.
//!
//! A quantised filter computes Σ (x − zx) · (w − zw) + b. The part that does not depend on x,
//! −zx · Σ (w − zw), is added to the bias here. Of what is left, Σ x · (w − zw), a convolution is
//! told −zw, and a depthwise one, which has few weights, w − zw in 16 bits; mostly zw is 0. Kernels
//! add in wrapping 32-bit arithmetic, in which the order of additions does not matter, so the sum
//! is the same even where a part of it overflows.

use peapod_ir::numerics::{self, Multiplier};
use peapod_ir::ops::{self, Conv2d, DepthwiseConv2d};
use peapod_ir::plan::micro::{Element, KernelId};
use peapod_ir::{DType, Op, TensorType};

use super::facts::Channels;
use super::window::{Convolution, Window};
use super::{
    Arithmetic, Choice, Context, FREEZE, Input, Limits, Refusal, coded, element, kernel_of,
    other_elements, packed,
};
use crate::micro::bake::Constant;

/// Operands of both ops.
const INPUT: usize = 0;
const WEIGHTS: usize = 1;
const BIAS: usize = 2;

/// Chooses for a convolution.
pub(super) fn conv2d(cx: &Context<'_>, op: &Op, conv: &Conv2d) -> Result<Choice, Refusal> {
    let [input, weights] = [cx.input(op, INPUT), cx.input(op, WEIGHTS)];
    let output = cx.output(op);
    let family = [KernelId::Conv2dS8, KernelId::Conv2dS16, KernelId::Conv2dF32];
    let (mut kernel, arithmetic) = filter_kernel(&family, input, weights, output)?;
    let &[_, kernel_h, kernel_w, depth] = &weights.shape[..] else {
        unreachable!("the verifier asks for four dimensions");
    };
    let convolution = Convolution {
        window: Window {
            kernel_h,
            kernel_w,
            dilation_h: conv.dilation[0],
            dilation_w: conv.dilation[1],
            ..Window::of(input, output, conv.stride, conv.padding)
        },
        groups: input.shape[3] / depth,
        input_zero_point: input.zero_point(),
        output_zero_point: output.zero_point(),
        limits: Limits::of(conv.activation, output, arithmetic),
    };
    let macs = [output.elements(), kernel_h, kernel_w, depth];
    let channels = output.shape[3];
    if let Some(choice) = coded::conv2d(cx, op, &convolution, arithmetic) {
        return Ok(choice.macs(&macs));
    }
    if arithmetic == Arithmetic::Integer {
        let multipliers = numerics::conv_multipliers(input, weights, output, channels);
        if let Some(choice) = packed::conv2d(cx, op, &convolution, &multipliers) {
            return Ok(choice.macs(&macs));
        }
    }
    let mut inputs = operands(cx, op, arithmetic, Channels::Rows(channels))?;
    if weights.zero_point() != 0 {
        kernel = KernelId::Conv2dS8Offset;
        inputs.push(Input::s32(vec![-weights.zero_point()]));
    } else if kernel == KernelId::Conv2dS16 && !sums_are_wide(cx, op) {
        kernel = KernelId::Conv2dS16Sum32;
    }
    Ok(Choice::new(kernel, convolution.params()?, inputs).macs(&macs))
}

/// Chooses for a depthwise convolution.
pub(super) fn depthwise_conv2d(
    cx: &Context<'_>,
    op: &Op,
    conv: &DepthwiseConv2d,
) -> Result<Choice, Refusal> {
    let [input, weights] = [cx.input(op, INPUT), cx.input(op, WEIGHTS)];
    let output = cx.output(op);
    let family = [
        KernelId::DepthwiseConv2dS8,
        KernelId::DepthwiseConv2dS16,
        KernelId::DepthwiseConv2dF32,
    ];
    let (mut kernel, arithmetic) = filter_kernel(&family, input, weights, output)?;
    let [kernel_h, kernel_w] = [weights.shape[1], weights.shape[2]];
    let convolution = Convolution {
        window: Window {
            kernel_h,
            kernel_w,
            dilation_h: conv.dilation[0],
            dilation_w: conv.dilation[1],
            ..Window::of(input, output, conv.stride, conv.padding)
        },
        // Every channel is a group of its own, which the kernel knows.
        groups: 1,
        input_zero_point: input.zero_point(),
        output_zero_point: output.zero_point(),
        limits: Limits::of(conv.activation, output, arithmetic),
    };
    let macs = [output.elements(), kernel_h, kernel_w];
    if arithmetic == Arithmetic::Integer {
        let multipliers = numerics::conv_multipliers(input, weights, output, output.shape[3]);
        if let Some(choice) = packed::depthwise_conv2d(cx, op, &convolution, &multipliers) {
            return Ok(choice.macs(&macs));
        }
        if packed::depthwise_fits_lines(cx, op, &convolution, &multipliers) {
            kernel = KernelId::DepthwiseConv2dS8Scalar;
        }
    }
    if kernel != KernelId::DepthwiseConv2dS8Scalar
        && let Some(choice) = coded::depthwise_conv2d(cx, op, &convolution, arithmetic)
    {
        return Ok(choice.macs(&macs));
    }
    let mut inputs = operands(cx, op, arithmetic, Channels::Columns(output.shape[3]))?;
    if weights.zero_point() != 0 {
        kernel = KernelId::DepthwiseConv2dS8Wide;
        inputs[WEIGHTS] = centred_weights(cx, op)?;
    }
    Ok(Choice::new(kernel, convolution.params()?, inputs).macs(&macs))
}

/// Weights without their zero point, in 16 bits.
fn centred_weights(cx: &Context<'_>, op: &Op) -> Result<Input, Refusal> {
    if !cx.is_known(op, WEIGHTS) {
        let reason = "its weights must be constant, as their zero point is not 0";
        return Err(Refusal::new(reason, FREEZE));
    }
    Ok(Input::derived(|cx, op| {
        let weights = cx
            .known(op, WEIGHTS)
            .expect("they have been found constant");
        let zero_point = cx.input(op, WEIGHTS).zero_point() as i16;
        let centred = weights
            .iter()
            .map(|byte| i16::from(byte.cast_signed()) - zero_point);
        Constant::s16(&centred.collect::<Vec<_>>())
    }))
}

/// Whether products are summed in 64 bits.
pub(super) fn sums_are_wide(cx: &Context<'_>, op: &Op) -> bool {
    let bias = op.inputs.get(BIAS).copied().flatten();
    ops::sums_are_wide(cx.input(op, INPUT), bias.map(|bias| cx.function.ty(bias)))
}

/// The kernel of an op with weights, and its arithmetic. 4-bit weights are stored widened, and
/// computed with as 8-bit ones.
pub(super) fn filter_kernel(
    family: &[KernelId],
    input: &TensorType,
    weights: &TensorType,
    output: &TensorType,
) -> Result<(KernelId, Arithmetic), Refusal> {
    let found = kernel_of(family, &[input, output])?;
    let taken = found.0.facts().inputs()[WEIGHTS].elements;
    match element(weights.dtype).is_some_and(|element| taken.contains(&element)) {
        true => Ok(found),
        false => Err(other_elements(family)),
    }
}

/// Input, weights, bias, and what integers need besides.
pub(super) fn operands(
    cx: &Context<'_>,
    op: &Op,
    arithmetic: Arithmetic,
    order: Channels,
) -> Result<Vec<Input>, Refusal> {
    let channels = order.count();
    if arithmetic == Arithmetic::Float {
        return Ok(float_operands(cx, op, channels));
    }
    let [input, weights] = [cx.input(op, INPUT), cx.input(op, WEIGHTS)];
    let multipliers = numerics::conv_multipliers(input, weights, cx.output(op), channels);
    quantised_operands(cx, op, order, &multipliers)
}

/// Input, weights and bias of a float op.
pub(super) fn float_operands(cx: &Context<'_>, op: &Op, outputs: usize) -> Vec<Input> {
    let bias = match is_computed(cx, op, BIAS) {
        true => cx.tensor(op, BIAS),
        false => constant_bias(BIAS, Element::F32, outputs),
    };
    vec![cx.tensor(op, INPUT), cx.tensor(op, WEIGHTS), bias]
}

/// Input, weights, bias with what does not depend on the input, multipliers and shifts.
pub(super) fn quantised_operands(
    cx: &Context<'_>,
    op: &Op,
    order: Channels,
    multipliers: &[Multiplier],
) -> Result<Vec<Input>, Refusal> {
    let bias = folded_bias(cx, op, order)?;
    let [multipliers, shifts] = Input::multipliers(multipliers);
    let [input, weights] = [INPUT, WEIGHTS].map(|operand| cx.tensor(op, operand));
    Ok(vec![input, weights, bias, multipliers, shifts])
}

/// Whether an operand that may be absent is there and not constant.
pub(super) fn is_computed(cx: &Context<'_>, op: &Op, index: usize) -> bool {
    op.inputs.get(index).copied().flatten().is_some() && !cx.is_known(op, index)
}

/// The bias of a quantised op unchanged, one number per output; `None` if it is not constant.
pub(super) fn known_bias(cx: &Context<'_>, op: &Op, outputs: usize) -> Option<Vec<i64>> {
    if op.inputs.get(BIAS).copied().flatten().is_none() {
        return Some(vec![0; outputs]);
    }
    let bytes = cx.known(op, BIAS)?;
    if cx.input(op, BIAS).dtype == DType::I64 {
        let numbers = bytes.as_chunks().0.iter();
        return Some(numbers.map(|bytes| i64::from_le_bytes(*bytes)).collect());
    }
    let numbers = bytes.as_chunks().0.iter();
    Some(
        numbers
            .map(|bytes| i32::from_le_bytes(*bytes).into())
            .collect(),
    )
}

/// The constant bias that operand `index` is; zeros if there is none.
pub(super) fn constant_bias(index: usize, element: Element, outputs: usize) -> Input {
    Input::derived(move |cx, op| Constant {
        element,
        bytes: match op.inputs.get(index).copied().flatten() {
            Some(bias) => cx.bytes(bias).expect("it has been found constant").to_vec(),
            None => vec![0; outputs * size_of::<i32>()],
        },
    })
}

/// The bias, plus what the zero points of input and weights add to the sums of each output.
pub(super) fn folded_bias(cx: &Context<'_>, op: &Op, order: Channels) -> Result<Input, Refusal> {
    let offsets = offsets(cx, op, order).ok_or_else(|| computed("weights"))?;
    let wide = sums_are_wide(cx, op);
    if is_computed(cx, op, BIAS) {
        return match !wide && offsets.iter().all(|offset| *offset == 0) {
            true => Ok(cx.tensor(op, BIAS)),
            false => Err(computed("bias")),
        };
    }
    Ok(Input::derived(move |cx, op| {
        let bias = known_bias(cx, op, offsets.len()).expect("it has been found constant");
        let sums = bias
            .iter()
            .zip(&offsets)
            .map(|(bias, offset)| bias + offset);
        if wide {
            return Constant::s64(&sums.collect::<Vec<_>>());
        }
        // Modulo 2^32, as the kernel's own additions: see the head of this file.
        let wrapped: Vec<i32> = sums.map(|sum| sum as i32).collect();
        Constant::s32(&wrapped)
    }))
}

/// What the zero points of input and weights add to the sums of each output; `None` if that depends
/// on weights that are not constant.
fn offsets(cx: &Context<'_>, op: &Op, order: Channels) -> Option<Vec<i64>> {
    let zero_point = i64::from(cx.input(op, INPUT).zero_point());
    if zero_point == 0 {
        return Some(vec![0; order.count()]);
    }
    let weights = cx.input(op, WEIGHTS);
    let len = weights.elements() / order.count().max(1);
    // Several scales come with zero points of 0.
    let centre = i64::from(weights.zero_point()) * len as i64;
    let known = cx.weights(op, WEIGHTS, order)?;
    Some(
        known
            .sums
            .iter()
            .map(|sum| -zero_point * (sum - centre))
            .collect(),
    )
}

/// The refusal of an operand that the zero points cannot be folded into.
fn computed(what: &str) -> Refusal {
    let reason = format!("its {what} must be constant, as the zero point of its input is not 0");
    Refusal::new(reason, FREEZE)
}
