//! Functions of elements, of a tile at most. What each is, is said by the IR's tables of
//! elementwise ops.

use std::ops::Range;

use peapod_schemas::pod::{DType, Function, Relation};

use super::element::{by_dtype, by_integer};
use super::elementwise_integer::{integer, truth};
use super::elementwise_real::{
    reduce_half_precision, reduce_precision, relate, relate_totally, single,
};
use super::fusion_tile::{get, get_mut};
use super::half::{bf16_bits, bf16_value, f16_bits, f16_value};
use super::{elementwise_convert, elementwise_real};

/// One function of elements.
#[derive(Clone, Debug)]
pub(crate) struct Element {
    pub(crate) function: Function,
    /// Type of the result.
    pub(crate) dtype: DType,
    /// Type of the last argument; that of the result if there is none.
    pub(crate) from: DType,
    pub(crate) dim: usize,
}

/// Computes one function for the elements of a range of the iteration space. Arguments that the
/// function does not have may be anything.
pub(crate) fn compute(
    element: &Element,
    arguments: [&[u8]; 3],
    out: &mut [u8],
    range: Range<usize>,
    shape: &[usize],
) {
    let len = range.len();
    let [a, b, c] = arguments;
    let double = element.from == DType::F64;
    match element.function {
        Function::Iota => elementwise_convert::iota(element, range, shape, out),
        Function::Convert => elementwise_convert::convert(element.from, element.dtype, a, out, len),
        Function::BitcastConvert => {
            elementwise_convert::bitcast(element.from, element.dtype, a, out, len);
        }
        Function::Select => select(element.dtype, arguments, out, len),
        Function::Relation(relation) => relate_all(relation, element.from, arguments, out, len),
        Function::TotalRelation(relation) if double => {
            relate_totally(relation, get::<f64>(a, len), get(b, len), get_mut(out, len));
        }
        Function::TotalRelation(relation) => {
            relate_totally(relation, get::<f32>(a, len), get(b, len), get_mut(out, len));
        }
        Function::IsFinite if double => {
            is(get::<f64>(a, len), get_mut(out, len), |x| x.is_finite());
        }
        Function::IsFinite => is(get::<f32>(a, len), get_mut(out, len), |x| x.is_finite()),
        Function::ReducePrecision => reduced(element, a, out, len),
        Function::Real(op) if double => {
            let arguments = [get(a, len), get(b, len), get(c, len)];
            elementwise_real::double(op, arguments, get_mut(out, len));
        }
        Function::Real(op) => single(
            op,
            [get(a, len), get(b, len), get(c, len)],
            get_mut(out, len),
        ),
        Function::Integer(op) => by_integer!(element.from, T => {
            integer::<T>(op, [get(a, len), get(b, len), get(c, len)], get_mut(out, len));
        }),
        Function::Logical(op) => truth(op, get(a, len), get(b, len), get_mut(out, len)),
    }
    round(element.dtype, out, len);
}

/// Half precisions are rounded after every function.
pub(crate) fn round(dtype: DType, out: &mut [u8], len: usize) {
    if dtype == DType::F16 {
        let out = get_mut::<f32>(out, len);
        out.iter_mut().for_each(|x| *x = f16_value(f16_bits(*x)));
    } else if dtype == DType::Bf16 {
        let out = get_mut::<f32>(out, len);
        out.iter_mut().for_each(|x| *x = bf16_value(bf16_bits(*x)));
    }
}

/// Floats rounded to a narrower format.
fn reduced(element: &Element, x: &[u8], out: &mut [u8], len: usize) {
    if element.from == DType::F64 {
        reduce_precision(get::<f64>(x, len), element.dim, get_mut(out, len));
    } else if element.from == DType::F16 {
        reduce_half_precision(get(x, len), element.dim, get_mut(out, len));
    } else {
        reduce_precision(get::<f32>(x, len), element.dim, get_mut(out, len));
    }
}

fn is<T: Copy>(x: &[T], out: &mut [u8], holds: impl Fn(T) -> bool) {
    for (out, &x) in out.iter_mut().zip(x) {
        *out = u8::from(holds(x));
    }
}

fn select(dtype: DType, [predicate, a, b]: [&[u8]; 3], out: &mut [u8], len: usize) {
    fn choose<T: bytemuck::Pod>([p, a, b]: [&[u8]; 3], out: &mut [u8], len: usize) {
        let pairs = get::<T>(a, len).iter().zip(get::<T>(b, len));
        let out = get_mut::<T>(out, len).iter_mut().zip(get::<u8>(p, len));
        for ((out, &p), (&a, &b)) in out.zip(pairs) {
            *out = if p != 0 { a } else { b };
        }
    }
    let arguments = [predicate, a, b];
    match dtype {
        DType::F64 | DType::I64 => choose::<u64>(arguments, out, len),
        DType::I16 => choose::<u16>(arguments, out, len),
        DType::I8 | DType::U8 | DType::Bool => choose::<u8>(arguments, out, len),
        DType::F32 | DType::F16 | DType::Bf16 | DType::I32 | DType::U32 => {
            choose::<u32>(arguments, out, len);
        }
    }
}

fn relate_all(relation: Relation, from: DType, [a, b, _]: [&[u8]; 3], out: &mut [u8], len: usize) {
    let out = get_mut::<u8>(out, len);
    match from {
        DType::F64 => relate(relation, get::<f64>(a, len), get(b, len), out),
        DType::I8 => relate(relation, get::<i8>(a, len), get(b, len), out),
        DType::I16 => relate(relation, get::<i16>(a, len), get(b, len), out),
        DType::I32 => relate(relation, get::<i32>(a, len), get(b, len), out),
        DType::I64 => relate(relation, get::<i64>(a, len), get(b, len), out),
        DType::U8 | DType::Bool => relate(relation, get::<u8>(a, len), get(b, len), out),
        DType::U32 => relate(relation, get::<u32>(a, len), get(b, len), out),
        DType::F32 | DType::F16 | DType::Bf16 => {
            relate(relation, get::<f32>(a, len), get(b, len), out);
        }
    }
}
