//! Compiled models in folders.

use std::fs;
use std::path::{Path, PathBuf};

use peapod_diagnostic::{Result, bail, cannot_read, code};

use crate::source::not_a_model;

/// The only compiled model in a folder.
///
/// # Errors
///
/// There is none, or there are several.
pub fn only(folder: &Path) -> Result<PathBuf> {
    let entries = fs::read_dir(folder).map_err(cannot_read(folder))?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let is_compiled = |path: &PathBuf| {
        let extension = path.extension().and_then(|it| it.to_str());
        matches!(extension, Some("pea" | "pod")) && path.is_file()
    };
    let mut found: Vec<PathBuf> = paths.filter(is_compiled).collect();
    found.sort();
    match &found[..] {
        [only] => Ok(only.clone()),
        [] => bail!(not_a_model(folder).note("it is a folder without a .pea or .pod")),
        several => {
            let names = several.iter().map(|it| it.display().to_string());
            let names: Vec<String> = names.collect();
            let message = format!("expected a folder of one model, found {}", names.join(", "));
            bail!(code::UNKNOWN_FORMAT.error(message, "name the file"));
        }
    }
}
