//! A simulated step as execution traces of Chakra, one per device, for other simulators of
//! networks: `et_def.proto` of mlcommons/chakra, as the feeder of ASTRA-sim reads it.
//!
//! A trace is a stream of messages, each after its length: metadata, then nodes. A node has the
//! time that it takes here, so that it can be replayed, and what a reader needs to model it anew:
//! floating point operations and bytes of kernels, kind, bytes and group of collectives. A
//! permutation is what each device sends, then what it receives. Groups are named by numbers, which
//! a file of groups explains: ASTRA-sim takes it as `--comm-group-configuration`. Devices of a
//! stage of a pipeline have the nodes of their stage, and send their counterparts in others what it
//! sends these.

mod attributes;
mod exchanges;
mod nodes;
mod protobuf;

use std::collections::BTreeMap;

use peapod_schemas::pod::{self, Collective, CollectiveKind, Mesh, Program};

use crate::WalkError;
use crate::network::{EmbeddedAxis, Embedding};
use crate::report::Report;
use crate::simulation::Simulation;
use attributes::{addressed, attribute, computed, seconds_attribute, text_attribute};
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
    /// Of each stage of a pipeline; else one.
    parts: Vec<Part<'a>>,
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
        let mut traces = Self { parts: vec![] };
        let programs_s = simulation.step_seconds() - simulation.step_overhead_s;
        let mut next_group = 1;
        for (stage, (part, simulation)) in program.parts().zip(simulation.parts()).enumerate() {
            let messages = &program.messages;
            let nodes = nodes(part, simulation, messages, &report.input, programs_s)?;
            let mut part = Part {
                report,
                mesh: &part.mesh,
                first: stage * part.mesh.devices(),
                devices: program.mesh.devices(),
                embedded: &embedding.axes[embedding.axes.len() - part.mesh.axes.len()..],
                places: embedding.places(),
                nodes,
                ids: vec![1],
                groups: BTreeMap::new(),
                exchanges: Exchanges::new(&part.mesh),
            };
            next_group = part.number(next_group);
            traces.parts.push(part);
        }
        Ok(traces)
    }

    /// Devices, each of which has a trace.
    pub fn devices(&self) -> usize {
        self.parts.iter().map(|it| it.mesh.devices()).sum()
    }

    /// The devices of every numbered group as JSON; `None` if all collectives are over all devices.
    pub fn groups(&self) -> Option<String> {
        let all: BTreeMap<usize, Vec<usize>> = self.parts.iter().flat_map(Part::groups).collect();
        let text = serde_json::to_string(&all).unwrap_or_default();
        (!all.is_empty()).then_some(text)
    }

    /// The trace of a device: the bytes of its `.et` file.
    ///
    /// # Panics
    ///
    /// If there is no such device.
    pub fn trace(&self, device: usize) -> Vec<u8> {
        let part = self.parts.iter().rfind(|it| it.first <= device);
        let part = part.expect("the first device of the first part is 0");
        part.trace(device - part.first)
    }
}

/// The devices that run one program: all, or those of a stage. Within it they are counted from 0.
#[derive(Debug)]
struct Part<'a> {
    report: &'a Report,
    mesh: &'a Mesh,
    /// The number of its first device among all, and how many these are.
    first: usize,
    devices: usize,
    /// Where the axes of the mesh are on the machine, which has so many places.
    embedded: &'a [EmbeddedAxis],
    places: usize,
    nodes: Vec<Node<'a>>,
    /// Number of the first node of each, then one more.
    ids: Vec<u64>,
    /// Number of the first group along some axes, in ascending order.
    groups: BTreeMap<Vec<usize>, usize>,
    exchanges: Exchanges<'a>,
}

impl<'a> Part<'a> {
    /// Numbers nodes, and groups from `next` on; gives the number after them.
    fn number(&mut self, mut next: usize) -> usize {
        for index in 0..self.nodes.len() {
            let action = self.nodes[index].action;
            let width = self.exchanges.insert(&action);
            self.ids.push(self.ids[index] + width as u64);
            if let Some(axes) = self.subgroup(&action) {
                let count = self.mesh.devices() / self.mesh.parts(&axes);
                let first = self.groups.entry(axes).or_insert(next);
                if *first == next {
                    next += count;
                }
            }
        }
        next
    }

    /// The devices of its numbered groups, as they are counted among all.
    fn groups(&self) -> Vec<(usize, Vec<usize>)> {
        let mut all = vec![];
        for (axes, first) in &self.groups {
            let firsts = self.mesh.along(&self.others(axes)).into_iter().enumerate();
            for (index, device) in firsts {
                let first_device = self.first + device;
                let members = self.mesh.along(axes).into_iter();
                let members = members.map(|it| it + first_device);
                all.push((first + index, members.collect()));
            }
        }
        all
    }

    fn trace(&self, device: usize) -> Vec<u8> {
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
            Action::Send(message) => {
                vec![self.message(begun(id, COMM_SEND_NODE, false), message, device)]
            }
            Action::Receive(message) => {
                vec![self.message(begun(id, COMM_RECV_NODE, false), message, device)]
            }
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
            let ends = [source, target].map(|it| self.first + it);
            addressed(begun(id, kind, false), (ends, index as u64, bytes))
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
        (numbered && parts < self.devices).then_some(axes)
    }

    fn others(&self, axes: &[usize]) -> Vec<usize> {
        let all = 0..self.mesh.axes.len();
        all.filter(|axis| !axes.contains(axis)).collect()
    }

    /// A node of what a device of one stage sends the one that is where it is in another stage.
    fn message(&self, node: Message, of: pod::Message, device: usize) -> Message {
        let ends = [of.from, of.to].map(|stage| stage * self.mesh.devices() + device);
        addressed(node, (ends, u64::from(of.channel), of.bytes as u64))
    }

    /// Whether a collective runs between the cores of a chip, along X, Y and Z.
    fn involved(&self, of: &Collective) -> Message {
        let segments = of
            .axes
            .iter()
            .flat_map(|&axis| &self.embedded[axis].segments);
        let places: Vec<usize> = segments.map(|segment| segment.place).collect();
        let all = 0..self.places;
        let mut list = Message::default();
        list.packed(1, all.map(|place| u64::from(places.contains(&place))));
        let mut message = Message::default();
        message.string(1, "involved_dim");
        message.message(28, &list);
        message
    }
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
