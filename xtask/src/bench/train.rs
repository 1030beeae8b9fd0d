//! `cargo xtask bench train`: whole trainings beside JAX and optax, on one virtual device and on
//! eight.

use anyhow::{Context, Result, ensure};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use super::local::Peapod;
use super::tables::{self, row};
use crate::repository::Repository;
use crate::{process, python, report};

/// The last figures, in the repository.
const FIGURES: &str = "benchmarks/train.json";
/// Experiments, the script of the peer and its packages.
const FOLDER: &str = "benchmarks/train";
/// What is trained.
const CASES: [&str; 3] = ["digits", "ds_cnn", "transformer"];
/// Numbers of devices.
const DEVICES: [usize; 2] = [1, 8];
/// Steps of a run; the first ones warm up.
const STEPS: usize = 40;
const WARM_UP: usize = 8;

/// All figures.
#[derive(Serialize, Deserialize)]
struct Figures {
    cores: usize,
    /// Processes that ran or waited before the first run, on average over a minute.
    load_before: String,
    cases: Vec<Case>,
}

/// One training on so many devices on both sides.
#[derive(Serialize, Deserialize)]
struct Case {
    name: String,
    devices: usize,
    parameters: usize,
    ours: Times,
    jax: Times,
}

/// Seconds, the least of all rounds.
#[derive(Clone, Copy, Serialize, Deserialize)]
struct Times {
    /// The median of the steps of a run, with their batches.
    step: f64,
    /// From the start of the process to the end of a first step.
    first: f64,
}

impl Times {
    const NONE: Self = Self {
        step: f64::INFINITY,
        first: f64::INFINITY,
    };

    fn least(self, other: Self) -> Self {
        Self {
            step: self.step.min(other.step),
            first: self.first.min(other.first),
        }
    }
}

/// What the script says of a training.
#[derive(Deserialize)]
struct Said {
    seconds: Vec<f64>,
    first: f64,
    parameters: usize,
    losses: Vec<f64>,
}

/// Where both sides are, and the samples.
struct Sides {
    peapod: Peapod,
    python: PathBuf,
    folder: PathBuf,
    work: PathBuf,
}

/// Measures, or only makes the table again; true if both sides learn.
pub fn run(
    repository: &Repository,
    (rounds, tables_only): (usize, bool),
    program: Option<&Path>,
) -> Result<bool> {
    ensure!(rounds > 0, "no rounds: give --rounds 1 or more");
    let path = repository.root.join(FIGURES);
    let measure = (!tables_only).then_some(|| measure(repository, rounds, program));
    let figures: Figures = report::kept_or(&path, measure)?;
    let page = repository.root.join(super::PAGE);
    tables::replace(&page, "train", &table(&figures))?;
    println!("bench: {FIGURES} and {} are up to date", super::PAGE);
    Ok(true)
}

fn measure(repository: &Repository, rounds: usize, program: Option<&Path>) -> Result<Figures> {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let folder = repository.root.join(FOLDER);
    let requirements = folder.join("requirements.txt");
    let sides = Sides {
        peapod: match program {
            Some(program) => Peapod::at(program),
            None => Peapod::build(repository)?,
        },
        python: python::environment(&repository.target_dir.join("optax"), &requirements)?,
        folder,
        work: repository.target_dir.join("bench-train"),
    };
    fs::create_dir_all(&sides.work)?;
    process::output(sides.script().arg("data").arg(&sides.work))?;
    let mut cases = Vec::new();
    for name in CASES {
        for devices in DEVICES {
            let case = sides.case(name, devices, rounds)?;
            let ratio = case.ours.step / case.jax.step;
            println!("{name} on {devices}: {ratio:.2} of JAX");
            cases.push(case);
        }
    }
    Ok(Figures {
        cores: std::thread::available_parallelism()?.get(),
        load_before: load.split(' ').next().unwrap_or_default().to_owned(),
        cases,
    })
}

impl Sides {
    fn script(&self) -> Command {
        let mut command = Command::new(&self.python);
        command.arg(self.folder.join("train.py"));
        command
    }

    /// Both alternate, so that other load of the machine affects both.
    fn case(&self, name: &str, devices: usize, rounds: usize) -> Result<Case> {
        let mut case = Case {
            name: name.to_owned(),
            devices,
            parameters: 0,
            ours: Times::NONE,
            jax: Times::NONE,
        };
        for _ in 0..rounds {
            let (ours, parameters) = self.ours(name, devices)?;
            let said = self.jax(name, devices)?;
            ensure!(
                said.parameters == parameters,
                "{name}: {parameters} parameters, {} of JAX",
                said.parameters
            );
            let losses = &said.losses;
            ensure!(
                losses.iter().all(|it| it.is_finite()),
                "{name}: JAX yields {losses:?}"
            );
            case.parameters = parameters;
            case.ours = case.ours.least(ours);
            case.jax = case.jax.least(Times {
                step: tables::median(said.seconds.into_iter().skip(WARM_UP)),
                first: said.first,
            });
        }
        Ok(case)
    }

    fn jax(&self, name: &str, devices: usize) -> Result<Said> {
        let mut command = self.script();
        command.args(["time", name]).arg(&self.work);
        command.args([devices.to_string(), STEPS.to_string()]);
        serde_json::from_str(&process::output(&mut command)?).context("no figures of JAX")
    }

    /// Times of our side, and how many parameters there are.
    fn ours(&self, name: &str, devices: usize) -> Result<(Times, usize)> {
        let began = Instant::now();
        self.train(name, devices, 1)?;
        let first = began.elapsed().as_secs_f64();
        let run = self.train(name, devices, STEPS)?;
        let text = fs::read_to_string(run.join("metrics.jsonl"))?;
        let lines = text.lines().map(serde_json::from_str);
        let events = lines.collect::<Result<Vec<Value>, _>>()?;
        let at = events.iter().filter(|it| it.get("split").is_none());
        let at: Vec<f64> = at.filter_map(|it| it["seconds"].as_f64()).collect();
        ensure!(at.len() == STEPS, "{name}: {} steps of {STEPS}", at.len());
        let each = at.windows(2).map(|pair| pair[1] - pair[0]);
        let times = Times {
            step: tables::median(each.skip(WARM_UP)),
            first,
        };
        Ok((times, parameters(&run.join("parameters.safetensors"))?))
    }

    fn train(&self, name: &str, devices: usize, steps: usize) -> Result<PathBuf> {
        let run = self.work.join(format!("{name}-{devices}-{steps}"));
        if run.exists() {
            fs::remove_dir_all(&run)?;
        }
        let samples = self.work.join(format!("{name}.npz"));
        let mut command = Command::new(self.peapod.program());
        command
            .arg("train")
            .arg(self.folder.join(format!("{name}.toml")));
        for setting in [
            format!("data.source.path={}", toml_string(&samples)),
            format!("run.steps={steps}"),
            format!("run.mesh=\"data={devices}\""),
        ] {
            command.arg("--set").arg(setting);
        }
        process::output(command.arg("--out").arg(&run))?;
        Ok(run)
    }
}

fn toml_string(path: &Path) -> String {
    format!("{:?}", path.display().to_string())
}

/// Elements of all tensors of a file, by its header.
fn parameters(path: &Path) -> Result<usize> {
    let bytes = fs::read(path)?;
    let length = bytes.first_chunk::<8>().context("no header")?;
    let length = usize::try_from(u64::from_le_bytes(*length))?;
    let header = bytes.get(8..8 + length).context("a header that is cut")?;
    let header: Value = serde_json::from_slice(header)?;
    let tensors = header.as_object().context("no tensors")?.values();
    let shapes = tensors.filter_map(|it| it["shape"].as_array());
    let extents = |shape: &Vec<Value>| -> u64 { shape.iter().filter_map(Value::as_u64).product() };
    Ok(usize::try_from(shapes.map(extents).sum::<u64>())?)
}

fn table(figures: &Figures) -> String {
    let mut text = format!(
        "Peapod / JAX and optax on {} cores, load {} before the first run; the median of the steps \
         of a run with their batches, the least of all rounds. First: from the start of the \
         process to the end of a first step; of ours to the end of a run of one step.\n\n",
        figures.cores, figures.load_before
    );
    let heads = [
        "devices",
        "parameters",
        "ms a step",
        "JAX",
        "ratio",
        "first, s",
        "JAX",
    ];
    text += &tables::head("network", &heads);
    for case in &figures.cases {
        let cells = [
            case.devices.to_string(),
            report::grouped(case.parameters as u64),
            format!("{:.2}", case.ours.step * 1e3),
            format!("{:.2}", case.jax.step * 1e3),
            format!("{:.2}", case.ours.step / case.jax.step),
            format!("{:.2}", case.ours.first),
            format!("{:.2}", case.jax.first),
        ];
        text += &row(&case.name, cells);
    }
    text
}
