//! Training: from a network, a loss and an optimizer, described as data, to ordinary IR modules.
//!
//! A [`Net`] is a tree of [layers]; [`models`] are families of such trees. [`training_step`]
//! assembles forward pass, loss, gradient, clipping and update as one module, which `passes::pod`
//! shards as it is; [`evaluation_step`] and [`inference`] are the other two programs of a network.
//! Everything that a driver needs to know of their arguments is in [`Port`]s.
//!
//! Layers emit network-level ops where there are such, so that the network that is trained is the
//! network that is deployed: the gradient lowers them, a microcontroller has kernels for them.
//! Layouts of weights are those of the ops, and so of `.tflite`: dense `[units, inputs]`,
//! convolution `[filters, rows, columns, channels]`, depthwise `[1, rows, columns, channels]`.

mod chunks;
mod error;
mod evaluation;
#[cfg(test)]
mod followed;
mod forward;
mod inference;
mod init;
pub mod layers;
mod losses;
mod mixed_precision;
pub mod models;
mod net;
pub mod optimizers;
mod ports;
mod quantization;
mod random;
mod rounding;
mod schedules;
mod scope;
mod sparsity;
mod step;
mod training;
mod update;
#[cfg(test)]
mod vectors;

pub use error::TrainError;
pub use evaluation::evaluation_step;
pub use inference::inference;
pub use init::{Init, Initializer};
pub use layers::Layer;
pub use losses::Loss;
pub use net::{Element, Input, Net};
pub use optimizers::Optimizer;
pub use ports::{Port, Role, StateInit, Step, Values};
pub use quantization::{Quantization, Ranges, Scheme};
pub use schedules::{Decay, Schedule};
pub use scope::{Mode, Parameter, Scope};
pub use sparsity::{Few, Sparsity};
pub use step::training_step;
pub use training::{Chunks, Compute, LossScale, Rematerialise, Training};
