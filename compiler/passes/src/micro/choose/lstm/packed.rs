//! Operands of the kernels that compute all gates of a step with instructions of several products.
//!
//! What the kernels take for granted is decided here: no sum overflows, and all scales are within
//! the bounds of the instructions.

use peapod_ir::ops::lstm::{BIAS, GATES, HIDDEN, LstmSizes, RECURRENT, WEIGHTS};
use peapod_ir::plan::micro::{self, Element, InstructionSet, KernelId};
use peapod_ir::{DType, Op, numerics};

use super::super::packed::{high_multiplier, words};
use super::super::{Context, Input};
use super::{blocks, interleaved, known};
use crate::micro::bake::Constant;

/// Longest row of int8 for DSP instructions: 256 times its sum fits a word.
const LEN_MAX: usize = 500;

/// Values in a step of DSP instructions.
const QUAD: usize = 4;

/// Bytes of a unit's gates.
const GATE_BYTES: usize = 2 * GATES;

/// Shifts of results.
const OUTPUT_SHIFTS: std::ops::RangeInclusive<i32> = -23..=-1;

/// The weights of the gates of each unit, of the input and of the hidden state.
type Rows = [Vec<Vec<Vec<i8>>>; 2];

/// What a kernel reads between the input and the states; `None` if none of them applies.
pub(super) fn operands(
    cx: &Context<'_>,
    op: &Op,
    sizes: LstmSizes,
    params: &micro::Lstm,
) -> Option<(KernelId, [Input; 5])> {
    let set = cx.packing?;
    let is_wide = cx.input(op, 0).dtype == DType::I16;
    let kernel = match (set, is_wide) {
        (InstructionSet::Dsp, false) => KernelId::LstmS8Dsp,
        (InstructionSet::Dsp, true) => KernelId::LstmS16Dsp,
        (InstructionSet::Mve, false) => KernelId::LstmS8Mve,
        (InstructionSet::Mve, true) => KernelId::LstmS16Mve,
        (InstructionSet::Scalar, _) => return None,
    };
    let units = sizes.units;
    let rows = [WEIGHTS, RECURRENT].map(|first| blocks(cx, op, first, units));
    let biases = biases(cx, op, &rows)?;
    let is_packed = kernel == KernelId::LstmS8Dsp;
    if params.cell_exponent > 0
        || !OUTPUT_SHIFTS.contains(&params.output_shift)
        || !sums_fit(&rows, &biases, params, is_wide)
        || is_packed && !rows.iter().all(|rows| fits_words(rows))
    {
        return None;
    }
    let columns = match set {
        InstructionSet::Dsp => [sizes.in_len, units],
        InstructionSet::Mve | InstructionSet::Scalar => [0; 2],
    };
    let [input, hidden] = columns.map(|len| len.next_multiple_of(QUAD) * 2);
    let matrix = |first| match (set, is_wide) {
        (InstructionSet::Dsp, false) => packed(first, units, words),
        (InstructionSet::Dsp, true) => packed(first, units, wide_words),
        _ => interleaved(first, units, None),
    };
    let scratch = Input::Scratch {
        element: Element::S32,
        len_bytes: units * GATE_BYTES + input + hidden,
    };
    let lines = numerics::logistic_lines();
    let table = Input::derived(move |_, _| Constant::s16(&lines));
    let [weights, recurrent] = [WEIGHTS, RECURRENT].map(matrix);
    let operands = [weights, recurrent, Input::s32(biases), table, scratch];
    Some((kernel, operands))
}

/// Whether all sums fit their instructions.
fn sums_fit(rows: &Rows, biases: &[i32], params: &micro::Lstm, is_wide: bool) -> bool {
    let scaling = [
        (&params.input_multipliers, &params.input_shifts),
        (&params.hidden_multipliers, &params.hidden_shifts),
    ];
    let mut parts = scaling.into_iter().enumerate();
    parts.all(|(of, (multipliers, shifts))| {
        let rows = rows[of].iter().flatten();
        let biases = biases.chunks(GATES).skip(of).step_by(2).flatten();
        let mut sums = rows.zip(biases).enumerate();
        sums.all(|(index, (row, bias))| {
            let (multiplier, shift) = (multipliers[index % GATES], shifts[index % GATES]);
            let multiplier = numerics::Multiplier { multiplier, shift };
            match is_wide {
                true => fits_wide(row, *bias, multiplier),
                false => fits(row, *bias, multiplier),
            }
        })
    })
}

/// Of each unit the biases of sums over the input, then over the hidden state, with the products of
/// zero points in them; `None` if one does not fit a word.
fn biases(cx: &Context<'_>, op: &Op, rows: &Rows) -> Option<Vec<i32>> {
    let zero_points = [0, HIDDEN].map(|index| i64::from(cx.input(op, index).zero_point()));
    let of_gates: Vec<Vec<i64>> = (BIAS..BIAS + GATES)
        .zip(known(cx, op, BIAS))
        .map(|(index, bytes)| {
            if cx.input(op, index).dtype == DType::I64 {
                let numbers = bytes.as_chunks().0.iter();
                return numbers.map(|it| i64::from_le_bytes(*it)).collect();
            }
            let words = bytes.as_chunks().0.iter();
            words.map(|it| i32::from_le_bytes(*it).into()).collect()
        })
        .collect();
    let mut numbers = Vec::new();
    for (unit, both) in rows[0].iter().zip(&rows[1]).enumerate() {
        for (of, rows) in [both.0, both.1].into_iter().enumerate() {
            for (gate, row) in rows.iter().enumerate() {
                let sum: i64 = row.iter().map(|weight| i64::from(*weight)).sum();
                let bias = if of == 0 { of_gates[gate][unit] } else { 0 };
                let bias = bias.checked_sub(sum * zero_points[of])?;
                numbers.push(i32::try_from(bias).ok()?);
            }
        }
    }
    Some(numbers)
}

/// How far the sum of products of a row with values of so many bits is from 0.
fn reach(row: &[i8], bits: u32) -> i64 {
    let weights: i64 = row.iter().map(|weight| i64::from(*weight).abs()).sum();
    weights << (bits - 1)
}

/// Whether twice a sum of int8, shifted to the left as its scale says, fits a word.
fn fits(row: &[i8], bias: i32, multiplier: numerics::Multiplier) -> bool {
    let most = i64::from(bias).abs() + reach(row, 8);
    most << multiplier.shift.max(0) < 1 << 30
}

/// Whether a sum of int16 fits a word, and its result is a high word.
fn fits_wide(row: &[i8], bias: i32, multiplier: numerics::Multiplier) -> bool {
    i64::from(bias).abs() + reach(row, 16) < 1 << 31
        && multiplier.shift < 0
        && high_multiplier(multiplier).is_some()
}

/// Whether two weights of these rows fit 16 bits, and sums of theirs 24.
fn fits_words(rows: &[Vec<Vec<i8>>]) -> bool {
    rows.iter().flat_map(|block| block.chunks(2)).all(|two| {
        let both = |(low, high): (&i8, &i8)| i32::from(*low) + 256 * i32::from(*high);
        let words = two[0].iter().zip(&two[1]).map(both);
        two[0].len() <= LEN_MAX && words.min() >= Some(i16::MIN.into())
    })
}

/// Writes four values of each of four rows.
type Pack = fn([&[i8]; GATES], usize, &mut Vec<u8>);

/// The weights of all units in words, padded to whole steps.
fn packed(first: usize, units: usize, pack: Pack) -> Input {
    Input::derived(move |cx, op| {
        let mut bytes = Vec::new();
        for mut block in blocks(cx, op, first, units) {
            for row in &mut block {
                row.resize(row.len().next_multiple_of(QUAD), 0);
            }
            let rows: [&[i8]; GATES] = std::array::from_fn(|gate| &block[gate][..]);
            (0..rows[0].len())
                .step_by(QUAD)
                .for_each(|at| pack(rows, at, &mut bytes));
        }
        Constant {
            element: Element::S32,
            bytes,
        }
    })
}

/// Of each two values, a word of the first two rows and one of the others.
fn wide_words(rows: [&[i8]; GATES], at: usize, bytes: &mut Vec<u8>) {
    for at in [at, at + 2] {
        for [a, b] in rows.as_chunks().0 {
            let values = [a[at], b[at], a[at + 1], b[at + 1]];
            bytes.extend(values.map(i8::cast_unsigned));
        }
    }
}
