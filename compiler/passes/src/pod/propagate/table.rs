//! What propagation works on: slots, which hold one sharding each, and the steps that pass axes
//! among them.
//!
//! An op is a step over its operands and results, with the op's dimension rule; one that calls
//! functions is several, see [`super::calls`].

use fixedbitset::FixedBitSet;
use peapod_ir::dimension_rule::Factor;
use peapod_ir::entity::PrimaryMap;
use peapod_ir::ops::TensorOp;
use peapod_ir::ops::tensor::ShardingConstraint;
use peapod_ir::{AxisId, Function, Module, OpId, OpTypes, Role, ValueId};

use super::calls::{Calls, Edge};

/// A value of a function of the module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Site {
    /// Index of the function in the module.
    pub function: usize,
    /// The value in it.
    pub value: ValueId,
}

/// As what a value takes part in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Position {
    /// The op's operand of this index.
    Operand(usize),
    /// The op's result of this index.
    Result(usize),
    /// An input of a function (its index in the module) that the op calls.
    Input(usize, usize),
    /// An output of a function that the op calls.
    Output(usize, usize),
}

/// A sharding to be found: that of a value, or of several that must have the same sharding.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    /// The values, in order of functions.
    pub sites: Vec<Site>,
    /// Extents of the first; of each of them, but for groups.
    pub shape: Vec<usize>,
    /// Number of elements of the largest.
    pub elements: usize,
    /// Whether any device can make any shard of it from nothing: see [`super::free`].
    pub free: bool,
    /// Axes that its values are written for one device of: none of them splits anything.
    pub manual: Vec<AxisId>,
    /// Axes that nothing but an annotation gives it.
    pub refused: Vec<AxisId>,
}

/// A tensor in a step.
#[derive(Clone, Debug)]
pub(super) struct StepTensor {
    /// Its sharding.
    pub slot: usize,
    /// The value.
    pub site: Site,
    /// As what it takes part.
    pub part: Position,
    /// Whether it is on the side that comes later in the program.
    pub is_later: bool,
    /// Whether the later side has dimensions that it lacks, of an op that computes every element on
    /// its own: it is broadcast.
    pub is_broadcast: bool,
    /// Whether it takes what others propose.
    pub takes: bool,
    /// Per dimension, its factors of more than one index, major first.
    pub dims: Vec<Vec<usize>>,
}

/// Tensors that pass axes to one another.
#[derive(Clone, Debug)]
pub(super) struct Step {
    /// The function of the op.
    pub function: usize,
    /// Index of the op in it.
    pub op: OpId,
    /// What dimensions are made of.
    pub factors: Vec<Factor>,
    /// Operands, then results.
    pub ports: Vec<StepTensor>,
    /// Ports by number of elements, the largest first; of equal ones the first.
    pub by_size: Vec<usize>,
    /// Whether tensors that share a factor share all, and all are parallel.
    pub is_plain: bool,
    /// Levels at which it passes what it does not pass at lower ones.
    pub levels: [bool; 4],
}

/// Slots and steps of a module.
#[derive(Clone, Debug)]
pub(super) struct Table {
    /// Per function and value, its slot.
    pub slot_of: Vec<PrimaryMap<ValueId, usize>>,
    /// All slots.
    pub slots: Vec<Slot>,
    /// All steps, in order of functions and ops.
    pub steps: Vec<Step>,
    /// Per slot, the steps it takes part in, in order.
    pub steps_of: Vec<Vec<usize>>,
}

impl Table {
    pub(super) fn new(module: &Module) -> Self {
        let calls = Calls::new(module);
        let (slot_of, slots) = calls.slots(module);
        let mut table = Self {
            slot_of,
            steps_of: vec![vec![]; slots.len()],
            slots,
            steps: vec![],
        };
        let mut done = FixedBitSet::with_capacity(module.functions.len());
        for function in 0..module.functions.len() {
            table.add_function(module, &calls, function, &mut done);
        }
        table
    }

    /// Adds the steps of a function, those of functions that it calls in their place.
    fn add_function(
        &mut self,
        module: &Module,
        calls: &Calls,
        index: usize,
        done: &mut FixedBitSet,
    ) {
        if done.put(index) {
            return;
        }
        let graph = &module.functions[index];
        for id in graph.op_ids() {
            let Some(call) = calls.of.get(&(index, id)) else {
                self.add_op(graph, (index, id), calls.in_loop[index]);
                continue;
            };
            self.add_edges(module, (index, id), &call.entering);
            for &callee in &call.callees {
                self.add_function(module, calls, callee, done);
            }
            self.add_edges(module, (index, id), &call.leaving);
        }
    }

    fn add_op(&mut self, graph: &Function, (function, id): (usize, OpId), in_loop: bool) {
        let op = graph.op(id);
        let types = OpTypes::of(graph, op);
        let mut rule = op.kind.def().dimensions(&types);
        let writes = matches!(op.kind.tensor(), Some(TensorOp::DynamicUpdateSlice(_)));
        if writes && in_loop {
            // A loop that fills a buffer would be led to exchange every slice for itself.
            for factor in &mut rule.factors {
                if factor.role == Role::Indexed {
                    factor.role = Role::Whole;
                }
            }
        }
        if let Some(TensorOp::Sort(sort)) = op.kind.tensor() {
            // What is sorted is whole while it is, and split before and after.
            let extent = types.results[0].shape[sort.dim];
            let factor = rule.add(extent, Role::Window);
            for dims in rule.operands.iter_mut().chain(&mut rule.results) {
                dims[sort.dim] = vec![factor];
            }
        }
        let mut ports = Vec::new();
        for (operand, (value, dims)) in op.inputs.iter().zip(&rule.operands).enumerate() {
            if let Some(value) = *value {
                let site = Site { function, value };
                ports.push(self.port(site, Position::Operand(operand), dims, &rule.factors));
            }
        }
        for (result, (&value, dims)) in op.outputs.iter().zip(&rule.results).enumerate() {
            let site = Site { function, value };
            ports.push(self.port(site, Position::Result(result), dims, &rule.factors));
        }
        if let Some(TensorOp::ShardingConstraint(ShardingConstraint { spread })) = op.kind.tensor()
        {
            for port in &mut ports {
                port.takes = match port.is_later {
                    true => spread.is_forward(),
                    false => spread.is_backward(),
                };
            }
        }
        self.add_step(function, id, rule.factors, ports);
    }

    fn add_edges(&mut self, module: &Module, (function, op): (usize, OpId), edges: &[Edge]) {
        for edge in edges {
            let (inner, _) = edge.ends[edge.inner];
            let shape = &module.functions[inner.function].ty(inner.value).shape;
            let mut factors = Vec::new();
            let mut dims: [Vec<Vec<usize>>; 2] = [vec![], vec![]];
            for (dim, &extent) in shape.iter().enumerate() {
                let parts = edge.parts.get(dim).copied().unwrap_or(1);
                let mut outer = Vec::new();
                if parts > 1 {
                    outer.push(factors.len());
                    factors.push(Factor {
                        extent: parts,
                        role: Role::Whole,
                    });
                }
                outer.push(factors.len());
                dims[edge.inner].push(vec![factors.len()]);
                dims[1 - edge.inner].push(outer);
                factors.push(Factor {
                    extent,
                    role: Role::Parallel,
                });
            }
            let ends = edge.ends.iter().zip(&dims);
            let ports = ends.map(|(&(site, part), dims)| self.port(site, part, dims, &factors));
            let ports = ports.collect();
            self.add_step(function, op, factors, ports);
        }
    }

    fn port(
        &self,
        site: Site,
        part: Position,
        dims: &[Vec<usize>],
        factors: &[Factor],
    ) -> StepTensor {
        let split = |dim: &Vec<usize>| {
            let factors = dim.iter().copied().filter(|f| factors[*f].extent > 1);
            factors.collect()
        };
        StepTensor {
            slot: self.slot(site),
            site,
            part,
            is_later: match part {
                Position::Operand(_) | Position::Output(..) => false,
                Position::Result(_) | Position::Input(..) => true,
            },
            is_broadcast: false,
            takes: true,
            dims: dims.iter().map(split).collect(),
        }
    }

    fn add_step(
        &mut self,
        function: usize,
        op: OpId,
        factors: Vec<Factor>,
        mut ports: Vec<StepTensor>,
    ) {
        mark_broadcasts(&factors, &mut ports);
        let mut by_size: Vec<usize> = (0..ports.len()).collect();
        by_size.sort_by_key(|port| std::cmp::Reverse(self.slots[ports[*port].slot].elements));
        for port in &ports {
            let steps = &mut self.steps_of[port.slot];
            if steps.last() != Some(&self.steps.len()) {
                steps.push(self.steps.len());
            }
        }
        let is_plain = is_plain(&factors, &ports);
        self.steps.push(Step {
            function,
            op,
            is_plain,
            levels: levels(&factors, &ports, is_plain),
            factors,
            ports,
            by_size,
        });
    }

    pub(super) fn slot(&self, site: Site) -> usize {
        self.slot_of[site.function][site.value]
    }
}

/// Whether tensors that share a factor share all, and all are parallel: elementwise ops, those that
/// only arrange elements anew, edges of functions.
fn is_plain(factors: &[Factor], ports: &[StepTensor]) -> bool {
    let sets: Vec<Vec<usize>> = ports.iter().map(factors_of).collect();
    let used = sets.iter().flatten();
    let parallel = used.clone().all(|f| factors[*f].role == Role::Parallel);
    let shared = |(index, set): (usize, &Vec<usize>)| {
        let others = sets[..index].iter();
        let mut others = others.filter(|other| other.iter().any(|f| set.contains(f)));
        others.all(|other| other == set)
    };
    // A factor on one side only, as of an iota, passes nothing.
    parallel && sets.iter().enumerate().all(shared)
}

/// At which levels (see [`super`]) a step passes something that it does not pass at lower ones.
fn levels(factors: &[Factor], ports: &[StepTensor], is_plain: bool) -> [bool; 4] {
    let mut levels = [is_plain, false, false, false];
    for factor in ports.iter().flat_map(|port| port.dims.iter().flatten()) {
        match factors[*factor].role {
            Role::Parallel => levels[1] |= !is_plain,
            Role::Reduced(_) | Role::Indexed | Role::Window | Role::Swept => levels[2] = true,
            Role::Whole => {}
        }
    }
    levels[3] = ports.iter().any(|port| port.is_broadcast);
    levels
}

/// Finds out who is broadcast.
fn mark_broadcasts(factors: &[Factor], ports: &mut [StepTensor]) {
    let sets: Vec<Vec<usize>> = ports.iter().map(factors_of).collect();
    let mut used = sets.iter().flatten();
    if !used.all(|f| factors[*f].role == Role::Parallel) {
        return;
    }
    let later: Vec<bool> = ports.iter().map(|port| port.is_later).collect();
    for (port, set) in ports.iter_mut().zip(&sets) {
        let mut results = sets.iter().zip(&later).filter(|(_, later)| **later);
        port.is_broadcast = !port.is_later
            && results.any(|(result, _)| {
                let shares = set.iter().any(|f| result.contains(f));
                shares && result.iter().any(|f| !set.contains(f))
            });
    }
}

/// Every factor of a tensor, sorted.
fn factors_of(port: &StepTensor) -> Vec<usize> {
    let mut factors: Vec<usize> = port.dims.iter().flatten().copied().collect();
    factors.sort_unstable();
    factors
}
