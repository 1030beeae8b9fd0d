//! What of a partitioned program is computed for every microbatch, and when.
//!
//! Microbatches are shards of the batch along an axis of the mesh that no device is on. A value
//! *varies* if it is another one for each microbatch. Collectives over the axis are *sinks*: what
//! goes in varies, what comes out is one value for all, so that it is there only after the last
//! microbatch. Most programs have sinks for gradients and losses only; where something that varies
//! needs a sink (a loss that is divided by the weights of the whole batch), microbatches are gone
//! through in *phases*.

use peapod_diagnostic::code;
use peapod_ir::entity::{EntitySet, SecondaryMap};
use peapod_ir::ops::{Class, TensorOp};
use peapod_ir::plan::pod::PodInterface;
use peapod_ir::{AxisId, Function, Module, Op, OpId, Origin, ValueId};

use crate::error::PassError;

/// Arguments that a message names, at most.
const MOST_NAMES: usize = 4;

/// When an op is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// Once, of arguments and constants alone: wherever and whenever it is needed.
    Free,
    /// Once, after the phases before this one.
    Once(usize),
    /// For every microbatch, in this phase.
    Micro(usize),
    /// For every microbatch, of data and constants alone and with little work: wherever it is
    /// needed.
    FreeMicro,
    /// It makes one of the values of all microbatches, after this phase.
    Sink(usize),
}

/// What depends on what.
pub(super) struct Dependence<'m> {
    pub(super) module: &'m Module,
    pub(super) function: &'m Function,
    /// The axis of microbatches.
    pub(super) axis: AxisId,
    /// Per op.
    pub(super) parts: SecondaryMap<OpId, Part>,
    /// The op that makes a value.
    pub(super) makers: SecondaryMap<ValueId, Option<OpId>>,
    /// Values that are another one for each microbatch.
    pub(super) varying: EntitySet<ValueId>,
    /// The phase that is pipelined: the last one.
    pub(super) main: usize,
    /// Ops of the main phase that the loss, or another result that is no new state, depends on.
    pub(super) forward: EntitySet<OpId>,
    /// Whether there are others: gradients.
    pub(super) has_backward: bool,
}

impl<'m> Dependence<'m> {
    /// Looks at the entry of a partitioned module.
    ///
    /// # Errors
    ///
    /// An op mixes samples of different microbatches.
    pub(super) fn of(
        module: &'m Module,
        interface: &PodInterface,
        axis: AxisId,
    ) -> Result<Self, PassError> {
        let function = &module.functions[0];
        let mut it = Self {
            module,
            function,
            axis,
            parts: SecondaryMap::with_default(Part::Free),
            makers: SecondaryMap::new(),
            varying: EntitySet::new(),
            main: 0,
            forward: EntitySet::new(),
            has_backward: false,
        };
        for (port, value) in interface.inputs.iter().zip(&function.inputs) {
            if port.sharding.uses(axis) {
                it.varying.insert(*value);
            }
        }
        let levels = it.find_varying()?;
        it.assign_phases(&levels);
        it.mark_free();
        it.find_forward();
        Ok(it)
    }

    /// Marks what varies; yields per value how many sinks are on the way to it.
    fn find_varying(&mut self) -> Result<SecondaryMap<ValueId, usize>, PassError> {
        let function = self.function;
        let mut levels: SecondaryMap<ValueId, usize> = SecondaryMap::new();
        for (id, op) in function.op_ids().zip(&function.ops) {
            let level = op.operands().map(|it| levels[it]).max().unwrap_or(0);
            let varies = op.operands().any(|it| self.varying.contains(it));
            let sink = self.is_sink(op)?;
            let own = sink || self.has_index(op);
            for result in &op.outputs {
                self.makers[*result] = Some(id);
                levels[*result] = level + usize::from(sink);
                if !sink && (varies || own) {
                    self.varying.insert(*result);
                }
            }
            self.parts[id] = if sink {
                Part::Sink(level)
            } else if varies || own {
                self.main = self.main.max(level);
                Part::Micro(level)
            } else if level > 0 {
                Part::Once(level)
            } else {
                Part::Free
            };
        }
        Ok(levels)
    }

    /// Whether an op combines microbatches.
    fn is_sink(&self, op: &Op) -> Result<bool, PassError> {
        if let Class::Control(it) = op.kind.class() {
            if it.callees().into_iter().any(|name| self.names_axis(name)) {
                return Err(self.mixed(op, "it is in a loop or branch"));
            }
            return Ok(false);
        }
        let Some(collective) = op.kind.class().collective() else {
            return Ok(false);
        };
        if !collective.axes().contains(&self.axis) {
            return Ok(false);
        }
        match op.kind.tensor() {
            Some(TensorOp::AllReduce(it)) if it.first.is_none() => Ok(true),
            Some(TensorOp::AllGather(it)) if it.axes.first() == Some(&self.axis) => Ok(true),
            _ => Err(self.mixed(op, "samples of one microbatch meet those of another")),
        }
    }

    /// Whether a function, or one that it calls, names the axis.
    fn names_axis(&self, name: &str) -> bool {
        let Some(function) = self.module.functions.iter().find(|it| it.name == name) else {
            return false;
        };
        function.ops.iter().any(|op| {
            let class = op.kind.class();
            let axes = class.device_axes().unwrap_or_default();
            axes.contains(&self.axis) || class.callees().iter().any(|it| self.names_axis(it))
        })
    }

    fn has_index(&self, op: &Op) -> bool {
        let index = matches!(op.kind.tensor(), Some(TensorOp::PartitionIndex(_)));
        let axes = op.kind.class().device_axes().unwrap_or_default();
        index && axes.contains(&self.axis)
    }

    fn mixed(&self, op: &Op, why: &str) -> PassError {
        let line = op.location.line;
        let line = line.map_or(String::new(), |it| format!("line {it}: "));
        let data = self.function.inputs.iter();
        let data = data.filter(|it| self.varying.contains(**it));
        let data = data.map(|it| format!("`{}`", self.function.value(*it).name));
        let mut data: Vec<String> = data.collect();
        if data.len() > MOST_NAMES {
            let rest = data.len() - MOST_NAMES;
            data.truncate(MOST_NAMES);
            data.push(format!("{rest} more"));
        }
        PassError::Refused {
            code: code::PIPELINE_MIX,
            what: format!("{line}{} mixes microbatches: {why}", self.named(op)),
            help: format!(
                "microbatches are rows of {}, as no result replaces these: pair parameters with \
                 their results with --feed, or say with --shard what the data is; a pipeline takes \
                 programs that treat samples apart, but for sums over the batch",
                data.join(", ")
            ),
        }
    }

    /// An op as the program has it: what the partitioner sends for an op is named as that.
    fn named(&self, op: &Op) -> String {
        let name = |id: ValueId| Some(&self.function.value(id).name).filter(|it| !it.is_empty());
        let source = op.location.name.as_str();
        let what = match source.split_once(" at ").map_or(source, |(op, _)| op) {
            "" => op.kind.mnemonic(),
            source => source,
        };
        let made = op.outputs.iter().find_map(|it| name(*it));
        match made {
            Some(value) => format!("{what} `{value}`"),
            None => match op.operands().find_map(name) {
                Some(value) => format!("{what} of `{value}`"),
                None => what.to_owned(),
            },
        }
    }

    /// Every op that varies is computed as late as what needs it allows: only what a sink needs
    /// that the main phase needs is computed before it.
    fn assign_phases(&mut self, levels: &SecondaryMap<ValueId, usize>) {
        let function = self.function;
        let mut due: SecondaryMap<ValueId, usize> = SecondaryMap::with_default(self.main);
        for (id, op) in function.op_ids().zip(&function.ops).rev() {
            let own = op
                .outputs
                .iter()
                .map(|it| due[*it])
                .min()
                .unwrap_or(self.main);
            let before = match &mut self.parts[id] {
                // What is due before a phase is made after the one before.
                Part::Sink(phase) => {
                    *phase = own;
                    own
                }
                Part::Micro(phase) => {
                    *phase = own;
                    own
                }
                Part::Free | Part::FreeMicro | Part::Once(_) => own,
            };
            let varies = |value: ValueId| self.varying.contains(value);
            let micro = matches!(self.parts[id], Part::Micro(_));
            for operand in op.operands() {
                // What is one for all, and not from the start, is there after the phase before.
                let late = micro && !varies(operand) && levels[operand] > 0;
                due[operand] = due[operand].min(before - usize::from(late));
            }
        }
        // What is computed once follows the phases of its sinks.
        let mut after: SecondaryMap<ValueId, usize> = SecondaryMap::new();
        for (id, op) in function.op_ids().zip(&function.ops) {
            let operands = op.operands().map(|it| after[it]).max().unwrap_or(0);
            let own = match &mut self.parts[id] {
                Part::Sink(phase) => *phase + 1,
                Part::Once(level) => {
                    *level = operands;
                    operands
                }
                Part::Free | Part::FreeMicro | Part::Micro(_) => 0,
            };
            for result in &op.outputs {
                after[*result] = own;
            }
        }
    }

    /// One value of each pair of a result and the argument that it replaces.
    fn replaced(&self, value: impl Fn((usize, usize)) -> ValueId) -> EntitySet<ValueId> {
        let mut values = EntitySet::new();
        values.extend(self.function.replaces.iter().copied().map(value));
        values
    }

    /// What follows from data with little work is computed again rather than sent.
    fn mark_free(&mut self) {
        let function = self.function;
        let parameters = self.replaced(|(_, input)| function.inputs[input]);
        let mut light: EntitySet<ValueId> = EntitySet::new();
        for (id, value) in &function.values {
            let source = match value.origin {
                Origin::Argument => !parameters.contains(id),
                Origin::Constant(_) => true,
                Origin::State | Origin::Result => false,
            };
            if source {
                light.insert(id);
            }
        }
        for (id, op) in function.op_ids().zip(&function.ops) {
            let cheap = match op.kind.class() {
                Class::DeviceIndex(_) | Class::Elementwise(_) | Class::Index => true,
                Class::Movement | Class::View => true,
                Class::Barrier | Class::Collective(_) | Class::Contraction(_) => false,
                Class::Control(_) | Class::Indexing | Class::Opaque => false,
                Class::Ordering | Class::Reduction(_) => false,
            };
            if !cheap || !op.operands().all(|it| light.contains(it)) {
                continue;
            }
            light.extend(op.outputs.iter().copied());
            if matches!(self.parts[id], Part::Micro(_)) {
                self.parts[id] = Part::FreeMicro;
            }
        }
    }

    /// Finds the forward pass: what results depend on that are no new state.
    fn find_forward(&mut self) {
        let function = self.function;
        let state = self.replaced(|(output, _)| function.outputs[output]);
        let updating = self.sinks_of(state.iter());
        let others = function
            .outputs
            .iter()
            .copied()
            .filter(|it| !state.contains(*it));
        let mut roots: Vec<ValueId> = Vec::new();
        let mut shared: Vec<ValueId> = Vec::new();
        for output in others {
            if self.varying.contains(output) {
                roots.push(output);
                continue;
            }
            for sink in self.sinks_of([output]).iter() {
                let operands = function.op(sink).operands();
                match updating.contains(sink) {
                    false => roots.extend(operands),
                    true => shared.extend(operands),
                }
            }
        }
        if roots.is_empty() {
            // A loss that the update reads, too: of all that are, it needs the least.
            let smallest = shared
                .into_iter()
                .min_by_key(|it| self.varying_before(&[*it]).iter().count());
            roots.extend(smallest);
        }
        self.forward = self.varying_before(&roots);
        let micro = function
            .op_ids()
            .filter(|it| matches!(self.parts[*it], Part::Micro(_)));
        self.has_backward = micro.into_iter().any(|it| !self.forward.contains(it));
        if self.forward.is_empty() {
            // Nothing but new state comes out: one pass.
            self.forward.extend(function.op_ids());
            self.has_backward = false;
        }
    }

    /// Whether an op is done in the forward pass: a sink is if all that it combines is.
    pub(super) fn is_forward(&self, id: OpId) -> bool {
        if !matches!(self.parts[id], Part::Sink(_)) {
            return self.forward.contains(id);
        }
        self.function.op(id).operands().all(|it| {
            let maker = self.makers[it];
            maker.is_none_or(|maker| match self.parts[maker] {
                Part::Micro(_) => self.forward.contains(maker),
                Part::Free | Part::FreeMicro | Part::Once(_) | Part::Sink(_) => true,
            })
        })
    }

    /// The nearest sinks that values depend on.
    fn sinks_of(&self, values: impl IntoIterator<Item = ValueId>) -> EntitySet<OpId> {
        let (mut sinks, mut seen) = (EntitySet::new(), EntitySet::new());
        let mut pending: Vec<ValueId> = values.into_iter().collect();
        while let Some(value) = pending.pop() {
            let Some(maker) = self.makers[value].filter(|it| seen.insert(*it)) else {
                continue;
            };
            match self.parts[maker] {
                Part::Sink(_) => {
                    sinks.insert(maker);
                }
                Part::Free | Part::Once(_) => pending.extend(self.function.op(maker).operands()),
                Part::Micro(_) | Part::FreeMicro => {}
            }
        }
        sinks
    }

    /// Ops that vary and that values depend on.
    fn varying_before(&self, values: &[ValueId]) -> EntitySet<OpId> {
        let mut found = EntitySet::new();
        let mut pending = values.to_vec();
        while let Some(value) = pending.pop() {
            let maker = self.makers[value].filter(|_| self.varying.contains(value));
            if let Some(maker) = maker.filter(|it| found.insert(*it)) {
                pending.extend(self.function.op(maker).operands());
            }
        }
        found
    }
}
