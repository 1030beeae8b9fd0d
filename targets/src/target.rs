//! A board with its chip: what `target.toml` says, checked.

use crate::region::{self, Region, Role};
use crate::{Chip, TargetError, embedded};
use serde::Deserialize;
use std::num::{NonZeroU32, NonZeroU64};

/// A machine that models are built for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Target {
    /// Name of its folder.
    pub name: String,
    /// Which end of the compiler serves it.
    pub kind: Kind,
    /// Name of the chip's file.
    pub chip_name: String,
    /// The processor.
    pub chip: Chip,
    /// Core clock of this board.
    pub clock_hz: NonZeroU32,
    /// All memory.
    pub regions: Vec<Region>,
    /// What may be used of it.
    pub budget: Budget,
    /// How much an inference may compute.
    pub work: WorkLimits,
    /// How weights are stored in flash.
    pub weights: WeightStorage,
    /// What executes an image.
    pub runner: Runner,
    /// What counts instructions.
    pub timer: Timer,
    /// Test suites it takes part in, besides the one for every board.
    pub suites: Vec<Suite>,
}

/// Which end of the compiler serves a target.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Kind {
    /// A microcontroller: one model in flash, an arena in RAM.
    Micro,
}

impl Kind {
    /// The word in target files.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Micro => "micro",
        }
    }
}

/// Bytes that an image may take, model and stack included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Code and model.
    pub flash_bytes: u64,
    /// Data, arena and stack.
    pub ram_bytes: u64,
    /// The part of it that is kept for the stack.
    pub stack_bytes: u64,
}

/// Element operations, such as multiply-adds, as `Model::work` of the runtime counts them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WorkLimits {
    /// Most of an inference. Unless the board's file says otherwise, an hour of one per cycle.
    pub inference: u64,
    /// What a step should make at most, that a watchdog is fed in time. Unless the board's file
    /// says otherwise, ten milliseconds of one per cycle.
    pub step: u64,
}

/// How weights are stored in flash, unless the command line says otherwise.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
pub struct WeightStorage {
    /// All that become smaller are stored by tables of values, masks or floats of 16 bits.
    #[serde(default)]
    pub compressed: bool,
    /// Floats that 16 bits hold exactly are stored so.
    #[serde(default)]
    pub half: bool,
}

/// What executes an image.
#[derive(Clone, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields, tag = "kind", rename_all = "kebab-case")]
pub enum Runner {
    /// An emulated machine, one instruction per nanosecond of its virtual time.
    Qemu {
        /// The emulator's program.
        binary: String,
        /// Its name for the machine.
        machine: String,
        /// Further arguments.
        #[serde(default)]
        args: Vec<String>,
        /// The Debian package that installs it.
        package: String,
    },
}

/// What counts instructions on the device.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields, tag = "kind", rename_all = "kebab-case")]
pub enum Timer {
    /// Arm's 24-bit down-counter at the core clock.
    Systick,
    /// RISC-V's counter of retired instructions.
    Minstret,
}

/// A test suite that needs more than the models every board tries.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Suite {
    /// Every model, on this board.
    EveryModel,
    /// The firmware written in C.
    CFirmware,
    /// What `cargo xtask demo` runs.
    Demo,
    /// What `cargo xtask ota` runs.
    Ota,
    /// Instructions, RAM and flash of a small model, against the figures in the repository.
    Figures,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    kind: Kind,
    chip: String,
    clock_hz: Option<NonZeroU32>,
    region: Vec<Region>,
    #[serde(default)]
    budget: BudgetFile,
    #[serde(default)]
    work: WorkFile,
    #[serde(default)]
    weights: WeightStorage,
    runner: Runner,
    timer: Timer,
    #[serde(default)]
    suites: Vec<Suite>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct BudgetFile {
    #[serde(default, deserialize_with = "crate::size::optional_bytes")]
    flash: Option<u64>,
    #[serde(default, deserialize_with = "crate::size::optional_bytes")]
    ram: Option<u64>,
    #[serde(default, deserialize_with = "crate::size::optional_bytes")]
    stack: Option<u64>,
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct WorkFile {
    inference: Option<NonZeroU64>,
    step: Option<NonZeroU64>,
}

impl WorkFile {
    fn limits(&self, clock_hz: NonZeroU32) -> WorkLimits {
        let per_second = u64::from(clock_hz.get());
        WorkLimits {
            inference: self.inference.map_or(per_second * 3600, NonZeroU64::get),
            step: self.step.map_or(per_second.div_ceil(100), NonZeroU64::get),
        }
    }
}

impl Target {
    /// The names of all targets, sorted.
    pub fn names() -> impl Iterator<Item = &'static str> {
        embedded::BOARDS.iter().map(|&(name, _)| name)
    }

    /// All targets, sorted by name.
    pub fn list() -> Result<Vec<Target>, TargetError> {
        Target::names().map(Target::load).collect()
    }

    /// The target of that name.
    pub fn load(name: &str) -> Result<Target, TargetError> {
        let text = find(embedded::BOARDS, name).ok_or_else(|| TargetError::Unknown {
            name: name.to_owned(),
            known: [embedded::BOARDS, embedded::PODS].map(names_of).join(", "),
        })?;
        Target::parse(name, text)
    }

    /// A target from the text of a `target.toml`; the chip is one of those known.
    pub fn parse(name: &str, text: &str) -> Result<Target, TargetError> {
        let board: BoardFile = parse_file(&format!("boards/{name}/target.toml"), text)?;
        let chip = find(embedded::CHIPS, &board.chip).ok_or_else(|| TargetError::UnknownChip {
            target: name.to_owned(),
            chip: board.chip.clone(),
            known: names_of(embedded::CHIPS),
        })?;
        let chip: Chip = parse_file(&format!("chips/{}.toml", board.chip), chip)?;
        region::check(name, &board.region)?;
        let clock_hz = board.clock_hz.unwrap_or(chip.clock_hz);
        Ok(Target {
            work: board.work.limits(clock_hz),
            weights: board.weights,
            budget: budget(name, &board)?,
            name: name.to_owned(),
            kind: board.kind,
            clock_hz,
            chip_name: board.chip,
            chip,
            regions: board.region,
            runner: board.runner,
            timer: board.timer,
            suites: board.suites,
        })
    }

    /// The region that plays `role`.
    pub fn region(&self, role: Role) -> &Region {
        let found = self
            .regions
            .iter()
            .find(|region| region.roles.contains(&role));
        found.expect("`parse` checked that every role is played")
    }

    /// The regions for activations, those that cost least first.
    pub fn arenas(&self) -> impl Iterator<Item = &Region> {
        self.regions
            .iter()
            .filter(|region| region.has_any(&[Role::Arena]))
    }

    /// The region for constants outside of the model, if there is one.
    pub fn weights(&self) -> Option<&Region> {
        self.regions
            .iter()
            .find(|region| region.has_any(&[Role::Weights]))
    }

    /// Instructions between two ticks of the timer in an emulator, as a fraction in lowest terms.
    pub fn instructions_per_tick(&self) -> (u32, u32) {
        match self.timer {
            Timer::Systick => reduced(INSTRUCTIONS_PER_S, self.clock_hz.get()),
            Timer::Minstret => (1, 1),
        }
    }
}

/// What a board keeps for the stack unless its file says otherwise.
const STACK_BYTES: u64 = 2048;
const STACK: [Role; 1] = [Role::Stack];

/// Emulators are told to let one instruction take one nanosecond.
const INSTRUCTIONS_PER_S: u32 = 1_000_000_000;

fn reduced(numerator: u32, denominator: u32) -> (u32, u32) {
    let (mut a, mut b) = (numerator, denominator);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    (numerator / a, denominator / a)
}

fn budget(target: &str, board: &BoardFile) -> Result<Budget, TargetError> {
    let limit = |what, asked: Option<u64>, roles: &[Role]| {
        let used = board.region.iter().filter(|region| region.has_any(roles));
        let memory = used.map(|region| region.length).sum();
        match asked {
            Some(budget) if budget > memory => Err(TargetError::BudgetTooLarge {
                target: target.to_owned(),
                what,
                budget,
                memory,
            }),
            Some(budget) => Ok(budget),
            None => Ok(memory),
        }
    };
    Ok(Budget {
        flash_bytes: limit("flash", board.budget.flash, &Role::FLASH)?,
        ram_bytes: limit("ram", board.budget.ram, &Role::RAM)?,
        stack_bytes: limit(
            "stack",
            Some(board.budget.stack.unwrap_or(STACK_BYTES)),
            &STACK,
        )?,
    })
}

pub(crate) fn parse_file<T: serde::de::DeserializeOwned>(
    file: &str,
    text: &str,
) -> Result<T, TargetError> {
    toml::from_str(text).map_err(|error| TargetError::Syntax {
        file: file.to_owned(),
        message: error.to_string(),
    })
}

pub(crate) fn find(files: &[(&str, &'static str)], name: &str) -> Option<&'static str> {
    let file = files.iter().find(|&&(stem, _)| stem == name)?;
    Some(file.1)
}

pub(crate) fn names_of(files: &[(&str, &str)]) -> String {
    let names: Vec<&str> = files.iter().map(|&(name, _)| name).collect();
    names.join(", ")
}
