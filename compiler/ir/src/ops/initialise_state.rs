//! The elements that a state begins with.

use super::OpDef;
use super::attribute::attributes;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::type_rule::TypeRule;
use crate::types::DType;

/// Gives a state the elements of a tensor in the first run after a reset, as `CALL_ONCE` of
/// TensorFlow Lite does in the first run. The result, of the state's type, is the state after it,
/// and no op reads it, as that of [`WriteState`](super::WriteState). A second state says whether
/// this was done: 0 after a reset, 1 from then on.
///
/// Constraints:
/// - C1: operands 0 and 1 are states, the tensor is there; one result.
/// - C2: the tensor has the first state's element type and shape.
/// - C3: the second state is `i8[1]`, and begins with 0.
/// - C4: the result has the first state's type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct InitialiseState;

impl OpDef for InitialiseState {
    attributes! {}

    fn check(&self, rule: &mut TypeRule<'_>) {
        let arity = rule.arity(3..=3, 1);
        let (state, done) = (rule.state(0, "state"), rule.state(1, "second state"));
        let tensor = rule.operand(2, "tensor");
        let (true, Some(state), Some(done), Some(tensor)) = (arity, state, done, tensor) else {
            return;
        };
        rule.dtype("C2", tensor, &[state.ty.dtype]);
        rule.shape("C2", tensor, &state.ty.shape);
        rule.dtype("C3", done, &[DType::I8]);
        rule.shape("C3", done, &[1]);
        rule.plain("C3", done);
        let output = rule.result(0, "result");
        rule.require("C4", output.ty == state.ty, || {
            format!("{output} is {}, expected {}", output.ty, state.ty)
        });
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::bare(types).finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let done = operands.integers(1) != [0];
        let bytes = operands.tensor(if done { 0 } else { 2 }).bytes().to_vec();
        let state = Tensor::of_bytes(operands.result, bytes);
        let done = Tensor::from_integers(operands.ty(1), [1]);
        vec![state.clone(), state, done]
    }
}
