//! Exponentials over their sum.

use peapod_ir::ops::tensor::{Combiner, Reduce};
use peapod_ir::ops::{Binary, BinaryOp, Softmax, TensorOp, Unary, UnaryOp};
use peapod_ir::{Op, OpKind, ValueId};

use super::{Raiser, operand};

impl Raiser<'_, '_> {
    /// e^(beta · (x − largest of the row)) over the sum of the row.
    pub(super) fn softmax(&mut self, op: &Op, binary: &Binary) -> Option<()> {
        if binary.op != BinaryOp::Div {
            return None;
        }
        let [exps, sums] = [0, 1].map(|index| operand(&op.inputs, index));
        let shape = self.ty(op.outputs[0]).shape.clone();
        if self.ty(exps).shape != shape || self.of_rows(sums, Combiner::Add, &shape)? != exps {
            return None;
        }
        let maker = self.maker(exps)?;
        if maker.kind != OpKind::Unary(Unary { op: UnaryOp::Exp }) {
            return None;
        }
        let (difference, beta) = self.scaled(operand(&maker.inputs, 0))?;
        let (x, largest) = self.function_of(difference, BinaryOp::Sub)?;
        let beta_is_sound = beta.is_finite();
        let of_row = self.of_rows(largest, Combiner::Max, &shape)? == x;
        if !of_row || !beta_is_sound || self.ty(x).shape != shape {
            return None;
        }
        let kind = OpKind::Softmax(Softmax { beta });
        self.editor.put(kind, [Some(x)], op.outputs[0]);
        Some(())
    }

    /// A value as a difference times a number.
    fn scaled(&self, value: ValueId) -> Option<(ValueId, f32)> {
        let Some((a, b)) = self.function_of(value, BinaryOp::Mul) else {
            return Some((value, 1.0));
        };
        let factor = |factor, other| Some((other, self.splat(factor)?));
        factor(b, a).or_else(|| factor(a, b))
    }

    /// The operands of the elementwise op that makes a value.
    pub(super) fn function_of(&self, value: ValueId, op: BinaryOp) -> Option<(ValueId, ValueId)> {
        let maker = self.maker(value)?;
        let OpKind::Binary(binary) = &maker.kind else {
            return None;
        };
        let is_it = binary.op == op && binary.activation == Default::default();
        is_it.then(|| (operand(&maker.inputs, 0), operand(&maker.inputs, 1)))
    }

    /// What a value has one combination of per row, where it is such: repeated as NumPy does, it is
    /// the same for all elements of a row.
    fn of_rows(&self, value: ValueId, combiner: Combiner, shape: &[usize]) -> Option<ValueId> {
        let (last, leading) = shape.split_last()?;
        let own = &self.ty(value).shape;
        let missing = shape.len().checked_sub(own.len())?;
        let extents = std::iter::repeat_n(&1, missing).chain(own);
        let expected = leading.iter().chain(std::iter::once(&1));
        if !extents.eq(expected) {
            return None;
        }
        let maker = self.maker(self.source(value))?;
        let OpKind::Tensor(TensorOp::Reduce(Reduce {
            combiner: own,
            dims,
        })) = &maker.kind
        else {
            return None;
        };
        let [x, first] = [0, 1].map(|index| operand(&maker.inputs, index));
        let neutral = if combiner == Combiner::Max {
            f32::NEG_INFINITY
        } else {
            0.0
        };
        let same = *own == combiner && *dims == [shape.len() - 1] && self.is_splat(first, neutral);
        (same && *last > 0 && self.ty(x).shape == shape).then_some(x)
    }
}
