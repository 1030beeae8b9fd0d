//! Several signatures of a file as entries of one module: a function each, with common variables.

use std::collections::BTreeSet;

use peapod_ir::{Module, Numerics};

use super::constant::Copies;
use super::graph::{Graph, Parts};
use super::variables::{self, StateNames};
use super::wire::SignatureDef;
use super::{Choices, container, read_metadata, read_signature, repair, signature_of};
use crate::Imported;
use crate::error::{ImportError, Unsupported};

/// Most signatures that become entries of one module.
pub const MAX_ENTRIES: usize = 64;

/// Imports the signatures with these keys, which differ, as entries of one module in this order.
/// `name` becomes the name of the module.
///
/// A resource variable is one state of all; a variable tensor is one of the signatures that run its
/// subgraph.
///
/// # Errors
///
/// Those of [`import`](super::import) of each signature; [`ImportError::NoSignature`]; and
/// [`ImportError::Unsupported`] if there are more than [`MAX_ENTRIES`], or if what a variable
/// begins with depends on which of them runs first.
pub fn import_entries(
    bytes: &[u8],
    name: &str,
    keys: &[String],
    numerics: Numerics,
) -> Result<Imported, ImportError> {
    let bytes = &*repair::repaired(bytes);
    let model = container::open(bytes)?;
    if keys.len() > MAX_ENTRIES {
        return Err(too_many(keys.len()));
    }
    let chosen = keys.iter().map(|key| signature_of(model, key));
    let chosen = chosen.collect::<Result<Vec<_>, _>>()?;
    let mut copies = Copies::new(bytes.len());
    let choices = Choices {
        numerics,
        ..Choices::default()
    };
    let mut parts: Vec<(usize, Parts<'_>)> = Vec::new();
    for signature in &chosen {
        let subgraph = signature.subgraph_index() as usize;
        if parts.iter().all(|(known, _)| *known != subgraph) {
            let part = Parts::read(bytes, model, subgraph, choices, &mut copies)?;
            parts.push((subgraph, part));
        }
    }
    variables::agree(parts.iter_mut().map(|(_, part)| &mut part.variables))?;
    unique_names(parts.iter_mut().map(|(_, part)| &mut part.name));
    let mut imported = Imported {
        module: Module {
            name: name.to_owned(),
            numerics,
            ..Module::default()
        },
        warnings: Vec::new(),
    };
    let mut names = StateNames::default();
    let mut read = Vec::new();
    for (subgraph, part) in parts {
        let mut graph = Graph::of(part, copies)?;
        graph.name_states(&mut names);
        if imported.module.metadata.is_empty() {
            imported.module.metadata = read_metadata(model, &mut graph)?;
        }
        imported.warnings.extend(graph.warnings());
        read.extend(signatures(&chosen, subgraph, &graph)?);
        let functions;
        (functions, copies) = graph.into_functions();
        imported.module.functions.extend(functions);
    }
    let place = |key: &String| keys.iter().position(|it| it == key);
    read.sort_by_key(|signature| place(&signature.key));
    imported.module.signatures = read;
    Ok(imported)
}

/// The chosen signatures that run a subgraph, which is a graph now.
fn signatures(
    chosen: &[SignatureDef<'_>],
    subgraph: usize,
    graph: &Graph<'_>,
) -> Result<Vec<peapod_ir::Signature>, ImportError> {
    let own = chosen.iter();
    let own = own.filter(|signature| signature.subgraph_index() as usize == subgraph);
    own.map(|signature| {
        let mut signature = read_signature(*signature, graph)?;
        signature.function = Some(graph.name.clone());
        Ok(signature)
    })
    .collect()
}

/// Gives functions different names.
fn unique_names<'n>(names: impl Iterator<Item = &'n mut String>) {
    let mut taken = BTreeSet::new();
    for name in names {
        let (like, mut count) = (name.clone(), 1);
        while !taken.insert(name.clone()) {
            count += 1;
            *name = format!("{like}.{count}");
        }
    }
}

fn too_many(count: usize) -> ImportError {
    ImportError::from(Unsupported {
        op: None,
        tensors: Vec::new(),
        what: format!("{count} signatures in one model, of at most {MAX_ENTRIES}"),
        help: Some("choose those that the device runs with --signature"),
    })
}
