//! Scatters by any region: an update at a time, each a slice that is taken, combined and put back,
//! or all of them at once where the program says that no two meet.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::scatter::Update;
use peapod_ir::ops::tensor::{DynamicSlice, Gather, Points, Scatter, Transpose, While};
use peapod_ir::{DType, TensorType, ValueId};

use super::combiner::Body;
use super::control::Captured;
use super::error::{Lowered, malformed};
use super::lifted;
use super::scope::Scope;
use crate::stablehlo::{Attribute, Operation};

/// Where updates go, and how they lie.
#[derive(Clone)]
struct Slices {
    /// Number of updates.
    count: usize,
    /// Dimensions of the operands that an index points into, in its order.
    dims: Vec<usize>,
    /// Dimensions of the operands that updates do not have.
    inserted: Vec<usize>,
    /// Extents of an update.
    window: Vec<usize>,
    /// Extents of a slice, for every dimension of the operands.
    sizes: Vec<usize>,
}

/// A scatter into some operands, `count` of them, at indices, of as many updates.
pub(super) fn lower<'m>(
    scope: &mut Scope<'_, 'm>,
    op: &'m Operation,
    body: Body<'m>,
    scatter: &Scatter,
) -> Lowered {
    let operands = scope.all_operands(op)?;
    let count = operands.len() / 2;
    let (targets, rest) = operands.split_at(count);
    let [indices, updates @ ..] = rest else {
        return malformed("expected indices");
    };
    let (indices, slices) = plain_indices(scope, scatter, targets[0], *indices, updates[0])?;
    let flat: Lowered<Vec<_>> = updates
        .iter()
        .map(|update| flattened(scope, *update, &scatter.window_dims, &slices))
        .collect();
    let flat = flat?;
    let is_unique = op.attribute("unique_indices") == Some(&Attribute::Bool(true));
    let results = match (is_unique || slices.count <= 1, slices.count) {
        (_, 0) => targets.to_vec(),
        (true, _) => combined(scope, body, targets, indices, &flat, &slices)?,
        (false, _) => one_by_one(scope, op, body, (targets, indices, &flat), &slices)?,
    };
    scope.define_as(op, &results)
}

/// Whether the dimensions that a scatter names are there, for these ranks of indices, operands and
/// updates.
fn is_sound(scatter: &Scatter, rank: usize, target_rank: usize, update_rank: usize) -> bool {
    let points = &scatter.points;
    let vector = points.index_vector_dim;
    let batch = &points.indices_batch;
    let targets = [&points.dims[..], &points.batch, &scatter.inserted].concat();
    vector <= rank
        && points.batch.len() == batch.len()
        && batch.iter().all(|dim| *dim < rank && *dim != vector)
        && targets.iter().all(|dim| *dim < target_rank)
        && scatter.window_dims.iter().all(|dim| *dim < update_rank)
}

/// The indices as `[n, k]`, with those of batch dimensions among them.
fn plain_indices(
    scope: &mut Scope<'_, '_>,
    scatter: &Scatter,
    target: ValueId,
    indices: ValueId,
    update: ValueId,
) -> Lowered<(ValueId, Slices)> {
    let points = &scatter.points;
    let (shape, own) = (scope.ty(target).shape.to_vec(), scope.ty(indices).clone());
    let vector = points.index_vector_dim;
    let rank = own.shape.len();
    let update_shape = scope.ty(update).shape.to_vec();
    if !is_sound(scatter, rank, shape.len(), update_shape.len()) {
        return malformed(format!("{points:?} for {own} into {shape:?}"));
    }
    // The dimension of vectors comes last.
    let mut order: Vec<usize> = (0..rank).filter(|dim| *dim != vector).collect();
    let extents: Vec<usize> = order.iter().map(|dim| own.shape[*dim]).collect();
    let count: usize = extents.iter().product();
    let mut vectors = indices;
    if vector < rank {
        order.push(vector);
        let permuted: Vec<usize> = order.iter().map(|dim| own.shape[*dim]).collect();
        let permutation = order.clone();
        let ty = own.with_shape(permuted);
        vectors = scope.build.emit(Transpose { permutation }, &[indices], ty);
    }
    let width = own.shape.get(vector).copied().unwrap_or(1);
    if width != points.dims.len() {
        return malformed(format!("indices of {width} numbers for {points:?}"));
    }
    let mut parts = vec![scope.build.reshape(vectors, [count, width])];
    for dim in &points.indices_batch {
        let place = order.iter().position(|other| other == dim).unwrap_or(0);
        let along = scope.build.iota(own.with_shape(extents.clone()), place);
        parts.push(scope.build.reshape(along, [count, 1]));
    }
    let inserted = [&scatter.inserted[..], &points.batch].concat();
    let window = scatter.window_dims.iter().map(|dim| update_shape[*dim]);
    let window: Vec<usize> = window.collect();
    let mut left = window.iter();
    let sizes = (0..shape.len()).map(|dim| match inserted.contains(&dim) {
        true => Some(1),
        false => left.next().copied(),
    });
    let Some(sizes) = sizes.collect::<Option<Vec<usize>>>() else {
        return malformed(format!("updates {update_shape:?} for {shape:?}"));
    };
    let indices = scope.build.concatenate(&parts, 1);
    let slices = Slices {
        count,
        dims: [&points.dims[..], &points.batch].concat(),
        inserted,
        window,
        sizes,
    };
    Ok((indices, slices))
}

/// Updates as `[n, …]`: the dimensions that walk through a slice come last.
fn flattened(
    scope: &mut Scope<'_, '_>,
    update: ValueId,
    window_dims: &[usize],
    slices: &Slices,
) -> Lowered<ValueId> {
    let ty = scope.ty(update).clone();
    let others = (0..ty.shape.len()).filter(|dim| !window_dims.contains(dim));
    let permutation: Vec<usize> = others.chain(window_dims.iter().copied()).collect();
    let permuted: Vec<usize> = permutation
        .iter()
        .filter_map(|dim| ty.shape.get(*dim).copied())
        .collect();
    let flat = [&[slices.count][..], &slices.window].concat();
    if permuted.len() != ty.shape.len() || flat.iter().product::<usize>() != ty.elements() {
        return malformed(format!("updates {ty}, expected {} of them", slices.count));
    }
    let permuted = ty.with_shape(permuted);
    let kind = Transpose { permutation };
    let permuted = scope.build.emit(kind, &[update], permuted);
    Ok(scope.build.reshape(permuted, flat))
}

/// The operands with all updates, of which no two go to one place, combined into them. What is
/// taken for a slice that is not inside as a whole is another one, which is not put back.
fn combined<'m>(
    scope: &mut Scope<'_, 'm>,
    body: Body<'m>,
    targets: &[ValueId],
    indices: ValueId,
    updates: &[ValueId],
    slices: &Slices,
) -> Lowered<Vec<ValueId>> {
    let count = scope.ty(indices).shape[0];
    let points = Points {
        dims: slices.dims.clone(),
        batch: vec![],
        indices_batch: vec![],
        index_vector_dim: 1,
    };
    let window_dims: Vec<usize> = (1..=slices.window.len()).collect();
    let shape = [&[count][..], &slices.window].concat();
    let mut arguments = Vec::new();
    for &target in targets {
        let kind = Gather {
            points: points.clone(),
            offset_dims: window_dims.clone(),
            collapsed: slices.inserted.clone(),
            slice_sizes: slices.sizes.clone(),
        };
        let ty = scope.ty(target).with_shape(shape.clone());
        arguments.push(scope.build.emit(kind, &[target, indices], ty));
    }
    arguments.extend(updates);
    let new = lifted::apply(scope, body, &arguments)?;
    let mut results = Vec::new();
    for (&target, &new) in targets.iter().zip(&new) {
        let kind = Scatter {
            combiner: Update::Assign,
            points: points.clone(),
            window_dims: window_dims.clone(),
            inserted: slices.inserted.clone(),
        };
        let ty = scope.ty(target).clone();
        results.push(scope.build.emit(kind, &[target, indices, new], ty));
    }
    Ok(results)
}

/// The operands with updates combined into them in order.
fn one_by_one<'m>(
    scope: &mut Scope<'_, 'm>,
    op: &'m Operation,
    body: Body<'m>,
    (targets, indices, updates): (&[ValueId], ValueId, &[ValueId]),
    slices: &Slices,
) -> Lowered<Vec<ValueId>> {
    let captured = Captured::of(scope, &op.regions)?;
    let first = scope.build.scalar(DType::I32, Scalar::Integer(0));
    let mut operands = vec![first];
    operands.extend(targets);
    operands.push(indices);
    operands.extend(updates);
    let own = operands.len();
    operands.extend(captured.operands());
    let types: Vec<TensorType> = operands.iter().map(|id| scope.ty(*id).clone()).collect();
    let prefix = format!("{}.updates.{}", scope.build.function().name, op.span.line);
    let name = scope.program.unique_name(format!("{prefix}.condition"));
    let mut inner = Scope::new(&mut *scope.program, scope.text, name.clone());
    let arguments = add_arguments(&mut inner, &types);
    let limit = i64::try_from(slices.count).unwrap_or(i64::MAX);
    let limit = inner.build.scalar(DType::I32, Scalar::Integer(limit));
    let goes_on = inner.build.compare(Direction::Lt, arguments[0], limit);
    let condition = inner.build.finish(vec![goes_on]);
    scope.program.functions.push(condition);
    let condition = name;

    let name = scope.program.unique_name(format!("{prefix}.body"));
    let constants = captured.copies(scope);
    let mut inner = Scope::new(&mut *scope.program, scope.text, name.clone());
    let arguments = add_arguments(&mut inner, &types);
    captured.bind(&mut inner, &arguments[own..], constants);
    let at = arguments[0];
    let one = inner.build.scalar(DType::I32, Scalar::Integer(1));
    let next = inner.build.binary(BinaryOp::Add, at, one);
    let rows = arguments[1 + targets.len()..own].iter();
    let rows: Vec<_> = rows.map(|row| row_at(&mut inner, *row, at)).collect();
    let held = &arguments[1..=targets.len()];
    let new = combined(&mut inner, body, held, rows[0], &rows[1..], slices)?;
    let function = inner.build.finish([vec![next], new].concat());
    scope.program.functions.push(function);
    let kind = While {
        condition,
        body: name,
    };
    let results = types[..=targets.len()].to_vec();
    let results = scope.build.emit_many(kind, &operands, results);
    Ok(results[1..].to_vec())
}

fn add_arguments(scope: &mut Scope<'_, '_>, types: &[TensorType]) -> Vec<ValueId> {
    let arguments = types.iter().enumerate();
    let arguments =
        arguments.map(|(index, ty)| scope.build.argument(format!("arg{index}"), ty.clone()));
    arguments.collect()
}

/// One row, `[1, …]`.
fn row_at(scope: &mut Scope<'_, '_>, x: ValueId, at: ValueId) -> ValueId {
    let mut ty = scope.ty(x).clone();
    ty.shape[0] = 1;
    let zero = scope.build.scalar(DType::I32, Scalar::Integer(0));
    let mut inputs = vec![x, at];
    inputs.resize(1 + ty.shape.len(), zero);
    scope.build.emit(DynamicSlice, &inputs, ty)
}
