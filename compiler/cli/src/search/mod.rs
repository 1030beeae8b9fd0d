//! `peapod search`: the mesh and the layout with the shortest simulated step.

pub mod args;
mod layouts;
mod matrices;
mod meshes;
mod outcome;
mod tell;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::IsTerminal;
use std::num::NonZero;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use peapod_ir::Module;
use peapod_passes::pod::annotate::ShardRule;
use peapod_sim::machine::Machine;
use peapod_targets::Pod;

use crate::args::{CompilePod, Switch};
use crate::compile_pod::Recompiled;
use crate::print::print;
use crate::simulated::{Prepared, embedding, machine};
use crate::source::{Format, Source};
use crate::staging::Staging;
use args::Search;
use layouts::{Candidate, candidates};
use matrices::Arguments;
use meshes::{Axes, AxisRange, mesh_text, meshes, usual_axes};
use outcome::{Figures, Outcome, Tried};
use tell::{Found, name};

/// Tries all candidates, ranks them, and only then writes.
pub fn run(args: &Search) -> Result<()> {
    ensure!(
        args.max_candidates > 0,
        "--max-candidates 0 leaves nothing to try: give 1 or more"
    );
    let source = Source::open(&args.model)?;
    if source.format == Format::Pod {
        bail!(
            "{}: a pod is compiled for one mesh already; give the model that it came from",
            source.path
        );
    }
    let search = Searching::new(args, &source)?;
    let found = search.found(&source)?;
    let mut staging = Staging::default();
    if let Some(path) = &args.report {
        let text = serde_json::to_string_pretty(&found.json())? + "\n";
        staging.add(path, text.as_bytes())?;
    }
    staging.commit()?;
    print(&found.text(args.top))?;
    if let Some(path) = &args.report {
        print(&format!("\nwritten to {}\n", path.display()))?;
    }
    match found.failure() {
        Some(why) => bail!(why),
        None => Ok(()),
    }
}

/// What all candidates share.
struct Searching<'a> {
    args: &'a Search,
    target: Pod,
    machine: Machine,
    module: Module,
    recompiled: Recompiled,
}

/// A candidate simulated on its own, and a digest of its program.
type Alone = (Outcome, Option<u64>);

impl<'a> Searching<'a> {
    fn new(args: &'a Search, source: &Source) -> Result<Self> {
        let target = Pod::open(&args.target)?;
        let mut machine = machine(&target, &args.choices)?;
        if let Some(memory) = args.memory {
            let there = machine.memory_bytes;
            ensure!(
                memory <= there,
                "--memory {memory}: a core of {} has {there} bytes; give as many or fewer",
                target.name
            );
            machine.memory_bytes = memory;
        }
        let module = match args.batch {
            Some(rows) => source.batched(rows)?,
            None => source.module()?,
        };
        let recompiled = Recompiled::new(module.clone()).with_context(|| source.path.clone())?;
        Ok(Self {
            args,
            target,
            machine,
            module,
            recompiled,
        })
    }

    /// Tries what there is to try.
    fn found(&self, source: &Source) -> Result<Found> {
        let arguments = Arguments::of(&self.module);
        let axes = self.axes(&arguments);
        let devices = self.machine.devices();
        let all = meshes(devices, &axes);
        let (all, unfit) = self.embeddable(all);
        let mut candidates = candidates(&all, &arguments, self.by_file());
        ensure!(
            !candidates.is_empty() || !unfit.is_empty(),
            "{}: no mesh of {devices} devices with axes {} has a layout that uses all of them: \
             allow other axes or sizes with --axes",
            source.path,
            described(&axes),
        );
        let untried = candidates.split_off(self.args.max_candidates.min(candidates.len()));
        let tried = self.tried(candidates)?;
        Ok(Found {
            model: source.name.clone(),
            path: source.path.clone(),
            asked_target: self.args.target.clone(),
            target: self.target.name.clone(),
            devices,
            capacity_bytes: self.machine.memory_bytes,
            axes: described(&axes),
            tried,
            unfit,
            untried,
        })
    }

    /// Whether the file says how its arguments lie.
    fn by_file(&self) -> bool {
        let entry = self.module.functions.first();
        entry.is_some_and(|entry| {
            let mut inputs = entry.inputs.iter();
            inputs.any(|value| entry.value(*value).annotation.is_some())
        })
    }

    fn axes(&self, arguments: &Arguments) -> Vec<AxisRange> {
        let own = &self.module.mesh.axes;
        if !self.args.axes.is_empty() {
            return self.args.axes.clone();
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
                *size > 1 || !self.args.axes.is_empty() || self.module.mesh.axis(name).is_some()
            };
            let mesh: Axes = match mesh.iter().any(named) {
                true => mesh.into_iter().filter(named).collect(),
                false => mesh.into_iter().take(1).collect(),
            };
            match embedding(&self.machine, &mesh, &self.args.choices) {
                Ok(_) => fitting.push(mesh),
                Err(error) => unfit.push((mesh_text(&mesh), format!("{error:#}"))),
            }
        }
        (fitting, unfit)
    }

    /// Compiles and simulates all, on several threads; the order is that of the candidates.
    fn tried(&self, candidates: Vec<Candidate>) -> Result<Vec<Tried>> {
        let there = thread::available_parallelism().map_or(1, NonZero::get);
        let threads = match self.args.threads {
            0 => there,
            threads => threads,
        };
        let bar = progress(candidates.len());
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
                        bar.inc(1);
                    }
                });
            }
        });
        bar.finish_and_clear();
        let mut tried: Vec<Tried> = Vec::new();
        let mut digests: Vec<(u64, usize)> = Vec::new();
        for (candidate, slot) in candidates.into_iter().zip(slots) {
            let (mut outcome, digest) = slot.into_inner().context("bug: a candidate was left")?;
            if let Some(digest) = digest {
                match digests.iter().find(|(known, _)| *known == digest) {
                    Some((_, at)) => outcome = Outcome::Same(name(&tried[*at])),
                    None => digests.push((digest, tried.len())),
                }
            }
            tried.push(Tried { candidate, outcome });
        }
        Ok(tried)
    }

    fn alone(&self, candidate: &Candidate) -> Alone {
        let compiled = self.compiled(candidate);
        let bytes = match compiled {
            Ok(bytes) => bytes,
            Err(error) => return (Outcome::Refused(format!("{error:#}")), None),
        };
        let mut hasher = DefaultHasher::new();
        bytes.hash(&mut hasher);
        let simulated = Prepared::of(&bytes)
            .and_then(|prepared| prepared.simulate(&self.machine, &self.args.choices));
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
            Err(error) => Outcome::Refused(format!("{error:#}")),
        };
        (outcome, Some(hasher.finish()))
    }

    fn compiled(&self, candidate: &Candidate) -> Result<Vec<u8>> {
        let rules = candidate.rules.iter().map(|rule| rule.parse());
        let mut shard = rules.collect::<Result<Vec<ShardRule>, _>>()?;
        shard.extend(self.args.shard.iter().cloned());
        let args = CompilePod {
            mesh: Some(mesh_text(&candidate.mesh)),
            shard,
            layout: self.args.layout.clone(),
            weight_update_sharding: candidate.update,
            split_parameters: Switch::Off,
            deny_replication: self.args.deny_replication,
            bucket_bytes: self.args.bucket_bytes,
            emit_stablehlo: false,
            batch: self.args.batch,
            explain: None,
        };
        self.recompiled.bytes_once(&self.target, &args)
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

/// A bar for a terminal.
fn progress(candidates: usize) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(candidates as u64);
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} candidates, {eta} left");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
