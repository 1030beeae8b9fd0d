//! Ops that put elements in another order: walks over the operand by strides.

use peapod_ir::ops::tensor::{BroadcastInDim, Reverse, Slice, Transpose};
use peapod_ir::plan::micro::{self, KernelId, MAX_RANK, checked};
use peapod_ir::{DType, Op};

use super::ranks::few;
use super::{CONVERT, Choice, Context, Refusal};
use crate::micro::storage;

/// For each dimension of the result its extent, and how many elements of the operand are between
/// its indices.
pub(super) struct Walk {
    start: usize,
    dims: Vec<(usize, isize)>,
}

/// The walk of a slice whose last dimension has steps; others are runs of bytes.
pub(super) fn of_slice(cx: &Context<'_>, op: &Op, slice: &Slice) -> Option<Walk> {
    let [from, to] = [&cx.input(op, 0).shape, &cx.output(op).shape];
    let steps = *slice.stride.last()? > 1 && *to.last()? > 1;
    if !steps || storage::slice_start(cx.function, op).is_some() {
        return None;
    }
    let strides = dense(from);
    let starts = slice.start.iter().zip(&strides);
    let steps = strides.iter().zip(&slice.stride);
    let steps = steps.map(|(own, step)| own * step.cast_signed());
    Some(Walk {
        start: starts.map(|(start, own)| start * own.cast_unsigned()).sum(),
        dims: to.iter().copied().zip(steps).collect(),
    })
}

/// The walk of a transpose.
pub(super) fn of_transpose(cx: &Context<'_>, op: &Op, transpose: &Transpose) -> Walk {
    let strides = dense(&cx.input(op, 0).shape);
    let dims = transpose.permutation.iter().map(|dim| strides[*dim]);
    Walk {
        start: 0,
        dims: cx.output(op).shape.iter().copied().zip(dims).collect(),
    }
}

/// The walk of a reversal.
pub(super) fn of_reverse(cx: &Context<'_>, op: &Op, reverse: &Reverse) -> Walk {
    let shape = &cx.output(op).shape;
    let mut dims: Vec<_> = shape.iter().copied().zip(dense(shape)).collect();
    let mut start = 0;
    for dim in &reverse.dims {
        let (extent, stride) = &mut dims[*dim];
        start += (*extent - 1) * stride.cast_unsigned();
        *stride = -*stride;
    }
    Walk { start, dims }
}

/// The walk of a broadcast.
pub(super) fn of_broadcast(cx: &Context<'_>, op: &Op, broadcast: &BroadcastInDim) -> Walk {
    let [from, to] = [&cx.input(op, 0).shape, &cx.output(op).shape];
    let mut dims: Vec<_> = to.iter().map(|extent| (*extent, 0)).collect();
    let own = from.iter().zip(dense(from));
    for (dim, (extent, stride)) in broadcast.dims.iter().zip(own) {
        if *extent != 1 {
            dims[*dim].1 = stride;
        }
    }
    Walk { start: 0, dims }
}

/// Row-major strides.
fn dense(shape: &[usize]) -> Vec<isize> {
    let mut strides = vec![1; shape.len()];
    for dim in (1..shape.len()).rev() {
        strides[dim - 1] = strides[dim] * shape[dim].cast_signed();
    }
    strides
}

impl Walk {
    /// The kernel that walks so over the first operand.
    pub(super) fn choice(&self, cx: &Context<'_>, op: &Op) -> Result<Choice, Refusal> {
        let (mut dims, mut strides) = ([1; MAX_RANK], [0; MAX_RANK]);
        let levels = self.coalesced();
        few(levels.len())?;
        let slots = dims.iter_mut().zip(&mut strides).rev();
        for (slot, level) in slots.zip(levels) {
            (*slot.0, *slot.1) = level;
        }
        let start = self.start;
        let params = checked!(micro::StridedCopy {
            dims,
            strides,
            start
        })?;
        let kernel = kernel(cx.output(op).dtype)?;
        Ok(Choice::new(kernel, params, vec![cx.tensor(op, 0)]))
    }

    /// The same walk over as few dimensions as possible, innermost first.
    fn coalesced(&self) -> Vec<(usize, isize)> {
        let mut levels: Vec<(usize, isize)> = Vec::new();
        for &(extent, stride) in self.dims.iter().rev().filter(|(extent, _)| *extent != 1) {
            match levels.last_mut() {
                Some((inner, step)) if *step * inner.cast_signed() == stride => *inner *= extent,
                _ => levels.push((extent, stride)),
            }
        }
        levels
    }
}

/// The kernel for elements of a type.
fn kernel(dtype: DType) -> Result<KernelId, Refusal> {
    match dtype {
        DType::I4 | DType::I8 | DType::U8 | DType::Bool => Ok(KernelId::StridedCopyX8),
        DType::I16 => Ok(KernelId::StridedCopyX16),
        DType::I32 | DType::U32 | DType::F32 => Ok(KernelId::StridedCopyX32),
        DType::I64 => Ok(KernelId::StridedCopyX64),
        DType::F16 | DType::Bf16 | DType::F64 => {
            let reason = format!("no kernel moves elements of type {}", dtype.name());
            Err(Refusal::new(reason, CONVERT))
        }
    }
}
