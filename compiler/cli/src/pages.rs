//! Command lines that pages show are command lines that there are.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::{fs, iter};

use clap::{Command, FromArgMatches};

use crate::{args, entry};

/// What command lines begin with.
const BEGINNINGS: [&str; 2] = ["peapod ", "cargo run -p peapod -- "];

/// Command lines in the blocks of code of a page, with lines joined that `\` continues.
fn command_lines(page: &str) -> Vec<String> {
    let blocks = page.split("\n```").skip(1).step_by(2);
    let blocks = blocks.map(|block| block.replace("\\\n", " "));
    let lines = blocks.flat_map(|block| block.lines().map(str::to_owned).collect::<Vec<_>>());
    lines.filter_map(|line| arguments(&line)).collect()
}

/// The arguments of a command line, if it is one.
fn arguments(line: &str) -> Option<String> {
    let line = line.strip_prefix("$ ").unwrap_or(line);
    let line = BEGINNINGS.iter().find_map(|it| line.strip_prefix(it))?;
    let ends = [" # ", " > ", " && ", " | "];
    let end = ends.iter().filter_map(|it| line.find(it)).min();
    Some(line[..end.unwrap_or(line.len())].to_owned())
}

/// Words as a shell parts them: what is in quotes is kept together.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![];
    let mut word: Option<String> = None;
    let mut quote = None;
    for letter in line.chars() {
        match quote {
            Some(open) if open == letter => quote = None,
            None if matches!(letter, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            None if letter.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    words
}

/// All pages of the repository's root, of `docs` and of the examples.
fn pages() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut folders = vec![root.join("docs"), root.join("examples")];
    let mut found = ["README.md", "BENCHMARKS.md", "CONTRIBUTING.md"]
        .map(|it| root.join(it))
        .to_vec();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap().map(Result::unwrap) {
            let path = entry.path();
            match path.is_dir() {
                true => folders.push(path),
                false => found.extend(
                    path.extension()
                        .is_some_and(|it| it == "md")
                        .then_some(path),
                ),
            }
        }
    }
    found
}

/// Why a command line is none.
fn refused(command: &mut Command, line: &str) -> Option<clap::Error> {
    let words = iter::once("peapod".to_owned()).chain(words(line));
    let words = entry::expanded(words.map(OsString::from).collect()).unwrap();
    let parsed = command.try_get_matches_from_mut(words);
    parsed
        .and_then(|matches| args::CommandLine::from_arg_matches(&matches))
        .err()
        .filter(clap::Error::use_stderr)
}

#[test]
fn command_lines_of_pages_are_read() {
    let mut command = args::command();
    let mut wrong = vec![];
    let mut read = 0;
    for path in pages() {
        for line in command_lines(&fs::read_to_string(&path).unwrap()) {
            read += 1;
            let refused = refused(&mut command, &line)
                .map(|error| format!("{}: {line}\n{error}", path.display()));
            wrong.extend(refused);
        }
    }
    assert!(read >= 100, "{read} command lines");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn command_lines_are_found() {
    let page =
        "a\n```\npeapod run x \\\n  --steps 3 # all\n$ peapod man -o 'a b'\nrun\n```\npeapod x\n";
    assert_eq!(command_lines(page), ["run x    --steps 3", "man -o 'a b'"]);
    assert_eq!(words("man -o 'a b' \"c\"d"), ["man", "-o", "a b", "cd"]);
    assert!(refused(&mut args::command(), "man --no-such-option").is_some());
}
