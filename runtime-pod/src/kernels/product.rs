//! What kernels that sum products share: element types they are computed in, and dense copies.

use super::element::{Cast, Element, by_dtype};
use super::gemm::Factor;
use super::strides::{self, Dim};
use super::{Dense, DenseMut, parallel};
use peapod_schemas::pod::DType;
use std::borrow::Cow;

/// Elements that one thread converts or copies at a time.
const PIECE: usize = 1 << 14;

/// A type that sums of products are computed in.
pub(crate) trait Accumulator: Factor {
    /// Elements of a tensor as factors; in place where they have the type already.
    fn factors<'a>(tensor: Dense<'a>) -> Cow<'a, [Self]>;

    /// Has `compute` write sums and stores them as elements of the result.
    fn store(out: DenseMut<'_>, compute: impl FnOnce(&mut [Self]));
}

macro_rules! accumulators {
    ($($type:ty, $dtype:ident, $of:expr;)*) => {$(
        impl Accumulator for $type {
            fn factors<'a>(tensor: Dense<'a>) -> Cow<'a, [Self]> {
                if tensor.dtype == DType::$dtype {
                    return Cow::Borrowed(bytemuck::cast_slice(tensor.bytes));
                }
                // bounded: elements of the operand
                let mut factors = vec![Self::default(); tensor.shape.iter().product()];
                let size = tensor.dtype.size_bytes();
                parallel::chunks(&mut factors, PIECE, 1, &|i, factors| {
                    let bytes = &tensor.bytes[i * PIECE * size..][..factors.len() * size];
                    by_dtype!(tensor.dtype, T => {
                        let elements: &[T] = bytemuck::cast_slice(bytes);
                        let pairs = factors.iter_mut().zip(elements);
                        pairs.for_each(|(factor, &element)| *factor = element.to_wide().cast());
                    });
                });
                Cow::Owned(factors)
            }

            fn store(out: DenseMut<'_>, compute: impl FnOnce(&mut [Self])) {
                if out.dtype == DType::$dtype {
                    return compute(bytemuck::cast_slice_mut(out.bytes));
                }
                // bounded: elements of the result
                let mut sums = vec![Self::default(); out.shape.iter().product()];
                compute(&mut sums);
                let size = out.dtype.size_bytes();
                parallel::chunks(out.bytes, PIECE * size, 1, &|i, bytes| {
                    let sums = &sums[i * PIECE..][..bytes.len() / size];
                    by_dtype!(out.dtype, T => {
                        let elements: &mut [T] = bytemuck::cast_slice_mut(bytes);
                        let pairs = elements.iter_mut().zip(sums);
                        pairs.for_each(|(element, &sum)| *element = $of(sum));
                    });
                });
            }
        }
    )*};
}

accumulators! {
    f32, F32, |sum: f32| Element::narrow(sum.cast());
    f64, F64, Element::of_double;
    i64, I64, |sum: i64| Element::narrow(sum.cast());
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
    // bounded: elements of an operand
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
