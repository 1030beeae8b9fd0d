//! Elements within bounds.

use crate::ops::facts::ElementwiseFacts;
use crate::dimension_rule::{DimensionRule, OpTypes};
use crate::eval::{Operands, Tensor};
use crate::ops::attribute::attributes;
use crate::ops::{BinaryOp, OpDef};
use crate::type_rule::TypeRule;
use crate::types::DType;
use super::compare::Direction;
use crate::vjp::{Calculus, Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// min(max(x, lowest), highest): what is not a number prevails.
///
/// Operands: lowest, x, highest.
///
/// Constraints:
/// - C1: all three operands are there; one result.
/// - C2: all have one type of float or integer elements and are not quantised.
/// - C3: x and the result have one shape; the bounds have it too, or none and hold for all.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Clamp;

impl OpDef for Clamp {
    attributes! {}

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([lowest, x, highest]) = rule.all(["lowest", "operand", "highest"], 1) else {
            return;
        };
        let output = rule.result(0, "result");
        rule.plain_dtype("C2", &[lowest, x, highest, output], &DType::NUMBERS);
        rule.shape("C3", x, &output.ty.shape);
        for bound in [lowest, highest] {
            if !bound.ty.shape.is_empty() {
                rule.shape("C3", bound, &output.ty.shape);
            }
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        DimensionRule::elementwise(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (lowest, highest) = (operands.scalars(0), operands.scalars(2));
        let dtype = operands.result.dtype;
        let elements = operands.scalars(1).into_iter().enumerate();
        let clamped = elements.map(|(position, x)| {
            let above = BinaryOp::Max.apply(dtype, x, lowest[position % lowest.len()]);
            BinaryOp::Min.apply(dtype, above, highest[position % highest.len()])
        });
        vec![Tensor::from_scalars(operands.result, clamped)]
    }
}

impl ElementwiseFacts for Clamp {
    fn operations(&self) -> u64 {
        2
    }
}

impl Vjp for Clamp {
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let (x, g) = (at.operands[1], at.cotangent());
        at.each(|at, operand| {
            let b = &mut *at.build;
            let [lowest, highest] = [at.operands[0], at.operands[2]].map(|it| b.spread(it, x));
            let above = b.compare(Direction::Gt, x, lowest);
            let below = b.compare(Direction::Lt, x, highest);
            if operand == 1 {
                let inside = b.binary(BinaryOp::And, above, below);
                return Ok(Some(b.masked(inside, g)));
            }
            // The highest prevails over the lowest, as the definition says.
            let is_it = match operand {
                0 => {
                    let is_lowest = b.compare(Direction::Lt, x, lowest);
                    let is_less = b.compare(Direction::Lt, lowest, highest);
                    b.binary(BinaryOp::And, is_lowest, is_less)
                }
                _ => {
                    let raised = b.binary(BinaryOp::Max, x, lowest);
                    b.compare(Direction::Gt, raised, highest)
                }
            };
            let part = b.masked(is_it, g);
            Ok(Some(match b.shape(at.operands[operand]).is_empty() {
                true => b.total(part),
                false => part,
            }))
        })
    }
}
