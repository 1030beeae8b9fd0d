//! The engine `mpi`: ranks across hosts, each of which holds a block of the devices.

mod launch;
mod library;
mod liveness;
mod pending;
mod pulse;
mod record;
mod world;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use peapod_schemas::pod::AlignedBytes;

use crate::activity::{Activity, Doing};
use crate::engine::{Engine, EngineOptions, RunError, place};
use crate::executor::{Executor, check_ranks};
use crate::peers::Blocks;
use crate::program::Program;
use crate::transport::{Exchanging, Notice, Transport, TransportError};

pub use launch::{failure, forward, is_rank, is_supervised, ranks, start, succeed, supervise};
pub use library::{LIBRARY_VARIABLE, MpiError};
use library::{Mpi, ORDERED};
use liveness::{Liveness, SILENCE, State};
use pending::Pending;
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

/// Time after which a rank first says for whom it waits; then each time after twice as long.
const NOTICE: Duration = Duration::from_secs(10);

/// Time from one look at what the others do to the next.
const LOOK: Duration = Duration::from_millis(100);

/// Messages by MPI, and what is known of the other ranks.
struct Ranks {
    mpi: Mpi,
    rank: usize,
    records: Vec<Record>,
    blocks: Blocks,
    /// None until all are connected.
    liveness: Option<Liveness>,
    count: usize,
    /// Messages that were begun, by number.
    open: BTreeMap<u64, Pending>,
    /// How many were.
    begun: u64,
    /// An exchange has failed, so that requests may be open.
    failed: bool,
    /// What this rank does, for the others.
    activity: Arc<Activity>,
    /// What is run, once it is loaded.
    program: Option<Arc<Program>>,
    /// Takes what there is to say of waiting.
    notice: Option<Notice>,
    /// For how long this rank waits for another one.
    timeout: Option<Duration>,
}

/// How long a rank has waited.
struct Patience {
    began: Instant,
    looked: Instant,
    /// When it next says so.
    notice: Duration,
}

impl Patience {
    fn new() -> Self {
        let now = Instant::now();
        Self {
            began: now,
            looked: now,
            notice: NOTICE,
        }
    }

    /// How long it has waited, if it is time to look at the others.
    fn looks(&mut self) -> Option<Duration> {
        if self.looked.elapsed() < LOOK {
            return None;
        }
        self.looked = Instant::now();
        Some(self.began.elapsed())
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
        let source = Fate {
            rank,
            at: self.at(rank),
            what: what.into(),
        };
        TransportError {
            rank,
            source: Some(Box::new(source)),
        }
    }

    /// Host, process and devices of a rank, as far as they are known.
    fn at(&self, rank: usize) -> String {
        let devices = self.blocks.of(rank);
        match self.records.get(rank) {
            Some(record) => format!(
                "on `{}` (process {}, devices {} to {})",
                record.host,
                record.process,
                devices.start,
                devices.end - 1,
            ),
            None => String::new(),
        }
    }

    /// A rank that is lost, if one is.
    fn lost(&self) -> Option<TransportError> {
        let live = self.liveness.as_ref()?;
        let (rank, state) = live.lost()?;
        let what = match state {
            State::Silent => "does not answer".to_owned(),
            State::Died => "died".to_owned(),
            State::Stuck => {
                let seconds = SILENCE.as_secs();
                let does = self.does(live, rank);
                format!("does not go on, its threads have not run for {seconds} s: it {does}")
            }
            State::Late => {
                let seconds = self.timeout.map_or(0, |it| it.as_secs());
                let does = self.does(live, rank);
                format!("kept others waiting for {seconds} s, the --rank-timeout: it {does}")
            }
            State::Alive | State::Left | State::Failed => "ended".to_owned(),
        };
        Some(self.fate(rank, what))
    }

    /// What a rank does, as it last told, and where.
    fn does(&self, live: &Liveness, rank: usize) -> String {
        let pulse = live.pulse(rank);
        let does = pulse.doing.about();
        // Another process told it.
        let step = pulse.step().zip(self.program.as_ref());
        let known = step.and_then(|((stage, at), program)| {
            let (own, part) = match program.stages.get(stage) {
                Some(it) => (Some(stage), &**it.program),
                None => (None, &***program),
            };
            let computation = part.computations.get(at.computation)?;
            (at.step < computation.steps.len()).then(|| place(own, part, at))
        });
        match known {
            Some(place) => format!("{does}, last at {}", place.trim_end_matches(',')),
            None => does.to_owned(),
        }
    }

    /// Says now and then for whom this rank waits, and gives up when it may wait no longer.
    fn look(&self, waits_for: usize, patience: &mut Patience) -> Result<(), TransportError> {
        let (Some(live), Some(waited)) = (&self.liveness, patience.looks()) else {
            return Ok(());
        };
        let rank = live.behind(self.rank).unwrap_or(waits_for);
        if self.timeout.is_some_and(|most| waited > most) {
            live.give_up(rank);
            if let Some(error) = self.lost() {
                return Err(error);
            }
        }
        if waited > patience.notice {
            patience.notice *= 2;
            if let (true, Some(notice)) = (live.speaks(self.rank), &self.notice) {
                let (own, seconds) = (self.rank, waited.as_secs());
                let (at, does) = (self.at(rank), self.does(live, rank));
                notice(&format!(
                    "rank {own} has waited for {seconds} s for rank {rank} {at}, which {does}"
                ));
            }
        }
        Ok(())
    }

    /// Waits for all messages.
    fn wait(&self, pending: &mut Pending) -> Result<(), TransportError> {
        let before = self.activity.turn_to(Doing::Waits);
        let waited = self.wait_for_all(pending);
        self.activity.turn_to(before);
        waited
    }

    fn wait_for_all(&self, pending: &mut Pending) -> Result<(), TransportError> {
        let (mut spins, mut left, mut patience) = (0, None, Patience::new());
        loop {
            if let Some((rank, error)) = pending.error() {
                return Err(self.failed(rank, &error));
            }
            let Some(rank) = pending.waits_for() else {
                return Ok(());
            };
            spins = if pending.poll(&self.mpi) {
                0
            } else {
                spins + 1
            };
            if spins < SPINS {
                continue;
            }
            thread::sleep(Duration::from_micros(20));
            if let Some(error) = self.lost() {
                return Err(error);
            }
            self.look(rank, &mut patience)?;
            match &self.liveness {
                None if patience.began.elapsed() > JOIN => {
                    return Err(self.fate(rank, "did not join the others"));
                }
                Some(live) if matches!(live.state(rank), State::Left | State::Failed) => {
                    let since: Instant = *left.get_or_insert_with(Instant::now);
                    if since.elapsed() > GRACE {
                        return Err(self.fate(rank, "ended before the others; see its error"));
                    }
                }
                None | Some(_) => {}
            }
        }
    }

    /// Begins messages; yields their number.
    fn begin(&mut self, outgoing: Vec<Vec<u8>>, incoming: Vec<AlignedBytes>, tag: u16) -> u64 {
        self.activity.exchange();
        let pending = Pending::start(&self.mpi, outgoing, incoming, tag, MOST_BYTES);
        self.begun += 1;
        self.open.insert(self.begun, pending);
        self.begun
    }

    /// Waits for messages; after a failure requests may be open.
    fn arrived(&mut self, mut pending: Pending) -> Result<Vec<AlignedBytes>, TransportError> {
        let done = self.wait(&mut pending);
        self.failed |= done.is_err();
        done.map(|()| pending.take().unwrap_or_default())
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
        // bounded: as long as the buffers that are there for them
        let buffer = |it: &&mut [u8]| AlignedBytes::zeros(it.len()).expect("memory for messages");
        let buffers = incoming.iter().map(buffer).collect();
        let outgoing = outgoing.iter().map(|message| message.to_vec()).collect();
        self.activity.exchange();
        let pending = Pending::start(&self.mpi, outgoing, buffers, ORDERED, MOST_BYTES);
        for (buffer, message) in incoming.iter_mut().zip(self.arrived(pending)?) {
            buffer.copy_from_slice(message.bytes());
        }
        Ok(())
    }

    fn start(
        &mut self,
        outgoing: Vec<Vec<u8>>,
        incoming: Vec<AlignedBytes>,
    ) -> Result<Exchanging, TransportError> {
        Ok(Exchanging::Open(self.begin(outgoing, incoming, ORDERED)))
    }

    fn finish(&mut self, number: u64) -> Result<Vec<AlignedBytes>, TransportError> {
        match self.open.remove(&number) {
            Some(pending) => self.arrived(pending),
            None => Err(self.fate(self.rank, "has not begun these messages")),
        }
    }

    fn send(&mut self, rank: usize, tag: u16, message: Vec<u8>) -> Result<u64, TransportError> {
        // bounded: ranks that are there
        let mut outgoing = vec![vec![]; rank + 1];
        outgoing[rank] = message;
        Ok(self.begin(outgoing, vec![], tag))
    }

    fn receive(
        &mut self,
        rank: usize,
        tag: u16,
        buffer: AlignedBytes,
    ) -> Result<u64, TransportError> {
        let mut incoming: Vec<AlignedBytes> = (0..rank).map(|_| AlignedBytes::default()).collect();
        incoming.push(buffer);
        Ok(self.begin(vec![], incoming, tag))
    }

    fn is_complete(&mut self, number: u64) -> bool {
        let Some(pending) = self.open.get_mut(&number) else {
            return true;
        };
        pending.poll(&self.mpi);
        pending.is_complete()
    }

    fn complete(&mut self, number: u64) -> Result<AlignedBytes, TransportError> {
        // The last buffer is that of the rank it comes from.
        Ok(self.finish(number)?.pop().unwrap_or_default())
    }

    fn progress(&mut self) {
        for pending in self.open.values_mut() {
            pending.poll(&self.mpi);
        }
    }

    fn runs(&mut self, program: &Arc<Program>) -> Option<Arc<Activity>> {
        self.program = Some(Arc::clone(program));
        Some(Arc::clone(&self.activity))
    }

    fn on_wait(&mut self, notice: Notice) {
        self.notice = Some(notice);
    }
}

impl Drop for Ranks {
    fn drop(&mut self) {
        let Some(liveness) = &self.liveness else {
            return;
        };
        // Steps that fail on all ranks finish what they have begun.
        let failed = self.failed || !self.open.is_empty();
        liveness.leave(failed);
        let lost = liveness.lost();
        if let Some((rank, State::Silent | State::Stuck | State::Late)) = lost
            && rank != self.rank
        {
            // A process that does not go on would keep `mpiexec` waiting.
            self.records[rank].end(&self.records[self.rank]);
        }
        // Others may wait for this rank in an engine that it has yet to leave.
        if world::leave(failed || lost.is_some()) && liveness.all_left(self.rank) {
            world::finish(&self.mpi);
        }
    }
}

/// Whether this is a number of ranks, and there is a library of MPI.
pub(crate) fn find(argument: Option<&str>) -> Result<(), RunError> {
    argument.map(launch::ranks).transpose()?;
    Mpi::load()?;
    Ok(())
}

/// Joins the other ranks, compares what each was given, and loads the program.
pub(crate) fn load(
    program: Program,
    argument: Option<&str>,
    options: EngineOptions,
) -> Result<Box<dyn Engine>, RunError> {
    let ranks = argument.map(launch::ranks).transpose()?;
    let (mpi, _) = Mpi::load()?;
    let (rank, count) = world::join(&mpi)?;
    launch::note_joined();
    let devices = program.mesh.devices();
    if let Some(asked) = ranks.filter(|asked| *asked != count) {
        return Err(RunError::Asked {
            asked,
            ranks: count,
        });
    }
    check_ranks(&program, count)?;
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
        open: BTreeMap::new(),
        begun: 0,
        failed: false,
        activity: Arc::default(),
        program: None,
        notice: None,
        timeout: options.rank_timeout,
    };
    let told = ranks.agree(&own.bytes())?;
    ranks.records = told.iter().map(|bytes| Record::read(bytes)).collect();
    let places = ranks.records.iter().map(|it| (it.host.clone(), it.port));
    let places: Vec<(String, u16)> = places.collect();
    let activity = Arc::clone(&ranks.activity);
    let connected = Liveness::connect(rank, &listener, &places, activity, liveness::CONNECT);
    ranks.liveness = Some(connected.map_err(RunError::Connect)?);
    record::compare(&ranks.records)?;
    Ok(Box::new(Executor::of_rank(
        program,
        options,
        Box::new(ranks),
    )?))
}
