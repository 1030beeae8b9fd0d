//! Writes the ops that every device runs.

use std::collections::HashMap;
use std::ops::{Deref, DerefMut};

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::{Combiner, DynamicSlice, InteriorPad, PartitionIndex};
use peapod_ir::{AxisId, DType, Function, Sharding, Tensor, TensorType, ValueId};

use crate::pod::parted::PartedMesh;

/// A function for one device under construction.
pub(super) struct Build<'a> {
    /// The devices.
    pub mesh: &'a PartedMesh,
    builder: Builder,
    /// Results of `partition_index`, by axes.
    positions: Vec<(Vec<AxisId>, ValueId)>,
    /// Scalar constants, by element type and bytes.
    scalars: HashMap<(DType, Vec<u8>), ValueId>,
}

impl Deref for Build<'_> {
    type Target = Builder;

    fn deref(&self) -> &Builder {
        &self.builder
    }
}

impl DerefMut for Build<'_> {
    fn deref_mut(&mut self) -> &mut Builder {
        &mut self.builder
    }
}

impl<'a> Build<'a> {
    /// An empty function.
    pub fn new(mesh: &'a PartedMesh, name: &str) -> Self {
        Self {
            mesh,
            builder: Builder::new(name),
            positions: vec![],
            scalars: HashMap::new(),
        }
    }

    /// The function, which returns these values.
    pub fn finish(self, outputs: Vec<ValueId>) -> Function {
        self.builder.finish(outputs)
    }

    /// The type of a shard.
    pub fn local(&self, ty: &TensorType, sharding: &Sharding) -> TensorType {
        ty.with_shape(sharding.local_shape(self.mesh, &ty.shape))
    }

    /// A scalar constant.
    pub fn scalar(&mut self, dtype: DType, scalar: Scalar) -> ValueId {
        let ty = TensorType::new(dtype, []);
        let bytes = Tensor::from_scalars(&ty, [scalar]).into_bytes();
        self.scalar_bytes(ty, bytes)
    }

    /// A scalar constant of these bytes.
    pub fn scalar_bytes(&mut self, ty: TensorType, bytes: Vec<u8>) -> ValueId {
        if ty.quant.is_some() {
            return self.literal(ty, bytes);
        }
        let key = (ty.dtype, bytes);
        match self.scalars.get(&key) {
            Some(known) => *known,
            None => {
                let id = self.builder.literal(ty, &key.1[..]);
                self.scalars.insert(key, id);
                id
            }
        }
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

    /// The part of each dimension that begins at an offset; `None` if it is all of it.
    pub fn dynamic_slice(
        &mut self,
        x: ValueId,
        offsets: &[Option<ValueId>],
        shape: Vec<usize>,
    ) -> ValueId {
        if shape.contains(&0) {
            // Wherever it begins.
            return match self.shape(x) == shape {
                true => x,
                false => self.slice(x, vec![0; shape.len()], shape),
            };
        }
        let zero = self.integer(0);
        let starts = offsets.iter().map(|offset| offset.unwrap_or(zero));
        let operands: Vec<ValueId> = std::iter::once(x).chain(starts).collect();
        let ty = self.ty(x).with_shape(shape);
        self.emit(DynamicSlice, &operands, ty)
    }

    /// The first `extent` elements along a dimension.
    pub fn trim(&mut self, x: ValueId, dim: usize, extent: usize) -> ValueId {
        let mut limit = self.shape(x).to_vec();
        if limit[dim] == extent {
            return x;
        }
        limit[dim] = extent;
        self.slice(x, vec![0; limit.len()], limit)
    }

    /// Padding after the last element along a dimension, up to an extent.
    pub fn lengthen(&mut self, x: ValueId, dim: usize, extent: usize) -> ValueId {
        let mut ty = self.ty(x).clone();
        let missing = extent - ty.shape[dim];
        if missing == 0 {
            return x;
        }
        ty.shape[dim] = extent;
        let zero = Tensor::zero(&ty.with_shape([])).into_bytes();
        let zero = self.scalar_bytes(ty.with_shape([]), zero);
        let rank = ty.shape.len();
        let mut high = vec![0; rank];
        high[dim] = missing as i64;
        let op = InteriorPad {
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
