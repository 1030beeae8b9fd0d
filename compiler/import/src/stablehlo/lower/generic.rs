//! Reductions by any region: pairs of neighbours are combined until one element is left, and
//! windows element by element.

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{InteriorPad, Slice, Sliding};
use peapod_ir::{DType, TensorType};

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
        values = folded(scope, body, values, (dim, &initial))?;
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

/// Combines all along a dimension. Where that does not halve into one element for each device, in
/// as many blocks as there are devices: shards over any of them hold whole blocks.
fn folded<'m>(
    scope: &mut Scope<'_, 'm>,
    body: Body<'m>,
    values: Vec<ValueId>,
    (dim, initial): (usize, &[ValueId]),
) -> Lowered<Vec<ValueId>> {
    let (extent, blocks) = (scope.ty(values[0]).shape[dim], scope.all_devices());
    let block = extent.div_ceil(blocks);
    let halves = extent.is_multiple_of(blocks) && block.is_power_of_two();
    if blocks == 1 || block < 2 || halves {
        return halved(scope, body, values, (dim, initial), extent);
    }
    let more = (blocks * block - extent) as i64;
    let values = moved(scope, &values, initial, (dim, [0, more]));
    let mut shape = scope.ty(values[0]).shape.to_vec();
    shape.splice(dim..=dim, [blocks, block]);
    let mut values = reshaped(scope, &values, &shape);
    if !block.is_power_of_two() {
        let more = (block.next_power_of_two() - block) as i64;
        values = moved(scope, &values, initial, (dim + 1, [0, more]));
    }
    let mut span = 1;
    while span < block {
        let arguments = sides(scope, &values, dim + 1);
        let combined = lifted::apply(scope, body, &arguments)?;
        let alone = ends(scope, &combined, dim, [span, block, extent]);
        values = chosen(scope, alone, &arguments[..values.len()], &combined);
        span *= 2;
    }
    shape.remove(dim + 1);
    let values = reshaped(scope, &values, &shape);
    halved(scope, body, values, (dim, initial), extent.div_ceil(block))
}

/// Where nothing of a pair's second element, made of `span` elements, is within its block, or
/// within the extent of all blocks.
fn ends(
    scope: &mut Scope<'_, '_>,
    pairs: &[ValueId],
    dim: usize,
    [span, block, extent]: [usize; 3],
) -> ValueId {
    let shape = scope.ty(pairs[0]).shape.to_vec();
    let ty = TensorType::new(DType::I32, [shape[dim], shape[dim + 1]]);
    let number = |scope: &mut Scope<'_, '_>, of: usize| {
        scope.build.fill(ty.clone(), Scalar::Integer(of as i64))
    };
    let [place, first] = [1, 0].map(|along| scope.build.iota(ty.clone(), along));
    let [two, one, own] = [2 * span, span, block].map(|of| number(scope, of));
    let place = scope.build.binary(BinaryOp::Mul, place, two);
    let place = scope.build.binary(BinaryOp::Add, place, one);
    let first = scope.build.binary(BinaryOp::Mul, first, own);
    let index = scope.build.binary(BinaryOp::Add, first, place);
    let all = number(scope, extent);
    let beyond_block = scope.build.compare(Direction::Ge, place, own);
    let beyond_all = scope.build.compare(Direction::Ge, index, all);
    let alone = scope.build.binary(BinaryOp::Or, beyond_block, beyond_all);
    scope.build.broadcast(alone, [dim, dim + 1], &shape)
}

fn reshaped(scope: &mut Scope<'_, '_>, values: &[ValueId], shape: &[usize]) -> Vec<ValueId> {
    let values = values.iter();
    values.map(|x| scope.build.reshape(*x, shape)).collect()
}

/// Combines each element of even index with the next one until there is one; so many count. Where
/// one is left over, the rest of the tensor is padding up to a power of two, and an element beside
/// padding stays: so shards of any number of devices hold whole pairs as long as they can.
fn halved<'m>(
    scope: &mut Scope<'_, 'm>,
    body: Body<'m>,
    mut values: Vec<ValueId>,
    (dim, initial): (usize, &[ValueId]),
    mut count: usize,
) -> Lowered<Vec<ValueId>> {
    let mut rest = scope.ty(values[0]).shape[dim];
    while rest > 1 {
        if !rest.is_multiple_of(2) {
            let more = (rest.next_power_of_two() - rest) as i64;
            values = moved(scope, &values, initial, (dim, [0, more]));
        }
        let arguments = sides(scope, &values, dim);
        let combined = lifted::apply(scope, body, &arguments)?;
        values = match count.is_multiple_of(2) {
            true => combined,
            false => {
                let alone = (Direction::Eq, dim, count / 2);
                kept_where(scope, alone, &arguments[..values.len()], &combined)
            }
        };
        count = count.div_ceil(2);
        rest = scope.ty(values[0]).shape[dim];
    }
    Ok(values)
}

/// Tensors with so many initial elements before and after those along a dimension; negative numbers
/// take elements away.
fn moved(
    scope: &mut Scope<'_, '_>,
    values: &[ValueId],
    initial: &[ValueId],
    (dim, [low, high]): (usize, [i64; 2]),
) -> Vec<ValueId> {
    let pairs = values.iter().zip(initial);
    let moved = pairs.map(|(&value, &initial)| {
        let mut shape = scope.ty(value).shape.to_vec();
        let rank = shape.len();
        let mut pad = InteriorPad {
            low: vec![0; rank],
            high: vec![0; rank],
            interior: vec![0; rank],
        };
        (pad.low[dim], pad.high[dim]) = (low, high);
        shape[dim] = shape[dim].saturating_add_signed((low + high) as isize);
        let ty = scope.ty(value).with_shape(shape);
        scope.build.emit(pad, &[value, initial], ty)
    });
    moved.collect()
}

/// The first tensors where an index along a dimension relates to a number as said, the others
/// elsewhere.
fn kept_where(
    scope: &mut Scope<'_, '_>,
    (direction, dim, index): (Direction, usize, usize),
    kept: &[ValueId],
    others: &[ValueId],
) -> Vec<ValueId> {
    let shape = scope.ty(kept[0]).shape.to_vec();
    let line = TensorType::new(DType::I32, [shape[dim]]);
    let index = scope
        .build
        .fill(line.clone(), Scalar::Integer(index as i64));
    let line = scope.build.iota(line, 0);
    let holds = scope.build.compare(direction, line, index);
    let holds = scope.build.broadcast(holds, [dim], &shape);
    chosen(scope, holds, kept, others)
}

/// The first tensors where something holds, the others elsewhere.
fn chosen(
    scope: &mut Scope<'_, '_>,
    holds: ValueId,
    kept: &[ValueId],
    others: &[ValueId],
) -> Vec<ValueId> {
    let pairs = kept.iter().zip(others);
    let kept = pairs.map(|(kept, other)| scope.build.select(holds, *kept, *other));
    kept.collect()
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
    let types = scope.result_types(op)?;
    if let Some((dim, is_reversed)) = reach(&types[0].shape, window, sliding) {
        let values = same_shape(scope, &values)?;
        let found = running(scope, body, (values, &initial), (dim, is_reversed))?;
        let mut arguments = spread(scope, &initial, &types[0].shape);
        arguments.extend(found);
        let results = lifted::apply(scope, body, &arguments)?;
        return scope.define_as(op, &results);
    }
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

/// The dimension along which windows reach from every element to one end, and whether that is the
/// last element.
fn reach(shape: &[usize], window: &[usize], sliding: &Sliding) -> Option<(usize, bool)> {
    let mut long = (0..shape.len()).filter(|dim| window[*dim] > 1);
    let (dim, None) = (long.next()?, long.next()) else {
        return None;
    };
    let mut reaching = Sliding::plain(shape.len());
    let others = i64::try_from(shape[dim]).ok()?.checked_sub(1)?;
    let is_reversed = sliding.padding[dim][0] == 0;
    reaching.padding[dim] = match is_reversed {
        true => [0, others],
        false => [others, 0],
    };
    (window[dim] == shape[dim] && *sliding == reaching).then_some((dim, is_reversed))
}

/// What every element comes to with all before it along a dimension, in order (or with all after
/// it): after each step, with twice as many.
fn running<'m>(
    scope: &mut Scope<'_, 'm>,
    body: Body<'m>,
    (mut values, initial): (Vec<ValueId>, &[ValueId]),
    (dim, is_reversed): (usize, bool),
) -> Lowered<Vec<ValueId>> {
    let extent = scope.ty(values[0]).shape[dim];
    let mut step = 1;
    while step < extent {
        let by = step as i64;
        let ends = if is_reversed { [-by, by] } else { [by, -by] };
        let others = moved(scope, &values, initial, (dim, ends));
        let arguments = match is_reversed {
            true => [&values[..], &others].concat(),
            false => [&others[..], &values].concat(),
        };
        let combined = lifted::apply(scope, body, &arguments)?;
        let whole = match is_reversed {
            true => (Direction::Ge, dim, extent - step),
            false => (Direction::Lt, dim, step),
        };
        values = kept_where(scope, whole, &values, &combined);
        step *= 2;
    }
    Ok(values)
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
