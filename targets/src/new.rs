//! Writes the file of a new board, with what its chip says as comments.

use crate::{Chip, Region, Role, Target, TargetError};
use std::fmt::Write as _;

/// What the schema of boards is called where `peapod target new` writes it.
pub const SCHEMA_FILE: &str = "peapod-board.schema.json";

/// The text of a file for a new board called `name` with this chip, which passes
/// [`checked`](crate::checked).
pub fn new_board(name: &str, chip: &str) -> Result<String, TargetError> {
    let known = Chip::named(name, chip)?;
    let mut text = format!(
        "#:schema ./{SCHEMA_FILE}\n# {name}: a board with the chip {chip}. Keys after a `#` may \
         be said besides;\n# docs/boards.md describes all of them.\nkind = \"micro\"\n\
         chip = \"{chip}\"\n\n# Core clock in Hz, if it is not the chip's.\n# clock_hz = {}\n",
        known.clock_hz
    );
    if known.regions.is_empty() {
        text += "\n# The chip's file has no memories: say here where those of the board are.\n";
        text += &regions(&examples(&known), "");
    } else {
        text += "\n# The memories of the chip. One that is listed with the same name takes its place.\n";
        text += &regions(&known.regions, "# ");
    }
    text += &rest(&known);
    Ok(text)
}

/// Tables for these regions, each line after `mark`.
fn regions(regions: &[Region], mark: &str) -> String {
    let mut text = String::new();
    for region in regions {
        let roles: Vec<String> = region.roles.iter().map(|it| it.name().to_owned()).collect();
        let lines = [
            "[[region]]".to_owned(),
            format!("name = \"{}\"", region.name),
            format!("origin = {:#010x}", region.origin),
            format!("length = {}", length(region.length)),
            format!("roles = {roles:?}"),
        ];
        for line in lines {
            writeln!(text, "{mark}{line}").expect("a String takes any text");
        }
        text += if mark.is_empty() { "\n" } else { "#\n" };
    }
    text
}

/// Bytes as files of boards have them.
fn length(bytes: u64) -> String {
    let units = [(30, 'G'), (20, 'M'), (10, 'K')];
    let whole = units
        .iter()
        .find(|(shift, _)| bytes.is_multiple_of(1 << shift));
    match whole {
        Some((shift, unit)) => format!("\"{}{unit}\"", bytes >> shift),
        None => bytes.to_string(),
    }
}

/// Memories that a chip may have.
fn examples(chip: &Chip) -> [Region; 2] {
    let (flash, ram) = match chip.isa.is_arm() {
        true => (0, 0x2000_0000),
        false => (0x8000_0000, 0x8010_0000),
    };
    let region = |name: &str, origin, length, roles: &[Role]| Region {
        name: name.to_owned(),
        origin,
        length,
        roles: roles.to_vec(),
        cost: 1,
        wait_states: None,
    };
    [
        region("FLASH0", flash, 256 << 10, &[Role::Code, Role::Model]),
        region(
            "RAM0",
            ram,
            64 << 10,
            &[Role::Data, Role::Arena, Role::Stack],
        ),
    ]
}

/// All that is optional.
fn rest(chip: &Chip) -> String {
    let probe_rs = chip.probe_rs.as_deref().unwrap_or("NAME");
    format!(
        "\n# What a model and its code may use, if it is not all of the memory.\n# [budget]\n\
         # flash = \"128K\"\n# ram = \"32K\"\n# stack = \"2K\"\n\n\
         # What runs images: `cargo xtask run`.\n# [runner]\n# kind = \"probe-rs\"\n\
         # chip = \"{probe_rs}\"\n"
    )
}

/// The chip of a new board called `name` if none is named: that of the board or chip of this name.
pub fn usual_chip(name: &str) -> Option<String> {
    match Target::names().any(|board| board == name) {
        true => Target::load(name).ok().map(|board| board.chip_name),
        false => Chip::known().find(|chip| *chip == name).map(str::to_owned),
    }
}
