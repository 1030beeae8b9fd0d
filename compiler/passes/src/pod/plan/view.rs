//! Views: which element of a tensor in memory an op reads at an index, after any number of
//! broadcasts, transposes, slices, reversals and reshapes that only add or drop extents of 1.

use peapod_ir::ops::{Class, OpKind, TensorOp};
use peapod_ir::plan::pod::View;
use peapod_ir::{Function, Op, ValueId};

/// A view with a stride per dimension of some shape, over the elements of a value in memory.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Seen {
    pub(super) base: ValueId,
    pub(super) view: View,
}

/// The elements of a tensor of this shape in row-major order.
pub(super) fn dense(shape: &[usize]) -> View {
    let mut stride = 1;
    let mut strides: Vec<i64> = Vec::with_capacity(shape.len());
    for &extent in shape.iter().rev() {
        strides.push(stride);
        stride *= to_i64(extent);
    }
    strides.reverse();
    View { offset: 0, strides }
}

/// A shape without its extents of 1.
pub(super) fn squeezed(shape: &[usize]) -> Vec<usize> {
    shape
        .iter()
        .copied()
        .filter(|&extent| extent != 1)
        .collect()
}

/// A view of `shape` without the dimensions of extent 1.
pub(super) fn squeeze(view: &View, shape: &[usize]) -> View {
    let strides = view.strides.iter().zip(shape);
    View {
        offset: view.offset,
        strides: strides
            .filter(|(_, extent)| **extent != 1)
            .map(|(stride, _)| *stride)
            .collect(),
    }
}

/// A view of an operand of shape `own`, aligned at the end with a result of shape `whole` as in
/// NumPy; a scalar is repeated everywhere.
pub(super) fn broadcast(view: &View, own: &[usize], whole: &[usize]) -> View {
    let missing = whole.len() - own.len();
    let stride = |dim: usize| match dim.checked_sub(missing) {
        Some(own_dim) if own[own_dim] == whole[dim] => view.strides[own_dim],
        Some(_) | None => 0,
    };
    View {
        offset: view.offset,
        strides: (0..whole.len()).map(stride).collect(),
    }
}

/// Whether an op only says where the elements of its operand are to be seen.
pub(super) fn is_view(function: &Function, op: &Op) -> bool {
    if let (OpKind::Reshape(_), &[Some(operand)]) = (&op.kind, &op.inputs[..]) {
        // Others put the elements in rows of other lengths: no stride tells where they are.
        let shape = |value| squeezed(&function.ty(value).shape);
        return shape(operand) == shape(op.outputs[0]);
    }
    matches!(op.kind.class(), Class::View)
}

/// The view of a view op's result, given that of its operand.
pub(super) fn through(function: &Function, op: &Op, operand: &View) -> Option<View> {
    let from = &function.ty(op.inputs[0]?).shape;
    let to = &function.ty(op.outputs[0]).shape;
    let mut view = operand.clone();
    match op.kind.tensor() {
        None => view.strides = stretched(&squeeze(operand, from).strides, to),
        Some(TensorOp::BroadcastInDim(op)) => {
            view.strides = vec![0; to.len()];
            for (dim, &target) in op.dims.iter().enumerate() {
                if from[dim] != 1 {
                    view.strides[target] = operand.strides[dim];
                }
            }
        }
        Some(TensorOp::Transpose(op)) => {
            let dims = op.permutation.iter();
            view.strides = dims.map(|&dim| operand.strides[dim]).collect();
        }
        Some(TensorOp::Slice(op)) => {
            let steps = op.start.iter().zip(op.strides(from));
            for (stride, (&start, step)) in view.strides.iter_mut().zip(steps) {
                view.offset += to_i64(start) * *stride;
                *stride *= to_i64(step);
            }
        }
        Some(TensorOp::Reverse(op)) => {
            for &dim in &op.dims {
                view.offset += (to_i64(from[dim]) - 1) * view.strides[dim];
                view.strides[dim] = -view.strides[dim];
            }
        }
        Some(TensorOp::ShardingConstraint(_)) => {}
        Some(_) => return None,
    }
    Some(view)
}

/// Strides of the dimensions of `shape` that are not of extent 1, with 0 for those that are.
fn stretched(strides: &[i64], shape: &[usize]) -> Vec<i64> {
    let mut strides = strides.iter().copied();
    let stride = |&extent: &usize| match extent {
        1 => 0,
        _ => strides.next().unwrap_or(0),
    };
    shape.iter().map(stride).collect()
}

/// An extent or index as a signed number; tensors hold far less than 2^63 bytes.
fn to_i64(extent: usize) -> i64 {
    i64::try_from(extent).unwrap_or(i64::MAX)
}
