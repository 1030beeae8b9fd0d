//! Operators of shared libraries.

use std::path::Path;

use libloading::Library;

use crate::{OpOfC, Unsound};

/// Loads a shared library, and the operator that a symbol of it declares. The library stays loaded.
///
/// What is loaded runs with all rights of this process: only name libraries that are trusted as
/// programs are.
///
/// # Errors
///
/// There is no such library, it is for another machine, or lacks the symbol, or that declares no
/// sound operator.
pub fn open(library: &Path, symbol: &str) -> Result<&'static OpOfC, String> {
    // SAFETY: initialisers of the library run, which the user named to be run.
    let loaded = unsafe { Library::new(library) }.map_err(|error| error.to_string())?;
    // Operators point into it.
    let loaded: &'static Library = Box::leak(Box::new(loaded));
    // SAFETY: what the symbol is called says nothing of its type; only its address is taken.
    let declared = unsafe { loaded.get::<*const OpOfC>(symbol.as_bytes()) };
    let declared: *const OpOfC = *declared.map_err(|error| error.to_string())?;
    // SAFETY: the user says that the symbol is a `peapod_custom_op`; it is never unloaded.
    let op = unsafe { OpOfC::of(declared) };
    op.map_err(|unsound| match unsound {
        Unsound::Null => format!("{symbol} lacks its name, `prepare` or `eval`"),
        Unsound::Abi { found } => format!(
            "{symbol} is of version {found} of `peapod_custom_op`, expected version 1: build it \
             with the header of this version"
        ),
        Unsound::Name => format!("the name in {symbol} is not UTF-8"),
    })
}
