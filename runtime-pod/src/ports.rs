//! Whole tensors cut into shards, and put together again.

use crate::kernels::region::{self, Walk};
use crate::program::{Mesh, Port, element_bytes};

/// The part of a tensor that a device holds.
struct Part {
    /// Where it begins in the whole.
    index: Vec<usize>,
    /// Its extents; what is beyond in the shard is padding.
    extents: Vec<usize>,
    /// Extents of the shard.
    local: Vec<usize>,
}

impl Part {
    /// `None` where all of the shard is padding.
    fn of(mesh: &Mesh, port: &Port, device: usize) -> Option<Self> {
        let local = port.local_shape(mesh);
        let dims = port.sharding.iter().zip(&local);
        let index: Vec<usize> = dims
            .map(|(axes, extent)| mesh.position(device, axes) * extent)
            .collect();
        let whole = port.stored_shape.iter().zip(&index).zip(&local);
        let extents: Vec<usize> = whole
            .map(|((whole, start), extent)| whole.saturating_sub(*start).min(*extent))
            .collect();
        extents.iter().all(|&extent| extent > 0).then_some(Self {
            index,
            extents,
            local,
        })
    }
}

/// Fills a device's shard from the whole; padding becomes zeros.
pub(crate) fn shard(mesh: &Mesh, port: &Port, device: usize, whole: &[u8], shard: &mut [u8]) {
    let part = Part::of(mesh, port, device);
    if part.as_ref().is_none_or(|part| part.extents != part.local) {
        shard.fill(0);
    }
    if let Some(part) = part {
        let from = Walk::at(&port.stored_shape, &part.index);
        let to = Walk::whole(&part.local);
        let size = element_bytes(port.dtype);
        region::copy(size, &part.extents, (&from, whole), (&to, shard));
    }
}

/// The first device that holds the same part as this one.
fn first_replica(mesh: &Mesh, port: &Port, device: usize) -> usize {
    let axes = port.sharding.iter().flatten();
    let along = |&axis: &usize| mesh.position(device, &[axis]) * mesh.stride(axis);
    axes.map(along).sum()
}

/// The whole, from the first replicas of its shards.
pub(crate) fn unshard<'a>(mesh: &Mesh, port: &Port, shards: impl Fn(usize) -> &'a [u8]) -> Vec<u8> {
    let size = element_bytes(port.dtype);
    // Aligned for elements of any size.
    let mut whole = vec![0_u64; port.global_bytes().div_ceil(8)];
    let bytes = &mut bytemuck::cast_slice_mut(&mut whole)[..port.global_bytes()];
    for device in 0..mesh.devices() {
        if first_replica(mesh, port, device) != device {
            continue;
        }
        let shard = shards(device);
        if let (Some(part), false) = (Part::of(mesh, port, device), shard.is_empty()) {
            let from = Walk::whole(&part.local);
            let to = Walk::at(&port.stored_shape, &part.index);
            region::copy(size, &part.extents, (&from, shard), (&to, &mut *bytes));
        }
    }
    bytes.to_vec()
}

/// A device, and its first replica, that hold different elements.
pub(crate) fn differing_replica<'a>(
    mesh: &Mesh,
    port: &Port,
    shards: impl Fn(usize) -> &'a [u8],
) -> Option<(usize, usize)> {
    let held = |device: usize, part: &Part| {
        let size = element_bytes(port.dtype);
        let mut held = vec![0_u64; (part.extents.iter().product::<usize>() * size).div_ceil(8)];
        let (from, to) = (Walk::whole(&part.local), Walk::whole(&part.extents));
        let bytes = bytemuck::cast_slice_mut(&mut held);
        region::copy(size, &part.extents, (&from, shards(device)), (&to, bytes));
        held
    };
    (0..mesh.devices()).find_map(|device| {
        let first = first_replica(mesh, port, device);
        let part = Part::of(mesh, port, device).filter(|_| first != device)?;
        (held(device, &part) != held(first, &part)).then_some((device, first))
    })
}
