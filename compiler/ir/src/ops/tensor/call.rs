//! What another function of the module yields.

use crate::mesh::AxisId;
use crate::ops::facts::ControlFacts;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::{Operand, TypeRule};
use crate::types::TensorType;
use crate::vjp::no_vjp;

/// What another function of the module yields for these operands.
///
/// Constraints:
/// - C1: all operands are there; as many results as the function has.
/// - C2: the module has a function of this name, and it keeps no state.
/// - C3: the operands have the types of the function's inputs, the results of its outputs.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Call {
    /// Name of the function.
    pub function: String,
}

/// A function is there, keeps no state, and has inputs and outputs of these types.
pub(super) fn check_function(
    rule: &mut TypeRule<'_>,
    constraints: [&'static str; 2],
    name: &str,
    inputs: &[&TensorType],
    outputs: &[&TensorType],
) {
    let [found, typed] = constraints;
    let Some(function) = rule.function(name) else {
        rule.require(found, false, || format!("the module has no function @{name}"));
        return;
    };
    rule.require(found, !function.has_state(), || {
        format!("@{name} keeps a state; only the entry function of a run can")
    });
    for (what, expected, ids) in [
        ("inputs", inputs, &function.inputs),
        ("outputs", outputs, &function.outputs),
    ] {
        // Ids that are out of range are reported where the function is verified.
        let own = ids.iter().map(|id| function.values.get(*id));
        let own: Vec<_> = own.flatten().map(|value| &value.ty).collect();
        rule.require(typed, own == expected, || {
            let list = |types: &[&TensorType]| {
                let types: Vec<_> = types.iter().map(ToString::to_string).collect();
                types.join(", ")
            };
            format!("@{name} has {what} ({}), expected ({})", list(&own), list(expected))
        });
    }
}

/// Types of operands.
pub(super) fn types<'a>(operands: &[Operand<'a>]) -> Vec<&'a TensorType> {
    operands.iter().map(|operand| operand.ty).collect()
}

/// Copies of all operands from one on, as arguments.
pub(super) fn arguments(operands: &Operands<'_>, first: usize) -> Vec<Tensor> {
    let indices = first..operands.count();
    indices.map(|index| operands.tensor(index).clone()).collect()
}

impl OpDef for Call {
    attributes! { function }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let results = rule.result_count();
        let Some(operands) = rule.any_number(0, "operand", results) else {
            return;
        };
        let outputs = types(&rule.results("result"));
        check_function(rule, ["C2", "C3"], &self.function, &types(&operands), &outputs);
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        // Only the functions could say more.
        DimensionRule::whole(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        operands.call(&self.function, &arguments(operands, 0))
    }
}

impl ControlFacts for Call {
    fn callees(&self) -> Vec<&str> {
        vec![&self.function]
    }

    fn axes_mut(&mut self) -> Vec<&mut AxisId> {
        vec![]
    }
}

no_vjp!(Call: control);
