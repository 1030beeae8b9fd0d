//! TRANSPOSE, REVERSE_V2, DEPTH_TO_SPACE, SPACE_TO_DEPTH, BATCH_TO_SPACE_ND, SPACE_TO_BATCH_ND and
//! MIRROR_PAD: elements in another order.

use peapod_ir::ValueId;
use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::Pad;
use peapod_ir::ops::tensor::{Reverse, Transpose};

use super::super::op::{ForeignOp, Operand};
use super::super::shape::MAX_RANK;
use super::super::wire::{BuiltinOptions, MirrorPadMode};
use super::pad::zero_point;
use crate::error::ImportError;

/// Inputs: the tensor, constant dimensions of it in the order of the result's.
pub(in super::super) fn transpose(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let (input, order) = (op.operand(0, "operand")?, op.operand(1, "permutation")?);
    let rank = input.ty.shape.len();
    let order = op.integers(order, MAX_RANK)?.into_iter();
    let order: Vec<_> = order
        .map(|dim| op.dimension(dim, rank))
        .collect::<Result<_, _>>()?;
    if (0..rank).any(|dim| !order.contains(&dim)) || order.len() != rank {
        return Err(op.malformed(format!("{order:?} is no order of {rank} dimensions")));
    }
    let value = op.stored(input)?;
    let moved = permuted(&mut op.emitter.build, value, order);
    op.define_stored(&[moved])
}

/// Inputs: the tensor, constant axes.
pub(in super::super) fn reverse(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let (input, axes) = (op.operand(0, "operand")?, op.operand(1, "axes")?);
    let rank = input.ty.shape.len();
    let axes = op.integers(axes, MAX_RANK)?.into_iter();
    let mut dims: Vec<_> = axes
        .map(|dim| op.dimension(dim, rank))
        .collect::<Result<_, _>>()?;
    dims.sort_unstable();
    dims.dedup();
    let value = op.stored(input)?;
    let moved = reversed(&mut op.emitter.build, value, dims);
    op.define_stored(&[moved])
}

/// Input: NHWC. Channels fall into the rows and columns of blocks.
pub(in super::super) fn depth_to_space(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::DepthToSpaceOptions,
        op.table.builtin_options_as_depth_to_space_options(),
    )?;
    let input = op.operand(0, "operand")?;
    let ([n, h, w, c], block) = (
        op.extents(input)?,
        op.extent("block", options.block_size())?,
    );
    if !c.is_multiple_of(block * block) {
        return Err(op.malformed(format!("{c} channels are no blocks of {block} x {block}")));
    }
    let depth = c / block / block;
    let value = op.stored(input)?;
    let build = &mut op.emitter.build;
    let blocks = build.shaped(value, [n, h, w, block, block, depth]);
    let moved = permuted(build, blocks, vec![0, 1, 3, 2, 4, 5]);
    let joined = build.shaped(moved, [n, h * block, w * block, depth]);
    op.define_stored(&[joined])
}

/// Input: NHWC. Rows and columns of blocks become channels.
pub(in super::super) fn space_to_depth(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::SpaceToDepthOptions,
        op.table.builtin_options_as_space_to_depth_options(),
    )?;
    let input = op.operand(0, "operand")?;
    let ([n, h, w, c], block) = (
        op.extents(input)?,
        op.extent("block", options.block_size())?,
    );
    if !h.is_multiple_of(block) || !w.is_multiple_of(block) {
        return Err(op.malformed(format!(
            "{h} x {w} is no number of blocks of {block} x {block}"
        )));
    }
    let value = op.stored(input)?;
    let build = &mut op.emitter.build;
    let blocks = build.shaped(value, [n, h / block, block, w / block, block, c]);
    let moved = permuted(build, blocks, vec![0, 1, 3, 2, 4, 5]);
    let joined = build.shaped(moved, [n, h / block, w / block, block * block * c]);
    op.define_stored(&[joined])
}

/// Inputs: the tensor, constant block extents, constant pairs of what is cut off in the end.
pub(in super::super) fn batch_to_space(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let Blocked {
        input,
        block,
        pairs,
    } = Blocked::read(op)?;
    let (shape, count) = (&input.ty.shape, block.len());
    let batches: usize = block.iter().product();
    if batches == 0 || !shape[0].is_multiple_of(batches) {
        return Err(op.malformed(format!(
            "batch {} is no multiple of blocks {block:?}",
            shape[0]
        )));
    }
    let (space, rest) = shape[1..].split_at(count);
    let rest: usize = rest.iter().product();
    let value = op.stored(input)?;
    let build = &mut op.emitter.build;
    let apart = [&block[..], &[shape[0] / batches], space, &[rest]].concat();
    let blocks = build.shaped(value, apart);
    let interleaved = (0..count).flat_map(|dim| [count + 1 + dim, dim]);
    let order = [count]
        .into_iter()
        .chain(interleaved)
        .chain([2 * count + 1]);
    let moved = permuted(build, blocks, order.collect());
    let mut joined = shape.clone();
    joined[0] /= batches;
    for (extent, block) in joined[1..].iter_mut().zip(&block) {
        *extent *= block;
    }
    let whole = build.shaped(moved, &joined);
    let (mut start, mut limit) = (vec![0; joined.len()], joined.clone());
    for (dim, [before, after]) in (1..).zip(pairs) {
        start[dim] = before;
        limit[dim] = limit[dim].saturating_sub(after);
    }
    if start
        .iter()
        .zip(&limit)
        .any(|(start, limit)| start >= limit)
    {
        return Err(op.malformed(format!("nothing of {joined:?} is left")));
    }
    let cut = op.emitter.build.slice(whole, start, limit);
    op.define_stored(&[cut])
}

/// Inputs: the tensor, constant block extents, constant pairs of padding that comes first.
pub(in super::super) fn space_to_batch(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let Blocked {
        input,
        block,
        pairs,
    } = Blocked::read(op)?;
    let (mut shape, count) = (input.ty.shape.clone(), block.len());
    let mut padding = vec![[0, 0]; shape.len()];
    padding[1..=count].copy_from_slice(&pairs);
    for (extent, [before, after]) in shape.iter_mut().zip(&padding) {
        *extent = extent.saturating_add(*before).saturating_add(*after);
    }
    op.check_elements(&shape)?;
    let extents = || shape[1..].iter().zip(&block);
    if extents().any(|(extent, block)| *block == 0 || !extent.is_multiple_of(*block)) {
        return Err(op.malformed(format!("{shape:?} is no number of blocks of {block:?}")));
    }
    let value = f64::from(zero_point(op.result().ty));
    let stored = op.stored(input)?;
    let build = &mut op.emitter.build;
    let ty = build.ty(stored).with_shape(&shape[..]);
    let padded = build.emit(Pad { padding, value }, &[stored], ty);
    let rest: usize = shape[count + 1..].iter().product();
    let split = extents().flat_map(|(extent, block)| [extent / block, *block]);
    let apart: Vec<_> = [shape[0]].into_iter().chain(split).chain([rest]).collect();
    let blocks = build.shaped(padded, apart);
    let order = (0..count).map(|dim| 2 * dim + 2).chain([0]);
    let order = order
        .chain((0..count).map(|dim| 2 * dim + 1))
        .chain([2 * count + 1]);
    let moved = permuted(build, blocks, order.collect());
    shape[0] *= block.iter().product::<usize>();
    for (extent, block) in shape[1..].iter_mut().zip(&block) {
        *extent /= block;
    }
    let joined = build.shaped(moved, &shape);
    op.define_stored(&[joined])
}

/// An operator between batch and space.
struct Blocked<'t> {
    input: Operand<'t>,
    /// Extents of a block.
    block: Vec<usize>,
    /// What is added or cut off, for each of these.
    pairs: Vec<[usize; 2]>,
}

impl<'t> Blocked<'t> {
    fn read(op: &ForeignOp<'_, 't>) -> Result<Self, ImportError> {
        let (input, block) = (op.operand(0, "operand")?, op.operand(1, "block")?);
        let pairs = op.operand(2, "padding")?;
        let (block, numbers) = (op.sizes(block, MAX_RANK)?, op.sizes(pairs, 2 * MAX_RANK)?);
        let (pairs, _) = numbers.as_chunks();
        let most = input
            .ty
            .shape
            .len()
            .min(1 + (MAX_RANK - 2) / 2)
            .saturating_sub(1);
        if !(1..=most).contains(&block.len()) || pairs.len() != block.len() {
            let (found, pairs) = (block.len(), pairs.len());
            return Err(op.malformed(format!(
                "expected 1 to {most} extents of a block, and as many pairs of padding, found \
                 {found} and {pairs}"
            )));
        }
        let pairs = pairs.to_vec();
        Ok(Self {
            input,
            block,
            pairs,
        })
    }
}

/// Inputs: the tensor, constant paddings [rank, 2], which mirror its elements.
pub(in super::super) fn mirror_pad(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::MirrorPadOptions,
        op.table.builtin_options_as_mirror_pad_options(),
    )?;
    // Whether the outermost elements are not repeated.
    let skipped = usize::from(options.mode() == MirrorPadMode::REFLECT);
    let (input, paddings) = (op.operand(0, "operand")?, op.operand(1, "paddings")?);
    let mut shape = input.ty.shape.clone();
    let numbers = op.sizes(paddings, 2 * MAX_RANK)?;
    let (pairs, _) = numbers.as_chunks();
    if pairs.len() != shape.len() {
        let (rank, found) = (shape.len(), pairs.len());
        return Err(op.malformed(format!("expected {rank} pairs of padding, found {found}")));
    }
    let mut value = op.stored(input)?;
    for (axis, &[before, after]) in pairs.iter().enumerate() {
        let extent = shape[axis];
        let most = extent.saturating_sub(skipped);
        if before.max(after) > most {
            return Err(op.malformed(format!(
                "expected a padding of at most {most} at axis {axis}"
            )));
        }
        shape[axis] += before + after;
        op.check_elements(&shape)?;
        let build = &mut op.emitter.build;
        let mut parts = Vec::new();
        if before > 0 {
            parts.push(mirrored(build, value, axis, [skipped, skipped + before]));
        }
        parts.push(value);
        if after > 0 {
            let end = extent - skipped;
            parts.push(mirrored(build, value, axis, [end - after, end]));
        }
        if parts.len() > 1 {
            value = build.concatenate(&parts, axis);
        }
    }
    op.define_stored(&[value])
}

/// Part of a tensor along an axis, in the opposite order.
fn mirrored(build: &mut Builder, value: ValueId, axis: usize, [from, to]: [usize; 2]) -> ValueId {
    let mut limit = build.shape(value).to_vec();
    let mut start = vec![0; limit.len()];
    (start[axis], limit[axis]) = (from, to);
    let part = build.slice(value, start, limit);
    reversed(build, part, vec![axis])
}

/// A value in the opposite order along dimensions.
pub(super) fn reversed(build: &mut Builder, value: ValueId, dims: Vec<usize>) -> ValueId {
    let ty = build.ty(value).clone();
    build.emit(Reverse { dims }, &[value], ty)
}

/// A value whose dimensions are in another order.
pub(super) fn permuted(build: &mut Builder, value: ValueId, permutation: Vec<usize>) -> ValueId {
    if permutation.iter().copied().eq(0..permutation.len()) {
        return value;
    }
    let shape = build.shape(value);
    let shape: Vec<usize> = permutation.iter().map(|dim| shape[*dim]).collect();
    let ty = build.ty(value).with_shape(shape);
    build.emit(Transpose { permutation }, &[value], ty)
}
