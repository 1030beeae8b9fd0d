//! Ops on what stands for elements that the IR does not have, in ops of the IR: `complex.…` on real
//! and imaginary parts, `narrow.…` on bits. [`elements`](super::elements) has made them.

mod complex;
pub(super) mod fft;
mod inverse;
mod narrow;
mod tables;
mod unsigned;

use peapod_ir::ValueId;
use peapod_ir::builder::{Builder, Emit};

use super::elements::Narrow;
use super::error::{Lowered, malformed, unsupported};
use super::scope::Scope;
use crate::stablehlo::{Attribute, ElementType, Operation, Type};

pub(super) use complex::{abs, divide, is_known as is_complex, sqrt};
pub(super) use unsigned::high_product;

/// Lowers such an op.
pub(super) fn lower<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.all_operands(op)?;
    match values(&mut scope.build, op, &operands) {
        Some(values) => scope.define_as(op, &values?),
        None => unsupported("this op"),
    }
}

/// What such an op yields; `None` for others.
pub(super) fn values(
    build: &mut Builder,
    op: &Operation,
    operands: &[ValueId],
) -> Option<Lowered<Vec<ValueId>>> {
    let name = op.name.as_str();
    if let Some(name) = name.strip_prefix("complex.") {
        return complex::values(build, name, operands);
    }
    let name = name.strip_prefix("narrow.")?;
    if let &[a, b] = operands
        && build.ty(a) != build.ty(b)
    {
        return Some(malformed("expected operands of one type"));
    }
    let one = |value: Lowered<ValueId>| Some(value.map(|value| vec![value]));
    match (name, operands) {
        ("order", &[x]) => one(Ok(unsigned::in_order(build, x))),
        ("sign", &[x]) => one(Ok(unsigned::sign(build, x))),
        ("divide", &[a, b]) => one(Ok(unsigned::divide(build, a, b)[0])),
        ("mulhi", &[a, b]) => one(Ok(unsigned::high_product(build, a, b, true))),
        ("remainder", &[a, b]) => one(Ok(unsigned::divide(build, a, b)[1])),
        ("to", &[x]) => one(to(build, op, x)),
        ("from", &[x]) => one(from(build, op, x)),
        _ => Some(malformed(format!("{} operands", operands.len()))),
    }
}

/// An element type that an attribute says.
fn element<'o>(op: &'o Operation, name: &str) -> Lowered<&'o ElementType> {
    match op.attribute(name) {
        Some(Attribute::Type(Type::Element(element))) => Ok(element),
        _ => malformed(format!("missing attribute `{name}`")),
    }
}

fn narrow(op: &Operation) -> Lowered<Narrow> {
    let element = element(op, "element")?;
    match Narrow::of(element) {
        Some(narrow) => Ok(narrow),
        None => malformed(format!("nothing stands for {element}")),
    }
}

/// What something stands for, as numbers that the IR has.
fn to(build: &mut Builder, op: &Operation, x: ValueId) -> Lowered<ValueId> {
    let dtype = super::types::dtype(element(op, "to")?)?;
    Ok(match narrow(op)? {
        Narrow::Small { .. } => x,
        Narrow::U16 => unsigned::from_16_bits(build, x),
        Narrow::U64 => unsigned::to_float(build, x, dtype),
        Narrow::Float(format) => narrow::decode(build, x, format),
    })
}

/// What stands for numbers that the IR has.
fn from(build: &mut Builder, op: &Operation, x: ValueId) -> Lowered<ValueId> {
    Ok(match narrow(op)? {
        Narrow::Small { width, unsigned } => unsigned::small(build, x, width, unsigned),
        Narrow::U16 => unsigned::to_16_bits(build, x),
        Narrow::U64 => unsigned::to_64_bits(build, x),
        Narrow::Float(format) => narrow::encode(build, x, format),
    })
}
