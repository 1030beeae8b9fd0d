//! Sums of products.

use peapod_ir::TensorType;
use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{DotGeneral, Transpose};

use super::error::{Lowered, malformed, unsupported};
use super::scope::Scope;
use crate::stablehlo::Operation;

pub(super) fn dot_general<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<2>(op)?;
    let dims = scope.attributes(op).structure("dot_dimension_numbers")?;
    let kind = DotGeneral {
        batch: [
            dims.dims("lhs_batching_dimensions")?,
            dims.dims("rhs_batching_dimensions")?,
        ],
        contracting: [
            dims.dims("lhs_contracting_dimensions")?,
            dims.dims("rhs_contracting_dimensions")?,
        ],
    };
    scope.define(op, kind, &operands)
}

/// The last dimension of the left operand with the first of the right one.
pub(super) fn dot<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<2>(op)?;
    let Some(last) = scope.ty(operands[0]).shape.len().checked_sub(1) else {
        return malformed("expected a left operand of rank 1 or more");
    };
    let kind = DotGeneral {
        batch: [vec![], vec![]],
        contracting: [vec![last], vec![0]],
    };
    scope.define(op, kind, &operands)
}

/// `ab,bc->ac`: letters of both operands that the result has are batch dimensions, those that it
/// has not are summed over.
pub(super) fn einsum<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<2>(op)?;
    let config = scope.attributes(op).word("einsum_config")?;
    let parts = config.split_once("->").and_then(|(sides, result)| {
        let (left, right) = sides.split_once(',')?;
        Some([left, right, result].map(|part| part.trim().chars().collect::<Vec<char>>()))
    });
    let Some([left, right, result]) = parts else {
        return malformed(format!(
            "expected an einsum_config of the form `ab,bc->ac`, found {config:?}"
        ));
    };
    let once = |part: &[char]| part.iter().enumerate().all(|(i, c)| !part[..i].contains(c));
    let known = [&left, &right, &result]
        .iter()
        .all(|part| once(part) && part.iter().all(char::is_ascii_alphabetic));
    let all_kept = left
        .iter()
        .filter(|c| !right.contains(c))
        .all(|c| result.contains(c))
        && right
            .iter()
            .filter(|c| !left.contains(c))
            .all(|c| result.contains(c));
    let rank = |side: usize| scope.ty(operands[side]).shape.len();
    let ranks = left.len() == rank(0) && right.len() == rank(1);
    if !known || !all_kept || !ranks {
        return unsupported(format!("einsum_config {config:?} for these operands"));
    }
    let shared: Vec<char> = left.iter().copied().filter(|c| right.contains(c)).collect();
    let (batch, contracting): (Vec<char>, Vec<char>) =
        shared.into_iter().partition(|c| result.contains(c));
    let places = |letters: &[char], part: &[char]| -> Vec<usize> {
        letters
            .iter()
            .filter_map(|c| part.iter().position(|p| p == c))
            .collect()
    };
    let kind = DotGeneral {
        batch: [places(&batch, &left), places(&batch, &right)],
        contracting: [places(&contracting, &left), places(&contracting, &right)],
    };
    let free = |part: &[char], other: &[char]| -> Vec<char> {
        part.iter()
            .copied()
            .filter(|c| !other.contains(c))
            .collect()
    };
    let natural = [batch, free(&left, &right), free(&right, &left)].concat();
    if natural == result {
        return scope.define(op, kind, &operands);
    }
    let permutation = places(&result, &natural);
    let ty = scope.result_type(op)?;
    if permutation.len() != natural.len() || ty.shape.len() != natural.len() {
        return malformed(format!(
            "einsum_config {config:?} for a result of type {ty}"
        ));
    }
    let mut shape = vec![0; natural.len()];
    for (dim, &from) in permutation.iter().enumerate() {
        shape[from] = ty.shape[dim];
    }
    let product = scope
        .build
        .emit(kind, &operands, TensorType::new(ty.dtype, shape));
    scope.define(op, Transpose { permutation }, &[product])
}
