//! Logistic function and hyperbolic tangent of 16-bit elements: lines between the entries of a
//! table.

use peapod_schemas::micro::{ElementType, Kernel as KernelId, Requantize};

use super::Kernel;
use crate::arena::constant;
use crate::call::Call;
use crate::check::within;
use crate::elementwise::map;
use crate::error::{Fault, Quantity};
use crate::sigmoid::{self, Table};

/// Inputs: input, constant table of 256 entries. Output. In place over the input.
pub static LOGISTIC_S16: Kernel = Kernel::new(KernelId::LogisticS16, check, |call, arena| {
    run(call, arena, sigmoid::logistic)
});

/// Inputs: input, constant table of 256 entries. Output. In place over the input.
pub static TANH_S16: Kernel = Kernel::new(KernelId::TanhS16, check, |call, arena| {
    run(call, arena, sigmoid::tanh)
});

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Requantize = call.expect_params()?;
    within(Quantity::Shift, params.shift, -31, 0)?;
    call.expect_operands(2, 1)?;
    call.expect_type(0, &[ElementType::S16])?;
    call.expect(1, ElementType::S16, Some(256))?;
    call.expect_constant(1)?;
    call.expect(2, ElementType::S16, Some(call.count(0)?))
}

#[inline(always)]
fn run(
    call: &Call<'_>,
    arena: &mut [u8],
    curve: impl Fn(i32, &Table) -> i32,
) -> Option<()> {
    let Requantize {
        multiplier, shift, ..
    } = *call.params()?;
    let table: &Table = constant(call, 1)?.first_chunk()?;
    let right = shift.wrapping_neg() as u32;
    let half = (1_u32.wrapping_shl(right) >> 1) as i32;
    map(call, arena, |x: i16| {
        let steps = i32::from(x).wrapping_mul(multiplier).wrapping_add(half);
        curve(steps.wrapping_shr(right), table) as i16
    })
}
