//! Reads MLPerf Training logs: scores, compliance, and what a step took.

pub mod check;
mod diagnose;
pub mod folder;
pub mod log;
pub mod predict;
pub mod rcp;
pub mod rules;
pub mod run;
pub mod score;
pub mod steps;
pub mod steps_page;
