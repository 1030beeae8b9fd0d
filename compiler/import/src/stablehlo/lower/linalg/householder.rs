//! Householder reflections, and the QR factorisation that is made of them.
//!
//! A reflection is I − τ v vᵀ with v = (0, …, 0, 1, …), as LAPACK keeps it: what follows the 1 is
//! below the diagonal of the factorised matrix, and τ is in a vector of its own. Signs are
//! LAPACK's: the element of R has the sign that its column's first element has not.

use peapod_ir::ValueId;
use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::Combiner;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, TensorType};

use super::{Matrices, batched, finish, repeat};
use crate::stablehlo::Operation;
use crate::stablehlo::lower::attributes::Reader;
use crate::stablehlo::lower::error::{Lowered, malformed};
use crate::stablehlo::lower::scope::Scope;

/// The reflection that makes a column 0 below one of its rows.
pub(super) struct Reflection {
    /// `[b, m, 1]`, 0 before the row, and 1 there.
    pub(super) vector: ValueId,
    /// `[b, 1, 1]`, 0 where nothing is reflected.
    pub(super) tau: ValueId,
    /// What the row's element becomes, `[b, 1, 1]`.
    pub(super) element: ValueId,
}

impl Matrices<'_> {
    /// The reflection of a column `[b, m, 1]` at a row.
    pub(super) fn reflection(&mut self, column: ValueId, row: ValueId) -> Reflection {
        let alpha = self.part(column, Some(row), None);
        let is_below = self.where_index(column, 1, Direction::Gt, row);
        let below = self.masked(is_below, column);
        // Squares of large and small numbers would be none: a power of two would do as well.
        let (alpha_size, below_size) = (
            self.0.unary(UnaryOp::Abs, alpha),
            self.0.unary(UnaryOp::Abs, below),
        );
        let largest = self.over(below_size, 1, Combiner::Max, 0);
        let zero = self.number(largest, 0.0);
        let is_none = self.0.compare(Direction::Eq, largest, zero);
        let one = self.number(alpha, 1.0);
        let scale = self.0.binary(BinaryOp::Max, largest, alpha_size);
        let scale = self.0.select(is_none, one, scale);
        let scaled = self.with_each(BinaryOp::Div, below, scale);
        let squares = self.0.binary(BinaryOp::Mul, scaled, scaled);
        let squares = self.sums(squares, 1);
        let first = self.0.binary(BinaryOp::Div, alpha, scale);
        let square = self.0.binary(BinaryOp::Mul, first, first);
        let norm = self.0.binary(BinaryOp::Add, square, squares);
        let norm = self.0.unary(UnaryOp::Sqrt, norm);
        let norm = self.0.binary(BinaryOp::Mul, norm, scale);
        let opposite = self.0.unary(UnaryOp::Neg, norm);
        let is_negative = self.0.compare(Direction::Lt, alpha, zero);
        let beta = self.0.select(is_negative, norm, opposite);
        let apart = self.0.binary(BinaryOp::Sub, beta, alpha);
        let tau = self.0.binary(BinaryOp::Div, apart, beta);
        let tau = self.0.select(is_none, zero, tau);
        let element = self.0.select(is_none, alpha, beta);
        let divisor = self.0.binary(BinaryOp::Sub, alpha, beta);
        let divisor = self.0.select(is_none, one, divisor);
        let vector = self.with_each(BinaryOp::Div, below, divisor);
        let vector = self.with(vector, one, Some(row), None);
        Reflection {
            vector,
            tau,
            element,
        }
    }

    /// The reflection that a factorised matrix keeps in a column, at a row.
    pub(super) fn kept_vector(&mut self, column: ValueId, row: ValueId) -> ValueId {
        let is_below = self.where_index(column, 1, Direction::Gt, row);
        let below = self.masked(is_below, column);
        let first = self.part(column, Some(row), None);
        let one = self.number(first, 1.0);
        self.with(below, one, Some(row), None)
    }

    /// H X for a reflection H.
    pub(super) fn reflected(&mut self, x: ValueId, vector: ValueId, tau: ValueId) -> ValueId {
        let products = self.with_each(BinaryOp::Mul, x, vector);
        let products = self.sums(products, 1);
        let products = self.with_each(BinaryOp::Mul, products, tau);
        let change = self.outer(vector, products, x);
        self.0.binary(BinaryOp::Sub, x, change)
    }

    /// A column with the element of a row replaced, and the reflection below it.
    pub(super) fn kept_column(
        &mut self,
        column: ValueId,
        reflection: &Reflection,
        row: ValueId,
    ) -> ValueId {
        let is_before = self.where_index(column, 1, Direction::Lt, row);
        let below = self.with(reflection.vector, reflection.element, Some(row), None);
        self.0.select(is_before, column, below)
    }
}

/// `?geqrf`: R, with the reflections below its diagonal, and their τ.
pub(super) fn geqrf<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x] = scope.operands::<1>(op)?;
    let x = batched(scope, x)?;
    let results = factorised(scope, op, x)?;
    finish(scope, op, &results)
}

/// The factorised matrices, and τ as `[b, k, 1]`.
pub(super) fn factorised(
    scope: &mut Scope<'_, '_>,
    op: &Operation,
    x: ValueId,
) -> Lowered<[ValueId; 2]> {
    let ty = scope.ty(x).clone();
    let steps = ty.shape[1].min(ty.shape[2]);
    let taus = no_taus(scope, &ty, steps);
    let results = repeat(
        scope,
        op,
        steps,
        (&[x, taus], &[]),
        &|build, at, carried, _| {
            let &[x, taus] = carried else {
                unreachable!("two values are carried");
            };
            let (x, tau) = eliminated(&mut Matrices(build), x, at);
            let taus = Matrices(build).with(taus, tau, Some(at), None);
            vec![x, taus]
        },
    )?;
    Ok([results[0], results[1]])
}

pub(super) fn no_taus(scope: &mut Scope<'_, '_>, ty: &TensorType, steps: usize) -> ValueId {
    let taus = ty.with_shape([ty.shape[0], steps, 1]);
    scope.build.fill(taus, Scalar::Integer(0))
}

/// The matrices with a column reflected, and those to its right; and τ.
pub(super) fn eliminated(
    matrices: &mut Matrices<'_>,
    x: ValueId,
    at: ValueId,
) -> (ValueId, ValueId) {
    let column = matrices.part(x, None, Some(at));
    let reflection = matrices.reflection(column, at);
    let reflected = matrices.reflected(x, reflection.vector, reflection.tau);
    let is_right = matrices.where_index(x, 2, Direction::Gt, at);
    let x = matrices.0.select(is_right, reflected, x);
    let column = matrices.kept_column(column, &reflection, at);
    (matrices.with(x, column, None, Some(at)), reflection.tau)
}

/// `?orgqr`: the first columns of the product of reflections.
pub(super) fn orgqr<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x, taus] = scope.operands::<2>(op)?;
    let x = batched(scope, x)?;
    let taus = taus_of(scope, taus, x)?;
    let ty = scope.ty(x).clone();
    let q = Matrices(&mut scope.build).identity(ty);
    let q = reflected(scope, op, q, (x, taus), true)?;
    finish(scope, op, &[q])
}

/// τ as `[b, k, 1]`.
fn taus_of(scope: &mut Scope<'_, '_>, taus: ValueId, x: ValueId) -> Lowered<ValueId> {
    let shape = scope.ty(x).shape.to_vec();
    let ty = scope.ty(taus).clone();
    let count = ty.shape.last().copied().unwrap_or(0);
    if count > shape[1].min(shape[2]) || ty.elements() != shape[0] * count {
        return malformed(format!("{ty} for the reflections in {shape:?}"));
    }
    Ok(scope.build.reshape(taus, [shape[0], count, 1]))
}

/// The product Q of reflections times X, or Qᵀ X, where the last reflection does not come first.
pub(super) fn reflected(
    scope: &mut Scope<'_, '_>,
    op: &Operation,
    x: ValueId,
    (factors, taus): (ValueId, ValueId),
    last_first: bool,
) -> Lowered<ValueId> {
    let count = scope.ty(taus).shape[1];
    let step = |build: &mut Builder, at: ValueId, carried: &[ValueId], kept: &[ValueId]| {
        let (factors, taus) = (kept[0], kept[1]);
        let at = match last_first {
            false => at,
            true => {
                let last = i64::try_from(count - 1).unwrap_or(i64::MAX);
                let last = build.scalar(DType::I32, Scalar::Integer(last));
                build.binary(BinaryOp::Sub, last, at)
            }
        };
        let mut matrices = Matrices(build);
        let column = matrices.part(factors, None, Some(at));
        let vector = matrices.kept_vector(column, at);
        let tau = matrices.part(taus, Some(at), None);
        vec![matrices.reflected(carried[0], vector, tau)]
    };
    Ok(repeat(scope, op, count, (&[x], &[factors, taus]), &step)?[0])
}

/// `?ormqr`: Q C, Qᵀ C, C Q or C Qᵀ.
pub(super) fn ormqr<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x, taus, c] = scope.operands::<3>(op)?;
    let x = batched(scope, x)?;
    let taus = taus_of(scope, taus, x)?;
    let mut c = batched(scope, c)?;
    let is_left = Reader(op).config_usize("left")? != 0;
    let is_transposed = Reader(op).config_usize("transpose")? != 0;
    // C Q is (Qᵀ Cᵀ)ᵀ.
    if !is_left {
        c = Matrices(&mut scope.build).transposed(c);
    }
    let (of, rows) = (scope.ty(x).clone(), scope.ty(c).clone());
    if of.shape[..2] != rows.shape[..2] {
        return malformed(format!("reflections in {of} for {rows}"));
    }
    let mut result = reflected(scope, op, c, (x, taus), is_left != is_transposed)?;
    if !is_left {
        result = Matrices(&mut scope.build).transposed(result);
    }
    finish(scope, op, &[result])
}
