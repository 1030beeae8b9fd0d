//! What may be said after `peapod mlperf`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// Scores, compliance and step times of MLPerf Training logs, and predictions of them.
#[derive(Args, Debug)]
pub struct Mlperf {
    #[command(subcommand)]
    pub command: Command,
}

/// What to do with them.
#[derive(Debug, Subcommand)]
pub enum Command {
    Score(Score),
    Check(Check),
    Steps(Steps),
    Predict(Predict),
}

/// Compute times to train by the rules of the rounds.
///
/// Of an entry's runs the fastest and the slowest are dropped; the mean of the rest is its score. A
/// run that did not converge is the slowest, and more than one make the entry invalid. Logs are in
/// `ROUND/SYSTEM/BENCHMARK/result_NUMBER.txt`.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod mlperf score results/v0.7/pod-1/resnet\n  \
    peapod mlperf score results --json")]
pub struct Score {
    /// Folder of a benchmark, of a system, or anything above.
    pub folder: PathBuf,
    /// Print JSON instead of a table.
    #[arg(long)]
    pub json: bool,
    /// File for an HTML page.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
}

/// Check logs against the rules of a round.
///
/// Findings name rule, file, line, what was found and what is expected. Violations exit with 1;
/// warnings are what accepted logs do too.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod mlperf check result_0.txt\n  \
    peapod mlperf check results/v0.7/pod-1/resnet --reference-epochs 38,38,39,40,41")]
pub struct Check {
    /// Logs, or folders of them.
    #[arg(required = true, value_name = "FILE")]
    pub logs: Vec<PathBuf>,
    /// Round whose rules apply [default: that of the path, else the first with this form of lines].
    #[arg(long, value_name = "ROUND")]
    pub round: Option<String>,
    /// Epochs that runs of the reference took to converge: the logs together must not converge
    /// significantly faster.
    #[arg(long, value_name = "EPOCHS", value_delimiter = ',')]
    pub reference_epochs: Vec<f64>,
    /// Print JSON instead of lines.
    #[arg(long)]
    pub json: bool,
    /// File for an HTML page.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
}

/// Measure how long a training step took, from the times of blocks and evaluations.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod mlperf steps results\n  \
    peapod mlperf steps results --json > steps.json")]
pub struct Steps {
    /// Folder of a benchmark, of a system, or anything above.
    pub folder: PathBuf,
    /// Print JSON instead of a table.
    #[arg(long, conflicts_with = "markdown")]
    pub json: bool,
    /// Print a page with where all numbers are from.
    #[arg(long)]
    pub markdown: bool,
    /// File for an HTML page.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
}

/// Predict a time to train from the time of a step.
///
/// It is all steps, the evaluations that training waits for, the start until the first step runs,
/// and what of initialisation goes beyond the 20 minutes that the rules leave out.
#[derive(Args, Debug)]
#[command(after_help = "Examples:\n  \
    peapod mlperf predict --benchmark resnet --epochs 88 --steps-per-epoch 19.75 \\\n      \
    --step-seconds 0.0141 --evaluate-every 4 --startup-seconds 3.5\n  \
    peapod mlperf predict --benchmark bert --samples 500000 --batch 8192 --epochs 8 \\\n      \
    --report simulated.json --logs results/v0.7/pod-1/bert")]
pub struct Predict {
    /// Name of the benchmark.
    #[arg(long, value_name = "NAME")]
    pub benchmark: String,
    /// Epochs to the target [default: the median of the logs].
    #[arg(long, value_name = "NUMBER", required_unless_present = "logs")]
    pub epochs: Option<f64>,
    /// Training steps of an epoch; need not be whole.
    #[arg(
        long,
        value_name = "NUMBER",
        required_unless_present = "samples",
        conflicts_with = "samples"
    )]
    pub steps_per_epoch: Option<f64>,
    /// Samples of an epoch, in place of its steps.
    #[arg(long, value_name = "NUMBER", requires = "batch")]
    pub samples: Option<f64>,
    /// Samples of a step.
    #[arg(long, value_name = "NUMBER", requires = "samples")]
    pub batch: Option<f64>,
    /// Time of a training step.
    #[arg(
        long,
        value_name = "SECONDS",
        required_unless_present = "report",
        conflicts_with = "report"
    )]
    pub step_seconds: Option<f64>,
    /// Report of a simulated step, in place of its time: JSON with `step_seconds`.
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// Epochs from one evaluation to the next [default: one evaluation, at the end].
    #[arg(long, value_name = "EPOCHS")]
    pub evaluate_every: Option<f64>,
    /// Time of an evaluation that training waits for.
    #[arg(long, value_name = "SECONDS", default_value_t = 0.0)]
    pub eval_seconds: f64,
    /// Time until the first step runs.
    #[arg(long, value_name = "SECONDS", default_value_t = 0.0)]
    pub startup_seconds: f64,
    /// Time of initialisation; what goes beyond 20 minutes counts.
    #[arg(long, value_name = "SECONDS", default_value_t = 0.0)]
    pub init_seconds: f64,
    /// Folder of an entry's logs, to compare with its score.
    #[arg(long, value_name = "FOLDER")]
    pub logs: Option<PathBuf>,
    /// Print JSON instead of a table.
    #[arg(long)]
    pub json: bool,
    /// File for an HTML page.
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
}
