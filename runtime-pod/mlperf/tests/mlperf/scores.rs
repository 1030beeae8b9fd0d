//! Scores of whole folders.

use std::collections::BTreeMap;
use std::path::Path;

use peapod_mlperf::folder::{FolderError, entries};
use peapod_mlperf::score::Score;
use serde::Deserialize;

use crate::shared;

#[derive(Deserialize)]
struct Expected {
    score: Vec<Row>,
}

#[derive(Deserialize)]
struct Row {
    round: String,
    benchmark: String,
    seconds: BTreeMap<String, f64>,
    batch: BTreeMap<String, u64>,
}

#[test]
fn the_public_entries_score_what_was_published() {
    let Some(folder) = shared::logs("the_public_entries_score_what_was_published") else {
        return;
    };
    let expected: Expected = toml::from_str(include_str!("scores.toml")).unwrap();
    let scores: Vec<Score> = entries(&folder).unwrap().iter().map(Score::of).collect();
    let mut found = 0;
    for row in &expected.score {
        for (system, seconds) in &row.seconds {
            let place = format!("{}/{system}/{}", row.round, row.benchmark);
            let score = scores.iter().find(|score| {
                score.round == row.round
                    && score.benchmark == row.benchmark
                    && score.system.ends_with(&format!("-v3-{system}"))
            });
            let score = score.unwrap_or_else(|| panic!("{place} is missing"));
            let got = score.seconds.unwrap();
            assert!((got - seconds).abs() <= 0.01, "{place}: {got}");
            assert_eq!(score.invalid, [""; 0], "{place}");
            assert_eq!(score.global_batch, Some(row.batch[system]), "{place}");
            found += 1;
        }
    }
    assert_eq!(found, scores.len(), "entries that the table lacks");
}

#[test]
fn what_is_odd_about_the_public_logs_is_warned_of() {
    let Some(folder) = shared::logs("what_is_odd_about_the_public_logs_is_warned_of") else {
        return;
    };
    let scores = entries(&folder).unwrap();
    let scores = scores.iter().map(Score::of);
    let warnings: Vec<String> = scores.flat_map(|score| score.warnings).collect();
    assert_eq!(warnings.len(), 2, "{warnings:?}");
    assert!(warnings[0].contains("-v3-1024/resnet/result_1.txt: the run did NOT CONVERGE"));
    assert!(warnings[0].ends_with("would make the score 138.25 s"));
    assert!(warnings[1].contains("ssd/result_0.txt, line 15: BOGUS `run_start`"));
}

#[test]
fn resnet_of_v06_speeds_up_by_39_5_in_throughput() {
    let Some(folder) = shared::logs("resnet_of_v06_speeds_up_by_39_5_in_throughput") else {
        return;
    };
    let throughput = |cores: &str| {
        let system = format!("v0.6/tpu-{cores}");
        let entries = entries(&folder.join(system).join("resnet")).unwrap();
        let score = Score::of(&entries[0]);
        score.median_epochs.unwrap() / score.seconds.unwrap()
    };
    let speedup = throughput("v3-2048") / throughput("v3-32");
    assert!((speedup - 39.5).abs() < 0.05, "{speedup}");
}

/// `tests/logs` has an entry of each kind that the rules know.
#[test]
fn the_small_logs_score_by_the_rules() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/logs");
    let scores: Vec<Score> = entries(&folder).unwrap().iter().map(Score::of).collect();
    let got: Vec<_> = scores
        .iter()
        .map(|score| {
            let name = format!("{} {} {}", score.round, score.system, score.benchmark);
            let seconds = score.seconds.map(|seconds| format!("{seconds:.3}"));
            (
                name,
                seconds.unwrap_or_default(),
                score.invalid.len(),
                score.warnings.len(),
            )
        })
        .collect();
    let expected = [
        ("v0.5 small-5 resnet", "11.000", 0, 0),
        ("v0.6 small-6 transformer", "", 1, 0),
        ("v0.7 small-7 resnet", "12.500", 0, 1),
        ("v0.7 small-7 ssd", "20.000", 0, 1),
    ];
    let expected = expected.map(|(name, seconds, invalid, warnings)| {
        (name.to_owned(), seconds.to_owned(), invalid, warnings)
    });
    assert_eq!(got, expected);
    assert_eq!(scores[2].epochs, Some([8.0, 8.0]));
    assert_eq!(scores[3].converged, 4);
}

#[test]
fn a_folder_without_results_says_what_is_looked_for() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let error = entries(&folder).unwrap_err();
    assert!(matches!(error, FolderError::Empty(_)));
    assert!(
        error
            .to_string()
            .ends_with("no `result_<number>.txt` in it or below")
    );
}
