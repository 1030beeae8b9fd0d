//! Matrix factorisations and triangular systems: ops of StableHLO, and the LAPACK routines that JAX
//! calls on a CPU. Each is a loop over the columns of a batch of matrices, so that it means the
//! same on any engine and may be cut.

mod cholesky;
mod eigen;
mod householder;
mod lu;
mod pivoted;
mod reduction;
mod repeat;
mod rotations;
mod singular;
mod triangular;
mod tridiagonal;

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{
    Combiner, DynamicSlice, DynamicUpdateSlice, Reduce, Reverse, Sort, Transpose,
};
use peapod_ir::{DType, TensorType, ValueId};

use super::attributes::Reader;
use super::error::{Lowered, malformed, unsupported};
use super::scope::Scope;
use crate::stablehlo::Operation;
use repeat::repeat;

/// Lowers a call of a LAPACK routine; `None` for other targets.
pub(super) fn custom_call<'m>(
    scope: &mut Scope<'_, 'm>,
    op: &'m Operation,
    target: &str,
) -> Option<Lowered> {
    Some(match target {
        "lapack_spotrf_ffi" | "lapack_dpotrf_ffi" => cholesky::potrf(scope, op),
        "lapack_sgetrf_ffi" | "lapack_dgetrf_ffi" => lu::getrf(scope, op),
        "lapack_strsm_ffi" | "lapack_dtrsm_ffi" => triangular::trsm(scope, op),
        "lapack_sgeqrf_ffi" | "lapack_dgeqrf_ffi" => householder::geqrf(scope, op),
        "lapack_sorgqr_ffi" | "lapack_dorgqr_ffi" => householder::orgqr(scope, op),
        "lapack_sormqr_ffi" | "lapack_dormqr_ffi" => householder::ormqr(scope, op),
        "lapack_sgeqp3_ffi" | "lapack_dgeqp3_ffi" => pivoted::geqp3(scope, op),
        "lapack_sgehrd_ffi" | "lapack_dgehrd_ffi" => reduction::gehrd(scope, op),
        "lapack_ssytrd_ffi" | "lapack_dsytrd_ffi" => reduction::sytrd(scope, op),
        "lapack_ssyevd_ffi" | "lapack_dsyevd_ffi" => eigen::syevd(scope, op),
        "lapack_sgesdd_ffi" | "lapack_dgesdd_ffi" => singular::svd(scope, op),
        "lapack_sgesvd_ffi" | "lapack_dgesvd_ffi" => singular::svd(scope, op),
        "lapack_sgtsv_ffi" | "lapack_dgtsv_ffi" => tridiagonal::gtsv(scope, op),
        _ if target.starts_with("lapack_") => unsupported(format!(
            "custom call @{target}; there are potrf, getrf, trsm, geqrf, orgqr, ormqr, geqp3, \
             gehrd, sytrd, syevd, gesdd, gesvd and gtsv of f32 and f64"
        )),
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

/// Matrices of floats: the dimensions before the last two as one.
fn batched(scope: &mut Scope<'_, '_>, x: ValueId) -> Lowered<ValueId> {
    let ty = scope.ty(x).clone();
    if !matches!(ty.dtype, DType::F32 | DType::F64) {
        return unsupported(format!(
            "matrices of {}; there are f32 and f64",
            ty.dtype.name()
        ));
    }
    match ty.shape[..] {
        [ref batch @ .., rows, columns] => {
            let count = batch.iter().product();
            Ok(scope.build.reshape(x, [count, rows, columns]))
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

/// Matrices [b, m, n], and what loops do with them.
struct Matrices<'b>(&'b mut Builder);

impl Matrices<'_> {
    /// The scalars at which a part begins that has this row and this column; the first if none.
    fn starts(&mut self, row: Option<ValueId>, column: Option<ValueId>) -> [ValueId; 3] {
        let zero = self.0.scalar(DType::I32, Scalar::Integer(0));
        [zero, row.unwrap_or(zero), column.unwrap_or(zero)]
    }

    /// One row, one column or one element of each matrix.
    fn part(&mut self, x: ValueId, row: Option<ValueId>, column: Option<ValueId>) -> ValueId {
        let mut ty = self.0.ty(x).clone();
        for (dim, at) in [(1, row), (2, column)] {
            if at.is_some() {
                ty.shape[dim] = 1;
            }
        }
        let starts = self.starts(row, column);
        self.0.emit(DynamicSlice, &[&[x], &starts[..]].concat(), ty)
    }

    /// The matrices with a part replaced.
    fn with(
        &mut self,
        x: ValueId,
        part: ValueId,
        row: Option<ValueId>,
        column: Option<ValueId>,
    ) -> ValueId {
        let ty = self.0.ty(x).clone();
        let starts = self.starts(row, column);
        let inputs = [&[x, part], &starts[..]].concat();
        self.0.emit(DynamicUpdateSlice, &inputs, ty)
    }

    /// The value with its dimensions of one element, or a scalar, spread over the shape of another.
    fn spread(&mut self, x: ValueId, like: ValueId) -> ValueId {
        let shape = self.0.shape(like).to_vec();
        let own = self.0.shape(x).to_vec();
        let kept: Vec<usize> = (0..own.len())
            .filter(|dim| own[*dim] == shape[*dim])
            .collect();
        let extents: Vec<usize> = kept.iter().map(|dim| own[*dim]).collect();
        let x = self.0.reshape(x, extents);
        self.0.broadcast(x, kept, shape)
    }

    /// The index of each element's row (1) or column (2).
    fn index(&mut self, like: ValueId, dim: usize) -> ValueId {
        let ty = TensorType::new(DType::I32, self.0.shape(like));
        self.0.iota(ty, dim)
    }

    /// How the index of each element's row (1) or column (2) compares with another.
    fn where_index(
        &mut self,
        like: ValueId,
        dim: usize,
        direction: Direction,
        than: ValueId,
    ) -> ValueId {
        let index = self.index(like, dim);
        let than = self.spread(than, index);
        self.0.compare(direction, index, than)
    }

    /// The elements where it is true, and 0 elsewhere.
    fn masked(&mut self, truth: ValueId, x: ValueId) -> ValueId {
        let ty = self.0.ty(x).clone();
        let zero = self.0.fill(ty, Scalar::Integer(0));
        self.0.select(truth, x, zero)
    }

    /// The products of a column and a row, as matrices of this shape.
    fn outer(&mut self, column: ValueId, row: ValueId, like: ValueId) -> ValueId {
        let column = self.spread(column, like);
        let row = self.spread(row, like);
        self.0.binary(BinaryOp::Mul, column, row)
    }

    /// The matrices less the product of a column and a row where it is true. Elsewhere they stay,
    /// even where the product is not a number.
    fn less(&mut self, truth: ValueId, x: ValueId, column: ValueId, row: ValueId) -> ValueId {
        let product = self.outer(column, row, x);
        let rest = self.0.binary(BinaryOp::Sub, x, product);
        self.0.select(truth, rest, x)
    }

    fn transposed(&mut self, x: ValueId) -> ValueId {
        let mut ty = self.0.ty(x).clone();
        ty.shape.swap(1, 2);
        let permutation = vec![0, 2, 1];
        self.0.emit(Transpose { permutation }, &[x], ty)
    }

    /// The elements along a dimension combined into one, which is kept.
    fn over(&mut self, x: ValueId, dim: usize, combiner: Combiner, initial: i64) -> ValueId {
        let mut ty = self.0.ty(x).clone();
        let initial = self.0.scalar(ty.dtype, Scalar::Integer(initial));
        ty.shape[dim] = 1;
        let kept = ty.shape.to_vec();
        let dims = vec![dim];
        let mut reduced = kept.clone();
        reduced.remove(dim);
        let reduced = ty.with_shape(reduced);
        let reduced = self
            .0
            .emit(Reduce { combiner, dims }, &[x, initial], reduced);
        self.0.reshape(reduced, kept)
    }

    /// The sums along a dimension, which is kept.
    fn sums(&mut self, x: ValueId, dim: usize) -> ValueId {
        self.over(x, dim, Combiner::Add, 0)
    }

    /// A value of the same type that is this number everywhere.
    fn number(&mut self, like: ValueId, number: f64) -> ValueId {
        let ty = self.0.ty(like).clone();
        let number = Scalar::Double(number).convert(ty.dtype);
        self.0.fill(ty, number)
    }

    /// Function of two values, of which the second may have dimensions of one element.
    fn with_each(&mut self, op: BinaryOp, x: ValueId, y: ValueId) -> ValueId {
        let y = self.spread(y, x);
        self.0.binary(op, x, y)
    }

    /// The unit matrix, for each of the batch.
    fn identity(&mut self, ty: TensorType) -> ValueId {
        let zeros = self.0.fill(ty.clone(), Scalar::Integer(0));
        let ones = self.0.fill(ty, Scalar::Integer(1));
        let (rows, columns) = (self.index(zeros, 1), self.index(zeros, 2));
        let is_diagonal = self.0.compare(Direction::Eq, rows, columns);
        self.0.select(is_diagonal, ones, zeros)
    }

    /// Elements in the opposite order along some dimensions.
    fn reversed(&mut self, x: ValueId, dims: &[usize]) -> ValueId {
        let ty = self.0.ty(x).clone();
        let dims = dims.to_vec();
        self.0.emit(Reverse { dims }, &[x], ty)
    }

    /// The columns of a matrix in the order of keys, `[b, 1, n]`.
    fn sorted_columns(&mut self, keys: ValueId, x: ValueId, direction: Direction) -> ValueId {
        let kind = Sort {
            dim: 2,
            keys: 1,
            direction,
            total_order: true,
        };
        let keys = self.spread(keys, x);
        let types = vec![self.0.ty(keys).clone(), self.0.ty(x).clone()];
        self.0.emit_many(kind, &[keys, x], types)[1]
    }

    /// The index, counted from 1, that is noted where it is wrong and none is noted yet.
    fn noted(&mut self, info: ValueId, wrong: ValueId, index: ValueId) -> ValueId {
        let ty = self.0.ty(info).clone();
        let zero = self.0.fill(ty.clone(), Scalar::Integer(0));
        let one = self.0.fill(ty.clone(), Scalar::Integer(1));
        let index = self.0.broadcast(index, [], &ty.shape);
        let number = self.0.binary(BinaryOp::Add, index, one);
        let is_first = self.0.compare(Direction::Eq, info, zero);
        let notes = self.0.binary(BinaryOp::And, is_first, wrong);
        self.0.select(notes, number, info)
    }
}

/// An integer for each matrix, 0 so far.
fn no_info(scope: &mut Scope<'_, '_>, x: ValueId) -> ValueId {
    let batch = scope.ty(x).shape[0];
    let ty = TensorType::new(DType::I32, [batch, 1, 1]);
    scope.build.fill(ty, Scalar::Integer(0))
}
