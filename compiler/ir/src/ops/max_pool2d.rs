//! Sliding-window maximum.

use super::attribute::attributes;
use super::facts::{ReductionFacts, Windowed, product};
use super::window::{Pool, Window, clamp_f32};
use super::{Activation, OpDef, Padding2d};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::numerics;
use crate::type_rule::{Arithmetic, TypeRule};
use crate::types::DType;

/// Maximum over a sliding window, NHWC.
///
/// Operand: input [n, h, w, c]. Result: [n, oh, ow, c]. Constraints: those of
/// [`AveragePool2d`](super::AveragePool2d), but for u8.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MaxPool2d {
    /// Extents of the window: rows, columns; ≥ 1.
    pub window: [usize; 2],
    /// Steps between windows: rows, columns; ≥ 1.
    pub stride: [usize; 2],
    /// Explicit padding.
    pub padding: Padding2d,
    /// Applied to the result.
    pub activation: Activation,
}

impl MaxPool2d {
    fn pool(&self) -> Pool {
        Pool::new(self.window, self.stride, self.padding, self.activation)
    }
}

impl OpDef for MaxPool2d {
    attributes! {
        window,
        stride,
        padding: or(Padding2d::default()),
        activation: or(Activation::None),
    }

    fn check(&self, rule: &mut TypeRule<'_>) {
        self.pool().check(rule, &DType::WIDE_REALS);
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        self.pool().dimensions(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let result = match operands.arithmetic() {
            Arithmetic::Integer => {
                let x = operands.integers(0);
                let (min, max) = numerics::activation_range(self.activation, operands.result);
                let tap = |largest: i32, i: usize| largest.max(x[i]);
                let finish = |_, largest: i32| largest.clamp(min, max);
                let largest = self.pool().fold(operands, i32::MIN, tap, finish);
                Tensor::from_integers(operands.result, largest)
            }
            Arithmetic::Float => {
                let x = operands.floats(0);
                let tap = |largest: f32, i: usize| if x[i] > largest { x[i] } else { largest };
                let finish = |_, largest| clamp_f32(largest, self.activation);
                let largest = self.pool().fold(operands, f32::NEG_INFINITY, tap, finish);
                Tensor::from_floats(operands.result, largest)
            }
        };
        vec![result]
    }
}

impl ReductionFacts for MaxPool2d {
    fn combined(&self, types: &OpTypes<'_>) -> u64 {
        product(&types.results[0].shape).saturating_mul(product(&self.window))
    }

    fn initial(&self) -> Option<usize> {
        None
    }
}

impl Windowed for MaxPool2d {
    fn window(&self, _: &OpTypes<'_>) -> Window {
        self.pool().window
    }

    fn padding_mut(&mut self) -> &mut Padding2d {
        &mut self.padding
    }
}
