//! Microbatches as shards along an axis of the mesh that no device is on.

use peapod_diagnostic::code;
use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{AllReduce, TensorOp};
use peapod_ir::plan::pod::{PodInterface, PodTensor};
use peapod_ir::{Annotation, AxisId, Mesh, Module, Op, OpKind, ValueId};

use super::PIPELINE_AXIS;
use super::program::micro_dim;
use crate::error::PassError;
use crate::graph::editor::Editor;
use crate::pod::annotate::data_axes;
use crate::pod::propagate::propagate;

/// Name of the axis.
const AXIS: &str = "microbatch";

/// Microbatches, at most.
const MOST: usize = 1 << 16;

/// The mesh of one stage, with the axis of microbatches, each of so many parts, in the end.
///
/// # Errors
///
/// There are no microbatches, or too many, or the mesh has such an axis.
pub(super) fn mesh(asked: &Mesh, (microbatches, parts): (usize, usize)) -> Result<Mesh, PassError> {
    let shards = microbatches.saturating_mul(parts);
    let taken = asked.axes[1..]
        .iter()
        .any(|axis| axis.name == AXIS || axis.name == PIPELINE_AXIS);
    if taken || !(1..=MOST).contains(&shards) {
        return Err(PassError::Refused {
            code: code::PIPELINE_MESH,
            what: format!("{microbatches} microbatches over the mesh {asked}"),
            help: format!("give 1 to {MOST}, and call no axis `{AXIS}`"),
        });
    }
    let rest = asked.axes[1..]
        .iter()
        .map(|axis| (axis.name.as_str(), axis.size));
    Ok(Mesh::new(rest.chain([(AXIS, shards)])))
}

/// Shards the batch over the axis, major to the axes of data: a microbatch, or each of its parts,
/// is a block of rows, of which each device has a block.
///
/// # Errors
///
/// There is no data with a batch, or it cannot be divided so.
pub(super) fn annotate(
    module: &mut Module,
    (microbatches, parts): (usize, usize),
) -> Result<AxisId, PassError> {
    let axis = module.mesh.axis(AXIS);
    let axis = axis.filter(|axis| axis.0 + 1 == module.mesh.axes.len());
    let Some(axis) = axis else {
        return Err(PassError::Bug {
            after: "splitting axes",
            message: "the axis of microbatches is not the last one".to_owned(),
        });
    };
    let data = batches(module);
    let devices = module.mesh.parts(&data_axes(&module.mesh));
    let entry = &module.functions[0];
    for &(value, dim) in &data {
        let extent = entry.ty(value).shape[dim];
        if !extent.is_multiple_of(microbatches * parts * devices) {
            let rows = format!("`{}` has {extent} rows", entry.value(value).name);
            return Err(uneven(&rows, (microbatches, parts), devices));
        }
    }
    if data.is_empty() {
        return Err(PassError::Refused {
            code: code::PIPELINE_BATCH,
            what: "the program has no data with a batch to cut into microbatches".to_owned(),
            help: "data are arguments that no result replaces; see --feed and --shard".to_owned(),
        });
    }
    // What the file and the user ask of other values is meant for each microbatch.
    let only = spread(module, &data, axis);
    for (function, found) in module.functions.iter_mut().zip(only) {
        for (value, dim) in found {
            if let Some(annotation) = &mut function.values[value].annotation {
                annotation.sharding.dims[dim].insert(0, axis);
            }
        }
    }
    for (value, dim) in data {
        let value = &mut module.functions[0].values[value];
        let rank = value.ty.shape.len();
        let annotation = value.annotation.get_or_insert_with(|| Annotation {
            sharding: peapod_ir::Sharding::replicated(rank),
            open: vec![true; rank],
            ..Annotation::default()
        });
        annotation.sharding.dims[dim].insert(0, axis);
    }
    Ok(axis)
}

/// That rows are not divided by microbatches, of which each may be done in parts.
fn uneven(rows: &str, (microbatches, parts): (usize, usize), devices: usize) -> PassError {
    let (by, help) = match parts {
        1 => (
            format!("{microbatches} microbatches of {devices} devices"),
            "choose microbatches whose product with the devices along `data` divides the batch",
        ),
        _ => (
            format!("{parts} parts of {microbatches} microbatch of {devices} devices"),
            "an asynchronous pipeline does one microbatch in two parts: choose an even number of \
             rows for each device along `data`",
        ),
    };
    PassError::Refused {
        code: code::PIPELINE_BATCH,
        what: format!("{rows}, which {by} do not divide"),
        help: help.to_owned(),
    }
}

/// Arguments that no result replaces and that have a batch, and its dimension: the one that is
/// sharded over axes of data, or else the first one, if it has the extent of the first such
/// argument.
fn batches(module: &Module) -> Vec<(ValueId, usize)> {
    let entry = &module.functions[0];
    let data = data_axes(&module.mesh);
    let inputs = entry.inputs.iter().enumerate();
    let own = inputs.filter(|(index, _)| !entry.replaces.iter().any(|(_, input)| input == index));
    let own: Vec<ValueId> = own.map(|(_, value)| *value).collect();
    let marked = |value: ValueId| {
        let annotation = entry.value(value).annotation.as_ref()?;
        let mut dims = annotation.sharding.dims.iter();
        dims.position(|axes| axes.iter().any(|axis| data.contains(axis)))
    };
    let some_marked = own.iter().any(|value| marked(*value).is_some());
    let rows = |value: ValueId| entry.ty(value).shape.first().copied();
    // Labels, masks and the like have as many rows; tables have others, and so have seeds, which
    // are vectors.
    let several = |value: &&ValueId| entry.ty(**value).shape.len() > 1;
    let tables: Vec<usize> = own
        .iter()
        .filter(several)
        .filter_map(|it| rows(*it))
        .collect();
    let most = match tables.is_empty() {
        true => own.iter().filter_map(|value| rows(*value)).collect(),
        false => tables,
    };
    let count = |it: &&usize| most.iter().filter(|other| other == it).count();
    let first = most.iter().max_by_key(count).copied();
    let batch = own.iter().filter_map(|&value| match some_marked {
        true => marked(value).map(|dim| (value, dim)),
        false => (rows(value)? > 1 && rows(value) == first).then_some((value, 0)),
    });
    batch.collect()
}

/// Annotated values of every function and their dimensions that the axis reaches if nothing but the
/// batch is sharded, arguments with a batch apart.
fn spread(module: &Module, data: &[(ValueId, usize)], axis: AxisId) -> Vec<Vec<(ValueId, usize)>> {
    let mut only = module.clone();
    for function in &mut only.functions {
        for value in function.values.values_mut() {
            value.annotation = None;
        }
    }
    for &(value, dim) in data {
        let value = &mut only.functions[0].values[value];
        let rank = value.ty.shape.len();
        let mut sharding = peapod_ir::Sharding::replicated(rank);
        sharding.dims[dim].push(axis);
        value.annotation = Some(Annotation {
            sharding,
            open: vec![false; rank],
            ..Annotation::default()
        });
    }
    let found = propagate(&only);
    let functions = module.functions.iter().zip(&found.shardings).enumerate();
    let reached = functions.map(|(number, (function, shardings))| {
        let annotated = function.values.iter();
        let annotated = annotated.filter(|(id, value)| {
            let batch = number == 0 && data.iter().any(|(data, _)| data == id);
            value.annotation.is_some() && !batch
        });
        let reached = annotated.filter_map(|(id, _)| Some((id, micro_dim(&shardings[id], axis)?)));
        reached.collect()
    });
    reached.collect()
}

/// Adds up what microbatches yield before devices do: a sum over devices that is summed over
/// microbatches is the sum over devices of the sums over microbatches, and sent once.
pub(super) fn accumulate_first(module: &mut Module, axis: AxisId) {
    let Some(entry) = module.functions.first_mut() else {
        return;
    };
    let mut editor = Editor::new(entry);
    for id in editor.ids() {
        let op = editor.op(id);
        let Some(TensorOp::AllReduce(sum)) = op.kind.tensor() else {
            continue;
        };
        let ([Some(operand)], [result]) = (&op.inputs[..], &op.outputs[..]) else {
            continue;
        };
        let (operand, result, sum) = (*operand, *result, sum.clone());
        let Some(inner) = editor
            .definer(operand)
            .filter(|_| editor.has_one_use(operand))
        else {
            continue;
        };
        let inner_op = editor.op(inner).clone();
        if sum.axes == [axis] && sum.first.is_none() && sums_alike(&inner_op, &sum) {
            let Some(value) = inner_op.inputs[0] else {
                continue;
            };
            let ty = editor.function.ty(value).clone();
            editor.before(id);
            let local = editor.emit(sum, &[value], ty);
            editor.remove(inner);
            editor.remove(id);
            editor.insert(Op {
                inputs: vec![Some(local)],
                outputs: vec![result],
                ..inner_op
            });
        }
    }
    editor.finish();
}

/// Whether a collective of one value over devices sums as another one does.
fn sums_alike(op: &Op, sum: &AllReduce) -> bool {
    let OpKind::Tensor(kind) = &op.kind else {
        return false;
    };
    let (combiner, first) = if let TensorOp::ReduceScatter(it) = kind {
        (it.combiner, it.first)
    } else if let TensorOp::AllReduce(it) = kind {
        (it.combiner, it.first)
    } else {
        return false;
    };
    first.is_none() && combiner == sum.combiner && op.inputs.len() == 1
}

/// Checks that microbatches are blocks of rows of every argument and result.
pub(super) fn check_ports(
    interface: &PodInterface,
    mesh: &Mesh,
    axis: AxisId,
) -> Result<(), PassError> {
    for port in interface.inputs.iter().chain(&interface.outputs) {
        check_port(port, mesh, axis)?;
    }
    Ok(())
}

fn check_port(port: &PodTensor, mesh: &Mesh, axis: AxisId) -> Result<(), PassError> {
    let Some(dim) = micro_dim(&port.sharding, axis) else {
        return Ok(());
    };
    let axes = &port.sharding.dims[dim];
    let even = port.stored_shape[dim].is_multiple_of(mesh.parts(axes));
    match axes.first() == Some(&axis) && even {
        true => Ok(()),
        false => Err(PassError::Refused {
            code: code::PIPELINE_BATCH,
            what: format!(
                "`{}` is not in blocks of rows for each microbatch",
                port.name
            ),
            help: "say how it is sharded with --shard".to_owned(),
        }),
    }
}
