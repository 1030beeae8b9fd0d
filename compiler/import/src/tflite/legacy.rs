//! Models of before int8, whose activations and weights are uint8 with one scale.
//!
//! They are read as int8: an element and its zero point both less 128 mean the same. The inputs
//! and outputs of the model stay uint8, and so does the input of an average, whose ties round up.

use peapod_ir::{DType, Quantization, TensorType};

use super::table;
use super::tensor::Tensors;
use super::wire::TensorType as Wire;
use super::wiring::Wiring;

/// From uint8 to int8.
pub(super) const OFFSET: u8 = 128;

/// Whether an operator computes on uint8 with a scale, and does not only move or convert it.
pub(super) fn is_legacy(tensors: &Tensors<'_>, wirings: &[Wiring<'_>]) -> bool {
    wirings.iter().any(|wiring| {
        let computes = table::find(wiring.code, wiring.op.custom_code.as_deref())
            .is_ok_and(|row| !row.takes(DType::U8));
        let first = wiring.inputs.first().copied().flatten();
        computes && first.is_some_and(|index| tensors.is_scaled_uint8(index))
    })
}

/// Whether a tensor of the file is uint8 with a scale.
pub(super) fn is_scaled(tensor: super::wire::Tensor<'_>) -> bool {
    let parameters = tensor.quantization();
    let scales = parameters.and_then(|parameters| parameters.scale());
    tensor.type_() == Wire::UINT8 && scales.is_some_and(|scales| !scales.is_empty())
}

/// The int8 type whose elements mean the same as those of a uint8 type, less the offset.
pub(super) fn as_int8(ty: TensorType) -> TensorType {
    moved(ty, DType::I8, -i32::from(OFFSET))
}

/// The uint8 type whose elements mean the same as those of an int8 type, plus the offset.
pub(super) fn as_uint8(ty: TensorType) -> TensorType {
    moved(ty, DType::U8, i32::from(OFFSET))
}

fn moved(ty: TensorType, dtype: DType, by: i32) -> TensorType {
    let quant = ty.quant.map(|quant| Quantization {
        zero_points: quant.zero_points.iter().map(|it| it + by).collect(),
        ..quant
    });
    TensorType { dtype, quant, ..ty }
}
