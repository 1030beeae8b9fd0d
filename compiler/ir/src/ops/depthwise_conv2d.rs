//! Per-channel 2-D convolution.

use crate::ops::facts::{ContractionFacts, product};
use super::attribute::attributes;
use super::contraction::{self, WindowedContraction, Contraction};
use super::facts::Windowed;
use super::window::Window;
use super::{Activation, OpDef, Padding2d};
use crate::dimension_rule::{DimensionRule, OpTypes, TensorDim, Role};
use crate::eval::{Operands, Tensor};
use crate::type_rule::{Operand, TypeRule};

/// Per-channel 2-D convolution, NHWC.
///
/// Operands: input `[n, h, w, c]`, weights `[1, kh, kw, c · m]`, bias `[c · m]` (optional).
/// Result: `[n, oh, ow, c · m]`, where output channel i · m + j is filtered from input channel i.
///
/// Constraints:
/// - C1: input and weights are there; one result.
/// - C2: input, weights and result have four dimensions.
/// - C3: strides, dilations and extents are 1 to 65535, padding at most 65535.
/// - C4: input and result are f32, or i8 with one scale, or i16 with one scale and zero point 0.
/// - C5: weights are f32, or i8 or i4 with one scale, or one per dimension 3 and zero points 0.
/// - C6: the bias is f32, or i32, or i64 for i16 inputs, with c · m elements.
/// - C7: input scale times weight scale over result scale is below 2^30, for i16 inputs 2^7.
/// - C8: the weights' first extent is 1 and their last a multiple of c.
/// - C9: the result has n, positions of the window, and c · m as its extents.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DepthwiseConv2d {
    /// Steps between windows: rows, columns; ≥ 1.
    pub stride: [usize; 2],
    /// Steps between taps: rows, columns; ≥ 1.
    pub dilation: [usize; 2],
    /// Explicit padding; padded taps contribute nothing.
    pub padding: Padding2d,
    /// Applied to the result.
    pub activation: Activation,
}

impl DepthwiseConv2d {
    fn window_of(&self, kernel: &[usize]) -> Window {
        Window {
            extent: [kernel[1], kernel[2]],
            stride: self.stride,
            dilation: self.dilation,
            padding: self.padding,
        }
    }

}

impl OpDef for DepthwiseConv2d {
    attributes! {
        stride,
        dilation: or([1, 1]),
        padding: or(Padding2d::default()),
        activation: or(Activation::None),
    }

    fn check(&self, rule: &mut TypeRule<'_>) {
        contraction::check_windowed(self, rule, |weights| self.window_of(weights));
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let (x, weights) = (types.shape(0), types.shape(1));
        let mut rule = contraction::batched(types);
        let mut outputs = vec![TensorDim::Operand(1, 3), TensorDim::Result(0, 3)];
        outputs.extend(contraction::bias_place(types));
        let places = [&outputs[..], &[TensorDim::Operand(0, 3)]].concat();
        rule.share(x[3], Role::Parallel, &places);
        rule.share_rest(weights[3] / x[3], Role::Parallel, &outputs);
        contraction::share_still(&mut rule, types, &self.window_of(weights));
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        contraction::eval(self, self.activation, operands)
    }
}

impl WindowedContraction for DepthwiseConv2d {
    fn check_groups(&self, rule: &mut TypeRule<'_>, input: Operand<'_>, weights: Operand<'_>) {
        let channels = input.ty.shape[3];
        let (first, out_channels) = (weights.ty.shape[0], weights.ty.shape[3]);
        rule.require("C8", first == 1 && channels > 0 && out_channels.is_multiple_of(channels), || {
            let shape = &weights.ty.shape;
            format!(
                "{weights} has shape {shape:?}, expected [1, _, _, a multiple of {channels}], \
                 the channels of {input}"
            )
        });
    }
}

impl Contraction for DepthwiseConv2d {
    const CHANNEL_AXIS: usize = 3;

    fn fold<A: Copy>(
        &self,
        operands: &Operands<'_>,
        zero: A,
        tap: impl Fn(A, usize, usize) -> A,
        finish: impl Fn(usize, A) -> A,
    ) -> Vec<A> {
        let (input, kernel) = (&operands.ty(0).shape, &operands.ty(1).shape);
        let output = &operands.result.shape;
        let (in_rows, in_columns, in_channels) = (input[1], input[2], input[3]);
        let (kernel_columns, channels) = (kernel[2], kernel[3]);
        let per_channel = channels / in_channels;
        let window = self.window_of(kernel);
        let mut result = Vec::with_capacity(operands.result.elements());
        for n in 0..output[0] {
            for y in 0..output[1] {
                for x in 0..output[2] {
                    for channel in 0..channels {
                        let mut sum = zero;
                        for (i, row) in window.taps(0, y, in_rows) {
                            for (j, column) in window.taps(1, x, in_columns) {
                                let pixel = (n * in_rows + row) * in_columns + column;
                                let at = pixel * in_channels + channel / per_channel;
                                let weight = (i * kernel_columns + j) * channels + channel;
                                sum = tap(sum, at, weight);
                            }
                        }
                        result.push(finish(channel, sum));
                    }
                }
            }
        }
        result
    }
}

impl ContractionFacts for DepthwiseConv2d {
    fn macs(&self, types: &OpTypes<'_>) -> u64 {
        product(&types.results[0].shape).saturating_mul(product(&types.shape(1)[1..3]))
    }
}

impl Windowed for DepthwiseConv2d {
    fn window(&self, types: &OpTypes<'_>) -> Window {
        self.window_of(types.shape(1))
    }

    fn padding_mut(&mut self) -> &mut Padding2d {
        &mut self.padding
    }
}
