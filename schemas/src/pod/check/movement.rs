//! Checks of steps that move elements.

use alloc::vec::Vec;

use super::super::file::{
    BroadcastInDimT, ConcatenationT, InteriorPadT, PartitionIndexT, ReceiveT, ReverseT, SendT,
    SliceT, TransposeT,
};
use super::super::limits::MAX_STEP;
use super::super::{
    BroadcastInDim, Concatenation, DType, InteriorPad, Pad, PartitionIndex, Receive, Reverse, Send,
    Slice, Transpose, Value,
};
use super::rule::{
    Check, Rule, dim, dims, ensure, integers, list, paddings, per_dim, pick, same, same_dtype,
    shape, steps,
};

pub(super) fn copy(rule: &Rule<'_>) -> Check {
    for (operand, result) in rule.pairs()? {
        same("bytes of a copy", result.bytes, operand.bytes)?;
    }
    Ok(())
}

pub(super) fn concatenation(op: &ConcatenationT, rule: &Rule<'_>) -> Check<Concatenation> {
    rule.counts(rule.operands.len().max(1), 1)?;
    let result = rule.results[0];
    let dim = dim(op.dim, result.shape.len())?;
    let mut along = 0;
    for operand in &rule.operands {
        same_dtype(&[operand, result])?;
        let mut expected = result.shape.clone();
        same("rank", operand.shape.len(), expected.len())?;
        expected[dim] = operand.shape[dim];
        shape(operand, &expected)?;
        along += operand.shape[dim];
    }
    same("sum of extents", along, result.shape[dim])?;
    Ok(Concatenation { dim })
}

pub(super) fn interior_pad(op: &InteriorPadT, rule: &Rule<'_>) -> Check<InteriorPad> {
    let ([x, value], result) = rule.all()?;
    same_dtype(&[x, value, result])?;
    shape(value, &[])?;
    let rank = x.shape.len();
    paddings("low", &op.low, rank)?;
    paddings("high", &op.high, rank)?;
    per_dim("interior", &op.interior, rank)?;
    per_dim("shape", &result.shape, rank)?;
    let along = |dim: usize| {
        let between = op.interior[dim];
        ensure!(
            between <= MAX_STEP,
            "expected interior padding of 2^31 at most, found {between}"
        );
        let dilated = (x.shape[dim] as i128 - 1) * (i128::from(between) + 1) + 1;
        let expected = dilated + i128::from(op.low[dim]) + i128::from(op.high[dim]);
        same("extent", result.shape[dim] as i128, expected)?;
        Ok(Pad {
            low: op.low[dim],
            high: op.high[dim],
            interior: between as usize,
        })
    };
    Ok(InteriorPad {
        dims: (0..rank).map(along).collect::<Check<_>>()?,
    })
}

pub(super) fn slice(op: &SliceT, rule: &Rule<'_>) -> Check<Slice> {
    let ([x], result) = rule.all()?;
    same_dtype(&[x, result])?;
    let rank = x.shape.len();
    per_dim("start", &op.start, rank)?;
    let stride = steps("stride", &op.stride, rank)?;
    per_dim("shape", &result.shape, rank)?;
    for dim in 0..rank {
        let [start, stride] = [op.start[dim], op.stride[dim]].map(u128::from);
        let last = start + (result.shape[dim] as u128 - 1) * stride;
        let extent = x.shape[dim];
        ensure!(
            last < extent as u128,
            "expected a last index below {extent}, found {last}"
        );
    }
    Ok(Slice {
        start: op.start.iter().map(|&start| start as usize).collect(),
        stride,
    })
}

/// Starts are integer scalars, one for each dimension, and a part fits into the whole.
fn dynamic(x: &Value, part: &Value, starts: &[&Value]) -> Check {
    let (whole, part) = (&x.shape, &part.shape);
    per_dim("starts", starts, whole.len())?;
    per_dim("shape", part, whole.len())?;
    for start in starts {
        integers(start)?;
        shape(start, &[])?;
    }
    let fits = part.iter().zip(whole).all(|(part, whole)| part <= whole);
    ensure!(fits, "expected a part of {whole:?}, found {part:?}");
    same_dtype(starts)
}

pub(super) fn dynamic_slice(rule: &Rule<'_>) -> Check {
    rule.counts(rule.operands.len().max(1), 1)?;
    let (x, result) = (rule.operands[0], rule.results[0]);
    same_dtype(&[x, result])?;
    dynamic(x, result, &rule.operands[1..])
}

pub(super) fn dynamic_update_slice(rule: &Rule<'_>) -> Check {
    rule.counts(rule.operands.len().max(2), 1)?;
    let (x, update, result) = (rule.operands[0], rule.operands[1], rule.results[0]);
    same_dtype(&[x, update, result])?;
    shape(result, &x.shape)?;
    dynamic(x, update, &rule.operands[2..])
}

pub(super) fn transpose(op: &TransposeT, rule: &Rule<'_>) -> Check<Transpose> {
    let ([x], result) = rule.all()?;
    same_dtype(&[x, result])?;
    per_dim("permutation", &op.permutation, x.shape.len())?;
    let permutation = dims(&op.permutation, x.shape.len())?;
    shape(result, &pick(&x.shape, &permutation))?;
    Ok(Transpose { permutation })
}

pub(super) fn reverse(op: &ReverseT, rule: &Rule<'_>) -> Check<Reverse> {
    let ([x], result) = rule.all()?;
    same_dtype(&[x, result])?;
    shape(result, &x.shape)?;
    Ok(Reverse {
        dims: dims(&op.dims, x.shape.len())?,
    })
}

pub(super) fn broadcast(op: &BroadcastInDimT, rule: &Rule<'_>) -> Check<BroadcastInDim> {
    let ([x], result) = rule.all()?;
    same_dtype(&[x, result])?;
    let own = list(&op.dims);
    per_dim("dims", own, x.shape.len())?;
    let dims = dims(own, result.shape.len())?;
    let targets: Vec<usize> = pick(&result.shape, &dims);
    let mut extents = x.shape.iter().zip(&targets);
    let repeats = extents.all(|(extent, target)| *extent == 1 || extent == target);
    ensure!(
        repeats,
        "expected extents of 1 or those of the result {targets:?}, found {:?}",
        x.shape
    );
    Ok(BroadcastInDim { dims })
}

pub(super) fn partition_index(op: &PartitionIndexT, rule: &Rule<'_>) -> Check<PartitionIndex> {
    rule.counts(0, 1)?;
    let axes = dims(&op.axes, rule.mesh.axes.len())?;
    let result = rule.results[0];
    same("element type", result.dtype, DType::I32)?;
    shape(result, &[])?;
    Ok(PartitionIndex { axes })
}

pub(super) fn send(op: &SendT, rule: &Rule<'_>) -> Check<Send> {
    rule.counts(rule.operands.len().max(1), 0)?;
    rule.in_stage()?;
    let channel = op.channel;
    Ok(Send { channel })
}

pub(super) fn receive(op: &ReceiveT, rule: &Rule<'_>) -> Check<Receive> {
    rule.counts(0, rule.results.len().max(1))?;
    rule.in_stage()?;
    let channel = op.channel;
    Ok(Receive { channel })
}
