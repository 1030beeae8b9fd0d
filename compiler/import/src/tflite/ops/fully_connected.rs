//! FULLY_CONNECTED.

use peapod_ir::OpKind;
use peapod_ir::ops::{Activation, FullyConnected, HybridConv2d, Padding2d};

use super::super::op::{ForeignOp, Operand};
use super::super::wire::{BuiltinOptions, FullyConnectedOptionsWeightsFormat};
use super::convolution::legacy_product;
use super::hybrid;
use crate::error::ImportError;

/// Largest difference of a bias's scale to that of the products, in units of the result's scale.
const BIAS_TOLERANCE: f64 = 0.02;

/// Inputs: input, weights [n, k], bias (optional). `keep_num_dims` is what the result's shape says.
pub(in super::super) fn fully_connected(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.optional_options(
        BuiltinOptions::FullyConnectedOptions,
        op.table.builtin_options_as_fully_connected_options(),
    )?;
    let (input, weights) = (op.operand(0, "input")?, op.operand(1, "weights")?);
    let is_hybrid = hybrid::check_hybrid(op, input, weights)?;
    let mut activation = Activation::None;
    let mut asymmetric = false;
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
        asymmetric = options.asymmetric_quantize_inputs();
    }
    if is_hybrid {
        let kind = HybridConv2d {
            stride: [1, 1],
            dilation: [1, 1],
            padding: Padding2d::default(),
            activation,
            asymmetric,
        };
        return hybrid::fully_connected(op, kind);
    }
    check_bias_scale(op, input, weights)?;
    let kind = OpKind::FullyConnected(FullyConnected { activation });
    if op.tensors.is_legacy(weights.tensor) {
        return legacy_product(op, kind);
    }
    op.define(kind, [Some(input), Some(weights), op.optional(2)])
}

/// The bias has the scale of products of input and weights, as closely as TensorFlow Lite Micro
/// asks for. It does not look at weights with several scales.
fn check_bias_scale(
    op: &ForeignOp<'_, '_>,
    input: Operand<'_>,
    weights: Operand<'_>,
) -> Result<(), ImportError> {
    let scale = |operand: Operand<'_>| Some(f64::from(operand.ty.quant.as_ref()?.single()?.0));
    let Some(bias) = op.optional(2) else {
        return Ok(());
    };
    let scales = [input, weights, bias, op.result()].map(scale);
    let [Some(input), Some(weights), Some(found), Some(result)] = scales else {
        return Ok(());
    };
    let expected = input * weights;
    if (expected - found).abs() / result <= BIAS_TOLERANCE {
        return Ok(());
    }
    let what = format!(
        "expected a bias of scale {expected:e}, which is input scale × weight scale, \
         found {found:e}"
    );
    Err(op.tensors.malformed(bias.tensor, what))
}
