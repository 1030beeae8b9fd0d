//! Operators of StableHLO as builtin ones, where they mean what other operators do.

use flatbuffers::Vector;
use peapod_ir::OpKind;
use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::compare::Direction;
use peapod_ir::ops::tensor::{Slice, Transpose};
use peapod_ir::ops::{BinaryOp, Concatenation, Pad};

use super::super::op::ForeignOp;
use super::super::wire::{BuiltinOptions2, StablehloComparisonDirection};
use super::pad::number_of;
use crate::error::ImportError;

/// Inputs: lower limit, x, upper limit; limits are of x's shape, or scalars.
pub(in super::super) fn hlo_clamp(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let operands = [
        op.operand(0, "lower limit")?,
        op.operand(1, "operand")?,
        op.operand(2, "upper limit")?,
    ];
    let ty = operands[1].ty.clone();
    let mut values = Vec::with_capacity(operands.len());
    for operand in operands {
        values.push(op.value(operand)?);
    }
    let build = &mut op.emitter.build;
    let above = build.emit(BinaryOp::Max, &[values[1], values[0]], ty.clone());
    let within = build.emit(BinaryOp::Min, &[above, values[2]], ty);
    op.define_as(&[within])
}

/// Inputs: any number. Joined along a dimension.
pub(in super::super) fn hlo_concatenate(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let table = op
        .table
        .builtin_options_2_as_stablehlo_concatenate_options();
    let axis = options(op, BuiltinOptions2::StablehloConcatenateOptions, table)?.dimension();
    let operands = (0..op.inputs.len()).map(|index| op.operand(index, "operand"));
    let operands: Vec<_> = operands.collect::<Result<_, _>>()?;
    let axis = op.dimension(axis, op.result().ty.shape.len())?;
    op.define(OpKind::Concatenation(Concatenation::along(axis)), operands)
}

/// Input: any shape. Its dimensions are those of the result that the options list.
pub(in super::super) fn hlo_broadcast(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let table = op
        .table
        .builtin_options_2_as_stablehlo_broadcast_in_dim_options();
    let options = options(op, BuiltinOptions2::StablehloBroadcastInDimOptions, table)?;
    let x = op.operand(0, "operand")?;
    let (from, to) = (&x.ty.shape, op.result().ty.shape.clone());
    let dims = numbers(op, options.broadcast_dimensions(), from.len())?;
    let ascending = dims.windows(2).all(|pair| pair[0] < pair[1]);
    let mut pairs = dims.iter().zip(from);
    let fits = pairs.all(|(dim, extent)| {
        let own = to.get(*dim);
        own.is_some_and(|own| *extent == 1 || own == extent)
    });
    if !ascending || !fits {
        return Err(op.malformed(format!("{from:?} does not become {to:?} along {dims:?}")));
    }
    let value = op.stored(x)?;
    let result = op.emitter.build.broadcast(value, dims, to);
    op.define_stored(&[result])
}

/// Input: any shape. A part of it, with steps.
pub(in super::super) fn hlo_slice(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let table = op.table.builtin_options_2_as_stablehlo_slice_options();
    let options = options(op, BuiltinOptions2::StablehloSliceOptions, table)?;
    let x = op.operand(0, "operand")?;
    let rank = x.ty.shape.len();
    let start = numbers(op, options.start_indices(), rank)?;
    let limit = numbers(op, options.limit_indices(), rank)?;
    let stride = numbers(op, options.strides(), rank)?;
    let inside =
        |dim: usize| start[dim] <= limit[dim] && limit[dim] <= x.ty.shape[dim] && stride[dim] > 0;
    if !(0..rank).all(inside) {
        let what = format!(
            "no part from {start:?} to {limit:?} by {stride:?} of {:?}",
            x.ty.shape
        );
        return Err(op.malformed(what));
    }
    let extent = |dim: usize| (limit[dim] - start[dim]).div_ceil(stride[dim]);
    let shape: Vec<usize> = (0..rank).map(extent).collect();
    let value = op.stored(x)?;
    let build = &mut op.emitter.build;
    let ty = build.ty(value).with_shape(shape);
    let kind = Slice {
        start,
        limit,
        stride,
    };
    let part = build.emit(kind, &[value], ty);
    op.define_stored(&[part])
}

/// Input: any shape. Its dimensions in another order.
pub(in super::super) fn hlo_transpose(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let table = op.table.builtin_options_2_as_stablehlo_transpose_options();
    let options = options(op, BuiltinOptions2::StablehloTransposeOptions, table)?;
    let x = op.operand(0, "operand")?;
    let rank = x.ty.shape.len();
    let permutation = numbers(op, options.permutation(), rank)?;
    if (0..rank).any(|dim| !permutation.contains(&dim)) {
        return Err(op.malformed(format!("{permutation:?} is no order of {rank} dimensions")));
    }
    let shape: Vec<usize> = permutation.iter().map(|dim| x.ty.shape[*dim]).collect();
    let value = op.stored(x)?;
    let build = &mut op.emitter.build;
    let ty = build.ty(value).with_shape(shape);
    let moved = build.emit(Transpose { permutation }, &[value], ty);
    op.define_stored(&[moved])
}

/// Inputs: a, b of one shape.
pub(in super::super) fn hlo_compare(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let table = op.table.builtin_options_2_as_stablehlo_compare_options();
    let options = options(op, BuiltinOptions2::StablehloCompareOptions, table)?;
    let direction = match options.comparison_direction() {
        StablehloComparisonDirection::EQ => Direction::Eq,
        StablehloComparisonDirection::NE => Direction::Ne,
        StablehloComparisonDirection::GE => Direction::Ge,
        StablehloComparisonDirection::GT => Direction::Gt,
        StablehloComparisonDirection::LE => Direction::Le,
        StablehloComparisonDirection::LT => Direction::Lt,
        other => return Err(op.malformed(format!("unknown direction {}", other.0))),
    };
    super::compare(op, direction)
}

/// Inputs: the tensor, a constant scalar that comes before, after and between its elements.
/// Negative numbers take elements away at the ends.
pub(in super::super) fn hlo_pad(op: &mut ForeignOp<'_, '_>) -> Result<(), ImportError> {
    let table = op.table.builtin_options_2_as_stablehlo_pad_options();
    let options = options(op, BuiltinOptions2::StablehloPadOptions, table)?;
    let [x, value] = [op.operand(0, "operand")?, op.operand(1, "value")?];
    let rank = x.ty.shape.len();
    let between = numbers(op, options.interior_padding(), rank)?;
    let low = listed(op, options.edge_padding_low(), rank)?;
    let high = listed(op, options.edge_padding_high(), rank)?;
    let number = number_of(op, value)?;
    let stored = op.stored(x)?;
    let steps: Vec<usize> = between
        .iter()
        .map(|count| count.saturating_add(1))
        .collect();
    let dilated = super::diagonal::dilated(op, stored, &steps, number)?;
    let mut shape = op.emitter.build.shape(dilated).to_vec();
    let ends = |of: &[i64], sign: i64| -> Vec<usize> {
        let each = of
            .iter()
            .map(|it| usize::try_from((it * sign).max(0)).unwrap_or(0));
        each.collect()
    };
    let (cut_low, cut_high) = (ends(&low, -1), ends(&high, -1));
    for dim in 0..rank {
        if cut_low[dim].saturating_add(cut_high[dim]) >= shape[dim] {
            return Err(op.malformed(format!("nothing of dimension {dim} is left")));
        }
    }
    let limit = shape
        .iter()
        .zip(&cut_high)
        .map(|(extent, cut)| extent - cut);
    let kept = op
        .emitter
        .build
        .slice(dilated, cut_low.clone(), limit.collect());
    let added: Vec<[usize; 2]> = ends(&low, 1)
        .into_iter()
        .zip(ends(&high, 1))
        .map(|(low, high)| [low, high])
        .collect();
    shape = op.emitter.build.shape(kept).to_vec();
    for (extent, [before, after]) in shape.iter_mut().zip(&added) {
        *extent = extent.saturating_add(*before).saturating_add(*after);
    }
    op.check_elements(&shape)?;
    let build = &mut op.emitter.build;
    let ty = build.ty(kept).with_shape(shape);
    let kind = Pad {
        padding: added,
        value: number,
    };
    let padded = build.emit(kind, &[kept], ty);
    op.define_stored(&[padded])
}

/// The options of an operator, which are in the second union.
fn options<T>(
    op: &ForeignOp<'_, '_>,
    kind: BuiltinOptions2,
    table: Option<T>,
) -> Result<T, ImportError> {
    table.ok_or_else(|| {
        let name = kind.variant_name().unwrap_or("options");
        op.malformed(format!("missing {name}"))
    })
}

/// As many numbers as there are dimensions, none of them negative.
fn numbers(
    op: &ForeignOp<'_, '_>,
    list: Option<Vector<'_, i64>>,
    rank: usize,
) -> Result<Vec<usize>, ImportError> {
    let list = listed(op, list, rank)?;
    let each = list.iter().map(|number| usize::try_from(*number));
    let each: Result<Vec<_>, _> = each.collect();
    each.map_err(|_| op.malformed(format!("expected no negative number in {list:?}")))
}

/// As many numbers as there are dimensions.
fn listed(
    op: &ForeignOp<'_, '_>,
    list: Option<Vector<'_, i64>>,
    rank: usize,
) -> Result<Vec<i64>, ImportError> {
    let count = list.map_or(0, |list| list.len());
    if count != rank {
        return Err(op.malformed(format!("expected {rank} numbers, found {count}")));
    }
    // bounded: by the rank
    let list: Vec<i64> = list.into_iter().flatten().collect();
    match list.iter().find(|number| number.unsigned_abs() > 1 << 31) {
        Some(number) => Err(op.malformed(format!("{number} is no number of elements"))),
        None => Ok(list),
    }
}
