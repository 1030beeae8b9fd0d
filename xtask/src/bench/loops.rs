//! `cargo xtask bench loops`: programs that are mostly a loop, on one device, alternating with JAX.

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::Command;

use super::jax::{self, Jax};
use super::local::{Peapod, Request};
use super::tables::{self, row};
use crate::repository::Repository;
use crate::{process, report};

/// The last figures, in the repository.
const FIGURES: &str = "benchmarks/loops.json";
/// Runs of each side in a round.
const RUNS: usize = 12;
/// How far results may be apart, relative to the largest number of a tensor.
const TOLERANCE: f64 = 1e-4;

/// All figures.
#[derive(Serialize, Deserialize)]
struct Figures {
    jax: String,
    cores: usize,
    /// Processes that ran or waited before the first run, on average over a minute.
    load_before: String,
    cases: Vec<Case>,
}

/// One program on both sides.
#[derive(Serialize, Deserialize)]
struct Case {
    name: String,
    described: String,
    /// Seconds, the least of all rounds.
    jax: f64,
    peapod: f64,
    /// The largest difference of results.
    difference: f64,
}

/// What the script says of one program.
#[derive(Deserialize)]
struct Said {
    seconds: Vec<f64>,
    difference: Option<f64>,
}

/// Measures, or only makes the table again; true if no result is off.
pub fn run(repository: &Repository, rounds: usize, tables_only: bool) -> Result<bool> {
    let path = repository.root.join(FIGURES);
    ensure!(rounds > 0, "no rounds: give --rounds 1 or more");
    let measure = (!tables_only).then_some(|| measure(repository, rounds));
    let figures: Figures = report::kept_or(&path, measure)?;
    let page = repository.root.join(super::PAGE);
    tables::replace(&page, "loops", &table(&figures))?;
    println!("bench: {FIGURES} and {} are up to date", super::PAGE);
    Ok(figures.cases.iter().all(|it| it.difference <= TOLERANCE))
}

fn measure(repository: &Repository, rounds: usize) -> Result<Figures> {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let jax = Jax::prepare(&repository.root, &repository.target_dir)?;
    let peapod = Peapod::build(repository)?;
    let mut list = jax.loops();
    let list = process::output(list.arg("list"))?;
    let list: Vec<(String, String)> = serde_json::from_str(&list)?;
    let mut cases = Vec::new();
    for (name, described) in list {
        let folder = repository.target_dir.join("bench-loops").join(&name);
        fs::create_dir_all(&folder)?;
        let mut case = Case {
            name,
            described,
            jax: f64::INFINITY,
            peapod: f64::INFINITY,
            difference: 0.0,
        };
        measure_one(&jax, &peapod, &folder, &mut case, rounds)?;
        let (ours, theirs) = (case.peapod * 1e3, case.jax * 1e3);
        println!("{:<16}{ours:.3} ms, JAX {theirs:.3} ms", case.name);
        cases.push(case);
    }
    Ok(Figures {
        jax: jax::VERSION.to_owned(),
        cores: std::thread::available_parallelism()?.get(),
        load_before: load.split(' ').next().unwrap_or_default().to_owned(),
        cases,
    })
}

/// Both alternate, so that other load of the machine affects both.
fn measure_one(
    jax: &Jax,
    peapod: &Peapod,
    folder: &Path,
    case: &mut Case,
    rounds: usize,
) -> Result<()> {
    process::output(jax.loops().args(["export", &case.name]).arg(folder))?;
    let request = Request {
        model: &folder.join("step.mlir"),
        target: "local",
        mesh: "data=1",
        shards: &[],
        update: false,
        // Arguments are the same in every run.
        options: &["--no-feed"],
    };
    let compiled = peapod.compile(&request, &folder.join("out"))?;
    let outputs = folder.join("outputs");
    let least = |seconds: &[f64]| seconds.iter().copied().fold(f64::INFINITY, f64::min);
    for _ in 0..rounds {
        // The folder is whole anew: outputs of another program are not to be compared.
        if outputs.exists() {
            fs::remove_dir_all(&outputs)?;
        }
        let seconds = run_one(peapod, &compiled.pod, &folder.join("inputs"), &outputs)?;
        case.peapod = case.peapod.min(least(&seconds));
        let mut time = jax.loops();
        time.args(["time", &case.name, &RUNS.to_string()])
            .arg(&outputs);
        let said: Said = serde_json::from_str(&process::output(&mut time)?)?;
        case.jax = case.jax.min(least(&said.seconds));
        let difference = said.difference.context("no difference said")?;
        case.difference = case.difference.max(difference);
    }
    Ok(())
}

/// Seconds of every step.
fn run_one(peapod: &Peapod, pod: &Path, inputs: &Path, outputs: &Path) -> Result<Vec<f64>> {
    let report = pod.with_extension("run.json");
    let mut command = Command::new(peapod.program());
    command.arg("run").arg(pod).arg("--inputs").arg(inputs);
    command.arg("--outputs").arg(outputs);
    command.args(["--steps", &RUNS.to_string(), "--report"]);
    process::output(command.arg(&report))?;
    let report: Value = report::read(&report)?;
    let seconds = report["steps"].as_array().context("no steps reported")?;
    Ok(seconds.iter().filter_map(Value::as_f64).collect())
}

fn table(figures: &Figures) -> String {
    let mut text = format!(
        "Peapod / JAX {} on {} cores, one device, load {} before the first run; the least of {RUNS} \
         runs of each round, and the largest difference of results, relative to the largest \
         number.\n\n",
        figures.jax, figures.cores, figures.load_before,
    );
    text += &tables::head("program", &["Peapod, ms", "JAX, ms", "ratio", "apart"]);
    for case in &figures.cases {
        let cells = [
            format!("{:.3}", case.peapod * 1e3),
            format!("{:.3}", case.jax * 1e3),
            format!("{:.2}", case.peapod / case.jax),
            format!("{:.0e}", case.difference),
        ];
        text += &row(&case.described, cells);
    }
    text
}
