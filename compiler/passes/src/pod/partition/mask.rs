//! Keeps the padding of unevenly split dimensions from reaching results.

use peapod_ir::builder::Emit;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::{AxisId, DType, TensorType, ValueId};

use super::build::Build;

/// A dimension of a shard, and what its whole looks like.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Padded {
    /// The dimension.
    pub dim: usize,
    /// The axes that split it.
    pub axes: Vec<AxisId>,
    /// The extent of the whole.
    pub extent: usize,
}

impl Build<'_> {
    /// The shard with `fill` in place of what is beyond the ends of the whole.
    pub fn mask(&mut self, x: ValueId, dims: &[Padded], fill: ValueId) -> ValueId {
        let shape = self.ty(x).shape.clone();
        let inside = dims.iter().map(|padded| self.inside(padded, &shape));
        let inside = inside.collect::<Vec<_>>().into_iter();
        let Some(inside) = inside.reduce(|a, b| self.binary(BinaryOp::And, a, b)) else {
            return x;
        };
        let fill = self.broadcast(fill, [], &shape);
        self.select(inside, x, fill)
    }

    /// Whether an element is within the whole along a dimension.
    fn inside(&mut self, padded: &Padded, shape: &[usize]) -> ValueId {
        let local = shape[padded.dim];
        let offset = self.offset(&padded.axes, local);
        let line = self.iota(TensorType::new(DType::I32, [local]), 0);
        let offset = self.broadcast(offset, [], [local]);
        let index = self.binary(BinaryOp::Add, line, offset);
        let extent = self.integer(padded.extent);
        let extent = self.broadcast(extent, [], [local]);
        let inside = self.compare(Direction::Lt, index, extent);
        self.broadcast(inside, [padded.dim], shape)
    }
}
