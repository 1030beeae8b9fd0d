//! `select_and_scatter` by any regions: the place that each window selects is found element by
//! element, and then each place of the windows brings its values to the elements below it.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{InteriorPad, Slice, Sliding};
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, TensorType, ValueId};

use super::combiner::Body;
use super::error::{Lowered, malformed, unsupported};
use super::lifted;
use super::scope::Scope;
use super::windows;
use crate::stablehlo::Operation;

/// Most elements of a window: each becomes ops of its own.
const LARGEST_WINDOW: usize = 1024;

pub(super) fn lower<'m>(
    scope: &mut Scope<'_, 'm>,
    op: &'m Operation,
    [select, scatter]: [Body<'m>; 2],
    (window, sliding): (&[usize], &Sliding),
) -> Lowered {
    let [x, source, initial] = scope.operands::<3>(op)?;
    let elements = window
        .iter()
        .fold(1, |all: usize, it| all.saturating_mul(*it));
    if elements > LARGEST_WINDOW {
        return unsupported(format!(
            "windows of {elements} elements with regions that are no known ones; expected at most \
             {LARGEST_WINDOW}"
        ));
    }
    let places = selected(scope, select, x, source, (window, sliding))?;
    let ty = scope.ty(x).clone();
    let mut result = scope.build.broadcast(initial, [], &ty.shape);
    if ty.is_empty() || scope.ty(source).is_empty() {
        return scope.define_as(op, &[result]);
    }
    for element in 0..elements {
        let number = i64::try_from(element).unwrap_or(i64::MAX);
        let places_ty = scope.ty(places).clone();
        let number = scope.build.fill(places_ty, Scalar::Integer(number));
        let is_here = scope.build.compare(Direction::Eq, places, number);
        let is_here = scope.build.convert(is_here, DType::I32);
        let at = place_of(window, element);
        let values = spread(scope, source, &ty.shape, &at, sliding)?;
        let is_here = spread(scope, is_here, &ty.shape, &at, sliding)?;
        let zero = scope
            .build
            .fill(scope.ty(is_here).clone(), Scalar::Integer(0));
        let is_here = scope.build.compare(Direction::Ne, is_here, zero);
        let combined = lifted::apply(scope, scatter, &[result, values])?;
        let &[combined] = &combined[..] else {
            return malformed("expected a scatter region that returns one element");
        };
        result = scope.build.select(is_here, combined, result);
    }
    scope.define_as(op, &[result])
}

/// The place in a window of an element that is counted row-major.
fn place_of(window: &[usize], element: usize) -> Vec<usize> {
    let mut place = vec![0; window.len()];
    let mut rest = element;
    for dim in (0..window.len()).rev() {
        place[dim] = rest % window[dim];
        rest /= window[dim];
    }
    place
}

/// Which element of its window each place of the source selects: the first one that no later one
/// takes the place of. Padding is not selected; −1 where there is nothing else.
fn selected<'m>(
    scope: &mut Scope<'_, 'm>,
    select: Body<'m>,
    x: ValueId,
    source: ValueId,
    (window, sliding): (&[usize], &Sliding),
) -> Lowered<ValueId> {
    let ty = scope.ty(x).clone();
    let shape = scope.ty(source).shape.to_vec();
    let count = TensorType::new(DType::I32, shape.clone());
    let mut places = scope.build.fill(count.clone(), Scalar::Integer(-1));
    if shape.contains(&0) || ty.is_empty() {
        return Ok(places);
    }
    let zero = scope.build.scalar(ty.dtype, Scalar::Integer(0));
    let mut filled = sliding.clone();
    let padded = windows::padded(scope, x, zero, &mut filled)?;
    let ones = TensorType::new(DType::I32, ty.shape.to_vec());
    let ones = scope.build.fill(ones, Scalar::Integer(1));
    let nothing = scope.build.scalar(DType::I32, Scalar::Integer(0));
    let inside = windows::padded(scope, ones, nothing, &mut sliding.clone())?;
    let mut current = scope
        .build
        .fill(ty.with_shape(shape.clone()), Scalar::Integer(0));
    let none = places;
    for element in 0..window.iter().product() {
        let mut slice = Slice::contiguous(vec![0; shape.len()], vec![0; shape.len()]);
        for (dim, place) in place_of(window, element).into_iter().enumerate() {
            slice.start[dim] = place * sliding.window_dilation[dim];
            slice.stride[dim] = sliding.stride[dim];
            slice.limit[dim] = slice.start[dim] + (shape[dim] - 1) * sliding.stride[dim] + 1;
        }
        let own = ty.with_shape(shape.clone());
        let candidate = scope.build.emit(slice.clone(), &[padded], own);
        let is_inside = scope.build.emit(slice, &[inside], count.clone());
        let one = scope.build.fill(count.clone(), Scalar::Integer(1));
        let is_inside = scope.build.compare(Direction::Eq, is_inside, one);
        let kept = lifted::apply(scope, select, &[current, candidate])?;
        let &[kept] = &kept[..] else {
            return malformed("expected a select region that returns i1");
        };
        let is_first = scope.build.compare(Direction::Eq, places, none);
        let loses = scope.build.unary(UnaryOp::Not, kept);
        let takes = scope.build.binary(BinaryOp::Or, is_first, loses);
        let takes = scope.build.binary(BinaryOp::And, takes, is_inside);
        current = scope.build.select(takes, candidate, current);
        let number = i64::try_from(element).unwrap_or(i64::MAX);
        let number = scope.build.fill(count.clone(), Scalar::Integer(number));
        places = scope.build.select(takes, number, places);
    }
    Ok(places)
}

/// The values of the source below one place of their windows, and 0 elsewhere.
fn spread(
    scope: &mut Scope<'_, '_>,
    source: ValueId,
    shape: &[usize],
    place: &[usize],
    sliding: &Sliding,
) -> Lowered<ValueId> {
    let ty = scope.ty(source).clone();
    let zero = scope.build.scalar(ty.dtype, Scalar::Integer(0));
    let rank = shape.len();
    let mut kind = InteriorPad {
        low: vec![0; rank],
        high: vec![0; rank],
        interior: vec![0; rank],
    };
    let wide = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    for dim in 0..rank {
        let offset = wide(place[dim]).saturating_mul(wide(sliding.window_dilation[dim]));
        let stride = wide(sliding.stride[dim]);
        let low = offset - sliding.padding[dim][0];
        let spread = (wide(ty.shape[dim]) - 1).saturating_mul(stride) + 1;
        kind.low[dim] = low;
        kind.interior[dim] = stride - 1;
        kind.high[dim] = wide(shape[dim]) - low - spread;
    }
    let result = ty.with_shape(shape.to_vec());
    Ok(scope.build.emit(kind, &[source, zero], result))
}
