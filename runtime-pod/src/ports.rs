//! Whole tensors cut into shards, and put together again.

use std::collections::BTreeSet;
use std::ops::Range;

use crate::arena::Lines;
use crate::kernels::region::{self, Walk};
use crate::part::{Side, in_memory};
use crate::peers::{Blocks, Peers, PieceId, Received, Wanted, all};
use crate::program::{Mesh, Port, Program};
use crate::transport::TransportError;

/// The part of a tensor that a device holds.
struct Block {
    /// Where it begins in the whole.
    index: Vec<usize>,
    /// Its extents; what is beyond in the shard is padding.
    extents: Vec<usize>,
    /// Extents of the shard.
    local: Vec<usize>,
}

impl Block {
    /// `None` if all of the shard is padding.
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
    let part = Block::of(mesh, port, device);
    if part.as_ref().is_none_or(|part| part.extents != part.local) {
        shard.fill(0);
    }
    if let Some(part) = part {
        let from = Walk::at(&port.stored_shape, &part.index);
        let to = Walk::whole(&part.local);
        let size = port.dtype.size_bytes();
        region::copy(size, &part.extents, (&from, whole), (&to, shard));
    }
}

/// Puts a device's shard into its place in the whole; padding is left out.
pub(crate) fn join(mesh: &Mesh, port: &Port, device: usize, shard: &[u8], whole: &mut [u8]) {
    if let (Some(part), false) = (Block::of(mesh, port, device), shard.is_empty()) {
        let from = Walk::whole(&part.local);
        let to = Walk::at(&port.stored_shape, &part.index);
        let size = port.dtype.size_bytes();
        region::copy(size, &part.extents, (&from, shard), (&to, whole));
    }
}

/// The first device that holds the same part as this one.
pub(crate) fn first_replica(mesh: &Mesh, port: &Port, device: usize) -> usize {
    let axes = port.sharding.iter().flatten();
    let along = |&axis: &usize| mesh.position(device, &[axis]) * mesh.stride(axis);
    axes.map(along).sum()
}

/// Bytes of one shard.
fn shard_bytes(mesh: &Mesh, port: &Port) -> usize {
    port.local_shape(mesh).iter().product::<usize>() * port.dtype.size_bytes()
}

/// A port, and which devices have it.
pub(crate) struct Spread<'a> {
    mesh: &'a Mesh,
    port: &'a Port,
    /// Blocks of devices that have it in memory, ascending: all in one, or those of some stages.
    held: Vec<Range<usize>>,
}

impl<'a> Spread<'a> {
    /// Of a port of a whole program.
    pub(crate) fn new(program: &'a Program, side: Side, index: usize) -> Self {
        let mesh = &program.mesh;
        let in_memory = in_memory(program, side, index);
        let devices = mesh.devices() / in_memory.len();
        let stages = in_memory.iter().enumerate().filter(|(_, held)| **held);
        let blocks = stages.map(|(stage, _)| stage * devices..(stage + 1) * devices);
        Self {
            mesh,
            port: &side.ports(program)[index],
            held: blocks.collect(),
        }
    }

    /// Whether no device has it in memory.
    pub(crate) fn is_nowhere(&self) -> bool {
        self.held.is_empty()
    }

    /// Whether a device has it in memory.
    fn is_held_by(&self, device: usize) -> bool {
        self.held.iter().any(|block| block.contains(&device))
    }

    /// The first device that holds the same part as this one.
    pub(crate) fn first_replica(&self, device: usize) -> usize {
        // No port is sharded over the axis of the stages.
        let first = self.held.first().map_or(0, |block| block.start);
        first + first_replica(self.mesh, self.port, device)
    }

    /// The devices of a rank that have it.
    fn held_by<'b>(&'b self, blocks: &Blocks, rank: usize) -> impl Iterator<Item = usize> + 'b {
        blocks.of(rank).filter(|device| self.is_held_by(*device))
    }

    /// The devices that are the first to hold their part.
    fn firsts(&self) -> impl Iterator<Item = usize> + Clone + '_ {
        let first = self.held.first().cloned().unwrap_or_default();
        first.filter(|&device| self.first_replica(device) == device)
    }
}

/// The shards of an input for the devices of this process.
pub(crate) struct Scattered<'a> {
    spread: &'a Spread<'a>,
    source: Source,
}

/// Where shards come from.
enum Source {
    /// The whole tensor.
    Whole(Lines),
    /// One shard after another: those of these devices, ascending.
    Shards { firsts: Vec<usize>, shards: Lines },
}

impl Scattered<'_> {
    /// Fills a device's shard.
    pub(crate) fn write(&self, device: usize, out: &mut [u8]) {
        match &self.source {
            Source::Whole(whole) => {
                let Spread { mesh, port, .. } = self.spread;
                shard(mesh, port, device, whole.bytes(), out);
            }
            Source::Shards { firsts, shards } => {
                let first = self.spread.first_replica(device);
                let start = firsts.partition_point(|&other| other < first) * out.len();
                out.copy_from_slice(&shards.bytes()[start..start + out.len()]);
            }
        }
    }
}

/// Gives every rank the shards of its devices, replicas once, of a tensor that rank 0 has; `whole`
/// is empty on the others.
pub(crate) fn scatter<'a>(
    peers: &mut Peers,
    spread: &'a Spread<'a>,
    whole: Lines,
) -> Result<Scattered<'a>, TransportError> {
    let (blocks, ranks) = (peers.blocks(), peers.ranks());
    let Spread { mesh, port, .. } = spread;
    let firsts = |rank: usize| -> BTreeSet<usize> {
        let devices = spread.held_by(&blocks, rank);
        devices.map(|it| spread.first_replica(it)).collect()
    };
    let bytes = shard_bytes(mesh, port);
    // bounded: ranks that are there
    let mut outgoing = vec![Vec::new(); ranks];
    // bounded: ranks that are there
    let mut sizes = vec![0; ranks];
    let source = if peers.rank() == 0 {
        // bounded: a part of a value in memory
        let mut one = Lines::zeros(bytes).expect("memory for a shard");
        for (rank, message) in outgoing.iter_mut().enumerate().skip(1) {
            for device in firsts(rank) {
                shard(mesh, port, device, whole.bytes(), one.bytes_mut());
                message.extend_from_slice(one.bytes());
            }
        }
        peers.exchange(&outgoing, &sizes)?;
        Source::Whole(whole)
    } else {
        let firsts: Vec<usize> = firsts(peers.rank()).into_iter().collect();
        sizes[0] = firsts.len() * bytes;
        let mut messages = peers.exchange(&outgoing, &sizes)?;
        let shards = messages.swap_remove(0);
        Source::Shards { firsts, shards }
    };
    Ok(Scattered { spread, source })
}

/// The shard of a device, of this process or of another that was asked for it.
fn shard_of<'b, 'a: 'b>(
    shards: &impl Fn(usize) -> &'a [u8],
    received: &'b Received,
    device: usize,
) -> &'b [u8] {
    let received = received.piece(PieceId::of(device));
    received.unwrap_or_else(|| shards(device))
}

/// The whole, which is zeros at first, from the first replicas of its shards. `shards` yields those
/// of this process.
pub(crate) fn unshard<'a>(
    peers: &mut Peers,
    spread: &Spread<'_>,
    mut whole: Lines,
    shards: impl Fn(usize) -> &'a [u8],
) -> Result<Vec<u8>, TransportError> {
    let blocks = peers.blocks();
    let Spread { mesh, port, .. } = spread;
    let bytes = shard_bytes(mesh, port);
    let wanted = |rank: usize| wanted(&blocks, rank, spread.firsts(), bytes);
    let received = peers.fetch(wanted, &shards)?;
    for device in spread.firsts() {
        let shard = shard_of(&shards, &received, device);
        join(mesh, port, device, shard, whole.bytes_mut());
    }
    Ok(whole.bytes().to_vec())
}

/// All bytes of those devices that another rank holds.
fn wanted(
    blocks: &Blocks,
    rank: usize,
    devices: impl Iterator<Item = usize>,
    bytes: usize,
) -> Wanted {
    let others = devices.filter(|device| !blocks.of(rank).contains(device));
    others
        .map(|device| (PieceId::of(device), all(bytes)))
        .collect()
}

/// The first device of this process that holds other elements than its first replica does.
pub(crate) fn differing_replica<'a>(
    peers: &mut Peers,
    spread: &Spread<'_>,
    shards: impl Fn(usize) -> &'a [u8],
) -> Result<Option<usize>, TransportError> {
    let (rank, blocks) = (peers.rank(), peers.blocks());
    let Spread { mesh, port, .. } = spread;
    let first = |device: usize| spread.first_replica(device);
    let bytes = shard_bytes(mesh, port);
    let wanted = |rank: usize| {
        let firsts = spread.held_by(&blocks, rank).map(first);
        wanted(&blocks, rank, firsts, bytes)
    };
    let received = peers.fetch(wanted, &shards)?;
    let held = |device: usize, part: &Block| {
        let size = port.dtype.size_bytes();
        // bounded: a part of a value in memory
        let mut held = vec![0_u64; (part.extents.iter().product::<usize>() * size).div_ceil(8)];
        let (from, to) = (Walk::whole(&part.local), Walk::whole(&part.extents));
        let shard = shard_of(&shards, &received, device);
        let bytes = bytemuck::cast_slice_mut(&mut held);
        region::copy(size, &part.extents, (&from, shard), (&to, bytes));
        held
    };
    let mut own = spread.held_by(&blocks, rank);
    Ok(own.find(|&device| {
        let part = Block::of(mesh, port, device).filter(|_| first(device) != device);
        part.is_some_and(|part| held(device, &part) != held(first(device), &part))
    }))
}
