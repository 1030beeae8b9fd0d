//! Runs StableHLO on any plug-in with the PJRT C API (`GetPjrtApi`): XLA's for CPU, GPU and TPU.
//!
//! Nothing is linked: the plug-in is a shared library that is loaded at run time.

mod api;
mod args;
mod buffer;
mod client;
mod error;
mod executable;
pub mod options;

pub use buffer::{Buffer, ElementType};
pub use client::{Client, check};
pub use error::PjrtError;
pub use executable::{Executable, Pending};
