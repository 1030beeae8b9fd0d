//! `cargo xtask bench simulator`: simulated steps beside those in MLPerf logs.

use anyhow::{Context, Result};
use peapod_targets::Pod;
use serde::{Deserialize, Serialize};
use std::fs;
use std::process::Command;

use super::local::{Peapod, Request};
use super::tables::{self, head, median, row};
use crate::process;
use crate::report;
use crate::repository::Repository;

/// The last figures, in the repository.
const FIGURES: &str = "benchmarks/simulator.json";
/// What was measured: facts of logs.
const MEASURED: &str = "benchmarks/mlperf_steps.json";
/// Which program represents which entry.
const ENTRIES: &str = "workloads/entries.toml";
/// The page with the tables.
const PAGE: &str = "docs/simulator-accuracy.md";
/// The systems that were measured summed all gradients at once, after the backward pass.
const SYSTEM: [&str; 2] = ["--overlap", "off"];
/// Larger than any of the models' gradients.
const BUCKET_BYTES: &str = "268435456";
/// Errors of step times: the median and the largest may be so much.
const ERRORS_MAX: [f64; 2] = [0.15, 0.35];
#[derive(Deserialize)]
struct Entries {
    entry: Vec<Entry>,
}

/// A program that represents an entry of a round.
#[derive(Clone, Deserialize)]
struct Entry {
    version: String,
    system: String,
    benchmark: String,
    cores: usize,
    text: String,
    mesh: String,
    #[serde(default)]
    shard: Vec<String>,
    /// Whether a constant of the machine was set by it.
    #[serde(default)]
    calibration: bool,
}

/// What a log tells.
#[derive(Deserialize)]
struct Measured {
    round: String,
    system: String,
    benchmark: String,
    global_batch: u64,
    ms_per_step: f64,
    ms_at_least: Option<f64>,
    usable: bool,
}

/// What `peapod simulate` reports.
#[derive(Deserialize)]
struct Simulated {
    step_seconds: f64,
    communication_seconds: f64,
    flops_utilisation: f64,
    memory: Memory,
}

#[derive(Deserialize)]
struct Memory {
    per_device_bytes: u64,
}

/// An entry, measured and simulated.
#[derive(Clone, Serialize, Deserialize)]
struct Figure {
    round: String,
    system: String,
    benchmark: String,
    cores: usize,
    global_batch: u64,
    mesh: String,
    usable: bool,
    calibrated: bool,
    measured_ms: f64,
    measured_at_least_ms: Option<f64>,
    simulated_ms: f64,
    communication_ms: f64,
    utilisation: f64,
    memory_bytes: u64,
    /// Without the weight update sharded.
    whole_update_ms: f64,
    compile_seconds: f64,
    simulate_seconds: f64,
}

impl Figure {
    fn error(&self) -> f64 {
        self.simulated_ms / self.measured_ms - 1.0
    }

    fn counts(&self) -> bool {
        self.usable && !self.calibrated
    }
}

/// Simulates, or only makes the tables again; true where the errors are as small as promised.
pub fn run(repository: &Repository, tables_only: bool) -> Result<bool> {
    let path = repository.root.join(FIGURES);
    let measure = (!tables_only).then_some(|| measure(repository));
    let figures: Vec<Figure> = report::kept_or(&path, measure)?;
    let page = repository.root.join(PAGE);
    tables::replace(&page, "accuracy", &table(&figures))?;
    tables::replace(&page, "scaling", &scaling(&figures))?;
    tables::replace(&page, "update", &update(&figures))?;
    println!(
        "{}bench: {FIGURES} and {PAGE} are up to date",
        summary(&figures)
    );
    let [middle, most] = errors(&figures);
    Ok(middle <= ERRORS_MAX[0] && most <= ERRORS_MAX[1])
}

fn measure(repository: &Repository) -> Result<Vec<Figure>> {
    let entries = fs::read_to_string(repository.root.join(ENTRIES));
    let entries = entries.with_context(|| format!("cannot read {ENTRIES}"))?;
    let entries: Entries = toml::from_str(&entries).with_context(|| ENTRIES.to_owned())?;
    let measured: Vec<Measured> = report::read(&repository.root.join(MEASURED))?;
    let peapod = Peapod::build_for_tests(repository)?;
    let mut figures = Vec::new();
    for entry in &entries.entry {
        let of_entry = |it: &&Measured| {
            (&it.round, &it.system, &it.benchmark)
                == (&entry.version, &entry.system, &entry.benchmark)
        };
        let Some(measured) = measured.iter().find(of_entry) else {
            continue;
        };
        let figure = simulate(repository, &peapod, entry, measured)?;
        println!(
            "{} {} {}: {:.2} ms, measured {:.2} ms, {:+.1} %",
            entry.version,
            entry.system,
            entry.benchmark,
            figure.simulated_ms,
            figure.measured_ms,
            figure.error() * 100.0
        );
        figures.push(figure);
    }
    Ok(figures)
}

/// Compiles and simulates one entry, with the weight update sharded and without.
fn simulate(
    repository: &Repository,
    peapod: &Peapod,
    entry: &Entry,
    measured: &Measured,
) -> Result<Figure> {
    let pods = Pod::list()?.into_iter();
    let mut pods = pods.filter(|pod| pod.devices() == Some(entry.cores));
    let target = pods.next();
    let target = target.with_context(|| format!("no target has {} cores", entry.cores))?;
    let folder = repository.target_dir.join("bench-simulator");
    let folder = folder.join(format!("{}-{}", entry.system, entry.benchmark));
    let text = format!("workloads/texts/{}.mlir", entry.text);
    let model = repository.root.join(text);
    let step = |update: bool| -> Result<(Simulated, [f64; 2])> {
        let folder = folder.join(if update { "on" } else { "off" });
        fs::create_dir_all(&folder)?;
        let request = Request {
            model: &model,
            target: &target.name,
            mesh: &entry.mesh,
            shards: &entry.shard,
            update,
            options: &["--bucket-bytes", BUCKET_BYTES],
        };
        let compiled = peapod.compile(&request, &folder)?;
        let mut command = Command::new(peapod.program());
        let report = folder.join("simulated.json");
        command.arg("simulate").arg(compiled.pod);
        command.args(["--target", &target.name]).args(SYSTEM);
        let seconds = process::timed(command.arg("--report").arg(&report))?;
        Ok((report::read(&report)?, [compiled.seconds, seconds]))
    };
    let (on, [compile_seconds, simulate_seconds]) = step(true)?;
    let (off, _) = step(false)?;
    Ok(Figure {
        round: entry.version.clone(),
        system: entry.system.clone(),
        benchmark: entry.benchmark.clone(),
        cores: entry.cores,
        global_batch: measured.global_batch,
        mesh: entry.mesh.clone(),
        usable: measured.usable,
        calibrated: entry.calibration,
        measured_ms: measured.ms_per_step,
        measured_at_least_ms: measured.ms_at_least,
        simulated_ms: on.step_seconds * 1e3,
        communication_ms: on.communication_seconds * 1e3,
        utilisation: on.flops_utilisation,
        memory_bytes: on.memory.per_device_bytes,
        whole_update_ms: off.step_seconds * 1e3,
        compile_seconds,
        simulate_seconds,
    })
}

/// The median and the largest error of what counts.
fn errors(figures: &[Figure]) -> [f64; 2] {
    let errors = figures.iter().filter(|it| it.counts());
    let errors: Vec<f64> = errors.map(|it| it.error().abs()).collect();
    let most = errors.iter().copied().fold(0.0, f64::max);
    [median(errors.into_iter()), most]
}

fn summary(figures: &[Figure]) -> String {
    let [middle, most] = errors(figures);
    let count = figures.iter().filter(|it| it.counts()).count();
    format!(
        "errors of {count} steps that nothing was set by: median {:.1} %, largest {:.1} %\n",
        middle * 100.0,
        most * 100.0
    )
}

fn table(figures: &[Figure]) -> String {
    let columns = [
        "cores",
        "batch",
        "measured ms",
        "simulated ms",
        "error",
        "communication",
        "utilisation",
        "memory GB",
        "simulated in s",
    ];
    let mut text = summary(figures) + "\n" + &head("entry", &columns);
    for it in figures {
        let note = match (it.usable, it.calibrated) {
            (false, _) => " (not usable)",
            (true, true) => " (calibration)",
            (true, false) => "",
        };
        let low = it.measured_at_least_ms;
        let low = low.map_or(String::new(), |low| format!(" (≥ {low:.2})"));
        let cells = [
            it.cores.to_string(),
            it.global_batch.to_string(),
            format!("{:.2}{low}", it.measured_ms),
            format!("{:.2}", it.simulated_ms),
            format!("{:+.1} %", it.error() * 100.0),
            format!("{:.1} %", 100.0 * it.communication_ms / it.simulated_ms),
            format!("{:.1} %", it.utilisation * 100.0),
            format!("{:.2}", it.memory_bytes as f64 / 1e9),
            format!("{:.2}", it.simulate_seconds),
        ];
        let name = format!("{} {} {}{note}", it.round, it.benchmark, it.system);
        text += &row(&name, cells);
    }
    text
}

/// Images a second of one model on more and more cores.
fn scaling(figures: &[Figure]) -> String {
    let mut text = head("cores", &["measured", "simulated", "error"]);
    let of_curve = |it: &&Figure| (it.round.as_str(), it.benchmark.as_str()) == ("v0.6", "resnet");
    let curve: Vec<&Figure> = figures.iter().filter(of_curve).collect();
    let Some(first) = curve.first() else {
        return text;
    };
    let speed = |it: &Figure, ms: f64| it.global_batch as f64 / ms;
    for it in &curve {
        let measured = speed(it, it.measured_ms) / speed(first, first.measured_ms);
        let simulated = speed(it, it.simulated_ms) / speed(first, first.simulated_ms);
        let cells = [
            format!("{measured:.2}"),
            format!("{simulated:.2}"),
            format!("{:+.1} %", (simulated / measured - 1.0) * 100.0),
        ];
        text += &row(&it.cores.to_string(), cells);
    }
    text
}

/// What sharding the weight update gains.
fn update(figures: &[Figure]) -> String {
    let columns = ["cores", "whole ms", "sharded ms", "share of the whole step"];
    let mut text = head("entry", &columns);
    for it in figures {
        let cells = [
            it.cores.to_string(),
            format!("{:.2}", it.whole_update_ms),
            format!("{:.2}", it.simulated_ms),
            format!(
                "{:.1} %",
                100.0 * (1.0 - it.simulated_ms / it.whole_update_ms)
            ),
        ];
        let name = format!("{} {} {}", it.round, it.benchmark, it.system);
        text += &row(&name, cells);
    }
    text
}
