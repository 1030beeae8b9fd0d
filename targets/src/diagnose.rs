//! The diagnostics of target files.

use peapod_diagnostic::{Code, Diagnose, Diagnostic, code};

use crate::TargetError;

impl Diagnose for TargetError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let error = |code: Code, help: &str| code.error(self.to_string(), help);
        vec![match self {
            Self::Unknown { name, known } => code::UNKNOWN_TARGET.error(
                format!("no target `{name}`"),
                format!("the targets are: {known}"),
            ),
            Self::UnknownChip {
                target,
                chip,
                known,
            } => code::UNKNOWN_CHIP.error(
                format!("target `{target}`: no chip `{chip}`"),
                format!("the chips are: {known}"),
            ),
            Self::Unreadable { file, message } => code::CANNOT_READ
                .error(
                    format!("cannot read {file}"),
                    "check the path; it is relative to the current folder",
                )
                .note(message),
            Self::Syntax { file, message } => code::TARGET_SYNTAX
                .error(
                    message.trim_end(),
                    "correct the file; the files of other targets show every key",
                )
                .in_file(file),
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
            Self::Overlap { .. } | Self::Range { .. } | Self::RegionName { .. } => error(
                code::MEMORY_REGION,
                "correct origin, length or name of the region",
            ),
            Self::BudgetTooLarge { .. } => error(code::TARGET_BUDGET, "lower the budget"),
        }]
    }
}
