//! Functions of signals, as TensorFlow Lite Micro defines them, written the obvious way.

use std::ops::Range;

use super::fft::{self, Fixed};
use super::{Operands, Tensor};
use crate::numerics::{self, LN_2};
use crate::ops::{SignalOp, Smoothing};
use crate::types::{DType, TensorType};

/// The result of a function.
pub(crate) fn eval(op: SignalOp, operands: &Operands<'_>) -> Tensor {
    let numbers = |index: usize| operands.tensor(index).wide_integers();
    let result = operands.result;
    let elements: Vec<i64> = match op {
        SignalOp::Window { shift } => {
            let weights = numbers(1);
            let x = numbers(0).into_iter().zip(weights.iter().cycle());
            x.map(|(x, weight)| ((x * weight) >> shift).clamp(-32768, 32767))
                .collect()
        }
        SignalOp::ScaleBits => vec![scale_bits(&numbers(0))],
        SignalOp::ScaleUp => {
            let bits = numbers(1)[0].clamp(0, 15);
            numbers(0).into_iter().map(|x| x << bits).collect()
        }
        SignalOp::Energy { start, end } => energies(&numbers(0), start..end),
        SignalOp::FilterBank => filter_bank(std::array::from_fn(numbers)),
        SignalOp::SquareRoot => {
            let bits = numbers(1)[0].clamp(0, 31);
            let root = |x: i64| rounded_root(x.cast_unsigned()) >> bits;
            numbers(0).into_iter().map(root).collect()
        }
        SignalOp::SmoothNoise(smoothing) => smooth(&smoothing, &numbers(0), &numbers(1)),
        SignalOp::SubtractNoise {
            remaining,
            more_bits,
            bits,
        } => {
            let pairs = numbers(0).into_iter().zip(numbers(1));
            let rest = |(x, noise): (i64, i64)| {
                let scaled = (x << more_bits) & WORD;
                let least = (wide(x, remaining) >> bits) as i64 & WORD;
                ((scaled - noise.min(scaled)) >> more_bits).max(least)
            };
            pairs.map(rest).collect()
        }
        SignalOp::Pcan { shift } => {
            let gains = numbers(2);
            let pairs = numbers(0).into_iter().zip(numbers(1));
            let amplified = |(x, noise): (i64, i64)| {
                let gain = (gain(noise, &gains) & WORD) as usize;
                shrunk((wide(x, gain) >> shift) as i64 & WORD)
            };
            pairs.map(amplified).collect()
        }
        SignalOp::LogScale { shift, factor } => {
            let table = numerics::log_table();
            let log = |x: i64| logarithm((x << shift) & WORD, factor as i64, &table);
            numbers(0).into_iter().map(log).collect()
        }
        SignalOp::Rfft { .. } | SignalOp::Irfft { .. } => return transform(op, operands),
        SignalOp::OverlapAdd { step } => return overlap_add(operands, step),
    };
    stored(result, elements)
}

/// All bits of a word without a sign.
const WORD: i64 = u32::MAX as i64;

/// Elements of an integer type from the low bits of numbers.
fn stored(ty: &TensorType, numbers: impl IntoIterator<Item = i64>) -> Tensor {
    let size = ty.dtype.size_bytes();
    let numbers = numbers.into_iter();
    let bytes = numbers.flat_map(|number| number.to_le_bytes().into_iter().take(size));
    Tensor::of_bytes(ty, bytes.collect())
}

/// A product of words without a sign, in 64 bits.
fn wide(a: i64, b: usize) -> u64 {
    a.cast_unsigned().wrapping_mul(b as u64)
}

/// Bits of a number above 0.
fn bits_of(x: i64) -> i64 {
    i64::from(i64::BITS - x.leading_zeros())
}

fn scale_bits(x: &[i64]) -> i64 {
    // The magnitude of the least number is not one of 16 bits, and wraps.
    let largest = x.iter().fold(0_i64, |most, &x| match () {
        () if x > most => x,
        () if -x > most => i64::from((-x) as i16),
        () => most,
    });
    if largest > 0 {
        15 - bits_of(largest)
    } else {
        0
    }
}

fn energies(parts: &[i64], computed: Range<usize>) -> Vec<i64> {
    let energies = parts.chunks(2).map(|pair| pair[0].pow(2) + pair[1].pow(2));
    let energies = energies.enumerate();
    energies
        .map(|(i, energy)| if computed.contains(&i) { energy } else { 0 })
        .collect()
}

fn filter_bank([x, weights, unweights, starts, weight_starts, widths]: [Vec<i64>; 6]) -> Vec<i64> {
    let at = |list: &[i64], index: i64| {
        let index = usize::try_from(index).ok();
        index
            .and_then(|index| list.get(index))
            .copied()
            .unwrap_or(0)
    };
    let sum = |band: usize, weights: &[i64]| {
        let products = (0..widths[band]).map(|tap| {
            let weight = at(weights, weight_starts[band] + tap);
            at(&x, starts[band] + tap).wrapping_mul(weight)
        });
        products.fold(0_i64, i64::wrapping_add)
    };
    (1..widths.len())
        .map(|band| sum(band, &weights).wrapping_add(sum(band - 1, &unweights)))
        .collect()
}

/// Up where the remainder is more than half of the way to the next square; numbers of 32 bits have
/// roots of 16.
fn rounded_root(x: u64) -> i64 {
    let root = x.isqrt();
    let most = if x >> 32 == 0 { 0xffff } else { 0xffff_ffff };
    let up = x - root * root > root && root != most;
    (root + u64::from(up)).cast_signed()
}

fn smooth(smoothing: &Smoothing, x: &[i64], noise: &[i64]) -> Vec<i64> {
    let pairs = x.iter().zip(noise).enumerate();
    pairs
        .map(|(channel, (&x, &noise))| {
            let scaled = (x << smoothing.more_bits) & WORD;
            let (new, kept) = (smoothing.new[channel % 2], smoothing.kept[channel % 2]);
            let sum = wide(scaled, new).wrapping_add(wide(noise, kept));
            let smooth = (sum >> smoothing.bits) as i64 & WORD;
            match smoothing.clamps {
                true => smooth.min(scaled),
                false => smooth,
            }
        })
        .collect()
}

/// The gain for an estimate of noise: from a table of the first three, and then of polynomials of
/// the second degree between powers of two.
fn gain(noise: i64, gains: &[i64]) -> i64 {
    if noise <= 2 {
        return gains[noise as usize];
    }
    let bits = bits_of(noise);
    let [a, b, c] = std::array::from_fn(|i| gains[4 * bits as usize - 6 + i] as i32);
    let part = match bits < 11 {
        true => noise << (11 - bits),
        false => noise >> (bits - 11),
    };
    let part = (part & 0x3ff) as i32;
    let inner = ((c * part) >> 5).wrapping_add(b << 5);
    let rounded = inner.wrapping_mul(part).wrapping_add(1 << 14) >> 15;
    i64::from(rounded.wrapping_add(a) as i16)
}

/// x² / 4 below 2, x − 1 above: from 12 bits after the point to 6.
fn shrunk(x: i64) -> i64 {
    if x < 2 << 12 {
        (x * x) >> 20
    } else {
        (x >> 6) - 64
    }
}

/// A natural logarithm times a factor in 2^−16, of at most 32767.
fn logarithm(x: i64, factor: i64, table: &[i16]) -> i64 {
    if x <= 1 {
        return 0;
    }
    let whole = bits_of(x) - 1;
    let part = ((x - (1 << whole)) << 16) >> whole;
    let (segment, within) = ((part / 512) as usize, part % 512);
    let [low, high] = [0, 1].map(|i| i64::from(table[segment + i]));
    let log2 = (whole << 16) + part + low + (((high - low) * within) >> 16);
    let natural = ((LN_2 as i64 * log2 + 32768) >> 16) & WORD;
    let scaled = (factor.wrapping_mul(natural).wrapping_add(32768) & WORD) >> 16;
    scaled.min(32767)
}

fn transform(op: SignalOp, operands: &Operands<'_>) -> Tensor {
    let (SignalOp::Rfft { length } | SignalOp::Irfft { length }) = op else {
        unreachable!("only transforms come here")
    };
    let inverse = matches!(op, SignalOp::Irfft { .. });
    let (input, result) = (operands.ty(0), operands.result);
    let line = input.shape.last().copied().unwrap_or(1).max(1);
    let turns = numerics::twiddles(length, inverse);
    if input.dtype == DType::F32 {
        let turns: Vec<_> = turns.iter().map(|turn| turn.map(|x| x as f32)).collect();
        let x = operands.floats(0);
        let lines = x
            .chunks(line)
            .map(|line| fft::of_line(line, length, &turns, inverse));
        return Tensor::from_floats(result, lines.flatten());
    }
    let fixed = |x: f64| i64::from(numerics::fixed_twiddle(x, input.dtype));
    let x = operands.tensor(0).wide_integers();
    let numbers = if input.dtype == DType::I16 {
        of_integers::<15>(&x, line, length, turns, fixed, inverse)
    } else {
        of_integers::<31>(&x, line, length, turns, fixed, inverse)
    };
    stored(result, numbers)
}

fn of_integers<const BITS: u32>(
    x: &[i64],
    line: usize,
    length: usize,
    turns: Vec<[f64; 2]>,
    fixed: impl Fn(f64) -> i64,
    inverse: bool,
) -> Vec<i64> {
    let turns = turns.into_iter();
    let turns: Vec<_> = turns
        .map(|turn| turn.map(|x| Fixed::<BITS>(fixed(x))))
        .collect();
    let x: Vec<_> = x.iter().map(|x| Fixed(*x)).collect();
    let lines = x.chunks(line);
    let lines = lines.flat_map(|line| fft::of_line(line, length, &turns, inverse));
    lines.map(|number| number.0).collect()
}

fn overlap_add(operands: &Operands<'_>, step: usize) -> Tensor {
    let result = operands.result;
    if operands.ty(0).dtype == DType::F32 {
        let [x, carry] = [0, 1].map(|index| operands.floats(index));
        let sums = overlapped(operands, step, (&x, &carry), |a: f32, b| a + b);
        return Tensor::from_floats(result, sums);
    }
    let [x, carry] = [0, 1].map(|index| operands.integers(index));
    let add = |a: i32, b: i32| (a + b).clamp(-32768, 32767);
    Tensor::from_integers(result, overlapped(operands, step, (&x, &carry), add))
}

/// Frames added one after the other to what those before leave, and to zeros.
fn overlapped<T: Copy + Default>(
    operands: &Operands<'_>,
    step: usize,
    (x, carry): (&[T], &[T]),
    add: impl Fn(T, T) -> T,
) -> Vec<T> {
    let [.., frames, len] = operands.ty(0).shape[..] else {
        unreachable!("the type rule asks for two dimensions")
    };
    let carried = carry.chunks((len - step).max(1));
    let lines = x.chunks((frames * len).max(1)).zip(carried);
    let line = |(line, carried): (&[T], &[T])| {
        let mut sums = carried.to_vec();
        sums.resize((frames - 1) * step + len, T::default());
        for (frame, x) in line.chunks(len).enumerate() {
            for (sum, x) in sums[frame * step..].iter_mut().zip(x) {
                *sum = add(*x, *sum);
            }
        }
        sums
    };
    lines.flat_map(line).collect()
}
