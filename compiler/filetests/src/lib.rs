//! Runs the `*.ir` test files of the workspace.
//!
//! A test file begins with comments that say what to do with it:
//!
//! - `; test eval` — run functions, compare what `; run:` lines say: [`eval`].
//! - `; test micro [@REFUSED…]` — the same with compiled functions, on the interpreter: [`micro`].
//! - `; test spmd` — run functions on all devices of the mesh at once: [`spmd`].
//! - `; test partition [exact] [mesh=2x3…]` — make the program of one device from that of all, and
//!   compare: [`partition`].
//! - `; test verify` — expect the errors that `; error:` comments mark: [`verify`].
//! - `; test text` — the file is as it would be printed, or has the marked error: [`text`].
//! - `; test pass NAME…` — expect the printed result after `; result:`: [`pass`].
//! - `; test gradient` — derivatives of functions against finite differences: [`gradient`].
//! - `; test quantize SCHEME [OPTION…]` — the first function on integers is as printed after
//!   `; result:`: [`quantize`].
//! - `; test plan MODE INSTRUCTIONS` — the plan for a microcontroller is as printed after
//!   `; result:`: [`plan`].
//!
//! `BLESS=1` rewrites what `test pass`, `test quantize`, `test plan` and `test text` expect.

pub mod eval;
pub mod gradient;
pub mod micro;
pub mod partition;
pub mod pass;
pub mod plan;
pub mod quantize;
pub mod random_ops;
pub mod runs;
pub mod spmd;
pub mod text;
pub mod verify;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// A test file.
#[derive(Clone, Debug)]
pub struct TestFile {
    /// Where it is.
    pub path: PathBuf,
    /// All of it.
    pub text: String,
}

/// Folders that hold no sources.
const SKIPPED_FOLDERS: [&str; 2] = ["target", "node_modules"];

/// Every `*.ir` below a folder, in order of their paths.
pub fn find(folder: &Path) -> Result<Vec<TestFile>> {
    let mut files = Vec::new();
    let entries = fs::read_dir(folder).with_context(|| format!("listing {}", folder.display()))?;
    for entry in entries {
        let entry = entry?;
        let path = entry.path();
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let kind = entry.file_type()?;
        if kind.is_dir() && !name.starts_with('.') && !SKIPPED_FOLDERS.contains(&name.as_ref()) {
            files.extend(find(&path)?);
        } else if kind.is_file() && name.ends_with(".ir") {
            let text =
                fs::read_to_string(&path).with_context(|| format!("reading {}", path.display()))?;
            files.push(TestFile { path, text });
        }
    }
    files.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(files)
}

/// Runs every test that a file asks for; returns how many checks were made.
pub fn run(file: &TestFile, bless: bool) -> Result<usize> {
    let commands = commands(&file.text);
    if commands.is_empty() {
        bail!("no `; test …` line at the top says what to do with this file");
    }
    let mut checks = 0;
    for command in commands {
        checks += run_command(file, command, bless).with_context(|| format!("test {command}"))?;
    }
    Ok(checks)
}

fn run_command(file: &TestFile, command: &str, bless: bool) -> Result<usize> {
    let mut words = command.split_whitespace();
    match words.next() {
        Some("eval") => eval::run(&file.text),
        Some("spmd") => spmd::run(&file.text),
        Some("micro") => micro::run(&file.text, &words.collect::<Vec<_>>()),
        Some("verify") => verify::run(&file.text),
        Some("text") => text::run(file, bless),
        Some("partition") => partition::run(&file.text, &words.collect::<Vec<_>>()),
        Some("pass") => pass::run(file, &words.collect::<Vec<_>>(), bless),
        Some("gradient") => gradient::run(&file.text),
        Some("quantize") => quantize::run(file, &words.collect::<Vec<_>>(), bless),
        Some("plan") => plan::run(file, &words.collect::<Vec<_>>(), bless),
        Some(_) | None => {
            bail!(
                "there is no such test; there are eval, spmd, micro, partition, verify, text, \
                 pass, gradient, quantize and plan"
            )
        }
    }
}

/// What the `; test …` lines at the top say.
fn commands(text: &str) -> Vec<&str> {
    let header = text.lines().take_while(|line| line.starts_with(';'));
    header
        .filter_map(|line| line.strip_prefix("; test "))
        .map(str::trim)
        .collect()
}

/// The comments at the top, with the blank line after them.
fn header(text: &str) -> &str {
    let comments = text.lines().take_while(|line| line.starts_with(';'));
    let len: usize = comments.map(|line| line.len() + 1).sum();
    let len = len.min(text.len());
    let blank = usize::from(text[len..].starts_with('\n'));
    &text[..len + blank]
}

/// An error that the file expects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// The line it is marked on, from 1; `None` if it is on a line of its own.
    pub line: Option<usize>,
    /// What the message contains.
    pub message: String,
}

/// Errors marked by `; error: …` comments. On one line there may be several.
pub fn expected_errors(text: &str) -> Vec<Expected> {
    let mut expected = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let mut parts = line.split("; error:");
        let code = parts.next().unwrap_or("");
        let line = (!code.trim().is_empty()).then_some(index + 1);
        expected.extend(parts.map(|message| Expected {
            line,
            message: message.trim().to_owned(),
        }));
    }
    expected
}
