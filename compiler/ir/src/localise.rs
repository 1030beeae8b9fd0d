//! Ops on shards: their attributes adjusted to smaller shapes.

use crate::dimension_rule::OpTypes;
use crate::ops::OpKind;
use crate::ops::tensor::{Convolution, Gather, Slice, TensorOp};

/// The op on shards of its operands and results, which were cut as its
/// [dimension rule](crate::dimension_rule) allows: attributes that repeat an extent are that of the
/// shard. `types` are those of the shards.
///
/// Shapes decide, so that a dimension that was not cut stays as it is. Names of functions are kept;
/// cutting these is up to the caller, and so is what an index along a cut dimension counts from
/// (that of an iota, and indices into an [indexed](crate::Role::Indexed) dimension).
pub fn localise(kind: &OpKind, types: &OpTypes<'_>) -> OpKind {
    match kind {
        OpKind::Tensor(op) => OpKind::Tensor(localise_tensor_op(op, types)),
        OpKind::Conv2d(_) | OpKind::DepthwiseConv2d(_) | OpKind::FullyConnected(_) => kind.clone(),
        OpKind::AveragePool2d(_) | OpKind::MaxPool2d(_) | OpKind::Binary(_) => kind.clone(),
        OpKind::Unary(_) | OpKind::Mean(_) | OpKind::Pad(_) | OpKind::Reshape(_) => kind.clone(),
        OpKind::Softmax(_) | OpKind::Quantize(_) | OpKind::Dequantize(_) => kind.clone(),
        OpKind::Concatenation(_) | OpKind::Svdf(_) => kind.clone(),
    }
}

fn localise_tensor_op(op: &TensorOp, types: &OpTypes<'_>) -> TensorOp {
    match op {
        TensorOp::Slice(op) => TensorOp::Slice(Slice {
            limit: smaller(&op.limit, types.shape(0)),
            ..op.clone()
        }),
        TensorOp::Gather(op) => TensorOp::Gather(Gather {
            slice_sizes: smaller(&op.slice_sizes, types.shape(0)),
            ..op.clone()
        }),
        TensorOp::Convolution(op) => TensorOp::Convolution(localise_convolution(op, types)),
        TensorOp::AllGather(_) | TensorOp::AllReduce(_) | TensorOp::AllToAll(_) => op.clone(),
        TensorOp::ArgReduce(_) | TensorOp::ReducePrecision(_) => op.clone(),
        TensorOp::BitcastConvert(_) | TensorOp::BroadcastInDim(_) => op.clone(),
        TensorOp::Call(_) | TensorOp::Case(_) | TensorOp::While(_) => op.clone(),
        TensorOp::ManualComputation(_) => op.clone(),
        TensorOp::Clamp(_) | TensorOp::Compare(_) | TensorOp::Convert(_) => op.clone(),
        TensorOp::CollectiveBroadcast(_) | TensorOp::CollectivePermute(_) => op.clone(),
        TensorOp::DotGeneral(_) | TensorOp::DynamicSlice(_) => op.clone(),
        TensorOp::DynamicUpdateSlice(_) | TensorOp::InteriorPad(_) => op.clone(),
        TensorOp::Iota(_) | TensorOp::OptimizationBarrier(_) => op.clone(),
        TensorOp::PartitionIndex(_) | TensorOp::Reduce(_) => op.clone(),
        TensorOp::ReduceScatter(_) | TensorOp::ReduceWindow(_) => op.clone(),
        TensorOp::Reverse(_) | TensorOp::Scatter(_) | TensorOp::Select(_) => op.clone(),
        TensorOp::SelectAndScatter(_) | TensorOp::ShardingConstraint(_) => op.clone(),
        TensorOp::Sort(_) | TensorOp::TopK(_) | TensorOp::Transpose(_) => op.clone(),
    }
}

/// Only dimensions that are taken whole are cut: what exceeds the shard is what was cut off.
fn smaller(extents: &[usize], shard: &[usize]) -> Vec<usize> {
    let pairs = extents.iter().zip(shard);
    pairs.map(|(&extent, &shard)| extent.min(shard)).collect()
}

/// Groups are what is left of them: the rest of a channel or batch dimension is never cut alone.
fn localise_convolution(op: &Convolution, types: &OpTypes<'_>) -> Convolution {
    let [x, kernel, result] = &op.layouts;
    let channels = types.shape(0)[x[1]] / types.shape(1)[kernel[0]];
    let batches = types.shape(0)[x[0]] / types.results[0].shape[result[0]];
    Convolution {
        feature_groups: if op.feature_groups == 1 { 1 } else { channels },
        batch_groups: if op.batch_groups == 1 { 1 } else { batches },
        ..op.clone()
    }
}
