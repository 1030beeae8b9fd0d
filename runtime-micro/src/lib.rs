//! The interpreter for microcontrollers: no heap, no panic, no recursion.
//!
//! [`load`] checks everything about a model once; after that [`Session::run`] only walks.
//!
//! ```
//! # fn demo(pea: &[u8]) -> Result<(), peapod_micro::LoadError> {
//! use peapod_micro::{Arena, kernels};
//!
//! let model = peapod_micro::load(pea, &kernels::ALL)?;
//! let mut arena = Arena::<4096>::new();
//! let mut session = model.session(arena.as_mut())?;
//! if let Some(input) = session.input_mut_as::<i8>(0) {
//!     input.fill(0);
//! }
//! session.run();
//! let scores = session.output_as::<i8>(0);
//! # Ok(())
//! # }
//! ```
//!
//! Models that the compiler wrote as code need no interpreter: [`aot`].
//!
//! A firmware hands `load` the kernel list that the compiler made with the model, so that nothing
//! else is linked; [`kernels::ALL`] is for hosts.
#![no_std]
#![forbid(unsafe_code)]

mod affine;
pub mod aot;
mod arena;
mod arithmetic;
mod binary;
mod call;
mod check;
mod coded;
mod convolution;
pub mod custom;
#[cfg(feature = "defmt")]
mod defmt;
mod depthwise_lines;
mod dot;
mod elementwise;
mod error;
mod exponential;
mod fft;
mod fixed_point;
mod fourier;
mod gates;
mod hybrid;
mod inverse_root;
pub mod kernels;
mod lines;
mod memories;
mod packed;
mod planes;
mod pool;
mod rows;
mod session;
mod sigmoid;
mod signal;
mod signatures;
mod slices;
mod strided;
mod window;

pub use arena::{Arena, Element};
pub use call::Call;
pub use error::{Fault, LoadError, Quantity};
pub use kernels::Kernel;
#[cfg(feature = "regions")]
pub use memories::{load_with_weights, load_with_weights_without_checksum};
pub use peapod_schemas::footer::FooterError;
pub use peapod_schemas::micro::{
    ALIGNMENT, ElementType, InPlace, Kernel as KernelId, Port, ReadError, VERSION,
};
#[cfg(feature = "signature")]
pub use peapod_schemas::signature::{SignatureError, verify};
pub use peapod_schemas::{crc32c, for_each_kernel};
pub use session::{Model, Session, StepEvent, load, load_without_checksum};
pub use signatures::{MAX_SIGNATURES, SignatureId, SignatureLoadError};
