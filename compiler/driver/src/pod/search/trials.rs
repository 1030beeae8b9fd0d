//! Candidates compiled and simulated, in an order that results alone decide.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Instant;

use peapod_diagnostic::Result;
use peapod_ir::Mesh;
use peapod_passes::PodOptions;
use peapod_passes::pod::annotate::ShardRule;
use peapod_passes::pod::pipeline::PipelineOptions;
use peapod_passes::pod::pipeline::asynchronous::DelayOptions;
use peapod_passes::pod::pipeline::stages::Cuts;
use peapod_passes::pod::weight_update::WeightUpdateOptions;
use peapod_passes::pod::windowed_einsum::WindowedEinsum;
use peapod_sim::machine::Machine;
use peapod_targets::Pod;

use super::candidate::{Candidate, Update};
use super::outcome::{Ended, Figures, Outcome, Tried};
use super::plan::Plan;
use crate::observer::Tick;
use crate::pod::compile::Recompiled;
use crate::pod::simulate::{self, Prepared};

/// Whether searches of this process are to end with what they have, and whether there are any.
static INTERRUPTED: AtomicBool = AtomicBool::new(false);
static SEARCHES: AtomicUsize = AtomicUsize::new(0);

/// Tells the searches of this process to end with the best so far; false if there are none, or
/// they were told before.
pub fn interrupt() -> bool {
    SEARCHES.load(Ordering::Relaxed) > 0 && !INTERRUPTED.swap(true, Ordering::Relaxed)
}

/// How candidates are tried.
pub struct Bench<'a> {
    /// The target.
    pub target: &'a Pod,
    /// As it is simulated.
    pub machine: &'a Machine,
    /// The model.
    pub recompiled: &'a Recompiled,
    /// What all candidates have.
    pub pod: &'a PodOptions,
    /// How they are simulated.
    pub simulate: &'a simulate::Options,
    /// Threads.
    pub threads: usize,
}

/// What was tried so far, and when to end.
pub struct Trials<'a> {
    bench: Bench<'a>,
    /// Every candidate with the plan that it was made of, in order.
    pub all: Vec<(Plan, Tried)>,
    digests: Vec<u64>,
    most: usize,
    until: Option<Instant>,
    tick: Option<Tick>,
    /// Why nothing more is tried.
    pub ended: Option<Ended>,
}

/// A candidate simulated on its own, and a digest of its program.
type Alone = (Outcome, Option<u64>);

impl<'a> Trials<'a> {
    /// None yet: at most so many, none begun after a time.
    pub fn new(bench: Bench<'a>, most: usize, until: Option<Instant>, tick: Option<Tick>) -> Self {
        // An earlier search that was told to end is no longer there.
        if SEARCHES.fetch_add(1, Ordering::Relaxed) == 0 {
            INTERRUPTED.store(false, Ordering::Relaxed);
        }
        Self {
            bench,
            all: Vec::new(),
            digests: Vec::new(),
            most,
            until,
            tick,
            ended: None,
        }
    }

    /// Whether the same was tried.
    pub fn knows(&self, candidate: &Candidate) -> bool {
        self.all
            .iter()
            .any(|(_, it)| it.candidate.is_like(candidate))
    }

    /// The shortest step so far of what fits.
    pub fn best_seconds(&self) -> f64 {
        let fitting = self.all.iter().filter_map(|(_, it)| match &it.outcome {
            Outcome::Fits(figures) => Some(figures.step_seconds),
            Outcome::TooLarge(..) | Outcome::Refused(_) | Outcome::Same(_) => None,
        });
        fitting.fold(f64::INFINITY, f64::min)
    }

    /// Tries those that are new, on several threads. What counts is in the order given: where time
    /// is up, those before the first that was not begun.
    pub fn run(&mut self, batch: Vec<(Plan, Candidate)>) {
        let mut new: Vec<(Plan, Candidate)> = Vec::new();
        for (plan, candidate) in batch {
            let twice = new.iter().any(|(_, it)| it.is_like(&candidate));
            if !twice && !self.knows(&candidate) {
                new.push((plan, candidate));
            }
        }
        let room = self.most - self.all.len().min(self.most);
        if new.len() > room {
            new.truncate(room);
            self.ended.get_or_insert(Ended::Candidates);
        }
        let slots: Vec<OnceLock<Alone>> = new.iter().map(|_| OnceLock::new()).collect();
        let next = AtomicUsize::new(0);
        thread::scope(|scope| {
            for _ in 0..self.bench.threads.min(new.len()) {
                scope.spawn(|| {
                    while self.stopped().is_none()
                        && let Some(((_, candidate), slot)) = {
                            let at = next.fetch_add(1, Ordering::Relaxed);
                            new.get(at).zip(slots.get(at))
                        }
                    {
                        slot.get_or_init(|| self.bench.alone(candidate));
                        if let Some(tick) = &self.tick {
                            tick();
                        }
                    }
                });
            }
        });
        for ((plan, candidate), slot) in new.into_iter().zip(slots) {
            let Some((outcome, digest)) = slot.into_inner() else {
                self.ended = self.stopped().or(self.ended);
                return;
            };
            self.add(plan, candidate, outcome, digest);
        }
    }

    fn add(&mut self, plan: Plan, candidate: Candidate, outcome: Outcome, digest: Option<u64>) {
        let mut outcome = outcome;
        let digest = digest.unwrap_or(0);
        // Programs of a digest are the same; what was refused has none.
        if digest != 0
            && let Some(at) = self.digests.iter().position(|known| *known == digest)
        {
            outcome = Outcome::Same(self.all[at].1.name());
        }
        self.digests.push(digest);
        self.all.push((plan, Tried { candidate, outcome }));
    }

    /// Why no more is to be begun, if so.
    fn stopped(&self) -> Option<Ended> {
        if INTERRUPTED.load(Ordering::Relaxed) {
            return Some(Ended::Interrupted);
        }
        let late = self.until.is_some_and(|until| Instant::now() >= until);
        late.then_some(Ended::Budget)
    }
}

impl Drop for Trials<'_> {
    fn drop(&mut self) {
        SEARCHES.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Bench<'_> {
    fn alone(&self, candidate: &Candidate) -> Alone {
        let options = self.compiler(candidate);
        let compiled =
            options.and_then(|options| Ok((self.recompiled.once(self.target, &options)?, options)));
        let ((bytes, program), options) = match compiled {
            Ok(compiled) => compiled,
            Err(error) => return (Outcome::Refused(error.to_string()), None),
        };
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        let prepared = Prepared::of(program.into_inner(), &options, None);
        let outcome = match prepared.simulate(self.machine, self.simulate) {
            Ok(simulated) => {
                let figures = Figures::of(&simulated.report);
                match figures
                    .memory_bytes
                    .saturating_sub(self.machine.memory_bytes)
                {
                    0 => Outcome::Fits(figures),
                    over => Outcome::TooLarge(figures, over),
                }
            }
            Err(error) => Outcome::Refused(error.to_string()),
        };
        (outcome, Some(hasher.finish()))
    }

    /// The compiler's options for a candidate.
    fn compiler(&self, candidate: &Candidate) -> Result<PodOptions> {
        let rules = candidate.rules.iter().map(|rule| rule.parse());
        let mut shards = rules.collect::<Result<Vec<ShardRule>, _>>()?;
        let mut options = self.pod.clone();
        shards.append(&mut options.annotate.shards);
        options.annotate.shards = shards;
        let axes = candidate.mesh.iter();
        let mesh = Mesh::new(axes.map(|(name, size)| (name.as_str(), *size)));
        options.annotate.mesh = Some(mesh);
        options.weight_update = WeightUpdateOptions {
            sharded: candidate.update != Update::Whole,
            split_parameters: candidate.update == Update::Narrow,
        };
        options.pipeline = candidate.pipeline.as_ref().map(|it| PipelineOptions {
            schedule: it.schedule.clone(),
            microbatches: it.microbatches,
            cuts: Cuts::Balanced,
            rematerialise: it.rematerialise,
            delays: DelayOptions::default(),
        });
        if candidate.uncut {
            options.plan.windowed_einsum = WindowedEinsum::Never;
        }
        Ok(options)
    }
}
