//! What pages show of a terminal is what a terminal shows.
//!
//! A block of code in `console` is a transcript: a line that begins with `$ ` is a command, `\` at
//! its end continues it, and what follows is all that it prints. `…` as a line stands for any lines
//! and within a line for any text. Commands run in the order of the page, in one folder with the
//! repository's examples, and begin in the folder of the page if that is one. `BLESS=1` rewrites
//! what is not so.

use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::folder;

/// A command of a transcript, and what it prints.
#[derive(Debug, PartialEq)]
struct Step {
    /// The lines of the command, as they stand in the page.
    lines: Vec<String>,
    /// The lines that it prints.
    shown: Vec<String>,
}

impl Step {
    /// The command in one line.
    fn command(&self) -> String {
        let lines = self.lines.iter().map(|line| line.trim_end_matches('\\'));
        lines.collect::<Vec<_>>().join(" ")[2..].trim().to_owned()
    }
}

/// A page: text that stays, and transcripts.
#[derive(Debug, PartialEq)]
enum Part {
    Text(String),
    Transcript(Vec<Step>),
}

/// The parts of a page, of which all lines are kept.
fn parts(page: &str) -> Vec<Part> {
    let mut parts = vec![];
    let mut lines = page.lines();
    let mut text = String::new();
    while let Some(line) = lines.next() {
        text.push_str(line);
        text.push('\n');
        if line == "```console" {
            parts.push(Part::Text(std::mem::take(&mut text)));
            let block = lines.by_ref().take_while(|line| *line != "```");
            parts.push(Part::Transcript(steps(block)));
            text.push_str("```\n");
        }
    }
    parts.push(Part::Text(text));
    parts
}

/// The steps of a transcript.
fn steps<'p>(block: impl Iterator<Item = &'p str>) -> Vec<Step> {
    let mut steps: Vec<Step> = vec![];
    let mut continued = false;
    for line in block.map(str::to_owned) {
        let ends_open = line.ends_with('\\');
        match steps.last_mut() {
            Some(step) if continued => step.lines.push(line),
            _ if line.starts_with("$ ") => steps.push(Step {
                lines: vec![line],
                shown: vec![],
            }),
            Some(step) => {
                step.shown.push(line);
                continue;
            }
            None => panic!("a transcript begins with a command, found `{line}`"),
        }
        continued = ends_open;
    }
    steps
}

/// The page again.
fn written(parts: &[Part]) -> String {
    let mut page = String::new();
    for part in parts {
        match part {
            Part::Text(text) => page.push_str(text),
            Part::Transcript(steps) => {
                let lines = steps
                    .iter()
                    .flat_map(|step| step.lines.iter().chain(&step.shown));
                lines.for_each(|line| page.extend([line, "\n"]));
            }
        }
    }
    page
}

/// Whether printed lines are the expected ones, of which `…` stands for any.
fn agree(expected: &[String], printed: &[String]) -> bool {
    match expected.split_first() {
        None => printed.is_empty(),
        Some((first, rest)) if first == "…" => {
            (0..=printed.len()).any(|skipped| agree(rest, &printed[skipped..]))
        }
        Some((first, rest)) => printed
            .split_first()
            .is_some_and(|(line, others)| agrees(first, line) && agree(rest, others)),
    }
}

/// Whether a printed line is the expected one, in which `…` stands for any text.
fn agrees(expected: &str, printed: &str) -> bool {
    match expected.split_once('…') {
        None => expected == printed,
        Some((before, after)) => printed.strip_prefix(before).is_some_and(|rest| {
            let ends = rest.char_indices().map(|(at, _)| at).chain([rest.len()]);
            ends.into_iter().any(|at| agrees(after, &rest[at..]))
        }),
    }
}

/// A folder of a terminal, in which `peapod` is the command under test.
struct Terminal {
    folder: PathBuf,
    path: OsString,
}

impl Terminal {
    /// In a new folder, with a copy of the examples and what they refer to.
    fn new(page: &str) -> Terminal {
        let mut folder = folder(&format!("transcripts-{}", page.replace(['/', '.'], "-")));
        copy(&root().join("examples"), &folder.join("examples"));
        for name in ["runtime-micro", "workloads"] {
            symlink(root().join(name), folder.join(name)).unwrap();
        }
        if page.starts_with("examples/") {
            folder.push(Path::new(page).parent().unwrap());
        }
        let program = Path::new(env!("CARGO_BIN_EXE_peapod")).parent().unwrap();
        let mut path = program.as_os_str().to_owned();
        path.push(":");
        path.push(std::env::var_os("PATH").unwrap_or_default());
        Terminal { folder, path }
    }

    /// What a command prints, on both streams.
    fn run(&mut self, command: &str) -> Vec<String> {
        if let Some(folder) = command.strip_prefix("cd ") {
            self.folder.push(folder);
            assert!(self.folder.is_dir(), "{}", self.folder.display());
            return vec![];
        }
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{{ {command}\n}} 2>&1")]);
        let shell = shell.current_dir(&self.folder).env("PATH", &self.path);
        let printed = String::from_utf8(shell.output().unwrap().stdout).unwrap();
        printed.lines().map(|it| it.trim_end().to_owned()).collect()
    }
}

/// Copies a folder with all that is in it.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        match from.is_dir() {
            true => copy(&from, &to),
            false => drop(fs::copy(&from, &to).unwrap()),
        }
    }
}

/// The root of the repository.
fn root() -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.canonicalize().unwrap()
}

/// All pages: the README, those of `docs` and of the examples.
fn pages() -> Vec<PathBuf> {
    let mut found = vec![PathBuf::from("README.md"), PathBuf::from("CONTRIBUTING.md")];
    let mut folders = vec![PathBuf::from("docs"), PathBuf::from("examples")];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(root().join(&folder)).unwrap();
        for name in entries.map(|entry| entry.unwrap().file_name()) {
            let path = folder.join(name);
            match root().join(&path).is_dir() {
                true => folders.push(path),
                false if path.extension().is_some_and(|it| it == "md") => found.push(path),
                false => {}
            }
        }
    }
    found.sort();
    found
}

/// Runs the transcripts of a page; those that are wrong come back, and are mended in `parts`.
fn mended(page: &str, parts: &mut [Part]) -> Vec<String> {
    let mut wrong = vec![];
    let mut terminal = Terminal::new(page);
    for part in parts {
        let Part::Transcript(steps) = part else {
            continue;
        };
        for step in steps {
            let command = step.command();
            let printed = terminal.run(&command);
            if !agree(&step.shown, &printed) {
                let (expected, found) = (step.shown.join("\n"), printed.join("\n"));
                wrong.push(format!(
                    "{page}: $ {command}\nexpected:\n{expected}\nfound:\n{found}\n"
                ));
                step.shown = printed;
            }
        }
    }
    wrong
}

#[test]
fn pages_show_what_commands_print() {
    let mut wrong = vec![];
    let mut transcripts = 0;
    for path in pages() {
        let page = fs::read_to_string(root().join(&path)).unwrap();
        let mut parts = parts(&page);
        assert_eq!(written(&parts), page, "{}", path.display());
        let of_page = parts.iter().filter(|it| matches!(it, Part::Transcript(_)));
        match of_page.count() {
            0 => continue,
            several => transcripts += several,
        }
        let found = mended(&path.to_string_lossy(), &mut parts);
        if !found.is_empty() && std::env::var_os("BLESS").is_some() {
            fs::write(root().join(&path), written(&parts)).unwrap();
        }
        wrong.extend(found);
    }
    assert!(transcripts >= 10, "{transcripts} transcripts");
    let how = "`BLESS=1` rewrites the pages";
    assert!(wrong.is_empty(), "{}\n{how}", wrong.join("\n"));
}

#[test]
fn an_ellipsis_stands_for_any_text_and_any_lines() {
    let lines = |it: &[&str]| it.iter().map(|&it| it.to_owned()).collect::<Vec<_>>();
    let printed = lines(&["step 1: 0.25 s", "a", "b", "end"]);
    assert!(agree(&lines(&["step 1: … s", "…", "end"]), &printed));
    assert!(agree(&lines(&["…"]), &printed));
    assert!(!agree(&lines(&["step 1: … ms", "…", "end"]), &printed));
    assert!(!agree(&lines(&["step 1: … s", "end"]), &printed));
    assert!(!agree(&lines(&["…", "b"]), &printed));
}

#[test]
fn transcripts_are_read_and_written() {
    let page = "a\n```console\n$ peapod x \\\n    y\nz\n$ w\n```\nb\n";
    let found = parts(page);
    let [Part::Text(_), Part::Transcript(steps), Part::Text(_)] = &found[..] else {
        panic!("{found:?}");
    };
    assert_eq!(steps[0].command(), "peapod x      y");
    assert_eq!(steps[0].shown, ["z"]);
    assert_eq!(written(&found), page);
}
