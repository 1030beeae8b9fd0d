//! `cargo xtask demo`: the digit classifier on an emulated board, then examples that are trained.

use crate::build::Builder;
use crate::device;
use crate::models;
use crate::process;
use crate::report;
use crate::repository::Repository;
use crate::setup;
use anyhow::{Context, Result, ensure};
use peapod_targets::{Suite, Target};
use std::fs;
use std::process::Command;

/// `cargo xtask demo`.
pub fn run(repository: &Repository) -> Result<bool> {
    let target = board()?;
    setup::prepare(std::slice::from_ref(&target))?;
    let model = models::digits(repository)?;
    let folder = repository.image_dir(&target.name, &model.name);
    println!("compiling {} for {}", model.file.display(), target.name);
    let image = Builder::for_boards(repository)?.image(&target, &model.file, &folder)?;
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
        report::table(&report::of_run(&image, &outcome.profile))
    );
    model
        .check(&image.compiled, &outcome.outputs)
        .context("the board disagrees with the reference")?;
    println!("every output equals the reference, byte for byte");
    sensors(repository, &target)?;
    Ok(true)
}

/// Examples of sensors that are trained here, and what their boards must reach: a measure and its
/// least value.
const SENSORS: [(&str, &str, f64); 2] = [("anomaly", "auc", 0.97), ("gesture", "accuracy", 0.85)];

/// Trains and deploys the examples of sensors.
fn sensors(repository: &Repository, board: &Target) -> Result<()> {
    let builder = Builder::new(repository)?;
    for (name, measure, least) in SENSORS {
        let folder = repository.root.join("examples").join(name);
        let run = repository.target_dir.join("demo").join(name);
        let report = run.join("deployed.json");
        if run.exists() {
            fs::remove_dir_all(&run)?;
        }
        println!("\n{name}: trained here, then on {}", board.name);
        process::shown(Command::new("python3").arg(folder.join("data.py")))?;
        let experiment = folder.join(format!("{name}.toml"));
        let mut train = builder.peapod();
        process::shown(train.arg("train").arg(experiment).arg("--out").arg(&run))?;
        let mut deploy = builder.peapod();
        deploy.current_dir(&repository.root).arg("deploy").arg(&run);
        deploy
            .args(["--target", &board.name, "--report"])
            .arg(&report);
        process::shown(&mut deploy)?;
        let report: serde_json::Value = report::read(&report)?;
        ensure!(
            report["differ"] == 0,
            "{name}: outputs of {} samples differ on the board",
            report["differ"]
        );
        let found = report[measure]["device"].as_f64();
        ensure!(
            found.is_some_and(|found| found >= least),
            "{name}: expected {measure} of {least} or more on the board, found {found:?}"
        );
    }
    Ok(())
}

/// The board whose file says so.
fn board() -> Result<Target> {
    let mut targets = Target::list()?.into_iter();
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
