//! Checks that need no board: cargo's tests, the rules of the house, generated code.

use super::programs::Program;
use super::tally::Tally;
use super::{Args, Part, SHARED_MISSING, crates, programs};
use crate::repository::Repository;
use crate::{codegen, fuzz, process, tidy};
use anyhow::{Context, Result, ensure};
use std::fs;
use std::process::Command;
use std::thread;

/// The workspace's `rust-version`.
const OLDEST: &str = env!("CARGO_PKG_RUST_VERSION");

/// Runs them all, or those that are asked for.
pub fn run(repository: &Repository, args: &Args, tally: &Tally) -> Result<()> {
    // Cargo lets one build at a time into its folder, but many tests leave a processor idle.
    let built = programs::built(repository);
    thread::scope(|scope| {
        if args.has(Part::Rules) {
            scope.spawn(|| rules(repository, tally));
        }
        let tested = built.and_then(|programs| match args.has(Part::Cargo) {
            true => cargo_test(repository, programs, tally),
            false => Ok(()),
        });
        if let Err(error) = tested {
            tally.fail("cargo test", &error);
        }
    });
    match args.has(Part::Checks) {
        true => checks(repository, tally),
        false => Ok(()),
    }
}

/// Damaged files, dependencies, compilers and generated code.
fn checks(repository: &Repository, tally: &Tally) -> Result<()> {
    check(
        tally,
        &format!("fuzz, seed {}", super::seed()),
        damaged_files(repository, &["--inputs", "10000"]),
        "findings above; their inputs are in fuzz/artifacts",
    );
    check(
        tally,
        &format!("fuzz through the command line, seed {}", super::seed()),
        damaged_commands(repository),
        "findings above; their inputs are in fuzz/artifacts",
    );
    dependencies(repository, tally);
    tally.note("packages of crates", crates::run(repository));
    oldest_compiler(repository, tally);
    match codegen::find_or_install_flatc(&repository.root) {
        Err(error) => tally.skip("codegen --check", &format!("{error:#}")),
        Ok(_) => {
            let fresh = codegen::run(&repository.root, true);
            check(tally, "codegen --check", fresh, "run `cargo xtask codegen`");
        }
    }
    Ok(())
}

/// The rules of the house, clippy, and documentation.
fn rules(repository: &Repository, tally: &Tally) {
    check(
        tally,
        "tidy, clippy",
        tidy::run(&repository.root, true),
        "broken rules above",
    );
    check(tally, "cargo doc", documented(repository), "warnings above");
}

/// Whether the documentation builds without a warning.
fn documented(repository: &Repository) -> Result<bool> {
    let mut doc = process::cargo(&repository.root);
    let doc = doc.args(["doc", "--quiet", "--no-deps"]);
    Ok(doc.env("RUSTDOCFLAGS", "-Dwarnings").status()?.success())
}

/// Licences and sources of the dependencies; advisories need a database from the network.
fn dependencies(repository: &Repository, tally: &Tally) {
    if process::find("cargo-deny").is_none() {
        return tally.skip("cargo deny", "no cargo-deny; `cargo install cargo-deny`");
    }
    let mut deny = process::cargo(&repository.root);
    let deny = process::output(deny.args(["deny", "check", "bans", "licenses", "sources"]));
    tally.note("cargo deny", deny.map(|_| String::new()));
}

/// Whether the workspace builds with the oldest compiler that it promises to.
fn oldest_compiler(repository: &Repository, tally: &Tally) {
    let name = format!("rust-version {OLDEST}");
    let said = |program: &str, args: &[&str]| process::output(Command::new(program).args(args));
    let is_default = said("rustc", &["--version"])
        .is_ok_and(|version| version.starts_with(&format!("rustc {OLDEST}.")));
    if is_default {
        return tally.pass(&name, "is the compiler at hand");
    }
    let installed = said("rustup", &["toolchain", "list"]).unwrap_or_default();
    let is_it = |toolchain: &&str| toolchain.starts_with(&format!("{OLDEST}."));
    let Some(toolchain) = installed.lines().find(is_it) else {
        let why = format!("not installed; `rustup toolchain install {OLDEST}.0`");
        return tally.skip(&name, &why);
    };
    let toolchain = toolchain.split(' ').next().unwrap_or(toolchain);
    let mut check = Command::new("rustup");
    check.args([
        "run",
        toolchain,
        "cargo",
        "check",
        "--quiet",
        "--all-targets",
    ]);
    check
        .args(["--target-dir", "target/oldest"])
        .env_remove("CARGO");
    let check = process::output(check.current_dir(&repository.root));
    tally.note(&name, check.map(|_| String::new()));
}

/// Damaged files of every kind.
fn damaged_files(repository: &Repository, options: &[&str]) -> Result<bool> {
    let mut command = match repository.tested("peapod-fuzz") {
        Some(program) => Command::new(program),
        None => fuzz::command(repository),
    };
    command.current_dir(&repository.root);
    command.args(options).args(["--seed", &super::seed()]);
    Ok(command.status().context("cannot run cargo")?.success())
}

/// Damaged files of every kind that the command line reads, a process for each. The command is that
/// of the tests before, which another build would not be.
fn damaged_commands(repository: &Repository) -> Result<bool> {
    let program = repository.target_dir.join("debug/peapod");
    let program = program.to_string_lossy();
    damaged_files(repository, &["--inputs", "200", "--command", &program])
}

fn check(tally: &Tally, name: &str, result: Result<bool>, otherwise: &'static str) {
    let holds = result.and_then(|holds| {
        ensure!(holds, otherwise);
        Ok(String::new())
    });
    tally.note(name, holds);
}

/// The tests of all crates.
fn cargo_test(repository: &Repository, programs: Vec<Program>, tally: &Tally) -> Result<()> {
    let seed = super::seed();
    println!("random cases: seed {seed}; `PEAPOD_SEED=2 cargo xtask test` tries others");
    // Test programs run in the folders of their crates.
    let shared = repository.shared().map(fs::canonicalize).transpose()?;
    if shared.is_none() {
        tally.skip("cargo tests that read ../shared", SHARED_MISSING);
    }
    programs::run(repository, programs, shared.as_deref(), &seed, tally)
}
