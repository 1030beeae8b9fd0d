//! Target descriptions: chips, boards and pods as data.
//!
//! A target is a folder `boards/<name>/` with a `target.toml` that names a file of `chips/`. Adding
//! one adds a target to every command. Unknown keys are errors, and so are memories that cannot be.

mod chip;
mod error;
mod memory_x;
mod region;
mod size;
mod target;

pub use chip::{Chip, Fpu, Isa, ObjectAbi};
pub use error::TargetError;
pub use region::{Region, Role};
pub use target::{Budget, Kind, Runner, Suite, Target, Timer};

/// The files of `chips/` and `boards/`, embedded by the build script.
mod embedded {
    include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
}
