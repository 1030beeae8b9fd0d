//! The mesh and the layout with the shortest simulated step.

mod layouts;
mod matrices;
mod meshes;
mod outcome;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use peapod_diagnostic::{Diagnostic, Result, ResultExt, bail, code, ensure};
use peapod_ir::{Mesh, Module};
use peapod_passes::PodOptions;
use peapod_passes::pod::annotate::ShardRule;
use peapod_passes::pod::weight_update::WeightUpdateOptions;
use peapod_sim::machine::Machine;
use peapod_targets::Pod;

use super::compile::{Input, Recompiled, module};
use super::simulate::{self, Prepared};
use crate::options::threads;
use crate::{Format, Observer, Source, Work};
use layouts::candidates;
use matrices::Arguments;
use meshes::{Axes, meshes, usual_axes};

pub use layouts::{Candidate, Update};
pub use meshes::{AxisRange, mesh_text};
pub use outcome::{Figures, Found, Outcome, Tried, ranked};

/// What is searched, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// Axes of the meshes, major first; none are the file's, else data, space and model.
    pub axes: Vec<AxisRange>,
    /// Candidates that are tried.
    pub max_candidates: usize,
    /// Bytes that a device may use; else all that it has.
    pub memory: Option<u64>,
    /// Threads; 0 takes all cores. Results do not depend on it.
    pub threads: usize,
    /// What is said of the model beside what it says itself.
    pub input: Input,
    /// What every candidate has; rules count last.
    pub pod: PodOptions,
    /// How candidates are simulated.
    pub simulate: simulate::Options,
}

/// Tries all candidates.
///
/// # Errors
///
/// The model cannot be compiled for a pod, or no mesh of the target's devices can be searched. That
/// no candidate fits is not an error here.
pub fn search(
    source: &Source,
    target: &Pod,
    options: &Options,
    observer: &dyn Observer,
) -> Result<Found> {
    if source.format == Format::Pod {
        bail!(source.compiled_already());
    }
    Searching::new(source, target, options, observer)?.found(source, observer)
}

/// What all candidates share.
struct Searching<'a> {
    options: &'a Options,
    target: &'a Pod,
    machine: Machine,
    module: Module,
    recompiled: Recompiled,
}

/// A candidate simulated on its own, and a digest of its program.
type Alone = (Outcome, Option<u64>);

impl<'a> Searching<'a> {
    fn new(
        source: &Source,
        target: &'a Pod,
        options: &'a Options,
        observer: &dyn Observer,
    ) -> Result<Self> {
        let mut machine = options.simulate.machine(target)?;
        if let Some(memory) = options.memory {
            let there = machine.memory_bytes;
            ensure!(
                memory <= there,
                code::OPTION_VALUE.error(
                    format!(
                        "--memory {memory} exceeds the {there} bytes of a core of {}",
                        target.name
                    ),
                    format!("give at most --memory {there}"),
                )
            );
            machine.memory_bytes = memory;
        }
        let module = module(source, &options.input, observer)?;
        let recompiled = Recompiled::new(module.clone()).in_file(&source.path)?;
        Ok(Self {
            options,
            target,
            machine,
            module,
            recompiled,
        })
    }

    /// Tries what there is to try.
    fn found(&self, source: &Source, observer: &dyn Observer) -> Result<Found> {
        let arguments = Arguments::of(&self.module);
        let axes = self.axes(&arguments);
        let devices = self.machine.devices();
        let all = meshes(devices, &axes);
        let (all, unfit) = self.embeddable(all);
        let mut candidates = candidates(&all, &arguments, self.by_file());
        ensure!(
            !candidates.is_empty() || !unfit.is_empty(),
            code::SEARCH.error(format!(
                    "no mesh of {devices} devices with axes {} has a layout that uses all of them",
                    described(&axes),
                ),
                "allow other axes or sizes with --axes",
            )
            .in_file(&source.path),
        );
        let untried = candidates.split_off(self.options.max_candidates.min(candidates.len()));
        let tried = self.tried(candidates, observer)?;
        Ok(Found {
            model: source.name.clone(),
            path: source.path.clone(),
            target: self.target.name.clone(),
            devices,
            capacity_bytes: self.machine.memory_bytes,
            axes: described(&axes),
            tried,
            unfit,
            untried,
        })
    }

    /// Whether the file annotates its arguments.
    fn by_file(&self) -> bool {
        let entry = self.module.functions.first();
        entry.is_some_and(|entry| {
            let mut inputs = entry.inputs.iter();
            inputs.any(|value| {
                let annotation = entry.value(*value).annotation.as_ref();
                annotation.is_some_and(|it| !it.is_of_groups_only())
            })
        })
    }

    fn axes(&self, arguments: &Arguments) -> Vec<AxisRange> {
        let own = &self.module.mesh.axes;
        if !self.options.axes.is_empty() {
            return self.options.axes.clone();
        }
        if !own.is_empty() {
            return own.iter().map(|axis| AxisRange::any(&axis.name)).collect();
        }
        usual_axes(!arguments.images.is_empty())
    }

    /// The meshes that fit the torus, and why others do not.
    fn embeddable(&self, all: Vec<Axes>) -> (Vec<Axes>, Vec<(String, String)>) {
        let (mut fitting, mut unfit) = (vec![], vec![]);
        for mesh in all {
            // Axes of one device take no place, and nothing is split over them unless the file
            // names them.
            let named = |(name, size): &(String, usize)| {
                *size > 1 || !self.options.axes.is_empty() || self.module.mesh.axis(name).is_some()
            };
            let mesh: Axes = match mesh.iter().any(named) {
                true => mesh.into_iter().filter(named).collect(),
                false => mesh.into_iter().take(1).collect(),
            };
            match self.options.simulate.embedding(&self.machine, &mesh) {
                Ok(_) => fitting.push(mesh),
                Err(error) => unfit.push((mesh_text(&mesh), error.to_string())),
            }
        }
        (fitting, unfit)
    }

    /// Compiles and simulates all, on several threads; the order is that of the candidates.
    fn tried(&self, candidates: Vec<Candidate>, observer: &dyn Observer) -> Result<Vec<Tried>> {
        let threads = threads(self.options.threads)?;
        let tick = observer.begin(Work::Candidates(candidates.len()));
        let slots: Vec<OnceLock<Alone>> = candidates.iter().map(|_| OnceLock::new()).collect();
        let next = AtomicUsize::new(0);
        thread::scope(|scope| {
            for _ in 0..threads.min(candidates.len()) {
                scope.spawn(|| {
                    while let Some((candidate, slot)) = {
                        let at = next.fetch_add(1, Ordering::Relaxed);
                        candidates.get(at).zip(slots.get(at))
                    } {
                        slot.get_or_init(|| self.alone(candidate));
                        if let Some(tick) = &tick {
                            tick();
                        }
                    }
                });
            }
        });
        observer.end();
        let mut tried: Vec<Tried> = Vec::new();
        let mut digests: Vec<(u64, usize)> = Vec::new();
        for (candidate, slot) in candidates.into_iter().zip(slots) {
            let (mut outcome, digest) = slot
                .into_inner()
                .ok_or_else(|| Diagnostic::bug("a candidate was left"))?;
            if let Some(digest) = digest {
                match digests.iter().find(|(known, _)| *known == digest) {
                    Some((_, at)) => outcome = Outcome::Same(tried[*at].name()),
                    None => digests.push((digest, tried.len())),
                }
            }
            tried.push(Tried { candidate, outcome });
        }
        Ok(tried)
    }

    fn alone(&self, candidate: &Candidate) -> Alone {
        let options = self.compiler(candidate);
        let compiled = options
            .and_then(|options| Ok((self.recompiled.bytes_once(self.target, &options)?, options)));
        let (bytes, options) = match compiled {
            Ok(bytes) => bytes,
            Err(error) => return (Outcome::Refused(error.to_string()), None),
        };
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        let simulated = Prepared::compiled(&bytes, &options)
            .and_then(|prepared| prepared.simulate(&self.machine, &self.options.simulate));
        let outcome = match simulated {
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
        let mut options = self.options.pod.clone();
        shards.append(&mut options.annotate.shards);
        options.annotate.shards = shards;
        let axes = candidate.mesh.iter();
        let mesh = Mesh::new(axes.map(|(name, size)| (name.as_str(), *size)));
        options.annotate.mesh = Some(mesh);
        options.weight_update = WeightUpdateOptions {
            sharded: candidate.update == Update::Sharded,
            split_parameters: false,
        };
        Ok(options)
    }
}

/// `data, model of 2 to 16`.
fn described(axes: &[AxisRange]) -> String {
    let axes = axes.iter().map(|axis| {
        let (name, low, high) = (&axis.name, axis.sizes.start(), axis.sizes.end());
        match (*low, *high) {
            (1, usize::MAX) => name.clone(),
            (1, high) => format!("{name} up to {high}"),
            (low, high) if low == high => format!("{name} of {low}"),
            (low, high) => format!("{name} of {low} to {high}"),
        }
    });
    axes.collect::<Vec<_>>().join(", ")
}
