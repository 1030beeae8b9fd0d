//! Programs that are written for one device as a whole.
//!
//! They become the body of a manual computation. Every argument and result of the program around it
//! has a further dimension in front, which counts the devices.

use std::collections::BTreeSet;

use peapod_ir::ops::Reshape;
use peapod_ir::ops::tensor::{Call, ManualComputation, TensorOp};
use peapod_ir::{
    Annotation, AxisId, Function, Location, Module, Op, OpKind, Origin, Sharding, TensorType,
    ValueId,
};

use super::error::Stop;
use super::program::Program;

/// Wraps the entry, where it or what it calls is written for one device.
pub(super) fn wrap(program: &mut Program<'_>, module: &mut Module) {
    let reached = reached(module);
    let exchanges = std::mem::take(&mut program.exchanges);
    let mut own = exchanges
        .iter()
        .filter(|(function, ..)| reached.contains(function));
    if own.clone().next().is_none() {
        return;
    }
    let for_all = module.functions.iter().any(says_how_tensors_lie);
    if for_all {
        for (_, span, name) in own {
            let message = "an op of single devices outside of a manual computation, in a program \
                           that says how tensors lie over all devices";
            program.report(Stop::Unsupported(message.to_owned()), "", *span, name);
        }
        return;
    }
    let devices = module.mesh.devices();
    if devices > 1 {
        let (_, span, _) = own.next().expect("there is one");
        let line = u32::try_from(span.line).ok();
        stack(module, devices, line);
    }
}

/// Names of the functions that the entry calls, directly or through others, but not as a program
/// for one device.
fn reached(module: &Module) -> BTreeSet<String> {
    let mut reached = BTreeSet::new();
    let mut pending: Vec<&Function> = module.functions.first().into_iter().collect();
    while let Some(function) = pending.pop() {
        if !reached.insert(function.name.clone()) {
            continue;
        }
        for op in function.ops.iter().filter(|op| !is_manual(op)) {
            let callees = op.kind.callees();
            let functions = module.functions.iter();
            pending.extend(functions.filter(|other| callees.contains(&other.name.as_str())));
        }
    }
    reached
}

fn is_manual(op: &Op) -> bool {
    matches!(op.kind, OpKind::Tensor(TensorOp::ManualComputation(_)))
}

fn says_how_tensors_lie(function: &Function) -> bool {
    let mut values = function.values.iter();
    values.any(|value| value.annotation.is_some()) || function.ops.iter().any(is_manual)
}

/// Makes the entry a program for all devices, of stacks of what each takes and yields.
fn stack(module: &mut Module, devices: usize, line: Option<u32>) {
    let axes: Vec<AxisId> = (0..module.mesh.axes.len()).map(AxisId).collect();
    let taken = |name: &str| {
        module
            .functions
            .iter()
            .any(|function| function.name == name)
    };
    let fresh = |base: &str| {
        let mut name = base.to_owned();
        while taken(&name) {
            name.push('_');
        }
        name
    };
    let entry = &module.functions[0];
    let (called, device) = (
        fresh(&format!("{}.one", entry.name)),
        fresh(&format!("{}.device", entry.name)),
    );
    let location = Location {
        index: None,
        name: "program of one device".to_owned(),
        line,
    };
    let around = around(entry, &axes, devices, &device, &location);
    let within = within(entry, &device, &called, &location);
    for signature in &mut module.signatures {
        for (named, own, new) in [
            (&mut signature.inputs, &entry.inputs, &around.inputs),
            (&mut signature.outputs, &entry.outputs, &around.outputs),
        ] {
            for ((_, id), new) in named.iter_mut().zip(new).take(own.len()) {
                *id = *new;
            }
        }
    }
    module.functions[0].name = called;
    module.functions[0].replaces.clear();
    module.functions.insert(0, around);
    module.functions.push(within);
}

/// A type with a dimension in front.
fn stacked(ty: &TensorType, extent: usize) -> TensorType {
    let mut shape = vec![extent];
    shape.extend(&ty.shape);
    TensorType {
        shape,
        ..ty.clone()
    }
}

/// The program of all devices.
fn around(
    entry: &Function,
    axes: &[AxisId],
    devices: usize,
    device: &str,
    location: &Location,
) -> Function {
    let mut function = Function {
        name: entry.name.clone(),
        replaces: entry.replaces.clone(),
        ..Function::default()
    };
    let dims = |id: &ValueId| {
        let mut dims = vec![axes.to_vec()];
        dims.resize(entry.ty(*id).shape.len() + 1, vec![]);
        dims
    };
    let annotation = |id: &ValueId| Annotation {
        open: vec![false; entry.ty(*id).shape.len() + 1],
        sharding: Sharding {
            dims: dims(id),
            partial: vec![],
        },
        priorities: vec![],
        source: "program of one device".to_owned(),
    };
    let mut add = |id: &ValueId, origin: Origin| {
        let value = entry.value(*id);
        let stacked = function.add_value(&value.name, stacked(&value.ty, devices), origin);
        function.values[stacked.index()].annotation = Some(annotation(id));
        stacked
    };
    let inputs: Vec<ValueId> = entry
        .inputs
        .iter()
        .map(|id| add(id, Origin::Argument))
        .collect();
    let outputs: Vec<ValueId> = entry
        .outputs
        .iter()
        .map(|id| add(id, Origin::Result))
        .collect();
    let kind = ManualComputation {
        function: device.to_owned(),
        axes: axes.to_vec(),
        inputs: entry.inputs.iter().map(dims).collect(),
        outputs: entry.outputs.iter().map(dims).collect(),
    };
    function.ops.push(Op {
        kind: kind.into(),
        inputs: inputs.iter().copied().map(Some).collect(),
        outputs: outputs.clone(),
        location: location.clone(),
    });
    function.inputs = inputs;
    function.outputs = outputs;
    function
}

/// The program of one device, on stacks of one.
fn within(entry: &Function, name: &str, called: &str, location: &Location) -> Function {
    let mut function = Function {
        name: name.to_owned(),
        ..Function::default()
    };
    let op = |kind: OpKind, inputs: &[ValueId], outputs: Vec<ValueId>| Op {
        kind,
        inputs: inputs.iter().copied().map(Some).collect(),
        outputs,
        location: location.clone(),
    };
    let reshape = || OpKind::Reshape(Reshape);
    let mut arguments = Vec::new();
    for id in &entry.inputs {
        let ty = entry.ty(*id);
        let input = function.add_value("", stacked(ty, 1), Origin::Argument);
        let argument = function.add_value("", ty.clone(), Origin::Result);
        function.ops.push(op(reshape(), &[input], vec![argument]));
        function.inputs.push(input);
        arguments.push(argument);
    }
    let results = entry.outputs.iter();
    let results: Vec<ValueId> = results
        .map(|id| function.add_value("", entry.ty(*id).clone(), Origin::Result))
        .collect();
    let call = Call {
        function: called.to_owned(),
    };
    function
        .ops
        .push(op(call.into(), &arguments, results.clone()));
    for result in results {
        let ty = stacked(function.ty(result), 1);
        let output = function.add_value("", ty, Origin::Result);
        function.ops.push(op(reshape(), &[result], vec![output]));
        function.outputs.push(output);
    }
    function
}
