//! Transposed 2-D convolution.

use super::attribute::attributes;
use super::contraction::{self, Contraction};
use super::{Activation, OpDef};
use crate::dimension_rule::{DimensionRule, OpTypes, Role, TensorDim};
use crate::eval::{Operands, Tensor};
use crate::ops::facts::{ContractionFacts, product};
use crate::type_rule::{MAX_WINDOW, Operand, TypeRule};

/// Transposed 2-D convolution, NHWC: the gradient of a convolution by its input.
///
/// Operands: input `[n, h, w, c]`, weights `[oc, kh, kw, c]`, bias `[oc]` (optional).
/// Result: `[n, oh, ow, oc]`. Row y of the input adds to rows y · stride + i − cropped of the
/// result, for each row i of taps, where there are such; so do columns. Others are the bias.
///
/// Constraints:
/// - C1: input and weights are there; one result.
/// - C2: input, weights and result have four dimensions.
/// - C3: strides and extents of the weights are 1 to 65535, what is cropped is at most 65535.
/// - C4: input and result are f32, or i8 with one scale, or i16 with one scale and zero point 0.
/// - C5: weights are f32, or i8 or i4 with one scale, or one per dimension 0 and zero points 0.
/// - C6: the bias is f32, or i32, or i64 for i16 inputs too, with oc elements.
/// - C7: input scale times weight scale over result scale is below 2^30, for sums of 64 bits 2^7.
///   These are the sums of i16 inputs, but where the bias is i32.
/// - C8: weights have the channels of the input.
/// - C9: the result has n as its first extent, and oc as its last.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TransposeConv {
    /// Result rows and columns from one of the input to the next; ≥ 1.
    pub stride: [usize; 2],
    /// Rows above the first of the result, and columns before its first, that are left out.
    pub cropped: [usize; 2],
    /// Applied to the result.
    pub activation: Activation,
}

impl TransposeConv {
    fn check_attributes(&self, rule: &mut TypeRule<'_>, weights: Operand<'_>) {
        let extents = [weights.ty.shape[1], weights.ty.shape[2]];
        for (axis, unit) in [(0, "rows"), (1, "columns")] {
            for (what, value) in [("stride", self.stride[axis]), ("window", extents[axis])] {
                rule.require("C3", (1..=MAX_WINDOW).contains(&value), || {
                    format!("{what} of {value} {unit}, expected 1 to {MAX_WINDOW}")
                });
            }
            let cropped = self.cropped[axis];
            rule.require("C3", cropped <= MAX_WINDOW, || {
                format!("{cropped} {unit} are cropped, expected at most {MAX_WINDOW}")
            });
        }
    }

    /// Positions of the input that reach one of the result along an axis, in order, with the tap:
    /// (tap, position).
    fn taps(
        &self,
        axis: usize,
        position: usize,
        input: usize,
        kernel: usize,
    ) -> impl Iterator<Item = (usize, usize)> + use<> {
        let (place, stride) = (position + self.cropped[axis], self.stride[axis]);
        (0..input).filter_map(move |from| {
            let tap = place.checked_sub(from * stride)?;
            (tap < kernel).then_some((tap, from))
        })
    }
}

impl OpDef for TransposeConv {
    attributes! { stride, cropped: or([0, 0]), activation: or(Activation::None) }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let arity = rule.arity(2..=3, 1);
        let (input, weights) = (rule.operand(0, "input"), rule.operand(1, "weights"));
        let bias = rule.optional(2, "bias");
        let (true, Some(input), Some(weights)) = (arity, input, weights) else {
            return;
        };
        let output = rule.result(0, "result");
        let ranks = [input, weights, output].map(|operand| rule.rank("C2", operand, 4));
        if ranks == [true; 3] {
            self.check_attributes(rule, weights);
            let [expected, found] = [input, weights].map(|operand| operand.ty.shape[3]);
            rule.require("C8", expected == found, || {
                format!("{weights} has {found} channels, {input} has {expected}")
            });
            let (n, channels) = (input.ty.shape[0], weights.ty.shape[0]);
            let found = [output.ty.shape[0], output.ty.shape[3]];
            rule.require("C9", found == [n, channels], || {
                let [batch, own] = found;
                format!(
                    "{output} has batch {batch} and {own} channels, expected {n} and {channels}"
                )
            });
        }
        contraction::check_types::<Self>(rule, input, weights, bias, output);
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = contraction::batched(types);
        let mut outputs = vec![TensorDim::Operand(1, 0), TensorDim::Result(0, 3)];
        outputs.extend(contraction::bias_place(types));
        rule.share(types.shape(1)[0], Role::Parallel, &outputs);
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        contraction::eval(self, self.activation, operands)
    }
}

impl Contraction for TransposeConv {
    const CHANNEL_AXIS: usize = 0;
    const NARROW_SUMS: bool = true;

    fn fold<A: Copy>(
        &self,
        operands: &Operands<'_>,
        zero: A,
        tap: impl Fn(A, usize, usize) -> A,
        finish: impl Fn(usize, A) -> A,
    ) -> Vec<A> {
        let (input, kernel) = (&operands.ty(0).shape, &operands.ty(1).shape);
        let output = &operands.result.shape;
        let depth = input[3];
        let mut result = Vec::with_capacity(operands.result.elements());
        for n in 0..output[0] {
            for y in 0..output[1] {
                let down: Vec<_> = self.taps(0, y, input[1], kernel[1]).collect();
                for x in 0..output[2] {
                    let across: Vec<_> = self.taps(1, x, input[2], kernel[2]).collect();
                    for channel in 0..output[3] {
                        let mut sum = zero;
                        let met = down.iter().flat_map(|i| across.iter().map(move |j| (i, j)));
                        for ((i, row), (j, column)) in met {
                            let pixel = (n * input[1] + row) * input[2] + column;
                            let weight = (channel * kernel[1] + i) * kernel[2] + j;
                            sum = (0..depth).fold(sum, |sum, k| {
                                tap(sum, pixel * depth + k, weight * depth + k)
                            });
                        }
                        result.push(finish(channel, sum));
                    }
                }
            }
        }
        result
    }
}

impl ContractionFacts for TransposeConv {
    /// As if every tap of the weights had a place in the result for each pixel of the input.
    fn macs(&self, types: &OpTypes<'_>) -> u64 {
        product(&types.shape(0)[..3]).saturating_mul(product(types.shape(1)))
    }
}
