//! QR factorisation with pivoting of columns: A P = Q R.

use peapod_ir::ValueId;
use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::Combiner;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::{DType, TensorType};

use super::entries::{Entries, Parts, Taken, flat};
use super::householder::{eliminated, no_taus};
use super::{Matrices, batched, finish, matrices, repeat};
use crate::stablehlo::Operation;
use crate::stablehlo::lower::error::{Lowered, unsupported};
use crate::stablehlo::lower::scope::Scope;

/// `?geqp3`: R with the reflections below its diagonal, the numbers of the columns, from 1, and τ.
/// Each step takes the column that is longest below the rows that are done.
pub(super) fn geqp3<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let ([x], others) = matrices::<1>(scope, op, 1)?;
    let fixed = others[0];
    let is_zero = |bytes: &[u8]| bytes.iter().all(|byte| *byte == 0);
    let given = scope.build.function().constant(fixed);
    let free = given.is_some_and(|bytes| is_zero(bytes)) || is_spread_zero(scope, fixed);
    if !free && !scope.ty(fixed).is_empty() {
        return unsupported("columns that are to come first (`jpvt`); pass zeros");
    }
    let x = batched(scope, x)?;
    let ty = scope.ty(x.re).clone();
    let [batch, rows, columns] = [0, 1, 2].map(|dim| ty.shape[dim]);
    let numbers = TensorType::new(DType::I32, [batch, 1, columns]);
    let numbers = scope.build.iota(numbers, 2);
    let steps = rows.min(columns);
    let taus = no_taus(scope, x, steps);
    let is_complex = x.im.is_some();
    let mut carried = flat([x, taus]);
    carried.push(numbers);
    let step = |build: &mut Builder, at: ValueId, carried: &[ValueId], _: &[ValueId]| {
        step(build, at, Taken::of(carried, is_complex))
    };
    let results = repeat(scope, op, steps, (&carried, &[]), &step)?;
    let mut results = Taken::of(&results, is_complex);
    let ([x, taus], numbers) = (results.all(), results.value());
    let one = scope.build.fill(
        scope.ty(numbers).clone(),
        peapod_ir::eval::Scalar::Integer(1),
    );
    let numbers = scope.build.binary(BinaryOp::Add, numbers, one);
    let results: Vec<_> = x.ids().chain([numbers]).chain(taus.ids()).collect();
    finish(scope, op, &results)
}

/// Whether a value is a broadcast of the constant 0.
fn is_spread_zero(scope: &Scope<'_, '_>, value: ValueId) -> bool {
    let function = scope.build.function();
    let made = function.ops.iter().find(|op| op.outputs.contains(&value));
    let Some([Some(from)]) = made.map(|op| &op.inputs[..]) else {
        return false;
    };
    let is_broadcast = made.is_some_and(|op| op.kind.mnemonic() == "broadcast_in_dim");
    let bytes = function.constant(*from);
    is_broadcast && bytes.is_some_and(|bytes| bytes.iter().all(|byte| *byte == 0))
}

fn step(build: &mut Builder, at: ValueId, mut carried: Taken<'_>) -> Vec<ValueId> {
    let ([x, taus], numbers) = (carried.all(), carried.value());
    let mut matrices = Matrices(build);
    let chosen = longest(&mut matrices, x, at);
    let x = exchanged(&mut matrices, x, at, chosen);
    let numbers = exchanged(&mut matrices, numbers, at, chosen);
    let (x, tau) = eliminated(&mut matrices, x, at);
    let taus = matrices.with(taus, tau, Some(at), None);
    let mut results = flat([x, taus]);
    results.push(numbers);
    results
}

/// The first of the longest columns, of those from this one on: `[b, 1, 1]`.
fn longest(matrices: &mut Matrices<'_>, x: Entries, at: ValueId) -> ValueId {
    let is_left = matrices.where_index(x.re, 1, Direction::Ge, at);
    let rest = matrices.masked(is_left, x);
    let squares = matrices.squares(rest);
    let lengths = matrices.sums(squares, 1);
    let is_to_come = matrices.where_index(lengths, 2, Direction::Ge, at);
    let none = matrices.number(lengths, -1.0);
    let lengths = matrices.0.select(is_to_come, lengths, none);
    let most = matrices.over(lengths, 2, Combiner::Max, -1);
    let most = matrices.spread(most, lengths);
    let is_longest = matrices.0.compare(Direction::Eq, lengths, most);
    let columns = matrices.index(lengths, 2);
    // Where none equals the longest, which is not a number, columns stay.
    let own = matrices.spread(at, columns);
    let beyond = i64::from(i32::MAX);
    let ty = matrices.0.ty(columns).clone();
    let many = matrices
        .0
        .fill(ty, peapod_ir::eval::Scalar::Integer(beyond));
    let places = matrices.0.select(is_longest, columns, many);
    let place = matrices.over(places, 2, Combiner::Min, beyond);
    let own = matrices.over(own, 2, Combiner::Min, beyond);
    let limit = matrices.over(many, 2, Combiner::Min, beyond);
    let is_none = matrices.0.compare(Direction::Eq, place, limit);
    matrices.0.select(is_none, own, place)
}

/// The matrices with a column and the chosen one exchanged.
fn exchanged<P: Parts>(matrices: &mut Matrices<'_>, x: P, at: ValueId, chosen: ValueId) -> P {
    let like = x.first();
    let is_chosen = matrices.where_index(like, 2, Direction::Eq, chosen);
    let is_own = matrices.where_index(like, 2, Direction::Eq, at);
    let own = matrices.part(x, None, Some(at));
    let picked = matrices.masked(is_chosen, x);
    let other = matrices.sums(picked, 2);
    let (own, other) = (matrices.spread(own, like), matrices.spread(other, like));
    let moved = matrices.select(is_chosen, own, x);
    matrices.select(is_own, other, moved)
}
