//! Models on emulated boards: outputs compared, images searched for panic paths and heaps.

use super::EMULATORS;
use super::tally::Tally;
use crate::build::{self, Builder, DoesNotFit, Excess, Image};
use crate::models::Model;
use crate::report::grouped;
use crate::repository::Repository;
use crate::{device, list};
use anyhow::{Result, anyhow, ensure};
use peapod_targets::{Suite, Target};
use std::iter;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

/// Models that every board tries.
const EVERYWHERE: [&str; 7] = [
    "digits",
    "hello_world_float",
    "hello_world_int8",
    "kws_ref_model",
    "micro_speech_from_samples",
    "micro_speech_quantized",
    "rows",
];
/// Models that boards that try them also run as code, without the interpreter.
const AS_CODE: [&str; 6] = [
    "digits",
    "hello_world_int8",
    "keyword_scrambled_8bit",
    "kws_ref_model",
    "person_detect",
    "rows",
];
/// RAM the interpreter may take beside the arena.
const RUNTIME_LIMIT_BYTES: u64 = 224;

/// What it may take more on boards with several memories, whose interpreter knows of all of them.
const REGIONS_BYTES: u64 = 32;

/// An image, the model it was built from, and whether that became code.
type Job<'m> = (Image, &'m Model, bool);

/// Builds one image after another and runs them as they come.
pub fn run(
    repository: &Repository,
    builder: &Builder,
    targets: &[Target],
    models: &[Model],
    tally: &Tally,
) -> Result<()> {
    let (sender, receiver) = sync_channel::<Job>(EMULATORS);
    let receiver = Mutex::new(receiver);
    thread::scope(|scope| {
        for _ in 0..EMULATORS {
            scope.spawn(|| run_all(builder, &receiver, tally));
        }
        for target in targets {
            if let Some(missing) = list::missing(target) {
                tally.skip(&target.name, &missing);
                continue;
            }
            for model in models.iter().filter(|model| is_for(target, model)) {
                for as_code in forms(model) {
                    let builder = builder.emitting(as_code.then_some(build::AS_CODE));
                    if let Some(image) = build(repository, &builder, target, model, as_code, tally)
                    {
                        let sent = sender.send((image, model, as_code));
                        sent.map_err(|_| anyhow!("the emulators stopped early"))?;
                    }
                }
            }
        }
        drop(sender);
        Ok(())
    })
}

fn is_for(target: &Target, model: &Model) -> bool {
    target.suites.contains(&Suite::EveryModel) || EVERYWHERE.contains(&model.name.as_str())
}

/// Whether a model is tried as code: `false`, and for some of them `true` too.
fn forms(model: &Model) -> impl Iterator<Item = bool> {
    let both = AS_CODE.contains(&model.name.as_str());
    iter::once(false).chain(both.then_some(true))
}

fn name_of(target: &Target, model: &Model, as_code: bool) -> String {
    let form = if as_code { ", as code" } else { "" };
    format!("{} {}{form}", target.name, model.name)
}

/// An image to run, unless the model is refused or something is wrong.
fn build(
    repository: &Repository,
    builder: &Builder,
    target: &Target,
    model: &Model,
    as_code: bool,
    tally: &Tally,
) -> Option<Image> {
    let name = name_of(target, model, as_code);
    let folder = repository.image_dir(&target.name, &model.name);
    let folder = match as_code {
        false => folder,
        true => folder.join(build::AS_CODE),
    };
    let builder = builder.telling(&model.options);
    match builder.image(target, &model.file, &folder) {
        Ok(image) => Some(image),
        Err(error) => {
            match error.downcast_ref::<DoesNotFit>() {
                Some(refusal) if is_fair(refusal, target) => {
                    tally.pass(&name, &refusal.in_brief());
                }
                Some(_) | None => tally.fail(&name, &error),
            }
            None
        }
    }
}

/// A refusal names what is needed and what is there, and the first is more than the second, which
/// is no more than the target has.
fn is_fair(refusal: &DoesNotFit, target: &Target) -> bool {
    let limit = target.budget.ram_bytes.max(target.budget.flash_bytes);
    let fair = |it: &Excess| it.needed > it.available && it.available <= limit;
    !refusal.excesses.is_empty() && refusal.excesses.iter().all(fair)
}

fn run_all(builder: &Builder, jobs: &Mutex<Receiver<Job>>, tally: &Tally) {
    loop {
        // The lock is held while waiting: the first to wait takes the next job.
        let job = jobs.lock().map(|jobs| jobs.recv());
        let Ok(Ok((image, model, as_code))) = job else {
            return;
        };
        let name = name_of(&image.target, model, as_code);
        tally.note(&name, outcome(builder, &image, model));
    }
}

fn outcome(builder: &Builder, image: &Image, model: &Model) -> Result<String> {
    let forbidden = &image.contents.forbidden;
    ensure!(
        forbidden.is_empty(),
        "panic paths or a heap in the image: {}",
        forbidden.join(", ")
    );
    let outcome = device::run_built(builder, image, &model.inputs())?;
    model.check(&image.compiled, &outcome.outputs)?;
    let session = outcome.profile.session_bytes;
    let has_regions = image.target.arenas().count() > 1 || image.target.weights().is_some();
    let limit = RUNTIME_LIMIT_BYTES + if has_regions { REGIONS_BYTES } else { 0 };
    ensure!(
        session <= limit,
        "the interpreter takes {session} bytes of RAM, {limit} are allowed"
    );
    let instructions = outcome.profile.runs.first().copied().unwrap_or_default();
    let activations = image.compiled.ram.activations;
    Ok(format!(
        "{} cases, {} {}, {} + {session} bytes of RAM",
        model.cases.len(),
        grouped(instructions),
        image.target.counts().name(),
        grouped(activations)
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_must_be_true() {
        let target = Target::emulated().unwrap().remove(0);
        let refused = |excesses: &[(u64, u64)]| DoesNotFit {
            rendered: String::new(),
            excesses: excesses
                .iter()
                .map(|&(needed, available)| Excess {
                    what: "RAM".to_owned(),
                    needed,
                    available,
                })
                .collect(),
        };
        let fair = |excesses: &[(u64, u64)]| is_fair(&refused(excesses), &target);
        assert!(fair(&[(22_772, 14_336)]));
        assert!(!fair(&[(2_772, 14_336)]));
        assert!(!fair(&[(22_772, 14_336), (1, 2)]));
        assert!(!fair(&[]));
    }
}
