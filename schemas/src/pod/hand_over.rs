//! The programs of a pipeline as an engine takes them that compiles StableHLO: for each stage what
//! its devices do one after another, and the text of every program that they run.
//!
//! A line of text for each action, then the programs:
//!
//! ```text
//! // peapod: stage 0
//! // peapod: run 0 : a0 a1 -> 7 9
//! // peapod: send 0 : 9
//! // peapod: receive 1 : 12
//! // peapod: run 1 : 7 12 -> 15
//! // peapod: return : 15
//! // peapod: program 0
//! module @stage { ...
//! ```
//!
//! `a0` is the first argument of the stage, `7` a value that a program yields or a message brings.

use alloc::collections::{BTreeMap, BTreeSet};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::{self, Write};
use core::str::FromStr;

/// How a line begins that is not of a program.
const MARK: &str = "// peapod: ";

/// A value of a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Held {
    /// An argument of the stage, by its position.
    Argument(usize),
    /// What a program yields or a message brings, by a number of its own.
    Value(u32),
}

/// What the devices of a stage do at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// They run a program.
    Run {
        /// Which one: a position among the texts.
        program: usize,
        /// Its arguments.
        arguments: Vec<Held>,
        /// What it yields.
        results: Vec<u32>,
    },
    /// They send values to those of another stage.
    Send {
        /// Number of the message.
        channel: u32,
        /// What it is of.
        values: Vec<Held>,
    },
    /// They wait for what those of another stage send.
    Receive {
        /// Number of the message.
        channel: u32,
        /// What it brings.
        values: Vec<u32>,
    },
    /// They yield the results of the stage; the last action.
    Return {
        /// In order.
        values: Vec<Held>,
    },
}

/// The programs of all stages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HandOver {
    /// By stage, in the order in which it is done.
    pub stages: Vec<Vec<Action>>,
    /// Texts of StableHLO.
    pub programs: Vec<String>,
}

impl fmt::Display for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Argument(index) => write!(f, "a{index}"),
            Self::Value(number) => write!(f, "{number}"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Run {
                program,
                arguments,
                results,
            } => {
                write!(f, "run {program} :{} ->{}", list(arguments), list(results))
            }
            Self::Send { channel, values } => write!(f, "send {channel} :{}", list(values)),
            Self::Receive { channel, values } => write!(f, "receive {channel} :{}", list(values)),
            Self::Return { values } => write!(f, "return :{}", list(values)),
        }
    }
}

impl fmt::Display for HandOver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (stage, actions) in self.stages.iter().enumerate() {
            writeln!(f, "{MARK}stage {stage}")?;
            for action in actions {
                writeln!(f, "{MARK}{action}")?;
            }
        }
        for (number, program) in self.programs.iter().enumerate() {
            writeln!(f, "{MARK}program {number}\n{}", program.trim_end())?;
        }
        Ok(())
    }
}

fn list<T: fmt::Display>(values: &[T]) -> String {
    values.iter().fold(String::new(), |mut text, value| {
        let _ = write!(text, " {value}");
        text
    })
}

impl HandOver {
    /// Reads what `Display` wrote. Lines that are marked but are none of this are comments.
    ///
    /// # Errors
    ///
    /// Which line is wrong, and why: nothing in the text is trusted. What passes names programs
    /// that are there, and reads values that were defined before, once each. Every message is sent
    /// once and received once, with as many values, and every stage ends by returning.
    pub fn parse(text: &str) -> Result<Self, String> {
        let mut all = Self::default();
        for (number, line) in text.lines().enumerate() {
            let Some(words) = line.strip_prefix(MARK) else {
                if let Some(program) = all.programs.last_mut() {
                    program.push_str(line);
                    program.push('\n');
                }
                continue;
            };
            let read = all.line(words);
            read.map_err(|why| format!("line {}: {why}", number + 1))?;
        }
        all.check()?;
        Ok(all)
    }

    fn line(&mut self, words: &str) -> Result<(), String> {
        let (kind, rest) = words.split_once(' ').unwrap_or((words, ""));
        let in_order = |found: &str, expected: usize| match found.parse() == Ok(expected) {
            true => Ok(()),
            false => Err(format!("expected {kind} {expected}, found `{words}`")),
        };
        match kind {
            "stage" => {
                in_order(rest, self.stages.len())?;
                self.stages.push(vec![]);
            }
            "program" => {
                in_order(rest, self.programs.len())?;
                self.programs.push(String::new());
            }
            "run" | "send" | "receive" | "return" => {
                let action = action(kind, rest)?;
                let stage = self.stages.last_mut();
                stage.ok_or("expected a stage before it")?.push(action);
            }
            _ => {}
        }
        Ok(())
    }

    fn check(&self) -> Result<(), String> {
        for (stage, actions) in self.stages.iter().enumerate() {
            let mut defined = BTreeSet::new();
            for action in actions {
                self.check_action(action, &mut defined)
                    .map_err(|why| format!("stage {stage}: `{action}`: {why}"))?;
            }
            let returns = |action: &Action| matches!(action, Action::Return { .. });
            let [rest @ .., last] = &actions[..] else {
                return Err(format!("stage {stage} does nothing"));
            };
            if !returns(last) || rest.iter().any(returns) {
                return Err(format!("stage {stage} does not return once, at its end"));
            }
        }
        self.check_messages()
    }

    fn check_messages(&self) -> Result<(), String> {
        let (mut sent, mut received) = (BTreeMap::new(), BTreeMap::new());
        for action in self.stages.iter().flatten() {
            let known = match action {
                Action::Send { channel, values } => sent.insert(*channel, values.len()),
                Action::Receive { channel, values } => received.insert(*channel, values.len()),
                Action::Run { .. } | Action::Return { .. } => None,
            };
            if known.is_some() {
                return Err(format!("`{action}`: it is done twice"));
            }
        }
        match sent == received {
            true => Ok(()),
            false => Err("the messages that are sent are not those that are received".into()),
        }
    }

    fn check_action(&self, action: &Action, defined: &mut BTreeSet<u32>) -> Result<(), String> {
        for held in action.reads() {
            if let Held::Value(number) = held
                && !defined.contains(number)
            {
                return Err(format!("value {number} is not defined"));
            }
        }
        for number in action.defines() {
            if !defined.insert(*number) {
                return Err(format!("value {number} is defined twice"));
            }
        }
        match action {
            Action::Run { program, .. } if *program >= self.programs.len() => {
                Err(format!("there are {} programs", self.programs.len()))
            }
            Action::Run { .. }
            | Action::Send { .. }
            | Action::Receive { .. }
            | Action::Return { .. } => Ok(()),
        }
    }
}

impl Action {
    /// The values that it needs.
    #[must_use]
    pub fn reads(&self) -> &[Held] {
        match self {
            Self::Run { arguments, .. } => arguments,
            Self::Send { values, .. } | Self::Return { values } => values,
            Self::Receive { .. } => &[],
        }
    }

    /// The values that are there afterwards.
    #[must_use]
    pub fn defines(&self) -> &[u32] {
        match self {
            Self::Run { results, .. } => results,
            Self::Receive { values, .. } => values,
            Self::Send { .. } | Self::Return { .. } => &[],
        }
    }
}

/// An action after its first word.
fn action(kind: &str, rest: &str) -> Result<Action, String> {
    let (number, values) = rest.split_once(':').ok_or("expected a `:`")?;
    let number = number.trim();
    let channel = || parsed::<u32>(number);
    Ok(match kind {
        "run" => {
            let (arguments, results) = values.split_once("->").ok_or("expected a `->`")?;
            Action::Run {
                program: parsed(number)?,
                arguments: all(arguments, held)?,
                results: all(results, parsed)?,
            }
        }
        "send" => Action::Send {
            channel: channel()?,
            values: all(values, held)?,
        },
        "receive" => Action::Receive {
            channel: channel()?,
            values: all(values, parsed)?,
        },
        _ => Action::Return {
            values: all(values, held)?,
        },
    })
}

fn all<T>(words: &str, read: impl Fn(&str) -> Result<T, String>) -> Result<Vec<T>, String> {
    words.split_whitespace().map(read).collect()
}

fn held(word: &str) -> Result<Held, String> {
    match word.strip_prefix('a') {
        Some(index) => parsed(index).map(Held::Argument),
        None => parsed(word).map(Held::Value),
    }
}

fn parsed<T: FromStr>(word: &str) -> Result<T, String> {
    let wrong = |_| format!("expected a number, found `{word}`");
    word.parse().map_err(wrong)
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;
    use alloc::{format, vec};

    use super::{Action, HandOver, Held};

    fn sample() -> HandOver {
        let run = |program, arguments: &[Held], results: &[u32]| Action::Run {
            program,
            arguments: arguments.into(),
            results: results.into(),
        };
        let first = vec![
            run(0, &[Held::Argument(0)], &[3, 4]),
            Action::Send {
                channel: 0,
                values: vec![Held::Value(3), Held::Argument(1)],
            },
            Action::Return {
                values: vec![Held::Value(4)],
            },
        ];
        let second = vec![
            Action::Receive {
                channel: 0,
                values: vec![0, 1],
            },
            run(1, &[Held::Value(1), Held::Value(0)], &[]),
            Action::Return { values: vec![] },
        ];
        HandOver {
            stages: vec![first, second],
            programs: vec!["module {\n}\n".into(), "module @b {\n  x\n}\n".into()],
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let text = sample().to_string();
        assert_eq!(HandOver::parse(&text).unwrap(), sample());
        // A stamp at the end is a comment.
        let stamped = format!("{text}// peapod: of pod 12, text 34\n");
        assert_eq!(HandOver::parse(&stamped).unwrap(), sample());
    }

    #[test]
    fn what_is_wrong_is_refused_with_its_line() {
        let text = sample().to_string();
        let refused = |from: &str, to: &str| {
            assert!(text.contains(from), "{from}");
            HandOver::parse(&text.replacen(from, to, 1)).unwrap_err()
        };
        let cases = [
            ("run 0 :", "run 7 :", "there are 2 programs"),
            ("run 0 :", "run x :", "line 2: expected a number, found `x`"),
            ("-> 3 4", "3 4", "expected a `->`"),
            ("-> 3 4", "-> 3 3", "value 3 is defined twice"),
            ("send 0 : 3", "send 0 : 5", "value 5 is not defined"),
            ("send 0 :", "send 0", "expected a `:`"),
            ("receive 0 : 0 1", "receive 0 : 0", "value 1 is not defined"),
            ("send 0 :", "send 1 :", "the messages that are sent"),
            (
                "receive 0 : 0 1",
                "receive 0 : 0 1 2",
                "the messages that are sent",
            ),
            ("stage 1", "stage 2", "expected stage 1, found `stage 2`"),
            ("return : 4", "return", "expected a `:`"),
            (
                "return : 4",
                "none",
                "stage 0 does not return once, at its end",
            ),
            ("stage 0", "none", "expected a stage before it"),
            ("program 1", "program 3", "expected program 1"),
        ];
        for (from, to, expected) in cases {
            let found = refused(from, to);
            assert!(found.contains(expected), "{from}: {found}");
        }
        assert_eq!(
            HandOver::parse("// peapod: stage 0\n").unwrap_err(),
            "stage 0 does nothing"
        );
    }
}
