//! Which devices a collective connects: groups along axes of the mesh, and routes within them.

use std::collections::BTreeMap;
use std::ops::Range;

use peapod_schemas::pod::{CollectivePermuteT, RouteKind};

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
    pub(crate) fn new(mesh: &Mesh, axes: &[u32]) -> Self {
        let axes: Vec<usize> = axes.iter().map(|&axis| axis as usize).collect();
        let others: Vec<usize> = (0..mesh.axes.len())
            .filter(|axis| !axes.contains(axis))
            .collect();
        let ids = |axes: &[usize]| {
            axes.iter().fold(vec![0], |ids, &axis| {
                let along =
                    |id: usize| (0..mesh.axes[axis].1).map(move |i| id + i * mesh.stride(axis));
                ids.into_iter().flat_map(along).collect::<Vec<_>>()
            })
        };
        Self {
            firsts: ids(&others),
            offsets: ids(&axes),
            axes,
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
}

/// From whom each position of a group gets what it gets.
pub(crate) enum Sources {
    /// From positions so far back, around the ring or not.
    Shift {
        offset: i64,
        wrap: bool,
        parts: usize,
    },
    /// To positions t that leave this rest when divided by the period, from ⌊(a t + b) / c⌋.
    Stride {
        abc: [i64; 3],
        period: usize,
        rest: usize,
        parts: usize,
    },
    /// From the position that the device has along these axes.
    Reorder(Vec<usize>),
    /// Per position.
    Pairs(Vec<Option<usize>>),
}

impl Sources {
    pub(crate) fn new(op: &CollectivePermuteT, parts: usize) -> Self {
        match op.route {
            RouteKind::Reorder => {
                let order = op.order.iter().flatten();
                Self::Reorder(order.map(|&axis| axis as usize).collect())
            }
            RouteKind::Stride => Self::Stride {
                abc: [op.multiplier, op.offset, op.divisor],
                period: op.period as usize,
                rest: op.phase as usize,
                parts,
            },
            RouteKind::Pairs => {
                let mut sources = vec![None; parts];
                let pairs = op.pairs.as_deref().unwrap_or_default();
                for [source, target] in pairs.as_chunks().0 {
                    sources[*target as usize] = Some(*source as usize);
                }
                Self::Pairs(sources)
            }
            _ => Self::Shift {
                offset: op.offset,
                wrap: op.wrap,
                parts,
            },
        }
    }

    pub(crate) fn of(&self, mesh: &Mesh, device: usize, position: usize) -> Option<usize> {
        match self {
            Self::Shift {
                offset,
                wrap,
                parts,
            } => {
                let source = position as i128 - i128::from(*offset);
                let parts = *parts as i128;
                let source = if *wrap {
                    source.rem_euclid(parts)
                } else {
                    source
                };
                (0..parts).contains(&source).then_some(source as usize)
            }
            Self::Stride {
                abc,
                period,
                rest,
                parts,
            } => {
                let [a, b, c] = abc.map(i128::from);
                let source = (a * position as i128 + b).div_euclid(c);
                let due = position % period == *rest && (0..*parts as i128).contains(&source);
                due.then_some(source as usize)
            }
            Self::Reorder(order) => Some(mesh.position(device, order)),
            Self::Pairs(sources) => sources[position],
        }
    }
}
