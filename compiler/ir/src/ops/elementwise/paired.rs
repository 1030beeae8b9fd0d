//! Functions of two elements that are made of others: one row each.

use super::super::attribute::{AttributeError, AttributeReader, Attributes};
use super::super::contraction::Requantizer;
use super::{
    Activation, BinaryOp, Composer, Elements, OpDef, UnaryOp, broadcast_dimensions,
    broadcast_indices, check_broadcast, elements,
};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::fixed_point::multiply_by_quantized_multiplier;
use crate::eval::scalar::narrow;
use crate::eval::{Operands, Scalar, Tensor};
use crate::numerics::{self, Numerics};
use crate::ops::facts::ElementwiseFacts;
use crate::type_rule::TypeRule;
use crate::types::{DType, TensorType};

/// Elementwise function of two tensors that is composed of others. Shapes broadcast as in NumPy.
///
/// Operands: a, b. Result: f(a, b).
///
/// Constraints:
/// - C1: both operands are there; one result.
/// - C2: operands and result have one element type: f32, or i32 for all but `prelu`, none of them
///   quantised; i8 with one scale each, or i16 with the zero point 0, for `prelu` and
///   `squared_difference`.
/// - C3: the result's shape is the operands' broadcast one.
/// - C4: the scales are such that fixed-point arithmetic can carry them.
///
/// Quotients of floats are taken in double precision; an integer divided by 0 is −1, and leaves
/// itself.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Paired {
    /// Which function.
    pub op: PairedOp,
}

/// Functions of two elements that are composed of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PairedOp {
    /// The largest whole number that is not above a / b.
    FloorDiv,
    /// What such a division leaves, with the sign of b.
    FloorMod,
    /// a where it is not negative, elsewhere a · b.
    Prelu,
    /// (a − b)².
    SquaredDifference,
}

impl PairedOp {
    /// Every function.
    pub const ALL: [Self; 4] = [
        Self::FloorDiv,
        Self::FloorMod,
        Self::Prelu,
        Self::SquaredDifference,
    ];

    /// Name in the text form.
    pub const fn mnemonic(self) -> &'static str {
        match self {
            Self::FloorDiv => "floor_div",
            Self::FloorMod => "floor_mod",
            Self::Prelu => "prelu",
            Self::SquaredDifference => "squared_difference",
        }
    }

    /// The function with this name.
    pub fn from_mnemonic(mnemonic: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|op| op.mnemonic() == mnemonic)
    }

    /// Element types on which networks compute the function.
    pub const fn dtypes(self) -> &'static [DType] {
        match self {
            Self::FloorDiv => &[DType::F32, DType::I32],
            Self::FloorMod => &[DType::F32, DType::I32, DType::I64],
            Self::Prelu => &DType::WIDE_REALS,
            Self::SquaredDifference => &[DType::F32, DType::I8, DType::I16, DType::I32],
        }
    }

    /// The function of two values, as it is composed of functions of floats.
    pub fn compose<C: Composer>(self, on: &mut C, a: C::Value, b: C::Value) -> C::Value {
        match self {
            Self::FloorDiv => {
                let quotient = on.binary(BinaryOp::Div, a, b);
                on.unary(UnaryOp::Floor, quotient)
            }
            Self::FloorMod => {
                let rest = on.binary(BinaryOp::Rem, a, b);
                let moved = on.binary(BinaryOp::Add, rest, b);
                let signs = [rest, b].map(|x| on.unary(UnaryOp::Sign, x));
                let product = on.binary(BinaryOp::Mul, signs[0], signs[1]);
                let apart = on.unary(UnaryOp::Neg, product);
                on.where_positive(apart, moved, rest)
            }
            Self::Prelu => {
                let below = on.binary(BinaryOp::Mul, a, b);
                on.where_positive(a, a, below)
            }
            Self::SquaredDifference => {
                let difference = on.binary(BinaryOp::Sub, a, b);
                on.unary(UnaryOp::Square, difference)
            }
        }
    }

    fn of_floats(self, a: f32, b: f32) -> f32 {
        match self {
            Self::FloorDiv => (f64::from(a) / f64::from(b)).floor() as f32,
            Self::FloorMod => match a % b {
                rest if rest != 0.0 && (rest < 0.0) != (b < 0.0) => rest + b,
                rest => rest,
            },
            Self::Prelu if a >= 0.0 => a,
            Self::Prelu => a * b,
            Self::SquaredDifference => (a - b) * (a - b),
        }
    }

    /// Of integers that stand for themselves, whose result is narrowed in the end.
    fn of_integers(self, a: i64, b: i64) -> i64 {
        let apart = b != 0 && a.wrapping_rem(b) != 0 && (a < 0) != (b < 0);
        match self {
            Self::FloorDiv if b == 0 => -1,
            Self::FloorDiv => a.wrapping_div(b) - i64::from(apart),
            Self::FloorMod if b == 0 => a,
            Self::FloorMod => a.wrapping_rem(b) + if apart { b } else { 0 },
            Self::Prelu => unreachable!("the type rule asks for a scale"),
            Self::SquaredDifference => a.wrapping_sub(b).wrapping_mul(a.wrapping_sub(b)),
        }
    }
}

impl Paired {
    /// The function of two stored integers.
    fn quantised(
        &self,
        contract: Numerics,
        [a, b]: [&TensorType; 2],
        output: &TensorType,
    ) -> Box<dyn Fn(i32, i32) -> i32> {
        let (a_zero, b_zero) = (a.zero_point(), b.zero_point());
        let requantizer = |multipliers| Requantizer::new(multipliers, Activation::None, output);
        if self.op == PairedOp::Prelu {
            let result = requantizer(numerics::prelu_multipliers(contract, a, b, output).to_vec());
            return Box::new(move |x, y| match x - a_zero {
                x @ 0.. => result.apply(0, x),
                x => result.apply(1, x * (y - b_zero)),
            });
        }
        let scaling = numerics::squared_difference_scaling(a, b, output);
        let result = requantizer(vec![scaling.output]);
        let common =
            move |x: i32, factor| multiply_by_quantized_multiplier(x << scaling.left_shift, factor);
        Box::new(move |x, y| {
            let difference = common(x - a_zero, scaling.a) - common(y - b_zero, scaling.b);
            result.apply(0, difference.wrapping_mul(difference))
        })
    }
}

impl OpDef for Paired {
    fn attributes(&self) -> Attributes {
        Attributes::new()
    }

    fn read(mnemonic: &str, _: &mut AttributeReader) -> Result<Self, AttributeError> {
        Ok(Self {
            op: PairedOp::from_mnemonic(mnemonic).expect("the table has a row of this name"),
        })
    }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([a, b]) = rule.all(["left operand", "right operand"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        check_broadcast(rule, [a, b, output]);
        let dtypes = self.op.dtypes();
        if !rule.same_dtype("C2", &[a, b, output]) || !rule.dtype("C2", output, dtypes) {
            return;
        }
        let plain = matches!(output.ty.dtype, DType::F32 | DType::I32 | DType::I64);
        if elements(rule, &[a, b, output], plain, dtypes) != Some(Elements::Quantised) {
            return;
        }
        if matches!(output.ty.dtype, DType::I32 | DType::I64) {
            rule.plain("C2", output);
            return;
        }
        let multipliers = match self.op {
            PairedOp::Prelu => numerics::prelu_multipliers(rule.numerics(), a.ty, b.ty, output.ty),
            PairedOp::FloorDiv | PairedOp::FloorMod => return,
            PairedOp::SquaredDifference => {
                [numerics::squared_difference_scaling(a.ty, b.ty, output.ty).output; 2]
            }
        };
        for multiplier in multipliers {
            rule.multiplier("C4", multiplier);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        broadcast_dimensions(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let output = operands.result;
        let indices = [0, 1].map(|i| broadcast_indices(&operands.ty(i).shape, &output.shape));
        let pairs = indices[0].iter().zip(&indices[1]);
        if output.dtype == DType::F32 {
            let (a, b) = (operands.floats(0), operands.floats(1));
            let values = pairs.map(|(&i, &j)| self.op.of_floats(a[i], b[j]));
            return vec![Tensor::from_floats(output, values)];
        }
        if output.quant.is_none() {
            let [a, b] = [0, 1].map(|index| operands.scalars(index));
            let results = pairs.map(|(&i, &j)| self.op.of_integers(a[i].integer(), b[j].integer()));
            let narrowed = results.map(|x| Scalar::Integer(narrow(output.dtype, x)));
            return vec![Tensor::from_scalars(output, narrowed)];
        }
        let (a, b) = (operands.integers(0), operands.integers(1));
        let types = [operands.ty(0), operands.ty(1)];
        let function = self.quantised(operands.numerics(), types, output);
        let stored = pairs.map(|(&i, &j)| function(a[i], b[j]));
        vec![Tensor::from_integers(output, stored)]
    }
}

impl ElementwiseFacts for Paired {
    fn operations(&self) -> u64 {
        2
    }
}
