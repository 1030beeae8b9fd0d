//! The diagnostics of MLPerf logs.

use peapod_diagnostic::{Diagnose, Diagnostic, Place, cannot_read, code};

use crate::folder::FolderError;
use crate::log::NoLog;
use crate::predict::Impossible;
use crate::rcp::TooFewRuns;
use crate::run::NotARun;
use crate::steps::NoSteps;

impl Diagnose for FolderError {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        match self {
            Self::Io { path, error } => {
                let copy = std::io::Error::new(error.kind(), error.to_string());
                vec![cannot_read(path)(copy)]
            }
            Self::NoLog(error) => error.diagnostics(),
            Self::Empty(path) => vec![
                code::NO_RESULTS
                    .error(
                        "no `result_<number>.txt` in this folder or below",
                        "name the folder of a submission or of one entry",
                    )
                    .in_file(path.display().to_string()),
            ],
        }
    }
}

impl Diagnose for NoLog {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        vec![
            code::NO_LOG
                .error(
                    format!("no line of an MLPerf log in {} lines", self.lines),
                    "name a log, whose lines begin with `:::MLLOG`, `:::MLL` or `:::MLPv0.5`",
                )
                .in_file(&self.file),
        ]
    }
}

impl Diagnose for NotARun {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let help = "take the complete log, or leave the run out";
        let error = |message: String| code::NOT_A_RUN.error(message, help);
        vec![match self {
            Self::Missing { file, key } => {
                error(format!("`{key}` is missing, so the run has no time")).in_file(file)
            }
            Self::Backwards { file, line } => error("`run_stop` precedes the start".into())
                .at(Place::part(format!("line {line}")))
                .in_file(file),
        }]
    }
}

impl Diagnose for NoSteps {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let help = "name another entry; the logs of this one do not determine its step time";
        vec![code::NO_STEPS.error(self.to_string(), help)]
    }
}

impl Diagnose for TooFewRuns {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let help = "take an entry with at least 3 runs that log their epochs";
        vec![code::TOO_FEW_RUNS.error(self.to_string(), help)]
    }
}

impl Diagnose for Impossible {
    fn diagnostics(&self) -> Vec<Diagnostic> {
        let help = "give a number that a run can have";
        vec![code::IMPOSSIBLE.error(self.to_string(), help)]
    }
}
