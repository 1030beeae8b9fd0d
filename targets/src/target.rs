//! A board with its chip, as commands see it.

use crate::find::{self, Origin, find, joined};
use crate::region::{Region, Role};
use crate::{Chip, Pod, TargetError, board, embedded};
use schemars::JsonSchema;
use serde::Deserialize;
use std::num::NonZeroU32;

/// A machine that models are built for.
#[derive(Clone, Debug, PartialEq)]
pub struct Target {
    /// Name of its folder or file.
    pub name: String,
    /// What commands take for it: its name, or the path of its file.
    pub argument: String,
    /// Which end of the compiler serves it.
    pub kind: Kind,
    /// Name of the chip's file; that of the target where the chip is in the board's file.
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
    /// What executes an image, if anything does.
    pub runner: Option<Runner>,
    /// What counts instructions or cycles.
    pub timer: Timer,
    /// Test suites it takes part in, besides the one for every board.
    pub suites: Vec<Suite>,
}

/// Which end of the compiler serves a target.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
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
#[derive(Clone, Copy, Debug, Default, Deserialize, JsonSchema, PartialEq, Eq)]
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
#[derive(Clone, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
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
    /// The board itself, by way of a debug probe and the program probe-rs.
    ProbeRs {
        /// What probe-rs calls the chip, unless the chip's file says it.
        chip: Option<String>,
        /// Further arguments of `probe-rs run`.
        #[serde(default)]
        args: Vec<String>,
    },
}

/// What counts cycles or instructions on the device.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
#[serde(deny_unknown_fields, tag = "kind", rename_all = "kebab-case")]
pub enum Timer {
    /// Arm's 24-bit down-counter at the core clock.
    Systick,
    /// RISC-V's counter of retired instructions.
    Minstret,
    /// RISC-V's counter of cycles.
    Mcycle {
        /// Whether it stands still after reset, until `mcountinhibit` is cleared.
        #[serde(default)]
        inhibited: bool,
    },
    /// The 32-bit performance counter of Espressif's RISC-V cores, for cycles.
    Mpccr,
    /// A counter of cycles in memory, which counts upwards.
    Register {
        /// Address of its low word.
        low: u32,
        /// Address of its high word, if it has one.
        high: Option<u32>,
        /// Address of the register that lets it run.
        control: u32,
        /// What is written there for that.
        enable: u32,
    },
}

impl Timer {
    /// The word in target files.
    pub fn name(self) -> &'static str {
        match self {
            Timer::Systick => "systick",
            Timer::Minstret => "minstret",
            Timer::Mcycle { .. } => "mcycle",
            Timer::Mpccr => "mpccr",
            Timer::Register { .. } => "register",
        }
    }
}

/// What a timer's readings are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// Instructions that were executed.
    Instructions,
    /// Cycles of the core's clock.
    Cycles,
}

impl Counts {
    /// The word in tables.
    pub fn name(self) -> &'static str {
        match self {
            Counts::Instructions => "instructions",
            Counts::Cycles => "cycles",
        }
    }
}

/// A test suite that needs more than the models every board tries.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema, PartialEq, Eq)]
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

impl Target {
    /// The names of all boards, sorted.
    pub fn names() -> impl Iterator<Item = &'static str> {
        embedded::BOARDS.iter().map(|&(name, _)| name)
    }

    /// All boards, sorted by name.
    pub fn list() -> Result<Vec<Target>, TargetError> {
        Target::names().map(Target::load).collect()
    }

    /// The names of the boards that an emulator stands for, sorted.
    pub fn emulated_names() -> impl Iterator<Item = &'static str> {
        let is_emulated = |&&(_, text): &&(&str, &str)| text.contains("\nkind = \"qemu\"");
        let boards = embedded::BOARDS.iter().filter(is_emulated);
        boards.map(|&(name, _)| name)
    }

    /// These boards: what can be tested on any machine.
    pub fn emulated() -> Result<Vec<Target>, TargetError> {
        Target::emulated_names().map(Target::load).collect()
    }

    /// The chips with memories, each as a target, sorted by name.
    pub fn chips() -> Result<Vec<Target>, TargetError> {
        Chip::names().map(Target::load).collect()
    }

    /// The board of that name, or the chip of that name and nothing else.
    pub fn load(name: &str) -> Result<Target, TargetError> {
        if let Some(text) = find(embedded::BOARDS, name) {
            return Target::parse(name, text);
        }
        if Chip::names().any(|chip| chip == name) {
            return board::of_chip(name);
        }
        let names = Target::names().chain(Chip::names()).chain(Pod::names());
        Err(TargetError::Unknown {
            name: name.to_owned(),
            known: joined(names),
        })
    }

    /// The target of that name, or the board in a `.toml` file of the user.
    pub fn open(name_or_path: &str) -> Result<Target, TargetError> {
        if !find::is_path(name_or_path) {
            return Target::load(name_or_path);
        }
        let origin = Origin {
            name: &find::stem(name_or_path),
            path: name_or_path,
            is_file: true,
        };
        board::read(&origin, &find::read(name_or_path)?)
    }

    /// A target from the text of a `target.toml`; the chip is one of those known, or in it.
    pub fn parse(name: &str, text: &str) -> Result<Target, TargetError> {
        let origin = Origin {
            name,
            path: &format!("boards/{name}/target.toml"),
            is_file: false,
        };
        board::read(&origin, text)
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

    /// Instructions between two ticks of the timer in an emulator, as a fraction in lowest terms. A
    /// core ticks once in a cycle.
    pub fn instructions_per_tick(&self) -> (u32, u32) {
        match (self.timer, &self.runner) {
            (Timer::Systick, Some(Runner::Qemu { .. })) => {
                reduced(INSTRUCTIONS_PER_S, self.clock_hz.get())
            }
            _ => (1, 1),
        }
    }

    /// What the timer's readings are: emulators let each instruction take as long.
    pub fn counts(&self) -> Counts {
        match (self.timer, &self.runner) {
            (_, Some(Runner::Qemu { .. })) | (Timer::Minstret, _) => Counts::Instructions,
            _ => Counts::Cycles,
        }
    }
}

/// Emulators are told to let one instruction take one nanosecond.
const INSTRUCTIONS_PER_S: u32 = 1_000_000_000;

fn reduced(numerator: u32, denominator: u32) -> (u32, u32) {
    let (mut a, mut b) = (numerator, denominator);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    (numerator / a, denominator / a)
}
