//! Which pairs are worth it: those with which the estimated step is shorter.
//!
//! How long a program takes is not known to passes; the caller says so ([`Estimator`]). Pairs that
//! are alike are tried together, those that move most first, each with all that were taken before.
//! So a gather that travels while other work is done stays as it is: cutting it would gain nothing.

use std::collections::BTreeMap;

use super::{Decision, Pair, candidates};
use crate::error::PassError;
use crate::pod::PodProgram;

/// What a program is thought to take.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// From the start of a step to its end.
    pub seconds: f64,
    /// Bytes that a device needs more than it has.
    pub excess_bytes: u64,
}

/// Says what a program takes, or why that is not known.
pub type Estimator<'a> = &'a dyn Fn(&PodProgram) -> Result<Estimate, String>;

/// Classes of pairs that are tried at most: each takes a plan of the whole program.
const MOST_TRIED: usize = 16;

/// What a step has to be shorter by, at least, as a part of it.
const LEAST_GAIN: f64 = 1e-4;

/// What was chosen, and why; by class.
#[derive(Debug, Default)]
pub(crate) struct Chosen {
    /// Indices of the pairs that are cut.
    pub(crate) pairs: Vec<usize>,
    /// Per class, what led to that.
    pub(crate) reasons: BTreeMap<usize, String>,
}

/// Chooses pairs. `planned` makes the program in which some are cut.
pub(crate) fn choose(
    pairs: &[Pair],
    estimate: Estimator<'_>,
    mut planned: impl FnMut(&[usize]) -> Result<PodProgram, PassError>,
) -> Result<Chosen, PassError> {
    let mut classes: BTreeMap<usize, (usize, Vec<usize>)> = BTreeMap::new();
    for index in candidates(pairs) {
        let (bytes, members) = classes.entry(pairs[index].class).or_default();
        *bytes = bytes.saturating_add(pairs[index].bytes);
        members.push(index);
    }
    let mut chosen = Chosen::default();
    if classes.is_empty() {
        return Ok(chosen);
    }
    let mut best = match estimate(&planned(&[])?) {
        Ok(estimate) => estimate,
        Err(why) => {
            let why = format!("what a step takes is not known: {why}");
            chosen.reasons = classes.keys().map(|class| (*class, why.clone())).collect();
            return Ok(chosen);
        }
    };
    let mut classes: Vec<(usize, (usize, Vec<usize>))> = classes.into_iter().collect();
    classes.sort_by_key(|(class, (bytes, _))| (std::cmp::Reverse(*bytes), *class));
    for (tried, (class, (_, members))) in classes.into_iter().enumerate() {
        if tried >= MOST_TRIED {
            let why = format!("not tried: {MOST_TRIED} kinds of pairs move more bytes");
            chosen.reasons.insert(class, why);
            continue;
        }
        let mut trial = chosen.pairs.clone();
        trial.extend(&members);
        trial.sort_unstable();
        let reason = match estimate(&planned(&trial)?) {
            Ok(found) if found.is_better(&best) => {
                let reason = format!("{}, without {}", found.words(), best.words());
                (best, chosen.pairs) = (found, trial);
                reason
            }
            Ok(found) => format!("{}, with it {}", best.words(), found.words()),
            Err(why) => why,
        };
        chosen.reasons.insert(class, reason);
    }
    Ok(chosen)
}

impl Chosen {
    /// Says of every pair that was tried what came out.
    pub(crate) fn explain(&self, pairs: &mut [Pair]) {
        for (index, pair) in pairs.iter_mut().enumerate() {
            let Some(reason) = self.reasons.get(&pair.class) else {
                continue;
            };
            if pair.is_cut() {
                pair.decision = Decision::Cut(reason.clone());
            } else if pair.is_candidate() && !self.pairs.contains(&index) {
                pair.decision = Decision::Left(reason.clone());
            }
        }
    }
}

impl Estimate {
    pub(crate) fn is_better(&self, other: &Self) -> bool {
        let shorter = self.seconds < other.seconds * (1.0 - LEAST_GAIN);
        shorter && self.excess_bytes <= other.excess_bytes
    }

    pub(crate) fn words(&self) -> String {
        let excess = match self.excess_bytes {
            0 => String::new(),
            bytes => format!(" and {bytes} bytes more than there are"),
        };
        format!("a step takes {:.1} us{excess}", self.seconds * 1e6)
    }
}
