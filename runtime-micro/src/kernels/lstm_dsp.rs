//! Long short-term memory on packed weights, with Arm's DSP instructions.

use peapod_isa::dsp::widened;
use peapod_isa::lstm::{gates_dsp, wide_gates_dsp};
use peapod_schemas::micro::{ElementType, Kernel as KernelId, Lstm};

use super::Kernel;
use crate::arena::copy;
use crate::call::Call;
use crate::check;
use crate::error::{Fault, Quantity};
use crate::gates::{self, Layout, Sums};

/// Inputs: input, constant packed weights s32, constant packed recurrent weights s32, constant bias
/// s32, constant table s16, scratch s32, hidden state, cell state s16. Output. States are written
/// too. Never in place.
pub static LSTM_S8_DSP: Kernel = Kernel::new(KernelId::LstmS8Dsp, check_s8, run_s8);

/// As [`LSTM_S8_DSP`] of s16.
pub static LSTM_S16_DSP: Kernel = Kernel::new(
    KernelId::LstmS16Dsp,
    |call| gates::check::<i16>(call, &LAYOUT),
    run_s16,
);

/// Sums of more products could be too large for two rows in one word.
const LEN_MAX: i32 = 500;

/// Values that the words of a step hold.
const QUAD: u32 = 4;

const LAYOUT: Layout = Layout {
    weights: ElementType::S32,
    block: |len| len.div_ceil(QUAD).saturating_mul(QUAD),
    column: |len| len.div_ceil(QUAD).saturating_mul(2),
};

fn check_s8(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Lstm = call.expect_params()?;
    for len in [params.in_len, params.units] {
        check::within(Quantity::Dim, len as i32, 1, LEN_MAX)?;
    }
    gates::check::<i8>(call, &LAYOUT)
}

/// The words of both columns, which follow each other.
#[inline(always)]
fn columns(scratch: &mut [i32], first: usize) -> Option<[&mut [[i32; 2]]; 2]> {
    let (pairs, _) = scratch.as_chunks_mut();
    let (first, second) = pairs.split_at_mut_checked(first.div_ceil(QUAD as usize))?;
    Some([first, second])
}

fn run_s8(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let scales = gates::scales(call.params()?);
    gates::run(call, arena, |sums: Sums<'_, i8, i32>| {
        let [row, hidden] = sums.columns;
        let Some([of_row, of_hidden]) = columns(sums.scratch, row.len()) else {
            return;
        };
        widened(row, of_row);
        widened(hidden, of_hidden);
        let rows = sums.rows.map(|rows| rows.as_chunks().0);
        gates_dsp([of_row, of_hidden], rows, sums.biases, &scales, sums.gates);
    })
}

fn run_s16(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let multipliers = gates::wide_multipliers(call.params()?);
    gates::run(call, arena, |sums: Sums<'_, i16, i32>| {
        let Some(mut words) = columns(sums.scratch, sums.columns[0].len()) else {
            return;
        };
        for (values, words) in sums.columns.into_iter().zip(&mut words) {
            fill(values, words);
        }
        let rows = sums.rows.map(|rows| rows.as_chunks().0);
        let [row, hidden] = words;
        wide_gates_dsp([row, hidden], rows, sums.biases, &multipliers, sums.gates);
    })
}

/// Writes values, and zeros after them.
#[inline(always)]
fn fill(values: &[i16], words: &mut [[i32; 2]]) -> Option<()> {
    if let Some(last) = words.last_mut() {
        *last = [0; 2];
    }
    let places: &mut [i16] = bytemuck::cast_slice_mut(words.as_flattened_mut());
    copy(values, places.get_mut(..values.len())?)
}
