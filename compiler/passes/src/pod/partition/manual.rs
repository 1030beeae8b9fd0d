//! What is written for one device already: taken as it is, with the shards that it is written for.
//!
//! Along axes that are not manual it is partitioned like anything else. A dimension that is cut for
//! the devices of a manual computation can be cut further where that leaves equal parts; elsewhere
//! it is whole on the devices along the other axes.

use peapod_diagnostic::code;
use peapod_ir::builder::Emit;
use peapod_ir::ops::TensorOp;
use peapod_ir::ops::tensor::{Call, ManualComputation};
use peapod_ir::{AxisId, Mesh, Module, Op, OpKind, Sharding, TensorType, ValueId};

use super::values::Walk;
use crate::error::PassError;

/// Why an operand is gathered for one.
const UNEVEN: &str = "a manual computation takes shards that the other axes do not divide";

/// Whether functions call others otherwise than by loops and branches.
pub(super) fn calls(module: &Module) -> bool {
    let mut ops = module.functions.iter().flat_map(|function| &function.ops);
    ops.any(|op| matches!(op.kind, OpKind::Tensor(TensorOp::Call(_))))
}

/// An operand or result: its shardings outside and within, and whether that is as propagation says.
struct Shard {
    outer: Sharding,
    inner: Sharding,
    as_assigned: bool,
}

impl Shard {
    /// `cut` are the manual axes of each dimension, `ty` the type within, `assigned` how that is
    /// sharded over the others.
    fn new(mesh: &Mesh, cut: &[Vec<AxisId>], ty: &TensorType, assigned: &Sharding) -> Self {
        let mut inner = assigned.clone();
        let mut outer = Sharding::replicated(cut.len());
        for (dim, cut) in cut.iter().enumerate() {
            let own = &mut inner.dims[dim];
            if mesh.parts(cut) > 1 && !ty.shape[dim].is_multiple_of(mesh.parts(own)) {
                own.clear();
            }
            let several = cut.iter().copied().filter(|axis| mesh.size(*axis) > 1);
            outer.dims[dim] = several.chain(own.iter().copied()).collect();
        }
        Self {
            outer,
            as_assigned: inner == *assigned,
            inner,
        }
    }
}

impl Walk<'_, '_> {
    /// Partitions the function along the other axes, and reshards operands and results to the
    /// shards that it takes and yields.
    pub(super) fn manual_computation(
        &mut self,
        op: &Op,
        kind: &ManualComputation,
    ) -> Result<(), PassError> {
        if let Some(axis) = kind.axes.iter().find(|axis| self.manual.contains(axis)) {
            let name = &self.shared.mesh.axes[axis.0].name;
            let what = format!("is within another one that has the axis `{name}` already");
            let help = "name each axis in only one of them";
            return Err(self.refused(op, &what, help));
        }
        let index = self.index_of(&kind.function);
        let callee = &self.shared.module.functions[index];
        let shards = |ids: &[ValueId], cuts: &[Vec<Vec<AxisId>>]| -> Vec<Shard> {
            let pairs = ids.iter().zip(cuts);
            let shard = |(id, cut): (&ValueId, &Vec<Vec<AxisId>>)| {
                let assigned = &self.shared.shardings[index][*id];
                Shard::new(self.shared.mesh, cut, callee.ty(*id), assigned)
            };
            pairs.map(shard).collect()
        };
        let inputs = shards(&callee.inputs, &kind.inputs);
        let outputs = shards(&callee.outputs, &kind.outputs);
        let within = |shards: &[Shard]| -> Vec<Sharding> {
            shards.iter().map(|shard| shard.inner.clone()).collect()
        };
        let mut manual = self.manual.clone();
        manual.extend(&kind.axes);
        let function = self
            .shared
            .function(index, &within(&inputs), &within(&outputs), manual)?;
        for (id, shard) in op.inputs.iter().flatten().zip(&inputs) {
            if !shard.as_assigned {
                self.get(*id, &shard.outer, Some(UNEVEN))?;
            }
        }
        let outer = |shards: Vec<Shard>| -> Vec<Sharding> {
            shards.into_iter().map(|shard| shard.outer).collect()
        };
        let (operands, results) = (outer(inputs), outer(outputs));
        self.emit_call(op, Call { function }.into(), &operands, results)
    }

    /// Devices exchange something only along axes that the function is written for one device of.
    pub(super) fn check_manual(&self, op: &Op, axes: &[AxisId]) -> Result<(), PassError> {
        let is_index = matches!(op.kind, OpKind::Tensor(TensorOp::PartitionIndex(_)));
        let allowed = |axis: &AxisId| {
            let several = self.shared.mesh.size(*axis) > 1;
            // Which device it is may be asked anywhere within.
            !several || self.manual.contains(axis) || is_index && !self.manual.is_empty()
        };
        let Some(axis) = axes.iter().find(|axis| !allowed(axis)) else {
            return Ok(());
        };
        let name = &self.shared.mesh.axes[axis.0].name;
        let what = format!("cannot be partitioned: the program is not per-device along `{name}`");
        let help = "name the axis in the enclosing manual_computation, or use sharding annotations \
                    instead of collectives";
        Err(self.refused(op, &what, help))
    }

    /// Messages are what the compiler writes into the stages of a pipeline.
    pub(super) fn message(&self, op: &Op) -> PassError {
        let what = "cannot be partitioned: only stages of a pipeline send messages";
        let help = "use sharding annotations instead; --pipeline cuts a program into stages";
        self.refused(op, what, help)
    }

    /// The position of a device: an op without operands, so nothing is sharded.
    pub(super) fn position(&mut self, op: &Op) -> Result<(), PassError> {
        let result = op.outputs[0];
        let ty = self.ty(result).clone();
        let local = self.build.emit(op.kind.clone(), &[], ty);
        self.define(result, Sharding::replicated(0), local)
    }

    fn refused(&self, op: &Op, what: &str, help: &str) -> PassError {
        let ids = op.inputs.iter().flatten().chain(&op.outputs);
        let tensors = ids.map(|id| {
            let value = self.function.value(*id);
            format!("{}: {}", value.name, value.ty)
        });
        let (kind, tensors) = (&op.kind, tensors.collect::<Vec<_>>().join(", "));
        let line = op.location.line;
        let line = line.map_or(String::new(), |line| format!(" (line {line})"));
        PassError::Refused {
            code: code::MANUAL,
            what: format!("{kind}{line} on {tensors} {what}"),
            help: help.to_owned(),
        }
    }
}
