//! A module of tensor-level ops as StableHLO text, which XLA compiles and runs.
//!
//! Ops are in MLIR's generic form, so that nothing depends on how one version prints them.
//! Functions that loops and branches call become their regions; functions that are called remain
//! functions.
//!
//! A program for one device becomes the body of a manual computation over all axes of the mesh, and
//! XLA exchanges what the collectives say and nothing else. It has as many partitions as the mesh
//! has devices, and is compiled with SPMD partitioning. What goes in and out of it is that of the
//! program it was partitioned from ([`write_partitioned`]); where that is not known ([`write()`],
//! which tells a program for one device by its collectives), arguments and results count as
//! replicated, and every device gets its own. Any other module with a mesh keeps its annotations as
//! shardings of Shardy.
//!
//! Where the meaning of an op of the IR is more definite than that of StableHLO, the text spells it
//! out, so that reading it back gives the same results.

mod collective;
mod combine;
mod constant;
mod control;
mod elementwise;
mod entry;
mod indexed;
mod manual;
mod op;
mod pipeline;
mod ragged;
mod shapes;
mod sharding;
mod text;
mod windows;
mod writer;

use peapod_ir::Verified;
use peapod_ir::plan::pod::PodInterface;

use crate::error::EmitError;
pub use pipeline::write_pipeline;
use writer::{Form, Writer};

/// The program of one device as part of the whole program: with the arguments and results of the
/// program that it was partitioned from. Those that do not divide are padded outside of the manual
/// computation, and cut again.
///
/// # Errors
///
/// As [`write()`].
pub fn write_partitioned(
    module: &Verified<'_>,
    interface: &PodInterface,
) -> Result<String, EmitError> {
    with_ports(module, interface, true, Form::Known)
}

/// The program of one device as [`write_partitioned`] writes it, but for arguments and results:
/// they have the shape that is sharded, with padding up to equal shards. Every device takes and
/// yields its shard, and nothing is moved to pad and to cut.
///
/// # Errors
///
/// As [`write()`].
pub fn write_stored(module: &Verified<'_>, interface: &PodInterface) -> Result<String, EmitError> {
    with_ports(module, interface, true, Form::Stored)
}

/// A program that is still to be partitioned, with its annotations. Arguments and results are those
/// of [`write_stored`].
///
/// # Errors
///
/// As [`write()`].
pub fn write_annotated(
    module: &Verified<'_>,
    interface: &PodInterface,
) -> Result<String, EmitError> {
    with_ports(module, interface, false, Form::Stored)
}

/// The module as StableHLO text. The entry function is called `main`.
///
/// An error names all ops and tensors that StableHLO has nothing for: ops of networks, which are to
/// be lowered to tensor ops first, quantised elements, and memory that lives from run to run.
pub fn write(module: &Verified<'_>) -> Result<String, EmitError> {
    finish(Writer::new(module.module()))
}

/// The program of one device, whatever is in it: every device gets its own of what counts as one
/// argument or result for all.
///
/// # Errors
///
/// As [`write()`].
fn write_per_device(module: &Verified<'_>) -> Result<String, EmitError> {
    let mut writer = Writer::new(module.module());
    writer.per_device = module.mesh.devices() > 1;
    finish(writer)
}

/// A program of several devices, whose arguments and results are those of an interface. On one
/// device they are the module's own.
fn with_ports(
    module: &Verified<'_>,
    interface: &PodInterface,
    per_device: bool,
    form: Form,
) -> Result<String, EmitError> {
    let mut writer = Writer::new(module.module());
    if module.mesh.devices() > 1 {
        writer.interface = Some(interface);
        writer.per_device |= per_device;
        writer.form = form;
    }
    finish(writer)
}

fn finish(mut writer: Writer<'_>) -> Result<String, EmitError> {
    writer.write_module();
    match writer.problems.is_empty() {
        true => Ok(writer.text),
        false => Err(EmitError::NoStablehlo {
            problems: writer.problems,
        }),
    }
}
