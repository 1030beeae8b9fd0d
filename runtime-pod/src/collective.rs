//! Collectives: what devices give one another. Everything is gathered first, then handed out, so
//! operands and results may share memory.

use std::collections::BTreeMap;
use std::ops::Range;

use peapod_schemas::pod::{Collective, CollectiveOp, Combiner, Route};
use rayon::prelude::*;

use crate::arena::Lines;
use crate::combine::combine_all;
use crate::device::read;
use crate::groups::Groups;
use crate::kernels::region::{self, Walk};
use crate::peers::{Blocks, Peers, PieceId, Received, Runs, Wanted, all};
use crate::program::{Computation, Program, Step, Value};
use crate::traffic::Traffic;
use crate::transport::TransportError;

/// One operand and its result, on the devices of this process.
struct Exchange<'a> {
    program: &'a Program,
    groups: &'a Groups,
    operand: &'a Value,
    result: &'a Value,
    /// Of the devices of this process, in order of their ids.
    arenas: &'a mut [Lines],
    blocks: Blocks,
    rank: usize,
}

/// A device that is given its result.
#[derive(Clone, Copy)]
struct Receiver {
    device: usize,
    group: usize,
    position: usize,
}

/// How operands are combined.
#[derive(Clone, Copy)]
struct Reduction {
    combiner: Combiner,
    /// Devices of each group that count, the first ones; `None` if all do.
    first: Option<usize>,
}

impl Exchange<'_> {
    /// Runs one operand of a collective.
    fn run(
        &mut self,
        peers: &mut Peers,
        op: &CollectiveOp,
        index: usize,
    ) -> Result<(), TransportError> {
        match *op {
            CollectiveOp::AllReduce { combiner, first } => {
                self.all_reduce(peers, Reduction { combiner, first })
            }
            CollectiveOp::AllGather { ref dims } => self.all_gather(peers, dims[index]),
            CollectiveOp::ReduceScatter {
                ref dims,
                combiner,
                first,
            } => self.reduce_scatter(peers, dims[index], Reduction { combiner, first }),
            CollectiveOp::AllToAll {
                ref split_dims,
                ref concat_dims,
            } => self.all_to_all(peers, split_dims[index], concat_dims[index]),
            CollectiveOp::CollectivePermute(ref route) => self.permute(peers, route),
            CollectiveOp::CollectiveBroadcast { source } => self.broadcast(peers, source),
        }
    }

    /// The devices of this process.
    fn own(&self) -> Range<usize> {
        self.blocks.of(self.rank)
    }

    /// The operand of one of them.
    fn given(&self, device: usize) -> &[u8] {
        read(
            self.program,
            &self.arenas[device - self.own().start],
            self.operand,
        )
    }

    /// The whole operand of a device, of another rank if requested.
    fn operand_of<'a>(&'a self, received: &'a Received, device: usize) -> &'a [u8] {
        match self.own().contains(&device) {
            true => self.given(device),
            false => received.piece(PieceId::of(device)),
        }
    }

    /// What a rank wants of the groups that it holds devices of: pieces of the operands of these
    /// positions, each with its number.
    fn wanted(
        &self,
        rank: usize,
        positions: Range<usize>,
        pieces: impl Fn(usize) -> Vec<(usize, Runs)>,
    ) -> Wanted {
        let mut wanted = Wanted::new();
        let block = self.blocks.of(rank);
        for group in 0..self.groups.count() {
            if !self.groups.has(group, &block) {
                continue;
            }
            let pieces = pieces(group);
            let members = positions.clone().map(|it| self.groups.member(group, it));
            for device in members.filter(|device| !block.contains(device)) {
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
    fn whole(&self) -> Vec<(usize, Runs)> {
        vec![(0, all(self.operand.bytes))]
    }

    /// A buffer of `bytes` bytes for each group that has devices here, none for the others.
    fn per_group(&self, bytes: usize, fill: impl Fn(usize, &mut [u8]) + Sync) -> Vec<Lines> {
        let groups = (0..self.groups.count()).into_par_iter();
        groups
            .map(|group| {
                let held = self.groups.has(group, &self.own());
                let mut buffer = buffer(if held { bytes } else { 0 });
                if held {
                    fill(group, buffer.bytes_mut());
                }
                buffer
            })
            .collect()
    }

    /// A copy of the operand of every device of this process.
    fn all_given(&self) -> Vec<Lines> {
        let devices = self.own().into_par_iter();
        devices
            .map(|device| {
                let mut copy = buffer(self.operand.bytes);
                copy.bytes_mut().copy_from_slice(self.given(device));
                copy
            })
            .collect()
    }

    /// Writes the result of every device of this process.
    fn hand_out(&mut self, write: impl Fn(Receiver, &mut [u8]) + Sync) {
        let (mesh, groups, first) = (&self.program.mesh, self.groups, self.own().start);
        let range = self.result.arena_range().expect("results are in the arena");
        let arenas = self.arenas.par_iter_mut().enumerate();
        arenas.for_each(|(index, arena)| {
            let device = first + index;
            let (group, position) = groups.place(mesh, device);
            let receiver = Receiver {
                device,
                group,
                position,
            };
            write(receiver, &mut arena.bytes_mut()[range.clone()]);
        });
    }

    /// The operands of each group combined, in order of position. Of each group only those pieces
    /// are, as numbered, that `pieces` says of it and of the rank that combines them.
    fn reduced(
        &self,
        peers: &mut Peers,
        reduction: Reduction,
        pieces: impl Fn(usize, usize) -> Vec<(usize, Runs)> + Sync,
    ) -> Result<Vec<Lines>, TransportError> {
        let counted = reduction.first.unwrap_or(self.groups.parts());
        let wanted = |rank| self.wanted(rank, 0..counted, |group| pieces(group, rank));
        let received = peers.fetch(wanted, |device| self.given(device))?;
        let own = self.own();
        Ok(self.per_group(self.operand.bytes, |group, out| {
            for (part, runs) in pieces(group, self.rank) {
                let mut packed = 0;
                for run in runs {
                    let given = |position: usize| {
                        let device = self.groups.member(group, position);
                        match own.contains(&device) {
                            true => &self.given(device)[run.clone()],
                            false => {
                                let piece = received.piece(PieceId { device, part });
                                &piece[packed..packed + run.len()]
                            }
                        }
                    };
                    let shards: Vec<&[u8]> = (0..counted).map(given).collect();
                    let out = &mut out[run.clone()];
                    combine_all(self.operand.dtype, reduction.combiner, &shards, out);
                    packed += run.len();
                }
            }
        }))
    }

    /// The elements of a group that a rank combines for all: an even share of them, if several
    /// ranks hold devices of the group. In bytes.
    fn share(&self, holders: &BTreeMap<usize, usize>, rank: usize) -> Range<usize> {
        let (elements, index) = (self.operand.elements(), holders.range(..rank).count());
        let at = |index: usize| elements * index / holders.len() * self.operand.dtype.size_bytes();
        at(index)..at(index + 1)
    }

    fn all_reduce(
        &mut self,
        peers: &mut Peers,
        reduction: Reduction,
    ) -> Result<(), TransportError> {
        let shares = |group: usize, rank: usize| {
            let holders = self.groups.holders(group, &self.blocks);
            vec![(0, vec![self.share(&holders, rank)])]
        };
        let mut reduced = self.reduced(peers, reduction, shares)?;
        self.gather_shares(peers, &mut reduced)?;
        self.hand_out(|to, out| out.copy_from_slice(reduced[to.group].bytes()));
        Ok(())
    }

    /// Completes the combined operands with the shares of other ranks.
    fn gather_shares(
        &self,
        peers: &mut Peers,
        reduced: &mut [Lines],
    ) -> Result<(), TransportError> {
        if peers.is_single() {
            return Ok(());
        }
        let (mesh, block) = (&self.program.mesh, self.own());
        // The first device of a holder represents it.
        let others = |group: usize, rank: usize| {
            let holders = self.groups.holders(group, &self.blocks);
            let others = holders.iter().filter(|(holder, _)| **holder != rank);
            let shares = others.map(|(&holder, &device)| {
                (PieceId::of(device), vec![self.share(&holders, holder)])
            });
            shares.collect::<Vec<_>>()
        };
        let groups = 0..self.groups.count();
        let wanted = |rank: usize| {
            let block = self.blocks.of(rank);
            let held = groups.clone().filter(|&it| self.groups.has(it, &block));
            held.flat_map(|group| others(group, rank)).collect()
        };
        let given = |device: usize| reduced[self.groups.place(mesh, device).0].bytes();
        let received = peers.fetch(wanted, given)?;
        for (group, out) in reduced.iter_mut().enumerate() {
            if !self.groups.has(group, &block) {
                continue;
            }
            for (id, runs) in others(group, self.rank) {
                let share = runs[0].clone();
                out.bytes_mut()[share].copy_from_slice(received.piece(id));
            }
        }
        Ok(())
    }

    fn all_gather(&mut self, peers: &mut Peers, dim: usize) -> Result<(), TransportError> {
        let (size, shape) = (self.operand.dtype.size_bytes(), &self.operand.shape);
        let (whole, parts) = (&self.result.shape, self.groups.parts());
        let wanted = |rank| self.wanted(rank, 0..parts, |_| self.whole());
        let received = peers.fetch(wanted, |device| self.given(device))?;
        let gathered = self.per_group(self.result.bytes, |group, out| {
            for position in 0..parts {
                let (index, piece) = piece(whole, shape, dim, position);
                let (from, to) = (Walk::whole(shape), Walk::at(whole, &index));
                let shard = self.operand_of(&received, self.groups.member(group, position));
                region::copy(size, &piece, (&from, shard), (&to, &mut *out));
            }
        });
        self.hand_out(|to, out| out.copy_from_slice(gathered[to.group].bytes()));
        Ok(())
    }

    /// The parts along a dimension that devices of a rank get, numbered by their position.
    fn slices(
        &self,
        (group, rank): (usize, usize),
        dim: usize,
        slice: impl Fn(usize) -> Range<usize>,
    ) -> Vec<(usize, Runs)> {
        let block = self.blocks.of(rank);
        let positions = 0..self.groups.parts();
        let own = positions.filter(|&it| block.contains(&self.groups.member(group, it)));
        own.map(|position| (position, runs(self.operand, dim, slice(position))))
            .collect()
    }

    fn reduce_scatter(
        &mut self,
        peers: &mut Peers,
        dim: usize,
        reduction: Reduction,
    ) -> Result<(), TransportError> {
        let (size, whole) = (self.operand.dtype.size_bytes(), &self.operand.shape);
        let shape = &self.result.shape;
        let single = peers.is_single();
        let pieces = |group: usize, rank: usize| {
            if single {
                return self.whole();
            }
            self.slices((group, rank), dim, |position| {
                let (index, piece) = piece(whole, shape, dim, position);
                index[dim]..index[dim] + piece[dim]
            })
        };
        let reduced = self.reduced(peers, reduction, pieces)?;
        self.hand_out(|to, out| {
            let (index, piece) = piece(whole, shape, dim, to.position);
            if piece != *shape {
                out.fill(0);
            }
            let (from, to_walk) = (Walk::at(whole, &index), Walk::whole(shape));
            let reduced = reduced[to.group].bytes();
            region::copy(size, &piece, (&from, reduced), (&to_walk, out));
        });
        Ok(())
    }

    fn all_to_all(
        &mut self,
        peers: &mut Peers,
        split: usize,
        concat: usize,
    ) -> Result<(), TransportError> {
        let (size, from_shape) = (self.operand.dtype.size_bytes(), &self.operand.shape);
        let (to_shape, groups) = (&self.result.shape, self.groups);
        let mut piece = from_shape.clone();
        piece[split] /= groups.parts();
        let extent = piece[split];
        let wanted = |rank: usize| {
            self.wanted(rank, 0..groups.parts(), |group| {
                let slice = |position: usize| position * extent..(position + 1) * extent;
                self.slices((group, rank), split, slice)
            })
        };
        let received = peers.fetch(wanted, |device| self.given(device))?;
        let (given, own) = (self.all_given(), self.own());
        self.hand_out(|to, out| {
            for sender in 0..groups.parts() {
                let mut index = [vec![0; piece.len()], vec![0; piece.len()]];
                index[0][split] = to.position * extent;
                index[1][concat] = sender * piece[concat];
                let device = groups.member(to.group, sender);
                let part = to.position;
                let (from, sent) = match own.contains(&device) {
                    true => {
                        let sent = given[device - own.start].bytes();
                        (Walk::at(from_shape, &index[0]), sent)
                    }
                    false => {
                        let sent = received.piece(PieceId { device, part });
                        (Walk::whole(&piece), sent)
                    }
                };
                let to = Walk::at(to_shape, &index[1]);
                region::copy(size, &piece, (&from, sent), (&to, &mut *out));
            }
        });
        Ok(())
    }

    fn permute(&mut self, peers: &mut Peers, route: &Route) -> Result<(), TransportError> {
        let (mesh, groups) = (&self.program.mesh, self.groups);
        let sources = groups.sources(mesh, route);
        let source = |device: usize| {
            let (group, position) = groups.place(mesh, device);
            Some(groups.member(group, sources[position]?))
        };
        let wanted = |rank: usize| -> Wanted {
            let block = self.blocks.of(rank);
            let sources = block.clone().filter_map(source);
            let others = sources.filter(|device| !block.contains(device));
            let whole = all(self.operand.bytes);
            others.map(|it| (PieceId::of(it), whole.clone())).collect()
        };
        let received = peers.fetch(wanted, |device| self.given(device))?;
        let (given, own) = (self.all_given(), self.own());
        self.hand_out(|to, out| match source(to.device) {
            Some(device) if own.contains(&device) => {
                out.copy_from_slice(given[device - own.start].bytes());
            }
            Some(device) => out.copy_from_slice(received.piece(PieceId::of(device))),
            None => out.fill(0),
        });
        Ok(())
    }

    fn broadcast(&mut self, peers: &mut Peers, source: usize) -> Result<(), TransportError> {
        let wanted = |rank| self.wanted(rank, source..source + 1, |_| self.whole());
        let received = peers.fetch(wanted, |device| self.given(device))?;
        let sent = self.per_group(self.operand.bytes, |group, out| {
            let device = self.groups.member(group, source);
            out.copy_from_slice(self.operand_of(&received, device));
        });
        self.hand_out(|to, out| out.copy_from_slice(sent[to.group].bytes()));
        Ok(())
    }
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

/// Where a shard is in the whole, and how much of it is no padding.
fn piece(
    whole: &[usize],
    shard: &[usize],
    dim: usize,
    position: usize,
) -> (Vec<usize>, Vec<usize>) {
    let mut index = vec![0; shard.len()];
    index[dim] = whole[dim].min(position * shard[dim]);
    let mut piece = shard.to_vec();
    piece[dim] = shard[dim].min(whole[dim] - index[dim]);
    (index, piece)
}

fn buffer(bytes: usize) -> Lines {
    // bounded: an operand of a device
    Lines::zeros(bytes).expect("memory for a collective")
}

/// Runs a collective on the devices of this process, as all ranks do on theirs; says what it sent.
pub(crate) fn run(
    op: &Collective,
    program: &Program,
    computation: &Computation,
    step: &Step,
    arenas: &mut [Lines],
    peers: &mut Peers,
) -> Result<Vec<Traffic>, TransportError> {
    let (kind, groups) = (op.kind(), Groups::new(&program.mesh, &op.axes));
    let pairs = step.operands.iter().zip(&step.results).enumerate();
    let pairs = pairs.map(|(index, (&operand, &result))| {
        let mut exchange = Exchange {
            program,
            groups: &groups,
            operand: &computation.values[operand],
            result: &computation.values[result],
            arenas: &mut *arenas,
            blocks: peers.blocks(),
            rank: peers.rank(),
        };
        exchange.run(peers, &op.op, index)?;
        let payload = kind.payload_bytes(exchange.operand, exchange.result);
        let parts = groups.parts() as u64;
        let shard = exchange.operand.bytes.min(exchange.result.bytes);
        let bytes = [payload, shard].map(|bytes| bytes as u64);
        Ok(Traffic::of_one(kind, bytes, parts))
    });
    pairs.collect()
}
