//! Lines of samples times a window.

use peapod_schemas::micro::{ElementType, Kernel as KernelId, Signal};

use super::Kernel;
use crate::arena::split;
use crate::call::Call;
use crate::check::product;
use crate::error::{Fault, Quantity};
use crate::fixed_point::limit;
use crate::rows::rows_mut;
use crate::signal::{copied, one, shift_below};

/// Inputs: input, weights. Output. In place over the input.
pub static SIGNAL_WINDOW_S16: Kernel = Kernel::new(KernelId::SignalWindowS16, check, run);

fn check(call: &Call<'_>) -> Result<(), Fault> {
    use ElementType::S16;
    let Signal { lines, frames, len, shift, .. } = *call.expect_params()?;
    call.expect_operands(2, 1)?;
    one(frames)?;
    shift_below(shift, 32)?;
    let count = product(Quantity::Dim, &[lines, len])?;
    call.expect(0, S16, count)?;
    call.expect(1, S16, Some(len))?;
    call.expect(2, S16, count)
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let params: &Signal = call.params()?;
    copied::<i16>(call, arena)?;
    let (inputs, output) = split::<i16>(call, arena)?;
    let weights = inputs.get::<i16>(1)?;
    for line in rows_mut(output, params.len as usize) {
        for (x, weight) in line.iter_mut().zip(weights) {
            let product = i32::from(*x).wrapping_mul(i32::from(*weight));
            let shifted = product.wrapping_shr(params.shift);
            *x = limit(shifted, i16::MIN.into(), i16::MAX.into()) as i16;
        }
    }
    Some(())
}
