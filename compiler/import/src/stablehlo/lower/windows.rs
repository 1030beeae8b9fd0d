//! Ops whose windows slide: convolutions and pools.

use peapod_ir::builder::Emit;
use peapod_ir::ops::tensor::{
    Combiner, Convolution, InteriorPad, ReduceWindow, SelectAndScatter, Sliding,
};
use peapod_ir::{TensorType, ValueId};

use super::combiner::Body;
use super::error::{Lowered, malformed};
use super::general_select;
use super::generic;
use super::reduce::{accumulated, shaped};
use super::scope::Scope;
use super::types::scalar_bytes;
use crate::stablehlo::Operation;

/// Largest padding or dilation that is added up.
const MAX_STEP: i64 = 1 << 31;

pub(super) fn convolution<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<2>(op)?;
    let attributes = scope.attributes(op);
    let dims = attributes.structure("dimension_numbers")?;
    let layout = |first: &str, second: &str, spatial: &str| -> Lowered<Vec<usize>> {
        let channels = [dims.dim(first)?, dims.dim(second)?];
        Ok([&channels[..], &dims.dims(spatial)?].concat())
    };
    let layouts = [
        layout(
            "input_batch_dimension",
            "input_feature_dimension",
            "input_spatial_dimensions",
        )?,
        layout(
            "kernel_input_feature_dimension",
            "kernel_output_feature_dimension",
            "kernel_spatial_dimensions",
        )?,
        layout(
            "output_batch_dimension",
            "output_feature_dimension",
            "output_spatial_dimensions",
        )?,
    ];
    let spatial = layouts[0].len() - 2;
    let kind = Convolution {
        layouts,
        sliding: Sliding {
            stride: attributes.usizes_or("window_strides", 1, spatial)?,
            padding: attributes.pairs("padding", spatial)?,
            base_dilation: attributes.usizes_or("lhs_dilation", 1, spatial)?,
            window_dilation: attributes.usizes_or("rhs_dilation", 1, spatial)?,
        },
        reversed: attributes.truths("window_reversal", spatial)?,
        feature_groups: attributes.usize_or("feature_group_count", 1)?,
        batch_groups: attributes.usize_or("batch_group_count", 1)?,
        precision: attributes.precisions()?,
    };
    scope.define(op, kind, &operands)
}

/// The window of a pool, and how it slides over tensors of its rank.
fn pool_window<'m>(scope: &Scope<'_, 'm>, op: &'m Operation) -> Lowered<(Vec<usize>, Sliding)> {
    let attributes = scope.attributes(op);
    let window = attributes.usizes("window_dimensions")?;
    let rank = window.len();
    let sliding = Sliding {
        stride: attributes.usizes_or("window_strides", 1, rank)?,
        padding: attributes.pairs("padding", rank)?,
        base_dilation: attributes.usizes_or("base_dilations", 1, rank)?,
        window_dilation: attributes.usizes_or("window_dilations", 1, rank)?,
    };
    Ok((window, sliding))
}

/// A window takes as many positions along each dimension of an operand as the result has elements.
fn check_window(
    shape: &[usize],
    (window, sliding): (&[usize], &Sliding),
    result: &TensorType,
) -> Lowered {
    let rank = shape.len();
    let steps = [
        &sliding.stride,
        &sliding.base_dilation,
        &sliding.window_dilation,
    ];
    let lists = steps.into_iter().map(Vec::as_slice).chain([window]);
    let is_sound = |list: &[usize]| {
        let within = |step: &usize| (1..=MAX_STEP as usize).contains(step);
        list.len() == rank && list.iter().all(within)
    };
    let pads = |pair: &[i64; 2]| pair.iter().all(|it| (-MAX_STEP..=MAX_STEP).contains(it));
    let padding = &sliding.padding;
    if !lists.into_iter().all(is_sound) || padding.len() != rank || !padding.iter().all(pads) {
        return malformed(format!(
            "window {window:?} with {sliding:?}, expected {rank} of each, steps from 1, none \
             beyond 2^31"
        ));
    }
    let inferred = sliding.shape(shape, window);
    match inferred == result.shape {
        true => Ok(()),
        false => malformed(format!("declared {result}, inferred shape {inferred:?}")),
    }
}

/// Whether a value is a constant that leaves what it is combined with as it is.
fn is_identity(scope: &Scope<'_, '_>, value: ValueId, combiner: Combiner) -> bool {
    let dtype = scope.ty(value).dtype;
    let is = |number: i8| {
        let bytes = scope.build.function().constant(value);
        bytes.is_some_and(|bytes| **bytes == scalar_bytes(dtype, number)[..])
    };
    match combiner {
        Combiner::Add => is(0),
        Combiner::Mul => is(1),
        // Once more makes no difference: windows begin with it anyway.
        Combiner::Max | Combiner::Min | Combiner::And | Combiner::Or => true,
    }
}

/// The padding takes part, and is the initial element.
pub(super) fn reduce_window<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.all_operands(op)?;
    let count = operands.len() / 2;
    let body = Body::only(scope.text, op)?;
    let (arguments, returned) = (body.arguments(), body.returned()?);
    let types = scope.result_types(op)?;
    let counts = [
        operands.len(),
        arguments.len(),
        2 * returned.len(),
        2 * types.len(),
    ];
    if count == 0 || counts != [2 * count; 4] {
        return malformed(format!(
            "{} operands, {} results",
            operands.len(),
            types.len()
        ));
    }
    let (window, sliding) = pool_window(scope, op)?;
    for (&x, ty) in operands[..count].iter().zip(&types) {
        check_window(&scope.ty(x).shape, (&window, &sliding), ty)?;
    }
    // bounded: half of the operands
    let mut results = Vec::with_capacity(count);
    for (i, ty) in types.into_iter().enumerate() {
        let pair = [arguments[i], arguments[count + i]];
        let Some(combiner) = body.combines(returned[i], pair) else {
            return generic::reduce_window(scope, op, body, (&window, &sliding));
        };
        let [mut x, initial] = accumulated(scope, operands[i], operands[count + i]);
        let mut kind = ReduceWindow {
            combiner,
            window: window.clone(),
            sliding: sliding.clone(),
        };
        if !is_identity(scope, initial, combiner) {
            x = padded(scope, x, initial, &mut kind.sliding)?;
        }
        results.push(scope.build.emit(kind, &[x, initial], ty));
    }
    scope.define_as(op, &results)
}

/// The operand with its padding and the gaps between its elements filled in.
pub(super) fn padded(
    scope: &mut Scope<'_, '_>,
    x: ValueId,
    value: ValueId,
    sliding: &mut Sliding,
) -> Lowered<ValueId> {
    let extents = scope.ty(x).shape.clone();
    let rank = extents.len();
    if sliding.padding.len() != rank || sliding.base_dilation.len() != rank {
        return malformed(format!("expected padding and dilations of rank {rank}"));
    }
    let plain = Sliding::plain(rank);
    if sliding.padding == plain.padding && sliding.base_dilation == plain.base_dilation {
        return Ok(x);
    }
    let mut shape = Vec::with_capacity(rank);
    for (dim, &extent) in extents.iter().enumerate() {
        let [low, high] = sliding.padding[dim];
        let step = sliding.base_dilation[dim] as i64;
        let within = |number: i64| (-MAX_STEP..=MAX_STEP).contains(&number);
        if !(within(low) && within(high) && (1..=MAX_STEP).contains(&step)) {
            return malformed(format!("padding {low}, {high} and dilation {step}"));
        }
        // Below 2^31 · 2^31, and paddings hardly count.
        let pulled = match extent {
            0 => 0,
            _ => (extent as i64 - 1).saturating_mul(step) + 1,
        };
        match usize::try_from(pulled + low + high) {
            Ok(extent) => shape.push(extent),
            Err(_) => return malformed(format!("padding {low}, {high} of extent {extent}")),
        }
    }
    let kind = InteriorPad {
        low: sliding.padding.iter().map(|pair| pair[0]).collect(),
        high: sliding.padding.iter().map(|pair| pair[1]).collect(),
        interior: sliding
            .base_dilation
            .iter()
            .map(|step| *step as i64 - 1)
            .collect(),
    };
    sliding.padding = plain.padding;
    sliding.base_dilation = plain.base_dilation;
    let ty = shaped(scope, x, shape);
    Ok(scope.build.emit(kind, &[x, value], ty))
}

pub(super) fn select_and_scatter<'m>(scope: &mut Scope<'_, 'm>, op: &'m Operation) -> Lowered {
    let operands = scope.operands::<3>(op)?;
    let [select, scatter] = &op.regions[..] else {
        return malformed(format!("expected 2 regions, found {}", op.regions.len()));
    };
    let (select, scatter) = (Body::of(scope.text, select), Body::of(scope.text, scatter));
    let (&[left, right], &[returned]) = (select.arguments(), select.returned()?) else {
        return malformed("expected a select region of two elements that returns i1");
    };
    let (window, sliding) = pool_window(scope, op)?;
    let known = select.relates(returned, [left, right])?;
    let (Some((direction, false)), Some(combiner)) = (known, scatter.combiner()?) else {
        check_window(
            &scope.ty(operands[0]).shape,
            (&window, &sliding),
            scope.ty(operands[1]),
        )?;
        return general_select::lower(scope, op, [select, scatter], (&window, &sliding));
    };
    let kind = SelectAndScatter {
        select: direction,
        scatter: combiner,
        window,
        sliding,
    };
    scope.define(op, kind, &operands)
}
