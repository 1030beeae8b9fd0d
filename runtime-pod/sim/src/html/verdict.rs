//! What bounds a step, in a sentence, and which change helps most.

use peapod_page::units::{percent, seconds};

use super::Change;
use crate::report::Report;

/// The sentence at the top of the page.
pub(super) fn verdict(report: &Report, changes: &[Change<'_>]) -> String {
    let step = report.step_seconds.max(f64::MIN_POSITIVE);
    let core = &report.core_seconds;
    let parts = [
        ("the matrix units", core.matrix),
        ("the vector unit", core.vector),
        ("memory", core.memory),
        ("the start of kernels and steps", core.overhead),
        ("waiting for links and input", core.waiting),
    ];
    let most = parts.into_iter().max_by(|a, b| a.1.total_cmp(&b.1));
    let (what, time) = most.unwrap_or(("nothing", 0.0));
    format!(
        "A step takes {}; most of it, {}, is spent on {what}. {}",
        seconds(report.step_seconds),
        percent(time / step),
        best(report, changes)
    )
}

/// The change with the shortest step that fits into memory, and what it gains.
fn best(report: &Report, changes: &[Change<'_>]) -> String {
    let step = report.step_seconds.max(f64::MIN_POSITIVE);
    let possible = changes
        .iter()
        .filter_map(|it| Some((it.name, it.outcome.ok()?)));
    let fitting = possible.filter(|(_, it)| it.memory.fits);
    let best = fitting.min_by(|a, b| a.1.step_seconds.total_cmp(&b.1.step_seconds));
    match best {
        Some((name, it)) if it.step_seconds < report.step_seconds => format!(
            "Best of the changes that were asked for: {name} saves {}, {} of the step.",
            seconds(report.step_seconds - it.step_seconds),
            percent(1.0 - it.step_seconds / step)
        ),
        Some(_) => "None of the changes that were asked for makes it shorter.".to_owned(),
        None => format!(
            "Hiding all communication would save {} at most; --what-if tries changes.",
            percent(report.exposed_seconds.min(step) / step)
        ),
    }
}
