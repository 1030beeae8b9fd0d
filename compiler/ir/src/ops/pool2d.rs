//! Sliding-window mean and maximum.

use super::attribute::{AttributeError, AttributeReader, Attributes};
use super::window::{Window, clamp_f32};
use super::{Activation, OpDef, Padding2d};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::numerics;
use crate::type_rule::{Arithmetic, TypeRule};

/// Mean over a sliding window, NHWC; only taps inside the input count.
///
/// Operand: input `[n, h, w, c]`. Result: `[n, oh, ow, c]`.
///
/// Constraints:
/// - C1: the input is there; one result.
/// - C2: input and result have four dimensions.
/// - C3: window and stride are 1 to 65535, and no window lies in the padding alone.
/// - C4: input and result are i8 or f32, not quantised per axis.
/// - C5: an i8 result has a scale where an activation clamps it.
/// - C6: the result has n, positions of the window, and c as its extents.
///
/// The mean is one of stored integers: like TensorFlow Lite Micro, nothing compares the scales.
#[derive(Clone, Debug, PartialEq)]
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

/// Maximum over a sliding window, NHWC.
///
/// Operand: input [n, h, w, c]. Result: [n, oh, ow, c]. Constraints: those of [`AveragePool2d`].
#[derive(Clone, Debug, PartialEq)]
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

/// What the two pools share.
#[derive(Clone, Copy)]
struct Pool {
    window: Window,
    activation: Activation,
}

impl Pool {
    fn new(
        extent: [usize; 2],
        stride: [usize; 2],
        padding: Padding2d,
        activation: Activation,
    ) -> Self {
        let dilation = [1, 1];
        let window = Window {
            extent,
            stride,
            dilation,
            padding,
        };
        Self { window, activation }
    }

    fn attributes(&self) -> Attributes {
        Attributes::new()
            .with("window", self.window.extent)
            .with("stride", self.window.stride)
            .with_unless(Padding2d::default(), "padding", self.window.padding)
            .with_unless(Activation::None, "activation", self.activation)
    }

    fn read(attributes: &mut AttributeReader) -> Result<Self, AttributeError> {
        Ok(Self::new(
            attributes.take("window")?,
            attributes.take("stride")?,
            attributes.take_or(Padding2d::default(), "padding")?,
            attributes.take_or(Activation::None, "activation")?,
        ))
    }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let arity = rule.arity(1..=1, 1);
        let (true, Some(input)) = (arity, rule.operand(0, "input")) else {
            return;
        };
        let output = rule.result(0, "result");
        let ranks = [input, output].map(|operand| rule.rank("C2", operand, 4));
        if self.window.check_attributes(rule, "C3") {
            self.window.check_never_empty(rule, "C3");
            if ranks == [true; 2] {
                self.window.check_positions(rule, "C6", input, output);
            }
        }
        if ranks == [true; 2] {
            let [expected, found] =
                [input, output].map(|operand| [operand.ty.shape[0], operand.ty.shape[3]]);
            rule.require("C6", expected == found, || {
                let ([n, c], [found_n, found_c]) = (expected, found);
                format!("{output} has batch {found_n} and {found_c} channels, expected {n} and {c}")
            });
        }
        let arithmetic = rule.arithmetic("C4", &[input, output]);
        rule.not_per_axis("C4", input);
        rule.not_per_axis("C4", output);
        if arithmetic == Some(Arithmetic::Integer) && self.activation != Activation::None {
            rule.per_tensor("C5", output);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::aligned(types, |dim| match dim {
            1 | 2 => self.window.is_still(dim - 1),
            _ => true,
        })
    }

    /// Folds every window: `tap(sum, index into the input)`, then `finish(taps, sum)`.
    fn fold<A: Copy>(
        &self,
        operands: &Operands<'_>,
        start: A,
        tap: impl Fn(A, usize) -> A,
        finish: impl Fn(usize, A) -> A,
    ) -> Vec<A> {
        let (input, output) = (&operands.ty(0).shape, &operands.result.shape);
        let (rows, columns, channels) = (input[1], input[2], input[3]);
        let mut result = Vec::with_capacity(operands.result.elements());
        for n in 0..output[0] {
            for y in 0..output[1] {
                for x in 0..output[2] {
                    for channel in 0..channels {
                        let (mut sum, mut count) = (start, 0);
                        for (_, row) in self.window.taps(0, y, rows) {
                            for (_, column) in self.window.taps(1, x, columns) {
                                let pixel = (n * rows + row) * columns + column;
                                sum = tap(sum, pixel * channels + channel);
                                count += 1;
                            }
                        }
                        result.push(finish(count, sum));
                    }
                }
            }
        }
        result
    }
}

/// Quotient of a sum by a count, rounded, ties away from zero.
fn rounded_mean(sum: i32, count: usize) -> i32 {
    let (sum, count) = (i64::from(sum), count as i64);
    let half = if sum > 0 { count / 2 } else { -(count / 2) };
    ((sum + half) / count) as i32
}

impl AveragePool2d {
    fn pool(&self) -> Pool {
        Pool::new(self.window, self.stride, self.padding, self.activation)
    }
}

impl OpDef for AveragePool2d {
    fn attributes(&self) -> Attributes {
        self.pool().attributes()
    }

    fn read(_: &str, attributes: &mut AttributeReader) -> Result<Self, AttributeError> {
        let Pool { window, activation } = Pool::read(attributes)?;
        Ok(Self {
            window: window.extent,
            stride: window.stride,
            padding: window.padding,
            activation,
        })
    }

    fn check(&self, rule: &mut TypeRule<'_>) {
        self.pool().check(rule);
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

impl MaxPool2d {
    fn pool(&self) -> Pool {
        Pool::new(self.window, self.stride, self.padding, self.activation)
    }
}

impl OpDef for MaxPool2d {
    fn attributes(&self) -> Attributes {
        self.pool().attributes()
    }

    fn read(_: &str, attributes: &mut AttributeReader) -> Result<Self, AttributeError> {
        let Pool { window, activation } = Pool::read(attributes)?;
        Ok(Self {
            window: window.extent,
            stride: window.stride,
            padding: window.padding,
            activation,
        })
    }

    fn check(&self, rule: &mut TypeRule<'_>) {
        self.pool().check(rule);
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
