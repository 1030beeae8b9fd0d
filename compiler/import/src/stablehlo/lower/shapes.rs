//! Ops that move elements without looking at them, and constants.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{
    BitcastConvert, BroadcastInDim, Combiner, InteriorPad, Iota, Reduce, Reverse, Slice, Transpose,
};
use peapod_ir::ops::{Activation, BinaryOp, Concatenation, Reshape};
use peapod_ir::{DType, OpKind, TensorType, ValueId};

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
    let [x] = scope.operands::<1>(op)?;
    let (from, to) = (scope.ty(x).clone(), scope.result_type(op)?);
    match [from.dtype, to.dtype] {
        [DType::Bool, DType::Bool] => scope.define_as(op, &[x]),
        [DType::Bool, _] => {
            let value = joined_bits(&mut scope.build, x, &to)?;
            scope.define_as(op, &[value])
        }
        [_, DType::Bool] => {
            let value = single_bits(&mut scope.build, x)?;
            scope.define_as(op, &[value])
        }
        _ => scope.define(op, BitcastConvert, &[x]),
    }
}

/// The integer type with as many bits.
fn integer_of(dtype: DType) -> Lowered<DType> {
    match dtype.size_bytes() {
        1 => Ok(DType::I8),
        2 => Ok(DType::I16),
        4 => Ok(DType::I32),
        8 => Ok(DType::I64),
        _ => malformed(format!("no bits of elements of type {}", dtype.name())),
    }
}

/// Truth values along the last dimension as the bits of elements, the lowest first.
fn joined_bits(build: &mut Builder, x: ValueId, to: &TensorType) -> Lowered<ValueId> {
    let integer = integer_of(to.dtype)?;
    let bits = integer.size_bytes() * 8;
    let mut shape = build.shape(x).to_vec();
    let last = shape.len().saturating_sub(1);
    if shape.pop() != Some(bits) {
        return malformed(format!("expected a last dimension of {bits} bits"));
    }
    let ty = TensorType::new(integer, build.shape(x));
    let x = build.convert(x, integer);
    let places = build.iota(ty, last);
    let x = build.binary(BinaryOp::ShiftLeft, x, places);
    let initial = build.scalar(integer, Scalar::Integer(0));
    let kind = Reduce {
        combiner: Combiner::Add,
        dims: vec![last],
    };
    let whole = build.emit(kind, &[x, initial], TensorType::new(integer, shape));
    Ok(match integer == to.dtype {
        true => whole,
        false => build.emit(BitcastConvert, &[whole], to.clone()),
    })
}

/// The bits of elements as truth values along a further dimension, the lowest first.
fn single_bits(build: &mut Builder, x: ValueId) -> Lowered<ValueId> {
    let integer = integer_of(build.ty(x).dtype)?;
    let mut shape = build.shape(x).to_vec();
    let x = match integer == build.ty(x).dtype {
        true => x,
        false => build.emit(BitcastConvert, &[x], TensorType::new(integer, &shape[..])),
    };
    let last = shape.len();
    shape.push(integer.size_bytes() * 8);
    let ty = TensorType::new(integer, &shape[..]);
    let x = build.broadcast(x, (0..last).collect::<Vec<_>>(), &shape);
    let places = build.iota(ty.clone(), last);
    let shifted = build.binary(BinaryOp::ShiftRightLogical, x, places);
    let one = build.fill(ty.clone(), Scalar::Integer(1));
    let bit = build.binary(BinaryOp::And, shifted, one);
    Ok(build.compare(Direction::Eq, bit, one))
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
