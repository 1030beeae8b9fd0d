//! Functions of integers, which wrap, and of truth values.

use bytemuck::Pod;
use peapod_schemas::pod::{IntegerOp, LogicalOp};

/// An integer type.
pub(crate) trait Integer: Pod + Ord {
    /// The lowest bits of a number.
    fn of(x: i64) -> Self;
    /// The number.
    fn wide(self) -> i64;
    /// Bits of an element.
    const WIDTH: u32;
    /// a + b.
    fn add(self, b: Self) -> Self;
    /// a − b.
    fn sub(self, b: Self) -> Self;
    /// a · b.
    fn mul(self, b: Self) -> Self;
    /// All bits turned round.
    fn not(self) -> Self;
    /// Bitwise functions.
    fn and(self, b: Self) -> Self;
    /// Bitwise or.
    fn or(self, b: Self) -> Self;
    /// Bitwise exclusive or.
    fn xor(self, b: Self) -> Self;
}

macro_rules! integers {
    ($($type:ty),*) => {$(
        impl Integer for $type {
            #[inline(always)]
            fn of(x: i64) -> Self {
                x as Self
            }
            #[inline(always)]
            fn wide(self) -> i64 {
                self as i64
            }
            const WIDTH: u32 = Self::BITS;
            #[inline(always)]
            fn add(self, b: Self) -> Self {
                self.wrapping_add(b)
            }
            #[inline(always)]
            fn sub(self, b: Self) -> Self {
                self.wrapping_sub(b)
            }
            #[inline(always)]
            fn mul(self, b: Self) -> Self {
                self.wrapping_mul(b)
            }
            #[inline(always)]
            fn not(self) -> Self {
                !self
            }
            #[inline(always)]
            fn and(self, b: Self) -> Self {
                self & b
            }
            #[inline(always)]
            fn or(self, b: Self) -> Self {
                self | b
            }
            #[inline(always)]
            fn xor(self, b: Self) -> Self {
                self ^ b
            }
        }
    )*};
}

integers!(i8, i16, i32, i64, u8, u32);

/// An amount to shift by that is within the width.
fn amount<T: Integer>(by: T) -> Option<u32> {
    let by = u32::try_from(by.wide()).ok()?;
    (by < T::WIDTH).then_some(by)
}

/// The bits as a number without sign.
fn bits<T: Integer>(x: T) -> u64 {
    x.wide() as u64 & (u64::MAX >> (64 - T::WIDTH))
}

/// The bits as a number whose uppermost bit is its sign.
fn signed<T: Integer>(x: T) -> i64 {
    x.wide() << (64 - T::WIDTH) >> (64 - T::WIDTH)
}

fn divide(a: i64, b: i64) -> i64 {
    if b == 0 { -1 } else { a.wrapping_div(b) }
}

fn remainder(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { a.wrapping_rem(b) }
}

fn power(base: i64, exponent: i64) -> i64 {
    if exponent < 0 {
        return match base {
            1 => 1,
            -1 if exponent % 2 == 0 => 1,
            -1 => -1,
            _ => 0,
        };
    }
    let (mut result, mut square, mut rest) = (1_i64, base, exponent);
    while rest > 0 {
        if rest & 1 == 1 {
            result = result.wrapping_mul(square);
        }
        square = square.wrapping_mul(square);
        rest >>= 1;
    }
    result
}

/// A function of integers for every element.
pub(crate) fn integer<T: Integer>(op: IntegerOp, [a, b, c]: [&[T]; 3], out: &mut [T]) {
    // What a processor has for many elements at once gets a loop of its own.
    macro_rules! two {
        ($of:expr) => {
            for ((out, &a), &b) in out.iter_mut().zip(a).zip(b) {
                *out = $of(a, b);
            }
        };
    }
    macro_rules! one {
        ($of:expr) => {
            for (out, &a) in out.iter_mut().zip(a) {
                *out = $of(a);
            }
        };
    }
    let zero = T::of(0);
    match op {
        IntegerOp::Add => two!(T::add),
        IntegerOp::Sub => two!(T::sub),
        IntegerOp::Mul => two!(T::mul),
        IntegerOp::Max => two!(T::max),
        IntegerOp::Min => two!(T::min),
        IntegerOp::And => two!(T::and),
        IntegerOp::Or => two!(T::or),
        IntegerOp::Xor => two!(T::xor),
        IntegerOp::Neg => one!(|x: T| zero.sub(x)),
        IntegerOp::Abs => one!(|x: T| if x < zero { zero.sub(x) } else { x }),
        IntegerOp::Sign => one!(|x: T| T::of(x.wide().signum())),
        IntegerOp::Square => one!(|x: T| x.mul(x)),
        IntegerOp::Not => one!(T::not),
        IntegerOp::Popcnt => one!(|x: T| T::of(i64::from(bits(x).count_ones()))),
        IntegerOp::CountLeadingZeros => {
            one!(|x: T| T::of(i64::from(bits(x).leading_zeros() + T::WIDTH) - 64));
        }
        IntegerOp::Clamp => {
            for (out, ((&low, &x), &high)) in out.iter_mut().zip(a.iter().zip(b).zip(c)) {
                *out = x.max(low).min(high);
            }
        }
        IntegerOp::Div => each(a, b, out, &|a, b| T::of(divide(a.wide(), b.wide()))),
        IntegerOp::Rem => each(a, b, out, &|a, b| T::of(remainder(a.wide(), b.wide()))),
        IntegerOp::Pow => each(a, b, out, &|a, b| T::of(power(a.wide(), b.wide()))),
        IntegerOp::ShiftLeft => each(a, b, out, &|a, b| {
            amount(b).map_or(zero, |by| T::of(a.wide() << by))
        }),
        IntegerOp::ShiftRightLogical => each(a, b, out, &|a, b| {
            amount(b).map_or(zero, |by| T::of((bits(a) >> by) as i64))
        }),
        IntegerOp::ShiftRightArithmetic => each(a, b, out, &|a, b| {
            T::of(signed(a) >> amount(b).unwrap_or(T::WIDTH - 1))
        }),
    }
}

/// A function of two integers, called for every element.
fn each<T: Integer>(a: &[T], b: &[T], out: &mut [T], of: &dyn Fn(T, T) -> T) {
    for ((out, &a), &b) in out.iter_mut().zip(a).zip(b) {
        *out = of(a, b);
    }
}

/// A function of truth values for every element.
pub(crate) fn truth(op: LogicalOp, a: &[u8], b: &[u8], out: &mut [u8]) {
    let elements = out.iter_mut().zip(a).zip(b);
    match op {
        LogicalOp::Add | LogicalOp::Max | LogicalOp::Or => {
            elements.for_each(|((out, a), b)| *out = a | b);
        }
        LogicalOp::Mul | LogicalOp::Min | LogicalOp::And => {
            elements.for_each(|((out, a), b)| *out = a & b);
        }
        LogicalOp::Xor => elements.for_each(|((out, a), b)| *out = a ^ b),
        LogicalOp::Not => elements.for_each(|((out, a), _)| *out = a ^ 1),
    }
}
