//! Functions of one element that are made of others: one row each.
//!
//! A row says once how the function is composed. The evaluator composes numbers by it, and passes
//! compose ops by it where a pod is to run the function.

use std::f32::consts::{FRAC_1_SQRT_2, FRAC_2_SQRT_PI};
use std::hash::{Hash, Hasher};

use super::super::attribute::{AttributeError, AttributeReader, Attributes};
use super::super::contraction::Requantizer;
use super::{Activation, BinaryOp, Elements, OpDef, UnaryOp, elements, in_single_precision};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::fixed_point::hard_swish;
use crate::eval::{Operands, Scalar, Tensor, interpolation};
use crate::numerics::{self, Numerics};
use crate::ops::facts::ElementwiseFacts;
use crate::type_rule::{Operand, TypeRule};
use crate::types::{DType, TensorType};

/// Elementwise function of one tensor that is composed of others; the result has the same shape.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: operand and result are f32 and not quantised, or i8 with one scale each; for `leaky_relu`,
///   `gelu` and `gelu_tanh` i16 with the zero point 0, too.
/// - C3: the result has the operand's shape.
/// - C4: a parameter is finite, and for integers the scales are such that fixed-point arithmetic
///   can carry them: the operand's, and `alpha` times it, are below 2^30 result scales for
///   `leaky_relu`; the operand's is at most 128 result scales for `hard_swish`.
///
/// On i8 it is the function of the reals that elements represent, in single precision, rounded to
/// the nearest multiple of the result's scale, ties away from zero, as in TensorFlow Lite;
/// `leaky_relu` is a change of scale by one multiplier or another, and `hard_swish` is computed on
/// 16 bits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Composite {
    /// Which function.
    pub op: CompositeOp,
}

/// Functions of one element that are composed of others.
#[derive(Clone, Copy, Debug)]
pub enum CompositeOp {
    /// x where it is positive, elsewhere e^x − 1.
    Elu,
    /// Half of x, times 1 + erf(x / √2).
    Gelu,
    /// Half of x, times 1 + tanh(√(2/π) · (x + 0.044715 x³)), which is near to `gelu`.
    GeluTanh,
    /// x times min(max(x + 3, 0), 6), over 6.
    HardSwish,
    /// x where it is positive, elsewhere `alpha` times x.
    LeakyRelu {
        /// The slope below zero.
        alpha: f32,
    },
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

/// Parameters are compared by their bits.
impl PartialEq for CompositeOp {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for CompositeOp {}

impl Hash for CompositeOp {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl CompositeOp {
    /// Every function, those with a parameter for one value of it.
    pub const ALL: [Self; 5] = [
        Self::Elu,
        Self::Gelu,
        Self::GeluTanh,
        Self::HardSwish,
        Self::LeakyRelu { alpha: 0.25 },
    ];

    /// Name in the text form.
    pub const fn mnemonic(self) -> &'static str {
        match self {
            Self::Elu => "elu",
            Self::Gelu => "gelu",
            Self::GeluTanh => "gelu_tanh",
            Self::HardSwish => "hard_swish",
            Self::LeakyRelu { .. } => "leaky_relu",
        }
    }

    /// The parameter of the function, if it has one.
    pub fn alpha(mut self) -> Option<f32> {
        self.alpha_mut().copied()
    }

    fn alpha_mut(&mut self) -> Option<&mut f32> {
        match self {
            Self::Elu | Self::Gelu | Self::GeluTanh | Self::HardSwish => None,
            Self::LeakyRelu { alpha } => Some(alpha),
        }
    }

    /// Float or quantised element types on which networks compute the function.
    pub const fn reals(self) -> &'static [DType] {
        match self {
            Self::Elu | Self::HardSwish => &DType::REALS,
            Self::Gelu | Self::GeluTanh | Self::LeakyRelu { .. } => &DType::WIDE_REALS,
        }
    }

    /// The table of the function of 16-bit elements, whose zero points are 0.
    pub fn curve(self, input: &TensorType, output: &TensorType) -> numerics::Curve {
        numerics::curve_table(input, output, |x| self.of(x))
    }

    fn key(self) -> (&'static str, Option<u32>) {
        (self.mnemonic(), self.alpha().map(f32::to_bits))
    }

    /// The function with this name, and some parameter.
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
            Self::Gelu => {
                // 1 + erf(y) is erfc(−y), which keeps its digits where it is small.
                let [half, scale] = [0.5, -FRAC_1_SQRT_2].map(|number| on.constant(number));
                let half_x = on.binary(BinaryOp::Mul, half, x);
                let scaled = on.binary(BinaryOp::Mul, x, scale);
                let factor = on.unary(UnaryOp::Erfc, scaled);
                on.binary(BinaryOp::Mul, half_x, factor)
            }
            Self::GeluTanh => {
                let numbers = [0.5, 1.0, FRAC_2_SQRT_PI * FRAC_1_SQRT_2, 0.044_715];
                let [half, one, scale, cubic] = numbers.map(|number| on.constant(number));
                let half_x = on.binary(BinaryOp::Mul, half, x);
                let cube = [x; 3].into_iter();
                let cube = cube.fold(cubic, |y, x| on.binary(BinaryOp::Mul, y, x));
                let sum = on.binary(BinaryOp::Add, x, cube);
                let scaled = on.binary(BinaryOp::Mul, scale, sum);
                let tanh = on.unary(UnaryOp::Tanh, scaled);
                let factor = on.binary(BinaryOp::Add, one, tanh);
                on.binary(BinaryOp::Mul, half_x, factor)
            }
            Self::HardSwish => {
                let [three, six] = [3.0, 6.0].map(|number| on.constant(number));
                let above = on.binary(BinaryOp::Add, x, three);
                let factor = on.unary(UnaryOp::Relu6, above);
                let product = on.binary(BinaryOp::Mul, x, factor);
                on.binary(BinaryOp::Div, product, six)
            }
            Self::LeakyRelu { alpha } => {
                let alpha = on.constant(alpha);
                let below = on.binary(BinaryOp::Mul, x, alpha);
                on.where_positive(x, x, below)
            }
        }
    }

    /// The function of a number.
    fn of(self, x: f32) -> f32 {
        self.compose(&mut Numbers, x)
    }

    /// The function of a stored integer.
    fn quantised(
        self,
        contract: Numerics,
        input: &TensorType,
        output: &TensorType,
    ) -> Box<dyn Fn(i32) -> i32> {
        match self {
            Self::Gelu | Self::GeluTanh if input.dtype == DType::I16 => {
                let table = self.curve(input, output);
                Box::new(move |x| interpolation::at(&table, x))
            }
            Self::Elu | Self::Gelu | Self::GeluTanh => {
                in_single_precision(input, output, move |x| self.of(x))
            }
            Self::HardSwish => {
                let scaling = numerics::hard_swish_scaling(input, output);
                let (zero, zero_out) = (input.zero_point(), output.zero_point());
                let (min, max) = numerics::integer_range(output);
                Box::new(move |x| (hard_swish(x - zero, scaling) + zero_out).clamp(min, max))
            }
            Self::LeakyRelu { alpha } => {
                let multipliers = numerics::leaky_relu_multipliers(contract, alpha, input, output);
                let result = Requantizer::new(multipliers.to_vec(), Activation::None, output);
                let zero_point = input.zero_point();
                Box::new(move |x| {
                    let x = x - zero_point;
                    result.apply(usize::from(x < 0), x)
                })
            }
        }
    }
}

impl Composite {
    fn check_alpha(
        &self,
        rule: &mut TypeRule<'_>,
        input: Operand<'_>,
        output: Operand<'_>,
        quantised: bool,
    ) {
        let Some(alpha) = self.op.alpha() else {
            return;
        };
        let finite = rule.require("C4", alpha.is_finite(), || {
            format!("expected a finite alpha, found {alpha}")
        });
        if finite && quantised {
            let contract = rule.numerics();
            let multipliers =
                numerics::leaky_relu_multipliers(contract, alpha, input.ty, output.ty);
            for multiplier in multipliers {
                rule.multiplier("C4", multiplier);
            }
        }
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
        Attributes::new().with_present("alpha", self.op.alpha())
    }

    fn read(mnemonic: &str, attributes: &mut AttributeReader) -> Result<Self, AttributeError> {
        let op = CompositeOp::from_mnemonic(mnemonic);
        let mut op = op.expect("the table has a row of this name");
        if let Some(alpha) = op.alpha_mut() {
            *alpha = attributes.take("alpha")?;
        }
        Ok(Self { op })
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
            let elements = elements(rule, &[input, output], takes, self.op.reals());
            let quantised = elements == Some(Elements::Quantised);
            self.check_alpha(rule, input, output, quantised);
            if quantised && matches!(self.op, CompositeOp::HardSwish) {
                let shift = numerics::hard_swish_scaling(input.ty, output.ty)
                    .output
                    .shift;
                rule.require("C4", shift <= 0, || {
                    format!(
                        "the operand's scale is above 2^{} result scales, expected 2^7 at most",
                        shift + 6
                    )
                });
            }
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::elementwise(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (input, output) = (operands.ty(0), operands.result);
        if input.quant.is_some() {
            let function = self.op.quantised(operands.numerics(), input, output);
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
