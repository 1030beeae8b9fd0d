//! Checks of Fourier transforms of reals.

use peapod_schemas::micro::{ElementType, Signal};

use crate::call::Call;
use crate::check::{at_least_one, product};
use crate::error::{Fault, Quantity};
use crate::fft::has_stages;
use crate::signal::one;

/// Checks a transform of this length, whose input and output have lines of these lengths.
pub(crate) fn check(
    call: &Call<'_>,
    element: ElementType,
    len: u32,
    [input, output]: [Option<u32>; 2],
) -> Result<(), Fault> {
    let Signal { lines, frames, .. } = *call.expect_params()?;
    one(frames)?;
    call.expect_operands(2, 1)?;
    call.expect_constant(1)?;
    let half = len / 2;
    if len & 1 != 0 || !has_stages(half as usize) {
        return Err(Fault::Shape {
            what: Quantity::Dim,
            found: len,
        });
    }
    at_least_one(Quantity::Dim, lines)?;
    let of_lines = |len: Option<u32>| len.and_then(|len| len.checked_mul(lines));
    // Of twiddles, half of a length below 2^31 and a quarter of it.
    let twiddles = half.wrapping_add(half / 2);
    call.expect(0, element, of_lines(input))?;
    call.expect(1, element, product(Quantity::Dim, &[twiddles, 2])?)?;
    call.expect(2, element, of_lines(output))
}
