//! Ops that move elements without looking at them, and constants.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::{
    BitcastConvert, BroadcastInDim, InteriorPad, Iota, Reverse, Slice, Transpose,
};
use peapod_ir::ops::{Activation, Concatenation, Reshape};
use peapod_ir::{DType, OpKind};

use super::error::{Lowered, malformed};
use super::scope::Scope;
use super::types::{constant_bytes, ranked_type};
use crate::stablehlo::{Attribute, Operation};

pub(super) fn constant<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    scope.operands::<0>(op)?;
    let Some(Attribute::Dense(dense)) = op.attribute("value") else {
        return malformed("missing attribute `value` of the form dense<…>");
    };
    let ty = ranked_type(&dense.ty)?;
    let bytes = constant_bytes(dense, &ty)?;
    let is_splat = bytes.len() == ty.dtype.size_bytes();
    let value = match is_splat {
        true => scope.build.splat(ty, &bytes),
        false => scope.build.constant("", ty, bytes),
    };
    scope.define_as(op, &[value])
}

pub(super) fn iota<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<0>(op)?;
    let dim = scope.attributes(op).usize("iota_dimension")?;
    scope.define(op, Iota { dim }, &operands)
}

pub(super) fn broadcast_in_dim<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<1>(op)?;
    let dims = scope.attributes(op).usizes("broadcast_dimensions")?;
    scope.define(op, BroadcastInDim { dims }, &operands)
}

/// New dimensions come first.
pub(super) fn broadcast<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<1>(op)?;
    let new = scope.attributes(op).usizes("broadcast_sizes")?.len();
    let dims = (new..new + scope.ty(operands[0]).shape.len()).collect();
    scope.define(op, BroadcastInDim { dims }, &operands)
}

pub(super) fn reshape<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<1>(op)?;
    scope.define(op, OpKind::Reshape(Reshape), &operands)
}

pub(super) fn transpose<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<1>(op)?;
    let permutation = scope.attributes(op).usizes("permutation")?;
    scope.define(op, Transpose { permutation }, &operands)
}

pub(super) fn reverse<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<1>(op)?;
    let dims = scope.attributes(op).usizes("dimensions")?;
    scope.define(op, Reverse { dims }, &operands)
}

pub(super) fn concatenate<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.all_operands(op)?;
    let kind = Concatenation {
        axis: scope.attributes(op).usize("dimension")?,
        activation: Activation::None,
    };
    scope.define(op, OpKind::Concatenation(kind), &operands)
}

pub(super) fn slice<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<1>(op)?;
    let attributes = scope.attributes(op);
    let kind = Slice {
        start: attributes.usizes("start_indices")?,
        limit: attributes.usizes("limit_indices")?,
        stride: attributes.usizes("strides")?,
    };
    scope.define(op, kind, &operands)
}

pub(super) fn pad<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<2>(op)?;
    let attributes = scope.attributes(op);
    let kind = InteriorPad {
        low: attributes.i64s("edge_padding_low")?,
        high: attributes.i64s("edge_padding_high")?,
        interior: attributes.i64s("interior_padding")?,
    };
    scope.define(op, kind, &operands)
}

pub(super) fn bitcast_convert<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<1>(op)?;
    scope.define(op, BitcastConvert, &operands)
}

/// Sizes are known: they are constants.
pub(super) fn get_dimension_size<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let [x] = scope.operands::<1>(op)?;
    let dim = scope.attributes(op).usize("dimension")?;
    let Some(&extent) = scope.ty(x).shape.get(dim) else {
        return malformed(format!("dimension {dim} is out of range"));
    };
    // Extents are at most 2^31; the result is of 32 bits by definition.
    let value = scope
        .build
        .scalar(DType::I32, Scalar::Integer(extent as i64));
    scope.define_as(op, &[value])
}
