//! The parts of the page that are text: cards, legends, tables.

use std::fmt::Write as _;

use super::data::{Roofline, efficiency};
use super::units::{bytes, count, flops, percent, ratio, seconds};
use super::{Batch, ScalingPoint, escaped};
use crate::compute::Bound;
use crate::memory::Category;
use crate::report::Report;

/// Kernels that are listed.
const LISTED: usize = 40;

/// A cell: text, or a number with what it sorts by.
enum Cell {
    Text(String),
    Number(f64, String),
}

impl Cell {
    fn seconds(value: f64) -> Self {
        Self::Number(value, seconds(value))
    }

    fn bytes(value: f64) -> Self {
        Self::Number(value, bytes(value))
    }

    fn count(value: u64) -> Self {
        Self::Number(value as f64, count(value))
    }

    fn percent(share: f64) -> Self {
        Self::Number(share, percent(share))
    }
}

/// A table that scripts sort; `columns` with whether they hold numbers.
fn table<const COLUMNS: usize>(
    caption: &str,
    columns: [(&str, bool); COLUMNS],
    rows: impl Iterator<Item = [Cell; COLUMNS]>,
) -> String {
    let mut html = format!(
        "<div class=\"table\" tabindex=\"0\" role=\"region\" aria-label=\"{0}\">\
         <table aria-label=\"{0}\"><thead><tr>",
        escaped(caption)
    );
    for (title, numbers) in columns {
        let class = if numbers { " class=\"number\"" } else { "" };
        let title = escaped(title);
        let _ = write!(
            html,
            "<th scope=\"col\"{class}><button type=\"button\">{title}</button></th>"
        );
    }
    html += "</tr></thead>\n<tbody>\n";
    for row in rows {
        html += "<tr>";
        for cell in row {
            let _ = match cell {
                Cell::Text(text) => write!(html, "<td>{}</td>", escaped(&text)),
                Cell::Number(value, text) => write!(
                    html,
                    "<td class=\"number\" data-value=\"{value:e}\">{}</td>",
                    escaped(&text)
                ),
            };
        }
        html += "</tr>\n";
    }
    html + "</tbody></table></div>\n"
}

/// The most important numbers.
pub(super) fn cards(report: &Report) -> String {
    let memory = &report.memory;
    let share = |part: f64| percent(part / report.step_seconds.max(f64::MIN_POSITIVE));
    let (fits, class) = match memory.fits {
        true => ("fits", "good"),
        false => ("does not fit", "bad"),
    };
    let used = memory.per_device_bytes as f64;
    let of = format!(
        "{fits}: {} of {}",
        percent(used / memory.capacity_bytes.max(1) as f64),
        bytes(memory.capacity_bytes as f64)
    );
    let (input, late) = match report.input.bounds_step {
        true => ("the step waits for it".to_owned(), "bad"),
        false => ("while the step before runs".to_owned(), ""),
    };
    let cards = [
        ("Step time", seconds(report.step_seconds), String::new(), ""),
        (
            "Use of the matrix units",
            percent(report.flops_utilisation),
            format!("{} per device", flops(report.flops)),
            "",
        ),
        (
            "Exposed communication",
            seconds(report.exposed_seconds),
            format!(
                "{} of the step; links are busy for {}",
                share(report.exposed_seconds),
                seconds(report.communication_seconds)
            ),
            "",
        ),
        ("Peak memory of a device", bytes(used), of, class),
        (
            "Memory traffic of a device",
            bytes(report.memory_traffic_bytes),
            format!(
                "{}/s on average",
                bytes(report.memory_traffic_bytes / report.step_seconds.max(f64::MIN_POSITIVE))
            ),
            "",
        ),
        (
            "Input from the host",
            seconds(report.input.seconds),
            input,
            late,
        ),
    ];
    let card = |(name, value, more, class): &(&str, String, String, &str)| {
        let (value, more) = (escaped(value), escaped(more));
        format!(
            "<div><dt>{name}</dt><dd>{value}<small class=\"{class}\">{more}</small></dd></div>\n"
        )
    };
    cards.iter().map(card).collect()
}

/// Where the time of the core goes.
pub(super) fn core(report: &Report) -> String {
    let core = &report.core_seconds;
    bar(
        &[
            ("matrix", "bound by the matrix units", core.matrix),
            ("vector", "bound by the vector unit", core.vector),
            ("memory", "bound by memory", core.memory),
            ("overhead", "starting kernels", core.overhead),
            ("waiting", "waiting for collectives", core.waiting),
        ],
        seconds,
    )
}

/// Parts of a whole: class, name, size.
fn bar(parts: &[(&str, &str, f64)], shown: fn(f64) -> String) -> String {
    let whole = parts.iter().map(|it| it.2).sum::<f64>();
    let whole = whole.max(f64::MIN_POSITIVE);
    let (mut bar, mut legend) = (String::new(), String::new());
    for (class, name, part) in parts.iter().filter(|(.., part)| *part > 0.0) {
        let share = part / whole;
        let _ = write!(
            bar,
            "<span class=\"{class}\" style=\"width:{:.4}%\"></span>",
            100.0 * share
        );
        let (part, share) = (shown(*part), percent(share));
        let _ = write!(
            legend,
            "<li><i class=\"{class}\"></i>{name}: {part} ({share})</li>"
        );
    }
    format!(
        "<div class=\"bar\" aria-hidden=\"true\">{bar}</div>\n<ul class=\"legend\">{legend}</ul>\n"
    )
}

/// What had to be assumed.
pub(super) fn assumptions(report: &Report) -> String {
    if report.assumptions.is_empty() {
        return "<p class=\"note\">None beyond what the model of the machine says.</p>\n"
            .to_owned();
    }
    let items = report.assumptions.iter();
    let items = items.map(|it| format!("<li>{}</li>", escaped(it)));
    format!("<ul>{}</ul>\n", items.collect::<String>())
}

/// Colours of the timeline.
pub(super) fn slice_legend() -> String {
    let kinds = [
        ("matrix", "kernel bound by the matrix units"),
        ("vector", "by the vector unit"),
        ("memory", "by memory"),
        ("overhead", "by starting it"),
        ("waiting", "waiting for a collective"),
        ("collective", "collective"),
        ("control", "loop or case"),
        ("left-out", "not drawn"),
    ];
    let item = |(class, name)| format!("<li><i class=\"{class}\"></i>{name}</li>");
    kinds.map(item).concat()
}

/// Shapes of the roofline, which a script draws.
pub(super) fn bound_legend() -> String {
    let bounds = [Bound::Matrix, Bound::Vector, Bound::Memory, Bound::Overhead];
    let item = |bound| {
        let bound = bound_name(bound);
        format!(
            "<li><svg viewBox=\"-7 -7 14 14\" aria-hidden=\"true\"><path class=\"{bound}\" \
             data-bound=\"{bound}\"/></svg>bound by {bound}</li>"
        )
    };
    bounds.map(item).concat()
}

fn bound_name(bound: Bound) -> &'static str {
    match bound {
        Bound::Matrix => "matrix",
        Bound::Vector => "vector",
        Bound::Memory => "memory",
        Bound::Overhead => "overhead",
    }
}

/// The groups of kernels that take longest.
pub(super) fn kernels(roofline: &Roofline) -> String {
    let columns = [
        ("kernels", false),
        ("count", true),
        ("time", true),
        ("flops", true),
        ("memory traffic", true),
        ("flop/byte", true),
        ("flop/s", true),
        ("bound by", false),
    ];
    let rows = roofline.groups.iter().take(LISTED).map(|it| {
        let (intensity, rate) = (it.flops / it.bytes, it.flops / it.seconds);
        [
            Cell::Text(it.name.clone()),
            Cell::count(it.count),
            Cell::seconds(it.seconds),
            Cell::Number(it.flops, flops(it.flops)),
            Cell::bytes(it.bytes),
            Cell::Number(intensity, ratio(intensity)),
            Cell::Number(rate, format!("{}/s", flops(rate))),
            Cell::Text(bound_name(it.bound).to_owned()),
        ]
    });
    table("Kernels that take longest, by op and layer", columns, rows)
}

/// Bytes at the peak by what they are for.
pub(super) fn categories(report: &Report) -> String {
    let named = Category::ALL.map(|category| {
        let (class, name) = category_name(category);
        let bytes = report.memory.categories.get(&category);
        (class, name, bytes.copied().unwrap_or(0) as f64)
    });
    bar(&named, bytes)
}

/// Its style and its name.
fn category_name(category: Category) -> (&'static str, &'static str) {
    match category {
        Category::Weights => ("weights", "weights"),
        Category::OptimizerState => ("optimizer_state", "optimizer state"),
        Category::Data => ("data", "data"),
        Category::Activations => ("activations", "activations"),
        Category::Temporaries => ("temporaries", "temporaries"),
        Category::Constants => ("constants", "constants"),
        Category::Padding => ("padding", "padding of tiles"),
    }
}

/// The largest values at the peak.
pub(super) fn live(report: &Report) -> String {
    let columns = [
        ("value", false),
        ("for", false),
        ("shape", false),
        ("size", true),
        ("share of the peak", true),
    ];
    let peak = report.memory.per_device_bytes.max(1) as f64;
    let rows = report.memory.live.iter().map(|it| {
        let shape: Vec<String> = it.shape.iter().map(usize::to_string).collect();
        [
            Cell::Text(it.name.clone()),
            Cell::Text(category_name(it.category).1.to_owned()),
            Cell::Text(format!("[{}]", shape.join(", "))),
            Cell::bytes(it.bytes as f64),
            Cell::percent(it.bytes as f64 / peak),
        ]
    });
    table("Largest values live at the peak", columns, rows)
}

/// Layers by time.
pub(super) fn layers(report: &Report) -> String {
    let columns = [
        ("layer", false),
        ("core", true),
        ("links", true),
        ("exposed communication", true),
        ("share of the step", true),
    ];
    let step = report.step_seconds.max(f64::MIN_POSITIVE);
    let rows = report.layers.iter().map(|it| {
        let name = match it.name.as_str() {
            "" => "(no name in the source)",
            name => name,
        };
        [
            Cell::Text(name.to_owned()),
            Cell::seconds(it.core_seconds),
            Cell::seconds(it.communication_seconds),
            Cell::seconds(it.exposed_seconds),
            Cell::percent((it.core_seconds + it.exposed_seconds) / step),
        ]
    });
    table("Layers with exposed communication", columns, rows)
}

/// Collectives by kind, axes and strategy.
pub(super) fn collectives(report: &Report) -> String {
    if report.collectives.is_empty() {
        return "<p class=\"note\">The program does not communicate.</p>\n".to_owned();
    }
    let columns = [
        ("collective", false),
        ("axes", false),
        ("strategy", false),
        ("count", true),
        ("payload of a device", true),
        ("time", true),
        ("exposed", true),
    ];
    let rows = report.collectives.iter().map(|it| {
        [
            Cell::Text(it.kind.clone()),
            Cell::Text(it.axes.join(", ")),
            Cell::Text(it.strategy.clone()),
            Cell::count(it.count),
            Cell::bytes(it.bytes as f64),
            Cell::seconds(it.seconds),
            Cell::seconds(it.exposed_seconds),
        ]
    });
    table("Collectives by kind, axes and strategy", columns, rows)
}

/// The place of the scaling curve and the numbers behind it, or a note that there are none.
pub(super) fn scaling(points: &[ScalingPoint]) -> String {
    let Some(first) = points.first() else {
        return "<p class=\"note\">This page is of one number of devices. Give --sweep to see others \
                beside it.</p>\n"
            .to_owned();
    };
    let (throughput, note) = match first.batch {
        Batch::Same => (
            "steps/s",
            "The step is the same at every point: twice the devices would halve it.",
        ),
        Batch::PerDevice => (
            "device steps/s",
            "Every device does the same at every point: the step would take as long on more devices.",
        ),
        Batch::Examples(_) => (
            "examples/s",
            "Each point has its own number of examples in a step.",
        ),
    };
    let columns = [
        ("devices", true),
        ("mesh", false),
        ("step time", true),
        (throughput, true),
        ("efficiency", true),
        ("memory", false),
    ];
    let rows = points.iter().map(|it| {
        let rate = it.throughput_per_s();
        let fits = if it.fits { "fits" } else { "does not fit" };
        [
            Cell::count(it.devices as u64),
            Cell::Text(it.mesh.clone()),
            Cell::seconds(it.step_seconds),
            Cell::Number(rate, ratio(rate)),
            Cell::percent(efficiency(it, first)),
            Cell::Text(fits.to_owned()),
        ]
    });
    let table = table("Step time and efficiency over devices", columns, rows);
    format!("<p class=\"note\">{note}</p>\n<div class=\"chart\"></div>\n<h3>Points</h3>\n{table}")
}
