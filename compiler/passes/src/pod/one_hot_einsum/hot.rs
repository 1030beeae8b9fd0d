//! Tensors that are proved to be zero but for one or two elements of each row.

use std::collections::BTreeMap;

use peapod_ir::builder::Emit;
use peapod_ir::entity::EntitySet;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Combiner, DotGeneral, Reduce, TensorOp};
use peapod_ir::ops::{Activation, BinaryOp};
use peapod_ir::{DType, OpKind, TensorType, ValueId};

use super::spread::Spread;
use crate::graph::editor::Editor;

/// Elements of a row that are not zero, at most: sums of two are the same in either order.
const MOST_ENTRIES: usize = 2;

/// How far definitions are followed.
const MOST_DEPTH: usize = 32;

/// An element of each row.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    /// Its index along each of the dimensions that it is found by; nothing of the row has one that
    /// is outside. Both entries of a row are different elements.
    pub(super) index: Vec<Spread>,
    /// What it is; 1 if nothing is said.
    pub(super) weight: Option<Spread>,
}

/// A tensor whose elements are 0 along some dimensions, all but those of its entries.
#[derive(Clone, Debug)]
pub(super) struct Hot {
    /// The dimensions, ascending; the others are those of rows.
    pub(super) dims: Vec<usize>,
    /// One or two.
    pub(super) entries: Vec<Entry>,
    /// Numbers that zeros were multiplied by: if one is not finite, all other elements of the row
    /// are NaN.
    pub(super) rest: Vec<Spread>,
    /// Whether weights that may not be finite are in `rest`, too. Those that may have become
    /// infinite as results of finite numbers are not: elements beside them are still 0.
    covered: bool,
}

/// Follows definitions; what it has to compute for that goes before the editor's cursor.
pub(super) struct Finder<'e, 'f> {
    pub(super) editor: &'e mut Editor<'f>,
    /// Found for the cursor.
    found: BTreeMap<ValueId, Hot>,
    /// Nothing is proved of these, wherever the cursor is.
    barren: &'e mut EntitySet<ValueId>,
}

impl<'e, 'f> Finder<'e, 'f> {
    pub(super) fn new(editor: &'e mut Editor<'f>, barren: &'e mut EntitySet<ValueId>) -> Self {
        Self {
            editor,
            found: BTreeMap::new(),
            barren,
        }
    }

    /// What is proved of a value.
    pub(super) fn hot(&mut self, value: ValueId) -> Option<Hot> {
        self.follow(value, 0)
    }

    fn follow(&mut self, value: ValueId, depth: usize) -> Option<Hot> {
        if let Some(known) = self.found.get(&value) {
            return Some(known.clone());
        }
        if depth > MOST_DEPTH || self.barren.contains(value) {
            return None;
        }
        let found = self.of_definition(value, depth + 1);
        match &found {
            Some(hot) => {
                self.found.insert(value, hot.clone());
            }
            None => {
                self.barren.insert(value);
            }
        }
        found
    }

    fn of_definition(&mut self, value: ValueId, depth: usize) -> Option<Hot> {
        let op = self.editor.definition(value)?;
        let inputs = op.inputs.iter().copied().collect::<Option<Vec<_>>>()?;
        let kind = op.kind.clone();
        if let (OpKind::Binary(op), &[a, b]) = (&kind, &inputs[..]) {
            let (a, b) = ((a, self.follow(a, depth)), (b, self.follow(b, depth)));
            if op.activation != Activation::None {
                return None;
            }
            if op.op == BinaryOp::Add {
                return self.sum(a.1?, b.1?);
            }
            let is_bool = self.editor.ty(value).dtype == DType::Bool;
            let multiplies = op.op == BinaryOp::Mul || op.op == BinaryOp::And && is_bool;
            return multiplies.then(|| self.product(value, a, b))?;
        }
        if let OpKind::Reshape(_) = &kind {
            let hot = self.follow(inputs[0], depth)?;
            let dims = Spread::reshaped(self.editor, inputs[0], value)?;
            return Some(self.renumbered(hot, &dims));
        }
        let OpKind::Tensor(kind) = &kind else {
            return None;
        };
        match &inputs[..] {
            [x] => self.of_one(value, kind, *x, depth),
            &[mask, x, zero] if matches!(kind, TensorOp::Select(_)) => {
                self.selected([mask, x, zero], depth)
            }
            &[a, b] => {
                if let TensorOp::Compare(compare) = kind {
                    // In the total order -0 is no zero, and NaN has a place.
                    if compare.total_order {
                        return None;
                    }
                    return self.comparison(compare.direction, [a, b], depth);
                }
                let TensorOp::DotGeneral(dot) = kind else {
                    return None;
                };
                self.outer(value, dot, [a, b], depth)
            }
            _ => None,
        }
    }

    /// Another form of one tensor.
    fn of_one(&mut self, value: ValueId, kind: &TensorOp, x: ValueId, depth: usize) -> Option<Hot> {
        if let TensorOp::Convert(_) = kind {
            let hot = self.follow(x, depth)?;
            return self.converted(hot, self.editor.ty(value).dtype);
        }
        if let TensorOp::BroadcastInDim(broadcast) = kind {
            let hot = self.follow(x, depth)?;
            return Some(self.renumbered(hot, &broadcast.dims));
        }
        let TensorOp::Transpose(transpose) = kind else {
            return None;
        };
        let hot = self.follow(x, depth)?;
        let mut dims = vec![0; transpose.permutation.len()];
        let places = transpose.permutation.iter().enumerate();
        places.for_each(|(to, from)| dims[*from] = to);
        Some(self.renumbered(hot, &dims))
    }

    /// Comparisons with indices, and of what is hot with zero.
    fn comparison(
        &mut self,
        direction: Direction,
        [a, b]: [ValueId; 2],
        depth: usize,
    ) -> Option<Hot> {
        if direction == Direction::Eq {
            return self.one_hot(a, b).or_else(|| self.one_hot(b, a));
        }
        let a_is_hot = match direction {
            Direction::Gt | Direction::Ne => true,
            Direction::Lt => false,
            Direction::Eq | Direction::Le | Direction::Ge => return None,
        };
        let [hot, zero] = if a_is_hot { [a, b] } else { [b, a] };
        if !Spread::is_zero(self.editor, zero) {
            return None;
        }
        let hot = self.follow(hot, depth)?;
        // NaN is unequal to zero.
        let holds_elsewhere = direction == Direction::Ne && !hot.rest.is_empty();
        let entries = hot.entries.into_iter().map(|mut entry| {
            if let Some(weight) = entry.weight.take() {
                let zero = weight.filled(self.editor, Scalar::Integer(0));
                let direction = if a_is_hot { direction } else { Direction::Gt };
                let is_set = self.editor.compare(direction, weight.value, zero);
                let is_set = weight.with(is_set, true);
                entry.index[0] = entry.index[0].only_where(self.editor, &is_set);
            }
            entry
        });
        let entries = entries.collect();
        (!holds_elsewhere).then_some(Hot {
            dims: hot.dims,
            entries,
            rest: vec![],
            covered: true,
        })
    }

    /// An index held against all indices along a dimension.
    fn one_hot(&mut self, counting: ValueId, index: ValueId) -> Option<Hot> {
        let dim = Spread::counted_dim(self.editor, counting)?;
        let index = Spread::of(self.editor, index);
        if index.dims.contains(&dim) {
            return None;
        }
        let entry = Entry {
            index: vec![index.as_index(self.editor)?],
            weight: None,
        };
        Some(Hot {
            dims: vec![dim],
            entries: vec![entry],
            rest: vec![],
            covered: true,
        })
    }

    fn converted(&mut self, mut hot: Hot, dtype: DType) -> Option<Hot> {
        let is_float = DType::FLOATS.contains(&dtype);
        // What is no number becomes an integer of nobody's choice.
        if !is_float && (!hot.rest.is_empty() || !hot.covered) {
            return None;
        }
        for entry in &mut hot.entries {
            if let Some(weight) = &mut entry.weight {
                // Large numbers may be infinite in another type.
                let was_small = weight.is_small(self.editor);
                hot.covered &= !is_float || was_small;
                let is_finite = weight.is_finite && (!is_float || was_small);
                let converted = self.editor.convert(weight.value, dtype);
                *weight = weight.with(converted, is_finite).known_small(was_small);
            }
        }
        for rest in &mut hot.rest {
            // NaN where it is not finite, which it still is in the other type.
            let zero = rest.filled(self.editor, Scalar::Integer(0));
            let zero = self.editor.binary(BinaryOp::Mul, rest.value, zero);
            *rest = rest.with(self.editor.convert(zero, dtype), false);
        }
        Some(hot)
    }

    /// Dimension i becomes `dims[i]`.
    fn renumbered(&mut self, hot: Hot, dims: &[usize]) -> Hot {
        let editor = &mut *self.editor;
        let mut order: Vec<usize> = (0..hot.dims.len()).collect();
        order.sort_by_key(|place| dims[hot.dims[*place]]);
        let entries = hot.entries.iter().map(|entry| Entry {
            index: order
                .iter()
                .map(|place| entry.index[*place].renumbered(editor, dims))
                .collect(),
            weight: entry.weight.as_ref().map(|it| it.renumbered(editor, dims)),
        });
        let entries = entries.collect();
        let rest = hot.rest.iter().map(|it| it.renumbered(editor, dims));
        Hot {
            dims: order.iter().map(|place| dims[hot.dims[*place]]).collect(),
            entries,
            rest: rest.collect(),
            covered: hot.covered,
        }
    }

    fn selected(&mut self, [mask, x, zero]: [ValueId; 3], depth: usize) -> Option<Hot> {
        if !Spread::is_zero(self.editor, zero) {
            return None;
        }
        let mut hot = self.follow(mask, depth)?;
        let x = Spread::of(self.editor, x);
        let is_plain = hot.entries.iter().all(|entry| entry.weight.is_none());
        if !is_plain || x.meets(&hot.dims) {
            return None;
        }
        hot.covered = x.is_finite;
        let entries = hot.entries.iter_mut();
        entries.for_each(|entry| entry.weight = Some(x.clone()));
        Some(hot)
    }

    /// A product of which nothing is summed up.
    fn outer(
        &mut self,
        value: ValueId,
        dot: &DotGeneral,
        operands: [ValueId; 2],
        depth: usize,
    ) -> Option<Hot> {
        let dtype = self.editor.ty(value).dtype;
        let same = operands.map(|it| self.editor.ty(it).dtype == dtype);
        if !dot.contracting[0].is_empty() || same != [true; 2] {
            return None;
        }
        let batch = dot.batch[0].len();
        let mut next = batch;
        let [a, b] = [0, 1].map(|side| {
            let rank = self.editor.shape(operands[side]).len();
            let mut dims = vec![0; rank];
            let order = dot.batch[side].iter().enumerate();
            order.for_each(|(to, from)| dims[*from] = to);
            for dim in dot.free(side, rank) {
                dims[dim] = next;
                next += 1;
            }
            let hot = self.follow(operands[side], depth);
            let hot = hot.map(|hot| self.renumbered(hot, &dims));
            let spread = Spread::of(self.editor, operands[side]);
            (spread.renumbered(self.editor, &dims), hot)
        });
        match (a, b) {
            ((_, Some(a)), (_, Some(b))) => self.both(a, b),
            ((_, Some(hot)), (spread, None)) | ((spread, None), (_, Some(hot))) => {
                self.scaled(hot, &spread)
            }
            ((_, None), (_, None)) => None,
        }
    }

    fn product(
        &mut self,
        value: ValueId,
        a: (ValueId, Option<Hot>),
        b: (ValueId, Option<Hot>),
    ) -> Option<Hot> {
        let (hot, other) = match (a, b) {
            ((_, Some(a)), (_, Some(b))) => return self.both(a, b),
            ((_, Some(hot)), (other, None)) | ((other, None), (_, Some(hot))) => (hot, other),
            ((_, None), (_, None)) => return None,
        };
        let spread = Spread::of(self.editor, other);
        if !spread.meets(&hot.dims) {
            return self.scaled(hot, &spread);
        }
        self.picked(value, hot, &spread)
    }

    /// What is hot, times a tensor that is different along its dimensions: what is picked of that
    /// is the sum of the product, which has one element that is not zero.
    fn picked(&mut self, value: ValueId, mut hot: Hot, by: &Spread) -> Option<Hot> {
        let [entry] = &mut hot.entries[..] else {
            return None;
        };
        let editor = &*self.editor;
        let was_finite = entry.weight.as_ref().is_none_or(|it| it.is_finite);
        let was_small = entry.weight.as_ref().is_none_or(|it| it.is_small(editor));
        let is_small = was_small && by.is_small(editor);
        let is_float = DType::FLOATS.contains(&editor.ty(value).dtype);
        let may_overflow = is_float && !was_small && !by.is_small(editor);
        if !by.is_finite || !was_finite || may_overflow || !hot.rest.is_empty() {
            return None;
        }
        let ty = self.editor.ty(value).clone();
        let combiner = match ty.dtype == DType::Bool {
            true => Combiner::Or,
            false => Combiner::Add,
        };
        let dims = hot.dims.clone();
        let left = (0..ty.shape.len()).filter(|dim| !dims.contains(dim));
        let left: Vec<usize> = left.collect();
        let shape: Vec<usize> = left.iter().map(|dim| ty.shape[*dim]).collect();
        let initial = self.editor.scalar(ty.dtype, Scalar::zero(ty.dtype));
        let of = TensorType::new(ty.dtype, shape);
        let sum = self
            .editor
            .emit(Reduce { combiner, dims }, &[value, initial], of);
        let weight = Spread::of(self.editor, sum).renumbered(self.editor, &left);
        let weight = weight.with(weight.value, true);
        entry.weight = Some(weight.known_small(is_small));
        Some(hot)
    }

    /// What is hot, times a number of each row.
    fn scaled(&mut self, mut hot: Hot, by: &Spread) -> Option<Hot> {
        if by.meets(&hot.dims) {
            return None;
        }
        for entry in &mut hot.entries {
            entry.weight = Some(match &entry.weight {
                Some(weight) => {
                    hot.covered &= !weight.may_overflow(self.editor, by);
                    weight.joined(self.editor, BinaryOp::Mul, by)
                }
                None => by.clone(),
            });
        }
        if !by.is_finite {
            hot.rest.push(by.clone());
        }
        Some(hot)
    }

    /// What is hot along different dimensions, multiplied.
    fn both(&mut self, a: Hot, b: Hot) -> Option<Hot> {
        let is_apart = |hot: &Hot, other: &Hot| {
            let spreads = hot
                .entries
                .iter()
                .flat_map(|it| it.index.iter().chain(&it.weight));
            hot.covered && spreads.chain(&hot.rest).all(|it| !it.meets(&other.dims))
        };
        let few = a.entries.len() * b.entries.len() <= MOST_ENTRIES;
        let disjoint = a.dims.iter().all(|dim| !b.dims.contains(dim));
        if !(few && disjoint && is_apart(&a, &b) && is_apart(&b, &a)) {
            return None;
        }
        let mut dims: Vec<(usize, bool, usize)> = vec![];
        dims.extend(a.dims.iter().enumerate().map(|(at, dim)| (*dim, true, at)));
        dims.extend(b.dims.iter().enumerate().map(|(at, dim)| (*dim, false, at)));
        dims.sort_unstable();
        let (mut entries, mut covered) = (vec![], true);
        for x in &a.entries {
            for y in &b.entries {
                let index = dims.iter().map(|(_, is_first, at)| match is_first {
                    true => x.index[*at].clone(),
                    false => y.index[*at].clone(),
                });
                let weight = match (&x.weight, &y.weight) {
                    (Some(x), Some(y)) => {
                        covered &= !x.may_overflow(self.editor, y);
                        Some(x.joined(self.editor, BinaryOp::Mul, y))
                    }
                    (one, None) | (None, one) => one.clone(),
                };
                let index = index.collect();
                entries.push(Entry { index, weight });
            }
        }
        Some(Hot {
            dims: dims.iter().map(|(dim, ..)| *dim).collect(),
            entries,
            rest: [a.rest, b.rest].concat(),
            covered,
        })
    }

    /// The sum of two: where both are at the same place, there is one, and the other is nowhere.
    fn sum(&mut self, a: Hot, b: Hot) -> Option<Hot> {
        let ([x], [y]) = (&a.entries[..], &b.entries[..]) else {
            return None;
        };
        let (Some(of_x), Some(of_y)) = (&x.weight, &y.weight) else {
            return None;
        };
        if a.dims != b.dims {
            return None;
        }
        let editor = &mut *self.editor;
        let mut is_same: Option<Spread> = None;
        for (x, y) in x.index.iter().zip(&y.index) {
            let equal = x.compared(editor, Direction::Eq, y);
            is_same = Some(match is_same {
                Some(same) => same.joined(editor, BinaryOp::And, &equal),
                None => equal,
            });
        }
        let is_same = is_same?;
        let added = of_y.or_zero(editor, &is_same);
        let mut first = of_x.joined(editor, BinaryOp::Add, &added);
        let mut second = of_y.clone();
        // Elements that are 0 in one of the two are NaN there where a number is not finite.
        for (weight, rest) in [(&mut first, &b.rest), (&mut second, &a.rest)] {
            for number in rest {
                let zero = number.filled(editor, Scalar::Integer(0));
                let zero = editor.binary(BinaryOp::Mul, number.value, zero);
                let zero = number.with(zero, false);
                *weight = weight.joined(editor, BinaryOp::Add, &zero);
            }
        }
        // A sum of large numbers is infinite.
        let is_float = DType::FLOATS.contains(&editor.ty(of_x.value).dtype);
        let is_small = [of_x, of_y].iter().all(|it| it.is_small(editor));
        let is_other = is_same.negated(editor);
        let mut index = y.index.clone();
        index[0] = index[0].only_where(editor, &is_other);
        let entry = |index, weight| Entry {
            index,
            weight: Some(weight),
        };
        Some(Hot {
            dims: a.dims.clone(),
            entries: vec![entry(x.index.clone(), first), entry(index, second)],
            rest: [a.rest.clone(), b.rest.clone()].concat(),
            covered: a.covered && b.covered && (!is_float || is_small),
        })
    }
}
