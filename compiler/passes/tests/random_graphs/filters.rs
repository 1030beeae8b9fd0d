//! Convolutions and products of random graphs.

use super::*;

impl Builder {
    /// Extents of a window's result, if the window fits.
    pub(super) fn positions(
        ty: &TensorType,
        extent: [usize; 2],
        stride: [usize; 2],
        dilation: [usize; 2],
        padding: Padding2d,
    ) -> Option<[usize; 2]> {
        let sums = [padding.top + padding.bottom, padding.left + padding.right];
        let mut positions = [0; 2];
        for axis in 0..2 {
            let covered = (extent[axis] - 1) * dilation[axis] + 1;
            let room = (ty.shape[axis + 1] + sums[axis]).checked_sub(covered)?;
            positions[axis] = room / stride[axis] + 1;
        }
        Some(positions)
    }

    pub(super) fn conv2d(&mut self, value: ValueId, ty: &TensorType) {
        let extent = [1 + self.choose(3), 1 + self.choose(3)];
        let conv = Conv2d {
            stride: [1 + self.choose(2), 1 + self.choose(2)],
            dilation: [1 + self.choose(2), 1],
            padding: self.padding(2),
            activation: self.activation(),
        };
        let Some([rows, columns]) =
            Self::positions(ty, extent, conv.stride, conv.dilation, conv.padding)
        else {
            return;
        };
        let channels = ty.shape[3];
        let groups = if self.choose(3) == 0 { channels } else { 1 };
        let out = groups * (1 + self.choose(3));
        let weights = self.weights(ty, &[out, extent[0], extent[1], channels / groups], 0);
        let bias = self.bias(ty, out);
        let result = self.like(ty, &[ty.shape[0], rows, columns, out]);
        self.add(
            OpKind::Conv2d(conv),
            &[Some(value), Some(weights), bias],
            result,
        );
    }

    pub(super) fn depthwise_conv2d(&mut self, value: ValueId, ty: &TensorType) {
        let extent = [1 + self.choose(3), 1 + self.choose(3)];
        let conv = DepthwiseConv2d {
            stride: [1 + self.choose(2), 1],
            dilation: [1, 1 + self.choose(2)],
            padding: self.padding(2),
            activation: self.activation(),
        };
        let Some([rows, columns]) =
            Self::positions(ty, extent, conv.stride, conv.dilation, conv.padding)
        else {
            return;
        };
        let out = ty.shape[3] * (1 + self.choose(2));
        let weights = self.weights(ty, &[1, extent[0], extent[1], out], 3);
        let bias = self.bias(ty, out);
        let result = self.like(ty, &[ty.shape[0], rows, columns, out]);
        self.add(
            OpKind::DepthwiseConv2d(conv),
            &[Some(value), Some(weights), bias],
            result,
        );
    }

    pub(super) fn fully_connected(&mut self, value: ValueId, ty: &TensorType) {
        let inputs = ty.shape.last().copied().unwrap_or(1);
        let out = 1 + self.choose(5);
        let weights = self.weights(ty, &[out, inputs], 0);
        if self.choose(3) == 0 {
            // One scale may come with a zero point.
            if let Some(quant) = &mut self.function.values[weights].ty.quant
                && quant.scales.len() == 1
            {
                quant.zero_points = vec![5];
            }
        }
        let bias = self.bias(ty, out);
        let result = self.like(ty, &[ty.elements() / inputs, out]);
        let product = FullyConnected {
            activation: self.activation(),
        };
        let kind = OpKind::FullyConnected(product);
        self.add(kind, &[Some(value), Some(weights), bias], result);
    }
}
