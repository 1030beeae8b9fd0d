//! Byte counts in target files: a number, or a string such as `"256K"`, `"4M"` or `"16G"`.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserializer, Error, Unexpected, Visitor};
use std::borrow::Cow;
use std::fmt;

/// The format of such values in the JSON Schema.
pub(crate) const FORMAT: &str = "bytes";

/// What they are, in messages.
pub(crate) const EXPECTED: &str =
    "a byte count, as a number or as a string like \"256K\", \"4M\" or \"16G\"";

/// A byte count, for the JSON Schema.
pub(crate) struct Bytes;

impl JsonSchema for Bytes {
    fn schema_name() -> Cow<'static, str> {
        "Bytes".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": ["integer", "string"],
            "format": FORMAT,
            "minimum": 0,
            "pattern": "^[0-9]+[KMG]?$",
        })
    }
}

/// The count that a text stands for.
pub(crate) fn parse(text: &str) -> Option<u64> {
    let (digits, unit) = match text.as_bytes().last() {
        Some(b'K') => (&text[..text.len() - 1], 1 << 10),
        Some(b'M') => (&text[..text.len() - 1], 1 << 20),
        Some(b'G') => (&text[..text.len() - 1], 1 << 30),
        Some(_) | None => (text, 1),
    };
    digits.parse::<u64>().ok()?.checked_mul(unit)
}

impl Visitor<'_> for Bytes {
    type Value = u64;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(EXPECTED)
    }

    fn visit_i64<E: Error>(self, bytes: i64) -> Result<u64, E> {
        u64::try_from(bytes).map_err(|_| E::invalid_value(Unexpected::Signed(bytes), &self))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<u64, E> {
        parse(text).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
    }
}

pub(crate) fn bytes<'de, D: Deserializer<'de>>(source: D) -> Result<u64, D::Error> {
    source.deserialize_any(Bytes)
}

pub(crate) fn optional_bytes<'de, D: Deserializer<'de>>(
    source: D,
) -> Result<Option<u64>, D::Error> {
    bytes(source).map(Some)
}
