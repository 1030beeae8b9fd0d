//! Compliance: what the rules ask of a log, and where it does otherwise.

use std::fmt;

use serde::Serialize;
use serde_json::Value;

use crate::log::{Event, Log, short};
use crate::rules::{Benchmark, Count, KeyRule, rules};
use crate::run::converged;

/// How bad a finding is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// The rules are broken.
    Violation,
    /// What accepted logs do too, but should not.
    Warning,
}

/// Where a log does otherwise than a rule asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    /// Name of the rule.
    pub rule: &'static str,
    /// How bad it is.
    pub severity: Severity,
    /// The file.
    pub file: String,
    /// The line, from 1; none if something is missing.
    pub line: Option<usize>,
    /// What is there.
    pub found: String,
    /// What should be.
    pub expected: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let severity = match self.severity {
            Severity::Violation => "violation",
            Severity::Warning => "warning",
        };
        write!(f, "{severity}: {}", self.file)?;
        if let Some(line) = self.line {
            write!(f, ", line {line}")?;
        }
        let (rule, found, expected) = (self.rule, &self.found, &self.expected);
        write!(f, ": {rule}: found {found}, expected {expected}")
    }
}

/// Checks a log against the rules of a round; of the format's first if `round` is `None`.
pub fn check(log: &Log, round: Option<&str>) -> Vec<Finding> {
    let named = log.first("submission_benchmark").map(|event| &event.value);
    let named = named.or_else(|| log.events.first()?.metadata.get("benchmark"));
    let benchmark = named.and_then(|value| rules().benchmark(value.as_str()?));
    let mut checker = Checker {
        log,
        round: round.unwrap_or(log.form.round()),
        benchmark,
        findings: vec![],
    };
    checker.readable();
    checker.keys(named);
    checker.times();
    checker.status();
    checker.blocks();
    checker.evaluations();
    checker.findings
}

struct Checker<'a> {
    log: &'a Log,
    round: &'a str,
    benchmark: Option<&'static Benchmark>,
    findings: Vec<Finding>,
}

impl Checker<'_> {
    fn violation(
        &mut self,
        rule: &'static str,
        event: Option<&Event>,
        found: String,
        expected: impl Into<String>,
    ) {
        self.findings.push(Finding {
            rule,
            severity: Severity::Violation,
            file: self.log.file.clone(),
            line: event.map(|event| event.line),
            found,
            expected: expected.into(),
        });
    }

    fn readable(&mut self) {
        for problem in &self.log.problems {
            self.findings.push(Finding {
                rule: "readable",
                severity: Severity::Violation,
                file: self.log.file.clone(),
                line: Some(problem.line),
                found: problem.what.clone(),
                expected: "a log line".into(),
            });
        }
    }

    fn keys(&mut self, named: Option<&Value>) {
        if self.benchmark.is_none() {
            let known: Vec<&str> = rules().benchmarks().collect();
            let found = named.map_or("no name".into(), |name| short(&name.to_string()));
            let event = self.log.first("submission_benchmark");
            self.violation("benchmark", event, found, known.join(", "));
            // Whoever trains something else says so by the open division.
            let open = self.log.first("submission_division");
            if open.is_some_and(|it| it.value == "open") {
                self.findings.last_mut().expect("just added").severity = Severity::Warning;
            }
        }
        for rule in &rules().key {
            if rule.holds(self.round, self.benchmark) {
                for name in &rule.names {
                    self.key(rule, name);
                }
            }
        }
    }

    fn key(&mut self, rule: &KeyRule, name: &str) {
        let log = self.log;
        let events: Vec<&Event> = log.all(name).collect();
        let expected = match rule.count {
            Count::ExactlyOne => format!("exactly one `{name}`"),
            Count::AtLeastOne => format!("at least one `{name}`"),
        };
        match (rule.count, events.len()) {
            (_, 0) => self.violation("required_key", None, "none".into(), expected),
            (Count::ExactlyOne, 2..) => {
                let found = events.len().to_string();
                self.violation("required_key", Some(events[1]), found, expected);
            }
            (Count::ExactlyOne | Count::AtLeastOne, _) => {}
        }
        for event in events {
            let said = event.value.as_str();
            let allowed = said.is_some_and(|said| rule.values.iter().any(|value| value == said));
            if !rule.values.is_empty() && !allowed {
                let found = format!("`{name}` {}", short(&event.value.to_string()));
                self.violation(
                    "allowed_value",
                    Some(event),
                    found,
                    rule.values.join(" or "),
                );
            }
        }
    }

    /// Initialisation is short enough, and what follows follows.
    fn times(&mut self) {
        let log = self.log;
        let order = ["init_start", "init_stop", "run_start", "run_stop"];
        let events: Vec<&Event> = order.iter().filter_map(|key| log.first(key)).collect();
        for pair in events.windows(2) {
            if pair[0].seconds > pair[1].seconds {
                let by = pair[0].seconds - pair[1].seconds;
                let found = format!("`{}` {by:.3} s before `{}`", pair[1].key, pair[0].key);
                self.violation("order", Some(pair[1]), found, order.join(", "));
            }
        }
        if let (Some(start), Some(stop)) = (log.first("init_start"), log.first("init_stop")) {
            let (seconds, limit) = (stop.seconds - start.seconds, rules().init_seconds_max);
            if seconds >= limit {
                let found = format!("{seconds:.3} s of initialisation");
                self.violation(
                    "init_time",
                    Some(stop),
                    found,
                    format!("less than {limit} s"),
                );
            }
        }
    }

    /// The constants of the logger say `aborted`, accepted logs say `abort` too.
    fn status(&mut self) {
        let log = self.log;
        for stop in log.all("run_stop") {
            let status = stop.metadata.get("status");
            let said = status.and_then(Value::as_str).unwrap_or_default();
            if !["success", "aborted", "abort"].contains(&said) {
                let found = status.map_or("no status".into(), |status| short(&status.to_string()));
                self.violation("run_stop_status", Some(stop), found, "success or aborted");
            }
        }
    }

    /// Training is logged in blocks or epochs, each started before it is stopped.
    fn blocks(&mut self) {
        if self.round == "v0.5" {
            return;
        }
        let blocks = self.pairs("block_start", "block_stop", "first_epoch_num");
        let epochs = self.pairs("epoch_start", "epoch_stop", "epoch_num");
        if blocks + epochs == 0 {
            let expected = "at least one `block_start` with its `block_stop`, or of `epoch_`";
            self.violation("blocks", None, "none".into(), expected);
        }
        let log = self.log;
        for start in log.all("block_start") {
            if start.number("epoch_count").is_none_or(|count| count <= 0.0) {
                let found = start.metadata.get("epoch_count");
                let found = found.map_or("none".into(), |count| short(&count.to_string()));
                self.violation(
                    "block_length",
                    Some(start),
                    found,
                    "an `epoch_count` above 0",
                );
            }
        }
    }

    /// Number of pairs; unpaired events are findings. The last to begin may be unfinished at the
    /// end.
    fn pairs(&mut self, start: &'static str, stop: &'static str, number: &'static str) -> usize {
        let log = self.log;
        let mut open: Vec<&Event> = vec![];
        let mut pairs = 0;
        let first = self.findings.len();
        for event in &log.events {
            let which = event.metadata.get(number);
            if event.key == start {
                if which.and_then(Value::as_f64).is_none() {
                    let expected = format!("`{start}` with `{number}`");
                    self.violation("blocks", Some(event), "no number".into(), expected);
                }
                open.push(event);
            } else if event.key == stop {
                let same = |start: &&Event| start.number(number) == event.number(number);
                match open.iter().position(same) {
                    Some(at) => {
                        open.remove(at);
                        pairs += 1;
                    }
                    None => {
                        let which = which.map_or("no number".into(), |it| short(&it.to_string()));
                        let expected = format!("a `{start}` of the same `{number}` before it");
                        let found = format!("`{stop}` of {which}");
                        self.violation("blocks", Some(event), found, expected);
                    }
                }
            }
        }
        let end = log
            .first("run_stop")
            .map_or(f64::INFINITY, |event| event.seconds);
        for event in open.iter().filter(|event| event.seconds < end) {
            self.violation(
                "blocks",
                Some(event),
                format!("`{start}` alone"),
                format!("a `{stop}`"),
            );
            self.findings.last_mut().expect("just added").severity = Severity::Warning;
        }
        if rules().loose_pairs.iter().any(|round| round == self.round) {
            // Numbers that do not match are pairs all the same.
            for finding in &mut self.findings[first..] {
                finding.severity = Severity::Warning;
            }
            pairs += usize::from(log.first(start).is_some() && log.first(stop).is_some());
        }
        pairs
    }

    /// Evaluations say after which epoch, and a run that succeeded reached the target.
    fn evaluations(&mut self) {
        let log = self.log;
        for event in log.all("eval_accuracy") {
            if event.number("epoch_num").is_none() {
                let found = "no `epoch_num`".into();
                self.violation(
                    "eval_epoch",
                    Some(event),
                    found,
                    "the epoch that was evaluated",
                );
            }
        }
        let target = self
            .benchmark
            .and_then(|benchmark| benchmark.target(self.round));
        let (Some(benchmark), Some(target)) = (self.benchmark, target) else {
            return;
        };
        let Some(stop) = log.first("run_stop").filter(|stop| converged(stop)) else {
            return;
        };
        let before = log.all("eval_accuracy");
        let before = before.filter(|event| event.seconds <= stop.seconds || event.line < stop.line);
        let reached = |event: &&Event| {
            let metrics = metrics(&event.value, benchmark);
            let pairs = metrics.iter().zip(target);
            metrics.len() == target.len() && pairs.into_iter().all(|(got, target)| got >= target)
        };
        let mut before = before.collect::<Vec<_>>();
        if !before.iter().any(reached) {
            let last = before.pop();
            let found = last.map_or("none".into(), |event| short(&event.value.to_string()));
            let expected = target.iter().map(f64::to_string).collect::<Vec<_>>();
            let expected = format!("an `eval_accuracy` of {} or more", expected.join(" and "));
            self.violation("quality_target", last, found, expected);
        }
    }
}

/// What was evaluated, as fractions of 1: a number, a list, or an object with the metrics' names.
fn metrics(value: &Value, benchmark: &Benchmark) -> Vec<f64> {
    let numbers: Vec<&Value> = match value {
        Value::Array(values) => values.iter().collect(),
        Value::Object(values) => {
            let names = benchmark.metrics.iter();
            names.filter_map(|name| values.get(name)).collect()
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => vec![value],
    };
    let fraction = |number: f64| if number > 1.0 { number / 100.0 } else { number };
    let numbers = numbers.into_iter().filter_map(Value::as_f64);
    numbers.map(fraction).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOUND: &str = include_str!("../tests/logs/v0.7/small-7/resnet/result_0.txt");

    fn findings(text: &str) -> Vec<String> {
        let log = Log::parse("a.txt", text.as_bytes()).unwrap();
        let findings = check(&log, None);
        findings.iter().map(ToString::to_string).collect()
    }

    /// The finding of the sound log with a part of it changed.
    fn after(from: &str, to: &str) -> String {
        assert!(SOUND.contains(from), "{from}");
        let findings = findings(&SOUND.replacen(from, to, 1));
        assert_eq!(findings.len(), 1, "{findings:#?}");
        findings[0].clone()
    }

    #[test]
    fn a_sound_log_has_no_findings() {
        assert_eq!(findings(SOUND), [""; 0]);
    }

    #[test]
    fn each_rule_names_file_line_found_and_expected() {
        let line = |key: &str| {
            let at = SOUND.lines().position(|line| line.contains(key));
            at.unwrap() + 1
        };
        assert_eq!(
            after("\"opt_name\"", "\"opt_nam\""),
            "violation: a.txt: required_key: found none, expected exactly one `opt_name`"
        );
        let twice = findings(&SOUND.replace("\"lars_epsilon\"", "\"opt_name\""));
        assert!(twice[0].ends_with("required_key: found 2, expected exactly one `opt_name`"));
        assert!(twice[0].contains(&format!("line {}", line("lars_epsilon"))));
        let division = after("\"closed\"", "\"shut\"");
        assert_eq!(
            division,
            format!(
                "violation: a.txt, line {}: allowed_value: found `submission_division` \"shut\", \
                 expected closed or open",
                line("submission_division")
            )
        );
        let status = after("\"success\"", "\"fine\"");
        assert!(status.contains("run_stop_status: found \"fine\", expected success or aborted"));
        let target = after("0.76,", "0.75,");
        assert!(target.ends_with("found 0.75, expected an `eval_accuracy` of 0.759 or more"));
        let block = after("\"block_stop\"", "\"block_stopped\"");
        assert!(block.starts_with("warning: ") && block.contains("`block_start` alone"));
        let stop = after("\"block_start\"", "\"block_started\"");
        assert!(stop.contains("blocks: found `block_stop` of 1, expected a `block_start`"));
        let length = after("\"epoch_count\": 4", "\"epoch_count\": 0");
        assert!(length.contains("block_length: found 0, expected an `epoch_count` above 0"));
        let bogus = after(
            "1600000000000, \"key\": \"run_start\"",
            "15, \"key\": \"run_start\"",
        );
        assert!(bogus.contains("order: found `run_start` 1599999999.984 s before `init_stop`"));
        let init = after("1599999991010", "1599998001010");
        assert!(init.contains("init_time: found 1998.989 s"), "{init}");
        let epoch = after("\"epoch_num\"", "\"epoch\"");
        assert!(epoch.contains("eval_epoch: found no `epoch_num`"));
        let cut = findings(&SOUND.replace("\"key\": \"submission_org\"", ""));
        assert!(cut[0].contains("readable: found not the JSON of a log line"));
        assert!(cut[1].ends_with("found none, expected exactly one `submission_org`"));
    }
}
