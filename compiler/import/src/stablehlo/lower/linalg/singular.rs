//! Singular values and vectors, by rotations of columns: A V = U S, where columns of U S are
//! orthogonal. U is the orthogonal factor of that product, so that it is orthogonal where singular
//! values are 0, too, and square where that is asked for.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{TensorType, ValueId};

use super::entries::{Entries, Parts, Taken, flat};
use super::rotations::sweeps;
use super::{Matrices, batched, finish, householder, letter, no_info, operands};
use crate::stablehlo::Operation;
use crate::stablehlo::lower::error::{Lowered, unsupported};
use crate::stablehlo::lower::scope::Scope;

/// `?gesdd` and `?gesvd`: the matrix, which is overwritten and counts for nothing, singular values
/// in descending order, U, Vᴴ, and `info`.
pub(super) fn svd<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [given] = operands::<1>(scope, op)?;
    let given = batched(scope, given)?;
    let mode = letter(op, "mode")?;
    if !"ASN".contains(mode) {
        return unsupported(format!("mode {mode:?}; expected A, S or N"));
    }
    let [batch, rows, columns] = [0, 1, 2].map(|dim| scope.ty(given.re).shape[dim]);
    let info = no_info(scope, given.re);
    let is_wide = rows < columns;
    let x = match is_wide {
        true => Matrices(&mut scope.build).adjoint(given),
        false => given,
    };
    let ty = scope.ty(x.re).clone();
    // Of complex numbers each matrix has two results.
    let types = scope.result_types(op)?;
    let places = if x.im.is_some() { [3, 5] } else { [2, 3] };
    let zeros = |scope: &mut Scope<'_, '_>, index: usize| -> Entries {
        let shape = types.get(index).map(|ty| ty.shape.to_vec());
        let ty = ty.with_shape(shape.unwrap_or_default());
        let zeros = scope.build.fill(ty, Scalar::Integer(0));
        x.each(&mut |_| zeros)
    };
    let finish = |scope: &mut Scope<'_, 'm>, values: ValueId, u: Entries, v: Entries, info| {
        let results: Vec<_> = given.ids().chain([values]).chain(flat([u, v])).collect();
        finish(scope, op, &[&results[..], &[info]].concat())
    };
    if rows.min(columns) == 0 {
        let values = scope
            .build
            .fill(ty.with_shape([batch, 1, 0]), Scalar::Integer(0));
        let mut matrices = Matrices(&mut scope.build);
        let mut squares = [rows, columns].map(|n| {
            let re = matrices.identity(ty.with_shape([batch, n, n]));
            matrices.real(re, x)
        });
        if mode != 'A' {
            squares = places.map(|index| zeros(scope, index));
        }
        return finish(scope, values, squares[0], squares[1], info);
    }
    let ([product, right], values) = rotated(scope, op, x);
    let info = Matrices(&mut scope.build).noted_unless_numbers(info, values);
    if mode == 'N' {
        let [u, v] = places.map(|index| zeros(scope, index));
        return finish(scope, values, u, v, info);
    }
    let left = orthogonal(scope, op, product, mode == 'A')?;
    let mut matrices = Matrices(&mut scope.build);
    let (u, v) = match is_wide {
        false => (left, matrices.adjoint(right)),
        true => (right, matrices.adjoint(left)),
    };
    finish(scope, values, u, v, info)
}

/// U S and V, and the singular values `[b, 1, n]`, of a matrix that is not wide.
fn rotated(scope: &mut Scope<'_, '_>, op: &Operation, x: Entries) -> ([Entries; 2], ValueId) {
    let extent = scope.ty(x.re).shape[2];
    let is_complex = x.im.is_some();
    let mut matrices = Matrices(&mut scope.build);
    let (x, scale, size) = matrices.within_range(x);
    let limit = matrices.precision(size);
    let limit = matrices.0.binary(BinaryOp::Mul, limit, size);
    let x = matrices.made_even(x, 2);
    let even = matrices.0.shape(x.re)[2];
    let ty = matrices.0.ty(x.re).clone();
    let identity = ty.with_shape([ty.shape[0], even, even]);
    let identity = matrices.identity(identity);
    let identity = matrices.real(identity, x);
    let ([first, second], [left, right]) = (matrices.halves(x, 2), matrices.halves(identity, 2));
    let carried = flat([first, second, left, right]);
    let step = |build: &mut Builder, _: ValueId, carried: &[ValueId], kept: &[ValueId]| {
        step(build, Taken::of(carried, is_complex), kept[0])
    };
    let found = sweeps(scope, op, even, &carried, &[limit], &step);
    let [first, second, left, right] = Taken::of(&found, is_complex).all();
    let mut m = Matrices(&mut scope.build);
    let product = m.joined(first, second, 2);
    let product = m.cut(product, 2, 0, extent);
    let vectors = m.joined(left, right, 2);
    let vectors = m.cut(vectors, 2, 0, extent);
    let vectors = m.cut(vectors, 1, 0, extent);
    let squares = m.squares(product);
    let squares = m.sums(squares, 1);
    let values = m.0.unary(UnaryOp::Sqrt, squares);
    let found = [product, vectors].map(|it| m.sorted_columns(values, it, Direction::Gt));
    let sorted = m.sorted_columns(values, values, Direction::Gt);
    (found, m.with_each(BinaryOp::Mul, sorted, scale))
}

/// Rotates all pairs of columns that are not orthogonal; carried are whether there was one, the
/// halves of the matrix, and those of V.
fn step(build: &mut Builder, mut carried: Taken<'_>, limit: ValueId) -> Vec<ValueId> {
    let busy = carried.value();
    let [first, second, left, right] = carried.all();
    let mut m = Matrices(build);
    let squares = [first, second].map(|half| {
        let squares = m.squares(half);
        m.sums(squares, 1)
    });
    let own = m.conjugate(first);
    let product = m.times(own, second);
    let product = m.sums(product, 1);
    let lengths = squares.map(|square| m.0.unary(UnaryOp::Sqrt, square));
    let size = m.sizes(product);
    let both = m.0.binary(BinaryOp::Mul, lengths[0], lengths[1]);
    let precision = m.precision(both);
    // Sums of products are not more precise than that.
    let rounding = m.number(both, 4.0);
    let precision = m.0.binary(BinaryOp::Mul, precision, rounding);
    let allowed = m.0.binary(BinaryOp::Mul, both, precision);
    let is_apart = m.0.compare(Direction::Gt, size, allowed);
    // Columns that are nothing beside the matrix count as zeros.
    let smaller = m.0.binary(BinaryOp::Min, lengths[0], lengths[1]);
    let limit = m.spread(limit, smaller);
    let counts = m.0.compare(Direction::Gt, smaller, limit);
    let turns = m.0.binary(BinaryOp::And, is_apart, counts);
    let busy = m.any(busy, turns, 2);
    let phase = m.phase(product).map(|phase| {
        let ones = m.constant(phase, 1.0);
        let phase = m.select(turns, phase, ones);
        m.conjugate(phase)
    });
    let product = match phase {
        Some(_) => size,
        None => product.re,
    };
    let rotation = m.rotation(squares, product, turns);
    let [first, second] = m.turned([first, second], phase);
    let [left, right] = m.turned([left, right], phase);
    let [first, second] = m.rotated([first, second], rotation);
    let [left, right] = m.rotated([left, right], rotation);
    let [first, second] = m.moved_on([first, second], 2);
    let [left, right] = m.moved_on([left, right], 2);
    let mut results = vec![busy];
    results.extend(flat([first, second, left, right]));
    results
}

/// The orthogonal factor of matrices whose columns are orthogonal, and in descending order: as many
/// columns as they have, or a square one.
fn orthogonal<'m>(
    scope: &mut Scope<'_, 'm>,
    op: &'m Operation,
    product: Entries,
    is_square: bool,
) -> Lowered<Entries> {
    let ty = scope.ty(product.re).clone();
    let [batch, rows, columns] = [0, 1, 2].map(|dim| ty.shape[dim]);
    let factors = householder::factorised(scope, op, product)?;
    let wide = if is_square { rows } else { columns };
    let like = ty.with_shape([batch, rows, wide]);
    let mut m = Matrices(&mut scope.build);
    let identity = m.identity(like);
    let identity = m.real(identity, product);
    let q = householder::reflected(scope, op, identity, (factors[0], factors[1]), true)?;
    let mut m = Matrices(&mut scope.build);
    let square = m.0.cut(factors[0].re, 1, 0, columns);
    let diagonal = m.diagonal(square);
    let signs = m.transposed(diagonal);
    let [zero, one] = [0.0, 1.0].map(|number| m.number(signs, number));
    let minus = m.number(signs, -1.0);
    let is_negative = m.0.compare(Direction::Lt, signs, zero);
    let mut signs = m.0.select(is_negative, minus, one);
    if wide > columns {
        let rest: TensorType = ty.with_shape([batch, 1, wide - columns]);
        let rest = m.0.fill(rest, Scalar::Integer(1));
        signs = m.0.concatenate(&[signs, rest], 2);
    }
    Ok(m.with_each(BinaryOp::Mul, q, signs))
}
