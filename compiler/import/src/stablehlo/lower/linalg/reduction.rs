//! Reductions of square matrices by reflections from both sides: to Hessenberg form, and of
//! symmetric ones to tridiagonal form.

use peapod_ir::DType;
use peapod_ir::ValueId;
use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;

use super::householder::no_taus;
use super::{Matrices, batched, finish, letter, no_info, repeat};
use crate::stablehlo::Operation;
use crate::stablehlo::lower::attributes::Reader;
use crate::stablehlo::lower::error::{Lowered, malformed, unsupported};
use crate::stablehlo::lower::scope::Scope;

/// `?gehrd`: the Hessenberg form with the reflections below it, τ, and `info`.
pub(super) fn gehrd<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x] = scope.operands::<1>(op)?;
    let x = square(scope, x)?;
    let extent = scope.ty(x).shape[1];
    let range = [
        Reader(op).config_usize("low")?,
        Reader(op).config_usize("high")?,
    ];
    if extent > 0 && range != [1, extent] {
        return unsupported(format!(
            "rows {range:?} of {extent}; all rows are reduced: low = 1, high = {extent}"
        ));
    }
    let [x, taus] = reduced(scope, op, x)?;
    let info = no_info(scope, x);
    finish(scope, op, &[x, taus, info])
}

/// `?sytrd`: the reflections in one triangle, the diagonal, what is beside it, τ, and `info`.
pub(super) fn sytrd<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x] = scope.operands::<1>(op)?;
    let is_lower = letter(op, "uplo")? == 'L';
    let x = square(scope, x)?;
    // The upper triangle is the lower one of the matrix from its end back.
    let mut matrices = Matrices(&mut scope.build);
    let from = match is_lower {
        true => x,
        false => matrices.reversed(x, &[1, 2]),
    };
    let whole = symmetric(&mut matrices, from, true);
    let [form, taus] = reduced(scope, op, whole)?;
    let mut matrices = Matrices(&mut scope.build);
    let mut diagonals = [
        beside(&mut matrices, form, 0),
        beside(&mut matrices, form, 1),
    ];
    let (rows, columns) = (matrices.index(form, 1), matrices.index(form, 2));
    let is_kept = matrices.0.compare(Direction::Ge, rows, columns);
    let mut form = matrices.0.select(is_kept, form, from);
    let mut taus = taus;
    if !is_lower {
        form = matrices.reversed(form, &[1, 2]);
        taus = matrices.reversed(taus, &[1]);
        diagonals = diagonals.map(|it| matrices.reversed(it, &[1]));
    }
    let info = no_info(scope, x);
    finish(scope, op, &[form, diagonals[0], diagonals[1], taus, info])
}

/// Square matrices.
pub(super) fn square(scope: &mut Scope<'_, '_>, x: ValueId) -> Lowered<ValueId> {
    let x = batched(scope, x)?;
    let ty = scope.ty(x);
    match ty.shape[1] == ty.shape[2] {
        true => Ok(x),
        false => malformed(format!("expected square matrices, found {ty}")),
    }
}

/// Matrices that are symmetric, from one of their triangles.
pub(super) fn symmetric(matrices: &mut Matrices<'_>, x: ValueId, is_lower: bool) -> ValueId {
    let (rows, columns) = (matrices.index(x, 1), matrices.index(x, 2));
    let direction = match is_lower {
        true => Direction::Ge,
        false => Direction::Le,
    };
    let is_given = matrices.0.compare(direction, rows, columns);
    let mirrored = matrices.transposed(x);
    matrices.0.select(is_given, x, mirrored)
}

/// The elements of the diagonal, or of the one so many places below it, as `[b, n - below, 1]`.
fn beside(matrices: &mut Matrices<'_>, x: ValueId, below: usize) -> ValueId {
    let extent = matrices.0.shape(x)[1];
    let offset = i64::try_from(below).unwrap_or(i64::MAX);
    let (rows, columns) = (matrices.index(x, 1), matrices.index(x, 2));
    let offset = matrices
        .0
        .fill(matrices.0.ty(rows).clone(), Scalar::Integer(offset));
    let shifted = matrices.0.binary(BinaryOp::Add, columns, offset);
    let is_there = matrices.0.compare(Direction::Eq, rows, shifted);
    let picked = matrices.masked(is_there, x);
    let sums = matrices.sums(picked, 2);
    matrices.0.cut(sums, 1, below.min(extent), extent)
}

/// The matrices with all columns reflected below the element after the diagonal, from both sides;
/// and τ as `[b, n - 1, 1]`.
fn reduced(scope: &mut Scope<'_, '_>, op: &Operation, x: ValueId) -> Lowered<[ValueId; 2]> {
    let ty = scope.ty(x).clone();
    let steps = ty.shape[1].saturating_sub(1);
    let taus = no_taus(scope, &ty, steps);
    let results = repeat(scope, op, steps, (&[x, taus], &[]), &step)?;
    Ok([results[0], results[1]])
}

fn step(build: &mut Builder, at: ValueId, carried: &[ValueId], _: &[ValueId]) -> Vec<ValueId> {
    let &[x, taus] = carried else {
        unreachable!("two values are carried");
    };
    let one = build.scalar(DType::I32, Scalar::Integer(1));
    let row = build.binary(BinaryOp::Add, at, one);
    let mut matrices = Matrices(build);
    let column = matrices.part(x, None, Some(at));
    let reflection = matrices.reflection(column, row);
    let left = matrices.reflected(x, reflection.vector, reflection.tau);
    let is_right = matrices.where_index(x, 2, Direction::Gt, at);
    let left = matrices.0.select(is_right, left, x);
    // The vector is 0 up to the column, which the reflection from the right leaves alone.
    let mirrored = matrices.transposed(left);
    let both = matrices.reflected(mirrored, reflection.vector, reflection.tau);
    let both = matrices.transposed(both);
    let both = matrices.0.select(is_right, both, x);
    let column = matrices.kept_column(column, &reflection, row);
    let x = matrices.with(both, column, None, Some(at));
    let taus = matrices.with(taus, reflection.tau, Some(at), None);
    vec![x, taus]
}
