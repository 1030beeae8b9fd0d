//! Estimates of noise in the channels of a filter bank, and what is left without it.

use peapod_schemas::micro::{ElementType, Kernel as KernelId, Signal};

use super::Kernel;
use crate::arena::{constant, exclusive, same_bytes, split};
use crate::call::Call;
use crate::check::within;
use crate::error::{Fault, Quantity};
use crate::signal::{line, shift_below};

/// Inputs: input, estimate, constant factors. Output. In place over either.
pub static SMOOTH_NOISE_U32: Kernel = Kernel::new(
    KernelId::SmoothNoiseU32,
    |call| {
        let u32 = (ElementType::U32, None);
        call.expect_constant(2)?;
        let factors = (ElementType::U32, Some(4));
        check(line(call, [u32, u32, factors, u32])?)
    },
    |call, arena| {
        let factors: &[u32] = constant(call, 2)?;
        each(call, arena, |params, channel, x, noise| {
            let scaled = x.wrapping_shl(params.shift);
            let odd = channel & 1;
            let (new, kept) = (factors.get(odd)?, factors.get(odd | 2)?);
            let sum = wide(scaled, *new).wrapping_add(wide(noise, *kept));
            let smooth = sum.wrapping_shr(params.limit) as u32;
            Some(match params.first {
                0 => smooth,
                _ => smooth.min(scaled),
            })
        })
    },
);

/// Inputs: input, estimate. Output. In place over either.
pub static SUBTRACT_NOISE_U32: Kernel = Kernel::new(
    KernelId::SubtractNoiseU32,
    |call| {
        let u32 = (ElementType::U32, None);
        check(line(call, [u32; 3])?)
    },
    |call, arena| {
        each(call, arena, |params, _, x, noise| {
            let scaled = x.wrapping_shl(params.shift);
            let rest = scaled.saturating_sub(noise).wrapping_shr(params.shift);
            let least = wide(x, params.factor).wrapping_shr(params.limit) as u32;
            Some(rest.max(least))
        })
    },
);

fn check(params: &Signal) -> Result<(), Fault> {
    shift_below(params.shift, 32)?;
    shift_below(params.limit, 64)?;
    within(Quantity::Count, params.first.min(2) as i32, 0, 1)
}

/// A product of 64 bits.
fn wide(a: u32, b: u32) -> u64 {
    u64::from(a).wrapping_mul(b.into())
}

/// Makes the elements of the output of those of both inputs, and of their index.
fn each(
    call: &Call<'_>,
    arena: &mut [u8],
    of: impl Fn(&Signal, usize, u32, u32) -> Option<u32>,
) -> Option<()> {
    let params: &Signal = call.params()?;
    let output = call.output(0)?;
    let over = |index: usize| Some(same_bytes(call.input(index)?, output));
    if over(0)? && over(1)? {
        for (channel, slot) in exclusive::<u32>(output, arena)?.iter_mut().enumerate() {
            *slot = of(params, channel, *slot, *slot)?;
        }
        return Some(());
    }
    for index in 0..2 {
        if !over(index)? {
            continue;
        }
        // The output holds this input, and the other one is apart.
        let (inputs, output) = split::<u32>(call, arena)?;
        let others = inputs.get::<u32>(1_usize.wrapping_sub(index))?;
        for (channel, (slot, other)) in output.iter_mut().zip(others).enumerate() {
            let (x, noise) = if index == 0 { (*slot, *other) } else { (*other, *slot) };
            *slot = of(params, channel, x, noise)?;
        }
        return Some(());
    }
    let (inputs, output) = split::<u32>(call, arena)?;
    let pairs = inputs.get::<u32>(0)?.iter().zip(inputs.get::<u32>(1)?);
    for (channel, (slot, (x, noise))) in output.iter_mut().zip(pairs).enumerate() {
        *slot = of(params, channel, *x, *noise)?;
    }
    Some(())
}
