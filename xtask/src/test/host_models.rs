//! Models on this machine: `peapod run` gives the same bytes as the boards.

use super::tally::Tally;
use crate::build::Builder;
use crate::models::{self, Model};
use crate::process;
use crate::repository::Repository;
use anyhow::{Context, Result};
use peapod_targets::Target;
use std::fs;

/// Runs every model on the host.
pub fn run(repository: &Repository, builder: &Builder, models: &[Model], tally: &Tally) {
    for model in models {
        let name = format!("host {}", model.name);
        let ran = run_one(repository, builder, model);
        tally.note(&name, ran.map(|()| format!("{} cases", model.cases.len())));
    }
}

fn run_one(repository: &Repository, builder: &Builder, model: &Model) -> Result<()> {
    let folder = repository.image_dir("host", &model.name);
    let builder = builder.telling(&model.options);
    let compiled = builder.compile(&roomiest()?, &model.file, &folder)?;
    let mut command = builder.peapod();
    command.arg("run").arg(folder.join("model.pea"));
    let declaration = models::declaration(&model.file);
    if declaration.is_file() {
        command.arg("--custom-ops").arg(declaration);
    }
    let mut outputs = Vec::new();
    for (number, case) in model.cases.iter().enumerate() {
        for (index, input) in case.inputs.iter().enumerate() {
            let file = folder.join(format!("in_{number}_{index}.bin"));
            fs::write(&file, input)?;
            command.arg("--input").arg(file);
        }
        for index in 0..case.expected.len() {
            let file = folder.join(format!("out_{number}_{index}.bin"));
            command.arg("--output").arg(&file);
            outputs.push(file);
        }
    }
    process::output(&mut command)?;
    let read = |file| fs::read(file).context("peapod wrote too few outputs");
    let found = outputs.iter().map(read).collect::<Result<Vec<_>>>()?;
    let per_case = compiled.outputs.len().max(1);
    let found: Vec<_> = found.chunks(per_case).map(<[_]>::to_vec).collect();
    model.check(&compiled, &found)
}

/// A target that every model fits: on the host only the compiled model matters.
fn roomiest() -> Result<Target> {
    let targets = Target::emulated()?.into_iter();
    let by_memory = |target: &Target| target.budget.flash_bytes.min(target.budget.ram_bytes);
    targets.max_by_key(by_memory).context("there is no target")
}
