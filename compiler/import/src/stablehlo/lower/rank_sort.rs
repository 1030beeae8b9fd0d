//! Sorts by any comparator: the place of an element is the number of those before it.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::UnaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Combiner, Reduce, Sort};
use peapod_ir::{DType, TensorType, ValueId};

use super::combiner::Body;
use super::error::{Lowered, malformed, unsupported};
use super::lifted;
use super::scope::Scope;
use crate::stablehlo::Operation;

/// Most pairs of elements that are compared.
const MOST_PAIRS: usize = 1 << 28;

/// A stable sort of tensors of one shape along a dimension.
pub(super) fn sort<'m>(
    scope: &mut Scope<'_, 'm>,
    op: &'m Operation,
    body: Body<'m>,
    dim: usize,
) -> Lowered {
    let operands = scope.all_operands(op)?;
    let shape = scope.ty(operands[0]).shape.to_vec();
    let alike = |id: &ValueId| scope.ty(*id).shape[..] == shape[..];
    if dim >= shape.len() || !operands.iter().all(alike) {
        return malformed(format!(
            "dimension {dim} of operands of one shape {shape:?}"
        ));
    }
    let pairs = shape.iter().product::<usize>().saturating_mul(shape[dim]);
    if pairs > MOST_PAIRS {
        return unsupported(format!(
            "comparators other than a lexicographic LT or GT of operands compare all pairs of \
             elements: {pairs}, expected at most {MOST_PAIRS}"
        ));
    }
    let mut sorted = vec![places(scope, body, &operands, dim)?];
    sorted.extend(&operands);
    let kind = Sort {
        dim,
        keys: 1,
        direction: Direction::Lt,
        total_order: false,
    };
    let types: Vec<_> = sorted.iter().map(|id| scope.ty(*id).clone()).collect();
    let results = scope.build.emit_many(kind, &sorted, types);
    scope.define_as(op, &results[1..])
}

/// Where each element goes: after all that the comparator says are before it, and after the equal
/// ones that were before it.
fn places<'m>(
    scope: &mut Scope<'_, 'm>,
    body: Body<'m>,
    operands: &[ValueId],
    dim: usize,
) -> Lowered<ValueId> {
    let shape = scope.ty(operands[0]).shape.to_vec();
    let rank = shape.len();
    let grid = [&shape[..], &shape[dim..=dim]].concat();
    // Elements along the dimension, and against them, in the last one, all others.
    let own: Vec<usize> = (0..rank).collect();
    let mut other = own.clone();
    other[dim] = rank;
    let (mut before, mut after) = (Vec::new(), Vec::new());
    for &operand in operands {
        // The extents of the grid along both are equal.
        let this = scope.build.broadcast(operand, &own, &grid);
        let that = scope.build.emit(
            peapod_ir::ops::tensor::BroadcastInDim {
                dims: other.clone(),
            },
            &[operand],
            scope.ty(operand).with_shape(grid.clone()),
        );
        before.extend([that, this]);
        after.extend([this, that]);
    }
    let (before, after) = (truth(scope, body, &before)?, truth(scope, body, &after)?);
    let build = &mut scope.build;
    let ty = TensorType::new(DType::I32, grid.clone());
    let (index, earlier) = (build.iota(ty.clone(), dim), build.iota(ty, rank));
    let is_earlier = build.compare(Direction::Lt, earlier, index);
    let not_after = build.unary(UnaryOp::Not, after);
    let tied = build.binary(BinaryOp::And, not_after, is_earlier);
    let counts = build.binary(BinaryOp::Or, before, tied);
    let counts = build.convert(counts, DType::I32);
    let zero = build.scalar(DType::I32, Scalar::Integer(0));
    let kind = Reduce {
        combiner: Combiner::Add,
        dims: vec![rank],
    };
    Ok(build.emit(kind, &[counts, zero], TensorType::new(DType::I32, shape)))
}

/// The one truth value that the comparator yields.
fn truth<'m>(scope: &mut Scope<'_, 'm>, body: Body<'m>, arguments: &[ValueId]) -> Lowered<ValueId> {
    match lifted::apply(scope, body, arguments)?[..] {
        [truth] if scope.ty(truth).dtype == DType::Bool => Ok(truth),
        _ => malformed("expected a comparator that returns i1"),
    }
}
