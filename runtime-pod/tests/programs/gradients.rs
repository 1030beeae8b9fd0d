//! Gradients of the programs against those of JAX: evaluated, and on 1 and 8 devices.
//!
//! `conformance/stablehlo/programs/gradients.py` makes the archives, and says what the loss is.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::vjp::Calculus;
use peapod_ir::{DType, Mesh, Module, Tensor};
use peapod_passes::PassError;
use peapod_passes::train::gradient::{self, GradientOptions};

use crate::{Case, compare_by, evaluated, on_devices, read, split, unpacked};

/// Largest difference, relative to the largest magnitude of a gradient.
const TOLERANCE: f64 = 1e-4;

/// Programs that JAX differentiates by formulas of its own, and that are loops here which turn
/// until something is small: eigenvalues, singular values, incomplete functions. With each, what
/// the refusal says that has no derivative.
const REFUSED: &[(&str, &str)] = &[
    ("/eigh", "syevd_ffi"),
    ("/eigvalsh", "syevd_ffi"),
    ("/svd_qr", "gesvd_ffi"),
    ("/svd", "gesdd_ffi"),
    ("/lstsq", "gesdd_ffi"),
    ("linalg/norms", "gesdd_ffi"),
    ("linalg64/norms", "gesdd_ffi"),
    ("/pinv", "gesdd_ffi"),
    ("/rank_and_condition", "gesdd_ffi"),
    ("/betas", "while"),
    ("/incomplete_gammas", "while"),
    ("/conjugate_gradient", "while"),
];

/// Programs whose gradients are others here, or none.
const OTHERS: &[&str] = &[
    // Without an output of floats, or with results in bf16, which has 8 bits.
    "arrays/arg_extremes",
    "arrays/digitize",
    "nn/quantised",
    "nn/sampling",
    "nn/bf16_layer",
    // How often it turns is an argument, which JAX knew when it took the gradient.
    "control/fori",
    // `stop_gradient` is not in what JAX exports.
    "numbers/stopped",
    // JAX takes a half of what only one triangle of a symmetric matrix is read for.
    "linalg/cho_solve",
    "linalg64/cho_solve",
];

fn archive(family: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let archive = folder.join("../conformance/stablehlo/programs/gradients");
    let archive = archive.join(format!("{family}.zip"));
    let folder = peapod_conformance::unpacked(&format!("gradients-{family}"), &[archive]);
    folder.expect("an archive").join(family)
}

/// Element i of each output of floats times cos(i), added up, before the other results.
fn with_loss(module: &mut Module) {
    let function = std::mem::take(&mut module.functions[0]);
    let outputs = function.outputs.clone();
    let is_loss = |dtype: DType| [DType::F32, DType::F64].contains(&dtype);
    let mut build = Builder::from(function);
    let mut loss = None;
    for output in outputs {
        let ty = build.ty(output).clone();
        if !is_loss(ty.dtype) {
            continue;
        }
        let weights =
            (0..ty.elements()).map(|i| Scalar::Double((i as f64).cos()).convert(ty.dtype));
        let weights = Tensor::from_scalars(&ty, weights.collect::<Vec<_>>());
        let weights = build.literal(ty, weights.into_bytes());
        let product = build.binary(BinaryOp::Mul, output, weights);
        let part = build.total(product);
        loss = Some(match loss {
            None => part,
            Some(loss) => build.binary(BinaryOp::Add, loss, part),
        });
    }
    module.functions[0] = build.finish(vec![loss.expect("an output of floats")]);
    module.functions[0].replaces.clear();
    module.signatures.clear();
}

/// Whether the gradient of a program is JAX's; `None` if it is refused.
fn check(family: &str, name: &str) -> Result<Option<()>, String> {
    let mut case = read(&unpacked(family), name);
    with_loss(&mut case.module);
    let inputs = case.module.functions[0].inputs.len();
    match gradient::gradient(&mut case.module, &GradientOptions::default()) {
        Err(PassError::Refused { what, .. }) => {
            let path = format!("{family}/{name}");
            let named = refused(&path).is_none_or(|named| what.contains(named));
            return if named { Ok(None) } else { Err(what) };
        }
        result => result.map_err(|error| error.to_string())?,
    }
    assert_eq!(case.module.functions[0].inputs.len(), inputs);
    let entry = &case.module.functions[0];
    let bytes = fs::read(archive(family).join(format!("{name}.grad"))).expect("a member");
    let gradients = split(&bytes, &case.module, &entry.outputs[1..]);
    let case = Case {
        expected: gradients.clone(),
        ..case
    };
    // Gradients that are zero but for rounding are compared by the size of the others.
    let largest = gradients
        .iter()
        .flat_map(Tensor::scalars)
        .map(Scalar::double);
    let largest = largest.fold(0.0_f64, |most, it| most.max(it.abs()));
    let allowed = (TOLERANCE * largest).max(1e-5);
    let all = |what: &str, found: &[Tensor]| {
        let pairs = found.iter().zip(&gradients).enumerate();
        let each = pairs.map(|(place, (found, known))| {
            compare_by(&format!("{what}, gradient {place}"), found, known, allowed)
        });
        each.collect::<Result<(), String>>()
    };
    all("evaluated", &evaluated(&case)[1..])?;
    for devices in [1, 8] {
        let mesh = Mesh::new([("data", devices)]);
        let shown = Case {
            expected: evaluated(&case),
            name: case.name.clone(),
            module: case.module.clone(),
            inputs: case.inputs.clone(),
        };
        all(
            &format!("on {devices}"),
            &on_devices(&shown, &mesh, None)?[1..],
        )?;
    }
    Ok(Some(()))
}

/// What the refusal of a program names, if it is refused.
fn refused(path: &str) -> Option<&'static str> {
    let mut refused = REFUSED.iter();
    let (_, named) = refused.find(|(it, _)| path.contains(it))?;
    Some(named)
}

fn family(family: &str, least: usize) {
    let members = fs::read_dir(archive(family)).expect("a folder");
    let names = members.map(|member| member.expect("a member").path());
    let names = names.filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned()));
    let only = std::env::var("PEAPOD_PROGRAMS").unwrap_or_default();
    let names: BTreeSet<String> = names.collect();
    assert!(names.len() >= least, "{family}: {names:?}");
    let (mut failed, mut passed) = (Vec::new(), 0);
    for name in names {
        let path = format!("{family}/{name}");
        if !path.contains(&only) || OTHERS.contains(&&*path) {
            continue;
        }
        let found = std::panic::catch_unwind(|| check(family, &name));
        match found {
            Ok(Ok(Some(()))) if refused(&path).is_none() => passed += 1,
            Ok(Ok(None)) if refused(&path).is_some() => {}
            Ok(Ok(_)) => failed.push(format!("{path}: (not) refused")),
            Ok(Err(why)) => failed.push(format!("{path}: {why}")),
            Err(_) => failed.push(format!("{path}: panicked")),
        }
    }
    assert!(
        failed.is_empty(),
        "{} fail, {passed} pass\n{}",
        failed.len(),
        failed.join("\n")
    );
    println!("{family}: {passed} gradients");
}

#[test]
fn gradients_of_factorisations() {
    family("linalg", 20);
    family("linalg64", 20);
}

#[test]
fn gradients_of_arrays() {
    family("arrays", 40);
}

#[test]
fn gradients_of_control() {
    family("control", 10);
}

#[test]
fn gradients_of_numbers() {
    family("numbers", 10);
    family("numbers64", 1);
}

#[test]
fn gradients_of_networks() {
    family("nn", 20);
}
