//! Tables of sampled signals: what twiddles and logarithms are in TensorFlow Lite Micro.

use std::f64::consts::PI;

use crate::types::DType;

/// Longest Fourier transform of reals.
pub const MAX_FOURIER: usize = 1 << 16;

/// Elements of the table of logarithms.
pub const LOG_TABLE: usize = 130;

/// Elements of the table of gains: three, and four for each further number of bits but the last.
pub const GAINS: usize = 125;

/// The natural logarithm of 2, in 2^−16.
pub const LN_2: u64 = 45_426;

/// The factors of the stages of a transform of so many complex numbers: fours, then twos, threes
/// and fives; `None` if there are others, or none at all.
pub fn fourier_factors(len: usize) -> Option<Vec<usize>> {
    let (mut rest, mut factors) = (len, Vec::new());
    for factor in [4, 2, 3, 5] {
        while rest > 1 && rest.is_multiple_of(factor) {
            rest /= factor;
            factors.push(factor);
        }
    }
    (rest == 1 && !factors.is_empty()).then_some(factors)
}

/// What is wrong with the length of a transform of reals, if anything.
pub fn fourier_fault(length: usize) -> Option<String> {
    let sound = length.is_multiple_of(2) && fourier_factors(length / 2).is_some();
    (!sound || length > MAX_FOURIER).then(|| {
        format!(
            "length {length}, expected an even one of at most {MAX_FOURIER}, half of which is more \
             than 1 and a product of 2, 3 and 5"
        )
    })
}

/// Twiddles of a transform of `length` reals, as cosines and sines: those of the transform of half
/// as many complex numbers, then those that make it one of reals.
pub fn twiddles(length: usize, inverse: bool) -> Vec<[f64; 2]> {
    let half = length / 2;
    let phases = (0..half).map(|i| -2.0 * PI * i as f64 / half as f64);
    let turns = (1..=half / 2).map(|i| -PI * (i as f64 / half as f64 + 0.5));
    let sign = if inverse { -1.0 } else { 1.0 };
    let turned = phases.chain(turns).map(|phase| phase * sign);
    turned
        .map(|phase| [libm::cos(phase), libm::sin(phase)])
        .collect()
}

/// The matrix, row-major, that transforms complex numbers: real parts, and below them as many
/// imaginary parts.
pub fn fourier_matrix(length: usize) -> Vec<f32> {
    let entry = |to: usize, from: usize| {
        let turns = (to % length * (from % length) % length) as f64 / length as f64;
        let number = match (to < length, from < length) {
            (true, true) | (false, false) => libm::cos(2.0 * PI * turns),
            (true, false) => libm::sin(2.0 * PI * turns),
            (false, true) => -libm::sin(2.0 * PI * turns),
        };
        number as f32
    };
    let rows = 0..2 * length;
    rows.flat_map(|to| (0..2 * length).map(move |from| entry(to, from)))
        .collect()
}

/// A twiddle as a fixed-point number of this type.
pub fn fixed_twiddle(value: f64, dtype: DType) -> i32 {
    let one = if dtype == DType::I16 {
        f64::from(i16::MAX)
    } else {
        f64::from(i32::MAX)
    };
    (0.5 + one * value).floor() as i32
}

/// What a logarithm to base 2 has more than a straight line between powers of two, in 2^−16, at
/// each of 128 parts of it; then one 0 more.
pub fn log_table() -> [i16; LOG_TABLE] {
    std::array::from_fn(|i| {
        let part = i.min(128) as f64 / 128.0;
        ((libm::log2(1.0 + part) - part) * 65536.0).round() as i16
    })
}
