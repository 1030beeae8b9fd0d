//! Indices of any integer type, as kernels read them: of 32 bits.

use peapod_ir::builder::Emit;
use peapod_ir::eval::{Scalar, Tensor};
use peapod_ir::ops::{BinaryOp, TensorOp};
use peapod_ir::{DType, Op, TensorType, ValueId};

use super::{Raiser, operand};

impl Raiser<'_, '_> {
    /// Indices of another integer type as i32, which kernels read; those beyond it as its ends.
    pub(super) fn narrow_indices(&mut self, op: &Op, first: usize, last: usize) -> Option<()> {
        let mut inputs = op.inputs.clone();
        for input in &mut inputs[first..last] {
            let index = (*input)?;
            *input = Some(self.narrowed(index)?);
        }
        if inputs == op.inputs {
            return None;
        }
        self.editor.insert(Op {
            inputs,
            ..op.clone()
        });
        Some(())
    }

    fn narrowed(&mut self, index: ValueId) -> Option<ValueId> {
        let dtype = self.ty(index).dtype;
        let (least, most) = dtype.integer_range()?;
        let (low, high) = (i64::from(i32::MIN), i64::from(i32::MAX));
        if let Some(bytes) = self.editor.function.constant(index)
            && dtype != DType::I32
        {
            let shape = self.ty(index).shape.clone();
            let known = Tensor::new(self.ty(index).clone(), bytes.to_vec()).ok()?;
            let scalars = known.scalars().into_iter();
            let scalars = scalars.map(|it| Scalar::Integer(it.integer().clamp(low, high)));
            let ty = TensorType::new(DType::I32, shape);
            let bytes = Tensor::from_scalars(&ty, scalars).into_bytes();
            return Some(self.editor.literal(ty, bytes));
        }
        // What was narrow before it was made wide is so still.
        if let Some(maker) = self.maker(index)
            && let Some(TensorOp::Convert(_)) = maker.kind.tensor()
        {
            let source = operand(&maker.inputs, 0);
            if self.ty(source).dtype == DType::I32 && dtype == DType::I64 {
                return Some(source);
            }
        }
        let mut index = index;
        for (op, bound, needed) in [
            (BinaryOp::Max, low, least < low),
            (BinaryOp::Min, high, most > high),
        ] {
            if needed {
                let bound = self.editor.scalar(dtype, Scalar::Integer(bound));
                index = self.editor.binary(op, index, bound);
            }
        }
        Some(self.editor.convert(index, DType::I32))
    }
}
