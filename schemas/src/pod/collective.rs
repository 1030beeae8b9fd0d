//! Collectives: what devices send one another.

use alloc::vec::Vec;

use super::{Combiner, Mesh, Value};

/// A collective: devices that differ in `axes` only form a group, ordered by their position along
/// them, the first axis being major. Operands and results come in pairs.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Collective {
    /// Axes of the mesh, different ones.
    pub axes: Vec<usize>,
    /// What the group does.
    pub op: CollectiveOp,
}

/// What a collective does.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CollectiveOp {
    /// Every device gets the combination.
    AllReduce {
        /// How elements are combined.
        combiner: Combiner,
        /// So many devices count, the first ones of the group; `None` if all do.
        first: Option<usize>,
    },
    /// Every device gets all shards, one after another; what exceeds the result is left out.
    AllGather {
        /// Per operand, the dimension along which shards are put together.
        dims: Vec<usize>,
    },
    /// Every device gets its part of the combination, zeros beyond the operand's end.
    ReduceScatter {
        /// Per operand, the dimension that is cut.
        dims: Vec<usize>,
        /// How elements are combined.
        combiner: Combiner,
        /// As of [`CollectiveOp::AllReduce`].
        first: Option<usize>,
    },
    /// Every device sends a part to each.
    AllToAll {
        /// Per operand, the dimension that is cut.
        split_dims: Vec<usize>,
        /// Per operand, the dimension along which parts are put together.
        concat_dims: Vec<usize>,
    },
    /// Devices send to one another; those that get nothing get zeros.
    CollectivePermute(Route),
    /// One device sends to all.
    CollectiveBroadcast {
        /// Its position in the group.
        source: usize,
    },
}

/// From which position of a group each position gets what it gets.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Route {
    /// From the position so far back; past the ends nothing is sent, or it comes in at the other
    /// end.
    Shift {
        /// Positions further on.
        offset: i64,
        /// Whether the group is a ring.
        wrap: bool,
    },
    /// From the position that the device has along these axes, those of the group in another order.
    Reorder(Vec<usize>),
    /// From the first position to the second; each is the second of one pair at most.
    Pairs(Vec<[usize; 2]>),
    /// To every position t of which t mod `period` is `phase`, from
    /// ⌊(`multiplier` t + `offset`) / `divisor`⌋.
    Stride {
        /// Positions between sources of neighbours, times the divisor.
        multiplier: i64,
        /// Source of the first position, times the divisor.
        offset: i64,
        /// At least 1.
        divisor: i64,
        /// At least 1.
        period: usize,
        /// Below the period.
        phase: usize,
    },
}

impl Route {
    /// Position of the source for each position of a group; `offsets` are the devices at those
    /// positions, less the first one.
    pub fn sources(&self, mesh: &Mesh, offsets: &[usize]) -> Vec<Option<usize>> {
        let parts = offsets.len() as i128;
        let within = |source: i128| (0..parts).contains(&source).then_some(source as usize);
        let source = |(position, &device): (usize, &usize)| match self {
            Self::Shift { offset, wrap } => {
                let source = position as i128 - i128::from(*offset);
                match wrap {
                    true => within(source.rem_euclid(parts)),
                    false => within(source),
                }
            }
            Self::Reorder(order) => Some(mesh.position(device, order)),
            Self::Pairs(_) => None,
            Self::Stride {
                multiplier,
                offset,
                divisor,
                period,
                phase,
            } => {
                let [a, b, c] = [*multiplier, *offset, *divisor].map(i128::from);
                let source = (a * position as i128 + b).div_euclid(c);
                within(source).filter(|_| position % period == *phase)
            }
        };
        let mut sources: Vec<_> = offsets.iter().enumerate().map(source).collect();
        if let Self::Pairs(pairs) = self {
            for &[source, target] in pairs {
                sources[target] = Some(source);
            }
        }
        sources
    }
}

/// The six collectives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CollectiveKind {
    /// Every device gets the combination.
    AllReduce,
    /// Every device gets all shards.
    AllGather,
    /// Every device gets its part of the combination.
    ReduceScatter,
    /// Every device sends a part to each.
    AllToAll,
    /// Devices send to one another.
    CollectivePermute,
    /// One device sends to all.
    CollectiveBroadcast,
}

impl CollectiveKind {
    /// All of them, in the order of the format.
    pub const ALL: [Self; 6] = [
        Self::AllReduce,
        Self::AllGather,
        Self::ReduceScatter,
        Self::AllToAll,
        Self::CollectivePermute,
        Self::CollectiveBroadcast,
    ];

    /// Name of the op in the IR.
    pub const fn name(self) -> &'static str {
        match self {
            Self::AllReduce => "all_reduce",
            Self::AllGather => "all_gather",
            Self::ReduceScatter => "reduce_scatter",
            Self::AllToAll => "all_to_all",
            Self::CollectivePermute => "collective_permute",
            Self::CollectiveBroadcast => "collective_broadcast",
        }
    }

    /// Bytes that one device contributes with one operand: its own, for an all-gather those of the
    /// result.
    pub const fn payload_bytes(self, operand: &Value, result: &Value) -> usize {
        match self {
            Self::AllGather => result.bytes,
            Self::AllReduce
            | Self::ReduceScatter
            | Self::AllToAll
            | Self::CollectivePermute
            | Self::CollectiveBroadcast => operand.bytes,
        }
    }
}

impl Collective {
    /// Which of the six it is.
    pub const fn kind(&self) -> CollectiveKind {
        match self.op {
            CollectiveOp::AllReduce { .. } => CollectiveKind::AllReduce,
            CollectiveOp::AllGather { .. } => CollectiveKind::AllGather,
            CollectiveOp::ReduceScatter { .. } => CollectiveKind::ReduceScatter,
            CollectiveOp::AllToAll { .. } => CollectiveKind::AllToAll,
            CollectiveOp::CollectivePermute(_) => CollectiveKind::CollectivePermute,
            CollectiveOp::CollectiveBroadcast { .. } => CollectiveKind::CollectiveBroadcast,
        }
    }

    /// How it combines elements, if it does.
    pub const fn combiner(&self) -> Option<Combiner> {
        match self.op {
            CollectiveOp::AllReduce { combiner, .. }
            | CollectiveOp::ReduceScatter { combiner, .. } => Some(combiner),
            CollectiveOp::AllGather { .. }
            | CollectiveOp::AllToAll { .. }
            | CollectiveOp::CollectivePermute(_)
            | CollectiveOp::CollectiveBroadcast { .. } => None,
        }
    }

    /// Devices of a group.
    pub fn group_size(&self, mesh: &Mesh) -> usize {
        mesh.parts(&self.axes)
    }
}
