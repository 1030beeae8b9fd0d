//! Attributes of the dialect `vhlo`, as those of StableHLO.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "whatever else there is is refused in one way"
)]

use super::attributes::{integer, real, string};
use super::cursor::Cursor;
use super::{Decoder, Read, enumerations};
use crate::stablehlo::attribute::{Attribute, DialectAttribute, Field};
use crate::stablehlo::sharding::{AxisReference, SubAxis};
use crate::stablehlo::types::{ElementType, FloatType};

/// The enumeration that an attribute's code says.
fn enumeration(code: u64) -> Option<&'static str> {
    Some(match code {
        3 => "comparison_direction",
        4 => "comparison_type",
        7 => "fft_type",
        11 => "precision",
        12 => "rng_algorithm",
        13 => "rng_distribution",
        16 => "transpose",
        19 => "result_accuracy_mode",
        _ => return None,
    })
}

impl Decoder<'_> {
    pub(super) fn vhlo(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Attribute> {
        let code = cursor.varint()?;
        if let Some(kind) = enumeration(code) {
            return enumerations::value(cursor, "stablehlo", kind);
        }
        Ok(match code {
            1 => Attribute::Array(cursor.list(|cursor| self.attribute(cursor, depth))?),
            2 => Attribute::Bool(cursor.varint()? == 1),
            5 => Attribute::Integer {
                value: i128::from(cursor.varint()?),
                ty: ElementType::integer(32),
            },
            6 => Attribute::Dictionary(self.dictionary(cursor, depth)?),
            8 => {
                let ty = self.element(cursor, depth)?;
                real(cursor, ty)?
            }
            9 => {
                let ty = self.element(cursor, depth)?;
                integer(cursor, ty)?
            }
            10 => self.output_operand_alias(cursor)?,
            14 => string(self.string(cursor)?),
            15 => self.dense(cursor, depth)?,
            17 => Attribute::Type(self.ty(cursor, depth)?),
            18 => self.bounds(cursor)?,
            20 => self.accuracy(cursor, depth)?,
            21 => {
                let values = [cursor.signed()?, cursor.signed()?];
                Attribute::i64_array(values.to_vec())
            }
            22 => self.axis_reference(cursor, depth)?,
            code => {
                return cursor.fail(format!(
                    "attribute {code} of vhlo; write an artifact of an older version of StableHLO"
                ));
            }
        })
    }

    /// Numbers as fields of structures have them.
    pub(super) fn numbers(&self, cursor: &mut Cursor<'_>) -> Read<Attribute> {
        let at = *cursor;
        let values = cursor.list(|cursor| Ok(Attribute::i64(cursor.signed()?)))?;
        self.charge(&at, values.len().saturating_mul(size_of::<Attribute>()))?;
        Ok(Attribute::Array(values))
    }

    /// The largest extents of dimensions that are not known.
    pub(super) fn bounds(&self, cursor: &mut Cursor<'_>) -> Read<Attribute> {
        let at = *cursor;
        let bounds = cursor.list(|cursor| {
            let value = match cursor.signed()? {
                i64::MIN => Attribute::Keyword("?".into()),
                bound => Attribute::i64(bound),
            };
            Ok(Field { name: None, value })
        })?;
        self.charge(&at, bounds.len().saturating_mul(size_of::<Field>()))?;
        Ok(structure("bounds", bounds))
    }

    pub(super) fn output_operand_alias(&self, cursor: &mut Cursor<'_>) -> Read<Attribute> {
        let outputs = self.numbers(cursor)?;
        let operand = Attribute::i64(cursor.signed()?);
        let operands = self.numbers(cursor)?;
        let fields = vec![
            Field::named("output_tuple_indices", outputs),
            Field::named("operand_index", operand),
            Field::named("operand_tuple_indices", operands),
        ];
        Ok(structure("output_operand_alias", fields))
    }

    /// How precise a result is to be, which nothing here asks for.
    pub(super) fn accuracy(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Attribute> {
        let double = ElementType::Float(FloatType::F64);
        let mut fields = Vec::new();
        for name in ["atol", "rtol"] {
            fields.push(Field::named(name, real(cursor, double.clone())?));
        }
        fields.push(Field::named("ulps", Attribute::i64(cursor.signed()?)));
        fields.push(Field::named("mode", self.attribute(cursor, depth)?));
        Ok(structure("result_accuracy", fields))
    }

    fn axis_reference(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Attribute> {
        let name = self.name(cursor, depth)?;
        let mut sub_axis = None;
        if cursor.varint()? != 0 {
            let at = *cursor;
            let part = self.attribute(cursor, depth)?;
            sub_axis = match &part {
                Attribute::IntegerArray { values, .. } => sub_axis_of(values),
                other => return at.fail(format!("expected a part of an axis, found {other}")),
            };
        }
        Ok(Attribute::Axis(AxisReference { name, sub_axis }))
    }
}

/// A part of an axis: the product of those before it, and its size.
pub(super) fn sub_axis_of(values: &[i64]) -> Option<SubAxis> {
    match values {
        [pre_size, size] => Some(SubAxis {
            pre_size: u64::try_from(*pre_size).ok()?,
            size: u64::try_from(*size).ok()?,
        }),
        _ => None,
    }
}

/// A structure of StableHLO.
pub(super) fn structure(name: &str, fields: Vec<Field>) -> Attribute {
    Attribute::Dialect(DialectAttribute {
        dialect: "stablehlo".into(),
        name: name.into(),
        fields,
    })
}
