//! Shapes and element types of the wire format.

use peapod_ir::DType;

use super::wire::{self, TensorType};

/// Largest rank of a tensor: that of TensorFlow Lite.
pub(in crate::tflite) const MAX_RANK: usize = 8;

/// Largest tensor in bytes: offsets in a flatbuffer are of 31 bits.
pub(super) const MAX_TENSOR_BYTES: u64 = 1 << 31;

/// What is wrong with a shape.
pub(super) enum ShapeError {
    /// It breaks the rules of the format.
    Malformed(String),
    /// It cannot be represented.
    Unsupported(String, Option<&'static str>),
}

const FIX_THE_SHAPE: &str = "convert the model again with a fixed input shape (batch size 1), or give it with --input-shape";

/// The static shape of a tensor, and whether its signature says something else.
pub(super) fn read(tensor: wire::Tensor<'_>) -> Result<(Vec<usize>, bool), ShapeError> {
    let shape = tensor.shape().unwrap_or_default();
    let signature = tensor.shape_signature().unwrap_or_default();
    if shape.len() > MAX_RANK {
        let what = format!(
            "{} dimensions, at most {MAX_RANK} are possible",
            shape.len()
        );
        return Err(ShapeError::Unsupported(what, None));
    }
    let unknown_rank = shape.is_empty() && !signature.is_empty() && !tensor.has_rank();
    let mut open = unknown_rank;
    let mut extents = Vec::with_capacity(shape.len());
    for (dim, extent) in shape.iter().enumerate() {
        let dynamic = dim < signature.len() && signature.get(dim) == -1;
        open |= extent == -1 || (extent == 0 && dynamic);
        match usize::try_from(extent) {
            Ok(extent) => extents.push(extent),
            Err(_) if extent == -1 => {}
            Err(_) => {
                let what = format!("extent {extent} of dimension {dim} is negative");
                return Err(ShapeError::Malformed(what));
            }
        }
    }
    if open {
        let extents: Vec<i32> = shape.iter().collect();
        let what = format!("dynamic shape {extents:?}");
        return Err(ShapeError::Unsupported(what, Some(FIX_THE_SHAPE)));
    }
    let contradicts = !signature.is_empty() && !signature.iter().eq(shape.iter());
    Ok((extents, contradicts))
}

/// Whether the file leaves the shape of a tensor open, or a part of it; or says nothing of it, as
/// old converters did where they did not know it. A scalar of theirs looks the same.
pub(super) fn is_open(tensor: wire::Tensor<'_>) -> bool {
    let shape = tensor.shape().unwrap_or_default();
    let signature = tensor.shape_signature().unwrap_or_default();
    let is_unstated = shape.is_empty() && signature.is_empty() && !tensor.has_rank();
    is_unstated || shape.iter().chain(&signature).any(|extent| extent == -1)
}

/// Whether a tensor has no elements, rather than an unknown number of them.
pub(super) fn is_empty(tensor: wire::Tensor<'_>) -> bool {
    let shape = tensor.shape().unwrap_or_default();
    let signature = tensor.shape_signature().unwrap_or_default();
    shape.iter().any(|extent| extent == 0) && !signature.iter().any(|extent| extent == -1)
}

/// Number of elements, `None` if it overflows. An extent of 0 counts as 1, so that no part of the
/// product overflows either, whatever its order.
pub(super) fn elements(shape: &[usize]) -> Option<u64> {
    let mut extents = shape.iter().map(|&extent| extent.max(1) as u64);
    extents.try_fold(1, u64::checked_mul)
}

/// Bits that an element takes in the file.
pub(super) fn element_bits(ty: TensorType, dtype: DType) -> usize {
    match ty {
        TensorType::INT2 => 2,
        TensorType::INT4 => 4,
        _ => dtype.size_bytes() * 8,
    }
}

/// The IR's element type, if there is one.
pub(super) fn dtype(ty: TensorType) -> Option<DType> {
    match ty {
        TensorType::FLOAT32 => Some(DType::F32),
        // Pairs, which have a dimension of their own.
        TensorType::COMPLEX64 => Some(DType::F32),
        TensorType::FLOAT16 => Some(DType::F16),
        TensorType::BFLOAT16 => Some(DType::Bf16),
        TensorType::FLOAT64 => Some(DType::F64),
        // Values of two bits are values of four.
        TensorType::INT2 | TensorType::INT4 => Some(DType::I4),
        TensorType::INT8 => Some(DType::I8),
        TensorType::INT16 => Some(DType::I16),
        TensorType::INT32 => Some(DType::I32),
        TensorType::INT64 => Some(DType::I64),
        TensorType::UINT8 => Some(DType::U8),
        // Of the same bits; only signal operators take it.
        TensorType::UINT64 => Some(DType::I64),
        TensorType::UINT32 => Some(DType::U32),
        TensorType::BOOL => Some(DType::Bool),
        _ => None,
    }
}

/// The format's name of an element type.
pub(super) fn dtype_name(ty: TensorType) -> String {
    match ty.variant_name() {
        Some(name) => name.to_owned(),
        None => format!("TensorType({})", ty.0),
    }
}
