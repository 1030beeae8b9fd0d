//! Gradients of pools of padded tensors, of which only what is not padding is read: as JAX writes
//! those of pools with padding.
//!
//! The padded tensor is longer, and its shards are not where those of the tensor are. The gradient
//! is cut like one without the pad, and windows see the fill beyond the ends.

use peapod_ir::entity::SecondaryMap;
use peapod_ir::ops::tensor::{InteriorPad, SelectAndScatter, Slice, TensorOp};
use peapod_ir::{Function, Op, OpKind, Sharding, ValueId};

use super::values::Walk;
use crate::error::PassError;

/// A tensor that is padded, the gradient of its pool, and the slice without the padding.
#[derive(Clone, Debug)]
pub(super) struct PaddedPool {
    /// The pad and the gradient, which nothing else reads, and the slice.
    ops: [usize; 3],
    /// What the padding is filled with.
    fill: ValueId,
    /// All three as one: the gradient, with the padding as that of its windows.
    whole: Op,
}

/// The gradients of pools of padded tensors that a function has.
pub(super) fn padded_pools(
    function: &Function,
    definers: &SecondaryMap<ValueId, Option<usize>>,
    uses: &SecondaryMap<ValueId, usize>,
) -> Vec<PaddedPool> {
    let made_of = |value: Option<ValueId>| -> Option<(usize, &Op)> {
        let at = definers[value?].filter(|_| value.is_some_and(|value| uses[value] == 1))?;
        Some((at, &function.ops[at]))
    };
    let ops = function.ops.iter().enumerate();
    let found = ops.filter_map(|(last, op)| {
        let OpKind::Tensor(TensorOp::Slice(slice)) = &op.kind else {
            return None;
        };
        let (second, pooled) = made_of(op.inputs[0])?;
        let OpKind::Tensor(TensorOp::SelectAndScatter(pool)) = &pooled.kind else {
            return None;
        };
        let (first, padded) = made_of(pooled.inputs[0])?;
        let OpKind::Tensor(TensorOp::InteriorPad(pad)) = &padded.kind else {
            return None;
        };
        let &[Some(x), Some(fill)] = &padded.inputs[..] else {
            return None;
        };
        let kind = joined(pad, pool, slice, &function.ty(x).shape)?;
        let inputs = vec![Some(x), pooled.inputs[1], pooled.inputs[2]];
        Some(PaddedPool {
            ops: [first, second, last],
            fill,
            whole: Op::new(kind, inputs, op.outputs.clone(), &op.location),
        })
    });
    found.collect()
}

/// The gradient of a pool with the pad as padding, if the slice leaves just what was padded.
fn joined(
    pad: &InteriorPad,
    pool: &SelectAndScatter,
    slice: &Slice,
    shape: &[usize],
) -> Option<SelectAndScatter> {
    let mut joined = pool.clone();
    for (dim, &extent) in shape.iter().enumerate() {
        let (low, high) = (pad.low[dim], pad.high[dim]);
        let plain = pad.interior[dim] == 0 && low >= 0 && high >= 0;
        let range = [slice.start[dim], slice.limit[dim]].map(|end| end as i64);
        let inverse = range == [low, low + extent as i64] && slice.stride[dim] == 1;
        if !plain || !inverse || pool.sliding.padding[dim] != [0, 0] {
            return None;
        }
        joined.sliding.padding[dim] = [low, high];
    }
    Some(joined)
}

impl Walk<'_, '_> {
    /// Writes the gradient of a pool of a padded tensor where the slice is; whether the op is one
    /// of those that make it up.
    pub(super) fn padded_pool(&mut self, index: usize) -> Result<bool, PassError> {
        let mut pools = self.padded_pools.iter();
        let Some(own) = pools.find(|own| own.ops.contains(&index)).cloned() else {
            return Ok(false);
        };
        if own.ops[2] != index {
            return Ok(true);
        }
        let fill = self.get(own.fill, &Sharding::replicated(0), None)?;
        let cut = self.cut(&own.whole);
        let operands = self.operands(&cut)?;
        if let Some(local) = self.pooled(&cut, &operands, Some(fill)) {
            let made = cut.results.into_iter().next().unwrap_or_default();
            self.define(own.whole.outputs[0], made, local)?;
        }
        Ok(true)
    }
}
