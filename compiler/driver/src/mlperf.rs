//! MLPerf Training logs: scores, compliance, step times, and predictions of times to train.

use std::path::{Path, PathBuf};

use peapod_diagnostic::{Diagnose, Result, bail, cannot_read, code, ensure, read_text};
use peapod_mlperf::folder::{entries, read};
use peapod_mlperf::log::Log;
use peapod_mlperf::predict::{Experiment, Prediction};
use peapod_mlperf::rcp::Reference;
use peapod_mlperf::rules::rules;
use peapod_mlperf::run::Run;
use peapod_mlperf::steps::measure;
use serde::Serialize;
use serde_json::Value;

use crate::{Observer, memory};

pub use peapod_mlperf::check::{Finding, Severity};
pub use peapod_mlperf::score::Score;
pub use peapod_mlperf::steps::StepTime;
pub use peapod_mlperf::steps_page::markdown;

/// The score of every entry in a folder and below.
///
/// # Errors
///
/// There are no logs, or one cannot be read.
pub fn scores(folder: &Path) -> Result<Vec<Score>> {
    Ok(entries(folder)?.iter().map(Score::of).collect())
}

/// Which logs to check, and against what.
#[derive(Clone, Debug, PartialEq)]
pub struct CheckOptions {
    /// Logs, or folders of them.
    pub logs: Vec<PathBuf>,
    /// The round whose rules apply; else that of the path, else the first with this form of lines.
    pub round: Option<String>,
    /// Epochs that runs of the reference took to converge; empty if convergence is not checked.
    pub reference_epochs: Vec<f64>,
}

/// What the rules say of some logs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Checked {
    /// How many there are.
    pub logs: usize,
    /// Where they deviate from the rules.
    pub findings: Vec<Finding>,
    /// What the rule of reference convergence points says of the logs together, if it is asked.
    pub convergence: Option<Convergence>,
}

/// How fast runs converged, against the reference.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Convergence {
    /// Mean of the runs without the fastest and the slowest.
    pub mean_epochs: f64,
    /// The least mean that the rules accept.
    pub least_epochs: f64,
    /// How much faster than the reference the least mean is.
    pub max_speedup_percent: f64,
    /// Whether the mean is accepted.
    pub passes: bool,
    /// The verdict in one line.
    pub text: String,
}

impl Checked {
    /// Number of findings that break the rules.
    pub fn violations(&self) -> usize {
        let violation = |finding: &&Finding| finding.severity == Severity::Violation;
        self.findings.iter().filter(violation).count()
    }
}

/// Checks logs against the rules of their round.
///
/// # Errors
///
/// A log cannot be read, or there are too few runs to compare with the reference.
pub fn check(options: &CheckOptions) -> Result<Checked> {
    let logs = logs(options)?;
    let findings = logs
        .iter()
        .flat_map(|(log, round)| peapod_mlperf::check::check(log, round.as_deref()));
    Ok(Checked {
        logs: logs.len(),
        findings: findings.collect(),
        convergence: convergence(&options.reference_epochs, &logs)?,
    })
}

/// Logs of files and folders, each with the round whose rules apply.
fn logs(options: &CheckOptions) -> Result<Vec<(Log, Option<String>)>> {
    let mut logs = vec![];
    for path in &options.logs {
        if !path.is_dir() {
            logs.push((read(path)?, options.round.clone()));
            continue;
        }
        for entry in entries(path)? {
            let round = options.round.clone().unwrap_or(entry.round);
            logs.extend(entry.logs.into_iter().map(|log| (log, Some(round.clone()))));
        }
    }
    Ok(logs)
}

fn convergence(
    reference_epochs: &[f64],
    logs: &[(Log, Option<String>)],
) -> Result<Option<Convergence>> {
    if reference_epochs.is_empty() {
        return Ok(None);
    }
    let reference = Reference::of(reference_epochs)?;
    let mut epochs = vec![];
    for (log, _) in logs {
        let run = Run::of(log)?;
        if run.converged {
            epochs.push(run.epochs.ok_or_else(|| {
                let message = "no `epoch_num` to count epochs by";
                let help = "give logs that log their epochs";
                code::NOT_A_RUN.error(message, help).in_file(&run.file)
            })?);
        }
    }
    let verdict = reference.check(&epochs)?;
    let (passes, percent) = (verdict.passes(), verdict.speedup_percent);
    Ok(Some(Convergence {
        mean_epochs: verdict.mean,
        least_epochs: verdict.least,
        max_speedup_percent: percent,
        passes,
        text: format!(
            "{:.2} epochs, at least {:.2} ({percent:.2} % faster than the reference's {:.2}): {}",
            verdict.mean,
            verdict.least,
            reference.mean,
            if passes { "passes" } else { "TOO FAST" },
        ),
    }))
}

/// The step times of every entry in a folder and below; an entry that does not determine its own is
/// a warning.
///
/// # Errors
///
/// There are no logs, one cannot be read, or no step time can be measured.
pub fn steps(folder: &Path, observer: &dyn Observer) -> Result<Vec<StepTime>> {
    let (times, unmeasured) = measure(&entries(folder)?);
    for error in unmeasured.iter().flat_map(Diagnose::diagnostics) {
        let message = format!("not measured: {}", error.message);
        observer.warning(&error.code.warning(message, error.help));
    }
    ensure!(
        !times.is_empty(),
        code::NO_STEPS
            .error(
                "no entry whose steps can be measured",
                "name a folder with entries that log their epochs or blocks",
            )
            .in_file(folder.display().to_string())
    );
    Ok(times)
}

/// What a time to train is predicted from.
#[derive(Clone, Debug, PartialEq)]
pub struct PredictOptions {
    /// Name of the benchmark.
    pub benchmark: String,
    /// Epochs to the target; else the median of the logs.
    pub epochs: Option<f64>,
    /// Training steps of an epoch; need not be whole.
    pub steps_per_epoch: Option<f64>,
    /// Time of a training step.
    pub step_seconds: Option<f64>,
    /// Report of a step, in place of its time.
    pub report: Option<PathBuf>,
    /// Epochs from one evaluation to the next; else one evaluation, at the end.
    pub evaluate_every: Option<f64>,
    /// Time of an evaluation that training waits for.
    pub eval_seconds: f64,
    /// Time until the first step runs.
    pub startup_seconds: f64,
    /// Time of initialisation.
    pub init_seconds: f64,
    /// Folder of an entry's logs, to compare with its score.
    pub logs: Option<PathBuf>,
}

/// A predicted time to train.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Predicted {
    /// Name of the benchmark.
    pub benchmark: String,
    /// The time and its parts.
    pub prediction: Prediction,
    /// The score of the logs.
    pub score_seconds: Option<f64>,
    /// By how much the prediction exceeds the score.
    pub error_percent: Option<f64>,
}

/// Predicts a time to train.
///
/// # Errors
///
/// A number is missing or one that no run can have, or the report or the logs cannot be read.
pub fn predict(options: &PredictOptions) -> Result<Predicted> {
    let benchmark = &options.benchmark;
    if rules().benchmark(benchmark).is_none() {
        let known: Vec<&str> = rules().benchmarks().collect();
        bail!(code::UNKNOWN_BENCHMARK.error(
            format!("no benchmark `{benchmark}`"),
            format!("the benchmarks are {}", known.join(", ")),
        ));
    }
    let score = options.logs.as_deref();
    let score = score
        .map(|folder| entry_score(folder, benchmark))
        .transpose()?;
    let logged = score.as_ref().and_then(|score| score.median_epochs);
    let prediction = experiment(options, logged)?.predict()?;
    let score_seconds = score.and_then(|score| score.seconds);
    Ok(Predicted {
        benchmark: benchmark.clone(),
        score_seconds,
        error_percent: score_seconds.map(|scored| (prediction.seconds / scored - 1.0) * 100.0),
        prediction,
    })
}

fn experiment(options: &PredictOptions, logged_epochs: Option<f64>) -> Result<Experiment> {
    let given = |number: Option<f64>, what: &str, help: &str| {
        let missing = || code::MISSING_NUMBER.error(format!("{what} not given"), help);
        number.ok_or_else(missing)
    };
    let reported = options.report.as_deref().map(step_seconds).transpose()?;
    Ok(Experiment {
        epochs: given(
            options.epochs.or(logged_epochs),
            "epochs",
            "give --epochs, or --logs that log them",
        )?,
        steps_per_epoch: given(
            options.steps_per_epoch,
            "steps of an epoch",
            "give --steps-per-epoch, or --samples and --batch",
        )?,
        step_seconds: given(
            reported.or(options.step_seconds),
            "seconds of a step",
            "give --step-seconds or --report",
        )?,
        epochs_between_evaluations: options.evaluate_every.unwrap_or(f64::INFINITY),
        eval_seconds: options.eval_seconds,
        startup_seconds: options.startup_seconds,
        init_seconds: options.init_seconds,
    })
}

/// The score of the one entry of a benchmark in a folder.
fn entry_score(folder: &Path, benchmark: &str) -> Result<Score> {
    let wanted = rules().benchmark(benchmark).map(|found| &found.name);
    let mut found = entries(folder)?;
    found.retain(|entry| rules().benchmark(&entry.benchmark).map(|found| &found.name) == wanted);
    let [entry] = &found[..] else {
        let message = format!("expected one entry of {benchmark}, found {}", found.len());
        let error = code::AMBIGUOUS.error(message, "name the folder of one entry");
        bail!(error.in_file(folder.display().to_string()));
    };
    Ok(Score::of(entry))
}

/// The time of a step in a report.
fn step_seconds(report: &Path) -> Result<f64> {
    let text = read_text(report, memory::limit()).map_err(cannot_read(report))?;
    let wrong = |message: String| {
        let help = "give a report of `peapod simulate --report` or `peapod run --report`";
        code::REPORT_SYNTAX
            .error(message, help)
            .in_file(report.display().to_string())
    };
    let json: Value =
        serde_json::from_str(&text).map_err(|error| wrong(format!("not JSON: {error}")))?;
    let seconds = json.get("step_seconds").and_then(Value::as_f64);
    Ok(seconds.ok_or_else(|| wrong("no number `step_seconds`".to_owned()))?)
}
