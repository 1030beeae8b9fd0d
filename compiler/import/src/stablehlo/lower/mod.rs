//! The syntax tree → IR.
//!
//! [`import`] reads a text and lowers the function `@main`, or the only public one, and all that it
//! calls. A region of a loop or branch becomes a function, with the values that it captures as
//! further operands; a region that combines elements becomes a word. What cannot be lowered is
//! reported all at once.
//!
//! # Conventions of the result
//!
//! - [`Function::replaces`](peapod_ir::Function::replaces) of the entry holds which results take
//!   the place of which arguments in the next step; see [`feedback`] for the evidence.
//! - An argument that a result with `jax.result_info` replaces has that name, without `result`.
//! - The signature `main` has the names of inputs and outputs.
//! - A sharding of a result is that of a sharding constraint on what is returned.
//! - Elements that the IR does not have are spelled out: see [`elements`]. Complex numbers of the
//!   entry have a further dimension, and [`Function::shown`](peapod_ir::Function::shown) says so.
//! - A program that is written for one device as a whole, told by its collectives, runs within one
//!   for all: arguments and results have a further dimension in front, which counts the devices.

mod approx_top_k;
mod arg_reduce;
mod attributes;
mod axes;
mod batch_norm;
mod collective;
mod combiner;
mod contraction;
mod control;
mod elements;
mod elementwise;
mod entry;
mod error;
mod feedback;
mod general_collective;
mod general_scatter;
mod general_select;
mod generic;
mod indexed;
mod layer;
mod lifted;
mod linalg;
mod manual;
mod meshes;
mod ops;
mod outer_constants;
mod per_device;
mod philox;
mod program;
mod quantized;
mod ragged;
mod random;
mod rank_sort;
mod reduce;
mod refine;
mod represented;
mod rng;
mod scan;
mod scope;
mod shapes;
mod sharding;
mod sort;
mod special;
mod spelled;
mod spmd;
mod tokens;
mod tuples;
mod types;
mod windows;

pub(super) use attributes::integers;
pub use error::{Fault, LowerError, LowerErrors};

use std::collections::BTreeSet;

use peapod_ir::Module;

use super::{Operation, bytecode, parse};
use crate::{ImportError, Imported, Warning};
use error::Stop;
use program::Program;

/// Whether the bytes look like an MLIR module, as text or binary.
pub fn is_stablehlo(bytes: &[u8]) -> bool {
    let contains = |word: &[u8]| bytes.windows(word.len()).any(|part| part == word);
    bytecode_of(bytes).is_some()
        || std::str::from_utf8(bytes).is_ok()
            && (contains(b"func.func") || contains(b"module") && contains(b"stablehlo."))
}

/// The bytecode that bytes are, or that a file of `jax.export` holds.
fn bytecode_of(bytes: &[u8]) -> Option<&[u8]> {
    match bytes.starts_with(bytecode::MAGIC) {
        true => Some(bytes),
        false => bytecode::module_of(bytes),
    }
}

/// Imports StableHLO as text, as bytecode, or in a file of `jax.export`. `name` becomes the name of
/// the module. Of bytecode, lines are those of the text that says the same.
pub fn import(bytes: &[u8], name: &str) -> Result<Imported, ImportError> {
    if let Some(binary) = bytecode_of(bytes) {
        // The tree of the bytecode is let go before another is made of the text.
        let text = bytecode::read(binary).map_err(ImportError::Bytecode)?;
        let text = text.to_string();
        return import_text(&text, name);
    }
    match std::str::from_utf8(bytes) {
        Ok(source) => import_text(source, name),
        Err(_) => Err(ImportError::UnknownFormat(crate::UnknownFormat::of(bytes))),
    }
}

fn import_text(source: &str, name: &str) -> Result<Imported, ImportError> {
    let mut text = parse(source).map_err(ImportError::Text)?;
    tokens::leave_out(&mut text);
    tuples::take_apart(&mut text);
    meshes::unify(&mut text);
    refine::shapes(&mut text);
    combiner::strip_constraints(&mut text);
    outer_constants::copy_inside(&mut text);
    spelled::take_whole(&mut text);
    quantized::spell_out(&mut text);
    elements::spell_out(&mut text);
    let text = text;
    let mut program = Program::new(source, &text);
    let module = lower(&mut program, name);
    if program.errors.errors.is_empty() {
        let warnings = match program.callbacks.first() {
            Some(&line) => vec![Warning::Callbacks {
                count: program.callbacks.len(),
                line,
            }],
            None => vec![],
        };
        Ok(Imported { module, warnings })
    } else {
        Err(ImportError::Lower(program.errors))
    }
}

/// Lowers the entry and all that it calls.
fn lower(program: &mut Program<'_>, name: &str) -> Module {
    let text = program.text;
    let mut module = Module {
        name: name.to_owned(),
        ..Module::default()
    };
    let Some(main) = entry_function(program) else {
        return module;
    };
    sharding::collect(program);
    let reached = reachable(program, main);
    let entry = text.function(main).expect("it was found by name");
    entry::lower(program, entry);
    // The entry comes first, before the functions of its regions.
    let regions = program.functions.len().saturating_sub(1);
    program.functions.rotate_right(usize::from(regions > 0));
    for function in &text.functions {
        if function.name != main && reached.contains(function.name.as_str()) {
            entry::lower_callee(program, function);
        }
    }
    module.mesh = program.axes.mesh();
    module.functions = std::mem::take(&mut program.functions);
    if program.errors.errors.is_empty() {
        let signature = entry::finish(program, entry, &mut module.functions);
        module.signatures.push(signature);
        per_device::wrap(program, &mut module);
    }
    module
}

/// The name of `@main`, or else of the only public function with a body.
fn entry_function<'m>(program: &mut Program<'m>) -> Option<&'m str> {
    let text = program.text;
    if let Some(index) = entry::position(text) {
        return Some(&text.functions[index].name);
    }
    let message = "expected a function @main, or one public function".into();
    let span = Default::default();
    program.report(Stop::Malformed(message), "", span, "module");
    None
}

/// Names of the functions that one calls, directly or through others, and its own.
fn reachable<'m>(program: &Program<'m>, main: &'m str) -> BTreeSet<&'m str> {
    let mut reached = BTreeSet::from([main]);
    let mut pending = vec![main];
    while let Some(name) = pending.pop() {
        let function = program.function(name);
        let body = function.and_then(|function| function.body.as_deref());
        let mut callees = Vec::new();
        collect_callees(body.unwrap_or_default(), &mut callees);
        for callee in callees {
            if reached.insert(callee) {
                pending.push(callee);
            }
        }
    }
    reached
}

/// Whether one of some ops, or of their regions, is such a one.
fn any(operations: &[Operation], found: &dyn Fn(&Operation) -> bool) -> bool {
    let within = |op: &Operation| op.regions.iter().any(|it| any(&it.operations, found));
    operations.iter().any(|op| found(op) || within(op))
}

fn collect_callees<'m>(operations: &'m [Operation], callees: &mut Vec<&'m str>) {
    for op in operations {
        callees.extend(control::callee(op));
        for region in &op.regions {
            collect_callees(&region.operations, callees);
        }
    }
}

#[cfg(test)]
mod tests;
