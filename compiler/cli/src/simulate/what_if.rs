//! `--what-if`: the same program with other options, or on another machine.

use std::ffi::OsString;
use std::time::Instant;

use clap::{Arg, Command, FromArgMatches};
use peapod_diagnostic::{Diagnostic, Result, ResultExt, bail, code, ensure};
use peapod_driver::options::PodOptions;
use peapod_driver::pod::simulate::{Machine, Options, Report, Simulated, WhatIf};
use peapod_driver::table::Table;
use peapod_driver::targets::{Pod, Settings};
use peapod_driver::{Format, Observer, Source, Work};

use super::warn;
use crate::args;
use crate::given::PODS;
use crate::print::sized;
use crate::simulate_args::{Preset, SIMULATIONS, Simulate};
use crate::usage;

/// Options whose values may have commas.
const LISTS: [&str; 4] = ["embedding", "feed", "mesh", "shard"];

/// A change of the command line, understood.
pub(super) struct Change {
    text: String,
    compiler: PodOptions,
    options: Options,
    machine: Machine,
}

/// What `--what-if` asks for.
pub(super) fn changes(
    args: &Simulate,
    line: &[OsString],
    source: &Source,
    target: &Pod,
) -> Result<Vec<Change>> {
    let compiled = source.format == Format::Pod;
    let change = |text: &String| -> Result<Change> {
        let changed = changed(text, args.preset, line)?;
        ensure!(
            !compiled || changed.pod.options()? == args.pod.options()?,
            code::ALREADY_COMPILED
                .error(
                    "options of the compiler do not apply: a .pod is compiled already",
                    "give the model that it was compiled from",
                )
                .in_file(&source.path)
        );
        let options = changed.choices.options()?;
        Ok(Change {
            text: text.clone(),
            compiler: if compiled { args } else { &changed }.compiler()?,
            machine: options.machine(target)?,
            options,
        })
    };
    let change = |text| change(text).note(|| format!("in --what-if {text}"));
    args.what_if.iter().map(change).collect()
}

/// Every change beside what it changes; those that are impossible say why, and are warnings.
pub(super) fn simulate(
    changes: &[Change],
    source: &Source,
    target: &Pod,
    base: &Simulated,
    observer: &dyn Observer,
) -> Vec<WhatIf> {
    let simulate = |change: &Change| -> Result<Report> {
        let again = base.prepared().again(target, &change.compiler)?;
        Ok(again.simulate(&change.machine, &change.options)?.report)
    };
    let what_if = |change: &Change| {
        let text = &change.text;
        let started = Instant::now();
        let report = simulate(change).in_file(&source.path);
        let report = report.note(|| format!("in --what-if {text}, which is left out"));
        if let Err(error) = &report {
            warn(error, observer);
        }
        WhatIf {
            change: text.clone(),
            outcome: report.map_err(|error| error.to_string()),
            took_seconds: started.elapsed().as_secs_f64(),
        }
    };
    if changes.is_empty() {
        return vec![];
    }
    let tick = observer.begin(Work::Simulations(changes.len()));
    let counted = |change| {
        let simulated = what_if(change);
        if let Some(tick) = &tick {
            tick();
        }
        simulated
    };
    let all = changes.iter().map(counted).collect();
    observer.end();
    all
}

/// A row for each change, after the one that it changes.
pub(super) fn table(base: &Simulated, what_ifs: &[WhatIf]) -> Table<6> {
    let mut table = Table::new([
        "what if",
        ">step ms",
        ">change",
        ">exposed ms",
        ">memory",
        ">took ms",
    ]);
    let row = |name: &str, report: &Report, took: f64| {
        let change = report.step_seconds / base.report.step_seconds - 1.0;
        [
            name.to_owned(),
            format!("{:.4}", report.step_seconds * 1e3),
            format!("{:+.2} %", change * 100.0),
            format!("{:.4}", report.exposed_seconds * 1e3),
            sized(report.memory.per_device_bytes),
            format!("{took:.1}"),
        ]
    };
    table.row(row("as asked", &base.report, 0.0));
    for it in what_ifs {
        let took_ms = it.took_seconds * 1e3;
        table.row(match &it.outcome {
            Ok(report) => row(&it.change, report, took_ms),
            Err(_) => {
                let none = || "-".to_owned();
                let took = format!("{took_ms:.1}");
                [it.change.clone(), none(), none(), none(), none(), took]
            }
        });
    }
    table
}

/// The command line with changes `name=value`, joined by commas, as options that come last.
fn changed(text: &str, preset: Option<Preset>, line: &[OsString]) -> Result<Simulate> {
    let command = command();
    let options = parts(text).into_iter();
    let options = options.map(|change| option(&command, &change));
    let options: Vec<OsString> = options.collect::<Result<_>>()?;
    parsed(command, words(preset, line).into_iter().chain(options))
}

/// The changes that a text joins by commas. A value of an option that is a list has commas, too.
fn parts(text: &str) -> Vec<String> {
    let mut parts: Vec<String> = vec![];
    for part in text.split(',') {
        let list = |last: &&mut String| {
            let (name, _) = last.split_once('=').unwrap_or_default();
            LISTS.contains(&name.replace('-', "_").as_str()) && !is_change(part)
        };
        match parts.last_mut().filter(list) {
            Some(last) => *last += &format!(",{part}"),
            None => parts.push(part.to_owned()),
        }
    }
    parts
}

/// Whether a part of a text is a change of its own: names of axes are none of options.
fn is_change(part: &str) -> bool {
    let (name, _) = part.split_once('=').unwrap_or_default();
    let command = command();
    let simulate = command.find_subcommand("simulate");
    let name = name.replace('-', "_");
    let mut args = simulate.into_iter().flat_map(Command::get_arguments);
    args.any(|arg| arg.get_id() == &*name) || Settings::NAMES.contains(&&*name)
}

/// The command line with the options of a preset before its own.
pub(super) fn with_preset(preset: Preset, line: &[OsString]) -> Result<Simulate> {
    parsed(command(), words(Some(preset), line).into_iter())
}

/// The command, of whose options the last one counts.
fn command() -> Command {
    let last = |arg: Arg| match arg.get_id().as_str() {
        "colours" => arg.overrides_with("strategy"),
        _ => arg,
    };
    let simulate = |command: Command| command.mut_args(last);
    let mut command = args::command()
        .args_override_self(true)
        .mut_subcommand("simulate", simulate);
    command.build();
    command
}

/// The words of the command line, those of a preset before its options.
fn words(preset: Option<Preset>, line: &[OsString]) -> Vec<OsString> {
    let mut words = line.to_vec();
    let subcommand = words.iter().position(|it| it == "simulate");
    if let (Some(preset), Some(at)) = (preset, subcommand) {
        let options = preset.options().iter().map(OsString::from);
        words.splice(at + 1..at + 1, options);
    }
    words
}

fn parsed(mut command: Command, words: impl Iterator<Item = OsString>) -> Result<Simulate> {
    let parsed = command.try_get_matches_from_mut(words);
    let parsed = parsed.and_then(|matches| args::CommandLine::from_arg_matches(&matches));
    match parsed.map(|line| line.command) {
        Ok(args::Command::Simulate(args)) => Ok(args),
        Ok(_) => bail!(Diagnostic::bug("a change leads to another command")),
        Err(error) => bail!(match usage::diagnostic(&error) {
            Some(diagnostic) => code::WHAT_IF.error(diagnostic.message, diagnostic.help),
            None => Diagnostic::bug("a change asks for help"),
        }),
    }
}

/// The option of the command line that says the same as a change `name=value`.
fn option(command: &Command, change: &str) -> Result<OsString> {
    let Some((name, value)) = change.split_once('=') else {
        bail!(code::WHAT_IF.error(
            format!("expected NAME=VALUE, found {change:?}"),
            "write for example --what-if colours=1",
        ));
    };
    let name = name.replace('-', "_");
    let command = command.find_subcommand("simulate");
    let args = command.into_iter().flat_map(Command::get_arguments);
    let choices = args.filter(|arg| {
        let choice = matches!(arg.get_help_heading(), Some(SIMULATIONS | PODS));
        choice && arg.get_action().takes_values()
    });
    let mut choices: Vec<&str> = choices.map(|arg| arg.get_id().as_str()).collect();
    if choices.contains(&name.as_str()) {
        return Ok(format!("--{}={value}", name.replace('_', "-")).into());
    }
    if Settings::NAMES.contains(&name.as_str()) {
        return Ok(format!("--set={name}={value}").into());
    }
    choices.extend(Settings::NAMES);
    bail!(code::WHAT_IF.error(
        format!("unknown setting `{name}`"),
        format!("the settings are {}", choices.join(", ")),
    ))
}
