//! Steps of long short-term memories of integers that compute the gates of all units first, and
//! then all states.

use peapod_isa::lstm::{Biases, Gates, Hidden, LINES, Lines, SUMS, Scales, Update};
use peapod_schemas::micro::{ElementType, Lstm};

use crate::arena::{constant, exclusive_each, shared};
use crate::arithmetic::Activation;
use crate::call::Call;
use crate::check::{self, product, within};
use crate::error::{Fault, Quantity};
use crate::fixed_point::{SHIFT_MAX, SHIFT_MIN};
use crate::kernels::lstm::{
    BIAS, GATES, INPUT, NO_CLIP, RECURRENT, Step, TABLE, WEIGHTS, check_types, walk,
};

const SCRATCH: u8 = 5;
const HIDDEN: u8 = 6;
const CELL: u8 = 7;
const OUTPUT: u8 = 8;

/// Words of a unit's gates.
const GATE_WORDS: u32 = size_of::<Gates>() as u32 / 4;

/// Elements of a unit's biases.
const BIASES: u32 = size_of::<Biases>() as u32 / 4;

/// Shifts whose multipliers of 15 bits make a result the high word of a product.
const WIDE_SHIFTS: (i32, i32) = (-17, -1);

/// How an instruction set stores what the gates are made of.
pub(crate) struct Layout {
    /// Elements of weights.
    pub(crate) weights: ElementType,
    /// Elements of four rows of weights, from the length of one.
    pub(crate) block: fn(u32) -> u32,
    /// Words of scratch for a column of some length.
    pub(crate) column: fn(u32) -> u32,
}

/// Checks operands and parameters.
pub(crate) fn check<A: Hidden + Activation>(call: &Call<'_>, layout: &Layout) -> Result<(), Fault> {
    use ElementType::{S16, S32};
    let params: &Lstm = call.expect_params()?;
    call.expect_operands(8, 1)?;
    let Lstm {
        batches,
        steps,
        in_len,
        units,
        ..
    } = *params;
    within(Quantity::Outer, params.time_major as i32, 0, 1)?;
    let scratch = [in_len, units]
        .into_iter()
        .map(layout.column)
        .try_fold(units.checked_mul(GATE_WORDS), |sum, words| {
            Some(sum?.checked_add(words))
        })
        .flatten();
    let shapes: [(u8, &[u32]); 7] = [
        (INPUT, &[batches, steps, in_len]),
        (WEIGHTS, &[units, (layout.block)(in_len)]),
        (RECURRENT, &[units, (layout.block)(units)]),
        (BIAS, &[units, BIASES]),
        (HIDDEN, &[batches, units]),
        (CELL, &[batches, units]),
        (OUTPUT, &[batches, steps, units]),
    ];
    for (index, shape) in shapes {
        call.expect_count(index, product(Quantity::Dim, shape)?)?;
    }
    call.expect_count(SCRATCH, scratch)?;
    call.expect_count(TABLE, Some(LINES as u32))?;
    let (weights, of) = (layout.weights, A::TYPE);
    let types = [of, weights, weights, S32, S16, S32, of, S16, of];
    check_types(call, &types, &[WEIGHTS, RECURRENT, BIAS, TABLE])?;
    check::zero_point::<A>(params.hidden_zero_point)?;
    let (least, most) = match A::IS_WIDE {
        true => WIDE_SHIFTS,
        false => (SHIFT_MIN, SHIFT_MAX),
    };
    for shift in params.input_shifts.iter().chain(&params.hidden_shifts) {
        within(Quantity::Shift, *shift, least, most)?;
    }
    within(Quantity::Shift, params.cell_exponent, -27, 0)?;
    within(Quantity::ActMax, params.cell_clip, 0, NO_CLIP)?;
    within(Quantity::Shift, params.output_shift, -23, -1)
}

/// The scales of sums of 8-bit products.
pub(crate) fn scales(params: &Lstm) -> [Scales; SUMS] {
    let positive = |it: [i32; GATES]| it.map(|multiplier| multiplier & i32::MAX);
    [
        Scales::new(positive(params.input_multipliers), params.input_shifts),
        Scales::new(positive(params.hidden_multipliers), params.hidden_shifts),
    ]
}

/// Multipliers whose high words are what sums of 16-bit values become.
pub(crate) fn wide_multipliers(params: &Lstm) -> [[i32; GATES]; SUMS] {
    let of = |multipliers: &[i32; GATES], shifts: &[i32; GATES]| {
        let mut high = [0; GATES];
        for (slot, (multiplier, shift)) in high.iter_mut().zip(multipliers.iter().zip(shifts)) {
            let factor = (*multiplier >> 15).wrapping_add(1) >> 1;
            // 32 less the shift to the right by 15 less the shift.
            let left = shift.wrapping_add(17) as u32;
            *slot = factor.clamp(0, 0x7fff).wrapping_shl(left);
        }
        high
    };
    [
        of(&params.input_multipliers, &params.input_shifts),
        of(&params.hidden_multipliers, &params.hidden_shifts),
    ]
}

/// A step's columns, scratch for them, constant rows and biases, and where its gates go.
pub(crate) struct Sums<'a, A, W> {
    pub(crate) columns: [&'a [A]; SUMS],
    pub(crate) scratch: &'a mut [i32],
    pub(crate) rows: [&'a [W]; SUMS],
    pub(crate) biases: &'a [Biases],
    pub(crate) gates: &'a mut [Gates],
}

/// Runs all steps, of which a function computes the gates.
#[inline(always)]
pub(crate) fn run<A: Hidden + Activation, W: bytemuck::Pod>(
    call: &Call<'_>,
    arena: &mut [u8],
    gates_of: impl Fn(Sums<'_, A, W>),
) -> Option<()> {
    let params: &Lstm = call.params()?;
    let rows: [&[W]; SUMS] = [constant(call, WEIGHTS)?, constant(call, RECURRENT)?];
    let biases: &[i32] = constant(call, BIAS)?;
    let (biases, _) = biases.as_chunks::<GATES>();
    let (biases, _) = biases.as_chunks::<SUMS>();
    let lines: &Lines = constant(call, TABLE)?.try_into().ok()?;
    let update = Update::new(
        params.cell_exponent,
        params.cell_clip,
        (params.output_multiplier & i32::MAX, params.output_shift),
        params.hidden_zero_point,
    )?;
    let operands = [SCRATCH, INPUT, HIDDEN, CELL, OUTPUT];
    let [scratch, input, rest @ ..] = exclusive_each(call, arena, operands)?;
    let input = shared(call, INPUT, input)?;
    let words = (params.units as usize).wrapping_mul(GATE_WORDS as usize);
    let scratch: &mut [i32] = bytemuck::try_cast_slice_mut(scratch).ok()?;
    let (gates, scratch) = scratch.split_at_mut_checked(words)?;
    let gates: &mut [i16] = bytemuck::try_cast_slice_mut(gates).ok()?;
    let (gates, _) = gates.as_chunks_mut::<GATES>();
    walk(params, input, rest, |step: &mut Step<'_, A, i16>| {
        gates_of(Sums {
            columns: [step.row, step.hidden],
            scratch,
            rows,
            biases,
            gates,
        });
        A::update(&update, lines, gates, step.cell, step.results);
        Some(())
    })
}
