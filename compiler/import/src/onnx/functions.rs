//! Functions that a model defines: their nodes take the place of a call.

use std::collections::HashMap;

use prost::bytes::Bytes;

use super::error::{Imported, malformed};
use super::importer::{Importer, Scope, Slot, domain, opsets};
use super::{decode, proto};
use crate::error::excerpt;

/// Functions by domain and name.
pub(super) type Defined = HashMap<(String, String), proto::Function>;

/// The functions of a model.
pub(super) fn defined(functions: &[Bytes]) -> Imported<Defined> {
    let read = functions.iter().map(|bytes| {
        let function: proto::Function = decode(bytes.clone(), "function")?;
        let key = (function.domain.clone(), function.name.clone());
        Ok((key, function))
    });
    read.collect()
}

/// The results of a call.
pub(super) fn call(
    importer: &mut Importer<'_>,
    node: &proto::Node,
    slots: &[Option<Slot>],
) -> Imported<Vec<Slot>> {
    let key = (node.domain.clone(), node.op_type.clone());
    let Some(function) = importer.defined.get(&key).cloned() else {
        return Err(malformed("expected a function of the model, found none"));
    };
    if slots.len() > function.input.len() {
        let (most, found) = (function.input.len(), slots.len());
        return Err(malformed(format!(
            "expected {most} inputs at most, found {found}"
        )));
    }
    let names = function.input.iter().zip(slots);
    let names = names.filter_map(|(name, slot)| Some((name.clone(), (*slot)?)));
    let mut attributes: HashMap<String, proto::Attribute> = function
        .attribute
        .iter()
        .map(|it| (it.name.clone(), it.clone()))
        .collect();
    for attribute in &node.attribute {
        let given = match attribute.ref_attr_name.as_str() {
            "" => Some(attribute.clone()),
            of => {
                let scopes = importer.scopes.iter().rev();
                scopes
                    .filter_map(|it| it.attributes.get(of))
                    .next()
                    .cloned()
            }
        };
        if let Some(given) = given {
            attributes.insert(attribute.name.clone(), given);
        }
    }
    let mut versions = opsets(&function.opset_import);
    if let Some(version) = importer.version("") {
        versions.entry(domain("").to_owned()).or_insert(version);
    }
    importer.scopes.push(Scope {
        names: names.collect(),
        attributes,
        opsets: Some(versions),
        is_open: false,
    });
    let walked = importer.nodes(&function.node);
    let slots = function.output.iter().map(|name| {
        importer
            .find(name)
            .ok_or_else(|| malformed(format!("no node yields the output {:?}", excerpt(name))))
    });
    let slots: Imported<Vec<Slot>> = slots.collect();
    importer.scopes.pop();
    walked.and(slots)
}
