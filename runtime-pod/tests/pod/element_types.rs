//! Complex numbers, Fourier transforms, short floats and unsigned integers on pods of several
//! shapes: they compute what JAX has computed of them, and are cut without collectives where they
//! may be.

use std::fs;
use std::path::{Path, PathBuf};

use peapod_import::import;
use peapod_ir::ops::tensor::TensorOp;
use peapod_ir::verify::verify;
use peapod_ir::{DType, Mesh, Module, OpKind, Tensor, TensorType};
use peapod_passes::{PodOptions, PodProgram, pod};
use peapod_pod::{Engine, Executor, load};

use crate::support::{options, outputs};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../conformance/stablehlo/import")
}

fn imported(name: &str) -> Module {
    let text = fs::read(folder().join(format!("{name}.mlir"))).unwrap();
    import(&text, name).unwrap().module
}

fn compiled(module: Module, mesh: &Mesh) -> PodProgram {
    let options = PodOptions::new(mesh.clone(), vec![]);
    pod::compile(module, &options).unwrap_or_else(|error| panic!("{error}"))
}

/// Names of the cases of some families.
fn cases(families: &[&str]) -> Vec<String> {
    let files = fs::read_dir(folder()).unwrap();
    let names = files.filter_map(|file| {
        let name = file.unwrap().file_name().into_string().ok()?;
        let stem = name.strip_suffix(".mlir")?;
        let known = families.iter().any(|family| stem.starts_with(family));
        known.then(|| stem.to_owned())
    });
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

/// Tensors of the types of some values, one after another.
fn split(mut rest: &[u8], module: &Module, ids: &[peapod_ir::ValueId]) -> Vec<Tensor> {
    let mut parts = Vec::new();
    for id in ids {
        let ty = module.functions[0].ty(*id);
        let (own, others) = rest.split_at(ty.size_bytes());
        parts.push(Tensor::new(ty.clone(), own.to_vec()).unwrap());
        rest = others;
    }
    assert!(rest.is_empty(), "{} bytes too many", rest.len());
    parts
}

fn compare(what: &str, found: &[u8], expected: &Tensor) {
    let ty: &TensorType = expected.ty();
    let tolerance = match ty.dtype {
        DType::F32 => 1e-5,
        DType::F64 => 1e-13,
        DType::F16 | DType::Bf16 | DType::Bool | DType::I4 | DType::I8 | DType::I16 => 0.0,
        DType::I32 | DType::I64 | DType::U8 | DType::U32 => 0.0,
    };
    let numbers = |tensor: &Tensor| -> Vec<f64> {
        let scalars = tensor.scalars().into_iter();
        scalars.map(|scalar| scalar.double()).collect()
    };
    let found = Tensor::new(ty.clone(), found.to_vec()).unwrap();
    let (found, expected) = (numbers(&found), numbers(expected));
    let finite = expected.iter().filter(|x| x.is_finite());
    let largest = finite.fold(0.0_f64, |all, x| all.max(x.abs()));
    for (index, (a, b)) in found.iter().zip(&expected).enumerate() {
        let near = (a - b).abs() <= tolerance * largest || a == b || a.is_nan() && b.is_nan();
        assert!(near, "{what}[{index}]: {a}, not {b}");
    }
}

fn check(name: &str, mesh: &Mesh) {
    let module = imported(name);
    let entry = &module.functions[0];
    let read = |end: &str| fs::read(folder().join(format!("{name}.{end}"))).unwrap();
    let inputs = split(&read("in"), &module, &entry.inputs);
    let expected = split(&read("out"), &module, &entry.outputs);
    let program = compiled(module.clone(), mesh);
    let verified = verify(&program.module).unwrap();
    let pod = peapod_emit::pod::write(&verified, &program.interface, &program.plan).unwrap();
    let program = load(&pod).unwrap_or_else(|error| panic!("{error}"));
    let mut executor = Executor::new(program, options(2)).unwrap();
    for (index, tensor) in inputs.iter().enumerate() {
        executor.set_input(index, tensor.bytes()).unwrap();
    }
    executor.step().unwrap();
    executor.check_replicas().unwrap();
    for (index, (found, expected)) in outputs(&mut executor).iter().zip(&expected).enumerate() {
        compare(
            &format!("{name} on {mesh}, output {index}"),
            found,
            expected,
        );
    }
}

fn check_family(families: &[&str], least: usize) {
    let meshes = [
        Mesh::new([("data", 1)]),
        Mesh::new([("data", 3)]),
        Mesh::new([("data", 8)]),
        Mesh::new([("data", 2), ("model", 4)]),
    ];
    let names = cases(families);
    assert!(names.len() >= least, "{names:?}");
    for name in names {
        for mesh in &meshes {
            check(&name, mesh);
        }
    }
}

#[test]
fn complex_numbers_compute_what_jax_computes() {
    check_family(&["complex_"], 10);
}

#[test]
fn fourier_transforms_compute_what_jax_computes() {
    check_family(&["fft_"], 4);
}

#[test]
fn short_floats_and_integers_compute_what_jax_computes() {
    check_family(&["short_"], 18);
}

/// Transforms along other dimensions than those that are cut need nothing from another device.
#[test]
fn batches_of_transforms_are_cut_without_collectives() {
    let (x, y) = ("tensor<16x6x35xcomplex<f32>>", "tensor<16x521xf32>");
    let (half, size) = ("tensor<16x261xcomplex<f32>>", "tensor<16x6x35xf32>");
    let text = format!(
        "module {{ func.func @main(%x: {x}, %y: {y}) -> ({x}, {half}, {size}) {{
          %0 = stablehlo.fft %x, type = FFT, length = [6, 35] : ({x}) -> {x}
          %1 = stablehlo.fft %y, type = RFFT, length = [521] : ({y}) -> {half}
          %2 = stablehlo.abs %0 : ({x}) -> {size}
          return %0, %1, %2 : {x}, {half}, {size}
        }} }}"
    );
    let module = import(text.as_bytes(), "batch").unwrap().module;
    let mesh = Mesh::new([("data", 8)]);
    let program = compiled(module, &mesh);
    let ports = program
        .interface
        .inputs
        .iter()
        .chain(&program.interface.outputs);
    for port in ports {
        let local = port.sharding.local_shape(&mesh, &port.stored_shape);
        assert_eq!(local[0], 2, "{}: {local:?}", port.name);
    }
    for function in &program.module.functions {
        for op in &function.ops {
            let moves = matches!(&op.kind, OpKind::Tensor(op) if is_collective(op));
            assert!(!moves, "{}", op.kind);
        }
    }
}

fn is_collective(op: &TensorOp) -> bool {
    matches!(
        op,
        TensorOp::AllReduce(_)
            | TensorOp::AllGather(_)
            | TensorOp::AllToAll(_)
            | TensorOp::ReduceScatter(_)
            | TensorOp::CollectivePermute(_)
    )
}
