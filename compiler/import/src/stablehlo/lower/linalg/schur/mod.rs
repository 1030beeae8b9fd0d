//! Eigenvalues of matrices that need not be symmetric, by their Schur form A = Z T Zᴴ: reflections
//! make the matrix 0 below its first subdiagonal, and QR steps with shifts then split it until T is
//! triangular, or, of real matrices, has blocks of at most 2 rows for pairs of complex eigenvalues.

mod complex;
mod real;
mod vectors;
mod window;

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};

use super::entries::{Entries, flat};
use super::{Matrices, finish, householder, letter, no_info, operands, reduction};
use crate::stablehlo::Operation;
use crate::stablehlo::lower::error::{Lowered, unsupported};
use crate::stablehlo::lower::scope::Scope;

/// What a matrix is decomposed into.
struct Schur {
    /// T, of matrices that are scaled so that squares of elements are numbers.
    form: Entries,
    /// Z.
    vectors: Entries,
    /// What T is to be multiplied by, `[b, 1, 1]`.
    scale: ValueId,
    /// The largest magnitude of the scaled matrix, `[b, 1, 1]`.
    size: ValueId,
    /// 0 where all has been found, `[b, 1, 1]`.
    info: ValueId,
}

/// `?gees`: T, Z, the eigenvalues (of real matrices as real and imaginary parts, too), how many
/// were chosen (0), and `info`.
pub(super) fn gees<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x] = operands::<1>(scope, op)?;
    let x = reduction::square(scope, x)?;
    if letter(op, "sort")? != 'N' {
        return unsupported("eigenvalues that are sorted (`sort`); pass sort_eig_vals=False");
    }
    if scope.ty(x.re).is_empty() {
        return nothing(scope, op);
    }
    let schur = decomposed(scope, op, x)?;
    let mut m = Matrices(&mut scope.build);
    let [re, im] = eigenvalues(&mut m, &schur);
    let form = m.with_each(BinaryOp::Mul, schur.form, schur.scale);
    let chosen = no_info(scope, x.re);
    let mut results = flat([form, schur.vectors]);
    results.extend([re, im, chosen, schur.info]);
    finish(scope, op, &results)
}

/// `?geev`: eigenvalues as real and imaginary parts, left and right eigenvectors as columns, and
/// `info`. Vectors that are not asked for are 0.
pub(super) fn geev<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x] = operands::<1>(scope, op)?;
    let x = reduction::square(scope, x)?;
    let asked = [letter(op, "compute_left")?, letter(op, "compute_right")?];
    let asked = asked.map(|letter| letter == 'V');
    if scope.ty(x.re).is_empty() {
        return nothing(scope, op);
    }
    let schur = decomposed(scope, op, x)?;
    let values = eigenvalues(&mut Matrices(&mut scope.build), &schur);
    let mut results = values.to_vec();
    let zeros = Matrices(&mut scope.build).number(x.re, 0.0);
    let mut info = schur.info;
    let triangular = match asked {
        [false, false] => None,
        _ => Some(triangular(scope, op, &schur)),
    };
    if let Some(triangular) = &triangular {
        info = scope.build.binary(BinaryOp::Max, info, triangular.info);
    }
    for (is_left, asked) in [(true, asked[0]), (false, asked[1])] {
        let (Some(triangular), true) = (&triangular, asked) else {
            results.extend([zeros, zeros]);
            continue;
        };
        let found = vectors::eigenvectors(scope, op, triangular, is_left)?;
        let mut m = Matrices(&mut scope.build);
        let found = match x.im {
            Some(_) => found,
            None => in_pairs(&mut m, found, triangular.form, values[1]),
        };
        results.extend(found.ids());
    }
    results.push(info);
    finish(scope, op, &results)
}

/// All results, of matrices without elements.
fn nothing<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let types = scope.result_types(op)?;
    let zeros = |ty| scope.build.fill(ty, Scalar::Integer(0));
    let results: Vec<_> = types.into_iter().map(zeros).collect();
    scope.define_as(op, &results)
}

/// The Schur form of matrices, the real one of real ones.
fn decomposed(scope: &mut Scope<'_, '_>, op: &Operation, x: Entries) -> Lowered<Schur> {
    let mut m = Matrices(&mut scope.build);
    let (x, scale, size) = m.within_range(x);
    // The QR iteration does not converge on NaN or infinity: such matrices are set to zero, and
    // `info` reports a failure.
    let finite = m.0.unary(UnaryOp::IsFinite, size);
    let all = m.spread(finite, x.re);
    let zeros = m.constant(x, 0.0);
    let x = m.select(all, x, zeros);
    let nothing = m.number(size, 0.0);
    let size = m.0.select(finite, size, nothing);
    let (form, vectors) = hessenberg(scope, op, x)?;
    let given = Schur {
        form,
        vectors,
        scale,
        size,
        info: no_info(scope, x.re),
    };
    let mut found = match x.im {
        Some(_) => complex::triangular(scope, op, given),
        None => real::quasi_triangular(scope, op, given)?,
    };
    let m = Matrices(&mut scope.build);
    let ty = m.0.ty(found.info).clone();
    let one = m.0.fill(ty, Scalar::Integer(1));
    found.info = m.0.select(finite, found.info, one);
    Ok(found)
}

/// H and Q with A = Q H Qᴴ, where H is 0 below its first subdiagonal.
fn hessenberg(
    scope: &mut Scope<'_, '_>,
    op: &Operation,
    x: Entries,
) -> Lowered<(Entries, Entries)> {
    let ty = scope.ty(x.re).clone();
    let (batch, extent) = (ty.shape[0], ty.shape[1]);
    let [form, taus] = reduction::reduced(scope, op, x)?;
    let mut m = Matrices(&mut scope.build);
    if extent < 2 {
        return Ok((x, m.identities(x)));
    }
    let factors = m.cut(form, 1, 1, extent);
    let factors = m.cut(factors, 2, 0, extent - 1);
    let q = m.identities(factors);
    let q = householder::reflected(scope, op, q, (factors, taus), true)?;
    let mut m = Matrices(&mut scope.build);
    let zeros =
        m.0.fill(ty.with_shape([batch, extent - 1, 1]), Scalar::Integer(0));
    let first = m.identity(ty.with_shape([batch, 1, extent]));
    let (zeros, first) = (m.real(zeros, x), m.real(first, x));
    let rest = m.joined(zeros, q, 2);
    let q = m.joined(first, rest, 1);
    let (rows, columns) = (m.index(x.re, 1), m.index(x.re, 2));
    let one = m.number(columns, 1.0);
    let columns = m.0.binary(BinaryOp::Add, columns, one);
    let is_kept = m.0.compare(Direction::Le, rows, columns);
    Ok((m.masked(is_kept, form), q))
}

/// The triangular form, as complex numbers, of one that may have blocks.
fn triangular(scope: &mut Scope<'_, '_>, op: &Operation, schur: &Schur) -> Schur {
    let mut m = Matrices(&mut scope.build);
    let mut as_complex = |x: Entries| Entries {
        re: x.re,
        im: Some(x.im.unwrap_or_else(|| m.number(x.re, 0.0))),
    };
    let given = Schur {
        form: as_complex(schur.form),
        vectors: as_complex(schur.vectors),
        ..*schur
    };
    match schur.form.im {
        Some(_) => given,
        None => complex::triangular(scope, op, given),
    }
}

/// Real and imaginary parts, `[b, n, 1]`, in the order of the diagonal. Of two rows that are a
/// block the first has the positive imaginary part.
fn eigenvalues(m: &mut Matrices<'_>, schur: &Schur) -> [ValueId; 2] {
    let Entries { re, im } = m.diagonal(schur.form);
    let im = match im {
        Some(im) => im,
        None => {
            let below = window::beside(m, schur.form.re, true);
            let above = window::beside(m, schur.form.re, false);
            let mut root = |x| {
                let size = m.0.unary(UnaryOp::Abs, x);
                m.0.unary(UnaryOp::Sqrt, size)
            };
            let (below, above) = (root(below), root(above));
            let size = m.0.binary(BinaryOp::Mul, below, above);
            let next = window::next(m, size);
            m.0.binary(BinaryOp::Sub, next, size)
        }
    };
    [re, im].map(|part| m.with_each(BinaryOp::Mul, part, schur.scale))
}

/// Eigenvectors of real matrices: real ones of real eigenvalues, and conjugates of the ones before
/// them of the second of a pair.
fn in_pairs(m: &mut Matrices<'_>, x: Entries, form: Entries, im: ValueId) -> Entries {
    let im = m.transposed(im);
    let found = m.diagonal(form);
    let found = m.transposed(found).im.unwrap_or(im);
    let zero = m.number(im, 0.0);
    let is_first = m.0.compare(Direction::Gt, im, zero);
    let is_second = m.0.compare(Direction::Lt, im, zero);
    let is_other = m.0.compare(Direction::Lt, found, zero);
    // A block may have been split the other way round.
    let turns = m.0.binary(BinaryOp::And, is_first, is_other);
    let turns = m.spread(turns, x.re);
    let opposite = m.conjugate(x);
    let first = m.select(turns, opposite, x);
    let extent = m.0.shape(x.re)[2];
    let before = match extent {
        1 => first,
        _ => {
            let last = m.cut(first, 2, extent - 1, extent);
            let rest = m.cut(first, 2, 0, extent - 1);
            m.joined(last, rest, 2)
        }
    };
    let second = m.conjugate(before);
    let is_second = m.spread(is_second, x.re);
    let found = m.select(is_second, second, first);
    let is_real = m.0.compare(Direction::Eq, im, zero);
    let is_real = m.spread(is_real, x.re);
    let nothing = m.number(x.re, 0.0);
    let im = found.im.map(|im| m.0.select(is_real, nothing, im));
    Entries { im, ..found }
}
