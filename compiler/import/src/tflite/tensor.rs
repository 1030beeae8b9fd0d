//! The tensors of a subgraph: types and constants, read when first used.

use std::sync::Arc;

use flatbuffers::{ForwardsUOffset, Vector};
use peapod_ir::eval::scalar::f16_value;
use peapod_ir::{DType, TensorType};

use super::constant::{Buffers, Copies, OverBudget};
use super::legacy;
use super::quantization::{self, QuantizationError};
use super::shape::MAX_RANK;
use super::shape::{self, MAX_TENSOR_BYTES, ShapeError};
use super::sparse;
use super::wire;
use crate::Warning;
use crate::error::{ImportError, Malformed, TensorRef, TooLarge, Unsupported, excerpt};

const FIX_THE_PARAMETERS: &str =
    "convert the model again with fixed shapes, so that axes, shapes and paddings are constants";
const CHOOSE_OPEN_EXTENTS: &str =
    "give the extents of inputs in their order, and others than the file's only where it has -1";
const EMBED_THE_WEIGHTS: &str = "convert the model again with its weights inside the file";

/// Parts of a complex number.
const PAIR: usize = 2;

/// The tensors of a subgraph.
pub(super) struct Tensors<'a> {
    pub(super) list: Vector<'a, ForwardsUOffset<wire::Tensor<'a>>>,
    buffers: Buffers<'a>,
    roles: Vec<Role>,
    /// What was read so far.
    types: Vec<Option<TensorType>>,
    repaired: Vec<TensorRef>,
    contradicting: Vec<TensorRef>,
    /// Whether uint8 with a scale is read as int8.
    legacy: bool,
}

/// What a tensor is before any operator is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Role {
    /// Its elements are in the file.
    Constant,
    /// It lives from run to run.
    State,
    /// It is an argument or a result, or nothing.
    Plain,
}

impl<'a> Tensors<'a> {
    /// The tensors of a subgraph.
    pub(super) fn read(
        buffers: Buffers<'a>,
        subgraph: wire::SubGraph<'a>,
    ) -> Result<Self, ImportError> {
        let list = subgraph.tensors().unwrap_or_default();
        let mut tensors = Self {
            list,
            buffers,
            roles: Vec::new(),
            types: vec![None; list.len()],
            repaired: Vec::new(),
            contradicting: Vec::new(),
            legacy: false,
        };
        let roles = (0..list.len()).map(|index| tensors.read_role(index));
        tensors.roles = roles.collect::<Result<_, _>>()?;
        Ok(tensors)
    }

    /// Reads uint8 with a scale as int8 from now on; see `legacy.rs`.
    pub(super) fn read_as_int8(&mut self) {
        self.legacy = true;
    }

    /// Whether uint8 with a scale is read as int8.
    pub(super) fn is_read_as_int8(&self) -> bool {
        self.legacy
    }

    /// Whether a tensor is uint8 with a scale in the file.
    pub(super) fn is_scaled_uint8(&self, index: usize) -> bool {
        legacy::is_scaled(self.list.get(index))
    }

    /// Whether a tensor is uint8 in the file, and read as int8.
    pub(super) fn is_legacy(&self, index: usize) -> bool {
        self.legacy && self.is_scaled_uint8(index)
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.list.len()
    }

    /// What a tensor is before any operator is looked at.
    pub(super) fn role(&self, index: usize) -> Role {
        self.roles[index]
    }

    /// Takes shapes for the first inputs. They agree with what the file knows of those.
    pub(super) fn choose_inputs(
        &mut self,
        inputs: &[usize],
        shapes: &[Vec<usize>],
    ) -> Result<(), ImportError> {
        if shapes.len() > inputs.len() {
            let (found, count) = (shapes.len(), inputs.len());
            let what = format!("{found} shapes of inputs, where the model has {count}");
            return Err(Unsupported {
                op: None,
                tensors: Vec::new(),
                what,
                help: Some(CHOOSE_OPEN_EXTENTS),
            }
            .into());
        }
        for (&index, shape) in inputs.iter().zip(shapes) {
            let known = self.signature(index);
            let agrees = |(&extent, &known): (&usize, &i32)| {
                extent > 0 && (known == -1 || usize::try_from(known) == Ok(extent))
            };
            let same_rank = shape.len() == known.len() && shape.len() <= MAX_RANK;
            if !same_rank || !shape.iter().zip(&known).all(agrees) {
                let what = format!("input shape {shape:?}, where the file has {known:?}");
                return Err(self.unsupported(index, what, Some(CHOOSE_OPEN_EXTENTS)));
            }
            self.decide(index, shape.clone())?;
        }
        Ok(())
    }

    /// Notes that these are not variables of their own: the operator that writes them keeps them.
    pub(super) fn kept(&mut self, indices: &[usize]) {
        for &index in indices {
            if self.roles[index] == Role::State {
                self.roles[index] = Role::Plain;
            }
        }
    }

    /// Notes that an operator writes these, or the caller: without data they are no constants,
    /// though they may have no elements.
    pub(super) fn written(&mut self, indices: &[usize]) -> Result<(), ImportError> {
        for &index in indices {
            if self.roles[index] == Role::Constant && self.data(index)?.is_empty() {
                self.roles[index] = Role::Plain;
            }
        }
        Ok(())
    }

    /// Warnings about the tensors read so far.
    pub(super) fn warnings(&self) -> Vec<Warning> {
        let mut warnings = Vec::new();
        if !self.repaired.is_empty() {
            let tensors = self.repaired.clone();
            warnings.push(Warning::QuantizedDimension { tensors });
        }
        if !self.contradicting.is_empty() {
            let tensors = self.contradicting.clone();
            warnings.push(Warning::ShapeSignature { tensors });
        }
        warnings
    }

    /// The name of a tensor; may be empty.
    pub(super) fn name(&self, index: usize) -> &'a str {
        self.list.get(index).name().unwrap_or_default()
    }

    /// The tensor for messages.
    pub(super) fn describe(&self, index: usize) -> TensorRef {
        TensorRef {
            index,
            name: excerpt(self.name(index)),
            dtype: shape::dtype_name(self.list.get(index).type_()),
        }
    }

    /// Its element type and shape as the file has them.
    pub(super) fn typed(&self, index: usize) -> String {
        let tensor = self.list.get(index);
        let shape = tensor.shape().unwrap_or_default();
        let shape: Vec<i32> = shape.iter().take(MAX_RANK).collect();
        format!("{}{shape:?}", shape::dtype_name(tensor.type_()))
    }

    /// An error about a tensor that breaks the rules of the format.
    pub(super) fn malformed(&self, index: usize, what: impl Into<String>) -> ImportError {
        let malformed = Malformed {
            offset: Some(self.offset(index)),
            op: None,
            tensor: Some(self.describe(index)),
            what: what.into(),
        };
        malformed.into()
    }

    /// An error about a tensor that Peapod does not do.
    pub(super) fn unsupported(
        &self,
        index: usize,
        what: impl Into<String>,
        help: Option<&'static str>,
    ) -> ImportError {
        let unsupported = Unsupported {
            op: None,
            tensors: vec![self.describe(index)],
            what: what.into(),
            help,
        };
        unsupported.into()
    }

    fn offset(&self, index: usize) -> usize {
        self.list.get(index)._tab.loc()
    }

    fn read_role(&self, index: usize) -> Result<Role, ImportError> {
        let tensor = self.list.get(index);
        let has_data = !self.data(index)?.is_empty() || tensor.external_buffer() != 0;
        match (tensor.is_variable(), has_data) {
            (true, true) => Err(self.malformed(
                index,
                "expected a variable without data, found a buffer with data",
            )),
            (true, false) => Ok(Role::State),
            (false, true) => Ok(Role::Constant),
            // There is nothing to store, so that nothing is stored.
            (false, false) if shape::is_empty(tensor) => Ok(Role::Constant),
            (false, false) => Ok(Role::Plain),
        }
    }

    /// The bytes in the file; none if there are none.
    pub(super) fn data(&self, index: usize) -> Result<&'a [u8], ImportError> {
        let data = self.buffers.data(self.list.get(index).buffer());
        data.map_err(|what| self.malformed(index, what))
    }

    /// The type of a tensor.
    pub(super) fn resolve(&mut self, index: usize) -> Result<&TensorType, ImportError> {
        if self.types[index].is_none() {
            let ty = self.read_type(index, None)?;
            self.types[index] = Some(ty);
        }
        Ok(self.ty(index))
    }

    /// Whether the file leaves the shape of a tensor to what computes it.
    pub(super) fn is_open(&self, index: usize) -> bool {
        self.roles[index] == Role::Plain && shape::is_open(self.list.get(index))
    }

    /// What the file knows of the shape of a tensor; -1 is an extent that it does not.
    pub(super) fn signature(&self, index: usize) -> Vec<i32> {
        let tensor = self.list.get(index);
        let signature = tensor.shape_signature().or_else(|| tensor.shape());
        let signature = signature.unwrap_or_default().iter();
        signature.take(MAX_RANK + 1).collect()
    }

    /// Says what shape a tensor has that the file leaves open.
    pub(super) fn decide(&mut self, index: usize, shape: Vec<usize>) -> Result<(), ImportError> {
        let ty = self.read_type(index, Some(shape))?;
        self.types[index] = Some(ty);
        Ok(())
    }

    /// Refuses elements that are held as what they are not: only few operators know them.
    pub(super) fn refuse_uint64(&self, index: usize) -> Result<(), ImportError> {
        let ty = self.list.get(index).type_();
        if ty != wire::TensorType::UINT64 {
            return Ok(());
        }
        let what = format!("element type {}", shape::dtype_name(ty));
        Err(self.unsupported(index, what, None))
    }

    /// Whether a tensor is of complex numbers, which are read as pairs of floats in a last
    /// dimension.
    pub(super) fn is_complex(&self, index: usize) -> bool {
        self.list.get(index).type_() == wire::TensorType::COMPLEX64
    }

    /// The shape of a tensor that was resolved before, as the file has it.
    pub(super) fn own_shape(&self, index: usize) -> &[usize] {
        let shape = &self.ty(index).shape;
        let pairs = usize::from(self.is_complex(index));
        &shape[..shape.len() - pairs]
    }

    /// The type of a tensor that was resolved before.
    pub(super) fn ty(&self, index: usize) -> &TensorType {
        self.types[index].as_ref().expect("the tensor is resolved")
    }

    /// The type of a tensor, of this shape if one is given.
    fn read_type(
        &mut self,
        index: usize,
        decided: Option<Vec<usize>>,
    ) -> Result<TensorType, ImportError> {
        let tensor = self.list.get(index);
        let Some(dtype) = shape::dtype(tensor.type_()) else {
            let what = format!("element type {}", shape::dtype_name(tensor.type_()));
            return Err(self.unsupported(index, what, None));
        };
        if tensor.external_buffer() != 0 {
            let what = "its data is in an external buffer";
            return Err(self.unsupported(index, what, Some(EMBED_THE_WEIGHTS)));
        }
        let read = match decided {
            Some(shape) => Ok((shape, false)),
            None => shape::read(tensor),
        };
        let (mut shape, contradicts) = read.map_err(|error| match error {
            ShapeError::Malformed(what) => self.malformed(index, what),
            ShapeError::Unsupported(what, help) => self.unsupported(index, what, help),
        })?;
        if self.is_complex(index) {
            if shape.len() == MAX_RANK {
                let what = format!("{MAX_RANK} dimensions of complex numbers");
                return Err(self.unsupported(index, what, None));
            }
            shape.push(PAIR);
        }
        self.check_size(index, dtype, &shape)?;
        let parameters = tensor.quantization();
        let parameters = quantization::read(parameters, dtype, &shape, self.data(index)?);
        let parameters = parameters.map_err(|error| match error {
            QuantizationError::Malformed(what) => self.malformed(index, what),
            QuantizationError::Unsupported(what) => self.unsupported(index, what, None),
        })?;
        if contradicts {
            self.contradicting.push(self.describe(index));
        }
        if parameters.as_ref().is_some_and(|found| found.repaired) {
            self.repaired.push(self.describe(index));
        }
        let ty = TensorType {
            dtype,
            shape,
            quant: parameters.map(|found| found.quant),
        };
        Ok(match self.is_legacy(index) {
            true => legacy::as_int8(ty),
            false => ty,
        })
    }

    fn check_size(&self, index: usize, dtype: DType, shape: &[usize]) -> Result<(), ImportError> {
        let size = dtype.size_bytes() as u64;
        let bytes = shape::elements(shape).and_then(|elements| elements.checked_mul(size));
        match bytes {
            Some(bytes) if bytes <= MAX_TENSOR_BYTES => Ok(()),
            bytes => {
                let bytes = bytes.unwrap_or(u64::MAX);
                Err(self.too_large(index, "a tensor", bytes, MAX_TENSOR_BYTES))
            }
        }
    }

    fn too_large(&self, index: usize, what: &'static str, bytes: u64, limit: u64) -> ImportError {
        let too_large = TooLarge {
            offset: self.offset(index),
            tensor: self.describe(index),
            what,
            bytes,
            limit,
        };
        too_large.into()
    }

    /// The bytes of a resolved tensor that says how an operator works, at most `most` elements.
    ///
    /// Operators may share one, so that long ones could be read again and again.
    pub(super) fn parameter(&self, index: usize, most: usize) -> Result<&'a [u8], ImportError> {
        let (tensor, ty) = (self.list.get(index), self.ty(index));
        if self.role(index) != Role::Constant {
            let what = "expected a constant, found a tensor that is computed at run time";
            return Err(self.unsupported(index, what, Some(FIX_THE_PARAMETERS)));
        }
        if tensor.sparsity().is_some() {
            let what = "expected a dense constant, found a sparse one";
            return Err(self.unsupported(index, what, Some(FIX_THE_PARAMETERS)));
        }
        let elements = ty.elements();
        if elements > most {
            return Err(self.malformed(
                index,
                format!("expected at most {most} elements, found {elements}"),
            ));
        }
        let (data, expected) = (self.data(index)?, ty.size_bytes());
        if data.len() != expected {
            let found = data.len();
            let what =
                format!("expected {expected} bytes of data for {elements} elements, found {found}");
            return Err(self.malformed(index, what));
        }
        Ok(data)
    }

    /// The elements of a resolved tensor: little-endian, row-major, dense, one to a byte at least.
    pub(super) fn constant(
        &self,
        index: usize,
        copies: &mut Copies,
    ) -> Result<Arc<[u8]>, ImportError> {
        let bytes = match self.list.get(index).sparsity() {
            None => self.stored(index, self.ty(index).elements(), copies)?,
            Some(sparsity) => self.densified(index, sparsity, copies)?,
        };
        if self.ty(index).dtype == DType::Bool
            && let Some(byte) = bytes.iter().find(|&&byte| byte > 1)
        {
            return Err(self.malformed(index, format!("expected 0 or 1 for BOOL, found {byte}")));
        }
        if !self.is_legacy(index) {
            return Ok(bytes);
        }
        // bounded: it allocates nothing, it counts
        let moved = copies.reserve(bytes.len() as u64);
        moved.map_err(|over| self.over_budget(index, over))?;
        let moved = bytes.iter().map(|byte| byte.wrapping_sub(legacy::OFFSET));
        Ok(moved.collect())
    }

    /// The elements of a constant, which are in half precision, in single precision.
    pub(super) fn widened(
        &self,
        index: usize,
        halves: &[u8],
        copies: &mut Copies,
    ) -> Result<Arc<[u8]>, ImportError> {
        // bounded: it allocates nothing, it counts
        let wide = copies.reserve(2 * halves.len() as u64);
        wide.map_err(|over| self.over_budget(index, over))?;
        let (halves, _) = halves.as_chunks();
        let wide = halves
            .iter()
            .map(|&half| f16_value(u16::from_le_bytes(half)));
        Ok(wide.flat_map(f32::to_le_bytes).collect())
    }

    /// The elements that a tensor's buffer holds, of which there must be so many.
    fn stored(
        &self,
        index: usize,
        elements: usize,
        copies: &mut Copies,
    ) -> Result<Arc<[u8]>, ImportError> {
        let data = self.data(index)?;
        let tensor = self.list.get(index);
        let bits = shape::element_bits(tensor.type_(), self.ty(index).dtype);
        let expected = (elements * bits).div_ceil(8);
        if data.len() != expected {
            let found = data.len();
            let what =
                format!("expected {expected} bytes of data for {elements} elements, found {found}");
            return Err(self.malformed(index, what));
        }
        let copy = match bits {
            2 | 4 => copies.unpacked(tensor.buffer(), data, (elements, bits)),
            _ => copies.plain(tensor.buffer(), data),
        };
        copy.map_err(|over| self.over_budget(index, over))
    }

    fn densified(
        &self,
        index: usize,
        sparsity: wire::SparsityParameters<'_>,
        copies: &mut Copies,
    ) -> Result<Arc<[u8]>, ImportError> {
        let ty = self.ty(index);
        let (elements, size) = (ty.elements(), ty.dtype.size_bytes());
        let tree = sparse::Tree::read(sparsity, &ty.shape);
        let tree = tree.map_err(|what| self.malformed(index, what))?;
        let stored = self.stored(index, tree.entries(), copies)?;
        // bounded: it allocates nothing, it counts
        let dense = copies.reserve((elements * size) as u64);
        dense.map_err(|over| self.over_budget(index, over))?;
        Ok(sparse::fill(&stored, &tree.places(), elements, size).into())
    }

    pub(super) fn over_budget(&self, index: usize, over: OverBudget) -> ImportError {
        let what = "constants, this one included,";
        self.too_large(index, what, over.bytes, over.limit)
    }
}
