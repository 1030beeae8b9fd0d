//! A simulation as a trace in Chrome's JSON format, which <https://ui.perfetto.dev> opens.
//!
//! There is a process for each core that is drawn, whose slices are kernels, loops and waits, and a
//! counter of live bytes; and one for the links, with all collectives on one track and the links of
//! each class on theirs. Arrows lead from collectives to the waits for them. Times are in
//! microseconds, exact to the nanosecond; keys of arguments say units.

use peapod_schemas::pod::Program;
use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde_json::{Value, json};

use crate::labels;
use crate::live::{Profile, coarse};
use crate::report::Report;
use crate::simulation::Simulation;
use crate::slices::{Ends, Slice, Track, What, slices};

/// How much is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Extent {
    /// Cores of a chip; all do the same.
    pub cores: usize,
    /// Slices of one core and its links, about; iterations of loops beyond them are left out and
    /// marked.
    pub slices: usize,
}

impl Default for Extent {
    fn default() -> Self {
        Self {
            cores: 2,
            slices: 200_000,
        }
    }
}

/// The track of a core's units.
const CORE_TID: usize = 1;

/// Makes the trace. Of a pipeline one core of each stage is drawn, and its links.
pub fn trace(
    program: &Program,
    simulation: &Simulation,
    report: &Report,
    extent: Extent,
) -> String {
    let parts: Vec<_> = program.parts().zip(simulation.parts()).collect();
    let mut events = Vec::new();
    let mut drawing = Drawing {
        ends: Ends::of(simulation, report.step_seconds),
        extent: match parts.len() {
            1 => extent,
            stages => Extent {
                cores: 1,
                slices: extent.slices / stages,
            },
        },
        stage: None,
        before: 0,
        flows: 0,
    };
    for (stage, (program, simulation)) in parts.iter().enumerate() {
        drawing.stage = (parts.len() > 1).then_some(stage);
        drawing.part(program, simulation, &mut events);
        drawing.before += drawing.extent.cores + 1;
    }
    // Slices of one time are nested, outer ones first.
    events.sort_by_key(|it| (it.at_ns, it.rank));
    let about = json!({
        "model": report.model,
        "target": report.target,
        "devices": report.devices,
        "step_seconds": report.step_seconds,
    });
    let mut text = format!("{{\"displayTimeUnit\":\"ns\",\"otherData\":{about},\"traceEvents\":[");
    for (index, event) in events.iter().enumerate() {
        let comma = if index == 0 { "" } else { "," };
        let _ = write!(text, "{comma}\n{}", event.text);
    }
    text + "\n]}\n"
}

/// What is drawn of one program.
struct Drawing {
    ends: Ends,
    extent: Extent,
    /// Which stage of a pipeline it is.
    stage: Option<usize>,
    /// Processes before its own.
    before: usize,
    /// Arrows so far.
    flows: usize,
}

impl Drawing {
    fn part(&mut self, program: &Program, simulation: &Simulation, events: &mut Vec<Event>) {
        let Extent {
            cores,
            slices: limit,
        } = self.extent;
        let slices = slices(simulation, self.ends, limit);
        let tracks = tracks(&slices);
        let links = self.before + cores + 1;
        self.names(&tracks, events);
        let live = &simulation.entry().schedule.live;
        let own = self.before + 1..self.before + 1 + cores;
        for pid in own.clone() {
            counters(live, pid, limit, events);
        }
        for slice in &slices {
            let text = about(program, slice);
            match &slice.track {
                Track::Core => {
                    for pid in own.clone() {
                        events.push(event(slice, (pid, CORE_TID), &text));
                        if let What::Wait(Some(start_ns)) = slice.what {
                            self.flows += 1;
                            // Not before the collective runs.
                            let at = (pid, start_ns.max(slice.start_ns));
                            events.push(flow("s", self.flows, (links, 1), start_ns));
                            events.push(flow("f", self.flows, (at.0, CORE_TID), at.1));
                        }
                    }
                }
                track @ (Track::Collectives(_) | Track::Links(_)) => {
                    events.push(event(slice, (links, tracks[track]), &text));
                }
            }
        }
    }

    /// Names of processes and tracks.
    fn names(&self, tracks: &BTreeMap<Track, usize>, events: &mut Vec<Event>) {
        let (before, cores) = (self.before, self.extent.cores);
        let mut say = |name: &str, pid: usize, tid: usize, args: Value| {
            let pid = before + pid;
            events.push(Event {
                at_ns: 0,
                rank: 0,
                text: json!({"ph": "M", "name": name, "pid": pid, "tid": tid, "args": args})
                    .to_string(),
            });
        };
        let of = self
            .stage
            .map_or(String::new(), |stage| format!("stage {stage}, "));
        for pid in 1..=cores + 1 {
            let name = match pid {
                links if links > cores => format!("{of}links"),
                core => format!("{of}core {}", core - 1),
            };
            say("process_name", pid, 0, json!({"name": name}));
            say(
                "process_sort_index",
                pid,
                0,
                json!({"sort_index": before + pid}),
            );
        }
        for pid in 1..=cores {
            let name = format!("matrix+vector (core {})", pid - 1);
            say("thread_name", pid, CORE_TID, json!({"name": name}));
        }
        for (track, tid) in tracks {
            let name = match track {
                Track::Core | Track::Collectives(0) => "collectives".to_owned(),
                Track::Collectives(other) => format!("collectives at the same time, {other}"),
                Track::Links(class) => class.clone(),
            };
            say("thread_name", cores + 1, *tid, json!({"name": name}));
            say(
                "thread_sort_index",
                cores + 1,
                *tid,
                json!({"sort_index": tid}),
            );
        }
    }
}

/// Something in the trace, and where it goes.
struct Event {
    at_ns: u64,
    /// Among those of one time.
    rank: usize,
    text: String,
}

/// Numbers of tracks of links.
fn tracks(slices: &[Slice<'_>]) -> BTreeMap<Track, usize> {
    let links = slices.iter().map(|it| it.track.clone());
    let links = links.filter(|track| *track != Track::Core);
    let mut tracks: BTreeMap<Track, usize> = links.map(|track| (track, 0)).collect();
    for (index, tid) in tracks.values_mut().enumerate() {
        *tid = index + 1;
    }
    tracks
}

fn counters(live: &Profile, pid: usize, limit: usize, events: &mut Vec<Event>) {
    for moment in coarse(&live.moments, limit) {
        let (at_ns, bytes) = ((moment.at_s * 1e9).round() as u64, moment.total_bytes());
        events.push(Event {
            at_ns,
            rank: 1,
            text: format!(
                "{{\"ph\":\"C\",\"name\":\"live bytes\",\"pid\":{pid},\"ts\":{},\
                 \"args\":{{\"bytes\":{bytes}}}}}",
                microseconds(at_ns)
            ),
        });
    }
}

/// The name, the category and the arguments of a slice.
fn about(program: &Program, slice: &Slice<'_>) -> String {
    let category = slice.what.kind().category();
    let facts = labels::facts(program, slice).into_iter();
    let args: serde_json::Map<String, Value> =
        facts.map(|(key, fact)| (key.to_owned(), fact)).collect();
    let name = json!(labels::name(program, slice));
    format!(
        "\"name\":{name},\"cat\":\"{category}\",\"args\":{}",
        json!(args)
    )
}

fn event(slice: &Slice<'_>, (pid, tid): (usize, usize), about: &str) -> Event {
    Event {
        at_ns: slice.start_ns,
        rank: 2 + slice.depth,
        text: format!(
            "{{\"ph\":\"X\",\"pid\":{pid},\"tid\":{tid},\"ts\":{},\"dur\":{},{about}}}",
            microseconds(slice.start_ns),
            microseconds(slice.end_ns - slice.start_ns)
        ),
    }
}

/// An end of an arrow, `s` or `f`.
fn flow(phase: &str, id: usize, (pid, tid): (usize, usize), at_ns: u64) -> Event {
    Event {
        at_ns,
        rank: usize::MAX,
        text: format!(
            "{{\"ph\":\"{phase}\",\"bp\":\"e\",\"id\":{id},\"name\":\"waits for\",\"cat\":\"wait\",\
             \"pid\":{pid},\"tid\":{tid},\"ts\":{}}}",
            microseconds(at_ns)
        ),
    }
}

/// Microseconds with all nanoseconds.
fn microseconds(nanoseconds: u64) -> String {
    format!("{}.{:03}", nanoseconds / 1000, nanoseconds % 1000)
}
