//! The micro end: a plan as a pea, as Rust and C sources, as an object file, as a report.

pub mod aot;
pub mod budget;
pub mod contract;
mod element;
pub mod explain;
pub mod form;
mod frames;
pub mod header;
pub mod ident;
mod kernel;
mod memories;
pub mod object;
mod params;
pub mod pea;
mod place;
mod program;
pub mod report;
pub mod rust;
mod table;
mod unfit;
mod weights;

pub use budget::{Budget, OverBudget};
pub use form::Form;
pub use ident::Identifier;
pub use object::Architecture;
pub use report::{Report, Work};
