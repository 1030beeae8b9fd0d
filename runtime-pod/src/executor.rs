//! Runs a program on all devices of its mesh, from collective to collective.

use std::fmt;
use std::time::Instant;

use peapod_schemas::pod::OpT;
use rayon::prelude::*;

use crate::arena::Lines;
use crate::collective;
use crate::device::{Device, Loop, Moves, branch_moves, read};
use crate::kernels::parallel;
use crate::ports;
use crate::program::{Port, Program, Step, Value};
use crate::traffic::{CollectiveKind, Traffic};
use crate::watch::{Progress, StepTime, Watch};

/// How a program is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExecutorOptions {
    /// Threads to run on; 0 takes as many as the machine has. Results do not depend on it.
    pub threads: usize,
    /// Iterations that all loops of a device may take in one run of the program, together.
    pub max_iterations: u64,
}

/// Iterations after which a loop is taken to have no end, unless the caller says otherwise: far
/// more than there are layers, tokens or samples to go through.
pub const MAX_ITERATIONS: u64 = 100_000_000;

impl Default for ExecutorOptions {
    fn default() -> Self {
        Self {
            threads: 0,
            max_iterations: MAX_ITERATIONS,
        }
    }
}

/// Why a program does not run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// The devices' arenas do not fit into memory.
    #[error("no memory for {devices} devices of {bytes} bytes each")]
    Memory {
        /// Devices of the mesh.
        devices: usize,
        /// Bytes that each of them needs.
        bytes: usize,
        /// What the allocator says.
        source: std::collections::TryReserveError,
    },
    /// No threads.
    #[error("cannot start threads")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// No such input.
    #[error("input {index} of {count}")]
    NoInput {
        /// The index asked for.
        index: usize,
        /// Inputs that there are.
        count: usize,
    },
    /// An input has another size.
    #[error("input `{name}` is given {found} bytes, expected {expected}")]
    InputSize {
        /// Its name.
        name: String,
        /// Bytes given.
        found: usize,
        /// Bytes of the whole tensor.
        expected: usize,
    },
    /// Devices go different ways where they have to go together.
    #[error(
        "devices 0 and {device} disagree in computation `{computation}`, step {step}: a collective \
         is under a condition that is not the same on all devices"
    )]
    Disagreement {
        /// Name of the computation.
        computation: String,
        /// Index of the loop or case.
        step: usize,
        /// A device that goes another way than device 0.
        device: usize,
    },
    /// The loops of a device took as many iterations as they may.
    #[error("{place} goes on after {iterations} iterations of all loops together: has it an end?")]
    Endless {
        /// Which loop was to go on: its line and name in the source, its computation and step.
        place: String,
        /// How many iterations there were.
        iterations: u64,
    },
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

/// A program, and all of its devices.
pub struct Executor {
    program: Program,
    pool: rayon::ThreadPool,
    arenas: Vec<Lines>,
    watch: Watch,
    traffic: [Traffic; CollectiveKind::ALL.len()],
}

impl fmt::Debug for Executor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = &self.program.name;
        write!(f, "Executor({name}, {} devices)", self.arenas.len())
    }
}

/// Stack of a thread: a thread that waits takes other devices' work meanwhile.
const STACK_BYTES: usize = 16 << 20;

/// Devices per thread from which on it does not matter that some threads have one more.
const DEVICES_PER_THREAD: usize = 8;

impl Executor {
    /// Makes the devices, their memory zero.
    pub fn new(program: Program, options: ExecutorOptions) -> Result<Self, RunError> {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(options.threads)
            .stack_size(STACK_BYTES)
            .build()?;
        let (devices, bytes) = (program.mesh.devices(), program.arena_bytes);
        let arenas = pool.install(|| {
            let arenas = (0..devices).into_par_iter().map(|_| Lines::zeros(bytes));
            arenas.collect::<Result<Vec<_>, _>>()
        });
        let arenas = arenas.map_err(|source| RunError::Memory {
            devices,
            bytes,
            source,
        })?;
        Ok(Self {
            watch: Watch::new(&program, options.max_iterations),
            traffic: CollectiveKind::ALL.map(Traffic::new),
            program,
            pool,
            arenas,
        })
    }

    /// The program.
    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Calls `observer` after every step of device 0, from whichever thread runs it.
    pub fn observe(&mut self, observer: impl Fn(Progress) + Send + Sync + 'static) {
        self.watch.observe(Box::new(observer));
    }

    /// Gives the devices their shards of an input: the elements of the whole tensor, row-major and
    /// little-endian. Padding becomes zeros.
    pub fn set_input(&mut self, index: usize, bytes: &[u8]) -> Result<(), RunError> {
        let Some(port) = self.program.inputs.get(index) else {
            let count = self.program.inputs.len();
            return Err(RunError::NoInput { index, count });
        };
        let (found, expected) = (bytes.len(), port.global_bytes());
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
        let mesh = &self.program.mesh;
        let source = Lines::copy_of(bytes).map_err(|source| RunError::Memory {
            devices: 1,
            bytes: bytes.len(),
            source,
        })?;
        self.pool.install(|| {
            let arenas = self.arenas.par_iter_mut().enumerate();
            arenas.for_each(|(device, arena)| {
                let shard = &mut arena.bytes_mut()[range.clone()];
                ports::shard(mesh, port, device, source.bytes(), shard);
            });
        });
        Ok(())
    }

    /// Runs the whole program once.
    pub fn run_step(&mut self) -> Result<(), RunError> {
        self.watch.restart();
        let mut together = Together {
            program: &self.program,
            arenas: &mut self.arenas,
            watch: &self.watch,
            traffic: &mut self.traffic,
        };
        self.pool.install(|| together.computation(0))
    }

    /// The elements of a whole output, row-major and little-endian, from the first replicas.
    ///
    /// # Panics
    ///
    /// If there is no such output.
    pub fn output(&self, index: usize) -> Vec<u8> {
        self.whole(&self.program.outputs[index])
    }

    /// The elements that an input holds now. After a step only those inputs hold what they did that
    /// [`Program::keeps_input`] names, or that an output has replaced.
    ///
    /// # Panics
    ///
    /// If there is no such input.
    pub fn input(&self, index: usize) -> Vec<u8> {
        self.whole(&self.program.inputs[index])
    }

    fn value(&self, port: &Port) -> &Value {
        &self.program.computations[0].values[port.value]
    }

    fn whole(&self, port: &Port) -> Vec<u8> {
        let value = self.value(port);
        let shards = |device: usize| read(&self.program, &self.arenas[device], value);
        self.pool
            .install(|| ports::unshard(&self.program.mesh, port, shards))
    }

    /// Checks that all devices that are to hold the same of an output do so, padding apart.
    pub fn check_replicas(&self) -> Result<(), RunError> {
        for port in &self.program.outputs {
            let value = self.value(port);
            let shards = |device: usize| read(&self.program, &self.arenas[device], value);
            let differing = ports::differing_replica(&self.program.mesh, port, shards);
            if let Some((device, first)) = differing {
                let name = port.name.clone();
                return Err(RunError::Replicas {
                    name,
                    device,
                    first,
                });
            }
        }
        Ok(())
    }

    /// Puts every output that replaces an input into its place, on the devices. Those that lie
    /// there already cost nothing.
    pub fn feed_back(&mut self) {
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
        let watch = &self.watch;
        let arenas = self.arenas.par_iter_mut().enumerate();
        self.pool.install(|| {
            arenas.for_each(|(id, arena)| {
                let mut device = Device {
                    program,
                    arena,
                    id,
                    watch,
                };
                device.move_values(&moves);
            });
        });
    }

    /// Time per step so far, of those that ran.
    pub fn times(&self) -> Vec<StepTime> {
        self.watch.times()
    }

    /// What went through the wires so far, per kind of collective.
    pub fn traffic(&self) -> &[Traffic] {
        &self.traffic
    }
}

/// All devices, while they run a program in lockstep.
struct Together<'a> {
    program: &'a Program,
    arenas: &'a mut [Lines],
    watch: &'a Watch,
    traffic: &'a mut [Traffic],
}

impl<'a> Together<'a> {
    fn computation(&mut self, number: usize) -> Result<(), RunError> {
        let program = self.program;
        let steps = &program.computations[number].steps;
        let mut start = 0;
        while start < steps.len() {
            let apart = steps[start..]
                .iter()
                .take_while(|step| !step.communicates)
                .count();
            self.each(|device| device.run(number, start..start + apart));
            self.watch.check_iterations(program)?;
            start += apart;
            if let Some(step) = steps.get(start) {
                self.step(number, start, step)?;
                start += 1;
            }
        }
        Ok(())
    }

    /// Something that every device does by itself. Where there are many devices, a thread does
    /// whole ones: it waits for others at collectives only. Results are the same either way.
    fn each(&mut self, work: impl Fn(&mut Device<'_>) + Sync) {
        let (program, watch) = (self.program, self.watch);
        let threads = rayon::current_num_threads();
        let devices = self.arenas.len();
        let whole = devices.is_multiple_of(threads) || devices >= DEVICES_PER_THREAD * threads;
        let arenas = self.arenas.par_iter_mut().enumerate();
        arenas.for_each(|(id, arena)| {
            let mut device = Device {
                program,
                arena,
                id,
                watch,
            };
            match whole {
                true => parallel::alone(|| work(&mut device)),
                false => work(&mut device),
            }
        });
    }

    /// What all devices say, if they say the same; else one that differs from device 0.
    fn agreed<T: PartialEq + Send>(
        &mut self,
        ask: impl Fn(&Device<'_>) -> T + Sync,
    ) -> Result<T, usize> {
        let (program, watch) = (self.program, self.watch);
        let arenas = self.arenas.iter_mut().enumerate();
        let mut answers = arenas.map(|(id, arena)| {
            ask(&Device {
                program,
                arena,
                id,
                watch,
            })
        });
        let first = answers.next().expect("there is a device");
        match answers.position(|answer| answer != first) {
            None => Ok(first),
            Some(position) => Err(position + 1),
        }
    }

    #[allow(
        clippy::wildcard_enum_match_arm,
        reason = "the schema's enum is open; the loader has told its ops apart"
    )]
    fn step(&mut self, number: usize, index: usize, step: &'a Step) -> Result<(), RunError> {
        let start = Instant::now();
        let computation = &self.program.computations[number];
        let disagreement = |device: usize| RunError::Disagreement {
            computation: computation.name.clone(),
            step: index,
            device,
        };
        match &step.op {
            OpT::While(op) => {
                let loops = Loop::new(self.program, computation, step, [op.condition, op.body]);
                self.each(|device| device.move_values(&loops.enter));
                loop {
                    self.each(|device| device.move_values(&loops.to_condition));
                    self.computation(loops.condition)?;
                    let goes_on = self.agreed(|device| device.truth(loops.goes_on));
                    if !goes_on.map_err(disagreement)? {
                        break;
                    }
                    self.watch.iterate(0, number, index);
                    self.watch.check_iterations(self.program)?;
                    self.each(|device| device.move_values(&loops.to_body));
                    self.computation(loops.body)?;
                    self.each(|device| device.move_values(&loops.back));
                }
            }
            OpT::Case(op) => {
                let selector = &computation.values[step.operands[0]];
                let branch = self.agreed(|device| device.branch(selector, &op.branches));
                let branch = branch.map_err(disagreement)?;
                let (enter, leave) = branch_moves(self.program, computation, step, branch);
                self.each(|device| device.move_values(&enter));
                self.computation(branch)?;
                self.each(|device| device.move_values(&leave));
            }
            _ => {
                let ran = collective::run(self.program, computation, step, self.arenas);
                ran.iter()
                    .for_each(|sent| self.traffic[sent.kind as usize].add(sent));
            }
        }
        self.watch.done(0, number, index, start.elapsed());
        Ok(())
    }
}
