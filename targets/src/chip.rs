//! A processor: what a compiler, a linker and an object writer must know of it.

use crate::find::{self, Origin};
use crate::{Cycles, Region, TargetError, Timer, check, consistent, embedded};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::num::NonZeroU32;

/// A chip, with what it has from the file of its core.
#[derive(Clone, Debug, PartialEq)]
pub struct Chip {
    /// Name of the file of its core; `None` of one that is all in a user's file.
    pub core: Option<String>,
    /// What people call its core.
    pub core_name: String,
    /// Instruction set.
    pub isa: Isa,
    /// Instructions for several products at once.
    pub products: Products,
    /// Target triple of rustc.
    pub rustc_target: String,
    /// Further rustc flags: the core's name or its features.
    pub rustc_flags: Vec<String>,
    /// Floating-point arithmetic in hardware.
    pub fpu: Fpu,
    /// Calling convention of object files.
    pub object: ObjectAbi,
    /// Core clock; a board may set its own.
    pub clock_hz: NonZeroU32,
    /// Memories of the chip itself.
    pub regions: Vec<Region>,
    /// What counts cycles or instructions, if not the one that every core of its kind has.
    pub timer: Option<Timer>,
    /// What probe-rs calls it.
    pub probe_rs: Option<String>,
    /// What an image must hold besides the program, for the chip to start it.
    pub sections: Vec<Section>,
    /// Features of the firmware that an image for the chip needs.
    pub firmware_features: Vec<String>,
    /// What the core draws while it computes.
    pub energy: Option<Energy>,
    /// What its instructions take, if that is known.
    pub cycles: Option<Cycles>,
}

/// A file of `chips/`, or the table `[chip]` of a board: what is not in it comes from its core.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct ChipFile {
    /// Name of the chip file that all keys come from that this one does not have: that of the core,
    /// for example `cortex-m4f`.
    core: Option<String>,
    /// What people call the core.
    core_name: Option<String>,
    /// Instruction set.
    isa: Option<Isa>,
    /// Instructions for several products at once.
    products: Option<Products>,
    /// Target triple of rustc.
    rustc_target: Option<String>,
    /// Further rustc flags: the core's name or its features.
    rustc_flags: Option<Vec<String>>,
    /// Floating-point arithmetic in hardware.
    fpu: Option<Fpu>,
    /// Calling convention of object files.
    object: Option<ObjectAbi>,
    /// Core clock in Hz: the highest that the chip may have. A board may set its own.
    clock_hz: Option<NonZeroU32>,
    /// Memories of the chip itself.
    #[serde(default)]
    region: Vec<Region>,
    /// What counts cycles or instructions, if not the one that every core of its kind has.
    timer: Option<Timer>,
    /// What probe-rs calls the chip (`probe-rs chip list`).
    probe_rs: Option<String>,
    /// What an image must hold besides the program, for the chip to start it.
    #[serde(default)]
    section: Vec<Section>,
    /// Features of the crate `peapod-firmware` that an image for the chip needs.
    #[serde(default)]
    firmware_features: Vec<String>,
    /// What the core draws while it computes.
    energy: Option<Energy>,
    /// What its instructions take.
    cycles: Option<Cycles>,
}

/// Words at a fixed place, which the chip's boot code or a flashing tool looks for.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct Section {
    /// Name of the section in the image.
    pub name: String,
    /// Name of the region that it begins.
    pub region: String,
    /// The words, little-endian: numbers, or expressions of the linker such as `"_start"`. Without
    /// any, the section is what the firmware puts there.
    #[serde(default)]
    pub words: Vec<Word>,
    /// A symbol at its first address.
    pub symbol: Option<String>,
}

/// A word of a section.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(untagged)]
pub enum Word {
    /// A number.
    Number(u32),
    /// An expression of the linker.
    Expression(String),
}

/// What a core draws while it computes, for estimates of the energy of an inference.
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq)]
#[serde(deny_unknown_fields)]
pub struct Energy {
    /// Current while the core runs from flash, in microamperes for each MHz of its clock.
    pub active_ua_per_mhz: f64,
    /// Supply voltage at which that holds, in volts.
    pub supply_volts: f64,
    /// Where the figures are published, and for which mode of the chip.
    pub source: String,
}

/// Instruction set architecture.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the architectures'")]
pub enum Isa {
    #[serde(rename = "armv6-m")]
    Armv6M,
    #[serde(rename = "armv7-m")]
    Armv7M,
    #[serde(rename = "armv7e-m")]
    Armv7EM,
    #[serde(rename = "armv8-m.main")]
    Armv8MMain,
    #[serde(rename = "armv8.1-m.main")]
    Armv81MMain,
    #[serde(rename = "rv32imc")]
    Rv32Imc,
    #[serde(rename = "rv32imac")]
    Rv32Imac,
    #[serde(rename = "rv32imafc")]
    Rv32Imafc,
    #[serde(rename = "rv64gc")]
    Rv64Gc,
}

impl Isa {
    /// Whether it is one of Arm's.
    pub fn is_arm(self) -> bool {
        match self {
            Isa::Armv6M | Isa::Armv7M | Isa::Armv7EM | Isa::Armv8MMain | Isa::Armv81MMain => true,
            Isa::Rv32Imc | Isa::Rv32Imac | Isa::Rv32Imafc | Isa::Rv64Gc => false,
        }
    }
}

/// What a core multiplies several small integers with.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Products {
    /// Nothing: one product at a time.
    Scalar,
    /// Arm's DSP extension.
    Dsp,
    /// Arm's M-profile vector extension, for integers at least.
    Mve,
}

/// Floating-point unit.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Fpu {
    /// Floats are computed by library calls.
    None,
    /// `f32` only.
    Single,
    /// `f32` and `f64`.
    Double,
}

/// Machine and calling convention of object files.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ObjectAbi {
    /// Arm Thumb, floats in core registers.
    ThumbSoft,
    /// Arm Thumb, floats in FPU registers.
    ThumbHard,
    /// RISC-V, 32 bits with compressed instructions, floats in integer registers.
    Riscv32Soft,
    /// RISC-V, 32 bits with compressed instructions, `f32` in floating-point registers.
    Riscv32Single,
    /// RISC-V, 64 bits with compressed instructions, floats in floating-point registers.
    Riscv64Double,
}

impl Products {
    /// The word in target files.
    pub fn name(self) -> &'static str {
        match self {
            Products::Scalar => "scalar",
            Products::Dsp => "dsp",
            Products::Mve => "mve",
        }
    }
}

impl Fpu {
    /// The word in target files.
    pub fn name(self) -> &'static str {
        match self {
            Fpu::None => "none",
            Fpu::Single => "single",
            Fpu::Double => "double",
        }
    }
}

impl Chip {
    /// The names of the chips whose files have memories, sorted: each is a target by itself.
    pub fn names() -> impl Iterator<Item = &'static str> {
        let has_memories = |&&(_, text): &&(&str, &str)| text.contains("\n[[region]]");
        let chips = embedded::CHIPS.iter().filter(has_memories);
        chips.map(|&(name, _)| name)
    }

    /// The names of all chips of microcontrollers and of their cores, sorted.
    pub fn known() -> impl Iterator<Item = &'static str> {
        let keys = ["\nisa = ", "\ncore = "];
        let is_micro = move |&&(_, text): &&(&str, &str)| keys.iter().any(|key| text.contains(key));
        embedded::CHIPS
            .iter()
            .filter(is_micro)
            .map(|&(name, _)| name)
    }

    /// The chip of this name, for `target`.
    pub(crate) fn named(target: &str, name: &str) -> Result<Self, TargetError> {
        let unknown = || TargetError::UnknownChip {
            target: target.to_owned(),
            chip: name.to_owned(),
            known: find::joined(Chip::known()),
        };
        if !Chip::known().any(|known| known == name) {
            return Err(unknown());
        }
        let text = find::find(embedded::CHIPS, name).ok_or_else(unknown)?;
        let file = check::Document::parse(&format!("chips/{name}.toml"), text)?.read()?;
        let chip = Self::resolve(target, file)?;
        Ok(Self {
            core: chip.core.or_else(|| Some(name.to_owned())),
            ..chip
        })
    }

    /// The chip of a file beside that of the board.
    pub(crate) fn of_file(board: &Origin, path: &str) -> Result<Self, TargetError> {
        let path = board.beside(path);
        let file = check::Document::parse(&path, &find::read(&path)?)?.read()?;
        Self::resolve(board.name, file)
    }

    /// A chip, with what its file leaves to that of its core, of which nothing contradicts another.
    pub(crate) fn resolve(target: &str, file: ChipFile) -> Result<Self, TargetError> {
        let chip = Self::joined(target, file)?;
        match consistent::contradiction(&chip) {
            None => Ok(chip),
            Some((key, expected, found)) => Err(TargetError::ChipContradiction {
                target: target.to_owned(),
                key,
                expected,
                found,
            }),
        }
    }

    fn joined(target: &str, file: ChipFile) -> Result<Self, TargetError> {
        let core = match &file.core {
            Some(core) => Some(Self::named(target, core)?),
            None => None,
        };
        let lacks = |key| TargetError::ChipKey {
            target: target.to_owned(),
            key,
        };
        macro_rules! own_or_core {
            ($key:ident) => {
                file.$key
                    .or_else(|| core.as_ref().map(|core| core.$key.clone()))
                    .ok_or_else(|| lacks(stringify!($key)))?
            };
        }
        Ok(Self {
            core: core.as_ref().and_then(|core| core.core.clone()),
            core_name: own_or_core!(core_name),
            isa: own_or_core!(isa),
            products: own_or_core!(products),
            rustc_target: own_or_core!(rustc_target),
            rustc_flags: own_or_core!(rustc_flags),
            fpu: own_or_core!(fpu),
            object: own_or_core!(object),
            clock_hz: own_or_core!(clock_hz),
            timer: file
                .timer
                .or_else(|| core.as_ref().and_then(|core| core.timer)),
            regions: file.region,
            probe_rs: file.probe_rs,
            sections: file.section,
            firmware_features: file.firmware_features,
            energy: file.energy,
            cycles: file.cycles.or_else(|| core.and_then(|core| core.cycles)),
        })
    }
}
