//! What is wrong with data, and where: messages, and how many are shown.

use std::io::{self, ErrorKind};
use std::path::Path;

use peapod_diagnostic::{Code, Diagnostic, Diagnostics, Place};

/// Problems that are shown of one data set; a wrong column has as many as there are rows.
const SHOWN: usize = 10;

/// What was found wrong so far.
#[derive(Debug, Default)]
pub(crate) struct Problems {
    shown: Vec<Diagnostic>,
    count: usize,
}

impl Problems {
    /// Adds one.
    pub(crate) fn push(&mut self, problem: Diagnostic) {
        self.count += 1;
        if self.shown.len() < SHOWN {
            self.shown.push(problem);
        }
    }

    /// What was found, if anything was.
    pub(crate) fn finish(mut self) -> Result<(), Diagnostics> {
        let hidden = self.count - self.shown.len();
        if let Some(last) = self.shown.last_mut().filter(|_| hidden > 0) {
            last.notes
                .push(format!("{hidden} more problems like these"));
        }
        match self.shown.is_empty() {
            true => Ok(()),
            false => Err(self.shown.into()),
        }
    }
}

/// The error of reading a file or folder of a data set.
pub(crate) fn cannot_read(path: &Path) -> impl FnOnce(io::Error) -> Diagnostic {
    move |error| {
        let (kind, mut problem) = (error.kind(), peapod_diagnostic::cannot_read(path)(error));
        if kind == ErrorKind::NotFound {
            let help = "check the path, which is seen from the folder of the experiment's file";
            problem.help = help.into();
        } else if kind == ErrorKind::FileTooLarge {
            problem.help = "raise `memory_mib` of the data, or give less data".into();
        }
        problem
    }
}

/// A problem of a file as a whole.
pub(crate) fn of_file(code: Code, file: &Path, message: String, help: &str) -> Diagnostic {
    code.error(message, help)
        .in_file(file.display().to_string())
}

/// A problem of a part of a file.
pub(crate) fn of_part(
    code: Code,
    file: &Path,
    part: String,
    message: String,
    help: &str,
) -> Diagnostic {
    let problem = code.error(message, help).at(Place::part(part));
    problem.in_file(file.display().to_string())
}

/// Names as messages list them, not all of very many.
pub(crate) fn listed<'n>(names: impl IntoIterator<Item = &'n str>) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    let shown: Vec<String> = names
        .iter()
        .take(12)
        .map(|name| format!("`{name}`"))
        .collect();
    let more = if names.len() > shown.len() {
        ", …"
    } else {
        ""
    };
    shown.join(", ") + more
}
