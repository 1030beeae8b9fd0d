//! Gated recurrent units of floats.

use peapod_schemas::micro::{ElementType, Kernel as KernelId, Lstm};

use super::Kernel;
use crate::arena::{constant, exclusive_each, shared};
use crate::arithmetic::{Arithmetic, Float};
use crate::call::Call;
use crate::check::{product, within};
use crate::dot::LANES;
use crate::error::{Fault, Quantity};
use crate::exponential::{logistic, tanh};
use crate::rows::{rows, rows_mut};

/// Inputs: sequence, constant weights, constant recurrent weights, constant bias, scratch. Output:
/// the state, which is read before it is written. Never in place.
pub static GRU_F32: Kernel = Kernel::new(KernelId::GruF32, check, run::<false>);

/// As [`GRU_F32`], where the reset gate is multiplied with the product of the state.
pub static GRU_AFTER_F32: Kernel = Kernel::new(KernelId::GruAfterF32, check, run::<true>);

const INPUT: u8 = 0;
const WEIGHTS: u8 = 1;
const RECURRENT: u8 = 2;
const BIAS: u8 = 3;
const SCRATCH: u8 = 4;
const STATE: u8 = 5;

/// Update gate, reset gate and candidate.
const GATES: u32 = 3;

/// Rows of biases: those of the gates, and that of the candidate's product of the state.
const BIASES: u32 = 4;

/// Rows of scratch.
const ROWS: u32 = 3;

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Lstm = call.expect_params()?;
    call.expect_operands(5, 1)?;
    let Lstm { batches, steps, in_len, units, .. } = *params;
    within(Quantity::Outer, params.time_major as i32, 1, 1)?;
    let shapes: [(u8, &[u32]); 6] = [
        (INPUT, &[steps, batches, in_len]),
        (WEIGHTS, &[GATES, units, in_len]),
        (RECURRENT, &[GATES, units, units]),
        (BIAS, &[BIASES, units]),
        (SCRATCH, &[ROWS, units]),
        (STATE, &[batches, units]),
    ];
    for (index, shape) in shapes {
        call.expect(index, ElementType::F32, product(Quantity::Dim, shape)?)?;
    }
    for index in [WEIGHTS, RECURRENT, BIAS] {
        call.expect_constant(index)?;
    }
    call.expect_arena(INPUT)?;
    call.expect_arena(SCRATCH)
}

/// The weights of update and reset gate, and those of the candidate.
#[derive(Clone, Copy)]
struct Matrix<'a> {
    gates: &'a [f32],
    candidate: &'a [f32],
}

impl<'a> Matrix<'a> {
    /// Of `units` rows for each of the three.
    fn new(weights: &'a [f32], len: usize, units: usize) -> Option<Self> {
        let of_gates = len.wrapping_mul(units).wrapping_mul(2);
        let (gates, candidate) = weights.split_at_checked(of_gates)?;
        Some(Self { gates, candidate })
    }
}

fn run<const AFTER: bool>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Lstm = call.params()?;
    let (in_len, units) = (params.in_len as usize, params.units as usize);
    let batches = params.batches as usize;
    let weights = Matrix::new(constant(call, WEIGHTS)?, in_len, units)?;
    let recurrent = Matrix::new(constant(call, RECURRENT)?, units, units)?;
    let bias: &[f32] = constant(call, BIAS)?;
    let (of_gates, of_candidate) = bias.split_at_checked(units.wrapping_mul(2))?;
    let (of_candidate, of_state) = of_candidate.split_at_checked(units)?;
    let [input, scratch, state] = exclusive_each(call, arena, [INPUT, SCRATCH, STATE])?;
    let input: &[f32] = bytemuck::try_cast_slice(shared(call, INPUT, input)?).ok()?;
    let scratch: &mut [f32] = bytemuck::try_cast_slice_mut(scratch).ok()?;
    let state: &mut [f32] = bytemuck::try_cast_slice_mut(state).ok()?;
    let (gates, candidate) = scratch.split_at_mut_checked(units.wrapping_mul(2))?;
    for rows_of_step in rows(input, in_len.wrapping_mul(batches)) {
        for (row, state) in rows(rows_of_step, in_len).zip(rows_mut(state, units)) {
            crate::arena::copy(of_gates, gates)?;
            add_products(gates, row, weights.gates);
            add_products(gates, state, recurrent.gates);
            gates.iter_mut().for_each(|x| *x = logistic(*x));
            let (update, reset) = gates.split_at_mut_checked(units)?;
            if AFTER {
                // What the reset gate multiplies, in the place of the gate.
                crate::arena::copy(of_state, candidate)?;
                add_products(candidate, state, recurrent.candidate);
                for (x, reset) in candidate.iter_mut().zip(reset) {
                    *x *= *reset;
                }
                for (x, bias) in candidate.iter_mut().zip(of_candidate) {
                    *x += bias;
                }
            } else {
                for (reset, state) in reset.iter_mut().zip(state.iter()) {
                    *reset *= state;
                }
                crate::arena::copy(of_candidate, candidate)?;
                add_products(candidate, reset, recurrent.candidate);
            }
            add_products(candidate, row, weights.candidate);
            let made = update.iter().zip(candidate.iter());
            for (state, (update, candidate)) in state.iter_mut().zip(made) {
                *state = update * *state + (1.0 - update) * tanh(*candidate);
            }
        }
    }
    Some(())
}

/// Adds to each sum the products of a column with a row of the matrix.
#[inline(never)]
fn add_products(sums: &mut [f32], column: &[f32], matrix: &[f32]) {
    let len = column.len();
    let mut rest = matrix;
    let mut next = || {
        let (row, others) = rest.split_at_checked(len).unwrap_or_default();
        rest = others;
        row
    };
    let (fours, last) = sums.as_chunks_mut::<LANES>();
    for sums in fours {
        let rows = [(); LANES].map(|()| next());
        Float::add_products(core::array::from_mut(sums), [column], rows);
    }
    for sum in last {
        // Four times the same row.
        let mut sums = [[*sum; LANES]];
        Float::add_products(&mut sums, [column], [next(); LANES]);
        let [[first, ..]] = sums;
        *sum = first;
    }
}
