//! Shell completions and man pages, made from the definitions of the command line.

use clap::{Command, CommandFactory};
use clap_mangen::Man;
use peapod_diagnostic::{Result, cannot_write};
use peapod_driver::{Files, staging};

use crate::args;
use crate::print::print;

/// Prints the script for a shell.
pub fn completions(args: &args::Completions) -> Result<()> {
    let mut script = Vec::new();
    let mut command = args::CommandLine::command();
    clap_complete::generate(args.shell, &mut command, "peapod", &mut script);
    print(&String::from_utf8_lossy(&script))
}

/// Writes a page for every command: `peapod.1`, `peapod-compile.1` and so on.
pub fn pages(args: &args::Man) -> Result<()> {
    let mut command = args::CommandLine::command();
    command.build();
    let mut files = Files::default();
    add(&command, &mut files)?;
    staging::write(&args.output, &files)?;
    print(&format!(
        "{} pages written to {}\n",
        files.len(),
        args.output.display()
    ))
}

/// Adds the page of a command and those of its subcommands.
fn add(command: &Command, files: &mut Files) -> Result<()> {
    let page = Man::new(command.clone());
    let (file, mut text) = (page.get_filename(), Vec::new());
    page.render(&mut text).map_err(cannot_write(&file))?;
    files.push((file, text));
    let subcommands = command.get_subcommands();
    subcommands
        .filter(|command| command.get_name() != "help")
        .try_for_each(|command| add(command, files))
}
