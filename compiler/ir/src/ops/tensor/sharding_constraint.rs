//! A value as it is, with the sharding that its annotation asks for.

use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::vjp::{Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// A value as it is, with the sharding that the annotation of the result asks for.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: the result has the operand's type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ShardingConstraint;

impl OpDef for ShardingConstraint {
    attributes! {}

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([x]) = rule.all(["operand"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.require("C2", x.ty == output.ty, || {
            format!("{output} is {}, not {}", output.ty, x.ty)
        });
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::elementwise(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        vec![operands.tensor(0).clone()]
    }
}

impl Vjp for ShardingConstraint {
    /// The cotangent is sharded like the value.
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let g = at.cotangent();
        let ty = at.build.ty(g).clone();
        let annotation = at.build.function().value(at.results[0]).annotation.clone();
        let constrained = at.build.emit(Self, &[g], ty);
        at.build.annotate(constrained, annotation);
        Ok(vec![Some(constrained)])
    }
}
