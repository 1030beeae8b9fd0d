//! Choices: what to fuse, which kernel, which buffer, which order.
//!
//! Read [`micro`] or [`pod`] first: each lists its passes in the order they run. Passes that both
//! ends share are in [`graph`]; [`registry`] knows every graph pass by name.

pub mod diagnose;
mod error;
pub mod graph;
pub mod memory_plan;
pub mod micro;
#[cfg(feature = "pod")]
pub mod pod;
pub mod quantize;
pub mod registry;
pub mod train;

pub use error::{PassError, Unsupported, UnsupportedOp, UnsupportedPort};
pub use micro::{MicroOptions, MicroProgram, Optimize, Weights};
#[cfg(feature = "pod")]
pub use pod::compilation::Compilation;
#[cfg(feature = "pod")]
pub use pod::{PodOptions, PodProgram, ShardedProgram, shard_program};
pub use registry::pass_named;
