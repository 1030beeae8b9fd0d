//! Programs that are written for one device as a whole.
//!
//! They become the body of a manual computation. Every argument and result of the program around it
//! has a further dimension in front, which counts the devices.

use std::collections::BTreeSet;

use peapod_ir::builder::{Builder, Emit};
use peapod_ir::ops::Reshape;
use peapod_ir::ops::tensor::{Call, ManualComputation, TensorOp};
use peapod_ir::{
    Annotation, AxisId, Function, Location, Module, Op, OpKind, Sharding, ShownPorts, TensorType,
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
            let message = "a per-device collective outside a manual computation, in a program that \
                           has shardings";
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
    let named = module.function_index();
    let mut reached = BTreeSet::new();
    let mut pending: Vec<&Function> = module.functions.first().into_iter().collect();
    while let Some(function) = pending.pop() {
        if !reached.insert(function.name.clone()) {
            continue;
        }
        for op in function.ops.iter().filter(|op| !is_manual(op)) {
            let callees = op.kind.callees().into_iter();
            let callees = callees.filter_map(|name| named.get(name));
            pending.extend(callees.map(|&index| &module.functions[index]));
        }
    }
    reached
}

fn is_manual(op: &Op) -> bool {
    matches!(op.kind, OpKind::Tensor(TensorOp::ManualComputation(_)))
}

fn says_how_tensors_lie(function: &Function) -> bool {
    let mut values = function.values.values();
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
    module.functions[0].feedback_open = false;
    module.functions[0].shown = ShownPorts::default();
    module.functions.insert(0, around);
    module.functions.push(within);
}

/// A type with a dimension in front.
fn stacked(ty: &TensorType, extent: usize) -> TensorType {
    let mut shape = vec![extent];
    shape.extend(&ty.shape);
    ty.with_shape(shape)
}

/// How a stack of a value is sharded: the dimension in front over all axes.
fn stack_dims(ty: &TensorType, axes: &[AxisId]) -> Vec<Vec<AxisId>> {
    let mut dims = vec![axes.to_vec()];
    dims.resize(ty.shape.len() + 1, vec![]);
    dims
}

/// The program of all devices.
fn around(
    entry: &Function,
    axes: &[AxisId],
    devices: usize,
    device: &str,
    location: &Location,
) -> Function {
    let mut build = Builder::new(&entry.name);
    build.set_source(location.clone(), "");
    let dims = |ids: &[ValueId]| -> Vec<Vec<Vec<AxisId>>> {
        let types = ids.iter().map(|id| entry.ty(*id));
        types.map(|ty| stack_dims(ty, axes)).collect()
    };
    let kind = ManualComputation {
        function: device.to_owned(),
        axes: axes.to_vec(),
        inputs: dims(&entry.inputs),
        outputs: dims(&entry.outputs),
    };
    let types = |ids: &[ValueId]| -> Vec<TensorType> {
        let types = ids.iter().map(|id| entry.ty(*id));
        types.map(|ty| stacked(ty, devices)).collect()
    };
    let inputs: Vec<ValueId> = types(&entry.inputs)
        .into_iter()
        .map(|ty| build.argument("", ty))
        .collect();
    let outputs = build.emit_many(kind, &inputs, types(&entry.outputs));
    let own = entry.inputs.iter().chain(&entry.outputs);
    for (own, stack) in own.zip(inputs.iter().chain(&outputs)) {
        let value = entry.value(*own);
        build.rename(*stack, &value.name);
        build.annotate(*stack, Some(annotation(stack_dims(&value.ty, axes))));
    }
    Function {
        replaces: entry.replaces.clone(),
        feedback_open: entry.feedback_open,
        shown: entry.shown.clone(),
        ..build.finish(outputs)
    }
}

fn annotation(dims: Vec<Vec<AxisId>>) -> Annotation {
    Annotation {
        open: vec![false; dims.len()],
        sharding: Sharding {
            dims,
            partial: vec![],
        },
        priorities: vec![],
        source: "program of one device".to_owned().into(),
        groups: vec![],
    }
}

/// The program of one device, on stacks of one.
fn within(entry: &Function, name: &str, called: &str, location: &Location) -> Function {
    let mut build = Builder::new(name);
    build.set_source(location.clone(), "");
    let arguments = entry.inputs.iter().map(|id| {
        let ty = entry.ty(*id);
        let input = build.argument("", stacked(ty, 1));
        build.emit(OpKind::Reshape(Reshape), &[input], ty.clone())
    });
    let arguments: Vec<ValueId> = arguments.collect();
    let call = Call {
        function: called.to_owned(),
    };
    let types = entry.outputs.iter().map(|id| entry.ty(*id).clone());
    let results = build.emit_many(call, &arguments, types);
    let outputs = results.into_iter().map(|result| {
        let ty = stacked(build.ty(result), 1);
        build.emit(OpKind::Reshape(Reshape), &[result], ty)
    });
    let outputs = outputs.collect();
    build.finish(outputs)
}
