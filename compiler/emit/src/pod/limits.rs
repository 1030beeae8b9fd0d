//! Whether a program is within the limits of pods, before it is written.

use std::collections::BTreeMap;

use peapod_ir::plan::pod::{PodInterface, PodPlan};
use peapod_ir::{Function, Location, Mesh, Module, TensorType, ValueId};
use peapod_schemas::pod::limits::{
    MAX_ARENA_BYTES, MAX_CALLS, MAX_DEVICES, MAX_RANK, MAX_VALUE_BYTES,
};

use crate::EmitError;

/// Holds a planned module against the limits of pods.
pub(super) fn check(
    module: &Module,
    interface: &PodInterface,
    plan: &PodPlan,
) -> Result<(), EmitError> {
    self::mesh(&module.mesh)?;
    for port in interface.inputs.iter().chain(&interface.outputs) {
        tensor(&port.global, || format!("`{}`", port.name))?;
    }
    for (function, planned) in module.functions.iter().zip(&plan.computations) {
        for (id, value) in &function.values {
            if planned.places[id].is_some() {
                tensor(&value.ty, || place(function, id))?;
            }
        }
    }
    let help = "shard over more axes with --mesh and --shard";
    within("bytes of memory", plan.arena_bytes, MAX_ARENA_BYTES)
        .map_err(at("the program of a device", help))?;
    calls(module)
}

/// Holds a mesh against the limits of pods.
pub(super) fn mesh(mesh: &Mesh) -> Result<(), EmitError> {
    let (axes, help) = (&mesh.axes, "give the mesh fewer or smaller axes");
    within("axes", axes.len(), MAX_RANK).map_err(at("the mesh", help))?;
    let devices = axes
        .iter()
        .fold(1_usize, |all, axis| all.saturating_mul(axis.size));
    within("devices", devices, MAX_DEVICES).map_err(at("the mesh", help))
}

fn tensor(ty: &TensorType, place: impl FnOnce() -> String) -> Result<(), EmitError> {
    let help = "split the tensor, or shard it over more axes with --mesh and --shard";
    within("bytes", ty.size_bytes(), MAX_VALUE_BYTES).map_err(|said| at(&place(), help)(said))
}

/// No chain of calls from the entry is longer than pods have.
fn calls(module: &Module) -> Result<(), EmitError> {
    let named = &module.function_index();
    // Functions that so many calls lead to, each with the op of the last call.
    let mut called = BTreeMap::from([(0, None)]);
    for _ in 0..=MAX_CALLS {
        let ops = called
            .keys()
            .flat_map(|&index| &module.functions[index].ops);
        let next = ops.flat_map(|op| {
            let callees = op.kind.callees().into_iter();
            callees.filter_map(move |name| Some((*named.get(name)?, Some(op))))
        });
        called = next.collect();
    }
    let Some((&index, op)) = called.first_key_value() else {
        return Ok(());
    };
    let place = match op.map(|op| source(&op.location)) {
        Some(place) if !place.is_empty() => place,
        _ => format!("`{}`", module.functions[index].name),
    };
    let said = format!("expected loops and branches nested {MAX_CALLS} deep at most, found more");
    Err(at(&place, "nest loops and branches less deeply")(said))
}

/// A value for people.
fn place(function: &Function, id: ValueId) -> String {
    let value = function.value(id);
    let op = function.ops.iter().find(|op| op.outputs.contains(&id));
    let from = op.map_or_else(String::new, |op| source(&op.location));
    match (value.name.is_empty(), from.is_empty()) {
        (false, true) => format!("`{}`", value.name),
        (false, false) => format!("`{}`, {from}", value.name),
        (true, false) => from,
        (true, true) => format!("value {} of `{}`", id.0, function.name),
    }
}

/// Where an op came from; empty where that is unknown.
fn source(location: &Location) -> String {
    match location.line {
        Some(line) => format!("{} of line {line}", location.name),
        None => location.name.clone(),
    }
}

fn within(what: &str, found: usize, limit: usize) -> Result<(), String> {
    match found <= limit {
        true => Ok(()),
        false => Err(format!("expected at most {limit} {what}, found {found}")),
    }
}

fn at(place: &str, help: &'static str) -> impl FnOnce(String) -> EmitError {
    let place = place.to_owned();
    move |said| EmitError::PodLimit { place, said, help }
}
