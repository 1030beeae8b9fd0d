//! Ops of VHLO as those of StableHLO: versions of names go, and what VHLO spells out as attributes
//! of their own are structures again.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "an attribute of any other form stays as it is"
)]

use super::vhlo::structure;
use crate::stablehlo::attribute::{Attribute, Attributes, Field};
use crate::stablehlo::lower::integers;
use crate::stablehlo::types::ElementType;

/// Numbers that a list in a structure may have.
const MOST_DIMENSIONS: u64 = 64;

/// Attributes that say nothing of what an op computes.
const HINTS: [&str; 5] = [
    "operand_layouts",
    "output_operand_aliases",
    "result_accuracy",
    "result_layouts",
    "result_tilings",
];

/// How an algorithm of `dot_general` computes.
const ALGORITHM: [&str; 7] = [
    "accumulation_type",
    "allow_imprecise_accumulation",
    "lhs_component_count",
    "lhs_precision_type",
    "num_primitive_operations",
    "rhs_component_count",
    "rhs_precision_type",
];

/// A structure: the attribute that it is, its name, and its fields, lists of dimensions or single
/// ones.
pub(super) type Structure = (&'static str, &'static str, &'static [&'static str]);

pub(super) const DOT: Structure = (
    "dot_dimension_numbers",
    "dot",
    &[
        "lhs_batching_dimensions",
        "rhs_batching_dimensions",
        "lhs_contracting_dimensions",
        "rhs_contracting_dimensions",
    ],
);

pub(super) const GATHER: Structure = (
    "dimension_numbers",
    "gather",
    &[
        "offset_dims",
        "collapsed_slice_dims",
        "operand_batching_dims",
        "start_indices_batching_dims",
        "start_index_map",
        "index_vector_dim",
    ],
);

pub(super) const SCATTER: Structure = (
    "scatter_dimension_numbers",
    "scatter",
    &[
        "update_window_dims",
        "inserted_window_dims",
        "input_batching_dims",
        "scatter_indices_batching_dims",
        "scatter_dims_to_operand_dims",
        "index_vector_dim",
    ],
);

pub(super) const CONVOLUTION: Structure = (
    "dimension_numbers",
    "conv",
    &[
        "input_batch_dimension",
        "input_feature_dimension",
        "input_spatial_dimensions",
        "kernel_input_feature_dimension",
        "kernel_output_feature_dimension",
        "kernel_spatial_dimensions",
        "output_batch_dimension",
        "output_feature_dimension",
        "output_spatial_dimensions",
    ],
);

/// The name and the attributes of an op in StableHLO; what is wrong with it otherwise.
pub(super) fn op(name: &str, mut attributes: Attributes) -> Result<(String, Attributes), String> {
    if name == "sdy.propagation_barrier" {
        name_direction(&mut attributes);
    }
    let Some(versioned) = name.strip_prefix("vhlo.") else {
        return Ok((name.to_owned(), attributes));
    };
    let stem = without_version(versioned);
    let mut attributes = kept(attributes);
    let structure = match stem {
        "dot_general" => Some(DOT),
        "gather" | "dynamic_gather" => Some(GATHER),
        "scatter" => Some(SCATTER),
        "convolution" | "dynamic_conv" => Some(CONVOLUTION),
        _ => None,
    };
    if let Some(fields) = structure {
        gather_fields(&mut attributes, fields)?;
    }
    let name = match stem {
        "func" | "call" => format!("func.{stem}"),
        stem => format!("stablehlo.{stem}"),
    };
    Ok((name, attributes))
}

/// Shardy keeps where a barrier lets shardings pass as a number.
fn name_direction(attributes: &mut Attributes) {
    const DIRECTION: &str = "allowed_direction";
    let Some(Attribute::Integer { value, .. }) = attributes.get(DIRECTION) else {
        return;
    };
    let words = ["NONE", "FORWARD", "BACKWARD", "BOTH"];
    let known = usize::try_from(*value).ok().and_then(|at| words.get(at));
    if let Some(word) = known {
        attributes.remove(DIRECTION);
        let direction = Attribute::Enum {
            dialect: "sdy".into(),
            kind: "propagation_direction".into(),
            value: (*word).into(),
        };
        attributes.push(DIRECTION, direction);
    }
}

/// `add_v1` is a version of `add`.
fn without_version(name: &str) -> &str {
    match name.rsplit_once("_v") {
        Some((stem, version)) if version.bytes().all(|byte| byte.is_ascii_digit()) => stem,
        _ => name,
    }
}

/// The attributes in the forms that StableHLO has for them, without those that are hints or
/// defaults.
fn kept(attributes: Attributes) -> Attributes {
    let mut kept = Attributes::default();
    let no_type = Attribute::stablehlo_enum("comparison_type", "NOTYPE");
    for (name, value) in attributes.into_pairs() {
        let name = &name[..];
        if HINTS.contains(&name) || ALGORITHM.contains(&name) {
            continue;
        }
        match (name, value) {
            ("callee" | "decomposition", Attribute::String(symbol)) => {
                kept.push(name, Attribute::Symbol(vec![symbol]));
            }
            ("called_computations", Attribute::Array(items)) => called(&mut kept, items),
            ("channel_id", Attribute::Integer { value, .. }) => channel(&mut kept, value),
            ("use_global_device_ids" | "has_dynamic_root", Attribute::Bool(holds)) => {
                if holds {
                    kept.push(name, Attribute::Unit);
                }
            }
            ("compare_type", value) if value == no_type => {}
            (name, value) => kept.push(name, value),
        }
    }
    kept
}

fn called(kept: &mut Attributes, items: Vec<Attribute>) {
    let symbols = items.into_iter().map(|item| match item {
        Attribute::String(name) => Attribute::Symbol(vec![name]),
        other => other,
    });
    let symbols: Vec<_> = symbols.collect();
    if !symbols.is_empty() {
        kept.push("called_computations", Attribute::Array(symbols));
    }
}

/// The channel of a collective; 0 says that it has none.
fn channel(kept: &mut Attributes, id: i128) {
    if let (Ok(id), true) = (i64::try_from(id), id != 0) {
        let fields = vec![
            Field::named("handle", Attribute::i64(id)),
            Field::named("type", Attribute::i64(0)),
        ];
        kept.push("channel_handle", structure("channel_handle", fields));
    }
}

/// Makes one structure of some attributes.
fn gather_fields(
    attributes: &mut Attributes,
    (name, kind, fields): Structure,
) -> Result<(), String> {
    let mut found = Vec::new();
    for field in fields {
        let Some(value) = attributes.remove(field) else {
            continue;
        };
        found.push(Field::named(field, dimensions(field, value)?));
    }
    attributes.push(name, structure(kind, found));
    Ok(())
}

/// A list of dimensions, or a single one.
fn dimensions(name: &str, value: Attribute) -> Result<Attribute, String> {
    let count = match &value {
        Attribute::Dense(dense) => dense.ty.element_count(),
        Attribute::Integer { value, .. } => {
            return match i64::try_from(*value) {
                Ok(value) => Ok(Attribute::i64(value)),
                Err(_) => Err(format!("`{name}` is {value}")),
            };
        }
        _ => None,
    };
    let is_list = count.is_some_and(|count| count <= MOST_DIMENSIONS);
    let ty = ElementType::integer(64);
    match integers(&value).filter(|_| is_list) {
        Some(values) => Ok(Attribute::Array(
            values
                .into_iter()
                .map(|value| Attribute::Integer {
                    value: value.into(),
                    ty: ty.clone(),
                })
                .collect(),
        )),
        None => Err(format!("expected `{name}` to be a list of dimensions")),
    }
}
