//! The command as a user meets it: what it prints, what it writes, how it fails.

#[cfg(feature = "pod")]
mod archives;
#[cfg(all(unix, feature = "pod"))]
mod attacks;
#[cfg(all(unix, feature = "pod"))]
mod browser;
#[cfg(all(unix, feature = "pod"))]
mod checkpoints;
#[cfg(all(unix, feature = "pod"))]
mod checkpoints_lost;
#[cfg(feature = "pod")]
mod compare;
mod compile;
mod custom_ops;
#[cfg(all(unix, feature = "pod"))]
mod data;
mod diagnostics;
mod diff;
mod errors;
#[cfg(all(unix, feature = "pod"))]
mod front_door;
mod front_end;
mod inspect;
#[cfg(unix)]
mod launch;
mod limits;
mod manual;
mod memory;
mod mlperf;
mod numerics;
#[cfg(all(unix, feature = "pod"))]
mod onnx_attacks;
#[cfg(all(target_os = "linux", feature = "pod"))]
mod pipelines;
#[cfg(feature = "pod")]
mod pjrt;
mod pod;
mod pod_errors;
mod projects;
#[cfg(all(target_os = "linux", feature = "pod"))]
mod rank_checkpoints;
#[cfg(all(target_os = "linux", feature = "pod"))]
mod rank_steps;
#[cfg(all(target_os = "linux", feature = "pod"))]
mod ranks;
#[cfg(all(unix, feature = "pod"))]
mod readme;
mod run;
mod search;
#[cfg(all(unix, feature = "pod"))]
mod sensors;
#[cfg(unix)]
mod sets;
mod sign;
mod simulate;
mod simulate_files;
mod target;
#[cfg(unix)]
mod text;
#[cfg(all(unix, feature = "pod"))]
mod train;
#[cfg(all(unix, feature = "pod"))]
mod transcripts;
mod weights;
mod winners;

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use peapod_diagnostic::Code;
use peapod_driver::targets::{Role, Target};

/// The classifier of handwritten digits.
fn digits() -> PathBuf {
    example("digits.tflite")
}

/// A file of the digits example.
fn example(file: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../examples/digits")
        .join(file)
}

/// The target with most memory for activations, which every test model fits.
fn large_target() -> String {
    let targets = Target::emulated().unwrap().into_iter();
    let largest = targets.max_by_key(|target| target.region(Role::Arena).length);
    largest.unwrap().name
}

/// The target with least memory for activations.
fn small_target() -> Target {
    let targets = Target::emulated().unwrap().into_iter();
    targets
        .min_by_key(|target| target.region(Role::Arena).length)
        .unwrap()
}

/// An empty folder for one test.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Names of everything in a folder, sorted.
fn listing(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// Runs the command.
fn peapod<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_peapod"));
    command.args(args).output().unwrap()
}

/// Standard output of a command that succeeds.
fn succeeds<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>) -> String {
    let output = peapod(args);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(0), "{said}");
    String::from_utf8(output.stdout).unwrap()
}

/// Standard error of a command that fails, as a user's mistake does.
fn fails<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>) -> String {
    let output = peapod(args);
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.lines().any(is_error_title), "{said}");
    assert!(said.contains("= help: "), "{said}");
    assert!(!said.contains("panicked"), "{said}");
    said
}

/// Standard error of a command line that cannot be read.
fn misused<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>) -> String {
    let output = peapod(args);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    String::from_utf8(output.stderr).unwrap()
}

/// Whether a line is the title of an error with a code of the table.
fn is_error_title(line: &str) -> bool {
    let code = line.strip_prefix("error[peapod::E");
    let code = code.and_then(|rest| rest.split_once("]: "));
    code.is_some_and(|(number, _)| Code::parse(number).is_some())
}

/// Asserts that a text holds every part.
fn assert_has(text: &str, parts: &[&str]) {
    for part in parts {
        assert!(text.contains(part), "no `{part}` in:\n{text}");
    }
}
