//! What ranks need of devices that they do not hold, before anything is combined: the same answer
//! on all ranks, so that each knows what the others send it.

use std::collections::BTreeMap;
use std::ops::Range;

use peapod_schemas::pod::CollectiveOp;

use super::{Exchange, piece};
use crate::groups::Groups;
use crate::peers::{PieceId, Runs, Wanted, all};
use crate::program::{Mesh, Value};

/// Pieces of an operand, each with its number.
type Pieces = Vec<(usize, Runs)>;

impl Exchange<'_> {
    /// What a rank needs for a collective of this operand: of devices of other ranks, or of its
    /// `own`.
    pub(super) fn needs(&self, op: &CollectiveOp, index: usize, rank: usize, own: bool) -> Wanted {
        let parts = self.groups.parts();
        match *op {
            CollectiveOp::AllReduce { first, .. } => {
                let counted = 0..first.unwrap_or(parts);
                self.wanted((rank, own), counted, |group| self.shares(group, rank))
            }
            CollectiveOp::AllGather { .. } => self.wanted((rank, own), 0..parts, |_| self.whole()),
            CollectiveOp::ReduceScatter {
                ref dims, first, ..
            } => {
                let counted = 0..first.unwrap_or(parts);
                self.wanted((rank, own), counted, |group| {
                    self.scattered((group, rank), dims[index])
                })
            }
            CollectiveOp::AllToAll { ref split_dims, .. } => {
                let split = split_dims[index];
                let extent = self.operand.shape[split] / parts;
                self.wanted((rank, own), 0..parts, |group| {
                    let slice = |position: usize| position * extent..(position + 1) * extent;
                    self.slices((group, rank), split, slice)
                })
            }
            CollectiveOp::CollectivePermute(ref route) => {
                let sources = self.groups.sources(&self.program.mesh, route);
                let block = self.blocks.of(rank);
                let devices = block.clone();
                let (groups, mesh) = (self.groups, &self.program.mesh);
                let sources = devices.filter_map(|device| source(groups, mesh, &sources, device));
                let others = sources.filter(|device| block.contains(device) == own);
                let whole = all(self.operand.bytes);
                others.map(|it| (PieceId::of(it), whole.clone())).collect()
            }
            CollectiveOp::CollectiveBroadcast { source } => {
                self.wanted((rank, own), source..source + 1, |_| self.whole())
            }
        }
    }

    /// What a rank wants of the groups that it holds devices of: pieces of the operands of these
    /// positions.
    fn wanted(
        &self,
        (rank, own): (usize, bool),
        positions: Range<usize>,
        pieces: impl Fn(usize) -> Pieces,
    ) -> Wanted {
        let mut wanted = Wanted::new();
        let block = self.blocks.of(rank);
        for group in 0..self.groups.count() {
            if !self.groups.has(group, &block) {
                continue;
            }
            let pieces = pieces(group);
            let members = positions.clone().map(|it| self.groups.member(group, it));
            for device in members.filter(|device| block.contains(device) == own) {
                let pieces = pieces.iter();
                let ids = pieces.map(|(part, runs)| {
                    let part = *part;
                    (PieceId { device, part }, runs.clone())
                });
                wanted.extend(ids);
            }
        }
        wanted
    }

    /// All bytes of an operand.
    fn whole(&self) -> Pieces {
        vec![(0, all(self.operand.bytes))]
    }

    /// The elements of a group that a rank combines for all: an even share of them, if several
    /// ranks hold devices of the group. In bytes.
    pub(super) fn share(&self, holders: &BTreeMap<usize, usize>, rank: usize) -> Range<usize> {
        let (elements, index) = (self.operand.elements(), holders.range(..rank).count());
        let at = |index: usize| elements * index / holders.len() * self.operand.dtype.size_bytes();
        at(index)..at(index + 1)
    }

    /// The share of a rank as the only piece.
    pub(super) fn shares(&self, group: usize, rank: usize) -> Pieces {
        let holders = self.groups.holders(group, &self.blocks);
        vec![(0, vec![self.share(&holders, rank)])]
    }

    /// The parts that devices of a rank get when a dimension is scattered; the only rank takes
    /// all in one.
    pub(super) fn scattered(&self, (group, rank): (usize, usize), dim: usize) -> Pieces {
        if self.blocks.ranks == 1 {
            return self.whole();
        }
        let (whole, shape) = (&self.operand.shape, &self.result.shape);
        self.slices((group, rank), dim, |position| {
            let (index, piece) = piece(whole, shape, dim, position);
            index[dim]..index[dim] + piece[dim]
        })
    }

    /// The parts along a dimension that devices of a rank get, numbered by their position.
    fn slices(
        &self,
        (group, rank): (usize, usize),
        dim: usize,
        slice: impl Fn(usize) -> Range<usize>,
    ) -> Pieces {
        let block = self.blocks.of(rank);
        let positions = 0..self.groups.parts();
        let own = positions.filter(|&it| block.contains(&self.groups.member(group, it)));
        own.map(|position| (position, runs(self.operand, dim, slice(position))))
            .collect()
    }
}

/// From whom a device gets what it gets, given that by position of its group.
pub(super) fn source(
    groups: &Groups,
    mesh: &Mesh,
    sources: &[Option<usize>],
    device: usize,
) -> Option<usize> {
    let (group, position) = groups.place(mesh, device);
    Some(groups.member(group, sources[position]?))
}

/// Where the elements of a tensor between two indices along a dimension are, in bytes.
fn runs(value: &Value, dim: usize, slice: Range<usize>) -> Runs {
    if slice.len() == value.shape[dim] {
        return all(value.bytes);
    }
    let inner = value.shape[dim + 1..].iter().product::<usize>() * value.dtype.size_bytes();
    let rows = (0..value.bytes).step_by(value.shape[dim] * inner);
    rows.map(|row| row + slice.start * inner..row + slice.end * inner)
        .collect()
}
