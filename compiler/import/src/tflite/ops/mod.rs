//! One function per operator. Each checks what it needs to read the operator; whether types and
//! shapes fit is the verifier's matter.

mod activation;
mod along;
mod arithmetic;
mod batch_matmul;
mod compare;
mod concatenation;
mod convert;
mod convolution;
mod fully_connected;
mod gather;
mod lstm;
mod mean;
mod pad;
mod permute;
mod pool;
mod repeat;
mod reshape;
mod resize;
mod shape;
mod slice;
mod softmax;
mod split;
mod svdf;
mod transpose_conv;
mod window;

pub(super) use activation::*;
pub(super) use along::*;
pub(super) use arithmetic::*;
pub(super) use batch_matmul::*;
pub(super) use compare::*;
pub(super) use concatenation::*;
pub(super) use convert::*;
pub(super) use convolution::*;
pub(super) use fully_connected::*;
pub(super) use gather::*;
pub(super) use lstm::*;
pub(super) use mean::*;
pub(super) use pad::*;
pub(super) use permute::*;
pub(super) use pool::*;
pub(super) use repeat::*;
pub(super) use reshape::*;
pub(super) use resize::*;
pub(super) use shape::*;
pub(super) use slice::*;
pub(super) use softmax::*;
pub(super) use split::*;
pub(super) use svdf::*;
pub(super) use transpose_conv::*;

use peapod_ir::DType;

use super::op::{ForeignOp, Operand};
use crate::error::ImportError;

const QUANTISE_ACTIVATIONS: &str = "convert the model again with a representative dataset, so \
     that activations are int8 as well (full-integer quantisation), or without quantisation";

/// Refuses real activations with integer weights, which converters write when they know the
/// weights only.
fn refuse_hybrid(
    op: &ForeignOp<'_, '_>,
    input: Operand<'_>,
    weights: Operand<'_>,
) -> Result<(), ImportError> {
    let integer = [DType::I4, DType::I8, DType::U8, DType::I16].contains(&weights.ty.dtype);
    if input.ty.dtype != DType::F32 || !integer {
        return Ok(());
    }
    let dtype = op.tensors.describe(weights.tensor).dtype;
    let what =
        format!("hybrid (dynamic-range) quantisation: FLOAT32 activations with {dtype} weights");
    Err(op.unsupported(&[input, weights], what, Some(QUANTISE_ACTIVATIONS)))
}
