//! The numbers that kernels read, worked out once and put into the constants section.

use std::ops::Range;

use peapod_ir::plan::micro::{Element, Operand};
use peapod_ir::{Op, ValueId};

use crate::micro::choose::{Context, Input, element};
use crate::micro::constants::Constants;

/// Numbers of one element type, as bytes.
pub(crate) struct Constant {
    pub(crate) element: Element,
    pub(crate) bytes: Vec<u8>,
}

impl Constant {
    pub(crate) fn s8(values: &[i8]) -> Self {
        Self {
            element: Element::S8,
            bytes: values.iter().map(|value| value.cast_unsigned()).collect(),
        }
    }

    pub(crate) fn s16(values: &[i16]) -> Self {
        let bytes = values.iter().flat_map(|value| value.to_le_bytes());
        Self {
            element: Element::S16,
            bytes: bytes.collect(),
        }
    }

    /// Pairs of words, the low one first.
    pub(crate) fn s64(values: &[i64]) -> Self {
        Self {
            element: Element::S32,
            bytes: values
                .iter()
                .flat_map(|value| value.to_le_bytes())
                .collect(),
        }
    }

    pub(crate) fn s32(values: &[i32]) -> Self {
        let bytes = values.iter().flat_map(|value| value.to_le_bytes());
        Self {
            element: Element::S32,
            bytes: bytes.collect(),
        }
    }

    pub(crate) fn f32(values: &[f32]) -> Self {
        let bytes = values.iter().flat_map(|value| value.to_le_bytes());
        Self {
            element: Element::F32,
            bytes: bytes.collect(),
        }
    }
}

/// Where a call finds an input.
pub(crate) enum Source {
    /// In the arena: some bytes of a value.
    Value { root: ValueId, bytes: Range<usize> },
    /// In the arena, during the call only.
    Scratch { element: Element, len_bytes: usize },
    /// In the constants section.
    Constant(Operand),
}

/// Bakes the inputs of a call. What is derived comes first in the constants section, then what the
/// model has.
pub(crate) fn inputs(
    cx: &Context<'_>,
    op: &Op,
    inputs: Vec<Input>,
    constants: &mut Constants,
) -> Vec<Source> {
    enum Half {
        Done(Source),
        Tensor(ValueId, Range<usize>),
    }
    let derived: Vec<Half> = inputs
        .into_iter()
        .map(|input| match input {
            Input::Derived(derive) => {
                let Constant { element, bytes } = derive(cx, op);
                Half::Done(Source::Constant(constants.add(&bytes, element)))
            }
            Input::Scratch { element, len_bytes } => {
                Half::Done(Source::Scratch { element, len_bytes })
            }
            Input::Tensor { root, bytes } => Half::Tensor(root, bytes),
        })
        .collect();
    let stored = derived.into_iter().map(|half| match half {
        Half::Done(source) => source,
        Half::Tensor(root, bytes) => tensor(cx, root, bytes, constants),
    });
    stored.collect()
}

/// Some bytes of a tensor as the model has it.
fn tensor(
    cx: &Context<'_>,
    root: ValueId,
    bytes: Range<usize>,
    constants: &mut Constants,
) -> Source {
    let Some(known) = cx.bytes(root) else {
        return Source::Value { root, bytes };
    };
    let element = element(cx.function.ty(root).dtype).expect("ops with other elements are refused");
    let whole = constants.add(known, element);
    Source::Constant(Operand {
        offset: whole.offset + bytes.start,
        len_bytes: bytes.len(),
        ..whole
    })
}
