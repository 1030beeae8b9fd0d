//! What the devices of a plug-in hold of the tensors of a program.

use std::path::{Path, PathBuf};
use std::rc::Rc;

use peapod_pjrt::{Buffer, Client, ElementType};
use peapod_schemas::pod::DType;

use super::{PjrtError, PjrtRunError};
use crate::engine::RunError;
use crate::ports;
use crate::program::{Mesh, Port, Program};

/// What a port is on the devices of a plug-in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Slot {
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

    pub(super) fn slots(mesh: &Mesh, ports: &[Port]) -> Vec<Self> {
        ports.iter().map(|port| Self::of(mesh, port)).collect()
    }
}

/// One buffer per device.
pub(super) type Buffers = Vec<Rc<Buffer>>;

/// A port, and the devices that hold it: those of its mesh, of which one is the first.
pub(super) struct Spread<'a> {
    pub(super) mesh: &'a Mesh,
    pub(super) port: &'a Port,
    pub(super) first: usize,
}

/// A plug-in with its devices.
#[derive(Debug)]
pub(super) struct Plugin {
    path: PathBuf,
    pub(super) client: Client,
}

impl Plugin {
    /// Loads a plug-in for so many devices.
    pub(super) fn open(path: &Path, devices: usize) -> Result<Self, PjrtRunError> {
        let path = path.to_owned();
        match client(&path, devices) {
            Ok(client) => Ok(Self { path, client }),
            Err(source) => Err(PjrtRunError::Plugin { path, source }),
        }
    }

    pub(super) fn failed(&self, source: PjrtError) -> PjrtRunError {
        let path = self.path.clone();
        PjrtRunError::Plugin { path, source }
    }

    /// Puts a whole tensor on the devices.
    pub(super) fn put(
        &self,
        Spread { mesh, port, first }: &Spread<'_>,
        slot: &Slot,
        whole: &[u8],
    ) -> Result<Buffers, PjrtRunError> {
        let ty = (element_type(port.dtype), &slot.dims[..]);
        // bounded: a part of a value in memory
        let mut shard = vec![0; slot.bytes];
        let devices = (0..mesh.devices()).map(|device| {
            ports::shard(mesh, port, device, whole, &mut shard);
            self.client.upload(first + device, ty, &shard).map(Rc::new)
        });
        let buffers: Result<Buffers, PjrtError> = devices.collect();
        buffers.map_err(|error| self.failed(error))
    }

    /// The whole tensor, from the first replicas.
    pub(super) fn whole(
        &self,
        Spread { mesh, port, .. }: &Spread<'_>,
        slot: &Slot,
        buffers: &Buffers,
    ) -> Result<Vec<u8>, PjrtRunError> {
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
    fn read(&self, slot: &Slot, buffer: &Buffer) -> Result<Vec<u8>, PjrtRunError> {
        let bytes = buffer.read().map_err(|error| self.failed(error))?;
        let (expected, found) = (slot.bytes, bytes.len());
        match expected == found {
            true => Ok(bytes),
            false => Err(self.failed(PjrtError::Size { expected, found })),
        }
    }

    /// Whether all devices that are to hold the same do so.
    pub(super) fn check_replicas(
        &self,
        Spread { mesh, port, first }: &Spread<'_>,
        slot: &Slot,
        buffers: &Buffers,
    ) -> Result<(), RunError> {
        for (device, buffer) in buffers.iter().enumerate() {
            let replica = ports::first_replica(mesh, port, device);
            let differ = replica != device
                && self.read(slot, &buffers[replica])? != self.read(slot, buffer)?;
            if differ {
                let name = port.name.clone();
                return Err(RunError::Replicas {
                    name,
                    device: first + device,
                    first: first + replica,
                });
            }
        }
        Ok(())
    }
}

/// Whether a program has an input of so many bytes.
pub(super) fn check_input(program: &Program, index: usize, bytes: &[u8]) -> Result<(), RunError> {
    let Some(port) = program.inputs.get(index) else {
        let count = program.inputs.len();
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
    Ok(())
}

/// A client with so many devices. The CPU has one unless it is asked for more, which others do not
/// know how to be asked.
fn client(path: &Path, devices: usize) -> Result<Client, PjrtError> {
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
