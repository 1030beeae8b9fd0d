//! Products of matrices, both of which may be computed, in the instructions of the core: a few
//! columns at a time are written in its order to scratch, and met by all rows.

use peapod_isa::matrix::{COLUMNS, DEPTH, Factor, Scaling, Sums};
use peapod_isa::scale::{SCALES_SEVERAL, scale, scale_each};
use peapod_schemas::micro::{BatchMatmul, ElementType, Kernel as KernelId};

use super::Kernel;
use super::batch_matmul::{Square, check_matrices, starts};
use crate::arena::{Others, constant, split_two};
use crate::arithmetic::{Activation, Integers, S8, S16Both, Sum};
use crate::call::Call;
use crate::check::{self, product};
use crate::error::{Fault, Quantity};
use crate::fixed_point::{WideScale, limit};
use crate::rows::rows_mut;

/// Inputs: a, b, bias s32, multiplier s32, shift s8, scratch s32. Output, limited by its type.
/// Scratch is written too. Never in place.
pub static BATCH_MATMUL_S8_PACKED: Kernel = Kernel::new(
    KernelId::BatchMatmulS8Packed,
    checked::<S8>,
    run::<S8>,
);

/// Inputs: a, b, bias of two s32 each, multiplier s32, shift s8, scratch s32. Output. Scratch is
/// written too. Never in place.
pub static BATCH_MATMUL_S16_PACKED: Kernel = Kernel::new(
    KernelId::BatchMatmulS16Packed,
    checked::<S16Both>,
    run::<S16Both>,
);

const BIAS: u8 = 2;
const MULTIPLIER: u8 = 3;
const SHIFT: u8 = 4;
const SCRATCH: u8 = 5;
const OUTPUT: u8 = 6;

/// Numbers of a block's columns that are next to each other whatever the order in them is.
const STEP: usize = DEPTH * COLUMNS;

/// Rows whose sums are made before they become results.
const ROWS: usize = 16;

/// Greatest depth of products of bytes of which twice the sum fits a word.
const DEPTH_MAX: u32 = 1 << 13;

/// Shifts of sums of bytes of which the zero point fits a word.
const SHIFTS: core::ops::RangeInclusive<i32> = 1..=21;

/// Factors of both matrices, whose sums become results by one multiplier.
trait Packed: Activation + Factor<Sum: Sum> {
    /// How the core's instructions make results of sums without a bias; `None` where the numbers do
    /// not suit them.
    fn scaling(params: &BatchMatmul, factor: (i32, i32)) -> Option<Scaling>;

    /// Each sum with its column's bias, in the scale of the result: those of a row after the other.
    fn rescale(
        sums: &[Sums<<Self as Factor>::Sum>],
        biases: Sums<<Self as Factor>::Sum>,
        factor: (i32, i32),
        write: impl FnMut(Sums<i32>) -> Option<()>,
    ) -> Option<()>;
}

impl Packed for i8 {
    fn scaling(params: &BatchMatmul, (multiplier, shift): (i32, i32)) -> Option<Scaling> {
        let shift = shift.wrapping_neg();
        let fits = SHIFTS.contains(&shift) && params.depth <= DEPTH_MAX && multiplier >= 0;
        let half = 1_i32.wrapping_shl(shift.wrapping_sub(1) as u32);
        let offset = half.wrapping_add(params.output_zero_point.wrapping_shl(shift as u32));
        fits.then_some(Scaling { multiplier, offset, shift })
    }

    #[inline(always)]
    fn rescale(
        sums: &[Sums<i32>],
        [a, b, c, d]: Sums<i32>,
        (multiplier, shift): (i32, i32),
        mut write: impl FnMut(Sums<i32>) -> Option<()>,
    ) -> Option<()> {
        let biased = |[p, q, r, s]: Sums<i32>| -> Sums<i32> {
            [p.wrapping_add(a), q.wrapping_add(b), r.wrapping_add(c), s.wrapping_add(d)]
        };
        if !SCALES_SEVERAL {
            for sums in sums {
                write(biased(*sums).map(|sum| scale(sum, multiplier, shift)))?;
            }
            return Some(());
        }
        let mut scaled = [[0; COLUMNS]; ROWS];
        let scaled = scaled.get_mut(..sums.len())?;
        for (scaled, sums) in scaled.iter_mut().zip(sums) {
            *scaled = biased(*sums);
        }
        scale_each(scaled.as_flattened_mut(), multiplier, shift);
        scaled.iter().try_for_each(|scaled| write(*scaled))
    }
}

impl Packed for i16 {
    fn scaling(_params: &BatchMatmul, (multiplier, shift): (i32, i32)) -> Option<Scaling> {
        let multiplier = WideScale::new(multiplier, shift).in_high_word()?;
        Some(Scaling { multiplier, offset: 0, shift: 0 })
    }

    #[inline(always)]
    fn rescale(
        sums: &[Sums<i64>],
        [a, b, c, d]: Sums<i64>,
        (multiplier, shift): (i32, i32),
        mut write: impl FnMut(Sums<i32>) -> Option<()>,
    ) -> Option<()> {
        let scaler = WideScale::new(multiplier, shift);
        for [p, q, r, s] in sums {
            let biased =
                [p.wrapping_add(a), q.wrapping_add(b), r.wrapping_add(c), s.wrapping_add(d)];
            write(biased.map(|sum| scaler.of(sum)))?;
        }
        Some(())
    }
}

/// Numbers of 16 bits that a column takes.
fn padded(depth: u32) -> Option<u32> {
    depth.checked_next_multiple_of(DEPTH as u32)
}

fn checked<T: Integers + Square<Activation: Packed>>(call: &Call<'_>) -> Result<(), Fault> {
    let params: &BatchMatmul = call.expect_params()?;
    call.expect_operands(6, 1)?;
    check_matrices::<T>(call, params)?;
    let (min, max) = T::Activation::RANGE;
    let (min, max): (i32, i32) = (min.into(), max.into());
    check::within(Quantity::ActMin, params.act_min, min, min)?;
    check::within(Quantity::ActMax, params.act_max, max, max)?;
    call.expect(MULTIPLIER, ElementType::S32, Some(1))?;
    call.expect(SHIFT, ElementType::S8, Some(1))?;
    call.expect_shifts(SHIFT)?;
    for index in [BIAS, MULTIPLIER, SHIFT] {
        call.expect_constant(index)?;
    }
    // Words of two numbers: of a block's columns, and of a row.
    let words = product(Quantity::Dim, &[params.depth])?.and_then(padded);
    let each = COLUMNS as u32 / 2;
    let words = words.and_then(|depth| depth.checked_mul(each)?.checked_add(depth / 2));
    call.expect(SCRATCH, ElementType::S32, words)?;
    call.expect_arena(SCRATCH)
}

fn run<T: Integers + Square<Activation: Packed>>(call: &Call<'_>, arena: &mut [u8]) -> Option<()>
where
    <T::Activation as Factor>::Sum: Sum<Bias = T::Bias>,
{
    let params: &BatchMatmul = call.params()?;
    let (others, [scratch, output]): (Others<'_>, _) = split_two(call, arena, [SCRATCH, OUTPUT])?;
    let scratch: &mut [i32] = bytemuck::try_cast_slice_mut(scratch).ok()?;
    let depth = padded(params.depth)? as usize;
    let (block, row) = scratch.split_at_mut_checked(depth.wrapping_mul(COLUMNS / 2))?;
    let factor = (
        *constant::<i32>(call, MULTIPLIER)?.first()?,
        i32::from(*constant::<i8>(call, SHIFT)?.first()?),
    );
    let mut product = Product {
        params,
        depth,
        block,
        row: bytemuck::try_cast_slice_mut(row).ok()?,
        bias: constant(call, BIAS)?,
        factor,
        scaling: T::Activation::scaling(params, factor),
    };
    let (a, b) = (others.get(0)?, others.get(1)?);
    let output: &mut [T::Activation] = bytemuck::try_cast_slice_mut(output).ok()?;
    let [.., rows, columns] = params.dims.map(|dim| dim as usize);
    for (number, result) in rows_mut(output, rows.wrapping_mul(columns)).enumerate() {
        let [of_a, of_b] = starts(params, number)?;
        product.run(a.get(of_a..)?, b.get(of_b..)?, result)?;
    }
    Some(())
}

/// Writes the results of a row: mostly of all columns of a block.
#[inline(always)]
fn write<A: Activation>(zero_point: i32, scaled: Sums<i32>, results: &mut [A]) {
    let (min, max) = A::RANGE;
    let scaled = scaled.map(|scaled| {
        let shifted = scaled.wrapping_add(zero_point);
        A::narrow(limit(shifted, min.into(), max.into()))
    });
    if let Some(results) = results.first_chunk_mut() {
        *results = scaled;
        return;
    }
    for (result, scaled) in results.iter_mut().zip(scaled) {
        *result = scaled;
    }
}

/// One product of two matrices, apart from those.
struct Product<'a, A: Packed> {
    params: &'a BatchMatmul,
    /// Factors of a sum with the padding.
    depth: usize,
    block: &'a mut [i32],
    row: &'a mut [A],
    bias: &'a [<A::Sum as Sum>::Bias],
    /// Multiplier and shift.
    factor: (i32, i32),
    /// The same for the core's instructions.
    scaling: Option<Scaling>,
}

impl<A: Packed> Product<'_, A> {
    fn run(&mut self, a: &[A], b: &[A], result: &mut [A]) -> Option<()> {
        let BatchMatmul { dims: [.., rows, columns], .. } = *self.params;
        let (rows, columns) = (rows as usize, columns as usize);
        let zero_point = self.params.output_zero_point;
        let mut column = 0_usize;
        while column < columns {
            let count = columns.wrapping_sub(column).min(COLUMNS);
            self.pack(b, column, count)?;
            let mut biases = [A::Sum::default(); COLUMNS];
            let these = self.bias.get(column..)?.get(..count)?;
            for (slot, bias) in biases.iter_mut().zip(these) {
                *slot = slot.add_bias(*bias);
            }
            let is_biased = biases.iter().any(|bias| *bias != A::Sum::default());
            let scaling = self.scaling.filter(|_| count == COLUMNS && !is_biased);
            let mut row = 0_usize;
            while row < rows {
                let these = rows.wrapping_sub(row).min(ROWS);
                let mut sums = [[A::Sum::default(); COLUMNS]; ROWS];
                let sums = sums.get_mut(..these)?;
                self.products(a, row, sums)?;
                let mut at = row.wrapping_mul(columns).wrapping_add(column);
                row = row.wrapping_add(these);
                if let Some(scaling) = &scaling {
                    A::finish(sums, scaling, result.get_mut(at..)?, columns);
                    continue;
                }
                A::rescale(sums, biases, self.factor, |scaled| {
                    write(zero_point, scaled, result.get_mut(at..)?.get_mut(..count)?);
                    at = at.wrapping_add(columns);
                    Some(())
                })?;
            }
            column = column.wrapping_add(count);
        }
        Some(())
    }

    /// Writes a few columns to the block, and zeros for those that lack and for the padding.
    fn pack(&mut self, b: &[A], column: usize, count: usize) -> Option<()> {
        let BatchMatmul { depth, b_step, b_strides: [.., stride], b_offset, .. } = *self.params;
        let depth = depth as usize;
        if count < COLUMNS || depth < self.depth {
            self.block.fill(0);
        }
        let block: &mut [i16] = bytemuck::try_cast_slice_mut(self.block).ok()?;
        let steps = block.as_chunks_mut::<STEP>().0;
        let (step, stride) = (b_step as usize, stride as usize);
        let first = column.wrapping_mul(stride);
        let done = match (count, step, stride) {
            (COLUMNS, 1, _) => pack_columns(b.get(first..)?, [stride, depth], b_offset, steps)?,
            (COLUMNS, _, 1) => pack_rows(b.get(first..)?, [step, depth], b_offset, steps)?,
            _ => 0,
        };
        let packed = done.wrapping_mul(DEPTH);
        for lane in 0..count {
            let mut at = column.wrapping_add(lane).wrapping_mul(stride);
            at = at.wrapping_add(packed.wrapping_mul(step));
            let mut left = depth.wrapping_sub(packed);
            for places in steps.iter_mut().skip(done) {
                let mut next = || {
                    let x: i32 = (*b.get(at)?).into();
                    at = at.wrapping_add(step);
                    Some(x.wrapping_add(b_offset) as i16)
                };
                // The places of whole steps are known, and so that they exist.
                if left >= DEPTH {
                    for k in 0..DEPTH {
                        *places.get_mut(A::place(k, lane % COLUMNS))? = next()?;
                    }
                } else {
                    for k in 0..left {
                        *places.get_mut(A::place(k, lane % COLUMNS))? = next()?;
                    }
                }
                left = left.saturating_sub(DEPTH);
            }
        }
        Some(())
    }

    /// The sums of some rows: read where they are if they are whole steps of adjacent factors.
    fn products(&mut self, a: &[A], row: usize, sums: &mut [Sums<A::Sum>]) -> Option<()> {
        let BatchMatmul { depth, a_step, a_strides: [.., stride, _], a_offset, .. } = *self.params;
        let (depth, stride) = (depth as usize, stride as usize);
        let rows = a.get(row.wrapping_mul(stride)..)?;
        if a_step == 1 && depth == self.depth {
            A::products(rows, stride, a_offset, self.block, sums);
            return Some(());
        }
        for (index, sums) in sums.iter_mut().enumerate() {
            let factors = rows.get(index.wrapping_mul(stride)..)?.iter();
            let factors = factors.step_by((a_step as usize).max(1)).take(depth);
            for (slot, factor) in self.row.iter_mut().zip(factors) {
                *slot = *factor;
            }
            let row = self.row.get(..self.depth)?;
            A::products(row, 0, a_offset, self.block, core::slice::from_mut(sums));
        }
        Some(())
    }
}

/// Writes whole steps of a block whose columns are `stride` factors apart, each side by side;
/// returns how many.
fn pack_columns<A: Packed>(
    columns: &[A],
    [stride, depth]: [usize; 2],
    offset: i32,
    steps: &mut [[i16; STEP]],
) -> Option<usize> {
    let mut lanes: [&[[A; DEPTH]]; COLUMNS] = [&[]; COLUMNS];
    for (lane, slot) in lanes.iter_mut().enumerate() {
        let column = columns.get(lane.wrapping_mul(stride)..)?.get(..depth)?;
        *slot = column.as_chunks().0;
    }
    let [a, b, c, d] = lanes;
    let mut done = 0_usize;
    for (places, ((a, b), (c, d))) in steps.iter_mut().zip(a.iter().zip(b).zip(c.iter().zip(d))) {
        for (lane, column) in [a, b, c, d].into_iter().enumerate() {
            for (k, x) in column.iter().enumerate() {
                let x: i32 = (*x).into();
                places[A::place(k, lane) % STEP] = x.wrapping_add(offset) as i16;
            }
        }
        done = done.wrapping_add(1);
    }
    Some(done)
}

/// The same of a block whose rows are `step` factors apart, those of a row side by side.
fn pack_rows<A: Packed>(
    rows: &[A],
    [step, depth]: [usize; 2],
    offset: i32,
    steps: &mut [[i16; STEP]],
) -> Option<usize> {
    let (mut at, mut done) = (0_usize, 0_usize);
    for places in steps.iter_mut().take(depth / DEPTH) {
        for k in 0..DEPTH {
            let row: &[A; COLUMNS] = rows.get(at..)?.first_chunk()?;
            for (lane, x) in row.iter().enumerate() {
                let x: i32 = (*x).into();
                places[A::place(k, lane) % STEP] = x.wrapping_add(offset) as i16;
            }
            at = at.wrapping_add(step);
        }
        done = done.wrapping_add(1);
    }
    Some(done)
}
