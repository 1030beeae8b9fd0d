//! Cargo's tests: what `cargo test` builds and runs, two programs at a time, as most of them leave
//! a processor idle for part of the time.

use super::tally::Tally;
use crate::process;
use crate::repository::Repository;
use anyhow::{Context, Result, ensure};
use serde_json::Value as Json;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

/// Test programs that run at the same time.
const AT_ONCE: usize = 2;

/// A program of tests.
pub struct Program {
    /// Its crate and target, such as `peapod-driver pjrt`.
    name: String,
    /// The folder of its crate, where it runs.
    folder: PathBuf,
    path: PathBuf,
}

/// Builds all test programs, and shows cargo's progress.
pub fn built(repository: &Repository) -> Result<Vec<Program>> {
    let mut cargo = process::cargo(&repository.root);
    cargo.args([
        "test",
        "--no-run",
        "--message-format=json-render-diagnostics",
    ]);
    let output = cargo
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .context("cannot run cargo test")?;
    ensure!(
        output.status.success(),
        "the tests do not build: {}",
        output.status
    );
    let messages = String::from_utf8_lossy(&output.stdout);
    Ok(messages.lines().filter_map(program).collect())
}

/// The test program of a message of cargo's, if that is about one.
fn program(message: &str) -> Option<Program> {
    let message: Json = serde_json::from_str(message).ok()?;
    let path = message["executable"].as_str()?;
    if message["profile"]["test"] != true {
        return None;
    }
    let manifest = Path::new(message["manifest_path"].as_str()?);
    let folder = manifest.parent()?.to_owned();
    let krate = folder.file_name()?.to_string_lossy();
    Some(Program {
        name: format!("{krate} {}", message["target"]["name"].as_str()?),
        folder,
        path: path.into(),
    })
}

/// Runs the programs, and then the examples of the documentation, which cargo builds as it runs
/// them. `shared` is the folder of inputs.
pub fn run(
    repository: &Repository,
    programs: Vec<Program>,
    shared: Option<&Path>,
    seed: &str,
    tally: &Tally,
) -> Result<()> {
    let mut programs = programs;
    // Large programs hold the compiler or a runtime whole, and most of them take long.
    programs.sort_by_cached_key(|it| fs::metadata(&it.path).map_or(0, |file| file.len()));
    let rest = Mutex::new(programs);
    let next = || rest.lock().ok()?.pop();
    let work = || {
        while let Some(program) = next() {
            let mut command = Command::new(&program.path);
            command.current_dir(&program.folder);
            command.env("CARGO_MANIFEST_DIR", &program.folder);
            tested(&program.name, &mut command, shared, seed, tally);
        }
    };
    thread::scope(|scope| {
        (0..AT_ONCE).for_each(|_| {
            scope.spawn(work);
        });
    });
    let mut examples = process::cargo(&repository.root);
    examples.args(["test", "--doc", "--no-fail-fast"]);
    tested(
        "examples of documentation",
        &mut examples,
        shared,
        seed,
        tally,
    );
    Ok(())
}

/// Runs one program to its end, shows what is not as it should be, and counts its tests.
fn tested(name: &str, command: &mut Command, shared: Option<&Path>, seed: &str, tally: &Tally) {
    command.env("PROPTEST_RNG_SEED", seed).stdin(Stdio::null());
    if let Some(shared) = shared {
        command.env("PEAPOD_SHARED", shared);
    }
    let began = Instant::now();
    let output = match command.output().context("it does not start") {
        Ok(output) => output,
        Err(error) => return tally.fail(name, &error),
    };
    let text = String::from_utf8_lossy(&output.stdout);
    let mut sum = [0; 3];
    let mut shown = Vec::new();
    for line in text.lines() {
        if let Some(counts) = counts(line) {
            sum.iter_mut()
                .zip(counts)
                .for_each(|(sum, count)| *sum += count);
        } else if !is_usual(line) {
            shown.push(line);
            if let Some(test) = failed(line) {
                tally.remember(&format!("{name}: {test}"));
            }
        }
    }
    if sum[1] == 0 && !output.status.success() {
        let said = process::said(&output);
        let error = anyhow::anyhow!("it ended with {}:\n{said}", output.status);
        return tally.fail(name, &error);
    }
    // Libraries write much to standard error, of interest only where something failed.
    let errors = String::from_utf8_lossy(&output.stderr);
    if sum[1] > 0 {
        shown.extend(errors.lines());
    }
    tally.tests(name, sum, began.elapsed(), &shown.join("\n"));
}

/// Whether a line tells nothing but that all is well.
fn is_usual(line: &str) -> bool {
    let starts = ["running ", "all doctests ran"];
    let ends = ["... ok", "running for over 60 seconds"];
    line.is_empty()
        || ends.iter().any(|it| line.ends_with(it))
        || starts.iter().any(|it| line.starts_with(it))
}

/// The test of a line such as `test a::b ... FAILED`.
fn failed(line: &str) -> Option<&str> {
    line.strip_prefix("test ")?.strip_suffix(" ... FAILED")
}

/// Passed, failed and ignored of a line such as `test result: ok. 3 passed; 0 failed; 1 ignored;
/// …`.
fn counts(line: &str) -> Option<[usize; 3]> {
    let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
    let mut numbers = counts
        .split("; ")
        .map(|count| count.split(' ').next()?.parse().ok());
    Some([numbers.next()??, numbers.next()??, numbers.next()??])
}

#[cfg(test)]
mod tests {
    use super::{counts, failed, program};

    #[test]
    fn reads_what_test_programs_say() {
        let line = "test result: FAILED. 3 passed; 2 failed; 1 ignored; 0 measured; 0 filtered out";
        assert_eq!(counts(line), Some([3, 2, 1]));
        assert_eq!(counts("test a::b ... ok"), None);
        assert_eq!(failed("test a::b ... FAILED"), Some("a::b"));
        assert_eq!(failed("test a::b ... ok"), None);
    }

    #[test]
    fn finds_the_programs_in_messages_of_cargo() {
        let message = |test| {
            format!(
                r#"{{"executable": "target/debug/deps/pjrt-1", "profile": {{"test": {test}}},
                "manifest_path": "compiler/driver/Cargo.toml", "target": {{"name": "pjrt"}}}}"#
            )
        };
        let found = program(&message(true)).unwrap();
        assert_eq!(found.name, "driver pjrt");
        assert_eq!(found.folder.to_str(), Some("compiler/driver"));
        assert!(program(&message(false)).is_none());
        assert!(program("{}").is_none());
    }
}
