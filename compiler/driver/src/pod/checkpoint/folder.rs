//! Folders of checkpoints.

use std::fs;
use std::path::{Path, PathBuf};

use peapod_diagnostic::{Result, cannot_read};

/// What the names of checkpoints begin with.
const PREFIX: &str = "step-";

/// The folder of a checkpoint: names are sorted as steps are.
pub fn place(folder: &Path, step: u64) -> PathBuf {
    folder.join(format!("{PREFIX}{step:09}"))
}

/// Whether two spellings are of one folder, which is there.
pub fn same(a: &Path, b: &Path) -> bool {
    matches!((fs::canonicalize(a), fs::canonicalize(b)), (Ok(a), Ok(b)) if a == b)
}

/// Checkpoints in a folder, by step: their folders were renamed when they were whole.
///
/// # Errors
///
/// The folder cannot be read.
pub fn folders(folder: &Path) -> Result<Vec<(u64, PathBuf)>> {
    let mut found = vec![];
    for entry in fs::read_dir(folder).map_err(cannot_read(folder))? {
        let entry = entry.map_err(cannot_read(folder))?;
        let name = entry.file_name();
        let number = name.to_str().and_then(|it| it.strip_prefix(PREFIX));
        let digits = number.filter(|it| it.bytes().all(|byte| byte.is_ascii_digit()));
        if let Some(step) = digits.and_then(|it| it.parse().ok())
            && entry.path().is_dir()
        {
            found.push((step, entry.path()));
        }
    }
    found.sort();
    Ok(found)
}

/// The newest checkpoint in a folder: its step.
///
/// # Errors
///
/// The folder cannot be read.
pub fn newest(folder: &Path) -> Result<Option<u64>> {
    Ok(folders(folder)?.last().map(|(step, _)| *step))
}
