//! `peapod mlperf`: scores, compliance and step times of MLPerf Training logs.

use std::path::Path;

use peapod_diagnostic::{Result, code, ensure};
use peapod_driver::mlperf::{
    CheckOptions, PredictOptions, Predicted, Score, StepTime, check as check_logs, markdown,
    predict as predict_time, scores, steps as step_times,
};
use peapod_driver::pages::mlperf as pages;
use peapod_driver::table::Table;

use crate::given::Given;
use crate::html::write_page;
use crate::mlperf_args as args;
use crate::print::{counted, print, print_json, result};
use crate::terminal::Terminal;

/// Does one of them.
pub fn run(args: &args::Mlperf, given: &Given) -> Result<()> {
    match &args.command {
        args::Command::Score(args) => score(args, given),
        args::Command::Check(args) => check(args, given),
        args::Command::Steps(args) => steps(args, given),
        args::Command::Predict(args) => predict(args, given),
    }
}

/// Writes a page, if one is asked for.
fn write(path: Option<&Path>, page: impl FnOnce() -> String) -> Result<()> {
    path.map_or(Ok(()), |path| write_page(path, &page()))
}

fn score(args: &args::Score, given: &Given) -> Result<()> {
    let scores = {
        let _terminal = Terminal::new(format!("reading {}", args.folder.display()));
        scores(&args.folder)?
    };
    result(&scores)?;
    match args.json {
        true => print_json(&scores)?,
        false => print(&score_table(&scores))?,
    }
    write(args.html.as_deref(), || {
        pages::scores(&scores, &given.command())
    })?;
    let warn = |message: &str| {
        let help = "compare the logs with the rules of the round";
        crate::diagnostics::show(&code::NOT_COMPLIANT.warning(message, help));
    };
    for score in &scores {
        score.warnings.iter().for_each(|warning| warn(warning));
        for reason in &score.invalid {
            let (round, system, benchmark) = (&score.round, &score.system, &score.benchmark);
            warn(&format!("{round}/{system}/{benchmark}: INVALID: {reason}"));
        }
    }
    Ok(())
}

fn score_table(scores: &[Score]) -> String {
    let mut table = Table::new([
        "round",
        "system",
        "benchmark",
        ">n",
        ">score s",
        ">min s",
        ">max s",
        ">init s",
        ">batch",
        ">epochs",
        "",
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

fn check(args: &args::Check, given: &Given) -> Result<()> {
    let checked = check_logs(&CheckOptions {
        logs: args.logs.clone(),
        round: args.round.clone(),
        reference_epochs: args.reference_epochs.clone(),
    })?;
    result(&checked)?;
    let violations = counted(checked.violations(), "violation");
    if args.json {
        print_json(&checked)?;
    } else {
        let findings = checked.findings.iter();
        let mut text: String = findings.map(|finding| format!("{finding}\n")).collect();
        if let Some(verdict) = &checked.convergence {
            text += &format!("convergence: {}\n", verdict.text);
        }
        let warnings = checked.findings.len() - checked.violations();
        let (logs, warnings) = (counted(checked.logs, "log"), counted(warnings, "warning"));
        print(&format!("{text}{logs}: {violations}, {warnings}\n"))?;
    }
    write(args.html.as_deref(), || {
        pages::checked(&checked, &given.command())
    })?;
    ensure!(
        checked.convergence.as_ref().is_none_or(|it| it.passes),
        code::CONVERGENCE.error(
            "converges faster than the reference allows",
            "check the hyperparameters and the evaluation of the entry",
        )
    );
    ensure!(
        checked.violations() == 0,
        code::NOT_COMPLIANT.error(
            format!("{violations} of the rules"),
            "correct the logs as the findings above say",
        )
    );
    Ok(())
}

fn steps(args: &args::Steps, given: &Given) -> Result<()> {
    let terminal = Terminal::new(format!("reading {}", args.folder.display()));
    let times = step_times(&args.folder, &terminal)?;
    drop(terminal);
    result(&times)?;
    match (args.json, args.markdown) {
        (true, _) => print_json(&times)?,
        (false, true) => print(&markdown(&times))?,
        (false, false) => print(&step_table(&times))?,
    }
    write(args.html.as_deref(), || {
        pages::steps(&times, &given.command())
    })
}

fn step_table(times: &[StepTime]) -> String {
    let mut table = Table::new([
        "round",
        "benchmark",
        "system",
        ">cores",
        ">batch",
        ">steps/block",
        ">blocks",
        ">ms/step",
        ">p10",
        ">p90",
        ">at least",
        "",
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

fn predict(args: &args::Predict, given: &Given) -> Result<()> {
    let by_samples = args.samples.zip(args.batch);
    let by_samples = by_samples.map(|(samples, batch)| samples / batch);
    let predicted = predict_time(&PredictOptions {
        benchmark: args.benchmark.clone(),
        epochs: args.epochs,
        steps_per_epoch: args.steps_per_epoch.or(by_samples),
        step_seconds: args.step_seconds,
        report: args.report.clone(),
        evaluate_every: args.evaluate_every,
        eval_seconds: args.eval_seconds,
        startup_seconds: args.startup_seconds,
        init_seconds: args.init_seconds,
        logs: args.logs.clone(),
    })?;
    result(&predicted)?;
    match args.json {
        true => print_json(&predicted)?,
        false => print(&prediction_table(&predicted))?,
    }
    write(args.html.as_deref(), || {
        pages::predicted(&predicted, &given.command())
    })
}

fn prediction_table(predicted: &Predicted) -> String {
    let got = &predicted.prediction;
    let mut table = Table::new(["", ">", ">s"]);
    let mut row = |what: &str, count: Option<u64>, seconds: f64| {
        let count = count.map_or(String::new(), |count| count.to_string());
        table.row([what.to_owned(), count, format!("{seconds:.3}")]);
    };
    row("training steps", Some(got.steps), got.train_seconds);
    row("evaluations", Some(got.evaluations), got.eval_seconds);
    row("start", None, got.startup_seconds);
    row("initialisation that counts", None, got.init_seconds_counted);
    row("time to train", None, got.seconds);
    if let Some(scored) = predicted.score_seconds {
        row("score of the logs", None, scored);
    }
    let error = predicted.error_percent.map_or(String::new(), |error| {
        format!("  the prediction differs from the score by {error:+.1} %\n")
    });
    table.to_string() + &error
}
