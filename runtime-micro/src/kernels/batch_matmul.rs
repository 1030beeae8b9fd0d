//! Products of matrices, both of which may be computed.

use peapod_schemas::micro::{BatchMatmul, Kernel as KernelId};

use super::Kernel;
use crate::arena::{Element, split};
use crate::arithmetic::{Arithmetic, Float, Integers, S8, S16Both, Sum};
use crate::call::Call;
use crate::check::{self, product};
use crate::convolution::{Biased, Requantizer, check_factors};
use crate::dot::LANES;
use crate::error::{Fault, Quantity};
use crate::rows::rows_mut;

/// Inputs: a, b, bias s32, multipliers s32, shifts s8. Output. Multipliers and shifts have one
/// element, or one per column. Never in place.
pub static BATCH_MATMUL_S8: Kernel =
    Kernel::new(KernelId::BatchMatmulS8, check_quantised::<S8>, run_quantised::<S8>);

/// Inputs: a, b, bias of two s32 each, multipliers s32, shifts s8. Output. Multipliers and shifts
/// have one element, or one per column. Never in place.
pub static BATCH_MATMUL_S16: Kernel =
    Kernel::new(KernelId::BatchMatmulS16, check_quantised::<S16Both>, run_quantised::<S16Both>);

/// Inputs: a, b, bias. Output. Never in place.
pub static BATCH_MATMUL_F32: Kernel = Kernel::new(
    KernelId::BatchMatmulF32,
    |call| {
        let params: &BatchMatmul = call.expect_params()?;
        call.expect_operands(3, 1)?;
        check_shapes::<Float>(call, params)?;
        check::limits_f32(params.act_min_f32, params.act_max_f32)
    },
    |call, arena| {
        let params: &BatchMatmul = call.params()?;
        let (inputs, output) = split(call, arena)?;
        let (act_min, act_max) = (params.act_min_f32, params.act_max_f32);
        let results = Biased { bias: inputs.get(2)?, act_min, act_max };
        let matrices = Matrices::<Float> { params, a: inputs.get(0)?, b: inputs.get(1)? };
        matrices.run(output, |_| 0.0, |_, starts| starts, |column, sum| results.finish(column, sum))
    },
);

fn check_quantised<T: Integers + Square>(call: &Call<'_>) -> Result<(), Fault> {
    let params: &BatchMatmul = call.expect_params()?;
    call.expect_operands(5, 1)?;
    let [.., columns] = params.dims;
    check_factors(call, if call.count(3)? == 1 { 1 } else { columns })?;
    check_matrices::<T>(call, params)
}

/// Checks matrices of integers, biases and results.
pub(super) fn check_matrices<T: Integers + Square>(
    call: &Call<'_>,
    params: &BatchMatmul,
) -> Result<(), Fault> {
    check_shapes::<T>(call, params)?;
    for offset in [params.a_offset, params.b_offset] {
        check::zero_point::<T::Activation>(offset.wrapping_neg())?;
    }
    check::zero_point::<T::Activation>(params.output_zero_point)?;
    check::limits::<T::Activation>(params.act_min, params.act_max)
}

/// Checks that all factors are there, and the numbers of biases and results.
fn check_shapes<T: Arithmetic>(call: &Call<'_>, params: &BatchMatmul) -> Result<(), Fault> {
    let BatchMatmul { dims, a_strides, b_strides, depth, a_step, b_step, .. } = params;
    let output = product(Quantity::Dim, dims)?;
    check::at_least_one(Quantity::Dim, *depth)?;
    for (index, strides, step) in [(0, a_strides, a_step), (1, b_strides, b_step)] {
        check::at_least_one(Quantity::Stride, *step)?;
        call.expect_type(index, &[T::Activation::TYPE])?;
        let reach = |last: u32, step: u32| last.wrapping_sub(1).checked_mul(step);
        let mut last = reach(*depth, *step);
        for (dim, stride) in dims.iter().zip(strides) {
            last = last.and_then(|last| last.checked_add(reach(*dim, *stride)?));
        }
        let there = call.count(index)?;
        if last.is_none_or(|last| last >= there) {
            return Err(Fault::Shape { what: Quantity::Stride, found: *step });
        }
    }
    let words = (size_of::<T::Bias>() / size_of::<i32>()) as u32;
    let [.., columns] = *dims;
    call.expect(2, T::BIAS, columns.checked_mul(words))?;
    let last = call.operands().len().saturating_sub(1) as u8;
    call.expect(last, T::Activation::TYPE, output)
}

fn run_quantised<T: Integers + Square>(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &BatchMatmul = call.params()?;
    let (inputs, output) = split::<T::Activation>(call, arena)?;
    let results = Requantizer::<T::Sum> {
        bias: inputs.get(2)?,
        multipliers: inputs.get(3)?,
        shifts: inputs.get(4)?,
        output_zero_point: params.output_zero_point,
        act_min: params.act_min,
        act_max: params.act_max,
    };
    let shared = results.multipliers.len() == 1;
    let finish = |column, sum| results.finish_with(column, if shared { 0 } else { column }, sum);
    let matrices = Matrices::<T> { params, a: inputs.get(0)?, b: inputs.get(1)? };
    // Of (a + a_offset) * (b + b_offset), all but the products of a and b.
    let (a_offset, b_offset) = (params.a_offset, params.b_offset);
    let of_column = |column: Factors<'_, T::Activation>| match a_offset {
        0 => T::Sum::default(),
        offset => column.iter().fold(T::Sum::default(), |sum, x| {
            sum.add_product(b_offset.wrapping_add(x.into()), offset)
        }),
    };
    let of_row = |row: Factors<'_, T::Activation>, mut starts: [T::Sum; LANES]| {
        if b_offset != 0 {
            let add = |sum: T::Sum, x: T::Activation| sum.add_product(x.into(), b_offset);
            let own = row.iter().fold(T::Sum::default(), add);
            for start in &mut starts {
                *start = start.plus(own);
            }
        }
        starts
    };
    matrices.run(output, of_column, of_row, finish)
}

/// Both matrices have one type.
pub(super) trait Square: Arithmetic<Weight = <Self as Arithmetic>::Activation> {}

impl<T: Arithmetic<Weight = <T as Arithmetic>::Activation>> Square for T {}

/// A row of one matrix, or a column of the other.
#[derive(Clone, Copy)]
struct Factors<'a, A> {
    /// From the first on.
    from: &'a [A],
    /// How many there are.
    depth: usize,
    /// From one to the next.
    step: usize,
}

impl<'a, A: Copy> Factors<'a, A> {
    fn iter(&self) -> impl Iterator<Item = A> + use<'a, A> {
        self.from.iter().step_by(self.step.max(1)).take(self.depth).copied()
    }

    /// All, one after the other.
    fn dense(&self) -> Option<&'a [A]> {
        self.from.get(..self.depth)
    }
}

/// Products of matrices, apart from their results.
struct Matrices<'a, T: Square> {
    params: &'a BatchMatmul,
    a: &'a [T::Activation],
    b: &'a [T::Activation],
}

impl<T: Square> Matrices<'_, T> {
    /// `of_column` says what the sums of a column begin with, `of_row` adds to that of some columns
    /// what the row does.
    fn run(
        &self,
        output: &mut [T::Activation],
        of_column: impl Fn(Factors<'_, T::Activation>) -> T::Sum,
        of_row: impl Fn(Factors<'_, T::Activation>, [T::Sum; LANES]) -> [T::Sum; LANES],
        finish: impl Fn(usize, T::Sum) -> Option<T::Activation>,
    ) -> Option<()> {
        let [.., rows, columns] = self.params.dims.map(|dim| dim as usize);
        for (number, result) in rows_mut(output, rows.wrapping_mul(columns)).enumerate() {
            let starts = starts(self.params, number)?;
            let mut column = 0_usize;
            while column < columns {
                let count = columns.wrapping_sub(column).min(LANES);
                let columns = self.columns(starts[1], column, count)?;
                let begin = columns.map(&of_column);
                let mut row = 0_usize;
                while row < rows {
                    let place = (starts[0], row, column, count);
                    row = row.wrapping_add(match rows.wrapping_sub(row) {
                        1 => self.block::<1>(place, columns, begin, result, (&of_row, &finish)),
                        _ => self.block::<2>(place, columns, begin, result, (&of_row, &finish)),
                    }?);
                }
                column = column.wrapping_add(count);
            }
        }
        Some(())
    }

    /// So many columns; the last replaces missing ones.
    fn columns(
        &self,
        start: usize,
        column: usize,
        count: usize,
    ) -> Option<[Factors<'_, T::Activation>; LANES]> {
        let [.., stride] = self.params.b_strides;
        let (depth, step) = (self.params.depth as usize, self.params.b_step as usize);
        let mut columns = [Factors { from: self.b, depth, step }; LANES];
        for (lane, slot) in columns.iter_mut().enumerate() {
            let lane = lane.min(count.wrapping_sub(1));
            let before = column.wrapping_add(lane).wrapping_mul(stride as usize);
            slot.from = self.b.get(start.wrapping_add(before)..)?;
        }
        Some(columns)
    }

    /// The results of so many rows, with some columns; returns how many rows.
    fn block<const R: usize>(
        &self,
        (start, row, column, count): (usize, usize, usize, usize),
        columns: [Factors<'_, T::Activation>; LANES],
        begin: [T::Sum; LANES],
        result: &mut [T::Activation],
        (of_row, finish): (
            &impl Fn(Factors<'_, T::Activation>, [T::Sum; LANES]) -> [T::Sum; LANES],
            &impl Fn(usize, T::Sum) -> Option<T::Activation>,
        ),
    ) -> Option<usize> {
        let [.., stride, _] = self.params.a_strides;
        let (depth, step) = (self.params.depth as usize, self.params.a_step as usize);
        let mut rows = [Factors { from: self.a, depth, step }; R];
        let mut sums = [begin; R];
        for (index, (slot, sums)) in rows.iter_mut().zip(&mut sums).enumerate() {
            let before = row.wrapping_add(index).wrapping_mul(stride as usize);
            slot.from = self.a.get(start.wrapping_add(before)..)?;
            *sums = of_row(*slot, begin);
        }
        add_products::<T, R>(&mut sums, rows, columns)?;
        let [.., all] = self.params.dims;
        for (index, sums) in sums.iter().enumerate() {
            let at = row.wrapping_add(index).wrapping_mul(all as usize).wrapping_add(column);
            let results = result.get_mut(at..)?.get_mut(..count)?;
            for (lane, (result, sum)) in results.iter_mut().zip(sums).enumerate() {
                *result = finish(column.wrapping_add(lane), *sum)?;
            }
        }
        Some(R)
    }
}

/// Where the matrices of a product begin.
pub(super) fn starts(params: &BatchMatmul, number: usize) -> Option<[usize; 2]> {
    let BatchMatmul { dims, a_strides, b_strides, .. } = params;
    let (mut rest, mut starts) = (number, [0_usize; 2]);
    let strides = a_strides.iter().zip(b_strides);
    for (dim, (a, b)) in dims.iter().zip(strides).take(4).rev() {
        let index = rest.checked_rem(*dim as usize)?;
        rest = rest.checked_div(*dim as usize)?;
        for (start, stride) in starts.iter_mut().zip([a, b]) {
            *start = start.wrapping_add(index.wrapping_mul(*stride as usize));
        }
    }
    Some(starts)
}

/// Adds to the sums of each row its products with each column.
fn add_products<T: Square, const R: usize>(
    sums: &mut [[T::Sum; LANES]; R],
    rows: [Factors<'_, T::Activation>; R],
    columns: [Factors<'_, T::Activation>; LANES],
) -> Option<()> {
    let steps = [rows.first()?.step, columns.first()?.step];
    if steps == [1, 1] {
        let mut dense: [&[T::Activation]; R] = [&[]; R];
        for (slot, row) in dense.iter_mut().zip(rows) {
            *slot = row.dense()?;
        }
        let [a, b, c, d] = columns;
        T::add_products(sums, dense, [a.dense()?, b.dense()?, c.dense()?, d.dense()?]);
        return Some(());
    }
    let (mut a_at, mut b_at) = (0_usize, 0_usize);
    for _ in 0..rows.first()?.depth {
        let mut factors = [T::Activation::default(); LANES];
        for (factor, column) in factors.iter_mut().zip(&columns) {
            *factor = *column.from.get(b_at)?;
        }
        for (sums, row) in sums.iter_mut().zip(&rows) {
            let x = *row.from.get(a_at)?;
            for (sum, w) in sums.iter_mut().zip(factors) {
                *sum = T::mul_add(*sum, x, w);
            }
        }
        a_at = a_at.wrapping_add(steps[0]);
        b_at = b_at.wrapping_add(steps[1]);
    }
    Some(())
}
