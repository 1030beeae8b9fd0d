//! Checks of what goes in and out of the whole program.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use super::super::file::PortT;
use super::super::{Computation, DType, Mesh, Port, Shown};
use super::rule::{Check, dims, ensure, per_dim, same, shape, widened};
use super::sized;
use crate::versions::POD_IN_FLIGHT;

/// Arguments or results of the entry.
pub(super) fn ports(
    files: Vec<PortT>,
    ids: &[usize],
    entry: &Computation,
    mesh: &Mesh,
) -> Check<Vec<Port>> {
    per_dim("ports", &files, ids.len())?;
    let ports = files.into_iter().zip(ids).map(|(file, &id)| {
        let name = file.name.clone();
        let held = || held(port(file, mesh)?, id, entry, mesh);
        held().map_err(|reason| format!("`{name}`: {reason}"))
    });
    ports.collect()
}

/// Arguments or results of a program in stages, which hold their values.
pub(super) fn outer(files: Vec<PortT>, mesh: &Mesh) -> Check<Vec<Port>> {
    let ports = files.into_iter().map(|file| {
        let name = file.name.clone();
        let whole = |port: Port| {
            same("value", port.value, 0)?;
            ensure!(
                port.sharding.iter().flatten().all(|&axis| axis > 0),
                "expected to be sharded over axes of the stages, found the axis of the pipeline"
            );
            Ok(port)
        };
        let port = port(file, mesh).and_then(whole);
        port.map_err(|reason| format!("`{name}`: {reason}"))
    });
    ports.collect()
}

/// A port whose value is the one with this id.
fn held(port: Port, id: usize, entry: &Computation, mesh: &Mesh) -> Check<Port> {
    same("value", port.value, id)?;
    let value = &entry.values[id];
    same("element type", value.dtype, port.dtype)?;
    shape(value, &port.local_shape(mesh))?;
    Ok(port)
}

fn port(file: PortT, mesh: &Mesh) -> Check<Port> {
    let dtype = DType::read(file.dtype)?;
    let (whole, bytes) = sized(dtype, &file.shape)?;
    let (stored_shape, stored_bytes) = sized(dtype, &file.stored_shape)?;
    same("stored bytes", stored_bytes, bytes)?;
    per_dim("sharding", &file.sharding, stored_shape.len())?;
    let axes: Vec<u32> = file
        .sharding
        .iter()
        .flat_map(|dim| dim.axes.iter().copied())
        .collect();
    dims(&axes, mesh.axes.len())?;
    let sharding = file.sharding.iter().map(|dim| widened(&dim.axes));
    let port = Port {
        name: file.name,
        dtype,
        shape: whole,
        stored_shape,
        sharding: sharding.collect(),
        value: file.value as usize,
        replaces: usize::try_from(file.replaces).ok(),
        shown: Shown::read(file.shown)?,
        in_flight: file.in_flight,
    };
    shown(&port)?;
    Ok(port)
}

/// What elements are shown as is what they stand for.
fn shown(port: &Port) -> Check {
    let Some(dtype) = port.shown.dtype() else {
        return Ok(());
    };
    same("element type of what is shown", port.dtype, dtype)?;
    ensure!(
        !port.shown.is_complex() || port.shape.last() == Some(&2),
        "expected complex numbers to have two parts, found shape {:?}",
        port.shape
    );
    Ok(())
}

/// Outputs replace inputs that are stored and sharded as they are, each at most once.
pub(super) fn replacements(inputs: &[Port], outputs: &[Port]) -> Check {
    for input in inputs {
        let (name, replaces) = (&input.name, input.replaces);
        ensure!(
            replaces.is_none(),
            "expected input `{name}` to replace nothing, found {replaces:?}"
        );
    }
    let mut replaced = vec![false; inputs.len()];
    for output in outputs {
        let Some(index) = output.replaces else {
            ensure!(
                !output.in_flight,
                "expected `{}`, which is in flight, to replace an input",
                output.name
            );
            continue;
        };
        let (name, count) = (&output.name, inputs.len());
        ensure!(
            index < count,
            "expected `{name}` to replace one of {count} inputs, found input {index}"
        );
        ensure!(!replaced[index], "input {index} is replaced twice");
        replaced[index] = true;
        let input = &inputs[index];
        let same = (input.dtype, &input.stored_shape, &input.sharding)
            == (output.dtype, &output.stored_shape, &output.sharding);
        ensure!(
            same,
            "expected `{name}` to have element type, shape and sharding of `{}`, which it replaces",
            input.name
        );
        ensure!(
            input.in_flight == output.in_flight,
            "expected `{name}` to be in flight if `{}` is, which it replaces",
            input.name
        );
    }
    let lost = inputs.iter().zip(replaced);
    let mut lost = lost.filter(|(input, replaced)| input.in_flight && !replaced);
    match lost.next() {
        None => Ok(()),
        Some((input, _)) => Err(format!(
            "expected an output that replaces `{}`, which is in flight, found none",
            input.name
        )),
    }
}

/// What is in flight is in files of a version whose readers know it.
pub(super) fn version(version: u32, inputs: &[Port]) -> Check {
    let in_flight = inputs.iter().any(|port| port.in_flight);
    ensure!(
        !in_flight || version >= POD_IN_FLIGHT,
        "expected version {POD_IN_FLIGHT} of what has something in flight, found {version}"
    );
    Ok(())
}
