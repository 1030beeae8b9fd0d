//! Moves a PAD of the two spatial dimensions into the window of the op that reads it.
//!
//! Bit-exact into convolutions when the value added represents zero: the zero point, or 0.0. A
//! padded tap of a convolution contributes nothing, and neither does a tap that reads such a value:
//! (x − zero point) · w = 0 in integers, and adding 0 · w changes no float sum, for finite w. The
//! paddings of the two ops add up, and the window sees what it saw before.
//!
//! Into a maximum only if no element is less than the value added and every window still meets
//! the input: a padded tap of a maximum is not looked at, so it must be one that never wins.
//!
//! Never into an average: it divides by the number of taps inside the input, and the elements that
//! a PAD adds are inside, while the padding of the average itself is not.
//!
//! The PAD may have other readers. It stays for them. A PAD of a PAD that adds the same value first
//! becomes one PAD.

use peapod_ir::builder::Emit;
use peapod_ir::ops::type_rule::MAX_WINDOW;
use peapod_ir::ops::{Class, MaxPool2d, Pad, Padding2d};
use peapod_ir::{DType, Function, Module, Op, OpKind, TensorType, ValueId};

use crate::error::PassError;
use crate::graph::dead_code;
use crate::graph::editor::Editor;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    for function in &mut module.functions {
        let mut editor = Editor::new(function);
        for id in editor.ids() {
            if let Some((source, kind)) = without_pad(&editor, editor.op(id)) {
                editor.set_kind(id, kind);
                editor.set_operand(id, 0, source);
            }
        }
        editor.finish();
    }
    dead_code::remove(module);
    Ok(())
}

/// What the op can read instead of the result of a PAD, and what it becomes.
fn without_pad(editor: &Editor<'_>, op: &Op) -> Option<(ValueId, OpKind)> {
    let operand = (*op.inputs.first()?)?;
    let definition = editor.definition(operand)?;
    let OpKind::Pad(pad) = &definition.kind else {
        return None;
    };
    let source = definition.inputs[0]?;
    let ty = editor.ty(operand);
    if editor.ty(source).quant != ty.quant {
        return None;
    }
    let adds_nothing =
        || stands_for_zero(pad.value, ty) && are_finite(editor.function, op.inputs[1]);
    let mut kind = op.kind.clone();
    let contracts = matches!(op.kind.class(), Class::Contraction(_));
    let fuses = if let OpKind::Pad(outer) = &mut kind {
        outer.value == pad.value && surround(outer, pad)
    } else if let OpKind::MaxPool2d(pool) = &mut kind {
        widen(&mut pool.padding, pad) && never_wins(pad.value, ty) && meets_input(pool)
    } else {
        let mut windowed = kind.windowed_mut().filter(|_| contracts);
        let widened = windowed
            .as_mut()
            .is_some_and(|it| widen(it.padding_mut(), pad));
        widened && adds_nothing()
    };
    fuses.then_some((source, kind))
}

/// Adds what `pad` adds to a window's padding; false if it is not about rows and columns alone.
fn widen(padding: &mut Padding2d, pad: &Pad) -> bool {
    let &[[0, 0], [top, bottom], [left, right], [0, 0]] = &pad.padding[..] else {
        return false;
    };
    padding.top += top;
    padding.bottom += bottom;
    padding.left += left;
    padding.right += right;
    let Padding2d {
        top,
        bottom,
        left,
        right,
    } = *padding;
    [top, bottom, left, right].iter().all(is_allowed)
}

/// Adds what the inner PAD adds to the outer one.
fn surround(outer: &mut Pad, inner: &Pad) -> bool {
    for (outer, inner) in outer.padding.iter_mut().zip(&inner.padding) {
        outer[0] += inner[0];
        outer[1] += inner[1];
    }
    outer.padding.iter().flatten().all(is_allowed)
}

/// Whether the verifier accepts an amount of padding.
fn is_allowed(padding: &usize) -> bool {
    *padding <= MAX_WINDOW
}

/// Whether an element in stored form is the real number 0.
fn stands_for_zero(stored: f64, ty: &TensorType) -> bool {
    match &ty.quant {
        Some(quant) => quant
            .single()
            .is_some_and(|(_, zero)| f64::from(zero) == stored),
        None => stored == 0.0,
    }
}

/// Whether 0 times any of these weights is 0. Only constants tell.
fn are_finite(function: &Function, weights: Option<ValueId>) -> bool {
    let Some(weights) = weights else {
        return false;
    };
    if function.ty(weights).dtype != DType::F32 {
        return true;
    }
    let finite = |bytes: &[u8; 4]| f32::from_le_bytes(*bytes).is_finite();
    let constant = function.constant(weights);
    constant.is_some_and(|bytes| bytes.as_chunks().0.iter().all(finite))
}

/// Whether no element is less than this one.
fn never_wins(stored: f64, ty: &TensorType) -> bool {
    match ty.dtype.integer_range() {
        Some((lowest, _)) => stored == lowest as f64,
        None => stored == f64::NEG_INFINITY,
    }
}

/// Whether every window of a pool has a tap inside the input.
fn meets_input(pool: &MaxPool2d) -> bool {
    let Padding2d {
        top,
        bottom,
        left,
        right,
    } = pool.padding;
    let [rows, columns] = pool.window;
    top.max(bottom) < rows && left.max(right) < columns
}
