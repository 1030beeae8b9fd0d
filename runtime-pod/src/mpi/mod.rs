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

pub use launch::{is_rank, start, succeed};
pub use library::{LIBRARY_VARIABLE, MpiError};
use library::{Mpi, Request};
use liveness::{Liveness, State};
use record::Record;

/// Longer messages are cut: counts of MPI are below 2^31.
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
}

/// Messages that are on their way. MPI reads and writes them, so they are freed only when it is
/// done.
#[derive(Default)]
struct Pending {
    buffers: Vec<(usize, Vec<u8>)>,
    /// Each with the rank at its other end.
    requests: Vec<(usize, Request)>,
}

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
    fn send(&mut self, mpi: &Mpi, rank: usize, bytes: &[u8]) -> Result<(), MpiError> {
        // bounded: messages that are there
        let bytes = bytes.to_vec();
        for part in bytes.chunks(MOST_BYTES) {
            // SAFETY: `buffers` keeps the heap of the vector until no request is left.
            let request = unsafe { mpi.send(part, rank) }?;
            self.requests.push((rank, request));
        }
        self.buffers.push((usize::MAX, bytes));
        Ok(())
    }

    fn receive(&mut self, mpi: &Mpi, rank: usize, bytes: usize) -> Result<(), MpiError> {
        // bounded: as long as the buffer that is there for them
        let mut buffer = vec![0; bytes];
        for part in buffer.chunks_mut(MOST_BYTES) {
            // SAFETY: as above; the buffer is read only after all requests are done.
            let request = unsafe { mpi.receive(part, rank) }?;
            self.requests.push((rank, request));
        }
        self.buffers.push((rank, buffer));
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
                State::Alive | State::Left => "ended",
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
                Some(live) if live.state(*rank) == State::Left => {
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
        let mut pending = Pending::default();
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
        self.transfer(outgoing, incoming)
    }
}

impl Drop for Ranks {
    fn drop(&mut self) {
        let Some(liveness) = &self.liveness else {
            return;
        };
        liveness.leave();
        match liveness.lost() {
            // A process that is stopped would keep `mpiexec` waiting.
            Some((rank, State::Silent)) => self.records[rank].end(&self.records[self.rank]),
            Some(_) => {}
            None if liveness.all_left(self.rank) => {
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
