//! The layout of rows of weights and their rescaling for the kernels of some instructions.

use peapod_ir::plan::micro::{Element, InstructionSet};

use super::super::window::Window;
use super::{LANES, ROWS, SUM_MAX};

/// Sums of the DSP kernel stay below this, as 256 times as much must fit a word.
const SUM_MAX_DSP: i64 = 1 << 23;

/// How a kernel lays out rows and columns.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    /// Runs of taps are padded to a multiple of this.
    run: usize,
    /// The depth is padded to a multiple of this.
    pub(super) depth: usize,
    /// Adjacent values of a row.
    together: usize,
    /// Columns have words of two values, rows have words of the values of two rows at two depths.
    pub(super) words: bool,
    /// Of the numbers of rescaling, each comes for all rows of a block, and shifts are negative;
    /// else three come for each row.
    by_number: bool,
}

impl Layout {
    pub(super) fn of(set: InstructionSet) -> Self {
        let (run, depth, together) = match set {
            InstructionSet::Scalar => (1, 1, 1),
            InstructionSet::Dsp => (4, 4, 4),
            InstructionSet::Mve => (1, LANES, LANES),
        };
        Self {
            run,
            depth,
            together,
            words: set == InstructionSet::Dsp,
            by_number: set == InstructionSet::Mve,
        }
    }

    /// The padding of rows that columns of 16 bits are multiplied with.
    pub(super) fn wide(set: InstructionSet) -> Self {
        let run = if set == InstructionSet::Mve { 1 } else { 2 };
        Self {
            run,
            depth: LANES / 2,
            ..Self::of(set)
        }
    }

    pub(super) fn element(&self) -> Element {
        if self.words {
            Element::S32
        } else {
            Element::S8
        }
    }

    /// Bytes of so many values of columns.
    pub(super) fn bytes(&self, values: usize) -> usize {
        if self.words { 2 * values } else { values }
    }

    /// Bytes of an element.
    pub(super) fn one(&self) -> usize {
        if self.words { 4 } else { 1 }
    }

    /// Below this stay the sums.
    pub(super) fn sum_max(&self) -> i64 {
        if self.words { SUM_MAX_DSP } else { SUM_MAX }
    }

    /// What becomes of the sums of each block of output channels, and zeros up to whole blocks.
    pub(super) fn rescaling(&self, mut channels: Vec<[i32; 4]>) -> Vec<i32> {
        channels.resize(channels.len().next_multiple_of(ROWS), [0; 4]);
        let mut words = Vec::new();
        for block in channels.chunks(ROWS) {
            match self.by_number {
                true => {
                    (0..3).for_each(|number| words.extend(block.iter().map(|row| row[number])));
                    // To the right is negative.
                    words.extend(block.iter().map(|row| -row[3]));
                }
                false => {
                    words.extend(self.biases(block));
                    block.iter().for_each(|row| words.extend(&row[1..]));
                }
            }
        }
        words
    }

    /// What the sums of a block begin with.
    fn biases(&self, block: &[[i32; 4]]) -> Vec<i32> {
        let mut biases: Vec<i32> = block.iter().map(|row| row[0]).collect();
        if self.words {
            for both in biases.chunks_mut(2) {
                both[1] = both[1].wrapping_mul(256).wrapping_add(both[0]);
            }
        }
        biases
    }

    /// Values of a row of weights with its padding.
    pub(super) fn depth(&self, window: &Window) -> usize {
        let taps = window.kernel_h * window.kernel_w * window.in_c;
        let run = run(window);
        (taps / run * run.next_multiple_of(self.run)).next_multiple_of(self.depth)
    }

    /// Whether a row has padding between its runs of taps, and not at its end only.
    pub(super) fn splits_rows(&self, window: &Window) -> bool {
        let taps = window.kernel_h * window.kernel_w * window.in_c;
        taps > run(window) && !run(window).is_multiple_of(self.run)
    }

    /// A row with zeros after each run of taps and at its end.
    pub(super) fn padded(&self, row: &[i8], window: &Window) -> Vec<i8> {
        let mut padded = Vec::new();
        for run in row.chunks(run(window)) {
            padded.extend_from_slice(run);
            padded.resize(padded.len().next_multiple_of(self.run), 0);
        }
        padded.resize(padded.len().next_multiple_of(self.depth), 0);
        padded
    }

    /// Blocks of padded rows, adjacent values row after row.
    pub(super) fn pack(&self, rows: &[Vec<i8>], window: &Window) -> Vec<u8> {
        let rows: Vec<Vec<i8>> = rows.iter().map(|row| self.padded(row, window)).collect();
        let depth = self.depth(window);
        let nothing = vec![0; depth];
        let mut bytes = Vec::new();
        for block in rows.chunks(ROWS) {
            let row = |index: usize| &block.get(index).unwrap_or(&nothing)[..];
            let block: [&[i8]; ROWS] = std::array::from_fn(row);
            for at in (0..depth).step_by(self.together) {
                match self.words {
                    true => words(block, at, &mut bytes),
                    false => {
                        let values = block.iter().flat_map(|row| &row[at..at + self.together]);
                        bytes.extend(values.map(|value| value.cast_unsigned()));
                    }
                }
            }
        }
        bytes
    }
}

/// Values of a row of weights that are read without a gap.
pub(super) fn run(window: &Window) -> usize {
    match window.dilation_w {
        1 => window.kernel_w * window.in_c,
        _ => window.in_c,
    }
}

/// Four values of each row of a block, in words of the values of two rows at two depths.
pub(in crate::micro::choose) fn words(block: [&[i8]; ROWS], at: usize, bytes: &mut Vec<u8>) {
    for at in [at, at + 1] {
        for first in [0, 2] {
            for at in [at, at + 2] {
                let both = 256 * i32::from(block[first + 1][at]) + i32::from(block[first][at]);
                bytes.extend((both as i16).to_le_bytes());
            }
        }
    }
}
