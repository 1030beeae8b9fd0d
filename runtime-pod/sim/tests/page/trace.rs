//! Traces, read back as JSON.

use std::collections::BTreeMap;

use peapod_sim::report::{Input, Report};
use peapod_sim::schedule::Overlap;
use peapod_sim::simulation::Work;
use peapod_sim::trace::{Extent, trace};
use serde_json::Value;

use crate::programs::{Simulated, exported, loops, simulated, two_sums};

/// Speeds of links: collectives of no moment, and those that hold everything up.
const SPEEDS: [f64; 3] = [1e12, 2e10, 1e8];

/// A slice: process and thread, nanoseconds, the event.
struct Slice {
    track: (u64, u64),
    start_ns: u64,
    end_ns: u64,
    event: Value,
}

impl Slice {
    fn is(&self, category: &str) -> bool {
        self.event["cat"] == category
    }
}

fn nanoseconds(microseconds: &Value) -> u64 {
    (microseconds.as_f64().unwrap() * 1000.0).round() as u64
}

fn events(text: &str) -> Vec<Value> {
    let parsed: Value = serde_json::from_str(text).unwrap();
    parsed["traceEvents"].as_array().unwrap().clone()
}

fn slices(events: &[Value]) -> Vec<Slice> {
    let slices = events.iter().filter(|event| event["ph"] == "X");
    slices
        .map(|event| {
            let start_ns = nanoseconds(&event["ts"]);
            Slice {
                track: (
                    event["pid"].as_u64().unwrap(),
                    event["tid"].as_u64().unwrap(),
                ),
                start_ns,
                end_ns: start_ns + nanoseconds(&event["dur"]),
                event: event.clone(),
            }
        })
        .collect()
}

/// All programs, schedules and speeds.
fn for_all(check: impl Fn(&Simulated, &str)) {
    let programs = [
        ("loops", loops()),
        ("cnn_momentum", exported("cnn_momentum", 8)),
    ];
    for (name, pod) in &programs {
        for overlap in [Overlap::None, Overlap::Async] {
            for speed in SPEEDS {
                let simulated = simulated(pod, overlap, speed);
                check(&simulated, &format!("{name}, {overlap:?}, {speed:e} B/s"));
            }
        }
    }
}

fn drawn(it: &Simulated, extent: Extent) -> Vec<Value> {
    let text = trace(&it.program, &it.simulation, &it.report, extent);
    events(&text)
}

/// Slices of a track are disjoint or nested, and in order.
fn assert_nested(slices: &[Slice], about: &str) {
    let mut tracks: BTreeMap<(u64, u64), Vec<&Slice>> = BTreeMap::new();
    for slice in slices {
        let around = tracks.entry(slice.track).or_default();
        while around.last().is_some_and(|it| it.end_ns <= slice.start_ns) {
            around.pop();
        }
        if let Some(outer) = around.last() {
            let within = outer.start_ns <= slice.start_ns && slice.end_ns <= outer.end_ns;
            assert!(within, "{about}: {} in {}", slice.event, outer.event);
            assert!(
                outer.is("control flow"),
                "{about}: {} in {}",
                slice.event,
                outer.event
            );
        }
        around.push(slice);
    }
}

/// The outermost slices of a core follow each other from the start of the step to its end.
fn assert_covers(slices: &[Slice], pid: u64, it: &Simulated, about: &str) {
    let mut at_ns = 0;
    for slice in slices.iter().filter(|slice| slice.track.0 == pid) {
        if slice.start_ns >= at_ns {
            assert_eq!(
                slice.start_ns, at_ns,
                "{about}: a gap before {}",
                slice.event
            );
            at_ns = slice.end_ns;
        }
    }
    let step_ns = (it.simulation.step_seconds() * 1e9).round() as u64;
    assert_eq!(at_ns, step_ns, "{about}");
}

#[test]
fn cores_are_covered_and_nothing_overlaps() {
    for_all(|it, about| {
        for limit in [1, 7, 40, 200, 100_000] {
            let extent = Extent {
                cores: 2,
                slices: limit,
            };
            let events = drawn(it, extent);
            let times = events.iter().filter_map(|event| event["ts"].as_f64());
            assert!(times.collect::<Vec<_>>().is_sorted(), "{about}");
            let slices = slices(&events);
            assert_nested(&slices, about);
            assert_covers(&slices, 1, it, about);
            assert_covers(&slices, 2, it, about);
        }
    });
}

/// How often tasks of each kind run: kernels, collectives.
fn runs(it: &Simulated) -> [u64; 2] {
    let mut runs = [0; 2];
    for (timeline, iterations) in it
        .simulation
        .timelines
        .iter()
        .zip(it.simulation.iterations())
    {
        let Some(timeline) = timeline else { continue };
        for (work, run) in timeline.work.iter().zip(&timeline.schedule.runs) {
            match work {
                Work::Kernel(..) if run.end_s - run.start_s > 1e-9 => runs[0] += iterations,
                Work::Collective(..) => runs[1] += iterations,
                Work::Kernel(..) | Work::Inner(..) | Work::Message(..) => {}
            }
        }
    }
    runs
}

/// Names of tracks, in order.
fn track_names(events: &[Value]) -> Vec<&Value> {
    let names = events.iter().filter(|event| event["name"] == "thread_name");
    names.map(|event| &event["args"]["name"]).collect()
}

#[test]
fn every_task_is_there_and_links_show_phases() {
    for_all(|it, about| {
        let extent = Extent {
            cores: 1,
            slices: 100_000,
        };
        let events = drawn(it, extent);
        let slices = slices(&events);
        let [kernels, collectives] = runs(it);
        let count = |pid, tid, category| {
            let of = slices.iter().filter(|it| it.track == (pid, tid));
            of.filter(|slice| slice.is(category)).count() as u64
        };
        assert_eq!(count(1, 1, "kernel"), kernels, "{about}");
        for tid in 1..=5 {
            assert_eq!(count(2, tid, "collective"), collectives, "{about}");
        }
        let expected = [
            "matrix+vector (core 0)",
            "collectives",
            "X+",
            "X-",
            "Y+",
            "Y-",
        ];
        assert_eq!(track_names(&events), expected);
    });
}

#[test]
fn collectives_on_other_links_run_at_the_same_time() {
    let communication = |overlap| {
        let it = simulated(&two_sums(), overlap, 1e9);
        let report = &it.report;
        assert!((report.exposed_seconds - report.step_seconds).abs() < 0.1 * report.step_seconds);
        (it.report.communication_seconds, it.report.exposed_seconds)
    };
    let (sum, one_after_another) = communication(Overlap::None);
    assert!((sum - one_after_another).abs() < 1e-12);
    let (sum, together) = communication(Overlap::Async);
    assert!(
        (sum / 2.0 - together).abs() < 1e-12,
        "{together} s of {sum}"
    );
    let events = drawn(
        &simulated(&two_sums(), Overlap::Async, 1e9),
        Extent::default(),
    );
    let links = [
        "collectives",
        "collectives at the same time, 1",
        "X+",
        "X-",
        "Y+",
        "Y-",
    ];
    assert_eq!(track_names(&events)[2..], links);
}

#[test]
fn waits_name_their_collectives_and_add_up() {
    for_all(|it, about| {
        let extent = Extent {
            cores: 1,
            slices: 100_000,
        };
        let events = drawn(it, extent);
        let slices = slices(&events);
        let waits: Vec<&Slice> = slices.iter().filter(|slice| slice.is("wait")).collect();
        let waited: u64 = waits.iter().map(|it| it.end_ns - it.start_ns).sum();
        let exposed = it.report.exposed_seconds * 1e9;
        // A rounding for each slice.
        let near = (waited as f64 - exposed).abs() <= 1.0 + waits.len() as f64;
        assert!(near, "{about}: waited {waited} ns, exposed {exposed} ns");
        for wait in &waits {
            let cause = wait.event["args"]["for"].as_str().unwrap_or_default();
            let collectives = slices.iter().filter(|it| it.is("collective"));
            let mut named = collectives.filter(|it| it.event["args"]["step"] == cause);
            let ends = named.any(|it| it.end_ns == wait.end_ns);
            assert!(ends, "{about}: nothing ends with {}", wait.event);
        }
        let flows = |phase: &str| events.iter().filter(|event| event["ph"] == phase).count();
        assert_eq!(
            (flows("s"), flows("f")),
            (waits.len(), waits.len()),
            "{about}"
        );
    });
}

#[test]
fn turns_beyond_the_limit_are_counted() {
    let it = simulated(&loops(), Overlap::Async, 2e10);
    for limit in [20, 30, 60, 90, 150] {
        let extent = Extent {
            cores: 1,
            slices: limit,
        };
        let slices = slices(&drawn(&it, extent));
        let core = slices.iter().filter(|slice| slice.track.0 == 1);
        let left: Vec<&Slice> = core.filter(|slice| slice.is("not drawn")).collect();
        let iterations = left
            .iter()
            .any(|slice| slice.event["args"]["iterations"].as_u64() > Some(0));
        assert!(iterations, "{limit}");
        for slice in &left {
            let iterations = slice.event["args"]["iterations"].as_u64().unwrap();
            assert!(iterations <= 5, "{}", slice.event);
            let name = match iterations {
                // Its condition, for the last time.
                0 => "end of the loop not drawn".to_owned(),
                iterations => format!("{iterations} further iterations not drawn"),
            };
            assert!(slice.event["name"].as_str().unwrap().starts_with(&name));
        }
        // Phases come on top of collectives.
        assert!(
            slices.len() <= 2 * limit,
            "{} slices for {limit}",
            slices.len()
        );
    }
    let whole = slices(&drawn(&it, Extent::default()));
    assert!(whole.iter().all(|slice| !slice.is("not drawn")));
}

#[test]
fn bytes_are_counted_over_time() {
    let it = simulated(&exported("cnn_momentum", 8), Overlap::Async, 2e10);
    let events = drawn(&it, Extent::default());
    let of = |pid: u64| {
        let counters = events.iter().filter(|event| event["ph"] == "C");
        let counters = counters.filter(|event| event["pid"] == pid);
        let bytes = counters.map(|event| event["args"]["bytes"].as_u64().unwrap());
        bytes.collect::<Vec<_>>()
    };
    assert_eq!(of(1).iter().max(), Some(&it.report.memory.per_device_bytes));
    assert_eq!(of(1), of(2));
    assert_eq!(
        of(1).len(),
        it.simulation.entry().schedule.live.moments.len()
    );
}

#[test]
fn steps_that_wait_for_input_end_with_it() {
    let it = simulated(&loops(), Overlap::Async, 2e10);
    let input = Input {
        seconds: 1.5 * it.simulation.step_seconds(),
        ..Input::default()
    };
    let report = Report::new(&it.program, &it.simulation, &it.core, input, "slow hosts");
    let text = trace(&it.program, &it.simulation, &report, Extent::default());
    let slices = slices(&events(&text));
    let core: Vec<&Slice> = slices.iter().filter(|it| it.track.0 == 1).collect();
    let last = core.last().unwrap();
    assert_eq!(last.event["name"], "wait for input");
    let step_ns = |seconds: f64| (seconds * 1e9).round() as u64;
    assert_eq!(last.start_ns, step_ns(it.simulation.step_seconds()));
    assert_eq!(last.end_ns, step_ns(report.step_seconds));
}

/// What is between two steps is no wait, neither for a collective nor for input.
#[test]
fn steps_end_with_what_is_between_them() {
    let mut it = simulated(&loops(), Overlap::Async, 2e10);
    it.simulation.step_overhead_s = 1e-4;
    let program_s = it.simulation.step_seconds() - 1e-4;
    for late_s in [0.0, 5e-5] {
        let input = Input {
            seconds: it.simulation.step_seconds() + late_s,
            ..Input::default()
        };
        let report = Report::new(&it.program, &it.simulation, &it.core, input, "between");
        let text = trace(&it.program, &it.simulation, &report, Extent::default());
        let slices = slices(&events(&text));
        let core = slices.iter().filter(|it| it.track.0 == 1);
        let step_ns = |seconds: f64| (seconds * 1e9).round() as u64;
        let (between, after): (Vec<&Slice>, Vec<&Slice>) = core
            .filter(|it| it.start_ns >= step_ns(program_s))
            .partition(|it| it.is("step overhead"));
        assert_eq!(between.len(), 1, "{late_s}");
        assert_eq!(between[0].event["name"], "step overhead");
        assert_eq!(between[0].start_ns, step_ns(program_s));
        assert_eq!(between[0].end_ns, step_ns(it.simulation.step_seconds()));
        assert_eq!(after.len(), usize::from(late_s > 0.0), "{late_s}");
        assert!(after.iter().all(|it| it.event["name"] == "wait for input"));
    }
}
