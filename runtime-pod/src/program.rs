//! A program as the executor sees it: checked, and its steps made ready.

use std::ops::Deref;
use std::sync::Arc;

use peapod_schemas::pod::{self, Checked, ReadError};
pub(crate) use peapod_schemas::pod::{Computation, Mesh, Port, Step, Value};

use crate::prepared::PreparedProgram;

/// A checked program, made ready to run: [`load`] is the only way to one.
#[derive(Debug)]
pub struct Program {
    checked: Arc<Checked>,
    /// Which stage of another program it is, if it is one.
    stage: Option<usize>,
    prepared: PreparedProgram,
    /// The same program as StableHLO.
    stablehlo: Option<String>,
}

/// Reads and checks a pod. What passes runs without further checks; nothing in `bytes` is trusted.
///
/// # Errors
///
/// The bytes are no pod, or contradict themselves.
pub fn load(bytes: &[u8]) -> Result<Program, ReadError> {
    pod::read(bytes).map(Program::from)
}

/// As [`load`], but without the checksum: for pods of version 1, which have none.
///
/// # Errors
///
/// As those of [`load`].
pub fn load_without_checksum(bytes: &[u8]) -> Result<Program, ReadError> {
    pod::read_without_checksum(bytes).map(Program::from)
}

impl From<Checked> for Program {
    fn from(checked: Checked) -> Self {
        Self::new(Arc::new(checked), None)
    }
}

impl Deref for Program {
    type Target = pod::Program;

    fn deref(&self) -> &pod::Program {
        &self.checked
    }
}

impl Program {
    fn new(checked: Arc<Checked>, stage: Option<usize>) -> Self {
        Self {
            prepared: PreparedProgram::new(&checked),
            checked,
            stage,
            stablehlo: None,
        }
    }

    /// The program of a stage, made ready.
    pub(crate) fn of_stage(&self, stage: usize) -> Self {
        Self::new(Arc::clone(&self.stages[stage].program), Some(stage))
    }

    /// Which stage of another program it is, if it is one.
    pub(crate) const fn stage(&self) -> Option<usize> {
        self.stage
    }

    /// With the same program, partitioned, as StableHLO: for engines that compile it.
    #[must_use]
    pub fn with_stablehlo(self, text: String) -> Self {
        Self {
            stablehlo: Some(text),
            ..self
        }
    }

    /// The same program as StableHLO, if it was given.
    pub fn stablehlo(&self) -> Option<&str> {
        self.stablehlo.as_deref()
    }

    /// Its steps, made ready.
    pub(crate) const fn prepared(&self) -> &PreparedProgram {
        &self.prepared
    }
}
