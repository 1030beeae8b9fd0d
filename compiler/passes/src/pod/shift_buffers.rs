//! Writes buffers that a loop shifts by one entry as paddings of the whole.
//!
//! A pipeline in vectorised form has one buffer with an entry for each stage, and shifts it by one
//! in every iteration: something new comes in at one end, and the last entry is gone (Xu et al.,
//! "GSPMD", 2021, section 3.3). Between a slice of the buffer and what it is joined with there is a
//! tensor of an extent of its own, whose shards are elsewhere than those of the buffer. As the
//! buffer with padding at one end and less at the other, every device sends its last entry to the
//! next one, and the new entry is chosen where the padding is.
//!
//! - An entry joined with all but one of a buffer's is chosen beside the padded buffer.
//! - A pad of a slice, as their gradients have it, is one pad.
//!
//! Elsewhere than in bodies of loops a shift is done once, and stays as it is. So do values with an
//! annotation.

use std::collections::BTreeSet;

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::Activation;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{InteriorPad, Iota, Select, Slice, TensorOp};
use peapod_ir::{DType, Module, Op, OpId, OpKind, TensorType, ValueId};

use crate::error::PassError;
use crate::graph::dead_code;
use crate::graph::editor::Editor;

/// Runs the pass.
pub fn run(module: &mut Module) -> Result<(), PassError> {
    let bodies = bodies(module);
    for function in &mut module.functions {
        if !bodies.contains(&function.name) {
            continue;
        }
        let mut editor = Editor::new(function);
        for id in editor.ids() {
            if let Some(shift) = shift(&editor, id) {
                write(&mut editor, id, &shift);
            }
            if let Some((pad, operands)) = pad_of_slice(&editor, id) {
                editor.set_kind(id, pad.into());
                editor.set_operands(id, operands);
            }
        }
        editor.finish();
    }
    dead_code::remove(module);
    Ok(())
}

/// Names of the functions that loops repeat.
fn bodies(module: &Module) -> BTreeSet<String> {
    let ops = module.functions.iter().flat_map(|it| &it.ops);
    let bodies = ops.filter_map(|op| match op.kind.tensor() {
        Some(TensorOp::While(it)) => Some(it.body.clone()),
        _ => None,
    });
    bodies.collect()
}

/// A buffer that is shifted by one entry.
struct Shift {
    buffer: ValueId,
    /// What comes in.
    entry: ValueId,
    dim: usize,
    /// Whether it comes in as the first entry, and not as the last one.
    first: bool,
}

/// The buffer that an op shifts, if it is a concatenation that does.
fn shift(editor: &Editor<'_>, id: OpId) -> Option<Shift> {
    let ends = [true, false].into_iter();
    let mut shifts = ends.filter_map(|first| shift_at(editor, id, first));
    shifts.next()
}

/// The same, if what comes in does so as the first entry, or as the last one.
fn shift_at(editor: &Editor<'_>, id: OpId, first: bool) -> Option<Shift> {
    let op = editor.op(id);
    let OpKind::Concatenation(joined) = &op.kind else {
        return None;
    };
    let &[Some(a), Some(b)] = &op.inputs[..] else {
        return None;
    };
    let dim = joined.axis;
    let shape = editor.shape(op.outputs[0]);
    let count = shape[dim];
    let (entry, rest) = if first { (a, b) } else { (b, a) };
    let of = editor.definition(rest)?;
    let (slice, buffer) = plain_slice(editor, of)?;
    let mut start = vec![0; shape.len()];
    start[dim] = usize::from(!first);
    let kept = slice.start == start && editor.shape(rest)[dim] + 1 == count;
    let kept = kept && editor.shape(entry)[dim] == 1;
    // What leaves at one end and comes in at the other is turned, which needs no padding.
    let turned = editor
        .definition(entry)
        .is_some_and(|it| plain_slice(editor, it).is_some_and(|(_, of)| of == buffer));
    let shifts = kept && count > 1 && !turned && editor.shape(buffer) == shape;
    let plain = joined.activation == Activation::None && editor.ty(buffer).quant.is_none();
    (shifts && plain && editor.function.value(rest).annotation.is_none()).then_some(Shift {
        buffer,
        entry,
        dim,
        first,
    })
}

/// A slice without steps, and what it is of.
fn plain_slice<'e>(editor: &Editor<'_>, op: &'e Op) -> Option<(&'e Slice, ValueId)> {
    let OpKind::Tensor(TensorOp::Slice(slice)) = &op.kind else {
        return None;
    };
    let x = op.inputs.first().copied().flatten()?;
    let steps = slice.stride.iter().any(|stride| *stride != 1);
    (!steps && editor.ty(x).quant.is_none()).then_some((slice, x))
}

/// Makes a concatenation choose between what comes in and the padded buffer.
fn write(editor: &mut Editor<'_>, id: OpId, shift: &Shift) {
    editor.before(id);
    let ty = editor.ty(shift.buffer).clone();
    let shape = ty.shape.clone();
    let by = if shift.first { 1 } else { -1 };
    let mut pad = InteriorPad {
        low: vec![0; shape.len()],
        high: vec![0; shape.len()],
        interior: vec![0; shape.len()],
    };
    (pad.low[shift.dim], pad.high[shift.dim]) = (by, -by);
    let zero = editor.scalar(ty.dtype, Scalar::Integer(0));
    let padded = editor.emit(pad, &[shift.buffer, zero], ty);
    let mut others: Vec<usize> = (0..shape.len()).collect();
    others.remove(shift.dim);
    let own: Vec<usize> = others.iter().map(|dim| shape[*dim]).collect();
    let entry = editor.shaped(shift.entry, own);
    let entry = editor.broadcast(entry, others, &shape);
    let indices = TensorType::new(DType::I32, &shape[..]);
    let index = editor.emit(Iota { dim: shift.dim }, &[], indices);
    let place = match shift.first {
        true => 0,
        false => shape[shift.dim] - 1,
    };
    let place = editor.scalar(DType::I32, Scalar::Integer(place as i64));
    let place = editor.broadcast(place, [], &shape);
    let there = editor.compare(Direction::Eq, index, place);
    editor.set_kind(id, Select.into());
    editor.set_operands(id, vec![Some(there), Some(entry), Some(padded)]);
}

/// A pad of what the slice is of that an op pads; `None` if that is none.
fn pad_of_slice(editor: &Editor<'_>, id: OpId) -> Option<(InteriorPad, Vec<Option<ValueId>>)> {
    let op = editor.op(id);
    let OpKind::Tensor(TensorOp::InteriorPad(pad)) = &op.kind else {
        return None;
    };
    let x = op.inputs.first().copied().flatten()?;
    let (slice, of) = plain_slice(editor, editor.definition(x)?)?;
    if editor.function.value(x).annotation.is_some() {
        return None;
    }
    let mut whole = pad.clone();
    for (dim, &extent) in editor.shape(of).iter().enumerate() {
        let cut = [slice.start[dim], extent - slice.limit[dim]];
        let (low, high) = (&mut whole.low[dim], &mut whole.high[dim]);
        // Elements that were cut do not come back where padding was.
        let back = (cut[0] > 0 && *low > 0) || (cut[1] > 0 && *high > 0);
        if back || (cut != [0, 0] && pad.interior[dim] != 0) {
            return None;
        }
        *low -= cut[0] as i64;
        *high -= cut[1] as i64;
    }
    Some((whole, vec![Some(of), op.inputs[1]]))
}
