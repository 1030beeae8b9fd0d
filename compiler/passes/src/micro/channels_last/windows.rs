//! Convolutions and pools.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::sliding::Sliding;
use peapod_ir::ops::tensor::{Convolution, ReduceWindow};
use peapod_ir::ops::{OpKind, TensorOp};
use peapod_ir::{Function, Op, ValueId};

use super::{Mover, permuted};

/// Whether an op is a convolution or a pool of one or two spatial dimensions after the channels.
pub(super) fn is_channels_first(function: &Function, op: &Op) -> bool {
    let [Some(x), _] = op.inputs[..] else {
        return false;
    };
    let rank = function.ty(x).shape.len();
    let plain = |layout: &[usize]| layout.iter().copied().eq(0..rank);
    match op.kind.tensor() {
        Some(TensorOp::Convolution(it)) => {
            (3..5).contains(&rank) && plain(&it.layouts[0]) && plain(&it.layouts[2])
        }
        Some(TensorOp::ReduceWindow(it)) => {
            let still = |dim: usize| it.window[dim] == 1 && it.sliding.padding[dim] == [0, 0];
            let moves = it.window[rank.saturating_sub(1)] > 1;
            (3..5).contains(&rank) && still(0) && still(1) && moves
        }
        _ => false,
    }
}

impl Mover {
    /// Writes such an op on channels that are last.
    pub(super) fn windowed(&mut self, op: &Op) {
        let (Some(x), Some(other)) = (op.inputs[0], op.inputs[1]) else {
            return self.build.push(op.clone());
        };
        let rank = self.build.shape(x).len();
        let order: Vec<usize> = [0].into_iter().chain(2..rank).chain([1]).collect();
        let mut source = self.transposed(x, &order);
        self.plain(other);
        let result = op.outputs[0];
        let target = permuted(self.build.ty(result), &order);
        let mut ty = target.clone();
        if rank == 3 {
            source = self.with_row(source, 1);
            ty.shape.insert(1, 1);
        }
        let (kind, second): (OpKind, ValueId) = match op.kind.tensor() {
            Some(TensorOp::Convolution(it)) if rank == 3 => {
                let kernel = self.with_row(other, 2);
                (last(&with_row(it)).into(), kernel)
            }
            Some(TensorOp::Convolution(it)) => (last(it).into(), other),
            Some(TensorOp::ReduceWindow(it)) => (pool(it, &order).into(), other),
            _ => return self.build.push(op.clone()),
        };
        let found = self.build.emit(kind, &[source, second], ty);
        let found = self.build.shaped(found, &target.shape[..]);
        self.define(result, found, order);
    }

    /// A value with a further dimension of the extent 1.
    fn with_row(&mut self, value: ValueId, dim: usize) -> ValueId {
        let mut shape = self.build.shape(value).to_vec();
        shape.insert(dim, 1);
        self.build.shaped(value, shape)
    }
}

/// The convolution on channels that are last.
fn last(convolution: &Convolution) -> Convolution {
    let mut last = convolution.clone();
    last.layouts[0] = vec![0, 3, 1, 2];
    last.layouts[2] = vec![0, 3, 1, 2];
    last
}

/// The convolution with a further spatial dimension, the first one, of one element.
fn with_row(convolution: &Convolution) -> Convolution {
    let mut wide = convolution.clone();
    let mut layout = convolution.layouts[1].clone();
    let spatial = layout[2];
    layout
        .iter_mut()
        .filter(|dim| **dim >= 2)
        .for_each(|dim| *dim += 1);
    layout.insert(2, 2);
    debug_assert_eq!(spatial, 2, "kernels are laid out as the file has them");
    wide.layouts = [vec![0, 1, 2, 3], layout, vec![0, 1, 2, 3]];
    wide.reversed.insert(0, false);
    let Sliding {
        stride,
        padding,
        base_dilation,
        window_dilation,
    } = &mut wide.sliding;
    padding.insert(0, [0, 0]);
    for steps in [stride, base_dilation, window_dilation] {
        steps.insert(0, 1);
    }
    wide
}

/// The pool on dimensions in another order, with a row if there is one spatial dimension only.
fn pool(reduction: &ReduceWindow, order: &[usize]) -> ReduceWindow {
    let steps = |own: &[usize]| -> Vec<usize> {
        let mut steps: Vec<usize> = order.iter().map(|dim| own[*dim]).collect();
        if order.len() == 3 {
            steps.insert(1, 1);
        }
        steps
    };
    let sliding = &reduction.sliding;
    let mut padding: Vec<[i64; 2]> = order.iter().map(|dim| sliding.padding[*dim]).collect();
    if order.len() == 3 {
        padding.insert(1, [0, 0]);
    }
    ReduceWindow {
        combiner: reduction.combiner,
        window: steps(&reduction.window),
        sliding: Sliding {
            stride: steps(&sliding.stride),
            padding,
            base_dilation: steps(&sliding.base_dilation),
            window_dilation: steps(&sliding.window_dilation),
        },
    }
}
