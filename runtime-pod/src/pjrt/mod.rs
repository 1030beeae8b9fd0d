//! Engine `pjrt`: the partitioned program as StableHLO, compiled and run by a plug-in with the PJRT
//! C API. What is put in stays on the plug-in's devices from step to step; only what is asked for
//! comes back.

mod find;

use std::path::PathBuf;
use std::rc::Rc;

use peapod_pjrt::{Buffer, Client, ElementType, Executable};
use peapod_schemas::pod::DType;

use crate::engine::{Engine, EngineOptions, RunError};
use crate::ports;
use crate::program::{Mesh, Port, Program};
use crate::progress::{Observer, StepTime};
use crate::traffic::Traffic;

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
    /// The program is in stages.
    #[error("engine `pjrt` runs one program on all devices, found a pipeline of {stages} stages")]
    Stages {
        /// How many.
        stages: usize,
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

/// What a port is on the devices of a plug-in.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Slot {
    /// Extents of what a device holds.
    dims: Vec<i64>,
    /// Bytes of what a device holds.
    bytes: usize,
}

impl Slot {
    fn of(mesh: &Mesh, port: &Port) -> Self {
        let shape = port.local_shape(mesh);
        Self {
            bytes: shape.iter().product::<usize>() * port.dtype.size_bytes(),
            dims: shape.iter().map(|&extent| extent as i64).collect(),
        }
    }

    fn slots(mesh: &Mesh, ports: &[Port]) -> Vec<Self> {
        ports.iter().map(|port| Self::of(mesh, port)).collect()
    }
}

/// One buffer per device.
type Buffers = Vec<Rc<Buffer>>;

/// A program on the devices of a plug-in.
#[derive(Debug)]
pub struct PjrtEngine {
    program: Program,
    path: PathBuf,
    inputs: Vec<Slot>,
    outputs: Vec<Slot>,
    /// What each input holds; nothing counts as zeros.
    held: Vec<Option<Buffers>>,
    /// What each output holds; nothing before the first step.
    made: Vec<Option<Buffers>>,
    // Last, as fields are dropped in order.
    executable: Executable,
    client: Client,
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
    let stages = program.stages.len();
    if stages > 0 {
        return Err(PjrtRunError::Stages { stages }.into());
    }
    let argument = argument.unwrap_or(NAMES[0]);
    Ok(Box::new(PjrtEngine::new(
        program,
        &find::plugin(argument)?,
    )?))
}

/// A client with so many devices. The CPU has one unless it is asked for more, which others do not
/// know how to be asked.
fn client(path: &std::path::Path, devices: usize) -> Result<Client, PjrtError> {
    let found = {
        let client = Client::open(path, None)?;
        if client.devices() >= devices {
            return Ok(client);
        }
        client.devices()
    };
    let few = || PjrtError::Devices {
        expected: devices,
        found,
    };
    let asked = u32::try_from(devices).map_err(|_| few())?;
    let client = Client::open(path, Some(asked)).map_err(|_| few())?;
    match client.devices() >= devices {
        true => Ok(client),
        false => Err(few()),
    }
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
        let failed = |source| PjrtRunError::Plugin {
            path: path.to_owned(),
            source,
        };
        let client = client(path, devices).map_err(failed)?;
        let partitions = u32::try_from(devices).map_err(|_| {
            let (expected, found) = (devices, client.devices());
            failed(PjrtError::Devices { expected, found })
        })?;
        let executable = client.compile(text.as_bytes(), partitions);
        let executable = executable.map_err(failed)?;
        let (expected, found) = (program.outputs.len(), executable.outputs());
        if expected != found {
            return Err(failed(PjrtError::Outputs { expected, found }));
        }
        Ok(Self {
            path: path.to_owned(),
            inputs: Slot::slots(&program.mesh, &program.inputs),
            outputs: Slot::slots(&program.mesh, &program.outputs),
            held: program.inputs.iter().map(|_| None).collect(),
            made: program.outputs.iter().map(|_| None).collect(),
            program,
            executable,
            client,
        })
    }

    fn failed(&self, source: PjrtError) -> RunError {
        let path = self.path.clone();
        PjrtRunError::Plugin { path, source }.into()
    }

    /// Puts a whole tensor on the devices.
    fn put(&self, index: usize, whole: &[u8]) -> Result<Buffers, RunError> {
        let (mesh, port, slot) = (
            &self.program.mesh,
            &self.program.inputs[index],
            &self.inputs[index],
        );
        let ty = (element_type(port.dtype), &slot.dims[..]);
        // bounded: a part of a value in memory
        let mut shard = vec![0; slot.bytes];
        let devices = (0..mesh.devices()).map(|device| {
            ports::shard(mesh, port, device, whole, &mut shard);
            self.client.upload(device, ty, &shard).map(Rc::new)
        });
        let buffers: Result<Buffers, PjrtError> = devices.collect();
        buffers.map_err(|error| self.failed(error))
    }

    /// The whole tensor, from the first replicas.
    fn whole(&self, port: &Port, slot: &Slot, buffers: &Buffers) -> Result<Vec<u8>, RunError> {
        let mesh = &self.program.mesh;
        // bounded: a value that the plug-in has in memory
        let mut whole = vec![0; port.global_bytes()];
        for (device, buffer) in buffers.iter().enumerate() {
            if ports::first_replica(mesh, port, device) == device {
                let shard = self.read(slot, buffer)?;
                ports::join(mesh, port, device, &shard, &mut whole);
            }
        }
        Ok(whole)
    }

    /// What a device holds.
    fn read(&self, slot: &Slot, buffer: &Buffer) -> Result<Vec<u8>, RunError> {
        let bytes = buffer.read().map_err(|error| self.failed(error))?;
        let (expected, found) = (slot.bytes, bytes.len());
        match expected == found {
            true => Ok(bytes),
            false => Err(self.failed(PjrtError::Size { expected, found })),
        }
    }
}

impl Engine for PjrtEngine {
    fn program(&self) -> &Program {
        &self.program
    }

    /// A plug-in does not say where it is.
    fn observe(&mut self, _: Observer) {}

    fn set_input(&mut self, index: usize, bytes: &[u8]) -> Result<(), RunError> {
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
        let results = results.map_err(|error| self.failed(error))?;
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
            Some(buffers) => self.whole(port, &self.outputs[index], buffers),
            // bounded: an output of a program
            None => Ok(vec![0; port.global_bytes()]),
        }
    }

    fn input(&mut self, index: usize) -> Result<Vec<u8>, RunError> {
        let port = &self.program.inputs[index];
        match &self.held[index] {
            Some(buffers) => self.whole(port, &self.inputs[index], buffers),
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
                    let whole = self.whole(port, &self.outputs[output], buffers)?;
                    Some(self.put(input, &whole)?)
                }
            };
        }
        Ok(())
    }

    fn check_replicas(&mut self) -> Result<(), RunError> {
        let mesh = &self.program.mesh;
        let outputs = self.program.outputs.iter().zip(&self.outputs);
        for ((port, slot), buffers) in outputs.zip(&self.made) {
            for (device, buffer) in buffers.iter().flatten().enumerate() {
                let first = ports::first_replica(mesh, port, device);
                let held = buffers.as_ref().map(|it| &it[first]);
                let Some(held) = held.filter(|_| first != device) else {
                    continue;
                };
                if self.read(slot, held)? != self.read(slot, buffer)? {
                    let name = port.name.clone();
                    return Err(RunError::Replicas {
                        name,
                        device,
                        first,
                    });
                }
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

fn element_type(dtype: DType) -> ElementType {
    match dtype {
        DType::F32 => ElementType::F32,
        DType::F16 => ElementType::F16,
        DType::Bf16 => ElementType::Bf16,
        DType::F64 => ElementType::F64,
        DType::I8 => ElementType::I8,
        DType::I16 => ElementType::I16,
        DType::I32 => ElementType::I32,
        DType::I64 => ElementType::I64,
        DType::U8 => ElementType::U8,
        DType::U32 => ElementType::U32,
        DType::Bool => ElementType::Bool,
    }
}
