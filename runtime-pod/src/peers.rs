//! A rank among the others: which devices it holds, and how it gets bytes of those it does not.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use crate::activity::Activity;
use crate::arena::Lines;
use crate::engine::RunError;
use crate::program::Program;
use crate::subset::{Shared, Subset};
use crate::transport::{Exchanging, Notice, Transport, TransportError};

/// How devices are divided among ranks: blocks of consecutive ids, of sizes as even as possible.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blocks {
    pub(crate) devices: usize,
    pub(crate) ranks: usize,
}

impl Blocks {
    /// The devices that a rank holds.
    pub(crate) fn of(&self, rank: usize) -> Range<usize> {
        let start = |rank: usize| rank * self.devices / self.ranks;
        start(rank)..start(rank + 1)
    }

    /// The rank that holds a device.
    pub(crate) fn rank_of(&self, device: usize) -> usize {
        ((device + 1) * self.ranks - 1) / self.devices
    }
}

/// Bytes that a rank may say in words.
const MOST_WORDS: usize = 4096;

/// Ranges of bytes, taken one after another.
pub(crate) type Runs = Vec<Range<usize>>;

/// All of so many bytes.
pub(crate) fn all(bytes: usize) -> Runs {
    std::iter::once(0..bytes).collect()
}

/// Bytes of another rank's device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct PieceId {
    /// Id of the device.
    pub(crate) device: usize,
    /// Tells several pieces of one device apart.
    pub(crate) part: usize,
}

impl PieceId {
    /// The only piece of a device.
    pub(crate) fn of(device: usize) -> Self {
        Self { device, part: 0 }
    }
}

/// What a rank needs of devices that it does not hold.
pub(crate) type Wanted = BTreeMap<PieceId, Runs>;

/// Pieces that other ranks have sent, and those of this rank's devices that were kept.
pub(crate) struct Received {
    /// By rank.
    messages: Vec<Lines>,
    /// Of devices of this rank.
    kept: Vec<u8>,
    /// The rank that has a piece, and where it is in its message, or in what was kept.
    places: BTreeMap<PieceId, (usize, Range<usize>)>,
}

impl Received {
    /// The bytes of a piece that was wanted, or kept.
    pub(crate) fn piece(&self, id: PieceId) -> Option<&[u8]> {
        let (rank, range) = self.places.get(&id)?;
        let message = self.messages.get(*rank).map(Lines::bytes);
        Some(&message.unwrap_or(&self.kept)[range.clone()])
    }
}

/// Pieces that other ranks are sending.
pub(crate) struct Fetching {
    messages: Exchanging,
    kept: Vec<u8>,
    places: BTreeMap<PieceId, (usize, Range<usize>)>,
}

/// Of a rank that needs nothing.
impl Default for Fetching {
    fn default() -> Self {
        Self {
            messages: Exchanging::Arrived(vec![]),
            kept: vec![],
            places: BTreeMap::new(),
        }
    }
}

/// This rank's view of all ranks.
pub(crate) struct Peers {
    transport: Subset,
    blocks: Blocks,
    rank: usize,
}

impl Peers {
    /// All ranks, which hold so many devices.
    pub(crate) fn all(shared: &Shared, devices: usize) -> Self {
        let ranks = shared.lock().ranks();
        Self::new(shared.subset(0..ranks), devices)
    }

    /// There are at least as many devices as ranks.
    pub(crate) fn new(transport: Subset, devices: usize) -> Self {
        let (rank, ranks) = (transport.rank(), transport.ranks());
        assert!(rank < ranks && ranks <= devices);
        Self {
            transport,
            blocks: Blocks { devices, ranks },
            rank,
        }
    }

    /// As [`Transport::runs`].
    pub(crate) fn runs(&mut self, program: &Arc<Program>) -> Option<Arc<Activity>> {
        self.transport.runs(program)
    }

    /// As [`Transport::on_wait`].
    pub(crate) fn on_wait(&mut self, notice: Notice) {
        self.transport.on_wait(notice);
    }

    pub(crate) fn rank(&self) -> usize {
        self.rank
    }

    pub(crate) fn ranks(&self) -> usize {
        self.blocks.ranks
    }

    pub(crate) fn blocks(&self) -> Blocks {
        self.blocks
    }

    /// The devices of this rank.
    pub(crate) fn own(&self) -> Range<usize> {
        self.blocks.of(self.rank)
    }

    /// Whether this rank holds all devices.
    pub(crate) fn is_single(&self) -> bool {
        self.blocks.ranks == 1
    }

    /// What this rank has, if all others have theirs.
    pub(crate) fn all_have<T>(&mut self, own: Result<T, RunError>) -> Result<T, RunError> {
        let ready = self.agree([u64::from(own.is_ok())])?;
        let own = own?;
        match ready.iter().position(|&[ready]| ready == 0) {
            None => Ok(own),
            Some(rank) => Err(RunError::Peer { rank }),
        }
    }

    /// What every rank says, by rank.
    pub(crate) fn agree<const N: usize>(
        &mut self,
        own: [u64; N],
    ) -> Result<Vec<[u64; N]>, TransportError> {
        if self.is_single() {
            return Ok(vec![own]);
        }
        let bytes: Vec<u8> = own.iter().flat_map(|word| word.to_le_bytes()).collect();
        let told = self.transport.agree(&bytes)?;
        let words = |bytes: &Vec<u8>| {
            let (words, _) = bytes.as_chunks::<8>();
            std::array::from_fn(|index| u64::from_le_bytes(words[index]))
        };
        Ok(told.iter().map(words).collect())
    }

    /// What every rank says in words, by rank: [`MOST_WORDS`] bytes of each.
    pub(crate) fn tell(&mut self, own: &str) -> Result<Vec<String>, TransportError> {
        if self.is_single() {
            return Ok(vec![own.to_owned()]);
        }
        let mut bytes = own.as_bytes().to_vec();
        bytes.resize(MOST_WORDS, 0);
        let told = self.transport.agree(&bytes)?;
        let text = |bytes: &Vec<u8>| String::from_utf8_lossy(bytes).into_owned();
        let texts = told.iter().map(text);
        Ok(texts
            .map(|it| it.trim_end_matches('\0').to_owned())
            .collect())
    }

    /// Gets the pieces that this rank wants, and gives the others what they do. `wanted` says what
    /// each rank wants of devices that are not its own, the same on all ranks; `given` yields the
    /// bytes of one of this rank's devices.
    pub(crate) fn fetch<'a>(
        &mut self,
        wanted: impl Fn(usize) -> Wanted,
        given: impl Fn(usize) -> &'a [u8],
    ) -> Result<Received, TransportError> {
        let fetching = self.start(wanted, &Wanted::new(), given)?;
        self.finish(fetching)
    }

    /// Begins to [`fetch`](Self::fetch), and keeps a copy of pieces of this rank's devices. All
    /// ranks begin and finish in the same order.
    pub(crate) fn start<'a>(
        &mut self,
        wanted: impl Fn(usize) -> Wanted,
        kept: &Wanted,
        given: impl Fn(usize) -> &'a [u8],
    ) -> Result<Fetching, TransportError> {
        if self.is_single() {
            return Ok(Fetching::default());
        }
        let mut places = BTreeMap::new();
        // bounded: ranks that are there
        let mut sizes = vec![0; self.blocks.ranks];
        for (id, runs) in wanted(self.rank) {
            let rank = self.blocks.rank_of(id.device);
            let start = sizes[rank];
            sizes[rank] += runs.iter().map(Range::len).sum::<usize>();
            places.insert(id, (rank, start..sizes[rank]));
        }
        let own = self.own();
        let pack = |rank: usize| {
            let mut message = Vec::new();
            if rank != self.rank {
                let all = wanted(rank);
                for (id, runs) in all.range(PieceId::of(own.start)..PieceId::of(own.end)) {
                    let bytes = given(id.device);
                    let runs = runs.iter().cloned();
                    runs.for_each(|run| message.extend_from_slice(&bytes[run]));
                }
            }
            message
        };
        let outgoing = (0..self.blocks.ranks).map(pack).collect::<Vec<_>>();
        let messages = self.transport.start(outgoing, buffers(&sizes))?;
        let mut copies = Vec::new();
        for (id, runs) in kept {
            let (start, bytes) = (copies.len(), given(id.device));
            for run in runs {
                copies.extend_from_slice(&bytes[run.clone()]);
            }
            places.insert(*id, (self.blocks.ranks, start..copies.len()));
        }
        Ok(Fetching {
            messages,
            kept: copies,
            places,
        })
    }

    /// Waits for pieces.
    pub(crate) fn finish(&mut self, fetching: Fetching) -> Result<Received, TransportError> {
        let messages = match fetching.messages {
            Exchanging::Arrived(messages) => messages,
            Exchanging::Open(number) => self.transport.finish(number)?,
        };
        Ok(Received {
            messages,
            kept: fetching.kept,
            places: fetching.places,
        })
    }

    /// Has messages that are on their way go on.
    pub(crate) fn progress(&mut self) {
        self.transport.progress();
    }

    /// Sends a message to every rank and receives one of a known size from each.
    pub(crate) fn exchange(
        &mut self,
        outgoing: &[Vec<u8>],
        sizes: &[usize],
    ) -> Result<Vec<Lines>, TransportError> {
        let mut messages = buffers(sizes);
        let outgoing: Vec<&[u8]> = outgoing.iter().map(Vec::as_slice).collect();
        let mut incoming: Vec<&mut [u8]> = messages.iter_mut().map(Lines::bytes_mut).collect();
        self.transport.exchange(&outgoing, &mut incoming)?;
        Ok(messages)
    }
}

/// Room for messages.
fn buffers(sizes: &[usize]) -> Vec<Lines> {
    // bounded: operands of devices
    let buffer = |&bytes: &usize| Lines::zeros(bytes).expect("memory for messages");
    sizes.iter().map(buffer).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_device_is_held_by_the_rank_of_its_block() {
        for devices in 1..20 {
            for ranks in 1..=devices {
                let blocks = Blocks { devices, ranks };
                let all = (0..ranks).flat_map(|rank| blocks.of(rank).map(move |id| (id, rank)));
                let all: Vec<(usize, usize)> = all.collect();
                let ids = all.iter().map(|(device, _)| *device);
                assert!(ids.eq(0..devices));
                assert!(
                    all.iter()
                        .all(|&(device, rank)| blocks.rank_of(device) == rank)
                );
            }
        }
    }
}
