//! Ops that read and write at computed indices.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::scatter::Update;
use peapod_ir::ops::tensor::{Combiner, DynamicSlice, DynamicUpdateSlice, Gather, Points, Scatter};

use super::combiner::Body;
use super::error::{Lowered, malformed};
use super::general_scatter;
use super::scope::Scope;
use crate::stablehlo::Operation;

pub(super) fn dynamic_slice<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.all_operands(op)?;
    let sizes = scope.attributes(op).usizes("slice_sizes")?;
    let ty = scope.result_type(op)?;
    if sizes != ty.shape {
        return malformed(format!("declared {ty}, slice_sizes are {sizes:?}"));
    }
    scope.define(op, DynamicSlice, &operands)
}

pub(super) fn dynamic_update_slice<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.all_operands(op)?;
    scope.define(op, DynamicUpdateSlice, &operands)
}

pub(super) fn gather<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<2>(op)?;
    let attributes = scope.attributes(op);
    let dims = attributes.structure("dimension_numbers")?;
    let kind = Gather {
        points: Points {
            dims: dims.dims("start_index_map")?,
            batch: dims.dims("operand_batching_dims")?,
            indices_batch: dims.dims("start_indices_batching_dims")?,
            index_vector_dim: dims.dim("index_vector_dim")?,
        },
        offset_dims: dims.dims("offset_dims")?,
        collapsed: dims.dims("collapsed_slice_dims")?,
        slice_sizes: attributes.usizes("slice_sizes")?,
    };
    scope.define(op, kind, &operands)
}

/// A scatter into several tensors whose elements are combined on their own is several scatters.
pub(super) fn scatter<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.all_operands(op)?;
    let count = operands.len() / 2;
    let body = Body::only(scope.text, op)?;
    let (arguments, returned) = (body.arguments(), body.returned()?);
    let types = scope.result_types(op)?;
    let counts = [
        operands.len(),
        arguments.len() + 1,
        2 * returned.len() + 1,
        2 * types.len() + 1,
    ];
    if count == 0 || counts != [2 * count + 1; 4] {
        return malformed(format!(
            "{} operands, {} results",
            operands.len(),
            types.len()
        ));
    }
    let dims = scope
        .attributes(op)
        .structure("scatter_dimension_numbers")?;
    let points = Points {
        dims: dims.dims("scatter_dims_to_operand_dims")?,
        batch: dims.dims("input_batching_dims")?,
        indices_batch: dims.dims("scatter_indices_batching_dims")?,
        index_vector_dim: dims.dim("index_vector_dim")?,
    };
    let (window_dims, inserted) = (
        dims.dims("update_window_dims")?,
        dims.dims("inserted_window_dims")?,
    );
    // bounded: half of the operands
    let mut results = Vec::with_capacity(count);
    for (i, ty) in types.into_iter().enumerate() {
        let (element, update) = (arguments[i], arguments[count + i]);
        let combiner = match body.combines(returned[i], [element, update]) {
            _ if returned[i] == update => Some(Update::Assign),
            combiner => combiner.map(as_update),
        };
        let is_known = combiner.is_some();
        let kind = Scatter {
            combiner: combiner.unwrap_or(Update::Assign),
            points: points.clone(),
            window_dims: window_dims.clone(),
            inserted: inserted.clone(),
        };
        if !is_known {
            return general_scatter::lower(scope, op, body, &kind);
        }
        let inputs = [operands[i], operands[count], operands[count + 1 + i]];
        results.push(scope.build.emit(kind, &inputs, ty));
    }
    scope.define_as(op, &results)
}

fn as_update(combiner: Combiner) -> Update {
    match combiner {
        Combiner::Add => Update::Add,
        Combiner::Mul => Update::Mul,
        Combiner::Max => Update::Max,
        Combiner::Min => Update::Min,
        Combiner::And => Update::And,
        Combiner::Or => Update::Or,
    }
}
