//! `peapod experiment`: what experiments there are, and what they say.

use clap::{Args, Subcommand};
use peapod_diagnostic::{Result, code, ensure};
use peapod_driver::table::Table;
use peapod_driver::train::experiment::{
    Entry, differences, every_parameter, parameters, registry, toml,
};
use serde_json::json;

use crate::print::{print, result};

/// List, show and compare experiments.
#[derive(Args, Debug)]
pub struct Experiment {
    #[command(subcommand)]
    pub command: Command,
}

/// What to do with them.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// List registered experiments, from which files inherit by `base = "NAME"`.
    List,
    Show(Show),
    Diff(Diff),
    Parameters(Parameters),
}

/// Show every parameter of an experiment, with its type and what it is for.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod experiment show digits.toml\n  \
    peapod experiment show digits.toml --toml > all.toml")]
pub struct Show {
    /// File of the experiment, or the name of a registered one.
    #[arg(value_name = "EXPERIMENT")]
    pub experiment: String,
    /// Another value of a parameter.
    #[arg(long, value_name = "PATH=VALUE")]
    pub set: Vec<String>,
    /// Print a file that says all of it.
    #[arg(long)]
    pub toml: bool,
}

/// Print the parameters in which two experiments differ.
#[derive(Args, Debug)]
pub struct Diff {
    /// File of an experiment, or the name of a registered one.
    #[arg(value_name = "A")]
    pub first: String,
    /// Another.
    #[arg(value_name = "B")]
    pub second: String,
}

/// Print every parameter that an experiment may have, of all kinds, with its default.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod experiment parameters\n  \
    peapod experiment parameters 'model[ds_cnn]'\n  \
    peapod experiment parameters optimizer")]
pub struct Parameters {
    /// Only those whose path begins so.
    #[arg(value_name = "PATH", default_value = "")]
    pub path: String,
}

/// Runs the command.
pub fn run(args: &Experiment) -> Result<()> {
    let registry = registry()?;
    match &args.command {
        Command::List => {
            let mut table = Table::new(["experiment", "what it is"]);
            for it in registry.iter() {
                table.row([it.name().to_owned(), it.doc().to_owned()]);
            }
            let all = registry.iter();
            let all = all.map(|it| json!({ "name": it.name(), "doc": it.doc() }));
            result(&all.collect::<Vec<_>>())?;
            print(&table.to_string())
        }
        Command::Show(show) => {
            let experiment = registry.load(&show.experiment, &show.set)?;
            result(&shown(&parameters(&experiment)))?;
            match show.toml {
                true => print(&toml(&experiment)),
                false => print(&listed(&parameters(&experiment))),
            }
        }
        Command::Diff(diff) => {
            let first = registry.load(&diff.first, &[])?;
            let second = registry.load(&diff.second, &[])?;
            let differences = differences(&first, &second);
            let lines: Vec<String> = differences.iter().map(ToString::to_string).collect();
            result(&lines)?;
            print(&lines.concat())
        }
        Command::Parameters(it) => {
            let mut all = every_parameter();
            all.retain(|entry| entry.path.starts_with(&it.path));
            ensure!(
                !all.is_empty(),
                code::PARAMETER_NAME.error(
                    format!("no parameter's path begins with `{}`", it.path),
                    "`peapod experiment parameters` prints all of them",
                )
            );
            result(&shown(&all))?;
            print(&listed(&all))
        }
    }
}

/// What other programs read of parameters.
fn shown(entries: &[Entry]) -> Vec<serde_json::Value> {
    let one = |it: &Entry| {
        json!({
            "path": it.path,
            "value": it.value,
            "type": it.type_name,
            "doc": it.doc,
        })
    };
    entries.iter().map(one).collect()
}

/// A block for each parameter: path and value, if it has one, then its type and what it is for.
fn listed(entries: &[Entry]) -> String {
    let block = |it: &Entry| {
        let doc = it.doc.replace('\n', "\n    ");
        let value = match &*it.value {
            "" => String::new(),
            value => format!(" = {value}"),
        };
        format!("{}{value}\n    {}: {doc}\n", it.path, it.type_name)
    };
    entries.iter().map(block).collect()
}
