//! What keys of a chip must be because of others.

use crate::chip::{Energy, Fpu, Isa, ObjectAbi, Products};
use crate::{Chip, Cycles};
use serde_json::Value as Json;

/// Most cycles of an instruction, and most microamperes and volts: what is more is a slip.
const MOST: f64 = 100_000.0;

/// A key that contradicts another one: its name, what it must be, and what it is.
pub(crate) fn contradiction(chip: &Chip) -> Option<(String, String, String)> {
    products(chip)
        .or_else(|| object(chip))
        .or_else(|| compiler(chip))
        .or_else(|| numbers("energy", chip.energy.as_ref().map(of_energy)?))
        .or_else(|| numbers("cycles", chip.cycles.as_ref().and_then(of_cycles)?))
}

fn products(chip: &Chip) -> Option<(String, String, String)> {
    let has = match chip.products {
        Products::Scalar => true,
        Products::Dsp => matches!(chip.isa, Isa::Armv7EM | Isa::Armv8MMain | Isa::Armv81MMain),
        Products::Mve => chip.isa == Isa::Armv81MMain,
    };
    let expected = "products that the instruction set has (`dsp`: armv7e-m, armv8-m.main and \
                    armv8.1-m.main, `mve`: armv8.1-m.main)";
    (!has).then(|| word("products", expected, chip.products.name()))
}

fn object(chip: &Chip) -> Option<(String, String, String)> {
    let (is_its, floats) = match (chip.object, chip.isa) {
        (ObjectAbi::ThumbSoft, isa) => (isa.is_arm(), false),
        (ObjectAbi::ThumbHard, isa) => (isa.is_arm(), true),
        (ObjectAbi::Riscv32Soft, isa) => (!isa.is_arm() && isa != Isa::Rv64Gc, false),
        (ObjectAbi::Riscv32Single, isa) => (isa == Isa::Rv32Imafc, true),
        (ObjectAbi::Riscv64Double, isa) => (isa == Isa::Rv64Gc, true),
    };
    if is_its && (!floats || chip.fpu != Fpu::None) {
        return None;
    }
    let expected = "a calling convention of the instruction set, and floats in registers only with \
                    an `fpu`";
    let found = serde_json::to_value(chip.object).unwrap_or_default();
    Some(word("object", expected, found.as_str().unwrap_or_default()))
}

fn compiler(chip: &Chip) -> Option<(String, String, String)> {
    let family = match chip.isa {
        Isa::Rv64Gc => "riscv64",
        Isa::Armv6M | Isa::Armv7M | Isa::Armv7EM | Isa::Armv8MMain | Isa::Armv81MMain => "thumb",
        Isa::Rv32Imc | Isa::Rv32Imac | Isa::Rv32Imafc => "riscv32",
    };
    let expected = format!("a target of rustc for the instruction set, `{family}…`");
    let found = &chip.rustc_target;
    (!found.starts_with(family)).then(|| word("rustc_target", &expected, found))
}

fn of_energy(energy: &Energy) -> Vec<(String, Json)> {
    let Energy {
        active_ua_per_mhz,
        supply_volts,
        source: _,
    } = energy;
    let figures = [
        ("active_ua_per_mhz", active_ua_per_mhz),
        ("supply_volts", supply_volts),
    ];
    let figures = figures.map(|(key, figure)| (key.to_owned(), Json::from(*figure)));
    figures.into()
}

fn of_cycles(cycles: &Cycles) -> Option<Vec<(String, Json)>> {
    let Ok(Json::Object(figures)) = serde_json::to_value(cycles) else {
        return None;
    };
    Some(figures.into_iter().collect())
}

/// A figure that is none: JSON has no number for those that are not finite.
fn numbers(table: &str, figures: Vec<(String, Json)>) -> Option<(String, String, String)> {
    let is_wrong = |figure: &Json| match figure {
        Json::Null => true,
        Json::Number(number) => !number.as_f64().is_some_and(|it| (0.0..=MOST).contains(&it)),
        Json::Bool(_) | Json::String(_) | Json::Array(_) | Json::Object(_) => false,
    };
    let (key, figure) = figures.into_iter().find(|(_, figure)| is_wrong(figure))?;
    let found = match figure.is_null() {
        true => "a number that is not finite".to_owned(),
        false => figure.to_string(),
    };
    let expected = format!("a number from 0 to {MOST}");
    Some(word(&format!("{table}.{key}"), &expected, &found))
}

fn word(key: &str, expected: &str, found: &str) -> (String, String, String) {
    (key.to_owned(), expected.to_owned(), found.to_owned())
}
