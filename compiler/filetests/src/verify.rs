//! `test verify`: the verifier finds the errors that are marked, and no others.
//!
//! `; error: text` is on the line of the value, op or function header that is wrong, or on a line
//! of its own where the module or a signature is. The message contains the text, where values are
//! called as in the file. A file without marks must be sound.

use anyhow::{Result, bail};
use peapod_ir::text::{Lines, parse_with_lines};
use peapod_ir::verify;
use peapod_ir::verify::{ErrorSite, Subject, VerifyError};

use crate::{Expected, expected_errors};

/// Compares what the verifier finds with the marks.
pub fn run(text: &str) -> Result<usize> {
    let (module, lines) = parse_with_lines(text)?;
    let found: Vec<_> = match verify(&module) {
        Ok(_) => Vec::new(),
        Err(errors) => errors.iter().cloned().collect(),
    };
    let mut expected = expected_errors(text);
    let count = expected.len();
    let mut wrong = Vec::new();
    for error in &found {
        let line = line_of(error, &lines);
        let message = with_names(&error.to_string(), names_of(error, &lines));
        let known = |mark: &Expected| mark.line == line && message.contains(&mark.message);
        match expected.iter().position(known) {
            Some(position) => {
                expected.remove(position);
            }
            None => wrong.push(format!("{}: not expected: {message}", place(line))),
        }
    }
    for mark in expected {
        wrong.push(format!("{}: not found: {}", place(mark.line), mark.message));
    }
    match wrong.is_empty() {
        true => Ok(count.max(1)),
        false => bail!("{}", wrong.join("\n")),
    }
}

fn place(line: Option<usize>) -> String {
    line.map_or_else(|| "module".to_owned(), |line| format!("line {line}"))
}

/// What the file calls the values of the function an error is about.
fn names_of<'a>(error: &VerifyError, lines: &'a Lines) -> &'a [String] {
    let function = match &error.place {
        ErrorSite::Module | ErrorSite::Signature(_) => None,
        ErrorSite::Function { index, .. } => lines.functions.get(*index),
    };
    function.map_or(&[], |function| &function.names)
}

/// A message with `%name` in place of `%3`.
fn with_names(message: &str, names: &[String]) -> String {
    let mut parts = message.split('%');
    let mut text = parts.next().unwrap_or("").to_owned();
    for part in parts {
        let end = part
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(part.len());
        let (number, rest) = part.split_at(end);
        let name = number.parse().ok().and_then(|id: usize| names.get(id));
        text += &format!("%{}{rest}", name.map_or(number, String::as_str));
    }
    text
}

/// The line an error is about, `None` for the module and its signatures.
fn line_of(error: &VerifyError, lines: &Lines) -> Option<usize> {
    match &error.place {
        ErrorSite::Module | ErrorSite::Signature(_) => None,
        ErrorSite::Function { index, subject, .. } => {
            let lines = lines.functions.get(*index)?;
            match subject {
                Subject::Function => Some(lines.header),
                Subject::Value(id) => lines.values.get(*id).copied(),
                Subject::Op(id) => lines.ops.get(*id).copied(),
            }
        }
    }
}
