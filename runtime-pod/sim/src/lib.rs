//! Walks pods in time: what a step takes on a torus of accelerators, and why.

pub mod chakra;
pub mod compute;
mod diagnose;
mod error;
pub mod html;
mod labels;
pub mod link_set;
mod live;
pub mod machine;
pub mod memory;
pub mod network;
pub mod op_times;
pub mod report;
pub mod schedule;
pub mod simulation;
mod slices;
mod stages;
pub mod torus_links;
pub mod trace;
mod trip_count;
mod walk_error;

pub use error::SimError;
pub use live::Profile;
pub use walk_error::WalkError;
