//! Runs pods: one SPMD program on many virtual devices of this process.
//!
//! [`load`] checks everything about a program once; an [`Executor`] then steps all devices from
//! collective to collective.
//!
//! ```no_run
//! # fn demo(pod: &[u8], batch: &[u8]) -> Result<(), Box<dyn std::error::Error>> {
//! use peapod_pod::{Executor, ExecutorOptions};
//!
//! let program = peapod_pod::load(pod)?;
//! let mut executor = Executor::new(program, ExecutorOptions::default())?;
//! executor.set_input(0, batch)?;
//! executor.run_step()?;
//! let loss: Vec<u8> = executor.output(0);
//! executor.feed_back();
//! # Ok(())
//! # }
//! ```

mod arena;
mod check;
mod check_calls;
mod check_collective;
mod check_fusion;
mod check_indexed;
mod check_movement;
mod check_ports;
mod check_rule;
mod check_window;
mod collective;
mod device;
mod executor;
pub mod kernels;
mod load;
mod ports;
mod program;
mod traffic;
mod watch;

pub use executor::{Executor, ExecutorOptions, MAX_ITERATIONS, RunError};
pub use load::{LoadError, VERSION, load};
pub use program::{Computation, Location, Mesh, Place, Port, Program, Step, Value, element_bytes};
pub use traffic::{CollectiveKind, Traffic};
pub use watch::{Progress, StepTime};
