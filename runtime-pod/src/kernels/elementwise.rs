//! Functions of elements, on tiles. What each is, is said by the IR's tables of elementwise ops.

use std::cmp::Ordering;
use std::ops::Range;

use peapod_schemas::pod::{DType, Function, Relation};

use super::element::{by_dtype, by_integer};
use super::elementwise_integer::{integer, truth};
use super::elementwise_real::{
    reduce_half_precision, reduce_precision, relate, relate_totally, single,
};
use super::fusion::Element;
use super::fusion_tile::Tile;
use super::half::{bf16_bits, bf16_value, f16_bits, f16_value};
use super::{elementwise_convert, elementwise_real};

/// Computes one function for the elements of a range of the iteration space.
pub(crate) fn compute(
    element: &Element,
    tiles: &mut [Box<Tile>],
    range: Range<usize>,
    shape: &[usize],
) {
    let len = range.len();
    // Never one of the arguments: those are still held when it is given out.
    let (before, rest) = tiles.split_at_mut(element.slot);
    let Some((out, after)) = rest.split_first_mut() else {
        return;
    };
    // Arguments that the function does not have may be any tile.
    let nothing = &Tile::NOTHING;
    let arguments = element.arguments.map(|slot| match slot.cmp(&element.slot) {
        Ordering::Less => &*before[slot],
        Ordering::Equal => nothing,
        Ordering::Greater => &*after[slot - element.slot - 1],
    });
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
            relate_totally(relation, a.get::<f64>(len), b.get(len), out.get_mut(len));
        }
        Function::TotalRelation(relation) => {
            relate_totally(relation, a.get::<f32>(len), b.get(len), out.get_mut(len));
        }
        Function::IsFinite if double => {
            is(a.get::<f64>(len), out.get_mut(len), |x| x.is_finite());
        }
        Function::IsFinite => is(a.get::<f32>(len), out.get_mut(len), |x| x.is_finite()),
        Function::ReducePrecision => reduced(element, a, out, len),
        Function::Real(op) if double => {
            let arguments = [a.get(len), b.get(len), c.get(len)];
            elementwise_real::double(op, arguments, out.get_mut(len));
        }
        Function::Real(op) => single(op, [a.get(len), b.get(len), c.get(len)], out.get_mut(len)),
        Function::Integer(op) => by_integer!(element.from, T => {
            integer::<T>(op, [a.get(len), b.get(len), c.get(len)], out.get_mut(len));
        }),
        Function::Logical(op) => truth(op, a.get(len), b.get(len), out.get_mut(len)),
    }
    round(element.dtype, out, len);
}

/// Half precisions are rounded after every function.
pub(crate) fn round(dtype: DType, out: &mut Tile, len: usize) {
    if dtype == DType::F16 {
        let out = out.get_mut::<f32>(len);
        out.iter_mut().for_each(|x| *x = f16_value(f16_bits(*x)));
    } else if dtype == DType::Bf16 {
        let out = out.get_mut::<f32>(len);
        out.iter_mut().for_each(|x| *x = bf16_value(bf16_bits(*x)));
    }
}

/// Floats rounded to a narrower format.
fn reduced(element: &Element, x: &Tile, out: &mut Tile, len: usize) {
    if element.from == DType::F64 {
        reduce_precision(x.get::<f64>(len), element.dim, out.get_mut(len));
    } else if element.from == DType::F16 {
        reduce_half_precision(x.get(len), element.dim, out.get_mut(len));
    } else {
        reduce_precision(x.get::<f32>(len), element.dim, out.get_mut(len));
    }
}

fn is<T: Copy>(x: &[T], out: &mut [u8], holds: impl Fn(T) -> bool) {
    for (out, &x) in out.iter_mut().zip(x) {
        *out = u8::from(holds(x));
    }
}

fn select(dtype: DType, [predicate, a, b]: [&Tile; 3], out: &mut Tile, len: usize) {
    fn choose<T: bytemuck::Pod>([p, a, b]: [&Tile; 3], out: &mut Tile, len: usize) {
        let pairs = a.get::<T>(len).iter().zip(b.get::<T>(len));
        let out = out.get_mut::<T>(len).iter_mut().zip(p.get::<u8>(len));
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

fn relate_all(relation: Relation, from: DType, [a, b, _]: [&Tile; 3], out: &mut Tile, len: usize) {
    let out = out.get_mut::<u8>(len);
    match from {
        DType::F64 => relate(relation, a.get::<f64>(len), b.get(len), out),
        DType::I8 => relate(relation, a.get::<i8>(len), b.get(len), out),
        DType::I16 => relate(relation, a.get::<i16>(len), b.get(len), out),
        DType::I32 => relate(relation, a.get::<i32>(len), b.get(len), out),
        DType::I64 => relate(relation, a.get::<i64>(len), b.get(len), out),
        DType::U8 | DType::Bool => relate(relation, a.get::<u8>(len), b.get(len), out),
        DType::U32 => relate(relation, a.get::<u32>(len), b.get(len), out),
        DType::F32 | DType::F16 | DType::Bf16 => {
            relate(relation, a.get::<f32>(len), b.get(len), out);
        }
    }
}
