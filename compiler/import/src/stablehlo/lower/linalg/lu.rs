//! LU factorisation with partial pivoting: P A = L U.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::Combiner;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::{DType, TensorType, ValueId};

use super::entries::{Entries, Parts, Taken, flat};
use super::{Matrices, batched, finish, no_info, operands, repeat};
use crate::stablehlo::Operation;
use crate::stablehlo::lower::error::Lowered;
use crate::stablehlo::lower::scope::Scope;

/// `?getrf`: L below the diagonal, where its own is 1, and U; the rows that were exchanged with
/// each, counted from 1; and `info`: the number of the first pivot that is 0, or 0.
pub(super) fn getrf<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x] = operands::<1>(scope, op)?;
    let x = batched(scope, x)?;
    let [batch, rows, columns] = [0, 1, 2].map(|dim| scope.ty(x.re).shape[dim]);
    let steps = rows.min(columns);
    let pivots = TensorType::new(DType::I32, [batch, steps, 1]);
    let pivots = scope.build.fill(pivots, Scalar::Integer(0));
    let info = no_info(scope, x.re);
    let mut carried = flat([x]);
    carried.extend([pivots, info]);
    let is_complex = x.im.is_some();
    let step = |build: &mut Builder, at: ValueId, carried: &[ValueId], _: &[ValueId]| {
        step(build, at, Taken::of(carried, is_complex))
    };
    let results = repeat(scope, op, steps, (&carried, &[]), &step)?;
    finish(scope, op, &results)
}

fn step(build: &mut Builder, at: ValueId, mut carried: Taken<'_>) -> Vec<ValueId> {
    let x = carried.entries();
    let (pivots, info) = (carried.value(), carried.value());
    let mut matrices = Matrices(build);
    let chosen = chosen_row(&mut matrices, x, at);
    let x = exchanged(&mut matrices, x, at, chosen);
    let (x, is_zero) = eliminated(&mut matrices, x, at);
    let info = matrices.noted(info, is_zero, at);
    let ty = matrices.0.ty(chosen).clone();
    let one = matrices.0.fill(ty, Scalar::Integer(1));
    let number = matrices.0.binary(BinaryOp::Add, chosen, one);
    let pivots = matrices.with(pivots, number, Some(at), None);
    let mut results = flat([x]);
    results.extend([pivots, info]);
    results
}

/// The first row, of those from this one on, whose element of the column is largest: [b, 1, 1].
fn chosen_row(matrices: &mut Matrices<'_>, x: Entries, at: ValueId) -> ValueId {
    let column = matrices.part(x, None, Some(at));
    let magnitude = matrices.bound(column, BinaryOp::Add);
    let column = column.re;
    let ty = matrices.0.ty(column).clone();
    let none = matrices.0.fill(ty, Scalar::Integer(-1));
    let is_left = matrices.where_index(column, 1, Direction::Ge, at);
    let magnitude = matrices.0.select(is_left, magnitude, none);
    let largest = matrices.over(magnitude, 1, Combiner::Max, -1);
    let largest = matrices.spread(largest, magnitude);
    let is_largest = matrices.0.compare(Direction::Eq, magnitude, largest);
    let rows = matrices.index(column, 1);
    let own = matrices.spread(at, rows);
    // Where nothing equals the largest, which is not a number, rows stay.
    let beyond = i64::from(i32::MAX);
    let many = matrices
        .0
        .fill(matrices.0.ty(rows).clone(), Scalar::Integer(beyond));
    let places = matrices.0.select(is_largest, rows, many);
    let place = matrices.over(places, 1, Combiner::Min, beyond);
    let limit = matrices
        .0
        .fill(matrices.0.ty(place).clone(), Scalar::Integer(beyond));
    let is_none = matrices.0.compare(Direction::Eq, place, limit);
    let own = matrices.over(own, 1, Combiner::Min, beyond);
    matrices.0.select(is_none, own, place)
}

/// The matrices with a row and the chosen one exchanged.
fn exchanged<P: Parts>(matrices: &mut Matrices<'_>, x: P, at: ValueId, chosen: ValueId) -> P {
    let like = x.first();
    let is_chosen = matrices.where_index(like, 1, Direction::Eq, chosen);
    let is_own = matrices.where_index(like, 1, Direction::Eq, at);
    let own = matrices.part(x, Some(at), None);
    let picked = matrices.masked(is_chosen, x);
    let other = matrices.sums(picked, 1);
    let (own, other) = (matrices.spread(own, like), matrices.spread(other, like));
    let moved = matrices.select(is_chosen, own, x);
    matrices.select(is_own, other, moved)
}

/// The matrices with the column below the pivot divided by it, and what it contributes subtracted;
/// and whether the pivot is 0, where nothing is divided.
fn eliminated(matrices: &mut Matrices<'_>, x: Entries, at: ValueId) -> (Entries, ValueId) {
    let column = matrices.part(x, None, Some(at));
    let row = matrices.part(x, Some(at), None);
    let pivot = matrices.part(column, Some(at), None);
    let one = matrices.constant(pivot, 1.0);
    let is_zero = matrices.is_zero(pivot);
    let divisor = matrices.select(is_zero, one, pivot);
    let factors = matrices.over_each(column, divisor);
    let is_below = matrices.where_index(x.re, 1, Direction::Gt, at);
    let is_right = matrices.where_index(x.re, 2, Direction::Gt, at);
    let is_left_over = matrices.0.binary(BinaryOp::And, is_below, is_right);
    let rest = matrices.less(is_left_over, x, factors, row);
    let is_below = matrices.where_index(column.re, 1, Direction::Gt, at);
    let column = matrices.select(is_below, factors, column);
    (matrices.with(rest, column, None, Some(at)), is_zero)
}
