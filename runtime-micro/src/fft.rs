//! Fourier transforms of complex numbers in place, by factors of 4, 2, 3 and 5.
//!
//! Integers are rounded as by kissfft: each stage divides its numbers by its factor first.

use bytemuck::Pod;

/// A real number of a transform.
pub(crate) trait Sample: Pod {
    /// The number itself, divided by a factor of the length where it is an integer.
    fn divided(self, by: u8) -> Self;

    /// Sum; wrapping.
    fn plus(self, other: Self) -> Self;

    /// Difference; wrapping.
    fn minus(self, other: Self) -> Self;

    /// Product with a fraction.
    fn times(self, factor: Self) -> Self;

    /// Half of a sum.
    fn half_sum(self, other: Self) -> Self;

    /// Half of a difference.
    fn half_difference(self, other: Self) -> Self;

    /// Product of complex numbers, of which the second is a fraction.
    fn product(a: [Self; 2], b: [Self; 2]) -> [Self; 2];

    /// The number over the length of an inverse transform, unless it was divided before.
    fn over(self, len: u32) -> Self;
}

macro_rules! fixed {
    ($sample:ty, $wide:ty, $sum:ty, $bits:literal) => {
        impl Sample for $sample {
            #[inline]
            fn divided(self, by: u8) -> Self {
                let part = match by {
                    2 => <$sample>::MAX / 2,
                    3 => <$sample>::MAX / 3,
                    4 => <$sample>::MAX / 4,
                    _ => <$sample>::MAX / 5,
                };
                self.times(part)
            }

            #[inline]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }

            #[inline]
            fn times(self, factor: Self) -> Self {
                let product = <$wide>::from(self).wrapping_mul(factor.into());
                (product.wrapping_add(1 << ($bits - 1)) >> $bits) as $sample
            }

            #[inline]
            fn half_sum(self, other: Self) -> Self {
                (<$sum>::from(self).wrapping_add(other.into()) >> 1) as $sample
            }

            #[inline]
            fn half_difference(self, other: Self) -> Self {
                (<$sum>::from(self).wrapping_sub(other.into()) >> 1) as $sample
            }

            #[inline]
            fn product([re, im]: [Self; 2], [cos, sin]: [Self; 2]) -> [Self; 2] {
                let wide = |x: $sample, y: $sample| <$wide>::from(x).wrapping_mul(y.into());
                let round = |x: $wide| (x.wrapping_add(1 << ($bits - 1)) >> $bits) as $sample;
                let real = wide(re, cos).wrapping_sub(wide(im, sin));
                let imaginary = wide(re, sin).wrapping_add(wide(im, cos));
                [round(real), round(imaginary)]
            }

            #[inline]
            fn over(self, _: u32) -> Self {
                self
            }
        }
    };
}

fixed!(i16, i32, i32, 15);
fixed!(i32, i64, i32, 31);

impl Sample for f32 {
    #[inline]
    fn divided(self, _: u8) -> Self {
        self
    }

    #[inline]
    fn plus(self, other: Self) -> Self {
        self + other
    }

    #[inline]
    fn minus(self, other: Self) -> Self {
        self - other
    }

    #[inline]
    fn times(self, factor: Self) -> Self {
        self * factor
    }

    #[inline]
    fn half_sum(self, other: Self) -> Self {
        (self + other) * 0.5
    }

    #[inline]
    fn half_difference(self, other: Self) -> Self {
        (self - other) * 0.5
    }

    #[inline]
    fn product([re, im]: [Self; 2], [cos, sin]: [Self; 2]) -> [Self; 2] {
        [re * cos - im * sin, re * sin + im * cos]
    }

    #[inline]
    fn over(self, len: u32) -> Self {
        self / len as f32
    }
}

/// Complex numbers divided by a factor.
pub(crate) fn divided<T: Sample>([re, im]: [T; 2], by: u8) -> [T; 2] {
    [re.divided(by), im.divided(by)]
}

/// Sum of complex numbers.
pub(crate) fn sum<T: Sample>([a, b]: [T; 2], [c, d]: [T; 2]) -> [T; 2] {
    [a.plus(c), b.plus(d)]
}

/// Difference of complex numbers.
pub(crate) fn difference<T: Sample>([a, b]: [T; 2], [c, d]: [T; 2]) -> [T; 2] {
    [a.minus(c), b.minus(d)]
}

/// A factor of a length, of which 4 is taken before 2.
fn factor(len: usize) -> Option<u8> {
    [4, 2, 3, 5]
        .into_iter()
        .find(|factor| len > 1 && len.checked_rem(usize::from(*factor)) == Some(0))
}

/// Whether a length is a product of factors of which there are stages.
pub(crate) fn has_stages(len: usize) -> bool {
    let mut rest = len;
    while let Some(factor) = factor(rest) {
        rest = rest.checked_div(factor.into()).unwrap_or(1);
    }
    len > 1 && rest == 1
}

/// Which of `len` numbers is to be at a place before the stages.
pub(crate) fn source(place: usize, len: usize) -> usize {
    let (mut rest, mut place, mut from, mut stride) = (len, place, 0_usize, 1_usize);
    while let Some(factor) = factor(rest) {
        rest = rest.checked_div(factor.into()).unwrap_or(1);
        let digit = place.checked_div(rest).unwrap_or(0);
        from = from.wrapping_add(digit.wrapping_mul(stride));
        place = place.wrapping_sub(digit.wrapping_mul(rest));
        stride = stride.wrapping_mul(factor.into());
    }
    from
}

/// Most factors of a length of 32 bits.
const FACTORS: usize = 32;

/// Transforms numbers that are where [`source`] says. `twiddles` are those of their length.
pub(crate) fn transform<T: Sample>(
    numbers: &mut [[T; 2]],
    twiddles: &[[T; 2]],
    inverse: bool,
) -> Option<()> {
    let mut factors = [0_u8; FACTORS];
    let mut rest = numbers.len();
    for slot in &mut factors {
        let Some(factor) = factor(rest) else { break };
        *slot = factor;
        rest = rest.checked_div(factor.into())?;
    }
    // The last factor is that of the shortest transforms.
    let (mut len, mut stride) = (1_usize, numbers.len());
    for &factor in factors.iter().rev().filter(|factor| **factor > 1) {
        let parts = usize::from(factor);
        stride = stride.checked_div(parts)?;
        let stage = Stage {
            len,
            stride,
            twiddles,
            inverse,
        };
        let mut rest = &mut *numbers;
        while let Some((block, after)) = rest.split_at_mut_checked(len.wrapping_mul(parts)) {
            rest = after;
            if block.is_empty() {
                break;
            }
            for at in 0..len {
                match factor {
                    2 => stage.two(block, at)?,
                    3 => stage.three(block, at)?,
                    4 => stage.four(block, at)?,
                    _ => stage.five(block, at)?,
                }
            }
        }
        len = len.wrapping_mul(parts);
    }
    Some(())
}

/// A stage, which makes transforms of several shorter ones.
struct Stage<'t, T> {
    /// Length of the shorter ones.
    len: usize,
    /// Twiddles from one number to the next.
    stride: usize,
    twiddles: &'t [[T; 2]],
    inverse: bool,
}

impl<T: Sample> Stage<'_, T> {
    /// Numbers at a place of each of the shorter transforms, divided and turned.
    fn turned<const N: usize>(&self, block: &[[T; 2]], at: usize) -> Option<[[T; 2]; N]> {
        let mut numbers = [[T::zeroed(); 2]; N];
        for (part, slot) in numbers.iter_mut().enumerate() {
            let place = at.wrapping_add(part.wrapping_mul(self.len));
            let number = divided(*block.get(place)?, N as u8);
            *slot = match part {
                0 => number,
                _ => {
                    let turn = part.wrapping_mul(at).wrapping_mul(self.stride);
                    T::product(number, *self.twiddles.get(turn)?)
                }
            };
        }
        Some(numbers)
    }

    fn store<const N: usize>(
        &self,
        block: &mut [[T; 2]],
        at: usize,
        numbers: [[T; 2]; N],
    ) -> Option<()> {
        for (part, number) in numbers.into_iter().enumerate() {
            *block.get_mut(at.wrapping_add(part.wrapping_mul(self.len)))? = number;
        }
        Some(())
    }

    fn two(&self, block: &mut [[T; 2]], at: usize) -> Option<()> {
        let [a, b] = self.turned(block, at)?;
        self.store(block, at, [sum(a, b), difference(a, b)])
    }

    fn three(&self, block: &mut [[T; 2]], at: usize) -> Option<()> {
        let [a, b, c] = self.turned(block, at)?;
        let third = *self.twiddles.get(self.stride.wrapping_mul(self.len))?;
        let (both, apart) = (sum(b, c), difference(b, c));
        let half = both.map(|x| T::zeroed().half_sum(x));
        let middle = difference(a, half);
        let [re, im] = apart.map(|x| x.times(third[1]));
        let second = [middle[0].minus(im), middle[1].plus(re)];
        let third = [middle[0].plus(im), middle[1].minus(re)];
        self.store(block, at, [sum(a, both), second, third])
    }

    fn four(&self, block: &mut [[T; 2]], at: usize) -> Option<()> {
        let [a, b, c, d] = self.turned(block, at)?;
        let (even, odd) = (sum(a, c), sum(b, d));
        let (apart, [re, im]) = (difference(a, c), difference(b, d));
        let down = [apart[0].plus(im), apart[1].minus(re)];
        let up = [apart[0].minus(im), apart[1].plus(re)];
        let (second, fourth) = if self.inverse { (up, down) } else { (down, up) };
        self.store(
            block,
            at,
            [sum(even, odd), second, difference(even, odd), fourth],
        )
    }

    fn five(&self, block: &mut [[T; 2]], at: usize) -> Option<()> {
        let [x, b, c, d, e] = self.turned(block, at)?;
        let fifth = self.stride.wrapping_mul(self.len);
        let one = *self.twiddles.get(fifth)?;
        let two = *self.twiddles.get(fifth.wrapping_mul(2))?;
        let (outer, outer_apart) = (sum(b, e), difference(b, e));
        let (inner, inner_apart) = (sum(c, d), difference(c, d));
        let even = |p: T, q: T| {
            let parts = [0, 1].map(|i: usize| (x.get(i), outer.get(i), inner.get(i)));
            parts.map(|(x, outer, inner)| Some(x?.plus(outer?.times(p)).plus(inner?.times(q))))
        };
        let [near_re, near_im] = even(one[0], two[0]);
        let [far_re, far_im] = even(two[0], one[0]);
        let (near, far) = ([near_re?, near_im?], [far_re?, far_im?]);
        let near_turn = [
            outer_apart[1]
                .times(one[1])
                .plus(inner_apart[1].times(two[1])),
            T::zeroed()
                .minus(outer_apart[0].times(one[1]))
                .minus(inner_apart[0].times(two[1])),
        ];
        let far_turn = [
            inner_apart[1]
                .times(one[1])
                .minus(outer_apart[1].times(two[1])),
            outer_apart[0]
                .times(two[1])
                .minus(inner_apart[0].times(one[1])),
        ];
        let all = sum(x, sum(outer, inner));
        let results = [
            all,
            difference(near, near_turn),
            sum(far, far_turn),
            difference(far, far_turn),
            sum(near, near_turn),
        ];
        self.store(block, at, results)
    }
}
