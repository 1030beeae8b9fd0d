//! Functions of `chlo`, and one of JAX, that the IR has no ops for: each is spelled out in
//! functions that it has.
//!
//! Halves are computed in single precision and rounded once.

mod bessel;
mod bits;
mod erf_inv;
mod gamma;
pub(super) mod hyperbolic;
mod math;
mod zeta;

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::{DType, ValueId};

use super::error::{Lowered, malformed, unsupported};
use super::scope::Scope;
use crate::stablehlo::Operation;
pub(super) use math::Math;

/// A function of one value, in single or double precision.
type Function = fn(&mut Math<'_>, ValueId) -> ValueId;

/// Lowers a function of `chlo`; `None` for other ops.
pub(super) fn lower<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Option<Lowered> {
    let operands = match scope.all_operands(op) {
        Ok(operands) if is_known(&op.name) => operands,
        Ok(_) => return None,
        Err(stop) => return Some(Err(stop)),
    };
    let value = value(&mut scope.build, &op.name, &operands)?;
    Some(value.and_then(|value| scope.define_as(op, &[value])))
}

/// What a function of `chlo` makes of its operands, which have one type; `None` for other ops.
pub(super) fn value(
    build: &mut Builder,
    name: &str,
    operands: &[ValueId],
) -> Option<Lowered<ValueId>> {
    if !is_known(name) {
        return None;
    }
    let types = operands.iter().map(|id| build.ty(*id));
    let mut types = types.collect::<Vec<_>>().into_iter();
    let first = types.next();
    if !types.all(|ty| Some(ty) == first) {
        return Some(malformed("expected operands of one type"));
    }
    Some(match (function(name), name, operands) {
        (_, "chlo.erf_inv", &[x]) => erf_inv::lower(build, x),
        (Some(function), _, &[x]) => unary(build, x, function),
        (_, "chlo.conj", &[x]) => computed(build.ty(x).dtype).map(|_| x),
        (_, "chlo.is_inf", &[x]) => infinite(build, x, |math, x| math.abs(x), f64::INFINITY),
        (_, "chlo.is_neg_inf", &[x]) => infinite(build, x, |_, x| x, f64::NEG_INFINITY),
        (_, "chlo.is_pos_inf", &[x]) => infinite(build, x, |_, x| x, f64::INFINITY),
        (_, "chlo.next_after", &[x, y]) => bits::next_after(build, [x, y]),
        (_, "chlo.polygamma", &[n, x]) => binary(build, [n, x], zeta::polygamma),
        (_, "chlo.zeta", &[x, q]) => binary(build, [x, q], zeta::zeta),
        _ => malformed(format!("{} operands", operands.len())),
    })
}

/// Whether ops of this name are functions that are lowered here.
pub(super) fn is_known(name: &str) -> bool {
    const OTHERS: [&str; 8] = [
        "chlo.conj",
        "chlo.erf_inv",
        "chlo.is_inf",
        "chlo.is_neg_inf",
        "chlo.is_pos_inf",
        "chlo.next_after",
        "chlo.polygamma",
        "chlo.zeta",
    ];
    function(name).is_some() || OTHERS.contains(&name)
}

fn function(name: &str) -> Option<Function> {
    Some(match name {
        "chlo.acos" => hyperbolic::acos,
        "chlo.acosh" => hyperbolic::acosh,
        "chlo.asin" => hyperbolic::asin,
        "chlo.asinh" => hyperbolic::asinh,
        "chlo.atan" => hyperbolic::atan,
        "chlo.atanh" => hyperbolic::atanh,
        "chlo.bessel_i1e" => bessel::i1e,
        // JAX has no op for it, and always spells it out.
        "special.bessel_i0e" => bessel::i0e,
        "chlo.cosh" => hyperbolic::cosh,
        "chlo.digamma" => gamma::digamma,
        "chlo.lgamma" => gamma::lgamma,
        "chlo.sinh" => hyperbolic::sinh,
        _ => return None,
    })
}

/// The type in which elements of a float type are computed.
fn computed(dtype: DType) -> Lowered<DType> {
    match dtype {
        DType::F16 | DType::Bf16 | DType::F32 => Ok(DType::F32),
        DType::F64 => Ok(DType::F64),
        DType::Bool | DType::I4 | DType::I8 | DType::I16 | DType::I32 | DType::I64 => {
            not_float(dtype)
        }
        DType::U8 | DType::U32 => not_float(dtype),
    }
}

fn not_float<T>(dtype: DType) -> Lowered<T> {
    let found = dtype.name();
    unsupported(format!("expected elements of a float type, found {found}"))
}

fn unary(build: &mut Builder, x: ValueId, function: Function) -> Lowered<ValueId> {
    let dtype = build.ty(x).dtype;
    let x = build.convert(x, computed(dtype)?);
    let result = function(&mut Math(build), x);
    Ok(build.convert(result, dtype))
}

fn binary(
    build: &mut Builder,
    operands: [ValueId; 2],
    function: fn(&mut Math<'_>, ValueId, ValueId) -> ValueId,
) -> Lowered<ValueId> {
    let dtype = build.ty(operands[0]).dtype;
    let wide = computed(dtype)?;
    let [a, b] = operands.map(|id| build.convert(id, wide));
    let result = function(&mut Math(build), a, b);
    Ok(build.convert(result, dtype))
}

/// Whether a part of an element equals this number.
fn infinite(build: &mut Builder, x: ValueId, part: Function, number: f64) -> Lowered<ValueId> {
    let wide = computed(build.ty(x).dtype)?;
    let x = build.convert(x, wide);
    let mut math = Math(build);
    let part = part(&mut math, x);
    Ok(math.equals(part, number))
}

/// The signed integers that have the size of a float.
fn bits_of(dtype: DType) -> Lowered<DType> {
    match dtype {
        DType::F16 | DType::Bf16 => Ok(DType::I16),
        DType::F32 => Ok(DType::I32),
        DType::F64 => Ok(DType::I64),
        DType::Bool | DType::I4 | DType::I8 | DType::I16 | DType::I32 | DType::I64 => {
            not_float(dtype)
        }
        DType::U8 | DType::U32 => not_float(dtype),
    }
}

/// The bits of a value as another type of the same size.
fn bitcast(build: &mut Builder, x: ValueId, dtype: DType) -> ValueId {
    let ty = peapod_ir::TensorType::new(dtype, build.shape(x));
    build.emit(peapod_ir::ops::tensor::BitcastConvert, &[x], ty)
}
