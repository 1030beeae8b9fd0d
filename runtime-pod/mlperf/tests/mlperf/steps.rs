//! Step times of the public logs, against the page and the table in the repository.

use std::fs;
use std::path::Path;

use peapod_mlperf::folder::entries;
use peapod_mlperf::steps::{StepTime, measure};
use peapod_mlperf::steps_page::markdown;

use crate::shared;

fn times(test: &str) -> Option<Vec<StepTime>> {
    let entries = entries(&shared::logs(test)?).unwrap();
    let (times, none) = measure(&entries);
    assert_eq!(none, [], "entries without a row of `steps.toml`");
    Some(times)
}

/// Holds a committed file against what the logs say now; `BLESS=1` writes it.
fn compare(path: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(path);
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, text).unwrap();
    }
    let committed = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        committed == text,
        "{} is stale; BLESS=1 rewrites it",
        path.display()
    );
}

#[test]
fn the_committed_step_times_are_those_of_the_logs() {
    let Some(times) = times("the_committed_step_times_are_those_of_the_logs") else {
        return;
    };
    compare("docs/mlperf-steps.md", &markdown(&times));
    let json = serde_json::to_string_pretty(&times).unwrap();
    compare("benchmarks/mlperf_steps.json", &format!("{json}\n"));
}

/// A run's steps times a step's time are its score, but for the start and what the host does.
#[test]
fn steps_times_step_time_is_the_score_nearly() {
    let Some(times) = times("steps_times_step_time_is_the_score_nearly") else {
        return;
    };
    // BERT on many cores counts steps instead of epochs; the others have their samples' epochs.
    let samples = |time: &StepTime| match &*time.benchmark {
        "resnet" => Some(1_281_167.0),
        "ssd" => Some(117_266.0),
        "gnmt" => Some(3_442_299.0),
        // Logs of v0.6 number an epoch twice, and those of v0.7 are not usable.
        "transformer" => None,
        _ => (time.global_batch > 4096).then_some(time.global_batch as f64),
    };
    let mut compared = 0;
    for time in times.iter().filter(|time| time.usable) {
        let (Some(samples), Some(epochs)) = (samples(time), time.epochs) else {
            continue;
        };
        let seconds = epochs * samples / time.samples_per_second;
        let share = seconds / time.score_seconds.unwrap();
        let name = format!("{} {} {}", time.round, time.system, time.benchmark);
        assert!(
            (0.6..1.1).contains(&share),
            "{name}: {share:.2} of the score"
        );
        compared += 1;
    }
    assert!(compared >= 20, "{compared}");
}

#[test]
fn few_cores_scale_to_many_as_the_scores_do() {
    let Some(times) = times("few_cores_scale_to_many_as_the_scores_do") else {
        return;
    };
    let resnet = |cores: u64| {
        let found = times
            .iter()
            .find(|time| (&*time.round, &*time.benchmark, time.cores) == ("v0.6", "resnet", cores));
        found.unwrap().samples_per_second
    };
    // Without the slow start of a run it is a little more than the 39.5 of epochs over scores.
    let speedup = resnet(2048) / resnet(32);
    assert!((39.5..43.0).contains(&speedup), "{speedup}");
}
