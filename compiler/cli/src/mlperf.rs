//! `peapod mlperf`: scores, compliance and step times of MLPerf Training logs.

use std::path::Path;

use peapod_diagnostic::{Diagnose, Diagnostic, Result, bail, cannot_read, code, ensure};
use peapod_driver::diagnose;
use peapod_emit::table::Align::{Left, Right};
use peapod_emit::table::Table;
use peapod_mlperf::check::{self, Finding, Severity};
use peapod_mlperf::folder::{entries, read};
use peapod_mlperf::log::Log;
use peapod_mlperf::predict::Experiment;
use peapod_mlperf::rcp::Reference;
use peapod_mlperf::rules::rules;
use peapod_mlperf::run::Run;
use peapod_mlperf::score::Score;
use peapod_mlperf::steps::{StepTime, measure};
use peapod_mlperf::steps_page::markdown;
use serde::Serialize;
use serde_json::{Value, json};

use crate::diagnostics::show;
use crate::mlperf_args as args;
use crate::print::print;

/// Does one of them.
pub fn run(args: &args::Mlperf) -> Result<()> {
    match &args.command {
        args::Command::Score(args) => score(args),
        args::Command::Check(args) => check(args),
        args::Command::Steps(args) => steps(args),
        args::Command::Predict(args) => predict(args),
    }
}

/// What `--json` prints.
fn pretty(value: &impl Serialize) -> Result<String> {
    Ok(serde_json::to_string_pretty(value).map_err(diagnose::json)?)
}

fn score(args: &args::Score) -> Result<()> {
    let entries = entries(&args.folder)?;
    let scores: Vec<Score> = entries.iter().map(Score::of).collect();
    if args.json {
        print(&format!("{}\n", pretty(&scores)?))?;
    } else {
        print(&score_table(&scores))?;
    }
    for score in &scores {
        for warning in &score.warnings {
            show(&Diagnostic::warning(
                code::NOT_COMPLIANT,
                warning,
                "compare the logs with the rules of the round",
            ));
        }
        for reason in &score.invalid {
            let (round, system, benchmark) = (&score.round, &score.system, &score.benchmark);
            show(&Diagnostic::warning(
                code::NOT_COMPLIANT,
                format!("{round}/{system}/{benchmark}: INVALID: {reason}"),
                "compare the logs with the rules of the round",
            ));
        }
    }
    Ok(())
}

fn score_table(scores: &[Score]) -> String {
    let mut table = Table::new([
        ("round", Left),
        ("system", Left),
        ("benchmark", Left),
        ("n", Right),
        ("score s", Right),
        ("min s", Right),
        ("max s", Right),
        ("init s", Right),
        ("batch", Right),
        ("epochs", Right),
        ("", Left),
    ]);
    for score in scores {
        let [min, max] = match score.min_max_seconds {
            None => [const { String::new() }; 2],
            Some(seconds) => seconds.map(|seconds| format!("{seconds:.2}")),
        };
        table.row([
            score.round.clone(),
            score.system.clone(),
            score.benchmark.clone(),
            runs(score),
            optional(score.seconds, 2),
            min,
            max,
            optional(score.init_seconds, 1),
            score
                .global_batch
                .map_or(String::new(), |batch| batch.to_string()),
            epochs(score.epochs),
            remark(score).to_owned(),
        ]);
    }
    table.to_string()
}

/// Number of runs, and how many did not converge.
fn runs(score: &Score) -> String {
    match score.runs - score.converged {
        0 => score.runs.to_string(),
        failed => format!("{} ({failed} failed)", score.runs),
    }
}

fn remark(score: &Score) -> &'static str {
    match (score.invalid.is_empty(), score.warnings.is_empty()) {
        (false, _) => "INVALID",
        (true, false) => "warning",
        (true, true) => "",
    }
}

fn epochs(range: Option<[f64; 2]>) -> String {
    match range {
        None => String::new(),
        Some([low, high]) if low == high => low.to_string(),
        Some([low, high]) => format!("{low}-{high}"),
    }
}

fn optional(number: Option<f64>, digits: usize) -> String {
    number.map_or("-".into(), |number| format!("{number:.digits$}"))
}

/// Logs of files and folders, each with the round whose rules hold.
fn logs(args: &args::Check) -> Result<Vec<(Log, Option<String>)>> {
    let mut logs = vec![];
    for path in &args.logs {
        if path.is_dir() {
            for entry in entries(path)? {
                let round = args.round.clone().unwrap_or(entry.round);
                let entry = entry.logs.into_iter();
                logs.extend(entry.map(|log| (log, Some(round.clone()))));
            }
        } else {
            logs.push((read(path)?, args.round.clone()));
        }
    }
    Ok(logs)
}

fn check(args: &args::Check) -> Result<()> {
    let logs = logs(args)?;
    let mut findings: Vec<Finding> = vec![];
    for (log, round) in &logs {
        findings.extend(check::check(log, round.as_deref()));
    }
    let converges = convergence(args, &logs)?;
    let violation = |finding: &&Finding| finding.severity == Severity::Violation;
    let violations = findings.iter().filter(violation).count();
    if args.json {
        let report = json!({ "logs": logs.len(), "findings": findings, "convergence": converges });
        print(&format!("{}\n", pretty(&report)?))?;
    } else {
        let mut text: String = findings
            .iter()
            .map(|finding| format!("{finding}\n"))
            .collect();
        if let Some(verdict) = &converges {
            text += &format!(
                "convergence: {}\n",
                verdict["text"].as_str().unwrap_or_default()
            );
        }
        let warnings = counted(findings.len() - violations, "warning");
        let (logs, violations) = (counted(logs.len(), "log"), counted(violations, "violation"));
        text += &format!("{logs}: {violations}, {warnings}\n");
        print(&text)?;
    }
    let slow = converges.is_none_or(|verdict| verdict["passes"] == true);
    ensure!(
        slow,
        Diagnostic::error(
            code::CONVERGENCE,
            "converges faster than the reference allows",
            "check the hyperparameters and the evaluation of the entry",
        )
    );
    ensure!(
        violations == 0,
        Diagnostic::error(
            code::NOT_COMPLIANT,
            format!("{} of the rules", counted(violations, "violation")),
            "correct the logs as the findings above say",
        )
    );
    Ok(())
}

fn counted(number: usize, what: &str) -> String {
    format!("{number} {what}{}", if number == 1 { "" } else { "s" })
}

/// What the rule of reference convergence points says of the logs together, if it is asked.
fn convergence(args: &args::Check, logs: &[(Log, Option<String>)]) -> Result<Option<Value>> {
    if args.reference_epochs.is_empty() {
        return Ok(None);
    }
    let reference = Reference::of(&args.reference_epochs)?;
    let mut epochs = vec![];
    for (log, _) in logs {
        let run = Run::of(log)?;
        if run.converged {
            let of = run.epochs;
            epochs.push(of.ok_or_else(|| {
                let message = "no `epoch_num` to count epochs by";
                let help = "give logs that log their epochs";
                Diagnostic::error(code::NOT_A_RUN, message, help).in_file(&run.file)
            })?);
        }
    }
    let verdict = reference.check(&epochs)?;
    let text = format!(
        "{:.2} epochs, at least {:.2} ({:.2} % faster than the reference's {:.2}): {}",
        verdict.mean,
        verdict.least,
        verdict.speedup_percent,
        reference.mean,
        if verdict.passes() {
            "passes"
        } else {
            "TOO FAST"
        },
    );
    Ok(Some(json!({
        "mean_epochs": verdict.mean,
        "least_epochs": verdict.least,
        "max_speedup_percent": verdict.speedup_percent,
        "passes": verdict.passes(),
        "text": text,
    })))
}

fn steps(args: &args::Steps) -> Result<()> {
    let (times, none) = measure(&entries(&args.folder)?);
    for error in none.iter().flat_map(Diagnose::diagnostics) {
        show(&Diagnostic::warning(
            error.code,
            format!("not measured: {}", error.message),
            error.help,
        ));
    }
    ensure!(
        !times.is_empty(),
        Diagnostic::error(
            code::NO_STEPS,
            "no entry whose steps can be measured",
            "name a folder with entries that log their epochs or blocks",
        )
        .in_file(args.folder.display().to_string())
    );
    print(&if args.json {
        format!("{}\n", pretty(&times)?)
    } else if args.markdown {
        markdown(&times)
    } else {
        step_table(&times)
    })
}

fn step_table(times: &[StepTime]) -> String {
    let mut table = Table::new([
        ("round", Left),
        ("benchmark", Left),
        ("system", Left),
        ("cores", Right),
        ("batch", Right),
        ("steps/block", Right),
        ("blocks", Right),
        ("ms/step", Right),
        ("p10", Right),
        ("p90", Right),
        ("at least", Right),
        ("", Left),
    ]);
    for time in times {
        table.row([
            time.round.clone(),
            time.benchmark.clone(),
            time.system.clone(),
            time.cores.to_string(),
            time.global_batch.to_string(),
            time.steps_per_block.to_string(),
            time.blocks.to_string(),
            format!("{:.3}", time.ms_per_step),
            format!("{:.3}", time.ms_spread[0]),
            format!("{:.3}", time.ms_spread[1]),
            optional(time.ms_at_least, 3),
            if time.usable { "" } else { "not usable" }.to_owned(),
        ]);
    }
    table.to_string()
}

fn predict(args: &args::Predict) -> Result<()> {
    if rules().benchmark(&args.benchmark).is_none() {
        let known: Vec<&str> = rules().benchmarks().collect();
        bail!(Diagnostic::error(
            code::UNKNOWN_BENCHMARK,
            format!("no benchmark `{}`", args.benchmark),
            format!("the benchmarks are {}", known.join(", ")),
        ));
    }
    let score = args
        .logs
        .as_deref()
        .map(|folder| entry_score(folder, &args.benchmark));
    let score = score.transpose()?;
    let logged = score.as_ref().and_then(|score| score.median_epochs);
    let by_samples = args
        .samples
        .zip(args.batch)
        .map(|(samples, batch)| samples / batch);
    let steps = args.steps_per_epoch.or(by_samples);
    let experiment = Experiment {
        epochs: args
            .epochs
            .or(logged)
            .ok_or_else(|| missing("epochs", "give --epochs, or --logs that log them"))?,
        steps_per_epoch: steps.ok_or_else(|| {
            missing(
                "steps of an epoch",
                "give --steps-per-epoch, or --samples and --batch",
            )
        })?,
        step_seconds: match (&args.report, args.step_seconds) {
            (Some(report), _) => step_seconds(report)?,
            (None, seconds) => seconds
                .ok_or_else(|| missing("seconds of a step", "give --step-seconds or --report"))?,
        },
        epochs_between_evaluations: args.evaluate_every.unwrap_or(f64::INFINITY),
        eval_seconds: args.eval_seconds,
        startup_seconds: args.startup_seconds,
        init_seconds: args.init_seconds,
    };
    let got = experiment.predict()?;
    let scored = score.as_ref().and_then(|score| score.seconds);
    let error = scored.map(|scored| (got.seconds / scored - 1.0) * 100.0);
    if args.json {
        let report = json!({
            "benchmark": args.benchmark,
            "prediction": got,
            "score_seconds": scored,
            "error_percent": error,
        });
        return print(&format!("{}\n", pretty(&report)?));
    }
    let mut table = Table::new([("", Left), ("", Right), ("s", Right)]);
    let mut row = |what: &str, count: Option<u64>, seconds: f64| {
        let count = count.map_or(String::new(), |count| count.to_string());
        table.row([what.to_owned(), count, format!("{seconds:.3}")]);
    };
    row("training steps", Some(got.steps), got.train_seconds);
    row("evaluations", Some(got.evaluations), got.eval_seconds);
    row("start", None, got.startup_seconds);
    row("initialisation that counts", None, got.init_seconds_counted);
    row("time to train", None, got.seconds);
    if let Some(scored) = scored {
        row("score of the logs", None, scored);
    }
    let mut text = table.to_string();
    if let Some(error) = error {
        text += &format!("  the prediction is {error:+.1} % of the score off\n");
    }
    print(&text)
}

fn missing(what: &str, help: &str) -> Diagnostic {
    Diagnostic::error(code::MISSING_NUMBER, format!("{what} not given"), help)
}

/// The score of the one entry of a benchmark in a folder.
fn entry_score(folder: &Path, benchmark: &str) -> Result<Score> {
    let wanted = rules().benchmark(benchmark).map(|found| &found.name);
    let mut found = entries(folder)?;
    found.retain(|entry| rules().benchmark(&entry.benchmark).map(|found| &found.name) == wanted);
    let [entry] = &found[..] else {
        let message = format!("expected one entry of {benchmark}, found {}", found.len());
        let error = Diagnostic::error(code::AMBIGUOUS, message, "name the folder of one entry");
        bail!(error.in_file(folder.display().to_string()));
    };
    Ok(Score::of(entry))
}

/// The time of a step that a report tells.
fn step_seconds(report: &Path) -> Result<f64> {
    let text = std::fs::read_to_string(report).map_err(cannot_read(report))?;
    let wrong = |message: String| {
        let help = "give a report of `peapod simulate --report` or `peapod run --report`";
        Diagnostic::error(code::REPORT_SYNTAX, message, help).in_file(report.display().to_string())
    };
    let json: Value =
        serde_json::from_str(&text).map_err(|error| wrong(format!("not JSON: {error}")))?;
    let seconds = json.get("step_seconds").and_then(Value::as_f64);
    Ok(seconds.ok_or_else(|| wrong("no number `step_seconds`".to_owned()))?)
}
