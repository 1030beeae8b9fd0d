//! Ops without a tensor-level form, all reported at once.

use peapod_ir::ops::{Activation, Level};
use peapod_ir::{DType, Function, Module, Op, OpKind, TensorType, ValueId};

use crate::error::{PassError, Refusal, UnsupportedOp};

/// The help for quantised arithmetic.
const FLOAT: &str = "convert the model without quantisation, or compile it for a microcontroller";

/// The help for state.
const MICROCONTROLLER: &str = "compile it for a microcontroller";

/// Refuses a module with ops that have no tensor-level form.
pub(super) fn check(module: &Module) -> Result<(), PassError> {
    let refused: Vec<_> = module.functions.iter().flat_map(refusals).collect();
    match refused.is_empty() {
        true => Ok(()),
        false => Err(PassError::NoLowering(refused)),
    }
}

fn refusals(function: &Function) -> Vec<UnsupportedOp> {
    let ops = function.op_ids().zip(&function.ops);
    ops.filter_map(|(id, op)| {
        let refusal = refusal(function, op)?;
        Some(UnsupportedOp::new(function, id, refusal))
    })
    .collect()
}

/// Why an op has no tensor-level form, where it has none.
fn refusal(function: &Function, op: &Op) -> Option<Refusal> {
    let types: Vec<&TensorType> = values(op).map(|value| function.ty(value)).collect();
    let quantised = types.iter().any(|ty| ty.quant.is_some());
    let real = types.iter().all(|ty| ty.dtype == DType::F32);
    if !op.kind.states().is_empty() {
        let reason = "state between runs is not supported on pods";
        return Some(Refusal::new(reason, MICROCONTROLLER));
    }
    if let OpKind::Resize(_)
    | OpKind::Fold(_)
    | OpKind::Along(_)
    | OpKind::DetectionPostprocess(_)
    | OpKind::PoseDecoder(_)
    | OpKind::NonMaxSuppression(_)
    | OpKind::Custom(_)
    | OpKind::Signal(_) = op.kind
    {
        let reason = "it has no form for pods yet";
        return Some(Refusal::new(reason, MICROCONTROLLER));
    }
    if let OpKind::Paired(_) = op.kind
        && !real
        && !quantised
    {
        let reason = "it is composed of functions of floats on pods";
        return Some(Refusal::new(reason, MICROCONTROLLER));
    }
    let clamps = matches!(&op.kind, OpKind::Concatenation(it) if it.activation != Activation::None);
    let class = op.kind.class();
    let computes = if class.is_elementwise() {
        // Between integers and reals it only packs or unpacks.
        quantised && !types.iter().any(|ty| ty.dtype == DType::F32)
    } else {
        (clamps || class.computes()) && op.kind.level() != Level::Tensor && !real
    };
    let reason = "quantised arithmetic is not supported on pods";
    computes.then(|| Refusal::new(reason, FLOAT))
}

fn values(op: &Op) -> impl Iterator<Item = ValueId> {
    op.inputs.iter().flatten().chain(&op.outputs).copied()
}
