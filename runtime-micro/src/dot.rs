//! Sums of products, several at once so that each input element is read only once.

use bytemuck::Pod;

/// An element type that products can be summed of.
pub(crate) trait Number: Pod + Default {
    /// What the products are summed in.
    type Sum: Copy + Default;

    /// `sum + x * w`.
    fn mul_add(sum: Self::Sum, x: Self, w: Self) -> Self::Sum;

    /// The sum over taps in the padding, which all read `pad`.
    fn add_padding(sum: Self::Sum, pad: Self, weights: &[Self]) -> Self::Sum;
}

impl Number for i8 {
    type Sum = i32;

    #[inline(always)]
    fn mul_add(sum: i32, x: i8, w: i8) -> i32 {
        sum.wrapping_add(i32::from(x) * i32::from(w))
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

    /// Padding of floats reads 0, which adds nothing.
    fn add_padding(sum: f32, _pad: f32, _weights: &[f32]) -> f32 {
        sum
    }
}

/// Filters that are summed at once where there are enough.
pub(crate) const LANES: usize = 4;

/// `L` filters of equal length, all to be met by the same input.
#[derive(Clone, Copy)]
pub(crate) struct Filters<'a, T, const L: usize>([&'a [T]; L]);

impl<'a, T: Number, const L: usize> Filters<'a, T, L> {
    /// Filters of `len` elements that follow each other, the first of them at `start`.
    pub(crate) fn new(weights: &'a [T], start: usize, len: usize) -> Option<Self> {
        let mut filters = [&[] as &[T]; L];
        let mut rest = weights.get(start..)?;
        for filter in &mut filters {
            (*filter, rest) = rest.split_at_checked(len)?;
        }
        Some(Self(filters))
    }

    /// Adds the product of `x` with the elements of each filter from `at` on.
    #[inline(never)]
    pub(crate) fn add_dot(&self, sums: &mut [T::Sum; L], at: usize, x: &[T]) -> Option<()> {
        let mut parts = self.0;
        for part in &mut parts {
            *part = part.get(at..)?.get(..x.len())?;
        }
        for (i, &x) in x.iter().enumerate() {
            for (sum, part) in sums.iter_mut().zip(parts) {
                *sum = T::mul_add(*sum, x, *part.get(i)?);
            }
        }
        Some(())
    }

    /// Adds what `len` elements of padding make with each filter from `at` on.
    #[inline(never)]
    pub(crate) fn add_padding(
        &self,
        sums: &mut [T::Sum; L],
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
