//! Checkpoints: what a run needs to go on where it was, on any mesh and engine.
//!
//! A checkpoint is a folder `step-<number>` with whole tensors in `.safetensors` files and
//! [`manifest`]. It holds what steps replace: parameters, state of the optimizer, keys of random
//! numbers, counters. It is written beside, in the background, and renamed when it is whole.

mod folder;
pub mod hash;
pub mod interface;
pub mod manifest;
pub mod reader;
mod resume;
pub mod saver;
mod writer;

use std::path::PathBuf;

pub use folder::{folders, newest};
pub use resume::{Resumed, resume};
pub use saver::Saver;

/// The advice where a checkpoint is damaged.
const SKIP: &str = "resume from the newest checkpoint that is whole with --skip-damaged";

/// What is written, and what a run begins with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Where and how often checkpoints are written, if at all.
    pub save: Option<Save>,
    /// What the run goes on from, if it does.
    pub resume: Option<Resume>,
}

/// Where and how often checkpoints are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Save {
    /// The folder of all checkpoints of the run.
    pub folder: PathBuf,
    /// Steps from one to the next; the last step of a run has one too.
    pub every: usize,
    /// How many are kept: the newest.
    pub keep: usize,
    /// Bytes of tensors that a file may have, unless a single one has more.
    pub shard_bytes: u64,
    /// Names and texts of files that each checkpoint has besides, for those who look at it.
    pub beside: Vec<(String, String)>,
}

/// What a run goes on from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Resume {
    /// From which checkpoint.
    pub from: From,
    /// Whether one that is damaged gives way to the newest before it that is not.
    pub skip_damaged: bool,
    /// Whether inputs that no step replaces may be other ones.
    pub changed_inputs: bool,
}

/// From which checkpoint a run goes on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum From {
    /// The newest in the folder of [`Save`]; the first step, if there is none.
    Latest,
    /// A checkpoint, or the newest in a folder of checkpoints.
    Folder(PathBuf),
}
