//! What linkers are told of the memories of a board, and what its boot code wants.

use std::fmt::Write as _;

use peapod_diagnostic::{Result, code, ensure};
use peapod_driver::targets::{Region, Target};

/// The feature of chips whose boot ROM copies a second stage from flash.
const BOOT2: &str = "rp2040-boot2";

/// What the boot code of a chip wants of a firmware in Rust: a dependency, and code.
pub fn boot(target: &Target) -> (&'static str, &'static str) {
    match target.chip.firmware_features.is_empty() {
        true => ("", ""),
        false => (
            "rp2040-boot2 = \"0.3\"\n",
            include_str!("../../templates/rust/boot2.rs.in"),
        ),
    }
}

/// Whether the template in Rust has all that the boot code of the chip wants.
pub fn has_boot(target: &Target) -> Result<()> {
    let unknown = target.chip.firmware_features.iter().find(|it| *it != BOOT2);
    ensure!(
        unknown.is_none(),
        code::OTHER_TARGETS.error(
            format!("{} wants boot code that templates do not have", target.name),
            "begin with `targets/firmware`, which is for every chip"
        )
    );
    Ok(())
}

/// Whether the chip starts an image that has a vector table and no more.
pub fn starts_alone(target: &Target) -> Result<()> {
    let chip = &target.chip;
    ensure!(
        chip.sections.is_empty() && chip.firmware_features.is_empty(),
        code::OTHER_TARGETS.error(
            format!(
                "{} wants more of an image than a vector table, which the project in C does not have",
                target.name
            ),
            "leave out --lang for a project in Rust, or add model.o to a project of the vendor's SDK"
        )
    );
    Ok(())
}

/// The lines of a linker script's `MEMORY`.
pub fn lines(target: &Target) -> String {
    let mut text = String::new();
    for Region {
        name,
        origin,
        length,
        ..
    } in &target.regions
    {
        writeln!(
            text,
            "    {name} : ORIGIN = {origin:#010x}, LENGTH = {length:#x}"
        )
        .expect("a String takes any text");
    }
    text
}
