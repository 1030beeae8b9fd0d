//! A simulated step as execution traces of Chakra, one per device, for other simulators of
//! networks: `et_def.proto` of mlcommons/chakra, as the feeder of ASTRA-sim reads it.
//!
//! A trace is a stream of messages, each after its length: metadata, then nodes. A node has the time
//! that it takes here, so that it can be replayed, and what a reader needs to model it anew: floating
//! point operations and bytes of kernels, kind, bytes and group of collectives. A permutation is what
//! each device sends, then what it receives. Groups are named by numbers, which a file of groups
//! explains: ASTRA-sim takes it as `--comm-group-configuration`.

mod exchanges;
mod nodes;
mod protobuf;

use std::collections::BTreeMap;

use peapod_schemas::pod::{Collective, CollectiveKind, Mesh, Program};

use crate::WalkError;
use crate::network::Embedding;
use crate::report::Report;
use crate::simulation::Simulation;
use exchanges::{Exchanges, route};
use nodes::{Action, Node, nodes};
use protobuf::Message;

/// Version of the schema.
const VERSION: &str = "0.0.4";

/// Values of `NodeType`.
const COMP_NODE: u64 = 4;
const COMM_SEND_NODE: u64 = 5;
const COMM_RECV_NODE: u64 = 6;
const COMM_COLL_NODE: u64 = 7;

/// The traces of a step, made for one device at a time.
#[derive(Debug)]
pub struct Traces<'a> {
    report: &'a Report,
    mesh: &'a Mesh,
    embedding: &'a Embedding,
    nodes: Vec<Node<'a>>,
    /// Number of the first node of each, then one more.
    ids: Vec<u64>,
    /// Number of the first group along some axes, in ascending order.
    groups: BTreeMap<Vec<usize>, usize>,
    exchanges: Exchanges<'a>,
}

impl<'a> Traces<'a> {
    /// The traces of a simulated program.
    ///
    /// # Errors
    ///
    /// With loops unrolled there are more nodes than a trace may have.
    pub fn new(
        program: &'a Program,
        simulation: &'a Simulation,
        report: &'a Report,
        embedding: &'a Embedding,
    ) -> Result<Self, WalkError> {
        let mut traces = Self {
            report,
            mesh: &program.mesh,
            embedding,
            nodes: nodes(program, simulation, &report.input)?,
            ids: vec![1],
            groups: BTreeMap::new(),
            exchanges: Exchanges::new(&program.mesh),
        };
        let mut next = 1;
        for index in 0..traces.nodes.len() {
            let action = traces.nodes[index].action;
            let width = traces.exchanges.insert(&action);
            traces.ids.push(traces.ids[index] + width as u64);
            if let Some(axes) = traces.subgroup(&action) {
                let count = traces.mesh.devices() / traces.mesh.parts(&axes);
                let first = traces.groups.entry(axes).or_insert(next);
                if *first == next {
                    next += count;
                }
            }
        }
        Ok(traces)
    }

    /// Devices, each of which has a trace.
    pub fn devices(&self) -> usize {
        self.mesh.devices()
    }

    /// The devices of every numbered group as JSON; `None` if all collectives are over all devices.
    pub fn groups(&self) -> Option<String> {
        let mut all = BTreeMap::new();
        for (axes, first) in &self.groups {
            let firsts = self.mesh.along(&self.others(axes)).into_iter().enumerate();
            for (index, device) in firsts {
                let members = self.mesh.along(axes).into_iter().map(|it| it + device);
                all.insert(first + index, members.collect::<Vec<_>>());
            }
        }
        let text = serde_json::to_string(&all).unwrap_or_default();
        (!all.is_empty()).then_some(text)
    }

    /// The trace of a device: the bytes of its `.et` file.
    pub fn trace(&self, device: usize) -> Vec<u8> {
        let mut metadata = Message::default();
        metadata.string(1, VERSION);
        for (name, text) in [
            ("model", &self.report.model),
            ("target", &self.report.target),
            ("mesh", &self.report.mesh_text()),
        ] {
            metadata.message(2, &text_attribute(name, text));
        }
        let mut stream = vec![];
        metadata.delimited(&mut stream);
        for index in 0..self.nodes.len() {
            for message in self.messages(index, device) {
                message.delimited(&mut stream);
            }
        }
        stream
    }

    /// The nodes that a device has of one.
    fn messages(&self, index: usize, device: usize) -> Vec<Message> {
        let node = &self.nodes[index];
        let id = self.ids[index];
        let begun = |id: u64, kind: u64, host: bool| {
            let mut message = self.begun(index, device, (id, kind));
            message.message(10, &attribute("is_cpu_op", 27, u64::from(host)));
            message.message(10, &seconds_attribute(node.end_s - node.start_s));
            message
        };
        match node.action {
            Action::Host => vec![begun(id, COMP_NODE, true)],
            Action::Compute {
                flops,
                memory_bytes,
            } => vec![computed(begun(id, COMP_NODE, false), flops, memory_bytes)],
            Action::Collective { of, bytes } => {
                if route(of).is_some() {
                    return self.exchanged(index, device, (of, bytes), &begun);
                }
                let Some(kind) = comm_type(of.kind()).filter(|_| self.mesh.parts(&of.axes) > 1)
                else {
                    return vec![computed(begun(id, COMP_NODE, false), 0, bytes as f64)];
                };
                let mut message = begun(id, COMM_COLL_NODE, false);
                message.message(10, &attribute("comm_type", 9, kind));
                message.message(10, &attribute("comm_size", 9, bytes));
                message.message(10, &self.involved(of));
                if let Some(axes) = self.subgroup(&node.action) {
                    let group =
                        self.groups[&axes] + self.mesh.position(device, &self.others(&axes));
                    message.message(10, &text_attribute("pg_name", &group.to_string()));
                }
                vec![message]
            }
        }
    }

    /// A message with what all nodes have.
    fn begun(&self, index: usize, device: usize, (id, kind): (u64, u64)) -> Message {
        let node = &self.nodes[index];
        let mut message = Message::default();
        message.integer(1, id);
        message.string(2, &node.name);
        message.integer(3, kind);
        message.packed(4, self.ids_of(&node.order, device));
        message.packed(5, self.ids_of(&node.data, device));
        // Both ends are rounded, so that errors do not add up along the schedule.
        let micros = |seconds: f64| (seconds * 1e6).round() as u64;
        message.integer(6, micros(node.start_s));
        message.integer(7, micros(node.end_s) - micros(node.start_s));
        message
    }

    /// A permutation: what a device sends comes first, so that no two wait for one another.
    fn exchanged(
        &self,
        index: usize,
        device: usize,
        (of, bytes): (&'a Collective, u64),
        begun: &dyn Fn(u64, u64, bool) -> Message,
    ) -> Vec<Message> {
        let (to, from) = route(of).map_or((vec![], None), |it| self.exchanges.of(it, device));
        let sent = to.into_iter().map(|it| (COMM_SEND_NODE, device, it));
        let received = from.map(|it| (COMM_RECV_NODE, it, device));
        let all = (self.ids[index]..).zip(sent.chain(received));
        let messages = all.map(|(id, (kind, source, target))| {
            let mut message = begun(id, kind, false);
            message.message(10, &attribute("comm_src", 7, source as u64));
            message.message(10, &attribute("comm_dst", 7, target as u64));
            message.message(10, &attribute("comm_tag", 7, index as u64));
            message.message(10, &attribute("comm_size", 9, bytes));
            message
        });
        let messages: Vec<Message> = messages.collect();
        match messages.is_empty() {
            true => vec![computed(
                begun(self.ids[index], COMP_NODE, false),
                0,
                bytes as f64,
            )],
            false => messages,
        }
    }

    /// The numbers of all nodes that a device has of some.
    fn ids_of(&self, nodes: &[usize], device: usize) -> impl Iterator<Item = u64> {
        nodes.iter().flat_map(move |&node| {
            let count = self.exchanges.count(&self.nodes[node].action, device);
            (self.ids[node]..).take(count)
        })
    }

    /// The axes of a collective that not all devices take part in, in ascending order.
    fn subgroup(&self, action: &Action<'_>) -> Option<Vec<usize>> {
        let Action::Collective { of, .. } = action else {
            return None;
        };
        let mut axes = of.axes.clone();
        axes.sort_unstable();
        let parts = self.mesh.parts(&axes);
        let numbered = comm_type(of.kind()).is_some() && 1 < parts;
        (numbered && parts < self.mesh.devices()).then_some(axes)
    }

    fn others(&self, axes: &[usize]) -> Vec<usize> {
        let all = 0..self.mesh.axes.len();
        all.filter(|axis| !axes.contains(axis)).collect()
    }

    /// Whether a collective runs between the cores of a chip, along X, Y and Z.
    fn involved(&self, of: &Collective) -> Message {
        let segments = of
            .axes
            .iter()
            .flat_map(|&axis| &self.embedding.axes[axis].segments);
        let places: Vec<usize> = segments.map(|segment| segment.place).collect();
        let all = 0..self.embedding.places();
        let mut list = Message::default();
        list.packed(1, all.map(|place| u64::from(places.contains(&place))));
        let mut message = Message::default();
        message.string(1, "involved_dim");
        message.message(28, &list);
        message
    }
}

/// A kernel; readers that know no times divide by its operations, so there is one at least.
fn computed(mut message: Message, flops: u64, memory_bytes: f64) -> Message {
    message.message(10, &attribute("num_ops", 9, flops.max(1)));
    message.message(
        10,
        &attribute("tensor_size", 13, memory_bytes.round() as u64),
    );
    message
}

/// The value of `CollectiveCommType`; a permutation has none.
const fn comm_type(kind: CollectiveKind) -> Option<u64> {
    match kind {
        CollectiveKind::AllReduce => Some(0),
        CollectiveKind::AllGather => Some(2),
        CollectiveKind::CollectiveBroadcast => Some(5),
        CollectiveKind::AllToAll => Some(6),
        CollectiveKind::ReduceScatter => Some(7),
        CollectiveKind::CollectivePermute => None,
    }
}

/// An attribute whose value is a field of integers: 7 `int32`, 9 `int64`, 13 `uint64`, 27 `bool`.
fn attribute(name: &str, field: u64, value: u64) -> Message {
    let mut message = Message::default();
    message.string(1, name);
    message.integer(field, value);
    message
}

fn text_attribute(name: &str, text: &str) -> Message {
    let mut message = Message::default();
    message.string(1, name);
    message.string(29, text);
    message
}

/// The time of a node without rounding.
fn seconds_attribute(seconds: f64) -> Message {
    let mut message = Message::default();
    message.string(1, "duration_seconds");
    message.double(3, seconds);
    message
}
