//! The file formats that the compiler writes and the runtimes read.
#![no_std]

#[cfg(feature = "generated")]
extern crate alloc;

#[cfg(feature = "generated")]
pub mod aligned;
pub mod crc32c;
pub mod footer;
pub mod micro;
#[cfg(feature = "signature")]
pub mod signature;
pub mod versions;

pub use crc32c::crc32c;

/// `micro.fbs` as flatc makes it: builders and verifier for the host.
#[cfg(feature = "generated")]
#[rustfmt::skip]
#[allow(
    clippy::all,
    clippy::undocumented_unsafe_blocks,
    missing_docs,
    unsafe_code,
    mismatched_lifetime_syntaxes
)]
pub mod micro_generated;

/// `pod.fbs` as flatc makes it, with native structs: for the host.
#[cfg(feature = "generated")]
#[rustfmt::skip]
#[allow(
    clippy::all,
    clippy::undocumented_unsafe_blocks,
    missing_docs,
    unsafe_code,
    mismatched_lifetime_syntaxes
)]
mod pod_generated;

#[cfg(feature = "generated")]
pub mod pod;
