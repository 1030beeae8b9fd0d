//! The tests of the `onnx` package for backends, on the evaluator.
//!
//! `conformance/onnx/backend.py` writes them into a folder, which `cargo xtask setup --engine onnx`
//! does; without it they are skipped, by name. What each came to is in
//! `conformance/onnx/backend.txt`, and what an operator came to in `docs/onnx.md`: a test that is
//! worse than there fails, and `BLESS=1` writes both anew.

mod table;

use std::collections::BTreeMap;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use peapod_import::onnx::{self, read_tensor};
use peapod_ir::eval::{Scalar, States, eval};
use peapod_ir::{DType, Module, Tensor, verify};

/// What a test came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// Results are not those expected.
    Fail,
    /// It is refused, with a diagnostic.
    Unsupported,
    /// Results are within the tolerance.
    Pass,
}

impl Verdict {
    /// As files have it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Fail => "fail",
            Self::Unsupported => "unsupported",
            Self::Pass => "pass",
        }
    }
}

/// A test and what it came to.
pub struct Case {
    /// The kind and the name.
    pub name: String,
    /// The operators in it.
    pub operators: Vec<String>,
    /// On the evaluator.
    pub evaluated: Verdict,
    /// Why it did not pass.
    pub why: String,
}

/// The folder of the tests, if it was made.
fn folder() -> Option<PathBuf> {
    let asked = std::env::var_os("PEAPOD_ONNX_TESTS").map(PathBuf::from);
    let made = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/onnx-tests");
    let folder = asked.unwrap_or(made);
    folder.is_dir().then_some(folder)
}

#[test]
fn backend_tests_come_to_what_they_did() {
    let Some(folder) = folder() else {
        println!("skipped: cargo xtask setup --engine onnx");
        return;
    };
    let mut cases = Vec::new();
    for kind in ["node", "simple", "pytorch-operator", "pytorch-converted"] {
        let mut paths: Vec<PathBuf> = fs::read_dir(folder.join(kind))
            .expect("the folder is whole")
            .map(|entry| entry.expect("it is readable").path())
            .collect();
        paths.sort();
        let filter = std::env::var("PEAPOD_ONNX_FILTER").unwrap_or_default();
        paths.retain(|path| path.to_string_lossy().contains(&filter));
        cases.extend(paths.iter().map(|path| case(kind, path)));
    }
    table::compare(&cases);
}

fn case(kind: &str, path: &Path) -> Case {
    let name = path.file_name().map(|it| it.to_string_lossy().into_owned());
    let name = format!("{kind}/{}", name.unwrap_or_default());
    let bytes = fs::read(path.join("model.onnx")).expect("there is a model");
    let operators = onnx::operators(&bytes);
    let run = catch_unwind(AssertUnwindSafe(|| judge(path, &bytes)));
    let (evaluated, why) = run.unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or(panic.downcast_ref::<&str>().map(|it| (*it).to_owned()));
        let why = format!("panics: {}", text.unwrap_or_default());
        (Verdict::Fail, why)
    });
    Case {
        name,
        operators,
        evaluated,
        why,
    }
}

/// The module of a test and its inputs. Where shapes follow from inputs of integers, those are
/// constants, as `--constant` makes them.
fn imported(bytes: &[u8], inputs: Vec<Tensor>) -> Result<(Module, Vec<Tensor>), String> {
    let first = match onnx::import(bytes, "test") {
        Ok(imported) => return Ok((imported.module.clone(), given(&imported.module, inputs))),
        Err(error) => error.to_string(),
    };
    let names = onnx::inputs(bytes);
    let real = |tensor: &Tensor| DType::FLOATS.contains(&tensor.ty().dtype);
    let pairs = || names.iter().zip(&inputs);
    let constants: Vec<(String, Vec<f64>)> = pairs()
        .skip(usize::from(inputs.len() > 1))
        .filter(|(_, tensor)| !real(tensor) || tensor.ty().elements() <= 8)
        .map(|(name, it)| {
            (
                name.clone(),
                it.scalars().iter().map(|it| it.double()).collect(),
            )
        })
        .collect();
    let choices = onnx::Choices {
        constants: &constants,
        ..onnx::Choices::default()
    };
    let Ok(imported) = onnx::import_chosen(bytes, "test", choices) else {
        return Err(first);
    };
    let left = pairs().filter(|(name, _)| constants.iter().all(|(it, _)| it != *name));
    let left = left.map(|(_, tensor)| tensor.clone()).collect();
    Ok((imported.module, left))
}

/// What a test comes to.
fn judge(path: &Path, bytes: &[u8]) -> (Verdict, String) {
    let unsupported = |why: String| (Verdict::Unsupported, why);
    let tensors = tensors(path, "input").and_then(|it| Ok((it, tensors(path, "output")?)));
    let (inputs, expected) = match tensors {
        Ok(tensors) => tensors,
        Err(why) => return unsupported(why),
    };
    let (module, inputs) = match imported(bytes, inputs) {
        Ok(imported) => imported,
        Err(error) => return unsupported(error),
    };
    let verified = match verify(&module) {
        Ok(verified) => verified,
        Err(errors) => return (Verdict::Fail, errors.to_string()),
    };
    let tolerance = tolerance(path);
    let mut states = States::new(&verified, &module.functions[0].name).expect("no states");
    let evaluated = eval(&verified, &module.functions[0].name, &inputs, &mut states);
    match evaluated {
        Ok(found) => verdict(compare(&found, &expected, tolerance)),
        Err(error) => (Verdict::Fail, error.to_string()),
    }
}

fn verdict(result: Result<(), String>) -> (Verdict, String) {
    match result {
        Ok(()) => (Verdict::Pass, String::new()),
        Err(why) => (Verdict::Fail, why),
    }
}

/// The inputs that the module has: those that are constants in the file are no arguments.
fn given(module: &Module, inputs: Vec<Tensor>) -> Vec<Tensor> {
    let count = module.functions[0].inputs.len();
    let mut inputs = inputs;
    inputs.truncate(count);
    inputs
}

/// The tensors of a kind, by their numbers.
fn tensors(path: &Path, kind: &str) -> Result<Vec<Tensor>, String> {
    let mut found = Vec::new();
    loop {
        let file = path.join(format!("{kind}_{}.pb", found.len()));
        let Ok(bytes) = fs::read(file) else {
            break;
        };
        found.push(read_tensor(&bytes).map_err(|error| error.to_string())?.1);
    }
    match found.is_empty() && kind == "output" {
        true => Err("its values are no tensors".to_owned()),
        false => Ok(found),
    }
}

/// The relative and the absolute tolerance.
fn tolerance(path: &Path) -> [f64; 2] {
    let text = fs::read_to_string(path.join("tolerance")).expect("it has a tolerance");
    let numbers: Vec<f64> = text.split_whitespace().flat_map(str::parse).collect();
    let &[relative, absolute] = &numbers[..] else {
        panic!("expected two numbers, found {text:?}");
    };
    // Sums of single precision are taken in another order.
    [relative.max(1e-4), absolute.max(2e-6)]
}

fn compare(found: &[Tensor], expected: &[Tensor], tolerance: [f64; 2]) -> Result<(), String> {
    if found.len() != expected.len() {
        return Err(format!("{} results, not {}", found.len(), expected.len()));
    }
    for (index, (found, expected)) in found.iter().zip(expected).enumerate() {
        if found.ty() != expected.ty() {
            let (found, expected) = (found.ty(), expected.ty());
            return Err(format!("result {index} is {found:?}, not {expected:?}"));
        }
        let [relative, absolute] = short(found.ty().dtype).map_or(tolerance, |least| {
            [0, 1].map(|at: usize| f64::max(tolerance[at], least[at]))
        });
        let pairs = found.scalars().into_iter().zip(expected.scalars());
        for (place, (a, b)) in pairs.enumerate() {
            if !near(a, b, relative, absolute) {
                return Err(format!("result {index}, element {place}: {a:?}, not {b:?}"));
            }
        }
    }
    Ok(())
}

/// What floats of 16 bits may be apart at least.
fn short(dtype: DType) -> Option<[f64; 2]> {
    let is = |it: DType| it == dtype;
    is(DType::F16)
        .then_some([2e-3, 1e-3])
        .or(is(DType::Bf16).then_some([2e-2, 1e-2]))
}

fn near(a: Scalar, b: Scalar, relative: f64, absolute: f64) -> bool {
    if matches!(a, Scalar::Integer(_) | Scalar::Truth(_)) {
        return a == b;
    }
    let (a, b) = (a.double(), b.double());
    a == b || (a.is_nan() && b.is_nan()) || (a - b).abs() <= absolute + relative * b.abs()
}

/// Counts of an operator: tests, and how many passed.
pub fn by_operator(cases: &[Case]) -> BTreeMap<String, [usize; 2]> {
    let mut counts: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    for case in cases.iter().filter(|case| case.name.starts_with("node/")) {
        // Constants beside an operator are not what its test is about.
        let Some(operator) = case.operators.iter().find(|name| *name != "Constant") else {
            continue;
        };
        let row = counts.entry(operator.clone()).or_default();
        row[0] += 1;
        row[1] += usize::from(case.evaluated == Verdict::Pass);
    }
    counts
}
