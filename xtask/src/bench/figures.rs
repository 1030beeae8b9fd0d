//! The figures of models on boards, as they are kept in `benchmarks/micro.json`.

use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use serde_json::ser::{CompactFormatter, Formatter, PrettyFormatter, Serializer};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::Path;

/// The default target of models: its name in the file.
pub const DEFAULT: &str = "balanced";

/// The modes that are measured, as `--optimize` of the compiler calls them.
pub const MODES: [&str; 4] = ["speed", DEFAULT, "ram", "flash"];

/// The default without an interpreter: its name in the file, beside those of modes.
pub const AS_CODE: &str = "aot";

/// Figures of all models on all boards, with the peer's.
#[derive(Default, Serialize, Deserialize)]
pub struct Figures {
    /// Boards in order.
    pub boards: BTreeMap<String, Board>,
    /// By model, then by board, then by what they are optimised for, or [`AS_CODE`].
    pub models: BTreeMap<String, BTreeMap<String, BTreeMap<String, Figure>>>,
    /// Every kernel call of the default, by model, then by board.
    pub ops: BTreeMap<String, BTreeMap<String, Vec<OpCost>>>,
    /// The peer's figures as published with the models.
    pub peer: Map<String, Value>,
}

/// A board.
#[derive(Clone, Serialize, Deserialize)]
pub struct Board {
    /// Name of its chip.
    pub chip: String,
    /// The compiler of the code that was measured: another one's is of another size.
    pub rustc: String,
    /// Bytes of flash that the firmware takes without model, interpreter and kernels.
    pub harness: u64,
}

/// One model on one board, optimised for one thing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Figure {
    /// It ran.
    Measured(Measured),
    /// It is too large; the compiler's words.
    Refused {
        /// Why.
        refused: String,
    },
}

/// What a model costs on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Measured {
    /// Instructions of checking the model.
    pub load: u64,
    /// Of the first inference.
    pub first: u64,
    /// Of the second inference, on the same input.
    pub later: u64,
    /// Of the first inference, in kernels.
    pub kernels: u64,
    /// Bytes of the arena.
    pub activations: u64,
    /// Bytes of the interpreter's state.
    pub runtime: u64,
    /// Bytes of stack.
    pub stack: u64,
    /// Bytes of program in flash beyond the board's harness: interpreter and kernels.
    pub code: u64,
    /// Bytes of the compiled model.
    pub model: u64,
}

/// One kernel call.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpCost {
    /// Operator of the model.
    pub op: String,
    /// Kernel that computes it.
    pub kernel: String,
    /// Extents of the window, of operators that have one: height, width.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub window: Option<[u64; 2]>,
    /// Multiply-accumulates.
    pub macs: u64,
    /// Instructions in the first inference.
    pub instructions: u64,
}

impl Figure {
    /// What was measured.
    pub fn measured(&self) -> Option<&Measured> {
        match self {
            Self::Measured(measured) => Some(measured),
            Self::Refused { .. } => None,
        }
    }
}

impl Figures {
    /// The figure of a model on a board.
    pub fn get(&self, model: &str, board: &str, mode: &str) -> Option<&Figure> {
        self.models.get(model)?.get(board)?.get(mode)
    }

    /// What was measured of a model on a board without an interpreter.
    pub fn as_code(&self, model: &str, board: &str) -> Option<&Measured> {
        self.models.get(model)?.get(board)?.get(AS_CODE)?.measured()
    }

    /// What was measured of a model on a board with the default.
    pub fn measured(&self, model: &str, board: &str) -> Option<&Measured> {
        self.get(model, board, DEFAULT)?.measured()
    }

    /// Takes the figures of `fresh` over its own.
    pub fn update(&mut self, fresh: Self) {
        let Self {
            boards,
            models,
            ops,
            peer,
        } = fresh;
        self.peer = peer;
        self.boards.extend(boards);
        for (model, by_board) in models {
            let mine = self.models.entry(model).or_default();
            for (board, by_mode) in by_board {
                mine.entry(board).or_default().extend(by_mode);
            }
        }
        for (model, by_board) in ops {
            self.ops.entry(model).or_default().extend(by_board);
        }
    }

    /// Writes a file with one line for each figure and kernel call.
    pub fn save(&self, path: &Path) -> Result<()> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut text = Vec::new();
        self.serialize(&mut Serializer::with_formatter(&mut text, Lines::default()))?;
        text.push(b'\n');
        fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
    }
}

/// JSON that is pretty down to some depth, and on one line below.
#[derive(Default)]
struct Lines {
    pretty: PrettyFormatter<'static>,
    depth: usize,
}

/// What is deeper than model, board and mode.
const ONE_LINE: usize = 5;

/// Passes a call on to the formatter of this depth.
macro_rules! by_depth {
    ($($method:ident($($argument:ident: $ty:ty)?);)*) => {$(
        fn $method<W: ?Sized + Write>(
            &mut self, writer: &mut W $(, $argument: $ty)?
        ) -> io::Result<()> {
            match self.depth < ONE_LINE {
                true => self.pretty.$method(writer $(, $argument)?),
                false => CompactFormatter.$method(writer $(, $argument)?),
            }
        }
    )*};
}

/// Passes a call on, and notes that it begins or ends something.
macro_rules! and_nests {
    ($($begin:ident $end:ident;)*) => {$(
        fn $begin<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
            self.depth += 1;
            match self.depth < ONE_LINE {
                true => self.pretty.$begin(writer),
                false => CompactFormatter.$begin(writer),
            }
        }

        fn $end<W: ?Sized + Write>(&mut self, writer: &mut W) -> io::Result<()> {
            self.depth -= 1;
            match self.depth + 1 < ONE_LINE {
                true => self.pretty.$end(writer),
                false => CompactFormatter.$end(writer),
            }
        }
    )*};
}

impl Formatter for Lines {
    and_nests! {
        begin_array end_array;
        begin_object end_object;
    }

    by_depth! {
        begin_array_value(first: bool);
        end_array_value();
        begin_object_key(first: bool);
        end_object_key();
        begin_object_value();
        end_object_value();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report;

    fn measured(first: u64) -> Figure {
        Figure::Measured(Measured {
            load: 1,
            first,
            later: 3,
            kernels: 2,
            activations: 4,
            runtime: 5,
            stack: 6,
            code: 7,
            model: 8,
        })
    }

    fn figures(board: &str, first: u64) -> Figures {
        let mut figures = Figures::default();
        let modes = [(DEFAULT.to_owned(), measured(first))];
        let boards = [(board.to_owned(), BTreeMap::from(modes))];
        figures.models.insert("m".into(), BTreeMap::from(boards));
        figures
    }

    #[test]
    fn a_file_is_read_as_it_was_written() {
        let path = std::env::temp_dir().join(format!("peapod-figures-{}", std::process::id()));
        figures("a", 9).save(&path).unwrap();
        let text = fs::read_to_string(&path).unwrap();
        let read = report::read::<Figures>(&path);
        fs::remove_file(&path).unwrap();
        assert_eq!(read.unwrap().models, figures("a", 9).models);
        assert!(
            text.lines()
                .any(|line| line.trim_start().starts_with("\"balanced\": {\"load\":1")),
            "{text}"
        );
    }

    #[test]
    fn what_was_not_measured_again_stays() {
        let mut kept = figures("a", 9);
        kept.update(figures("b", 10));
        kept.update(figures("a", 11));
        assert_eq!(kept.measured("m", "a").unwrap().first, 11);
        assert_eq!(kept.measured("m", "b").unwrap().first, 10);
    }
}
