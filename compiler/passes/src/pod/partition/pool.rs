//! Gradients of pools along split dimensions: every device brings to the elements of its shard what
//! the windows that reach into it bring there.
//!
//! It needs the elements below these windows, and their part of the source. What lies beyond the
//! ends of the whole is never selected; which element a window selects depends on all of them in
//! their order, also on what is not a number, so that no fill would do. A copy of the last element
//! does: whatever the comparison, a window that meets an element twice selects it or its copy where
//! it would have selected it, and what is brought to copies is brought to the element afterwards.

use peapod_ir::builder::Emit;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Combiner, InteriorPad, Reduce, SelectAndScatter, TensorOp};
use peapod_ir::{AxisId, OpKind, ValueId};

use super::build::Build;
use super::op::Cut;
use super::values::Walk;
use super::window::{Affine, Window};

/// How windows of a pool lie along a dimension.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pool {
    /// Extent of the operand, and of the result.
    pub extent: i64,
    /// Extent of the source: how many windows there are.
    pub windows: i64,
    /// Elements of a window.
    pub window: i64,
    /// Elements between windows.
    pub stride: i64,
    /// Elements before the first one.
    pub low: i64,
}

impl Pool {
    /// The windows along a dimension of a pool's gradient, whose operand and source have these
    /// extents.
    pub fn new(op: &SelectAndScatter, dim: usize, [extent, windows]: [usize; 2]) -> Self {
        Self {
            extent: extent as i64,
            windows: windows as i64,
            window: op.window[dim] as i64,
            stride: op.sliding.stride[dim] as i64,
            low: op.sliding.padding[dim][0],
        }
    }

    fn local(self, parts: usize) -> i64 {
        (self.extent as usize).div_ceil(parts) as i64
    }

    /// The element that a window begins with.
    fn begin(self, window: i64) -> i64 {
        window * self.stride - self.low
    }

    /// The first window that reaches into the shard at each position.
    fn first(self, parts: usize) -> Affine {
        Affine {
            multiplier: self.local(parts),
            offset: self.low - self.window + self.stride,
            divisor: self.stride,
        }
    }

    /// The windows that meet an element: the first, and the one after the last.
    fn met(self) -> [i64; 2] {
        let last = (self.extent - 1 + self.low).div_euclid(self.stride);
        [self.first(1).at(0).max(0), (last + 1).min(self.windows)]
    }

    /// The most windows that reach into a shard, at least one.
    fn count(self, parts: usize) -> i64 {
        let (first, local, [_, end]) = (self.first(parts), self.local(parts), self.met());
        let counts = (0..parts).map(|position| {
            let last = local * (position as i64 + 1) - 1 + self.low;
            (last.div_euclid(self.stride) + 1).min(end) - first.at(position)
        });
        counts.max().unwrap_or(1).max(1)
    }

    /// Elements below the windows that reach into a shard.
    fn covered(self, parts: usize) -> i64 {
        (self.count(parts) - 1) * self.stride + self.window
    }

    /// Whether the windows lie alike in all shards.
    fn is_aligned(self, parts: usize) -> bool {
        self.local(parts) % self.stride == 0
    }

    /// Whether indices of shards and windows fit 32 bits.
    fn fits(self, parts: usize) -> bool {
        let of = [self.extent, self.window, self.stride, self.low.abs()];
        let more = of.into_iter().sum::<i64>() + self.covered(parts);
        let all = self.local(parts) * parts as i64 + self.windows * self.stride + more;
        all < i64::from(i32::MAX) / 2
    }

    /// The windows whose values each of so many shards needs; none if there are none.
    pub fn sources(self, parts: usize) -> Option<Window> {
        let limits = self.met();
        let there = self.extent > 0 && limits[0] < limits[1];
        (there && self.fits(parts)).then(|| Window {
            first: self.first(parts),
            length: self.count(parts) as usize,
            limits,
        })
    }

    /// The elements that each of so many shards needs: where the windows do not lie alike in all
    /// shards, from where they begin at the earliest to where they end at the latest.
    pub fn elements(self, parts: usize) -> Option<Window> {
        let [first, end] = self.sources(parts)?.limits;
        let (begin, more) = match self.is_aligned(parts) {
            true => (self.begin(self.first(parts).at(0)), 0),
            false => (1 - self.window, self.stride - 1),
        };
        Some(Window {
            first: Affine {
                multiplier: self.local(parts),
                ..Affine::shifted(begin)
            },
            length: (self.covered(parts) + more) as usize,
            limits: [
                self.begin(first).max(0),
                (self.begin(end - 1) + self.window).min(self.extent),
            ],
        })
    }

    /// Whether windows that meet an element reach below the first one, and beyond the last.
    fn beyond(self) -> [bool; 2] {
        let [first, end] = self.met();
        let last = self.begin(end - 1) + self.window;
        [self.begin(first) < 0, last > self.extent]
    }
}

/// A split dimension of a pool's gradient on one device.
struct Pooled<'a> {
    dim: usize,
    axes: &'a [AxisId],
    parts: usize,
    pool: Pool,
    /// The element that its first window begins with: an i32 scalar.
    begin: ValueId,
}

impl Walk<'_, '_> {
    /// The shard of a pool's gradient that is split along windows; none if the op is no such thing.
    /// With a fill, windows see that beyond the ends, and what it is brought is lost.
    pub(super) fn pooled(
        &mut self,
        cut: &Cut<'_>,
        operands: &[Option<ValueId>],
        fill: Option<ValueId>,
    ) -> Option<ValueId> {
        let OpKind::Tensor(TensorOp::SelectAndScatter(op)) = &cut.op.kind else {
            return None;
        };
        let &[Some(mut x), Some(mut source), Some(initial)] = operands else {
            return None;
        };
        let neutral = op.scatter.identity(self.build.ty(x).dtype);
        let none = self.build.scalar(self.build.ty(x).dtype, neutral);
        let mut kind = op.clone();
        let mut split: Vec<Pooled<'_>> = Vec::new();
        for windowed in &cut.windowed_dims {
            let axes = &cut.choice[windowed.factor][..];
            let Some(pool) = windowed.pool().filter(|_| !axes.is_empty()) else {
                continue;
            };
            let parts = self.shared.mesh.parts(axes);
            if windowed.operand == 1 {
                source = self.windows_of(cut, windowed, source, None)?;
                let dim = windowed.dim;
                source = self.build.hide(source, (dim, axes), (pool, parts), none)?;
                continue;
            }
            x = self.windows_of(cut, windowed, x, None)?;
            let along = self.build.pool_along((windowed.dim, axes), (pool, parts));
            x = self.build.below_windows(x, &along, fill);
            kind.sliding.padding[windowed.dim] = [0, 0];
            split.push(along);
        }
        if split.is_empty() && fill.is_none() {
            return None;
        }
        let mut made = self.build.brought(kind, [x, source, none], fill);
        for along in &split {
            if fill.is_none() {
                made = self.build.without_copies(made, along, op.scatter);
            }
            made = self.build.own(made, along, none);
        }
        if !self.build.is_splat(initial, neutral) {
            let shape = self.build.shape(made).to_vec();
            let initial = self.build.broadcast(initial, [], shape);
            made = self.build.binary(op.scatter.op(), initial, made);
        }
        Some(made)
    }
}

impl Build<'_> {
    /// The gradient of a pool; with a fill, that of a tensor which is padded with it as windows
    /// are, without the padding.
    fn brought(
        &mut self,
        mut kind: SelectAndScatter,
        [mut x, source, initial]: [ValueId; 3],
        fill: Option<ValueId>,
    ) -> ValueId {
        let Some(fill) = fill else {
            let ty = self.ty(x).clone();
            return self.emit(kind, &[x, source, initial], ty);
        };
        let inner = self.shape(x).to_vec();
        let padding = vec![[0, 0]; inner.len()];
        let around = std::mem::replace(&mut kind.sliding.padding, padding);
        for (dim, around) in around.iter().enumerate() {
            x = self.enclose(x, dim, *around, fill);
        }
        let ty = self.ty(x).clone();
        let mut made = self.emit(kind, &[x, source, initial], ty);
        for (dim, [low, _]) in around.into_iter().enumerate() {
            let begin = low as usize;
            made = self.part(made, dim, [begin, begin + inner[dim]]);
        }
        made
    }

    fn pool_along<'a>(
        &mut self,
        (dim, axes): (usize, &'a [AxisId]),
        (pool, parts): (Pool, usize),
    ) -> Pooled<'a> {
        let begin = match pool.elements(parts).filter(|_| pool.is_aligned(parts)) {
            Some(elements) => self.affine(elements.first, axes),
            None => {
                let window = self.affine(pool.first(parts), axes);
                let stride = self.signed(pool.stride);
                let begin = self.binary(BinaryOp::Mul, window, stride);
                self.plus(begin, -pool.low)
            }
        };
        Pooled {
            dim,
            axes,
            parts,
            pool,
            begin,
        }
    }

    /// The source's values for windows, none for those that meet no element.
    fn hide(
        &mut self,
        source: ValueId,
        (dim, axes): (usize, &[AxisId]),
        (pool, parts): (Pool, usize),
        none: ValueId,
    ) -> Option<ValueId> {
        let Window {
            first,
            length,
            limits: [begin, end],
        } = pool.sources(parts)?;
        let early = (0..parts).any(|position| first.at(position) < begin);
        let late = (0..parts).any(|position| first.at(position) + length as i64 > end);
        let ends = [early.then_some(begin), late.then_some(end)];
        Some(self.exclude(source, (dim, axes), (first, length), ends, none))
    }

    /// The elements below the windows, beyond them the fill or copies of the last one.
    fn below_windows(
        &mut self,
        mut x: ValueId,
        along: &Pooled<'_>,
        fill: Option<ValueId>,
    ) -> ValueId {
        let (dim, pool) = (along.dim, along.pool);
        let covered = pool.covered(along.parts) as usize;
        if let Some(elements) = pool.elements(along.parts)
            && !pool.is_aligned(along.parts)
        {
            let first = self.affine(elements.first, along.axes);
            let begin = self.binary(BinaryOp::Sub, along.begin, first);
            x = self.window_at(x, dim, begin, covered);
        }
        for (end, direction) in self.ends(along) {
            let shape = self.shape(x).to_vec();
            let copy = match fill {
                Some(fill) => self.broadcast(fill, [], shape),
                None => {
                    let place = self.signed(end);
                    let place = self.binary(BinaryOp::Sub, place, along.begin);
                    let copy = self.window_at(x, dim, place, 1);
                    self.along_all(copy, dim, covered)
                }
            };
            let beyond = self.compared(x, along, (direction, end));
            x = self.select(beyond, copy, x);
        }
        x
    }

    /// Where windows reach beyond: the last element there, and how what is beyond relates to it.
    fn ends(&self, along: &Pooled<'_>) -> Vec<(i64, Direction)> {
        let ends = [(0, Direction::Lt), (along.pool.extent - 1, Direction::Gt)];
        let ends = ends.into_iter().zip(along.pool.beyond());
        ends.filter_map(|(end, beyond)| beyond.then_some(end))
            .collect()
    }

    /// What was brought to copies, brought to the elements that they are copies of.
    fn without_copies(
        &mut self,
        mut x: ValueId,
        along: &Pooled<'_>,
        combiner: Combiner,
    ) -> ValueId {
        let dim = along.dim;
        for (end, direction) in self.ends(along) {
            let ty = self.ty(x).clone();
            let none = self.identity(combiner, ty.dtype);
            let nothing = self.broadcast(none, [], &ty.shape);
            let beyond = self.compared(x, along, (direction, end));
            let copies = self.select(beyond, x, nothing);
            let mut shape = ty.shape.clone();
            let covered = shape.remove(dim);
            let dims = vec![dim];
            let all = self.emit(
                Reduce { combiner, dims },
                &[copies, none],
                ty.with_shape(&shape[..]),
            );
            shape.insert(dim, 1);
            let all = self.reshape(all, shape);
            let all = self.along_all(all, dim, covered);
            let more = self.binary(combiner.op(), all, x);
            let here = self.compared(x, along, (Direction::Eq, end));
            x = self.select(here, more, x);
        }
        x
    }

    /// The shard, of what was brought to the elements below windows that reach into it.
    fn own(&mut self, x: ValueId, along: &Pooled<'_>, none: ValueId) -> ValueId {
        let (dim, pool, parts) = (along.dim, along.pool, along.parts);
        let (local, covered) = (pool.local(parts), pool.covered(parts));
        let aligned = pool.elements(parts).filter(|_| pool.is_aligned(parts));
        // Where the shard begins in what the windows cover, at least and at most.
        let [least, most] = match &aligned {
            Some(elements) => [-elements.first.offset; 2],
            None => [pool.window - pool.stride, pool.window - 1],
        };
        let below = (-least).max(0);
        let above = (most + local - covered).max(0);
        let x = self.enclose(x, dim, [below, above], none);
        if aligned.is_some() {
            let from = (least + below) as usize;
            return self.part(x, dim, [from, from + local as usize]);
        }
        let offset = self.offset(along.axes, local as usize);
        let from = self.binary(BinaryOp::Sub, offset, along.begin);
        let from = self.plus(from, below);
        self.window_at(x, dim, from, local as usize)
    }

    /// How the index of each element below the windows relates to a number.
    fn compared(
        &mut self,
        x: ValueId,
        along: &Pooled<'_>,
        (direction, number): (Direction, i64),
    ) -> ValueId {
        let shape = self.shape(x).to_vec();
        let index = self.counted(along.begin, shape[along.dim]);
        let holds = self.bound(direction, index, number);
        self.broadcast(holds, [along.dim], shape)
    }

    /// The only element along a dimension, so many times.
    fn along_all(&mut self, x: ValueId, dim: usize, extent: usize) -> ValueId {
        let mut shape = self.shape(x).to_vec();
        shape.remove(dim);
        let flat = self.reshape(x, &shape);
        shape.insert(dim, extent);
        let kept: Vec<usize> = (0..shape.len()).filter(|own| *own != dim).collect();
        self.broadcast(flat, kept, shape)
    }

    /// So many elements more on both sides of a dimension.
    fn enclose(
        &mut self,
        x: ValueId,
        dim: usize,
        [below, above]: [i64; 2],
        fill: ValueId,
    ) -> ValueId {
        if [below, above] == [0, 0] {
            return x;
        }
        let mut ty = self.ty(x).clone();
        ty.shape[dim] += (below + above) as usize;
        let rank = ty.shape.len();
        let mut op = InteriorPad {
            low: vec![0; rank],
            high: vec![0; rank],
            interior: vec![0; rank],
        };
        (op.low[dim], op.high[dim]) = (below, above);
        self.emit(op, &[x, fill], ty)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What shards need is all that reaches into them, and nothing that is left out is needed.
    #[test]
    fn shards_have_the_windows_that_reach_into_them() {
        for (parts, extent) in [(1, 5), (2, 8), (3, 10), (4, 9), (8, 5)] {
            for (window, stride, low, windows) in [
                (3, 2, 0, 4),
                (2, 3, 1, 3),
                (5, 1, 4, 9),
                (1, 4, -1, 2),
                (4, 4, 2, 2),
            ] {
                let pool = Pool {
                    extent,
                    windows,
                    window,
                    stride,
                    low,
                };
                check(pool, parts);
            }
        }
    }

    fn check(pool: Pool, parts: usize) {
        let [sources, elements] = [pool.sources(parts), pool.elements(parts)];
        let (Some(sources), Some(elements)) = (sources, elements) else {
            panic!("{pool:?}");
        };
        let local = pool.local(parts);
        for position in 0..parts {
            let begin = local * position as i64;
            let end = (begin + local).min(pool.extent);
            for window in pool.met()[0]..pool.met()[1] {
                let own = [pool.begin(window), pool.begin(window) + pool.window];
                let reaches = own[0] < end && own[1] > begin;
                let first = sources.first.at(position);
                let there = first <= window && window < first + sources.length as i64;
                assert!(!reaches || there, "{pool:?}: {window} at {position}");
                let first = elements.first.at(position);
                let covered = first <= own[0] && own[1] <= first + elements.length as i64;
                assert!(!there || covered, "{pool:?}: {window} at {position}");
            }
        }
    }
}
