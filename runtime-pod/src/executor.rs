//! The engine of this machine: runs a program on a block of its devices, from collective to
//! collective, and its stages from message to message. Alone it holds all devices; with a transport
//! it is a rank among others.

use std::collections::TryReserveError;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use peapod_schemas::pod::CollectiveKind;
use rayon::prelude::*;

use crate::activity::{Activity, Doing, Turned};
use crate::alike::{self, Alike};
use crate::arena::Lines;
use crate::engine::{Engine, EngineOptions, RunError};
use crate::failure::Failure;
use crate::messages::Messages;
use crate::part::{Part, Side};
use crate::peers::Peers;
use crate::ports::{self, Spread};
use crate::program::{Program, Value};
use crate::progress::{Observer, StepTime};
use crate::subset::Shared;
use crate::traffic::Traffic;
use crate::transport::{Notice, SingleRank, Transport};

/// A program, and the devices of it that this process holds.
pub struct Executor {
    program: Arc<Program>,
    pool: rayon::ThreadPool,
    /// By stage; one of a program without stages.
    parts: Vec<Part>,
    /// All ranks.
    peers: Peers,
    /// Between stages.
    messages: Messages,
    /// What the collectives of all stages have sent, on whichever ranks.
    traffic: [Traffic; CollectiveKind::ALL.len()],
    /// What this process does, for the other ranks, if there are any.
    activity: Option<Arc<Activity>>,
}

impl fmt::Debug for Executor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, own) = (&self.program.name, self.peers.own());
        write!(f, "Executor({name}, devices {own:?})")
    }
}

/// Stack of a thread: a thread that waits takes other devices' work meanwhile.
const STACK_BYTES: usize = 16 << 20;

/// What the names of the threads that run a program begin with.
pub(crate) const THREAD_NAME: &str = "peapod-run";

/// Whether so many ranks can run a program: each holds a device at least, and whole stages or a
/// part of one.
pub(crate) fn check_ranks(program: &Program, ranks: usize) -> Result<(), RunError> {
    let (devices, stages) = (program.mesh.devices(), program.stages.len().max(1));
    if ranks > devices {
        return Err(RunError::Ranks { ranks, devices });
    }
    match ranks.is_multiple_of(stages) || stages.is_multiple_of(ranks) {
        true => Ok(()),
        false => Err(RunError::StageRanks { ranks, stages }),
    }
}

impl Executor {
    /// Makes all devices, their memory zero.
    pub fn new(program: Program, options: EngineOptions) -> Result<Self, RunError> {
        Self::of_rank(program, options, Box::new(SingleRank))
    }

    /// Makes the devices that a rank holds, their memory zero: blocks of consecutive ids, as even
    /// as possible; of a program in stages whole ones, or a part of one. All ranks have the same
    /// program and the same options but for the threads, and make the same calls in the same
    /// order; an error of one is an error of all. Results are the same bits for any number of
    /// ranks.
    pub fn of_rank(
        program: Program,
        options: EngineOptions,
        transport: Box<dyn Transport>,
    ) -> Result<Self, RunError> {
        check_ranks(&program, transport.ranks())?;
        let (least, limit) = (program.least_work(), options.max_work);
        if least > limit {
            return Err(RunError::LeastWork { least, limit });
        }
        let shared = Shared::new(transport);
        let mut peers = Peers::all(&shared, program.mesh.devices());
        let messages = Messages::new(&program, peers.blocks(), shared.clone())?;
        let stages = stages(&program, &shared, peers.own());
        let memories = stages.iter().map(|(stage, peers)| {
            let bytes = program.part(*stage).arena_bytes;
            (peers.own().len(), bytes)
        });
        let memory = memory(&memories.collect::<Vec<_>>(), options.threads);
        let (pool, arenas) = peers.all_have(memory)?;
        let program = Arc::new(program);
        let activity = peers.runs(&program);
        let parts = stages.into_iter().zip(arenas);
        let parts = parts.map(|((stage, peers), arenas)| {
            Part::new(&program, stage, (peers, arenas), options, activity.clone())
        });
        Ok(Self {
            parts: parts.collect(),
            program,
            pool,
            peers,
            messages,
            traffic: CollectiveKind::ALL.map(Traffic::new),
            activity,
        })
    }

    /// This process computes until what this yields is dropped.
    fn computes(&self) -> Turned {
        Turned::to(Doing::Computes, self.activity.as_ref())
    }

    /// A whole tensor.
    ///
    /// # Panics
    ///
    /// If there is no such port.
    fn whole(&mut self, side: Side, index: usize) -> Result<Vec<u8>, RunError> {
        let _computes = self.computes();
        let bytes = side.ports(&self.program)[index].global_bytes();
        // bounded: what does not fit is an error
        let whole = self.peers.all_have(tensor(bytes, Lines::zeros(bytes)))?;
        let spread = Spread::new(&self.program, side, index);
        let (parts, peers) = (&self.parts, &mut self.peers);
        let shard = |device: usize| shard(parts, side, index, device);
        let unsharded = self
            .pool
            .install(|| ports::unshard(peers, &spread, whole, shard));
        Ok(unsharded?)
    }

    /// What became of a step, the same on all ranks.
    fn outcome(&mut self) -> Result<(), RunError> {
        let parts = self.parts.iter_mut();
        let errors = parts.filter_map(|part| Some((part.stage, part.take_error()?)));
        let mut own = errors.filter(|(_, error)| !matches!(error, RunError::Peer { .. }));
        let own = own.next();
        if self.program.stages.is_empty() {
            self.traffic = *self.parts[0].traffic();
            return own.map_or(Ok(()), |(_, error)| Err(error));
        }
        self.add_up_traffic()?;
        let failure = own
            .as_ref()
            .map(|(stage, error)| Failure::of(*stage, error));
        let told = self.peers.agree(Failure::words(failure.as_ref()))?;
        let told = told.into_iter().enumerate();
        let first = told.min_by_key(|(_, [stage, ..])| *stage);
        let Some((rank, words)) = first.filter(|(_, [stage, ..])| *stage != Failure::NONE) else {
            return Ok(());
        };
        let text = failure.map_or(String::new(), |it| it.text);
        let texts = self.peers.tell(&text)?;
        let options = self.parts[0].monitor.options();
        Err(Failure::error(words, &texts[rank], options))
    }

    /// Finds out what the collectives of all stages have sent.
    fn add_up_traffic(&mut self) -> Result<(), RunError> {
        let mut own = [0; 3 * CollectiveKind::ALL.len()];
        // Of a stage on several ranks the first one tells.
        for part in self.parts.iter().filter(|part| part.is_first()) {
            for (sum, sent) in own.chunks_mut(3).zip(part.traffic()) {
                let sent = [sent.count, sent.payload_bytes, sent.wire_bytes_per_device];
                sum.iter_mut()
                    .zip(sent)
                    .for_each(|(sum, sent)| *sum += sent);
            }
        }
        let told = self.peers.agree(own)?;
        self.traffic = CollectiveKind::ALL.map(|kind| {
            let of = |word: usize| told.iter().map(|it| it[3 * kind as usize + word]).sum();
            Traffic {
                kind,
                count: of(0),
                payload_bytes: of(1),
                wire_bytes_per_device: of(2),
            }
        });
        Ok(())
    }
}

/// What a device of this process holds of a port.
fn shard(parts: &[Part], side: Side, index: usize, device: usize) -> &[u8] {
    let mut parts = parts.iter();
    let part = parts.find(|part| part.devices().contains(&device));
    part.map_or(&[], |part| part.shard(side, index, device))
}

/// The stages of which these devices are some, each with the ranks that hold it.
fn stages(program: &Program, shared: &Shared, own: Range<usize>) -> Vec<(usize, Peers)> {
    let stages = program.stages.len().max(1);
    let devices = program.mesh.devices() / stages;
    let (rank, ranks) = {
        let transport = shared.lock();
        (transport.rank(), transport.ranks())
    };
    let spread = (ranks / stages).max(1);
    let held = (own.start / devices)..own.end.div_ceil(devices);
    let peers = |stage: usize| {
        let ranks = match ranks < stages {
            true => rank..rank + 1,
            false => stage * spread..(stage + 1) * spread,
        };
        Peers::new(shared.subset(ranks), devices)
    };
    held.map(|stage| (stage, peers(stage))).collect()
}

/// Threads, and arenas: of each of these so many devices, each of so many bytes.
fn memory(
    devices: &[(usize, usize)],
    threads: usize,
) -> Result<(rayon::ThreadPool, Vec<Vec<Lines>>), RunError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .stack_size(STACK_BYTES)
        .thread_name(|index| format!("{THREAD_NAME}-{index}"))
        .build()?;
    let arenas = |&(devices, bytes): &(usize, usize)| {
        let arenas = pool.install(|| {
            // bounded: what does not fit is an error
            let arenas = (0..devices).into_par_iter().map(|_| Lines::zeros(bytes));
            arenas.collect::<Result<Vec<_>, _>>()
        });
        arenas.map_err(|source| RunError::Memory {
            devices,
            bytes,
            source,
        })
    };
    let arenas = devices.iter().map(arenas).collect::<Result<_, _>>()?;
    Ok((pool, arenas))
}

/// Runs a step of all parts: each goes on for as long as it can, in turn.
fn run(parts: &mut [Part], messages: &mut Messages) -> Result<(), RunError> {
    parts.iter_mut().for_each(Part::restart);
    messages.begin()?;
    loop {
        for part in &mut *parts {
            part.run(messages)?;
        }
        let waits: Vec<u32> = parts.iter().filter_map(Part::waits).collect();
        if waits.is_empty() {
            return Ok(messages.end()?);
        }
        // A part may have sent what one before it waits for.
        if !waits.iter().any(|channel| messages.is_there(*channel)) {
            messages.wait(&waits)?;
        }
    }
}

/// A whole tensor, if there is memory for so many bytes.
fn tensor(bytes: usize, made: Result<Lines, TryReserveError>) -> Result<Lines, RunError> {
    made.map_err(|source| RunError::Memory {
        devices: 1,
        bytes,
        source,
    })
}

impl Engine for Executor {
    fn program(&self) -> &Program {
        &self.program
    }

    fn observe(&mut self, observer: Observer) {
        let observer = Arc::new(observer);
        for part in &mut self.parts {
            part.monitor.observe(Arc::clone(&observer));
        }
    }

    /// The bytes are those that rank 0 gives; the other ranks may give none.
    fn set_input(&mut self, index: usize, bytes: &[u8]) -> Result<(), RunError> {
        let _computes = self.computes();
        let Some(port) = self.program.inputs.get(index) else {
            let count = self.program.inputs.len();
            return Err(RunError::NoInput { index, count });
        };
        let [found] = self.peers.agree([bytes.len() as u64])?[0];
        let (found, expected) = (found as usize, port.global_bytes());
        if found != expected {
            let name = port.name.clone();
            return Err(RunError::InputSize {
                name,
                found,
                expected,
            });
        }
        let spread = Spread::new(&self.program, Side::Input, index);
        if spread.is_nowhere() {
            return Ok(());
        }
        let (peers, parts) = (&mut self.peers, &mut self.parts);
        let whole = peers.all_have(tensor(bytes.len(), Lines::copy_of(bytes)))?;
        self.pool.install(|| {
            let shards = ports::scatter(peers, &spread, whole)?;
            for part in parts {
                let value = part.value(Side::Input, index);
                let Some(range) = value.and_then(Value::arena_range) else {
                    continue;
                };
                let first = part.devices().start;
                let arenas = part.arenas.par_iter_mut().enumerate();
                arenas.for_each(|(index, arena)| {
                    shards.write(first + index, &mut arena.bytes_mut()[range.clone()]);
                });
            }
            Ok(())
        })
    }

    fn step(&mut self) -> Result<(), RunError> {
        let _computes = self.computes();
        let (parts, messages) = (&mut self.parts, &mut self.messages);
        self.pool.install(|| run(parts, messages))?;
        self.outcome()
    }

    /// # Panics
    ///
    /// If there is no such output.
    fn output(&mut self, index: usize) -> Result<Vec<u8>, RunError> {
        self.whole(Side::Output, index)
    }

    /// # Panics
    ///
    /// If there is no such input.
    fn input(&mut self, index: usize) -> Result<Vec<u8>, RunError> {
        self.whole(Side::Input, index)
    }

    fn feed_back(&mut self) -> Result<(), RunError> {
        let _computes = self.computes();
        let parts = &mut self.parts;
        self.pool
            .install(|| parts.iter_mut().for_each(Part::feed_back));
        Ok(())
    }

    fn check_replicas(&mut self) -> Result<(), RunError> {
        let _computes = self.computes();
        let (program, parts, peers) = (&self.program, &self.parts, &mut self.peers);
        let mut differing = None;
        for index in 0..program.outputs.len() {
            let spread = Spread::new(program, Side::Output, index);
            let shard = |device: usize| shard(parts, Side::Output, index, device);
            let found = ports::differing_replica(peers, &spread, shard)?;
            differing = differing.or(found.map(|device| (index, device)));
        }
        let none = u64::MAX;
        let own = differing.map_or([none; 2], |(index, device)| [index as u64, device as u64]);
        let earliest = peers.agree(own)?.into_iter().min().unwrap_or(own);
        if earliest == [none; 2] {
            return Ok(());
        }
        let [port, device] = earliest.map(|word| word as usize);
        Err(RunError::Replicas {
            name: program.outputs[port].name.clone(),
            device,
            first: Spread::new(program, Side::Output, port).first_replica(device),
        })
    }

    fn times(&self) -> Vec<StepTime> {
        let parts = self.parts.iter();
        parts.flat_map(|part| part.monitor.times()).collect()
    }

    fn traffic(&self) -> Vec<Traffic> {
        self.traffic.to_vec()
    }

    fn on_wait(&mut self, notice: Notice) {
        self.peers.on_wait(notice);
    }

    fn turn_to(&mut self, doing: Doing) {
        if let Some(activity) = &self.activity {
            activity.turn_to(doing);
        }
    }

    fn rank(&self) -> usize {
        self.peers.rank()
    }

    fn ranks(&self) -> usize {
        self.peers.ranks()
    }

    fn compare(&mut self, given: &[(&str, String)]) -> Result<(), RunError> {
        let own = given.iter();
        let own = own.map(|(name, it)| ((*name).to_owned(), alike::told(it)));
        let told = self.peers.tell(&alike::lines(&own.collect()))?;
        let told: Vec<Alike> = told.iter().map(|text| alike::read(text.lines())).collect();
        let ranks = told.iter().enumerate();
        let ranks = ranks.map(|(rank, it)| (format!("rank {rank}"), it));
        alike::compare(&ranks.collect::<Vec<_>>())
    }

    fn agree(&mut self, own: u64) -> Result<u64, RunError> {
        let told = self.peers.agree([own])?;
        Ok(told.into_iter().map(|[it]| it).max().unwrap_or(own))
    }
}
