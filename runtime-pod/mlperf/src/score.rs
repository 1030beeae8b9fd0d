//! Scores by the rules: of an entry's runs the fastest and the slowest are dropped, and the mean of
//! the rest is its time to train. A run that did not converge is the slowest; there may be one.
//! What v0.6 published differs: see `failed_runs_by_time` in `rules.toml`.

use serde::Serialize;

use crate::folder::Entry;
use crate::rules::rules;
use crate::run::{NotARun, Run};

/// The result of an entry.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Score {
    /// Round, e.g. `v0.7`.
    pub round: String,
    /// Name of the system.
    pub system: String,
    /// Name of the benchmark.
    pub benchmark: String,
    /// Time to train; none if the rules give none.
    pub seconds: Option<f64>,
    /// Time to train with the run that did not converge as the slowest, where that is another.
    pub strict_seconds: Option<f64>,
    /// Why the entry has no score, or would not be accepted with it.
    pub invalid: Vec<String>,
    /// Runs with a time.
    pub runs: usize,
    /// Of those, how many reached the target.
    pub converged: usize,
    /// Shortest and longest run.
    pub min_max_seconds: Option<[f64; 2]>,
    /// Median time from the start of initialisation to that of the run.
    pub init_seconds: Option<f64>,
    /// Samples of a step over all devices.
    pub global_batch: Option<u64>,
    /// Fewest and most epochs to the target, or steps where an entry counts those.
    pub epochs: Option<[f64; 2]>,
    /// Their median.
    pub median_epochs: Option<f64>,
    /// What is odd about the logs, with file and line.
    pub warnings: Vec<String>,
}

impl Score {
    /// Scores an entry.
    pub fn of(entry: &Entry) -> Self {
        let mut invalid = vec![];
        let mut runs = vec![];
        for run in entry.logs.iter().map(Run::of) {
            match run {
                Ok(run) => runs.push(run),
                Err(error) => invalid.push(not_a_run(&error)),
            }
        }
        let warnings = runs.iter().flat_map(|run| {
            let file = &run.file;
            run.warnings
                .iter()
                .map(move |what| format!("{file}, {what}"))
        });
        let mut warnings: Vec<String> = warnings.collect();
        let counted = counted(entry, &runs, &mut invalid);
        let strict = olympic_mean(&counted, &mut invalid);
        let by_time = strict.and_then(|strict| by_time(entry, &counted, strict, &mut warnings));
        let converged: Vec<&Run> = runs.iter().filter(|run| run.converged).collect();
        let batches = runs.iter().filter_map(|run| run.global_batch);
        Self {
            round: entry.round.clone(),
            system: entry.system.clone(),
            benchmark: entry.benchmark.clone(),
            seconds: by_time.or(strict),
            strict_seconds: by_time.and(strict),
            invalid,
            runs: runs.len(),
            converged: converged.len(),
            min_max_seconds: range(runs.iter().map(|run| run.seconds)),
            init_seconds: median(runs.iter().filter_map(|run| run.init_seconds).collect()),
            global_batch: batches.max(),
            epochs: range(converged.iter().filter_map(|run| run.epochs)),
            median_epochs: median(converged.iter().filter_map(|run| run.epochs).collect()),
            warnings,
        }
    }
}

fn not_a_run(error: &NotARun) -> String {
    error.to_string()
}

/// The runs that count, after how many there are was held against the rules.
fn counted<'a>(entry: &Entry, runs: &'a [Run], invalid: &mut Vec<String>) -> Vec<&'a Run> {
    let Some(benchmark) = rules().benchmark(&entry.benchmark) else {
        let known: Vec<&str> = rules().benchmarks().collect();
        let (name, known) = (&entry.benchmark, known.join(", "));
        invalid.push(format!("`{name}` is not a benchmark with rules: {known}"));
        return runs.iter().collect();
    };
    let expected = benchmark.runs(&entry.round);
    if runs.len() != expected {
        let (found, name, round) = (runs.len(), &benchmark.name, &entry.round);
        invalid.push(format!("{found} runs, {name} has {expected} in {round}"));
    }
    match benchmark.converged {
        None => runs.iter().collect(),
        Some(first) => {
            let converged = runs.iter().filter(|run| run.converged);
            let counted: Vec<&Run> = converged.take(first).collect();
            if counted.len() < first {
                let found = counted.len();
                invalid.push(format!("{found} runs converged, {first} have to"));
            }
            counted
        }
    }
}

/// Mean without the fastest and the slowest.
fn olympic_mean(runs: &[&Run], invalid: &mut Vec<String>) -> Option<f64> {
    let mut seconds: Vec<f64> = runs
        .iter()
        .filter(|run| run.converged)
        .map(|run| run.seconds)
        .collect();
    let failed = runs.len() - seconds.len();
    if failed > 1 {
        invalid.push(format!("{failed} runs did not converge, one may"));
        return None;
    }
    seconds.sort_by(f64::total_cmp);
    // The one that did not converge is the slowest, whatever its time.
    let kept = seconds.get(1..seconds.len().saturating_sub(1 - failed))?;
    if kept.is_empty() {
        let found = runs.len();
        invalid.push(format!("{found} runs, at least 3 are needed for a mean"));
        return None;
    }
    Some(kept.iter().sum::<f64>() / kept.len() as f64)
}

/// The score of rounds that took the run that did not converge by its time, where it is another.
fn by_time(entry: &Entry, runs: &[&Run], strict: f64, warnings: &mut Vec<String>) -> Option<f64> {
    let failed = runs.iter().find(|run| !run.converged)?;
    if !rules().failed_runs_by_time.contains(&entry.round) {
        return None;
    }
    let mut seconds: Vec<f64> = runs.iter().map(|run| run.seconds).collect();
    seconds.sort_by(f64::total_cmp);
    let kept = seconds.get(1..seconds.len() - 1)?;
    let score = kept.iter().sum::<f64>() / kept.len() as f64;
    if (score - strict).abs() < 1e-9 {
        return None;
    }
    let (file, round) = (&failed.file, &entry.round);
    warnings.push(format!(
        "{file}: the run did NOT CONVERGE but counts by its time, {:.2} s, as in what {round} \
         published; as the slowest run it would make the score {strict:.2} s",
        failed.seconds
    ));
    Some(score)
}

fn range(values: impl Iterator<Item = f64>) -> Option<[f64; 2]> {
    values.fold(None, |range, value| match range {
        None => Some([value; 2]),
        Some([low, high]) => Some([low.min(value), high.max(value)]),
    })
}

/// The middle of some numbers: of two, their mean.
pub(crate) fn median(mut values: Vec<f64>) -> Option<f64> {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    let upper = *values.get(middle)?;
    Some(if values.len() % 2 == 1 {
        upper
    } else {
        (values[middle - 1] + upper) / 2.0
    })
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::log::Log;

    /// An entry of ResNet with runs of these times; negative ones did not converge.
    fn entry(benchmark: &str, seconds: &[f64]) -> Entry {
        let log = |(number, seconds): (usize, &f64)| {
            let status = if *seconds < 0.0 { "abort" } else { "success" };
            let text = format!(
                ":::MLL 10.0 init_start: {{}}\n:::MLL 90.0 init_stop: {{}}\n\
                 :::MLL 100.0 run_start: {{}}\n\
                 :::MLL {} run_stop: {{\"metadata\": {{\"status\": \"{status}\"}}}}\n",
                100.0 + seconds.abs()
            );
            Log::parse(&format!("result_{number}.txt"), text.as_bytes()).unwrap()
        };
        Entry {
            folder: PathBuf::from("x"),
            round: "v0.7".into(),
            system: "pod".into(),
            benchmark: benchmark.into(),
            logs: seconds.iter().enumerate().map(log).collect(),
        }
    }

    fn score(seconds: &[f64]) -> Score {
        Score::of(&entry("resnet", seconds))
    }

    #[test]
    fn the_fastest_and_the_slowest_are_dropped() {
        let score = score(&[5.0, 1.0, 3.0, 4.0, 100.0]);
        assert_eq!((score.seconds, score.invalid.len()), (Some(4.0), 0));
        assert_eq!(score.min_max_seconds, Some([1.0, 100.0]));
        assert_eq!(score.init_seconds, Some(90.0));
    }

    #[test]
    fn one_that_did_not_converge_is_the_slowest() {
        let score = score(&[-2.0, 1.0, 3.0, 4.0, 5.0]);
        assert_eq!(
            (score.seconds, score.converged, score.invalid.len()),
            (Some(4.0), 4, 0)
        );
    }

    #[test]
    fn v06_published_it_by_its_time() {
        let mut entry = entry("resnet", &[-2.0, 1.0, 3.0, 4.0, 5.0]);
        entry.round = "v0.6".into();
        let score = Score::of(&entry);
        assert_eq!(
            (score.seconds, score.strict_seconds),
            (Some(3.0), Some(4.0))
        );
        assert!(score.warnings[0].contains("as the slowest run it would make the score 4.00 s"));
        entry.logs.rotate_left(1);
        entry.logs[4] = entry.logs[3].clone();
        assert_eq!(Score::of(&entry).strict_seconds, None);
    }

    #[test]
    fn two_that_did_not_converge_are_too_many() {
        let score = score(&[-2.0, 1.0, -3.0, 4.0, 5.0]);
        assert_eq!(score.seconds, None);
        assert_eq!(score.invalid, ["2 runs did not converge, one may"]);
    }

    #[test]
    fn the_number_of_runs_is_that_of_the_rules() {
        let four = score(&[1.0, 2.0, 3.0, 4.0]);
        assert_eq!(four.invalid, ["4 runs, resnet has 5 in v0.7"]);
        assert_eq!(four.seconds, Some(2.5));
        let two = score(&[1.0, 2.0]);
        assert_eq!(two.seconds, None);
        assert_eq!(two.invalid[1], "2 runs, at least 3 are needed for a mean");
        assert_eq!(score(&[]).seconds, None);
        let unknown = Score::of(&entry("vgg", &[1.0, 2.0, 3.0]));
        assert!(unknown.invalid[0].starts_with("`vgg` is not a benchmark"));
    }

    #[test]
    fn of_a_hundred_runs_the_first_fifty_that_converged_count() {
        let mut seconds = vec![-1.0; 50];
        seconds.extend((1..=50).map(f64::from));
        let score = Score::of(&entry("ncf", &seconds));
        assert_eq!((score.seconds, score.invalid.len()), (Some(25.5), 0));
    }
}
