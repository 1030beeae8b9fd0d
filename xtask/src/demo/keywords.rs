//! Part of `cargo xtask demo`: spoken words, from synthesised sounds to an emulated board that
//! takes samples.

use crate::build::Builder;
use crate::process;
use crate::report;
use crate::repository::Repository;
use crate::setup;
use anyhow::{Result, ensure};
use peapod_targets::Target;
use serde::Deserialize;
use std::fs;
use std::process::Command;

/// What this program needs of the report of `peapod deploy`.
#[derive(Deserialize)]
struct Deployed {
    differ: Option<usize>,
    device_samples: Option<usize>,
}

/// Makes the sounds, trains, and deploys; without the programs that speak it says that it does not.
pub fn run(repository: &Repository, target: &Target, builder: &Builder<'_>) -> Result<()> {
    if let Err(error) = setup::prepare_speech() {
        println!("SKIPPED keywords: {error:#}");
        return Ok(());
    }
    let example = repository.root.join("examples/keywords");
    process::shown(Command::new("python3").arg(example.join("make_words.py")))?;
    let run = repository.target_dir.join("demo/keywords");
    if run.exists() {
        fs::remove_dir_all(&run)?;
    }
    let mut train = builder.peapod();
    train.arg("train").arg(example.join("keywords.toml"));
    process::shown(train.arg("--out").arg(&run))?;
    let deployed = run.join("deployed.json");
    let mut deploy = builder.peapod();
    deploy.current_dir(&repository.root).arg("deploy").arg(&run);
    deploy.args(["--target", &target.name, "--report"]);
    process::shown(deploy.arg(&deployed))?;
    let deployed: Deployed = report::read(&deployed)?;
    ensure!(
        deployed.differ == Some(0) && deployed.device_samples > Some(0),
        "the board says other words than this machine"
    );
    Ok(())
}
