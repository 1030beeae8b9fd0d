//! New elements for a state.

use super::OpDef;
use super::attribute::attributes;
use crate::dimension_rule::{DimensionRule, OpTypes, Role, TensorDim};
use crate::eval::{Operands, Tensor};
use crate::type_rule::TypeRule;

/// Gives a state the elements of a tensor. The result, of the state's type, is the state after it;
/// no op reads it: [`ReadState`](super::ReadState) does.
///
/// Constraints:
/// - C1: operand 0 is a state, the tensor is there; one result.
/// - C2: the tensor has the state's element type and shape.
/// - C3: the result has the state's type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WriteState;

impl OpDef for WriteState {
    attributes! {}

    fn check(&self, rule: &mut TypeRule<'_>) {
        let arity = rule.arity(2..=2, 1);
        let (state, tensor) = (rule.state(0, "state"), rule.operand(1, "tensor"));
        let (true, Some(state), Some(tensor)) = (arity, state, tensor) else {
            return;
        };
        rule.dtype("C2", tensor, &[state.ty.dtype]);
        rule.shape("C2", tensor, &state.ty.shape);
        let output = rule.result(0, "result");
        rule.require("C3", output.ty == state.ty, || {
            format!("{output} is {}, expected {}", output.ty, state.ty)
        });
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = DimensionRule::bare(types);
        for (dim, extent) in types.shape(0).iter().enumerate() {
            let operands = [0, 1].map(|operand| TensorDim::Operand(operand, dim));
            let places = [operands[0], operands[1], TensorDim::Result(0, dim)];
            rule.share(*extent, Role::Parallel, &places);
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let bytes = operands.tensor(1).bytes().to_vec();
        let state = Tensor::of_bytes(operands.result, bytes);
        vec![state.clone(), state]
    }
}
