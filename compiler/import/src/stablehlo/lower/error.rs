//! What cannot be lowered, and where it is in the text.

use std::fmt;

use peapod_diagnostic::{Diagnose, Diagnostic, Place, code};

use crate::stablehlo::ParseError;

/// Most problems that an error lists before it only counts.
const LONGEST_LIST: usize = 200;

/// Whose fault it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The text breaks the rules of StableHLO.
    Malformed,
    /// The text is sound, but uses what Peapod does not do.
    Unsupported,
}

/// One op, type or annotation that cannot be lowered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LowerError {
    /// Whose fault it is.
    pub fault: Fault,
    /// The function it is in, without the `@`; empty for the module.
    pub function: String,
    /// Line, column, the line itself, and what is wrong, which begins with the name of the op.
    pub place: ParseError,
}

impl fmt::Display for LowerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParseError { place, message } = &self.place;
        let (line, column) = (place.line, place.column);
        let fault = match self.fault {
            Fault::Malformed => "malformed",
            Fault::Unsupported => "not supported",
        };
        write!(f, "{line}:{column}: {fault}: {message}")?;
        if !self.function.is_empty() {
            write!(f, " (in @{})", self.function)?;
        }
        write!(f, "\n{place}")
    }
}

impl Diagnose for LowerError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let ParseError { place, message } = &self.place;
        let error = match self.fault {
            Fault::Malformed => code::STABLEHLO_MALFORMED.error(
                format!("malformed: {message}"),
                "verify the file with `stablehlo-opt`, and export it again",
            ),
            Fault::Unsupported => code::STABLEHLO_UNSUPPORTED.error(
                format!("not supported: {message}"),
                "express this with other ops before the export; `peapod explain E0304` says how",
            ),
        };
        let error = error.at(Place::Text(place.clone()));
        vec![match self.function.as_str() {
            "" => error,
            function => error.note(format!("in function @{function}")),
        }]
    }
}

impl Diagnose for LowerErrors {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let errors = self.errors.iter().flat_map(LowerError::diagnostics);
        let mut diagnostics: Vec<Diagnostic> = errors.collect();
        if let (more @ 1.., Some(last)) = (self.more, diagnostics.last_mut()) {
            last.notes
                .push(format!("{more} more problems are not listed"));
        }
        diagnostics
    }
}

/// All that cannot be lowered, in the order in which it was met.
#[derive(Clone, Debug, Default, PartialEq, Eq, thiserror::Error)]
pub struct LowerErrors {
    /// The first ones.
    pub errors: Vec<LowerError>,
    /// How many more there are.
    pub more: usize,
}

impl LowerErrors {
    /// Adds what was met next. Counts only, once the list is absurdly long.
    pub(super) fn push(&mut self, error: impl FnOnce() -> LowerError) {
        if self.errors.len() < LONGEST_LIST {
            self.errors.push(error());
        } else {
            self.more += 1;
        }
    }
}

impl fmt::Display for LowerErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.errors.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{error}")?;
        }
        if self.more > 0 {
            write!(f, "\nand {} more problems", self.more)?;
        }
        Ok(())
    }
}

/// Why the lowering of an op stops.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Stop {
    /// An operand could not be lowered, which has been said.
    Told,
    /// The text breaks the rules.
    Malformed(String),
    /// Peapod does not do this.
    Unsupported(String),
}

/// What the lowering of a part yields.
pub(super) type Lowered<T = ()> = Result<T, Stop>;

/// The text breaks the rules.
pub(super) fn malformed<T>(what: impl Into<String>) -> Lowered<T> {
    Err(Stop::Malformed(what.into()))
}

/// Peapod does not do this.
pub(super) fn unsupported<T>(what: impl Into<String>) -> Lowered<T> {
    Err(Stop::Unsupported(what.into()))
}
