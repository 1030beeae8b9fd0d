//! What is computed on integers.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{Combiner, ReduceWindow};
use peapod_ir::ops::{
    Activation, AveragePool2d, Binary, BinaryOp, Concatenation, MaxPool2d, Mean, OpKind, Padding2d,
    Softmax, TensorOp, Unary, UnaryOp,
};
use peapod_ir::{Op, Quantization, TensorType, ValueId};

use super::Fuser;

const LAST: [usize; 4] = [0, 2, 3, 1];
const FIRST: [usize; 4] = [0, 3, 1, 2];

impl Fuser<'_> {
    /// A real as integers of this type, if its op can be computed on such.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "any other op stays on reals"
    )]
    pub(super) fn computed(&mut self, real: ValueId, target: &TensorType) -> Option<ValueId> {
        // What is only quantised anew.
        if let Some(found) = self.operand(real) {
            return Some(self.rescaled(found, target));
        }
        let (before, activation) = self.activated(real);
        let products = self.products(before, target, activation);
        if products.is_some() {
            return products;
        }
        let op = self.maker(real)?.clone();
        if let OpKind::Tensor(it) = &op.kind {
            return self.tensor(&op, it, target);
        }
        match &op.kind {
            OpKind::Binary(it) if it.op == BinaryOp::Div => self.quotient(&op, target),
            OpKind::Binary(_) => self.sum(real, target),
            OpKind::Unary(it) => self.function(&op, it, target),
            OpKind::Softmax(it) => self.softmax(&op, it, target),
            OpKind::Reshape(_) => self.moved(&op, target),
            OpKind::Concatenation(it) => self.joined(&op, it.axis, target),
            _ => None,
        }
    }

    /// A value before an activation, and that.
    fn activated(&self, real: ValueId) -> (ValueId, Activation) {
        if let Some(x) = self.unary(real, UnaryOp::Relu) {
            return (x, Activation::Relu);
        }
        if let Some([x, zero]) = self.binary(real, BinaryOp::Max)
            && self.number(zero) == Some(0.0)
        {
            return (x, Activation::Relu);
        }
        let clamp = self
            .maker(real)
            .filter(|op| matches!(op.kind.tensor(), Some(TensorOp::Clamp(_))));
        if let Some(&[Some(low), Some(x), Some(high)]) = clamp.map(|op| &op.inputs[..])
            && [self.number(low), self.number(high)] == [Some(0.0), Some(6.0)]
        {
            return (x, Activation::Relu6);
        }
        (real, Activation::None)
    }

    /// Sums, differences and products of two values.
    fn sum(&mut self, real: ValueId, target: &TensorType) -> Option<ValueId> {
        let ops = [BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul];
        let (op, operands) = ops
            .into_iter()
            .find_map(|op| Some((op, self.binary(real, op)?)))?;
        let a = self.operand(operands[0])?;
        let b = self.operand(operands[1])?;
        let activation = Activation::None;
        Some(self.emit(
            OpKind::Binary(Binary { op, activation }),
            &[a, b],
            target.clone(),
        ))
    }

    /// RELU, and functions whose results have a scale of their own.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "any other op stays on reals"
    )]
    fn function(&mut self, op: &Op, unary: &Unary, target: &TensorType) -> Option<ValueId> {
        let own = match unary.op {
            UnaryOp::Relu => target.clone(),
            UnaryOp::Logistic => with_scale(target, 1.0 / 256.0, -128),
            UnaryOp::Tanh => with_scale(target, 1.0 / 128.0, 0),
            _ => return None,
        };
        let x = op.inputs[0]?;
        let source = match self.operand(x) {
            Some(source) => source,
            // The sum of two values before RELU.
            None if unary.op == UnaryOp::Relu => {
                let sum = self.sum(x, target)?;
                return Some(self.emit(OpKind::Unary(unary.clone()), &[sum], target.clone()));
            }
            None => return None,
        };
        let found = self.emit(OpKind::Unary(unary.clone()), &[source], own);
        Some(self.rescaled(found, target))
    }

    fn softmax(&mut self, op: &Op, softmax: &Softmax, target: &TensorType) -> Option<ValueId> {
        let source = self.operand(op.inputs[0]?)?;
        let own = with_scale(target, 1.0 / 256.0, -128);
        let found = self.emit(softmax.clone(), &[source], own);
        Some(self.rescaled(found, target))
    }

    /// A value that is only moved.
    fn moved(&mut self, op: &Op, target: &TensorType) -> Option<ValueId> {
        let source = self.operand(op.inputs[0]?)?;
        let ty = self.build.ty(source).with_shape(&target.shape[..]);
        let found = self.emit(op.kind.clone(), &[source], ty);
        Some(self.rescaled(found, target))
    }

    fn joined(&mut self, op: &Op, axis: usize, target: &TensorType) -> Option<ValueId> {
        let mut parts = Vec::new();
        for operand in op.operands() {
            let part = self.operand(operand)?;
            let ty = target.with_shape(self.build.shape(part));
            parts.push(self.rescaled(part, &ty));
        }
        Some(self.emit(Concatenation::along(axis), &parts, target.clone()))
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "any other op stays on reals"
    )]
    fn tensor(&mut self, op: &Op, tensor: &TensorOp, target: &TensorType) -> Option<ValueId> {
        match tensor {
            TensorOp::Transpose(_) | TensorOp::Slice(_) => self.moved(op, target),
            TensorOp::ReduceWindow(it) if it.combiner == Combiner::Max => {
                let source = self.operand(op.inputs[0]?)?;
                let [window, stride, padding] = pool(it)?;
                let kind = MaxPool2d {
                    window: [window[0], window[1]],
                    stride: [stride[0], stride[1]],
                    padding: sides(&padding),
                    activation: Activation::None,
                };
                self.pooled(kind.into(), source, target)
            }
            _ => None,
        }
    }

    /// A pool, whose result has the scale of its operand.
    fn pooled(&mut self, kind: OpKind, source: ValueId, target: &TensorType) -> Option<ValueId> {
        let source = self.transposed(source, LAST);
        let shape: Vec<usize> = LAST.iter().map(|dim| target.shape[*dim]).collect();
        let ty = self.build.ty(source).with_shape(shape);
        let found = self.emit(kind, &[source], ty);
        let found = self.transposed(found, FIRST);
        Some(self.rescaled(found, target))
    }

    /// Sums over a number: means.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "any other op stays on reals"
    )]
    fn quotient(&mut self, op: &Op, target: &TensorType) -> Option<ValueId> {
        let (mut sum, count) = (op.inputs[0]?, self.number(op.inputs[1]?)?);
        while let Some(Op {
            kind: OpKind::Reshape(_),
            inputs,
            ..
        }) = self.maker(sum)
        {
            sum = inputs[0]?;
        }
        let maker = self.maker(sum)?.clone();
        let x = maker.inputs[0]?;
        let shape = self.source.ty(x).shape.clone();
        match maker.kind.tensor()? {
            TensorOp::Reduce(it) if it.combiner == Combiner::Add => {
                let elements: usize = it.dims.iter().map(|dim| shape[*dim]).product();
                let mut axes = it.dims.clone();
                axes.sort_unstable();
                if elements as f64 != count {
                    return None;
                }
                let source = self.operand(x)?;
                let kept = (0..shape.len()).filter(|dim| !axes.contains(dim));
                let kept: Vec<usize> = kept.map(|dim| shape[dim]).collect();
                let keep_dims = false;
                let ty = target.with_shape(kept);
                let found = self.emit(Mean { axes, keep_dims }, &[source], ty);
                Some(self.build.shaped(found, &target.shape[..]))
            }
            TensorOp::ReduceWindow(it) if it.combiner == Combiner::Add => {
                let [window, stride, padding] = pool(it)?;
                let whole = (window[0] * window[1]) as f64;
                if padding != [0; 4] || whole != count {
                    return None;
                }
                let source = self.operand(x)?;
                let kind = AveragePool2d {
                    window: [window[0], window[1]],
                    stride: [stride[0], stride[1]],
                    padding: Padding2d::default(),
                    activation: Activation::None,
                };
                self.pooled(kind.into(), source, target)
            }
            _ => None,
        }
    }
}

fn sides(padding: &[usize]) -> Padding2d {
    Padding2d {
        top: padding[0],
        bottom: padding[1],
        left: padding[2],
        right: padding[3],
    }
}

/// Window, strides and padding of a pool of rows and columns after the channels.
fn pool(reduction: &ReduceWindow) -> Option<[Vec<usize>; 3]> {
    let sliding = &reduction.sliding;
    let around = |steps: &[usize]| match *steps {
        [1, 1, rows, columns] => Some(vec![rows, columns]),
        _ => None,
    };
    let plain = sliding.base_dilation == [1; 4] && sliding.window_dilation == [1; 4];
    let &[[0, 0], [0, 0], rows, columns] = &sliding.padding[..] else {
        return None;
    };
    let padding: Option<Vec<usize>> = (rows.into_iter().chain(columns))
        .map(|it| usize::try_from(it).ok())
        .collect();
    let found = [
        around(&reduction.window)?,
        around(&sliding.stride)?,
        padding?,
    ];
    plain.then_some(found)
}

/// A type with another scale.
fn with_scale(ty: &TensorType, scale: f32, zero: i32) -> TensorType {
    let mut ty = ty.clone();
    ty.quant = Some(Quantization::per_tensor(scale, zero));
    ty
}
