//! Functions that a model defines: their nodes take the place of a call.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use prost::bytes::Bytes;

use super::error::{Imported, malformed};
use super::importer::{Importer, Opsets, Scope, Slot, domain, opsets};
use super::{decode, proto};
use crate::error::excerpt;

/// Domain, name and overload of a function.
pub(super) type Key = (String, String, String);

/// Functions that a model defines.
pub(super) type Defined = HashMap<Key, Rc<Definition>>;

/// A function of a model.
#[derive(Debug)]
pub(super) struct Definition {
    function: proto::Function,
    /// Names of its inputs, which a call may leave out.
    inputs: HashSet<String>,
    /// Attributes that a call may leave out, by name.
    defaults: HashMap<String, proto::Attribute>,
    opsets: Opsets,
}

/// A call of a function, for what is in its body.
#[derive(Debug)]
pub(super) struct Frame {
    of: Rc<Definition>,
    /// Attributes of the call.
    given: HashMap<String, proto::Attribute>,
    /// The version of the operators of ONNX of the caller.
    version: Option<i64>,
}

impl Frame {
    /// The attribute that a node in the body refers to.
    pub(super) fn attribute(&self, name: &str) -> Option<&proto::Attribute> {
        let given = self.given.get(name);
        given.or_else(|| self.of.defaults.get(name))
    }

    /// Whether this is an input of the function, which calls may leave out.
    pub(super) fn has_input(&self, name: &str) -> bool {
        self.of.inputs.contains(name)
    }

    /// The version of a set of operators in the body.
    pub(super) fn version(&self, domain: &str) -> Option<i64> {
        let own = self.of.opsets.get(domain).copied();
        own.or_else(|| self.version.filter(|_| domain.is_empty()))
    }
}

/// Which function a node calls, if there is one.
pub(super) fn key(node: &proto::Node) -> Key {
    let overload = node.overload.clone();
    (node.domain.clone(), node.op_type.clone(), overload)
}

/// The functions of a model.
pub(super) fn defined(functions: &[Bytes]) -> Imported<Defined> {
    let mut defined = Defined::new();
    for bytes in functions {
        let function: proto::Function = decode(bytes.clone(), "function")?;
        let name = excerpt(&function.name);
        let inputs: HashSet<String> = function.input.iter().cloned().collect();
        if inputs.len() < function.input.len() {
            return Err(malformed(format!(
                "the function {name:?} has two inputs of one name"
            )));
        }
        let defaults = function.attribute.iter();
        let definition = Definition {
            defaults: defaults.map(|it| (it.name.clone(), it.clone())).collect(),
            opsets: opsets(&function.opset_import)?,
            function,
            inputs,
        };
        let it = &definition.function;
        let key = (it.domain.clone(), it.name.clone(), it.overload.clone());
        if defined.insert(key, Rc::new(definition)).is_some() {
            return Err(malformed(format!("the function {name:?} is there twice")));
        }
    }
    Ok(defined)
}

/// The results of a call.
pub(super) fn call(
    importer: &mut Importer<'_>,
    node: &proto::Node,
    slots: &[Option<Slot>],
) -> Imported<Vec<Slot>> {
    let Some(of) = importer.defined.get(&key(node)).cloned() else {
        return Err(malformed("expected a function of the model, found none"));
    };
    let function = &of.function;
    let mut frames = importer.scopes.iter().filter_map(|it| it.frame.as_ref());
    if frames.any(|frame| Rc::ptr_eq(&frame.of, &of)) {
        let name = excerpt(&function.name);
        return Err(malformed(format!("the function {name:?} calls itself")));
    }
    if slots.len() > function.input.len() {
        let (most, found) = (function.input.len(), slots.len());
        return Err(malformed(format!(
            "expected {most} inputs at most, found {found}"
        )));
    }
    let names = function.input.iter().zip(slots);
    let names = names.filter_map(|(name, slot)| Some((name.clone(), (*slot)?)));
    let outer = importer.frame();
    let attributes = node.attribute.iter();
    let given = attributes.filter_map(|attribute| {
        let found = match attribute.ref_attr_name.as_str() {
            "" => Some(attribute),
            name => outer.as_ref().and_then(|frame| frame.attribute(name)),
        };
        Some((attribute.name.clone(), found?.clone()))
    });
    let frame = Frame {
        given: given.collect(),
        version: importer.version(domain("")),
        of: of.clone(),
    };
    importer.scopes.push(Scope {
        names: names.collect(),
        frame: Some(Rc::new(frame)),
        is_open: false,
    });
    let walked = importer.nodes(&function.node);
    // Those that the call names: a function that is called often may have many.
    let outputs = function.output.iter().take(node.output.len());
    let slots = outputs.map(|name| {
        importer
            .find(name)
            .ok_or_else(|| malformed(format!("no node yields the output {:?}", excerpt(name))))
    });
    let slots: Imported<Vec<Slot>> = slots.collect();
    importer.scopes.pop();
    walked.and(slots)
}
