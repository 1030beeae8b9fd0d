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

/// Filters that are summed at once.
pub(crate) const LANES: usize = 4;

/// Filters that lie `stride` elements apart, all to be met by the same input.
#[derive(Clone, Copy)]
pub(crate) struct Filters<'a, T> {
    weights: &'a [T],
    stride: usize,
}

impl<'a, T: Number> Filters<'a, T> {
    /// Filters of which the first begins at `start`.
    pub(crate) fn new(weights: &'a [T], start: usize, stride: usize) -> Option<Self> {
        Some(Self {
            weights: weights.get(start..)?,
            stride,
        })
    }

    /// The filter of a lane, from `at` on.
    #[inline(always)]
    fn part(&self, lane: usize, at: usize, len: usize) -> Option<&'a [T]> {
        let start = lane.wrapping_mul(self.stride).wrapping_add(at);
        self.weights.get(start..)?.get(..len)
    }

    /// Adds the product of `x` with the elements of each filter from `at` on.
    #[inline]
    pub(crate) fn add_dot(&self, sums: &mut [T::Sum], at: usize, x: &[T]) -> Option<()> {
        if let Ok(sums) = <&mut [T::Sum; LANES]>::try_from(&mut *sums) {
            let [s0, s1, s2, s3] = sums;
            let mut acc = (*s0, *s1, *s2, *s3);
            let w01 = self
                .part(0, at, x.len())?
                .iter()
                .zip(self.part(1, at, x.len())?);
            let w23 = self
                .part(2, at, x.len())?
                .iter()
                .zip(self.part(3, at, x.len())?);
            for (&x, ((&w0, &w1), (&w2, &w3))) in x.iter().zip(w01.zip(w23)) {
                acc.0 = T::mul_add(acc.0, x, w0);
                acc.1 = T::mul_add(acc.1, x, w1);
                acc.2 = T::mul_add(acc.2, x, w2);
                acc.3 = T::mul_add(acc.3, x, w3);
            }
            (*s0, *s1, *s2, *s3) = acc;
            return Some(());
        }
        for (lane, sum) in sums.iter_mut().enumerate() {
            let weights = self.part(lane, at, x.len())?;
            *sum = x
                .iter()
                .zip(weights)
                .fold(*sum, |sum, (&x, &w)| T::mul_add(sum, x, w));
        }
        Some(())
    }

    /// Adds what `len` elements of padding make with each filter from `at` on.
    pub(crate) fn add_padding(
        &self,
        sums: &mut [T::Sum],
        at: usize,
        len: usize,
        pad: T,
    ) -> Option<()> {
        if len != 0 {
            for (lane, sum) in sums.iter_mut().enumerate() {
                *sum = T::add_padding(*sum, pad, self.part(lane, at, len)?);
            }
        }
        Some(())
    }
}
