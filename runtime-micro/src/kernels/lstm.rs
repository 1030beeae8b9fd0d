//! Long short-term memory: a layer that remembers what it made of the steps before.

use bytemuck::Pod;
use peapod_isa::{ROWS, dots};
use peapod_schemas::micro::{ElementType, Kernel as KernelId, Lstm};

use super::Kernel;
use crate::arena::{constant, copy, exclusive_each, shared};
use crate::arithmetic::{Activation, Arithmetic, Float, S16, Sum};
use crate::call::Call;
use crate::check::{self, product};
use crate::error::{Fault, Quantity};
use crate::exponential::{logistic, tanh};
use crate::fixed_point::{SHIFT_MAX, SHIFT_MIN, limit, scale};
use crate::rows::{rows, rows_mut};
use crate::sigmoid::{self, Table};

/// Inputs: input, constant weights, constant recurrent weights, constant bias s32, constant table
/// s16, hidden state, cell state s16. Output. States are written too. Never in place.
pub static LSTM_S8: Kernel = Kernel::new(KernelId::LstmS8, check::<i8>, run::<i8>);

/// Inputs: input, constant weights s8, constant recurrent weights s8, constant bias of two s32
/// each, constant table s16, hidden state, cell state s16. Output. States are written too. Never in
/// place.
pub static LSTM_S16: Kernel = Kernel::new(KernelId::LstmS16, check::<i16>, run::<i16>);

/// Inputs: input, constant weights, constant recurrent weights, constant bias, hidden state, cell
/// state. Output. States are written too. Never in place.
pub static LSTM_F32: Kernel = Kernel::new(KernelId::LstmF32, check_f32, run_f32);

pub(crate) const INPUT: u8 = 0;
pub(crate) const WEIGHTS: u8 = 1;
pub(crate) const RECURRENT: u8 = 2;
pub(crate) const BIAS: u8 = 3;

/// Where what follows the bias is: there may be a table before it.
#[derive(Clone, Copy)]
struct Places {
    hidden: u8,
    cell: u8,
    output: u8,
}

pub(crate) const TABLE: u8 = 4;
const INTEGERS: Places = Places { hidden: 5, cell: 6, output: 7 };
const FLOATS: Places = Places { hidden: 4, cell: 5, output: 6 };

/// Input, forget, cell and output gate.
pub(crate) const GATES: usize = 4;

// Sums of one unit's gates are computed together.
const _: () = assert!(GATES == ROWS);

/// The cell state keeps all.
pub(crate) const NO_CLIP: i32 = 1 << 15;

fn check<A: Gates>(call: &Call<'_>) -> Result<(), Fault> {
    use ElementType::{S8, S16, S32};
    let params: &Lstm = call.expect_params()?;
    call.expect_operands(7, 1)?;
    check_shapes(call, params, INTEGERS, A::BIAS_LEN)?;
    let types = [A::TYPE, S8, S8, S32, S16, A::TYPE, S16, A::TYPE];
    check_types(call, &types, &[WEIGHTS, RECURRENT, BIAS, TABLE])?;
    check_numbers::<A>(call, params)
}

/// Checks the table and the numbers of integers.
fn check_numbers<A: Gates>(call: &Call<'_>, params: &Lstm) -> Result<(), Fault> {
    call.expect_count(TABLE, Some(size_of::<Table>() as u32 / 2))?;
    check::zero_point::<A>(params.input_zero_point)?;
    check::zero_point::<A>(params.hidden_zero_point)?;
    for shift in params.input_shifts.iter().chain(&params.hidden_shifts) {
        check::within(Quantity::Shift, *shift, SHIFT_MIN, A::SHIFT_MAX)?;
    }
    check::within(Quantity::Shift, params.cell_exponent, -27, 2)?;
    check::within(Quantity::ActMax, params.cell_clip, 0, NO_CLIP)?;
    check::shift(params.output_shift)
}

fn check_f32(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Lstm = call.expect_params()?;
    call.expect_operands(6, 1)?;
    check_shapes(call, params, FLOATS, 1)?;
    check_types(call, &[ElementType::F32; 7], &[WEIGHTS, RECURRENT, BIAS])?;
    check::limits_f32(0.0, params.cell_clip_f32)
}

/// Checks the types of all operands, and which of them are constants.
pub(crate) fn check_types(
    call: &Call<'_>,
    types: &[ElementType],
    constants: &[u8],
) -> Result<(), Fault> {
    for (index, element) in (0..).zip(types) {
        call.expect_type(index, &[*element])?;
        match constants.contains(&index) {
            true => call.expect_constant(index)?,
            false => call.expect_arena(index)?,
        }
    }
    Ok(())
}

fn check_shapes(
    call: &Call<'_>,
    params: &Lstm,
    Places { hidden, cell, output }: Places,
    bias_len: u32,
) -> Result<(), Fault> {
    let Lstm { batches, steps, in_len, units, .. } = *params;
    check::within(Quantity::Outer, params.time_major as i32, 0, 1)?;
    let gates = GATES as u32;
    let shapes: [(u8, &[u32]); 7] = [
        (INPUT, &[batches, steps, in_len]),
        (WEIGHTS, &[units, gates, in_len]),
        (RECURRENT, &[units, gates, units]),
        (BIAS, &[units, gates, bias_len]),
        (hidden, &[batches, units]),
        (cell, &[batches, units]),
        (output, &[batches, steps, units]),
    ];
    for (index, shape) in shapes {
        call.expect_count(index, product(Quantity::Dim, shape)?)?;
    }
    Ok(())
}

/// What a step of one sequence reads and writes.
pub(crate) struct Step<'a, A, C> {
    pub(crate) row: &'a [A],
    pub(crate) hidden: &'a mut [A],
    pub(crate) cell: &'a mut [C],
    pub(crate) results: &'a mut [A],
}

/// Runs all steps of the operands at some places.
fn each_step<A: Pod, C: Pod>(
    call: &Call<'_>,
    arena: &mut [u8],
    places: Places,
    run: impl FnMut(&mut Step<'_, A, C>) -> Option<()>,
) -> Option<()> {
    let operands = [INPUT, places.hidden, places.cell, places.output];
    let [input, rest @ ..] = exclusive_each(call, arena, operands)?;
    walk(call.params()?, shared(call, INPUT, input)?, rest, run)
}

/// Runs all steps of input, hidden state, cell state and output in the order of the input, each
/// with the state of its sequence. What a step makes is the hidden state of the next.
#[inline(always)]
pub(crate) fn walk<A: Pod, C: Pod>(
    params: &Lstm,
    input: &[u8],
    [hidden, cell, output]: [&mut [u8]; 3],
    mut run: impl FnMut(&mut Step<'_, A, C>) -> Option<()>,
) -> Option<()> {
    let input: &[A] = bytemuck::try_cast_slice(input).ok()?;
    let hidden: &mut [A] = bytemuck::try_cast_slice_mut(hidden).ok()?;
    let cell: &mut [C] = bytemuck::try_cast_slice_mut(cell).ok()?;
    let output: &mut [A] = bytemuck::try_cast_slice_mut(output).ok()?;
    let (units, in_len) = (params.units as usize, params.in_len as usize);
    // All sequences take turns, or each runs to its end.
    let (turns, length) = match params.time_major {
        1 => (params.steps, 1),
        _ => (1, params.steps),
    };
    let mut steps = rows(input, in_len).zip(rows_mut(output, units));
    for _ in 0..turns {
        for (hidden, cell) in rows_mut(hidden, units).zip(rows_mut(cell, units)) {
            for _ in 0..length {
                let (row, results) = steps.next()?;
                let mut step = Step { row, hidden, cell, results };
                run(&mut step)?;
                copy(step.results, step.hidden)?;
            }
        }
    }
    Some(())
}

/// Activations of integers.
trait Gates: Activation {
    /// What products are summed in.
    type Sum: Sum;
    /// Words of a bias.
    const BIAS_LEN: u32;
    /// Largest shift of a sum.
    const SHIFT_MAX: i32;

    /// The sums of products of `x - zero_point` with four rows, which are consecutive.
    fn sums(column: &[Self], zero_point: i32, matrix: &[i8]) -> [Self::Sum; GATES];
}

impl Gates for i8 {
    type Sum = i32;
    const BIAS_LEN: u32 = 1;
    const SHIFT_MAX: i32 = SHIFT_MAX;

    #[inline(always)]
    fn sums(column: &[i8], zero_point: i32, matrix: &[i8]) -> [i32; GATES] {
        let mut sums = [0; GATES];
        dots::dots(column, zero_point.wrapping_neg(), matrix, &mut sums);
        sums
    }
}

impl Gates for i16 {
    type Sum = i64;
    const BIAS_LEN: u32 = 2;
    const SHIFT_MAX: i32 = 7;

    #[inline(never)]
    fn sums(column: &[i16], _: i32, matrix: &[i8]) -> [i64; GATES] {
        let len = column.len();
        let mut rest = matrix;
        let filters = [(); GATES].map(|()| {
            let (row, others) = rest.split_at_checked(len).unwrap_or_default();
            rest = others;
            row
        });
        let mut sums = [[0; GATES]];
        S16::add_products(&mut sums, [column], filters);
        let [sums] = sums;
        sums
    }
}

fn run<A: Gates>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Lstm = call.params()?;
    let weights: &[i8] = constant(call, WEIGHTS)?;
    let recurrent: &[i8] = constant(call, RECURRENT)?;
    let bias: &[<A::Sum as Sum>::Bias] = constant(call, BIAS)?;
    let table: &Table = constant(call, TABLE)?.try_into().ok()?;
    let (bias, _) = bias.as_chunks::<GATES>();
    each_step(call, arena, INTEGERS, |step: &mut Step<'_, A, i16>| {
        let [of_input, of_hidden] = [step.row.len(), step.hidden.len()];
        let matrices = rows(weights, of_input.wrapping_mul(GATES))
            .zip(rows(recurrent, of_hidden.wrapping_mul(GATES)));
        let units = step.cell.iter_mut().zip(step.results.iter_mut());
        for ((matrices, bias), (cell, result)) in matrices.zip(bias).zip(units) {
            let mut input = A::sums(step.row, params.input_zero_point, matrices.0);
            for (sum, bias) in input.iter_mut().zip(bias) {
                *sum = sum.add_bias(*bias);
            }
            let hidden = A::sums(step.hidden, params.hidden_zero_point, matrices.1);
            let gates = gates(params, input, hidden);
            *cell = new_cell(params, gates, *cell, table);
            *result = A::narrow(new_hidden(params, gates, *cell, table, A::RANGE));
        }
        Some(())
    })
}

/// What goes into the functions of the gates, from the sums over input and hidden state.
#[inline(always)]
fn gates<S: Sum>(params: &Lstm, input: [S; GATES], hidden: [S; GATES]) -> [i16; GATES] {
    let mut gates = [0; GATES];
    let inputs = input.iter().zip(params.input_multipliers.iter().zip(&params.input_shifts));
    let hiddens = hidden.iter().zip(params.hidden_multipliers.iter().zip(&params.hidden_shifts));
    for (gate, (of_input, of_hidden)) in gates.iter_mut().zip(inputs.zip(hiddens)) {
        let [input, hidden] = [of_input, of_hidden]
            .map(|(sum, (multiplier, shift))| saturate(sum.rescale(*multiplier, *shift)));
        *gate = saturate(i32::from(input).wrapping_add(hidden.into()));
    }
    gates
}

/// Three times a gate's sum, which is in steps of 2^-12.
#[inline(always)]
fn thrice(sum: i16) -> i32 {
    sigmoid::thrice(sum, -12)
}

/// The cell state after a step.
#[inline(always)]
fn new_cell(params: &Lstm, gates: [i16; GATES], cell: i16, table: &Table) -> i16 {
    /// A factor of one half.
    const HALF: i32 = 1 << 30;
    let [input, forget, candidate, _] = gates;
    let kept = sigmoid::logistic(thrice(forget), table).wrapping_mul(cell.into());
    let kept = saturate(scale(kept, HALF, -14));
    let candidate = sigmoid::tanh(thrice(candidate), table);
    let added = sigmoid::logistic(thrice(input), table).wrapping_mul(candidate);
    let added = saturate(scale(added, HALF, (-29_i32).wrapping_sub(params.cell_exponent)));
    let sum = saturate(i32::from(kept).wrapping_add(added.into()));
    limit(sum.into(), params.cell_clip.wrapping_neg(), params.cell_clip) as i16
}

/// The hidden state after a step, within a range.
#[inline(always)]
fn new_hidden<A: Activation>(
    params: &Lstm,
    [_, _, _, output]: [i16; GATES],
    cell: i16,
    table: &Table,
    (least, most): (A, A),
) -> i32 {
    let tanh = sigmoid::tanh(sigmoid::thrice(cell, params.cell_exponent), table);
    let product = sigmoid::logistic(thrice(output), table).wrapping_mul(tanh);
    let scaled = scale(product, params.output_multiplier, params.output_shift);
    let shifted = scaled.wrapping_add(params.hidden_zero_point);
    limit(shifted, least.into(), most.into())
}

/// Within 16 bits.
#[inline(always)]
fn saturate(x: i32) -> i16 {
    limit(x, i16::MIN.into(), i16::MAX.into()) as i16
}

fn run_f32(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Lstm = call.params()?;
    let weights: &[f32] = constant(call, WEIGHTS)?;
    let recurrent: &[f32] = constant(call, RECURRENT)?;
    let bias: &[f32] = constant(call, BIAS)?;
    let (bias, _) = bias.as_chunks::<GATES>();
    let clip = params.cell_clip_f32;
    each_step(call, arena, FLOATS, |step: &mut Step<'_, f32, f32>| {
        let [of_input, of_hidden] = [step.row.len(), step.hidden.len()];
        let matrices = rows(weights, of_input.wrapping_mul(GATES))
            .zip(rows(recurrent, of_hidden.wrapping_mul(GATES)));
        let units = step.cell.iter_mut().zip(step.results.iter_mut());
        for ((matrices, bias), (cell, result)) in matrices.zip(bias).zip(units) {
            let [of_input, of_hidden] =
                [sums_f32(step.row, matrices.0), sums_f32(step.hidden, matrices.1)];
            let mut gates = [0.0; GATES];
            for (gate, ((x, bias), h)) in
                gates.iter_mut().zip(of_input.iter().zip(bias).zip(&of_hidden))
            {
                *gate = x + bias + h;
            }
            let [input, forget, candidate, output] = gates;
            let sum = logistic(forget) * *cell + logistic(input) * tanh(candidate);
            *cell = sum.min(clip).max(-clip);
            *result = logistic(output) * tanh(*cell);
        }
        Some(())
    })
}

/// The sums of products with four rows, which are consecutive.
#[inline(never)]
fn sums_f32(column: &[f32], matrix: &[f32]) -> [f32; GATES] {
    let mut rest = matrix;
    let filters = [(); GATES].map(|()| {
        let (row, others) = rest.split_at_checked(column.len()).unwrap_or_default();
        rest = others;
        row
    });
    let mut sums = [[0.0; GATES]];
    Float::add_products(&mut sums, [column], filters);
    let [sums] = sums;
    sums
}
