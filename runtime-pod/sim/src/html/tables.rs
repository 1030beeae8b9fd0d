//! The parts of the page that are text: cards, legends, tables.

use peapod_page::units::{bytes, flops, percent, ratio, seconds};
use peapod_page::{Branch, Cell, Markup, bar, card, chart, html, legend_item, note, table, tree};
use peapod_targets::Accuracy;

use super::data::{Roofline, efficiency};
use super::{Batch, Change, ScalingPoint};
use crate::compute::Bound;
use crate::memory::Category;
use crate::report::Report;
use crate::slices::Kind;

/// Kernels that are listed.
const LISTED: usize = 40;

/// The most important numbers.
pub(super) fn cards(report: &Report, accuracy: Option<Accuracy>) -> Markup {
    let step = report.step_seconds.max(f64::MIN_POSITIVE);
    let traffic = report.memory_traffic_bytes;
    let (input, late) = match report.input.bounds_step {
        true => ("the step waits for it", "bad"),
        false => ("while the step before runs", ""),
    };
    let exposed = format!(
        "{} of the step; links are busy for {}",
        percent(report.exposed_seconds / step),
        seconds(report.communication_seconds)
    );
    let flops = format!("{} per device", flops(report.flops));
    let average = format!("{}/s on average", bytes(traffic / step));
    peapod_page::cards(&[
        card(
            "Step time",
            &seconds(report.step_seconds),
            "",
            &errors(accuracy),
        ),
        card(
            "Use of the matrix units",
            &percent(report.flops_utilisation),
            "",
            &flops,
        ),
        card(
            "Exposed communication",
            &seconds(report.exposed_seconds),
            "",
            &exposed,
        ),
        memory_card(report),
        card("Memory traffic of a device", &bytes(traffic), "", &average),
        card(
            "Input from the host",
            &seconds(report.input.seconds),
            late,
            input,
        ),
    ])
}

/// What is known of errors of step times.
fn errors(accuracy: Option<Accuracy>) -> String {
    match accuracy {
        Some(it) => format!(
            "with --preset mlperf {} measured steps differ by {} (median), {} at most",
            it.steps,
            percent(it.median_error),
            percent(it.largest_error)
        ),
        None => "no measured step was compared with the model of this chip".to_owned(),
    }
}

fn memory_card(report: &Report) -> Markup {
    let (used, capacity) = (report.memory.per_device_bytes, report.memory.capacity_bytes);
    let (fits, class) = match report.memory.fits {
        true => ("fits", "good"),
        false => ("does not fit", "bad"),
    };
    let share = percent(used as f64 / capacity.max(1) as f64);
    let of = format!("{fits}: {share} of {}", bytes(capacity as f64));
    card("Peak memory of a device", &bytes(used as f64), class, &of)
}

/// Where the time of the core goes.
pub(super) fn core(report: &Report) -> Markup {
    let core = &report.core_seconds;
    bar(
        &[
            ("matrix", "bound by the matrix units", core.matrix),
            ("vector", "bound by the vector unit", core.vector),
            ("memory", "bound by memory", core.memory),
            ("overhead", "starting kernels and steps", core.overhead),
            ("waiting", "waiting for links and input", core.waiting),
        ],
        seconds,
    )
}

/// What had to be assumed.
pub(super) fn assumptions(report: &Report) -> Markup {
    match report.assumptions.is_empty() {
        true => note("None beyond what the model of the machine says."),
        false => html! { ul { @for it in &report.assumptions { li { (it) } } } },
    }
}

/// Colours of the timeline.
pub(super) fn slice_legend() -> Markup {
    html! { @for kind in Kind::ALL { (legend_item(kind.class(), kind.about())) } }
}

/// Shapes of the roofline, which a script draws.
pub(super) fn bound_legend() -> Markup {
    let bounds = [Bound::Matrix, Bound::Vector, Bound::Memory, Bound::Overhead];
    html! { @for bound in bounds.map(bound_name) { li {
        svg viewBox="-7 -7 14 14" aria-hidden="true" { path class=(bound) data-bound=(bound) {} }
        "bound by " (bound)
    } } }
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
pub(super) fn kernels(roofline: &Roofline) -> Markup {
    let columns = [
        "kernels",
        ">count",
        ">time",
        ">flops",
        ">memory traffic",
        ">flop/byte",
        ">flop/s",
        "bound by",
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
pub(super) fn categories(report: &Report) -> Markup {
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
pub(super) fn live(report: &Report) -> Markup {
    let columns = ["value", "for", "shape", ">size", ">share of the peak"];
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

/// Layers by time, as their names nest.
pub(super) fn layer_tree(report: &Report) -> Markup {
    let mut root = Branch::default();
    for it in &report.layers {
        let path = match it.name.as_str() {
            "" => "(no name in the source)",
            name => name,
        };
        root.add(path, it.core_seconds + it.exposed_seconds);
    }
    tree(&root, &seconds)
}

/// Layers by time.
pub(super) fn layers(report: &Report) -> Markup {
    let columns = [
        "layer",
        ">core",
        ">links",
        ">exposed communication",
        ">share of the step",
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
pub(super) fn collectives(report: &Report) -> Markup {
    if report.collectives.is_empty() {
        return note("The program does not communicate.");
    }
    let columns = [
        "collective",
        "axes",
        "strategy",
        ">count",
        ">payload of a device",
        ">time",
        ">exposed",
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
pub(super) fn scaling(points: &[ScalingPoint]) -> Markup {
    let Some(first) = points.first() else {
        return note(
            "This page is of one number of devices. Give --sweep to see others beside it.",
        );
    };
    let (throughput, about) = match first.batch {
        Batch::Same => (
            ">steps/s",
            "The step is the same at every point: twice the devices would halve it.",
        ),
        Batch::PerDevice => (
            ">device steps/s",
            "Every device does the same at every point: the step would take as long on more devices.",
        ),
        Batch::Examples(_) => (
            ">examples/s",
            "Each point has its own number of examples in a step.",
        ),
    };
    let columns = [
        ">devices",
        "mesh",
        ">step time",
        throughput,
        ">efficiency",
        "memory",
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
    html! {
        (note(about))
        (chart("Step time and efficiency over devices", "Choose a point with the arrow keys."))
        h3 { "Points" }
        (table)
    }
}

/// Changes beside what they change, or a note that there are none.
pub(super) fn changes(base: &Report, changes: &[Change<'_>]) -> Markup {
    if changes.is_empty() {
        return note(
            "Give --what-if to see what changes of options or of the machine would make of the step.",
        );
    }
    let columns = [
        "change",
        ">step time",
        ">of the step as asked",
        ">exposed",
        ">memory",
        "possible",
    ];
    let row = |name: &str, report: &Report| {
        let share = report.step_seconds / base.step_seconds.max(f64::MIN_POSITIVE);
        let fits = if report.memory.fits {
            "fits"
        } else {
            "does not fit"
        };
        [
            Cell::Text(name.to_owned()),
            Cell::seconds(report.step_seconds),
            Cell::percent(share),
            Cell::seconds(report.exposed_seconds),
            Cell::bytes(report.memory.per_device_bytes as f64),
            Cell::Text(fits.to_owned()),
        ]
    };
    let rows = changes.iter().map(|it| match it.outcome {
        Ok(report) => row(it.name, report),
        Err(error) => [
            Cell::Text(it.name.to_owned()),
            Cell::none(),
            Cell::none(),
            Cell::none(),
            Cell::none(),
            Cell::Text(error.to_owned()),
        ],
    });
    let rows = std::iter::once(row("as asked", base)).chain(rows);
    table("Changes beside the step as asked", columns, rows)
}
