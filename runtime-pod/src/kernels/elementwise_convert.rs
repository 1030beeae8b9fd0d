//! Elements from one type to another, and elements that count.

use std::ops::Range;

use bytemuck::Pod;
use peapod_schemas::pod::DType;

use super::element::{Cast, Truth};
use super::elementwise::Element;
use super::fusion::TILE;
use super::fusion_tile::{get, get_mut};
use super::half::{bf16_bits, bf16_value, f16_bits, f16_value, sticky};

/// A number that becomes others.
trait Number:
    Pod
    + Cast<f32>
    + Cast<f64>
    + Cast<i8>
    + Cast<i16>
    + Cast<i32>
    + Cast<i64>
    + Cast<u8>
    + Cast<u32>
    + Cast<Truth>
{
    /// As a single that rounds to half precisions as the number itself does.
    fn sticky(self) -> f32;
}

macro_rules! numbers {
    ($($type:ty: |$x:ident| $sticky:expr;)*) => {$(
        impl Number for $type {
            fn sticky(self) -> f32 {
                let $x = self;
                $sticky
            }
        }
    )*};
}

numbers! {
    f32: |x| x;
    f64: |x| sticky(x);
    i8: |x| f32::from(x);
    i16: |x| f32::from(x);
    i32: |x| sticky(f64::from(x));
    i64: |x| sticky(sticky_double(x));
    u8: |x| f32::from(x);
    u32: |x| sticky(f64::from(x));
}

/// What an integer has beyond 53 bits is gathered in the last of them.
fn sticky_double(x: i64) -> f64 {
    if x.unsigned_abs() < 1 << 53 {
        return x as f64;
    }
    ((x & !0x7ff) | i64::from(x & 0x7ff != 0) << 11) as f64
}

fn each<S: Pod, T: Pod>(source: &[S], out: &mut [u8], of: impl Fn(S) -> T) {
    for (out, &x) in get_mut::<T>(out, source.len()).iter_mut().zip(source) {
        *out = of(x);
    }
}

fn to<S: Number>(dtype: DType, source: &[S], out: &mut [u8]) {
    match dtype {
        DType::F64 => each::<S, f64>(source, out, S::cast),
        DType::F32 => each::<S, f32>(source, out, S::cast),
        DType::F16 | DType::Bf16 => each(source, out, S::sticky),
        DType::I8 => each::<S, i8>(source, out, S::cast),
        DType::I16 => each::<S, i16>(source, out, S::cast),
        DType::I32 => each::<S, i32>(source, out, S::cast),
        DType::I64 => each::<S, i64>(source, out, S::cast),
        DType::U8 => each::<S, u8>(source, out, S::cast),
        DType::U32 => each::<S, u32>(source, out, S::cast),
        DType::Bool => each::<S, Truth>(source, out, S::cast),
    }
}

/// The same numbers in another type; half precisions still to be rounded.
pub(crate) fn convert(from: DType, dtype: DType, source: &[u8], out: &mut [u8], len: usize) {
    match from {
        DType::F64 => to::<f64>(dtype, get(source, len), out),
        DType::I8 => to::<i8>(dtype, get(source, len), out),
        DType::I16 => to::<i16>(dtype, get(source, len), out),
        DType::I32 => to::<i32>(dtype, get(source, len), out),
        DType::I64 => to::<i64>(dtype, get(source, len), out),
        DType::U8 | DType::Bool => to::<u8>(dtype, get(source, len), out),
        DType::U32 => to::<u32>(dtype, get(source, len), out),
        DType::F32 | DType::F16 | DType::Bf16 => to::<f32>(dtype, get(source, len), out),
    }
}

fn one<S: Number>(dtype: DType, x: S) -> u64 {
    match dtype {
        DType::F64 => Cast::<f64>::cast(x).to_bits(),
        DType::F32 => Cast::<f32>::cast(x).to_bits().into(),
        DType::F16 | DType::Bf16 => x.sticky().to_bits().into(),
        DType::I8 => Cast::<i8>::cast(x) as u64,
        DType::I16 => Cast::<i16>::cast(x) as u64,
        DType::I32 => Cast::<i32>::cast(x) as u64,
        DType::I64 => Cast::<i64>::cast(x) as u64,
        DType::U8 => Cast::<u8>::cast(x).into(),
        DType::U32 => Cast::<u32>::cast(x).into(),
        DType::Bool => Cast::<Truth>::cast(x).0.into(),
    }
}

/// The number in the lower bits of 64 in another type; half precisions still to be rounded.
pub(crate) fn convert_one(from: DType, dtype: DType, bits: u64) -> u64 {
    match from {
        DType::F64 => one(dtype, f64::from_bits(bits)),
        DType::I8 => one(dtype, bits as i8),
        DType::I16 => one(dtype, bits as i16),
        DType::I32 => one(dtype, bits as i32),
        DType::I64 => one(dtype, bits as i64),
        DType::U8 | DType::Bool => one(dtype, bits as u8),
        DType::U32 => one(dtype, bits as u32),
        DType::F32 | DType::F16 | DType::Bf16 => one(dtype, f32::from_bits(bits as u32)),
    }
}

/// The same bits in another type of the same size.
#[allow(
    clippy::wildcard_enum_match_arm,
    reason = "tiles hold halves as singles; all else is there bit by bit"
)]
pub(crate) fn bitcast(from: DType, dtype: DType, source: &[u8], out: &mut [u8], len: usize) {
    let mut bits = [0_u16; TILE];
    let bits = &mut bits[..len];
    match from {
        DType::F16 => to_bits(get(source, len), bits, f16_bits),
        DType::Bf16 => to_bits(get(source, len), bits, bf16_bits),
        DType::I16 => bits.copy_from_slice(get(source, len)),
        _ => {
            let bytes = len * dtype.size_bytes();
            out[..bytes].copy_from_slice(&source[..bytes]);
            return;
        }
    }
    match dtype {
        DType::F16 => each(bits, out, f16_value),
        DType::Bf16 => each(bits, out, bf16_value),
        _ => each(bits, out, |bits| bits),
    }
}

fn to_bits(source: &[f32], bits: &mut [u16], of: impl Fn(f32) -> u16) {
    for (bits, &x) in bits.iter_mut().zip(source) {
        *bits = of(x);
    }
}

/// The index of every element along a dimension.
pub(crate) fn iota(element: &Element, range: Range<usize>, shape: &[usize], out: &mut [u8]) {
    let inner: usize = shape[element.dim + 1..].iter().product();
    let extent = shape[element.dim];
    let mut index = [0_i64; TILE];
    let index = &mut index[..range.len()];
    if inner == 1 && range.end <= extent {
        let counted = range.start as i64..;
        index
            .iter_mut()
            .zip(counted)
            .for_each(|(index, at)| *index = at);
    } else {
        for (index, position) in index.iter_mut().zip(range) {
            *index = (position / inner % extent) as i64;
        }
    }
    to(element.dtype, index, out);
}
