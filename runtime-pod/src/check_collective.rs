//! Checks of collectives.

use peapod_schemas::pod::{
    AllGatherT, AllReduceT, AllToAllT, CollectiveBroadcastT, CollectivePermuteT, ReduceScatterT,
    RouteKind,
};

use crate::check_rule::{Check, Rule, combines, dim, dims, ensure, per_dim, same_dtype, shape};
use crate::program::Value;

/// Different axes of the mesh; yields the number of devices of a group.
fn group(axes: &[u32], rule: &Rule<'_>) -> Check<usize> {
    let axes = dims(axes, rule.mesh.axes.len())?;
    Ok(rule.mesh.parts(&axes))
}

pub(crate) fn all_reduce(op: &AllReduceT, rule: &Rule<'_>) -> Check {
    let parts = group(&op.axes, rule)?;
    first(op.first, parts)?;
    for (operand, result) in rule.pairs()? {
        same_dtype(&[operand, result])?;
        combines(op.combiner, operand.dtype)?;
        shape(result, &operand.shape)?;
    }
    Ok(())
}

pub(crate) fn all_gather(op: &AllGatherT, rule: &Rule<'_>) -> Check {
    let parts = group(&op.axes, rule)?;
    per_dim("dims", &op.dims, rule.operands.len())?;
    for ((operand, result), &along) in rule.pairs()?.zip(&op.dims) {
        same_dtype(&[operand, result])?;
        cut(result, operand, dim(along, operand.shape.len())?, parts)?;
    }
    Ok(())
}

/// So many devices of a group count; 0 where all do.
fn first(first: u32, parts: usize) -> Check {
    ensure!(
        first as usize <= parts,
        "the first {first} of {parts} devices"
    );
    Ok(())
}

/// A tensor that is cut along a dimension, and its part: all parts together are no shorter.
fn cut(whole: &Value, part: &Value, dim: usize, parts: usize) -> Check {
    let mut expected = part.shape.clone();
    // No value is so large that this overflows: see `check::value`.
    let room = std::mem::take(&mut expected[dim]) * parts;
    let extent = whole.shape.get(dim).copied().unwrap_or_default();
    ensure!(
        extent <= room,
        "extent {extent} of {parts} parts of {}",
        part.shape[dim]
    );
    expected[dim] = extent;
    shape(whole, &expected)
}

pub(crate) fn reduce_scatter(op: &ReduceScatterT, rule: &Rule<'_>) -> Check {
    let parts = group(&op.axes, rule)?;
    first(op.first, parts)?;
    per_dim("dims", &op.dims, rule.operands.len())?;
    for ((operand, result), &along) in rule.pairs()?.zip(&op.dims) {
        same_dtype(&[operand, result])?;
        combines(op.combiner, operand.dtype)?;
        cut(operand, result, dim(along, result.shape.len())?, parts)?;
    }
    Ok(())
}

pub(crate) fn all_to_all(op: &AllToAllT, rule: &Rule<'_>) -> Check {
    let parts = group(&op.axes, rule)?;
    per_dim("split_dims", &op.split_dims, rule.operands.len())?;
    per_dim("concat_dims", &op.concat_dims, rule.operands.len())?;
    let dims = op.split_dims.iter().zip(&op.concat_dims);
    for ((operand, result), (&split, &concat)) in rule.pairs()?.zip(dims) {
        same_dtype(&[operand, result])?;
        let rank = operand.shape.len();
        let mut expected = operand.shape.clone();
        let extent = &mut expected[dim(split, rank)?];
        ensure!(
            extent.is_multiple_of(parts),
            "{parts} parts of extent {extent}"
        );
        *extent /= parts;
        expected[dim(concat, rank)?] *= parts;
        shape(result, &expected)?;
    }
    Ok(())
}

pub(crate) fn permute(op: &CollectivePermuteT, rule: &Rule<'_>) -> Check {
    let parts = group(&op.axes, rule)?;
    for (operand, result) in rule.pairs()? {
        same_dtype(&[operand, result])?;
        shape(result, &operand.shape)?;
    }
    match op.route {
        RouteKind::Shift => {}
        RouteKind::Stride => ensure!(
            op.divisor >= 1 && op.phase < op.period,
            "divided by {}, of every {} targets the one at {}",
            op.divisor,
            op.period,
            op.phase
        ),
        RouteKind::Reorder => {
            let mut orders = [op.order.clone().unwrap_or_default(), op.axes.clone()];
            orders.iter_mut().for_each(|axes| axes.sort_unstable());
            ensure!(orders[0] == orders[1], "the order is none of the axes");
        }
        RouteKind::Pairs => {
            let pairs = op.pairs.as_deref().unwrap_or_default();
            let (pairs, rest) = pairs.as_chunks::<2>();
            ensure!(rest.is_empty(), "a source without target");
            let mut reached = vec![false; parts];
            for [source, target] in pairs {
                ensure!((*source as usize) < parts, "position {source} of {parts}");
                let reached = reached.get_mut(*target as usize);
                let new = reached.is_some_and(|reached| !std::mem::replace(reached, true));
                ensure!(new, "target {target} is outside, or occurs twice");
            }
        }
        unknown => return Err(format!("unknown route {unknown:?}")),
    }
    Ok(())
}

pub(crate) fn broadcast(op: &CollectiveBroadcastT, rule: &Rule<'_>) -> Check {
    let parts = group(&op.axes, rule)?;
    for (operand, result) in rule.pairs()? {
        same_dtype(&[operand, result])?;
        shape(result, &operand.shape)?;
    }
    ensure!(
        (op.source as usize) < parts,
        "source {} of {parts}",
        op.source
    );
    Ok(())
}
