//! Matrices of a batch, and what loops over their columns do with them.

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{
    Combiner, DynamicSlice, DynamicUpdateSlice, Reduce, Reverse, Sort, Transpose,
};
use peapod_ir::{DType, TensorType, ValueId};

use super::entries::Parts;

/// Matrices [b, m, n], and what loops do with them.
pub(super) struct Matrices<'b>(pub(super) &'b mut Builder);

impl Matrices<'_> {
    /// The scalars at which a part begins that has this row and this column; the first if none.
    pub(super) fn starts(&mut self, row: Option<ValueId>, column: Option<ValueId>) -> [ValueId; 3] {
        let zero = self.0.scalar(DType::I32, Scalar::Integer(0));
        [zero, row.unwrap_or(zero), column.unwrap_or(zero)]
    }

    /// One row, one column or one element of each matrix.
    pub(super) fn part<P: Parts>(
        &mut self,
        x: P,
        row: Option<ValueId>,
        column: Option<ValueId>,
    ) -> P {
        let mut ty = self.0.ty(x.first()).clone();
        for (dim, at) in [(1, row), (2, column)] {
            if at.is_some() {
                ty.shape[dim] = 1;
            }
        }
        let starts = self.starts(row, column);
        x.each(&mut |x| {
            let inputs = [&[x], &starts[..]].concat();
            self.0.emit(DynamicSlice, &inputs, ty.clone())
        })
    }

    /// The matrices with a part replaced.
    pub(super) fn with<P: Parts>(
        &mut self,
        x: P,
        part: P,
        row: Option<ValueId>,
        column: Option<ValueId>,
    ) -> P {
        let ty = self.0.ty(x.first()).clone();
        let starts = self.starts(row, column);
        x.each_two(part, &mut |x, part| {
            let inputs = [&[x, part], &starts[..]].concat();
            self.0.emit(DynamicUpdateSlice, &inputs, ty.clone())
        })
    }

    /// The value with its dimensions of one element, or a scalar, spread over the shape of another.
    pub(super) fn spread<P: Parts>(&mut self, x: P, like: ValueId) -> P {
        let shape = self.0.shape(like).to_vec();
        let own = self.0.shape(x.first()).to_vec();
        let kept: Vec<usize> = (0..own.len())
            .filter(|dim| own[*dim] == shape[*dim])
            .collect();
        let extents: Vec<usize> = kept.iter().map(|dim| own[*dim]).collect();
        x.each(&mut |x| {
            let x = self.0.reshape(x, extents.clone());
            self.0.broadcast(x, kept.clone(), shape.clone())
        })
    }

    /// The index of each element's row (1) or column (2).
    pub(super) fn index(&mut self, like: ValueId, dim: usize) -> ValueId {
        let ty = TensorType::new(DType::I32, self.0.shape(like));
        self.0.iota(ty, dim)
    }

    /// How the index of each element's row (1) or column (2) compares with another.
    pub(super) fn where_index(
        &mut self,
        like: ValueId,
        dim: usize,
        direction: Direction,
        than: ValueId,
    ) -> ValueId {
        let index = self.index(like, dim);
        let than = self.spread(than, index);
        self.0.compare(direction, index, than)
    }

    /// The elements where it is true, and 0 elsewhere.
    pub(super) fn masked<P: Parts>(&mut self, truth: ValueId, x: P) -> P {
        let ty = self.0.ty(x.first()).clone();
        let zero = self.0.fill(ty, Scalar::Integer(0));
        x.each(&mut |x| self.0.select(truth, x, zero))
    }

    /// Elements of the first where it is true, and of the second elsewhere.
    pub(super) fn select<P: Parts>(&mut self, truth: ValueId, on_true: P, on_false: P) -> P {
        on_true.each_two(on_false, &mut |a, b| self.0.select(truth, a, b))
    }

    pub(super) fn transposed<P: Parts>(&mut self, x: P) -> P {
        let mut ty = self.0.ty(x.first()).clone();
        ty.shape.swap(1, 2);
        let permutation = vec![0, 2, 1];
        let kind = Transpose { permutation };
        x.each(&mut |x| self.0.emit(kind.clone(), &[x], ty.clone()))
    }

    /// The elements along a dimension combined into one, which is kept.
    pub(super) fn over(
        &mut self,
        x: ValueId,
        dim: usize,
        combiner: Combiner,
        initial: i64,
    ) -> ValueId {
        let mut ty = self.0.ty(x).clone();
        let initial = self.0.scalar(ty.dtype, Scalar::Integer(initial));
        ty.shape[dim] = 1;
        let kept = ty.shape.to_vec();
        let dims = vec![dim];
        let mut reduced = kept.clone();
        reduced.remove(dim);
        let reduced = ty.with_shape(reduced);
        let reduced = self
            .0
            .emit(Reduce { combiner, dims }, &[x, initial], reduced);
        self.0.reshape(reduced, kept)
    }

    /// The sums along a dimension, which is kept.
    pub(super) fn sums<P: Parts>(&mut self, x: P, dim: usize) -> P {
        x.each(&mut |x| self.over(x, dim, Combiner::Add, 0))
    }

    /// A range along a dimension.
    pub(super) fn cut<P: Parts>(&mut self, x: P, dim: usize, from: usize, to: usize) -> P {
        x.each(&mut |x| self.0.cut(x, dim, from, to))
    }

    /// Two after another along a dimension.
    pub(super) fn joined<P: Parts>(&mut self, x: P, y: P, dim: usize) -> P {
        x.each_two(y, &mut |x, y| self.0.concatenate(&[x, y], dim))
    }

    /// A value of the same type that is this number everywhere.
    pub(super) fn number(&mut self, like: ValueId, number: f64) -> ValueId {
        let ty = self.0.ty(like).clone();
        let number = Scalar::Double(number).convert(ty.dtype);
        self.0.fill(ty, number)
    }

    /// Function of two values, of which the second may have dimensions of one element.
    pub(super) fn with_each<P: Parts>(&mut self, op: BinaryOp, x: P, y: ValueId) -> P {
        let y = self.spread(y, x.first());
        x.each(&mut |x| self.0.binary(op, x, y))
    }

    /// The unit matrix, for each of the batch.
    pub(super) fn identity(&mut self, ty: TensorType) -> ValueId {
        let zeros = self.0.fill(ty.clone(), Scalar::Integer(0));
        let ones = self.0.fill(ty, Scalar::Integer(1));
        let (rows, columns) = (self.index(zeros, 1), self.index(zeros, 2));
        let is_diagonal = self.0.compare(Direction::Eq, rows, columns);
        self.0.select(is_diagonal, ones, zeros)
    }

    /// Elements in the opposite order along some dimensions.
    pub(super) fn reversed<P: Parts>(&mut self, x: P, dims: &[usize]) -> P {
        let ty = self.0.ty(x.first()).clone();
        let dims = dims.to_vec();
        let kind = Reverse { dims };
        x.each(&mut |x| self.0.emit(kind.clone(), &[x], ty.clone()))
    }

    /// The columns of a matrix in the order of keys, `[b, 1, n]`.
    pub(super) fn sorted_columns<P: Parts>(
        &mut self,
        keys: ValueId,
        x: P,
        direction: Direction,
    ) -> P {
        let kind = Sort {
            dim: 2,
            keys: 1,
            direction,
            total_order: true,
        };
        let keys = self.spread(keys, x.first());
        x.each(&mut |x| {
            let types = vec![self.0.ty(keys).clone(), self.0.ty(x).clone()];
            self.0.emit_many(kind.clone(), &[keys, x], types)[1]
        })
    }

    /// The index, counted from 1, that is noted where it is wrong and none is noted yet.
    pub(super) fn noted(&mut self, info: ValueId, wrong: ValueId, index: ValueId) -> ValueId {
        let ty = self.0.ty(info).clone();
        let zero = self.0.fill(ty.clone(), Scalar::Integer(0));
        let one = self.0.fill(ty.clone(), Scalar::Integer(1));
        let index = self.0.broadcast(index, [], &ty.shape);
        let number = self.0.binary(BinaryOp::Add, index, one);
        let is_first = self.0.compare(Direction::Eq, info, zero);
        let notes = self.0.binary(BinaryOp::And, is_first, wrong);
        self.0.select(notes, number, info)
    }
}
