//! Target descriptions: chips, boards and pods as data.
//!
//! A board is a folder `boards/<name>/` with a `target.toml` that names a file of `chips/`, a pod
//! is a file `pods/<name>.toml` that does; a chip with memories is a target by itself. Adding one
//! adds a target to every command, and a file of a user's own is one by its path. Unknown keys are
//! errors, and so are memories that cannot be.

mod accelerator;
mod board;
mod check;
mod chip;
mod consistent;
mod cycles;
mod diagnose;
mod error;
mod find;
mod image;
mod memory_x;
mod network;
mod new;
mod pod;
mod reference;
mod region;
mod size;
mod target;

pub use accelerator::{Accelerator, Accuracy, MatrixUnit, Setting, Settings, VectorUnit};
pub use board::{checked, schema};
pub use chip::{Chip, ChipFile, Energy, Fpu, Isa, ObjectAbi, Products, Section, Word};
pub use cycles::Cycles;
pub use error::TargetError;
pub use network::{Dimension, DimensionKind, Network};
pub use new::{SCHEMA_FILE, new_board, usual_chip};
pub use pod::{Pod, PodRunner};
pub use reference::reference;
pub use region::{Region, Role};
pub use target::{Budget, Counts, Kind, Runner, Suite, Target, Timer, WeightStorage, WorkLimits};

/// The files of `chips/`, `boards/` and `pods/`, embedded by the build script.
mod embedded {
    include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
}
