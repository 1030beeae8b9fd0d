//! Index arithmetic of dense tensors: dimensions as extents with strides.

/// A dimension, or several that are walked through like one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dim {
    /// Steps that there are.
    pub(crate) extent: usize,
    /// Elements from one to the next.
    pub(crate) stride: usize,
}

/// Dimensions of a dense tensor.
pub(crate) fn dims(shape: &[usize]) -> Vec<Dim> {
    let mut stride = 1;
    let mut dims: Vec<Dim> = shape
        .iter()
        .rev()
        .map(|&extent| {
            let dim = Dim { extent, stride };
            stride *= extent;
            dim
        })
        .collect();
    dims.reverse();
    dims
}

/// These dimensions, in this order.
pub(crate) fn pick<T: Copy>(of: &[T], dims: &[usize]) -> Vec<T> {
    dims.iter().map(|&dim| of[dim]).collect()
}

/// Dimensions below `rank` that are not among these, ascending.
pub(crate) fn others(rank: usize, dims: &[usize]) -> Vec<usize> {
    (0..rank).filter(|dim| !dims.contains(dim)).collect()
}

/// How many elements dimensions have together.
pub(crate) fn count(dims: &[Dim]) -> usize {
    dims.iter().map(|dim| dim.extent).product()
}

/// Splits dimensions so that the second part is walked through like one, which is as large as it
/// can be.
pub(crate) fn collapse(dims: &[Dim]) -> (Vec<Dim>, Dim) {
    let mut outer: Vec<Dim> = dims.iter().copied().filter(|dim| dim.extent != 1).collect();
    let Some(mut inner) = outer.pop() else {
        return (
            outer,
            Dim {
                extent: 1,
                stride: 1,
            },
        );
    };
    while let Some(next) = outer.pop_if(|next| next.stride == inner.stride * inner.extent) {
        inner.extent *= next.extent;
    }
    (outer, inner)
}

/// Offsets of all elements of dimensions, row-major in the order given.
pub(crate) fn offsets(dims: &[Dim]) -> Vec<usize> {
    let mut offsets = vec![0];
    for dim in dims {
        offsets = offsets
            .into_iter()
            .flat_map(|offset| (0..dim.extent).map(move |i| offset + i * dim.stride))
            .collect();
    }
    offsets
}
