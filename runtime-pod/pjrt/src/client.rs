//! Devices of a plug-in: programs are compiled for them, and buffers put on them.

#![allow(unsafe_code)]

use std::ffi::c_void;
use std::ops::Range;
use std::path::Path;
use std::ptr::{null, null_mut};
use std::rc::Rc;

use crate::api::{Api, Function, Head};
use crate::args::{
    BufferFromHostBufferArgs, ClientCompileArgs, ClientCreateArgs, IdArgs, ListArgs, NamedValue,
    Program, WordArgs,
};
use crate::buffer::{BUFFER_DESTROY, Buffer, ElementType};
use crate::executable::{Executable, outputs};
use crate::{PjrtError, options};

const CLIENT_CREATE: Function = Function("PJRT_Client_Create", 10);
const CLIENT_DESTROY: Function = Function("PJRT_Client_Destroy", 11);
const CLIENT_DEVICES: Function = Function("PJRT_Client_AddressableDevices", 16);
const CLIENT_COMPILE: Function = Function("PJRT_Client_Compile", 20);
const FROM_HOST_BUFFER: Function = Function("PJRT_Client_BufferFromHostBuffer", 22);
const DESCRIPTION_ID: Function = Function("PJRT_DeviceDescription_Id", 23);
const GET_DESCRIPTION: Function = Function("PJRT_Device_GetDescription", 29);
const LOADED_DESTROY: Function = Function("PJRT_LoadedExecutable_Destroy", 50);

/// An object of the plug-in, destroyed with its last user.
#[derive(Debug)]
pub(crate) struct Object {
    pub(crate) api: Api,
    pub(crate) pointer: *mut c_void,
    pub(crate) destroy: Function,
    /// What has to outlive it.
    pub(crate) _owner: Option<Rc<Self>>,
}

impl Drop for Object {
    fn drop(&mut self) {
        self.api.release(self.destroy, self.pointer);
    }
}

/// A plug-in with its devices.
#[derive(Debug)]
pub struct Client {
    object: Rc<Object>,
    pub(crate) devices: Vec<*mut c_void>,
}

/// Whether a file is a plug-in of this version of the C API.
///
/// # Errors
///
/// It is not.
pub fn check(path: &Path) -> Result<(), PjrtError> {
    Api::open(path).map(drop)
}

impl Client {
    /// Loads a plug-in. `cpu_devices` asks that of a CPU for so many virtual devices; others know
    /// no such option and take `None`.
    ///
    /// # Errors
    ///
    /// The file is no plug-in of this version of the C API, or finds no devices.
    pub fn open(path: &Path, cpu_devices: Option<u32>) -> Result<Self, PjrtError> {
        let api = Api::open(path)?;
        let name = "cpu_device_count";
        let options = cpu_devices.map(|devices| NamedValue {
            head: Head::of::<NamedValue>(),
            name: name.as_ptr().cast(),
            name_size: name.len(),
            kind: 1,
            value: i64::from(devices),
            value_size: 1,
        });
        let mut args = ClientCreateArgs {
            head: Head::of::<ClientCreateArgs>(),
            options: options.as_ref().map_or(null(), std::ptr::from_ref),
            count: usize::from(options.is_some()),
            callbacks: [null_mut(); 4],
            client: null_mut(),
            try_get: [null_mut(); 2],
        };
        // SAFETY: these are its arguments, and the options are alive.
        unsafe { api.call(CLIENT_CREATE, &mut args) }?;
        let object = Rc::new(Object {
            api,
            pointer: args.client,
            destroy: CLIENT_DESTROY,
            _owner: None,
        });
        let mut args = ListArgs {
            head: Head::of::<ListArgs>(),
            object: object.pointer,
            pointer: null_mut(),
            size: 0,
        };
        // SAFETY: these are its arguments, and the client is alive.
        unsafe { api.call(CLIENT_DEVICES, &mut args) }?;
        let mut devices = vec![];
        if !args.pointer.is_null() {
            // SAFETY: the list is the client's, of so many pointers.
            devices = unsafe { std::slice::from_raw_parts(args.pointer.cast(), args.size) }.into();
        }
        Ok(Self { object, devices })
    }

    /// Number of devices.
    #[must_use]
    pub fn devices(&self) -> usize {
        self.devices.len()
    }

    /// Compiles StableHLO, text or bytecode, for the first `partitions` devices.
    ///
    /// # Errors
    ///
    /// There are fewer devices, or the compiler refuses the program.
    pub fn compile(&self, program: &[u8], partitions: u32) -> Result<Executable, PjrtError> {
        let (expected, found) = (partitions as usize, self.devices());
        if expected > found {
            return Err(PjrtError::Devices { expected, found });
        }
        self.compile_with(program, expected, &options::spmd(partitions, None))
    }

    /// Compiles StableHLO, text or bytecode, for these devices, one partition for each.
    ///
    /// # Errors
    ///
    /// There are no such devices, or the compiler refuses the program.
    pub fn compile_for(
        &self,
        program: &[u8],
        devices: Range<usize>,
    ) -> Result<Executable, PjrtError> {
        let (expected, found) = (devices.end, self.devices());
        let few = PjrtError::Devices { expected, found };
        let (Some(own), Ok(partitions)) = (
            self.devices.get(devices.clone()),
            u32::try_from(devices.len()),
        ) else {
            return Err(few);
        };
        let ids = own.iter().map(|device| self.id(*device));
        let ids: Vec<i32> = ids.collect::<Result<_, _>>()?;
        self.compile_with(program, ids.len(), &options::spmd(partitions, Some(&ids)))
    }

    /// The number of a device among those of all processes.
    fn id(&self, device: *mut c_void) -> Result<i32, PjrtError> {
        let api = self.object.api;
        let mut args = WordArgs {
            head: Head::of::<WordArgs>(),
            object: device,
            word: 0,
        };
        // SAFETY: these are its arguments, and devices live as long as their client.
        unsafe { api.call(GET_DESCRIPTION, &mut args) }?;
        let mut args = IdArgs {
            head: Head::of::<IdArgs>(),
            description: std::ptr::with_exposed_provenance_mut(args.word),
            id: 0,
        };
        // SAFETY: these are its arguments, and the description lives as long as the device.
        unsafe { api.call(DESCRIPTION_ID, &mut args) }?;
        Ok(args.id)
    }

    fn compile_with(
        &self,
        program: &[u8],
        devices: usize,
        options: &[u8],
    ) -> Result<Executable, PjrtError> {
        let format = b"mlir";
        let code = Program {
            head: Head::of::<Program>(),
            code: program.as_ptr(),
            code_size: program.len(),
            format: format.as_ptr(),
            format_size: format.len(),
        };
        let mut args = ClientCompileArgs {
            head: Head::of::<ClientCompileArgs>(),
            client: self.object.pointer,
            program: &raw const code,
            options: options.as_ptr(),
            options_size: options.len(),
            executable: null_mut(),
        };
        let api = self.object.api;
        // SAFETY: these are its arguments, alive during the call, which is all that it reads.
        unsafe { api.call(CLIENT_COMPILE, &mut args) }?;
        let object = Rc::new(self.owned(args.executable, LOADED_DESTROY));
        let outputs = outputs(&object)?;
        Ok(Executable {
            object,
            devices,
            outputs,
        })
    }

    /// Puts a tensor, row-major, on a device.
    ///
    /// # Errors
    ///
    /// The bytes are not those of the type, there is no such device, or it has no memory.
    pub fn upload(
        &self,
        device: usize,
        (dtype, dims): (ElementType, &[i64]),
        bytes: &[u8],
    ) -> Result<Buffer, PjrtError> {
        let mut sizes = dims.iter().map(|&dim| usize::try_from(dim).ok());
        let product = |product: usize, dim: Option<usize>| product.checked_mul(dim?);
        let expected = sizes.try_fold(dtype.bytes(), product).unwrap_or(usize::MAX);
        let found = bytes.len();
        if expected != found {
            return Err(PjrtError::Size { expected, found });
        }
        let none = PjrtError::Devices {
            expected: device.saturating_add(1),
            found: self.devices(),
        };
        let mut args = BufferFromHostBufferArgs {
            head: Head::of::<BufferFromHostBufferArgs>(),
            client: self.object.pointer,
            data: bytes.as_ptr(),
            dtype: dtype as i32,
            dims: dims.as_ptr(),
            rank: dims.len(),
            strides: null(),
            stride_count: 0,
            semantics: 0,
            device: *self.devices.get(device).ok_or(none)?,
            memory: null_mut(),
            layout: null_mut(),
            done: null_mut(),
            buffer: null_mut(),
        };
        let api = self.object.api;
        // SAFETY: these are its arguments; the bytes are as many as the type has, and alive until
        // the event below says that they were read.
        unsafe { api.call(FROM_HOST_BUFFER, &mut args) }?;
        let buffer = Buffer(self.owned(args.buffer, BUFFER_DESTROY));
        api.wait(args.done)?;
        Ok(buffer)
    }

    pub(crate) fn owned(&self, pointer: *mut c_void, destroy: Function) -> Object {
        Object {
            api: self.object.api,
            pointer,
            destroy,
            _owner: Some(self.object.clone()),
        }
    }
}
