//! Small programs as JAX exports them: what the IR says they mean is what JAX computed.
//!
//! `conformance/stablehlo/import/generate.py` makes the files.

use std::fs;
use std::path::{Path, PathBuf};

use peapod_import::import;
use peapod_ir::eval::{States, Tensor, eval};
use peapod_ir::{DType, Module, TensorType, verify};

/// Largest difference, relative to the largest magnitude of a tensor.
const TOLERANCE: f64 = 1e-5;

/// The same of double precision.
const TOLERANCE_OF_DOUBLES: f64 = 1e-13;

/// Share of a tensor's elements that may be further off, one at least: where an optimiser divides
/// two numbers next to nothing, rounding alone decides.
const OUTLIERS: f64 = 0.002;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance/stablehlo/import")
}

/// Names of the cases, in order.
fn cases() -> Vec<String> {
    let files = fs::read_dir(folder()).expect("the folder of the cases");
    let paths = files.map(|file| file.expect("a file").path());
    let programs = paths.filter(|path| path.extension().is_some_and(|end| end == "mlir"));
    let stem = |path: PathBuf| {
        path.file_stem()
            .expect("a name")
            .to_string_lossy()
            .into_owned()
    };
    let mut names: Vec<String> = programs.map(stem).collect();
    names.sort();
    names
}

/// Tensors of these types from the bytes of all of them.
fn split(bytes: &[u8], types: &[TensorType]) -> Vec<Tensor> {
    let mut rest = bytes;
    let mut tensors = Vec::new();
    for ty in types {
        let (own, others) = rest.split_at(ty.size_bytes());
        tensors.push(Tensor::new(ty.clone(), own.to_vec()).expect("bytes of a tensor"));
        rest = others;
    }
    assert!(rest.is_empty(), "{} bytes too many", rest.len());
    tensors
}

fn types(module: &Module, ids: &[peapod_ir::ValueId]) -> Vec<TensorType> {
    let entry = &module.functions[0];
    ids.iter().map(|id| entry.ty(*id).clone()).collect()
}

fn check(name: &str) {
    let read = |end: &str| fs::read(folder().join(format!("{name}.{end}"))).expect("a file");
    let imported = import(&read("mlir"), name);
    let module = imported
        .unwrap_or_else(|error| panic!("{name}:\n{error}"))
        .module;
    let verified = verify(&module).unwrap_or_else(|errors| panic!("{name}:\n{errors}"));
    let entry = &module.functions[0];
    let inputs = split(&read("in"), &types(&module, &entry.inputs));
    let expected = split(&read("out"), &types(&module, &entry.outputs));
    let mut states = States::new(&verified, &entry.name).expect("no states");
    let found = eval(&verified, &entry.name, &inputs, &mut states).expect("a run");
    for (index, (found, expected)) in found.iter().zip(&expected).enumerate() {
        compare(&format!("{name}, output {index}"), found, expected);
    }
}

fn compare(what: &str, found: &Tensor, expected: &Tensor) {
    let tolerance = match found.ty().dtype == DType::F64 {
        true => TOLERANCE_OF_DOUBLES,
        false => TOLERANCE,
    };
    if ![DType::F32, DType::F64].contains(&found.ty().dtype) {
        let pairs = found.bytes().iter().zip(expected.bytes()).enumerate();
        let differing: Vec<_> = pairs.filter(|(_, (a, b))| a != b).collect();
        let first = &differing[..differing.len().min(8)];
        assert!(
            first.is_empty(),
            "{what}: {} differ: {first:?}…",
            differing.len()
        );
        return;
    }
    let numbers = |tensor: &Tensor| -> Vec<f64> {
        let scalars = tensor.scalars().into_iter();
        scalars.map(|scalar| scalar.double()).collect()
    };
    let (found, expected) = (numbers(found), numbers(expected));
    let finite = expected.iter().filter(|x| x.is_finite());
    let largest = finite.fold(0.0_f64, |m, x| m.max(x.abs()));
    let is_off = |(a, b): &(&f64, &f64)| {
        let near = (**a - **b).abs() <= tolerance * largest;
        !(near || a == b || a.is_nan() && b.is_nan())
    };
    let off: Vec<_> = found.iter().zip(&expected).filter(is_off).collect();
    let allowed = 1.max((found.len() as f64 * OUTLIERS) as usize);
    assert!(
        off.len() <= allowed,
        "{what}: {} of {} are off: {:?}…",
        off.len(),
        found.len(),
        &off[..off.len().min(4)]
    );
}

#[test]
fn every_program_computes_what_jax_computes() {
    // One family alone, while it is worked on.
    let wanted = std::env::var("PEAPOD_CASE").unwrap_or_default();
    let mut cases = cases();
    cases.retain(|name| name.starts_with(&wanted));
    assert!(!wanted.is_empty() || cases.len() >= 8, "{cases:?}");
    let mut failed = Vec::new();
    for name in cases {
        if std::panic::catch_unwind(|| check(&name)).is_err() {
            failed.push(name);
        }
    }
    assert!(failed.is_empty(), "{failed:?}");
}
