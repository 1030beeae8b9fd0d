//! Plans: what the passes decided and the emitters write. Plain data, no algorithms.

pub mod micro;
pub mod pod;
