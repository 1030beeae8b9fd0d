//! How long a training step took, from the times of blocks, epochs and evaluations.
//!
//! Which events to measure between and how many steps are between them differs by submission;
//! `steps.toml` says it, and why. The first intervals of a run are left out: programs are loaded
//! and queues filled in them. So are those that end after the run does.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::folder::Entry;
use crate::log::{Event, Log};
use crate::score::{Score, median};

/// How the steps of some entries can be measured.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    round: String,
    benchmark: String,
    batch: Option<Vec<u64>>,
    cores: Option<Vec<u64>>,
    framework: Option<String>,
    #[serde(default = "one")]
    cores_per_replica: u64,
    steps: u64,
    epochs: Option<f64>,
    why: String,
    from: String,
    to: String,
    #[serde(default = "one")]
    skip: u64,
    share: Option<[String; 2]>,
    evaluation: String,
    evaluated: u64,
    usable: bool,
    note: String,
}

fn one() -> u64 {
    1
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rows {
    entry: Vec<Row>,
}

fn rows() -> &'static [Row] {
    static ROWS: LazyLock<Rows> = LazyLock::new(|| {
        toml::from_str(include_str!("steps.toml")).expect("a test reads the rows")
    });
    &ROWS.entry
}

/// The measured time of a training step of an entry.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StepTime {
    /// Round, e.g. `v0.7`.
    pub round: String,
    /// Name of the system.
    pub system: String,
    /// Name of the benchmark.
    pub benchmark: String,
    /// Cores that train.
    pub cores: u64,
    /// Samples of a step over all cores.
    pub global_batch: u64,
    /// Cores that work on one sample together.
    pub cores_per_replica: u64,
    /// Training steps of a block, from `measured[0]` to `measured[1]`.
    pub steps_per_block: u64,
    /// Where that number is from.
    pub steps_why: String,
    /// Events between which it was measured.
    pub measured: [String; 2],
    /// Intervals measured, over all runs.
    pub blocks: usize,
    /// Milliseconds of a step: the median, with what `evaluation` says within it.
    pub ms_per_step: f64,
    /// The tenth and ninetieth percentile of the blocks.
    pub ms_spread: [f64; 2],
    /// A lower bound, less everything that may be evaluation; `None` if there is none.
    pub ms_at_least: Option<f64>,
    /// What of evaluation is within the time.
    pub evaluation: String,
    /// Samples evaluated within each interval.
    pub evaluated_samples: u64,
    /// Samples trained on in a second.
    pub samples_per_second: f64,
    /// Time to train, as scored.
    pub score_seconds: Option<f64>,
    /// Median epochs to the target, or steps where an entry counts those.
    pub epochs: Option<f64>,
    /// Whether a model of a training step can be held against it.
    pub usable: bool,
    /// Why not, or what to know.
    pub note: String,
}

/// An entry whose steps cannot be measured.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{entry}: {why}")]
pub struct NoSteps {
    /// Round, system and benchmark.
    pub entry: String,
    /// What is not known.
    pub why: String,
}

/// Measures all entries, sorted by round, benchmark and cores; those that cannot be measured apart.
pub fn measure(entries: &[Entry]) -> (Vec<StepTime>, Vec<NoSteps>) {
    let mut times = vec![];
    let mut none = vec![];
    for entry in entries {
        match StepTime::of(entry) {
            Ok(time) => times.push(time),
            Err(error) => none.push(error),
        }
    }
    let key = |time: &StepTime| {
        let names = (time.round.clone(), time.benchmark.clone());
        (names, time.cores, time.system.clone())
    };
    times.sort_by_key(key);
    (times, none)
}

impl StepTime {
    /// Measures an entry.
    ///
    /// # Errors
    ///
    /// If `steps.toml` has no row for it, or its logs no such intervals.
    pub fn of(entry: &Entry) -> Result<Self, NoSteps> {
        let no_steps = |why: &str| NoSteps {
            entry: format!("{}/{}/{}", entry.round, entry.system, entry.benchmark),
            why: why.to_owned(),
        };
        let score = Score::of(entry);
        let (cores, framework) = system(&entry.system)
            .ok_or_else(|| no_steps("the system's name does not tell its cores"))?;
        let global_batch = score.global_batch;
        let global_batch = global_batch.ok_or_else(|| no_steps("no `global_batch_size`"))?;
        let row = rows()
            .iter()
            .find(|row| row.fits(entry, global_batch, cores, framework));
        let row = row.ok_or_else(|| no_steps("how many steps a block has is not known"))?;
        let mut times: Vec<f64> = entry.logs.iter().flat_map(|log| row.times(log)).collect();
        let shares = entry.logs.iter().flat_map(|log| row.shares(log)).collect();
        times.sort_by(f64::total_cmp);
        let middle = median(times.clone()).ok_or_else(|| no_steps("no steady blocks"))?;
        let share = median(shares).map(|share| share / row.steps as f64);
        let percentile = |part: f64| times[((times.len() - 1) as f64 * part).round() as usize];
        let round = |seconds: f64| (seconds * 1e6).round() / 1e3;
        Ok(Self {
            round: entry.round.clone(),
            system: entry.system.clone(),
            benchmark: entry.benchmark.clone(),
            cores,
            global_batch,
            cores_per_replica: row.cores_per_replica,
            steps_per_block: row.steps,
            steps_why: row.why.clone(),
            measured: [row.from.clone(), row.to.clone()],
            blocks: times.len(),
            ms_per_step: round(middle),
            ms_spread: [round(percentile(0.1)), round(percentile(0.9))],
            ms_at_least: share.map(|share| round(middle - share)),
            evaluation: row.evaluation.clone(),
            evaluated_samples: row.evaluated,
            samples_per_second: (global_batch as f64 / middle).round(),
            score_seconds: score.seconds.map(|seconds| (seconds * 1e3).round() / 1e3),
            epochs: score.median_epochs,
            usable: row.usable,
            note: row.note.clone(),
        })
    }
}

impl Row {
    /// Whether the row describes an entry.
    fn fits(&self, entry: &Entry, batch: u64, cores: u64, framework: &str) -> bool {
        let batches = self.batch.as_ref();
        self.round == entry.round
            && self.benchmark == entry.benchmark
            && batches.is_none_or(|some| some.contains(&batch))
            && self.cores.as_ref().is_none_or(|some| some.contains(&cores))
            && self.framework.as_ref().is_none_or(|name| name == framework)
    }

    /// Seconds of each steady interval that bounds the evaluation, if the logs have any.
    fn shares(&self, log: &Log) -> Vec<f64> {
        let Some([from, to]) = &self.share else {
            return vec![];
        };
        let steady = intervals(log, from, to).skip(self.skip as usize);
        steady.map(|(_, seconds)| seconds).collect()
    }

    /// Seconds of a step, from each steady interval of a run.
    fn times<'a>(&'a self, log: &'a Log) -> impl Iterator<Item = f64> + 'a {
        let skip = self.skip as usize;
        intervals(log, &self.from, &self.to)
            .skip(skip)
            .filter_map(|(from, seconds)| {
                let loops = match self.epochs {
                    None => 1.0,
                    // Some entries log whole numbers for blocks of the same length.
                    Some(epochs) => (from.number("epoch_count")? / epochs).round(),
                };
                (loops >= 1.0).then(|| seconds / (loops * self.steps as f64))
            })
    }
}

/// From each event of a key to the next of another or the same, until the run stops.
fn intervals<'a>(
    log: &'a Log,
    from: &'a str,
    to: &'a str,
) -> impl Iterator<Item = (&'a Event, f64)> {
    let end = log.all("run_stop").next_back();
    // Some log the last event just after the stop that it leads to.
    let end = end.map_or(f64::INFINITY, |stop| stop.seconds + 0.005);
    let mut ends: Vec<f64> = log.all(to).map(|event| event.seconds).collect();
    ends.sort_by(f64::total_cmp);
    ends.retain(|seconds| *seconds <= end);
    let mut starts: Vec<&Event> = log.all(from).collect();
    starts.sort_by(|a, b| a.seconds.total_cmp(&b.seconds));
    let next = move |start: &'a Event| {
        let next = ends.iter().find(|seconds| **seconds > start.seconds)?;
        Some((start, next - start.seconds))
    };
    starts.into_iter().filter_map(next)
}

/// Cores and framework that a system's name tells: `<chip>-<generation>-<cores>-<framework>`.
fn system(name: &str) -> Option<(u64, &str)> {
    let mut parts = name.splitn(4, '-').skip(2);
    let cores = parts.next()?.parse().ok().filter(|cores| *cores > 0)?;
    Some((cores, parts.next().unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rows_are_read_and_say_why() {
        for row in rows() {
            let name = format!("{} {} {:?}", row.round, row.benchmark, row.batch);
            assert!(row.steps > 0 && row.cores_per_replica > 0, "{name}");
            assert!(!row.why.is_empty() && !row.evaluation.is_empty(), "{name}");
            assert!(
                row.usable || !row.note.is_empty(),
                "{name} does not say why not"
            );
        }
    }

    #[test]
    fn names_of_systems_tell_cores_and_framework() {
        assert_eq!(system("chip-v9-16-JAX"), Some((16, "JAX")));
        assert_eq!(system("chip-v9-64"), Some((64, "")));
        assert_eq!(system("chip-v9-many"), None);
        assert_eq!(system("small-7"), None);
    }

    #[test]
    fn only_steady_blocks_within_the_run_are_measured() {
        let line = |seconds: f64, key: &str, count: f64| {
            format!(":::MLL {seconds} {key}: {{\"metadata\": {{\"epoch_count\": {count}}}}}\n")
        };
        let text: String = [
            line(0.0, "block_start", 5.0),
            line(9.0, "block_start", 11.0),
            line(13.0, "block_start", 6.0),
            line(15.0, "block_start", 5.0),
            line(16.0, "run_stop", 0.0),
            line(40.0, "block_start", 5.0),
        ]
        .concat();
        let log = Log::parse("a.txt", text.as_bytes()).unwrap();
        let row = rows().iter().find(|row| row.epochs == Some(5.46)).unwrap();
        let times: Vec<f64> = row
            .times(&log)
            .map(|seconds| seconds * row.steps as f64)
            .collect();
        // The first is not steady; twice the epochs are twice the steps; the last ends too late.
        assert_eq!(times, [2.0, 2.0]);
    }
}
