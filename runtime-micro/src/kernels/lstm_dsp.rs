//! Long short-term memory on packed weights.

use peapod_isa::dsp;
use peapod_schemas::micro::{ElementType, Kernel as KernelId, Lstm};

use super::Kernel;
use super::lstm::{
    BIAS, GATES, INPUT, INTEGERS, RECURRENT, Step, TABLE, WEIGHTS, check_numbers, check_types,
    each_step, gates, new_cell, new_hidden,
};
use crate::arena::{constant, copy};
use crate::call::Call;
use crate::check::{self, product};
use crate::error::{Fault, Quantity};
use crate::rows::rows;
use crate::sigmoid::Table;

/// Inputs: input, constant packed weights s32, constant packed recurrent weights s32, constant bias
/// s32, constant table s16, hidden state, cell state s16. Output. States are written too. Never in
/// place.
pub static LSTM_S8_DSP: Kernel = Kernel::new(KernelId::LstmS8Dsp, check, run);

/// Longest row that need not be whole words.
const PADDED_MAX: usize = 64;

/// Sums of more products could be too large for two rows in one word.
const LEN_MAX: i32 = 500;

/// Values in a word of a column.
const QUAD: usize = 4;

/// Biases of one unit: of the sums over the input, and of those over the hidden state.
type Biases = [[i32; GATES]; 2];

fn check(call: &Call<'_>) -> Result<(), Fault> {
    use ElementType::{S8, S16, S32};
    let params: &Lstm = call.expect_params()?;
    call.expect_operands(7, 1)?;
    let Lstm { batches, steps, in_len, units, .. } = *params;
    check::within(Quantity::Outer, params.time_major as i32, 0, 1)?;
    for len in [in_len, units] {
        check::within(Quantity::Dim, len as i32, 1, LEN_MAX)?;
        if len % QUAD as u32 != 0 && len > PADDED_MAX as u32 {
            return Err(Fault::Shape { what: Quantity::Dim, found: len });
        }
    }
    let words = |len: u32| len.next_multiple_of(QUAD as u32);
    let shapes: [(u8, &[u32]); 7] = [
        (INPUT, &[batches, steps, in_len]),
        (WEIGHTS, &[units, words(in_len)]),
        (RECURRENT, &[units, words(units)]),
        (BIAS, &[units, size_of::<Biases>() as u32 / 4]),
        (INTEGERS.hidden, &[batches, units]),
        (INTEGERS.cell, &[batches, units]),
        (INTEGERS.output, &[batches, steps, units]),
    ];
    for (index, shape) in shapes {
        call.expect_count(index, product(Quantity::Dim, shape)?)?;
    }
    let types = [S8, S32, S32, S32, S16, S8, S16, S8];
    check_types(call, &types, &[WEIGHTS, RECURRENT, BIAS, TABLE])?;
    check_numbers::<i8>(call, params)
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Lstm = call.params()?;
    let weights: &[i32] = constant(call, WEIGHTS)?;
    let recurrent: &[i32] = constant(call, RECURRENT)?;
    let biases: &[i32] = constant(call, BIAS)?;
    let table: &Table = constant(call, TABLE)?.try_into().ok()?;
    let (biases, _) = biases.as_chunks::<GATES>();
    let (biases, _) = biases.as_chunks::<2>();
    let mut padded = [[0; PADDED_MAX]; 2];
    each_step(call, arena, INTEGERS, |step: &mut Step<'_, i8, i16>| {
        let [row, hidden] = &mut padded;
        let row = whole(step.row, row)?;
        let hidden = whole(step.hidden, hidden)?;
        // A word for each value, of four rows.
        let matrices = rows(weights, row.len()).zip(rows(recurrent, hidden.len()));
        let units = step.cell.iter_mut().zip(step.results.iter_mut());
        for ((matrices, [of_input, of_hidden]), (cell, result)) in
            matrices.zip(biases).zip(units)
        {
            let input = add(dsp::sums(row, matrices.0), of_input);
            let hidden = add(dsp::sums(hidden, matrices.1), of_hidden);
            let gates = gates(params, input, hidden);
            *cell = new_cell(params, gates, *cell, table);
            *result = new_hidden(params, gates, *cell, table, (i8::MIN, i8::MAX)) as i8;
        }
        Some(())
    })
}

/// The row as whole words, with zeros after it where it is not.
#[inline(always)]
fn whole<'a>(row: &'a [i8], padded: &'a mut [i8; PADDED_MAX]) -> Option<&'a [i8]> {
    if row.len().is_multiple_of(QUAD) {
        return Some(row);
    }
    copy(row, padded.get_mut(..row.len())?)?;
    padded.get(..row.len().next_multiple_of(QUAD))
}

#[inline(always)]
fn add([a, b, c, d]: [i32; GATES], biases: &[i32; GATES]) -> [i32; GATES] {
    let [of_a, of_b, of_c, of_d] = *biases;
    [
        a.wrapping_add(of_a),
        b.wrapping_add(of_b),
        c.wrapping_add(of_c),
        d.wrapping_add(of_d),
    ]
}
