//! `@ApproxTopK` (`jax.lax.approx_max_k`, `approx_min_k`), which may miss some of the largest: none
//! is missed here.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::Sort;
use peapod_ir::ops::tensor::compare::Direction;

use super::elementwise;
use super::error::{Lowered, malformed, unsupported};
use super::scope::Scope;
use crate::stablehlo::{Attribute, Operation};

/// Sorts elements with their places, and keeps the first ones.
pub(super) fn lower<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x, places, _, _] = scope.operands::<4>(op)?;
    let attributes = scope.attributes(op);
    let dim = attributes.config_usize("reduction_dim")?;
    let count = attributes.config_usize("top_k")?;
    let shape = scope.ty(x).shape.to_vec();
    let known = dim < shape.len() && scope.ty(places).shape[..] == shape[..];
    if !known || !(1..=shape[dim]).contains(&count) {
        return malformed(format!("the first {count} along {dim} of {shape:?}"));
    }
    let (direction, total_order) = direction(scope, op)?;
    let kind = Sort {
        dim,
        keys: 1,
        direction,
        total_order,
    };
    let types = [x, places].map(|id| scope.ty(id).clone());
    let sorted = scope.build.emit_many(kind, &[x, places], types);
    let mut limit = shape.clone();
    limit[dim] = count;
    let first = sorted.into_iter().map(|value| {
        let start = vec![0; shape.len()];
        scope.build.slice(value, start, limit.clone())
    });
    let first: Vec<_> = first.collect();
    scope.define_as(op, &first)
}

const COMPARATORS: &str = "comparators other than GT or LT of two elements";

/// Whether the largest come first, or the smallest, and whether floats are in total order, by the
/// function that compares.
fn direction(scope: &Scope<'_, '_>, op: &Operation) -> Lowered<(Direction, bool)> {
    let name = match op.attribute("called_computations") {
        Some(Attribute::Array(names)) => names.first(),
        _ => None,
    };
    let function = match name {
        Some(Attribute::Symbol(path)) if path.len() == 1 => scope.program.function(&path[0]),
        _ => None,
    };
    let Some((function, body)) = function.and_then(|it| Some((it, it.body.as_deref()?))) else {
        return malformed("missing function in `called_computations`");
    };
    let arguments: Vec<_> = function
        .arguments
        .iter()
        .map(|it| it.value)
        .take(2)
        .collect();
    match body {
        [compare, end]
            if compare.name == "stablehlo.compare"
                && compare.operands == arguments
                && compare.results == end.operands =>
        {
            let direction = elementwise::direction(compare)?;
            if ![Direction::Gt, Direction::Lt].contains(&direction) {
                return unsupported(COMPARATORS);
            }
            Ok((direction, elementwise::total_order(compare)?))
        }
        _ => unsupported(COMPARATORS),
    }
}
