//! Functions of single elements in registers of 64 bits, for loops of scalars. Each yields the bits
//! that the same function of tiles does.
//!
//! A register holds the lower bits of an integer, the bits of a float, a half precision as the bits
//! of a single, and a truth value as 0 or 1.

use peapod_schemas::pod::{Combiner, DType, Function, IntegerOp, LogicalOp, RealOp, Relation};

use super::element::{Combine, Element, by_dtype, by_integer};
use super::elementwise_convert::convert_one;
use super::elementwise_integer::{Integer, integer, truth};
use super::elementwise_real::{
    Real, every, reduce_half_precision, reduce_precision, relate, relate_totally,
};
use super::half::{bf16_bits, bf16_value, f16_bits, f16_value};

/// What is done with registers. What loops are full of has entries of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Code {
    Move,
    Select,
    AddF32,
    SubF32,
    MulF32,
    DivF32,
    AddI32,
    SubI32,
    MulI32,
    DivI32,
    RemI32,
    SignI32,
    AndI32,
    MaxI32,
    MinI32,
    EqI32,
    NeI32,
    LtI32,
    LeI32,
    GtI32,
    GeI32,
    And,
    Or,
    /// a · b, rounded, + c.
    MulAddF32,
    /// What has no entry of its own.
    Rare(Rare),
}

/// Functions that are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rare {
    Real(RealOp, DType),
    Integer(IntegerOp, DType),
    Logical(LogicalOp),
    Relation(Relation, DType),
    TotalRelation(Relation, DType),
    IsFinite(DType),
    /// From one type to another.
    Convert(DType, DType),
    /// Exponent bits times 256 plus mantissa bits.
    ReducePrecision(DType, u16),
}

impl Code {
    /// The code of a function of elements of type `from` that yields elements of type `dtype`;
    /// `None` where tiles have to do it.
    pub(crate) fn new(function: Function, dtype: DType, from: DType, dim: usize) -> Option<Self> {
        let single = dtype == DType::F32;
        let int = from == DType::I32;
        Some(match function {
            Function::Real(RealOp::Add) if single => Self::AddF32,
            Function::Real(RealOp::Sub) if single => Self::SubF32,
            Function::Real(RealOp::Mul) if single => Self::MulF32,
            Function::Real(RealOp::Div) if single => Self::DivF32,
            Function::Real(op) => Self::Rare(Rare::Real(op, dtype)),
            Function::Integer(IntegerOp::Add) if int => Self::AddI32,
            Function::Integer(IntegerOp::Sub) if int => Self::SubI32,
            Function::Integer(IntegerOp::Mul) if int => Self::MulI32,
            Function::Integer(IntegerOp::Div) if int => Self::DivI32,
            Function::Integer(IntegerOp::Rem) if int => Self::RemI32,
            Function::Integer(IntegerOp::Sign) if int => Self::SignI32,
            Function::Integer(IntegerOp::And) if int => Self::AndI32,
            Function::Integer(IntegerOp::Max) if int => Self::MaxI32,
            Function::Integer(IntegerOp::Min) if int => Self::MinI32,
            Function::Integer(op) => Self::Rare(Rare::Integer(op, from)),
            Function::Logical(LogicalOp::And) => Self::And,
            Function::Logical(LogicalOp::Or) => Self::Or,
            Function::Logical(op) => Self::Rare(Rare::Logical(op)),
            Function::Relation(relation) if int => match relation {
                Relation::Eq => Self::EqI32,
                Relation::Ne => Self::NeI32,
                Relation::Lt => Self::LtI32,
                Relation::Le => Self::LeI32,
                Relation::Gt => Self::GtI32,
                Relation::Ge => Self::GeI32,
            },
            Function::Relation(relation) => Self::Rare(Rare::Relation(relation, from)),
            Function::TotalRelation(relation) => Self::Rare(Rare::TotalRelation(relation, from)),
            Function::IsFinite => Self::Rare(Rare::IsFinite(from)),
            Function::Select => Self::Select,
            Function::Convert => Self::Rare(Rare::Convert(from, dtype)),
            Function::ReducePrecision => {
                Self::Rare(Rare::ReducePrecision(dtype, u16::try_from(dim).ok()?))
            }
            // Bits are in registers as in tiles, but for halves, which tiles take apart.
            Function::BitcastConvert if is_half(from) || is_half(dtype) => return None,
            Function::BitcastConvert => Self::Move,
            Function::Iota => return None,
        })
    }
}

const fn is_half(dtype: DType) -> bool {
    matches!(dtype, DType::F16 | DType::Bf16)
}

#[inline(always)]
fn single(register: u64) -> f32 {
    f32::from_bits(register as u32)
}

#[inline(always)]
fn of_single(x: f32) -> u64 {
    u64::from(x.to_bits())
}

/// The result of a function of registers; arguments that it does not have may be anything.
#[inline(always)]
pub(crate) fn apply(code: Code, [a, b, c]: [u64; 3]) -> u64 {
    let singles = |of: fn(f32, f32) -> f32| of_single(of(single(a), single(b)));
    let ints = |of: fn(i32, i32) -> i32| of(a as i32, b as i32) as u32 as u64;
    let holds = |of: fn(&i32, &i32) -> bool| u64::from(of(&(a as i32), &(b as i32)));
    match code {
        Code::Move => a,
        Code::Select => {
            if a as u8 != 0 {
                b
            } else {
                c
            }
        }
        Code::AddF32 => singles(|a, b| a + b),
        Code::SubF32 => singles(|a, b| a - b),
        Code::MulF32 => singles(|a, b| a * b),
        Code::DivF32 => singles(|a, b| a / b),
        Code::MulAddF32 => of_single(single(a) * single(b) + single(c)),
        Code::AddI32 => ints(i32::wrapping_add),
        Code::SubI32 => ints(i32::wrapping_sub),
        Code::MulI32 => ints(i32::wrapping_mul),
        // Divided by 0, a number is -1 and leaves itself.
        Code::DivI32 => ints(|a, b| if b == 0 { -1 } else { a.wrapping_div(b) }),
        Code::RemI32 => ints(|a, b| if b == 0 { a } else { a.wrapping_rem(b) }),
        Code::SignI32 => ints(|a, _| a.signum()),
        Code::AndI32 => ints(|a, b| a & b),
        Code::MaxI32 => ints(i32::max),
        Code::MinI32 => ints(i32::min),
        Code::EqI32 => holds(i32::eq),
        Code::NeI32 => holds(i32::ne),
        Code::LtI32 => holds(i32::lt),
        Code::LeI32 => holds(i32::le),
        Code::GtI32 => holds(i32::gt),
        Code::GeI32 => holds(i32::ge),
        Code::And => a & b & 0xff,
        Code::Or => (a | b) & 0xff,
        Code::Rare(function) => rare(function, [a, b, c]),
    }
}

/// What has no entry of its own.
#[inline(never)]
fn rare(function: Rare, [a, b, c]: [u64; 3]) -> u64 {
    match function {
        Rare::Real(op, DType::F64) => one(op, [a, b, c].map(f64::from_bits)).to_bits(),
        Rare::Real(op, dtype) => of_single(rounded(dtype, one(op, [a, b, c].map(single)))),
        Rare::Integer(op, dtype) => by_integer!(dtype, T => {
            let [a, b, c] = [a, b, c].map(|x| [<T as Integer>::of(x as i64)]);
            let mut out = [<T as Integer>::of(0)];
            integer::<T>(op, [&a, &b, &c], &mut out);
            out[0].wide() as u64
        }),
        Rare::Logical(op) => {
            let mut out = [0];
            truth(op, &[a as u8], &[b as u8], &mut out);
            out[0].into()
        }
        Rare::Relation(relation, dtype) => relation_of(relation, dtype, a, b),
        Rare::TotalRelation(relation, dtype) => total_relation_of(relation, dtype, a, b),
        Rare::IsFinite(DType::F64) => f64::from_bits(a).is_finite().into(),
        Rare::IsFinite(_) => single(a).is_finite().into(),
        Rare::Convert(from, to) => convert(from, to, a),
        Rare::ReducePrecision(dtype, format) => reduced(dtype, format.into(), a),
    }
}

/// A function of reals.
#[inline(always)]
fn one<T: Real>(op: RealOp, [a, b, c]: [T; 3]) -> T {
    let mut out = [T::ZERO];
    every(op, [&[a], &[b], &[c]], &mut out);
    out[0]
}

/// A float rounded to fewer bits.
fn reduced(dtype: DType, format: usize, register: u64) -> u64 {
    if dtype == DType::F64 {
        let mut out = [0.0];
        reduce_precision(&[f64::from_bits(register)], format, &mut out);
        return out[0].to_bits();
    }
    let mut out = [0.0];
    match dtype == DType::F16 {
        true => reduce_half_precision(&[single(register)], format, &mut out),
        false => reduce_precision(&[single(register)], format, &mut out),
    }
    of_single(rounded(dtype, out[0]))
}

fn total_relation_of(relation: Relation, dtype: DType, a: u64, b: u64) -> u64 {
    let mut out = [0];
    match dtype == DType::F64 {
        true => {
            let [a, b] = [a, b].map(|x| [f64::from_bits(x)]);
            relate_totally(relation, &a, &b, &mut out);
        }
        false => relate_totally(relation, &[single(a)], &[single(b)], &mut out),
    }
    out[0].into()
}

fn relation_of(relation: Relation, dtype: DType, a: u64, b: u64) -> u64 {
    let mut out = [0];
    match dtype {
        DType::F64 => relate(
            relation,
            &[f64::from_bits(a)],
            &[f64::from_bits(b)],
            &mut out,
        ),
        DType::I8 => relate(relation, &[a as i8], &[b as i8], &mut out),
        DType::I16 => relate(relation, &[a as i16], &[b as i16], &mut out),
        DType::I32 => relate(relation, &[a as i32], &[b as i32], &mut out),
        DType::I64 => relate(relation, &[a as i64], &[b as i64], &mut out),
        DType::U8 | DType::Bool => relate(relation, &[a as u8], &[b as u8], &mut out),
        DType::U32 => relate(relation, &[a as u32], &[b as u32], &mut out),
        DType::F32 | DType::F16 | DType::Bf16 => {
            relate(relation, &[single(a)], &[single(b)], &mut out);
        }
    }
    out[0].into()
}

/// Half precisions are rounded after every function.
fn rounded(dtype: DType, x: f32) -> f32 {
    match dtype {
        DType::F16 => f16_value(f16_bits(x)),
        DType::Bf16 => bf16_value(bf16_bits(x)),
        DType::F32 | DType::F64 | DType::I8 | DType::I16 | DType::I32 => x,
        DType::I64 | DType::U8 | DType::U32 | DType::Bool => x,
    }
}

fn convert(from: DType, to: DType, register: u64) -> u64 {
    let bits = convert_one(from, to, register);
    match is_half(to) {
        true => of_single(rounded(to, single(bits))),
        false => bits,
    }
}

/// An element as a register holds it.
#[inline(always)]
pub(crate) fn load(dtype: DType, bytes: &[u8]) -> u64 {
    match (dtype, bytes) {
        (DType::Bool, &[x, ..]) => u64::from(x != 0),
        (DType::I8 | DType::U8, &[x, ..]) => x.into(),
        (DType::I16, &[a, b, ..]) => u16::from_le_bytes([a, b]).into(),
        (DType::F16, &[a, b, ..]) => of_single(f16_value(u16::from_le_bytes([a, b]))),
        (DType::Bf16, &[a, b, ..]) => of_single(bf16_value(u16::from_le_bytes([a, b]))),
        (DType::F32 | DType::I32 | DType::U32, bytes) => bytes
            .first_chunk()
            .map_or(0, |x| u32::from_le_bytes(*x).into()),
        (_, bytes) => bytes.first_chunk().map_or(0, |x| u64::from_le_bytes(*x)),
    }
}

/// Writes what a register holds as an element.
#[inline(always)]
pub(crate) fn store(dtype: DType, register: u64, bytes: &mut [u8]) {
    let half = match dtype {
        DType::F16 => f16_bits(single(register)),
        DType::Bf16 => bf16_bits(single(register)),
        DType::F32 | DType::F64 | DType::I8 | DType::I16 | DType::I32 => register as u16,
        DType::I64 | DType::U8 | DType::U32 | DType::Bool => register as u16,
    };
    match dtype.size_bytes() {
        1 => bytes[0] = register as u8,
        2 => bytes[..2].copy_from_slice(&half.to_le_bytes()),
        4 => bytes[..4].copy_from_slice(&(register as u32).to_le_bytes()),
        _ => bytes[..8].copy_from_slice(&register.to_le_bytes()),
    }
}

/// The integer that a register holds.
#[inline(always)]
pub(crate) fn index(dtype: DType, register: u64) -> i64 {
    match dtype {
        DType::I8 => (register as i8).into(),
        DType::I16 => (register as i16).into(),
        DType::I32 => (register as i32).into(),
        DType::U32 => (register as u32).into(),
        DType::U8 | DType::Bool => (register as u8).into(),
        DType::I64 | DType::F32 | DType::F16 | DType::Bf16 | DType::F64 => register as i64,
    }
}

/// Combines an element with what a register holds, as a scatter does.
pub(crate) fn combine(combiner: Option<Combiner>, dtype: DType, register: u64, bytes: &mut [u8]) {
    let Some(combiner) = combiner else {
        return store(dtype, register, bytes);
    };
    if (combiner, dtype) == (Combiner::Add, DType::F32) {
        let sum = apply(Code::AddF32, [load(dtype, bytes), register, 0]);
        return store(dtype, sum, bytes);
    }
    let mut update = [0_u64];
    let update: &mut [u8] = bytemuck::cast_slice_mut(&mut update);
    store(dtype, register, update);
    by_dtype!(dtype, T => {
        let [old, new] = [&*bytes, &*update].map(|bytes| {
            bytemuck::pod_read_unaligned::<T>(&bytes[..size_of::<T>()]).to_wide()
        });
        let combined = T::narrow(combiner.combine(old, new));
        bytes[..size_of::<T>()].copy_from_slice(bytemuck::bytes_of(&combined));
    });
}

#[cfg(test)]
mod tests;
