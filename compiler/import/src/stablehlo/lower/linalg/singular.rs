//! Singular values and vectors, by rotations of columns: A V = U S, where columns of U S are
//! orthogonal. U is the orthogonal factor of that product, so that it is orthogonal where singular
//! values are 0, too, and square where that is asked for.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{TensorType, ValueId};

use super::rotations::sweeps;
use super::{Matrices, batched, finish, householder, letter, no_info};
use crate::stablehlo::Operation;
use crate::stablehlo::lower::error::{Lowered, unsupported};
use crate::stablehlo::lower::scope::Scope;

/// `?gesdd` and `?gesvd`: the matrix, which is overwritten and counts for nothing, singular values
/// in descending order, U, Vᵀ, and `info`.
pub(super) fn svd<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [given] = scope.operands::<1>(op)?;
    let given = batched(scope, given)?;
    let mode = letter(op, "mode")?;
    if !"ASN".contains(mode) {
        return unsupported(format!("mode {mode:?}; expected A, S or N"));
    }
    let [batch, rows, columns] = [0, 1, 2].map(|dim| scope.ty(given).shape[dim]);
    let info = no_info(scope, given);
    let is_wide = rows < columns;
    let x = match is_wide {
        true => Matrices(&mut scope.build).transposed(given),
        false => given,
    };
    let ty = scope.ty(x).clone();
    let types = scope.result_types(op)?;
    let zeros = |scope: &mut Scope<'_, '_>, index: usize| -> ValueId {
        let shape = types.get(index).map(|ty| ty.shape.to_vec());
        let ty = ty.with_shape(shape.unwrap_or_default());
        scope.build.fill(ty, Scalar::Integer(0))
    };
    if rows.min(columns) == 0 {
        let values = scope
            .build
            .fill(ty.with_shape([batch, 1, 0]), Scalar::Integer(0));
        let mut matrices = Matrices(&mut scope.build);
        let mut squares = [rows, columns].map(|n| matrices.identity(ty.with_shape([batch, n, n])));
        if mode != 'A' {
            squares = [2, 3].map(|index| zeros(scope, index));
        }
        return finish(scope, op, &[given, values, squares[0], squares[1], info]);
    }
    let [product, values, right] = rotated(scope, op, x);
    let info = Matrices(&mut scope.build).noted_unless_numbers(info, values);
    if mode == 'N' {
        let (u, v) = (zeros(scope, 2), zeros(scope, 3));
        return finish(scope, op, &[given, values, u, v, info]);
    }
    let left = orthogonal(scope, op, product, mode == 'A')?;
    let mut matrices = Matrices(&mut scope.build);
    let (u, v) = match is_wide {
        false => (left, matrices.transposed(right)),
        true => (right, matrices.transposed(left)),
    };
    finish(scope, op, &[given, values, u, v, info])
}

/// U S, the singular values `[b, 1, n]` and V, of a matrix that is not wide.
fn rotated(scope: &mut Scope<'_, '_>, op: &Operation, x: ValueId) -> [ValueId; 3] {
    let extent = scope.ty(x).shape[2];
    let mut matrices = Matrices(&mut scope.build);
    let (x, scale, size) = matrices.within_range(x);
    let limit = matrices.precision(size);
    let limit = matrices.0.binary(BinaryOp::Mul, limit, size);
    let x = matrices.made_even(x, 2);
    let even = matrices.0.shape(x)[2];
    let ty = matrices.0.ty(x).clone();
    let identity = ty.with_shape([ty.shape[0], even, even]);
    let identity = matrices.identity(identity);
    let ([first, second], [left, right]) = (matrices.halves(x, 2), matrices.halves(identity, 2));
    let carried = [first, second, left, right];
    let found = sweeps(scope, op, even, &carried, &[limit], &step);
    let mut m = Matrices(&mut scope.build);
    let product = m.0.concatenate(&found[..2], 2);
    let product = m.0.cut(product, 2, 0, extent);
    let vectors = m.0.concatenate(&found[2..4], 2);
    let vectors = m.0.cut(vectors, 2, 0, extent);
    let vectors = m.0.cut(vectors, 1, 0, extent);
    let squares = m.0.binary(BinaryOp::Mul, product, product);
    let squares = m.sums(squares, 1);
    let values = m.0.unary(UnaryOp::Sqrt, squares);
    let [product, sorted, vectors] =
        [product, values, vectors].map(|it| m.sorted_columns(values, it, Direction::Gt));
    let sorted = m.with_each(BinaryOp::Mul, sorted, scale);
    [product, sorted, vectors]
}

/// Rotates all pairs of columns that are not orthogonal; carried are whether there was one, the
/// halves of the matrix, and those of V.
fn step(build: &mut Builder, _: ValueId, carried: &[ValueId], kept: &[ValueId]) -> Vec<ValueId> {
    let &[busy, first, second, left, right] = carried else {
        unreachable!("five values are carried");
    };
    let mut m = Matrices(build);
    let mut product = |a, b| {
        let products = m.0.binary(BinaryOp::Mul, a, b);
        m.sums(products, 1)
    };
    let squares = [product(first, first), product(second, second)];
    let product = product(first, second);
    let lengths = squares.map(|square| m.0.unary(UnaryOp::Sqrt, square));
    let size = m.0.unary(UnaryOp::Abs, product);
    let both = m.0.binary(BinaryOp::Mul, lengths[0], lengths[1]);
    let precision = m.precision(both);
    // Sums of products are not more precise than that.
    let rounding = m.number(both, 4.0);
    let precision = m.0.binary(BinaryOp::Mul, precision, rounding);
    let allowed = m.0.binary(BinaryOp::Mul, both, precision);
    let is_apart = m.0.compare(Direction::Gt, size, allowed);
    // Columns that are nothing beside the matrix count as zeros.
    let smaller = m.0.binary(BinaryOp::Min, lengths[0], lengths[1]);
    let limit = m.spread(kept[0], smaller);
    let counts = m.0.compare(Direction::Gt, smaller, limit);
    let turns = m.0.binary(BinaryOp::And, is_apart, counts);
    let busy = m.any(busy, turns, 2);
    let rotation = m.rotation(squares, product, turns);
    let [first, second] = m.rotated([first, second], rotation);
    let [left, right] = m.rotated([left, right], rotation);
    let [first, second] = m.moved_on([first, second], 2);
    let [left, right] = m.moved_on([left, right], 2);
    vec![busy, first, second, left, right]
}

/// The orthogonal factor of matrices whose columns are orthogonal, and in descending order: as many
/// columns as they have, or a square one.
fn orthogonal<'m>(
    scope: &mut Scope<'_, 'm>,
    op: &'m Operation,
    product: ValueId,
    is_square: bool,
) -> Lowered<ValueId> {
    let ty = scope.ty(product).clone();
    let [batch, rows, columns] = [0, 1, 2].map(|dim| ty.shape[dim]);
    let factors = householder::factorised(scope, op, product)?;
    let wide = if is_square { rows } else { columns };
    let like = ty.with_shape([batch, rows, wide]);
    let identity = Matrices(&mut scope.build).identity(like);
    let q = householder::reflected(scope, op, identity, (factors[0], factors[1]), true)?;
    let mut m = Matrices(&mut scope.build);
    let square = m.0.cut(factors[0], 1, 0, columns);
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
