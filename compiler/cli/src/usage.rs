//! Errors of the command line as diagnostics.

use clap::error::{Error, ErrorKind};
use peapod_diagnostic::{Diagnostic, code};

/// What is wrong with a command line; `None` if the user asked for help or the version.
pub fn diagnostic(error: &Error) -> Option<Diagnostic> {
    let asked_for = matches!(
        error.kind(),
        ErrorKind::DisplayHelp
            | ErrorKind::DisplayVersion
            | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
    );
    (!asked_for).then(|| parsed(&error.render().to_string()))
}

/// The paragraphs of a rendered error: the problem with a list or possible values below it, tips,
/// the usage, and a reference to `--help`.
fn parsed(rendered: &str) -> Diagnostic {
    let mut paragraphs = rendered.split("\n\n").map(str::trim);
    let problem = paragraphs.next().unwrap_or_default();
    let mut lines = problem.trim_start_matches("error: ").lines().map(str::trim);
    let mut message = lines.next().unwrap_or_default().to_owned();
    let (values, listed): (Vec<&str>, Vec<&str>) = lines.partition(|line| line.starts_with('['));
    if !listed.is_empty() {
        message = format!("{message} {}", listed.join(", "));
    }
    let mut notes = Vec::new();
    let values = values.iter().map(|it| it.trim_matches(['[', ']']));
    let mut help: Vec<&str> = values.collect();
    for paragraph in paragraphs {
        match paragraph.starts_with("tip: ") {
            true => help.extend(
                paragraph
                    .lines()
                    .map(|tip| tip.trim().trim_start_matches("tip: ")),
            ),
            false if paragraph.starts_with("Usage: ") => notes.push(paragraph.to_owned()),
            false => {}
        }
    }
    if help.is_empty() {
        help.push("`--help` describes every option");
    }
    let error = code::USAGE.error(message, help.join("; "));
    notes.into_iter().fold(error, Diagnostic::note)
}
