//! Softmax over the rows of a tensor.

use peapod_isa::softmax::{self, Scaling, Table, look_up};
use peapod_schemas::micro::{ElementType, Kernel as KernelId, Softmax};

use super::Kernel;
use crate::arena::{constant, split};
use crate::call::Call;
use crate::check::{self, product};
use crate::error::{Fault, Quantity};
use crate::lines::in_place;
use crate::rows::{rows, rows_mut};
use crate::fixed_point::{
    doubling_high_mul, exp_of_negative, limit, one_over_one_plus, rounding_shift_right, scale,
};

/// Inputs: input. Output of zero point -128. In place over the input.
pub static SOFTMAX_S8: Kernel = Kernel::new(
    KernelId::SoftmaxS8,
    |call| check_s8(call, ElementType::S8),
    |call, arena| {
        let params: &Softmax = call.params()?;
        for row in in_place::<i8>(call, arena, params.depth as usize)? {
            let exponentials = Exponentials::new(params, row);
            for x in row {
                *x = exponentials.of::<8>(*x) as i8;
            }
        }
        Some(())
    },
);

/// Inputs: input s8. Output s16 of zero point -32768. Never in place.
pub static SOFTMAX_S8_S16: Kernel = Kernel::new(
    KernelId::SoftmaxS8S16,
    |call| check_s8(call, ElementType::S16),
    |call, arena| {
        let params: &Softmax = call.params()?;
        let (inputs, output) = split::<i16>(call, arena)?;
        let depth = params.depth as usize;
        let rows = rows(inputs.get::<i8>(0)?, depth);
        for (row, results) in rows.zip(rows_mut(output, depth)) {
            let exponentials = Exponentials::new(params, row);
            for (result, x) in results.iter_mut().zip(row) {
                *result = exponentials.of::<16>(*x) as i16;
            }
        }
        Some(())
    },
);

/// Inputs: input. Output. In place over the input.
pub static SOFTMAX_F32: Kernel = Kernel::new(
    KernelId::SoftmaxF32,
    |call| {
        let params = check_shapes(call, ElementType::F32, ElementType::F32)?;
        if params.beta.is_finite() { Ok(()) } else { Err(Fault::Limits) }
    },
    |call, arena| {
        let params: &Softmax = call.params()?;
        for row in in_place::<f32>(call, arena, params.depth as usize)? {
            let max = row.iter().fold(f32::MIN, |max, x| max.max(*x));
            let mut sum = 0.0;
            for x in &mut *row {
                *x = libm::expf((*x - max) * params.beta);
                sum += *x;
            }
            for x in row {
                *x /= sum;
            }
        }
        Some(())
    },
);

/// Inputs: input of zero point 0, constant tables of 513 entries: exponentials, reciprocals.
/// Output of zero point 0. In place over the input.
pub static SOFTMAX_S16: Kernel = Kernel::new(KernelId::SoftmaxS16, check_s16, |call, arena| {
    let params: &Softmax = call.params()?;
    let exponentials: &Table = constant(call, 1)?.first_chunk()?;
    let reciprocals: &Table = constant(call, 2)?.first_chunk()?;
    let scaling = Scaling { multiplier: params.multiplier, shift: params.shift };
    for row in in_place::<i16>(call, arena, params.depth as usize)? {
        let max = softmax::largest(row);
        let sum = softmax::exponentials(row, max, &scaling, exponentials);
        // The sum is (1 + fraction) * 2^right; a sound table makes it 2^14 or more.
        let zeros = sum.leading_zeros().clamp(1, 17);
        let right = 31_u32.wrapping_sub(zeros);
        let fraction = sum.cast_unsigned().wrapping_shl(zeros.wrapping_sub(1));
        let fraction = (fraction.wrapping_add(1 << 13) >> 14).cast_signed();
        let reciprocal = look_up(reciprocals, fraction.wrapping_sub(3 << 15));
        // Between two entries.
        softmax::shares(row, reciprocal as i16, right);
    }
    Some(())
});

fn check_s16(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Softmax = call.expect_params()?;
    call.expect_operands(3, 1)?;
    let count = product(Quantity::Dim, &[params.rows, params.depth])?;
    call.expect(0, ElementType::S16, count)?;
    for table in [1, 2] {
        call.expect(table, ElementType::S16, Some(513))?;
        call.expect_constant(table)?;
    }
    call.expect(3, ElementType::S16, count)?;
    check::shift(params.shift)
}

fn check_s8(call: &Call<'_>, output: ElementType) -> Result<(), Fault> {
    let params = check_shapes(call, ElementType::S8, output)?;
    check::within(Quantity::Shift, params.shift, 0, crate::fixed_point::SHIFT_MAX)
}

fn check_shapes<'m>(
    call: &Call<'m>,
    input: ElementType,
    output: ElementType,
) -> Result<&'m Softmax, Fault> {
    let params: &Softmax = call.expect_params()?;
    call.expect_operands(1, 1)?;
    let count = product(Quantity::Dim, &[params.rows, params.depth])?;
    call.expect(0, input, count)?;
    call.expect(1, output, count)?;
    Ok(params)
}

/// The exponentials of one row, in fixed point.
struct Exponentials<'a> {
    params: &'a Softmax,
    max: i32,
    /// One over their sum: Q0.31, to be shifted right by `exponent`.
    reciprocal: i32,
    exponent: u32,
}

impl<'a> Exponentials<'a> {
    fn new(params: &'a Softmax, row: &[i8]) -> Self {
        let max = i32::from(row.iter().fold(i8::MIN, |max, &x| max.max(x)));
        let mut result = Self { params, max, reciprocal: 0, exponent: 0 };
        // The sum has 12 integer bits.
        let mut sum = 0_i32;
        for &x in row {
            if let Some(exponential) = result.exponential(x) {
                sum = sum.wrapping_add(rounding_shift_right(exponential, 12));
            }
        }
        let headroom = sum.leading_zeros();
        let fraction = sum.wrapping_shl(headroom).wrapping_sub(i32::MIN);
        result.reciprocal = one_over_one_plus(fraction);
        result.exponent = 12_u32.saturating_sub(headroom);
        result
    }

    /// `exp((x - max) * scale)` in Q0.31; `None` if it counts as 0.
    // Once in an image, with the long exponential in it.
    #[inline(never)]
    fn exponential(&self, x: i8) -> Option<i32> {
        let difference = i32::from(x).wrapping_sub(self.max);
        if difference < self.params.diff_min {
            return None;
        }
        Some(exp_of_negative(scale(difference, self.params.multiplier, self.params.shift)))
    }

    /// The share of `x`, in this many bits.
    fn of<const BITS: u32>(&self, x: i8) -> i32 {
        let least = -(1 << (BITS - 1));
        let Some(exponential) = self.exponential(x) else {
            return least;
        };
        let share = doubling_high_mul(self.reciprocal, exponential);
        let exponent = self.exponent + 31 - BITS;
        // Beyond 31 bits not even the largest share rounds to 1.
        let share = if exponent > 31 { 0 } else { rounding_shift_right(share, exponent) };
        limit(share.wrapping_add(least), least, -least - 1)
    }
}
