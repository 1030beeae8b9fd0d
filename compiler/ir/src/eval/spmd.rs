//! The meaning of a program for several devices: all of them run it in lockstep, op by op, each on
//! values of its own, and collectives exchange these.

use super::{EvalError, Tensor, arguments, defined, find, run};
use crate::graph::{Function, Module, Op, Origin, Value};
use crate::ops::OpKind;
use crate::ops::tensor::{Case, Collective, PartitionIndex, TensorOp, While};
use crate::verify::Verified;

/// Values of one device, by id.
type Values = Vec<Option<Tensor>>;

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
    if let Some(state) = function.values.iter().position(is_state) {
        return Err(EvalError::KeepsState {
            function: function.name.clone(),
            value: state as u32,
        });
    }
    let devices: Vec<usize> = (0..expected).collect();
    run_function(module, function, &devices, inputs)
}

fn is_state(value: &Value) -> bool {
    value.origin == Origin::State
}

/// The first op that only several devices together can run, in a function or in those it calls.
pub(super) fn first_of_devices<'a>(module: &'a Module, name: &'a str) -> Option<&'a Op> {
    first(module, name, &|kind| {
        collective(kind).is_some() || partition_index(kind).is_some()
    })
}

/// The first collective in a function or in those it calls.
fn first_collective<'a>(module: &'a Module, name: &'a str) -> Option<&'a Op> {
    first(module, name, &|kind| collective(kind).is_some())
}

/// The first op of a kind in a function, or in those it calls.
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
            for callee in op.kind.callees() {
                if !names.contains(&callee) {
                    names.push(callee);
                }
            }
        }
        next += 1;
    }
    None
}

fn collective(kind: &OpKind) -> Option<&dyn Collective> {
    let OpKind::Tensor(op) = kind else {
        return None;
    };
    op.collective()
}

fn partition_index(kind: &OpKind) -> Option<&PartitionIndex> {
    let OpKind::Tensor(TensorOp::PartitionIndex(op)) = kind else {
        return None;
    };
    Some(op)
}

/// Runs a function on some of the devices; on all, where there are collectives.
fn run_function(
    module: &Module,
    function: &Function,
    devices: &[usize],
    inputs: &[Vec<Tensor>],
) -> Result<Vec<Vec<Tensor>>, EvalError> {
    let values = inputs.iter().map(|inputs| arguments(function, inputs));
    let mut values: Vec<Values> = values.collect::<Result<_, _>>()?;
    for op in &function.ops {
        let place = Place {
            module,
            function,
            op,
            devices,
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
struct Place<'a> {
    module: &'a Module,
    function: &'a Function,
    op: &'a Op,
    /// Those that run it; values are in their order.
    devices: &'a [usize],
}

impl Place<'_> {
    fn run(&self, values: &mut [Values]) -> Result<(), EvalError> {
        let kind = &self.op.kind;
        let produced = if let Some(op) = partition_index(kind) {
            self.indices(op)
        } else if let Some(op) = collective(kind) {
            self.exchange(op, values)
        } else if let OpKind::Tensor(TensorOp::Call(op)) = kind {
            let inputs = self.operands(values, 0);
            run_function(
                self.module,
                self.callee(&op.function)?,
                self.devices,
                &inputs,
            )?
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
                values[id.index()] = Some(tensor);
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
        let devices = self.devices.iter();
        devices
            .map(|device| vec![op.of(&self.module.mesh, *device, ty)])
            .collect()
    }

    fn exchange(&self, collective: &dyn Collective, values: &[Values]) -> Vec<Vec<Tensor>> {
        let mesh = &self.module.mesh;
        debug_assert_eq!(self.devices.len(), mesh.devices(), "all have come here");
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
        while !running.is_empty() {
            let answers = self.run_some(&op.condition, &running, &current)?;
            let goes_on: Vec<bool> = answers.iter().map(|a| a[0].scalars()[0].truth()).collect();
            self.agree(&goes_on, &[&op.condition, &op.body])?;
            let mut goes_on = goes_on.into_iter();
            running.retain(|_| goes_on.next() == Some(true));
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
        let devices: Vec<usize> = slots.iter().map(|&slot| self.devices[slot]).collect();
        let inputs: Vec<_> = slots.iter().map(|&slot| inputs[slot].clone()).collect();
        run_function(self.module, self.callee(name)?, &devices, &inputs)
    }

    /// All devices go the same way, or no function on any way holds a collective.
    fn agree<T: PartialEq>(&self, ways: &[T], functions: &[&str]) -> Result<(), EvalError> {
        let Some(other) = ways.iter().position(|way| *way != ways[0]) else {
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
                devices: [self.devices[0], self.devices[other]],
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
            "devices 0 and 1 go different ways at the case of @main, where there is an all_reduce \
             that all must come to"
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
