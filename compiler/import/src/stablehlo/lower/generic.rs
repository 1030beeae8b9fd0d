//! Reductions by any region: pairs of neighbours are combined until one element is left, and
//! windows element by element.

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{Slice, Sliding};

use super::combiner::Body;
use super::error::{Lowered, malformed, unsupported};
use super::reduce::accumulated;
use super::scope::Scope;
use super::{lifted, windows};
use crate::stablehlo::Operation;

/// Most elements of a window: each becomes ops of its own.
const LARGEST_WINDOW: usize = 1024;

/// A reduction of several tensors of one shape along some dimensions. Elements keep their order, so
/// that the region may be associative only.
pub(super) fn reduce<'m>(
    scope: &mut Scope<'_, 'm>,
    op: &'m Operation,
    body: Body<'m>,
    dims: &[usize],
) -> Lowered {
    let (values, initial) = pairs(scope, op)?;
    let mut values = same_shape(scope, &values)?;
    let rank = scope.ty(values[0]).shape.len();
    let mut dims = dims.to_vec();
    dims.sort_unstable();
    if dims.iter().any(|dim| *dim >= rank) {
        return malformed(format!("dimensions {dims:?} of rank {rank}"));
    }
    for &dim in dims.iter().rev() {
        while scope.ty(values[0]).shape[dim] > 1 {
            values = halved(scope, body, &values, dim)?;
        }
    }
    let types = scope.result_types(op)?;
    let kept = types.first().map(|ty| ty.shape.to_vec());
    let kept = kept.unwrap_or_default();
    let mut arguments: Vec<_> = spread(scope, &initial, &kept);
    if dims.iter().any(|dim| scope.ty(values[0]).shape[*dim] == 0) {
        // What is combined of nothing is what it begins with.
        return scope.define_as(op, &arguments);
    }
    for value in values {
        if scope.ty(value).elements() != kept.iter().product::<usize>() {
            return malformed(format!("expected a result of another shape than {kept:?}"));
        }
        arguments.push(scope.build.reshape(value, &kept));
    }
    let results = lifted::apply(scope, body, &arguments)?;
    scope.define_as(op, &results)
}

/// `stablehlo.map`: a region of elements at the elements of tensors of one shape.
pub(super) fn map<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.all_operands(op)?;
    if operands.is_empty() {
        return malformed("expected operands");
    }
    let operands = same_shape(scope, &operands)?;
    let body = Body::only(scope.text, op)?;
    let results = lifted::apply(scope, body, &operands)?;
    scope.define_as(op, &results)
}

/// The tensors of a reduction, in the types of the initial values, and these, which are scalars.
fn pairs(scope: &mut Scope<'_, '_>, op: &Operation) -> Lowered<(Vec<ValueId>, Vec<ValueId>)> {
    let operands = scope.all_operands(op)?;
    let (values, initial) = operands.split_at(operands.len() / 2);
    let mut accumulators = Vec::new();
    for (&value, &initial) in values.iter().zip(initial) {
        let ty = scope.ty(initial);
        if !ty.shape.is_empty() {
            return malformed(format!("expected a scalar to begin with, found {ty}"));
        }
        accumulators.push(accumulated(scope, value, initial)[0]);
    }
    Ok((accumulators, initial.to_vec()))
}

/// The tensors, which have one shape.
fn same_shape(scope: &Scope<'_, '_>, values: &[ValueId]) -> Lowered<Vec<ValueId>> {
    let shapes: Vec<_> = values.iter().map(|id| &scope.ty(*id).shape).collect();
    match shapes.windows(2).all(|pair| pair[0] == pair[1]) {
        true => Ok(values.to_vec()),
        false => malformed(format!("expected operands of one shape, found {shapes:?}")),
    }
}

/// Scalars as tensors of a shape.
fn spread(scope: &mut Scope<'_, '_>, scalars: &[ValueId], shape: &[usize]) -> Vec<ValueId> {
    let scalars = scalars.iter();
    scalars
        .map(|scalar| scope.build.broadcast(*scalar, [], shape))
        .collect()
}

/// Combines each element of even index with the next one; a last one without a next one stays.
fn halved<'m>(
    scope: &mut Scope<'_, 'm>,
    body: Body<'m>,
    values: &[ValueId],
    dim: usize,
) -> Lowered<Vec<ValueId>> {
    let shape = scope.ty(values[0]).shape.to_vec();
    let extent = shape[dim];
    let arguments = match extent.is_multiple_of(2) {
        true => sides(scope, values, dim),
        false => every_second(scope, values, dim),
    };
    let combined = lifted::apply(scope, body, &arguments)?;
    if extent.is_multiple_of(2) {
        return Ok(combined);
    }
    let mut start = vec![0; shape.len()];
    start[dim] = extent - 1;
    let joined = combined.into_iter().zip(values).map(|(combined, &value)| {
        let last = scope.build.slice(value, start.clone(), shape.clone());
        scope.build.concatenate(&[combined, last], dim)
    });
    Ok(joined.collect())
}

/// The elements of even index, then the others, as the halves of a dimension of pairs: where shards
/// hold whole pairs, nothing is exchanged, and where they do not, each tensor is gathered once.
fn sides(scope: &mut Scope<'_, '_>, values: &[ValueId], dim: usize) -> Vec<ValueId> {
    let mut kept = scope.ty(values[0]).shape.to_vec();
    kept[dim] /= 2;
    let mut shape = kept.clone();
    shape.insert(dim + 1, 2);
    let pairs = values.iter().map(|x| scope.build.reshape(*x, &shape));
    let pairs: Vec<ValueId> = pairs.collect();
    let mut found = Vec::new();
    for side in [0, 1] {
        for &pair in &pairs {
            let (mut start, mut limit) = (vec![0; shape.len()], shape.clone());
            (start[dim + 1], limit[dim + 1]) = (side, side + 1);
            let half = scope.build.slice(pair, start, limit);
            found.push(scope.build.reshape(half, &kept));
        }
    }
    found
}

/// The elements of even index, then those of odd index, without a last one that has no next one.
fn every_second(scope: &mut Scope<'_, '_>, values: &[ValueId], dim: usize) -> Vec<ValueId> {
    let shape = scope.ty(values[0]).shape.to_vec();
    let pairs = shape[dim] / 2;
    let mut found = Vec::new();
    for first in [0, 1] {
        for &value in values {
            let mut slice = Slice::contiguous(vec![0; shape.len()], shape.clone());
            slice.start[dim] = first;
            slice.limit[dim] = first + 2 * pairs - 1;
            slice.stride[dim] = 2;
            let mut extents = shape.clone();
            extents[dim] = pairs;
            let ty = scope.ty(value).with_shape(extents);
            found.push(scope.build.emit(slice, &[value], ty));
        }
    }
    found
}

/// A pool by any region: the elements of a window are combined in order, the initial one first.
pub(super) fn reduce_window<'m>(
    scope: &mut Scope<'_, 'm>,
    op: &'m Operation,
    body: Body<'m>,
    (window, sliding): (&[usize], &Sliding),
) -> Lowered {
    let (values, initial) = pairs(scope, op)?;
    let of = |elements: usize, extent: &usize| elements.saturating_mul(*extent);
    let elements = window.iter().fold(1, of);
    if elements > LARGEST_WINDOW {
        return unsupported(format!(
            "windows of {elements} elements, combined by a region that is no known combiner; \
             expected at most {LARGEST_WINDOW}"
        ));
    }
    same_shape(scope, &values)?;
    let mut padded = Vec::new();
    let mut filled = sliding.clone();
    for (&value, &initial) in values.iter().zip(&initial) {
        filled = sliding.clone();
        padded.push(windows::padded(scope, value, initial, &mut filled)?);
    }
    let types = scope.result_types(op)?;
    let shape = types[0].shape.to_vec();
    let mut results = spread(scope, &initial, &shape);
    if shape.contains(&0) {
        return scope.define_as(op, &results);
    }
    for element in 0..elements {
        let slice = at(window, &filled, &shape, element);
        for &value in &padded {
            let ty = scope.ty(value).with_shape(shape.clone());
            results.push(scope.build.emit(slice.clone(), &[value], ty));
        }
        results = lifted::apply(scope, body, &results)?;
    }
    scope.define_as(op, &results)
}

/// The elements at one place of every window, which is counted row-major.
fn at(window: &[usize], sliding: &Sliding, shape: &[usize], element: usize) -> Slice {
    let rank = window.len();
    let mut slice = Slice::contiguous(vec![0; rank], vec![0; rank]);
    let mut rest = element;
    for dim in (0..rank).rev() {
        let place = rest % window[dim];
        rest /= window[dim];
        let stride = sliding.stride[dim];
        slice.start[dim] = place * sliding.window_dilation[dim];
        slice.stride[dim] = stride;
        slice.limit[dim] = slice.start[dim] + (shape[dim] - 1) * stride + 1;
    }
    slice
}
