//! Lines of an MLPerf Training log, in the three forms that there have been, as events.
//!
//! - v0.7 and later: `:::MLLOG {"namespace": "main", "time_ms": 1, "key": "run_start", ...}`
//! - v0.6: `:::MLL 1.0 run_start: {"value": null, "metadata": {...}}`
//! - v0.5: `:::MLPv0.5.0 resnet 1.0 (file.py:12) run_start: value`
//!
//! Logs are what a program printed: other text is between the lines and may be before a marker on
//! the same line. What has a marker but cannot be read is kept as a [`Problem`], never dropped.

use std::fmt;
use std::io::BufRead;

use serde::Deserialize;
use serde_json::{Map, Value};

/// Most bytes of a line; those of real logs have less than 1 MiB. Values in memory take sixteen
/// times as many.
const LINE_BYTES: usize = 16 << 20;

/// How markers begin.
const MARKER: &str = ":::ML";

/// The form of a log, which tells the round it is from at the earliest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Form {
    /// `:::MLPv0.5.0`
    V05,
    /// `:::MLL`
    V06,
    /// `:::MLLOG`
    V07,
}

impl Form {
    /// The first round that used it.
    pub fn round(self) -> &'static str {
        match self {
            Self::V05 => "v0.5",
            Self::V06 => "v0.6",
            Self::V07 => "v0.7",
        }
    }
}

/// One line that says something.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    /// Line in the file, from 1.
    pub line: usize,
    /// When it was logged, seconds since 1970; 0 where the submission filled it in later.
    pub seconds: f64,
    /// What is said, e.g. `run_start`.
    pub key: String,
    /// What of it; null where nothing is.
    pub value: Value,
    /// Further facts, e.g. `epoch_num`.
    pub metadata: Map<String, Value>,
}

impl Event {
    /// A number among the metadata.
    pub fn number(&self, name: &str) -> Option<f64> {
        self.metadata.get(name)?.as_f64()
    }
}

/// A line with a marker that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Line in the file, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
}

/// A log: what could be read, in the order of the file, and what could not.
#[derive(Clone, Debug, PartialEq)]
pub struct Log {
    /// Name of the file, for messages.
    pub file: String,
    /// Form of the lines; the newest where a file mixes them.
    pub form: Form,
    /// What could be read.
    pub events: Vec<Event>,
    /// What could not.
    pub problems: Vec<Problem>,
}

/// A file in which nothing is logged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{file}: no line of an MLPerf log in {lines} lines; they begin with `:::MLLOG`, `:::MLL` or \
     `:::MLPv0.5`"
)]
pub struct NoLog {
    /// The file.
    pub file: String,
    /// Its number of lines.
    pub lines: usize,
}

impl Log {
    /// Reads any bytes. `file` only names them.
    ///
    /// # Errors
    ///
    /// If no line has a marker.
    pub fn parse(file: &str, bytes: &[u8]) -> Result<Self, NoLog> {
        let mut log = Self {
            file: file.to_owned(),
            form: Form::V05,
            events: vec![],
            problems: vec![],
        };
        let mut lines = 0;
        let mut rest = bytes;
        while !rest.is_empty() {
            let from = rest;
            let length = rest.skip_until(b'\n').unwrap_or(from.len());
            let text = &from[..length];
            lines += 1;
            if text.len() > LINE_BYTES {
                log.problems.extend(too_long(lines, text));
                continue;
            }
            let text = String::from_utf8_lossy(text);
            let Some((form, rest)) = marked(text.trim_end_matches(['\n', '\r'])) else {
                continue;
            };
            log.form = log.form.max(form);
            match read(form, rest) {
                Ok(event) => log.events.push(Event {
                    line: lines,
                    ..event
                }),
                Err(what) => log.problems.push(Problem { line: lines, what }),
            }
        }
        if log.events.is_empty() && log.problems.is_empty() {
            let file = log.file;
            return Err(NoLog { file, lines });
        }
        Ok(log)
    }

    /// All events of a key.
    pub fn all<'a>(&'a self, key: &'a str) -> impl DoubleEndedIterator<Item = &'a Event> {
        self.events.iter().filter(move |event| event.key == key)
    }

    /// The first event of a key.
    pub fn first<'a>(&'a self, key: &'a str) -> Option<&'a Event> {
        self.all(key).next()
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

/// The problem of a line of too many bytes, if it has a marker among the first of them.
fn too_long(line: usize, text: &[u8]) -> Option<Problem> {
    let mut marked = text[..LINE_BYTES].windows(MARKER.len());
    let marked = marked.any(|it| it == MARKER.as_bytes());
    let found = text.len();
    let what = format!("a line of {found} bytes, of which it may have {LINE_BYTES}");
    marked.then_some(Problem { line, what })
}

/// What follows the marker of a line, if it has one.
fn marked(line: &str) -> Option<(Form, &str)> {
    let (_, rest) = line.split_once(MARKER)?;
    if let Some(rest) = rest.strip_prefix("LOG") {
        return Some((Form::V07, rest));
    }
    if let Some(rest) = rest.strip_prefix("Pv") {
        return Some((Form::V05, rest));
    }
    Some((Form::V06, rest.strip_prefix('L')?))
}

fn read(form: Form, rest: &str) -> Result<Event, String> {
    match form {
        Form::V05 => v05(rest),
        Form::V06 => v06(rest),
        Form::V07 => v07(rest),
    }
}

#[derive(Deserialize)]
struct V07 {
    #[serde(default)]
    time_ms: Value,
    key: String,
    #[serde(default)]
    value: Value,
    #[serde(default)]
    metadata: Option<Map<String, Value>>,
}

fn v07(rest: &str) -> Result<Event, String> {
    let line: V07 = object(rest)?;
    let milliseconds = line.time_ms.as_f64();
    let milliseconds = milliseconds.ok_or_else(|| {
        let found = &line.time_ms;
        format!(
            "`time_ms` of `{}` is {found}, expected a number",
            short(&line.key)
        )
    })?;
    Ok(Event {
        line: 0,
        seconds: milliseconds / 1e3,
        key: line.key,
        value: line.value,
        metadata: line.metadata.unwrap_or_default(),
    })
}

#[derive(Deserialize)]
struct V06 {
    #[serde(default)]
    value: Value,
    #[serde(default)]
    metadata: Option<Map<String, Value>>,
}

fn v06(rest: &str) -> Result<Event, String> {
    let (seconds, rest) = word(rest).ok_or("nothing after `:::MLL`")?;
    let seconds = time(seconds)?;
    let (key, rest) = rest.split_once(':').ok_or("no `:` after the key")?;
    let line: V06 = object(rest)?;
    Ok(Event {
        line: 0,
        seconds,
        key: key.trim().to_owned(),
        value: line.value,
        metadata: line.metadata.unwrap_or_default(),
    })
}

fn v05(rest: &str) -> Result<Event, String> {
    let (_version, rest) = word(rest).ok_or("nothing after the version")?;
    let (benchmark, rest) = word(rest).ok_or("no benchmark")?;
    let (seconds, rest) = word(rest).ok_or("no time")?;
    let seconds = time(seconds)?;
    let rest = rest.trim_start();
    let rest = rest.strip_prefix('(').ok_or("no `(file:line)`")?;
    let (place, rest) = rest.split_once(')').ok_or("no `)` after the place")?;
    let (key, value) = rest.split_once(':').unwrap_or((rest, ""));
    let key = key.trim();
    if key.is_empty() {
        return Err("no key".into());
    }
    let value = match value.trim() {
        "" => Value::Null,
        text => serde_json::from_str(text).unwrap_or_else(|_| text.into()),
    };
    let mut metadata = Map::new();
    metadata.insert("benchmark".into(), benchmark.into());
    metadata.insert("file".into(), place.into());
    // What later forms say beside the value was within it.
    if let Some(epoch) = value.get("epoch") {
        metadata.insert("epoch_num".into(), epoch.clone());
    }
    if let Some(success) = value.get("success").and_then(Value::as_bool) {
        let status = if success { "success" } else { "aborted" };
        metadata.insert("status".into(), status.into());
    }
    Ok(Event {
        line: 0,
        seconds,
        key: key.to_owned(),
        value: value.get("value").cloned().unwrap_or(value),
        metadata,
    })
}

/// The JSON object that a text begins with; loggers of some frameworks append to lines.
fn object<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, String> {
    let mut values = serde_json::Deserializer::from_str(text).into_iter();
    let value = values.next().ok_or("no JSON after the marker")?;
    value.map_err(|error| format!("not the JSON of a log line: {error}"))
}

fn word(text: &str) -> Option<(&str, &str)> {
    let text = text.trim_start();
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    (end > 0).then(|| text.split_at(end))
}

fn time(text: &str) -> Result<f64, String> {
    let seconds: Option<f64> = text
        .parse()
        .ok()
        .filter(|seconds: &f64| seconds.is_finite());
    seconds.ok_or_else(|| format!("the time `{}` is not a number of seconds", short(text)))
}

/// At most 40 characters of a text, for messages.
pub(crate) fn short(text: &str) -> String {
    text.chars().take(40).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn all_three_forms_say_the_same() {
        let lines = [
            r#":::MLLOG {"namespace": "main", "time_ms": 1500, "key": "eval_accuracy", "value": 0.5,
              "metadata": {"epoch_num": 4}}"#
                .replace('\n', ""),
            r#":::MLL 1.5 eval_accuracy: {"value": 0.5, "metadata": {"epoch_num": 4}}"#.into(),
            r#":::MLPv0.5.0 resnet 1.5 (a.py:3) eval_accuracy: {"epoch": 4, "value": 0.5}"#.into(),
        ];
        let forms = [Form::V07, Form::V06, Form::V05];
        for (line, form) in lines.iter().zip(forms) {
            let log = Log::parse("a.txt", line.as_bytes()).unwrap();
            assert_eq!((log.form, log.problems.len()), (form, 0), "{line}");
            let event = &log.events[0];
            assert_eq!((event.line, event.seconds), (1, 1.5));
            assert_eq!(
                (&*event.key, event.value.as_f64()),
                ("eval_accuracy", Some(0.5))
            );
            assert_eq!(event.number("epoch_num"), Some(4.0));
        }
    }

    #[test]
    fn an_event_type_and_text_around_a_line_do_not_matter() {
        let text = "starting\nI0601 12:00 x.py] :::MLLOG {\"namespace\": \"\", \"time_ms\": 1, \
             \"event_type\": \"INTERVAL_START\", \"key\": \"run_start\", \"value\": null} # end\n";
        let log = Log::parse("a.txt", text.as_bytes()).unwrap();
        assert_eq!((log.events[0].line, &*log.events[0].key), (2, "run_start"));
        assert!(log.problems.is_empty());
    }

    #[test]
    fn what_cannot_be_read_is_named_with_its_line() {
        let text = ":::MLLOG {\"time_ms\": 1, \"key\": \"run_st\n:::MLL soon run_stop: {}\n\
             :::MLLOG {\"time_ms\": \"x\", \"key\": \"run_stop\"}\n:::MLPv0.5.0 resnet 1.0 run\n";
        let log = Log::parse("a.txt", text.as_bytes()).unwrap();
        let problems: Vec<String> = log.problems.iter().map(ToString::to_string).collect();
        assert!(problems[0].starts_with("line 1: not the JSON of a log line: EOF"));
        assert_eq!(
            problems[1],
            "line 2: the time `soon` is not a number of seconds"
        );
        assert_eq!(
            problems[2],
            "line 3: `time_ms` of `run_stop` is \"x\", expected a number"
        );
        assert_eq!(problems[3], "line 4: no `(file:line)`");
        let none = Log::parse("b.txt", b"hello\nworld").unwrap_err();
        assert!(
            none.to_string()
                .starts_with("b.txt: no line of an MLPerf log in 2 lines")
        );
    }

    #[test]
    fn lines_of_too_many_bytes_are_problems() {
        let line = |bytes: usize| format!(":::MLLOG {}\n", " ".repeat(bytes));
        let least = LINE_BYTES - line(0).len();
        let text = [line(least), line(least + 1), "x".repeat(LINE_BYTES + 1)].concat();
        let log = Log::parse("a.txt", text.as_bytes()).unwrap();
        let problems: Vec<String> = log.problems.iter().map(ToString::to_string).collect();
        assert_eq!(problems.len(), 2);
        assert!(problems[0].starts_with("line 1: no JSON after the marker"));
        assert_eq!(
            problems[1],
            "line 2: a line of 16777217 bytes, of which it may have 16777216"
        );
    }

    proptest! {
        #[test]
        fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
            drop(Log::parse("any", &bytes));
        }

        #[test]
        fn any_text_after_a_marker_is_an_event_or_a_problem(
            marker in prop_oneof![":::MLLOG ", ":::MLL ", ":::MLPv0.5.0 "],
            text in "[ -~é\u{0}]{0,80}",
        ) {
            let log = Log::parse("any", format!("{marker}{text}").as_bytes()).unwrap();
            prop_assert_eq!(log.events.len() + log.problems.len(), 1);
        }

        #[test]
        fn a_damaged_line_is_an_event_or_a_problem(at in 0usize..150, byte in any::<u8>()) {
            let line = r#":::MLLOG {"namespace": "main", "time_ms": 15, "key": "eval_accuracy",
                "value": 0.5, "metadata": {"epoch_num": 4}}"#;
            let mut bytes = line.replace('\n', "").into_bytes();
            let at = 9 + at % (bytes.len() - 9);
            if byte != b'\n' && byte != b'\r' {
                bytes[at] = byte;
                let log = Log::parse("any", &bytes).unwrap();
                prop_assert_eq!(log.events.len() + log.problems.len(), 1);
            }
        }
    }
}
