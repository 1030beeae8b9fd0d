//! Ops that move bytes and compute nothing: pad, concatenation, and the reshape or slice that must
//! copy.

use peapod_ir::ops::{Concatenation, Pad};
use peapod_ir::plan::micro::{self, KernelId, Params, checked};
use peapod_ir::{Op, ValueId};

use super::{CONVERT, Choice, Context, Input, Refusal, required, right_aligned};
use crate::micro::storage;

/// Chooses for a pad.
pub(super) fn pad(cx: &Context<'_>, op: &Op, pad: &Pad) -> Result<Choice, Refusal> {
    let input = cx.input(op, 0);
    let side = |side: usize| right_aligned(pad.padding.iter().map(|padding| padding[side]), 0);
    let element = pad
        .element(input)
        .expect("the verifier asks for one of the element type");
    let (kernel, value) = match element[..] {
        [byte] => (KernelId::PadX8, u32::from(byte)),
        [a, b, c, d] => (KernelId::PadX32, u32::from_le_bytes([a, b, c, d])),
        _ => {
            let reason = format!("no kernel pads elements of type {}", input.dtype.name());
            return Err(Refusal::new(reason, CONVERT));
        }
    };
    let params = checked!(micro::Pad {
        dims: right_aligned(input.shape.iter().copied(), 1),
        before: side(0),
        after: side(1),
        value,
    });
    Ok(Choice::new(kernel, params?, vec![cx.tensor(op, 0)]))
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

/// Chooses for the copy of an operand of a concatenation to its place in the result.
pub(super) fn piece(cx: &Context<'_>, operand: ValueId) -> Choice {
    copied(cx.value(operand))
}

/// Chooses for a slice that cannot be read where it is.
pub(super) fn slice(cx: &Context<'_>, op: &Op) -> Result<Choice, Refusal> {
    let Some(start) = storage::slice_start(cx.function, op) else {
        let reason = "what it takes is not contiguous, and no kernel gathers it";
        let help = "slice whole rows: the outermost dimension of more than one index";
        return Err(Refusal::new(reason, help));
    };
    Ok(copied(Input::Tensor {
        root: cx.storage.root(required(op, 0)),
        bytes: start..start + cx.output(op).size_bytes(),
    }))
}

fn copied(input: Input) -> Choice {
    Choice::new(KernelId::CopyX8, Params::None, vec![input])
}
