//! The same layouts and results where the instructions are missing.

use super::{Biases, Gates, SUMS, Scales};
#[cfg(not(peapod_dsp))]
use super::{Lines, MIDDLE, Update};
use crate::ROWS;
use crate::scale::scale;

/// Of each unit the gates, from the sums of its blocks of rows without the biases.
fn each(
    (biases, count): (&[Biases], usize),
    results: &mut [Gates],
    sums: impl Fn(usize, usize) -> [i32; ROWS],
    rescale: impl Fn(usize, usize, i32) -> i32,
) {
    for (unit, (result, biases)) in results.iter_mut().zip(biases).take(count).enumerate() {
        let mut both = [[0; ROWS]; SUMS];
        for (of, (both, biases)) in both.iter_mut().zip(biases).enumerate() {
            let sums = sums(of, unit);
            for (gate, slot) in both.iter_mut().enumerate() {
                let sum = sums[gate % ROWS].wrapping_add(biases[gate % ROWS]);
                *slot = saturated(rescale(of, gate, sum));
            }
        }
        let [of_input, of_hidden] = both;
        for (gate, (a, b)) in result.iter_mut().zip(of_input.iter().zip(of_hidden)) {
            *gate = saturated(a.wrapping_add(b)) as i16;
        }
    }
}

/// Within 16 bits.
fn saturated(x: i32) -> i32 {
    x.clamp(i16::MIN.into(), i16::MAX.into())
}

/// Both products of each pair.
#[cfg(not(peapod_dsp))]
fn both([a, b]: [i16; 2], [v, w]: [i16; 2]) -> i32 {
    let products = i32::from(a).wrapping_mul(v.into());
    products.wrapping_add(i32::from(b).wrapping_mul(w.into()))
}

/// The rounded high word of a product.
fn high(sum: i32, multiplier: i32) -> i32 {
    let product = i64::from(sum).wrapping_mul(multiplier.into());
    (product.wrapping_add(1 << 31) >> 32) as i32
}

/// The halves of a word.
#[cfg(not(peapod_dsp))]
fn halves(word: i32) -> [i16; 2] {
    [word as i16, (word >> 16) as i16]
}

#[cfg(not(peapod_dsp))]
pub(super) mod dsp {
    use super::{Biases, Gates, ROWS, SUMS, Scales, both, each, halves, high, scaled};

    pub(in crate::lstm) fn gates(
        columns: [&[[i32; 2]]; SUMS],
        rows: [&[[i32; ROWS]]; SUMS],
        biases: (&[Biases], usize),
        scales: &[Scales; SUMS],
        results: &mut [Gates],
    ) {
        let sums = |of: usize, unit: usize| {
            let (column, rows) = (columns[of % SUMS], rows[of % SUMS]);
            let mut sums = [0_i32; ROWS];
            let block = rows.iter().skip(unit.wrapping_mul(column.len()));
            for ([even, odd], [a, b, c, d]) in column.iter().zip(block) {
                for (x, words) in [(even, [a, b]), (odd, [c, d])] {
                    let x = halves(*x);
                    for (pair, word) in words.into_iter().enumerate() {
                        let low = [*word as i8, (*word >> 16) as i8].map(i16::from);
                        // The second row, 256 times, and the first.
                        let products = [both(x, low), both(x, halves(*word))];
                        for (sum, product) in sums.iter_mut().skip(2 * pair).zip(products) {
                            *sum = sum.wrapping_add(product);
                        }
                    }
                }
            }
            let [a, b, c, d] = sums;
            [a, b.wrapping_sub(a) >> 8, c, d.wrapping_sub(c) >> 8]
        };
        each(biases, results, sums, |of, gate, sum| {
            scaled(&scales[of % SUMS], gate, sum)
        });
    }

    pub(in crate::lstm) fn wide_gates(
        columns: [&[[i32; 2]]; SUMS],
        rows: [&[[i32; ROWS]]; SUMS],
        biases: (&[Biases], usize),
        multipliers: &[[i32; ROWS]; SUMS],
        results: &mut [Gates],
    ) {
        let sums = |of: usize, unit: usize| {
            let (column, rows) = (columns[of % SUMS], rows[of % SUMS]);
            let mut sums = [0_i32; ROWS];
            let block = rows.iter().skip(unit.wrapping_mul(column.len()));
            for ([first, second], [a, b, c, d]) in column.iter().zip(block) {
                for (x, words) in [(first, [a, b]), (second, [c, d])] {
                    for (pair, word) in words.into_iter().enumerate() {
                        let [p, q, r, s] = word.to_le_bytes().map(|byte| i16::from(byte as i8));
                        let products = [both(halves(*x), [p, r]), both(halves(*x), [q, s])];
                        for (sum, product) in sums.iter_mut().skip(2 * pair).zip(products) {
                            *sum = sum.wrapping_add(product);
                        }
                    }
                }
            }
            sums
        };
        each(biases, results, sums, |of, gate, sum| {
            high(sum, multipliers[of % SUMS][gate % ROWS])
        });
    }
}

/// A sum of a gate's.
fn scaled(scales: &Scales, gate: usize, sum: i32) -> i32 {
    let gate = gate % ROWS;
    scale(sum, scales.multipliers[gate], scales.shifts[gate])
}

#[cfg(not(peapod_mve))]
pub(super) mod mve {
    use super::{Biases, Gates, ROWS, SUMS, Scales, each, high, scaled};

    /// The sums of products of a column with the four rows of a unit.
    fn sums<T: Copy + Into<i32>>(column: &[T], rows: &[i8], unit: usize) -> [i32; ROWS] {
        let mut sums = [0_i32; ROWS];
        let rows = rows.chunks(column.len()).skip(unit.wrapping_mul(ROWS));
        for (sum, row) in sums.iter_mut().zip(rows) {
            for (x, w) in column.iter().zip(row) {
                let x: i32 = (*x).into();
                *sum = sum.wrapping_add(x.wrapping_mul((*w).into()));
            }
        }
        sums
    }

    pub(in crate::lstm) fn gates(
        columns: [&[i8]; SUMS],
        rows: [&[i8]; SUMS],
        biases: (&[Biases], usize),
        scales: &[Scales; SUMS],
        results: &mut [Gates],
    ) {
        let sums = |of: usize, unit| sums(columns[of % SUMS], rows[of % SUMS], unit);
        each(biases, results, sums, |of, gate, sum| {
            scaled(&scales[of % SUMS], gate, sum)
        });
    }

    pub(in crate::lstm) fn wide_gates(
        columns: [&[i16]; SUMS],
        rows: [&[i8]; SUMS],
        biases: (&[Biases], usize),
        multipliers: &[[i32; ROWS]; SUMS],
        results: &mut [Gates],
    ) {
        let sums = |of: usize, unit| sums(columns[of % SUMS], rows[of % SUMS], unit);
        each(biases, results, sums, |of, gate, sum| {
            high(sum, multipliers[of % SUMS][gate % ROWS])
        });
    }
}

/// The value of a line between two entries, times 2^`BITS`, at `m`.
#[cfg(not(peapod_dsp))]
fn line<const BITS: u32>(m: i32, lines: &Lines) -> i32 {
    let index = (m >> BITS).wrapping_add(MIDDLE as i32) as usize;
    let entry = |index: usize| lines.get(index).copied().unwrap_or_default();
    let fraction = m & ((1 << BITS) - 1);
    let values = [entry(index), entry(index.wrapping_add(1))];
    both(values, [(1 << BITS) - fraction, fraction].map(|x| x as i16)).wrapping_add(m >> 31)
}

/// The logistic function, in steps of 2^-15.
#[cfg(not(peapod_dsp))]
pub(super) fn logistic(gate: i16, lines: &Lines) -> i32 {
    let value = line::<9>(i32::from(gate).wrapping_mul(3), lines);
    value.wrapping_add((1 << 24) + 512) >> 10
}

/// The hyperbolic tangent of an input that was multiplied with three.
#[cfg(not(peapod_dsp))]
pub(super) fn tanh(thrice: i32, lines: &Lines) -> i32 {
    line::<8>(thrice.clamp(-(1 << 16), (1 << 16) - 1), lines).wrapping_add(128) >> 8
}

/// The next cell and hidden state of a unit.
#[cfg(not(peapod_dsp))]
fn next(update: &Update, lines: &Lines, gates: Gates, cell: &mut i16) -> i32 {
    let [input, forget, candidate, output] = gates;
    let away = |x: i32| x.wrapping_add(2 * (x >> 31));
    let kept = logistic(forget, lines).wrapping_mul((*cell).into());
    let kept = away(kept).wrapping_add(1 + (1 << 14)) >> 15;
    let candidate = tanh(i32::from(candidate).wrapping_mul(3), lines);
    let added = away(logistic(input, lines).wrapping_mul(candidate));
    let added = added
        .wrapping_add(update.added_offset)
        .wrapping_shr(update.added_right as u32);
    let sum = saturated(kept.wrapping_add(saturated(added)));
    let state = sum.max(update.least).min(update.most);
    *cell = state as i16;
    let thrice = state.wrapping_mul(update.factor).wrapping_add(update.half);
    let product =
        logistic(output, lines).wrapping_mul(tanh(thrice.wrapping_shr(update.right as u32), lines));
    let high = high(product.wrapping_mul(2), update.multiplier);
    let away = high.wrapping_add(high >> 31).wrapping_add(update.offset);
    away.wrapping_shr(update.shift as u32)
}

#[cfg(not(peapod_dsp))]
pub(super) fn update_narrow(
    update: &Update,
    lines: &Lines,
    (gates, count): (&[Gates], usize),
    cells: &mut [i16],
    results: &mut [i8],
) {
    let units = gates.iter().zip(cells).zip(results).take(count);
    for ((gates, cell), result) in units {
        *result = next(update, lines, *gates, cell).clamp(-128, 127) as i8;
    }
}

#[cfg(not(peapod_dsp))]
pub(super) fn update_wide(
    update: &Update,
    lines: &Lines,
    (gates, count): (&[Gates], usize),
    cells: &mut [i16],
    results: &mut [i16],
) {
    let units = gates.iter().zip(cells).zip(results).take(count);
    for ((gates, cell), result) in units {
        *result = saturated(next(update, lines, *gates, cell)) as i16;
    }
}
