//! A node that is translated: its operands and attributes, and where its ops go.

use std::ops::{Deref, DerefMut};

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::Transpose;
use peapod_ir::ops::{Binary, BinaryOp, OpKind};
use peapod_ir::{DType, Tensor, TensorType, ValueId};

use super::broadcast::{broadcast, extents};
use super::error::{Imported, OnnxError, malformed, unsupported};
use super::importer::Importer;
use super::{decode, proto, tensor};
use crate::error::excerpt;

/// Most elements of an operand that decides a shape.
const MOST_NUMBERS: usize = 1 << 20;

/// A node, its known operands, and the function that its ops are appended to.
pub(super) struct Call<'c, 'a> {
    pub(super) importer: &'c mut Importer<'a>,
    pub(super) node: proto::Node,
    /// Version of the set of operators.
    pub(super) version: i64,
    inputs: Vec<Option<ValueId>>,
}

impl Deref for Call<'_, '_> {
    type Target = Builder;

    fn deref(&self) -> &Builder {
        &self.importer.build
    }
}

impl DerefMut for Call<'_, '_> {
    fn deref_mut(&mut self) -> &mut Builder {
        &mut self.importer.build
    }
}

impl<'c, 'a> Call<'c, 'a> {
    pub(super) fn new(
        importer: &'c mut Importer<'a>,
        node: proto::Node,
        version: i64,
        inputs: Vec<Option<ValueId>>,
    ) -> Self {
        Self {
            importer,
            node,
            version,
            inputs,
        }
    }

    /// As [`Emit::fill`], whose arguments may look at the call.
    pub(super) fn fill(&mut self, ty: TensorType, number: Scalar) -> ValueId {
        self.importer.build.fill(ty, number)
    }

    /// As [`Emit::scalar`], whose arguments may look at the call.
    pub(super) fn scalar(&mut self, dtype: DType, number: Scalar) -> ValueId {
        self.importer.build.scalar(dtype, number)
    }

    /// As [`Emit::convert`], whose arguments may look at the call.
    pub(super) fn convert(&mut self, x: ValueId, dtype: DType) -> ValueId {
        self.importer.build.convert(x, dtype)
    }

    /// As [`Emit::iota`], whose arguments may look at the call.
    pub(super) fn iota(&mut self, ty: TensorType, dim: usize) -> ValueId {
        self.importer.build.iota(ty, dim)
    }

    /// How many inputs the node names.
    pub(super) fn count(&self) -> usize {
        self.inputs.len()
    }

    /// An operand that must be there.
    pub(super) fn x(&self, index: usize) -> Imported<ValueId> {
        self.opt(index)
            .ok_or_else(|| malformed(format!("expected an input {index}, found none")))
    }

    /// An operand, if it is there.
    pub(super) fn opt(&self, index: usize) -> Option<ValueId> {
        self.inputs.get(index).copied().flatten()
    }

    /// All operands, which must be there.
    pub(super) fn all(&self) -> Imported<Vec<ValueId>> {
        match self.count() {
            0 => Err(malformed("expected inputs, found none")),
            count => (0..count).map(|index| self.x(index)).collect(),
        }
    }

    /// Whether the node has a name for this result.
    pub(super) fn wants(&self, output: usize) -> bool {
        self.node
            .output
            .get(output)
            .is_some_and(|name| !name.is_empty())
    }

    /// The element type of a value.
    pub(super) fn dtype(&self, value: ValueId) -> DType {
        self.ty(value).dtype
    }

    /// The extents of a value.
    pub(super) fn dims(&self, value: ValueId) -> Vec<usize> {
        self.shape(value).to_vec()
    }

    /// The rank of a value.
    pub(super) fn rank(&self, value: ValueId) -> usize {
        self.shape(value).len()
    }

    /// A known tensor; `None` of what is computed, and where too much was looked at already.
    pub(super) fn known(&self, value: ValueId) -> Option<Tensor> {
        let bytes = self.function().constant(value)?;
        if !self.importer.looks_at(bytes.len()) {
            return None;
        }
        Tensor::new(self.ty(value).clone(), bytes.to_vec()).ok()
    }

    /// The integers of an operand that decides a shape.
    pub(super) fn numbers(&self, index: usize) -> Imported<Vec<i64>> {
        let value = self.x(index)?;
        self.numbers_of(value, index)
    }

    /// The integers of an operand that decides a shape, if it is there.
    pub(super) fn opt_numbers(&self, index: usize) -> Imported<Option<Vec<i64>>> {
        let value = self.opt(index);
        value.map(|value| self.numbers_of(value, index)).transpose()
    }

    fn numbers_of(&self, value: ValueId, index: usize) -> Imported<Vec<i64>> {
        if self.ty(value).elements() > MOST_NUMBERS {
            let found = self.ty(value).elements();
            return Err(malformed(format!(
                "expected a list as input {index}, found {found} elements"
            )));
        }
        let scalars = self.scalars_of(value, index)?;
        Ok(scalars.into_iter().map(whole).collect())
    }

    /// The reals of an operand that decides a shape, if it is there.
    pub(super) fn opt_reals(&self, index: usize) -> Imported<Option<Vec<f64>>> {
        let scalars = self.opt(index).map(|value| self.scalars_of(value, index));
        let scalars = scalars.transpose()?;
        Ok(scalars.map(|list| list.into_iter().map(Scalar::double).collect()))
    }

    /// The elements of an operand that must be known.
    pub(super) fn scalars_of(&self, value: ValueId, index: usize) -> Imported<Vec<Scalar>> {
        let known = self.known(value).ok_or_else(|| {
            unsupported(
                format!("the input {index} decides about shapes, and is computed from data"),
                "give the model static shapes, e.g. with onnxsim, or --dim for open dimensions",
            )
        })?;
        Ok(known.scalars())
    }

    fn attribute(&self, name: &str) -> Imported<Option<proto::Attribute>> {
        let found = self.node.attribute.iter().find(|it| it.name == name);
        let Some(found) = found else {
            return Ok(None);
        };
        if found.ref_attr_name.is_empty() {
            return Ok(Some(found.clone()));
        }
        let frame = self.importer.frame();
        Ok(frame.and_then(|frame| frame.attribute(&found.ref_attr_name).cloned()))
    }

    /// An attribute of one of these kinds.
    fn typed(&self, name: &str, kind: i32) -> Imported<Option<proto::Attribute>> {
        let found = self.attribute(name)?;
        match &found {
            Some(it) if it.kind != kind && it.kind != 0 => Err(malformed(format!(
                "expected an attribute {name} of kind {kind}, found kind {}",
                it.kind
            ))),
            Some(_) | None => Ok(found),
        }
    }

    /// An integer attribute, if it is there.
    pub(super) fn opt_int(&self, name: &str) -> Imported<Option<i64>> {
        Ok(self.typed(name, 2)?.map(|it| it.i))
    }

    /// An integer attribute.
    pub(super) fn int(&self, name: &str, default: i64) -> Imported<i64> {
        Ok(self.opt_int(name)?.unwrap_or(default))
    }

    /// Whether an integer attribute is not 0.
    pub(super) fn flag(&self, name: &str) -> Imported<bool> {
        Ok(self.int(name, 0)? != 0)
    }

    /// A float attribute, if it is there.
    pub(super) fn opt_float(&self, name: &str) -> Imported<Option<f32>> {
        Ok(self.typed(name, 1)?.map(|it| it.f))
    }

    /// A float attribute.
    pub(super) fn float(&self, name: &str, default: f32) -> Imported<f32> {
        Ok(self.opt_float(name)?.unwrap_or(default))
    }

    /// A list of floats, if it is there.
    pub(super) fn floats(&self, name: &str) -> Imported<Option<Vec<f32>>> {
        Ok(self.typed(name, 6)?.map(|it| it.floats))
    }

    /// A list of integers, if it is there.
    pub(super) fn ints(&self, name: &str) -> Imported<Option<Vec<i64>>> {
        Ok(self.typed(name, 7)?.map(|it| it.ints))
    }

    /// A word.
    pub(super) fn word(&self, name: &str, default: &str) -> Imported<String> {
        let found = self.typed(name, 3)?;
        let found = found.map(|it| String::from_utf8_lossy(&it.s).into_owned());
        Ok(found.unwrap_or_else(|| default.to_owned()))
    }

    /// A list of words, if it is there.
    pub(super) fn words(&self, name: &str) -> Imported<Option<Vec<String>>> {
        let found = self.typed(name, 8)?;
        let text = |it: &prost::bytes::Bytes| String::from_utf8_lossy(it).into_owned();
        Ok(found.map(|it| it.strings.iter().map(text).collect()))
    }

    /// A tensor attribute as a constant, if it is there.
    pub(super) fn tensor(&mut self, name: &str) -> Imported<Option<ValueId>> {
        let Some(bytes) = self.typed(name, 4)?.and_then(|it| it.t) else {
            return Ok(None);
        };
        let tensor: proto::Tensor = decode(bytes, "tensor")?;
        tensor::constant(self.importer, &tensor).map(Some)
    }

    /// A body.
    pub(super) fn graph(&self, name: &str) -> Imported<proto::Graph> {
        let found = self.typed(name, 5)?.and_then(|it| it.g);
        let bytes =
            found.ok_or_else(|| malformed(format!("expected a body {name}, found none")))?;
        decode(bytes, "graph")
    }

    /// The refusal of a word that an attribute is.
    pub(super) fn other_word(&self, name: &str, found: &str) -> OnnxError {
        let found = excerpt(found);
        unsupported(
            format!("the attribute {name} = {found:?}"),
            "choose one that docs/onnx.md lists",
        )
    }

    /// A dimension, counted from the end where it is negative.
    pub(super) fn dim(&self, dim: i64, rank: usize) -> Imported<usize> {
        let from_end = if dim < 0 { rank as i64 } else { 0 };
        let found = dim
            .checked_add(from_end)
            .and_then(|dim| usize::try_from(dim).ok());
        found
            .filter(|dim| *dim < rank)
            .ok_or_else(|| malformed(format!("expected a dimension of {rank}, found {dim}")))
    }

    /// Different dimensions, ascending.
    pub(super) fn sorted_dims(&self, dims: &[i64], rank: usize) -> Imported<Vec<usize>> {
        let found = dims.iter().map(|dim| self.dim(*dim, rank));
        let mut found: Vec<usize> = found.collect::<Imported<_>>()?;
        found.sort_unstable();
        match found.windows(2).any(|pair| pair[0] == pair[1]) {
            true => Err(malformed(format!(
                "expected different dimensions, found {dims:?}"
            ))),
            false => Ok(found),
        }
    }

    /// Emits a transpose, unless it changes nothing.
    pub(super) fn permute(&mut self, x: ValueId, permutation: Vec<usize>) -> ValueId {
        if permutation.iter().copied().eq(0..permutation.len()) {
            return x;
        }
        let shape: Vec<usize> = permutation.iter().map(|dim| self.shape(x)[*dim]).collect();
        let ty = self.ty(x).with_shape(shape);
        self.emit(Transpose { permutation }, &[x], ty)
    }

    /// Emits a value repeated to a larger shape, as NumPy broadcasts.
    pub(super) fn spread(&mut self, x: ValueId, shape: &[usize]) -> ValueId {
        let first = shape.len() - self.rank(x);
        let dims: Vec<usize> = (first..shape.len()).collect();
        self.broadcast(x, dims, shape)
    }

    /// Values repeated to the shape of all of them.
    pub(super) fn alike<const N: usize>(&mut self, values: [ValueId; N]) -> Imported<[ValueId; N]> {
        let mut shape = Vec::new();
        for value in values {
            shape = broadcast(&shape, self.shape(value))?;
        }
        Ok(values.map(|value| self.spread(value, &shape)))
    }

    /// Emits a function of two values of one element type, whose shapes broadcast.
    pub(super) fn both(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> Imported<ValueId> {
        let shape = broadcast(self.shape(a), self.shape(b))?;
        self.same_dtype(&[a, b])?;
        if !op.takes(self.dtype(a)) {
            return Err(self.no_such_elements(a));
        }
        let ty = TensorType::new(self.dtype(a), shape);
        let activation = peapod_ir::ops::Activation::None;
        let kind = OpKind::Binary(Binary { op, activation });
        Ok(self.emit(kind, &[a, b], ty))
    }

    /// Emits a function of two values, the second of which is this number everywhere.
    pub(super) fn with(&mut self, op: BinaryOp, a: ValueId, number: f64) -> Imported<ValueId> {
        let b = self.number(self.dtype(a), number);
        self.both(op, a, b)
    }

    /// A scalar constant.
    pub(super) fn number(&mut self, dtype: DType, number: f64) -> ValueId {
        self.scalar(dtype, Scalar::Double(number))
    }

    /// A constant of integers.
    pub(super) fn list(&mut self, numbers: &[i64]) -> ValueId {
        let ty = TensorType::new(DType::I64, [numbers.len()]);
        let bytes: Vec<u8> = numbers.iter().flat_map(|it| it.to_le_bytes()).collect();
        self.literal(ty, bytes)
    }

    /// A constant of these reals, rounded to an element type.
    pub(super) fn reals(&mut self, dtype: DType, shape: &[usize], reals: &[f64]) -> ValueId {
        let ty = TensorType::new(dtype, shape);
        let scalars = reals
            .iter()
            .map(|real| Scalar::Double(*real).convert(dtype));
        let bytes = Tensor::from_scalars(&ty, scalars).into_bytes();
        self.literal(ty, bytes)
    }

    /// That values have one element type.
    pub(super) fn same_dtype(&self, values: &[ValueId]) -> Imported<()> {
        let dtypes: Vec<&str> = values
            .iter()
            .map(|value| self.dtype(*value).name())
            .collect();
        match dtypes.windows(2).all(|pair| pair[0] == pair[1]) {
            true => Ok(()),
            false => Err(malformed(format!(
                "expected one element type, found {dtypes:?}"
            ))),
        }
    }

    /// The refusal of a value's element type.
    pub(super) fn no_such_elements(&self, value: ValueId) -> OnnxError {
        let dtype = self.dtype(value).name();
        unsupported(
            format!("elements of type {dtype} here"),
            "insert a Cast to float32 before the operator",
        )
    }

    /// That a value has floats.
    pub(super) fn floats_only(&self, value: ValueId) -> Imported<DType> {
        let dtype = self.dtype(value);
        match DType::FLOATS.contains(&dtype) {
            true => Ok(dtype),
            false => Err(self.no_such_elements(value)),
        }
    }

    /// That a value has at least so many dimensions.
    pub(super) fn at_least(&self, value: ValueId, rank: usize) -> Imported<()> {
        match self.rank(value) >= rank {
            true => Ok(()),
            false => Err(malformed(format!(
                "expected {rank} dimensions or more, found the shape {:?}",
                self.shape(value)
            ))),
        }
    }

    /// That a value has this shape.
    pub(super) fn expect_shape(&self, value: ValueId, what: &str, shape: &[usize]) -> Imported<()> {
        match self.shape(value) == shape {
            true => Ok(()),
            false => Err(malformed(format!(
                "expected {what} of the shape {shape:?}, found {:?}",
                self.shape(value)
            ))),
        }
    }

    /// Extents that may be too large.
    pub(super) fn extents(&self, dims: &[i64]) -> Imported<Vec<usize>> {
        extents(dims)
    }
}

/// An element as an integer, whatever its type is.
pub(super) fn whole(element: Scalar) -> i64 {
    element.convert(DType::I64).integer()
}

/// Whether an element is other than 0, whatever its type is.
pub(super) fn is_true(element: Scalar) -> bool {
    element.convert(DType::Bool).truth()
}
