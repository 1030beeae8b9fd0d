//! On which dimensions tensors are split for their update.

use peapod_ir::{AxisId, Mesh, Sharding, TensorType};

/// The sharding of a tensor with the axes added where it divides: as the major axis of a dimension
/// that is whole, else as the minor one of a dimension that is not; where it divides nothing, on
/// the dimension that is padded least. `None` if there is nothing to split.
pub(super) fn split_sharding(
    mesh: &Mesh,
    ty: &TensorType,
    base: &Sharding,
    axes: &[AxisId],
) -> Option<Sharding> {
    if axes.iter().any(|axis| base.uses(*axis)) || ty.elements() < 2 {
        return None;
    }
    if axes.len() > 1 && !base.is_replicated() {
        return split_where_it_divides(mesh, ty, base, axes);
    }
    let parts = mesh.parts(axes);
    let local = base.local_shape(mesh, &ty.shape);
    let padding = |dim: &usize| local[*dim].next_multiple_of(parts) as f64 / local[*dim] as f64;
    let candidates = (0..local.len()).filter(|dim| local[*dim] > 1);
    let best = candidates.min_by(|a, b| {
        let rank = |dim: &usize| (padding(dim), !base.dims[*dim].is_empty());
        rank(a).partial_cmp(&rank(b)).expect("ratios are numbers")
    })?;
    // Part of several axes is not a group of devices that a gradient could be scattered over.
    if axes.len() > 1 && parts > local[best] {
        return None;
    }
    let mut split = base.clone();
    split.dims[best].extend(axes);
    Some(split)
}

/// The sharding of a tensor that other axes split, too, with each of several axes on the longest
/// dimension that it divides, if any: shards that do not divide would not line up with those that
/// the other axes leave.
fn split_where_it_divides(
    mesh: &Mesh,
    ty: &TensorType,
    base: &Sharding,
    axes: &[AxisId],
) -> Option<Sharding> {
    let mut split = base.clone();
    for axis in axes {
        let local = split.local_shape(mesh, &ty.shape);
        let divides = |dim: &usize| {
            let parts = mesh.parts(&split.dims[*dim]) * mesh.size(*axis);
            ty.shape[*dim].is_multiple_of(parts)
        };
        let longest = (0..local.len())
            .filter(divides)
            .max_by_key(|dim| local[*dim]);
        if let Some(dim) = longest {
            split.dims[dim].push(*axis);
        }
    }
    (split != *base).then_some(split)
}
