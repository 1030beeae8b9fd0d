//! The table of functions of a plug-in: the only calls into foreign code.
//!
//! The table only ever grows at its end, and so does every struct of arguments; positions and
//! layouts are facts of the public header `pjrt_c_api.h`, as of version 0.81.

#![allow(unsafe_code)]

use std::ffi::{c_char, c_void};
use std::path::Path;
use std::ptr;

use crate::PjrtError;

/// Major version of the C API.
const MAJOR: i32 = 0;

/// What every struct of arguments begins with.
#[repr(C)]
pub(crate) struct Head {
    size: usize,
    extension: *mut c_void,
}

impl Head {
    pub(crate) const fn of<T>() -> Self {
        Self {
            size: size_of::<T>(),
            extension: ptr::null_mut(),
        }
    }
}

/// The begin of `PJRT_Api`; function pointers follow.
#[repr(C)]
struct Table {
    head: Head,
    version_head: Head,
    major: i32,
    minor: i32,
}

#[repr(C)]
struct Message {
    head: Head,
    error: *mut c_void,
    text: *const c_char,
    size: usize,
}

/// `{head, one pointer}`: what destroys, awaits or names one object.
#[repr(C)]
pub(crate) struct One {
    head: Head,
    object: *mut c_void,
}

/// A function of the table: its name and position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Function(pub(crate) &'static str, pub(crate) usize);

const ERROR_DESTROY: Function = Function("PJRT_Error_Destroy", 0);
const ERROR_MESSAGE: Function = Function("PJRT_Error_Message", 1);
const PLUGIN_INITIALIZE: Function = Function("PJRT_Plugin_Initialize", 3);
const EVENT_DESTROY: Function = Function("PJRT_Event_Destroy", 5);
const EVENT_AWAIT: Function = Function("PJRT_Event_Await", 8);

/// A function that yields an error, or null.
type Call = unsafe extern "C" fn(*mut c_void) -> *mut c_void;
/// A function that yields nothing: those of errors.
type Void = unsafe extern "C" fn(*mut c_void);

/// A plug-in's table. The library stays loaded until the process ends: its threads do, too.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Api {
    table: *const Table,
    count: usize,
}

impl Api {
    /// Loads a plug-in, checks its version, and initializes it.
    pub(crate) fn open(path: &Path) -> Result<Self, PjrtError> {
        let path_buf = || path.to_owned();
        // SAFETY: loading runs the library's initializers; the user names it to have it run.
        let library = unsafe { libloading::Library::new(path) };
        let library = library.map_err(|source| PjrtError::Load {
            path: path_buf(),
            source,
        })?;
        let library: &'static _ = Box::leak(Box::new(library));
        // SAFETY: the C API gives the symbol of this name this type.
        let get = unsafe { library.get::<unsafe extern "C" fn() -> *const Table>(b"GetPjrtApi\0") };
        let get = get.map_err(|source| PjrtError::Symbol {
            path: path_buf(),
            source,
        })?;
        // SAFETY: it takes nothing, and may be called at any time.
        let table = unsafe { get() };
        // SAFETY: it comes from the plug-in, and the library stays loaded.
        let api = unsafe { Self::check(table, path) }?;
        let mut args = Head::of::<Head>();
        // SAFETY: the arguments of this function are a head alone.
        unsafe { api.call(PLUGIN_INITIALIZE, &mut args) }?;
        Ok(api)
    }

    /// Checks the version of a table and how many functions it has.
    ///
    /// # Safety
    ///
    /// `table` is null or a table that is never freed.
    unsafe fn check(table: *const Table, path: &Path) -> Result<Self, PjrtError> {
        if table.is_null() {
            return Err(PjrtError::NullApi {
                path: path.to_owned(),
            });
        }
        // SAFETY: it is not null, and every version of the table begins so; it is never freed.
        let begin = unsafe { &*table };
        if begin.major != MAJOR {
            return Err(PjrtError::Version {
                path: path.to_owned(),
                expected: MAJOR,
                major: begin.major,
                minor: begin.minor,
            });
        }
        let functions = begin.head.size.saturating_sub(size_of::<Table>());
        let count = functions / size_of::<usize>();
        Ok(Self { table, count })
    }

    /// A function of the table.
    ///
    /// # Safety
    ///
    /// `F` is the type of this function.
    unsafe fn function<F>(&self, Function(name, index): Function) -> Result<F, PjrtError> {
        let missing = PjrtError::Function {
            name,
            index,
            count: self.count,
        };
        if index >= self.count {
            return Err(missing);
        }
        // SAFETY: the table says that it has `count` entries behind its begin, each a pointer to a
        // function, of the type that the caller promises, or null.
        let entry = unsafe { self.table.add(1).cast::<Option<F>>().add(index).read() };
        entry.ok_or(missing)
    }

    /// Calls a function; an error of the plug-in is quoted.
    ///
    /// # Safety
    ///
    /// `args` is what the header says that the function takes, and what it points to is alive.
    pub(crate) unsafe fn call<T>(&self, it: Function, args: &mut T) -> Result<(), PjrtError> {
        // SAFETY: all functions but those of errors have this type.
        let call = unsafe { self.function::<Call>(it) }?;
        // SAFETY: as the caller promises.
        let error = unsafe { call(ptr::from_mut(args).cast()) };
        if error.is_null() {
            return Ok(());
        }
        Err(PjrtError::Plugin {
            call: it.0,
            message: self.message(error),
        })
    }

    /// Takes the text of an error, and destroys it.
    fn message(&self, error: *mut c_void) -> String {
        let mut args = Message {
            head: Head::of::<Message>(),
            error,
            text: ptr::null(),
            size: 0,
        };
        let mut text = String::from("an error without a message");
        // SAFETY: this function has this type.
        if let Ok(call) = unsafe { self.function::<Void>(ERROR_MESSAGE) } {
            // SAFETY: these are its arguments, and the error is alive.
            unsafe { call(ptr::from_mut(&mut args).cast()) };
            if !args.text.is_null() {
                // SAFETY: the text is the error's, of this size, until that is destroyed.
                let bytes = unsafe { std::slice::from_raw_parts(args.text.cast(), args.size) };
                text = String::from_utf8_lossy(bytes).into_owned();
            }
        }
        // SAFETY: this function has this type.
        if let Ok(call) = unsafe { self.function::<Void>(ERROR_DESTROY) } {
            // SAFETY: it takes the error alone, which nobody uses from then on.
            unsafe { call(ptr::from_mut(&mut one(error)).cast()) };
        }
        text
    }

    /// Waits for an event, and destroys it.
    pub(crate) fn wait(&self, event: *mut c_void) -> Result<(), PjrtError> {
        if event.is_null() {
            return Ok(());
        }
        let mut args = one(event);
        // SAFETY: these are its arguments; nobody else has the event.
        let done = unsafe { self.call(EVENT_AWAIT, &mut args) };
        self.release(EVENT_DESTROY, event);
        done
    }

    /// Destroys an object, which nobody uses from then on.
    pub(crate) fn release(&self, destroy: Function, object: *mut c_void) {
        // SAFETY: a function that destroys takes the object alone. An error has nowhere to go.
        drop(unsafe { self.call(destroy, &mut one(object)) });
    }
}

fn one(object: *mut c_void) -> One {
    One {
        head: Head::of::<One>(),
        object,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table of which only the first functions are there, and those are null.
    #[repr(C)]
    struct Sample {
        table: Table,
        functions: [usize; 3],
    }

    fn sample(major: i32, size: usize) -> Result<Api, String> {
        let head = |size| Head {
            size,
            extension: ptr::null_mut(),
        };
        let sample = Box::leak(Box::new(Sample {
            table: Table {
                head: head(size),
                version_head: head(0),
                major,
                minor: 7,
            },
            functions: [0; 3],
        }));
        assert_eq!(sample.functions.len(), 3);
        // SAFETY: the table is leaked.
        let api = unsafe { Api::check(ptr::from_ref(sample).cast(), Path::new("p.so")) };
        api.map_err(|error| error.to_string())
    }

    #[test]
    fn another_major_version_is_refused() {
        let error = sample(1, size_of::<Sample>()).unwrap_err();
        assert_eq!(
            error,
            "p.so: expected version 0 of the PJRT C API, found 1.7"
        );
    }

    #[test]
    fn a_null_table_is_refused() {
        // SAFETY: null is allowed.
        let error = unsafe { Api::check(ptr::null(), Path::new("p.so")) }.unwrap_err();
        let expected =
            "p.so: expected a table of functions from `GetPjrtApi`, found a null pointer";
        assert_eq!(error.to_string(), expected);
    }

    #[test]
    fn absent_and_null_functions_are_named() -> Result<(), String> {
        let api = sample(0, size_of::<Sample>())?;
        for (function, name) in [
            (PLUGIN_INITIALIZE, "Plugin_Initialize"),
            (ERROR_MESSAGE, "Error_Message"),
        ] {
            // SAFETY: the function is not called.
            let error = unsafe { api.function::<Call>(function) }.unwrap_err();
            let (index, text) = (function.1, error.to_string());
            let expected =
                format!("the plug-in has no function `PJRT_{name}` (entry {index} of 3)");
            assert_eq!(text, expected);
        }
        // A size of no table at all leaves no functions.
        let error = missing(&sample(0, 0)?);
        assert!(error.ends_with("(entry 1 of 0)"), "{error}");
        Ok(())
    }

    fn missing(api: &Api) -> String {
        // SAFETY: the function is not called.
        let found = unsafe { api.function::<Call>(ERROR_MESSAGE) };
        found.unwrap_err().to_string()
    }
}
