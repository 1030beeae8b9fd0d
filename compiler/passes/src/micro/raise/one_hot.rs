//! Products of one-hot rows with a table: rows of the table are read in their place.

use peapod_ir::builder::Emit;
use peapod_ir::eval::{Scalar, eval_op};
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::points::Points;
use peapod_ir::ops::tensor::{DotGeneral, Gather, Transpose};
use peapod_ir::ops::{BinaryOp, TensorOp};
use peapod_ir::{DType, Op, TensorType, ValueId};

use super::{Raiser, operand};

/// What a value repeats, and the dimensions that it has them in.
type Repeated = (ValueId, Vec<usize>);

impl Raiser<'_, '_> {
    /// A product of `convert(index == 0, 1, …)` with constant weights: an index is looked up in the
    /// weights, between two rows of zeros for indices of no class.
    pub(super) fn looked_up(&mut self, op: &Op, product: &DotGeneral) -> Option<()> {
        let [hot, weights] = [0, 1].map(|index| operand(&op.inputs, index));
        let rank = self.ty(hot).shape.len();
        let [summed, of_weights] = &product.contracting;
        let &[class] = &of_weights[..] else {
            return None;
        };
        if !product.batch[0].is_empty() || *summed != [rank.checked_sub(1)?] {
            return None;
        }
        let index = self.hot_index(hot)?;
        let (table, row) = self.table(weights, class)?;
        let leading = self.ty(hot).shape[..rank - 1].to_vec();
        let place = self.place(index, &leading, self.ty(weights).shape[class])?;
        let kind = Gather {
            points: Points {
                dims: vec![0],
                batch: vec![],
                indices_batch: vec![],
                index_vector_dim: leading.len(),
            },
            offset_dims: (leading.len()..leading.len() + row.len()).collect(),
            collapsed: vec![0],
            slice_sizes: [&[1], &row[..]].concat(),
        };
        self.editor
            .put(kind, [Some(table), Some(place)], op.outputs[0]);
        Some(())
    }

    /// The indices of one-hot rows.
    fn hot_index(&self, hot: ValueId) -> Option<ValueId> {
        let maker = self.maker(hot)?;
        let Some(TensorOp::Convert(_)) = maker.kind.tensor() else {
            return None;
        };
        let equal = operand(&maker.inputs, 0);
        let maker = self.maker(equal)?;
        let Some(TensorOp::Compare(compare)) = maker.kind.tensor() else {
            return None;
        };
        if compare.direction != Direction::Eq {
            return None;
        }
        let [a, b] = [0, 1].map(|index| operand(&maker.inputs, index));
        let shape = &self.ty(equal).shape;
        let sides = [[a, b], [b, a]];
        let mut found = sides.iter().filter(|[_, it]| self.is_classes(*it, shape));
        let [index, _] = found.next()?;
        let dtype = self.ty(*index).dtype;
        let (source, dims) = self.repeated(*index, shape)?;
        let (last, leading) = shape.split_last()?;
        let extents = dims.iter().zip(&self.ty(source).shape);
        let still = extents
            .clone()
            .all(|(dim, extent)| dim + 1 < shape.len() || *extent == 1);
        let all = self.ty(source).elements() == leading.iter().product::<usize>();
        let whole = matches!(dtype, DType::I32 | DType::I64);
        (still && all && whole && dims.is_sorted() && *last > 1).then_some(source)
    }

    /// Whether a value is 0, 1, … along the last dimension of a shape.
    fn is_classes(&self, value: ValueId, shape: &[usize]) -> bool {
        let Some((source, dims)) = self.repeated(value, shape) else {
            return false;
        };
        let Some((count, _)) = shape.split_last() else {
            return false;
        };
        let own = &self.ty(source).shape;
        let is_last = dims.last() == Some(&(shape.len() - 1)) && own.last() == Some(count);
        let sorted = dims.is_sorted() && self.ty(source).dtype.integer_range().is_some();
        if !is_last || !sorted || self.editor.function.constant(source).is_none() {
            return false;
        }
        let known = self.known(source).map(|it| it.scalars());
        let classes = (0..*count as i64).cycle().map(Scalar::Integer);
        known.is_some_and(|it| it.into_iter().zip(classes).all(|(a, b)| a == b))
    }

    /// A value before it is repeated to a shape, by a broadcast or as NumPy does.
    fn repeated(&self, value: ValueId, shape: &[usize]) -> Option<Repeated> {
        if let Some(maker) = self.maker(value)
            && let Some(TensorOp::BroadcastInDim(it)) = maker.kind.tensor()
        {
            return Some((operand(&maker.inputs, 0), it.dims.clone()));
        }
        let missing = shape.len().checked_sub(self.ty(value).shape.len())?;
        Some((value, (missing..shape.len()).collect()))
    }

    /// Constant weights by class, with a row of zeros before and after; the shape of a row.
    fn table(&mut self, weights: ValueId, class: usize) -> Option<(ValueId, Vec<usize>)> {
        let known = self.known(weights)?;
        let shape = known.ty().shape.clone();
        let rank = shape.len();
        let others = (0..rank).filter(|dim| *dim != class);
        let permutation: Vec<usize> = [class].into_iter().chain(others).collect();
        let extents: Vec<usize> = permutation.iter().map(|dim| shape[*dim]).collect();
        let ty = TensorType::new(DType::F32, &extents[..]);
        let table = eval_op(&Transpose { permutation }.into(), &[Some(known)], &ty).ok()?;
        // A product with what is no number is none, whatever the class is.
        table
            .floats()
            .iter()
            .all(|it| it.is_finite())
            .then_some(())?;
        let row = extents[1..].to_vec();
        let zeros = vec![0; row.iter().product::<usize>() * DType::F32.size_bytes()];
        let bytes = [&zeros[..], &table.into_bytes(), &zeros].concat();
        let shape = [&[extents[0] + 2], &row[..]].concat();
        let ty = TensorType::new(DType::F32, shape);
        Some((self.editor.literal(ty, bytes), row))
    }

    /// The row of a table of so many classes, for each index.
    fn place(&mut self, index: ValueId, shape: &[usize], classes: usize) -> Option<ValueId> {
        let most = i32::try_from(classes).ok()?.checked_add(1)?;
        let mut place = self.editor.reshape(index, shape);
        let bounds = [(BinaryOp::Max, -1), (BinaryOp::Min, i64::from(most) - 1)];
        for (op, bound) in bounds {
            let bound = self
                .editor
                .scalar(self.ty(place).dtype, Scalar::Integer(bound));
            place = self.editor.binary(op, place, bound);
        }
        let place = self.editor.convert(place, DType::I32);
        let one = self.editor.scalar(DType::I32, Scalar::Integer(1));
        Some(self.editor.binary(BinaryOp::Add, place, one))
    }
}
