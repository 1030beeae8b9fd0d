//! The diagnostics of target files.

use peapod_diagnostic::{Code, Diagnose, Diagnostic, Place, code};

use crate::{Chip, Pod, Target, TargetError, find};

impl Diagnose for TargetError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        if let Some(errors) = self.parts() {
            return errors.iter().flat_map(Self::diagnostics).collect();
        }
        if let Self::At { file, place, error } = self {
            let place = || Place::Text((**place).clone());
            let located = |it: Diagnostic| it.at(place()).in_file(file);
            return error.bare().into_iter().map(located).collect();
        }
        self.bare()
    }
}

impl TargetError {
    /// The diagnostics of an error without a place.
    fn bare(&self) -> Vec<Diagnostic> {
        let error = |code: Code, help: &str| vec![code.error(self.to_string(), help)];
        match self {
            Self::Several(_) | Self::At { .. } => self.diagnostics(),
            Self::Unknown { name, .. } => vec![unknown(name)],
            Self::UnknownChip {
                target,
                chip,
                known,
            } => vec![unknown_chip(target, chip, known)],
            Self::Unreadable { file, message } => vec![unreadable(file, message)],
            Self::Syntax { file, message } => vec![syntax(file, message)],
            Self::Key {
                key,
                message,
                suggestion,
            } => vec![wrong_key(key, message, suggestion.as_deref())],
            Self::ChipKey { .. } => error(
                code::TARGET_SYNTAX,
                "add the key, or `core = NAME` with the chip file of the core",
            ),
            Self::ChipContradiction { .. } => error(
                code::TARGET_SYNTAX,
                "correct one of them; the files of other chips have both",
            ),
            Self::ProbeChip { .. } => error(
                code::TARGET_SYNTAX,
                "add `chip` to the runner: `probe-rs chip list` has the names",
            ),
            Self::Timer { .. } => error(code::TARGET_SYNTAX, "name another, or leave it out"),
            Self::ConstantsOnArm { .. } => error(
                code::MEMORY_ROLE,
                "leave the role out: they are with the code",
            ),
            Self::RoleMissing { .. } | Self::RoleTwice { .. } => error(
                code::MEMORY_ROLE,
                "give each role to exactly one memory region",
            ),
            Self::ArenaStack { .. } => error(
                code::MEMORY_ROLE,
                "have the stack in the first region with the role `arena`, or in one without",
            ),
            Self::ArenaOrder { .. } | Self::ArenaCount { .. } => error(
                code::MEMORY_ROLE,
                "list at most four regions with the role `arena`, those that cost least first",
            ),
            Self::Overlap { .. }
            | Self::Range { .. }
            | Self::RegionName { .. }
            | Self::RegionTwice { .. }
            | Self::SectionRegion { .. } => error(
                code::MEMORY_REGION,
                "correct origin, length or name of the region",
            ),
            Self::BudgetTooLarge { .. } => error(code::TARGET_BUDGET, "lower the budget"),
        }
    }
}

fn unknown(name: &str) -> Diagnostic {
    let names = || Target::names().chain(Chip::names()).chain(Pod::names());
    let near = find::nearest(name, names());
    let near = near.map(|near| format!("did you mean `{near}`? "));
    code::UNKNOWN_TARGET.error(
        format!("no target `{name}`"),
        format!(
            "{}`peapod target list` lists all targets; a path of a file ends in .toml",
            near.unwrap_or_default()
        ),
    )
}

fn unknown_chip(target: &str, chip: &str, known: &str) -> Diagnostic {
    let near = find::nearest(chip, known.split(", "));
    let near = near.map(|near| format!("did you mean `{near}`? "));
    code::UNKNOWN_CHIP.error(
        format!("target `{target}`: no chip `{chip}`"),
        format!("{}the chips are: {known}", near.unwrap_or_default()),
    )
}

fn unreadable(file: &str, message: &str) -> Diagnostic {
    let help = "check the path; it is relative to the current folder";
    code::CANNOT_READ
        .error(format!("cannot read {file}"), help)
        .note(message)
}

fn syntax(file: &str, message: &str) -> Diagnostic {
    code::TARGET_SYNTAX
        .error(
            message.trim_end(),
            "correct the file; the files of other targets show every key",
        )
        .in_file(file)
}

fn wrong_key(key: &str, message: &str, suggestion: Option<&str>) -> Diagnostic {
    let help = match suggestion {
        Some(name) => format!("did you mean `{name}`?"),
        None => "docs/boards.md describes every key".to_owned(),
    };
    code::TARGET_SYNTAX.error(format!("`{key}`: {message}"), help)
}
