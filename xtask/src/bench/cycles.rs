//! `cargo xtask bench cycles`: cycles of models on the cores of emulated boards, modelled, beside
//! what they are by another program for the same.

use super::measure::{boards, models};
use super::tables::{head, replace, row};
use super::{Args, PAGE};
use crate::build::{Builder, DoesNotFit};
use crate::cycles;
use crate::models::Model;
use crate::report::{self, grouped};
use crate::repository::Repository;
use crate::{device, setup};
use anyhow::{Context, Result, bail};
use peapod_targets::Target;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The last figures, in the repository.
const FIGURES: &str = "benchmarks/cycles.json";

/// What cycles may be apart from the other program's.
const TOLERANCE: f64 = 0.01;

/// A model on a board.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Figure {
    /// Instructions of the first inference.
    instructions: u64,
    /// Cycles of it, modelled.
    cycles: u64,
    /// How far they are from the other program's, as a share of those; where it knows the core.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    beside: Option<f64>,
}

/// Models on a board.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Board {
    /// Name of its chip.
    chip: String,
    /// By name.
    models: BTreeMap<String, Figure>,
}

type Figures = BTreeMap<String, Board>;

/// Measures and writes figures and page; fails where cycles are not the other program's.
pub fn run(repository: &Repository, args: &Args) -> Result<bool> {
    let path = repository.root.join(FIGURES);
    let mut figures: Figures = match path.is_file() {
        true => report::read(&path)?,
        false => Figures::new(),
    };
    if !args.tables_only {
        let Some(shared) = repository.shared() else {
            bail!("the models are in ../shared/models, which is not there; set PEAPOD_SHARED");
        };
        let models = models(repository, &shared, &args.filter)?;
        let builder = Builder::new(repository)?;
        for target in boards(&args.filter)? {
            if target.chip.cycles.is_none() || target.arenas().count() > 1 {
                continue;
            }
            setup::prepare(std::slice::from_ref(&target))?;
            let measured = measure(repository, &builder, &target, &models)?;
            // Other models are as they were.
            if let Some(kept) = figures.get_mut(&target.name) {
                kept.models.extend(measured.models);
                report::save(&figures, &path)?;
                continue;
            }
            figures.insert(target.name, measured);
            report::save(&figures, &path)?;
        }
    }
    replace(&repository.root.join(PAGE), "cycles", &tables(&figures))?;
    println!("bench: {FIGURES} and {PAGE} are up to date");
    Ok(agrees(&figures))
}

/// Whether cycles are those of the other program; says where they are not.
fn agrees(figures: &Figures) -> bool {
    let mut agrees = true;
    for (board, Board { models, .. }) in figures {
        for (model, figure) in models {
            if let Some(off) = figure.beside.filter(|off| off.abs() > TOLERANCE) {
                println!(
                    "{model} on {board}: {:+.2} % from {}",
                    100.0 * off,
                    cycles::TOOL
                );
                agrees = false;
            }
        }
    }
    agrees
}

/// Every model that the board has room for.
fn measure(
    repository: &Repository,
    builder: &Builder<'_>,
    target: &Target,
    models: &[Model],
) -> Result<Board> {
    let mut figures = BTreeMap::new();
    for model in models {
        match one(repository, builder, target, model) {
            Ok(Some(figure)) => drop(figures.insert(model.name.clone(), figure)),
            Ok(None) => bail!("no cycles of {} were modelled", target.name),
            Err(error) if error.is::<DoesNotFit>() => {
                println!("{:<14}{:<26}does not fit", target.name, model.name);
            }
            Err(error) => return Err(error.context(model.name.clone())),
        }
    }
    Ok(Board {
        chip: target.chip_name.clone(),
        models: figures,
    })
}

/// A model on its first input, whose outputs must be those recorded.
fn one(
    repository: &Repository,
    builder: &Builder<'_>,
    target: &Target,
    model: &Model,
) -> Result<Option<Figure>> {
    let folder = repository
        .image_dir(&target.name, &model.name)
        .join("cycles");
    let image = builder.image(target, &model.file, &folder)?;
    let first = model.cases.first().context("a model has cases")?;
    let outcome = device::run(&image, std::slice::from_ref(&first.inputs))?;
    model.check_first(&image.compiled, &outcome.outputs)?;
    let Some(estimate) = cycles::estimate(repository, &image, &outcome.profile)? else {
        return Ok(None);
    };
    let tool = repository.shared().map(|shared| shared.join(cycles::TOOL));
    let beside = match tool.filter(|tool| tool.is_file()) {
        Some(tool) => cycles::beside(&image, &tool)?,
        None => {
            println!("SKIPPED comparison: there is no ../shared/{}", cycles::TOOL);
            None
        }
    };
    let beside = beside.map(|(ours, theirs)| ours / theirs - 1.0);
    let figure = Figure {
        instructions: estimate.run.instructions,
        cycles: estimate.run.cycles.round() as u64,
        beside,
    };
    println!(
        "{:<14}{:<26}{:>13} instructions, {:>13} cycles{}",
        target.name,
        model.name,
        grouped(figure.instructions),
        grouped(figure.cycles),
        beside.map_or_else(String::new, |off| {
            format!(", {:+.4} % from {}", 100.0 * off, cycles::TOOL)
        }),
    );
    Ok(Some(figure))
}

/// A table of each board.
fn tables(figures: &Figures) -> String {
    let each = figures.iter().map(|(name, board)| table(name, board));
    each.collect::<Vec<_>>().join("\n")
}

fn table(name: &str, board: &Board) -> String {
    let columns = [
        "instructions",
        "cycles",
        "per instruction",
        "from m4_cycles.py",
    ];
    let mut text = format!("{name} (`{}`):\n\n{}", board.chip, head("model", &columns));
    for (model, figure) in &board.models {
        let cells = [
            grouped(figure.instructions),
            grouped(figure.cycles),
            format!("{:.3}", figure.cycles as f64 / figure.instructions as f64),
            figure
                .beside
                .map_or_else(String::new, |share| format!("{:+.3} %", 100.0 * share)),
        ];
        text += &row(model, cells);
    }
    text
}
