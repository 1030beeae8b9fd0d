//! `peapod train`: an experiment, run.

use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use peapod_diagnostic::Result;
use peapod_driver::pod::ranks;
use peapod_driver::train::experiment::registry;
use peapod_driver::train::metrics::Evaluated;
use peapod_driver::train::{Options, Outcome, engine, train};

use crate::named::at_least;
use crate::print::{drop_document, report, result, wrote};
use crate::terminal::Terminal;

/// Train a network as an experiment describes.
///
/// The folder of the run gets `metrics.jsonl`, `mllog.txt`, checkpoints, the compiled programs and,
/// at the end, `parameters.safetensors` and `predictions.jsonl`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod train digits.toml --out runs/digits\n  \
    peapod train digits.toml --set optimizer.learning_rate=0.01 --out runs/slower\n  \
    peapod train digits.toml --out runs/digits --resume\n  \
    peapod train digits.toml --set run.engine=mpi:4 --out runs/ranks")]
pub struct Train {
    /// File of the experiment, or the name of a registered one.
    #[arg(value_name = "EXPERIMENT")]
    pub experiment: String,
    /// Another value of a parameter, e.g. `optimizer.learning_rate=0.01`.
    #[arg(long, value_name = "PATH=VALUE")]
    pub set: Vec<String>,
    /// Folder of the run.
    #[arg(short, long, value_name = "FOLDER")]
    pub out: PathBuf,
    /// Learn the same bits on any number of devices: `run.deterministic`.
    #[arg(long)]
    pub deterministic: bool,
    /// Go on from the newest checkpoint in the folder, if it has one.
    #[arg(long)]
    pub resume: bool,
    /// Pass over checkpoints that are damaged.
    #[arg(long, requires = "resume")]
    pub skip_damaged: bool,
    /// Threads; 0 uses all cores. Results do not depend on it.
    #[arg(long, value_name = "NUMBER", default_value_t = 0, value_parser = at_least::<0>)]
    pub threads: usize,
    /// With the engine `mpi`, seconds for which a rank waits for another one, whatever that does
    /// [default: for ever, with a warning that names it after 10 s].
    #[arg(long, value_name = "SECONDS", value_parser = at_least::<1>)]
    pub rank_timeout: Option<usize>,
}

/// Runs the command.
pub fn run(args: &Train) -> Result<()> {
    let mut settings = args.set.clone();
    if args.deterministic {
        settings.push("run.deterministic=true".to_owned());
    }
    let experiment = registry()?.load(&args.experiment, &settings)?;
    let (engine, devices) = engine(&experiment)?;
    if let Some(code) = ranks::supervise(&engine)? {
        // The child has printed what there is to say.
        std::process::exit(code);
    }
    if ranks::start_for(&engine, devices)? {
        drop_document();
        return Ok(());
    }
    let options = Options {
        experiment,
        base: base(&args.experiment),
        out: args.out.clone(),
        resume: args.resume,
        skip_damaged: args.skip_damaged,
        threads: args.threads,
        rank_timeout: args.rank_timeout.map(|it| Duration::from_secs(it as u64)),
    };
    let terminal = Terminal::new(format!("training {}", args.experiment));
    let outcome = train(&options, &terminal)?;
    drop(terminal);
    if outcome.rank > 0 {
        drop_document();
        return Ok(());
    }
    ranks::succeed()?;
    wrote(&args.out);
    result(&serde_json::json!({
        "steps": outcome.steps,
        "reached": outcome.reached,
        "step_seconds": outcome.step_seconds,
    }))?;
    report(&summary(&outcome, &args.out))
}

/// Where paths of an experiment begin: the folder of its file, or the current one.
fn base(experiment: &str) -> PathBuf {
    let folder = Path::new(experiment).parent();
    let folder = folder.filter(|it| !it.as_os_str().is_empty());
    folder.unwrap_or(Path::new(".")).to_owned()
}

/// An evaluation in a line.
pub fn line(evaluated: &Evaluated) -> String {
    let measures = evaluated.measures.iter();
    let measures = measures.map(|(it, value)| format!(", {} {}", it.name(), it.shown(*value)));
    format!(
        "epoch {}, step {}: {} loss {:.4}{}\n",
        evaluated.epoch,
        evaluated.step,
        evaluated.split,
        evaluated.loss,
        measures.collect::<String>(),
    )
}

fn summary(outcome: &Outcome, out: &Path) -> String {
    let reached = match outcome.reached {
        Some(true) => ", target reached",
        Some(false) => ", target not reached",
        None => "",
    };
    format!(
        "{} steps{reached}, median {:.2} ms; written to {}\n",
        outcome.steps,
        1e3 * outcome.step_seconds,
        out.display(),
    )
}
