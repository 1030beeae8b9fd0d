//! Per-channel amplitude normalisation.

use peapod_schemas::micro::{ElementType, Kernel as KernelId, Signal};

use super::Kernel;
use crate::arena::{constant, split};
use crate::signal::{bits, copied, line, shift_below};

/// Inputs: input, estimate of noise, constant gains. Output. In place over the input.
pub static PCAN_U32: Kernel = Kernel::new(
    KernelId::PcanU32,
    |call| {
        use ElementType::{S16, U32};
        call.expect_constant(2)?;
        let u32 = (U32, None);
        shift_below(line(call, [u32, u32, (S16, Some(GAINS)), u32])?.shift, 64)
    },
    |call, arena| {
        let params: &Signal = call.params()?;
        let gains: &[i16] = constant(call, 2)?;
        copied::<u32>(call, arena)?;
        let (inputs, output) = split::<u32>(call, arena)?;
        for (x, noise) in output.iter_mut().zip(inputs.get::<u32>(1)?) {
            // A negative gain is taken as 2^32 more.
            let gain = i32::from(gain(*noise, gains)?).cast_unsigned();
            let amplified = u64::from(*x).wrapping_mul(gain.into());
            *x = shrunk(amplified.wrapping_shr(params.shift) as u32);
        }
        Some(())
    },
);

/// Gains of 0, 1 and 2, and polynomials of the second degree for each number of bits above.
const GAINS: u32 = 125;

/// The gain for an estimate: polynomials of three coefficients, of which there are four each.
fn gain(noise: u32, gains: &[i16]) -> Option<i16> {
    if noise <= 2 {
        return gains.get(noise as usize).copied();
    }
    let bits = bits(noise);
    let first = (bits as usize).wrapping_mul(4).wrapping_sub(6);
    let aligned = match 11_u32.checked_sub(bits) {
        Some(up) => noise.wrapping_shl(up),
        None => noise.wrapping_shr(bits.wrapping_sub(11)),
    };
    let part = (aligned & 0x3ff).cast_signed();
    let [a, b, c] = gains.get(first..)?.first_chunk()?.map(i32::from);
    let slope = (c.wrapping_mul(part) >> 5).wrapping_add(b.wrapping_shl(5));
    let rounded = slope.wrapping_mul(part).wrapping_add(1 << 14) >> 15;
    Some(rounded.wrapping_add(a) as i16)
}

/// x^2 / 4 below 2, else x - 1: of Q20.12, in Q26.6.
fn shrunk(x: u32) -> u32 {
    match x < 2 << 12 {
        true => x.wrapping_mul(x) >> 20,
        false => (x >> 6).wrapping_sub(1 << 6),
    }
}
