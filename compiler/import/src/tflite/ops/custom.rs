//! Custom operators that a user implements.

use std::sync::Arc;

use peapod_ir::builder::Emit;
use peapod_ir::custom::{Call, Implementation};
use peapod_ir::ops::custom::CUSTOM_OPTIONS_BYTES;
use peapod_ir::ops::{Custom, Quantize};
use peapod_ir::{OpKind, TensorType, ValueId};

use super::super::legacy::{OFFSET, as_uint8};
use super::super::op::{ForeignOp, Operand};
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
    let values: Result<Vec<_>, _> = operands.iter().map(|it| in_file(op, *it)).collect();
    let values = values?;
    let types = |index: &usize| match op.tensors.is_legacy(*index) {
        true => as_uint8(op.tensors.ty(*index).clone()),
        false => op.tensors.ty(*index).clone(),
    };
    let results: Vec<TensorType> = op.outputs.iter().map(types).collect();
    let function = op.emitter.build.function();
    let constant = |value: &ValueId| function.constant(*value).map(|bytes| &**bytes);
    let call = Call {
        options,
        inputs: values.iter().map(|value| function.ty(*value)).collect(),
        results: results.iter().collect(),
        known: values.iter().map(constant).collect(),
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
    let inputs = values.into_iter().map(Some).collect();
    let build = &mut op.emitter.build;
    let mut made = build.emit_op(OpKind::from(kind), inputs, results);
    for (value, index) in made.iter_mut().zip(op.outputs) {
        if op.tensors.is_legacy(*index) {
            *value = build.emit(Quantize, &[*value], op.tensors.ty(*index).clone());
        }
    }
    op.define_as(&made)
}

/// The value of an operand, of the type that it has in the file: models of uint8 are read as int8,
/// which a user's code knows nothing of.
fn in_file(op: &mut ForeignOp<'_, '_>, operand: Operand<'_>) -> Result<ValueId, ImportError> {
    let value = op.value(operand)?;
    if !op.tensors.is_legacy(operand.tensor) {
        return Ok(value);
    }
    let ty = as_uint8(operand.ty.clone());
    let build = &mut op.emitter.build;
    let known = build.function().constant(value).map(Arc::clone);
    Ok(match known {
        Some(bytes) => {
            let bytes: Vec<u8> = bytes.iter().map(|byte| byte ^ OFFSET).collect();
            build.literal(ty, bytes)
        }
        None => build.emit(Quantize, &[value], ty),
    })
}
