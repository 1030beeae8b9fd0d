//! How elements of two tensors relate.

use crate::ops::facts::ElementwiseFacts;
use std::cmp::Ordering;

use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::fixed_point::multiply_by_quantized_multiplier;
use crate::eval::{Operands, Scalar, Tensor};
use crate::numerics;
use crate::ops::OpDef;
use crate::ops::attribute::{attributes, word_attributes};
use crate::type_rule::{Operand, TypeRule};
use crate::types::DType;
use crate::vjp::no_slope;

/// Whether two elements relate as `direction` says.
///
/// Constraints:
/// - C1: both operands are there; one result.
/// - C2: the operands have one element type and are not quantised, or are i8 with one scale each;
///   the result is bool.
/// - C3: all have the same shape.
/// - C4: a total order is one of floats.
/// - C5: scales are below 1.
///
/// Of elements with scales, multiples of 1/256 are compared that are near to the reals, as in
/// TensorFlow Lite Micro.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Compare {
    /// Which relation.
    pub direction: Direction,
    /// Whether floats are in their total order: −NaN, −∞, …, −0, 0, …, ∞, NaN. Else what is not a
    /// number is unequal to everything and in no order.
    pub total_order: bool,
}

/// A relation of two elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// a = b.
    Eq,
    /// a ≠ b.
    Ne,
    /// a ≥ b.
    Ge,
    /// a > b.
    Gt,
    /// a ≤ b.
    Le,
    /// a < b.
    Lt,
}

word_attributes! {
    Direction: "`eq`, `ne`, `ge`, `gt`, `le` or `lt`";
    Eq = "eq", Ne = "ne", Ge = "ge", Gt = "gt", Le = "le", Lt = "lt",
}

impl Direction {
    /// Whether two elements of one type relate so.
    pub fn holds(self, a: Scalar, b: Scalar, total_order: bool) -> bool {
        let order = match total_order {
            true => Some(total_order_of(a, b)),
            false => partial_order_of(a, b),
        };
        match self {
            Self::Eq => order == Some(Ordering::Equal),
            Self::Ne => order != Some(Ordering::Equal),
            Self::Ge => order.is_some_and(Ordering::is_ge),
            Self::Gt => order == Some(Ordering::Greater),
            Self::Le => order.is_some_and(Ordering::is_le),
            Self::Lt => order == Some(Ordering::Less),
        }
    }
}

fn partial_order_of(a: Scalar, b: Scalar) -> Option<Ordering> {
    match (a, b) {
        (Scalar::Integer(a), Scalar::Integer(b)) => Some(a.cmp(&b)),
        _ => a.double().partial_cmp(&b.double()),
    }
}

fn total_order_of(a: Scalar, b: Scalar) -> Ordering {
    match (a, b) {
        (Scalar::Integer(a), Scalar::Integer(b)) => a.cmp(&b),
        _ => a.double().total_cmp(&b.double()),
    }
}

/// C2, C5: the operands can be compared by their scales.
fn check_scales(rule: &mut TypeRule<'_>, operands: [Operand<'_>; 2]) {
    for operand in operands {
        if rule.dtype("C2", operand, &[DType::I8])
            && let Some((scale, _)) = rule.per_tensor("C2", operand)
        {
            let fits = numerics::comparison_multiplier(operand.ty).shift <= 0;
            rule.require("C5", fits, || {
                format!("{operand} has scale {scale:?}, expected one below 1")
            });
        }
    }
}

/// The elements of a quantised operand as multiples of 1/256.
fn multiples(operands: &Operands<'_>, index: usize) -> Vec<Scalar> {
    let ty = operands.ty(index);
    let (zero, factor) = (ty.zero_point(), numerics::comparison_multiplier(ty));
    let scaled = |x: i32| {
        let fine = (x - zero) << numerics::COMPARISON_SHIFT;
        Scalar::Integer(multiply_by_quantized_multiplier(fine, factor).into())
    };
    operands.integers(index).into_iter().map(scaled).collect()
}

impl OpDef for Compare {
    attributes! { direction, total_order: or(false) }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([a, b]) = rule.all(["left operand", "right operand"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        if a.ty.quant.is_some() || b.ty.quant.is_some() {
            check_scales(rule, [a, b]);
        } else {
            rule.plain_dtype("C2", &[a, b], &DType::ALL);
        }
        rule.dtype("C2", output, &[DType::Bool]);
        rule.shape("C3", b, &a.ty.shape);
        rule.shape("C3", output, &a.ty.shape);
        if self.total_order {
            rule.dtype("C4", a, &DType::FLOATS);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::elementwise(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let [a, b] = [0, 1].map(|index| match operands.ty(index).quant {
            Some(_) => multiples(operands, index),
            None => operands.scalars(index),
        });
        let pairs = a.into_iter().zip(b);
        let relate = |(a, b)| Scalar::Truth(self.direction.holds(a, b, self.total_order));
        vec![Tensor::from_scalars(operands.result, pairs.map(relate))]
    }
}

impl ElementwiseFacts for Compare {
    fn operations(&self) -> u64 {
        1
    }
}

no_slope!(Compare);
