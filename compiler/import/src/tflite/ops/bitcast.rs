//! BITCAST, and square roots of integers of 16 bits.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::BitcastConvert;
use peapod_ir::ops::{BinaryOp, Dequantize, UnaryOp};
use peapod_ir::{DType, Quantization, TensorType};

use super::super::op::ForeignOp;
use super::unary;
use crate::error::ImportError;

/// Input: any shape. The same bytes as elements of another type; what is wider or narrower has a
/// last dimension less, or one more.
pub(in super::super) fn bitcast(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let (x, result) = (op.operand(0, "operand")?, op.result());
    let odd = [x, result].into_iter().find(|it| {
        let partial = [DType::Bool, DType::I4].contains(&it.ty.dtype);
        partial || op.tensors.is_legacy(it.tensor)
    });
    if let Some(odd) = odd {
        let dtype = op.tensors.describe(odd.tensor).dtype;
        let help = "convert the model with CAST, or without quantisation";
        return Err(op.unsupported(&[odd], format!("the bytes of {dtype}"), Some(help)));
    }
    let value = op.value(x)?;
    let ty = TensorType::new(result.ty.dtype, result.ty.shape.clone());
    let shape = BitcastConvert::result_shape(&x.ty.shape, [x.ty.dtype, ty.dtype]);
    if shape.as_ref() != Some(&ty.shape) {
        let what = format!("{ty} has other bytes than {}, or other dimensions", x.ty);
        return Err(op.tensors.malformed(result.tensor, what));
    }
    let build = &mut op.emitter.build;
    // Without its scale, as it is stored.
    let value = build.reshape(value, &x.ty.shape);
    let cast = match build.ty(value).dtype == ty.dtype {
        true => value,
        false => build.emit(BitcastConvert, &[value], ty),
    };
    op.define_stored(&[cast])
}

/// Input: any shape, whose numbers are not negative. Those of 16 bits are cut off towards zero, of
/// a root in single precision.
pub(in super::super) fn square_root(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let (x, result) = (op.operand(0, "operand")?, op.result());
    let to = result.ty.quant.as_ref().and_then(Quantization::single);
    let (DType::I16, Some((scale, 0))) = (x.ty.dtype, to) else {
        return unary(op, UnaryOp::Sqrt);
    };
    let (value, ty) = (op.value(x)?, result.ty.clone());
    let build = &mut op.emitter.build;
    let real = TensorType::new(DType::F32, x.ty.shape.clone());
    let reals = build.emit(Dequantize, &[value], real.clone());
    let roots = build.emit(UnaryOp::Sqrt, &[reals], real.clone());
    let scale = build.single(scale);
    let counts = build.emit(BinaryOp::Div, &[roots, scale], real);
    let whole = build.convert(counts, DType::I16);
    let root = build.view(whole, ty);
    op.define_as(&[root])
}
