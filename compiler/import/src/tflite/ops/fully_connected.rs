//! FULLY_CONNECTED.

use peapod_ir::OpKind;
use peapod_ir::ops::{Activation, FullyConnected};

use super::super::op::ForeignOp;
use super::super::wire::{BuiltinOptions, FullyConnectedOptionsWeightsFormat};
use super::refuse_hybrid;
use crate::error::ImportError;

/// Inputs: input, weights [n, k], bias (optional). `keep_num_dims` is what the result's shape says.
pub(in super::super) fn fully_connected(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::FullyConnectedOptions,
        op.table.builtin_options_as_fully_connected_options(),
    )?;
    let (input, weights) = (op.operand(0, "input")?, op.operand(1, "weights")?);
    refuse_hybrid(op, input, weights)?;
    let mut activation = Activation::None;
    if let Some(options) = options {
        let format = options.weights_format();
        if format != FullyConnectedOptionsWeightsFormat::DEFAULT {
            let name = format.variant_name().unwrap_or("of an unknown kind");
            let what = format!("weights in the format {name}");
            return Err(op.unsupported(
                &[weights],
                what,
                Some("convert the model again with plain weights"),
            ));
        }
        activation = op.activation(options.fused_activation_function())?;
    }
    let kind = OpKind::FullyConnected(FullyConnected { activation });
    op.define(kind, [Some(input), Some(weights), op.optional(2)])
}
