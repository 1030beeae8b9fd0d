//! TensorFlow Lite files (`.tflite`) to IR.
//!
//! `container` checks that the flatbuffer is one, `tensor` reads types and constants, `order`
//! checks that every tensor is defined before it is used, `table` says which function of `ops`
//! translates which operator, and `graph` has them emit into one function.

mod branch;
mod constant;
mod container;
mod emitter;
mod graph;
mod legacy;
mod op;
mod ops;
mod order;
mod outline;
mod quantization;
mod shape;
mod sparse;
mod table;
mod tensor;
mod variables;
mod wiring;

#[cfg(test)]
mod tests;

/// `schema/tflite.fbs` as flatc makes it.
#[rustfmt::skip]
#[allow(
    clippy::all,
    clippy::undocumented_unsafe_blocks,
    dead_code,
    mismatched_lifetime_syntaxes,
    missing_docs,
    unsafe_code,
    unused_imports
)]
mod generated;

use std::sync::Arc;

use generated::tflite as wire;
use peapod_ir::{Module, Signature};

pub use outline::{OutlinedOp, outline};
pub use table::operators;

use crate::error::{ImportError, excerpt};
use crate::{Imported, Warning};
use container::malformed_at;
use graph::Graph;

/// Whether the bytes claim to be a TensorFlow Lite file.
pub fn is_tflite(bytes: &[u8]) -> bool {
    bytes.get(4..8) == Some(wire::MODEL_IDENTIFIER.as_bytes())
}

/// Imports a TensorFlow Lite file. `name` becomes the name of the module.
///
/// The first subgraph is the program; one that it calls once says what its variables begin with.
/// Tensors that nothing uses are left out.
pub fn import(bytes: &[u8], name: &str) -> Result<Imported, ImportError> {
    let model = container::open(bytes)?;
    let subgraph = container::entry(model)?;
    let mut graph = Graph::read(bytes, model, subgraph)?;
    let signatures = read_signatures(model, &graph)?;
    let metadata = read_metadata(model, &mut graph)?;
    let mut warnings = graph.warnings();
    warnings.extend(unread(model, 1 + graph.subgraphs()));
    let module = Module {
        name: name.to_owned(),
        functions: vec![graph.into_function()],
        signatures,
        metadata,
        ..Module::default()
    };
    Ok(Imported { module, warnings })
}

fn read_signatures(
    model: wire::Model<'_>,
    graph: &Graph<'_>,
) -> Result<Vec<Signature>, ImportError> {
    let all = model.signature_defs().into_iter().flatten();
    all.filter(|signature| signature.subgraph_index() == 0)
        .map(|signature| {
            let read = |role, maps: Option<_>| -> Result<_, ImportError> {
                let maps: flatbuffers::Vector<'_, flatbuffers::ForwardsUOffset<_>> =
                    maps.unwrap_or_default();
                let entries = maps.iter().map(|map: wire::TensorMap<'_>| {
                    let value = graph.boundary(role, map)?;
                    Ok((map.name().unwrap_or_default().to_owned(), value))
                });
                entries.collect()
            };
            Ok(Signature {
                key: signature.signature_key().unwrap_or_default().to_owned(),
                inputs: read(graph::Boundary::Input, signature.inputs())?,
                outputs: read(graph::Boundary::Output, signature.outputs())?,
            })
        })
        .collect()
}

/// Named byte strings.
type Metadata = Vec<(String, Arc<[u8]>)>;

/// Named byte strings of the file, shared with constants where both use one buffer.
fn read_metadata(model: wire::Model<'_>, graph: &mut Graph<'_>) -> Result<Metadata, ImportError> {
    let all = model.metadata().into_iter().flatten();
    all.map(|metadata| {
        let name = metadata.name().unwrap_or_default();
        let buffer = metadata.buffer();
        let bytes = graph.metadata(buffer).map_err(|what| {
            let what = format!("metadata {:?}: {what}", excerpt(name));
            malformed_at(metadata._tab.loc(), what)
        })?;
        Ok((name.to_owned(), bytes))
    })
    .collect()
}

/// What the file holds besides the subgraphs that were read.
fn unread(model: wire::Model<'_>, read: usize) -> Vec<Warning> {
    let mut warnings = Vec::new();
    let subgraphs = model.subgraphs().map_or(0, |subgraphs| subgraphs.len());
    if subgraphs > read {
        let count = subgraphs - read;
        warnings.push(Warning::UnreadSubgraphs { count });
    }
    let signatures = model.signature_defs().into_iter().flatten();
    let keys: Vec<_> = signatures
        .filter(|signature| signature.subgraph_index() != 0)
        .map(|signature| excerpt(signature.signature_key().unwrap_or_default()))
        .collect();
    if !keys.is_empty() {
        warnings.push(Warning::UnreadSignatures { keys });
    }
    warnings
}
