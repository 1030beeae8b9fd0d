//! Systems of equations whose matrix has three diagonals, with partial pivoting.

use peapod_ir::DType;
use peapod_ir::ValueId;
use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};

use super::{Matrices, batched, finish, no_info, repeat};
use crate::stablehlo::Operation;
use crate::stablehlo::lower::error::{Lowered, malformed};
use crate::stablehlo::lower::scope::Scope;

/// `?gtsv` as JAX calls it: diagonals of n elements, of which the first of the lower one and the
/// last of the upper one count for nothing. The results are the factors, the solution and `info`.
pub(super) fn gtsv<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [lower, diagonal, upper, b] = scope.operands::<4>(op)?;
    let b = batched(scope, b)?;
    let ty = scope.ty(b).clone();
    let [batch, rows] = [ty.shape[0], ty.shape[1]];
    let mut diagonals = Vec::new();
    for diagonal in [lower, diagonal, upper] {
        let found = scope.ty(diagonal).clone();
        if found.elements() != batch * rows || found.dtype != ty.dtype {
            return malformed(format!("a diagonal {found} for {ty}"));
        }
        diagonals.push(scope.build.reshape(diagonal, [batch, rows, 1]));
    }
    let info = no_info(scope, b);
    let steps = rows.saturating_sub(1);
    let carried = [diagonals[0], diagonals[1], diagonals[2], b, info];
    let factors = repeat(
        scope,
        op,
        steps,
        (&carried, &[]),
        &|build, at, carried, _| eliminated(build, at, rows, carried),
    )?;
    let &[lower, diagonal, upper, b, info] = &factors[..] else {
        unreachable!("five values are carried");
    };
    let kept = [lower, diagonal, upper];
    let solved = repeat(
        scope,
        op,
        rows,
        (&[b], &kept),
        &|build, at, carried, kept| vec![substituted(build, at, rows, carried[0], kept)],
    )?;
    let info = last_pivot(scope, diagonal, info, rows);
    finish(scope, op, &[lower, diagonal, upper, solved[0], info])
}

/// Notes the last pivot, which no step divides by.
fn last_pivot(scope: &mut Scope<'_, '_>, diagonal: ValueId, info: ValueId, rows: usize) -> ValueId {
    if rows == 0 {
        return info;
    }
    let last = scope.build.cut(diagonal, 1, rows - 1, rows);
    let mut matrices = Matrices(&mut scope.build);
    let zero = matrices.number(last, 0.0);
    let is_zero = matrices.0.compare(Direction::Eq, last, zero);
    let index = i64::try_from(rows - 1).unwrap_or(i64::MAX);
    let index = matrices.0.scalar(DType::I32, Scalar::Integer(index));
    matrices.noted(info, is_zero, index)
}

/// The scalar index some places after another.
fn after(build: &mut Builder, at: ValueId, places: i64) -> ValueId {
    let places = build.scalar(DType::I32, Scalar::Integer(places));
    build.binary(BinaryOp::Add, at, places)
}

/// Whether a scalar index is this one or a later one.
fn is_past(build: &mut Builder, at: ValueId, index: usize) -> ValueId {
    let index = i64::try_from(index).unwrap_or(i64::MAX);
    let index = build.scalar(DType::I32, Scalar::Integer(index));
    build.compare(Direction::Ge, at, index)
}

/// One of two values, as a scalar says.
fn chosen(m: &mut Matrices<'_>, truth: ValueId, on_true: ValueId, on_false: ValueId) -> ValueId {
    let truth = m.spread(truth, on_true);
    m.0.select(truth, on_true, on_false)
}

/// Eliminates the element below a pivot, which is the larger one of two rows. Where rows are
/// exchanged, the first has a third element, which takes the place of the eliminated one.
fn eliminated(build: &mut Builder, at: ValueId, rows: usize, carried: &[ValueId]) -> Vec<ValueId> {
    let &[lower, diagonal, upper, b, info] = carried else {
        unreachable!("five values are carried");
    };
    let next = after(build, at, 1);
    let mut m = Matrices(build);
    let mut take = |x: ValueId, row: ValueId| m.part(x, Some(row), None);
    let (below, pivot, beside) = (take(lower, next), take(diagonal, at), take(upper, at));
    let (next_pivot, next_beside) = (take(diagonal, next), take(upper, next));
    let (own, other) = (take(b, at), take(b, next));
    let (size, pivot_size) = (
        m.0.unary(UnaryOp::Abs, below),
        m.0.unary(UnaryOp::Abs, pivot),
    );
    let swaps = m.0.compare(Direction::Gt, size, pivot_size);
    let first = m.0.select(swaps, below, pivot);
    let second = m.0.select(swaps, pivot, below);
    let zero = m.number(first, 0.0);
    let is_zero = m.0.compare(Direction::Eq, first, zero);
    let one = m.number(first, 1.0);
    let divisor = m.0.select(is_zero, one, first);
    let factor = m.0.binary(BinaryOp::Div, second, divisor);
    let (top, bottom) = (
        m.0.select(swaps, next_pivot, beside),
        m.0.select(swaps, beside, next_pivot),
    );
    let product = m.0.binary(BinaryOp::Mul, factor, top);
    let new_pivot = m.0.binary(BinaryOp::Sub, bottom, product);
    // The third element of the first row, and what it takes off the second.
    let is_last = is_past(m.0, next, rows - 1);
    let there = m.0.select(swaps, next_beside, zero);
    let third = chosen(&mut m, is_last, zero, there);
    let product = m.0.binary(BinaryOp::Mul, factor, third);
    let less = m.0.binary(BinaryOp::Sub, zero, product);
    let new_beside = m.0.select(swaps, less, next_beside);
    let new_beside = chosen(&mut m, is_last, next_beside, new_beside);
    let swaps_rows = m.spread(swaps, own);
    let (upper_row, lower_row) = (
        m.0.select(swaps_rows, other, own),
        m.0.select(swaps_rows, own, other),
    );
    let product = m.with_each(BinaryOp::Mul, upper_row, factor);
    let lower_row = m.0.binary(BinaryOp::Sub, lower_row, product);
    let mut put = |x: ValueId, part: ValueId, row: ValueId| m.with(x, part, Some(row), None);
    let lower = put(lower, third, next);
    let diagonal = put(diagonal, first, at);
    let diagonal = put(diagonal, new_pivot, next);
    let upper = put(upper, top, at);
    let upper = put(upper, new_beside, next);
    let b = put(b, upper_row, at);
    let b = put(b, lower_row, next);
    let info = m.noted(info, is_zero, at);
    vec![lower, diagonal, upper, b, info]
}

/// Solves for a row, from the last one back.
fn substituted(
    build: &mut Builder,
    at: ValueId,
    rows: usize,
    x: ValueId,
    kept: &[ValueId],
) -> ValueId {
    let &[lower, diagonal, upper] = kept else {
        unreachable!("three values are kept");
    };
    let last = i64::try_from(rows - 1).unwrap_or(i64::MAX);
    let last = build.scalar(DType::I32, Scalar::Integer(last));
    let at = build.binary(BinaryOp::Sub, last, at);
    let (one, two) = (after(build, at, 1), after(build, at, 2));
    let mut m = Matrices(build);
    let mut row = m.part(x, Some(at), None);
    // Indices past the end are moved back to it: what is read there does not count.
    for (next, factors, from) in [(one, upper, at), (two, lower, one)] {
        let factor = m.part(factors, Some(from), None);
        let known = m.part(x, Some(next), None);
        let product = m.with_each(BinaryOp::Mul, known, factor);
        let less = m.0.binary(BinaryOp::Sub, row, product);
        let is_past = is_past(m.0, next, rows);
        row = chosen(&mut m, is_past, row, less);
    }
    let pivot = m.part(diagonal, Some(at), None);
    let row = m.with_each(BinaryOp::Div, row, pivot);
    m.with(x, row, Some(at), None)
}
