//! What a state holds.

use super::OpDef;
use super::attribute::attributes;
use crate::dimension_rule::{DimensionRule, OpTypes, Role, TensorDim};
use crate::eval::{Operands, Tensor};
use crate::type_rule::TypeRule;

/// The elements that a state holds at this point of the run. Several ops may read and write one
/// state, in their order in the function.
///
/// Constraints:
/// - C1: the operand is a state; one result.
/// - C2: the result has the state's element type and shape.
///
/// Stored elements are copied: the zero point of the state only tells what a reset fills it with.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ReadState;

impl OpDef for ReadState {
    attributes! {}

    fn check(&self, rule: &mut TypeRule<'_>) {
        let arity = rule.arity(1..=1, 1);
        if let (true, Some(state)) = (arity, rule.state(0, "state")) {
            let output = rule.result(0, "result");
            rule.dtype("C2", output, &[state.ty.dtype]);
            rule.shape("C2", output, &state.ty.shape);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = DimensionRule::bare(types);
        for (dim, extent) in types.shape(0).iter().enumerate() {
            let places = [TensorDim::Operand(0, dim), TensorDim::Result(0, dim)];
            rule.share(*extent, Role::Parallel, &places);
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let state = operands.tensor(0);
        let bytes = state.bytes().to_vec();
        vec![Tensor::of_bytes(operands.result, bytes), state.clone()]
    }
}
