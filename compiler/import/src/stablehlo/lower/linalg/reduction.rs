//! Reductions of square matrices by reflections from both sides: to Hessenberg form, and of
//! symmetric ones to tridiagonal form.

use peapod_ir::DType;
use peapod_ir::ValueId;
use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;

use super::entries::{Entries, Taken, flat};
use super::householder::no_taus;
use super::{Matrices, batched, finish, letter, no_info, operands, repeat};
use crate::stablehlo::Operation;
use crate::stablehlo::lower::attributes::Reader;
use crate::stablehlo::lower::error::{Lowered, malformed, unsupported};
use crate::stablehlo::lower::scope::Scope;

/// `?gehrd`: the Hessenberg form with the reflections below it, τ, and `info`.
pub(super) fn gehrd<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x] = operands::<1>(scope, op)?;
    let x = square(scope, x)?;
    let extent = scope.ty(x.re).shape[1];
    let range = [
        Reader(op).config_usize("low")?,
        Reader(op).config_usize("high")?,
    ];
    if extent > 0 && range != [1, extent] {
        return unsupported(format!(
            "rows {range:?} of {extent}; all rows are reduced: low = 1, high = {extent}"
        ));
    }
    let reduced = reduced(scope, op, x)?;
    let mut results = flat(reduced);
    results.push(no_info(scope, x.re));
    finish(scope, op, &results)
}

/// `?sytrd`, `?hetrd`: the reflections in one triangle, the diagonal, what is beside it, τ, and
/// `info`.
pub(super) fn sytrd<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x] = operands::<1>(scope, op)?;
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
        beside(&mut matrices, form.re, 0),
        beside(&mut matrices, form.re, 1),
    ];
    let (rows, columns) = (matrices.index(form.re, 1), matrices.index(form.re, 2));
    let is_kept = matrices.0.compare(Direction::Ge, rows, columns);
    let mut form = matrices.select(is_kept, form, from);
    let mut taus = taus;
    if !is_lower {
        form = matrices.reversed(form, &[1, 2]);
        taus = matrices.reversed(taus, &[1]);
        diagonals = diagonals.map(|it| matrices.reversed(it, &[1]));
    }
    let info = no_info(scope, x.re);
    let mut results = flat([form]);
    results.extend(diagonals);
    results.extend(taus.ids());
    results.push(info);
    finish(scope, op, &results)
}

/// Square matrices.
pub(super) fn square(scope: &mut Scope<'_, '_>, x: Entries) -> Lowered<Entries> {
    let x = batched(scope, x)?;
    let ty = scope.ty(x.re);
    match ty.shape[1] == ty.shape[2] {
        true => Ok(x),
        false => malformed(format!("expected square matrices, found {ty}")),
    }
}

/// The symmetric or Hermitian matrices of which one triangle is given.
pub(super) fn symmetric(matrices: &mut Matrices<'_>, x: Entries, is_lower: bool) -> Entries {
    let (rows, columns) = (matrices.index(x.re, 1), matrices.index(x.re, 2));
    let direction = match is_lower {
        true => Direction::Ge,
        false => Direction::Le,
    };
    let is_given = matrices.0.compare(direction, rows, columns);
    let mirrored = matrices.adjoint(x);
    let x = matrices.select(is_given, x, mirrored);
    matrices.with_real_diagonal(x)
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
pub(super) fn reduced(
    scope: &mut Scope<'_, '_>,
    op: &Operation,
    x: Entries,
) -> Lowered<[Entries; 2]> {
    let steps = scope.ty(x.re).shape[1].saturating_sub(1);
    let taus = no_taus(scope, x, steps);
    let is_complex = x.im.is_some();
    let step = |build: &mut Builder, at: ValueId, carried: &[ValueId], _: &[ValueId]| {
        let [x, taus] = Taken::of(carried, is_complex).all();
        flat(step(build, at, x, taus))
    };
    let results = repeat(scope, op, steps, (&flat([x, taus]), &[]), &step)?;
    Ok(Taken::of(&results, is_complex).all())
}

fn step(build: &mut Builder, at: ValueId, x: Entries, taus: Entries) -> [Entries; 2] {
    let one = build.scalar(DType::I32, Scalar::Integer(1));
    let row = build.binary(BinaryOp::Add, at, one);
    let mut matrices = Matrices(build);
    let column = matrices.part(x, None, Some(at));
    let reflection = matrices.reflection(column, row);
    let tau = matrices.conjugate(reflection.tau);
    let left = matrices.reflected(x, reflection.vector, tau);
    let is_right = matrices.where_index(x.re, 2, Direction::Gt, at);
    let left = matrices.select(is_right, left, x);
    // The vector is 0 up to the column, which the reflection from the right leaves alone.
    let mirrored = matrices.adjoint(left);
    let both = matrices.reflected(mirrored, reflection.vector, tau);
    let both = matrices.adjoint(both);
    let both = matrices.select(is_right, both, x);
    let column = matrices.kept_column(column, &reflection, row);
    let x = matrices.with(both, column, None, Some(at));
    [x, matrices.with(taus, reflection.tau, Some(at), None)]
}
