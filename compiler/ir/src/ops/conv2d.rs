//! 2-D convolution.

use crate::ops::facts::{ContractionFacts, product};
use super::attribute::attributes;
use super::contraction::{self, WindowedContraction, Contraction};
use super::facts::Windowed;
use super::window::Window;
use super::{Activation, OpDef, Padding2d};
use crate::dimension_rule::{DimensionRule, OpTypes, TensorDim, Role};
use crate::eval::{Operands, Tensor};
use crate::type_rule::{Operand, TypeRule};

/// 2-D convolution, NHWC.
///
/// Operands: input `[n, h, w, c]`, weights `[oc, kh, kw, c / groups]`, bias `[oc]` (optional).
/// Result: `[n, oh, ow, oc]`. The number of groups is c / `weights.shape[3]`.
///
/// Constraints:
/// - C1: input and weights are there; one result.
/// - C2: input, weights and result have four dimensions.
/// - C3: strides, dilations and extents are 1 to 65535, padding at most 65535.
/// - C4: input and result are f32, or i8 with one scale, or i16 with one scale and zero point 0.
/// - C5: weights are f32, or i8 or i4 with one scale, or one per dimension 0 and zero points 0.
/// - C6: the bias is f32, or i32, or i64 for i16 inputs too, with oc elements.
/// - C7: input scale times weight scale over result scale is below 2^30, for sums of 64 bits 2^7.
///   These are the sums of i16 inputs, but where the bias is i32.
/// - C8: channels divide into groups: c by c / groups, and oc by groups.
/// - C9: the result has n, positions of the window, and oc as its extents.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Conv2d {
    /// Steps between windows: rows, columns; ≥ 1.
    pub stride: [usize; 2],
    /// Steps between taps: rows, columns; ≥ 1.
    pub dilation: [usize; 2],
    /// Explicit padding; padded taps contribute nothing.
    pub padding: Padding2d,
    /// Applied to the result.
    pub activation: Activation,
}

/// Extents of a convolution.
struct Geometry {
    window: Window,
    input: [usize; 4],
    group_inputs: usize,
    group_outputs: usize,
}

impl Conv2d {
    pub(super) fn window_of(&self, kernel: &[usize]) -> Window {
        Window {
            extent: [kernel[1], kernel[2]],
            stride: self.stride,
            dilation: self.dilation,
            padding: self.padding,
        }
    }

    fn geometry(&self, operands: &Operands<'_>) -> Geometry {
        let dims = |shape: &[usize]| <[usize; 4]>::try_from(shape).expect("four dimensions");
        let kernel = dims(operands.ty(1).shape.as_slice());
        let input = dims(operands.ty(0).shape.as_slice());
        Geometry {
            window: self.window_of(&kernel),
            input,
            group_inputs: kernel[3],
            group_outputs: kernel[0] / (input[3] / kernel[3]),
        }
    }
}

impl OpDef for Conv2d {
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
        // Output channels by groups; what a group sees of the input is summed up, then biased and
        // clamped, and so stays whole.
        let groups = x[3] / weights[3];
        let mut outputs = vec![TensorDim::Operand(1, 0), TensorDim::Result(0, 3)];
        outputs.extend(contraction::bias_place(types));
        if groups > 1 {
            let places = [&outputs[..], &[TensorDim::Operand(0, 3)]].concat();
            rule.share(groups, Role::Parallel, &places);
        }
        rule.share_rest(weights[0] / groups, Role::Parallel, &outputs);
        contraction::share_still(&mut rule, types, &self.window_of(weights));
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        contraction::eval(self, self.activation, operands)
    }
}

impl WindowedContraction for Conv2d {
    fn check_groups(&self, rule: &mut TypeRule<'_>, input: Operand<'_>, weights: Operand<'_>) {
        let [channels, per_group] = [input, weights].map(|operand| operand.ty.shape[3]);
        let out_channels = weights.ty.shape[0];
        let groups = channels.checked_div(per_group).unwrap_or(0);
        let divides = channels.is_multiple_of(per_group)
            && groups > 0
            && out_channels.is_multiple_of(groups);
        rule.require("C8", divides, || {
            format!(
                "{channels} channels of {input} and {out_channels} filters of {per_group} \
                 channels each do not form groups"
            )
        });
    }
}

impl Contraction for Conv2d {
    const CHANNEL_AXIS: usize = 0;
    const NARROW_SUMS: bool = true;

    fn fold<A: Copy>(
        &self,
        operands: &Operands<'_>,
        zero: A,
        tap: impl Fn(A, usize, usize) -> A,
        finish: impl Fn(usize, A) -> A,
    ) -> Vec<A> {
        let geometry = self.geometry(operands);
        let output = &operands.result.shape;
        let mut result = Vec::with_capacity(operands.result.elements());
        for n in 0..output[0] {
            for y in 0..output[1] {
                for x in 0..output[2] {
                    for channel in 0..output[3] {
                        let sum = geometry.fold_window([n, y, x, channel], zero, &tap);
                        result.push(finish(channel, sum));
                    }
                }
            }
        }
        result
    }
}

impl Geometry {
    fn fold_window<A: Copy>(
        &self,
        [n, y, x, channel]: [usize; 4],
        zero: A,
        tap: impl Fn(A, usize, usize) -> A,
    ) -> A {
        let [_, in_rows, in_columns, in_channels] = self.input;
        let [kernel_rows, kernel_columns] = self.window.extent;
        let first_channel = channel / self.group_outputs * self.group_inputs;
        let mut sum = zero;
        for (i, row) in self.window.taps(0, y, in_rows) {
            for (j, column) in self.window.taps(1, x, in_columns) {
                let pixel = (n * in_rows + row) * in_columns + column;
                let at = pixel * in_channels + first_channel;
                let weight = (channel * kernel_rows + i) * kernel_columns + j;
                for k in 0..self.group_inputs {
                    sum = tap(sum, at + k, weight * self.group_inputs + k);
                }
            }
        }
        sum
    }
}

impl ContractionFacts for Conv2d {
    fn macs(&self, types: &OpTypes<'_>) -> u64 {
        product(&types.results[0].shape).saturating_mul(product(&types.shape(1)[1..]))
    }
}

impl Windowed for Conv2d {
    fn window(&self, types: &OpTypes<'_>) -> Window {
        self.window_of(types.shape(1))
    }

    fn padding_mut(&mut self) -> &mut Padding2d {
        &mut self.padding
    }
}
