//! Systems of equations whose matrix has three diagonals, with partial pivoting.

use peapod_ir::DType;
use peapod_ir::ValueId;
use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;

use super::entries::{Entries, Parts, Taken, flat};
use super::{Matrices, batched, finish, no_info, operands, repeat};
use crate::stablehlo::Operation;
use crate::stablehlo::lower::error::{Lowered, malformed};
use crate::stablehlo::lower::scope::Scope;

/// `?gtsv` as JAX calls it: diagonals of n elements, of which the first of the lower one and the
/// last of the upper one count for nothing. The results are the factors, the solution and `info`.
pub(super) fn gtsv<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [lower, diagonal, upper, b] = operands::<4>(scope, op)?;
    let b = batched(scope, b)?;
    let ty = scope.ty(b.re).clone();
    let is_complex = b.im.is_some();
    let [batch, rows] = [ty.shape[0], ty.shape[1]];
    let mut diagonals = Vec::new();
    for diagonal in [lower, diagonal, upper] {
        let found = scope.ty(diagonal.re).clone();
        if found.elements() != batch * rows || found.dtype != ty.dtype {
            return malformed(format!("a diagonal {found} for {ty}"));
        }
        let shape = [batch, rows, 1];
        diagonals.push(diagonal.each(&mut |part| scope.build.reshape(part, shape)));
    }
    let steps = rows.saturating_sub(1);
    let mut carried = flat([diagonals[0], diagonals[1], diagonals[2], b]);
    carried.push(no_info(scope, b.re));
    let eliminate = |build: &mut Builder, at: ValueId, carried: &[ValueId], _: &[ValueId]| {
        eliminated(build, at, rows, Taken::of(carried, is_complex))
    };
    let factors = repeat(scope, op, steps, (&carried, &[]), &eliminate)?;
    let mut factors = Taken::of(&factors, is_complex);
    let ([lower, diagonal, upper, b], info) = (factors.all(), factors.value());
    let kept = flat([lower, diagonal, upper]);
    let substitute = |build: &mut Builder, at: ValueId, carried: &[ValueId], kept: &[ValueId]| {
        let x = Taken::of(carried, is_complex).entries();
        let kept = Taken::of(kept, is_complex).all();
        flat([substituted(build, at, rows, x, kept)])
    };
    let solved = repeat(scope, op, rows, (&flat([b]), &kept), &substitute)?;
    let solved = Taken::of(&solved, is_complex).entries();
    let info = last_pivot(scope, diagonal, info, rows);
    let mut results = flat([lower, diagonal, upper, solved]);
    results.push(info);
    finish(scope, op, &results)
}

/// Notes the last pivot, which no step divides by.
fn last_pivot(scope: &mut Scope<'_, '_>, diagonal: Entries, info: ValueId, rows: usize) -> ValueId {
    if rows == 0 {
        return info;
    }
    let mut matrices = Matrices(&mut scope.build);
    let last = matrices.cut(diagonal, 1, rows - 1, rows);
    let is_zero = matrices.is_zero(last);
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
fn chosen(m: &mut Matrices<'_>, truth: ValueId, on_true: Entries, on_false: Entries) -> Entries {
    let truth = m.spread(truth, on_true.re);
    m.select(truth, on_true, on_false)
}

/// Eliminates the element below a pivot, which is the larger one of two rows. Where rows are
/// exchanged, the first has a third element, which takes the place of the eliminated one.
fn eliminated(
    build: &mut Builder,
    at: ValueId,
    rows: usize,
    mut carried: Taken<'_>,
) -> Vec<ValueId> {
    let ([lower, diagonal, upper, b], info) = (carried.all(), carried.value());
    let next = after(build, at, 1);
    let mut m = Matrices(build);
    let mut take = |x: Entries, row: ValueId| m.part(x, Some(row), None);
    let (below, pivot, beside) = (take(lower, next), take(diagonal, at), take(upper, at));
    let (next_pivot, next_beside) = (take(diagonal, next), take(upper, next));
    let (own, other) = (take(b, at), take(b, next));
    let (size, pivot_size) = (m.bound(below, BinaryOp::Add), m.bound(pivot, BinaryOp::Add));
    let swaps = m.0.compare(Direction::Gt, size, pivot_size);
    let first = m.select(swaps, below, pivot);
    let second = m.select(swaps, pivot, below);
    let [zero, one] = [0.0, 1.0].map(|number| m.constant(first, number));
    let is_zero = m.is_zero(first);
    let divisor = m.select(is_zero, one, first);
    let factor = m.over_each(second, divisor);
    let (top, bottom) = (
        m.select(swaps, next_pivot, beside),
        m.select(swaps, beside, next_pivot),
    );
    let product = m.times(factor, top);
    let new_pivot = m.minus(bottom, product);
    // The third element of the first row, and what it takes off the second.
    let is_last = is_past(m.0, next, rows - 1);
    let there = m.select(swaps, next_beside, zero);
    let third = chosen(&mut m, is_last, zero, there);
    let product = m.times(factor, third);
    let less = m.minus(zero, product);
    let new_beside = m.select(swaps, less, next_beside);
    let new_beside = chosen(&mut m, is_last, next_beside, new_beside);
    let swaps_rows = m.spread(swaps, own.re);
    let (upper_row, lower_row) = (
        m.select(swaps_rows, other, own),
        m.select(swaps_rows, own, other),
    );
    let product = m.times(upper_row, factor);
    let lower_row = m.minus(lower_row, product);
    let mut put = |x: Entries, part: Entries, row: ValueId| m.with(x, part, Some(row), None);
    let lower = put(lower, third, next);
    let diagonal = put(diagonal, first, at);
    let diagonal = put(diagonal, new_pivot, next);
    let upper = put(upper, top, at);
    let upper = put(upper, new_beside, next);
    let b = put(b, upper_row, at);
    let b = put(b, lower_row, next);
    let info = m.noted(info, is_zero, at);
    let mut results = flat([lower, diagonal, upper, b]);
    results.push(info);
    results
}

/// Solves for a row, from the last one back.
fn substituted(
    build: &mut Builder,
    at: ValueId,
    rows: usize,
    x: Entries,
    [lower, diagonal, upper]: [Entries; 3],
) -> Entries {
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
        let product = m.times(known, factor);
        let less = m.minus(row, product);
        let is_past = is_past(m.0, next, rows);
        row = chosen(&mut m, is_past, row, less);
    }
    let pivot = m.part(diagonal, Some(at), None);
    let row = m.over_each(row, pivot);
    m.with(x, row, Some(at), None)
}
