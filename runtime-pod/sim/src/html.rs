//! A simulation as one page that needs nothing else: a summary, drawings and tables.
//!
//! Tables are text of the page. Drawings are made by scripts in it (`html/*.js`) from the numbers
//! that `data.rs` writes; no text of a program is ever read as markup.

mod data;
mod tables;
mod units;

use crate::compute::Core;
use crate::report::Report;
use crate::simulation::Simulation;
use maud::html;
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
    let Page {
        program, report, ..
    } = page;
    let mut scaling = page.scaling.to_vec();
    scaling.sort_by_key(|it| it.devices);
    let kind = |it: &ScalingPoint| std::mem::discriminant(&it.batch);
    if scaling.iter().any(|it| kind(it) != kind(&scaling[0])) {
        scaling.iter_mut().for_each(|it| it.batch = Batch::Same);
    }
    let devices = if report.devices == 1 { "" } else { "s" };
    let about = format!(
        "A step on {} device{devices} (mesh {}), {} kernels of {} instructions on each.",
        report.devices,
        report.mesh_text(),
        report.kernels,
        report.instructions
    );
    let roofline = data::Roofline::of(page);
    let text = |text: &str| html! { (text) }.into_string();
    let filled = fill(
        include_str!("html/page.html"),
        &[
            (
                "title",
                text(&format!("{} on {}", program.name, report.target)),
            ),
            ("about", text(&about)),
            ("style", include_str!("html/style.css").to_owned()),
            ("cards", tables::cards(report, page.accuracy).into_string()),
            ("core", tables::core(report).into_string()),
            ("assumptions", tables::assumptions(report).into_string()),
            ("slice_legend", tables::slice_legend().into_string()),
            ("bound_legend", tables::bound_legend().into_string()),
            ("roofline_note", text(&roofline.note())),
            ("kernels", tables::kernels(&roofline).into_string()),
            ("categories", tables::categories(report).into_string()),
            ("live", tables::live(report).into_string()),
            ("layers", tables::layers(report).into_string()),
            ("collectives", tables::collectives(report).into_string()),
            ("scaling", tables::scaling(&scaling).into_string()),
            (
                "changes",
                tables::changes(report, page.changes).into_string(),
            ),
            ("version", env!("CARGO_PKG_VERSION").to_owned()),
            ("data", data::json(page, &roofline, &scaling)),
            ("script", SCRIPTS.concat()),
        ],
    );
    // Markup is escaped already; the names of a foreign pod have control characters, too.
    peapod_diagnostic::escaped(&filled)
}

/// The scripts, in the order in which they run.
const SCRIPTS: [&str; 6] = [
    include_str!("html/draw.js"),
    include_str!("html/tables.js"),
    include_str!("html/timeline.js"),
    include_str!("html/roofline.js"),
    include_str!("html/memory.js"),
    include_str!("html/scaling.js"),
];

/// Puts texts in place of `@names@`. What is put in is not looked at again.
fn fill(template: &str, parts: &[(&str, String)]) -> String {
    let mut page = String::with_capacity(template.len());
    for (index, piece) in template.split('@').enumerate() {
        let part = parts.iter().find(|(name, _)| *name == piece);
        match (index % 2, part) {
            (1, Some((_, text))) => page += text,
            _ => page += piece,
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_of_the_template_is_filled_once() {
        assert_eq!(fill("a@b@c@b@", &[("b", "@c@<".to_owned())]), "a@c@<c@c@<");
        let names = include_str!("html/page.html").split('@').skip(1).step_by(2);
        let word = |it: &str| it.chars().all(|c| c.is_ascii_lowercase() || c == '_');
        assert!(names.clone().all(word), "a stray `@` in the template");
        assert_eq!(names.count(), 20, "the title is there twice");
    }
}
