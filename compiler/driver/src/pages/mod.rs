//! Results as HTML pages, for browsers.

#[cfg(feature = "pod")]
pub mod diff;
#[cfg(feature = "pod")]
pub mod mlperf;
#[cfg(feature = "pod")]
pub mod search;

pub use peapod_page::command_line;
