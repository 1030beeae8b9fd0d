//! Passes that both ends share, and what passes rewrite functions with.

pub mod canonicalise;
pub mod constant_fold;
pub(crate) mod edit;
pub(crate) mod evaluate;
pub mod fold_transpose;
pub mod inline;
pub mod lower;
pub(crate) mod rewrite;
pub mod simplify;
