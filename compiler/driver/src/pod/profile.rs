//! Where the time of a pod's steps went, for the report of a run.

use std::collections::BTreeMap;
use std::time::Duration;

use peapod_pod::{Engine, StepTime};
use serde_json::{Value as Json, json};

/// Runs, time and floating-point operations of some steps of the program, all devices together.
#[derive(Clone, Copy, Default)]
struct Cost {
    runs: u64,
    time: Duration,
    flops: u64,
}

impl Cost {
    fn add(&mut self, other: Cost) {
        self.runs += other.runs;
        self.time += other.time;
        self.flops += other.flops;
    }

    fn json(&self) -> Json {
        let seconds = self.time.as_secs_f64();
        let rate = self.flops as f64 / seconds.max(1e-9) / 1e9;
        json!({
            "runs": self.runs,
            "seconds": seconds,
            "gflops_per_second": (rate * 1e3).round() / 1e3,
        })
    }
}

/// Time per kind of step, and per step, the longest first. Seconds are those of threads, waiting
/// for others included, and of all steps and devices together.
pub fn profile(engine: &dyn Engine) -> Json {
    let times = engine.times();
    let mut kinds: BTreeMap<&str, Cost> = BTreeMap::new();
    let mut ops: Vec<(Duration, Json)> = Vec::with_capacity(times.len());
    for time in &times {
        let (kind, cost) = cost(engine, time);
        kinds.entry(kind).or_default().add(cost);
        ops.push((cost.time, described(engine, time, kind, cost)));
    }
    let mut kinds: Vec<(&str, Cost)> = kinds.into_iter().collect();
    kinds.sort_by_key(|(_, cost)| std::cmp::Reverse(cost.time));
    ops.sort_by_key(|(time, _)| std::cmp::Reverse(*time));
    let kinds = kinds.into_iter().map(|(kind, cost)| {
        let mut json = cost.json();
        json["kind"] = kind.into();
        json
    });
    json!({
        "kinds": kinds.collect::<Vec<_>>(),
        "ops": ops.into_iter().map(|(_, op)| op).collect::<Vec<_>>(),
    })
}

fn cost<'a>(engine: &'a dyn Engine, time: &StepTime) -> (&'a str, Cost) {
    let program = engine.program().part(time.stage);
    let step = &program.computations[time.computation].steps[time.step];
    // A step on its way through all devices at once is counted once.
    let cost = Cost {
        runs: time.runs,
        time: time.time,
        flops: step.flops.saturating_mul(time.runs),
    };
    (step.op.name(), cost)
}

fn described(engine: &dyn Engine, time: &StepTime, kind: &str, cost: Cost) -> Json {
    let program = engine.program().part(time.stage);
    let computation = &program.computations[time.computation];
    let step = &computation.steps[time.step];
    let shapes = |ids: &[usize]| -> Vec<Json> {
        let shape = |&id: &usize| json!(computation.values[id].shape);
        ids.iter().map(shape).collect()
    };
    let mut json = cost.json();
    json["kind"] = kind.into();
    if !engine.program().stages.is_empty() {
        json["stage"] = time.stage.into();
    }
    json["computation"] = computation.name.as_str().into();
    json["step"] = time.step.into();
    json["operands"] = shapes(&step.operands).into();
    json["results"] = shapes(&step.results).into();
    if let Some(location) = step.location {
        let location = &program.locations[location];
        json["name"] = location.name.as_str().into();
        json["line"] = location.line.into();
    }
    json
}

/// Bytes of memory that this process held at most; `None` if the system does not say.
pub fn peak_resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}
