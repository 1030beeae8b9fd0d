//! Runs pods: one SPMD program on many devices.
//!
//! [`load`] checks everything about a program once. An [`Engine`], found [by name](engine::named),
//! runs it. The local one is an [`Executor`] of all devices, which steps them from collective to
//! collective; with a [`Transport`] it is a rank that holds some of them.
//!
//! ```no_run
//! # fn demo(pod: &[u8], batch: &[u8]) -> Result<(), Box<dyn std::error::Error>> {
//! use peapod_pod::{EngineOptions, engine};
//!
//! let program = peapod_pod::load(pod)?;
//! let mut engine = engine::named("local")?.load(program, None, EngineOptions::default())?;
//! engine.set_input(0, batch)?;
//! engine.step()?;
//! let loss: Vec<u8> = engine.output(0)?;
//! engine.feed_back()?;
//! # Ok(())
//! # }
//! ```

mod access;
mod activity;
mod alike;
mod arena;
mod collective;
mod combine;
mod delays;
mod device;
pub mod engine;
mod executor;
mod failure;
mod groups;
pub mod kernels;
mod lockstep;
mod meanwhile;
mod messages;
pub mod mpi;
mod overlap;
mod part;
mod peers;
pub mod pjrt;
mod ports;
mod prepared;
mod program;
mod progress;
mod routine;
mod subset;
mod traffic;
mod transport;
mod vote;

pub use activity::{Activity, Doing};
pub use engine::{Engine, EngineOptions, MAX_ITERATIONS, MAX_WORK, RunError};
pub use executor::Executor;
pub use peapod_schemas::pod::{AlignedBytes, CollectiveKind};
pub use program::{Program, load, load_without_checksum};
pub use progress::{Observer, Progress, StepTime};
pub use traffic::Traffic;
pub use transport::{Exchanging, Notice, SingleRank, Transport, TransportError};
