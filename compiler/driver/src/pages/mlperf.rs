//! What MLPerf Training logs say: scores, findings, step times, predictions.

use peapod_page::units::seconds;
use peapod_page::{Cell, Document, Markup, Section, bar, chart, html, table};
use serde_json::{Value, json};

use crate::mlperf::{Checked, Predicted, Score, Severity, StepTime};

/// A bar of a drawing: name, length, how it is shown.
fn bar_of(name: String, value: f64, shown: String) -> Value {
    json!({ "name": name, "value": value, "shown": shown })
}

fn render(
    title: &str,
    about: &str,
    command: &str,
    section: Section<'_>,
    bars: Vec<Value>,
) -> String {
    Document {
        title,
        about,
        command: Some(command),
        verdict: None,
        sections: vec![section],
        data: json!({ "bars": bars }),
        scripts: &[include_str!("bars.js")],
    }
    .render()
}

/// A drawing of bars over a table.
fn drawn(label: &str, table: &Markup) -> Markup {
    html! {
        (chart(label, "Choose a bar with the arrow keys."))
        (table)
    }
}

fn optional(value: Option<f64>) -> Cell {
    value.map_or_else(Cell::none, Cell::seconds)
}

/// Times to train.
pub fn scores(scores: &[Score], command: &str) -> String {
    let bars = scores.iter().filter_map(|it| {
        let time = it.seconds?;
        let name = format!("{} {} {}", it.round, it.system, it.benchmark);
        Some(bar_of(name, time, seconds(time)))
    });
    let columns = [
        "benchmark",
        "round",
        "system",
        ">runs",
        ">converged",
        ">score",
        ">shortest",
        ">longest",
        "remarks",
    ];
    let rows = scores.iter().map(|it| {
        let remarks: Vec<&str> = it
            .invalid
            .iter()
            .chain(&it.warnings)
            .map(String::as_str)
            .collect();
        [
            Cell::text(&it.benchmark),
            Cell::text(&it.round),
            Cell::text(&it.system),
            Cell::count(it.runs as u64),
            Cell::count(it.converged as u64),
            optional(it.seconds),
            optional(it.min_max_seconds.map(|it| it[0])),
            optional(it.min_max_seconds.map(|it| it[1])),
            Cell::text(remarks.join("; ")),
        ]
    });
    let body = drawn("Times to train", &table("Times to train", columns, rows));
    let about = format!("{} entries by the rules of their rounds.", scores.len());
    let section = Section::new("bars", "Times to train", body);
    render(
        "MLPerf Training scores",
        &about,
        command,
        section,
        bars.collect(),
    )
}

/// Times of steps.
pub fn steps(times: &[StepTime], command: &str) -> String {
    let bars = times.iter().map(|it| {
        let name = format!("{} {} {}", it.round, it.system, it.benchmark);
        let time = it.ms_per_step / 1e3;
        bar_of(name, time, seconds(time))
    });
    let columns = [
        "benchmark",
        "round",
        "system",
        ">cores",
        ">batch",
        ">step",
        ">tenth percentile",
        ">ninetieth percentile",
        "note",
    ];
    let rows = times.iter().map(|it| {
        [
            Cell::text(&it.benchmark),
            Cell::text(&it.round),
            Cell::text(&it.system),
            Cell::count(it.cores),
            Cell::count(it.global_batch),
            Cell::seconds(it.ms_per_step / 1e3),
            Cell::seconds(it.ms_spread[0] / 1e3),
            Cell::seconds(it.ms_spread[1] / 1e3),
            Cell::text(&it.note),
        ]
    });
    let body = drawn("Times of steps", &table("Times of steps", columns, rows));
    let about = format!(
        "{} entries, from the times of blocks and evaluations.",
        times.len()
    );
    let section = Section::new("bars", "Times of steps", body);
    render(
        "MLPerf Training steps",
        &about,
        command,
        section,
        bars.collect(),
    )
}

/// Findings of a check.
pub fn checked(checked: &Checked, command: &str) -> String {
    let rows = checked.findings.iter().map(|it| {
        let severity = match it.severity {
            Severity::Violation => "violation",
            Severity::Warning => "warning",
        };
        [
            Cell::text(it.rule),
            Cell::text(severity),
            Cell::text(&it.file),
            it.line.map_or_else(Cell::none, |it| Cell::count(it as u64)),
            Cell::text(&it.found),
            Cell::text(&it.expected),
        ]
    });
    let columns = ["rule", "severity", "file", ">line", "found", "expected"];
    let table = table("Findings", columns, rows);
    let body = html! {
        @if let Some(it) = &checked.convergence { p { "Convergence: " (it.text) } }
        (table)
    };
    let about = format!(
        "{} logs, {} violations.",
        checked.logs,
        checked.violations()
    );
    let section = Section::new("findings", "Findings", body);
    render(
        "MLPerf Training compliance",
        &about,
        command,
        section,
        vec![],
    )
}

/// A time to train from that of a step.
pub fn predicted(predicted: &Predicted, command: &str) -> String {
    let got = &predicted.prediction;
    let parts = [
        ("matrix", "training steps", got.train_seconds),
        ("vector", "evaluations", got.eval_seconds),
        ("overhead", "start", got.startup_seconds),
        (
            "memory",
            "initialisation that counts",
            got.init_seconds_counted,
        ),
    ];
    let rows = parts
        .iter()
        .map(|(_, name, time)| [Cell::text(*name), Cell::seconds(*time)]);
    let body = html! {
        (bar(&parts, seconds))
        @if let Some(score) = predicted.score_seconds {
            p { "Score of the logs: " (seconds(score)) "." }
        }
        @if let Some(error) = predicted.error_percent {
            p { "The prediction differs from it by " (format_args!("{error:+.1}")) " %." }
        }
        (table("Parts of the time to train", ["part", ">time"], rows))
    };
    let about = format!(
        "{}: {} steps and {} evaluations.",
        seconds(got.seconds),
        got.steps,
        got.evaluations
    );
    let section = Section::new("parts", "Time to train", body);
    render("Predicted time to train", &about, command, section, vec![])
}
