//! The mesh, shardings, pipeline and update with the shortest simulated step.
//!
//! `optimise.rs` says what is tried in which order; a candidate is what `candidate.rs` has, made of
//! a plan (`plan.rs`). Everything that counts is compiled and simulated (`trials.rs`).

mod candidate;
mod compared;
mod matrices;
mod meshes;
mod optimise;
mod outcome;
mod plan;
mod presets;
mod strategies;
mod table;
mod trials;

use std::time::{Duration, Instant};

use peapod_diagnostic::{Result, ResultExt, bail, code, ensure};
use peapod_ir::Module;
use peapod_passes::PodOptions;
use peapod_passes::pod::windowed_einsum::WindowedEinsum;
use peapod_sim::machine::Machine;
use peapod_targets::Pod;

use super::compile::{Input, Recompiled, module};
use super::simulate;
use crate::options::threads;
use crate::{Format, Observer, Source, Work};
use matrices::Arguments;
use meshes::{Axes, meshes, usual_axes};
use optimise::Space;
use plan::Model;
use trials::{Bench, Trials};

pub use candidate::{Candidate, Stages, Update};
pub use compared::{Parts, RunnerUp, front, presets, runner_up};
pub use meshes::{AxisRange, mesh_text};
pub use outcome::{Ended, Figures, Found, Outcome, Tried, ranked};
pub use trials::interrupt;

/// What is searched, and how.
#[derive(Clone, Debug, PartialEq)]
pub struct Options {
    /// Axes of the meshes, major first; none are the file's, else pipe, data, space or sequence,
    /// and model.
    pub axes: Vec<AxisRange>,
    /// Candidates that are tried.
    pub max_candidates: usize,
    /// After which no candidate is begun.
    pub budget: Option<Duration>,
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

/// Searches until nothing near the best is better, or as long as the options say.
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
    let until = options.budget.and_then(|it| Instant::now().checked_add(it));
    Searching::new(source, target, options, observer)?.found(source, until, observer)
}

/// A mesh with all axes, and as it is compiled.
type Fitting = (Axes, Axes);

/// A mesh that does not fit the torus, and why.
type Unfit = (String, String);

/// What all candidates share.
struct Searching<'a> {
    options: &'a Options,
    target: &'a Pod,
    machine: Machine,
    module: Module,
    recompiled: Recompiled,
}

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
    fn found(
        &self,
        source: &Source,
        until: Option<Instant>,
        observer: &dyn Observer,
    ) -> Result<Found> {
        let arguments = Arguments::of(&self.module);
        let axes = self.axes(&arguments);
        let cuts_open = self.options.pod.plan.windowed_einsum == WindowedEinsum::Auto;
        let model = Model::new(arguments, self.by_file(), cuts_open);
        let devices = self.machine.devices();
        let (meshes, unfit) = self.embeddable(meshes(devices, &axes));
        ensure!(
            !meshes.is_empty() || !unfit.is_empty(),
            code::SEARCH
                .error(
                    format!("no mesh of {devices} devices has axes {}", described(&axes)),
                    "allow other axes or sizes with --axes",
                )
                .in_file(&source.path),
        );
        let bench = Bench {
            target: self.target,
            machine: &self.machine,
            recompiled: &self.recompiled,
            pod: &self.options.pod,
            simulate: &self.options.simulate,
            threads: threads(self.options.threads)?,
        };
        let most = self.options.max_candidates;
        let tick = observer.begin(Work::Candidates(most));
        let mut trials = Trials::new(bench, most, until, tick);
        let space = Space {
            model: &model,
            machine: &self.machine,
            simulate: &self.options.simulate,
            axes: &axes,
            meshes: &meshes,
        };
        space.search(&mut trials);
        observer.end();
        Ok(Found {
            model: source.name.clone(),
            path: source.path.clone(),
            target: self.target.name.clone(),
            devices,
            capacity_bytes: self.machine.memory_bytes,
            axes: described(&axes),
            ended: trials.ended.unwrap_or(Ended::Settled),
            tried: std::mem::take(&mut trials.all)
                .into_iter()
                .map(|(_, it)| it)
                .collect(),
            unfit,
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
        usual_axes(
            !arguments.images.is_empty(),
            !arguments.sequences.is_empty(),
        )
    }

    /// The meshes that fit the torus, each with all axes and as it is compiled, and why others do
    /// not.
    fn embeddable(&self, all: Vec<Axes>) -> (Vec<Fitting>, Vec<Unfit>) {
        let (mut fitting, mut unfit) = (vec![], vec![]);
        for whole in all {
            let mesh = whole.clone();
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
                Ok(_) => fitting.push((whole, mesh)),
                Err(error) => unfit.push((mesh_text(&mesh), error.to_string())),
            }
        }
        (fitting, unfit)
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
