//! Index arithmetic of tensor-level ops, the obvious way.

/// Every index of a shape, row-major.
pub(super) fn indices(shape: &[usize]) -> impl Iterator<Item = Vec<usize>> + use<> {
    let shape = shape.to_vec();
    let elements = shape.iter().product();
    (0..elements).map(move |position| index(&shape, position))
}

/// The index of an element, from its position in row-major order.
pub(super) fn index(shape: &[usize], position: usize) -> Vec<usize> {
    let mut index = vec![0; shape.len()];
    let mut rest = position;
    for (slot, &extent) in index.iter_mut().zip(shape).rev() {
        *slot = rest % extent;
        rest /= extent;
    }
    index
}

/// The position of an element in row-major order, from its index.
pub(super) fn position(shape: &[usize], index: impl IntoIterator<Item = usize>) -> usize {
    let dims = shape.iter().zip(index);
    dims.fold(0, |position, (&extent, i)| position * extent + i)
}

/// The position of an element, if the index is inside the shape.
pub(super) fn position_inside(shape: &[usize], index: &[i64]) -> Option<usize> {
    let mut position = 0;
    for (&extent, &i) in shape.iter().zip(index) {
        let i = usize::try_from(i).ok().filter(|&i| i < extent)?;
        position = position * extent + i;
    }
    Some(position)
}

/// Where a slice of these sizes begins, if all of it is inside the shape.
pub(super) fn start_inside(shape: &[usize], start: &[i64], sizes: &[usize]) -> Option<Vec<usize>> {
    let dims = shape.iter().zip(start).zip(sizes);
    let starts = dims.map(|((&extent, &start), &size)| {
        let last = extent.checked_sub(size)?;
        usize::try_from(start).ok().filter(|&start| start <= last)
    });
    starts.collect()
}

/// These dimensions of an index or a shape, in this order.
pub(super) fn pick(index: &[usize], dims: &[usize]) -> Vec<usize> {
    dims.iter().map(|&dim| index[dim]).collect()
}

/// Dimensions of a tensor of this rank that are not among these, ascending.
pub(super) fn others(rank: usize, dims: &[usize]) -> Vec<usize> {
    (0..rank).filter(|dim| !dims.contains(dim)).collect()
}

/// Where a slice of `size` requested at `start` begins: clamped so that it is inside.
pub(super) fn clamped_start(start: i64, extent: usize, size: usize) -> usize {
    start.clamp(0, (extent - size) as i64) as usize
}

/// The positions of a shape's elements whose index is 0 outside of these dimensions, in the
/// row-major order of the dimensions as they are given. Positions of disjoint dimensions add up.
pub(super) fn offsets(shape: &[usize], dims: &[usize]) -> Vec<usize> {
    let mut offsets = vec![0];
    for &dim in dims {
        let step: usize = shape[dim + 1..].iter().product();
        offsets = offsets
            .into_iter()
            .flat_map(|offset| (0..shape[dim]).map(move |i| offset + i * step))
            .collect();
    }
    offsets
}

/// Extents no larger than those of a shard. Only dimensions that are taken whole are cut: what
/// exceeds the shard is what was cut off.
pub(super) fn smaller(extents: &[usize], shard: &[usize]) -> Vec<usize> {
    let pairs = extents.iter().zip(shard);
    pairs.map(|(&extent, &shard)| extent.min(shard)).collect()
}
