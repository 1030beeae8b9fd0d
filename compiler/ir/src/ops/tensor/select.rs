//! One of two elements, as a truth value says.

use crate::ops::facts::ElementwiseFacts;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Scalar, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::types::DType;
use crate::vjp::{Calculus, Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// Elements of one tensor where a truth value holds, of another where it does not.
///
/// Operands: predicate, on_true, on_false.
///
/// Constraints:
/// - C1: all three operands are there; one result.
/// - C2: the predicate is bool; the others and the result have the same element type and scale,
///   and none per axis.
/// - C3: all have the same shape; the predicate may have none instead and hold for all.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Select;

impl OpDef for Select {
    attributes! {}

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([predicate, on_true, on_false]) =
            rule.all(["predicate", "operand on_true", "operand on_false"], 1)
        else {
            return;
        };
        let output = rule.result(0, "result");
        rule.dtype("C2", predicate, &[DType::Bool]);
        if !predicate.ty.shape.is_empty() {
            rule.shape("C3", predicate, &output.ty.shape);
        }
        for operand in [on_true, on_false] {
            rule.same_elements("C2", operand, output);
            rule.shape("C3", operand, &output.ty.shape);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::elementwise(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let predicate = operands.scalars(0);
        let size = operands.result.dtype.size_bytes();
        let sides = [1, 2].map(|index| operands.tensor(index).bytes().chunks_exact(size));
        let [on_true, on_false] = sides;
        let mut bytes = Vec::with_capacity(operands.result.size_bytes());
        for (position, (yes, no)) in on_true.zip(on_false).enumerate() {
            let holds = predicate[position % predicate.len()] == Scalar::Truth(true);
            bytes.extend_from_slice(if holds { yes } else { no });
        }
        vec![Tensor::of_bytes(operands.result, bytes)]
    }
}

impl ElementwiseFacts for Select {
    fn operations(&self) -> u64 {
        1
    }
}

impl Vjp for Select {
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let (predicate, g) = (at.operands[0], at.cotangent());
        let zero = at.build.number(g, 0.0);
        at.each(|at, operand| {
            let [on_true, on_false] = if operand == 1 { [g, zero] } else { [zero, g] };
            Ok(Some(at.build.select(predicate, on_true, on_false)))
        })
    }
}
