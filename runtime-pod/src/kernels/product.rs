//! What kernels that sum products share: element types they are computed in, and dense copies.

use super::element::{Bf16, Element, F16, Truth, by_dtype};
use super::gemm::Factor;
use super::strides::{self, Dim};
use super::{Dense, DenseMut, parallel};
use peapod_schemas::pod::DType;
use std::borrow::Cow;

/// Elements that one thread converts or copies at a time.
const PIECE: usize = 1 << 14;

/// An element that products are summed of.
pub(crate) trait Operand: Element {
    /// The element as a factor of another type.
    fn to_f32(self) -> f32;
    /// The element as a factor of another type.
    fn to_f64(self) -> f64;
    /// The element as a factor of another type.
    fn to_i64(self) -> i64;
    /// The element nearest to a sum.
    fn of_f32(sum: f32) -> Self;
    /// The element nearest to a sum.
    fn of_f64(sum: f64) -> Self;
    /// The element that a sum is cut off to.
    fn of_i64(sum: i64) -> Self;
}

macro_rules! numbers {
    ($($type:ty),*) => {$(
        impl Operand for $type {
            fn to_f32(self) -> f32 {
                self as f32
            }

            fn to_f64(self) -> f64 {
                self as f64
            }

            fn to_i64(self) -> i64 {
                self as i64
            }

            fn of_f32(sum: f32) -> Self {
                sum as Self
            }

            fn of_f64(sum: f64) -> Self {
                sum as Self
            }

            fn of_i64(sum: i64) -> Self {
                sum as Self
            }
        }
    )*};
}

numbers!(f32, f64, i8, i16, i32, i64, u8, u32);

/// What an f64 loses on its way to fewer bits is kept in the last bit of the f32 between, so that
/// it is rounded once.
fn round_to_odd(x: f64) -> f32 {
    let near = x as f32;
    if !near.is_finite() || f64::from(near) == x {
        return near;
    }
    let bits = near.to_bits();
    let cut = match f64::from(near).abs() > x.abs() {
        true => bits - 1,
        false => bits,
    };
    f32::from_bits(cut | 1)
}

macro_rules! halves {
    ($($type:ty),*) => {$(
        impl Operand for $type {
            fn to_f32(self) -> f32 {
                self.widen()
            }

            fn to_f64(self) -> f64 {
                f64::from(self.widen())
            }

            fn to_i64(self) -> i64 {
                self.widen() as i64
            }

            fn of_f32(sum: f32) -> Self {
                Self::narrow(sum)
            }

            fn of_f64(sum: f64) -> Self {
                Self::narrow(round_to_odd(sum))
            }

            fn of_i64(sum: i64) -> Self {
                Self::narrow(sum as f32)
            }
        }
    )*};
}

halves!(F16, Bf16);

impl Operand for Truth {
    fn to_f32(self) -> f32 {
        f32::from(self.widen().0)
    }

    fn to_f64(self) -> f64 {
        f64::from(self.widen().0)
    }

    fn to_i64(self) -> i64 {
        i64::from(self.widen().0)
    }

    fn of_f32(sum: f32) -> Self {
        Self(u8::from(sum != 0.0))
    }

    fn of_f64(sum: f64) -> Self {
        Self(u8::from(sum != 0.0))
    }

    fn of_i64(sum: i64) -> Self {
        Self(u8::from(sum != 0))
    }
}

/// A type that sums of products are computed in.
pub(crate) trait Accumulator: Factor {
    /// Elements of a tensor as factors; in place where they have the type already.
    fn factors<'a>(tensor: Dense<'a>) -> Cow<'a, [Self]>;

    /// Has `compute` write sums and stores them as elements of the result.
    fn store(out: DenseMut<'_>, compute: impl FnOnce(&mut [Self]));
}

macro_rules! accumulators {
    ($($type:ty, $dtype:ident, $to:ident, $of:ident;)*) => {$(
        impl Accumulator for $type {
            fn factors<'a>(tensor: Dense<'a>) -> Cow<'a, [Self]> {
                if tensor.dtype == DType::$dtype {
                    return Cow::Borrowed(bytemuck::cast_slice(tensor.bytes));
                }
                let mut factors = vec![Self::default(); tensor.shape.iter().product()];
                let size = tensor.dtype.size_bytes();
                parallel::chunks(&mut factors, PIECE, 1, &|i, factors| {
                    let bytes = &tensor.bytes[i * PIECE * size..][..factors.len() * size];
                    by_dtype!(tensor.dtype, T => {
                        let elements: &[T] = bytemuck::cast_slice(bytes);
                        let pairs = factors.iter_mut().zip(elements);
                        pairs.for_each(|(factor, &element)| *factor = Operand::$to(element));
                    });
                });
                Cow::Owned(factors)
            }

            fn store(out: DenseMut<'_>, compute: impl FnOnce(&mut [Self])) {
                if out.dtype == DType::$dtype {
                    return compute(bytemuck::cast_slice_mut(out.bytes));
                }
                let mut sums = vec![Self::default(); out.shape.iter().product()];
                compute(&mut sums);
                let size = out.dtype.size_bytes();
                parallel::chunks(out.bytes, PIECE * size, 1, &|i, bytes| {
                    let sums = &sums[i * PIECE..][..bytes.len() / size];
                    by_dtype!(out.dtype, T => {
                        let elements: &mut [T] = bytemuck::cast_slice_mut(bytes);
                        let pairs = elements.iter_mut().zip(sums);
                        pairs.for_each(|(element, &sum)| *element = Operand::$of(sum));
                    });
                });
            }
        }
    )*};
}

accumulators! {
    f32, F32, to_f32, of_f32;
    f64, F64, to_f64, of_f64;
    i64, I64, to_i64, of_i64;
}

/// Evaluates an expression with a type standing for the one that products of these elements are
/// summed in: double precision where an operand or the result has it, else single; 64 bits for
/// integers and truth values.
macro_rules! by_accumulator {
    ($operand:expr, $result:expr, $type:ident => $body:expr) => {{
        use peapod_schemas::pod::DType;
        match ($operand, $result) {
            (DType::F64, _) | (_, DType::F64) => by_dtype!(@ $type, f64, $body),
            (DType::F32 | DType::F16 | DType::Bf16, _) => by_dtype!(@ $type, f32, $body),
            _ => by_dtype!(@ $type, i64, $body),
        }
    }};
}

pub(crate) use by_accumulator;

/// A dense copy of elements, row-major in the order of the dimensions given.
pub(crate) fn packed<T: Factor>(elements: &[T], dims: &[Dim]) -> Vec<T> {
    let (outer, inner) = match dims.split_last() {
        Some((last, outer)) => (outer, *last),
        None => (
            dims,
            Dim {
                extent: 1,
                stride: 1,
            },
        ),
    };
    let mut copy = vec![T::zeroed(); strides::count(dims)];
    if copy.is_empty() {
        return copy;
    }
    let starts = strides::offsets(outer);
    let together = PIECE.div_ceil(inner.extent);
    parallel::chunks(
        &mut copy,
        inner.extent,
        together,
        &|i, line| match inner.stride {
            1 => line.copy_from_slice(&elements[starts[i]..][..line.len()]),
            stride => {
                let from = elements[starts[i]..].iter().step_by(stride.max(1));
                line.iter_mut().zip(from).for_each(|(to, &from)| *to = from);
            }
        },
    );
    copy
}
