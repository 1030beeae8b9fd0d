//! 2-D convolution of reals with integer weights.

use super::attribute::attributes;
use super::contraction::{self, Contraction, WindowedContraction};
use super::window::clamp_f32;
use super::{Activation, Conv2d, OpDef, Padding2d};
use crate::dimension_rule::{DimensionRule, OpTypes, Role, TensorDim};
use crate::eval::{Operands, Tensor};
use crate::ops::facts::{ContractionFacts, product};
use crate::type_rule::{Operand, TypeRule};
use crate::types::DType;

/// 2-D convolution, NHWC, of reals that are rounded to 8 bits, with weights of as many: what
/// converters call dynamic range quantisation, and LiteRT's kernels hybrid.
///
/// Operands: input `[n, h, w, c]`, weights `[oc, kh, kw, c / groups]`, bias `[oc]` (optional).
/// Result: `[n, oh, ow, oc]`. The number of groups is c / `weights.shape[3]`.
///
/// Each image has a scale s of its own, and elements q:
/// - symmetric: s is its largest magnitude / 127, q = round(x · (127 / that magnitude)), within
///   ±127; the zero point z is 0;
/// - asymmetric: s is the range of its elements and 0, / 255; z, within the type, is what −128 or
///   127 less the least or the greatest over s is, whichever of these is the smaller magnitude; and
///   q = z + round(x · (1 / s)), within the type.
///
/// Halves are rounded away from zero. An image of zeros has s = 1 and q = z = 0. The result is
/// bias + (s · scale of the weights) · Σ (q − z) · w, of which the sum is one of 32 bits.
///
/// Constraints:
/// - C1: input and weights are there; one result.
/// - C2: input, weights and result have four dimensions.
/// - C3: strides, dilations and extents are 1 to 65535, padding at most 65535.
/// - C4: input and result are f32.
/// - C5: weights are i8 or i4 with zero points 0 and one scale, or one per dimension 0.
/// - C6: the bias is f32 with oc elements.
/// - C8: channels divide into groups: c by c / groups, and oc by groups.
/// - C9: the result has n, positions of the window, and oc as its extents.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct HybridConv2d {
    /// Steps between windows: rows, columns; ≥ 1.
    pub stride: [usize; 2],
    /// Steps between taps: rows, columns; ≥ 1.
    pub dilation: [usize; 2],
    /// Explicit padding; padded taps contribute nothing.
    pub padding: Padding2d,
    /// Applied to the result.
    pub activation: Activation,
    /// Whether integers have a zero point, so that ranges that are not around 0 are not wasted.
    pub asymmetric: bool,
}

impl HybridConv2d {
    /// The convolution that it is but for its arithmetic.
    pub fn convolution(&self) -> Conv2d {
        Conv2d {
            stride: self.stride,
            dilation: self.dilation,
            padding: self.padding,
            activation: self.activation,
        }
    }
}

impl OpDef for HybridConv2d {
    attributes! {
        stride: or([1, 1]),
        dilation: or([1, 1]),
        padding: or(Padding2d::default()),
        activation: or(Activation::None),
        asymmetric: or(false),
    }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let convolution = self.convolution();
        contraction::check_windowed(self, rule, |weights| convolution.window_of(weights));
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        // An image has one scale: only images and output channels are independent.
        let mut rule = contraction::batched(types);
        let mut outputs = vec![TensorDim::Operand(1, 0), TensorDim::Result(0, 3)];
        outputs.extend(contraction::bias_place(types));
        if types.shape(0)[3] == types.shape(1)[3] {
            rule.share(types.shape(1)[0], Role::Parallel, &outputs);
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (input, weights, output) = (operands.ty(0), operands.ty(1), operands.result);
        let quant = weights.quant.as_ref().expect("the type rule asks for a scale");
        let channels = output.shape[3];
        let image = input.elements() / input.shape[0];
        let ranges: Vec<_> = operands
            .floats(0)
            .chunks(image)
            .map(|image| Rounded::new(image, self.asymmetric))
            .collect();
        let x: Vec<i32> = ranges.iter().flat_map(|image| image.offsets.clone()).collect();
        let w = operands.integers(1);
        let tap = |sum: i32, i: usize, j: usize| sum.wrapping_add(x[i].wrapping_mul(w[j]));
        let sums = self.fold(operands, 0, tap, |_, sum| sum);
        let bias = operands
            .optional(2)
            .map_or_else(|| vec![0.0; channels], Tensor::floats);
        let pixels = output.elements() / output.shape[0];
        let results = sums.into_iter().enumerate().map(|(index, sum)| {
            let channel = index % channels;
            let scale = ranges[index / pixels].scale * quant.scales[channel % quant.scales.len()];
            clamp_f32(bias[channel] + sum as f32 * scale, self.activation)
        });
        vec![Tensor::from_floats(output, results)]
    }
}

/// An image rounded to 8 bits.
struct Rounded {
    scale: f32,
    /// Integers less their zero point.
    offsets: Vec<i32>,
}

impl Rounded {
    fn new(image: &[f32], asymmetric: bool) -> Self {
        let least = image.iter().copied().fold(0.0, f32::min);
        let greatest = image.iter().copied().fold(0.0, f32::max);
        if least == greatest {
            let offsets = vec![0; image.len()];
            return Self { scale: 1.0, offsets };
        }
        if !asymmetric {
            let largest = greatest.max(-least);
            let factor = 127.0 / largest;
            let round = |x: &f32| ((x * factor).round() as i32).clamp(-127, 127);
            let offsets = image.iter().map(round).collect();
            return Self { scale: largest / 127.0, offsets };
        }
        let [least, greatest] = [least, greatest].map(f64::from);
        let scale = (greatest - least) / 255.0;
        let zero_point = match 128.0 - least / scale < 127.0 + greatest / scale {
            true => -128.0 - least / scale,
            false => 127.0 - greatest / scale,
        };
        let zero_point = zero_point.round().clamp(-128.0, 127.0) as i32;
        let scale = scale as f32;
        let factor = 1.0 / scale;
        let round = |x: &f32| {
            let rounded = (x * factor).round() as i32;
            rounded.saturating_add(zero_point).clamp(-128, 127) - zero_point
        };
        let offsets = image.iter().map(round).collect();
        Self { scale, offsets }
    }
}

impl Contraction for HybridConv2d {
    const REALS: &'static [DType] = &[DType::F32];
    const CHANNEL_AXIS: usize = 0;
    const HYBRID: bool = true;

    fn fold<A: Copy>(
        &self,
        operands: &Operands<'_>,
        zero: A,
        tap: impl Fn(A, usize, usize) -> A,
        finish: impl Fn(usize, A) -> A,
    ) -> Vec<A> {
        self.convolution().fold(operands, zero, tap, finish)
    }
}

impl WindowedContraction for HybridConv2d {
    fn check_groups(&self, rule: &mut TypeRule<'_>, input: Operand<'_>, weights: Operand<'_>) {
        self.convolution().check_groups(rule, input, weights);
    }
}

impl ContractionFacts for HybridConv2d {
    fn macs(&self, types: &OpTypes<'_>) -> u64 {
        product(&types.results[0].shape).saturating_mul(product(&types.shape(1)[1..]))
    }
}
