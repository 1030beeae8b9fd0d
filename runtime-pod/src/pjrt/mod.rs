//! Engine `pjrt`: the partitioned program as StableHLO, compiled and run by a plug-in with the PJRT
//! C API. What is put in stays on the plug-in's devices from step to step; only what is asked for
//! comes back.

mod find;
mod held;
mod pipeline;

use std::path::PathBuf;
use std::rc::Rc;

use peapod_pjrt::{Buffer, Executable};

use crate::engine::{Engine, EngineOptions, RunError};
use crate::program::Program;
use crate::progress::{Observer, StepTime};
use crate::traffic::Traffic;
use held::{Buffers, Plugin, Slot, Spread, check_input};
use pipeline::PjrtPipeline;

pub use find::{NAMES, VARIABLE};
pub use peapod_pjrt::PjrtError;

/// Name of the engine.
pub const NAME: &str = "pjrt";

/// Why a program does not run on a plug-in.
#[derive(Debug, thiserror::Error)]
pub enum PjrtRunError {
    /// The program as StableHLO is not there.
    #[error("engine `pjrt` needs the partitioned program as StableHLO, found none beside the pod")]
    NoStablehlo,
    /// The StableHLO is not that of the stages of the program.
    #[error("the StableHLO beside the pod is not that of its {stages} stages: {why}")]
    Stages {
        /// How many the program has.
        stages: usize,
        /// What is wrong.
        why: String,
    },
    /// No plug-in of this name is installed.
    #[error("no plug-in of PJRT for `{name}` is installed")]
    NotFound {
        /// What was asked for.
        name: String,
        /// Files that were looked for.
        looked: Vec<PathBuf>,
    },
    /// The plug-in refuses or fails.
    #[error("PJRT plug-in {}", path.display())]
    Plugin {
        /// Its file.
        path: PathBuf,
        /// What it says.
        source: PjrtError,
    },
}

/// A program on the devices of a plug-in.
#[derive(Debug)]
pub struct PjrtEngine {
    program: Program,
    inputs: Vec<Slot>,
    outputs: Vec<Slot>,
    /// What each input holds; nothing counts as zeros.
    held: Vec<Option<Buffers>>,
    /// What each output holds; nothing before the first step.
    made: Vec<Option<Buffers>>,
    // Last, as fields are dropped in order.
    executable: Executable,
    plugin: Plugin,
}

/// Whether there is such a plug-in.
pub(crate) fn find(argument: Option<&str>) -> Result<(), RunError> {
    let path = find::plugin(argument.unwrap_or(NAMES[0]))?;
    let found = peapod_pjrt::check(&path);
    found.map_err(|source| PjrtRunError::Plugin { path, source })?;
    Ok(())
}

/// Loads a program, given the name or the file of a plug-in.
pub(crate) fn load(
    program: Program,
    argument: Option<&str>,
    _: EngineOptions,
) -> Result<Box<dyn Engine>, RunError> {
    let path = find::plugin(argument.unwrap_or(NAMES[0]))?;
    Ok(match program.stages.is_empty() {
        true => Box::new(PjrtEngine::new(program, &path)?),
        false => Box::new(PjrtPipeline::new(program, &path)?),
    })
}

impl PjrtEngine {
    /// Compiles the program for the devices of a plug-in.
    ///
    /// # Errors
    ///
    /// The program has no StableHLO with it, or the plug-in does not load, has too few devices, or
    /// refuses the program.
    pub fn new(program: Program, path: &std::path::Path) -> Result<Self, PjrtRunError> {
        let text = program.stablehlo().ok_or(PjrtRunError::NoStablehlo)?;
        let devices = program.mesh.devices();
        let plugin = Plugin::open(path, devices)?;
        let client = &plugin.client;
        let partitions = u32::try_from(devices).map_err(|_| {
            let (expected, found) = (devices, client.devices());
            plugin.failed(PjrtError::Devices { expected, found })
        })?;
        let executable = client.compile(text.as_bytes(), partitions);
        let executable = executable.map_err(|source| plugin.failed(source))?;
        let (expected, found) = (program.outputs.len(), executable.outputs());
        if expected != found {
            return Err(plugin.failed(PjrtError::Outputs { expected, found }));
        }
        Ok(Self {
            inputs: Slot::slots(&program.mesh, &program.inputs),
            outputs: Slot::slots(&program.mesh, &program.outputs),
            held: program.inputs.iter().map(|_| None).collect(),
            made: program.outputs.iter().map(|_| None).collect(),
            program,
            executable,
            plugin,
        })
    }

    /// Puts a whole tensor on the devices.
    fn put(&self, index: usize, whole: &[u8]) -> Result<Buffers, RunError> {
        let spread = Spread {
            mesh: &self.program.mesh,
            port: &self.program.inputs[index],
            first: 0,
        };
        Ok(self.plugin.put(&spread, &self.inputs[index], whole)?)
    }

    fn output_spread(&self, index: usize) -> Spread<'_> {
        Spread {
            mesh: &self.program.mesh,
            port: &self.program.outputs[index],
            first: 0,
        }
    }

    /// The whole of what an output is made of.
    fn whole_output(&self, index: usize, buffers: &Buffers) -> Result<Vec<u8>, RunError> {
        let spread = self.output_spread(index);
        Ok(self.plugin.whole(&spread, &self.outputs[index], buffers)?)
    }
}

impl Engine for PjrtEngine {
    fn program(&self) -> &Program {
        &self.program
    }

    /// A plug-in does not say where it is.
    fn observe(&mut self, _: Observer) {}

    fn set_input(&mut self, index: usize, bytes: &[u8]) -> Result<(), RunError> {
        check_input(&self.program, index, bytes)?;
        // Before the new ones take memory.
        self.held[index] = None;
        self.held[index] = Some(self.put(index, bytes)?);
        Ok(())
    }

    fn step(&mut self) -> Result<(), RunError> {
        for index in 0..self.held.len() {
            if self.held[index].is_none() {
                // bounded: an input of a program
                let zeros = vec![0; self.program.inputs[index].global_bytes()];
                self.held[index] = Some(self.put(index, &zeros)?);
            }
        }
        self.made.fill_with(|| None);
        let held: Vec<&Buffers> = self.held.iter().flatten().collect();
        let devices = 0..self.program.mesh.devices();
        let arguments = devices.map(|device| held.iter().map(|it| &*it[device]).collect());
        let arguments: Vec<Vec<&Buffer>> = arguments.collect();
        let results = self.executable.run(&arguments);
        let results = results.map_err(|error| self.plugin.failed(error))?;
        let mut made: Vec<Buffers> = self.program.outputs.iter().map(|_| vec![]).collect();
        for device in results {
            for (buffers, buffer) in made.iter_mut().zip(device) {
                buffers.push(Rc::new(buffer));
            }
        }
        self.made = made.into_iter().map(Some).collect();
        Ok(())
    }

    fn output(&mut self, index: usize) -> Result<Vec<u8>, RunError> {
        let port = &self.program.outputs[index];
        match &self.made[index] {
            Some(buffers) => self.whole_output(index, buffers),
            // bounded: an output of a program
            None => Ok(vec![0; port.global_bytes()]),
        }
    }

    fn input(&mut self, index: usize) -> Result<Vec<u8>, RunError> {
        let port = &self.program.inputs[index];
        match &self.held[index] {
            Some(buffers) => {
                let spread = Spread {
                    mesh: &self.program.mesh,
                    port,
                    first: 0,
                };
                Ok(self.plugin.whole(&spread, &self.inputs[index], buffers)?)
            }
            // bounded: an input of a program
            None => Ok(vec![0; port.global_bytes()]),
        }
    }

    /// Donated ones are gone after a step, all others stay.
    fn keeps_input(&self, index: usize) -> bool {
        let outputs = &self.program.outputs;
        outputs.iter().all(|it| it.replaces != Some(index))
    }

    fn feed_back(&mut self) -> Result<(), RunError> {
        for (output, port) in self.program.outputs.iter().enumerate() {
            let (Some(input), Some(buffers)) = (port.replaces, &self.made[output]) else {
                continue;
            };
            let same = self.outputs[output] == self.inputs[input]
                && port.sharding == self.program.inputs[input].sharding;
            self.held[input] = match same {
                true => Some(buffers.clone()),
                false => {
                    let whole = self.whole_output(output, buffers)?;
                    Some(self.put(input, &whole)?)
                }
            };
        }
        Ok(())
    }

    fn check_replicas(&mut self) -> Result<(), RunError> {
        let outputs = self.outputs.iter().zip(&self.made);
        for (index, (slot, buffers)) in outputs.enumerate() {
            if let Some(buffers) = buffers {
                let spread = self.output_spread(index);
                self.plugin.check_replicas(&spread, slot, buffers)?;
            }
        }
        Ok(())
    }

    /// A plug-in does not say how long steps of the program take.
    fn times(&self) -> Vec<StepTime> {
        vec![]
    }

    /// A plug-in does not say what it sends.
    fn traffic(&self) -> Vec<Traffic> {
        vec![]
    }
}
