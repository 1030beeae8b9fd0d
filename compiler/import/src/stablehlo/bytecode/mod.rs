//! MLIR bytecode: portable artifacts of StableHLO (`*.mlirbc`), which are in the dialect VHLO, the
//! files of `jax.export` around them, and modules of the dialect StableHLO itself.
//!
//! A file becomes the syntax tree of the same program in StableHLO, which is printed and parsed as
//! text is: one place checks and lowers both, and messages show the line. The format is that of
//! MLIR's document *Bytecode Format*, with the encodings of attributes and types of the dialects
//! `builtin`, `vhlo`, `stablehlo`, `chlo` and `sdy`; ops have the attribute names of StableHLO.
//!
//! What is made of a file is bounded by its size: attributes and types may refer to each other, so
//! that each use is charged to a budget, and nesting ends at [`DEEPEST`].

mod attributes;
mod cursor;
mod enumerations;
mod export;
mod file;
mod module;
mod ops;
mod properties;
mod quantized;
mod shardy;
mod stablehlo;
mod types;
mod upgrade;
mod vhlo;

use std::cell::Cell;

pub(super) use export::module_of;
pub(super) use file::MAGIC;

use super::ast::Module;
use cursor::Cursor;
use file::File;

/// Attributes within attributes, types within types, regions within regions.
const DEEPEST: usize = 64;

/// Bytes of a syntax tree that any file may become, besides those for its size.
const LEAST_BUDGET_BYTES: usize = 1 << 22;

/// Bytes of a syntax tree for each byte of a file: an op of eight bytes is some hundreds.
const BUDGET_FACTOR: usize = 256;

/// Why a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("MLIR bytecode, byte {offset}: {what}")]
pub struct BytecodeError {
    /// Where in the bytecode.
    pub offset: usize,
    /// What was found, and what was expected.
    pub what: String,
}

type Failure = BytecodeError;

type Read<T> = Result<T, Failure>;

impl BytecodeError {
    fn new(offset: usize, what: impl Into<String>) -> Self {
        let what = what.into();
        Self { offset, what }
    }
}

/// The program of a file, in StableHLO.
///
/// # Errors
///
/// The bytes are no bytecode, or hold what no program in StableHLO does.
pub(super) fn read(bytes: &[u8]) -> Result<Module, BytecodeError> {
    let file = File::read(bytes)?;
    let budget = bytes.len().saturating_mul(BUDGET_FACTOR);
    let decoder = Decoder {
        file: &file,
        budget_bytes: Cell::new(budget.saturating_add(LEAST_BUDGET_BYTES)),
    };
    module::read(&decoder)
}

/// Attributes and types of a file.
struct Decoder<'f> {
    file: &'f File<'f>,
    budget_bytes: Cell<usize>,
}

impl Decoder<'_> {
    /// Takes what a part of the tree holds from the budget.
    fn charge(&self, at: &Cursor<'_>, bytes: usize) -> Read<()> {
        // A node of the tree, with what it has besides its parts.
        const NODE_BYTES: usize = 64;
        let left = self
            .budget_bytes
            .get()
            .checked_sub(bytes.saturating_add(NODE_BYTES));
        match left {
            Some(left) => {
                self.budget_bytes.set(left);
                Ok(())
            }
            None => at.fail("the ops, attributes and types expand to too much"),
        }
    }

    /// One level deeper.
    fn deeper(&self, at: &Cursor<'_>, depth: usize) -> Read<usize> {
        match depth < DEEPEST {
            true => Ok(depth + 1),
            false => at.fail(format!("more than {DEEPEST} levels of nesting")),
        }
    }

    /// A string by its number.
    fn string(&self, cursor: &mut Cursor<'_>) -> Read<Vec<u8>> {
        let at = *cursor;
        let index = cursor.varint()?;
        let text = file::string_at(&at, &self.file.strings, index)?;
        self.charge(&at, text.len())?;
        Ok(text.to_vec())
    }

    /// A string of text by its number.
    fn text(&self, cursor: &mut Cursor<'_>) -> Read<String> {
        let at = *cursor;
        String::from_utf8(self.string(cursor)?).or_else(|_| at.fail("expected a text in UTF-8"))
    }

    /// The name of a dialect by its number.
    fn dialect(&self, at: &Cursor<'_>, index: usize) -> Read<&[u8]> {
        match self.file.dialects.get(index) {
            Some(name) => Ok(name),
            None => at.fail(format!("dialect {index} of {}", self.file.dialects.len())),
        }
    }
}

#[cfg(test)]
mod tests;
