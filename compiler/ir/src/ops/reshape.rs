//! The same elements under another shape.

use super::OpDef;
use super::attribute::attributes;
use crate::dimension_rule::{DimensionRule, OpTypes, TensorDim, Role, common_factors};
use crate::eval::{Operands, Tensor};
use crate::type_rule::TypeRule;
use crate::vjp::{Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// The same elements under the shape of the result.
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: the result has the operand's element type.
/// - C3: the result has as many elements as the operand.
/// - C4: neither is quantised per axis, which a reshape could not keep.
///
/// Stored elements are copied: like TensorFlow Lite Micro, nothing compares the scales.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Reshape;

impl OpDef for Reshape {
    attributes! {}

    fn check(&self, rule: &mut TypeRule<'_>) {
        let arity = rule.arity(1..=1, 1);
        let (true, Some(input)) = (arity, rule.operand(0, "operand")) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.dtype("C2", output, &[input.ty.dtype]);
        let (expected, found) = (input.ty.elements(), output.ty.elements());
        rule.require("C3", expected == found, || {
            format!("{output} has {found} elements, {input} has {expected}")
        });
        rule.not_per_axis("C4", input);
        rule.not_per_axis("C4", output);
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = DimensionRule::bare(types);
        let shapes = (types.shape(0), &types.results[0].shape);
        for (extent, from, to) in common_factors(shapes.0, shapes.1) {
            let places = [TensorDim::Operand(0, from), TensorDim::Result(0, to)];
            rule.share(extent, Role::Parallel, &places);
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let bytes = operands.tensor(0).bytes().to_vec();
        vec![Tensor::of_bytes(operands.result, bytes)]
    }
}

impl Vjp for Reshape {
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let (shape, g) = (at.shape(0), at.cotangent());
        Ok(vec![Some(at.build.reshape(g, shape))])
    }
}
