//! Reads any bytes as an MLPerf log, and scores, checks and measures what it says.

use std::path::PathBuf;

use peapod_mlperf::check::check;
use peapod_mlperf::folder::Entry;
use peapod_mlperf::log::Log;
use peapod_mlperf::score::Score;
use peapod_mlperf::steps::StepTime;

use crate::{Target, edit};

pub const TARGET: Target = Target {
    name: "mlperf",
    seeds,
    edit: edit::text,
    cost: 1,
    take,
};

fn seeds() -> Vec<Vec<u8>> {
    super::files(
        &super::repository().join("runtime-pod/mlperf/tests/logs"),
        "",
    )
}

fn take(data: &[u8]) -> bool {
    let log = match Log::parse("fuzz", data) {
        Ok(log) => log,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return false;
        }
    };
    for finding in check(&log, None) {
        assert!(!finding.to_string().is_empty());
    }
    let said = log.first("submission_benchmark");
    let said = said.and_then(|event| event.value.as_str());
    let entry = Entry {
        folder: PathBuf::new(),
        round: log.form.round().to_owned(),
        system: "chip-v9-32".to_owned(),
        benchmark: said.unwrap_or("resnet").to_owned(),
        logs: vec![log; 5],
    };
    drop(Score::of(&entry));
    drop(StepTime::of(&entry));
    true
}
