//! Sorts: comparators are told by what they do.

use peapod_ir::ValueId;
use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Sort, TopK};

use super::combiner::Body;
use super::error::{Lowered, malformed};
use super::rank_sort;
use super::scope::Scope;
use super::types::nan_bytes;
use crate::stablehlo::{self, Attribute, Operation};

/// A tensor by which others are sorted.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Key {
    /// Which operand it is.
    operand: usize,
    /// Whether zeros are made equal first, and all that are not numbers.
    canonical: bool,
    direction: Direction,
    total_order: bool,
}

pub(super) fn sort<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.all_operands(op)?;
    let body = Body::only(scope.text, op)?;
    let &[returned] = body.returned()? else {
        return malformed("expected a comparator with one result");
    };
    if body.arguments().len() != 2 * operands.len() || operands.is_empty() {
        let (count, arguments) = (operands.len(), body.arguments().len());
        return malformed(format!(
            "{count} operands and a comparator of {arguments} arguments"
        ));
    }
    let dim = match op.attribute("dimension") {
        Some(Attribute::Integer { value: -1, .. }) | None => {
            scope.ty(operands[0]).shape.len().saturating_sub(1)
        }
        Some(_) => scope.attributes(op).usize("dimension")?,
    };
    let mut keys = Vec::new();
    let known = collect_keys(body, returned, &mut keys, op.operands.len())?;
    let order = known.then(|| order(scope, &operands, &keys)).flatten();
    let Some((direction, total_order)) = order else {
        return rank_sort::sort(scope, op, body, dim);
    };
    let kind = Sort {
        dim,
        keys: keys.len(),
        direction,
        total_order,
    };
    let mut places = keys.iter().enumerate();
    if places.all(|(i, key)| key.operand == i && !key.canonical) {
        return scope.define(op, kind, &operands);
    }
    // Keys that are not operands as they are go before them, and are dropped afterwards.
    let build = &mut scope.build;
    let made = keys.iter().map(|key| match key.canonical {
        true => canonical(build, operands[key.operand]),
        false => operands[key.operand],
    });
    let mut all: Vec<_> = made.collect();
    all.extend(&operands);
    let types: Vec<_> = all.iter().map(|id| scope.ty(*id).clone()).collect();
    let sorted = scope.build.emit_many(kind, &all, types);
    scope.define_as(op, &sorted[keys.len()..])
}

/// In which direction all keys are sorted, and whether floats in their total order; `None` where
/// keys differ in that.
fn order(scope: &Scope<'_, '_>, operands: &[ValueId], keys: &[Key]) -> Option<(Direction, bool)> {
    let dtype = |key: &Key| scope.ty(operands[key.operand]).dtype;
    let floats = |key: &Key| dtype(key).integer_range().is_none();
    let direction = keys[0].direction;
    let total_order = keys.iter().any(|key| key.total_order && floats(key));
    let alike =
        |key: &Key| key.direction == direction && (key.total_order == total_order || !floats(key));
    let known = matches!(direction, Direction::Lt | Direction::Gt);
    (known && keys.iter().all(alike)).then_some((direction, total_order))
}

/// Adds the keys of `lt(a, b)` or of `or(lt(a, b), and(eq(a, b), rest))`, first key first. Answers
/// whether it is one of these.
fn collect_keys(
    body: Body<'_>,
    value: stablehlo::ValueId,
    keys: &mut Vec<Key>,
    operands: usize,
) -> Lowered<bool> {
    if keys.len() >= operands {
        return Ok(false);
    }
    if let Some(key) = comparison(body, value)? {
        keys.push(key);
        return Ok(true);
    }
    let Some(either) = body.defined_by(value, "stablehlo.or") else {
        return Ok(false);
    };
    let &[a, b] = &either.operands[..] else {
        return Ok(false);
    };
    for (first, rest) in [(a, b), (b, a)] {
        let (Some(key), Some(both)) = (
            comparison(body, first)?,
            body.defined_by(rest, "stablehlo.and"),
        ) else {
            continue;
        };
        let &[c, d] = &both.operands[..] else {
            return Ok(false);
        };
        for (equal, further) in [(c, d), (d, c)] {
            let same = Key {
                direction: Direction::Eq,
                ..key
            };
            let found = comparison(body, equal)?;
            // How equality is told makes no difference once zeros and NaN are made equal.
            if found.is_some_and(|found| {
                Key {
                    total_order: key.total_order,
                    ..found
                } == same
            }) {
                keys.push(key);
                return collect_keys(body, further, keys, operands);
            }
        }
    }
    Ok(false)
}

/// A comparison of an operand's two elements.
fn comparison(body: Body<'_>, value: stablehlo::ValueId) -> Lowered<Option<Key>> {
    let Some(op) = body.defined_by(value, "stablehlo.compare") else {
        return Ok(None);
    };
    let &[a, b] = &op.operands[..] else {
        return Ok(None);
    };
    let (Some((a, canonical)), Some((b, also))) = (key_of(body, a), key_of(body, b)) else {
        return Ok(None);
    };
    let pair = [a, b];
    let (operand, mirrored) = match pair {
        [a, b] if a % 2 == 0 && b == a + 1 => (a / 2, false),
        [a, b] if b % 2 == 0 && a == b + 1 => (b / 2, true),
        _ => return Ok(None),
    };
    if canonical != also {
        return Ok(None);
    }
    let direction = super::elementwise::direction(op)?;
    let direction = match (mirrored, direction) {
        (true, Direction::Lt) => Direction::Gt,
        (true, Direction::Gt) => Direction::Lt,
        (_, direction) => direction,
    };
    Ok(Some(Key {
        operand,
        canonical,
        direction,
        total_order: super::elementwise::total_order(op)?,
    }))
}

/// The argument of the comparator that a value is, as it is or with zeros and NaN made equal:
/// `y = select(x == 0, 0, x)`, then `select(y != y, nan, y)`, where either x or y is asked.
fn key_of(body: Body<'_>, value: stablehlo::ValueId) -> Option<(usize, bool)> {
    let argument = |value| body.arguments().iter().position(|id| *id == value);
    if let Some(index) = argument(value) {
        return Some((index, false));
    }
    let (asked, inner) = selected(body, value, "NE", |_, right, asked| right == asked)?;
    let (x, kept) = selected(body, inner, "EQ", |body, right, _| is_zero(body, right))?;
    let index = argument(x).filter(|_| kept == x && (asked == x || asked == inner))?;
    Some((index, true))
}

/// `select(compare(asked, right), constant, kept)`: what is asked and what is kept.
fn selected(
    body: Body<'_>,
    value: stablehlo::ValueId,
    direction: &str,
    right_is: impl Fn(Body<'_>, stablehlo::ValueId, stablehlo::ValueId) -> bool,
) -> Option<(stablehlo::ValueId, stablehlo::ValueId)> {
    let select = body.defined_by(value, "stablehlo.select")?;
    let &[predicate, constant, kept] = &select.operands[..] else {
        return None;
    };
    let compare = body.defined_by(predicate, "stablehlo.compare")?;
    let &[asked, right] = &compare.operands[..] else {
        return None;
    };
    let is = super::attributes::Reader(compare)
        .word("comparison_direction")
        .ok()?
        == direction;
    let replaced = match direction {
        "EQ" => is_zero(body, constant),
        _ => is_nan(body, constant),
    };
    (is && replaced && right_is(body, right, asked)).then_some((asked, kept))
}

/// The bytes of a constant inside the region.
fn constant_bytes(body: Body<'_>, value: stablehlo::ValueId) -> Option<&[u8]> {
    let op = body.defined_by(value, "stablehlo.constant")?;
    match op.attribute("value") {
        Some(Attribute::Dense(dense)) => Some(&dense.data),
        _ => None,
    }
}

fn is_zero(body: Body<'_>, value: stablehlo::ValueId) -> bool {
    constant_bytes(body, value).is_some_and(|bytes| bytes.iter().all(|b| *b == 0))
}

fn is_nan(body: Body<'_>, value: stablehlo::ValueId) -> bool {
    let dtype = body.dtype(value);
    let nan = dtype.and_then(nan_bytes);
    nan.is_some_and(|nan| constant_bytes(body, value) == Some(&nan[..]))
}

/// A tensor whose zeros are all positive, and whose NaN are all one.
fn canonical(build: &mut Builder, x: ValueId) -> ValueId {
    let ty = build.ty(x).clone();
    let Some(nan) = nan_bytes(ty.dtype) else {
        return x;
    };
    let zero = build.fill(ty.clone(), Scalar::Integer(0));
    let is_zero = build.compare(Direction::Eq, x, zero);
    let unsigned = build.select(is_zero, zero, x);
    let nan = build.splat(ty, &nan);
    let is_nan = build.compare(Direction::Ne, unsigned, unsigned);
    build.select(is_nan, nan, unsigned)
}

pub(super) fn top_k<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<1>(op)?;
    scope.define(op, TopK, &operands)
}
