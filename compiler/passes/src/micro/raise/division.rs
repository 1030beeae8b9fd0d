//! Sums that are divided by how many elements they are of.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{Combiner, ReduceWindow};
use peapod_ir::ops::{
    Activation, AveragePool2d, Binary, BinaryOp, Mean, Pad, Padding2d, Reshape, TensorOp,
};
use peapod_ir::{DType, Op, OpKind, TensorType, ValueId};

use super::window::Pool;
use super::{Raiser, operand};

/// What sums are divided by, or their quotients' factors.
struct Divisor {
    elements: Vec<f32>,
    /// Whether the elements are what the sums are multiplied by.
    is_factor: bool,
}

impl Divisor {
    /// Whether the division is by this count wherever an element is looked at.
    fn is(&self, found: f32, count: usize) -> bool {
        let count = count as f32;
        found == if self.is_factor { 1.0 / count } else { count }
    }

    fn is_everywhere(&self, count: usize) -> bool {
        self.elements.iter().all(|found| self.is(*found, count))
    }
}

impl Raiser<'_, '_> {
    /// A mean or an average pool, where a sum is divided by its count or multiplied with its
    /// reciprocal.
    pub(super) fn mean_of_sum(&mut self, op: &Op, binary: &Binary) -> Option<()> {
        let [a, b] = [0, 1].map(|index| operand(&op.inputs, index));
        if binary.op == BinaryOp::Div {
            return self.divided(op, a, b, false);
        }
        (binary.op == BinaryOp::Mul).then_some(())?;
        self.divided(op, a, b, true)
            .or_else(|| self.divided(op, b, a, true))
    }

    fn divided(&mut self, op: &Op, sums: ValueId, by: ValueId, is_factor: bool) -> Option<()> {
        let ty = self.ty(op.outputs[0]).clone();
        if *self.ty(sums) != ty || !self.is_private(sums) {
            return None;
        }
        let maker = self.maker(self.source(sums))?.clone();
        let OpKind::Tensor(reduction) = &maker.kind else {
            return None;
        };
        let reshaped = self.source(sums) != sums;
        if !self.is_private(maker.outputs[0]) {
            return None;
        }
        let divisor = |raiser: &Self| -> Option<Divisor> {
            let elements = raiser.known_floats(by, &ty.shape)?;
            Some(Divisor {
                elements,
                is_factor,
            })
        };
        // Which reductions there are besides these two does not matter.
        if let TensorOp::ReduceWindow(reduction) = reduction
            && !reshaped
        {
            let divisor = divisor(self)?;
            return self.average_pool(op, &maker, reduction, &divisor);
        }
        if let TensorOp::Reduce(reduction) = reduction
            && reduction.combiner == Combiner::Add
        {
            let mut axes = reduction.dims.clone();
            axes.sort_unstable();
            let divisor = divisor(self)?;
            return self.mean(op, &maker, axes, &divisor);
        }
        None
    }

    fn mean(&mut self, op: &Op, sum: &Op, axes: Vec<usize>, divisor: &Divisor) -> Option<()> {
        let [x, first] = [0, 1].map(|index| operand(&sum.inputs, index));
        let shape = self.ty(x).shape.clone();
        let count = axes.iter().map(|axis| shape[*axis]).product();
        if !self.is_splat(first, 0.0) || !divisor.is_everywhere(count) {
            return None;
        }
        let (ty, result) = (self.ty(sum.outputs[0]).clone(), op.outputs[0]);
        let keep_dims = false;
        let kind = OpKind::Mean(Mean { axes, keep_dims });
        if ty == *self.ty(result) {
            self.editor.put(kind, [Some(x)], result);
            return Some(());
        }
        let means = self.editor.emit(kind, &[x], ty);
        self.editor.put(Reshape, [Some(means)], result);
        Some(())
    }

    fn average_pool(
        &mut self,
        op: &Op,
        sum: &Op,
        reduction: &ReduceWindow,
        divisor: &Divisor,
    ) -> Option<()> {
        let [x, first] = [0, 1].map(|index| operand(&sum.inputs, index));
        if reduction.combiner != Combiner::Add || !self.is_splat(first, 0.0) {
            return None;
        }
        let (from, to) = (self.ty(x).shape.clone(), &self.ty(op.outputs[0]).shape);
        let channels = *to.last()?;
        let pool = Pool::of(reduction, &from, to)?;
        let Pool {
            window,
            stride,
            padding,
            counts,
        } = pool;
        let met = |index: usize| counts[index / channels % counts.len()];
        let mut elements = divisor.elements.iter().enumerate();
        let per_window = elements.all(|(index, found)| divisor.is(*found, met(index)));
        let whole_window = divisor.is_everywhere(window[0] * window[1]);
        if !per_window && !whole_window {
            return None;
        }
        // Dividing by the whole window counts the padding, which then is part of the input.
        let (x, padding) = match per_window {
            true => (x, padding),
            false => (self.padded(x, &from, padding), Padding2d::default()),
        };
        let kind = OpKind::AveragePool2d(AveragePool2d {
            window,
            stride,
            padding,
            activation: Activation::None,
        });
        self.editor.put(kind, [Some(x)], op.outputs[0]);
        Some(())
    }

    /// Zeros around rows and columns.
    fn padded(&mut self, x: ValueId, shape: &[usize], padding: Padding2d) -> ValueId {
        let Padding2d {
            top,
            bottom,
            left,
            right,
        } = padding;
        let padding = vec![[0, 0], [top, bottom], [left, right], [0, 0]];
        let extents = shape.iter().zip(&padding);
        let shape: Vec<usize> = extents.map(|(own, [low, high])| low + own + high).collect();
        let value = 0.0;
        let ty = TensorType::new(DType::F32, shape);
        self.editor.emit(Pad { padding, value }, &[x], ty)
    }
}
