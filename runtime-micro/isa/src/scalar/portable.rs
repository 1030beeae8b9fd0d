//! Products in plain Rust.

#[cfg(not(any(peapod_mla, peapod_no_wide_product)))]
use crate::COLUMNS;
use crate::{ROWS, Rescaling, round};

/// As [`crate::Isa::pairs`].
#[cfg(not(any(peapod_mla, peapod_riscv, peapod_no_wide_product)))]
#[inline(never)]
pub(super) fn pairs(
    columns: [&[i8]; COLUMNS],
    rows: &[i8],
    rescaling: &[Rescaling],
    results: [&mut [[i8; ROWS]]; COLUMNS],
) {
    each_block(columns, rows, rescaling, results, pair);
}

/// Calls a function for block after block of four rows.
#[cfg(not(any(peapod_mla, peapod_no_wide_product)))]
#[inline(always)]
pub(super) fn each_block(
    columns: [&[i8]; COLUMNS],
    mut rows: &[i8],
    rescaling: &[Rescaling],
    [first, second]: [&mut [[i8; ROWS]]; COLUMNS],
    pair: impl Fn([&[i8]; COLUMNS], &[[i8; ROWS]], &Rescaling) -> [[i8; ROWS]; COLUMNS],
) {
    let [column, _] = columns;
    let len = column.len().wrapping_mul(ROWS);
    for ((first, second), rescaling) in first.iter_mut().zip(second).zip(rescaling) {
        let Some((block, rest)) = rows.split_at_checked(len) else {
            return;
        };
        [*first, *second] = pair(columns, block.as_chunks().0, rescaling);
        rows = rest;
    }
}

/// Copies as many values as both slices have.
#[cfg(not(any(peapod_mla, peapod_no_wide_product)))]
#[inline(always)]
pub(super) fn copy(from: &[i8], to: &mut [i8]) {
    if from.len() == to.len() {
        to.copy_from_slice(from);
    }
}

/// The results of two columns and four rows.
#[cfg(not(any(peapod_mla, peapod_riscv, peapod_no_wide_product)))]
#[inline(always)]
fn pair(
    [first_column, second_column]: [&[i8]; COLUMNS],
    rows: &[[i8; ROWS]],
    rescaling: &Rescaling,
) -> [[i8; ROWS]; COLUMNS] {
    let bias = first(rescaling);
    let (mut a, mut b) = (bias, bias);
    for ((&x, &y), row) in first_column.iter().zip(second_column).zip(rows) {
        for ((a, b), &w) in a.iter_mut().zip(&mut b).zip(row) {
            *a = a.wrapping_add(i32::from(x) * i32::from(w));
            *b = b.wrapping_add(i32::from(y) * i32::from(w));
        }
    }
    [finish(a, rescaling), finish(b, rescaling)]
}

/// As [`crate::Isa::one`].
#[cfg(not(peapod_riscv))]
#[inline(always)]
pub(super) fn one(column: &[i8], rows: &[[i8; ROWS]], rescaling: &Rescaling) -> [i8; ROWS] {
    let mut sums = first(rescaling);
    for (&x, row) in column.iter().zip(rows) {
        for (sum, &w) in sums.iter_mut().zip(row) {
            *sum = sum.wrapping_add(i32::from(x) * i32::from(w));
        }
    }
    finish(sums, rescaling)
}

/// The first number of each row.
#[cfg(not(peapod_riscv))]
#[inline(always)]
fn first(&[a, b, c, d, ..]: &Rescaling) -> [i32; ROWS] {
    [a, b, c, d]
}

/// What becomes of four sums.
#[inline(always)]
pub(super) fn finish(sums: [i32; ROWS], rescaling: &Rescaling) -> [i8; ROWS] {
    let mut results = [0; ROWS];
    let [_, _, _, _, channels @ ..] = rescaling;
    let channels = channels.as_chunks::<3>().0;
    for ((result, sum), &[multiplier, offset, shift]) in results.iter_mut().zip(sums).zip(channels)
    {
        *result = rescale(sum, multiplier, offset, shift);
    }
    results
}

/// The result of a sum of which twice as much fits a word.
#[inline(always)]
pub(crate) fn rescale(sum: i32, multiplier: i32, offset: i32, shift: i32) -> i8 {
    let (high, low) = product(sum.wrapping_mul(2), multiplier);
    round(high.wrapping_add((low >> 31).cast_signed()), offset, shift)
}

/// The high and the low word of a product.
#[cfg(not(peapod_no_wide_product))]
#[inline(always)]
fn product(a: i32, b: i32) -> (i32, u32) {
    let product = i64::from(a) * i64::from(b);
    ((product >> 32) as i32, product as u32)
}

/// The high and the low word of a product, on cores whose products have one word: of halves.
#[cfg(any(test, peapod_no_wide_product))]
#[inline(always)]
pub(crate) fn product_of_halves(a: i32, b: i32) -> (i32, u32) {
    let (a_low, a_high) = (a.cast_unsigned() & 0xffff, a >> 16);
    let (b_low, b_high) = (b.cast_unsigned() & 0xffff, b >> 16);
    let low = a_low.wrapping_mul(b_low);
    // Each product of halves has room for a half more.
    let middle = a_high.wrapping_mul(b_low.cast_signed());
    let middle = middle.wrapping_add((low >> 16).cast_signed());
    let (carry, middle) = (middle >> 16, middle & 0xffff);
    let middle = a_low
        .cast_signed()
        .wrapping_mul(b_high)
        .wrapping_add(middle);
    let high = a_high.wrapping_mul(b_high).wrapping_add(carry);
    let low = middle.cast_unsigned() << 16 | low & 0xffff;
    (high.wrapping_add(middle >> 16), low)
}

#[cfg(peapod_no_wide_product)]
pub(crate) use product_of_halves as product;

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// Halves make the same product as words.
        #[test]
        fn halves(a: i32, b: i32) {
            prop_assert_eq!(product_of_halves(a, b), product(a, b));
        }
    }

    #[test]
    fn halves_at_the_limits() {
        let limits = [
            i32::MIN,
            i32::MIN + 1,
            -0x10000,
            -1,
            0,
            1,
            0xffff,
            0x10000,
            i32::MAX,
        ];
        for (a, b) in limits.into_iter().flat_map(|a| limits.map(|b| (a, b))) {
            assert_eq!(product_of_halves(a, b), product(a, b), "{a} x {b}");
        }
    }
}
