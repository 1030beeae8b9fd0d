//! Models on microcontrollers: compiled for a board, run on this machine, compared with the
//! reference.

pub mod compile;
mod compiled;
mod contracts;
pub mod diff;
mod fit;
pub mod front_end;
pub(crate) mod host;
pub mod page;
mod peer;
pub mod run;
pub mod runner;
mod share;

pub use compile::{Built, Request, compile};
pub use compiled::Compiled;
pub use fit::{Attempt, Drawing, Fit, Other, TooLarge};
pub use host::{Host, tensor_type};
pub use peapod_emit::micro::Form;
pub use peapod_ir::numerics::Numerics;
pub use peapod_passes::micro::SharedArena;
pub use peapod_passes::micro::learn::LearnOptions;
pub use peapod_passes::micro::streaming::{StreamOptions, TimePadding};
pub use peapod_passes::{Optimize, Weights};
pub use peer::Peer;
pub use share::{Shared, compile_shared};
