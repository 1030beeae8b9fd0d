//! Passes that both ends share, and what passes rewrite functions with.

pub mod batch;
pub(crate) mod callees;
pub mod constant_fold;
pub(crate) mod dead_code;
pub mod drop_empty;
pub(crate) mod editor;
pub(crate) mod evaluate;
pub mod fold_transpose;
pub mod inline;
pub mod loop_captures;
pub mod lower;
pub mod ragged_dot;
pub mod simplify;
pub(crate) mod trip_count;
pub mod unused_carries;
