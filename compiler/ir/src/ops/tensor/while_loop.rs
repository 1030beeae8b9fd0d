//! A function repeated as long as another says so.

use crate::mesh::AxisId;
use crate::ops::facts::ControlFacts;
use super::call::{arguments, check_function, types};
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Scalar, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::types::{DType, TensorType};
use crate::vjp::no_vjp;

/// A function repeated as long as another says so: while `condition` of the values is true, `body`
/// of the values takes their place.
///
/// Operands: the values that change, then those that do not, which both functions take as well.
///
/// Constraints:
/// - C1: all operands are there, and no fewer than results.
/// - C2: the module has both functions, and they keep no state.
/// - C3: both take values of the operands' types; the condition yields one truth value, the body
///   values of the types of the first operands, as many as there are results.
/// - C4: the results have those types, too.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct While {
    /// Name of the function that says whether to continue.
    pub condition: String,
    /// Name of the function that is repeated.
    pub body: String,
}

impl OpDef for While {
    attributes! { condition, body }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let results = rule.result_count();
        let Some(operands) = rule.any_number(results, "operand", results) else {
            return;
        };
        let inputs = types(&operands);
        let outputs = types(&rule.results("result"));
        let truth = TensorType::new(DType::Bool, []);
        check_function(rule, ["C2", "C3"], &self.condition, &inputs, &[&truth]);
        check_function(rule, ["C2", "C3"], &self.body, &inputs, &inputs[..results]);
        rule.require("C4", outputs == inputs[..results], || {
            "the results do not have the types of the first operands".to_owned()
        });
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        // As far as the loop itself goes: what its functions make of it is theirs.
        DimensionRule::pairwise(types)
    }

    /// Loops of entry functions are evaluated in `eval::spmd`, which bounds their turns.
    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let mut values = arguments(operands, 0);
        let changing = operands.results.len();
        loop {
            let predicate = operands.call(&self.condition, &values)[0].scalars()[0];
            if predicate != Scalar::Truth(true) {
                values.truncate(changing);
                return values;
            }
            let next = operands.call(&self.body, &values);
            for (value, next) in values.iter_mut().zip(next) {
                *value = next;
            }
        }
    }
}

impl ControlFacts for While {
    fn callees(&self) -> Vec<&str> {
        vec![&self.condition, &self.body]
    }

    fn axes_mut(&mut self) -> Vec<&mut AxisId> {
        vec![]
    }
}

no_vjp!(While: control);
