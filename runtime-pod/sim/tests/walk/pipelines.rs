//! Stages of pipelines in time: what is lost is what the papers say.

use std::collections::BTreeMap;

use peapod_ir::Mesh;
use peapod_passes::PodOptions;
use peapod_passes::pod::pipeline::asynchronous::DelayOptions;
use peapod_passes::pod::pipeline::schedule::{Schedule, Slot, Table, Work};
use peapod_passes::pod::pipeline::stages::Cuts;
use peapod_passes::pod::pipeline::{PipelineOptions, compile};
use peapod_schemas::pod::{Computation, Program, Step, read};
use peapod_sim::WalkError;
use peapod_sim::compute::Core;
use peapod_sim::link_set::LinkSet;
use peapod_sim::memory::{Buffer, Category};
use peapod_sim::report::{Input, Report};
use peapod_sim::schedule::{Message, Overlap, Resource, Task, schedule_stages};
use peapod_sim::simulation::{Links, Options, Sent, Simulation, simulate};

use crate::support::{ir, options, slice};

fn table(schedule: &str, devices: usize, microbatches: usize) -> Table {
    let schedule: Schedule = schedule.parse().expect("a schedule");
    schedule
        .table(devices, microbatches, true)
        .expect("a table")
}

/// Seconds of a slot, where a stage alone takes one for its forward pass.
fn seconds(table: &Table, slot: Slot) -> f64 {
    let share = table.devices.len() as f64 / table.stages() as f64;
    match slot.work {
        Work::Backward if !table.splits_backward() => 2.0 * share,
        Work::Forward | Work::Backward | Work::Weights => share,
    }
}

/// The tasks of a device, which sends what other slots wait for in no time.
fn tasks(table: &Table, device: usize, channels: &mut BTreeMap<(Slot, Slot), u32>) -> Vec<Task> {
    let message = |place: Option<Message>, seconds: f64| Task {
        place: match place {
            None => Resource::Core,
            Some(_) => Resource::Links(LinkSet::NONE),
        },
        seconds,
        reads: vec![],
        writes: vec![],
        scratch_bytes: 0,
        in_place: false,
        message: place,
    };
    let (last, places) = (table.stages() - 1, table.places());
    let mut channel = |from: Slot, to: Slot| {
        let next = channels.len() as u32;
        *channels.entry((from, to)).or_insert(next)
    };
    let mut tasks = Vec::new();
    // A value for each slot, so that what is sent waits for it.
    for (index, &slot) in table.devices[device].iter().enumerate() {
        let at = |stage: usize| Slot { stage, ..slot };
        let (before, after) = match slot.work {
            Work::Forward => (
                slot.stage.checked_sub(1),
                (slot.stage < last).then_some(slot.stage + 1),
            ),
            Work::Backward => (
                (slot.stage < last).then_some(slot.stage + 1),
                slot.stage.checked_sub(1),
            ),
            Work::Weights => (None, None),
        };
        let elsewhere = |stage: usize| places[&(stage, slot.microbatch)] != device;
        let mut reads = vec![];
        if let Some(before) = before.filter(|it| elsewhere(*it)) {
            let channel = channel(at(before), slot);
            tasks.push(Task {
                writes: vec![2 * index],
                ..message(Some(Message::Receive(channel)), 0.0)
            });
            reads.push(2 * index);
        }
        tasks.push(Task {
            reads,
            writes: vec![2 * index + 1],
            ..message(None, seconds(table, slot))
        });
        if let Some(after) = after.filter(|it| elsewhere(*it)) {
            let channel = channel(slot, at(after));
            tasks.push(Task {
                reads: vec![2 * index + 1],
                ..message(Some(Message::Send(channel)), 0.0)
            });
        }
    }
    tasks
}

/// A value of so many bytes.
fn buffer(root: usize, bytes: u64) -> Buffer {
    Buffer {
        bytes,
        padding: 0,
        root,
        category: Category::Temporaries,
        given: false,
        kept: false,
    }
}

/// The share of the time in which devices wait.
fn bubble(table: &Table) -> f64 {
    let mut channels = BTreeMap::new();
    let devices = 0..table.devices.len();
    let stages: Vec<Vec<Task>> = devices.map(|it| tasks(table, it, &mut channels)).collect();
    let buffers: Vec<Vec<Buffer>> = table
        .devices
        .iter()
        .map(|slots| (0..2 * slots.len()).map(|root| buffer(root, 0)).collect())
        .collect();
    let pairs = stages.iter().zip(&buffers);
    let pairs: Vec<(&[Task], &[Buffer])> = pairs.map(|(a, b)| (&a[..], &b[..])).collect();
    let schedules = schedule_stages(&pairs, options(Overlap::Async).limits).unwrap();
    let total = schedules.iter().map(|it| it.seconds).fold(0.0, f64::max);
    let slots = table.devices.iter().flatten();
    let busy: f64 = slots.map(|slot| seconds(table, *slot)).sum();
    1.0 - busy / (total * table.devices.len() as f64)
}

#[test]
fn stages_of_one_length_wait_as_long_as_the_papers_say() {
    for (devices, microbatches) in [(2, 4), (4, 4), (4, 16), (8, 32)] {
        let (k, m) = (devices as f64, microbatches as f64);
        let expected = (k - 1.0) / (m + k - 1.0);
        for schedule in ["gpipe", "1f1b"] {
            let found = bubble(&table(schedule, devices, microbatches));
            assert!(
                (found - expected).abs() < 1e-12,
                "{schedule}: {found}, {expected}"
            );
        }
        for schedule in ["zb-h1", "zb-h2", "zb-v", "interleaved:2"] {
            let found = bubble(&table(schedule, devices, microbatches));
            assert!(found < expected, "{schedule}: {found}, {expected}");
        }
    }
}

/// Weights that are gathered ahead for later, and as many as may be, do not keep the core from
/// those of its next task.
#[test]
fn gathers_ahead_leave_room_for_what_comes_next() {
    let task = |place: Resource, reads: &[usize], writes: &[usize]| Task {
        place,
        seconds: 1.0,
        reads: reads.to_vec(),
        writes: writes.to_vec(),
        scratch_bytes: 0,
        in_place: false,
        message: None,
    };
    let links = Resource::Links(LinkSet::up(0));
    // The first gather waits for a kernel, two later ones for nothing.
    let tasks = [
        task(Resource::Core, &[], &[0]),
        task(links, &[0], &[1]),
        task(Resource::Core, &[1], &[2]),
        task(links, &[], &[3]),
        task(links, &[], &[4]),
        task(Resource::Core, &[3], &[5]),
        task(Resource::Core, &[4], &[6]),
    ];
    let buffers: Vec<Buffer> = (0..7).map(|root| buffer(root, 8 << root)).collect();
    let limits = options(Overlap::Async).limits;
    let schedules = schedule_stages(&[(&tasks, &buffers)], limits).unwrap();
    let runs = &schedules[0].runs;
    // One after another on the core, each after its gather.
    let starts: Vec<f64> = [0, 2, 5, 6].map(|it| runs[it].start_s).to_vec();
    assert!(starts.is_sorted_by(|a, b| a + 1.0 <= *b), "{starts:?}");
    assert!(runs[1].end_s <= runs[2].start_s, "{runs:?}");
    assert_eq!(schedules[0].seconds, runs[6].end_s);
}

#[test]
fn stages_that_wait_for_ever_are_an_error() {
    let receive = Task {
        place: Resource::Links(LinkSet::NONE),
        seconds: 0.0,
        reads: vec![],
        writes: vec![0],
        scratch_bytes: 0,
        in_place: false,
        message: Some(Message::Receive(7)),
    };
    let kernel = Task {
        place: Resource::Core,
        reads: vec![0],
        writes: vec![],
        message: None,
        ..receive.clone()
    };
    let (tasks, buffers) = ([receive, kernel], [buffer(0, 4)]);
    let found = schedule_stages(&[(&tasks, &buffers)], options(Overlap::Async).limits);
    let error = found.unwrap_err().to_string();
    assert_eq!(
        error,
        "stage 0 of the pipeline waits for ever, with 2 tasks left to do"
    );
}

/// Messages that take no time.
struct Free;

impl Links for Free {
    fn collective(&self, _: &Step, _: &Computation) -> Result<Sent, WalkError> {
        Ok(Sent::default())
    }

    fn message(&self, _: usize, _: usize, _: u64) -> Result<Sent, WalkError> {
        Ok(Sent::default())
    }
}

/// A training step of layers of one size.
pub fn network(layers: usize, width: usize, batch: usize) -> String {
    let (square, rows) = (
        format!("f32[{width}, {width}]"),
        format!("f32[{batch}, {width}]"),
    );
    let arguments: Vec<String> = (0..layers)
        .map(|it| format!("%w{it} \"w{it}\": {square}"))
        .collect();
    let replaces: Vec<String> = (0..layers).map(|it| format!("{it}: {it}")).collect();
    let mut text = format!(
        "module \"network\"\nfunc @main({}, %h0 \"x\": {rows}, %y \"y\": {rows}) replaces({}) {{\n\
         const %zero: f32[] = [0]\n",
        arguments.join(", "),
        replaces.join(", ")
    );
    for layer in 0..layers {
        let next = layer + 1;
        text += &format!(
            "%a{layer} \"a{layer}\" = dot_general(%h{layer}, %w{layer}) {{contracting = [[1], [0]]}} : {rows}\n\
             %h{next} = tanh(%a{layer}) : {rows}\n"
        );
    }
    text += &format!(
        "%c{layers} = sub(%h{layers}, %y) : {rows}\n%q = mul(%c{layers}, %c{layers}) : {rows}\n\
         %l = reduce(%q, %zero) {{combiner = add, dims = [0, 1]}} : f32[]\n"
    );
    for layer in (0..layers).rev() {
        let next = layer + 1;
        text += &format!(
            "%i{layer} = mul(%c{next}, %h{next}) : {rows}\n\
             %g{layer} = dot_general(%h{layer}, %i{layer}) {{contracting = [[0], [0]]}} \
             : {square}\n\
             %c{layer} = dot_general(%i{layer}, %w{layer}) {{contracting = [[1], [1]]}} : {rows}\n\
             %n{layer} = sub(%w{layer}, %g{layer}) : {square}\n"
        );
    }
    let results: Vec<String> = (0..layers).map(|it| format!("%n{it}")).collect();
    text + &format!("return {}, %l\n}}\n", results.join(", "))
}

/// Four for each stage: what the first and the last one have less or more counts little.
const LAYERS: usize = 16;

/// The network over four stages, as a file.
pub(crate) fn in_stages(schedule: &str, microbatches: usize) -> Vec<u8> {
    let module = ir(&network(LAYERS, 1024, 8192));
    let pipeline = PipelineOptions {
        schedule: schedule.parse().expect("a schedule"),
        microbatches,
        cuts: Cuts::At(
            (1..4)
                .map(|stage| format!("a{}", stage * LAYERS / 4))
                .collect(),
        ),
        rematerialise: false,
        delays: DelayOptions::default(),
    };
    let pod = PodOptions::new(Mesh::new([("pipe", 4)]), vec![]);
    let program = compile(module, &pod, &pipeline, |_, _| {});
    let program = program.unwrap_or_else(|error| panic!("{error}"));
    peapod_emit::pod::write_pipeline(&program.pipeline).unwrap()
}

fn report(schedule: &str, microbatches: usize) -> Report {
    let program = read(&in_stages(schedule, microbatches)).unwrap();
    simulated(&program, &options(Overlap::Async)).1
}

/// A program in time, if messages take none.
pub(crate) fn simulated(program: &Program, options: &Options) -> (Simulation, Report) {
    let machine = slice(8);
    let core = Core {
        step_overhead_s: 0.0,
        ..Core::from(&machine)
    };
    let simulation = simulate(program, &core, &Free, options).unwrap();
    let input = Input::default();
    let report = Report::new(program, &simulation, &core, input, &machine.name);
    (simulation, report)
}

#[test]
fn compiled_stages_follow_their_schedule() {
    let bubble = |schedule: &str, microbatches: usize| {
        let report = report(schedule, microbatches);
        report.pipeline.expect("a pipeline").bubble
    };
    for microbatches in [4, 8, 16] {
        let m = microbatches as f64;
        let found = bubble("gpipe", microbatches);
        let expected = 3.0 / (m + 3.0);
        // The first stage computes no gradient of the data, and all update their parameters.
        assert!((found - expected).abs() < 0.05, "{found}, {expected}");
    }
    let [one, h1, h2] = ["1f1b", "zb-h1", "zb-h2"].map(|it| bubble(it, 8));
    // Where messages take no time, more that is kept shortens nothing.
    assert!(h1 < one && h2 <= h1, "{one}, {h1}, {h2}");
}

/// In steady state nothing fills or drains. At the end of a step a stage waits for cotangents that
/// the next one begins with, for as long as forward passes take to reach the last stage.
#[test]
fn asynchronous_stages_wait_less() {
    for schedule in ["pipemare", "pipedream"] {
        for microbatches in [4, 8] {
            let pipeline = report(schedule, microbatches).pipeline.expect("a pipeline");
            let busy = pipeline.stages.iter().map(|it| it.busy_seconds);
            let (longest, sum) = (busy.clone().fold(0.0, f64::max), busy.sum::<f64>());
            let uneven = 1.0 - sum / (longest * pipeline.stages.len() as f64);
            let (found, m) = (pipeline.bubble, microbatches as f64);
            // Where a backward pass takes as long as two forward passes.
            let most = 3.0 / (3.0 * m + 3.0) + uneven;
            println!("{schedule}, {microbatches}: {found}, uneven {uneven}, at most {most}");
            assert!(found < most, "{schedule}: {found}, {most}");
            let gpipe = 3.0 / (m + 3.0);
            assert!(found < gpipe / 2.0, "{schedule}: {found}, {gpipe}");
        }
    }
}

#[test]
fn memory_is_that_of_the_microbatches_that_are_kept() {
    let peak = |schedule: &str, microbatches: usize| {
        let report = report(schedule, microbatches);
        report.pipeline.expect("a pipeline").stages[0].per_device_bytes
    };
    // Microbatches of one size: twice as many are twice as much for GPipe, and no more for 1F1B.
    let activations = |schedule: &str, microbatches: usize| {
        let parts = [1, 2].map(|factor| peak(schedule, factor * microbatches));
        parts[0] as f64 / parts[1] as f64
    };
    let (gpipe, one) = (activations("gpipe", 8), activations("1f1b", 8));
    assert!(one > 1.2 && gpipe < one, "{gpipe}, {one}");
}
