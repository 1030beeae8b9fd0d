//! `top_k` of as many elements as a shard has, or more, where nothing is to be gathered: a sort of
//! which the first elements are kept. Candidates of every shard would be all of the dimension.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Iota, Slice, Sort, TensorOp};
use peapod_ir::{DType, Function, Module, Op, OpId, TensorType};

use crate::graph::editor::Editor;
use crate::pod::parted::PartedMesh;
use crate::pod::propagate::Shardings;

/// The module with such ops as sorts, and shardings of its values; `None` if it has none.
pub(super) fn as_sorts(
    module: &Module,
    mesh: &PartedMesh,
    shardings: &[Shardings],
) -> Option<(Module, Vec<Shardings>)> {
    let functions = module.functions.iter().zip(shardings);
    let found = functions.map(|(function, own)| {
        let wanted = |id: &OpId| takes_a_shard(function, function.op(*id), (mesh, own));
        function.op_ids().filter(wanted).collect()
    });
    let found: Vec<Vec<OpId>> = found.collect();
    if found.iter().all(Vec::is_empty) {
        return None;
    }
    let (mut module, mut shardings) = (module.clone(), shardings.to_vec());
    let functions = module.functions.iter_mut().zip(&mut shardings);
    for ((function, own), ops) in functions.zip(found) {
        let mut editor = Editor::new(function);
        for id in ops {
            as_sort(&mut editor, id, own);
        }
        editor.finish();
    }
    Some((module, shardings))
}

/// Whether an op looks for as many elements as a shard of its operand has.
fn takes_a_shard(
    function: &Function,
    op: &Op,
    (mesh, shardings): (&PartedMesh, &Shardings),
) -> bool {
    let (Some(TensorOp::TopK(_)), &[Some(x)]) = (op.kind.tensor(), &op.inputs[..]) else {
        return false;
    };
    let last = |shape: &[usize]| shape.last().copied().unwrap_or(0);
    let (extent, k) = (
        last(&function.ty(x).shape),
        last(&function.ty(op.outputs[0]).shape),
    );
    let axes = shardings[x].dims.last();
    let parts = axes.map_or(1, |axes| mesh.parts(axes));
    parts > 1 && k >= extent.div_ceil(parts)
}

/// Sorts by size and then by place, so that of equal elements the first comes first.
fn as_sort(editor: &mut Editor<'_>, id: OpId, shardings: &mut Shardings) {
    let op = editor.take(id);
    let (Some(x), &[values, indices]) = (op.inputs[0], &op.outputs[..]) else {
        unreachable!("it verifies");
    };
    let (ty, kept) = (editor.ty(x).clone(), editor.shape(values).to_vec());
    let (dim, held) = (ty.shape.len() - 1, shardings[x].clone());
    let counts = TensorType::new(DType::I32, &ty.shape[..]);
    let places = editor.emit(Iota { dim }, &[], counts.clone());
    shardings.push(held.clone());
    let sort = Sort {
        dim,
        keys: 1,
        direction: Direction::Gt,
        total_order: DType::FLOATS.contains(&ty.dtype),
    };
    if kept == ty.shape {
        let inputs = [Some(x), Some(places)];
        editor.insert(Op::new(sort, inputs, op.outputs, &op.location));
        return;
    }
    let sorted = editor.emit_many(sort, &[x, places], vec![ty, counts]);
    for (from, to) in sorted.into_iter().zip([values, indices]) {
        shardings.push(held.clone());
        // bounded: a dimension each
        let first = Slice::contiguous(vec![0; kept.len()], kept.clone());
        editor.insert(Op::new(first, [Some(from)], [to], &op.location));
    }
}
