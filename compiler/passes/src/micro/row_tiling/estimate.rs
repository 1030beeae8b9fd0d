//! What a section in row tiles needs: bytes at its peak, and instructions beyond those of whole
//! ops.

use std::ops::Range;

use peapod_ir::OpKind;
use peapod_ir::plan::micro::InstructionSet;

use super::rows::row_bytes;
use super::schedule::{Schedule, Section};
use crate::micro::calls::Needs;

/// Instructions that a step takes before and after its loops, about.
const STEP: u64 = 350;
/// Instructions to copy sixteen bytes, about.
const COPY_16: u64 = 13;

/// Images of fewer columns are narrow.
const NARROW: usize = 8;

/// What kernels for some instructions take, in instructions: measured on boards, about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Costs {
    /// For a hundred multiply-accumulates, of the whole model.
    per_100_macs: u64,
    /// Channels of a depthwise convolution that are brought in order together.
    channels: u64,
    /// To begin with such channels.
    begin: u64,
    /// To reorder a row of them, beside what each of its columns takes.
    row: u64,
    /// To reorder a column of a row.
    column: u64,
}

impl Costs {
    pub(super) fn of(instructions: InstructionSet) -> Self {
        let (per_100_macs, [channels, begin, row, column]) = match instructions {
            InstructionSet::Scalar => (250, [1, 300, 60, 12]),
            InstructionSet::Dsp => (130, [4, 600, 200, 8]),
            InstructionSet::Mve => (35, [8, 300, 100, 10]),
        };
        Self {
            per_100_macs,
            channels,
            begin,
            row,
            column,
        }
    }

    /// For so many multiply-accumulates.
    pub(super) fn of_macs(&self, macs: u64) -> u64 {
        macs * self.per_100_macs / 100
    }
}

/// What the rest of a function needs, seen from a section.
pub(super) struct Surroundings {
    /// Bytes alive during all of the section that do not belong to it.
    pub(super) across: usize,
    /// Per tensor cut by the section and made before it: bytes of a row, rows, and whether it is
    /// needed after the section, too; and which ops of the section read it.
    pub(super) sources: Vec<Source>,
}

/// A tensor that a section cuts and does not make.
pub(super) struct Source {
    pub(super) row_bytes: usize,
    pub(super) rows: usize,
    pub(super) outlives: bool,
    pub(super) readers: Vec<usize>,
}

/// The most bytes alive at a step of a section.
pub(super) fn peak(
    section: &Section<'_>,
    schedule: &Schedule,
    needs: &[Needs],
    around: &Surroundings,
) -> usize {
    let ops = section.rules.len();
    let bytes: Vec<usize> = (0..ops)
        .map(|op| row_bytes(section.function.ty(section.result(op))))
        .collect();
    let mut held: Vec<Range<usize>> = vec![0..0; ops];
    let mut peak = 0;
    for (number, tile) in schedule.iter().enumerate() {
        let next = schedule.get(number + 1);
        for op in (0..ops).filter(|op| tile[*op].len() > 0) {
            let rows = tile[op];
            held[op] = match section.is_kept[op] {
                true => 0..rows.end,
                false => rows.needed..rows.end,
            };
            let inner: usize = held
                .iter()
                .zip(&bytes)
                .map(|(rows, bytes)| rows.len() * bytes)
                .sum();
            let sources = around.sources.iter().map(|source| {
                let gone = |reader: &usize| {
                    let done = *reader < op;
                    let start = match done {
                        true => tile[*reader].end,
                        false => tile[*reader].start,
                    };
                    section.rules[*reader].reach.first(start)
                };
                let gone = source.readers.iter().map(gone).min().unwrap_or(0);
                match source.outlives {
                    true => source.rows * source.row_bytes,
                    false => source.rows.saturating_sub(gone) * source.row_bytes,
                }
            });
            let sources: usize = sources.sum();
            let scratch = needs[section.ops.start + op].scratch_bytes;
            peak = peak.max(around.across + sources + inner + scratch);
            release(section, tile, next, op, &mut held);
        }
    }
    peak
}

/// Drops rows that no later op of a tile reads.
fn release(
    section: &Section<'_>,
    tile: &[super::schedule::RowTile],
    next: Option<&Vec<super::schedule::RowTile>>,
    done: usize,
    held: &mut [Range<usize>],
) {
    for (op, rows) in held
        .iter_mut()
        .enumerate()
        .filter(|(op, _)| !section.is_kept[*op])
    {
        let pending = |reader: &usize| *reader > done && tile[*reader].len() > 0;
        if op <= done && !section.readers[op].iter().any(pending) {
            let first = next.map_or(rows.end, |next| next[op].needed);
            rows.start = first.clamp(rows.start, rows.end);
        }
    }
}

/// Instructions that the tiles take beyond those of the whole ops, about.
pub(super) fn overhead(section: &Section<'_>, schedule: &Schedule, costs: &Costs) -> u64 {
    let mut instructions = 0;
    for (before, tile) in schedule.iter().zip(&schedule[1..]) {
        for (op, rows) in tile.iter().enumerate().filter(|(_, rows)| rows.len() > 0) {
            let made = before[op].end;
            if made == 0 {
                continue;
            }
            instructions += STEP + again(section, op, costs);
            if !section.is_kept[op] && rows.needed < made {
                let row = row_bytes(section.function.ty(section.result(op)));
                let copied = (made - rows.needed) * row;
                instructions += STEP + copied.div_ceil(16) as u64 * COPY_16;
            }
        }
    }
    instructions
}

/// What a further tile of a depthwise convolution does again.
fn again(section: &Section<'_>, op: usize, costs: &Costs) -> u64 {
    let old = &section.function.ops[section.ops.start + op];
    let (OpKind::DepthwiseConv2d(_), Some(input)) = (&old.kind, old.inputs[0]) else {
        return 0;
    };
    let &[_, _, columns, channels] = &section.function.ty(input).shape[..] else {
        return 0;
    };
    if channels == 1 {
        // Its kernels are those of convolutions.
        return 0;
    }
    let rows = section.rules[op].reach.overlap() as u64;
    let of_channels = costs.begin + rows * (costs.row + costs.column * columns as u64);
    // Kernels go down narrow images, and tiles are short.
    let narrow = if columns < NARROW { 2 } else { 1 };
    (channels as u64).div_ceil(costs.channels) * of_channels * narrow
}
