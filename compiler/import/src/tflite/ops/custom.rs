//! Custom operators that a user implements.

use peapod_ir::OpKind;
use peapod_ir::builder::Emit;
use peapod_ir::custom::{Call, Implementation};
use peapod_ir::ops::Custom;
use peapod_ir::ops::custom::CUSTOM_OPTIONS_BYTES;

use super::super::op::ForeignOp;
use crate::error::ImportError;

/// Any inputs and results: the implementation knows what it computes on.
pub(in super::super) fn custom(
    op: &mut ForeignOp<'_, '_>,
    name: &str,
    implementation: &dyn Implementation,
) -> Result<(), ImportError> {
    let options = op
        .table
        .custom_options()
        .map(|bytes| bytes.bytes())
        .unwrap_or_default();
    if options.len() > CUSTOM_OPTIONS_BYTES {
        return Err(op.malformed("its options are larger than 64 KiB".to_owned()));
    }
    let operands: Result<Vec<_>, _> = (0..op.inputs.len())
        .map(|index| op.operand(index, "operand"))
        .collect();
    let operands = operands?;
    let values: Result<Vec<_>, _> = operands.iter().map(|operand| op.value(*operand)).collect();
    let function = op.emitter.build.function();
    let constant = |value| function.constant(value).map(|bytes| &**bytes);
    let call = Call {
        options,
        inputs: operands.iter().map(|operand| operand.ty).collect(),
        results: op
            .outputs
            .iter()
            .map(|index| op.tensors.ty(*index))
            .collect(),
        known: values?.into_iter().map(constant).collect(),
    };
    let needs = implementation.prepare(&call).map_err(|why| {
        let what =
            format!("custom operator {name} on these tensors: its implementation says {why:?}");
        op.unsupported(
            &operands,
            what,
            Some("change the model, or the operator's `prepare`"),
        )
    })?;
    let kind = Custom {
        name: name.to_owned(),
        options: options.to_vec(),
        scratch: needs.scratch_bytes,
        work: needs.work,
    };
    op.define(OpKind::from(kind), operands)
}
