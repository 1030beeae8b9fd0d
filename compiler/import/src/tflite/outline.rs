//! The operators of a file as they stand there, imported or not.

use super::constant::Buffers;
use super::container::{self, malformed_at};
use super::tensor::Tensors;
use super::{repair, wiring};
use crate::error::ImportError;

/// Most operators that are outlined, and most tensors of each: a file may name one thing often.
const LISTED_OPS: usize = 10_000;
const LISTED_TENSORS: usize = 16;

/// An operator of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutlinedOp {
    /// The format's name of it, and of a custom operator its own.
    pub name: String,
    /// Its first operands, such as `%3 INT8[1, 8]`; `_` for absent ones.
    pub inputs: Vec<String>,
    /// Its first results, in the same form.
    pub outputs: Vec<String>,
}

/// The first operators of the first subgraph, in order. Types and options are not looked at.
///
/// # Errors
///
/// [`ImportError::Malformed`]: the file is no sound flatbuffer, or names what it does not have.
pub fn outline(bytes: &[u8]) -> Result<Vec<OutlinedOp>, ImportError> {
    let bytes = &*repair::repaired(bytes);
    let model = container::open(bytes)?;
    let subgraph = container::subgraph(model, 0)?;
    let buffers = Buffers::read(bytes, model);
    let buffers = buffers.map_err(|what| malformed_at(model._tab.loc(), what))?;
    let tensors = Tensors::read(buffers, subgraph)?;
    let wirings = wiring::read_all(model, subgraph, tensors.len())?;
    let tensor = |index: usize| format!("%{index} {}", tensors.typed(index));
    let ops = wirings
        .into_iter()
        .take(LISTED_OPS)
        .map(|wiring| OutlinedOp {
            name: wiring.op.title(),
            inputs: wiring
                .inputs
                .iter()
                .take(LISTED_TENSORS)
                .map(|input| input.map_or("_".to_owned(), tensor))
                .collect(),
            outputs: wiring
                .outputs
                .iter()
                .take(LISTED_TENSORS)
                .map(|&output| tensor(output))
                .collect(),
        });
    Ok(ops.collect())
}
