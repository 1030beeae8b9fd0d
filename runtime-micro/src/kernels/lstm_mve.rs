//! Long short-term memory with Arm's vector extension.

use peapod_isa::lstm::{gates_mve, wide_gates_mve};
use peapod_schemas::micro::{ElementType, Kernel as KernelId};

use super::Kernel;
use crate::gates::{self, Layout, Sums};

/// Inputs: input, constant weights s8, constant recurrent weights s8, constant bias s32, constant
/// table s16, scratch s32, hidden state, cell state s16. Output. States are written too. Never in
/// place.
pub static LSTM_S8_MVE: Kernel = Kernel::new(
    KernelId::LstmS8Mve,
    |call| gates::check::<i8>(call, &LAYOUT),
    |call, arena| {
        let scales = gates::scales(call.params()?);
        gates::run(call, arena, |sums: Sums<'_, i8, i8>| {
            gates_mve(sums.columns, sums.rows, sums.biases, &scales, sums.gates);
        })
    },
);

/// As [`LSTM_S8_MVE`] of s16.
pub static LSTM_S16_MVE: Kernel = Kernel::new(
    KernelId::LstmS16Mve,
    |call| gates::check::<i16>(call, &LAYOUT),
    |call, arena| {
        let multipliers = gates::wide_multipliers(call.params()?);
        gates::run(call, arena, |sums: Sums<'_, i16, i8>| {
            wide_gates_mve(sums.columns, sums.rows, sums.biases, &multipliers, sums.gates);
        })
    },
);

const LAYOUT: Layout = Layout {
    weights: ElementType::S8,
    block: |len| len.saturating_mul(4),
    column: |_| 0,
};
