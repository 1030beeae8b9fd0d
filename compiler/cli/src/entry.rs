//! `--entry`: a configuration of MLPerf Training by a short name, in place of its program, target,
//! mesh and shardings.

use std::ffi::OsString;
use std::path::Path;

use clap::Args;
use peapod_diagnostic::{Diagnostic, Result, bail, code};
use toml::de::{DeTable, DeValue};

use crate::project::{File, pairs, scalar, suggestion};

/// The file of entries, and the folder of their programs beside it.
const FILE: &str = "workloads/entries.toml";

/// The option.
const OPTION: &str = "--entry";

/// Commands that have the option.
const COMMANDS: [&str; 3] = ["compile", "simulate", "search"];

/// The option, which is replaced by those of the entry before the rest of the line is read.
#[derive(Args, Clone, Debug)]
pub struct OfEntry {
    /// Program, target, mesh and shardings of an entry of MLPerf Training, by ROUND/BENCHMARK/CORES
    /// such as `v0.7/bert/8192`, from the `workloads` of the repository that this folder is in;
    /// options beside it replace those of the entry. `simulate` then has `--preset mlperf`.
    #[arg(long, value_name = "NAME", help_heading = crate::given::PODS)]
    pub entry: Option<String>,
}

/// A configuration.
#[derive(Debug, PartialEq)]
struct Entry {
    /// Its round, benchmark and system.
    name: [String; 3],
    cores: String,
    text: String,
    mesh: String,
    shard: Vec<String>,
}

impl Entry {
    /// `v0.7/bert/8192-TF`: the system without the name of its machine.
    fn short(&self) -> String {
        let [round, benchmark, system] = &self.name;
        let suffix = system.split_once(&format!("-{}", self.cores));
        let suffix = suffix.map_or("", |(_, suffix)| suffix);
        format!("{round}/{benchmark}/{}{suffix}", self.cores)
    }

    /// Whether a name is one of those that it has.
    fn is_called(&self, name: &str) -> bool {
        let [round, benchmark, system] = &self.name;
        let of_cores = format!("{round}/{benchmark}/{}", self.cores);
        let of_system = format!("{round}/{benchmark}/{system}");
        [of_cores, of_system, self.short()]
            .iter()
            .any(|it| it == name)
    }

    /// Whether two are the same program on the same machine.
    fn is_alike(&self, other: &Self) -> bool {
        let of = |it: &Self| {
            (
                it.cores.clone(),
                it.text.clone(),
                it.mesh.clone(),
                it.shard.clone(),
            )
        };
        of(self) == of(other)
    }
}

/// The words of a line with an entry in place of its name.
///
/// # Errors
///
/// There are no entries, or none of this name.
pub fn expanded(words: Vec<OsString>) -> Result<Vec<OsString>> {
    let text = |at: usize| words.get(at).map(|it: &OsString| it.to_string_lossy());
    let command = (1..words.len()).find(|at| text(*at).is_some_and(|it| COMMANDS.contains(&&*it)));
    let option = (1..words.len()).find(|at| {
        text(*at).is_some_and(|it| it == OPTION || it.starts_with(&format!("{OPTION}=")))
    });
    let (Some(command), Some(option)) = (command, option) else {
        return Ok(words);
    };
    let (name, behind) = match text(option).as_deref().and_then(|it| it.split_once('=')) {
        Some((_, name)) => (name.to_owned(), option + 1),
        None => match text(option + 1) {
            Some(name) => (name.into_owned(), option + 2),
            // What is missing is told by the parser.
            None => return Ok(words),
        },
    };
    let rest: Vec<OsString> = [&words[command + 1..option], &words[behind..]].concat();
    let mut line = words[..=command].to_vec();
    line.extend(of_entry(&name, &rest, &words[command].to_string_lossy())?);
    line.extend(rest);
    Ok(line)
}

/// The words that an entry stands for, but for what the rest of the line says.
fn of_entry(name: &str, rest: &[OsString], command: &str) -> Result<Vec<OsString>> {
    let Some(file) = File::nearest(Path::new(FILE))? else {
        bail!(code::USAGE.error(
            format!("expected {FILE} here or in a folder above, found none"),
            "run it within the repository, whose `workloads` has the programs of entries",
        ))
    };
    let parsed = file.table()?;
    let entry = found(&file, parsed.get_ref(), name)?;
    let program = file.resolved(&format!("texts/{}.mlir", entry.text));
    let mut words = vec![program.into_os_string()];
    let is_given = |option: &str| {
        let with_value = format!("{option}=");
        let mut rest = rest.iter().map(|it| it.to_string_lossy());
        rest.any(|word| word == option || word.starts_with(&with_value))
    };
    let target = format!("tpu-v3-{}", entry.cores);
    let mut options = vec![("--target", target)];
    // A search finds meshes and shardings itself.
    if command != "search" {
        options.push(("--mesh", entry.mesh));
        options.extend(entry.shard.into_iter().map(|rule| ("--shard", rule)));
    }
    if command == "simulate" {
        options.push(("--preset", "mlperf".to_owned()));
    }
    options.retain(|(option, _)| !is_given(option));
    words.extend(
        options
            .iter()
            .map(|(option, value)| format!("{option}={value}").into()),
    );
    Ok(words)
}

/// The entry of a name.
fn found(file: &File, root: &DeTable<'_>, name: &str) -> Result<Entry> {
    let mut all = entries(file, root)?;
    let called = (0..all.len()).filter(|at| all[*at].is_called(name));
    let called: Vec<usize> = called.collect();
    let [first, others @ ..] = &called[..] else {
        let mut names: Vec<String> = all.iter().map(Entry::short).collect();
        names.sort();
        let help = suggestion(name, names.iter().map(String::as_str));
        let error = code::USAGE.error(format!("no entry `{name}`"), help);
        bail!(error.in_file(file.path().display().to_string()));
    };
    if let Some(other) = others.iter().find(|at| !all[**at].is_alike(&all[*first])) {
        let (first, other) = (all[*first].short(), all[*other].short());
        let message = format!("`{name}` is the name of several entries");
        bail!(code::USAGE.error(message, format!("give `{first}` or `{other}`")));
    }
    Ok(all.swap_remove(*first))
}

/// All entries of a file.
fn entries(file: &File, root: &DeTable<'_>) -> Result<Vec<Entry>, Diagnostic> {
    let Some(DeValue::Array(list)) = root.get("entry").map(|it| it.get_ref()) else {
        let message = "expected `[[entry]]`, found none".to_owned();
        let help = "take the file of the repository";
        return Err(file.at(0, code::USAGE, message, help));
    };
    let read = list.iter().map(|it| {
        let start = it.span().start;
        let DeValue::Table(table) = it.get_ref() else {
            return Err(missing(file, "a table", start));
        };
        entry(file, table, start)
    });
    read.collect()
}

fn entry(file: &File, table: &DeTable<'_>, start: usize) -> Result<Entry, Diagnostic> {
    let text = |key: &str| {
        let value = table.get(key).and_then(|it| scalar(it.get_ref()));
        value.ok_or_else(|| missing(file, &format!("`{key}`"), start))
    };
    let shard = pairs(table).into_iter().find(|(key, ..)| *key == "shard");
    let shard = match shard.map(|(_, _, value)| value.get_ref()) {
        Some(DeValue::Array(rules)) => rules.iter().filter_map(|it| scalar(it.get_ref())).collect(),
        _ => vec![],
    };
    Ok(Entry {
        name: [text("version")?, text("benchmark")?, text("system")?],
        cores: text("cores")?,
        text: text("text")?,
        mesh: text("mesh")?,
        shard,
    })
}

fn missing(file: &File, what: &str, start: usize) -> Diagnostic {
    let message = format!("expected {what} of an entry, found none");
    file.at(
        start,
        code::USAGE,
        message,
        "take the file of the repository",
    )
}
