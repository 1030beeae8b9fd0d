//! `mllog.txt`: what a run says in the lines of MLPerf Training, `:::MLLOG {…}` of v0.7 and later.
//!
//! The keys are those that the rules ask of every log, with `epoch_start` and `epoch_stop` around
//! each epoch; `peapod mlperf check` reads them. A run that goes on appends to the file, with
//! further `init_start` and `init_stop`.

use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use peapod_diagnostic::{Result, cannot_write};
use serde_json::{Value as Json, json};

/// What an event is of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// A point.
    Point,
    /// Where an interval begins.
    Start,
    /// Where an interval ends.
    Stop,
}

impl At {
    const fn name(self) -> &'static str {
        match self {
            Self::Point => "POINT_IN_TIME",
            Self::Start => "INTERVAL_START",
            Self::Stop => "INTERVAL_END",
        }
    }
}

/// The log, open at its end.
pub struct MlLog {
    path: PathBuf,
    /// None where another process writes it.
    file: Option<BufWriter<File>>,
}

impl MlLog {
    /// Begins a log, or goes on with one.
    ///
    /// # Errors
    ///
    /// The file cannot be written.
    pub fn open(path: &Path, goes_on: bool) -> Result<Self> {
        let mut options = OpenOptions::new();
        match goes_on {
            true => options.create(true).append(true),
            false => options.create(true).write(true).truncate(true),
        };
        let file = options.open(path).map_err(cannot_write(path))?;
        Ok(Self {
            path: path.to_owned(),
            file: Some(BufWriter::new(file)),
        })
    }

    /// A log of which nothing is kept: another process writes it.
    pub fn elsewhere() -> Self {
        Self {
            path: PathBuf::new(),
            file: None,
        }
    }

    /// Says something now.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    pub fn say(&mut self, at: At, key: &str, value: Json, metadata: &Json) -> Result<()> {
        let Some(file) = &mut self.file else {
            return Ok(());
        };
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let milliseconds = now.map_or(0, |it| it.as_millis() as u64);
        // The order of the keys is that of the reference logger, which some readers rely on.
        let line = format!(
            ":::MLLOG {{\"namespace\": \"\", \"time_ms\": {milliseconds}, \"event_type\": \"{}\", \
             \"key\": {}, \"value\": {value}, \"metadata\": {metadata}}}",
            at.name(),
            json!(key),
        );
        let written = writeln!(file, "{line}").and_then(|()| file.flush());
        Ok(written.map_err(cannot_write(&self.path))?)
    }

    /// Says what is true of the whole run.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    pub fn point(&mut self, key: &str, value: impl Into<Json>) -> Result<()> {
        self.say(At::Point, key, value.into(), &json!({}))
    }

    /// Says that something of an epoch begins or ends, or what it yields.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    pub fn epoch(&mut self, at: At, key: &str, value: Json, epoch: usize) -> Result<()> {
        self.say(at, key, value, &json!({ "epoch_num": epoch }))
    }
}
