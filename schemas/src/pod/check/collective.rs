//! Checks of collectives.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use super::super::file::{
    self, AllGatherT, AllReduceT, AllToAllT, CollectiveBroadcastT, CollectivePermuteT,
    ReduceScatterT, RouteKind,
};
use super::super::{Collective, CollectiveOp, Combiner, Route, Value};
use super::rule::{
    Check, Rule, combiner, dim, dims, ensure, list, per_dim, same_dtype, shape, widened,
};

/// Different axes of the mesh, and the number of devices of a group.
fn group(axes: &[u32], rule: &Rule<'_>) -> Check<(Vec<usize>, usize)> {
    let axes = dims(axes, rule.mesh.axes.len())?;
    let parts = rule.mesh.parts(&axes);
    Ok((axes, parts))
}

/// Results have types and shapes of their operands.
fn unchanged(rule: &Rule<'_>) -> Check {
    for (operand, result) in rule.pairs()? {
        same_dtype(&[operand, result])?;
        shape(result, &operand.shape)?;
    }
    Ok(())
}

/// The combiner, which is defined on the elements of all operands.
fn combines(file: file::Combiner, rule: &Rule<'_>) -> Check<Combiner> {
    for operand in &rule.operands {
        combiner(file, operand.dtype)?;
    }
    Combiner::read(file)
}

/// So many devices of a group count; 0 in the file where all do.
fn first(first: u32, parts: usize) -> Check<Option<usize>> {
    let first = first as usize;
    ensure!(
        first <= parts,
        "expected at most the first {parts} devices, found {first}"
    );
    Ok((first > 0).then_some(first))
}

pub(super) fn all_reduce(op: &AllReduceT, rule: &Rule<'_>) -> Check<Collective> {
    let (axes, parts) = group(&op.axes, rule)?;
    unchanged(rule)?;
    let op = CollectiveOp::AllReduce {
        first: first(op.first, parts)?,
        combiner: combines(op.combiner, rule)?,
    };
    Ok(Collective { axes, op })
}

/// A tensor that is cut along a dimension, and its part: all parts together are no shorter.
fn cut(whole: &Value, part: &Value, along: u32, parts: usize) -> Check<usize> {
    same_dtype(&[whole, part])?;
    let dim = dim(along, part.shape.len())?;
    let mut expected = part.shape.clone();
    // No value is so large that this overflows: see `MAX_VALUE_BYTES`.
    let room = core::mem::take(&mut expected[dim]) * parts;
    let extent = whole.shape.get(dim).copied().unwrap_or_default();
    ensure!(
        extent <= room,
        "expected extent {room} at most, {parts} parts of {}; found {extent}",
        part.shape[dim]
    );
    expected[dim] = extent;
    shape(whole, &expected)?;
    Ok(dim)
}

pub(super) fn all_gather(op: &AllGatherT, rule: &Rule<'_>) -> Check<Collective> {
    let (axes, parts) = group(&op.axes, rule)?;
    per_dim("dims", &op.dims, rule.operands.len())?;
    let pairs = rule.pairs()?.zip(&op.dims);
    let dims = pairs.map(|((operand, result), &along)| cut(result, operand, along, parts));
    let op = CollectiveOp::AllGather {
        dims: dims.collect::<Check<_>>()?,
    };
    Ok(Collective { axes, op })
}

pub(super) fn reduce_scatter(op: &ReduceScatterT, rule: &Rule<'_>) -> Check<Collective> {
    let (axes, parts) = group(&op.axes, rule)?;
    per_dim("dims", &op.dims, rule.operands.len())?;
    let pairs = rule.pairs()?.zip(&op.dims);
    let dims = pairs.map(|((operand, result), &along)| cut(operand, result, along, parts));
    let op = CollectiveOp::ReduceScatter {
        dims: dims.collect::<Check<_>>()?,
        combiner: combines(op.combiner, rule)?,
        first: first(op.first, parts)?,
    };
    Ok(Collective { axes, op })
}

pub(super) fn all_to_all(op: &AllToAllT, rule: &Rule<'_>) -> Check<Collective> {
    let (axes, parts) = group(&op.axes, rule)?;
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
            "expected an extent that is a multiple of {parts}, found {extent}"
        );
        *extent /= parts;
        expected[dim(concat, rank)?] *= parts;
        shape(result, &expected)?;
    }
    let op = CollectiveOp::AllToAll {
        split_dims: widened(&op.split_dims),
        concat_dims: widened(&op.concat_dims),
    };
    Ok(Collective { axes, op })
}

pub(super) fn permute(op: &CollectivePermuteT, rule: &Rule<'_>) -> Check<Collective> {
    let (axes, parts) = group(&op.axes, rule)?;
    unchanged(rule)?;
    let route = route(op)?;
    route.check(&axes, parts)?;
    let op = CollectiveOp::CollectivePermute(route);
    Ok(Collective { axes, op })
}

fn route(op: &CollectivePermuteT) -> Check<Route> {
    Ok(match op.route {
        RouteKind::Shift => Route::Shift {
            offset: op.offset,
            wrap: op.wrap,
        },
        RouteKind::Stride => Route::Stride {
            multiplier: op.multiplier,
            offset: op.offset,
            divisor: op.divisor,
            period: op.period as usize,
            phase: op.phase as usize,
        },
        RouteKind::Reorder => Route::Reorder(widened(list(&op.order))),
        RouteKind::Pairs => {
            let (pairs, rest) = list(&op.pairs).as_chunks::<2>();
            ensure!(
                rest.is_empty(),
                "expected pairs, found a source without target"
            );
            let pairs = pairs.iter().map(|pair| pair.map(|it| it as usize));
            Route::Pairs(pairs.collect())
        }
        RouteKind(found) => return Err(format!("expected a route 0 to 3, found {found}")),
    })
}

impl Route {
    /// Whether a group of so many devices, which differ in these axes only, has such a route.
    ///
    /// # Errors
    ///
    /// What was expected of it.
    pub fn check(&self, axes: &[usize], parts: usize) -> Result<(), String> {
        match self {
            Self::Shift { .. } => {}
            Self::Stride {
                divisor,
                period,
                phase,
                ..
            } => ensure!(
                *divisor >= 1 && phase < period,
                "expected a divisor of at least 1 and a phase below the period, found {divisor}, {phase} and {period}"
            ),
            Self::Reorder(order) => {
                let [mut found, mut own] = [order.clone(), axes.to_vec()];
                found.sort_unstable();
                own.sort_unstable();
                ensure!(
                    found == own,
                    "expected a permutation of the group's axes {axes:?}, found {order:?}"
                );
            }
            Self::Pairs(pairs) => different_targets(pairs, parts)?,
        }
        Ok(())
    }
}

/// Each position is the target of one pair at most.
fn different_targets(pairs: &[[usize; 2]], parts: usize) -> Check {
    // bounded: MAX_DEVICES
    let mut reached = vec![false; parts];
    for &[source, target] in pairs {
        ensure!(
            source < parts,
            "expected a source below {parts}, found {source}"
        );
        let reached = reached.get_mut(target);
        let new = reached.is_some_and(|reached| !core::mem::replace(reached, true));
        ensure!(
            new,
            "expected different targets below {parts}, found {target}"
        );
    }
    Ok(())
}

pub(super) fn broadcast(op: &CollectiveBroadcastT, rule: &Rule<'_>) -> Check<Collective> {
    let (axes, parts) = group(&op.axes, rule)?;
    unchanged(rule)?;
    let source = op.source as usize;
    ensure!(
        source < parts,
        "expected a source below {parts}, found {source}"
    );
    let op = CollectiveOp::CollectiveBroadcast { source };
    Ok(Collective { axes, op })
}
