//! Firmware in C: `model.o` and the static library, linked by a C compiler.

use super::tally::Tally;
use crate::build::{Builder, PROFILE};
use crate::models::Model;
use crate::repository::Repository;
use crate::setup::C_COMPILER;
use crate::toolchain::Toolchain;
use crate::{device, elf, list, models, process};
use anyhow::{Result, ensure};
use peapod_targets::{Suite, Target};
use std::fs;
use std::process::Command;

/// An example in C: its folder, its model, and what it prints where all is well.
struct Example {
    name: &'static str,
    model: fn(&Repository) -> Result<Model>,
    wanted: &'static str,
}

const EXAMPLES: [Example; 2] = [
    Example {
        name: "c-firmware",
        model: models::digits,
        wanted: "0 of 3 wrong",
    },
    Example {
        name: "custom-op",
        model: models::custom_op,
        wanted: "0 of 8 wrong",
    },
];

/// Builds and runs them on every target that asks for it.
pub fn run(repository: &Repository, builder: &Builder, targets: &[Target], tally: &Tally) {
    for target in targets
        .iter()
        .filter(|target| target.suites.contains(&Suite::CFirmware))
    {
        for example in &EXAMPLES {
            let name = format!("{} examples/{}", target.name, example.name);
            let missing = list::missing(target).or_else(|| {
                let programs = [C_COMPILER, "make", "cc"].into_iter();
                programs
                    .filter(|program| process::find(program).is_none())
                    .map(|p| format!("no {p}"))
                    .next()
            });
            match missing {
                Some(missing) => tally.skip(&name, &missing),
                None => tally.note(&name, build_and_run(repository, builder, target, example)),
            }
        }
    }
}

/// Returns the line it printed.
fn build_and_run(
    repository: &Repository,
    builder: &Builder,
    target: &Target,
    example: &Example,
) -> Result<String> {
    let folder = repository.image_dir(&target.name, example.name);
    let model = (example.model)(repository)?;
    builder.compile(target, &model.file, &folder)?;
    let mut cargo = Toolchain::require(target)?.firmware_build(repository, target, PROFILE);
    process::output(cargo.args(["--package", "peapod-micro-c"]))?;
    let library = repository
        .cross_dir()
        .join(&target.chip.rustc_target)
        .join(PROFILE);
    let folder = fs::canonicalize(folder)?;
    let mut make = Command::new("make");
    make.arg("--silent")
        .arg("-C")
        .arg(repository.root.join("examples").join(example.name));
    make.arg(format!("BUILD={}", folder.display()));
    make.arg(format!(
        "LIBRARY={}",
        library.join("libpeapod_micro_c.a").display()
    ));
    process::output(&mut make)?;
    let forbidden = elf::read(&folder.join("firmware.elf"))?.forbidden;
    ensure!(
        forbidden.is_empty(),
        "panic paths or a heap in the image: {}",
        forbidden.join(", ")
    );
    let said = device::emulate(target, &folder.join("firmware.elf"), &folder)?;
    let wanted = example.wanted;
    ensure!(
        said.contains(wanted),
        "it printed `{said}`, expected `{wanted}`"
    );
    Ok(said.lines().last().unwrap_or_default().to_owned())
}
