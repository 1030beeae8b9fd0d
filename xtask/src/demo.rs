//! `cargo xtask demo`: the digit classifier on an emulated board, then examples that are trained.

mod keywords;
mod sensors;

use crate::build::Builder;
use crate::device;
use crate::models;
use crate::report;
use crate::repository::Repository;
use crate::setup;
use anyhow::{Context, Result};
use peapod_targets::{Suite, Target};

/// `cargo xtask demo`.
pub fn run(repository: &Repository) -> Result<bool> {
    let target = board()?;
    setup::prepare(std::slice::from_ref(&target))?;
    let model = models::digits(repository)?;
    let folder = repository.image_dir(&target.name, &model.name);
    println!("compiling {} for {}", model.file.display(), target.name);
    let builder = Builder::new(repository)?;
    let image = builder.image(&target, &model.file, &folder)?;
    println!(
        "running {} images of 8x8 pixels on the emulated board\n",
        model.cases.len()
    );
    let outcome = device::run(&image, &model.inputs())?;
    let labels = repository.root.join("examples/digits/labels.json");
    let labels: Vec<usize> = report::read(&labels)?;
    let mut right = 0;
    println!("image  label  prediction");
    for (number, (outputs, label)) in outcome.outputs.iter().zip(&labels).enumerate() {
        let prediction = outputs.first().map_or(0, |scores| best(scores));
        right += usize::from(prediction == *label);
        let mark = if prediction == *label { "" } else { "  wrong" };
        println!("{number:>5}  {label:>5}  {prediction:>10}{mark}");
    }
    println!("{right} of {} right\n", labels.len());
    print!(
        "{}",
        report::table(&report::of_run(&image, &outcome.profile, None))
    );
    model
        .check(&image.compiled, &outcome.outputs)
        .context("the board disagrees with the reference")?;
    println!("every output equals the reference, byte for byte");
    keywords::run(repository, &target, &builder)?;
    sensors::run(repository, &target, &builder)?;
    Ok(true)
}

/// The board whose file says so.
fn board() -> Result<Target> {
    let mut targets = Target::emulated()?.into_iter();
    targets
        .find(|target| target.suites.contains(&Suite::Demo))
        .context("no target has the suite `demo`")
}

/// Position of the largest of some int8 scores.
fn best(scores: &[u8]) -> usize {
    let scores = scores.iter().map(|&byte| byte as i8).enumerate();
    scores
        .rev()
        .max_by_key(|&(_, score)| score)
        .map_or(0, |(index, _)| index)
}
