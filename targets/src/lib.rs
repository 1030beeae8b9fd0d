//! Target descriptions: chips, boards and pods as data.
//!
//! A board is a folder `boards/<name>/` with a `target.toml` that names a file of `chips/`, a pod
//! is a file `pods/<name>.toml` that does. Adding one adds a target to every command. Unknown keys
//! are errors, and so are memories that cannot be.

mod accelerator;
mod chip;
mod diagnose;
mod error;
mod memory_x;
mod network;
mod pod;
mod region;
mod size;
mod target;

pub use accelerator::{Accelerator, Accuracy, MatrixUnit, Setting, Settings, VectorUnit};
pub use chip::{Chip, Fpu, Isa, ObjectAbi, Products};
pub use error::TargetError;
pub use network::{Dimension, DimensionKind, Network};
pub use pod::{Pod, PodRunner};
pub use region::{Region, Role};
pub use target::{Budget, Kind, Runner, Suite, Target, Timer, WeightStorage, WorkLimits};

/// The files of `chips/`, `boards/` and `pods/`, embedded by the build script.
mod embedded {
    include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
}
