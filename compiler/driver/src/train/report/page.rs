//! The page: verdicts, curves, confusion matrix, worst examples, time on pods.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::chart::{COLORS, Line, chart, short};
use super::read::{Evaluation, Prediction, RunRecord, SampleError};
use crate::train::quality::Measure;
use crate::train::simulated::Simulated;

/// Worst examples that are shown.
pub const WORST: usize = 24;

/// Classes up to which a confusion matrix is drawn.
const MAX_CLASSES: usize = 64;

/// The page of some runs, with what their steps take on pods.
pub fn page(runs: &[RunRecord], simulated: &[Vec<Simulated>]) -> String {
    let names: Vec<&str> = runs.iter().map(|it| it.name.as_str()).collect();
    let title = format!("Training: {}", names.join(", "));
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(include_str!("style.css"))) }
            }
            body {
                header { h1 { (title) } }
                main {
                    (verdicts(runs))
                    (curves(runs))
                    @for (index, run) in runs.iter().enumerate() {
                        (details(run, simulated.get(index).map_or(&[], Vec::as_slice)))
                    }
                }
                footer { "Written by Peapod " (env!("CARGO_PKG_VERSION")) "." }
            }
        }
    };
    // Markup is escaped already; names of foreign files have control characters, too.
    peapod_diagnostic::escaped(&page.into_string())
}

/// The last evaluations of each run, side by side.
fn verdicts(runs: &[RunRecord]) -> Markup {
    html! {
        section {
            h2 { "Results" }
            div.wide {
                table {
                    thead { tr {
                        th { "run" } th { "steps" } th { "epochs" } th { "training loss" }
                        th { "validation" } th { "test" } th { "steps/s" }
                    } }
                    tbody {
                        @for run in runs {
                            tr {
                                th scope="row" { (run.name) }
                                td { (run.last_step()) }
                                td { (shown(run.evaluations.last().map(|it| it.epoch))) }
                                td { (shown(run.last_loss())) }
                                td { (said(run.last("validation"))) }
                                td { (said(run.last("test"))) }
                                td { (shown(run.steps_per_s())) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn shown(number: Option<f64>) -> String {
    number.map_or(String::new(), short)
}

fn said(evaluation: Option<&Evaluation>) -> String {
    let Some(evaluation) = evaluation else {
        return "—".into();
    };
    let told = evaluation.measures.iter();
    let told = told.map(|(it, value)| format!("{} {}", it.name(), it.shown(*value)));
    let told: Vec<String> = told.collect();
    match told.is_empty() {
        true => format!("loss {}", short(evaluation.loss)),
        false => told.join(", "),
    }
}

/// Every number of steps and evaluations over steps, all runs in one drawing each.
fn curves(runs: &[RunRecord]) -> Markup {
    let mut names: Vec<&str> = vec![];
    for curve in runs.iter().flat_map(|it| &it.curves) {
        if !names.contains(&curve.name.as_str()) {
            names.push(&curve.name);
        }
    }
    let of_steps = |name: &str| {
        let curves = runs.iter().enumerate().map(|(color, run)| {
            let curve = run.curves.iter().find(|it| it.name == name);
            let points = curve.map_or(vec![], |it| it.points.clone());
            line(&run.name, color, false, points)
        });
        curves.collect::<Vec<_>>()
    };
    let evaluated = |of: &dyn Fn(&Evaluation) -> Option<f64>| {
        let mut lines = vec![];
        for (color, run) in runs.iter().enumerate() {
            for (split, dashed) in [("validation", false), ("test", true)] {
                let found = run.evaluations.iter().filter(|it| it.split == split);
                let points = found.filter_map(|it| Some((it.step, of(it)?)));
                let points: Vec<(f64, f64)> = points.collect();
                // A single point, the test after the last step, is no line.
                if points.len() > 1 {
                    lines.push(line(
                        &format!("{}, {split}", run.name),
                        color,
                        dashed,
                        points,
                    ));
                }
            }
        }
        lines
    };
    let measured = Measure::ALL.map(|measure| {
        let lines = evaluated(&|it| it.measures.get(&measure).copied());
        (measure.name(), lines)
    });
    let losses = evaluated(&|it| Some(it.loss));
    let seconds: Vec<Line> = (runs.iter().enumerate())
        .map(|(color, run)| line(&run.name, color, false, run.seconds.clone()))
        .collect();
    html! {
        section {
            h2 { "Curves" }
            div.charts {
                @for (name, lines) in measured.iter().filter(|it| !it.1.is_empty()) {
                    (chart(&format!("{name} of evaluations"), "steps", name, lines))
                }
                @if !losses.is_empty() { (chart("Loss of evaluations", "steps", "loss", &losses)) }
                @for name in names { (chart(name, "steps", name, &of_steps(name))) }
                @if seconds.iter().any(|it| !it.points.is_empty()) {
                    (chart("Time", "steps", "seconds", &seconds))
                }
            }
        }
    }
}

fn line(name: &str, color: usize, dashed: bool, points: Vec<(f64, f64)>) -> Line {
    Line {
        name: name.to_owned(),
        color: color % COLORS,
        dashed,
        points,
    }
}

/// What is shown of a run by itself.
fn details(run: &RunRecord, simulated: &[Simulated]) -> Markup {
    html! {
        section {
            h2 { (run.name) }
            @if !run.predictions.is_empty() {
                (confusion(run))
                (worst(run))
            }
            @if !run.errors.is_empty() { (largest_errors(run)) }
            @if !simulated.is_empty() { (on_pods(run, simulated)) }
            details {
                summary { "Parameters of the experiment" }
                pre { (run.experiment) }
            }
        }
    }
}

/// How often which class was named in place of which.
fn confusion(run: &RunRecord) -> Markup {
    let classes = run.classes();
    let place = |name: &str| classes.iter().position(|it| it == name).unwrap_or(0);
    let mut counts = vec![vec![0_usize; classes.len()]; classes.len()];
    for it in &run.predictions {
        counts[place(&it.label)][place(&it.predicted)] += 1;
    }
    let most = counts.iter().flatten().max().copied().unwrap_or(1).max(1);
    let row = |label: usize| {
        let total: usize = counts[label].iter().sum();
        (counts[label][label], total)
    };
    html! {
        h3 { "Classes of the test split" }
        @if classes.len() <= MAX_CLASSES {
            div.wide {
                table.confusion {
                    caption { "Rows are labels, columns what the network said." }
                    thead { tr {
                        th { "" }
                        @for class in &classes { th scope="col" { (class) } }
                        th scope="col" { "right" }
                    } }
                    tbody {
                        @for (label, class) in classes.iter().enumerate() {
                            tr {
                                th scope="row" { (class) }
                                @for (predicted, count) in counts[label].iter().enumerate() {
                                    td.(if label == predicted { "right" } else { "wrong" })
                                        style=(format!("--share:{:.3}", *count as f64 / most as f64)) {
                                        @if *count > 0 { (count) }
                                    }
                                }
                                td { (share(row(label))) }
                            }
                        }
                    }
                }
            }
        } @else {
            p.note { (classes.len()) " classes, too many for a matrix." }
        }
    }
}

fn share((right, total): (usize, usize)) -> String {
    match total {
        0 => "no samples".into(),
        _ => format!(
            "{right} of {total}, {:.1} %",
            100.0 * right as f64 / total as f64
        ),
    }
}

/// The samples whose class the network gave the least.
fn worst(run: &RunRecord) -> Markup {
    let wrong = run.predictions.iter().filter(|it| it.label != it.predicted);
    let mut wrong: Vec<&Prediction> = wrong.collect();
    wrong.sort_by(|a, b| a.probability.total_cmp(&b.probability));
    html! {
        h3 { "Worst examples" }
        @if wrong.is_empty() { p.note { "No sample of the test split is wrong." } }
        ul.examples {
            @for it in wrong.iter().take(WORST) {
                li {
                    @if let Some((shape, features)) = &it.features { (picture(shape, features)) }
                    span { "sample " (it.sample) }
                    span { b { (it.label) } " taken for " b { (it.predicted) } }
                    span { "given " (format!("{:.1} %", 100.0 * it.probability)) }
                }
            }
        }
    }
}

/// The samples that the network was furthest off.
fn largest_errors(run: &RunRecord) -> Markup {
    let mut errors: Vec<&SampleError> = run.errors.iter().collect();
    errors.sort_by(|a, b| b.error.total_cmp(&a.error));
    html! {
        h3 { "Largest errors" }
        ul.examples {
            @for it in errors.iter().take(WORST) {
                li {
                    @if let Some((shape, features)) = &it.features { (picture(shape, features)) }
                    span { "sample " (it.sample) }
                    span { "squared error " (short(it.error)) }
                    @if it.anomalous == Some(true) { span { b { "anomalous" } } }
                }
            }
        }
    }
}

/// A picture of features: images as they are, sequences as lines.
fn picture(shape: &[usize], features: &[f32]) -> Markup {
    let (low, high) = features
        .iter()
        .fold((f32::MAX, f32::MIN), |(low, high), it| {
            (low.min(*it), high.max(*it))
        });
    let scaled = |it: f32| match high > low {
        true => (it - low) / (high - low),
        false => 0.0,
    };
    match *shape {
        [rows, columns, channels @ (1 | 3)] => html! {
            svg.picture viewBox=(format!("0 0 {columns} {rows}")) aria-hidden="true" {
                @for row in 0..rows {
                    @for column in 0..columns {
                        @let at = (row * columns + column) * channels;
                        @let color = color(&features[at..at + channels], scaled);
                        rect x=(column) y=(row) width="1.02" height="1.02" fill=(color) {}
                    }
                }
            }
        },
        _ => {
            let points = features.iter().enumerate().map(|(x, y)| {
                let x = x as f32 * 100.0 / features.len().max(2) as f32;
                format!("{x:.1},{:.1}", 38.0 - 36.0 * scaled(*y))
            });
            let points = points.collect::<Vec<_>>().join(" ");
            html! {
                svg.picture viewBox="0 0 100 40" aria-hidden="true" {
                    polyline.curve.color-0 points=(points) {}
                }
            }
        }
    }
}

/// The colour of a pixel of one or three channels.
fn color(channels: &[f32], scaled: impl Fn(f32) -> f32) -> String {
    let of = |channel: usize| (255.0 * scaled(channels[channel % channels.len()])) as u8;
    format!("rgb({},{},{})", of(0), of(1), of(2))
}

/// The same run on pods, as the simulator has it.
fn on_pods(run: &RunRecord, simulated: &[Simulated]) -> Markup {
    let steps = run.last_step();
    html! {
        h3 { "The same steps on pods, simulated" }
        div.wide {
            table {
                thead { tr {
                    th { "pod" } th { "cores" } th { "µs a step" } th { "run of " (steps) " steps" }
                    th { "memory of a core" }
                } }
                tbody {
                    @for it in simulated {
                        tr {
                            th scope="row" { (it.target) }
                            td { (it.devices) }
                            td { (format!("{:.1}", 1e6 * it.step_seconds)) }
                            td { (format!("{:.3} s", it.step_seconds * steps)) }
                            td { (format!("{:.2} MiB", it.device_bytes as f64 / f64::from(1 << 20))) }
                        }
                    }
                }
            }
        }
        p.note {
            "Steps alone, without input and evaluations; docs/simulator-accuracy.md says how far \
             simulated steps are from measured ones."
        }
    }
}

impl RunRecord {
    /// Number of the last step.
    fn last_step(&self) -> f64 {
        let steps = self
            .curves
            .iter()
            .filter_map(|it| Some(it.points.last()?.0));
        steps.fold(0.0, f64::max)
    }

    fn last_loss(&self) -> Option<f64> {
        let loss = self.curves.iter().find(|it| it.name == "loss")?;
        Some(loss.points.last()?.1)
    }

    /// Steps a second, from the first step to the last that was timed in one go.
    fn steps_per_s(&self) -> Option<f64> {
        let (first, last) = (self.seconds.first()?, self.seconds.last()?);
        let (steps, seconds) = (last.0 - first.0, last.1 - first.1);
        (steps > 0.0 && seconds > 0.0).then(|| steps / seconds)
    }
}
