//! What a device of one pipeline stage receives from one of another.

use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::vjp::no_vjp;

/// Waits for what the device at the same position of the stage sends whose program sends to this
/// channel.
///
/// Constraints:
/// - C1: no operand; one result or more.
/// - C2: the results are not quantised, and have the types of the operands of the
///   [`Send`](super::Send), which is in another module.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Receive {
    /// Number of the message.
    pub channel: usize,
}

impl OpDef for Receive {
    attributes! { channel }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let results = rule.result_count();
        if rule.all([], results).is_none() {
            return;
        }
        rule.require("C1", results > 0, || "there is no result".to_owned());
        let quantised = rule.results("result").iter().any(|it| it.ty.quant.is_some());
        rule.require("C2", !quantised, || "a result is quantised".to_owned());
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::whole(types)
    }

    /// Nobody sends anything: zeros.
    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        operands.results.iter().map(|ty| Tensor::zero(ty)).collect()
    }
}

no_vjp!(Receive: collective);
