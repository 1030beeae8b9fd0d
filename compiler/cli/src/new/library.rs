//! Which archive of the C library a board takes: `templates/libraries.json`, of which `cargo xtask
//! dist` builds all.

use peapod_diagnostic::{Diagnostic, Result, code};
use peapod_driver::targets::Target;
use serde::Deserialize;

const LIBRARIES: &str = include_str!("../../templates/libraries.json");

/// An archive of the C library.
#[derive(Deserialize)]
pub struct Library {
    /// Its name, and that of its target in CMake.
    pub name: String,
    /// What C compilers are told of the core and of the calling convention.
    pub c_flags: String,
    rust_target: String,
    products: String,
    fpu: String,
}

/// The archive for a board.
///
/// # Errors
///
/// There is none.
pub fn of(target: &Target) -> Result<Library> {
    let all: Vec<Library> =
        serde_json::from_str(LIBRARIES).map_err(|error| Diagnostic::bug(error.to_string()))?;
    let chip = &target.chip;
    let found = all.into_iter().find(|it| {
        it.rust_target == chip.rustc_target
            && it.products == chip.products.name()
            && it.fpu == chip.fpu.name()
    });
    found.ok_or_else(|| {
        let message = format!(
            "the C library has no archive for {}, with the core {}",
            target.name, chip.core_name
        );
        let help = "leave out --lang: a project in Rust builds the interpreter for any core";
        code::OTHER_TARGETS.error(message, help).into()
    })
}

#[cfg(test)]
mod tests {
    use super::of;
    use peapod_driver::targets::Target;

    #[test]
    fn every_board_of_arm_has_an_archive() {
        for target in Target::list().unwrap() {
            if target.chip.isa.is_arm() {
                assert!(of(&target).is_ok(), "{}", target.name);
            }
        }
    }
}
