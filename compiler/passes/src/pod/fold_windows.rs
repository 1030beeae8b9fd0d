//! Takes padding and slices into the windows that read them.
//!
//! Between a pad and what reads it there is a tensor of an extent of its own, whose shards are
//! elsewhere than those before and after it: every device would send to the next one and get back.
//! A program that pads by three and slices four windows out of that reads a shard and three
//! elements more, once.
//!
//! - A window over padding that adds nothing is a window with that padding.
//! - A slice of a padded tensor is the tensor with less padding.
//! - A slice of a slice is one slice.
//!
//! Values with an annotation stay.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{InteriorPad, ReduceWindow, Slice, TensorOp};
use peapod_ir::{Module, Op, OpId, OpKind, ValueId};

use super::scan_blocks::is_neutral;
use crate::error::PassError;
use crate::graph::dead_code;
use crate::graph::editor::Editor;

/// What an op becomes, and what it reads.
type Folded = (OpKind, Vec<Option<ValueId>>);

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    for function in &mut module.functions {
        let mut editor = Editor::new(function);
        for id in editor.ids() {
            while let Some((kind, operands)) = folded(&editor, id) {
                editor.set_kind(id, kind);
                editor.set_operands(id, operands);
            }
        }
        editor.finish();
    }
    dead_code::remove(module);
    Ok(())
}

/// An op that reads what its operand is made of; `None` if there is nothing to fold.
fn folded(editor: &Editor<'_>, id: OpId) -> Option<Folded> {
    let op = editor.op(id);
    let OpKind::Tensor(kind) = &op.kind else {
        return None;
    };
    let x = op.inputs.first().copied().flatten()?;
    let of = editor.definition(x)?;
    let plain = editor.ty(x).quant.is_none();
    if !plain || editor.function.value(x).annotation.is_some() {
        return None;
    }
    if let TensorOp::ReduceWindow(window) = kind {
        return window_over_pad(editor, op, window, of);
    }
    let TensorOp::Slice(slice) = kind else {
        return None;
    };
    if let OpKind::Tensor(TensorOp::InteriorPad(pad)) = &of.kind {
        let inner = editor.shape(of.inputs[0]?);
        return slice_of_pad(slice, pad, (inner, editor.shape(x)), &of.inputs);
    }
    if let OpKind::Tensor(TensorOp::Slice(inner)) = &of.kind {
        return Some((slice_of_slice(slice, inner).into(), of.inputs.clone()));
    }
    None
}

fn window_over_pad(editor: &Editor<'_>, op: &Op, window: &ReduceWindow, of: &Op) -> Option<Folded> {
    let OpKind::Tensor(TensorOp::InteriorPad(pad)) = &of.kind else {
        return None;
    };
    let (fill, initial) = (of.inputs[1]?, op.inputs[1]?);
    let adds = |value| !is_neutral(editor.function, value, window.combiner);
    let takes_away = pad.low.iter().chain(&pad.high).any(|end| *end < 0);
    if takes_away || adds(fill) || adds(initial) {
        return None;
    }
    let mut kind = window.clone();
    let sliding = &mut kind.sliding;
    for dim in 0..pad.low.len() {
        let (ends, between) = ([pad.low[dim], pad.high[dim]], pad.interior[dim]);
        if ends == [0, 0] && between == 0 {
            continue;
        }
        if sliding.base_dilation[dim] != 1 {
            return None;
        }
        sliding.padding[dim][0] += ends[0];
        sliding.padding[dim][1] += ends[1];
        sliding.base_dilation[dim] = usize::try_from(between + 1).ok()?;
    }
    Some((kind.into(), vec![of.inputs[0], op.inputs[1]]))
}

/// `inner` has the extents before the padding, `outer` those after it.
fn slice_of_pad(
    slice: &Slice,
    pad: &InteriorPad,
    (inner, outer): (&[usize], &[usize]),
    operands: &[Option<ValueId>],
) -> Option<Folded> {
    if slice.stride.iter().any(|stride| *stride != 1) {
        return None;
    }
    let mut left = pad.clone();
    for dim in 0..inner.len() {
        let [start, limit] = [slice.start[dim], slice.limit[dim]].map(|end| end as i64);
        let outer = outer[dim] as i64;
        if [start, limit] == [0, outer] {
            continue;
        }
        let extent = inner[dim] as i64;
        let meets = start < pad.low[dim] + extent && limit > pad.low[dim];
        if pad.interior[dim] != 0 || !meets {
            return None;
        }
        left.low[dim] -= start;
        left.high[dim] -= outer - limit;
    }
    let takes_only = left.low.iter().chain(&left.high).all(|end| *end <= 0);
    if !takes_only || left.interior.iter().any(|between| *between != 0) {
        return Some((left.into(), operands.to_vec()));
    }
    let start = left.low.iter().map(|low| low.unsigned_abs() as usize);
    let ends = inner.iter().zip(&left.high);
    let slice = Slice {
        start: start.collect(),
        limit: ends
            .map(|(extent, high)| extent - high.unsigned_abs() as usize)
            .collect(),
        stride: vec![1; inner.len()],
    };
    Some((slice.into(), vec![operands[0]]))
}

fn slice_of_slice(outer: &Slice, inner: &Slice) -> Slice {
    let mut slice = inner.clone();
    for dim in 0..slice.start.len() {
        let step = inner.stride[dim];
        slice.start[dim] = inner.start[dim] + outer.start[dim] * step;
        slice.stride[dim] = step * outer.stride[dim];
        let count = (outer.limit[dim] - outer.start[dim]).div_ceil(outer.stride[dim]);
        let last = count.checked_sub(1);
        let reach = last.map_or(0, |last| last * slice.stride[dim] + 1);
        slice.limit[dim] = slice.start[dim] + reach;
    }
    slice
}
