//! Ops that a sum may wait behind: of partial operands they make partial results.

use peapod_ir::ops::tensor::{Combiner, TensorOp};
use peapod_ir::ops::{Activation, Binary, BinaryOp, UnaryOp};
use peapod_ir::{AxisId, DType, Op, OpKind, ValueId};

use super::values::Walk;

/// What an op passes on.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Passed {
    /// Axes over which the results are partial because operands are; sorted.
    pub axes: Vec<AxisId>,
    /// Indices of these operands.
    pub operands: Vec<usize>,
}

impl Walk<'_, '_> {
    /// The partial sums that an op passes on.
    pub fn passed(&self, op: &Op) -> Passed {
        let Some(result) = op.outputs.first().map(|id| self.ty(*id)) else {
            return Passed::default();
        };
        if result.dtype == DType::Bool || result.quant.is_some() {
            return Passed::default();
        }
        if let OpKind::Binary(binary) = &op.kind {
            return self.pass_binary(op, binary, result.elements());
        }
        match is_sum_of_first(&op.kind) {
            true => self.pass_one(op, 0),
            false => Passed::default(),
        }
    }

    fn axes(&self, op: &Op, operand: usize) -> Vec<AxisId> {
        let id = op.inputs[operand];
        let made = id.and_then(|id| self.partial(id));
        made.map_or(vec![], |made| made.partial.clone())
    }

    fn pass_one(&self, op: &Op, operand: usize) -> Passed {
        let axes = self.axes(op, operand);
        Passed {
            operands: if axes.is_empty() {
                vec![]
            } else {
                vec![operand]
            },
            axes,
        }
    }

    fn pass_binary(&self, op: &Op, binary: &Binary, elements: usize) -> Passed {
        if binary.activation != Activation::None {
            return Passed::default();
        }
        let [a, b] = [self.axes(op, 0), self.axes(op, 1)];
        let no_larger = |operand: usize| {
            let id: Option<ValueId> = op.inputs[operand];
            id.is_some_and(|id| self.ty(id).elements() == elements)
        };
        let beside = |operand: usize, axes: &[AxisId]| {
            let id = op.inputs[operand];
            id.is_some_and(|id| {
                let assigned = self.assigned(id);
                !axes
                    .iter()
                    .any(|axis| self.build.mesh.uses(assigned, *axis))
            })
        };
        let sum = matches!(binary.op, BinaryOp::Add | BinaryOp::Sub);
        if sum && a == b && no_larger(0) && no_larger(1) && !a.is_empty() {
            return Passed {
                axes: a,
                operands: vec![0, 1],
            };
        }
        let float = op.inputs[0].is_some_and(|id| DType::FLOATS.contains(&self.ty(id).dtype));
        // A part of a sum may be zero where the sum is not, and zero over zero is no number.
        let divides = || op.inputs[1].is_some_and(|id| float && self.is_never_zero(id));
        let scales_first = match binary.op == BinaryOp::Mul {
            true => true,
            false => binary.op == BinaryOp::Div && divides(),
        };
        if scales_first && b.is_empty() && beside(1, &a) && no_larger(0) {
            return self.pass_one(op, 0);
        }
        if binary.op == BinaryOp::Mul && a.is_empty() && beside(0, &b) && no_larger(1) {
            return self.pass_one(op, 1);
        }
        Passed::default()
    }
}

/// Whether every element of the result is plus or minus a sum of elements of the first operand, or
/// one of them.
fn is_sum_of_first(kind: &OpKind) -> bool {
    if let OpKind::Tensor(TensorOp::Reduce(reduce)) = kind {
        return reduce.combiner == Combiner::Add;
    }
    if let OpKind::Unary(unary) = kind {
        return unary.op == UnaryOp::Neg;
    }
    matches!(
        kind,
        OpKind::Reshape(_) | OpKind::Tensor(TensorOp::Transpose(_))
    )
}
