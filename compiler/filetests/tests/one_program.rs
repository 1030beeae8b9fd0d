//! One program for any number of devices: of the same ops, and a file of the same size.

use std::collections::BTreeMap;
use std::path::PathBuf;

use peapod_ir::verify::verify;
use peapod_ir::{Mesh, Module};
use peapod_passes::{PodOptions, PodProgram, pod};

/// Numbers of devices along `data`.
const DEVICES: [usize; 4] = [8, 64, 512, 8192];
/// A file may be this much larger, or smaller, than another.
const DIFFERENCE: f64 = 0.01;

fn transformer() -> Option<Module> {
    let Some(shared) = std::env::var_os("PEAPOD_SHARED").map(PathBuf::from) else {
        eprintln!("skipped: the training cases need PEAPOD_SHARED");
        return None;
    };
    let path = shared.join("models/stablehlo/transformer_adam/step.mlir");
    let bytes = std::fs::read(path).unwrap();
    let imported = peapod_import::import(&bytes, "transformer_adam").unwrap();
    Some(imported.module)
}

/// Every argument of the step split over `data` along its longest dimension; data by their rows.
fn all_split(module: &Module) -> Vec<String> {
    let entry = &module.functions[0];
    let rule = |(index, id): (usize, &peapod_ir::ValueId)| {
        let (shape, name) = (&entry.ty(*id).shape, &entry.value(*id).name);
        let state = entry.replaces.iter().any(|(_, input)| *input == index);
        let extents = shape.iter().enumerate().rev();
        let (longest, _) = extents.max_by_key(|(_, extent)| **extent)?;
        let split = if state { longest } else { 0 };
        let axes = (0..shape.len()).map(|dim| if dim == split { "data" } else { "-" });
        Some(format!("{name}={}", axes.collect::<Vec<_>>().join(",")))
    };
    entry.inputs.iter().enumerate().filter_map(rule).collect()
}

fn compiled(module: &Module, devices: usize, shards: &[String]) -> (PodProgram, usize) {
    let rules = shards.iter().map(|rule| rule.parse().unwrap());
    let options = PodOptions::new(Mesh::new([("data", devices)]), rules.collect());
    let program = pod::compile(module.clone(), &options).unwrap();
    let verified = verify(&program.module).unwrap();
    let bytes = peapod_emit::pod::write(&verified, &program.interface, &program.plan).unwrap();
    (program, bytes.len())
}

/// How often each op occurs.
fn ops(program: &PodProgram) -> BTreeMap<&'static str, usize> {
    let functions = program.module.functions.iter();
    let mut counts = BTreeMap::new();
    for op in functions.flat_map(|function| &function.ops) {
        *counts.entry(op.kind.mnemonic()).or_default() += 1;
    }
    counts
}

fn check(shards: impl Fn(&Module) -> Vec<String>) {
    let Some(module) = transformer() else {
        return;
    };
    let shards = shards(&module);
    let programs = DEVICES.map(|devices| compiled(&module, devices, &shards));
    let (first, size) = &programs[0];
    for (devices, (program, bytes)) in DEVICES.iter().zip(&programs) {
        println!("{devices} devices: {bytes} bytes, {:?}", ops(program));
    }
    for (devices, (program, bytes)) in DEVICES.iter().zip(&programs) {
        let ratio = *bytes as f64 / *size as f64;
        assert!(
            (ratio - 1.0).abs() <= DIFFERENCE,
            "{bytes} bytes for {devices} devices, {size} for {}",
            DEVICES[0]
        );
        same_ops(&ops(program), &ops(first), *devices);
        assert_eq!(program.replications, []);
        // The reader should see where the devices went.
        assert_eq!(program.idle.is_empty(), *devices == DEVICES[0]);
    }
}

/// The same ops as often. Shards of different tensors that are equally long share scalars that are
/// spread over them, and offsets: of such ops there may be fewer.
fn same_ops(
    found: &BTreeMap<&'static str, usize>,
    expected: &BTreeMap<&'static str, usize>,
    devices: usize,
) {
    let shared = ["broadcast_in_dim", "reshape", "mul"];
    let all = |counts: &BTreeMap<&'static str, usize>| -> usize {
        shared.iter().filter_map(|name| counts.get(name)).sum()
    };
    assert!(all(found) <= all(expected), "{devices} devices");
    let others = |counts: &BTreeMap<&'static str, usize>| {
        let mut counts = counts.clone();
        counts.retain(|name, _| !shared.contains(name));
        counts
    };
    assert_eq!(others(found), others(expected), "{devices} devices");
}

#[test]
fn data_parallel_programs_are_the_same() {
    check(|_| vec![]);
}

#[test]
fn programs_of_split_parameters_are_the_same() {
    check(all_split);
}
