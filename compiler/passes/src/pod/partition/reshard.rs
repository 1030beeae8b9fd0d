//! From one sharding to another by the cheapest sequence of steps.
//!
//! Dijkstra's algorithm over shardings: an edge is one collective or one local slice, its cost what
//! a device sends. Only steps that lead somewhere are tried: an axis goes where the target has it.
//!
//! Shards over some axes are cut by more axes where shards over all of them are, if extents divide.
//! Otherwise shards grow before they are cut, or shrink after they were joined: neighbours exchange
//! what that takes.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use peapod_ir::{AxisId, Sharding};

use super::window::{Shards, Window};
use crate::pod::parted::PartedMesh;

/// What it costs to gather shards that then shrink, in sixteenths of an element and beside what it
/// takes: those over more axes, which differ by little, are gathered at once.
const GATHERED_IN_PARTS: u64 = 16 * 1024;

/// One step of a change of sharding. Axes are at the minor end of their dimension, major first.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum ReshardStep {
    /// Every device keeps its part of a dimension.
    Slice { dim: usize, axes: Vec<AxisId> },
    /// Every device gets all parts of a dimension.
    Gather { dim: usize, axes: Vec<AxisId> },
    /// Axes move from one dimension to another.
    Move {
        from: usize,
        to: usize,
        axes: Vec<AxisId>,
    },
    /// Devices exchange whole shards.
    Reorder,
    /// Sums that are partial over `sums` are added up, and every device keeps a part of a
    /// dimension, which is split over `axes`: the same devices, or other parts of them.
    ReduceScatter {
        dim: usize,
        axes: Vec<AxisId>,
        sums: Vec<AxisId>,
    },
    /// Partial sums are added up.
    AllReduce { axes: Vec<AxisId> },
}

/// Steps, each with the sharding after it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Plan {
    /// In order.
    pub steps: Vec<(ReshardStep, Sharding)>,
    /// What one device sends, in sixteenths of an element, and one for every step.
    pub cost: u64,
}

impl Plan {
    /// Axes that are gathered.
    pub fn gathered(&self) -> Vec<AxisId> {
        let gathered = self.steps.iter().filter_map(|(step, _)| match step {
            ReshardStep::Gather { axes, .. } => Some(axes),
            ReshardStep::Slice { .. } | ReshardStep::Move { .. } | ReshardStep::Reorder => None,
            ReshardStep::ReduceScatter { .. } | ReshardStep::AllReduce { .. } => None,
        });
        gathered.flatten().copied().collect()
    }

    /// Whether devices send anything.
    pub fn sends(&self) -> bool {
        let mut steps = self.steps.iter();
        steps.any(|(step, _)| !matches!(step, ReshardStep::Slice { .. }))
    }

    /// Axes that are gathered and that the target has nevertheless: devices get all of it only to
    /// keep a part.
    pub fn wasted(&self, mesh: &PartedMesh, target: &Sharding) -> Vec<AxisId> {
        let mut axes = self.gathered();
        axes.retain(|axis| mesh.uses(target, *axis));
        axes
    }
}

/// The shape of a tensor, and two shardings of it.
type Change = (Vec<usize>, Sharding, Sharding);

/// Of a dimension the parts, what each has and what it wants, and the extent, with how many
/// elements are sent then and in how many messages; none if there is no way.
type Alignments = BTreeMap<[usize; 4], Option<[usize; 2]>>;

/// Finds plans, each once.
pub(super) struct Planner<'a> {
    mesh: &'a PartedMesh,
    known: BTreeMap<Change, Rc<Plan>>,
    /// What plans cost at least that were given up.
    at_least: BTreeMap<Change, u64>,
    alignments: RefCell<Alignments>,
}

impl<'a> Planner<'a> {
    /// A planner that knows nothing yet.
    pub fn new(mesh: &'a PartedMesh) -> Self {
        Self {
            mesh,
            known: BTreeMap::new(),
            at_least: BTreeMap::new(),
            alignments: RefCell::default(),
        }
    }

    /// The cheapest way from one sharding of a tensor of this shape to another.
    ///
    /// Partial axes of the target are partial at the beginning, too.
    pub fn plan(&mut self, shape: &[usize], from: &Sharding, to: &Sharding) -> Rc<Plan> {
        if from == to {
            return Rc::default();
        }
        let key = (shape.to_vec(), from.clone(), to.clone());
        match self.known.get(&key) {
            Some(plan) => Rc::clone(plan),
            None => self.found(key, None).unwrap_or_default(),
        }
    }

    /// What the cheapest way costs, if that is below a limit. Where it is not, little is spent on
    /// finding out: among many ways to compute an op, most are.
    pub fn cost_below(
        &mut self,
        shape: &[usize],
        [from, to]: [&Sharding; 2],
        limit: Option<u64>,
    ) -> Option<u64> {
        let within = |cost: u64| limit.is_none_or(|limit| cost < limit).then_some(cost);
        if from == to {
            return within(0);
        }
        let key = (shape.to_vec(), from.clone(), to.clone());
        if let Some(plan) = self.known.get(&key) {
            return within(plan.cost);
        }
        if let Some(least) = self.at_least.get(&key) {
            within(*least)?;
        }
        self.found(key, limit).and_then(|plan| within(plan.cost))
    }

    /// Searches; none if the cheapest way is not below a limit.
    fn found(&mut self, key: Change, limit: Option<u64>) -> Option<Rc<Plan>> {
        let (shape, from, to) = &key;
        let search = Search {
            mesh: self.mesh,
            shape,
            to,
            alignments: &self.alignments,
        };
        let Some(plan) = search.run(from, limit) else {
            self.at_least.insert(key, limit?);
            return None;
        };
        let plan = Rc::new(plan);
        self.known.insert(key, Rc::clone(&plan));
        Some(plan)
    }
}

/// Steps, where they lead, and what they cost beside themselves.
type Steps = Vec<(ReshardStep, Sharding, u64)>;

/// A search for a way to one target.
struct Search<'a> {
    mesh: &'a PartedMesh,
    shape: &'a [usize],
    to: &'a Sharding,
    alignments: &'a RefCell<Alignments>,
}

impl Search<'_> {
    /// The cheapest way; none if it is not below a limit.
    fn run(&self, from: &Sharding, limit: Option<u64>) -> Option<Plan> {
        let mut best: BTreeMap<Sharding, (u64, Option<(ReshardStep, Sharding)>)> = BTreeMap::new();
        let mut open = BTreeSet::from([(0_u64, from.clone())]);
        best.insert(from.clone(), (0, None));
        while let Some((cost, at)) = open.pop_first() {
            if limit.is_some_and(|limit| cost >= limit) {
                return None;
            }
            if at == *self.to {
                break;
            }
            if best[&at].0 < cost {
                continue;
            }
            for (step, next, more) in self.steps(&at) {
                let total = cost + self.cost(&step, &at) + more;
                // No way leads on from where the target was reached for less.
                if best.get(self.to).is_some_and(|(known, _)| total >= *known) {
                    continue;
                }
                if best.get(&next).is_none_or(|(known, _)| total < *known) {
                    best.insert(next.clone(), (total, Some((step, at.clone()))));
                    open.insert((total, next));
                }
            }
        }
        let mut plan = Plan {
            steps: vec![],
            cost: best.get(self.to).map_or(u64::MAX, |(cost, _)| *cost),
        };
        let mut at = self.to.clone();
        while let Some((_, Some((step, before)))) = best.get(&at) {
            plan.steps.push((step.clone(), at));
            at = before.clone();
        }
        plan.steps.reverse();
        Some(plan)
    }

    /// What a device sends, in sixteenths of an element; and one, so that of two ways that send as
    /// much the shorter one is taken.
    fn cost(&self, step: &ReshardStep, at: &Sharding) -> u64 {
        let local = at.local_shape(self.mesh, self.shape);
        let elements = 16 * local.iter().product::<usize>() as u64;
        let parts = |axes: &[AxisId]| self.mesh.parts(axes) as u64;
        // Devices beyond a part send nothing of their own, and hand on what others sent.
        let all = |axes: &[AxisId]| self.mesh.parts(&self.mesh.wholes(axes)) as u64;
        let ring = |elements: u64, axes: &[AxisId]| elements / all(axes) * (all(axes) - 1);
        1 + match step {
            ReshardStep::Slice { .. } => 0,
            ReshardStep::Gather { axes, .. } => ring(elements * parts(axes), axes),
            ReshardStep::Move { axes, .. } | ReshardStep::ReduceScatter { axes, .. } => {
                ring(elements, axes)
            }
            ReshardStep::Reorder => elements,
            ReshardStep::AllReduce { axes } => 2 * ring(elements, axes),
        }
    }

    /// Steps, where they lead, and what it costs that shards grow or shrink.
    fn steps(&self, at: &Sharding) -> Steps {
        let mut steps = Vec::new();
        self.splits(at, &mut steps);
        self.joins(at, &mut steps);
        self.reductions(at, &mut steps);
        self.reorders(at, &mut steps);
        steps
    }

    /// What it costs that shards of a dimension over `keep` grow to be cut by `run` where shards
    /// over both are, or, `joined`, that these shrink. `beside` is the sharding of the tensor then.
    fn align(
        &self,
        dim: usize,
        [keep, run]: [&[AxisId]; 2],
        joined: bool,
        beside: &Sharding,
    ) -> Option<u64> {
        let (kept, more) = (self.mesh.parts(keep), self.mesh.parts(run));
        let extent = self.shape[dim];
        let own = extent.div_ceil(kept);
        let all = more * extent.div_ceil(kept * more);
        if kept == 1 || own == all {
            return Some(0);
        }
        // What is sharded over parts of axes is not moved along them.
        if [keep, run]
            .concat()
            .iter()
            .any(|axis| self.mesh.is_part(*axis))
        {
            return None;
        }
        let [local, wanted] = if joined { [all, own] } else { [own, all] };
        let [sent, messages] = self.alignment([kept, local, wanted, extent])?;
        let mut shape = beside.local_shape(self.mesh, self.shape);
        shape[dim] = sent;
        let elements: usize = shape.iter().product();
        Some(16 * elements as u64 + messages as u64)
    }

    /// Elements that are sent, and messages, where parts of a dimension get other extents.
    fn alignment(&self, key: [usize; 4]) -> Option<[usize; 2]> {
        if let Some(known) = self.alignments.borrow().get(&key) {
            return *known;
        }
        let [parts, local, wanted, extent] = key;
        let way = Window::shards(wanted, extent).way(Shards { parts, local }, extent);
        let found = way.map(|way| [way.sent, way.messages]);
        self.alignments.borrow_mut().insert(key, found);
        found
    }

    /// Slices, and reductions that scatter.
    fn splits(&self, at: &Sharding, steps: &mut Steps) {
        for (dim, wanted) in self.to.dims.iter().enumerate() {
            for first in 0..wanted.len() {
                for last in first..wanted.len() {
                    let axes = wanted[first..=last].to_vec();
                    let Some(more) = self.align(dim, [&at.dims[dim], &axes], false, at) else {
                        continue;
                    };
                    let mut next = at.clone();
                    next.dims[dim].extend(&axes);
                    if axes.iter().all(|axis| !self.mesh.uses(at, *axis)) {
                        steps.push((ReshardStep::Slice { dim, axes }, next, more));
                    } else if let Some(sums) = self.scattered(&axes, at) {
                        next.partial.retain(|axis| !sums.contains(axis));
                        steps.push((ReshardStep::ReduceScatter { dim, axes, sums }, next, more));
                    }
                }
            }
        }
    }

    /// The partial axes that axes of the target are, or overlap, if all do and a collective can say
    /// so.
    fn scattered(&self, axes: &[AxisId], at: &Sharding) -> Option<Vec<AxisId>> {
        let sums = axes.iter().map(|axis| {
            let mut partial = at.partial.iter().copied();
            partial.find(|sum| self.mesh.overlap(*sum, *axis))
        });
        let sums: Vec<AxisId> = sums.collect::<Option<_>>()?;
        let expressible = self.mesh.group(axes).is_some() && self.mesh.group(&sums).is_some();
        expressible.then_some(sums)
    }

    /// Gathers, and moves from one dimension to another.
    fn joins(&self, at: &Sharding, steps: &mut Steps) {
        for (dim, held) in at.dims.iter().enumerate() {
            for first in 0..held.len() {
                let (keep, axes) = held.split_at(first);
                let in_parts = axes.iter().any(|axis| self.mesh.is_part(*axis));
                let mut next = at.clone();
                next.dims[dim].truncate(first);
                for (to, wanted) in self.to.dims.iter().enumerate() {
                    let wanted = axes.iter().all(|axis| wanted.contains(axis));
                    if to == dim || !wanted || in_parts {
                        continue;
                    }
                    let mut next = next.clone();
                    next.dims[to].extend(axes);
                    let grown = self.align(to, [&at.dims[to], axes], false, at);
                    let shrunk = self.align(dim, [keep, axes], true, &next);
                    if let (Some(grown), Some(shrunk)) = (grown, shrunk) {
                        let (from, axes) = (dim, axes.to_vec());
                        steps.push((ReshardStep::Move { from, to, axes }, next, grown + shrunk));
                    }
                }
                if let Some(more) = self.align(dim, [keep, axes], true, &next) {
                    let axes = axes.to_vec();
                    let more = more + if more > 0 { GATHERED_IN_PARTS } else { 0 };
                    steps.push((ReshardStep::Gather { dim, axes }, next, more));
                }
            }
        }
    }

    fn reductions(&self, at: &Sharding, steps: &mut Steps) {
        let axes = at.partial.iter().copied();
        let due: Vec<AxisId> = axes
            .filter(|axis| !self.to.partial.contains(axis))
            .collect();
        let single = due.iter().map(|axis| vec![*axis]);
        let all = (due.len() > 1).then(|| due.clone());
        for axes in single.chain(all) {
            let mut next = at.clone();
            next.partial.retain(|axis| !axes.contains(axis));
            steps.push((ReshardStep::AllReduce { axes }, next, 0));
        }
    }

    /// Exchanges of shards: to the target where it has shards of this shape, and to another order
    /// of a dimension's axes.
    fn reorders(&self, at: &Sharding, steps: &mut Steps) {
        let parts = |sharding: &Sharding| -> Vec<usize> {
            let dims = sharding.dims.iter();
            dims.map(|axes| self.mesh.parts(axes)).collect()
        };
        let overlap = |a: &Sharding, b: &Sharding| {
            let dims = a.dims.iter().flatten();
            dims.copied().any(|axis| b.partial.contains(&axis))
        };
        let in_parts = |of: &Sharding| {
            of.dims
                .iter()
                .flatten()
                .any(|axis| self.mesh.is_part(*axis))
        };
        if in_parts(at) || in_parts(self.to) {
            return;
        }
        if at.partial == self.to.partial
            && parts(at) == parts(self.to)
            && !overlap(at, self.to)
            && !overlap(self.to, at)
        {
            steps.push((ReshardStep::Reorder, self.to.clone(), 0));
        }
        for (dim, axes) in at.dims.iter().enumerate() {
            for index in 0..axes.len().saturating_sub(1) {
                let mut next = at.clone();
                let axis = next.dims[dim].remove(index);
                next.dims[dim].push(axis);
                steps.push((ReshardStep::Reorder, next, 0));
            }
        }
    }
}
