//! Files of the host: over semihosting where an emulator has it, or over RTT, by which a debug
//! probe reads what is written while the core runs. Files that are read are then part of the image.

#[cfg_attr(feature = "rtt", path = "embedded.rs")]
#[cfg_attr(not(feature = "rtt"), path = "semihosting.rs")]
mod medium;
#[cfg(feature = "rtt")]
mod rtt;
#[cfg(feature = "rtt")]
mod up;

pub use medium::File;
