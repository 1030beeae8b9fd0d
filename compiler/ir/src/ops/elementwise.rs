//! Elementwise ops: one row of a table each.

use super::attribute::{AttributeError, AttributeReader, Attributes};
use super::contraction::Requantizer;
use super::window::clamp_f32;
use super::{Activation, OpDef};
use crate::eval::fixed_point::{
    self, multiply_by_quantized_multiplier, rounding_divide_by_power_of_two,
};
use crate::eval::{Operands, Tensor};
use crate::numerics;
use crate::type_rule::{Arithmetic, Operand, TypeRule};
use crate::types::TensorType;

/// Elementwise function of two tensors. Shapes broadcast as in NumPy.
///
/// Operands: a, b. Result: f(a, b).
///
/// Constraints:
/// - C1: both operands are there; one result.
/// - C2: operands and result are all f32, or all i8 with one scale each.
/// - C3: the result's shape is the operands' broadcast one.
/// - C4: the scales are such that fixed-point arithmetic can carry them: a sum's larger operand
///   scale is below 2^19 result scales, a product's scale below 2^30.
#[derive(Clone, Debug, PartialEq)]
pub struct Binary {
    /// Which function.
    pub op: BinaryOp,
    /// Applied to the result.
    pub activation: Activation,
}

/// Functions of two elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOp {
    /// a + b.
    Add,
    /// a − b.
    Sub,
    /// a · b.
    Mul,
}

/// Elementwise function of one tensor; the result has the same shape.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: operand and result are f32, or i8 with one scale each.
/// - C3: the result has the operand's shape.
/// - C4: the scales are such that fixed-point arithmetic can carry them: the operand's is below
///   2^30 result scales, and for `logistic` and `tanh` at least 2^-28.
/// - C5: `logistic` yields scale 1/256 and zero point −128, `tanh` 1/128 and 0.
///
/// The RELU family rescales to the result's scale. TensorFlow Lite Micro does so for `relu` only:
/// its `relu6` takes the two scales for equal, and where they are the results agree.
#[derive(Clone, Debug, PartialEq)]
pub struct Unary {
    /// Which function.
    pub op: UnaryOp,
}

/// Functions of one element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOp {
    /// max(x, 0).
    Relu,
    /// min(max(x, −1), 1).
    ReluN1To1,
    /// min(max(x, 0), 6).
    Relu6,
    /// 1 / (1 + e^−x).
    Logistic,
    /// Hyperbolic tangent.
    Tanh,
}

/// What is true of a function of two elements.
struct BinaryRow {
    mnemonic: &'static str,
    real: fn(f32, f32) -> f32,
    quantised: QuantisedBinary,
}

/// How a function of two quantised elements is computed.
enum QuantisedBinary {
    /// Both brought to one scale, then this.
    CommonScale(fn(i32, i32) -> i32),
    /// Multiplied without their zero points, then rescaled.
    Product,
}

impl BinaryOp {
    /// Every function.
    pub const ALL: [Self; 3] = [Self::Add, Self::Sub, Self::Mul];

    const fn row(self) -> BinaryRow {
        match self {
            Self::Add => BinaryRow {
                mnemonic: "add",
                real: |a, b| a + b,
                quantised: QuantisedBinary::CommonScale(i32::wrapping_add),
            },
            Self::Sub => BinaryRow {
                mnemonic: "sub",
                real: |a, b| a - b,
                quantised: QuantisedBinary::CommonScale(i32::wrapping_sub),
            },
            Self::Mul => BinaryRow {
                mnemonic: "mul",
                real: |a, b| a * b,
                quantised: QuantisedBinary::Product,
            },
        }
    }

    /// Name in the text form.
    pub const fn mnemonic(self) -> &'static str {
        self.row().mnemonic
    }

    /// The function with this name.
    pub fn from_mnemonic(mnemonic: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|op| op.mnemonic() == mnemonic)
    }
}

/// What is true of a function of one element.
struct UnaryRow {
    mnemonic: &'static str,
    real: fn(f32) -> f32,
    quantised: QuantisedUnary,
}

/// How a function of one quantised element is computed.
enum QuantisedUnary {
    /// Rescaled, then clamped.
    Clamp(Activation),
    /// A function of Q4.27 to Q0.31, whose range fixes the result's scale, 2^−`scale_bits`.
    Sigmoid {
        function: fn(i32) -> i32,
        scale_bits: i32,
        zero_point: i32,
    },
}

impl UnaryOp {
    /// Every function.
    pub const ALL: [Self; 5] = [
        Self::Relu,
        Self::ReluN1To1,
        Self::Relu6,
        Self::Logistic,
        Self::Tanh,
    ];

    const fn row(self) -> UnaryRow {
        match self {
            Self::Relu => UnaryRow {
                mnemonic: "relu",
                real: |x| clamp_f32(x, Activation::Relu),
                quantised: QuantisedUnary::Clamp(Activation::Relu),
            },
            Self::ReluN1To1 => UnaryRow {
                mnemonic: "relu_n1_to_1",
                real: |x| clamp_f32(x, Activation::ReluN1To1),
                quantised: QuantisedUnary::Clamp(Activation::ReluN1To1),
            },
            Self::Relu6 => UnaryRow {
                mnemonic: "relu6",
                real: |x| clamp_f32(x, Activation::Relu6),
                quantised: QuantisedUnary::Clamp(Activation::Relu6),
            },
            Self::Logistic => UnaryRow {
                mnemonic: "logistic",
                real: |x| 1.0 / (1.0 + (-x).exp()),
                quantised: QuantisedUnary::Sigmoid {
                    function: fixed_point::logistic,
                    scale_bits: 8,
                    zero_point: -128,
                },
            },
            Self::Tanh => UnaryRow {
                mnemonic: "tanh",
                real: f32::tanh,
                quantised: QuantisedUnary::Sigmoid {
                    function: fixed_point::tanh,
                    scale_bits: 7,
                    zero_point: 0,
                },
            },
        }
    }

    /// Name in the text form.
    pub const fn mnemonic(self) -> &'static str {
        self.row().mnemonic
    }

    /// The function with this name.
    pub fn from_mnemonic(mnemonic: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|op| op.mnemonic() == mnemonic)
    }
}

/// The shape two shapes broadcast to: aligned at the end, extents equal or 1.
pub fn broadcast_shape(a: &[usize], b: &[usize]) -> Option<Vec<usize>> {
    let rank = a.len().max(b.len());
    let extent = |shape: &[usize], dim: usize| match (dim + shape.len()).checked_sub(rank) {
        Some(own) => shape[own],
        None => 1,
    };
    (0..rank)
        .map(|dim| match (extent(a, dim), extent(b, dim)) {
            (x, y) if x == y => Some(x),
            (1, extent) | (extent, 1) => Some(extent),
            _ => None,
        })
        .collect()
}

/// For each element of `result`, row-major, the element of `operand` that is broadcast to it.
fn broadcast_indices(operand: &[usize], result: &[usize]) -> Vec<usize> {
    let missing = result.len() - operand.len();
    let mut indices = vec![0];
    for (dim, &extent) in result.iter().enumerate() {
        let own = dim.checked_sub(missing).map_or(1, |own| operand[own]);
        let step = usize::from(own != 1);
        indices = indices
            .into_iter()
            .flat_map(|index| (0..extent).map(move |i| index * own + i * step))
            .collect();
    }
    indices
}

impl Binary {
    fn check_scales(&self, rule: &mut TypeRule<'_>, operands: [Operand<'_>; 3]) {
        let [a, b, output] = operands.map(|operand| operand.ty);
        match self.op.row().quantised {
            QuantisedBinary::CommonScale(_) => {
                let shift = numerics::add_scaling(a, b, output).output.shift;
                rule.require("C4", shift <= 0, || {
                    format!(
                        "the larger operand scale is 2^{} result scales or more; below 2^19 is \
                             possible",
                        shift + numerics::SUM_LEFT_SHIFT - 2
                    )
                });
            }
            QuantisedBinary::Product => {
                rule.multiplier("C4", numerics::mul_multiplier(a, b, output));
            }
        }
    }

    /// The function of two stored integers.
    fn quantised(
        &self,
        a: &TensorType,
        b: &TensorType,
        output: &TensorType,
    ) -> Box<dyn Fn(i32, i32) -> i32> {
        let (a_zero, b_zero) = (a.zero_point(), b.zero_point());
        match self.op.row().quantised {
            QuantisedBinary::CommonScale(combine) => {
                let scaling = numerics::add_scaling(a, b, output);
                let result = Requantizer::new(vec![scaling.output], self.activation, output);
                let common = move |x: i32, factor| {
                    multiply_by_quantized_multiplier(x << scaling.left_shift, factor)
                };
                Box::new(move |x, y| {
                    let x = common(x - a_zero, scaling.a);
                    let y = common(y - b_zero, scaling.b);
                    result.apply(0, combine(x, y))
                })
            }
            QuantisedBinary::Product => {
                let multiplier = numerics::mul_multiplier(a, b, output);
                let result = Requantizer::new(vec![multiplier], self.activation, output);
                Box::new(move |x, y| result.apply(0, (x - a_zero) * (y - b_zero)))
            }
        }
    }
}

impl OpDef for Binary {
    fn attributes(&self) -> Attributes {
        Attributes::new().with_unless(Activation::None, "activation", self.activation)
    }

    fn read(mnemonic: &str, attributes: &mut AttributeReader) -> Result<Self, AttributeError> {
        Ok(Self {
            op: BinaryOp::from_mnemonic(mnemonic).expect("the table has a row of this name"),
            activation: attributes.take_or(Activation::None, "activation")?,
        })
    }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let arity = rule.arity(2..=2, 1);
        let (a, b) = (
            rule.operand(0, "left operand"),
            rule.operand(1, "right operand"),
        );
        let (true, Some(a), Some(b)) = (arity, a, b) else {
            return;
        };
        let output = rule.result(0, "result");
        match broadcast_shape(&a.ty.shape, &b.ty.shape) {
            Some(shape) => {
                rule.shape("C3", output, &shape);
            }
            None => {
                rule.require("C3", false, || {
                    let (left, right) = (&a.ty.shape, &b.ty.shape);
                    format!("shapes {left:?} and {right:?} do not broadcast to one another")
                });
            }
        }
        let arithmetic = rule.quantised_arithmetic("C2", &[a, b, output]);
        if arithmetic == Some(Arithmetic::Integer) {
            self.check_scales(rule, [a, b, output]);
        }
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let output = operands.result;
        let indices = [0, 1].map(|i| broadcast_indices(&operands.ty(i).shape, &output.shape));
        let pairs = indices[0].iter().zip(&indices[1]);
        let result = match operands.arithmetic() {
            Arithmetic::Integer => {
                let (a, b) = (operands.integers(0), operands.integers(1));
                let function = self.quantised(operands.ty(0), operands.ty(1), output);
                Tensor::from_integers(output, pairs.map(|(&i, &j)| function(a[i], b[j])))
            }
            Arithmetic::Float => {
                let (a, b) = (operands.floats(0), operands.floats(1));
                let real = self.op.row().real;
                let of = |x, y| clamp_f32(real(x, y), self.activation);
                Tensor::from_floats(output, pairs.map(|(&i, &j)| of(a[i], b[j])))
            }
        };
        vec![result]
    }
}

impl Unary {
    fn check_scales(&self, rule: &mut TypeRule<'_>, input: Operand<'_>, output: Operand<'_>) {
        match self.op.row().quantised {
            QuantisedUnary::Clamp(_) => {
                let multiplier = numerics::requantize_multiplier(input.ty, output.ty);
                rule.multiplier("C4", multiplier);
            }
            QuantisedUnary::Sigmoid {
                scale_bits,
                zero_point,
                ..
            } => {
                let factor = numerics::sigmoid_factor(input.ty);
                rule.require("C4", factor >= 0.5, || {
                    let scale = (factor / f64::from(1 << 27)) as f32;
                    format!("{input} has scale {scale:?}, expected at least 2^-28")
                });
                rule.fixed_scale("C5", output, -scale_bits, 0.0, zero_point);
            }
        }
    }

    /// The function of a stored integer.
    fn quantised(&self, input: &TensorType, output: &TensorType) -> Box<dyn Fn(i32) -> i32> {
        let zero = input.zero_point();
        match self.op.row().quantised {
            QuantisedUnary::Clamp(activation) => {
                let multiplier = numerics::requantize_multiplier(input, output);
                let result = Requantizer::new(vec![multiplier], activation, output);
                Box::new(move |x| result.apply(0, x - zero))
            }
            QuantisedUnary::Sigmoid {
                function,
                scale_bits,
                zero_point,
            } => {
                let scaling = numerics::sigmoid_scaling(input);
                let (min, max) = numerics::integer_range(output);
                Box::new(move |x| match x - zero {
                    low if low <= -scaling.radius => min,
                    high if high >= scaling.radius => max,
                    x => {
                        let x = multiply_by_quantized_multiplier(x, scaling.input);
                        let y = rounding_divide_by_power_of_two(function(x), 31 - scale_bits);
                        (y + zero_point).clamp(min, max)
                    }
                })
            }
        }
    }
}

impl OpDef for Unary {
    fn attributes(&self) -> Attributes {
        Attributes::new()
    }

    fn read(mnemonic: &str, _: &mut AttributeReader) -> Result<Self, AttributeError> {
        Ok(Self {
            op: UnaryOp::from_mnemonic(mnemonic).expect("the table has a row of this name"),
        })
    }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let arity = rule.arity(1..=1, 1);
        let (true, Some(input)) = (arity, rule.operand(0, "operand")) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.shape("C3", output, &input.ty.shape);
        let arithmetic = rule.quantised_arithmetic("C2", &[input, output]);
        if arithmetic == Some(Arithmetic::Integer) {
            self.check_scales(rule, input, output);
        }
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let output = operands.result;
        let result = match operands.arithmetic() {
            Arithmetic::Integer => {
                let function = self.quantised(operands.ty(0), output);
                Tensor::from_integers(output, operands.integers(0).into_iter().map(function))
            }
            Arithmetic::Float => {
                let real = self.op.row().real;
                Tensor::from_floats(output, operands.floats(0).into_iter().map(real))
            }
        };
        vec![result]
    }
}
