//! What has no tensor-level form, all of it at once.

use std::fmt::Write;

use peapod_diagnostic::code;
use peapod_ir::ops::{Activation, Level};
use peapod_ir::{DType, Function, Module, Op, OpKind, TensorType, ValueId};

use crate::error::{PassError, UnsupportedOp};
use crate::micro::choose::{Refusal, describe};

/// The advice for integers that stand for reals.
const FLOAT: &str = "convert the model without quantisation, or compile it for a microcontroller";

/// The advice for state.
const MICROCONTROLLER: &str = "compile it for a microcontroller";

/// Refuses a module with ops that have no tensor-level form.
pub(super) fn check(module: &Module) -> Result<(), PassError> {
    let refused: Vec<_> = module.functions.iter().flat_map(refusals).collect();
    if refused.is_empty() {
        return Ok(());
    }
    let mut what = "these ops of the network have no tensor-level form:".to_owned();
    let mut ways_out: Vec<String> = Vec::new();
    for refusal in refused {
        let UnsupportedOp { help, .. } = &refusal;
        if !ways_out.contains(help) {
            ways_out.push(help.clone());
        }
        write!(what, "\n  {refusal}").expect("strings take everything");
    }
    Err(PassError::Refused {
        code: code::LOWERING,
        what,
        help: format!("nothing else stands in the way: {}", ways_out.join("; ")),
    })
}

fn refusals(function: &Function) -> Vec<UnsupportedOp> {
    let ops = function.op_ids().zip(&function.ops);
    ops.filter_map(|(id, op)| {
        let refusal = refusal(function, op)?;
        Some(describe(function, id, refusal))
    })
    .collect()
}

/// Why an op has no tensor-level form, where it has none.
fn refusal(function: &Function, op: &Op) -> Option<Refusal> {
    let types: Vec<&TensorType> = values(op).map(|value| function.ty(value)).collect();
    let quantised = types.iter().any(|ty| ty.quant.is_some());
    let real = types.iter().all(|ty| ty.dtype == DType::F32);
    if !op.kind.states().is_empty() {
        let reason = "it keeps state from run to run, and a pod's program has none";
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
    let reason = "it computes on integers that stand for reals";
    computes.then(|| Refusal::new(reason, FLOAT))
}

fn values(op: &Op) -> impl Iterator<Item = ValueId> {
    op.inputs.iter().flatten().chain(&op.outputs).copied()
}
