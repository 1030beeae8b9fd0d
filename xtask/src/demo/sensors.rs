//! Part of `cargo xtask demo`: networks of sensors, trained and run on an emulated board.

use crate::build::Builder;
use crate::process;
use crate::report;
use crate::repository::Repository;
use anyhow::{Result, ensure};
use peapod_targets::Target;
use std::fs;
use std::process::Command;

/// Examples of sensors that are trained here, and what their boards must reach: a measure and its
/// least value.
const SENSORS: [(&str, &str, f64); 2] = [("anomaly", "auc", 0.97), ("gesture", "accuracy", 0.85)];

/// Trains and deploys them.
pub fn run(repository: &Repository, board: &Target, builder: &Builder<'_>) -> Result<()> {
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
