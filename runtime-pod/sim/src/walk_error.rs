//! Why a simulation cannot be made.

use crate::trip_count::MAX_OPERATIONS;

/// What went wrong, where, and what to do.
#[derive(Debug, thiserror::Error)]
pub enum WalkError {
    /// The pod cannot be read.
    #[error(transparent)]
    Program(#[from] peapod_schemas::pod::ReadError),
    /// The machine or its network cannot do it.
    #[error(transparent)]
    Network(#[from] crate::SimError),
    /// A step whose time is not known.
    #[error("{place}: {reason}")]
    Cost {
        /// Where.
        place: String,
        /// Why.
        reason: String,
    },
    /// A loop whose condition depends on data, or that runs too often to be counted.
    #[error(
        "{place}: how often the loop runs depends on data, or takes more than {MAX_OPERATIONS} \
         operations to count; say it with --iterations"
    )]
    Iterations {
        /// Where.
        place: String,
    },
    /// Stages of a pipeline that wait for one another.
    #[error("stage {stage} of the pipeline waits for ever, with {left} tasks left to do")]
    Stuck {
        /// The first of them.
        stage: usize,
        /// Its tasks that never run.
        left: usize,
    },
    /// A program whose loops, unrolled, are too long for a trace.
    #[error("a Chakra trace of the step has more than {most} nodes, with its loops unrolled")]
    TraceSize {
        /// Nodes that there may be.
        most: usize,
    },
    /// An error at a step.
    #[error("{place}: {error}")]
    Within {
        /// Where.
        place: String,
        /// What.
        error: Box<WalkError>,
    },
}
