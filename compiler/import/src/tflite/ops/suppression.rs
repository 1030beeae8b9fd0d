//! NON_MAX_SUPPRESSION_V4 and NON_MAX_SUPPRESSION_V5.

use peapod_ir::builder::Emit;
use peapod_ir::eval::Scalar;
use peapod_ir::ops::NonMaxSuppression;
use peapod_ir::{DType, TensorType};

use super::super::op::{ForeignOp, Operand};
use crate::error::ImportError;

/// Inputs: boxes `[n, 4]`, scores `[n]`, the constant `max_output_size`, `iou_threshold`,
/// `score_threshold`, and in V5 `soft_nms_sigma`. Results: indices, in V5 scores, and how many
/// there are.
pub(in super::super) fn non_max_suppression(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let places = max_output_size(op)?;
    let [boxes, scores] = [op.operand(0, "boxes")?, op.operand(1, "scores")?];
    let mut limits = vec![
        op.operand(3, "iou_threshold")?,
        op.operand(4, "score_threshold")?,
    ];
    let is_soft = op.inputs.len() == 6;
    if is_soft {
        limits.push(op.operand(5, "soft_nms_sigma")?);
    }
    for limit in &limits {
        if limit.ty.dtype != DType::F32 || limit.ty.elements() != 1 {
            let what = format!("expected one f32, found {}", limit.ty);
            return Err(op.tensors.malformed(limit.tensor, what));
        }
    }
    if let Some(sigma) = limits.get(2).copied().filter(|it| op.is_constant(*it)) {
        check_sigma(op, sigma)?;
    }
    if places == 0 || boxes.ty.elements() == 0 {
        return none_taken(op, places, is_soft);
    }
    let [boxes, scores] = [op.value(boxes)?, op.value(scores)?];
    let mut each = Vec::with_capacity(3);
    for limit in limits {
        let limit = op.value(limit)?;
        each.push(op.emitter.build.shaped(limit, [1]));
    }
    let build = &mut op.emitter.build;
    if !is_soft {
        let none = build.single(0.0);
        each.push(build.shaped(none, [1]));
    }
    let limits = build.concatenate(&each, 0);
    let ty = TensorType::new(DType::F32, vec![2 * places + 1]);
    let taken = build.emit(NonMaxSuppression { places }, &[boxes, scores, limits], ty);
    let mut part = |from: usize, to: usize| build.slice(taken, vec![from], vec![to]);
    let [indices, scores, count] = [
        part(0, places),
        part(places, 2 * places),
        part(2 * places, 2 * places + 1),
    ];
    let [indices, count] = [indices, count].map(|number| build.convert(number, DType::I32));
    let count = build.shaped(count, []);
    match is_soft {
        true => op.define_as(&[indices, scores, count]),
        false => op.define_as(&[indices, count]),
    }
}

/// How many boxes may be taken.
fn max_output_size(op: &ForeignOp<'_, '_>) -> Result<usize, ImportError> {
    let most = op.operand(2, "max_output_size")?;
    let found = op.integer(most)?;
    let Ok(places) = usize::try_from(found) else {
        let what = format!("expected a max_output_size of 0 or more, found {found}");
        return Err(op.tensors.malformed(most.tensor, what));
    };
    if places > NonMaxSuppression::MOST_BOXES {
        let limit = NonMaxSuppression::MOST_BOXES;
        let what = format!("a max_output_size of {places}, of at most {limit}");
        return Err(op.unsupported(&[most], what, Some("ask for fewer boxes")));
    }
    op.check_elements(&[2, places])?;
    Ok(places)
}

/// Of no boxes, or with a `max_output_size` of 0, all places are unused.
fn none_taken(op: &mut ForeignOp<'_, '_>, places: usize, is_soft: bool) -> Result<(), ImportError> {
    let mut zeros = |dtype, shape: &[usize]| {
        let ty = TensorType::new(dtype, shape);
        op.emitter.build.fill(ty, Scalar::Integer(0).convert(dtype))
    };
    let indices = zeros(DType::I32, &[places]);
    let scores = zeros(DType::F32, &[places]);
    let count = zeros(DType::I32, &[]);
    match is_soft {
        true => op.define_as(&[indices, scores, count]),
        false => op.define_as(&[indices, count]),
    }
}

/// LiteRT refuses a negative sigma.
fn check_sigma(op: &ForeignOp<'_, '_>, sigma: Operand<'_>) -> Result<(), ImportError> {
    let bytes = op.parameter(sigma, 1)?;
    let sound = <[u8; 4]>::try_from(bytes).is_ok_and(|bytes| f32::from_le_bytes(bytes) >= 0.0);
    match sound {
        true => Ok(()),
        false => Err(op
            .tensors
            .malformed(sigma.tensor, "expected a soft_nms_sigma of 0 or more")),
    }
}
