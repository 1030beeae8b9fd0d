//! Runs StableHLO on any plug-in with the PJRT C API (`GetPjrtApi`): XLA's for CPU, GPU and TPU.
//!
//! Nothing is linked: the plug-in is a shared library that is loaded at run time.

mod api;
mod args;
mod client;
mod error;
pub mod options;

pub use client::{Buffer, Client, ElementType, Executable, check};
pub use error::PjrtError;
