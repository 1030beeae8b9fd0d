//! What all microbatches make together, and what follows from it.

use peapod_ir::builder::Emit;
use peapod_ir::ops::Concatenation;
use peapod_ir::ops::tensor::{AllGather, AllReduce, Combiner, TensorOp};
use peapod_ir::{AxisId, DType, Op, OpId, ValueId};

use super::super::dependence::Part;
use super::super::device::{Item, When};
use super::Writer;

impl Writer<'_, '_> {
    /// Takes what a microbatch adds to what all make together.
    pub(super) fn sink(&mut self, device: usize, id: OpId, when: When) {
        let op = self.dependence.function.op(id);
        for (operand, result) in op.operands().zip(&op.outputs) {
            let value = self.there(device, operand, when);
            match combiner(op) {
                None => {
                    let item = self.part_of(*result, when);
                    self.devices[device].known.insert(item, value);
                    let block = self.devices[device].block();
                    self.made.insert(item, (device, block));
                }
                Some(combiner) => {
                    let own = &mut self.devices[device];
                    let value = own
                        .build
                        .convert(value, wide(combiner, own.build.ty(value).dtype));
                    let known = self.sums.get(&(*result, device)).copied();
                    let known = known.or_else(|| self.sum_before(device, *result, (value, when)));
                    let own = &mut self.devices[device];
                    let sum = match known {
                        None => value,
                        Some(sum) => own.build.binary(combiner.op(), sum, value),
                    };
                    let sum = own.barrier(sum);
                    self.sums.insert((*result, device), sum);
                }
            }
        }
    }

    /// What a microbatch adds to a value that all make one after another.
    fn part_of(&self, result: ValueId, when: When) -> Item {
        let microbatch = when.microbatch;
        let part = When {
            microbatch,
            ..When::default()
        };
        (result, part)
    }

    /// Completes the sinks of a phase, and computes what follows from them.
    pub(super) fn once_after(&mut self, phase: usize) {
        let function = self.dependence.function;
        for device in &mut self.devices {
            device.next_part();
        }
        for id in function.op_ids() {
            let stage = self.stages.of[id];
            match (self.dependence.parts[id], stage) {
                (Part::Sink(own), Some(stage)) if own == phase => {
                    self.complete(self.device_of(stage, 0), id);
                }
                (Part::Once(after), Some(stage)) if after == phase + 1 => {
                    self.compute_once(self.device_of(stage, 0), id, When::default());
                }
                _ => {}
            }
        }
    }

    /// Computes an op that follows from sinks.
    pub(super) fn compute_once(&mut self, device: usize, id: OpId, when: When) {
        let operands: Vec<ValueId> = self.dependence.function.op(id).operands().collect();
        self.provide(device, &operands, when, false);
        self.compute(device, id, when, false);
        // What reads it elsewhere is sent right away.
        self.devices[device].next_block();
    }

    /// One value of all microbatches, of what each device has of it.
    pub(super) fn complete(&mut self, device: usize, id: OpId) {
        let op = self.dependence.function.op(id);
        for (index, result) in op.outputs.iter().enumerate() {
            let value = match combiner(op) {
                None => self.gathered(device, op, index),
                Some(combiner) => self.summed(device, (*result, combiner), op),
            };
            let value = self.over_other_axes(device, op, index, value);
            let value = self.trimmed(device, value, *result);
            let item = (*result, When::default());
            self.devices[device].known.insert(item, value);
            let block = self.devices[device].block();
            self.made.insert(item, (device, block));
        }
        self.devices[device].next_block();
    }

    pub(super) fn summed(
        &mut self,
        device: usize,
        (result, combiner): (ValueId, Combiner),
        op: &Op,
    ) -> ValueId {
        let dtype = self.dependence.function.ty(result).dtype;
        let mut sum: Option<ValueId> = None;
        for from in 0..self.devices.len() {
            let Some(part) = self.sums.get(&(result, from)).copied() else {
                continue;
            };
            let part = match from == device {
                true => part,
                false => self.sum_of(from, device, part),
            };
            let build = &mut self.devices[device].build;
            build.set_source(op.location.clone(), "");
            sum = Some(match sum {
                None => part,
                Some(sum) => build.binary(combiner.op(), sum, part),
            });
        }
        let sum = sum.expect("a sink takes something");
        self.devices[device].build.convert(sum, dtype)
    }

    /// Sends the sum of some microbatches.
    pub(super) fn sum_of(&mut self, from: usize, to: usize, part: ValueId) -> ValueId {
        let channel = self.channels;
        self.channels += 1;
        let ty = self.devices[from].build.ty(part).clone();
        let block = self.devices[from].block();
        self.devices[from].send(block, channel, &[part], to);
        self.devices[from].next_block();
        self.devices[to].receive(channel, vec![(String::new(), ty)], from)[0]
    }

    /// The parts of all microbatches one after another.
    pub(super) fn gathered(&mut self, device: usize, op: &Op, index: usize) -> ValueId {
        let result = op.outputs[index];
        let parts = (0..self.microbatches).map(|microbatch| {
            let item = self.part_of(result, When::of(microbatch));
            self.fetched(device, item)
        });
        let parts: Vec<ValueId> = parts.collect();
        let Some(TensorOp::AllGather(it)) = op.kind.tensor() else {
            unreachable!("only gathers have parts");
        };
        self.joined(device, &parts, it.dims[index])
    }

    /// A value that some device has made.
    pub(super) fn fetched(&mut self, device: usize, item: Item) -> ValueId {
        if let Some(known) = self.devices[device].known.get(&item) {
            return *known;
        }
        let from = self.made[&item];
        self.message(from, device, vec![item]);
        self.devices[device].known[&item]
    }

    pub(super) fn joined(&mut self, device: usize, parts: &[ValueId], dim: usize) -> ValueId {
        let build = &mut self.devices[device].build;
        let [first, ..] = parts else {
            unreachable!("there is a microbatch");
        };
        let mut ty = build.ty(*first).clone();
        ty.shape[dim] *= parts.len();
        match parts.len() {
            1 => *first,
            _ => build.emit(Concatenation::along(dim), parts, ty),
        }
    }

    /// What a collective does over the axes besides that of microbatches.
    pub(super) fn over_other_axes(
        &mut self,
        device: usize,
        op: &Op,
        index: usize,
        value: ValueId,
    ) -> ValueId {
        let (micro, function) = (self.dependence.axis, self.dependence.function);
        let rest = |axes: &[AxisId]| -> Vec<AxisId> {
            axes.iter().copied().filter(|axis| *axis != micro).collect()
        };
        let build = &mut self.devices[device].build;
        build.set_source(op.location.clone(), "");
        match op.kind.tensor() {
            Some(TensorOp::AllReduce(it)) if it.axes.len() > 1 => {
                let axes = rest(&it.axes);
                let ty = build.ty(value).clone();
                build.emit(AllReduce { axes, ..it.clone() }, &[value], ty)
            }
            Some(TensorOp::AllGather(it)) if it.axes.len() > 1 => {
                // Pieces of a microbatch are together: the other axes are minor.
                self.gather_pieces(device, it, index, (value, op.outputs[index]))
            }
            _ => {
                debug_assert_eq!(build.ty(value).dtype, function.ty(op.outputs[index]).dtype);
                value
            }
        }
    }

    /// Gathers every microbatch over axes that are minor to that of microbatches.
    pub(super) fn gather_pieces(
        &mut self,
        device: usize,
        gather: &AllGather,
        index: usize,
        (value, result): (ValueId, ValueId),
    ) -> ValueId {
        let count = self.microbatches;
        let ty = self.dependence.function.ty(result).clone();
        let dim = gather.dims[index];
        let build = &mut self.devices[device].build;
        let mut apart = build.shape(value).to_vec();
        apart[dim] /= count;
        apart.insert(dim, count);
        let value = build.shaped(value, &apart);
        let axes: Vec<AxisId> = gather.axes[1..].to_vec();
        let devices: usize = axes.iter().map(|axis| (self.sizes)(*axis)).product();
        let mut whole = apart;
        whole[dim + 1] *= devices;
        let mut joined = whole.clone();
        joined.remove(dim);
        joined[dim] *= count;
        let dims = vec![dim + 1];
        let gathered = build.emit(AllGather { axes, dims }, &[value], ty.with_shape(whole));
        build.shaped(gathered, &joined)
    }

    /// What a gather yields: not what exceeds its result, which is padding.
    fn trimmed(&mut self, device: usize, value: ValueId, result: ValueId) -> ValueId {
        let limit = &self.dependence.function.ty(result).shape;
        let build = &mut self.devices[device].build;
        match build.shape(value) == *limit {
            true => value,
            // bounded: a dimension each
            false => build.slice(value, vec![0; limit.len()], limit.clone()),
        }
    }
}

/// The combiner of a sink that is a sum of a kind.
fn combiner(op: &Op) -> Option<Combiner> {
    match op.kind.tensor() {
        Some(TensorOp::AllReduce(it)) => Some(it.combiner),
        _ => None,
    }
}

/// The element type that a sum of many is kept in.
fn wide(combiner: Combiner, dtype: DType) -> DType {
    let narrow = matches!(dtype, DType::Bf16 | DType::F16);
    let sums = matches!(combiner, Combiner::Add | Combiner::Mul);
    if narrow && sums { DType::F32 } else { dtype }
}
