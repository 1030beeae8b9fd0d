//! Products of matrices that are both computed: rows times blocks of four columns.
//!
//! A block has the factors of its columns as numbers of 16 bits, in the order of the core's
//! instructions, which [`Factor::place`] tells. It is written once, and met by all rows.

#[cfg(all(peapod_dsp, not(peapod_mve)))]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod dsp;
mod finish;
#[cfg(peapod_mve)]
#[allow(
    unsafe_code,
    reason = "stable Rust has no intrinsics for these instructions"
)]
mod mve;
#[cfg(not(peapod_dsp))]
mod portable;

#[cfg(all(peapod_dsp, not(peapod_mve)))]
use dsp as products;
#[cfg(peapod_mve)]
use mve as products;
#[cfg(not(peapod_dsp))]
use portable as products;

use bytemuck::Pod;
pub use finish::Scaling;

/// Columns of a block.
pub const COLUMNS: usize = 4;

/// Factors that the depth is padded to a multiple of.
pub const DEPTH: usize = 8;

/// What is computed for each row: one sum per column of the block.
pub type Sums<S> = [S; COLUMNS];

/// Factors of rows.
pub trait Factor: Pod {
    /// What products are summed in.
    type Sum: Copy + Default;

    /// Where factor `k` of a column is in a block, in numbers of 16 bits.
    fn place(k: usize, column: usize) -> usize;

    /// The sums of products of rows, which begin `step` factors apart, with the columns of a block
    /// whose words are two factors each. `offset` is added to each factor of a row, if those have 8
    /// bits; it is within -127 and 128. Where rows or whole steps of the block are missing, nothing
    /// is done.
    fn products(
        rows: &[Self],
        step: usize,
        offset: i32,
        block: &[i32],
        sums: &mut [Sums<Self::Sum>],
    );

    /// Writes what becomes of the sums of some rows: the results of a row `step` values after those
    /// of the row before. Where there is no room for all nothing is written.
    fn finish(sums: &[Sums<Self::Sum>], scaling: &Scaling, results: &mut [Self], step: usize);
}

impl Factor for i8 {
    type Sum = i32;

    #[inline(always)]
    fn place(k: usize, column: usize) -> usize {
        products::place_of_bytes(k, column)
    }

    #[inline(always)]
    fn products(rows: &[i8], step: usize, offset: i32, block: &[i32], sums: &mut [Sums<i32>]) {
        if let Some(depth) = depth(rows.len(), step, block, sums.len()) {
            products::of_bytes(rows, [step, depth], offset, block, sums);
        }
    }

    #[inline(always)]
    fn finish(sums: &[Sums<i32>], scaling: &Scaling, results: &mut [i8], step: usize) {
        finish::bytes(sums, scaling, results, step);
    }
}

impl Factor for i16 {
    type Sum = i64;

    #[inline(always)]
    fn place(k: usize, column: usize) -> usize {
        products::place(k, column)
    }

    #[inline(always)]
    fn products(rows: &[i16], step: usize, _offset: i32, block: &[i32], sums: &mut [Sums<i64>]) {
        if let Some(depth) = depth(rows.len(), step, block, sums.len()) {
            products::of_halves(rows, [step, depth], block, sums);
        }
    }

    #[inline(always)]
    fn finish(sums: &[Sums<i64>], scaling: &Scaling, results: &mut [i16], step: usize) {
        finish::halves(sums, scaling, results, step);
    }
}

/// The depth of a block, which is whole steps, at least one; `None` where not as many rows as sums
/// are there, or none.
#[inline(always)]
fn depth(there: usize, step: usize, block: &[i32], count: usize) -> Option<usize> {
    let depth = block.len() / (COLUMNS / 2);
    let reach = step
        .checked_mul(count.checked_sub(1)?)?
        .checked_add(depth)?;
    // Loops end at the end of the block.
    let whole = depth.is_multiple_of(DEPTH) && block.len().is_multiple_of(COLUMNS / 2);
    (depth != 0 && whole && reach <= there).then_some(depth)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::vec;
    use std::vec::Vec;

    /// The block of columns, and the sums of each row with each of them.
    fn expected<F: Factor + Into<i64>>(
        rows: &[F],
        [step, depth, count]: [usize; 3],
        offset: i64,
        columns: &[i16],
    ) -> (Vec<i32>, Vec<[i64; COLUMNS]>) {
        let mut block = vec![0_i16; depth * COLUMNS];
        for (index, factor) in columns.iter().enumerate() {
            block[F::place(index % depth, index / depth)] = *factor;
        }
        let sum = |row: usize, column: usize| {
            let products = (0..depth).map(|k| {
                let x: i64 = rows[row * step + k].into();
                (x + offset) * i64::from(columns[column * depth + k])
            });
            products.sum()
        };
        let sums = (0..count).map(|row| std::array::from_fn(|column| sum(row, column)));
        let words = block.as_chunks().0.iter();
        let words = words.map(|[a, b]| i32::from(*b) << 16 | i32::from(*a) & 0xffff);
        (words.collect(), sums.collect())
    }

    proptest! {
        #[test]
        fn bytes_times_columns(
            count in 1_usize..5,
            depth in (1_usize..5).prop_map(|steps| DEPTH * steps),
            step in 0_usize..40,
            offset in -127..=128_i32,
            rows in prop::collection::vec(any::<i8>(), 160),
            columns in prop::collection::vec(-255..=255_i16, 160),
        ) {
            let columns = &columns[..depth * COLUMNS];
            let (block, expected) = expected(&rows, [step, depth, count], offset.into(), columns);
            let mut sums = vec![[7; COLUMNS]; count];
            i8::products(&rows, step, offset, &block, &mut sums);
            let sums: Vec<_> = sums.iter().map(|sums| sums.map(i64::from)).collect();
            prop_assert_eq!(sums, expected);
        }

        #[test]
        fn halves_times_columns(
            count in 1_usize..5,
            depth in (1_usize..5).prop_map(|steps| DEPTH * steps),
            step in 0_usize..40,
            rows in prop::collection::vec(any::<i16>(), 160),
            columns in prop::collection::vec(any::<i16>(), 160),
        ) {
            let columns = &columns[..depth * COLUMNS];
            let (block, expected) = expected(&rows, [step, depth, count], 0, columns);
            let mut sums = vec![[7; COLUMNS]; count];
            i16::products(&rows, step, 0, &block, &mut sums);
            prop_assert_eq!(sums, expected);
        }
    }

    proptest! {
        #[test]
        fn sums_become_results(
            sums in prop::collection::vec(any::<[i64; COLUMNS]>(), 0..5),
            multiplier in 0..i32::MAX,
            (shift, zero_point) in (1..=21, -128..128_i32),
            (step, len) in (0_usize..12, 0_usize..40),
        ) {
            let room = !sums.is_empty() && (sums.len() - 1) * step + COLUMNS <= len;
            let offset = (1 << (shift - 1)) + (zero_point << shift);
            let scaling = Scaling { multiplier, offset, shift };
            let words: Vec<_> = sums.iter().map(|row| row.map(|sum| (sum >> 34) as i32)).collect();
            let (mut bytes, mut halves) = (vec![9_i8; len], vec![9_i16; len]);
            let mut expected = (bytes.clone(), halves.clone());
            i8::finish(&words, &scaling, &mut bytes, step);
            let wide: Vec<_> = sums.iter().map(|row| row.map(|sum| sum >> 34)).collect();
            i16::finish(&wide, &scaling, &mut halves, step);
            for (row, sums) in wide.iter().enumerate().filter(|_| room) {
                for (column, sum) in sums.iter().enumerate() {
                    let place = row * step + column;
                    let high = (sum * i64::from(multiplier) + (1 << 30)) >> 31;
                    let half = 1_i64 << (shift - 1);
                    let rounded = high.signum() * ((high.abs() + half) >> shift);
                    expected.0[place] = (rounded + i64::from(zero_point)).clamp(-128, 127) as i8;
                    let high = (sum * i64::from(multiplier) + (1 << 31)) >> 32;
                    expected.1[place] = high.clamp(-32768, 32767) as i16;
                }
            }
            prop_assert_eq!((bytes, halves), expected);
        }
    }

    #[test]
    fn missing_rows_leave_sums_alone() {
        for (rows, step, words) in [
            (15, 0, 32),
            (17, 2, 32),
            (64, usize::MAX, 16),
            (64, 8, 12),
            (64, 8, 17),
        ] {
            let mut sums = [[7; COLUMNS]; 2];
            i8::products(&[1; 64][..rows], step, 0, &[1; 32][..words], &mut sums);
            assert_eq!(sums, [[7; COLUMNS]; 2]);
        }
    }
}
