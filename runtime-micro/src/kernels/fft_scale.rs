//! How far samples can be shifted before a Fourier transform, and the shift.

use peapod_schemas::micro::{ElementType, Kernel as KernelId};

use super::Kernel;
use crate::arena::split;
use crate::signal::{bits, copied, line};

/// Input: input. Output: one number of bits. Never in place.
pub static FFT_SCALE_BITS_S16: Kernel = Kernel::new(
    KernelId::FftScaleBitsS16,
    |call| line(call, [(ElementType::S16, None), (ElementType::S32, Some(1))]).map(|_| ()),
    |call, arena| {
        let (inputs, output) = split::<i32>(call, arena)?;
        let largest = inputs.get::<i16>(0)?.iter().fold(0, |most, x| larger(most, *x));
        // What is negative has all bits.
        let bits = bits(i32::from(largest).cast_unsigned());
        *output.first_mut()? = 15_u32.saturating_sub(bits).cast_signed();
        Some(())
    },
);

/// Inputs: input, one number of bits. Output. In place over the input.
pub static FFT_SCALE_S16: Kernel = Kernel::new(
    KernelId::FftScaleS16,
    |call| {
        let (s16, bits) = ((ElementType::S16, None), (ElementType::S32, Some(1)));
        line(call, [s16, bits, s16]).map(|_| ())
    },
    |call, arena| {
        copied::<i16>(call, arena)?;
        let (inputs, output) = split::<i16>(call, arena)?;
        let bits = (*inputs.get::<i32>(1)?.first()?).clamp(0, 15).cast_unsigned();
        output.iter_mut().for_each(|x| *x = x.wrapping_shl(bits));
        Some(())
    },
);

/// The larger of a magnitude and that of an element. That of the least element wraps, and then
/// every other is larger: so it is in TensorFlow Lite Micro.
fn larger(most: i16, x: i16) -> i16 {
    if x > most {
        x
    } else if i32::from(x).wrapping_neg() > i32::from(most) {
        x.wrapping_neg()
    } else {
        most
    }
}
