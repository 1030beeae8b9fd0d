//! The order of a search: presets, what dynamic programming proposes for each mesh, then
//! neighbours of the best so far until none is better.

use peapod_passes::pod::pipeline::schedule::Schedule;
use peapod_sim::compute::Core;
use peapod_sim::machine::Machine;
use peapod_sim::network::Network;

use super::candidate::{Candidate, Stages, Update};
use super::meshes::{Axes, AxisRange};
use super::outcome::{Ended, Outcome, Tried};
use super::plan::{Choice, Model, Plan, Roles, divides};
use super::presets::{presets, stages};
use super::strategies::Estimate;
use super::table::{Assignment, Table};
use super::trials::Trials;
use crate::pod::simulate;

/// Proposals that are simulated before neighbours: without a pipeline, and with one.
const PROPOSALS: [usize; 2] = [8, 4];
/// Proposals that are simulated on one mesh: estimates of others are not worse by much.
const ON_ONE_MESH: usize = 2;
/// Prices of memory, in the seconds of the fastest assignment for all the memory of a device.
const PRICES: [f64; 3] = [0.0, 1.0, 8.0];
/// Times that what is estimated not to fit counts, for each time that it fills the memory.
const OVER: f64 = 10.0;
/// Neighbours that are tried at once, of the best plan and of the best ones on other meshes.
const AT_ONCE: [usize; 3] = [4, 2, 2];
/// What is left to the schedule of a pipeline.
const SCHEDULES: [Schedule; 6] = [
    Schedule::OneForwardOneBackward,
    Schedule::GPipe,
    Schedule::Interleaved(2),
    Schedule::ZeroBubbleH1,
    Schedule::ZeroBubbleH2,
    Schedule::ZeroBubbleV,
];

/// What is searched.
pub struct Space<'a> {
    /// The model.
    pub model: &'a Model,
    /// As it is simulated.
    pub machine: &'a Machine,
    /// How axes are placed.
    pub simulate: &'a simulate::Options,
    /// Axes of meshes.
    pub axes: &'a [AxisRange],
    /// Meshes that fit, each as all axes have it and as it is compiled.
    pub meshes: &'a [(Axes, Axes)],
}

/// Proposals for a mesh with what they are estimated to take.
type Proposal = (f64, Plan);

impl Space<'_> {
    /// Tries candidates until nothing is left to try, or trials end.
    pub fn search(&self, trials: &mut Trials<'_>) {
        trials.run(self.presets());
        for staged in [false, true] {
            if trials.ended.is_none() {
                trials.run(self.proposals(trials, staged));
            }
        }
        while trials.ended.is_none() {
            let next = self.neighbourhood(trials);
            if next.is_empty() {
                break;
            }
            trials.run(next);
        }
        if trials.ended.is_none() {
            trials.run(self.cut(trials, |_| true));
            trials.run(self.cut(trials, |candidate| candidate.preset.is_some()));
            trials.ended.get_or_insert(Ended::Settled);
        }
    }

    /// The mesh as it is compiled, if it fits.
    fn fitting(&self, mesh: &Axes) -> Option<Axes> {
        let found = self
            .meshes
            .iter()
            .find(|(all, own)| all == mesh || own == mesh);
        found.map(|(_, own)| own.clone())
    }

    fn presets(&self) -> Vec<(Plan, Candidate)> {
        if self.model.by_file {
            return vec![];
        }
        let all = presets(self.model, self.machine.devices(), self.axes);
        let named = all.into_iter().filter_map(|(name, plan)| {
            let mesh = self.fitting(&plan.mesh)?;
            let plan = Plan { mesh, ..plan };
            let candidate = plan.candidate(self.model, name)?;
            let preset = Some(name);
            Some((
                plan,
                Candidate {
                    preset,
                    ..candidate
                },
            ))
        });
        named.collect()
    }

    /// The fastest of those of a kind that are no pipelines, with products cut beside collectives
    /// where that is faster. It takes long to compile, and comes last.
    fn cut(
        &self,
        trials: &Trials<'_>,
        is_of_kind: impl Fn(&Candidate) -> bool,
    ) -> Vec<(Plan, Candidate)> {
        let open = self.model.cuts_open;
        let plans = trials.all.iter().filter(|(plan, tried)| {
            open && plan.pipeline.is_none() && is_of_kind(&tried.candidate)
        });
        let timed = plans.filter_map(|(plan, tried)| match tried.outcome {
            Outcome::Fits(it) => Some((it.step_seconds, plan, &tried.candidate)),
            Outcome::TooLarge(..) | Outcome::Refused(_) | Outcome::Same(_) => None,
        });
        let fastest = timed.min_by(|a, b| a.0.total_cmp(&b.0));
        let cut = fastest.map(|(_, plan, candidate)| {
            let plan = Plan {
                windowed: true,
                ..plan.clone()
            };
            (
                plan,
                Candidate {
                    uncut: false,
                    ..candidate.clone()
                },
            )
        });
        cut.into_iter().collect()
    }

    /// What dynamic programming proposes, pipelines or others: of every mesh the fastest
    /// assignments at several prices of memory, in the order of their estimated time. A pipeline
    /// that is estimated to be slower than the best so far is not proposed: what is left out of
    /// estimates makes it slower yet, and it takes several times as long to compile as others.
    fn proposals(&self, trials: &Trials<'_>, staged: bool) -> Vec<(Plan, Candidate)> {
        if self.model.by_file {
            let all = self.meshes.iter();
            let all = all.filter(|(_, mesh)| (Roles::of(mesh).pipe > 1) == staged);
            let all = all.map(|(_, mesh)| Plan::uniform(mesh.clone(), self.model, Choice::WHOLE));
            return self.named(all.collect());
        }
        let meshes = self.meshes.iter().map(|(_, mesh)| mesh);
        let meshes = meshes.filter(|mesh| (Roles::of(mesh).pipe > 1) == staged);
        let mut proposals: Vec<Proposal> = meshes.flat_map(|it| self.proposals_on(it)).collect();
        if staged {
            let best = trials.best_seconds();
            proposals.retain(|(seconds, _)| *seconds < best);
        }
        proposals.sort_by(|a, b| a.0.total_cmp(&b.0));
        let named = self.named(proposals.into_iter().map(|(_, plan)| plan).collect());
        let mut kept: Vec<(Plan, Candidate)> = vec![];
        for one in named {
            let known = kept.iter().any(|(_, it)| it.is_like(&one.1));
            let beside = kept.iter().filter(|(it, _)| it.mesh == one.0.mesh);
            if !known && beside.count() < ON_ONE_MESH {
                kept.push(one);
            }
        }
        kept.truncate(PROPOSALS[usize::from(staged)]);
        kept
    }

    /// Proposals for one mesh; none if an axis has nothing to split.
    fn proposals_on(&self, mesh: &Axes) -> Vec<Proposal> {
        let Some(table) = self.table(mesh) else {
            return vec![];
        };
        let roles = Roles::of(mesh);
        let pipeline = stages(
            mesh,
            self.model.arguments.rows,
            Schedule::OneForwardOneBackward,
        );
        if roles.pipe > 1 && pipeline.is_none() {
            return vec![];
        }
        let fastest = table.cheapest(0.0).seconds;
        let capacity = self.machine.memory_bytes as f64;
        let proposal = |price: f64| {
            let found = table.cheapest(price * fastest / capacity);
            let plan = Plan {
                choices: found.choices.clone(),
                pipeline: pipeline.clone(),
                ..Plan::uniform(mesh.clone(), self.model, Choice::WHOLE)
            };
            (self.estimated(&plan, &found), plan)
        };
        PRICES.map(proposal).to_vec()
    }

    /// Seconds that an assignment is estimated to take as a plan has it. What does not fit comes
    /// last.
    fn estimated(&self, plan: &Plan, found: &Assignment) -> f64 {
        let stages = Roles::of(&plan.mesh).pipe;
        let idle = plan.pipeline.as_ref().map_or(1.0, |it| {
            (it.microbatches + stages - 1) as f64 / it.microbatches as f64
        });
        let capacity = self.machine.memory_bytes as f64;
        let over = match found.bytes > capacity {
            true => found.bytes / capacity,
            false => 0.0,
        };
        found.seconds * (idle + over * OVER)
    }

    /// What choices cost on a mesh.
    fn table(&self, mesh: &Axes) -> Option<Table> {
        let embedding = self.simulate.embedding(self.machine, mesh).ok()?;
        let network = Network::new(self.machine, &embedding).ok()?;
        let core = Core::from(self.machine);
        let estimate = Estimate::new(&core, &network, mesh, self.model.arguments.rows);
        Some(estimate.table(self.model))
    }

    fn named(&self, plans: Vec<Plan>) -> Vec<(Plan, Candidate)> {
        let layout = match self.model.by_file {
            true => "as the file says",
            false => "optimised",
        };
        let named = plans.into_iter().filter_map(|plan| {
            let candidate = plan.candidate(self.model, layout)?;
            Some((plan, candidate))
        });
        named.collect()
    }

    /// The best plans so far, each on another mesh: those that fit by time, then those that nearly
    /// do. Which products are cut is for the end.
    fn best(&self, trials: &Trials<'_>, most: usize) -> Vec<Plan> {
        let rank = |(_, tried): &&(Plan, Tried)| match &tried.outcome {
            Outcome::Fits(it) => Some((0, it.step_seconds)),
            Outcome::TooLarge(it, over) => Some((*over, it.step_seconds)),
            Outcome::Refused(_) | Outcome::Same(_) => None,
        };
        let all = trials.all.iter().filter(|(plan, _)| !plan.windowed);
        let mut all: Vec<_> = all.filter_map(|it| Some((rank(&it)?, &it.0))).collect();
        all.sort_by(|(a, _), (b, _)| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)));
        let mut best: Vec<Plan> = vec![];
        for (_, plan) in all {
            if best.len() < most && !best.iter().any(|it| it.mesh == plan.mesh) {
                best.push(plan.clone());
            }
        }
        best
    }

    /// The next neighbours that were not tried.
    fn neighbourhood(&self, trials: &Trials<'_>) -> Vec<(Plan, Candidate)> {
        let mut next: Vec<(Plan, Candidate)> = vec![];
        for (plan, most) in self.best(trials, AT_ONCE.len()).iter().zip(AT_ONCE) {
            let own = self.named(self.neighbours(plan)).into_iter();
            let mut taken = 0;
            for (plan, candidate) in own {
                let twice = next.iter().any(|(_, it)| it.is_like(&candidate));
                if taken < most && !twice && !trials.knows(&candidate) {
                    next.push((plan, candidate));
                    taken += 1;
                }
            }
        }
        next
    }

    /// Plans that differ in one decision, the most promising first.
    fn neighbours(&self, plan: &Plan) -> Vec<Plan> {
        let mut found = vec![];
        let with = |change: &dyn Fn(&mut Plan)| {
            let mut plan = plan.clone();
            change(&mut plan);
            plan
        };
        let updates = [Update::Sharded, Update::Narrow, Update::Whole];
        if Roles::of(&plan.mesh).data > 1 {
            let other = updates.iter().filter(|it| **it != plan.update);
            found.extend(other.map(|update| with(&|it| it.update = *update)));
        }
        found.extend(self.pipelines(plan));
        let roles = Roles::of(&plan.mesh);
        if !roles.models.is_empty() && !self.model.arguments.sequences.is_empty() {
            found.push(with(&|it| it.sequences = !it.sequences));
        }
        // Meshes differ by more than choices for a group do. Pipelines take longest to compile.
        let meshes = in_order(self.meshes_beside(plan)).into_iter();
        let pipe = |it: &Plan| Roles::of(&it.mesh).pipe;
        let (alike, others): (Vec<Plan>, Vec<Plan>) = meshes.partition(|it| pipe(it) == roles.pipe);
        found.extend(alike);
        found.extend(in_order(self.other_choices(plan)));
        found.extend(others);
        found
    }

    /// Other schedules, microbatches, and rematerialisation.
    fn pipelines(&self, plan: &Plan) -> Vec<Plan> {
        let Some(own) = &plan.pipeline else {
            return vec![];
        };
        let rows = self.model.arguments.rows / Roles::of(&plan.mesh).data.max(1);
        let mut all = vec![];
        let counts = [own.microbatches * 2, own.microbatches / 2];
        let counts = counts
            .into_iter()
            .filter(|it| *it > 1 && divides(*it, rows));
        all.extend(counts.map(|microbatches| Stages {
            microbatches,
            ..own.clone()
        }));
        let rematerialise = !own.rematerialise;
        all.push(Stages {
            rematerialise,
            ..own.clone()
        });
        let schedules = SCHEDULES.into_iter().filter(|it| *it != own.schedule);
        all.extend(schedules.map(|schedule| Stages {
            schedule,
            ..own.clone()
        }));
        let plans = all.into_iter().map(|stages| Plan {
            pipeline: Some(stages),
            ..plan.clone()
        });
        plans.collect()
    }

    /// Meshes on which one axis has half as many devices, and another one twice as many.
    fn meshes_beside(&self, plan: &Plan) -> Vec<Proposal> {
        let along = |mesh: &Axes, name: &str| {
            let mut axes = mesh.iter();
            axes.find(|it| it.0 == name).map_or(1, |it| it.1)
        };
        let mut found = vec![];
        for (all, mesh) in self.meshes {
            let factors = all
                .iter()
                .map(|(name, size)| (*size, along(&plan.mesh, name)));
            let (mut more, mut less, mut other) = (0, 0, 0);
            for (size, own) in factors {
                match size {
                    _ if size == own => {}
                    _ if size == own * 2 => more += 1,
                    _ if size * 2 == own => less += 1,
                    _ => other += 1,
                }
            }
            if (more, less, other) == (1, 1, 0) {
                found.extend(self.moved(plan, mesh));
            }
        }
        found
    }

    /// The plan on another mesh: what is decided of matrices stays where there is an axis for it.
    fn moved(&self, plan: &Plan, mesh: &Axes) -> Option<Proposal> {
        let (before, roles) = (Roles::of(&plan.mesh), Roles::of(mesh));
        let names = |of: &Roles<'_>| {
            of.models
                .iter()
                .map(|it| it.0.to_owned())
                .collect::<Vec<_>>()
        };
        let keeps = self.model.by_file
            || names(&before) == names(&roles) && (before.data > 1) == (roles.data > 1);
        let table = self.table(mesh)?;
        let found = match keeps {
            true => table.of(&plan.choices),
            false => table.cheapest(0.0),
        };
        let own = plan.pipeline.as_ref();
        let schedule = own.map_or(Schedule::OneForwardOneBackward, |it| it.schedule.clone());
        let stages = stages(mesh, self.model.arguments.rows, schedule);
        let stages = stages.map(|it| Stages {
            rematerialise: own.is_some_and(|own| own.rematerialise),
            ..it
        });
        (stages.is_some() == (roles.pipe > 1)).then(|| {
            let plan = Plan {
                mesh: mesh.clone(),
                choices: found.choices.clone(),
                sequences: plan.sequences && !roles.models.is_empty(),
                update: plan.update,
                pipeline: stages,
                windowed: false,
            };
            (self.estimated(&plan, &found), plan)
        })
    }

    /// One group split in another way, the largest groups first.
    fn other_choices(&self, plan: &Plan) -> Vec<Proposal> {
        let weight = |group: usize| {
            let members = self.model.members(&self.model.groups[group]);
            members
                .map(|it| it.shape.iter().product::<usize>())
                .sum::<usize>()
        };
        let mut order: Vec<usize> = (0..plan.choices.len()).collect();
        order.sort_by_key(|group| std::cmp::Reverse(weight(*group)));
        let Some(table) = self.table(&plan.mesh) else {
            return vec![];
        };
        let mut found = vec![];
        for group in order {
            for choice in table.choices(group).filter(|it| *it != plan.choices[group]) {
                let mut other = plan.clone();
                other.choices[group] = choice;
                let taken = table.of(&other.choices);
                found.push((self.estimated(&other, &taken), other));
            }
        }
        found
    }
}

/// Plans, those first that are estimated to be fastest; of equal ones the first stays first.
fn in_order(mut proposals: Vec<Proposal>) -> Vec<Plan> {
    proposals.sort_by(|a, b| a.0.total_cmp(&b.0));
    proposals.into_iter().map(|(_, plan)| plan).collect()
}
