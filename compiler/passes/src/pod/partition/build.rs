//! Writes the ops that every device runs.

use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{
    BroadcastInDim, Combiner, Compare, Convert, DynamicSlice, Iota, PartitionIndex, Select, Slice,
};
use peapod_ir::ops::{Activation, Binary, BinaryOp};
use peapod_ir::{
    AxisId, DType, Function, Location, Op, OpKind, Origin, Sharding, Tensor, TensorType, ValueId,
};

use crate::pod::parted::PartedMesh;

/// A function for one device under construction.
pub(super) struct Build<'a> {
    /// The devices.
    pub mesh: &'a PartedMesh,
    /// What stands so far.
    pub function: Function,
    /// The location that new ops get.
    pub location: Location,
    /// Results of `partition_index`, by axes.
    positions: Vec<(Vec<AxisId>, ValueId)>,
    /// Scalar constants, by element type and bytes.
    scalars: Vec<(DType, Vec<u8>, ValueId)>,
}

impl<'a> Build<'a> {
    /// An empty function.
    pub fn new(mesh: &'a PartedMesh, name: &str) -> Self {
        Self {
            mesh,
            function: Function {
                name: name.to_owned(),
                ..Function::default()
            },
            location: Location::default(),
            positions: vec![],
            scalars: vec![],
        }
    }

    /// The type of a shard.
    pub fn local(&self, ty: &TensorType, sharding: &Sharding) -> TensorType {
        TensorType {
            shape: sharding.local_shape(self.mesh, &ty.shape),
            ..ty.clone()
        }
    }

    /// The type of a value of this function.
    pub fn ty(&self, id: ValueId) -> &TensorType {
        self.function.ty(id)
    }

    /// An op with one result.
    pub fn emit(&mut self, kind: impl Into<OpKind>, inputs: &[ValueId], ty: TensorType) -> ValueId {
        let inputs = inputs.iter().copied().map(Some).collect();
        self.emit_all(kind.into(), inputs, vec![ty])[0]
    }

    /// An op with any number of results.
    pub fn emit_all(
        &mut self,
        kind: OpKind,
        inputs: Vec<Option<ValueId>>,
        types: Vec<TensorType>,
    ) -> Vec<ValueId> {
        let types = types.into_iter();
        let outputs: Vec<ValueId> = types
            .map(|ty| self.function.add_value("", ty, Origin::Result))
            .collect();
        self.function.ops.push(Op {
            kind,
            inputs,
            outputs: outputs.clone(),
            location: self.location.clone(),
        });
        outputs
    }

    /// A scalar constant.
    pub fn scalar(&mut self, dtype: DType, scalar: Scalar) -> ValueId {
        let ty = TensorType::new(dtype, []);
        let bytes = Tensor::from_scalars(&ty, [scalar]).into_bytes();
        self.scalar_bytes(ty, bytes)
    }

    /// A scalar constant of these bytes.
    pub fn scalar_bytes(&mut self, ty: TensorType, bytes: Vec<u8>) -> ValueId {
        let mut known = self.scalars.iter();
        let plain = ty.quant.is_none();
        let found = known.find(|(dtype, known, _)| (*dtype, known) == (ty.dtype, &bytes));
        if let (Some((_, _, id)), true) = (found, plain) {
            return *id;
        }
        let (dtype, origin) = (ty.dtype, Origin::Constant(bytes.clone().into()));
        let id = self.function.add_value("", ty, origin);
        if plain {
            self.scalars.push((dtype, bytes, id));
        }
        id
    }

    /// A 32-bit scalar constant.
    pub fn integer(&mut self, value: usize) -> ValueId {
        self.scalar(DType::I32, Scalar::Integer(value as i64))
    }

    /// Which shard of a dimension over these axes the device holds: an i32 scalar.
    pub fn position(&mut self, axes: &[AxisId]) -> ValueId {
        if let Some((_, id)) = self.positions.iter().find(|(known, _)| known == axes) {
            return *id;
        }
        let scalar = TensorType::new(DType::I32, []);
        // A part counts its own devices: where it is not the major axis, what is before it steps
        // by their number.
        let id = match axes.iter().rposition(|axis| self.mesh.is_part(*axis)) {
            Some(at) if at > 0 => {
                let (major, minor) = axes.split_at(at);
                let minor_parts = self.integer(self.mesh.parts(minor));
                let [major, minor] = [major, minor].map(|axes| self.position(axes));
                let start = self.binary(BinaryOp::Mul, major, minor_parts);
                self.binary(BinaryOp::Add, start, minor)
            }
            Some(_) | None => {
                let axes = self.mesh.wholes(axes);
                self.emit(PartitionIndex { axes }, &[], scalar)
            }
        };
        self.positions.push((axes.to_vec(), id));
        id
    }

    /// The index in the whole dimension that the device's shard of `extent` begins with: an i32
    /// scalar.
    pub fn offset(&mut self, axes: &[AxisId], extent: usize) -> ValueId {
        let (position, extent) = (self.position(axes), self.integer(extent));
        self.binary(BinaryOp::Mul, position, extent)
    }

    /// An elementwise function of two tensors of one type.
    pub fn binary(&mut self, op: BinaryOp, a: ValueId, b: ValueId) -> ValueId {
        let op = Binary {
            op,
            activation: Activation::None,
        };
        let ty = self.ty(a).clone();
        self.emit(OpKind::Binary(op), &[a, b], ty)
    }

    /// How the elements of two tensors of one shape relate.
    pub fn compare(&mut self, direction: Direction, a: ValueId, b: ValueId) -> ValueId {
        let op = Compare {
            direction,
            total_order: false,
        };
        let ty = TensorType::new(DType::Bool, self.ty(a).shape.clone());
        self.emit(op, &[a, b], ty)
    }

    /// Elements of one tensor where the predicate holds, else of the other.
    pub fn select(&mut self, predicate: ValueId, yes: ValueId, no: ValueId) -> ValueId {
        let ty = self.ty(yes).clone();
        self.emit(Select, &[predicate, yes, no], ty)
    }

    /// A tensor as another element type.
    pub fn convert(&mut self, x: ValueId, dtype: DType) -> ValueId {
        if self.ty(x).dtype == dtype {
            return x;
        }
        let ty = TensorType::new(dtype, self.ty(x).shape.clone());
        self.emit(Convert, &[x], ty)
    }

    /// A tensor repeated along new dimensions; `dims` are where its own ones come to stand.
    pub fn broadcast(&mut self, x: ValueId, dims: &[usize], shape: &[usize]) -> ValueId {
        if self.ty(x).shape == shape {
            return x;
        }
        let ty = TensorType {
            shape: shape.to_vec(),
            ..self.ty(x).clone()
        };
        let dims = dims.to_vec();
        self.emit(BroadcastInDim { dims }, &[x], ty)
    }

    /// Numbers that count along a dimension.
    pub fn iota(&mut self, ty: TensorType, dim: usize) -> ValueId {
        self.emit(Iota { dim }, &[], ty)
    }

    /// The part of each dimension that begins at an offset; `None` where it is all of it.
    pub fn dynamic_slice(
        &mut self,
        x: ValueId,
        offsets: &[Option<ValueId>],
        shape: Vec<usize>,
    ) -> ValueId {
        let zero = self.integer(0);
        let starts = offsets.iter().map(|offset| offset.unwrap_or(zero));
        let operands: Vec<ValueId> = std::iter::once(x).chain(starts).collect();
        let ty = TensorType {
            shape,
            ..self.ty(x).clone()
        };
        self.emit(DynamicSlice, &operands, ty)
    }

    /// The first `extent` elements along a dimension.
    pub fn trim(&mut self, x: ValueId, dim: usize, extent: usize) -> ValueId {
        let mut limit = self.ty(x).shape.clone();
        if limit[dim] == extent {
            return x;
        }
        limit[dim] = extent;
        let ty = TensorType {
            shape: limit.clone(),
            ..self.ty(x).clone()
        };
        let op = Slice {
            start: vec![0; limit.len()],
            stride: vec![1; limit.len()],
            limit,
        };
        self.emit(op, &[x], ty)
    }

    /// Padding after the last element along a dimension, up to an extent.
    pub fn lengthen(&mut self, x: ValueId, dim: usize, extent: usize) -> ValueId {
        let mut ty = self.ty(x).clone();
        let rank = ty.shape.len();
        let missing = extent - ty.shape[dim];
        if missing == 0 {
            return x;
        }
        ty.shape[dim] = extent;
        let scalar = TensorType {
            shape: vec![],
            ..ty.clone()
        };
        let zero = Tensor::zero(&scalar).into_bytes();
        let zero = self.scalar_bytes(scalar, zero);
        let mut high = vec![0; rank];
        high[dim] = missing as i64;
        let op = peapod_ir::ops::tensor::InteriorPad {
            low: vec![0; rank],
            high,
            interior: vec![0; rank],
        };
        self.emit(op, &[x, zero], ty)
    }

    /// The element that changes nothing when it is combined with another.
    pub fn identity(&mut self, combiner: Combiner, dtype: DType) -> ValueId {
        self.scalar(dtype, combiner.identity(dtype))
    }
}
