//! What is in the arena of a pea, when, and where.
//!
//! Moments: at 0 the caller writes the inputs, call i happens at i + 1, and after the last call the
//! caller reads the outputs. So an input occupies its bytes until its last reader has run, an
//! output from the call that makes it to the end, and scratch memory while its call runs.
//!
//! What is inside another value (see `storage.rs`) is needed on its own: a slice until its last
//! reader has run, a piece of a concatenation from the call that makes it. So rows of a tensor come
//! and go.
//!
//! What a loop runs has an arena within that of its caller, and reads arguments where they are
//! there: they are outside of its own.
//!
//! States come first, in the order of their values, for they live through all of it.

use std::collections::{BTreeMap, BTreeSet};

use indexmap::IndexMap;
use peapod_ir::entity::{EntityRef, SecondaryMap};
use peapod_ir::plan::micro::Regions;
use peapod_ir::{Function, Op, Origin, ValueId};

use crate::graph::dead_code::is_state;
use crate::memory_plan::{self, Buffer, MemoryPlan, Planner};
use crate::micro::calls::{Calls, Needs, Site};

/// Alignment of every buffer, wider elements aside: a machine word, so that kernels can move a word
/// at a time. The arena itself is aligned to 16 bytes.
const ALIGN_BYTES: usize = 4;

/// Alignment of an arena within another: that of the widest elements.
pub(crate) const NESTED_ALIGN_BYTES: usize = 8;

/// What a buffer of the arena holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Tenant {
    /// A value, and every reshape of it.
    Value(ValueId),
    /// What only a call sees.
    Scratch { call: usize },
    /// What a call writes of a value that other calls write the rest of.
    Part { call: usize },
}

/// An arena with everything in its place.
pub(crate) struct Arena {
    /// States in their order at the front.
    pub(crate) states: Vec<ValueId>,
    /// Bytes of the states.
    pub(crate) state_len: usize,
    /// What follows the states, with sizes and lifetimes.
    pub(crate) tenants: Vec<(Tenant, Buffer)>,
    /// The layout of the tenants, if they are all in one region.
    pub(crate) layout: MemoryPlan,
    /// Bytes of all of it; of several regions, those of the first.
    pub(super) len_bytes: usize,
    /// Where everything is: the number of the region, and bytes from its start.
    pub(super) places: BTreeMap<Tenant, (usize, usize)>,
    /// Bytes of the regions that follow the first, as far as they are used.
    pub(super) others: Vec<usize>,
    /// What is known of the plan of several regions.
    pub(super) report: Option<Regions>,
}

impl Arena {
    /// Lays out all that the calls of a function need, but for what is in values `outside`;
    /// `needs` are those of its ops.
    pub(crate) fn new(
        function: &Function,
        calls: &Calls,
        needs: &[Needs],
        planner: Planner,
        outside: &BTreeSet<ValueId>,
    ) -> Self {
        let mut places = BTreeMap::new();
        let mut state_len = 0_usize;
        let ids = function.values.keys();
        let states: Vec<ValueId> = ids.filter(|value| is_state(function, *value)).collect();
        for state in &states {
            state_len = state_len.next_multiple_of(align(function, *state));
            places.insert(Tenant::Value(*state), (0, state_len));
            state_len += function
                .ty(*state)
                .size_bytes()
                .next_multiple_of(ALIGN_BYTES);
        }
        let tenants = Census::of(function, calls, needs, outside).tenants;
        let (tenants, buffers): (Vec<Tenant>, Vec<Buffer>) = tenants.into_iter().unzip();
        let aligns = buffers.iter().map(|buffer| buffer.align);
        state_len = state_len.next_multiple_of(aligns.max().unwrap_or(1));
        let layout = memory_plan::plan(&buffers, planner);
        for (tenant, offset) in tenants.iter().zip(&layout.offsets) {
            places.insert(*tenant, (0, state_len + offset));
        }
        Self {
            states,
            state_len,
            tenants: tenants.into_iter().zip(buffers).collect(),
            len_bytes: state_len + layout.len_bytes,
            layout,
            places,
            others: Vec::new(),
            report: None,
        }
    }

    /// Bytes of all of it; of several regions, those of the first.
    pub(crate) fn len_bytes(&self) -> usize {
        self.len_bytes
    }

    /// The number of the region of a tenant or state, and bytes from its start.
    pub(crate) fn place(&self, tenant: Tenant) -> (usize, usize) {
        self.places[&tenant]
    }
}

/// What the place of a value is a multiple of.
pub(super) fn align(function: &Function, value: ValueId) -> usize {
    function.ty(value).dtype.size_bytes().max(ALIGN_BYTES)
}

/// What the place of scratch memory is a multiple of: that of a loop has an arena in it.
fn scratch_align(op: &Op) -> usize {
    match op.kind.callees().is_empty() {
        true => ALIGN_BYTES,
        false => NESTED_ALIGN_BYTES,
    }
}

/// Who needs bytes behind the states, how many, and for how long.
struct Census<'a> {
    function: &'a Function,
    calls: &'a Calls,
    needs: &'a [Needs],
    /// Values that have their places already.
    outside: &'a BTreeSet<ValueId>,
    tenants: IndexMap<Tenant, Buffer>,
    /// Per value, the moment at which all of its bytes are there.
    complete: SecondaryMap<ValueId, usize>,
}

impl<'a> Census<'a> {
    fn of(
        function: &'a Function,
        calls: &'a Calls,
        needs: &'a [Needs],
        outside: &'a BTreeSet<ValueId>,
    ) -> Self {
        let mut census = Self {
            function,
            calls,
            needs,
            outside,
            tenants: IndexMap::new(),
            complete: SecondaryMap::new(),
        };
        for input in &function.inputs {
            census.need_value(*input, 0);
        }
        census.complete_values();
        for (at, site) in calls.sites.iter().enumerate() {
            census.need_operands(at, site);
        }
        for op in &function.ops {
            census.need_pieces(op);
        }
        for output in &function.outputs {
            census.need_value(*output, calls.sites.len() + 1);
        }
        census.find_hosts();
        for site in calls.sites.iter().filter(|site| site.piece.is_none()) {
            census.allow_in_place(site);
        }
        census
    }

    /// Finds when every value is complete.
    fn complete_values(&mut self) {
        let Self {
            function, calls, ..
        } = *self;
        let mut last_call = SecondaryMap::new();
        for (at, site) in calls.sites.iter().enumerate() {
            last_call[site.op] = Some(at);
        }
        for (id, op) in function.op_ids().zip(&function.ops) {
            let called = last_call[id].map_or(0, |at| at + 1);
            let ready = op.operands().map(|value| self.complete[value]).max();
            for result in &op.outputs {
                self.complete[*result] = called.max(ready.unwrap_or(0));
            }
        }
    }

    /// What a call reads and writes.
    fn need_operands(&mut self, at: usize, site: &Site) {
        let function = self.function;
        for operand in site.operands(function) {
            self.need_value(operand, at + 1);
        }
        if let Some(piece) = site.piece {
            let len_bytes = function.ty(piece.operand).size_bytes();
            let until = self.complete[site.op(function).result()];
            self.need(Tenant::Part { call: at }, len_bytes, [at + 1, until]);
            return;
        }
        let scratch_bytes = self.needs[site.op.index()].scratch_bytes;
        if scratch_bytes > 0 {
            self.need(Tenant::Scratch { call: at }, scratch_bytes, [at + 1; 2]);
        }
        for result in &site.op(function).outputs {
            self.need_value(*result, at + 1);
        }
    }

    /// The pieces of a concatenation that are in place, until all are there.
    fn need_pieces(&mut self, op: &Op) {
        let storage = &self.calls.storage;
        if storage.copied(self.function, op).is_none() {
            return;
        }
        let result = op.result();
        for operand in op.inputs.iter().flatten() {
            let root = storage.root(*operand);
            if storage.host(root).is_some_and(|(host, _)| host == result) {
                self.need_value(root, self.complete[result]);
            }
        }
        self.need_value(result, self.complete[result]);
    }

    fn need_value(&mut self, value: ValueId, moment: usize) {
        let value = self.calls.storage.root(value);
        let outermost = self.calls.storage.outermost(value).0;
        if self.outside.contains(&outermost) || self.function.ty(value).is_empty() {
            return;
        }
        match self.function.value(outermost).origin {
            Origin::Argument | Origin::Result => {
                let life = [self.complete[value], moment];
                let len_bytes = self.function.ty(value).size_bytes();
                self.need(Tenant::Value(value), len_bytes, life);
            }
            Origin::Constant(_) | Origin::State => {}
        }
    }

    /// Notes that a tenant is needed from one moment to another.
    fn need(&mut self, tenant: Tenant, len_bytes: usize, [first, last]: [usize; 2]) {
        let buffer = self.tenants.entry(tenant).or_insert_with(|| Buffer {
            len_bytes,
            // A copy goes wherever its piece belongs.
            align: match tenant {
                Tenant::Value(value) => align(self.function, value),
                Tenant::Scratch { call } => scratch_align(self.calls.sites[call].op(self.function)),
                Tenant::Part { .. } => 1,
            },
            first,
            last,
            in_place_of: Vec::new(),
            within: None,
        });
        buffer.last = buffer.last.max(last);
    }

    /// Where the tenant that holds a value comes among the others, if it is one.
    fn index(&self, value: ValueId) -> Option<usize> {
        let root = self.calls.storage.root(value);
        self.tenants.get_index_of(&Tenant::Value(root))
    }

    /// Notes which buffer is inside which. A host is needed when it is complete, if no longer.
    fn find_hosts(&mut self) {
        let mut next = 0;
        while let Some((&tenant, _)) = self.tenants.get_index(next) {
            let Calls { storage, sites } = self.calls;
            let host = match tenant {
                Tenant::Value(value) => storage.host(value),
                Tenant::Scratch { .. } => None,
                Tenant::Part { call } => {
                    let piece = sites[call].piece;
                    piece.map(|piece| (sites[call].op(self.function).result(), piece.start))
                }
            };
            if let Some((host, start)) = host {
                self.need_value(host, self.complete[host]);
                let host = self.tenants.get_index_of(&Tenant::Value(host));
                self.tenants[next].within = host.map(|host| (host, start));
            }
            next += 1;
        }
    }

    /// Lets the results of a call take over dead operands.
    fn allow_in_place(&mut self, site: &Site) {
        let op = site.op(self.function);
        for takeover in &self.needs[site.op.index()].takeovers {
            let source = op.inputs[takeover.operand].and_then(|value| self.index(value));
            let (Some(source), Some(result)) = (source, self.index(op.outputs[takeover.result]))
            else {
                continue;
            };
            let (old, new) = (&self.tenants[source], &self.tenants[result]);
            // Both operands of `x + x` are the same buffer.
            let is_noted = new.in_place_of.contains(&source);
            if old.last == new.first && old.len_bytes == new.len_bytes && !is_noted {
                self.tenants[result].in_place_of.push(source);
            }
        }
    }
}
