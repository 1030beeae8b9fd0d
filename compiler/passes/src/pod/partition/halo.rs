//! Sends windows of split dimensions to the devices whose shards of the result read them, and
//! writes the op on windows.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{CollectivePermute, InteriorPad, Route, TensorOp};
use peapod_ir::{AxisId, DType, OpKind, Tensor, TensorType, ValueId};

use super::build::Build;
use super::op::Cut;
use super::values::Walk;
use super::window::{Affine, Begin, Class, Piece, Shards, Way, Window};
use super::windowed::WindowedDim;

/// A dimension that windows are taken of.
#[derive(Clone, Copy, Debug)]
struct Along<'w> {
    dim: usize,
    /// Axes that split the result.
    axes: &'w [AxisId],
    /// Extent of the whole.
    extent: usize,
    /// Extent of what every device has.
    local: usize,
}

impl Walk<'_, '_> {
    /// Operands as the windows that the shards of the result look at, and the op on them.
    pub(super) fn slide(&mut self, cut: &Cut<'_>, operands: &mut [Option<ValueId>]) -> OpKind {
        let mut kind = cut.op.kind.clone();
        if self.turn_around(cut, operands) {
            return kind;
        }
        for windowed in &cut.windowed_dims {
            let axes = &cut.choice[windowed.factor];
            let (Some(x), false) = (operands[windowed.operand], axes.is_empty()) else {
                continue;
            };
            let fill = self.around(&kind, operands);
            let Some(found) = self.windows_of(cut, windowed, x, fill) else {
                continue;
            };
            let found = self.build.pull_apart(found, (windowed, axes), fill);
            operands[windowed.operand] = Some(found);
            without_padding(
                &mut kind,
                windowed,
                self.build.ty(found).shape[windowed.dim],
            );
        }
        kind
    }

    /// The window of every device along a dimension of an operand, `fill` in place of elements that
    /// do not exist; none if there is no way to them.
    pub(super) fn windows_of(
        &mut self,
        cut: &Cut<'_>,
        windowed: &WindowedDim,
        x: ValueId,
        fill: Option<ValueId>,
    ) -> Option<ValueId> {
        let axes = &cut.choice[windowed.factor];
        let parts = self.shared.mesh.parts(axes);
        let held = cut.operands[windowed.operand].as_ref();
        let is_split = held.is_some_and(|held| !held.dims[windowed.dim].is_empty());
        let window = windowed.window(parts)?;
        let way = match is_split {
            true => windowed.way(parts)?,
            false => window.held(parts, windowed.extent),
        };
        let along = Along {
            dim: windowed.dim,
            axes,
            extent: windowed.extent,
            local: self.build.ty(x).shape[windowed.dim],
        };
        Some(self.build.fetch(x, along, &window, &way, fill))
    }

    /// Edge and interior padding of an operand, where the op reads it.
    fn around(&mut self, kind: &OpKind, operands: &[Option<ValueId>]) -> Option<ValueId> {
        let OpKind::Tensor(kind) = kind else {
            return None;
        };
        if let TensorOp::InteriorPad(_) = kind {
            return operands[1];
        }
        let dtype = self.build.ty(operands[0]?).dtype;
        if let TensorOp::ReduceWindow(op) = kind {
            return Some(self.build.scalar(dtype, op.combiner.identity(dtype)));
        }
        let is_sum = matches!(kind, TensorOp::Convolution(_));
        is_sum.then(|| self.build.scalar(dtype, Scalar::zero(dtype)))
    }

    /// A concatenation of windows: from every operand what is at its place.
    pub(super) fn join(&mut self, cut: &Cut<'_>, operands: &[Option<ValueId>]) -> Option<ValueId> {
        let OpKind::Concatenation(_) = &cut.op.kind else {
            return None;
        };
        let axes = &cut.choice[cut.windowed_dims.first()?.factor];
        if axes.is_empty() {
            return None;
        }
        let mut joined: Option<ValueId> = None;
        for (windowed, x) in cut.windowed_dims.iter().zip(operands) {
            let x = (*x)?;
            let Some(before) = joined else {
                joined = Some(x);
                continue;
            };
            let shape = self.build.ty(x).shape.clone();
            let local = shape[windowed.dim];
            let offset = Affine {
                multiplier: local as i64,
                offset: 0,
                divisor: 1,
            };
            let index = self.build.indices(offset, axes, local);
            let begun = self.build.bound(Direction::Ge, index, -windowed.start);
            let begun = self.build.broadcast(begun, [windowed.dim], &shape);
            joined = Some(self.build.select(begun, x, before));
        }
        joined
    }
}

/// The op on a window of this extent: nothing is put around it any more.
fn without_padding(kind: &mut OpKind, windowed: &WindowedDim, extent: usize) {
    let OpKind::Tensor(kind) = kind else {
        return;
    };
    let dim = windowed.dim;
    if let TensorOp::Slice(op) = kind {
        (op.start[dim], op.limit[dim]) = (0, extent);
    }
    if let TensorOp::InteriorPad(op) = kind {
        (op.low[dim], op.high[dim], op.interior[dim]) = (0, 0, 0);
    }
    if let TensorOp::ReduceWindow(op) = kind {
        (op.sliding.padding[dim], op.sliding.base_dilation[dim]) = ([0, 0], 1);
    }
    if let TensorOp::Convolution(op) = kind {
        let spatial = op.layouts[0].iter().position(|own| *own == dim);
        if let Some(spatial) = spatial.and_then(|at| at.checked_sub(2)) {
            let sliding = &mut op.sliding;
            (sliding.padding[spatial], sliding.base_dilation[spatial]) = ([0, 0], 1);
        }
    }
}

impl Build<'_> {
    /// The window of every device, `fill` in place of elements that do not exist.
    fn fetch(
        &mut self,
        x: ValueId,
        along: Along<'_>,
        window: &Window,
        way: &Way,
        fill: Option<ValueId>,
    ) -> ValueId {
        let mut found: Option<ValueId> = None;
        for class in &way.classes {
            let own = self.class(x, along, window, way, class);
            found = Some(match found {
                None => own,
                Some(before) => {
                    let [period, phase] =
                        [way.period, class.phase].map(|number| self.integer(number));
                    let position = self.position(along.axes);
                    let rest = self.binary(BinaryOp::Rem, position, period);
                    let due = self.compare(Direction::Eq, rest, phase);
                    self.select(due, own, before)
                }
            });
        }
        let found = found.unwrap_or(x);
        match fill {
            Some(fill) => {
                let [low, high] = way.beyond;
                let ends = [low.then_some(0), high.then_some(along.extent as i64)];
                let run = (window.first, window.length);
                self.exclude(found, (along.dim, along.axes), run, ends, fill)
            }
            None => found,
        }
    }

    /// Shards of another extent, of a dimension that ends at `extent`. There is a way to them.
    pub(super) fn retile(
        &mut self,
        x: ValueId,
        along: (usize, &[AxisId]),
        wanted: usize,
        extent: usize,
    ) -> ValueId {
        let window = Window::shards(wanted, extent);
        self.window_of(x, along, extent, &window).unwrap_or(x)
    }

    /// Every device's window of a dimension that ends at `extent`, if there is a way to it.
    pub(super) fn window_of(
        &mut self,
        x: ValueId,
        (dim, axes): (usize, &[AxisId]),
        extent: usize,
        window: &Window,
    ) -> Option<ValueId> {
        let local = self.ty(x).shape[dim];
        let parts = self.mesh.parts(axes);
        let along = Along {
            dim,
            axes,
            extent,
            local,
        };
        let way = window.way(Shards { parts, local }, extent)?;
        Some(self.fetch(x, along, window, &way, None))
    }

    /// The windows of a class; on other devices something of the same shape.
    fn class(
        &mut self,
        x: ValueId,
        along: Along<'_>,
        window: &Window,
        way: &Way,
        class: &Class,
    ) -> ValueId {
        let dim = along.dim;
        let pieces = class.pieces.iter();
        let pieces = pieces.map(|piece| self.piece(x, along, (way, class), piece));
        let pieces: Vec<ValueId> = pieces.collect::<Vec<_>>();
        let all = match pieces[..] {
            [] => {
                let mut ty = self.ty(x).clone();
                ty.shape[dim] = window.length;
                return self.zeros(&ty);
            }
            [piece] => piece,
            _ => self.concatenate(&pieces, dim),
        };
        let all = self.surround(all, dim, class.around);
        match class.begin {
            Begin::At(begin) => self.part(all, dim, [begin, begin + window.length]),
            Begin::Computed => {
                let piece = &class.pieces[0];
                let source = self.affine(piece.source, along.axes);
                let local = self.signed(along.local as i64);
                let start = self.binary(BinaryOp::Mul, source, local);
                let first = self.affine(window.first, along.axes);
                let begin = self.binary(BinaryOp::Sub, first, start);
                let more = class.around[0] as i64 - piece.range[0] as i64;
                let begin = self.plus(begin, more);
                self.window_at(all, dim, begin, window.length)
            }
        }
    }

    /// A part of a window, from the device that has it.
    fn piece(
        &mut self,
        x: ValueId,
        along: Along<'_>,
        (way, class): (&Way, &Class),
        piece: &Piece,
    ) -> ValueId {
        let part = self.part(x, along.dim, piece.range);
        if piece.stays {
            return part;
        }
        let Affine {
            multiplier,
            offset,
            divisor,
        } = piece.source;
        let route = match (multiplier, divisor, way.period) {
            (1, 1, 1) => Route::Shift {
                offset: -offset,
                wrap: false,
            },
            _ => Route::Stride {
                multiplier,
                offset,
                divisor,
                period: way.period,
                phase: class.phase,
            },
        };
        let axes = along.axes.to_vec();
        let ty = self.ty(part).clone();
        self.emit(CollectivePermute { axes, route }, &[part], ty)
    }

    /// So many elements from an affine function of the position on, `fill` in place of those before
    /// and from the ends on that are given.
    pub(super) fn exclude(
        &mut self,
        x: ValueId,
        (dim, axes): (usize, &[AxisId]),
        (first, length): (Affine, usize),
        ends: [Option<i64>; 2],
        fill: ValueId,
    ) -> ValueId {
        let ends = [Direction::Ge, Direction::Lt].into_iter().zip(ends);
        let mut inside: Option<ValueId> = None;
        for (direction, end) in ends.filter_map(|(direction, end)| Some((direction, end?))) {
            let index = self.indices(first, axes, length);
            let held = self.bound(direction, index, end);
            inside = Some(match inside {
                Some(inside) => self.binary(BinaryOp::And, inside, held),
                None => held,
            });
        }
        let Some(inside) = inside else {
            return x;
        };
        let shape = self.ty(x).shape.clone();
        let inside = self.broadcast(inside, [dim], &shape);
        let fill = self.broadcast(fill, [], &shape);
        self.select(inside, x, fill)
    }

    /// A window with `fill` between its elements where the op pulls them apart, from where the
    /// first window begins to where the last one ends.
    fn pull_apart(
        &mut self,
        x: ValueId,
        (windowed, axes): (&WindowedDim, &[AxisId]),
        fill: Option<ValueId>,
    ) -> ValueId {
        let (Some(fill), 2..) = (fill, windowed.apart) else {
            return x;
        };
        let (dim, between) = (windowed.dim, windowed.apart - 1);
        let parts = self.mesh.parts(axes);
        let span = windowed.span(parts);
        let mut ty = self.ty(x).clone();
        let pulled = (ty.shape[dim] as i64 - 1) * windowed.apart + 1;
        let rank = ty.shape.len();
        let mut op = InteriorPad {
            low: vec![0; rank],
            high: vec![0; rank],
            interior: vec![0; rank],
        };
        (op.low[dim], op.high[dim], op.interior[dim]) = (between, span - pulled, between);
        ty.shape[dim] = (between + span) as usize;
        let pulled = self.emit(op, &[x, fill], ty);
        // Where windows begin, less where the first element is.
        let begin = windowed.begin(parts);
        let first = Affine {
            offset: begin.offset + between,
            divisor: windowed.apart,
            ..begin
        };
        if begin.multiplier % windowed.apart == 0 {
            let begin = (begin.at(0) - first.at(0) * windowed.apart + between) as usize;
            return self.part(pulled, dim, [begin, begin + span as usize]);
        }
        let [begin, first] = [begin, first].map(|of| self.affine(of, axes));
        let apart = self.signed(windowed.apart);
        let first = self.binary(BinaryOp::Mul, first, apart);
        let begin = self.binary(BinaryOp::Sub, begin, first);
        let begin = self.plus(begin, between);
        self.window_at(pulled, dim, begin, span as usize)
    }

    /// So many indices from an affine function of the position on.
    fn indices(&mut self, first: Affine, axes: &[AxisId], length: usize) -> ValueId {
        let first = self.affine(first, axes);
        self.counted(first, length)
    }

    /// So many indices from a computed one on.
    pub(super) fn counted(&mut self, first: ValueId, length: usize) -> ValueId {
        let first = self.broadcast(first, [], [length]);
        let line = self.iota(TensorType::new(DType::I32, [length]), 0);
        self.binary(BinaryOp::Add, line, first)
    }

    /// How indices relate to a number.
    pub(super) fn bound(&mut self, direction: Direction, index: ValueId, bound: i64) -> ValueId {
        let shape = self.ty(index).shape.clone();
        let bound = self.signed(bound);
        let bound = self.broadcast(bound, [], &shape);
        self.compare(direction, index, bound)
    }

    /// An affine function of the position along some axes: an i32 scalar.
    pub(super) fn affine(&mut self, of: Affine, axes: &[AxisId]) -> ValueId {
        let position = self.position(axes);
        let multiplier = self.signed(of.multiplier);
        let product = self.binary(BinaryOp::Mul, position, multiplier);
        if of.divisor == 1 {
            return self.plus(product, of.offset);
        }
        // Division rounds towards zero: what is divided must not be negative.
        let last = self.mesh.parts(axes) - 1;
        let lift = -of.at(0).min(of.at(last)).min(0);
        let sum = self.plus(product, of.offset + lift * of.divisor);
        let divisor = self.signed(of.divisor);
        let quotient = self.binary(BinaryOp::Div, sum, divisor);
        self.plus(quotient, -lift)
    }

    pub(super) fn plus(&mut self, x: ValueId, more: i64) -> ValueId {
        if more == 0 {
            return x;
        }
        let more = self.signed(more);
        self.binary(BinaryOp::Add, x, more)
    }

    pub(super) fn signed(&mut self, value: i64) -> ValueId {
        self.scalar(DType::I32, Scalar::Integer(value))
    }

    /// So many elements of a dimension from a computed one on.
    pub(super) fn window_at(
        &mut self,
        x: ValueId,
        dim: usize,
        begin: ValueId,
        length: usize,
    ) -> ValueId {
        let mut shape = self.ty(x).shape.clone();
        shape[dim] = length;
        let mut offsets = vec![None; shape.len()];
        offsets[dim] = Some(begin);
        self.dynamic_slice(x, &offsets, shape)
    }

    /// A range of a dimension.
    pub(super) fn part(&mut self, x: ValueId, dim: usize, [from, to]: [usize; 2]) -> ValueId {
        let mut limit = self.shape(x).to_vec();
        if [from, to] == [0, limit[dim]] {
            return x;
        }
        let mut start = vec![0; limit.len()];
        (start[dim], limit[dim]) = (from, to);
        self.slice(x, start, limit)
    }

    /// Zeros on both sides of a dimension.
    pub(super) fn surround(
        &mut self,
        x: ValueId,
        dim: usize,
        [below, above]: [usize; 2],
    ) -> ValueId {
        if [below, above] == [0, 0] {
            return x;
        }
        let mut ty = self.ty(x).clone();
        ty.shape[dim] += below + above;
        let rank = ty.shape.len();
        let mut op = InteriorPad {
            low: vec![0; rank],
            high: vec![0; rank],
            interior: vec![0; rank],
        };
        (op.low[dim], op.high[dim]) = (below as i64, above as i64);
        let zero = self.zero(&ty);
        self.emit(op, &[x, zero], ty)
    }

    /// A scalar zero of a type's elements.
    fn zero(&mut self, ty: &TensorType) -> ValueId {
        let scalar = ty.with_shape(vec![]);
        let zero = Tensor::zero(&scalar).into_bytes();
        self.scalar_bytes(scalar, zero)
    }

    fn zeros(&mut self, ty: &TensorType) -> ValueId {
        let zero = self.zero(ty);
        self.broadcast(zero, [], &ty.shape)
    }
}
