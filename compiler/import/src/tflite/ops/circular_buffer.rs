//! CIRCULAR_BUFFER: the last inputs in a row, and runs that go no further than it.
//!
//! In TensorFlow Lite Micro an operator of `cycles_max` 2 ends every second invocation: nothing
//! after it is computed, kept or returned. Here every run computes everything, and what is after
//! the operator is kept and returned only in the runs that TensorFlow Lite Micro goes on with; in
//! the others the outputs of the model are those of the last such run.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::{DType, TensorType};

use super::super::op::ForeignOp;
use super::samples::state;
use crate::error::ImportError;

/// Input: `[1, 1, h, c]`. Result: `[1, n, h, c]`, the last n inputs.
pub(in super::super) fn circular_buffer(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let (x, y) = (op.operand(0, "operand")?, op.result());
    let ([a, b, c, d], [e, slots, f, g]) = (op.extents(x)?, op.extents(y)?);
    if [a, b, c, d] != [1, 1, f, g] || e != 1 || slots == 0 {
        let what = format!(
            "expected [1, n, {c}, {d}] of [1, 1, {c}, {d}], found {:?}",
            y.ty.shape
        );
        return Err(op.tensors.malformed(y.tensor, what));
    }
    let cycles = cycles(op, slots)?;
    let newest = op.stored(x)?;
    let ty = y.ty.clone();
    let (buffer, before) = state(op, "buffer", &ty);
    let build = &mut op.emitter.build;
    let all = match slots {
        1 => newest,
        _ => {
            let later = build.slice(before, vec![0, 1, 0, 0], vec![1, slots, f, g]);
            build.concatenate(&[later, newest], 1)
        }
    };
    op.emitter.write_state(buffer, all);
    op.define_stored(&[all])?;
    if cycles > 1 {
        stop(op, cycles);
    }
    Ok(())
}

/// Every how many runs that come to it the operator lets one through.
fn cycles(op: &ForeignOp<'_, '_>, slots: usize) -> Result<usize, ImportError> {
    let told = op
        .table
        .custom_options()
        .is_some_and(|bytes| !bytes.is_empty());
    if told {
        let cycles = op.custom_options()?.any_count("cycles_max");
        // A negative number is as none.
        if let Ok(cycles @ 1..) = cycles {
            return Ok(cycles);
        }
    }
    // What TensorFlow Lite Micro takes for the models that it was made for.
    if matches!(slots, 5 | 13 | 25) {
        return Ok(1);
    }
    let what = format!("a buffer of {slots} inputs without cycles_max");
    Err(op.unsupported(
        &[op.result()],
        what,
        Some("say cycles_max of CIRCULAR_BUFFER"),
    ))
}

/// Lets only every so manieth of the runs through that come as far as this.
fn stop(op: &mut ForeignOp<'_, '_>, cycles: usize) {
    let scalar = TensorType::new(DType::I32, []);
    let (count, before) = state(op, "runs", &scalar);
    let build = &mut op.emitter.build;
    let [zero, one, last] =
        [0, 1, cycles - 1].map(|it| build.fill(scalar.clone(), Scalar::Integer(it as i64)));
    let through = build.compare(Direction::Eq, before, last);
    let next = build.binary(BinaryOp::Add, before, one);
    let next = build.select(through, zero, next);
    op.emitter.write_state(count, next);
    let build = &mut op.emitter.build;
    op.emitter.gate = Some(match op.emitter.gate {
        None => through,
        Some(gate) => build.binary(BinaryOp::And, gate, through),
    });
}
