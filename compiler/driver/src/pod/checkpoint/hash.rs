//! Hashes of bytes in a checkpoint: BLAKE3, of which no two different contents are known that have
//! the same. Checkpoints of version 1 have CRC-32C.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// Bytes of BLAKE3.
const LENGTH: usize = 32;

/// A hash of some bytes; hexadecimal digits as text, which also say of which kind it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Hash {
    /// CRC-32C: 8 digits.
    Crc(u32),
    /// BLAKE3: 64 digits.
    Blake3([u8; LENGTH]),
}

impl Hash {
    /// That of some bytes, as it is written today.
    pub fn of(bytes: &[u8]) -> Self {
        Self::Blake3(*blake3::hash(bytes).as_bytes())
    }

    /// A hash of the same kind, of other bytes, which are given one after another.
    pub fn like(self) -> Hasher {
        match self {
            Self::Crc(_) => Hasher::Crc(0),
            Self::Blake3(_) => Hasher::Blake3(Box::default()),
        }
    }

    /// A hash of the same kind, of these bytes.
    #[must_use]
    pub fn like_of(self, bytes: &[u8]) -> Self {
        let mut hasher = self.like();
        hasher.update(bytes);
        hasher.finish()
    }
}

/// A hash of the bytes so far.
#[derive(Clone, Debug)]
pub enum Hasher {
    /// CRC-32C.
    Crc(u32),
    /// BLAKE3.
    Blake3(Box<blake3::Hasher>),
}

impl Hasher {
    /// Takes more bytes.
    pub fn update(&mut self, more: &[u8]) {
        match self {
            Self::Crc(crc) => *crc = crc32c::crc32c_append(*crc, more),
            Self::Blake3(hasher) => {
                hasher.update(more);
            }
        }
    }

    /// The hash of all that it took.
    pub fn finish(self) -> Hash {
        match self {
            Self::Crc(crc) => Hash::Crc(crc),
            Self::Blake3(hasher) => Hash::Blake3(*hasher.finalize().as_bytes()),
        }
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Crc(crc) => write!(f, "{crc:08x}"),
            Self::Blake3(bytes) => bytes.iter().try_for_each(|it| write!(f, "{it:02x}")),
        }
    }
}

impl FromStr for Hash {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let hash = match text.len() {
            8 => u32::from_str_radix(text, 16).map(Self::Crc).ok(),
            64 => blake3::Hash::from_hex(text)
                .map(|it| Self::Blake3(*it.as_bytes()))
                .ok(),
            _ => None,
        };
        let exact = hash.filter(|it| it.to_string() == text);
        exact.ok_or_else(|| format!("expected 8 or 64 hexadecimal digits, found `{text}`"))
    }
}

impl TryFrom<String> for Hash {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}

impl From<Hash> for String {
    fn from(hash: Hash) -> Self {
        hash.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hashes_are_read_as_they_were_written_and_nothing_else_is() {
        // Of "abc": from the definition of BLAKE3 and from RFC 3720's polynomial.
        let long = "6437b3ac38465133ffb63b75273a8db548c558465d79db03fd359c6cd5bd9d85";
        let [new, old] = [Hash::of(b"abc"), Hash::Crc(0).like_of(b"abc")];
        assert_eq!(new.to_string(), long);
        assert_eq!(old.to_string(), "364b3fb7");
        for hash in [new, old] {
            assert_eq!(hash.to_string().parse(), Ok(hash));
            let mut parts = hash.like();
            parts.update(b"a");
            parts.update(b"bc");
            assert_eq!(parts.finish(), hash);
        }
        let long = long.to_uppercase();
        for text in ["", "364B3FB7", "+64b3fb7", "364b3fb", &long, &long[1..]] {
            assert!(text.parse::<Hash>().is_err(), "{text}");
        }
    }
}
