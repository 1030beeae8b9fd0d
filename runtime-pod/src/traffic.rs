//! What collectives send.

use peapod_schemas::pod::CollectiveKind;

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
            wire_bytes_per_device: wire_bytes(kind, sent, parts),
        }
    }

    pub(crate) fn add(&mut self, other: &Self) {
        self.count += other.count;
        self.payload_bytes += other.payload_bytes;
        self.wire_bytes_per_device += other.wire_bytes_per_device;
    }
}

/// Bytes that one of `parts` devices sends, by the algorithms that use a ring to the full.
fn wire_bytes(kind: CollectiveKind, payload: u64, parts: u64) -> u64 {
    let others =
        |payload: u64| (u128::from(payload) * u128::from(parts - 1) / u128::from(parts)) as u64;
    match kind {
        CollectiveKind::AllReduce => 2 * others(payload),
        CollectiveKind::AllGather | CollectiveKind::ReduceScatter | CollectiveKind::AllToAll => {
            others(payload)
        }
        CollectiveKind::CollectivePermute | CollectiveKind::CollectiveBroadcast if parts == 1 => 0,
        CollectiveKind::CollectivePermute | CollectiveKind::CollectiveBroadcast => payload,
    }
}
