//! Checks of gathers and scatters.

use alloc::vec::Vec;

use super::super::file::{GatherT, PointsT, ScatterT};
use super::super::{Gather, Points, Scatter, Value};
use super::rule::{
    Check, Rule, combiner, dims, ensure, integers, list, others, pick, same, same_dtype, shape,
    widened,
};

/// Indices point into the target; yields their shape without the dimension that holds the parts.
fn points(op: &PointsT, target: &Value, indices: &Value) -> Check<(Points, Vec<usize>)> {
    integers(indices)?;
    let (own, batch) = (list(&op.dims), list(&op.batch));
    let beside = list(&op.indices_batch);
    dims(&[own, batch].concat(), target.shape.len())?;
    let vector = op.index_vector_dim as usize;
    let rank = indices.shape.len();
    ensure!(
        vector <= rank,
        "expected index_vector_dim of {rank} at most, found {vector}"
    );
    let parts = indices.shape.get(vector).copied().unwrap_or(1);
    same("parts of an index", parts, own.len())?;
    let all = [beside, &[op.index_vector_dim]].concat();
    dims(&all, rank + usize::from(vector == rank))?;
    let batch = widened(batch);
    let indices_batch = widened(beside);
    let found = pick(&indices.shape, &indices_batch);
    same("batch extents", found, pick(&target.shape, &batch))?;
    let points = Points {
        dims: widened(own),
        batch,
        indices_batch,
        index_vector_dim: vector,
    };
    Ok((points, pick(&indices.shape, &others(rank, &[vector]))))
}

/// Dimensions of the target that walk through a slice: those that are neither batch nor `left_out`.
fn window(op: &PointsT, left_out: &[u32], rank: usize) -> Check<Vec<usize>> {
    let single = dims(&[left_out, list(&op.batch)].concat(), rank)?;
    Ok(others(rank, &single))
}

/// The shape of `outer` with these extents put in at ascending dimensions.
fn merged(outer: Vec<usize>, at: &[u32], extents: &[usize]) -> Check<Vec<usize>> {
    let rank = outer.len() + extents.len();
    let places = dims(at, rank)?;
    ensure!(
        places.len() == extents.len() && places.is_sorted(),
        "expected {} ascending dimensions, found {at:?}",
        extents.len()
    );
    let mut shape = outer;
    for (&dim, &extent) in places.iter().zip(extents) {
        shape.insert(dim, extent);
    }
    Ok(shape)
}

pub(super) fn gather(op: &GatherT, rule: &Rule<'_>) -> Check<Gather> {
    let ([x, indices], result) = rule.all()?;
    same_dtype(&[x, result])?;
    let (points, outer) = points(&op.points, x, indices)?;
    let sizes: Vec<usize> = op.slice_sizes.iter().map(|&size| size as usize).collect();
    let fits = sizes.len() == x.shape.len()
        && sizes
            .iter()
            .zip(&x.shape)
            .all(|(size, extent)| (1..=*extent).contains(size));
    ensure!(
        fits,
        "expected slices that fit into {:?}, found {sizes:?}",
        x.shape
    );
    let window = window(&op.points, list(&op.collapsed), x.shape.len())?;
    let single = others(x.shape.len(), &window);
    ensure!(
        single.iter().all(|&dim| sizes[dim] == 1),
        "expected slices of 1 in dimensions {single:?}, found {sizes:?}"
    );
    let expected = merged(outer, list(&op.offset_dims), &pick(&sizes, &window))?;
    shape(result, &expected)?;
    Ok(Gather {
        points,
        offset_dims: widened(list(&op.offset_dims)),
        collapsed: widened(list(&op.collapsed)),
        slice_sizes: sizes,
    })
}

pub(super) fn scatter(op: &ScatterT, rule: &Rule<'_>) -> Check<Scatter> {
    let ([x, indices, updates], result) = rule.all()?;
    same_dtype(&[x, updates, result])?;
    let combiner = match op.replace {
        true => None,
        false => Some(combiner(op.combiner, x.dtype)?),
    };
    shape(result, &x.shape)?;
    let (points, outer) = points(&op.points, x, indices)?;
    let window = window(&op.points, list(&op.inserted), x.shape.len())?;
    let walked = dims(list(&op.window_dims), updates.shape.len())?;
    let sizes = pick(&updates.shape, &walked);
    let extents = pick(&x.shape, &window);
    let fits = sizes.len() == extents.len() && sizes.iter().zip(&extents).all(|(a, b)| a <= b);
    ensure!(
        fits,
        "expected windows that fit into {extents:?}, found {sizes:?}"
    );
    shape(updates, &merged(outer, list(&op.window_dims), &sizes)?)?;
    Ok(Scatter {
        points,
        window_dims: walked,
        inserted: widened(list(&op.inserted)),
        combiner,
    })
}
