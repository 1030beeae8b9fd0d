//! The files that tidy looks at: what git tracks or would track, read once.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use super::Failure;

/// One text file.
pub struct Source {
    /// Path from the root, with forward slashes.
    pub path: String,
    /// Its text.
    pub text: String,
}

/// All text files of the repository.
pub struct Sources {
    /// Root of the repository.
    pub root: PathBuf,
    /// Sorted by path.
    pub files: Vec<Source>,
}

impl Sources {
    /// Reads every file that git tracks, or that it neither tracks nor ignores.
    pub fn read(root: &Path) -> Result<Self> {
        let output = Command::new("git")
            .args([
                "ls-files",
                "--cached",
                "--others",
                "--exclude-standard",
                "-z",
            ])
            .current_dir(root)
            .output()
            .context("cannot run git; tidy asks it which files there are")?;
        ensure!(
            output.status.success(),
            "git ls-files failed in {}",
            root.display()
        );
        let mut files: Vec<Source> = String::from_utf8_lossy(&output.stdout)
            .split_terminator('\0')
            .filter_map(|path| {
                let text = std::fs::read_to_string(root.join(path)).ok()?;
                Some(Source {
                    path: path.to_owned(),
                    text,
                })
            })
            .collect();
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Self {
            root: root.to_owned(),
            files,
        })
    }

    /// Rust files that people wrote: no generated code.
    pub fn rust(&self) -> impl Iterator<Item = &Source> {
        self.files
            .iter()
            .filter(|file| file.path.ends_with(".rs") && !file.is_generated())
    }

    /// The text of one file, by its path from the root.
    pub fn text(&self, path: &str) -> Result<&str> {
        self.files
            .iter()
            .find(|file| file.path == path)
            .map(|file| file.text.as_str())
            .with_context(|| format!("{path} is missing"))
    }

    /// A failure for every line of these files of which something is said.
    pub fn each_line<'s>(
        files: impl Iterator<Item = &'s Source>,
        wrong: impl Fn(&str) -> Option<String>,
    ) -> Vec<Failure> {
        let lines = files.flat_map(|file| {
            let lines = file.text.lines().enumerate();
            lines.map(move |(index, line)| (file, index + 1, line))
        });
        let failures = lines.filter_map(|(file, number, line)| {
            Some(Failure {
                place: format!("{}:{number}", file.path),
                message: wrong(line)?,
            })
        });
        failures.collect()
    }

    /// Whether there is a file with this path.
    pub fn has(&self, path: &str) -> bool {
        self.files.iter().any(|file| file.path == path)
    }
}

impl Source {
    /// Whether a tool wrote it.
    pub fn is_generated(&self) -> bool {
        self.text
            .lines()
            .take(5)
            .any(|line| line.contains("@generated"))
    }

    /// Whether it holds only tests.
    pub fn is_test(&self) -> bool {
        self.path.contains("/tests/")
            || self.path.ends_with("/tests.rs")
            || self.path.ends_with("_tests.rs")
    }
}
