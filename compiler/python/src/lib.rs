//! The native part of the Python package: each function of the module calls the driver, or the
//! command with its options, on a thread of its own, without the GIL, while Python handles signals.
//!
//! What belongs to Python (arrays, trees of arrays, JAX, exporters) is in `python/peapod`, which is
//! all that users see. pyo3 is here without its macros: the module is a table of functions.

mod command;
mod errors;
mod micro;
mod pod;
mod source;
mod worker;

use std::ffi::CStr;
use std::ptr;

use peapod_driver::allocator::Limited;
use pyo3::ffi::{PyModule_Create, PyModuleDef, PyModuleDef_HEAD_INIT, PyObject};
use pyo3::prelude::*;
use pyo3::types::{PyCFunction, PyModule, PyTuple};

#[global_allocator]
pub(crate) static ALLOCATOR: Limited = Limited::new(peapod::show);

/// What Python calls.
type Function = for<'py> fn(&Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyAny>>;

/// The functions of the module, by name.
const FUNCTIONS: [(&CStr, Function); 9] = [
    (c"command", command::command),
    (c"error", errors::error),
    (c"micro_compile", micro::compile),
    (c"micro_open", micro::open),
    (c"pod_compile", pod::compile),
    (c"pod_explain", pod::explain),
    (c"pod_open", pod::open),
    (c"pod_search", pod::search),
    (c"pod_simulate", pod::simulate),
];

/// What Python calls to import the module `_peapod`.
#[expect(unsafe_code, reason = "Python finds the function by its name")]
// SAFETY: no other symbol of the library has this name.
#[unsafe(no_mangle)]
pub extern "C" fn PyInit__peapod() -> *mut PyObject {
    Python::attach(|py| match filled(py) {
        Ok(module) => module.into_ptr(),
        Err(error) => {
            error.restore(py);
            ptr::null_mut()
        }
    })
}

fn filled(py: Python<'_>) -> PyResult<Bound<'_, PyModule>> {
    let module = empty(py)?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    for (name, function) in FUNCTIONS {
        let called = callable(py, name, function)?;
        module.add(&*name.to_string_lossy(), called)?;
    }
    Ok(module)
}

/// The module without functions. Python imports only modules that have a definition, which has to
/// live as long as the process.
#[expect(unsafe_code, reason = "Python's calls take addresses")]
fn empty(py: Python<'_>) -> PyResult<Bound<'_, PyModule>> {
    let definition = Box::leak(Box::new(PyModuleDef {
        m_base: PyModuleDef_HEAD_INIT,
        m_name: c"_peapod".as_ptr(),
        m_doc: c"The native part of Peapod.".as_ptr(),
        m_size: -1,
        m_methods: ptr::null_mut(),
        m_slots: ptr::null_mut(),
        m_traverse: None,
        m_clear: None,
        m_free: None,
    }));
    // SAFETY: the definition is whole and never freed, and this thread holds the GIL.
    let module = unsafe { PyModule_Create(definition) };
    // SAFETY: Python gives away a reference to a new module, or none with an exception.
    let module = unsafe { Bound::from_owned_ptr_or_err(py, module) }?;
    Ok(module.cast_into()?)
}

/// A function for Python that takes positional arguments.
pub(crate) fn callable<'py, F>(
    py: Python<'py>,
    name: &'static CStr,
    function: F,
) -> PyResult<Bound<'py, PyCFunction>>
where
    F: for<'a> Fn(&Bound<'a, PyTuple>) -> PyResult<Bound<'a, PyAny>> + Send + Sync + 'static,
{
    PyCFunction::new_closure(py, Some(name), None, move |args, _| {
        function(args).map(Bound::unbind)
    })
}
