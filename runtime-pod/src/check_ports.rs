//! Checks of what goes in and out of the whole program.

use peapod_schemas::pod::PortT;

use crate::check::sized;
use crate::check_rule::{Check, dims, ensure, per_dim, shape};
use crate::program::{Computation, Mesh, Port};

/// Arguments or results of the entry.
pub(crate) fn ports(
    files: Vec<PortT>,
    ids: &[usize],
    entry: &Computation,
    mesh: &Mesh,
) -> Check<Vec<Port>> {
    per_dim("ports", &files, ids.len())?;
    let ports = files.into_iter().zip(ids).map(|(file, &id)| {
        let name = file.name.clone();
        port(file, id, entry, mesh).map_err(|reason| format!("`{name}`: {reason}"))
    });
    ports.collect()
}

fn port(file: PortT, id: usize, entry: &Computation, mesh: &Mesh) -> Check<Port> {
    ensure!(
        file.value as usize == id,
        "value {}, the entry has {id}",
        file.value
    );
    let (whole, bytes) = sized(file.dtype, &file.shape)?;
    let (stored_shape, stored_bytes) = sized(file.dtype, &file.stored_shape)?;
    ensure!(
        bytes == stored_bytes,
        "{bytes} bytes are stored as {stored_bytes}"
    );
    per_dim("sharding", &file.sharding, stored_shape.len())?;
    let axes: Vec<u32> = file
        .sharding
        .iter()
        .flat_map(|axes| axes.axes.clone())
        .collect();
    dims(&axes, mesh.axes.len())?;
    let sharding = file.sharding.iter();
    let sharding = sharding.map(|axes| axes.axes.iter().map(|&axis| axis as usize).collect());
    let port = Port {
        name: file.name,
        dtype: file.dtype,
        shape: whole,
        stored_shape,
        sharding: sharding.collect(),
        value: id,
        replaces: usize::try_from(file.replaces).ok(),
    };
    let value = &entry.values[id];
    ensure!(
        value.dtype == port.dtype,
        "elements {:?} and {:?}",
        value.dtype,
        port.dtype
    );
    shape(value, &port.local_shape(mesh))?;
    Ok(port)
}

/// Outputs replace inputs that lie as they do, each at most once.
pub(crate) fn replacements(inputs: &[Port], outputs: &[Port]) -> Check {
    let mut replaced = vec![false; inputs.len()];
    for output in outputs {
        let Some(index) = output.replaces else {
            continue;
        };
        let (name, count) = (&output.name, inputs.len());
        ensure!(index < count, "`{name}` replaces input {index} of {count}");
        ensure!(!replaced[index], "input {index} is replaced twice");
        replaced[index] = true;
        let input = &inputs[index];
        let same = (input.dtype, &input.stored_shape, &input.sharding)
            == (output.dtype, &output.stored_shape, &output.sharding);
        ensure!(
            same,
            "`{name}` does not lie as `{}`, which it replaces",
            input.name
        );
    }
    Ok(())
}
