//! Reductions of elements along with their indices: where the largest or smallest one is.
//!
//! What the region does is found out by trying it. It may only compare and choose, so that it
//! treats all elements in the same order alike: a few pairs cover all cases.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{ArgReduce, TensorOp};
use peapod_ir::types::DType;
use peapod_ir::{OpKind, Tensor, TensorType, ValueId};

use super::combiner::Body;
use super::elementwise;
use super::error::Lowered;
use super::scope::Scope;
use crate::stablehlo::{self, Operation};

/// A scalar of the region while it is tried.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Tried {
    Number(f64),
    Truth(bool),
}

/// Lowers a reduction of two tensors, if it yields the largest or smallest elements of the first
/// and where they are, and `None` if its region does anything else.
pub(super) fn lower<'m>(
    scope: &mut Scope<'_, 'm>,
    op: &'m Operation,
    body: Body<'m>,
    dims: &[usize],
) -> Option<Lowered> {
    let [x, indices, initial, first] = scope.all_operands(op).ok()?[..] else {
        return None;
    };
    let is_float = DType::FLOATS.contains(&scope.ty(x).dtype);
    let max = [true, false]
        .into_iter()
        .find(|max| finds(body, *max, is_float) == Some(true))?;
    let &[dim] = dims else {
        return None;
    };
    let shape = &scope.ty(x).shape;
    let is_along = *shape == scope.ty(indices).shape && dim < shape.len();
    let counts = is_along && counts(scope, indices, dim) && tells_apart(scope, indices, dim);
    if !counts || !is_worst(scope, initial, max) || !is_zero(scope, first) {
        return None;
    }
    Some(emit(scope, op, x, ArgReduce { dim, max }))
}

fn emit<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation, x: ValueId, kind: ArgReduce) -> Lowered {
    let types = scope.result_types(op)?;
    let own = types[1].dtype;
    // Indices are of three types only; they fit into any that the text counts in.
    let known = [DType::I32, DType::U32, DType::I64].contains(&own);
    let dtype = if known { own } else { DType::I32 };
    let indices = TensorType::new(dtype, types[1].shape.clone());
    let made = scope
        .build
        .emit_many(kind, &[x], vec![types[0].clone(), indices]);
    let indices = scope.build.convert(made[1], own);
    scope.define_as(op, &[made[0], indices])
}

/// Whether the type of indices has as many numbers as the dimension has elements. If it wraps, of
/// equal elements that of the lowest remainder is found, which need not be the first.
fn tells_apart(scope: &Scope<'_, '_>, indices: ValueId, dim: usize) -> bool {
    let ty = scope.ty(indices);
    let range = ty.dtype.integer_range();
    range.is_none_or(|(_, most)| ty.shape[dim] as i64 - 1 <= most)
}

/// Whether a value counts along a dimension.
fn counts(scope: &Scope<'_, '_>, value: ValueId, dim: usize) -> bool {
    let mut ops = scope.build.function().ops.iter();
    let Some(op) = ops.find(|op| op.outputs.contains(&value)) else {
        return false;
    };
    let OpKind::Tensor(kind) = &op.kind else {
        return false;
    };
    if let TensorOp::Iota(iota) = kind {
        return iota.dim == dim;
    }
    let (TensorOp::BroadcastInDim(broadcast), Some(operand)) = (kind, op.inputs[0]) else {
        return false;
    };
    // A dimension of one element that is repeated does not count.
    let whole = scope.ty(value).shape[dim];
    let position = broadcast.dims.iter().position(|to| *to == dim);
    position.is_some_and(|own| scope.ty(operand).shape[own] == whole && counts(scope, operand, own))
}

fn element(scope: &Scope<'_, '_>, value: ValueId) -> Option<(DType, Vec<u8>)> {
    let bytes = scope.build.function().constant(value)?;
    let ty = scope.ty(value);
    ty.shape.is_empty().then(|| (ty.dtype, bytes.to_vec()))
}

fn is_zero(scope: &Scope<'_, '_>, value: ValueId) -> bool {
    element(scope, value).is_some_and(|(_, bytes)| bytes.iter().all(|byte| *byte == 0))
}

/// Whether a value is one that no element is worse than.
fn is_worst(scope: &Scope<'_, '_>, value: ValueId, max: bool) -> bool {
    let Some((dtype, bytes)) = element(scope, value) else {
        return false;
    };
    let Ok(tensor) = Tensor::new(TensorType::new(dtype, []), bytes) else {
        return false;
    };
    let scalar = tensor.scalars()[0];
    match dtype {
        DType::F16 | DType::Bf16 | DType::F32 | DType::F64 => {
            let infinity = f64::INFINITY;
            scalar.double() == if max { -infinity } else { infinity }
        }
        DType::Bool => scalar.truth() != max,
        DType::U8 | DType::U32 | DType::I4 | DType::I8 | DType::I16 | DType::I32 | DType::I64 => {
            let unsigned = matches!(dtype, DType::U8 | DType::U32);
            let bits = if dtype == DType::I4 {
                4
            } else {
                dtype.size_bytes() as u32 * 8
            };
            let (least, most) = match unsigned {
                true => (0, (1i64 << bits) - 1),
                false => (i64::MIN >> (64 - bits), i64::MAX >> (64 - bits)),
            };
            scalar.integer() == if max { least } else { most }
        }
    }
}

/// Whether a region keeps the largest (or smallest) of two elements and, of equal ones, that of the
/// lower index; `None` if it does more than to compare and choose. Of two that are no numbers it
/// may keep the left one, which comes first where elements are taken in order.
fn finds(body: Body<'_>, max: bool, is_float: bool) -> Option<bool> {
    let numbers = [-1.0, 1.0, f64::NAN];
    let numbers = &numbers[..if is_float { 3 } else { 2 }];
    for &left in numbers {
        for &right in numbers {
            for (first, second) in [(0.0, 1.0), (1.0, 0.0)] {
                let arguments = [left, first, right, second];
                let [value, index] = run(body, arguments)?;
                let keeps_left = match (left.is_nan(), right.is_nan()) {
                    (true, true) if first > second => continue,
                    (true, true) => true,
                    (is_nan, false) if is_nan => true,
                    (_, true) => false,
                    _ if left == right => first < second,
                    _ => (left > right) == max,
                };
                let kept = if keeps_left {
                    [left, first]
                } else {
                    [right, second]
                };
                let same = |a: f64, b: f64| a == b || a.is_nan() && b.is_nan();
                if !(same(value, kept[0]) && same(index, kept[1])) {
                    return Some(false);
                }
            }
        }
    }
    Some(true)
}

/// What a region yields of a left element, its index, a right element, and its index.
fn run(body: Body<'_>, arguments: [f64; 4]) -> Option<[f64; 2]> {
    let mut known: Vec<(stablehlo::ValueId, Tried)> = Vec::new();
    let own = body.arguments().iter().copied();
    known.extend(own.zip(arguments.map(Tried::Number)));
    for op in body.operations() {
        let operands = op.operands.iter().map(|id| {
            let found = known.iter().find(|(known, _)| known == id);
            found.map(|(_, value)| *value)
        });
        let operands: Vec<Tried> = operands.collect::<Option<_>>()?;
        if op.name == "stablehlo.return" {
            let &[Tried::Number(value), Tried::Number(index)] = &operands[..] else {
                return None;
            };
            return Some([value, index]);
        }
        let &[result] = &op.results[..] else {
            return None;
        };
        known.push((result, apply(body, op, &operands)?));
    }
    None
}

/// What an op yields that only compares or chooses.
fn apply(body: Body<'_>, op: &Operation, operands: &[Tried]) -> Option<Tried> {
    use Tried::{Number, Truth};
    let of_integers = || {
        let dtype = body.dtype(op.results[0]);
        dtype.is_some_and(|dtype| DType::INTEGERS.contains(&dtype))
    };
    Some(match (op.name.as_str(), operands) {
        ("stablehlo.compare", &[Number(a), Number(b)]) => {
            if elementwise::total_order(op).ok()? {
                return None;
            }
            Truth(match elementwise::direction(op).ok()? {
                Direction::Eq => a == b,
                Direction::Ne => a != b,
                Direction::Ge => a >= b,
                Direction::Gt => a > b,
                Direction::Le => a <= b,
                Direction::Lt => a < b,
            })
        }
        ("stablehlo.select", &[Truth(p), a, b]) => {
            if p {
                a
            } else {
                b
            }
        }
        ("stablehlo.and", &[Truth(a), Truth(b)]) => Truth(a && b),
        ("stablehlo.or", &[Truth(a), Truth(b)]) => Truth(a || b),
        ("stablehlo.xor", &[Truth(a), Truth(b)]) => Truth(a != b),
        ("stablehlo.not", &[Truth(a)]) => Truth(!a),
        ("stablehlo.minimum", &[Number(a), Number(b)]) if of_integers() => Number(a.min(b)),
        ("stablehlo.maximum", &[Number(a), Number(b)]) if of_integers() => Number(a.max(b)),
        _ => return None,
    })
}
