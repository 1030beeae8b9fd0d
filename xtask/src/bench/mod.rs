//! `cargo xtask bench`: figures as JSON and as the tables of BENCHMARKS.md. Here those of every
//! model on every board.

mod jax;
mod local;
mod peer;
mod pod;
mod scale;
mod tables;

use crate::build::{Builder, DoesNotFit};
use crate::models::{self, Model};
use crate::report::{self, Report};
use crate::repository::Repository;
use crate::{device, list, setup};
use anyhow::{Context, Result, bail};
use peapod_targets::Target;
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

/// The mark of the models that are measured.
const MARK: &str = "micro-first";
/// The last figures, in the repository.
const FIGURES: &str = "benchmarks/micro.json";
/// The page with the tables.
const PAGE: &str = "BENCHMARKS.md";

/// Options of `bench`.
#[derive(clap::Args)]
pub struct Args {
    /// What is measured.
    #[arg(value_enum, default_value_t = Subject::Micro)]
    subject: Subject,
    /// Where the JSON of boards goes besides `benchmarks/micro.json`.
    #[arg(long)]
    report: Option<PathBuf>,
    /// Measure nothing; make the tables again from the JSON in `benchmarks/`.
    #[arg(long)]
    tables_only: bool,
    /// How often pods and their peer take turns.
    #[arg(long, default_value_t = 2)]
    rounds: usize,
}

/// What can be measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Subject {
    /// Instructions, RAM and flash on emulated boards.
    Micro,
    /// Time and memory of training steps on virtual devices, beside JAX.
    Pod,
    /// Size and compile time of one program from few devices to many.
    Compile,
}

/// Figures of all models on all boards, with the peer's.
#[derive(Default, Serialize, serde::Deserialize)]
pub struct Figures {
    /// The compiler of the device code.
    pub rustc: String,
    /// Boards in order, with the names of their chips.
    pub boards: BTreeMap<String, String>,
    /// By model, then by board.
    pub models: BTreeMap<String, BTreeMap<String, Figure>>,
    /// The peer's figures as published with the models.
    pub peer: Map<String, Value>,
}

/// One model on one board.
#[derive(Clone, Serialize, serde::Deserialize)]
#[serde(untagged)]
pub enum Figure {
    /// It ran.
    Measured(Measured),
    /// It is too large; the compiler's words.
    Refused {
        /// Why.
        refused: String,
    },
}

/// What a model costs on a board.
#[derive(Clone, Copy, Serialize, serde::Deserialize)]
pub struct Measured {
    /// Of the first inference.
    pub instructions: u64,
    /// Of checking the model before it.
    pub load_instructions: u64,
    /// Bytes of the arena.
    pub activations: u64,
    /// Bytes of the interpreter's state.
    pub runtime: u64,
    /// Bytes of stack.
    pub stack: u64,
    /// Bytes of program in flash, file access of the test firmware included.
    pub code: u64,
    /// Bytes of the compiled model.
    pub model: u64,
}

/// `cargo xtask bench`.
pub fn run(repository: &Repository, args: &Args) -> Result<bool> {
    match args.subject {
        Subject::Micro => micro(repository, args),
        Subject::Pod => pod::run(repository, args.rounds, args.tables_only),
        Subject::Compile => scale::run(repository, args.tables_only),
    }
}

fn micro(repository: &Repository, args: &Args) -> Result<bool> {
    let path = repository.root.join(FIGURES);
    let figures = if args.tables_only {
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {FIGURES}"))?;
        serde_json::from_str(&text).with_context(|| format!("{FIGURES} is not as expected"))?
    } else {
        let figures = measure(repository)?;
        fs::create_dir_all(path.parent().context("the file lies in a folder")?)?;
        report::save(&figures, &path)?;
        figures
    };
    if let Some(copy) = &args.report {
        report::save(&figures, copy)?;
    }
    tables::write(&repository.root.join(PAGE), &figures)?;
    println!("bench: {FIGURES} and {PAGE} are up to date");
    Ok(true)
}

fn measure(repository: &Repository) -> Result<Figures> {
    let Some(shared) = repository.shared() else {
        bail!("the models lie in ../shared/models, which is not there; set PEAPOD_SHARED");
    };
    let targets = Target::list()?;
    setup::prepare(&targets)?;
    let mut models = models::marked(&shared, MARK)?;
    models.push(models::digits(repository)?);
    let builder = Builder::new(repository)?;
    let mut figures = Figures {
        rustc: crate::process::output(std::process::Command::new("rustc").arg("--version"))?,
        peer: peer::read(&shared)?,
        ..Figures::default()
    };
    for target in &targets {
        if let Some(missing) = list::missing(target) {
            println!("SKIPPED {}: {missing}", target.name);
            continue;
        }
        figures
            .boards
            .insert(target.name.clone(), target.chip_name.clone());
        for model in &models {
            let figure = measure_one(repository, &builder, target, model)?;
            println!("{:<14}{:<26}{}", target.name, model.name, describe(&figure));
            figures
                .models
                .entry(model.name.clone())
                .or_default()
                .insert(target.name.clone(), figure);
        }
    }
    Ok(figures)
}

fn measure_one(
    repository: &Repository,
    builder: &Builder,
    target: &Target,
    model: &Model,
) -> Result<Figure> {
    let folder = repository.image_dir(&target.name, &model.name);
    let image = match builder.image(target, &model.file, &folder) {
        Ok(image) => image,
        Err(error) => {
            let refused = error.downcast::<DoesNotFit>()?;
            return Ok(Figure::Refused {
                refused: refused.in_brief(),
            });
        }
    };
    let first = model
        .cases
        .iter()
        .take(1)
        .map(|case| case.inputs.clone())
        .collect::<Vec<_>>();
    let outcome = device::run(&image, &first)?;
    measured(&report::of_run(&image, &outcome.profile)).context("the device measured too little")
}

fn measured(report: &Report) -> Option<Figure> {
    Some(Figure::Measured(Measured {
        instructions: report.instructions?,
        load_instructions: report.load_instructions?,
        activations: report.ram.activations,
        runtime: report.ram.runtime?,
        stack: report.ram.stack?,
        code: report.flash.code,
        model: report.flash.model,
    }))
}

fn describe(figure: &Figure) -> String {
    match figure {
        Figure::Measured(measured) => {
            format!("{} instructions", report::grouped(measured.instructions))
        }
        Figure::Refused { refused } => refused.clone(),
    }
}
