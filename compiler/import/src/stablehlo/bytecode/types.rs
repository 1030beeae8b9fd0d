//! Types: those of the dialects `builtin`, `quant` and `vhlo`, which become the same.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "whatever else there is is refused in one way"
)]

use super::cursor::Cursor;
use super::{Decoder, Read};
use crate::stablehlo::types::{ElementType, FloatType, FunctionType, Signedness, TensorType, Type};

/// Dimensions that a tensor may have; as in text.
const MAX_RANK: usize = 64;

impl Decoder<'_> {
    /// The type of a number.
    pub(super) fn ty(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Type> {
        let at = *cursor;
        let index = cursor.varint()?;
        self.type_at(&at, index, depth)
    }

    pub(super) fn type_at(&self, at: &Cursor<'_>, index: u64, depth: usize) -> Read<Type> {
        let depth = self.deeper(at, depth)?;
        let found = usize::try_from(index).ok();
        let Some(entity) = found.and_then(|index| self.file.types.get(index)) else {
            return at.fail(format!("type {index} of {}", self.file.types.len()));
        };
        let mut bytes = entity.bytes;
        self.charge(&bytes, bytes.len())?;
        if !entity.is_binary {
            let text = bytes.zero_terminated()?;
            return Ok(Type::Opaque(String::from_utf8_lossy(text).into_owned()));
        }
        match self.dialect(at, entity.dialect)? {
            b"builtin" => self.builtin_type(&mut bytes, depth),
            b"vhlo" => self.vhlo_type(&mut bytes, depth),
            b"quant" => match bytes.varint()? {
                4 => self.quantized(&mut bytes, depth),
                5 => self.quantized_per_axis(&mut bytes, depth),
                code => bytes.fail(format!("type {code} of quant")),
            },
            b"stablehlo" => match bytes.varint()? {
                0 => Ok(Type::Token),
                code => bytes.fail(format!("type {code} of stablehlo")),
            },
            other => bytes.fail(format!(
                "a type of the dialect {}",
                String::from_utf8_lossy(other)
            )),
        }
    }

    fn types(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Vec<Type>> {
        cursor.list(|cursor| self.ty(cursor, depth))
    }

    /// A type of elements.
    pub(super) fn element(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<ElementType> {
        let at = *cursor;
        match self.ty(cursor, depth)? {
            Type::Element(element) => Ok(element),
            // Of a compiler that had no encoding of them yet.
            Type::Opaque(text) if text.starts_with("!quant.") => Ok(ElementType::Quantized(text)),
            Type::Opaque(text) => match ElementType::from_word(&text) {
                Some(element) => Ok(element),
                None => at.fail(format!("expected a type of elements, found {text}")),
            },
            other => at.fail(format!("expected a type of elements, found {other}")),
        }
    }

    /// A ranked tensor: extents, of which those that are not known are the least number, and
    /// elements.
    fn tensor(&self, cursor: &mut Cursor<'_>, depth: usize, is_encoded: bool) -> Read<Type> {
        let encoding = match is_encoded {
            true => Some(Box::new(self.attribute(cursor, depth)?)),
            false => None,
        };
        let at = *cursor;
        let shape = cursor.list(|cursor| {
            let extent = cursor.signed()?;
            match extent {
                i64::MIN => Ok(None),
                0.. => Ok(Some(extent as u64)),
                _ => cursor.fail(format!("an extent of {extent}")),
            }
        })?;
        if shape.len() > MAX_RANK {
            return at.fail(format!("more than {MAX_RANK} dimensions"));
        }
        Ok(Type::Tensor(TensorType {
            shape,
            element: self.element(cursor, depth)?,
            encoding,
        }))
    }

    fn function(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Type> {
        let inputs = self.types(cursor, depth)?;
        let results = self.types(cursor, depth)?;
        Ok(Type::Function(Box::new(FunctionType { inputs, results })))
    }

    fn complex(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Type> {
        let at = *cursor;
        match self.element(cursor, depth)? {
            ElementType::Float(part) => Ok(Type::Element(ElementType::Complex(part))),
            other => at.fail(format!("complex numbers of {other}")),
        }
    }

    fn builtin_type(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Type> {
        let float = |float| Ok(Type::Element(ElementType::Float(float)));
        match cursor.varint()? {
            0 => self.integer(cursor),
            1 => Ok(Type::Element(ElementType::Index)),
            2 => self.function(cursor, depth),
            3 => float(FloatType::Bf16),
            4 => float(FloatType::F16),
            5 => float(FloatType::F32),
            6 => float(FloatType::F64),
            9 => self.complex(cursor, depth),
            12 => Ok(Type::None),
            13 => self.tensor(cursor, depth, false),
            14 => self.tensor(cursor, depth, true),
            15 => Ok(Type::Tuple(self.types(cursor, depth)?)),
            21 => float(FloatType::Tf32),
            22 => float(FloatType::F8E5M2),
            23 => float(FloatType::F8E4M3),
            24 => float(FloatType::F8E4M3FN),
            25 => float(FloatType::F8E5M2FNUZ),
            26 => float(FloatType::F8E4M3FNUZ),
            27 => float(FloatType::F8E4M3B11FNUZ),
            28 => float(FloatType::F8E3M4),
            29 => float(FloatType::F4E2M1FN),
            30 => float(FloatType::F6E2M3FN),
            31 => float(FloatType::F6E3M2FN),
            32 => float(FloatType::F8E8M0FNU),
            code => cursor.fail(format!("type {code} of builtin")),
        }
    }

    fn integer(&self, cursor: &mut Cursor<'_>) -> Read<Type> {
        let value = cursor.varint()?;
        let signedness = match value & 3 {
            0 => Signedness::Signless,
            1 => Signedness::Signed,
            2 => Signedness::Unsigned,
            _ => return cursor.fail("an integer of no sign"),
        };
        match u32::try_from(value >> 2) {
            Ok(width @ 1..=64) => Ok(Type::Element(ElementType::Integer { width, signedness })),
            _ => cursor.fail(format!("integers of {} bits", value >> 2)),
        }
    }

    fn vhlo_type(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Type> {
        let code = cursor.varint()?;
        if let Some(element) = vhlo_element(code) {
            return Ok(Type::Element(element));
        }
        match code {
            1 => self.complex(cursor, depth),
            8 => self.function(cursor, depth),
            20 => self.tensor(cursor, depth, false),
            21 => self.tensor(cursor, depth, true),
            22 => Ok(Type::Token),
            23 => Ok(Type::Tuple(self.types(cursor, depth)?)),
            33 => Ok(Type::None),
            24 => self.quantized(cursor, depth),
            30 => self.quantized_per_axis(cursor, depth),
            25 => cursor.fail("unranked tensors"),
            code => cursor.fail(format!("type {code} of vhlo")),
        }
    }
}

/// Types of elements by their numbers.
fn vhlo_element(code: u64) -> Option<ElementType> {
    let unsigned = |width| ElementType::Integer {
        width,
        signedness: Signedness::Unsigned,
    };
    Some(match code {
        0 => ElementType::integer(1),
        2 => ElementType::Float(FloatType::Bf16),
        3 => ElementType::Float(FloatType::F16),
        4 => ElementType::Float(FloatType::F32),
        5 => ElementType::Float(FloatType::F64),
        6 => ElementType::Float(FloatType::F8E4M3FN),
        7 => ElementType::Float(FloatType::F8E5M2),
        9 => ElementType::Index,
        10 => ElementType::integer(4),
        11 => ElementType::integer(8),
        12 => ElementType::integer(16),
        13 => ElementType::integer(32),
        14 => ElementType::integer(64),
        15 => unsigned(4),
        16 => unsigned(8),
        17 => unsigned(16),
        18 => unsigned(32),
        19 => unsigned(64),
        27 => ElementType::Float(FloatType::F8E4M3FNUZ),
        28 => ElementType::Float(FloatType::F8E5M2FNUZ),
        29 => ElementType::Float(FloatType::F8E4M3B11FNUZ),
        31 => ElementType::integer(2),
        32 => unsigned(2),
        34 => ElementType::Float(FloatType::Tf32),
        35 => ElementType::Float(FloatType::F8E4M3),
        36 => ElementType::Float(FloatType::F8E3M4),
        37 => ElementType::Float(FloatType::F4E2M1FN),
        38 => ElementType::Float(FloatType::F6E2M3FN),
        39 => ElementType::Float(FloatType::F6E3M2FN),
        40 => ElementType::Float(FloatType::F8E8M0FNU),
        _ => return None,
    })
}
