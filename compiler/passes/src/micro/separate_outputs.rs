//! Gives every result of a function a value of its own that an op makes.
//!
//! A result may be an argument or a constant. The caller of a pea reads results from the arena
//! after the run, where neither can be: an argument may be overwritten by then, and a constant is
//! in flash. A reshape to the same shape copies it there.

use std::collections::BTreeMap;

use peapod_ir::ops::Reshape;
use peapod_ir::{Function, Location, Module, Op, Origin, ValueId};

use crate::error::PassError;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    for (index, function) in module.functions.iter_mut().enumerate() {
        let copies = copy_outputs(function);
        let renamed = |value: &mut ValueId| {
            if let Some(copy) = copies.get(value) {
                *value = *copy;
            }
        };
        function.outputs.iter_mut().for_each(renamed);
        // Signatures name values of the entry.
        let signatures = if index == 0 {
            &mut module.signatures[..]
        } else {
            &mut []
        };
        let results = signatures
            .iter_mut()
            .flat_map(|signature| &mut signature.outputs);
        results.map(|(_, value)| value).for_each(renamed);
    }
    Ok(())
}

/// Adds a copy of every result that no op makes; returns which value is a copy of which.
fn copy_outputs(function: &mut Function) -> BTreeMap<ValueId, ValueId> {
    let mut copies = BTreeMap::new();
    for source in function.outputs.clone() {
        let value = function.value(source).clone();
        // There is nothing to copy where there are no elements.
        let done = value.origin == Origin::Result || value.ty.is_empty();
        if done || copies.contains_key(&source) {
            continue;
        }
        let copy = function.add_value(value.name, value.ty, Origin::Result);
        copies.insert(source, copy);
        function.ops.push(Op::new(
            Reshape,
            [Some(source)],
            [copy],
            &Location::named("copy to the output"),
        ));
    }
    copies
}
