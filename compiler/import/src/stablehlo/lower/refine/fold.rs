//! Numbers that constants and known extents decide: shapes, and what programs compute of them.

use super::super::attributes::{Reader, integers};
use super::{Numbers, Values, extents, tensor};
use crate::stablehlo::{ElementType, Operation, Signedness, TensorType, ValueId};

/// Elements of a tensor whose numbers are kept; shapes have a handful.
const MOST_ELEMENTS: usize = 64;

/// Notes the numbers of an op's result, if they are known.
pub(super) fn op(op: &Operation, values: &Values, numbers: &mut Numbers) {
    let &[result] = &op.results[..] else {
        return;
    };
    let is_integer = tensor(values, result)
        .is_some_and(|ty| matches!(ty.element, ElementType::Integer { .. } | ElementType::Index));
    let count = tensor(values, result).and_then(TensorType::element_count);
    let is_small = count.is_some_and(|count| count <= MOST_ELEMENTS as u64);
    if !is_integer || !is_small {
        return;
    }
    if let Some(known) = folded(op, values, numbers)
        && Some(known.len() as u64) == count
        && tensor(values, result).is_some_and(|ty| known.iter().all(|it| fits(*it, &ty.element)))
    {
        numbers.insert(result, known);
    }
}

fn folded(op: &Operation, values: &Values, numbers: &Numbers) -> Option<Vec<i64>> {
    let reader = Reader(op);
    let known: Option<Vec<&Vec<i64>>> = op.operands.iter().map(|id| numbers.get(id)).collect();
    match (&op.name[..], &op.operands[..]) {
        ("stablehlo.constant", []) => integers(op.attribute("value")?),
        ("stablehlo.get_dimension_size", &[x]) => {
            let dim = reader.usize("dimension").ok()?;
            let extent = (*tensor(values, x)?.shape.get(dim)?)?;
            Some(vec![i64::try_from(extent).ok()?])
        }
        ("stablehlo.iota", []) => match extents(values, op.results[0])?[..] {
            [count] => (0..i64::try_from(count).ok()?).map(Some).collect(),
            _ => None,
        },
        ("stablehlo.reshape" | "stablehlo.convert", _) => Some(known?.first()?.to_vec()),
        ("stablehlo.optimization_barrier", [_]) => Some(known?.first()?.to_vec()),
        ("stablehlo.broadcast_in_dim", _) => {
            let from = known?;
            let [number] = from.first()?[..] else {
                return None;
            };
            let count = tensor(values, op.results[0])?.element_count()?;
            // bounded: by MOST_ELEMENTS, which the caller asks
            Some(vec![number; usize::try_from(count).ok()?])
        }
        // Row-major, those of one operand come after those of the other along the first dimension
        // only.
        ("stablehlo.concatenate", _) => match reader.usize("dimension").ok()? {
            0 => Some(known?.into_iter().flatten().copied().collect()),
            _ => None,
        },
        ("stablehlo.slice", _) => sliced(reader, known?.first()?),
        ("stablehlo.select", _) => match known?[..] {
            [truths, left, right] => {
                let all = truths.iter().zip(left).zip(right);
                Some(
                    all.map(|((t, a), b)| if *t != 0 { *a } else { *b })
                        .collect(),
                )
            }
            _ => None,
        },
        (name, _) => match known?[..] {
            [x] if name == "stablehlo.negate" => x.iter().map(|it| it.checked_neg()).collect(),
            [left, right] if left.len() == right.len() => {
                let direction = reader.word("comparison_direction").unwrap_or_default();
                let pairs = left.iter().zip(right);
                pairs
                    .map(|(a, b)| binary(name, direction, *a, *b))
                    .collect()
            }
            _ => None,
        },
    }
}

/// Whether an element type has a number: what wraps is not known.
fn fits(number: i64, element: &ElementType) -> bool {
    let ElementType::Integer { width, signedness } = element else {
        return true;
    };
    // Of 64 bits all are.
    let unused = 64_u32.saturating_sub(*width);
    match (width, signedness) {
        (1, _) => matches!(number, 0 | 1),
        (_, Signedness::Unsigned) => number >= 0 && number as u64 <= u64::MAX >> unused,
        (_, Signedness::Signed | Signedness::Signless) => number << unused >> unused == number,
    }
}

/// A slice of a vector; those of more dimensions are not told by their first one.
fn sliced(reader: Reader<'_>, from: &[i64]) -> Option<Vec<i64>> {
    let only = |name: &str| match reader.usizes(name).ok()?[..] {
        [number] => Some(number),
        _ => None,
    };
    let part = from.get(only("start_indices")?..only("limit_indices")?)?;
    let stride = only("strides")?.max(1);
    Some(part.iter().step_by(stride).copied().collect())
}

fn binary(name: &str, direction: &str, a: i64, b: i64) -> Option<i64> {
    match name {
        "stablehlo.add" => a.checked_add(b),
        "stablehlo.subtract" => a.checked_sub(b),
        "stablehlo.multiply" => a.checked_mul(b),
        "stablehlo.divide" => a.checked_div(b),
        "stablehlo.remainder" => a.checked_rem(b),
        "stablehlo.maximum" => Some(a.max(b)),
        "stablehlo.minimum" => Some(a.min(b)),
        "stablehlo.and" => Some(a & b),
        "stablehlo.or" => Some(a | b),
        "stablehlo.compare" => Some(i64::from(match direction {
            "EQ" => a == b,
            "NE" => a != b,
            "GE" => a >= b,
            "GT" => a > b,
            "LE" => a <= b,
            "LT" => a < b,
            _ => return None,
        })),
        _ => None,
    }
}

/// Known numbers that are no negative ones.
pub(super) fn naturals(numbers: &Numbers, id: ValueId) -> Option<Vec<u64>> {
    let known = numbers.get(&id)?.iter();
    known.map(|number| u64::try_from(*number).ok()).collect()
}
