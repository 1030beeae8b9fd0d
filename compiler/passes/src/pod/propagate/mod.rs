//! A sharding for every value, from the annotations of a few.
//!
//! All that is known of an op is its dimension rule. A tensor's axes are told apart by the factors
//! that its dimensions are made of: where a dimension is a product of factors, its axes split the
//! major factor first, and the next one when that is split up completely; parts that do not divide
//! a factor of a product say nothing about factors. Tensors of an op propose to one another the
//! axes of the factors that they share:
//!
//! - Along parallel factors all propose to all.
//! - Along reduced factors operands propose to operands. Along indexed ones, too, and a scatter's
//!   operand and result to one another.
//! - Along factors that are needed whole there are no proposals.
//!
//! Axes are only ever added, behind those that a factor has: the longest of several lists that
//! continue each other wins. A dimension refuses an axis that an annotation closes it to, that the
//! tensor has already, or that does not continue what it has. Parts need not divide a dimension
//! that is one factor. An annotation by which some devices would hold nothing names those that hold
//! something ([`crate::pod::parted`]).
//!
//! **Who wins.** What a value has it keeps. Of proposals that exclude each other one is accepted
//! that leaves no tensor behind: no other tensor of the op has the axis already but nothing of
//! the factor, and would have to be whole. Of those the one of the tensor with the most elements
//! is accepted; among equal ones operands count before results, and in order.
//! Every proposal that is rejected in the end is recorded as a [`Conflict`]: there the
//! partitioner moves data.
//!
//! **What goes first.** Annotated dimensions of priority 0 spread before those of priority 1 are
//! seen, and so on. For each priority, level by level until nothing changes:
//!
//! 0. Ops that compute or arrange elements one by one: elementwise ops, reshapes, transposes,
//!    constraints, barriers, what functions take and yield.
//! 1. Parallel factors of all ops, but nothing from an operand that is broadcast.
//! 2. Reduced and indexed factors.
//! 3. Everything.
//!
//! At each level a walk forward, operands to results, then one backward, and again. If no proposal
//! is rejected, the order of ops makes no difference.
//!
//! Members of a group have one sharding, as if they were one value. A constraint may let proposals
//! through one way only, or none.
//!
//! Free values (`free`) are separate, and functions (`calls`) are tied to the ops that call them.

pub(super) mod calls;
mod explain;
mod free;
mod state;
mod table;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use fixedbitset::FixedBitSet;
use peapod_ir::entity::PrimaryMap;
use peapod_ir::{AxisId, Module, OpId, Sharding, ValueId};

use crate::pod::parted::PartedMesh;

pub use state::Refusal;
use state::{Filter, SlotSharding, State, Targets};
pub use table::{Position, Site};
use table::{Step, Table};

/// The sharding of each value of a function.
pub type Shardings = PrimaryMap<ValueId, Sharding>;

/// The sharding of every value, and why it has that.
#[derive(Clone, Debug)]
pub struct Propagation {
    /// The axes that shardings name: those of the module, and parts of them.
    pub mesh: PartedMesh,
    /// Per function and value; never partial.
    pub shardings: Vec<Shardings>,
    /// Proposals that were rejected, in order of ops.
    pub conflicts: Vec<Conflict>,
    history: Arc<History>,
}

/// Where axes came from.
#[derive(Debug)]
struct History {
    slot_of: Vec<PrimaryMap<ValueId, usize>>,
    slots: Vec<SlotSharding>,
    steps: Vec<Step>,
}

/// An axis that a tensor of an op proposed to another one, which rejected it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// Index of the op's function.
    pub function: usize,
    /// The op.
    pub op: OpId,
    /// Which tensor proposed it.
    pub from: Site,
    /// As what.
    pub from_part: Position,
    /// Who refused it.
    pub to: Site,
    /// As what.
    pub to_part: Position,
    /// The dimension of `to`.
    pub dim: usize,
    /// The axis.
    pub axis: AxisId,
    /// Why.
    pub refusal: Refusal,
}

/// Finds a sharding for every value of a module that is sound.
///
/// Annotations whose rank is not that of their value count as none, and axes over which an
/// annotated value is partial are left out.
pub fn propagate(module: &Module) -> Propagation {
    let mut table = Table::new(module);
    free::mark(module, &mut table);
    let mut mesh = PartedMesh::new(&module.mesh);
    let mut state = State::new(module, &mut mesh, &table);
    let mut rounds: Vec<u32> = annotation_priorities(module).collect();
    rounds.sort_unstable();
    rounds.dedup();
    for &round in &rounds {
        for level in 0..=3 {
            spread(&mut state, level, round);
        }
    }
    free::settle(&mut state, u32::MAX);
    let shardings = table.slot_of.iter().map(|slots| {
        let slots = slots.values();
        slots.map(|slot| state.sharding(*slot)).collect()
    });
    Propagation {
        shardings: shardings.collect(),
        conflicts: conflicts(&state),
        mesh: state.mesh.clone(),
        history: Arc::new(History {
            slots: state.slots,
            slot_of: table.slot_of,
            steps: table.steps,
        }),
    }
}

fn annotation_priorities(module: &Module) -> impl Iterator<Item = u32> {
    let values = module
        .functions
        .iter()
        .flat_map(|function| function.values.values());
    let annotations = values.filter_map(|value| value.annotation.as_ref());
    annotations.flat_map(|annotation| {
        let dims = 0..annotation.sharding.dims.len();
        dims.map(|dim| annotation.priority(dim))
    })
}

/// Walks forward and backward until nothing changes, beginning with steps that pass more than at
/// the levels before. Steps are visited again only where one of their tensors changed.
fn spread(state: &mut State<'_>, level: u32, round: u32) {
    let table = state.table;
    let count = table.steps.len();
    let mut new = FixedBitSet::with_capacity(count);
    new.extend((0..count).filter(|step| table.steps[*step].levels[level as usize]));
    let mut waiting = [new.clone(), new];
    let mut changed = Vec::new();
    while !waiting.iter().all(FixedBitSet::is_clear) {
        for (direction, targets) in [Targets::Later, Targets::Earlier].into_iter().enumerate() {
            for position in 0..count {
                let step = match targets {
                    Targets::Earlier => count - 1 - position,
                    Targets::All | Targets::Later | Targets::Free(_) => position,
                };
                if !waiting[direction].contains(step) {
                    continue;
                }
                waiting[direction].remove(step);
                let filter = Filter {
                    level,
                    round,
                    targets,
                };
                state.visit(step, filter, &mut changed);
                for slot in changed.drain(..) {
                    for &step in &table.steps_of[slot] {
                        waiting.iter_mut().for_each(|steps| steps.insert(step));
                    }
                }
            }
        }
    }
}

/// Every proposal that is rejected in the end. Of several that propose the same axis for a
/// dimension in one step, the first.
fn conflicts(state: &State<'_>) -> Vec<Conflict> {
    let filter = Filter {
        level: 3,
        round: u32::MAX,
        targets: Targets::All,
    };
    let mut conflicts: Vec<Conflict> = Vec::new();
    for (index, step) in state.table.steps.iter().enumerate() {
        let before = conflicts.len();
        for proposal in state.proposals(index, filter) {
            let (_, Some((axis, refusal))) = state.consider(index, &proposal, filter.round) else {
                continue;
            };
            let (from, to) = (&step.ports[proposal.from], &step.ports[proposal.to]);
            let (site, dim) = (to.site, proposal.dim);
            let mut own = conflicts[before..].iter();
            if own.any(|other| (other.to, other.dim, other.axis) == (site, dim, axis)) {
                continue;
            }
            conflicts.push(Conflict {
                function: step.function,
                op: step.op,
                from: from.site,
                from_part: from.part,
                to: site,
                to_part: to.part,
                dim,
                axis,
                refusal,
            });
        }
    }
    conflicts.sort_by_key(|conflict| (conflict.function, conflict.op));
    conflicts
}
