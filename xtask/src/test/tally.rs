//! Counts of what passed, failed and was skipped, with a line and the time for each.

use anyhow::{Error, Result};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Shared by the threads of a test run.
pub struct Tally {
    counts: Mutex<Counts>,
    began: Instant,
}

#[derive(Default)]
struct Counts {
    passed: usize,
    failed: usize,
    skipped: usize,
    /// Names of what failed.
    failures: Vec<String>,
}

impl Default for Tally {
    fn default() -> Self {
        let counts = Mutex::default();
        let began = Instant::now();
        Self { counts, began }
    }
}

impl Tally {
    /// Something holds, with a detail, or does not.
    pub fn note(&self, name: &str, result: Result<String>) {
        match result {
            Ok(detail) => self.pass(name, &detail),
            Err(error) => self.fail(name, &error),
        }
    }

    /// Something holds.
    pub fn pass(&self, name: &str, detail: &str) {
        self.say("ok", name, detail, |counts| counts.passed += 1);
    }

    /// Something does not hold.
    pub fn fail(&self, name: &str, why: &Error) {
        self.say("FAILED", name, &format!("{why:#}"), |counts| {
            counts.failed += 1
        });
        self.remember(name);
    }

    /// Names a failure in the closing lines.
    pub fn remember(&self, name: &str) {
        self.change(|counts| counts.failures.push(name.to_owned()));
    }

    /// Something cannot be tried here.
    pub fn skip(&self, name: &str, why: &str) {
        self.say("SKIPPED", name, why, |counts| counts.skipped += 1);
    }

    /// A test program has ended: how many tests passed, failed and were ignored, and what it said
    /// besides.
    pub fn tests(
        &self,
        name: &str,
        [passed, failed, ignored]: [usize; 3],
        took: Duration,
        said: &str,
    ) {
        let word = if failed == 0 { "ok" } else { "FAILED" };
        let detail = format!("{passed} passed, {failed} failed in {} s", took.as_secs());
        let detail = match said {
            "" => detail,
            said => format!("{detail}\n{said}"),
        };
        self.say(word, name, &detail, |counts| {
            counts.passed += passed;
            counts.failed += failed;
            counts.skipped += ignored;
        });
    }

    /// Whether nothing failed.
    pub fn is_clean(&self) -> bool {
        self.change(|counts| counts.failed == 0)
    }

    /// The closing lines: what failed, and how many did what.
    pub fn summary(&self) -> String {
        self.change(|counts| {
            let failures = counts.failures.iter().map(|it| format!("failed: {it}\n"));
            format!(
                "{}{} passed, {} failed, {} skipped",
                failures.collect::<String>(),
                counts.passed,
                counts.failed,
                counts.skipped
            )
        })
    }

    fn say(&self, word: &str, name: &str, detail: &str, count: impl FnOnce(&mut Counts)) {
        let seconds = self.began.elapsed().as_secs();
        let time = format!("{:>3}:{:02}", seconds / 60, seconds % 60);
        self.change(|counts| {
            count(counts);
            println!("{word:<8}{time}  {name:<40}{detail}");
        });
    }

    fn change<T>(&self, change: impl FnOnce(&mut Counts) -> T) -> T {
        let counts = self.counts.lock();
        change(&mut counts.unwrap_or_else(std::sync::PoisonError::into_inner))
    }
}
