//! Part of a tensor that begins at a computed index.

use super::index;
use crate::dimension_rule::{DimensionRule, OpTypes, TensorDim, Role};
use crate::eval::{Operands, Tensor};
use crate::ops::OpDef;
use crate::ops::attribute::attributes;
use crate::type_rule::{Operand, TypeRule};
use crate::types::DType;
use super::DynamicUpdateSlice;
use crate::vjp::{Calculus, Cotangents, NoVjp, Vjp, VjpScope};
use crate::builder::Emit;

/// Part of a tensor that begins at a computed index, clamped so that it is inside.
///
/// Operands: x, then a start for each of its dimensions.
///
/// Constraints:
/// - C1: an operand and a start for each of its dimensions are there; one result.
/// - C2: operand and result have the same element type and scale, and none per axis.
/// - C3: starts are scalars of one integer type.
/// - C4: the result has as many dimensions as the operand, and extents that are no larger.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DynamicSlice;

/// Starts are scalars of one integer type, one for each dimension of `x`.
pub(super) fn check_starts(rule: &mut TypeRule<'_>, x: Operand<'_>, starts: &[Operand<'_>]) {
    let rank = x.ty.shape.len();
    rule.require("C1", starts.len() == rank, || {
        let found = starts.len();
        format!("{found} starts for the {rank} dimensions of {x}")
    });
    if !starts.is_empty() {
        rule.plain_dtype("C3", starts, &DType::INTEGERS);
    }
    for &start in starts {
        rule.shape("C3", start, &[]);
    }
}

/// A part has as many dimensions as the whole, and extents that are no larger.
pub(super) fn check_part(rule: &mut TypeRule<'_>, part: Operand<'_>, whole: Operand<'_>) {
    let fits = part.ty.shape.len() == whole.ty.shape.len()
        && part.ty.shape.iter().zip(&whole.ty.shape).all(|(a, b)| a <= b);
    rule.require("C4", fits, || {
        let (part_shape, shape) = (&part.ty.shape, &whole.ty.shape);
        format!("{part} has shape {part_shape:?}, no part of {shape:?}, that of {whole}")
    });
}

/// For each element of a part, its position in the whole.
pub(super) fn positions(
    operands: &Operands<'_>,
    first_start: usize,
    whole: &[usize],
    part: &[usize],
) -> Vec<usize> {
    let extents = whole.iter().zip(part).enumerate();
    let starts: Vec<usize> = extents
        .map(|(dim, (&extent, &size))| {
            let start = operands.scalars(first_start + dim)[0].integer();
            index::clamped_start(start, extent, size)
        })
        .collect();
    let position = |i: Vec<usize>| {
        let moved = i.into_iter().zip(&starts).map(|(i, start)| i + start);
        index::position(whole, moved)
    };
    index::indices(part).map(position).collect()
}

impl OpDef for DynamicSlice {
    attributes! {}

    fn check(&self, rule: &mut TypeRule<'_>) {
        let Some(operands) = rule.any_number(1, "operand", 1) else {
            return;
        };
        let (x, output) = (operands[0], rule.result(0, "result"));
        rule.same_elements("C2", x, output);
        check_starts(rule, x, &operands[1..]);
        check_part(rule, output, x);
    }

    fn dimensions(&self, types: &OpTypes<'_>) -> DimensionRule {
        // What is taken whole begins at 0, whatever the start says.
        let (from, to) = (types.shape(0), &types.results[0].shape);
        let mut rule = DimensionRule::bare(types);
        for (dim, &extent) in from.iter().enumerate() {
            let places = [TensorDim::Operand(0, dim), TensorDim::Result(0, dim)];
            match extent == to[dim] {
                true => rule.share(extent, Role::Parallel, &places),
                false => rule.share(extent, Role::Indexed, &places[..1]),
            }
        }
        rule.finish(types)
    }

    fn eval(&self, operands: &Operands<'_>) -> Vec<Tensor> {
        let (whole, part) = (&operands.ty(0).shape, &operands.result.shape);
        let positions = positions(operands, 1, whole, part);
        vec![Tensor::copied(operands.result, operands.tensor(0), positions)]
    }
}

impl Vjp for DynamicSlice {
    /// The start is clamped alike in both directions.
    fn vjp(&self, at: &mut VjpScope<'_>) -> Result<Cotangents, NoVjp> {
        let (shape, g) = (at.shape(0), at.cotangent());
        at.each(|at, _| {
            let dtype = at.build.ty(g).dtype;
            let zeros = at.build.zeros(dtype, &shape);
            let operands = [&[zeros, g], &at.operands[1..]].concat();
            let ty = at.build.ty(zeros).clone();
            Ok(Some(at.build.emit(DynamicUpdateSlice, &operands, ty)))
        })
    }
}
