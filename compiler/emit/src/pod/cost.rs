//! What steps cost on one device.

use peapod_ir::cost;
use peapod_ir::ops::tensor::collective::Payload;
use peapod_ir::ops::{Class, TensorOp};
use peapod_ir::plan::pod::Fusion;
use peapod_ir::{Function, Op, ValueId};
use peapod_schemas::pod::file::CostT;

/// Cost of an op that is a step of its own. Loops and cases cost nothing themselves.
pub(super) fn of_op(function: &Function, op: &Op) -> CostT {
    let bytes = |values: &mut dyn Iterator<Item = ValueId>| -> u64 {
        values
            .map(|value| function.ty(value).size_bytes() as u64)
            .sum()
    };
    let read = bytes(&mut op.operands());
    let written = bytes(&mut op.outputs.iter().copied());
    let mut cost = CostT {
        flops: cost::flops(function, op),
        bytes: read + written,
        payload_bytes: 0,
    };
    let class = op.kind.class();
    if let Class::Collective(it) = class {
        cost.payload_bytes = match it.payload() {
            Payload::Operands => read,
            Payload::Results => written,
        };
    }
    if let Class::Control(_) = class {
        cost.bytes = 0;
    }
    if let Some(whole) = op.kind.tensor().and_then(TensorOp::partly_reads) {
        let mut whole = whole.iter().filter_map(|operand| op.inputs[*operand]);
        cost.bytes = 2 * written + bytes(&mut whole);
    }
    cost
}

/// Cost of a fusion: every op once per element; every operand as often as it has elements that are
/// read.
pub(super) fn of_fusion(function: &Function, fusion: &Fusion) -> CostT {
    let size = |value: ValueId| function.ty(value).dtype.size_bytes() as u64;
    let product = |extents: &mut dyn Iterator<Item = usize>| -> u64 {
        extents.map(|extent| extent as u64).product()
    };
    let elements = product(&mut fusion.shape.iter().copied());
    let read = fusion.operands.iter().map(|(value, view)| {
        let dims = fusion.shape.iter().zip(&view.strides);
        let walked = dims
            .filter(|(_, stride)| **stride != 0)
            .map(|(extent, _)| *extent);
        product(&mut { walked }) * size(*value)
    });
    let written = fusion
        .results
        .iter()
        .map(|(value, _)| elements * size(*value));
    let ops = fusion.body.iter().map(|entry| {
        let op = function.op(entry.op);
        cost::flops_per_element(op) * elements
    });
    CostT {
        flops: ops.sum(),
        bytes: read.chain(written).sum(),
        payload_bytes: 0,
    }
}
