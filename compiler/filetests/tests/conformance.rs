//! The evaluator against TensorFlow Lite Micro: the recorded vectors of `conformance/`, and the
//! models of `$PEAPOD_SHARED/models` (or `../shared/models`) that INDEX.md marks `micro-first`.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use peapod_filetests::runs::compare;
use peapod_import::import;
use peapod_ir::eval::{States, eval};
use peapod_ir::{Module, Tensor, TensorType, Verified, verify};

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Files of a folder with this ending, in order.
fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    let entries = fs::read_dir(folder).with_context(|| format!("listing {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        if path.to_string_lossy().ends_with(ending) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn read_model(path: &Path) -> Result<Module> {
    let bytes = fs::read(path).with_context(|| format!("reading {}", path.display()))?;
    Ok(import(&bytes, "model").context("importing")?.module)
}

fn read_tensor(path: &Path, ty: &TensorType) -> Result<Tensor> {
    let bytes = fs::read(path).with_context(|| format!("reading {}", path.display()))?;
    Tensor::new(ty.clone(), bytes).with_context(|| path.display().to_string())
}

/// Runs one case: inputs and expected outputs are in files that `file("in", k)` names.
fn run_case(
    module: &Verified<'_>,
    states: &mut States,
    file: impl Fn(&str, usize) -> PathBuf,
) -> Result<()> {
    let entry = module.entry();
    let ids = entry.inputs.iter().enumerate();
    let inputs: Vec<Tensor> = ids
        .map(|(k, &id)| read_tensor(&file("in", k), entry.ty(id)))
        .collect::<Result<_>>()?;
    let outputs = eval(module, &entry.name, &inputs, states)?;
    for (k, output) in outputs.iter().enumerate() {
        let expected = read_tensor(&file("out", k), output.ty())?;
        compare(output, &expected).with_context(|| format!("output {k}"))?;
    }
    Ok(())
}

/// Runs all runs of one model of `conformance/`; returns how many there were.
fn run_vectors(model: &Path) -> Result<usize> {
    let module = read_model(model)?;
    let module = verify(&module)?;
    let mut states = States::new(&module, &module.entry().name)?;
    let stem = model.with_extension("");
    let part = |run: usize, what: &str, k: usize| {
        PathBuf::from(format!("{}.{run}.{what}{k}.bin", stem.display()))
    };
    let mut runs = 0;
    while part(runs, "out", 0).exists() {
        run_case(&module, &mut states, |what, k| part(runs, what, k))
            .with_context(|| format!("run {runs}"))?;
        runs += 1;
    }
    ensure!(runs > 0, "no expected output");
    Ok(runs)
}

fn report(what: &str, cases: usize, failures: &[String]) {
    println!("{what}: {cases} cases, {} failed", failures.len());
    let shown = failures.iter().take(30).cloned().collect::<Vec<_>>();
    assert!(
        failures.is_empty(),
        "{} of {cases} failed, among them\n{}",
        failures.len(),
        shown.join("\n")
    );
}

#[test]
fn recorded_vectors() {
    let folder = peapod_conformance::vectors().expect("the vectors can be unpacked");
    let filter = env::var("CONFORMANCE").unwrap_or_default();
    let mut ops: Vec<_> = fs::read_dir(&folder)
        .expect("the vectors are there")
        .map(|entry| entry.expect("an entry can be read").path())
        .collect();
    ops.sort();
    let (mut cases, mut failures) = (0, Vec::new());
    for op in ops {
        let models = files(&op, ".tflite").expect("a folder can be listed");
        let (mut runs, failed) = (0, failures.len());
        for model in &models {
            let name = model
                .strip_prefix(&folder)
                .unwrap_or(model)
                .display()
                .to_string();
            if !name.contains(&filter) {
                continue;
            }
            cases += 1;
            match run_vectors(model) {
                Ok(count) => runs += count,
                Err(error) => failures.push(format!("{name}: {error:#}")),
            }
        }
        if !models.is_empty() {
            let op = op.file_name().unwrap_or_default().to_string_lossy();
            let failed = failures.len() - failed;
            println!(
                "{op}: {} models, {runs} runs, {failed} models failed",
                models.len()
            );
        }
    }
    assert!(cases > 0, "no case matches");
    report("conformance", cases, &failures);
}

/// Names of the models that INDEX.md marks `micro-first`, one of an LSTM, and one of floats with
/// integer weights.
fn micro_first(index: &str) -> Vec<&str> {
    let rows = index.lines().filter_map(|line| {
        let mut cells = line.split('|').map(str::trim);
        cells.next()?;
        let (name, purpose) = (cells.next()?, cells.next()?);
        let others = ["trained_lstm_int8", "kws_ref_model_float32"];
        (purpose == "micro-first" || others.contains(&name)).then_some(name)
    });
    rows.collect()
}

fn run_shared(folder: &Path) -> Result<usize> {
    let module = read_model(&folder.join("model.tflite"))?;
    let module = verify(&module)?;
    let mut states = States::new(&module, &module.entry().name)?;
    let mut cases = 0;
    let part = |case: usize, what: &str| folder.join(format!("case_{case}.{what}.bin"));
    while part(cases, "in").exists() {
        run_case(&module, &mut states, |what, _| part(cases, what))
            .with_context(|| format!("case {cases}"))?;
        cases += 1;
    }
    ensure!(cases > 0, "no case");
    Ok(cases)
}

#[test]
fn shared_models() {
    let shared = env::var_os("PEAPOD_SHARED").map(PathBuf::from);
    let folder = shared
        .unwrap_or_else(|| workspace().join("../shared"))
        .join("models");
    let Ok(index) = fs::read_to_string(folder.join("INDEX.md")) else {
        println!(
            "SKIPPED shared models: there is no {}/INDEX.md",
            folder.display()
        );
        return;
    };
    let names = micro_first(&index);
    assert!(!names.is_empty(), "INDEX.md marks no model");
    let mut failures = Vec::new();
    let mut cases = 0;
    for name in names {
        match run_shared(&folder.join("tflite").join(name)) {
            Ok(count) => {
                println!("{name}: {count} cases");
                cases += count;
            }
            Err(error) => failures.push(format!("{name}: {error:#}")),
        }
    }
    report("shared models", cases, &failures);
}
