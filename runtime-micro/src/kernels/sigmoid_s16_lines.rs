//! Logistic function and hyperbolic tangent of 16-bit elements by the lines of a table, with Arm's
//! DSP instructions.

use peapod_isa::curve::{self, LINES, Lines, Steps};
use peapod_schemas::micro::{ElementType, Kernel as KernelId, Requantize};

use super::Kernel;
use crate::arena::{constant, exclusive, same_bytes, split};
use crate::call::Call;
use crate::check::within;
use crate::error::{Fault, Quantity};

/// Inputs: input, constant table of 512 lines. Output. In place over the input.
pub static LOGISTIC_S16_LINES: Kernel =
    Kernel::new(KernelId::LogisticS16Lines, check, |call, arena| {
        // Between 0 and 1 in steps of 2^-25, of which lines have 1/2 less.
        run::<9, 10>(call, arena, (1 << 24) + (1 << 9))
    });

/// Inputs: input, constant table of 512 lines. Output. In place over the input.
pub static TANH_S16_LINES: Kernel =
    Kernel::new(KernelId::TanhS16Lines, check, |call, arena| {
        run::<8, 8>(call, arena, 1 << 7)
    });

fn check(call: &Call<'_>) -> Result<(), Fault> {
    let params: &Requantize = call.expect_params()?;
    within(Quantity::Shift, params.shift, -31, 0)?;
    within(Quantity::Scale, params.multiplier, 0, i16::MAX.into())?;
    call.expect_operands(2, 1)?;
    call.expect_type(0, &[ElementType::S16])?;
    call.expect(1, ElementType::S32, Some(LINES as u32))?;
    call.expect_constant(1)?;
    call.expect(2, ElementType::S16, Some(call.count(0)?))
}

fn run<const BITS: u32, const SHIFT: u32>(
    call: &Call<'_>,
    arena: &mut [u8],
    offset: i32,
) -> Option<()> {
    let params: &Requantize = call.params()?;
    let lines: &Lines = constant(call, 1)?.first_chunk()?;
    let steps = Steps {
        multiplier: params.multiplier as i16,
        right: params.shift.wrapping_neg() as u32,
    };
    let (input, output) = (call.input(0)?, call.output(0)?);
    if same_bytes(input, output) {
        curve::each_in_place::<BITS, SHIFT>(exclusive(output, arena)?, &steps, lines, offset);
        return Some(());
    }
    let (inputs, output) = split::<i16>(call, arena)?;
    curve::each::<BITS, SHIFT>(inputs.get(0)?, &steps, lines, offset, output);
    Some(())
}
