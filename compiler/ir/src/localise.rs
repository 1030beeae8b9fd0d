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
    match kind.tensor() {
        Some(TensorOp::Slice(op)) => Slice {
            limit: smaller(&op.limit, types.shape(0)),
            ..op.clone()
        }
        .into(),
        Some(TensorOp::Gather(op)) => Gather {
            slice_sizes: smaller(&op.slice_sizes, types.shape(0)),
            ..op.clone()
        }
        .into(),
        Some(TensorOp::Convolution(op)) => localise_convolution(op, types).into(),
        _ => kind.clone(),
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
