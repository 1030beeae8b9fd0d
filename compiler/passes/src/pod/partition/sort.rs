//! Sorts along a dimension that is split, without any device holding all of it: how, where devices
//! send no more for it than if the dimension came together. [`merge`](super::merge) writes it.
//!
//! Equal elements keep their order: either they cannot be told apart, or a last key says where they
//! were.

use peapod_ir::ops::tensor::Sort;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::{AxisId, DType, Op, Sharding, ValueId};

use super::network::{Stage, odd_even_merges};
use super::values::{Recipe, Walk};
use super::window::{Shards, Window};
use crate::error::PassError;

/// Shards that are merged in pairs, at most: stages are no loop, as each has other pairs.
const MERGED_MAX: usize = 1024;

/// Shards, at least, unless replication is denied: of two, each device holds as much as if they
/// came together.
const SHARDS_MIN: usize = 3;

/// How a last key says where elements were.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Places {
    /// No key: equal elements are the same in every respect.
    Alike,
    /// This operand counts along the dimension.
    Counted(ValueId),
    /// Numbers of this type are sent along.
    Sent(DType),
}

impl Places {
    /// Bytes that are sent for an element.
    const fn width(self) -> usize {
        match self {
            Self::Sent(dtype) => dtype.size_bytes(),
            Self::Alike | Self::Counted(_) => 0,
        }
    }
}

/// How shards come in order.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Method {
    /// Leighton's columnsort: elements are dealt out to all devices and collected again, and the
    /// halves of neighbours are merged, whatever the number of devices.
    Columns {
        /// Extent of a shard meanwhile: one that can be dealt out and halved.
        local: usize,
    },
    /// Stages of a network, in which pairs of devices merge their shards.
    Network(Vec<Stage>),
}

impl Method {
    const fn name(&self) -> &'static str {
        match self {
            Self::Columns { .. } => "columnsort",
            Self::Network(_) => "shards merged in pairs",
        }
    }
}

/// How an op sorts along a split dimension.
#[derive(Clone)]
pub(super) struct Sorting<'o> {
    /// The op.
    pub kind: &'o Sort,
    /// Operands of the sort.
    pub operands: Vec<ValueId>,
    /// Those from which all are computed.
    pub roots: Vec<ValueId>,
    /// How all of them are sharded.
    pub held: Sharding,
    /// Extent of the dimension.
    pub extent: usize,
    /// Extent of a shard.
    pub local: usize,
    /// Number of shards.
    pub parts: usize,
    /// What tells equal elements apart.
    pub places: Places,
    /// How shards come in order.
    pub method: Method,
    /// What a device sends, in sixteenths of a byte.
    cost: u64,
}

impl Sorting<'_> {
    /// The axes of the dimension.
    pub fn axes(&self) -> &[AxisId] {
        &self.held.dims[self.kind.dim]
    }

    /// Whether larger elements come first.
    pub fn is_descending(&self) -> bool {
        self.kind.direction == Direction::Gt
    }
}

impl Walk<'_, '_> {
    /// Sorts along a split dimension shard by shard; whether that is done.
    pub(super) fn sorted(&mut self, op: &Op, kind: &Sort) -> Result<bool, PassError> {
        let Some(sorting) = self.sorting(op, kind) else {
            return Ok(false);
        };
        let together = (self.together(op, &sorting.roots), self.gathers(op));
        if !self.stays_split(op, (sorting.method.name(), sorting.cost), together) {
            return Ok(false);
        }
        self.merge(op, &sorting)?;
        Ok(true)
    }

    /// The cheapest way to sort shard by shard, if there is one.
    fn sorting<'o>(&mut self, op: &Op, kind: &'o Sort) -> Option<Sorting<'o>> {
        let operands: Vec<ValueId> = op.inputs.iter().copied().collect::<Option<_>>()?;
        let is_plain = |id: &ValueId| self.ty(*id).quant.is_none();
        // What is not a number is equal to everything: no order that shards could be merged in.
        let is_ordered =
            |id: &ValueId| kind.total_order || !DType::FLOATS.contains(&self.ty(*id).dtype);
        let mut keys = operands[..kind.keys].iter();
        if !operands.iter().all(is_plain) || !keys.all(is_ordered) {
            return None;
        }
        let (roots, shape) = (self.roots(&operands), &self.ty(operands[0]).shape);
        let places = self.places_of(&operands, kind, &roots);
        let sizes = roots.iter().map(|id| self.ty(*id).dtype.size_bytes());
        let width: usize = sizes.sum();
        let least = if self.shared.deny_replication {
            2
        } else {
            SHARDS_MIN
        };
        let mut found: Vec<Sorting<'o>> = Vec::new();
        for held in self.splits(op, kind.dim) {
            let mesh = self.build.mesh;
            let local = held.local_shape(mesh, shape);
            let (extent, own) = (shape[kind.dim], local[kind.dim]);
            let lines = local.iter().product::<usize>() / own.max(1);
            let mut moves = self.placing(op, &held);
            for id in &roots {
                moves = moves.saturating_add(self.bringing(*id, &held));
            }
            let sorting = Sorting {
                kind,
                operands: operands.clone(),
                roots: roots.clone(),
                extent,
                local: own,
                parts: mesh.parts(&held.dims[kind.dim]),
                held,
                places,
                method: Method::Network(vec![]),
                cost: moves,
            };
            let ways = [self.columns(&sorting), network(&sorting, least)];
            found.extend(ways.into_iter().flatten().map(|(method, places, sent)| {
                let sent = 16 * (sent * lines * (width + places.width())) as u64;
                Sorting {
                    method,
                    places,
                    cost: moves.saturating_add(sent),
                    ..sorting.clone()
                }
            }));
        }
        found.into_iter().min_by_key(|sorting| sorting.cost)
    }

    /// Columnsort, if shards are long enough for it, with what a device sends of a line.
    fn columns(&self, sorting: &Sorting<'_>) -> Option<(Method, Places, usize)> {
        let (parts, extent) = (sorting.parts, sorting.extent);
        let both = if parts.is_multiple_of(2) {
            parts
        } else {
            2 * parts
        };
        let local = sorting.local.next_multiple_of(both);
        let in_parts = sorting
            .axes()
            .iter()
            .any(|axis| self.build.mesh.is_part(*axis));
        if parts < SHARDS_MIN || local < 2 * (parts - 1).pow(2) || in_parts {
            return None;
        }
        // Each deal keeps one part of all; both halves go to a neighbour.
        let mut sent = 2 * (local - local / parts) + local;
        if local != sorting.local {
            let window = Window::shards(sorting.local, extent);
            sent += window.way(Shards { parts, local }, extent)?.sent;
        }
        let places = match local * parts == extent {
            true => sorting.places,
            // What is beyond the end is told by its place.
            false => Places::Sent(place_type(extent)),
        };
        Some((Method::Columns { local }, places, sent))
    }

    /// Shardings of operands and results that split the dimension.
    fn splits(&mut self, op: &Op, dim: usize) -> Vec<Sharding> {
        let mut all: Vec<Sharding> = Vec::new();
        for id in op.inputs.iter().flatten() {
            all.extend(self.shardings(*id));
        }
        let both = op.inputs.iter().flatten().chain(&op.outputs);
        all.extend(both.map(|id| self.assigned(*id).clone()));
        let mesh = self.build.mesh;
        let mut kept: Vec<Sharding> = Vec::new();
        for form in all {
            let axes = &form.dims[dim];
            // Of a part that is not the major axis, positions have gaps.
            let has_gaps = axes.iter().skip(1).any(|axis| mesh.is_part(*axis));
            let fits = form.partial.is_empty() && !axes.is_empty() && !has_gaps;
            if fits && !kept.contains(&form) {
                kept.push(form);
            }
        }
        kept
    }

    /// What tells equal elements apart, where something has to.
    fn places_of(&mut self, operands: &[ValueId], kind: &Sort, roots: &[ValueId]) -> Places {
        let keys = &operands[..kind.keys];
        if roots.iter().all(|id| keys.contains(id)) {
            return Places::Alike;
        }
        for id in roots {
            let wide = [DType::I32, DType::U32, DType::I64].contains(&self.ty(*id).dtype);
            if wide && self.recipe(*id) == Some(Recipe::Iota(kind.dim)) {
                return Places::Counted(*id);
            }
        }
        Places::Sent(place_type(self.ty(operands[0]).shape[kind.dim]))
    }

    /// What an op costs for which the dimension comes together.
    fn together(&mut self, op: &Op, roots: &[ValueId]) -> u64 {
        let cut = self.cut(op);
        let mut total = 0_u64;
        for id in roots {
            let at = op.inputs.iter().position(|of| *of == Some(*id));
            if let Some(wanted) = at.and_then(|at| cut.operands[at].as_ref()) {
                total = total.saturating_add(self.bringing(*id, wanted));
            }
        }
        for (id, made) in op.outputs.iter().zip(&cut.results) {
            if self.is_read(*id) {
                let (ty, assigned) = (self.ty(*id), self.assigned(*id).clone());
                total = total.saturating_add(self.cost(ty, [made, &assigned]));
            }
        }
        total
    }

    /// The cost of a value in a sharding, in sixteenths of a byte.
    fn bringing(&mut self, id: ValueId, wanted: &Sharding) -> u64 {
        if self.is_anywhere(id) {
            return 0;
        }
        let (ty, forms) = (self.ty(id), self.shardings(id));
        let ways = forms.iter().map(|form| self.cost(ty, [form, wanted]));
        ways.min().unwrap_or(u64::MAX)
    }

    /// Operands that all can be computed from: those that are sent.
    fn roots(&mut self, operands: &[ValueId]) -> Vec<ValueId> {
        let mut roots = operands.to_vec();
        roots.sort_unstable();
        roots.dedup();
        roots.sort_by_key(|id| self.defined_at(*id));
        for id in roots.clone().into_iter().rev() {
            let others: Vec<ValueId> = roots.iter().copied().filter(|of| *of != id).collect();
            // One has to be there, whose shape all have.
            if !others.is_empty() && self.is_derived(id, &others) {
                roots = others;
            }
        }
        roots
    }
}

/// A network of so many shards at least, with what a device sends of a line.
fn network(sorting: &Sorting<'_>, least: usize) -> Option<(Method, Places, usize)> {
    // What is beyond the end is there already.
    let shards = sorting
        .extent
        .div_ceil(sorting.local.max(1))
        .min(sorting.parts);
    if !(least..=MERGED_MAX).contains(&shards) {
        return None;
    }
    let stages = odd_even_merges(shards);
    let sent = stages.len() * sorting.local;
    Some((Method::Network(stages), sorting.places, sent))
}

/// The narrowest type that holds places up to the end.
fn place_type(extent: usize) -> DType {
    match extent <= i16::MAX as usize {
        true => DType::I16,
        false => DType::I32,
    }
}
