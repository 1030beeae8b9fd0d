//! `cargo xtask tidy`: the rules of the house that no compiler checks.
//!
//! Each check collects every failure it finds; one that cannot read what it checks is a failure
//! too.

mod allocations;
mod edges;
mod links;
pub mod mentions;
mod names;
mod noes;
mod sizes;
mod sources;
mod text;

use std::path::Path;

use anyhow::Result;

use crate::process;
pub use sources::{Source, Sources};

/// One broken rule.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Failure {
    /// Path from the root of the repository, with a line number if there is one.
    pub place: String,
    /// What is wrong, and what would be right.
    pub message: String,
}

/// A named check over the sources of the repository.
pub struct Check {
    /// Name in the output.
    pub name: &'static str,
    /// Collects what is wrong.
    pub run: fn(&Sources) -> Result<Vec<Failure>>,
}

/// Every check, in the order in which they run.
pub const CHECKS: [Check; 10] = [
    Check {
        name: "import table",
        run: edges::check,
    },
    Check {
        name: "file and function sizes",
        run: sizes::check,
    },
    Check {
        name: "file headers",
        run: text::headers,
    },
    Check {
        name: "line lengths",
        run: text::line_lengths,
    },
    Check {
        name: "machine paths",
        run: text::machine_paths,
    },
    Check {
        name: "target names",
        run: names::targets_only_in_targets,
    },
    Check {
        name: "tests beside ops and passes",
        run: names::ir_tests,
    },
    Check {
        name: "lists of ops",
        run: noes::check,
    },
    Check {
        name: "allocations",
        run: allocations::check,
    },
    Check {
        name: "links of pages",
        run: links::check,
    },
];

/// Runs every check over the repository at `root` and prints the failures. True when there are
/// none.
pub fn run(root: &Path, clippy: bool) -> Result<bool> {
    let sources = Sources::read(root)?;
    let mut clean = true;
    for check in CHECKS {
        let mut failures = (check.run)(&sources)?;
        failures.sort();
        clean &= failures.is_empty();
        println!("tidy: {} … {}", check.name, verdict(failures.len()));
        for failure in failures {
            println!("  {}: {}", failure.place, failure.message);
        }
    }
    clean &= cargo(root, "formatting", &["fmt", "--check"]);
    if clippy {
        let args = ["clippy", "--quiet", "--all-targets", "--", "-Dwarnings"];
        clean &= cargo(root, "clippy", &args);
    }
    Ok(clean)
}

/// Runs a check that is a command of cargo; it shows what is wrong itself.
fn cargo(root: &Path, name: &str, args: &[&str]) -> bool {
    let status = process::cargo(root).args(args).status();
    let clean = status.is_ok_and(|status| status.success());
    println!("tidy: {name} … {}", if clean { "ok" } else { "to mend" });
    clean
}

fn verdict(failures: usize) -> String {
    if failures == 0 {
        "ok".into()
    } else {
        format!("{failures} to mend")
    }
}
