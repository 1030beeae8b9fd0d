//! Checks of gathers and scatters.

use peapod_schemas::pod::{DType, GatherT, PointsT, ScatterT};

use crate::check_rule::{
    Check, Rule, combines, dims, ensure, integers, others, pick, same_dtype, shape,
};
use crate::program::Value;

/// A list that may be missing.
fn list(list: &Option<Vec<u32>>) -> &[u32] {
    list.as_deref().unwrap_or_default()
}

/// Indices point into the target; yields their shape without the dimension that holds the parts.
fn points(op: &PointsT, target: &Value, indices: &Value) -> Check<Vec<usize>> {
    integers(indices)?;
    let (own, batch) = (list(&op.dims), list(&op.batch));
    let beside = list(&op.indices_batch);
    dims(&[own, batch].concat(), target.shape.len())?;
    let vector = op.index_vector_dim as usize;
    let rank = indices.shape.len();
    ensure!(vector <= rank, "index_vector_dim {vector} of rank {rank}");
    let parts = indices.shape.get(vector).copied().unwrap_or(1);
    ensure!(
        parts == own.len(),
        "indices of {parts} parts, expected {}",
        own.len()
    );
    let all = [beside, &[op.index_vector_dim]].concat();
    let all = dims(&all, rank + usize::from(vector == rank))?;
    let batch: Vec<usize> = batch.iter().map(|&dim| dim as usize).collect();
    let found = pick(&indices.shape, &all[..beside.len()]);
    let expected = pick(&target.shape, &batch);
    ensure!(
        found == expected,
        "batch extents {found:?} beside {expected:?}"
    );
    Ok(pick(&indices.shape, &others(rank, &[vector])))
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
        "dimensions {at:?}, expected {} ascending ones",
        extents.len()
    );
    let mut shape = outer;
    for (&dim, &extent) in places.iter().zip(extents) {
        shape.insert(dim, extent);
    }
    Ok(shape)
}

pub(crate) fn gather(op: &GatherT, rule: &Rule<'_>) -> Check {
    let ([x, indices], result) = rule.all()?;
    same_dtype(&[x, result])?;
    let outer = points(&op.points, x, indices)?;
    let sizes: Vec<usize> = op.slice_sizes.iter().map(|&size| size as usize).collect();
    let fits = sizes.len() == x.shape.len()
        && sizes
            .iter()
            .zip(&x.shape)
            .all(|(size, extent)| (1..=*extent).contains(size));
    ensure!(fits, "slices of {sizes:?} of {:?}", x.shape);
    let window = window(&op.points, list(&op.collapsed), x.shape.len())?;
    let single = others(x.shape.len(), &window);
    ensure!(
        single.iter().all(|&dim| sizes[dim] == 1),
        "slices of {sizes:?}, expected 1 in dimensions {single:?}"
    );
    let expected = merged(outer, list(&op.offset_dims), &pick(&sizes, &window))?;
    shape(result, &expected)
}

pub(crate) fn scatter(op: &ScatterT, rule: &Rule<'_>) -> Check {
    let ([x, indices, updates], result) = rule.all()?;
    same_dtype(&[x, updates, result])?;
    if !op.replace {
        combines(op.combiner, x.dtype)?;
    }
    ensure!(x.dtype.0 <= DType::ENUM_MAX, "unknown elements");
    shape(result, &x.shape)?;
    let outer = points(&op.points, x, indices)?;
    let window = window(&op.points, list(&op.inserted), x.shape.len())?;
    let walked = dims(list(&op.window_dims), updates.shape.len())?;
    let sizes = pick(&updates.shape, &walked);
    let extents = pick(&x.shape, &window);
    let fits = sizes.len() == extents.len() && sizes.iter().zip(&extents).all(|(a, b)| a <= b);
    ensure!(fits, "windows of {sizes:?} in {extents:?}");
    shape(updates, &merged(outer, list(&op.window_dims), &sizes)?)
}
