//! Attributes and locations of the dialect `builtin`, and where those of others are read.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "whatever else there is is refused in one way"
)]

use super::cursor::Cursor;
use super::{Decoder, Read};
use crate::stablehlo::attribute::{Attribute, Attributes, DenseTensor, FloatValue};
use crate::stablehlo::float;
use crate::stablehlo::location::Location;
use crate::stablehlo::sharding::DimensionSharding;
use crate::stablehlo::types::{ElementType, Signedness, Type};

/// What an attribute is: locations are attributes, too, and so are parts of shardings.
pub(super) enum Decoded {
    Attribute(Attribute),
    Location(Location),
    /// The sharding of one dimension.
    Dimension(DimensionSharding),
}

impl Decoder<'_> {
    /// The attribute of a number.
    pub(super) fn attribute(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Attribute> {
        let at = *cursor;
        let index = cursor.varint()?;
        self.attribute_at(&at, index, depth)
    }

    /// The attribute of a number, or none.
    pub(super) fn optional(
        &self,
        cursor: &mut Cursor<'_>,
        depth: usize,
    ) -> Read<Option<Attribute>> {
        let at = *cursor;
        match cursor.flagged()? {
            (index, true) => Ok(Some(self.attribute_at(&at, index, depth)?)),
            (_, false) => Ok(None),
        }
    }

    pub(super) fn attribute_at(
        &self,
        at: &Cursor<'_>,
        index: u64,
        depth: usize,
    ) -> Read<Attribute> {
        match self.decoded(at, index, depth)? {
            Decoded::Attribute(attribute) => Ok(attribute),
            Decoded::Location(location) => Ok(Attribute::Location(Box::new(location))),
            Decoded::Dimension(_) => at.fail("a sharding of a dimension outside a sharding"),
        }
    }

    pub(super) fn decoded(&self, at: &Cursor<'_>, index: u64, depth: usize) -> Read<Decoded> {
        let depth = self.deeper(at, depth)?;
        let found = usize::try_from(index).ok();
        let Some(entity) = found.and_then(|index| self.file.attributes.get(index)) else {
            return at.fail(format!(
                "attribute {index} of {}",
                self.file.attributes.len()
            ));
        };
        let mut bytes = entity.bytes;
        self.charge(&bytes, bytes.len())?;
        if !entity.is_binary {
            let text = bytes.zero_terminated()?;
            let text = String::from_utf8_lossy(text).into_owned();
            return Ok(Decoded::Attribute(Attribute::Opaque(text)));
        }
        let attribute = match self.dialect(at, entity.dialect)? {
            b"builtin" => return self.builtin(&mut bytes, depth),
            b"vhlo" => self.vhlo(&mut bytes, depth)?,
            b"stablehlo" => self.stablehlo(&mut bytes, depth)?,
            b"chlo" => self.chlo(&mut bytes)?,
            b"sdy" => return self.shardy(&mut bytes, depth),
            other => {
                let name = String::from_utf8_lossy(other);
                return bytes.fail(format!(
                    "an attribute of the dialect {name}, expected builtin, chlo, sdy, stablehlo \
                     and vhlo: write a portable artifact (stablehlo.serialize_portable_artifact, \
                     or jax.export)"
                ));
            }
        };
        Ok(Decoded::Attribute(attribute))
    }

    fn builtin(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Decoded> {
        let code = cursor.varint()?;
        if matches!(code, 10..=15 | 22) {
            return Ok(Decoded::Location(self.location(cursor, code, depth)?));
        }
        Ok(Decoded::Attribute(match code {
            0 => Attribute::Array(cursor.list(|cursor| self.attribute(cursor, depth))?),
            1 => Attribute::Dictionary(self.dictionary(cursor, depth)?),
            2 => string(self.string(cursor)?),
            3 => {
                let text = string(self.string(cursor)?);
                self.ty(cursor, depth)?;
                text
            }
            4 => Attribute::Symbol(vec![self.name(cursor, depth)?]),
            5 => {
                let root = self.name(cursor, depth)?;
                let rest = cursor.list(|cursor| self.symbol(cursor, depth))?;
                Attribute::Symbol([vec![root], rest].concat())
            }
            6 => Attribute::Type(self.ty(cursor, depth)?),
            7 => Attribute::Unit,
            8 => {
                let ty = self.element(cursor, depth)?;
                integer(cursor, ty)?
            }
            9 => {
                let ty = self.element(cursor, depth)?;
                real(cursor, ty)?
            }
            17 => self.dense_array(cursor, depth)?,
            18 => self.dense(cursor, depth)?,
            16 => return cursor.fail("constants outside the module (dense_resource)"),
            code => return cursor.fail(format!("attribute {code} of builtin")),
        }))
    }

    /// Names, which are attributes, and values.
    pub(super) fn dictionary(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Attributes> {
        let mut all = Attributes::default();
        let pairs = cursor.list(|cursor| {
            let name = self.name(cursor, depth)?;
            Ok((name, self.attribute(cursor, depth)?))
        })?;
        for (name, value) in pairs {
            all.push(name, value);
        }
        Ok(all)
    }

    /// An attribute that is a text.
    pub(super) fn name(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<String> {
        let at = *cursor;
        match self.attribute(cursor, depth)? {
            Attribute::String(text) => Ok(text),
            other => at.fail(format!("expected a text, found {other}")),
        }
    }

    /// An attribute that is the name of something.
    fn symbol(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<String> {
        let at = *cursor;
        match self.attribute(cursor, depth)? {
            Attribute::Symbol(path) if path.len() == 1 => Ok(path[0].clone()),
            other => at.fail(format!("expected a symbol, found {other}")),
        }
    }

    fn dense_array(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Attribute> {
        let ty = self.element(cursor, depth)?;
        let at = *cursor;
        let count = cursor.varint()?;
        let blob = cursor.blob()?;
        let size = ty.storage_len_bytes().unwrap_or(0);
        if size == 0 || (blob.len() as u64).checked_div(size as u64) != Some(count) {
            return at.fail(format!("{count} elements of {ty} in {} bytes", blob.len()));
        }
        self.charge(&at, blob.len().saturating_mul(16))?;
        let elements = blob.chunks_exact(size).map(|bytes| {
            let mut word = [0; 8];
            word[..size].copy_from_slice(bytes);
            u64::from_le_bytes(word)
        });
        Ok(match ty {
            ElementType::Float(format) => Attribute::FloatArray {
                values: elements
                    .map(|bits| FloatValue::new(float::decode(bits, format)))
                    .collect(),
                ty,
            },
            ElementType::Integer { width, .. } => {
                let unused = if width == 1 { 0 } else { 64 - width };
                let signed = |bits: u64| ((bits << unused) as i64) >> unused;
                Attribute::IntegerArray {
                    values: elements.map(signed).collect(),
                    ty,
                }
            }
            ElementType::Index | ElementType::Complex(_) | ElementType::Quantized(_) => {
                return at.fail(format!("an array of {ty}"));
            }
        })
    }

    /// A constant: its type, then its elements, or one for all. Truth values may be packed.
    pub(super) fn dense(&self, cursor: &mut Cursor<'_>, depth: usize) -> Read<Attribute> {
        let at = *cursor;
        let Type::Tensor(ty) = self.ty(cursor, depth)? else {
            return at.fail("a constant that is no tensor");
        };
        let blob = cursor.blob()?;
        self.charge(&at, blob.len().saturating_mul(8))?;
        let (Some(count), Some(size)) = (ty.element_count(), ty.element.storage_len_bytes()) else {
            return at.fail(format!("constants of type {ty}"));
        };
        let len = blob.len() as u64;
        let data = match ty.element == ElementType::integer(1) {
            true => truths(blob, count),
            false => blob.to_vec(),
        };
        let found = data.len() as u64;
        let whole = count.checked_mul(size as u64) == Some(found);
        if !whole && (found != size as u64 || count == 0) {
            return at.fail(format!("expected elements of {ty}, found {len} bytes"));
        }
        Ok(Attribute::Dense(DenseTensor::new(ty, data)))
    }
}

/// Truth values, of which all bits are set where there is one for all.
fn truths(blob: &[u8], count: u64) -> Vec<u8> {
    let len = blob.len() as u64;
    if blob == [0xff] && count > 0 {
        return vec![1];
    }
    if len == count.div_ceil(8) && len != count {
        let bit = |index: usize| blob[index / 8] >> (index % 8) & 1;
        // bounded: by eight times the blob
        return (0..count as usize).map(bit).collect();
    }
    blob.iter().map(|byte| u8::from(*byte != 0)).collect()
}

/// A text, or bytes that are none.
pub(super) fn string(bytes: Vec<u8>) -> Attribute {
    match String::from_utf8(bytes) {
        Ok(text) => Attribute::String(text),
        Err(error) => Attribute::Bytes(error.into_bytes()),
    }
}

/// The bits of an integer or float of so many bits.
fn bits(cursor: &mut Cursor<'_>, width: u32) -> Read<i64> {
    match width {
        ..=8 => Ok(i64::from(cursor.byte()?)),
        9..=64 => cursor.signed(),
        _ => cursor.fail(format!("numbers of {width} bits")),
    }
}

/// A number of this type.
pub(super) fn integer(cursor: &mut Cursor<'_>, ty: ElementType) -> Read<Attribute> {
    let value = match ty {
        ElementType::Integer { width: 1, .. } => {
            return Ok(Attribute::Bool(cursor.byte()? & 1 == 1));
        }
        ElementType::Integer { width, signedness } => {
            let unused = 64 - width;
            let found = bits(cursor, width)?;
            match signedness {
                Signedness::Unsigned => i128::from((found as u64) << unused >> unused),
                Signedness::Signed | Signedness::Signless => i128::from(found << unused >> unused),
            }
        }
        ElementType::Index => i128::from(cursor.signed()?),
        ElementType::Float(_) | ElementType::Complex(_) | ElementType::Quantized(_) => {
            return cursor.fail(format!("an integer of type {ty}"));
        }
    };
    Ok(Attribute::Integer { value, ty })
}

/// A float of this type.
pub(super) fn real(cursor: &mut Cursor<'_>, ty: ElementType) -> Read<Attribute> {
    let ElementType::Float(format) = ty else {
        return cursor.fail(format!("a float of type {ty}"));
    };
    let width = format.width_bits();
    let found = bits(cursor, width)? as u64;
    let mask = u64::MAX >> (64 - width);
    let value = FloatValue::new(float::decode(found & mask, format));
    Ok(Attribute::Float { value, ty })
}

impl Decoder<'_> {
    /// A location whose parts are names of other ones: `#loc3` is that of attribute 3.
    fn location(&self, cursor: &mut Cursor<'_>, code: u64, depth: usize) -> Read<Location> {
        Ok(match code {
            10 => Location::CallSite {
                callee: Box::new(self.alias(cursor)?),
                caller: Box::new(self.alias(cursor)?),
            },
            11 => {
                let place = |cursor: &mut Cursor<'_>| Ok((cursor.varint()?, cursor.varint()?));
                self.file_location(cursor, depth, place)?
            }
            12 => Location::Fused {
                metadata: None,
                locations: cursor.list(|cursor| self.alias(cursor))?,
            },
            13 => {
                let locations = cursor.list(|cursor| self.alias(cursor))?;
                cursor.varint()?;
                Location::Fused {
                    metadata: None,
                    locations,
                }
            }
            14 => Location::Name {
                name: self.name(cursor, depth)?,
                child: Some(Box::new(self.alias(cursor)?)),
            },
            22 => self.file_location(cursor, depth, |cursor| {
                let numbers = cursor.list(Cursor::varint)?;
                let number = |index: usize| numbers.get(index).copied().unwrap_or(0);
                Ok((number(0), number(1)))
            })?,
            _ => Location::Unknown,
        })
    }

    fn file_location(
        &self,
        cursor: &mut Cursor<'_>,
        depth: usize,
        place: impl Fn(&mut Cursor<'_>) -> Read<(u64, u64)>,
    ) -> Read<Location> {
        let file = self.name(cursor, depth)?;
        let (line, column) = place(cursor)?;
        Ok(Location::File { file, line, column })
    }

    fn alias(&self, cursor: &mut Cursor<'_>) -> Read<Location> {
        let index = cursor.varint()?;
        Ok(Location::Alias(location_alias(index)))
    }
}

/// The name of the location that is the attribute of this number.
pub(super) fn location_alias(index: u64) -> String {
    format!("loc{index}")
}
