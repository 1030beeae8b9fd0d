//! `test spmd`: runs functions on all devices of the module's mesh at once.
//!
//! ```text
//! ; run: @main([1, 2] | [3, 4], [5]) == f32[4] sharding([{data}]) = [6, 7, 8, 9]
//! ```
//!
//! Every argument and result is one of these:
//!
//! - elements for every device, in order of the devices, with `|` between them;
//! - elements once, which all devices hold;
//! - a whole tensor with its type and its sharding. Padding of an argument is garbage, that of a
//!   result does not count; copies of a result must be equal.
//!
//! Lines continue and numbers compare as [`crate::runs`] says.

use anyhow::{Context, Result, ensure};
use peapod_ir::eval::{eval_spmd, local_type, shard, unshard};
use peapod_ir::text::{parse, parse_sharded, parse_tensor};
use peapod_ir::{Function, Module, Sharding, Tensor, TensorType, ValueId, verify};

use crate::runs::{compare, directives, read_call};

/// What the devices hold of one argument or result.
enum Held {
    /// Each its own.
    Each(Vec<Tensor>),
    /// Shards of one tensor.
    Shards(Tensor, Sharding),
}

/// Runs every `; run:` line; returns how many there were.
pub fn run(text: &str) -> Result<usize> {
    let module = parse(text)?;
    let module = verify(&module)?;
    let mut checks = 0;
    for (line, directive) in directives(text) {
        let call = directive.strip_prefix("run:");
        let run = |call| {
            let (function, arguments, results) = read_call(&module, call)?;
            let inputs = read(&module, function, &function.inputs, arguments)?;
            let expected = read(&module, function, &function.outputs, results)?;
            let found = eval_spmd(&module, &function.name, &by_device(&module, &inputs))?;
            compare_all(&module, &found, &expected)
        };
        call.context("several devices keep no state")
            .and_then(run)
            .with_context(|| format!("line {line}: {directive}"))?;
        checks += 1;
    }
    ensure!(checks > 0, "no `; run:` line");
    Ok(checks)
}

/// Values of these ids, from their texts.
fn read(module: &Module, function: &Function, ids: &[ValueId], text: &str) -> Result<Vec<Held>> {
    let texts = split(text, ',');
    let (found, expected) = (texts.len(), ids.len());
    ensure!(
        found == expected,
        "{found} tensors in `{text}`, expected {expected}"
    );
    let values = ids.iter().zip(texts);
    values
        .map(|(id, text)| held(module, function.ty(*id), text).with_context(|| text.to_owned()))
        .collect()
}

fn held(module: &Module, ty: &TensorType, text: &str) -> Result<Held> {
    let mesh = &module.mesh;
    if !text.starts_with('[') {
        let (tensor, sharding) = parse_sharded(mesh, text)?;
        let local = local_type(mesh, &sharding, tensor.ty());
        ensure!(local == *ty, "its shards are {local}, expected {ty}");
        return Ok(Held::Shards(tensor, sharding));
    }
    let parts = split(text, '|');
    let (found, devices) = (parts.len(), mesh.devices());
    ensure!(
        found == 1 || found == devices,
        "{found} tensors for {devices} devices"
    );
    let tensors = parts
        .iter()
        .map(|part| parse_tensor(&format!("{ty} = {part}")));
    let tensors: Vec<Tensor> = tensors.collect::<Result<_, _>>()?;
    Ok(Held::Each(match found {
        1 => vec![tensors[0].clone(); devices],
        _ => tensors,
    }))
}

/// Parts of a text between marks outside brackets.
fn split(text: &str, mark: char) -> Vec<&str> {
    let mut depth = 0_usize;
    let parts = text.trim().split(|c: char| {
        match c {
            '[' | '(' | '{' => depth += 1,
            ']' | ')' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        c == mark && depth == 0
    });
    let parts: Vec<&str> = parts.map(str::trim).collect();
    match parts[..] {
        [""] => vec![],
        _ => parts,
    }
}

/// Per device what it holds of every value.
fn by_device(module: &Module, values: &[Held]) -> Vec<Vec<Tensor>> {
    let mut devices = vec![vec![]; module.mesh.devices()];
    for value in values {
        let tensors = match value {
            Held::Each(tensors) => tensors.clone(),
            Held::Shards(tensor, sharding) => shard(&module.mesh, sharding, tensor),
        };
        for (device, tensor) in devices.iter_mut().zip(tensors) {
            device.push(tensor);
        }
    }
    devices
}

fn compare_all(module: &Module, found: &[Vec<Tensor>], expected: &[Held]) -> Result<()> {
    for (index, expected) in expected.iter().enumerate() {
        let found: Vec<Tensor> = found.iter().map(|results| results[index].clone()).collect();
        match expected {
            Held::Each(expected) => {
                for (device, (found, expected)) in found.iter().zip(expected).enumerate() {
                    compare(found, expected)
                        .with_context(|| format!("result {index} of device {device}"))?;
                }
            }
            Held::Shards(expected, sharding) => {
                let whole = unshard(&module.mesh, sharding, expected.ty(), &found);
                whole
                    .map_err(anyhow::Error::from)
                    .and_then(|whole| compare(&whole, expected))
                    .with_context(|| format!("result {index}"))?;
            }
        }
    }
    Ok(())
}
