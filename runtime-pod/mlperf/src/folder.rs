//! Folders of results: `<round>/<system>/<benchmark>/result_<number>.txt`, from any of them down.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use peapod_diagnostic::read_file;

use crate::log::{Log, NoLog};

/// Most bytes of a log; those of MLPerf Training have some megabytes.
const LOG_BYTES: u64 = 1 << 30;

/// The logs of one system on one benchmark.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The folder.
    pub folder: PathBuf,
    /// Round, e.g. `v0.7`: of the path, else what the form of the lines tells.
    pub round: String,
    /// Name of the folder that the benchmark's is in.
    pub system: String,
    /// What the logs call the benchmark, else the folder's name.
    pub benchmark: String,
    /// In the order of their numbers.
    pub logs: Vec<Log>,
}

/// Results that cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum FolderError {
    /// A file or folder cannot be read.
    #[error("cannot read {}: {error}", path.display())]
    Io {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// A file is not a log.
    #[error(transparent)]
    NoLog(#[from] NoLog),
    /// There are no results.
    #[error("{}: no `result_<number>.txt` in it or below", .0.display())]
    Empty(PathBuf),
}

/// The entries in a folder and below, sorted by path.
///
/// # Errors
///
/// If there are none, or a file cannot be read or is not a log.
pub fn entries(folder: &Path) -> Result<Vec<Entry>, FolderError> {
    // Names like `.` have no parents to tell round and system from.
    let absolute = fs::canonicalize(folder).map_err(|error| FolderError::Io {
        path: folder.to_owned(),
        error,
    })?;
    let mut entries = vec![];
    walk(folder, &absolute, &mut entries)?;
    if entries.is_empty() {
        return Err(FolderError::Empty(folder.to_owned()));
    }
    Ok(entries)
}

fn walk(folder: &Path, absolute: &Path, entries: &mut Vec<Entry>) -> Result<(), FolderError> {
    let io = |error| FolderError::Io {
        path: folder.to_owned(),
        error,
    };
    let mut folders = vec![];
    let mut results = vec![];
    for item in fs::read_dir(folder).map_err(io)? {
        let item = item.map_err(io)?;
        let name = item.file_name().to_string_lossy().into_owned();
        // A link could lead back up.
        if item.file_type().map_err(io)?.is_dir() {
            folders.push(name);
        } else if let Some(number) = number(&name) {
            results.push((number, item.path()));
        }
    }
    folders.sort();
    results.sort();
    if !results.is_empty() {
        entries.push(entry(folder, absolute, &results)?);
    }
    for name in folders {
        walk(&folder.join(&name), &absolute.join(&name), entries)?;
    }
    Ok(())
}

/// The number of a result's file.
fn number(name: &str) -> Option<u64> {
    name.strip_prefix("result_")?
        .strip_suffix(".txt")?
        .parse()
        .ok()
}

/// Reads a log.
///
/// # Errors
///
/// If the file cannot be read or is not a log.
pub fn read(path: &Path) -> Result<Log, FolderError> {
    let bytes = read_file(path, LOG_BYTES).map_err(|error| FolderError::Io {
        path: path.to_owned(),
        error,
    })?;
    Ok(Log::parse(&path.display().to_string(), &bytes)?)
}

fn entry(folder: &Path, absolute: &Path, results: &[(u64, PathBuf)]) -> Result<Entry, FolderError> {
    let logs: Result<Vec<Log>, FolderError> = results.iter().map(|(_, path)| read(path)).collect();
    let logs = logs?;
    let names: Vec<String> = absolute
        .components()
        .map(|part| part.as_os_str().to_string_lossy().into_owned())
        .collect();
    let from_end = |index: usize| {
        names
            .len()
            .checked_sub(index + 1)
            .map(|at| names[at].clone())
    };
    let formed = logs.iter().map(|log| log.form).max();
    let formed = formed.map_or("", |form| form.round()).to_owned();
    let said = logs
        .iter()
        .find_map(|log| log.first("submission_benchmark"));
    let said = said
        .and_then(|event| event.value.as_str())
        .map(str::to_owned);
    Ok(Entry {
        folder: folder.to_owned(),
        round: names
            .iter()
            .rev()
            .find_map(|name| round(name))
            .unwrap_or(formed),
        system: from_end(1).unwrap_or_default(),
        benchmark: said.or_else(|| from_end(0)).unwrap_or_default(),
        logs,
    })
}

/// The round that a folder's name ends with, e.g. of `training_results_v0.7`.
fn round(name: &str) -> Option<String> {
    let at = name.rfind('v')?;
    let number = &name[at + 1..];
    let (major, minor) = number.split_once('.')?;
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let apart = at == 0 || name.as_bytes()[at - 1] == b'_';
    (apart && digits(major) && digits(minor)).then(|| name[at..].to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_tell_numbers_and_rounds() {
        assert_eq!(number("result_12.txt"), Some(12));
        assert_eq!(number("result_.txt"), None);
        assert_eq!(round("v0.6").as_deref(), Some("v0.6"));
        assert_eq!(round("training_results_v0.7").as_deref(), Some("v0.7"));
        assert_eq!(round("ipv4.6"), None);
        assert_eq!(round("dev"), None);
    }
}
