//! Passes that make training steps of models.

pub mod gradient;
