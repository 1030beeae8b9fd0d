//! What a device of one pipeline stage sends to one of another.

use super::call::types;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::vjp::no_vjp;

/// Sends the operands to the device at the same position of the stage whose program receives from
/// this channel. It waits for nobody.
///
/// Constraints:
/// - C1: one operand or more, all there; no result.
/// - C2: the operands are not quantised.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Send {
    /// Number of the message: of all stages of a pipeline one sends it, and one receives it.
    pub channel: usize,
}

impl OpDef for Send {
    attributes! { channel }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some(operands) = rule.any_number(1, "operand", 0) else {
            return;
        };
        rule.require("C2", types(&operands).iter().all(|it| it.quant.is_none()), || {
            "an operand is quantised".to_owned()
        });
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::whole(types)
    }

    /// There is nobody to receive it.
    fn eval(&self, _: &Operands<'_>) -> Vec<Tensor> {
        vec![]
    }
}

no_vjp!(Send: collective);
