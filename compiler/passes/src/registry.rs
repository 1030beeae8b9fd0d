//! Every graph pass, by name: each also runs alone, on a text file.

use peapod_ir::Module;

use crate::error::PassError;
use crate::graph::{
    batch, constant_fold, drop_empty, fold_transpose, inline, loop_captures, lower, ragged_dot,
    simplify, unused_carries,
};
use crate::micro::{
    channels_last, fuse_activation, fuse_pad, fuse_qdq, learn, loop_values, order_ops, pad_rows,
    raise, row_tiling, separate_outputs, split_activation,
};
#[cfg(feature = "pod")]
use crate::pod::{
    annotate, bucket, fold_windows, one_hot_einsum, scan_blocks, shift_buffers, split_axes,
    two_level, weight_update, windowed_einsum,
};
use crate::quantize::{equalise, fold_batch_norm};

/// Rewrites a module into one that computes the same.
pub type GraphPass = fn(&mut Module) -> Result<(), PassError>;

/// Every graph pass, by name.
pub const GRAPH_PASSES: &[(&str, GraphPass)] = &[
    #[cfg(feature = "pod")]
    ("annotate", annotate::run),
    ("batch", batch::run),
    #[cfg(feature = "pod")]
    ("bucket", bucket::run),
    ("canonicalise", simplify::canonicalise),
    ("channels_last", channels_last::run),
    ("constant_fold", constant_fold::run),
    ("drop_empty", drop_empty::run),
    ("equalise", equalise::run),
    ("fold_batch_norm", fold_batch_norm::run),
    ("fold_transpose", fold_transpose::run),
    #[cfg(feature = "pod")]
    ("fold_windows", fold_windows::run),
    ("fuse_activation", fuse_activation::run),
    ("fuse_pad", fuse_pad::run),
    ("fuse_qdq", fuse_qdq::run),
    ("inline", inline::run),
    ("learn", learn::run),
    ("loop_captures", loop_captures::run),
    ("loop_values", loop_values::run),
    ("lower", lower::run),
    #[cfg(feature = "pod")]
    ("one_hot_einsum", one_hot_einsum::run),
    ("order_ops", order_ops::run),
    ("pad_rows", pad_rows::run),
    ("ragged_dot", ragged_dot::run),
    ("raise", raise::run),
    ("row_tiling", row_tiling::run),
    #[cfg(feature = "pod")]
    ("scan_blocks", scan_blocks::run),
    ("separate_outputs", separate_outputs::run),
    #[cfg(feature = "pod")]
    ("shift_buffers", shift_buffers::run),
    ("simplify", simplify::run),
    ("split_activation", split_activation::run),
    #[cfg(feature = "pod")]
    ("split_axes", split_axes::run),
    #[cfg(feature = "pod")]
    ("two_level", two_level::run),
    ("unused_carries", unused_carries::run),
    #[cfg(feature = "pod")]
    ("weight_update", weight_update::run),
    #[cfg(feature = "pod")]
    ("windowed_einsum", windowed_einsum::run),
];

/// The graph pass with this name.
pub fn pass_named(name: &str) -> Option<GraphPass> {
    let (_, pass) = GRAPH_PASSES.iter().find(|(known, _)| *known == name)?;
    Some(*pass)
}
