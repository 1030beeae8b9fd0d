//! What collectives send.

/// The six collectives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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
    /// All of them, in the order of [`Executor::traffic`](crate::Executor::traffic).
    pub const ALL: [Self; 6] = [
        Self::AllReduce,
        Self::AllGather,
        Self::ReduceScatter,
        Self::AllToAll,
        Self::CollectivePermute,
        Self::CollectiveBroadcast,
    ];

    /// Name in the IR.
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

    /// Bytes that one of `parts` devices sends, by the algorithms that use a ring to the full.
    fn wire_bytes(self, payload: u64, parts: u64) -> u64 {
        let others =
            |payload: u64| (u128::from(payload) * u128::from(parts - 1) / u128::from(parts)) as u64;
        match self {
            Self::AllReduce => 2 * others(payload),
            Self::AllGather | Self::ReduceScatter | Self::AllToAll => others(payload),
            Self::CollectivePermute | Self::CollectiveBroadcast if parts == 1 => 0,
            Self::CollectivePermute | Self::CollectiveBroadcast => payload,
        }
    }
}

/// What collectives of one kind have sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Traffic {
    /// Which kind.
    pub kind: CollectiveKind,
    /// Collectives that ran; each operand counts.
    pub count: u64,
    /// Bytes of one device's operands, of all-gathers of its results.
    pub payload_bytes: u64,
    /// Bytes that one device sent, if the machine uses a ring: (n − 1) / n of the payload, padded
    /// to whole shards, of an all-reduce twice that; of permutations and broadcasts all of it.
    pub wire_bytes_per_device: u64,
}

impl Traffic {
    /// Nothing yet.
    pub(crate) const fn new(kind: CollectiveKind) -> Self {
        Self {
            kind,
            count: 0,
            payload_bytes: 0,
            wire_bytes_per_device: 0,
        }
    }

    /// One collective of one operand: bytes of its payload and of a shard, which is sent with its
    /// padding; shards that are nothing else are not.
    pub(crate) fn of_one(kind: CollectiveKind, [payload, shard]: [u64; 2], parts: u64) -> Self {
        let sent = payload.next_multiple_of(shard.max(1));
        Self {
            kind,
            count: 1,
            payload_bytes: payload,
            wire_bytes_per_device: kind.wire_bytes(sent, parts),
        }
    }

    pub(crate) fn add(&mut self, other: &Self) {
        self.count += other.count;
        self.payload_bytes += other.payload_bytes;
        self.wire_bytes_per_device += other.wire_bytes_per_device;
    }
}
