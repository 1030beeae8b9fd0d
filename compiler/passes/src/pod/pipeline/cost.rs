//! How long ops take beside one another: enough to cut a program into stages of equal length.

use peapod_ir::cost;
use peapod_ir::ops::Class;
use peapod_ir::{Function, Module, Op};

/// Floating-point operations of a matrix unit in the time that memory takes for a byte: a core of a
/// TPU-v3, with its 61 TFLOP/s and 450 GB/s.
const FLOPS_PER_BYTE: f64 = 137.0;

/// Bytes of memory in the time that a link takes for a byte.
pub(super) const BYTES_PER_LINK_BYTE: f64 = 6.0;

/// What an op takes, in bytes of memory traffic.
pub(super) fn of(module: &Module, function: &Function, op: &Op) -> f64 {
    let bytes = |values: &mut dyn Iterator<Item = peapod_ir::ValueId>| -> f64 {
        values
            .map(|value| function.ty(value).size_bytes() as f64)
            .sum()
    };
    let read = bytes(&mut op.operands());
    let written = bytes(&mut op.outputs.iter().copied());
    match op.kind.class() {
        Class::Contraction(_) => {
            let flops = cost::flops(function, op) as f64;
            (flops / FLOPS_PER_BYTE).max(read + written)
        }
        // Most of them are fused with what makes or reads their operands.
        Class::Elementwise(_) => written,
        Class::Reduction(_) => read,
        Class::Indexing | Class::Movement | Class::Opaque | Class::Ordering => read + written,
        Class::Collective(_) => BYTES_PER_LINK_BYTE * read.max(written),
        Class::Control(it) => {
            let callees = it.callees().into_iter();
            let called =
                callees.filter_map(|name| module.functions.iter().find(|it| it.name == name));
            let own = |callee: &Function| -> f64 {
                callee.ops.iter().map(|op| of(module, callee, op)).sum()
            };
            called.map(own).sum()
        }
        Class::Barrier | Class::DeviceIndex(_) | Class::Index | Class::View => 0.0,
    }
}
