//! How many bytes, roughly, a copy of an alias takes.

use crate::stablehlo::attribute::{Attribute, Attributes};
use crate::stablehlo::sharding::Sharding;
use crate::stablehlo::types::Type;

/// A node of a tree, with what it owns besides its children.
const NODE_BYTES: usize = 64;

pub(super) fn attribute_weight_bytes(attribute: &Attribute) -> usize {
    let inside = match attribute {
        Attribute::Unit
        | Attribute::Bool(_)
        | Attribute::Integer { .. }
        | Attribute::Float { .. }
        | Attribute::Enum { .. }
        | Attribute::Keyword(_)
        | Attribute::Axis(_)
        | Attribute::Location(_) => 0,
        Attribute::String(text) | Attribute::Opaque(text) => text.len(),
        Attribute::Bytes(bytes) => bytes.len(),
        Attribute::Symbol(names) | Attribute::ManualAxes(names) => names.len() * NODE_BYTES,
        Attribute::Array(items) => items.iter().map(attribute_weight_bytes).sum(),
        Attribute::IntegerArray { values, .. } => values.len() * 8,
        Attribute::FloatArray { values, .. } => values.len() * 8,
        Attribute::Dense(dense) => dense.data.len(),
        Attribute::Type(ty) => type_weight_bytes(ty),
        Attribute::Dictionary(items) => dictionary_weight_bytes(items),
        Attribute::Dialect(structure) => structure
            .fields
            .iter()
            .map(|field| attribute_weight_bytes(&field.value))
            .sum(),
        Attribute::Mesh(mesh) => (mesh.axes.len() + mesh.device_ids.len()) * NODE_BYTES,
        Attribute::Sharding(sharding) => sharding_weight_bytes(sharding),
        Attribute::ShardingPerValue(all) => all.iter().map(sharding_weight_bytes).sum(),
    };
    NODE_BYTES + inside
}

fn dictionary_weight_bytes(items: &Attributes) -> usize {
    items
        .iter()
        .map(|(name, value)| name.len() + attribute_weight_bytes(value))
        .sum()
}

fn sharding_weight_bytes(sharding: &Sharding) -> usize {
    let axes: usize = sharding
        .dimensions
        .iter()
        .map(|dimension| 1 + dimension.axes.len())
        .sum();
    (1 + axes + sharding.replicated.len() + sharding.unreduced.len()) * NODE_BYTES
}

pub(super) fn type_weight_bytes(ty: &Type) -> usize {
    let inside = match ty {
        Type::Tensor(tensor) => {
            let encoding = tensor.encoding.as_deref().map_or(0, attribute_weight_bytes);
            tensor.shape.len() * 16 + encoding
        }
        Type::Tuple(items) => items.iter().map(type_weight_bytes).sum(),
        Type::Function(function) => function
            .inputs
            .iter()
            .chain(&function.results)
            .map(type_weight_bytes)
            .sum(),
        Type::Element(_) | Type::Token | Type::None => 0,
        Type::Opaque(text) => text.len(),
    };
    NODE_BYTES + inside
}
