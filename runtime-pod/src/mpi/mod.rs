//! The engine `mpi`: ranks across hosts, each of which holds a block of the devices.

mod launch;
mod library;
mod liveness;
mod record;

use std::mem;
use std::thread;
use std::time::{Duration, Instant};

use crate::engine::{Engine, EngineOptions, RunError};
use crate::executor::Executor;
use crate::peers::Blocks;
use crate::program::Program;
use crate::transport::{Transport, TransportError};

pub use launch::{is_rank, start, succeed, supervise};
pub use library::{LIBRARY_VARIABLE, MpiError};
use library::{Mpi, Request};
use liveness::{Liveness, State};
use record::Record;

/// Name of the engine.
pub const NAME: &str = "mpi";

/// Longer messages are split: counts of MPI are below 2^31.
const MOST_BYTES: usize = 1 << 30;

/// Tests of requests without a pause between them.
const SPINS: usize = 200;

/// Time in which a message has to arrive whose sender has ended, and in which all have to join.
const GRACE: Duration = Duration::from_secs(2);
const JOIN: Duration = Duration::from_secs(30);

/// Messages by MPI, and what is known of the other ranks.
struct Ranks {
    mpi: Mpi,
    rank: usize,
    records: Vec<Record>,
    blocks: Blocks,
    /// None until all are connected.
    liveness: Option<Liveness>,
    count: usize,
    /// An exchange has failed, so that requests may be open.
    failed: bool,
}

/// Messages that are on their way. MPI reads and writes their buffers until their requests are
/// complete, so they are in `buffers` before a request is started, and freed only when none is
/// open.
struct Pending {
    buffers: Vec<(usize, Vec<u8>)>,
    /// Each with the rank at its other end.
    requests: Vec<(usize, Request)>,
    /// Bytes of a message, at most; longer ones are split.
    part_bytes: usize,
}

/// The rank of a buffer that is sent.
const OUTGOING: usize = usize::MAX;

impl Drop for Pending {
    fn drop(&mut self) {
        if !self.requests.is_empty() {
            mem::forget(mem::take(&mut self.buffers));
        }
    }
}

#[allow(
    unsafe_code,
    reason = "MPI keeps addresses while messages are on their way"
)]
impl Pending {
    fn new(part_bytes: usize) -> Self {
        Self {
            buffers: vec![],
            requests: vec![],
            part_bytes,
        }
    }

    fn send(&mut self, mpi: &Mpi, rank: usize, bytes: &[u8]) -> Result<(), MpiError> {
        // bounded: messages that are there
        let parts = keep(&mut self.buffers, OUTGOING, bytes.to_vec());
        for part in parts.chunks(self.part_bytes) {
            // SAFETY: the part is in `buffers`, which keeps it until no request is open.
            let request = unsafe { mpi.send(part, rank) }?;
            self.requests.push((rank, request));
        }
        Ok(())
    }

    fn receive(&mut self, mpi: &Mpi, rank: usize, bytes: usize) -> Result<(), MpiError> {
        // bounded: as long as the buffer that is there for them
        let parts = keep(&mut self.buffers, rank, vec![0; bytes]);
        for part in parts.chunks_mut(self.part_bytes) {
            // SAFETY: as above; the buffer is read only after all requests are complete.
            let request = unsafe { mpi.receive(part, rank) }?;
            self.requests.push((rank, request));
        }
        Ok(())
    }

    /// Tests all; whether any of them is done.
    fn poll(&mut self, mpi: &Mpi) -> Result<bool, (usize, MpiError)> {
        let before = self.requests.len();
        let mut index = 0;
        while let Some((rank, request)) = self.requests.get_mut(index) {
            match mpi.done(request) {
                Ok(true) => drop(self.requests.swap_remove(index)),
                Ok(false) => index += 1,
                Err(error) => return Err((*rank, error)),
            }
        }
        Ok(self.requests.len() < before)
    }
}

/// Adds a buffer, and lends what it holds.
fn keep(buffers: &mut Vec<(usize, Vec<u8>)>, rank: usize, bytes: Vec<u8>) -> &mut [u8] {
    buffers.push((rank, bytes));
    buffers.last_mut().map_or(&mut [], |(_, bytes)| bytes)
}

/// What became of a rank.
#[derive(Debug, thiserror::Error)]
#[error("rank {rank} {at} {what}")]
struct Fate {
    rank: usize,
    /// Its host, process and devices.
    at: String,
    what: String,
}

impl Ranks {
    fn fate(&self, rank: usize, what: impl Into<String>) -> TransportError {
        let devices = self.blocks.of(rank);
        let at = match self.records.get(rank) {
            Some(record) => format!(
                "on `{}` (process {}, devices {} to {})",
                record.host,
                record.process,
                devices.start,
                devices.end - 1,
            ),
            None => String::new(),
        };
        let what = what.into();
        let source = Fate { rank, at, what };
        TransportError {
            rank,
            source: Some(Box::new(source)),
        }
    }

    /// A rank that is lost, if one is.
    fn lost(&self) -> Option<TransportError> {
        let (rank, state) = self.liveness.as_ref()?.lost()?;
        Some(self.fate(
            rank,
            match state {
                State::Silent => "does not answer",
                State::Died => "died",
                State::Alive | State::Left | State::Failed => "ended",
            },
        ))
    }

    /// Waits for all messages.
    fn wait(&self, pending: &mut Pending) -> Result<(), TransportError> {
        let (mut spins, mut left, began) = (0, None, Instant::now());
        while !pending.requests.is_empty() {
            match pending.poll(&self.mpi) {
                Ok(true) => spins = 0,
                Ok(false) => spins += 1,
                Err((rank, error)) => return Err(self.failed(rank, &error)),
            }
            if spins < SPINS {
                continue;
            }
            thread::sleep(Duration::from_micros(20));
            if let Some(error) = self.lost() {
                return Err(error);
            }
            let Some((rank, _)) = pending.requests.first() else {
                continue;
            };
            match &self.liveness {
                None if began.elapsed() > JOIN => {
                    return Err(self.fate(*rank, "did not join the others"));
                }
                Some(live) if matches!(live.state(*rank), State::Left | State::Failed) => {
                    let since: Instant = *left.get_or_insert_with(Instant::now);
                    if since.elapsed() > GRACE {
                        return Err(self.fate(*rank, "ended before the others; see its error"));
                    }
                }
                None | Some(_) => {}
            }
        }
        Ok(())
    }

    /// MPI itself reports an error: mostly since a rank is gone, which shows in a moment.
    fn failed(&self, rank: usize, error: &MpiError) -> TransportError {
        let until = Instant::now() + 2 * GRACE;
        while Instant::now() < until {
            if let Some(error) = self.lost() {
                return error;
            }
            thread::sleep(Duration::from_millis(10));
        }
        self.fate(rank, format!("cannot be reached: {error}"))
    }

    fn transfer(
        &self,
        outgoing: &[&[u8]],
        incoming: &mut [&mut [u8]],
    ) -> Result<(), TransportError> {
        let mut pending = Pending::new(MOST_BYTES);
        for (rank, buffer) in incoming.iter().enumerate() {
            let started = pending.receive(&self.mpi, rank, buffer.len());
            started.map_err(|error| self.failed(rank, &error))?;
        }
        for (rank, message) in outgoing.iter().enumerate() {
            let started = pending.send(&self.mpi, rank, message);
            started.map_err(|error| self.failed(rank, &error))?;
        }
        self.wait(&mut pending)?;
        for (rank, bytes) in &pending.buffers {
            if let Some(buffer) = incoming.get_mut(*rank) {
                buffer.copy_from_slice(bytes);
            }
        }
        Ok(())
    }
}

impl Transport for Ranks {
    fn rank(&self) -> usize {
        self.rank
    }

    fn ranks(&self) -> usize {
        self.count
    }

    fn exchange(
        &mut self,
        outgoing: &[&[u8]],
        incoming: &mut [&mut [u8]],
    ) -> Result<(), TransportError> {
        let done = self.transfer(outgoing, incoming);
        self.failed |= done.is_err();
        done
    }
}

impl Drop for Ranks {
    fn drop(&mut self) {
        let Some(liveness) = &self.liveness else {
            return;
        };
        liveness.leave(self.failed);
        match liveness.lost() {
            // A process that is stopped would keep `mpiexec` waiting.
            Some((rank, State::Silent)) => self.records[rank].end(&self.records[self.rank]),
            Some(_) => {}
            None if !self.failed && liveness.all_left(self.rank) => {
                // Nothing is left to do for an error at the end.
                let _ = self.mpi.finalize();
            }
            None => {}
        }
    }
}

/// Joins the other ranks, compares what each was given, and loads the program.
pub(crate) fn load(
    program: Program,
    argument: Option<&str>,
    options: EngineOptions,
) -> Result<Box<dyn Engine>, RunError> {
    let ranks = argument.map(launch::ranks).transpose()?;
    let (mpi, _) = Mpi::load()?;
    let (rank, count) = mpi.init()?;
    let devices = program.mesh.devices();
    if count > devices || ranks.is_some_and(|ranks| ranks != count) {
        let devices = ranks.unwrap_or(devices).min(devices);
        return Err(RunError::Ranks {
            ranks: count,
            devices,
        });
    }
    let (own, listener) = Record::new(&program, &options)?;
    let mut ranks = Ranks {
        mpi,
        rank,
        records: vec![],
        blocks: Blocks {
            devices,
            ranks: count,
        },
        liveness: None,
        count,
        failed: false,
    };
    let told = ranks.agree(&own.bytes())?;
    ranks.records = told.iter().map(|bytes| Record::read(bytes)).collect();
    let places = ranks.records.iter().map(|it| (it.host.clone(), it.port));
    let places: Vec<(String, u16)> = places.collect();
    let connected = Liveness::connect(rank, &listener, &places);
    ranks.liveness = Some(connected.map_err(RunError::Connect)?);
    record::compare(&ranks.records)?;
    Ok(Box::new(Executor::of_rank(
        program,
        options,
        Box::new(ranks),
    )?))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// One process of MPI, which is rank 0 of 1, sends messages to itself in parts: what arrives is
    /// what was sent, in order, and nothing of it is freed too early.
    #[test]
    fn messages_arrive_in_parts() {
        let tools = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/mpi");
        let library = tools.join("lib/libmpi_abi.so.1");
        if !library.is_file() {
            println!("SKIPPED messages_arrive_in_parts: run `cargo xtask setup --engine mpi`");
            return;
        }
        let mpi = Mpi::open(&library).unwrap();
        assert_eq!(mpi.init().unwrap(), (0, 1));
        let message: Vec<u8> = (0..=255).cycle().take(1000).collect();
        for part_bytes in [1, 7, 999, 1000, 1001] {
            let mut pending = Pending::new(part_bytes);
            pending.receive(&mpi, 0, message.len()).unwrap();
            pending.send(&mpi, 0, &message).unwrap();
            let parts = message.len().div_ceil(part_bytes);
            assert_eq!(pending.requests.len(), 2 * parts);
            let began = Instant::now();
            while !pending.requests.is_empty() {
                pending.poll(&mpi).unwrap();
                assert!(began.elapsed() < JOIN, "{part_bytes}");
            }
            assert_eq!(pending.buffers[0], (0, message.clone()), "{part_bytes}");
        }
        // A rank that is not there: the error comes with requests open, whose buffers stay.
        let mut pending = Pending::new(600);
        pending.receive(&mpi, 0, message.len()).unwrap();
        assert!(pending.send(&mpi, 1, &message).is_err());
        assert_eq!((pending.requests.len(), pending.buffers.len()), (2, 2));
        pending.send(&mpi, 0, &message).unwrap();
        while !pending.requests.is_empty() {
            pending.poll(&mpi).unwrap();
        }
        assert_eq!(pending.buffers[0].1, message);
        mpi.finalize().unwrap();
    }
}
