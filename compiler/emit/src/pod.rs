//! The pod end: a plan as `.pod` bytes, and as a report.
//!
//! The file is built as the native structs of the schema, then packed. Its size depends on the
//! program only: the mesh is a list of axes, and values other than the entry's ports are not named.

/// A struct of the schema, which only its crate may write as a literal.
macro_rules! table {
    ($name:ident { $($field:ident $(: $value:expr)?),* $(,)? }) => {{
        let mut table = peapod_schemas::pod::file::$name::default();
        $(table!(@set table $field $($value)?);)*
        table
    }};
    (@set $table:ident $field:ident $value:expr) => {
        $table.$field = $value
    };
    (@set $table:ident $field:ident) => {
        $table.$field = $field
    };
}

mod constants;
mod cost;
mod element;
mod kernel;
mod limits;
mod pipeline;
pub mod report;
mod step;
mod value;

use flatbuffers::FlatBufferBuilder;
use peapod_ir::plan::pod::{PodInterface, PodPlan, PodTensor};
use peapod_ir::verify::Verified;
use peapod_ir::{AxisId, Mesh, Sharding, ValueId};
use peapod_schemas::footer;
use peapod_schemas::pod::{ReadError, file, least_work, version};

use crate::EmitError;
use constants::Constants;
pub use pipeline::{build_pipeline, write_pipeline};
pub use report::Report;
use step::Steps;
use value::Values;

/// Writes a planned module.
///
/// # Errors
///
/// If an op has no form in a pod, if an element type is not one of a pod, if the program is beyond
/// the limits of pods, or if the plan breaks its rules.
pub fn write(
    module: &Verified<'_>,
    interface: &PodInterface,
    plan: &PodPlan,
) -> Result<Vec<u8>, EmitError> {
    Ok(packed(&build(module, interface, plan)?))
}

/// The file of a pod.
fn packed(pod: &file::PodT) -> Vec<u8> {
    let mut fbb = FlatBufferBuilder::new();
    let root = pod.pack(&mut fbb);
    file::finish_pod_buffer(&mut fbb, root);
    footer::write(fbb.finished_data(), None)
}

/// The native structs that [`write()`] packs.
///
/// # Errors
///
/// As [`write()`].
pub fn build(
    module: &Verified<'_>,
    interface: &PodInterface,
    plan: &PodPlan,
) -> Result<file::PodT, EmitError> {
    Ok(numbered(module, interface, plan)?.0)
}

/// The same, and the numbers of the values of the entry.
fn numbered(
    module: &Verified<'_>,
    interface: &PodInterface,
    plan: &PodPlan,
) -> Result<(file::PodT, Values), EmitError> {
    let module = module.module();
    if plan.computations.len() != module.functions.len() {
        return Err(bug(
            "the module",
            "there is not one computation per function",
        ));
    }
    limits::check(module, interface, plan)?;
    let mut constants = Constants::default();
    let mut steps = Steps::new(module);
    let mut computations = Vec::with_capacity(module.functions.len());
    let mut entry = None;
    for (function, planned) in module.functions.iter().zip(&plan.computations) {
        let mut computation = table!(ComputationT {
            name: function.name.clone()
        });
        let place = |value: &ValueId| planned.places[*value];
        // What nothing runs has no places; but functions keep their numbers.
        if function.outputs.iter().all(|value| place(value).is_some()) {
            let values = Values::of(function, planned, &mut constants)?;
            let planned = planned.steps.iter();
            let written = planned.map(|step| steps.step(function, step, &values));
            computation.steps = written.collect::<Result<_, _>>()?;
            computation.inputs = values.ids(&function.inputs)?;
            computation.outputs = values.ids(&function.outputs)?;
            computation.values.clone_from(&values.written);
            entry.get_or_insert(values);
        }
        computations.push(computation);
    }
    constants.check_len()?;
    let entry = entry.ok_or_else(|| bug("the module", "it has no function"))?;
    let main = &module.functions[0];
    let pod = table!(PodT {
        version: version(false, interface.inputs.iter().any(|it| it.in_flight), false),
        name: module.name.clone(),
        mesh: mesh(&module.mesh),
        inputs: held(&interface.inputs, &main.inputs, &entry)?,
        outputs: held(&interface.outputs, &main.outputs, &entry)?,
        computations,
        arena_bytes: plan.arena_bytes as u64,
        constants: vec![],
        locations: steps.into_locations(),
        feedback_open: main.feedback_open,
        work: 0,
        stages: None,
    });
    Ok((complete(pod, constants.bytes)?, entry))
}

/// A pod with its constants, and the work that it makes.
fn complete(mut pod: file::PodT, constants: Vec<u8>) -> Result<file::PodT, EmitError> {
    let unsound = |error: ReadError| bug("the pod", &error.to_string());
    pod.work = least_work(pod.clone(), constants.len()).map_err(unsound)?;
    pod.constants = constants;
    Ok(pod)
}

fn mesh(mesh: &Mesh) -> Vec<file::AxisT> {
    let axis = |axis: &peapod_ir::Axis| {
        table!(AxisT {
            name: axis.name.clone(),
            size: narrow(axis.size),
        })
    };
    mesh.axes.iter().map(axis).collect()
}

/// Ports, and the values of the entry that hold them.
fn held(
    ports: &[PodTensor],
    values: &[ValueId],
    entry: &Values,
) -> Result<Vec<file::PortT>, EmitError> {
    if ports.len() != values.len() {
        return Err(bug(
            "the interface",
            "there is not one port per argument and result",
        ));
    }
    let write = |(port, value): (&PodTensor, &ValueId)| {
        let mut held = self::port(port)?;
        held.value = entry.id(*value)?;
        Ok(held)
    };
    ports.iter().zip(values).map(write).collect()
}

/// A port without a value.
fn port(port: &PodTensor) -> Result<file::PortT, EmitError> {
    Ok(table!(PortT {
        name: port.name.clone(),
        dtype: element::dtype(port.global.dtype, &port.name)?,
        shape: extents(&port.global.shape),
        stored_shape: extents(&port.stored_shape),
        sharding: sharding(&port.sharding),
        replaces: port
            .replaces
            .map_or(-1, |input| input.try_into().unwrap_or(i32::MAX)),
        shown: element::shown(port.shown),
        in_flight: port.in_flight,
    }))
}

fn sharding(sharding: &Sharding) -> Vec<file::AxesT> {
    let dims = sharding.dims.iter();
    dims.map(|dim| table!(AxesT { axes: axes(dim) })).collect()
}

fn axes(axes: &[AxisId]) -> Vec<u32> {
    axes.iter().map(|axis| narrow(axis.0)).collect()
}

fn extents(shape: &[usize]) -> Vec<u64> {
    shape.iter().map(|&extent| extent as u64).collect()
}

fn dims(dims: &[usize]) -> Vec<u32> {
    dims.iter().map(|&dim| narrow(dim)).collect()
}

/// A small number: of a dimension, an axis, a register, a device. The verifier bounds them all.
fn narrow(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn bug(place: &str, message: &str) -> EmitError {
    EmitError::Bug {
        place: place.to_owned(),
        message: message.to_owned(),
    }
}
