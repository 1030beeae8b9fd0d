//! The meaning of a program for several devices: all of them run it in lockstep, op by op, each on
//! values of its own, and collectives exchange these.

use super::shard::{part, whole};
use super::{EvalError, MAX_TURNS, Tensor, Values, arguments, defined, find, run};
use crate::graph::{Function, Module, Op, Origin, Value};
use crate::ops::OpKind;
use crate::ops::tensor::{Case, Collective, ManualComputation, PartitionIndex, TensorOp, While};
use crate::types::TensorType;
use crate::verify::Verified;

/// Runs a function without states on every device of the module's mesh: for each its results, given
/// its arguments. Both in order of the devices.
///
/// Collectives combine in order of position in the group. Devices may disagree on where a `case` or
/// a `while` goes, as long as no function there holds a collective.
pub fn eval_spmd(
    module: &Verified<'_>,
    function: &str,
    inputs: &[Vec<Tensor>],
) -> Result<Vec<Vec<Tensor>>, EvalError> {
    let function = find(module, function)?;
    let (found, expected) = (inputs.len(), module.mesh.devices());
    if found != expected {
        return Err(EvalError::DeviceCount { found, expected });
    }
    if let Some((state, _)) = function.values.iter().find(|(_, value)| is_state(value)) {
        return Err(EvalError::KeepsState {
            function: function.name.clone(),
            value: state.0,
        });
    }
    let devices: Vec<usize> = (0..expected).collect();
    run_function(module, function, Who::Each(&devices), inputs)
}

/// Runs an op that calls functions, in a program that is one for all devices: defines its results.
pub(super) fn run_for_all(
    module: &Module,
    function: &Function,
    op: &Op,
    values: &mut Values,
) -> Result<(), EvalError> {
    let place = RunningOp {
        module,
        function,
        op,
        who: Who::All,
    };
    place.run(std::slice::from_mut(values))
}

/// What the devices make together of arguments that they all have.
pub(super) fn manual(
    module: &Module,
    op: &ManualComputation,
    arguments: &[Tensor],
    results: &[&TensorType],
) -> Result<Vec<Tensor>, EvalError> {
    let devices: Vec<usize> = (0..module.mesh.devices()).collect();
    let arguments = vec![arguments.to_vec(); devices.len()];
    let mut made = run_manual(module, op, &devices, &arguments, results)?;
    Ok(made.swap_remove(0))
}

/// What all devices get of a function that runs on shards of what each of them has.
fn run_manual(
    module: &Module,
    op: &ManualComputation,
    devices: &[usize],
    arguments: &[Vec<Tensor>],
    results: &[&TensorType],
) -> Result<Vec<Vec<Tensor>>, EvalError> {
    let mesh = &module.mesh;
    debug_assert_eq!(devices.len(), mesh.devices(), "all have come here");
    let inputs = devices.iter().zip(arguments).map(|(&device, arguments)| {
        let pairs = arguments.iter().zip(op.input_shardings());
        let parts = pairs.map(|(tensor, sharding)| part(mesh, &sharding, tensor, device));
        parts.collect::<Vec<_>>()
    });
    let inputs: Vec<_> = inputs.collect();
    let function = find(module, &op.function)?;
    let outputs = run_function(module, function, Who::Each(devices), &inputs)?;
    let mut produced = vec![vec![]; devices.len()];
    for group in mesh.groups(&op.axes) {
        let joined = op.output_shardings().zip(results).enumerate();
        let joined = joined.map(|(index, (sharding, ty))| {
            let shards = group
                .iter()
                .map(|&device| (device, &outputs[device][index]));
            whole(mesh, &sharding, ty, &shards.collect::<Vec<_>>())
        });
        let joined: Vec<Tensor> = joined.collect();
        for device in group {
            produced[device].clone_from(&joined);
        }
    }
    Ok(produced)
}

fn is_state(value: &Value) -> bool {
    value.origin == Origin::State
}

/// The first op that only several devices together can run, in a function or in those it calls.
pub(super) fn first_of_devices<'a>(module: &'a Module, name: &'a str) -> Option<&'a Op> {
    first(module, name, &|kind| {
        kind.class().collective().is_some() || partition_index(kind).is_some()
    })
}

/// The first op that all devices must come to in a function or in those it calls.
fn first_collective<'a>(module: &'a Module, name: &'a str) -> Option<&'a Op> {
    first(module, name, &|kind| {
        kind.class().collective().is_some() || manual_computation(kind).is_some()
    })
}

/// The first op of a kind in a function, or in those it calls, without what those run that are for
/// several devices by themselves.
fn first<'a>(
    module: &'a Module,
    name: &'a str,
    wanted: &dyn Fn(&OpKind) -> bool,
) -> Option<&'a Op> {
    let mut names = vec![name];
    let mut next = 0;
    while next < names.len() {
        let mut functions = module.functions.iter();
        let ops = functions.find(|function| function.name == names[next]);
        for op in ops.into_iter().flat_map(|function| &function.ops) {
            if wanted(&op.kind) {
                return Some(op);
            }
            let is_manual = manual_computation(&op.kind).is_some();
            for callee in op.kind.callees() {
                if !is_manual && !names.contains(&callee) {
                    names.push(callee);
                }
            }
        }
        next += 1;
    }
    None
}

fn partition_index(kind: &OpKind) -> Option<&PartitionIndex> {
    let OpKind::Tensor(TensorOp::PartitionIndex(op)) = kind else {
        return None;
    };
    Some(op)
}

fn manual_computation(kind: &OpKind) -> Option<&ManualComputation> {
    let OpKind::Tensor(TensorOp::ManualComputation(op)) = kind else {
        return None;
    };
    Some(op)
}

/// For whom a function runs.
#[derive(Clone, Copy)]
pub(super) enum Who<'a> {
    /// Once, for all devices together.
    All,
    /// On each of these devices: on all, where there are collectives.
    Each(&'a [usize]),
}

/// Runs a function: on each device on arguments of its own, in order of the devices.
fn run_function(
    module: &Module,
    function: &Function,
    who: Who<'_>,
    inputs: &[Vec<Tensor>],
) -> Result<Vec<Vec<Tensor>>, EvalError> {
    let values = inputs.iter().map(|inputs| arguments(function, inputs));
    let mut values: Vec<Values> = values.collect::<Result<_, _>>()?;
    for op in &function.ops {
        let place = RunningOp {
            module,
            function,
            op,
            who,
        };
        place.run(&mut values)?;
    }
    let outputs = |values: &Values| {
        let outputs = function.outputs.iter();
        outputs.map(|&id| defined(values, id).clone()).collect()
    };
    Ok(values.iter().map(outputs).collect())
}

/// An op that devices have come to.
pub(super) struct RunningOp<'a> {
    pub(super) module: &'a Module,
    pub(super) function: &'a Function,
    pub(super) op: &'a Op,
    /// Those that run it; values are in their order.
    pub(super) who: Who<'a>,
}

impl RunningOp<'_> {
    /// Defines its results on all devices.
    pub(super) fn run(&self, values: &mut [Values]) -> Result<(), EvalError> {
        let kind = &self.op.kind;
        let produced = if let Some(op) = partition_index(kind) {
            self.indices(op)
        } else if let Some(op) = kind.class().collective() {
            self.exchange(op, values)
        } else if let OpKind::Tensor(TensorOp::Call(op)) = kind {
            let inputs = self.operands(values, 0);
            run_function(self.module, self.callee(&op.function)?, self.who, &inputs)?
        } else if let Some(op) = manual_computation(kind) {
            self.manual(op, values)?
        } else if let OpKind::Tensor(TensorOp::Case(op)) = kind {
            self.case(op, values)?
        } else if let OpKind::Tensor(TensorOp::While(op)) = kind {
            self.repeat(op, values)?
        } else {
            for values in values {
                run(self.module, self.function, self.op, values);
            }
            return Ok(());
        };
        for (values, produced) in values.iter_mut().zip(produced) {
            for (id, tensor) in self.op.outputs.iter().zip(produced) {
                values[*id] = Some(tensor);
            }
        }
        Ok(())
    }

    fn callee(&self, name: &str) -> Result<&Function, EvalError> {
        find(self.module, name)
    }

    /// Copies of the operands of every device, from one on.
    fn operands(&self, values: &[Values], from: usize) -> Vec<Vec<Tensor>> {
        let ids = &self.op.inputs[from..];
        let of = |values: &Values| {
            let ids = ids.iter().flatten();
            ids.map(|id| defined(values, *id).clone()).collect()
        };
        values.iter().map(of).collect()
    }

    fn indices(&self, op: &PartitionIndex) -> Vec<Vec<Tensor>> {
        let ty = self.function.ty(self.op.outputs[0]);
        let index = |device| vec![op.of(&self.module.mesh, device, ty)];
        match self.who {
            // There is one device in all.
            Who::All => vec![index(0)],
            Who::Each(devices) => devices.iter().map(|device| index(*device)).collect(),
        }
    }

    fn manual(
        &self,
        op: &ManualComputation,
        values: &[Values],
    ) -> Result<Vec<Vec<Tensor>>, EvalError> {
        let outputs = self.op.outputs.iter();
        let results: Vec<_> = outputs.map(|&id| self.function.ty(id)).collect();
        let operands = self.operands(values, 0);
        match self.who {
            Who::All => Ok(vec![manual(self.module, op, &operands[0], &results)?]),
            Who::Each(devices) => run_manual(self.module, op, devices, &operands, &results),
        }
    }

    fn exchange(&self, collective: &dyn Collective, values: &[Values]) -> Vec<Vec<Tensor>> {
        let mesh = &self.module.mesh;
        debug_assert_eq!(values.len(), mesh.devices(), "all have come here");
        let outputs = self.op.outputs.iter();
        let results: Vec<_> = outputs.map(|&id| self.function.ty(id)).collect();
        let mut produced = vec![vec![]; values.len()];
        for group in mesh.groups(collective.axes()) {
            let of = |device: &usize| {
                let ids = self.op.inputs.iter().flatten();
                ids.map(|&id| defined(&values[*device], id)).collect()
            };
            let members: Vec<Vec<&Tensor>> = group.iter().map(of).collect();
            let exchanged = collective.exchange(mesh, &members, &results);
            for (device, tensors) in group.into_iter().zip(exchanged) {
                produced[device] = tensors;
            }
        }
        produced
    }

    fn case(&self, op: &Case, values: &[Values]) -> Result<Vec<Vec<Tensor>>, EvalError> {
        let index = |operands: &Vec<Tensor>| op.chosen(operands[0].scalars()[0].integer());
        let chosen: Vec<usize> = self.operands(values, 0).iter().map(index).collect();
        let functions: Vec<&str> = op.functions.iter().map(String::as_str).collect();
        self.agree(&chosen, &functions)?;
        let inputs = self.operands(values, 1);
        let mut produced = vec![vec![]; values.len()];
        for (branch, name) in op.functions.iter().enumerate() {
            let all = 0..values.len();
            let here: Vec<usize> = all.filter(|&slot| chosen[slot] == branch).collect();
            for (slot, tensors) in here.iter().zip(self.run_some(name, &here, &inputs)?) {
                produced[*slot] = tensors;
            }
        }
        Ok(produced)
    }

    fn repeat(&self, op: &While, values: &[Values]) -> Result<Vec<Vec<Tensor>>, EvalError> {
        let mut current = self.operands(values, 0);
        let mut running: Vec<usize> = (0..values.len()).collect();
        let mut turns = 0..MAX_TURNS;
        while !running.is_empty() {
            if turns.next().is_none() {
                let function = self.function.name.clone();
                return Err(EvalError::Endless {
                    function,
                    most: MAX_TURNS,
                });
            }
            let answers = self.run_some(&op.condition, &running, &current)?;
            let predicates: Vec<bool> = answers.iter().map(|a| a[0].scalars()[0].truth()).collect();
            self.agree(&predicates, &[&op.condition, &op.body])?;
            let mut predicates = predicates.into_iter();
            running.retain(|_| predicates.next() == Some(true));
            let next = self.run_some(&op.body, &running, &current)?;
            for (slot, next) in running.iter().zip(next) {
                for (value, next) in current[*slot].iter_mut().zip(next) {
                    *value = next;
                }
            }
        }
        for values in &mut current {
            values.truncate(self.op.outputs.len());
        }
        Ok(current)
    }

    /// What a function yields on the devices of these slots, of whom there may be none.
    fn run_some(
        &self,
        name: &str,
        slots: &[usize],
        inputs: &[Vec<Tensor>],
    ) -> Result<Vec<Vec<Tensor>>, EvalError> {
        if slots.is_empty() {
            return Ok(vec![]);
        }
        let inputs: Vec<_> = slots.iter().map(|&slot| inputs[slot].clone()).collect();
        let callee = self.callee(name)?;
        let Who::Each(devices) = self.who else {
            return run_function(self.module, callee, Who::All, &inputs);
        };
        let devices: Vec<usize> = slots.iter().map(|&slot| devices[slot]).collect();
        run_function(self.module, callee, Who::Each(&devices), &inputs)
    }

    /// All devices go the same way, or no function on any way holds a collective.
    fn agree<T: PartialEq>(&self, ways: &[T], functions: &[&str]) -> Result<(), EvalError> {
        let other = ways.iter().position(|way| *way != ways[0]);
        let (Some(other), Who::Each(devices)) = (other, self.who) else {
            return Ok(());
        };
        let mut collectives = functions
            .iter()
            .filter_map(|name| first_collective(self.module, name));
        match collectives.next() {
            None => Ok(()),
            Some(collective) => Err(EvalError::Diverged {
                function: self.function.name.clone(),
                op: self.op.kind.to_string(),
                collective: collective.kind.to_string(),
                devices: [devices[0], devices[other]],
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::eval::{States, eval};
    use crate::text::{parse, parse_tensor};
    use crate::verify::verify;

    const DIVERGING: &str = "
        mesh d=2
        func @main(%i: i32[], %x: f32[1]) {
          %y = case(%i, %x) {functions = [sum, same]} : f32[1]
          return %y
        }
        func @sum(%x: f32[1]) {
          %y = call(%x) {function = inner} : f32[1]
          return %y
        }
        func @inner(%x: f32[1]) {
          %y = all_reduce(%x) {axes = [0], combiner = add} : f32[1]
          return %y
        }
        func @same(%x: f32[1]) {
          return %x
        }";

    fn tensor(text: &str) -> Tensor {
        parse_tensor(text).expect("a tensor")
    }

    #[test]
    fn devices_that_part_before_a_collective_are_an_error() {
        let module = parse(DIVERGING).expect("it reads");
        let module = verify(&module).expect("it is sound");
        let inputs = |i: i32| vec![tensor(&format!("i32[] = [{i}]")), tensor("f32[1] = [2]")];
        let together = eval_spmd(&module, "main", &[inputs(0), inputs(0)]);
        assert_eq!(together.expect("it runs")[1], [tensor("f32[1] = [4]")]);
        let error = eval_spmd(&module, "main", &[inputs(0), inputs(1)]).expect_err("they part");
        assert_eq!(
            error.to_string(),
            "devices 0 and 1 diverge at the case of @main, before an all_reduce \
             that all devices must reach"
        );
        let error = eval_spmd(&module, "main", &[inputs(0)]).expect_err("one is missing");
        assert_eq!(
            error,
            EvalError::DeviceCount {
                found: 1,
                expected: 2
            }
        );
    }

    #[test]
    fn one_device_alone_cannot_run_what_is_for_several() {
        let module = parse(DIVERGING).expect("it reads");
        let module = verify(&module).expect("it is sound");
        let mut states = States::new(&module, "main").expect("there are none");
        let inputs = [tensor("i32[] = [1]"), tensor("f32[1] = [2]")];
        let error = eval(&module, "main", &inputs, &mut states).expect_err("two devices");
        assert!(
            matches!(error, EvalError::SeveralDevices { devices: 2, .. }),
            "{error}"
        );
        let mut states = States::new(&module, "same").expect("there are none");
        let outputs = eval(&module, "same", &inputs[1..], &mut states);
        assert_eq!(outputs.expect("no collective is there"), inputs[1..]);
    }
}
