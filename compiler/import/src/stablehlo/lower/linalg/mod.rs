//! Matrix factorisations and triangular systems: ops of StableHLO, and the LAPACK routines that JAX
//! calls on a CPU. Each is a loop over the columns of a batch of matrices, so that it means the
//! same on any engine and may be cut.

mod cholesky;
mod lu;
mod triangular;

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{DynamicSlice, DynamicUpdateSlice, Transpose, While};
use peapod_ir::{DType, TensorType, ValueId};

use super::attributes::Reader;
use super::error::{Lowered, malformed, unsupported};
use super::scope::Scope;
use crate::stablehlo::Operation;

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

/// One step of a loop: the index, what is carried, and what stays.
type Step<'s> = &'s dyn Fn(&mut Builder, ValueId, &[ValueId], &[ValueId]) -> Vec<ValueId>;

/// Runs a step for each index below a count, in order; yields what is carried in the end. Without a
/// step the loop is not made: its body may be about elements that are not there.
fn repeat(
    scope: &mut Scope<'_, '_>,
    op: &Operation,
    count: usize,
    (carried, kept): (&[ValueId], &[ValueId]),
    step: Step<'_>,
) -> Lowered<Vec<ValueId>> {
    if count == 0 {
        return Ok(carried.to_vec());
    }
    let first = scope.build.scalar(DType::I32, Scalar::Integer(0));
    let carried = [&[first], carried].concat();
    let all = [&carried[..], kept].concat();
    let types: Vec<_> = all.iter().map(|id| scope.ty(*id).clone()).collect();
    let prefix = format!("{}.columns.{}", scope.build.function().name, op.span.line);
    let mut functions = Vec::new();
    for is_body in [false, true] {
        let role = if is_body { "body" } else { "condition" };
        let name = scope.program.unique_name(format!("{prefix}.{role}"));
        let mut build = Builder::new(name.clone());
        build.set_source(scope.program.location(op), "");
        let arguments = types.iter().enumerate();
        let arguments: Vec<_> = arguments
            .map(|(index, ty)| build.argument(format!("arg{index}"), ty.clone()))
            .collect();
        let (states, kept) = arguments.split_at(carried.len());
        let outputs = match is_body {
            false => {
                let number = i64::try_from(count).unwrap_or(i64::MAX);
                let limit = build.scalar(DType::I32, Scalar::Integer(number));
                vec![build.compare(Direction::Lt, states[0], limit)]
            }
            true => {
                let one = build.scalar(DType::I32, Scalar::Integer(1));
                let next = build.binary(BinaryOp::Add, states[0], one);
                let mut outputs = vec![next];
                outputs.extend(step(&mut build, states[0], &states[1..], kept));
                outputs
            }
        };
        scope.program.functions.push(build.finish(outputs));
        functions.push(name);
    }
    let [condition, body] = <[String; 2]>::try_from(functions).expect("two were made");
    let results = types[..carried.len()].to_vec();
    let kind = While { condition, body };
    let results = scope.build.emit_many(kind, &all, results);
    Ok(results[1..].to_vec())
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
