//! The text form of modules: what tests are written in and dumps are printed as.
//!
//! ```text
//! module "example"
//!
//! func @main(%0 "x": i8[1, 4] quant(0.5:-3)) {
//!   const %1 "w": i8[2, 4] quant(axis = 0, 0.1:0, 0.2:0) = [1, 2, 3, 4, -1, -2, -3, -4]
//!   %2 "y" = fully_connected(%0, %1, _) {activation = relu}: i8[1, 2] quant(0.25:0)
//!   return %2
//! }
//! ```
//!
//! `_` is an absent operand, `;` begins a comment, constants of more than 32 elements are `hex
//! "…"`. In files written by hand values may have names, `%weights`; they are then numbered in the
//! order of their definitions.
//!
//! A constant that the source file has in compressed form, sparse or as indices into tables, is
//! written with `compressed` in the place of `const`.
//!
//! A module whose integers keep another contract than TensorFlow Lite Micro's has a line `numerics
//! litert` after its header.
//!
//! A module for several devices has a line `mesh data=2, model=4` after its header. A type may then
//! be followed by an annotation: the axes that split each dimension, a `?` where there may be more,
//! and what else there is to say. Values with a number of `groups` in common are sharded alike.
//!
//! ```text
//! func @step(%0: f32[8, 4] sharding([{data}, {?}], source = "line 3")) replaces(0: 0) {
//! ```
//!
//! `shown(in 0: "complex<f32>", out 1: "ui16")`: what the user knows an argument and a result as.
//! `replaces(0: 2)`: result 0 takes the place of argument 2; a `?` in the list: the source leaves
//! open whether more do. What `print` writes, `parse` reads back as the same module.

mod function;
mod lexer;
mod mesh;
mod parse;
mod parser;
mod print;

pub(crate) use print::FunctionName;

pub use parse::{FunctionLines, Lines, parse, parse_sharded, parse_tensor, parse_with_lines};
pub use parser::ParseError;
