//! Runs of a pod on virtual devices of this process, with inputs and outputs in memory.

use peapod_diagnostic::{Result, ResultExt, bail, code, ensure};
use peapod_ir::{Shown, TensorType};
use peapod_pod::{Engine, EngineOptions};
use peapod_schemas::pod::{Port, Program};

use super::ports::{self, set_before_every_step, shown, tensor_type};
use super::run::{engine, needed, refuse_open};
use crate::options::threads;
use crate::tensor_file::{self, typed};
use crate::{Observer, Source, diagnose, memory};

pub use peapod_pod::MAX_ITERATIONS;

/// How a program is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Threads; 0 takes all cores.
    pub threads: usize,
    /// Iterations that all loops of a device may take together in a step.
    pub max_iterations: u64,
    /// Element operations that a device may make in a step.
    pub max_work: u64,
}

/// An input or output as the user knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// Its name; no two inputs are called alike, nor two outputs.
    pub name: String,
    /// Its elements, by the name that StableHLO or the IR has for them.
    pub dtype: &'static str,
    /// Its extents.
    pub shape: Vec<usize>,
    /// Of an output, the position of the input that it replaces in the next step.
    pub replaces: Option<usize>,
}

/// A program on an engine.
pub struct Runner {
    engine: Box<dyn Engine>,
}

impl Runner {
    /// Loads a pod.
    ///
    /// # Errors
    ///
    /// It is damaged, or takes more memory than there is.
    pub fn new(source: &Source, options: Options, observer: &dyn Observer) -> Result<Self> {
        let program = peapod_pod::Program::from(super::read(source, observer)?);
        memory::check("the program on all its devices", needed(&program))?;
        let kind = engine::named(engine::DEFAULT).map_err(diagnose::engine)?;
        let options = EngineOptions {
            threads: threads(options.threads)?,
            max_iterations: options.max_iterations,
            max_work: options.max_work,
            rank_timeout: None,
        };
        let engine = kind.load(program, None, options);
        let engine = engine.map_err(diagnose::pod_run)?;
        Ok(Self { engine })
    }

    /// Inputs that the user gives, in order.
    pub fn inputs(&self) -> Vec<Known> {
        let program = self.engine.program();
        known(&program.inputs, ports::input_names(program))
    }

    /// Outputs that the user gets, in order.
    pub fn outputs(&self) -> Vec<Known> {
        let program = self.engine.program();
        known(&program.outputs, ports::output_names(program))
    }

    /// Runs so many steps from what `.npy` files hold, one for each input; what `.npy` files of
    /// the outputs hold. None if `goes_on`, which is asked before every step, says so.
    ///
    /// # Errors
    ///
    /// An input is not what the program takes, or a step fails.
    pub fn run(
        &mut self,
        inputs: &[Vec<u8>],
        steps: usize,
        goes_on: &dyn Fn() -> bool,
    ) -> Result<Option<Vec<Vec<u8>>>> {
        let program = self.engine.program();
        ensure!(
            steps > 0,
            code::OPTION_VALUE.error("expected at least 1 step, found 0", "give steps=1 or more")
        );
        refuse_open(program, steps)?;
        let read = read(program, inputs)?;
        let mut given = read.into_iter().enumerate().collect::<Vec<_>>();
        for step in 0..steps {
            if !goes_on() {
                return Ok(None);
            }
            if step == 1 {
                // What outputs replace, and what the engine keeps, is on the devices.
                let again = set_before_every_step(&*self.engine);
                given.retain(|(index, _)| again[*index]);
            }
            if step > 0 {
                self.engine.feed_back().map_err(diagnose::pod_run)?;
            }
            for (index, bytes) in &given {
                let set = self.engine.set_input(*index, bytes);
                set.map_err(diagnose::pod_run)?;
            }
            self.engine.step().map_err(diagnose::pod_run)?;
        }
        self.made().map(Some)
    }

    /// What the last step yielded.
    fn made(&mut self) -> Result<Vec<Vec<u8>>> {
        let ports = self.engine.program().outputs.iter().enumerate();
        let ports = ports.filter(|(_, port)| !port.in_flight);
        let ports = ports.map(|(index, port)| (index, tensor_type(port), shown(port)));
        let ports: Vec<(usize, TensorType, Option<Shown>)> = ports.collect();
        let made = ports.into_iter().map(|(index, ty, shown)| {
            let bytes = self.engine.output(index).map_err(diagnose::pod_run)?;
            match shown {
                Some(shown) => Ok(tensor_file::shown::to_npy(&ty, shown, &bytes)),
                None => tensor_file::to_npy(&ty, &bytes),
            }
        });
        made.collect()
    }
}

/// Ports that the user knows.
fn known(ports: &[Port], names: Vec<String>) -> Vec<Known> {
    let ports = ports.iter().zip(names).filter(|(port, _)| !port.in_flight);
    let known = ports.map(|(port, name)| {
        let (ty, shown) = (tensor_type(port), shown(port));
        Known {
            name,
            dtype: shown.map_or(ty.dtype.name(), Shown::name),
            shape: match shown {
                Some(shown) => tensor_file::shown::shape(&ty, shown),
                None => ty.shape.clone(),
            },
            replaces: port.replaces,
        }
    });
    known.collect()
}

/// The elements of every input; zeros of what is in flight.
fn read(program: &Program, inputs: &[Vec<u8>]) -> Result<Vec<Vec<u8>>> {
    let of_user = program.inputs.iter().filter(|port| !port.in_flight);
    let count = of_user.clone().count();
    if inputs.len() != count {
        let named = of_user.map(|port| format!("`{}` {}", port.name, typed(&tensor_type(port))));
        let named: Vec<String> = named.collect();
        let error = code::FILE_COUNT.error(
            format!("expected {count} inputs, found {}", inputs.len()),
            "give one array for each input, in order",
        );
        bail!(error.note(format!("the inputs are {}", named.join(", "))));
    }
    let mut given = inputs.iter();
    let read = program.inputs.iter().enumerate().map(|(index, port)| {
        let ty = tensor_type(port);
        let file = if port.in_flight { None } else { given.next() };
        let Some(file) = file else {
            return memory::zeros(&port.name, port.global_bytes());
        };
        let bytes = match shown(port) {
            Some(shown) => tensor_file::shown::from_npy(file, &ty, shown),
            None => tensor_file::from_npy(file, &ty),
        };
        bytes.note(|| format!("input {index} `{}` of the program", port.name))
    });
    read.collect()
}
