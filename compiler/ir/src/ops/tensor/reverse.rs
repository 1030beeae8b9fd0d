//! Elements in the opposite order along some dimensions.

use super::index;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::vjp::{Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// Elements in the opposite order along some dimensions.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: operand and result have the same element type and scale, and none per axis.
/// - C3: the dimensions are different ones of the operand.
/// - C4: the result has the operand's shape.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Reverse {
    /// The dimensions.
    pub dims: Vec<usize>,
}

impl OpDef for Reverse {
    attributes! { dims }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([input]) = rule.all(["operand"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.same_elements("C2", input, output);
        rule.dimensions("C3", "dims", &self.dims, input.ty.shape.len());
        rule.shape("C4", output, &input.ty.shape);
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::windowed(types, |dim| !self.dims.contains(&dim), |_| true)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let shape = &operands.result.shape;
        let source = |mut target: Vec<usize>| {
            for &dim in &self.dims {
                target[dim] = shape[dim] - 1 - target[dim];
            }
            index::position(shape, target)
        };
        let sources = index::indices(shape).map(source);
        vec![Tensor::copied(operands.result, operands.tensor(0), sources)]
    }
}

impl Vjp for Reverse {
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let g = at.cotangent();
        let ty = at.build.ty(g).clone();
        Ok(vec![Some(at.build.emit(self.clone(), &[g], ty))])
    }
}
