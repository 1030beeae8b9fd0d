//! Attributes of the dialects `stablehlo` and `chlo` in their own encodings, which
//! `stablehlo-opt --emit-bytecode` and MLIR's `write_bytecode` write. Others of these dialects are
//! text.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "an attribute of any other form is refused in one way"
)]

use super::cursor::Cursor;
use super::upgrade::{CONVOLUTION, DOT, GATHER, SCATTER, Structure};
use super::vhlo::{structure, sub_axis_of};
use super::{Decoder, Read, enumerations};
use crate::stablehlo::attribute::{Attribute, Field};
use crate::stablehlo::sharding::{AxisReference, Mesh};

impl Decoder<'_> {
    pub(super) fn stablehlo(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Attribute> {
        let code = cursor.varint()?;
        if let Some(kind) = enumeration(code) {
            return enumerations::value(cursor, "stablehlo", kind);
        }
        Ok(match code {
            1 => structure(
                "channel_handle",
                vec![number(cursor, "handle")?, number(cursor, "type")?],
            ),
            4 => self.dimension_numbers(cursor, CONVOLUTION)?,
            5 => self.dimension_numbers(cursor, DOT)?,
            7 => self.dimension_numbers(cursor, GATHER)?,
            11 => self.dimension_numbers(cursor, SCATTER)?,
            13 => self.bounds(cursor)?,
            14 => self.output_operand_alias(cursor)?,
            15 => self.algorithm(cursor, depth)?,
            17 => self.accuracy(cursor, depth)?,
            18 => self.mesh_axes(cursor, depth)?,
            19 => Attribute::i64_array(vec![cursor.signed()?, cursor.signed()?]),
            20 => self.axis_of(cursor, depth)?,
            21 => {
                let name = self.text(cursor)?;
                let at = *cursor;
                let size = cursor.signed()?;
                let size =
                    u64::try_from(size).or_else(|_| at.fail(format!("an axis of {size}")))?;
                Attribute::Mesh(Mesh {
                    axes: vec![(name, size)],
                    device_ids: vec![],
                })
            }
            code => {
                return cursor.fail(format!(
                    "attribute {code} of stablehlo; write a portable artifact \
                     (stablehlo.serialize_portable_artifact, or jax.export)"
                ));
            }
        })
    }

    pub(super) fn chlo(&self, cursor: &mut Cursor<'_>) -> Read<Attribute> {
        match cursor.varint()? {
            0 => enumerations::value(cursor, "chlo", "comparison_direction"),
            1 => enumerations::value(cursor, "chlo", "comparison_type"),
            code => cursor.fail(format!("attribute {code} of chlo")),
        }
    }

    /// A structure of dimensions: lists of them, and single ones, whose names are singular. As in
    /// text, lists of none are left out.
    fn dimension_numbers(&self, cursor: &mut Cursor<'_>, of: Structure) -> Read<Attribute> {
        let (_, kind, names) = of;
        let mut fields = Vec::new();
        for name in names {
            if ["_dim", "_dimension"].iter().any(|end| name.ends_with(end)) {
                fields.push(number(cursor, name)?);
                continue;
            }
            let list = self.numbers(cursor)?;
            if list != Attribute::Array(vec![]) {
                fields.push(Field::named(name, list));
            }
        }
        Ok(structure(kind, fields))
    }

    /// How products of matrices are computed.
    fn algorithm(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Attribute> {
        let mut fields = Vec::new();
        for name in [
            "lhs_precision_type",
            "rhs_precision_type",
            "accumulation_type",
        ] {
            fields.push(Field::named(name, Attribute::Type(self.ty(cursor, depth)?)));
        }
        for name in [
            "lhs_component_count",
            "rhs_component_count",
            "num_primitive_operations",
        ] {
            fields.push(number(cursor, name)?);
        }
        let imprecise = Attribute::Bool(cursor.byte()? & 1 == 1);
        fields.push(Field::named("allow_imprecise_accumulation", imprecise));
        Ok(structure("dot_algorithm", fields))
    }

    /// Groups of devices as axes of a mesh.
    fn mesh_axes(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Attribute> {
        let mesh = Field::named("mesh", self.attribute(cursor, depth)?);
        let axes = cursor.list(|cursor| self.attribute(cursor, depth))?;
        let axes = Field::named("axes", Attribute::Array(axes));
        Ok(structure("replica_group_mesh_axes", vec![mesh, axes]))
    }

    fn axis_of(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Attribute> {
        let name = self.text(cursor)?;
        let mut sub_axis = None;
        if cursor.byte()? & 1 == 1 {
            let at = *cursor;
            sub_axis = match self.attribute(cursor, depth)? {
                Attribute::IntegerArray { values, .. } => sub_axis_of(&values),
                other => return at.fail(format!("expected a part of an axis, found {other}")),
            };
        }
        Ok(Attribute::Axis(AxisReference { name, sub_axis }))
    }
}

/// The enumeration that an attribute's code says.
fn enumeration(code: u64) -> Option<&'static str> {
    Some(match code {
        2 => "comparison_direction",
        3 => "comparison_type",
        6 => "fft_type",
        8 => "precision",
        9 => "rng_algorithm",
        10 => "rng_distribution",
        12 => "transpose",
        16 => "result_accuracy_mode",
        _ => return None,
    })
}

/// A field that is one number.
fn number(cursor: &mut Cursor<'_>, name: &str) -> Read<Field> {
    Ok(Field::named(name, Attribute::i64(cursor.signed()?)))
}
