//! Sums of products, several at once so that each input element is read only once.

use bytemuck::Pod;
use peapod_isa::{ROWS, float};

/// An element type that products can be summed of.
pub(crate) trait Number: Pod + Default {
    /// What the products are summed in.
    type Sum: Copy + Default;

    /// `sum + x * w`.
    fn mul_add(sum: Self::Sum, x: Self, w: Self) -> Self::Sum;

    /// Adds to the sums of each column the products of its elements with those of each row.
    fn add_products<const C: usize>(
        sums: &mut [[Self::Sum; LANES]; C],
        columns: [&[Self]; C],
        rows: [&[Self]; LANES],
    );

    /// The sum over taps in the padding, which all read `pad`.
    fn add_padding(sum: Self::Sum, pad: Self, weights: &[Self]) -> Self::Sum;
}

impl Number for i8 {
    type Sum = i32;

    #[inline(always)]
    fn mul_add(sum: i32, x: i8, w: i8) -> i32 {
        sum.wrapping_add(i32::from(x) * i32::from(w))
    }

    #[inline(always)]
    fn add_products<const C: usize>(
        sums: &mut [[i32; LANES]; C],
        columns: [&[i8]; C],
        rows: [&[i8]; LANES],
    ) {
        for (sums, column) in sums.iter_mut().zip(columns) {
            let [a, b, c, d] = rows;
            let rows = a.iter().zip(b).zip(c.iter().zip(d));
            for (&x, ((a, b), (c, d))) in column.iter().zip(rows) {
                for (sum, w) in sums.iter_mut().zip([a, b, c, d]) {
                    *sum = Self::mul_add(*sum, x, *w);
                }
            }
        }
    }

    fn add_padding(sum: i32, pad: i8, weights: &[i8]) -> i32 {
        weights
            .iter()
            .fold(sum, |sum, &w| Self::mul_add(sum, pad, w))
    }
}

impl Number for f32 {
    type Sum = f32;

    #[inline(always)]
    fn mul_add(sum: f32, x: f32, w: f32) -> f32 {
        sum + x * w
    }

    #[inline(always)]
    fn add_products<const C: usize>(
        sums: &mut [[f32; LANES]; C],
        columns: [&[f32]; C],
        rows: [&[f32]; LANES],
    ) {
        let (pairs, rest) = sums.as_chunks_mut();
        let (pairs_of_columns, rest_of_columns) = columns.as_chunks();
        for (sums, columns) in pairs.iter_mut().zip(pairs_of_columns) {
            float::add_pair(sums, *columns, rows);
        }
        for (sums, column) in rest.iter_mut().zip(rest_of_columns) {
            float::add_one(sums, column, rows);
        }
    }

    /// Padding of floats reads 0, which adds nothing.
    fn add_padding(sum: f32, _pad: f32, _weights: &[f32]) -> f32 {
        sum
    }
}

/// Filters that are summed at once.
pub(crate) const LANES: usize = ROWS;

/// [`LANES`] filters of equal length, all to be met by the same input.
#[derive(Clone, Copy)]
pub(crate) struct Filters<'a, T>([&'a [T]; LANES]);

impl<'a, T: Number> Filters<'a, T> {
    /// Those of `len` weights each that follow each other. Where there are fewer, the last one
    /// stands in for those that lack.
    pub(crate) fn new(weights: &'a [T], len: usize) -> Option<Self> {
        let mut rest = weights;
        let mut last: &[T] = &[];
        let filters = [(); LANES].map(|()| {
            if let Some((filter, others)) = rest.split_at_checked(len) {
                (last, rest) = (filter, others);
            }
            last
        });
        (weights.len() >= len).then_some(Self(filters))
    }

    /// Adds the products of each column with the elements of each filter from `at` on.
    #[inline(always)]
    pub(crate) fn add_dots<const C: usize>(
        &self,
        sums: &mut [[T::Sum; LANES]; C],
        at: usize,
        columns: [&[T]; C],
    ) -> Option<()> {
        let mut rows = self.0;
        for row in &mut rows {
            *row = row.get(at..)?;
        }
        T::add_products(sums, columns, rows);
        Some(())
    }

    /// Adds what `len` elements of padding make with each filter from `at` on.
    #[inline(never)]
    pub(crate) fn add_padding(
        &self,
        sums: &mut [T::Sum; LANES],
        at: usize,
        len: usize,
        pad: T,
    ) -> Option<()> {
        for (sum, filter) in sums.iter_mut().zip(self.0) {
            *sum = T::add_padding(*sum, pad, filter.get(at..)?.get(..len)?);
        }
        Some(())
    }
}
