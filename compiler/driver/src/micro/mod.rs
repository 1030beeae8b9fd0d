//! Models on microcontrollers: compiled for a board, run on this machine, compared with the
//! reference.

pub mod compile;
mod compiled;
pub mod diff;
mod fit;
mod host;
pub mod run;

pub use compile::{Built, Request, compile};
pub use compiled::Compiled;
pub use fit::{Attempt, Drawing, Fit, Other, TooLarge};
pub use host::{Host, tensor_type};
pub use peapod_emit::micro::Form;
pub use peapod_ir::numerics::Numerics;
pub use peapod_passes::Optimize;
