//! What functions take and yield, tied to the ops that call them.
//!
//! - A `while`: a result and the inputs of body and condition that it comes from are one slot. The
//!   operand and the body's output are steps of their own to that slot: everything passes, but they
//!   keep another sharding where they are pinned, or where two loops begin with the same value.
//! - A `case`: the inputs of all branches for one operand are one slot; the operand, and the
//!   outputs with the result, are steps.
//! - A `call`: operands with inputs and outputs with results are steps.
//! - Values of a group are one slot, in whatever functions they are.
//! - A `manual_computation`: the same, but its axes do not pass, and nothing inside is sharded over
//!   them.

use std::collections::{BTreeMap, HashMap};

use fixedbitset::FixedBitSet;
use indexmap::IndexMap;
use peapod_ir::entity::{EntityRef, PrimaryMap};
use peapod_ir::ops::TensorOp;
use peapod_ir::ops::tensor::ManualComputation;
use peapod_ir::{AxisId, Function, Mesh, Module, Op, OpId, OpKind, ValueId};

use super::table::{Position, Site, Slot};

/// Two values that pass axes.
#[derive(Clone, Debug)]
pub(super) struct Edge {
    /// The values, the earlier one first.
    pub ends: [(Site, Position); 2],
    /// The end within the function.
    pub inner: usize,
    /// Per dimension, into how many parts the value outside is cut for the one within; empty for
    /// those that are the same.
    pub parts: Vec<usize>,
}

/// What an op that calls functions ties.
#[derive(Clone, Debug, Default)]
pub(super) struct Call {
    /// Operands with inputs.
    pub entering: Vec<Edge>,
    /// The functions.
    pub callees: Vec<usize>,
    /// Outputs with results.
    pub leaving: Vec<Edge>,
}

/// All ops that call functions.
pub(super) struct Calls {
    /// By function and op.
    pub of: BTreeMap<(usize, OpId), Call>,
    /// Values that are one slot.
    pub ties: Ties,
    /// Per function, whether a loop runs it, also by way of others.
    pub in_loop: FixedBitSet,
    /// Per function, axes that it is written for one device of.
    manual: Vec<Vec<AxisId>>,
    /// Values beside a manual computation, and its axes.
    beside: Vec<(Site, Vec<AxisId>)>,
}

impl Calls {
    pub(super) fn new(module: &Module) -> Self {
        let mut calls = Self {
            of: BTreeMap::new(),
            ties: Ties::new(module),
            in_loop: FixedBitSet::with_capacity(module.functions.len()),
            manual: manual_axes(module),
            beside: vec![],
        };
        let named = module.function_index();
        for (function, graph) in module.functions.iter().enumerate() {
            for (id, op) in graph.op_ids().zip(&graph.ops) {
                if let OpKind::Tensor(_) = &op.kind {
                    let callees = Callee::all(module, &named, function, op);
                    calls.add(module, (function, id), op, &callees);
                }
            }
        }
        calls.mark_loops(module);
        calls.ties.tie_groups(module, |_| ());
        calls
    }

    /// Finds the functions that loops run.
    fn mark_loops(&mut self, module: &Module) {
        let is_loop = |(function, id): &(usize, OpId)| {
            let op = module.functions[*function].op(*id);
            matches!(op.kind, OpKind::Tensor(TensorOp::While(_)))
        };
        let loops = self.of.iter().filter(|(at, _)| is_loop(at));
        let mut due: Vec<usize> = loops.flat_map(|(_, call)| call.callees.clone()).collect();
        while let Some(function) = due.pop() {
            if !self.in_loop.put(function) {
                let own = self.of.range((function, OpId(0))..(function + 1, OpId(0)));
                due.extend(own.flat_map(|(_, call)| &call.callees));
            }
        }
    }

    fn add(&mut self, module: &Module, at: (usize, OpId), op: &Op, callees: &[Callee<'_>]) {
        let OpKind::Tensor(kind) = &op.kind else {
            return;
        };
        let ties = &mut self.ties;
        if let TensorOp::While(_) = kind {
            let [condition, body] = callees else {
                return;
            };
            ties.tie_all(condition.inputs(), body.inputs());
            ties.tie_all(body.results(), body.inputs());
            let call = Call {
                entering: body.entering(),
                callees: vec![body.index, condition.index],
                leaving: body.leaving(),
            };
            self.of.insert(at, call);
        } else if let TensorOp::Case(_) | TensorOp::Call(_) = kind {
            let mut call = Call::default();
            for callee in callees {
                ties.tie_all(callee.inputs(), callees[0].inputs());
                call.entering.extend(callee.entering());
                call.callees.push(callee.index);
                call.leaving.extend(callee.leaving());
            }
            self.of.insert(at, call);
        } else if let (TensorOp::ManualComputation(kind), [callee]) = (kind, callees) {
            let mut call = Call {
                entering: callee.entering(),
                callees: vec![callee.index],
                leaving: callee.leaving(),
            };
            cut_edges(&module.mesh, kind, &mut call);
            let outside = op.inputs.iter().flatten().chain(&op.outputs);
            let sites = outside.map(|&value| Site {
                function: at.0,
                value,
            });
            self.beside
                .extend(sites.map(|site| (site, kind.axes.clone())));
            self.of.insert(at, call);
        }
    }

    /// The slots of all values, and which axes these refuse.
    pub(super) fn slots(&self, module: &Module) -> (Vec<PrimaryMap<ValueId, usize>>, Vec<Slot>) {
        let (slot_of, mut slots) = self.ties.slots(module);
        for slot in &mut slots {
            for site in &slot.sites {
                slot.manual.extend(&self.manual[site.function]);
            }
            slot.refused.clone_from(&slot.manual);
        }
        for (site, axes) in &self.beside {
            // What others want of the value itself is theirs to say.
            if module.functions[site.function]
                .value(site.value)
                .annotation
                .is_some()
            {
                let slot = slot_of[site.function][site.value];
                slots[slot].refused.extend(axes);
            }
        }
        (slot_of, slots)
    }
}

/// For each function, axes that it is written for one device of: those of manual computations that
/// run it, directly or through other functions.
pub(in crate::pod) fn manual_axes(module: &Module) -> Vec<Vec<AxisId>> {
    let mut axes: Vec<Vec<AxisId>> = vec![vec![]; module.functions.len()];
    let named = module.function_index();
    let index = |name: &str| named.get(name).copied();
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for (caller, function) in module.functions.iter().enumerate() {
            for op in &function.ops {
                let mut given = axes[caller].clone();
                if let OpKind::Tensor(TensorOp::ManualComputation(op)) = &op.kind {
                    given.extend(&op.axes);
                }
                for callee in op.kind.callees().into_iter().filter_map(index) {
                    for axis in &given {
                        if !axes[callee].contains(axis) {
                            axes[callee].push(*axis);
                            changed = true;
                        }
                    }
                }
            }
        }
    }
    axes
}

/// Notes how values outside are cut for those within.
fn cut_edges(mesh: &Mesh, op: &ManualComputation, call: &mut Call) {
    let parts = |dims: &Vec<Vec<AxisId>>| dims.iter().map(|axes| mesh.parts(axes)).collect();
    for (edge, dims) in call.entering.iter_mut().zip(&op.inputs) {
        edge.parts = parts(dims);
    }
    for (edge, dims) in call.leaving.iter_mut().zip(&op.outputs) {
        edge.parts = parts(dims);
    }
}

/// Values that have one sharding: a forest in which every value points to an earlier one of the
/// same sharding, or to itself.
pub(in crate::pod) struct Ties {
    /// Per function, the number of values before its own.
    first: Vec<usize>,
    earlier: Vec<usize>,
}

impl Ties {
    /// Every value for itself.
    pub(in crate::pod) fn new(module: &Module) -> Self {
        let mut count = 0;
        let mut first = Vec::new();
        for function in &module.functions {
            first.push(count);
            count += function.values.len();
        }
        Self {
            first,
            earlier: (0..count).collect(),
        }
    }

    /// The number of the first value that has the sharding of this one.
    pub(in crate::pod) fn root(&self, site: Site) -> usize {
        let mut at = self.first[site.function] + site.value.index();
        while self.earlier[at] != at {
            at = self.earlier[at];
        }
        at
    }

    fn tie(&mut self, a: Site, b: Site) {
        let (a, b) = (self.root(a), self.root(b));
        self.earlier[a.max(b)] = a.min(b);
    }

    /// Makes one of the members of each group, and of groups that share one; `see` gets them all.
    pub(in crate::pod) fn tie_groups(&mut self, module: &Module, mut see: impl FnMut(Site)) {
        let mut first = HashMap::new();
        for (function, graph) in module.functions.iter().enumerate() {
            for (value, of) in &graph.values {
                let site = Site { function, value };
                let groups = of.annotation.as_ref().map_or(&[][..], |it| &it.groups);
                for &group in groups {
                    self.tie(site, *first.entry(group).or_insert(site));
                }
                if !groups.is_empty() {
                    see(site);
                }
            }
        }
    }

    fn tie_all(&mut self, these: impl Iterator<Item = Site>, those: impl Iterator<Item = Site>) {
        these
            .zip(those)
            .for_each(|(this, that)| self.tie(this, that));
    }

    fn slots(&self, module: &Module) -> (Vec<PrimaryMap<ValueId, usize>>, Vec<Slot>) {
        let mut slots: IndexMap<usize, Slot> = IndexMap::new();
        let mut slot_of = Vec::new();
        for (function, graph) in module.functions.iter().enumerate() {
            let ids = graph.values.keys();
            let own = ids.map(|value| {
                let site = Site { function, value };
                let entry = slots.entry(self.root(site));
                let slot = entry.index();
                let shape = &graph.ty(value).shape;
                let new = || Slot {
                    sites: vec![],
                    elements: 0,
                    shape: shape.clone(),
                    free: false,
                    manual: vec![],
                    refused: vec![],
                };
                let own = entry.or_insert_with(new);
                own.sites.push(site);
                own.elements = own.elements.max(shape.iter().product());
                slot
            });
            slot_of.push(own.collect());
        }
        (slot_of, slots.into_values().collect())
    }
}

/// A function that an op calls.
struct Callee<'a> {
    /// The function of the op.
    caller: usize,
    op: &'a Op,
    /// The first operand that it takes.
    skipped: usize,
    index: usize,
    graph: &'a Function,
}

impl<'a> Callee<'a> {
    /// Every function that an op calls, in order.
    fn all(
        module: &'a Module,
        named: &HashMap<&str, usize>,
        caller: usize,
        op: &'a Op,
    ) -> Vec<Self> {
        let skipped = usize::from(matches!(op.kind, OpKind::Tensor(TensorOp::Case(_))));
        let callees = op.kind.callees().into_iter().filter_map(|name| {
            let index = *named.get(name)?;
            Some(Self {
                caller,
                op,
                skipped,
                index,
                graph: &module.functions[index],
            })
        });
        callees.collect()
    }

    fn inputs(&self) -> impl Iterator<Item = Site> {
        let function = self.index;
        let inputs = self.graph.inputs.iter();
        inputs.map(move |&value| Site { function, value })
    }

    fn results(&self) -> impl Iterator<Item = Site> {
        let function = self.caller;
        let results = self.op.outputs.iter();
        results.map(move |&value| Site { function, value })
    }

    /// Operands with inputs.
    fn entering(&self) -> Vec<Edge> {
        let function = self.caller;
        let operands = self.op.inputs.iter().enumerate().skip(self.skipped);
        let pairs = operands.zip(self.inputs().enumerate());
        let edge = |((operand, value), (input, site)): ((usize, &Option<ValueId>), _)| {
            let from = Site {
                function,
                value: (*value)?,
            };
            Some(Edge {
                ends: [
                    (from, Position::Operand(operand)),
                    (site, Position::Input(self.index, input)),
                ],
                inner: 1,
                parts: vec![],
            })
        };
        pairs.filter_map(edge).collect()
    }

    /// Outputs with results.
    fn leaving(&self) -> Vec<Edge> {
        let function = self.index;
        let outputs = self.graph.outputs.iter().enumerate();
        let pairs = outputs.zip(self.results().enumerate());
        let edge = |((output, &value), (result, site))| {
            let from = Site { function, value };
            Edge {
                ends: [
                    (from, Position::Output(function, output)),
                    (site, Position::Result(result)),
                ],
                inner: 0,
                parts: vec![],
            }
        };
        pairs.map(edge).collect()
    }
}
