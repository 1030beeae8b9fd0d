//! Ops that move bytes and compute nothing: pad, concatenation, and the reshape that must copy.

use peapod_ir::Op;
use peapod_ir::ops::{Concatenation, Pad};
use peapod_ir::plan::micro::{self, Kernel};

use super::{Baker, CONVERT, Call, Refusal, right_aligned};

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
