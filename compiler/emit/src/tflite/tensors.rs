//! The tensors of a file.

use std::sync::Arc;

use peapod_ir::entity::SecondaryMap;
use peapod_ir::{DType, Function, Origin, TensorType, ValueId};
use peapod_tflite::wire;

/// Number of a tensor; −1 of none.
pub(super) type TensorIndex = i32;

/// A tensor of the file.
pub(super) struct Tensor {
    pub(super) name: String,
    pub(super) ty: TensorType,
    /// Little-endian elements, those of 4 bits two to a byte.
    pub(super) data: Option<Arc<[u8]>>,
    pub(super) is_variable: bool,
}

/// All tensors, by value where they are one.
pub(super) struct Tensors<'a> {
    function: &'a Function,
    of: SecondaryMap<ValueId, Option<TensorIndex>>,
    pub(super) all: Vec<Tensor>,
}

/// An element type of the format, if it has this one.
pub(super) fn element(dtype: DType) -> Option<wire::TensorType> {
    Some(match dtype {
        DType::F32 => wire::TensorType::FLOAT32,
        DType::F16 => wire::TensorType::FLOAT16,
        DType::F64 => wire::TensorType::FLOAT64,
        DType::I4 => wire::TensorType::INT4,
        DType::I8 => wire::TensorType::INT8,
        DType::I16 => wire::TensorType::INT16,
        DType::I32 => wire::TensorType::INT32,
        DType::I64 => wire::TensorType::INT64,
        DType::U8 => wire::TensorType::UINT8,
        DType::U32 => wire::TensorType::UINT32,
        DType::Bool => wire::TensorType::BOOL,
        DType::Bf16 => return None,
    })
}

/// Elements of 4 bits two to a byte, the first in the lower half.
fn packed(elements: &[u8]) -> Arc<[u8]> {
    let pair = |pair: &[u8]| pair[0] & 15 | pair.get(1).copied().unwrap_or(0) << 4;
    elements.chunks(2).map(pair).collect()
}

impl<'a> Tensors<'a> {
    pub(super) fn of(function: &'a Function) -> Self {
        Self {
            function,
            of: SecondaryMap::new(),
            all: Vec::new(),
        }
    }

    /// The tensor of a value.
    pub(super) fn value(&mut self, value: ValueId) -> TensorIndex {
        if let Some(known) = self.of[value] {
            return known;
        }
        let source = self.function.value(value);
        let data = match (&source.origin, source.ty.dtype) {
            (Origin::Constant(bytes), DType::I4) => Some(packed(bytes)),
            (Origin::Constant(bytes), _) => Some(bytes.clone()),
            (Origin::Argument | Origin::State | Origin::Result, _) => None,
        };
        self.all.push(Tensor {
            name: source.name.clone(),
            ty: source.ty.clone(),
            data,
            is_variable: source.origin == Origin::State,
        });
        let index = self.all.len() as TensorIndex - 1;
        self.of[value] = Some(index);
        index
    }

    /// A constant of integers that stand for themselves.
    pub(super) fn integers(&mut self, name: &str, shape: &[usize], values: &[i64]) -> TensorIndex {
        let bytes = values.iter().flat_map(|it| (*it as i32).to_le_bytes());
        self.constant(name, TensorType::new(DType::I32, shape), bytes.collect())
    }

    /// A constant of these elements.
    pub(super) fn constant(&mut self, name: &str, ty: TensorType, bytes: Arc<[u8]>) -> TensorIndex {
        self.push(name, ty, Some(bytes))
    }

    /// A tensor between operators that one op is.
    pub(super) fn between(&mut self, name: &str, ty: TensorType) -> TensorIndex {
        self.push(name, ty, None)
    }

    fn push(&mut self, name: &str, ty: TensorType, data: Option<Arc<[u8]>>) -> TensorIndex {
        self.all.push(Tensor {
            name: name.to_owned(),
            ty,
            data,
            is_variable: false,
        });
        self.all.len() as TensorIndex - 1
    }

    /// What the format has not.
    pub(super) fn problems(&self) -> Vec<String> {
        let strange = self.all.iter().filter(|it| element(it.ty.dtype).is_none());
        strange
            .map(|it| format!("element type {} of `{}`", it.ty.dtype.name(), it.name))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_bits_are_two_to_a_byte() {
        let elements: Vec<u8> = [1_i8, -2, 7].map(|it| it as u8).to_vec();
        assert_eq!(packed(&elements)[..], [0xe1, 0x07]);
    }
}
