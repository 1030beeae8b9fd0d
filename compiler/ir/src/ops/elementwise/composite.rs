//! Functions of one element that are made of others: one row each.
//!
//! A row says once how the function is composed. The evaluator composes numbers by it, and passes
//! compose ops by it where a pod is to run the function.

use super::super::attribute::{AttributeError, AttributeReader, Attributes};
use super::{BinaryOp, OpDef, UnaryOp, elements};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Scalar, Tensor};
use crate::numerics;
use crate::ops::facts::ElementwiseFacts;
use crate::type_rule::TypeRule;
use crate::types::{DType, TensorType};

/// Elementwise function of one tensor that is composed of others; the result has the same shape.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: operand and result are f32 and not quantised, or i8 with one scale each.
/// - C3: the result has the operand's shape.
///
/// On i8 it is the function of the reals that elements stand for, in single precision, rounded to
/// the nearest multiple of the result's scale, ties away from zero, as in TensorFlow Lite.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Composite {
    /// Which function.
    pub op: CompositeOp,
}

/// Functions of one element that are composed of others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CompositeOp {
    /// x where it is positive, elsewhere e^x − 1.
    Elu,
}

/// What functions are composed of: numbers, or values that ops compute.
pub trait Composer {
    /// An operand or a result.
    type Value: Copy;

    /// A number.
    fn constant(&mut self, number: f32) -> Self::Value;

    /// A function of one value.
    fn unary(&mut self, op: UnaryOp, x: Self::Value) -> Self::Value;

    /// A function of two values.
    fn binary(&mut self, op: BinaryOp, a: Self::Value, b: Self::Value) -> Self::Value;

    /// The first of two values where x is positive, elsewhere the second.
    fn where_positive(
        &mut self,
        x: Self::Value,
        positive: Self::Value,
        other: Self::Value,
    ) -> Self::Value;
}

impl CompositeOp {
    /// Every function.
    pub const ALL: [Self; 1] = [Self::Elu];

    /// Name in the text form.
    pub const fn mnemonic(self) -> &'static str {
        match self {
            Self::Elu => "elu",
        }
    }

    /// The function with this name.
    pub fn from_mnemonic(mnemonic: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|op| op.mnemonic() == mnemonic)
    }

    /// The function of x, as it is composed.
    pub fn compose<C: Composer>(self, on: &mut C, x: C::Value) -> C::Value {
        match self {
            Self::Elu => {
                let below = on.unary(UnaryOp::Expm1, x);
                on.where_positive(x, x, below)
            }
        }
    }

    /// The function of a number.
    fn of(self, x: f32) -> f32 {
        self.compose(&mut Numbers, x)
    }

    /// The function of a stored integer.
    fn quantised(self, input: &TensorType, output: &TensorType) -> Box<dyn Fn(i32) -> i32> {
        let (from, to) = (numerics::single(input), numerics::single(output));
        let (min, max) = numerics::integer_range(output);
        let per_scale = 1.0 / to.0;
        Box::new(move |x| {
            let y = self.of(from.0 * (x - from.1) as f32);
            let stored = (y * per_scale).round() + to.1 as f32;
            (stored as i32).clamp(min, max)
        })
    }
}

/// Composes numbers.
struct Numbers;

impl Composer for Numbers {
    type Value = f32;

    fn constant(&mut self, number: f32) -> f32 {
        number
    }

    fn unary(&mut self, op: UnaryOp, x: f32) -> f32 {
        op.apply(DType::F32, Scalar::Single(x)).double() as f32
    }

    fn binary(&mut self, op: BinaryOp, a: f32, b: f32) -> f32 {
        let [a, b] = [a, b].map(Scalar::Single);
        op.apply(DType::F32, a, b).double() as f32
    }

    fn where_positive(&mut self, x: f32, positive: f32, other: f32) -> f32 {
        if x > 0.0 { positive } else { other }
    }
}

/// Counts operations.
struct Count(u64);

impl Composer for Count {
    type Value = ();

    fn constant(&mut self, _: f32) {}

    fn unary(&mut self, _: UnaryOp, (): ()) {
        self.0 += 1;
    }

    fn binary(&mut self, _: BinaryOp, (): (), (): ()) {
        self.0 += 1;
    }

    fn where_positive(&mut self, (): (), (): (), (): ()) {
        self.0 += 2;
    }
}

impl OpDef for Composite {
    fn attributes(&self) -> Attributes {
        Attributes::new()
    }

    fn read(mnemonic: &str, _: &mut AttributeReader) -> Result<Self, AttributeError> {
        Ok(Self {
            op: CompositeOp::from_mnemonic(mnemonic).expect("the table has a row of this name"),
        })
    }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let arity = rule.arity(1..=1, 1);
        let (true, Some(input)) = (arity, rule.operand(0, "operand")) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.shape("C3", output, &input.ty.shape);
        let takes = input.ty.dtype == DType::F32;
        if rule.same_dtype("C2", &[input, output]) {
            elements(rule, &[input, output], takes, &DType::REALS);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::elementwise(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (input, output) = (operands.ty(0), operands.result);
        if input.quant.is_some() {
            let function = self.op.quantised(input, output);
            let stored = operands.integers(0).into_iter().map(function);
            return vec![Tensor::from_integers(output, stored)];
        }
        let values = operands.floats(0).into_iter().map(|x| self.op.of(x));
        vec![Tensor::from_floats(output, values)]
    }
}

impl ElementwiseFacts for Composite {
    fn operations(&self) -> u64 {
        let mut count = Count(0);
        self.op.compose(&mut count, ());
        count.0
    }
}
