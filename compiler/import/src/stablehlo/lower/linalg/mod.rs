//! Matrix factorisations and triangular systems: ops of StableHLO, and the LAPACK routines that JAX
//! calls on a CPU. Each is a loop over the columns of a batch of matrices, so that it means the
//! same on any engine and may be cut.

mod cholesky;
mod eigen;
mod entries;
mod householder;
mod lu;
mod matrices;
mod pivoted;
mod reduction;
pub(super) mod repeat;
mod rotations;
mod schur;
mod singular;
mod triangular;
mod tridiagonal;

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::{DType, TensorType, ValueId};

use super::attributes::Reader;
use super::error::{Lowered, malformed, unsupported};
use super::scope::Scope;
use crate::stablehlo::{Attribute, Operation};
use entries::{Entries, Parts};
use matrices::Matrices;
use repeat::repeat;

/// A routine as its call is lowered.
type Routine = for<'m> fn(&mut Scope<'_, 'm>, &'m Operation) -> Lowered;

/// Lowers a call of a LAPACK routine; `None` for other targets.
pub(super) fn custom_call<'m>(
    scope: &mut Scope<'_, 'm>,
    op: &'m Operation,
    target: &str,
) -> Option<Lowered> {
    let called = target.strip_prefix("lapack_")?;
    let name = called.strip_suffix("_ffi").unwrap_or_default();
    let kind = name.chars().next();
    let found = match kind {
        Some('s' | 'd') => real_routine(&name[1..]).or_else(|| routine(&name[1..])),
        Some('c' | 'z') => complex_routine(&name[1..]).or_else(|| routine(&name[1..])),
        _ => None,
    };
    Some(match found {
        Some(lower) => lower(scope, op),
        None => unsupported(format!(
            "custom call @{target}; there are potrf, getrf, trsm, geqrf, orgqr, ormqr, geqp3, \
             gehrd, sytrd, syevd, geev, gees, gesdd, gesvd and gtsv of f32 and f64, and of complex \
             numbers of these (ungqr, unmqr, hetrd and heevd)"
        )),
    })
}

/// Whether an op is a call of a LAPACK routine.
pub(super) fn is_call(op: &Operation) -> bool {
    let target = op.attribute("call_target_name");
    matches!(target, Some(Attribute::String(target)) if target.starts_with("lapack_"))
}

/// Routines that have one name for real and for complex numbers.
fn routine(name: &str) -> Option<Routine> {
    Some(match name {
        "potrf" => cholesky::potrf,
        "getrf" => lu::getrf,
        "trsm" => triangular::trsm,
        "geqrf" => householder::geqrf,
        "geqp3" => pivoted::geqp3,
        "gehrd" => reduction::gehrd,
        "geev" => schur::geev,
        "gees" => schur::gees,
        "gesdd" | "gesvd" => singular::svd,
        "gtsv" => tridiagonal::gtsv,
        _ => return None,
    })
}

fn real_routine(name: &str) -> Option<Routine> {
    Some(match name {
        "orgqr" => householder::orgqr,
        "ormqr" => householder::ormqr,
        "sytrd" => reduction::sytrd,
        "syevd" => eigen::syevd,
        _ => return None,
    })
}

fn complex_routine(name: &str) -> Option<Routine> {
    Some(match name {
        "ungqr" => householder::orgqr,
        "unmqr" => householder::ormqr,
        "hetrd" => reduction::sytrd,
        "heevd" => eigen::syevd,
        _ => return None,
    })
}

pub(super) fn cholesky<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    cholesky::op(scope, op)
}

pub(super) fn triangular_solve<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    triangular::op(scope, op)
}

/// The character argument (`uplo`, `side`, …) of a LAPACK routine.
fn letter(op: &Operation, name: &str) -> Lowered<char> {
    match u8::try_from(Reader(op).config_usize(name)?) {
        Ok(code) => Ok(char::from(code)),
        Err(_) => malformed(format!("`{name}` is no character")),
    }
}

/// The operands, of which this number come last and are no matrices: all others have parts if
/// there are twice as many as expected.
fn matrices<const N: usize>(
    scope: &Scope<'_, '_>,
    op: &Operation,
    others: usize,
) -> Lowered<([Entries; N], Vec<ValueId>)> {
    let ids = scope.all_operands(op)?;
    let found = ids.len();
    let is_complex = found == 2 * N + others;
    if !is_complex && found != N + others {
        let expected = N + others;
        return malformed(format!("expected {expected} operands, found {found}"));
    }
    let mut taken = entries::Taken::of(&ids, is_complex);
    let all = taken.all();
    for entries in &all {
        if entries
            .im
            .is_some_and(|im| scope.ty(im) != scope.ty(entries.re))
        {
            return malformed("expected real and imaginary parts of one type");
        }
    }
    Ok((all, (0..others).map(|_| taken.value()).collect()))
}

/// The operands, all of which are matrices.
fn operands<const N: usize>(scope: &Scope<'_, '_>, op: &Operation) -> Lowered<[Entries; N]> {
    Ok(matrices(scope, op, 0)?.0)
}

/// Matrices of floats: the dimensions before the last two as one.
fn batched(scope: &mut Scope<'_, '_>, x: Entries) -> Lowered<Entries> {
    let ty = scope.ty(x.re).clone();
    if !matches!(ty.dtype, DType::F32 | DType::F64) {
        return unsupported(format!(
            "matrices of {}; there are f32 and f64",
            ty.dtype.name()
        ));
    }
    match ty.shape[..] {
        [ref batch @ .., rows, columns] => {
            let count = batch.iter().product();
            Ok(x.each(&mut |x| scope.build.reshape(x, [count, rows, columns])))
        }
        _ => malformed(format!("expected matrices, found {ty}")),
    }
}

/// The results in the shapes that the text says.
fn finish(scope: &mut Scope<'_, '_>, op: &Operation, results: &[ValueId]) -> Lowered {
    let types = scope.result_types(op)?;
    if types.len() != results.len() {
        return malformed(format!("expected {} results", results.len()));
    }
    let mut shaped = Vec::new();
    for (&result, ty) in results.iter().zip(&types) {
        if scope.ty(result).elements() != ty.elements() {
            return malformed(format!("declared {ty}, inferred {}", scope.ty(result)));
        }
        shaped.push(scope.build.reshape(result, &ty.shape));
    }
    scope.define_as(op, &shaped)
}

/// An integer for each matrix, 0 so far.
fn no_info(scope: &mut Scope<'_, '_>, x: ValueId) -> ValueId {
    let batch = scope.ty(x).shape[0];
    let ty = TensorType::new(DType::I32, [batch, 1, 1]);
    scope.build.fill(ty, Scalar::Integer(0))
}
