//! Tensors with their bytes, and what an op sees of them.

use super::{Scalar, call};
use crate::graph::{Function, Module, Op};
use crate::mesh::Mesh;
use crate::numerics::Numerics;
use crate::ops::tensor::ManualComputation;
use crate::type_rule::Arithmetic;
use crate::types::{DType, TensorType};

/// A type and the bytes of a value: little-endian elements, row-major.
#[derive(Clone, Debug, PartialEq)]
pub struct Tensor {
    ty: TensorType,
    bytes: Vec<u8>,
}

/// Bytes that are no tensor of the type they are said to have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TensorError {
    /// Too many or too few.
    #[error("{found} bytes, expected {expected}")]
    Length {
        /// Bytes given.
        found: usize,
        /// Bytes of the type.
        expected: usize,
    },
    /// A byte that represents no element.
    #[error("element {index} is stored as {byte:#04x}, which is no {dtype}")]
    Element {
        /// Which element.
        index: usize,
        /// What is there.
        byte: u8,
        /// Name of the element type.
        dtype: &'static str,
    },
}

/// Whether `bytes` are a tensor of type `ty`, which may be any.
pub(crate) fn check_bytes(ty: &TensorType, bytes: &[u8]) -> Result<(), TensorError> {
    let size = ty.dtype.size_bytes();
    let extents = ty.shape.iter();
    // What saturates is more than there can be bytes, unless an extent of 0 makes it nothing.
    let expected = match ty.shape.contains(&0) {
        true => 0,
        false => extents.fold(size, |bytes, &extent| bytes.saturating_mul(extent)),
    };
    let found = bytes.len();
    if found != expected {
        return Err(TensorError::Length { found, expected });
    }
    let is_element = |byte: u8| match ty.dtype {
        DType::Bool => byte <= 1,
        DType::I4 => (-8..=7).contains(&(byte as i8)),
        DType::F32 | DType::F16 | DType::Bf16 | DType::F64 | DType::I8 | DType::I16 => true,
        DType::I32 | DType::I64 | DType::U8 | DType::U32 => true,
    };
    match bytes.iter().position(|&byte| !is_element(byte)) {
        Some(index) => Err(TensorError::Element {
            index,
            byte: bytes[index],
            dtype: ty.dtype.name(),
        }),
        None => Ok(()),
    }
}

impl Tensor {
    /// A tensor, if these are bytes of that type.
    pub fn new(ty: TensorType, bytes: Vec<u8>) -> Result<Self, TensorError> {
        check_bytes(&ty, &bytes)?;
        Ok(Self { ty, bytes })
    }

    /// A tensor of the given type all of whose elements are the zero point (0 if not quantised).
    pub fn zero(ty: &TensorType) -> Self {
        let element = i64::from(ty.zero_point()).to_le_bytes();
        let element = &element[..ty.dtype.size_bytes()];
        Self::of_bytes(ty, element.repeat(ty.elements()))
    }

    /// Its type.
    pub fn ty(&self) -> &TensorType {
        &self.ty
    }

    /// Its bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Its bytes, taken out.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    pub(crate) fn of_bytes(ty: &TensorType, bytes: Vec<u8>) -> Self {
        debug_assert_eq!(ty.size_bytes(), bytes.len());
        Self {
            ty: ty.clone(),
            bytes,
        }
    }

    /// Stored integers, narrowed to the element type.
    pub fn from_integers(ty: &TensorType, values: impl IntoIterator<Item = i32>) -> Self {
        let size = ty.dtype.size_bytes();
        let values = values.into_iter();
        let bytes = values.flat_map(|value| i64::from(value).to_le_bytes().into_iter().take(size));
        Self::of_bytes(ty, bytes.collect())
    }

    /// Single-precision elements.
    pub fn from_floats(ty: &TensorType, values: impl IntoIterator<Item = f32>) -> Self {
        let bytes = values.into_iter().flat_map(f32::to_le_bytes);
        Self::of_bytes(ty, bytes.collect())
    }

    /// Stored integers.
    ///
    /// # Panics
    ///
    /// If the elements are not integers of 32 bits at most. Ops only ask for what their type rule
    /// has granted.
    pub fn integers(&self) -> Vec<i32> {
        let wide = |bytes: &[u8]| bytes.iter().map(|&byte| i32::from(byte)).collect();
        match self.ty.dtype {
            DType::I4 | DType::I8 => self.bytes.iter().map(|&byte| byte as i8 as i32).collect(),
            DType::U8 | DType::Bool => wide(&self.bytes),
            DType::I16 => self
                .elements()
                .map(|element| i32::from(i16::from_le_bytes(element)))
                .collect(),
            DType::I32 => self.elements().map(i32::from_le_bytes).collect(),
            DType::F32 | DType::F16 | DType::Bf16 | DType::F64 | DType::I64 | DType::U32 => {
                unreachable!("no op computes on {} as on integers", self.ty.dtype.name())
            }
        }
    }

    /// Stored integers of any width.
    pub fn wide_integers(&self) -> Vec<i64> {
        self.scalars().into_iter().map(Scalar::integer).collect()
    }

    /// Elements of an f32 tensor.
    ///
    /// # Panics
    ///
    /// If the elements are not f32.
    pub fn floats(&self) -> Vec<f32> {
        assert_eq!(self.ty.dtype, DType::F32, "only f32 is computed on as such");
        self.elements().map(f32::from_le_bytes).collect()
    }

    fn elements<const N: usize>(&self) -> impl Iterator<Item = [u8; N]> {
        let (elements, _) = self.bytes.as_chunks();
        elements.iter().copied()
    }
}

/// What an op sees when it is evaluated.
#[derive(Debug)]
pub struct Operands<'a> {
    module: &'a Module,
    source: (&'a Function, &'a Op),
    inputs: Vec<Option<&'a Tensor>>,
    /// Type of the first result.
    pub result: &'a TensorType,
    /// Types of all results.
    pub results: Vec<&'a TensorType>,
}

impl<'a> Operands<'a> {
    /// Operands of an op of this module and function whose type rule holds, and the types of its
    /// results.
    pub(crate) fn new(
        module: &'a Module,
        source: (&'a Function, &'a Op),
        inputs: Vec<Option<&'a Tensor>>,
        results: Vec<&'a TensorType>,
    ) -> Self {
        Self {
            module,
            source,
            inputs,
            result: results[0],
            results,
        }
    }

    /// The contract that integers keep.
    pub fn numerics(&self) -> Numerics {
        self.module.numerics
    }

    /// What another function of the module yields for these arguments.
    pub(crate) fn call(&self, function: &str, arguments: &[Tensor]) -> Vec<Tensor> {
        call(self.module, function, arguments)
    }

    /// What the devices make together of these arguments.
    ///
    /// # Panics
    ///
    /// Where devices that must exchange something go different ways; [`eval`](super::eval) tells
    /// that as an error.
    pub(crate) fn manual(&self, op: &ManualComputation, arguments: &[Tensor]) -> Vec<Tensor> {
        let results = self.results.iter().copied();
        let made = super::spmd::manual(self.module, op, arguments, &results.collect::<Vec<_>>());
        made.expect("devices that come to collectives together")
    }

    /// The devices that the module is for.
    pub(crate) fn mesh(&self) -> &'a Mesh {
        &self.module.mesh
    }

    /// How many there are, absent ones too.
    pub fn count(&self) -> usize {
        self.inputs.len()
    }

    /// An operand, if it is there.
    pub fn optional(&self, index: usize) -> Option<&'a Tensor> {
        self.inputs.get(index).copied().flatten()
    }

    /// An operand that the type rule has seen.
    pub fn tensor(&self, index: usize) -> &'a Tensor {
        self.optional(index).expect("the type rule asks for it")
    }

    /// Whether an operand is a constant of the function.
    pub fn is_constant(&self, index: usize) -> bool {
        let (function, op) = self.source;
        let operand = op.inputs.get(index).copied().flatten();
        operand.is_some_and(|operand| function.constant(operand).is_some())
    }

    /// Type of an operand.
    pub fn ty(&self, index: usize) -> &'a TensorType {
        self.tensor(index).ty()
    }

    /// Stored integers of an operand.
    pub fn integers(&self, index: usize) -> Vec<i32> {
        self.tensor(index).integers()
    }

    /// Elements of an f32 operand.
    pub fn floats(&self, index: usize) -> Vec<f32> {
        self.tensor(index).floats()
    }

    /// Every element of an operand as a number.
    pub fn scalars(&self, index: usize) -> Vec<Scalar> {
        self.tensor(index).scalars()
    }

    /// Which arithmetic the type rule has granted.
    pub fn arithmetic(&self) -> Arithmetic {
        if self.ty(0).dtype == DType::F32 {
            Arithmetic::Float
        } else {
            Arithmetic::Integer
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_held_against_the_type() {
        let huge = TensorType::new(DType::F64, [usize::MAX, 2]);
        let error = Tensor::new(huge, vec![0; 8]).unwrap_err();
        let expected = usize::MAX;
        assert_eq!(error, TensorError::Length { found: 8, expected });
        let empty = TensorType::new(DType::I8, [usize::MAX, 2, 0]);
        assert!(Tensor::new(empty, Vec::new()).is_ok());
        let truth = TensorType::new(DType::Bool, [2]);
        let error = Tensor::new(truth, vec![1, 2]).unwrap_err();
        assert_eq!(
            error.to_string(),
            "element 1 is stored as 0x02, which is no bool"
        );
    }

    #[test]
    fn integers_keep_their_sign() {
        for (dtype, bytes, integers) in [
            (DType::I8, vec![0xff, 0x80], vec![-1, -128]),
            (DType::U8, vec![0xff, 0x80], vec![255, 128]),
            (DType::I16, vec![0xfe, 0xff, 0x00, 0x80], vec![-2, -32768]),
            (DType::I32, vec![0xfd, 0xff, 0xff, 0xff], vec![-3]),
        ] {
            let ty = TensorType::new(dtype, [integers.len()]);
            let tensor = Tensor::new(ty.clone(), bytes).unwrap();
            assert_eq!(tensor.integers(), integers);
            assert_eq!(Tensor::from_integers(&ty, integers), tensor);
        }
    }
}
