//! `cargo xtask bench pod`: training steps on virtual devices of this machine, alternating with
//! JAX.

use anyhow::{Context, Result, ensure};
use peapod_targets::Pod;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::jax::{self, Argument, Jax, Run};
use super::local::{Compiled, Peapod, Request};
use super::tables::{self, row};
use crate::report;
use crate::repository::Repository;

/// The last figures, in the repository.
const FIGURES: &str = "benchmarks/pod.json";
/// Cases of the script.
const CASES: [&str; 2] = ["transformer", "resnet8"];
/// Steps of one run before time counts.
pub const WARM_UPS: usize = 3;
/// Steps of one run that count.
const TIMED: usize = 10;
/// How far losses may be apart, relative to the loss.
const LOSS_TOLERANCE: f64 = 1e-4;

/// One way to shard a step over devices.
struct Layout {
    /// The script's name for it.
    name: &'static str,
    /// What it is.
    described: &'static str,
    devices: usize,
    mesh: &'static str,
    update: bool,
    /// Whether arguments are sharded as the script says, not by default.
    by_rules: bool,
}

const LAYOUTS: [Layout; 4] = [
    Layout {
        name: "one",
        described: "1 device",
        devices: 1,
        mesh: "data=1",
        update: false,
        by_rules: false,
    },
    Layout {
        name: "data",
        described: "8 devices, data-parallel",
        devices: 8,
        mesh: "data=8",
        update: false,
        by_rules: false,
    },
    Layout {
        name: "update",
        described: "8 devices, weight update sharded",
        devices: 8,
        mesh: "data=8",
        update: true,
        by_rules: false,
    },
    Layout {
        name: "2x4",
        described: "2 × 4 devices (data × model)",
        devices: 8,
        mesh: "data=2,model=4",
        update: true,
        by_rules: true,
    },
];

/// All figures.
#[derive(Serialize, Deserialize)]
struct Figures {
    jax: String,
    cores: usize,
    /// Processes that ran or waited before the first run, on average over a minute.
    load_before: String,
    /// By case, then by layout.
    cases: BTreeMap<String, BTreeMap<String, Pair>>,
}

/// Both sides; one entry per round.
#[derive(Clone, Default, Serialize, Deserialize)]
struct Pair {
    jax: Vec<Run>,
    peapod: Vec<Run>,
}

impl Pair {
    /// How far losses are apart.
    fn apart(&self) -> f64 {
        loss_difference(&self.jax, &self.peapod)
    }
}

/// Measures, or only makes the table again; true if no loss is off.
pub fn run(repository: &Repository, rounds: usize, tables_only: bool) -> Result<bool> {
    let path = repository.root.join(FIGURES);
    ensure!(rounds > 0, "no rounds: give --rounds 1 or more");
    let measure = (!tables_only).then_some(|| measure(repository, rounds));
    let figures: Figures = report::kept_or(&path, measure)?;
    let page = repository.root.join(super::PAGE);
    tables::replace(&page, "pod", &table(&figures))?;
    println!("bench: {FIGURES} and {} are up to date", super::PAGE);
    let pairs = figures.cases.values().flat_map(BTreeMap::values);
    Ok(pairs.map(Pair::apart).all(|off| off <= LOSS_TOLERANCE))
}

fn measure(repository: &Repository, rounds: usize) -> Result<Figures> {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let jax = Jax::prepare(&repository.root, &repository.target_dir)?;
    let peapod = Peapod::build(repository)?;
    let mut cases = BTreeMap::new();
    for case in CASES {
        let folder = repository.target_dir.join("bench-pod").join(case);
        fs::create_dir_all(&folder)?;
        let arguments = jax.export(case, &folder)?;
        let by_layout: &mut BTreeMap<_, _> = cases.entry(case.to_owned()).or_default();
        for layout in &LAYOUTS {
            let pair = measure_one(&jax, &peapod, &folder, case, layout, &arguments, rounds)?;
            println!("{case:<14}{:<10}{}", layout.name, brief(&pair));
            by_layout.insert(layout.name.to_owned(), pair);
        }
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
    case: &str,
    layout: &Layout,
    arguments: &[Argument],
    rounds: usize,
) -> Result<Pair> {
    let steps = WARM_UPS + TIMED;
    let mut pair = Pair::default();
    for _ in 0..rounds {
        pair.jax.push(jax.time(case, layout.name, steps)?);
        let compiled = compile(peapod, folder, layout, arguments)?;
        pair.peapod
            .push(peapod.run(&compiled, &folder.join("inputs"), steps)?);
    }
    Ok(pair)
}

fn compile(
    peapod: &Peapod,
    folder: &Path,
    layout: &Layout,
    arguments: &[Argument],
) -> Result<Compiled> {
    let model = folder.join("step.mlir");
    let shards: Vec<String> = match layout.by_rules {
        true => by_axes(arguments),
        false => vec![],
    };
    let request = Request {
        model: &model,
        target: &target(layout.devices)?,
        mesh: layout.mesh,
        shards: &shards,
        update: layout.update,
        options: &[],
    };
    peapod.compile(&request, &folder.join(layout.name))
}

/// The values of `--shard` for all arguments that are split.
pub fn by_axes(arguments: &[Argument]) -> Vec<String> {
    arguments.iter().filter_map(rule).collect()
}

/// The value of `--shard` for an argument that is split.
fn rule(argument: &Argument) -> Option<String> {
    argument.axes.iter().flatten().next()?;
    let axes = argument.axes.iter().map(|axis| axis.as_deref());
    let axes: Vec<&str> = axes.map(|axis| axis.unwrap_or("-")).collect();
    Some(format!("{}={}", argument.name, axes.join(",")))
}

/// The pod with that many devices; for one device that of this machine.
pub fn target(devices: usize) -> Result<String> {
    let wanted = (devices > 1).then_some(devices);
    let mut pods = Pod::list()?.into_iter();
    let pod = pods.find(|pod| pod.devices() == wanted);
    Ok(pod
        .with_context(|| format!("no pod of {devices} devices"))?
        .name)
}

/// Median of all steps that count.
fn step_seconds(runs: &[Run]) -> f64 {
    let steps = runs.iter().flat_map(|run| run.steps.iter().skip(WARM_UPS));
    tables::median(steps.copied())
}

fn compile_seconds(runs: &[Run]) -> f64 {
    tables::median(runs.iter().map(|run| run.compile_seconds))
}

fn peak_bytes(runs: &[Run]) -> f64 {
    tables::median(runs.iter().map(|run| run.peak_bytes as f64))
}

/// The largest difference of losses, relative to the peer's; infinite where one is missing.
pub fn loss_difference(theirs: &[Run], ours: &[Run]) -> f64 {
    let runs = theirs.iter().zip(ours);
    let differences = runs.flat_map(|(theirs, ours)| {
        let missing = theirs.losses.len() != ours.losses.len();
        let losses = theirs.losses.iter().zip(&ours.losses);
        let relative = |(theirs, ours): (&f64, &f64)| (theirs - ours).abs() / theirs.abs();
        losses.map(relative).chain(missing.then_some(f64::INFINITY))
    });
    differences.fold(0.0, f64::max)
}

fn ratio(pair: &Pair, of: impl Fn(&[Run]) -> f64) -> f64 {
    of(&pair.peapod) / of(&pair.jax)
}

fn brief(pair: &Pair) -> String {
    format!(
        "step {:.2}× of JAX's, memory {:.2}×, losses {:.1e} apart",
        ratio(pair, step_seconds),
        ratio(pair, peak_bytes),
        pair.apart(),
    )
}

fn table(figures: &Figures) -> String {
    let heads = [
        "layout",
        "step, ratio",
        "JAX, ms",
        "Peapod, ms",
        "compile, ratio",
        "peak memory, ratio",
        "losses apart",
    ];
    let mut text = format!(
        "Peapod / JAX {} on {} cores, load {} before the first run. Steps: medians of {TIMED} per \
         round after {WARM_UPS} warm-ups; compiling: ours with start, reading and writing; losses: \
         the largest relative difference of all steps.\n\n",
        figures.jax, figures.cores, figures.load_before,
    );
    text += &row("case", heads);
    text += &row("---", ["---"].into_iter().chain(["---:"; 6]));
    for case in CASES {
        for layout in &LAYOUTS {
            let Some(pair) = figures.cases.get(case).and_then(|by| by.get(layout.name)) else {
                continue;
            };
            text += &row(case, cells(layout, pair));
        }
    }
    text
}

fn cells(layout: &Layout, pair: &Pair) -> [String; 7] {
    let milliseconds = |runs: &[Run]| format!("{:.0}", step_seconds(runs) * 1e3);
    let ratio = |of: fn(&[Run]) -> f64| format!("{:.2}×", ratio(pair, of));
    [
        layout.described.to_owned(),
        ratio(step_seconds),
        milliseconds(&pair.jax),
        milliseconds(&pair.peapod),
        ratio(compile_seconds),
        ratio(peak_bytes),
        format!("{:.0e}", pair.apart()),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(steps: &[f64], losses: &[f64]) -> Run {
        Run {
            compile_seconds: 1.0,
            steps: steps.to_vec(),
            losses: losses.to_vec(),
            peak_bytes: 1,
        }
    }

    #[test]
    fn warm_ups_do_not_count() {
        let runs = [one(&[9.0, 9.0, 9.0, 2.0, 4.0, 3.0], &[]), one(&[9.0], &[])];
        assert_eq!(step_seconds(&runs), 3.0);
    }

    #[test]
    fn losses_are_compared_step_by_step() {
        let pair = |theirs: &[f64], ours: &[f64]| Pair {
            jax: vec![one(&[], theirs)],
            peapod: vec![one(&[], ours)],
        };
        assert_eq!(pair(&[2.0, 4.0], &[2.0, 5.0]).apart(), 0.25);
        assert_eq!(pair(&[2.0, 4.0], &[2.0]).apart(), f64::INFINITY);
    }

    #[test]
    fn only_what_is_split_has_a_rule() {
        let argument = |axes: [Option<&str>; 2]| Argument {
            name: "params['w']".to_owned(),
            shape: vec![8, 8],
            axes: axes.map(|axis| axis.map(str::to_owned)).to_vec(),
        };
        let split = argument([None, Some("model")]);
        assert_eq!(rule(&split).as_deref(), Some("params['w']=-,model"));
        assert_eq!(rule(&argument([None, None])), None);
    }
}
