//! Collectives: what devices give one another. Everything is gathered first, then handed out, so
//! operands and results may share memory.

mod needs;

use std::ops::Range;

use peapod_schemas::pod::{Collective, CollectiveOp, Combiner, Route};
use rayon::prelude::*;

use crate::arena::Lines;
use crate::combine::combine_all;
use crate::device::read;
use crate::groups::Groups;
use crate::kernels::region::{self, Walk};
use crate::peers::{Blocks, Fetching, Peers, PieceId, Received, Runs, Wanted};
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
    /// Completes a collective of one operand, given what other ranks have sent.
    fn finish(
        &mut self,
        peers: &mut Peers,
        op: &CollectiveOp,
        index: usize,
        received: &Received,
    ) -> Result<(), TransportError> {
        match *op {
            CollectiveOp::AllReduce { combiner, first } => {
                return self.all_reduce(peers, Reduction { combiner, first }, received);
            }
            CollectiveOp::AllGather { ref dims } => self.all_gather(dims[index], received),
            CollectiveOp::ReduceScatter {
                ref dims,
                combiner,
                first,
            } => self.reduce_scatter(dims[index], Reduction { combiner, first }, received),
            CollectiveOp::AllToAll {
                ref split_dims,
                ref concat_dims,
            } => self.all_to_all(split_dims[index], concat_dims[index], received),
            CollectiveOp::CollectivePermute(ref route) => self.permute(route, received),
            CollectiveOp::CollectiveBroadcast { source } => self.broadcast(source, received),
        }
        Ok(())
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

    /// The whole operand of a device.
    fn operand_of<'a>(&'a self, received: &'a Received, device: usize) -> &'a [u8] {
        let received = received.piece(PieceId::of(device));
        received.unwrap_or_else(|| self.given(device))
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
    /// are, as numbered, that `pieces` says of it.
    fn reduced(
        &self,
        reduction: Reduction,
        received: &Received,
        pieces: impl Fn(usize) -> Vec<(usize, Runs)> + Sync,
    ) -> Vec<Lines> {
        let counted = reduction.first.unwrap_or(self.groups.parts());
        self.per_group(self.operand.bytes, |group, out| {
            for (part, runs) in pieces(group) {
                let mut packed = 0;
                for run in runs {
                    let given = |position: usize| {
                        let device = self.groups.member(group, position);
                        match received.piece(PieceId { device, part }) {
                            None => &self.given(device)[run.clone()],
                            Some(piece) => &piece[packed..packed + run.len()],
                        }
                    };
                    let shards: Vec<&[u8]> = (0..counted).map(given).collect();
                    let out = &mut out[run.clone()];
                    combine_all(self.operand.dtype, reduction.combiner, &shards, out);
                    packed += run.len();
                }
            }
        })
    }

    fn all_reduce(
        &mut self,
        peers: &mut Peers,
        reduction: Reduction,
        received: &Received,
    ) -> Result<(), TransportError> {
        let shares = |group: usize| self.shares(group, self.rank);
        let mut reduced = self.reduced(reduction, received, shares);
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
                let piece = received.piece(id).unwrap_or_default();
                out.bytes_mut()[share].copy_from_slice(piece);
            }
        }
        Ok(())
    }

    fn all_gather(&mut self, dim: usize, received: &Received) {
        let (size, shape) = (self.operand.dtype.size_bytes(), &self.operand.shape);
        let (whole, parts) = (&self.result.shape, self.groups.parts());
        let gathered = self.per_group(self.result.bytes, |group, out| {
            for position in 0..parts {
                let (index, piece) = piece(whole, shape, dim, position);
                let (from, to) = (Walk::whole(shape), Walk::at(whole, &index));
                let shard = self.operand_of(received, self.groups.member(group, position));
                region::copy(size, &piece, (&from, shard), (&to, &mut *out));
            }
        });
        self.hand_out(|to, out| out.copy_from_slice(gathered[to.group].bytes()));
    }

    fn reduce_scatter(&mut self, dim: usize, reduction: Reduction, received: &Received) {
        let (size, whole) = (self.operand.dtype.size_bytes(), &self.operand.shape);
        let shape = &self.result.shape;
        let pieces = |group: usize| self.scattered((group, self.rank), dim);
        let reduced = self.reduced(reduction, received, pieces);
        self.hand_out(|to, out| {
            let (index, piece) = piece(whole, shape, dim, to.position);
            if piece != *shape {
                out.fill(0);
            }
            let (from, to_walk) = (Walk::at(whole, &index), Walk::whole(shape));
            let reduced = reduced[to.group].bytes();
            region::copy(size, &piece, (&from, reduced), (&to_walk, out));
        });
    }

    fn all_to_all(&mut self, split: usize, concat: usize, received: &Received) {
        let (size, from_shape) = (self.operand.dtype.size_bytes(), &self.operand.shape);
        let (to_shape, groups) = (&self.result.shape, self.groups);
        let mut piece = from_shape.clone();
        piece[split] /= groups.parts();
        let extent = piece[split];
        let (given, own) = (self.all_given(), self.own());
        self.hand_out(|to, out| {
            for sender in 0..groups.parts() {
                let mut index = [vec![0; piece.len()], vec![0; piece.len()]];
                index[0][split] = to.position * extent;
                index[1][concat] = sender * piece[concat];
                let device = groups.member(to.group, sender);
                let part = to.position;
                let (from, sent) = match received.piece(PieceId { device, part }) {
                    None => {
                        let sent = given[device - own.start].bytes();
                        (Walk::at(from_shape, &index[0]), sent)
                    }
                    Some(sent) => (Walk::whole(&piece), sent),
                };
                let to = Walk::at(to_shape, &index[1]);
                region::copy(size, &piece, (&from, sent), (&to, &mut *out));
            }
        });
    }

    fn permute(&mut self, route: &Route, received: &Received) {
        let (groups, mesh) = (self.groups, &self.program.mesh);
        let sources = groups.sources(mesh, route);
        let source = |device: usize| needs::source(groups, mesh, &sources, device);
        let (given, own) = (self.all_given(), self.own());
        self.hand_out(|to, out| match source(to.device) {
            Some(device) => {
                let received = received.piece(PieceId::of(device));
                let sent = received.unwrap_or_else(|| given[device - own.start].bytes());
                out.copy_from_slice(sent);
            }
            None => out.fill(0),
        });
    }

    fn broadcast(&mut self, source: usize, received: &Received) {
        let sent = self.per_group(self.operand.bytes, |group, out| {
            let device = self.groups.member(group, source);
            out.copy_from_slice(self.operand_of(received, device));
        });
        self.hand_out(|to, out| out.copy_from_slice(sent[to.group].bytes()));
    }
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

/// A collective at its place in a program.
#[derive(Clone, Copy)]
pub(crate) struct Site<'a> {
    pub(crate) program: &'a Program,
    pub(crate) computation: &'a Computation,
    pub(crate) step: &'a Step,
    pub(crate) op: &'a Collective,
}

impl<'a> Site<'a> {
    /// Calls `work` on every operand in turn, with its index.
    fn each<T>(
        &self,
        arenas: &mut [Lines],
        peers: &mut Peers,
        mut work: impl FnMut(&mut Exchange<'_>, &mut Peers, usize) -> Result<T, TransportError>,
    ) -> Result<Vec<T>, TransportError> {
        let groups = Groups::new(&self.program.mesh, &self.op.axes);
        let values = &self.computation.values;
        let pairs = self.step.operands.iter().zip(&self.step.results);
        let pairs = pairs.enumerate().map(|(index, (&operand, &result))| {
            let mut exchange = Exchange {
                program: self.program,
                groups: &groups,
                operand: &values[operand],
                result: &values[result],
                arenas: &mut *arenas,
                blocks: peers.blocks(),
                rank: peers.rank(),
            };
            work(&mut exchange, peers, index)
        });
        pairs.collect()
    }

    /// Begins to send what other ranks need and to receive what this one does, as all ranks do.
    /// Operands are to stay as they are until the collective is finished, unless what this rank
    /// needs of them is `kept`.
    pub(crate) fn start(
        &self,
        arenas: &mut [Lines],
        peers: &mut Peers,
        kept: bool,
    ) -> Result<Vec<Fetching>, TransportError> {
        self.each(arenas, peers, |exchange, peers, index| {
            let needs = |rank, own| exchange.needs(&self.op.op, index, rank, own);
            let kept = match kept {
                true => needs(peers.rank(), true),
                false => Wanted::new(),
            };
            peers.start(
                |rank| needs(rank, false),
                &kept,
                |device| exchange.given(device),
            )
        })
    }

    /// Waits for what was begun, and writes the results; says what was sent.
    pub(crate) fn finish(
        &self,
        arenas: &mut [Lines],
        peers: &mut Peers,
        fetching: Vec<Fetching>,
    ) -> Result<Vec<Traffic>, TransportError> {
        let kind = self.op.kind();
        let mut fetching = fetching.into_iter();
        self.each(arenas, peers, |exchange, peers, index| {
            let received = peers.finish(fetching.next().unwrap_or_default())?;
            exchange.finish(peers, &self.op.op, index, &received)?;
            let payload = kind.payload_bytes(exchange.operand, exchange.result);
            let parts = exchange.groups.parts() as u64;
            let shard = exchange.operand.bytes.min(exchange.result.bytes);
            let bytes = [payload, shard].map(|bytes| bytes as u64);
            Ok(Traffic::of_one(kind, bytes, parts))
        })
    }
}
