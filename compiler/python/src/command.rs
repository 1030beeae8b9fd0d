//! The command `peapod`, as the package's console script runs it.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use peapod_driver::pod::ranks::{self, Start};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::ALLOCATOR;

/// `command(python, words)`: runs the command with these words, the first of which is its name,
/// and returns its exit status. Other processes of it are started as `python -m peapod`.
pub fn command<'py>(args: &Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyAny>> {
    let (python, words) = args.extract::<(PathBuf, Vec<OsString>)>()?;
    ranks::started(Start {
        program: python,
        leading: ["-m", "peapod"].map(OsString::from).to_vec(),
        words: words.iter().skip(1).cloned().collect(),
    });
    let py = args.py();
    let code = py.detach(|| peapod::main(words, || ALLOCATOR.limit()));
    // An `ExitCode` tells its number to nobody, but is equal to others of it.
    let known = (0..=u8::MAX).find(|it| ExitCode::from(*it) == code);
    Ok(known.unwrap_or(1).into_pyobject(py)?.into_any())
}
