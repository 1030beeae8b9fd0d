//! What a search found: candidates by time and memory.

use peapod_page::units::{bytes, percent, seconds};
use peapod_page::{Cell, Document, Markup, Section, chart, html, note, table};
use serde_json::json;

use crate::pod::search::{
    Figures, Found, Outcome, Tried, front, mesh_text, presets, ranked, runner_up,
};

/// The page of a search, with the command that makes it and the one that simulates the best.
pub fn page(found: &Found, command: &str, best: Option<&str>) -> String {
    let all = ranked(&found.tried);
    Document {
        title: &format!("Search: {} on {}", found.model, found.target),
        about: &format!(
            "{} candidates tried on {} devices with {} each, {} fit; meshes of {}.",
            found.tried.len(),
            found.devices,
            bytes(found.capacity_bytes as f64),
            all.len(),
            found.axes
        ),
        command: Some(command),
        verdict: Some(&verdict(found, &all)),
        sections: sections(found, &all, best),
        data: json!({
            "capacity_bytes": found.capacity_bytes,
            "points": points(found, &all),
        }),
        scripts: &[include_str!("pareto.js")],
    }
    .render()
}

fn verdict(found: &Found, all: &[(&Tried, Figures)]) -> String {
    let Some((best, figures)) = all.first() else {
        return "No candidate fits.".to_owned();
    };
    let fastest = presets(&found.tried).into_iter();
    let fastest = fastest.min_by(|a, b| a.1.step_seconds.total_cmp(&b.1.step_seconds));
    let beside = fastest.map_or(String::new(), |(preset, its)| {
        let shorter = 1.0 - figures.step_seconds / its.step_seconds;
        format!(
            ", {} shorter than the best preset, {}",
            percent(shorter),
            preset.name()
        )
    });
    let step = seconds(figures.step_seconds);
    format!("Best: {}, {step} a step{beside}.", best.name())
}

/// Every candidate that was simulated, the fastest first.
fn points(found: &Found, all: &[(&Tried, Figures)]) -> serde_json::Value {
    let best = front(all);
    let is_best = |it: &Tried| best.iter().any(|(other, _)| std::ptr::eq(*other, it));
    let point = |it: &Tried, figures: &Figures, kind: &str| {
        json!({
            "name": it.name(),
            "kind": kind,
            "step_seconds": figures.step_seconds,
            "memory_bytes": figures.memory_bytes,
        })
    };
    let fitting = all.iter().map(|(it, figures)| {
        let kind = if is_best(it) { "front" } else { "beaten" };
        point(it, figures, kind)
    });
    let large = found.tried.iter().filter_map(|it| match &it.outcome {
        Outcome::TooLarge(figures, _) => Some(point(it, figures, "too-large")),
        Outcome::Fits(_) | Outcome::Refused(_) | Outcome::Same(_) => None,
    });
    fitting.chain(large).collect()
}

fn sections(found: &Found, all: &[(&Tried, Figures)], best: Option<&str>) -> Vec<Section<'static>> {
    let pareto = html! {
        (note(
            "Step time from left to right, memory from bottom to top. No other candidate is both \
             faster and smaller than those on the line; the dashed line is the memory that there is."
        ))
        (chart("Candidates by time and memory", "Choose a candidate with the arrow keys."))
        @if let Some(best) = best {
            h3 { "Simulate the best" }
            pre tabindex="0" aria-label="Command that simulates the best" { (best) }
        }
        h3 { "Neither slower nor larger than others" }
        (candidates("Candidates on the front", &front(all)))
    };
    let beside = html! {
        (runner_up(all).map_or_else(
            || note("There is no second candidate."),
            |it| note(&format!(
                "The second, {}, is {} slower: {}.",
                it.name,
                seconds(it.slower_seconds),
                parts(&it.parts)
            ))
        ))
        (candidates("Candidates that fit, the fastest first", all))
    };
    vec![
        Section::new("pareto", "Time and memory", pareto),
        Section::new("ranked", "All that fit", beside),
        Section::new(
            "presets",
            "Presets",
            candidates("Presets", &presets(&found.tried)),
        ),
        Section::new("rejected", "Rejected", rejected(found)),
    ]
}

fn parts(parts: &[(&'static str, f64)]) -> String {
    let said = parts.iter().map(|(name, time)| {
        let sign = if *time < 0.0 { '−' } else { '+' };
        format!("{name} {sign}{}", seconds(time.abs()))
    });
    said.collect::<Vec<_>>().join(", ")
}

fn candidates(caption: &str, all: &[(&Tried, Figures)]) -> Markup {
    let columns = ["candidate", "mesh", ">step", ">exposed", ">memory", ">MFU"];
    let rows = all.iter().map(|(it, figures)| {
        [
            Cell::text(it.name()),
            Cell::text(mesh_text(&it.candidate.mesh)),
            Cell::seconds(figures.step_seconds),
            Cell::seconds(figures.exposed_seconds),
            Cell::bytes(figures.memory_bytes as f64),
            Cell::percent(figures.utilisation),
        ]
    });
    table(caption, columns, rows)
}

/// Why others are not among those that fit.
fn rejected(found: &Found) -> Markup {
    let tried = found.tried.iter().filter_map(|it| {
        let why = match &it.outcome {
            Outcome::Fits(_) => return None,
            Outcome::TooLarge(_, over) => format!("too large by {}", bytes(*over as f64)),
            Outcome::Refused(why) => why.clone(),
            Outcome::Same(other) => format!("the same program as {other}"),
        };
        Some([Cell::text(it.name()), Cell::text(why)])
    });
    let unfit = found.unfit.iter();
    let unfit = unfit.map(|(mesh, why)| [Cell::text(mesh), Cell::text(why)]);
    table(
        "Rejected candidates",
        ["candidate", "why"],
        tried.chain(unfit),
    )
}
