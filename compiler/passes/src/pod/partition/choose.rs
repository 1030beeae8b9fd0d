//! Which axes split which factor of an op: what moves and computes least.

use std::collections::BTreeSet;

use peapod_ir::ops::tensor::Combiner;
use peapod_ir::{AxisId, DimensionRule, Role, Sharding, TensorType};

use super::bounded::{Bounded, bytes};
use super::reshard::Planner;
use super::windowed::WindowedDim;
use crate::pod::parted::PartedMesh;

/// Cost of a byte that goes through a device's memory, where one that is sent costs 16.
const MEMORY: u64 = 2;
/// Multiply-accumulates that cost one.
const MACS: u64 = 32;
/// Assignments that are all tried; with more, axes are assigned one after another.
const EXHAUSTIVE: usize = 4096;

/// Axes of each factor, major first.
pub(super) type Choice = Vec<Vec<AxisId>>;

/// Factors that each axis may split; splitting none is an option too.
type Options = Vec<(AxisId, Vec<Option<usize>>)>;

/// An operand or result of an op.
pub(super) struct Slot<'a> {
    /// Factors of its dimensions.
    pub factors: &'a [Vec<usize>],
    /// Type of the whole.
    pub ty: &'a TensorType,
    /// The one that counts as its own.
    pub assigned: Sharding,
    /// Of an operand, those that it can be had in.
    pub forms: Vec<Sharding>,
    /// Any sharding of it costs nothing.
    pub anywhere: bool,
    /// It stays partial over the axes that are passed on.
    pub passes: bool,
}

/// One op whose factors are to be split.
pub(super) struct Problem<'a> {
    /// The devices.
    pub mesh: &'a PartedMesh,
    /// Its dimension rule.
    pub rule: &'a DimensionRule,
    /// Operands that are there.
    pub operands: Vec<Slot<'a>>,
    /// Results.
    pub results: Vec<Slot<'a>>,
    /// Axes over which partial operands make partial results.
    pub passed: &'a [AxisId],
    /// Dimensions that windows move along.
    pub windowed_dims: &'a [WindowedDim],
    /// Whether it multiplies and accumulates once for every index of its factors.
    pub contracts: bool,
    /// Of so many indices of its factors one counts: a row is multiplied by one of so many groups.
    pub groups: usize,
}

impl Problem<'_> {
    /// The cheapest choice; of several the first.
    pub fn choose(&self, planner: &mut Planner<'_>) -> Choice {
        let proposals = self.proposals();
        let axes: BTreeSet<AxisId> = proposals.iter().flat_map(|p| p.axes.clone()).collect();
        let mut found = None;
        for keep_settled in [true, false] {
            let options = axes.iter().map(|axis| {
                let options = self.options(*axis, &proposals, keep_settled);
                (*axis, options)
            });
            let next = self.search(options.collect(), &proposals, planner);
            found = next.or(found);
            if let Some(choice) = &found
                && !self.needs_gathers(choice, planner)
            {
                break;
            }
        }
        found.unwrap_or_else(|| vec![vec![]; self.rule.factors.len()])
    }

    /// Whether shards of an operand have to be gathered for a choice.
    fn needs_gathers(&self, choice: &Choice, planner: &mut Planner<'_>) -> bool {
        let mut operands = self.operands.iter().filter(|slot| !slot.anywhere);
        operands.any(|slot| {
            let wanted = self.sharding(slot, choice).unwrap_or_default();
            let forms = slot.forms.iter();
            let ways = forms.map(|form| planner.plan(&slot.ty.shape, form, &wanted));
            let cheapest = ways.min_by_key(|plan| plan.cost);
            cheapest.is_some_and(|plan| !plan.gathered().is_empty())
        })
    }

    fn search(
        &self,
        mut options: Options,
        proposals: &[Proposal],
        planner: &mut Planner<'_>,
    ) -> Option<Choice> {
        let combinations = options.iter().map(|(_, of)| of.len());
        if combinations.fold(1_usize, usize::saturating_mul) > EXHAUSTIVE {
            for index in 0..options.len() {
                let mut narrowed = options.clone();
                for (_, later) in &mut narrowed[index + 1..] {
                    *later = vec![None];
                }
                let (_, picked) = self.best(&narrowed, proposals, planner)?;
                options[index].1 = vec![picked[index]];
            }
        }
        Some(self.best(&options, proposals, planner)?.0)
    }

    fn slots(&self) -> impl Iterator<Item = &Slot<'_>> {
        self.operands.iter().chain(&self.results)
    }

    /// What the operands' and results' shardings ask of the factors.
    fn proposals(&self) -> Vec<Proposal> {
        let mut proposals = Vec::new();
        for (slot, at) in self.slots().zip(0..) {
            if slot.anywhere {
                continue;
            }
            for (axes, factors) in slot.assigned.dims.iter().zip(slot.factors) {
                proposals.extend(self.spread(at, axes, factors));
            }
        }
        proposals
    }

    /// Axes of a dimension laid out over its factors.
    fn spread(&self, slot: usize, axes: &[AxisId], factors: &[usize]) -> Vec<Proposal> {
        let mut proposals: Vec<Proposal> = Vec::new();
        let (mut index, mut parts) = (0, 1);
        for &axis in axes {
            // The last factor takes all that is left: more shards than indices are padding.
            while index + 1 < factors.len() && parts >= self.rule.factors[factors[index]].extent {
                index += 1;
                parts = 1;
            }
            let Some(&factor) = factors.get(index) else {
                break;
            };
            parts *= self.mesh.size(axis);
            match proposals.last_mut().filter(|last| last.factor == factor) {
                Some(last) => last.axes.push(axis),
                None => proposals.push(Proposal {
                    slot,
                    factor,
                    axes: vec![axis],
                }),
            }
        }
        proposals
    }

    /// Factors that an axis may split; last, none. An axis that already splits all that has some
    /// factor stays there if it shall: it does where nothing is gathered for that.
    fn options(
        &self,
        axis: AxisId,
        proposals: &[Proposal],
        keep_settled: bool,
    ) -> Vec<Option<usize>> {
        let own = proposals.iter().filter(|p| p.axes.contains(&axis));
        let splits = |factor: usize| match self.rule.factors[factor].role {
            Role::Parallel | Role::Reduced(_) | Role::Indexed => {
                let mut passed = self.passed.iter();
                !passed.any(|own| self.mesh.overlap(*own, axis))
            }
            // Sums that wait cannot be moved along.
            Role::Window | Role::Swept => self.passed.is_empty() && !self.mesh.is_part(axis),
            Role::Whole => false,
        };
        let factors = own.map(|p| p.factor).filter(|factor| splits(*factor));
        let mut factors: BTreeSet<usize> = factors.collect();
        factors.extend(
            self.elsewhere(axis, proposals)
                .filter(|factor| splits(*factor)),
        );
        let settled = |factor: &usize| {
            let mut slots = self.slots().enumerate().filter(|(_, slot)| !slot.anywhere);
            let role = self.rule.factors[*factor].role;
            // What is looked up in may be there as a whole.
            let looked_up = role == Role::Indexed && self.looks_up();
            let stays = !slides(role) && !looked_up && !self.is_lone(*factor);
            stays
                && slots.all(|(at, slot)| {
                    let has = slot.factors.iter().flatten().any(|of| of == factor);
                    let asks = |p: &Proposal| {
                        p.slot == at && p.factor == *factor && p.axes.contains(&axis)
                    };
                    !has || proposals.iter().any(asks)
                })
        };
        let settled: Vec<usize> = factors.iter().copied().filter(settled).collect();
        match settled[..] {
            [factor] if keep_settled => vec![Some(factor)],
            _ => factors.into_iter().map(Some).chain([None]).collect(),
        }
    }

    /// Whether a factor is summed over and all but one of the operands that have it are there on
    /// any device: what is multiplied by constants may move less than the partial sums would.
    fn is_lone(&self, factor: usize) -> bool {
        let summed = matches!(self.rule.factors[factor].role, Role::Reduced(_));
        let have = self.operands.iter().filter(|slot| !slot.anywhere);
        let have = have.filter(|slot| slot.factors.iter().flatten().any(|of| *of == factor));
        self.contracts && summed && have.count() == 1
    }

    /// Factors beside those that must be whole or are looked at through windows: an axis may move
    /// from these.
    fn elsewhere(&self, axis: AxisId, proposals: &[Proposal]) -> impl Iterator<Item = usize> {
        let leaves = |p: &&Proposal| {
            let role = self.rule.factors[p.factor].role;
            p.axes.contains(&axis) && (role == Role::Whole || slides(role))
        };
        let size = self.mesh.size(axis);
        let slots = self.slots().enumerate();
        let left = proposals.iter().filter(leaves).map(|p| p.slot);
        let left: BTreeSet<usize> = left.collect();
        let slots = slots.filter(move |(at, _)| left.contains(at));
        let beside = slots.flat_map(|(_, slot)| slot.factors.iter().flatten().copied());
        beside.filter(move |factor| {
            let factor = &self.rule.factors[*factor];
            factor.role == Role::Parallel && factor.extent >= size
        })
    }

    /// The cheapest of all combinations of options, and which they are. Options that come first win
    /// over later ones that cost as much.
    fn best(
        &self,
        options: &Options,
        proposals: &[Proposal],
        planner: &mut Planner<'_>,
    ) -> Option<(Choice, Vec<Option<usize>>)> {
        let mut best: Option<(u64, Choice, Vec<Option<usize>>)> = None;
        let mut picked = vec![0; options.len()];
        loop {
            let of = options.iter().zip(&picked);
            let picks: Vec<Option<usize>> = of.map(|((_, of), &index)| of[index]).collect();
            let choice = self.ordered(options, &picks, proposals);
            let below = best.as_ref().map(|(known, ..)| *known);
            if let Some(cost) = self.cost(&choice, planner, below) {
                best = Some((cost, choice, picks));
            }
            let next = (0..options.len()).rev();
            let Some(at) = next
                .into_iter()
                .find(|&i| picked[i] + 1 < options[i].1.len())
            else {
                break;
            };
            picked[at] += 1;
            picked[at + 1..].fill(0);
        }
        best.map(|(_, choice, picks)| (choice, picks))
    }

    /// The axes of each factor, in a requested order if there is one.
    fn ordered(
        &self,
        options: &Options,
        picks: &[Option<usize>],
        proposals: &[Proposal],
    ) -> Choice {
        let factors = 0..self.rule.factors.len();
        let ordered = factors.map(|factor| {
            let picked = options.iter().zip(picks);
            let picked = picked.filter(|(_, pick)| **pick == Some(factor));
            let axes: Vec<AxisId> = picked.map(|((axis, _), _)| *axis).collect();
            let own = proposals.iter().filter(|p| p.factor == factor);
            let mut orders = own.map(|p| {
                let asked = p.axes.iter().copied();
                asked.filter(|axis| axes.contains(axis)).collect::<Vec<_>>()
            });
            orders
                .find(|order| order.len() == axes.len())
                .unwrap_or(axes)
        });
        ordered.collect()
    }

    /// What a choice costs; `None` if a tensor cannot be split so, or it costs no less than a
    /// bound. What has to be searched for comes last.
    fn cost(&self, choice: &Choice, planner: &mut Planner<'_>, below: Option<u64>) -> Option<u64> {
        if !self.mesh.are_apart(&choice.concat()) {
            return None;
        }
        let total = self.work(choice);
        let mut cost = Bounded { total, below };
        for (index, slot) in self.operands.iter().enumerate() {
            cost.add(self.windows(index, slot, choice)?)?;
        }
        let (added, combined) = self.reduced(choice);
        let made = |slot: &Slot<'_>| {
            let partial = added.clone();
            let sharding = self.sharding(slot, choice)?;
            Some(Sharding {
                partial,
                ..sharding
            })
        };
        for slot in &self.results {
            cost.add(self.memory(slot, &made(slot)?))?;
        }
        for slot in self.operands.iter().filter(|slot| !slot.anywhere) {
            let wanted = self.sharding(slot, choice)?;
            cost.move_from(&slot.forms, &wanted, slot.ty, planner)?;
        }
        for slot in &self.results {
            let made = made(slot)?;
            if !combined.is_empty() {
                // As an all-reduce of sums would.
                let mut partial = made.clone();
                partial.partial.extend(&combined);
                cost.move_from(&[partial], &made, slot.ty, planner)?;
            }
            if !slot.anywhere {
                cost.move_from(&[made], &slot.assigned, slot.ty, planner)?;
            }
        }
        Some(cost.total)
    }

    /// What an operand costs beside being moved: its windows, and reading it.
    fn windows(&self, index: usize, slot: &Slot<'_>, choice: &Choice) -> Option<u64> {
        let wanted = self.sharding(slot, choice)?;
        let windowed_dims = self.windowed_dims.iter();
        let windowed_dims = windowed_dims.filter(|windowed| windowed.operand == index);
        let mut total = 0_u64;
        for windowed in windowed_dims {
            match slot.anywhere {
                // Windows are cut where they are wanted, but there must be some.
                true => {
                    let axes = &wanted.dims[windowed.dim];
                    windowed.window(self.mesh.parts(axes))?;
                }
                false => {
                    let cost = self.fetching(slot, windowed, &wanted)?;
                    total = total.saturating_add(bytes(cost, slot.ty));
                }
            }
        }
        let read = match slot.anywhere {
            true => 0,
            false => self.visits(index) * self.memory(slot, &wanted),
        };
        Some(total.saturating_add(read))
    }

    /// What the windows of an operand cost, like a step of a change of sharding; `None` if there is
    /// no way to them.
    fn fetching(&self, slot: &Slot<'_>, windowed: &WindowedDim, wanted: &Sharding) -> Option<u64> {
        let axes = &wanted.dims[windowed.dim];
        if axes.is_empty() {
            return Some(0);
        }
        let way = windowed.way(self.mesh.parts(axes))?;
        let mut shape = wanted.local_shape(self.mesh, &slot.ty.shape);
        shape[windowed.dim] = way.sent;
        let elements: usize = shape.iter().product();
        Some(16 * elements as u64 + way.messages as u64)
    }

    /// Axes over which results are to be added up, and those over which they are combined
    /// otherwise.
    pub fn reduced(&self, choice: &Choice) -> (Vec<AxisId>, Vec<AxisId>) {
        let mut added = self.passed.to_vec();
        let mut combined = Vec::new();
        for (factor, axes) in self.rule.factors.iter().zip(choice) {
            match factor.role {
                Role::Reduced(Combiner::Add) | Role::Swept => added.extend(axes),
                Role::Reduced(_) => combined.extend(axes),
                Role::Indexed if self.gathers() => added.extend(axes),
                Role::Parallel | Role::Whole | Role::Indexed | Role::Window => {}
            }
        }
        added.sort_unstable();
        (added, combined)
    }

    /// How often the elements of an operand are read or written.
    fn visits(&self, operand: usize) -> u64 {
        match operand {
            // Of what is looked up in, as much is read as there is of the result.
            0 if self.looks_up() => 0,
            // Every update of a scatter reads and writes an element of the result.
            2 if self.scatters() => 3,
            _ => 1,
        }
    }

    /// Whether indexed factors are there, and read.
    fn looks_up(&self) -> bool {
        let mut factors = self.rule.factors.iter();
        factors.any(|factor| factor.role == Role::Indexed) && self.gathers()
    }

    /// Whether indexed factors are written: the result has them.
    fn scatters(&self) -> bool {
        let mut factors = self.rule.factors.iter();
        factors.any(|factor| factor.role == Role::Indexed) && !self.gathers()
    }

    /// Whether indexed factors are read: no result has them.
    fn gathers(&self) -> bool {
        let mut factors = self.rule.results.iter().flatten().flatten();
        !factors.any(|factor| self.rule.factors[*factor].role == Role::Indexed)
    }

    /// The sharding of an operand or result under a choice; `None` if that is no sharding: a factor
    /// follows one that is not split to the end, or is not split into equal parts.
    pub fn sharding(&self, slot: &Slot<'_>, choice: &Choice) -> Option<Sharding> {
        let mut sharding = Sharding::default();
        for factors in slot.factors {
            let mut axes: Vec<AxisId> = Vec::new();
            let mut split = true;
            for &factor in factors {
                let (extent, own) = (self.rule.factors[factor].extent, &choice[factor]);
                let parts = self.mesh.parts(own);
                let uneven = factors.len() > 1 && !extent.is_multiple_of(parts);
                if !own.is_empty() && (!split || uneven) {
                    return None;
                }
                axes.extend(own);
                split = parts == extent;
            }
            sharding.dims.push(axes);
        }
        if slot.passes {
            sharding.partial = self.passed.to_vec();
        }
        Some(sharding)
    }

    /// Reading or writing a shard.
    fn memory(&self, slot: &Slot<'_>, sharding: &Sharding) -> u64 {
        let shape = sharding.local_shape(self.mesh, &slot.ty.shape);
        let elements: usize = shape.iter().product();
        MEMORY * (elements * slot.ty.dtype.size_bytes()) as u64
    }

    fn work(&self, choice: &Choice) -> u64 {
        if !self.contracts {
            return 0;
        }
        let factors = self.rule.factors.iter().zip(choice);
        let extents = factors.map(|(factor, axes)| factor.extent.div_ceil(self.mesh.parts(axes)));
        let macs = extents.fold(1_u64, |macs, extent| macs.saturating_mul(extent as u64));
        macs / self.groups.max(1) as u64 / MACS
    }
}

/// Whether part of what shards need of a factor is elsewhere.
fn slides(role: Role) -> bool {
    matches!(role, Role::Window | Role::Swept)
}

/// A wish of an operand or result: these axes for that factor.
struct Proposal {
    slot: usize,
    factor: usize,
    axes: Vec<AxisId>,
}
