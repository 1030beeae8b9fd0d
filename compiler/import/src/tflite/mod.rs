//! TensorFlow Lite files (`.tflite`) to IR.
//!
//! `container` checks that the flatbuffer is one, `tensor` reads types and constants, `order`
//! checks that every tensor is defined before it is used, `open` decides shapes that the file
//! leaves open, `table` says which function of `ops` translates which operator, and `graph` has
//! them emit into one function.

mod branch;
mod constant;
mod container;
mod control;
mod decompress;
mod emitter;
mod entries;
mod flexbuffers;
mod graph;
mod legacy;
mod op;
mod open;
mod ops;
mod options;
mod order;
mod outline;
mod quantization;
mod repair;
mod shape;
mod sparse;
mod subgraph;
mod table;
mod tensor;
mod variables;
mod wiring;
pub mod write;

#[cfg(test)]
mod tests;

use std::sync::Arc;

use peapod_ir::{Module, Numerics, Signature};
use peapod_tflite::wire;

pub use entries::{MAX_ENTRIES, import_entries};
pub use outline::{OutlinedOp, outline};
pub use table::operators;

use crate::error::{ImportError, NoSignature, excerpt};
use crate::{Imported, Warning};
use constant::Copies;
use container::malformed_at;
use graph::{Graph, Parts};

/// Whether the bytes claim to be a TensorFlow Lite file.
pub fn is_tflite(bytes: &[u8]) -> bool {
    bytes.get(4..8) == Some(wire::MODEL_IDENTIFIER.as_bytes())
}

/// Imports a TensorFlow Lite file. `name` becomes the name of the module.
///
/// The first subgraph is the program; one that it calls once says what its variables begin with.
/// Tensors that nothing uses are left out.
pub fn import(bytes: &[u8], name: &str) -> Result<Imported, ImportError> {
    import_chosen(bytes, name, Choices::default())
}

/// What is chosen of a file.
#[derive(Clone, Copy, Debug, Default)]
pub struct Choices<'c> {
    /// The key of the signature whose subgraph is the program; without one it is the first.
    pub signature: Option<&'c str>,
    /// Shapes of the first inputs, where the file leaves extents open; it says those of the others.
    pub input_shapes: &'c [Vec<usize>],
    /// The contract of the program: by one of them an operator may be the same as another.
    pub numerics: Numerics,
}

/// As [`import`], with what is chosen of the file.
///
/// # Errors
///
/// Besides those of [`import`], [`ImportError::NoSignature`]: the file has no such signature.
pub fn import_chosen(
    bytes: &[u8],
    name: &str,
    choices: Choices<'_>,
) -> Result<Imported, ImportError> {
    let bytes = &*repair::repaired(bytes);
    let (model, signature) = (container::open(bytes)?, choices.signature);
    let entry = signature.map_or(Ok(0), |key| subgraph_of(model, key))?;
    let mut copies = Copies::new(bytes.len());
    let parts = Parts::read(bytes, model, entry, choices, &mut copies)?;
    let mut graph = Graph::of(parts, copies)?;
    let own = model.signature_defs().into_iter().flatten();
    let own = own.filter(|it| it.subgraph_index() as usize == entry);
    let (mut signatures, mut stray) = (Vec::new(), Vec::new());
    for it in own {
        match read_signature(it, &graph) {
            Ok(read) => signatures.push(read),
            // Editors of models leave them behind. Nobody asked for one.
            Err(_) if signature.is_none() => {
                stray.push(excerpt(it.signature_key().unwrap_or_default()));
            }
            Err(error) => return Err(error),
        }
    }
    let metadata = read_metadata(model, &mut graph)?;
    let mut warnings = graph.warnings();
    if !stray.is_empty() {
        warnings.push(Warning::StraySignatures { keys: stray });
    }
    if signature.is_none() {
        warnings.extend(unread(model, 1 + graph.subgraphs()));
    }
    let module = Module {
        name: name.to_owned(),
        numerics: choices.numerics,
        functions: graph.into_functions().0,
        signatures,
        metadata,
        ..Module::default()
    };
    Ok(Imported { module, warnings })
}

/// The keys of the signatures of a TensorFlow Lite file, in its order.
///
/// # Errors
///
/// [`ImportError::Malformed`]: the file is no sound flatbuffer.
pub fn signatures(bytes: &[u8]) -> Result<Vec<String>, ImportError> {
    Ok(keys(container::open(&repair::repaired(bytes))?))
}

/// As [`signatures`], with all of each key: to choose all of them.
///
/// # Errors
///
/// [`ImportError::Malformed`]: the file is no sound flatbuffer.
pub fn signature_keys(bytes: &[u8]) -> Result<Vec<String>, ImportError> {
    let bytes = repair::repaired(bytes);
    let model = container::open(&bytes)?;
    let all = model.signature_defs().into_iter().flatten();
    let keys = all.map(|signature| signature.signature_key().unwrap_or_default().to_owned());
    Ok(keys.take(LISTED_SIGNATURES).collect())
}

/// The keys of signatures, cut short where they are long.
fn keys(model: wire::Model<'_>) -> Vec<String> {
    let all = model.signature_defs().into_iter().flatten();
    let keys = all.map(|signature| excerpt(signature.signature_key().unwrap_or_default()));
    keys.take(LISTED_SIGNATURES).collect()
}

/// Most signatures that are listed.
const LISTED_SIGNATURES: usize = 1_000;

/// The subgraph of the signature with this key.
fn subgraph_of(model: wire::Model<'_>, key: &str) -> Result<usize, ImportError> {
    Ok(signature_of(model, key)?.subgraph_index() as usize)
}

/// The signature with this key.
fn signature_of<'a>(
    model: wire::Model<'a>,
    key: &str,
) -> Result<wire::SignatureDef<'a>, ImportError> {
    let mut all = model.signature_defs().into_iter().flatten();
    let found = all.find(|signature| signature.signature_key() == Some(key));
    match found {
        Some(signature) => Ok(signature),
        None => Err(ImportError::NoSignature(NoSignature {
            key: key.to_owned(),
            known: keys(model),
        })),
    }
}

/// A signature of the first function, which a graph is.
fn read_signature(
    signature: wire::SignatureDef<'_>,
    graph: &Graph<'_>,
) -> Result<Signature, ImportError> {
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
        function: None,
        inputs: read(graph::Boundary::Input, signature.inputs())?,
        outputs: read(graph::Boundary::Output, signature.outputs())?,
    })
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
