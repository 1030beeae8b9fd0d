//! `peapod target`: the targets there are, and files of boards of one's own.

use std::path::Path;

use peapod_diagnostic::{Result, bail, code};
use peapod_targets::{
    Chip, Pod, Region, Role, Runner, SCHEMA_FILE, Target, new_board, schema, usual_chip,
};
use serde::Serialize;

use crate::Staging;
use crate::staging::STANDARD_OUTPUT;

/// A target, in a line.
#[derive(Clone, Debug, Serialize)]
pub struct Listed {
    /// Its name.
    pub name: String,
    /// Whether it is a board, a chip by itself, or a pod.
    pub kind: Kind,
    /// The chip.
    pub chip: Option<String>,
    /// What microcontrollers are.
    #[serde(flatten)]
    pub micro: Option<Micro>,
    /// Devices of a pod, if its mesh does not say how many there are.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub devices: Option<usize>,
    /// What runs programs: an engine, an emulator, `probe-rs`, or nothing that is known.
    pub runner: Option<String>,
}

/// What a target is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Of a microcontroller.
    Board,
    /// A microcontroller with its own memories.
    Chip,
    /// Of accelerators.
    Pod,
}

/// What a microcontroller has.
#[derive(Clone, Debug, Serialize)]
pub struct Micro {
    /// What people call its core.
    pub core: String,
    /// Target triple of rustc.
    pub rustc_target: String,
    /// Floats in hardware: `none`, `single` or `double`.
    pub fpu: &'static str,
    /// Products of integers at once: `scalar`, `dsp` or `mve`.
    pub products: &'static str,
    /// Clock of the core.
    pub clock_hz: u32,
    /// Bytes of flash that an image may take.
    pub flash_bytes: u64,
    /// Bytes of RAM that an image may take.
    pub ram_bytes: u64,
    /// What the timer counts.
    pub counts: &'static str,
    /// Current for each MHz, in microamperes, where it is published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub active_ua_per_mhz: Option<f64>,
    /// Memories.
    pub regions: Vec<Memory>,
}

/// A memory of a microcontroller.
#[derive(Clone, Debug, Serialize)]
pub struct Memory {
    /// Its name.
    pub name: String,
    /// First address.
    pub origin: u64,
    /// Bytes.
    pub length: u64,
    /// What is in it.
    pub roles: Vec<&'static str>,
    /// Cycles that the core waits for a word, where that is published.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wait_states: Option<u32>,
}

/// Every target there is: boards, then chips, then pods.
///
/// # Errors
///
/// None of a build whose tests pass: all files are part of it.
pub fn list() -> Result<Vec<Listed>> {
    let boards = Target::list()?;
    let chips = Target::chips()?;
    let mut all: Vec<Listed> = boards.iter().map(|it| micro(it, Kind::Board)).collect();
    all.extend(chips.iter().map(|it| micro(it, Kind::Chip)));
    all.extend(Pod::list()?.iter().map(|pod| Listed {
        name: pod.name.clone(),
        kind: Kind::Pod,
        chip: None,
        micro: None,
        devices: pod.devices(),
        runner: Some(pod.runner.engine.clone()),
    }));
    Ok(all)
}

fn micro(target: &Target, kind: Kind) -> Listed {
    let Chip { fpu, products, .. } = target.chip;
    let memory = |region: &Region| Memory {
        name: region.name.clone(),
        origin: region.origin,
        length: region.length,
        roles: region.roles.iter().copied().map(Role::name).collect(),
        wait_states: region.wait_states,
    };
    let runner = target.runner.as_ref().map(|runner| match runner {
        Runner::Qemu { binary, .. } => binary.clone(),
        Runner::ProbeRs { .. } => "probe-rs".to_owned(),
    });
    Listed {
        name: target.name.clone(),
        kind,
        chip: Some(target.chip_name.clone()),
        micro: Some(Micro {
            core: target.chip.core_name.clone(),
            rustc_target: target.chip.rustc_target.clone(),
            fpu: fpu.name(),
            products: products.name(),
            clock_hz: target.clock_hz.get(),
            flash_bytes: target.budget.flash_bytes,
            ram_bytes: target.budget.ram_bytes,
            counts: target.counts().name(),
            active_ua_per_mhz: target.chip.energy.as_ref().map(|it| it.active_ua_per_mhz),
            regions: target.regions.iter().map(memory).collect(),
        }),
        devices: None,
        runner,
    }
}

/// Writes the file of a new board, and beside it the schema that editors complete it by.
///
/// # Errors
///
/// The chip is not known, there is a file of this name already, or it cannot be written.
pub fn create(name: &str, chip: Option<&str>, file: &Path) -> Result<()> {
    let usual = || usual_chip(name);
    let Some(chip) = chip.map(str::to_owned).or_else(usual) else {
        let known: Vec<&str> = Chip::known().collect();
        let message = format!("no board or chip is called `{name}`, and --chip names none");
        let help = format!("add --chip NAME; the chips are: {}", known.join(", "));
        bail!(code::UNKNOWN_CHIP.error(message, help));
    };
    if file.exists() {
        let help = "choose another file with -o, or remove it first";
        bail!(code::CANNOT_WRITE.error(format!("{} is there already", file.display()), help));
    }
    let text = new_board(name, &chip)?;
    let beside = file.with_file_name(SCHEMA_FILE);
    // Files of their own rather than a set, which the user edits and moves.
    let write = |place: &Path, text: &str| {
        let mut staging = Staging::default();
        staging.add(place, text.as_bytes())?;
        staging.commit()
    };
    if file != Path::new(STANDARD_OUTPUT) {
        write(&beside, &schema_text())?;
    }
    write(file, &text)
}

/// Checks the file of a board or pod, and says what the target is called. The error has every
/// problem that was found.
///
/// # Errors
///
/// The file cannot be read, or something is wrong with it.
pub fn check(file: &Path) -> Result<String> {
    Ok(peapod_targets::checked(&file.to_string_lossy())?)
}

/// The JSON Schema of boards' files.
pub fn schema_text() -> String {
    format!("{:#}\n", schema())
}
