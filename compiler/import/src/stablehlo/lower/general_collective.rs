//! Reductions over devices by any region: what all hold is gathered, and combined in the order of
//! the devices on each of them.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::{AllGather, DynamicSlice, PartitionIndex};
use peapod_ir::{AxisId, DType, TensorType, ValueId};

use super::combiner::Body;
use super::error::{Lowered, malformed, unsupported};
use super::lifted;
use super::scope::Scope;
use crate::stablehlo::Operation;

/// Most devices of a group: each becomes ops of its own.
const LARGEST_GROUP: usize = 1024;

/// `all_reduce` and `reduce_scatter` over axes of the mesh.
pub(super) fn lower<'m>(
    scope: &mut Scope<'_, 'm>,
    op: &'m Operation,
    body: Body<'m>,
    axes: Vec<AxisId>,
) -> Lowered {
    let operands = scope.all_operands(op)?;
    let devices = scope.devices(&axes);
    if devices > LARGEST_GROUP {
        return unsupported(format!(
            "groups of {devices} devices, combined by a region that is no known combiner; expected \
             at most {LARGEST_GROUP}"
        ));
    }
    let mut results = Vec::new();
    for operand in operands {
        let whole = reduced(scope, body, operand, &axes, devices)?;
        let result = match op.name.as_str() {
            "stablehlo.reduce_scatter" => own_part(scope, op, whole, &axes, devices)?,
            _ => whole,
        };
        results.push(result);
    }
    scope.define_as(op, &results)
}

/// What all devices hold, combined.
fn reduced<'m>(
    scope: &mut Scope<'_, 'm>,
    body: Body<'m>,
    operand: ValueId,
    axes: &[AxisId],
    devices: usize,
) -> Lowered<ValueId> {
    let ty = scope.ty(operand).clone();
    let shape = |count: usize| [&[count][..], &ty.shape].concat();
    let row = scope.build.reshape(operand, shape(1));
    let kind = AllGather {
        axes: axes.to_vec(),
        dims: vec![0],
    };
    let all = ty.with_shape(shape(devices));
    let all = scope.build.emit(kind, &[row], all);
    let part = |scope: &mut Scope<'_, 'm>, index: usize| {
        let part = scope.build.cut(all, 0, index, index + 1);
        scope.build.reshape(part, &ty.shape)
    };
    let mut result = part(scope, 0);
    for index in 1..devices {
        let next = part(scope, index);
        result = match lifted::apply(scope, body, &[result, next])?[..] {
            [combined] => combined,
            _ => return malformed("expected a region that returns one element"),
        };
    }
    Ok(result)
}

/// The part of a device along the scattered dimension.
fn own_part(
    scope: &mut Scope<'_, '_>,
    op: &Operation,
    whole: ValueId,
    axes: &[AxisId],
    devices: usize,
) -> Lowered<ValueId> {
    let dim = super::attributes::Reader(op).usize("scatter_dimension")?;
    let mut ty = scope.ty(whole).clone();
    match ty.shape.get_mut(dim) {
        Some(extent) if extent.is_multiple_of(devices) => *extent /= devices,
        _ => return malformed(format!("dimension {dim} of {ty} in {devices} parts")),
    }
    let scalar = TensorType::new(DType::I32, []);
    let axes = axes.to_vec();
    let place = scope.build.emit(PartitionIndex { axes }, &[], scalar);
    let extent = i64::try_from(ty.shape[dim]).unwrap_or(i64::MAX);
    let extent = scope.build.scalar(DType::I32, Scalar::Integer(extent));
    let start = scope.build.binary(BinaryOp::Mul, place, extent);
    let zero = scope.build.scalar(DType::I32, Scalar::Integer(0));
    let mut inputs = vec![whole];
    inputs.extend((0..ty.shape.len()).map(|it| if it == dim { start } else { zero }));
    Ok(scope.build.emit(DynamicSlice, &inputs, ty))
}
