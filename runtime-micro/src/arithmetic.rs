//! What portable kernels compute with: the types of activations, weights and sums, and how a sum
//! becomes a result.
//!
//! A kernel is written once, generic over these; a row in the table of kernels is one instance.

use core::marker::PhantomData;

use bytemuck::Pod;
use peapod_isa::pool::{self, CHANNELS};
use peapod_isa::taps::{self, Taps};
use peapod_isa::{float, wide};
use peapod_schemas::micro::ElementType;

use crate::arena::Element;
use crate::dot::LANES;
use crate::fixed_point::{scale, scale_wide};

/// Integers quantised with a scale and a zero point.
pub(crate) trait Activation: Element + Default + Ord + Into<i32> {
    /// The least and the greatest.
    const RANGE: (Self, Self);
    /// Zero points that kernels compute with.
    const ZERO_POINTS: (i32, i32);

    /// The integer, which has been limited to the range.
    fn narrow(x: i32) -> Self;

    /// Adds taps to the sums of a pool: `count` of them that are `step` values apart, of the first
    /// channels.
    #[inline(always)]
    fn add_taps(sums: &mut [i32; CHANNELS], values: &[Self], step: usize, count: usize) {
        for tap in values.chunks(step.max(1)).take(count) {
            for (sum, &x) in sums.iter_mut().zip(tap) {
                *sum = sum.wrapping_add(x.into());
            }
        }
    }
}

impl Activation for i8 {
    const RANGE: (i8, i8) = (i8::MIN, i8::MAX);
    const ZERO_POINTS: (i32, i32) = (-128, 127);

    #[inline(always)]
    fn narrow(x: i32) -> i8 {
        x as i8
    }

    #[inline(always)]
    fn add_taps(sums: &mut [i32; CHANNELS], values: &[i8], step: usize, count: usize) {
        pool::add_taps(sums, values, step, count);
    }
}

impl Activation for u8 {
    const RANGE: (u8, u8) = (u8::MIN, u8::MAX);
    const ZERO_POINTS: (i32, i32) = (0, 255);

    #[inline(always)]
    fn narrow(x: i32) -> u8 {
        x as u8
    }
}

impl Activation for i16 {
    const RANGE: (i16, i16) = (i16::MIN, i16::MAX);
    const ZERO_POINTS: (i32, i32) = (0, 0);

    #[inline(always)]
    fn narrow(x: i32) -> i16 {
        x as i16
    }
}

/// What products are summed in, and what becomes of the sum.
pub(crate) trait Sum: Pod + Default + PartialEq {
    /// A bias as it is in memory.
    type Bias: Pod;

    /// The sum with one more product, of factors that fit 16 bits.
    fn add_product(self, x: i32, w: i32) -> Self;

    fn add_bias(self, bias: Self::Bias) -> Self;

    /// The sum of both.
    fn plus(self, other: Self) -> Self;

    /// The sum with one of 32 bits.
    fn plus_narrow(self, other: i32) -> Self;

    /// The sum in the scale of the result.
    fn rescale(self, multiplier: i32, shift: i32) -> i32;

    /// The nearest `f64`.
    fn double(self) -> f64;
}

impl Sum for i32 {
    type Bias = i32;

    #[inline(always)]
    fn add_product(self, x: i32, w: i32) -> i32 {
        self.wrapping_add(x.wrapping_mul(w))
    }

    #[inline(always)]
    fn add_bias(self, bias: i32) -> i32 {
        self.wrapping_add(bias)
    }

    #[inline(always)]
    fn plus(self, other: i32) -> i32 {
        self.wrapping_add(other)
    }

    #[inline(always)]
    fn plus_narrow(self, other: i32) -> i32 {
        self.wrapping_add(other)
    }

    #[inline(always)]
    fn rescale(self, multiplier: i32, shift: i32) -> i32 {
        scale(self, multiplier, shift)
    }

    #[inline(always)]
    fn double(self) -> f64 {
        self.into()
    }
}

impl Sum for i64 {
    /// The low word first.
    type Bias = [i32; 2];

    #[inline(always)]
    fn add_product(self, x: i32, w: i32) -> i64 {
        self.wrapping_add(x.wrapping_mul(w).into())
    }

    #[inline(always)]
    fn add_bias(self, [low, high]: [i32; 2]) -> i64 {
        let low = i64::from(low.cast_unsigned());
        self.wrapping_add(i64::from(high).wrapping_shl(32) | low)
    }

    #[inline(always)]
    fn plus(self, other: i64) -> i64 {
        self.wrapping_add(other)
    }

    #[inline(always)]
    fn plus_narrow(self, other: i32) -> i64 {
        self.wrapping_add(other.into())
    }

    #[inline(always)]
    fn rescale(self, multiplier: i32, shift: i32) -> i32 {
        scale_wide(self, multiplier, shift)
    }

    #[inline(always)]
    fn double(self) -> f64 {
        self as f64
    }
}

/// The arithmetic of a filter or a matrix product.
pub(crate) trait Arithmetic: Copy {
    /// Elements of input and output.
    type Activation: Element + Default;
    /// Elements of the weights.
    type Weight: Element;
    /// What products are summed in.
    type Sum: Copy + Default;
    /// A bias as it is in memory.
    type Bias: Pod;
    /// What biases are made of.
    const BIAS: ElementType;

    /// `sum + x * w`.
    fn mul_add(sum: Self::Sum, x: Self::Activation, w: Self::Weight) -> Self::Sum;

    /// Adds to the sums of each column the products of its elements with those of each row.
    fn add_products<const C: usize>(
        sums: &mut [[Self::Sum; LANES]; C],
        columns: [&[Self::Activation]; C],
        rows: [&[Self::Weight]; LANES],
    );

    /// Adds the products of a window's taps to the sums of adjacent channels. Whether it did: some
    /// types and numbers of channels have no quicker way than one tap after the other.
    fn add_taps(
        sums: &mut [Self::Sum],
        values: &[Self::Activation],
        weights: &[Self::Weight],
        taps: &Taps,
    ) -> bool {
        let _ = (sums, values, weights, taps);
        false
    }

    /// The sum over taps in the padding, which all read `pad`.
    fn add_padding(sum: Self::Sum, pad: Self::Activation, weights: &[Self::Weight]) -> Self::Sum;
}

/// Quantised activations and weights, and what their products are summed in.
#[derive(Clone, Copy)]
pub(crate) struct Quantised<A, W, S>(PhantomData<(A, W, S)>);

/// 8-bit activations and weights.
pub(crate) type S8 = Quantised<i8, i8, i32>;

/// 16-bit activations with 8-bit weights.
pub(crate) type S16 = Quantised<i16, i8, i64>;

/// 16-bit activations with 8-bit weights, summed in 32 bits.
pub(crate) type S16Sum32 = Quantised<i16, i8, i32>;

/// 16-bit activations with each other.
pub(crate) type S16Both = Quantised<i16, i16, i64>;

/// 8-bit activations with 16-bit weights.
pub(crate) type S8Wide = Quantised<i8, i16, i32>;

/// An arithmetic of integers.
pub(crate) trait Integers:
    Arithmetic<Activation: Activation, Sum: Sum<Bias = <Self as Arithmetic>::Bias>>
{
}

impl<A: Activation, W: Element + Into<i32>, S: Sum> Integers for Quantised<A, W, S> {}

impl<A: Activation, W: Element + Into<i32>, S: Sum> Arithmetic for Quantised<A, W, S> {
    type Activation = A;
    type Weight = W;
    type Sum = S;
    type Bias = S::Bias;
    const BIAS: ElementType = ElementType::S32;

    #[inline(always)]
    fn mul_add(sum: S, x: A, w: W) -> S {
        sum.add_product(x.into(), w.into())
    }

    #[inline(always)]
    fn add_products<const C: usize>(
        sums: &mut [[S; LANES]; C],
        columns: [&[A]; C],
        rows: [&[W]; LANES],
    ) {
        let is_wide = size_of::<S>() > size_of::<i32>();
        for (sums, column) in sums.iter_mut().zip(columns) {
            match is_wide && size_of::<A>() + size_of::<W>() <= NARROW_BYTES {
                true => add_in_runs(sums, column, rows),
                false => add_each(sums, column, rows),
            }
        }
    }

    #[inline(always)]
    fn add_taps(sums: &mut [S], values: &[A], weights: &[W], taps: &Taps) -> bool {
        let bytes = A::TYPE == ElementType::S8 && W::TYPE == ElementType::S8;
        if !taps::IS_QUICK || !bytes || size_of::<S>() != size_of::<i32>() {
            return false;
        }
        let sums = bytemuck::try_cast_slice_mut(sums).ok();
        let sums = sums.and_then(|sums: &mut [i32]| sums.first_chunk_mut());
        let values = bytemuck::try_cast_slice(values);
        let weights = bytemuck::try_cast_slice(weights);
        if let (Some(sums), Ok(values), Ok(weights)) = (sums, values, weights) {
            taps.add_products(sums, values, weights);
            return true;
        }
        false
    }

    fn add_padding(sum: S, pad: A, weights: &[W]) -> S {
        weights
            .iter()
            .fold(sum, |sum, &w| Self::mul_add(sum, pad, w))
    }
}

/// Bytes of two factors whose products are less than 2^23 apart from zero.
const NARROW_BYTES: usize = 3;

/// So many of their products have a sum within 32 bits.
const NARROW_RUN: usize = 256;

/// Adds products to wide sums by way of narrow ones, which leave registers for factors.
#[inline(always)]
fn add_in_runs<A: Activation, W: Element + Into<i32>, S: Sum>(
    sums: &mut [S; LANES],
    column: &[A],
    mut rows: [&[W]; LANES],
) {
    for run in column.chunks(NARROW_RUN) {
        let mut narrow = [0_i32; LANES];
        match as_wide(run, rows) {
            Some((run, rows)) => wide::add_products(&mut narrow, run, rows),
            None => add_each(&mut narrow, run, rows),
        }
        for (sum, narrow) in sums.iter_mut().zip(narrow) {
            *sum = sum.plus_narrow(narrow);
        }
        for row in &mut rows {
            *row = row.get(run.len()..).unwrap_or_default();
        }
    }
}

/// A column of 16 bits and rows of 8, if these are.
#[inline(always)]
fn as_wide<'a, A: Element, W: Element>(
    column: &'a [A],
    rows: [&'a [W]; LANES],
) -> Option<(&'a [i16], [&'a [i8]; LANES])> {
    if (A::TYPE, W::TYPE) != (ElementType::S16, ElementType::S8) {
        return None;
    }
    let mut bytes: [&[i8]; LANES] = [&[]; LANES];
    for (slot, row) in bytes.iter_mut().zip(rows) {
        *slot = bytemuck::try_cast_slice(row).ok()?;
    }
    Some((bytemuck::try_cast_slice(column).ok()?, bytes))
}

/// Adds the products of a column with each row.
#[inline(always)]
fn add_each<A: Activation, W: Element + Into<i32>, S: Sum>(
    sums: &mut [S; LANES],
    column: &[A],
    [a, b, c, d]: [&[W]; LANES],
) {
    let rows = a.iter().zip(b).zip(c.iter().zip(d));
    for (&x, ((a, b), (c, d))) in column.iter().zip(rows) {
        // Spelled out, as small code would call an iterator for each product.
        let [of_a, of_b, of_c, of_d] = &mut *sums;
        *of_a = of_a.add_product(x.into(), (*a).into());
        *of_b = of_b.add_product(x.into(), (*b).into());
        *of_c = of_c.add_product(x.into(), (*c).into());
        *of_d = of_d.add_product(x.into(), (*d).into());
    }
}

/// Single precision.
#[derive(Clone, Copy)]
pub(crate) struct Float;

impl Arithmetic for Float {
    type Activation = f32;
    type Weight = f32;
    type Sum = f32;
    type Bias = f32;
    const BIAS: ElementType = ElementType::F32;

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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The sums of each row, one product after the other in 64 bits.
    fn expected(start: i64, column: &[i16], rows: [&[i8]; LANES]) -> [i64; LANES] {
        rows.map(|row| {
            let products = column
                .iter()
                .zip(row)
                .map(|(&x, &w)| i64::from(x) * i64::from(w));
            start + products.sum::<i64>()
        })
    }

    #[test]
    fn the_largest_products_stay_apart_for_any_length() {
        for len in [0, 1, 255, 256, 257, 1000] {
            let (column, row) = ([i16::MIN; 1000], [i8::MIN; 1000]);
            let (column, rows) = (&column[..len], [&row[..]; LANES]);
            let mut sums = [[-5; LANES]];
            S16::add_products(&mut sums, [column], rows);
            assert_eq!(sums, [expected(-5, column, rows)], "{len}");
        }
    }

    proptest! {
        #[test]
        fn wide_sums_are_those_of_64_bits(
            column in prop::collection::vec(any::<i16>(), 0..700),
            weights in prop::collection::vec(any::<i8>(), 2800),
        ) {
            let mut rows = [&weights[..]; LANES];
            for (row, slot) in weights.chunks(700).zip(&mut rows) {
                *slot = row;
            }
            let mut sums = [[1_i64 << 40; LANES]];
            S16::add_products(&mut sums, [&column], rows);
            prop_assert_eq!(sums, [expected(1 << 40, &column, rows)]);
        }
    }
}
