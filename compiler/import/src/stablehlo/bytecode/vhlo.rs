//! Attributes of the dialect `vhlo`, as those of StableHLO.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "whatever else there is is refused in one way"
)]

use super::attributes::{integer, real, string};
use super::cursor::Cursor;
use super::{Decoder, Read};
use crate::stablehlo::attribute::{Attribute, DialectAttribute, Field};
use crate::stablehlo::sharding::{AxisReference, SubAxis};
use crate::stablehlo::types::{ElementType, FloatType};

/// Values of enumerations in the order of their numbers, which begin at the first.
struct Words {
    kind: &'static str,
    first: u64,
    values: &'static [&'static str],
}

/// The enumeration that an attribute's code says.
fn words(code: u64) -> Option<Words> {
    let from_zero = |kind, values| {
        Some(Words {
            kind,
            first: 0,
            values,
        })
    };
    match code {
        3 => from_zero(
            "comparison_direction",
            &["EQ", "NE", "GE", "GT", "LE", "LT"],
        ),
        4 => from_zero(
            "comparison_type",
            &["NOTYPE", "FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED"],
        ),
        7 => from_zero("fft_type", &["FFT", "IFFT", "RFFT", "IRFFT"]),
        11 => from_zero("precision", &["DEFAULT", "HIGH", "HIGHEST"]),
        12 => from_zero("rng_algorithm", &["DEFAULT", "THREE_FRY", "PHILOX"]),
        13 => Some(Words {
            kind: "rng_distribution",
            first: 1,
            values: &["UNIFORM", "NORMAL"],
        }),
        16 => from_zero(
            "transpose",
            &["TRANSPOSE_INVALID", "NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"],
        ),
        19 => from_zero("result_accuracy_mode", &["DEFAULT", "HIGHEST", "TOLERANCE"]),
        _ => None,
    }
}

impl Decoder<'_> {
    pub(super) fn vhlo(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Attribute> {
        let code = cursor.varint()?;
        if let Some(words) = words(code) {
            return enumeration(cursor, &words);
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
            10 => output_operand_alias(cursor)?,
            14 => string(self.string(cursor)?),
            15 => self.dense(cursor, depth)?,
            17 => Attribute::Type(self.ty(cursor, depth)?),
            18 => {
                let bounds = cursor.list(Cursor::signed)?;
                structure(
                    "bounds",
                    vec![Field {
                        name: None,
                        value: numbers(&bounds),
                    }],
                )
            }
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

    /// How precise a result is to be, which nothing here asks for.
    fn accuracy(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Attribute> {
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

fn enumeration(cursor: &mut Cursor<'_>, words: &Words) -> Read<Attribute> {
    let number = cursor.varint()?;
    let index = number.checked_sub(words.first);
    let index = index.and_then(|index| usize::try_from(index).ok());
    match index.and_then(|index| words.values.get(index)) {
        Some(value) => Ok(Attribute::stablehlo_enum(words.kind, value)),
        None => cursor.fail(format!("{} {number}", words.kind)),
    }
}

fn output_operand_alias(cursor: &mut Cursor<'_>) -> Read<Attribute> {
    let outputs = numbers(&cursor.list(Cursor::signed)?);
    let operand = Attribute::i64(cursor.signed()?);
    let operands = numbers(&cursor.list(Cursor::signed)?);
    Ok(structure(
        "output_operand_alias",
        vec![
            Field::named("output_tuple_indices", outputs),
            Field::named("operand_index", operand),
            Field::named("operand_tuple_indices", operands),
        ],
    ))
}

/// Numbers as fields of structures have them.
pub(super) fn numbers(values: &[i64]) -> Attribute {
    let numbers = values.iter().map(|value| Attribute::i64(*value));
    Attribute::Array(numbers.collect())
}

/// A structure of StableHLO.
pub(super) fn structure(name: &str, fields: Vec<Field>) -> Attribute {
    Attribute::Dialect(DialectAttribute {
        dialect: "stablehlo".into(),
        name: name.into(),
        fields,
    })
}
