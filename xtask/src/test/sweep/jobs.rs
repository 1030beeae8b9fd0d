//! Which models run on which target, and in which order emulators take them.

use std::collections::BTreeSet;
use std::fs;
use std::sync::Mutex;
use std::thread;

use anyhow::Result;
use peapod_targets::{Products, Target};

use super::{CAPACITY_BYTES, Recorded, Suite, Turn, run_turns};
use crate::build::Builder;
use crate::repository::Repository;
use crate::test::EMULATORS;
use crate::test::tally::Tally;

/// On a target whose chip another one has, one of so many models runs.
const SAME_CHIP: usize = 4;

/// On a target with another chip, but with kernels of the same source, one of so many models runs.
const SAME_SOURCE: usize = 2;

/// Every so many models run once more in parts, of this many element operations.
const IN_PARTS: (usize, u32) = (4, 97);

/// Bytes of flash for each kernel of a firmware: on average they take less.
const FLASH_PER_KERNEL: u64 = 3072;

/// What an emulator has to do: some models on a target.
pub struct Job<'a> {
    target: &'a Target,
    suite: &'a Suite,
    models: Vec<&'a Recorded>,
}

/// All models on the first of targets that have kernels of the same source, and some on the others.
pub fn jobs<'a>(suite: &'a Suite, targets: &[&'a Target], models: &[&'a Recorded]) -> Vec<Job<'a>> {
    let chips: Vec<&str> = targets.iter().map(|it| it.chip_name.as_str()).collect();
    let jobs = targets.iter().enumerate().map(|(index, target)| {
        let every = match &chips[..index] {
            [] => 1,
            earlier if earlier.contains(&chips[index]) => SAME_CHIP,
            _ => SAME_SOURCE,
        };
        Job {
            target,
            suite,
            models: models.iter().copied().step_by(every).collect(),
        }
    });
    jobs.collect()
}

/// Does all jobs, those that take longest first: so no emulator is left with one at the end.
pub fn emulate_all(
    repository: &Repository,
    builder: &Builder,
    mut jobs: Vec<Job<'_>>,
    tally: &Tally,
) {
    jobs.sort_by_key(|job| {
        let is_slow = job.target.chip.products == Products::Mve;
        (is_slow, job.models.len())
    });
    let rest = Mutex::new(jobs);
    let next = || rest.lock().ok()?.pop();
    let emulate = || {
        while let Some(job) = next() {
            let name = format!("{} {}", job.target.name, job.suite.name);
            let builder = builder.optimizing(job.suite.optimize);
            tally.note(&name, sweep(repository, &builder, &job));
        }
    };
    thread::scope(|scope| {
        (0..EMULATORS).for_each(|_| {
            scope.spawn(emulate);
        });
    });
}

/// Models that one firmware runs.
#[derive(Default)]
struct Part<'r> {
    models: Vec<&'r Recorded>,
    kernels: BTreeSet<&'static str>,
}

/// The models in as few parts as a board's flash has room for their kernels.
fn parts<'r>(target: &Target, recorded: &[&'r Recorded]) -> Result<Vec<Part<'r>>> {
    let most = (target.budget.flash_bytes / FLASH_PER_KERNEL) as usize;
    let rest = recorded.iter().map(|it| Ok((it.kernels()?, *it)));
    let mut rest = rest.collect::<Result<Vec<_>>>()?;
    // Those of the same kernels follow each other.
    rest.sort_by(|(a, _), (b, _)| a.cmp(b));
    let mut parts: Vec<Part<'_>> = Vec::new();
    for (kernels, model) in rest {
        let room = |part: &&mut Part<'_>| part.kernels.union(&kernels).count() <= most;
        let part = match parts.iter_mut().find(room) {
            Some(part) => part,
            None => {
                parts.push(Part::default());
                parts.last_mut().expect("there is one now")
            }
        };
        part.kernels.extend(kernels);
        part.models.push(model);
    }
    Ok(parts)
}

/// Runs the models; returns how many there were.
fn sweep(repository: &Repository, builder: &Builder, job: &Job<'_>) -> Result<String> {
    let mut runs = 0;
    for part in parts(job.target, &job.models)? {
        runs += sweep_part(repository, builder, job, &part)?;
    }
    Ok(format!("{} models, {runs} runs", job.models.len()))
}

/// Runs the models of a part in one go, some of them once more in parts; returns how many runs
/// there were.
fn sweep_part(
    repository: &Repository,
    builder: &Builder,
    job: &Job<'_>,
    part: &Part<'_>,
) -> Result<usize> {
    let (step, budget) = IN_PARTS;
    let in_parts = part.models.iter().step_by(step).map(|case| (*case, budget));
    let whole = part.models.iter().map(|case| (*case, 0));
    let turns: Vec<Turn<'_>> = whole.chain(in_parts).collect();
    // Suites of one target may run at the same time.
    let folder = repository.image_dir(&job.target.name, &job.suite.name.replace([' ', ','], "-"));
    fs::create_dir_all(&folder)?;
    let elf = builder.sweep(job.target, &folder, &part.kernels, CAPACITY_BYTES)?;
    Ok(run_turns(job.target, &elf, &folder, &turns)?.len())
}
