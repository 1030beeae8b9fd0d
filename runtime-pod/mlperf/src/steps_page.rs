//! The page about step times, `docs/mlperf-steps.md`.

use std::fmt::Write;

use crate::steps::StepTime;

const HEAD: &str = include_str!("steps_page.md");

/// The page for these entries.
pub fn markdown(times: &[StepTime]) -> String {
    let mut page = HEAD.to_owned();
    let usable: Vec<&StepTime> = times.iter().filter(|time| time.usable).collect();
    let other: Vec<&StepTime> = times.iter().filter(|time| !time.usable).collect();
    let (found, all) = (usable.len(), times.len());
    _ = writeln!(page, "\n## Usable: {found} of {all}\n");
    page += &table(&usable);
    page += "\n## Not usable\n\nThe log does not determine the time of a step well enough:\n\n";
    page += &table(&other);
    page += "\n## Origin of the steps per block\n\n";
    page += "| entries | steps | measured from - to | derivation | evaluation included | note |\n";
    page += "|---|---|---|---|---|---|\n";
    let mut told: Vec<(&str, &str, &str)> = vec![];
    for time in times {
        let row = (&*time.steps_why, &*time.evaluation, &*time.note);
        let same = |other: &&StepTime| {
            row == (&*other.steps_why, &*other.evaluation, &*other.note)
                && (&other.round, &other.benchmark) == (&time.round, &time.benchmark)
        };
        if told.contains(&row) && times.iter().find(same) != Some(time) {
            continue;
        }
        told.push(row);
        let systems: Vec<&str> = times.iter().filter(same).map(|it| &*it.system).collect();
        let [from, to] = &time.measured;
        _ = writeln!(
            page,
            "| {} {}: {} | {} | `{from}` - `{to}` | {} | {} | {} |",
            time.round,
            time.benchmark,
            systems.join(", "),
            time.steps_per_block,
            time.steps_why,
            time.evaluation,
            time.note,
        );
    }
    page
}

fn table(times: &[&StepTime]) -> String {
    let mut table = "| round | benchmark | system | cores | cores/replica | batch | blocks | \
         steps/block | ms/step | p10-p90 | at least | samples/s | score s |\n\
         |---|---|---|---|---|---|---|---|---|---|---|---|---|\n"
        .to_owned();
    for time in times {
        let optional = |number: Option<f64>, digits: usize| {
            number.map_or(String::new(), |number| format!("{number:.digits$}"))
        };
        let [low, high] = time.ms_spread;
        _ = writeln!(
            table,
            "| {} | {} | {} | {} | {} | {} | {} | {} | **{:.2}** | {low:.2}-{high:.2} | {} | {} | {} |",
            time.round,
            time.benchmark,
            time.system,
            time.cores,
            time.cores_per_replica,
            time.global_batch,
            time.blocks,
            time.steps_per_block,
            time.ms_per_step,
            optional(time.ms_at_least, 2),
            time.samples_per_second,
            optional(time.score_seconds, 2),
        );
    }
    table
}
