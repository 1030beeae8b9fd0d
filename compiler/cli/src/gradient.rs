//! `peapod grad`: a program with its derivatives.

use std::path::PathBuf;

use clap::Args;
use peapod_diagnostic::Result;
use peapod_driver::gradient::{Options, differentiate, summary, text};
use peapod_driver::table::Table;
use peapod_driver::{Source, Staging};

use crate::print::{report, written};
use crate::terminal::Terminal;

/// Differentiate a program: its gradient, or how its results change along a direction.
///
/// The results of the program that is written are those of before, then the derivatives. It is an
/// ordinary program, for `peapod compile`, `run` or `grad` again.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod grad loss.mlir --wrt 'params*' -o step.mlir\n  \
    peapod grad model.mlir --forward -o jvp.mlir")]
pub struct Grad {
    /// StableHLO (`.mlir`, `.mlirbc`), a file of `jax.export`, or `.ir`.
    pub program: PathBuf,
    /// Name or position of the result that is the loss: one float [default: the first].
    #[arg(long, value_name = "NAME", conflicts_with = "forward")]
    pub loss: Option<String>,
    /// Arguments of whose elements gradients are asked, by name or position; `*` stands for
    /// anything [default: all of floats].
    #[arg(long, value_name = "GLOB", conflicts_with = "forward")]
    pub wrt: Vec<String>,
    /// Forward mode: the program takes a direction for each argument of floats, and yields how
    /// each result of floats changes along it.
    #[arg(long)]
    pub forward: bool,
    /// File for the program: StableHLO, or a text of the compiler's own if it ends in `.ir`.
    #[arg(short, long, value_name = "FILE")]
    pub output: PathBuf,
}

/// Runs the command.
pub fn run(args: &Grad) -> Result<()> {
    let source = Source::open(&args.program)?;
    let options = Options {
        loss: args.loss.clone(),
        arguments: args.wrt.clone(),
        forward: args.forward,
    };
    let terminal = Terminal::new(format!("differentiating {}", source.path));
    let found = differentiate(&source, &options, &terminal)?;
    drop(terminal);
    let is_ir = args.output.extension().is_some_and(|it| it == "ir");
    let mut staging = Staging::default();
    staging.add(&args.output, text(&source, &found, is_ir)?.as_bytes())?;
    staging.commit()?;
    let mut table = Table::new(["derivative", "type"]);
    for (name, ty) in summary(&found) {
        table.row([name, ty]);
    }
    report(&table.to_string())?;
    written(&args.output)
}
