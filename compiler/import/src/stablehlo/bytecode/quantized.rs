//! Quantised types of elements, as the text that says the same. The dialects `quant` and `vhlo`
//! encode them alike.

use super::cursor::Cursor;
use super::{Decoder, Read};
use crate::stablehlo::types::{ElementType, Type};

/// Of the flags, that integers have a sign.
const SIGNED: u64 = 1;

/// Integers, and the floats that they stand for.
struct Kinds {
    is_signed: bool,
    width: u32,
    expressed: ElementType,
}

impl Decoder<'_> {
    /// Integers with one scale and zero.
    pub(super) fn quantized(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Type> {
        let kinds = self.kinds(cursor, depth)?;
        let parameters = parameter(scale(cursor)?, cursor.signed()?);
        let range = [cursor.signed()?, cursor.signed()?];
        Ok(kinds.ty("", range, &parameters))
    }

    /// Integers with a scale and a zero for each place along a dimension.
    pub(super) fn quantized_per_axis(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Type> {
        let kinds = self.kinds(cursor, depth)?;
        let axis = cursor.varint()?;
        let range = [cursor.signed()?, cursor.signed()?];
        let at = *cursor;
        let scales = cursor.list(scale)?;
        let zeros = cursor.list(Cursor::signed)?;
        if scales.len() != zeros.len() {
            return at.fail(format!("{} scales and {} zeros", scales.len(), zeros.len()));
        }
        let parameters = scales.into_iter().zip(zeros);
        let parameters = parameters.map(|(scale, zero)| parameter(scale, zero));
        let parameters: Vec<String> = parameters.collect();
        let parameters = format!("{{{}}}", parameters.join(", "));
        Ok(kinds.ty(&format!(":{axis}"), range, &parameters))
    }

    fn kinds(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Kinds> {
        let flags = cursor.varint()?;
        let at = *cursor;
        let storage = self.element(cursor, depth)?;
        let ElementType::Integer { width, .. } = storage else {
            return at.fail(format!("quantised elements that are stored in {storage}"));
        };
        let expressed = self.element(cursor, depth)?;
        Ok(Kinds {
            is_signed: flags & SIGNED == SIGNED,
            width,
            expressed,
        })
    }
}

impl Kinds {
    /// The type as the text `!quant.uniform<…>` says it: a range only if it is not that of all
    /// integers.
    fn ty(&self, axis: &str, [low, high]: [i64; 2], parameters: &str) -> Type {
        let (width, expressed) = (self.width, &self.expressed);
        // Of 1 to 64 bits.
        let all = match self.is_signed {
            true => [i64::MIN >> (64 - width), i64::MAX >> (64 - width)],
            false => [0, (u64::MAX >> (64 - width)) as i64],
        };
        let sign = if self.is_signed { "i" } else { "u" };
        let range = match [low, high] == all {
            true => String::new(),
            false => format!("<{low}:{high}>"),
        };
        let text = format!("!quant.uniform<{sign}{width}{range}:{expressed}{axis}, {parameters}>");
        Type::Element(ElementType::Quantized(text))
    }
}

/// A number of double precision: its bits as a signed integer.
fn scale(cursor: &mut Cursor<'_>) -> Read<f64> {
    Ok(f64::from_bits(cursor.signed()? as u64))
}

fn parameter(scale: f64, zero: i64) -> String {
    match zero {
        0 => format!("{scale:?}"),
        _ => format!("{scale:?}:{zero}"),
    }
}
