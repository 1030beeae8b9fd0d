//! The commands of the README, as written, in the order in which they stand there.

use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::Command;

use crate::folder;

/// Those that train for minutes: `cargo xtask demo` runs them.
const TRAINED: [&str; 3] = ["train", "report target/", "deploy"];

/// What follows `cargo run -p peapod --` in blocks of code, with lines joined that `\` continues.
fn commands(page: &str) -> Vec<String> {
    let blocks = page.split("```").skip(1).step_by(2);
    let blocks = blocks.map(|block| block.replace("\\\n", " "));
    let lines = blocks.flat_map(|block| block.lines().map(str::to_owned).collect::<Vec<_>>());
    let own = lines.filter_map(|line| {
        let rest = line.trim().strip_prefix("cargo run -p peapod -- ")?;
        Some(rest.to_owned())
    });
    own.collect()
}

/// Words as a shell parts them; double quotes keep what is in them together.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![];
    for (index, part) in line.split('"').enumerate() {
        match index % 2 {
            0 => words.extend(part.split_whitespace().map(str::to_owned)),
            _ => words.push(part.to_owned()),
        }
    }
    words
}

#[test]
fn commands_of_the_readme_run_as_written() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let root = root.canonicalize().unwrap();
    let folder = folder("readme");
    for name in ["examples", "runtime-pod"] {
        symlink(root.join(name), folder.join(name)).unwrap();
    }
    let page = std::fs::read_to_string(root.join("README.md")).unwrap();
    let commands = commands(&page);
    let is_trained = |line: &&String| TRAINED.iter().any(|it| line.starts_with(it));
    let (trained, others): (Vec<&String>, Vec<&String>) = commands.iter().partition(is_trained);
    assert_eq!(trained.len(), TRAINED.len(), "{trained:?}");
    assert!(others.len() >= 10, "{others:?}");
    for line in others {
        let mut command = Command::new(env!("CARGO_BIN_EXE_peapod"));
        let ran = command.args(words(line)).current_dir(&folder).output();
        let ran = ran.unwrap();
        let said = String::from_utf8_lossy(&ran.stderr);
        assert!(ran.status.success(), "{line}:\n{said}");
    }
}
