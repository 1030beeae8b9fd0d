//! How busy the links of a chip are, by dimension and direction.

use std::collections::BTreeMap;

use peapod_page::units::percent;
use peapod_page::{Cell, Markup, chart, html, note, table};
use serde_json::{Value, json};

use super::Page;
use crate::simulation::Work;

/// Seconds of a step in which the links of each class are busy.
fn busy<'a>(page: &Page<'a>) -> BTreeMap<&'a str, f64> {
    let mut busy: BTreeMap<&'a str, f64> = BTreeMap::new();
    let timelines = page.simulation.timelines.iter();
    for (timeline, iterations) in timelines.zip(page.simulation.iterations()) {
        for work in timeline.iter().flat_map(|it| &it.work) {
            let (Work::Collective(_, sent) | Work::Message(_, sent)) = work else {
                continue;
            };
            for phase in &sent.phases {
                let time = (phase.end_s - phase.start_s) * iterations as f64;
                *busy.entry(&phase.track).or_default() += time;
            }
        }
    }
    busy
}

/// Dimensions of the network, and the share of a step in which each class of links is busy.
pub(super) fn json(page: &Page<'_>) -> Value {
    let dims = page.dims.iter().map(|it| {
        json!({
            "name": it.name,
            "chips": it.chips,
            "ring": it.is_ring(),
            "switch": it.is_switch(),
        })
    });
    let step = page.report.step_seconds.max(f64::MIN_POSITIVE);
    let busy = busy(page).into_iter();
    let busy =
        busy.map(|(name, time)| json!({"name": name, "seconds": time, "share": time / step}));
    json!({
        "dims": dims.collect::<Vec<_>>(),
        "busy": busy.collect::<Vec<_>>(),
    })
}

/// The drawing and the numbers behind it.
pub(super) fn section(page: &Page<'_>) -> Markup {
    let busy = busy(page);
    if busy.is_empty() {
        return note("No link between chips is used.");
    }
    let step = page.report.step_seconds.max(f64::MIN_POSITIVE);
    let most = busy.iter().max_by(|a, b| a.1.total_cmp(b.1));
    let said =
        most.map(|(name, time)| format!("Busiest: {name}, {} of the step.", percent(time / step)));
    let rows = busy.iter().map(|(name, time)| {
        [
            Cell::text(*name),
            Cell::seconds(*time),
            Cell::percent(time / step),
        ]
    });
    let columns = ["links", ">busy", ">share of the step"];
    html! {
        (note(
            "Chips and the links between them: the darker and wider a link, the larger the share of \
             the step in which it is busy. All chips do the same."
        ))
        (chart("Use of links on the network of chips", &said.unwrap_or_default()))
        h3 { "Use of links" }
        (table("Use of links by dimension and direction", columns, rows))
    }
}
