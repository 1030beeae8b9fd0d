//! Operators that move a window over rows and columns.

use peapod_ir::ops::{Activation, Conv2d, DepthwiseConv2d, Padding2d, TransposeConv, Window};
use peapod_ir::{DType, Op, TensorType};
use peapod_tflite::wire::{self, BuiltinOperator, Padding};

use super::file::Options;
use super::options::{activation, bias_type, options, scheme};
use super::tensors::TensorIndex;
use super::{Missing, Writer};

/// A pool's window and activation.
pub(super) struct Pool {
    pub(super) window: Window,
    pub(super) activation: Activation,
}

impl Writer<'_> {
    /// The type of an operand that is there.
    pub(super) fn operand(&self, op: &Op, index: usize) -> Option<&TensorType> {
        let operand = op.inputs.get(index).copied().flatten();
        operand.map(|it| self.function.ty(it))
    }

    fn rows_and_columns(&self, op: &Op) -> [usize; 2] {
        let shape = self.operand(op, 0).map_or(&[][..], |ty| &ty.shape);
        [1, 2].map(|dim| shape.get(dim).copied().unwrap_or(1))
    }

    /// The input, padded beforehand where no scheme does so, and the scheme.
    fn padded(&mut self, op: &Op, window: &Window) -> (TensorIndex, Padding) {
        let inputs = self.inputs(op);
        if let Some(scheme) = scheme(window, self.rows_and_columns(op)) {
            return (inputs[0], scheme);
        }
        let Padding2d {
            top,
            bottom,
            left,
            right,
        } = window.padding;
        let pairs = [0, 0, top, bottom, left, right, 0, 0].map(|it| it as i64);
        let mut ty = self
            .operand(op, 0)
            .cloned()
            .unwrap_or(TensorType::new(DType::F32, []));
        ty.shape[1] += top + bottom;
        ty.shape[2] += left + right;
        let paddings = self.tensors.integers("paddings", &[4, 2], &pairs);
        let name = self.name(op) + "_padded";
        let padded = self.tensors.between(&name, ty);
        self.node(
            BuiltinOperator::PAD,
            vec![inputs[0], paddings],
            vec![padded],
            None,
        );
        (padded, Padding::VALID)
    }

    /// CONV_2D.
    pub(super) fn conv2d(&mut self, op: &Op, conv: &Conv2d) -> Result<(), Missing> {
        let window = self.filter(op, conv.stride, conv.dilation, conv.padding);
        let (input, padding) = self.padded(op, &window);
        let bias_type = self.bias_type(op);
        let options = options!(Conv2DOptions Conv2DOptionsArgs {
            padding: padding,
            stride_h: window.stride[0] as i32,
            stride_w: window.stride[1] as i32,
            dilation_h_factor: window.dilation[0] as i32,
            dilation_w_factor: window.dilation[1] as i32,
            fused_activation_function: activation(conv.activation),
            quantized_bias_type: bias_type,
        });
        self.filtered(op, BuiltinOperator::CONV_2D, input, options);
        Ok(())
    }

    /// DEPTHWISE_CONV_2D.
    pub(super) fn depthwise_conv2d(
        &mut self,
        op: &Op,
        conv: &DepthwiseConv2d,
    ) -> Result<(), Missing> {
        let window = self.filter(op, conv.stride, conv.dilation, conv.padding);
        let (input, padding) = self.padded(op, &window);
        let channels = |index| {
            self.operand(op, index)
                .and_then(|ty| ty.shape.last().copied())
        };
        let (channels, filters) = (channels(0).unwrap_or(1), channels(1).unwrap_or(1));
        let options = options!(DepthwiseConv2DOptions DepthwiseConv2DOptionsArgs {
            padding: padding,
            stride_h: window.stride[0] as i32,
            stride_w: window.stride[1] as i32,
            depth_multiplier: (filters / channels.max(1)) as i32,
            dilation_h_factor: window.dilation[0] as i32,
            dilation_w_factor: window.dilation[1] as i32,
            fused_activation_function: activation(conv.activation),
        });
        self.filtered(op, BuiltinOperator::DEPTHWISE_CONV_2D, input, options);
        Ok(())
    }

    fn filter(
        &self,
        op: &Op,
        stride: [usize; 2],
        dilation: [usize; 2],
        padding: Padding2d,
    ) -> Window {
        let weights = self.operand(op, 1).map_or(&[][..], |ty| &ty.shape);
        Window {
            extent: [1, 2].map(|dim| weights.get(dim).copied().unwrap_or(1)),
            stride,
            dilation,
            padding,
        }
    }

    fn bias_type(&self, op: &Op) -> wire::TensorType {
        let dtype = |index| self.operand(op, index).map(|ty| ty.dtype);
        bias_type(dtype(0).unwrap_or(DType::F32), dtype(2))
    }

    fn filtered(&mut self, op: &Op, code: BuiltinOperator, input: TensorIndex, options: Options) {
        let mut inputs = self.inputs(op);
        inputs[0] = input;
        // An absent bias is left out, as converters do.
        if inputs.last() == Some(&-1) {
            inputs.pop();
        }
        let outputs = self.outputs(op);
        self.node(code, inputs, outputs, Some(options));
    }

    /// AVERAGE_POOL_2D and MAX_POOL_2D, whose padding does not count.
    pub(super) fn pool(
        &mut self,
        op: &Op,
        code: BuiltinOperator,
        pool: &Pool,
    ) -> Result<(), Missing> {
        let window = &pool.window;
        let Some(padding) = scheme(window, self.rows_and_columns(op)) else {
            return Err(Missing::new("padding that is neither SAME nor VALID"));
        };
        let options = options!(Pool2DOptions Pool2DOptionsArgs {
            padding: padding,
            stride_h: window.stride[0] as i32,
            stride_w: window.stride[1] as i32,
            filter_height: window.extent[0] as i32,
            filter_width: window.extent[1] as i32,
            fused_activation_function: activation(pool.activation),
        });
        let (inputs, outputs) = (self.inputs(op), self.outputs(op));
        self.node(code, inputs, outputs, Some(options));
        Ok(())
    }

    /// TRANSPOSE_CONV, whose operands are the shape of the result, weights, input and bias.
    pub(super) fn transpose_conv(&mut self, op: &Op, conv: &TransposeConv) -> Result<(), Missing> {
        let shape = self.function.ty(op.outputs[0]).shape.clone();
        let weights = self.operand(op, 1).map_or(&[][..], |ty| &ty.shape);
        let sizes = [0, 1].map(|axis| {
            let taps = weights.get(axis + 1).copied().unwrap_or(1);
            [shape[axis + 1], taps, conv.stride[axis]].map(|it| it as i64)
        });
        let padding = [Padding::VALID, Padding::SAME].into_iter().find(|padding| {
            let cropped = sizes.map(|sizes| cropped_before(*padding, sizes));
            cropped == conv.cropped.map(|it| it as i64)
        });
        let Some(padding) = padding else {
            return Err(Missing::new("padding that is neither SAME nor VALID"));
        };
        let bias_type = self.bias_type(op);
        let options = options!(TransposeConvOptions TransposeConvOptionsArgs {
            padding: padding,
            stride_h: conv.stride[0] as i32,
            stride_w: conv.stride[1] as i32,
            fused_activation_function: activation(conv.activation),
            quantized_bias_type: bias_type,
        });
        let extents: Vec<i64> = shape.iter().map(|it| *it as i64).collect();
        let extents = self
            .tensors
            .integers("output_shape", &[shape.len()], &extents);
        let operands = self.inputs(op);
        let mut inputs = vec![extents, operands[1], operands[0]];
        inputs.extend(operands.get(2).filter(|it| **it >= 0));
        let outputs = self.outputs(op);
        self.node(
            BuiltinOperator::TRANSPOSE_CONV,
            inputs,
            outputs,
            Some(options),
        );
        Ok(())
    }
}

/// What of the full result a scheme cuts off before the output, which has so many places, by taps
/// and stride.
fn cropped_before(scheme: Padding, [output, taps, stride]: [i64; 3]) -> i64 {
    let windows = match scheme == Padding::SAME {
        true => (output + stride - 1) / stride,
        false => (output + stride - taps) / stride,
    };
    ((windows - 1) * stride + taps - output).max(0) / 2
}
