//! Images for chips that nothing emulates: that they link, how large they are, and that what a
//! chip's boot code looks for is where its file says.

use super::tally::Tally;
use crate::build::{Builder, Image};
use crate::models::Model;
use crate::report::grouped;
use crate::repository::Repository;
use crate::toolchain::Toolchain;
use crate::{device, list, process};
use anyhow::{Context, Result, bail, ensure};
use object::{Object, ObjectSection};
use peapod_targets::{Runner, Section, Suite, Target, Word};
use std::fs;

/// Links a model for every chip with memories whose bare-metal Rust is there. All share cargo's
/// folder, so that those of one core have all but the firmware in common.
pub fn run(repository: &Repository, builder: &Builder, model: &Model, tally: &Tally) -> Result<()> {
    for target in Target::chips()? {
        let name = format!("{} {} links", target.name, model.name);
        let triple = &target.chip.rustc_target;
        if Toolchain::find(triple).is_none() {
            let why = format!("no bare-metal Rust; `rustup target add {triple}`");
            tally.skip(&name, &why);
            continue;
        }
        tally.note(&name, linked(repository, builder, &target, model));
    }
    Ok(())
}

/// Runs a model on a board that is emulated, but by way of a debug probe: RTT, and a program that
/// stands for probe-rs.
pub fn by_probe(repository: &Repository, builder: &Builder, model: &Model, tally: &Tally) {
    let name = format!("{} by RTT", model.name);
    if process::find("python3").is_none() {
        return tally.skip(&name, "no python3, which stands for probe-rs");
    }
    let boards = Target::emulated().unwrap_or_default();
    let is_demo = |it: &&Target| it.suites.contains(&Suite::Demo) && list::missing(it).is_none();
    let Some(board) = boards.iter().find(is_demo) else {
        return tally.skip(&name, "no emulated board that shows demos");
    };
    tally.note(&name, probed(repository, builder, board, model));
}

fn probed(
    repository: &Repository,
    builder: &Builder,
    board: &Target,
    model: &Model,
) -> Result<String> {
    let Some(Runner::Qemu {
        binary, machine, ..
    }) = &board.runner
    else {
        bail!("{} is not emulated", board.name);
    };
    let mut target = board.clone();
    // Its memory for the linker and its timer are not those of the emulated board.
    target.name += "-by-probe";
    target.runner = Some(Runner::ProbeRs {
        chip: Some(machine.clone()),
        args: vec![binary.clone()],
    });
    let builder = builder.probing_with(&repository.root.join("xtask/src/test/probe_rs.py"));
    let folder = repository.image_dir(&target.name, "by-probe");
    let image = builder.image(&target, &model.file, &folder)?;
    let outcome = device::run_built(&builder, &image, &model.inputs())?;
    model.check(&image.compiled, &outcome.outputs)?;
    ensure!(
        outcome.profile.steps.len() == image.compiled.ops.len(),
        "expected a profile of {} steps, found {}",
        image.compiled.ops.len(),
        outcome.profile.steps.len()
    );
    let first = outcome.profile.runs.first().copied().unwrap_or_default();
    let cases = model.cases.len();
    Ok(format!(
        "{cases} cases on {}, {} ticks",
        board.name,
        grouped(first)
    ))
}

fn linked(
    repository: &Repository,
    builder: &Builder,
    target: &Target,
    model: &Model,
) -> Result<String> {
    let folder = repository.image_dir(&target.name, &model.name);
    let image = builder.image(target, &model.file, &folder)?;
    let forbidden = &image.contents.forbidden;
    ensure!(
        forbidden.is_empty(),
        "panic paths or a heap in the image: {}",
        forbidden.join(", ")
    );
    sections(&image)?;
    let flash = image.contents.flash;
    Ok(format!(
        "{} + {} bytes of flash, {} bytes of activations",
        grouped(flash.code),
        grouped(flash.model),
        grouped(image.compiled.ram.activations)
    ))
}

/// What the chip's file says of sections holds in the image.
fn sections(image: &Image) -> Result<()> {
    let bytes = fs::read(&image.elf)?;
    let file = object::File::parse(&*bytes)?;
    for section in &image.target.chip.sections {
        let Section {
            name,
            region,
            words,
            ..
        } = section;
        let there = file.section_by_name(name);
        let there = there.with_context(|| format!("no section {name} in the image"))?;
        let mut regions = image.target.regions.iter();
        let region = regions.find(|it| it.name == *region);
        let origin = region.context("the file was checked")?.origin;
        let (address, size) = (there.address(), there.size());
        ensure!(
            address == origin && size > 0,
            "section {name}: expected some bytes at {origin:#x}, found {size} at {address:#x}"
        );
        let (found, _) = there.data()?.as_chunks::<4>();
        for (word, found) in words.iter().zip(found) {
            let found = u32::from_le_bytes(*found);
            let holds = match word {
                Word::Number(number) => *number == found,
                Word::Expression(_) => found != 0,
            };
            ensure!(holds, "section {name}: expected {word:?}, found {found:#x}");
        }
    }
    Ok(())
}
