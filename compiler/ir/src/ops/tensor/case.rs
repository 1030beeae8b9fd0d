//! One of several functions, as an index says.

use crate::mesh::AxisId;
use crate::ops::facts::ControlFacts;
use super::call::{arguments, check_function, types};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::types::DType;
use crate::vjp::no_vjp;

/// What the function selected by an index yields; the last one if the index is out of range.
///
/// Operands: index, then what all the functions take.
///
/// Constraints:
/// - C1: all operands are there, the index at least.
/// - C2: there is at least one function; all are in the module, and none keeps state.
/// - C3: the operands after the index have the types of their inputs, the results of their outputs.
/// - C4: the index is an i32 scalar.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Case {
    /// Names of the functions, in the order of the index.
    pub functions: Vec<String>,
}

impl Case {
    /// The function that an index chooses.
    pub fn chosen(&self, index: i64) -> usize {
        let last = self.functions.len() - 1;
        usize::try_from(index).map_or(last, |index| index.min(last))
    }
}

impl OpDef for Case {
    attributes! { functions }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let results = rule.result_count();
        let Some(operands) = rule.any_number(1, "operand", results) else {
            return;
        };
        rule.plain_dtype("C4", &operands[..1], &[DType::I32]);
        rule.shape("C4", operands[0], &[]);
        rule.require("C2", !self.functions.is_empty(), || {
            "expected at least one branch".to_owned()
        });
        let inputs = types(&operands[1..]);
        let outputs = types(&rule.results("result"));
        for function in &self.functions {
            check_function(rule, ["C2", "C3"], function, &inputs, &outputs);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        // Only the functions could say more.
        DimensionRule::whole(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let chosen = self.chosen(operands.scalars(0)[0].integer());
        operands.call(&self.functions[chosen], &arguments(operands, 1))
    }
}

impl ControlFacts for Case {
    fn callees(&self) -> Vec<&str> {
        self.functions.iter().map(String::as_str).collect()
    }

    fn axes_mut(&mut self) -> Vec<&mut AxisId> {
        vec![]
    }
}

no_vjp!(Case: control);
