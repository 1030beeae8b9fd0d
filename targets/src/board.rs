//! The file of a board: what `target.toml` may say, and the target that it becomes.

use crate::check::{Document, Step};
use crate::find::{self, Origin};
use crate::region::{self, Region, Role};
use crate::target::{Budget, Kind, Runner, Suite, Timer, WeightStorage, WorkLimits};
use crate::{Chip, ChipFile, Pod, Target, TargetError, check};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::Value as Json;
use std::num::{NonZeroU32, NonZeroU64};

/// The file of a board.
#[derive(Clone, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct BoardFile {
    /// What the file describes: `micro` is a board with a microcontroller.
    kind: Kind,
    /// The chip: a name (`peapod target list`), a path of a chip's file beside this one, or
    /// a table with what such a file has.
    chip: ChipOf,
    /// Core clock of this board in Hz [default: the chip's].
    clock_hz: Option<NonZeroU32>,
    /// Memories besides those of the chip; one with the name of one of the chip's takes its place.
    #[serde(default)]
    region: Vec<Region>,
    /// What a model and its code may use of the memory [default: all of it].
    #[serde(default)]
    budget: BudgetFile,
    /// How much an inference may compute.
    #[serde(default)]
    work: WorkFile,
    /// How weights are stored in flash.
    #[serde(default)]
    weights: WeightStorage,
    /// What executes an image [default: probe-rs, if the chip's file says what it calls the chip].
    runner: Option<Runner>,
    /// What counts cycles or instructions [default: the chip's; else SysTick on Arm and `mcycle` on
    /// RISC-V].
    timer: Option<Timer>,
    /// Test suites of Peapod's repository that the board takes part in.
    #[serde(default)]
    suites: Vec<Suite>,
}

/// The chip of a board.
#[derive(Clone, Deserialize, JsonSchema)]
#[serde(untagged)]
enum ChipOf {
    /// By name or path.
    Named(String),
    /// In the board's file.
    Inline(Box<ChipFile>),
}

/// Bytes that an image may take.
#[derive(Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct BudgetFile {
    /// Code and model [default: the regions that hold them].
    #[serde(default, deserialize_with = "crate::size::optional_bytes")]
    #[schemars(with = "Option<crate::size::Bytes>")]
    flash: Option<u64>,
    /// Data, activations and stack [default: the regions that hold them].
    #[serde(default, deserialize_with = "crate::size::optional_bytes")]
    #[schemars(with = "Option<crate::size::Bytes>")]
    ram: Option<u64>,
    /// The part of RAM that is kept for the stack [default: 2048].
    #[serde(default, deserialize_with = "crate::size::optional_bytes")]
    #[schemars(with = "Option<crate::size::Bytes>")]
    stack: Option<u64>,
}

/// Limits of what an inference computes, in element operations such as multiply-adds.
#[derive(Clone, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct WorkFile {
    /// Most of an inference [default: an hour of one per cycle].
    inference: Option<NonZeroU64>,
    /// What a step should make at most, that a watchdog is fed in time [default: ten milliseconds
    /// of one per cycle].
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

/// The JSON Schema of a board's file, for editors.
pub fn schema() -> Json {
    check::schema::<BoardFile>()
}

/// Checks the file of a board or pod, and returns the target's name. The error has every problem
/// that was found.
pub fn checked(path: &str) -> Result<String, TargetError> {
    match Pod::is_pod(path) {
        true => Pod::open(path).map(|pod| pod.name),
        false => Target::open(path).map(|target| target.name),
    }
}

/// The target in the text of a board's file.
pub(crate) fn read(origin: &Origin, text: &str) -> Result<Target, TargetError> {
    let document = Document::parse(origin.path, text)?;
    let board: BoardFile = document.read()?;
    let at = |key: &str, error| document.located(&[Step::Key(key)], error);
    let (chip_name, chip) = match board.chip.clone() {
        ChipOf::Named(path) if find::is_path(&path) => {
            (find::stem(&path), Chip::of_file(origin, &path))
        }
        ChipOf::Named(name) => (name.clone(), Chip::named(origin.name, &name)),
        ChipOf::Inline(file) => (origin.name.to_owned(), Chip::resolve(origin.name, *file)),
    };
    let has_place =
        |error: &TargetError| matches!(error, TargetError::At { .. } | TargetError::Several(_));
    let chip = chip.map_err(|error| match has_place(&error) {
        true => error,
        false => at("chip", error),
    })?;
    let regions = merged(&chip.regions, &board.region);
    let mut wrong = problems(origin.name, &chip, (&regions, &board.region), &document);
    let budget = budget(origin.name, &board, &regions);
    let budget = budget.map_err(|error| wrong.push(at("budget", error)));
    let runner = runner(origin.name, board.runner.clone(), &chip);
    let runner = runner.map_err(|error| wrong.push(at("runner", error)));
    let timer = timer(origin.name, board.timer, &chip);
    let timer = timer.map_err(|error| wrong.push(at("timer", error)));
    if let Some(error) = TargetError::of(wrong) {
        return Err(error);
    }
    let proven = "an error was returned above";
    let argument = if origin.is_file {
        origin.path
    } else {
        origin.name
    };
    let clock_hz = board.clock_hz.unwrap_or(chip.clock_hz);
    Ok(Target {
        name: origin.name.to_owned(),
        argument: argument.to_owned(),
        kind: board.kind,
        work: board.work.limits(clock_hz),
        weights: board.weights,
        budget: budget.expect(proven),
        clock_hz,
        timer: timer.expect(proven),
        runner: runner.expect(proven),
        regions,
        chip_name,
        chip,
        suites: board.suites,
    })
}

/// A chip with its memories, as a target.
pub(crate) fn of_chip(name: &str) -> Result<Target, TargetError> {
    let text = format!("kind = \"micro\"\nchip = \"{name}\"\n");
    let path = format!("chips/{name}.toml");
    let origin = Origin {
        name,
        path: &path,
        is_file: false,
    };
    read(&origin, &text)
}

/// The memories of a chip, with those of a board.
fn merged(chip: &[Region], board: &[Region]) -> Vec<Region> {
    let own = |name: &str| board.iter().find(|region| region.name == name);
    let inherited = chip.iter().map(|it| own(&it.name).unwrap_or(it));
    let added = board
        .iter()
        .filter(|it| !chip.iter().any(|chip| chip.name == it.name));
    inherited.chain(added).cloned().collect()
}

/// What is wrong with the memories, each with its place.
fn problems(
    target: &str,
    chip: &Chip,
    (regions, own): (&[Region], &[Region]),
    document: &Document,
) -> Vec<TargetError> {
    let mut wrong = region::check(target, regions);
    for (index, region) in regions.iter().enumerate() {
        if chip.isa.is_arm() && region.has_any(&[Role::Constants]) {
            let error = TargetError::ConstantsOnArm {
                target: target.to_owned(),
                region: region.name.clone(),
            };
            wrong.push((Some(index), error));
        }
    }
    for section in &chip.sections {
        if !regions.iter().any(|region| region.name == section.region) {
            let error = TargetError::SectionRegion {
                target: target.to_owned(),
                section: section.name.clone(),
                region: section.region.clone(),
            };
            wrong.push((None, error));
        }
    }
    let in_file = |index: usize| own.iter().position(|it| it.name == regions[index].name);
    let located = |(index, error): (Option<usize>, TargetError)| match index.and_then(in_file) {
        Some(index) => document.located(&[Step::Key("region"), Step::Index(index)], error),
        None => document.located(&[Step::Key("chip")], error),
    };
    wrong.into_iter().map(located).collect()
}

/// What a board keeps for the stack unless its file says otherwise.
const STACK_BYTES: u64 = 2048;

fn budget(target: &str, board: &BoardFile, regions: &[Region]) -> Result<Budget, TargetError> {
    let limit = |what, asked: Option<u64>, roles: &[Role]| {
        let used = regions.iter().filter(|region| region.has_any(roles));
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
    let stack_bytes = board.budget.stack.unwrap_or(STACK_BYTES);
    Ok(Budget {
        flash_bytes: limit("flash", board.budget.flash, &Role::FLASH)?,
        ram_bytes: limit("ram", board.budget.ram, &Role::RAM)?,
        stack_bytes: limit("stack", Some(stack_bytes), &[Role::Stack])?,
    })
}

/// The runner that a board names or its chip has, with what probe-rs calls the chip.
fn runner(target: &str, named: Option<Runner>, chip: &Chip) -> Result<Option<Runner>, TargetError> {
    let known = chip.probe_rs.clone();
    match named {
        Some(Runner::ProbeRs { chip, args }) => match chip.or(known) {
            None => Err(TargetError::ProbeChip {
                target: target.to_owned(),
            }),
            chip => Ok(Some(Runner::ProbeRs { chip, args })),
        },
        None => Ok(known.map(|chip| Runner::ProbeRs {
            chip: Some(chip),
            args: Vec::new(),
        })),
        emulator => Ok(emulator),
    }
}

/// The timer that a board names or its chip has, or the one of all cores of its kind.
fn timer(target: &str, named: Option<Timer>, chip: &Chip) -> Result<Timer, TargetError> {
    let (usual, expected) = match chip.isa.is_arm() {
        true => (Timer::Systick, "the timer `systick` on Arm"),
        false => (
            Timer::Mcycle { inhibited: false },
            "a timer other than `systick` on RISC-V",
        ),
    };
    let timer = named.or(chip.timer).unwrap_or(usual);
    match (timer == Timer::Systick) == chip.isa.is_arm() {
        true => Ok(timer),
        false => Err(TargetError::Timer {
            target: target.to_owned(),
            expected,
            found: timer.name(),
        }),
    }
}
