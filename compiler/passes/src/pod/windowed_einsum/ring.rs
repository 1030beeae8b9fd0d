//! The ring that a group of devices forms, in order of position.
//!
//! A shard at distance d > 0 has come d positions forward, one at distance d < 0 has come backward.
//! With n devices, ⌊n / 2⌋ shards come forward and ⌊(n - 1) / 2⌋ backward: each device has met all
//! of them after ⌊n / 2⌋ steps, and links of both directions are in use.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::collective_permute::Route;
use peapod_ir::ops::tensor::{
    CollectivePermute, DynamicSlice, DynamicUpdateSlice, InteriorPad, PartitionIndex,
};
use peapod_ir::{AxisId, DType, Tensor, TensorType, ValueId};

use crate::graph::editor::Editor;

/// A group as a ring, in a function under edit.
pub(super) struct Ring<'e, 'f> {
    pub(super) editor: &'e mut Editor<'f>,
    axes: Vec<AxisId>,
    parts: usize,
    /// Extent of a shard.
    local: usize,
    position: ValueId,
}

impl<'e, 'f> Ring<'e, 'f> {
    /// A ring of shards of this extent; its ops go to where the editor is.
    pub(super) fn new(
        editor: &'e mut Editor<'f>,
        axes: &[AxisId],
        parts: usize,
        local: usize,
    ) -> Self {
        let axes = axes.to_vec();
        let index = PartitionIndex { axes: axes.clone() };
        let position = editor.emit(index, &[], TensorType::new(DType::I32, []));
        Self {
            editor,
            axes,
            parts,
            local,
            position,
        }
    }

    /// Devices of the group.
    pub(super) const fn parts(&self) -> usize {
        self.parts
    }

    /// Extent of a shard.
    pub(super) const fn local(&self) -> usize {
        self.local
    }

    /// Steps in each direction: forward, backward.
    pub(super) const fn steps(&self) -> [usize; 2] {
        [self.parts / 2, (self.parts - 1) / 2]
    }

    /// Extent of all shards together.
    pub(super) const fn whole(&self) -> usize {
        self.parts * self.local
    }

    /// A value sent one position on, or back.
    pub(super) fn send(&mut self, x: ValueId, forward: bool) -> ValueId {
        let permute = CollectivePermute {
            axes: self.axes.clone(),
            route: Route::Shift {
                offset: if forward { 1 } else { -1 },
                wrap: true,
            },
        };
        let ty = self.editor.ty(x).clone();
        self.editor.emit(permute, &[x], ty)
    }

    /// Where the shard of the device `distance` positions on begins in the whole: an i32 scalar.
    pub(super) fn start(&mut self, distance: i64) -> ValueId {
        let count = distance.rem_euclid(self.parts as i64);
        let mut position = self.position;
        if count > 0 {
            let [count, parts] = [count, self.parts as i64].map(|number| self.integer(number));
            position = self.editor.binary(BinaryOp::Add, position, count);
            position = self.editor.binary(BinaryOp::Rem, position, parts);
        }
        let local = self.integer(self.local as i64);
        self.editor.binary(BinaryOp::Mul, position, local)
    }

    fn integer(&mut self, number: i64) -> ValueId {
        self.editor.scalar(DType::I32, Scalar::Integer(number))
    }

    /// The shard of a dimension that begins at a start.
    pub(super) fn shard(&mut self, x: ValueId, dim: usize, start: ValueId) -> ValueId {
        let mut ty = self.editor.ty(x).clone();
        ty.shape[dim] = self.local;
        let operands = self.at(&[x], dim, start);
        self.editor.emit(DynamicSlice, &operands, ty)
    }

    /// A tensor with this shard of a dimension replaced.
    pub(super) fn put(
        &mut self,
        whole: ValueId,
        shard: ValueId,
        (dim, start): (usize, ValueId),
        result: Option<ValueId>,
    ) -> ValueId {
        let operands = self.at(&[whole, shard], dim, start);
        let ty = self.editor.ty(whole).clone();
        let result = result.unwrap_or_else(|| self.editor.result(ty));
        let operands = operands.into_iter().map(Some);
        self.editor.put(DynamicUpdateSlice, operands, result);
        result
    }

    /// Operands, and a start per dimension.
    fn at(&mut self, operands: &[ValueId], dim: usize, start: ValueId) -> Vec<ValueId> {
        let rank = self.editor.shape(operands[0]).len();
        let zero = self.integer(0);
        let starts = (0..rank).map(|it| if it == dim { start } else { zero });
        operands.iter().copied().chain(starts).collect()
    }

    /// Zeros of a type.
    pub(super) fn zeros(&mut self, ty: TensorType) -> ValueId {
        let zero = Tensor::zero(&ty.with_shape([]));
        self.editor.splat(ty, zero.bytes())
    }

    /// A tensor with zeros after the end of a dimension, as far as shards reach.
    pub(super) fn lengthened(&mut self, x: ValueId, dim: usize) -> ValueId {
        let mut ty = self.editor.ty(x).clone();
        let missing = self.whole() - ty.shape[dim];
        if missing == 0 {
            return x;
        }
        ty.shape[dim] += missing;
        let rank = ty.shape.len();
        let mut high = vec![0; rank];
        high[dim] = missing as i64;
        let zero = self.zeros(ty.with_shape([]));
        let pad = InteriorPad {
            low: vec![0; rank],
            high,
            interior: vec![0; rank],
        };
        self.editor.emit(pad, &[x, zero], ty)
    }

    /// Distances in the order in which shards are there: 0, 1, -1, 2, -2, …, by step.
    pub(super) fn arrivals(&self) -> Vec<Vec<i64>> {
        let [forward, backward] = self.steps();
        let step = |step: usize| match step {
            0 => vec![0],
            _ if step <= backward => vec![step as i64, -(step as i64)],
            _ => vec![step as i64],
        };
        (0..=forward).map(step).collect()
    }
}

/// The type that sums of such elements are computed in.
pub(super) const fn wide(dtype: DType) -> DType {
    match dtype {
        DType::Bf16 | DType::F16 => DType::F32,
        DType::F32
        | DType::F64
        | DType::I4
        | DType::I8
        | DType::I16
        | DType::I32
        | DType::I64
        | DType::U8
        | DType::U32
        | DType::Bool => dtype,
    }
}
