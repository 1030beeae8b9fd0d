//! The engine of this machine: runs a program on a block of its devices, from collective to
//! collective. Alone it holds all devices; with a transport it is a rank among others.

use std::collections::TryReserveError;
use std::fmt;
use std::sync::Arc;

use peapod_schemas::pod::CollectiveKind;
use rayon::prelude::*;

use crate::activity::Doing;
use crate::alike::{self, Alike};
use crate::arena::Lines;
use crate::device::{Moves, read};
use crate::engine::{Engine, EngineOptions, RunError};
use crate::lockstep::{Lockstep, each_device};
use crate::overlap::Overlap;
use crate::peers::Peers;
use crate::ports;
use crate::program::{Port, Program, Value};
use crate::progress::{Monitor, Observer, StepTime};
use crate::traffic::Traffic;
use crate::transport::{Notice, SingleRank, Transport};

/// A program, and the devices of it that this process holds.
pub struct Executor {
    program: Arc<Program>,
    pool: rayon::ThreadPool,
    /// Of the devices of this process, in order of their ids.
    arenas: Vec<Lines>,
    monitor: Monitor,
    peers: Peers,
    traffic: [Traffic; CollectiveKind::ALL.len()],
    overlap: Overlap,
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

impl Executor {
    /// Makes all devices, their memory zero.
    pub fn new(program: Program, options: EngineOptions) -> Result<Self, RunError> {
        Self::of_rank(program, options, Box::new(SingleRank))
    }

    /// Makes the devices that a rank holds, their memory zero: blocks of consecutive ids, as even
    /// as possible. All ranks have the same program and the same options but for the threads, and
    /// make the same calls in the same order; an error of one is an error of all. Results are the
    /// same bits for any number of ranks.
    pub fn of_rank(
        program: Program,
        options: EngineOptions,
        transport: Box<dyn Transport>,
    ) -> Result<Self, RunError> {
        let (devices, ranks) = (program.mesh.devices(), transport.ranks());
        if ranks > devices {
            return Err(RunError::Ranks { ranks, devices });
        }
        let (least, limit) = (program.least_work(), options.max_work);
        if least > limit {
            return Err(RunError::LeastWork { least, limit });
        }
        let mut peers = Peers::new(transport, devices);
        let own = peers.own();
        let memory = memory(own.len(), program.arena_bytes, options.threads);
        let (pool, arenas) = peers.all_have(memory)?;
        let program = Arc::new(program);
        let activity = peers.runs(&program);
        Ok(Self {
            monitor: Monitor::new(&program, own, options, activity),
            traffic: CollectiveKind::ALL.map(Traffic::new),
            overlap: Overlap::new(&program, peers.is_single()),
            program,
            pool,
            arenas,
            peers,
        })
    }

    fn value(&self, port: &Port) -> &Value {
        &self.program.computations[0].values[port.value]
    }

    /// A whole tensor.
    fn whole(&mut self, port: impl Fn(&Program) -> &Port) -> Result<Vec<u8>, RunError> {
        let _computes = self.monitor.computes();
        let Self {
            program,
            arenas,
            peers,
            pool,
            ..
        } = self;
        let port = port(program);
        let value = &program.computations[0].values[port.value];
        let bytes = port.global_bytes();
        // bounded: what does not fit is an error
        let whole = peers.all_have(tensor(bytes, Lines::zeros(bytes)))?;
        let first = peers.own().start;
        let shard = |device: usize| read(program, &arenas[device - first], value);
        Ok(pool.install(|| ports::unshard(peers, &program.mesh, port, whole, shard))?)
    }
}

/// Threads, and the arenas of so many devices.
fn memory(
    devices: usize,
    bytes: usize,
    threads: usize,
) -> Result<(rayon::ThreadPool, Vec<Lines>), RunError> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .stack_size(STACK_BYTES)
        .thread_name(|index| format!("{THREAD_NAME}-{index}"))
        .build()?;
    let arenas = pool.install(|| {
        // bounded: what does not fit is an error
        let arenas = (0..devices).into_par_iter().map(|_| Lines::zeros(bytes));
        arenas.collect::<Result<Vec<_>, _>>()
    });
    let arenas = arenas.map_err(|source| RunError::Memory {
        devices,
        bytes,
        source,
    })?;
    Ok((pool, arenas))
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
        self.monitor.observe(observer);
    }

    /// The bytes are those that rank 0 gives; the other ranks may give none.
    fn set_input(&mut self, index: usize, bytes: &[u8]) -> Result<(), RunError> {
        let _computes = self.monitor.computes();
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
        let Some(range) = self.value(port).arena_range() else {
            return Ok(());
        };
        let (mesh, peers, arenas) = (&self.program.mesh, &mut self.peers, &mut self.arenas);
        let whole = peers.all_have(tensor(bytes.len(), Lines::copy_of(bytes)))?;
        let first = peers.own().start;
        self.pool.install(|| {
            let shards = ports::scatter(peers, mesh, port, whole)?;
            let arenas = arenas.par_iter_mut().enumerate();
            arenas.for_each(|(index, arena)| {
                shards.write(first + index, &mut arena.bytes_mut()[range.clone()]);
            });
            Ok(())
        })
    }

    fn step(&mut self) -> Result<(), RunError> {
        self.monitor.restart();
        let mut lockstep = Lockstep {
            program: &self.program,
            arenas: &mut self.arenas,
            monitor: &self.monitor,
            peers: &mut self.peers,
            traffic: &mut self.traffic,
            overlap: &self.overlap,
        };
        let _computes = self.monitor.computes();
        self.pool.install(|| lockstep.computation(0))
    }

    /// # Panics
    ///
    /// If there is no such output.
    fn output(&mut self, index: usize) -> Result<Vec<u8>, RunError> {
        self.whole(|program| &program.outputs[index])
    }

    /// # Panics
    ///
    /// If there is no such input.
    fn input(&mut self, index: usize) -> Result<Vec<u8>, RunError> {
        self.whole(|program| &program.inputs[index])
    }

    fn feed_back(&mut self) -> Result<(), RunError> {
        let _computes = self.monitor.computes();
        let program = &self.program;
        let values = &program.computations[0].values;
        let moves: Moves<'_> = program
            .outputs
            .iter()
            .filter_map(|output| {
                let input = &program.inputs[output.replaces?];
                Some((&values[output.value], &values[input.value]))
            })
            .collect();
        let (monitor, first, arenas) = (&self.monitor, self.peers.own().start, &mut self.arenas);
        self.pool.install(|| {
            each_device(program, monitor, first, None, arenas, |device| {
                device.move_values(&moves);
            });
        });
        Ok(())
    }

    fn check_replicas(&mut self) -> Result<(), RunError> {
        let _computes = self.monitor.computes();
        let (program, arenas, peers) = (&self.program, &self.arenas, &mut self.peers);
        let first = peers.own().start;
        let mut differing = None;
        for (index, port) in program.outputs.iter().enumerate() {
            let value = &program.computations[0].values[port.value];
            let shard = |device: usize| read(program, &arenas[device - first], value);
            let found = ports::differing_replica(peers, &program.mesh, port, shard)?;
            differing = differing.or(found.map(|device| (index, device)));
        }
        let none = u64::MAX;
        let own = differing.map_or([none; 2], |(index, device)| [index as u64, device as u64]);
        let earliest = peers.agree(own)?.into_iter().min().unwrap_or(own);
        if earliest == [none; 2] {
            return Ok(());
        }
        let [port, device] = earliest.map(|word| word as usize);
        let port = &program.outputs[port];
        Err(RunError::Replicas {
            name: port.name.clone(),
            device,
            first: ports::first_replica(&program.mesh, port, device),
        })
    }

    fn times(&self) -> Vec<StepTime> {
        self.monitor.times()
    }

    fn traffic(&self) -> Vec<Traffic> {
        self.traffic.to_vec()
    }

    fn on_wait(&mut self, notice: Notice) {
        self.peers.on_wait(notice);
    }

    fn turn_to(&mut self, doing: Doing) {
        if let Some(activity) = self.monitor.activity() {
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
