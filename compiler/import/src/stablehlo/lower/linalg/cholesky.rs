//! A = L Lᴴ, column by column: what a column contributes is taken off the matrix.

use peapod_ir::ValueId;
use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};

use super::entries::{Entries, Parts, Taken, flat};
use super::{Matrices, batched, finish, letter, no_info, operands, repeat};
use crate::stablehlo::Operation;
use crate::stablehlo::lower::attributes::Reader;
use crate::stablehlo::lower::error::{Lowered, malformed};
use crate::stablehlo::lower::scope::Scope;

/// `stablehlo.cholesky`; the other triangle of the result may hold anything, and is 0 here.
pub(super) fn op<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x] = operands::<1>(scope, op)?;
    let is_lower = Reader(op).truth("lower");
    let x = batched(scope, x)?;
    let (_, factor, _) = factorise(scope, op, x, is_lower)?;
    finish(scope, op, &flat([factor]))
}

/// `?potrf`: the other triangle stays as it is; the second result is `info`:
/// the order of the first leading minor that is not positive, or 0.
pub(super) fn potrf<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x] = operands::<1>(scope, op)?;
    let is_lower = letter(op, "uplo")? == 'L';
    let x = batched(scope, x)?;
    let (inside, factor, info) = factorise(scope, op, x, is_lower)?;
    let result = Matrices(&mut scope.build).select(inside, factor, x);
    let mut results = flat([result]);
    results.push(info);
    finish(scope, op, &results)
}

/// Whether elements belong to the triangle, the factor, and `info`.
fn factorise<'m>(
    scope: &mut Scope<'_, 'm>,
    op: &'m Operation,
    x: Entries,
    is_lower: bool,
) -> Lowered<(ValueId, Entries, ValueId)> {
    let ty = scope.ty(x.re).clone();
    if ty.shape[1] != ty.shape[2] {
        return malformed(format!("expected square matrices, found {ty}"));
    }
    let rest = match is_lower {
        true => x,
        false => Matrices(&mut scope.build).adjoint(x),
    };
    let rest = Matrices(&mut scope.build).with_real_diagonal(rest);
    let zeros = scope.build.fill(ty.clone(), Scalar::Integer(0));
    let info = no_info(scope, x.re);
    let mut carried = flat([rest, x.each(&mut |_| zeros)]);
    carried.push(info);
    let is_complex = x.im.is_some();
    let step = |build: &mut Builder, at: ValueId, carried: &[ValueId], _: &[ValueId]| {
        column(build, at, Taken::of(carried, is_complex))
    };
    let results = repeat(scope, op, ty.shape[1], (&carried, &[]), &step)?;
    let mut results = Taken::of(&results, is_complex);
    let ([_, found], info) = (results.all(), results.value());
    let mut matrices = Matrices(&mut scope.build);
    let factor = match is_lower {
        true => found,
        false => matrices.adjoint(found),
    };
    let (rows, columns) = (matrices.index(x.re, 1), matrices.index(x.re, 2));
    let direction = match is_lower {
        true => Direction::Ge,
        false => Direction::Le,
    };
    let inside = scope.build.compare(direction, rows, columns);
    Ok((inside, factor, info))
}

/// The next column of L: that of the rest over the root of its pivot.
fn column(build: &mut Builder, at: ValueId, mut carried: Taken<'_>) -> Vec<ValueId> {
    let ([rest, factor], info) = (carried.all(), carried.value());
    let mut matrices = Matrices(build);
    let column = matrices.part(rest, None, Some(at));
    let pivot = matrices.part(column.re, Some(at), None);
    let root = matrices.0.unary(UnaryOp::Sqrt, pivot);
    let scaled = matrices.with_each(BinaryOp::Div, column, root);
    let is_below = matrices.where_index(scaled.re, 1, Direction::Ge, at);
    let column = matrices.masked(is_below, scaled);
    let row = matrices.adjoint(column);
    let product = matrices.outer(column, row, rest.re);
    let rest = matrices.minus(rest, product);
    let factor = matrices.with(factor, column, None, Some(at));
    let ty = matrices.0.ty(pivot).clone();
    let zero = matrices.0.fill(ty, Scalar::Integer(0));
    let is_good = matrices.0.compare(Direction::Gt, pivot, zero);
    let is_bad = matrices.0.unary(UnaryOp::Not, is_good);
    let info = matrices.noted(info, is_bad, at);
    let mut results = flat([rest, factor]);
    results.push(info);
    results
}
