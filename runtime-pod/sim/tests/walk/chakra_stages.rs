//! Chakra traces of pipelines: messages of stages meet, groups are within stages, and a replay
//! takes no longer than the step.

use std::collections::BTreeMap;

use peapod_ir::Mesh;
use peapod_passes::PodOptions;
use peapod_passes::pod::pipeline::asynchronous::DelayOptions;
use peapod_passes::pod::pipeline::stages::Cuts;
use peapod_passes::pod::pipeline::{PipelineOptions, compile};
use peapod_sim::chakra::Traces;
use peapod_sim::compute::Core;
use peapod_sim::network::{Embedding, Network};
use peapod_sim::report::{Input, Report};
use peapod_sim::schedule::Overlap;
use peapod_sim::simulation::simulate;
use peapod_sim::torus_links::{Choices, TorusLinks};

use crate::chakra::{Node, dependencies_end_first, exchanged, read};
use crate::pipelines::network;
use crate::support::{ir, options, slice};

struct Traced {
    devices: Vec<Vec<Node>>,
    groups: BTreeMap<String, Vec<usize>>,
    message_bytes: usize,
    step_seconds: f64,
}

/// Eight layers in four stages of two devices each.
fn traced(schedule: &str, overlap: Overlap) -> Traced {
    let pipeline = PipelineOptions {
        schedule: schedule.parse().expect("a schedule"),
        microbatches: 4,
        cuts: Cuts::At(["a2", "a4", "a6"].map(str::to_owned).to_vec()),
        rematerialise: false,
        delays: DelayOptions::default(),
    };
    let pod = PodOptions::new(Mesh::new([("pipe", 4), ("data", 2)]), vec![]);
    let program = compile(ir(&network(8, 256, 1024)), &pod, &pipeline, |_, _| {});
    let program = program.unwrap_or_else(|error| panic!("{error}"));
    let bytes = peapod_emit::pod::write_pipeline(&program.pipeline).unwrap();
    let program = peapod_schemas::pod::read(&bytes).unwrap();
    let machine = slice(8);
    let embedding = Embedding::new(&machine, &program.mesh.axes).unwrap();
    let torus = Network::new(&machine, &embedding).unwrap();
    let links = TorusLinks::new(&torus, Choices::default()).of_stages();
    let core = Core::from(&machine);
    let simulation = simulate(&program, &core, &links, &options(overlap)).unwrap();
    let input = Input::of(&program, &machine);
    let report = Report::new(&program, &simulation, &core, input, &machine.name);
    let traces = Traces::new(&program, &simulation, &report, &embedding).unwrap();
    let devices = (0..traces.devices()).map(|it| read(&traces.trace(it)));
    let groups = traces.groups().map(|it| serde_json::from_str(&it).unwrap());
    Traced {
        devices: devices.collect(),
        groups: groups.unwrap_or_default(),
        message_bytes: program.message_bytes(),
        step_seconds: report.step_seconds,
    }
}

/// Microseconds until all have ended, where nodes begin as soon as those end that they depend on,
/// and nothing is received before it is sent.
fn replayed_us(devices: &[Vec<Node>]) -> u64 {
    let mut sent: BTreeMap<[u64; 3], u64> = BTreeMap::new();
    loop {
        let (before, mut longest) = (sent.clone(), 0);
        for nodes in devices {
            let mut ends: BTreeMap<u64, u64> = BTreeMap::new();
            for node in nodes {
                let mut start = node.deps.iter().map(|it| ends[it]).max().unwrap_or(0);
                if node.kind == 6 {
                    start = start.max(before.get(&node.ends()).copied().unwrap_or(0));
                }
                let end = start + node.duration_us;
                if node.kind == 5 {
                    sent.insert(node.ends(), end);
                }
                ends.insert(node.id, end);
                longest = longest.max(end);
            }
        }
        if before == sent {
            return longest;
        }
    }
}

#[test]
fn stages_receive_what_others_send() {
    for schedule in ["gpipe", "1f1b", "zb-h1", "pipemare"] {
        for overlap in [Overlap::None, Overlap::Async] {
            let read = traced(schedule, overlap);
            assert_eq!(read.devices.len(), 8, "{schedule}");
            read.devices
                .iter()
                .for_each(|it| dependencies_end_first(it));
            let sent = exchanged(&read.devices);
            let stage = |device: u64| device / 2;
            let between = |ends: &[u64; 3]| stage(ends[0]) != stage(ends[1]);
            let messages = sent.iter().filter(|(ends, _)| between(ends));
            // Each of the two devices of a stage sends to its counterpart.
            let bytes: u64 = messages.clone().map(|(_, bytes)| bytes).sum();
            assert_eq!(bytes, 2 * read.message_bytes as u64, "{schedule}");
            assert!(messages.clone().count() >= 2 * 4 * 6, "{schedule}");
            for (ends, _) in messages {
                assert_eq!(ends[0] % 2, ends[1] % 2, "{schedule}");
            }
            for (device, nodes) in read.devices.iter().enumerate() {
                let groups = nodes.iter().filter_map(|it| it.attributes.get("pg_name"));
                let mut count = 0;
                for (_, name) in groups {
                    let stage = device / 2;
                    assert_eq!(read.groups[&name.text()], [2 * stage, 2 * stage + 1]);
                    count += 1;
                }
                assert!(count > 0, "{schedule}: device {device} has no collective");
            }
            if schedule != "pipemare" {
                let (replayed_s, step_s) =
                    (replayed_us(&read.devices) as f64 * 1e-6, read.step_seconds);
                assert!(
                    replayed_s <= step_s + 1e-5,
                    "{schedule}: {replayed_s} {step_s}"
                );
                assert!(
                    replayed_s > 0.5 * step_s,
                    "{schedule}: {replayed_s} {step_s}"
                );
            }
        }
    }
}
