//! SLICE, STRIDED_SLICE, DYNAMIC_UPDATE_SLICE, PACK and UNPACK.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::{DynamicUpdateSlice, Slice};
use peapod_ir::{DType, ValueId};

use super::super::op::ForeignOp;
use super::super::shape::MAX_RANK;
use super::super::wire::{BuiltinOptions, StridedSliceOptions};
use super::permute::reversed;
use crate::error::ImportError;

/// Inputs: the tensor, constant first indices, constant extents; -1 is all that is left.
pub(in super::super) fn slice(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let input = op.operand(0, "operand")?;
    let (start, sizes) = (op.operand(1, "first indices")?, op.operand(2, "extents")?);
    let (start, sizes) = (op.sizes(start, MAX_RANK)?, op.integers(sizes, MAX_RANK)?);
    let shape = &input.ty.shape;
    let ends = shape.iter().zip(start.iter().zip(&sizes));
    let limit: Vec<usize> = ends
        .map(|(&extent, (&start, &size))| match usize::try_from(size) {
            Ok(size) => start.saturating_add(size),
            Err(_) => extent,
        })
        .collect();
    let inside = |dim: usize| start[dim] <= limit[dim] && limit[dim] <= shape[dim];
    let counted = [start.len(), sizes.len()] == [shape.len(); 2];
    if !counted || !(0..shape.len()).all(inside) {
        let what = format!("expected a part of {shape:?}, found {sizes:?} elements from {start:?}");
        return Err(op.malformed(what));
    }
    let value = op.stored(input)?;
    let part = op.emitter.build.slice(value, start, limit);
    op.define_stored(&[part])
}

/// Inputs: the tensor, a part of it, the first index of the part in each dimension; an index from
/// which on the part would not fit is the last one where it does.
pub(in super::super) fn dynamic_update_slice(
    op: &mut ForeignOp<'_, '_>,
) -> Result<(), ImportError> {
    let [x, update] = [op.operand(0, "operand")?, op.operand(1, "update")?];
    let starts = op.operand(2, "first indices")?;
    let ([count], rank) = (op.extents(starts)?, x.ty.shape.len());
    if count != rank || update.ty.dtype != x.ty.dtype {
        let what = format!("expected {rank} first indices and elements of one type");
        return Err(op.malformed(what));
    }
    let (x, update, starts) = (op.stored(x)?, op.stored(update)?, op.value(starts)?);
    let build = &mut op.emitter.build;
    let starts = within(build, starts, [x, update]);
    let mut operands = vec![x, update];
    for dim in 0..rank {
        let start = build.slice(starts, vec![dim], vec![dim + 1]);
        operands.push(build.reshape(start, []));
    }
    let ty = build.ty(x).clone();
    let result = build.emit(DynamicUpdateSlice, &operands, ty);
    op.define_stored(&[result])
}

/// First indices as s32, where the part at `x` begins that has the shape of `update`. Those of 64
/// bits are limited before: they may be far beyond s32.
fn within(build: &mut Builder, starts: ValueId, [x, update]: [ValueId; 2]) -> ValueId {
    let ty = build.ty(starts).clone();
    let mut starts = starts;
    if ty.dtype == DType::I64 && ty.elements() > 0 {
        let extents = build.shape(x).iter().zip(build.shape(update));
        let last = extents
            .flat_map(|(of_x, of_update)| (of_x.saturating_sub(*of_update) as i64).to_le_bytes());
        let last: Vec<u8> = last.collect();
        let last = build.literal(ty.clone(), last);
        let first = build.splat(ty, &0_i64.to_le_bytes());
        starts = build.binary(BinaryOp::Min, starts, last);
        starts = build.binary(BinaryOp::Max, starts, first);
    }
    build.convert(starts, DType::I32)
}

/// Inputs: the tensor, constant first indices, limits and strides.
pub(in super::super) fn strided_slice(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let picks = picks(op)?;
    let value = op.stored(op.operand(0, "operand")?)?;
    let part = picked(op, value, &picks);
    let shape = picks.iter().flat_map(Pick::extents).collect::<Vec<_>>();
    let shaped = op.emitter.build.shaped(part, shape);
    op.define_stored(&[shaped])
}

/// The shape of the result of STRIDED_SLICE.
pub(in super::super) fn strided_slice_shape(
    op: &ForeignOp<'_, '_>,
) -> Result<Vec<usize>, ImportError> {
    let picks = picks(op)?;
    Ok(picks.iter().flat_map(Pick::extents).collect())
}

/// What STRIDED_SLICE takes of each dimension.
fn picks(op: &ForeignOp<'_, '_>) -> Result<Vec<Pick>, ImportError> {
    let options = op.optional_options(
        BuiltinOptions::StridedSliceOptions,
        op.table.builtin_options_as_strided_slice_options(),
    )?;
    let input = op.operand(0, "operand")?;
    let [begin, end, stride] = ["first indices", "limits", "strides"];
    let [begin, end, stride] = [(1, begin), (2, end), (3, stride)].map(|(index, role)| {
        let operand = op.operand(index, role)?;
        op.integers(operand, 2 * MAX_RANK)
    });
    let asked = Asked {
        begin: begin?,
        end: end?,
        stride: stride?,
        masks: options.map_or_else(Masks::default, Masks::of),
    };
    let picks = asked.picks(&input.ty.shape);
    picks.map_err(|what| op.malformed(what))
}

/// Emits what is taken of a tensor, with all of its dimensions.
fn picked(op: &mut ForeignOp<'_, '_>, value: ValueId, picks: &[Pick]) -> ValueId {
    let taken = || picks.iter().filter_map(|pick| pick.taken);
    let kind = Slice {
        start: taken().map(|it| it.lowest).collect(),
        limit: taken()
            .map(|it| match it.count {
                0 => it.lowest,
                count => it.lowest + (count - 1) * it.step + 1,
            })
            .collect(),
        stride: taken().map(|it| it.step).collect(),
    };
    let backwards = taken()
        .enumerate()
        .filter(|(_, it)| it.is_backwards && it.count > 1);
    let dims: Vec<usize> = backwards.map(|(dim, _)| dim).collect();
    let build = &mut op.emitter.build;
    let ty = build
        .ty(value)
        .with_shape(taken().map(|it| it.count).collect::<Vec<_>>());
    let part = match build.ty(value) == &ty {
        true => value,
        false => build.emit(kind, &[value], ty),
    };
    match dims.is_empty() {
        true => part,
        false => reversed(build, part, dims),
    }
}

/// What a strided slice asks for, by entries that are for one or several dimensions or none.
struct Asked {
    begin: Vec<i64>,
    end: Vec<i64>,
    stride: Vec<i64>,
    masks: Masks,
}

/// Bits by entry.
#[derive(Default)]
struct Masks {
    begin: i32,
    end: i32,
    ellipsis: i32,
    new_axis: i32,
    shrink: i32,
    /// Limits count from the first index.
    offset: bool,
}

impl Masks {
    fn of(options: StridedSliceOptions<'_>) -> Self {
        Self {
            begin: options.begin_mask(),
            end: options.end_mask(),
            ellipsis: options.ellipsis_mask(),
            new_axis: options.new_axis_mask(),
            shrink: options.shrink_axis_mask(),
            offset: options.offset(),
        }
    }
}

fn has(mask: i32, entry: usize) -> bool {
    mask >> entry & 1 == 1
}

/// What is taken of a dimension, if the pick is of one, and what becomes of it in the result.
struct Pick {
    taken: Option<Taken>,
    /// The result has a dimension for it.
    is_kept: bool,
}

/// Indices of a dimension: `count` of them that are `step` apart.
#[derive(Clone, Copy)]
struct Taken {
    lowest: usize,
    count: usize,
    step: usize,
    is_backwards: bool,
}

impl Pick {
    /// All of a dimension.
    fn all(extent: usize) -> Self {
        let taken = Taken {
            lowest: 0,
            count: extent,
            step: 1,
            is_backwards: false,
        };
        Self {
            taken: Some(taken),
            is_kept: true,
        }
    }

    /// The extent in the result, if there is one.
    fn extents(&self) -> Option<usize> {
        self.is_kept.then(|| self.taken.map_or(1, |it| it.count))
    }
}

impl Asked {
    /// What is taken of each dimension, with new dimensions between.
    fn picks(&self, shape: &[usize]) -> Result<Vec<Pick>, String> {
        let entries = self.begin.len();
        if [self.end.len(), self.stride.len()] != [entries; 2] {
            let found = [entries, self.end.len(), self.stride.len()];
            return Err(format!(
                "expected as many first indices, limits and strides, found {found:?}"
            ));
        }
        let is_dimension =
            |entry: &usize| !has(self.masks.ellipsis, *entry) && !has(self.masks.new_axis, *entry);
        let named = (0..entries).filter(is_dimension).count();
        let Some(mut others) = shape.len().checked_sub(named) else {
            let rank = shape.len();
            return Err(format!("expected at most {rank} dimensions, found {named}"));
        };
        let (mut picks, mut extents) = (Vec::new(), shape.iter().copied());
        for entry in 0..entries {
            if has(self.masks.ellipsis, entry) {
                picks.extend(extents.by_ref().take(others).map(Pick::all));
                others = 0;
            } else if has(self.masks.new_axis, entry) {
                picks.push(Pick {
                    taken: None,
                    is_kept: true,
                });
            } else if let Some(extent) = extents.next() {
                picks.push(Pick {
                    taken: Some(self.taken(entry, extent)?),
                    is_kept: !has(self.masks.shrink, entry),
                });
            }
        }
        picks.extend(extents.map(Pick::all));
        Ok(picks)
    }

    /// What an entry takes of a dimension of this extent.
    fn taken(&self, entry: usize, extent: usize) -> Result<Taken, String> {
        let (stride, extent) = (self.stride[entry], extent as i64);
        // Where indices end in either direction.
        let (least, most) = match stride {
            0 => return Err("expected strides other than 0".to_owned()),
            1.. => (0, extent),
            _ => (-1, extent - 1),
        };
        let from_end = |index: i64| {
            if index < 0 {
                index.saturating_add(extent)
            } else {
                index
            }
        };
        let [first, last] = if stride > 0 {
            [least, most]
        } else {
            [most, least]
        };
        let begin = match has(self.masks.begin, entry) {
            true => first,
            false => from_end(self.begin[entry]).clamp(least, most),
        };
        let end = if has(self.masks.shrink, entry) {
            begin + stride.signum()
        } else if has(self.masks.end, entry) {
            last
        } else if self.masks.offset {
            begin.saturating_add(self.end[entry]).clamp(least, most)
        } else {
            from_end(self.end[entry]).clamp(least, most)
        };
        let span = (end - begin) * stride.signum();
        if has(self.masks.shrink, entry) && !(0..extent).contains(&begin) {
            return Err(format!(
                "expected a part of extent {extent}, found {begin} to {end}"
            ));
        }
        Ok(match usize::try_from(span) {
            Ok(span @ 1..) => Taken::of(begin, span, stride, extent),
            _ => Taken::NONE,
        })
    }
}

impl Taken {
    /// None of a dimension.
    const NONE: Self = Self {
        lowest: 0,
        count: 0,
        step: 1,
        is_backwards: false,
    };

    /// What is taken from the index `begin` on, over so many indices of an extent.
    fn of(begin: i64, span: usize, stride: i64, extent: i64) -> Self {
        let step = usize::try_from(stride.unsigned_abs()).unwrap_or(usize::MAX);
        let count = span.div_ceil(step);
        let reach = ((count - 1) * step) as i64;
        let lowest = if stride > 0 { begin } else { begin - reach };
        Self {
            lowest: lowest as usize,
            count,
            // Where one index is taken, larger steps say the same.
            step: step.min(extent as usize),
            is_backwards: stride < 0,
        }
    }
}

/// Inputs: tensors of one shape, which the result has along a new axis.
pub(in super::super) fn pack(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::PackOptions,
        op.table.builtin_options_as_pack_options(),
    )?;
    let first = op.operand(0, "operand")?;
    let axis = op.dimension(options.axis().into(), first.ty.shape.len() + 1)?;
    op.check_elements(&[&first.ty.shape[..], &[op.inputs.len()]].concat())?;
    let mut parts = Vec::new();
    for index in 0..op.inputs.len() {
        let operand = op.operand(index, "operand")?;
        let mut shape = operand.ty.shape.clone();
        if shape != first.ty.shape {
            let what = format!(
                "expected operands of one shape, found {:?} and {shape:?}",
                first.ty.shape
            );
            return Err(op.malformed(what));
        }
        shape.insert(axis, 1);
        let value = op.stored(operand)?;
        parts.push(op.emitter.build.shaped(value, shape));
    }
    let packed = match parts[..] {
        [part] => part,
        _ => op.emitter.build.concatenate(&parts, axis),
    };
    op.define_stored(&[packed])
}

/// Input: the tensor. Every result is an index of an axis of it.
pub(in super::super) fn unpack(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::UnpackOptions,
        op.table.builtin_options_as_unpack_options(),
    )?;
    let input = op.operand(0, "operand")?;
    let shape = &input.ty.shape;
    let axis = op.dimension(options.axis().into(), shape.len())?;
    let (extent, count) = (shape[axis], op.outputs.len());
    if extent != count {
        return Err(op.malformed(format!("expected {extent} outputs, found {count}")));
    }
    let value = op.stored(input)?;
    let mut rest = shape.clone();
    rest.remove(axis);
    let parts = (0..extent).map(|index| {
        let (mut start, mut limit) = (vec![0; shape.len()], shape.clone());
        (start[axis], limit[axis]) = (index, index + 1);
        let part = op.emitter.build.slice(value, start, limit);
        op.emitter.build.shaped(part, &rest)
    });
    let parts: Vec<_> = parts.collect();
    op.define_stored(&parts)
}
