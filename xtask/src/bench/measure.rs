//! Measuring models on boards, on as many threads as there are cores.

use super::Filter;
use super::figures::{AS_CODE, Board, DEFAULT, Figure, Figures, MODES, Measured, OpCost};
use super::peer;
use crate::build::{self, Builder, DoesNotFit, Image};
use crate::device::Outcome;
use crate::models::{self, Model};
use crate::report;
use crate::repository::Repository;
use crate::toolchain::Toolchain;
use crate::{device, elf, list, setup};
use anyhow::{Context, Result, anyhow, bail, ensure};
use peapod_targets::Target;
use std::collections::{BTreeMap, VecDeque};
use std::fs;
use std::path::Path;
use std::sync::{Mutex, MutexGuard};
use std::thread;

/// The mark of the models that are measured.
const MARK: &str = "micro-first";

/// One model on one board, in every mode.
struct Job<'m> {
    target: &'m Target,
    model: &'m Model,
}

/// One way to compile a model.
struct Variant {
    /// Its name in the file.
    name: &'static str,
    mode: &'static str,
    as_code: bool,
}

/// What the compiler made: data and code.
type Program = [Vec<u8>; 2];

/// What came of a job: figures by mode, and the kernel calls of the default.
type Done = (BTreeMap<String, Figure>, Option<Vec<OpCost>>);

/// What the threads share.
struct Bench<'m> {
    repository: &'m Repository,
    variants: Vec<Variant>,
    jobs: Mutex<VecDeque<Job<'m>>>,
    figures: Mutex<Figures>,
}

/// Measures what the filter lets through, as a builder's compiler makes it.
pub fn measure(repository: &Repository, builder: &Builder<'_>, filter: &Filter) -> Result<Figures> {
    let Some(shared) = repository.shared() else {
        bail!("the models are in ../shared/models, which is not there; set PEAPOD_SHARED");
    };
    expect_known(&filter.optimize, MODES.into_iter(), "mode")?;
    let targets = boards(filter)?;
    setup::prepare(&targets)?;
    let models = models(repository, &shared, filter)?;
    let mut figures = Figures {
        peer: peer::read(&shared)?,
        ..Figures::default()
    };
    for target in &targets {
        let folder = repository.image_dir(&target.name, "harness");
        let harness = elf::read(&builder.harness(target, &folder)?)?.flash.code;
        let board = Board {
            chip: target.chip_name.clone(),
            rustc: Toolchain::require(target)?.version()?,
            harness,
        };
        figures.boards.insert(target.name.clone(), board);
    }
    let job = |target| models.iter().map(move |model| Job { target, model });
    let bench = Bench {
        repository,
        variants: variants(filter),
        jobs: Mutex::new(targets.iter().flat_map(job).collect()),
        figures: Mutex::new(figures),
    };
    bench.run_all(builder)?;
    let figures = bench.figures.into_inner();
    Ok(figures.unwrap_or_else(std::sync::PoisonError::into_inner))
}

/// The boards that can run here and that the filter lets through.
pub fn boards(filter: &Filter) -> Result<Vec<Target>> {
    let mut targets = Target::emulated()?;
    expect_known(&filter.board, targets.iter().map(|it| &*it.name), "board")?;
    targets.retain(|target| {
        let asked = filter.lets(&filter.board, &target.name);
        let missing = asked.then(|| list::missing(target)).flatten();
        if let Some(missing) = &missing {
            println!("SKIPPED {}: {missing}", target.name);
        }
        asked && missing.is_none()
    });
    Ok(targets)
}

/// The models that the filter lets through.
pub fn models(repository: &Repository, shared: &Path, filter: &Filter) -> Result<Vec<Model>> {
    let mut models = models::marked(shared, MARK)?;
    models.push(models::digits(repository)?);
    expect_known(&filter.model, models.iter().map(|it| &*it.name), "model")?;
    models.retain(|model| filter.lets(&filter.model, &model.name));
    Ok(models)
}

/// Every mode that the filter lets through, and the default as code.
fn variants(filter: &Filter) -> Vec<Variant> {
    let modes = MODES.into_iter();
    let modes = modes.filter(|mode| filter.lets(&filter.optimize, mode));
    let variants = modes.flat_map(|mode| {
        let [as_pea, as_code] = [(mode, false), (AS_CODE, true)].map(|(name, as_code)| Variant {
            name,
            mode,
            as_code,
        });
        [Some(as_pea), (mode == DEFAULT).then_some(as_code)]
    });
    let mut variants: Vec<Variant> = variants.flatten().collect();
    variants.sort_by_key(|variant| variant.as_code);
    variants
}

impl Variant {
    /// What the compiler wrote into this folder.
    fn program(&self, folder: &Path) -> Result<Program> {
        let data = match self.as_code {
            false => "model.pea",
            true => "model.constants",
        };
        let [data, code] = [data, "model.rs"].map(|name| fs::read(folder.join(name)));
        Ok([data?, code?])
    }
}

/// A name that means nothing is an error that lists those that do.
fn expect_known<'n>(
    asked: &[String],
    known: impl Iterator<Item = &'n str>,
    what: &str,
) -> Result<()> {
    let known: Vec<&str> = known.collect();
    for name in asked {
        let names = known.join(", ");
        ensure!(
            known.contains(&&**name),
            "no {what} `{name}`; there are {names}"
        );
    }
    Ok(())
}

impl Bench<'_> {
    /// Works until no job is left; the first error ends all.
    fn run_all(&self, builder: &Builder) -> Result<()> {
        let threads = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| {
            let work = |worker| scope.spawn(move || self.work(&builder.beside(worker)));
            let workers: Vec<_> = (0..threads).map(work).collect();
            let mut outcome = Ok(());
            for worker in workers {
                let ended = worker.join();
                outcome = outcome.and(ended.map_err(|_| anyhow!("a thread died"))?);
            }
            outcome
        })
    }

    fn work(&self, builder: &Builder) -> Result<()> {
        let next = || locked(&self.jobs).map(|mut jobs| jobs.pop_front());
        while let Some(job) = next()? {
            let name = format!("{} on {}", job.model.name, job.target.name);
            let done = self.one(builder, &job);
            if done.is_err() {
                // The others need not begin anything more.
                locked(&self.jobs)?.clear();
            }
            self.note(&job, done.context(name)?)?;
        }
        Ok(())
    }

    fn note(&self, job: &Job, (by_mode, ops): Done) -> Result<()> {
        let [model, board] = [&job.model.name, &job.target.name];
        let mut figures = locked(&self.figures)?;
        for (mode, figure) in &by_mode {
            println!("{board:<14}{model:<26}{mode:<10}{}", describe(figure));
        }
        let models = figures.models.entry(model.clone()).or_default();
        models.insert(board.clone(), by_mode);
        if let Some(ops) = ops {
            figures
                .ops
                .entry(model.clone())
                .or_default()
                .insert(board.clone(), ops);
        }
        Ok(())
    }

    /// A model on a board in all variants. Those that make the same program share a measurement.
    fn one(&self, builder: &Builder, job: &Job) -> Result<Done> {
        let mut figures = BTreeMap::new();
        let mut ops = None;
        let mut known: Vec<((Program, &str), Figure, Vec<OpCost>)> = Vec::new();
        for variant in &self.variants {
            let builder = builder.optimizing(Some(variant.mode));
            let builder = builder.emitting(variant.as_code.then_some(build::AS_CODE));
            let folder = self.repository.image_dir(&job.target.name, &job.model.name);
            let folder = folder.join(variant.name);
            let compiled = match builder.compile(job.target, &job.model.file, &folder) {
                Err(error) => {
                    figures.insert(variant.name.to_owned(), refusal(error)?);
                    continue;
                }
                Ok(compiled) => compiled,
            };
            let program = (variant.program(&folder)?, builder.profile());
            if known.iter().all(|(other, _, _)| *other != program) {
                let name = &job.model.name;
                let image = builder.linked(job.target, name, &folder, compiled)?;
                let outcome = self.emulate(job.model, &image)?;
                let figure = Figure::Measured(self.measured(&image, &outcome)?);
                known.push((program.clone(), figure, op_costs(&image, &outcome)));
            }
            let same = known.iter().find(|(other, _, _)| *other == program);
            let (_, figure, costs) = same.context("it was measured")?;
            figures.insert(variant.name.to_owned(), figure.clone());
            if variant.name == DEFAULT {
                ops = Some(costs.clone());
            }
        }
        Ok((figures, ops))
    }

    /// Two inferences on the first input. Outputs must be those recorded: figures of wrong results
    /// are worth nothing.
    fn emulate(&self, model: &Model, image: &Image) -> Result<Outcome> {
        let first = model.cases.first().context("a model has cases")?;
        let inputs = [first.inputs.clone(), first.inputs.clone()];
        let outcome = device::run(image, &inputs)?;
        model.check_first(&image.compiled, &outcome.outputs)?;
        Ok(outcome)
    }

    fn measured(&self, image: &Image, outcome: &Outcome) -> Result<Measured> {
        let profile = &outcome.profile;
        let &[first, later] = profile.runs.as_slice() else {
            bail!(
                "{} inferences were measured instead of two",
                profile.runs.len()
            );
        };
        let figures = locked(&self.figures)?;
        let board = figures
            .boards
            .get(&image.target.name)
            .context("the board is known")?;
        Ok(Measured {
            load: profile.load,
            first,
            later,
            kernels: profile.steps.iter().sum(),
            activations: image.compiled.ram.activations,
            runtime: profile.session_bytes,
            stack: profile.stack_bytes,
            code: image.contents.flash.code.saturating_sub(board.harness),
            model: image.contents.flash.model,
        })
    }
}

fn locked<T>(shared: &Mutex<T>) -> Result<MutexGuard<'_, T>> {
    shared.lock().map_err(|_| anyhow!("a thread died"))
}

/// The figure of a model that does not fit; any other error stays one.
fn refusal(error: anyhow::Error) -> Result<Figure> {
    let refused = error.downcast::<DoesNotFit>()?.in_brief();
    Ok(Figure::Refused { refused })
}

fn op_costs(image: &Image, outcome: &Outcome) -> Vec<OpCost> {
    let ops = image.compiled.ops.iter().zip(&outcome.profile.steps);
    let cost = |(op, &instructions): (&crate::compiled::Op, &u64)| OpCost {
        op: op.op.clone(),
        kernel: op.kernel.clone(),
        window: op.window,
        macs: op.macs,
        instructions,
    };
    ops.map(cost).collect()
}

fn describe(figure: &Figure) -> String {
    match figure {
        Figure::Measured(measured) => {
            let [first, ram, flash] = [
                measured.first,
                measured.activations,
                measured.code + measured.model,
            ]
            .map(report::grouped);
            format!("{first:>13} instructions, {ram:>7} bytes of arena, {flash:>9} of flash")
        }
        Figure::Refused { refused } => refused.clone(),
    }
}
