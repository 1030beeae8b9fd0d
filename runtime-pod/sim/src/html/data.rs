//! The numbers behind the drawings, as JSON for the scripts of the page.

use indexmap::IndexSet;
use peapod_page::units::{bytes, flops, percent, seconds};
use peapod_schemas::pod::Program;
use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};

use super::scope::Scope;
use super::{Page, ScalingPoint, links};
use crate::compute::Bound;
use crate::labels;
use crate::live::coarse;
use crate::memory::Category;
use crate::simulation::Work;
use crate::slices::{Ends, Kind, Slice, Track, slices};

/// Slices that are looked at, and of those how many are drawn one by one.
const SLICES: usize = 200_000;
const DRAWN: usize = 6_000;
/// If there are more, neighbours are drawn together up to this part of the step.
const PARTS: u64 = 2_500;
/// Moments at which live bytes are drawn.
const MOMENTS: usize = 2_000;
/// Groups of kernels: those that take longest.
const GROUPS: usize = 300;

/// Everything that scripts draw.
pub(super) fn json(page: &Page<'_>, roofline: &Roofline, scaling: &[ScalingPoint]) -> Value {
    let live = &page.simulation.entry().schedule.live;
    let moments = coarse(&live.moments, MOMENTS);
    json!({
        "step_seconds": page.report.step_seconds,
        "timeline": timeline(page),
        "roofline": roofline,
        "memory": {
            "categories": Category::ALL,
            "moments": moments.iter().map(|it| json!([it.at_s, it.bytes])).collect::<Vec<_>>(),
            "peak_seconds": live.peak_s,
            "peak_bytes": live.peak_bytes,
            "capacity_bytes": page.report.memory.capacity_bytes,
        },
        "scaling": scaling.iter().map(|it| json!({
            "devices": it.devices,
            "step_seconds": it.step_seconds,
            "efficiency": efficiency(it, &scaling[0]),
            "fits": it.fits,
        })).collect::<Vec<_>>(),
        "links": links::json(page),
    })
}

/// Throughput of a device beside that of another point.
pub(super) fn efficiency(point: &ScalingPoint, first: &ScalingPoint) -> f64 {
    let own = |it: &ScalingPoint| it.throughput_per_s() / it.devices.max(1) as f64;
    own(point) / own(first)
}

/// A slice as it is drawn, or several.
struct Drawn {
    start_ns: u64,
    end_ns: u64,
    scope: Scope,
    name: String,
    about: String,
    /// How many, and how long they are by kind.
    count: usize,
    length_ns: [u64; Kind::ALL.len()],
}

impl Drawn {
    /// The kind that takes longest.
    fn kind(&self) -> usize {
        let kinds = 0..Kind::ALL.len();
        kinds
            .max_by_key(|it| (self.length_ns[*it], *it))
            .unwrap_or(0)
    }
}

/// Tracks with their rows; slices as numbers, their texts apart, since iterations of loops share
/// them.
fn timeline(page: &Page<'_>) -> Value {
    let end_ns = (page.report.step_seconds * 1e9).round() as u64;
    let mut rows: BTreeMap<(Track, usize), Vec<Slice<'_>>> = BTreeMap::new();
    let ends = Ends::of(page.whole, page.report.step_seconds);
    let all = slices(page.simulation, ends, SLICES);
    let short_ns = if all.len() > DRAWN { end_ns / PARTS } else { 0 };
    for slice in all {
        let row = (slice.track.clone(), slice.depth);
        rows.entry(row).or_default().push(slice);
    }
    let mut tracks: Vec<(Track, usize)> = vec![];
    let mut texts: IndexSet<(String, String, String, &str)> = IndexSet::new();
    let mut drawn: Vec<[u64; 6]> = vec![];
    for ((track, depth), slices) in rows {
        if tracks.last().is_none_or(|(last, _)| *last != track) {
            tracks.push((track, 0));
        }
        let index = tracks.len() - 1;
        tracks[index].1 = depth + 1;
        for it in joined(page.program, slices, short_ns) {
            let kind = it.kind();
            let (text, _) = texts.insert_full((it.name, it.about, it.scope.name, it.scope.pass));
            let length = it.end_ns - it.start_ns;
            let numbers = [index, depth, kind, text].map(|it| it as u64);
            let [index, depth, kind, text] = numbers;
            drawn.push([index, depth, it.start_ns, length, kind, text]);
        }
    }
    let tracks = tracks.iter().map(|(track, rows)| {
        let name = match track {
            Track::Core => "core: matrix and vector units".to_owned(),
            Track::Collectives(0) => "links: collectives".to_owned(),
            Track::Collectives(other) => format!("links: collectives at the same time, {other}"),
            Track::Links(class) => format!("links: {class}"),
        };
        let phase = matches!(track, Track::Links(_));
        json!({"name": name, "rows": rows, "phase": phase})
    });
    json!({
        "end_ns": end_ns,
        "kinds": Kind::ALL.map(Kind::class),
        "tracks": tracks.collect::<Vec<_>>(),
        "slices": drawn,
        "labels": texts.into_iter().collect::<Vec<_>>(),
    })
}

/// Slices of a row; neighbours that take no more than `short_ns` are drawn together.
fn joined(program: &Program, slices: Vec<Slice<'_>>, short_ns: u64) -> Vec<Drawn> {
    let mut drawn: Vec<Drawn> = vec![];
    for slice in slices {
        let (start_ns, end_ns) = (slice.start_ns, slice.end_ns);
        let last = drawn.last_mut();
        if let Some(last) = last.filter(|last| end_ns - last.start_ns <= short_ns) {
            last.end_ns = end_ns;
            last.scope.join(&Scope::of(program, &slice));
            last.count += 1;
            last.length_ns[slice.what.kind() as usize] += end_ns - start_ns;
            continue;
        }
        let mut length_ns = [0; Kind::ALL.len()];
        length_ns[slice.what.kind() as usize] = end_ns - start_ns;
        drawn.push(Drawn {
            start_ns,
            end_ns,
            scope: Scope::of(program, &slice),
            name: labels::name(program, &slice),
            about: about(program, &slice),
            count: 1,
            length_ns,
        });
    }
    for it in drawn.iter_mut().filter(|it| it.count > 1) {
        it.name = format!("{} short slices from {}", it.count, it.name);
        let kinds = Kind::ALL.iter().zip(it.length_ns);
        let kinds = kinds.filter(|(_, length)| *length > 0);
        let kinds = kinds
            .map(|(kind, length)| format!("{}: {}", kind.class(), seconds(length as f64 / 1e9)));
        it.about = kinds.collect::<Vec<_>>().join("; ");
    }
    drawn
}

/// Facts of a slice as text.
fn about(program: &Program, slice: &Slice<'_>) -> String {
    let facts = labels::facts(program, slice).into_iter();
    let facts = facts.filter_map(|(key, fact)| {
        let number = fact.as_f64();
        let shown = match (key, number) {
            ("layer", _) => return None,
            (key, Some(number)) if key.ends_with("seconds") => seconds(number),
            ("bytes", Some(number)) => bytes(number),
            ("flops", Some(number)) => flops(number),
            (_, Some(number)) => number.to_string(),
            (_, None) => list(&fact),
        };
        let key = key.trim_end_matches("_seconds").replace('_', " ");
        Some(format!("{key}: {shown}"))
    });
    facts.collect::<Vec<_>>().join("; ")
}

/// Texts one after another, those that repeat as a number.
fn list(fact: &Value) -> String {
    let Some(all) = fact.as_array() else {
        return fact.as_str().unwrap_or_default().to_owned();
    };
    let mut runs: Vec<(&str, usize)> = vec![];
    for it in all.iter().filter_map(Value::as_str) {
        match runs.last_mut() {
            Some((last, count)) if *last == it => *count += 1,
            _ => runs.push((it, 1)),
        }
    }
    let runs = runs.into_iter().map(|(it, count)| match count {
        1 => it.to_owned(),
        count => format!("{count} × {it}"),
    });
    runs.collect::<Vec<_>>().join(", ")
}

/// Kernels by op and layer, and what the machine could do.
#[derive(Debug, Serialize)]
pub(super) struct Roofline {
    pub(super) groups: Vec<Group>,
    roofs: Vec<Roof>,
    memory: Rate,
    /// Of kernels that have no place in the drawing: without operations or bytes, or too many.
    #[serde(skip)]
    left_out: (u64, f64),
    #[serde(skip)]
    step_seconds: f64,
}

/// Kernels of one op in one layer.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Group {
    pub(super) name: String,
    pub(super) flops: f64,
    pub(super) bytes: f64,
    pub(super) seconds: f64,
    pub(super) count: u64,
    /// What bounds those that take longest.
    pub(super) bound: Bound,
    #[serde(skip)]
    longest_s: f64,
}

#[derive(Debug, Serialize)]
struct Roof {
    name: &'static str,
    flops_per_s: f64,
    reached_flops_per_s: f64,
}

#[derive(Debug, Serialize)]
struct Rate {
    bytes_per_s: f64,
    reached_bytes_per_s: f64,
}

impl Roofline {
    pub(super) fn of(page: &Page<'_>) -> Self {
        let mut all: Vec<Group> = groups(page).into_values().collect();
        all.sort_by(|a, b| b.seconds.total_cmp(&a.seconds));
        let (mut groups, mut left_out): (Vec<Group>, Vec<Group>) = all
            .into_iter()
            .partition(|it| it.flops > 0.0 && it.bytes > 0.0 && it.seconds > 0.0);
        left_out.extend(groups.split_off(GROUPS.min(groups.len())));
        let core = page.core;
        let matrix = core.peak_flops_per_s();
        let vector = (core.vector_elements * core.vector_alus) as f64 * core.clock_hz;
        let roof = |name, flops_per_s: f64, share: f64| Roof {
            name,
            flops_per_s,
            reached_flops_per_s: flops_per_s * share,
        };
        Self {
            groups,
            roofs: vec![
                roof("matrix units, 16-bit floats", matrix, core.mxu_efficiency),
                roof(
                    "matrix units, 32-bit floats",
                    matrix / core.f32_passes.max(1.0),
                    core.mxu_efficiency,
                ),
                roof("vector unit", vector, core.vector_efficiency),
            ],
            memory: Rate {
                bytes_per_s: core.hbm_bytes_per_s,
                reached_bytes_per_s: core.hbm_bytes_per_s * core.hbm_efficiency,
            },
            left_out: left_out.iter().fold((0, 0.0), |(count, seconds), it| {
                (count + it.count, seconds + it.seconds)
            }),
            step_seconds: page.report.step_seconds,
        }
    }

    /// What the drawing does not show.
    pub(super) fn note(&self) -> String {
        match self.left_out {
            (0, _) => "All kernels are drawn.".to_owned(),
            (count, time) => format!(
                "Not drawn: {count} kernels that do not compute, or take least; {}, {} of the step.",
                seconds(time),
                percent(time / self.step_seconds)
            ),
        }
    }
}

fn groups(page: &Page<'_>) -> BTreeMap<String, Group> {
    let mut groups: BTreeMap<String, Group> = BTreeMap::new();
    let timelines = page.simulation.timelines.iter();
    for (timeline, iterations) in timelines.zip(page.simulation.iterations()) {
        let Some(timeline) = timeline else { continue };
        let steps = &page.program.computations[timeline.computation].steps;
        for work in &timeline.work {
            let Work::Kernel(cluster, time) = work else {
                continue;
            };
            let anchor = &steps[cluster.anchor];
            let name = match labels::layer(page.program, anchor) {
                "" => anchor.op.name().to_owned(),
                layer => format!("{} · {layer}", anchor.op.name()),
            };
            let group = groups.entry(name.clone()).or_insert_with(|| Group {
                name,
                flops: 0.0,
                bytes: 0.0,
                seconds: 0.0,
                count: 0,
                bound: time.bound(),
                longest_s: 0.0,
            });
            let times = iterations as f64;
            let own = cluster.steps.iter().map(|it| steps[*it].flops).sum::<u64>();
            group.flops += own as f64 * times;
            group.bytes += time.memory_bytes * times;
            group.seconds += time.seconds() * times;
            group.count += iterations;
            if time.seconds() > group.longest_s {
                (group.longest_s, group.bound) = (time.seconds(), time.bound());
            }
        }
    }
    groups
}
