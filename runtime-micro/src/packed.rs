//! What convolutions on packed weights share: the order of their operands, and their checks.

use peapod_schemas::micro::{Conv2d, ElementType, Window};

use crate::arena::{range, same_bytes, shared};
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
    check::zero_point::<i8>(params.input_zero_point)?;
    check::zero_point::<i8>(params.output_zero_point)?;
    check::limits::<i8>(params.act_min, params.act_max)
}

/// Whether the output overwrites the input.
#[inline(never)]
pub(crate) fn is_in_place(call: &Call<'_>) -> bool {
    let operands = call.operands();
    match (
        operands.get(usize::from(INPUT)),
        operands.get(usize::from(OUTPUT)),
    ) {
        (Some(input), Some(output)) => same_bytes(input, output),
        _ => false,
    }
}

/// Checks that a line of the image may be overwritten with the line of results in its place: it
/// has been read by then, for windows begin side by side and at or before what they compute.
pub(crate) fn check_lines_in_place(call: &Call<'_>, w: &Window) -> Result<(), Fault> {
    let is_still = [w.in_h, w.in_w, w.stride_h, w.stride_w] == [w.out_h, w.out_w, 1, 1];
    let is_read = w.pad_top < w.kernel_h && w.pad_left < w.kernel_w;
    if is_in_place(call) && !(is_still && is_read) {
        return Err(Fault::Overlap {
            operand: OUTPUT,
            other: INPUT,
        });
    }
    Ok(())
}

/// An input, unless the output overwrites it; then scratch and the output.
pub(crate) type MaybeInPlace<'a> = (Option<&'a [i8]>, [&'a mut [u8]; 2]);

/// The operands of the arena.
#[inline(never)]
pub(crate) fn maybe_in_place<'a>(call: &Call<'a>, arena: &'a mut [u8]) -> Option<MaybeInPlace<'a>> {
    let [input, scratch, output] =
        [INPUT, SCRATCH, OUTPUT].map(|index| call.operands().get(usize::from(index)));
    let in_place = same_bytes(input?, output?);
    let apart = in_place || call.is_elsewhere(input?);
    let input = if apart { 0..0 } else { range(input?)? };
    let (scratch, output) = (range(scratch?)?, range(output?)?);
    let [input, scratch, output] = arena.get_disjoint_mut([input, scratch, output]).ok()?;
    let input = shared(call, INPUT, input)?;
    let input: &[i8] = bytemuck::try_cast_slice(input).ok()?;
    Some(((!in_place).then_some(input), [scratch, output]))
}

/// What there is of an image from a place on.
pub(crate) fn image(image: Option<&[i8]>, from: usize) -> Option<Option<&[i8]>> {
    match image {
        Some(image) => Some(Some(image.get(from..)?)),
        None => Some(None),
    }
}
