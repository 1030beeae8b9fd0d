//! Rows times a matrix of packed weights, read in place.

use peapod_isa::{Dsp, Isa, ROWS, Rescaling, Scalar};
use peapod_schemas::micro::{ElementType, FullyConnected, Kernel as KernelId};

use super::Kernel;
use crate::arena::{Element, copy, split};
use crate::call::Call;
use crate::check::{self, product};
use crate::error::{Fault, Quantity};
use crate::fixed_point::limit;
use crate::rows::{rows, rows_mut};

/// Inputs: input, constant packed weights s32, constant rescaling s32. Output. Never in place.
pub static FULLY_CONNECTED_S8_DSP: Kernel =
    Kernel::new(KernelId::FullyConnectedS8Dsp, check::<Dsp>, run::<Dsp>);

/// Inputs: input, constant packed weights s8, constant rescaling s32. Output. Never in place.
pub static FULLY_CONNECTED_S8_SCALAR: Kernel =
    Kernel::new(KernelId::FullyConnectedS8Scalar, check::<Scalar>, run::<Scalar>);

/// Longest row that need not be whole words.
const PADDED_MAX: usize = 64;

const INPUT: u8 = 0;
const WEIGHTS: u8 = 1;
const RESCALING: u8 = 2;
const OUTPUT: u8 = 3;

fn check<I: Isa<Word: Element>>(call: &Call<'_>) -> Result<(), Fault> {
    use ElementType::{S8, S32};
    let params: &FullyConnected = call.expect_params()?;
    call.expect_operands(3, 1)?;
    let FullyConnected { rows, in_len, out_len, .. } = *params;
    call.expect(INPUT, S8, product(Quantity::Dim, &[rows, in_len])?)?;
    call.expect(OUTPUT, S8, product(Quantity::Dim, &[rows, out_len])?)?;
    if in_len % I::DEPTH as u32 != 0 && in_len > PADDED_MAX as u32 {
        return Err(Fault::Shape { what: Quantity::Dim, found: in_len });
    }
    let words = in_len.div_ceil(I::ROW_VALUES as u32);
    let channels = out_len.checked_next_multiple_of(ROWS as u32);
    call.expect(WEIGHTS, I::Word::TYPE, channels.and_then(|channels| channels.checked_mul(words)))?;
    call.expect(RESCALING, S32, channels.and_then(|channels| channels.checked_mul(4)))?;
    call.expect_constant(WEIGHTS)?;
    call.expect_constant(RESCALING)?;
    check::within(Quantity::ZeroPoint, params.weights_offset, 0, 0)?;
    check::zero_point::<i8>(params.output_zero_point)?;
    check::limits::<i8>(params.act_min, params.act_max)
}

fn run<I: Isa<Word: Element>>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &FullyConnected = call.params()?;
    let (inputs, output) = split(call, arena)?;
    let weights: &[I::Word] = inputs.get(WEIGHTS.into())?;
    let rescaling: &[i32] = inputs.get(RESCALING.into())?;
    let rescaling: &[Rescaling] = rescaling.as_chunks().0;
    let input = rows(inputs.get(INPUT.into())?, params.in_len as usize);
    let mut padded = [0; PADDED_MAX];
    for (mut row, results) in input.zip(rows_mut(output, params.out_len as usize)) {
        if !row.len().is_multiple_of(I::DEPTH) {
            copy(row, padded.get_mut(..row.len())?)?;
            row = padded.get(..row.len().next_multiple_of(I::DEPTH))?;
        }
        let (blocks, rest) = results.as_chunks_mut::<ROWS>();
        I::ones(row, weights, rescaling, blocks);
        if !rest.is_empty() {
            let words = row.len().div_ceil(I::ROW_VALUES).wrapping_mul(ROWS);
            let weights = weights.get(blocks.len().wrapping_mul(words)..)?;
            let mut last = [[0; ROWS]];
            I::ones(row, weights, rescaling.get(blocks.len()..)?, &mut last);
            for (result, last) in rest.iter_mut().zip(last.as_flattened()) {
                *result = *last;
            }
        }
    }
    if (params.act_min, params.act_max) != (i8::MIN.into(), i8::MAX.into()) {
        for result in output {
            *result = limit((*result).into(), params.act_min, params.act_max) as i8;
        }
    }
    Some(())
}
