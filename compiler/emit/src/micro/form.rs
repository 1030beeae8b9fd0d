//! What a model for a board becomes.

use std::fmt;
use std::str::FromStr;

/// What a model for a board becomes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    /// A file for the interpreter, with wrappings for Rust and C.
    #[default]
    Pea,
    /// Straight calls of kernels in Rust, without an interpreter.
    Aot,
}

impl Form {
    /// Every form.
    pub const ALL: [Self; 2] = [Self::Pea, Self::Aot];

    /// Name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pea => "pea",
            Self::Aot => "aot",
        }
    }

    /// What it is, for the help of a command.
    pub const fn about(self) -> &'static str {
        match self {
            Self::Pea => {
                "A file for the interpreter: `model.pea`, with `model.rs` for Rust, `model.h` and \
                 `model.o` for C"
            }
            Self::Aot => {
                "Straight calls of kernels in Rust, without an interpreter: `model.rs` and \
                 `model.constants`"
            }
        }
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A form that there is not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown form `{0}`, expected `pea` or `aot`")]
pub struct UnknownForm(pub String);

impl FromStr for Form {
    type Err = UnknownForm;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|form| form.name() == name);
        found.ok_or_else(|| UnknownForm(name.to_owned()))
    }
}
