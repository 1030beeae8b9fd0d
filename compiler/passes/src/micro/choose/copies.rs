//! Ops that move bytes and compute nothing: pad, concatenation, and the reshape or slice that must
//! copy.

use peapod_ir::ops::tensor::Slice;
use peapod_ir::ops::{Concatenation, Pad};
use peapod_ir::plan::micro::{self, KernelId, MAX_RANK, Params, checked};
use peapod_ir::{DType, Op, ValueId};

use super::ranks::fitted;
use super::{CONVERT, Choice, Context, Input, Refusal, required, right_aligned};
use crate::micro::storage;

/// Chooses for a pad.
pub(super) fn pad(cx: &Context<'_>, op: &Op, pad: &Pad) -> Result<Choice, Refusal> {
    let input = cx.input(op, 0);
    let dims = input.shape.iter().zip(&pad.padding);
    let dims = dims.map(|(extent, [before, after])| [*extent, *before, *after]);
    // Rows that are padded as wholes: so many elements of them.
    let dims = fitted(dims.collect(), |outer, inner| match (outer, inner) {
        ([1, 0, 0], inner) => Some(inner),
        (outer, [extent, 0, 0]) => Some(outer.map(|elements| elements * extent)),
        _ => None,
    })?;
    let column = |column: usize| dims.iter().map(move |dim| dim[column]);
    let element = pad
        .element(input)
        .expect("the verifier asks for one of the element type");
    let (kernel, value) = match element[..] {
        [byte] => (KernelId::PadX8, u32::from(byte)),
        [a, b] => (KernelId::PadX16, u16::from_le_bytes([a, b]).into()),
        [a, b, c, d] => (KernelId::PadX32, u32::from_le_bytes([a, b, c, d])),
        _ if input.dtype == DType::I64 => {
            let whole = pad.value as i64;
            let Ok(narrow) = i32::try_from(whole) else {
                let reason = format!("no kernel pads with {whole}, which has more than 32 bits");
                return Err(Refusal::new(reason, "pad with a number of 32 bits"));
            };
            (KernelId::PadX64, narrow.cast_unsigned())
        }
        _ => {
            let reason = format!("no kernel pads elements of type {}", input.dtype.name());
            return Err(Refusal::new(reason, CONVERT));
        }
    };
    let params = checked!(micro::Pad {
        dims: right_aligned(column(0), 1),
        before: right_aligned(column(1), 0),
        after: right_aligned(column(2), 0),
        value,
    });
    Ok(Choice::new(kernel, params?, vec![cx.tensor(op, 0)]))
}

/// Chooses for a part that replaces elements, from computed indices on.
pub(super) fn dynamic_update_slice(cx: &Context<'_>, op: &Op) -> Result<Choice, Refusal> {
    let [whole, part] = [0, 1].map(|index| &cx.input(op, index).shape);
    if (2..op.inputs.len()).any(|index| cx.input(op, index).dtype != DType::I32) {
        let reason = "its first indices are not int32";
        return Err(Refusal::new(reason, "give the indices as int32"));
    }
    let dims = whole.iter().zip(part).enumerate();
    let dims = dims.map(|(dim, (whole, part))| (*part, whole - part, dim + 2));
    // What is replaced as a whole begins at 0, whatever its first index says.
    let dims = fitted(dims.collect(), |outer, inner| match (outer, inner) {
        ((a, 0, index), (b, 0, _)) => Some((a * b, 0, index)),
        _ => None,
    })?;
    let params = checked!(micro::Pad {
        dims: right_aligned(dims.iter().map(|(part, _, _)| *part), 1),
        before: [0_usize; MAX_RANK],
        after: right_aligned(dims.iter().map(|(_, more, _)| *more), 0),
        value: 0_u32,
    })?;
    let starts = dims.iter().map(|(_, _, index)| *index);
    let inputs = [0, 1].into_iter().chain(starts);
    let inputs = inputs.map(|index| cx.tensor(op, index));
    let choice = Choice::new(KernelId::DynamicUpdateSliceX8, params, inputs.collect());
    Ok(choice.in_place([0]))
}

/// Chooses for a concatenation. Its activation has become an op of its own.
pub(super) fn concatenation(
    cx: &Context<'_>,
    op: &Op,
    joined: &Concatenation,
) -> Result<Choice, Refusal> {
    let outer: usize = cx.output(op).shape[..joined.axis].iter().product();
    let inputs = (0..op.inputs.len()).map(|index| cx.tensor(op, index));
    let params = checked!(micro::Concatenation { outer })?;
    Ok(Choice::new(
        KernelId::ConcatenationX8,
        params,
        inputs.collect(),
    ))
}

/// Chooses for a reshape that must copy.
pub(super) fn copy(cx: &Context<'_>, op: &Op) -> Choice {
    copied(cx.tensor(op, 0)).in_place([0])
}

/// Chooses for the same bytes as elements of another type.
pub(super) fn bitcast_convert(cx: &Context<'_>, op: &Op) -> Choice {
    let input = vec![cx.tensor(op, 0)];
    Choice::new(KernelId::BitcastConvertX8, Params::None, input).in_place([0])
}

/// Chooses for a state that is written.
pub(super) fn to_state(cx: &Context<'_>, op: &Op) -> Choice {
    copied(cx.tensor(op, 1))
}

/// Chooses for what a state begins with.
pub(super) fn initialise_state(cx: &Context<'_>, op: &Op) -> Choice {
    let inputs = vec![cx.tensor(op, 2), cx.tensor(op, 1)];
    Choice::new(KernelId::InitialiseStateX8, Params::None, inputs)
}

/// Chooses for the copy of an operand of a concatenation to its place in the result.
pub(super) fn piece(cx: &Context<'_>, operand: ValueId) -> Choice {
    copied(cx.value(operand))
}

/// Chooses for a slice that cannot be read where it is.
pub(super) fn slice(cx: &Context<'_>, op: &Op, slice: &Slice) -> Result<Choice, Refusal> {
    let [from, to] = [cx.input(op, 0), cx.output(op)];
    let root = cx.storage.root(required(op, 0));
    if let Some(start) = storage::slice_start(cx.function, op) {
        let bytes = start..start + to.size_bytes();
        return Ok(copied(Input::Tensor { root, bytes }));
    }
    // Bytes from one index to the next, along each dimension of the operand.
    let mut strides = vec![from.dtype.size_bytes(); from.shape.len()];
    for dim in (1..strides.len()).rev() {
        strides[dim - 1] = strides[dim] * from.shape[dim];
    }
    let starts = strides.iter().zip(&slice.start);
    let start: usize = starts.map(|(stride, start)| stride * start).sum();
    // The innermost dimensions that are there as a whole make runs, with part of the next one.
    let is_whole = |dim: &usize| to.shape[*dim] == from.shape[*dim];
    let whole = (0..to.shape.len()).rev().take_while(is_whole).count();
    let mut outer = to.shape.len() - whole;
    if outer > 0 && slice.stride[outer - 1] == 1 {
        outer -= 1;
    }
    let elements: usize = to.shape[outer..].iter().product();
    let run = elements * from.dtype.size_bytes();
    let dims = (0..outer).map(|dim| (to.shape[dim], strides[dim] * slice.stride[dim]));
    let dims = fitted(dims.collect(), |outer, inner| match (outer, inner) {
        ((1, _), inner) => Some(inner),
        (outer, (1, _)) => Some(outer),
        ((a, far), (b, near)) => (far == b * near).then_some((a * b, near)),
    })?;
    let reaches = dims.iter();
    let reach: usize = reaches.map(|(extent, stride)| (extent - 1) * stride).sum();
    let params = checked!(micro::Slice {
        dims: right_aligned(dims.iter().map(|(extent, _)| *extent), 1),
        strides: right_aligned(dims.iter().map(|(_, stride)| *stride), 0),
        run,
    });
    let bytes = start..start + reach + run;
    Ok(Choice::new(
        KernelId::SliceX8,
        params?,
        vec![Input::Tensor { root, bytes }],
    ))
}

/// Chooses for a conversion.
pub(super) fn convert(cx: &Context<'_>, op: &Op) -> Choice {
    Choice::new(KernelId::Convert, Params::None, vec![cx.tensor(op, 0)])
}

fn copied(input: Input) -> Choice {
    Choice::new(KernelId::CopyX8, Params::None, vec![input])
}
