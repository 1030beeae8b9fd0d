//! `test eval`: runs functions on the evaluator.
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
use peapod_ir::eval::{States, Tensor, eval};
use peapod_ir::text::{parse, parse_tensor};
use peapod_ir::{DType, Function, TensorType, ValueId, Verified, verify};

/// Relative to the largest magnitude of a tensor.
const TOLERANCE: f32 = 1e-5;

/// Runs every `; run:` line.
pub fn run(text: &str) -> Result<usize> {
    let module = parse(text)?;
    let module = verify(&module)?;
    let mut states = BTreeMap::new();
    let mut checks = 0;
    for (line, directive) in directives(text) {
        let context = || format!("line {line}: {directive}");
        if let Some(name) = directive.strip_prefix("reset:") {
            let name = name.trim().trim_start_matches('@');
            ensure!(
                states.remove(name).is_some(),
                "{}: nothing ran yet",
                context()
            );
        } else if let Some(call) = directive.strip_prefix("run:") {
            run_call(&module, call, &mut states).with_context(context)?;
            checks += 1;
        }
    }
    ensure!(checks > 0, "no `; run:` line");
    Ok(checks)
}

/// Comments that begin with a word and a colon, with the lines that continue them.
fn directives(text: &str) -> Vec<(usize, String)> {
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

fn run_call(
    module: &Verified<'_>,
    call: &str,
    states: &mut BTreeMap<String, States>,
) -> Result<()> {
    let (call, results) = call
        .split_once("==")
        .context("`==` and results are missing")?;
    let (name, arguments) = call.split_once('(').context("`(` is missing")?;
    let name = name.trim().strip_prefix('@').context("`@` is missing")?;
    let arguments = arguments
        .trim()
        .strip_suffix(')')
        .context("`)` is missing")?;
    let function = module
        .functions
        .iter()
        .find(|function| function.name == name);
    let function = function.with_context(|| format!("there is no function @{name}"))?;
    let inputs = tensors(function, &function.inputs, arguments)?;
    let expected = tensors(function, &function.outputs, results)?;
    if !states.contains_key(name) {
        states.insert(name.to_owned(), States::new(module, name)?);
    }
    let state = states.get_mut(name).context("states were made above")?;
    let found = eval(module, name, &inputs, state)?;
    for (index, (found, expected)) in found.iter().zip(&expected).enumerate() {
        compare(found, expected).with_context(|| format!("result {index}"))?;
    }
    Ok(())
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
        DType::I4 | DType::I8 | DType::I16 | DType::I32 | DType::U8 | DType::Bool => {
            format!("{:?}", tensor.integers())
        }
        DType::F32 => format!("{:?}", tensor.floats()),
        DType::F16 | DType::Bf16 | DType::F64 | DType::I64 | DType::U32 => {
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
