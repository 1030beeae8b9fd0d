//! Values as they are, which nothing is moved across.

use super::call::{arguments, types};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::graph::ValueId;
use crate::vjp::{Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// The operands as they are. Ops that make an operand stay before those that use a result.
///
/// Constraints:
/// - C1: one operand or more, all there; as many results.
/// - C2: the results have the operands' types.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OptimizationBarrier;

impl OpDef for OptimizationBarrier {
    attributes! {}

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some(operands) = rule.any_number(1, "operand", rule.operand_count()) else {
            return;
        };
        let results = types(&rule.results("result"));
        rule.require("C2", types(&operands) == results, || {
            "the results do not have the types of the operands".to_owned()
        });
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::pairwise(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        arguments(operands, 0)
    }
}

impl Vjp for OptimizationBarrier {
    /// What is computed again behind a barrier is not moved before it: cotangents pass one, too.
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let known: Vec<ValueId> = at.cotangents.iter().flatten().copied().collect();
        let types: Vec<_> = known.iter().map(|it| at.build.ty(*it).clone()).collect();
        let mut passed = at.build.emit_many(Self, &known, types).into_iter();
        let each = at.cotangents.iter();
        Ok(each.map(|it| it.and_then(|_| passed.next())).collect())
    }
}
