//! What goes wrong with a plug-in.

use std::path::PathBuf;

/// Why a plug-in does not do what it is asked.
#[derive(Debug, thiserror::Error)]
pub enum PjrtError {
    /// No shared library, or one that does not load.
    #[error("cannot load the plug-in {path}")]
    Load {
        /// Its file.
        path: PathBuf,
        /// What the loader says.
        source: libloading::Error,
    },
    /// No PJRT plug-in.
    #[error("{path} is no PJRT plug-in: expected the symbol `GetPjrtApi`, found none")]
    Symbol {
        /// Its file.
        path: PathBuf,
        /// What the loader says.
        source: libloading::Error,
    },
    /// `GetPjrtApi` yields null.
    #[error("{path}: expected a table of functions from `GetPjrtApi`, found a null pointer")]
    NullApi {
        /// Its file.
        path: PathBuf,
    },
    /// Another major version.
    #[error("{path}: expected version {expected} of the PJRT C API, found {major}.{minor}")]
    Version {
        /// Its file.
        path: PathBuf,
        /// Major version that is spoken here.
        expected: i32,
        /// Version of the plug-in.
        major: i32,
        /// Version of the plug-in.
        minor: i32,
    },
    /// The table ends before a function, or holds null in its place.
    #[error("the plug-in has no function `{name}` (entry {index} of {count})")]
    Function {
        /// Its name in the C API.
        name: &'static str,
        /// Its position.
        index: usize,
        /// Functions of the table.
        count: usize,
    },
    /// What the plug-in says.
    #[error("{call}: {message}")]
    Plugin {
        /// The function that failed.
        call: &'static str,
        /// What the plug-in says.
        message: String,
    },
    /// Too few devices.
    #[error("expected at least {expected} devices, found {found}")]
    Devices {
        /// Devices of the mesh.
        expected: usize,
        /// Devices of the plug-in.
        found: usize,
    },
    /// Devices are given different numbers of arguments.
    #[error("expected {expected} arguments for every device, found {found} for one")]
    Arguments {
        /// Arguments of the first device.
        expected: usize,
        /// Arguments of another.
        found: usize,
    },
    /// Lists of arguments for another number of devices.
    #[error("expected arguments for {expected} devices, found {found}")]
    ArgumentLists {
        /// Devices of the program.
        expected: usize,
        /// Lists given.
        found: usize,
    },
    /// The program has another number of results.
    #[error("expected {expected} results of the program, found {found}")]
    Outputs {
        /// Results that it is to have.
        expected: usize,
        /// Results that it has.
        found: usize,
    },
    /// The bytes are not those of a tensor of this type.
    #[error("expected {expected} bytes of elements, found {found}")]
    Size {
        /// Bytes of the type.
        expected: usize,
        /// Bytes given.
        found: usize,
    },
}
