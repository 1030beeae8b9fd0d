//! Derivatives of scatters: what is read at the places that updates went to.

use super::compare::Direction;
use super::scatter::{Scatter, Update};
use super::{Gather, index};
use crate::builder::{Builder, Emit};
use crate::graph::ValueId;
use crate::types::{DType, TensorType};
use crate::vjp::{Calculus, VjpScope};

/// A scatter, and how to read where it writes.
pub(super) struct Sides<'a> {
    scatter: &'a Scatter,
    x: ValueId,
    indices: ValueId,
    updates: ValueId,
    /// Which updates go somewhere.
    is_inside: ValueId,
    /// Takes the slices that are inside.
    gather: Gather,
}

impl<'a> Sides<'a> {
    /// Finds out which slices are inside: of the others nothing is written.
    pub(super) fn of(scatter: &'a Scatter, at: &mut VjpScope<'_>) -> Self {
        let (shape, from) = (at.shape(0), at.shape(2));
        let (points, [x, indices, updates]) = (&scatter.points, [0, 1, 2].map(|i| at.operands[i]));
        let slice_sizes = scatter.slice_sizes(shape.len(), &from);
        let ends = points.dims.iter();
        let ends = ends.map(|dim| [0, (shape[*dim] - slice_sizes[*dim]) as i64]);
        let within = points.emit_within(at.build, indices, &ends.collect::<Vec<_>>());
        let walks = index::others(from.len(), &scatter.window_dims);
        Self {
            scatter,
            x,
            indices,
            updates,
            is_inside: at.build.broadcast(within, walks, from),
            gather: Gather {
                points: points.clone(),
                offset_dims: scatter.window_dims.clone(),
                collapsed: scatter.inserted.clone(),
                slice_sizes,
            },
        }
    }

    /// What a tensor of the shape of x holds where updates went to; zero for those that went
    /// nowhere.
    fn read_or_zero(&self, b: &mut Builder, x: ValueId) -> ValueId {
        let ty = TensorType::new(b.ty(x).dtype, b.shape(self.updates));
        let read = b.emit(self.gather.clone(), &[x, self.indices], ty);
        b.masked(self.is_inside, read)
    }

    /// Combines other updates into another tensor, at the same places.
    fn write(&self, at: &mut VjpScope<'_>, update: Update, x: ValueId, new: ValueId) -> ValueId {
        let kind = Scatter {
            combiner: update,
            ..self.scatter.clone()
        };
        let ty = at.build.ty(x).clone();
        at.build.emit(kind, &[x, self.indices, new], ty)
    }

    pub(super) fn of_sum(&self, at: &mut VjpScope<'_>) -> [Option<ValueId>; 2] {
        let g = at.cotangent();
        let updates = at.wants(2).then(|| self.read_or_zero(at.build, g));
        [Some(g), updates]
    }

    /// The last update of an element has its slope, x where there is none.
    pub(super) fn of_assignment(&self, at: &mut VjpScope<'_>) -> [Option<ValueId>; 2] {
        let g = at.cotangent();
        let own = at.wants(0).then(|| {
            let zeros = at.build.number(self.updates, 0.0);
            self.write(at, Update::Assign, g, zeros)
        });
        let updates = at.wants(2).then(|| {
            let shape = at.build.shape(self.updates).to_vec();
            let count = shape.iter().product::<usize>();
            let numbers = at.build.iota(TensorType::new(DType::I32, [count]), 0);
            let numbers = at.build.reshape(numbers, shape);
            let none = at.build.zeros(DType::I32, &at.shape(0));
            let last = self.write(at, Update::Assign, none, numbers);
            let b = &mut *at.build;
            let last = self.read_or_zero(b, last);
            let is_last = b.compare(Direction::Eq, last, numbers);
            let read = self.read_or_zero(b, g);
            b.masked(is_last, read)
        });
        [own, updates]
    }

    /// The product of everything else that came to a place, zeros or not.
    pub(super) fn of_product(&self, at: &mut VjpScope<'_>) -> [Option<ValueId>; 2] {
        let g = at.cotangent();
        let own = at.wants(0).then(|| {
            let ones = at.build.number(self.x, 1.0);
            let factors = self.write(at, Update::Mul, ones, self.updates);
            at.build.mul(g, factors)
        });
        let updates = at.wants(2).then(|| {
            let is_zero = at.build.is(self.updates, Direction::Eq, 0.0);
            let dtype = at.build.ty(self.x).dtype;
            let ones = at.build.number(self.updates, 1.0);
            let rest = at.build.select(is_zero, ones, self.updates);
            let product = self.write(at, Update::Mul, self.x, rest);
            let zeros = at.build.convert(is_zero, dtype);
            let none = at.build.number(self.x, 0.0);
            let count = self.write(at, Update::Add, none, zeros);
            let b = &mut *at.build;
            let product = b.mul(g, product);
            let [product, count] = [product, count].map(|it| self.read_or_zero(b, it));
            // How many of the others are zeros.
            let others = b.sub(count, zeros);
            let is_whole = b.is(others, Direction::Eq, 0.0);
            let each = b.div(product, rest);
            b.masked(is_whole, each)
        });
        [own, updates]
    }

    /// All that came to a place and are the extremum share its cotangent.
    pub(super) fn of_extremum(&self, at: &mut VjpScope<'_>) -> [Option<ValueId>; 2] {
        let (g, y) = (at.cotangent(), at.results[0]);
        let b = &mut *at.build;
        let dtype = b.ty(self.x).dtype;
        let is_own = b.compare(Direction::Eq, self.x, y);
        let found = self.read_or_zero(b, y);
        let is_update = b.compare(Direction::Eq, self.updates, found);
        let [own, each] = [is_own, is_update].map(|it| b.convert(it, dtype));
        let count = self.write(at, Update::Add, own, each);
        let b = &mut *at.build;
        // Each place has what its element is.
        let share = b.div(g, count);
        let own = b.masked(is_own, share);
        let share = self.read_or_zero(b, share);
        [Some(own), Some(b.masked(is_update, share))]
    }
}
