//! The same numbers in another element type.

use crate::ops::facts::ElementwiseFacts;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::types::DType;
use crate::vjp::{Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// The same numbers, or the nearest, in another element type; see
/// [`Scalar::convert`](crate::eval::Scalar::convert).
///
/// Constraints:
/// - C1: the operand is there; one result.
/// - C2: neither is quantised: see `quantize` and `dequantize`.
/// - C3: the result has the operand's shape.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Convert;

impl OpDef for Convert {
    attributes! {}

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([input]) = rule.all(["operand"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        for tensor in [input, output] {
            rule.plain_dtype("C2", &[tensor], &DType::ALL);
        }
        rule.shape("C3", output, &input.ty.shape);
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::elementwise(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let scalars = operands.scalars(0).into_iter();
        let converted = scalars.map(|scalar| scalar.convert(operands.result.dtype));
        vec![Tensor::from_scalars(operands.result, converted)]
    }
}

impl ElementwiseFacts for Convert {
    fn operations(&self) -> u64 {
        0
    }
}

impl Vjp for Convert {
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let (dtype, g) = (at.build.ty(at.operands[0]).dtype, at.cotangent());
        Ok(vec![Some(at.build.convert(g, dtype))])
    }
}
