//! BROADCAST_TO and TILE.

use peapod_ir::builder::Emit;

use super::super::op::ForeignOp;
use super::super::shape::MAX_RANK;
use crate::error::ImportError;

/// Inputs: the tensor, a constant shape.
pub(in super::super) fn broadcast_to(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let (input, shape) = (op.operand(0, "operand")?, op.operand(1, "shape")?);
    let (from, to) = (&input.ty.shape, op.sizes(shape, MAX_RANK)?);
    let lead = to.len().checked_sub(from.len());
    let fits = |lead: &usize| {
        from.iter()
            .zip(&to[*lead..])
            .all(|(from, to)| *from == 1 || from == to)
    };
    let Some(lead) = lead.filter(fits) else {
        return Err(op.malformed(format!("{from:?} does not broadcast to {to:?}")));
    };
    op.check_elements(&to)?;
    let value = op.stored(input)?;
    let dims: Vec<usize> = (lead..to.len()).collect();
    let repeated = op.emitter.build.broadcast(value, dims, to);
    op.define_stored(&[repeated])
}

/// Inputs: the tensor, constant numbers of copies, one for each dimension.
pub(in super::super) fn tile(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let (input, copies) = (op.operand(0, "operand")?, op.operand(1, "multiples")?);
    let (mut shape, copies) = (input.ty.shape.clone(), op.sizes(copies, MAX_RANK)?);
    if copies.len() != shape.len() {
        let rank = shape.len();
        return Err(op.malformed(format!(
            "expected {rank} numbers of copies, found {copies:?}"
        )));
    }
    let mut value = op.stored(input)?;
    for (axis, &count) in copies
        .iter()
        .enumerate()
        .rev()
        .filter(|(_, count)| **count != 1)
    {
        let (outer, inner) = shape.split_at(axis);
        let [outer, inner] = [outer, inner].map(|it| it.iter().product::<usize>());
        shape[axis] = shape[axis].saturating_mul(count);
        op.check_elements(&shape)?;
        let build = &mut op.emitter.build;
        let rows = build.shaped(value, [outer, inner]);
        let repeated = build.broadcast(rows, [0, 2], [outer, count, inner]);
        value = build.shaped(repeated, &shape);
    }
    op.define_stored(&[value])
}
