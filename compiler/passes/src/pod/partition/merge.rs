//! Brings the shards of a dimension in order: by columnsort, or by the stages of a network.
//!
//! Every device sorts its shard first. What is beyond the end of the dimension comes last whatever
//! the keys say. In a network it is last from the beginning and stays where it is, so that its
//! position tells; in columnsort its place does.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{AllToAll, CollectivePermute, Route, Sort};
use peapod_ir::{DType, Op, TensorType, ValueId};

use super::build::Build;
use super::network::Stage;
use super::sort::{Method, Places, Sorting};
use super::values::Walk;
use crate::error::PassError;

/// What a device holds of a sort.
#[derive(Clone)]
struct Lines {
    /// Operands of the whole program, and the device's part of each.
    own: Vec<(ValueId, ValueId)>,
    /// Where elements were, if that is sent along.
    places: Option<ValueId>,
}

impl Lines {
    /// What is made of every part.
    fn map(&self, mut make: impl FnMut(ValueId) -> ValueId) -> Self {
        let own = self.own.iter();
        let own = own.map(|(id, local)| (*id, make(*local))).collect();
        let places = self.places.map(make);
        Self { own, places }
    }

    /// What is made of every part of both.
    fn zip(&self, other: &Self, mut make: impl FnMut(ValueId, ValueId) -> ValueId) -> Self {
        let others = other.own.iter().map(|(_, local)| *local);
        let others: Vec<ValueId> = others.chain(other.places).collect();
        let mut others = others.into_iter();
        self.map(|own| others.next().map_or(own, |other| make(own, other)))
    }
}

impl Walk<'_, '_> {
    /// Sorts shards and brings them in order.
    pub(super) fn merge(&mut self, op: &Op, sorting: &Sorting<'_>) -> Result<(), PassError> {
        let mut lines = Lines {
            own: vec![],
            places: None,
        };
        for id in &sorting.roots {
            let local = self.get(*id, &sorting.held, None)?;
            lines.own.push((*id, local));
        }
        let position = self.build.position(sorting.axes());
        lines = self.in_line(sorting, &lines, &[position]);
        lines = match &sorting.method {
            Method::Columns { local } => self.by_columns(sorting, &lines, *local),
            Method::Network(stages) => {
                if let Places::Sent(dtype) = sorting.places {
                    lines.places = Some(self.build.places(sorting, sorting.local, dtype, &lines));
                }
                for stage in stages {
                    lines = self.stage(sorting, stage, &lines);
                }
                lines
            }
        };
        for (result, operand) in op.outputs.iter().zip(&sorting.operands) {
            let local = self.derive(*operand, &mut lines.own);
            self.define(*result, sorting.held.clone(), local)?;
        }
        Ok(())
    }

    /// Lines in order. They consist of the shards at these positions; of any elements if there are
    /// none.
    fn in_line(&mut self, sorting: &Sorting<'_>, lines: &Lines, positions: &[ValueId]) -> Lines {
        let mut known = lines.own.clone();
        let mut operands = Vec::new();
        if sorting.extent != sorting.local * sorting.parts && !positions.is_empty() {
            let shape = self.build.shape(known[0].1).to_vec();
            operands.push(self.build.outside(sorting, positions, &shape));
        }
        let grown = match sorting.method {
            Method::Columns { local } => local * sorting.parts,
            Method::Network(_) => sorting.extent,
        };
        if let (Some(places), true) = (lines.places, grown > sorting.extent)
            && positions.is_empty()
        {
            operands.push(self.build.misplaced(sorting, places));
        }
        for key in &sorting.operands[..sorting.kind.keys] {
            operands.push(self.derive(*key, &mut known));
        }
        if let Places::Counted(id) = sorting.places {
            let counts = self.derive(id, &mut known);
            operands.push(self.build.ascending(sorting, counts));
        }
        operands.extend(lines.places);
        let keys = operands.len();
        let others = lines.own.iter().map(|(_, local)| *local);
        let others: Vec<ValueId> = others.filter(|local| !operands.contains(local)).collect();
        operands.extend(others);
        let types = operands.iter().map(|id| self.build.ty(*id).clone());
        let types: Vec<TensorType> = types.collect();
        let sort = Sort {
            keys,
            ..sorting.kind.clone()
        };
        let sorted = self.build.emit_many(sort, &operands, types);
        lines.map(|local| {
            let at = operands.iter().position(|of| *of == local);
            at.map_or(local, |at| sorted[at])
        })
    }

    /// One stage of a network.
    fn stage(&mut self, sorting: &Sorting<'_>, stage: &Stage, lines: &Lines) -> Lines {
        let dim = sorting.kind.dim;
        let own = self.build.position(sorting.axes());
        let other = self.build.partner(sorting, stage);
        let both = lines.map(|own| {
            let other = self.build.swap(own, sorting, stage);
            self.build.concatenate(&[own, other], dim)
        });
        let both = self.in_line(sorting, &both, &[own, other]);
        let is_low = self.build.compare(Direction::Lt, own, other);
        let is_paired = self.build.compare(Direction::Ne, own, other);
        let [first, second] = [0, sorting.local].map(|at| self.build.integer(at));
        let start = self.build.select(is_low, first, second);
        let wholes = self.build.mesh.wholes(sorting.axes());
        let all_paired = 2 * stage.pairs().len() == self.build.mesh.parts(&wholes);
        lines.zip(&both, |own, both| {
            let shape = self.build.shape(own).to_vec();
            let mut offsets = vec![None; shape.len()];
            offsets[dim] = Some(start);
            let half = self.build.dynamic_slice(both, &offsets, shape);
            match all_paired {
                true => half,
                false => self.build.select(is_paired, half, own),
            }
        })
    }

    /// Columnsort of lines that are in order, whose shards have so many elements meanwhile.
    fn by_columns(&mut self, sorting: &Sorting<'_>, lines: &Lines, local: usize) -> Lines {
        let dim = sorting.kind.dim;
        let mut lines = lines.map(|own| self.build.lengthen(own, dim, local));
        if let Places::Sent(dtype) = sorting.places {
            lines.places = Some(self.build.places(sorting, local, dtype, &lines));
        }
        for is_dealt in [true, false] {
            lines = lines.map(|own| self.build.dealt(own, sorting, is_dealt));
            lines = self.in_line(sorting, &lines, &[]);
        }
        let half = local / 2;
        let [upper, lower] = [[0, half], [half, local]]
            .map(|range| lines.map(|own| self.build.part(own, dim, range)));
        let before = lower.map(|own| self.build.shifted(own, sorting, 1));
        let both = before.zip(&upper, |a, b| self.build.concatenate(&[a, b], dim));
        let both = self.in_line(sorting, &both, &[]);
        let [back, kept] = [[0, half], [half, local]]
            .map(|range| both.map(|own| self.build.part(own, dim, range)));
        let back = back.map(|own| self.build.shifted(own, sorting, -1));
        // Nothing comes before the first half, and nothing after the last one.
        let position = self.build.position(sorting.axes());
        let [first, last] = [0, sorting.parts - 1].map(|at| {
            let at = self.build.integer(at);
            self.build.compare(Direction::Eq, position, at)
        });
        let upper = upper.zip(&kept, |own, kept| self.build.select(first, own, kept));
        let lower = lower.zip(&back, |own, back| self.build.select(last, own, back));
        let joined = upper.zip(&lower, |a, b| self.build.concatenate(&[a, b], dim));
        let along = (dim, sorting.axes());
        joined.map(|own| match local == sorting.local {
            true => own,
            false => self.build.retile(own, along, sorting.local, sorting.extent),
        })
    }
}

impl Build<'_> {
    /// Keys of an index: of a descending sort its distance from the last one.
    fn ascending(&mut self, sorting: &Sorting<'_>, index: ValueId) -> ValueId {
        if !sorting.is_descending() {
            return index;
        }
        let ty = self.ty(index).clone();
        let last = Scalar::Integer(sorting.extent as i64 - 1);
        let last = self.scalar(ty.dtype, last);
        let last = self.broadcast(last, [], &ty.shape);
        self.binary(BinaryOp::Sub, last, index)
    }

    /// A key of where elements are, before they are moved: shards have grown to `local` elements.
    /// What is beyond the end has the place after it.
    fn places(
        &mut self,
        sorting: &Sorting<'_>,
        local: usize,
        dtype: DType,
        lines: &Lines,
    ) -> ValueId {
        let shape = self.shape(lines.own[0].1).to_vec();
        let line = self.iota(TensorType::new(DType::I32, [local]), 0);
        let mut splat = |number: usize| {
            let number = self.integer(number);
            self.broadcast(number, [], [local])
        };
        let [own, end] = [sorting.local, sorting.extent].map(&mut splat);
        let is_own = self.compare(Direction::Lt, line, own);
        let offset = self.offset(sorting.axes(), sorting.local);
        let offset = self.broadcast(offset, [], [local]);
        let place = self.binary(BinaryOp::Add, line, offset);
        let place = self.binary(BinaryOp::Min, place, end);
        let place = self.select(is_own, place, end);
        let place = self.convert(place, dtype);
        let key = self.ascending(sorting, place);
        self.broadcast(key, [sorting.kind.dim], shape)
    }

    /// A key that puts last what has the place after the end.
    fn misplaced(&mut self, sorting: &Sorting<'_>, places: ValueId) -> ValueId {
        let ty = self.ty(places).clone();
        let end = match sorting.is_descending() {
            true => 0,
            false => sorting.extent as i64,
        };
        let end = self.scalar(ty.dtype, Scalar::Integer(end));
        let end = self.broadcast(end, [], &ty.shape);
        self.compare(Direction::Ge, places, end)
    }

    /// A key that puts last what is beyond the end, of lines of the shards at these positions.
    fn outside(
        &mut self,
        sorting: &Sorting<'_>,
        positions: &[ValueId],
        shape: &[usize],
    ) -> ValueId {
        let local = sorting.local;
        let line = self.iota(TensorType::new(DType::I32, [local]), 0);
        let width = self.integer(local);
        let indices = positions.iter().map(|position| {
            let first = self.binary(BinaryOp::Mul, *position, width);
            let first = self.broadcast(first, [], [local]);
            self.binary(BinaryOp::Add, line, first)
        });
        let indices: Vec<ValueId> = indices.collect();
        let index = match indices[..] {
            [index] => index,
            _ => self.concatenate(&indices, 0),
        };
        let end = self.integer(sorting.extent);
        let end = self.broadcast(end, [], [local * positions.len()]);
        let direction = match sorting.is_descending() {
            true => Direction::Lt,
            false => Direction::Ge,
        };
        let is_last = self.compare(direction, index, end);
        self.broadcast(is_last, [sorting.kind.dim], shape)
    }

    /// The position of the device that a device merges with, or its own: an i32 scalar, as
    /// [`Stage::partner`] computes it. No device holds a table of all.
    fn partner(&mut self, sorting: &Sorting<'_>, stage: &Stage) -> ValueId {
        let own = self.position(sorting.axes());
        let [first, far] = [stage.first(), stage.far].map(|number| self.integer(number));
        let from = self.binary(BinaryOp::Sub, own, first);
        let other = self.binary(BinaryOp::Xor, from, far);
        let other = self.binary(BinaryOp::Add, other, first);
        let mut holds = Vec::new();
        if stage.crosses() {
            holds.push(self.compare(Direction::Ge, own, first));
            let apart = self.binary(BinaryOp::Xor, own, other);
            let block = self.integer(2 * stage.run);
            holds.push(self.compare(Direction::Lt, apart, block));
        }
        let count = self.integer(stage.count);
        let devices = self.mesh.parts(&self.mesh.wholes(sorting.axes()));
        if !stage.count.is_multiple_of(2 * stage.run) {
            holds.push(self.compare(Direction::Lt, other, count));
        }
        if stage.count < devices {
            holds.push(self.compare(Direction::Lt, own, count));
        }
        let all = holds.into_iter();
        let is_paired = all.reduce(|a, b| self.binary(BinaryOp::And, a, b));
        is_paired.map_or(other, |is_paired| self.select(is_paired, other, own))
    }

    /// What the other device of each pair holds.
    fn swap(&mut self, x: ValueId, sorting: &Sorting<'_>, stage: &Stage) -> ValueId {
        let pairs = stage.pairs().into_iter();
        let pairs = pairs.flat_map(|[low, high]| [[low, high], [high, low]]);
        let op = CollectivePermute {
            axes: self.mesh.wholes(sorting.axes()),
            route: Route::Pairs(pairs.collect()),
        };
        let ty = self.ty(x).clone();
        self.emit(op, &[x], ty)
    }

    /// What the device so many positions before holds; nothing comes in at the ends.
    fn shifted(&mut self, x: ValueId, sorting: &Sorting<'_>, offset: i64) -> ValueId {
        let op = CollectivePermute {
            axes: sorting.axes().to_vec(),
            route: Route::Shift {
                offset,
                wrap: false,
            },
        };
        let ty = self.ty(x).clone();
        self.emit(op, &[x], ty)
    }

    /// Every device gets a part of every shard: where these are `dealt`, elements one by one in
    /// turns; else adjacent ones.
    fn dealt(&mut self, x: ValueId, sorting: &Sorting<'_>, is_dealt: bool) -> ValueId {
        let (dim, parts) = (sorting.kind.dim, sorting.parts);
        let shape = self.shape(x).to_vec();
        let each = shape[dim] / parts;
        let mut split = shape.clone();
        let (extents, devices) = match is_dealt {
            true => ([each, parts], dim + 1),
            false => ([parts, each], dim),
        };
        split.splice(dim..=dim, extents);
        let x = self.reshape(x, &split);
        let op = AllToAll {
            axes: sorting.axes().to_vec(),
            split_dims: vec![devices],
            concat_dims: vec![devices],
        };
        let ty = self.ty(x).clone();
        let x = self.emit(op, &[x], ty);
        self.reshape(x, &shape)
    }
}
