//! Sliding-window mean.

use super::attribute::attributes;
use super::facts::{ReductionFacts, Windowed, product};
use super::window::{Pool, Window, clamp_f32};
use super::{Activation, OpDef, Padding2d};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::numerics;
use crate::type_rule::{Arithmetic, TypeRule};
use crate::types::DType;

/// Mean over a sliding window, NHWC; only taps inside the input count.
///
/// Operand: input `[n, h, w, c]`. Result: `[n, oh, ow, c]`.
///
/// Constraints:
/// - C1: the input is there; one result.
/// - C2: input and result have four dimensions.
/// - C3: window and stride are 1 to 65535, and no window is entirely in the padding.
/// - C4: input and result are i8, i16, u8 or f32, not quantised per axis.
/// - C5: an integer result has a scale where an activation clamps it.
/// - C6: the result has n, positions of the window, and c as its extents.
///
/// The mean is one of stored integers: like TensorFlow Lite Micro, nothing compares the scales.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AveragePool2d {
    /// Extents of the window: rows, columns; ≥ 1.
    pub window: [usize; 2],
    /// Steps between windows: rows, columns; ≥ 1.
    pub stride: [usize; 2],
    /// Explicit padding.
    pub padding: Padding2d,
    /// Applied to the result.
    pub activation: Activation,
}

/// Quotient of a sum by a count, rounded, ties away from zero.
fn rounded_mean(sum: i32, count: usize) -> i32 {
    let (sum, count) = (i64::from(sum), count as i64);
    let half = if sum > 0 { count / 2 } else { -(count / 2) };
    ((sum + half) / count) as i32
}

impl AveragePool2d {
    /// Element types of input and result, which are the same.
    pub const REALS: &'static [DType] = &[DType::I8, DType::I16, DType::U8, DType::F32];

    fn pool(&self) -> Pool {
        Pool::new(self.window, self.stride, self.padding, self.activation)
    }
}

impl OpDef for AveragePool2d {
    attributes! {
        window,
        stride,
        padding: or(Padding2d::default()),
        activation: or(Activation::None),
    }

    fn check(&self, rule: &mut TypeRule<'_>) {
        self.pool().check(rule, Self::REALS);
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        self.pool().dimensions(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let result = match operands.arithmetic() {
            Arithmetic::Integer => {
                let x = operands.integers(0);
                let (min, max) = numerics::activation_range(self.activation, operands.result);
                let tap = |sum: i32, i: usize| sum.wrapping_add(x[i]);
                let finish = |count, sum| rounded_mean(sum, count).clamp(min, max);
                let means = self.pool().fold(operands, 0, tap, finish);
                Tensor::from_integers(operands.result, means)
            }
            Arithmetic::Float => {
                let x = operands.floats(0);
                let tap = |sum, i: usize| sum + x[i];
                let finish = |count, sum| clamp_f32(sum / count as f32, self.activation);
                let means = self.pool().fold(operands, 0.0, tap, finish);
                Tensor::from_floats(operands.result, means)
            }
        };
        vec![result]
    }
}

impl ReductionFacts for AveragePool2d {
    fn combined(&self, types: &OpTypes<'_>) -> u64 {
        product(&types.results[0].shape).saturating_mul(product(&self.window))
    }

    fn initial(&self) -> Option<usize> {
        None
    }
}

impl Windowed for AveragePool2d {
    fn window(&self, _: &OpTypes<'_>) -> Window {
        self.pool().window
    }

    fn padding_mut(&mut self) -> &mut Padding2d {
        &mut self.padding
    }
}
