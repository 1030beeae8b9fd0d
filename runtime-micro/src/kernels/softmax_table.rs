//! Softmax over the rows of a tensor of 8 bits, by a table of exponentials.

use peapod_schemas::micro::{ElementType, Kernel as KernelId, Softmax};

use super::Kernel;
use crate::arena::constant;
use crate::call::Call;
use crate::check::product;
use crate::error::{Fault, Quantity};
use crate::fixed_point::{doubling_high_mul, limit, one_over_one_plus, rounding_shift_right};
use crate::lines::in_place;

/// Inputs: input, constant table of 256 exponentials. Output of zero point -128. In place over the
/// input.
pub static SOFTMAX_S8_TABLE: Kernel = Kernel::new(KernelId::SoftmaxS8Table, check, run);

/// Exponentials of minus the index, in Q0.31; 0 where they do not count.
type Table = [i32; 256];

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Softmax = call.expect_params()?;
    call.expect_operands(2, 1)?;
    let count = product(Quantity::Dim, &[params.rows, params.depth])?;
    call.expect(0, ElementType::S8, count)?;
    call.expect(1, ElementType::S32, Some(256))?;
    call.expect_constant(1)?;
    call.expect(2, ElementType::S8, count)
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Softmax = call.params()?;
    let table: &Table = constant(call, 1)?.first_chunk()?;
    for row in in_place::<i8>(call, arena, params.depth as usize)? {
        let max = row.iter().fold(i8::MIN, |max, &x| max.max(x));
        let exponential = |x: i8| table[usize::from(max.wrapping_sub(x).cast_unsigned())];
        // The sum has 12 integer bits.
        let add = |sum: i32, x: &i8| sum.wrapping_add(rounding_shift_right(exponential(*x), 12));
        let sum = row.iter().fold(0, add);
        let headroom = sum.leading_zeros();
        let reciprocal = one_over_one_plus(sum.wrapping_shl(headroom).wrapping_sub(i32::MIN));
        let shift = 12_u32.saturating_sub(headroom).wrapping_add(31 - 8);
        // Beyond 31 bits not even the largest share rounds to 1.
        let (reciprocal, shift) = if shift > 31 { (0, 0) } else { (reciprocal, shift) };
        for x in row {
            let share = doubling_high_mul(reciprocal, exponential(*x));
            let share = rounding_shift_right(share, shift);
            *x = limit(share.wrapping_add(-128), -128, 127) as i8;
        }
    }
    Some(())
}
