//! `; run:` lines: what a function is given, and what it must return.
//!
//! ```text
//! ; run: @main([1, 2, 3]) == [2, 4, 6]
//! ```
//!
//! Arguments and results are elements in the types of the function, in order, with commas between
//! the tensors. Consecutive runs of a function keep its states; `; reset: @main` clears them. A
//! comment indented by three blanks or more continues the line before it. Integers are compared
//! exactly, floats as far as 1e-5 of the largest magnitude expected.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail, ensure};
use peapod_ir::text::parse_tensor;
use peapod_ir::{DType, Function, Module, Tensor, TensorType, ValueId};

/// Relative to the largest magnitude of a tensor.
const TOLERANCE: f32 = 1e-5;

/// What happens to a function.
#[derive(Clone, Debug)]
pub enum Event {
    /// Its states are cleared.
    Reset,
    /// It runs.
    Run {
        /// Arguments.
        inputs: Vec<Tensor>,
        /// Results it must give.
        expected: Vec<Tensor>,
    },
}

/// An event and the line that asks for it.
#[derive(Clone, Debug)]
pub struct Directive {
    /// The line, from 1, and its text.
    pub place: String,
    /// What it asks for.
    pub event: Event,
}

/// The events of each function, in the order of the file.
pub fn read(module: &Module, text: &str) -> Result<BTreeMap<String, Vec<Directive>>> {
    let mut functions: BTreeMap<String, Vec<Directive>> = BTreeMap::new();
    let mut any = false;
    for (line, directive) in directives(text) {
        let place = format!("line {line}: {directive}");
        if let Some(name) = directive.strip_prefix("reset:") {
            let name = name.trim().trim_start_matches('@');
            let known = functions.get_mut(name);
            let events = known.with_context(|| format!("{place}: nothing ran yet"))?;
            events.push(Directive {
                place,
                event: Event::Reset,
            });
        } else if let Some(call) = directive.strip_prefix("run:") {
            let (name, event) = read_event(module, call).with_context(|| place.clone())?;
            functions
                .entry(name)
                .or_default()
                .push(Directive { place, event });
            any = true;
        }
    }
    ensure!(any, "no `; run:` line");
    Ok(functions)
}

/// Compares results with those expected; an error says which result differs.
pub fn compare_all(found: &[Tensor], expected: &[Tensor]) -> Result<()> {
    for (index, (found, expected)) in found.iter().zip(expected).enumerate() {
        compare(found, expected).with_context(|| format!("result {index}"))?;
    }
    Ok(())
}

/// Comments that begin with a word and a colon, with the lines that continue them.
pub(crate) fn directives(text: &str) -> Vec<(usize, String)> {
    let mut directives: Vec<(usize, String)> = Vec::new();
    let mut open = false;
    for (index, line) in text.lines().enumerate() {
        let comment = line.strip_prefix(';');
        let continued = comment.is_some_and(|comment| comment.starts_with("   "));
        match (comment, directives.last_mut()) {
            (Some(comment), Some((_, directive))) if open && continued => {
                directive.push_str(comment);
            }
            (Some(comment), _) => {
                let comment = comment.trim();
                open = comment.starts_with("run:") || comment.starts_with("reset:");
                if open {
                    directives.push((index + 1, comment.to_owned()));
                }
            }
            (None, _) => open = false,
        }
    }
    directives
}

fn read_event(module: &Module, call: &str) -> Result<(String, Event)> {
    let (function, arguments, results) = read_call(module, call)?;
    let event = Event::Run {
        inputs: tensors(function, &function.inputs, arguments)?,
        expected: tensors(function, &function.outputs, results)?,
    };
    Ok((function.name.clone(), event))
}

/// The function of a call, and the texts of its arguments and of its results.
pub(crate) fn read_call<'a, 'b>(
    module: &'a Module,
    call: &'b str,
) -> Result<(&'a Function, &'b str, &'b str)> {
    let (call, results) = call
        .split_once("==")
        .context("`==` and results are missing")?;
    let (name, arguments) = call.split_once('(').context("`(` is missing")?;
    let name = name.trim().strip_prefix('@').context("`@` is missing")?;
    let arguments = arguments
        .trim()
        .strip_suffix(')')
        .context("`)` is missing")?;
    let mut functions = module.functions.iter();
    let function = functions.find(|function| function.name == name);
    let function = function.with_context(|| format!("undefined function @{name}"))?;
    Ok((function, arguments, results))
}

/// Tensors of the types of these values, from their elements: `[1, 2], [3]`.
fn tensors(function: &Function, ids: &[ValueId], text: &str) -> Result<Vec<Tensor>> {
    let mut rest = text.trim();
    let mut tensors = Vec::new();
    for (index, &id) in ids.iter().enumerate() {
        if index > 0 {
            rest = rest
                .strip_prefix(',')
                .context("`,` is missing")?
                .trim_start();
        }
        let end = rest.find(']').context("`]` is missing")? + 1;
        let (elements, after) = rest.split_at(end);
        let ty = function.ty(id);
        tensors.push(
            parse_tensor(&format!("{ty} = {elements}"))
                .with_context(|| format!("tensor {index} in `{text}`"))?,
        );
        rest = after.trim_start();
    }
    ensure!(
        rest.is_empty(),
        "`{rest}` is left over after {} tensors",
        ids.len()
    );
    Ok(tensors)
}

/// Whether two tensors of one type are equal, floats nearly so.
pub fn compare(found: &Tensor, expected: &Tensor) -> Result<()> {
    let TensorType { dtype, .. } = expected.ty();
    if *dtype == DType::F32 {
        return compare_floats(&found.floats(), &expected.floats());
    }
    let size = dtype.size_bytes();
    let pairs = found
        .bytes()
        .chunks(size)
        .zip(expected.bytes().chunks(size));
    let differing: Vec<usize> = pairs
        .enumerate()
        .filter(|(_, (found, expected))| found != expected)
        .map(|(index, _)| index)
        .collect();
    match differing.first() {
        None => Ok(()),
        Some(first) if found.ty().elements() <= 64 => {
            bail!(
                "found {}, expected {} (first at {first})",
                list(found),
                list(expected)
            )
        }
        Some(first) => {
            let bytes = |tensor: &Tensor| tensor.bytes()[first * size..][..size].to_vec();
            bail!(
                "{} of {} elements differ; element {first} is {:02x?}, expected {:02x?}",
                differing.len(),
                found.ty().elements(),
                bytes(found),
                bytes(expected)
            )
        }
    }
}

fn list(tensor: &Tensor) -> String {
    match tensor.ty().dtype {
        DType::I4
        | DType::I8
        | DType::I16
        | DType::I32
        | DType::I64
        | DType::U8
        | DType::U32
        | DType::Bool => {
            format!("{:?}", tensor.wide_integers())
        }
        DType::F32 => format!("{:?}", tensor.floats()),
        DType::F16 | DType::Bf16 | DType::F64 => {
            format!("{:02x?}", tensor.bytes())
        }
    }
}

fn compare_floats(found: &[f32], expected: &[f32]) -> Result<()> {
    let finite = expected.iter().filter(|x| x.is_finite());
    let largest = finite.fold(0.0_f32, |largest, x| largest.max(x.abs()));
    let near = |a: f32, b: f32| match b.is_nan() {
        true => a.is_nan(),
        false => a == b || (a - b).abs() <= TOLERANCE * largest,
    };
    let pairs = found.iter().zip(expected).enumerate();
    for (index, (&found, &expected)) in pairs {
        ensure!(
            near(found, expected),
            "element {index} is {found:?}, expected {expected:?}; the largest is {largest:?}"
        );
    }
    Ok(())
}
