//! `test pass NAME…`: the exact result of passes on a module.
//!
//! The printed result is in comments after `; result:`; `BLESS=1` writes it there. Before and
//! after, the module must verify, and it must compute the same: every function is run on the same
//! made-up inputs, three times in a row so that states count. What each of several devices runs is
//! run on all of them, once. Where a function takes several rows
//! afterwards, each of them must be what one row yielded before.

use std::fs;

use anyhow::{Context, Result, ensure};
use peapod_ir::eval::{States, Tensor, eval, eval_spmd};
use peapod_ir::ops::TensorOp;
use peapod_ir::text::parse;
use peapod_ir::{DType, Function, Module, OpKind, TensorType, Verified, verify};
use peapod_passes::registry::pass_named;

use crate::TestFile;
use crate::runs::compare;

/// Separates a module from the result of passes.
const RESULT: &str = "; result:\n";

/// Runs of each function with the same states.
const RUNS: u64 = 3;

/// Runs the passes and compares.
pub fn run(file: &TestFile, names: &[&str], bless: bool) -> Result<usize> {
    ensure!(!names.is_empty(), "no pass is named");
    let before = parse(&file.text)?;
    verify(&before).context("before")?;
    let mut after = before.clone();
    for name in names {
        let pass = pass_named(name).with_context(|| format!("there is no pass `{name}`"))?;
        pass(&mut after).with_context(|| format!("pass {name}"))?;
        verify(&after).with_context(|| format!("after {name}, in\n{after}"))?;
    }
    check_same_meaning(&before, &after).with_context(|| format!("of\n{after}"))?;
    expect(file, &after.to_string(), bless)
}

/// Compares a text with what is after `; result:`, or writes it there.
pub(crate) fn expect(file: &TestFile, found: &str, bless: bool) -> Result<usize> {
    let split = file.text.find(RESULT).unwrap_or(file.text.len());
    let source = file.text[..split].trim_end();
    let expected = format!("{source}\n\n{RESULT}{}", commented(found));
    if bless && expected != file.text {
        fs::write(&file.path, expected)?;
        return Ok(1);
    }
    ensure!(expected == file.text, "the result is\n{}", commented(found));
    Ok(1)
}

fn commented(text: &str) -> String {
    let lines = text.lines();
    lines
        .map(|line| format!("; {line}").trim_end().to_owned() + "\n")
        .collect()
}

fn check_same_meaning(before: &Module, after: &Module) -> Result<()> {
    let (before, after) = (verify(before)?, verify(after)?);
    for (index, function) in before.functions.iter().enumerate() {
        // A pass may take in functions that the entry calls.
        let mut kept = after.functions.iter();
        match kept.find(|kept| kept.name == function.name) {
            // What the entry calls is compared by way of that, if it takes other inputs now.
            Some(kept) if index > 0 && kept.inputs.len() != function.inputs.len() => {}
            Some(kept) => compare_runs(&before, &after, function, rows(function, kept))?,
            None => ensure!(index > 0, "undefined function @{}", function.name),
        }
    }
    Ok(())
}

/// How many rows a function takes for each one it took before: more than one after batching.
fn rows(before: &Function, after: &Function) -> usize {
    let leading = |function: &Function| {
        let input = function.inputs.first()?;
        function.ty(*input).shape.first().copied()
    };
    match (leading(before), leading(after)) {
        (Some(one), Some(several)) => several.checked_div(one).unwrap_or(1),
        (None, _) | (_, None) => 1,
    }
}

/// Runs a function before and after on the same inputs; each of several rows runs alone before.
fn compare_runs(
    before: &Verified<'_>,
    after: &Verified<'_>,
    function: &Function,
    rows: usize,
) -> Result<()> {
    let name = &function.name;
    if is_of_one_device(before) {
        return compare_devices(before, after, function);
    }
    let mut alone = (0..rows)
        .map(|_| States::new(before, name))
        .collect::<Result<Vec<_>, _>>()?;
    let mut together = States::new(after, name)?;
    for run in 0..RUNS {
        let (mut inputs, mut expected) = (Vec::new(), Vec::new());
        for (row, states) in alone.iter_mut().enumerate() {
            let types = function.inputs.iter().map(|&id| function.ty(id));
            let seed = run * 1000 + row as u64 * 100;
            let row = types
                .enumerate()
                .map(|(index, ty)| made_up(ty, seed + index as u64))
                .collect::<Result<Vec<_>>>()?;
            expected.push(eval(before, name, &row, states)?);
            inputs.push(row);
        }
        let (inputs, expected) = (stacked(&inputs)?, stacked(&expected)?);
        let found = eval(after, name, &inputs, &mut together)?;
        let count = found.len();
        ensure!(count == expected.len(), "@{name} has {count} results");
        for (index, (found, expected)) in found.iter().zip(&expected).enumerate() {
            compare(found, expected).with_context(|| format!("result {index} of @{name}"))?;
        }
    }
    Ok(())
}

/// Whether a module is what each of several devices runs.
fn is_of_one_device(module: &Module) -> bool {
    let ops = module.functions.iter().flat_map(|function| &function.ops);
    let mut kinds = ops.clone().map(|op| &op.kind);
    let exchanges = kinds.any(|kind| kind.class().collective().is_some());
    let manual = |kind: &OpKind| matches!(kind, OpKind::Tensor(TensorOp::ManualComputation(_)));
    let mut kinds = ops.map(|op| &op.kind);
    module.mesh.devices() > 1 && exchanges && !kinds.any(manual)
}

/// Runs a function before and after on all devices, on inputs that are different on each.
fn compare_devices(before: &Verified<'_>, after: &Verified<'_>, function: &Function) -> Result<()> {
    let name = &function.name;
    let inputs = (0..before.mesh.devices() as u64).map(|device| {
        let types = function.inputs.iter().map(|&id| function.ty(id));
        let made_up = |(index, ty)| made_up(ty, device * 100 + index as u64);
        types.enumerate().map(made_up).collect::<Result<Vec<_>>>()
    });
    let inputs = inputs.collect::<Result<Vec<_>>>()?;
    let expected = eval_spmd(before, name, &inputs)?;
    let found = eval_spmd(after, name, &inputs)?;
    for (device, (found, expected)) in found.iter().zip(&expected).enumerate() {
        ensure!(
            found.len() == expected.len(),
            "@{name} has {} results",
            found.len()
        );
        for (index, (found, expected)) in found.iter().zip(expected).enumerate() {
            let place = || format!("result {index} of @{name} on device {device}");
            compare(found, expected).with_context(place)?;
        }
    }
    Ok(())
}

/// The tensors of several rows, one row after another along their leading dimension.
fn stacked(rows: &[Vec<Tensor>]) -> Result<Vec<Tensor>> {
    let columns = (0..rows[0].len()).map(|column| {
        let tensors = rows.iter().map(|row| &row[column]);
        let mut ty = rows[0][column].ty().clone();
        if let Some(leading) = ty.shape.first_mut() {
            *leading *= rows.len();
        }
        let bytes = tensors.flat_map(|tensor| tensor.bytes().iter().copied());
        Ok(Tensor::new(ty, bytes.collect())?)
    });
    columns.collect()
}

/// A tensor of pseudo-random elements, the same for the same seed.
pub fn made_up(ty: &TensorType, seed: u64) -> Result<Tensor> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = move || {
        // Xorshift: plain, and the same everywhere.
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u32
    };
    let mut element = || match ty.dtype {
        DType::F32 => (next() as f32 / u32::MAX as f32 * 8.0 - 4.0)
            .to_le_bytes()
            .to_vec(),
        DType::F64 => f64::from(next()).to_le_bytes().to_vec(),
        DType::F16 | DType::Bf16 => vec![next() as u8, 0x3c],
        DType::Bool => vec![(next() & 1) as u8],
        DType::I4 => vec![((next() & 15) as i8 - 8) as u8],
        DType::I8 | DType::U8 => vec![next() as u8],
        DType::I16 => (next() as i16).to_le_bytes().to_vec(),
        DType::I32 | DType::U32 => next().to_le_bytes().to_vec(),
        DType::I64 => i64::from(next() as i32).to_le_bytes().to_vec(),
    };
    let bytes = (0..ty.elements()).flat_map(|_| element()).collect();
    Ok(Tensor::new(ty.clone(), bytes)?)
}
