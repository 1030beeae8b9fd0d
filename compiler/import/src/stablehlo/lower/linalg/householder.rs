//! Householder reflections, and the QR factorisation that is made of them.
//!
//! A reflection is I − τ v vᴴ with v = (0, …, 0, 1, …), as LAPACK keeps it: what follows the 1 is
//! below the diagonal of the factorised matrix, and τ is in a vector of its own. Signs are
//! LAPACK's: the element of R has the sign that its column's first element has not. Of complex
//! numbers the element of R is real, and so that of the real part.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::Combiner;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, ValueId};

use super::entries::{Entries, Parts, Taken, flat};
use super::{Matrices, batched, finish, operands, repeat};
use crate::stablehlo::Operation;
use crate::stablehlo::lower::attributes::Reader;
use crate::stablehlo::lower::error::{Lowered, malformed};
use crate::stablehlo::lower::scope::Scope;

/// The reflection that makes a column 0 below one of its rows: Hᴴ does.
pub(super) struct Reflection {
    /// `[b, m, 1]`, 0 before the row, and 1 there.
    pub(super) vector: Entries,
    /// `[b, 1, 1]`, 0 where nothing is reflected.
    pub(super) tau: Entries,
    /// What the row's element becomes, `[b, 1, 1]`.
    pub(super) element: Entries,
}

impl Matrices<'_> {
    /// The reflection of a column `[b, m, 1]` at a row.
    pub(super) fn reflection(&mut self, column: Entries, row: ValueId) -> Reflection {
        let alpha = self.part(column, Some(row), None);
        let is_below = self.where_index(column.re, 1, Direction::Gt, row);
        let below = self.masked(is_below, column);
        // Squares of large and small numbers would be none: a power of two would do as well.
        let (alpha_size, below_size) = (
            self.bound(alpha, BinaryOp::Max),
            self.bound(below, BinaryOp::Max),
        );
        let largest = self.over(below_size, 1, Combiner::Max, 0);
        let zero = self.number(largest, 0.0);
        let mut is_none = self.0.compare(Direction::Eq, largest, zero);
        if let Some(im) = alpha.im {
            let is_real = self.0.compare(Direction::Eq, im, zero);
            is_none = self.0.binary(BinaryOp::And, is_none, is_real);
        }
        let one = self.number(largest, 1.0);
        let scale = self.0.binary(BinaryOp::Max, largest, alpha_size);
        let scale = self.0.select(is_none, one, scale);
        let norm = self.norm(alpha, below, scale);
        let opposite = self.0.unary(UnaryOp::Neg, norm);
        let is_negative = self.0.compare(Direction::Lt, alpha.re, zero);
        let beta = self.0.select(is_negative, norm, opposite);
        let apart = self.0.binary(BinaryOp::Sub, beta, alpha.re);
        let tau = Entries {
            re: self.0.binary(BinaryOp::Div, apart, beta),
            im: alpha.im.map(|im| {
                let opposite = self.0.unary(UnaryOp::Neg, im);
                self.0.binary(BinaryOp::Div, opposite, beta)
            }),
        };
        let tau = tau.each(&mut |tau| self.0.select(is_none, zero, tau));
        let beta = self.real(beta, alpha);
        let element = self.select(is_none, alpha, beta);
        let divisor = self.minus(alpha, beta);
        let one = self.constant(alpha, 1.0);
        let divisor = self.select(is_none, one, divisor);
        let vector = self.over_each(below, divisor);
        let vector = self.with(vector, one, Some(row), None);
        Reflection {
            vector,
            tau,
            element,
        }
    }

    /// The length of a column of these elements, by those divided by a number.
    fn norm(&mut self, alpha: Entries, below: Entries, scale: ValueId) -> ValueId {
        let scaled = self.with_each(BinaryOp::Div, below, scale);
        let squares = self.squares(scaled);
        let squares = self.sums(squares, 1);
        let first = self.with_each(BinaryOp::Div, alpha, scale);
        let square = self.squares(first);
        let norm = self.0.binary(BinaryOp::Add, square, squares);
        let norm = self.0.unary(UnaryOp::Sqrt, norm);
        self.0.binary(BinaryOp::Mul, norm, scale)
    }

    /// The reflection that a factorised matrix keeps in a column, at a row.
    pub(super) fn kept_vector(&mut self, column: Entries, row: ValueId) -> Entries {
        let is_below = self.where_index(column.re, 1, Direction::Gt, row);
        let below = self.masked(is_below, column);
        let first = self.part(column, Some(row), None);
        let one = self.constant(first, 1.0);
        self.with(below, one, Some(row), None)
    }

    /// H X for a reflection H; Hᴴ X with the conjugate of τ.
    pub(super) fn reflected(&mut self, x: Entries, vector: Entries, tau: Entries) -> Entries {
        let own = self.conjugate(vector);
        let products = self.times(x, own);
        let products = self.sums(products, 1);
        let products = self.times(products, tau);
        let change = self.outer(vector, products, x.re);
        self.minus(x, change)
    }

    /// A column with the element of a row replaced, and the reflection below it.
    pub(super) fn kept_column(
        &mut self,
        column: Entries,
        reflection: &Reflection,
        row: ValueId,
    ) -> Entries {
        let is_before = self.where_index(column.re, 1, Direction::Lt, row);
        let below = self.with(reflection.vector, reflection.element, Some(row), None);
        self.select(is_before, column, below)
    }
}

/// `?geqrf`: R, with the reflections below its diagonal, and their τ.
pub(super) fn geqrf<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x] = operands::<1>(scope, op)?;
    let x = batched(scope, x)?;
    let results = factorised(scope, op, x)?;
    finish(scope, op, &flat(results))
}

/// The factorised matrices, and τ as `[b, k, 1]`.
pub(super) fn factorised(
    scope: &mut Scope<'_, '_>,
    op: &Operation,
    x: Entries,
) -> Lowered<[Entries; 2]> {
    let ty = scope.ty(x.re).clone();
    let steps = ty.shape[1].min(ty.shape[2]);
    let taus = no_taus(scope, x, steps);
    let is_complex = x.im.is_some();
    let step = |build: &mut Builder, at: ValueId, carried: &[ValueId], _: &[ValueId]| {
        let [x, taus] = Taken::of(carried, is_complex).all();
        let (x, tau) = eliminated(&mut Matrices(build), x, at);
        let taus = Matrices(build).with(taus, tau, Some(at), None);
        flat([x, taus])
    };
    let results = repeat(scope, op, steps, (&flat([x, taus]), &[]), &step)?;
    Ok(Taken::of(&results, is_complex).all())
}

/// So many τ for matrices, 0 so far.
pub(super) fn no_taus(scope: &mut Scope<'_, '_>, x: Entries, steps: usize) -> Entries {
    let ty = scope.ty(x.re).clone();
    let taus = ty.with_shape([ty.shape[0], steps, 1]);
    let taus = scope.build.fill(taus, Scalar::Integer(0));
    x.each(&mut |_| taus)
}

/// The matrices with a column reflected, and those to its right; and τ.
pub(super) fn eliminated(
    matrices: &mut Matrices<'_>,
    x: Entries,
    at: ValueId,
) -> (Entries, Entries) {
    let column = matrices.part(x, None, Some(at));
    let reflection = matrices.reflection(column, at);
    let tau = matrices.conjugate(reflection.tau);
    let reflected = matrices.reflected(x, reflection.vector, tau);
    let is_right = matrices.where_index(x.re, 2, Direction::Gt, at);
    let x = matrices.select(is_right, reflected, x);
    let column = matrices.kept_column(column, &reflection, at);
    (matrices.with(x, column, None, Some(at)), reflection.tau)
}

/// `?orgqr`, `?ungqr`: the first columns of the product of reflections.
pub(super) fn orgqr<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x, taus] = operands::<2>(scope, op)?;
    let x = batched(scope, x)?;
    let taus = taus_of(scope, taus, x)?;
    let q = Matrices(&mut scope.build).identities(x);
    let q = reflected(scope, op, q, (x, taus), true)?;
    finish(scope, op, &flat([q]))
}

/// τ as `[b, k, 1]`.
fn taus_of(scope: &mut Scope<'_, '_>, taus: Entries, x: Entries) -> Lowered<Entries> {
    let shape = scope.ty(x.re).shape.to_vec();
    let ty = scope.ty(taus.re).clone();
    let count = ty.shape.last().copied().unwrap_or(0);
    if count > shape[1].min(shape[2]) || ty.elements() != shape[0] * count {
        return malformed(format!("{ty} for the reflections in {shape:?}"));
    }
    Ok(taus.each(&mut |taus| scope.build.reshape(taus, [shape[0], count, 1])))
}

/// The product Q of reflections times X, or Qᴴ X, where the last reflection does not come first.
pub(super) fn reflected(
    scope: &mut Scope<'_, '_>,
    op: &Operation,
    x: Entries,
    (factors, taus): (Entries, Entries),
    last_first: bool,
) -> Lowered<Entries> {
    let count = scope.ty(taus.re).shape[1];
    let is_complex = x.im.is_some();
    let step = |build: &mut Builder, at: ValueId, carried: &[ValueId], kept: &[ValueId]| {
        let x = Taken::of(carried, is_complex).entries();
        let [factors, taus] = Taken::of(kept, is_complex).all();
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
        let mut tau = matrices.part(taus, Some(at), None);
        if !last_first {
            tau = matrices.conjugate(tau);
        }
        flat([matrices.reflected(x, vector, tau)])
    };
    let values = (&flat([x])[..], &flat([factors, taus])[..]);
    let results = repeat(scope, op, count, values, &step)?;
    Ok(Taken::of(&results, is_complex).entries())
}

/// `?ormqr`, `?unmqr`: Q C, Qᴴ C, C Q or C Qᴴ.
pub(super) fn ormqr<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x, taus, c] = operands::<3>(scope, op)?;
    let x = batched(scope, x)?;
    let taus = taus_of(scope, taus, x)?;
    let mut c = batched(scope, c)?;
    let is_left = Reader(op).config_usize("left")? != 0;
    let is_transposed = Reader(op).config_usize("transpose")? != 0;
    // C Q is (Qᴴ Cᴴ)ᴴ.
    if !is_left {
        c = Matrices(&mut scope.build).adjoint(c);
    }
    let (of, rows) = (scope.ty(x.re).clone(), scope.ty(c.re).clone());
    if of.shape[..2] != rows.shape[..2] {
        return malformed(format!("reflections in {of} for {rows}"));
    }
    let mut result = reflected(scope, op, c, (x, taus), is_left != is_transposed)?;
    if !is_left {
        result = Matrices(&mut scope.build).adjoint(result);
    }
    finish(scope, op, &flat([result]))
}
