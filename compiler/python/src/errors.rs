//! Diagnostics as exceptions and warnings of Python.

use std::sync::{Arc, Mutex, PoisonError};

use peapod_diagnostic::{Code, Diagnostic, Diagnostics, code};
use peapod_driver::{Observer, Warner};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// The Python module with the classes of exceptions and warnings.
const CLASSES: &str = "peapod._errors";

/// The exception for what failed, with the text that the command prints.
pub fn raise(py: Python<'_>, diagnostics: &Diagnostics) -> PyErr {
    match exception(py, diagnostics) {
        Ok(exception) => PyErr::from_value(exception),
        Err(error) => error,
    }
}

fn exception<'py>(py: Python<'py>, diagnostics: &Diagnostics) -> PyResult<Bound<'py, PyAny>> {
    let texts: Vec<String> = diagnostics.iter().map(peapod::plain).collect();
    let first = diagnostics.iter().next();
    let code = first.map(|it| it.code.to_string());
    let message = first.map(|it| it.message.clone());
    let help = first.map(|it| it.help.to_string());
    let file = first.and_then(|it| it.labels.iter().find_map(|label| label.file.clone()));
    let class = py.import(CLASSES)?.getattr("Error")?;
    class.call1((texts.join("\n"), code, message, help, file))
}

/// `error(code, message, help)`: the exception for a problem that Python has found.
pub fn error<'py>(args: &Bound<'py, PyTuple>) -> PyResult<Bound<'py, PyAny>> {
    let (number, message, help) = args.extract::<(String, String, String)>()?;
    let code = Code::parse(&number).unwrap_or(code::INTERNAL);
    exception(args.py(), &code.error(message, help).into())
}

/// Keeps warnings until Python can show them.
#[derive(Clone, Default)]
pub struct Kept(Arc<Mutex<Vec<Diagnostic>>>);

impl Kept {
    fn push(&self, warning: &Diagnostic) {
        let kept = self.0.lock();
        let mut kept = kept.unwrap_or_else(PoisonError::into_inner);
        kept.push(warning.clone());
    }

    /// Has Python show what was kept.
    ///
    /// # Errors
    ///
    /// Python makes exceptions of warnings.
    pub fn show(&self, py: Python<'_>) -> PyResult<()> {
        let warnings = {
            let kept = self.0.lock();
            std::mem::take(&mut *kept.unwrap_or_else(PoisonError::into_inner))
        };
        let show = py.import(CLASSES)?.getattr("show")?;
        for warning in &warnings {
            show.call1((peapod::plain(warning),))?;
        }
        Ok(())
    }
}

impl Observer for Kept {
    fn warning(&self, warning: &Diagnostic) {
        self.push(warning);
    }

    fn warner(&self) -> Warner {
        let kept = self.clone();
        Box::new(move |warning| kept.push(warning))
    }
}
