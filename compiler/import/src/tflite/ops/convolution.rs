//! CONV_2D and DEPTHWISE_CONV_2D.

use peapod_ir::builder::Emit;
use peapod_ir::ops::{Conv2d, DepthwiseConv2d, HybridConv2d};
use peapod_ir::{OpKind, Quantization};

use super::super::op::{ForeignOp, Operand};
use super::super::wire::BuiltinOptions;
use super::hybrid;
use super::window::Window;
use crate::error::ImportError;

/// Inputs: input [n, h, w, c], weights [oc, kh, kw, c / groups], bias (optional).
pub(in super::super) fn conv_2d(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::Conv2DOptions,
        op.table.builtin_options_as_conv_2_doptions(),
    )?;
    let window = Filter {
        stride: [options.stride_h(), options.stride_w()],
        dilation: [options.dilation_h_factor(), options.dilation_w_factor()],
    }
    .over_input(op)?;
    let conv = Conv2d {
        stride: window.stride,
        dilation: window.dilation,
        padding: window.padding(op, options.padding())?,
        activation: op.activation(options.fused_activation_function())?,
    };
    match is_hybrid(op)? {
        true => hybrid::conv_2d(op, rounded(conv)),
        false => define(op, OpKind::Conv2d(conv)),
    }
}

/// Inputs: input [n, h, w, c], weights [1, kh, kw, c · m], bias (optional).
pub(in super::super) fn depthwise_conv_2d(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::DepthwiseConv2DOptions,
        op.table.builtin_options_as_depthwise_conv_2_doptions(),
    )?;
    let window = Filter {
        stride: [options.stride_h(), options.stride_w()],
        dilation: [options.dilation_h_factor(), options.dilation_w_factor()],
    }
    .over_input(op)?;
    check_multiplier(op, options.depth_multiplier())?;
    let conv = Conv2d {
        stride: window.stride,
        dilation: window.dilation,
        padding: window.padding(op, options.padding())?,
        activation: op.activation(options.fused_activation_function())?,
    };
    if is_hybrid(op)? {
        return hybrid::depthwise_conv_2d(op, rounded(conv));
    }
    let kind = OpKind::DepthwiseConv2d(DepthwiseConv2d {
        stride: conv.stride,
        dilation: conv.dilation,
        padding: conv.padding,
        activation: conv.activation,
    });
    define(op, kind)
}

fn is_hybrid(op: &ForeignOp<'_, '_>) -> Result<bool, ImportError> {
    let (input, weights) = (op.operand(0, "input")?, op.operand(1, "weights")?);
    Ok(hybrid::is_hybrid(input, weights))
}

/// The same of reals that are rounded.
fn rounded(conv: Conv2d) -> HybridConv2d {
    HybridConv2d {
        stride: conv.stride,
        dilation: conv.dilation,
        padding: conv.padding,
        activation: conv.activation,
        asymmetric: false,
    }
}

/// What the options say about the filter: rows, columns.
struct Filter {
    stride: [i32; 2],
    dilation: [i32; 2],
}

impl Filter {
    fn over_input(self, op: &ForeignOp<'_, '_>) -> Result<Window, ImportError> {
        let (input, weights) = (op.operand(0, "input")?, op.operand(1, "weights")?);
        hybrid::check_hybrid(op, input, weights)?;
        let [_, rows, columns, _] = op.extents(input)?;
        let [_, taps_down, taps_across, _] = op.extents(weights)?;
        let [stride_h, stride_w] = self.stride;
        let [dilation_h, dilation_w] = self.dilation;
        Ok(Window {
            input: [rows, columns],
            extent: [taps_down, taps_across],
            stride: [
                op.extent("stride_h", stride_h)?,
                op.extent("stride_w", stride_w)?,
            ],
            dilation: [
                op.extent("dilation_h_factor", dilation_h)?,
                op.extent("dilation_w_factor", dilation_w)?,
            ],
        })
    }
}

/// The multiplier follows from the shapes; 0 leaves it to them.
fn check_multiplier(op: &ForeignOp<'_, '_>, multiplier: i32) -> Result<(), ImportError> {
    let [_, _, _, channels] = op.extents(op.operand(0, "input")?)?;
    let [_, _, _, filters] = op.extents(op.operand(1, "weights")?)?;
    let expected = usize::try_from(multiplier).ok();
    let expected = expected.and_then(|multiplier| multiplier.checked_mul(channels));
    if multiplier == 0 || expected == Some(filters) {
        return Ok(());
    }
    Err(op.malformed(format!(
        "depth_multiplier {multiplier} does not match {channels} channels and {filters} filters"
    )))
}

/// The op on the operator's input, weights and optional bias.
fn define(op: &mut ForeignOp<'_, '_>, kind: OpKind) -> Result<(), ImportError> {
    let weights = op.operand(1, "weights")?;
    let zero_point = weights.ty.zero_point();
    if zero_point != 0 && !op.tensors.is_legacy(weights.tensor) {
        let what = format!("expected weights with zero point 0, found {zero_point}");
        return Err(op.tensors.malformed(weights.tensor, what));
    }
    if op.tensors.is_legacy(weights.tensor) {
        return legacy_product(op, kind);
    }
    let inputs = [op.optional(0), op.optional(1), op.optional(2)];
    op.define(kind, inputs)
}

/// The op on operands that were uint8. TensorFlow Lite takes the product of their scales in single
/// precision, where the op takes it in double: the same elements in the scales 1 and that product
/// have it in both.
pub(super) fn legacy_product(op: &mut ForeignOp<'_, '_>, kind: OpKind) -> Result<(), ImportError> {
    let (input, weights) = (op.operand(0, "input")?, op.operand(1, "weights")?);
    let scale = |operand: Operand<'_>| Some(operand.ty.quant.as_ref()?.single()?.0);
    let product = scale(input).zip(scale(weights)).and_then(|(x, w)| {
        let product = x * w;
        let is_rounded = f64::from(product) != f64::from(x) * f64::from(w);
        (is_rounded && product.is_normal()).then_some(product)
    });
    let Some(product) = product else {
        return op.define(kind, [Some(input), Some(weights), op.optional(2)]);
    };
    let mut inputs = Vec::new();
    for (operand, scale) in [(input, 1.0), (weights, product)] {
        let value = op.value(operand)?;
        let mut ty = operand.ty.clone();
        ty.quant = Some(Quantization::per_tensor(scale, ty.zero_point()));
        inputs.push(Some(op.emitter.build.view(value, ty)));
    }
    let bias = op.optional(2).map(|bias| op.value(bias)).transpose()?;
    inputs.push(bias);
    let result = op.result().ty.clone();
    let values = op.emitter.build.emit_op(kind, inputs, [result]);
    op.define_as(&values)
}
