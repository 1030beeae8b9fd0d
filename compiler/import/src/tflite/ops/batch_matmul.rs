//! BATCH_MATMUL.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::Transpose;
use peapod_ir::ops::{Activation, BatchMatmul, FullyConnected};
use peapod_ir::{DType, OpKind};

use super::super::op::{ForeignOp, Operand};
use super::super::wire::BuiltinOptions;
use super::refuse_hybrid;
use crate::error::ImportError;

/// Inputs: two matrices in the last dimensions of each, for every index of the others.
pub(in super::super) fn batch_matmul(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::BatchMatMulOptions,
        op.table.builtin_options_as_batch_mat_mul_options(),
    )?;
    let (a, b) = (
        op.operand(0, "left operand")?,
        op.operand(1, "right operand")?,
    );
    refuse_hybrid(op, a, b)?;
    let product = BatchMatmul {
        adj_x: options.is_some_and(|options| options.adj_x()),
        adj_y: options.is_some_and(|options| options.adj_y()),
    };
    match is_fully_connected(op, &product, a, b) {
        true => fully_connected(op, &product, a, b),
        false => op.define(OpKind::BatchMatmul(product), [a, b]),
    }
}

/// Whether all rows are multiplied with one constant matrix, as kernels that pack their weights
/// do best.
fn is_fully_connected(
    op: &ForeignOp<'_, '_>,
    product: &BatchMatmul,
    a: Operand<'_>,
    b: Operand<'_>,
) -> bool {
    let (rows, matrix) = (&a.ty.shape, &b.ty.shape);
    let Some((batches, &[k, n])) = matrix.split_last_chunk() else {
        return false;
    };
    let [k, n] = if product.adj_y { [n, k] } else { [k, n] };
    let result = &op.result().ty.shape;
    let same_rows = rows.len() == result.len() && rows.len() >= matrix.len();
    same_rows
        && !product.adj_x
        && rows
            .split_last()
            .is_some_and(|(last, leading)| *last == k && result.split_last() == Some((&n, leading)))
        && batches.iter().all(|extent| *extent == 1)
        && a.ty.dtype == b.ty.dtype
        && (a.ty.dtype == DType::F32 || a.ty.dtype == DType::I8 && is_one_contract(op))
        && op.is_constant(b)
        && !op.is_constant(a)
}

/// Whether sums of both operators become results in the same way.
fn is_one_contract(op: &ForeignOp<'_, '_>) -> bool {
    !op.emitter.numerics.rules().double_sums
}

/// The same as rows times a matrix.
fn fully_connected(
    op: &mut ForeignOp<'_, '_>,
    product: &BatchMatmul,
    a: Operand<'_>,
    b: Operand<'_>,
) -> Result<(), ImportError> {
    let (x, matrix) = (op.value(a)?, op.value(b)?);
    let last = b.ty.shape.len() - 2;
    let build = &mut op.emitter.build;
    let matrix = build.shaped(matrix, &b.ty.shape[last..]);
    let weights = match product.adj_y {
        true => matrix,
        false => {
            let ty = build
                .ty(matrix)
                .with_shape(vec![b.ty.shape[last + 1], b.ty.shape[last]]);
            let permutation = vec![1, 0];
            build.emit(Transpose { permutation }, &[matrix], ty)
        }
    };
    let activation = Activation::None;
    let kind = OpKind::FullyConnected(FullyConnected { activation });
    let ty = op.result().ty.clone();
    let result = op.emitter.build.emit(kind, &[x, weights], ty);
    op.define_as(&[result])
}
