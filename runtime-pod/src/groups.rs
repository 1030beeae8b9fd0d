//! Which devices a collective connects: groups along axes of the mesh, and routes within them.

use std::collections::BTreeMap;
use std::ops::Range;

use peapod_schemas::pod::Route;

use crate::peers::Blocks;
use crate::program::Mesh;

/// Groups of devices that differ in some axes only.
pub(crate) struct Groups {
    axes: Vec<usize>,
    /// The device of each group that is first along all axes, ascending.
    firsts: Vec<usize>,
    /// From the first device of a group to the one at each position.
    offsets: Vec<usize>,
}

impl Groups {
    pub(crate) fn new(mesh: &Mesh, axes: &[usize]) -> Self {
        let others: Vec<usize> = (0..mesh.axes.len())
            .filter(|axis| !axes.contains(axis))
            .collect();
        Self {
            firsts: mesh.along(&others),
            offsets: mesh.along(axes),
            axes: axes.to_vec(),
        }
    }

    /// Number of groups.
    pub(crate) fn count(&self) -> usize {
        self.firsts.len()
    }

    /// Devices of each group.
    pub(crate) fn parts(&self) -> usize {
        self.offsets.len()
    }

    /// The device at a position of a group.
    pub(crate) fn member(&self, group: usize, position: usize) -> usize {
        self.firsts[group] + self.offsets[position]
    }

    /// Whether a block of devices has one of a group.
    pub(crate) fn has(&self, group: usize, block: &Range<usize>) -> bool {
        let mut members = (0..self.parts()).map(|position| self.member(group, position));
        members.any(|device| block.contains(&device))
    }

    /// The ranks that hold devices of a group, and the first such device of each.
    pub(crate) fn holders(&self, group: usize, blocks: &Blocks) -> BTreeMap<usize, usize> {
        let mut holders = BTreeMap::new();
        for position in 0..self.parts() {
            let device = self.member(group, position);
            let first = holders.entry(blocks.rank_of(device)).or_insert(device);
            *first = device.min(*first);
        }
        holders
    }

    /// Group and position of a device.
    pub(crate) fn place(&self, mesh: &Mesh, device: usize) -> (usize, usize) {
        let position = mesh.position(device, &self.axes);
        let first = device - self.offsets[position];
        let group = self.firsts.partition_point(|&other| other < first);
        (group, position)
    }

    /// From whom each position of a group gets what it gets.
    pub(crate) fn sources(&self, mesh: &Mesh, route: &Route) -> Vec<Option<usize>> {
        route.sources(mesh, &self.offsets)
    }
}
