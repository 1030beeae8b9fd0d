//! Ops that take a shape as an operand, as those that have it as an attribute.

use super::super::attributes::Reader;
use super::fold::naturals;
use super::{Numbers, Values, decide, extents};
use crate::stablehlo::{Attribute, Operation, ValueId};

/// Whether an op takes a shape, or what decides one, as an operand.
pub(in super::super) fn takes_shape(name: &str) -> bool {
    matches!(
        name,
        "stablehlo.dynamic_broadcast_in_dim"
            | "stablehlo.dynamic_reshape"
            | "stablehlo.dynamic_iota"
            | "stablehlo.dynamic_pad"
            | "stablehlo.dynamic_gather"
            | "stablehlo.dynamic_conv"
            | "stablehlo.real_dynamic_slice"
            | "stablehlo.set_dimension_size"
    )
}

/// Makes an op one whose operands decide no shape, if what decides it is known.
pub(super) fn made_plain(op: &mut Operation, values: &mut Values, numbers: &Numbers) {
    if takes_shape(&op.name)
        && let Some(()) = plain(op, values, numbers)
    {
        op.attributes.own_first();
    }
}

fn plain(op: &mut Operation, values: &mut Values, numbers: &Numbers) -> Option<()> {
    match &op.name[..] {
        "stablehlo.dynamic_broadcast_in_dim" => {
            shaped_by(op, values, numbers, "stablehlo.broadcast_in_dim")
        }
        "stablehlo.dynamic_reshape" => shaped_by(op, values, numbers, "stablehlo.reshape"),
        "stablehlo.dynamic_iota" => shaped_by(op, values, numbers, "stablehlo.iota"),
        "stablehlo.dynamic_pad" => {
            let names = ["edge_padding_low", "edge_padding_high", "interior_padding"];
            listed(op, numbers, 2, &names, "stablehlo.pad")
        }
        "stablehlo.real_dynamic_slice" => {
            let names = ["start_indices", "limit_indices", "strides"];
            listed(op, numbers, 1, &names, "stablehlo.slice")
        }
        "stablehlo.dynamic_gather" => listed(op, numbers, 2, &["slice_sizes"], "stablehlo.gather"),
        "stablehlo.dynamic_conv" => listed(op, numbers, 2, &["padding"], "stablehlo.convolution"),
        _ => resized(op, values, numbers),
    }
}

/// The last operand is the shape of the result; where it is not known, the result's type may be.
fn shaped_by(op: &mut Operation, values: &mut Values, numbers: &Numbers, name: &str) -> Option<()> {
    let (shape, result) = (*op.operands.last()?, *op.results.first()?);
    let shape = match naturals(numbers, shape) {
        Some(shape) => shape,
        None => extents(values, result)?,
    };
    decide(values, result, shape);
    op.operands.pop();
    op.attributes.remove("known_expanding_dimensions");
    op.attributes.remove("known_nonexpanding_dimensions");
    name.clone_into(&mut op.name);
    Some(())
}

/// The operands from one on are lists that become attributes.
fn listed(
    op: &mut Operation,
    numbers: &Numbers,
    first: usize,
    names: &[&str],
    name: &str,
) -> Option<()> {
    let lists = op.operands.get(first..)?;
    let lists = lists.iter().map(|id: &ValueId| numbers.get(id).cloned());
    let lists: Vec<Vec<i64>> = lists.collect::<Option<_>>()?;
    if lists.len() != names.len() {
        return None;
    }
    op.operands.truncate(first);
    for (name, list) in names.iter().zip(lists) {
        op.attributes.remove(name);
        op.attributes.push(*name, Attribute::i64_array(list));
    }
    name.clone_into(&mut op.name);
    Some(())
}

/// A size that is the extent changes nothing.
fn resized(op: &mut Operation, values: &mut Values, numbers: &Numbers) -> Option<()> {
    let (&[x, size], &[result]) = (&op.operands[..], &op.results[..]) else {
        return None;
    };
    let dim = Reader(op).usize("dimension").ok()?;
    let shape = extents(values, x)?;
    let [size] = naturals(numbers, size)?[..] else {
        return None;
    };
    if shape.get(dim) != Some(&size) {
        return None;
    }
    decide(values, result, shape.clone());
    op.operands.truncate(1);
    op.attributes.remove("dimension");
    "stablehlo.optimization_barrier".clone_into(&mut op.name);
    Some(())
}
