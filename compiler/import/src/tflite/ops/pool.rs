//! AVERAGE_POOL_2D and MAX_POOL_2D.

use peapod_ir::OpKind;
use peapod_ir::ops::{Activation, AveragePool2d, MaxPool2d, Padding2d};

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
    op.define(kind, [pool.input])
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

/// What the two share.
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
