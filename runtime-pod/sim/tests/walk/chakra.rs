//! Chakra traces, read back by a decoder that follows `et_def.proto` and shares nothing with the
//! writer: dependencies, bytes by kind, times, and messages that meet.

use std::collections::{BTreeMap, BTreeSet};

use peapod_ir::{Mesh, verify::verify};
use peapod_passes::PodOptions;
use peapod_passes::pod::compile;
use peapod_passes::pod::windowed_einsum::WindowedEinsum;
use peapod_sim::chakra::Traces;
use peapod_sim::machine::Machine;
use peapod_sim::network::Embedding;
use peapod_sim::report::Report;
use peapod_sim::schedule::Overlap;

use crate::support::{exported, ir, options, pod, slice, walk};

/// A field's value: an integer, a double, or bytes.
#[derive(Clone, Debug)]
pub enum Value {
    Integer(u64),
    Double(f64),
    Bytes(Vec<u8>),
}

fn varint(bytes: &mut &[u8]) -> u64 {
    let mut value = 0;
    for shift in (0..64).step_by(7) {
        let byte = bytes[0];
        *bytes = &bytes[1..];
        value |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return value;
        }
    }
    panic!("a varint of more than 64 bits");
}

fn delimited(bytes: &mut &[u8]) -> Vec<u8> {
    let length = varint(bytes) as usize;
    let (head, tail) = bytes.split_at(length);
    *bytes = tail;
    head.to_vec()
}

fn fields(mut bytes: &[u8]) -> Vec<(u64, Value)> {
    let mut fields = vec![];
    while !bytes.is_empty() {
        let tag = varint(&mut bytes);
        let value = match tag & 7 {
            0 => Value::Integer(varint(&mut bytes)),
            1 => {
                let (head, tail) = bytes.split_at(8);
                bytes = tail;
                Value::Double(f64::from_le_bytes(head.try_into().unwrap()))
            }
            2 => Value::Bytes(delimited(&mut bytes)),
            wire => panic!("wire type {wire}"),
        };
        fields.push((tag >> 3, value));
    }
    fields
}

impl Value {
    pub fn integer(&self) -> u64 {
        match self {
            Self::Integer(value) => *value,
            Self::Double(_) | Self::Bytes(_) => panic!("not an integer: {self:?}"),
        }
    }

    fn bytes(&self) -> &[u8] {
        match self {
            Self::Bytes(bytes) => bytes,
            Self::Double(_) | Self::Integer(_) => panic!("not bytes: {self:?}"),
        }
    }

    pub fn text(&self) -> String {
        String::from_utf8(self.bytes().to_vec()).unwrap()
    }

    fn packed(&self) -> Vec<u64> {
        let mut rest = self.bytes();
        let mut values = vec![];
        while !rest.is_empty() {
            values.push(varint(&mut rest));
        }
        values
    }
}

#[derive(Debug, Default)]
pub struct Node {
    pub id: u64,
    name: String,
    pub kind: u64,
    pub deps: BTreeSet<u64>,
    start_us: u64,
    pub duration_us: u64,
    pub attributes: BTreeMap<String, (u64, Value)>,
}

impl Node {
    fn read(bytes: &[u8]) -> Self {
        let mut node = Self::default();
        for (field, value) in fields(bytes) {
            match field {
                1 => node.id = value.integer(),
                2 => node.name = value.text(),
                3 => node.kind = value.integer(),
                4 | 5 => node.deps.extend(value.packed()),
                6 => node.start_us = value.integer(),
                7 => node.duration_us = value.integer(),
                10 => {
                    let attribute = fields(value.bytes());
                    let (1, name) = &attribute[0] else {
                        panic!("an attribute without a name");
                    };
                    let [_, value] = &attribute[..] else {
                        panic!("an attribute of two values");
                    };
                    node.attributes.insert(name.text(), value.clone());
                }
                other => panic!("no field {other} is written"),
            }
        }
        node
    }

    /// An attribute that has to be in this field of the union.
    pub fn attribute(&self, name: &str, field: u64) -> &Value {
        let (there, value) = &self.attributes[name];
        assert_eq!(*there, field, "{name} of {}", self.name);
        value
    }

    fn seconds(&self) -> f64 {
        match self.attribute("duration_seconds", 3) {
            Value::Double(seconds) => *seconds,
            Value::Integer(_) | Value::Bytes(_) => panic!("not a double"),
        }
    }

    fn on_host(&self) -> bool {
        self.attribute("is_cpu_op", 27).integer() == 1
    }
}

/// The nodes of a trace, after its metadata.
pub fn read(bytes: &[u8]) -> Vec<Node> {
    let mut rest = bytes;
    let metadata = fields(&delimited(&mut rest));
    assert_eq!(
        (metadata[0].0, metadata[0].1.text()),
        (1, "0.0.4".to_owned())
    );
    let mut nodes = vec![];
    while !rest.is_empty() {
        nodes.push(Node::read(&delimited(&mut rest)));
    }
    nodes
}

struct Read {
    report: Report,
    devices: Vec<Vec<Node>>,
    groups: BTreeMap<String, Vec<usize>>,
}

fn traced(bytes: &[u8], overlap: Overlap) -> Read {
    let (simulation, report) = walk(bytes, 8, &options(overlap)).unwrap();
    let program = peapod_schemas::pod::read(bytes).unwrap();
    let machine: Machine = slice(8);
    let embedding = Embedding::new(&machine, &program.mesh.axes).unwrap();
    let traces = Traces::new(&program, &simulation, &report, &embedding).unwrap();
    let devices = (0..traces.devices())
        .map(|it| read(&traces.trace(it)))
        .collect();
    let groups = traces.groups().map(|it| serde_json::from_str(&it).unwrap());
    Read {
        report,
        devices,
        groups: groups.unwrap_or_default(),
    }
}

/// Collectives of a device by value of `comm_type`: bytes as a report counts them.
fn bytes_by_kind(read: &Read, nodes: &[Node]) -> BTreeMap<u64, u64> {
    let mut bytes = BTreeMap::new();
    for node in nodes.iter().filter(|it| it.kind == 7) {
        let kind = node.attribute("comm_type", 9).integer();
        let group = node.attributes.get("pg_name");
        let members = group.map_or(8, |(_, name)| read.groups[&name.text()].len() as u64);
        // The report counts what a gather gives, the trace what it takes.
        let factor = if kind == 2 { members } else { 1 };
        let own = node.attribute("comm_size", 9).integer();
        *bytes.entry(kind).or_default() += own * factor;
    }
    bytes
}

/// What a node depends on is before it in the trace, and ends before it begins.
pub fn dependencies_end_first(nodes: &[Node]) {
    let mut seen: BTreeMap<u64, &Node> = BTreeMap::new();
    for node in nodes {
        for dep in &node.deps {
            let before = seen.get(dep).unwrap_or_else(|| panic!("{dep} of {node:?}"));
            let end_us = before.start_us + before.duration_us;
            assert!(end_us <= node.start_us, "{before:?} {node:?}");
        }
        assert!(
            seen.insert(node.id, node).is_none(),
            "{} is there twice",
            node.id
        );
    }
}

fn check(read: &Read, overlap: Overlap) {
    let kinds = [
        "all_reduce",
        "",
        "all_gather",
        "",
        "",
        "collective_broadcast",
        "all_to_all",
    ];
    let kinds = kinds.iter().chain(&["reduce_scatter"]);
    for (device, nodes) in read.devices.iter().enumerate() {
        dependencies_end_first(nodes);
        let bytes = bytes_by_kind(read, nodes);
        for (kind, name) in kinds.clone().enumerate() {
            let reported = read.report.collectives.iter().filter(|it| it.kind == *name);
            let reported: u64 = reported.map(|it| it.bytes).sum();
            let own = bytes.get(&(kind as u64)).copied().unwrap_or(0);
            // A gather of uneven shards takes their padding, too, and gives none.
            let padding = if *name == "all_gather" { own / 40 } else { 0 };
            let same = (reported..=reported + padding).contains(&own);
            assert!(
                same,
                "{name} of device {device}: {own}, reported {reported}"
            );
        }
        let core = &read.report.core_seconds;
        let busy = core.matrix + core.vector + core.memory + core.overhead;
        let computed = nodes.iter().filter(|it| it.kind == 4).map(Node::seconds);
        assert!(
            (computed.sum::<f64>() - busy).abs() < 1e-9,
            "device {device}"
        );
        // As a replay has it: what every node depends on, then its own time.
        let mut ends: BTreeMap<u64, u64> = BTreeMap::new();
        for node in nodes {
            let start = node.deps.iter().map(|it| ends[it]).max().unwrap_or(0);
            ends.insert(node.id, start + node.duration_us);
        }
        let replayed_s = ends.values().max().copied().unwrap() as f64 * 1e-6;
        let step_s = read.report.step_seconds;
        assert!(replayed_s <= step_s + 1e-6, "{replayed_s} {step_s}");
        if overlap == Overlap::None {
            assert!((replayed_s - step_s).abs() < 1e-6, "{replayed_s} {step_s}");
        }
    }
}

#[test]
fn traces_keep_dependencies_bytes_and_times() {
    let programs: [(&str, &[(&str, usize)]); 3] = [
        ("mlp_adamw_clip.mlir", &[("data", 8)]),
        ("transformer_remat_dropout_lamb.mlir", &[("data", 8)]),
        (
            "transformer_remat_dropout_lamb.mlir",
            &[("data", 2), ("model", 4)],
        ),
    ];
    for (name, mesh) in programs {
        for overlap in [Overlap::None, Overlap::Async] {
            let read = traced(&pod(exported(name), mesh), overlap);
            assert_eq!(read.devices.len(), 8);
            check(&read, overlap);
            let host = read.devices[0].iter().filter(|it| it.on_host());
            assert_eq!(host.count(), 1, "what is between two steps");
        }
    }
}

/// A product cut along with its gather: shards go round a ring of `model`.
fn windowed() -> Vec<u8> {
    let module = ir("module \"layer\"
mesh data=2, model=4

func @main(%x: bf16[256, 128] sharding([{model}, {}]),
           %v: bf16[128, 512] sharding([{}, {model}])) {
  %h = dot_general(%x, %v) {contracting = [[1], [0]]} : bf16[256, 512] sharding([{}, {model}])
  return %h
}
");
    let mut options = PodOptions::new(Mesh::new([("data", 2), ("model", 4)]), vec![]);
    options.plan.windowed_einsum = WindowedEinsum::Always;
    let program = compile(module, &options).unwrap();
    let verified = verify(&program.module).unwrap();
    peapod_emit::pod::write(&verified, &program.interface, &program.plan).unwrap()
}

impl Node {
    /// Of what is sent or received: from, to, and the number by which both know it.
    pub fn ends(&self) -> [u64; 3] {
        ["comm_src", "comm_dst", "comm_tag"].map(|name| self.attribute(name, 7).integer())
    }
}

/// The bytes of all that is sent, which is what is received.
pub fn exchanged(devices: &[Vec<Node>]) -> BTreeMap<[u64; 3], u64> {
    let mut sent = BTreeMap::new();
    let mut received = BTreeMap::new();
    for (device, nodes) in devices.iter().enumerate() {
        for node in nodes {
            let (own, ends) = match node.kind {
                5 => (0, &mut sent),
                6 => (1, &mut received),
                _ => continue,
            };
            let key = node.ends();
            assert_eq!(key[own], device as u64);
            assert_ne!(key[0], key[1]);
            let bytes = node.attribute("comm_size", 9).integer();
            assert!(ends.insert(key, bytes).is_none(), "{key:?} is there twice");
        }
    }
    assert_eq!(sent, received);
    sent
}

#[test]
fn what_is_sent_is_received() {
    let read = traced(&windowed(), Overlap::Async);
    check(&read, Overlap::Async);
    let sent = exchanged(&read.devices);
    assert!(sent.len() >= 8, "{}", sent.len());
    let permuted = read.report.collectives.iter();
    let permuted = permuted.filter(|it| it.kind == "collective_permute");
    let reported: u64 = permuted.map(|it| it.bytes).sum();
    // Every device of the ring sends what the report counts for one.
    assert_eq!(sent.values().sum::<u64>(), 8 * reported);
}
