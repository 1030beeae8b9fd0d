//! What a small model takes on a board: instructions, RAM and flash in every mode, against the
//! figures in the repository.

use super::tally::Tally;
use crate::bench;
use crate::build::Builder;
use crate::list;
use crate::repository::Repository;
use anyhow::anyhow;
use peapod_targets::{Suite, Target};

/// The model: it has every kind of layer of the larger ones and takes seconds.
const MODEL: &str = "kws_ref_model";

/// Measures on every target that asks for it.
pub fn run(repository: &Repository, builder: &Builder<'_>, targets: &[Target], tally: &Tally) {
    let asking = |target: &&Target| target.suites.contains(&Suite::Figures);
    for target in targets.iter().filter(asking) {
        let name = format!("{} figures of {MODEL}", target.name);
        let missing = list::missing(target).or_else(|| {
            let shared = repository.shared();
            shared.is_none().then(|| "no ../shared/models".to_owned())
        });
        if let Some(missing) = missing {
            tally.skip(&name, &missing);
            continue;
        }
        match bench::compare(repository, builder, &target.name, MODEL) {
            Ok(it) if !it.compilers.is_empty() => tally.skip(&name, &it.compilers.join("; ")),
            Ok(it) if !it.worse.is_empty() => tally.fail(&name, &anyhow!(it.worse.join("; "))),
            Ok(it) => tally.pass(
                &name,
                &format!("{} figures grew by 2 % at most", it.compared),
            ),
            Err(error) => tally.fail(&name, &error),
        }
    }
}
