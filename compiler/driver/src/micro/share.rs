//! Several models compiled for a board, to take turns in one arena.

use std::collections::BTreeSet;

use peapod_diagnostic::{Result, ResultExt, bail, code, ensure};
use peapod_emit::micro::budget;
use peapod_passes::micro::{SharedArena, share_arena};
use peapod_targets::Target;
use serde_json::json;

use super::compile::{Built, Request, compile};
use super::fit::{Fit, limits};
use crate::{Files, Observer, Source};

/// Models that share an arena.
#[derive(Clone, Debug)]
pub struct Shared {
    /// What the arena takes.
    pub arena: SharedArena,
    /// The models, each with the name of its folder.
    pub models: Vec<(String, Built)>,
}

/// Compiles models for a board, with states of their own and activations at the same place.
///
/// # Errors
///
/// A model cannot be imported or compiled, is too large for the board, or has the name of another;
/// or the arena of all is.
pub fn compile_shared(
    sources: &[Source],
    target: &Target,
    request: &Request,
    observer: &dyn Observer,
) -> Result<Shared> {
    // All models have their activations in one arena.
    let request = &Request {
        one_region: true,
        ..request.clone()
    };
    let mut names = BTreeSet::new();
    let mut models = Vec::new();
    for source in sources {
        let is_new = names.insert(source.name.as_str());
        ensure!(is_new, {
            let message = format!("two models are called `{}`", source.name);
            let help = "give the files other names: each model gets a folder of its own";
            code::SHARED_ARENA
                .error(message, help)
                .in_file(&source.path)
        });
        match compile(source, target, request, observer)? {
            Fit::Fits(built) if built.attempt.compiled.plan.key.is_some() => {
                bail!(source.several("compile it on its own: its signatures share an arena"))
            }
            Fit::Fits(built) => models.push((source.name.clone(), built)),
            Fit::TooLarge(why) => bail!(*why),
        }
    }
    let plans = models
        .iter()
        .map(|(_, built)| built.attempt.compiled.plan.clone());
    let mut plans: Vec<_> = plans.collect();
    let arena = share_arena(&mut plans);
    for ((_, built), (source, plan)) in models.iter_mut().zip(sources.iter().zip(plans)) {
        built.relocate(plan).in_file(&source.path)?;
        let mut whole = built.attempt.report.clone();
        whole.ram.activations = arena.len;
        if let Err(over) = budget::check(&whole, &limits(target)) {
            bail!(over);
        }
    }
    Ok(Shared { arena, models })
}

impl Shared {
    /// Everything that is written: a folder for each model, and what the arena takes.
    ///
    /// # Errors
    ///
    /// A model has no such form.
    pub fn files(&self) -> Result<Files> {
        let mut files = Files::default();
        for (name, built) in &self.models {
            let own = built.files()?.into_iter();
            files.extend(own.map(|(file, bytes)| (format!("{name}/{file}"), bytes)));
        }
        let models = self.models.iter().map(|(name, built)| {
            let ram = &built.attempt.report.ram;
            json!({
                "model": name,
                "state": ram.state,
                "activations": built.attempt.compiled.plan.arena_len - self.arena.state_len,
            })
        });
        let arena = json!({
            "arena": self.arena.len,
            "state": self.arena.state_len,
            "activations": self.arena.activations_len,
            "models": models.collect::<Vec<_>>(),
        });
        files.push(("arena.json".into(), format!("{arena:#}\n").into()));
        Ok(files)
    }
}
