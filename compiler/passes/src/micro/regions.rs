//! Puts what is in an arena into several regions of RAM, for models that the first does not hold.
//!
//! A step writes in one region: its results, its scratch memory and the states that it writes are
//! together, and so are parts of a value. It reads from any. A loop and all that it touches are in
//! one, since its steps are steps of the loop. Everything else is up to the planner, which compares
//! what steps read and write: see `memory_plan/regions.rs`.

use std::collections::BTreeMap;

use peapod_diagnostic::code;
use peapod_ir::plan::micro::Regions as Report;
use peapod_ir::{Function, ValueId};

use crate::error::PassError;
use crate::memory_plan::regions::{self, Assignment, Region, Request};
use crate::memory_plan::{Buffer, Planner};
use crate::micro::arena::{Arena, Tenant, align};
use crate::micro::calls::Calls;
use crate::micro::choose::{Choice, Input};

/// Where a port must be, for memory that something else reads or writes too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pin {
    /// Which port: inputs are counted first, then outputs.
    pub port: usize,
    /// The number of its region.
    pub region: usize,
}

/// A drafted function, to be put into regions.
pub(super) struct Spread<'a> {
    pub(super) function: &'a Function,
    pub(super) calls: &'a Calls,
    pub(super) choices: &'a [Choice],
    pub(super) arena: &'a Arena,
    pub(super) planner: Planner,
}

impl Spread<'_> {
    /// The arena in regions; `None` if no plan was found in which all fit.
    ///
    /// # Errors
    ///
    /// Ports that share bytes, or are written by one step, are pinned to different regions.
    pub(super) fn over(self, regions: &[Region], pins: &[Pin]) -> Result<Option<Arena>, PassError> {
        let mut clusters = Clusters::of(&self);
        self.join(&mut clusters);
        let (cluster_of, count) = clusters.numbered();
        let mut traffic = vec![0_u64; count];
        self.each_access(&clusters, |tenant, bytes| {
            traffic[cluster_of[tenant]] += bytes as u64;
        });
        let mut pinned = vec![None; count];
        for pin in pins {
            let Some(tenant) = self
                .port(pin.port)
                .and_then(|it| clusters.index(Tenant::Value(it)))
            else {
                continue;
            };
            let slot: &mut Option<usize> = &mut pinned[cluster_of[tenant]];
            if slot.is_some_and(|other| other != pin.region) {
                return Err(self.torn(pin.port));
            }
            *slot = Some(pin.region);
        }
        let assignment = regions::assign(&Request {
            buffers: &clusters.buffers,
            cluster_of: &cluster_of,
            traffic: &traffic,
            pinned: &pinned,
            regions,
            planner: self.planner,
        });
        Ok(assignment.map(|it| self.arena_of(clusters, &it)))
    }

    /// A port that two regions are asked for.
    fn torn(&self, port: usize) -> PassError {
        let name = self
            .port(port)
            .map_or("", |it| &self.function.value(it).name);
        PassError::Refused {
            code: code::PLACE,
            what: format!("`{name}` is placed in two regions: one step writes it and another port"),
            help: "place both ports in one region".to_owned(),
        }
    }

    /// The value whose bytes a port is.
    fn port(&self, port: usize) -> Option<ValueId> {
        let mut ports = self.function.inputs.iter().chain(&self.function.outputs);
        ports.nth(port).map(|it| self.calls.storage.root(*it))
    }

    /// Puts together what must be in one region.
    fn join(&self, clusters: &mut Clusters) {
        for (index, host) in self.hosts() {
            clusters.join(index, host);
        }
        for (at, site) in self.calls.sites.iter().enumerate() {
            let choice = &self.choices[at];
            let op = site.op(self.function);
            let results = op.outputs.iter().filter(|_| site.piece.is_none());
            let mut written: Vec<Tenant> = results
                .map(|it| Tenant::Value(self.calls.storage.root(*it)))
                .collect();
            written.extend([Tenant::Part { call: at }, Tenant::Scratch { call: at }]);
            let states = choice
                .inputs
                .iter()
                .rev()
                .take(choice.kernel.facts().written_inputs());
            written.extend(states.filter_map(value_of));
            if choice.program.is_some() {
                let operands = op.operands().map(|it| self.calls.storage.root(it));
                written.extend(operands.map(Tenant::Value));
            }
            let mut there = written.into_iter().filter_map(|it| clusters.index(it));
            if let Some(first) = there.next() {
                let others: Vec<usize> = there.collect();
                others
                    .into_iter()
                    .for_each(|other| clusters.join(first, other));
            }
        }
    }

    /// Buffers that are parts of others, with those.
    fn hosts(&self) -> impl Iterator<Item = (usize, usize)> {
        let states = self.arena.states.len();
        let tenants = self.arena.tenants.iter().enumerate();
        tenants.filter_map(move |(index, (_, buffer))| {
            buffer
                .within
                .map(|(host, _)| (index + states, host + states))
        })
    }

    /// Tells of every operand of every call which tenant it is in, and how many bytes are read or
    /// written there. A loop counts as one turn of it.
    fn each_access(&self, clusters: &Clusters, mut tell: impl FnMut(usize, usize)) {
        let mut access = |tenant: Tenant, bytes: usize| {
            if let Some(index) = clusters.index(tenant) {
                tell(index, bytes);
            }
        };
        for (at, site) in self.calls.sites.iter().enumerate() {
            let op = site.op(self.function);
            for input in &self.choices[at].inputs {
                match input {
                    Input::Tensor { root, bytes } => access(Tenant::Value(*root), bytes.len()),
                    Input::Scratch { len_bytes, .. } => {
                        access(Tenant::Scratch { call: at }, 2 * len_bytes);
                    }
                    Input::Derived(_) => {}
                }
            }
            if let Some(piece) = site.piece {
                let bytes = self.function.ty(piece.operand).size_bytes();
                access(Tenant::Part { call: at }, bytes);
                continue;
            }
            for result in &op.outputs {
                let root = self.calls.storage.root(*result);
                access(Tenant::Value(root), self.function.ty(*result).size_bytes());
            }
        }
    }

    fn arena_of(&self, clusters: Clusters, assignment: &Assignment) -> Arena {
        let mut places = BTreeMap::new();
        for (index, tenant) in clusters.tenants.iter().enumerate() {
            places.insert(
                *tenant,
                (assignment.region_of[index], assignment.offsets[index]),
            );
        }
        let (first, others) = assignment
            .len_bytes
            .split_first()
            .expect("there is a region");
        let used = others
            .iter()
            .rposition(|len| *len > 0)
            .map_or(0, |last| last + 1);
        Arena {
            states: self.arena.states.clone(),
            state_len: self.arena.state_len,
            tenants: self.arena.tenants.clone(),
            layout: self.arena.layout.clone(),
            len_bytes: *first,
            places,
            others: others[..used].to_vec(),
            report: Some(Report {
                cost: assignment.cost,
                lower_bound: assignment.lower_bound,
                optimal: assignment.optimal,
            }),
        }
    }
}

/// The value that an input is, if it is one.
fn value_of(input: &Input) -> Option<Tenant> {
    match input {
        Input::Tensor { root, .. } => Some(Tenant::Value(*root)),
        Input::Scratch { .. } | Input::Derived(_) => None,
    }
}

/// All that needs bytes: states, then tenants; and what must be together.
struct Clusters {
    tenants: Vec<Tenant>,
    buffers: Vec<Buffer>,
    indices: BTreeMap<Tenant, usize>,
    /// Per buffer, another one of its cluster, or itself.
    parents: Vec<usize>,
}

impl Clusters {
    fn of(spread: &Spread<'_>) -> Self {
        let Spread {
            function, arena, ..
        } = spread;
        let states = arena.states.len();
        let last = arena.tenants.iter().map(|(_, buffer)| buffer.last).max();
        let kept = arena.states.iter().map(|state| {
            let buffer = Buffer {
                len_bytes: function.ty(*state).size_bytes(),
                align: align(function, *state),
                first: 0,
                last: last.unwrap_or(0),
                in_place_of: Vec::new(),
                within: None,
            };
            (Tenant::Value(*state), buffer)
        });
        let others = arena.tenants.iter().map(|(tenant, buffer)| {
            let buffer = Buffer {
                in_place_of: buffer.in_place_of.iter().map(|it| it + states).collect(),
                within: buffer.within.map(|(host, start)| (host + states, start)),
                ..buffer.clone()
            };
            (*tenant, buffer)
        });
        let (tenants, buffers): (Vec<Tenant>, Vec<Buffer>) = kept.chain(others).unzip();
        let indices = tenants
            .iter()
            .enumerate()
            .map(|(index, tenant)| (*tenant, index));
        Self {
            indices: indices.collect(),
            parents: (0..tenants.len()).collect(),
            tenants,
            buffers,
        }
    }

    fn index(&self, tenant: Tenant) -> Option<usize> {
        self.indices.get(&tenant).copied()
    }

    /// The buffer that stands for a cluster.
    fn root(&self, mut index: usize) -> usize {
        while self.parents[index] != index {
            index = self.parents[index];
        }
        index
    }

    fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.root(a), self.root(b));
        self.parents[a.max(b)] = a.min(b);
    }

    /// Per buffer the number of its cluster, and how many there are.
    fn numbered(&self) -> (Vec<usize>, usize) {
        let mut numbers = BTreeMap::new();
        let cluster_of = (0..self.tenants.len()).map(|index| {
            let next = numbers.len();
            *numbers.entry(self.root(index)).or_insert(next)
        });
        let cluster_of = cluster_of.collect();
        (cluster_of, numbers.len())
    }
}
