//! How slots are sharded so far, and what a step proposes to its tensors.

use peapod_ir::dimension_rule::Factor;
use peapod_ir::{AxisId, Module, Role, Sharding};

use super::table::{Site, Step, StepTensor, Table};
use crate::pod::parted::PartedMesh;

/// Where an axis of a dimension came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    /// The annotation of a value.
    Annotation(Site),
    /// Another tensor of a step: step, port it came from, port it went to.
    Step(usize, usize, usize),
}

/// Why a dimension did not get an axis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// An annotation closes the dimension.
    Closed,
    /// The axis splits this dimension of the tensor already.
    Taken(usize),
    /// The dimension is split over these axes already, which the proposed ones do not continue.
    Differs(Vec<AxisId>),
    /// The program is written for one device of those along the axis.
    Manual,
    /// The dimension is a product of several of the op, and the parts do not divide the factor, or
    /// a factor before it is not split up completely.
    Uneven,
}

/// How a slot is sharded, so far.
#[derive(Clone, Debug, Default)]
pub(super) struct SlotSharding {
    /// Per dimension its axes, major first.
    pub dims: Vec<Vec<AxisId>>,
    /// Parallel to `dims`.
    pub reasons: Vec<Vec<Reason>>,
    /// Per dimension, whether an annotation closes it.
    closed: Vec<bool>,
    /// Per dimension, whether the annotation names axes of it.
    given: Vec<bool>,
    /// The annotation's priorities, per dimension.
    priorities: Vec<u32>,
    /// Whose annotation it is.
    pub annotated: Option<Site>,
}

/// Axes proposed for a port's dimension.
#[derive(Clone, Debug)]
pub(super) struct Proposal {
    pub from: usize,
    pub to: usize,
    pub dim: usize,
    /// Place of the factor in the dimension.
    factor: usize,
    wanted: Vec<AxisId>,
}

/// Who takes part in a visit of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Targets {
    /// All of them.
    All,
    /// Results.
    Later,
    /// Operands.
    Earlier,
    /// This port alone, which is free.
    Free(usize),
}

/// What passes during a visit of a step.
#[derive(Clone, Copy, Debug)]
pub(super) struct Filter {
    /// See [`super`].
    pub level: u32,
    /// Annotations of a higher priority number are not seen.
    pub round: u32,
    /// The targets of proposals.
    pub targets: Targets,
}

/// How all slots are sharded so far.
pub(super) struct State<'a> {
    pub mesh: &'a PartedMesh,
    pub table: &'a Table,
    pub slots: Vec<SlotSharding>,
    /// Per slot, whether any axis splits it: most steps have nothing to pass.
    is_split: Vec<bool>,
}

/// Axes of a dimension, told apart by factors.
struct Split {
    /// Per factor of the dimension, its axes.
    lists: Vec<Vec<AxisId>>,
    /// The factor that one more axis would split; `None` if the axes cut through factors.
    next: Option<usize>,
}

impl SlotSharding {
    /// Whether it has any axis.
    fn is_split(&self) -> bool {
        self.dims.iter().any(|axes| !axes.is_empty())
    }
}

impl<'a> State<'a> {
    /// Everything as annotated.
    pub(super) fn new(module: &Module, mesh: &'a mut PartedMesh, table: &'a Table) -> Self {
        let slots = table.slots.iter().map(|slot| {
            let rank = slot.shape.len();
            let mut held = SlotSharding {
                dims: vec![vec![]; rank],
                reasons: vec![vec![]; rank],
                closed: vec![false; rank],
                given: vec![false; rank],
                ..SlotSharding::default()
            };
            let annotated = slot.sites.iter().filter_map(|site| {
                let value = module.functions[site.function].value(site.value);
                let annotation = value.annotation.as_ref()?;
                let counts = annotation.sharding.dims.len() == rank;
                (counts && !annotation.is_of_groups_only()).then_some((site, annotation))
            });
            if let Some((&site, annotation)) = annotated.min_by_key(|(_, own)| own.first_priority())
            {
                let mut own = annotation.clone();
                for axes in &mut own.sharding.dims {
                    axes.retain(|axis| !slot.manual.contains(axis));
                }
                let shape = &module.functions[site.function].ty(site.value).shape;
                held.dims = mesh.annotated(shape, &own);
                let reasons = |axes: &Vec<_>| vec![Reason::Annotation(site); axes.len()];
                held.reasons = held.dims.iter().map(reasons).collect();
                let open = |dim| annotation.open.get(dim).copied().unwrap_or_default();
                held.closed = (0..rank).map(|dim| !open(dim)).collect();
                held.given = held.dims.iter().map(|axes| !axes.is_empty()).collect();
                held.priorities = (0..rank).map(|dim| annotation.priority(dim)).collect();
                held.annotated = Some(site);
            }
            held
        });
        let slots: Vec<SlotSharding> = slots.collect();
        let is_split = slots.iter().map(SlotSharding::is_split).collect();
        Self {
            mesh,
            table,
            slots,
            is_split,
        }
    }

    pub(super) fn sharding(&self, slot: usize) -> Sharding {
        Sharding {
            dims: self.slots[slot].dims.clone(),
            partial: vec![],
        }
    }

    /// Makes a slot whole on every device.
    pub(super) fn clear(&mut self, slot: usize) {
        let held = &mut self.slots[slot];
        held.dims.iter_mut().for_each(Vec::clear);
        held.reasons.iter_mut().for_each(Vec::clear);
        self.is_split[slot] = false;
    }

    /// Gives a slot these axes per dimension, which came from there.
    pub(super) fn shard(&mut self, slot: usize, dims: Vec<Vec<AxisId>>, reasons: Vec<Vec<Reason>>) {
        let held = &mut self.slots[slot];
        (held.dims, held.reasons) = (dims, reasons);
        self.is_split[slot] = held.is_split();
    }

    /// Passes what a step has to pass; whether anything changed. The slots that did go into
    /// `changed`.
    pub(super) fn visit(&mut self, step: usize, filter: Filter, changed: &mut Vec<usize>) -> bool {
        let before = changed.len();
        loop {
            let turn = changed.len();
            for proposal in self.proposals(step, filter) {
                let (axes, _) = self.consider(step, &proposal, filter.round);
                if axes.is_empty() {
                    continue;
                }
                let slot = self.table.steps[step].ports[proposal.to].slot;
                let held = &mut self.slots[slot];
                let reason = Reason::Step(step, proposal.from, proposal.to);
                held.reasons[proposal.dim].extend(axes.iter().map(|_| reason));
                held.dims[proposal.dim].extend(axes);
                self.is_split[slot] = true;
                changed.push(slot);
            }
            if changed.len() == turn {
                return turn > before;
            }
        }
    }

    /// What the tensors of a step propose to one another: first what blocks no tensor, and of that
    /// what the largest tensor proposes.
    pub(super) fn proposals(&self, index: usize, filter: Filter) -> Vec<Proposal> {
        let step = &self.table.steps[index];
        let mut proposals = Vec::new();
        for &from in &step.by_size {
            let source = &step.ports[from];
            if !self.gives(source, filter) {
                continue;
            }
            for (dim, factors) in source.dims.iter().enumerate() {
                let split = self.split(step, source, dim, filter.round);
                for (&factor, wanted) in factors.iter().zip(split.lists) {
                    if !wanted.is_empty() && passes(step, factor, filter) {
                        self.propose_to_all(step, from, factor, &wanted, filter, &mut proposals);
                    }
                }
            }
        }
        proposals.sort_by_cached_key(|proposal| self.blocks(step, proposal, filter.round));
        proposals
    }

    /// Whether another tensor of the step that the axes split already has nothing of the factor: an
    /// op that follows the proposal would need that tensor whole.
    fn blocks(&self, step: &Step, proposal: &Proposal, round: u32) -> bool {
        let factor = step.ports[proposal.to].dims[proposal.dim][proposal.factor];
        let wants = |axis: &AxisId| self.takes(&proposal.wanted, *axis);
        step.ports.iter().any(|port| {
            let dims = self.slots[port.slot].dims.iter().enumerate();
            let mut seen = dims.filter(|(dim, _)| !self.hides(port.slot, *dim, round));
            !port.dims.iter().flatten().any(|own| *own == factor)
                && seen.any(|(_, axes)| axes.iter().any(wants))
        })
    }

    fn propose_to_all(
        &self,
        step: &Step,
        from: usize,
        factor: usize,
        wanted: &[AxisId],
        filter: Filter,
        proposals: &mut Vec<Proposal>,
    ) {
        for (to, target) in step.ports.iter().enumerate() {
            let free = self.table.slots[target.slot].free;
            let takes = match filter.targets {
                Targets::All => !free,
                Targets::Later => target.is_later && !free,
                Targets::Earlier => !target.is_later && !free,
                Targets::Free(port) => port == to,
            };
            if to == from || !takes || !target.takes {
                continue;
            }
            for (dim, factors) in target.dims.iter().enumerate() {
                if let Some(factor) = factors.iter().position(|own| *own == factor) {
                    proposals.push(Proposal {
                        from,
                        to,
                        dim,
                        factor,
                        wanted: wanted.to_vec(),
                    });
                }
            }
        }
    }

    /// Whether a tensor's axes go to others.
    fn gives(&self, source: &StepTensor, filter: Filter) -> bool {
        if !self.is_split[source.slot] {
            return false;
        }
        let free = self.table.slots[source.slot].free;
        let is_asked = !free || (source.is_later && matches!(filter.targets, Targets::Free(_)));
        is_asked && (filter.level >= 3 || !source.is_broadcast)
    }

    /// What a dimension accepts of a proposal, and why it does not accept more.
    pub(super) fn consider(
        &self,
        step: usize,
        proposal: &Proposal,
        round: u32,
    ) -> (Vec<AxisId>, Option<(AxisId, Refusal)>) {
        let step = &self.table.steps[step];
        let port = &step.ports[proposal.to];
        let held = &self.slots[port.slot];
        let mut split = self.split(step, port, proposal.dim, round);
        let mut taken = Vec::new();
        let own = split.lists[proposal.factor].clone();
        if own.starts_with(&proposal.wanted) {
            return (taken, None);
        }
        for &axis in &proposal.wanted[own.len().min(proposal.wanted.len() - 1)..] {
            let refusal = if !proposal.wanted.starts_with(&own) {
                Some(Refusal::Differs(own.clone()))
            } else if held.closed[proposal.dim] || self.hides(port.slot, proposal.dim, round) {
                Some(Refusal::Closed)
            } else if self.refuses(port.slot, axis) {
                Some(Refusal::Manual)
            } else if let Some(dim) = held.dims.iter().position(|axes| self.takes(axes, axis)) {
                Some(Refusal::Taken(dim))
            } else {
                self.lacks_room(step, port, proposal, &split, axis)
            };
            if let Some(refusal) = refusal {
                return (taken, Some((axis, refusal)));
            }
            taken.push(axis);
            split.lists[proposal.factor].push(axis);
        }
        (taken, None)
    }

    /// Whether a slot is of a program that is written for one device along the axis.
    fn refuses(&self, slot: usize, axis: AxisId) -> bool {
        let mut refused = self.table.slots[slot].refused.iter();
        refused.any(|own| self.mesh.overlap(*own, axis))
    }

    /// Whether a dimension has an axis already, or one that overlaps it.
    fn takes(&self, axes: &[AxisId], axis: AxisId) -> bool {
        axes.iter().any(|own| self.mesh.overlap(*own, axis))
    }

    /// Whether the parts of a factor of several do not fit with one more axis.
    fn lacks_room(
        &self,
        step: &Step,
        port: &StepTensor,
        proposal: &Proposal,
        split: &Split,
        axis: AxisId,
    ) -> Option<Refusal> {
        let factors = &port.dims[proposal.dim];
        let Factor { extent, role } = step.factors[factors[proposal.factor]];
        let parts = self.mesh.parts(&split.lists[proposal.factor]) * self.mesh.size(axis);
        let fits = split.next == Some(proposal.factor) && extent.is_multiple_of(parts);
        // What shrinks below one index a device is not worth an exchange at every step.
        let own = self.table.slots[port.slot].shape[proposal.dim];
        let vanishes = role == Role::Window && own < parts;
        (vanishes || (factors.len() > 1 && !fits)).then_some(Refusal::Uneven)
    }

    /// Whether a dimension has axes whose time has not come.
    fn hides(&self, slot: usize, dim: usize, round: u32) -> bool {
        let held = &self.slots[slot];
        held.given[dim] && held.priorities[dim] > round
    }

    /// Tells the axes of a dimension apart by its factors. Axes of one device are left out.
    fn split(&self, step: &Step, port: &StepTensor, dim: usize, round: u32) -> Split {
        let factors = &port.dims[dim];
        let mut split = Split {
            lists: vec![vec![]; factors.len()],
            next: Some(0),
        };
        if factors.is_empty() || self.hides(port.slot, dim, round) {
            return split;
        }
        let axes = self.slots[port.slot].dims[dim].iter().copied();
        let axes = axes.filter(|axis| self.mesh.size(*axis) > 1);
        if factors.len() == 1 {
            split.lists[0].extend(axes);
            return split;
        }
        let extent = |at: usize| step.factors[factors[at]].extent;
        let (mut at, mut rest) = (0, extent(0));
        for axis in axes {
            let size = self.mesh.size(axis);
            if !rest.is_multiple_of(size) {
                split.next = None;
                return split;
            }
            split.lists[at].push(axis);
            rest /= size;
            if rest == 1 && at + 1 < factors.len() {
                at += 1;
                rest = extent(at);
            }
        }
        split.next = Some(at);
        split
    }
}

/// Whether axes of a factor pass at a level. What any device can make from nothing is rather made
/// whole than in shards that are exchanged.
fn passes(step: &Step, factor: usize, filter: Filter) -> bool {
    let level = filter.level;
    match step.factors[factor].role {
        Role::Parallel => step.is_plain || level >= 1,
        Role::Reduced(_) | Role::Indexed => level >= 2,
        Role::Window | Role::Swept => level >= 2 && !matches!(filter.targets, Targets::Free(_)),
        Role::Whole => false,
    }
}
