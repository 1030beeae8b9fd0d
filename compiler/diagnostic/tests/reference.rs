//! The reference in `docs/` is complete and up to date.

use std::fs;
use std::path::{Path, PathBuf};

use peapod_diagnostic::{Code, reference};

fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn the_reference_is_up_to_date() {
    let path = repository().join("docs/errors.md");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, reference()).unwrap();
    }
    let found = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        found == reference(),
        "docs/errors.md is out of date: BLESS=1 cargo test -p peapod-diagnostic"
    );
    for code in Code::all() {
        assert!(found.contains(&format!("### E{:04}: ", code.number())));
    }
}

/// Constants of the table, by name.
fn names(table: &Path) -> Vec<String> {
    let mut names = Vec::new();
    for file in rust_files(table) {
        let text = fs::read_to_string(file).unwrap();
        let rows = text.lines().filter_map(|line| line.split_once(" = "));
        let rows = rows.map(|(name, _)| name.trim());
        let constant = |name: &&str| name.chars().all(|c| c.is_ascii_uppercase() || c == '_');
        names.extend(rows.filter(constant).map(str::to_owned));
    }
    names
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let tests = path.file_name().is_some_and(|name| name == "tests");
        if path.is_dir() && !tests {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|it| it == "rs") {
            files.push(path);
        }
    }
    files
}

#[test]
fn every_code_is_used() {
    let table = repository().join("compiler/diagnostic/src/code");
    let names = names(&table);
    assert_eq!(names.len(), Code::all().count());
    let folders = ["compiler", "runtime-pod", "schemas/src", "targets/src"];
    let files = folders.map(|folder| rust_files(&repository().join(folder)));
    let used: String = files
        .iter()
        .flatten()
        .filter(|path| !path.starts_with(&table))
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let unused: Vec<&String> = names
        .iter()
        .filter(|name| !used.contains(&format!("code::{name}")))
        .collect();
    assert!(unused.is_empty(), "no error has these codes: {unused:?}");
}
