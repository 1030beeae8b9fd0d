//! Choices: what to fuse, which kernel, which buffer, which order.
//!
//! Read [`pipeline`] first: it lists the passes in the order they run.

pub mod annotate;
mod arena;
mod bake;
pub mod bucket;
pub mod canonicalise;
pub mod compilation;
pub mod constant_fold;
mod constants;
mod edit;
pub mod error;
mod evaluate;
pub mod fold_transpose;
pub mod fuse_activation;
pub mod fuse_pad;
pub mod inline;
pub mod lower;
pub mod memory_plan;
mod micro_plan;
pub mod order_ops;
pub mod pad_rows;
pub mod parted;
pub mod partition;
pub mod pipeline;
pub mod pod;
pub mod pod_plan;
pub mod propagate;
pub mod raise;
mod rewrite;
pub mod scan_blocks;
mod select;
pub mod separate_outputs;
pub mod simplify;
pub mod split_activation;
mod storage;
pub mod stream_rows;
pub mod weight_update;

pub use compilation::Compilation;
pub use error::{PassError, Unsupported, UnsupportedOp, UnsupportedPort};
pub use pipeline::{MicroOptions, MicroProgram, Optimize, micro, micro_observed, pass_named};
pub use pod::{PodOptions, PodProgram, ShardedProgram, pod, pod_observed, shard_program};
