//! Ops that move bytes and compute nothing: pad, concatenation, and the reshape or slice that must
//! copy.

use peapod_ir::ops::{Concatenation, Pad};
use peapod_ir::plan::micro::{self, Kernel, Operand};
use peapod_ir::{Op, ValueId};

use super::{Baker, CONVERT, Call, Refusal, Source, right_aligned};
use crate::micro::storage;

/// Bakes a pad.
pub(crate) fn pad(baker: &mut Baker, op: &Op, pad: &Pad) -> Result<Call, Refusal> {
    let input = baker.input(op, 0);
    let side = |side: usize| right_aligned(pad.padding.iter().map(|padding| padding[side]), 0);
    let params = |value| micro::Pad {
        dims: right_aligned(input.shape.iter().copied(), 1),
        before: side(0),
        after: side(1),
        value,
    };
    let element = pad
        .element(input)
        .expect("the verifier asks for one of the element type");
    let kernel = match element[..] {
        [byte] => Kernel::PadX8(params(u32::from(byte))),
        [a, b, c, d] => Kernel::PadX32(params(u32::from_le_bytes([a, b, c, d]))),
        _ => {
            let reason = format!("no kernel pads elements of type {}", input.dtype.name());
            return Err(Refusal::new(reason, CONVERT));
        }
    };
    Ok(Call::new(kernel, vec![baker.source(op, 0)]))
}

/// Bakes a concatenation. Its activation has become an op of its own.
pub(crate) fn concatenation(
    baker: &mut Baker,
    op: &Op,
    concatenation: &Concatenation,
) -> Result<Call, Refusal> {
    let outer = baker.output(op).shape[..concatenation.axis]
        .iter()
        .product();
    let inputs = (0..op.inputs.len())
        .map(|index| baker.source(op, index))
        .collect();
    Ok(Call::new(Kernel::ConcatenationX8 { outer }, inputs))
}

/// Bakes a copy.
pub(crate) fn copy(baker: &mut Baker, op: &Op) -> Result<Call, Refusal> {
    Ok(Call::new(Kernel::CopyX8, vec![baker.source(op, 0)]).in_place([0]))
}

/// Bakes the copy of an operand of a concatenation to its place in the result, from byte `start`.
pub(crate) fn piece(baker: &mut Baker, operand: ValueId, start: usize) -> Call {
    let end = start + baker.function.ty(operand).size_bytes();
    Call {
        part: Some(start..end),
        ..Call::new(Kernel::CopyX8, vec![baker.value(operand)])
    }
}

/// Bakes a slice that cannot be read where it lies.
pub(crate) fn slice(baker: &mut Baker, op: &Op) -> Result<Call, Refusal> {
    let len_bytes = baker.output(op).size_bytes();
    let Some(start) = storage::slice_start(baker.function, op) else {
        let reason = "what it takes does not lie side by side, and no kernel gathers it";
        let help = "slice whole rows: the outermost dimension of more than one index";
        return Err(Refusal::new(reason, help));
    };
    let source = match baker.source(op, 0) {
        Source::Value(value) => Source::Part {
            value,
            start,
            len_bytes,
        },
        Source::Constant(whole) => Source::Constant(Operand {
            offset: whole.offset + start,
            len_bytes,
            ..whole
        }),
        other @ (Source::Part { .. } | Source::Scratch { .. }) => other,
    };
    Ok(Call::new(Kernel::CopyX8, vec![source]))
}
