//! What the `peapod` command does, as functions with typed options and typed results: compile,
//! inspect, run, compare, quantise, sign, simulate, search, and read MLPerf logs.
//!
//! Nothing here reads a command line or prints. What there is to report during the work is for an
//! [`Observer`]; files are written all together or not at all ([`staging`]).

pub mod allocator;
pub mod artefact;
pub mod custom_ops;
pub mod diagnose;
pub mod elements;
pub mod front_end;
#[cfg(feature = "pod")]
pub mod gradient;
pub mod inspect;
pub mod memory;
pub mod micro;
#[cfg(feature = "pod")]
pub mod mlperf;
pub mod names;
pub mod observer;
#[cfg(feature = "pod")]
pub mod options;
pub mod pages;
#[cfg(feature = "pod")]
pub mod pod;
pub mod quantize;
pub mod seeded;
pub mod sign;
pub mod source;
pub mod staging;
pub mod stdin;
pub mod target;
pub mod tensor_file;
#[cfg(feature = "pod")]
pub mod train;

pub use observer::{Observer, Tick, Warner, Work};
pub use peapod_emit::table;
pub use peapod_ir::TensorType;
pub use peapod_targets as targets;
pub use source::{Format, Source};
pub use staging::Staging;

/// Paths in a folder for output, and what is to be in them.
pub type Files = Vec<(String, Vec<u8>)>;
