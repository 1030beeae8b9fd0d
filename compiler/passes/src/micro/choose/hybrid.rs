//! hybrid_conv2d: weights, bias, scales, sums of weights where images have zero points.
//!
//! A sum over q − z is one over q less z times the sum of the weights, which is baked; padding is
//! read as z. Scratch holds an image, rounded.

use peapod_ir::ops::HybridConv2d;
use peapod_ir::plan::micro::{Element, KernelId};
use peapod_ir::{Op, TensorType};

use super::filter::{constant_bias, is_computed};
use super::window::{Convolution, Window};
use super::{Arithmetic, Choice, Context, FREEZE, Input, Limits, Refusal};
use crate::micro::bake::Constant;

const INPUT: usize = 0;
const WEIGHTS: usize = 1;
const BIAS: usize = 2;

/// Chooses for a convolution of reals with weights of integers.
pub(super) fn hybrid_conv2d(
    cx: &Context<'_>,
    op: &Op,
    conv: &HybridConv2d,
) -> Result<Choice, Refusal> {
    let [input, weights] = [cx.input(op, INPUT), cx.input(op, WEIGHTS)];
    let output = cx.output(op);
    check_operands(cx, op)?;
    let &[channels, kernel_h, kernel_w, depth] = &weights.shape[..] else {
        unreachable!("the verifier asks for four dimensions");
    };
    let groups = input.shape[3] / depth;
    let depthwise = conv.asymmetric && depth == 1 && groups > 1;
    let convolution = Convolution {
        window: Window {
            kernel_h,
            kernel_w,
            dilation_h: conv.dilation[0],
            dilation_w: conv.dilation[1],
            ..Window::of(input, output, conv.stride, conv.padding)
        },
        // A depthwise kernel knows its groups.
        groups: if depthwise { 1 } else { groups },
        input_zero_point: 0,
        output_zero_point: 0,
        limits: Limits::of(conv.activation, output, Arithmetic::Float),
    };
    let (kernel, weights) = if depthwise {
        (KernelId::DepthwiseConv2dHybrid, channels_last(channels))
    } else if conv.asymmetric {
        (KernelId::Conv2dHybridAsymmetric, cx.tensor(op, WEIGHTS))
    } else {
        (KernelId::Conv2dHybrid, cx.tensor(op, WEIGHTS))
    };
    let bias = constant_bias(BIAS, Element::F32, channels);
    let mut inputs = vec![
        cx.tensor(op, INPUT),
        weights,
        bias,
        scales(cx.input(op, WEIGHTS)),
    ];
    if conv.asymmetric {
        inputs.push(sums(channels));
    }
    let image = input.elements() / input.shape[0];
    let macs = [output.elements(), kernel_h, kernel_w, depth];
    let choice = Choice::new(kernel, convolution.params()?, inputs);
    Ok(choice.scratch(Element::S8, image).macs(&macs))
}

/// Refuses operands that are not where the kernels expect them.
fn check_operands(cx: &Context<'_>, op: &Op) -> Result<(), Refusal> {
    if !cx.is_known(op, WEIGHTS) || is_computed(cx, op, BIAS) {
        let reason = "its integer weights and its bias must be constant";
        return Err(Refusal::new(reason, FREEZE));
    }
    if cx.is_known(op, INPUT) {
        let help = "make its input depend on one of the model";
        return Err(Refusal::new("its input is constant", help));
    }
    Ok(())
}

/// The scales of the weights.
fn scales(weights: &TensorType) -> Input {
    let quant = weights.quant.as_ref();
    let scales = quant.map_or_else(Vec::new, |quant| quant.scales.clone());
    Input::derived(move |_, _| Constant {
        element: Element::F32,
        bytes: scales
            .iter()
            .flat_map(|scale| scale.to_le_bytes())
            .collect(),
    })
}

/// The weights, output channels innermost.
fn channels_last(channels: usize) -> Input {
    Input::derived(move |cx, op| {
        let bytes = known(cx, op);
        let taps = bytes.len() / channels;
        let places = (0..taps).flat_map(|tap| (0..channels).map(move |channel| (channel, tap)));
        Constant {
            element: Element::S8,
            bytes: places
                .map(|(channel, tap)| bytes[channel * taps + tap])
                .collect(),
        }
    })
}

/// The sum of the weights of each output channel, modulo 2^32.
fn sums(channels: usize) -> Input {
    Input::derived(move |cx, op| {
        let bytes = known(cx, op);
        let sum = |filter: &[u8]| {
            let weights = filter.iter().map(|byte| i32::from(byte.cast_signed()));
            weights.fold(0, i32::wrapping_add)
        };
        let sums: Vec<_> = bytes.chunks(bytes.len() / channels).map(sum).collect();
        Constant::s32(&sums)
    })
}

fn known<'a>(cx: &Context<'a>, op: &Op) -> &'a [u8] {
    cx.known(op, WEIGHTS)
        .expect("they have been found constant")
}
