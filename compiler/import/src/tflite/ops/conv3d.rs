//! CONV_3D.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::Slice;
use peapod_ir::ops::{Activation, Binary, BinaryOp, Conv2d, Pad};
use peapod_ir::{DType, OpKind, TensorType, ValueId};

use super::super::op::{ForeignOp, Operand};
use super::super::wire::{BuiltinOptions, Padding};
use super::window::Window;
use crate::error::ImportError;

/// Inputs: input [n, d, h, w, c], constant weights [kd, kh, kw, c, oc], bias (optional), all reals.
/// A sum of convolutions in two dimensions, one for each tap of the third.
pub(in super::super) fn conv_3d(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let options = op.options(
        BuiltinOptions::Conv3DOptions,
        op.table.builtin_options_as_conv_3_doptions(),
    )?;
    let (input, weights) = (op.operand(0, "input")?, op.operand(1, "weights")?);
    let [batches, depth, rows, columns, channels] = op.extents(input)?;
    let [taps, down, across, own, filters] = op.extents(weights)?;
    let [_, planes, out_rows, out_columns, _] = op.extents(op.result())?;
    if own != channels {
        let what = format!("weights have {own} channels, the input has {channels}");
        return Err(op.malformed(what));
    }
    let window = Window {
        input: [rows, columns],
        extent: [down, across],
        stride: [
            op.extent("stride_h", options.stride_h())?,
            op.extent("stride_w", options.stride_w())?,
        ],
        dilation: [
            op.extent("dilation_h_factor", options.dilation_h_factor())?,
            op.extent("dilation_w_factor", options.dilation_w_factor())?,
        ],
    };
    let kind = Conv2d {
        stride: window.stride,
        dilation: window.dilation,
        padding: window.padding(op, options.padding())?,
        activation: Activation::None,
    };
    let activation = op.activation(options.fused_activation_function())?;
    let third = Third {
        stride: op.extent("stride_d", options.stride_d())?,
        dilation: op.extent("dilation_d_factor", options.dilation_d_factor())?,
        taps,
        planes,
    };
    let x = third.padded(op, input, depth, options.padding() == Padding::SAME)?;
    let ty = TensorType::new(
        DType::F32,
        vec![batches * planes, out_rows, out_columns, filters],
    );
    op.check_elements(&ty.shape)?;
    let weights = by_tap(op, weights)?;
    let image = [batches * planes, rows, columns, channels];
    let mut sum: Option<ValueId> = None;
    for (tap, weights) in weights.into_iter().enumerate() {
        let planes = third.slice(op, x, tap)?;
        let build = &mut op.emitter.build;
        let planes = build.reshape(planes, image);
        let operands = vec![Some(planes), Some(weights), None];
        let part = build.emit_op(OpKind::Conv2d(kind.clone()), operands, [ty.clone()])[0];
        sum = Some(match sum {
            Some(sum) => build.binary(BinaryOp::Add, sum, part),
            None => part,
        });
    }
    let Some(sum) = sum else {
        return Err(op.malformed("expected at least one tap".to_owned()));
    };
    let sum = finished(op, sum, activation)?;
    let result = op
        .emitter
        .build
        .reshape(sum, [batches, planes, out_rows, out_columns, filters]);
    op.define_as(&[result])
}

/// With the bias, if there is one, and the activation.
fn finished(
    op: &mut ForeignOp<'_, '_>,
    sum: ValueId,
    activation: Activation,
) -> Result<ValueId, ImportError> {
    let Some(bias) = op.optional(2) else {
        let build = &mut op.emitter.build;
        return Ok(activation
            .unary()
            .map_or(sum, |activation| build.unary(activation, sum)));
    };
    let bias = op.value(bias)?;
    let build = &mut op.emitter.build;
    let ty = build.ty(sum).clone();
    let kind = Binary {
        op: BinaryOp::Add,
        activation,
    };
    Ok(build.emit(OpKind::Binary(kind), &[sum, bias], ty))
}

/// The window along the first of the three dimensions.
struct Third {
    stride: usize,
    dilation: usize,
    taps: usize,
    /// Of the result.
    planes: usize,
}

impl Third {
    /// The input with planes of zeros before and after.
    fn padded(
        &self,
        op: &mut ForeignOp<'_, '_>,
        input: Operand<'_>,
        depth: usize,
        same: bool,
    ) -> Result<ValueId, ImportError> {
        let x = op.value(input)?;
        let reach = (self.planes.max(1) - 1)
            .saturating_mul(self.stride)
            .saturating_add(
                self.taps
                    .max(1)
                    .saturating_sub(1)
                    .saturating_mul(self.dilation),
            )
            .saturating_add(1);
        let total = reach.saturating_sub(depth);
        if total == 0 {
            return Ok(x);
        }
        if !same {
            let planes = self.planes;
            return Err(op.malformed(format!("{depth} planes do not make {planes} of the result")));
        }
        let mut shape = input.ty.shape.clone();
        shape[1] = shape[1].saturating_add(total);
        op.check_elements(&shape)?;
        let mut padding = vec![[0, 0]; shape.len()];
        padding[1] = [total / 2, total - total / 2];
        let kind = Pad {
            padding,
            value: 0.0,
        };
        let ty = TensorType::new(DType::F32, shape);
        Ok(op.emitter.build.emit(OpKind::Pad(kind), &[x], ty))
    }

    /// The planes that a tap meets.
    fn slice(
        &self,
        op: &mut ForeignOp<'_, '_>,
        x: ValueId,
        tap: usize,
    ) -> Result<ValueId, ImportError> {
        let build = &mut op.emitter.build;
        let shape = build.shape(x).to_vec();
        let first = tap * self.dilation;
        let limit = first + self.planes.saturating_sub(1) * self.stride + 1;
        let mut kind = Slice::contiguous(vec![0; shape.len()], shape.clone());
        (kind.start[1], kind.limit[1], kind.stride[1]) = (first, limit, self.stride);
        let mut shape = shape;
        shape[1] = self.planes;
        let ty = build.ty(x).with_shape(shape);
        Ok(build.emit(kind, &[x], ty))
    }
}

/// For each tap, constant weights `[oc, kh, kw, c]`.
fn by_tap(op: &mut ForeignOp<'_, '_>, weights: Operand<'_>) -> Result<Vec<ValueId>, ImportError> {
    let [taps, down, across, channels, filters] = op.extents(weights)?;
    if weights.ty.dtype != DType::F32 || !op.is_constant(weights) {
        let what = "three-dimensional convolutions but with constant weights of floats".to_owned();
        let help = "convert the model again in float32, with its variables frozen";
        return Err(op.unsupported(&[weights], what, Some(help)));
    }
    let value = op.value(weights)?;
    let bytes = op.emitter.build.function().constant(value);
    let bytes = bytes.expect("it has been found constant").clone();
    let (elements, _) = bytes.as_chunks::<4>();
    let places = down * across * channels;
    let name = op.tensors.name(weights.tensor);
    let mut values = Vec::new();
    // bounded: as many as there are
    for own in elements.chunks((places * filters).max(1)).take(taps) {
        let filter = |filter: usize| own.iter().skip(filter).step_by(filters).flatten().copied();
        let moved: Vec<u8> = (0..filters).flat_map(filter).collect();
        let ty = TensorType::new(DType::F32, vec![filters, down, across, channels]);
        values.push(
            op.emitter
                .build
                .constant(format!("{name}.{}", values.len()), ty, moved),
        );
    }
    Ok(values)
}
