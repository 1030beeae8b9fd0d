//! The largest or smallest elements along a dimension, and where they are.

use super::compare::Direction;
use super::index;
use crate::dimension_rule::{DimensionRule, OpTypes, TensorDim, Role};
use crate::eval::{Operands, Scalar, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::TypeRule;
use crate::types::DType;
use crate::vjp::{Calculus, Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// The largest or smallest elements along a dimension, and their indices along it. Of equal ones
/// the first counts; what is not a number prevails, the first of such.
///
/// Results: values, indices.
///
/// Constraints:
/// - C1: the operand is there; two results.
/// - C2: operand and values have one type of float, integer or bool elements and are not quantised;
///   the indices are i32, u32 or i64.
/// - C3: the dimension is one of the operand.
/// - C4: both results have the operand's extents without that of the dimension.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ArgReduce {
    /// The dimension that vanishes.
    pub dim: usize,
    /// Whether the largest is looked for, or the smallest.
    pub max: bool,
}

impl ArgReduce {
    /// Whether an element counts instead of one before it.
    fn prevails(&self, element: Scalar, best: Scalar) -> bool {
        let direction = match self.max {
            true => Direction::Gt,
            false => Direction::Lt,
        };
        let is_nan = |x: Scalar| x.double().is_nan();
        !is_nan(best) && (is_nan(element) || direction.holds(element, best, false))
    }
}

impl OpDef for ArgReduce {
    attributes! { dim, max }

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some([x]) = rule.all(["operand"], 2) else {
            return;
        };
        let (values, indices) = (rule.result(0, "values"), rule.result(1, "indices"));
        let dtypes: Vec<DType> = DType::NUMBERS.into_iter().chain([DType::Bool]).collect();
        rule.plain_dtype("C2", &[x, values], &dtypes);
        rule.plain_dtype("C2", &[indices], &[DType::I32, DType::U32, DType::I64]);
        let rank = x.ty.shape.len();
        if rule.dimensions("C3", "dim", &[self.dim], rank) {
            let shape = index::pick(&x.ty.shape, &index::others(rank, &[self.dim]));
            rule.shape("C4", values, &shape);
            rule.shape("C4", indices, &shape);
        }
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        let mut rule = DimensionRule::bare(types);
        let shape = types.shape(0);
        for (result, dim) in index::others(shape.len(), &[self.dim])
            .into_iter()
            .enumerate()
        {
            let places = [
                TensorDim::Operand(0, dim),
                TensorDim::Result(0, result),
                TensorDim::Result(1, result),
            ];
            rule.share(shape[dim], Role::Parallel, &places);
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let shape = &operands.ty(0).shape;
        let x = operands.scalars(0);
        let along = index::offsets(shape, &[self.dim]);
        let kept = index::others(shape.len(), &[self.dim]);
        let (mut values, mut indices) = (Vec::new(), Vec::new());
        for start in index::offsets(shape, &kept) {
            let mut best = 0;
            for (i, offset) in along.iter().enumerate() {
                if self.prevails(x[start + offset], x[start + along[best]]) {
                    best = i;
                }
            }
            values.push(x[start + along[best]]);
            indices.push(Scalar::Integer(best as i64));
        }
        vec![
            Tensor::from_scalars(operands.results[0], values),
            Tensor::from_scalars(operands.results[1], indices),
        ]
    }
}

impl Vjp for ArgReduce {
    /// The element that was found has the slope.
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let (shape, Some(g)) = (at.shape(0), at.cotangents[0]) else {
            return Ok(vec![None]);
        };
        let b = &mut *at.build;
        let dims = index::others(shape.len(), &[self.dim]);
        let g = b.broadcast(g, &dims, &shape);
        let found = b.broadcast(at.results[1], &dims, &shape);
        let ty = b.ty(found).clone();
        let own = b.iota(ty, self.dim);
        let is_found = b.compare(Direction::Eq, own, found);
        Ok(vec![Some(b.masked(is_found, g))])
    }
}
