//! Typed parameters of experiments, in the spirit of Lingvo's `hyperparams`.
//!
//! [`params!`] declares a struct of parameters, each with its documentation, type and default, or a
//! choice between such structs. What is declared reads itself from TOML and from
//! `--set path=value` ([`Builder`]), prints itself as TOML that reads back ([`to_toml`]), lists
//! itself ([`entries`], [`reference()`]) and is compared ([`diff`]). Experiments inherit from files
//! and from what a [`Registry`] knows by name.
//!
//! Lingvo freezes objects while a program runs; here types do. A [`Builder`] changes parameters and
//! cannot be used for anything else, [`Frozen`] parameters are read and cannot be changed.
//!
//! ```
//! use peapod_params::{Builder, params};
//!
//! params! {
//!     /// Stochastic gradient descent.
//!     pub struct Sgd {
//!         /// Step size.
//!         learning_rate: f64 where (0.0..) = 0.1,
//!         /// Gradients of how many batches are added up.
//!         accumulate: usize where (1..) = 1,
//!     }
//! }
//!
//! let mut builder = Builder::new(Sgd::default());
//! builder.set("learning_rate=0.01").unwrap();
//! let sgd = builder.freeze();
//! assert_eq!(sgd.learning_rate, 0.01);
//!
//! let error = Builder::new(Sgd::default()).set("learning_rat=1").unwrap_err();
//! let error = error.iter().next().unwrap();
//! assert_eq!(&*error.help, "did you mean `learning_rate`?");
//! ```

mod builder;
mod declare;
mod entry;
mod experiment;
mod leaf;
mod list;
mod node;
mod open;
mod reader;
mod schema;

use std::fmt::Debug;

pub use builder::{Builder, Frozen};
pub use declare::is_name;
pub use entry::{Difference, Entry, Walk, diff, entries, reference, to_toml};
pub use experiment::{Experiment, Registry};
pub use node::{Key, Node, Source, Value};
pub use open::Open;
pub use reader::Reader;

/// The type of a parameter: a number, a text, a list …, or parameters of their own.
pub trait Param: Clone + Debug + Default + PartialEq {
    /// Whether it consists of parameters with names of their own.
    const NESTED: bool;

    /// What messages call a value of the type, such as `an integer`.
    fn type_name() -> String;

    /// Takes what a file or a command line says. What it does not mention stays as it is; what is
    /// wrong with it is told to the reader.
    fn update(&mut self, node: &Node, reader: &mut Reader<'_>);

    /// The value as TOML in one line.
    fn inline(&self) -> String;

    /// Visits every parameter, each with its path and documentation.
    fn walk(&self, path: &str, doc: &'static str, walk: &mut Walk);
}

/// A struct of parameters or a choice between some, as [`params!`] declares them.
pub trait Params: Param + Send + Sync + 'static {
    /// What it is for.
    const DOC: &'static str;
}
