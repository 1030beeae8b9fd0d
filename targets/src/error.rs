//! What can be wrong with a target: its name, its file, or the memories the file describes.

use peapod_diagnostic::TextPlace;
use thiserror::Error;

/// Why a target could not be loaded.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum TargetError {
    /// No folder of that name.
    #[error("no target `{name}`; known targets: {known}")]
    Unknown {
        /// The requested name.
        name: String,
        /// All names, separated by commas.
        known: String,
    },
    /// The board names a chip that has no file.
    #[error("target `{target}`: no chip `{chip}`; known chips: {known}")]
    UnknownChip {
        /// The board.
        target: String,
        /// The chip it names.
        chip: String,
        /// All chips, separated by commas.
        known: String,
    },
    /// The user's file cannot be read.
    #[error("{file}: {message}")]
    Unreadable {
        /// The path as the user gave it.
        file: String,
        /// What the operating system says.
        message: String,
    },
    /// Not TOML, an unknown key, a missing key or a value out of range.
    #[error("{file}: {message}")]
    Syntax {
        /// The file, from the folder `targets/`.
        file: String,
        /// The parser's message, with line and column.
        message: String,
    },
    /// A key of a board's or chip's file, or its value.
    #[error("`{key}`: {message}{}", hint(.suggestion))]
    Key {
        /// The key, with those of the tables that it is in.
        key: String,
        /// What was expected, and what was found.
        message: String,
        /// The name that was probably meant.
        suggestion: Option<String>,
    },
    /// A chip that says neither itself nor by its core what it must.
    #[error("target `{target}`: the chip has no `{key}`, and neither has its `core`")]
    ChipKey {
        /// The board.
        target: String,
        /// The key.
        key: &'static str,
    },
    /// A key of a chip that another one, or nature, contradicts.
    #[error("target `{target}`: chip: expected {expected}, found `{key} = {found}`")]
    ChipContradiction {
        /// The board.
        target: String,
        /// The key.
        key: String,
        /// What it must be, and why.
        expected: String,
        /// What it is.
        found: String,
    },
    /// A role that is not for the chip.
    #[error("target `{target}`: region `{region}` has the role `constants`, which is for RISC-V")]
    ConstantsOnArm {
        /// The board.
        target: String,
        /// The region.
        region: String,
    },
    /// A section in a region that there is not.
    #[error("target `{target}`: section `{section}` begins region `{region}`, but there is none")]
    SectionRegion {
        /// The board.
        target: String,
        /// The section.
        section: String,
        /// The region.
        region: String,
    },
    /// A timer that the firmware does not have for the instruction set.
    #[error("target `{target}`: expected {expected}, found the timer `{found}`")]
    Timer {
        /// The board.
        target: String,
        /// The timers that it may have.
        expected: &'static str,
        /// The one that it names.
        found: &'static str,
    },
    /// Two regions with one name.
    #[error("target `{target}`: two regions are called `{region}`")]
    RegionTwice {
        /// The board.
        target: String,
        /// The name.
        region: String,
    },
    /// A runner that must be told the name of the chip.
    #[error("target `{target}`: the runner `probe-rs` has no `chip`, and the chip no `probe_rs`")]
    ProbeChip {
        /// The board.
        target: String,
    },
    /// An error at a place in a file.
    #[error("{file}:{}:{}: {error}", .place.line, .place.column)]
    At {
        /// The file.
        file: String,
        /// Where in it.
        place: Box<TextPlace>,
        /// What is wrong there.
        error: Box<TargetError>,
    },
    /// Several errors of a file.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Several(Vec<TargetError>),
    /// A role that no region plays.
    #[error("target `{target}`: no memory region has the role `{role}`")]
    RoleMissing {
        /// The board.
        target: String,
        /// The role.
        role: &'static str,
    },
    /// Regions for activations that are not in order of their costs.
    #[error(
        "target `{target}`: region `{first}` has the role `arena` before `{second}`, which costs less"
    )]
    ArenaOrder {
        /// The board.
        target: String,
        /// The region that comes first.
        first: String,
        /// The one after it.
        second: String,
    },
    /// A stack in a region for activations after the first.
    #[error(
        "target `{target}`: region `{region}` has the role `stack`, but is not the first with the role `arena`"
    )]
    ArenaStack {
        /// The board.
        target: String,
        /// The region.
        region: String,
    },
    /// More regions for activations than a model can be in.
    #[error(
        "target `{target}`: expected at most {} regions with the role `arena`, found {count}",
        crate::region::ARENAS_MAX
    )]
    ArenaCount {
        /// The board.
        target: String,
        /// How many there are.
        count: usize,
    },
    /// A role that two regions play.
    #[error("target `{target}`: regions `{first}` and `{second}` have the same role `{role}`")]
    RoleTwice {
        /// The board.
        target: String,
        /// The role.
        role: &'static str,
        /// A region that has it.
        first: String,
        /// Another one.
        second: String,
    },
    /// Two regions share addresses.
    #[error(
        "target `{target}`: region `{first}` ends at {end:#x}, `{second}` begins at {origin:#x}"
    )]
    Overlap {
        /// The board.
        target: String,
        /// The region with the lower origin.
        first: String,
        /// The one that begins inside it.
        second: String,
        /// First address after `first`.
        end: u64,
        /// First address of `second`.
        origin: u64,
    },
    /// A region that has no bytes or reaches past 32-bit addresses.
    #[error(
        "target `{target}`: region `{region}` of {length} bytes at {origin:#x} is empty or exceeds 32-bit addresses"
    )]
    Range {
        /// The board.
        target: String,
        /// The region.
        region: String,
        /// Its first address.
        origin: u64,
        /// Its length in bytes.
        length: u64,
    },
    /// A region whose name a linker script cannot hold.
    #[error(
        "target `{target}`: expected a region name of A-Z, 0-9 and _ that start-up code does not use \
         (RAM, FLASH, REGION_…), found `{region}`"
    )]
    RegionName {
        /// The board.
        target: String,
        /// The name.
        region: String,
    },
    /// A budget larger than what the board has.
    #[error(
        "target `{target}`: {what} budget of {budget} bytes, but only {memory} bytes of memory"
    )]
    BudgetTooLarge {
        /// The board.
        target: String,
        /// `flash` or `ram`.
        what: &'static str,
        /// Bytes asked for.
        budget: u64,
        /// Bytes there are.
        memory: u64,
    },
}

/// The name that was probably meant, as a question.
fn hint(suggestion: &Option<String>) -> String {
    let hint = |name: &String| format!("; did you mean `{name}`?");
    suggestion.as_ref().map_or_else(String::new, hint)
}

impl TargetError {
    /// All of these as one, if there is any.
    pub(crate) fn of(mut errors: Vec<TargetError>) -> Option<TargetError> {
        match errors.len() {
            0 | 1 => errors.pop(),
            _ => Some(TargetError::Several(errors)),
        }
    }

    /// Every error that this one consists of, without its place.
    pub fn causes(&self) -> Vec<&TargetError> {
        if let TargetError::At { error, .. } = self {
            return error.causes();
        }
        match self.parts() {
            Some(errors) => errors.iter().flat_map(Self::causes).collect(),
            None => vec![self],
        }
    }

    /// The errors that this one is made of, if it is.
    pub(crate) fn parts(&self) -> Option<&[TargetError]> {
        if let TargetError::Several(errors) = self {
            return Some(errors);
        }
        None
    }
}
