//! A simulation as one page that needs nothing else: a summary, drawings and tables.
//!
//! Tables are text of the page. Drawings are made by scripts in it (`html/*.js`, after
//! those of `peapod-page`) from the numbers that `data.rs` writes.

mod data;
mod links;
mod scope;
mod tables;
mod verdict;

use crate::compute::Core;
use crate::machine::Dim;
use crate::report::Report;
use crate::simulation::Simulation;
use peapod_page::{Document, Markup, Section, chart, html, note};
use peapod_schemas::pod::Program;
use peapod_targets::Accuracy;

/// What a page shows.
#[derive(Clone, Copy, Debug)]
pub struct Page<'a> {
    /// The program.
    pub program: &'a Program,
    /// The core that runs it.
    pub core: &'a Core,
    /// The program in time.
    pub simulation: &'a Simulation,
    /// What it is a stage of: all of the pipeline; itself where there is none.
    pub whole: &'a Simulation,
    /// Its report.
    pub report: &'a Report,
    /// Dimensions of the network of chips.
    pub dims: &'a [Dim],
    /// The command that makes the page again, if it is known.
    pub command: Option<&'a str>,
    /// How near simulated steps of the machine are to measured ones, if that is known.
    pub accuracy: Option<Accuracy>,
    /// The same model on more and fewer devices, in any order; may be empty.
    pub scaling: &'a [ScalingPoint],
    /// The same model with changes; may be empty.
    pub changes: &'a [Change<'a>],
}

/// What comes of a change.
#[derive(Clone, Copy, Debug)]
pub struct Change<'a> {
    /// What is changed.
    pub name: &'a str,
    /// The step then, or why there is none.
    pub outcome: Result<&'a Report, &'a str>,
}

/// What a step of a model does on some number of devices. Points that differ in this are compared
/// as if it were [`Batch::Same`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Batch {
    /// The same for all numbers of devices, which share it.
    Same,
    /// The same for each device.
    PerDevice,
    /// So many examples on all devices together.
    Examples(f64),
}

/// A model on some number of devices.
#[derive(Clone, Debug, PartialEq)]
pub struct ScalingPoint {
    /// Devices, one at least.
    pub devices: usize,
    /// Their mesh, for people.
    pub mesh: String,
    /// Seconds of a step.
    pub step_seconds: f64,
    /// What a step does.
    pub batch: Batch,
    /// Whether it fits into memory.
    pub fits: bool,
}

impl ScalingPoint {
    /// Steps, shares of devices, or examples a second.
    pub fn throughput_per_s(&self) -> f64 {
        let work = match self.batch {
            Batch::Same => 1.0,
            Batch::PerDevice => self.devices as f64,
            Batch::Examples(count) => count,
        };
        work / self.step_seconds.max(f64::MIN_POSITIVE)
    }
}

/// The page.
pub fn page(page: &Page<'_>) -> String {
    let report = page.report;
    let scaling = comparable(page.scaling);
    let devices = if report.devices == 1 { "" } else { "s" };
    let about = format!(
        "A step on {} device{devices} (mesh {}), {} kernels of {} instructions on each. One device \
         represents all.",
        report.devices,
        report.mesh_text(),
        report.kernels,
        report.instructions
    );
    let roofline = data::Roofline::of(page);
    Document {
        title: &format!("{} on {}", page.program.name, report.target),
        about: &about,
        command: page.command,
        verdict: Some(&verdict::verdict(report, page.changes)),
        sections: sections(page, &roofline, &scaling),
        data: data::json(page, &roofline, &scaling),
        scripts: &SCRIPTS,
    }
    .render()
}

/// Points in the order of devices, compared by what they have in common.
fn comparable(points: &[ScalingPoint]) -> Vec<ScalingPoint> {
    let mut points = points.to_vec();
    points.sort_by_key(|it| it.devices);
    let kind = |it: &ScalingPoint| std::mem::discriminant(&it.batch);
    if points.iter().any(|it| kind(it) != kind(&points[0])) {
        points.iter_mut().for_each(|it| it.batch = Batch::Same);
    }
    points
}

fn sections(
    page: &Page<'_>,
    roofline: &data::Roofline,
    scaling: &[ScalingPoint],
) -> Vec<Section<'static>> {
    let report = page.report;
    let summary = html! {
        (tables::cards(report, page.accuracy))
        h3 { "Time of the core" }
        (tables::core(report))
        h3 { "Assumptions" }
        (tables::assumptions(report))
    };
    let layers = html! {
        h3 { "As their names nest" }
        (tables::layer_tree(report))
        h3 { "One by one" }
        (tables::layers(report))
    };
    let links = html! {
        (links::section(page))
        h3 { "By kind, axes and strategy" }
        (tables::collectives(report))
    };
    vec![
        Section::new("summary", "Summary", summary),
        Section::new("timeline", "Timeline", timeline()),
        Section::new("roofline", "Roofline", roofline_section(roofline)),
        Section::new("memory", "Memory of a device", memory(report)),
        Section::new("layers", "Layers", layers),
        Section::new("collectives", "Collectives and links", links),
        Section::new("scaling", "Scaling", tables::scaling(scaling)),
        Section::new("changes", "What if", tables::changes(report, page.changes)),
    ]
}

fn timeline() -> Markup {
    html! {
        (note(
            "One core and its links; all devices do the same at the same time. Drag to select a \
             span, whose times are then added up below. W and S zoom, A and D move, as do Ctrl \
             with the wheel and the strip above the drawing; arrow keys go from slice to slice, M \
             selects its span, 0 shows the whole step."
        ))
        div.controls {
            button type="button" data-zoom="2" { "Zoom in" }
            button type="button" data-zoom="0.5" { "Zoom out" }
            button type="button" data-zoom="0" { "Whole step" }
            button type="button" data-select="view" { "Select what is visible" }
            button type="button" data-select="none" { "Clear selection" }
            label { "Tracks " select.grouping {
                option value="units" { "core and links" }
                option value="scope" { "pass and named scope" }
            } }
            label { "Search " input.search type="search" placeholder="op or layer"; }
            output.found {}
        }
        ul.legend { (tables::slice_legend()) }
        div.minimap tabindex="0" role="slider" aria-label="Visible part of the step" {}
        div.chart.own tabindex="0" role="application" aria-label="Timeline of core and links" {}
        p.detail aria-live="polite" { "Nothing is chosen." }
        div.aggregate aria-live="polite" {}
    }
}

fn roofline_section(roofline: &data::Roofline) -> Markup {
    html! {
        (note(
            "Kernels grouped by op and layer: a mark's area is the time that they take, its shape \
             what bounds them. Lines are what the machine could do; dashed ones are what the model \
             takes it to reach."
        ))
        ul.legend { (tables::bound_legend()) }
        (chart("Roofline of kernels", &roofline.note()))
        (tables::kernels(roofline))
    }
}

fn memory(report: &Report) -> Markup {
    html! {
        div.chart.own tabindex="0" role="application" aria-label="Live bytes over time" {}
        p.detail aria-live="polite" { "Point at a moment, or choose one with the arrow keys." }
        h3 { "Live at the peak, by what it is for" }
        (tables::categories(report))
        h3 { "Largest values live at the peak" }
        (tables::live(report))
    }
}

/// The scripts, after those of all pages.
const SCRIPTS: [&str; 7] = [
    include_str!("html/slices.js"),
    include_str!("html/timeline.js"),
    include_str!("html/minimap.js"),
    include_str!("html/roofline.js"),
    include_str!("html/memory.js"),
    include_str!("html/links.js"),
    include_str!("html/scaling.js"),
];
