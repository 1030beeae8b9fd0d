//! Parts of steps that put elements in other places: which part of their inputs they read.

use peapod_schemas::micro::{Gather, MAX_RANK, Mean, Operand, Scatter, Slice, StridedCopy};

use super::region::Region;
use super::{share, size_of_element};

/// Some runs, or some bytes of one.
pub(super) fn slice(params: &mut Slice, input: &mut Operand, region: &Region) {
    let [.., run] = region.each;
    reach(input, region, &params.strides, [1, run.len]);
    input.offset = input.offset.wrapping_add(run.from);
    set_lens(&mut params.dims, region);
    params.run = run.len;
}

/// What of the input a box of the output reads.
pub(super) fn strided_copy(
    params: &mut StridedCopy,
    input: &mut Operand,
    region: &Region,
) -> Option<()> {
    let size = size_of_element(input)?;
    // Modulo 2^32, where negative strides are no exception.
    let (mut least, mut span) = (params.start, 0_u32);
    let mut start = params.start;
    for (extent, stride) in region.each.iter().zip(params.strides) {
        let from = extent.from.wrapping_mul(stride.cast_unsigned());
        let reach = extent
            .len
            .wrapping_sub(1)
            .wrapping_mul(stride.unsigned_abs());
        (least, start) = (least.wrapping_add(from), start.wrapping_add(from));
        span = span.wrapping_add(reach);
        if stride < 0 {
            least = least.wrapping_sub(reach);
        }
    }
    params.start = start.wrapping_sub(least);
    input.offset = input.offset.wrapping_add(least.wrapping_mul(size));
    input.len_bytes = span.wrapping_add(1).wrapping_mul(size);
    set_lens(&mut params.dims, region);
    Some(())
}

/// Some indices, and the tables that they point into.
pub(super) fn gather(params: &mut Gather, inputs: &mut [Operand], region: &Region) -> Option<()> {
    let [batches, outer, count, ..] = region.each;
    let [tables, indices] = inputs else {
        return None;
    };
    share(tables, &batches);
    share(tables, &outer);
    share(indices, &batches);
    share(indices, &count);
    (params.batches, params.outer, params.count) = (batches.len, outer.len, count.len);
    Some(())
}

/// The dimension that the first part of an index points into. Dimensions before it are 1, or the
/// step has one place.
fn first_dim(params: &Scatter) -> Option<usize> {
    let at = MAX_RANK.checked_sub(params.parts as usize)?;
    let before = params.dims.get(..at)?;
    before.iter().all(|dim| *dim == 1).then_some(at)
}

/// Places of the first part of an index.
pub(super) fn outermost_place(params: &Scatter) -> u32 {
    let dim = first_dim(params).and_then(|at| params.dims.get(at));
    dim.copied().unwrap_or(1)
}

/// All updates, and some of the places that they may have.
pub(super) fn scatter(params: &mut Scatter, region: &Region) {
    let [places, ..] = region.each;
    if let Some(dim) = first_dim(params).and_then(|at| params.dims.get_mut(at)) {
        *dim = places.len;
        params.first = params.first.wrapping_add(places.from);
    }
}

/// Makes an operand of what a box reads of it: `size` is that of a stride, and that of an element.
pub(super) fn reach(
    operand: &mut Operand,
    region: &Region,
    strides: &[u32; MAX_RANK],
    size: [u32; 2],
) {
    let [stride, element] = size;
    let (mut from, mut last) = (0_u32, 0_u32);
    for (extent, step) in region.each.iter().zip(strides) {
        let step = step.wrapping_mul(stride);
        from = from.wrapping_add(extent.from.wrapping_mul(step));
        last = last.wrapping_add(extent.len.wrapping_sub(1).wrapping_mul(step));
    }
    operand.offset = operand.offset.wrapping_add(from);
    operand.len_bytes = last.wrapping_add(element);
}

pub(super) fn set_lens(dims: &mut [u32; MAX_RANK], region: &Region) {
    for (dim, extent) in dims.iter_mut().zip(&region.each) {
        *dim = extent.len;
    }
}

/// The product of the dimensions before the first that is averaged, and the last of those.
pub(super) fn kept(mean: &Mean) -> (u32, Option<usize>) {
    let (mut product, mut last) = (1_u32, None);
    for (index, dim) in mean.dims.iter().enumerate() {
        if mean.reduced.wrapping_shr(index as u32) & 1 == 0 {
            (product, last) = (product.wrapping_mul(*dim), Some(index));
        } else if *dim != 1 {
            break;
        }
    }
    (product, last)
}
