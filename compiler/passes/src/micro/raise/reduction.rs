//! Reductions that no other op is made of.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{Combiner, Reduce};
use peapod_ir::ops::{Activation, Binary, BinaryOp, Fold, FoldOp};
use peapod_ir::{DType, Op, OpKind};

use super::{Raiser, operand};

impl Raiser<'_, '_> {
    /// Any reduction of real numbers or truth values that begins with a constant.
    pub(super) fn reduction(&mut self, op: &Op, reduction: &Reduce) -> Option<()> {
        let [x, first] = [0, 1].map(|index| operand(&op.inputs, index));
        let ty = self.ty(x);
        if ty.elements() == 0 {
            return None;
        }
        let (fold, also) = folding(reduction.combiner, ty.dtype)?;
        let begins_neutral = self.is_neutral(first, fold)?;
        let mut axes = reduction.dims.clone();
        axes.sort_unstable();
        let kind = OpKind::Fold(Fold {
            op: fold,
            axes,
            keep_dims: false,
        });
        let result = op.outputs[0];
        if begins_neutral {
            self.editor.put(kind, [Some(x)], result);
            return Some(());
        }
        let folded = self.editor.emit(kind, &[x], self.ty(result).clone());
        let kind = OpKind::Binary(Binary {
            op: also?,
            activation: Activation::None,
        });
        self.editor.put(kind, [Some(folded), Some(first)], result);
        Some(())
    }

    /// Whether a constant changes nothing that it is combined with; `None` if it is computed.
    fn is_neutral(&self, first: peapod_ir::ValueId, fold: FoldOp) -> Option<bool> {
        let number = match fold {
            FoldOp::Sum => 0.0,
            FoldOp::Product => 1.0,
            FoldOp::Max => f32::NEG_INFINITY,
            FoldOp::Min => f32::INFINITY,
            FoldOp::All => return Some(self.known(first)?.into_bytes() == [1]),
            FoldOp::Any => return Some(self.known(first)?.into_bytes() == [0]),
        };
        Some(self.splat(first)? == number)
    }
}

/// What combines elements of a type so, and what does of two operands.
fn folding(combiner: Combiner, dtype: DType) -> Option<(FoldOp, Option<BinaryOp>)> {
    let is_bool = dtype == DType::Bool;
    if !is_bool && dtype != DType::F32 {
        return None;
    }
    Some(match combiner {
        Combiner::Add if !is_bool => (FoldOp::Sum, Some(BinaryOp::Add)),
        Combiner::Mul if !is_bool => (FoldOp::Product, Some(BinaryOp::Mul)),
        Combiner::Max if !is_bool => (FoldOp::Max, Some(BinaryOp::Max)),
        Combiner::Min if !is_bool => (FoldOp::Min, Some(BinaryOp::Min)),
        Combiner::And | Combiner::Mul | Combiner::Min if is_bool => (FoldOp::All, None),
        Combiner::Or | Combiner::Add | Combiner::Max if is_bool => (FoldOp::Any, None),
        Combiner::Add
        | Combiner::Mul
        | Combiner::Max
        | Combiner::Min
        | Combiner::And
        | Combiner::Or => return None,
    })
}
