//! Checks of steps that move elements.

use peapod_schemas::pod::DType;
use peapod_schemas::pod::{BroadcastInDimT, ConcatenationT, InteriorPadT, ReverseT, SliceT};
use peapod_schemas::pod::{PartitionIndexT, TransposeT};

use crate::check_rule::{
    Check, MAX_STEP, Rule, dim, dims, ensure, integers, paddings, per_dim, pick, same_dtype, shape,
    steps,
};
use crate::program::Value;

pub(crate) fn copy(rule: &Rule<'_>) -> Check {
    for (operand, result) in rule.pairs()? {
        let (found, expected) = (operand.bytes, result.bytes);
        ensure!(found == expected, "{found} bytes are copied to {expected}");
    }
    Ok(())
}

pub(crate) fn concatenation(op: &ConcatenationT, rule: &Rule<'_>) -> Check {
    rule.counts(rule.operands.len().max(1), 1)?;
    let result = rule.results[0];
    let dim = dim(op.dim, result.shape.len())?;
    let mut along = 0;
    for operand in &rule.operands {
        same_dtype(&[operand, result])?;
        let mut expected = result.shape.clone();
        ensure!(
            operand.shape.len() == expected.len(),
            "operands of another rank"
        );
        expected[dim] = operand.shape[dim];
        shape(operand, &expected)?;
        along += operand.shape[dim];
    }
    let found = result.shape[dim];
    ensure!(
        along == found,
        "extents add up to {along}, the result has {found}"
    );
    Ok(())
}

pub(crate) fn interior_pad(op: &InteriorPadT, rule: &Rule<'_>) -> Check {
    let ([x, value], result) = rule.all()?;
    same_dtype(&[x, value, result])?;
    shape(value, &[])?;
    let rank = x.shape.len();
    paddings("low", &op.low, rank)?;
    paddings("high", &op.high, rank)?;
    per_dim("interior", &op.interior, rank)?;
    per_dim("shape", &result.shape, rank)?;
    for dim in 0..rank {
        let between = op.interior[dim];
        ensure!(between <= MAX_STEP, "{between} elements between two");
        let pulled = (x.shape[dim] as i128 - 1) * (i128::from(between) + 1) + 1;
        let expected = pulled + i128::from(op.low[dim]) + i128::from(op.high[dim]);
        let found = result.shape[dim];
        ensure!(
            expected == found as i128,
            "extent {found}, expected {expected}"
        );
    }
    Ok(())
}

pub(crate) fn slice(op: &SliceT, rule: &Rule<'_>) -> Check {
    let ([x], result) = rule.all()?;
    same_dtype(&[x, result])?;
    let rank = x.shape.len();
    per_dim("start", &op.start, rank)?;
    steps("stride", &op.stride, rank)?;
    per_dim("shape", &result.shape, rank)?;
    for dim in 0..rank {
        let [start, stride] = [op.start[dim], op.stride[dim]].map(u128::from);
        let last = start + (result.shape[dim] as u128 - 1) * stride;
        let extent = x.shape[dim];
        ensure!(
            last < extent as u128,
            "index {last} of extent {extent} is taken"
        );
    }
    Ok(())
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
    ensure!(fits, "{part:?} is no part of {whole:?}");
    same_dtype(starts)
}

pub(crate) fn dynamic_slice(rule: &Rule<'_>) -> Check {
    rule.counts(rule.operands.len().max(1), 1)?;
    let (x, result) = (rule.operands[0], rule.results[0]);
    same_dtype(&[x, result])?;
    dynamic(x, result, &rule.operands[1..])
}

pub(crate) fn dynamic_update_slice(rule: &Rule<'_>) -> Check {
    rule.counts(rule.operands.len().max(2), 1)?;
    let (x, update, result) = (rule.operands[0], rule.operands[1], rule.results[0]);
    same_dtype(&[x, update, result])?;
    shape(result, &x.shape)?;
    dynamic(x, update, &rule.operands[2..])
}

pub(crate) fn transpose(op: &TransposeT, rule: &Rule<'_>) -> Check {
    let ([x], result) = rule.all()?;
    same_dtype(&[x, result])?;
    per_dim("permutation", &op.permutation, x.shape.len())?;
    let order = dims(&op.permutation, x.shape.len())?;
    shape(result, &pick(&x.shape, &order))
}

pub(crate) fn reverse(op: &ReverseT, rule: &Rule<'_>) -> Check {
    let ([x], result) = rule.all()?;
    same_dtype(&[x, result])?;
    dims(&op.dims, x.shape.len())?;
    shape(result, &x.shape)
}

pub(crate) fn broadcast(op: &BroadcastInDimT, rule: &Rule<'_>) -> Check {
    let ([x], result) = rule.all()?;
    same_dtype(&[x, result])?;
    let own = op.dims.as_deref().unwrap_or_default();
    per_dim("dims", own, x.shape.len())?;
    let targets = pick(&result.shape, &dims(own, result.shape.len())?);
    let mut extents = x.shape.iter().zip(&targets);
    let repeats = extents.all(|(extent, target)| *extent == 1 || extent == target);
    ensure!(repeats, "extents {:?} become {targets:?}", x.shape);
    Ok(())
}

pub(crate) fn partition_index(op: &PartitionIndexT, rule: &Rule<'_>) -> Check {
    rule.counts(0, 1)?;
    dims(&op.axes, rule.mesh.axes.len())?;
    let result = rule.results[0];
    let dtype = result.dtype;
    ensure!(dtype == DType::I32, "elements {dtype:?}, expected I32");
    shape(result, &[])
}
