//! Products in fewer bits: operands of matrix products and convolutions are rounded, sums stay f32.
//!
//! It runs on the forward and the backward pass together. A parameter is rounded once, so that a
//! pod gathers the narrow copy of a sharded one.

use std::collections::BTreeMap;

use peapod_ir::ops::TensorOp;
use peapod_ir::ops::tensor::Convert;
use peapod_ir::{DType, Function, Location, Module, Op, OpKind, Origin, TensorType, ValueId};

/// Rounds the f32 operands of all products of a module.
pub(crate) fn round_products(module: &mut Module, dtype: DType) {
    for function in &mut module.functions {
        round_in(function, dtype);
    }
}

fn round_in(function: &mut Function, dtype: DType) {
    let mut rounded: BTreeMap<ValueId, ValueId> = BTreeMap::new();
    for mut op in std::mem::take(&mut function.ops) {
        if is_product(&op.kind) && function.ty(op.result()).dtype == DType::F32 {
            for operand in op.inputs.iter_mut().flatten() {
                if function.ty(*operand).dtype == DType::F32 {
                    let narrow = rounded.get(operand).copied();
                    *operand = narrow.unwrap_or_else(|| {
                        let narrow = convert(function, *operand, dtype, &op.location);
                        rounded.insert(*operand, narrow);
                        narrow
                    });
                }
            }
        }
        function.ops.push(op);
    }
}

fn is_product(kind: &OpKind) -> bool {
    let product = kind.tensor();
    product.is_some_and(|op| {
        matches!(
            op,
            TensorOp::DotGeneral(_) | TensorOp::RaggedDot(_) | TensorOp::Convolution(_)
        )
    })
}

/// Appends a conversion.
fn convert(function: &mut Function, x: ValueId, dtype: DType, location: &Location) -> ValueId {
    let ty = TensorType::new(dtype, function.ty(x).shape.clone());
    let narrow = function.add_value(String::new(), ty, Origin::Result);
    function
        .ops
        .push(Op::new(Convert, [Some(x)], [narrow], location));
    narrow
}
