//! The sample training steps in StableHLO: what the IR says they mean is what JAX computed.

use std::fs;
use std::path::{Path, PathBuf};

use peapod_import::import;
use peapod_ir::eval::{States, Tensor, eval};
use peapod_ir::{DType, Module, TensorType, verify};

/// How near results have to be.
#[derive(Clone, Copy)]
struct Bounds {
    /// Relative to the largest magnitude of a tensor.
    tolerance: f64,
    /// Share of a tensor's elements that may be further off, one at least: where an optimiser
    /// divides two numbers next to nothing, rounding alone decides.
    outliers: f64,
}

const STRICT: Bounds = Bounds {
    tolerance: 1e-5,
    outliers: 0.002,
};

/// For gradients through normalisations over a batch of 16384 places, which the IR's evaluator sums
/// one after another in single precision, and XLA in another order.
const NORMALISED: Bounds = Bounds {
    tolerance: 1e-2,
    outliers: 0.02,
};

/// The folder of the samples, or `None` if it is absent.
fn samples() -> Option<PathBuf> {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let shared = std::env::var_os("PEAPOD_SHARED").map_or(beside, PathBuf::from);
    let folder = shared.join("models/stablehlo");
    folder.is_dir().then_some(folder)
}

/// The elements of a tensor file, row-major.
fn read_npy(path: &Path, ty: &TensorType) -> Vec<u8> {
    let bytes = fs::read(path).expect("the file is readable");
    assert_eq!(&bytes[..8], b"\x93NUMPY\x01\0", "{}", path.display());
    let header_end = 10 + usize::from(u16::from_le_bytes([bytes[8], bytes[9]]));
    let header = std::str::from_utf8(&bytes[10..header_end]).expect("a header of text");
    let known = [(DType::F32, "'<f4'"), (DType::I32, "'<i4'")];
    let descr = known.iter().find(|(dtype, _)| *dtype == ty.dtype);
    let (_, descr) = descr.expect("samples are of f32 and i32");
    assert!(
        header.contains(descr) && header.contains("'fortran_order': False"),
        "{header}"
    );
    bytes[header_end..].to_vec()
}

fn tensor_path(folder: &Path, role: &str, index: usize) -> PathBuf {
    folder.join(format!("{role}_{index:03}.npy"))
}

fn imported(path: &Path) -> Module {
    let bytes = fs::read(path).expect("the file is readable");
    let imported = import(&bytes, "sample");
    imported
        .unwrap_or_else(|error| panic!("{}:\n{error}", path.display()))
        .module
}

fn singles(bytes: &[u8]) -> Vec<f64> {
    let elements = bytes.chunks_exact(4);
    elements
        .map(|b| f64::from(f32::from_le_bytes([b[0], b[1], b[2], b[3]])))
        .collect()
}

/// Elements of a tensor that are off, and how far the worst of the others is.
fn compare(found: &Tensor, expected: &[u8], tolerance: f64) -> (usize, f64) {
    if found.ty().dtype != DType::F32 {
        assert_eq!(found.bytes(), expected);
        return (0, 0.0);
    }
    let (found, expected) = (singles(found.bytes()), singles(expected));
    assert_eq!(found.len(), expected.len());
    let largest = expected
        .iter()
        .fold(f64::MIN_POSITIVE, |max, x| max.max(x.abs()));
    let errors: Vec<f64> = found
        .iter()
        .zip(&expected)
        .map(|(a, b)| (a - b).abs() / largest)
        .collect();
    let (near, off): (Vec<f64>, Vec<f64>) = errors.iter().partition(|e| **e <= tolerance);
    (off.len(), near.into_iter().fold(0.0, f64::max))
}

fn check(folder: &Path, file: &str, bounds: Bounds) {
    let path = folder.join(file);
    let module = imported(&path);
    let verified = verify(&module).unwrap_or_else(|errors| panic!("{}:\n{errors}", path.display()));
    let entry = verified.entry();
    let inputs = entry.inputs.iter().enumerate().map(|(index, id)| {
        let ty = entry.ty(*id);
        let bytes = read_npy(&tensor_path(folder, "in", index), ty);
        Tensor::new(ty.clone(), bytes).expect("the sample fits the input")
    });
    let inputs: Vec<_> = inputs.collect();
    let mut states = States::new(&verified, &entry.name).expect("the entry");
    let outputs = eval(&verified, &entry.name, &inputs, &mut states).expect("a run");
    let mut worst = 0.0;
    for (index, output) in outputs.iter().enumerate() {
        let expected = read_npy(&tensor_path(folder, "out", index), output.ty());
        let (off, near) = compare(output, &expected, bounds.tolerance);
        let count = output.ty().elements();
        let limit = ((count as f64 * bounds.outliers) as usize).max(1);
        assert!(
            off <= limit,
            "{}: {off} of {count} elements of output {index} are off",
            path.display()
        );
        if off > 0 {
            eprintln!(
                "{}: {off} of {count} elements of output {index} off",
                path.display()
            );
        }
        worst = f64::max(worst, near);
    }
    eprintln!(
        "{}: {} outputs, worst error {worst:.1e}",
        path.display(),
        outputs.len()
    );
}

fn check_case(case: &str, files: &[&str], bounds: Bounds) {
    let Some(samples) = samples() else {
        eprintln!(
            "SKIPPED stablehlo_models, {case}: no shared/models/stablehlo; set PEAPOD_SHARED"
        );
        return;
    };
    for file in files {
        check(&samples.join(case), file, bounds);
    }
}

const STEPS: [&str; 3] = ["step.mlir", "step_2x4.mlir", "step_wus8.mlir"];

#[test]
fn a_forward_pass() {
    check_case("cnn_forward", &["forward.mlir"], STRICT);
}

#[test]
fn a_perceptron_with_adam() {
    check_case("mlp_adam", &STEPS, STRICT);
}

#[test]
fn a_perceptron_with_lamb() {
    check_case("mlp_lamb", &STEPS, STRICT);
}

#[test]
fn a_transformer_with_adam() {
    check_case("transformer_adam", &STEPS, STRICT);
}

#[test]
fn a_residual_network_with_momentum() {
    check_case("resnet8_momentum", &STEPS, NORMALISED);
}

#[test]
fn names_replacements_and_meshes() {
    let Some(samples) = samples() else {
        eprintln!("SKIPPED names_replacements_and_meshes: no shared/models/stablehlo");
        return;
    };
    let module = imported(&samples.join("mlp_adam/step_2x4.mlir"));
    let entry = &module.functions[0];
    let identity: Vec<_> = (0..19).map(|index| (index, index)).collect();
    assert_eq!(entry.replaces, identity);
    let name = |index: usize| entry.value(entry.inputs[index]).name.as_str();
    assert_eq!(
        [name(0), name(6), name(19)],
        ["[0]['b1']", "[1][0].count", "arg19"]
    );
    assert_eq!(module.mesh.to_string(), "data=2,model=4");
    let annotated = entry
        .inputs
        .iter()
        .filter(|id| entry.value(**id).annotation.is_some());
    assert_eq!(annotated.count(), 21);
    assert_eq!(module.signatures[0].outputs[19].0, "result[2]");
    assert_eq!(module.functions.len(), 7);
}
