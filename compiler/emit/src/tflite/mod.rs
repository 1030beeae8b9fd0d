//! A network as a `.tflite` file, which LiteRT and TensorFlow Lite Micro run.
//!
//! Every op becomes the operator that it came from, or would have: `operators` says which. Padding
//! that an operator's scheme does not express becomes a PAD before it. What the format has no
//! operator for is refused, all of it at once.

mod file;
mod movement;
mod operators;
mod options;
mod pools;
mod recurrent;
mod tensors;

use peapod_ir::{Function, Op, Verified};

use crate::error::EmitError;
use file::{Node, write_file};
use operators::operators;
use tensors::Tensors;

/// The file of a network's first function. Its signatures are named in it.
///
/// # Errors
///
/// The format has no operator, or no element type, for parts of it.
pub fn write(module: &Verified<'_>) -> Result<Vec<u8>, EmitError> {
    let function = module.entry();
    let mut writer = Writer {
        function,
        tensors: Tensors::of(function),
        nodes: Vec::new(),
    };
    let mut problems = Vec::new();
    for op in &function.ops {
        if let Err(problem) = operators(&mut writer, op) {
            problems.push(format!("{} for {}", problem.0, described(function, op)));
        }
    }
    problems.extend(writer.tensors.problems());
    match problems.is_empty() {
        true => Ok(write_file(module, writer)),
        false => Err(EmitError::NoTflite { problems }),
    }
}

/// What the format has not.
struct Missing(String);

impl Missing {
    fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }
}

fn described(function: &Function, op: &Op) -> String {
    let name = op
        .outputs
        .first()
        .map(|it| function.value(*it).name.as_str());
    format!(
        "`{}`, which defines `{}`",
        op.kind,
        name.unwrap_or_default()
    )
}

/// A graph under construction.
struct Writer<'a> {
    function: &'a Function,
    tensors: Tensors<'a>,
    nodes: Vec<Node>,
}
