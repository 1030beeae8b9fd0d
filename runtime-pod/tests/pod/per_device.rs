//! Programs that are written per device: on pods they compute what JAX has computed of them, and so
//! does what is exported of partitioned programs when it is read again.

use std::fs;
use std::path::{Path, PathBuf};

use peapod_import::import;
use peapod_ir::verify::verify;
use peapod_ir::{DType, Mesh, Module};
use peapod_passes::{PodOptions, PodProgram, pod};
use peapod_pod::{Engine, Executor, load};

use crate::jax_case;
use crate::ranks;
use crate::support::{options, outputs};

/// Largest difference, relative to the largest magnitude of a tensor.
const TOLERANCE: f64 = 1e-5;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../conformance/stablehlo/import")
}

fn compiled(module: Module, mesh: Option<Mesh>) -> PodProgram {
    let mut choices = PodOptions::default();
    choices.annotate.mesh = mesh;
    pod::compile(module, &choices).unwrap_or_else(|error| panic!("{error}"))
}

fn bytes(program: &PodProgram) -> Vec<u8> {
    let verified = verify(&program.module).unwrap();
    peapod_emit::pod::write(&verified, &program.interface, &program.plan).unwrap()
}

fn exported(program: &PodProgram) -> String {
    let verified = verify(&program.module).unwrap();
    peapod_emit::stablehlo::write_partitioned(&verified, &program.interface).unwrap()
}

fn annotated(program: &PodProgram) -> String {
    let verified = verify(&program.sharded.module).unwrap();
    peapod_emit::stablehlo::write_annotated(&verified, &program.interface).unwrap()
}

/// What a pod yields, on several numbers of threads.
fn run(pod: &[u8], inputs: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let mut all = [1, 3].map(|threads| {
        let program = load(pod).unwrap_or_else(|error| panic!("{error}"));
        let mut executor = Executor::new(program, options(threads)).unwrap();
        for (index, bytes) in inputs.iter().enumerate() {
            executor.set_input(index, bytes).unwrap();
        }
        executor.step().unwrap();
        executor.check_replicas().unwrap();
        outputs(&mut executor)
    });
    assert_eq!(all[0], all[1]);
    let devices = load(pod).unwrap().mesh.devices();
    for count in ranks::counts(devices) {
        assert!(ranks::run(pod, inputs, count) == all[0], "{count} ranks");
    }
    std::mem::take(&mut all[0])
}

/// One after another, of these types.
fn split(mut rest: &[u8], module: &Module, ids: &[peapod_ir::ValueId]) -> Vec<Vec<u8>> {
    let mut parts = Vec::new();
    for id in ids {
        let (own, others) = rest.split_at(module.functions[0].ty(*id).size_bytes());
        parts.push(own.to_vec());
        rest = others;
    }
    assert!(rest.is_empty(), "{} bytes too many", rest.len());
    parts
}

fn compare(what: &str, dtype: DType, found: &[u8], expected: &[u8]) {
    if dtype != DType::F32 {
        assert_eq!(found, expected, "{what}");
        return;
    }
    let floats = |bytes: &[u8]| -> Vec<f64> {
        let words = bytes.as_chunks::<4>().0.iter();
        words.map(|word| f32::from_le_bytes(*word).into()).collect()
    };
    let (found, expected) = (floats(found), floats(expected));
    let largest = expected.iter().fold(0.0_f64, |all, x| all.max(x.abs()));
    for (a, b) in found.iter().zip(&expected) {
        assert!((a - b).abs() <= TOLERANCE * largest, "{what}: {a}, not {b}");
    }
}

/// The axes in the opposite order: devices have other numbers.
fn reversed(mesh: &Mesh) -> Mesh {
    let mut mesh = mesh.clone();
    mesh.axes.reverse();
    mesh
}

fn check(name: &str) {
    let read = |end: &str| fs::read(folder().join(format!("{name}.{end}"))).unwrap();
    let module = import(&read("mlir"), name).unwrap().module;
    let entry = &module.functions[0];
    let inputs = split(&read("in"), &module, &entry.inputs);
    let expected = split(&read("out"), &module, &entry.outputs);
    let types: Vec<DType> = entry.outputs.iter().map(|id| entry.ty(*id).dtype).collect();
    for mesh in [module.mesh.clone(), reversed(&module.mesh)] {
        let program = compiled(module.clone(), Some(mesh.clone()));
        let found = run(&bytes(&program), &inputs);
        for (index, ty) in types.iter().enumerate() {
            let what = format!("{name} on {mesh}, output {index}");
            compare(&what, *ty, &found[index], &expected[index]);
        }
        let text = exported(&program);
        let again = import(text.as_bytes(), "again");
        let again = again.unwrap_or_else(|error| panic!("{error}\n{text}"));
        let again = compiled(again.module, None);
        assert_eq!(
            run(&bytes(&again), &inputs),
            found,
            "{name} on {mesh}, read again\n{text}"
        );
    }
}

#[test]
fn programs_for_one_device_compute_what_jax_computes() {
    let files = fs::read_dir(folder()).unwrap();
    let names = files.filter_map(|file| {
        let name = file.unwrap().file_name().into_string().ok()?;
        let stem = name.strip_suffix(".mlir")?;
        stem.starts_with("manual_").then(|| stem.to_owned())
    });
    let mut names: Vec<String> = names.collect();
    names.sort();
    assert!(names.len() >= 14, "{names:?}");
    for name in names {
        println!("{name}");
        check(&name);
    }
}

/// The whole program with its annotations, partitioned anew, yields the same. Its arguments and
/// results are padded: where that changes their size they are vectors, with zeros at their end.
fn check_whole(name: &str, program: &PodProgram, inputs: &[Vec<u8>], expected: &[Vec<u8>]) {
    let whole = import(annotated(program).as_bytes(), "whole").unwrap();
    let whole = compiled(whole.module, None);
    let devices = |program: &PodProgram| program.sharded.module.mesh.devices();
    assert_eq!(devices(&whole), devices(program));
    let padded = inputs.iter().zip(&whole.interface.inputs);
    let padded: Vec<Vec<u8>> = padded
        .map(|(bytes, port)| {
            let size = port.global.size_bytes();
            assert!(size == bytes.len() || port.global.shape.len() == 1);
            let mut bytes = bytes.clone();
            bytes.resize(size, 0);
            bytes
        })
        .collect();
    let found = run(&bytes(&whole), &padded);
    assert_eq!(found.len(), expected.len());
    let ports = whole.interface.outputs.iter();
    for ((found, expected), port) in found.iter().zip(expected).zip(ports) {
        let what = format!("{name}, whole, {}", port.name);
        let (own, padding) = found.split_at(expected.len());
        assert!(padding.is_empty() || port.global.shape.len() == 1);
        assert!(padding.iter().all(|byte| *byte == 0), "{what}");
        compare(&what, port.global.dtype, own, expected);
    }
}

/// A partitioned training step, read again, is the same program for the same arguments.
fn check_step(name: &str, mesh: &Mesh) {
    let Some(folder) = jax_case::folder("partitioned steps read again") else {
        return;
    };
    let case = jax_case::Case::read(&folder, name);
    let source = fs::read(folder.join(name).join("step.mlir")).unwrap();
    let program = compiled(import(&source, "step").unwrap().module, Some(mesh.clone()));
    let text = exported(&program);
    if let Some(folder) = std::env::var_os("PEAPOD_STABLEHLO_OUT") {
        let file = format!(
            "{name}.{}.partitioned.mlir",
            mesh.to_string().replace(',', "_")
        );
        fs::write(Path::new(&folder).join(file), &text).unwrap();
    }
    let again = import(text.as_bytes(), "again").unwrap_or_else(|error| panic!("{error}"));
    let again = compiled(again.module, None);
    let found = run(&bytes(&program), &case.inputs);
    assert_eq!(run(&bytes(&again), &case.inputs), found, "{name} on {mesh}");
    check_whole(&format!("{name} on {mesh}"), &program, &case.inputs, &found);
}

#[test]
fn partitioned_steps_are_what_they_were_when_read_again() {
    let meshes = [
        Mesh::new([("data", 8)]),
        Mesh::new([("data", 2), ("model", 4)]),
    ];
    for name in ["mlp_adam", "transformer_adam"] {
        for mesh in &meshes {
            check_step(name, mesh);
        }
    }
}
