//! Elementwise ops: one row of a table each.

mod binary_table;
mod composite;
mod paired;
mod stored;
mod unary_table;
mod vjp;

pub use binary_table::BinaryOp;
pub use composite::{Composer, Composite, CompositeOp};
pub use paired::{Paired, PairedOp};
use stored::{fixed_point_root, in_single_precision, tabulated, truncated_root};
pub use unary_table::UnaryOp;

use super::attribute::{AttributeError, AttributeReader, Attributes};
use super::contraction::Requantizer;
use super::{Activation, OpDef};
use crate::dimension_rule::{DimensionRule, OpTypes, Role, TensorDim};
use crate::eval::fixed_point::{multiply_by_quantized_multiplier, quotient};
use crate::eval::{Operands, Scalar, Tensor, interpolation};
use crate::numerics::{self, Numerics};
use crate::ops::facts::ElementwiseFacts;
use crate::type_rule::{Operand, TypeRule};
use crate::types::{DType, TensorType};
use binary_table::QuantisedBinary;
use unary_table::QuantisedUnary;

/// Elementwise function of two tensors. Shapes broadcast as in NumPy.
///
/// Operands: a, b. Result: f(a, b).
///
/// Constraints:
/// - C1: both operands are there; one result.
/// - C2: operands and result have one element type, on which the function is defined, and are not
///   quantised; or all are integers with one scale each, of a type on which the function is
///   computed by scales (`BinaryOp::reals`). 16-bit integers have the zero point 0.
/// - C3: the result's shape is the operands' broadcast one.
/// - C4: the scales are such that fixed-point arithmetic can carry them: a sum's larger operand
///   scale is below 2^19 result scales (i16: 2^14), a product's scale below 2^30, a quotient's
///   below 2^22. Maxima and minima have one scale throughout.
/// - C5: an activation clamps floats, or integers with a scale.
///
/// Integers wrap. A quantised quotient by zero is as large as its sign allows, or zero. Half
/// precisions are computed in single precision and rounded once.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Binary {
    /// Which function.
    pub op: BinaryOp,
    /// Applied to the result.
    pub activation: Activation,
}

/// Elementwise function of one tensor; the result has the same shape.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: the function is defined on the operand's element type, and the result has that type, for
///   `is_finite` bool; neither is quantised. Or, for the RELU family, `logistic`, `tanh`, `abs`,
///   `rsqrt`, `exp` and `log`, both are i8 with one scale each, or i16 with the zero point 0; for
///   `sqrt` i8.
/// - C3: the result has the operand's shape.
/// - C4: the scales are such that fixed-point arithmetic can carry them: the operand's is below
///   2^30 result scales, and for `logistic` and `tanh` at least 2^-28 or, of i16, below 16/3; for
///   `rsqrt` its root times the result's is above 2^-30.
/// - C5: `logistic` yields scale 1/256 and zero point −128, `tanh` 1/128 and 0; both on i16, to a
///   thousandth, 1/32768.
///
/// The RELU family rescales to the result's scale. TensorFlow Lite Micro does so for `relu` only:
/// its `relu6` takes the two scales for equal, and where they are the results agree.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Unary {
    /// Which function.
    pub op: UnaryOp,
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

/// C3: the result's shape is the operands' broadcast one.
fn check_broadcast(rule: &mut TypeRule<'_>, [a, b, output]: [Operand<'_>; 3]) {
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
}

/// Dimensions of operands that are broadcast to those of the result.
fn broadcast_dimensions(types: &OpTypes<'_>) -> DimensionRule {
    let mut rule = DimensionRule::bare(types);
    let shape = &types.results[0].shape;
    for (dim, &extent) in shape.iter().enumerate() {
        let mut places = vec![TensorDim::Result(0, dim)];
        for operand in [0, 1] {
            let own = types.shape(operand);
            let own_dim = (dim + own.len()).checked_sub(shape.len());
            let own_dim = own_dim.filter(|&own_dim| own[own_dim] == extent);
            places.extend(own_dim.map(|own_dim| TensorDim::Operand(operand, own_dim)));
        }
        rule.share(extent, Role::Parallel, &places);
    }
    rule.finish(types)
}

/// What the stored elements of an elementwise op represent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Elements {
    /// For themselves.
    Plain,
    /// For reals, by a scale.
    Quantised,
}

/// C2: elements of one type that a function is defined on (`takes`), or integers that represent
/// reals.
fn elements(
    rule: &mut TypeRule<'_>,
    operands: &[Operand<'_>],
    takes: bool,
    reals: &[DType],
) -> Option<Elements> {
    let any = operands.iter().any(|operand| operand.ty.quant.is_some());
    let dtype = operands[0].ty.dtype;
    if dtype != DType::F32 && reals.contains(&dtype) && (any || !takes) {
        return rule
            .quantised("C2", operands)
            .then_some(Elements::Quantised);
    }
    let defined = rule.require("C2", takes, || {
        let (operand, name) = (operands[0], dtype.name());
        format!("{operand} has elements {name}, on which this op is not defined")
    });
    let plain = |operand: &Operand<'_>| rule.plain("C2", *operand);
    let plain = operands.iter().map(plain).fold(true, |all, one| all & one);
    (defined && plain).then_some(Elements::Plain)
}

/// A float within what the activation allows.
fn clamp(value: Scalar, activation: Activation) -> Scalar {
    activation
        .unary()
        .map_or(value, |op| op.apply(DType::F32, value))
}

impl Binary {
    fn check_scales(&self, rule: &mut TypeRule<'_>, operands: [Operand<'_>; 3]) {
        let [a, b, output] = operands.map(|operand| operand.ty);
        match self.op.quantised() {
            Some(QuantisedBinary::CommonScale(_)) => {
                let numerics::SumScaling {
                    left_shift, output, ..
                } = numerics::sum_scaling(a, b, output);
                rule.require("C4", output.shift <= 0, || {
                    format!(
                        "the larger operand scale is 2^{} result scales or more; below 2^{} is \
                             possible",
                        output.shift + left_shift - 2,
                        left_shift - 1
                    )
                });
            }
            Some(QuantisedBinary::Product) => {
                let multiplier = numerics::mul_multiplier(rule.numerics(), a, b, output);
                rule.multiplier("C4", multiplier);
            }
            Some(QuantisedBinary::Quotient) => {
                let most = numerics::MAX_QUOTIENT_SHIFT;
                let multiplier = numerics::div_multiplier(rule.numerics(), a, b, output);
                rule.multiplier_below("C4", multiplier, most);
            }
            Some(QuantisedBinary::Stored(_)) => {
                let [.., output] = operands;
                for operand in &operands[..2] {
                    rule.same_elements("C4", *operand, output);
                }
            }
            None => {}
        }
    }

    /// The function of two stored integers.
    fn quantised(
        &self,
        contract: Numerics,
        [a, b]: [&TensorType; 2],
        output: &TensorType,
    ) -> Box<dyn Fn(i32, i32) -> i32> {
        let (a_zero, b_zero) = (a.zero_point(), b.zero_point());
        match self.op.quantised().expect("C2 holds") {
            QuantisedBinary::CommonScale(combine) => {
                let scaling = numerics::sum_scaling(a, b, output);
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
                let multiplier = numerics::mul_multiplier(contract, a, b, output);
                let result = Requantizer::new(vec![multiplier], self.activation, output);
                Box::new(move |x, y| result.apply(0, (x - a_zero) * (y - b_zero)))
            }
            QuantisedBinary::Quotient => {
                let factor = numerics::div_multiplier(contract, a, b, output);
                let (min, max) = numerics::activation_range(self.activation, output);
                let zero = output.zero_point();
                Box::new(move |x, y| {
                    let quotient = quotient(x - a_zero, y - b_zero, factor);
                    quotient.saturating_add(zero).clamp(min, max)
                })
            }
            QuantisedBinary::Stored(of) => {
                let (min, max) = numerics::activation_range(self.activation, output);
                Box::new(move |x, y| of(x, y).clamp(min, max))
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
        check_broadcast(rule, [a, b, output]);
        let takes = self.op.takes(output.ty.dtype);
        if rule.same_dtype("C2", &[a, b, output]) {
            match elements(rule, &[a, b, output], takes, self.op.reals()) {
                Some(Elements::Quantised) => self.check_scales(rule, [a, b, output]),
                Some(Elements::Plain) if self.activation != Activation::None => {
                    rule.dtype("C5", output, &DType::FLOATS);
                }
                Some(Elements::Plain) | None => {}
            }
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        broadcast_dimensions(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let output = operands.result;
        let indices = [0, 1].map(|i| broadcast_indices(&operands.ty(i).shape, &output.shape));
        let pairs = indices[0].iter().zip(&indices[1]);
        if operands.ty(0).quant.is_some() {
            let (a, b) = (operands.integers(0), operands.integers(1));
            let types = [operands.ty(0), operands.ty(1)];
            let function = self.quantised(operands.numerics(), types, output);
            let stored = pairs.map(|(&i, &j)| function(a[i], b[j]));
            return vec![Tensor::from_integers(output, stored)];
        }
        let (a, b) = (operands.scalars(0), operands.scalars(1));
        let value = |(&i, &j): (&usize, &usize)| self.op.apply(output.dtype, a[i], b[j]);
        let values = pairs.map(value).map(|value| clamp(value, self.activation));
        vec![Tensor::from_scalars(output, values)]
    }
}

impl Unary {
    fn check_scales(&self, rule: &mut TypeRule<'_>, input: Operand<'_>, output: Operand<'_>) {
        match self.op.quantised() {
            Some(QuantisedUnary::Clamp(_) | QuantisedUnary::Magnitude) => {
                let contract = rule.numerics();
                let multiplier = numerics::rescale_multiplier(contract, input.ty, output.ty);
                rule.multiplier("C4", multiplier);
            }
            Some(QuantisedUnary::InverseRoot) => {
                rule.multiplier("C4", numerics::rsqrt_multiplier(input.ty, output.ty));
            }
            Some(QuantisedUnary::Sigmoid { wide, .. }) if input.ty.dtype == DType::I16 => {
                let scaling = numerics::curve_scaling(input.ty, wide.powers);
                rule.require("C4", scaling.is_some(), || {
                    let (scale, _) = numerics::single(input.ty);
                    format!("{input} has scale {scale:?}, expected one below 16/3")
                });
                rule.fixed_scale("C5", output, -15, 0.001, 0);
            }
            Some(QuantisedUnary::Sigmoid {
                scale_bits,
                zero_point,
                ..
            }) => {
                let factor = numerics::sigmoid_factor(input.ty);
                rule.require("C4", factor >= 0.5, || {
                    let scale = (factor / f64::from(1 << 27)) as f32;
                    format!("{input} has scale {scale:?}, expected at least 2^-28")
                });
                rule.fixed_scale("C5", output, -scale_bits, 0.0, zero_point);
            }
            Some(QuantisedUnary::Tabulated | QuantisedUnary::Root) | None => {}
        }
    }

    /// The function of a stored integer.
    fn quantised(
        &self,
        contract: Numerics,
        input: &TensorType,
        output: &TensorType,
    ) -> Box<dyn Fn(i32) -> i32> {
        let zero = input.zero_point();
        match self.op.quantised().expect("C2 holds") {
            QuantisedUnary::Clamp(activation) => {
                let multiplier = numerics::rescale_multiplier(contract, input, output);
                let result = Requantizer::new(vec![multiplier], activation, output);
                Box::new(move |x| result.apply(0, x - zero))
            }
            QuantisedUnary::Magnitude => {
                let multiplier = numerics::rescale_multiplier(contract, input, output);
                let result = Requantizer::new(vec![multiplier], Activation::None, output);
                Box::new(move |x| result.apply(0, (x - zero).abs()))
            }
            QuantisedUnary::InverseRoot
                if input.dtype == DType::I16 && contract.rules().tabulated_roots =>
            {
                let table = numerics::inverse_root_table(input, output);
                Box::new(move |x| interpolation::at(&table, x))
            }
            QuantisedUnary::InverseRoot => fixed_point_root(input, output),
            QuantisedUnary::Root => truncated_root(input, output),
            QuantisedUnary::Tabulated if input.dtype == DType::I16 => {
                let table = self.op.curve(input, output);
                Box::new(move |x| interpolation::at(&table, x))
            }
            QuantisedUnary::Tabulated => {
                in_single_precision(input, output, tabulated(self.op, output))
            }
            QuantisedUnary::Sigmoid { wide, .. } if input.dtype == DType::I16 => {
                let scaling = numerics::curve_scaling(input, wide.powers).expect("C4 holds");
                Box::new(move |x| (wide.function)(x, scaling))
            }
            QuantisedUnary::Sigmoid { .. } if contract.rules().real_sigmoids => {
                let op = self.op;
                let function = move |x| op.apply(DType::F32, Scalar::Single(x)).double() as f32;
                in_single_precision(input, output, function)
            }
            QuantisedUnary::Sigmoid {
                function,
                scale_bits,
                zero_point,
                ..
            } => stored::sigmoid(input, output, function, scale_bits, zero_point),
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
        let value = self.op.result(input.ty.dtype);
        let reals = match self.op.quantised() {
            Some(_) => self.op.reals(),
            None => &[],
        };
        let expected = value.unwrap_or(input.ty.dtype);
        if rule.dtype("C2", output, &[expected])
            && elements(rule, &[input, output], value.is_some(), reals) == Some(Elements::Quantised)
        {
            self.check_scales(rule, input, output);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::elementwise(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (input, output) = (operands.ty(0), operands.result);
        if input.quant.is_some() {
            let function = self.quantised(operands.numerics(), input, output);
            let stored = operands.integers(0).into_iter().map(function);
            return vec![Tensor::from_integers(output, stored)];
        }
        let values = operands.scalars(0).into_iter();
        let values = values.map(|x| self.op.apply(input.dtype, x));
        vec![Tensor::from_scalars(output, values)]
    }
}

impl ElementwiseFacts for Unary {
    fn operations(&self) -> u64 {
        1
    }
}

impl ElementwiseFacts for Binary {
    fn operations(&self) -> u64 {
        1 + u64::from(self.activation != Activation::None)
    }
}
