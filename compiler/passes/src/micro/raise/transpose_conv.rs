//! Convolutions of an input whose elements are set apart: transposed ones.

use peapod_ir::ops::tensor::Convolution;
use peapod_ir::ops::type_rule::MAX_WINDOW;
use peapod_ir::ops::{Activation, TransposeConv};
use peapod_ir::{Op, ValueId};

use super::{Raiser, operand};

impl Raiser<'_, '_> {
    /// A convolution on NHWC whose window moves by one over an input that is spread: each element
    /// of the input adds to a window of the result.
    pub(super) fn transpose_conv(&mut self, op: &Op, convolution: &Convolution) -> Option<()> {
        let [x, kernel]: [ValueId; 2] = [0, 1].map(|index| operand(&op.inputs, index));
        let sliding = &convolution.sliding;
        let plain = convolution.batch_groups == 1
            && convolution.feature_groups == 1
            && sliding.stride == [1, 1]
            && sliding.window_dilation == [1, 1];
        let &[inputs, outputs, rows, columns] = &convolution.layouts[1][..] else {
            return None;
        };
        let stride: [usize; 2] = sliding.base_dilation.clone().try_into().ok()?;
        let small = stride.iter().all(|step| *step <= MAX_WINDOW);
        (plain && small).then_some(())?;
        let shape = &self.ty(kernel).shape;
        let mut cropped = [0; 2];
        for (axis, dim) in [rows, columns].into_iter().enumerate() {
            let [before, _] = *sliding.padding.get(axis)?;
            let left = i64::try_from(shape[dim]).ok()? - 1 - before;
            let left = usize::try_from(left).ok()?;
            cropped[axis] = (left <= MAX_WINDOW).then_some(left)?;
        }
        // Taps walk the other way.
        let spatial = [rows, columns].into_iter().zip(&convolution.reversed);
        let reversed = spatial.filter(|(_, reversed)| !**reversed);
        let reversed = reversed.map(|(dim, _)| dim).collect();
        let order = vec![outputs, rows, columns, inputs];
        let weights = self.laid_out(kernel, reversed, order)?;
        let kind = TransposeConv {
            stride,
            cropped,
            activation: Activation::None,
        };
        let inputs = [Some(x), Some(weights), None];
        self.editor.put(kind, inputs, op.outputs[0]);
        Some(())
    }
}
