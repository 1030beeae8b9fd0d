//! Programs for pods: compiled, run on virtual devices, simulated, searched for.

pub mod compile;
pub mod feedback;
mod profile;
pub mod run;
pub mod search;
pub mod simulate;

pub use compile::Recompiled;
pub use run::tensor_type;
