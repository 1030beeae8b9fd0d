//! A tensor with a part replaced, from a computed index on.

use super::dynamic_slice::{check_part, check_starts, positions};
use crate::dimension_rule::{DimensionRule, OpTypes, TensorDim, Role};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use super::DynamicSlice;
use crate::vjp::{Calculus, Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// A tensor with a part replaced that begins at a computed index, clamped so that it is inside.
///
/// Operands: x, update, then a start for each dimension of x.
///
/// Constraints:
/// - C1: an operand, an update and a start for each dimension are there; one result.
/// - C2: operand, update and result have the same element type and scale, and none per axis.
/// - C3: starts are scalars of one integer type.
/// - C4: the update has as many dimensions as the operand, and extents that are no larger.
/// - C5: the result has the operand's shape.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DynamicUpdateSlice;

impl OpDef for DynamicUpdateSlice {
    attributes! {}

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some(operands) = rule.any_number(2, "operand", 1) else {
            return;
        };
        let (x, update, output) = (operands[0], operands[1], rule.result(0, "result"));
        rule.same_elements("C2", x, output);
        rule.same_elements("C2", update, output);
        check_starts(rule, x, &operands[2..]);
        check_part(rule, update, x);
        rule.shape("C5", output, &x.ty.shape);
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        // What is replaced whole begins at 0, whatever the start says.
        let (whole, part) = (types.shape(0), types.shape(1));
        let mut rule = DimensionRule::bare(types);
        for (dim, &extent) in whole.iter().enumerate() {
            let result = TensorDim::Result(0, dim);
            let places = [TensorDim::Operand(0, dim), result, TensorDim::Operand(1, dim)];
            match extent == part[dim] {
                true => rule.share(extent, Role::Parallel, &places),
                false => rule.share(extent, Role::Indexed, &places[..2]),
            }
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (whole, part) = (&operands.result.shape, &operands.ty(1).shape);
        let mut bytes = operands.tensor(0).bytes().to_vec();
        let size = operands.result.dtype.size_bytes();
        let elements = operands.tensor(1).bytes().chunks_exact(size);
        for (position, element) in positions(operands, 2, whole, part).into_iter().zip(elements) {
            bytes[position * size..][..size].copy_from_slice(element);
        }
        vec![Tensor::of_bytes(operands.result, bytes)]
    }
}

impl Vjp for DynamicUpdateSlice {
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let (part, g) = (at.shape(1), at.cotangent());
        at.each(|at, operand| {
            let ty = at.build.ty(g).clone();
            let starts = &at.operands[2..];
            Ok(Some(match operand {
                0 => {
                    let zeros = at.build.zeros(ty.dtype, &part);
                    at.build.emit(Self, &[&[g, zeros], starts].concat(), ty)
                }
                _ => {
                    let ty = ty.with_shape(part.clone());
                    at.build.emit(DynamicSlice, &[&[g], starts].concat(), ty)
                }
            }))
        })
    }
}
