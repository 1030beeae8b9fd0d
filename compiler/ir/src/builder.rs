//! Builds functions op by op: importers and passes write new functions with it.

use std::sync::Arc;

use crate::eval::{Scalar, Tensor, eval_op};
use crate::graph::{Function, Location, Op, Origin, Value, ValueId};
use crate::mesh::Annotation;
use crate::ops::tensor::compare::Direction;
use crate::ops::tensor::{BitcastConvert, BroadcastInDim, Compare, Convert, Iota, Select, Slice};
use crate::ops::{BinaryOp, Concatenation, OpKind, Reshape, UnaryOp};
use crate::types::{DType, TensorType};

/// Size in bytes up to which [`Emit::splat`] stores every element.
const MAX_SPLAT_BYTES: usize = 4096;

/// A function under construction.
///
/// Ops are appended in execution order. Each gets the location that was [set](Self::set_source)
/// last; its results are named after the result of the source, and may be [renamed](Self::rename).
#[derive(Debug, Default)]
pub struct Builder {
    function: Function,
    location: Location,
    stem: String,
    /// Values named after the stem so far.
    named: usize,
}

impl Builder {
    /// An empty function of this name.
    pub fn new(name: impl Into<String>) -> Self {
        Self::from(Function {
            name: name.into(),
            ..Function::default()
        })
    }

    /// The function, which returns these values.
    pub fn finish(mut self, outputs: Vec<ValueId>) -> Function {
        self.function.outputs = outputs;
        self.function
    }

    /// Says what the following ops come from. Values are named `stem.1`, `stem.2` and so on; an
    /// empty stem leaves them without names.
    pub fn set_source(&mut self, location: Location, stem: impl Into<String>) {
        self.location = location;
        self.stem = stem.into();
        self.named = 0;
    }

    /// Gives a value another name.
    pub fn rename(&mut self, value: ValueId, name: impl Into<String>) {
        self.function.values[value].name = name.into();
    }

    /// Says how a value is to be sharded.
    pub fn annotate(&mut self, value: ValueId, annotation: Option<Annotation>) {
        self.function.values[value].annotation = annotation;
    }

    /// Adds an argument of the function.
    pub fn argument(&mut self, name: impl Into<String>, ty: TensorType) -> ValueId {
        let argument = self.function.add_value(name, ty, Origin::Argument);
        self.function.inputs.push(argument);
        argument
    }

    /// Adds memory that lives from run to run.
    pub fn state(&mut self, name: impl Into<String>, ty: TensorType) -> ValueId {
        self.function.add_value(name, ty, Origin::State)
    }

    /// Adds a constant of these elements: little-endian, row-major, `ty.size_bytes()` of them.
    pub fn constant(
        &mut self,
        name: impl Into<String>,
        ty: TensorType,
        bytes: impl Into<Arc<[u8]>>,
    ) -> ValueId {
        let origin = Origin::Constant(bytes.into());
        self.function.add_value(name, ty, origin)
    }

    /// Adds a constant or a state that another function has, under another name; `None` of what is
    /// neither.
    pub fn kept(&mut self, value: &Value, name: impl Into<String>) -> Option<ValueId> {
        match &value.origin {
            Origin::Constant(_) | Origin::State => {
                let (ty, origin) = (value.ty.clone(), value.origin.clone());
                let new = self.function.add_value(name, ty, origin);
                self.function.values[new].compressed = value.compressed;
                Some(new)
            }
            Origin::Argument | Origin::Result => None,
        }
    }

    /// Notes that the source file has a constant in compressed form.
    pub fn mark_compressed(&mut self, constant: ValueId) {
        self.function.values[constant].compressed = true;
    }

    /// Appends an op that defines these values.
    pub fn put(
        &mut self,
        kind: impl Into<OpKind>,
        inputs: Vec<Option<ValueId>>,
        outputs: Vec<ValueId>,
    ) {
        let op = Op::new(kind, inputs, outputs, &self.location);
        self.function.ops.push(op);
    }

    /// Appends an op of another function with the same values.
    pub fn push(&mut self, op: Op) {
        self.function.ops.push(op);
    }

    /// Adds a value that an op is going to define.
    pub fn result(&mut self, name: impl Into<String>, ty: TensorType) -> ValueId {
        self.function.add_value(name, ty, Origin::Result)
    }

    /// Computes the ops from this number on, those of constants with one result without a scale and
    /// of so many elements at most: shapes that a program derives from shapes.
    pub fn fold(&mut self, first: usize, elements_most: usize) {
        let ops = self.function.ops.split_off(first);
        for op in ops {
            match self.folded(&op, elements_most) {
                Some(tensor) => {
                    let bytes = tensor.into_bytes().into();
                    self.function.values[op.result()].origin = Origin::Constant(bytes);
                }
                None => self.function.ops.push(op),
            }
        }
    }

    /// The result of an op, if it can be folded.
    fn folded(&self, op: &Op, elements_most: usize) -> Option<Tensor> {
        let &[result] = &op.outputs[..] else {
            return None;
        };
        let ty = self.function.ty(result);
        if ty.quant.is_some() || ty.elements() > elements_most || !op.kind.states().is_empty() {
            return None;
        }
        let known = |value: ValueId| {
            let bytes = self.function.constant(value)?;
            Tensor::new(self.function.ty(value).clone(), bytes.to_vec()).ok()
        };
        // A constant may be large, however little of it is taken.
        let operands = op.inputs.iter().map(|operand| match operand {
            Some(value) => known(*value).map(Some),
            None => Some(None),
        });
        let operands = operands.collect::<Option<Vec<_>>>()?;
        eval_op(&op.kind, &operands, ty).ok()
    }

    fn next_name(&mut self) -> String {
        if self.stem.is_empty() {
            return String::new();
        }
        self.named += 1;
        format!("{}.{}", self.stem, self.named)
    }
}

impl From<Function> for Builder {
    /// Continues a function.
    fn from(function: Function) -> Self {
        Self {
            function,
            ..Self::default()
        }
    }
}

/// Where ops are emitted: a [`Builder`] of a new function, or an editor of an existing one.
pub trait Emit {
    /// The function so far.
    fn function(&self) -> &Function;

    /// Emits an op with results of these types; `None` if an optional operand is absent.
    fn emit_op(
        &mut self,
        kind: impl Into<OpKind>,
        inputs: Vec<Option<ValueId>>,
        types: impl IntoIterator<Item = TensorType>,
    ) -> Vec<ValueId>;

    /// Adds a constant of these elements: little-endian, row-major, `ty.size_bytes()` of them.
    fn literal(&mut self, ty: TensorType, bytes: impl Into<Arc<[u8]>>) -> ValueId;

    /// The type of a value.
    fn ty(&self, value: ValueId) -> &TensorType {
        self.function().ty(value)
    }

    /// The extents of a value.
    fn shape(&self, value: ValueId) -> &[usize] {
        &self.ty(value).shape
    }

    /// Emits an op with one result and no optional operands.
    fn emit(&mut self, kind: impl Into<OpKind>, inputs: &[ValueId], ty: TensorType) -> ValueId {
        self.emit_many(kind, inputs, [ty])[0]
    }

    /// Emits an op with results of these types and no optional operands.
    fn emit_many(
        &mut self,
        kind: impl Into<OpKind>,
        inputs: &[ValueId],
        types: impl IntoIterator<Item = TensorType>,
    ) -> Vec<ValueId> {
        self.emit_op(kind, inputs.iter().copied().map(Some).collect(), types)
    }

    /// Adds a constant whose elements all have these bytes.
    ///
    /// A large one is a scalar and a broadcast, so that memory is bounded by the size of a source
    /// that says "zeros of this shape".
    fn splat(&mut self, ty: TensorType, element: &[u8]) -> ValueId {
        if ty.size_bytes() <= MAX_SPLAT_BYTES {
            let bytes = element.repeat(ty.elements());
            return self.literal(ty, bytes);
        }
        let scalar = self.literal(TensorType::new(ty.dtype, []), element);
        self.emit(BroadcastInDim { dims: vec![] }, &[scalar], ty)
    }

    /// Adds a constant that is this number everywhere.
    fn fill(&mut self, ty: TensorType, number: Scalar) -> ValueId {
        let scalar = TensorType::new(ty.dtype, []);
        let element = Tensor::from_scalars(&scalar, [number.convert(ty.dtype)]);
        self.splat(ty, element.bytes())
    }

    /// Adds a scalar constant.
    fn scalar(&mut self, dtype: DType, number: Scalar) -> ValueId {
        self.fill(TensorType::new(dtype, []), number)
    }

    /// Adds an f32 scalar constant.
    fn single(&mut self, number: f32) -> ValueId {
        self.scalar(DType::F32, Scalar::Single(number))
    }

    /// Emits a function of one value.
    fn unary(&mut self, op: UnaryOp, x: ValueId) -> ValueId {
        let mut ty = self.ty(x).clone();
        ty.dtype = op.result(ty.dtype).unwrap_or(ty.dtype);
        self.emit(op, &[x], ty)
    }

    /// Emits a function of two values of one type.
    fn binary(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        let ty = self.ty(a).clone();
        self.emit(op, &[a, b], ty)
    }

    /// Emits a comparison of two values of one type; floats are not in their total order.
    fn compare(&mut self, direction: Direction, a: ValueId, b: ValueId) -> ValueId {
        let total_order = false;
        let ty = TensorType::new(DType::Bool, self.shape(a));
        let kind = Compare {
            direction,
            total_order,
        };
        self.emit(kind, &[a, b], ty)
    }

    /// Emits the choice of the elements of one value or another.
    fn select(&mut self, predicate: ValueId, on_true: ValueId, on_false: ValueId) -> ValueId {
        let ty = self.ty(on_true).clone();
        self.emit(Select, &[predicate, on_true, on_false], ty)
    }

    /// Emits a conversion; the value itself where it has this element type.
    fn convert(&mut self, x: ValueId, dtype: DType) -> ValueId {
        if self.ty(x).dtype == dtype {
            return x;
        }
        let ty = TensorType::new(dtype, self.shape(x));
        self.emit(Convert, &[x], ty)
    }

    /// Emits a reshape to a type without quantisation; the value itself where it has that type.
    fn reshape(&mut self, x: ValueId, shape: impl AsRef<[usize]>) -> ValueId {
        let ty = TensorType::new(self.ty(x).dtype, shape.as_ref());
        self.view(x, ty)
    }

    /// Emits a reshape to this type, which may have another scale; the value itself where it has
    /// that type.
    fn view(&mut self, x: ValueId, ty: TensorType) -> ValueId {
        match *self.ty(x) == ty {
            true => x,
            false => self.emit(Reshape, &[x], ty),
        }
    }

    /// Emits a reshape that keeps the scale; the value itself where it has that shape.
    fn shaped(&mut self, x: ValueId, shape: impl AsRef<[usize]>) -> ValueId {
        let ty = self.ty(x).with_shape(shape.as_ref());
        self.view(x, ty)
    }

    /// Emits a broadcast of a value without a list of scales, whose dimension i becomes `dims[i]`;
    /// the value itself where it has this shape.
    fn broadcast(
        &mut self,
        x: ValueId,
        dims: impl AsRef<[usize]>,
        shape: impl AsRef<[usize]>,
    ) -> ValueId {
        let ty = self.ty(x).with_shape(shape.as_ref());
        let dims = dims.as_ref().to_vec();
        match *self.ty(x) == ty {
            true => x,
            false => self.emit(BroadcastInDim { dims }, &[x], ty),
        }
    }

    /// Emits a slice of every element from `start` up to `limit`, of a value without a list of
    /// scales.
    fn slice(&mut self, x: ValueId, start: Vec<usize>, limit: Vec<usize>) -> ValueId {
        let extents = start.iter().zip(&limit).map(|(start, limit)| limit - start);
        let ty = self.ty(x).with_shape(extents.collect::<Vec<_>>());
        self.emit(Slice::contiguous(start, limit), &[x], ty)
    }

    /// Emits a slice of the elements from `start` up to `limit` of one dimension; the value itself
    /// where those are all.
    fn cut(&mut self, x: ValueId, dim: usize, start: usize, limit: usize) -> ValueId {
        let shape = self.shape(x).to_vec();
        if [start, limit] == [0, shape[dim]] {
            return x;
        }
        let (mut from, mut to) = (vec![0; shape.len()], shape);
        (from[dim], to[dim]) = (start, limit);
        self.slice(x, from, to)
    }

    /// Emits a concatenation of one or more values of one element type and scale, none of which has
    /// a list of scales.
    ///
    /// # Panics
    ///
    /// There is no value.
    fn concatenate(&mut self, values: &[ValueId], axis: usize) -> ValueId {
        let mut shape = self.shape(values[0]).to_vec();
        shape[axis] = values.iter().map(|value| self.shape(*value)[axis]).sum();
        let ty = self.ty(values[0]).with_shape(shape);
        self.emit(Concatenation::along(axis), values, ty)
    }

    /// Emits an f32 value as it is, through which no gradient goes: its bits, taken for what they
    /// are.
    fn stop_gradient(&mut self, x: ValueId) -> ValueId {
        let ty = self.ty(x).clone();
        let bits = TensorType::new(DType::U32, &ty.shape[..]);
        let bits = self.emit(BitcastConvert, &[x], bits);
        self.emit(BitcastConvert, &[bits], ty)
    }

    /// Emits an f32 value as it is, with the derivative of another of its shape, which is finite: a
    /// custom derivative, such as the identity's for what is rounded (straight-through).
    fn with_derivative_of(&mut self, value: ValueId, other: ValueId) -> ValueId {
        let [value, constant] = [value, other].map(|it| self.stop_gradient(it));
        let zero = self.binary(BinaryOp::Sub, other, constant);
        self.binary(BinaryOp::Add, value, zero)
    }

    /// Emits numbers that count along a dimension from 0.
    fn iota(&mut self, ty: TensorType, dim: usize) -> ValueId {
        self.emit(Iota { dim }, &[], ty)
    }
}

impl Emit for Builder {
    fn function(&self) -> &Function {
        &self.function
    }

    fn emit_op(
        &mut self,
        kind: impl Into<OpKind>,
        inputs: Vec<Option<ValueId>>,
        types: impl IntoIterator<Item = TensorType>,
    ) -> Vec<ValueId> {
        let types = types.into_iter().map(|ty| {
            let name = self.next_name();
            self.result(name, ty)
        });
        let outputs: Vec<ValueId> = types.collect();
        self.put(kind, inputs, outputs.clone());
        outputs
    }

    fn literal(&mut self, ty: TensorType, bytes: impl Into<Arc<[u8]>>) -> ValueId {
        let name = self.next_name();
        self.constant(name, ty, bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph::Module;
    use crate::verify::verify;

    /// What a front end does with an operator that is several ops here and has several results.
    #[test]
    fn every_op_of_a_foreign_operator_keeps_its_location_and_a_name() {
        let mut build = Builder::new("main");
        let x = build.argument("x", TensorType::new(DType::F32, [4]));
        let location = Location {
            index: Some(7),
            name: "SPLIT".to_owned(),
            line: None,
        };
        build.set_source(location.clone(), "y");
        let half = build.scalar(DType::F32, Scalar::Single(0.5));
        let half = build.broadcast(half, [], [4]);
        let scaled = build.binary(BinaryOp::Mul, x, half);
        let parts = [[0, 2], [2, 4]].map(|[start, limit]| {
            let part = build.slice(scaled, vec![start], vec![limit]);
            build.rename(part, format!("y:{}", start / 2));
            part
        });
        let function = build.finish(parts.to_vec());
        assert!(function.ops.iter().all(|op| op.location == location));
        let names: Vec<_> = function
            .values
            .values()
            .map(|it| it.name.as_str())
            .collect();
        assert_eq!(names, ["x", "y.1", "y.2", "y.3", "y:0", "y:1"]);
        let module = Module {
            functions: vec![function],
            ..Module::default()
        };
        verify(&module).expect("the function is sound");
    }

    #[test]
    fn large_splats_are_broadcast() {
        let mut build = Builder::new("main");
        let small = build.fill(TensorType::new(DType::Bf16, [3]), Scalar::one(DType::F32));
        let bytes = build.function().constant(small).expect("it is stored");
        assert_eq!(bytes[..], [0x80, 0x3f, 0x80, 0x3f, 0x80, 0x3f]);
        let large = build.fill(TensorType::new(DType::I8, [5000]), Scalar::Integer(-1));
        assert!(build.function().constant(large).is_none());
        assert_eq!(build.shape(large), [5000]);
    }
}
