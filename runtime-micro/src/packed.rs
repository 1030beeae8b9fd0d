//! What convolutions on packed weights share: the order of their operands, and their checks.

use peapod_schemas::micro::{Conv2d, ElementType};

use crate::call::Call;
use crate::check;
use crate::error::{Fault, Quantity};
use crate::window;

/// Operands in order: those before the output are inputs.
pub(crate) const INPUT: u8 = 0;
pub(crate) const WEIGHTS: u8 = 1;
pub(crate) const RESCALING: u8 = 2;
pub(crate) const SCRATCH: u8 = 3;
pub(crate) const OUTPUT: u8 = 4;

/// What a kernel expects of its operands; `None` is a number beyond 32 bits.
pub(crate) struct Expected {
    /// Elements of weights and scratch.
    pub(crate) element: ElementType,
    /// How many weights, with all padding.
    pub(crate) weights: Option<u32>,
    /// Channels that have rescaling, four numbers each.
    pub(crate) channels: u32,
    /// How many elements of scratch.
    pub(crate) scratch: Option<u32>,
}

/// Checks the operands and numbers of a convolution without groups.
pub(crate) fn check(call: &Call<'_>, params: &Conv2d, expected: &Expected) -> Result<(), Fault> {
    use ElementType::{S8, S32};
    call.expect_operands(4, 1)?;
    if params.groups != 1 {
        return Err(Fault::Shape {
            what: Quantity::Groups,
            found: params.groups,
        });
    }
    let (input, output) = window::check(&params.window)?;
    call.expect(INPUT, S8, input)?;
    call.expect(WEIGHTS, expected.element, expected.weights)?;
    call.expect(RESCALING, S32, expected.channels.checked_mul(4))?;
    call.expect(SCRATCH, expected.element, expected.scratch)?;
    call.expect(OUTPUT, S8, output)?;
    for constant in [WEIGHTS, RESCALING] {
        call.expect_constant(constant)?;
    }
    for planned in [INPUT, SCRATCH] {
        call.expect_arena(planned)?;
    }
    check::zero_point_s8(params.input_zero_point)?;
    check::zero_point_s8(params.output_zero_point)?;
    check::limits_s8(params.act_min, params.act_max)
}
