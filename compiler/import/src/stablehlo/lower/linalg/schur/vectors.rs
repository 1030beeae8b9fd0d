//! Eigenvectors of triangular matrices, all at once from the last row back, and what they are for
//! the matrices that those were made of.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Combiner, DotGeneral, Precision};
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, ValueId};

use super::Schur;
use crate::stablehlo::Operation;
use crate::stablehlo::lower::error::Lowered;
use crate::stablehlo::lower::linalg::Matrices;
use crate::stablehlo::lower::linalg::entries::{Entries, Taken, flat};
use crate::stablehlo::lower::linalg::repeat;
use crate::stablehlo::lower::scope::Scope;

/// Right eigenvectors, A x = λ x, or left ones, xᴴ A = λ xᴴ, as columns of length 1 whose largest
/// element is real.
pub(super) fn eigenvectors(
    scope: &mut Scope<'_, '_>,
    op: &Operation,
    schur: &Schur,
    is_left: bool,
) -> Lowered<Entries> {
    let mut m = Matrices(&mut scope.build);
    // Left ones are right ones of Tᴴ, which is triangular from its end back.
    let form = match is_left {
        false => schur.form,
        true => {
            let adjoint = m.adjoint(schur.form);
            m.reversed(adjoint, &[1, 2])
        }
    };
    let mut found = of_triangular(scope, op, form, schur.size)?;
    let mut m = Matrices(&mut scope.build);
    if is_left {
        found = m.reversed(found, &[1, 2]);
    }
    let found = product(&mut m, schur.vectors, found);
    Ok(normalised(&mut m, found))
}

/// Eigenvectors as columns, whose elements are at most 1 or so.
fn of_triangular(
    scope: &mut Scope<'_, '_>,
    op: &Operation,
    form: Entries,
    size: ValueId,
) -> Lowered<Entries> {
    let is_complex = form.im.is_some();
    let mut m = Matrices(&mut scope.build);
    let extent = m.0.shape(form.re)[1];
    let diagonal = m.diagonal(form);
    let diagonal = m.transposed(diagonal);
    // Equal eigenvalues are told apart by what rounding makes of them.
    let least = m.precision(size);
    let least = m.0.binary(BinaryOp::Mul, least, size);
    let zero = m.number(least, 0.0);
    let is_none = m.0.compare(Direction::Eq, least, zero);
    let one = m.number(least, 1.0);
    let least = m.0.select(is_none, one, least);
    let zeros = m.constant(form, 0.0);
    let mut kept = flat([form, diagonal]);
    kept.push(least);
    let step = |build: &mut Builder, at: ValueId, carried: &[ValueId], kept: &[ValueId]| {
        let x = Taken::of(carried, is_complex).entries();
        let mut kept = Taken::of(kept, is_complex);
        let ([form, diagonal], least) = (kept.all(), kept.value());
        let last = i64::try_from(extent - 1).unwrap_or(i64::MAX);
        let last = build.scalar(DType::I32, Scalar::Integer(last));
        let row = build.binary(BinaryOp::Sub, last, at);
        flat([with_row(
            &mut Matrices(build),
            x,
            row,
            form,
            diagonal,
            least,
        )])
    };
    let found = repeat(scope, op, extent, (&flat([zeros]), &kept), &step)?;
    Ok(Taken::of(&found, is_complex).entries())
}

/// Eigenvectors of which all rows after this one are known, and this one now.
fn with_row(
    m: &mut Matrices<'_>,
    x: Entries,
    row: ValueId,
    form: Entries,
    diagonal: Entries,
    least: ValueId,
) -> Entries {
    let factors = m.part(form, Some(row), None);
    let factors = m.transposed(factors);
    let sums = m.times(x, factors);
    let sums = m.sums(sums, 1);
    let own = m.part(diagonal, None, Some(row));
    let own = m.spread(own, diagonal.re);
    let apart = m.minus(diagonal, own);
    let size = m.sizes(apart);
    let least = m.spread(least, size);
    let is_near = m.0.compare(Direction::Lt, size, least);
    let least = m.real(least, apart);
    let apart = m.select(is_near, least, apart);
    let found = m.over_each(sums, apart);
    let is_right = m.where_index(found.re, 2, Direction::Gt, row);
    let is_own = m.where_index(found.re, 2, Direction::Eq, row);
    let found = m.masked(is_right, found);
    let ones = m.constant(found, 1.0);
    let found = m.select(is_own, ones, found);
    let x = m.with(x, found, Some(row), None);
    // Numbers grow where eigenvalues are nearly equal, and must stay finite.
    let largest = largest(m, x);
    let one = m.number(largest, 1.0);
    let scale = m.0.binary(BinaryOp::Max, largest, one);
    m.with_each(BinaryOp::Div, x, scale)
}

/// The largest magnitude of each column, `[b, 1, n]`.
fn largest(m: &mut Matrices<'_>, x: Entries) -> ValueId {
    let sizes = m.bound(x, BinaryOp::Max);
    m.over(sizes, 1, Combiner::Max, 0)
}

/// Products of matrices.
fn product(m: &mut Matrices<'_>, x: Entries, y: Entries) -> Entries {
    let ty = m.0.ty(y.re).clone();
    let kind = DotGeneral {
        batch: [vec![0], vec![0]],
        contracting: [vec![2], vec![1]],
        precision: [Precision::Highest; 2],
    };
    let mut dot = |x, y| m.0.emit(kind.clone(), &[x, y], ty.clone());
    let re = dot(x.re, y.re);
    let (Some(im), Some(other)) = (x.im, y.im) else {
        return Entries { re, im: None };
    };
    let (both, left, right) = (dot(im, other), dot(x.re, other), dot(im, y.re));
    Entries {
        re: m.0.binary(BinaryOp::Sub, re, both),
        im: Some(m.0.binary(BinaryOp::Add, left, right)),
    }
}

/// Columns of length 1, whose largest element (of several the first) is real and not negative.
fn normalised(m: &mut Matrices<'_>, x: Entries) -> Entries {
    let scale = largest(m, x);
    let x = m.with_each(BinaryOp::Div, x, scale);
    let squares = m.squares(x);
    let lengths = m.sums(squares, 1);
    let lengths = m.0.unary(UnaryOp::Sqrt, lengths);
    let x = m.with_each(BinaryOp::Div, x, lengths);
    let most = m.over(squares, 1, Combiner::Max, 0);
    let most = m.spread(most, squares);
    let is_most = m.0.compare(Direction::Eq, squares, most);
    let rows = m.index(squares, 1);
    let beyond = Scalar::Integer(i64::from(i32::MAX));
    let many = m.0.fill(m.0.ty(rows).clone(), beyond);
    let places = m.0.select(is_most, rows, many);
    let place = m.over(places, 1, Combiner::Min, i64::from(i32::MAX));
    let place = m.spread(place, rows);
    let is_chosen = m.0.compare(Direction::Eq, rows, place);
    let chosen = m.masked(is_chosen, x);
    let chosen = m.sums(chosen, 1);
    match m.phase(chosen) {
        Some(phase) => {
            let opposite = m.conjugate(phase);
            m.times(x, opposite)
        }
        None => x,
    }
}
