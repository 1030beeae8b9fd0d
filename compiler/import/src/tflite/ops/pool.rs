//! AVERAGE_POOL_2D, MAX_POOL_2D and L2_POOL_2D.

use peapod_ir::OpKind;
use peapod_ir::builder::Emit;
use peapod_ir::ops::{Activation, AveragePool2d, MaxPool2d, Padding2d, Quantize, UnaryOp};

use super::super::legacy::as_uint8;
use super::super::op::{ForeignOp, Operand};
use super::super::wire::BuiltinOptions;
use super::window::Window;
use crate::error::ImportError;

/// Input: [n, h, w, c]. Padding does not count.
pub(in super::super) fn average_pool_2d(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let pool = Pool::read(op)?;
    let kind = OpKind::AveragePool2d(AveragePool2d {
        window: pool.window.extent,
        stride: pool.window.stride,
        padding: pool.padding,
        activation: pool.activation,
    });
    match op.tensors.is_legacy(pool.input.tensor) {
        true => define_in_uint8(op, kind, pool.input),
        false => op.define(kind, [pool.input]),
    }
}

/// Emits an op that has to compute on uint8.
fn define_in_uint8(
    op: &mut ForeignOp<'_, '_>,
    kind: OpKind,
    input: Operand<'_>,
) -> Result<(), ImportError> {
    let (value, result) = (op.value(input)?, op.result().ty);
    let build = &mut op.emitter.build;
    let value = build.emit(Quantize, &[value], as_uint8(input.ty.clone()));
    let value = build.emit(kind, &[value], as_uint8(result.clone()));
    let value = build.emit(Quantize, &[value], result.clone());
    op.define_as(&[value])
}

/// Input: [n, h, w, c].
pub(in super::super) fn max_pool_2d(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let pool = Pool::read(op)?;
    let kind = OpKind::MaxPool2d(MaxPool2d {
        window: pool.window.extent,
        stride: pool.window.stride,
        padding: pool.padding,
        activation: pool.activation,
    });
    op.define(kind, [pool.input])
}

/// Input: [n, h, w, c]. The root of the mean of the squares; padding does not count.
pub(in super::super) fn l2_pool_2d(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let pool = Pool::read(op)?;
    let kind = AveragePool2d {
        window: pool.window.extent,
        stride: pool.window.stride,
        padding: pool.padding,
        activation: Activation::None,
    };
    let (value, result) = (op.value(pool.input)?, op.result().ty.clone());
    let build = &mut op.emitter.build;
    let squares = build.unary(UnaryOp::Square, value);
    let means = build.emit(kind, &[squares], result);
    let roots = build.unary(UnaryOp::Sqrt, means);
    let result = match pool.activation.unary() {
        Some(activation) => build.unary(activation, roots),
        None => roots,
    };
    op.define_as(&[result])
}

/// What they share.
struct Pool<'t> {
    input: Operand<'t>,
    window: Window,
    padding: Padding2d,
    activation: Activation,
}

impl<'t> Pool<'t> {
    fn read(op: &ForeignOp<'_, 't>) -> Result<Self, ImportError> {
        let options = op.options(
            BuiltinOptions::Pool2DOptions,
            op.table.builtin_options_as_pool_2_doptions(),
        )?;
        let input = op.operand(0, "input")?;
        let [_, rows, columns, _] = op.extents(input)?;
        let window = Window {
            input: [rows, columns],
            extent: [
                op.extent("filter_height", options.filter_height())?,
                op.extent("filter_width", options.filter_width())?,
            ],
            stride: [
                op.extent("stride_h", options.stride_h())?,
                op.extent("stride_w", options.stride_w())?,
            ],
            dilation: [1, 1],
        };
        Ok(Self {
            input,
            padding: window.padding(op, options.padding())?,
            window,
            activation: op.activation(options.fused_activation_function())?,
        })
    }
}
