//! The micro emitters, on plans made by hand.

mod budget;
mod header;
mod mixtures;
mod object;
mod pea;
mod plans;
mod report;
mod rust;

use std::path::{Path, PathBuf};

/// An empty folder for one test.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    if folder.exists() {
        std::fs::remove_dir_all(&folder).unwrap();
    }
    std::fs::create_dir_all(&folder).unwrap();
    folder
}
