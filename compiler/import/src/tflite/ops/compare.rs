//! Comparisons, SELECT and SELECT_V2.

use peapod_ir::ValueId;
use peapod_ir::builder::Emit;
use peapod_ir::ops::Reshape;
use peapod_ir::ops::elementwise::broadcast_shape;
use peapod_ir::ops::tensor::compare::Direction;

use super::super::op::ForeignOp;
use crate::error::ImportError;

/// Inputs: a, b, which broadcast.
pub(in super::super) fn compare(
    op: &mut ForeignOp<'_, '_>,
    direction: Direction,
) -> Result<(), ImportError> {
    let [a, b] = [
        op.operand(0, "first operand")?,
        op.operand(1, "second operand")?,
    ];
    let Some(shape) = broadcast_shape(&a.ty.shape, &b.ty.shape) else {
        let (a, b) = (&a.ty.shape, &b.ty.shape);
        return Err(op.malformed(format!(
            "shapes {a:?} and {b:?} do not broadcast to one another"
        )));
    };
    let [a, b] = [op.value(a)?, op.value(b)?];
    op.check_elements(&shape)?;
    let [a, b] = [a, b].map(|value| broadcast(op, value, &shape));
    let result = op.emitter.build.compare(direction, a, b);
    op.define_as(&[result])
}

/// Inputs: truth values, a, b, which broadcast to the result.
pub(in super::super) fn select(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let operands = [
        op.operand(0, "condition")?,
        op.operand(1, "first operand")?,
        op.operand(2, "second operand")?,
    ];
    let shape = op.result().ty.shape.clone();
    for operand in operands {
        let own = &operand.ty.shape;
        if broadcast_shape(own, &shape).as_ref() != Some(&shape) {
            let what = format!("expected a shape that broadcasts to {shape:?}, found {own:?}");
            return Err(op.tensors.malformed(operand.tensor, what));
        }
    }
    let mut values = Vec::with_capacity(operands.len());
    for operand in operands {
        let value = op.value(operand)?;
        values.push(broadcast(op, value, &shape));
    }
    let result = op.emitter.build.select(values[0], values[1], values[2]);
    op.define_as(&[result])
}

/// A value in a shape that it broadcasts to.
fn broadcast(op: &mut ForeignOp<'_, '_>, value: ValueId, shape: &[usize]) -> ValueId {
    let own = op.emitter.build.shape(value).to_vec();
    if own == shape {
        return value;
    }
    let first = shape.len() - own.len();
    let dims: Vec<usize> = (first..shape.len())
        .filter(|dim| own[dim - first] != 1)
        .collect();
    let kept: Vec<usize> = own.into_iter().filter(|extent| *extent != 1).collect();
    let mut value = value;
    if op.emitter.build.shape(value) != kept {
        let ty = op.emitter.build.ty(value).with_shape(kept);
        value = op.emitter.build.emit(Reshape, &[value], ty);
    }
    op.emitter.build.broadcast(value, dims, shape)
}
