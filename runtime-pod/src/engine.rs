//! Engines: what runs a program.

use std::fmt;
use std::time::Duration;

use peapod_schemas::pod;

use crate::activity::Doing;
use crate::executor::Executor;
use crate::mpi;
use crate::pjrt;
use crate::program::Program;
use crate::progress::{Exceeded, Limit, Observer, StepId, StepTime};
use crate::traffic::Traffic;
use crate::transport::{Notice, TransportError};

/// A program that is loaded and can run. Tensors are whole ones: row-major elements, little-endian.
///
/// Where an engine consists of several processes, each of them makes the same calls in the same
/// order, and an error of one is an error of all.
pub trait Engine {
    /// The program.
    fn program(&self) -> &Program;

    /// Has `observer` called after every step of the first device, from whichever thread runs it;
    /// of what a loop does by itself, after the steps of some iterations.
    fn observe(&mut self, observer: Observer);

    /// Gives the devices their shards of an input: [`Port::global_bytes`] bytes. Padding becomes
    /// zeros.
    ///
    /// [`Port::global_bytes`]: peapod_schemas::pod::Port::global_bytes
    fn set_input(&mut self, index: usize, bytes: &[u8]) -> Result<(), RunError>;

    /// Runs the whole program once.
    fn step(&mut self) -> Result<(), RunError>;

    /// The elements of an output, from the first replicas.
    fn output(&mut self, index: usize) -> Result<Vec<u8>, RunError>;

    /// The elements that an input holds now. After a step only those inputs hold what they did that
    /// [`keeps_input`](Self::keeps_input) names, or that an output has replaced.
    fn input(&mut self, index: usize) -> Result<Vec<u8>, RunError>;

    /// Whether an input still holds its elements after a step; else it is to be set or replaced.
    fn keeps_input(&self, index: usize) -> bool {
        self.program().keeps_input(index)
    }

    /// Puts every output that replaces an input into its place, on the devices. Those that are
    /// there already cost nothing.
    fn feed_back(&mut self) -> Result<(), RunError>;

    /// Checks that all devices that are to hold the same of an output do so, padding apart.
    fn check_replicas(&mut self) -> Result<(), RunError>;

    /// Time per step so far, of those that ran on the devices of this process.
    fn times(&self) -> Vec<StepTime>;

    /// What collectives have sent so far, per kind.
    fn traffic(&self) -> Vec<Traffic>;

    /// Number of this process among those of the engine, less than [`ranks`](Self::ranks).
    fn rank(&self) -> usize {
        0
    }

    /// Processes that the engine consists of.
    fn ranks(&self) -> usize {
        1
    }

    /// Has `notice` called, now and then, while this process waits long for another one.
    fn on_wait(&mut self, _notice: Notice) {}

    /// Says what this process does between steps, for others that wait for it.
    fn turn_to(&mut self, _doing: Doing) {}

    /// Fails if the processes were not given the same of these: names and values, eight at most.
    fn compare(&mut self, _given: &[(&str, String)]) -> Result<(), RunError> {
        Ok(())
    }

    /// The largest number that a process tells. All of them tell one; none goes on before.
    fn agree(&mut self, own: u64) -> Result<u64, RunError> {
        Ok(own)
    }
}

/// How a program is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EngineOptions {
    /// Threads of each process; 0 takes as many as the machine has. Results do not depend on it.
    pub threads: usize,
    /// Iterations that all loops of a device may have in one run of the program, together.
    pub max_iterations: u64,
    /// Element operations that a device may make in one run of the program.
    pub max_work: u64,
    /// For how long a process waits for another one, whatever that does; none is for ever.
    pub rank_timeout: Option<Duration>,
}

/// Loop iterations after which a loop is taken for an infinite one, unless the caller says
/// otherwise: far more than there are layers, tokens or samples to go through.
pub const MAX_ITERATIONS: u64 = 100_000_000;

/// Element operations of a device after which a run is taken for one without an end, unless the
/// caller says otherwise: hours of a core.
pub const MAX_WORK: u64 = 10_000_000_000_000;

impl Default for EngineOptions {
    fn default() -> Self {
        Self {
            threads: 0,
            max_iterations: MAX_ITERATIONS,
            max_work: MAX_WORK,
            rank_timeout: None,
        }
    }
}

/// A kind of engine.
#[derive(Clone, Copy, Debug)]
pub struct EngineKind {
    /// What users call it.
    pub name: &'static str,
    /// What it is, in one line.
    pub about: &'static str,
    /// Whether it compiles the program as StableHLO, which is to be with it
    /// ([`Program::with_stablehlo`]).
    pub compiles_stablehlo: bool,
    /// Whether it may consist of several processes.
    pub processes: bool,
    /// Options of a command that do nothing with it, as users give them.
    pub no_effect: &'static [&'static str],
    find: Find,
    load: Load,
}

/// Whether an engine takes what follows the colon after its name, and has what it needs.
type Find = fn(Option<&str>) -> Result<(), RunError>;

/// Loads a program, given what follows the colon after the engine's name.
type Load = fn(Program, Option<&str>, EngineOptions) -> Result<Box<dyn Engine>, RunError>;

impl EngineKind {
    /// Whether the engine takes what the user put after the colon, and finds what it needs, such as
    /// a library; nothing is loaded for good.
    ///
    /// # Errors
    ///
    /// It does not.
    pub fn find(&self, argument: Option<&str>) -> Result<(), RunError> {
        (self.find)(argument)
    }

    /// Loads a program, given what the user put after the colon; all memory of its devices is
    /// zero.
    ///
    /// # Errors
    ///
    /// The engine does not take the argument or the program, or lacks what it needs.
    pub fn load(
        &self,
        program: Program,
        argument: Option<&str>,
        options: EngineOptions,
    ) -> Result<Box<dyn Engine>, RunError> {
        (self.load)(program, argument, options)
    }
}

/// The engine that takes all programs, and is taken unless the user names another.
pub const DEFAULT: &str = "local";

/// Every kind of engine.
pub const ENGINES: [EngineKind; 3] = [
    EngineKind {
        name: DEFAULT,
        about: "virtual devices in this process",
        compiles_stablehlo: false,
        processes: false,
        no_effect: &["--rank-timeout", "--partitioned-by"],
        find: local,
        load: |program, argument, options| {
            local(argument)?;
            Ok(Box::new(Executor::new(program, options)?))
        },
    },
    EngineKind {
        name: mpi::NAME,
        about: "virtual devices in several processes, which talk by MPI",
        compiles_stablehlo: false,
        processes: true,
        no_effect: &["--partitioned-by"],
        find: mpi::find,
        load: mpi::load,
    },
    EngineKind {
        name: pjrt::NAME,
        about: "devices of a plug-in with the PJRT C API, which compiles StableHLO",
        compiles_stablehlo: true,
        processes: false,
        no_effect: &[
            "--threads",
            "--max-iterations",
            "--max-work",
            "--rank-timeout",
        ],
        find: pjrt::find,
        load: pjrt::load,
    },
];

/// The local engine has no argument.
fn local(argument: Option<&str>) -> Result<(), RunError> {
    match argument {
        None => Ok(()),
        Some(argument) => Err(RunError::Argument {
            engine: DEFAULT,
            argument: argument.to_owned(),
            expected: "nothing after the name",
        }),
    }
}

/// What a user asks for: `NAME` or `NAME:ARGUMENT`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineSpec {
    /// Name of the engine.
    pub name: String,
    /// What follows the first colon, such as a number of ranks or a path.
    pub argument: Option<String>,
}

impl EngineSpec {
    /// Takes a name and what follows its colon apart. Whether there is such an engine is not asked.
    pub fn parse(text: &str) -> Self {
        let (name, argument) = match text.split_once(':') {
            Some((name, argument)) => (name, Some(argument.to_owned())),
            None => (text, None),
        };
        Self {
            name: name.to_owned(),
            argument,
        }
    }
}

/// As it was asked for.
impl fmt::Display for EngineSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        match &self.argument {
            Some(argument) => write!(f, ":{argument}"),
            None => Ok(()),
        }
    }
}

/// No engine is called so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown engine `{name}`")]
pub struct UnknownEngine {
    /// The requested name.
    pub name: String,
}

/// The kind of engine with this name.
pub fn named(name: &str) -> Result<EngineKind, UnknownEngine> {
    let mut engines = ENGINES.into_iter();
    let found = engines.find(|engine| engine.name == name);
    found.ok_or_else(|| UnknownEngine {
        name: name.to_owned(),
    })
}

/// Why a program does not run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The devices' arenas do not fit into memory.
    #[error("no memory for {devices} devices of {bytes} bytes each")]
    Memory {
        /// Devices of this process.
        devices: usize,
        /// Bytes that each of them needs.
        bytes: usize,
        /// What the allocator says.
        source: std::collections::TryReserveError,
    },
    /// No threads.
    #[error("cannot start threads")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// Every rank is to hold a device.
    #[error("expected at most {devices} ranks, one for each device, found {ranks}")]
    Ranks {
        /// Ranks that there are.
        ranks: usize,
        /// Devices of the mesh.
        devices: usize,
    },
    /// Every rank is to hold whole stages, or a part of one.
    #[error(
        "expected a number of ranks that divides the {stages} stages of the pipeline, or that they \
         divide, found {ranks}"
    )]
    StageRanks {
        /// Ranks that there are.
        ranks: usize,
        /// Stages of the program.
        stages: usize,
    },
    /// Stages on two ranks send one another more than can be told apart.
    #[error("expected at most {most} messages a step from one rank to another, found {found}")]
    Messages {
        /// Messages that there are.
        found: usize,
        /// Messages that are told apart.
        most: usize,
    },
    /// There are others than the user asks for.
    #[error("expected {asked} ranks, as `mpi:{asked}` asks for, found {ranks}")]
    Asked {
        /// The number after the colon.
        asked: usize,
        /// Ranks that there are.
        ranks: usize,
    },
    /// Another rank has no memory or no threads, or a stage that it holds failed; it says so
    /// itself.
    #[error("rank {rank} failed; see its error")]
    Peer {
        /// Which one.
        rank: usize,
    },
    /// An engine does not take what follows its name.
    #[error("engine `{engine}:{argument}`: expected {expected}")]
    Argument {
        /// Its name.
        engine: &'static str,
        /// What was given.
        argument: String,
        /// What it takes.
        expected: &'static str,
    },
    /// A plug-in of PJRT does not run it.
    #[error(transparent)]
    Pjrt(#[from] pjrt::PjrtRunError),
    /// No MPI.
    #[error(transparent)]
    Mpi(#[from] mpi::MpiError),
    /// The ranks cannot be started.
    #[error("cannot run `{starter}`")]
    Starter {
        /// The command.
        starter: String,
        /// Why.
        source: std::io::Error,
    },
    /// There is no place where ranks can say that they are done.
    #[error("cannot make the folder `{path}`")]
    Folder {
        /// The folder.
        path: String,
        /// Why.
        source: std::io::Error,
    },
    /// Ranks cannot watch each other.
    #[error("cannot connect to the other ranks by TCP")]
    Connect(#[source] std::io::Error),
    /// Ranks were not given the same.
    #[error("the ranks differ in {what}: {held}")]
    Differ {
        /// In what.
        what: String,
        /// Who has what.
        held: String,
    },
    /// A rank is lost during a step.
    #[error("{place} {error}")]
    Lost {
        /// Which one.
        error: TransportError,
        /// The collective, loop or case: as for limits.
        place: String,
    },
    /// Ranks cannot talk.
    #[error(transparent)]
    Transport(#[from] TransportError),
    /// No such input.
    #[error("input {index} of {count}")]
    NoInput {
        /// The requested index.
        index: usize,
        /// Inputs that there are.
        count: usize,
    },
    /// An input has another size.
    #[error("input `{name}`: expected {expected} bytes, found {found}")]
    InputSize {
        /// Its name.
        name: String,
        /// Bytes given.
        found: usize,
        /// Bytes of the whole tensor.
        expected: usize,
    },
    /// Devices take different paths where they have to take the same.
    #[error(
        "devices {first} and {device} disagree in computation `{computation}`, step {step}: a collective \
         is under a condition that is not the same on all devices"
    )]
    Disagreement {
        /// Name of the computation.
        computation: String,
        /// Index of the loop or case.
        step: usize,
        /// The first device that runs the program.
        first: usize,
        /// A device that takes another path.
        device: usize,
    },
    /// The loops of a device had as many iterations as they may.
    #[error("{place} exceeded {iterations} loop iterations; possible infinite loop")]
    IterationLimit {
        /// Which loop exceeded the limit: its line and name in the source, its computation and
        /// step.
        place: String,
        /// Iterations allowed, of all loops together.
        iterations: u64,
    },
    /// A device makes more element operations than it may.
    #[error("{place} exceeded {limit} element operations of one device")]
    WorkLimit {
        /// Where the limit was exceeded: as for loops, or the whole program.
        place: String,
        /// Element operations allowed.
        limit: u64,
    },
    /// A device makes more element operations than it may, whatever the data.
    #[error(
        "one step takes at least {least} element operations of each device, allowed are {limit}"
    )]
    LeastWork {
        /// The least, as far as the file tells.
        least: u64,
        /// Element operations allowed.
        limit: u64,
    },
    /// Weights of an asynchronous pipeline are older or newer than the file says.
    #[error("{0}")]
    Delay(String),
    /// Replicas of an output differ.
    #[error("output `{name}` on device {device} is not what device {first} holds")]
    Replicas {
        /// Name of the output.
        name: String,
        /// A device.
        device: usize,
        /// The device that is to hold the same.
        first: usize,
    },
}

impl RunError {
    /// A loop or case that exceeded a limit.
    pub(crate) fn limit(program: &Program, exceeded: Exceeded, options: &EngineOptions) -> Self {
        let place = place(program.stage(), program, exceeded.step);
        match exceeded.limit {
            Limit::Iterations => Self::IterationLimit {
                place,
                iterations: options.max_iterations,
            },
            Limit::Work => Self::WorkLimit {
                place,
                limit: options.max_work,
            },
        }
    }
}

/// A step: its line and name in the source, its computation and index, and the stage that the
/// program is.
pub(crate) fn place(stage: Option<usize>, program: &pod::Program, step: StepId) -> String {
    let computation = &program.computations[step.computation];
    let location = computation.steps[step.step].location;
    let location = location.map(|index| &program.locations[index]);
    let line = location.filter(|location| location.line > 0);
    let line = line.map_or(String::new(), |it| format!("line {}: ", it.line));
    let name = location.filter(|location| !location.name.is_empty());
    let name = name.map_or(String::new(), |it| format!(" `{}`", it.name));
    let (index, op) = (step.step, &computation.steps[step.step].op);
    let what = match op.name() {
        "while" => "loop",
        name => name,
    };
    let computation = &computation.name;
    let stage = stage.map_or(String::new(), |stage| format!(" of stage {stage}"));
    format!("{line}the {what}{name}, step {index} of computation `{computation}`{stage},")
}
