//! Which exchanges are worth it: those with which the estimated step is shorter.

use std::sync::Arc;

use peapod_ir::Module;

use super::{Exchange, TwoLevel, split};
use crate::error::PassError;
use crate::pod::windowed_einsum::Estimator;
use crate::pod::{Cut, PlanOptions, PodProgram, ShardedProgram, finished};

/// Kinds of exchanges that are tried at most: each takes a plan of the whole program.
const MOST_TRIED: usize = 8;

/// Exchanges of the same axes and bytes.
type Class = (Vec<String>, usize);

/// What is done about exchanges of each kind, and why.
#[derive(Clone, Debug, Default)]
struct Chosen {
    split: Vec<Class>,
    reasons: Vec<(Class, String)>,
}

/// Splits all-to-alls over several axes where the estimated step is shorter so.
pub(crate) fn apply(
    sharded: &Arc<ShardedProgram>,
    cut: &mut Cut,
    options: PlanOptions,
    estimator: Option<Estimator<'_>>,
) -> Result<(), PassError> {
    let (is_split, why) = match (options.two_level, estimator) {
        (TwoLevel::Auto, Some(estimator)) => {
            let exchanges = split(&mut cut.module, |_| (false, String::new()));
            let chosen = choose(&exchanges, estimator, |chosen| {
                let mut cut = cut.clone();
                split(&mut cut.module, |it| chosen.decide(it));
                let (sharded, ignore) = (Arc::clone(sharded), &mut |_: &str, _: &Module| {});
                finished(sharded, cut, options.bucket_bytes, (vec![], &[]), ignore)
            })?;
            cut.exchanges = split(&mut cut.module, |it| chosen.decide(it));
            return Ok(());
        }
        (TwoLevel::Auto, None) => (false, "what a step takes on the target is not known"),
        (TwoLevel::Never, _) => (false, "as requested"),
        (TwoLevel::Always, _) => (true, "as requested"),
    };
    cut.exchanges = split(&mut cut.module, |_| (is_split, why.to_owned()));
    Ok(())
}

/// Tries one kind after the other, those of most bytes first, each with what was taken before.
/// `planned` makes the program in which some are split.
fn choose(
    exchanges: &[Exchange],
    estimate: Estimator<'_>,
    mut planned: impl FnMut(&Chosen) -> Result<PodProgram, PassError>,
) -> Result<Chosen, PassError> {
    let mut chosen = Chosen::default();
    let classes = exchanges.iter().map(class);
    let mut classes: Vec<Class> = classes.collect();
    classes.sort_by(|a, b| (b.1, &a.0).cmp(&(a.1, &b.0)));
    classes.dedup();
    if classes.is_empty() {
        return Ok(chosen);
    }
    let mut best = match estimate(&planned(&chosen)?) {
        Ok(best) => best,
        Err(why) => {
            let why = format!("what a step takes is not known: {why}");
            let reasons = classes.into_iter().map(|class| (class, why.clone()));
            chosen.reasons = reasons.collect();
            return Ok(chosen);
        }
    };
    for (tried, class) in classes.into_iter().enumerate() {
        if tried >= MOST_TRIED {
            let why = format!("not tried: {MOST_TRIED} kinds of exchanges are larger");
            chosen.reasons.push((class, why));
            continue;
        }
        let mut trial = chosen.clone();
        trial.split.push(class.clone());
        let reason = match estimate(&planned(&trial)?) {
            Ok(found) if found.is_better(&best) => {
                let reason = format!("{}, at once {}", found.words(), best.words());
                (best, chosen.split) = (found, trial.split);
                reason
            }
            Ok(found) => {
                let (best, found) = (best.words(), found.words());
                format!("{best}, one after another {found}")
            }
            Err(why) => why,
        };
        chosen.reasons.push((class, reason));
    }
    Ok(chosen)
}

fn class(exchange: &Exchange) -> Class {
    let (axes, bytes) = exchange.class();
    (axes.to_vec(), bytes)
}

impl Chosen {
    /// What is done about an exchange, and why.
    fn decide(&self, exchange: &Exchange) -> (bool, String) {
        let own = class(exchange);
        let reason = self.reasons.iter().find(|(class, _)| *class == own);
        let reason = reason.map_or(String::new(), |(_, reason)| reason.clone());
        (self.split.contains(&own), reason)
    }
}
