//! Unsigned integers of 64 bits, which the IR does not have: they are `i64`, wherever an op makes
//! the same bits of both. JAX counts random numbers in them.

use super::error::{Lowered, unsupported};
use super::scope::Scope;
use crate::stablehlo::{ElementType, Operation, Signedness, Type, ValueId};

/// Ops that make the same bits of signed and of unsigned integers.
const SAME_BITS: [&str; 34] = [
    "call",
    "func.call",
    "func.return",
    "return",
    "sdy.return",
    "sdy.sharding_constraint",
    "stablehlo.add",
    "stablehlo.and",
    "stablehlo.bitcast_convert",
    "stablehlo.broadcast_in_dim",
    "stablehlo.case",
    "stablehlo.concatenate",
    "stablehlo.constant",
    "stablehlo.count_leading_zeros",
    "stablehlo.dynamic_slice",
    "stablehlo.dynamic_update_slice",
    "stablehlo.if",
    "stablehlo.iota",
    "stablehlo.multiply",
    "stablehlo.negate",
    "stablehlo.not",
    "stablehlo.optimization_barrier",
    "stablehlo.or",
    "stablehlo.popcnt",
    "stablehlo.reshape",
    "stablehlo.return",
    "stablehlo.rng_bit_generator",
    "stablehlo.select",
    "stablehlo.shift_left",
    "stablehlo.shift_right_logical",
    "stablehlo.slice",
    "stablehlo.subtract",
    "stablehlo.transpose",
    "stablehlo.while",
];

/// Whether elements are unsigned integers of 64 bits.
pub(super) fn is_wide(ty: &Type) -> bool {
    let wide = ElementType::Integer {
        width: 64,
        signedness: Signedness::Unsigned,
    };
    ty.as_tensor().is_some_and(|tensor| tensor.element == wide)
}

/// An op of unsigned integers of 64 bits makes of them what it makes of signed ones.
pub(super) fn check<'m>(scope: &Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let ty = |id: &ValueId| &scope.text.value(*id).ty;
    let mut values = op.operands.iter().chain(&op.results);
    if !values.any(|id| is_wide(ty(id))) {
        return Ok(());
    }
    let name = op.name.as_str();
    if SAME_BITS.contains(&name) {
        return Ok(());
    }
    let is_float = |ty: &Type| {
        let tensor = ty.as_tensor();
        tensor.is_some_and(|tensor| matches!(tensor.element, ElementType::Float(_)))
    };
    let integers = || {
        !op.operands
            .iter()
            .chain(&op.results)
            .any(|id| is_float(ty(id)))
    };
    let equality = || {
        matches!(
            scope.attributes(op).word("comparison_direction"),
            Ok("EQ" | "NE")
        )
    };
    match name {
        "stablehlo.convert" if integers() => Ok(()),
        "stablehlo.compare" if equality() => Ok(()),
        _ => unsupported(
            "this op on elements of type ui64; there are bitwise ops, add, subtract, multiply, \
             and conversions to and from other integers",
        ),
    }
}
