//! Collectives: what devices give one another. Everything is gathered first, then handed out, so
//! operands and results may share memory.

use peapod_schemas::pod::{CollectivePermuteT, Combiner, DType, ElementOp, OpT, RouteKind};
use rayon::prelude::*;

use crate::arena::Lines;
use crate::device::read;
use crate::kernels::elementwise;
use crate::kernels::fusion::{Element, TILE};
use crate::kernels::fusion_tile::with_tiles;
use crate::kernels::fusion_view::{self, View};
use crate::kernels::region::{self, Walk};
use crate::program::{Computation, Mesh, Program, Step, Value, element_bytes};
use crate::traffic::{CollectiveKind, Traffic};

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

    fn parts(&self) -> usize {
        self.offsets.len()
    }

    fn member(&self, group: usize, position: usize) -> usize {
        self.firsts[group] + self.offsets[position]
    }

    /// Group and position of a device.
    fn place(&self, mesh: &Mesh, device: usize) -> (usize, usize) {
        let position = mesh.position(device, &self.axes);
        let first = device - self.offsets[position];
        let group = self.firsts.partition_point(|&other| other < first);
        (group, position)
    }
}

/// One operand and its result, on all devices.
struct Exchange<'a> {
    program: &'a Program,
    groups: Groups,
    operand: &'a Value,
    result: &'a Value,
    arenas: &'a mut [Lines],
}

impl Exchange<'_> {
    fn given(&self, device: usize) -> &[u8] {
        read(self.program, &self.arenas[device], self.operand)
    }

    /// A buffer for each group, of `bytes` bytes.
    fn per_group(&self, bytes: usize, fill: impl Fn(usize, &mut [u8]) + Sync) -> Vec<Lines> {
        let groups = (0..self.groups.firsts.len()).into_par_iter();
        groups
            .map(|group| {
                let mut buffer = buffer(bytes);
                fill(group, buffer.bytes_mut());
                buffer
            })
            .collect()
    }

    /// A copy of every device's operand.
    fn all_given(&self) -> Vec<Lines> {
        let devices = (0..self.arenas.len()).into_par_iter();
        devices
            .map(|device| {
                let mut copy = buffer(self.operand.bytes);
                copy.bytes_mut().copy_from_slice(self.given(device));
                copy
            })
            .collect()
    }

    /// Hands out: writes every device's result, knowing its id, group and position.
    fn hand_out(&mut self, write: impl Fn([usize; 3], &mut [u8]) + Sync) {
        let (mesh, groups) = (&self.program.mesh, &self.groups);
        let range = self.result.arena_range().expect("results are in the arena");
        let arenas = self.arenas.par_iter_mut().enumerate();
        arenas.for_each(|(device, arena)| {
            let (group, position) = groups.place(mesh, device);
            write(
                [device, group, position],
                &mut arena.bytes_mut()[range.clone()],
            );
        });
    }

    /// The operands of each group combined, in order of position: of the first devices, or of all
    /// where it is 0.
    fn reduced(&self, combiner: Combiner, first: u32) -> Vec<Lines> {
        let counted = match first {
            0 => self.groups.parts(),
            first => first as usize,
        };
        let dtype = self.operand.dtype;
        self.per_group(self.operand.bytes, |group, out| {
            let piece = 16 * TILE * element_bytes(dtype);
            out.par_chunks_mut(piece)
                .enumerate()
                .for_each(|(index, out)| {
                    let start = index * piece;
                    let given = |position: usize| {
                        &self.given(self.groups.member(group, position))[start..start + out.len()]
                    };
                    let shards: Vec<&[u8]> = (0..counted).map(given).collect();
                    combine(dtype, combiner, &shards, out);
                });
        })
    }

    fn all_gather(&mut self, dim: usize) {
        let (size, shape) = (element_bytes(self.operand.dtype), &self.operand.shape);
        let whole = &self.result.shape;
        let gathered = self.per_group(self.result.bytes, |group, out| {
            for position in 0..self.groups.parts() {
                let (index, piece) = piece(whole, shape, dim, position);
                let (from, to) = (Walk::whole(shape), Walk::at(whole, &index));
                let shard = self.given(self.groups.member(group, position));
                region::copy(size, &piece, (&from, shard), (&to, &mut *out));
            }
        });
        self.hand_out(|[_, group, _], out| out.copy_from_slice(gathered[group].bytes()));
    }

    fn reduce_scatter(&mut self, dim: usize, combiner: Combiner, first: u32) {
        let reduced = self.reduced(combiner, first);
        let (size, whole) = (element_bytes(self.operand.dtype), &self.operand.shape);
        let shape = &self.result.shape;
        self.hand_out(|[_, group, position], out| {
            let (index, piece) = piece(whole, shape, dim, position);
            if piece != *shape {
                out.fill(0);
            }
            let (from, to) = (Walk::at(whole, &index), Walk::whole(shape));
            region::copy(size, &piece, (&from, reduced[group].bytes()), (&to, out));
        });
    }

    fn all_to_all(&mut self, split: usize, concat: usize) {
        let given = self.all_given();
        let (size, from_shape) = (element_bytes(self.operand.dtype), &self.operand.shape);
        let to_shape = &self.result.shape;
        let groups = Groups::new(&self.program.mesh, &axes_of(&self.groups));
        let mut piece = from_shape.clone();
        piece[split] /= groups.parts();
        self.hand_out(|[_, group, position], out| {
            for sender in 0..groups.parts() {
                let mut index = [vec![0; piece.len()], vec![0; piece.len()]];
                index[0][split] = position * piece[split];
                index[1][concat] = sender * piece[concat];
                let from = Walk::at(from_shape, &index[0]);
                let to = Walk::at(to_shape, &index[1]);
                let sent = given[groups.member(group, sender)].bytes();
                region::copy(size, &piece, (&from, sent), (&to, &mut *out));
            }
        });
    }

    fn permute(&mut self, op: &CollectivePermuteT) {
        let given = self.all_given();
        let mesh = &self.program.mesh;
        let groups = Groups::new(mesh, &axes_of(&self.groups));
        let sources = Sources::new(op, groups.parts());
        self.hand_out(
            |[device, group, position], out| match sources.of(mesh, device, position) {
                Some(source) => {
                    out.copy_from_slice(given[groups.member(group, source)].bytes());
                }
                None => out.fill(0),
            },
        );
    }

    fn broadcast(&mut self, source: usize) {
        let sent = self.per_group(self.operand.bytes, |group, out| {
            out.copy_from_slice(self.given(self.groups.member(group, source)));
        });
        self.hand_out(|[_, group, _], out| out.copy_from_slice(sent[group].bytes()));
    }
}

/// Where a shard lies in the whole, and how much of it is no padding.
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

fn axes_of(groups: &Groups) -> Vec<u32> {
    groups.axes.iter().map(|&axis| axis as u32).collect()
}

fn buffer(bytes: usize) -> Lines {
    Lines::zeros(bytes).expect("memory for a collective")
}

/// From whom each position of a group gets what it gets.
enum Sources {
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
    fn new(op: &CollectivePermuteT, parts: usize) -> Self {
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

    fn of(&self, mesh: &Mesh, device: usize, position: usize) -> Option<usize> {
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

/// Elements of several shards combined, one shard after another. Half precisions are summed as
/// singles and rounded once.
fn combine(dtype: DType, combiner: Combiner, shards: &[&[u8]], out: &mut [u8]) {
    let size = element_bytes(dtype);
    let wide = match dtype {
        DType::F16 | DType::Bf16 => DType::F32,
        other => other,
    };
    let element = Element {
        op: function(combiner),
        dtype: wide,
        from: wide,
        arguments: [0, 1, 1],
        slot: 2,
        dim: 0,
    };
    with_tiles(3, |tiles| {
        for (index, out) in out.chunks_mut(TILE * size).enumerate() {
            let (start, len) = (index * TILE * size, out.len() / size);
            let view = View::contiguous(len);
            for (position, shard) in shards.iter().enumerate() {
                let bytes = &shard[start..start + out.len()];
                let tile = &mut tiles[usize::from(position > 0)];
                fusion_view::load(dtype, &view, bytes, 0..len, tile);
                if position > 0 {
                    elementwise::compute(&element, tiles, 0..len, &[len]);
                    tiles.swap(0, 2);
                }
            }
            fusion_view::store(dtype, &tiles[0], out);
        }
    });
}

fn function(combiner: Combiner) -> ElementOp {
    match combiner {
        Combiner::Mul => ElementOp::Mul,
        Combiner::Max => ElementOp::Max,
        Combiner::Min => ElementOp::Min,
        Combiner::And => ElementOp::And,
        Combiner::Or => ElementOp::Or,
        _ => ElementOp::Add,
    }
}

/// Kind and axes of a collective.
#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "the schema's enum is open; the loader has told its ops apart"
)]
fn kind(op: &OpT) -> Option<(CollectiveKind, &[u32])> {
    Some(match op {
        OpT::AllReduce(op) => (CollectiveKind::AllReduce, &op.axes),
        OpT::AllGather(op) => (CollectiveKind::AllGather, &op.axes),
        OpT::ReduceScatter(op) => (CollectiveKind::ReduceScatter, &op.axes),
        OpT::AllToAll(op) => (CollectiveKind::AllToAll, &op.axes),
        OpT::CollectivePermute(op) => (CollectiveKind::CollectivePermute, &op.axes),
        OpT::CollectiveBroadcast(op) => (CollectiveKind::CollectiveBroadcast, &op.axes),
        _ => return None,
    })
}

/// Runs a collective on all devices; says what it sent.
#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "the schema's enum is open; the loader has told its ops apart"
)]
pub(crate) fn run(
    program: &Program,
    computation: &Computation,
    step: &Step,
    arenas: &mut [Lines],
) -> Vec<Traffic> {
    let Some((kind, axes)) = kind(&step.op) else {
        return vec![];
    };
    let pairs = step.operands.iter().zip(&step.results).enumerate();
    let pairs = pairs.map(|(index, (&operand, &result))| {
        let mut exchange = Exchange {
            program,
            groups: Groups::new(&program.mesh, axes),
            operand: &computation.values[operand],
            result: &computation.values[result],
            arenas: &mut *arenas,
        };
        match &step.op {
            OpT::AllReduce(op) => {
                let reduced = exchange.reduced(op.combiner, op.first);
                exchange.hand_out(|[_, group, _], out| out.copy_from_slice(reduced[group].bytes()));
            }
            OpT::AllGather(op) => exchange.all_gather(op.dims[index] as usize),
            OpT::ReduceScatter(op) => {
                exchange.reduce_scatter(op.dims[index] as usize, op.combiner, op.first);
            }
            OpT::AllToAll(op) => {
                let dims = [op.split_dims[index], op.concat_dims[index]];
                exchange.all_to_all(dims[0] as usize, dims[1] as usize);
            }
            OpT::CollectivePermute(op) => exchange.permute(op),
            OpT::CollectiveBroadcast(op) => exchange.broadcast(op.source as usize),
            _ => {}
        }
        let payload = match kind {
            CollectiveKind::AllGather => exchange.result.bytes,
            CollectiveKind::AllReduce
            | CollectiveKind::ReduceScatter
            | CollectiveKind::AllToAll
            | CollectiveKind::CollectivePermute
            | CollectiveKind::CollectiveBroadcast => exchange.operand.bytes,
        };
        let parts = exchange.groups.parts() as u64;
        let shard = exchange.operand.bytes.min(exchange.result.bytes);
        Traffic::of_one(kind, [payload, shard].map(|bytes| bytes as u64), parts)
    });
    pairs.collect()
}
