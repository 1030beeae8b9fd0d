//! The options that a command line gives, and which of them concern other targets.

use std::ffi::OsString;

use clap::parser::ValueSource;
use clap::{ArgMatches, Command};
use peapod_diagnostic::{Diagnostic, Diagnostics, Result, bail, code};
use peapod_driver::pages::command_line;
use peapod_driver::staging::STANDARD_OUTPUT;

/// Heading of the options that only boards read.
pub const BOARDS: &str = "For boards";

/// Heading of the options that only pods read.
pub const PODS: &str = "For pods";

/// Options that name a file to write, which may be standard output.
const WRITTEN: [&str; 5] = [
    "--html",
    "--op-times-template",
    "--output",
    "--report",
    "--trace",
];

/// The options of a subcommand that are on the command line.
pub struct Given {
    /// The names of the subcommands, outermost first.
    command: String,
    listed: Vec<Listed>,
    /// The words of the line.
    line: Vec<OsString>,
}

/// An option, and the heading of the help below which it is listed, if there is one.
struct Listed {
    option: String,
    heading: Option<String>,
    /// As they are on the command line, without what an option that is a flag has by itself.
    values: Vec<String>,
}

impl Given {
    /// Those of the subcommand that was matched in the words of a line.
    pub fn new(command: &Command, matches: &ArgMatches, line: Vec<OsString>) -> Self {
        let subcommand = matches.subcommand().and_then(|(name, matches)| {
            let command = command.find_subcommand(name)?;
            Some((command, matches))
        });
        let listed = subcommand.map_or(vec![], |(command, matches)| {
            let listed = command.get_arguments().filter_map(|arg| {
                let (option, heading) = (arg.get_long()?, arg.get_help_heading());
                let id = arg.get_id().as_str();
                if matches.value_source(id) != Some(ValueSource::CommandLine) {
                    return None;
                }
                let values = matches.get_raw(id).into_iter().flatten();
                let values = values.map(|value| value.to_string_lossy().into_owned());
                Some(Listed {
                    option: format!("--{option}"),
                    heading: heading.map(str::to_owned),
                    values: match arg.get_action().takes_values() {
                        true => values.collect(),
                        false => vec![],
                    },
                })
            });
            listed.collect()
        });
        let command = names(matches);
        Self {
            command,
            listed,
            line,
        }
    }

    /// The subcommand, with those within it: `mlperf score`.
    pub fn subcommand(&self) -> &str {
        &self.command
    }

    /// The words of the line.
    #[cfg(feature = "pod")]
    pub fn line(&self) -> &[OsString] {
        &self.line
    }

    /// The command as a shell takes it.
    pub fn command(&self) -> String {
        let words: Vec<_> = self
            .line
            .iter()
            .skip(1)
            .map(|it| it.to_string_lossy())
            .collect();
        let words = words.iter().map(|it| &**it);
        command_line(std::iter::once("peapod").chain(words))
    }

    /// Whether a file is written to standard output, so that nothing else may be.
    pub fn takes_standard_output(&self) -> bool {
        let written = self
            .listed
            .iter()
            .filter(|it| WRITTEN.contains(&&*it.option));
        let mut values = written.flat_map(|it| &it.values);
        values.any(|value| value == STANDARD_OUTPUT)
    }

    /// Whether each file that is written is one of its own.
    ///
    /// # Errors
    ///
    /// Two options name the same file.
    pub fn are_files_distinct(&self) -> Result<()> {
        let written = self.listed.iter();
        let written = written.filter(|it| WRITTEN.contains(&&*it.option));
        let mut files: Vec<(&str, &str)> = vec![];
        for Listed { option, values, .. } in written {
            for value in values {
                if let Some((other, _)) = files.iter().find(|(_, file)| file == value) {
                    let message =
                        format!("expected two files for {other} and {option}, found `{value}`");
                    bail!(code::USAGE.error(message, "give each a file of its own"));
                }
                files.push((option, value));
            }
        }
        Ok(())
    }

    /// Those of some options that were given.
    #[cfg(feature = "pod")]
    pub fn among<'a>(&self, options: &[&'a str]) -> Vec<&'a str> {
        let given = |option: &&&str| self.listed.iter().any(|it| it.option == **option);
        options.iter().filter(given).copied().collect()
    }

    /// The words that give these options again, in the order of the help.
    #[cfg(feature = "pod")]
    pub fn words(&self, is_wanted: impl Fn(&str) -> bool) -> Vec<String> {
        let wanted = self.listed.iter().filter(|it| is_wanted(&it.option));
        let words = wanted.flat_map(|it| match it.values.is_empty() {
            true => vec![it.option.clone()],
            false => {
                let values = it.values.iter();
                values
                    .flat_map(|value| [it.option.clone(), value.clone()])
                    .collect()
            }
        });
        words.collect()
    }

    /// Refuses every option below a heading.
    ///
    /// # Errors
    ///
    /// What `refusal` makes of the options; there are some.
    pub fn refuse(&self, heading: &str, refusal: impl Fn(&str) -> Diagnostic) -> Result<()> {
        let listed = self
            .listed
            .iter()
            .filter(|listed| listed.heading.as_deref() == Some(heading));
        let errors: Vec<Diagnostic> = listed.map(|listed| refusal(&listed.option)).collect();
        match errors.is_empty() {
            true => Ok(()),
            false => Err(Diagnostics::from(errors)),
        }
    }
}

/// Names of subcommands, outermost first.
fn names(matches: &ArgMatches) -> String {
    let mut names = vec![];
    let mut matches = matches;
    while let Some((name, within)) = matches.subcommand() {
        names.push(name);
        matches = within;
    }
    names.join(" ")
}
