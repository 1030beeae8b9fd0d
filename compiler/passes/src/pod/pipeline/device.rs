//! The program of the devices of one position along the axis of stages, while it is written.

use std::collections::{BTreeMap, HashMap};

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::eval::Scalar;
use peapod_ir::ops::BinaryOp;
use peapod_ir::ops::tensor::{OptimizationBarrier, PartitionIndex, Receive, Send};
use peapod_ir::plan::pod::PodWeightsRead;
use peapod_ir::{AxisId, DType, Function, Location, Op, Origin, TensorType, ValueId};

/// Which one of a value that is computed several times in a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct When {
    /// The microbatch, or its part, counted from the first one of this step.
    pub(super) microbatch: Option<isize>,
    /// The minibatch, counted from that of this step: that of the microbatch, if there is one.
    pub(super) minibatch: isize,
    /// The weights that are read.
    pub(super) weights: Weights,
}

/// Which weights are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Weights {
    /// This version, counted from the one that the step begins with.
    Version(isize),
    /// An estimate, from this version, of those that a forward pass has read.
    Corrected(isize),
}

impl Default for Weights {
    fn default() -> Self {
        Self::Version(0)
    }
}

impl When {
    /// Whether it is of a step before this one, or not of an argument as it is.
    pub(super) fn is_earlier(self) -> bool {
        self.minibatch < 0 || self.weights != Weights::default()
    }

    /// Of a microbatch of this step.
    pub(super) fn of(microbatch: usize) -> Self {
        Self {
            microbatch: Some(microbatch as isize),
            ..Self::default()
        }
    }
}

/// A value of the partitioned program.
pub(super) type Item = (ValueId, When);

/// What is in flight between steps: kept by a stage from the step that makes it to one that needs
/// it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) enum Kept {
    /// A value of parts of microbatches, which is there so many of them after their forward pass.
    Microbatches(ValueId, usize),
    /// An argument of minibatches.
    Minibatches(ValueId),
    /// Versions of a parameter.
    Versions(ValueId),
    /// A moving average of the changes of a parameter.
    Average(ValueId),
    /// A sum over some of the microbatches of a minibatch.
    Sum(ValueId),
    /// The number of steps so far.
    Steps,
}

/// Ops that follow one another: what is sent of them is sent at their end.
pub(super) type Block = usize;

/// A program under construction.
pub(super) struct Device {
    pub(super) build: Builder,
    /// What there is, by what it was.
    pub(super) known: HashMap<Item, ValueId>,
    /// What was computed again for a backward pass.
    pub(super) again: HashMap<Item, ValueId>,
    /// Arguments, by their position in the whole program.
    pub(super) arguments: BTreeMap<usize, ValueId>,
    /// What is in flight, as arguments: a dimension of one, one of entries, and those of an entry.
    pub(super) kept: BTreeMap<Kept, ValueId>,
    /// Per block that has ended, the number of ops at its end, and its part.
    ends: Vec<(usize, usize)>,
    /// The part of the block that is open: collectives travel together within a part only. Nothing
    /// is received in the middle of one, so that nothing that is sent waits for it.
    part: usize,
    /// What is sent at the end of blocks.
    sends: Vec<(Block, Op)>,
    /// Positions along axes.
    positions: HashMap<AxisId, ValueId>,
    /// Weights, with what they are after the update.
    pub(super) updated: Vec<(ValueId, ValueId)>,
    /// What is computed of weights for microbatches.
    pub(super) reads: Vec<PodWeightsRead>,
}

/// A function, and for each of its ops the part that it is in.
pub(super) struct Written {
    pub(super) function: Function,
    pub(super) parts: Vec<usize>,
}

impl Device {
    pub(super) fn new(name: &str) -> Self {
        Self {
            build: Builder::new(name),
            known: HashMap::new(),
            again: HashMap::new(),
            arguments: BTreeMap::new(),
            kept: BTreeMap::new(),
            ends: vec![],
            part: 0,
            sends: vec![],
            positions: HashMap::new(),
            updated: vec![],
            reads: vec![],
        }
    }

    /// The block that is open.
    pub(super) fn block(&self) -> Block {
        self.ends.len()
    }

    /// Begins a block.
    pub(super) fn next_block(&mut self) {
        self.ends.push((self.build.function().ops.len(), self.part));
    }

    /// Begins a block whose collectives travel alone.
    pub(super) fn next_part(&mut self) {
        self.next_block();
        self.part += 1;
    }

    /// Sends values at the end of a block.
    pub(super) fn send(&mut self, block: Block, channel: usize, values: &[ValueId], to: usize) {
        let location = Location::named(format!("to stage {to}"));
        let inputs: Vec<_> = values.iter().copied().map(Some).collect();
        let op = Op::new(Send { channel }, inputs, [], &location);
        self.sends.push((block, op));
    }

    /// Receives values of these names and types.
    pub(super) fn receive(
        &mut self,
        channel: usize,
        values: Vec<(String, TensorType)>,
        from: usize,
    ) -> Vec<ValueId> {
        self.part += 1;
        let source = Location::named(format!("from stage {from}"));
        self.build.set_source(source, "");
        let results = values
            .into_iter()
            .map(|(name, ty)| self.build.result(name, ty));
        let results: Vec<ValueId> = results.collect();
        self.build.put(Receive { channel }, vec![], results.clone());
        results
    }

    /// Appends an op as it was in another function, on other operands; its results have the same
    /// names and types.
    pub(super) fn copy(&mut self, from: &Function, op: &Op, operands: &[ValueId]) -> Vec<ValueId> {
        self.build.set_source(op.location.clone(), "");
        let results = op.outputs.iter().map(|id| {
            let value = from.value(*id);
            self.build.result(value.name.clone(), value.ty.clone())
        });
        let results: Vec<ValueId> = results.collect();
        let mut operands = operands.iter().copied();
        let inputs = op.inputs.iter().map(|it| it.and_then(|_| operands.next()));
        self.build
            .put(op.kind.clone(), inputs.collect(), results.clone());
        results
    }

    /// A constant of another function.
    pub(super) fn constant(&mut self, from: &Function, id: ValueId) -> ValueId {
        let value = from.value(id);
        let kept = self.build.kept(value, value.name.clone());
        kept.expect("it is a constant")
    }

    /// The position of the device along axes, of which one is that of microbatches.
    pub(super) fn position(
        &mut self,
        axes: &[AxisId],
        (micro, count): (AxisId, usize),
        microbatch: isize,
        size: impl Fn(AxisId) -> usize,
    ) -> ValueId {
        let mut position: Option<ValueId> = None;
        for &axis in axes {
            let own = match axis == micro {
                // Whichever minibatch it is of.
                true => self.integer(microbatch.rem_euclid(count as isize) as usize),
                false => self.along(axis),
            };
            let extent = if axis == micro { count } else { size(axis) };
            position = Some(match position {
                None => own,
                Some(major) => {
                    let extent = self.integer(extent);
                    let start = self.build.binary(BinaryOp::Mul, major, extent);
                    self.build.binary(BinaryOp::Add, start, own)
                }
            });
        }
        position.expect("an index names axes")
    }

    fn integer(&mut self, value: usize) -> ValueId {
        self.build.scalar(DType::I32, Scalar::Integer(value as i64))
    }

    fn along(&mut self, axis: AxisId) -> ValueId {
        if let Some(known) = self.positions.get(&axis) {
            return *known;
        }
        let axes = vec![axis];
        let scalar = TensorType::new(DType::I32, []);
        let position = self.build.emit(PartitionIndex { axes }, &[], scalar);
        self.positions.insert(axis, position);
        position
    }

    /// A value that no op before is fused with ops after.
    pub(super) fn barrier(&mut self, value: ValueId) -> ValueId {
        let ty = self.build.ty(value).clone();
        self.build.emit(OptimizationBarrier, &[value], ty)
    }

    /// Names and types of what is in flight, in order.
    pub(super) fn in_flight(&self) -> Vec<(String, TensorType)> {
        let values = self
            .kept
            .values()
            .map(|it| self.build.function().value(*it));
        values.map(|it| (it.name.clone(), it.ty.clone())).collect()
    }

    /// The function, which returns these values.
    pub(super) fn finish(mut self, outputs: Vec<ValueId>) -> Written {
        self.next_block();
        let mut function = self.build.finish(outputs);
        let mut ops = std::mem::take(&mut function.ops).into_iter();
        let (mut parts, mut start) = (Vec::new(), 0);
        // In the order in which messages were asked for.
        self.sends.sort_by_key(|(block, _)| *block);
        let mut sends = self.sends.into_iter().peekable();
        for (block, (end, part)) in self.ends.iter().enumerate() {
            function.ops.extend(ops.by_ref().take(end - start));
            start = *end;
            while let Some((_, send)) = sends.next_if(|(at, _)| *at == block) {
                function.ops.push(send);
            }
            parts.resize(function.ops.len(), *part);
        }
        function.inputs = self
            .arguments
            .into_values()
            .chain(self.kept.into_values())
            .collect();
        Written { function, parts }
    }
}

/// Whether a value of a function is a constant.
pub(super) fn is_constant(function: &Function, id: ValueId) -> bool {
    matches!(function.value(id).origin, Origin::Constant(_))
}
