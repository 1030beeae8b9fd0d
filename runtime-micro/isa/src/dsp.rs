//! Arm's DSP extension: two 16-bit products per instruction (`smlad`).

use crate::{COLUMNS, Isa, ROWS, Rescaling, Runs};

pub mod depthwise;
pub mod pixel;
#[cfg(not(peapod_dsp))]
mod portable;
#[cfg(peapod_dsp)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod products;

#[cfg(not(peapod_dsp))]
use portable as products;

/// Armv7E-M, and Armv8-M with the DSP extension.
///
/// Of four values that follow each other in the sum, a word of two columns holds the first and the
/// third, the next one the second and the fourth, as 16-bit numbers: `[depth / 2][2]` words. A
/// column alone has them as bytes.
///
/// Rows: `[depth / 2][2]` words of the same values of two rows each, also 16 bits. One number is
/// 256 times the weight of the second row, plus that of the first, and must not overflow. A product
/// with such numbers adds up to 256 times the sum of the second row plus that of the first, and
/// the sum of the first is that with their low bytes. The sum of the second must fit 24 bits.
#[derive(Clone, Copy, Debug)]
pub struct Dsp;

impl Isa for Dsp {
    type Word = i32;
    const VALUES: usize = 2;
    const ALONE: usize = 4;
    const ROW_VALUES: usize = 4;
    const RUN: usize = 4;
    const DEPTH: usize = 4;

    #[inline(always)]
    fn put<const C: usize>(columns: &mut [i32], column: usize, at: usize, run: &[i8]) {
        let start = if C == 1 { at / 4 } else { at / 2 * C + column };
        let mut words = columns.get_mut(start..).unwrap_or_default();
        let (quads, rest) = run.as_chunks();
        for quad in quads {
            words = write::<C>(words, quad);
        }
        if !rest.is_empty() {
            let mut quad = [0; 4];
            for (slot, x) in quad.iter_mut().zip(rest) {
                *slot = *x;
            }
            write::<C>(words, &quad);
        }
    }

    #[inline(always)]
    fn window<const C: usize>(
        columns: &mut [i32],
        column: usize,
        values: &[i8],
        runs: &Runs<Self>,
    ) {
        let whole = C == COLUMNS
            && runs.values <= columns.len()
            && runs.reach <= values.len()
            && runs.values != 0
            && column < COLUMNS;
        if whole {
            products::window(columns, column, values, runs);
        } else {
            crate::each_run::<Self, C>(columns, column, values, runs);
        }
    }

    #[inline(always)]
    fn fill<const C: usize>(columns: &mut [i32], column: usize, at: usize, len: usize, value: i8) {
        let slots = len.div_ceil(Self::RUN);
        if C == 1 {
            let word = i32::from_le_bytes([value.cast_unsigned(); 4]);
            for slot in columns.iter_mut().skip(at / 4).take(slots) {
                *slot = word;
            }
            return;
        }
        let word = pair(value, value);
        let words = columns.as_chunks_mut::<C>().0.iter_mut().skip(at / 2);
        for words in words.take(slots.wrapping_mul(2)) {
            if let Some(slot) = words.get_mut(column) {
                *slot = word;
            }
        }
    }

    #[inline(always)]
    fn set<const C: usize>(columns: &mut [i32], column: usize, at: usize, value: i8) {
        if C == 1 {
            if let Some(word) = columns.get_mut(at / 4) {
                let mut bytes = word.to_le_bytes();
                bytes[at % 4] = value.cast_unsigned();
                *word = i32::from_le_bytes(bytes);
            }
            return;
        }
        let word = (at / 4 * 2 + at % 2).wrapping_mul(C).wrapping_add(column);
        if let Some(word) = columns.get_mut(word) {
            *word = match at % 4 {
                0 | 1 => *word & !0xffff | i32::from(value) & 0xffff,
                _ => *word & 0xffff | i32::from(value) << 16,
            };
        }
    }

    #[inline(always)]
    fn direct(_values: &[i8]) -> Option<&[i32]> {
        None
    }

    #[inline(always)]
    fn pair(columns: &[i32], rows: &[i32], rescaling: &Rescaling) -> [[i8; ROWS]; COLUMNS] {
        let mut results = [[[0; ROWS]]; COLUMNS];
        let [first, second] = &mut results;
        Self::pairs(
            columns,
            rows,
            core::slice::from_ref(rescaling),
            [first, second],
        );
        results.map(|[result]| result)
    }

    #[inline(always)]
    fn pairs(
        columns: &[i32],
        rows: &[i32],
        rescaling: &[Rescaling],
        results: [&mut [[i8; ROWS]]; COLUMNS],
    ) {
        products::pairs(
            columns.as_chunks().0,
            rows.as_chunks().0,
            rescaling,
            results,
        );
    }

    #[inline(always)]
    fn ones(column: &[i8], rows: &[i32], rescaling: &[Rescaling], results: &mut [[i8; ROWS]]) {
        let rows = rows.as_chunks::<2>().0.as_chunks().0;
        products::ones(column.as_chunks().0, rows, rescaling, results);
    }
}

/// Writes values of 8 bits as words of 16: of four that follow each other the first and third, then
/// the second and fourth. Zeros follow the last of them to the next whole four; what there is no
/// room for is left out.
#[inline(always)]
pub fn widened(values: &[i8], words: &mut [[i32; 2]]) {
    let (quads, rest) = values.as_chunks();
    let mut slots = words.iter_mut();
    for (quad, slot) in quads.iter().zip(&mut slots) {
        *slot = widen(quad);
    }
    if let Some(slot) = slots.next()
        && !rest.is_empty()
    {
        let mut quad = [0; 4];
        for (place, x) in quad.iter_mut().zip(rest) {
            *place = *x;
        }
        *slot = widen(&quad);
    }
}

/// Writes four values to a column of `C`, from the first word on; returns the words after them.
#[inline(always)]
fn write<'a, const C: usize>(words: &'a mut [i32], quad: &[i8; 4]) -> &'a mut [i32] {
    let [even, odd] = widen(quad);
    if C == 1 {
        if let Some(slot) = words.first_mut() {
            *slot = i32::from_le_bytes(quad.map(i8::cast_unsigned));
        }
        return words.get_mut(1..).unwrap_or_default();
    }
    if let Some(slots) = words.first_chunk_mut::<{ COLUMNS + 1 }>() {
        slots[0] = even;
        slots[COLUMNS] = odd;
    }
    words.get_mut(2 * C..).unwrap_or_default()
}

/// Two values as a word.
#[inline(always)]
fn pair(low: i8, high: i8) -> i32 {
    i32::from(high) << 16 | i32::from(low) & 0xffff
}

/// Four values as two words: the first and third, the second and fourth.
#[inline(always)]
fn widen(&[a, b, c, d]: &[i8; 4]) -> [i32; 2] {
    #[cfg(peapod_dsp)]
    return products::widen(i32::from_le_bytes([a, b, c, d].map(i8::cast_unsigned)));
    #[cfg(not(peapod_dsp))]
    [pair(a, c), pair(b, d)]
}
