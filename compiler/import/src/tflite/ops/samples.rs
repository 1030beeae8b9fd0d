//! Signal operators that keep samples from run to run, made of states, concatenations and slices:
//! what the ring buffers of TensorFlow Lite Micro hold, in order.

use std::ops::Range;

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{BinaryOp, OpKind, ReadState, Signal, SignalOp};
use peapod_ir::{DType, TensorType, ValueId};

use super::super::op::{ForeignOp, Operand};
use super::signal::plain;
use crate::error::ImportError;

/// Most frames of one run: each is a slice.
const FRAMES: usize = 1024;

/// A state of this type, and what it holds.
pub(super) fn state(op: &mut ForeignOp<'_, '_>, name: &str, ty: &TensorType) -> (ValueId, ValueId) {
    let stem = op.tensors.name(op.outputs[0]);
    let build = &mut op.emitter.build;
    let state = build.state(format!("{stem}.{name}"), ty.clone());
    (state, build.emit(ReadState, &[state], ty.clone()))
}

/// A range of indices of the last dimension; all others are taken whole.
fn last(op: &mut ForeignOp<'_, '_>, value: ValueId, range: Range<usize>) -> ValueId {
    let build = &mut op.emitter.build;
    let mut limit = build.shape(value).to_vec();
    let mut start = vec![0; limit.len()];
    if let (Some(first), Some(end)) = (start.last_mut(), limit.last_mut()) {
        if range == (0..*end) {
            return value;
        }
        (*first, *end) = (range.start, range.end);
    }
    build.slice(value, start, limit)
}

/// A whole number for every element of a type.
fn number(op: &mut ForeignOp<'_, '_>, ty: &TensorType, number: usize) -> ValueId {
    let build = &mut op.emitter.build;
    build.fill(ty.clone(), Scalar::Integer(number as i64))
}

/// The extents of an operand: the outer ones, and the last.
fn lines<'t>(op: &ForeignOp<'_, 't>, x: Operand<'t>) -> Result<(&'t [usize], usize), ImportError> {
    match x.ty.shape.split_last() {
        Some((len, outer)) if x.ty.elements() > 0 => Ok((outer, *len)),
        _ => {
            let what = format!("expected samples, found shape {:?}", x.ty.shape);
            Err(op.tensors.malformed(x.tensor, what))
        }
    }
}

/// So many samples of each line that came before, then those of `x`; with none before, `x`.
///
/// What comes before the first run is 0. The last samples are kept for the next run.
fn after_history(op: &mut ForeignOp<'_, '_>, x: ValueId, kept: usize) -> ValueId {
    if kept == 0 {
        return x;
    }
    let mut ty = op.emitter.build.ty(x).clone();
    let axis = ty.shape.len() - 1;
    ty.shape[axis] = kept;
    let (history, before) = state(op, "history", &ty);
    let all = op.emitter.build.concatenate(&[before, x], axis);
    let len = op.emitter.build.shape(all)[axis];
    let newest = last(op, all, len - kept..len);
    op.emitter.write_state(history, newest);
    all
}

/// Result: samples as they were so many before.
pub(in super::super) fn delay(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let kept = op.custom_options()?.any_count("delay_length")?;
    let x = op.operand(0, "operand")?;
    let (outer, len) = lines(op, x)?;
    op.check_elements(&[outer, &[len.saturating_add(kept)]].concat())?;
    let x = plain(op, x)?;
    let all = after_history(op, x, kept);
    let y = last(op, all, 0..len);
    op.define_stored(&[y])
}

/// Results: frames of samples, which may overlap, and whether all of them have all their samples.
pub(in super::super) fn framer(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.custom_options()?;
    let [size, step] = [options.count("frame_size")?, options.count("frame_step")?];
    let prefill = options.flag("prefill")?;
    let x = op.operand(0, "operand")?;
    let (outer, len) = lines(op, x)?;
    if len % step != 0 {
        let what = format!("expected a multiple of {step}, the step, found {len} samples");
        return Err(op.tensors.malformed(x.tensor, what));
    }
    let frames = len / step;
    if frames > FRAMES || prefill && step > size {
        let what = match frames > FRAMES {
            true => format!("{frames} frames at once, at most {FRAMES} are possible"),
            false => format!("frames of {size} samples, {step} apart, filled with zeros before"),
        };
        return Err(op.unsupported(&[x], what, Some("feed fewer samples at once")));
    }
    // Without zeros before, the first frame comes after as many steps as it needs.
    let steps = size.div_ceil(step);
    let kept = if prefill { size } else { steps * step } - step;
    op.check_elements(
        &[
            outer,
            &[len.saturating_add(kept).max(frames.saturating_mul(size))],
        ]
        .concat(),
    )?;
    let x = plain(op, x)?;
    let all = after_history(op, x, kept);
    let axis = outer.len();
    let one = [outer, &[1, size]].concat();
    let mut parts = Vec::new();
    for frame in 0..frames {
        let part = last(op, all, frame * step..frame * step + size);
        parts.push(op.emitter.build.reshape(part, &one));
    }
    let y = match parts[..] {
        [only] => only,
        _ => op.emitter.build.concatenate(&parts, axis),
    };
    let late = if prefill { 0 } else { steps - 1 };
    let valid = framed(op, frames, late);
    op.define_stored(&[y, valid])
}

/// Whether so many frames came before this run.
fn framed(op: &mut ForeignOp<'_, '_>, frames: usize, late: usize) -> ValueId {
    let scalar = TensorType::new(DType::I32, []);
    if late == 0 {
        return op
            .emitter
            .build
            .literal(TensorType::new(DType::Bool, []), [1_u8]);
    }
    let (count, before) = state(op, "frames", &scalar);
    let [late, frames] = [late, frames].map(|it| number(op, &scalar, it));
    let build = &mut op.emitter.build;
    let valid = build.compare(Direction::Ge, before, late);
    let after = build.binary(BinaryOp::Add, before, frames);
    // There is no need to count on.
    let after = build.binary(BinaryOp::Min, after, late);
    op.emitter.write_state(count, after);
    valid
}

/// Results: the last so many inputs in a row, every so many runs, and whether it is such a run.
pub(in super::super) fn stacker(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.custom_options()?;
    let channels = options.count("num_channels")?;
    let left = options.any_count("stacker_left_context")?;
    let right = options.any_count("stacker_right_context")?;
    let step = options.count("stacker_step")?;
    let x = op.operand(0, "operand")?;
    if x.ty.shape[..] != [channels] {
        let what = format!("num_channels is {channels}, but the shape {:?}", x.ty.shape);
        return Err(op.tensors.malformed(x.tensor, what));
    }
    let others = left + right;
    if step > others + 1 {
        let what = format!("{} inputs stacked every {step} runs", others + 1);
        let help = "stack at least as many inputs as there are runs between results";
        return Err(op.unsupported(&[x], what, Some(help)));
    }
    op.check_elements(&[others + 1, channels])?;
    let x = plain(op, x)?;
    let (first, valid) = stacked(op, right, step);
    if others == 0 {
        return op.define_stored(&[x, valid]);
    }
    let kept = TensorType::new(DType::I16, [others * channels]);
    let (history, before) = state(op, "history", &kept);
    // Before the first input there was always the same.
    let build = &mut op.emitter.build;
    let repeated = build.broadcast(x, [1], [others, channels]);
    let repeated = build.reshape(repeated, [others * channels]);
    let before = build.select(first, repeated, before);
    let all = build.concatenate(&[before, x], 0);
    let newest = last(op, all, channels..(others + 1) * channels);
    op.emitter.write_state(history, newest);
    op.define_stored(&[all, valid])
}

/// Whether it is the first run, and whether it is a run of results: the first `right` runs after
/// the first one, and then every `step` ones.
fn stacked(op: &mut ForeignOp<'_, '_>, right: usize, step: usize) -> (ValueId, ValueId) {
    let scalar = TensorType::new(DType::I32, []);
    // Counts from 0 to the first run of results, and then in circles beyond it.
    let (count, before) = state(op, "runs", &scalar);
    let [zero, one, start, again, end] =
        [0, 1, right, right + 1, right + step].map(|it| number(op, &scalar, it));
    let build = &mut op.emitter.build;
    let first = build.compare(Direction::Eq, before, zero);
    let at_start = build.compare(Direction::Eq, before, start);
    let at_end = build.compare(Direction::Eq, before, end);
    let valid = build.binary(BinaryOp::Or, at_start, at_end);
    let next = build.binary(BinaryOp::Add, before, one);
    let next = build.select(at_end, again, next);
    op.emitter.write_state(count, next);
    (first, valid)
}

/// Result: frames added where they overlap; what is left of the last ones is kept.
pub(in super::super) fn overlap_add(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let step = op.custom_options()?.count("frame_step")?;
    let x = op.operand(0, "operand")?;
    let (outer, len) = lines(op, x)?;
    let Some((&frames, outer)) = outer.split_last() else {
        let what = format!("expected frames, found shape {:?}", x.ty.shape);
        return Err(op.tensors.malformed(x.tensor, what));
    };
    if step > len {
        let what = format!("frames of {len} samples, {step} apart");
        return Err(op.unsupported(&[x], what, Some("let frames touch or overlap")));
    }
    let of_line = |len: usize| TensorType::new(x.ty.dtype, [outer, &[len]].concat());
    let value = plain(op, x)?;
    if step == len {
        let y = op.emitter.build.reshape(value, of_line(frames * len).shape);
        return op.define_stored(&[y]);
    }
    let (carry, before) = state(op, "carry", &of_line(len - step));
    let kind = OpKind::Signal(Signal {
        op: SignalOp::OverlapAdd { step },
    });
    let whole = frames * step;
    let sums = of_line(whole + len - step);
    let sums = op.emitter.build.emit(kind, &[value, before], sums);
    let after = last(op, sums, whole..whole + len - step);
    op.emitter.write_state(carry, after);
    let y = last(op, sums, 0..whole);
    op.define_stored(&[y])
}
