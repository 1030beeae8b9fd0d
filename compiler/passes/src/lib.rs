//! Choices: what to fuse, which kernel, which buffer, which order.
//!
//! Read [`pipeline`] first: it lists the passes in the order they run.

pub mod error;
pub mod memory_plan;
pub mod pipeline;

pub use error::{PassError, UnsupportedOp};
pub use pipeline::{MicroOptions, micro, pass_named};
