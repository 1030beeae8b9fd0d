//! Devices of a plug-in, programs compiled for them, and buffers on them.

#![allow(unsafe_code)]

use std::ffi::c_void;
use std::path::Path;
use std::ptr::{null, null_mut};
use std::rc::Rc;

use crate::api::{Api, Function, Head};
use crate::args::{
    BufferFromHostBufferArgs, ClientCompileArgs, ClientCreateArgs, ExecuteArgs, ExecuteOptions,
    ListArgs, MemoryLayout, NamedValue, Program, ToHostBufferArgs, WordArgs,
};
use crate::{PjrtError, options};

const CLIENT_CREATE: Function = Function("PJRT_Client_Create", 10);
const CLIENT_DESTROY: Function = Function("PJRT_Client_Destroy", 11);
const CLIENT_DEVICES: Function = Function("PJRT_Client_AddressableDevices", 16);
const CLIENT_COMPILE: Function = Function("PJRT_Client_Compile", 20);
const FROM_HOST_BUFFER: Function = Function("PJRT_Client_BufferFromHostBuffer", 22);
const EXECUTABLE_DESTROY: Function = Function("PJRT_Executable_Destroy", 40);
const NUM_OUTPUTS: Function = Function("PJRT_Executable_NumOutputs", 44);
const LOADED_DESTROY: Function = Function("PJRT_LoadedExecutable_Destroy", 50);
const GET_EXECUTABLE: Function = Function("PJRT_LoadedExecutable_GetExecutable", 51);
const EXECUTE: Function = Function("PJRT_LoadedExecutable_Execute", 55);
const BUFFER_DESTROY: Function = Function("PJRT_Buffer_Destroy", 58);
const DIMENSIONS: Function = Function("PJRT_Buffer_Dimensions", 60);
const TO_HOST_BUFFER: Function = Function("PJRT_Buffer_ToHostBuffer", 70);

/// Element types, numbered as `PJRT_Buffer_Type` does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(i32)]
#[expect(missing_docs, reason = "the names say it")]
pub enum ElementType {
    Bool = 1,
    I8 = 2,
    I16 = 3,
    I32 = 4,
    I64 = 5,
    U8 = 6,
    U16 = 7,
    U32 = 8,
    U64 = 9,
    F16 = 10,
    F32 = 11,
    F64 = 12,
    Bf16 = 13,
}

impl ElementType {
    /// Bytes of an element.
    #[must_use]
    pub const fn bytes(self) -> usize {
        match self {
            Self::Bool | Self::I8 | Self::U8 => 1,
            Self::I16 | Self::U16 | Self::F16 | Self::Bf16 => 2,
            Self::I32 | Self::U32 | Self::F32 => 4,
            Self::I64 | Self::U64 | Self::F64 => 8,
        }
    }
}

/// An object of the plug-in, destroyed with its last user.
#[derive(Debug)]
struct Object {
    api: Api,
    pointer: *mut c_void,
    destroy: Function,
    /// What has to outlive it.
    _owner: Option<Rc<Object>>,
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
    devices: Vec<*mut c_void>,
}

/// A compiled program, loaded on its devices.
#[derive(Debug)]
pub struct Executable {
    object: Rc<Object>,
    devices: usize,
    outputs: usize,
}

/// A tensor on one device.
#[derive(Debug)]
pub struct Buffer(Object);

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
        let (options, format) = (options::spmd(partitions), b"mlir");
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
            devices: expected,
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

    fn owned(&self, pointer: *mut c_void, destroy: Function) -> Object {
        Object {
            api: self.object.api,
            pointer,
            destroy,
            _owner: Some(self.object.clone()),
        }
    }
}

/// How many results a program has.
fn outputs(loaded: &Rc<Object>) -> Result<usize, PjrtError> {
    let word = |object| WordArgs {
        head: Head::of::<WordArgs>(),
        object,
        word: 0,
    };
    let mut args = word(loaded.pointer);
    // SAFETY: these are its arguments, and the program is alive.
    unsafe { loaded.api.call(GET_EXECUTABLE, &mut args) }?;
    let executable = Object {
        api: loaded.api,
        pointer: std::ptr::with_exposed_provenance_mut(args.word),
        destroy: EXECUTABLE_DESTROY,
        _owner: Some(loaded.clone()),
    };
    let mut args = word(executable.pointer);
    // SAFETY: as above.
    unsafe { loaded.api.call(NUM_OUTPUTS, &mut args) }?;
    Ok(args.word)
}

impl Executable {
    /// Number of results on each device.
    #[must_use]
    pub fn outputs(&self) -> usize {
        self.outputs
    }

    /// Runs the program: per device its arguments in, its results out. Arguments that the program
    /// donates are gone afterwards; reading them is an error.
    ///
    /// # Errors
    ///
    /// There are not as many lists as devices, or the plug-in refuses or fails.
    pub fn run(&self, arguments: &[Vec<&Buffer>]) -> Result<Vec<Vec<Buffer>>, PjrtError> {
        let count = arguments.first().map_or(0, Vec::len);
        let (expected, found) = (self.devices, arguments.len());
        if found != expected {
            return Err(PjrtError::ArgumentLists { expected, found });
        }
        if let Some(other) = arguments.iter().find(|list| list.len() != count) {
            return Err(PjrtError::Arguments {
                expected: count,
                found: other.len(),
            });
        }
        let pointers = |list: &Vec<&Buffer>| list.iter().map(|it| it.0.pointer).collect();
        let lists: Vec<Vec<*mut c_void>> = arguments.iter().map(pointers).collect();
        let inputs: Vec<*const *mut c_void> = lists.iter().map(|it| it.as_ptr()).collect();
        let mut results = vec![vec![null_mut::<c_void>(); self.outputs]; expected];
        let outputs: Vec<*mut *mut c_void> = results.iter_mut().map(|it| it.as_mut_ptr()).collect();
        let mut events = vec![null_mut(); expected];
        let mut options = ExecuteOptions {
            head: Head::of::<ExecuteOptions>(),
            callbacks: [null_mut(); 2],
            counts: [0; 2],
            launch: 0,
            kept: null(),
            kept_count: 0,
            context: null_mut(),
            call_location: null(),
            tasks: 0,
            task_ids: [null_mut(); 2],
        };
        let mut args = ExecuteArgs {
            head: Head::of::<ExecuteArgs>(),
            executable: self.object.pointer,
            options: &raw mut options,
            arguments: inputs.as_ptr(),
            devices: expected,
            count,
            outputs: outputs.as_ptr(),
            events: events.as_mut_ptr(),
            device: null_mut(),
        };
        let api = self.object.api;
        // SAFETY: these are its arguments: lists for each device, with room for every result.
        unsafe { api.call(EXECUTE, &mut args) }?;
        let own = |pointer| {
            Buffer(Object {
                api,
                pointer,
                destroy: BUFFER_DESTROY,
                _owner: Some(self.object.clone()),
            })
        };
        let results = results.into_iter();
        let results = results.map(|it| it.into_iter().map(own).collect());
        let results: Vec<Vec<Buffer>> = results.collect();
        // All events are waited for before an error of one is told.
        let done: Vec<_> = events.into_iter().map(|event| api.wait(event)).collect();
        done.into_iter().collect::<Result<(), _>>()?;
        Ok(results)
    }
}

impl Buffer {
    /// Number of dimensions.
    fn rank(&self) -> Result<usize, PjrtError> {
        let mut args = ListArgs {
            head: Head::of::<ListArgs>(),
            object: self.0.pointer,
            pointer: null_mut(),
            size: 0,
        };
        // SAFETY: these are its arguments, and the buffer is alive.
        unsafe { self.0.api.call(DIMENSIONS, &mut args) }?;
        Ok(args.size)
    }

    /// The elements, row-major, whatever the layout on the device is.
    ///
    /// # Errors
    ///
    /// The buffer was donated, or what makes it failed.
    pub fn read(&self) -> Result<Vec<u8>, PjrtError> {
        // Without a layout that of the device would be taken.
        let minor_to_major: Vec<i64> = (0..self.rank()? as i64).rev().collect();
        let layout = MemoryLayout::dense(&minor_to_major);
        let mut args = ToHostBufferArgs {
            head: Head::of::<ToHostBufferArgs>(),
            buffer: self.0.pointer,
            layout: &raw const layout,
            target: null_mut(),
            size: 0,
            event: null_mut(),
        };
        // SAFETY: these are its arguments, and the layout with its order is alive; without a target
        // it only says the size.
        unsafe { self.0.api.call(TO_HOST_BUFFER, &mut args) }?;
        let mut bytes = vec![0; args.size];
        args.target = bytes.as_mut_ptr();
        // SAFETY: as above, and the target has the size that it asked for until the event.
        unsafe { self.0.api.call(TO_HOST_BUFFER, &mut args) }?;
        self.0.api.wait(args.event)?;
        Ok(bytes)
    }
}
