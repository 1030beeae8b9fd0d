//! Fourier transforms by definition of their stages: those of kissfft, whose rounding of integers
//! TensorFlow Lite Micro has.

use crate::numerics::fourier_factors;

/// A fixed-point number with so many bits after the point, and a sign.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Fixed<const BITS: u32>(pub(crate) i64);

/// What transforms are made of.
pub(crate) trait Real: Copy + Default {
    /// A sum.
    fn add(self, other: Self) -> Self;
    /// A difference.
    fn sub(self, other: Self) -> Self;
    /// Half of a sum that has not wrapped if it is one of 17 bits.
    fn half_add(self, other: Self) -> Self;
    /// Half of a difference likewise.
    fn half_sub(self, other: Self) -> Self;
    /// A product.
    fn mul(self, other: Self) -> Self;
    /// A sum of two products, or their difference, rounded once.
    fn mul_add(a: [Self; 2], b: [Self; 2], minus: bool) -> Self;
    /// Divided by the factor of a stage, if that has to be.
    fn staged(self, factor: usize) -> Self;
    /// Divided by the length of a transform, if that has not been.
    fn over(self, length: usize) -> Self;
}

impl<const BITS: u32> Fixed<BITS> {
    fn wrapped(wide: i64) -> Self {
        let unused = i64::BITS - 1 - BITS;
        Self(wide << unused >> unused)
    }

    fn rounded(wide: i64) -> Self {
        Self::wrapped(wide.wrapping_add(1 << (BITS - 1)) >> BITS)
    }

    /// What C computes in int: sums of 16 bits do not wrap in it, those of 32 do.
    fn in_int(wide: i64) -> i64 {
        i64::from(wide as i32)
    }
}

impl<const BITS: u32> Real for Fixed<BITS> {
    fn add(self, other: Self) -> Self {
        Self::wrapped(self.0 + other.0)
    }

    fn sub(self, other: Self) -> Self {
        Self::wrapped(self.0 - other.0)
    }

    fn half_add(self, other: Self) -> Self {
        Self::wrapped(Self::in_int(self.0 + other.0) >> 1)
    }

    fn half_sub(self, other: Self) -> Self {
        Self::wrapped(Self::in_int(self.0 - other.0) >> 1)
    }

    fn mul(self, other: Self) -> Self {
        Self::rounded(self.0 * other.0)
    }

    fn mul_add(a: [Self; 2], b: [Self; 2], minus: bool) -> Self {
        let [first, second] = [a[0].0 * b[0].0, a[1].0 * b[1].0];
        Self::rounded(match minus {
            true => first.wrapping_sub(second),
            false => first.wrapping_add(second),
        })
    }

    fn staged(self, factor: usize) -> Self {
        let most = (1_i64 << BITS) - 1;
        self.mul(Self(most / factor as i64))
    }

    fn over(self, _: usize) -> Self {
        self
    }
}

impl Real for f32 {
    fn add(self, other: Self) -> Self {
        self + other
    }

    fn sub(self, other: Self) -> Self {
        self - other
    }

    fn half_add(self, other: Self) -> Self {
        (self + other) / 2.0
    }

    fn half_sub(self, other: Self) -> Self {
        (self - other) / 2.0
    }

    fn mul(self, other: Self) -> Self {
        self * other
    }

    fn mul_add(a: [Self; 2], b: [Self; 2], minus: bool) -> Self {
        let (first, second) = (a[0] * b[0], a[1] * b[1]);
        if minus {
            first - second
        } else {
            first + second
        }
    }

    fn staged(self, _: usize) -> Self {
        self
    }

    fn over(self, length: usize) -> Self {
        self / length as f32
    }
}

/// A complex number.
type Complex<T> = [T; 2];

fn map<T: Real>(a: Complex<T>, b: Complex<T>, of: impl Fn(T, T) -> T) -> Complex<T> {
    [of(a[0], b[0]), of(a[1], b[1])]
}

fn turn<T: Real>(a: Complex<T>, by: Complex<T>) -> Complex<T> {
    let crossed = [by[1], by[0]];
    [T::mul_add(a, by, true), T::mul_add(a, crossed, false)]
}

fn staged<T: Real>(a: Complex<T>, factor: usize) -> Complex<T> {
    a.map(|part| part.staged(factor))
}

fn conjugate<T: Real>([re, im]: Complex<T>) -> Complex<T> {
    [re, T::default().sub(im)]
}

/// The transform of one line, or its inverse, of so many reals; twiddles as
/// [`twiddles`](crate::numerics::twiddles) lists them.
pub(crate) fn of_line<T: Real>(
    line: &[T],
    length: usize,
    twiddles: &[Complex<T>],
    inverse: bool,
) -> Vec<T> {
    let half = length / 2;
    let (own, last) = twiddles.split_at(half);
    let factors = fourier_factors(half).expect("the type rule has seen to the length");
    let at = |i: usize| line.get(i).copied().unwrap_or_default();
    let pair = |i: usize| [at(2 * i), at(2 * i + 1)];
    if !inverse {
        let pairs: Vec<_> = (0..half).map(pair).collect();
        let whole = of_complex(&pairs, &factors, own, own.len(), false);
        return unfolded(&whole, last);
    }
    let spectrum: Vec<_> = (0..=half).map(pair).collect();
    let folded = folded(&spectrum, last);
    let numbers = of_complex(&folded, &factors, own, own.len(), true);
    let reals = numbers.into_iter().flatten();
    reals.map(|x| x.over(length)).collect()
}

/// The spectrum of reals from that of their pairs.
fn unfolded<T: Real>(pairs: &[Complex<T>], turns: &[Complex<T>]) -> Vec<T> {
    let half = pairs.len();
    let mut spectrum = vec![[T::default(); 2]; half + 1];
    let [even, odd] = staged(pairs[0], 2);
    spectrum[0][0] = even.add(odd);
    spectrum[half][0] = even.sub(odd);
    for k in 1..=half / 2 {
        let (a, b) = (staged(pairs[k], 2), staged(conjugate(pairs[half - k]), 2));
        let both = map(a, b, T::add);
        let turned = turn(map(a, b, T::sub), turns[k - 1]);
        spectrum[k] = map(both, turned, T::half_add);
        spectrum[half - k] = [both[0].half_sub(turned[0]), turned[1].half_sub(both[1])];
    }
    spectrum.concat()
}

/// The spectrum of pairs from that of reals.
fn folded<T: Real>(spectrum: &[Complex<T>], turns: &[Complex<T>]) -> Vec<Complex<T>> {
    let half = spectrum.len() - 1;
    let mut pairs = vec![[T::default(); 2]; half];
    let (first, last) = (spectrum[0][0], spectrum[half][0]);
    pairs[0] = staged([first.add(last), first.sub(last)], 2);
    for k in 1..=half / 2 {
        let (a, b) = (
            staged(spectrum[k], 2),
            staged(conjugate(spectrum[half - k]), 2),
        );
        let even = map(a, b, T::add);
        let odd = turn(map(a, b, T::sub), turns[k - 1]);
        pairs[k] = map(even, odd, T::add);
        pairs[half - k] = conjugate(map(even, odd, T::sub));
    }
    pairs
}

/// A transform of complex numbers: of every n-th of them for the first factor n, and so on.
fn of_complex<T: Real>(
    x: &[Complex<T>],
    factors: &[usize],
    twiddles: &[Complex<T>],
    whole: usize,
    inverse: bool,
) -> Vec<Complex<T>> {
    let Some((&factor, rest)) = factors.split_first() else {
        return x.to_vec();
    };
    let len = x.len() / factor;
    let stride = whole / x.len();
    let parts: Vec<Vec<_>> = (0..factor)
        .map(|first| {
            let every: Vec<_> = x.iter().skip(first).step_by(factor).copied().collect();
            of_complex(&every, rest, twiddles, whole, inverse)
        })
        .collect();
    let mut y = vec![[T::default(); 2]; x.len()];
    for k in 0..len {
        let terms: Vec<_> = (0..factor)
            .map(|part| {
                let term = staged(parts[part][k], factor);
                if part == 0 {
                    term
                } else {
                    turn(term, twiddles[part * k * stride])
                }
            })
            .collect();
        let turns: Vec<_> = (0..factor).map(|i| twiddles[i * len * stride]).collect();
        for (part, number) in butterfly(&terms, &turns, inverse).into_iter().enumerate() {
            y[part * len + k] = number;
        }
    }
    y
}

/// The transform of as many numbers as a factor says; `turns` are its own twiddles.
fn butterfly<T: Real>(x: &[Complex<T>], turns: &[Complex<T>], inverse: bool) -> Vec<Complex<T>> {
    let (add, sub) = (T::add, T::sub);
    match *x {
        [a, b] => vec![map(a, b, add), map(a, b, sub)],
        [a, b, c] => {
            let both = map(b, c, add);
            let middle = map(a, both.map(|part| T::default().half_add(part)), sub);
            let [re, im] = map(b, c, sub).map(|part| part.mul(turns[1][1]));
            let turned = [T::default().sub(im), re];
            let last = [middle[0].add(im), middle[1].sub(re)];
            vec![map(a, both, add), map(middle, turned, add), last]
        }
        [a, b, c, d] => {
            let (even, odd) = (map(a, c, add), map(b, d, add));
            let apart = map(a, c, sub);
            let [re, im] = map(b, d, sub);
            let by_i = [apart[0].sub(im), apart[1].add(re)];
            let by_minus_i = [apart[0].add(im), apart[1].sub(re)];
            let (second, last) = match inverse {
                true => (by_i, by_minus_i),
                false => (by_minus_i, by_i),
            };
            vec![map(even, odd, add), second, map(even, odd, sub), last]
        }
        [a, b, c, d, e] => five([a, b, c, d, e], turns),
        _ => unreachable!("there are no other factors"),
    }
}

fn five<T: Real>([a, b, c, d, e]: [Complex<T>; 5], turns: &[Complex<T>]) -> Vec<Complex<T>> {
    let (add, sub) = (T::add, T::sub);
    let ([cos1, sin1], [cos2, sin2]) = (turns[1], turns[2]);
    let (outer, inner) = (map(b, e, add), map(c, d, add));
    let ([outer_re, outer_im], [inner_re, inner_im]) = (map(b, e, sub), map(c, d, sub));
    let even = |p: T, q: T| {
        let part = |i: usize| a[i].add(outer[i].mul(p)).add(inner[i].mul(q));
        [part(0), part(1)]
    };
    let (near, far) = (even(cos1, cos2), even(cos2, cos1));
    let near_odd = [
        outer_im.mul(sin1).add(inner_im.mul(sin2)),
        T::default().sub(outer_re.mul(sin1)).sub(inner_re.mul(sin2)),
    ];
    let far_odd = [
        inner_im.mul(sin1).sub(outer_im.mul(sin2)),
        outer_re.mul(sin2).sub(inner_re.mul(sin1)),
    ];
    vec![
        map(a, map(outer, inner, add), add),
        map(near, near_odd, sub),
        map(far, far_odd, add),
        map(far, far_odd, sub),
        map(near, near_odd, add),
    ]
}
