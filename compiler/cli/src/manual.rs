//! Shell completions and man pages, made from the definitions of the command line.

use std::path::PathBuf;

use clap::{Args, Command, CommandFactory};
use peapod_diagnostic::{Result, cannot_write};
use peapod_driver::{Files, staging};

use crate::args;
use crate::print::{print, report, wrote};

/// Print a script that completes command lines in a shell.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod completions bash > ~/.local/share/bash-completion/completions/peapod\n  \
    peapod completions zsh > \"${fpath[1]}/_peapod\"\n  \
    peapod completions fish > ~/.config/fish/completions/peapod.fish")]
pub struct Completions {
    /// The shell.
    #[arg(value_enum)]
    pub shell: clap_complete::Shell,
}

/// Write man pages, one for each command.
#[derive(Args, Debug)]
#[command(after_help = "Example:\n  peapod man -o ~/.local/share/man/man1 && man peapod-compile")]
pub struct Man {
    /// Output folder; created if it does not exist.
    #[arg(short, long, value_name = "FOLDER")]
    pub output: PathBuf,
}

/// Prints the script for a shell.
pub fn completions(args: &Completions) -> Result<()> {
    let mut script = Vec::new();
    let mut command = args::CommandLine::command();
    clap_complete::generate(args.shell, &mut command, "peapod", &mut script);
    print(&String::from_utf8_lossy(&script))
}

/// Writes a page for every command: `peapod.1`, `peapod-compile.1` and so on.
pub fn pages(args: &Man) -> Result<()> {
    let mut command = args::CommandLine::command();
    command.build();
    let mut files = Files::default();
    add(&command, &mut files)?;
    staging::write(&args.output, &files)?;
    for (file, _) in &files {
        wrote(&args.output.join(file));
    }
    report(&format!(
        "{} pages written to {}\n",
        files.len(),
        args.output.display()
    ))
}

/// Adds the page of a command and those of its subcommands.
fn add(command: &Command, files: &mut Files) -> Result<()> {
    let page = clap_mangen::Man::new(command.clone());
    let (file, mut text) = (page.get_filename(), Vec::new());
    page.render(&mut text).map_err(cannot_write(&file))?;
    files.push((file, text));
    let subcommands = command.get_subcommands();
    subcommands
        .filter(|command| command.get_name() != "help")
        .try_for_each(|command| add(command, files))
}
