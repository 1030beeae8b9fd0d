//! Steps of a pod, with what they cost and where they came from.

use std::collections::HashMap;

use indexmap::IndexSet;
use peapod_ir::ops::{OpKind, TensorOp};
use peapod_ir::plan::pod::{Fusion, PodStep, View};
use peapod_ir::{Function, Location, Module, Op};
use peapod_schemas::pod::file;

use super::{bug, cost, element, extents, kernel, narrow, value::Values};
use crate::EmitError;

/// Writes steps, and collects where they came from.
pub(super) struct Steps<'a> {
    /// Positions of the functions.
    named: HashMap<&'a str, usize>,
    /// Names and lines.
    locations: IndexSet<(String, u32)>,
}

impl<'a> Steps<'a> {
    pub(super) fn new(module: &'a Module) -> Self {
        Self {
            named: module.function_index(),
            locations: IndexSet::new(),
        }
    }

    pub(super) fn step(
        &mut self,
        function: &Function,
        step: &PodStep,
        values: &Values,
    ) -> Result<file::StepT, EmitError> {
        match step {
            PodStep::Op(id) => {
                let op = function.op(*id);
                Ok(table!(StepT {
                    op: self.kernel(function, op)?,
                    operands: values.ids(&op.operands().collect::<Vec<_>>())?,
                    results: values.ids(&op.outputs)?,
                    cost: Some(cost::of_op(function, op)),
                    location: self.location(&op.location),
                }))
            }
            PodStep::Fusion(it) => {
                let operands: Vec<_> = it.operands.iter().map(|(value, _)| *value).collect();
                let results: Vec<_> = it.results.iter().map(|(value, _)| *value).collect();
                Ok(table!(StepT {
                    op: file::OpT::Fusion(Box::new(fusion(function, it)?)),
                    operands: values.ids(&operands)?,
                    results: values.ids(&results)?,
                    cost: Some(cost::of_fusion(function, it)),
                    location: self.location(&function.op(it.origin).location),
                }))
            }
        }
    }

    fn kernel(&self, function: &Function, op: &Op) -> Result<file::OpT, EmitError> {
        let position = |name: &str| self.named.get(name).copied();
        let callee = |name: &str| position(name).map_or(u32::MAX, narrow);
        kernel::kernel(function, op, callee).map_err(|reason| EmitError::NoStep {
            op: op.kind.mnemonic(),
            tensor: first_name(function, op),
            reason,
        })
    }

    fn location(&mut self, location: &Location) -> i32 {
        let line = location.line.unwrap_or(0);
        if location.name.is_empty() && line == 0 {
            return -1;
        }
        let (index, _) = self.locations.insert_full((location.name.clone(), line));
        i32::try_from(index).unwrap_or(-1)
    }

    /// Where steps came from, by their index.
    pub(super) fn into_locations(self) -> Vec<file::LocationT> {
        let locations = self.locations.into_iter();
        let written = locations.map(|(name, line)| table!(LocationT { name, line }));
        written.collect()
    }
}

fn first_name(function: &Function, op: &Op) -> String {
    let value = op
        .outputs
        .first()
        .map(|value| (value, function.value(*value)));
    value.map_or_else(String::new, |(id, value)| match value.name.is_empty() {
        true => format!("value {}", id.0),
        false => value.name.clone(),
    })
}

fn fusion(function: &Function, it: &Fusion) -> Result<file::FusionT, EmitError> {
    // An op with an activation is two steps, so registers move.
    let mut registers: Vec<u32> = (0..narrow(it.operands.len())).collect();
    let mut body = Vec::new();
    for entry in &it.body {
        let op = function.op(entry.op);
        let arguments = entry
            .arguments
            .iter()
            .map(|&register| registers.get(register).copied());
        let arguments: Option<Vec<u32>> = arguments.collect();
        let arguments = arguments.ok_or_else(|| bug("a fusion", "a register is read too early"))?;
        let functions = elements(op).ok_or_else(|| {
            let message = format!("no element function of a fusion is `{}`", op.kind);
            bug(&first_name(function, op), &message)
        })?;
        for (step, reads_last) in functions {
            let last = narrow(it.operands.len() + body.len()).wrapping_sub(1);
            let argument = |index: usize| match reads_last {
                true if index == 0 => last,
                true => 0,
                false => arguments.get(index).copied().unwrap_or(0),
            };
            body.push(table!(ElementStepT {
                op: step,
                dtype: element::dtype(function.ty(op.outputs[0]).dtype, &first_name(function, op))?,
                a: argument(0),
                b: argument(1),
                c: argument(2),
                dim: format(op).unwrap_or(narrow(entry.dim)),
            }));
        }
        registers.push(narrow(it.operands.len() + body.len()) - 1);
    }
    let outputs = it.results.iter().map(|(_, register)| registers[*register]);
    // A loop over shards is one, too, where there are so many devices that a shard is an element:
    // the same program is as long for any number of them.
    let mut ranks = it
        .results
        .iter()
        .map(|(id, _)| function.ty(*id).shape.len());
    let is_short = it.shape.is_empty() && ranks.any(|rank| rank > 0);
    let more = usize::from(is_short);
    let view = |(_, view): &(_, View)| {
        table!(ViewT {
            offset: view.offset,
            // bounded: one more
            strides: [view.strides.clone(), vec![0; more]].concat(),
        })
    };
    Ok(table!(FusionT {
        // bounded: one more
        shape: extents(&[it.shape.clone(), vec![1; more]].concat()),
        views: it.operands.iter().map(view).collect(),
        outputs: outputs.collect(),
        body,
    }))
}

/// Exponent bits times 256 plus mantissa bits of the format that an op rounds to. No element has
/// more than those of an f64, so that more say the same.
fn format(op: &Op) -> Option<u32> {
    let OpKind::Tensor(TensorOp::ReducePrecision(it)) = &op.kind else {
        return None;
    };
    let (exponent, mantissa) = (it.exponent_bits.min(11), it.mantissa_bits.min(52));
    Some(narrow(exponent * 256 + mantissa))
}

/// The elementwise functions that an op is, and for each whether it reads what the one before it
/// made, not the operands.
fn elements(op: &Op) -> Option<Vec<(file::ElementOp, bool)>> {
    if let OpKind::Binary(it) = &op.kind {
        let clamp = element::activation(it.activation).map(|clamp| (clamp, true));
        let function = (element::binary(it.op), false);
        return Some([function].into_iter().chain(clamp).collect());
    }
    if let OpKind::Unary(it) = &op.kind {
        return Some(vec![(element::unary(it.op), false)]);
    }
    let element = op.kind.tensor().and_then(kernel::in_fusion)?;
    Some(vec![(element, false)])
}
