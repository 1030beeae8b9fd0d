//! Eigenvalues and eigenvectors of symmetric and Hermitian matrices, by rotations of rows and
//! columns.

use peapod_ir::ValueId;
use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::Combiner;
use peapod_ir::ops::tensor::compare::Direction;

use super::entries::{Entries, Parts, Taken, flat};
use super::rotations::{Rotation, sweeps};
use super::{Matrices, finish, letter, no_info, operands, reduction};
use crate::stablehlo::Operation;
use crate::stablehlo::lower::error::Lowered;
use crate::stablehlo::lower::scope::Scope;

/// `?syevd`, `?heevd`: eigenvectors as columns, eigenvalues in ascending order, and `info`.
pub(super) fn syevd<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x] = operands::<1>(scope, op)?;
    let x = reduction::square(scope, x)?;
    let is_lower = letter(op, "uplo")? == 'L';
    let extent = scope.ty(x.re).shape[1];
    let info = no_info(scope, x.re);
    let mut matrices = Matrices(&mut scope.build);
    let x = reduction::symmetric(&mut matrices, x, is_lower);
    if extent == 0 {
        let values = matrices.sums(x.re, 1);
        let results: Vec<_> = x.ids().chain([values, info]).collect();
        return finish(scope, op, &results);
    }
    let (values, vectors) = decomposed(scope, op, x);
    let mut matrices = Matrices(&mut scope.build);
    let sorted = matrices.sorted_columns(values, values, Direction::Lt);
    let vectors = matrices.sorted_columns(values, vectors, Direction::Lt);
    let info = matrices.noted_unless_numbers(info, sorted);
    let results: Vec<_> = vectors.ids().chain([sorted, info]).collect();
    finish(scope, op, &results)
}

impl Matrices<'_> {
    /// 1 where one of `[b, 1, n]` is not a number.
    pub(super) fn noted_unless_numbers(&mut self, info: ValueId, x: ValueId) -> ValueId {
        let is_none = self.0.compare(Direction::Ne, x, x);
        let any = self.over(is_none, 2, Combiner::Or, 0);
        let index = self
            .0
            .scalar(peapod_ir::DType::I32, peapod_ir::eval::Scalar::Integer(0));
        self.noted(info, any, index)
    }

    /// The diagonal of square matrices, `[b, n, 1]`.
    pub(super) fn diagonal<P: Parts>(&mut self, x: P) -> P {
        let picked = self.on_diagonal(x);
        self.sums(picked, 2)
    }

    /// The elements of the diagonal, and 0 elsewhere.
    fn on_diagonal<P: Parts>(&mut self, x: P) -> P {
        let (rows, columns) = (self.index(x.first(), 1), self.index(x.first(), 2));
        let is_there = self.0.compare(Direction::Eq, rows, columns);
        self.masked(is_there, x)
    }

    /// The matrices with another diagonal of real numbers, `[b, n, 1]`.
    fn with_diagonal(&mut self, x: Entries, diagonal: ValueId) -> Entries {
        let (rows, columns) = (self.index(x.re, 1), self.index(x.re, 2));
        let is_there = self.0.compare(Direction::Eq, rows, columns);
        let diagonal = self.spread(diagonal, x.re);
        let diagonal = self.real(diagonal, x);
        self.select(is_there, diagonal, x)
    }
}

/// Eigenvalues `[b, 1, n]`, and eigenvectors as columns.
fn decomposed(scope: &mut Scope<'_, '_>, op: &Operation, x: Entries) -> (ValueId, Entries) {
    let extent = scope.ty(x.re).shape[1];
    let is_complex = x.im.is_some();
    let mut matrices = Matrices(&mut scope.build);
    let (x, scale, size) = matrices.within_range(x);
    let limit = matrices.precision(size);
    let limit = matrices.0.binary(BinaryOp::Mul, limit, size);
    let x = matrices.made_even(x, 1);
    let x = matrices.made_even(x, 2);
    let even = matrices.0.shape(x.re)[1];
    let identity = matrices.identities(x);
    let [top, bottom] = matrices.halves(x, 1);
    let ([tl, tr], [bl, br]) = (matrices.halves(top, 2), matrices.halves(bottom, 2));
    let [first, second] = matrices.halves(identity, 1);
    let carried = flat([tl, tr, bl, br, first, second]);
    let step = |build: &mut Builder, _: ValueId, carried: &[ValueId], kept: &[ValueId]| {
        step(build, Taken::of(carried, is_complex), kept[0])
    };
    let found = sweeps(scope, op, even, &carried, &[limit], &step);
    let found: [Entries; 6] = Taken::of(&found, is_complex).all();
    let mut matrices = Matrices(&mut scope.build);
    let diagonals = [found[0], found[3]].map(|block| matrices.diagonal(block.re));
    let values = matrices.0.concatenate(&diagonals, 1);
    let values = matrices.with_each(BinaryOp::Mul, values, scale);
    let vectors = matrices.joined(found[4], found[5], 1);
    let values = matrices.cut(values, 1, 0, extent);
    let vectors = matrices.cut(vectors, 1, 0, extent);
    let vectors = matrices.cut(vectors, 2, 0, extent);
    (matrices.transposed(values), matrices.adjoint(vectors))
}

/// Rotates all pairs; carried are whether a pair needed it, the four quarters of the matrix, and
/// the halves of the rows that become eigenvectors.
///
/// Where elements are complex, the lower rows and the columns to the right are turned first, so
/// that what is to become 0 is real.
fn step(build: &mut Builder, mut carried: Taken<'_>, limit: ValueId) -> Vec<ValueId> {
    let busy = carried.value();
    let [tl, tr, bl, br, first, second] = carried.all();
    let mut m = Matrices(build);
    let [above, below] = [tl, br].map(|block| m.diagonal(block.re));
    let product = m.diagonal(tr);
    let size = m.sizes(product);
    let phase = m.phase(product);
    let product = match phase {
        Some(_) => size,
        None => product.re,
    };
    let limit = m.spread(limit, size);
    let is_large = m.0.compare(Direction::Gt, size, limit);
    let busy = m.any(busy, is_large, 1);
    let zero = m.number(product, 0.0);
    let is_some = m.0.compare(Direction::Ne, product, zero);
    let rows = m.rotation([above, below], product, is_some);
    let columns = Rotation {
        cosine: m.transposed(rows.cosine),
        sine: m.transposed(rows.sine),
        tangent: rows.tangent,
    };
    let opposite = phase.map(|phase| m.adjoint(phase));
    let ([tl, bl], [tr, br]) = (m.turned([tl, bl], phase), m.turned([tr, br], phase));
    let ([tl, tr], [bl, br]) = (m.turned([tl, tr], opposite), m.turned([bl, br], opposite));
    let [first, second] = m.turned([first, second], phase);
    let ([tl, bl], [tr, br]) = (m.rotated([tl, bl], rows), m.rotated([tr, br], rows));
    let ([tl, tr], [bl, br]) = (m.rotated([tl, tr], columns), m.rotated([bl, br], columns));
    // What a rotation makes of the elements that it is made for is known exactly.
    let change = m.0.binary(BinaryOp::Mul, rows.tangent, product);
    let above = m.0.binary(BinaryOp::Sub, above, change);
    let below = m.0.binary(BinaryOp::Add, below, change);
    let (tl, br) = (m.with_diagonal(tl, above), m.with_diagonal(br, below));
    let (tr, bl) = (m.with_diagonal(tr, zero), m.with_diagonal(bl, zero));
    let [first, second] = m.rotated([first, second], rows);
    let ([tl, bl], [tr, br]) = (m.moved_on([tl, bl], 1), m.moved_on([tr, br], 1));
    let ([tl, tr], [bl, br]) = (m.moved_on([tl, tr], 2), m.moved_on([bl, br], 2));
    let [first, second] = m.moved_on([first, second], 1);
    let mut results = vec![busy];
    results.extend(flat([tl, tr, bl, br, first, second]));
    results
}
