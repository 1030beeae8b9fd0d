//! `peapod target`: the targets there are, and files of boards of one's own.

use std::path::PathBuf;

use clap::{Args, Subcommand};
use peapod_diagnostic::Result;
use peapod_driver::target::{self, Kind, Listed};

use crate::print::{print, report, result, result_text, written};

/// List targets, and write and check files of boards of your own (docs/boards.md).
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod target list\n  \
    peapod target new mine --chip nrf52840 -o mine.toml\n  \
    peapod target check mine.toml\n  \
    peapod compile digits.tflite --target mine.toml -o out/")]
pub struct Target {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// List all targets: boards, chips and pods.
    List,
    /// Write the file of a new board, with what holds for its chip as comments, and beside it the
    /// JSON Schema that editors complete it by.
    New {
        /// Name of the board.
        name: String,
        /// The chip [default: that of the board of this name, or the chip of this name].
        #[arg(long, value_name = "CHIP")]
        chip: Option<String>,
        /// The file [default: <NAME>.toml], or `-` for standard output.
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
    },
    /// Check the file of a board or pod; every problem is reported, with its line.
    Check {
        /// The file.
        file: PathBuf,
    },
    /// Print the JSON Schema of files of boards.
    Schema,
}

/// Runs it.
pub fn run(args: &Target) -> Result<()> {
    match &args.command {
        Command::List => list(),
        Command::New { name, chip, output } => {
            let usual = || PathBuf::from(format!("{name}.toml"));
            let file = output.clone().unwrap_or_else(usual);
            target::create(name, chip.as_deref(), &file)?;
            match file.as_os_str() == "-" {
                true => Ok(()),
                false => written(&file),
            }
        }
        Command::Check { file } => {
            let name = target::check(file)?;
            result(&serde_json::json!({ "name": name }))?;
            report(&format!(
                "{}: target `{name}` is as it should be\n",
                file.display()
            ))
        }
        Command::Schema => {
            let text = target::schema_text();
            result_text(&text)?;
            print(&text)
        }
    }
}

fn list() -> Result<()> {
    let all = target::list()?;
    result(&all)?;
    print(&table(&all))
}

/// A line for each target.
fn table(all: &[Listed]) -> String {
    let widest = all.iter().map(|it| it.name.len()).max().unwrap_or(0);
    let mut text = String::new();
    for it in all {
        let kind = match it.kind {
            Kind::Board => "board",
            Kind::Chip => "chip",
            Kind::Pod => "pod",
        };
        let runner = it.runner.as_deref().unwrap_or("no runner");
        text += &format!(
            "{:<widest$}  {kind:<5}  {:<50}  {runner}\n",
            it.name,
            about(it)
        );
    }
    text
}

/// What a target is, in a few words.
fn about(it: &Listed) -> String {
    let Some(micro) = &it.micro else {
        let devices = it.devices.map(|count| format!("{count} devices"));
        return devices.unwrap_or_else(|| "as many devices as the mesh has".to_owned());
    };
    let clock = f64::from(micro.clock_hz) / 1e6;
    let kilobytes = |bytes: u64| format!("{} kB", bytes >> 10);
    format!(
        "{} at {clock} MHz, {} flash, {} RAM",
        micro.core,
        kilobytes(micro.flash_bytes),
        kilobytes(micro.ram_bytes)
    )
}
