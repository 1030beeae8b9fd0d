//! Where the public logs are, if present. They are not in the repository.

use std::path::{Path, PathBuf};

/// The folder of the logs, `mlperf` below `data` of `PEAPOD_SHARED` or of `shared` beside the
/// repository; says by name what is skipped without.
pub fn logs(test: &str) -> Option<PathBuf> {
    let beside = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let shared = std::env::var_os("PEAPOD_SHARED").map_or_else(beside, PathBuf::from);
    let folder = shared.join("data/mlperf");
    if folder.is_dir() {
        return Some(folder);
    }
    let path = folder.display();
    eprintln!("SKIPPED {test}: no logs in {path}; set PEAPOD_SHARED");
    None
}
