//! What lies in the arena of a pea, when it is needed, and where.
//!
//! Moments: at 0 the caller writes the inputs, call i happens at i + 1, and after the last call the
//! caller reads the outputs. So an input occupies its bytes until its last reader has run, an
//! output from the call that makes it to the end, and scratch memory while its call runs.
//!
//! States come first, in the order of their values, for they live through all of it.

use std::collections::BTreeMap;

use peapod_ir::{Function, ValueId};

use crate::bake::{Call, Source};
use crate::edit::is_state;
use crate::memory_plan::{self, Buffer, MemoryPlan, Planner};
use crate::select::Selection;

/// Alignment of every buffer: that of the widest element, and of a machine word, so that kernels
/// can move a word at a time. The arena itself is aligned to 16 bytes.
const ALIGN_BYTES: usize = 4;

/// What a buffer of the arena holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Tenant {
    /// A value, and every reshape of it.
    Value(ValueId),
    /// What a call names as its input number `input`, and nobody else sees.
    Scratch { call: usize, input: usize },
}

/// An arena with everything in its place.
pub(crate) struct Arena {
    /// States in the order they lie at the front.
    pub(crate) states: Vec<ValueId>,
    /// Bytes of the states.
    pub(crate) state_len: usize,
    /// What lies behind the states, with size and life.
    pub(crate) tenants: Vec<(Tenant, Buffer)>,
    /// The layout of the tenants.
    pub(crate) layout: MemoryPlan,
    offsets: BTreeMap<Tenant, usize>,
}

impl Arena {
    /// Lays out all that a selection needs.
    pub(crate) fn new(function: &Function, selection: &Selection, planner: Planner) -> Self {
        let mut offsets = BTreeMap::new();
        let mut state_len = 0;
        let ids = (0_u32..).map(ValueId).take(function.values.len());
        let states: Vec<ValueId> = ids.filter(|value| is_state(function, *value)).collect();
        for state in &states {
            offsets.insert(Tenant::Value(*state), state_len);
            state_len += function
                .ty(*state)
                .size_bytes()
                .next_multiple_of(ALIGN_BYTES);
        }
        let Census {
            tenants, buffers, ..
        } = Census::of(function, selection);
        let layout = memory_plan::plan(&buffers, planner);
        for (tenant, offset) in tenants.iter().zip(&layout.offsets) {
            offsets.insert(*tenant, state_len + offset);
        }
        Self {
            states,
            state_len,
            tenants: tenants.into_iter().zip(buffers).collect(),
            layout,
            offsets,
        }
    }

    /// Bytes from the start of the arena to a tenant or state.
    pub(crate) fn offset(&self, tenant: Tenant) -> usize {
        self.offsets[&tenant]
    }
}

/// Who needs bytes behind the states, how many, and for how long.
#[derive(Default)]
struct Census {
    tenants: Vec<Tenant>,
    buffers: Vec<Buffer>,
    index: BTreeMap<Tenant, usize>,
}

impl Census {
    fn of(function: &Function, selection: &Selection) -> Self {
        let mut census = Self::default();
        for input in &function.inputs {
            census.need_value(function, *input, 0);
        }
        for (at, (op, call)) in selection.calls.iter().enumerate() {
            census.need_inputs(function, at, call);
            census.need_value(function, function.ops[op.index()].outputs[0], at + 1);
        }
        for output in &function.outputs {
            let end = selection.calls.len() + 1;
            census.need_value(function, selection.storage.root(*output), end);
        }
        for (op, call) in &selection.calls {
            census.allow_in_place(function.ops[op.index()].outputs[0], call);
        }
        census
    }

    fn need_inputs(&mut self, function: &Function, at: usize, call: &Call) {
        for (input, source) in call.inputs.iter().enumerate() {
            match *source {
                Source::Value(value) => self.need_value(function, value, at + 1),
                Source::Scratch { len_bytes, .. } => {
                    self.need(Tenant::Scratch { call: at, input }, len_bytes, at + 1);
                }
                Source::Constant(_) => {}
            }
        }
    }

    fn need_value(&mut self, function: &Function, value: ValueId, moment: usize) {
        if !is_state(function, value) {
            self.need(
                Tenant::Value(value),
                function.ty(value).size_bytes(),
                moment,
            );
        }
    }

    /// Notes that a tenant is needed at a moment, the latest so far.
    fn need(&mut self, tenant: Tenant, len_bytes: usize, moment: usize) {
        let next = self.tenants.len();
        let index = *self.index.entry(tenant).or_insert(next);
        if index == next {
            self.tenants.push(tenant);
            self.buffers.push(Buffer {
                len_bytes,
                align: ALIGN_BYTES,
                first: moment,
                last: moment,
                in_place_of: Vec::new(),
            });
        }
        self.buffers[index].last = moment;
    }

    /// Lets the result of a call take over an input that nobody needs any more.
    fn allow_in_place(&mut self, result: ValueId, call: &Call) {
        let result = self.index[&Tenant::Value(result)];
        let values = call
            .in_place
            .iter()
            .filter_map(|input| match call.inputs[*input] {
                Source::Value(value) => self.index.get(&Tenant::Value(value)).copied(),
                Source::Constant(_) | Source::Scratch { .. } => None,
            });
        let mut sources: Vec<usize> = values
            .filter(|source| {
                let (old, new) = (&self.buffers[*source], &self.buffers[result]);
                old.last == new.first && old.len_bytes == new.len_bytes
            })
            .collect();
        // Both operands of `x + x` are the same buffer.
        sources.dedup();
        self.buffers[result].in_place_of = sources;
    }
}
