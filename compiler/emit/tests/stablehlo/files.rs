//! Every function of the `*.ir` files that `test eval` runs, on other inputs.

use std::fs;
use std::path::{Path, PathBuf};

use peapod_import::import;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::TensorOp;
use peapod_ir::{Function, Module, OpKind, Origin, Tensor, verify};

use crate::{arbitrary, leave, needs_company, parsed, run};

/// Whether StableHLO has nothing for an op, which is one of networks.
fn is_of_networks(kind: &OpKind) -> bool {
    match kind {
        OpKind::Binary(_) | OpKind::Unary(_) | OpKind::Reshape(_) => false,
        OpKind::Concatenation(_) => false,
        // Messages are between programs.
        OpKind::Tensor(op) => matches!(op, TensorOp::Send(_) | TensorOp::Receive(_)),
        OpKind::Conv2d(_) | OpKind::DepthwiseConv2d(_) | OpKind::FullyConnected(_) => true,
        OpKind::TransposeConv(_) | OpKind::BatchMatmul(_) | OpKind::HybridConv2d(_) => true,
        OpKind::AveragePool2d(_) | OpKind::MaxPool2d(_) | OpKind::Mean(_) => true,
        OpKind::Pad(_) | OpKind::Softmax(_) | OpKind::Quantize(_) | OpKind::Composite(_) => true,
        OpKind::Dequantize(_) | OpKind::Svdf(_) | OpKind::Along(_) | OpKind::AddN(_) => true,
        OpKind::Signal(_) => true,
        OpKind::Paired(_) | OpKind::Resize(_) | OpKind::Fold(_) | OpKind::Lstm(_) => true,
        OpKind::ReadState(_) | OpKind::WriteState(_) => true,
        OpKind::InitialiseState(_) | OpKind::FullyConnectedSgd(_) => true,
        OpKind::DetectionPostprocess(_) | OpKind::PoseDecoder(_) | OpKind::Custom(_) => true,
        OpKind::NonMaxSuppression(_) => true,
    }
}

/// Whether StableHLO has nothing for a part of a function or of those that it calls.
fn is_refused(module: &Module, function: &Function) -> bool {
    let values = function.values.values();
    let special = |origin: &Origin, quantised| quantised || *origin == Origin::State;
    let mut values = values.map(|value| special(&value.origin, value.ty.quant.is_some()));
    let callees = function.ops.iter().flat_map(|op| op.kind.callees());
    let mut callees = callees.filter_map(|name| module.functions.iter().find(|f| f.name == name));
    values.any(|special| special)
        || function.ops.iter().any(|op| is_of_networks(&op.kind))
        || callees.any(|callee| is_refused(module, callee))
}

/// The module with this function first.
fn entered_at(module: &Module, name: &str) -> Module {
    let mut module = module.clone();
    let place = module.functions.iter().position(|f| f.name == name);
    let entry = module
        .functions
        .remove(place.expect("a function that runs"));
    module.functions.insert(0, entry);
    module.signatures.clear();
    module
}

/// Files with functions that are written but not read again: regions that are no combiners, formats
/// that are no element type, and orders of several keys that are not total.
const UNREAD: [&str; 3] = ["arg_reduce.ir", "reduce_precision.ir", "sort.ir"];

/// Whether two results are the same numbers, as far as the order of sums goes.
fn is_near(a: &Tensor, b: &Tensor) -> bool {
    let pairs = a.scalars().into_iter().zip(b.scalars());
    let near = |(a, b): (Scalar, Scalar)| {
        let (x, y) = (a.double(), b.double());
        a == b || x.is_nan() && y.is_nan() || (x - y).abs() <= 1e-5 * x.abs().max(y.abs())
    };
    a.ty() == b.ty() && pairs.into_iter().all(near)
}

/// The files of a folder and those below it.
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of sources") {
        let path = entry.expect("an entry").path();
        match path.is_dir() {
            true => files(&path, found),
            false if path.extension().is_some_and(|kind| kind == "ir") => found.push(path),
            false => {}
        }
    }
    found.sort();
}

/// Functions of a file that were written and read again, with the same results.
fn check(path: &Path, text: &str) -> usize {
    let module = parsed(text);
    let mut checks = 0;
    for function in &module.functions {
        let place = format!("{} @{}", path.display(), function.name);
        let module = entered_at(&module, &function.name);
        let verified = verify(&module).expect("the module is sound");
        let written = match peapod_emit::stablehlo::write(&verified) {
            Ok(written) => written,
            Err(error) => {
                assert!(
                    is_refused(&module, &module.functions[0]),
                    "{place}: {error}"
                );
                continue;
            }
        };
        assert!(!is_refused(&module, &module.functions[0]), "{place}");
        let name = place.rsplit('/').next().unwrap_or_default();
        leave(
            &format!("{}.mlir", name.replace(['/', ' ', '@'], "_")),
            &written,
        );
        let again = match import(written.as_bytes(), "again") {
            Ok(imported) => imported.module,
            // What the importer does not read: it says so.
            Err(error) if UNREAD.iter().any(|file| path.ends_with(file)) => {
                eprintln!("not read again: {place}: {error}");
                continue;
            }
            Err(error) => panic!("{place}: {error}\n{written}"),
        };
        for seed in 0..4 {
            let inputs = module.functions[0].inputs.iter().enumerate();
            let inputs: Vec<Tensor> = inputs
                .map(|(index, id)| arbitrary(module.functions[0].ty(*id), 10 * seed + index as u32))
                .collect();
            if needs_company(&module, &inputs) {
                eprintln!("not run alone: {place}");
                break;
            }
            let (found, expected) = (run(&again, &inputs), run(&module, &inputs));
            for (found, expected) in found.iter().zip(&expected) {
                assert!(
                    is_near(found, expected),
                    "{place}: {found:?}, not {expected:?}\n{written}"
                );
            }
        }
        checks += 1;
    }
    checks
}

#[test]
fn functions_of_the_test_files_are_what_they_were() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ir/src/ops");
    let mut paths = Vec::new();
    files(&folder, &mut paths);
    let mut checks = 0;
    for path in paths {
        let text = fs::read_to_string(&path).expect("a file of text");
        let evaluated = text.lines().any(|line| line.trim() == "; test eval");
        if !evaluated {
            continue;
        }
        checks += check(&path, &text);
    }
    assert!(checks > 80, "{checks} functions");
}
