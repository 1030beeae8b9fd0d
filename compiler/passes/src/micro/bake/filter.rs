//! conv2d and depthwise_conv2d: weights, folded bias, multipliers per output channel.
//!
//! A quantised filter, whose weights have the zero point 0, computes Σ (x − zx) · w + b. The part
//! that does not depend on x, −zx · Σ w, is added to the bias here. Kernels add in wrapping 32-bit
//! arithmetic, in which the order of additions does not matter, so the sum is the same even where
//! a part of it overflows.

use peapod_ir::ops::{Conv2d, DepthwiseConv2d, Padding2d};
use peapod_ir::plan::micro::{self, Element, Kernel, Window};
use peapod_ir::{DType, Op, TensorType, numerics};

use super::{Arithmetic, Baker, Call, FREEZE, Refusal, Source, arithmetic, clamp, packed};

/// Operands of both ops.
const INPUT: usize = 0;
const WEIGHTS: usize = 1;
const BIAS: usize = 2;

/// Which output channel the weight at an index belongs to.
type ChannelOf = fn(index: usize, weights: usize, channels: usize) -> usize;

/// Bakes a convolution.
pub(crate) fn conv2d(baker: &mut Baker, op: &Op, conv: &Conv2d) -> Result<Call, Refusal> {
    let [input, weights] = [baker.input(op, INPUT), baker.input(op, WEIGHTS)];
    let output = baker.output(op);
    let arithmetic = filter_arithmetic(input, weights, output)?;
    let &[_, kernel_h, kernel_w, depth] = &weights.shape[..] else {
        unreachable!("the verifier asks for four dimensions");
    };
    let params = micro::Conv2d {
        window: Window {
            kernel_h,
            kernel_w,
            dilation_h: conv.dilation[0],
            dilation_w: conv.dilation[1],
            ..window(input, output, conv.stride, conv.padding)
        },
        groups: input.shape[3] / depth,
        input_zero_point: input.zero_point(),
        output_zero_point: output.zero_point(),
        clamp: clamp(conv.activation, output, arithmetic),
    };
    let macs = [output.elements(), kernel_h, kernel_w, depth];
    let kernel = match arithmetic {
        Arithmetic::S8 => Kernel::Conv2dS8(params),
        Arithmetic::F32 => Kernel::Conv2dF32(params),
    };
    let channels = output.shape[3];
    if arithmetic == Arithmetic::S8 {
        let multipliers = numerics::conv_multipliers(input, weights, output, channels);
        if let Some(call) = packed::conv2d(baker, op, params, &multipliers) {
            return Ok(call.macs(&macs));
        }
    }
    let by_row: ChannelOf = |index, weights, channels| index / (weights / channels);
    let inputs = operands(baker, op, arithmetic, by_row)?;
    Ok(Call::new(kernel, inputs).macs(&macs))
}

/// Bakes a depthwise convolution.
pub(crate) fn depthwise_conv2d(
    baker: &mut Baker,
    op: &Op,
    conv: &DepthwiseConv2d,
) -> Result<Call, Refusal> {
    let [input, weights] = [baker.input(op, INPUT), baker.input(op, WEIGHTS)];
    let output = baker.output(op);
    let arithmetic = filter_arithmetic(input, weights, output)?;
    let [kernel_h, kernel_w] = [weights.shape[1], weights.shape[2]];
    let params = micro::Conv2d {
        window: Window {
            kernel_h,
            kernel_w,
            dilation_h: conv.dilation[0],
            dilation_w: conv.dilation[1],
            ..window(input, output, conv.stride, conv.padding)
        },
        // Every channel is a group of its own, which the kernel knows.
        groups: 1,
        input_zero_point: input.zero_point(),
        output_zero_point: output.zero_point(),
        clamp: clamp(conv.activation, output, arithmetic),
    };
    let macs = [output.elements(), kernel_h, kernel_w];
    let mut kernel = match arithmetic {
        Arithmetic::S8 => Kernel::DepthwiseConv2dS8(params),
        Arithmetic::F32 => Kernel::DepthwiseConv2dF32(params),
    };
    if arithmetic == Arithmetic::S8 {
        let multipliers = numerics::conv_multipliers(input, weights, output, output.shape[3]);
        if let Some(call) = packed::depthwise_conv2d(baker, op, params, &multipliers) {
            return Ok(call.macs(&macs));
        }
        if packed::depthwise_fits_lines(baker, op, &params, &multipliers) {
            kernel = Kernel::DepthwiseConv2dS8Scalar(params);
        }
    }
    let by_column: ChannelOf = |index, _, channels| index % channels;
    let inputs = operands(baker, op, arithmetic, by_column)?;
    Ok(Call::new(kernel, inputs).macs(&macs))
}

/// The window of a filter or pool, with one tap; the caller knows the rest.
pub(super) fn window(
    input: &TensorType,
    output: &TensorType,
    stride: [usize; 2],
    padding: Padding2d,
) -> Window {
    let (&[batches, in_h, in_w, in_c], &[_, out_h, out_w, out_c]) =
        (&input.shape[..], &output.shape[..])
    else {
        unreachable!("the verifier asks for four dimensions");
    };
    Window {
        batches,
        in_h,
        in_w,
        in_c,
        out_h,
        out_w,
        out_c,
        kernel_h: 1,
        kernel_w: 1,
        stride_h: stride[0],
        stride_w: stride[1],
        dilation_h: 1,
        dilation_w: 1,
        pad_top: padding.top,
        pad_left: padding.left,
    }
}

/// The arithmetic of an op with weights. 4-bit weights are stored widened, and computed with as
/// 8-bit ones.
pub(super) fn filter_arithmetic(
    input: &TensorType,
    weights: &TensorType,
    output: &TensorType,
) -> Result<Arithmetic, Refusal> {
    let widened = if weights.dtype == DType::I4 {
        &TensorType::new(DType::I8, [])
    } else {
        weights
    };
    arithmetic(&[input, widened, output])
}

/// Input, weights, bias, and what integers need besides.
fn operands(
    baker: &mut Baker,
    op: &Op,
    arithmetic: Arithmetic,
    channel_of: ChannelOf,
) -> Result<Vec<Source>, Refusal> {
    let [input, weights] = [baker.input(op, INPUT), baker.input(op, WEIGHTS)];
    let output = baker.output(op);
    let channels = output.shape[3];
    if arithmetic == Arithmetic::F32 {
        let bias = float_bias(baker, op, channels);
        return Ok(vec![
            baker.source(op, INPUT),
            baker.source(op, WEIGHTS),
            bias,
        ]);
    }
    let mut offsets = vec![0; channels];
    if input.zero_point() != 0 {
        let values = constant_weights(baker, op)?;
        for (index, value) in values.iter().enumerate() {
            let channel = channel_of(index, values.len(), channels);
            offsets[channel] -= i64::from(input.zero_point()) * i64::from(*value);
        }
    }
    let bias = folded_bias(baker, op, &offsets)?;
    let multipliers = numerics::conv_multipliers(input, weights, output, channels);
    let [multipliers, shifts] = baker.multipliers(&multipliers);
    let [input, weights] = [INPUT, WEIGHTS].map(|operand| baker.source(op, operand));
    Ok(vec![input, weights, bias, multipliers, shifts])
}

/// Weights in stored form, widened to 8 bits.
pub(super) fn constant_weights(baker: &Baker, op: &Op) -> Result<Vec<i8>, Refusal> {
    match baker.known(op, WEIGHTS) {
        Some(bytes) => Ok(bytes.iter().map(|byte| byte.cast_signed()).collect()),
        None => Err(computed("weights")),
    }
}

/// The bias as it stands, one number per output; `None` if it is not constant.
pub(super) fn known_bias(baker: &Baker, op: &Op, outputs: usize) -> Option<Vec<i64>> {
    if op.inputs.get(BIAS).copied().flatten().is_none() {
        return Some(vec![0; outputs]);
    }
    let numbers = baker.known(op, BIAS)?.as_chunks().0.iter();
    Some(
        numbers
            .map(|bytes| i32::from_le_bytes(*bytes).into())
            .collect(),
    )
}

/// The bias plus a known number per output; zeros where there is no bias.
pub(super) fn folded_bias(baker: &mut Baker, op: &Op, offsets: &[i64]) -> Result<Source, Refusal> {
    let mut folded = offsets.to_vec();
    if op.inputs.get(BIAS).copied().flatten().is_some() {
        if offsets.iter().all(|offset| *offset == 0) {
            return Ok(baker.source(op, BIAS));
        }
        let bytes = baker.known(op, BIAS).ok_or_else(|| computed("bias"))?;
        for (sum, bias) in folded.iter_mut().zip(bytes.as_chunks().0) {
            *sum += i64::from(i32::from_le_bytes(*bias));
        }
    }
    // Modulo 2^32, as the kernel's own additions: see the head of this file.
    let wrapped: Vec<i32> = folded.iter().map(|sum| *sum as i32).collect();
    Ok(baker.constant_s32(&wrapped))
}

/// The refusal of an operand that the zero points cannot be folded into.
fn computed(what: &str) -> Refusal {
    let reason = format!("its {what} must be constant, as the zero point of its input is not 0");
    Refusal::new(reason, FREEZE)
}

/// The bias of a float op; zeros where there is none.
pub(super) fn float_bias(baker: &mut Baker, op: &Op, outputs: usize) -> Source {
    if op.inputs.get(BIAS).copied().flatten().is_some() {
        return baker.source(op, BIAS);
    }
    let zeros = vec![0; outputs * size_of::<f32>()];
    Source::Constant(baker.constants.add(&zeros, Element::F32))
}
