//! Logs that say anything at any time: whatever comes out, nothing panics.

use std::path::PathBuf;

use peapod_mlperf::check::check;
use peapod_mlperf::folder::Entry;
use peapod_mlperf::log::Log;
use peapod_mlperf::score::Score;
use peapod_mlperf::steps::StepTime;
use proptest::prelude::*;

const KEYS: [&str; 14] = [
    "init_start",
    "init_stop",
    "run_start",
    "run_stop",
    "block_start",
    "block_stop",
    "epoch_start",
    "eval_start",
    "eval_stop",
    "eval_accuracy",
    "global_batch_size",
    "submission_benchmark",
    "submission_division",
    "cache_clear",
];

/// Any number, and those that batches and times have.
fn number() -> impl Strategy<Value = String> {
    prop_oneof![
        Just("4096".to_owned()),
        Just("-1e308".to_owned()),
        Just("1e308".to_owned()),
        (0u32..2000).prop_map(|number| number.to_string()),
        any::<i64>().prop_map(|number| number.to_string()),
    ]
}

fn value() -> impl Strategy<Value = String> {
    prop_oneof![
        number(),
        Just("null".to_owned()),
        Just("\"resnet\"".to_owned()),
        Just("\"mask\"".to_owned()),
        Just("\"closed\"".to_owned()),
        Just("[0.4, 0.4]".to_owned()),
        Just("{\"BBOX\": 0.5, \"SEGM\": \"x\"}".to_owned()),
    ]
}

fn line() -> impl Strategy<Value = String> {
    let key = proptest::sample::select(&KEYS[..]);
    let status = proptest::sample::select(&["success", "abort", ""][..]);
    let line = (number(), key, value(), number(), number(), status);
    line.prop_map(|(seconds, key, value, epoch, count, status)| {
        format!(
            ":::MLL {seconds} {key}: {{\"value\": {value}, \"metadata\": {{\"epoch_num\": {epoch}, \
             \"first_epoch_num\": {epoch}, \"epoch_count\": {count}, \"status\": \"{status}\"}}}}"
        )
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn logs_that_say_anything_are_read_scored_checked_and_measured(
        lines in proptest::collection::vec(line(), 1..40),
        runs in 0usize..6,
    ) {
        let log = Log::parse("any", lines.join("\n").as_bytes()).unwrap();
        prop_assert_eq!(log.events.len(), lines.len());
        for finding in check(&log, None) {
            prop_assert!(finding.line.is_none_or(|line| line <= lines.len()));
        }
        let entry = Entry {
            folder: PathBuf::new(),
            round: "v0.6".into(),
            system: "chip-v9-32".into(),
            benchmark: "resnet".into(),
            logs: vec![log; runs],
        };
        let score = Score::of(&entry);
        prop_assert!(score.runs <= runs && score.converged <= score.runs);
        if let Ok(time) = StepTime::of(&entry) {
            prop_assert!(time.blocks > 0 && time.ms_per_step >= 0.0);
        }
    }
}
