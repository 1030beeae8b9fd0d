//! `chlo.ragged_dot`: sums of products of which one dimension is cut into groups of rows.
//!
//! Sizes may be computed while the program runs: what a group has is told by where it begins and
//! ends. Rows behind the last group are 0. With one dimension of each kind beside those of the
//! batch it is an op of its own; else it is a product of what is 0 outside of each group.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Combiner, DotGeneral, RaggedDot, ReduceWindow, Sliding, Transpose};
use peapod_ir::verify::MAX_VALUE_BYTES;
use peapod_ir::{DType, TensorType, ValueId};

use super::error::{Lowered, malformed, unsupported};
use super::scope::Scope;
use crate::stablehlo::Operation;

/// Elements of a window along a dimension, at most.
const LONGEST_WINDOW: usize = 1 << 31;

/// Where groups begin and end, `[…, g]`: dimensions before the last are batch dimensions.
#[derive(Clone, Copy)]
struct Groups {
    starts: ValueId,
    ends: ValueId,
}

pub(super) fn dot<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [left, right, sizes] = scope.operands::<3>(op)?;
    let (mut kind, ragged, groups) = dimensions(scope, op, [left, right])?;
    if kind.batch[0].contains(&ragged) {
        // Each batch has its own matrices whichever group it is of.
        return scope.define(op, kind, &[left, right]);
    }
    let place = kind.contracting[0].iter().position(|dim| *dim == ragged);
    let expected = usize::from(place.is_none());
    if groups.len() != expected {
        return malformed(format!(
            "expected {expected} of rhs_group_dimensions, found {groups:?}"
        ));
    }
    let found = bounds(scope, sizes)?;
    if let Some(form) = Form::new(scope, &kind, [left, right], (ragged, &groups)) {
        return form.lower(scope, op, [left, right], found);
    }
    let left = grouped(scope, left, ragged, &kind.batch[0], found)?;
    let after = |dims: &[usize]| -> Vec<usize> { dims.iter().map(|dim| dim + 1).collect() };
    let [left_batch, right_batch] = kind.batch.clone();
    kind.batch[0] = after(&left_batch);
    kind.contracting[0] = after(&kind.contracting[0]);
    let right = match place {
        None => {
            // [b, m, k], [g, b, k, n] → [b, m, n]
            kind.contracting[0].push(0);
            kind.contracting[1].extend(groups);
            right
        }
        Some(place) => {
            // [b, m, k], [b, k, n] → [g, b, m, n]
            let Some(&ragged) = kind.contracting[1].get(place) else {
                return malformed("expected as many contracting dimensions on both sides");
            };
            kind.batch[0].insert(0, 0);
            kind.batch[1] = [vec![0], after(&right_batch)].concat();
            kind.contracting[1] = after(&kind.contracting[1]);
            grouped(scope, right, ragged, &right_batch, found)?
        }
    };
    scope.define(op, kind, &[left, right])
}

/// How a ragged product is the op of its own.
struct Form {
    kind: RaggedDot,
    /// Dimensions of the operands in the order of the op.
    orders: [Vec<usize>; 2],
    /// Extents of the batch.
    batch: Vec<usize>,
}

impl Form {
    /// `None` where there are several dimensions of a kind, none, or no elements.
    fn new(
        scope: &Scope<'_, '_>,
        product: &DotGeneral,
        operands: [ValueId; 2],
        (ragged, groups): (usize, &[usize]),
    ) -> Option<Self> {
        let shapes = operands.map(|id| scope.ty(id).shape.clone());
        let [left, right] = [0, 1].map(|side| product.free(side, shapes[side].len()));
        let summed = product.contracting[0].contains(&ragged);
        let (&[inner], &[beside]) = (&product.contracting[0][..], &product.contracting[1][..])
        else {
            return None;
        };
        let mut transposed = false;
        let (own, other) = match (summed, groups) {
            (true, []) => {
                let (&[depth], &[columns]) = (&left[..], &right[..]) else {
                    return None;
                };
                (vec![inner, depth], vec![beside, columns])
            }
            (false, &[group]) => {
                let columns: Vec<usize> = right.into_iter().filter(|dim| *dim != group).collect();
                let (true, &[columns]) = (left == [ragged], &columns[..]) else {
                    return None;
                };
                // As they lie, so that nothing is moved.
                transposed = columns < beside;
                let own = [beside, columns];
                let matrix = [own[usize::from(transposed)], own[usize::from(!transposed)]];
                (vec![ragged, inner], [&[group], &matrix[..]].concat())
            }
            _ => return None,
        };
        if shapes.iter().flatten().any(|extent| *extent == 0) {
            return None;
        }
        let [first, second] = &product.batch;
        Some(Self {
            kind: RaggedDot {
                summed,
                transposed,
                groups: 0,
                precision: product.precision,
            },
            batch: first.iter().map(|dim| shapes[0][*dim]).collect(),
            orders: [[&first[..], &own].concat(), [&second[..], &other].concat()],
        })
    }

    fn lower<'m>(
        mut self,
        scope: &mut Scope<'_, 'm>,
        op: &'m Operation,
        operands: [ValueId; 2],
        found: Groups,
    ) -> Lowered {
        let rank = self.batch.len();
        let known = scope.ty(found.starts).shape.clone();
        let count = known[known.len() - 1];
        let bounds = [&self.batch[..], &[count]].concat();
        if count == 0 || known.len() > 1 && known != bounds {
            return malformed(format!(
                "expected sizes of groups {bounds:?}, found {known:?}"
            ));
        }
        self.kind.groups = count;
        let dims: Vec<usize> = (bounds.len() - known.len()..bounds.len()).collect();
        let mut all = Vec::new();
        for (id, order) in operands.into_iter().zip(&self.orders) {
            all.push(transposed(scope, id, order));
        }
        for id in [found.starts, found.ends] {
            all.push(scope.build.broadcast(id, &dims, &bounds));
        }
        let made = scope.result_type(op)?;
        if !self.kind.summed || rank == 0 {
            return scope.define(op, self.kind, &all);
        }
        // Groups come first there.
        if made.shape.len() != rank + 3 {
            return malformed(format!(
                "expected a result of rank {}, found {made}",
                rank + 3
            ));
        }
        let own = [
            &made.shape[1..=rank],
            &made.shape[..1],
            &made.shape[rank + 1..],
        ]
        .concat();
        let value = scope.build.emit(self.kind, &all, made.with_shape(own));
        let mut permutation: Vec<usize> = (0..rank + 3).collect();
        permutation[..=rank].rotate_right(1);
        scope.define(op, Transpose { permutation }, &[value])
    }
}

/// Dimensions in another order; the value itself where that is the same.
fn transposed(scope: &mut Scope<'_, '_>, x: ValueId, order: &[usize]) -> ValueId {
    if order.is_sorted() {
        return x;
    }
    let ty = scope.ty(x).clone();
    let shape: Vec<usize> = order.iter().map(|dim| ty.shape[*dim]).collect();
    let permutation = order.to_vec();
    scope
        .build
        .emit(Transpose { permutation }, &[x], ty.with_shape(shape))
}

/// The product as if there were one group, the ragged dimension, and that of groups.
fn dimensions<'m>(
    scope: &Scope<'_, 'm>,
    op: &'m Operation,
    operands: [ValueId; 2],
) -> Lowered<(DotGeneral, usize, Vec<usize>)> {
    let dims = scope
        .attributes(op)
        .structure("ragged_dot_dimension_numbers")?;
    let batch = [
        dims.dims("lhs_batching_dimensions")?,
        dims.dims("rhs_batching_dimensions")?,
    ];
    let contracting = [
        dims.dims("lhs_contracting_dimensions")?,
        dims.dims("rhs_contracting_dimensions")?,
    ];
    let ragged = dims.dims("lhs_ragged_dimensions")?;
    let groups = dims.dims("rhs_group_dimensions")?;
    let precision = scope.attributes(op).precisions()?;
    let ranks = operands.map(|id| scope.ty(id).shape.len());
    for (side, rank) in ranks.into_iter().enumerate() {
        let listed = batch[side].iter().chain(&contracting[side]);
        let named = [&ragged, &groups][side];
        if let Some(dim) = listed.chain(named).find(|dim| **dim >= rank) {
            return malformed(format!("dimension {dim} of rank {rank}"));
        }
    }
    let &[ragged] = &ragged[..] else {
        return malformed(format!(
            "expected 1 of lhs_ragged_dimensions, found {ragged:?}"
        ));
    };
    let kind = DotGeneral {
        batch,
        contracting,
        precision,
    };
    Ok((kind, ragged, groups))
}

/// Refuses what is too large to be told in or out of groups.
fn check_size(shape: &[usize]) -> Lowered {
    let bytes = shape
        .iter()
        .try_fold(size_of::<i64>(), |bytes, extent| bytes.checked_mul(*extent));
    match bytes.is_some_and(|bytes| bytes as u128 <= MAX_VALUE_BYTES) {
        true => Ok(()),
        false => unsupported(format!("tensors of {shape:?}, one for each group")),
    }
}

/// Where groups of these sizes begin and end.
fn bounds(scope: &mut Scope<'_, '_>, sizes: ValueId) -> Lowered<Groups> {
    let ty = scope.ty(sizes).clone();
    let Some((&count, prefix)) = ty.shape.split_last() else {
        return malformed("expected sizes of groups, found a scalar");
    };
    if DType::FLOATS.contains(&ty.dtype) || ty.dtype == DType::Bool {
        return malformed(format!("expected sizes of groups, found {ty}"));
    }
    let rank = prefix.len();
    if count > LONGEST_WINDOW {
        return unsupported(format!("{count} groups, expected at most {LONGEST_WINDOW}"));
    }
    let build = &mut scope.build;
    let sizes = build.convert(sizes, DType::I64);
    if count == 0 {
        return Ok(Groups {
            starts: sizes,
            ends: sizes,
        });
    }
    // Running sums, as JAX writes them: pods have an op for these that takes no pairs.
    // bounded: a dimension each
    let mut window = vec![1; rank + 1];
    let mut sliding = Sliding::plain(rank + 1);
    window[rank] = count;
    sliding.padding[rank][0] = count as i64 - 1;
    let initial = build.scalar(DType::I64, Scalar::Integer(0));
    let kind = ReduceWindow {
        combiner: Combiner::Add,
        window,
        sliding,
    };
    let ends = TensorType::new(DType::I64, ty.shape.clone());
    let ends = build.emit(kind, &[sizes, initial], ends);
    let starts = build.binary(BinaryOp::Sub, ends, sizes);
    Ok(Groups { starts, ends })
}

/// The tensor for each group, with a dimension for them in front, and 0 where a position along a
/// dimension is not of the group.
fn grouped(
    scope: &mut Scope<'_, '_>,
    x: ValueId,
    dim: usize,
    batch: &[usize],
    groups: Groups,
) -> Lowered<ValueId> {
    let bounds = scope.ty(groups.ends).shape.to_vec();
    let (count, prefix) = (bounds[bounds.len() - 1], &bounds[..bounds.len() - 1]);
    let own: Vec<_> = batch.iter().map(|dim| scope.ty(x).shape[*dim]).collect();
    if !prefix.is_empty() && *prefix != own[..] {
        return malformed(format!(
            "expected sizes of groups for batches {own:?}, found {bounds:?}"
        ));
    }
    let ty = scope.ty(x).clone();
    let shape = [&[count], &ty.shape[..]].concat();
    check_size(&shape)?;
    let mut places: Vec<usize> = match prefix.is_empty() {
        true => vec![],
        false => batch.iter().map(|dim| dim + 1).collect(),
    };
    places.push(0);
    let build = &mut scope.build;
    let x = build.broadcast(x, (1..shape.len()).collect::<Vec<_>>(), &shape);
    let positions = build.iota(TensorType::new(DType::I64, &shape[..]), dim + 1);
    let starts = build.broadcast(groups.starts, &places, &shape);
    let ends = build.broadcast(groups.ends, &places, &shape);
    let is_after = build.compare(Direction::Ge, positions, starts);
    let is_before = build.compare(Direction::Lt, positions, ends);
    let is_inside = build.binary(BinaryOp::And, is_after, is_before);
    let nothing = build.fill(ty.with_shape(&shape[..]), Scalar::Integer(0));
    Ok(build.select(is_inside, x, nothing))
}
