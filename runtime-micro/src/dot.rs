//! Sums of products, several at once so that each input element is read only once.

use peapod_isa::ROWS;

use crate::arithmetic::Arithmetic;

/// Filters that are summed at once.
pub(crate) const LANES: usize = ROWS;

/// [`LANES`] filters of equal length, all to be met by the same input.
#[derive(Clone, Copy)]
pub(crate) struct Filters<'a, T: Arithmetic>([&'a [T::Weight]; LANES]);

impl<'a, T: Arithmetic> Filters<'a, T> {
    /// Those of `len` weights each that follow each other. If there are fewer, the last one
    /// replaces missing ones.
    pub(crate) fn new(weights: &'a [T::Weight], len: usize) -> Option<Self> {
        let mut rest = weights;
        let mut last: &[T::Weight] = &[];
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
        columns: [&[T::Activation]; C],
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
        pad: T::Activation,
    ) -> Option<()> {
        for (sum, filter) in sums.iter_mut().zip(self.0) {
            *sum = T::add_padding(*sum, pad, filter.get(at..)?.get(..len)?);
        }
        Some(())
    }
}
