//! Ops on one element at a time, and those that only repeat or rename.

use peapod_ir::builder::Emit;
use peapod_ir::ops::elementwise::broadcast_shape;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::{Activation, Binary, BinaryOp, Reshape, TensorOp, Unary, UnaryOp};
use peapod_ir::{Op, OpKind, ValueId};

use super::{Raiser, operand};

impl Raiser<'_, '_> {
    pub(super) fn binary(&mut self, op: &Op, binary: &Binary) -> Option<()> {
        let operands: Vec<ValueId> = op.operands().collect();
        if binary.activation != Activation::None {
            return None;
        }
        self.unrepeated(op, binary).or_else(|| {
            self.all_real(&operands)?;
            self.bias(op, binary)
                .or_else(|| self.mean_of_sum(op, binary))
                .or_else(|| self.softmax(op, binary))
                .or_else(|| self.logistic(op, binary))
                .or_else(|| self.clamp_by_bounds(op, binary))
                .or_else(|| self.exact_reciprocal(op, binary))
        })
    }

    /// Reads what a broadcast repeats, since an elementwise op repeats it, too.
    fn unrepeated(&mut self, op: &Op, binary: &Binary) -> Option<()> {
        let result = self.ty(op.outputs[0]).shape.clone();
        let [a, b] = [0, 1].map(|index| operand(&op.inputs, index));
        let aligned = [a, b].map(|value| self.before_broadcast(value));
        let shape = |value: ValueId| self.ty(value).shape.clone();
        let before = |side: usize| aligned[side].as_ref().map(|(_, shape)| shape.clone());
        let fits = |a: &[usize], b: &[usize]| broadcast_shape(a, b).as_deref() == Some(&result);
        // One of the two has to have the extents of the result.
        let both = before(0).zip(before(1)).is_some_and(|(a, b)| fits(&a, &b));
        let left = before(0).is_some_and(|a| fits(&a, &shape(b)));
        let right = before(1).is_some_and(|b| fits(&shape(a), &b));
        let chosen = match (both, right, left) {
            (true, _, _) => [true, true],
            (false, true, _) => [false, true],
            (false, false, true) => [true, false],
            (false, false, false) => return None,
        };
        let mut inputs = [a, b];
        for side in [0, 1] {
            if let (true, Some((source, shape))) = (chosen[side], &aligned[side]) {
                inputs[side] = self.editor.reshape(*source, shape);
            }
        }
        let kind = OpKind::Binary(binary.clone());
        self.editor.put(kind, inputs.map(Some), op.outputs[0]);
        Some(())
    }

    /// What a broadcast repeats, and the shape under which NumPy would repeat it like that.
    fn before_broadcast(&self, value: ValueId) -> Option<(ValueId, Vec<usize>)> {
        let maker = self.maker(value)?;
        let OpKind::Tensor(TensorOp::BroadcastInDim(broadcast)) = &maker.kind else {
            return None;
        };
        let source = operand(&maker.inputs, 0);
        let (ty, result) = (self.ty(source), self.ty(value));
        if !broadcast.dims.is_sorted() || ty.quant.is_some() {
            return None;
        }
        let mut shape = vec![1; result.shape.len()];
        for (dim, extent) in broadcast.dims.iter().zip(&ty.shape) {
            shape[*dim] = *extent;
        }
        let missing = shape.len() - ty.shape.len();
        // Leading extents of 1 are understood.
        let understood = shape[..missing].iter().all(|extent| *extent == 1);
        match understood && shape[missing..] == ty.shape {
            true => Some((source, ty.shape.clone())),
            false => Some((source, shape)),
        }
    }

    /// 1 / (1 + e^−x).
    fn logistic(&mut self, op: &Op, binary: &Binary) -> Option<()> {
        let [one, sum] = [0, 1].map(|index| operand(&op.inputs, index));
        let result = op.outputs[0];
        if binary.op != BinaryOp::Div || !self.is_splat(one, 1.0) {
            return None;
        }
        let (a, b) = self.function_of(sum, BinaryOp::Add)?;
        let exp = if self.is_splat(a, 1.0) { b } else { a };
        if !self.is_splat(a, 1.0) && !self.is_splat(b, 1.0) {
            return None;
        }
        let maker = self.maker(exp)?;
        let power = operand(&maker.inputs, 0);
        if maker.kind != OpKind::Unary(Unary { op: UnaryOp::Exp }) {
            return None;
        }
        // `neg` is a product by now.
        let (a, b) = self.function_of(power, BinaryOp::Mul)?;
        let x = if self.is_splat(b, -1.0) { a } else { b };
        let negated = self.is_splat(a, -1.0) || self.is_splat(b, -1.0);
        (negated && self.ty(x) == self.ty(result)).then_some(())?;
        self.put_unary(UnaryOp::Logistic, x, result)
    }

    fn put_unary(&mut self, op: UnaryOp, x: ValueId, result: ValueId) -> Option<()> {
        let kind = OpKind::Unary(Unary { op });
        self.editor.put(kind, [Some(x)], result);
        Some(())
    }

    /// `max` and `min` with one number for all elements.
    fn clamp_by_bounds(&mut self, op: &Op, binary: &Binary) -> Option<()> {
        let result = op.outputs[0];
        let is_max = binary.op == BinaryOp::Max;
        (is_max || binary.op == BinaryOp::Min).then_some(())?;
        let [a, b] = [0, 1].map(|index| operand(&op.inputs, index));
        let (x, bound) = match (self.splat(a), self.splat(b)) {
            (_, Some(bound)) => (a, bound),
            (Some(bound), None) => (b, bound),
            (None, None) => return None,
        };
        if self.ty(x) != self.ty(result) {
            return None;
        }
        if bound
            == if is_max {
                f32::NEG_INFINITY
            } else {
                f32::INFINITY
            }
        {
            self.editor.put(Reshape, [Some(x)], result);
            return Some(());
        }
        // A bound on the other side comes before.
        let inner = if is_max { BinaryOp::Min } else { BinaryOp::Max };
        if let Some((y, other)) = self.bounded(x, inner)
            && self.ty(y) == self.ty(result)
            && let Some(op) = clamp_between(is_max, bound, other)
        {
            return self.put_unary(op, y, result);
        }
        let relu = OpKind::Unary(Unary { op: UnaryOp::Relu });
        if let Some(maker) = self.maker(x)
            && maker.kind == relu
            && let Some(op) = clamp_between(is_max, bound, 0.0)
        {
            let y = operand(&maker.inputs, 0);
            return self.put_unary(op, y, result);
        }
        (is_max && bound == 0.0).then_some(())?;
        self.put_unary(UnaryOp::Relu, x, result)
    }

    /// The other operand of a `max` or `min` with one number, and the number.
    fn bounded(&self, value: ValueId, op: BinaryOp) -> Option<(ValueId, f32)> {
        let (a, b) = self.function_of(value, op)?;
        match (self.splat(a), self.splat(b)) {
            (_, Some(bound)) => Some((a, bound)),
            (Some(bound), None) => Some((b, bound)),
            (None, None) => None,
        }
    }

    /// A division by powers of two is a product, to the bit.
    fn exact_reciprocal(&mut self, op: &Op, binary: &Binary) -> Option<()> {
        let [a, b] = [0, 1].map(|index| operand(&op.inputs, index));
        let bytes = self.editor.function.constant(b)?;
        let (elements, _) = bytes.as_chunks::<4>();
        let divisors = elements.iter().map(|element| f32::from_le_bytes(*element));
        let mut reciprocals = Vec::new();
        for divisor in divisors {
            let mantissa = divisor.to_bits() << (1 + 8);
            let exact = mantissa == 0 && divisor.is_normal() && divisor.recip().is_normal();
            (exact && binary.op == BinaryOp::Div).then_some(())?;
            reciprocals.push(divisor.recip());
        }
        let shape = self.ty(b).shape.clone();
        let factor = self.floats(&shape, &reciprocals);
        let inputs = [Some(a), Some(factor)];
        self.editor.put(BinaryOp::Mul, inputs, op.outputs[0]);
        Some(())
    }

    /// −x is −1 times x and x² is x times x, to the bit; those have kernels.
    pub(super) fn unary(&mut self, op: &Op, unary: &Unary) -> Option<()> {
        let x = operand(&op.inputs, 0);
        self.all_real(&[x])?;
        let factor = if unary.op == UnaryOp::Neg {
            self.floats(&[], &[-1.0])
        } else {
            (unary.op == UnaryOp::Square).then_some(x)?
        };
        let inputs = [Some(x), Some(factor)];
        self.editor.put(BinaryOp::Mul, inputs, op.outputs[0]);
        Some(())
    }

    pub(super) fn clamp(&mut self, op: &Op) -> Option<()> {
        let [lowest, x, highest] = [0, 1, 2].map(|index| operand(&op.inputs, index));
        let bounds = (self.splat(lowest)?, self.splat(highest)?);
        if bounds == (0.0, f32::INFINITY) {
            return self.put_unary(UnaryOp::Relu, x, op.outputs[0]);
        }
        let op_kind = clamp_between(true, bounds.0, bounds.1)?;
        self.put_unary(op_kind, x, op.outputs[0])
    }

    /// `select(x > 0, x, 0)` in all its forms.
    pub(super) fn select(&mut self, op: &Op) -> Option<()> {
        let [predicate, on_true, on_false] = [0, 1, 2].map(|index| operand(&op.inputs, index));
        let maker = self.maker(predicate)?;
        let OpKind::Tensor(TensorOp::Compare(compare)) = &maker.kind else {
            return None;
        };
        let [a, b] = [0, 1].map(|index| operand(&maker.inputs, index));
        // As a relation of what is taken where it holds to what is taken where it does not.
        let above = match compare.direction {
            Direction::Gt | Direction::Ge => (a, b),
            Direction::Lt | Direction::Le => (b, a),
            Direction::Eq | Direction::Ne => return None,
        };
        let x_above_0 =
            |x, zero| above.0 == x && self.is_splat(above.1, 0.0) && self.is_splat(zero, 0.0);
        let x_below_0 =
            |x, zero| above.1 == x && self.is_splat(above.0, 0.0) && self.is_splat(zero, 0.0);
        let x = if x_above_0(on_true, on_false) {
            on_true
        } else if x_below_0(on_false, on_true) {
            on_false
        } else {
            return None;
        };
        (self.ty(x) == self.ty(op.outputs[0]) && !compare.total_order).then_some(())?;
        self.put_unary(UnaryOp::Relu, x, op.outputs[0])
    }

    /// A transpose that only moves extents of 1.
    pub(super) fn still_transpose(&mut self, op: &Op, permutation: &[usize]) -> Option<()> {
        let x = operand(&op.inputs, 0);
        let shape = &self.ty(x).shape;
        let long = permutation.iter().filter(|dim| shape[**dim] != 1);
        long.is_sorted().then_some(())?;
        self.put_reshape(x, op.outputs[0])
    }

    /// A broadcast that only adds extents of 1.
    pub(super) fn still_broadcast(&mut self, op: &Op, dims: &[usize]) -> Option<()> {
        let (x, result) = (operand(&op.inputs, 0), op.outputs[0]);
        let same = self.ty(x).elements() == self.ty(result).elements();
        (same && dims.is_sorted()).then_some(())?;
        self.put_reshape(x, result)
    }

    /// An op that yields its operand as it is.
    pub(super) fn copy(&mut self, op: &Op) -> Option<()> {
        let (x, result) = (operand(&op.inputs, 0), op.outputs[0]);
        (self.ty(x) == self.ty(result)).then_some(())?;
        self.put_reshape(x, result)
    }

    /// An op that yields its operands as they are.
    pub(super) fn copies(&mut self, op: &Op) -> Option<()> {
        for (x, result) in op.inputs.iter().flatten().zip(&op.outputs) {
            self.put_reshape(*x, *result)?;
        }
        Some(())
    }

    fn put_reshape(&mut self, x: ValueId, result: ValueId) -> Option<()> {
        let quant = self.ty(x).quant.as_ref();
        quant
            .is_none_or(|quant| quant.axis.is_none())
            .then_some(())?;
        self.editor.put(Reshape, [Some(x)], result);
        Some(())
    }
}

/// The activation that keeps elements between two bounds; `is_lower` says that the first is the
/// lower one.
fn clamp_between(is_lower: bool, bound: f32, other: f32) -> Option<UnaryOp> {
    let (lowest, highest) = if is_lower {
        (bound, other)
    } else {
        (other, bound)
    };
    if (lowest, highest) == (0.0, 6.0) {
        Some(UnaryOp::Relu6)
    } else if (lowest, highest) == (-1.0, 1.0) {
        Some(UnaryOp::ReluN1To1)
    } else {
        None
    }
}
