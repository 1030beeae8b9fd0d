//! Modelled cycles of a small model, against another program for the same beside the checkout, and
//! what an emulator's plugin counted against what the firmware did.

use super::tally::Tally;
use crate::build::Builder;
use crate::models::Model;
use crate::repository::Repository;
use crate::{cycles, device, list};
use anyhow::{Context, Result, ensure};
use peapod_targets::{Suite, Target};
use std::path::Path;

/// What cycles may be apart from the other program's.
const TOLERANCE: f64 = 0.01;

/// Instructions around an inference that the firmware leaves out of its counts and the plugin does
/// not, or the other way around.
const AROUND: u64 = 16;

/// A model on the boards that ask for figures.
pub fn run(
    repository: &Repository,
    builder: &Builder<'_>,
    (targets, model): (&[Target], &Model),
    tally: &Tally,
) {
    let asking = |target: &&Target| target.suites.contains(&Suite::Figures);
    for target in targets.iter().filter(asking) {
        let name = format!("{} modelled cycles of {}", target.name, model.name);
        if let Some(missing) = list::missing(target) {
            tally.skip(&name, &missing);
            continue;
        }
        let tool = repository.shared().map(|shared| shared.join(cycles::TOOL));
        let Some(tool) = tool.filter(|tool| tool.is_file()) else {
            let why = format!("no ../shared/{} to compare with", cycles::TOOL);
            tally.skip(&name, &why);
            continue;
        };
        match one(repository, builder, (target, model), &tool) {
            Ok(Some(detail)) => tally.pass(&name, &detail),
            Ok(None) => tally.skip(&name, "no C compiler, or an emulator without plugins"),
            Err(error) => tally.fail(&name, &error),
        }
    }
}

fn one(
    repository: &Repository,
    builder: &Builder<'_>,
    (target, model): (&Target, &Model),
    tool: &Path,
) -> Result<Option<String>> {
    let folder = repository
        .image_dir(&target.name, &model.name)
        .join("cycles");
    let image = builder.image(target, &model.file, &folder)?;
    let first = model.cases.first().context("a model has cases")?;
    let outcome = device::run(&image, std::slice::from_ref(&first.inputs))?;
    let Some(estimate) = cycles::estimate(repository, &image, &outcome.profile)? else {
        return Ok(None);
    };
    let counted = outcome.profile.runs.first().context("it ran")?;
    let off = estimate.run.instructions.abs_diff(*counted);
    ensure!(
        off <= AROUND,
        "the plugin counted {} instructions, the firmware {counted}",
        estimate.run.instructions
    );
    let beside = cycles::beside(&image, tool)?;
    let (ours, theirs) = beside.context("the program does not know the core")?;
    let share = ours / theirs - 1.0;
    ensure!(
        share.abs() <= TOLERANCE,
        "{ours} cycles, expected {theirs} within 1 %"
    );
    let beside = format!("{:+.4} % from {}", 100.0 * share, cycles::TOOL);
    Ok(Some(format!("{ours} cycles, {beside}")))
}
