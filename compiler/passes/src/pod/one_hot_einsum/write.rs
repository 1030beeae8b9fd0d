//! Products with what is hot, as scatters and gathers of rows.
//!
//! Both are equal to the product to the bit. Zeros add nothing to a sum that begins with 0, the
//! sums of what is not zero are taken as the product takes them, and where the product multiplies
//! zero by what is not finite, which is NaN, the result is NaN: rows that are not finite are
//! counted, all of them and those that were taken.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::scatter::Update;
use peapod_ir::ops::tensor::{Combiner, DotGeneral, Gather, Points, Reduce, Scatter, Transpose};
use peapod_ir::ops::{BinaryOp, UnaryOp};
use peapod_ir::{DType, TensorType, ValueId};

use super::Form;
use super::hot::Hot;
use crate::graph::editor::Editor;

/// A product with an operand that is hot.
pub(super) struct Product<'a> {
    /// What it is.
    pub(super) dot: &'a DotGeneral,
    /// Which operand is hot.
    pub(super) side: usize,
    /// What is known of it.
    pub(super) hot: &'a Hot,
    /// Its operands.
    pub(super) operands: [ValueId; 2],
    /// The type of its result.
    pub(super) ty: &'a TensorType,
}

impl Product<'_> {
    /// What it can be instead.
    pub(super) fn form(&self, editor: &Editor<'_>) -> Option<Form> {
        let rank = editor.shape(self.operands[self.side]).len();
        let mut contracting = self.dot.contracting[self.side].clone();
        contracting.sort_unstable();
        if self.hot.dims == self.dot.free(self.side, rank) {
            return (!contracting.is_empty()).then_some(Form::Scatter);
        }
        (self.hot.dims == contracting && self.has_others(editor)).then_some(Form::Gather)
    }

    /// Whether rows have more elements than entries: others are NaN where a number is not finite.
    fn has_others(&self, editor: &Editor<'_>) -> bool {
        let shape = editor.shape(self.operands[self.side]);
        let elements: usize = self.hot.dims.iter().map(|dim| shape[*dim]).product();
        elements > self.hot.entries.len()
    }

    /// The product in another form.
    pub(super) fn write(&self, editor: &mut Editor<'_>, form: Form) -> ValueId {
        match form {
            Form::Scatter => self.scatter(editor),
            Form::Gather => self.gather(editor),
        }
    }

    fn other(&self) -> usize {
        1 - self.side
    }

    /// Extents of dimensions of an operand.
    fn extents(&self, editor: &Editor<'_>, side: usize, dims: &[usize]) -> Vec<usize> {
        let shape = editor.shape(self.operands[side]);
        dims.iter().map(|dim| shape[*dim]).collect()
    }

    /// Rows of the other operand are added to where their entries are.
    fn scatter(&self, editor: &mut Editor<'_>) -> ValueId {
        let (side, other) = (self.side, self.other());
        let rank = editor.shape(self.operands[other]).len();
        let free = self.dot.free(other, rank);
        let walk = [&self.dot.batch[side][..], &self.dot.contracting[side]].concat();
        let [walked, hot] = [&walk, &self.hot.dims].map(|dims| self.extents(editor, side, dims));
        let window = self.extents(editor, other, &free);
        let (batch, walks) = (self.dot.batch[side].len(), walk.len());
        let indices = self.indices(editor, &walk, &self.hot.dims);
        let order = [
            &self.dot.batch[other][..],
            &self.dot.contracting[other],
            &free,
        ]
        .concat();
        let x = transposed(editor, self.operands[other], order);
        let dtype = accumulator(editor.ty(x).dtype, self.ty.dtype);
        let entries = self.hot.entries.len();
        let shape = [&walked[..], &[entries], &window].concat();
        let places: Vec<usize> = (0..walks).chain(walks + 1..shape.len()).collect();
        let rows = editor.convert(x, dtype);
        let mut rows = editor.broadcast(rows, &places, &shape);
        if self.hot.entries.iter().any(|entry| entry.weight.is_some()) {
            let weights = self.weights(editor, &walk, dtype);
            let weights = editor.broadcast(weights, (0..=walks).collect::<Vec<_>>(), &shape);
            rows = editor.binary(BinaryOp::Mul, weights, rows);
        }
        let target = [&walked[..batch], &hot, &window].concat();
        let kind = Scatter {
            combiner: Update::Add,
            points: Points {
                dims: (batch..batch + hot.len()).collect(),
                batch: (0..batch).collect(),
                indices_batch: (0..batch).collect(),
                index_vector_dim: walks + 1,
            },
            window_dims: (walks + 1..shape.len()).collect(),
            inserted: (batch..batch + hot.len()).collect(),
        };
        let add = |editor: &mut Editor<'_>, rows: ValueId| {
            let ty = TensorType::new(editor.ty(rows).dtype, &target[..]);
            let zeros = editor.fill(ty.clone(), Scalar::Integer(0));
            editor.emit(kind.clone(), &[zeros, indices, rows], ty)
        };
        let sums = add(editor, rows);
        let result = editor.convert(sums, self.ty.dtype);
        let is_bad = self.infinite(editor, x, Some(&walk));
        let each = editor.broadcast(is_bad, &places, &shape);
        let taken = add(editor, each);
        let all = reduced(editor, is_bad, Combiner::Add, (batch..walks).collect());
        let kept = (0..batch).chain(batch + hot.len()..target.len());
        let all = editor.broadcast(all, kept.collect::<Vec<_>>(), &target);
        let result = spoiled(editor, result, [taken, all]);
        match side {
            0 => result,
            _ => exchanged(editor, result, batch, hot.len()),
        }
    }

    /// Rows of the other operand are taken where entries are, and their few products summed.
    fn gather(&self, editor: &mut Editor<'_>) -> ValueId {
        let (side, other) = (self.side, self.other());
        let y = self.operands[other];
        let rank = editor.shape(y).len();
        let (free, batch) = (self.dot.free(other, rank), self.dot.batch[side].len());
        let tokens = self.dot.free(side, editor.shape(self.operands[side]).len());
        let walk = [&self.dot.batch[side][..], &tokens].concat();
        let walked = self.extents(editor, side, &walk);
        let window = self.extents(editor, other, &free);
        let walks = walk.len();
        let indices = self.indices(editor, &walk, &self.dot.contracting[side]);
        let shape = [&walked[..], &[self.hot.entries.len()], &window].concat();
        let rows = self.rows(editor, indices, &shape);
        let dtype = editor.ty(self.operands[side]).dtype;
        let weights = self.weights(editor, &walk, dtype);
        let is_there = self.present(editor, indices, &self.dot.contracting[side]);
        let nothing = editor.ty(weights).clone();
        let nothing = editor.fill(nothing, Scalar::Integer(0));
        let weights = editor.select(is_there, weights, nothing);
        let dot = DotGeneral {
            batch: [(0..walks).collect(), (0..walks).collect()],
            contracting: [vec![walks], vec![walks]],
            precision: [self.dot.precision[side], self.dot.precision[other]],
        };
        let result = [&walked[..], &window].concat();
        let ty = TensorType::new(self.ty.dtype, &result[..]);
        let sums = editor.emit(dot, &[weights, rows], ty);
        let taken = self.infinite(editor, rows, None);
        let is_there = editor.convert(is_there, DType::I32);
        let is_there = editor.broadcast(is_there, (0..=walks).collect::<Vec<_>>(), &shape);
        let taken = editor.binary(BinaryOp::Mul, taken, is_there);
        let taken = reduced(editor, taken, Combiner::Add, vec![walks]);
        let all = self.infinite(editor, y, None);
        let summed = self.dot.contracting[other].clone();
        let all = reduced(editor, all, Combiner::Add, summed);
        let order = [&self.dot.batch[other][..], &free].concat();
        let left = |dim: &usize| order.iter().filter(|it| *it < dim).count();
        let all = transposed(editor, all, order.iter().map(left).collect());
        let kept: Vec<usize> = (0..batch).chain(walks..result.len()).collect();
        let all = editor.broadcast(all, kept, &result);
        let all = self.with_rest(editor, all, &walk);
        let result = spoiled(editor, sums, [taken, all]);
        match side {
            0 => result,
            _ => exchanged(editor, result, batch, tokens.len()),
        }
    }

    /// Rows of the other operand at these indices.
    fn rows(&self, editor: &mut Editor<'_>, indices: ValueId, shape: &[usize]) -> ValueId {
        let other = self.other();
        let y = self.operands[other];
        let extents = editor.shape(y).to_vec();
        let free = self.dot.free(other, extents.len());
        let mut slice_sizes = vec![1; extents.len()];
        for dim in &free {
            slice_sizes[*dim] = extents[*dim];
        }
        let mut collapsed = self.dot.contracting[other].clone();
        collapsed.sort_unstable();
        let kind = Gather {
            points: Points {
                dims: self.dot.contracting[other].clone(),
                batch: self.dot.batch[other].clone(),
                indices_batch: (0..self.dot.batch[other].len()).collect(),
                index_vector_dim: shape.len() - free.len(),
            },
            offset_dims: (shape.len() - free.len()..shape.len()).collect(),
            collapsed,
            slice_sizes,
        };
        let ty = TensorType::new(editor.ty(y).dtype, shape);
        editor.emit(kind, &[y, indices], ty)
    }

    /// Indices of all entries `[walk…, entries, parts]`, the parts in the order of `dims`.
    fn indices(&self, editor: &mut Editor<'_>, walk: &[usize], dims: &[usize]) -> ValueId {
        let shape = self.extents(editor, self.side, walk);
        let single = [&shape[..], &[1, 1]].concat();
        let all = self.hot.entries.iter().flat_map(|entry| &entry.index);
        let mut wide = false;
        for index in all {
            wide |= editor.ty(index.value).dtype == DType::I64;
        }
        let dtype = if wide { DType::I64 } else { DType::I32 };
        let entries = self.hot.entries.iter().map(|entry| {
            let parts = dims.iter().filter_map(|dim| {
                let at = self.hot.dims.iter().position(|own| own == dim)?;
                let index = entry.index[at].over(editor, walk, &shape);
                let index = editor.convert(index, dtype);
                Some(editor.reshape(index, &single))
            });
            let parts: Vec<ValueId> = parts.collect();
            joined(editor, &parts, walk.len() + 1)
        });
        let entries: Vec<ValueId> = entries.collect();
        joined(editor, &entries, walk.len())
    }

    /// What entries are `[walk…, entries]`.
    fn weights(&self, editor: &mut Editor<'_>, walk: &[usize], dtype: DType) -> ValueId {
        let shape = self.extents(editor, self.side, walk);
        let single = [&shape[..], &[1]].concat();
        let entries = self.hot.entries.iter().map(|entry| match &entry.weight {
            Some(weight) => {
                let weight = weight.over(editor, walk, &shape);
                let weight = editor.convert(weight, dtype);
                editor.reshape(weight, &single)
            }
            None => editor.fill(TensorType::new(dtype, &single[..]), Scalar::Integer(1)),
        });
        let entries: Vec<ValueId> = entries.collect();
        joined(editor, &entries, walk.len())
    }

    /// Which indices `[walk…, entries, parts]` are of an element.
    fn present(&self, editor: &mut Editor<'_>, indices: ValueId, dims: &[usize]) -> ValueId {
        let ty = editor.ty(indices).clone();
        let line = TensorType::new(ty.dtype, [dims.len()]);
        let extents = self.extents(editor, self.side, dims);
        let extents = extents
            .into_iter()
            .map(|extent| Scalar::Integer(extent as i64));
        let ends = peapod_ir::Tensor::from_scalars(&line, extents).into_bytes();
        let ends = editor.literal(line, ends);
        let parts = ty.shape.len() - 1;
        let ends = editor.broadcast(ends, [parts], &ty.shape);
        let zeros = editor.fill(ty, Scalar::Integer(0));
        let from = editor.compare(Direction::Ge, indices, zeros);
        let to = editor.compare(Direction::Lt, indices, ends);
        let within = editor.binary(BinaryOp::And, from, to);
        reduced(editor, within, Combiner::And, vec![parts])
    }

    /// 1 where an element is not finite, or, along a walk, where a number of its row is not.
    fn infinite(&self, editor: &mut Editor<'_>, x: ValueId, walk: Option<&[usize]>) -> ValueId {
        let is_finite = editor.unary(UnaryOp::IsFinite, x);
        let is_bad = editor.unary(UnaryOp::Not, is_finite);
        let count = editor.convert(is_bad, DType::I32);
        match walk {
            Some(walk) => {
                let joined = self.with_rest(editor, count, walk);
                let ty = editor.ty(joined).clone();
                let ones = editor.fill(ty, Scalar::Integer(1));
                editor.binary(BinaryOp::Min, joined, ones)
            }
            None => count,
        }
    }

    /// Counts of rows with 1 added for every number of `rest` that is not finite.
    fn with_rest(&self, editor: &mut Editor<'_>, counts: ValueId, walk: &[usize]) -> ValueId {
        let (mut sum, shape) = (counts, editor.shape(counts).to_vec());
        for rest in &self.hot.rest {
            let own: Vec<usize> = shape[..walk.len()].to_vec();
            let number = rest.over(editor, walk, &own);
            let is_finite = editor.unary(UnaryOp::IsFinite, number);
            let is_bad = editor.unary(UnaryOp::Not, is_finite);
            let count = editor.convert(is_bad, DType::I32);
            let count = editor.broadcast(count, (0..walk.len()).collect::<Vec<_>>(), &shape);
            sum = editor.binary(BinaryOp::Add, sum, count);
        }
        sum
    }
}

/// What sums are taken in.
fn accumulator(operand: DType, result: DType) -> DType {
    match [operand, result].contains(&DType::F64) {
        true => DType::F64,
        false => DType::F32,
    }
}

/// NaN where fewer rows that are not finite were taken than there are.
fn spoiled(editor: &mut Editor<'_>, x: ValueId, [taken, all]: [ValueId; 2]) -> ValueId {
    let is_spoiled = editor.compare(Direction::Lt, taken, all);
    let ty = editor.ty(x).clone();
    let nan = editor.fill(ty, Scalar::Single(f32::NAN));
    editor.select(is_spoiled, nan, x)
}

fn reduced(editor: &mut Editor<'_>, x: ValueId, combiner: Combiner, dims: Vec<usize>) -> ValueId {
    let ty = editor.ty(x).clone();
    let kept = (0..ty.shape.len()).filter(|dim| !dims.contains(dim));
    let shape: Vec<usize> = kept.map(|dim| ty.shape[dim]).collect();
    let initial = editor.scalar(ty.dtype, combiner.identity(ty.dtype));
    editor.emit(
        Reduce { combiner, dims },
        &[x, initial],
        ty.with_shape(shape),
    )
}

fn transposed(editor: &mut Editor<'_>, x: ValueId, permutation: Vec<usize>) -> ValueId {
    if permutation.is_sorted() {
        return x;
    }
    let ty = editor.ty(x).clone();
    let shape: Vec<usize> = permutation.iter().map(|dim| ty.shape[*dim]).collect();
    editor.emit(Transpose { permutation }, &[x], ty.with_shape(shape))
}

/// `[batch…, own…, others…]` as `[batch…, others…, own…]`.
fn exchanged(editor: &mut Editor<'_>, x: ValueId, batch: usize, own: usize) -> ValueId {
    let rank = editor.shape(x).len();
    let order = (0..batch)
        .chain(batch + own..rank)
        .chain(batch..batch + own);
    transposed(editor, x, order.collect())
}

fn joined(editor: &mut Editor<'_>, values: &[ValueId], dim: usize) -> ValueId {
    match values {
        [one] => *one,
        _ => editor.concatenate(values, dim),
    }
}
