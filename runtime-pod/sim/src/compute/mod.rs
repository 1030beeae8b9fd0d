//! How long one core takes for one step, from shapes and element types.
//!
//! A step is bound by the slowest of three: the matrix units (`matrix.rs`), the vector unit
//! (`vector.rs`), and memory; an overhead per kernel comes on top. Which steps are one kernel says
//! `cluster.rs`, what tensors take in memory `layout.rs`. The three overlap within a kernel, since
//! tiles stream through all of them. Not modelled: the scalar unit, conflicts of registers and of
//! on-chip memory, and the choice of layouts beyond the padding that the best layout has.

mod cluster;
mod core;
mod flow;
mod layout;
mod matrix;
mod traffic;
mod vector;

pub use cluster::{Cluster, Kernels, clusters};
pub use core::Core;
pub use layout::{Tile, padded_bytes};

use peapod_schemas::pod::{Op, Program};
use serde::Serialize;

use crate::WalkError;

/// What bounds a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Bound {
    /// The matrix units.
    Matrix,
    /// The vector unit.
    Vector,
    /// Memory bandwidth.
    Memory,
    /// The overhead of starting it.
    Overhead,
}

/// What a step takes on one core, in seconds; the three parts overlap.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct StepTime {
    /// Of the matrix units.
    pub matrix_s: f64,
    /// Of the vector unit.
    pub vector_s: f64,
    /// Of memory.
    pub memory_s: f64,
    /// Before anything runs.
    pub overhead_s: f64,
    /// Bytes that travel to and from memory.
    pub memory_bytes: f64,
    /// What it takes by the user's file, instead.
    pub given_s: Option<f64>,
}

impl StepTime {
    /// From start to end.
    pub fn seconds(&self) -> f64 {
        let modelled = self.matrix_s.max(self.vector_s).max(self.memory_s) + self.overhead_s;
        self.given_s.unwrap_or(modelled)
    }

    /// The same with another time from start to end.
    #[must_use]
    pub fn given(self, seconds: f64) -> Self {
        Self {
            overhead_s: self.overhead_s.min(seconds),
            given_s: Some(seconds),
            ..self
        }
    }

    /// What takes longest, the overhead included.
    pub fn bound(&self) -> Bound {
        match self.matrix_s.max(self.vector_s).max(self.memory_s) <= self.overhead_s {
            true => Bound::Overhead,
            false => self.busiest(),
        }
    }

    /// Which of the three units takes longest.
    pub fn busiest(&self) -> Bound {
        match self.matrix_s.max(self.vector_s).max(self.memory_s) {
            longest if longest == self.matrix_s => Bound::Matrix,
            longest if longest == self.memory_s => Bound::Memory,
            _ => Bound::Vector,
        }
    }
}

/// Time of a kernel; collectives, loops and cases, whose time is for others to say, are zero but
/// for their overhead.
///
/// # Errors
///
/// No matrix unit multiplies elements of a step's type.
pub fn kernel_time(
    program: &Program,
    computation: usize,
    cluster: &Cluster,
    core: &Core,
) -> Result<StepTime, WalkError> {
    let within = &program.computations[computation];
    let mut time = StepTime {
        overhead_s: core.instruction_overhead_s,
        ..StepTime::default()
    };
    let steps = cluster.steps.iter();
    let free = |op: &Op| matches!(op, Op::Copy | Op::PartitionIndex(_));
    if steps.clone().all(|&step| free(&within.steps[step].op)) {
        return Ok(StepTime::default());
    }
    let step = &within.steps[cluster.anchor];
    if step.op.collective().is_some() || step.op.callees().next().is_some() {
        return Ok(time);
    }
    let joined = cluster.steps.len() > 1;
    for &index in steps {
        let step = &within.steps[index];
        let failed = |reason| WalkError::Cost {
            place: program.place(computation, index),
            reason,
        };
        let matrix = matrix::cycles(within, step, core).map_err(failed)?;
        // A transpose that is computed again is a layout that a product reads.
        let layout = joined && matches!(step.op, Op::Transpose(_));
        let vector = if layout {
            0.0
        } else {
            vector::cycles(within, step, core)
        };
        time.matrix_s += matrix / (core.clock_hz * core.mxu_efficiency);
        time.vector_s += vector / (core.clock_hz * core.vector_efficiency);
    }
    time.memory_bytes = cluster.memory_bytes(within, core);
    time.memory_s = time.memory_bytes / (core.hbm_bytes_per_s * core.hbm_efficiency);
    Ok(time)
}
