//! The public logs, which were accepted, against the rules.

use peapod_mlperf::check::{Severity, check};
use peapod_mlperf::folder::entries;

use crate::shared;

#[test]
fn accepted_logs_comply_but_for_what_was_edited() {
    let Some(folder) = shared::logs("accepted_logs_comply_but_for_what_was_edited") else {
        return;
    };
    let mut violations = vec![];
    let mut logs = 0;
    for entry in entries(&folder).unwrap() {
        for log in &entry.logs {
            logs += 1;
            let found = check(log, Some(&entry.round)).into_iter();
            violations.extend(found.filter(|it| it.severity == Severity::Violation));
        }
    }
    assert_eq!(logs, 275);
    let found: Vec<String> = violations.iter().map(ToString::to_string).collect();
    assert_eq!(found.len(), 2, "{found:#?}");
    for (finding, file) in violations.iter().zip(["ssd/result_0.txt", "ssd/"]) {
        assert!(finding.file.contains(file), "{finding}");
    }
    assert!(found[0].contains("order: found `run_start` 55321.271 s before `init_stop`"));
    assert!(
        found[1].contains("blocks: found `block_stop` of"),
        "{}",
        found[1]
    );
}
