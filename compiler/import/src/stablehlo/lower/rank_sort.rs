//! Sorts by any comparator: the place of an element is the number of those before it.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::UnaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{BroadcastInDim, Combiner, Reduce, Sort};
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
    let (before, after) = (&shape[..dim], &shape[dim + 1..]);
    let lines = [before.iter().product(), shape[dim], after.iter().product()];
    let reshaped = operands.iter();
    let operands: Vec<_> = reshaped.map(|id| scope.build.reshape(*id, lines)).collect();
    let mut sorted = vec![places(scope, body, &operands, lines)?];
    sorted.extend(&operands);
    let kind = Sort {
        dim: 1,
        keys: 1,
        direction: Direction::Lt,
        total_order: false,
    };
    let types: Vec<_> = sorted.iter().map(|id| scope.ty(*id).clone()).collect();
    let results = scope.build.emit_many(kind, &sorted, types);
    let results = results[1..].iter();
    let results: Vec<_> = results.map(|id| scope.build.reshape(*id, &shape)).collect();
    scope.define_as(op, &results)
}

/// Where each element of a line, `[before, n, after]`, goes: after all that the comparator says are
/// before it, and after the equal ones that were before it.
fn places<'m>(
    scope: &mut Scope<'_, 'm>,
    body: Body<'m>,
    operands: &[ValueId],
    [outer, count, inner]: [usize; 3],
) -> Lowered<ValueId> {
    // Elements along dimension 1, and against them, in the last one, all others of their line.
    let grid = [outer, count, inner, count];
    let mut spread = |operand: ValueId, dims: [usize; 3]| {
        let ty = scope.ty(operand).with_shape(grid);
        let dims = dims.to_vec();
        scope.build.emit(BroadcastInDim { dims }, &[operand], ty)
    };
    let (mut before, mut after) = (Vec::new(), Vec::new());
    for &operand in operands {
        let (this, that) = (spread(operand, [0, 1, 2]), spread(operand, [0, 3, 2]));
        before.extend([that, this]);
        after.extend([this, that]);
    }
    let (before, after) = (truth(scope, body, &before)?, truth(scope, body, &after)?);
    let build = &mut scope.build;
    let ty = TensorType::new(DType::I32, grid);
    let (index, earlier) = (build.iota(ty.clone(), 1), build.iota(ty, 3));
    let is_earlier = build.compare(Direction::Lt, earlier, index);
    let not_after = build.unary(UnaryOp::Not, after);
    let tied = build.binary(BinaryOp::And, not_after, is_earlier);
    let counts = build.binary(BinaryOp::Or, before, tied);
    let counts = build.convert(counts, DType::I32);
    let zero = build.scalar(DType::I32, Scalar::Integer(0));
    let kind = Reduce {
        combiner: Combiner::Add,
        dims: vec![3],
    };
    let ty = TensorType::new(DType::I32, [outer, count, inner]);
    Ok(build.emit(kind, &[counts, zero], ty))
}

/// The one truth value that the comparator yields.
fn truth<'m>(scope: &mut Scope<'_, 'm>, body: Body<'m>, arguments: &[ValueId]) -> Lowered<ValueId> {
    match lifted::apply(scope, body, arguments)?[..] {
        [truth] if scope.ty(truth).dtype == DType::Bool => Ok(truth),
        _ => malformed("expected a comparator that returns i1"),
    }
}
