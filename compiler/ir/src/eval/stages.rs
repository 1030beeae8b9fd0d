//! The meaning of the stages of a pipeline: each runs until it waits for another one.

use std::collections::HashMap;

use super::spmd::{RunningOp, Who};
use super::{EvalError, Tensor, Values, arguments, defined};
use crate::graph::{Function, Op};
use crate::ops::tensor::TensorOp;
use crate::verify::Verified;

/// What devices of one stage sent, by channel: per device of the stage, the tensors.
type Messages = HashMap<usize, Vec<Vec<Tensor>>>;

/// A stage on its way.
struct Running<'a> {
    module: &'a Verified<'a>,
    function: &'a Function,
    devices: Vec<usize>,
    values: Vec<Values>,
    /// The op that comes next.
    next: usize,
}

/// Runs the entries of all stages, each on every device of its module's mesh: per stage and device
/// the results, given the arguments.
///
/// # Errors
///
/// Arguments do not fit, or a stage waits for what nobody sends.
pub fn eval_stages(
    stages: &[Verified<'_>],
    inputs: &[Vec<Vec<Tensor>>],
) -> Result<Vec<Vec<Vec<Tensor>>>, EvalError> {
    let begun = stages.iter().zip(inputs).map(|(module, inputs)| {
        let function = module.entry();
        let (found, expected) = (inputs.len(), module.mesh.devices());
        if found != expected {
            return Err(EvalError::DeviceCount { found, expected });
        }
        let values = inputs.iter().map(|inputs| arguments(function, inputs));
        Ok(Running {
            module,
            function,
            devices: (0..expected).collect(),
            values: values.collect::<Result<_, _>>()?,
            next: 0,
        })
    });
    let mut running: Vec<Running<'_>> = begun.collect::<Result<_, EvalError>>()?;
    let mut messages = Messages::new();
    while running.iter().any(|it| it.next < it.function.ops.len()) {
        let mut goes_on = false;
        for stage in &mut running {
            goes_on |= stage.advance(&mut messages)?;
        }
        if !goes_on {
            return Err(EvalError::Waits);
        }
    }
    let results = running.iter().map(|stage| {
        let outputs = |values: &Values| {
            let outputs = stage.function.outputs.iter();
            outputs.map(|&id| defined(values, id).clone()).collect()
        };
        stage.values.iter().map(outputs).collect()
    });
    Ok(results.collect())
}

impl Running<'_> {
    /// Runs ops until one waits; whether any did.
    fn advance(&mut self, messages: &mut Messages) -> Result<bool, EvalError> {
        let start = self.next;
        while let Some(op) = self.function.ops.get(self.next) {
            if !self.op(op, messages)? {
                break;
            }
            self.next += 1;
        }
        Ok(self.next > start)
    }

    /// Runs an op, unless it waits.
    fn op(&mut self, op: &Op, messages: &mut Messages) -> Result<bool, EvalError> {
        if let Some(TensorOp::Send(send)) = op.kind.tensor() {
            let of = |values: &Values| {
                op.operands()
                    .map(|id| defined(values, id).clone())
                    .collect()
            };
            messages.insert(send.channel, self.values.iter().map(of).collect());
            return Ok(true);
        }
        if let Some(TensorOp::Receive(receive)) = op.kind.tensor() {
            let Some(sent) = messages.remove(&receive.channel) else {
                return Ok(false);
            };
            for (values, sent) in self.values.iter_mut().zip(sent) {
                for (id, tensor) in op.outputs.iter().zip(sent) {
                    values[*id] = Some(tensor);
                }
            }
            return Ok(true);
        }
        let place = RunningOp {
            module: self.module,
            function: self.function,
            op,
            who: Who::Each(&self.devices),
        };
        place.run(&mut self.values)?;
        Ok(true)
    }
}
