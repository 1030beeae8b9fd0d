//! Ops that call other functions of the module: these are partitioned along.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{Call, Case, TensorOp, While};
use peapod_ir::{Op, OpKind, Sharding, ValueId};

use super::values::Walk;
use crate::error::PassError;
use crate::pod::annotate::data_axes;

impl Walk<'_, '_> {
    /// Partitions what an op calls and reshards operands and results to the shardings that the
    /// called functions have.
    pub(super) fn calling(&mut self, op: &Op) -> Result<(), PassError> {
        let OpKind::Tensor(kind) = &op.kind else {
            return Ok(());
        };
        if let TensorOp::While(kind) = kind {
            return self.looping(op, kind);
        }
        if let TensorOp::ManualComputation(kind) = kind {
            return self.manual_computation(op, kind);
        }
        let results: Vec<Sharding> = op
            .outputs
            .iter()
            .map(|id| self.assigned(*id).clone())
            .collect();
        let mut operands = Vec::new();
        let (local, arguments): (OpKind, Vec<Sharding>) = if let TensorOp::Case(kind) = kind {
            operands.push(Sharding::replicated(0));
            let arguments = self.arguments_of(&kind.functions[0]);
            let functions = kind.functions.iter();
            let functions: Result<Vec<String>, PassError> = functions
                .map(|name| self.callee(name, &arguments, &results))
                .collect();
            let functions = functions?;
            (Case { functions }.into(), arguments)
        } else if let TensorOp::Call(kind) = kind {
            let arguments = self.arguments_of(&kind.function);
            let function = self.callee(&kind.function, &arguments, &results)?;
            (Call { function }.into(), arguments)
        } else {
            return Ok(());
        };
        operands.extend(arguments);
        self.emit_call(op, local, &operands, results)
    }

    /// A loop: what goes round keeps the sharding that the body's arguments have.
    fn looping(&mut self, op: &Op, kind: &While) -> Result<(), PassError> {
        let mut arguments = self.arguments_of(&kind.body);
        let partial = self.accumulated(op);
        for at in &partial {
            let axes = data_axes(self.build.mesh).into_iter();
            let several = axes.filter(|axis| self.build.mesh.size(*axis) > 1);
            arguments[*at].partial = several.collect();
        }
        let results = arguments[..op.outputs.len()].to_vec();
        let truth = Sharding::replicated(0);
        let condition = self.callee(&kind.condition, &arguments, &[truth])?;
        let body = self.callee(&kind.body, &arguments, &results);
        let body = match (body, partial.first()) {
            // Parts are sums over other axes, too, or not over all of these.
            (Err(PassError::Bug { .. }), Some(at)) => return Err(self.not_partial(op.outputs[*at])),
            (body, _) => body?,
        };
        self.emit_call(op, While { condition, body }.into(), &arguments, results)
    }

    /// Positions of what a loop adds up, and each device keeps its part of.
    fn accumulated(&self, op: &Op) -> Vec<usize> {
        let known = &self.shared.adasum.accumulated;
        let is_known = |id: &ValueId| known.iter().any(|of| of.result == *id);
        let results = op.outputs.iter().enumerate();
        let own = results.filter(|(_, id)| self.index == 0 && is_known(id));
        own.map(|(at, _)| at).collect()
    }

    pub(super) fn emit_call(
        &mut self,
        op: &Op,
        kind: OpKind,
        operands: &[Sharding],
        results: Vec<Sharding>,
    ) -> Result<(), PassError> {
        let mut inputs: Vec<Option<ValueId>> = Vec::new();
        for (id, sharding) in op.inputs.iter().flatten().zip(operands) {
            inputs.push(Some(self.get(*id, sharding, None)?));
        }
        let types = op.outputs.iter().zip(&results);
        let types = types.map(|(id, sharding)| self.build.local(self.ty(*id), sharding));
        let types: Vec<_> = types.collect();
        let made = self.build.emit_op(kind, inputs, types);
        for ((id, sharding), local) in op.outputs.iter().zip(results).zip(made) {
            self.define(*id, sharding, local)?;
        }
        Ok(())
    }

    /// Shardings of a function's arguments.
    fn arguments_of(&self, name: &str) -> Vec<Sharding> {
        let index = self.index_of(name);
        let inputs = self.shared.module.functions[index].inputs.iter();
        let own = inputs.map(|id| self.shared.shardings[index][*id].clone());
        own.collect()
    }

    fn callee(
        &mut self,
        name: &str,
        arguments: &[Sharding],
        results: &[Sharding],
    ) -> Result<String, PassError> {
        let index = self.index_of(name);
        let manual = self.manual.clone();
        self.shared.function(index, arguments, results, manual)
    }

    /// The verifier has found the function.
    pub(super) fn index_of(&self, name: &str) -> usize {
        self.shared.named[name]
    }
}
