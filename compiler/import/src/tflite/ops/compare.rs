//! Comparisons, SELECT, SELECT_V2 and ONE_HOT.

use peapod_ir::builder::Emit;
use peapod_ir::ops::Reshape;
use peapod_ir::ops::elementwise::broadcast_shape;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::{DType, TensorType, ValueId};

use super::super::op::{ForeignOp, Operand};
use super::super::wire::BuiltinOptions;
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
    let [a, b] = [compared(op, a)?, compared(op, b)?];
    op.check_elements(&shape)?;
    let [a, b] = [a, b].map(|value| broadcast(op, value, &shape));
    let result = op.emitter.build.compare(direction, a, b);
    op.define_as(&[result])
}

/// What a comparison reads of an operand: of 16 bits the stored integers, whose scales LiteRT
/// leaves alone.
fn compared(op: &mut ForeignOp<'_, '_>, operand: Operand<'_>) -> Result<ValueId, ImportError> {
    let value = op.value(operand)?;
    if operand.ty.dtype != DType::I16 {
        return Ok(value);
    }
    let plain = TensorType::new(DType::I16, operand.ty.shape.clone());
    Ok(op.emitter.build.view(value, plain))
}

/// Inputs: truth values, a, b, which are of the result's shape, but for truth values that are those
/// of its first dimension.
pub(in super::super) fn select_rows(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let (rows, shape) = (op.operand(0, "condition")?, op.result().ty.shape.clone());
    if rows.ty.shape.len() != 1 || shape.len() < 2 || rows.ty.shape[0] != shape[0] {
        return select(op);
    }
    let [a, b] = [
        op.operand(1, "first operand")?,
        op.operand(2, "second operand")?,
    ];
    let mut column = vec![1; shape.len()];
    column[0] = shape[0];
    let (rows, a, b) = (op.value(rows)?, op.value(a)?, op.value(b)?);
    let rows = op.emitter.build.shaped(rows, column);
    let rows = broadcast(op, rows, &shape);
    let result = op.emitter.build.select(rows, a, b);
    op.define_as(&[result])
}

/// Most places of ONE_HOT: far more than fit a device.
const PLACES: usize = 1 << 20;

/// Inputs: indices, a constant number of places, what is at the index, what is elsewhere. Indices
/// that are no place are nowhere.
pub(in super::super) fn one_hot(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::OneHotOptions,
        op.table.builtin_options_as_one_hot_options(),
    )?;
    let (indices, depth) = (
        op.operand(0, "indices")?,
        op.operand(1, "number of places")?,
    );
    let [on, off] = [
        op.operand(2, "value at the index")?,
        op.operand(3, "value elsewhere")?,
    ];
    let rank = indices.ty.shape.len() + 1;
    let axis = options.map_or(-1, |options| options.axis());
    let axis = op.dimension(axis.into(), rank)?;
    let depth = usize::try_from(op.integer(depth)?).ok();
    let Some(depth) = depth.filter(|depth| (1..=PLACES).contains(depth)) else {
        return Err(op.malformed(format!("expected 1 to {PLACES} places")));
    };
    let mut shape = indices.ty.shape.clone();
    shape.insert(axis, depth);
    op.check_elements(&shape)?;
    if on.ty.elements() != 1 || off.ty.elements() != 1 {
        return Err(op.malformed("expected one value at the index, and one elsewhere".to_owned()));
    }
    let places: Vec<u8> = (0..depth as i32).flat_map(i32::to_le_bytes).collect();
    let mut line = vec![1; rank];
    line[axis] = depth;
    let places = op
        .emitter
        .build
        .constant("places", TensorType::new(DType::I32, line), places);
    let mut own = indices.ty.shape.clone();
    own.insert(axis, 1);
    let indices = op.value(indices)?;
    let indices = op.emitter.build.convert(indices, DType::I32);
    let indices = op.emitter.build.shaped(indices, own);
    let values = [op.stored(on)?, op.stored(off)?];
    let values = values.map(|value| op.emitter.build.shaped(value, []));
    let [places, indices, on, off] =
        [places, indices, values[0], values[1]].map(|value| broadcast(op, value, &shape));
    let hit = op.emitter.build.compare(Direction::Eq, indices, places);
    let result = op.emitter.build.select(hit, on, off);
    op.define_stored(&[result])
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
pub(super) fn broadcast(op: &mut ForeignOp<'_, '_>, value: ValueId, shape: &[usize]) -> ValueId {
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
