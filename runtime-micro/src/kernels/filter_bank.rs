//! Sums of energies by bands of frequency, their roots and their logarithms.

use peapod_schemas::micro::{ElementType, Kernel as KernelId, Signal};

use super::Kernel;
use crate::arena::{constant, split};
use crate::call::Call;
use crate::check::{at_least_one, within};
use crate::error::{Fault, Quantity};
use crate::signal::{bits, line, shift_below};

/// Inputs: energies, constant weights, constant unweights, constant bands. Output. Never in place.
pub static FILTER_BANK_U32: Kernel = Kernel::new(KernelId::FilterBankU32, check, run);

/// Inputs: input, one number of bits. Output. Never in place.
pub static SQUARE_ROOT_S64: Kernel = Kernel::new(
    KernelId::SquareRootS64,
    |call| {
        use ElementType::{S32, S64, U32};
        line(call, [(S64, None), (S32, Some(1)), (U32, None)]).map(|_| ())
    },
    |call, arena| {
        let (inputs, output) = split::<u32>(call, arena)?;
        let shift = (*inputs.get::<i32>(1)?.first()?).clamp(0, 31).cast_unsigned();
        for (root, x) in output.iter_mut().zip(inputs.get::<i64>(0)?) {
            *root = rounded_root(x.cast_unsigned()).wrapping_shr(shift);
        }
        Some(())
    },
);

/// Inputs: input, constant table. Output. Never in place.
pub static FILTER_BANK_LOG_U32: Kernel = Kernel::new(
    KernelId::FilterBankLogU32,
    |call| {
        use ElementType::{S16, U32};
        call.expect_constant(1)?;
        let operands = [(U32, None), (S16, Some(TABLE_LEN)), (S16, None)];
        shift_below(line(call, operands)?.shift, 32)
    },
    |call, arena| {
        let params: &Signal = call.params()?;
        let table: &[i16] = constant(call, 1)?;
        let (inputs, output) = split::<i16>(call, arena)?;
        for (y, x) in output.iter_mut().zip(inputs.get::<u32>(0)?) {
            let x = x.wrapping_shl(params.shift);
            let scaled = match x {
                0 | 1 => 0,
                _ => logarithm(x, table)?.wrapping_mul(params.factor).wrapping_add(HALF) >> 16,
            };
            *y = scaled.min(i16::MAX as u32) as i16;
        }
        Some(())
    },
);

/// Elements of the table of logarithms: its segments, and the ends of the last.
const TABLE_LEN: u32 = 130;

/// One half, in 2^-16.
const HALF: u32 = 1 << 15;

/// The natural logarithm of 2, in 2^-16.
const LN_2: u64 = 45426;

fn check(call: &Call<'_>) -> Result<(), Fault> {
    use ElementType::{S16, S64, U32};
    let Signal { len, out_len, .. } = *call.expect_params()?;
    let taps = call.count(1)?;
    at_least_one(Quantity::Channels, out_len)?;
    let bands = out_len.saturating_add(1).saturating_mul(2);
    let operands = [(U32, None), (S16, None), (S16, Some(taps)), (S16, Some(bands))];
    let [energies, weights, unweights, bands] = operands;
    let weights = (weights.0, Some(taps));
    line(call, [energies, weights, unweights, bands, (S64, Some(out_len))])?;
    for index in 1..4 {
        call.expect_constant(index)?;
    }
    let mut left = taps;
    let (bands, _) = constant::<i16>(call, 3).unwrap_or_default().as_chunks();
    for [first, width] in bands {
        let [first, width] = [first, width].map(|it| i32::from(*it));
        let most = len.min(i16::MAX as u32) as i32;
        within(Quantity::Count, width, 0, most)?;
        within(Quantity::Count, first, 0, most.wrapping_sub(width))?;
        left = left.checked_sub(width as u32).ok_or(Fault::Shape {
            what: Quantity::Count,
            found: width as u32,
        })?;
    }
    Ok(())
}

fn run(call: &Call<'_>, arena: &mut [u8]) -> Option<()> {
    let (weights, unweights): (&[i16], &[i16]) = (constant(call, 1)?, constant(call, 2)?);
    let (bands, _) = constant::<i16>(call, 3)?.as_chunks();
    let (inputs, output) = split::<i64>(call, arena)?;
    let energies = inputs.get::<u32>(0)?;
    let mut taps = weights.iter().zip(unweights);
    // What the band before leaves to the next one.
    let mut carried = 0_i64;
    let mut results = output.iter_mut();
    for (band, [first, width]) in bands.iter().enumerate() {
        let (mut sum, mut next) = (carried, 0_i64);
        let first = first.cast_unsigned() as usize;
        let width = width.cast_unsigned() as usize;
        let energies = energies.get(first..)?.get(..width)?;
        for (energy, (weight, unweight)) in energies.iter().zip(taps.by_ref().take(width)) {
            let product = |weight: i16| i64::from(*energy).wrapping_mul(weight.into());
            sum = sum.wrapping_add(product(*weight));
            next = next.wrapping_add(product(*unweight));
        }
        // The first band only begins the second one.
        if band > 0 {
            *results.next()? = sum;
        }
        carried = next;
    }
    Some(())
}

/// A square root, rounded to the nearest; of numbers of 32 bits at most 65535.
fn rounded_root(x: u64) -> u32 {
    let most = match x >> 32 {
        0 => u32::from(u16::MAX),
        _ => u32::MAX,
    };
    let (mut rest, mut root) = (x, 0_u64);
    // The first bit is where the number has one: before, nothing happens.
    let mut bit = 1_u64.wrapping_shl(x.leading_zeros().wrapping_neg().wrapping_sub(1) & 62);
    while bit != 0 {
        let trial = root.wrapping_add(bit);
        root >>= 1;
        if rest >= trial {
            rest = rest.wrapping_sub(trial);
            root = root.wrapping_add(bit);
        }
        bit >>= 2;
    }
    let up = rest > root && root != u64::from(most);
    root.wrapping_add(up.into()) as u32
}

/// The natural logarithm of a number above 0, in 2^-16.
fn logarithm(x: u32, table: &[i16]) -> Option<u32> {
    let whole = bits(x).wrapping_sub(1);
    let rest = x.wrapping_sub(1_u32.wrapping_shl(whole));
    let part = match 16_u32.checked_sub(whole) {
        Some(up) => rest.wrapping_shl(up),
        None => rest.wrapping_shr(whole.wrapping_sub(16)),
    };
    let segment = (part >> 9) as usize;
    let [low, high] = [segment, segment.wrapping_add(1)].map(|at| table.get(at));
    let (low, high) = (i32::from(*low?), i32::from(*high?));
    let within = (part & 511).cast_signed();
    // The slope is that of TensorFlow Lite Micro, which is 1/128 of the segment's.
    let bent = high.wrapping_sub(low).wrapping_mul(within) >> 16;
    let fraction = part.cast_signed().wrapping_add(low).wrapping_add(bent);
    let log2 = (whole << 16).wrapping_add(fraction.cast_unsigned());
    Some((LN_2.wrapping_mul(log2.into()).wrapping_add(HALF.into()) >> 16) as u32)
}
