//! Programs that are compiled for devices of a plug-in.

#![allow(unsafe_code)]

use std::ffi::c_void;
use std::ptr::{null, null_mut};
use std::rc::Rc;

use crate::PjrtError;
use crate::api::{Api, Function, Head};
use crate::args::{ExecuteArgs, ExecuteOptions, WordArgs};
use crate::buffer::{BUFFER_DESTROY, Buffer};
use crate::client::Object;

const EXECUTABLE_DESTROY: Function = Function("PJRT_Executable_Destroy", 40);
const NUM_OUTPUTS: Function = Function("PJRT_Executable_NumOutputs", 44);
const GET_EXECUTABLE: Function = Function("PJRT_LoadedExecutable_GetExecutable", 51);
const EXECUTE: Function = Function("PJRT_LoadedExecutable_Execute", 55);

/// A compiled program, loaded on its devices.
#[derive(Debug)]
pub struct Executable {
    pub(crate) object: Rc<Object>,
    pub(crate) devices: usize,
    pub(crate) outputs: usize,
}

/// How many results a program has.
pub(crate) fn outputs(loaded: &Rc<Object>) -> Result<usize, PjrtError> {
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
        let (results, pending) = self.start(arguments)?;
        pending.wait()?;
        Ok(results)
    }

    /// As [`run`](Self::run), without waiting for the devices: other programs can be started on
    /// results that are not there yet.
    ///
    /// # Errors
    ///
    /// There are not as many lists as devices, or the plug-in refuses.
    pub fn start(
        &self,
        arguments: &[Vec<&Buffer>],
    ) -> Result<(Vec<Vec<Buffer>>, Pending), PjrtError> {
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
        // SAFETY: these are its arguments: lists for each device, with room for every result. The
        // plug-in keeps what devices read until they have, whether or not its buffers still exist.
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
        Ok((results.collect(), Pending { api, events }))
    }
}

/// Devices that run a program. Dropping it waits for them, too.
#[derive(Debug)]
pub struct Pending {
    api: Api,
    events: Vec<*mut c_void>,
}

impl Pending {
    /// Waits until all devices are done.
    ///
    /// # Errors
    ///
    /// That of a device.
    pub fn wait(mut self) -> Result<(), PjrtError> {
        self.all()
    }

    /// All events are waited for before an error of one is told.
    fn all(&mut self) -> Result<(), PjrtError> {
        let events = std::mem::take(&mut self.events).into_iter();
        let done: Vec<_> = events.map(|event| self.api.wait(event)).collect();
        done.into_iter().collect()
    }
}

impl Drop for Pending {
    fn drop(&mut self) {
        // Whoever drops it does not ask how it went.
        let _ = self.all();
    }
}
