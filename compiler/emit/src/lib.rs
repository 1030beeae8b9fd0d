//! Verified IR and a plan to bytes: pea, Rust and C sources, object files, reports.
//!
//! Emitters know nothing of targets' names or of how a plan was made: names come in as labels, and
//! limits as numbers.

pub mod diagnose;
mod error;
pub mod micro;
#[cfg(feature = "pod")]
pub mod pod;
#[cfg(feature = "pod")]
pub mod stablehlo;
pub mod table;
pub mod tflite;

pub use error::EmitError;
