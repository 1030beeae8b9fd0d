//! The recorded vectors of TensorFlow Lite Micro, and of LiteRT where it answers otherwise: what
//! the passes make of a model still gives them, evaluated and on the kernels of the host, and
//! nothing in its arena is overwritten while in use.

mod host;
mod walk;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use peapod_import::tflite::{Choices, import_chosen};
use peapod_ir::eval::{States, eval};
use peapod_ir::{DType, Module, Numerics, Tensor, ValueId, verify};
use peapod_passes::{MicroOptions, Weights, micro};
use walk::walk;

/// Relative to the largest magnitude of a tensor.
const TOLERANCE: f32 = 1e-5;

/// Every model of a folder of folders, in order.
fn models(root: &Path) -> Vec<PathBuf> {
    let list = |folder: &Path| -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).expect("the folder is there");
        entries
            .map(|entry| entry.expect("an entry can be read").path())
            .collect()
    };
    let files = list(root).into_iter().flat_map(|folder| list(&folder));
    let mut models: Vec<PathBuf> = files
        .filter(|path| path.extension().is_some_and(|end| end == "tflite"))
        .collect();
    models.sort();
    models
}

/// Integers are equal, floats nearly so.
fn agree(found: &Tensor, expected: &Tensor) -> bool {
    if found.ty().dtype != DType::F32 {
        return found == expected;
    }
    let (found, expected) = (found.floats(), expected.floats());
    let largest = expected
        .iter()
        .fold(0.0_f32, |largest, x| largest.max(x.abs()));
    let mut pairs = found.iter().zip(&expected);
    pairs.all(|(a, b)| {
        let both_no_number = a.is_nan() && b.is_nan();
        a == b || both_no_number || (a - b).abs() <= TOLERANCE * largest
    })
}

/// Compiles a model by a contract, walks its plan and runs all its cases; returns how many there
/// were. A model of compressed weights is compiled as it is, and with dense ones.
fn check(numerics: Numerics, path: &Path) -> Result<usize, String> {
    let module = imported(numerics, path)?;
    let values = module.functions.iter().flat_map(|it| it.values.values());
    if values.clone().any(|value| value.compressed) {
        check_with(Weights::Dense, module.clone(), path)?;
    }
    check_with(Weights::Auto, module, path)
}

fn imported(numerics: Numerics, path: &Path) -> Result<Module, String> {
    let bytes = fs::read(path).map_err(|error| error.to_string())?;
    let choices = Choices {
        numerics,
        ..Choices::default()
    };
    let imported = import_chosen(&bytes, "model", choices);
    Ok(imported.map_err(|error| error.to_string())?.module)
}

fn check_with(weights: Weights, module: Module, path: &Path) -> Result<usize, String> {
    let options = MicroOptions {
        weights,
        ..MicroOptions::default()
    };
    let program = micro::compile(module, &options).map_err(|error| error.to_string())?;
    walk(&program)?;
    let module = verify(&program.module).map_err(|errors| errors.to_string())?;
    let entry = module.entry();
    let mut states = States::new(&module, &entry.name).map_err(|error| error.to_string())?;
    let stem = path.with_extension("");
    let file = |run: usize, what: &str, k: usize| {
        PathBuf::from(format!("{}.{run}.{what}{k}.bin", stem.display()))
    };
    let tensor = |run: usize, what, k, value| {
        let bytes = fs::read(file(run, what, k)).map_err(|error| error.to_string())?;
        Tensor::new(entry.ty(value).clone(), bytes).map_err(|error| error.to_string())
    };
    let list = |run: usize, what, values: &[ValueId]| {
        let tensors = (values.iter().enumerate()).map(|(k, value)| tensor(run, what, k, *value));
        tensors.collect::<Result<Vec<_>, String>>()
    };
    let runs = (0..).take_while(|run| file(*run, "out", 0).exists());
    let inputs = runs.map(|run| list(run, "in", &entry.inputs));
    let inputs = inputs.collect::<Result<Vec<_>, _>>()?;
    let of_kernels = host::run(&program, &inputs, entry.outputs.len());
    for (run, (inputs, stored)) in inputs.iter().zip(of_kernels).enumerate() {
        let found = eval(&module, &entry.name, inputs, &mut states);
        let found = found.map_err(|error| error.to_string())?;
        let expected = list(run, "out", &entry.outputs)?;
        for (k, ((found, stored), expected)) in found.iter().zip(stored).zip(&expected).enumerate()
        {
            if !agree(found, expected) {
                return Err(format!("run {run}: output {k} differs"));
            }
            let stored = Tensor::new(expected.ty().clone(), stored);
            if !agree(&stored.map_err(|error| error.to_string())?, expected) {
                return Err(format!("run {run}: output {k} of the kernels differs"));
            }
        }
    }
    match inputs.len() {
        0 => Err("there is no case".to_owned()),
        runs => Ok(runs),
    }
}

#[test]
fn compiled_models_give_the_recorded_outputs() {
    let root = peapod_conformance::vectors().expect("the vectors can be unpacked");
    let filter = env::var("CONFORMANCE").unwrap_or_default();
    let mut models = models(&root);
    models.retain(|path| path.to_string_lossy().contains(&filter));
    let results = models
        .iter()
        .map(|path| (path, check(Numerics::Tflm, path)));
    let failures: Vec<String> = results
        .filter_map(|(path, result)| Some(format!("{}: {}", path.display(), result.err()?)))
        .collect();
    println!("{} models, {} failed", models.len(), failures.len());
    assert!(
        !filter.is_empty() || models.len() > 900,
        "{} models",
        models.len()
    );
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn models_compiled_by_the_contract_of_litert_give_what_its_kernels_do_where_others_differ() {
    let root = peapod_conformance::litert().expect("the vectors can be unpacked");
    let models = models(&root);
    assert!(models.len() > 50, "{} models", models.len());
    let mut failures = Vec::new();
    for path in &models {
        if let Err(error) = check(Numerics::Litert, path) {
            failures.push(format!("{}: {error}", path.display()));
        }
        // The vectors are of what differs. TensorFlow Lite Micro's RELU6 does not rescale, which
        // is not taken over: there the contracts may agree.
        let is_relu6 = path
            .parent()
            .is_some_and(|folder| folder.ends_with("relu6"));
        if !is_relu6 && check(Numerics::Tflm, path).is_ok() {
            failures.push(format!("{}: the contracts agree", path.display()));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
