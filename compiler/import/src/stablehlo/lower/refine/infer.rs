//! Extents of results from those of operands.

use super::super::attributes::Reader;
use super::super::elementwise;
use super::{Values, decide, extents, tensor};
use crate::stablehlo::{Operation, Type};

/// Decides the results of an op whose extents follow from those of its operands.
pub(super) fn results(op: &Operation, values: &mut Values) {
    let is_open = |ty: &Type| ty.as_tensor().is_some_and(|ty| ty.shape.contains(&None));
    if !op.results.iter().any(|id| is_open(&values[*id].ty)) {
        return;
    }
    let Some(shapes) = shapes(op, values) else {
        return;
    };
    let last = shapes.last().cloned().unwrap_or_default();
    let shapes = shapes.into_iter().chain(std::iter::repeat(last));
    for (result, shape) in op.results.clone().into_iter().zip(shapes) {
        decide(values, result, shape);
    }
}

/// The extents of the results, the last for all further ones.
fn shapes(op: &Operation, values: &Values) -> Option<Vec<Vec<u64>>> {
    let first = || extents(values, *op.operands.first()?);
    let name = &op.name[..];
    if elementwise::unary(name).is_some() || elementwise::binary(name).is_some() {
        let all = op.operands.iter();
        let known = all.filter_map(|id| extents(values, *id)).next()?;
        return Some(vec![known]);
    }
    let reader = Reader(op);
    Some(match name {
        "stablehlo.convert" | "stablehlo.compare" | "stablehlo.reverse" => vec![first()?],
        "stablehlo.reduce_precision" | "stablehlo.dynamic_update_slice" => vec![first()?],
        "stablehlo.scatter" => vec![first()?],
        "stablehlo.select" | "stablehlo.clamp" => vec![extents(values, *op.operands.get(1)?)?],
        "stablehlo.sort" | "stablehlo.optimization_barrier" => {
            let all = op.operands.iter().map(|id| extents(values, *id));
            all.collect::<Option<_>>()?
        }
        "stablehlo.transpose" => {
            let shape = first()?;
            let permutation = reader.usizes("permutation").ok()?;
            let permuted = permutation.iter().map(|dim| shape.get(*dim).copied());
            vec![permuted.collect::<Option<_>>()?]
        }
        "stablehlo.reduce" => {
            let dims = reader.usizes("dimensions").ok()?;
            vec![without(&first()?, &[&dims])]
        }
        "stablehlo.concatenate" => vec![concatenated(op, values)?],
        "stablehlo.reshape" => vec![reshaped(op, values)?],
        "stablehlo.pad" => vec![padded(op, values)?],
        "stablehlo.slice" => {
            let [start, limit, stride] =
                ["start_indices", "limit_indices", "strides"].map(|name| reader.usizes(name).ok());
            let all = start?.into_iter().zip(limit?).zip(stride?);
            let extent = |((start, limit), stride): ((usize, usize), usize)| {
                let length = limit.saturating_sub(start) as u64;
                length.div_ceil((stride as u64).max(1))
            };
            vec![all.map(extent).collect()]
        }
        "stablehlo.dot_general" => vec![product(op, values)?],
        "stablehlo.gather" => vec![gathered(op, values)?],
        _ => return None,
    })
}

/// All extents but those of some dimensions.
fn without(shape: &[u64], dims: &[&[usize]]) -> Vec<u64> {
    let kept = shape.iter().enumerate();
    let kept = kept.filter(|(dim, _)| !dims.iter().any(|dims| dims.contains(dim)));
    kept.map(|(_, extent)| *extent).collect()
}

fn concatenated(op: &Operation, values: &Values) -> Option<Vec<u64>> {
    let dim = Reader(op).usize("dimension").ok()?;
    let all = op.operands.iter().map(|id| extents(values, *id));
    let all: Vec<Vec<u64>> = all.collect::<Option<_>>()?;
    let mut shape = all.first()?.clone();
    let parts = all.iter().map(|shape| shape.get(dim).copied());
    let sum = |sum: u64, part: Option<u64>| sum.checked_add(part?);
    *shape.get_mut(dim)? = { parts }.try_fold(0, sum)?;
    Some(shape)
}

/// Of one extent that is open there is one number that fits.
fn reshaped(op: &Operation, values: &Values) -> Option<Vec<u64>> {
    let elements = tensor(values, *op.operands.first()?)?.element_count()?;
    let declared = &tensor(values, *op.results.first()?)?.shape;
    let mut known = declared.iter().flatten();
    let known = known.try_fold(1, |known: u64, extent| known.checked_mul(*extent))?;
    let open = declared.iter().filter(|extent| extent.is_none()).count();
    if open != 1 || known == 0 || !elements.is_multiple_of(known) {
        return None;
    }
    let extents = declared.iter();
    Some(extents.map(|it| it.unwrap_or(elements / known)).collect())
}

fn padded(op: &Operation, values: &Values) -> Option<Vec<u64>> {
    let [low, high, interior] = ["edge_padding_low", "edge_padding_high", "interior_padding"]
        .map(|name| Reader(op).i64s(name).ok());
    let (low, high, interior) = (low?, high?, interior?);
    let shape = extents(values, *op.operands.first()?)?;
    let extent = |(dim, extent): (usize, &u64)| {
        let extent = i64::try_from(*extent).ok()?;
        let gaps = (extent - 1).max(0).checked_mul(*interior.get(dim)?)?;
        let all = extent.checked_add(gaps)?.checked_add(*low.get(dim)?)?;
        u64::try_from(all.checked_add(*high.get(dim)?)?).ok()
    };
    shape.iter().enumerate().map(extent).collect()
}

fn product(op: &Operation, values: &Values) -> Option<Vec<u64>> {
    let [left, right] = op.operands[..] else {
        return None;
    };
    let (left, right) = (extents(values, left)?, extents(values, right)?);
    let dims = Reader(op).structure("dot_dimension_numbers").ok()?;
    let dims = |name: &str| dims.dims(name).ok();
    let batch = dims("lhs_batching_dimensions")?;
    let own = without(&left, &[&batch, &dims("lhs_contracting_dimensions")?]);
    let others = [
        dims("rhs_batching_dimensions")?,
        dims("rhs_contracting_dimensions")?,
    ];
    let other = without(&right, &[&others[0], &others[1]]);
    let batch = batch.iter().map(|dim| left.get(*dim).copied());
    let batch = batch.collect::<Option<Vec<u64>>>()?;
    Some([batch, own, other].concat())
}

fn gathered(op: &Operation, values: &Values) -> Option<Vec<u64>> {
    let indices = extents(values, *op.operands.get(1)?)?;
    let dims = Reader(op).structure("dimension_numbers").ok()?;
    let offset = dims.dims("offset_dims").ok()?;
    let hidden = [
        dims.dims("collapsed_slice_dims").ok()?,
        dims.dims("operand_batching_dims").ok()?,
    ]
    .concat();
    let sizes = Reader(op).usizes("slice_sizes").ok()?;
    let sizes: Vec<u64> = sizes.into_iter().map(|size| size as u64).collect();
    let window = without(&sizes, &[&hidden]);
    let vector = dims.dim("index_vector_dim").ok()?;
    let mut rows = without(&indices, &[&[vector]]).into_iter();
    let mut window = window.into_iter();
    let rank = rows.len() + window.len();
    let next = |dim: usize| match offset.contains(&dim) {
        true => window.next(),
        false => rows.next(),
    };
    (0..rank).map(next).collect()
}
