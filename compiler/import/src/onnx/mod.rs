//! ONNX files → IR.
//!
//! [`import_chosen`] reads the messages of a file (`proto`), walks through its graph in order
//! (`importer`) and translates each node by its row in `table` into ops on tensors, most of
//! them tensor-level ones of any layout. What follows from constants is computed on the way, so
//! that chains of `Shape`, `Gather`, `Concat` and `Reshape` are shapes in the end; a branch whose
//! condition is known is the only one that is left. Problems are reported all at once.
//!
//! # Conventions of the result
//!
//! - Extents are static: those that the file leaves open are [chosen](Choices::dims).
//! - An input that an initializer names too is a constant.
//! - The signature `main` has the names of inputs and outputs.
//! - Layouts are those of the file: channels come before rows and columns.
//! - Quantised tensors are plain integers, with the arithmetic of `QuantizeLinear` and
//!   `DequantizeLinear` spelled out; what integer kernels compute of it is found on the way to a
//!   board, by the pass `fuse_qdq`.

mod broadcast;
mod call;
mod control;
mod error;
mod fold;
mod functions;
mod importer;
mod inputs;
mod ops;
mod proto;
pub mod table;
mod tensor;
#[cfg(test)]
mod tests;

use peapod_ir::{Module, Numerics};
use prost::Message;
use prost::bytes::Bytes;

pub use error::{NodeRef, OnnxError, OnnxErrorKind, OnnxErrors};
pub use tensor::read_tensor;

use crate::error::ImportError;
use crate::{Imported, Warning};

/// Reads a file beside the model, by its name: its bytes, or why there are none.
pub type ReadBeside<'a> = &'a dyn Fn(&str) -> Result<Vec<u8>, String>;

/// What the caller chooses of a model.
#[derive(Clone, Copy, Default)]
pub struct Choices<'a> {
    /// Extents of dimensions that the file leaves open, by their names, or by `input:dimension`.
    pub dims: &'a [(String, usize)],
    /// Elements of inputs that are known, by name: constants, which may decide about shapes.
    pub constants: &'a [(String, Vec<f64>)],
    /// What reads files of weights beside the model, if they may be read.
    pub beside: Option<ReadBeside<'a>>,
    /// The contract of its integers.
    pub numerics: Numerics,
}

/// Whether these bytes begin as an ONNX file does: with the version of the format or the name of
/// the producer, and have a graph.
pub fn is_onnx(bytes: &[u8]) -> bool {
    let starts = matches!(bytes, [0x08, version, ..] if *version < 0x40);
    starts && proto::Model::decode(bytes).is_ok_and(|model| model.graph.is_some())
}

/// Imports a file, with an extent of 1 for an open first dimension.
///
/// # Errors
///
/// The file is damaged, or uses what is not supported.
pub fn import(bytes: &[u8], name: &str) -> Result<Imported, ImportError> {
    import_chosen(bytes, name, Choices::default())
}

/// Imports a file with these choices.
///
/// # Errors
///
/// The file is damaged, uses what is not supported, or the choices are of nothing in it.
pub fn import_chosen(
    bytes: &[u8],
    name: &str,
    choices: Choices<'_>,
) -> Result<Imported, ImportError> {
    import_bytes(Bytes::copy_from_slice(bytes), name, choices).map_err(ImportError::Onnx)
}

fn import_bytes(bytes: Bytes, name: &str, choices: Choices<'_>) -> Result<Imported, OnnxErrors> {
    let one = OnnxErrors::one;
    let model: proto::Model = decode(bytes, "model").map_err(one)?;
    let graph = model.graph.clone();
    let graph = graph.ok_or_else(|| one(error::malformed("expected a graph, found none")))?;
    let graph: proto::Graph = decode(graph, "graph").map_err(one)?;
    let mut importer = importer::Importer::new(&model, choices).map_err(one)?;
    let (functions, signature) = importer.entry(&graph)?;
    let module = Module {
        name: name.to_owned(),
        numerics: choices.numerics,
        functions,
        signatures: vec![signature],
        ..Module::default()
    };
    let warnings = match importer.opened() {
        [] => Vec::new(),
        names => vec![Warning::OpenDimensions {
            names: names.to_vec(),
        }],
    };
    Ok(Imported { module, warnings })
}

/// Reads a message.
fn decode<M: Message + Default>(bytes: Bytes, what: &str) -> error::Imported<M> {
    M::decode(bytes).map_err(|error| error::malformed(format!("cannot read a {what}: {error}")))
}

/// The operators of a file's graph, in its order, without those of bodies; none of a damaged file.
pub fn operators(bytes: &[u8]) -> Vec<String> {
    let read = || -> error::Imported<Vec<String>> {
        let model: proto::Model = decode(Bytes::copy_from_slice(bytes), "model")?;
        let graph: proto::Graph = decode(model.graph.unwrap_or_default(), "graph")?;
        let nodes = graph
            .node
            .into_iter()
            .map(|node| decode::<proto::Node>(node, "node"));
        nodes.map(|node| Ok(node?.op_type)).collect()
    };
    read().unwrap_or_default()
}

/// Names of a file's inputs, those of known tensors included; none of a damaged file.
pub fn inputs(bytes: &[u8]) -> Vec<String> {
    let read = || -> error::Imported<Vec<String>> {
        let model: proto::Model = decode(Bytes::copy_from_slice(bytes), "model")?;
        let graph: proto::Graph = decode(model.graph.unwrap_or_default(), "graph")?;
        Ok(graph.input.into_iter().map(|input| input.name).collect())
    };
    read().unwrap_or_default()
}
