//! Types and constants of StableHLO as those of the IR.

use peapod_ir::eval::Scalar;
use peapod_ir::types::MAX_RANK;
use peapod_ir::verify::{MAX_EXTENT, MAX_VALUE_BYTES};
use peapod_ir::{DType, Tensor, TensorType};

use super::error::{Lowered, malformed, unsupported};
use crate::stablehlo::{DenseTensor, ElementType, FloatType, Signedness, Type, types};

/// Largest size of one value in bytes; the verifier's limit.
const MAX_BYTES: u64 = MAX_VALUE_BYTES as u64;

/// The type of a value.
pub(super) fn tensor_type(ty: &Type) -> Lowered<TensorType> {
    let Some(tensor) = ty.as_tensor() else {
        return unsupported(format!("values of type {ty}"));
    };
    ranked_type(tensor)
}

pub(super) fn ranked_type(tensor: &types::TensorType) -> Lowered<TensorType> {
    if tensor.encoding.is_some() {
        return unsupported(format!("{tensor}: type encodings such as bounds"));
    }
    let dtype = dtype(&tensor.element)?;
    let rank = tensor.shape.len();
    if rank > MAX_RANK {
        return unsupported(format!(
            "{tensor}: expected a rank of at most {MAX_RANK}, found {rank}"
        ));
    }
    let mut bytes = dtype.size_bytes() as u64;
    let mut shape = Vec::with_capacity(rank);
    for extent in &tensor.shape {
        let Some(extent) = *extent else {
            return unsupported(format!(
                "{tensor}: dynamic shapes, which constants do not decide; export with static shapes \
                 (in JAX, of arrays instead of jax.export.symbolic_shape)"
            ));
        };
        if extent > MAX_EXTENT as u64 {
            return unsupported(format!("{tensor}: extents above 2^31"));
        }
        // An extent of 0 counts as 1: those beside it have bounds all the same.
        bytes = bytes.saturating_mul(extent.max(1));
        if bytes > MAX_BYTES {
            return unsupported(format!("{tensor}: tensors above 2^48 bytes"));
        }
        shape.push(extent as usize);
    }
    Ok(TensorType::new(dtype, shape))
}

/// The element type.
pub(super) fn dtype(element: &ElementType) -> Lowered<DType> {
    let unsigned = |signedness: &Signedness| *signedness == Signedness::Unsigned;
    let found = match element {
        ElementType::Integer { width, signedness } => match (width, unsigned(signedness)) {
            (1, false) => Some(DType::Bool),
            (8, false) => Some(DType::I8),
            (16, false) => Some(DType::I16),
            (32, false) => Some(DType::I32),
            (64, false) => Some(DType::I64),
            (8, true) => Some(DType::U8),
            (32, true) => Some(DType::U32),
            _ => None,
        },
        ElementType::Float(float) => match float {
            FloatType::F16 => Some(DType::F16),
            FloatType::Bf16 => Some(DType::Bf16),
            FloatType::F32 => Some(DType::F32),
            FloatType::F64 => Some(DType::F64),
            FloatType::F4E2M1FN | FloatType::F6E2M3FN | FloatType::F6E3M2FN => None,
            FloatType::F8E3M4 | FloatType::F8E4M3 | FloatType::F8E4M3FN => None,
            FloatType::F8E4M3FNUZ | FloatType::F8E4M3B11FNUZ | FloatType::F8E5M2 => None,
            FloatType::F8E5M2FNUZ | FloatType::F8E8M0FNU | FloatType::Tf32 => None,
        },
        ElementType::Complex(_) | ElementType::Index | ElementType::Quantized(_) => None,
    };
    match found {
        Some(dtype) => Ok(dtype),
        None => unsupported(format!(
            "elements of type {element}; there are f4E2M1FN to f64, i1 to i64, ui2 to ui64, and \
             complex<f32> and complex<f64>"
        )),
    }
}

/// The elements of a constant as the IR keeps them; a single one if all are equal.
pub(super) fn constant_bytes(constant: &DenseTensor, ty: &TensorType) -> Lowered<Vec<u8>> {
    let size = ty.dtype.size_bytes();
    if ty.is_empty() {
        return Ok(Vec::new());
    }
    let whole = constant.data.len() == ty.size_bytes();
    if constant.data.len() != size && !whole {
        return malformed(format!(
            "{} bytes of elements for {}",
            constant.data.len(),
            constant.ty
        ));
    }
    Ok(match ty.dtype {
        DType::Bool => constant.data.iter().map(|b| u8::from(*b != 0)).collect(),
        DType::I4 => constant
            .data
            .iter()
            .map(|b| (((b << 4) as i8) >> 4) as u8)
            .collect(),
        DType::F32 | DType::F16 | DType::Bf16 | DType::F64 => constant.data.to_vec(),
        DType::I8 | DType::I16 | DType::I32 | DType::I64 => constant.data.to_vec(),
        DType::U8 | DType::U32 => constant.data.to_vec(),
    })
}

/// One element of a type that represents a small whole number.
pub(super) fn scalar_bytes(dtype: DType, value: i8) -> Vec<u8> {
    let element = Scalar::Integer(value.into()).convert(dtype);
    Tensor::from_scalars(&TensorType::new(dtype, []), [element]).into_bytes()
}

/// The bits of what is not a number.
pub(super) fn nan_bytes(dtype: DType) -> Option<Vec<u8>> {
    match dtype {
        DType::F32 => Some(0x7fc0_0000_u32.to_le_bytes().to_vec()),
        DType::Bf16 => Some(0x7fc0_u16.to_le_bytes().to_vec()),
        DType::F16 => Some(0x7e00_u16.to_le_bytes().to_vec()),
        DType::F64 => Some(0x7ff8_0000_0000_0000_u64.to_le_bytes().to_vec()),
        DType::I4 | DType::I8 | DType::I16 | DType::I32 | DType::I64 => None,
        DType::U8 | DType::U32 | DType::Bool => None,
    }
}
