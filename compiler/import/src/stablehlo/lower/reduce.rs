//! Reductions.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::Reduce;
use peapod_ir::{TensorType, ValueId};

use super::combiner::Body;
use super::error::{Lowered, malformed};
use super::scope::Scope;
use super::{arg_reduce, generic};
use crate::stablehlo::Operation;

/// A reduction of several tensors whose elements are combined on their own is several reductions.
pub(super) fn reduce<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.all_operands(op)?;
    let dims = scope.attributes(op).usizes("dimensions")?;
    let body = Body::only(scope.text, op)?;
    let count = operands.len() / 2;
    if operands.len() % 2 != 0 || count == 0 || body.arguments().len() != operands.len() {
        let (found, arguments) = (operands.len(), body.arguments().len());
        return malformed(format!(
            "{found} operands and a region of {arguments} arguments"
        ));
    }
    let returned = body.returned()?;
    if returned.len() != count || op.results.len() != count {
        return malformed(format!(
            "expected {count} results, found {}",
            op.results.len()
        ));
    }
    let (left, right) = body.arguments().split_at(count);
    let combiners: Option<Vec<_>> = (0..count)
        .map(|i| body.combines(returned[i], [left[i], right[i]]))
        .collect();
    let Some(combiners) = combiners else {
        return match arg_reduce::lower(scope, op, body, &dims) {
            Some(lowered) => lowered,
            None => generic::reduce(scope, op, body, &dims),
        };
    };
    let types = scope.result_types(op)?;
    // bounded: half of the operands
    let mut results = Vec::with_capacity(count);
    for (i, combiner) in combiners.into_iter().enumerate() {
        let kind = Reduce {
            combiner,
            dims: dims.clone(),
        };
        let inputs = accumulated(scope, operands[i], operands[count + i]);
        results.push(scope.build.emit(kind, &inputs, types[i].clone()));
    }
    scope.define_as(op, &results)
}

/// Elements are accumulated in the type of the initial one, which may be a wider one.
pub(super) fn accumulated(scope: &mut Scope<'_, '_>, x: ValueId, initial: ValueId) -> [ValueId; 2] {
    let dtype = scope.ty(initial).dtype;
    [scope.build.convert(x, dtype), initial]
}

/// Type of a tensor of this shape with the elements of another.
pub(super) fn shaped(scope: &Scope<'_, '_>, like: ValueId, shape: Vec<usize>) -> TensorType {
    TensorType::new(scope.ty(like).dtype, shape)
}
