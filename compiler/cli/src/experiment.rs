//! `peapod experiment`: what experiments there are, and what they say.

use clap::{Args, Subcommand};
use peapod_diagnostic::Result;
use peapod_driver::table::Table;
use peapod_driver::train::experiment::{Entry, differences, parameters, registry, toml};

use crate::print::print;

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

/// Runs the command.
pub fn run(args: &Experiment) -> Result<()> {
    let registry = registry()?;
    match &args.command {
        Command::List => {
            let mut table = Table::new(["experiment", "what it is"]);
            for it in registry.iter() {
                table.row([it.name().to_owned(), it.doc().to_owned()]);
            }
            print(&table.to_string())
        }
        Command::Show(show) => {
            let experiment = registry.load(&show.experiment, &show.set)?;
            match show.toml {
                true => print(&toml(&experiment)),
                false => print(&listed(&parameters(&experiment))),
            }
        }
        Command::Diff(diff) => {
            let first = registry.load(&diff.first, &[])?;
            let second = registry.load(&diff.second, &[])?;
            let differences = differences(&first, &second);
            let lines = differences.iter().map(ToString::to_string);
            print(&lines.collect::<String>())
        }
    }
}

/// A block for each parameter: path and value, then its type and what it is for.
fn listed(entries: &[Entry]) -> String {
    let block = |it: &Entry| {
        let doc = it.doc.replace('\n', "\n    ");
        format!("{} = {}\n    {}: {doc}\n", it.path, it.value, it.type_name)
    };
    entries.iter().map(block).collect()
}
