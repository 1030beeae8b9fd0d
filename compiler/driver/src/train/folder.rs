//! The folder of a run.

use std::fs;
use std::path::{Path, PathBuf};

use peapod_diagnostic::{Result, cannot_read, cannot_write, code, ensure, read_text};
use serde::{Deserialize, Serialize};

use crate::diagnose;

/// Bytes of an experiment's text.
const MAX_EXPERIMENT: u64 = 1 << 20;

/// Where the experiment of a run was.
#[derive(Debug, Serialize, Deserialize)]
struct Origin {
    /// The folder of its file.
    folder: String,
}

/// The folder of a run: `peapod train --out`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunFolder {
    path: PathBuf,
}

impl RunFolder {
    /// A folder of this path, which may not be there yet.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self { path: path.into() }
    }

    /// The folder.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// All parameters of the experiment, as they were when the run began.
    pub fn experiment(&self) -> PathBuf {
        self.path.join("experiment.toml")
    }

    /// Where paths of the experiment begin: the folder of its file.
    pub fn origin(&self) -> PathBuf {
        self.path.join("origin.json")
    }

    /// A line for each event: [`metrics`](super::metrics).
    pub fn metrics(&self) -> PathBuf {
        self.path.join("metrics.jsonl")
    }

    /// The log of MLPerf: lines of `:::MLLOG`.
    pub fn mllog(&self) -> PathBuf {
        self.path.join("mllog.txt")
    }

    /// Checkpoints: parameters and all else that steps replace.
    pub fn checkpoints(&self) -> PathBuf {
        self.path.join("checkpoints")
    }

    /// The files of a compiled program: `train`, `evaluate`.
    pub fn program(&self, name: &str) -> PathBuf {
        self.path.join("programs").join(name)
    }

    /// Parameters after the last step, by name.
    pub fn parameters(&self) -> PathBuf {
        self.path.join("parameters.safetensors")
    }

    /// What the network said of each sample of the test split.
    pub fn predictions(&self) -> PathBuf {
        self.path.join("predictions.jsonl")
    }

    /// Whether a run has begun here.
    pub fn is_begun(&self) -> bool {
        self.experiment().exists()
    }

    /// Refuses a folder in which a run has begun.
    ///
    /// # Errors
    ///
    /// One has.
    pub fn refuse_begun(&self) -> Result<()> {
        ensure!(
            !self.is_begun(),
            code::RUN_FOLDER
                .error(
                    "the folder has a run already",
                    "go on with it by --resume, or name another folder with --out",
                )
                .in_file(self.path.display().to_string())
        );
        Ok(())
    }

    /// Says that a run begins, with all parameters of its experiment.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn begin(&self, experiment: &str, base: &Path) -> Result<()> {
        fs::create_dir_all(&self.path).map_err(cannot_write(&self.path))?;
        let base = base.canonicalize().map_err(cannot_read(base))?;
        let origin = Origin {
            folder: base.display().to_string(),
        };
        let origin = serde_json::to_string(&origin).map_err(diagnose::json)?;
        // The experiment last: a run has begun if that is there.
        for (path, text) in [(self.origin(), &*origin), (self.experiment(), experiment)] {
            fs::write(&path, text).map_err(cannot_write(&path))?;
        }
        Ok(())
    }

    /// Where paths of the experiment of a run begin.
    ///
    /// # Errors
    ///
    /// The file that says so cannot be read.
    pub fn base(&self) -> Result<PathBuf> {
        let path = self.origin();
        let text = read_text(&path, MAX_EXPERIMENT).map_err(cannot_read(&path))?;
        let origin: Origin = serde_json::from_str(&text).map_err(diagnose::json)?;
        Ok(origin.folder.into())
    }

    /// The text of the experiment of a run that has begun.
    ///
    /// # Errors
    ///
    /// There is none, or it cannot be read.
    pub fn begun(&self) -> Result<String> {
        ensure!(
            self.is_begun(),
            code::RUN_FOLDER
                .error(
                    "no run has begun in the folder: it has no experiment.toml",
                    "name the folder that `peapod train --out` was given",
                )
                .in_file(self.path.display().to_string())
        );
        let path = self.experiment();
        Ok(read_text(&path, MAX_EXPERIMENT).map_err(cannot_read(&path))?)
    }
}
